"""Light of a cabin: one large soft window, a weak cool one against it, warm lines of its own."""

import bpy
import mathutils


def area(name, at, to, size, power, color=(1, 1, 1), spread=2.6):
    """Rectangular light at `at` towards `to`; the camera does not see it, leather and metal reflect it."""
    lamp = bpy.data.lights.new(name, 'AREA')
    lamp.shape, lamp.size, lamp.size_y = 'RECTANGLE', *size
    lamp.energy, lamp.color, lamp.spread = power, color, spread
    ob = bpy.data.objects.new(name, lamp)
    ob.location = at
    ob.rotation_euler = (mathutils.Vector(to) - mathutils.Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(ob)
    ob.visible_camera = False
    return ob


DAY, WARM, COOL = (1.0, 0.955, 0.90), (1.0, 0.72, 0.46), (0.80, 0.89, 1.0)


def light_rear(cabin):
    w, z = cabin.half_width, cabin.waist
    area('window', (-0.30, w + 0.35, z + 0.42), (-0.05, 0.1, z - 0.25), (1.4, 0.55), 60, DAY)
    area('front', (-1.75, -0.25, cabin.roof - 0.10), (-0.1, 0.2, 0.5), (0.9, 0.30), 1.8, COOL)
    area('far-window', (-0.25, -w - 0.1, z + 0.30), (0.05, 0.3, 0.45), (0.9, 0.35), 1.6, COOL)
    area('fill', (-0.75, 0.1, 0.30), (-0.2, 0.1, cabin.roof), (0.5, 0.9), 0.8, DAY)
    area('reading', (-0.22, 0.34, cabin.roof - 0.015), (-0.12, 0.36, 0.3), (0.16, 0.05), 1.6, WARM)


def light_front(cabin):
    w, z, x = cabin.half_width, cabin.waist, cabin.front_hip
    area('windscreen', (x - 0.85, 0.1, cabin.roof + 0.18), (x - 0.3, 0, z - 0.1), (0.55, 1.3), 11, DAY)
    area('window', (x - 0.15, -w - 0.4, z + 0.40), (x - 0.15, 0.1, z - 0.2), (1.3, 0.6), 34, DAY)
    area('far-window', (x - 0.1, w + 0.3, z + 0.35), (x - 0.4, 0, z - 0.2), (1.0, 0.5), 9, COOL)
    for y in (-0.38, 0.38):
        area('footwell', (x - 0.66, y, z - 0.28), (x - 0.50, y, 0.0), (0.30, 0.06), 0.9, WARM)
    area('over-console', (x - 0.05, 0.0, cabin.roof - 0.03), (x - 0.15, 0, 0.4), (0.10, 0.24), 1.6, WARM)
    area('behind', (0.1, 0.2, cabin.roof - 0.1), (x - 0.3, 0, z - 0.1), (0.9, 0.25), 3, COOL)


LIGHTS = {'rear': light_rear, 'driver': light_front, 'detail': light_rear}
