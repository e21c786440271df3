"""
What a car is made of, on a stone table: hide, quilting, a fan of leathers, veneers, forms of paint, thread:
blender -b --factory-startup -P samples.py -- --model g90 --view table --size 1920x864 --samples 24 --out FILE.png
"""
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
# A cabin's leather, thread and veneer; its modules name each other without a folder.
sys.path[:0] = [os.path.join(HERE, 'cabin'), HERE]

import numpy as np

from body.materials import FINISHES
from common import render
from common.camera import camera
from common.develop import Look
from common.lights import softbox, world
from common.materials import metal, paint
from common.nodes import linear, link, material, principled
from curves import spline
from cushion import Cushion, Side, sew
from materials import leather, palette, plain, wood
from mesh import box, loft, set_detail, sheet, stitches, tube
from place.ground import grey, noise, ramp
from quilt import diamond

# sRGB of the leathers in the fan, and of the forms with their finish: colours the cars are sold in.
LEATHERS = ('d8ccb9', '8b8d90', '5c3b29', '48121a', '262627', '3b261c', 'a98463')
FORMS = (('1d2b45', 'metallic'), ('7d1620', 'pearl'), ('24382f', 'metallic'), ('f1f1ee', 'pearl'))
THREADS = ('a08a70', '8e242c', 'd0d1d2')


class Laid:
    """A place on the table: turned by degrees about its middle, lifted."""

    def __init__(self, x, y, degrees=0.0, lift=0.0):
        self.x, self.y, self.lift = x, y, lift
        self.cos, self.sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def __call__(self, a, b, n=0.0):
        return self.x + a * self.cos - b * self.sin, self.y + a * self.sin + b * self.cos, self.lift + n + 0 * a


def table():
    stone = material('stone', Specular=0.4)
    grey(stone, ramp(stone, noise(stone, 3.0, 7.0), 0.3, 0.7, 0.045, 0.075), (1.0, 0.93, 0.84))
    link(stone, ramp(stone, noise(stone, 14.0, 4.0), 0.3, 0.7, 0.34, 0.5), principled(stone).inputs['Roughness'])
    sheet('table', lambda u, v: (u, v, 0 * u), 2, 2, stone, u=(-3, 3), v=(-2, 4))


def hide(at, wide, long, made, edge):
    """A skin whose far corner has rolled up by itself."""
    def surface(u, v):
        a, b = (u - 0.5) * wide, (v - 0.5) * long
        # How far a point is beyond the line that cuts the corner off: from there on it rolls.
        beyond = np.maximum((0.5 + b / long) * 0.8 + (0.5 - a / wide) - 1.34, 0) * long
        radius = 0.034
        angle = beyond / radius
        along = np.array((-0.70, 0.71))
        slip = beyond - radius * np.sin(angle)
        wave = 0.0016 * np.sin(9 * u + 4 * v) * np.sin(7 * v)
        x, y, z = at(a - along[0] * slip, b - along[1] * slip, radius * (1 - np.cos(angle)) + 0.0015 + np.maximum(wave, 0))
        return x, y, z
    sheet('hide', surface, 260, 220, made, uv=lambda u, v: (u * wide, v * long))
    s = np.linspace(0, 1, 200)
    for u, v in ((s, 0 * s), (s, 0 * s + 1), (0 * s, s), (0 * s + 1, s)):
        tube('hide-edge', np.stack(surface(u, v), -1), 0.0008, edge, 6)


def quilted(at, mats):
    """A cushion of a seat, sewn and not yet upholstered."""
    c = Cushion(0.175, 0.215, 0.0, Side(0.024, 0.003, 0.018), Side(0.024, 0.003, 0.018), Side(0.024, 0.003, 0.018),
                power=9.0, quilt=diamond(0.050, 0.058), puff=0.0085)
    sew(c, lambda y, t, n: at(y, t, n), 'cushion', mats, insert='insert_plain', fine=0.0012)


def swatch(at, wide, long, made, thread):
    """One leather of the fan: rounded at its corners, sewn along its edge."""
    angle = np.linspace(0, 2 * np.pi, 180, endpoint=False)
    power = lambda c: np.sign(c) * np.abs(c) ** 0.28
    ring = lambda inset: (power(np.cos(angle)) * (wide / 2 - inset), power(np.sin(angle)) * (long / 2 - inset) + long / 2)
    rows = [np.stack(at(*ring(inset), n + 0 * angle), -1) for inset, n in
            ((0.0004, 0.0), (0.0, 0.0006), (0.0004, 0.0014), (0.0015, 0.0017), (0.012, 0.0017), (0.7 * wide / 2, 0.0017), (wide / 2 - 1e-4, 0.0017))]
    loft('swatch', rows, made, closed=True)
    x, y = ring(0.0042)
    path = np.stack(at(x, y, 0.00185 + 0 * x), -1)
    stitches('swatch-seam', np.vstack([path, path[:1]]), np.tile((0, 0, 1.0), (len(path) + 1, 1)), thread, length=0.0036, gap=0.0016, radius=0.0004)


def fan(x, y, thread):
    for k, code in enumerate(LEATHERS):
        at = Laid(x, y, 68 - 21 * k, 0.0005 + 0.0021 * (len(LEATHERS) - k))
        swatch(lambda a, b, n: at(a, b - 0.012, n), 0.062, 0.165, leather(f'fan {k}', code, 0.44), thread)
    top = 0.0021 * len(LEATHERS) + 0.004
    a = np.linspace(0, 2 * np.pi, 60, endpoint=False)
    brass = metal('brass', 'b08a52', 0.22)
    tube('rivet', np.stack([x + 0.0035 * np.cos(a), y + 0.0035 * np.sin(a), top + 0 * a], -1), 0.0022, brass, 12, True)


def veneer(at, wide, long, made):
    sheet('veneer', lambda u, v: at(u * wide, (v - 0.5) * long, 0.0016 + 0 * u), 4, 4, made, u=(-0.5, 0.5),
          uv=lambda u, v: (v * long, u * wide))
    x, y, z = at(0.0, 0.0)
    box('core', (x, y, z + 0.0007), (wide - 0.0004, long - 0.0004, 0.0014), plain('core', linear('2b1b12'), 0.6), 0.0003,
        rotation=(0, 0, math.atan2(at.sin, at.cos)))


def form(at, made):
    """A drop as paint shops spray it: a blunt end, a long one, one soft edge along its back."""
    def surface(u, v):
        s = (1 - np.cos(np.pi * v)) / 2
        x = -0.068 + 0.17 * s
        full = np.sqrt(np.maximum(s * (1 - s), 0)) * 2 * (1.16 - 0.55 * s)
        a = np.pi * u
        c, d = np.cos(a), np.sin(a)
        edge = np.exp(-((c - 0.22) / 0.20) ** 2) * 0.12
        return at(x, 0.036 * full * np.sign(c) * np.abs(c) ** 0.9, 0.036 * full * d ** 0.85 * (1 + edge) + 0.0006)
    sheet('form', surface, 140, 160, made)


def spool(x, y, made, ends):
    turns, radius, tall = 30, 0.0145, 0.036
    sheet('thread', lambda u, v: ((radius + 0.00055 * np.abs(np.sin(np.pi * turns * v))) * np.cos(u) + x,
                                  (radius + 0.00055 * np.abs(np.sin(np.pi * turns * v))) * np.sin(u) + y, 0.006 + tall * v),
          90, turns * 10, made, u=(0, 2 * np.pi), closed_u=True)
    for low in (0.0, tall + 0.006):
        a = np.linspace(0, 2 * np.pi, 90, endpoint=False)
        rows = [np.stack([x + r * np.cos(a), y + r * np.sin(a), low + h + 0 * a], -1) for r, h in
                ((0.0005, 0.0), (0.0185, 0.0), (0.0195, 0.001), (0.0195, 0.005), (0.0185, 0.006), (0.006, 0.006), (0.005, 0.004), (0.0004, 0.004))]
        loft('spool', rows, ends, closed=True)


def needle(mats, path):
    """The thread that is being sewn with, and its needle."""
    line = spline(np.array(path), 240)
    tube('loose-thread', line, 0.00042, mats['thread'], 7)
    end, along = line[-1], line[-1] - line[-8]
    along /= np.linalg.norm(along)
    s = np.linspace(0, 1, 40)
    tube('needle', end[None] + along[None] * (0.052 * s)[:, None], np.interp(s, [0, 0.08, 0.5, 1], [0.0006, 0.0009, 0.0008, 0.0001]), metal('steel', 'd8d8da', 0.12), 12)


def knob(x, y):
    a = np.linspace(0, 2 * np.pi, 720, endpoint=False)
    knurl = lambda h: 0.00045 * np.abs(np.sin(36 * a + 700 * h)) ** 0.7 + 0.00045 * np.abs(np.sin(36 * a - 700 * h)) ** 0.7
    rows = [np.stack([x + r * np.cos(a), y + r * np.sin(a), h + 0 * a], -1) for r, h in ((0.021, 0.0), (0.0225, 0.001), (0.0225, 0.003))]
    for h in np.linspace(0.0035, 0.0155, 40):
        r = 0.0222 + knurl(h)
        rows.append(np.stack([x + r * np.cos(a), y + r * np.sin(a), h + 0 * a], -1))
    rows += [np.stack([x + r * np.cos(a), y + r * np.sin(a), h + 0 * a], -1) for r, h in
             ((0.0225, 0.016), (0.0225, 0.018), (0.0212, 0.0192), (0.019, 0.0193), (0.018, 0.0186), (0.0005, 0.0183))]
    loft('knob', rows, metal('knob', 'c9c4ba', 0.2), closed=True)


# Where each part lies and how it is turned (metres, degrees): a strip's and an upright picture's.
WIDE = {
    'hide': (-0.28, 0.20, 12), 'cushion': (-0.185, 0.075, 24), 'fan': (0.095, -0.10), 'veneer': (0.17, 0.285, 62),
    'forms': ((0.335, 0.145), (0.390, 0.062), (0.335, -0.021), (0.390, -0.104)),
    'spools': ((0.045, 0.265), (0.092, 0.285), (0.062, 0.318)), 'knob': (0.155, -0.165), 'needle': (0.0, 0.0),
}
TALL = {
    'hide': (-0.23, 0.29, 8), 'cushion': (-0.115, 0.20, 22), 'fan': (0.0, -0.165), 'veneer': (0.155, 0.36, 78),
    'forms': ((0.175, 0.085), (0.205, -0.005), (0.165, -0.095), (0.195, -0.19)),
    'spools': ((0.095, 0.32), (0.14, 0.335), (0.112, 0.375)), 'knob': (0.05, -0.27), 'needle': (-0.10, -0.02),
}


def build(lie):
    mats = palette('ivr', 0.0)
    table()
    hide(Laid(*lie['hide']), 0.66, 0.50, leather('hide', '6b4024', 0.40), plain('hide edge', linear('8a5d3e'), 0.8))
    quilted(Laid(*lie['cushion'], 0.024), mats)
    fan(*lie['fan'], plain('light thread', linear('d9cbb2'), 0.6, 0.0, 0.3, Sheen=0.5))
    x, y, turn = lie['veneer']
    for k, (dark, pale, pore) in enumerate((('2a1408', '7a4a26', '120803'), ('1d140f', '4a382c', '0c0805'), ('8a6238', 'b98d58', '553a22'))):
        veneer(Laid(x + 0.04 * k, y + 0.012 * k, turn + 10 * k, 0.0004 + 0.0018 * (2 - k)), 0.115, 0.38, wood(f'veneer {k}', dark, pale, pore, 0.32))
    for k, (code, finish) in enumerate(FORMS):
        form(Laid(*lie['forms'][k], -160 + 9 * k), paint(code, pearl=None, **FINISHES[finish]))
    ends = wood('spool', '5a3b22', '7d5a38', '2a1a0e', 0.4)
    for k, code in enumerate(THREADS):
        spool(*lie['spools'][k], plain(f'spool {k}', linear(code), 0.5, 0.0, 0.4, Sheen=0.6), ends)
    knob(*lie['knob'])
    x, y = lie['needle']
    needle(mats, [(x + a, y + b, c) for a, b, c in (
        (-0.05, -0.05, 0.035), (-0.03, -0.115, 0.012), (-0.005, -0.165, 0.0015), (0.035, -0.185, 0.001), (0.05, -0.165, 0.001))])


def lights():
    world((0.012, 0.011, 0.010), 1.0)
    softbox((-1.5, 0.85, 0.62), (0, 0.1, 0), 1.2, 0.7, 19, (1.0, 0.92, 0.82), fade=0.5)
    softbox((0.25, 1.45, 1.08), (0.2, 0.0, 0), 1.3, 0.34, 8.0, (1.0, 0.96, 0.90))
    softbox((1.5, 0.2, 0.8), (0.2, 0.0, 0), 0.2, 0.8, 4, (0.88, 0.93, 1.0))


def main():
    options = render.parse(render.arguments())
    scene = render.empty_scene()
    tall = options.size[1] > options.size[0]
    set_detail(max(options.size))
    build(TALL if tall else WIDE)
    lights()
    focus = (0.03, -0.02, 0.02)
    if tall:
        camera((0.05, -0.80, 1.02), (0.02, 0.065, 0.0), 73, focus, 5.0)
    else:
        camera((0.10, -0.92, 0.66), (0.045, 0.06, 0.0), 47, focus, 3.2)
    render.set_cycles(scene, options, bounces=6, clamp=4.0)
    scene.cycles.sample_clamp_direct = 12
    render.finish(scene, options, Look(exposure=0.85 if tall else 0.65, contrast=1.3, vignette=0.25))


main()
