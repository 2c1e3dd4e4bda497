"""How dwellers move: after those whom they see or have seen, through doors, and away when they think better of it."""

from __future__ import annotations

from functools import partial

from souterrain.crawl.squares import Square, king_moves, ring
from souterrain.crawl.ways import reach

from ..actions import doors, move
from ..actions.reach import courses, forbidden, manner
from ..catalogue import BOOK
from ..events.master import Why
from ..ground import Ground, closed, occupied, opened, spots, within_reach
from ..rows.beings import Foe
from ..sheet import being, immaterial, runs, stride, sure_footed, unhindered
from ..world import Door, Figure, Regne, against, friends, of_camp, standing
from .intent import Intent
from .routes import route

BEATEN = 3
"""With no more than one part in so many of his life a dweller who thinks flees."""


def prey(world: Regne, who: Figure, here: Ground) -> list[Figure]:
    """The adversaries on their feet whom he sees, the nearest first."""
    seen = [foe for foe in against(world, who) if standing(foe) and spots(world, here, who, foe)]
    return sorted(seen, key=lambda foe: (king_moves(who.at, foe.at), foe.id))


def chase(world: Regne, who: Figure, here: Ground) -> Intent | None:
    """Towards the nearest in sight to whom there is a way, or to where one was seen; doors on the way are opened.
    Whoever has fled for his life does not go and look for those whom he fled."""
    if who.points < BOOK.costs.move:
        return None
    for foe in prey(world, who, here):
        intent = _towards(world, who, here, foe.at, "hunt", foe)
        if intent is not None:
            return intent
    if who.bound is None or arrived(world, who, here) or (_wavers(who) and _beaten(who)):
        return None
    return _towards(world, who, here, who.bound, "track", who)


def arrived(world: Regne, who: Figure, here: Ground) -> bool:
    """Whether he is where somebody was seen, or beside it where somebody stands or lies there."""
    if who.bound is None or who.bound == who.at:
        return True
    return within_reach(here, who.at, who.bound) and who.bound in occupied(world)


def _towards(world: Regne, who: Figure, here: Ground, goal: Square, why: Why, foe: Figure) -> Intent | None:
    way = way_towards(world, who, here, goal)
    if not way:
        return None
    door = _door(world, way[0])
    if door is not None and not immaterial(who):
        if not within_reach(here, who.at, door.at) or who.points < BOOK.costs.open:
            return None
        return Intent("door", who, partial(doors.open_, world, who, door))
    fast = runs(who) and len(way) > 1 and not any(here.terrain.get(at) == "=" for at in way)
    stretch = _stretch(world, who, here, way[: who.points * (stride(who) if fast else 1)])
    if not stretch:
        return None
    go = move.run if fast else move.walk
    return Intent(why, foe, partial(go, world, who, stretch))


def urge(world: Regne, who: Figure, here: Ground) -> None:
    """One of his side who idles in his way is told where to go."""
    idle = {each.at: each for each in of_camp(world, who.camp) if each.bound is None and not each.hole}
    if idle and who.bound is not None and not arrived(world, who, here):
        way = way_towards(world, who, here, who.bound)
        if way and way[0] in idle:
            idle[way[0]].bound = who.bound


def _door(world: Regne, at: Square) -> Door | None:
    return next((door for door in world.doors.values() if door.at == at and closed(door)), None)


def _stretch(world: Regne, who: Figure, here: Ground, way: list[Square]) -> tuple[Square, ...]:
    """The first part of a way: up to a closed door or to somebody in it, and no farther than where he can stand."""
    taken, free, passes = occupied(world), immaterial(who), unhindered(who)
    part: list[Square] = []
    for at in way:
        if (not free and _door(world, at) is not None) or (not passes and at in taken):
            break
        part.append(at)
    while part and (part[-1] in taken or part[-1] not in here.floor):
        part.pop()
    return tuple(part)


def way_towards(world: Regne, who: Figure, here: Ground, goal: Square) -> list[Square]:
    """The shortest way to where the goal is within reach, round everybody and every trap that his side knows, and for
    one who thinks over no lava; through closed doors where there is no other, then behind those of his side who stand
    in it, and at last as near as those around the goal let him come."""
    if goal == who.at:
        return []
    taken = frozenset(occupied(world))
    barred = forbidden(world, who, here) | _brinks(who, here)
    blocked = taken | barred | _traps(world)
    over, how = unhindered(who), manner(who)

    def way(field: Ground, ahead: frozenset[Square]) -> list[Square]:
        near = [at for at in field.beside.get(goal, ()) if at not in ahead and at in field.floor]
        goals = frozenset(near if goal in blocked else [goal])
        return route(field, how, who.at, goals, barred & ahead if over else ahead)

    found = way(here, blocked)
    if not found:
        doors_open, own = opened(world), {each.at for each in (who, *friends(world, who))}
        found = way(doors_open, blocked) or way(doors_open, blocked - own) or way(doors_open, blocked - taken)
    return found


def _brinks(who: Figure, here: Ground) -> frozenset[Square]:
    """The bridges on which one who thinks does not set foot; from one he is on he goes on."""
    row = being(who)
    if not isinstance(row, Foe) or not row.thinks or unhindered(who) or sure_footed(who) or who.at in here.bridges:
        return frozenset()
    return frozenset([at for at in here.bridges if not here.lava.isdisjoint(ring(at))])


def _traps(world: Regne) -> set[Square]:
    """Where the dwellers know of a trap: everywhere but where the party set one."""
    traps = (*world.secrets.traps, *world.elements.values())
    return {trap.at for trap in traps if BOOK.elements[trap.kind].springs and trap.owner != "party"}


def retreat(world: Regne, who: Figure, here: Ground) -> Intent | None:
    """Away from those whom he sees, as far as he gets, where he has had enough or does not like blades: one who thinks
    and is badly hurt, a coward whom somebody has come close to. Whoever guards a relic stays."""
    seen = prey(world, who, here) if _wavers(who) else []
    if not seen or not _had_enough(who, king_moves(who.at, seen[0].at)):
        return None
    distance = reach(here.steps, [foe.at for foe in seen], blocked=_traps(world))
    fast = runs(who)
    found = courses(world, who, here, who.points * (stride(who) if fast else 1), running=fast)
    traps = _traps(world)
    ends = {to: course for to, course in found.items() if to in distance and not traps & set(course.way)}
    if not ends:
        return None
    best = max(ends, key=lambda to: (distance[to] - 2 * ends[to].tests, -len(ends[to].way), to))
    if distance[best] <= distance.get(who.at, 0) + 1:
        return None
    go = move.run if fast else move.walk
    return Intent("flee", seen[0], partial(go, world, who, ends[best].way))


def _wavers(who: Figure) -> bool:
    """Whether he is one who may think better of it."""
    row = being(who)
    return isinstance(row, Foe) and row.thinks and not any(item.kind in BOOK.relics for item in who.items)


def _had_enough(who: Figure, near: int) -> bool:
    row = being(who)
    return _beaten(who) or (isinstance(row, Foe) and row.coward and near <= 2)


def _beaten(who: Figure) -> bool:
    return who.life * BEATEN <= who.top
