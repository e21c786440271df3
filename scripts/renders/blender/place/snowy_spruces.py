"""Old spruces with snow on their boughs: a few grown ones, each placed many times, turned and stretched differently."""
import math
import random

import bpy

from common.nodes import link, material, node, principled
from common.shapes import mesh
from place.ground import calculated, noise, ramp

WOOD, NEEDLES, SNOW = (0.020, 0.018, 0.016), (0.012, 0.019, 0.019), (0.42, 0.46, 0.52)


def bough(random_of, foot, around, long, droop, points, faces):
    """A hanging branch: a spine with twigs on both sides, longest near its middle."""
    out = (math.cos(around), math.sin(around))
    side = (-out[1], out[0])
    steps = 6
    spine = []
    for k in range(steps + 1):
        t = k / steps
        reach = long * t
        # Down, and up again at the tip.
        sink = droop * long * (t - 0.45 * t ** 3)
        spine.append((foot[0] + out[0] * reach, foot[1] + out[1] * reach, foot[2] - sink))
    for k in range(steps):
        t = (k + 0.5) / steps
        wide = long * 0.26 * (0.35 + math.sin(math.pi * min(1, t * 0.95 + 0.1))) * random_of.uniform(0.5, 1.25)
        for turn in (-1, 1):
            first = len(points)
            tip = random_of.uniform(0.9, 1.6)
            base, ahead = spine[k], spine[k + 1]
            points.extend((base, ahead, (
                base[0] + side[0] * turn * wide + out[0] * wide * 0.6 * tip,
                base[1] + side[1] * turn * wide + out[1] * wide * 0.6 * tip,
                base[2] - wide * random_of.uniform(0.25, 0.75))))
            faces.append((first, first + 1, first + 2))


def spruce(random_of, made):
    """One metre tall, to be scaled: whorls that are neither even nor whole, a thin leader."""
    points, faces = [], []
    lean, slim = random_of.uniform(-0.02, 0.02), random_of.uniform(0.75, 1.15)
    up, dead = random_of.uniform(0.05, 0.12), random_of.uniform(0, 2 * math.pi)
    while up < 0.985:
        left = 1 - up
        wide = slim * (0.20 * left ** 0.8) + 0.006
        count = random_of.randint(5, 8) if up < 0.9 else 4
        start = random_of.uniform(0, 7)
        for b in range(count):
            around = start + 2 * math.pi * b / count + random_of.uniform(-0.35, 0.35)
            long = wide * random_of.uniform(0.55, 1.2)
            # Where a neighbour stood boughs are short.
            if math.cos(around - dead) > 0.75:
                long *= random_of.uniform(0.4, 0.9)
            bough(random_of, (lean * up, 0, up + random_of.uniform(-0.008, 0.008)), around, long,
                  random_of.uniform(0.25, 0.6) * (0.4 + left), points, faces)
        up += random_of.uniform(0.016, 0.030) * (0.55 + 0.6 * left)
    first = len(points)
    points += [(-0.010, -0.006, -0.05), (0.010, -0.006, -0.05), (0, 0.012, -0.05), (lean, 0, 1.0)]
    faces += [(first, first + 1, first + 3), (first + 1, first + 2, first + 3), (first + 2, first, first + 3)]
    return mesh('spruce', points, faces, made, smooth=False)


def needles():
    made = material('snowy spruce', Roughness=0.9, Specular=0.05)
    facing = node(made, 'ShaderNodeSeparateXYZ')
    link(made, node(made, 'ShaderNodeNewGeometry').outputs['Normal'], facing.inputs[0])
    # Both sides of a bough are the same sheet.
    level = calculated(made, 'ABSOLUTE', facing.outputs['Z'])
    lies = calculated(made, 'MULTIPLY', ramp(made, level, 0.62, 0.86, 0.0, 1.0), ramp(made, noise(made, 5.0, 3.0), 0.42, 0.56, 0.0, 1.0))
    colour = node(made, 'ShaderNodeMixRGB')
    colour.inputs['Color1'].default_value = NEEDLES + (1,)
    colour.inputs['Color2'].default_value = SNOW + (1,)
    link(made, lies, colour.inputs['Fac'])
    link(made, colour.outputs[0], principled(made).inputs['Base Color'])
    return made


def spruces(places, kinds, seed=7):
    """At places (x, y, z, height); returns their material."""
    random_of = random.Random(seed)
    made = needles()
    grown = [spruce(random_of, made) for _ in range(kinds)]
    for x, y, z, tall in places:
        tree = bpy.data.objects.new('spruce', random_of.choice(grown).data)
        bpy.context.scene.collection.objects.link(tree)
        tree.location = (x, y, z)
        wide = tall * random_of.uniform(0.8, 1.2)
        tree.scale = (wide, wide, tall)
        tree.rotation_euler = (0, 0, random_of.uniform(0, 2 * math.pi))
    for one in grown:
        bpy.data.objects.remove(one)
    return made
