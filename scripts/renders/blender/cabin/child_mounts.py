"""Where a child's seat is fastened: two guides between cushion and back of a rear seat, each with its sewn label."""

import bpy
import mathutils
import numpy as np

from cushion import Bend
from materials import linear, plain
from mesh import box, ribbon

APART = 0.14  # from the seat's middle, half of what the norm asks
SIZE = (0.016, 0.056, 0.030)  # deep, wide, tall: of a guide
OPENING = (0.0164, 0.038, 0.015)
LABEL = (0.052, 0.017)
WORD = 'ISOFIX'


def letters(place, right, up, height, material):
    """The word across a plane, `height` its capitals'."""
    curve = bpy.data.curves.new('label', 'FONT')
    curve.body, curve.align_x, curve.align_y = WORD, 'CENTER', 'CENTER'
    curve.size, curve.space_character = height / 0.70, 1.12
    curve.materials.append(material)
    ob = bpy.data.objects.new('label', curve)
    bpy.context.scene.collection.objects.link(ob)
    out = np.cross(right, up)
    ob.matrix_world = mathutils.Matrix([[right[k], up[k], out[k], place[k]] for k in range(3)] + [[0, 0, 0, 1]])


def child_mounts(back: Bend, mats):
    """On a seat whose backrest follows `back`."""
    frame, dark = plain('mount', linear('3c3e40'), 0.42), plain('mount-inside', linear('060606'), 0.8)
    cloth, thread = plain('label-cloth', linear('1d1e20'), 0.85), plain('label-thread', linear('d9d4c8'), 0.7)
    for side in (-1, 1):
        y = side * APART
        middle = np.array(back(y, 0.022, 0.052))
        box('mount', tuple(middle), SIZE, frame, 0.006, 6, rotation=(0, 0.30, 0))
        box('mount-inside', tuple(middle + (-0.0003, 0, 0.0)), OPENING, dark, 0.004, 6, rotation=(0, 0.30, 0))
        # Sewn into the seam under the quilting, it lies on the leather over the guide.
        foot, top = (np.array(back(y, t, n)) for t, n in ((0.066, 0.060), (0.066 + LABEL[1], 0.058)))
        ribbon('label-cloth', np.linspace(foot, top, 12), (0, 1, 0), LABEL[0], 0.0012, cloth)
        up = (top - foot) / np.linalg.norm(top - foot)
        # Read by who looks back from the door.
        right = np.array((0.0, -1.0, 0.0))
        letters((foot + top) / 2 + 0.0016 * np.cross(right, up), right, up, 0.0072, thread)
