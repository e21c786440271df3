"""Rain at night: two lines of light come out of the dark on the left, pass over the car and run on in the street."""
import math
import random

from common.develop import Look
from common.materials import light_line
from common.nodes import material
from common.shapes import box, mesh, tube
from light.coat import dull
from place.air import in_mist
from place.car_light import CarLight, dress_for_daylight
from place.ground import asphalt, concrete, plane
from place.sky import twilight
from views import is_upright

LAMPS = (15.0, 9.0)
# Height of the camera as a share of the car's.
EYE = 0.66
HAZE = (0.012, 0.017, 0.026)
# The wall recedes to the left of the picture: degrees from the car's axis, where it passes behind the car (m).
TURN, BEHIND = 62.0, (11.5, 4.2)


def laid(along, away, up):
    """A place by its distance along the wall (to the picture's left) and before it."""
    around = math.radians(TURN)
    x, y = BEHIND
    return (x + along * math.cos(around) - away * math.sin(around), y + along * math.sin(around) + away * math.cos(around), up)


def strip(name, made, ends, heights, away):
    a, b = ends
    low, high = heights
    mesh(name, [laid(a, away, low), laid(b, away, low), laid(b, away, high), laid(a, away, high)], [(0, 1, 2, 3)], made)


def wall():
    strip('wall', in_mist(concrete(0.17, 0.45), HAZE, 20, 120, 0.95), (-40, 260), (0, 3.1), 0)
    points = [laid(along, away, up) for along in (-40, 260) for away, up in ((0.0, 0.16), (2.2, 0.16), (2.2, 0.0))]
    mesh('pavement', points, [(0, 1, 4, 3), (1, 2, 5, 4)], in_mist(concrete(0.05, 0.3), HAZE, 20, 120, 0.9), smooth=False)
    for along in range(-36, 200, 6):
        strip('joint', material('joint', Base_Color=(0.006, 0.006, 0.007, 1), Roughness=0.9), (along, along + 0.04), (0.16, 3.1), 0.004)


def lines():
    warm = light_line('line', (1.0, 0.77, 0.53), 9.0)
    for low in (2.02, 2.34):
        points = [laid(along, away, up) for along in (-40, 240) for away, up in ((0.12, low), (0.12, low + 0.075))]
        mesh('line', points, [(0, 1, 3, 2)], warm)


def far_town():
    """Small lights at the end of the street."""

    random_of = random.Random(4)
    colours = ((1, 0.72, 0.42), (1, 0.80, 0.58), (0.75, 0.86, 1.0), (1, 0.25, 0.14))
    for _ in range(34):
        made = light_line('far light', random_of.choice(colours), random_of.uniform(1.5, 5))
        along, away, up = random_of.uniform(110, 235), random_of.uniform(5, 46), random_of.uniform(0.6, 5.5)
        x, y, z = laid(along, away, up)
        size = 0.10 + 0.0007 * along
        box('far light', (x - size, y - size, z - size), (x + size, y + size, z + size), made, 0)


def posts():
    dark = in_mist(material('post', Base_Color=(0.01, 0.01, 0.011, 1), Roughness=0.5), HAZE, 25, 120, 0.9)
    for along in range(22, 130, 22):
        x, y, _ = laid(along, 9.5, 0)
        tube('post', [(x, y, 0), (x, y, 6.2)], 0.06, dark, 8)


def build(info, view, size):
    twilight(((0.0, (0.026, 0.036, 0.055)), (0.10, (0.008, 0.013, 0.023)), (0.5, (0.002, 0.003, 0.006))))
    plane('street', in_mist(asphalt(0.78, rain=0.0025), HAZE, 30, 150, 0.8))
    wall()
    lines()
    far_town()
    posts()
    dress_for_daylight(0.7)
    light = CarLight(info, view, size, EYE)
    light.shoulder(11.0)
    light.doors(2.1)
    light.bonnet(2.0, (1.0, 0.90, 0.78))
    is_faced = view == 'front34'
    light.face(4.5 if is_faced else 1.8)
    if is_faced:
        # So much light would show it as a pale slab.
        dull('plate', 0.02)
    light.roof(2.4, (1.0, 0.84, 0.66))
    return (Look(exposure=0.95, contrast=1.25, vignette=0.28),
            dict(fill=0.62, drop=0.05, eye=EYE) if not is_upright(size) else dict(fill=0.88, drop=0.15, eye=EYE))
