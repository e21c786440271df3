"""What every part of a body is made of."""
from body.glass import pane
from common import materials as shared
from common.nodes import bump, link, linear, material, node, place, principled

# Kinds of paint as the configurator names them.
FINISHES = {
    'metallic': dict(metallic=0.7, flake=0.1, roughness=0.34),
    'pearl': dict(metallic=0.18, flake=0.08, roughness=0.34),
    'solid': dict(metallic=0.0, flake=0.0, roughness=0.4),
    'matte': dict(metallic=0.55, flake=0.3, roughness=0.42),
}


def body_materials(paint_code, finish, front_light, rear_light):
    """Materials by the name of the part; strengths of the lamps in units of white."""
    paint = body_paint(paint_code, finish)
    dark = shared.plastic('dark', '080808', 0.5, 0.3)
    return {
        'paint': paint,
        'mirror': paint,
        'glass': pane('glass', (0.22, 0.23, 0.24), 0.18),
        'frit': shared.plastic('frit', '020202', 0.6, 0.0),
        'trim': shared.plastic('trim', '060606', 0.4, 0.02),
        'gap': shared.plastic('gap', '020202', 0.9, 0.0),
        'groove': shared.plastic('groove', '020202', 0.9, 0.0),
        'grille': shared.plastic('grille', '030303', 0.6, 0.15),
        'bar': shared.metal('bar', '8d8e92', 0.16),
        'chrome': shared.metal('chrome', 'c9c9cd', 0.09),
        'underbody': shared.plastic('underbody', '050505', 0.85, 0.1),
        'wheel-back': shared.plastic('wheel-back', '040404', 0.8, 0.1),
        'tyre': tyre(),
        'rim': rim(),
        'hub': shared.gloss_black('hub'),
        'disc': brake(),
        'barrel': shared.metal('barrel', '4a4b4e', 0.38),
        'caliper': caliper(),
        'mirror-glass': shared.metal('mirror-glass', 'b9bcc2', 0.0),
        'rail': shared.metal('rail', 'a9aaae', 0.24),
        'plate': material('plate', Base_Color=(0.016, 0.0165, 0.018, 1), Roughness=0.3, Clearcoat=0.4),
        'reflector': material('reflector', Base_Color=(0.16, 0.006, 0.005, 1), Roughness=0.25, Clearcoat=1.0),
        'lens': pane('lens', (0.96, 0.97, 0.98)),
        'lens-rear': pane('lens-rear', (0.62, 0.06, 0.05)),
        'housing': material('housing', Base_Color=(0.012, 0.012, 0.013, 1), Metallic=0.4, Roughness=0.16),
        'housing-rear': material('housing-rear', Base_Color=(0.03, 0.003, 0.003, 1), Roughness=0.2),
        'housing-edge': shared.metal('housing-edge', 'b8b8bc', 0.12),
        'lamp-front': shared.light_line('lamp-front', (1.0, 0.955, 0.89), front_light),
        'lamp-module': module(front_light * 0.05),
        'lamp-glow': shared.light_line('lamp-glow', (1.0, 0.03, 0.018), rear_light * 0.035),
        'lamp-rear': shared.light_line('lamp-rear', (1.0, 0.028, 0.016), rear_light),
    }


def body_paint(code, finish):
    made = shared.paint(code, pearl=lighter(code, 0.22) if finish == 'pearl' else None, **FINISHES[finish])
    if finish == 'matte':
        principled(made).inputs['Clearcoat Roughness'].default_value = 0.32
    return made


def lighter(code, share):
    """The colour moved towards white: all of white would turn a red pearl pink wherever it is seen at a slant."""
    return ''.join('%02x' % round(int(code[i:i + 2], 16) * (1 - share) + 255 * share) for i in (0, 2, 4))


def module(strength):
    made = material('module', Base_Color=(0.5, 0.5, 0.52, 1), Metallic=0.9, Roughness=0.08)
    shader = principled(made)
    shader.inputs['Emission'].default_value = (1, 0.97, 0.93, 1)
    shader.inputs['Emission Strength'].default_value = strength
    return made


def rim():
    made = material('rim', Base_Color=linear('c6c7ca'), Metallic=1.0, Roughness=0.3)
    return made


def brake():
    """Turned steel: grooves around the axle come from the roughness only."""
    return material('brake', Base_Color=(0.32, 0.32, 0.33, 1), Metallic=1.0, Roughness=0.34)


def caliper():
    return material('caliper', Base_Color=linear('5b4634'), Metallic=0.75, Roughness=0.34, Clearcoat=0.6)


def tyre():
    made = shared.rubber()
    wave = node(made, 'ShaderNodeTexNoise', in_Scale=120.0)
    link(made, place(made), wave.inputs['Vector'])
    bump(made, wave.outputs['Fac'], 0.0006, 0.35)
    return made
