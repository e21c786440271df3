"""A house of concrete with one lit window, in the last light."""
from common.develop import Look
from common.lights import softbox
from common.materials import light_line, metal, plastic
from common.nodes import material
from common.shapes import box
from place.ground import asphalt, concrete, gradient_sky, plane

LAMPS = (14.0, 9.0)


def build(info, view, size):
    gradient_sky((0.17, 0.20, 0.27), (0.035, 0.055, 0.11), 0.55, 0.5)
    plane('yard', asphalt(0.35, 0.045))
    wall = concrete(0.24)
    # Two slabs and the wall between them; the window is an opening with a warm room behind.
    near, left, right, sill, head = 7.2, 1.4, 8.2, 0.35, 3.0
    box('wall left', (-26, near, 0), (left, near + 0.5, 3.6), wall, 0.02)
    box('wall right', (right, near, 0), (44, near + 0.5, 3.6), wall, 0.02)
    box('sill', (left, near, 0), (right, near + 0.5, sill), wall, 0.02)
    box('lintel', (left, near, head), (right, near + 0.5, 3.6), wall, 0.02)
    box('roof', (-27, near - 2.2, 3.6), (45, near + 9, 4.05), concrete(0.20), 0.02)
    room(near, left, right, sill, head)
    softbox((4.6, -6.6, 3.1), (0.2, 0, 0.8), 11.0, 1.0, 2.4, (0.80, 0.88, 1.0), fade=0.8)
    softbox((-7.4, 3.2, 1.3), (-2.4, 0, 0.6), 4.0, 1.0, 1.5, (0.85, 0.92, 1.0), fade=0.85)
    upright = size[1] > size[0]
    return (Look(exposure=0.75, contrast=1.25, vignette=0.28),
            dict(fill=0.62 if not upright else 0.86, drop=-0.035 if not upright else -0.12, eye=0.5, lens=55))


def room(near, left, right, sill, head):
    plaster = material('plaster', Base_Color=(0.62, 0.5, 0.38, 1), Roughness=0.9)
    deep = near + 4.5
    box('back', (left - 1, deep, 0), (right + 1, deep + 0.1, head), plaster, 0)
    for x in (left - 1, right + 0.9):
        box('side', (x, near + 0.5, 0), (x + 0.1, deep, head), plaster, 0)
    box('floor', (left - 1, near + 0.5, sill - 0.1), (right + 1, deep, sill), plastic('wood floor', '5a3d28', 0.4), 0)
    box('ceiling', (left - 1, near + 0.5, head + 0.02), (right + 1, deep, head + 0.1), plaster, 0)
    box('ceiling light', (left, near + 1.6, head - 0.04), (right, near + 2.0, head), light_line('warm', (1, 0.70, 0.42), 16), 0)
    frame = metal('frame', '2a2826', 0.4)
    for x in (left, (left + right) / 2, right):
        box('mullion', (x - 0.03, near + 0.2, sill), (x + 0.03, near + 0.28, head), frame, 0.002)
    seat = plastic('armchair', '2c241e', 0.8)
    box('armchair', (left + 4.2, near + 2.4, sill), (left + 5.1, near + 3.2, sill + 0.42), seat, 0.08)
    box('armchair back', (left + 4.2, near + 3.1, sill), (left + 5.1, near + 3.3, sill + 0.9), seat, 0.08)
