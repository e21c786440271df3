"""
The car alone, level from the side, cut out: a room that only the car sees. Bright over it and pale under it, so that it
belongs on paper; dark behind the camera, or paint would have no colour of its own.
"""
from common.develop import Look
from common.lights import softbox, world
from common.nodes import linear, material
from common.shapes import mesh
from light.coat import clear_coat

LAMPS = (5.0, 4.0)


def floor():
    """Pale, and seen by the car only: what one sees of it is the car's shadow."""
    made = material('floor', Base_Color=linear('9a9894'), Roughness=0.55, Specular=0.3)
    added = mesh('floor', [(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)], [(0, 1, 2, 3)], made, smooth=False)
    return added


def build(info):
    world((0.045, 0.046, 0.048))
    ground = floor()
    height = info['car']['height'] / 1000
    # Over the car: roof, bonnet and shoulder.
    softbox((0.2, 0.4, height + 2.6), (0, 0.1, 0), 9.5, 2.4, 4.6, (1, 0.99, 0.97))
    # The flank: a long box whose lower edge runs along the shoulder, bright there and fading upwards.
    softbox((0.0, -5.2, 3.1), (0, 0, 0.85), 12.0, 1.9, 3.4, (1, 0.99, 0.97), fade=-0.5)
    # Low and long: the crease over the sill, the wheels.
    softbox((0.0, -7.0, 0.42), (0, 0, 0.42), 10.0, 0.36, 2.6, (1, 1, 1))
    # Ends turn away from the camera: each sees a lamp of its own.
    softbox((-6.5, -2.6, 1.5), (-2.2, 0, 0.7), 3.2, 2.2, 2.6, (0.98, 0.99, 1), fade=0.8)
    softbox((6.5, -2.6, 1.5), (2.2, 0, 0.7), 3.2, 2.2, 2.4, (0.98, 0.99, 1), fade=0.8)
    clear_coat()
    return Look(exposure=0.5, contrast=1.5, saturation=1.4, vignette=0.0, glare=0.0), ground
