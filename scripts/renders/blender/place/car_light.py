"""Light that a photographer brings to a place: long boxes that paint mirrors and the ground does not see."""
import math

import bpy
from mathutils import Vector

from body.glass import pane
from common.nodes import link, node
from light.panel import panel
from place.ground import calculated
from views import eye_of, is_from_above, is_upright

# About as far as cameras stand; only the direction matters.
EYE = 10.0
ALONG = (1, 0, 0)
# Where the side windows begin, a share of the car's height.
BELT = 0.58
WARM, COOL = (1.0, 0.95, 0.88), (0.86, 0.93, 1.0)


def dress_for_daylight(glass_share):
    """Panes that mirror the place, and a dark lining inside the shell: the night hides that it is of bare paint."""
    bpy.data.objects['glass'].data.materials[0] = pane('glass in a place', (0.26, 0.27, 0.28), glass_share)
    for made in bpy.data.objects['paint'].data.materials:
        output = next(found for found in made.node_tree.nodes if found.type == 'OUTPUT_MATERIAL')
        lined = node(made, 'ShaderNodeMixShader')
        cloth = node(made, 'ShaderNodeBsdfDiffuse', in_Color=(0.018, 0.018, 0.019, 1))
        link(made, node(made, 'ShaderNodeNewGeometry').outputs['Backfacing'], lined.inputs[0])
        link(made, output.inputs['Surface'].links[0].from_socket, lined.inputs[1])
        link(made, cloth.outputs[0], lined.inputs[2])
        link(made, lined.outputs[0], output.inputs['Surface'])


def only_for_the_car(box, half_length, half_width, below=None):
    """
    Wet ground and water do not show a box: it shines only along rays that come from where the car stands, and `below` a
    height (m) if there is one. (The light linking of Blender is younger than 3.4.)
    """
    made = box.data.materials[0]
    shining = next(found for found in made.node_tree.nodes if found.type == 'EMISSION')
    seen_from = node(made, 'ShaderNodeNewGeometry')
    back = node(made, 'ShaderNodeVectorMath', operation='MULTIPLY_ADD')
    long = node(made, 'ShaderNodeCombineXYZ')
    for axis in 'XYZ':
        link(made, node(made, 'ShaderNodeLightPath').outputs['Ray Length'], long.inputs[axis])
    link(made, seen_from.outputs['Incoming'], back.inputs[0])
    link(made, long.outputs[0], back.inputs[1])
    link(made, seen_from.outputs['Position'], back.inputs[2])
    parts = node(made, 'ShaderNodeSeparateXYZ')
    link(made, back.outputs[0], parts.inputs[0])
    share = calculated(made, 'GREATER_THAN', parts.outputs['Z'], 0.06)
    if below is not None:
        share = calculated(made, 'MULTIPLY', share, calculated(made, 'LESS_THAN', parts.outputs['Z'], below))
    for axis, half in (('X', half_length), ('Y', half_width)):
        inside = calculated(made, 'LESS_THAN', calculated(made, 'ABSOLUTE', parts.outputs[axis]), half)
        share = calculated(made, 'MULTIPLY', share, inside)
    strength = shining.inputs['Strength']
    own = strength.links[0].from_socket if strength.links else strength.default_value
    link(made, calculated(made, 'MULTIPLY', share, own), strength)


class CarLight:
    """
    Every method draws one form; strengths in units of white. `eye` is the camera's height as `set_camera` takes it;
    `reach` under 1 hangs all nearer: within a tunnel.
    """

    def __init__(self, info, view, size, eye, reach=1.0):
        self.length, self.width, self.height = (info['car'][key] / 1000 for key in ('length', 'width', 'height'))
        self.eye = eye_of(view, size, EYE, eye * self.height)
        self.is_from_above = is_from_above(view)
        # Seen from above side windows lean to the lights, too: they shall stay dark.
        self.belt = BELT * self.height if self.is_from_above else None
        self.reach = reach
        # Flat to the flank paint mirrors several times as much.
        self.flank = 0.5 if is_upright(size) else 1.0

    def hang(self, point, normal, distance, size, strength, colour, along=None, below=None, **gradients):
        """A panel that the surface at `point` (x and z in shares of half the length and of the height) mirrors."""
        place = Vector((point[0] * self.length / 2, point[1], point[2] * self.height))
        facing = Vector(normal).normalized()
        towards = (self.eye - place).normalized()
        back = 2 * facing.dot(towards) * facing - towards
        location = place + back * distance * self.reach
        location.z = max(location.z, size[1] / 2 + 0.02)
        side = Vector(along) if along else back.cross(Vector((0, 0, 1)))
        out = back - side * back.dot(side) / side.length_squared
        self.shining(location, location - out, side, size, strength, colour, below=below, **gradients)

    def shining(self, *how, below=None, **gradients):
        added = panel(*how, **gradients)
        added.visible_diffuse = False
        only_for_the_car(added, self.length / 2 + 0.1, self.width / 2 + 0.15, below)

    def shoulder(self, strength, colour=WARM):
        """A bright edge from lamp to lamp."""
        self.hang((0, -0.93, 0.64), leaning(16), 6.0, (17, 0.55), strength * self.flank, colour, ALONG, self.belt)

    def doors(self, strength, colour=COOL):
        """A soft field under the edge that dies towards the sill."""
        self.hang((0, -0.93, 0.6), leaning(8.5), 6.0, (17, 1.7), strength * self.flank, colour, ALONG, fade=0.95)
        if self.is_from_above:
            # Doors show the ground then; what is over them leans to the sky.
            self.hang((0, -0.93, 0.62), leaning(22), 6.0, (17, 2.6), 0.9 * strength, colour, ALONG, self.belt, fade=0.6)
            return
        self.hang((0, -0.95, 0.4), leaning(-1), 6.0, (17, 1.2), 0.15 * strength * self.flank, colour, ALONG, fade=0.9)

    def bonnet(self, strength, colour=COOL):
        self.hang((-0.6, 0, 0.65), (-0.12, 0, 0.99), 7.0, (9, 0.7), strength, colour, fade=0.5, ends=0.4)

    def face(self, strength, colour=COOL):
        """Straight before the nose: it is mirrored from corner to corner."""
        ahead = -self.length / 2 - 6.5 * self.reach
        self.shining((ahead, 0, 0.6), (0, 0, 0.6), (0, 1, 0), (13, 1.1), strength, colour, fade=0.8, ends=0.35)

    def roof(self, strength, colour=COOL):
        """From beyond the car: the outline of roof and screen."""
        away = Vector((-self.eye.x, -self.eye.y, 0)).normalized()
        location = away * 8.0 * self.reach + Vector((0, 0, self.height + 0.9))
        self.shining(location, location - away, away.cross(Vector((0, 0, 1))), (16, 0.9), strength, colour, ends=0.3)


def leaning(degrees):
    """A normal of the flank, which leans so far from the upright."""
    return 0, -math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
