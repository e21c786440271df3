"""Ranges of mountains by the sea: heights that rivers have cut, lit by the sun of the scene, paler the farther they are."""
import math
from dataclasses import dataclass

import numpy as np

from common.nodes import bump, link, material, node, place, principled
from common.shapes import mesh
from place.air import mixed_into
from place.ground import calculated, noise, ramp
from place.sky import heading

# To the eight neighbours of a cell, and how far they are.
AROUND = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b]
AWAY = [math.hypot(a, b) for a, b in AROUND]
# How much of a bend goes in a step.
SLIDES = 0.11
# Columns to the side and rows into the distance.
CELLS = (440, 260)


@dataclass
class Range:
    """`middle`, degrees from the car's tail; `far`, `wide` and `deep`, metres; `tip`, where it comes out of the sea from the left."""
    middle: float
    far: float
    wide: float
    deep: float
    tall: float
    seed: int
    # How much taller it is at its right end, and how steeply it comes out of the sea.
    rise: float = 1.0
    tip: float = 0.06
    slow: float = 0.35


def rough(shape, power, seed, largest=2.0):
    """Noise of all sizes from -1 to 1: waves with random phases, weaker by a power of how often they come."""
    tall, wide = shape
    random_of = np.random.default_rng(seed)
    fy, fx = np.fft.fftfreq(tall)[:, None] * max(shape), np.fft.rfftfreq(wide)[None, :] * max(shape)
    often = np.hypot(fx, fy)
    size = np.where(often < largest, 0, 1 / np.maximum(often, 1) ** power)
    waves = size * np.exp(2j * math.pi * random_of.random(often.shape))
    field = np.fft.irfft2(waves, s=shape)
    return field / np.abs(field).max()


def ridged(shape, seed, octaves=5, first=3.0):
    """Sharp crests, round hollows: folded noise, each octave stronger where the one before has crests."""
    field, weight, size = np.zeros(shape), np.ones(shape), 1.0
    for k in range(octaves):
        crest = 1 - np.abs(rough(shape, 2.6, seed + k, first * 2 ** k)) * 2.2
        crest = np.clip(crest, 0, 1) ** 2 * weight
        field += crest * size
        weight, size = np.clip(crest * 1.6, 0, 1), size * 0.5
    return field / field.max()


def shifted(field, a, b):
    """The neighbours' values; beyond the edge, the edge's own."""
    grown = np.pad(field, 1, mode='edge')
    return grown[1 + a:1 + a + field.shape[0], 1 + b:1 + b + field.shape[1]]


def cut_by_rivers(heights, lift, is_sea, times, strength):
    """
    What is lifted is cut where water gathers (stream power law, solved from the mouth up): valleys that branch, and
    crests between them.
    """
    tall, wide = heights.shape
    own = np.arange(tall * wide).reshape(tall, wide)
    for _ in range(times):
        heights = np.where(is_sea, 0.0, heights + lift)
        steep = np.stack([(heights - shifted(heights, a, b)) / away for (a, b), away in zip(AROUND, AWAY)])
        best = steep.argmax(0)
        falls = np.take_along_axis(steep, best[None], 0)[0] > 0
        steps = np.array([a * wide + b for a, b in AROUND])
        down = np.where(falls & ~is_sea, own + steps[best], own).clip(0, own.size - 1).ravel().tolist()
        length = np.array(AWAY)[best].ravel()
        order = np.argsort(heights, axis=None, kind='stable').tolist()
        water = [1.0] * own.size
        for i in reversed(order):
            if down[i] != i:
                water[down[i]] += water[i]
        share = (strength * np.sqrt(np.array(water)) / length).tolist()
        level = heights.ravel().tolist()
        for i in order:
            if down[i] != i:
                level[i] = (level[i] + share[i] * level[down[i]]) / (1 + share[i])
        heights = np.array(level).reshape(tall, wide)
        # What the weather loosens slides: crests are not knives, the smallest gullies close.
        heights += SLIDES * (sum(shifted(heights, a, b) for a, b in ((0, 1), (0, -1), (1, 0), (-1, 0))) - 4 * heights)
    return heights


def doubled(field, shape):
    """The same field on a finer grid."""
    rows = np.linspace(0, field.shape[0] - 1, shape[0])
    columns = np.linspace(0, field.shape[1] - 1, shape[1])
    low, left = rows.astype(int), columns.astype(int)
    up, right = np.minimum(low + 1, field.shape[0] - 1), np.minimum(left + 1, field.shape[1] - 1)
    v, u = (rows - low)[:, None], (columns - left)[None, :]
    return ((field[low][:, left] * (1 - u) + field[low][:, right] * u) * (1 - v)
            + (field[up][:, left] * (1 - u) + field[up][:, right] * u) * v)


def heights_of(one):
    """Rows from near to far, columns from left to right; 0 is the sea, about 1 the tallest top."""
    wide, tall = CELLS
    small = (tall // 2, wide // 2)

    def lift_of(shape):
        u = np.linspace(0, 1, shape[1])[None, :]
        v = np.linspace(0, 1, shape[0])[:, None]
        bays = doubled(rough(small, 2.0, one.seed, 2.0), shape)
        out = np.clip((u - one.tip + 0.05 * bays) / one.slow, 0, 1)
        # A cape is narrow at its tip, and its front bank runs in bays.
        front = 0.42 - 0.40 * np.sqrt(out) + 0.10 * bays
        inside = np.clip((v - front) / 0.22, 0, 1) * np.clip((1.0 - v) / 0.12, 0, 1)
        lift = (0.25 + 0.75 * out) * (1 + (one.rise - 1) * u) * np.sqrt(inside)
        lift *= 0.55 + 0.75 * doubled(ridged(small, one.seed + 20, 3, 2.0), shape)
        return lift, (out * inside) <= 0
    first = (tall // 4, wide // 4)
    heights = 0.25 + 0.6 * rough(first, 1.8, one.seed + 1)
    for shape, times in ((first, 110), (small, 36), ((tall, wide), 14)):
        lift, is_sea = lift_of(shape)
        heights = doubled(heights, shape)
        heights += 0.012 * heights.max() * rough(shape, 1.2, one.seed + 2, shape[0] / 6) * np.minimum(1, 4 * heights / heights.max())
        heights = cut_by_rivers(heights, lift, is_sea, times, 0.10)
    heights /= np.percentile(heights, 99.7)
    rocks = ridged((tall, wide), one.seed + 40, 3, 24.0) - 0.35
    heights *= np.linspace(0.72, 1.0, wide)[None, :]
    return heights + 0.03 * rocks * np.minimum(1, 5 * heights) * (~is_sea)


def place_of(one, u, v, up):
    """Where a share of the width and of the depth lies, `up` metres over the sea."""
    x, y, _ = heading(one.middle)
    aside, away = (u - 0.5) * one.wide, one.far + (v - 0.5) * one.deep
    return x * away + y * aside, y * away - x * aside, up


def rock(tone, small):
    """Dry scrub where it is flat, bare rock where it is steep; `small` is the size of what is rough (m)."""
    made = material('mountain', Roughness=1.0, Specular=0.0)
    facing = node(made, 'ShaderNodeSeparateXYZ')
    link(made, node(made, 'ShaderNodeNewGeometry').outputs['Normal'], facing.inputs[0])
    patches = calculated(made, 'MULTIPLY', noise(made, 0.25 / small, 6.0), 0.30)
    flat = ramp(made, calculated(made, 'ADD', facing.outputs['Z'], patches), 0.86, 1.06, 0.0, 1.0)
    colour = node(made, 'ShaderNodeMixRGB')
    colour.inputs['Color1'].default_value = (2.1 * tone, 1.85 * tone, 1.65 * tone, 1)
    colour.inputs['Color2'].default_value = (0.95 * tone, 0.95 * tone, 0.72 * tone, 1)
    link(made, flat, colour.inputs['Fac'])
    link(made, colour.outputs[0], principled(made).inputs['Base Color'])
    bump(made, noise(made, 1 / small, 8.0), 0.7 * small, 0.8)
    return made


def in_air(made, glow, cool, warm, share, low, high, foot):
    """
    Air of one thickness before a whole range: `cool`, towards the heading `glow` it turns `warm`. Fog lies at its foot:
    `foot` of it at the height `low`, none over `high`.
    """
    output = next(found for found in made.node_tree.nodes if found.type == 'OUTPUT_MATERIAL')
    own = output.inputs['Surface'].links[0].from_socket
    seen = node(made, 'ShaderNodeNewGeometry')
    parts = node(made, 'ShaderNodeSeparateXYZ')
    link(made, seen.outputs['Position'], parts.inputs[0])
    lies = node(made, 'ShaderNodeMapRange', interpolation_type='SMOOTHERSTEP')
    for name, value in (('From Min', low), ('From Max', high), ('To Min', foot), ('To Max', share)):
        lies.inputs[name].default_value = value
    link(made, parts.outputs['Z'], lies.inputs['Value'])
    mixed_into(made, own, output, lies.outputs['Result'], cool)
    shining = next(found for found in made.node_tree.nodes if found.type == 'EMISSION')
    link(made, towards_glow(made, seen, glow, cool, warm), shining.inputs['Color'])
    return made


def towards_glow(made, seen, glow, cool, warm):
    """A colour by how near to the heading `glow` one looks."""
    near = node(made, 'ShaderNodeVectorMath', operation='DOT_PRODUCT')
    near.inputs[1].default_value = tuple(-part for part in heading(glow))
    link(made, seen.outputs['Incoming'], near.inputs[0])
    share = calculated(made, 'POWER', calculated(made, 'MAXIMUM', near.outputs['Value'], 0.0), 26.0)
    colour = node(made, 'ShaderNodeMixRGB')
    colour.inputs['Color1'].default_value = tuple(cool) + (1,)
    colour.inputs['Color2'].default_value = tuple(warm) + (1,)
    link(made, share, colour.inputs['Fac'])
    return colour.outputs[0]


def mountains(one, sea, made):
    """The range as one mesh on the level `sea`; returns what knows its height at a share of width and depth."""
    heights = heights_of(one)
    tall, wide = heights.shape
    v, u = np.meshgrid(np.linspace(0, 1, tall), np.linspace(0, 1, wide), indexing='ij')
    x, y, z = place_of(one, u, v, sea - 0.6 + heights * one.tall)
    points = np.stack([x, y, z], 2).reshape(-1, 3).tolist()
    faces = [(j * wide + i + 1, j * wide + i, (j + 1) * wide + i, (j + 1) * wide + i + 1)
             for j in range(tall - 1) for i in range(wide - 1)]
    mesh('mountains', points, faces, made)
    return lambda u, v: heights[int(v * (tall - 1)), int(u * (wide - 1))] * one.tall


def fog(one, sea, share, low, glow, cool, warm, seed):
    """A line of fog on the water before a range: a tall strip, densest at the water, torn by a slow noise, without ends."""
    made = material('fog')
    made.node_tree.nodes.clear()
    seen = node(made, 'ShaderNodeNewGeometry')
    where = place(made, 'Generated')
    parts = node(made, 'ShaderNodeSeparateXYZ')
    link(made, where, parts.inputs[0])
    up = parts.outputs['Z']
    moved = node(made, 'ShaderNodeMapping')
    moved.inputs['Location'].default_value = (seed, seed, seed)
    link(made, where, moved.inputs['Vector'])
    torn = noise(made, 1.0, 5.0, (3.0, 3.0, 0.8), moved.outputs['Vector'])
    top = calculated(made, 'MULTIPLY', ramp(made, torn, 0.3, 0.7, 0.25, 1.0), 0.9)
    dense = node(made, 'ShaderNodeMapRange', interpolation_type='SMOOTHERSTEP')
    dense.inputs['To Min'].default_value, dense.inputs['To Max'].default_value = share, 0.0
    link(made, calculated(made, 'DIVIDE', up, top), dense.inputs['Value'])
    shining = node(made, 'ShaderNodeEmission')
    link(made, towards_glow(made, seen, glow, cool, warm), shining.inputs['Color'])
    mixed = node(made, 'ShaderNodeMixShader')
    along = parts.outputs['X']
    ends = calculated(made, 'MULTIPLY', ramp(made, along, 0.0, 0.2, 0.0, 1.0), ramp(made, along, 0.8, 1.0, 1.0, 0.0))
    link(made, calculated(made, 'MULTIPLY', dense.outputs['Result'], ends), mixed.inputs[0])
    link(made, node(made, 'ShaderNodeBsdfTransparent').outputs[0], mixed.inputs[1])
    link(made, shining.outputs[0], mixed.inputs[2])
    output = node(made, 'ShaderNodeOutputMaterial')
    link(made, mixed.outputs[0], output.inputs[0])
    corners = [place_of(one, u, 0.0, sea + up) for u, up in ((-0.6, 0.0), (1.6, 0.0), (1.6, low), (-0.6, low))]
    added = mesh('fog', corners, [(0, 1, 2, 3)], made, smooth=False)
    added.visible_diffuse = added.visible_shadow = False
    return added
