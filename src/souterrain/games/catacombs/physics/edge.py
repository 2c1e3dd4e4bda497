"""Discs that left the board come back at the edge where they left."""

from collections.abc import Sequence

from .motion import Exit, Surface

Lying = tuple[float, float, float]
"""A disc at rest: its centre and radius."""


def put_back(surface: Surface, radius: float, left_at: Exit, others: Sequence[Lying]) -> tuple[float, float]:
    """Where a disc that left goes: wholly on the board, touching the edge it crossed, at the nearest free spot along
    that edge; if the whole edge is full, one radius further in, and so on; if the whole board is, where it left."""
    low_x, high_x = surface.left + radius, surface.right - radius
    low_y, high_y = surface.top + radius, surface.bottom - radius
    x = min(max(left_at.x, low_x), high_x)
    y = min(max(left_at.y, low_y), high_y)
    across = (
        abs(left_at.x - surface.left),
        abs(left_at.x - surface.right),
        abs(left_at.y - surface.top),
        abs(left_at.y - surface.bottom),
    )
    edge = across.index(min(across))
    upright = edge < 2
    inward = radius if edge in (0, 2) else -radius
    along, low, high, deep = (y, low_y, high_y, high_x - low_x) if upright else (x, low_x, high_x, high_y - low_y)
    for depth in range(int(deep / radius) + 1):
        for shift in range(int(high - low) + 2):
            for place in (along + shift, along - shift) if shift else (along,):
                place = min(max(place, low), high)
                spot = (x + depth * inward, place) if upright else (place, y + depth * inward)
                if _is_clear(*spot, radius, others):
                    return spot
    return x, y


def _is_clear(x: float, y: float, radius: float, others: Sequence[Lying]) -> bool:
    for other_x, other_y, other_radius in others:
        dx, dy, both = x - other_x, y - other_y, radius + other_radius
        if dx * dx + dy * dy < both * both - 1e-9:
            return False
    return True
