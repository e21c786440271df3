from cabin_shape import Cabin
from seat import SeatShape

CABIN = Cabin(
    0.775, 0.735, 1.215, -1.06, 0.33, (-2.12, 0.86), (-1.28, 1.19), False,
    SeatShape('diamond', 0.0105, 0.035, 0.02, 27, winged=True, neck_pillow=True),
    SeatShape('diamond', 0.0075, 0.05, 0.03, 24),
    'horizon', 0.088, 'console', blinds=True, world='dusk',
)
