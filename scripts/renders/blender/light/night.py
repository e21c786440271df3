"""Night: long thin lights draw shoulder and roof, lamps are lit, the floor is dark and half polished."""
from common.lights import softbox, world
from common.nodes import bump, link, material, node, place, principled
from common.shapes import sheet


def floor():
    made = material('night floor', Base_Color=(0.012, 0.0125, 0.014, 1), Roughness=0.2, Specular=0.5)
    grain = node(made, 'ShaderNodeTexNoise', in_Scale=3.0, in_Detail=6.0)
    spread = node(made, 'ShaderNodeMapRange')
    for name, value in (('From Min', 0.3), ('From Max', 0.7), ('To Min', 0.13), ('To Max', 0.24)):
        spread.inputs[name].default_value = value
    link(made, place(made), grain.inputs['Vector'])
    link(made, grain.outputs['Fac'], spread.inputs['Value'])
    link(made, spread.outputs['Result'], principled(made).inputs['Roughness'])
    sheet('floor', lambda u, v: (160 * (u - 0.5), 160 * (v - 0.5), 0), made, 1, 1)


def wall():
    """Far behind: a faint glow gives the roof an edge to stand against."""
    made = material('night wall', Base_Color=(0.03, 0.031, 0.034, 1), Roughness=0.9, Specular=0.0)
    sheet('wall', lambda u, v: (120 * (u - 0.5), 16 + 0 * v, 30 * v), made, 1, 1)


def light_front(info):
    """For cameras at the nose over the car's left side (negative y)."""
    world((0.0022, 0.0024, 0.0028))
    floor()
    height = info['car']['height'] / 1000
    # Over the car, along it: roof and bonnet show one long band.
    softbox((0.2, 0.5, height + 2.0), (0.1, 0.3, 0), 8.5, 0.55, 3.2, (1, 0.97, 0.93), fade=0.6)
    # Low behind the far side: a rim along roof and bonnet edge.
    softbox((0.5, 5.0, 2.6), (0, 0, height * 0.7), 11, 0.28, 8.0, (0.86, 0.92, 1.0))
    # The near flank: a thin line drawn into the shoulder.
    softbox((2.6, -5.6, 2.5), (0.4, 0, 0.85), 9.0, 0.42, 3.4, (1, 0.98, 0.95), fade=0.5)
    # The face.
    softbox((-6.8, -1.2, 2.3), (-2.4, 0, 0.6), 3.4, 0.34, 3.0, (0.93, 0.96, 1.0))
    # Low in front, warm and weak: the lower half of the face does not fall into nothing.
    softbox((-5.6, -3.4, 0.5), (-2.2, 0, 0.4), 2.6, 0.5, 0.30, (1, 0.95, 0.9))


def light_rear(info):
    """The same from the tail over the left side."""
    world((0.0022, 0.0024, 0.0028))
    floor()
    height = info['car']['height'] / 1000
    softbox((0.2, 0.5, height + 2.0), (0.1, 0.3, 0), 8.5, 0.55, 3.2, (1, 0.97, 0.93), fade=0.6)
    softbox((-0.5, 5.0, 2.6), (0, 0, height * 0.7), 11, 0.28, 8.0, (0.86, 0.92, 1.0))
    softbox((-2.6, -5.6, 2.5), (-0.4, 0, 0.85), 9.0, 0.42, 3.4, (1, 0.98, 0.95), fade=0.5)
    softbox((6.8, -1.2, 2.3), (2.4, 0, 0.6), 3.4, 0.34, 2.4, (0.93, 0.96, 1.0))
    softbox((5.6, -3.4, 0.5), (2.2, 0, 0.4), 2.6, 0.5, 0.3, (1, 0.95, 0.9))
