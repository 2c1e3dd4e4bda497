"""A floor that is half known, laid on: behind every exit that leads somewhere, beyond every edge of the light.

What is known keeps its numbers and is not touched; what is laid on comes after it. Of what was seen nothing is
contradicted: no new exit opens on a square that was seen, and a section goes on over the dark edges alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from souterrain.crawl.squares import OPPOSITE, SIDES, Square, around, beside, edge, steps_between

from .draft import Arrival, Draft, DraftExit
from .generator import Laying
from .plan import NO_ACCESS, NO_EXIT, UNKNOWN, Access, Exit, Plan, Section

RUN = 4
"""Squares that a section goes on at most."""
FRESH = 10_000
"""Sections that are laid on count as new ones for experience."""


class Known(DraftExit):
    """An exit that was seen: its state stays what it is. One that was seen from behind is followed backwards."""

    def __init__(self, way: Exit) -> None:
        self.way, self.backwards = way, way.a < 0
        at, side = (way.x, way.y), way.side
        if self.backwards:
            at, side = beside(at, side), OPPOSITE[side]
        super().__init__(way.b if self.backwards else way.a, *at, side, way.kind)
        self.b = -1 if self.backwards else way.b

    def settled(self) -> Exit:
        return replace(self.way, a=self.b, b=self.a) if self.backwards else replace(self.way, b=self.b)


class Beyond(Laying):
    """The rest of a floor of which `plan` is known, with the square on which he stands, if he is on it. `below` are
    the accesses that floors below must have here, by number; `unsearched` the sections in which there may be a secret
    passage."""

    def __init__(
        self,
        plan: Plan,
        stands: int,
        dice: Callable[[int], int],
        floor: int,
        arrivals: Iterable[Arrival],
        below: dict[int, Arrival],
        unsearched: Iterable[int],
        last: bool,
    ) -> None:
        met = {(-access.floors, access.twin) for access in plan.accesses if access.floors < 0}
        unmet = tuple(arrival for arrival in arrivals if (arrival.floors, arrival.twin) not in met)
        super().__init__(dice, floor, unmet, last)
        self.seen = plan
        self.stands = stands
        self.known = len(plan.sections)
        self.below = below
        self.unsearched = unsearched
        unknown = sum(not section.squares for section in plan.sections)
        self.sheet = replace(self.sheet, width=plan.width, height=plan.height, most=self.sheet.most + unknown)
        self.accesses = list(plan.accesses)

    def lay(self) -> None:
        self._copy()
        ends = {way.ahead for way in self.queue}
        self._stand_somewhere()
        for dark in self.seen.dark:
            self._enter_dark(dark)
        for section in range(self.known):
            self._square_up(section, ends)
        for dark in self.seen.dark:
            self._run_on(dark, ends)
        for number, arrival in self.below.items():
            self._lead_down(number, arrival)
        for arrival in self.arrivals:
            self._arrive(arrival)
        for section in self.unsearched:
            self._hide_passage(section, ends)
        while self.queue:
            self._follow(self.queue.popleft())

    # What is known

    def _copy(self) -> None:
        for number, section in enumerate(self.seen.sections):
            self.sections.append(self._draft(section))
            self.taken.update((self._at(square), number) for square in section.squares)
        for way in self.seen.exits:
            if way.x < 0:
                self.exits.append(DraftExit(-1, -1, -1, "n", "blocked"))
                self.exits[-1].kept = False
                continue
            known = Known(way)
            self.exits.append(known)
            self.edges.add(edge((way.x, way.y), beside((way.x, way.y), way.side)))
            if known.b >= 0:
                self._widen(known.a, (known.x, known.y))
                self._widen(known.b, known.ahead)
            elif way.kind != "blocked":
                self.queue.append(known)

    def _draft(self, section: Section) -> Draft:
        draft = Draft(section.kind, list(map(self._at, section.squares)), self._new_theme(), -1, 0)
        draft.floor, draft.wall = section.floor, section.wall
        draft.contents, draft.detail = section.contents or "empty", section.detail
        return draft

    def _at(self, square: int) -> Square:
        return square % self.seen.width, square // self.seen.width

    # The dark

    def _stand_somewhere(self) -> None:
        """Whoever was carried into a section of which he has seen nothing yet is in it, and it has ways out."""
        at = self._at(self.stands)
        if self.stands < 0 or at in self.taken:
            return
        for section, draft in enumerate(self.sections):
            if draft.kind != UNKNOWN.kind and not draft.squares:
                self._widen(section, at)
                for side in SIDES:
                    self._open(section, *at, side, "locked")
                return

    def _enter_dark(self, dark: int) -> None:
        """A section goes on over an edge beyond which it was not seen."""
        at = self._at(dark // 4)
        self._widen(self.taken[at], beside(at, SIDES[dark % 4]))

    def _widen(self, section: int, at: Square) -> None:
        if at not in self.taken:
            self.taken[at] = section
            self.sections[section].squares.append(at)

    def _square_up(self, section: int, ends: set[Square]) -> None:
        """Where a section goes on into the dark, it does so as a rectangle, past nothing that was seen."""
        squares, seen = self.sections[section].squares, set(map(self._at, self.seen.sections[section].squares))
        if len(squares) == len(seen):
            return
        columns, rows = [x for x, _ in squares], [y for _, y in squares]
        for y in range(min(rows), max(rows) + 1):
            for x in range(min(columns), max(columns) + 1):
                if self._free(x, y) and (x, y) not in ends and not seen.intersection(around((x, y))):
                    self._widen(section, (x, y))

    def _run_on(self, dark: int, ends: set[Square]) -> None:
        """From there it may run on, past nothing that was seen, and have an exit at its end."""
        at, side = self._at(dark // 4), SIDES[dark % 4]
        section = self.taken[at]
        seen = set(map(self._at, self.seen.sections[section].squares))
        at = beside(at, side)
        for _ in range(self.dice(RUN) - 1):
            following = beside(at, side)
            if not self._free(*following) or following in ends or seen.intersection(around(following)):
                break
            at = following
            self._widen(section, at)
        if self.dice(2) == 1:
            self._open(section, *at, side)

    def _hide_passage(self, section: int, ends: set[Square]) -> None:
        """One section in ten has a secret passage that nobody has found."""
        if self.dice(10) > 1:
            return
        at = self.sections[section].squares[self.dice(len(self.sections[section].squares)) - 1]
        side = SIDES[self.dice(4) - 1]
        if self._free(*beside(at, side)) and beside(at, side) not in ends:
            self._open(section, *at, side, "secret")

    # Ways between floors

    def _arrive(self, arrival: Arrival) -> None:
        """An access from above comes down where there is room for it, as near as may be."""
        x, y = self._room_near(arrival)
        super()._arrive(replace(arrival, x=x, y=y))

    def _lead_down(self, number: int, arrival: Arrival) -> None:
        """An access that floors below know of: its room, and its number among those of this floor."""
        self._arrive(arrival)
        there = self.accesses.pop()
        self.accesses += [NO_ACCESS] * (number + 1 - len(self.accesses))
        self.accesses[number] = Access(there.section, there.x, there.y, arrival.kind, arrival.floors)

    def _room_near(self, arrival: Arrival) -> Square:
        corners = [
            (x, y)
            for y in range(self.sheet.height - 1)
            for x in range(self.sheet.width - 1)
            if all(self._free(x + dx, y + dy) for dx in (0, 1) for dy in (0, 1))
        ]
        wanted = (arrival.x, arrival.y)
        return min(corners, key=lambda at: steps_between(at, wanted), default=wanted)

    def give_a_way_down(self) -> None:
        if any(number >= self.known for number in self._reached_openly()):
            super().give_a_way_down()

    def _may_have_stairs(self, section: int) -> bool:
        return section >= self.known

    # Behind the exits

    def _follow(self, way: DraftExit) -> None:
        """Behind an exit that was seen there is something. Nobody has seen a door, nor a fallen one, from the other
        side of a wall that he knows."""
        behind = self.taken.get(way.ahead)
        passage = way.a < self.known and way.kind == "secret"
        if (isinstance(way, Known) and behind is None) or (passage and self._free(*way.ahead)):
            self._lay_behind(way)
        elif behind is not None and (isinstance(way, Known) or (passage and behind >= self.known)):
            way.b = behind
        elif passage:
            way.kept = False
        elif behind is not None and behind < self.known:
            way.kind = "blocked"
        else:
            super()._follow(way)

    def _furnish(self, section: int, contents: str, way: DraftExit) -> None:
        """What lies behind a passage does not make it seen."""
        kind = way.kind
        super()._furnish(section, contents, way)
        if kind == "secret":
            way.kind = kind

    def plan(self) -> Plan:
        """The whole floor: what is known, and what was laid on."""
        stretch, area = self._together()
        sections = tuple(
            Section(
                draft.kind,
                tuple(sorted(y * self.seen.width + x for x, y in draft.squares)),
                draft.floor,
                draft.wall,
                draft.theme,
                draft.contents,
                draft.detail,
                draft.entrance,
                draft.depth,
                FRESH + stretch[n],
                FRESH + area[n],
            )
            for n, draft in enumerate(self.sections)
        )
        exits = tuple(
            way.settled() if isinstance(way, Known)
            else Exit(way.a, way.b, way.x, way.y, way.side, way.kind) if way.kept
            else NO_EXIT
            for way in self.exits
        )  # fmt: skip
        return replace(self.seen, sections=sections, exits=exits, accesses=tuple(self.accesses), dark=())
