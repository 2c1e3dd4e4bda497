"""The program's own underworld: a floor is laid section by section from the dice of its own stream.

A floor's map is a function of the underworld's seed, the floor's number and the accesses that lead to it: nothing
that the character does changes it, and it is the same in every process."""

from __future__ import annotations

from souterrain.core.view.grid import DoorState
from souterrain.crawl.squares import Side, Square, side_of

from ..catalogue import BOOK
from .draft import Arrival, Dice, Draft, DraftExit, turned
from .paper import Paper
from .plan import Access, Plan
from .tables import Corridor

NEW_THEME = frozenset({"locked", "grille", "secret"})


def floor_plan(seed: str, floor: int, arrivals: tuple[Arrival, ...], last: bool = False) -> Plan:
    """The map of a floor: the first attempt with enough sections, or the largest of all."""
    sheet = BOOK.sheet
    best: Laying | None = None
    for attempt in range(sheet.attempts):
        laying = Laying(Dice(seed, floor, attempt), floor, arrivals, last)
        laying.lay()
        if best is None or len(laying.sections) > len(best.sections):
            best = laying
        if len(laying.sections) >= sheet.fewest:
            break
    assert best is not None
    best.give_a_way_down()
    return best.plan()


class Laying(Paper):
    """One attempt at a floor, in the order of the generator's steps."""

    def lay(self) -> None:
        if self.floor == 1:
            self._start()
        for arrival in self.arrivals:
            self._arrive(arrival)
        while self.queue:
            self._follow(self.queue.popleft())

    def _start(self) -> None:
        start = BOOK.start
        squares = [(start.x + i, start.y + j) for j in range(start.length) for i in range(start.width)]
        section = self._add(Draft("start", squares, self._new_theme(), -1, 0))
        self.sections[section].floor, self.sections[section].wall = start.floor, start.wall
        self.accesses.append(Access(section, *start.stairs, "way-out", 0))
        for way in start.exits:
            self._open(section, way.x, way.y, way.side, way.kind)

    def _arrive(self, arrival: Arrival) -> None:
        """Every access from above has a room of 2 x 2, shared where it would overlap an earlier one."""
        x = min(arrival.x, self.sheet.width - 2)
        y = min(arrival.y, self.sheet.height - 2)
        squares = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
        there = next((self.taken[square] for square in squares if square in self.taken), None)
        if there is None:
            there = self._add(Draft("arrival", squares, self._new_theme(), -1, 0))
            self._dress(there)
            self._open(there, x, y, "n", "open")
            self._open(there, x + 1, y + 1, "s", "open")
        used = {(access.x, access.y) for access in self.accesses}
        free = [square for square in self.sections[there].squares if square not in used]
        at = (arrival.x, arrival.y) if (arrival.x, arrival.y) in free else (free or self.sections[there].squares)[0]
        self.accesses.append(Access(there, *at, arrival.kind, -arrival.floors, arrival.twin))

    def _follow(self, way: DraftExit) -> None:
        """What lies behind an exit."""
        x, y = way.ahead
        if not (0 <= x < self.sheet.width and 0 <= y < self.sheet.height):
            way.kept = False
            return
        behind = self.taken.get((x, y))
        if behind is not None:
            if self.dice(6) <= 3:
                way.b = behind
            else:
                way.kind = "blocked"
            return
        if len(self.sections) >= self.sheet.most:
            way.kind = "blocked"
            return
        self._lay_behind(way)

    def _lay_behind(self, way: DraftExit) -> None:
        """A section behind an exit, where there is room for one."""
        theme = self._new_theme() if way.kind in NEW_THEME else self.sections[way.a].theme
        kind = BOOK.sections[self.dice(20)].id
        self._lay_section(kind, way, theme)

    def _lay_section(self, kind: str, way: DraftExit, theme: str) -> None:
        if kind == "corridor":
            self._corridor(BOOK.corridors[self.dice(12)], way, theme)
        elif kind == "dead-end":
            self._dead_end(way, theme)
        else:
            self._room(kind, way, theme)

    def _corridor(self, row: Corridor, way: DraftExit, theme: str) -> None:
        squares = self._line(way, row.squares)
        section = self._add(self._behind("corridor", squares, way, theme))
        last = section
        self._dress(section)
        if row.changes_floor and len(squares) == row.squares and len(self.sections) < self.sheet.most:
            last = self._continue(section, squares)
        for exit in row.exits:
            index = min(exit.at or len(squares), len(squares)) - 1
            self._open(last if index >= 2 else section, *squares[index], turned(way.side, exit.side))
        self._fill(section, way)

    def _continue(self, section: int, squares: list[Square]) -> int:
        """The second half of a corridor, on the next floor of the table: a section of its own."""
        first = self.sections[section]
        floors = [row.id for row in BOOK.floors.rows]
        half = Draft("corridor", squares[2:], first.theme, len(self.exits), first.depth + 1)
        first.squares = squares[:2]
        number = self._add(half)
        half.floor, half.wall = floors[(floors.index(first.floor) + 1) % len(floors)], first.wall
        self._open(section, *squares[1], side_of(squares[1], squares[2]), "open", joins=number)
        return number

    def _dead_end(self, way: DraftExit, theme: str) -> None:
        squares = self._line(way, 2)
        section = self._add(self._behind("dead-end", squares, way, theme))
        self._dress(section)
        x, y = squares[-1]
        if self.dice(6) == 6:
            side = turned(way.side, "left" if self.dice(6) % 2 else "right")
            self._open(section, x, y, side, "secret")
        self._block(section, x, y, way.side)

    def _room(self, kind: str, way: DraftExit, theme: str) -> None:
        if kind == "change":
            width, length = 2, 2
        else:
            width = BOOK.rooms.widths[self.dice(6) - 1]
            length = BOOK.rooms.lengths[self.dice(6) - 1]
        fitted = self._fit(way, width, length, self.dice(width))
        if fitted is None:
            self._stub(way, theme)
            return
        squares, width, length = fitted
        section = self._add(self._behind(kind, squares, way, theme))
        exits = 1 if kind == "change" else BOOK.rooms.exits[self.dice(6) - 1]
        walls: list[tuple[int, int, Side]] = []
        for _ in range(exits):
            wall = BOOK.rooms.walls[self.dice(6) - 1]
            if wall == "ahead":
                at = squares[(length - 1) * width + self.dice(width) - 1]
            else:
                row = self.dice(length) - 1
                at = squares[row * width + (0 if wall == "left" else width - 1)]
            walls.append((*at, turned(way.side, wall)))
        kinds: list[DoorState] = [self._exit_kind() for _ in walls]
        for (x, y, side), each in zip(walls, kinds, strict=True):
            self._open(section, x, y, side, each)
        self._dress(section)
        if kind == "change":
            self._change_level(section, way)
        else:
            self._fill(section, way)

    def _stub(self, way: DraftExit, theme: str) -> None:
        """A room without room becomes a short corridor."""
        squares = self._line(way, 3)
        section = self._add(self._behind("corridor", squares, way, theme))
        self._dress(section)
        self._open(section, *squares[-1], way.side)
        self._fill(section, way)

    def _change_level(self, section: int, way: DraftExit) -> None:
        row = BOOK.changes[self.dice(6)]
        if self.last and row.floors > 0:
            return
        x0, y0 = way.ahead
        x, y = max(self.sections[section].squares, key=lambda at: abs(at[0] - x0) + abs(at[1] - y0))
        self.accesses.append(Access(section, x, y, row.kind, row.floors))

    # Dressing

    def _new_theme(self) -> str:
        return BOOK.theme_table[self.dice(BOOK.theme_table.high)].id

    def _dress(self, section: int) -> None:
        draft = self.sections[section]
        theme = BOOK.themes[draft.theme]
        draft.floor = theme.floor if self.dice(6) <= 3 else BOOK.floors[self.dice(10) - 1].id
        draft.wall = theme.wall if self.dice(6) <= 3 else BOOK.walls[self.dice(10) - 1].id

    def _fill(self, section: int, way: DraftExit) -> None:
        """What a section holds; who lives there and what it is worth is settled in play."""
        draft = self.sections[section]
        if draft.kind == "corridor":
            contents = BOOK.corridor_contents[self.dice(20)].id
            if contents == "secret-exit":
                contents = "empty"
                x, y = draft.squares[(len(draft.squares) - 1) // 2]
                self._open(section, x, y, turned(way.side, "left" if self.dice(6) % 2 else "right"), "secret")
        elif draft.kind == "function":
            contents = "function"
        else:
            contents = BOOK.room_contents[min(20, self.dice(20) + min(4, self.floor - 1))].id
        draft.contents = contents
        if contents in ("element", "function"):
            self._furnish(section, contents, way)

    def _furnish(self, section: int, contents: str, way: DraftExit) -> None:
        draft = self.sections[section]
        if self.dice(6) <= 2:
            draft.detail = BOOK.themes[draft.theme].signature
        else:
            draft.detail = (
                BOOK.elements[self.dice(10) - 1] if contents == "element" else BOOK.functions[self.dice(8)]
            ).id
        draft.contents = sort_of(draft.detail)
        offers = BOOK.details[draft.detail].offers
        if offers == "captive":
            for each in self.exits:
                if each.a == section and each.kind != "secret":
                    each.kind = "grille"
        elif offers == "hoard":
            way.kind = "locked"

    # Checks

    def give_a_way_down(self) -> None:
        """Stairs down in the remotest room that can be reached without a secret passage, where there are none."""
        if self.last:
            return
        open_sections = self._reached_openly()
        down = {access.section for access in self.accesses if access.floors > 0 and access.kind != "shaft"}
        if down & open_sections:
            return
        fit = [n for n in sorted(open_sections) if self._may_have_stairs(n)]
        plain = [n for n in fit if self.sections[n].kind not in ("start", "arrival", "change")]
        rooms = [n for n in plain if self.sections[n].kind in ("room", "function")] or plain or fit
        chosen = max(rooms, key=lambda n: (self.sections[n].depth, -n))
        used = {(access.x, access.y) for access in self.accesses}
        x, y = next(at for at in reversed(self.sections[chosen].squares) if at not in used)
        self.accesses.append(Access(chosen, x, y, "stairs", 1))

    def _may_have_stairs(self, section: int) -> bool:
        return True


def sort_of(detail: str) -> str:
    """Whether a detail is an element of note or the function of a room."""
    return "element" if any(row.id == detail for row in BOOK.elements.rows) else "function"


def arrivals_of(plans: list[Plan], floor: int) -> tuple[Arrival, ...]:
    """The accesses of the floors above that lead to a floor, in the order of floor and number."""
    return tuple(
        Arrival(access.x, access.y, access.kind, access.floors, number)
        for above, plan in enumerate(plans, start=1)
        for number, access in enumerate(plan.accesses)
        if access.floors > 0 and above + access.floors == floor
    )


def underworld(seed: str, floors: int) -> list[Plan]:
    """The first floors of an underworld."""
    plans: list[Plan] = []
    for floor in range(1, floors + 1):
        plans.append(floor_plan(seed, floor, arrivals_of(plans, floor), last=floor == floors))
    return plans
