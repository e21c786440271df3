"""Dashboard: padded top, air line, trim band, lower pad, displays; each model's own accent."""

import numpy as np

from curves import smoothstep, spline
from mesh import box, disc_solid, seam, sheet, tube
from screen import display_material, drawn_display, face

INCH = 0.0254
# Dashes of concept cars: no displays side by side, but one strip under the windscreen or one round one.
BARE = ('strip', 'round')


class Dash:
    """Profiles in x and z for every y; `nose` is the x of its front roll, `top` the height of its padded edge."""

    def __init__(self, cabin, near=False, written=frozenset()):
        """`near`: its wide display is read. `written`: the displays that show words and figures of a real typeface."""
        self.cabin, self.near, self.written = cabin, near, written
        self.nose = cabin.front_hip - 0.56
        self.top = cabin.waist + 0.065
        self.width = cabin.half_width - 0.035
        self.driver = -0.38

    def wrap(self, y):
        """The ends come towards the passengers, as far as the doors take the line over."""
        return 0.07 * np.abs(y / self.width) ** 3.2

    def rise(self, y):
        """Height over the plain horizon: a wing for one car, a hood over the instruments for another."""
        if self.cabin.dash == 'oval':
            return 0.030 * np.exp(-((y / 0.42) ** 2)) - 0.022 * np.abs(y / self.width) ** 2
        if self.cabin.dash == 'cockpit':
            return 0.018 * np.exp(-(((y - self.driver) / 0.24) ** 4)) - 0.012 * smoothstep(0.0, 0.5, y)
        return -0.012 * np.abs(y / self.width) ** 2

    def turn(self, y):
        """How far the part before the driver stands nearer: only where the text says that it is turned to him."""
        return 0.035 * (1 - smoothstep(-0.15, 0.30, y)) if self.cabin.dash == 'cockpit' else 0 * y

    def at(self, y, dx, dz):
        y = np.asarray(y, float)
        return self.nose + self.wrap(y) + self.turn(y) + dx, y, self.top + self.rise(y) * smoothstep(-0.25, -0.02, dz) + dz

    def strip(self, name, profile, material, rows=60, columns=200, reach=1.0):
        p = spline(np.array(profile, float), rows)

        def f(y, v):
            dx = np.interp(v, np.linspace(0, 1, rows), p[:, 0])
            dz = np.interp(v, np.linspace(0, 1, rows), p[:, 1])
            return self.at(y, dx, dz)

        return sheet(name, f, columns, rows, material, u=(-self.width * reach, self.width * reach), uv=lambda y, v: (y, v * 0.2))

    def line(self, dx, dz, y0=None, y1=None, n=160):
        y = np.linspace(-self.width if y0 is None else y0, self.width if y1 is None else y1, n)
        return np.stack(np.broadcast_arrays(*self.at(y, dx, dz)), -1)

    def build(self, mats):
        deep = self.cabin.screen_base[0] - self.nose
        climb = self.cabin.screen_base[1] - self.top
        top = [(deep - 0.05, climb - 0.02), (deep * 0.6, climb * 0.7 + 0.004), (-0.12, 0.012), (-0.035, 0.0), (-0.006, -0.02), (0.0, -0.042), (-0.012, -0.058)]
        self.strip('dash-top', top, mats['second'])
        self.shelf(mats, deep, top)
        for dz in (0.0, 0.007):
            path = self.line(-0.030 - dz, -0.0005)
            seam('dash-stitch', path, np.tile((0.3, 0, 0.95), (len(path), 1)), mats['thread'], length=0.006)
        self.air_line(mats)
        self.band(mats)
        low = self.band_low
        self.strip('dash-low', [(-0.006, low), (-0.022, low - 0.008), (-0.020, low - 0.020), (0.012, low - 0.030), (0.034, low - 0.050), (0.040, low - 0.085), (0.024, low - 0.13), (-0.03, low - 0.19), (-0.14, low - 0.235), (-0.32, low - 0.26)], mats['main'], 90)
        self.lower_seams(mats)
        self.displays(mats)

    def shelf(self, mats, deep, top):
        """Padded layer over the top, its sewn edge in a wide sweep before the passenger; slot and speakers at the glass."""
        p = spline(np.array(top, float), 80)
        level = lambda dx: np.interp(dx, p[: 50, 0], p[: 50, 1])
        edge = self.screen_end + 0.02
        front = lambda y: -0.135 + 0.092 * smoothstep(edge, edge + 0.26, y)
        back = deep * 0.86
        thick = 0.017

        def f(y, v):
            dx = front(y) + (back - front(y)) * v**1.6
            lift = thick * np.clip(1 - (1 - np.clip((front(y) - dx) / 0.016, 0, 1)) ** 2, 0, 1) ** 0.5
            fade = 1 - smoothstep(0.9, 1.0, v)
            return self.at(y, dx, level(dx) - 0.003 + (lift + 0.003) * fade)

        sheet('dash-shelf', f, 240, 50, mats['second'], u=(-self.width, self.width))
        y = np.linspace(-self.width, self.width, 260)
        for back_by in (0.018, 0.025):
            dx = front(y) - back_by
            path = np.stack(np.broadcast_arrays(*self.at(y, dx, level(dx) + thick + 0.0006)), -1)
            seam('shelf-stitch', path, np.tile((0.1, 0, 1), (len(path), 1)), mats['thread'], length=0.006)
        slot = lambda y, v: self.at(y, back - 0.004 - 0.030 * v, level(back - 0.03 * v) + 0.0035)
        sheet('demist', slot, 200, 4, mats['soft'], u=(-self.width * 0.9, self.width * 0.9))
        for s in (-1, 1):
            yy = s * (self.width - 0.135)
            dx = back + 0.085
            x, _, z = (float(c) for c in self.at(yy, dx, level(dx) + thick - 0.002))
            tilt = (0.16, 0, 1)
            disc_solid('dash-speaker', (x, yy, z), 0.058, 0.005, mats['metal'], tilt, 0.002)
            disc_solid('dash-speaker-cloth', (x, yy, z + 0.0006), 0.054, 0.0052, mats['soft'], tilt, 0.002)

    @property
    def screen_end(self):
        """y at which the displays end, on the passenger's side."""
        if self.cabin.dash in BARE:
            return self.width
        wide = self.cabin.display * INCH * 0.94
        return 0.02 + wide / 2 if self.cabin.dash in ('cockpit', 'study') else self.driver + 0.155 + 0.02 + wide

    def lower_seams(self, mats):
        """Stitches along the lower roll, joints of the glove box, cloth behind the feet."""
        low = self.band_low
        for dz in (0.0, 0.007):
            path = self.line(0.0355 + dz * 0.3, low - 0.0545 - dz)
            seam('low-stitch', path, np.tile((0.95, 0, 0.3), (len(path), 1)), mats['thread'], length=0.006)
        z = np.linspace(low - 0.088, low - 0.19, 30)
        for y in (0.16, 0.58):
            path = np.stack([np.array(self.at(y, np.interp(q - low, [-0.19, -0.13, -0.085], [-0.028, 0.0255, 0.0412]), q), float) for q in z])
            tube('glove-joint', path, 0.0016, mats['soft'], 8)
        path = self.line(0.0408, low - 0.088, 0.16, 0.58, 60)
        tube('glove-joint', path, 0.0016, mats['soft'], 8)
        x = self.nose - 0.30
        sheet('bulkhead', lambda y, v: (x - 0.02 * (1 - v), y, 0.75 * v - 0.02), 20, 20, mats['carpet'], u=(-0.86, 0.86))
        for s in (-1, 1):
            sheet('kick', lambda a, v: (x - 0.05 + 0.45 * a, s * (self.cabin.half_width - 0.035), 0.72 * v - 0.02), 8, 8, mats['soft'])
        box('pedal', (x + 0.10, self.driver + 0.06, 0.24), (0.02, 0.06, 0.09), mats['satin'], 0.008, rotation=(0, -0.5, 0))
        box('pedal', (x + 0.09, self.driver + 0.17, 0.19), (0.02, 0.05, 0.17), mats['satin'], 0.008, rotation=(0, -0.5, 0))

    @property
    def band_low(self):
        return -0.092 - self.cabin.blade * (0.55 if self.cabin.dash == 'slit' else 1.05)

    def air_line(self, mats):
        """Vents as one dark line across the whole width; slimmer where the text calls it a slit."""
        z0, z1 = (-0.060, -0.078) if self.cabin.dash == 'slit' else (-0.058, -0.088)
        self.strip('air-dark', [(-0.012, z0 + 0.002), (-0.05, z0 - 0.002), (-0.055, (z0 + z1) / 2), (-0.05, z1 + 0.002), (-0.010, z1)], mats['soft'], 30)
        for dz in np.linspace(z0, z1, 3 if self.cabin.dash == 'slit' else 4)[1:-1]:
            tube('vane', self.line(-0.018, dz), 0.0016, mats['satin'], 8)
        for dz in (z0, z1):
            tube('air-edge', self.line(-0.008, dz), 0.0018, mats['metal'], 8)
        for y in (-0.60, -0.17, 0.17, 0.60):
            x, yy, z = self.at(y, -0.012, (z0 + z1) / 2)
            box('vane-knob', (float(x), y, float(z)), (0.012, 0.020, 0.010), mats['satin'], 0.003)

    def band(self, mats):
        """Concave trim across the dash with the light line under it."""
        low, high = self.band_low, -0.0915
        tall = high - low
        # In front of the passenger the trim draws to a point, as in the doors, and perforated metal takes its place.
        part = lambda y: 1 - 0.62 * smoothstep(0.12, self.width, y) ** 0.8
        hollow = lambda v: -0.006 - 0.007 * np.sin(np.pi * v)
        trim = lambda y, v: self.at(y, hollow(v * part(y)), high - tall * part(y) * v)
        metal = lambda y, v: self.at(y, hollow(part(y) + (1 - part(y)) * v), high - tall * (part(y) + (1 - part(y)) * v))
        sheet('dash-band', trim, 240, 30, mats['trim'], u=(-self.width, self.width), uv=lambda y, v: (y, high - tall * part(y) * v))
        sheet('dash-grille', metal, 120, 20, mats['grille'], u=(0.13, self.width), uv=lambda y, v: (y, tall * (part(y) + (1 - part(y)) * v)))
        y = np.linspace(0.13, self.width, 120)
        self.inlays(mats, trim)
        tube('dash-joint', np.stack(self.at(y, hollow(part(y)) + 0.0015, high - tall * part(y)), -1), 0.0022, mats['metal'], 10)
        tube('dash-light', self.line(-0.004, low - 0.001), 0.0022, mats['glow'], 8)

    def inlays(self, mats, trim):
        """What is set into the trim: fine metal lines in a tall band of wood, one in a slim one."""
        for v in {'study': (0.22, 0.38, 0.54, 0.70), 'slit': (0.5,), 'oval': (0.3, 0.6)}.get(self.cabin.dash, ()):
            y = np.linspace(-self.width, self.width, 240)
            tube('dash-inlay', np.stack(np.broadcast_arrays(*trim(y, np.full(240, v))), -1) + (0.0006, 0, 0), 0.0011, mats['metal'], 8)

    @property
    def wide_size(self):
        """Width and height of the picture on the wide display."""
        wide = self.cabin.display * INCH
        return (wide * 0.948, wide * 0.318) if self.cabin.display > 12 else (wide * 0.927, wide * 0.375)

    @property
    def wide_centre(self):
        """Near its middle: what a camera aims at that comes close to it."""
        if self.cabin.dash in ('cockpit', 'study'):
            return self.nose - 0.055, 0.02, self.top + 0.060
        return self.nose - 0.075, self.driver + 0.175 + self.wide_size[0] / 2, self.top + (0.074 if self.cabin.dash == 'oval' else 0.056)

    def displays(self, mats):
        style = self.cabin.dash
        if style in BARE:
            return self.strip_display(mats) if style == 'strip' else self.round_display(mats)
        size = self.wide_size
        # From above, the dash would cover its lowest line.
        z = self.top + (0.074 if style == 'oval' else 0.056) + (0.016 if self.written else 0)
        x = self.nose - 0.075
        if style in ('cockpit', 'study'):
            self.display('cluster', (x - 0.02, self.driver, z + 0.004), (0.30, 0.112), mats, 0)
            if style == 'cockpit':
                self.hood(mats, z)
            yaw = -11 if style == 'cockpit' else -3
            self.display('wide', (x + (0.03 if style == 'cockpit' else 0.01), 0.02, z + 0.004), size, mats, yaw)
        else:
            cluster = 0.31
            whole = cluster + size[0] + 0.035
            left = self.driver - cluster / 2
            body_y = left + whole / 2 - 0.006
            self.display('', (x - 0.004, body_y, z), (whole + 0.012, size[1] + 0.012), mats, -2)
            for kind, y, w in (('cluster', self.driver, cluster), ('wide', left + cluster + 0.02 + size[0] / 2, size[0])):
                self.picture(kind, (x, y, z), (w, size[1]), -2, body_y)

    def pose(self, centre, yaw, pivot=None, tilt=14):
        """Right, up and out of a display turned to the driver by `yaw`, its head leaning away by `tilt` degrees."""
        a, b = np.radians(yaw), np.radians(tilt)
        right = np.array((np.sin(a), np.cos(a), 0))
        up = np.array((-np.sin(b) * np.cos(a), np.sin(b) * np.sin(a), np.cos(b)))
        out = np.cross(right, up)
        out = out if out[0] > 0 else -out
        c = np.array(centre, float)
        if pivot is not None:
            c = np.array((centre[0], pivot, centre[2])) + right * (centre[1] - pivot)
        return c, right, up, out

    def picture(self, kind, centre, size, yaw, pivot=None):
        c, right, up, out = self.pose(centre, yaw, pivot)
        place = lambda r, u, n: tuple(c[k] + right[k] * r + up[k] * u + out[k] * (n + 0.0042) for k in range(3))
        face(f'{kind}-picture', place, size, self.shown(kind, size))

    def shown(self, kind, size):
        if kind not in self.written:
            return display_material(kind, size)
        return drawn_display(kind, size, self.cabin.writes, self.near)

    def display(self, kind, centre, size, mats, yaw):
        """Body of black glass with a thin bright frame; the picture on it where `kind` names one."""
        import mathutils

        c, right, up, out = self.pose(centre, yaw)
        turn = mathutils.Matrix([[out[k], right[k], up[k]] for k in range(3)]).to_euler()
        w, h = size[0] + 0.010, size[1] + 0.010
        box(f'{kind}-glass', tuple(c - out * 0.002), (0.011, w, h), mats['black'], 0.005, 5, rotation=turn)
        box(f'{kind}-rim', tuple(c - out * 0.0055), (0.009, w + 0.004, h + 0.004), mats['satin'], 0.004, 5, rotation=turn)
        box(f'{kind}-foot', tuple(c - out * 0.03 - up * h * 0.42), (0.05, w * 0.8, 0.05), mats['soft'], 0.015, rotation=turn)
        if kind:
            self.picture(kind, centre, size, yaw)

    def strip_display(self, mats):
        """One low display from pillar to pillar under the windscreen, a line of light under it."""
        half, tall = self.width * 0.90, 0.062
        x, z = self.nose - 0.125, self.top + 0.050
        bow = lambda r: 0.05 * np.abs(r / half) ** 2.6
        place = lambda r, u, n: (x + bow(r) - 0.25 * u + n, r, z + u)
        for name, grow, back, material in (('strip-rim', 0.006, -0.007, mats['satin']), ('strip-glass', 0.004, -0.003, mats['black'])):
            sheet(name, lambda r, u: place(r, u, back + 0 * r), 120, 8, material, u=(-half - grow, half + grow), v=(-tall / 2 - grow, tall / 2 + grow))
        sheet('strip-back', lambda r, u: place(r, u, -0.012 + 0 * r), 120, 8, mats['soft'], u=(-half, half), v=(-tall / 2 - 0.04, tall / 2))
        face('strip', lambda r, u, n: place(r, u, n), (2 * half, tall), display_material('strip', (2 * half, tall)))
        r = np.linspace(-half, half, 120)
        tube('strip-light', np.stack(place(r, np.full(120, -tall / 2 - 0.012), 0.004), -1), 0.0022, mats['glow'], 8)

    def round_display(self, mats):
        """One round display in the middle, like a mirror on a shelf."""
        x, z, radius = self.nose - 0.085, self.top + 0.102, 0.118
        c, right, up, out = self.pose((x, 0.02, z), 0)
        disc_solid('round-rim', tuple(c - out * 0.014), radius + 0.006, 0.013, mats['satin'], tuple(out), 0.005)
        disc_solid('round-glass', tuple(c - out * 0.004), radius, 0.006, mats['black'], tuple(out), 0.002)
        place = lambda a, share: tuple(c[k] + (right[k] * np.cos(a) + up[k] * np.sin(a)) * radius * 0.96 * share + out[k] * 0.0032 for k in range(3))
        of_picture = lambda a, share: (0.5 + 0.5 * share * np.cos(a), 0.5 + 0.5 * share * np.sin(a))
        sheet('round-picture', place, 96, 8, display_material('round', (0.2, 0.2)), u=(0, 2 * np.pi), v=(0.01, 1), uv=of_picture)
        box('round-foot', tuple(c - out * 0.03 - up * radius * 0.92), (0.05, 0.10, 0.06), mats['satin'], 0.015)

    def hood(self, mats, z):
        """Low roof over the instruments."""
        def f(u, v):
            y = self.driver + 0.19 * (2 * u - 1)
            drop = 0.030 * np.abs(2 * u - 1) ** 6
            return self.nose - 0.045 - 0.10 * v + 0.03 * np.abs(2 * u - 1) ** 3, y, z + 0.070 - drop - 0.010 * v + 0.006 * np.sin(np.pi * v)

        sheet('hood', f, 90, 24, mats['second'])
        g = np.stack(f(np.linspace(0, 1, 90), np.zeros(90)), -1)
        tube('hood-edge', g, 0.0055, mats['second'], 12)

    def oval(self, mats):
        """One oval with every key in it."""
        x, _, z = self.at(0.0, 0.012, self.band_low * 0.5 - 0.052)
        a = np.linspace(0, 2 * np.pi, 160, endpoint=False)
        place = lambda r, u, n: (float(x) + n + 0.10 * r**2, r + 0.02, float(z) + u)
        ring = np.stack(place(0.30 * np.cos(a), 0.062 * np.sin(a), 0.004), -1)
        sheet('oval-face', lambda t, q: place(0.30 * np.cos(t) * q, 0.062 * np.sin(t) * q, 0.0), 160, 12, mats['black'], u=(0, 2 * np.pi), v=(0.01, 1))
        tube('oval-rim', ring, 0.0055, mats['metal'], 12, closed=True)
        tube('oval-light', ring * (1, 1.035, 1) + (-0.004, 0, 0), 0.002, mats['glow'], 8, closed=True)
        face('climate', lambda r, u, n: tuple(c + d for c, d in zip(place(r, u + 0.008, 0.0015), (0, 0, 0))), (0.27, 0.058), self.shown('climate', (0.27, 0.058)))
        for k in range(7):
            r = (k - 3) * 0.042
            box('oval-key', place(r, -0.038, 0.004), (0.008, 0.032, 0.013), mats['satin'], 0.003)
        for s in (-1, 1):
            disc_solid('oval-dial', place(s * 0.205, 0.0, 0.0), 0.031, 0.020, mats['satin'], (1, 0, 0))
