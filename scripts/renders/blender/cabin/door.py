"""Side of the cabin: door card with pad, light line, trim band, armrest, speaker and handle, from x0 to x1."""

import numpy as np

from curves import smoothstep, spline
from mesh import box, seam, sheet, tube


class DoorCard:
    """One side. `depth` counts from the glass plane inwards, `z` from the waist; `side` is +1 on the right."""

    def __init__(self, cabin, side, x0, x1, arm=(-0.62, 0.12)):
        self.cabin, self.side, self.x0, self.x1, self.arm = cabin, side, x0, x1, arm

    def put(self, x, depth, z):
        """Door coordinates → cabin; the sides draw in a little towards nose and tail."""
        bow = 0.02 * ((x + 0.5) / 1.3) ** 2
        return x, self.side * (self.cabin.half_width - depth - bow), self.cabin.waist + z + 0.012 * (x + 0.3)

    def has_arm(self, x):
        a, b = self.arm
        return smoothstep(a - 0.16, a + 0.02, x) * (1 - smoothstep(b, b + 0.16, x))

    def blade_height(self, x):
        """The trim band is tallest at the front of a door and draws to a point towards its rear."""
        f = np.clip((x - self.x0) / (self.x1 - self.x0), 0, 1)
        return self.band(x) - 0.85 * self.cabin.blade * f**1.3

    def band(self, x):
        """Height of trim and perforated metal together: what one loses, the other has."""
        return self.cabin.blade * 1.12 + 0 * x

    def strip(self, name, points, mats, samples=60, columns=160):
        """Surface through profile points (depth, z) that are functions of x."""

        def f(x, vv):
            rows = spline(np.array([np.stack(np.broadcast_arrays(*p(x[0])), -1) for p in points]).reshape(len(points), -1), at=vv[:, 0])
            rows = rows.reshape(len(vv), -1, 2)
            return self.put(x, rows[..., 0], rows[..., 1])

        uv = lambda x, vv: (x, vv * 0.2)
        return sheet(name, f, columns, samples, mats, u=(self.x0, self.x1), uv=uv)

    def build(self, mats):
        h = self.blade_height
        top = -0.088
        fixed = lambda d, z: lambda x: (d + 0 * x, z + 0 * x)
        pad = [(0.0, 0.004), (0.02, 0.012), (0.046, 0.004), (0.058, -0.022), (0.058, -0.05), (0.052, -0.078), (0.036, -0.084)]
        self.strip('door-pad', [fixed(*p) for p in pad], mats['second'])
        self.sewn_edge(mats, 0.0582, -0.034)
        self.blade(mats, top, h)
        h = self.band
        arm = self.has_arm
        below = lambda d, grow, drop: lambda x: (d + grow * arm(x), top - h(x) + drop + 0 * x)
        body = [
            below(0.036, 0, -0.004), below(0.05, 0.0, -0.008), below(0.058, 0.008, -0.03), below(0.058, 0.03, -0.05),
            below(0.056, 0.075, -0.058), below(0.054, 0.092, -0.074), below(0.05, 0.088, -0.1), below(0.042, 0.05, -0.135),
            below(0.03, 0.02, -0.18), below(0.022, 0.0, -0.26), below(0.02, 0, -0.36), below(0.026, 0, -0.50), below(0.03, 0, -0.62), below(0.034, 0, -0.76),
        ]
        self.strip('door-body', body, mats['main'], 140, 220)
        self.arm_seam(mats, top, h)
        self.speaker(mats)
        self.opener(mats, top, h)

    def line(self, depth, z, x0=None, x1=None, n=160):
        x = np.linspace(self.x0 if x0 is None else x0, self.x1 if x1 is None else x1, n)
        return np.stack(np.broadcast_arrays(*self.put(x, depth, z(x) if callable(z) else z + 0 * x)), -1)

    def sewn_edge(self, mats, depth, z):
        path = self.line(depth, z)
        normals = np.tile((0, -self.side, 0.15), (len(path), 1))
        for dz in (0.0, 0.007):
            seam('door-stitch', path + (0, 0, dz), normals, mats['thread'], length=0.006)

    def blade(self, mats, top, h):
        """Concave band of wood or metal between a light line above and a thin bright edge below."""
        def f(x, v):
            return self.put(x, 0.046 - 0.010 * np.sin(np.pi * v), top - 0.006 - (h(x) - 0.008) * v)

        sheet('door-blade', f, 200, 40, mats['trim'], u=(self.x0, self.x1), uv=lambda x, v: (x, v * 0.09))
        tube('door-light', self.line(0.043, top + 0.0005), 0.0022, mats['glow'], 8)
        edge = self.line(0.049, lambda x: top - h(x))
        tube('door-edge', edge, 0.0024, mats['metal'], 10)
        tall = lambda x: self.band(x) - h(x)
        wedge = lambda x, v: self.put(x, 0.047 + 0.004 * v, top - h(x) - tall(x) * v)
        sheet('door-grille', wedge, 160, 16, mats['grille'], u=(self.x0 + 0.02, self.x1), uv=lambda x, v: (x, h(x) + tall(x) * v))

    def arm_seam(self, mats, top, h):
        x = np.linspace(self.arm[0] - 0.02, self.arm[1] + 0.02, 120)
        arm = self.has_arm(x)
        p = np.stack(self.put(x, 0.0555 + 0.0835 * arm, top - h(x) - 0.0625), -1)
        seam('arm-stitch', p + (0, -self.side * 0.001, 0.0025), np.tile((0, -self.side * 0.6, 0.8), (len(p), 1)), mats['thread'], length=0.006)

    def speaker(self, mats):
        """Perforated metal sheet with a thin frame in the lower front of the door."""
        low, tall, a, b = -0.47, 0.19, self.x0 + 0.05, self.x0 + 0.47
        lean = 0.10
        edge = lambda x, v: self.put(x + lean * v, 0.034 + 0.006 * np.sin(np.pi * v), low + tall * v - 0.02 * (x - a))
        sheet('speaker', edge, 60, 40, mats['grille'], u=(a, b), uv=lambda x, v: (x, v * tall))
        corners = [(a, 0), (b, 0), (b, 1), (a, 1)]
        path = []
        for (xa, va), (xb, vb) in zip(corners, corners[1:] + corners[:1]):
            for q in np.linspace(0, 1, 30, endpoint=False):
                path.append(edge(xa + (xb - xa) * q, va + (vb - va) * q))
        tube('speaker-frame', np.array(path), 0.0028, mats['metal'], 10, closed=True)

    def opener(self, mats, top, band):
        """Lever of the door in the band, switches on the armrest."""
        x = self.arm[0] + 0.03
        h = self.blade_height
        mid = np.array(self.put(x, 0.040, top - h(x) * 0.5))
        box('opener-dish', mid + (0, self.side * 0.005, 0), (0.128, 0.012, 0.036), mats['black'], 0.006)
        box('opener', mid + (-0.003, -self.side * 0.0045, 0.003), (0.110, 0.008, 0.018), mats['satin'], 0.0038)
        for k in range(3):
            p = np.array(self.put(x + 0.12 + 0.034 * k, 0.122, top - band(x) - 0.0555))
            box('switch', p + (0, 0, 0.004), (0.024, 0.020, 0.008), mats['satin'], 0.003)
