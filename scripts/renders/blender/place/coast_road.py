"""A road over the sea by the last sun, which stands beside the picture: the sea on the left, one range behind the other."""
import math
import random
from dataclasses import replace

import bpy
from mathutils import Matrix

from common.develop import Look
from common.lights import area
from common.materials import light_line
from common.nodes import bump, material
from common.shapes import box, mesh, sheet
from light.coat import clear_coat
from place.air import in_mist, sun
from place.car_light import CarLight, dress_for_daylight
from place.ground import asphalt, calculated, concrete, grey, noise, ramp
from place.lamp_beams import beams
from place.mountains import Range, fog, in_air, mountains, place_of, rock
from place.plants import grasses
from place.sky import heading, twilight
from views import is_from_above, is_turned, is_upright

LAMPS = (13.0, 9.0)
# Height of the camera as a share of the car's.
EYE = 0.92
# Where the road ends; who looks down sees it nearer to the car, and more of the sea.
EDGE, NEAR_EDGE, SEA = 5.6, 3.9, -11.0
# Of the parapet (m).
TALL, LOW = 0.48, 0.30
# Where the sky burns, degrees from the car's tail; the sun stands farther to the left, so that slopes have two sides.
GLOW, SUN, SUN_UP = 54.0, 108.0, 9.0
AIR = (0.27, 0.225, 0.26)
HAZE, HAZE_AT_GLOW = (0.200, 0.190, 0.250), (0.62, 0.34, 0.20)
# From near to far, with the share of air before each, and how dense fog is at its foot.
LAND = ((Range(22.0, 520, 330, 260, 40, 5, rise=1.6, tip=0.20, slow=0.62), 0.20, 0.62),
        (Range(29.5, 1500, 900, 640, 128, 9, rise=1.5, tip=0.10, slow=0.45), 0.40, 0.84),
        (Range(36.0, 4200, 2700, 1500, 300, 3, rise=1.3, tip=0.08, slow=0.5), 0.66, 0.95))


def sea():
    made = material('sea', Base_Color=(0.006, 0.014, 0.022, 1), Roughness=0.09, Specular=0.5)
    swell = noise(made, 0.10, 6.0, (1.0, 2.4, 1))
    chop = calculated(made, 'MULTIPLY', noise(made, 0.9, 6.0, (1.0, 1.7, 1)), 0.22)
    bump(made, calculated(made, 'ADD', swell, chop), 1.1, 0.7)
    in_mist(made, (0.62, 0.36, 0.27), 350, 1900, 0.85)
    sheet('sea', lambda u, v: (-700 + 2600 * u, 8 + 1890 * v ** 2, SEA), made, 2, 40)


def turned(one, degrees):
    return replace(one, middle=one.middle + degrees)


def land(glow, degrees):
    """The ranges, turned by some degrees; returns the middle one and what knows its heights."""
    known = []
    for one, air, foot in LAND:
        one = turned(one, degrees)
        made = rock(0.085, 0.012 * one.wide)
        in_air(made, glow, HAZE, HAZE_AT_GLOW, air, SEA, SEA + 0.62 * one.tall, foot)
        known.append((one, mountains(one, SEA, made)))
        fog(one, SEA, 0.9 * foot, 0.30 * one.tall, glow, HAZE, HAZE_AT_GLOW, one.seed)
    return known[1]


def village(one, height):
    """Lit windows along the shore of a range."""
    random_of = random.Random(8)
    left = 34
    while left:
        u, v = random_of.uniform(0.12, 0.62), random_of.uniform(0.0, 0.4)
        up = height(u, v)
        if not 0.03 * one.tall < up < 0.085 * one.tall:
            continue
        left -= 1
        made = light_line('window', (1.0, 0.70, 0.40), random_of.uniform(6, 20))
        x, y, z = place_of(one, u, v, SEA + up + 1)
        size = 0.00020 * one.far
        box('window', (x - size, y - size, z - size), (x + size, y + size, z + size), made, 0)


def road(edge):
    made = asphalt(0.10, 0.062, dry_roughness=0.38)
    sheet('road', lambda u, v: (-60 + 260 * u, -30 + (edge + 30) * v, 0), in_mist(made, AIR, 60, 400, 0.8), 2, 2)
    paint = material('marking', Base_Color=(0.62, 0.61, 0.58, 1), Roughness=0.6)
    box('edge line', (-60, edge - 2.05, 0.001), (160, edge - 1.92, 0.004), paint, 0)
    for k in range(-6, 14):
        box('middle line', (k * 9.0, -1.9, 0.001), (k * 9.0 + 4.0, -1.78, 0.004), paint, 0)


def parapet(edge, tall):
    """Low blocks of concrete with gaps between them and reflectors on their faces."""
    made = in_mist(concrete(0.38, 0.75), AIR, 50, 380, 0.8)
    for k in range(-12, 34):
        x = k * 4.0
        low, half, top = 0.24, 0.15, tall
        points = [(x + along, edge + across, up) for along in (0.06, 3.94)
                  for across, up in ((-low, 0), (-low, 0.2 * tall), (-half, 0.45 * tall), (-half * 0.8, top), (half, top), (low, 0))]
        faces = [(i, (i + 1) % 6, 6 + (i + 1) % 6, 6 + i) for i in range(6)] + [tuple(range(5, -1, -1)), tuple(range(6, 12))]
        rounded = mesh('parapet', points, faces, made, angle=35).modifiers.new('bevel', 'BEVEL')
        rounded.width, rounded.segments = 0.03, 3


def bank(edge):
    """Gravel between the road and the parapet, and what falls to the sea behind it; dry grass on both."""
    gravel = material('gravel', Roughness=0.95, Specular=0.1)
    grey(gravel, ramp(gravel, noise(gravel, 3.0, 8.0), 0.3, 0.7, 0.025, 0.10), (1.0, 0.92, 0.82))
    bump(gravel, noise(gravel, 22.0, 6.0), 0.02, 0.9)
    in_mist(gravel, AIR, 60, 400, 0.8)
    sheet('shoulder', lambda u, v: (-60 + 260 * u, edge - 1.55 + 1.55 * v + 0.10 * math.sin(31 * u) * (1 - v), 0.006 + 0.05 * v),
          gravel, 260, 4)
    sheet('bank', lambda u, v: (-60 + 260 * u, edge + 9 * v, 0.05 - 12 * v ** 1.5 + 0.3 * math.sin(40 * u) * v),
          gravel, 200, 12)
    straw = material('dry grass', Base_Color=(0.30, 0.235, 0.13, 1), Roughness=0.8, Specular=0.1)
    random_of = random.Random(12)
    tufts = [grasses([(0, 0)], straw, 1.0, 0.6, 90, seed) for seed in range(4)]
    for k in range(1700):
        x = random_of.triangular(-10, 90, 8)
        # In groups; low before the parapet, tall behind it.
        if math.sin(0.9 * x) + math.sin(0.37 * x + 1) + math.sin(2.7 * x) + random_of.gauss(0, 0.7) < 0.3:
            continue
        is_before = k % 2 == 0
        y = edge - random_of.uniform(0.26, 1.05) if is_before else edge + random_of.uniform(0.3, 1.2)
        tuft = bpy.data.objects.new('tuft', random_of.choice(tufts).data)
        bpy.context.scene.collection.objects.link(tuft)
        tall = random_of.triangular(0.08, 0.36, 0.12) if is_before else random_of.uniform(0.40, 0.85)
        tuft.location = (x, y, 0.03 if is_before else -0.10)
        tuft.scale = (tall + 0.14, tall + 0.14, tall)
        tuft.rotation_euler = (0, 0, random_of.uniform(0, 6.3))
    for one in tufts:
        bpy.data.objects.remove(one)


def lamps_on(info, view):
    before = set(bpy.data.objects)
    beams(info, 1.9, 0.45)
    if is_turned(view):
        bpy.context.view_layer.update()
        for one in set(bpy.data.objects) - before:
            one.matrix_world = Matrix.Rotation(math.pi, 4, 'Z') @ one.matrix_world


def build(info, view, size):
    above = is_from_above(view)
    # Who looks at the flank looks farther to the left.
    aside = 9.0 if view == 'flank34' and not is_upright(size) else 0.0
    glow = GLOW + aside
    # Water seen from above mirrors more than the horizon: there the glow is taller, so that it glitters.
    taller = ((glow - 1.5, (7.0, 2.9, 1.0), 160, 0.11),) if above else ()
    twilight(((0.0, (0.56, 0.37, 0.34)), (0.025, (0.33, 0.27, 0.32)), (0.06, (0.13, 0.155, 0.25)), (0.13, (0.05, 0.085, 0.18)),
              (0.6, (0.055, 0.095, 0.19))),
             glows=((glow, (2.0, 0.80, 0.27), 30, 0.026), (glow, (0.30, 0.14, 0.08), 5, 0.045),
                    (glow - 1.5, (9.0, 3.6, 1.2), 1600, 0.012)) + taller,
             clouds=((0.70, 0.36, 0.32), 1.2, (1.0, 0.45), 0.40), strength=0.62)
    x, y, _ = heading(SUN + aside)
    sun((x, y, math.tan(math.radians(SUN_UP))), 3.9, (1.0, 0.57, 0.33), 0.03).visible_glossy = False
    sea()
    if above:
        edge, tall = NEAR_EDGE, LOW
    else:
        edge, tall = EDGE, TALL
        middle = land(glow, aside)
        # Elsewhere the car stands before it, and its windows are specks on the bonnet and behind the glass.
        if view == 'flank34':
            village(*middle)
    road(edge)
    parapet(edge, tall)
    bank(edge)
    lamps_on(info, view)
    dress_for_daylight(0.8)
    light = CarLight(info, view, size, EYE)
    # Boxes that are only mirrored do not light what is under the coat.
    area((-7.5, -8.5, 4.2), (0, 0, 0.7), 5.0, 2.4, 300, (0.92, 0.95, 1.0))
    area((9.0, -5.0, 2.6), (0.6, 0, 0.8), 4.0, 1.2, 150, (1.0, 0.78, 0.58))
    # The car that shows its flank there is black, and would be its outline.
    paler = 1.0
    if view == 'flank34':
        paler = 2.8
        clear_coat()
    light.shoulder(5.0 * paler, (1.0, 0.90, 0.80))
    light.doors(1.3 * paler)
    light.bonnet(2.2, (1.0, 0.86, 0.72))
    light.face(1.3)
    light.roof(1.6, (1.0, 0.80, 0.62))
    return (Look(exposure=0.0, contrast=1.22, vignette=0.22),
            dict(fill=0.58, drop=0.06, eye=EYE) if not is_upright(size) else dict(fill=0.86, drop=0.13, eye=EYE))
