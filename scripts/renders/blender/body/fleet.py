"""Several cars in one scene: each with its own materials, placed and turned as a whole."""
import bpy

from body.add_ons import add_ons
from body.cabin_behind_glass import add_cabin
from body.cabin_light import light_cabin
from body.load import load_car
from body.materials import body_materials
from light.coat import clear_coat, dull


def add_car(car, stand, lamps, watts):
    """
    Adds a car (`model`, `folder`, `paint`, `finish`, `seats`) at `stand`, a matrix, with `watts` over each row of seats.
    Returns what the exporter knows about it.
    """
    before = set(bpy.context.scene.objects)
    known = set(bpy.data.materials)
    materials = body_materials(car['paint'], car['finish'], *lamps)
    info = load_car(car['folder'], materials)
    add_cabin(info, car['seats'])
    light_cabin(info, watts)
    add_ons(info, materials)
    clear_coat()
    dull('plate', 0.02)
    # What objects say of where they are is worked out late.
    bpy.context.view_layer.update()
    for part in set(bpy.context.scene.objects) - before:
        part.matrix_world = stand @ part.matrix_world
        part.name = f"{car['model']} {part.name}"
    # The next car's materials have the same names.
    for made in set(bpy.data.materials) - known:
        made.name = f"{car['model']} {made.name}"
    return info
