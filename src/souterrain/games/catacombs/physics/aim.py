"""From a flick of the finger to the numbers that every machine shares."""

from math import cos, sin

GRAIN = 1024
"""Launch velocities are whole multiples of 1/1024 mm/s: sine and cosine differ in their last bits between C
libraries, and a shot must not."""


def grain(value: float) -> float:
    """A number rounded to the grain."""
    return round(value * GRAIN) / GRAIN


def launch(angle: float, speed: float) -> tuple[float, float]:
    """The velocity of a flick: the angle in radians, 0 along x and growing towards y, the speed in mm/s."""
    return grain(cos(angle) * speed), grain(sin(angle) * speed)
