"""Curves and profiles as plain numpy functions; lengths are metres."""

import numpy as np


def smoothstep(a, b, x):
    """0 before `a`, 1 after `b`, with level ends."""
    t = np.clip((np.asarray(x, float) - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def lerp(a, b, t):
    return a + (b - a) * t


def spline(points, samples=None, at=None, closed=False):
    """Catmull-Rom through `points` (n, d); `samples` even steps or parameters `at` in 0..1."""
    p = np.asarray(points, float)
    n = len(p)
    t = np.linspace(0, 1, samples, endpoint=not closed) if at is None else np.asarray(at, float)
    spans = n if closed else n - 1
    s = np.clip(t, 0, 1) * spans
    i = np.minimum(s.astype(int), spans - 1)
    f = (s - i)[..., None]
    if closed:
        pick = lambda k: p[(i + k) % n]
    else:
        # The ends are mirrored, so that the curve leaves its first point in the direction of its second.
        q = np.vstack([2 * p[:1] - p[1:2], p, 2 * p[-1:] - p[-2:-1]])
        pick = lambda k: q[i + k + 1]
    a, b, c, d = pick(-1), pick(0), pick(1), pick(2)
    return 0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f**2 + (3 * b - a - 3 * c + d) * f**3)


def even(points, samples, closed=False):
    """The same polyline with points at even distances along it."""
    p = np.asarray(points, float)
    q = np.vstack([p, p[:1]]) if closed else p
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(q, axis=0), axis=1))]
    at = np.linspace(0, along[-1], samples, endpoint=not closed)
    return np.stack([np.interp(at, along, q[:, k]) for k in range(q.shape[1])], 1)


def superellipse(half_width, half_length, power, samples):
    """Rounded rectangle as a closed curve, even along its length, counter-clockwise."""
    a = np.linspace(0, 2 * np.pi, 4000, endpoint=False)
    c, s = np.cos(a), np.sin(a)
    e = 2 / power
    curve = np.stack([half_width * np.sign(c) * np.abs(c) ** e, half_length * np.sign(s) * np.abs(s) ** e], 1)
    return even(curve, samples, closed=True)


def inside_superellipse(y, t, half_width, half_length, power):
    """Distance to the edge, measured along the ray from the middle: positive inside."""
    f = (np.abs(y / half_width) ** power + np.abs(t / half_length) ** power) ** (1 / power)
    return np.hypot(y, t) * (1 / np.maximum(f, 1e-6) - 1)


def pillow_edge(distance, width):
    """Rise of a stuffed panel from its seam (0) to its crown (1): steep at the seam, level at the crown."""
    d = np.clip(distance / width, 0, 1)
    return (1 - (1 - d) ** 2.6) ** (1 / 1.6)


def ripple(a, b, seed=0):
    """Slow unevenness of stretched leather, about -1..1, from a few waves that never line up."""
    r = np.random.default_rng(seed)
    out = 0
    for k in range(5):
        fa, fb, ph = r.uniform(6, 26), r.uniform(6, 26), r.uniform(0, 6.28)
        out = out + np.sin(a * fa + b * fb * (-1) ** k + ph) / (1 + 0.5 * k)
    return out / 2.6
