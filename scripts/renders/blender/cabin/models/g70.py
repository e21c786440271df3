from cabin_shape import Cabin
from seat import SeatShape

CABIN = Cabin(
    0.735, 0.70, 1.145, -0.86, 0.29, (-1.86, 0.80), (-1.05, 1.12), False,
    SeatShape('flutes', 0.006, 0.04, 0.025, 26, corner=5, taper=0.16), SeatShape('flutes', 0.007, 0.075, 0.055, 24, insert_width=0.155, corner=5, taper=0.16),
    'cockpit', 0.06, quarter=0.36, tail=0.9, display=10.25, world='dusk', wheel='sport',
)
