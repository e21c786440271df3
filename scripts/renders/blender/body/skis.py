"""Two pairs of skis on the roof of a crossover: bars from rail to rail, skis along the car."""
import math

import bpy

from body.add_ons import at
from common.materials import metal, plastic
from common.nodes import material
from common.shapes import box, mesh, tube

LENGTH, WAIST, TIP = 1.74, 0.070, 0.100
THICK = 0.016
# Across the car from its middle (m), and the colour of what one sees from above.
PAIRS = (((-0.40, -0.285), (0.50, 0.10, 0.05)), ((-0.16, -0.045), (0.62, 0.60, 0.55)))
# From the middle of the skis to either bar (m).
TO_BAR = 0.36


def add_skis(info):
    """Needs rails (`rail`) among the car's parts."""
    rail = [corner.co for corner in bpy.data.objects['rail'].data.vertices]
    middle = (min(corner.x for corner in rail) + max(corner.x for corner in rail)) / 2
    dark = plastic('ski bar', '0b0b0c', 0.4)
    feet = {end: max((corner for corner in rail if abs(corner.x - middle - end) < 0.06 and corner.y > 0), key=lambda c: c.z)
            for end in (-TO_BAR, TO_BAR)}
    roof = max(at(info, (middle + end) * 1000 + info['car']['length'] / 2)['top'] / 1000 for end in feet)
    level = max(roof, *(foot.z for foot in feet.values())) + 0.035
    for end, foot in feet.items():
        bar(middle + end, foot.y, foot.z, level, dark)
    binding = metal('ski binding', '8f9093', 0.35)
    for places, colour in PAIRS:
        made = material('ski', Base_Color=colour + (1,), Roughness=0.28, Specular=0.5)
        for y in places:
            ski(middle, y, level + 0.012, made)
            for x in (middle - 0.10, middle + 0.16):
                box('ski binding', (x - 0.045, y - 0.03, level + 0.024), (x + 0.045, y + 0.03, level + 0.062), binding, 0.008)


def bar(x, half, rail, level, made):
    tube('ski bar', [(x, -half, rail), (x, -half + 0.04, level - 0.01), (x, half - 0.04, level - 0.01), (x, half, rail)], 0.017, made, 12)
    box('ski holder', (x - 0.02, -0.47, level + 0.028), (x + 0.02, 0.02, level + 0.044), made, 0.006)


def ski(x, y, z, made):
    """Tail to tip: wide at both ends, the tip bent up."""
    rows = 48
    points, faces = [], []
    for k in range(rows + 1):
        share = k / rows
        forward = 1 - share
        wide = WAIST + (TIP - WAIST) * abs(2 * share - 1) ** 2.2
        # Both ends are round in plan.
        wide *= math.sqrt(max(0.0, 1 - max(0.0, 1 - min(share, forward) / 0.045) ** 2)) or 0.02
        lift = 0.11 * max(0.0, (0.14 - share) / 0.14) ** 2 + 0.03 * max(0.0, (0.07 - forward) / 0.07) ** 2
        along = x - LENGTH / 2 + LENGTH * share
        for side, up in ((-1, 0), (1, 0), (1, THICK), (-1, THICK)):
            points.append((along, y + side * wide / 2, z + lift + up))
    for k in range(rows):
        a, b = 4 * k, 4 * k + 4
        faces += [(a + i, a + (i + 1) % 4, b + (i + 1) % 4, b + i) for i in range(4)]
    mesh('ski', points, faces, made, angle=40)
