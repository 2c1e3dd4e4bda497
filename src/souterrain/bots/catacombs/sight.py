"""Who can be hit from where."""

from __future__ import annotations

from collections.abc import Sequence

from souterrain.games.catacombs.physics import Body

Point = tuple[float, float]


def hidden(one: Point, two: Point, screens: Sequence[Body]) -> bool:
    """Whether an obstacle stands on the line between two places."""
    x, y = one
    dx, dy = two[0] - x, two[1] - y
    square = dx * dx + dy * dy
    for sx, sy, radius, _, _ in screens:
        along = ((sx - x) * dx + (sy - y) * dy) / square if square else 0.0
        if 0.0 < along < 1.0:
            ex, ey = x + along * dx - sx, y + along * dy - sy
            if ex * ex + ey * ey < radius * radius:
                return True
    return False
