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


def glow(name, at, to, size, power):
    """Light that a line throws: white here, it takes the line's colour (`hours.py`)."""
    return area('glow ' + name, at, to, size, power)


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


def night_rear(cabin):
    """Lamps in the roof, under the front seats and along the doors; a street's rest through the glass."""
    w, z, h = cabin.half_width, cabin.waist, cabin.hip
    for side in (-1, 1):
        area('reading', (-0.16, side * 0.40, cabin.roof - 0.012), (-0.02, side * 0.40, h), (0.06, 0.04), 1.7, WARM, 1.0)
        glow('door', (-0.45, side * (w - 0.075), z - 0.065), (-0.35, side * (w - 0.16), h - 0.2), (1.0, 0.012), 0.55)
        glow('footwell', (-0.52, side * 0.38, 0.30), (-0.30, side * 0.38, 0.02), (0.30, 0.06), 0.9)
    area('street', (-0.30, w + 0.4, z + 0.35), (-0.05, 0.1, z - 0.25), (1.4, 0.5), 1.9, COOL)
    area('far-street', (-0.25, -w - 0.3, z + 0.30), (0.05, 0.3, 0.45), (1.2, 0.4), 1.6, COOL)
    area('front', (-1.75, -0.25, cabin.roof - 0.10), (-0.1, 0.2, 0.5), (0.9, 0.30), 0.3, COOL)


def night_front(cabin):
    w, z, x = cabin.half_width, cabin.waist, cabin.front_hip
    for side in (-1, 1):
        glow('footwell', (x - 0.66, side * 0.38, z - 0.28), (x - 0.50, side * 0.38, 0.0), (0.34, 0.06), 1.3)
        glow('door', (x - 0.35, side * (w - 0.075), z - 0.065), (x - 0.25, side * (w - 0.16), z - 0.5), (0.9, 0.012), 0.5)
    area('over-console', (x - 0.05, 0.0, cabin.roof - 0.03), (x - 0.15, 0, 0.4), (0.08, 0.16), 1.1, WARM, 1.2)
    area('windscreen', (x - 0.9, 0.1, cabin.roof + 0.22), (x - 0.3, 0, z - 0.1), (0.6, 1.4), 2.6, COOL)
    area('street', (x - 0.15, -w - 0.4, z + 0.40), (x - 0.15, 0.1, z - 0.2), (1.3, 0.5), 1.6, COOL)
    area('behind', (0.1, 0.2, cabin.roof - 0.1), (x - 0.3, 0, z - 0.1), (0.9, 0.25), 0.4, WARM)


def evening_front(cabin):
    """A low sun over the driver's door, the sky through the windscreen, the cabin's own lines already seen."""
    w, z, x = cabin.half_width, cabin.waist, cabin.front_hip
    for side in (-1, 1):
        glow('footwell', (x - 0.66, side * 0.38, z - 0.28), (x - 0.50, side * 0.38, 0.0), (0.34, 0.06), 0.9)
    area('sun', (x - 0.55, -w - 0.7, z + 0.42), (x - 0.30, 0.15, z - 0.15), (0.7, 0.30), 30, (1.0, 0.62, 0.34), 1.4)
    area('windscreen', (x - 0.85, 0.1, cabin.roof + 0.18), (x - 0.3, 0, z - 0.1), (0.55, 1.3), 7, (0.86, 0.86, 1.0))
    area('far-window', (x - 0.1, w + 0.3, z + 0.35), (x - 0.4, 0, z - 0.2), (1.0, 0.5), 4.5, COOL)
    area('behind', (0.1, 0.2, cabin.roof - 0.1), (x - 0.3, 0, z - 0.1), (0.9, 0.25), 2.0, WARM)


def dusk_front(cabin):
    """The night's own lights, and the last of the sky on wheel, dash and bonnet."""
    night_front(cabin)
    z, x = cabin.waist, cabin.front_hip
    area('sky', (x - 1.1, -0.2, cabin.roof + 0.5), (x - 0.6, -0.3, z), (1.6, 1.8), 4, (0.70, 0.70, 1.0))


DAYLIGHT = {'rear': light_rear, 'family': light_rear, 'mounts': light_rear, 'driver': light_front, 'detail': light_rear}
EVENING = {'driver': evening_front}
NIGHT = {'rear': night_rear, 'driver': night_front, 'screen': night_front, 'memory': night_front}
DUSK = {'ahead': dusk_front}
