"""
Evening: lamps lit in a dark hall. What the night draws with lines is seen here: the wall glows behind the car, one large
light over it lies on bonnet, roof and screen, another on the face.
"""
import bpy

from common.develop import Look
from common.lights import softbox, world
from common.nodes import material, principled
from common.shapes import sheet
from light.aim import Aim
from light.coat import clear_coat, dull
from light.night import CAR, leaning, wall
from views import CLOSE, azimuth_of, is_upright

LAMPS = (14.0, 9.0)
GLOW = 7.0
# Where the flank is seen at a slant or square: the soft lights on doors, and the large one over the car, beside the line
# along them. There they are a milky veil over the paint.
BESIDE_LINE = 0.15
WARM, PALE, COOL = (1, 0.97, 0.93), (0.95, 0.975, 1.0), (0.8, 0.88, 1.0)


def floor():
    """Polished enough to mirror the tyres, too rough for the lights on the paint."""
    made = material('evening floor', Base_Color=(0.03, 0.0312, 0.0345, 1), Roughness=0.2, Specular=0.4)
    sheet('floor', lambda u, v: (160 * (u - 0.5), 160 * (v - 0.5), 0), made, 1, 1)


def lights(info, view, size):
    aim = Aim(info, view, size)
    # Flat to the flank paint mirrors several times as much; a paint without metal scatters what metal throws away.
    metal = principled(bpy.data.materials['paint']).inputs['Metallic'].default_value
    # At a slant lacquer mirrors more.
    slant = min(1.2, (abs(azimuth_of(view, size)) / 40) ** 2.2)
    flank = slant * (0.45 + 0.55 * min(1.0, metal / 0.7))
    soft, turned = 1.0, off_axis(view, size)
    if turned > 20 and view not in CLOSE:
        soft = BESIDE_LINE
        line(aim, turned)
    # The shoulder from lamp to tail, the soft step under it, the doors.
    aim.panel((0, -0.93, 0.64), leaning(16), 6.0, (17, 0.85), 13.0 * flank, WARM, CAR, fade=0.35)
    aim.panel((0, -0.93, 0.6), leaning(8.5), 6.0, (17, 1.7), 1.4 * flank * soft, PALE, CAR, fade=0.95)
    aim.panel((0, -0.95, 0.4), leaning(-1), 6.0, (17, 1.2), 0.35 * flank * soft, PALE, CAR, fade=0.9)
    # Face and grille; the wheel is lit by the same. From near the bars of a grille are all there is to see.
    aim.before(6.5, 0.95, (13, 1.8), 5.0 if view in CLOSE else 1.9, PALE, fade=0.9, ends=0.35)
    # Bonnet and screen, and the outline of the roof.
    aim.panel((-0.6, 0, 0.65), (-0.12, 0, 0.99), 7.0, (9, 1.6), 1.3, PALE, fade=0.6, ends=0.4)
    aim.behind(8.0, 1.1, (16, 1.1), 3.0, COOL, ends=0.3)
    side, end = aim.side, -1 if aim.mirrored else 1
    softbox((0.3 * end, 1.2 * side, aim.height + 3.0), (0.2 * end, 0.3 * side, 0), 8.0, 1.6, 1.3 * soft, PALE)


def off_axis(view, size):
    """Degrees between the camera and the car's own axis, from nose or tail."""
    azimuth = abs(azimuth_of(view, size))
    return min(azimuth, 180 - azimuth)


def line(aim, turned):
    """Along the doors, under the shoulder's: paint is dark between the two, which shows how the flank is curved."""
    # Flat to the flank paint mirrors several times as much.
    strength = 9.0 * (min(turned, 50) / 46) ** 3.5
    aim.panel((0, -0.97, 0.42), leaning(3), 6.0, (17, 0.4), strength, PALE, CAR, fade=0.9, ends=0.3)


def build(info, view, size, glow=GLOW):
    """`glow`: metres of the wall that shine in a wide picture."""
    world((0.004, 0.0045, 0.0056))
    floor()
    wall(44, 0.1, 12.0 if is_upright(size) else glow)
    lights(info, view, size)
    clear_coat()
    dull('plate', 0.12)
    if view in CLOSE:
        return Look(exposure=1.5, contrast=1.3, saturation=1.25), {}
    look = Look(exposure=1.0, contrast=1.3, saturation=1.25, vignette=0.3)
    if view == 'face':
        return look, dict(fill=0.86, drop=0.07) if is_upright(size) else dict(fill=0.54, drop=0.02)
    return look, dict(drop=0.0 if is_upright(size) else 0.012)
