"""
A concept car from outside, in the evening hall or in a place:
blender -b --factory-startup -P concept.py -- --model concept-x --car FOLDER --view front34 --out FILE.png
"""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy

from body.cabin_behind_glass import dash, lining, seat, wheel
from body.glass import pane
from body.load import load_car
from body.materials import body_materials
from common import render
from common.lights import area
from common.materials import leather, light_line, metal, plastic
from common.shapes import tube
from light import evening
from place.car_light import dress_for_daylight
from views import FILL, is_from_above, is_upright, set_camera, stops_of

PLACES = {'coast-road': 'place.coast_road', 'concrete-house': 'place.concrete_house'}

# The length (m) that fills a picture as the models do: a small car stays small.
WHOLE = 4.78
WARM = (1.0, 0.80, 0.58)
CABIN_WATTS = 16
# From the end of the car to where its screen meets the belt, at least (m).
SHORT_TAIL = 0.42


def main():
    parser = render.arguments()
    parser.add_argument('--car', required=True, help='folder written by the export')
    parser.add_argument('--paint', required=True)
    parser.add_argument('--finish', required=True)
    parser.add_argument('--register', choices=PLACES, help='the place; without it the evening hall')
    options = render.parse(parser)
    scene = render.empty_scene()
    world = importlib.import_module(PLACES[options.register]) if options.register else evening
    materials = body_materials(options.paint, options.finish, *world.LAMPS)
    materials['rim'] = metal('concept rim', '6d6f73', 0.24)
    info = load_car(options.car, materials)
    add_cabin_for_two(info)
    look, framing = world.build(info, options.view, options.size)
    if options.register:
        framing['share'] = share_of(info) ** (1.0 if is_from_above(options.view) else 0.6)
        look.exposure += stops_of(options.view)
    else:
        # The places do it themselves.
        dress_for_daylight(0.35)
        bpy.data.objects['glass'].data.materials[0] = pane('clear glass', (0.45, 0.46, 0.47), 0.3)
        look.glare = 1.35
        framing = dict(fill=fill_of(info, options.size), drop=drop_of(options.size))
    set_camera(info, options.view, options.size, **framing)
    render.set_cycles(scene, options)
    scene.cycles.sample_clamp_direct = 10
    render.finish(scene, options, look)


def drop_of(size):
    """The page draws moving light over these pictures (src/pages/future/moving-light.tsx): the car stands where it stood."""
    return 0.0 if is_upright(size) else 0.015


def share_of(info):
    return min(1.0, info['car']['length'] / 1000 / WHOLE)


def fill_of(info, size):
    share = share_of(info)
    return FILL['upright'] * share ** 0.4 if is_upright(size) else FILL['wide'] * share ** 0.85


def add_cabin_for_two(info):
    """Two seats, a dash with a line of light, and a warm light under the roof: one sees into a concept."""
    car = info['car']
    height = car['height'] / 1000
    front = car['frontOverhang'] / 1000 - car['length'] / 2000
    base = (car['rearAxle'] - car['frontOverhang']) / 1000
    half = car['width'] / 2000
    dark = plastic('cabin dark', '141416', 0.6)
    hide = leather('cabin leather', 'a8957c')
    belt = height * 0.66
    for side in (-1, 1):
        seat(front + base * 0.56, side * 0.36, height * 0.27, height * 0.94, hide)
    dash(front + base * 0.33, half * 0.7, belt, dark)
    wheel(front + base * 0.44, 0.36, belt - 0.03, dark)
    lining(info, belt, dark)
    end_shelf(car['length'] / 2000 - SHORT_TAIL)
    edge = front + base * 0.33 + 0.30
    tube('dash light', [(edge - 0.10 * (1 - share * share), half * 0.66 * share, belt - 0.09)
                        for share in (k / 10 - 1 for k in range(21))], 0.004, light_line('dash light', WARM, 6.0), 8)
    seats = front + base * 0.56
    area((seats + 0.05, 0, height * 0.93), (seats + 0.1, 0, 0.3), base * 0.3, half * 0.9, CABIN_WATTS, WARM)


def end_shelf(most):
    """The shelf behind the seats is as long as that of a saloon: in a short tail it would stand out of the body."""
    shelf = bpy.data.objects['shelf']
    for corner in shelf.data.vertices:
        corner.co.x = min(corner.co.x, most - shelf.location.x)


main()
