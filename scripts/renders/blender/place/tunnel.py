"""A tunnel with two lines of light under its vault."""
import math

from common.develop import Look
from common.lights import softbox, world
from common.materials import light_line
from common.shapes import box, sheet
from place.ground import asphalt, concrete, plane

LAMPS = (14.0, 9.0)
# The bore stands a little aslant to the car, so that one looks down its length.
HALF, CROWN = 6.4, 5.6


def build(info, view, size):
    world((0.004, 0.0045, 0.005))
    plane('road', asphalt(0.45, 0.03))

    def vault(u, v):
        angle = math.pi * v
        return -40 + 190 * u, 1.2 - HALF * math.cos(angle), CROWN * math.sin(angle) ** 0.8
    sheet('vault', vault, concrete(0.16, roughness=0.5), 60, 60)
    shine = light_line('line', (1.0, 0.93, 0.84), 12.0)
    for y in (-1.6, 3.6):
        for k in range(-5, 24):
            box('line', (k * 6.0, y, 4.75), (k * 6.0 + 4.9, y + 0.16, 4.8), shine, 0)
    for side in (-1, 1):
        y = 1.2 + side * (HALF - 0.55)
        box('kerb', (-40, y - 0.5, 0), (150, y + 0.5, 0.22), concrete(0.11), 0.03)
        box('rail', (-40, y + side * 0.2 - 0.03, 0.92), (150, y + side * 0.2 + 0.03, 0.96), shine_low(), 0)
    softbox((-7.0, 2.8, 1.1), (-2.4, 0, 0.6), 3.0, 0.8, 1.0, (1, 0.96, 0.9), fade=0.9)
    upright = size[1] > size[0]
    return (Look(exposure=0.2, contrast=1.28, vignette=0.3),
            dict(fill=0.64 if not upright else 0.84, drop=-0.04 if not upright else -0.12, eye=0.5, lens=48))


def shine_low():
    return light_line('rail', (1.0, 0.86, 0.68), 1.6)
