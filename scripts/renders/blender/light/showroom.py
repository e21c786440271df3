"""Showroom: the car in its paint, a grey hall, lamps lit, its horizon behind the doors."""
import bpy

from body.cabin_light import light_cabin
from common.develop import Look
from common.lights import softbox, world
from common.nodes import linear, material, principled
from common.shapes import sheet
from light.aim import Aim
from light.coat import clear_coat, dark_rails, dull
from light.night import CAR, leaning, wall
from place.car_light import dress_for_daylight

LAMPS = (6.0, 5.0)
PALE, COOL = (1, 0.99, 0.97), (0.95, 0.975, 1.0)


# Of what panes mirror: one in twelve, or the long box over the car would lie on them as a pale sheet.
MIRRORED_BY_GLASS = 0.08
# Rubber, as pale as it is in daylight.
TYRE = (0.05, 0.05, 0.051, 1)
# Watts over each row of seats: so much that one sees who could sit there, and no more.
CABIN = 7
# The colour of the wall's glow, its strength and its height (m): white stands out from it, and so does every dark paint.
WALL = (0.86, 0.92, 1.0), 0.12, 11.0


def floor():
    made = material('hall floor', Base_Color=linear('5c5e63'), Roughness=0.2, Specular=0.4)
    sheet('floor', lambda u, v: (160 * (u - 0.5), 160 * (v - 0.5), 0), made, 1, 1)


def mirrored_lights(aim):
    """
    Forms in the lacquer, which light nothing: the shoulder from lamp to tail and a line along the doors, both without an
    edge (paint is dark between the two, so one sees how the flank is curved), the face, bonnet and screen, the outline of the roof.
    """
    over = (0.3, 0.6, aim.height + 3.0), (0.2, 0.3, 0), 9.0, 2.4
    for light in (
        aim.panel((0, -0.93, 0.64), leaning(16), 6.0, (17, 0.7), 7.0, PALE, CAR, edges=1.0),
        aim.panel((0, -0.97, 0.42), leaning(3), 6.0, (17, 0.55), 5.0, COOL, CAR, ends=0.3, edges=1.0),
        aim.before(6.5, 0.95, (13, 1.8), 3.0, COOL, fade=0.9, ends=0.35),
        aim.before(5.0, 0.5, (16, 1.1), 4.0, COOL, fade=0.85, ends=0.8),
        aim.panel((-0.6, 0, 0.65), (-0.12, 0, 0.99), 7.0, (9, 1.6), 2.0, COOL, fade=0.6, ends=0.4),
        softbox(*over, 2.4, PALE),
        aim.behind(8.0, 1.1, (16, 1.1), 3.4, COOL, ends=0.3),
    ):
        light.visible_diffuse = False


def colour_lights(height):
    """
    What a paint's colour is seen by, and nothing mirrors, for in lacquer large soft light is a veil: a long box over the
    whole car, a weaker one along the flank, one before the face.
    """
    for light in (
        softbox((0.3, 0.6, height + 3.0), (0.2, 0.3, 0), 9.0, 2.4, 3.2, PALE),
        softbox((4.2, -6.6, 2.6), (0.1, 0, 0.7), 10.0, 2.4, 2.3, PALE, fade=0.9),
        softbox((-7.0, 3.0, 1.6), (-2.4, 0, 0.6), 5.0, 2.2, 2.4, COOL, fade=0.85),
    ):
        light.visible_glossy = False


def wheel_light(half):
    """Low before the nose: the tyre beyond is otherwise a black lump under the bumper, and the car stands on nothing."""
    light = softbox((-half - 2.4, 0.3, 0.24), (-half + 0.9, 0.3, 0.2), 3.6, 0.4, 9.0, COOL)
    light.visible_glossy = False


def build(info, view, size):
    world((0.02, 0.0205, 0.022))
    floor()
    colour, strength, height = WALL
    wall(44, strength, height, colour)
    aim = Aim(info, view, size)
    mirrored_lights(aim)
    colour_lights(aim.height)
    wheel_light(aim.half)
    principled(bpy.data.materials['rubber']).inputs['Base Color'].default_value = TYRE
    clear_coat()
    dark_rails()
    dull('plate', 0.08)
    dress_for_daylight(MIRRORED_BY_GLASS)
    light_cabin(info, CABIN)
    return Look(exposure=1.45, contrast=1.38, saturation=1.4, vignette=0.28, glare=0.6), dict(drop=0.012)
