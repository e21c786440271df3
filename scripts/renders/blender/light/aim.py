"""Lights put where a panel of the car mirrors them into the camera."""
import math

from mathutils import Vector

from common.lights import softbox
from views import azimuth_of

# About as far as cameras stand; only the direction matters.
EYE = 10.0


class Aim:
    """Hangs softboxes for one camera. Points and normals are given for the nose; `mirrored` turns them to the tail."""

    def __init__(self, info, view, size):
        azimuth = azimuth_of(view, size)
        around = math.radians(azimuth)
        height = info['car']['height'] / 1000
        self.eye = Vector((-math.cos(around) * EYE, -math.sin(around) * EYE, 0.45 * height))
        self.mirrored = azimuth > 90
        self.half = info['car']['length'] / 2000
        self.height = height

    def box(self, point, normal, distance, size, strength, colour=(1, 1, 1), fade=0.0):
        """
        A light that a panel at `point` with `normal` shows. x of the point is a share of half the length, z one of the
        height.
        """
        x, y, z = point
        place = Vector((x * self.half, y, z * self.height))
        facing = Vector(normal).normalized()
        if self.mirrored:
            place.x, facing.x = -place.x, -facing.x
        towards = (self.eye - place).normalized()
        back = 2 * facing.dot(towards) * facing - towards
        location = place + back * distance
        # No light under the floor.
        location.z = max(location.z, size[1] / 2 + 0.02)
        return softbox(location, place, size[0], size[1], strength, colour, fade=fade)
