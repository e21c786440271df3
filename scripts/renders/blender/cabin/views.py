"""Cameras: where they stand, what they look at, what is sharp."""

from dataclasses import dataclass

import bpy
import mathutils


@dataclass(frozen=True)
class View:
    at: tuple
    to: tuple
    lens: float  # millimetres on a 36 mm frame, along the longer side
    focus: tuple
    stop: float
    exposure: float = 0.0


def rear(cabin, upright):
    h = cabin.hip
    if upright:
        return View((-1.20, -0.20, h + 0.62), (0.10, 0.35, h + 0.34), 30, (-0.02, 0.3, h + 0.35), 5.6, 0.35)
    return View((-1.22, -0.24, h + 0.61), (0.12, 0.42, h + 0.335), 25, (-0.02, 0.3, h + 0.35), 5.6, 0.35)


def driver(cabin, upright):
    x, z = cabin.front_hip, cabin.hip
    focus = (x - 0.42, -0.30, z + 0.36)
    if upright:
        return View((x + 0.42, 0.30, z + 0.70), (x - 0.48, -0.26, z + 0.30), 21, focus, 8)
    return View((x + 0.13, 0.50, z + 0.70), (x - 0.56, -0.235, z + 0.35), 19.5, focus, 8, 0.1)


VIEWS = {'rear': rear, 'driver': driver}


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
