"""A sewn cushion: an insert inside a stuffed frame, with the seam, its piping and its stitches between them."""

from dataclasses import dataclass, field

import numpy as np

from curves import inside_superellipse, pillow_edge, ripple, smoothstep, spline, superellipse
from mesh import add_mesh, counted, grid_quads, seam, tube
from quilt import height


@dataclass
class Bend:
    """Plane coordinates (y across, t along, n out of the seat) laid on a curved strip in the cabin's x-z plane.

    `angle(t)` in degrees: 0 runs straight up, 90 towards the rear with its upper side as the face.
    """

    x: float
    y: float
    z: float
    angle: object
    reach: tuple = (-0.3, 1.2)
    wrap: float = 0.0  # how much the sides come forward, per metre from the middle

    def __post_init__(self):
        self._t = np.linspace(*self.reach, 600)
        a = np.radians(np.broadcast_to(self.angle(self._t), self._t.shape))
        step = self._t[1] - self._t[0]
        start = np.searchsorted(self._t, 0.0)
        x, z = np.cumsum(np.sin(a)) * step, np.cumsum(np.cos(a)) * step
        self._x, self._z, self._a = x - x[start], z - z[start], a

    def __call__(self, y, t, n):
        n = n + self.wrap * y**2
        a = np.interp(t, self._t, self._a)
        x = self.x + np.interp(t, self._t, self._x) - np.cos(a) * n
        z = self.z + np.interp(t, self._t, self._z) + np.sin(a) * n
        return x, self.y + y, z


@dataclass
class Side:
    """One side of the frame: how wide, how high over the insert, how deep behind it."""

    width: float
    rise: float
    depth: float


@dataclass
class Cushion:
    half_width: float
    half_length: float
    middle: float  # t of the middle of the insert
    sides: Side
    top: Side
    bottom: Side
    power: float = 5.0
    taper: float = 0.0  # the top is narrower by this share
    quilt: tuple = ()
    puff: float = 0.008
    belly: float = 0.0  # crown of an insert without quilting
    plain_above: float | None = None  # t of the insert over which it is not quilted
    seed: int = 1
    ring: object = field(default=None, repr=False)

    def __post_init__(self):
        self._edge = superellipse(self.half_width, self.half_length, self.power, counted(320))
        d = np.roll(self._edge, -1, 0) - np.roll(self._edge, 1, 0)
        out = np.stack([d[:, 1], -d[:, 0]], 1)
        self._out = out / np.linalg.norm(out, axis=1, keepdims=True)

    def plane(self, y, t):
        """Coordinates of the cut → of the seat: taper and place along the strip."""
        return y * (1 - self.taper * t / self.half_length), t + self.middle

    def insert_height(self, y, t):
        d = inside_superellipse(y, t, self.half_width, self.half_length, self.power)
        n = -0.007 + 0.010 * pillow_edge(d, 0.028) + np.minimum(d, 0) * 1.2
        n = n + self.belly * np.clip(1 - (y / self.half_width) ** 2, 0, 1) * np.clip(1 - (t / self.half_length) ** 2, 0, 1)
        if self.quilt:
            sewn = height(self.quilt, y, t, self.puff) * smoothstep(0.004, 0.03, d)
            if self.plain_above is not None:
                over = t - self.plain_above
                sewn = np.where(over < 0, sewn * smoothstep(0, 0.012, -over), self.puff * pillow_edge(over, 0.03) * smoothstep(0.004, 0.03, d))
            n = n + sewn
        return n + 0.0008 * ripple(y, t, self.seed)

    def frame_profile(self, r):
        """Offset outward and height at r in 0..1 for every point of the seam: the three sides blend by direction."""
        o = self._out
        weight = np.stack([o[:, 0] ** 2, np.maximum(o[:, 1], 0) ** 2, np.maximum(-o[:, 1], 0) ** 2], 1)
        w, h, d = (weight @ np.array([getattr(s, k) for s in (self.sides, self.top, self.bottom)]) for k in ('width', 'rise', 'depth'))
        zero = np.zeros_like(w)
        points = np.stack(
            [
                np.stack([zero - 0.002, zero - 0.010], 1),
                np.stack([zero + 0.004, zero + 0.002], 1),
                np.stack([0.20 * w, 0.55 * h + 0.008], 1),
                np.stack([0.48 * w, 0.93 * h + 0.009], 1),
                np.stack([0.78 * w, 0.97 * h + 0.001], 1),
                np.stack([0.97 * w, 0.5 * h - 0.13 * d], 1),
                np.stack([w, -0.5 * d], 1),
                np.stack([0.95 * w, -d], 1),
            ]
        )
        return spline(points.reshape(8, -1), at=r).reshape(len(r), -1, 2)

    def frame(self, r):
        """(y, t, n) of the frame, rows of r."""
        p = self.frame_profile(np.atleast_1d(r))
        y = self._edge[None, :, 0] + p[..., 0] * self._out[None, :, 0]
        t = self._edge[None, :, 1] + p[..., 0] * self._out[None, :, 1]
        y, t = self.plane(y, t)
        n = p[..., 1] + 0.0015 * ripple(y, t, self.seed + 7) * np.clip(np.atleast_1d(r) * 4, 0, 1)[:, None]
        return y, t, n


def surface_normal(f, y, t, step=0.002):
    """Normal of the placed surface at (y, t)."""
    p = lambda a, b: np.stack(np.broadcast_arrays(*f(a, b)), -1)
    n = np.cross(p(y + step, t) - p(y - step, t), p(y, t + step) - p(y, t - step))
    return n / (np.linalg.norm(n, axis=-1, keepdims=True) + 1e-12)


def sew_insert(c, place, material, thread, name, fine):
    """The insert with its quilting and the stitches of every line."""
    w, l = c.half_width + 0.006, c.half_length + 0.006
    nu, nv = counted(2 * w / fine), counted(2 * l / fine)
    put = lambda y, t: place(*c.plane(y, t), c.insert_height(y, t))
    u, v = np.meshgrid(np.linspace(-w, w, nu), np.linspace(-l, l, nv))
    p = np.stack(np.broadcast_arrays(*put(u, v)), -1)
    add_mesh(f'{name}-insert', p.reshape(-1, 3), grid_quads(nu, nv), material, np.stack([u, v], -1).reshape(-1, 2))
    if thread is None:
        return
    limit = np.inf if c.plain_above is None else c.plain_above
    across = np.linspace(-w, w, 200)
    ends = [] if c.plain_above is None else [(across, np.full_like(across, limit - 0.004))]
    for lines in [*(f.lines(w, l) for f in c.quilt), ends]:
        for y, t in lines:
            inside = (inside_superellipse(y, t, c.half_width, c.half_length, c.power) > 0.008) & (t < limit)
            if inside.sum() < 6:
                continue
            y, t = y[inside], t[inside]
            path = np.stack(np.broadcast_arrays(*put(y, t)), -1)
            normals = towards(surface_normal(lambda a, b: place(*c.plane(a, b), 0 * a), y, t), c, place)
            seam(f'{name}-quilting', path + normals * 0.0012, normals, thread)


def towards(normals, c, place):
    """Turned so that they leave the seat on its upper side."""
    mid = [np.array(place(0.0, c.middle, h)) for h in (0.0, 0.1)]
    return normals * np.sign((normals * (mid[1] - mid[0])).sum(-1, keepdims=True))


def sew_frame(c, place, name, material, thread, piping, outer=()):
    """The frame around the insert with a row of stitches beside the seam, and piping in it."""
    steps = np.linspace(0, 1, counted(64)) ** 1.15
    y, t, n = c.frame(steps)
    p = np.stack(place(y, t, n), -1)
    add_mesh(f'{name}-frame', p.reshape(-1, 3), grid_quads(len(c._edge), len(steps), True), material)
    if piping is not None:
        py, pt = c.plane(c._edge[:, 0], c._edge[:, 1])
        tube(f'{name}-piping', np.stack(place(py, pt, np.full_like(py, -0.0015)), -1), 0.0022, piping, 10, True)
    if thread is not None:
        for r in (0.13, *outer):
            near = [np.stack(place(*(a[0] for a in c.frame(np.array([r + d])))), -1) for d in (-0.02, 0.0, 0.02)]
            path = near[1]
            along = np.roll(path, -1, 0) - np.roll(path, 1, 0)
            out = np.cross(along, near[2] - near[0])
            inner = np.array(place(0.0, c.middle, -0.05))
            out *= np.sign((out * (path - inner)).sum(1, keepdims=True))
            out /= np.linalg.norm(out, axis=1, keepdims=True) + 1e-12
            keep = c._out[:, 1] > -0.6
            start = int(np.argmax(~keep)) if not keep.all() else 0
            path, out, keep = (np.roll(a, -start, 0) for a in (path, out, keep))
            seam(f'{name}-topstitch', path[keep] + out[keep] * 0.0004, out[keep], thread, length=0.0058)


def close_back(c, place, name, material, bulge=0.02):
    """Panel behind: from the frame's last edge to the middle."""
    y, t, n = (a[0] for a in c.frame(np.array([1.0])))
    rows = []
    for s in (1.0, 0.985, 0.95, 0.8, 0.5, 0.2, 0.01):
        rows.append(np.stack(place(y * s, c.middle + (t - c.middle) * s, n - bulge * (1 - s) ** 0.5 * (s < 1)), -1))
    p = np.array(rows)
    add_mesh(f'{name}-back', p.reshape(-1, 3), grid_quads(len(c._edge), len(rows), True), material)


def sew(c, place, name, mats, insert='insert', piping=True, back=None, fine=0.0021, outer=()):
    """The whole cushion; `mats` is the palette of materials.py."""
    sew_insert(c, place, mats[insert], mats['thread'], name, fine)
    sew_frame(c, place, name, mats['main'], mats['thread'], mats['piping'] if piping else None, outer)
    if back:
        close_back(c, place, name, mats[back])
