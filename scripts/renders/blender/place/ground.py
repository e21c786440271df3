"""Grounds and walls that several places share."""
from common.nodes import bump, link, material, node, place, principled
from common.shapes import sheet


def ramp(made, output, low, high, to_low, to_high):
    """A value stretched from one range to another and kept within it."""
    stretched = node(made, 'ShaderNodeMapRange', clamp=True)
    for name, value in (('From Min', low), ('From Max', high), ('To Min', to_low), ('To Max', to_high)):
        stretched.inputs[name].default_value = value
    link(made, output, stretched.inputs['Value'])
    return stretched.outputs['Result']


def calculated(made, operation, *values):
    added = node(made, 'ShaderNodeMath', operation=operation)
    for i, value in enumerate(values):
        if isinstance(value, (int, float)):
            added.inputs[i].default_value = value
        else:
            link(made, value, added.inputs[i])
    return added.outputs[0]


def noise(made, scale, detail=4.0, stretch=None, where=None):
    added = node(made, 'ShaderNodeTexNoise', in_Scale=scale, in_Detail=detail)
    where = where or place(made)
    if stretch:
        mapped = node(made, 'ShaderNodeMapping')
        mapped.inputs['Scale'].default_value = stretch
        link(made, where, mapped.inputs['Vector'])
        where = mapped.outputs['Vector']
    link(made, where, added.inputs['Vector'])
    return added.outputs['Fac']


def upright(made):
    """Coordinates of a wall along x: its length and its height."""
    parts = node(made, 'ShaderNodeSeparateXYZ')
    link(made, node(made, 'ShaderNodeNewGeometry').outputs['Position'], parts.inputs[0])
    both = node(made, 'ShaderNodeCombineXYZ')
    link(made, parts.outputs['X'], both.inputs['X'])
    link(made, parts.outputs['Z'], both.inputs['Y'])
    return both.outputs[0]


def bricks(made, where, long, tall, joint, offset=0.0):
    """A grid of joints: 1 in a joint, and a value of its own for every field."""
    grid = node(made, 'ShaderNodeTexBrick', offset=offset, in_Color1=(0, 0, 0, 1), in_Color2=(1, 1, 1, 1), in_Scale=1.0,
                in_Mortar_Size=joint, in_Mortar_Smooth=0.3, in_Bias=0.0, in_Brick_Width=long, in_Row_Height=tall)
    link(made, where, grid.inputs['Vector'])
    return grid.outputs['Fac'], grid.outputs['Color']


def grey(made, shade, tint=(1.0, 1.0, 1.0)):
    """A value as the base colour."""
    colour = node(made, 'ShaderNodeCombineRGB')
    for channel, share in zip(('R', 'G', 'B'), tint):
        link(made, calculated(made, 'MULTIPLY', shade, share), colour.inputs[channel])
    link(made, colour.outputs[0], principled(made).inputs['Base Color'])


def rain_rings(made, scale):
    """Rings that drops leave on water: one to a cell, each of another age."""
    cells = node(made, 'ShaderNodeTexVoronoi', voronoi_dimensions='2D', in_Scale=scale)
    link(made, place(made), cells.inputs['Vector'])
    age = node(made, 'ShaderNodeSeparateRGB')
    link(made, cells.outputs['Color'], age.inputs[0])
    away = calculated(made, 'SUBTRACT', cells.outputs['Distance'], calculated(made, 'MULTIPLY', age.outputs['R'], 0.42))
    narrow = calculated(made, 'EXPONENT', calculated(made, 'MULTIPLY', calculated(made, 'MULTIPLY', away, away), -320.0))
    return calculated(made, 'MULTIPLY', narrow, calculated(made, 'SUBTRACT', 1.0, age.outputs['R']))


def asphalt(wet, tone=0.02, rain=0.0, dry_roughness=0.34):
    """Asphalt whose puddles follow a slow noise; `wet` from 0 (dry) to 1 (mostly water); `rain` is how deep its rings are."""
    made = material('asphalt', Base_Color=(tone, tone * 1.03, tone * 1.08, 1), Specular=0.5)
    shader = principled(made)
    dry = ramp(made, noise(made, 0.32, 4.0), 0.30 + 0.28 * wet, 0.46 + 0.28 * wet, 0.035, dry_roughness - 0.08 * wet)
    link(made, dry, shader.inputs['Roughness'])
    bent = bump(made, noise(made, 70.0, 3.0), 0.004)
    link(made, calculated(made, 'MULTIPLY', dry, 1.6), bent.inputs['Strength'])
    if rain:
        drops = node(made, 'ShaderNodeBump', in_Distance=rain, in_Strength=1.0)
        link(made, rain_rings(made, 2.4), drops.inputs['Height'])
        link(made, bent.outputs['Normal'], drops.inputs['Normal'])
        link(made, drops.outputs['Normal'], shader.inputs['Normal'])
    return made


def concrete(tone=0.2, roughness=0.7):
    """Cast concrete: clouds and pores."""
    made = material('concrete', Roughness=roughness, Specular=0.35)
    grey(made, ramp(made, noise(made, 0.7, 8.0), 0.25, 0.75, tone * 0.72, tone * 1.2))
    bump(made, noise(made, 9.0, 8.0), 0.006, 0.35)
    return made


def board_concrete(tone=0.24):
    """A wall along x as its boards left it: their edges and grain, a joint every storey of formwork, holes of the ties."""
    made = material('board concrete', Roughness=0.62, Specular=0.35)
    where = upright(made)
    edge, board = bricks(made, where, 3.0, 0.15, 0.006, 0.37)
    joint, _ = bricks(made, where, 3.0, 1.5, 0.016)
    clouds = ramp(made, noise(made, 0.45, 8.0), 0.25, 0.75, 0.70, 1.2)
    runs = ramp(made, noise(made, 1.6, 4.0, (1, 1, 0.08)), 0.35, 0.7, 0.82, 1.08)
    own = ramp(made, board, 0.0, 1.0, 0.86, 1.10)
    shade = calculated(made, 'MULTIPLY', calculated(made, 'MULTIPLY', clouds, runs), calculated(made, 'MULTIPLY', own, tone))
    holes = tie_holes(made, where)
    dark = calculated(made, 'SUBTRACT', 1.0, calculated(made, 'MULTIPLY', calculated(made, 'MAXIMUM', joint, holes), 0.7))
    grey(made, calculated(made, 'MULTIPLY', shade, dark), (1.0, 0.985, 0.96))
    grain = noise(made, 5.0, 8.0, (0.35, 1, 7.0))
    deep = calculated(made, 'ADD', calculated(made, 'MULTIPLY', edge, 0.8), calculated(made, 'MULTIPLY', joint, 2.0))
    deep = calculated(made, 'ADD', deep, calculated(made, 'MULTIPLY', holes, 2.5))
    own = calculated(made, 'ADD', calculated(made, 'MULTIPLY', board, 0.45), calculated(made, 'MULTIPLY', grain, 0.5))
    bump(made, calculated(made, 'SUBTRACT', own, deep), 0.009, 0.8)
    return made


def tie_holes(made, where):
    """1 within round holes, two to a field of 1.5 by 0.75 m."""
    cell = node(made, 'ShaderNodeVectorMath', operation='DIVIDE')
    cell.inputs[1].default_value = (1.5, 0.75, 1)
    part = node(made, 'ShaderNodeVectorMath', operation='FRACTION')
    middle = node(made, 'ShaderNodeVectorMath', operation='MULTIPLY_ADD')
    middle.inputs[1].default_value, middle.inputs[2].default_value = (1.5, 0.75, 0), (-0.75, -0.375, 0)
    away = node(made, 'ShaderNodeVectorMath', operation='LENGTH')
    link(made, where, cell.inputs[0])
    for before, after in ((cell, part), (part, middle), (middle, away)):
        link(made, before.outputs[0], after.inputs[0])
    return ramp(made, away.outputs['Value'], 0.022, 0.028, 1.0, 0.0)


def slabs(wet=0.5, tone=0.06, long=2.4, tall=1.2):
    """A yard of large plates with joints, darker and smoother where it is wet."""
    made = material('slabs', Specular=0.5)
    shader = principled(made)
    joint, own = bricks(made, place(made), long, tall, 0.007)
    pool = noise(made, 0.24, 3.0)
    dry = ramp(made, pool, 0.24 + 0.4 * wet, 0.40 + 0.4 * wet, 0.0, 1.0)
    rough = calculated(made, 'ADD', ramp(made, dry, 0, 1, 0.05, 0.34), calculated(made, 'MULTIPLY', joint, 0.4))
    link(made, rough, shader.inputs['Roughness'])
    shade = calculated(made, 'MULTIPLY', ramp(made, dry, 0, 1, tone * 0.45, tone), ramp(made, own, 0, 1, 0.8, 1.15))
    grey(made, calculated(made, 'MULTIPLY', shade, ramp(made, joint, 0, 1, 1.0, 0.25)), (1.0, 1.0, 1.02))
    bent = bump(made, calculated(made, 'SUBTRACT', calculated(made, 'MULTIPLY', noise(made, 40.0, 4.0), 0.15), joint), 0.008)
    link(made, ramp(made, dry, 0, 1, 0.12, 0.8), bent.inputs['Strength'])
    return made


def plane(name, made, size=400, z=0.0):
    return sheet(name, lambda u, v: (size * (u - 0.5), size * (v - 0.5), z), made, 2, 2)
