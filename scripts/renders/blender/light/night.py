"""Night: a ribbon of light along the shoulder, an outline of roof and screen, lamps lit, a dark polished floor."""
import math

import bpy

from common.develop import Look
from common.lights import world
from common.nodes import link, material, node, place, principled
from common.shapes import sheet
from light.aim import Aim
from light.coat import clear_coat, dull
from views import CLOSE, is_upright

LAMPS = (15.0, 9.0)


def floor():
    made = material('night floor', Base_Color=(0.006, 0.0063, 0.007, 1), Roughness=0.1, Specular=0.35)
    sheet('floor', lambda u, v: (160 * (u - 0.5), 160 * (v - 0.5), 0), made, 1, 1)


def wall(distance, strength, height=9.0, colour=(0.62, 0.74, 1.0)):
    """Far around the car: a faint glow over the horizon, `height` metres of it, against which the roof stands."""
    made = material('night wall', Base_Color=(0, 0, 0, 1), Roughness=1.0, Specular=0.0)
    shader = principled(made)
    shader.inputs['Emission'].default_value = tuple(colour) + (1,)
    parts = node(made, 'ShaderNodeSeparateXYZ')
    ramp = node(made, 'ShaderNodeMapRange', interpolation_type='SMOOTHERSTEP')
    for name, value in (('From Min', 0.0), ('From Max', height), ('To Min', strength), ('To Max', 0.0)):
        ramp.inputs[name].default_value = value
    link(made, place(made), parts.inputs[0])
    link(made, parts.outputs['Z'], ramp.inputs['Value'])
    link(made, ramp.outputs['Result'], shader.inputs['Emission Strength'])
    sheet('wall', lambda u, v: (distance * math.cos(2 * math.pi * u), distance * math.sin(2 * math.pi * u), 40 * v), made,
          64, 1, closed=True)


CAR = (1, 0, 0)


def leaning(degrees):
    """A normal of the flank, which leans so far from the upright."""
    return 0, -math.cos(math.radians(degrees)), math.sin(math.radians(degrees))


def lights(info, view, size):
    """
    Each draws one thing: the ribbon from lamp to tail along the shoulder, the soft step under it and the sill's swell, the
    colour of the doors, face and corner, bonnet, the outline of roof and screen.
    """
    aim = Aim(info, view, size)
    # Flat to the flank paint mirrors several times as much; a paint without metal scatters what metal throws away.
    metal = principled(bpy.data.materials['paint']).inputs['Metallic'].default_value
    flank = (0.5 if is_upright(size) else 1.0) * (0.45 + 0.55 * min(1.0, metal / 0.7))
    warm, cool = (1, 0.97, 0.93), (0.88, 0.94, 1.0)
    aim.panel((0, -0.93, 0.64), leaning(16), 6.0, (17, 0.85), 14.0 * flank, warm, CAR)
    aim.panel((0, -0.93, 0.6), leaning(8.5), 6.0, (17, 1.7), 1.4 * flank, cool, CAR, fade=0.95)
    aim.panel((0, -0.95, 0.4), leaning(-1), 6.0, (17, 1.2), 0.1 * flank, cool, CAR, fade=0.9)
    aim.before(6.5, 0.82, (13, 1.6), 1.0, cool, fade=0.92, ends=0.35)
    aim.panel((-0.6, 0, 0.65), (-0.12, 0, 0.99), 7.0, (9, 0.7), 1.1, cool, fade=0.5, ends=0.4)
    aim.behind(8.0, 0.9, (16, 0.9), 2.8, cool, ends=0.3)


def build(info, view, size):
    world((0.0018, 0.002, 0.0024))
    floor()
    wall(48, 0.02)
    lights(info, view, size)
    clear_coat()
    dull('plate', 0.12)
    look = Look(exposure=0.85, contrast=1.3, saturation=1.2)
    return look, {} if view in CLOSE else dict(drop=0.0 if is_upright(size) else 0.015)
