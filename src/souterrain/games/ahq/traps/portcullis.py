"""The portcullis: where it falls, lifting it and rolling under it."""

from __future__ import annotations

from souterrain.core.ask import Ask, Option
from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import SIDES, Edge, Square, around, edge, keys

from ..catalogue import TrapRow
from ..combat import moves, zones
from ..combat.damage import saved_by_fate
from ..dungeon.ground import doors_in_wall, ground, redraw, section_at
from ..events.traps import PortcullisFell, PortcullisLifted, PortcullisStuck, RolledUnder
from ..figures import Figure, effect, occupied, out, party, spend_phase
from ..values import strength
from ..words import called, says
from ..world import Section, World
from .kinds import Where

VERBS = ("lift",)
NEEDED = 20


def fall(world: World, victim: Figure, row: TrapRow, where: Where) -> Rules[None]:
    """The game master lets a grille fall on a door of the room, or across it."""
    section = section_at(world, victim.at)
    places = grilles(world, section)
    chosen = places[0]
    if len(places) > 1 and not world.solo:
        options = tuple(
            Option(
                str(n),
                Say("option-grille", n=n + 1),
                at=f"{place[0][0][0]},{place[0][0][1]}",
                covers=keys(square for each in place for square in each),
            )
            for n, place in enumerate(places)
        )
        answer: str = yield Ask(world.master, Say("ask-portcullis"), options, "ahq.trap.portcullis.placement")
        chosen = places[int(answer)]
    world.here.grilles += chosen
    redraw(world.here)
    tell(world, PortcullisFell())
    yield from zones.settle(world)


def grilles(world: World, section: Section) -> list[list[Edge]]:
    """The ways in which a grille can stand: across a room from wall to wall, across a corridor, or in a doorway."""
    across: list[list[Edge]] = []
    room = section.kind == "room"
    if room or section.w >= section.h:
        for x in range(section.x, section.x + section.w - 1):
            across.append([edge((x, y), (x + 1, y)) for y in range(section.y, section.y + section.h)])
    if room or section.h > section.w:
        for y in range(section.y, section.y + section.h - 1):
            across.append([edge((x, y), (x, y + 1)) for x in range(section.x, section.x + section.w)])
    in_doors = (
        [[edge(door.a, door.b)] for side in SIDES for door in doors_in_wall(world.here, section, side)] if room else []
    )
    middle = len(across) // 2
    return [*across[middle:], *across[:middle], *in_doors]


def _beyond(world: World, figure: Figure) -> Square | None:
    """The square on the other side of a grille next to which a figure stands."""
    grilles = world.here.grilles
    for near in around(figure.at) if grilles else ():
        if edge(figure.at, near) in grilles and near in ground(world).section:
            return near
    return None


def options(world: World, figure: Figure, moved: bool) -> list[Option]:
    beyond = None if moved else _beyond(world, figure)
    if beyond is None:
        return []
    return [
        Option("hazard:lift", Say("option-lift"), f"{beyond[0]},{beyond[1]}", rule="ahq.trap.portcullis.lift-attempt")
    ]


def _same_side(world: World, figure: Figure) -> list[Figure]:
    """Companions who can walk up to him without passing the grille."""
    reached = moves.distances(world, figure.at, set())
    return [other for other in party(world) if other is not figure and other.at in reached and not out(other)]


def act(world: World, figure: Figure) -> Rules[None]:
    """A whole turn for the lifters: a die and all their Strengths must reach 20. Then the others roll under."""
    rule = "ahq.trap.portcullis.lift-attempt"
    lifters = [figure]
    helpers = [
        other
        for other in _same_side(world, figure)
        if _beyond(world, other) is not None and effect(other, "busy") is None
    ]
    while helpers:
        total = sum(map(strength, lifters))
        chance = Say(
            "note-need", need=max(1, NEEDED - total), chance=round(max(0, min(12, 13 - NEEDED + total)) / 12 * 100)
        )
        listed = (
            Option("go", Say("option-lift-now"), note=chance),
            *(Option(other.id, says(other), at=other.id) for other in helpers),
        )
        answer: str = yield Ask(figure.seat, Say("ask-lifters"), listed, rule)
        if answer == "go":
            break
        helpers = [other for other in helpers if other.id != answer]
        lifters.append(world.figures[answer])
    for each in lifters:
        spend_phase(world, each)
    die: int = yield Roll("d12", rule, figure.seat)
    total = die + sum(map(strength, lifters))
    if total < NEEDED:
        tell(world, PortcullisStuck(total))
        if not (yield from saved_by_fate(world, figure, "fate-test", rule)):
            return
    tell(world, PortcullisLifted(total))
    yield from _roll_under(world, figure, lifters)


def _roll_under(world: World, figure: Figure, lifters: list[Figure]) -> Rules[None]:
    """Whoever did not lift may pass to the other side; then the grille drops again."""
    rule = "ahq.trap.portcullis.who-passes"
    beyond = _beyond(world, figure)
    assert beyond is not None
    others = [other for other in _same_side(world, figure) if other not in lifters]
    while others:
        listed = (
            *(Option(other.id, says(other), at=other.id) for other in others),
            Option("done", Say("option-done")),
        )
        answer: str = yield Ask(figure.seat, Say("ask-roll-under"), listed, rule)
        if answer == "done":
            return
        passer = world.figures[answer]
        others.remove(passer)
        free = moves.distances(world, beyond, set())
        taken = occupied(world, passer)
        passer.at = min((s for s in free if s not in taken), key=lambda s: (free[s], s))
        spend_phase(world, passer)
        tell(world, RolledUnder(called(passer)))
