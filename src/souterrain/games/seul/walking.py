"""III.2 Walking: over the squares of a floor, one after the other, with what each of them brings."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache, partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Each, Offers
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import SIDES
from souterrain.crawl.ways import trace

from . import elements
from .discovery import enter, look
from .duties import settle
from .encounter import meet
from .equipment import rounds_per_square
from .events.places import Leapt, Strolled, Walked
from .ground import door, ground_of, set_door
from .known import known_of
from .light import sees, sight
from .locks import FAST
from .places import floor_kind, kind_of, number_here, place_at, place_here, section_here
from .resolution import attempt
from .traps import spring
from .underground.plan import Section
from .ways import ways_of
from .world import Place, World

SLOW = ("rubble", "flooded")
"""Floors whose squares take one round more."""
_BOLD = None, Say("note-through-circle"), Say("note-past-them")
"""What is noted of exploring, by how bold it has to be."""

_STEPS = tuple(Say(f"option-step-{side}") for side in SIDES)


def steps(world: World) -> Offers[None]:
    """A step to each side over which one may go."""
    floor = world.here
    ground = ground_of(floor)
    bits = ways_of(floor).step[world.at]
    for side in range(4):
        if bits >> side & 1:
            to = world.at + ground.shift[side]
            yield Deed(_step(ground.place(to), side), partial(step, world, to))


@lru_cache(maxsize=8192)
def _step(at: str, side: int) -> Option:
    return Option("step", _STEPS[side], at, rule="seul.time.cost-move", on=(SIDES[side],))


def walks(world: World) -> Each[None]:
    """The way to every other square that he knows."""
    floor = world.here
    ground = ground_of(floor)
    return Each(known_of(floor).walks(world.at), lambda option: walk(world, ground.square(option.at)))


def step(world: World, to: int) -> Rules[None]:
    """One square: over its exit with what that brings, then onto it with what that brings."""
    floor = world.here
    ground = ground_of(floor)
    before = number_here(world)
    exit = next(
        (ground.exit_at.get(world.at * 4 + side) for side in range(4) if world.at + ground.shift[side] == to), None
    )
    if exit is not None:
        yield from _cross(world, exit, before)
        if (
            world.hero.dead
            or world.slides
            or world.floors[world.floor - 1] is not floor
            or number_here(world) != before
        ):
            return
        if door(floor, exit) in ("secret", "grille"):
            set_door(floor, exit, "shut" if door(floor, exit) == "secret" else "broken")
        world.came_by = exit
    world.at = to
    after = ground.section[to]
    world.now += rounds(world, to)
    yield from look(world)
    if after != before:
        left = floor.places[before].group
        if left is not None and left.mood != "friendly":
            left.ignored = False
        yield from enter(world)
        yield from elements.step_on_circle(world)
        yield from dwellers(world)
    if world.at == to and not world.hero.dead:
        yield from _tread(world)
    yield from settle(world)


def rounds(world: World, to: int) -> int:
    """What a step onto a square takes."""
    return rounds_per_square(world.hero) + slow(world, to)


def slow(world: World, to: int) -> bool:
    """Whether what lies on a square takes one round more."""
    return floor_kind(world, ground_of(world.here).section[to]) in SLOW


def slow_squares(world: World) -> frozenset[int]:
    """The squares that take one round more."""
    sections = ground_of(world.here).plan.sections
    return frozenset(
        square
        for number, section in enumerate(sections)
        if section.squares and floor_kind(world, number) in SLOW
        for square in section.squares
    )


def _cross(world: World, exit: int, section: int) -> Rules[None]:
    """A trap at an exit goes off when it is first crossed; one that was found can be slipped past."""
    ground = ground_of(world.here)
    way = ground.plan.exits[exit]
    for number in (section, way.b if way.a == section else way.a):
        place = place_at(world.here, number) if number >= 0 else None
        if place is None or place.trap is None or place.trap.place != "exit" or place.trap.at != exit:
            continue
        trap = place.trap
        if trap.found and (yield from attempt(world, "acrobatics", "seul.agility.difficulty-own-ca")):
            tell(world, Leapt(trap.kind))
            continue
        place.trap = None
        yield from spring(world, trap.kind)


def _tread(world: World) -> Rules[None]:
    """A trap in the floor goes off under whoever steps on it, unless it was found and he passes with a leap."""
    place = place_here(world)
    trap = place.trap
    if trap is None or trap.place != "floor" or trap.at != world.at:
        return
    if trap.found and (yield from attempt(world, "acrobatics", "seul.agility.difficulty-own-ca")):
        tell(world, Leapt(trap.kind))
        return
    place.trap = None
    yield from spring(world, trap.kind)


def dwellers(world: World) -> Rules[None]:
    """Those who live where he is are met, and those of a lit section when he first looks into it."""
    if world.hero.dead or world.where != "below":
        return
    floor = world.here
    ground = ground_of(floor)
    number = ground.section[world.at]
    group = place_at(floor, number).group
    if group is None:
        for square in ways_of(floor).visible(world.at, sight(world)):
            place = floor.places.get(ground.section[square])
            if place is not None and place.light and place.group is not None and not place.group.met:
                number, group = ground.section[square], place.group
                break
    if group is not None and not group.passed and not group.ignored:
        yield from meet(world, group, "captive" if group.captive else "section", number)


def walk(world: World, goal: int) -> Rules[None]:
    """Walk to a square that has been seen, and stop at anything new. Known traps and magic circles are walked around;
    where there is no way round he stops before them, and steps on them only when he sets out from there."""
    floor, start, walks = world.here, world.at, Walks(world)
    way = walks.to(goal)
    for square in way[: walks.end(way)]:
        yield from step(world, square)
        if world.hero.dead or world.slides or world.stirred or world.at != square or world.here is not floor:
            return
        if square == goal:
            _tell_walk(world, start, way)


def _tell_walk(world: World, start: int, way: list[int]) -> None:
    """That he has come to another section; within one it goes without saying."""
    ground = ground_of(world.here)
    if ground.section[start] == ground.section[world.at]:
        tell(world, Strolled(len(way)))
        return
    there = _called(section_here(world))
    alike = there == _called(ground.plan.sections[ground.section[start]])
    tell(world, Walked(len(way), tuple(map(ground.place, (start, *way))), *there, alike))


def _called(section: Section) -> tuple[str, str]:
    """What a section is called: its kind, and what it is used for."""
    return kind_of(section), section.detail if section.contents == "function" else ""


def exploring(world: World) -> Offers[None]:
    """On to what he has not seen yet, where he has light and knows a way: through a magic circle or past those whom he
    has met only where there is no other, and then he is told. Where all is seen, to the nearest lock, and from one to
    another."""
    if not sees(world):
        return
    for bold, note in enumerate(_BOLD):
        if way_on(world, bold):
            option = Option("explore", Say("option-explore"), note=note, rule="seul.map.plan-drawn-as-explored")
            yield Deed(option, partial(explore_on, world, bold))
            return
    if way := way_to_lock(world):
        note = _BOLD[2] if known_dwellers(world).intersection(way) else None
        text = Say("option-to-lock", other=any(world.at in sides for sides in locks_of(world)))
        option = Option("explore", text, note=note, rule="seul.time.cost-lock-force-cache")
        yield Deed(option, partial(walk, world, way[-1]))


def returning(world: World) -> Offers[None]:
    """Back to the nearest way out that he knows, or on deeper floors to the nearest way up, from anywhere else."""
    goals = ways_back(world)
    if world.at not in goals and known_of(world.here).reaches(world.at, goals):
        text = Say("option-way-back", floor=world.floor)
        yield Deed(Option("way-back", text, rule="seul.time.unencumbered-speed"), partial(go_back, world))


def ways_back(world: World) -> set[int]:
    """The squares of the ways out and up that he has found on this floor."""
    ground = ground_of(world.here)
    accesses = (ground.plan.accesses[n] for n in world.here.accesses)
    return {access.y * ground.width + access.x for access in accesses if access.floors <= 0}


def way_back(world: World) -> list[int]:
    """The shortest way there."""
    return known_of(world.here).way_to(world.at, ways_back(world))


def go_back(world: World) -> Rules[None]:
    """Walk there, and stop at anything new."""
    return walk(world, way_back(world)[-1])


def way_on(world: World, bold: int = 0) -> list[int]:
    """The way to the nearest square that he has not seen, around the traps that he knows of, and around magic circles
    and those whom he has met unless he is bold enough."""
    shun = known_traps(world)
    if bold < 1:
        shun |= known_circles(world)
    if bold < 2:
        shun |= known_dwellers(world)
    return known_of(world.here).way_on(world.at, shun)


def way_to_lock(world: World) -> list[int]:
    """The way to the nearest lock that bars his way on, but for one before which he stands; empty where he knows of
    none."""
    seen = world.here.seen
    before = {square for sides in locks_of(world) if world.at not in sides for square in sides if seen[square]}
    return known_of(world.here).way_to(world.at, before)


def locks_of(world: World) -> list[tuple[int, int]]:
    """The squares on both sides of each lock of the floor."""
    floor = world.here
    ground = ground_of(floor)
    locks = [way for n, way in enumerate(ground.plan.exits) if way.b >= 0 and door(floor, n) in FAST]
    return [(ground.near(way), ground.beyond(way)) for way in locks]


def explore_on(world: World, bold: int = 0) -> Rules[None]:
    """Walk to what he has not seen, and on, until there is something new."""
    floor = world.here
    while sees(world) and (way := way_on(world, bold)):
        for square in way:
            yield from step(world, square)
            if world.hero.dead or world.slides or world.stirred or world.at != square or world.here is not floor:
                return


def known_traps(world: World) -> frozenset[int]:
    """The squares of the traps in the floor that he has found."""
    return frozenset(
        place.trap.at
        for place in world.here.places.values()
        if place.trap is not None and place.trap.found and place.trap.place == "floor"
    )


def known_circles(world: World) -> frozenset[int]:
    """The squares of the magic circles that he has seen and that may cost him strength."""
    return _squares(world, lambda number, place: place.revealed and elements.circle_stings(world, number))


def known_dwellers(world: World) -> frozenset[int]:
    """The squares of other sections in which those are whom he has met and not beaten."""
    here = number_here(world)
    return _squares(world, lambda number, place: number != here and _watched(place))


def _watched(place: Place) -> bool:
    group = place.group
    return group is not None and group.met and not group.passed and not (group.ignored and group.mood == "friendly")


def _squares(world: World, meant: Callable[[int, Place], bool]) -> frozenset[int]:
    sections = ground_of(world.here).plan.sections
    numbers = (number for number, place in world.here.places.items() if meant(number, place))
    return frozenset(square for number in numbers for square in sections[number].squares)


class Walks:
    """The ways from where he stands over all that he knows of the floor, around known traps and magic circles where
    that can be."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.traps = known_traps(world)
        self.circles = known_circles(world)
        self.hazards = self.traps | self.circles
        self._known = known_of(world.here)
        self.careful = self._known.ways(world.at, self.hazards)
        """The squares that he comes to without passing a hazard, the nearest first, each with the one before it."""

    def end(self, way: list[int]) -> int:
        """How far a way leads before a hazard stops it; one into which its first step leads does not."""
        perils, section = self.hazards, ground_of(self._world.here).section
        if way[0] in self.circles:
            perils = frozenset(each for each in perils if section[each] != section[way[0]])
        if perils.isdisjoint(way):
            return len(way)
        return next((n for n, square in enumerate(way) if n and square in perils), len(way))

    def to(self, goal: int) -> list[int]:
        """The way to a square, the start left out."""
        found = self.careful if goal in self.careful else self._bold
        return trace(found, goal)

    @cached_property
    def _bold(self) -> dict[int, int]:
        return self._known.ways(self._world.at, frozenset())
