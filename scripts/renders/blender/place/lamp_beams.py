"""What the lamps of a car throw on the ground before it."""
import math

import bpy
from mathutils import Vector

from common.nodes import material
from common.shapes import mesh

BEAM = (1.0, 0.86, 0.70)


def even(data):
    """A lamp of a car sends most of its light far, so that what is near is no brighter: no fall-off with the distance."""
    data.use_nodes = True
    tree = data.node_tree
    falloff = tree.nodes.new('ShaderNodeLightFalloff')
    falloff.inputs['Strength'].default_value = 1.0
    tree.links.new(falloff.outputs['Constant'], tree.nodes['Emission'].inputs['Strength'])


def beams(info, share=1.0, ahead=0.06):
    """
    Each lamp's light: along the road, and wide over its sides, farther to the left. A shade over it cuts it off. `share` of
    it: a dark ground wants more than snow; it begins `ahead` of the nose (m), farther where a pale paint would show it.
    """
    _, y, z = info['spots']['lamp']
    nose = -info['car']['length'] / 2000
    shade = material('shade', Base_Color=(0, 0, 0, 1))
    for side, aside, watts in ((-1, 40, 50), (1, 14, 24)):
        place_of = Vector((nose - ahead, side * abs(z) / 1000, y / 1000))
        beam(place_of, 15, side, 92, 80 * share)
        beam(place_of, 22, side * aside, 100, watts * share)
        left, right = place_of.y - 0.8, place_of.y + 0.8
        near, far = (place_of.x + 0.05, place_of.z + 0.035), (place_of.x - 1.2, place_of.z + 0.025)
        points = [(near[0], left, near[1]), (far[0], left, far[1]), (far[0], right, far[1]), (near[0], right, near[1])]
        cut = mesh('shade', points, [(0, 1, 2, 3)], shade)
        cut.visible_camera = cut.visible_glossy = cut.visible_diffuse = cut.visible_transmission = False


def beam(place_of, down, aside, cone, watts):
    """Wider than tall; degrees."""
    data = bpy.data.lights.new('beam', 'SPOT')
    data.energy, data.color = watts, BEAM
    data.spot_size, data.spot_blend = math.radians(cone), 1.0
    data.shadow_soft_size = 0.03
    even(data)
    lamp = bpy.data.objects.new('beam', data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = place_of
    towards = Vector((-1, math.tan(math.radians(aside)), -math.tan(math.radians(down))))
    lamp.rotation_euler = towards.to_track_quat('-Z', 'Y').to_euler()
    lamp.scale = (1.6, 1, 1)
    lamp.visible_glossy = False
