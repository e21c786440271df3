"""The hour a cabin is seen at: its lamps, what is behind the glass, how far the developing opens."""

from dataclasses import dataclass

import bpy

from light import DAYLIGHT, DUSK, EVENING, NIGHT

# Of the lines of light, where a picture is not asked for in another colour.
WARM_GLOW = (1.0, 0.58, 0.28)


@dataclass(frozen=True)
class Hour:
    lights: dict
    glow: float  # strength of the lines of light
    seen: float  # brightness behind the glass, as developed
    lit: float  # what the world throws into the cabin
    exposure: float = 0.0  # stops, beside the view's and the interior's
    world: str | None = None  # the model's own, if nothing is said


HOURS = {
    'day': Hour(DAYLIGHT, 7.0, 1.75, 0.22),
    'evening': Hour(EVENING, 14.0, 1.0, 0.16, 0.25),
    'dusk': Hour(DUSK, 14.0, 1.0, 0.05, 0.45),
    'night': Hour(NIGHT, 26.0, 0.62, 0.02, 0.45, 'night'),
}


def colour_glow(colour):
    """Gives the lines of light, and what they throw, a linear colour."""
    shader = bpy.data.materials['glow'].node_tree.nodes['Principled BSDF']
    shader.inputs['Emission'].default_value = (*colour, 1)
    for lamp in glow_lamps():
        lamp.data.color = colour


def put_out_glow():
    """Leaves all light but that of the lines."""
    bpy.data.materials['glow'].node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = 0
    for lamp in glow_lamps():
        lamp.hide_render = True


def leave_only_glow(strength):
    """Puts out lamps, screens and the world; lines of light, put out before, shine white again."""
    for material in bpy.data.materials:
        for shader in (material.node_tree.nodes if material.use_nodes else ()):
            if shader.type == 'BSDF_PRINCIPLED':
                shader.inputs['Emission Strength'].default_value = strength if material.name == 'glow' else 0
            elif shader.type == 'EMISSION':
                shader.inputs['Strength'].default_value = 0
    lit = set(glow_lamps())
    for ob in bpy.context.scene.objects:
        if ob.type == 'LIGHT':
            ob.hide_render = ob not in lit
    bpy.context.scene.world = None
    colour_glow((1.0, 1.0, 1.0))


def glow_lamps():
    return [ob for ob in bpy.context.scene.objects if ob.type == 'LIGHT' and ob.name.startswith('glow ')]
