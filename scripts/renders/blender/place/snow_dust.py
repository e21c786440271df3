"""Snow that wheels whirl up: soft clouds that face the camera, each with a noise of its own."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from common.nodes import link, material, node
from place.ground import calculated, noise, ramp
from views import eye_of

# What the sky and the tail lamps give them, linear.
SKY, TAIL = (0.190, 0.240, 0.340), (0.55, 0.05, 0.04)


def cloud(place, size, towards, thick, colour, seed):
    """A sheet of `size` (along the ground, up) at a place, whose density dies towards its edge."""
    made = material('snow dust')
    made.node_tree.nodes.clear()
    where = node(made, 'ShaderNodeTexCoord').outputs['Object']
    length = node(made, 'ShaderNodeVectorMath', operation='LENGTH')
    link(made, where, length.inputs[0])
    body = ramp(made, length.outputs['Value'], 0.15, 1.0, 1.0, 0.0)
    moved = node(made, 'ShaderNodeMapping')
    moved.inputs['Location'].default_value = (seed * 3.7, seed * 1.3, seed)
    moved.inputs['Scale'].default_value = (size[0] / 2, size[1] / 2, 1)
    link(made, where, moved.inputs['Vector'])
    whirl = noise(made, 1.1, 7.0, where=moved.outputs['Vector'])
    dense = calculated(made, 'MULTIPLY', calculated(made, 'POWER', body, 1.6), ramp(made, whirl, 0.34, 0.68, 0.0, 1.0))
    shining = node(made, 'ShaderNodeEmission', in_Color=tuple(colour) + (1,))
    mixed = node(made, 'ShaderNodeMixShader')
    link(made, calculated(made, 'MULTIPLY', dense, thick), mixed.inputs[0])
    link(made, node(made, 'ShaderNodeBsdfTransparent').outputs[0], mixed.inputs[1])
    link(made, shining.outputs[0], mixed.inputs[2])
    output = node(made, 'ShaderNodeOutputMaterial')
    link(made, mixed.outputs[0], output.inputs[0])
    data = bpy.data.meshes.new('snow dust')
    data.from_pydata([(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)], [], [(0, 1, 2, 3)])
    data.materials.append(made)
    added = bpy.data.objects.new('snow dust', data)
    bpy.context.scene.collection.objects.link(added)
    out = Vector((towards.x, towards.y, 0)).normalized()
    right = Vector((0, 0, 1)).cross(out)
    turn = Matrix((right * size[0] / 2, Vector((0, 0, 1)) * size[1] / 2, out)).transposed().to_4x4()
    turn.translation = place
    added.matrix_world = turn
    added.visible_diffuse = added.visible_glossy = added.visible_shadow = False
    return added


def dust(info, view, size):
    """Low and dense at the rear wheels, higher and thinner the farther behind."""
    random_of = random.Random(5)
    car = info['car']
    length, half = car['length'] / 1000, car['width'] / 2000
    axle = (car['rearAxle'] - car['length'] / 2) / 1000
    towards = eye_of(view, size, 10.0, 0.0)
    for k in range(26):
        t = k / 25
        x = axle + 0.45 + 13 * t ** 1.4
        spread = half * (0.9 + 0.9 * t)
        y = random_of.uniform(-spread, spread)
        tall = (0.5 + 2.0 * t ** 0.8) * random_of.uniform(0.8, 1.2)
        wide = (1.1 + 3.2 * t) * random_of.uniform(0.8, 1.2)
        red = math.exp(-max(0.0, x - length / 2) / 1.6) * (0.35 if x > length / 2 else 0.0)
        colour = tuple(a * (1 - red) + b * red for a, b in zip(SKY, TAIL))
        cloud(Vector((x, y, 0.30 * tall)), (wide, tall), towards, 0.8 - 0.35 * t, colour, k + 1)
    # Beside the wheel that is seen.
    for k in range(4):
        cloud(Vector((axle + 0.35 + 0.3 * k, half + 0.05, 0.16 + 0.03 * k)), (1.0 + 0.3 * k, 0.5 + 0.1 * k), towards, 0.5, SKY, 40 + k)
