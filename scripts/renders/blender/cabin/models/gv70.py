from cabin_shape import Cabin
from seat import SeatShape

CABIN = Cabin(
    0.755, 0.735, 1.25, -0.87, 0.37, (-1.86, 0.90), (-1.12, 1.225), True,
    SeatShape('channels', 0.006, 0.04, 0.025, 25, corner=4, taper=0.12), SeatShape('channels', 0.0065, 0.06, 0.04, 23, corner=4, taper=0.12),
    'oval', 0.06, quarter=0.62, tail=1.3, world='forest', wheel='round',
)
