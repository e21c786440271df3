"""What the windscreen shows the driver over the road: light that stands metres ahead and hides nothing."""

import os

import bpy
import mathutils

from dash import Dash
from materials import light
from mesh import add_mesh
from place.wood_road import LEFT, MIDDLE, RIGHT, wood_road

HERE = os.path.dirname(os.path.abspath(__file__))
AWAY = 4.0  # metres from the eye
# Metres at that distance; the upper edge is this far under the horizon.
SIZE, UNDER = (0.86, 0.40), 0.005
HEADLIGHT = (0.92, 0.95, 1.0)
# Metres of the eye over the road; of the asphalt beside its edge line.
EYE, EDGE = 1.5, 0.45
# The road is made for pictures that are developed at this, stops.
OUTSIDE_EXPOSURE = 0.6


def eye(cabin):
    """Where a driver's eyes are."""
    return cabin.front_hip - 0.02, Dash(cabin).driver, cabin.hip + 0.665


def projection(cabin):
    x, y, z = eye(cabin)
    w, h = SIZE[0] / 2, SIZE[1]
    top = z - UNDER
    corners = [(x - AWAY, y - w, top - h), (x - AWAY, y + w, top - h), (x - AWAY, y + w, top), (x - AWAY, y - w, top)]
    add_mesh('projection', corners, [(0, 1, 2, 3)], shine(), [(0, 0), (1, 0), (1, 1), (0, 1)], smooth=False)


def road_ahead(cabin, upright, exposure):
    """The road one drives along, two cars that come towards one; as bright whatever stops (`exposure`) it is developed at."""
    x, _, z = eye(cabin)
    bright = 2 ** (OUTSIDE_EXPOSURE - exposure)
    before = set(bpy.data.objects)
    wood_road(upright, bright)
    oncoming(bright)
    for one in set(bpy.data.objects) - before:
        if one.parent is None:
            one.location += mathutils.Vector((x, -(MIDDLE + RIGHT - EDGE) / 2, z - EYE))


def oncoming(bright):
    made = light('oncoming', HEADLIGHT, 9.0 * bright)
    for ahead in (96, 150):
        for aside in (-0.66, 0.66):
            bpy.ops.mesh.primitive_uv_sphere_add(segments=12, ring_count=8, radius=0.085, location=(-ahead, (LEFT + MIDDLE) / 2 + aside, 0.68))
            bpy.context.object.data.materials.append(made)


def shine():
    """Adds its picture to what is behind it: black is nothing."""
    material = bpy.data.materials.new('projection')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    out, add, clear, shown, image, uv = (
        tree.nodes.new('ShaderNode' + kind) for kind in ('OutputMaterial', 'AddShader', 'BsdfTransparent', 'Emission', 'TexImage', 'UVMap'))
    image.image = bpy.data.images.load(os.path.join(HERE, 'displays', 'projection.png'))
    shown.inputs['Strength'].default_value = 3.4
    for start, end in ((uv.outputs[0], image.inputs[0]), (image.outputs[0], shown.inputs[0]), (clear.outputs[0], add.inputs[0]),
                       (shown.outputs[0], add.inputs[1]), (add.outputs[0], out.inputs[0])):
        tree.links.new(start, end)
    return material
