"""Where the camera stands for every view of a car, fitted to its size and to the shape of the picture."""
import math

from mathutils import Vector

from common.camera import camera

# Degrees from the nose over the left side; height of the eye and of what it looks at (shares of the car's height); lens.
VIEWS = {
    'front34': dict(azimuth=36, eye=0.42, look=0.47, lens=62),
    'rear34': dict(azimuth=143, eye=0.46, look=0.48, lens=62),
    'side': dict(azimuth=90, eye=0.45, look=0.46, lens=85),
    'front': dict(azimuth=0, eye=0.42, look=0.46, lens=85),
    'rear': dict(azimuth=180, eye=0.45, look=0.47, lens=85),
}
# How much of the picture's width, or height, the car takes; how far under the middle it stands (shares of the width).
FILL = {'wide': 0.80, 'upright': 0.86}


def corners(info, low=0.0):
    length, width, height = (info['car'][key] / 1000 for key in ('length', 'width', 'height'))
    # A body is rounder than its box: its corners in plan are cut.
    return [Vector((sx * length / 2 * cut[0], sy * width / 2 * cut[1], z * height))
            for sx in (-1, 1) for sy in (-1, 1) for cut in ((1, 0.72), (0.9, 1))
            for z in (low, 0.55)] + [Vector((sx * length * 0.12, sy * width * 0.3, height)) for sx in (-1, 1) for sy in (-1, 1)]


def frame_car(info, view, size, azimuth=None, fill=None, drop=0.0, lens=None, eye=None):
    """Places the camera so that the whole car is `fill` of the picture's width and its axis stands in the middle."""
    settings = VIEWS[view]
    aspect = size[0] / size[1]
    around = math.radians(settings['azimuth'] if azimuth is None else azimuth)
    height = info['car']['height'] / 1000
    lens = lens or settings['lens']
    fill = fill or (FILL['wide'] if aspect > 1.2 else FILL['upright'])
    heading = Vector((-math.cos(around), -math.sin(around), 0))
    target = Vector((0, 0, settings['look'] * height))
    distance = 9.0
    made = camera((0, 0, 0), (1, 0, 0), lens)
    for _ in range(12):
        place = heading * distance + Vector((0, 0, (eye or settings['eye']) * height))
        left, right = spread(info, place, target)
        seen = (right - left) * lens / 36
        distance *= seen / fill
        side = Vector((math.sin(around), -math.cos(around), 0))
        target += side * ((left + right) / 2 * distance)
    place = heading * distance + Vector((0, 0, (eye or settings['eye']) * height))
    made.location = place
    made.rotation_euler = (target - place).to_track_quat('-Z', 'Y').to_euler()
    # The lens is moved, not turned: what stands upright stays upright.
    made.data.shift_y = drop
    return made


def spread(info, place, target):
    """The car's left and right end as tangents of the angles seen from a place."""
    forward = (target - place).normalized()
    right = forward.cross(Vector((0, 0, 1))).normalized()
    seen = [(corner - place) for corner in corners(info)]
    across = [v.dot(right) / v.dot(forward) for v in seen]
    return min(across), max(across)
