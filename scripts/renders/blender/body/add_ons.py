"""What stands on a body: wipers, a closed floor under the car."""
import math

from common.materials import plastic
from common.shapes import mesh, tube


def add_ons(info, materials):
    floor(info, materials['underbody'])
    wipers(info)


def at(info, x):
    """The profile of the body at a place along the car, in the exporter's millimetres."""
    rows = info['profile']
    return min(rows, key=lambda row: abs(row['x'] - x))


def floor(info, made):
    """One closed sheet between the sills: no light comes through under the car."""
    car = info['car']
    middle = car['length'] / 2
    rows = [row for row in info['profile'] if 350 < row['x'] < car['length'] - 350]
    half = car['width'] / 2000 - 0.16
    points = [((row['x'] - middle) / 1000, side * half, row['bottom'] / 1000 + 0.012) for row in rows for side in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(rows) - 1)]
    mesh('floor pan', points, faces, made)


def wipers(info):
    made = plastic('wiper', '050506', 0.5, 0.3)
    middle = info['car']['length'] / 2
    for from_y, to_y, back in ((-0.08, -0.62, 0.30), (0.52, 0.0, 0.26)):
        line = []
        for k in range(13):
            t = k / 12
            x = info['cowl'] + 20 + back * 520 * math.sin(math.pi * t * 0.5) * 0.6
            z = at(info, x)['top'] / 1000 - 26 * ((from_y + (to_y - from_y) * t) / 0.95) ** 2 / 1000
            line.append(((x - middle) / 1000, from_y + (to_y - from_y) * t, z + 0.016))
        tube('wiper', line, 0.007, made, 6)
