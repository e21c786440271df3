"""
A concept car from outside, in the evening hall:
blender -b --factory-startup -P concept.py -- --model concept-x --car FOLDER --view front34 --out FILE.png
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from body.cabin_behind_glass import dash, seat, wheel
from body.glass import pane
from body.load import load_car
from body.materials import body_materials
from common import render
from common.materials import leather, metal, plastic
from light import evening
from views import FILL, is_upright, set_camera

# The length (m) that fills a picture as the models do: a small car stays small.
WHOLE = 4.78


def main():
    parser = render.arguments()
    parser.add_argument('--car', required=True, help='folder written by the export')
    parser.add_argument('--paint', required=True)
    parser.add_argument('--finish', required=True)
    options = render.parse(parser)
    scene = render.empty_scene()
    materials = body_materials(options.paint, options.finish, *evening.LAMPS)
    materials['glass'] = pane('concept glass', (0.09, 0.095, 0.1), 0.12)
    materials['rim'] = metal('concept rim', '6d6f73', 0.24)
    info = load_car(options.car, materials)
    add_cabin_for_two(info)
    look, _ = evening.build(info, options.view, options.size)
    look.glare = 1.35
    set_camera(info, options.view, options.size, fill=fill_of(info, options.size), drop=drop_of(options.size))
    render.set_cycles(scene, options)
    scene.cycles.sample_clamp_direct = 10
    render.finish(scene, options, look)


def drop_of(size):
    """The page draws moving light over these pictures (src/pages/future/moving-light.tsx): the car stands where it stood."""
    return 0.0 if is_upright(size) else 0.015


def fill_of(info, size):
    share = min(1.0, info['car']['length'] / 1000 / WHOLE)
    return FILL['upright'] * share ** 0.4 if is_upright(size) else FILL['wide'] * share ** 0.85


def add_cabin_for_two(info):
    """Two seats and a dash behind dark glass."""
    car = info['car']
    height = car['height'] / 1000
    front = car['frontOverhang'] / 1000 - car['length'] / 2000
    base = (car['rearAxle'] - car['frontOverhang']) / 1000
    dark = plastic('cabin dark', '141416', 0.6)
    hide = leather('cabin leather', '6b5f50')
    belt = height * 0.66
    for side in (-1, 1):
        seat(front + base * 0.56, side * 0.36, height * 0.21, height * 0.94, hide)
    dash(front + base * 0.33, car['width'] / 2000 * 0.7, belt, dark)
    wheel(front + base * 0.44, 0.36, belt - 0.03, dark)


main()
