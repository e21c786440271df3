"""
A car that drives into the last light, seen from behind:
blender -b --factory-startup -P evening_drive.py -- --model gv80 --car FOLDER --view leave34 --register evening-road --out FILE.png
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from exterior import REGISTERS, main
from place.evening_road import CAMERA, NAME, TURN, VIEW
from views import UPRIGHT_TURN, VIEWS

# Here and not in the files of all cars, which would make their pictures stale.
REGISTERS[NAME] = 'place.evening_road'
VIEWS[VIEW] = CAMERA
UPRIGHT_TURN[VIEW] = TURN


if __name__ == '__main__':
    main()
