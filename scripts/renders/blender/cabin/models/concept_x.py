from cabin_shape import Cabin
from seat import SeatShape

CABIN = Cabin(
    0.755, 0.66, 1.06, -0.72, 0.22, (-1.86, 0.77), (-0.98, 1.035), False,
    SeatShape('flutes', 0.006, 0.04, 0.025, 27, corner=4, taper=0.16), SeatShape('flutes', 0.009, 0.085, 0.06, 27, corner=4, taper=0.18),
    'strip', 0.10, quarter=0.36, tail=0.9, world='sea', wheel='sport', mirrors=False,
)
