"""Two suitcases and a bag that wait beside a car."""
import math

from mathutils import Matrix, Vector

from common.materials import leather, metal, plastic, rubber
from common.shapes import box, tube

RIBS = 9


def add_luggage(place, degrees):
    """On the ground at `place` (x and y in metres), their fronts turned by `degrees` from the car's axis."""
    turn = Matrix.Rotation(math.radians(degrees), 4, 'Z')
    shell = metal('suitcase', '8d9094', 0.34)
    parts = suitcase((0, 0), (0.50, 0.29, 0.70), shell) + suitcase((0.14, 0.47), (0.38, 0.24, 0.54), shell)
    parts += bag((0.46, 0.02), leather('bag', '8a5a34', 0.4))
    for part in parts:
        part.matrix_world = Matrix.Translation((*place, 0)) @ turn @ Matrix.Translation(part.location)


def suitcase(at, size, shell):
    """An upright case with ribs, four wheels and its handle drawn out; it faces x."""
    wide, deep, tall = size
    x, y = at
    foot = 0.06
    dark = plastic('suitcase trim', '0c0c0d', 0.45)
    made = [box('suitcase', (x - deep / 2, y - wide / 2, foot), (x + deep / 2, y + wide / 2, foot + tall), shell, 0.055, 8)]
    for side in (-1, 1):
        for k in range(RIBS):
            along = y + wide * (0.82 * (k + 0.5) / RIBS - 0.41)
            front = x + side * deep / 2
            made.append(box('rib', (front - 0.006, along - 0.011, foot + 0.06), (front + 0.006, along + 0.011, foot + tall - 0.06),
                            shell, 0.005))
        for across in (-1, 1):
            made.append(box('wheel', (x + side * deep * 0.36 - 0.025, y + across * wide * 0.40 - 0.02, 0),
                            (x + side * deep * 0.36 + 0.025, y + across * wide * 0.40 + 0.02, foot + 0.02), rubber(), 0.018))
    made.append(box('seam', (x - 0.006, y - wide / 2 - 0.003, foot - 0.002), (x + 0.006, y + wide / 2 + 0.003, foot + tall + 0.003), dark, 0.004))
    top = foot + tall
    for across in (-1, 1):
        made.append(tube('handle', [(x - deep * 0.3, y + across * wide * 0.22, top - 0.02), (x - deep * 0.3, y + across * wide * 0.22, top + 0.33)],
                         0.009, metal('handle rod', 'b8b9bc', 0.2), 10))
    made.append(box('grip', (x - deep * 0.3 - 0.018, y - wide * 0.26, top + 0.32), (x - deep * 0.3 + 0.018, y + wide * 0.26, top + 0.355), dark, 0.014))
    return made


def bag(at, hide):
    """A soft bag for a weekend with two handles."""
    x, y = at
    made = [box('bag', (x - 0.14, y - 0.28, 0.005), (x + 0.14, y + 0.28, 0.30), hide, 0.085, 10)]
    for side in (-1, 1):
        line = [Vector((x + side * (0.10 - 0.05 * math.sin(math.pi * k / 12)), y + 0.13 * math.cos(math.pi * k / 12),
                        0.24 + 0.19 * math.sin(math.pi * k / 12))) for k in range(13)]
        made.append(tube('bag handle', line, 0.011, hide, 10))
    return made
