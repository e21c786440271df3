"""Showroom: the car in its paint, a pale grey hall with large lights; white stands out from it, and so does every dark paint."""
import math

from common.develop import Look
from common.lights import softbox, world
from common.nodes import linear, material
from common.shapes import sheet
from light.coat import clear_coat
from views import is_from_behind

LAMPS = (6.0, 5.0)


def cyclorama(colour, roughness):
    made = material('cyclorama', Base_Color=linear(colour), Roughness=roughness, Specular=0.55)

    def point(u, v):
        around = 2 * math.pi * u
        # A flat floor, a bend of four metres, a wall.
        if v < 0.5:
            radius, up = 15 * v / 0.5, 0
        elif v < 0.9:
            turn = (v - 0.5) / 0.4 * math.pi / 2
            radius, up = 15 + 4 * math.sin(turn), 4 - 4 * math.cos(turn)
        else:
            radius, up = 19, 4 + (v - 0.9) / 0.1 * 5
        return radius * math.cos(around), radius * math.sin(around), up
    sheet('cyclorama', point, made, 128, 60, closed=True)


def build(info, view, size):
    world((0.06, 0.061, 0.064))
    cyclorama('76777a', 0.24)
    height = info['car']['height'] / 1000
    x = -1 if is_from_behind(view) else 1
    # One long box over the whole car; its edge runs through roof, bonnet and shoulder.
    softbox((0.3 * x, 0.6, height + 3.0), (0.2 * x, 0.3, 0), 9.0, 2.4, 3.2, (1, 0.99, 0.97))
    # The flank: tall and fading upwards, so that it shows the paint's colour and the shoulder casts a shadow line.
    softbox((4.2 * x, -6.6, 2.6), (0.1 * x, 0, 0.7), 10.0, 2.4, 2.7, (1, 0.99, 0.97), fade=0.9)
    # The face.
    softbox((-7.0 * x, 3.0, 1.6), (-2.4 * x, 0, 0.6), 5.0, 2.2, 2.5, (0.98, 0.99, 1), fade=0.85)
    # Behind the tail, or it would be lost in the dark.
    softbox((6.4 * x, -3.2, 1.7), (2.0 * x, -0.4, 0.8), 3.2, 1.2, 1.6, (0.98, 0.99, 1), fade=0.8)
    # The wall behind the car: brightest where roof and tail stand before it.
    softbox((6.0 * x, 6.2, 7.5), (13.0 * x, 11.5, 1.2), 17, 1.4, 4.2, (0.97, 0.98, 1))
    clear_coat()
    return Look(exposure=1.45, contrast=1.38, saturation=1.4, vignette=0.28, glare=0.6), dict(drop=0.012)
