"""A road through a wood after sunset: it leads to where the sky still glows."""
import math
import random

from common.nodes import material, principled
from common.shapes import box, sheet
from place.air import in_mist
from place.ground import asphalt, grey, noise, ramp
from place.sky import twilight
from place.snowy_spruces import spruces

# Edges of the asphalt and the line between the lanes, left and right of the car (m from its axis).
LEFT, RIGHT, MIDDLE = -5.6, 2.9, -1.49
AIR = (0.120, 0.088, 0.108)
# Degrees from the tail towards the right side: down the road, a little to its left.
GLOW = 181.0


def air(bright):
    return tuple(channel * bright for channel in AIR)


def after_sunset(bright=1.0):
    """The sky; `bright` is how much brighter a scene wants it that is developed darker."""
    twilight(((0.0, (0.62, 0.33, 0.24)), (0.03, (0.44, 0.28, 0.27)), (0.08, (0.20, 0.20, 0.29)), (0.18, (0.075, 0.12, 0.24)),
              (0.6, (0.030, 0.060, 0.15))),
             glows=((GLOW, (2.6, 0.95, 0.30), 60, 0.040), (GLOW, (0.55, 0.22, 0.10), 8, 0.09)),
             clouds=((0.55, 0.27, 0.26), 1.3, (0.45, 1.0), 0.40), strength=0.95 * bright)


def road(upright, bright=1.0):
    sheet('road', lambda u, v: (-340 + 380 * u, LEFT + (RIGHT - LEFT) * v, 0), in_mist(asphalt(0.62, 0.030), air(bright), 60, 330, 0.8), 2, 2)
    paint = material('marking', Base_Color=(0.50, 0.50, 0.49, 1), Roughness=0.45)
    for edge in (LEFT + 0.45, RIGHT - 0.45):
        box('edge line', (-330, edge - 0.06, 0.001), (40, edge + 0.06, 0.004), paint, 0)
    # At the edge of a phone's picture its ends are a stump and a patch.
    for k in range(-36, -7 if upright else 5):
        box('middle line', (k * 9.0, MIDDLE - 0.06, 0.001), (k * 9.0 + 3.0, MIDDLE + 0.06, 0.004), paint, 0)


def verges(bright=1.0):
    """Grass that falls into a ditch and rises to the wood."""
    made = material('verge', Roughness=1.0, Specular=0.0)
    grey(made, ramp(made, noise(made, 1.0, 8.0, (0.5, 2.0, 1.0)), 0.3, 0.7, 0.020, 0.055), (1.0, 0.84, 0.52))
    in_mist(made, air(bright), 60, 330, 0.8)
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


def wood(bright=1.0):
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
    in_mist(made, air(bright), 60, 330, 0.85)


def wood_road(upright, bright=1.0):
    """All of it; the car's axis is y = 0, it drives towards -x."""
    after_sunset(bright)
    road(upright, bright)
    verges(bright)
    reflectors()
    wood(bright)
