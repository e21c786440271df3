"""The world behind the windows, out of focus: a sky, ridges in the mist, trees or houses, and the road one stands on."""

import bpy

from materials import Nodes, linear

WORLDS = {
    # sky at the zenith, at the horizon, mist, trees or houses, field, asphalt, share of mist, snow on the verge
    'dusk': ('6f87ab', 'f2d2ae', 'c9b3a2', '2c3338', '5a5a4c', '4b4a4c', 0.20, 0.0),
    'overcast': ('8fa6b6', 'e8ebea', 'c3cccd', '343c38', '6d7661', '585b5d', 0.32, 0.0),
    'snow': ('86a3c6', 'f6e3d6', 'd3d8e2', '3b4650', 'dfe4ec', '7d8590', 0.30, 1.0),
    'forest': ('94b2c4', 'eaeee2', 'b4c2b4', '1f3023', '5b6349', '55585a', 0.24, 0.0),
    'sea': ('35456f', 'f2b27e', 'd29f86', '3c3a4c', '24344f', '2b2d36', 0.36, 0.0),
    'night': ('070b16', '2a2b38', '1a1c28', '05060a', '08090c', '15161a', 0.10, 0.0),
    'city': ('27406e', 'd59a78', '6b6478', '12161f', '24262c', '2b2d33', 0.10, 0.0),
}
# Grids of lights by night: cells to a radian, radius of a disc in cells, from and to which height fewer and fewer cells
# of how many have one, brightness.
DISCS = ((56.0, 0.33, -0.012, 0.15, 0.42, 1.5), (33.0, 0.34, -0.03, 0.20, 0.26, 0.9), (15.0, 0.32, -0.05, 0.26, 0.16, 0.42))
EYE = 1.5  # metres of the eye over the road
LANE = (-1.75, 1.85, -5.35)  # y of the middle line, of the right and of the left edge


def build_world(kind, seen, lit, turn=0.0):
    """`seen` is the brightness behind the glass, `lit` what it throws into the cabin; a town by night is turned by `turn` radians."""
    zenith, horizon, mist, dark, field, asphalt, haze, snowy = WORLDS[kind]
    m = WorldNodes(kind)
    way = m.coordinates('Generated')
    split = m.node('SeparateXYZ', Vector=way)
    x, y, up = split.outputs
    sky = m.mix(m.between(up, 0.0, 0.50), linear(horizon), linear(zenith))
    clouds = m.noise(m.coordinates('Generated', (1.3, 1.3, 7)), 1.9, 4)
    sky = m.mix(m.math('MULTIPLY', m.between(clouds, 0.42, 0.72), 0.45), sky, (1, 0.97, 0.94, 1))
    if kind == 'night':
        m.finish(m.street_lights(up, turn, linear(horizon), linear(zenith), linear(dark)), seen, lit)
        return
    color = m.city(up, sky, linear(dark), linear(mist)) if kind == 'city' else m.ridges(up, sky, linear(dark), linear(mist), haze)
    color = m.mix(m.between(up, -0.004, 0.0, 1.0, 0.0), color, m.ground(x, y, up, linear(field), linear(asphalt), linear(mist), snowy))
    m.finish(color, seen, lit)


class WorldNodes(Nodes):
    """The helper of materials.py over the tree of the scene's world."""

    def __init__(self, name):
        world = bpy.data.worlds.new(name)
        bpy.context.scene.world = world
        world.use_nodes = True
        self.tree = world.node_tree
        self.background = self.tree.nodes['Background']

    def around(self):
        """Direction on the level: the same all the way up, so that what stands on it stands upright."""
        level = self.node('VectorMath')
        level.operation = 'NORMALIZE'
        self.put(level.inputs[0], self.coordinates('Generated', (1, 1, 0)))
        return level.outputs[0]

    def ridge(self, up, behind, color, foot, wide, tall, base, soft, trees=0.0):
        """One range before what lies behind it, paler towards its foot; `trees` roughens its line."""
        around = self.around()
        line = self.math('MULTIPLY', self.math('SUBTRACT', self.noise(around, wide, 2, 0.45), 0.40), tall)
        if trees:
            line = self.math('ADD', line, self.math('MULTIPLY', self.noise(around, 70, 2, 0.7), trees))
        top = self.math('ADD', line, base)
        under = self.between(self.math('SUBTRACT', up, top), -soft, soft, 1.0, 0.0)
        body = self.mix(self.between(self.math('SUBTRACT', top, up), 0.0, 0.05), color, foot)
        return self.mix(under, behind, body)

    def ridges(self, up, sky, dark, mist, haze):
        tone = lambda part: tuple(a + (b - a) * part for a, b in zip(dark, mist))
        color = self.ridge(up, sky, tone(0.80), tone(0.96), 2.1, 0.30, 0.050, 0.004)
        color = self.ridge(up, color, tone(0.56), tone(0.86), 3.4, 0.20, 0.034, 0.004)
        color = self.ridge(up, color, tone(0.24 + haze * 0.4), tone(0.70), 5.5, 0.11, 0.008, 0.005, 0.030)
        return self.ridge(up, color, tone(0.04 + haze * 0.4), tone(0.22 + haze), 9.0, 0.07, -0.006, 0.006, 0.048)

    def city(self, up, sky, dark, mist):
        """Houses in two rows at the blue hour, lit windows in them."""
        split = self.node('SeparateXYZ', Vector=self.around())
        angle = self.math('ARCTAN2', split.outputs[1], split.outputs[0])
        color = sky
        for houses, low, tall, part, lit in ((44.0, 0.035, 0.10, 0.62, 0.12), (27.0, 0.022, 0.15, 0.22, 0.20)):
            at = self.math('MULTIPLY', angle, houses)
            number = self.math('FLOOR', at)
            rank = self.chance(number, 0.0, low)
            top = self.math('ADD', self.math('MULTIPLY', self.math('POWER', rank, 1.7), tall), low)
            wall = tuple(a + (b - a) * part for a, b in zip(dark, mist))
            storey = self.math('FLOOR', self.math('MULTIPLY', up, houses * 4.0))
            column = self.math('FLOOR', self.math('MULTIPLY', at, 5.0))
            on = self.math('GREATER_THAN', self.chance(column, storey, houses), 1 - lit)
            pane = self.math('MULTIPLY', self.pane(self.math('MULTIPLY', at, 5.0), 0.22), self.pane(self.math('MULTIPLY', up, houses * 4.0), 0.26))
            strength = self.math('MULTIPLY', self.chance(column, storey, 3.7), 1.3)
            warm = self.node('VectorMath')
            warm.operation = 'SCALE'
            self.put(warm.inputs[0], (1.0, 0.66, 0.34))
            self.put(warm.inputs['Scale'], strength)
            front = self.mix(self.math('MULTIPLY', on, pane), wall, warm.outputs[0])
            color = self.mix(self.math('LESS_THAN', up, top), color, front)
        return color

    def street_lights(self, up, turn, horizon, zenith, dark):
        """A town by night as a lens sees it that is sharp at arm's length: discs of light, fewer the higher, and a glow."""
        split = self.node('SeparateXYZ', Vector=self.around())
        angle = self.math('ADD', self.math('ARCTAN2', split.outputs[1], split.outputs[0]), turn)
        color = self.mix(self.between(up, 0.0, 0.34), horizon, zenith)
        color = self.ridge(up, color, dark, dark, 3.4, 0.30, 0.04, 0.03)
        color = self.mix(self.between(up, -0.03, 0.0, 1.0, 0.0), color, dark)
        for cells, radius, low, high, most, bright in DISCS:
            color = self.discs(color, self.math('MULTIPLY', angle, cells), self.math('MULTIPLY', up, cells), cells,
                               radius, low, high, most, bright)
        return color

    def discs(self, color, across, up, cells, radius, low, high, most, bright):
        """One disc in some cells of a grid, away from the middle by chance, paler towards its rim."""
        column, row = self.math('FLOOR', across), self.math('FLOOR', up)
        away = lambda at, number, more: self.math(
            'SUBTRACT', self.math('FRACT', at), self.math('ADD', self.math('MULTIPLY', self.chance(column, row, cells + more), 1 - 2.2 * radius), 1.1 * radius))
        x, y = away(across, column, 1.3), away(up, row, 2.7)
        far = self.math('SQRT', self.math('ADD', self.math('MULTIPLY', x, x), self.math('MULTIPLY', y, y)))
        disc = self.between(far, radius * 0.84, radius, 1.0, 0.0)
        rim = self.between(far, radius * 0.45, radius * 0.9, 0.72, 1.0)
        # By the cell and not by the point: no disc is cut.
        level = self.math('DIVIDE', row, cells)
        part = self.math('MULTIPLY', self.between(level, low, high, most, 0.0), self.math('GREATER_THAN', level, low))
        on = self.math('LESS_THAN', self.chance(column, row, cells + 4.1), part)
        power = self.math('ADD', self.math('MULTIPLY', self.math('POWER', self.chance(column, row, cells + 5.9), 2.2), 0.85), 0.15)
        strength = self.math('MULTIPLY', self.math('MULTIPLY', self.math('MULTIPLY', disc, rim), on), self.math('MULTIPLY', power, bright))
        tone = self.chance(column, row, cells + 7.7)
        lamp = self.mix(self.between(tone, 0.55, 0.75), (1.0, 0.60, 0.27, 1), (1.0, 0.84, 0.66, 1))
        lamp = self.mix(self.between(tone, 0.945, 0.955), lamp, (1.0, 0.12, 0.07, 1))
        scaled = self.node('VectorMath')
        scaled.operation = 'SCALE'
        self.put(scaled.inputs[0], lamp)
        self.put(scaled.inputs['Scale'], strength)
        summed = self.node('VectorMath')
        summed.operation = 'ADD'
        self.put(summed.inputs[0], color)
        self.put(summed.inputs[1], scaled.outputs[0])
        return summed.outputs[0]

    def chance(self, a, b, seed):
        """Even chance from 0 to 1 for a pair of whole numbers."""
        pair = self.node('CombineXYZ', X=a, Y=b, Z=seed)
        n = self.tree.nodes.new('ShaderNodeTexWhiteNoise')
        n.noise_dimensions = '3D'
        self.put(n.inputs['Vector'], pair.outputs[0])
        return n.outputs['Value']

    def pane(self, at, edge):
        """1 in the middle of every unit, 0 at its ends."""
        return self.math('LESS_THAN', self.math('ABSOLUTE', self.math('SUBTRACT', self.math('FRACT', at), 0.5)), 0.5 - edge)

    def ground(self, x, y, up, field, asphalt, mist, snowy):
        """A lane that runs on ahead, its lines, verge and fields, where the eye's ray meets the level road."""
        far = self.math('DIVIDE', EYE, self.math('MAXIMUM', self.math('MULTIPLY', up, -1.0), 0.002))
        gx, gy = self.math('MULTIPLY', x, far), self.math('MULTIPLY', y, far)
        at = self.node('CombineXYZ', X=self.math('MULTIPLY', gx, 0.25), Y=gy)
        tufts = self.noise(at.outputs[0], 0.9, 4, 0.6)
        wide = self.noise(at.outputs[0], 0.11, 3)
        pale = tuple(min(1, c * 1.25 + 0.02) for c in field[:3]) + (1,)
        deep = tuple(c * (0.86 if snowy else 0.62) for c in field[:3]) + (1,)
        land = self.mix(self.between(self.math('ADD', self.math('MULTIPLY', tufts, 0.6), self.math('MULTIPLY', wide, 0.4)), 0.36, 0.62), deep, pale)
        middle, right, left = LANE
        # Wheels have polished two tracks of every lane; between them the asphalt is darker, and on snow whiter.
        centre, half = (right + left) / 2, (right - left) / 2
        aside = self.math('ABSOLUTE', self.math('SUBTRACT', gy, centre))
        lane = self.math('ABSOLUTE', self.math('SUBTRACT', aside, half / 2))
        worn = self.between(self.math('ABSOLUTE', self.math('SUBTRACT', lane, 0.75)), 0.1, 0.55, 1.0, 0.0)
        rough = self.between(tufts, 0.3, 0.7)
        light = tuple(c * 1.18 for c in asphalt[:3]) + (1,)
        road = self.mix(self.math('MULTIPLY', worn, 0.5), self.mix(rough, asphalt, light), tuple(c * 0.72 for c in asphalt[:3]) + (1,))
        if snowy:
            road = self.mix(self.math('MULTIPLY', self.math('SUBTRACT', 1.0, worn), self.between(wide, 0.25, 0.6)), road, field)
        white = (0.62, 0.62, 0.60, 1)
        lines = self.between(self.math('ABSOLUTE', self.math('SUBTRACT', aside, half - 0.22)), 0.06, 0.11, 1.0, 0.0)
        dashed = self.math('MULTIPLY', self.between(self.math('ABSOLUTE', self.math('SUBTRACT', gy, middle)), 0.06, 0.11, 1.0, 0.0), self.math('LESS_THAN', self.math('FRACT', self.math('MULTIPLY', gx, 0.085)), 0.4))
        road = self.mix(self.math('MULTIPLY', self.math('MAXIMUM', lines, dashed), 0.35 if snowy else 0.8), road, white)
        edge = self.math('ADD', aside, self.math('MULTIPLY', self.math('SUBTRACT', tufts, 0.5), 0.5))
        color = self.mix(self.between(edge, half + 0.05, half + 0.35), road, land)
        return self.mix(self.between(up, -0.055, 0.0, 0.0, 0.82), color, mist)

    def finish(self, color, seen, lit):
        path = self.tree.nodes.new('ShaderNodeLightPath')
        self.put(self.background.inputs['Color'], color)
        self.put(self.background.inputs['Strength'], self.between(path.outputs['Is Camera Ray'], 0, 1, lit, seen))
