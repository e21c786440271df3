"""Materials that exteriors and cabins share. Lengths in metres, colours as in a style sheet."""
from common.nodes import bump, link, linear, material, node, place, principled


def paint(code, metallic=0.6, flake=0.35, roughness=0.34, pearl=None):
    """Clear coat over a base in which flakes lie at slightly different angles. `pearl` tints what is seen at a slant."""
    made = material('paint', Base_Color=linear(code), Metallic=metallic, Roughness=roughness, Clearcoat=1.0,
                    Clearcoat_Roughness=0.012, Specular=0.5)
    shader = principled(made)
    if flake > 0:
        cells = node(made, 'ShaderNodeTexVoronoi', in_Scale=2600.0)
        link(made, place(made), cells.inputs['Vector'])
        bent = bump(made, cells.outputs['Color'], 0.00006, flake)
        bent.inputs['Distance'].default_value = 0.00006
    if pearl:
        facing = node(made, 'ShaderNodeLayerWeight', in_Blend=0.35)
        mixed = node(made, 'ShaderNodeMixRGB', in_Color1=linear(code), in_Color2=linear(pearl))
        link(made, facing.outputs['Facing'], mixed.inputs['Fac'])
        link(made, mixed.outputs['Color'], shader.inputs['Base Color'])
    return made


def glass(tint=(0.34, 0.36, 0.37), name='glass', mirror_share=1.0):
    """
    A thin tinted pane: reflects by Fresnel's law and lets the rest through without bending it. A `mirror_share` under 1
    is what a polariser before the lens leaves of the reflection.
    """
    made = material(name)
    tree = made.node_tree
    tree.nodes.clear()
    output = node(made, 'ShaderNodeOutputMaterial')
    mixed = node(made, 'ShaderNodeMixShader')
    through = node(made, 'ShaderNodeBsdfTransparent', in_Color=tuple(tint) + (1,))
    mirror = node(made, 'ShaderNodeBsdfGlossy', in_Roughness=0.0)
    share = node(made, 'ShaderNodeFresnel', in_IOR=1.52)
    kept = node(made, 'ShaderNodeMath', operation='MULTIPLY')
    kept.inputs[1].default_value = mirror_share
    link(made, share.outputs[0], kept.inputs[0])
    link(made, kept.outputs[0], mixed.inputs[0])
    link(made, through.outputs[0], mixed.inputs[1])
    link(made, mirror.outputs[0], mixed.inputs[2])
    link(made, mixed.outputs[0], output.inputs[0])
    return made


def clear_glass(name='lens'):
    return glass((0.96, 0.97, 0.98), name)


def metal(name, code='c8c8cc', roughness=0.12):
    return material(name, Base_Color=linear(code), Metallic=1.0, Roughness=roughness)


def chrome():
    return metal('chrome', 'dadadd', 0.06)


def plastic(name, code='0c0c0d', roughness=0.45, specular=0.4):
    return material(name, Base_Color=linear(code), Roughness=roughness, Specular=specular)


def gloss_black(name='gloss black'):
    return material(name, Base_Color=(0.003, 0.003, 0.0033, 1), Roughness=0.12, Specular=0.5, Clearcoat=1.0,
                    Clearcoat_Roughness=0.01)


def rubber():
    made = material('rubber', Base_Color=(0.011, 0.011, 0.0115, 1), Roughness=0.6, Specular=0.32)
    grain = node(made, 'ShaderNodeTexNoise', in_Scale=300.0)
    link(made, place(made), grain.inputs['Vector'])
    bump(made, grain.outputs['Fac'], 0.0004, 0.3)
    return made


def leather(name='leather', code='7a4a2c', roughness=0.42):
    """Grain of cells of two millimetres under a soft sheen."""
    made = material(name, Base_Color=linear(code), Roughness=roughness, Specular=0.4, Sheen=0.15)
    grain = node(made, 'ShaderNodeTexVoronoi', in_Scale=520.0)
    link(made, place(made), grain.inputs['Vector'])
    bump(made, grain.outputs['Distance'], 0.0009, 0.3)
    return made


def light_line(name, colour, strength):
    """A surface that shines evenly; `colour` linear."""
    made = material(name, Base_Color=(0.02, 0.02, 0.02, 1), Roughness=0.3)
    shader = principled(made)
    shader.inputs['Emission'].default_value = tuple(colour) + (1,)
    shader.inputs['Emission Strength'].default_value = strength
    return made
