"""Where the parts of a row stand that more than one scene asks for."""

from dash import Dash
from door import DoorCard


def front_door(cabin, side):
    """Card of a front door, from the dash to behind its seat."""
    nose = Dash(cabin).nose
    return DoorCard(cabin, side, nose + 0.02, cabin.front_hip + 0.42, arm=(cabin.front_hip - 0.25, cabin.front_hip + 0.16))


def driver_door(cabin):
    return front_door(cabin, -1)
