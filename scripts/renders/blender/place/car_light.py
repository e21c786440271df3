"""Light that a photographer brings to a place: long boxes that paint mirrors and the ground does not see."""
import math

import bpy

from body.glass import pane
from common.nodes import link, node
from light.aim import Aim
from place.ground import calculated
from views import is_upright

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


def only_for_the_car(box, half_length, half_width):
    """
    Wet ground and water do not show a box: it shines only along rays that come from where the car stands. (The light
    linking of Blender is younger than 3.4.)
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
    for axis, half in (('X', half_length), ('Y', half_width)):
        inside = calculated(made, 'LESS_THAN', calculated(made, 'ABSOLUTE', parts.outputs[axis]), half)
        share = calculated(made, 'MULTIPLY', share, inside)
    strength = shining.inputs['Strength']
    own = strength.links[0].from_socket if strength.links else strength.default_value
    link(made, calculated(made, 'MULTIPLY', share, own), strength)


class CarLight:
    """
    Every method draws one form; strengths in units of white. `eye` is the camera's height as
    `set_camera` takes it; `reach` under 1 hangs all nearer: within a tunnel.
    """

    def __init__(self, info, view, size, eye, reach=1.0):
        self.reach = reach
        self.aim = Aim(info, view, size)
        self.aim.eye.z = eye * self.aim.height
        self.half_length, self.half_width = info['car']['length'] / 2000 + 0.1, info['car']['width'] / 2000 + 0.15
        # Flat to the flank paint mirrors several times as much.
        self.flank = 0.34 if is_upright(size) else 1.0

    def hang(self, point, normal, distance, *how, **settings):
        added = self.aim.box(point, normal, distance * self.reach, *how, **settings)
        added.visible_diffuse = False
        only_for_the_car(added, self.half_length, self.half_width)
        return added

    def shoulder(self, strength, colour=WARM, tilt=20):
        """A bright edge from lamp to lamp."""
        lean = math.radians(tilt)
        self.hang((0.0, -0.93, 0.65), (0, -math.cos(lean), math.sin(lean)), 6.0, (18, 0.26), strength * self.flank, colour)

    def doors(self, strength, colour=COOL, height=0.8, fade=0.75):
        """A soft field on the doors that dies towards the sill."""
        self.hang((0.1, -0.95, 0.42), (0, -1, 0.02), 6.0, (18, height), strength * self.flank, colour, fade=fade)

    def bonnet(self, strength, colour=COOL):
        self.hang((-0.62, 0.15, 0.63), (-0.1, 0, 0.995), 9.0, (11, 0.2), strength, colour)

    def face(self, strength, colour=COOL):
        self.hang((-0.98, 0.1, 0.4), (-1, 0, 0.08), 5.5, (5.0, 1.9), strength, colour, fade=0.85)
        self.hang((-0.95, -0.35, 0.42), (-0.9, -0.42, 0.07), 6.0, (5.0, 0.9), 0.8 * strength, colour, fade=0.9)
        self.hang((-0.9, -0.62, 0.38), (-0.72, -0.69, 0.04), 4.5, (1.5, 0.8), 0.3 * strength, colour, fade=0.92)

    def roof(self, strength, colour=COOL):
        """A rim along the edge of the roof, from behind the car."""
        self.hang((0.12, 0.1, 0.99), (0.0, 0.05, 1.0), 7.0, (9, 0.3), strength, colour)
