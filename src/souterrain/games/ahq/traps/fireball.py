"""The fireball trap: its blast, and the ball that the game master then rolls about."""

from __future__ import annotations

from collections.abc import Set

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import which
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.master import GM
from souterrain.crawl.squares import Square, key

from ..catalogue import BOOK
from ..combat import areas, moves
from ..combat.damage import hurt, roll_damage
from ..dungeon.ground import ground
from ..events.traps import FireballFades, FireballRoams
from ..figures import Figure, Trap
from ..offers import STAY, templates
from ..rows import TrapRow
from ..world import World
from .kinds import SPRINGS, Where

ROAMING_TURNS = 3
ROAMING_SQUARES = 8


@SPRINGS("fireball")
def burst(world: World, victim: Figure, row: TrapRow, where: Where) -> Rules[None]:
    """A blast, and the ball goes on roaming through the game master's next phases."""
    places = areas.templates(world.here, victim.at)
    chosen = places[0]
    if world.solo:
        chosen = max(places, key=lambda place: len(areas.figures_on(world, place)))
    else:
        rule = "ahq.trap.fireball.initial-blast"
        chosen = yield from which(world.master, Say("ask-template"), templates(places), rule)
    corner = _corner(victim.at, places.index(chosen))
    world.here.traps.append(Trap(row=row.id, at=corner, state="roaming", turn=world.turn))
    yield from blast(world, chosen, row.dice, "ahq.trap.fireball.initial-blast")


def _corner(at: Square, n: int) -> Square:
    """The north-western square of the nth placement of the template."""
    x, y = at
    return ((x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1))[n]


def blast(world: World, place: Set[Square], dice: int, rule: str) -> Rules[None]:
    for each in areas.figures_on(world, place):
        caused = yield from roll_damage(world, each, dice, world.master, rule=rule)
        yield from hurt(world, each, caused, rule)


def roam(world: World) -> Rules[None]:
    """From the turn after it was sprung the ball may be moved in three of the game master's phases, burning whoever is
    under it where it stops."""
    for trap in [each for each in world.here.traps if each.state == "roaming"]:
        if trap.turn < world.turn:
            yield from _roll_on(world, trap)
        if world.turn >= trap.turn + ROAMING_TURNS:
            world.here.traps.remove(trap)
            tell(world, FireballFades())


def _roll_on(world: World, trap: Trap) -> Rules[None]:
    steps = ground(world).steps
    start = next((s for s in _base(trap.at) if s in steps), None)
    if start is None:
        return
    reached = moves.distances(world, start, set(), ROAMING_SQUARES)
    places = [place for place in reached if _victims(world, place)]
    best = max(places, key=lambda place: (len(_victims(world, place)), -reached[place]), default=start)
    if not world.unled:
        offers = [(_goal(world, place), place) for place in places]
        best = yield from which(GM, Say("ask-fireball"), [*offers, (STAY, trap.at)], "ahq.trap.fireball.roams-3-turns")
    trap.at = best
    tell(world, FireballRoams(key(best)))
    area = areas.connected(world.here, best, set(_base(best))) if best in steps else set(_base(best))
    yield from blast(world, area, BOOK.traps[trap.row].dice, "ahq.trap.fireball.roams-3-turns")


def _goal(world: World, place: Square) -> Option:
    at, note = key(place), Say("note-burns", number=len(_victims(world, place)))
    return Option("where", Say("option-square"), at, note, on=(at,))


def _base(at: Square) -> tuple[Square, ...]:
    x, y = at
    return (x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)


def _victims(world: World, at: Square) -> list[Figure]:
    if at not in ground(world).steps:
        return []
    return [
        each
        for each in areas.figures_on(world, areas.connected(world.here, at, set(_base(at))))
        if each.kind != "monster"
    ]
