"""A car from outside: blender -b --factory-startup -P exterior.py -- --model g90 --car FOLDER --view front34 --register night …"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from body.cabin_behind_glass import add_cabin
from body.load import load_car
from body.materials import body_materials
from common import render
from common.develop import Look
from light import night
from views import frame_car


def main():
    parser = render.arguments()
    parser.add_argument('--car', required=True, help='folder written by the export')
    parser.add_argument('--register', default='night')
    parser.add_argument('--paint', default='16213f')
    parser.add_argument('--finish', default='metallic')
    options = render.parse(parser)
    scene = render.empty_scene()
    info = load_car(options.car, body_materials(options.paint, options.finish, 26.0, 14.0))
    add_cabin(info)
    night.light_front(info)
    frame_car(info, options.view, options.size, drop=0.02)
    render.set_cycles(scene, options)
    render.finish(scene, options, Look(exposure=0.6))


main()
