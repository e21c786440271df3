"""A road through a wood after sunset, seen from a car that follows: the sky glows where the road leads, tail lines in the wet."""
import bpy

from body.rolling import open_shutter, pass_by, roll
from common.develop import Look
from common.lights import area
from light.coat import clear_coat, dull
from place.car_light import CarLight, dress_for_daylight
from place.lamp_beams import beams
from place.wood_road import wood_road
from views import is_upright

NAME = 'evening-road'
VIEW = 'leave34'
# Height of the camera as a share of the car's.
EYE = 0.62
# From behind, near the car's axis: one looks down the road it takes.
CAMERA = dict(azimuth=157, eye=EYE, look=0.47, lens=42)
# A phone's picture shows more of the tail.
TURN = 1
LAMPS = (13.0, 8.0)
# What passes while the shutter is open (m).
WAY = 0.12


def glow_of_tail(info):
    """What its tail lines throw on the road."""
    length, width, height = (info['car'][key] / 1000 for key in ('length', 'width', 'height'))
    lamp = area((length / 2 + 0.25, 0, height * 0.55), (length / 2 + 2.2, 0, 0.2), width * 0.8, 0.3, 9, (1.0, 0.05, 0.03))
    lamp.visible_glossy = lamp.visible_camera = False


class TailLight(CarLight):
    def tail(self, strength, colour, up=1.5, tall=1.5):
        """Straight behind the car: its tail mirrors it from corner to corner, less towards the ground."""
        behind = self.length / 2 + 6.5
        self.shining((behind, 0, up), (0, 0, 0.8), (0, 1, 0), (15, tall), strength, colour, fade=0.85, ends=0.4)


def build(info, view, size):
    before = set(bpy.data.objects)
    wood_road(is_upright(size))
    pass_by([one for one in bpy.data.objects if one not in before], WAY)
    roll(info, WAY)
    beams(info, 2.2, 0.4)
    clear_coat()
    dress_for_daylight(0.6)
    light = TailLight(info, view, size, EYE)
    cool = (0.74, 0.85, 1.0)
    light.shoulder(7.0, cool)
    light.doors(1.4, cool)
    light.roof(2.2, (1.0, 0.74, 0.52))
    light.tail(1.8, cool, 2.4, 2.6)
    glow_of_tail(info)
    dull('plate', 0.05)
    open_shutter()
    return (Look(exposure=1.1, contrast=1.25, saturation=1.1, vignette=0.2),
            dict(fill=0.50, drop=0.03, eye=EYE, aside=0.08) if not is_upright(size) else dict(fill=0.81, drop=0.14, eye=EYE, lens=44, aside=0.04))
