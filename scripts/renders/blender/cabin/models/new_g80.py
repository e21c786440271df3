from cabin_shape import Cabin
from seat import SeatShape

CABIN = Cabin(
    0.765, 0.725, 1.19, -0.98, 0.32, (-2.0, 0.84), (-1.22, 1.165), False,
    SeatShape('plain', 0.007, 0.035, 0.02, 26), SeatShape('plain', 0.007, 0.05, 0.03, 24),
    'study', 0.105, blinds=True, world='overcast',
)
