"""
The car in one of its paints. Light adds up: a paint shows what the car reflects with a black base under its lacquer, and
shares of what a white solid base and a white metal one add to it. The three are rendered once and kept; every paint is
mixed of them, so that the second costs seconds:
blender -b --factory-startup -P paint.py -- --parts FILE.npz --model g90 --car FOLDER --paint 16213f --finish pearl …
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np

from body.materials import FINISHES, lighter
from common import render
from common.develop import LUMINANCE
from common.nodes import linear, principled
from common.parts import keep_parts, kept_parts, key_of
from exterior import arguments, build

# What a base reflects: all of it would let light go to and fro between car and floor as between no paint and a floor.
WHITE = 0.8
# Metallic of each base and what it reflects. A base under lacquer has little shine of its own.
BASES = {'black': (0.0, 0.0), 'solid': (0.0, WHITE), 'metal': (1.0, WHITE)}
BASE_SHINE = 0.25
ROUGHNESS = FINISHES['metallic']['roughness']
# A photographer opens the lens for a pale car, or it is as grey as the hall: how much more of its base one sees, and
# between which luminances that comes in.
OPENED, OPENS_FROM, OPENS_TO = 1.95, 0.35, 0.85
# A pearl is paler at a slant; of what one sees of a body, a third is.
SLANT = 0.3
# As a metal, more of a pearl than in other light: the hall's boxes are what tells it from a solid paint.
SHEEN = {'pearl': 0.42}


def key(options):
    """What the parts are made of, but for the colour: code of the scene, car, frame."""
    here = os.path.dirname(os.path.abspath(__file__))
    folders = [os.path.join(here, name) for name in ('body', 'common', 'light', 'place')]
    return key_of((options.view, options.register, options.size, options.samples, options.seats), [*folders, options.car])


def render_parts(options):
    """Renders the car with each base; parts and the seconds of rendering and cleaning."""
    scene, _ = build(options, 'solid')
    shader = principled(bpy.data.materials['paint'])
    shader.inputs['Roughness'].default_value = ROUGHNESS
    shader.inputs['Specular'].default_value = BASE_SHINE
    parts, took = {}, np.zeros(2)
    for name, (metallic, white) in BASES.items():
        shader.inputs['Metallic'].default_value = metallic
        shader.inputs['Base Color'].default_value = (white, white, white, 1)
        parts[name], *seconds = render.trace(scene)
        took += seconds
    keep_parts(options.parts, key(options), parts)
    return parts, took


def mixed(parts, code, finish):
    """Linear light of the car in a colour."""
    base = np.array(linear(code)[:3], np.float32)
    if finish == 'pearl':
        base += (np.array(linear(lighter(code, 0.22))[:3], np.float32) - base) * SLANT
    metallic = SHEEN.get(finish, FINISHES[finish]['metallic'])
    added = (1 - metallic) * parts['solid'] + metallic * parts['metal'] - parts['black']
    return np.maximum(parts['black'] + opened(base) * base / WHITE * added, 0)


def opened(base):
    """1 for a dark base, up to OPENED for a white one."""
    share = np.clip((base @ LUMINANCE - OPENS_FROM) / (OPENS_TO - OPENS_FROM), 0, 1)
    return 1 + (OPENED - 1) * share * share * (3 - 2 * share)


def main():
    parser = arguments()
    parser.add_argument('--parts', required=True, help='FILE.npz: the three renders, made where they are missing or stale')
    options = render.parse(parser)
    if options.finish == 'matte':
        # Its lacquer is another: no share of the others' shine.
        scene, look = build(options, 'matte')
        return render.finish(scene, options, look)
    _, look = build(options, 'solid')
    parts, took = kept_parts(options.parts, key(options), BASES), np.zeros(2)
    if not parts:
        parts, took = render_parts(options)
    render.write(options, mixed(parts, options.paint, options.finish), look, *took)


main()
