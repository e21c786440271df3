"""
The car in one of its paints. What paints are mixed of (body/paint_parts.py) is rendered once and kept, so that the second
costs seconds:
blender -b --factory-startup -P paint.py -- --parts FILE.npz --model g90 --car FOLDER --paint 16213f --finish pearl …
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np

from body.paint_parts import BASES, mixed, with_bases
from common import render
from common.parts import keep_parts, kept_parts, key_of
from exterior import arguments, build
from paint_floor import evened, floor_of


def key(options):
    """What the parts are made of, but for the colour: code of the scene, car, frame."""
    here = os.path.dirname(os.path.abspath(__file__))
    folders = [os.path.join(here, name) for name in ('body', 'common', 'light', 'place')]
    return key_of((options.view, options.register, options.size, options.samples, options.seats), [*folders, options.car])


def render_parts(options):
    """Renders the car with each base; parts and the seconds of rendering and cleaning."""
    scene, _ = build(options, 'solid')
    parts, took = {}, np.zeros(2)
    for name in with_bases():
        parts[name], *seconds = render.trace(scene)
        took += seconds
    keep_parts(options.parts, key(options), parts)
    return parts, took


def kept_floor(options, scene):
    """Which pixels are floor, the same in every paint."""
    path = options.parts[:-len('.npz')] + '-floor.npz'
    kept = kept_parts(path, key(options), ['floor'])
    if not kept:
        kept = {'floor': floor_of(scene)}
        keep_parts(path, key(options), kept)
    return kept['floor']


def main():
    parser = arguments()
    parser.add_argument('--parts', required=True, help='FILE.npz: the three renders, made where they are missing or stale')
    options = render.parse(parser)
    if options.finish == 'matte':
        # Its lacquer is another: no share of the others' shine.
        scene, look = build(options, 'matte')
        light, *took = render.trace(scene)
    else:
        scene, look = build(options, 'solid')
        parts, took = kept_parts(options.parts, key(options), BASES), np.zeros(2)
        if not parts:
            parts, took = render_parts(options)
        light = mixed(parts, options.paint, options.finish)
    render.write(options, evened(light, kept_floor(options, scene)), look, *took)


main()
