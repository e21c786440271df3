"""
All models in one hall by night, each under a line of light of its own:
blender -b --factory-startup -P line_up.py -- --model g90 --view line-up --cars JSON --size 1920x864 --out FILE.png
"""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from mathutils import Vector

from body.fleet import add_car
from common import render
from common.camera import camera
from common.develop import Look
from common.lights import world
from common.materials import light_line
from common.nodes import material
from common.shapes import sheet, tube
from light.night import wall
from light.own_light import PALE, OwnLight, standing
from views import is_upright

LAMPS = (14.0, 9.0)
CABIN_WATTS = 15
# Of a line of light: what it shines (units of white) and how thick it is (m).
LINE, THICK = 7.0, 0.022

# Where a car stands (m) and how far it is turned to the right of the picture (degrees). Wide: a fan around the
# flagship, saloons on its left, the others on its right. Upright: a row that goes back from it; one that is dark or
# tall is not the last, where it would be lost or hide another.
FAN = {
    'g90': ((0.0, 0.0), 0),
    'new-g80': ((1.7, 2.4), -22),
    'gv80': ((1.7, -2.4), 22),
    'g70': ((4.2, 4.65), -32),
    'gv70': ((4.2, -4.65), 32),
}
ROW = {code: ((2.7 * k, -1.8 * k), 21) for k, code in enumerate(('g90', 'new-g80', 'gv80', 'gv70', 'g70'))}
# Camera (m), lens, shift; height of the lines of light and of the glow on the wall (m); lights of `OwnLight.evening`.
# From over the bonnets these mirror what hangs behind a car: less of it.
WIDE = dict(places=FAN, eye=(-10.6, 0.0, 1.2), lens=34.8, shift=(0.0, 0.022), over=2.75, glow=8.0,
            lights=dict(strength=2.2, bonnet=0.5, roof=3.0))
UPRIGHT = dict(places=ROW, eye=(-8.6, -1.95, 2.3), lens=43.5, shift=(0.0, -0.02), over=3.8, glow=9.0,
               lights=dict(strength=1.8, bonnet=0.04, roof=0.25))


def floor():
    made = material('hall floor', Base_Color=(0.012, 0.0125, 0.014, 1), Roughness=0.2, Specular=0.3)
    sheet('floor', lambda u, v: (160 * (u - 0.5), 160 * (v - 0.5), 0), made, 1, 1)


def line_over(stand, info, height, is_mirrored):
    """A line of light over a car, as long as it is."""
    half = info['car']['length'] / 2000 - 0.1
    ends = [tuple(stand @ Vector((x, 0, height))) for x in (-half, half)]
    line = tube('line', ends, THICK, light_line('line', PALE, LINE), 10)
    line.visible_glossy = is_mirrored


def build(cars, places, eye, lens, shift, over, glow, lights):
    world((0.003, 0.0034, 0.0042))
    floor()
    wall(44, 0.08, glow)
    for car in cars:
        place, degrees = places[car['model']]
        stand = standing(place, degrees)
        info = add_car(car, stand, LAMPS, CABIN_WATTS)
        OwnLight(info, stand, eye).evening(**lights)
        # In the screen of a car seen head on it would be a stripe from top to bottom.
        line_over(stand, info, over, is_mirrored=degrees != 0)
    camera(eye, (0, eye[1], eye[2]), lens, shift=shift)


def main():
    parser = render.arguments()
    parser.add_argument('--cars', required=True, type=json.loads, help='[{model, folder, paint, finish, seats}]')
    options = render.parse(parser)
    scene = render.empty_scene()
    build(options.cars, **(UPRIGHT if is_upright(options.size) else WIDE))
    render.set_cycles(scene, options)
    # Small lamps in a rough floor are seen as sparks.
    scene.cycles.sample_clamp_direct = 5
    render.finish(scene, options, Look(exposure=1.0, contrast=1.3, saturation=1.25, vignette=0.3))


main()
