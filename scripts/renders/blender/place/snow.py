"""A clearing at the edge of a wood in deep snow at blue hour: the first track leads to the car, spruces stand near and far in mist."""
import math
import random

from mathutils import Vector, noise as field_noise

from body.skis import add_skis
from common.develop import Look
from common.lights import area
from common.nodes import bump, material
from common.shapes import mesh
from light.coat import clear_coat, dull
from place.air import in_ground_mist, in_mist, sun
from place.car_light import CarLight, dress_for_daylight
from place.ground import calculated, grey, noise, ramp
from place.lamp_beams import beams
from place.sky import heading, twilight
from place.snowy_spruces import spruces
from views import is_from_above, is_upright

LAMPS = (15.0, 9.0)
# Height of the camera as a share of the car's.
EYE = 0.66
# The gap in the wood and what is left of the sunset in it: degrees from the car's tail towards the right side.
GAP = 46.0
DEPTH = 0.13
AIR = (0.060, 0.088, 0.150)
COOL = (0.72, 0.85, 1.0)


def fractal(x, y, z=0.0, octaves=4):
    """About -1 to 1."""
    return field_noise.fractal(Vector((x, y, z)), 0.9, 2.1, octaves)


def step(x):
    """From 0 to 1 around 0."""
    return 0.5 + 0.5 * math.tanh(x / 2)


def bend_of(x):
    """How far the track bends away to the right, far behind."""
    return 0.0024 * max(0.0, x - 7) ** 2


def height_of(info):
    """Drifts that the wind left, deep tracks of the wheels behind the car, a calm floor under it."""
    car = info['car']
    tread = 0.145
    middle = car['width'] / 2000 - tread - 0.03
    nose = (car['frontOverhang'] - car['length'] / 2) / 1000

    def height(x, y):
        away = max(0.0, math.hypot(x * 0.38, y) - 1.9)
        calm = 1 - math.exp(-(away / 3.6) ** 2)
        # Drifts lie across the wind, steep on one side.
        blown = fractal(0.10 * x + 0.05 * y, 0.24 * y, 2.0)
        drift = calm * (0.44 * blown + 0.15 * abs(fractal(0.34 * x, 0.62 * y, 5.0, 3)) + 0.016 * away)
        base = DEPTH + drift + (0.3 + 0.7 * calm) * 0.022 * fractal(1.7 * x, 2.9 * y, 7.0) + 0.006 * fractal(7 * x, 9 * y, 1.0)
        if x < nose - 0.30 or x > 90:
            return base
        across = min(abs(y - bend_of(x) - middle), abs(y - bend_of(x) + middle))
        if across > 1.2:
            return base
        ragged = tread + 0.035 * fractal(2.2 * x, 5.0 * y, 3.0)
        cut = step((ragged - across) / 0.022)
        front = step((x - nose + 0.16) / 0.05)
        lumps = max(0.0, 0.4 + fractal(4.0 * x, 5.0 * y, 9.0))
        cast_up = 0.060 * math.exp(-((across - tread - 0.11) / 0.08) ** 2) * lumps
        return base + front * (cast_up * (1 - cut) - cut * (DEPTH - 0.010 + drift - 0.016 * fractal(5 * x, 9 * y, 4.0)))
    return height


def snow():
    made = material('snow', Roughness=0.6, Specular=0.22)
    patches = ramp(made, noise(made, 0.5, 5.0, (0.4, 1.0, 1.0)), 0.3, 0.7, 0.84, 0.92)
    grey(made, patches, (0.97, 0.99, 1.03))
    ripples = noise(made, 1.5, 5.0, (0.45, 1.0, 1.0))
    grain = calculated(made, 'MULTIPLY', noise(made, 42.0, 4.0), 0.07)
    bump(made, calculated(made, 'ADD', ripples, grain), 0.07, 0.75)
    return in_mist(made, AIR, 30, 150, 0.92)


def field(height):
    columns, rows = 700, 620

    def along(u):
        return -15 + 30 * u / 0.6 if u < 0.6 else 15 + 260 * ((u - 0.6) / 0.4) ** 2.2

    def across(v):
        w = 2 * v - 1
        return math.copysign(8 * abs(w) ** 1.4 + 170 * abs(w) ** 6, w)
    ys = [across(j / rows) for j in range(rows + 1)]
    xs = [along(i / columns) for i in range(columns + 1)]
    points = [(x, y, height(x, y)) for y in ys for x in xs]
    wide = columns + 1
    faces = [(j * wide + i, j * wide + i + 1, (j + 1) * wide + i + 1, (j + 1) * wide + i)
             for j in range(rows) for i in range(columns)]
    mesh('field', points, faces, snow())


def edge_of(angle):
    """Where the wood begins in a direction (m): near on both sides of the picture, far where the track comes from."""
    gap = math.exp(-((angle - GAP) / 9.0) ** 2)
    return 34 + 95 * gap + 9 * fractal(0.13 * angle, 4.0) + (14 if angle > GAP else 0)


def wood(height):
    """Groups and gaps by a slow noise, young trees before old ones."""
    random_of = random.Random(23)
    places = []
    while len(places) < 1100:
        angle, far = random_of.uniform(-14, 86), random_of.triangular(28, 240, 70)
        beyond = far - edge_of(angle)
        if beyond < 0:
            continue
        x, y, _ = (far * part for part in heading(angle))
        if fractal(0.05 * x, 0.05 * y, 11.0) < -0.10 + 0.2 * random_of.random():
            continue
        # The track comes through.
        if abs(y - bend_of(x)) < 5 and x < 90:
            continue
        young = random_of.random() < 0.5 * math.exp(-beyond / 12)
        tall = random_of.uniform(1.6, 4.0) if young else random_of.triangular(6.0, 16.0, 10.5)
        places.append((x, y, height(x, y) - 0.25, tall))
    made = spruces(places, 11)
    in_mist(made, AIR, 26, 165, 0.92)
    in_ground_mist(made, AIR, 0.0, 6.5, 0.5)


def saplings(height):
    """Seen from above there is no wood in the picture: young spruces around the car."""
    places = [(x, y, height(x, y) - 0.15, tall) for x, y, tall in (
        (0.2, 6.0, 1.9), (-1.1, 5.9, 1.1), (1.9, 5.9, 2.6), (1.1, 8.0, 3.4), (3.4, 7.2, 3.8), (-2.0, 4.7, 0.8), (4.3, -3.1, 1.5),
        (5.4, -3.4, 2.2), (1.3, -4.6, 1.1), (7.4, -2.2, 1.4), (8.6, 6.6, 3.4), (10.6, 9.0, 4.6), (9.4, 4.4, 2.6), (12.2, 6.4, 4.2),
        (7.2, 9.6, 4.4), (13.4, 3.6, 3.0), (6.0, 5.6, 2.4))]
    made = spruces(places, 8, 3)
    # So near their snow is as white as that on the ground.
    boughs = next(found for found in made.node_tree.nodes if found.type == 'MIX_RGB')
    boughs.inputs['Color1'].default_value, boughs.inputs['Color2'].default_value = (0.035, 0.050, 0.052, 1), (0.80, 0.84, 0.92, 1)


def build(info, view, size):
    above = is_from_above(view)
    twilight(((0.0, (0.36, 0.40, 0.52)), (0.04, (0.22, 0.30, 0.48)), (0.12, (0.085, 0.15, 0.32)), (0.3, (0.035, 0.075, 0.19)),
              (0.7, (0.02, 0.045, 0.12))),
             glows=((GAP, (1.0, 0.42, 0.22), 40, 0.040), (GAP, (0.12, 0.09, 0.10), 4, 0.12)),
             clouds=((0.20, 0.22, 0.32), 1.1, (0.5, 1.0), 0.34), strength=0.42)
    x, y, _ = heading(GAP + 6)
    sun((x, y, math.tan(math.radians(10))), 0.5, (1.0, 0.60, 0.52), 0.30).visible_glossy = False
    height = height_of(info)
    field(height)
    wood(height)
    if above:
        saplings(height)
        add_skis(info)
        # Skis lie in the dark otherwise.
        area((0.9, -1.5, 3.4), (0.9, 0, 1.8), 1.8, 0.6, 22, COOL).visible_glossy = False
    # Who looks down on it sees more of what they light.
    beams(info, 0.10 if above else 0.36, 0.06 if above else 0.30)
    clear_coat()
    # From above side windows mirror the brightest of the sky: one would not see that they are glass.
    dress_for_daylight(0.2 if above else 0.5)
    light = CarLight(info, view, size, EYE)
    light.shoulder(11.0, COOL)
    light.doors(0.7, COOL)
    light.bonnet(0.6, COOL)
    light.face(0.35, COOL)
    light.roof(1.2, COOL)
    dull('plate', 0.1)
    return (Look(exposure=1.0, contrast=1.25, vignette=0.22, saturation=1.12),
            dict(fill=0.56, drop=0.05, eye=EYE) if not is_upright(size) else dict(fill=0.86, drop=0.12, eye=EYE))
