"""
A car from outside, in a register of light or in a place:
blender -b --factory-startup -P exterior.py -- --model g90 --car FOLDER --view front34 --register night --out FILE.png
"""
import importlib
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
from mathutils import Matrix

from body.add_ons import add_ons
from body.cabin_behind_glass import add_cabin
from body.cabin_light import light_cabin
from body.load import load_car
from body.materials import body_materials
from common import render
from views import is_turned, set_camera, stops_of

REGISTERS = {
    'night': 'light.night',
    'evening': 'light.evening',
    'welcome': 'light.welcome',
    'showroom': 'light.showroom',
    'concrete-house': 'place.concrete_house',
    'wet-asphalt': 'place.wet_asphalt',
    'tunnel': 'place.tunnel',
    'snow': 'place.snow',
    'coast-road': 'place.coast_road',
    'lounge': 'place.lounge',
    'open-road': 'place.open_road',
}


def arguments():
    parser = render.arguments()
    parser.add_argument('--car', required=True, help='folder written by the export')
    parser.add_argument('--register', default='night', choices=REGISTERS)
    parser.add_argument('--paint', default='16213f')
    parser.add_argument('--finish', default='metallic')
    parser.add_argument('--seats', default='4b3327', help='leather of the seats behind the glass')
    parser.add_argument('--lit', type=float, default=0, help='watts of a lamp over each row of seats')
    return parser


def build(options, finish):
    """The scene with the car in the options' colour and a finish, and how it is developed."""
    scene = render.empty_scene()
    register = importlib.import_module(REGISTERS[options.register])
    materials = body_materials(options.paint, finish, *register.LAMPS)
    info = load_car(options.car, materials)
    add_cabin(info, options.seats)
    if options.lit:
        light_cabin(info, options.lit)
    add_ons(info, materials)
    if is_turned(options.view):
        turn_round()
    look, framing = register.build(info, options.view, options.size)
    look.exposure += stops_of(options.view)
    set_camera(info, options.view, options.size, **framing)
    render.set_cycles(scene, options)
    # Bright thin lights in a rough floor: without it single samples are seen as sparks.
    scene.cycles.sample_clamp_direct = 10
    return scene, look


def turn_round():
    """Of all there is so far, the car, nose and tail change places."""
    # What objects say of where they are is worked out late.
    bpy.context.view_layer.update()
    for part in bpy.context.scene.objects:
        part.matrix_world = Matrix.Rotation(math.pi, 4, 'Z') @ part.matrix_world


def main():
    options = render.parse(arguments())
    scene, look = build(options, options.finish)
    render.finish(scene, options, look)


if __name__ == '__main__':
    main()
