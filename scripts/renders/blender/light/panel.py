"""A shining panel that the car mirrors and the floor does not."""
import bpy
from mathutils import Matrix, Vector

from common.nodes import link, material, node

# A ray that begins lower than this begins on the floor (m).
FLOOR = 0.012


def panel(location, towards, along, size, strength, colour=(1, 1, 1), fade=0.0, ends=0.0, edges=0.0):
    """
    A rectangle of `size` (along, across) that shines to `towards`, its long side parallel to `along`, `strength` in units
    of white. `fade` is what it loses from its upper edge to its lower, `ends` the share of its length over which it
    begins and ends, `edges` the same of its height. The floor sees nothing of it: a polished floor would show every
    lamp of the studio.
    """
    out = (Vector(towards) - Vector(location)).normalized()
    side = (Vector(along) - out * Vector(along).dot(out)).normalized()
    over = out.cross(side)
    if over.z < 0:
        side, over = -side, -over
    data = bpy.data.meshes.new('panel')
    w, h = size[0] / 2, size[1] / 2
    data.from_pydata([(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [], [(0, 1, 2, 3)])
    data.materials.append(shining(size, strength, colour, fade, ends, edges))
    added = bpy.data.objects.new('panel', data)
    bpy.context.scene.collection.objects.link(added)
    turn = Matrix((side, over, side.cross(over))).transposed().to_4x4()
    turn.translation = Vector(location)
    added.matrix_world = turn
    added.visible_camera = False
    # What shines behind it reaches the floor as well.
    added.visible_shadow = False
    return added


def shining(size, strength, colour, fade, ends, edges):
    made = material('panel')
    made.node_tree.nodes.clear()
    light = node(made, 'ShaderNodeEmission', in_Color=tuple(colour) + (1,))
    output = node(made, 'ShaderNodeOutputMaterial')
    unseen = node(made, 'ShaderNodeMixShader')
    above = off_the_floor(made)
    link(made, above, unseen.inputs[0])
    link(made, node(made, 'ShaderNodeBsdfTransparent').outputs[0], unseen.inputs[1])
    link(made, light.outputs[0], unseen.inputs[2])
    link(made, unseen.outputs[0], output.inputs[0])
    factor = scaled(made, above, strength)
    where = node(made, 'ShaderNodeSeparateXYZ')
    link(made, node(made, 'ShaderNodeTexCoord').outputs['Object'], where.inputs[0])
    if fade:
        factor = times(made, factor, ramp(made, where.outputs['Y'], -size[1] / 2, size[1] / 2, 1 - fade, 1))
    for axis, whole, share in (('X', size[0], ends), ('Y', size[1], edges)):
        if share:
            reach = node(made, 'ShaderNodeMath', operation='ABSOLUTE')
            link(made, where.outputs[axis], reach.inputs[0])
            factor = times(made, factor, ramp(made, reach.outputs[0], whole / 2, whole / 2 * (1 - share), 0, 1))
    link(made, factor, light.inputs['Strength'])
    return made


def off_the_floor(made):
    """1 for rays that begin over the floor, 0 for others, which go through: a ray begins where it is seen from, its length back."""
    seen = node(made, 'ShaderNodeNewGeometry')
    back = node(made, 'ShaderNodeVectorMath', operation='SCALE')
    link(made, seen.outputs['Incoming'], back.inputs[0])
    link(made, node(made, 'ShaderNodeLightPath').outputs['Ray Length'], back.inputs['Scale'])
    origin = node(made, 'ShaderNodeVectorMath', operation='ADD')
    link(made, seen.outputs['Position'], origin.inputs[0])
    link(made, back.outputs[0], origin.inputs[1])
    height = node(made, 'ShaderNodeSeparateXYZ')
    link(made, origin.outputs[0], height.inputs[0])
    above = node(made, 'ShaderNodeMath', operation='GREATER_THAN')
    above.inputs[1].default_value = FLOOR
    link(made, height.outputs['Z'], above.inputs[0])
    return above.outputs[0]


def scaled(made, value, by):
    product = node(made, 'ShaderNodeMath', operation='MULTIPLY')
    product.inputs[1].default_value = by
    link(made, value, product.inputs[0])
    return product.outputs[0]


def ramp(made, value, low, high, at_low, at_high):
    mapped = node(made, 'ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
    for name, number in (('From Min', low), ('From Max', high), ('To Min', at_low), ('To Max', at_high)):
        mapped.inputs[name].default_value = number
    link(made, value, mapped.inputs['Value'])
    return mapped.outputs['Result']


def times(made, a, b):
    product = node(made, 'ShaderNodeMath', operation='MULTIPLY')
    link(made, a, product.inputs[0])
    link(made, b, product.inputs[1])
    return product.outputs[0]
