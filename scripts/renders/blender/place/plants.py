"""Grass and spruces, each one mesh."""
import math
import random

from mathutils import Vector

from common.nodes import material
from common.shapes import mesh


def blades(random_of, x, y, count, tall, spread):
    """A tuft: bent blades of six steps that end in a point."""
    points, faces = [], []
    for _ in range(count):
        around = random_of.uniform(0, 2 * math.pi)
        out = Vector((math.cos(around), math.sin(around), 0))
        side = Vector((-out.y, out.x, 0))
        foot = Vector((x, y, 0)) + out * random_of.uniform(0, 0.10)
        long = tall * random_of.uniform(0.55, 1.0)
        lean = spread * random_of.uniform(0.3, 1.0)
        first = len(points)
        for k in range(7):
            t = k / 6
            middle = foot + out * (lean * t ** 2.2) + Vector((0, 0, long * (t - 0.22 * t ** 3 * lean / spread)))
            half = side * (0.0055 * (1 - t ** 1.5) + 0.0006)
            points += [middle - half, middle + half]
        faces += [(first + 2 * k, first + 2 * k + 1, first + 2 * k + 3, first + 2 * k + 2) for k in range(6)]
    return points, faces


def grasses(places, made, tall=1.0, spread=0.55, count=170, seed=3):
    """Tufts of ornamental grass at places (x, y)."""
    random_of = random.Random(seed)
    points, faces = [], []
    for x, y in places:
        more, quads = blades(random_of, x, y, count, tall * random_of.uniform(0.75, 1.15), spread)
        faces += [tuple(i + len(points) for i in quad) for quad in quads]
        points += more
    return mesh('grass', points, faces, made)


def spruce(random_of, x, y, z, tall, points, faces):
    """Rings of hanging branches, narrower towards the tip."""
    tiers = max(9, int(tall * 1.5))
    branches = 13
    for k in range(tiers):
        t = k / tiers
        wide = 0.21 * tall * (1 - t) ** 0.85 * random_of.uniform(0.85, 1.12) + 0.05
        over = z + tall * (0.06 + 0.94 * t)
        first = len(points)
        points.append((x, y, over + tall / tiers * 1.15))
        turn = random_of.uniform(0, 1)
        for b in range(branches * 2):
            around = (b + turn) * math.pi / branches
            reach = wide * ((1.0 if b % 2 else 0.5) * random_of.uniform(0.75, 1.15))
            points.append((x + reach * math.cos(around), y + reach * math.sin(around), over - 0.42 * reach * (b % 2)))
        faces += [(first, first + 1 + b, first + 1 + (b + 1) % (branches * 2)) for b in range(branches * 2)]


def forest(places, made, seed=5):
    """Spruces at places (x, y, z, height)."""
    random_of = random.Random(seed)
    points, faces = [], []
    for x, y, z, tall in places:
        spruce(random_of, x, y, z, tall, points, faces)
    return mesh('forest', points, faces, made, smooth=False)


def green(name, colour):
    return material(name, Base_Color=tuple(colour) + (1,), Roughness=0.8, Specular=0.2)
