"""What the windscreen shows the driver over the road: light that stands metres ahead and hides nothing."""

import os

import bpy

from dash import Dash
from materials import light
from mesh import add_mesh
from world import EYE

HERE = os.path.dirname(os.path.abspath(__file__))
AWAY = 4.0  # metres from the eye
# Metres at that distance; the upper edge is this far under the horizon.
SIZE, UNDER = (0.86, 0.40), 0.005
LAMP, HEADLIGHT = (1.0, 0.62, 0.30), (0.92, 0.95, 1.0)


def eye(cabin):
    """Where a driver's eyes are."""
    return cabin.front_hip - 0.02, Dash(cabin).driver, cabin.hip + 0.665


def projection(cabin):
    x, y, z = eye(cabin)
    w, h = SIZE[0] / 2, SIZE[1]
    top = z - UNDER
    corners = [(x - AWAY, y - w, top - h), (x - AWAY, y + w, top - h), (x - AWAY, y + w, top), (x - AWAY, y - w, top)]
    add_mesh('projection', corners, [(0, 1, 2, 3)], shine(), [(0, 0), (1, 0), (1, 1), (0, 1)], smooth=False)


def traffic(cabin):
    """Lamps of the avenue one drives along and headlights that come towards one: (ahead, right, over the road, radius)."""
    x, y, z = eye(cabin)
    road = z - EYE
    rows = [(ahead, side, 7.5, 0.13, LAMP) for ahead in range(38, 240, 22) for side in (-7.5, 5.5)]
    rows += [(ahead, right + at, 0.66, 0.085, HEADLIGHT) for ahead, right in ((62, -3.5), (118, -3.4), (170, -3.5)) for at in (-0.68, 0.68)]
    for ahead, right, over, radius, colour in rows:
        bpy.ops.mesh.primitive_uv_sphere_add(segments=12, ring_count=8, radius=radius, location=(x - ahead, y + right, road + over))
        ob = bpy.context.object
        ob.name = 'traffic'
        ob.data.materials.append(light('traffic', colour, 9.0))


def shine():
    """Adds its picture to what is behind it: black is nothing."""
    material = bpy.data.materials.new('projection')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    out, add, clear, shown, image, uv = (
        tree.nodes.new('ShaderNode' + kind) for kind in ('OutputMaterial', 'AddShader', 'BsdfTransparent', 'Emission', 'TexImage', 'UVMap'))
    image.image = bpy.data.images.load(os.path.join(HERE, 'displays', 'projection.png'))
    shown.inputs['Strength'].default_value = 2.6
    for start, end in ((uv.outputs[0], image.inputs[0]), (image.outputs[0], shown.inputs[0]), (clear.outputs[0], add.inputs[0]),
                       (shown.outputs[0], add.inputs[1]), (add.outputs[0], out.inputs[0])):
        tree.links.new(start, end)
    return material
