"""Materials of a cabin. Textures that must follow a seam or a grain use the metric UV of mesh.py."""

import bpy

from interiors import INTERIORS


def linear(hexcode):
    """sRGB hex to a linear RGBA, as Cycles wants it."""
    f = lambda c: c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
    return (*(f(int(hexcode[i : i + 2], 16) / 255) for i in (0, 2, 4)), 1.0)


class Nodes:
    """Thin helper over a node tree: make nodes, link values, do arithmetic."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']

    def node(self, kind, **values):
        n = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in values.items():
            self.put(n.inputs[key] if key in n.inputs else n.inputs[key.replace('_', ' ')], value)
        return n

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def set(self, **values):
        for key, value in values.items():
            self.put(self.shader.inputs[key.replace('_', ' ')], value)
        return self

    def math(self, operation, a, b=0.0):
        n = self.tree.nodes.new('ShaderNodeMath')
        n.operation = operation
        self.put(n.inputs[0], a)
        self.put(n.inputs[1], b)
        return n.outputs[0]

    def between(self, value, lo, hi, out_lo=0.0, out_hi=1.0):
        """Value mapped from lo..hi to out_lo..out_hi, smooth at both ends."""
        n = self.tree.nodes.new('ShaderNodeMapRange')
        n.interpolation_type = 'SMOOTHSTEP'
        for k, v in enumerate((value, lo, hi, out_lo, out_hi)):
            self.put(n.inputs[k], v)
        return n.outputs[0]

    def mix(self, factor, a, b):
        n = self.tree.nodes.new('ShaderNodeMixRGB')
        for k, v in enumerate((factor, a, b)):
            self.put(n.inputs[k], v)
        return n.outputs[0]

    def coordinates(self, output='Object', scale=(1, 1, 1), rotation=(0, 0, 0)):
        tc = self.tree.nodes.new('ShaderNodeTexCoord')
        mp = self.tree.nodes.new('ShaderNodeMapping')
        mp.inputs['Scale'].default_value = scale
        mp.inputs['Rotation'].default_value = rotation
        self.tree.links.new(tc.outputs[output], mp.inputs[0])
        return mp.outputs[0]

    def bump(self, height, distance, strength=1.0, under=None):
        n = self.node('Bump', Height=height, Distance=distance, Strength=strength)
        if under is not None:
            self.put(n.inputs['Normal'], under)
        return n.outputs[0]

    def only_seen(self, color, rough, metallic=0.0):
        """The textures only for what the camera sees: a bounce needs the colour alone, and they are most of its cost."""
        out = self.tree.nodes['Material Output']
        plain_ = self.node('BsdfPrincipled', Base_Color=color, Roughness=rough, Metallic=metallic, Specular=0.3)
        path, mix = self.tree.nodes.new('ShaderNodeLightPath'), self.tree.nodes.new('ShaderNodeMixShader')
        self.put(mix.inputs[0], path.outputs['Is Camera Ray'])
        self.put(mix.inputs[1], plain_.outputs[0])
        self.put(mix.inputs[2], self.shader.outputs[0])
        self.put(out.inputs['Surface'], mix.outputs[0])
        return self.material

    def noise(self, vector, scale, detail=3.0, rough=0.5):
        return self.node('TexNoise', Vector=vector, Scale=scale, Detail=detail, Roughness=rough).outputs[0]

    def cells(self, vector, scale, randomness=1.0, feature='F1'):
        n = self.node('TexVoronoi', Vector=vector, Scale=scale, Randomness=randomness)
        n.feature = feature
        return n.outputs['Distance']


def plain(name, color, rough, metallic=0.0, specular=0.5, **more):
    return Nodes(name).set(Base_Color=color, Roughness=rough, Metallic=metallic, Specular=specular, **more).material


def leather(name, hexcode, rough=0.44, perforated=False):
    """Grain of two sizes of cells with fine pores, slightly darker in the creases; perforation follows the UV."""
    m = Nodes(name)
    at = m.coordinates()
    coarse = m.cells(at, 620, feature='DISTANCE_TO_EDGE')
    fine = m.cells(at, 1500, feature='DISTANCE_TO_EDGE')
    wear = m.noise(at, 9, 4)
    crease = m.between(coarse, 0.0, 0.18)
    height = m.math('ADD', m.math('MULTIPLY', crease, 0.7), m.math('MULTIPLY', m.between(fine, 0.0, 0.2), 0.3))
    color = linear(hexcode)
    dark = (*(c * 0.72 for c in color[:3]), 1)
    light = (*(min(1, c * 1.06) for c in color[:3]), 1)
    tone = m.mix(m.between(wear, 0.3, 0.7, 0.55, 1.0), m.mix(crease, dark, color), light)
    # Hide that is drawn over a stuffed form lies in soft folds.
    folds = m.noise(m.coordinates('Object', (1, 1, 0.35)), 34, 3, 0.55)
    normal = m.bump(height, 0.0002, 0.7, m.bump(folds, 0.006, 0.35))
    if perforated:
        dots = m.cells(m.coordinates('UV', (1, 1, 0), (0, 0, 0.7854)), 1 / 0.0042, 0.0)
        hole = m.between(dots, 0.10, 0.16, 0.8, 0.0)
        tone = m.mix(hole, tone, (0.004, 0.004, 0.004, 1))
        normal = m.bump(m.math('SUBTRACT', 1.0, hole), 0.0006, 0.6, normal)
    m.set(Base_Color=tone, Normal=normal, Specular=0.36, Sheen=0.12, Sheen_Tint=0.6)
    m.set(Roughness=m.between(wear, 0.3, 0.7, rough - 0.05, rough + 0.06))
    return m.only_seen(color, rough)


def wood(name, dark, light, pore, gloss=0.42):
    """Open-pored veneer: years across the V of the UV, pores as long scratches that only dip."""
    m = Nodes(name)
    at = m.coordinates('UV', (1, 1, 1))
    warp = m.noise(m.coordinates('UV', (1.6, 5.0, 1)), 1.0, 4)
    sum_ = m.node('VectorMath')
    sum_.operation = 'ADD'
    shift = m.node('CombineXYZ', Y=m.math('MULTIPLY', warp, 0.07))
    m.put(sum_.inputs[0], at)
    m.put(sum_.inputs[1], shift.outputs[0])
    stretched = m.node('Mapping', Vector=sum_.outputs[0])
    stretched.inputs['Scale'].default_value = (2.2, 85, 1)
    years = m.noise(stretched.outputs[0], 1.0, 6, 0.62)
    fibre = m.node('Mapping', Vector=at)
    fibre.inputs['Scale'].default_value = (45, 2200, 1)
    scratch = m.noise(fibre.outputs[0], 1.0, 2)
    pores = m.between(scratch, 0.60, 0.70)
    base = m.mix(m.between(years, 0.32, 0.68), linear(dark), linear(light))
    m.set(Base_Color=m.mix(m.math('MULTIPLY', pores, 0.85), base, linear(pore)))
    m.set(Roughness=gloss, Specular=0.45, Normal=m.bump(m.math('SUBTRACT', 1.0, pores), 0.00025, 0.5))
    return m.only_seen(tuple((a + b) / 2 for a, b in zip(linear(dark), linear(light))), gloss)


def carbon(name):
    """Twill under clear coat."""
    m = Nodes(name)
    at = m.coordinates('UV', (1 / 0.006, 1 / 0.006, 1))
    split = m.node('SeparateXYZ', Vector=at)
    x, y = split.outputs[0], split.outputs[1]
    step = m.math('FRACT', m.math('DIVIDE', m.math('ADD', m.math('FLOOR', x), m.math('FLOOR', y)), 4.0))
    over = m.math('LESS_THAN', step, 0.45)
    tone = m.mix(over, (0.012, 0.012, 0.013, 1), (0.045, 0.045, 0.047, 1))
    m.set(Base_Color=tone, Metallic=0.4, Roughness=m.math('ADD', 0.3, m.math('MULTIPLY', over, 0.18)))
    m.set(Clearcoat=1.0, Clearcoat_Roughness=0.03)
    return m.only_seen((0.03, 0.03, 0.031, 1), 0.15)


def brushed(name, color, rough, amount=0.25):
    """Metal brushed along U."""
    m = Nodes(name)
    lines = m.noise(m.coordinates('UV', (14, 2600, 1)), 1.0, 3)
    m.set(Base_Color=color, Metallic=1.0, Roughness=m.between(lines, 0.3, 0.7, rough - 0.06, rough + 0.08))
    m.set(Normal=m.bump(lines, 0.00006, amount))
    return m.only_seen(color, rough, 1.0)


def grille_metal(name, pitch=0.0045):
    """Perforated speaker sheet: staggered holes with a countersunk rim, dark behind."""
    m = Nodes(name)
    dots = m.cells(m.coordinates('UV', (1, 1, 0), (0, 0, 0.7854)), 1 / pitch, 0.0)
    hole = m.between(dots, 0.24, 0.29, 1.0, 0.0)
    rim = m.between(dots, 0.24, 0.42)
    m.set(Base_Color=m.mix(hole, (0.40, 0.385, 0.36, 1), (0.003, 0.003, 0.003, 1)))
    m.set(Metallic=m.math('SUBTRACT', 1.0, hole), Roughness=m.between(hole, 0, 1, 0.3, 0.9))
    m.set(Specular=0.2, Normal=m.bump(rim, pitch * 0.18, 0.8))
    return m.only_seen((0.25, 0.24, 0.22, 1), 0.4, 0.7)


def cloth(name, hexcode, scale, distance, sheen=0.5):
    m = Nodes(name)
    at = m.coordinates()
    pile = m.noise(at, scale, 5, 0.7)
    color = linear(hexcode)
    dark = (*(c * 0.6 for c in color[:3]), 1)
    m.set(Base_Color=m.mix(m.between(pile, 0.3, 0.65), dark, color), Roughness=0.95, Specular=0.15, Sheen=sheen)
    m.set(Normal=m.bump(pile, distance, 0.8))
    return m.only_seen(tuple(0.85 * c for c in color[:3]) + (1,), 0.95)


def woven(name, hexcode):
    """Wool of a plain weave, its threads seen from near, lighter and darker ones among them."""
    m = Nodes(name)
    at = m.coordinates()
    threads = m.cells(at, 900, 0.35)
    tone = m.noise(at, 260, 4, 0.7)
    color = linear(hexcode)
    dark = (*(c * 0.62 for c in color[:3]), 1)
    light = (*(min(1, c * 1.12) for c in color[:3]), 1)
    shade = m.mix(m.between(tone, 0.3, 0.7), dark, light)
    m.set(Base_Color=m.mix(m.between(threads, 0.1, 0.6, 0.0, 0.55), shade, dark), Roughness=0.92, Specular=0.15, Sheen=0.5)
    m.set(Normal=m.bump(m.math('SUBTRACT', 1.0, threads), 0.0005, 0.6))
    return m.only_seen(tuple(0.86 * c for c in color[:3]) + (1,), 0.92)


def webbing(name, hexcode):
    """Belt: fine ribs across, seen as a silky band."""
    m = Nodes(name)
    ribs = m.node('TexWave', Vector=m.coordinates('UV'), Scale=170.0)
    ribs.bands_direction = 'DIAGONAL'
    across = m.node('SeparateXYZ', Vector=m.coordinates('UV')).outputs[0]
    cords = m.math('SINE', m.math('MULTIPLY', across, 6.2832 / 0.0078))
    color = linear(hexcode)
    tone = m.mix(m.between(cords, -0.9, 0.9), tuple(c * 0.62 for c in color[:3]) + (1,), color)
    height = m.math('ADD', ribs.outputs[0], cords)
    m.set(Base_Color=tone, Roughness=0.5, Sheen=0.5, Normal=m.bump(height, 0.0005, 0.6))
    return m.only_seen(color, 0.6)


def light(name, color, strength):
    m = Nodes(name)
    m.set(Base_Color=(0, 0, 0, 1), Emission=(*color, 1), Emission_Strength=strength)
    return m.material


def glass(name, tint=(0.80, 0.83, 0.83, 1)):
    """Pane that lets shadow rays through: refraction in a flat pane only costs samples."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    t = m.node_tree
    t.nodes.clear()
    out, mix = t.nodes.new('ShaderNodeOutputMaterial'), t.nodes.new('ShaderNodeMixShader')
    clear, gloss, facing = (t.nodes.new('ShaderNode' + k) for k in ('BsdfTransparent', 'BsdfGlossy', 'LayerWeight'))
    clear.inputs[0].default_value = tint
    gloss.inputs['Roughness'].default_value = 0.0
    # Schlick's curve over the angle: the Fresnel node would mirror everything where a pane's back is seen.
    steep, base = t.nodes.new('ShaderNodeMath'), t.nodes.new('ShaderNodeMath')
    steep.operation, base.operation = 'POWER', 'MULTIPLY_ADD'
    facing.inputs['Blend'].default_value = 0.5
    t.links.new(facing.outputs['Facing'], steep.inputs[0])
    steep.inputs[1].default_value = 5.0
    t.links.new(steep.outputs[0], base.inputs[0])
    base.inputs[1].default_value, base.inputs[2].default_value = 0.6, 0.02
    t.links.new(base.outputs[0], mix.inputs[0])
    t.links.new(clear.outputs[0], mix.inputs[1])
    t.links.new(gloss.outputs[0], mix.inputs[2])
    t.links.new(mix.outputs[0], out.inputs[0])
    return m


def mesh_blind(name):
    """Sun blind: fine net, half of it air."""
    m = glass(name, (0.62, 0.60, 0.57, 1))
    return m


def trim_material(kind):
    if kind == 'walnut':
        return wood('trim', '2c1a10', '6d472b', '150b06')
    if kind == 'ash':
        return wood('trim', '231a15', '4d3d32', '0f0a07', 0.5)
    if kind == 'birch':
        return wood('trim', 'a98a63', 'd2b78f', '7d6344', 0.5)
    if kind == 'copper':
        return brushed('trim', (0.60, 0.33, 0.20, 1), 0.32)
    if kind == 'carbon':
        return carbon('trim')
    if kind == 'matt':
        return brushed('trim', (0.34, 0.345, 0.35, 1), 0.38)
    return brushed('trim', (0.50, 0.50, 0.50, 1), 0.30)


def palette(code, glow):
    """All materials of one interior by their use; `glow` is the strength of its lines of light."""
    i = INTERIORS[code]
    r = 0.46 - i.gloss
    hide = (lambda name, color, rough: woven(name, color)) if i.is_cloth else leather
    return {
        'main': hide('main', i.main, r),
        'insert': leather('insert', i.insert or i.main, r, perforated=True) if not i.is_cloth else hide('insert', i.insert or i.main, r),
        'insert_plain': hide('insert-plain', i.main, r),
        'second': hide('second', i.second, 0.5),
        'thread': plain('thread', linear(i.thread), 0.6, 0.0, 0.3, Sheen=0.5),
        'piping': leather('piping', i.piping, 0.42),
        'trim': trim_material(i.trim),
        'roof': cloth('roof', i.roof, 900, 0.0004, 0.3),
        'carpet': cloth('carpet', i.carpet, 420, 0.004, 0.6),
        'belt': webbing('belt', i.second),
        'belt_key': plain('belt-key', linear('8c1d1a'), 0.4),
        'paint': plain('paint', (*i.paint, 1), 0.3, 0.5, 0.5, Clearcoat=1.0, Clearcoat_Roughness=0.02),
        'metal': plain('metal', (0.62, 0.61, 0.59, 1), 0.2, 1.0),
        'satin': brushed('satin', (0.46, 0.455, 0.44, 1), 0.3),
        'grille': grille_metal('grille'),
        'black': plain('black', (0.008, 0.008, 0.009, 1), 0.22),
        'soft': plain('soft', (0.012, 0.012, 0.012, 1), 0.6, 0.0, 0.3),
        'glow': light('glow', (1.0, 1.0, 1.0), glow),
        'glass': glass('glass'),
        'tinted': glass('tinted', (0.7, 0.73, 0.74, 1)),
        'blind': mesh_blind('blind'),
    }
