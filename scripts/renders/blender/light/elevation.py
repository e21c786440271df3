"""
The car alone, level from the side, cut out: a room that only the car sees. Bright over it and pale under it, so that it
belongs on paper; dark behind the camera, or paint would have no colour of its own.
"""
from common.develop import Look
from common.lights import softbox, world
from common.nodes import linear, material
from common.shapes import mesh
from light.coat import clear_coat, dark_rails
from light.panel import panel

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
    # The flank: long lights without an edge, for level from the side an edge is a pale shape with an outline.
    along = (1, 0, 0)
    panel((0.0, -5.2, 3.1), (0, 0, 0.85), along, (14.0, 3.0), 5.0, (1, 0.99, 0.97), ends=0.3, edges=1.0)
    # Low and long: the crease over the sill, the wheels.
    panel((0.0, -7.0, 0.6), (0, 0, 0.42), along, (11.0, 0.9), 3.4, (1, 1, 1), ends=0.3, edges=1.0)
    # Ends turn away from the camera: each sees a lamp of its own.
    panel((-6.5, -2.6, 1.5), (-2.2, 0, 0.7), (2.6, -6.5, 0), (3.6, 2.6), 2.4, (0.98, 0.99, 1), ends=0.8, edges=0.8)
    panel((6.5, -2.6, 1.5), (2.2, 0, 0.7), (2.6, 6.5, 0), (3.6, 2.6), 2.2, (0.98, 0.99, 1), ends=0.8, edges=0.8)
    clear_coat()
    dark_rails()
    return Look(exposure=0.5, contrast=1.5, saturation=1.4, vignette=0.0, glare=0.0), ground
