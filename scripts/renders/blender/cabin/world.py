"""The world behind the windows, far out of focus: a sky with a horizon, a soft line of trees, a few distant lights."""

import bpy

from materials import Nodes, linear

WORLDS = {
    # sky at the zenith, at the horizon, trees, ground, share of mist, strength of lights
    'dusk': ('7d93ad', 'f0d6b8', '333c46', '52637a', 0.12, 5.0),
    'overcast': ('93a8b8', 'e4e8e8', '39423f', '6b7678', 0.25, 0.6),
    'snow': ('8ea3ba', 'f0dfd2', '3f4850', 'b4bcc6', 0.30, 0.8),
    'forest': ('9db0a8', 'e0e6d8', '1f2b23', '2c342a', 0.18, 0.3),
    'city': ('2b3a55', '8f7f7d', '14171d', '15171b', 0.16, 9.0),
}


def build_world(kind, seen, lit):
    """`seen` is the brightness behind the glass, `lit` what it throws into the cabin."""
    zenith, horizon, trees, ground, haze, lamps = WORLDS[kind]
    m = WorldNodes(kind)
    way = m.coordinates('Generated')
    split = m.node('SeparateXYZ', Vector=way)
    up = split.outputs[2]
    sky = m.mix(m.between(up, 0.0, 0.55), linear(horizon), linear(zenith))
    clouds = m.noise(m.coordinates('Generated', (1.6, 1.6, 6)), 1.4, 3)
    sky = m.mix(m.math('MULTIPLY', m.between(clouds, 0.42, 0.72), 0.35), sky, (1, 0.98, 0.96, 1))
    # Hills, and woods on them that no lens separates at this distance.
    around = m.coordinates('Generated', (1, 1, 0))
    hills = m.math('MULTIPLY', m.noise(around, 2.3, 1), 0.15)
    woods = m.math('MULTIPLY', m.noise(around, 21, 3, 0.6), 0.030)
    edge = m.math('ADD', hills, woods)
    line = m.between(m.math('SUBTRACT', up, m.math('SUBTRACT', edge, 0.040)), -0.020, 0.020, 1.0, 0.0)
    # Mist lies in the trees' feet and over the ground as far as one sees.
    mist = m.mix(haze, linear(trees), linear(horizon))
    color = m.mix(line, sky, m.mix(m.between(up, -0.02, 0.07), mist, linear(trees)))
    near = m.mix(m.between(up, -0.30, -0.03), linear(ground), mist)
    color = m.mix(m.between(up, -0.03, 0.0, 1.0, 0.0), color, near)
    spots = m.cells(way, 11.0, 1.0)
    disc = m.math('MULTIPLY', m.between(spots, 0.09, 0.11, 1.0, 0.0), m.math('MULTIPLY', m.between(up, -0.06, -0.02), m.between(up, 0.06, 0.12, 1.0, 0.0)))
    color = m.mix(disc, color, (lamps * 0.55, lamps * 0.32, lamps * 0.14, 1)) if lamps > 1 else color
    m.finish(color, seen, lit)


class WorldNodes(Nodes):
    """The helper of materials.py over the tree of the scene's world."""

    def __init__(self, name):
        world = bpy.data.worlds.new(name)
        bpy.context.scene.world = world
        world.use_nodes = True
        self.tree = world.node_tree
        self.background = self.tree.nodes['Background']

    def finish(self, color, seen, lit):
        path = self.tree.nodes.new('ShaderNodeLightPath')
        self.put(self.background.inputs['Color'], color)
        self.put(self.background.inputs['Strength'], self.between(path.outputs['Is Camera Ray'], 0, 1, lit, seen))
