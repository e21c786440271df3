"""
The hall's floor without what cleaning leaves of its grain. It is even but for shadows and mirrors, both of them soft, and no
car hides a fault of it.
"""
import os
import shutil
import tempfile

import bpy
import numpy as np

from common.render import read_pass

# Metres: nothing of the car is so low but where its tyres stand.
LEVEL = 0.002
# Rays of a pixel; one that meets the car counts as the car.
RAYS = 8
# How much the light of two pixels may differ to be averaged, natural logarithms: a shadow has an edge.
ALIKE = 0.16
# Pixels between those that are averaged, one pass after the other, and their weights from the middle outwards.
STEPS, WEIGHTS = (1, 2, 4, 8), (6, 4, 1)


def floor_of(scene):
    """Which pixels show the floor and nothing else."""
    cycles, layer = scene.cycles, scene.view_layers[0]
    samples = cycles.samples
    cycles.samples, cycles.max_bounces, layer.use_pass_position = RAYS, 0, True
    folder = tempfile.mkdtemp(prefix='floor-')
    try:
        scene.use_nodes = True
        tree = scene.node_tree
        tree.nodes.clear()
        layers = tree.nodes.new('CompositorNodeRLayers')
        file = tree.nodes.new('CompositorNodeOutputFile')
        file.base_path = folder
        file.format.file_format, file.format.color_depth = 'OPEN_EXR', '32'
        file.file_slots.clear()
        file.file_slots.new('position')
        tree.links.new(layers.outputs['Position'], file.inputs[0])
        bpy.ops.render.render()
        position = read_pass(folder, 'position')
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        cycles.samples = samples
    hit = np.abs(position[:, :, :3]).max(2) > 0
    return hit & (np.abs(position[:, :, 2]) < LEVEL)


def evened(linear, floor):
    """Linear light with an even floor: every pixel of it becomes the mean of those around it that are floor and alike."""
    light = np.log(np.maximum(linear, 1e-5)).astype(np.float32)
    for step in STEPS:
        light = averaged(light, floor, step)
    return np.where(floor[:, :, None], np.exp(light), linear)


def averaged(light, floor, step):
    """Logarithms of light, those of the floor averaged with their neighbours at `step` pixels and twice that."""
    grey = light.mean(2)
    total, weights = np.zeros_like(light), np.zeros_like(grey)
    for down in range(-2, 3):
        for aside in range(-2, 3):
            near = WEIGHTS[abs(down)] * WEIGHTS[abs(aside)]
            other = shifted(light, down * step, aside * step)
            # Of the nearest, a single grain is no edge.
            alike = 1 if step == 1 else np.exp(-(((other.mean(2) - grey) / ALIKE) ** 2) / 2)
            weight = shifted(floor, down * step, aside * step) * near * alike
            total += other * weight[:, :, None]
            weights += weight
    return np.where((floor & (weights > 0))[:, :, None], total / np.maximum(weights, 1e-6)[:, :, None], light)


def shifted(values, down, aside):
    """The picture moved; what comes in from outside repeats its edge."""
    height, width = values.shape[:2]
    rows = np.clip(np.arange(height) - down, 0, height - 1)
    columns = np.clip(np.arange(width) - aside, 0, width - 1)
    return values[rows][:, columns]
