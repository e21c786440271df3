"""The first track on a field of snow at dawn: low sun from the right, spruces and hills in mist."""
import math
import random

from body.skis import add_skis
from common.develop import Look
from common.nodes import bump, material
from common.shapes import sheet
from place.air import in_ground_mist, in_mist, sun
from place.car_light import CarLight, dress_for_daylight
from place.ground import calculated, noise
from place.plants import forest, green
from place.sky import heading, twilight
from views import is_from_above, is_upright

LAMPS = (13.0, 9.0)
# Height of the camera as a share of the car's.
EYE = 0.66
# Where the sun stands and where the sky is brightest: degrees from the tail towards the right side, and over the horizon.
SUN, SUN_UP = -64.0, 8.5
GLOW = -22.0
DEPTH = 0.11
MIST = (0.56, 0.50, 0.55)


def wave(x, y):
    return (math.sin(x * 0.42 + 1.7 * math.sin(y * 0.21)) + 0.8 * math.sin(y * 0.63 + 1.1 * math.sin(x * 0.3))
            + 0.45 * math.sin(1.3 * x - 0.9 * y + 1.3 * math.sin(0.7 * y)))


def crumbs(x, y):
    """What lies about in a track: a rough value of every spot."""
    return math.sin(37.1 * x + 3.0 * math.sin(23.0 * y)) * math.sin(29.0 * y + 2.0 * math.sin(17.0 * x))


def step(x):
    """From 0 to 1 around 0."""
    return 0.5 + 0.5 * math.tanh(x / 2)


def height_of(info, rough):
    """The field: drifts, deep tracks of the wheels behind the car, a calm floor under it; `rough`, how much lies about (m)."""
    car = info['car']
    tread = 0.135
    middle = car['width'] / 2000 - tread - 0.03
    nose = (car['frontOverhang'] - car['length'] / 2) / 1000

    def height(x, y):
        away = max(0.0, math.hypot(x * 0.35, y) - 2.2)
        drift = (1 - math.exp(-(away / 5) ** 2)) * (0.10 * wave(x, y) + 0.012 * away)
        base = DEPTH + drift + rough * crumbs(0.3 * x, 0.3 * y)
        if x < nose - 0.30:
            return base
        # The track bends away far behind.
        bend = 0.0022 * max(0.0, x - 8) ** 2
        across = min(abs(y - bend - middle), abs(y - bend + middle))
        cut = step((tread + 0.015 * crumbs(0.5 * x, y) - across) / 0.022)
        front = step((x - nose + 0.16) / 0.05)
        cast_up = 0.035 * math.exp(-((across - tread - 0.09) / 0.06) ** 2) * (1 + 0.6 * crumbs(0.4 * x, 0.8 * y))
        return base + front * (cast_up * (1 - cut) - cut * (DEPTH + 0.004 + drift - 0.012 * crumbs(x, y)))
    return height


def snow():
    made = material('snow', Base_Color=(0.90, 0.915, 0.94, 1), Roughness=0.55, Specular=0.25)
    drift = noise(made, 0.55, 3.0, (0.4, 1.0, 1.0))
    grain = calculated(made, 'MULTIPLY', noise(made, 60.0, 4.0), 0.035)
    bump(made, calculated(made, 'ADD', drift, grain), 0.16, 0.8)
    return in_mist(made, MIST, 45, 170, 0.96)


def field(info, rough):
    height = height_of(info, rough)
    made = snow()

    def fine(u, v):
        # Finest along the tracks.
        w = 2 * v - 1
        y = 75 * math.copysign(abs(w) ** 2.3, w)
        x = -16 + 30 * u if u < 0.6 else 2 + 168 * ((u - 0.6) / 0.4) ** 2
        return x, y, height(x, y)
    sheet('field', fine, made, 640, 760)
    sheet('far field', lambda u, v: (150 + 1500 * u, 1500 * (v - 0.5), -0.4), made, 1, 1)
    sheet('side field', lambda u, v: (-150 + 320 * u, 70 + 900 * v, 0.4), made, 1, 1)
    sheet('near field', lambda u, v: (-150 + 320 * u, -70 - 300 * v, 0.0), made, 1, 1)


def hills():
    """Ridges one behind the other, each paler. Smooth: tips of a forest so far away would be a row of beads."""
    for far, tall, seed, colour in ((520, 42, 2.1, (0.22, 0.25, 0.34)), (1100, 120, 4.4, (0.33, 0.35, 0.45))):
        made = material('hills', Base_Color=(0, 0, 0, 1), Specular=0.0)
        shader = made.node_tree.nodes['Principled BSDF']
        shader.inputs['Emission'].default_value = colour + (1,)
        shader.inputs['Emission Strength'].default_value = 1.0
        in_ground_mist(made, MIST, 0.02 * tall, 0.95 * tall, 0.97)

        def ridge(u, v, far=far, tall=tall, seed=seed):
            angle = math.radians(-20 + 120 * u)
            top = 0.55 + 0.26 * math.sin(7 * u + seed) + 0.14 * math.sin(17 * u + 2 * seed) + 0.05 * math.sin(41 * u + seed)
            return far * math.cos(angle), far * math.sin(angle), max(0.06, top) * tall * v - 1
        sheet('hills', ridge, made, 600, 1)


def trees():
    random_of = random.Random(11)
    places = []
    for _ in range(1500):
        angle = random_of.uniform(-4, 76)
        far = random_of.uniform(112, 260)
        # The edge of the wood runs in bays; a glade opens behind the car.
        edge = 122 + 16 * math.sin(angle * 0.23) + 9 * math.sin(angle * 0.61 + 1.0) + (70 if 29 < angle < 40 else 0)
        if far < edge:
            continue
        x, y, _ = (far * part for part in heading(angle))
        places.append((x - 9, y - 7, -0.5, random_of.triangular(3.5, 12.0, 6.5)))
    made = green('spruce', (0.022, 0.030, 0.032))
    in_mist(made, MIST, 60, 230, 0.9)
    in_ground_mist(made, MIST, 0.0, 7.0, 0.75)
    forest(places, made)


def build(info, view, size):
    twilight(((0.0, (0.86, 0.62, 0.56)), (0.03, (0.58, 0.52, 0.58)), (0.08, (0.26, 0.33, 0.48)), (0.17, (0.12, 0.19, 0.36)),
              (0.6, (0.07, 0.13, 0.29))),
             glows=((GLOW, (2.6, 1.25, 0.55), 14, 0.09), (GLOW, (0.5, 0.24, 0.14), 2, 0.22)),
             clouds=((0.66, 0.54, 0.56), 1.5, (0.35, 1.0), 0.42), strength=0.62)
    x, y, _ = heading(SUN)
    sun((x, y, math.tan(math.radians(SUN_UP))), 6.0, (1.0, 0.74, 0.55), 0.03).visible_glossy = False
    # Seen from above its crumbs would be ripples of sand.
    field(info, 0.001 if is_from_above(view) else 0.006)
    hills()
    trees()
    if is_from_above(view):
        add_skis(info)
    # From above side windows mirror the brightest of the sky: one would not see that they are glass.
    dress_for_daylight(0.2 if is_from_above(view) else 0.8)
    light = CarLight(info, view, size, EYE)
    light.shoulder(10.0, (1.0, 0.84, 0.68))
    light.doors(3.3, (1.0, 0.82, 0.68))
    light.bonnet(2.6)
    light.face(2.0)
    light.roof(1.6, (1.0, 0.86, 0.74))
    return (Look(exposure=0.48, contrast=1.2, vignette=0.2, saturation=1.08),
            dict(fill=0.58, drop=0.065, eye=EYE) if not is_upright(size) else dict(fill=0.86, drop=0.14, eye=EYE))
