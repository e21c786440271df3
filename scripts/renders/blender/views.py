"""Where the camera stands for every view of a car, fitted to its size and to the shape of the picture."""
import math

from mathutils import Vector

from common.camera import camera

# From above, for both shapes of picture: `down`, degrees under the level; a short lens, so that what is around is seen too.
BALCONY = {'wide': dict(down=18, lens=40, fill=0.60), 'upright': dict(down=27, lens=52, fill=0.90)}
# So high that one sees what lies on a roof.
WINDOW = {'wide': dict(down=30, lens=50, fill=0.47), 'upright': dict(down=37, lens=58, fill=0.88)}
# Degrees from the nose over the left side; height of the eye and of what it looks at (shares of the car's height); lens.
VIEWS = {
    'front34': dict(azimuth=37, eye=0.53, look=0.47, lens=62),
    # Every car stands its own way: a long nose, low and wide, the whole flank, the other side.
    'nose34': dict(azimuth=27, eye=0.46, look=0.47, lens=70),
    'low34': dict(azimuth=44, eye=0.33, look=0.45, lens=48),
    'flank34': dict(azimuth=52, eye=0.5, look=0.47, lens=70),
    'low34-right': dict(azimuth=-44, eye=0.33, look=0.45, lens=48),
    'flank34-right': dict(azimuth=-46, eye=0.5, look=0.47, lens=70),
    'nose34-right': dict(azimuth=-31, eye=0.42, look=0.46, lens=62),
    'right34': dict(azimuth=-38, eye=0.48, look=0.47, lens=58),
    'rear34': dict(azimuth=143, eye=0.46, look=0.48, lens=62),
    'side': dict(azimuth=90, eye=0.45, look=0.46, lens=85),
    # The line of the flank: level from the side, on a phone along it from behind.
    'flank': dict(azimuth=90, eye=0.45, look=0.46, lens=85),
    # Head on, low: the face and nothing else.
    'face': dict(azimuth=4, eye=0.40, look=0.50, lens=85),
    # Down a road: nearer to the car's axis and to the car.
    'along34': dict(azimuth=30, eye=0.5, look=0.47, lens=42),
    # A place is built for who looks past the nose: for its tail the car turns round there.
    'away34': dict(azimuth=37, eye=0.5, look=0.47, lens=62, turned=True),
    # Straight on, a house or a sea behind it.
    'across': dict(azimuth=90, eye=0.45, look=0.46, lens=70),
    'above34': dict(azimuth=36, above=BALCONY),
    'above34-away': dict(azimuth=36, above=BALCONY, turned=True),
    'roof34': dict(azimuth=40, above=WINDOW),
}
# Close-ups: the spot, degrees from the nose, height of the eye over the spot (m), width seen (m), f-number.
CLOSE = {
    'lamp': dict(azimuth=30, above=0.10, width=1.05, stop=2.8),
    'grille': dict(azimuth=24, above=0.02, width=1.25, stop=3.2),
    'wheel': dict(azimuth=62, above=-0.02, width=1.15, stop=3.2),
    'mirror': dict(azimuth=52, above=0.16, width=0.95, stop=2.8),
    'handle': dict(azimuth=118, above=0.14, width=0.62, stop=2.8),
    'tail': dict(azimuth=152, above=0.10, width=1.05, stop=2.8),
}
CLOSE_LENS = 85
FILL = {'wide': 0.80, 'upright': 0.93}
# A phone's picture shows more of the face: the car is narrower then, and larger.
UPRIGHT_TURN = {'front34': -11, 'nose34': -3, 'low34': -16, 'flank34': -22, 'right34': 10, 'low34-right': 16,
                'flank34-right': 18, 'nose34-right': 5, 'rear34': 11, 'flank': 48, 'away34': -11, 'across': -48,
                'above34': -2, 'above34-away': -2, 'roof34': -4}


def is_upright(size):
    return size[1] > size[0]


def shape_of(table, size):
    """Of a table with an entry for each shape of picture the one for `size`."""
    return table['upright' if is_upright(size) else 'wide']


def azimuth_of(view, size):
    """Degrees from the nose, over the left side."""
    settings = VIEWS.get(view) or CLOSE[view]
    return settings['azimuth'] + (UPRIGHT_TURN.get(view, 0) if is_upright(size) else 0)


def is_from_above(view):
    return 'above' in VIEWS.get(view, {})


def stops_of(view):
    """What is exposed longer, in stops: from above there is less sky and more ground in the picture."""
    return 0.3 if is_from_above(view) else 0.0


def eye_of(view, size, far, level):
    """Where the camera is seen from the car: `far` away on the ground, `level` high unless it looks down. Metres."""
    around = math.radians(azimuth_of(view, size))
    up = far * math.tan(math.radians(shape_of(VIEWS[view]['above'], size)['down'])) if is_from_above(view) else level
    return Vector((-math.cos(around) * far, -math.sin(around) * far, up))


def set_camera(info, view, size, **changes):
    """The camera of a view; `changes` are those of a place: fill, drop, lens, eye, aside; `share` of the fill for a small car."""
    if view in CLOSE:
        return close_up(info, view)
    if is_from_above(view):
        return frame_from_above(info, view, size, changes.get('share', 1.0))
    return frame_car(info, view, size, **changes)


def is_turned(view):
    """Whether the car drives out of the place instead of into it."""
    return VIEWS.get(view, {}).get('turned', False)


def is_from_behind(view):
    return view in ('rear34', 'tail', 'handle')


def close_up(info, view):
    settings = CLOSE[view]
    x, y, z = info['spots'][view]
    spot = Vector(((x - info['car']['length'] / 2) / 1000, -z / 1000, y / 1000))
    around = math.radians(settings['azimuth'])
    distance = settings['width'] * CLOSE_LENS / 36
    place = spot + Vector((-math.cos(around), -math.sin(around), 0)) * distance + Vector((0, 0, settings['above']))
    return camera(place, spot, CLOSE_LENS, focus=spot, stop=settings['stop'])


def outline(info):
    """Points around the car: a body is rounder than its box, its corners in plan are cut."""
    length, width, height = (info['car'][key] / 1000 for key in ('length', 'width', 'height'))
    low = [Vector((sx * length / 2 * cut[0], sy * width / 2 * cut[1], z * height))
           for sx in (-1, 1) for sy in (-1, 1) for cut in ((1, 0.72), (0.9, 1)) for z in (0, 0.55)]
    roof = [Vector((sx * length * 0.12, sy * width * 0.3, height)) for sx in (-1, 1) for sy in (-1, 1)]
    return low + roof


def frame_car(info, view, size, fill=None, drop=0.0, lens=None, eye=None, aside=0.0, share=1.0):
    """
    Places the camera so that the whole car is `fill` of the picture's width and its axis stands in the middle; `drop`
    lowers the car by a share of the width without tilting the camera, `aside` moves it to the right.
    """
    settings = VIEWS[view]
    around = math.radians(azimuth_of(view, size))
    height = info['car']['height'] / 1000
    lens = lens or settings['lens']
    fill = (fill or shape_of(FILL, size)) * share
    heading = Vector((-math.cos(around), -math.sin(around), 0))
    side = Vector((math.sin(around), -math.cos(around), 0))
    # Level: what stands upright stays upright; the film is shifted instead.
    over = (eye or settings['eye']) * height
    target = Vector((0, 0, over))
    distance = 9.0
    for _ in range(12):
        place = target + heading * distance
        left, right = spread(info, place, target, side)
        distance *= (right - left) * lens / 36 / fill
        target += side * ((left + right) / 2 * distance)
    made = camera(target + heading * distance, target, lens)
    seen = (settings['look'] * height - over) / distance * lens / 36
    made.data.shift_y = seen + drop
    made.data.shift_x = -aside
    return made


def frame_from_above(info, view, size, share):
    """Places the camera so that the whole car stands in the middle of the picture; what else a place changes is for level ones."""
    settings = shape_of(VIEWS[view]['above'], size)
    lens, fill = settings['lens'], settings['fill'] * share
    heading = eye_of(view, size, 1.0, 0.0).normalized()
    right = Vector((0, 0, 1)).cross(heading).normalized()
    up = heading.cross(right)
    target, distance = Vector((0, 0, 0.4 * info['car']['height'] / 1000)), 9.0
    for _ in range(16):
        place = target + heading * distance
        left_end, right_end = spread(info, place, target, right)
        low_end, high_end = spread(info, place, target, up)
        distance *= (right_end - left_end) * lens / 36 / fill
        target += (right * (left_end + right_end) + up * (low_end + high_end)) / 2 * distance
    return camera(target + heading * distance, target, lens)


def spread(info, place, target, axis):
    """The car's two ends along an axis of the picture as tangents of the angles seen from a place."""
    forward = (target - place).normalized()
    seen = [corner - place for corner in outline(info)]
    along = [v.dot(axis) / v.dot(forward) for v in seen]
    return min(along), max(along)
