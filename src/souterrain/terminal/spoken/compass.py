"""Squares and sides, as a view names them."""

from __future__ import annotations

from souterrain.core.view import Wall

Square = tuple[int, int]

SIDES: tuple[Wall, ...] = ("n", "e", "s", "w")
OPPOSITE: dict[Wall, Wall] = {"n": "s", "e": "w", "s": "n", "w": "e"}
_TOWARDS: dict[Wall, Square] = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


def square(place: str) -> Square:
    """The square that a place "x,y" is."""
    x, _, y = place.partition(",")
    return int(x), int(y)


def beside(spot: Square, side: Wall, far: int = 1) -> Square:
    """The square so far to one side."""
    across, down = _TOWARDS[side]
    return spot[0] + across * far, spot[1] + down * far


def apart(a: Square, b: Square) -> int:
    """How many steps two squares lie apart."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1])
