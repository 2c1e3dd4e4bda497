"""Shortest ways that many ask for: a crowd of dwellers is after the same few heroes, and few of them can move."""

from __future__ import annotations

from souterrain.crawl.ground import Memo
from souterrain.crawl.squares import Square
from souterrain.crawl.ways import reach, way_to

from ..ground import Ground, Paths, Squares


class Routes:
    """The shortest ways to the nearest of some goals round what is blocked. Whoever asks first has his own looked for;
    for all others the distances of all squares are worked out at once."""

    def __init__(self, here: Ground, how: Paths, goals: Squares, blocked: Squares) -> None:
        self._here, self._how, self._goals, self._blocked = here, how, goals, blocked
        self._steps = here.paths(how)
        self._asked = False
        self._far: dict[Square, int] | None = None

    def way_from(self, start: Square) -> list[Square]:
        """The way from a square, which is left out, as `way_to` would find it; empty where there is none."""
        if start in self._goals or not self._asked:
            self._asked = True
            return way_to(self._steps, start, self._goals, self._blocked)
        if self._far is None:
            self._far = reach(self._here.back(self._how), self._goals, blocked=self._blocked)
        return _down(self._far, self._steps, start)


def _down(far: dict[Square, int], steps: dict[Square, tuple[Square, ...]], at: Square) -> list[Square]:
    """From square to square, each nearer to a goal than the one before; of equals the one that comes first."""
    way: list[Square] = []
    while not way or far[at]:
        near = [to for to in steps[at] if to in far]
        if not near:
            return []
        at = min(near, key=far.__getitem__)
        way.append(at)
    return way


_ROUTES: Memo[tuple[Ground, Paths, Squares, Squares], Routes] = Memo(64)


def route(here: Ground, how: Paths, start: Square, goals: Squares, blocked: Squares) -> list[Square]:
    """The shortest way from a square to the nearest other one among some goals; nobody enters what is blocked."""
    if not goals:
        return []
    name = (here, how, goals, blocked)
    return (_ROUTES.get(name) or _ROUTES.keep(name, Routes(*name))).way_from(start)
