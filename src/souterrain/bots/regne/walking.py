"""How heroes get somewhere: nearer with each move, through the doors on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby

from souterrain.core.ask import Ask, Option
from souterrain.crawl.squares import Square, square
from souterrain.crawl.ways import reach
from souterrain.games.regne.actions.reach import Course, reach_of
from souterrain.games.regne.ground import Ground, closed, ground
from souterrain.games.regne.world import Figure, Regne

from ..offers import offered


def worth(option: Option) -> float:
    """What an attack promises for its points."""
    assert option.note is not None
    args = option.note.args
    chance, low, high = (int(str(args[name])) for name in ("chance", "low", "high"))
    return (chance * (low + high) / 2 + 4 * int(str(args["kills"]))) / int(str(args["cost"]))


def towards(world: Regne, who: Figure, ask: Ask, here: Ground, goals: Iterable[Square], risk: int = 1) -> Option | None:
    """The move that comes nearest to one of some squares, walked where that is as far as is needed, with no more than
    so many blocking tests on the way; or the jump where there is no way to walk, or the door that has to be opened
    first."""
    distance = reach(here.steps, [at for at in goals if at in here.steps])
    now = distance.get(who.at, len(here.steps))
    nearer = [option for option in offered(ask, "go", "run") if distance.get(square(option.at), now) < now]
    best = first(world, who, nearer, lambda option: distance[square(option.at)], risk)
    if best is not None:
        return best
    if who.at not in distance:
        leap = next((option for option in offered(ask, "jump") if square(option.at) in distance), None)
        if leap is not None:
            return leap
    doors = {door.id for door in world.doors.values() if closed(door) and distance.get(door.at, now) < now}
    return through(ask, doors)


def through(ask: Ask, doors: set[str]) -> Option | None:
    """A door at his side opened, picked or broken, as may be."""
    for verb in ("open", "pick", "smash"):
        found = [option for option in offered(ask, verb) if option.on[0] in doors]
        if found and (verb != "pick" or hopeful(found[0]) or not offered(ask, "smash")):
            best = max(found, key=worth) if verb == "smash" else found[0]
            return best if verb != "smash" or worth(best) > 0 else None
    return None


def hopeful(option: Option) -> bool:
    """Whether a test succeeds more often than once in twenty times."""
    return option.note is not None and int(str(option.note.args["chance"])) > 5


def first(
    world: Regne, who: Figure, moves: list[Option], rank: Callable[[Option], int], risk: int, run: bool = False
) -> Option | None:
    """Of some moves with no more than so many blocking tests the one that ranks lowest; of several the shortest, and
    rather walked, unless to run is as good. Nobody runs over a hanging bridge."""
    bridges = ground(world).bridges
    for _, alike in groupby(sorted(moves, key=rank), rank):
        ways = [(option, course(world, who, option)) for option in alike]
        steady = [each for each in ways if each[0].verb != "run" or bridges.isdisjoint(each[1].way)]
        able = [(option, way) for option, way in steady if way.tests <= risk]
        if able:
            return min(able, key=lambda each: (not run and each[0].verb == "run", len(each[1].way)))[0]
    return None


def course(world: Regne, who: Figure, option: Option) -> Course:
    """The way of a move."""
    return reach_of(world, who, ground(world), option.verb == "run").course(square(option.at))
