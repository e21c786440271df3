"""
What a cabin is described by: metres, x to the rear with 0 at the rear hip point, y to the right, z up from the floor.

Every model has its own in models/<code>.py, and what its pages say of it (src/content/models/<code>/copy.ts) is true
there: screens, keys, the oval, the slit.
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
    dash: str  # 'horizon', 'cockpit', 'oval', 'slit', 'study'; of concepts 'strip', 'round'
    blade: float  # height of the trim band in the doors
    armrest: str = 'fold'  # between the rear seats: 'console' is fixed and has the controls, 'seat' is a third place
    quarter: float = 0.42  # x of the rear end of the side glass at the waist
    tail: float = 1.0  # x of the rear glass at the shelf
    display: float = 14.5  # inches
    blinds: bool = False
    writes: bool = False  # a round pad on the console takes addresses
    world: str = 'dusk'  # behind the glass, see world.py
    wheel: str = 'two'  # see wheel.py
    mirrors: bool = True  # concept cars have cameras
