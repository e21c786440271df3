"""Lights that one of several cars in a scene mirrors, and no other."""
import math

from mathutils import Matrix, Vector

from common.nodes import link, node
from light.panel import panel
from place.car_light import CarLight, leaning
from place.ground import calculated

ALONG = (1, 0, 0)
WARM, PALE, COOL = (1, 0.97, 0.93), (0.95, 0.975, 1.0), (0.8, 0.88, 1.0)
# About as far as cameras stand; only the direction matters.
EYE = 10.0
# Around the car, where rays begin that see its lights (m).
MARGIN = (0.1, 0.15)


def standing(place, degrees):
    """Where a car stands: its middle on the ground and its turn, anticlockwise from above; unturned its nose points to -x."""
    return Matrix.Translation(Vector((place[0], place[1], 0))) @ Matrix.Rotation(math.radians(degrees), 4, 'Z')


class OwnLight(CarLight):
    """
    Lights for a car that stands at `stand` (a matrix), as the camera at `eye` sees it. They fill the car with soft light,
    too: a paint is known by its colour.
    """

    def __init__(self, info, stand, eye):
        self.length, self.width, self.height = (info['car'][key] / 1000 for key in ('length', 'width', 'height'))
        self.stand = stand
        self.eye = (stand.inverted() @ Vector(eye)).normalized() * EYE
        self.is_from_above, self.belt = False, None
        self.reach, self.flank = 1.0, 1.0
        # Points and normals are those of the left side.
        self.side = -1 if self.eye.y > 0 else 1

    def hang(self, point, normal, *how, **options):
        super().hang((point[0], point[1] * self.side, point[2]), (normal[0], normal[1] * self.side, normal[2]), *how, **options)

    def shining(self, *how, below=None, **gradients):
        added = panel(*how, **gradients)
        only_from(added, self.stand, self.length / 2 + MARGIN[0], self.width / 2 + MARGIN[1])
        added.matrix_world = self.stand @ added.matrix_world

    def evening(self, strength, bonnet, roof):
        """
        The lights of `light/evening.py` and `light/welcome.py`. `strength` is a factor of those on face and flank,
        `bonnet` and `roof` are in units of white.
        """
        turned = math.degrees(math.atan2(abs(self.eye.y), -self.eye.x))
        # Flat to the flank paint mirrors several times as much; at a slant lacquer mirrors more.
        slant = min(1.2, (turned / 40) ** 2.2)
        self.hang((0, -0.93, 0.64), leaning(16), 6.0, (17, 0.85), 13.0 * slant * strength, WARM, ALONG, fade=0.35)
        self.line(9.0 * (min(turned, 50) / 46) ** 3.5 * strength)
        self.before(6.5, 0.95, (13, 1.8), 1.9 * strength, fade=0.9, ends=0.35)
        self.before(5.0, 0.57, (16, 1.1), 5.0 * strength, fade=0.85, ends=0.8)
        self.hang((-0.6, 0, 0.65), (-0.12, 0, 0.99), 7.0, (9, 1.6), bonnet, PALE, fade=0.6, ends=0.4)
        self.roof(roof, COOL)

    def before(self, distance, height, size, strength, **gradients):
        """Straight before the nose: it is mirrored from corner to corner."""
        ahead = -self.length / 2 - distance
        self.shining((ahead, 0, height), (0, 0, height), (0, 1, 0), size, strength, PALE, **gradients)

    def line(self, strength):
        """Along the doors: paint is dark between it and the shoulder, which shows how the flank is curved."""
        self.hang((0, -0.97, 0.42), leaning(3), 6.0, (17, 0.4), strength, PALE, ALONG, fade=0.9, ends=0.3)


def only_from(box, stand, half_length, half_width):
    """Rays that do not begin where the car stands go through, so that a panel hides nothing from the other cars."""
    made = box.data.materials[0]
    unseen = next(found for found in made.node_tree.nodes if found.type == 'MIX_SHADER')
    back = node(made, 'ShaderNodeVectorMath', operation='MULTIPLY_ADD')
    long = node(made, 'ShaderNodeCombineXYZ')
    seen_from = node(made, 'ShaderNodeNewGeometry')
    for axis in 'XYZ':
        link(made, node(made, 'ShaderNodeLightPath').outputs['Ray Length'], long.inputs[axis])
    link(made, seen_from.outputs['Incoming'], back.inputs[0])
    link(made, long.outputs[0], back.inputs[1])
    link(made, seen_from.outputs['Position'], back.inputs[2])
    turned = node(made, 'ShaderNodeVectorRotate', rotation_type='Z_AXIS')
    turned.inputs['Angle'].default_value = -stand.to_euler().z
    turned.inputs['Center'].default_value = stand.translation
    link(made, back.outputs[0], turned.inputs['Vector'])
    parts = node(made, 'ShaderNodeSeparateXYZ')
    link(made, turned.outputs[0], parts.inputs[0])
    share = calculated(made, 'GREATER_THAN', parts.outputs['Z'], 0.06)
    for axis, half, middle in (('X', half_length, stand.translation.x), ('Y', half_width, stand.translation.y)):
        apart = calculated(made, 'ABSOLUTE', calculated(made, 'SUBTRACT', parts.outputs[axis], middle))
        share = calculated(made, 'MULTIPLY', share, calculated(made, 'LESS_THAN', apart, half))
    link(made, share, unseen.inputs[0])
