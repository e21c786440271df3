"""Seats, dash and wheel as they are seen through tinted glass from outside. The cabin itself is a scene of its own."""
import math

from common.materials import leather, plastic
from common.shapes import box, sheet, tube

LEAN = math.radians(20)
# Middle of a cushion, along the wheelbase: headrests stand at the edges of the doors, not behind them.
FRONT_SEAT, REAR_SEAT = 0.35, 0.66
# Of the car's height: the back of a seat.
TALL = 0.46
# Under roof or rear screen, whose glass is lower at its sides (m).
HEADROOM = 0.07


def add_cabin(info, leather_code):
    car = info['car']
    length, height = car['length'] / 1000, car['height'] / 1000
    front = car['frontOverhang'] / 1000 - length / 2
    base = (car['rearAxle'] - car['frontOverhang']) / 1000
    half = car['width'] / 2000
    hide = leather('cabin leather', leather_code)
    dark = plastic('cabin dark', '141416', 0.6)
    belt = height * 0.63
    low = height * 0.30
    roof = roof_over(info)
    rear = under_roof(front + base * REAR_SEAT, base * 0.06, low, height, roof)
    sunk = max(0.0, HEADROOM - headroom(rear, low, height, roof))
    for side in (-1, 1):
        seat(front + base * FRONT_SEAT, side * 0.37, low, height, hide)
        seat(rear, side * 0.36, low, height, hide, sunk)
    dash(front + base * 0.13, half * 0.76, belt, dark)
    wheel(front + base * 0.25, 0.37, belt - 0.03, dark)
    lining(info, belt, dark)


def lining(info, belt, made):
    """What closes a cabin to below the glass: floor, door cards, the shelf behind the seats."""
    car = info['car']
    front = (car['frontOverhang'] - car['length'] / 2) / 1000
    base = (car['rearAxle'] - car['frontOverhang']) / 1000
    half = car['width'] / 2000
    box('cabin floor', (front - 0.1, -half * 0.8, 0.26), (front + base * 1.02, half * 0.8, 0.31), made, 0.01)
    for side in (-1, 1):
        y = side * half * 0.82
        box('door card', (front + base * 0.2, y - 0.02, 0.3), (front + base * 0.98, y + 0.02, belt - 0.05), made, 0.02)
    shelf = front + base * 0.98
    box('shelf', (shelf, -half * 0.7, belt - 0.02), (shelf + 0.5, half * 0.7, belt), made, 0.01)


def roof_over(info):
    """Height of roof or screen (m) over a place along the car (m from its middle)."""
    rows = info['profile']
    middle = info['car']['length'] / 2
    xs = [(row['x'] - middle) / 1000 for row in rows]
    tops = [row['top'] / 1000 for row in rows]

    def roof(x):
        after = next(i for i, at in enumerate(xs) if at >= x)
        share = (x - xs[after - 1]) / (xs[after] - xs[after - 1])
        return tops[after - 1] + share * (tops[after] - tops[after - 1])
    return roof


def head_of(x, low, height):
    """Middle of the headrest of a seat that stands at x: along the car, over the ground (m)."""
    reach = height * TALL + 0.07
    return x + 0.27 + math.sin(LEAN) * reach, low + 0.06 + math.cos(LEAN) * reach


def headroom(x, low, height, roof):
    """From the upper rear edge of a headrest to the roof over it (m)."""
    along, up = head_of(x, low, height)
    return roof(along + 0.07) - (up + 0.09)


def under_roof(x, most, low, height, roof):
    """Where the rear seat stands: as far forward (at most `most`) as a low screen over its headrest asks."""
    steps = 12
    places = [x - most * step / steps for step in range(steps + 1)]
    return next((place for place in places if headroom(place, low, height, roof) >= HEADROOM), places[-1])


def seat(x, y, low, height, made, sunk=0.0):
    """Cushion, back and headrest, each a swollen slab; the back and the headrest are lower by `sunk` (m)."""
    slab((x - 0.02, y, low), (0.52, 0.52, 0.15), 0.05, made)
    tall = height * TALL
    slab((x + 0.27 + math.sin(LEAN) * tall / 2, y, low + 0.06 + math.cos(LEAN) * tall / 2 - sunk),
         (0.13, 0.50, tall), LEAN, made)
    along, up = head_of(x, low, height)
    slab((along, y, up - sunk), (0.10, 0.28, 0.18), LEAN * 0.6, made)


def slab(centre, size, lean, made):
    def power(value, exponent):
        return math.copysign(abs(value) ** exponent, value)

    def point(u, v):
        around, across = 2 * math.pi * u, math.pi * (v - 0.5)
        x = power(math.cos(across), 0.42) * power(math.cos(around), 0.42) * size[0] / 2
        y = power(math.cos(across), 0.42) * power(math.sin(around), 0.42) * size[1] / 2
        z = power(math.sin(across), 0.42) * size[2] / 2
        return (centre[0] + x * math.cos(lean) + z * math.sin(lean), centre[1] + y,
                centre[2] - x * math.sin(lean) + z * math.cos(lean))
    sheet('slab', point, made, 40, 28)


def dash(x, half, belt, made):
    def point(u, v):
        y = (u - 0.5) * 2 * half
        angle = math.pi * v
        bow = 0.12 * (1 - (y / half) ** 2)
        return x + 0.26 * v - bow + 0.08, y, belt - 0.19 + 0.14 * math.sin(angle) ** 0.6
    sheet('dash', point, made, 40, 24)


def wheel(x, y, z, made):
    tilt = math.radians(66)
    ring = [(x + 0.18 * math.cos(a) * math.cos(tilt), y + 0.18 * math.sin(a), z + 0.18 * math.cos(a) * math.sin(tilt))
            for a in (2 * math.pi * k / 48 for k in range(48))]
    tube('steering wheel', ring, 0.015, made, 8, closed=True)
