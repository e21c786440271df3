"""Settings of Cycles, the passes the network wants, and the way from a scene to a finished PNG."""
import argparse
import os
import shutil
import sys
import tempfile
import time

import bpy
import numpy as np

from common.develop import Look, develop, write_png
from common.network import clean


def arguments():
    """What every scene is asked for; a scene adds its own before `parse`. Everything stands after `--`."""
    parser = argparse.ArgumentParser()
    parser.add_argument('--model', required=True, help='code of the model')
    parser.add_argument('--view', required=True)
    parser.add_argument('--size', default='960x432', type=size_of, help='WIDTHxHEIGHT in pixels')
    parser.add_argument('--samples', type=int, default=24)
    parser.add_argument('--threads', type=int, default=2)
    parser.add_argument('--out', required=True, help='the finished PNG; FILE.npz beside it has the passes')
    parser.add_argument('--region', type=region_of, help='LEFT,BOTTOM,RIGHT,TOP from 0 to 1: only this part, for looking closely')
    parser.add_argument('--keep', action='store_true', help='keep the passes, so that the picture can be developed anew')
    return parser


def size_of(text):
    width, height = text.split('x')
    return int(width), int(height)


def region_of(text):
    return tuple(float(part) for part in text.split(','))


def parse(parser):
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:])


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def set_cycles(scene, options, bounces=8, clamp=6.0):
    """Path tracing on the processor, without caustics: they are noise at these counts of samples."""
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = options.samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.012
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = min(3, bounces)
    cycles.glossy_bounces = min(6, bounces)
    cycles.transparent_max_bounces = 16
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = clamp
    cycles.blur_glossy = 0.4
    cycles.use_denoising = False
    scene.render.resolution_x, scene.render.resolution_y = options.size
    scene.render.resolution_percentage = 100
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = options.threads
    scene.render.use_persistent_data = False
    if options.region:
        scene.render.use_border = scene.render.use_crop_to_border = True
        scene.render.border_min_x, scene.render.border_min_y = options.region[:2]
        scene.render.border_max_x, scene.render.border_max_y = options.region[2:]
    scene.view_settings.view_transform = 'Standard'


def ask_for_passes(scene, folder):
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    layers = next((node for node in tree.nodes if node.type == 'R_LAYERS'), None)
    layers = layers or tree.nodes.new('CompositorNodeRLayers')
    for former in [node for node in tree.nodes if node.type == 'OUTPUT_FILE']:
        tree.nodes.remove(former)
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.file_slots.clear()
    for name, output in (('colour', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[len(files.inputs) - 1])


def read_pass(folder, name):
    found = next(file for file in os.listdir(folder) if file.startswith(name))
    image = bpy.data.images.load(os.path.join(folder, found))
    image.colorspace_settings.name = 'Raw'
    width, height = image.size
    values = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(values)
    # Blender's first row is the lowest.
    return np.nan_to_num(values.reshape(height, width, image.channels)[::-1])


def trace(scene):
    """Renders the scene: its linear light, cleaned, and the seconds of the processor for both."""
    _, linear, *took = trace_passes(scene)
    return linear, *took


def cover_of(passes):
    """How much of every pixel is covered, where the film is transparent, cleaned; light is multiplied by it."""
    cover = np.repeat(passes['colour'][:, :, 3:], 3, 2)
    return np.clip(clean(cover, passes['albedo'][:, :, :3], passes['normal'][:, :, :3])[:, :, 0], 0, 1)


def trace_passes(scene):
    """The same with the passes themselves before it."""
    folder = tempfile.mkdtemp(prefix='passes-')
    started = time.process_time()
    try:
        ask_for_passes(scene, folder)
        bpy.ops.render.render()
        passes = {name: read_pass(folder, name) for name in ('colour', 'albedo', 'normal')}
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    rendered = time.process_time()
    linear = clean(*(passes[name][:, :, :3] for name in ('colour', 'albedo', 'normal')))
    return passes, linear, rendered - started, time.process_time() - rendered


def write(options, linear, look, rendering, cleaning):
    """Develops linear light into `options.out` and says what it took."""
    if options.keep:
        os.makedirs(os.path.dirname(os.path.abspath(options.out)), exist_ok=True)
        np.savez(os.path.abspath(options.out)[:-4] + '.npz', linear=linear.astype(np.float16))
    started = time.process_time()
    developed = develop(linear, look)
    write_picture(options, developed, rendering, cleaning + time.process_time() - started)


def write_picture(options, picture, rendering, cleaning):
    """Writes what is developed into `options.out` and says what it took."""
    out = os.path.abspath(options.out)
    os.makedirs(os.path.dirname(out), exist_ok=True)
    write_png(out, picture)
    print('picture %s: %.0f s of rendering, %.0f s of cleaning' % (os.path.basename(out), rendering, cleaning))


def finish(scene, options, look=None):
    """Renders the scene, cleans and develops it into `options.out`."""
    linear, rendering, cleaning = trace(scene)
    write(options, linear, look or Look(), rendering, cleaning)
