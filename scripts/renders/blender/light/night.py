"""Night: long thin lights draw shoulder and roof, lamps are lit, the floor is dark and half polished."""
import math

from common.develop import Look
from common.lights import softbox, world
from common.nodes import link, material, node, place, principled
from common.shapes import sheet
from light.aim import Aim
from views import CLOSE, is_upright

LAMPS = (15.0, 9.0)


def floor():
    made = material('night floor', Base_Color=(0.006, 0.0063, 0.007, 1), Roughness=0.2, Specular=0.2)
    sheet('floor', lambda u, v: (160 * (u - 0.5), 160 * (v - 0.5), 0), made, 1, 1)


def wall(distance, strength):
    """Far around the car: a faint glow over the horizon, against which the roof stands."""
    made = material('night wall', Base_Color=(0, 0, 0, 1), Roughness=1.0, Specular=0.0)
    shader = principled(made)
    shader.inputs['Emission'].default_value = (0.62, 0.74, 1.0, 1)
    parts = node(made, 'ShaderNodeSeparateXYZ')
    ramp = node(made, 'ShaderNodeMapRange', interpolation_type='SMOOTHERSTEP')
    for name, value in (('From Min', 0.0), ('From Max', 9.0), ('To Min', strength), ('To Max', 0.0)):
        ramp.inputs[name].default_value = value
    link(made, place(made), parts.inputs[0])
    link(made, parts.outputs['Z'], ramp.inputs['Value'])
    link(made, ramp.outputs['Result'], shader.inputs['Emission Strength'])
    sheet('wall', lambda u, v: (distance * math.cos(2 * math.pi * u), distance * math.sin(2 * math.pi * u), 40 * v), made,
          64, 1, closed=True)


def lights(info, view, size):
    """Each draws one thing: the ribbon between shoulder and belt, doors and rims, bonnet, face, corner, roof."""
    aim = Aim(info, view, size)
    # Flat to the flank paint mirrors several times as much.
    flank = 0.3 if is_upright(size) else 0.85
    warm, cool = (1, 0.97, 0.93), (0.88, 0.94, 1.0)
    tilt = math.radians(20)
    aim.box((0.0, -0.93, 0.65), (0, -math.cos(tilt), math.sin(tilt)), 6.0, (11, 0.24), 13.0 * flank, warm)
    aim.box((0.1, -0.95, 0.42), (0, -1, 0.02), 6.0, (9, 0.8), 2.6 * flank, cool, fade=0.75)
    aim.box((-0.62, 0.15, 0.63), (-0.1, 0, 0.995), 9.0, (11, 0.18), 14.0, cool)
    aim.box((-0.98, 0.1, 0.4), (-1, 0, 0.08), 5.5, (4.2, 0.8), 4.0, cool, fade=0.92)
    aim.box((-0.95, -0.35, 0.42), (-0.9, -0.42, 0.07), 6.0, (4.6, 0.7), 3.2, warm, fade=0.92)
    aim.box((-0.9, -0.62, 0.38), (-0.72, -0.69, 0.04), 4.5, (1.5, 0.8), 1.2, warm, fade=0.92)
    x = -1 if aim.mirrored else 1
    softbox((0.4 * x, 0.6, aim.height + 1.9), (0.2 * x, 0.3, 0), 9.0, 0.22, 6.0, warm)
    softbox((1.5 * x, 7.0, 2.3), (-0.5 * x, 0, aim.height * 0.8), 13, 0.14, 9.0, cool)


def build(info, view, size):
    world((0.0018, 0.002, 0.0024))
    floor()
    wall(48, 0.02)
    lights(info, view, size)
    look = Look(exposure=0.85, contrast=1.3, glare=1.0)
    return look, {} if view in CLOSE else dict(drop=0.0 if is_upright(size) else 0.015)
