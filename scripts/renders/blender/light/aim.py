"""Lights put where a panel of the car mirrors them into the camera."""
import math

from mathutils import Vector

from common.lights import softbox
from light.panel import panel
from views import azimuth_of

# About as far as cameras stand; only the direction matters.
EYE = 10.0


class Aim:
    """
    Hangs lights for one camera. Points and normals are given for the nose and the left side; `mirrored` turns them to the
    tail, `side` to the right side.
    """

    def __init__(self, info, view, size):
        azimuth = azimuth_of(view, size)
        around = math.radians(azimuth)
        height = info['car']['height'] / 1000
        self.eye = Vector((-math.cos(around) * EYE, -math.sin(around) * EYE, 0.45 * height))
        self.mirrored = abs(azimuth) > 90
        self.side = -1 if azimuth < 0 else 1
        self.half = info['car']['length'] / 2000
        self.height = height

    def mirror(self, point, normal, distance, size):
        """The point on the car, where its light of `size` hangs, and the direction from there to it."""
        x, y, z = point
        place = Vector((x * self.half, y * self.side, z * self.height))
        facing = Vector((normal[0], normal[1] * self.side, normal[2])).normalized()
        if self.mirrored:
            place.x, facing.x = -place.x, -facing.x
        towards = (self.eye - place).normalized()
        back = 2 * facing.dot(towards) * facing - towards
        location = place + back * distance
        # No light under the floor.
        location.z = max(location.z, size[1] / 2 + 0.02)
        return place, location, back

    def box(self, point, normal, distance, size, strength, colour=(1, 1, 1), fade=0.0):
        """A softbox that a surface of the car at `point` with `normal` shows, square to the ray."""
        place, location, _ = self.mirror(point, normal, distance, size)
        return softbox(location, place, size[0], size[1], strength, colour, fade=fade)

    def panel(self, point, normal, distance, size, strength, colour=(1, 1, 1), along=None, **gradients):
        """
        A light that a surface of the car at `point` with `normal` shows; x of the point is a share of half the length, z
        one of the height. Its long side is parallel to `along`, level and square to the ray without. Parallel to the car,
        its image runs along the car: a level strip square to the ray would cross the flank at a slant.
        """
        location, back = self.mirror(point, normal, distance, size)[1:]
        side = Vector(along) if along else back.cross(Vector((0, 0, 1)))
        # A strip parallel to the car shines across to it, not along its own length.
        out = back - side * back.dot(side) / side.length_squared
        return panel(location, location - out, side, size, strength, colour, **gradients)

    def behind(self, distance, over, size, strength, colour=(1, 1, 1), **gradients):
        """A light beyond the car, seen by what is about to turn away from the camera: it draws the outline of roof and screen."""
        away = Vector((-self.eye.x, -self.eye.y, 0)).normalized()
        location = away * distance + Vector((0, 0, self.height + over))
        return panel(location, location - away, away.cross(Vector((0, 0, 1))), size, strength, colour, **gradients)

    def before(self, distance, height, size, strength, colour=(1, 1, 1), **gradients):
        """A light straight before the nose (behind the tail): the end that is seen mirrors it from corner to corner."""
        ahead = self.half + distance
        location = Vector((ahead if self.mirrored else -ahead, 0, height))
        return panel(location, (0, 0, height), (0, 1, 0), size, strength, colour, **gradients)
