"""Night: long thin lights draw shoulder and roof, lamps are lit, the floor is dark and half polished."""
from common.develop import Look
from common.lights import softbox, world
from common.nodes import link, material, node, place, principled
from common.shapes import sheet
from views import CLOSE, is_from_behind

LAMPS = (15.0, 9.0)


def floor():
    made = material('night floor', Base_Color=(0.010, 0.0104, 0.0115, 1), Roughness=0.17, Specular=0.5)
    sheet('floor', lambda u, v: (160 * (u - 0.5), 160 * (v - 0.5), 0), made, 1, 1)


def wall(distance, strength):
    """Far behind the car, seen by the camera only: a faint glow over the horizon, against which the roof stands."""
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
    sheet('wall', lambda u, v: (240 * (u - 0.5), distance, 40 * v), made, 1, 1)


def lights(info, nose):
    """
    For cameras at the nose (-1) or at the tail (1), over the car's left side, which is negative y. Where a light must
    hang: the camera's ray, mirrored in the normal of the panel it shall draw.
    """
    height = info['car']['height'] / 1000
    x = -nose
    # Over the car, along it: roof and bonnet show one long band.
    softbox((0.4 * x, 0.6, height + 1.9), (0.2 * x, 0.3, 0), 9.0, 0.4, 2.6, (1, 0.97, 0.93))
    # Behind the far side: a line along the bonnet's far half and the roof's edge.
    softbox((1.5 * x, 7.0, 2.5), (-0.5 * x, 0, height * 0.7), 13, 0.22, 3.2, (0.86, 0.92, 1.0))
    # The near flank: hard upper edge at the shoulder, falling off downwards.
    softbox((4.4 * x, -5.6, 2.9), (0.2 * x, 0, 0.8), 10.0, 0.85, 4.6, (1, 0.98, 0.95), fade=0.8)
    # Doors and rims, low.
    softbox((5.4 * x, -5.4, 0.62), (0, -0.4, 0.5), 7.0, 0.34, 1.6, (0.9, 0.95, 1.0), fade=0.5)
    # The face mirrors what stands on the far side of the nose, at its own height.
    softbox((-6.6 * x, 3.2, 1.15), (-2.4 * x, 0, 0.6), 4.6, 1.1, 2.6, (0.93, 0.96, 1.0), fade=0.92)
    # The rounded corner of the nose.
    softbox((-7.6 * x, 0.6, 1.75), (-2.2 * x, -0.5, 0.6), 2.6, 0.3, 4.0, (1, 0.98, 0.95))



def build(info, view, size):
    world((0.0018, 0.002, 0.0024))
    floor()
    wall(34, 0.022)
    lights(info, 1 if is_from_behind(view) else -1)
    upright = size[1] > size[0]
    look = Look(exposure=0.75, contrast=1.3, glare=1.0)
    return look, {} if view in CLOSE else dict(drop=0.05 if upright else 0.015)
