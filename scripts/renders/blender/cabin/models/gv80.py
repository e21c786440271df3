from cabin_shape import Cabin
from seat import SeatShape

CABIN = Cabin(
    0.785, 0.75, 1.29, -0.92, 0.39, (-1.93, 0.93), (-1.18, 1.26), True,
    SeatShape('small-diamond', 0.006, 0.035, 0.02, 25, corner=8), SeatShape('small-diamond', 0.006, 0.032, 0.018, 22, insert_width=0.212, side=0.048, corner=8, taper=0.03),
    'slit', 0.07, 'seat', quarter=0.75, tail=1.5, blinds=True, writes=True, world='snow', wheel='four',
)
