"""What a level's map says about pairs of squares: where a blow can land, what one sees. Worked out for a square when
first asked for, and kept as long as the map is."""

from __future__ import annotations

from collections.abc import Collection, Container

from souterrain.crawl.sight import Line, lines
from souterrain.crawl.squares import Edge, Square, around, edge

Lines = tuple[Line, ...]

_DIAGONALS = ((-1, -1), (1, -1), (-1, 1), (1, 1))


class Blows(dict[Square, frozenset[Square]]):
    """The squares that can be attacked from a square: the adjacent ones, with a long weapon the diagonal ones too; not
    through what is shut, and through a doorway only straight across."""

    def __init__(self, floor: Container[Square], shut: Container[Edge], doorways: Container[Edge], long: bool) -> None:
        super().__init__()
        self._floor = floor
        self._shut = shut
        self._doorways = doorways
        self._long = long

    def __missing__(self, square: Square) -> frozenset[Square]:
        beside = {near for near in around(square) if self._clear(square, near)}
        blows = self[square] = frozenset(beside | self._corners(square, beside) if self._long else beside)
        return blows

    def _corners(self, square: Square, beside: set[Square]) -> set[Square]:
        x, y = square
        return {
            (x + dx, y + dy)
            for dx, dy in _DIAGONALS
            for between in ((x + dx, y), (x, y + dy))
            if between in beside
            and self._clear(between, (x + dx, y + dy))
            and edge(square, between) not in self._doorways
            and edge(between, (x + dx, y + dy)) not in self._doorways
        }

    def _clear(self, a: Square, b: Square) -> bool:
        """Whether a blow can pass the edge between two squares: no wall, closed door or grille."""
        return b in self._floor and edge(a, b) not in self._shut


class Views(dict[tuple[Square, Square], Lines]):
    """The lines of sight between two squares that walls and doors leave free. An open door is opaque too, unless one of
    the two stands next to it."""

    def __init__(self, walls: frozenset[Edge], doorways: Collection[Edge]) -> None:
        super().__init__()
        self._walls = walls
        self._doorways = doorways
        self._opaque: dict[tuple[Edge, ...], frozenset[Edge]] = {}
        """What one does not see through who stands at some doorways."""

    def __missing__(self, ends: tuple[Square, Square]) -> Lines:
        a, b = ends
        near = tuple([door for door in self._doorways if a in door or b in door])
        opaque = self._opaque.get(near)
        if opaque is None:
            opaque = self._opaque[near] = self._walls.union(self._doorways).difference(near)
        found = self[ends] = lines(a, b, opaque)
        return found
