"""Lights of a studio: boxes with a hard edge that cameras do not see and paint does."""
import bpy
from mathutils import Vector

from common.nodes import link, material, node


def facing(added, location, target, roll=0.0):
    added.location = location
    direction = Vector(target) - Vector(location)
    turn = direction.to_track_quat('-Z', 'Y')
    added.rotation_mode = 'QUATERNION'
    added.rotation_quaternion = turn
    if roll:
        added.rotation_mode = 'XYZ'
        added.rotation_euler = turn.to_euler()
        added.rotation_euler.rotate_axis('Z', roll)


def softbox(location, target, width, height, strength, colour=(1, 1, 1), seen=False, fade=0.0, roll=0.0):
    """
    A shining rectangle, `strength` in units of white. `fade` lets it lose so much towards one edge, as a real box lit
    from one side does: reflections then have a gradient.
    """
    data = bpy.data.meshes.new('softbox')
    w, h = width / 2, height / 2
    data.from_pydata([(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [], [(0, 1, 2, 3)])
    made = material('softbox')
    made.node_tree.nodes.clear()
    shining = node(made, 'ShaderNodeEmission', in_Color=tuple(colour) + (1,), in_Strength=strength)
    output = node(made, 'ShaderNodeOutputMaterial')
    link(made, shining.outputs[0], output.inputs[0])
    if fade:
        fade_along(made, shining, strength, fade, height)
    data.materials.append(made)
    added = bpy.data.objects.new('softbox', data)
    bpy.context.scene.collection.objects.link(added)
    facing(added, location, target, roll)
    added.visible_camera = seen
    return added


def fade_along(made, shining, strength, fade, height):
    where = node(made, 'ShaderNodeTexCoord')
    parts = node(made, 'ShaderNodeSeparateXYZ')
    ramp = node(made, 'ShaderNodeMapRange')
    for name, value in (('From Min', -height / 2), ('From Max', height / 2), ('To Min', strength * (1 - fade)),
                        ('To Max', strength)):
        ramp.inputs[name].default_value = value
    link(made, where.outputs['Object'], parts.inputs[0])
    link(made, parts.outputs['Y'], ramp.inputs['Value'])
    link(made, ramp.outputs['Result'], shining.inputs['Strength'])


def area(location, target, width, height, watts, colour=(1, 1, 1), seen=False):
    """A light of Blender's own: softer sampling than a softbox, no hard edge in gloss."""
    data = bpy.data.lights.new('area', 'AREA')
    data.shape = 'RECTANGLE'
    data.size, data.size_y, data.energy, data.color = width, height, watts, colour
    added = bpy.data.objects.new('area', data)
    bpy.context.scene.collection.objects.link(added)
    facing(added, location, target)
    added.visible_camera = seen
    return added


def world(colour=(0.01, 0.01, 0.01), strength=1.0):
    made = bpy.data.worlds.new('world')
    bpy.context.scene.world = made
    made.use_nodes = True
    background = made.node_tree.nodes['Background']
    background.inputs[0].default_value = tuple(colour) + (1,)
    background.inputs[1].default_value = strength
    return made
