"""Light in the cabin of `cabin_behind_glass.py`, so that from outside one sees who could sit there."""
from common.lights import area
from common.materials import light_line
from common.shapes import tube

WARM = (1.0, 0.92, 0.8)
WATTS = 26


def light_cabin(info, watts=WATTS):
    """A lamp over each row of seats and a line along the dash."""
    car = info['car']
    height = car['height'] / 1000
    front = car['frontOverhang'] / 1000 - car['length'] / 2000
    base = (car['rearAxle'] - car['frontOverhang']) / 1000
    half = car['width'] / 2000
    edge, belt = front + base * 0.13 + 0.34, height * 0.63
    line = [(edge - 0.12 * (1 - share * share), half * 0.72 * share, belt - 0.1) for share in (k / 10 - 1 for k in range(21))]
    tube('dash light', line, 0.004, light_line('dash light', WARM, 6.0), 8)
    for row in (0.4, 0.72):
        along = front + base * row
        lamp = area((along, 0, height * 0.92), (along, 0, 0.3), base * 0.18, half * 0.9, watts, WARM)
        # Neither bonnet nor panes mirror it.
        lamp.visible_glossy = lamp.visible_transmission = False
