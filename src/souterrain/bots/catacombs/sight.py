"""Who can be hit from where."""

from __future__ import annotations

from collections.abc import Sequence

from souterrain.games.catacombs.physics import Body

Point = tuple[float, float]


def hidden(one: Point, two: Point, screens: Sequence[Body]) -> bool:
    """Whether an obstacle stands on the line between two places."""
    dx, dy = two[0] - one[0], two[1] - one[1]
    square = dx * dx + dy * dy
    for screen in screens:
        along = ((screen.x - one[0]) * dx + (screen.y - one[1]) * dy) / square if square else 0.0
        if 0.0 < along < 1.0:
            ex, ey = one[0] + along * dx - screen.x, one[1] + along * dy - screen.y
            if ex * ex + ey * ey < screen.radius * screen.radius:
                return True
    return False
