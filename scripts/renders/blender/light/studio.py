"""Studio: large boxes with a hard edge over the car, a pale cyclorama that ends in a horizon, a floor that mirrors a tenth."""
import math

from common.develop import Look
from common.lights import softbox, world
from common.nodes import linear, material
from common.shapes import sheet
from light.coat import clear_coat
from views import CLOSE, is_from_behind

LAMPS = (5.0, 4.0)


def cyclorama(colour='d2cfca', roughness=0.32):
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
    world((0.055, 0.056, 0.058))
    cyclorama()
    height = info['car']['height'] / 1000
    x = -1 if is_from_behind(view) else 1
    # One large box over the whole car; its edge runs through roof, bonnet and shoulder.
    softbox((0.3 * x, 0.4, height + 3.1), (0.2 * x, 0.2, 0), 9.0, 3.0, 2.3, (1, 0.99, 0.97))
    # The flank.
    softbox((4.2 * x, -6.4, 2.7), (0.1 * x, 0, 0.75), 10.0, 1.7, 2.0, (1, 0.99, 0.97), fade=0.75)
    # The face.
    softbox((-6.8 * x, 3.4, 1.5), (-2.4 * x, 0, 0.6), 4.6, 1.9, 1.4, (0.98, 0.99, 1), fade=0.8)
    # The wall behind the car.
    softbox((1.0, 9.0, 7.5), (0, 17, 1.5), 16, 1.5, 5.0, (0.97, 0.98, 1))
    clear_coat()
    look = Look(exposure=0.95, contrast=1.22, vignette=0.25, glare=0.5)
    return look, {} if view in CLOSE else dict(drop=0.012)
