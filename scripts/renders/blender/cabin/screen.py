"""Displays: pictures drawn as arrays, quiet and without any foreign mark, behind dark glass."""

import os

import bpy
import numpy as np

from mesh import add_mesh, box, grid_quads
from materials import Nodes

HERE = os.path.dirname(os.path.abspath(__file__))
BACK = np.array((0.010, 0.012, 0.016))
WARM = np.array((1.0, 0.66, 0.40))
COOL = np.array((0.62, 0.72, 0.82))


def blank(width, height):
    y, x = np.mgrid[0:height, 0:width].astype(float)
    return np.broadcast_to(BACK, (height, width, 3)).copy(), x, y


def stroke(image, away, thick, color, strength=1.0):
    """Adds a line where the distance `away` (pixels) is under half of `thick`, soft at its edge."""
    image += (np.clip(thick / 2 + 0.7 - away, 0, 1) * strength)[..., None] * color


def line_away(x, y, points):
    """Distance of every pixel to a polyline."""
    best = np.full(x.shape, 1e9)
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        dx, dy = bx - ax, by - ay
        t = np.clip(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy + 1e-9), 0, 1)
        best = np.minimum(best, np.hypot(x - ax - t * dx, y - ay - t * dy))
    return best


def draw_map(image, x, y, left, right, seed=4):
    """Streets as faint lines, one bright route, the car as a dot."""
    h = image.shape[0]
    rng = np.random.default_rng(seed)
    w = right - left
    mask = (x > left) & (x < right)
    part = np.zeros_like(image)
    for k in range(13):
        a = rng.uniform(-0.35, 0.35) + (0 if k % 2 else np.pi / 2)
        cx, cy = left + w * rng.uniform(0, 1), h * rng.uniform(0, 1)
        away = np.abs((x - cx) * np.sin(a) - (y - cy) * np.cos(a) + 9 * np.sin(((x - cx) * np.cos(a) + (y - cy) * np.sin(a)) / w * 5))
        stroke(part, away, 2.4 if k < 9 else 5, COOL, 0.05 if k < 9 else 0.075)
    river = np.abs(y - h * (0.30 + 0.10 * np.sin(x / w * 5 + 1)) - 0.12 * (x - left))
    stroke(part, river, h * 0.13, np.array((0.20, 0.34, 0.48)), 0.09)
    route = [(left + w * 0.16, h * 0.98), (left + w * 0.24, h * 0.66), (left + w * 0.46, h * 0.58), (left + w * 0.60, h * 0.34), (left + w * 0.84, h * 0.26), (left + w * 0.95, h * 0.05)]
    away = line_away(x, y, route)
    stroke(part, away, 22, WARM, 0.05)
    stroke(part, away, 6, WARM, 0.95)
    dot = np.hypot(x - left - w * 0.24, y - h * 0.66)
    stroke(part, dot, 26, np.ones(3), 0.9)
    image += part * mask[..., None]


def draw_dial(image, x, y, cx, cy, radius, part, color=WARM):
    """Thin ring with a bright share of it and fine marks."""
    r, a = np.hypot(x - cx, y - cy), (np.arctan2(x - cx, -(y - cy)) + np.pi) / (2 * np.pi)
    shown = (a > 0.11) & (a < 0.89)
    lit = (a > 0.11) & (a < 0.11 + 0.78 * part)
    stroke(image, np.where(shown, np.abs(r - radius), 1e9), 2.6, COOL, 0.22)
    stroke(image, np.where(lit, np.abs(r - radius), 1e9), 5.0, color, 0.95)
    marks = np.abs(((a - 0.11) / 0.78 * 24 + 0.5) % 1 - 0.5) * 0.78 / 24 * 2 * np.pi * r
    ring = (r > radius * 0.86) & (r < radius * 0.93) & shown
    stroke(image, np.where(ring, marks, 1e9), 2.0, COOL, 0.4)


DIGITS = {
    '0': 'abcdef', '1': 'bc', '2': 'abged', '3': 'abgcd', '4': 'fgbc', '5': 'afgcd', '6': 'afgedc', '7': 'abc', '8': 'abcdefg', '9': 'abcdfg',
}


def draw_number(image, x, y, text, left, top, size, color=np.ones(3), strength=0.9):
    """Figures of thin even strokes; ':' and '°' too."""
    w, step = size * 0.5, size * 0.72
    for ch in text:
        p = {'a': [(0, 0), (w, 0)], 'b': [(w, 0), (w, size / 2)], 'c': [(w, size / 2), (w, size)], 'd': [(0, size), (w, size)], 'e': [(0, size / 2), (0, size)], 'f': [(0, 0), (0, size / 2)], 'g': [(0, size / 2), (w, size / 2)]}
        if ch == ':':
            for dy in (0.32, 0.68):
                stroke(image, np.hypot(x - left - size * 0.06, y - top - size * dy), size * 0.1, color, strength)
            left += step * 0.42
            continue
        if ch == '°':
            stroke(image, np.abs(np.hypot(x - left - size * 0.12, y - top - size * 0.1) - size * 0.1), size * 0.055, color, strength)
            left += step * 0.5
            continue
        if ch != ' ':
            away = np.minimum.reduce([line_away(x - left, y - top, p[s]) for s in DIGITS[ch]])
            stroke(image, away, size * 0.075, color, strength)
        left += step


def draw_strip(image, x, y, width, height):
    """The road ahead as one line from pillar to pillar, the car on it, speed and way left at its ends."""
    road = np.abs(y - height * (0.56 - 0.16 * np.sin(x / width * 9.0) * np.sin(x / width * np.pi)))
    middle = (x > width * 0.16) & (x < width * 0.84)
    stroke(image, np.where(middle, road, 1e9), 2.4, COOL, 0.35)
    stroke(image, np.where(middle & (x < width * 0.40), road, 1e9), 4.4, WARM, 0.95)
    stroke(image, np.hypot(x - width * 0.40, y - height * (0.56 - 0.16 * np.sin(3.6) * np.sin(0.4 * np.pi))), height * 0.2, np.ones(3), 0.9)
    marks = np.abs((x / width * 60) % 1 - 0.5) * width / 60
    stroke(image, np.where(middle & (y > height * 0.84) & (y < height * 0.92), marks, 1e9), 1.6, COOL, 0.4)
    draw_number(image, x, y, '62', width * 0.075, height * 0.30, height * 0.40)
    draw_number(image, x, y, '18:42', width * 0.875, height * 0.30, height * 0.40)


def draw_round(image, x, y, width, height):
    """One ring of charge around the hour."""
    draw_dial(image, x, y, width * 0.5, height * 0.5, height * 0.40, 0.72)
    draw_number(image, x, y, '08:20', width * 0.27, height * 0.42, height * 0.16)


def draw(kind, width, height):
    image, x, y = blank(width, height)
    image += (0.012 * (y / height))[..., None] * COOL
    if kind == 'wide':
        draw_map(image, x, y, 0, width * 0.66)
        edge = np.abs(x - width * 0.67)
        stroke(image, edge, 2, COOL, 0.15)
        # A short display is too narrow for figures as tall as those of a long one.
        draw_number(image, x, y, '18:42', width * 0.73, height * 0.20, min(height * 0.24, width * 0.0808))
        stroke(image, line_away(x, y, [(width * 0.73, height * 0.62), (width * 0.94, height * 0.62)]), 3, COOL, 0.25)
        stroke(image, line_away(x, y, [(width * 0.73, height * 0.62), (width * 0.83, height * 0.62)]), 4, WARM, 0.9)
        for k in range(4):
            stroke(image, np.abs(np.hypot(x - width * (0.745 + 0.06 * k), y - height * 0.80) - height * 0.045), 2.4, COOL, 0.45)
    elif kind == 'cluster':
        draw_dial(image, x, y, width * 0.20, height * 0.52, height * 0.36, 0.42)
        draw_dial(image, x, y, width * 0.80, height * 0.52, height * 0.36, 0.22, COOL)
        draw_number(image, x, y, '62', width * 0.175, height * 0.40, height * 0.22)
        draw_map(image, x, y, width * 0.38, width * 0.62, 9)
    elif kind == 'strip':
        draw_strip(image, x, y, width, height)
    elif kind == 'round':
        draw_round(image, x, y, width, height)
    elif kind == 'climate':
        draw_number(image, x, y, '21°', width * 0.08, height * 0.28, height * 0.44)
        draw_number(image, x, y, '22°', width * 0.80, height * 0.28, height * 0.44)
        for k in range(5):
            stroke(image, np.abs(np.hypot(x - width * (0.34 + 0.08 * k), y - height * 0.5) - height * 0.15), 2.6, COOL, 0.5)
    else:
        draw_number(image, x, y, '22°', width * 0.10, height * 0.16, height * 0.26)
        for k, part in enumerate((0.8, 0.5, 0.65)):
            yy = height * (0.58 + 0.14 * k)
            stroke(image, line_away(x, y, [(width * 0.1, yy), (width * 0.9, yy)]), 4, COOL, 0.22)
            stroke(image, line_away(x, y, [(width * 0.1, yy), (width * (0.1 + 0.8 * part), yy)]), 5, WARM, 0.9)
    return np.clip(image, 0, 1)


def display_material(kind, size, strength=1.15):
    width = 1400 if size[0] > size[1] * 2 else 700
    height = int(width * size[1] / size[0])
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = draw(kind, width, height)[::-1]
    image = bpy.data.images.new(kind, width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(pixels.ravel())
    return glass_over(image, kind, strength)


def drawn_display(kind, size, writes, near):
    """What `displays/draw.ts` drew, which has letters; from further away with fewer pixels, so that fine lines do not flicker."""
    if kind == 'wide':
        shape, shown = 'long' if size[0] > size[1] * 2.7 else 'short', 'writing' if writes else 'way'
        kind = f'{shape}-{shown}'
    return drawn_material(kind, 1.3, 1 if near else 2)


def drawn_material(name, strength, coarser=1):
    """A file of `displays/` on glass."""
    image = bpy.data.images.load(os.path.join(HERE, 'displays', f'{name}.png'))
    if coarser > 1:
        image.scale(image.size[0] // coarser, image.size[1] // coarser)
    return glass_over(image, name, strength)


def glass_over(image, name, strength):
    m = Nodes(f'display-{name}')
    tex = m.tree.nodes.new('ShaderNodeTexImage')
    tex.image = image
    m.put(tex.inputs['Vector'], m.coordinates('UV'))
    # Coated against reflections: the windows lie on a display as a breath, not as a curtain.
    m.set(Base_Color=(0.004, 0.004, 0.005, 1), Roughness=0.16, Specular=0.10, Emission=tex.outputs[0], Emission_Strength=strength)
    return m.material


def face(name, place, size, material, curve=0.0):
    """Picture surface: `place(a, b, n)` maps metres right, up and out of the face into the cabin."""
    w, h = size
    u, v = np.meshgrid(np.linspace(-0.5, 0.5, 24), np.linspace(-0.5, 0.5, 4))
    p = np.stack(np.broadcast_arrays(*place(u * w, v * h, curve * (u * w) ** 2)), -1).reshape(-1, 3)
    uv = np.stack([u + 0.5, v + 0.5], -1).reshape(-1, 2)
    return add_mesh(name, p, grid_quads(24, 4), material, uv)


def panel(name, centre, size, kind, mats, tilt=0.0):
    """Flat display lying with its upper edge towards the rear, for a passenger who looks forward: tilted by degrees."""
    a = np.radians(tilt)
    cx, cy, cz = centre
    # The passenger looks to -x: right of the picture is +y, its upper edge is further away.
    place = lambda r, up, n: (cx - up * np.cos(a) + n * np.sin(a) * 0, cy + r, cz + up * np.sin(a) + n)
    box(f'{name}-body', (cx, cy, cz - 0.0052), (size[1] + 0.012, size[0] + 0.012, 0.008), mats['black'], 0.004, rotation=(0, a, 0))
    face(name, place, size, display_material(kind, size))
