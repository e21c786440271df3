"""Puts a view together: only what its camera can see or what throws light into it."""

import importlib

import bpy
import numpy as np

import views
from child_mounts import child_mounts
from child_seat import child_seat
from console_front import FrontConsole
from console_rear import rear_console
from dash import Dash
from door import DoorCard
from interiors import INTERIORS
from hours import HOURS, colour_glow
from materials import palette
from memory_keys import memory_keys
from mesh import box
from projection import projection, road_ahead
from rows import driver_door, front_door
from seat import belt, bench, buckle, middle_place, seat
from shell import door_pillar, floor, front_shell, headliner, outside, rail, rear_end, rear_pillar, side_glass
from views import exposure_of, place_camera
from wheel import Wheel
from world import build_world


DISPLAYS = frozenset({'wide', 'cluster', 'climate'})


def rear_room(cabin, mats):
    """Returns the bend of the right seat's back."""
    for y in (-0.375, 0.375):
        _, back = seat('rear', 0.0, y, cabin.hip, cabin.rear_seat, mats, cushion_length=0.215)
        side = np.sign(y)
        anchor = [np.array(back(side * 0.20, t, n)) for t, n in ((0.66, 0.015), (0.5, 0.062), (0.3, 0.066), (0.1, 0.05), (-0.02, 0.02))]
        belt('rear-belt', [*anchor, anchor[-1] + (-0.02, side * 0.03, -0.16)], mats, across=(0, 1, 0))
        box('belt-outlet', tuple(anchor[0] + (0.012, 0, 0.004)), (0.05, 0.07, 0.016), mats['soft'], 0.007, rotation=(0, 0.4, 0))
        buckle('rear-buckle', (0.0, y - side * 0.225, cabin.hip + 0.075), mats)
    bench(cabin, back, mats)
    if cabin.armrest == 'seat':
        seat('rear-middle', 0.012, 0.0, cabin.hip + 0.006, middle_place(cabin.rear_seat), mats, cushion_length=0.215)
    else:
        rear_console(cabin, mats)
    for side in (-1, 1):
        DoorCard(cabin, side, -0.98, 0.62).build(mats)
        edge, along = side_glass(cabin, side, -1.3, mats)
        top = rear_pillar(cabin, side, edge, mats)
        # The rail goes on over the pillar, to where the headliner meets the rear glass.
        rail(cabin, side, np.vstack([along, top[2:]]), mats)
        if cabin.crossover:
            door_pillar(cabin, side, mats)
    headliner(cabin, -1.5, mats)
    rear_end(cabin, mats)
    floor(cabin, -1.6, 0.4, mats)
    return back


def front_room(cabin, mats, near=False, written=frozenset()):
    dash = Dash(cabin, near, written)
    dash.build(mats)
    if cabin.dash == 'oval':
        dash.oval(mats)
    Wheel((dash.nose + 0.155, dash.driver, dash.top - 0.035), cabin.wheel).build(mats)
    FrontConsole(cabin, dash).build(mats)
    seat('driver', cabin.front_hip, dash.driver, cabin.hip - 0.01, cabin.front_seat, mats, shell='second')
    for side in (-1, 1):
        front_door(cabin, side).build(mats)
    front_shell(cabin, mats)
    outside(cabin, mats)
    floor(cabin, dash.nose - 0.5, 0.0, mats)


def family_room(cabin, mats):
    rear_room(cabin, mats)
    child_seat(0.0, 0.375, cabin.hip, mats)


def mounts_room(cabin, mats):
    child_mounts(rear_room(cabin, mats), mats)


def read_room(cabin, mats):
    """The first row for a camera that is where the mirror hangs."""
    front_room(cabin, mats, near=True, written=DISPLAYS)
    for ob in bpy.context.scene.objects:
        ob.visible_camera = ob.visible_camera and not ob.name.startswith('mirror')


def guided_room(cabin, mats):
    """The first row, its windscreen showing the way; over the wheel one sees the displays."""
    front_room(cabin, mats, written=DISPLAYS)
    projection(cabin)
    for ob in bpy.context.scene.objects:
        # Mirrored in the glass, the ring of a speaker and the map would hang between the trees.
        ob.visible_glossy = ob.visible_glossy and not ob.name.startswith('dash-speaker') and not ob.name.endswith('-picture')
        # Metal this near and out of focus would be a grey bar under the road.
        if ob.name.endswith('-rim'):
            ob.data.materials[0] = mats['soft']


def remembered_room(cabin, mats):
    front_room(cabin, mats)
    memory_keys(driver_door(cabin), mats)


def night_room(cabin, mats):
    """The first row by night: its displays are what one looks at."""
    front_room(cabin, mats, written=DISPLAYS)


ROOMS = {
    'family': family_room,
    'mounts': mounts_room,
    'rear': rear_room,
    'driver': front_room,
    'detail': rear_room,
    'screen': read_room,
    'ahead': guided_room,
    'memory': remembered_room,
}
NIGHT_ROOMS = {**ROOMS, 'driver': night_room}

# Looked through the windscreen at: a road that lies there, not a picture of one.
ROADS = {'ahead': road_ahead}


def build(model, view, interior, hour, colour, upright):
    """`colour` is that of the lines of light, linear. Returns the exposure in stops."""
    cabin = importlib.import_module('models.' + model.replace('-', '_')).CABIN
    when = HOURS[hour]
    mats = palette(interior, when.glow)
    (NIGHT_ROOMS if hour == 'night' else ROOMS)[view](cabin, mats)
    when.lights[view](cabin)
    colour_glow(colour)
    camera = views.VIEWS[view](cabin, upright)
    exposure = exposure_of(camera, INTERIORS[interior]) + when.exposure
    if view in ROADS:
        ROADS[view](cabin, upright, exposure)
    else:
        # The same sky in every interior: what the developing opens or closes for the leather is taken back here.
        # No two models stand in one street.
        build_world(when.world or cabin.world, when.seen * 2 ** -exposure, when.lit, turn=9 * cabin.roof)
    place_camera(camera)
    return exposure
