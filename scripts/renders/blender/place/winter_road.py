"""A road through snow at blue hour: banks beside it, spruces in mist, light of the lamps on the snow, dust behind the wheels."""
import math
import random

import bmesh
import bpy
from mathutils import Vector, noise as field_noise

from body.rolling import open_shutter, pass_by, roll
from common.develop import Look
from common.nodes import bump, link, material, node, place, principled
from common.shapes import mesh
from light.coat import clear_coat, dull
from place.air import in_ground_mist, in_mist, sun
from place.car_light import CarLight, dress_for_daylight
from place.ground import calculated, grey, noise, ramp
from place.lamp_beams import beams
from place.sky import heading, twilight
from place.snow_dust import dust
from place.snowy_spruces import spruces
from views import is_upright

NAME = 'winter-road'
VIEW = 'winter34'
# Height of the camera as a share of the car's.
EYE = 0.54
# From the right, low and near the car's axis: one looks down the road it comes along.
CAMERA = dict(azimuth=-25, eye=EYE, look=0.47, lens=45)
# A phone's picture shows more of the face.
TURN = -3
STOP = 1.6
LAMPS = (15.0, 9.0)
# What passes while the shutter is open (m).
WAY = 0.10
# Where the banks begin: left and right of the car (m from its axis).
LEFT, RIGHT = -3.7, 5.0
# Tracks of the wheels: from the axis, half their width, how deep (m).
TRACK, TREAD, DEEP = 0.84, 0.19, 0.075
# How far they wander from their line (m), and how often (radians a metre).
WANDER, BENDS = 0.10, 0.12
AIR = (0.060, 0.088, 0.150)
# Degrees from the tail towards the right side.
AFTERGLOW = -12.0


def focus_of(eye):
    """Distance to the front wheel that is seen (m)."""
    return (Vector((-1.75, 0.6, 0.7)) - eye).length


def fractal(x, y, z=0.0, octaves=4):
    """About -1 to 1."""
    return field_noise.fractal(Vector((x, y, z)), 0.9, 2.1, octaves)


def step(x):
    """From 0 to 1 around 0."""
    return 0.5 + 0.5 * math.tanh(x)


def road_at(x, y):
    """Driven snow: the tracks lie at 0, what is between them over that."""
    wander = WANDER * math.sin(BENDS * x)
    across = min(abs(y - wander - TRACK), abs(y - wander + TRACK))
    out = step((across - TREAD) / 0.05)
    return out * (DEEP + 0.016 * fractal(0.9 * x, 2.2 * y) + 0.010 * fractal(5 * x, 7 * y, 3.0)) + 0.004 * fractal(6 * x, 9 * y, 8.0)


def bank_at(x, beyond, side):
    """What a plough threw up: a steep face, a crest with lumps, a field behind that rises slowly."""
    tall = 0.95 + 0.26 * fractal(0.12 * x, 7.0 * side) + 0.06 * fractal(0.7 * x, 3.0 * side)
    face = step((beyond - 0.32) / 0.20)
    behind = math.exp(-max(0.0, beyond - 0.9) / 1.8)
    lumps = 0.17 * fractal(1.5 * x, 1.9 * beyond, 2.0 * side, 6) * face * (0.25 + behind)
    # Lumps that fell from the plough lie on the face and at its foot.
    lumps += 0.15 * max(0.0, fractal(3.4 * x, 3.8 * beyond, 4.0 * side, 3)) * (0.25 + 0.75 * face) * behind
    hills = (1 - behind) * (0.40 + 0.18 * fractal(0.11 * x, 0.11 * beyond, 5.0 * side) + 0.010 * beyond)
    return face * (tall * behind + hills) + lumps


def height_at(x, y):
    left = LEFT + 0.30 * fractal(0.22 * x, 1.0) + 0.10 * fractal(1.1 * x, 4.0)
    right = RIGHT + 0.35 * fractal(0.20 * x, 9.0) + 0.10 * fractal(1.1 * x, 6.0)
    if y < left + 0.05:
        return bank_at(x, left - y, -1) + road_at(x, y) * step((y - left + 0.3) / 0.1)
    if y > right - 0.05:
        return bank_at(x, y - right, 1) + road_at(x, y) * step((right + 0.3 - y) / 0.1)
    return road_at(x, y)


def snow():
    """White and loose; in the tracks pressed, which is darker and has a dull shine."""
    made = material('snow', Specular=0.3)
    parts = node(made, 'ShaderNodeSeparateXYZ')
    link(made, place(made), parts.inputs[0])
    wander = calculated(made, 'MULTIPLY', calculated(made, 'SINE', calculated(made, 'MULTIPLY', parts.outputs['X'], BENDS)), WANDER)
    aside = calculated(made, 'ABSOLUTE', calculated(made, 'SUBTRACT', parts.outputs['Y'], wander))
    across = calculated(made, 'ABSOLUTE', calculated(made, 'SUBTRACT', aside, TRACK))
    ragged = calculated(made, 'ADD', across, calculated(made, 'MULTIPLY', noise(made, 4.0, 4.0, (0.5, 1.0, 1.0)), 0.16))
    loose = ramp(made, ragged, TREAD - 0.02, TREAD + 0.16, 0.0, 1.0)
    patches = ramp(made, noise(made, 0.8, 5.0, (0.4, 1.0, 1.0)), 0.35, 0.7, 0.88, 1.0)
    grey(made, calculated(made, 'MULTIPLY', ramp(made, loose, 0.0, 1.0, 0.52, 0.90), patches), (0.96, 0.985, 1.03))
    link(made, ramp(made, loose, 0.0, 1.0, 0.34, 0.7), principled(made).inputs['Roughness'])
    clods = calculated(made, 'MULTIPLY', noise(made, 2.6, 6.0), ramp(made, loose, 0.0, 1.0, 0.25, 1.0))
    grain = calculated(made, 'MULTIPLY', noise(made, 26.0, 5.0), 0.16)
    bump(made, calculated(made, 'ADD', clods, grain), 0.09, 0.9)
    return in_mist(made, AIR, 28, 150, 0.9)


def ground():
    columns, rows = 760, 520

    def along(u):
        return -13 + 30 * u / 0.55 if u < 0.55 else 17 + 240 * ((u - 0.55) / 0.45) ** 2.2

    def across(v):
        w = 2 * v - 1
        return 0.5 + math.copysign(7.5 * abs(w) + 75 * abs(w) ** 5, w)
    xs = [along(i / columns) for i in range(columns + 1)]
    ys = [across(j / rows) for j in range(rows + 1)]
    points = [(x, y, height_at(x, y)) for y in ys for x in xs]
    wide = columns + 1
    faces = [(j * wide + i, j * wide + i + 1, (j + 1) * wide + i + 1, (j + 1) * wide + i)
             for j in range(rows) for i in range(columns)]
    return mesh('road of snow', points, faces, snow())


def clods():
    """Pieces of snow that rolled from the banks onto the road."""
    random_of = random.Random(17)
    built = bmesh.new()
    bmesh.ops.create_icosphere(built, subdivisions=3, radius=1.0)
    for corner in built.verts:
        corner.co *= 1 + 0.38 * field_noise.fractal(corner.co * 1.4, 0.8, 2.1, 4)
    shape = bpy.data.meshes.new('clod')
    built.to_mesh(shape)
    built.free()
    shape.polygons.foreach_set('use_smooth', [True] * len(shape.polygons))
    made = material('clod', Base_Color=(0.84, 0.88, 0.94, 1), Roughness=0.7, Specular=0.15)
    bump(made, noise(made, 3.0, 6.0), 0.05, 0.8)
    shape.materials.append(made)
    for _ in range(900):
        x, side = random_of.uniform(-12, 40), random_of.choice((-1, 1))
        inside = abs(random_of.gauss(0, 0.55)) - 0.55
        y = LEFT + inside if side < 0 else RIGHT - inside
        size = 0.022 + 0.085 * random_of.random() ** 3
        if min(abs(y - TRACK), abs(y + TRACK)) < TREAD + 0.1:
            continue
        clod = bpy.data.objects.new('clod', shape)
        bpy.context.scene.collection.objects.link(clod)
        clod.location = (x, y, height_at(x, y) + 0.35 * size)
        clod.scale = [size * random_of.uniform(0.7, 1.3) for _ in range(3)]
        clod.rotation_euler = [random_of.uniform(0, 6.3) for _ in range(3)]


def wood():
    """Irregular: groups and gaps by a slow noise, young trees between old ones; the road's gap shows the sky."""
    random_of = random.Random(21)
    places = []
    while len(places) < 900:
        x, side = random_of.uniform(-6, 230), random_of.choice((-1, -1, 1))
        beyond = random_of.triangular(9, 95, 16)
        edge = 15 + 7 * fractal(0.035 * x, 3.0 * side) + 3 * fractal(0.16 * x, 5.0 * side)
        group = fractal(0.055 * x, 0.06 * beyond, 11.0 * side)
        if beyond < edge or group < -0.12 + 0.25 * random_of.random():
            continue
        y = (LEFT - beyond) if side < 0 else (RIGHT + beyond)
        tall = random_of.triangular(2.0, 15.0, 8.5) * (0.55 + 0.5 * random_of.random())
        places.append((x, y, height_at(x, max(-70, min(70, y))) - 0.2, tall))
    made = spruces(places, 9)
    in_mist(made, AIR, 22, 150, 0.9)
    in_ground_mist(made, AIR, 0.0, 6.0, 0.55)


class RightLight(CarLight):
    """The same lights for who stands at the car's right."""

    def hang(self, point, normal, *how, **gradients):
        super().hang((point[0], -point[1], point[2]), (normal[0], -normal[1], normal[2]), *how, **gradients)


def build(info, view, size):
    twilight(((0.0, (0.36, 0.40, 0.52)), (0.04, (0.22, 0.30, 0.48)), (0.12, (0.085, 0.15, 0.32)), (0.3, (0.035, 0.075, 0.19)),
              (0.7, (0.02, 0.045, 0.12))),
             glows=((AFTERGLOW, (1.0, 0.45, 0.22), 26, 0.045), (AFTERGLOW, (0.10, 0.085, 0.095), 4, 0.12)),
             clouds=((0.20, 0.22, 0.32), 1.1, (0.5, 1.0), 0.36), strength=0.42)
    # What is left of the sunset comes from behind the car and draws the crests of the banks.
    x, y, _ = heading(AFTERGLOW)
    sun((x, y, math.tan(math.radians(9))), 0.55, (1.0, 0.62, 0.50), 0.35).visible_glossy = False
    before = set(bpy.data.objects)
    ground()
    clods()
    wood()
    pass_by([one for one in bpy.data.objects if one not in before], WAY)
    roll(info, WAY)
    beams(info)
    dust(info, view, size)
    clear_coat()
    dress_for_daylight(0.5)
    light = RightLight(info, view, size, EYE)
    cool = (0.72, 0.85, 1.0)
    light.shoulder(14.0, cool)
    light.doors(0.4, cool)
    light.bonnet(0.4, cool)
    light.face(0.22, cool)
    light.roof(1.2, cool)
    dull('plate', 0.1)
    open_shutter()
    return (Look(exposure=1.0, contrast=1.25, saturation=1.12, vignette=0.22),
            dict(fill=0.46, drop=0.02, eye=EYE, aside=0.09) if not is_upright(size) else dict(fill=0.84, drop=0.02, eye=EYE, lens=58))
