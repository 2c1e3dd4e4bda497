"""Discs that slide and collide: an analytic solver, and where discs may lie."""

from .aim import grain, launch
from .compiled import slide
from .edge import put_back
from .motion import Body, Exit, Hit, Leg, Motion, Surface
from .solver import REST_SPEED, SAME_INSTANT
from .spots import Region, Ring, is_free, nearest_free

__all__ = [
    "REST_SPEED", "SAME_INSTANT", "Body", "Exit", "Hit", "Leg", "Motion", "Region", "Ring", "Surface",
    "grain", "is_free", "launch", "nearest_free", "put_back", "slide",
]  # fmt: skip
