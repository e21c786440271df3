"""
Welcome: the evening hall as whoever walks up to the car sees it. The cabin is lit, a low light lies on bumper and grille
where they are seen.
"""
from body.cabin_light import light_cabin
from light import evening
from light.aim import Aim
from light.coat import dull
from light.panel import panel
from views import azimuth_of

LAMPS = evening.LAMPS
# Metres of the wall that shine where that is more than by evening: near or from low down a roof stands higher before it.
GLOW = {'low34-right': 11.0, 'right34': 9.0}
# Degrees from the nose: seen from further round, the low light would lie on doors and tail as a veil.
FACE_SEEN = 75


def build(info, view, size):
    built = evening.build(info, view, size, GLOW.get(view, evening.GLOW))
    if abs(azimuth_of(view, size)) < FACE_SEEN:
        low_light(Aim(info, view, size))
        bounce(Aim(info, view, size))
    # Low light would show it as a pale slab.
    dull('plate', 0.05)
    light_cabin(info)
    return built


def low_light(aim):
    """Bumper and grille stand upright, so they mirror what hangs low before them; it begins softly, or the corner would show its end."""
    aim.before(5.0, 0.5, (16, 1.1), 5.0, evening.PALE, fade=0.85, ends=0.8)


def bounce(aim):
    """What leans to the floor, chin and sill, would mirror nothing but its black: a pale card lies before the nose and along the flank."""
    card(aim, (-aim.half - 1.1, 0), (9, 2.2), (0, 1, 0), 0.32)
    card(aim, (0, -2.0 * aim.side), (12, 2.0), (1, 0, 0), 0.05)


def card(aim, middle, size, along, strength):
    place = (middle[0], middle[1], 0.03)
    return panel(place, (middle[0], middle[1], 1), along, size, strength, evening.PALE, ends=0.6)
