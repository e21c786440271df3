"""
Welcome: the evening hall as whoever walks up to the car sees it. The cabin is lit, a low light lies on bumper and grille,
a thin line of light on the doors.
"""
from body.cabin_light import light_cabin
from light import evening
from light.aim import Aim
from light.coat import dull
from light.night import CAR, leaning
from views import azimuth_of

LAMPS = evening.LAMPS
# Metres of the wall that shine where that is more than by evening: near or from low down a roof stands higher before it.
GLOW = {'low34-right': 11.0, 'right34': 9.0}
# Beside the line: soft lights on doors, and the large one over the car, are a milky veil over paint that is seen flat.
BESIDE_LINE = {'doors': 0.15, 'over': 0.15}


def build(info, view, size):
    aim = Aim(info, view, size)
    is_past_nose = abs(azimuth_of(view, size)) > 20
    built = evening.build(info, view, size, GLOW.get(view, evening.GLOW), **BESIDE_LINE if is_past_nose else {})
    low_light(aim)
    if is_past_nose:
        line(aim, azimuth_of(view, size))
    # Low light would show it as a pale slab.
    dull('plate', 0.02)
    light_cabin(info)
    return built


def low_light(aim):
    """Bumper and grille stand upright, so they mirror what hangs low before them; it begins softly, or the corner would show its end."""
    aim.before(5.0, 0.5, (16, 1.1), 5.0, evening.PALE, fade=0.85, ends=0.8)


def line(aim, azimuth):
    """Along the doors, under the shoulder's: paint is dark between the two, which shows how the flank is curved."""
    # Flat to the flank paint mirrors several times as much.
    strength = 9.0 * (abs(azimuth) / 46) ** 3.5
    aim.panel((0, -0.97, 0.42), leaning(3), 6.0, (17, 0.4), strength, evening.PALE, CAR, fade=0.9, ends=0.3)
