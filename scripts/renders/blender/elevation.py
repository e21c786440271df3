"""
The car level from the side, in the frame and at the scale of the drawings (src/domain/frames.ts), cut out, with its
shadow, in one of its paints. As in paint.py, what paints are mixed of is rendered once and kept:
blender -b --factory-startup -P elevation.py -- --parts FILE.npz --model g90 --car FOLDER --paint 16213f --finish pearl …
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np
from mathutils import Vector

from body.add_ons import add_ons
from body.cabin_behind_glass import add_cabin
from body.cabin_light import light_cabin
from body.glass import pane, with_sky
from body.load import load_car
from body.materials import body_materials
from body.paint_parts import BASES, mixed, with_bases
from common import render
from common.camera import camera
from common.develop import develop
from common.lights import world
from common.nodes import material, principled
from common.parts import keep_parts, kept_parts, key_of
from exterior import arguments
from light import elevation

# Metres: the frame of the drawings.
WIDTH, NOSE, GROUND = 5.505, 0.100, 1.780
FAR = 30.0
# Its shadow is seen from a little over the level, or it would be a line.
OVER = math.radians(4)
SHADOW = np.array((0.06, 0.055, 0.05), np.float32)
# The shadow's opacity under the car; what is fainter than `FAINT` is nothing; metres over which it ends at the frame.
DEEPEST, FAINT, ENDS = 0.9, 0.2, 0.12
# What a pane lets through, and the share of its mirror; the softbox it mirrors (`with_sky`); watts over each row of seats.
GLASS = ((0.42, 0.44, 0.46), 0.3)
SKY = (0.86, 0.065, 0.005)
CABIN_WATTS = 90
# A disc that lies level with the camera mirrors the lamps beside it, and would be a coin.
DISC = 0.07
# Less covered than this has no colour of its own.
UNCOVERED = 0.003


def key(options):
    """What the parts are made of, but for the colour: code of the scene, car, frame."""
    here = os.path.dirname(os.path.abspath(__file__))
    folders = [os.path.join(here, name) for name in ('body', 'common', 'light')]
    frame = (WIDTH, NOSE, GROUND, OVER, DEEPEST, FAINT, ENDS)
    look = (GLASS, SKY, CABIN_WATTS, DISC)
    return key_of((options.size, options.samples, options.seats, frame, look), [*folders, options.car])


def build(options, finish):
    """The scene with the car in the options' colour and a finish; what the exporter knows, car and floor, how it is developed."""
    scene = render.empty_scene()
    materials = body_materials(options.paint, finish, *elevation.LAMPS)
    # Paler than in other light, and less of a mirror: on paper a dark pane is a hole.
    materials['glass'] = with_sky(pane('pale glass', *GLASS), *SKY)
    principled(materials['disc']).inputs['Base Color'].default_value = (DISC, DISC, DISC, 1)
    info = load_car(options.car, materials)
    add_cabin(info, options.seats)
    light_cabin(info, CABIN_WATTS)
    add_ons(info, materials)
    car = [part for part in scene.objects if part.type == 'MESH']
    look, ground = elevation.build(info)
    camera_beside(info, options.size)
    render.set_cycles(scene, options)
    scene.render.film_transparent = True
    ground.visible_camera = False
    return scene, info, (car, ground), look


def camera_beside(info, size, over=0.0):
    """Straight from the side, parallel, `over` radians over the level; the nearer wheels stand on the ground of the frame."""
    half, beside = info['car']['length'] / 2000, info['car']['width'] / 2000
    width, height = size
    tall = WIDTH * height / width
    back = Vector((0, -math.cos(over), math.sin(over)))
    foot = Vector((0, -0.9 * beside, 0))
    middle = foot + Vector((WIDTH / 2 - half - NOSE, 0, 0)) + back.cross(Vector((1, 0, 0))) * (GROUND - tall / 2)
    made = camera(middle + back * FAR, middle, 50)
    made.data.type = 'ORTHO'
    made.data.ortho_scale = WIDTH


def shadow_of(scene, info, size, car, ground):
    """How opaque the shadow on the floor is under an even sky, from 0 to 1; the seconds it took. The scene is spent."""
    for part in scene.objects:
        if part.type == 'MESH' and part is not ground:
            part.visible_camera = False
            part.hide_render = part not in car
    ground.visible_camera = True
    ground.data.materials[0] = material('white', Base_Color=(0.8, 0.8, 0.8, 1), Roughness=1.0, Specular=0.0)
    world((1, 1, 1))
    camera_beside(info, size, OVER)
    light, *took = render.trace(scene)
    light = light.mean(2)
    taken = np.clip(1 - light / np.percentile(light, 90), 0, 1)
    return np.clip((taken - FAINT) / (1 - FAINT), 0, 1) ** 1.2 * DEEPEST * ends(taken.shape), took


def ends(shape):
    """1, but for the edges of the frame, where it falls to 0."""
    height, width = shape
    reach = ENDS / WIDTH * width
    def along(count):
        from_edge = np.minimum(np.arange(count), count - 1 - np.arange(count))
        return np.clip(from_edge / reach, 0, 1).astype(np.float32)
    return along(height)[:, None] * along(width)[None, :]


def render_parts(options):
    """Renders the car with each base, and its shadow; parts and the seconds of rendering and cleaning."""
    scene, info, standing, _ = build(options, 'solid')
    parts, took = {}, np.zeros(2)
    for name in with_bases():
        passes, parts[name], *seconds = render.trace_passes(scene)
        took += seconds
    parts['cover'] = render.cover_of(passes)
    parts['shadow'], seconds = shadow_of(scene, info, options.size, *standing)
    keep_parts(options.parts, key(options), parts)
    return parts, took + seconds


def cut_out(light, cover, shadow, look):
    """The developed car over its shadow: colours and opacity."""
    cover, shadow = cover[:, :, None], shadow[:, :, None]
    car = develop(np.where(cover > UNCOVERED, light / np.maximum(cover, UNCOVERED), 0), look)
    opacity = cover + (1 - cover) * shadow
    colour = (cover * car + (1 - cover) * shadow * SHADOW) / np.maximum(opacity, UNCOVERED)
    return np.concatenate((colour, opacity), 2)


def main():
    parser = arguments()
    parser.add_argument('--parts', required=True, help='FILE.npz: the renders, made where they are missing or stale')
    options = render.parse(parser)
    parts, took = kept_parts(options.parts, key(options), (*BASES, 'cover', 'shadow')), np.zeros(2)
    if not parts:
        parts, took = render_parts(options)
    scene, _, _, look = build(options, options.finish)
    light, cover = mixed(parts, options.paint, options.finish), parts['cover']
    if options.finish == 'matte':
        # Its lacquer is another: no share of the others' shine.
        passes, light, *seconds = render.trace_passes(scene)
        cover = render.cover_of(passes)
        took += seconds
    render.write_picture(options, cut_out(light, cover, parts['shadow'], look), *took)


main()
