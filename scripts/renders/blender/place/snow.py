"""A field of snow at dawn: the sun is not up yet, hills lie dark behind, the lamps are on."""
import math

from common.develop import Look
from common.lights import softbox
from common.nodes import bump, material
from common.shapes import sheet
from place.ground import gradient_sky, noise

LAMPS = (16.0, 9.0)


def snow():
    made = material('snow', Base_Color=(0.72, 0.76, 0.82, 1), Roughness=0.55, Specular=0.25)
    bump(made, noise(made, 2.2, 9.0), 0.09, 0.7)
    return made


def height(x, y):
    """Drifts that die out around the car and its track."""
    away = max(0.0, math.hypot(x * 0.55, y) - 3.2)
    calm = 1 - math.exp(-(away / 4) ** 2)
    drift = 0.16 * math.sin(x * 0.42 + 1.7 * math.sin(y * 0.21)) + 0.12 * math.sin(y * 0.63 + 1.1 * math.sin(x * 0.3))
    return calm * (drift + 0.02 * away)


def hills():
    made = material('hills', Base_Color=(0.05, 0.062, 0.085, 1), Roughness=1.0, Specular=0.0)
    for far, tall, seed in ((150, 17, 0.0), (230, 34, 2.1)):
        def ridge(u, v, far=far, tall=tall, seed=seed):
            angle = math.radians(-30 + 150 * u)
            top = 0.35 + 0.3 * math.sin(9 * u + seed) + 0.16 * math.sin(23 * u + 2 * seed) + 0.06 * math.sin(61 * u)
            return far * math.cos(angle), far * math.sin(angle), max(0, top) * tall * v
        sheet('hills', ridge, made, 300, 1)


def build(info, view, size):
    gradient_sky((0.95, 0.46, 0.30), (0.10, 0.17, 0.34), 0.62, 0.30)
    sheet('field', lambda u, v: (140 * (u - 0.5), 140 * (v - 0.5), height(140 * (u - 0.5), 140 * (v - 0.5))), snow(), 500, 500)
    hills()
    softbox((4.6, -7.0, 3.4), (0.2, 0, 0.8), 11.0, 1.2, 2.2, (0.85, 0.92, 1.0), fade=0.8)
    softbox((-7.6, 3.4, 1.6), (-2.4, 0, 0.7), 4.0, 1.2, 1.6, (1, 0.86, 0.76), fade=0.8)
    upright = size[1] > size[0]
    return (Look(exposure=0.1, contrast=1.2, vignette=0.2),
            dict(fill=0.62 if not upright else 0.84, drop=-0.05 if not upright else -0.14, eye=0.55))
