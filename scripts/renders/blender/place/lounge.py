"""A hall for guests in the evening: two chairs, a table of materials, the car under a wide lamp, ribs of wood behind it."""
import math

from mathutils import Vector

from common.develop import Look
from common.lights import area
from common.materials import leather, light_line, metal, plastic
from common.nodes import bump, link, linear, material, principled
from common.shapes import box, disc, mesh, sheet, tube
from place.car_light import WARM, CarLight, dress_for_daylight
from place.ground import calculated, concrete, grey, noise, ramp
from place.plants import grasses, green
from place.sky import twilight
from views import azimuth_of, is_upright

LAMPS = (4.0, 3.0)
# Height of the camera as a share of the car's: over the table's top.
EYE = 0.98
# The hall (m): wall of wood behind the car, of samples behind its tail, windows on the other end.
BACK, END, FAR, TOP = 5.4, 8.6, -16.0, 4.2
WARM_LAMP = (1.0, 0.72, 0.45)


class Spot:
    """Places as the camera sees them: metres to the right of the car's middle and towards the camera."""

    def __init__(self, view, size):
        around = math.radians(azimuth_of(view, size))
        self.towards = Vector((-math.cos(around), -math.sin(around), 0))
        self.right = Vector((math.sin(around), -math.cos(around), 0))

    def at(self, right, towards, height=0.0):
        return self.right * right + self.towards * towards + Vector((0, 0, height))


def hall():
    floor = material('floor', Specular=0.5)
    shade = ramp(floor, noise(floor, 0.5, 6.0), 0.3, 0.7, 0.050, 0.072)
    link(floor, shade, principled(floor).inputs['Base Color'])
    link(floor, ramp(floor, noise(floor, 1.2, 4.0), 0.3, 0.7, 0.10, 0.20), principled(floor).inputs['Roughness'])
    box('floor', (FAR - 4, -30, -0.1), (END + 1, BACK + 1, 0), floor, 0)
    ceiling = plastic('ceiling', '4b4640', 0.9)
    box('ceiling', (FAR - 4, -30, TOP), (END + 1, BACK + 1, TOP + 0.2), ceiling, 0)
    ribs()
    end_wall()
    windows()
    lamp()


def ribs():
    """Half-round ribs of oak from floor to ceiling; light falls along them from a slot above."""
    wood = material('oak', Roughness=0.5, Specular=0.35)
    grain = noise(wood, 3.0, 6.0, (6, 6, 0.35))
    tone = ramp(wood, grain, 0.25, 0.75, 0.72, 1.15)
    grey(wood, calculated(wood, 'MULTIPLY', tone, 0.30), (1.0, 0.64, 0.38))
    pitch = 0.115
    first, last = -5.2, END
    count = int((last - first) / pitch)
    sheet('ribs', lambda u, v: (first + (last - first) * u,
                                BACK - 0.055 * abs(math.sin(math.pi * count * u)) ** 0.55,
                                TOP * v), wood, count * 12, 1)
    box('skirting', (first, BACK - 0.08, 0), (last, BACK, 0.09), metal('bronze', '5b4632', 0.35), 0.004)
    for x in (-3.0, 1.0, 5.0):
        area((x, BACK - 0.38, TOP - 0.06), (x, BACK - 0.02, 0.6), 4.0, 0.08, 34, WARM_LAMP)


def end_wall():
    """Shelves with leathers, woods and paints, each row with a line of light under it."""
    plaster = concrete(0.11, 0.85)
    box('end', (END, -30, 0), (END + 0.3, BACK + 1, TOP), plaster, 0)
    frame = plastic('frame', '241c16', 0.5)
    box('case', (END - 0.34, -2.6, 0.5), (END, 3.9, 3.0), frame, 0.01)
    tones = ('d9cdb8', '6b3f24', '2a2826', 'a8927a', '7d8288', '4e1f1a', 'c7b295', '39424d', '8a5a36', 'e4ddd0',
             '514339', '26313f', 'b77e4f', '9aa09c', '33261d', 'cbb79c')
    shine = light_line('shelf light', WARM_LAMP, 5)
    for row in range(3):
        low = 0.62 + row * 0.80
        box('niche', (END - 0.345, -2.5, low), (END - 0.10, 3.8, low + 0.70), plastic('niche', '4a3a2c', 0.7), 0.004)
        box('shelf', (END - 0.60, -2.5, low - 0.03), (END - 0.3, 3.8, low), frame, 0.004)
        box('shelf light', (END - 0.36, -2.45, low + 0.69), (END - 0.35, 3.75, low + 0.705), shine, 0)
        area((END - 0.42, 0.65, low + 0.69), (END - 0.36, 0.65, low), 6.2, 0.04, 13, WARM_LAMP)
        for k in range(14):
            tone = tones[(k * 5 + row * 3) % len(tones)]
            y = -2.35 + k * 0.44
            made = leather('sample', tone) if row != 1 else material('shell', Base_Color=linear(tone), Roughness=0.3,
                                                                    Metallic=0.5, Clearcoat=1.0)
            box('sample', (END - 0.50, y, low + 0.01), (END - 0.47, y + 0.32, low + 0.48), made, 0.012, turn=(0, -0.14, 0))


def windows():
    """Glass from floor to ceiling towards the dusk, with linen beside it."""
    frame = metal('window frame', '1d1b19', 0.4)
    for k in range(8):
        x = -15.6 + k * 1.48
        box('mullion', (x - 0.03, BACK - 0.06, 0), (x + 0.03, BACK + 0.06, TOP), frame, 0.003)
    for z in (0.0, TOP - 0.14):
        box('rail', (-16, BACK - 0.06, z), (-5.2, BACK + 0.06, z + 0.08), frame, 0.003)
    linen = material('linen', Base_Color=(0.62, 0.55, 0.46, 1), Roughness=0.95, Transmission=0.3)
    for low, high in ((-6.9, -5.25),):
        folds = (high - low) / 0.17
        sheet('linen', lambda u, v: (low + (high - low) * u, BACK - 0.22 + 0.07 * math.sin(2 * math.pi * folds * u)
                                     + 0.02 * math.sin(9 * u), 0.03 + (TOP - 0.05) * v), linen, 320, 1)
    made = green('grass', (0.10, 0.11, 0.07))
    grasses([(-14 + 0.5 * k, BACK + 1.3 + 0.3 * (k % 3)) for k in range(18)], made, tall=1.3)


def lamp():
    """A wide ring of light over the car: roof, bonnet and glass mirror it."""
    shine = light_line('lamp', (1.0, 0.86, 0.68), 7)
    rim = metal('lamp rim', '2a2521', 0.35)
    x0, x1, y0, y1, z = -2.9, 2.9, -1.5, 1.5, 3.1

    def loop(inset):
        points = []
        for k in range(160):
            a = 2 * math.pi * k / 160
            c, s = math.cos(a), math.sin(a)
            px = (x0 + x1) / 2 + ((x1 - x0) / 2 - inset) * math.copysign(abs(c) ** 0.5, c)
            py = (y0 + y1) / 2 + ((y1 - y0) / 2 - inset) * math.copysign(abs(s) ** 0.5, s)
            points.append((px, py, z))
        return points
    tube('lamp', loop(0), 0.045, shine, 12, closed=True)
    tube('lamp rim', [(x, y, z + 0.07) for x, y, _ in loop(0)], 0.055, rim, 12, closed=True)
    for x, y in ((-2.2, -1.1), (2.2, -1.1), (-2.2, 1.1), (2.2, 1.1)):
        tube('cord', [(x, y, z), (x, y, TOP)], 0.008, rim, 6)
    area((0, 0, z), (0, 0, 0), 5.4, 2.6, 120, (1.0, 0.86, 0.68))


def chair(spot, facing, cloth, frame):
    """A tub of cloth on a plinth: the back grows out of the arms. `facing` is a level direction."""
    forward = Vector(facing).normalized()
    across = Vector((forward.y, -forward.x, 0))
    at = lambda f, s, z: tuple(spot + forward * f + across * s + Vector((0, 0, z)))

    def shell(u, v):
        """Around the sitter from knee to knee; v goes up the outer side, over the edge and down the inner one."""
        angle = math.radians(-128 + 256 * u)
        back = 0.5 + 0.5 * math.cos(angle)
        top = 0.60 + 0.20 * back ** 1.5
        profile = ((0.40, 0.10), (0.43, 0.35), (0.445, top - 0.08), (0.435, top - 0.02), (0.395, top), (0.355, top - 0.03),
                   (0.335, top - 0.10), (0.325, 0.42), (0.32, 0.30))
        k = min(v * (len(profile) - 1), len(profile) - 1.001)
        i, t = int(k), k - int(k)
        t = t * t * (3 - 2 * t) if i in (2, 3, 4, 5) else t
        radius, height = (a + (b - a) * t for a, b in zip(profile[i], profile[i + 1]))
        return at(-radius * math.cos(angle) * 0.98, radius * math.sin(angle) * 1.02, height)
    sheet('chair', shell, cloth, 96, 64)
    for u in (0, 1):
        points = [shell(u, k / 40) for k in range(41)]
        mesh('arm end', points, [tuple(range(41))], cloth, smooth=False)
    sheet('cushion', lambda u, v: cushion(at, u, v), cloth, 64, 32, closed=True)
    disc('plinth', at(0, 0, 0.05), (0, 0, 1), 0.34, frame)
    tube('plinth edge', [at(0.33 * math.cos(a), 0.33 * math.sin(a), 0.05) for a in (2 * math.pi * k / 48 for k in range(48))],
         0.035, frame, 10, closed=True)


def cushion(at, u, v):
    angle, lift = 2 * math.pi * u, math.pi * v
    c, s = math.cos(angle), math.sin(angle)
    round_by = lambda value, power: math.copysign(abs(value) ** power, value)
    level = round_by(math.sin(lift), 0.35)
    return at(0.04 + 0.345 * round_by(c, 0.7) * level, 0.325 * round_by(s, 0.7) * level, 0.37 + 0.09 * round_by(math.cos(lift), 0.6))


def cloth_of(name, code):
    made = material(name, Base_Color=linear(code), Roughness=0.9, Specular=0.2, Sheen=0.5)
    bump(made, noise(made, 160.0, 3.0), 0.002, 0.4)
    return made


def side_table(spot, wood, dark):
    at = lambda x, y, z: tuple(spot + Vector((x, y, z)))
    for z in (0.43, 0.455):
        disc('table', at(0, 0, z), (0, 0, 1), 0.30, wood)
    tube('table edge', [at(0.30 * math.cos(a), 0.30 * math.sin(a), 0.4425) for a in (2 * math.pi * k / 64 for k in range(64))],
         0.0125, wood, 8, closed=True)
    tube('stem', [at(0, 0, 0.02), at(0, 0, 0.43)], 0.022, dark, 16)
    disc('foot', at(0, 0, 0.015), (0, 0, 1), 0.19, dark)
    china = plastic('china', 'e9e4da', 0.15)
    for x, y in ((-0.10, 0.06), (0.11, -0.05)):
        sheet('cup', lambda u, v: at(x + (0.026 + 0.014 * v) * math.cos(2 * math.pi * u),
                                     y + (0.026 + 0.014 * v) * math.sin(2 * math.pi * u), 0.468 + 0.06 * v), china, 40, 6, closed=True)
        disc('saucer', at(x, y, 0.462), (0, 0, 1), 0.068, china)
        disc('coffee', at(x, y, 0.512), (0, 0, 1), 0.034, plastic('coffee', '20120a', 0.1))


def sample_table(spot, along, wood):
    """A long table: leathers in a row, veneers beside them, shells of paint at its end."""
    forward = Vector(along).normalized()
    across = Vector((-forward.y, forward.x, 0))
    turn = (0, 0, math.atan2(forward.y, forward.x))
    top = 0.80

    def slab(name, f, s, z, size, made, bevel=0.004):
        middle = spot + forward * f + across * s + Vector((0, 0, z))
        half = Vector(size) / 2
        return box(name, tuple(middle - half), tuple(middle + half), made, bevel, turn=turn)
    slab('top', 0, 0, top - 0.025, (2.5, 0.92, 0.05), wood, 0.012)
    dark = metal('table leg', '5b4632', 0.35)
    for f in (-1.12, 1.12):
        for s in (-0.34, 0.34):
            slab('leg', f, s, (top - 0.05) / 2, (0.035, 0.035, top - 0.05), dark, 0.004)
    above = light_line('table lamp', WARM_LAMP, 6)
    ends = [spot + forward * f + Vector((0, 0, 1.92)) for f in (-0.95, 0.95)]
    tube('table lamp', [tuple(end) for end in ends], 0.018, above, 12)
    for end in ends:
        tube('cord', [tuple(end), (end.x, end.y, TOP)], 0.004, dark, 6)
    middle = spot + Vector((0, 0, 1.88))
    area(tuple(middle), tuple(spot), 1.6, 0.25, 26, WARM_LAMP)
    for k, tone in enumerate(('e2d8c6', '7a4526', '24211f', '8d9194', '5a221c')):
        slab('hide', -0.98 + k * 0.31, -0.13, top + 0.009 + 0.002 * (k % 2), (0.26, 0.36, 0.014), leather('hide', tone), 0.006)
    for k, tone in enumerate(('6a4329', '3b2a1e', 'a07a52')):
        slab('veneer', -0.98 + k * 0.21, 0.27, top + 0.008, (0.17, 0.22, 0.012), material('veneer', Base_Color=linear(tone), Roughness=0.18, Clearcoat=0.6), 0.003)
    for k, (tone, metallic) in enumerate((('f1efe9', 0.0), ('16213f', 0.6), ('7d1620', 0.5), ('20362c', 0.6), ('5b5f63', 0.7))):
        made = material('shell', Base_Color=linear(tone), Metallic=metallic, Roughness=0.3, Clearcoat=1.0, Clearcoat_Roughness=0.02)
        f, s = 0.62 + 0.17 * (k % 3), 0.20 - 0.26 * (k // 3)
        centre = spot + forward * f + across * s
        sheet('shell', lambda u, v: tuple(centre + Vector((0.075 * math.sin(math.pi * v / 2) * math.cos(2 * math.pi * u),
                                                          0.075 * math.sin(math.pi * v / 2) * math.sin(2 * math.pi * u),
                                                          top + 0.045 * math.cos(math.pi * v / 2)))), made, 48, 20, closed=True)


def carpet(spot):
    made = material('carpet', Base_Color=linear('6f6558'), Roughness=1.0, Sheen=0.4)
    bump(made, noise(made, 90.0, 3.0), 0.006, 0.8)
    disc('carpet', tuple(spot + Vector((0, 0, 0.012))), (0, 0, 1), 1.75, made, 96)


def floor_lamp(spot):
    dark = metal('lamp stand', '2a2521', 0.35)
    at = lambda x, y, z: tuple(spot + Vector((x, y, z)))
    disc('lamp foot', at(0, 0, 0.015), (0, 0, 1), 0.16, dark)
    tube('lamp stand', [at(0, 0, 0), at(0, 0, 1.5)], 0.012, dark, 8)
    globe = light_line('globe', WARM_LAMP, 9)
    sheet('globe', lambda u, v: at(0.15 * math.cos(2 * math.pi * u) * math.sin(math.pi * v),
                                   0.15 * math.sin(2 * math.pi * u) * math.sin(math.pi * v),
                                   1.62 + 0.15 * math.cos(math.pi * v)), globe, 32, 16, closed=True)


def build(info, view, size):
    twilight(((0.0, (0.32, 0.36, 0.46)), (0.12, (0.14, 0.21, 0.36)), (0.5, (0.03, 0.06, 0.13))),
             glows=((150, (0.60, 0.40, 0.26), 4, 0.10),), strength=0.9)
    spot = Spot(view, size)
    tall = is_upright(size)
    hall()
    wood = material('walnut', Base_Color=linear('4a3020'), Roughness=0.32, Specular=0.4)
    dark = metal('dark', '29231e', 0.4)
    sand, clay = cloth_of('sand', 'b8a88f'), cloth_of('clay', '7a5a44')
    group = spot.at(-2.1, 1.2) if tall else spot.at(-2.62, 3.55)
    carpet(group)
    right, towards = spot.right, spot.towards
    chair(group - right * 0.62 + towards * 0.05, right * 0.85 + towards * 0.55, sand, dark)
    chair(group + right * 0.52 - towards * 0.45, towards - right * 0.1, clay, dark)
    side_table(group + right * 0.34 + towards * 0.42, wood, dark)
    floor_lamp(group - right * 0.95 - towards * 0.85)
    if not tall:
        sample_table(spot.at(2.75, 3.75), right * 0.97 - towards * 0.24, wood)
    dress_for_daylight(0.2)
    light = CarLight(info, view, size, EYE)
    light.shoulder(7.0, WARM)
    light.doors(2.6, WARM)
    light.bonnet(1.5, WARM)
    light.face(2.0, WARM)
    light.roof(0.7, WARM)
    return (Look(exposure=1.75, contrast=1.2, vignette=0.26),
            dict(fill=0.42, drop=0.01, eye=EYE, lens=34, aside=0.055) if not tall else
            dict(fill=0.64, drop=0.05, eye=EYE, lens=34, aside=0.11))
