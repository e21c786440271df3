"""Cameras: where they stand, what they look at, what is sharp."""

from dataclasses import dataclass

import bpy
import mathutils

from dash import Dash
from memory_keys import middle_of_keys
from projection import AWAY, eye
from rows import driver_door


@dataclass(frozen=True)
class View:
    at: tuple
    to: tuple
    lens: float  # millimetres on a 36 mm frame, along the longer side
    focus: tuple
    stop: float
    exposure: float = 0.0
    opens_for_dark: bool = True  # not where leather fills the frame: it would come out as grey


def exposure_of(view, interior):
    """Stops: the view's own and the interior's."""
    return view.exposure + (interior.exposure if view.opens_for_dark else min(interior.exposure, 0.0))


def rear(cabin, upright):
    h = cabin.hip
    if upright:
        return View((-1.20, -0.20, h + 0.62), (0.10, 0.35, h + 0.34), 30, (-0.02, 0.3, h + 0.35), 5.6, 0.5)
    return View((-1.22, -0.24, h + 0.61), (0.12, 0.42, h + 0.335), 25, (-0.02, 0.3, h + 0.35), 5.6, 0.5)


def driver(cabin, upright):
    x, z = cabin.front_hip, cabin.hip
    focus = (x - 0.42, -0.30, z + 0.36)
    if upright:
        return View((x + 0.34, 0.34, z + 0.70), (x - 0.52, -0.24, z + 0.33), 21, focus, 8, 0.1)
    return View((x + 0.15, 0.50, z + 0.70), (x - 0.56, -0.235, z + 0.365), 18.8, focus, 8, 0.1)


def detail(cabin, upright):
    """The seam between quilting and bolster of the rear right seat, close."""
    h = cabin.hip
    focus = (0.09, 0.50, h + 0.33)
    return View((-0.40, 0.20, h + 0.56), (0.10, 0.475, h + 0.33), 70 if upright else 58, focus, 2.8, 0.35, opens_for_dark=False)


def family(cabin, upright):
    """The child's seat behind the passenger's, as a parent sees it who leans in."""
    h = cabin.hip
    if upright:
        return View((-1.12, -0.16, h + 0.66), (0.02, 0.34, h + 0.33), 30, (-0.10, 0.36, h + 0.35), 5.6, 0.5)
    return View((-1.16, -0.24, h + 0.66), (0.06, 0.34, h + 0.33), 25, (-0.10, 0.36, h + 0.35), 5.6, 0.5)


def mounts(cabin, upright):
    """Where a child's seat is fastened behind the passenger, close."""
    h = cabin.hip
    focus = (-0.01, 0.375 - 0.14, h + 0.08)
    if upright:
        return View((-0.42, 0.10, h + 0.44), (0.0, 0.325, h + 0.11), 47, focus, 3.2, 0.6)
    return View((-0.40, 0.02, h + 0.38), (0.0, 0.36, h + 0.10), 40, focus, 3.2, 0.75)


def screen(cabin, upright):
    """The wide display from between the seats, near enough to read."""
    x, y, z = Dash(cabin).wide_centre
    wide = Dash(cabin).wide_size[0] / 0.349
    if upright:
        # In one housing with the driver's display, from so far to the right that nothing of that is cut off.
        aside, to = (0.13, -0.01) if cabin.dash in ('cockpit', 'study') else (0.18, 0.05)
        return View((x + 0.55 * wide, y + aside * wide, z + 0.27), (x + 0.02, y + to, z - 0.075), 41, (x, y, z), 5.6, 0.7)
    return View((x + 0.52 * wide, y + 0.20 * wide, z + 0.27), (x + 0.02, y - 0.025, z - 0.035), 38, (x, y, z), 5.6, 0.7)


def ahead(cabin, upright):
    """The road as the driver sees it over the wheel; what the windscreen shows is metres ahead, the wheel is not sharp."""
    x, y, z = eye(cabin)
    focus = (x - AWAY * 0.6, y, z)
    if upright:
        return View((x, y, z), (x - 1.0, y + 0.04, z - 0.075), 52, focus, 16, 0.55)
    return View((x, y, z), (x - 1.0, y + 0.045, z - 0.079), 44, focus, 16, 0.55)


def memory(cabin, upright):
    """The switches of the driver's door that call a seat back, over the shoulder of who sits there."""
    x, y, z = middle_of_keys(driver_door(cabin))
    if upright:
        return View((x + 0.16, y + 0.48, z + 0.23), (x - 0.02, y, z - 0.03), 46, (x, y, z), 4.0, 0.6)
    return View((x + 0.18, y + 0.42, z + 0.19), (x - 0.015, y, z - 0.025), 42, (x, y, z), 4.0, 0.6)


VIEWS = {
    'rear': rear,
    'family': family,
    'mounts': mounts,
    'driver': driver,
    'detail': detail,
    'screen': screen,
    'ahead': ahead,
    'memory': memory,
}


def place_camera(view):
    cam = bpy.data.cameras.new('camera')
    ob = bpy.data.objects.new('camera', cam)
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.scene.camera = ob
    ob.location = view.at
    ob.rotation_euler = (mathutils.Vector(view.to) - ob.location).to_track_quat('-Z', 'Y').to_euler()
    cam.lens, cam.sensor_width, cam.clip_start = view.lens, 36, 0.01
    cam.dof.use_dof = True
    cam.dof.aperture_fstop = view.stop
    cam.dof.aperture_blades = 9
    forward = ob.rotation_euler.to_matrix() @ mathutils.Vector((0, 0, -1))
    cam.dof.focus_distance = (mathutils.Vector(view.focus) - ob.location).dot(forward)
