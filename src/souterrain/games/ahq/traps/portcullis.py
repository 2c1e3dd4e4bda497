"""The portcullis: where it falls, lifting it and rolling under it."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.dice import percent, reaches
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, which
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import SIDES, Edge, Square, around, edge, key, keys

from ..combat import moves, zones
from ..combat.damage import saved_by_fate
from ..dungeon.ground import doors_in_wall, ground, redraw, section_at
from ..events.traps import PortcullisFell, PortcullisLifted, PortcullisStuck, RolledUnder
from ..figures import Figure, effect, occupied, out, party, spend_phase
from ..offers import DONE, whom
from ..rows import TrapRow
from ..values import strength
from ..words import called
from ..world import Section, World
from .kinds import SPRINGS, Where

NEEDED = 20


@SPRINGS("portcullis")
def fall(world: World, victim: Figure, row: TrapRow, where: Where) -> Rules[None]:
    """The game master lets a grille fall on a door of the room, or across it."""
    section = section_at(world, victim.at)
    places = grilles(world, section)
    chosen = places[0]
    if len(places) > 1 and not world.solo:
        offers = [(_grille(n, place), place) for n, place in enumerate(places, 1)]
        chosen = yield from which(world.master, Say("ask-portcullis"), offers, "ahq.trap.portcullis.placement")
    world.here.grilles += chosen
    redraw(world.here)
    tell(world, PortcullisFell())
    yield from zones.settle(world)


def _grille(n: int, place: list[Edge]) -> Option:
    covers = keys(square for each in place for square in each)
    return Option("lay", Say("option-grille", n=n), at=key(place[0][0]), covers=covers, on=(str(n),))


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


def deeds(world: World, figure: Figure, moved: bool) -> Offers[None]:
    """Lifting a grille next to him, instead of a move."""
    beyond = None if moved else _beyond(world, figure)
    if beyond is not None:
        option = Option("lift", Say("option-lift"), key(beyond), rule="ahq.trap.portcullis.lift-attempt")
        yield Deed(option, lambda: lift(world, figure))


def _same_side(world: World, figure: Figure) -> list[Figure]:
    """Companions who can walk up to him without passing the grille."""
    reached = moves.distances(world, figure.at, set())
    return [other for other in party(world) if other is not figure and other.at in reached and not out(other)]


def lift(world: World, figure: Figure) -> Rules[None]:
    """A whole turn for the lifters: a die and all their Strengths must reach 20. Then the others roll under."""
    rule = "ahq.trap.portcullis.lift-attempt"
    lifters = [figure]
    helpers = [
        other
        for other in _same_side(world, figure)
        if _beyond(world, other) is not None and effect(other, "busy") is None
    ]
    while helpers:
        offers: list[tuple[Option, Figure | None]] = [(_lift_now(lifters), None), *whom(helpers)]
        helper = yield from which(figure.seat, Say("ask-lifters"), offers, rule)
        if helper is None:
            break
        helpers.remove(helper)
        lifters.append(helper)
    for each in lifters:
        spend_phase(world, each)
    die: int = yield Roll("d12", rule, figure.seat)
    total = die + sum(map(strength, lifters))
    if total < NEEDED:
        tell(world, PortcullisStuck(total))
        if not (yield from saved_by_fate(world, figure, "fate-test", rule)):
            return
        total = 0
    tell(world, PortcullisLifted(total))
    yield from _roll_under(world, figure, lifters)


def _lift_now(lifters: list[Figure]) -> Option:
    need = NEEDED - sum(map(strength, lifters))
    note = Say("note-need", need=max(1, need), chance=percent(reaches("d12", need)))
    return Option("lift", Say("option-lift-now"), note=note)


def _roll_under(world: World, figure: Figure, lifters: list[Figure]) -> Rules[None]:
    """Whoever did not lift may pass to the other side, as long as there is room; then the grille drops again."""
    rule = "ahq.trap.portcullis.who-passes"
    beyond = _beyond(world, figure)
    assert beyond is not None
    others = [other for other in _same_side(world, figure) if other not in lifters]
    far = moves.distances(world, beyond, set())
    while others and (free := far.keys() - occupied(world)):
        offers: list[tuple[Option, Figure | None]] = [*whom(others), (DONE, None)]
        passer = yield from which(figure.seat, Say("ask-roll-under"), offers, rule)
        if passer is None:
            return
        others.remove(passer)
        passer.at = min(free, key=lambda s: (far[s], s))
        spend_phase(world, passer)
        tell(world, RolledUnder(called(passer)))
