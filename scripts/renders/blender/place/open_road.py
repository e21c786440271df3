"""A road by day, seen from a car that drives beside: everything but the car goes by."""
import math
import random
from dataclasses import dataclass

import bpy

from body.rolling import open_shutter, pass_by, roll
from common.develop import Look
from light.coat import clear_coat, dull
from common.nodes import link, material, principled
from common.shapes import box, sheet
from place.air import in_mist, sun
from place.car_light import CarLight, dress_for_daylight
from place.ground import calculated, grey, noise, ramp
from place.plants import forest
from place.sky import twilight
from views import azimuth_of, is_from_behind, is_upright

LAMPS = (13.0, 7.0)
# Height of the camera as a share of the car's.
EYE = 0.62
# What passes while the shutter is open (m): 90 km/h and a fifteenth of a second.
WAY = 1.6
EDGE = 5.4


@dataclass(frozen=True)
class Day:
    """An hour and a season. `sun`: degrees over the horizon, degrees from the camera towards the nose, strength, colour."""
    sky: tuple
    sun: tuple
    air: tuple
    grass: tuple
    wood: tuple
    near_hills: tuple
    far_hills: tuple
    clouds: tuple = (0.95, 0.93, 0.90)
    cover: float = 0.40
    exposure: float = 0.0


GOLDEN = Day(
    sky=((0.0, (0.98, 0.74, 0.50)), (0.05, (0.80, 0.72, 0.66)), (0.16, (0.40, 0.52, 0.68)), (0.6, (0.13, 0.25, 0.48))),
    sun=(13.0, 44.0, 7.5, (1.0, 0.66, 0.36)), air=(0.80, 0.64, 0.48), grass=(0.13, 0.10, 0.05), wood=(0.085, 0.075, 0.034),
    near_hills=(0.26, 0.25, 0.24), far_hills=(0.48, 0.44, 0.42), clouds=(1.1, 0.82, 0.62), cover=0.42, exposure=0.55)
MORNING = Day(
    sky=((0.0, (0.86, 0.88, 0.90)), (0.06, (0.60, 0.72, 0.86)), (0.2, (0.27, 0.45, 0.74)), (0.6, (0.09, 0.22, 0.52))),
    sun=(28.0, 40.0, 6.5, (1.0, 0.90, 0.76)), air=(0.62, 0.72, 0.84), grass=(0.07, 0.085, 0.035), wood=(0.030, 0.055, 0.024),
    near_hills=(0.17, 0.26, 0.28), far_hills=(0.36, 0.48, 0.62), exposure=0.2)
AUTUMN = Day(
    sky=((0.0, (0.86, 0.84, 0.82)), (0.06, (0.62, 0.70, 0.78)), (0.2, (0.32, 0.45, 0.62)), (0.6, (0.12, 0.23, 0.42))),
    sun=(18.0, 40.0, 7.0, (1.0, 0.78, 0.52)), air=(0.68, 0.68, 0.70), grass=(0.13, 0.085, 0.040), wood=(0.115, 0.062, 0.020),
    near_hills=(0.27, 0.25, 0.24), far_hills=(0.42, 0.46, 0.54), exposure=0.2)
DAYS = {'g90': GOLDEN, 'new-g80': MORNING, 'gv80': AUTUMN, 'g70': GOLDEN, 'gv70': MORNING}


def road(day):
    """Asphalt whose grains are drawn to lines: it goes by."""
    made = material('road', Specular=0.35)
    grain = noise(made, 1.0, 6.0, (0.25, 14.0, 1.0))
    tracks = noise(made, 1.0, 2.0, (0.02, 1.1, 1.0))
    shade = calculated(made, 'MULTIPLY', ramp(made, grain, 0.3, 0.7, 0.050, 0.075), ramp(made, tracks, 0.3, 0.7, 0.85, 1.15))
    grey(made, shade, (1.0, 1.0, 1.03))
    link(made, ramp(made, tracks, 0.3, 0.7, 0.38, 0.55), principled(made).inputs['Roughness'])
    sheet('road', lambda u, v: (-90 + 400 * u, -9 + (EDGE + 9) * v, 0), in_mist(made, day.air, 80, 600, 0.7), 2, 2)
    paint = material('marking', Base_Color=(0.62, 0.62, 0.60, 1), Roughness=0.6)
    box('edge line', (-90, 3.55, 0.001), (300, 3.70, 0.004), paint, 0)
    for k in range(-9, 30):
        box('middle line', (k * 9.0, -1.95, 0.001), (k * 9.0 + 3.0, -1.81, 0.004), paint, 0)


def rail():
    """A guard rail of steel on posts."""
    made = material('rail of the road', Base_Color=(0.42, 0.43, 0.44, 1), Metallic=0.8, Roughness=0.5)
    profile = ((0.0, 0.42), (-0.05, 0.47), (-0.05, 0.52), (0.0, 0.57), (-0.05, 0.62), (-0.05, 0.67), (0.0, 0.73))
    sheet('rail', lambda u, v: (-80 + 300 * u, EDGE + profile[round(v * 6)][0], profile[round(v * 6)][1]), made, 1, 6)
    for k in range(-20, 50):
        box('post', (k * 4.0, EDGE + 0.02, 0), (k * 4.0 + 0.07, EDGE + 0.12, 0.7), made, 0)


def meadow(day):
    """A strip of grass that rises to the wood."""
    made = material('meadow', Roughness=1.0, Specular=0.0)
    tint = ramp(made, noise(made, 1.0, 8.0, (0.35, 2.2, 1.0)), 0.3, 0.7, 0.45, 1.25)
    grey(made, tint, day.grass)
    in_mist(made, day.air, 60, 600, 0.85)
    sheet('meadow', lambda u, v: (-120 + 520 * u, EDGE + 0.01 + 260 * v ** 2, -0.02 + 7.0 * v + 0.4 * math.sin(9 * u) * v), made, 60, 30)


def wood(day):
    """Tall and near: the car stands out against its shade, the sky is seen through its gaps."""
    random_of = random.Random(4)
    places = []
    for _ in range(1500):
        x, far = random_of.uniform(-140, 460), random_of.triangular(9, 95, 12)
        edge = 12 + 4 * math.sin(x * 0.11) + 3 * math.sin(x * 0.23 + 1.0)
        if far > edge:
            places.append((x, EDGE + far, 0.25 + 0.02 * far, random_of.triangular(6, 19, 12)))
    made = material('wood', Roughness=0.9, Specular=0.1)
    tint = ramp(made, noise(made, 0.11, 3.0), 0.35, 0.65, 0.55, 1.5)
    grey(made, tint, day.wood)
    in_mist(made, day.air, 30, 420, 0.9)
    forest(places, made)


def hills(day):
    for far, tall, seed, colour in ((700, 75, 2.1, day.near_hills), (1500, 210, 4.4, day.far_hills)):
        made = material('hills', Base_Color=(0, 0, 0, 1), Specular=0.0)
        shader = principled(made)
        shader.inputs['Emission'].default_value = colour + (1,)
        shader.inputs['Emission Strength'].default_value = 1.0

        def ridge(u, v, far=far, tall=tall, seed=seed):
            angle = math.radians(-30 + 200 * u)
            top = 0.55 + 0.26 * math.sin(7 * u + seed) + 0.14 * math.sin(17 * u + 2 * seed) + 0.05 * math.sin(41 * u + seed)
            return far * math.cos(angle), far * math.sin(angle), max(0.06, top) * tall * v - 1
        sheet('hills', ridge, made, 400, 1)


def sunlight(day, view, size):
    """Over the camera's shoulder; the sky around the sun is what the flank mirrors of it."""
    up, aside, strength, colour = day.sun
    degrees = azimuth_of(view, size)
    away = degrees - aside if degrees < 90 else degrees + 0.5 * aside
    around = math.radians(away)
    sun((-math.cos(around), -math.sin(around), math.tan(math.radians(up))), strength, colour, 0.02).visible_glossy = False
    # A heading counts from the tail towards the right side.
    return away + 180, tuple(2.4 * part for part in colour), 9, math.sin(math.radians(up)) * 1.6


def build(info, view, size):
    day = DAYS[info['car']['code']]
    glow = sunlight(day, view, size)
    twilight(day.sky, glows=(glow,), clouds=(day.clouds, 1.3, (0.5, 1.0), day.cover), strength=1.15)
    hills(day)
    far = set(bpy.data.objects)
    road(day)
    rail()
    meadow(day)
    wood(day)
    pass_by([one for one in bpy.data.objects if one not in far], WAY)
    roll(info, WAY)
    clear_coat()
    dress_for_daylight(0.8)
    light = CarLight(info, view, size, EYE)
    # A paint without metal scatters what metal throws away, and a pale pearl turns pink.
    paint = principled(bpy.data.materials['paint']).inputs
    metal = paint['Metallic'].default_value
    # The lacquer mirrors; a second shine under it is milk over a dark red.
    paint['Specular'].default_value = 0.08
    share = 0.45 + 0.55 * min(1.0, metal / 0.7)
    light.shoulder(14.0 * share, day.sun[3])
    light.doors(5.5 * share, (0.95, 0.97, 1.0))
    # From behind, the flank would mirror what lights the nose as a white patch.
    if not is_from_behind(view):
        light.bonnet(6.0 * share)
        light.face(5.0 * share)
    dull('plate', 0.12)
    open_shutter()
    # A tall car fills the height before the width.
    fill = 0.70 * min(1.0, 1.46 / light.height)
    return (Look(exposure=day.exposure - 0.7 * (1 - share), contrast=1.32, saturation=1.2, vignette=0.2),
            dict(fill=fill, drop=0.055, eye=EYE) if not is_upright(size) else dict(fill=0.92, drop=0.12, eye=EYE))
