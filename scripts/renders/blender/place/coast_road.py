"""A road over the sea, shortly after the sun has gone."""
import math

from common.develop import Look
from common.lights import softbox
from common.materials import metal
from common.nodes import bump, material
from common.shapes import box, sheet, tube
from place.ground import asphalt, gradient_sky, noise, plane

LAMPS = (13.0, 9.0)
EDGE = 5.2


def sea():
    made = material('sea', Base_Color=(0.006, 0.012, 0.018, 1), Roughness=0.10, Specular=0.5)
    bump(made, noise(made, 0.55, 8.0, (1, 1.8, 1)), 0.5, 0.5)
    sheet('sea', lambda u, v: (1600 * (u - 0.4), 9 + 1500 * v ** 2, -7.0), made, 2, 20)


def headlands():
    made = material('rock', Base_Color=(0.020, 0.021, 0.026, 1), Roughness=0.95, Specular=0.1)
    for x0, x1, y, tall, seed in ((150, 420, 300, 60, 0.4), (-40, 190, 520, 44, 1.9)):
        def slope(u, v, x0=x0, x1=x1, y=y, tall=tall, seed=seed):
            top = math.sin(math.pi * u) ** 0.7 * (0.7 + 0.2 * math.sin(7 * u + seed) + 0.08 * math.sin(29 * u))
            return x0 + (x1 - x0) * u, y + 20 * v, -7 + top * tall * v
        sheet('headland', slope, made, 200, 6)


def rail():
    steel = metal('rail', '8a8c90', 0.35)
    for z in (0.42, 0.72):
        tube('rail', [(-60, EDGE, z), (120, EDGE, z)], 0.045, steel, 10)
    for k in range(-15, 31):
        box('post', (k * 4.0 - 0.05, EDGE - 0.05, 0), (k * 4.0 + 0.05, EDGE + 0.05, 0.74), steel, 0.01)


def build(info, view, size):
    gradient_sky((1.0, 0.52, 0.26), (0.10, 0.20, 0.42), 0.75, 0.34)
    sheet('road', lambda u, v: (200 * (u - 0.3), -40 + (EDGE + 41.2) * v, 0), asphalt(0.25, 0.05), 2, 2)
    paint = material('marking', Base_Color=(0.6, 0.6, 0.58, 1), Roughness=0.6)
    box('marking', (-60, 3.6, 0.001), (120, 3.74, 0.004), paint, 0)
    sea()
    headlands()
    rail()
    softbox((4.8, -7.0, 3.3), (0.2, 0, 0.8), 12.0, 1.2, 2.0, (0.78, 0.87, 1.0), fade=0.8)
    softbox((-7.6, 3.2, 1.5), (-2.4, 0, 0.7), 4.0, 1.1, 1.8, (1, 0.80, 0.62), fade=0.85)
    upright = size[1] > size[0]
    return (Look(exposure=0.0, contrast=1.22, vignette=0.22),
            dict(fill=0.62 if not upright else 0.84, drop=-0.05 if not upright else -0.14, eye=0.55))
