"""The squared paper that a floor is laid on: which squares are taken, where exits are, and the finished map."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from souterrain.core.view.grid import DoorState
from souterrain.crawl.squares import TOWARDS, Edge, Side, Square, beside, edge
from souterrain.crawl.ways import reach

from ..catalogue import BOOK
from .draft import Arrival, Draft, DraftExit, merge, turned
from .plan import Access, Exit, Plan, Section


class Paper:
    """A floor while it is being laid, and what there is room for on it."""

    def __init__(self, dice: Callable[[int], int], floor: int, arrivals: tuple[Arrival, ...], last: bool) -> None:
        self.sheet = BOOK.sheet
        self.dice = dice
        self.floor = floor
        self.arrivals = arrivals
        self.last = last
        self.sections: list[Draft] = []
        self.exits: list[DraftExit] = []
        self.edges: set[Edge] = set()
        self.taken: dict[Square, int] = {}
        self.accesses: list[Access] = []
        self.queue: deque[DraftExit] = deque()

    # Squares

    def _line(self, way: DraftExit, squares: int) -> list[Square]:
        """As many free squares in a line ahead as there are, at least the entrance square."""
        line = [way.ahead]
        while len(line) < squares and self._free(*beside(line[-1], way.side)):
            line.append(beside(line[-1], way.side))
        return line

    def _fit(self, way: DraftExit, width: int, length: int, entrance: int) -> tuple[list[Square], int, int] | None:
        """A room's squares, near row first, each row from the left: the largest that fits."""
        for w in range(width, 1, -1):
            for deep in range(length, 1, -1):
                first = min(entrance, w)
                for door in [first, *(d for d in range(1, w + 1) if d != first)]:
                    squares = self._rectangle(way, w, deep, door)
                    if all(self._free(x, y) for x, y in squares):
                        return squares, w, deep
        return None

    def _rectangle(self, way: DraftExit, width: int, length: int, door: int) -> list[Square]:
        dx, dy = TOWARDS[way.side]
        rx, ry = TOWARDS[turned(way.side, "right")]
        x, y = way.ahead
        return [
            (x + dx * j + rx * (i - door + 1), y + dy * j + ry * (i - door + 1))
            for j in range(length)
            for i in range(width)
        ]

    def _free(self, x: int, y: int) -> bool:
        return 0 <= x < self.sheet.width and 0 <= y < self.sheet.height and (x, y) not in self.taken

    # Sections and exits

    def _behind(self, kind: str, squares: list[Square], way: DraftExit, theme: str) -> Draft:
        return Draft(kind, squares, theme, self.exits.index(way), self.sections[way.a].depth + 1)

    def _add(self, section: Draft) -> int:
        number = len(self.sections)
        self.sections.append(section)
        for square in section.squares:
            self.taken[square] = number
        if section.entrance >= 0 and section.entrance < len(self.exits):
            self.exits[section.entrance].b = number
        return number

    def _open(
        self, section: int, x: int, y: int, side: Side, kind: DoorState | None = None, joins: int | None = None
    ) -> None:
        """An exit on an edge that has none yet."""
        if kind is None:
            kind = self._exit_kind()
        if not self._claim(x, y, side):
            return
        way = DraftExit(section, x, y, side, kind)
        self.exits.append(way)
        if joins is None:
            self.queue.append(way)
        else:
            way.b = joins

    def _block(self, section: int, x: int, y: int, side: Side) -> None:
        if self._claim(x, y, side):
            self.exits.append(DraftExit(section, x, y, side, "blocked"))

    def _claim(self, x: int, y: int, side: Side) -> bool:
        """One exit an edge at most."""
        between = edge((x, y), beside((x, y), side))
        if between in self.edges:
            return False
        self.edges.add(between)
        return True

    def _exit_kind(self) -> DoorState:
        return BOOK.exits[self.dice(20)].kind

    def _reached_openly(self) -> set[int]:
        ways: dict[int, list[int]] = {number: [] for number in range(len(self.sections))}
        for way in self.exits:
            if way.kept and way.b >= 0 and way.kind not in ("secret", "blocked"):
                ways[way.a].append(way.b)
                ways[way.b].append(way.a)
        starts = [n for n, section in enumerate(self.sections) if section.kind in ("start", "arrival")]
        return set(reach(ways, starts))

    # The finished map

    def plan(self) -> Plan:
        """The finished map."""
        width = self.sheet.width
        kept = [way for way in self.exits if way.kept]
        numbers = {id(way): n for n, way in enumerate(kept)}
        stretch, area = self._together()
        sections = tuple(
            Section(
                draft.kind,
                tuple(sorted(y * width + x for x, y in draft.squares)),
                draft.floor,
                draft.wall,
                draft.theme,
                draft.contents,
                draft.detail,
                numbers[id(self.exits[draft.entrance])] if draft.entrance >= 0 else -1,
                draft.depth,
                stretch[n],
                area[n],
            )
            for n, draft in enumerate(self.sections)
        )
        exits = tuple(Exit(way.a, way.b, way.x, way.y, way.side, way.kind) for way in kept)
        return Plan(width, self.sheet.height, sections, exits, tuple(self.accesses))

    def _together(self) -> tuple[list[int], list[int]]:
        """Which corridors count as one section for experience, and which neighbours share a theme."""
        stretch = list(range(len(self.sections)))
        area = list(range(len(self.sections)))
        for way in self.exits:
            if not way.kept or way.b < 0:
                continue
            a, b = self.sections[way.a], self.sections[way.b]
            same = a.kind == b.kind == "corridor" and (a.floor, a.wall) == (b.floor, b.wall)
            if way.kind == "open" and same:
                merge(stretch, way.a, way.b)
            if a.theme == b.theme:
                merge(area, way.a, way.b)
        return stretch, area
