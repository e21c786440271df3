"""
One picture of one cabin:
blender -b --factory-startup -P main.py -- --model g90 --view rear --interior ivr --size 1920x1080 --samples 96 --out FILE.png
By night its lines of light have a colour (`--hour night --glow ff9a45`). With `--parts FILE.npz` the cabin without them and they
alone are rendered once and kept; every other colour is mixed of the two.
"""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]

import numpy as np

from common import render
from common.develop import Look
from common.parts import keep_parts, kept_parts, key_of
from hours import HOURS, WARM_GLOW, leave_only_glow, put_out_glow
from interiors import INTERIORS

PARTS = ('rest', 'glow')


def key(options):
    folders = [HERE, os.path.join(os.path.dirname(HERE), 'common')]
    return key_of((options.model, options.view, options.interior, options.hour, options.size, options.samples), folders)


def render_parts(options, scene):
    """The cabin without its lines of light and they alone; parts, seconds of rendering and cleaning."""
    parts, took = {}, np.zeros(2)
    put_out_glow()
    parts['rest'], *seconds = render.trace(scene)
    took += seconds
    leave_only_glow(HOURS[options.hour].glow)
    parts['glow'], *seconds = render.trace(scene)
    keep_parts(options.parts, key(options), parts)
    return parts, took + seconds


def main():
    parser = render.arguments()
    parser.add_argument('--interior', required=True, type=str.lower, choices=INTERIORS)
    parser.add_argument('--hour', default='day', choices=HOURS)
    parser.add_argument('--glow', help='colour of the lines of light (sRGB)')
    parser.add_argument('--parts', help='FILE.npz: the two renders, made where they are missing or stale')
    options = render.parse(parser)
    scene = render.empty_scene()
    from materials import linear
    from mesh import set_detail
    from scene import build

    set_detail(max(options.size))

    colour = linear(options.glow)[:3] if options.glow else WARM_GLOW
    exposure = build(options.model, options.view, options.interior, options.hour, colour, upright=options.size[1] > options.size[0])
    render.set_cycles(scene, options, bounces=6, clamp=3.0)
    scene.cycles.sample_clamp_direct = 20
    look = Look(exposure=exposure, contrast=1.24, saturation=1.08, vignette=0.22)
    if not options.parts:
        return render.finish(scene, options, look)
    parts, took = kept_parts(options.parts, key(options), PARTS), np.zeros(2)
    if not parts:
        parts, took = render_parts(options, scene)
    render.write(options, parts['rest'] + np.array(colour, np.float32) * parts['glow'], look, *took)


main()
