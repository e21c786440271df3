"""Skies of the hours before sunrise and after sunset: a gradient, a glow over the sun's place, streaks of cloud."""
import math

import bpy

from common.nodes import link, node
from place.ground import calculated


def heading(degrees):
    """A level direction, degrees from the car's tail (+x) towards its right side (+y)."""
    return math.cos(math.radians(degrees)), math.sin(math.radians(degrees)), 0.0


def gradient(made, height, stops):
    """Colours by the sine of the elevation: pairs of a place from 0 to 1 and a linear colour."""
    colours = node(made, 'ShaderNodeValToRGB')
    colours.color_ramp.interpolation = 'B_SPLINE'
    elements = colours.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (place, colour) in zip(elements, stops):
        element.position = place
        element.color = tuple(colour) + (1,)
    link(made, height, colours.inputs[0])
    return colours.outputs[0]


def streaks(made, parts, scale, stretch, cover):
    """Clouds on a level above the eye, stretched along one heading; 0 where the sky is clear, and at the horizon."""
    up = calculated(made, 'ADD', parts.outputs['Z'], 0.09)
    level = node(made, 'ShaderNodeCombineXYZ')
    for axis, factor in (('X', stretch[0]), ('Y', stretch[1])):
        link(made, calculated(made, 'MULTIPLY', calculated(made, 'DIVIDE', parts.outputs[axis], up), factor), level.inputs[axis])
    cells = node(made, 'ShaderNodeTexNoise', in_Scale=scale, in_Detail=6.0, in_Roughness=0.55, in_Distortion=0.4)
    link(made, level.outputs[0], cells.inputs['Vector'])
    ramp = node(made, 'ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
    ramp.inputs['From Min'].default_value = 1 - cover
    ramp.inputs['From Max'].default_value = 1.22 - cover
    link(made, cells.outputs['Fac'], ramp.inputs['Value'])
    over = calculated(made, 'MINIMUM', 1.0, calculated(made, 'MULTIPLY', parts.outputs['Z'], 14.0))
    return calculated(made, 'MULTIPLY', ramp.outputs['Result'], over)


def mixed(made, share, first, second, kind='MIX'):
    added = node(made, 'ShaderNodeMixRGB', blend_type=kind)
    for place, value in zip(('Fac', 'Color1', 'Color2'), (share, first, second)):
        if isinstance(value, (int, float)):
            added.inputs[place].default_value = value
        elif isinstance(value, tuple):
            added.inputs[place].default_value = value + (1,)
        else:
            link(made, value, added.inputs[place])
    return added.outputs[0]


def twilight(stops, glows=(), clouds=None, strength=1.0):
    """
    The world's light. Every glow: heading in degrees, linear colour, how narrow it is to the sides, how high it reaches
    (sine of the elevation at which a third is left). Clouds: colour, scale, stretch of x and y, cover from 0 to 1.
    """
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    where = node(world, 'ShaderNodeTexCoord').outputs['Generated']
    parts = node(world, 'ShaderNodeSeparateXYZ')
    link(world, where, parts.inputs[0])
    up = calculated(world, 'MAXIMUM', parts.outputs['Z'], 0.0)
    colour = gradient(world, up, stops)
    if clouds:
        tint, scale, stretch, cover = clouds
        colour = mixed(world, streaks(world, parts, scale, stretch, cover), colour, tint)
    for degrees, tint, narrow, reach in glows:
        towards = node(world, 'ShaderNodeVectorMath', operation='DOT_PRODUCT')
        towards.inputs[1].default_value = heading(degrees)
        link(world, where, towards.inputs[0])
        aside = calculated(world, 'POWER', calculated(world, 'MAXIMUM', towards.outputs['Value'], 0.0), narrow)
        above = calculated(world, 'EXPONENT', calculated(world, 'MULTIPLY', up, -1 / reach))
        colour = mixed(world, calculated(world, 'MULTIPLY', aside, above), colour, tint, 'ADD')
    background = world.node_tree.nodes['Background']
    link(world, colour, background.inputs[0])
    background.inputs[1].default_value = strength
    return world
