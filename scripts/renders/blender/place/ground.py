"""Grounds and skies that several places share."""
import math

import bpy

from common.nodes import bump, link, material, node, place, principled
from common.shapes import sheet


def ramp(made, output, low, high, to_low, to_high):
    """A value stretched from one range to another and kept within it."""
    stretched = node(made, 'ShaderNodeMapRange', clamp=True)
    for name, value in (('From Min', low), ('From Max', high), ('To Min', to_low), ('To Max', to_high)):
        stretched.inputs[name].default_value = value
    link(made, output, stretched.inputs['Value'])
    return stretched.outputs['Result']


def noise(made, scale, detail=4.0, stretch=None):
    added = node(made, 'ShaderNodeTexNoise', in_Scale=scale, in_Detail=detail)
    where = place(made)
    if stretch:
        mapped = node(made, 'ShaderNodeMapping')
        mapped.inputs['Scale'].default_value = stretch
        link(made, where, mapped.inputs['Vector'])
        where = mapped.outputs['Vector']
    link(made, where, added.inputs['Vector'])
    return added.outputs['Fac']


def asphalt(wet, tone=0.02):
    """Asphalt whose puddles follow a slow noise; `wet` from 0 (dry) to 1 (mostly water)."""
    made = material('asphalt', Base_Color=(tone, tone * 1.03, tone * 1.08, 1), Specular=0.5)
    shader = principled(made)
    dry = ramp(made, noise(made, 0.32, 4.0), 0.30 + 0.28 * wet, 0.46 + 0.28 * wet, 0.035, 0.34 - 0.08 * wet)
    link(made, dry, shader.inputs['Roughness'])
    grain = noise(made, 70.0, 3.0)
    strength = node(made, 'ShaderNodeMath', operation='MULTIPLY')
    strength.inputs[1].default_value = 1.6
    link(made, dry, strength.inputs[0])
    bent = bump(made, grain, 0.004)
    link(made, strength.outputs[0], bent.inputs['Strength'])
    return made


def concrete(tone=0.2, board=0.0, roughness=0.7):
    """Cast concrete: clouds, pores, and joints every `board` metres if any."""
    made = material('concrete', Roughness=roughness, Specular=0.35)
    shade = ramp(made, noise(made, 0.7, 8.0), 0.25, 0.75, tone * 0.72, tone * 1.2)
    colour = node(made, 'ShaderNodeCombineRGB')
    for channel in ('R', 'G', 'B'):
        link(made, shade, colour.inputs[channel])
    link(made, colour.outputs[0], principled(made).inputs['Base Color'])
    bump(made, noise(made, 9.0, 8.0), 0.006, 0.35)
    return made


def plane(name, made, size=400, z=0.0):
    return sheet(name, lambda u, v: (size * (u - 0.5), size * (v - 0.5), z), made, 2, 2)


def sky(elevation, rotation, strength, disc=False, intensity=0.4, dust=1.5, ozone=2.0, air=1.0):
    """The sky of an hour: the sun's elevation in degrees, its direction from +y clockwise."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    texture = tree.nodes.new('ShaderNodeTexSky')
    texture.sky_type = 'NISHITA'
    texture.sun_elevation = math.radians(elevation)
    texture.sun_rotation = math.radians(rotation)
    texture.sun_disc = disc
    texture.sun_intensity = intensity
    texture.dust_density = dust
    texture.ozone_density = ozone
    texture.air_density = air
    background = tree.nodes['Background']
    tree.links.new(texture.outputs[0], background.inputs[0])
    background.inputs[1].default_value = strength
    return world


def gradient_sky(horizon, zenith, strength, reach=0.55):
    """A sky of two colours, for hours that the model of the sky does not know."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    where = tree.nodes.new('ShaderNodeTexCoord')
    parts = tree.nodes.new('ShaderNodeSeparateXYZ')
    colours = tree.nodes.new('ShaderNodeValToRGB')
    colours.color_ramp.interpolation = 'EASE'
    colours.color_ramp.elements[0].color = tuple(horizon) + (1,)
    colours.color_ramp.elements[1].color = tuple(zenith) + (1,)
    colours.color_ramp.elements[1].position = reach
    tree.links.new(where.outputs['Generated'], parts.inputs[0])
    tree.links.new(parts.outputs['Z'], colours.inputs[0])
    background = tree.nodes['Background']
    tree.links.new(colours.outputs[0], background.inputs[0])
    background.inputs[1].default_value = strength
    return world
