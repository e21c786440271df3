"""
A car that drives on a road of snow at blue hour, seen from low before it; what is far is out of focus:
blender -b --factory-startup -P winter_road.py -- --model gv80 --car FOLDER --view winter34 --register winter-road --out FILE.png
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from common import render
from exterior import REGISTERS, arguments, build
from place.winter_road import CAMERA, NAME, STOP, TURN, VIEW, focus_of
from views import UPRIGHT_TURN, VIEWS

# Here and not in the files of all cars, which would make their pictures stale.
REGISTERS[NAME] = 'place.winter_road'
VIEWS[VIEW] = CAMERA
UPRIGHT_TURN[VIEW] = TURN


def focus(scene):
    """Sharp are nose and front wheel; the wood is far behind what is sharp."""
    lens = scene.camera.data
    lens.dof.use_dof = True
    lens.dof.focus_distance = focus_of(scene.camera.location)
    lens.dof.aperture_fstop = STOP


def main():
    options = render.parse(arguments())
    scene, look = build(options, options.finish)
    focus(scene)
    render.finish(scene, options, look)


if __name__ == '__main__':
    main()
