"""What encloses the seats: glass, pillars, headliner, shelf, floor."""

import numpy as np

from curves import lerp, smoothstep, spline
from mesh import box, disc_solid, loft, sheet, tube


def glass_top(cabin, x):
    """Upper edge of the side glass: the roof's rail falls towards the tail of a saloon, hardly on a crossover."""
    fall = 0.10 if not cabin.crossover else 0.03
    return cabin.roof - 0.085 - fall * smoothstep(-0.35, cabin.quarter + 0.25, x)


def glass_plane(cabin, side, x, z):
    """y of the side glass at a height: it leans in towards the roof."""
    lean = 0.42 if not cabin.crossover else 0.30
    bow = 0.02 * ((x + 0.5) / 1.3) ** 2
    return side * (cabin.half_width - 0.004 - bow - lean * (z - cabin.waist))


def side_glass(cabin, side, x0, mats):
    x1 = cabin.quarter

    def f(x, v):
        # The rear edge leans forward with the pillar.
        back = x1 - (0.26 if not cabin.crossover else 0.16) * v
        xx = x0 + (back - x0) * x
        z = cabin.waist - 0.02 + (glass_top(cabin, xx) - cabin.waist + 0.03) * v
        return xx, glass_plane(cabin, side, xx, z), z

    sheet('side-glass', f, 60, 30, mats['glass'])
    if cabin.blinds:
        side_blind(cabin, f, side, x0, mats)
    v = np.linspace(0, 1, 40)
    xs, ys, zs = f(np.ones_like(v), v)
    edge = np.stack([xs, ys, zs], -1)
    along = np.stack(f(np.linspace(0, 1, 80), np.ones(80)), -1)
    inward = np.array((0, -side * 0.012, 0))
    tube('glass-seal', edge + inward, 0.012, mats['soft'], 12, flat=0.7)
    tube('glass-rail', along + inward, 0.012, mats['soft'], 12, flat=0.7)
    return edge, along


def side_blind(cabin, pane, side, x0, mats):
    """Net drawn up by half from the rear door, on a thin bar; it ends with the door."""
    a = (-1.0 - x0) / (cabin.quarter - x0)
    b = (0.27 - x0) / (cabin.quarter - x0) if cabin.crossover else 0.965
    inside = lambda u, v: tuple(c + d for c, d in zip(pane(a + (b - a) * u, 0.52 * v), (0, -side * 0.014, 0)))
    sheet('side-blind', inside, 30, 12, mats['blind'])
    u = np.linspace(-0.01, 1.01, 40)
    tube('side-blind-bar', np.stack(inside(u, np.ones(40)), -1), 0.0042, mats['satin'], 10)


def rail(cabin, side, along, mats):
    """From the glass's upper edge to the headliner, in the headliner's cloth."""
    y_in = cabin.half_width - 0.34
    rows = []
    for p in along:
        a = np.array(p) + (0, -side * 0.004, -0.012)
        b = np.array((p[0], side * y_in, ceiling(cabin, p[0], 1.0) - 0.004))
        mid = lerp(a, b, 0.30) + (0, -side * 0.016, -0.014)
        rows.append(spline(np.array([a, a + (0, -side * 0.022, -0.004), mid, lerp(a, b, 0.7) + (0, 0, 0.008), b]), 24))
    loft('roof-rail', np.array(rows), mats['roof'])
    glow = np.array(rows)[:, 20] + (0, 0, -0.004)
    tube('roof-light', glow, 0.0016, mats['glow'], 8)
    handle = [np.array(p) for p in along]
    pick = [h for h in handle if -0.42 < h[0] < -0.12]
    if len(pick) > 4:
        bar = np.array(pick) + (0, -side * 0.062, -0.006)
        drop = np.sin(np.linspace(0, np.pi, len(bar))) ** 0.4
        bar[:, 2] -= 0.018 * drop
        bar[:, 1] -= side * 0.018 * drop
        tube('grab', bar, 0.0085, mats['roof'], 14)


def ceiling(cabin, x, v):
    """Height of the headliner, `v` from -1 at its left edge to 1: it falls to the upper edge of the rear glass."""
    end = cabin.tail - 0.40
    return cabin.roof - 0.004 + 0.012 * (1 - v**2) - 0.058 * smoothstep(end - 0.55, end, x)


def headliner(cabin, x0, mats):
    w = cabin.half_width - 0.33
    sheet('headliner', lambda x, v: (x, v * w, ceiling(cabin, x, v)), 80, 60, mats['roof'], u=(x0, cabin.tail - 0.385), v=(-1, 1))
    # The edge over the rear glass is trimmed; between it and the headliner no sky is seen.
    w1 = cabin.half_width - 0.28
    lip = lambda y, v: (cabin.tail - 0.44 + 0.05 * v, y * w1, ceiling(cabin, cabin.tail - 0.42, y) - 0.006 - 0.016 * np.sin(np.pi * np.clip(v, 0, 1)) - 0.012 * v)
    sheet('rear-header', lip, 60, 10, mats['roof'], u=(-1, 1))


def rear_pillar(cabin, side, edge, mats):
    """From the side glass's rear edge to the rear glass."""
    rows = []
    for k, p in enumerate(np.array(edge)):
        v = k / (len(edge) - 1)
        back = np.array(
            (lerp(cabin.tail, cabin.tail - 0.42, v), side * lerp(cabin.half_width - 0.13, cabin.half_width - 0.30, v), lerp(cabin.waist + 0.08, cabin.roof - 0.065, v))
        )
        a = p + np.array((0.0, -side * 0.012, 0))
        c1 = lerp(a, back, 0.25) + (0, -side * 0.05, 0)
        c2 = lerp(a, back, 0.7) + (0, -side * 0.05, 0)
        rows.append(spline(np.array([a, a + (0.012, -side * 0.02, 0), c1, c2, back]), 40))
    loft('rear-pillar', np.array(rows), mats['roof'])
    pillar_speaker(np.array(rows), side, mats)
    return rows[-1]


def door_pillar(cabin, side, mats):
    """Between the rear door's glass and the window of the boot: padded, with the seal of the door before it."""
    rows = []
    for k in np.linspace(0, 1, 30):
        x = lerp(0.30, 0.19, k)
        z = lerp(cabin.waist - 0.02, glass_top(cabin, x) + 0.012, k)
        y = glass_plane(cabin, 1, x, z)
        depth = lerp(0.060, 0.040, k)
        section = [(x - 0.012, y - 0.004), (x - 0.004, y - depth * 0.8), (x + 0.030, y - depth), (x + 0.095, y - depth * 0.9), (x + 0.120, y - 0.004)]
        rows.append(spline(np.array([(a, side * b, z) for a, b in section]), 28))
    rows = np.array(rows)
    loft('door-pillar', rows, mats['roof'])
    tube('door-seal', rows[:, 0] + (-0.004, -side * 0.010, 0), 0.013, mats['soft'], 12, flat=0.7)


def pillar_speaker(rows, side, mats):
    """Round perforated metal in a bright ring on the pillar."""
    k, n = int(len(rows) * 0.22), int(rows.shape[1] * 0.42)
    at = rows[k, n]
    normal = np.cross(rows[k, n + 2] - at, rows[k + 2, n] - at)
    normal *= -side * np.sign(normal[1]) / np.linalg.norm(normal)
    disc_solid('pillar-speaker', tuple(at - normal * 0.002), 0.046, 0.009, mats['metal'], tuple(normal), 0.003)
    a = np.cross(normal, (0, 0, 1))
    a /= np.linalg.norm(a)
    b = np.cross(normal, a)
    dome = lambda t, r: tuple(at[q] + (a[q] * np.cos(t) + b[q] * np.sin(t)) * r * 0.042 + normal[q] * (0.0085 - 0.003 * r**2) for q in range(3))
    sheet('pillar-grille', dome, 64, 10, mats['grille'], u=(0, 2 * np.pi), v=(0.01, 1), uv=lambda t, r: (np.cos(t) * r * 0.042, np.sin(t) * r * 0.042))


def rear_end(cabin, mats):
    """Rear glass with its blind, shelf, wall behind the seats."""
    w0, w1 = cabin.half_width - 0.12, cabin.half_width - 0.29
    f = lambda y, v: (lerp(cabin.tail, cabin.tail - 0.42, v) + 0.02, y * lerp(w0, w1, v), lerp(cabin.waist + 0.08, cabin.roof - 0.06, v))
    sheet('rear-glass', f, 20, 20, mats['tinted'], u=(-1, 1))
    if cabin.blinds:
        g = lambda y, v: tuple(a + d for a, d in zip(f(y * 0.97, v * 0.975), (-0.03, 0, 0)))
        sheet('rear-blind', g, 20, 20, mats['blind'], u=(-1, 1))
        top = np.stack(np.broadcast_arrays(*g(np.linspace(-1, 1, 30), np.ones(30))), -1)
        tube('blind-bar', top, 0.006, mats['satin'], 10)
    shelf = cabin.waist + 0.075
    sheet('shelf', lambda x, y: (x, y * (cabin.half_width - 0.1), shelf + 0.015 * (x - 0.4)), 20, 20, mats['second'], u=(0.26, cabin.tail + 0.05), v=(-1, 1))


def floor(cabin, x0, x1, mats):
    tunnel = lambda y: 0.12 * np.exp(-((y / 0.14) ** 4))
    sheet('carpet', lambda x, y: (x, y, tunnel(y) + 0.01), 60, 160, mats['carpet'], u=(x0, x1), v=(-0.86, 0.86))
    for s in (-1, 1):
        box('mat', (-0.62, s * 0.42, 0.022), (0.42, 0.44, 0.018), mats['carpet'], 0.008)


def front_shell(cabin, mats):
    """Windscreen, its pillars, the front doors' glass and the headliner over the first row."""
    (bx, bz), (tx, tz) = cabin.screen_base, cabin.screen_top
    low, high = cabin.half_width - 0.02, cabin.half_width - 0.21
    bulge = lambda y: 0.10 * (1 - y**2)
    pane = lambda y, v: (lerp(bx, tx, v) - bulge(y) * (1 - 0.5 * v), y * lerp(low, high, v), lerp(bz, tz, v) + 0.02 * v * (1 - y**2))
    sheet('windscreen', pane, 40, 30, mats['glass'], u=(-1, 1))
    inside = lambda y, v: tuple(a + d for a, d in zip(pane(y, v), (0.006, 0, 0)))
    sheet('screen-enamel', lambda y, v: inside(y, -0.02 + 0.085 * v), 40, 4, mats['soft'], u=(-1, 1))
    # Under the pane's lower edge its support closes what would be seen between dash and bonnet.
    support = lambda y, v: tuple(a + d for a, d in zip(inside(y, 0.01), (0.012 * v, 0, -0.14 * v)))
    sheet('screen-support', support, 40, 6, mats['soft'], u=(-1, 1))
    for side in (-1, 1):
        sheet('screen-enamel-side', lambda y, v: inside(side * (0.955 + 0.05 * y), v), 4, 30, mats['soft'])
    if cabin.mirrors:
        sheet('screen-enamel-mirror', lambda y, v: inside(y * (0.07 + 0.10 * v**2), 0.80 + 0.22 * v), 12, 16, mats['soft'], u=(-1, 1))
    sheet('header', lambda y, v: tuple(a + b for a, b in zip(pane(y, 1 + 0 * v), (0.0 + 0.14 * v, 0 * v, 0.004 + 0.03 * v**0.5))), 40, 12, mats['roof'], u=(-1, 1))
    w = cabin.half_width - 0.20
    sheet('front-headliner', lambda x, y: (x, y * w, cabin.roof + 0.012 * (1 - y**2)), 40, 40, mats['roof'], u=(tx + 0.10, 0.0), v=(-1, 1))
    for s in (-1, 1):
        front_pillar(cabin, s, pane, mats)
    if cabin.mirrors:
        mirror(cabin, mats)


def outside(cabin, mats):
    """What a driver sees of his own car: the bonnet with two soft folds, the door mirror."""
    x0, z0 = cabin.screen_base[0] - 0.06, cabin.screen_base[1] - 0.004
    fold = lambda y: 0.022 * np.exp(-(((np.abs(y) - 0.42) / 0.07) ** 2)) - 0.05 * (y / 0.8) ** 4
    bonnet = lambda u, y: (x0 - 1.15 * u, y * (1 - 0.12 * u), z0 + fold(y) - 0.02 * u - 0.13 * u**3)
    sheet('bonnet', bonnet, 60, 120, mats['paint'], v=(-0.84, 0.84))
    for s in (-1, 1) if cabin.mirrors else ():
        y, x, z = s * (cabin.half_width + 0.17), cabin.front_hip - 0.66, cabin.waist + 0.075
        box('door-mirror', (x, y, z), (0.10, 0.20, 0.125), mats['paint'], 0.045, 8, rotation=(0, 0, s * 0.25))
        box('door-mirror-glass', (x + 0.046, y - s * 0.01, z), (0.012, 0.165, 0.095), mats['metal'], 0.006, rotation=(0, 0, s * 0.25))
        box('door-mirror-foot', (x - 0.01, s * (cabin.half_width + 0.05), z - 0.065), (0.05, 0.12, 0.03), mats['soft'], 0.012)


def front_pillar(cabin, side, pane, mats):
    """Pillar beside the windscreen, running into the rail over the doors, and the pane behind it."""
    v = np.linspace(0, 1, 40)
    screen = np.stack(pane(side * np.ones(40), v), -1)
    back = np.linspace(cabin.screen_top[0], 0.0, 40)
    top = np.stack([back, np.full(40, side * (cabin.half_width - 0.21)), cabin.roof - 0.03 + 0 * back], -1)
    path = np.vstack([screen, top[1:]])
    rows = []
    for p in path:
        a = p + (0.012, side * 0.025, -0.028)
        b = p + (0.0, -side * 0.03, 0.012)
        rows.append(spline(np.array([a, a + (0.02, -side * 0.012, -0.012), (a + b) / 2 + (0.02, -side * 0.03, -0.012), b + (0, -side * 0.02, 0)]), 24))
    loft('front-pillar', np.array(rows), mats['roof'])
    edge = path + (0.014, side * 0.022, -0.03)
    tube('front-seal', edge, 0.010, mats['soft'], 12)

    x = cabin.front_hip + 0.30
    pillar = []
    for z in np.linspace(cabin.waist - 0.05, cabin.roof - 0.03, 20):
        k = (z - cabin.waist) / (cabin.roof - cabin.waist)
        y = lerp(cabin.half_width - 0.02, cabin.half_width - 0.22, k)
        pillar.append(spline(np.array([(x - 0.05 - 0.02 * k, side * y, z), (x - 0.03, side * (y - 0.035), z), (x + 0.05, side * (y - 0.035), z), (x + 0.09, side * y, z)]), 24))
    loft('middle-pillar', np.array(pillar), mats['roof'])


def mirror(cabin, mats):
    x, z = cabin.screen_top[0] - 0.11, cabin.roof - 0.115
    box('mirror', (x, 0.0, z), (0.03, 0.235, 0.062), mats['soft'], 0.014, 6, rotation=(0, 0.12, 0.10))
    box('mirror-glass', (x + 0.0155, 0.0015, z), (0.002, 0.222, 0.050), mats['black'], 0.001, rotation=(0, 0.12, 0.10))
    tube('mirror-arm', np.linspace((x - 0.01, 0, z + 0.02), (x - 0.03, 0, z + 0.09), 8), 0.012, mats['soft'], 14)
