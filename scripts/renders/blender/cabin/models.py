"""
Cabins of the five models: metres, x to the rear with 0 at the rear hip point, y to the right, z up from the floor.

What the pages say of a cabin (src/content/models/<code>/copy.ts) is true here: screens, buttons, the oval, the slit.
"""

from dataclasses import dataclass

from seat import SeatShape


@dataclass(frozen=True)
class Cabin:
    half_width: float
    waist: float  # lower edge of the side glass
    roof: float
    front_hip: float  # x of the front hip points
    hip: float  # height of the hip points
    screen_base: tuple  # x, z of the windscreen's lower edge
    screen_top: tuple
    crossover: bool
    rear_seat: SeatShape
    front_seat: SeatShape
    dash: str  # 'horizon', 'cockpit', 'oval', 'slit', 'study'
    blade: float  # height of the trim band in the doors
    armrest: str = 'fold'  # between the rear seats: 'console' is fixed and has the controls
    quarter: float = 0.42  # x of the rear end of the side glass at the waist
    tail: float = 1.0  # x of the rear glass at the shelf
    display: float = 14.5  # inches
    blinds: bool = False


MODELS = {
    'g90': Cabin(
        0.775, 0.735, 1.215, -1.06, 0.33, (-2.12, 0.86), (-1.28, 1.19), False,
        SeatShape('diamond', 0.0085, 0.035, 0.02, 27, winged=True, neck_pillow=True),
        SeatShape('diamond', 0.0075, 0.05, 0.03, 24),
        'horizon', 0.088, 'console', blinds=True,
    ),
    'new-g80': Cabin(
        0.765, 0.725, 1.19, -0.98, 0.32, (-2.0, 0.84), (-1.22, 1.165), False,
        SeatShape('plain', 0.007, 0.035, 0.02, 26), SeatShape('plain', 0.007, 0.05, 0.03, 24),
        'study', 0.105, blinds=True,
    ),
    'gv80': Cabin(
        0.785, 0.75, 1.29, -0.92, 0.39, (-1.93, 0.93), (-1.18, 1.26), True,
        SeatShape('small-diamond', 0.006, 0.035, 0.02, 25), SeatShape('small-diamond', 0.006, 0.05, 0.03, 22),
        'slit', 0.07, quarter=0.75, tail=1.5, blinds=True,
    ),
    'g70': Cabin(
        0.735, 0.70, 1.145, -0.86, 0.29, (-1.86, 0.80), (-1.05, 1.12), False,
        SeatShape('flutes', 0.006, 0.04, 0.025, 26), SeatShape('flutes', 0.007, 0.075, 0.055, 24, insert_width=0.15),
        'cockpit', 0.06, quarter=0.36, tail=0.9, display=10.25,
    ),
    'gv70': Cabin(
        0.755, 0.735, 1.25, -0.87, 0.37, (-1.86, 0.90), (-1.12, 1.225), True,
        SeatShape('channels', 0.006, 0.04, 0.025, 25), SeatShape('channels', 0.0065, 0.06, 0.04, 23),
        'oval', 0.06, quarter=0.62, tail=1.3,
    ),
}
