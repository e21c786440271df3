"""A road through a wood after sunset, seen from a car that follows: the sky glows where the road leads, tail lines in the wet."""
import math
import random

import bpy

from body.rolling import open_shutter, pass_by, roll
from common.develop import Look
from common.lights import area
from common.nodes import material, principled
from common.shapes import box, sheet
from light.coat import clear_coat, dull
from place.air import in_mist
from place.car_light import CarLight, dress_for_daylight
from place.ground import asphalt, grey, noise, ramp
from place.lamp_beams import beams
from place.sky import twilight
from place.snowy_spruces import spruces
from views import is_upright

NAME = 'evening-road'
VIEW = 'leave34'
# Height of the camera as a share of the car's.
EYE = 0.62
# From behind, near the car's axis: one looks down the road it takes.
CAMERA = dict(azimuth=157, eye=EYE, look=0.47, lens=42)
# A phone's picture shows more of the tail.
TURN = 1
LAMPS = (13.0, 8.0)
# What passes while the shutter is open (m).
WAY = 0.12
AIR = (0.120, 0.088, 0.108)
# Edges of the asphalt, left and right of the car (m from its axis).
LEFT, RIGHT = -5.6, 2.9
# Degrees from the tail towards the right side: down the road, a little to its left.
GLOW = 181.0


def road(upright):
    sheet('road', lambda u, v: (-340 + 380 * u, LEFT + (RIGHT - LEFT) * v, 0), in_mist(asphalt(0.62, 0.030), AIR, 60, 330, 0.8), 2, 2)
    paint = material('marking', Base_Color=(0.50, 0.50, 0.49, 1), Roughness=0.45)
    for edge in (LEFT + 0.45, RIGHT - 0.45):
        box('edge line', (-330, edge - 0.06, 0.001), (40, edge + 0.06, 0.004), paint, 0)
    # At the edge of a phone's picture its ends are a stump and a patch.
    for k in range(-36, -7 if upright else 5):
        box('middle line', (k * 9.0, -1.55, 0.001), (k * 9.0 + 3.0, -1.43, 0.004), paint, 0)


def verges():
    """Grass that falls into a ditch and rises to the wood."""
    made = material('verge', Roughness=1.0, Specular=0.0)
    grey(made, ramp(made, noise(made, 1.0, 8.0, (0.5, 2.0, 1.0)), 0.3, 0.7, 0.020, 0.055), (1.0, 0.84, 0.52))
    in_mist(made, AIR, 60, 330, 0.8)
    for start, side in ((LEFT, -1), (RIGHT, 1)):
        def ground(u, v, start=start, side=side):
            beyond = 90 * v ** 2
            fall = -0.32 * math.exp(-((beyond - 1.9) / 0.9) ** 2)
            return -340 + 380 * u, start + side * beyond, fall + 0.045 * beyond + 0.05 * math.sin(70 * u + 9 * v) * min(1, beyond)
        sheet('verge', ground, made, 240, 40)


def reflectors():
    """Posts at the road's edges, a small pale face each."""
    white = material('post', Base_Color=(0.42, 0.42, 0.42, 1), Roughness=0.6)
    dark = material('band', Base_Color=(0.02, 0.02, 0.02, 1), Roughness=0.6)
    for k in range(1, 9):
        for edge in (LEFT - 0.9, RIGHT + 0.9):
            x = 6.0 - 24.0 * k
            box('post', (x - 0.05, edge - 0.05, -0.2), (x + 0.05, edge + 0.05, 0.85), white, 0.01)
            box('band', (x - 0.052, edge - 0.052, 0.62), (x + 0.052, edge + 0.052, 0.76), dark, 0.01)


def wood():
    """Dark against the sky; the road's gap shows the glow."""
    random_of = random.Random(33)
    places = []
    for _ in range(2200):
        x, side = random_of.uniform(-330, 30), random_of.choice((-1, 1))
        beyond = random_of.triangular(5.5, 70, 9)
        # Next to the camera a bough is a few large triangles.
        edge = 6.5 + 2.2 * math.sin(0.11 * x + side) + 1.2 * math.sin(0.31 * x) + max(0, x + 26)
        if beyond < edge:
            continue
        y = LEFT - beyond if side < 0 else RIGHT + beyond
        places.append((x, y, 0.045 * beyond - 0.3, random_of.triangular(4, 19, 12)))
    made = spruces(places, 9, seed=12)
    colour = principled(made).inputs['Base Color']
    made.node_tree.links.remove(colour.links[0])
    colour.default_value = (0.035, 0.040, 0.026, 1)
    in_mist(made, AIR, 60, 330, 0.85)


def glow_of_tail(info):
    """What its tail lines throw on the road."""
    length, width, height = (info['car'][key] / 1000 for key in ('length', 'width', 'height'))
    lamp = area((length / 2 + 0.25, 0, height * 0.55), (length / 2 + 2.2, 0, 0.2), width * 0.8, 0.3, 9, (1.0, 0.05, 0.03))
    lamp.visible_glossy = lamp.visible_camera = False


class TailLight(CarLight):
    def tail(self, strength, colour, up=1.5, tall=1.5):
        """Straight behind the car: its tail mirrors it from corner to corner, less towards the ground."""
        behind = self.length / 2 + 6.5
        self.shining((behind, 0, up), (0, 0, 0.8), (0, 1, 0), (15, tall), strength, colour, fade=0.85, ends=0.4)


def build(info, view, size):
    twilight(((0.0, (0.62, 0.33, 0.24)), (0.03, (0.44, 0.28, 0.27)), (0.08, (0.20, 0.20, 0.29)), (0.18, (0.075, 0.12, 0.24)),
              (0.6, (0.030, 0.060, 0.15))),
             glows=((GLOW, (2.6, 0.95, 0.30), 60, 0.040), (GLOW, (0.55, 0.22, 0.10), 8, 0.09)),
             clouds=((0.55, 0.27, 0.26), 1.3, (0.45, 1.0), 0.40), strength=0.95)
    before = set(bpy.data.objects)
    road(is_upright(size))
    verges()
    reflectors()
    wood()
    pass_by([one for one in bpy.data.objects if one not in before], WAY)
    roll(info, WAY)
    beams(info, 2.2, 0.4)
    clear_coat()
    dress_for_daylight(0.6)
    light = TailLight(info, view, size, EYE)
    cool = (0.74, 0.85, 1.0)
    light.shoulder(7.0, cool)
    light.doors(1.4, cool)
    light.roof(2.2, (1.0, 0.74, 0.52))
    light.tail(1.8, cool, 2.4, 2.6)
    glow_of_tail(info)
    dull('plate', 0.05)
    open_shutter()
    return (Look(exposure=1.1, contrast=1.25, saturation=1.1, vignette=0.2),
            dict(fill=0.50, drop=0.03, eye=EYE, aside=0.08) if not is_upright(size) else dict(fill=0.81, drop=0.14, eye=EYE, lens=44, aside=0.04))
