"""Wet asphalt at night under two lines of light that run past the car to the horizon."""
from common.develop import Look
from common.lights import softbox
from common.materials import light_line
from common.shapes import box
from place.ground import asphalt, concrete, gradient_sky, plane

LAMPS = (15.0, 9.0)


def build(info, view, size):
    gradient_sky((0.020, 0.028, 0.042), (0.002, 0.003, 0.006), 1.0, 0.35)
    plane('street', asphalt(0.75))
    warm = light_line('line', (1.0, 0.80, 0.58), 9.0)
    cool = light_line('line', (0.72, 0.86, 1.0), 7.0)
    # Both lines float on a dark wall along the street.
    box('wall', (-60, 11.0, 0), (120, 11.6, 4.6), concrete(0.10), 0.02)
    box('upper line', (-60, 10.9, 2.70), (120, 11.02, 2.78), warm, 0)
    box('lower line', (-60, 10.9, 2.36), (120, 11.02, 2.44), warm, 0)
    box('kerb', (-60, 9.4, 0), (120, 11.0, 0.14), concrete(0.07), 0.02)
    # What the flank mirrors: the same lines on the other side of the street, out of the picture.
    box('far upper line', (-20, -9.3, 3.15), (90, -9.2, 3.3), cool, 0).visible_camera = False
    box('far lower line', (-20, -9.3, 2.5), (90, -9.2, 2.65), cool, 0).visible_camera = False
    softbox((-7.4, 3.0, 1.2), (-2.4, 0, 0.6), 4.0, 0.9, 1.4, (1, 0.93, 0.84), fade=0.9)
    upright = size[1] > size[0]
    return (Look(exposure=0.8, contrast=1.25, vignette=0.3),
            dict(fill=0.66 if not upright else 0.86, drop=-0.03 if not upright else -0.10, eye=0.52))
