"""Between the front seats: deck of trim with the selector, covers, armrest."""

import numpy as np

from cushion import Bend, Cushion, Side, sew
from curves import smoothstep, spline
from mesh import box, disc_solid, loft, seam, sheet, tube
from screen import display_material, face


class FrontConsole:
    """`deck(x)` is the height of its upper side: level between the seats, rising to the dash."""

    def __init__(self, cabin, dash):
        self.cabin, self.dash = cabin, dash
        self.x0, self.x1 = dash.nose - 0.03, cabin.front_hip + 0.36
        self.lid = cabin.front_hip + 0.02
        self.half = 0.122
        self.low = cabin.hip + 0.16

    def deck(self, x):
        end = self.dash.top + self.dash.band_low - 0.05
        f = 1 - smoothstep(self.x0, self.x0 + 0.30, x)
        return self.low + (end - self.low) * f**1.3 + 0.01 * smoothstep(self.lid - 0.3, self.lid, x)

    def build(self, mats):
        self.body(mats)
        self.deck_plate(mats)
        self.armrest(mats)
        self.selector(mats)

    def body(self, mats):
        rows = []
        for x in np.linspace(self.x0, self.x1, 60):
            z = self.deck(x) - (0.012 if x < self.lid else 0.03)
            h = self.half
            side = [(h - 0.02, 0.08), (h + 0.004, 0.2), (h + 0.008, z - 0.05), (h + 0.004, z - 0.012), (h - 0.008, z + 0.001), (h - 0.024, z - 0.002)]
            right = spline(np.array([(x, y, zz) for y, zz in side]), 40)
            rows.append(np.vstack([right, (right * (1, -1, 1))[::-1]]))
        loft('console', np.array(rows), mats['main'])
        xs = np.linspace(self.x0 + 0.12, self.x1 - 0.02, 100)
        for s in (-1, 1):
            path = np.stack([xs, np.full_like(xs, s * (self.half + 0.0062)), self.deck(xs) - np.where(xs < self.lid, 0.012, 0.03) - 0.022], -1)
            seam('console-stitch', path, np.tile((0, s, 0.25), (100, 1)), mats['thread'], length=0.006)

    def deck_plate(self, mats):
        w = self.half - 0.018
        sheet('console-deck', lambda x, y: (x, y, self.deck(x) - 0.008 + 0 * y), 140, 30, mats['trim'], u=(self.x0, self.lid), v=(-w, w), uv=lambda x, y: (x, y))
        xs = np.linspace(self.x0, self.lid, 100)
        for s in (-1, 1):
            tube('console-edge', np.stack([xs, np.full_like(xs, s * w), self.deck(xs) - 0.0075], -1), 0.0026, mats['metal'], 10)
        if self.cabin.dash == 'cockpit':
            self.keys(mats)
            return
        x = self.x0 + 0.19
        box('tray', (x + 0.055, 0, float(self.deck(np.array(x + 0.055))) - 0.008), (0.12, w * 1.75, 0.004), mats['black'], 0.003, rotation=(0, 0.10, 0))

    def keys(self, mats):
        """Real keys in two rows with a dial at each side, on the slope towards the dash."""
        for row in range(2):
            x = self.x0 + 0.115 + 0.034 * row
            z = float(self.deck(np.array(x))) - 0.004
            for k in range(4):
                box('key', (x, (k - 1.5) * 0.032, z), (0.024, 0.028, 0.010), mats['satin'], 0.003, rotation=(0, 0.30, 0))
        x = self.x0 + 0.132
        z = float(self.deck(np.array(x))) - 0.010
        for s in (-1, 1):
            disc_solid('dial', (x, s * 0.086, z), 0.019, 0.022, mats['satin'], (0.3, 0, 1))

    def armrest(self, mats):
        """Two lids side by side."""
        length = self.x1 - self.lid
        for s in (-1, 1):
            pad = Cushion(0.030, length / 2 - 0.035, length / 2, Side(0.027, 0.0, 0.05), Side(0.03, 0, 0.06), Side(0.03, 0, 0.05), power=8, belly=0.003, seed=41)
            z = float(self.deck(np.array(self.lid)))
            sew(pad, Bend(self.lid, s * 0.0595, z + 0.016, lambda t: 90 + 0 * t), 'armrest', mats, 'insert_plain', piping=False)

    def selector(self, mats):
        """Round selector with a knurled edge under a glass face; a second disc where the text names a writing panel."""
        x = self.lid - 0.13
        z = float(self.deck(np.array(x))) - 0.008
        self.dial(mats, x, 0.0, z, 0.036, 0.026)
        if self.cabin.dash == 'slit':
            xx = x - 0.125
            zz = float(self.deck(np.array(xx))) - 0.008
            disc_solid('writing', (xx, 0, zz), 0.052, 0.010, mats['satin'], (0.03, 0, 1), 0.003)
            disc_solid('writing-face', (xx, 0, zz + 0.008), 0.047, 0.004, mats['black'], (0.03, 0, 1), 0.001)
        for s in (-1, 1):
            for k in range(2):
                box('mode-key', (x - 0.012 + 0.032 * k, s * 0.070, z + 0.003), (0.027, 0.020, 0.007), mats['satin'], 0.003)

    def dial(self, mats, x, y, z, radius, height):
        disc_solid('selector-foot', (x, y, z), radius + 0.012, 0.004, mats['black'], (0, 0, 1), 0.001)
        a = np.linspace(0, 2 * np.pi, 360, endpoint=False)
        knurl = 1 + 0.016 * np.sign(np.sin(a * 60)) * np.abs(np.sin(a * 60)) ** 0.5
        rows = [np.stack([x + radius * knurl * np.cos(a), y + radius * knurl * np.sin(a), np.full(360, z + h)], -1) for h in np.linspace(0.004, height - 0.003, 6)]
        loft('selector-knurl', np.array(rows), mats['satin'], closed=True)
        disc_solid('selector-cap', (x, y, z + height - 0.004), radius * 0.99, 0.006, mats['metal'], (0, 0, 1), 0.003)
        disc_solid('selector-face', (x, y, z + height + 0.0015), radius * 0.86, 0.0015, mats['black'], (0, 0, 1), 0.0005)
        tube('selector-glow', np.stack([x + (radius + 0.006) * np.cos(a), y + (radius + 0.006) * np.sin(a), np.full(360, z + 0.0042)], -1), 0.0012, mats['glow'], 8, closed=True)
