"""A road over the sea, shortly after the sun has gone: the sea on the left, a cape behind the other."""
import math
import random

from common.develop import Look
from common.lights import area
from common.materials import light_line
from common.nodes import bump, material
from common.shapes import box, mesh, sheet
from place.air import in_ground_mist, in_mist
from place.car_light import CarLight, dress_for_daylight
from place.ground import asphalt, calculated, concrete, noise
from place.sky import heading, twilight
from views import is_upright

LAMPS = (13.0, 9.0)
# Height of the camera as a share of the car's.
EYE = 0.92
EDGE, SEA = 5.6, -11.0
GLOW = 52.0
AIR = (0.27, 0.225, 0.26)


def sea():
    made = material('sea', Base_Color=(0.006, 0.014, 0.022, 1), Roughness=0.09, Specular=0.5)
    swell = noise(made, 0.10, 6.0, (1.0, 2.4, 1))
    chop = calculated(made, 'MULTIPLY', noise(made, 0.9, 6.0, (1.0, 1.7, 1)), 0.22)
    bump(made, calculated(made, 'ADD', swell, chop), 1.1, 0.7)
    in_mist(made, (0.62, 0.36, 0.27), 350, 1900, 0.85)
    sheet('sea', lambda u, v: (-700 + 2600 * u, 8 + 1890 * v ** 2, SEA), made, 2, 40)


def cape(tip, far, tall, seed, colour):
    """Land that rises from its tip in the sea (degrees from the car's tail) to the right: rough, paler with distance."""
    made = material('cape', Base_Color=tuple(colour) + (1,), Roughness=1.0, Specular=0.0)
    bump(made, noise(made, 9 / far, 10.0), 0.05 * far, 0.9)
    in_mist(made, AIR, 60, 1400, 0.90)
    in_ground_mist(made, AIR, SEA, SEA + 0.9 * tall, 0.72)
    random_of = random.Random(seed)
    waves = [(random_of.uniform(0.7, 1.3) * 1.9 ** k, random_of.uniform(0, 7), 0.6 ** k) for k in range(9)]

    def slope(u, v):
        angle = tip - 40 * u
        rise = (1 - math.exp(-2.6 * u)) * (0.55 + 0.75 * u)
        rough = sum(size * math.sin(often * (9 * u + 1.6 * v) + phase) for often, phase, size in waves)
        top = max(0.0, rise * (1 + 0.13 * rough) + 0.012 * rough)
        x, y, _ = (far * (0.86 + 0.14 * v + 0.012 * rough) * part for part in heading(angle))
        return x, y, SEA - 1 + top * tall * v ** 0.75 * (1 + 0.05 * rough * (1 - v))
    sheet('cape', slope, made, 420, 50)


def village():
    random_of = random.Random(8)
    for _ in range(18):
        made = light_line('window', (1.0, 0.70, 0.40), random_of.uniform(2, 7))
        x, y, _ = (random_of.uniform(425, 440) * part for part in heading(random_of.uniform(35, 42.5)))
        z = SEA + 2 + abs(random_of.gauss(0, 2.5))
        box('window', (x - 0.24, y - 0.24, z - 0.2), (x + 0.24, y + 0.24, z + 0.2), made, 0)


def road():
    made = asphalt(0.10, 0.045, dry_roughness=0.42)
    sheet('road', lambda u, v: (-60 + 260 * u, -30 + (EDGE + 30) * v, 0), in_mist(made, AIR, 60, 400, 0.8), 2, 2)
    paint = material('marking', Base_Color=(0.62, 0.61, 0.58, 1), Roughness=0.6)
    box('edge line', (-60, 3.55, 0.001), (160, 3.68, 0.004), paint, 0)
    for k in range(-6, 14):
        box('middle line', (k * 9.0, -1.9, 0.001), (k * 9.0 + 4.0, -1.78, 0.004), paint, 0)


def parapet():
    """Low blocks of concrete with gaps between them and reflectors on their faces."""
    made = in_mist(concrete(0.30, 0.75), AIR, 50, 380, 0.8)
    for k in range(-12, 34):
        x = k * 4.0
        low, half, top = 0.24, 0.15, 0.48
        points = [(x + along, EDGE + across, up) for along in (0.06, 3.94)
                  for across, up in ((-low, 0), (-low, 0.10), (-half, 0.22), (-half * 0.8, top), (half, top), (low, 0))]
        faces = [(i, (i + 1) % 6, 6 + (i + 1) % 6, 6 + i) for i in range(6)] + [tuple(range(5, -1, -1)), tuple(range(6, 12))]
        rounded = mesh('parapet', points, faces, made, angle=35).modifiers.new('bevel', 'BEVEL')
        rounded.width, rounded.segments = 0.03, 3


def verge():
    """The slope inland, behind the road's far end: dry grass on earth."""
    made = material('verge', Base_Color=(0.06, 0.055, 0.045, 1), Roughness=1.0, Specular=0.0)
    bump(made, noise(made, 1.2, 8.0), 0.5, 0.8)
    in_mist(made, AIR, 60, 420, 0.85)
    sheet('verge', lambda u, v: (40 + 260 * u, -6 - 40 * v - 14 * u, -0.2 + 24 * v ** 0.8 * (0.4 + 0.6 * u)
                                 + 1.1 * math.sin(13 * u) * v), made, 160, 20)


def build(info, view, size):
    twilight(((0.0, (0.62, 0.40, 0.34)), (0.025, (0.33, 0.27, 0.31)), (0.06, (0.12, 0.145, 0.23)), (0.13, (0.05, 0.08, 0.17)),
              (0.6, (0.06, 0.095, 0.19))),
             glows=((GLOW, (2.0, 0.80, 0.27), 30, 0.026), (GLOW, (0.30, 0.14, 0.08), 5, 0.045)),
             clouds=((0.70, 0.36, 0.32), 1.2, (1.0, 0.45), 0.40), strength=0.62)
    sea()
    cape(50.5, 1050, 105, 3, (0.06, 0.06, 0.075))
    cape(44.5, 520, 66, 5, (0.040, 0.042, 0.047))
    cape(29.0, 190, 34, 9, (0.024, 0.025, 0.025))
    # Elsewhere the car stands before it, and its windows are specks on the bonnet and behind the glass.
    if view == 'flank34':
        village()
    road()
    parapet()
    verge()
    dress_for_daylight(0.8)
    light = CarLight(info, view, size, EYE)
    # Boxes that are only mirrored do not light what is under the coat.
    area((-7.5, -8.5, 4.2), (0, 0, 0.7), 5.0, 2.4, 300, (0.92, 0.95, 1.0))
    area((9.0, -5.0, 2.6), (0.6, 0, 0.8), 4.0, 1.2, 150, (1.0, 0.78, 0.58))
    light.shoulder(5.0, (1.0, 0.90, 0.80))
    light.doors(1.3)
    light.bonnet(2.2, (1.0, 0.86, 0.72))
    light.face(1.3)
    light.roof(1.6, (1.0, 0.80, 0.62))
    return (Look(exposure=0.0, contrast=1.22, vignette=0.22),
            dict(fill=0.58, drop=0.06, eye=EYE) if not is_upright(size) else dict(fill=0.86, drop=0.13, eye=EYE))
