"""Switches in the trim of the driver's door: a seat as one takes hold of it, and the keys that call it back."""

import numpy as np

from mesh import box
from screen import drawn_material, face

TOP = -0.088  # of the trim under the waist, see door.py
KEYS = (0.096, 0.026)  # metres of their glass
# A seat seen from the side: along, up, length, height (m) and lean of headrest, back and cushion.
SEAT = ((0.0215, 0.0190, 0.0145, 0.0085, -0.2), (0.0160, 0.0010, 0.0160, 0.0245, -0.2), (-0.0065, -0.0148, 0.0440, 0.0125, 0.07))


def middle(door, along):
    """Middle of the trim's height at `along` metres behind the door's lever, on its surface."""
    x = door.arm[0] + along
    return np.array(door.put(x, 0.040, TOP - 0.004 - door.blade_height(x) * 0.5), float)


def middle_of_keys(door):
    return middle(door, 0.175)


def memory_keys(door, mats):
    """Set into the trim behind the lever; what is drawn on the glass is `displays/keys.png`."""
    x, y, z = middle(door, 0.140)
    for along, up, length, height, lean in SEAT:
        box('seat-switch', (x + along, y - door.side * 0.006, z + up), (length, 0.010, height), mats['satin'], 0.0036, 6, rotation=(0, -lean, 0))
    x, y, z = middle(door, 0.228)
    box('memory-glass', (x, y - door.side * 0.001, z), (KEYS[0] + 0.004, 0.008, KEYS[1] + 0.004), mats['black'], 0.003, 6)
    # Read from inside the car: forward is right on the driver's side.
    place = lambda right, up, out: (x + door.side * right, y - door.side * (0.0054 + out), z + up)
    face('memory-keys', place, KEYS, drawn_material('keys', 2.2))
