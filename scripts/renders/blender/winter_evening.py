"""
A car before the concrete house on a winter evening:
blender -b --factory-startup -P winter_evening.py -- --model gv70 --car FOLDER --view front34 --register snowy-yard --out FILE.png
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from exterior import REGISTERS, main
from place.snowy_yard import NAME

# Here and not in the files of all cars, which would make their pictures stale.
REGISTERS[NAME] = 'place.snowy_yard'


if __name__ == '__main__':
    main()
