from cabin_shape import Cabin
from seat import SeatShape

CABIN = Cabin(
    0.765, 0.725, 1.19, -0.98, 0.32, (-2.0, 0.84), (-1.22, 1.165), False,
    SeatShape('waterfall', 0.006, 0.035, 0.02, 26, corner=6, taper=0.1), SeatShape('waterfall', 0.006, 0.05, 0.03, 24, corner=6, taper=0.1),
    'study', 0.105, blinds=True, world='overcast', wheel='wide',
)
