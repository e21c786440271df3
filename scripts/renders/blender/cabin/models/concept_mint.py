from cabin_shape import Cabin
from seat import SeatShape

CABIN = Cabin(
    0.70, 0.74, 1.24, -0.70, 0.37, (-1.55, 0.87), (-0.92, 1.215), True,
    SeatShape('channels', 0.006, 0.02, 0.015, 22, corner=3.4, taper=0.1), SeatShape('channels', 0.009, 0.035, 0.025, 22, corner=3.4, taper=0.1),
    'round', 0.085, quarter=0.5, tail=1.0, world='forest', wheel='round', mirrors=False,
)
