"""A car's exported surfaces as Blender objects. The files are in millimetres, y up, nose at x = 0; here metres, z up, middle at 0."""
import json
import os

import bpy
import numpy as np


def load_car(folder, materials):
    """Adds all parts; `materials` by the part's name. Returns what the exporter knows about the car."""
    with open(os.path.join(folder, 'info.json')) as file:
        info = json.load(file)
    middle = info['car']['length'] / 2
    for part in info['parts']:
        made = materials.get(part['name'])
        if made is not None and part['corners'] > 0:
            load_part(folder, part, made, middle)
    return info


def load_part(folder, part, made, middle):
    count, corners = part['vertices'], part['corners']
    with open(os.path.join(folder, part['name'] + '.mesh'), 'rb') as file:
        data = file.read()
    points = np.frombuffer(data, np.float32, count * 3).reshape(-1, 3)
    normals = np.frombuffer(data, np.float32, count * 3, count * 12).reshape(-1, 3)
    index = np.frombuffer(data, np.uint32, corners, count * 24).astype(np.int32)
    places = np.stack(((points[:, 0] - middle) / 1000, -points[:, 2] / 1000, points[:, 1] / 1000), 1)
    turned = np.stack((normals[:, 0], -normals[:, 2], normals[:, 1]), 1)

    mesh = bpy.data.meshes.new(part['name'])
    mesh.vertices.add(count)
    mesh.vertices.foreach_set('co', places.astype(np.float32).ravel())
    mesh.loops.add(corners)
    mesh.loops.foreach_set('vertex_index', index)
    mesh.polygons.add(corners // 3)
    mesh.polygons.foreach_set('loop_start', np.arange(0, corners, 3, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(corners // 3, 3, np.int32))
    mesh.polygons.foreach_set('use_smooth', np.ones(corners // 3, bool))
    mesh.update(calc_edges=True)
    mesh.use_auto_smooth = True
    mesh.normals_split_custom_set_from_vertices(turned)
    mesh.materials.append(made)
    added = bpy.data.objects.new(part['name'], mesh)
    bpy.context.scene.collection.objects.link(added)
    return added
