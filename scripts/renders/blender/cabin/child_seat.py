"""A child's seat on a rear seat: shell with deep wings, two pads, head support that goes up with the years, harness."""

import numpy as np

from cushion import Bend, Cushion, Side, sew
from materials import linear, plain, woven
from mesh import box, ribbon, sheet, tube
from curves import even, spline
from quilt import QUILTS

# Over the hip point of the seat it stands on (m); how far the back leans (degrees).
RISE = 0.055
LEAN = 17.0


def cloths(mats):
    """Its own cloths in the places of the cabin's leathers."""
    rim = woven('child-rim', '34363a')
    inside = woven('child-inside', '8f887c')
    return {**mats, 'main': rim, 'insert': inside, 'insert_plain': inside, 'second': plain('child-shell', linear('232425'), 0.42), 'piping': rim,
            'thread': plain('child-thread', linear('d8d4ca'), 0.6)}


def child_seat(x, y, z, mats):
    """On the seat whose hip point is at (x, y, z)."""
    own = cloths(mats)
    low = z + RISE
    base = Bend(x - 0.40, y, low + 0.045, lambda t: 99 - 16 * np.clip((0.10 - t) / 0.10, 0, 1) ** 2, (-0.2, 0.7), wrap=0.5)
    pad = Cushion(0.125, 0.125, 0.215, Side(0.075, 0.060, 0.12), Side(0.03, 0.0, 0.08), Side(0.055, 0.004, 0.10), power=4.2, belly=0.012, quilt=QUILTS['flutes'], puff=0.006, seed=51)
    sew(pad, base, 'child-cushion', own, piping=True, back='second')
    back = Bend(x - 0.05, y, low + 0.035, lambda t: LEAN - 5 + 8 * np.clip(t / 0.5, 0, 1.4), (-0.2, 1.1), wrap=0.9)
    rest = Cushion(0.128, 0.178, 0.222, Side(0.072, 0.085, 0.13), Side(0.03, 0.02, 0.10), Side(0.03, -0.006, 0.08), power=5, taper=-0.06, belly=0.010, quilt=QUILTS['flutes'], puff=0.006, seed=53)
    sew(rest, back, 'child-back', own, piping=True, back='second', outer=(0.60, 0.625))
    head = Cushion(0.105, 0.084, 0.518, Side(0.062, 0.105, 0.14), Side(0.035, 0.03, 0.10), Side(0.028, 0.0, 0.07), power=3.6, taper=0.05, belly=0.012, seed=57)
    sew(head, lambda a, t, n: back(a, t, n + 0.012), 'child-head', own, piping=True, back='second')
    frame(x, y, low, back, own)
    harness(x, y, low, base, back, own)


def frame(x, y, low, back, own):
    """What carries the pads: foot, shell behind the back, rail of the head support, handles of its latch."""
    box('child-foot', (x - 0.16, y, low - 0.005), (0.44, 0.37, 0.085), own['second'], 0.035, 8)
    shell = lambda a, t: back(a, t, -0.085)
    sheet('child-shell', shell, 40, 40, own['second'], u=(-0.17, 0.17), v=(-0.02, 0.60))
    for side in (-1, 1):
        rail = np.stack(back(np.full(20, side * 0.075), np.linspace(0.36, 0.50, 20), np.full(20, -0.02)), -1)
        tube('child-rail', rail, 0.008, own['metal'], 12)
        # Arm at each side of the seat.
        arm = np.array([(x - 0.34, y + side * 0.205, low + 0.085), (x - 0.20, y + side * 0.222, low + 0.135), (x - 0.06, y + side * 0.218, low + 0.15), (x + 0.03, y + side * 0.205, low + 0.13)])
        along = np.linspace(0, 1, 60)
        thick = 0.028 * np.clip(1 - np.abs(2 * along - 1) ** 7, 0, 1) ** 0.5 + 0.0005
        tube('child-arm', spline(arm, 60), thick, own['main'], 24, flat=0.72)


def harness(x, y, low, base, back, own):
    """Five straps that meet in a lock: padded over the shoulders, narrow over the lap, one from below."""
    lock = np.array(base(0.0, 0.215, 0.120))
    for side in (-1, 1):
        down = [np.array(back(side * a, t, n)) for a, t, n in ((0.045, 0.42, 0.012), (0.052, 0.36, 0.050), (0.052, 0.27, 0.085), (0.042, 0.17, 0.112), (0.024, 0.09, 0.130))]
        path = even(spline(np.array([*down, lock + (0.004, side * 0.012, 0.012)]), 90), 90)
        ribbon('child-strap', path, (0, 1, 0.0), 0.036, 0.0016, own['belt'])
        ribbon('child-strap-pad', path[8:46] + (-0.004, 0, 0.003), (0, 1, 0.0), 0.058, 0.013, own['main'])
        lap = [np.array(base(side * 0.150, 0.33, 0.030)), np.array(base(side * 0.115, 0.29, 0.085)), np.array(base(side * 0.06, 0.25, 0.115)), lock + (0.002, side * 0.018, 0.0)]
        ribbon('child-lap', even(spline(np.array(lap), 50), 50), (0.5, 0, 0.8), 0.034, 0.0016, own['belt'])
    below = [np.array(base(0, 0.125, 0.010)), np.array(base(0, 0.155, 0.065)), lock + (-0.006, 0, -0.020)]
    path = even(spline(np.array(below), 40), 40)
    ribbon('child-crotch', path, (0, 1, 0), 0.05, 0.014, own['main'])
    lean = np.radians(40)
    out = np.array((-np.cos(lean), 0, np.sin(lean)))
    box('child-lock', tuple(lock), (0.024, 0.058, 0.066), own['soft'], 0.009, 6, rotation=(0, lean, 0))
    box('child-lock-key', tuple(lock + out * 0.0125 + (0, 0, 0.004)), (0.007, 0.034, 0.030), own['belt_key'], 0.005, 6, rotation=(0, lean, 0))
