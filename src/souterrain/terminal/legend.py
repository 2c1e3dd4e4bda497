"""The legend: every sign that is on the board now, with what it means."""

from __future__ import annotations

from collections.abc import Iterator

from souterrain.core.view import Board, Grid, Points

from .glyphs import DOORS, FLOORS, LEAVES, SHAPES, WAYS
from .grid import leaf_of
from .words import Words

_GROUNDS = {":": "planned", "~": "water", ",": "rubble", "#": "pillar", "v": "depth", "^": "lava"}
"""What grounds other than plain floor are called."""


def legend(board: Board, words: Words) -> list[str]:
    """The signs of the place, then the names of what stands in it, of which the board has room for the beginning."""
    if isinstance(board, Points):
        return list(dict.fromkeys(_points(board, words)))
    if isinstance(board, Grid):
        names = dict.fromkeys(words.say(feature.label) for feature in board.features)
        return [*dict.fromkeys(_squares(board, words)), *([", ".join(names)] if names else [])]
    return []


def _points(board: Points, words: Words) -> Iterator[str]:
    for point in board.points:
        yield f"{SHAPES[point.shape]} {words(f'web-shape-{point.shape}')}"
    for edge in board.edges:
        sign = WAYS[edge.kind] and (LEAVES[edge.state] or WAYS[edge.kind])
        if sign:
            state = f" ({words(f'web-leaf-{edge.state}')})" if edge.state else ""
            yield f"{sign} {words(f'web-way-{edge.kind}')}{state}"


def _squares(board: Grid, words: Words) -> Iterator[str]:
    for ground, name in _GROUNDS.items():
        if any(ground in row for row in board.rows):
            yield f"{FLOORS[ground]} {words(f'web-ground-{name}')}"
    for door in board.doors:
        if DOORS[door.state].strip():
            yield f"{DOORS[door.state]} {words(f'web-door-{door.state}')}"
    for leaf in map(leaf_of, board.features):
        if leaf:
            yield f"{DOORS[leaf]} {words(f'web-door-{leaf}')}"
