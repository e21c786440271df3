"""A car that drives: its wheels turn, what stands about it goes by while the shutter is open."""
import math

import bpy
import numpy as np

# What turns with a wheel; calipers stay.
TURNING = ('rim', 'hub', 'tyre', 'groove', 'disc')
# The moment of the picture; the shutter is open from half a frame before it to half a frame after.
MOMENT = 1


def roll(info, way):
    """Wheels turn as far as `way` (m) asks while the shutter is open."""
    car = info['car']
    radius = car['tyre'] / 1000
    middle = car['length'] / 2000
    axles = [car['frontOverhang'] / 1000 - middle, car['rearAxle'] / 1000 - middle]
    for name in TURNING:
        part = bpy.data.objects.get(name)
        if part is None:
            continue
        for axle in axles:
            for side in (-1, 1):
                wheel = of_wheel(part, axle, axles, side, radius)
                if wheel:
                    turning(wheel, way / radius)
        bpy.data.objects.remove(part)


def of_wheel(part, axle, axles, side, radius):
    """The faces of a part that belong to one wheel, as an object that turns about its axle."""
    mesh = part.data
    mesh.calc_normals_split()
    corners = len(mesh.loops)
    points = np.empty(len(mesh.vertices) * 3, np.float32)
    normals = np.empty(corners * 3, np.float32)
    index = np.empty(corners, np.int32)
    mesh.vertices.foreach_get('co', points)
    mesh.loops.foreach_get('normal', normals)
    mesh.loops.foreach_get('vertex_index', index)
    points, normals = points.reshape(-1, 3), normals.reshape(-1, 3, 3)
    middles = points[index.reshape(-1, 3)].mean(1)
    other = next(x for x in axles if x != axle)
    mine = (abs(middles[:, 0] - axle) < abs(middles[:, 0] - other)) & (middles[:, 1] * side > 0)
    if not mine.any():
        return None
    used, again = np.unique(index.reshape(-1, 3)[mine], return_inverse=True)
    centre = np.array((axle, 0.0, radius), np.float32)
    made = bpy.data.meshes.new(part.name)
    made.from_pydata((points[used] - centre).tolist(), [], again.reshape(-1, 3).tolist())
    made.polygons.foreach_set('use_smooth', np.ones(int(mine.sum()), bool))
    made.use_auto_smooth = True
    made.normals_split_custom_set(normals[mine].reshape(-1, 3).tolist())
    made.materials.append(mesh.materials[0])
    added = bpy.data.objects.new(part.name, made)
    bpy.context.scene.collection.objects.link(added)
    added.location = centre
    return added


def turning(wheel, angle):
    wheel.rotation_mode = 'XYZ'
    # The nose looks to -x.
    for frame, share in ((MOMENT - 1, -1), (MOMENT + 1, 1)):
        wheel.rotation_euler = (0, -share * angle, 0)
        wheel.keyframe_insert('rotation_euler', frame=frame)
    steady(wheel)
    wheel.cycles.use_motion_blur = True
    wheel.cycles.motion_steps = 3


def pass_by(objects, way):
    """Everything in `objects` goes `way` metres towards the tail while the shutter is open."""
    ground = bpy.data.objects.new('ground', None)
    bpy.context.scene.collection.objects.link(ground)
    for one in objects:
        if one.parent is None:
            one.parent = ground
    for frame, share in ((MOMENT - 1, -1), (MOMENT + 1, 1)):
        ground.location = (share * way, 0, 0)
        ground.keyframe_insert('location', frame=frame)
    steady(ground)


def steady(thing):
    for curve in thing.animation_data.action.fcurves:
        for key in curve.keyframe_points:
            key.interpolation = 'LINEAR'


def open_shutter():
    scene = bpy.context.scene
    scene.frame_set(MOMENT)
    scene.render.use_motion_blur = True
    scene.render.motion_blur_shutter = 1.0
    scene.cycles.motion_blur_position = 'CENTER'
