"""A tunnel whose rings of light converge behind the car, and its end in the blue of the evening."""
import math

from common.develop import Look
from common.lights import world
from common.materials import light_line
from common.nodes import material
from common.shapes import mesh, sheet
from place.air import in_mist
from place.car_light import CarLight, dress_for_daylight
from place.ground import asphalt, concrete, grey, noise, ramp
from views import is_turned, is_upright

LAMPS = (14.0, 9.0)
# Height of the camera as a share of the car's.
EYE = 0.62
HALF, CROWN, SPRING = 5.6, 5.4, 1.1
# The car stands aslant in the bore, so that one looks down its length: degrees from the car's axis, metres aside.
TURN, ASIDE = 22.0, -0.6
LENGTH, STEP, FIRST = 170.0, 6.5, 13.0
HAZE = (0.020, 0.026, 0.036)


def laid(along, across, up):
    """A place in the bore as one of the car's world."""
    around = math.radians(TURN)
    across += ASIDE
    return (along * math.cos(around) - across * math.sin(around), along * math.sin(around) + across * math.cos(around), up)


def section(t, inset=0.0):
    """The wall from the left foot (0) over the crown to the right foot (1): upright, then an arch."""
    angle = math.pi * t
    across, up = -(HALF - inset) * math.cos(angle), SPRING + (CROWN - SPRING - inset) * math.sin(angle)
    if t < 0.04 or t > 0.96:
        up = SPRING * min(t, 1 - t) / 0.04
    return across, up


def ring(along, made, wide=0.10, deep=0.05):
    """A band of light that stands a little before the wall, from kerb to kerb."""
    steps = 72
    points, faces = [], []
    for k in range(steps + 1):
        t = 0.035 + 0.93 * k / steps
        for inset in (0.02, 0.02 + deep):
            across, up = section(t, inset)
            points += [laid(along - wide / 2, across, up), laid(along + wide / 2, across, up)]
    for k in range(steps):
        a, b = 4 * k, 4 * (k + 1)
        faces += [(a + 2, a + 3, b + 3, b + 2), (a, a + 2, b + 2, b), (a + 3, a + 1, b + 1, b + 3)]
    return mesh('ring', points, faces, made, angle=30)


def lining():
    """Panels of smooth concrete: they show their curve by what they mirror of the rings."""
    made = material('lining', Specular=0.5, Roughness=0.3)
    grey(made, ramp(made, noise(made, 0.5, 6.0), 0.3, 0.7, 0.055, 0.075))
    in_mist(made, HAZE, 25, 190, 0.85)
    return made


def bore():
    made = lining()

    def wall(u, v):
        across, up = section(v)
        return laid(-26 + (LENGTH + 26) * u, across, up)
    sheet('bore', wall, made, 120, 100)
    joint = material('joint', Base_Color=(0.008, 0.008, 0.009, 1), Roughness=0.9)
    # Beside the camera a joint is a black bar.
    for k in range(-1, int(LENGTH / STEP)):
        ring(FIRST + (k + 0.5) * STEP, joint, 0.05, 0.004)
    for side in (-1, 1):
        kerb(side)


def kerb(side):
    made = in_mist(concrete(0.09, 0.5), HAZE, 25, 190, 0.85)
    outer, inner = HALF + 0.05, HALF - 0.75
    points, faces = [], []
    for along in (-26, LENGTH):
        for across, up in ((inner, 0), (inner + 0.03, 0.22), (outer, 0.22)):
            points.append(laid(along, side * across, up))
    for k in range(2):
        faces.append((k, k + 1, k + 4, k + 3))
    mesh('kerb', points, faces, made, smooth=False)


def end():
    """The sky behind the mouth, brightest at the horizon, and the road that goes on under it."""
    for low, high, colour in ((-1, 1.6, (0.95, 0.62, 0.42)), (1.6, 3.2, (0.42, 0.50, 0.66)), (3.2, 14, (0.12, 0.22, 0.42))):
        made = light_line('evening', colour, 1.5)
        points = [laid(LENGTH + 30, across, up) for across, up in ((-16, low), (16, low), (16, high), (-16, high))]
        mesh('evening', points, [(0, 1, 2, 3)], made)


def road():
    made = in_mist(asphalt(0.72, 0.016), HAZE, 30, 190, 0.6)
    points = [laid(along, across, 0) for along, across in ((-40, -20), (LENGTH + 60, -20), (LENGTH + 60, 20), (-40, 20))]
    mesh('road', points, [(0, 1, 2, 3)], made)
    paint = material('marking', Base_Color=(0.45, 0.45, 0.43, 1), Roughness=0.5)
    for k in range(-1, 16):
        points = [laid(along, across, 0.003) for along, across in
                  ((k * 10 + 6, 2.25), (k * 10 + 10, 2.25), (k * 10 + 10, 2.37), (k * 10 + 6, 2.37))]
        mesh('marking', points, [(0, 1, 2, 3)], paint)


def build(info, view, size):
    world((0.003, 0.0034, 0.004))
    bore()
    road()
    end()
    shine = light_line('ring', (1.0, 0.90, 0.78), 8.5)
    # One is left out: its foot would stand beside the face of the car.
    for along in [FIRST + k * STEP for k in range(-6, int((LENGTH - FIRST) / STEP)) if k != -1 or is_turned(view)]:
        ring(along, shine)
    dress_for_daylight(0.6)
    light = CarLight(info, view, size, EYE, reach=0.55)
    light.shoulder(9.0, (1.0, 0.92, 0.82))
    light.doors(1.3)
    light.bonnet(1.6, (1.0, 0.92, 0.82))
    if not is_turned(view):
        light.face(1.8)
    light.roof(2.0, (1.0, 0.92, 0.82))
    return (Look(exposure=0.75, contrast=1.24, vignette=0.25),
            dict(fill=0.62, drop=0.05, eye=EYE) if not is_upright(size) else dict(fill=0.88, drop=0.15, eye=EYE))
