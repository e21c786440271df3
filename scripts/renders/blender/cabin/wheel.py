"""Steering wheel: leather rim with its inner seam, a soft hub without any mark, spokes by model."""

import numpy as np

from cushion import Cushion, Side, sew_frame, sew_insert, close_back
from mesh import box, loft, seam, tube


# Half width and half height of the hub, power of its outline, flat of the rim below, degrees of the spokes under the two.
SHAPES = {
    'two': (0.066, 0.046, 3.2, 0.045, ()),
    'wide': (0.084, 0.040, 4.2, 0.045, ()),
    'sport': (0.052, 0.044, 2.4, 0.085, (-90,)),
    'round': (0.056, 0.054, 2.1, 0.03, ()),
    'four': (0.070, 0.044, 3.6, 0.03, (-52, -128)),
}


class Wheel:
    def __init__(self, centre, shape='two', tilt=24, radius=0.183):
        self.c, self.r, self.shape = np.array(centre, float), radius, SHAPES[shape]
        a = np.radians(tilt)
        self.right = np.array((0, 1.0, 0))
        self.up = np.array((-np.sin(a), 0, np.cos(a)))
        self.out = np.array((np.cos(a), 0, np.sin(a)))

    def put(self, r, u, n):
        r, u, n = np.broadcast_arrays(r, u, n)
        return self.c + r[..., None] * self.right + u[..., None] * self.up + n[..., None] * self.out

    def rim(self, mats):
        """A little flat below; thicker where the thumbs lie."""
        a = np.linspace(0, 2 * np.pi, 240, endpoint=False)
        flat = 1 - self.shape[3] * np.exp(-(((a - 1.5 * np.pi) / 0.42) ** 2))
        path = self.put(self.r * np.cos(a), self.r * np.sin(a) * flat, 0 * a)
        thumbs = sum(np.exp(-(((a - t) / 0.22) ** 2)) for t in (0.55, np.pi - 0.55))
        tube('wheel-rim', path, 0.0158 + 0.0016 * thumbs, mats['second'], 28, closed=True, flat=0.92)
        inner = self.put((self.r - 0.0155) * np.cos(a), (self.r - 0.0155) * np.sin(a) * flat, 0.004 + 0 * a)
        seam('wheel-seam', inner, -self.put(np.cos(a), np.sin(a), 0 * a) + self.c, mats['thread'], length=0.004, gap=0.0025, radius=0.0007)

    def hub(self, mats):
        wide, tall, power, _, _ = self.shape
        pad = Cushion(wide, tall, 0.0, Side(0.016, -0.008, 0.04), Side(0.014, -0.008, 0.04), Side(0.018, -0.008, 0.04), power=power, belly=0.012, seed=31)
        place = lambda y, t, n: tuple(np.moveaxis(self.put(y, t, n + 0.020), -1, 0))
        sew_insert(pad, place, mats['second'], None, 'hub', 0.002)
        sew_frame(pad, place, 'hub', mats['second'], None, None)
        close_back(pad, place, 'hub', mats['soft'])

    def spoke(self, mats, s):
        """From the hub to the rim, with a bright blade along it and keys on dark glass."""
        rows = []
        for q in np.linspace(0, 1, 30):
            reach = 0.060 + (self.r - 0.066) * q
            half = 0.030 - 0.011 * q + 0.006 * q**4
            mid = -0.006 - 0.012 * np.sin(np.pi * q * 0.5)
            ang = np.linspace(0, 2 * np.pi, 36, endpoint=False)
            e = 0.55
            u = mid + half * np.sign(np.cos(ang)) * np.abs(np.cos(ang)) ** e
            n = 0.004 + 0.009 * np.sign(np.sin(ang)) * np.abs(np.sin(ang)) ** e - 0.006 * q
            rows.append(self.put(s * reach, u, n))
        loft('spoke', np.array(rows), mats['black'], closed=True)
        for edge in (1, -1):
            q = np.linspace(0, 1, 40)
            half = 0.030 - 0.011 * q + 0.006 * q**4
            path = self.put(s * (0.070 + (self.r - 0.080) * q), -0.006 - 0.012 * np.sin(np.pi * q * 0.5) + edge * half * 0.93, 0.0115 - 0.006 * q)
            tube('spoke-edge', path, 0.0026, mats['satin'], 10)
        at = self.put(np.array(s * 0.108), np.array(-0.016), np.array(0.012))
        tilt = np.radians(24)
        box('spoke-roller', tuple(at), (0.008, 0.010, 0.024), mats['satin'], 0.0035, rotation=(0, -tilt, 0))
        for k in (-1, 1):
            p = self.put(np.array(s * 0.108 + k * 0.018), np.array(-0.016), np.array(0.011))
            box('spoke-key', tuple(p), (0.004, 0.012, 0.020), mats['soft'], 0.002, rotation=(0, -tilt, 0))
        paddle = self.put(s * np.linspace(0.10, 0.150, 12), np.linspace(0.045, 0.052, 12), np.full(12, -0.03))
        tube('paddle', paddle, np.linspace(0.012, 0.009, 12), mats['satin'], 12, flat=0.3)

    def low_spoke(self, mats, degrees):
        """Bright blade without keys from the hub to the lower rim."""
        a = np.radians(degrees)
        along, aside = np.array((np.cos(a), np.sin(a))), np.array((-np.sin(a), np.cos(a)))
        reach = self.r * (1 - self.shape[3] * np.exp(-(((a % (2 * np.pi) - 1.5 * np.pi) / 0.42) ** 2)))
        rows = []
        for q in np.linspace(0, 1, 24):
            half = 0.017 - 0.004 * q + 0.006 * q**5
            ang = np.linspace(0, 2 * np.pi, 28, endpoint=False)
            u = half * np.sign(np.cos(ang)) * np.abs(np.cos(ang)) ** 0.55
            n = 0.004 + 0.006 * np.sign(np.sin(ang)) * np.abs(np.sin(ang)) ** 0.55 - 0.004 * q
            at = along * (0.030 + (reach - 0.036) * q)
            rows.append(self.put(at[0] + aside[0] * u, at[1] + aside[1] * u, n))
        loft('low-spoke', np.array(rows), mats['satin'], closed=True)

    def build(self, mats):
        for degrees in self.shape[4]:
            self.low_spoke(mats, degrees)
        self.rim(mats)
        self.hub(mats)
        for s in (-1, 1):
            self.spoke(mats, s)
        tube('column', self.put(np.zeros(8), np.zeros(8), np.linspace(-0.015, -0.30, 8)), np.linspace(0.05, 0.062, 8), mats['soft'], 32)
        for s in (-1, 1):
            tube('stalk', self.put(s * np.linspace(0.05, 0.165, 12), np.linspace(0.01, 0.022, 12), np.full(12, -0.055)), np.linspace(0.008, 0.0065, 12), mats['soft'], 14)
