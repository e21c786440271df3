"""The yard of the concrete house on a winter evening: fresh snow with one track, spruces with small lights, flakes in the air."""
import math
import random

from mathutils import Vector, noise as field_noise

from common.develop import Look
from common.lights import area
from common.materials import light_line
from common.nodes import bump, material
from common.shapes import box, mesh, sheet
from light.coat import clear_coat, dull
from place.car_light import WARM, CarLight, dress_for_daylight
from place.concrete_house import NEAR, TOP, ball, room, wall
from place.ground import board_concrete, calculated, concrete, grey, noise, ramp
from place.lamp_beams import beams
from place.sky import twilight
from place.snowy_spruces import spruces
from views import eye_of, is_upright

NAME = 'snowy-yard'
LAMPS = (15.0, 9.0)
# Height of the camera as a share of the car's.
EYE = 0.6
# How deep the snow lies, how wide a wheel's track is (m).
DEPTH, TREAD = 0.11, 0.145
# The edge of the roof.
EAVES = NEAR - 2.4
TREES = ((-0.6, 4.1, 3.3), (1.2, 4.6, 1.9))
FLAKES, FLAKE = 6000, 0.0031


def fractal(x, y, z=0.0, octaves=4):
    """About -1 to 1."""
    return field_noise.fractal(Vector((x, y, z)), 0.9, 2.1, octaves)


def step(x):
    """From 0 to 1 around 0."""
    return 0.5 + 0.5 * math.tanh(x / 2)


def height_of(info):
    """A calm cover, deeper before the wall where no roof keeps it off; the track that leads to the car."""
    car = info['car']
    middle = car['width'] / 2000 - TREAD - 0.03
    nose = (car['frontOverhang'] - car['length'] / 2) / 1000

    def height(x, y):
        away = 1 - math.exp(-(max(0.0, math.hypot(0.4 * x, y) - 1.6) / 2.4) ** 2)
        base = DEPTH + 0.006 * fractal(6 * x, 8 * y, 1.0) + (0.25 + 0.75 * away) * (0.03 * fractal(0.9 * x, 1.3 * y, 4.0))
        base += away * (0.10 * fractal(0.22 * x, 0.3 * y, 2.0) + 0.16 * math.exp(-((y - EAVES + 0.5) / 0.7) ** 2))
        if y > EAVES:
            base -= (base - 0.02) * step((y - EAVES - 0.35) / 0.12)
        if x < nose - 0.3 or x > 40:
            return base
        # It comes in a wide bend from the street.
        bend = -0.010 * max(0.0, x - 3.0) ** 2
        across = min(abs(y - bend - middle), abs(y - bend + middle))
        if across > 1.0:
            return base
        ragged = TREAD + 0.03 * fractal(2.2 * x, 5 * y, 3.0)
        cut = step((ragged - across) / 0.02) * step((x - nose + 0.16) / 0.05)
        cast_up = 0.045 * math.exp(-((across - TREAD - 0.10) / 0.07) ** 2) * max(0.0, 0.4 + fractal(4 * x, 5 * y, 9.0))
        return base + cast_up * (1 - cut) - cut * (base - 0.012 - 0.010 * fractal(5 * x, 9 * y, 4.0))
    return height


def snow():
    made = material('snow', Roughness=0.6, Specular=0.22)
    grey(made, ramp(made, noise(made, 0.6, 5.0), 0.3, 0.7, 0.82, 0.90), (0.98, 0.99, 1.02))
    grain = calculated(made, 'MULTIPLY', noise(made, 42.0, 4.0), 0.12)
    bump(made, calculated(made, 'ADD', noise(made, 1.8, 5.0), grain), 0.05, 0.7)
    return made


def yard(height, made):
    columns, rows = 620, 420
    points = [(-16 + 62 * i / columns, -13 + 23 * j / rows) for j in range(rows + 1) for i in range(columns + 1)]
    wide = columns + 1
    faces = [(j * wide + i, j * wide + i + 1, (j + 1) * wide + i + 1, (j + 1) * wide + i)
             for j in range(rows) for i in range(columns)]
    mesh('yard', [(x, y, height(x, y)) for x, y in points], faces, made)
    # What lies beyond, behind the camera and far to the sides: it throws light and is mirrored.
    sheet('field', lambda u, v: (-160 + 360 * u, -170 + 210 * v, 0.0), made, 2, 2)


def farther_wall():
    """Looked along, the house has no end."""
    box('wall on', (59.9, NEAR, 0), (160, NEAR + 0.45, TOP), board_concrete(0.21), 0.01)
    box('roof on', (61.9, EAVES, TOP), (160, NEAR + 9, TOP + 0.38), concrete(0.17), 0.015)


def roof_snow(made):
    """A cushion on the roof, rounded over its edge."""
    def at(u, v):
        x = -27 + 187 * u
        thick = 0.24 + 0.05 * fractal(0.35 * x, 0.0, 6.0)
        turn = math.pi * min(1.0, v / 0.5)
        bulge = 0.05 + 0.02 * fractal(1.3 * x, 3.0)
        if v < 0.5:
            return x, EAVES - bulge * math.sin(turn), TOP + 0.37 + thick * (1 - math.cos(turn)) / 2
        back = (v - 0.5) / 0.5
        return x, EAVES + 9 * back, TOP + 0.37 + thick + 0.03 * fractal(0.6 * x, 9 * back)
    sheet('roof snow', at, made, 880, 24)


def trees(height):
    # Grown for a wood that is far: from here one alone is thin.
    made = spruces([(x, y, height(x, y) - 0.2 - 0.1 * k, tall * (1 - 0.03 * k)) for x, y, tall in TREES for k in range(4)], 8, 5)
    boughs = next(found for found in made.node_tree.nodes if found.type == 'MIX_RGB')
    boughs.inputs['Color1'].default_value, boughs.inputs['Color2'].default_value = (0.022, 0.036, 0.032, 1), (0.46, 0.49, 0.54, 1)
    random_of = random.Random(12)
    lit = light_line('small lights', (1.0, 0.66, 0.34), 42)
    for x, y, tall in TREES:
        foot = height(x, y) - 0.2
        for _ in range(int(38 * tall)):
            up = 1 - random_of.random() ** 0.6 * 0.88
            around = random_of.uniform(0, 2 * math.pi)
            wide = tall * (0.19 * (1 - up) ** 0.8 + 0.004) * random_of.uniform(0.86, 1.06)
            ball((x + wide * math.cos(around), y + wide * math.sin(around), foot + tall * (up - 0.06 * (1 - up))), 0.014, lit)
        area((x, y - 1.2, 0.25 + 0.35 * tall), (x, y, 0.4 * tall), 1.2, 1.6, 10, (1.0, 0.72, 0.44)).visible_glossy = False


def flakes(view, size):
    """Between the camera and the wall; none so near that one sees its form."""
    made = material('flake', Base_Color=(0.9, 0.93, 1.0, 1), Roughness=0.9, Emission=(0.55, 0.66, 0.85, 1), Emission_Strength=0.3)
    random_of = random.Random(31)
    eye = eye_of(view, size, 12.0, 1.0)
    points, faces = [], []
    while len(faces) < FLAKES * 8:
        x, y, z = random_of.uniform(-13, 20), random_of.uniform(-9, 6.2), random_of.uniform(0.15, 6.0)
        # Not on the car.
        if (Vector((x, y, z)) - eye).length < 6.5 or (abs(x) < 2.9 and abs(y) < 1.3 and z < 2.0):
            continue
        radius, first = FLAKE * random_of.uniform(0.6, 1.5), len(points)
        points += [(x + radius, y, z), (x - radius, y, z), (x, y + radius, z), (x, y - radius, z), (x, y, z + radius), (x, y, z - radius)]
        faces += [tuple(first + k for k in face) for face in
                  ((0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5))]
    fallen = mesh('flakes', points, faces, made, smooth=False)
    fallen.visible_shadow = fallen.visible_diffuse = fallen.visible_glossy = False


def build(info, view, size):
    twilight(((0.0, (0.20, 0.24, 0.36)), (0.10, (0.10, 0.145, 0.27)), (0.5, (0.028, 0.05, 0.11))),
             glows=((-35, (0.45, 0.36, 0.34), 3, 0.10),), strength=0.55)
    wall()
    farther_wall()
    room()
    height, made = height_of(info), snow()
    yard(height, made)
    roof_snow(made)
    trees(height)
    flakes(view, size)
    beams(info, 0.20, 0.30)
    clear_coat()
    dress_for_daylight(0.6)
    light = CarLight(info, view, size, EYE)
    light.shoulder(7.0, WARM)
    light.doors(0.55)
    light.bonnet(1.3)
    light.face(1.0)
    light.roof(2.2, WARM)
    dull('plate', 0.1)
    return (Look(exposure=1.05, contrast=1.22, saturation=1.24, vignette=0.24),
            dict(fill=0.58, drop=0.05, eye=EYE, lens=52) if not is_upright(size) else
            dict(fill=0.88, drop=0.15, eye=EYE, lens=52))
