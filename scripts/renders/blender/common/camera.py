"""Where the camera stands and what it sees sharp."""
import bpy
from mathutils import Vector


def camera(place, target, lens, focus=None, stop=None, shift=(0.0, 0.0), roll=0.0):
    """`lens` in millimetres of a 36 mm film; `focus` is the point seen sharp, with the f-number `stop`."""
    data = bpy.data.cameras.new('camera')
    data.sensor_width = 36
    data.sensor_fit = 'HORIZONTAL'
    data.lens = lens
    data.clip_end = 2000
    data.shift_x, data.shift_y = shift
    added = bpy.data.objects.new('camera', data)
    scene = bpy.context.scene
    scene.collection.objects.link(added)
    scene.camera = added
    added.location = place
    added.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    if roll:
        added.rotation_euler.rotate_axis('Z', roll)
    if focus is not None:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus) - Vector(place)).length
        data.dof.aperture_fstop = stop
    return added
