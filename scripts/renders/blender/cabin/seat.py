"""Seats: cushion, backrest, headrest, belt."""

from dataclasses import dataclass, replace

import numpy as np

from curves import even, smoothstep, spline
from cushion import Bend, Cushion, Side, close_back, sew
from mesh import box, ribbon, seam, sheet, tube
from quilt import QUILTS


@dataclass(frozen=True)
class SeatShape:
    """What tells one model's seats from another's; metres and degrees."""

    quilt: str = 'diamond'
    puff: float = 0.008
    bolster: float = 0.045  # rise of the side of the backrest
    thigh: float = 0.03  # rise of the side of the cushion
    recline: float = 25.0
    insert_width: float = 0.175  # half
    side: float = 0.080  # width of the frame beside the insert
    back_length: float = 0.262  # half of the insert
    winged: bool = False  # headrest that comes forward at its sides
    neck_pillow: bool = False
    corner: float = 12  # power of the outline: 4 is round, 12 nearly square
    taper: float = 0.06  # how much narrower the backrest is at its top


def cushion_of(shape, length=0.2):
    quilt = QUILTS[shape.quilt]
    return Cushion(
        shape.insert_width, length, 0.305, Side(shape.side, shape.thigh, 0.15), Side(0.03, 0.0, 0.10), Side(0.070, 0.002, 0.19),
        power=shape.corner, quilt=quilt, puff=shape.puff, seed=3,
    )


def backrest_of(shape):
    return Cushion(
        shape.insert_width, shape.back_length, 0.065 + shape.back_length,
        Side(shape.side, shape.bolster, 0.13), Side(0.05, 0.004, 0.12), Side(0.05, -0.006, 0.08),
        power=shape.corner, taper=shape.taper, plain_above=shape.back_length * 0.58, quilt=QUILTS[shape.quilt], puff=shape.puff, seed=5,
    )


def headrest(name, back, shape, at, mats, posts=True):
    """Pad over the backrest on two bars; winged for the rear seat of the flagship."""
    pad = Cushion(
        0.118, 0.068, at, Side(0.026, -0.010, 0.06), Side(0.026, -0.012, 0.065), Side(0.024, -0.008, 0.06),
        power=4.4, belly=0.014, seed=9,
    )
    lift = 0.02
    place = lambda y, t, n: back(y, t, n + lift + (0.8 * y**2 if shape.winged else 0.25 * y**2) - 0.10 * (t - at))
    sew(pad, place, name, mats, 'insert_plain', piping=False, fine=0.003)
    close_back(pad, place, name, mats['main'])
    if posts:
        for s in (-0.055, 0.055):
            path = np.stack(back(np.full(12, s), np.linspace(at - 0.16, at - 0.03, 12), np.full(12, -0.03)), -1)
            tube(f'{name}-post', path, 0.006, mats['metal'], 16)
    if shape.neck_pillow:
        soft = Cushion(
            0.122, 0.052, at - 0.02, Side(0.008, -0.014, 0.03), Side(0.008, -0.014, 0.03), Side(0.008, -0.014, 0.03),
            power=3.6, belly=0.026, seed=12,
        )
        sew(soft, lambda y, t, n: place(y, t, n + 0.030), f'{name}-pillow', mats, 'insert_plain', piping=True, fine=0.003)


def seat(name, x, y, z, shape, mats, shell=None, cushion_length=0.2):
    """A seat whose hip point is at (x, y, z): returns the bends of cushion and backrest for what is fastened to them."""
    base = Bend(x - 0.50, y, z + 0.02, lambda t: 97.5 - 10 * np.clip((0.16 - t) / 0.16, 0, 1) ** 2, (-0.2, 0.8), wrap=0.25)
    sew(cushion_of(shape, cushion_length), base, f'{name}-cushion', mats)
    back = Bend(x + 0.055, y, z + 0.035, lambda t: shape.recline - 7 + 13 * np.clip(t / 0.6, 0, 1.3), (-0.2, 1.2), wrap=0.35)
    rest = backrest_of(shape)
    sew(rest, back, f'{name}-backrest', mats, back=shell, outer=(0.60, 0.625))
    headrest(f'{name}-headrest', back, shape, rest.middle + rest.half_length + 0.150, mats)
    box(f'{name}-base', (x - 0.20, y, z - 0.16), (0.46, 0.40, 0.12), mats['second'], 0.03)
    return base, back


def middle_place(shape):
    """The seat between two of a shape: narrow and without bolsters."""
    return replace(shape, insert_width=0.300 - shape.insert_width, side=0.045, bolster=0.004, thigh=0.0, taper=0.0)


def bench(cabin, back, mats):
    """Leather behind and beside the single seats of a rear row: from door to door, a little behind their faces."""
    w = cabin.half_width - 0.03
    wall = lambda y, t: back(y - back.y, t, -0.045 + 0.03 * smoothstep(0.60, w, np.abs(y)) - 0.03 * smoothstep(0.60, 0.68, t) - back.wrap * (y - back.y) ** 2)
    sheet('bench', wall, 160, 80, mats['main'], u=(-w, w), v=(-0.12, 0.69))
    for y in (-0.085, 0.085):
        t = np.linspace(0.0, 0.62, 80)
        path = np.stack(wall(np.full(80, y), t), -1)
        seam('bench-seam', path, np.tile((-0.9, 0, 0.4), (80, 1)), mats['thread'], length=0.006)
    for s in (-1, 1):
        box('bench-side', (-0.22, s * (cabin.half_width - 0.105), cabin.hip - 0.06), (0.50, 0.10, 0.16), mats['main'], 0.04)
    if cabin.armrest != 'seat':
        box('bench-middle', (-0.16, 0, cabin.hip - 0.05), (0.42, 0.26, 0.14), mats['main'], 0.04)


def belt(name, points, mats, width=0.046, across=(1, 0, 0)):
    path = even(spline(np.array(points), 120), 120)
    ribbon(name, path, across, width, 0.0014, mats['belt'])


def buckle(name, at, mats, lean=0.25):
    box(name, at, (0.022, 0.036, 0.075), mats['soft'], 0.006, rotation=(0, lean, 0))
    box(f'{name}-key', (at[0] - 0.011, at[1], at[2] + 0.026), (0.004, 0.024, 0.014), mats['belt_key'], 0.002, rotation=(0, lean, 0))
