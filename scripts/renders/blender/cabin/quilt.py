"""Quilting of a seat insert: families of seams with a stuffed field between them."""

from dataclasses import dataclass
from typing import Callable

import numpy as np


@dataclass(frozen=True)
class Family:
    """Seams t = shape(y) + k·pitch, or y = k·pitch when `upright`."""

    pitch: float
    shape: Callable = lambda y: 0 * y
    upright: bool = False

    def level(self, y, t):
        return y / self.pitch + 0.5 if self.upright else (t - self.shape(y)) / self.pitch

    def lines(self, half_width, half_length):
        """Every seam as (y, t) points, longer than the insert: the caller clips them."""
        if self.upright:
            t = np.linspace(-half_length, half_length, 400)
            count = int(half_width / self.pitch) + 1
            return [(np.full_like(t, (k + 0.5) * self.pitch), t) for k in range(-count - 1, count + 1)]
        y = np.linspace(-half_width, half_width, 300)
        reach = half_length + np.abs(self.shape(y)).max()
        count = int(reach / self.pitch) + 1
        return [(y, self.shape(y) + k * self.pitch) for k in range(-count, count + 1)]


def diamond(width=0.062, length=0.074):
    k = length / width
    return (Family(length, lambda y: k * y), Family(length, lambda y: -k * y))


QUILTS = {
    'diamond': diamond(),
    'small-diamond': diamond(0.048, 0.048),
    'flutes': (Family(0.052, lambda y: -0.9 * y**2),),
    'channels': (Family(0.047, upright=True),),
    'chevron': (Family(0.058, lambda y: 0.55 * np.sqrt(y**2 + 0.0004)),),
    'waterfall': (Family(0.092, upright=True),),
    'plain': (Family(0.17, lambda y: -0.6 * y**2),),
}


def height(families, y, t, puff):
    """Stuffing over the sewn lines: level in the middle of a field, falling steeply into every seam."""
    out = 1.0
    for f in families:
        # The bottom of a seam is a few millimetres wide: the thread lies in it.
        away = (np.sqrt(np.sin(np.pi * f.level(y, t)) ** 2 + 0.010) - 0.10) / 0.905
        out = out * away ** (0.5 if len(families) > 1 else 0.62)
    return puff * out
