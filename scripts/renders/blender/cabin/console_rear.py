"""Between the rear seats: fixed console of the flagship, folded armrest of the others."""

import numpy as np

from cushion import Bend, Cushion, Side, sew
from mesh import box, sheet, tube
from screen import panel


def rear_console(cabin, mats):
    wide, x0, x1, z = (0.105, -0.52, 0.16, cabin.hip + 0.215)
    if cabin.armrest != 'console':
        wide, x0, x1, z = 0.092, -0.36, 0.16, cabin.hip + 0.19
    mid, length = (x0 + x1) / 2, x1 - x0
    low = 0.06 if cabin.armrest == 'console' else z - 0.15
    box('console-body', (mid, 0, (z - 0.028 + low) / 2), (length, wide * 2 - 0.012, z - 0.028 - low), mats['main'], 0.028, 8)
    pad_front = mid - 0.02
    lid = Cushion(
        wide - 0.034, (x1 - pad_front) / 2 - 0.03, (x1 - pad_front) / 2, Side(0.034, 0.0, 0.045), Side(0.03, 0, 0.045), Side(0.03, 0, 0.045),
        power=7, belly=0.004, seed=21,
    )
    sew(lid, Bend(pad_front, 0, z + 0.008, lambda t: 90 + 0 * t), 'console-lid', mats, 'insert_plain', piping=False)
    deck(x0, pad_front, wide, z, cabin, mats)
    ribbon_at = np.array([(x0 + 0.004, -wide + 0.004, z - 0.03), (x0 + 0.004, wide - 0.004, z - 0.03)])
    tube('console-light', np.linspace(ribbon_at[0] + (0, 0.02, -0.09), ribbon_at[1] + (0, -0.02, -0.09), 20), 0.0018, mats['glow'], 8)


def deck(x0, x1, wide, z, cabin, mats):
    """Trim plate in a bright frame: controls with a quiet display, or two covers."""
    w = wide - 0.010
    sheet('deck', lambda x, y: (x, y, z - 0.006 - 0.03 * np.clip((x0 + 0.05 - x) / 0.05, 0, 1) ** 2), 80, 40, mats['trim'], u=(x0 + 0.004, x1), v=(-w, w), uv=lambda x, y: (x, y))
    for s in (-1, 1):
        path = np.array([(x, s * (w + 0.002), z - 0.006 - 0.03 * max(0, (x0 + 0.05 - x) / 0.05) ** 2) for x in np.linspace(x0 + 0.004, x1, 40)])
        tube('deck-edge', path, 0.0026, mats['metal'], 10)
    if cabin.armrest == 'console':
        panel('rear-display', (x0 + 0.17, 0, z + 0.006), (0.15, 0.11), 'rear', mats, tilt=12)
        for k in range(4):
            box('key', (x0 + 0.066, (k - 1.5) * 0.036, z - 0.002), (0.016, 0.028, 0.007), mats['satin'], 0.003)
    else:
        tube('cover-edge', np.array([(x0 + 0.16 + 0.045 * np.cos(a), 0.045 * np.sin(a), z - 0.004) for a in np.linspace(0, 6.283, 64, endpoint=False)]), 0.002, mats['metal'], 10, closed=True)
