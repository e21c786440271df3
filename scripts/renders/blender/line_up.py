"""
All models in one hall by night:
blender -b --factory-startup -P line_up.py -- --model g90 --view line-up --cars JSON --out FILE.png
"""
import json
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
from mathutils import Vector

from body.fleet import add_car
from common import render
from common.camera import camera
from common.develop import Look
from common.lights import softbox, world
from common.materials import light_line
from common.nodes import link, material, principled
from common.shapes import sheet, tube
from light.night import wall
from light.own_light import OwnLight, standing
from place.ground import noise, ramp
from views import is_upright

LAMPS = (14.0, 9.0)
CABIN_WATTS = 15
PALE, COOL = (0.95, 0.975, 1.0), (0.8, 0.88, 1.0)
# Where each stands (m) and how it is turned (degrees to the right of the picture).
FAN = {
    'g90': ((0.0, 0.0), 0),
    'new-g80': ((1.7, 2.4), -22),
    'gv80': ((1.7, -2.4), 22),
    'g70': ((4.2, 4.65), -32),
    'gv70': ((4.2, -4.65), 32),
}
ROW = {code: ((2.9 * k, -1.5 * k), 26) for k, code in enumerate(('g90', 'new-g80', 'gv80', 'gv70', 'g70'))}


def floor():
    made = material('hall floor', Base_Color=(0.012, 0.0125, 0.014, 1), Roughness=0.2, Specular=0.3)
    sheet('floor', lambda u, v: (160 * (u - 0.5), 160 * (v - 0.5), 0), made, 1, 1)


def lamp(stand, info, strength, height):
    """A long light over a car, from before its nose to behind its tail."""
    half = info['car']['length'] / 2000
    ends = [stand @ Vector((x, 0, height)) for x in (-half + 0.1, half - 0.1)]
    tube('lamp', [tuple(end) for end in ends], 0.022, light_line('lamp', PALE, strength), 10)


def main():
    parser = render.arguments()
    parser.add_argument('--cars', required=True, type=json.loads, help='[{model, folder, paint, finish, seats}]')
    options = render.parse(parser)
    scene = render.empty_scene()
    tall = is_upright(options.size)
    places = ROW if tall else FAN
    eye, lens, shift = ((-8.5, -1.5, 2.05), 47, (0.0, -0.015)) if tall else ((-10.6, 0.0, 1.2), 33.5, (0.0, 0.03))
    world((0.003, 0.0034, 0.0042))
    floor()
    wall(44, 0.08, 12.0 if tall else 8.0)
    for car in options.cars:
        place, turn = places[car['model']]
        stand = standing(place, turn)
        info = add_car(car, stand, LAMPS, CABIN_WATTS)
        light = OwnLight(info, stand, eye)
        light.evening(1.8 if tall else 2.6, bonnet=0.2 if tall else 0.5, roof=0.8 if tall else 3.0)
        lamp(stand, info, 7.0, 3.8 if tall else 3.2)
    camera(eye, (0, eye[1], eye[2]), lens, shift=shift)
    render.set_cycles(scene, options)
    scene.cycles.sample_clamp_direct = 10
    render.finish(scene, options, Look(exposure=1.0, contrast=1.3, saturation=1.25, vignette=0.3))


main()
