"""A house of concrete in the last light; one window is lit, and the wet yard mirrors it."""
import bpy

from common.develop import Look
from common.lights import area
from common.materials import light_line, metal, plastic
from common.nodes import bump, material
from common.shapes import box, disc, sheet, tube
from place.car_light import WARM, CarLight, dress_for_daylight
from place.luggage import add_luggage
from place.ground import board_concrete, concrete, noise, slabs
from place.plants import grasses, green
from place.sky import twilight
from views import is_upright

LAMPS = (14.0, 9.0)
# Height of the camera as a share of the car's.
EYE = 0.6
# The wall of the house, its window, and the pool before it (m).
NEAR, LEFT, RIGHT, SILL, HEAD, TOP = 8.6, 6.2, 30.0, 0.12, 2.75, 3.7
POOL = (3.0, 40.0, 5.6, 7.7)
ALONG = -17.2


def wall():
    made = board_concrete(0.21)
    box('wall left', (-26, NEAR, 0), (LEFT, NEAR + 0.45, TOP), made, 0.01)
    box('wall right', (RIGHT, NEAR, 0), (60, NEAR + 0.45, TOP), made, 0.01)
    box('lintel', (LEFT, NEAR, HEAD), (RIGHT, NEAR + 0.45, TOP), made, 0.01)
    box('sill', (LEFT, NEAR - 0.1, 0), (RIGHT, NEAR + 0.45, SILL), concrete(0.16), 0.01)
    box('roof', (-27, NEAR - 2.4, TOP), (62, NEAR + 9, TOP + 0.38), concrete(0.17), 0.015)
    # Light along the wall from a slot in the eaves: it grazes the boards.
    area((-4.0, NEAR - 0.5, TOP - 0.05), (-4.0, NEAR + 0.1, 0.0), 12.0, 0.10, 26, (1, 0.74, 0.48))


def yard():
    x0, x1, y0, y1 = POOL
    made = slabs(0.55, 0.055)
    for name, low, high in (('yard near', (-60, -60), (90, y0)), ('yard left', (-60, y0), (x0, 40)),
                            ('yard far', (x0, y1), (90, 40)), ('yard right', (x1, y0), (90, y1))):
        sheet(name, lambda u, v, a=low, b=high: (a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * v, 0), made, 1, 1)
    water = material('water', Base_Color=(0.004, 0.006, 0.008, 1), Roughness=0.01, Specular=0.6)
    bump(water, noise(water, 1.6, 3.0), 0.006, 0.35)
    sheet('pool', lambda u, v: (x0 + (x1 - x0) * u, y0 + (y1 - y0) * v, -0.06), water, 1, 1)
    rim = concrete(0.22)
    box('pool edge', (x0 - 0.3, y0 - 0.3, -0.3), (x1, y0, 0.05), rim, 0.01)
    box('pool end', (x0 - 0.3, y0, -0.3), (x0, y1, 0.05), rim, 0.01)


def room():
    """One long room: slatted wood, a picture, a sofa, lamps, curtains at both ends."""
    plaster = material('plaster', Base_Color=(0.60, 0.52, 0.43, 1), Roughness=0.9)
    deep = NEAR + 5.2
    box('back', (LEFT - 1, deep, 0), (RIGHT + 1, deep + 0.1, HEAD + 0.4), plaster, 0)
    for x in (LEFT - 1, RIGHT + 0.9):
        box('side', (x, NEAR + 0.45, 0), (x + 0.1, deep, HEAD + 0.4), plaster, 0)
    box('floor', (LEFT - 1, NEAR + 0.45, 0), (RIGHT + 1, deep, SILL), plastic('wood floor', '6b4a30', 0.3), 0)
    box('ceiling', (LEFT - 1, NEAR + 0.45, HEAD + 0.35), (RIGHT + 1, deep, HEAD + 0.45), plaster, 0)
    wood = plastic('slats', '5c3d26', 0.5)
    for k in range(58):
        x = 15.5 + k * 0.13
        box('slat', (x, deep - 0.07, SILL), (x + 0.075, deep, HEAD + 0.35), wood, 0)
    box('shelf', (8.2, deep - 0.35, 0.75), (12.6, deep, 0.80), wood, 0)
    for k, tall in enumerate((0.3, 0.26, 0.34, 0.22, 0.3, 0.28)):
        box('book', (8.5 + k * 0.09, deep - 0.28, 0.80), (8.565 + k * 0.09, deep - 0.05, 0.80 + tall),
            plastic('book', ('7a3325', '33424a', '8c7a58', '2b2b2b', '5a5244', '6b6f62')[k], 0.7), 0)
    box('picture', (9.6, deep - 0.04, 1.25), (11.8, deep, 2.35), plastic('canvas', '23343b', 0.8), 0.005)
    box('picture field', (9.9, deep - 0.05, 1.5), (11.0, deep, 1.95), plastic('ochre', 'a8672e', 0.8), 0)
    furniture()
    lamps(deep)
    curtain(LEFT + 0.1, 8.0)
    curtain(RIGHT - 3.2, RIGHT - 0.2)
    frame = metal('frame', '1c1b1a', 0.4)
    for k in range(7):
        x = LEFT + (RIGHT - LEFT) * k / 6
        box('mullion', (x - 0.035, NEAR + 0.15, SILL), (x + 0.035, NEAR + 0.28, HEAD), frame, 0.002)
    for z in (SILL, HEAD - 0.06):
        box('rail', (LEFT, NEAR + 0.15, z), (RIGHT, NEAR + 0.28, z + 0.06), frame, 0.002)


def furniture():
    cloth = plastic('cloth', '4c463d', 0.9)
    y = NEAR + 2.7
    box('sofa', (16.0, y, SILL + 0.08), (19.2, y + 0.95, SILL + 0.42), cloth, 0.07)
    box('sofa back', (16.0, y - 0.02, SILL + 0.3), (19.2, y + 0.25, SILL + 0.82), cloth, 0.09)
    for x in (16.0, 18.95):
        box('sofa arm', (x, y, SILL + 0.2), (x + 0.25, y + 0.95, SILL + 0.62), cloth, 0.07)
    top = plastic('table', '2f2118', 0.3)
    box('table', (22.0, y, SILL + 0.70), (25.6, y + 1.0, SILL + 0.75), top, 0.01)
    for x in (22.3, 25.2):
        box('leg', (x, y + 0.2, SILL), (x + 0.08, y + 0.8, SILL + 0.70), top, 0)


def lamps(deep):
    globe = light_line('globe', (1, 0.72, 0.42), 16)
    cord = plastic('cord', '141414', 0.6)
    for x in (22.9, 23.8, 24.7):
        ball((x, NEAR + 3.2, 1.95), 0.15, globe)
        tube('cord', [(x, NEAR + 3.2, 2.1), (x, NEAR + 3.2, HEAD + 0.35)], 0.008, cord, 6)
    ball((13.6, deep - 0.9, 1.75), 0.21, globe)
    tube('stand', [(13.6, deep - 0.9, SILL), (13.6, deep - 0.9, 1.6)], 0.012, cord, 6)
    disc('foot', (13.6, deep - 0.9, SILL + 0.01), (0, 0, 1), 0.16, cord)
    box('cove', (LEFT, deep - 0.3, HEAD + 0.28), (RIGHT, deep - 0.1, HEAD + 0.30), light_line('cove', (1, 0.66, 0.36), 9), 0)
    area((18.0, NEAR + 2.6, HEAD + 0.3), (18.0, NEAR + 2.6, 0), 22.0, 2.4, 330, (1, 0.69, 0.41))


def ball(centre, radius, made):
    import math
    sheet('ball', lambda u, v: (centre[0] + radius * math.cos(2 * math.pi * u) * math.sin(math.pi * v),
                                centre[1] + radius * math.sin(2 * math.pi * u) * math.sin(math.pi * v),
                                centre[2] + radius * math.cos(math.pi * v)), made, 24, 12, closed=True)


def curtain(x0, x1):
    import math
    linen = material('linen', Base_Color=(0.62, 0.55, 0.46, 1), Roughness=0.95, Transmission=0.25)
    folds = (x1 - x0) / 0.16
    sheet('curtain', lambda u, v: (x0 + (x1 - x0) * u, NEAR + 0.62 + 0.07 * math.sin(2 * math.pi * folds * u)
                                   + 0.02 * math.sin(11 * u), SILL + (HEAD + 0.2 - SILL) * v), linen, 260, 1)


def garden():
    made = green('grass', (0.16, 0.14, 0.075))
    grasses([(-6.4 + 0.42 * k, NEAR - 0.75 - 0.22 * (k % 2)) for k in range(21)], made, tall=1.15)
    for x in (-5.2, -2.2, 0.8):
        area((x, NEAR - 1.3, 0.06), (x, NEAR - 0.3, 1.6), 0.3, 0.3, 3.2, (1, 0.72, 0.44))


def stand_before_the_window(house):
    """Seen straight on there is wall behind the car: the house moves along, and the car stands before its light."""
    for part in house:
        part.location.x += ALONG


def come_home(info):
    """Beside the tail stands what was brought; under the coat a tail away from the window is lit by the yard's own lamp."""
    tail = -info['car']['length'] / 2000
    add_luggage((tail - 0.05, 1.40), 210)
    area((tail - 5.5, -5.5, 4.2), (0, 0, 0.7), 5.0, 2.4, 90, (1.0, 0.92, 0.84))


def build(info, view, size):
    car = set(bpy.context.scene.objects)
    twilight(((0.0, (0.30, 0.33, 0.40)), (0.10, (0.16, 0.22, 0.34)), (0.5, (0.035, 0.062, 0.125))),
             glows=((-35, (0.55, 0.42, 0.34), 3, 0.12),), strength=0.55)
    wall()
    yard()
    room()
    garden()
    if view == 'across' and not is_upright(size):
        stand_before_the_window(set(bpy.context.scene.objects) - car)
    if view == 'away34':
        come_home(info)
    dress_for_daylight(0.7)
    light = CarLight(info, view, size, EYE)
    light.shoulder(9.0, (0.92, 0.95, 1.0))
    light.doors(2.3)
    light.bonnet(1.6)
    light.face(1.5)
    light.roof(2.2, WARM)
    home = view == 'away34'
    return (Look(exposure=0.85, contrast=1.22, saturation=1.28 if home else 1.12, vignette=0.26),
            dict(fill=0.62, drop=0.055, eye=EYE, lens=55, aside=0.05 if home else 0.0) if not is_upright(size) else
            dict(fill=0.78 if home else 0.88, drop=0.16, eye=EYE, lens=55, aside=0.05 if home else 0.0))
