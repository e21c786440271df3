"""Meshes from points and functions. Metres, z up."""
import math

import bpy
from mathutils import Vector


def mesh(name, points, faces, made, smooth=True, angle=None):
    """An object from points and faces; `angle` in degrees keeps sharper edges sharp."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(p) for p in points], [], [tuple(f) for f in faces])
    data.update()
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    if angle is not None:
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(angle)
    data.materials.append(made)
    added = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(added)
    return added


def sheet(name, function, made, columns=160, rows=160, closed=False):
    """A surface of two parameters from 0 to 1; `closed` joins the last column with the first."""
    width = columns if closed else columns + 1
    points = [function(i / columns, j / rows) for j in range(rows + 1) for i in range(width)]
    faces = [(j * width + i, j * width + (i + 1) % width, (j + 1) * width + (i + 1) % width, (j + 1) * width + i)
             for j in range(rows) for i in range(columns)]
    return mesh(name, points, faces, made)


def box(name, low, high, made, bevel=0.01, segments=4, turn=(0, 0, 0)):
    """A box between two corners, turned about its middle, with rounded edges."""
    centre = [(a + b) / 2 for a, b in zip(low, high)]
    half = [(b - a) / 2 for a, b in zip(low, high)]
    points = [(x * half[0], y * half[1], z * half[2]) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    added = mesh(name, points, faces, made, angle=35)
    added.location = centre
    added.rotation_euler = turn
    if bevel > 0:
        rounding = added.modifiers.new('bevel', 'BEVEL')
        rounding.width = min([bevel] + [0.98 * h for h in half])
        rounding.segments = segments
    return added


def tube(name, line, radius, made, sides=10, closed=False):
    """A round bar along a line."""
    points, faces = [], []
    count = len(line)
    places = [Vector(p) for p in line]
    up = Vector((0, 0, 1))
    for i, point in enumerate(places):
        before = places[i - 1] if closed or i > 0 else point
        after = places[(i + 1) % count] if closed or i < count - 1 else point
        along = (after - before).normalized()
        across = along.cross(up if abs(along.z) < 0.9 else Vector((1, 0, 0))).normalized()
        over = across.cross(along)
        for k in range(sides):
            angle = 2 * math.pi * k / sides
            points.append(point + (across * math.cos(angle) + over * math.sin(angle)) * radius)
    for i in range(count if closed else count - 1):
        for k in range(sides):
            a, b = i * sides + k, i * sides + (k + 1) % sides
            c = ((i + 1) % count) * sides
            faces.append((a, b, c + (k + 1) % sides, c + k))
    if not closed:
        faces += [tuple(range(sides - 1, -1, -1)), tuple(range((count - 1) * sides, count * sides))]
    return mesh(name, points, faces, made, angle=60)


def disc(name, centre, axis, radius, made, sides=64):
    """A flat round plate."""
    axis = Vector(axis).normalized()
    across = axis.cross(Vector((0, 0, 1)) if abs(axis.z) < 0.9 else Vector((1, 0, 0))).normalized()
    over = axis.cross(across)
    points = [Vector(centre) + (across * math.cos(a) + over * math.sin(a)) * radius
              for a in (2 * math.pi * k / sides for k in range(sides))]
    return mesh(name, points, [tuple(range(sides))], made)
