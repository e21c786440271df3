"""
One picture of one cabin:
blender -b --factory-startup -P main.py -- --model g90 --view rear --interior ivr --size 1920x1080 --samples 96 --out FILE.png
"""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]

from common import render
from common.develop import Look
from interiors import INTERIORS


def main():
    parser = render.arguments()
    parser.add_argument('--interior', required=True, type=str.lower, choices=INTERIORS)
    options = render.parse(parser)
    scene = render.empty_scene()
    from mesh import set_detail
    from scene import build
    from views import exposure_of

    set_detail(max(options.size))

    view = build(options.model, options.view, options.interior, upright=options.size[1] > options.size[0])
    render.set_cycles(scene, options, bounces=6, clamp=3.0)
    scene.cycles.sample_clamp_direct = 20
    render.finish(scene, options, Look(exposure=exposure_of(view, INTERIORS[options.interior]), contrast=1.24, saturation=1.08, vignette=0.22))


main()
