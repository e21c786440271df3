"""
Light adds up: a paint shows what the car reflects with a black base under its lacquer, and shares of what a white solid base
and a white metal one add to it.
"""
import bpy
import numpy as np

from body.materials import FINISHES, lighter
from common.develop import LUMINANCE
from common.nodes import linear, principled

# What a base reflects: all of it would let light go to and fro between car and floor as between no paint and a floor.
WHITE = 0.8
# Metallic of each base and what it reflects. A base under lacquer has little shine of its own.
BASES = {'black': (0.0, 0.0), 'solid': (0.0, WHITE), 'metal': (1.0, WHITE)}
BASE_SHINE = 0.06
ROUGHNESS = FINISHES['metallic']['roughness']
# A photographer opens the lens for a pale car, or it is as grey as the hall: how much more of its base one sees, and
# between which luminances that comes in.
OPENED, OPENS_FROM, OPENS_TO = 2.0, 0.35, 0.85
# What a white base adds at least to what one sees of a painted surface.
PAINTED = 0.1
# A pearl is paler at a slant; of what one sees of a body, a third is.
SLANT = 0.3
# As a metal, more of a pearl than in other light: the hall's boxes are what tells it from a solid paint.
SHEEN = {'pearl': 0.42}


def with_bases():
    """Gives the car's paint one base after the other; yields the base's name."""
    shader = principled(bpy.data.materials['paint'])
    shader.inputs['Roughness'].default_value = ROUGHNESS
    shader.inputs['Specular'].default_value = BASE_SHINE
    for name, (metallic, white) in BASES.items():
        shader.inputs['Metallic'].default_value = metallic
        shader.inputs['Base Color'].default_value = (white, white, white, 1)
        yield name


def mixed(parts, code, finish):
    """Linear light of the car in a colour."""
    base = np.array(linear(code)[:3], np.float32)
    if finish == 'pearl':
        base += (np.array(linear(lighter(code, 0.22))[:3], np.float32) - base) * SLANT
    metallic = SHEEN.get(finish, FINISHES[finish]['metallic'])
    # A base only adds light; along the edge of a bright light in the lacquer two renders differ by what their cleaning left.
    added = np.maximum((1 - metallic) * parts['solid'] + metallic * parts['metal'] - parts['black'], 0)
    seen = parts['black'] + base / WHITE * added
    # Of what lies on the car: its lamps, its wheels and the floor are those of every other paint.
    on_paint = np.clip((added @ LUMINANCE) / PAINTED, 0, 1)[:, :, None]
    return seen * (1 + (opened(base) - 1) * on_paint)


def opened(base):
    """1 for a dark base, up to OPENED for a white one."""
    share = np.clip((base @ LUMINANCE - OPENS_FROM) / (OPENS_TO - OPENS_FROM), 0, 1)
    return 1 + (OPENED - 1) * share * share * (3 - 2 * share)
