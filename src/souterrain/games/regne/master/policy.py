"""The program as game master: dwellers hunt whom they see, remember where they saw him last, and open doors."""

from __future__ import annotations

from fractions import Fraction

from souterrain.core.roll import Rules
from souterrain.crawl.squares import Square, king_moves
from souterrain.crawl.ways import reach, way_to

from ..actions import doors, melee, move, shove
from ..actions.fight import Arm, plus
from ..catalogue import BOOK
from ..ground import Ground, closed, gapes, ground, occupied, opened, spots, within_reach
from ..odds import expected
from ..rows.beings import Foe
from ..sheet import being, immaterial, level, runs, stride, unhindered
from ..special import swarm, web
from ..world import Figure, Regne, heroes, immobile, of_camp, standing


def look_around(world: Regne) -> None:
    """Whoever sees a hero knows where to go; all in his zone know it with him."""
    here = ground(world)
    prey = [hero for hero in heroes(world) if standing(hero) and not hero.hole]
    alarm: dict[str, Square] = {}
    for foe in of_camp(world, "dark"):
        seen = [hero.at for hero in prey if spots(world, here, foe, hero)]
        if seen:
            foe.bound = min(seen, key=lambda at: (king_moves(foe.at, at), at))
            alarm[here.zone[foe.at]] = foe.bound
    for foe in of_camp(world, "dark"):
        foe.bound = foe.bound or alarm.get(here.zone[foe.at])


def order(world: Regne) -> list[str]:
    """The nearest to a hero first, of those the most wounded."""
    here = ground(world)
    near = reach(here.steps, [hero.at for hero in heroes(world) if hero.at in here.steps])
    foes = sorted(of_camp(world, "dark"), key=lambda foe: (near.get(foe.at, len(near)), foe.life, foe.id))
    return [foe.id for foe in foes]


def act(world: Regne, who: Figure) -> Rules[None]:
    """Strike whoever is within reach, otherwise come nearer, until the points are spent or there is nothing to do."""
    while who.points > 0 and who.id in world.figures and not who.over and any(map(standing, heroes(world))):
        before = who.points
        if who.webbed:
            yield from web.tear(world, who)
        else:
            yield from _one(world, who)
        if who.points == before:
            return


def _one(world: Regne, who: Figure) -> Rules[None]:
    here = ground(world)
    with_ = melee.arms(world, who)[0]
    if (pushed := over_an_edge(world, who, here)) is not None:
        yield from shove.shove(world, who, *pushed)
    elif (target := victim(world, who, here, with_)) is not None:
        yield from melee.strike(world, who, target, with_, _extra(world, who, target, with_))
    elif (other := next(swarm.depleted(world, who, here), None)) is not None and _worth_joining(who, other):
        swarm.join(world, who, other)
    else:
        yield from _hunt(world, who, here)


def victim(world: Regne, who: Figure, here: Ground, with_: Arm) -> Figure | None:
    """Whom to strike: with a web somebody who is still free, otherwise the weakest who stands; one on the ground only
    where nobody else is in sight."""
    near = list(melee.targets(world, who, here, with_))
    upright = [each for each in near if standing(each)]
    if upright:
        row = being(who)
        caught = isinstance(row, Foe) and row.web > 0
        return min(upright, key=lambda each: (bool(caught and each.webbed), each.life, each.id))
    if near and not any(standing(hero) and spots(world, here, who, hero) for hero in heroes(world)):
        return min(near, key=lambda each: (each.life, each.id))
    return None


def over_an_edge(world: Regne, who: Figure, here: Ground) -> tuple[Figure, Square] | None:
    """Somebody who can be pushed into lava or a hole, with as good a chance as not."""
    if who.points < BOOK.costs.shove:
        return None
    holes = {element.at for element in world.elements.values() if gapes(element)}
    for hero in heroes(world):
        if hero.hole or not standing(hero) or not within_reach(here, who.at, hero.at):
            continue
        for at in shove.behind(world, who, hero, here):
            if (here.terrain[at] == "~" or at in holes) and shove.chance(world, who, hero) >= Fraction(1, 2):
                return hero, at
    return None


def _extra(world: Regne, who: Figure, target: Figure, with_: Arm) -> int:
    """A power attack where it promises more than two blows."""
    if who.points < BOOK.costs.power:
        return 0
    blows = BOOK.costs.power // BOOK.costs.melee
    return int(
        expected(*_stakes(world, who, target, with_, 1)) > blows * expected(*_stakes(world, who, target, with_, 0))
    )


def _stakes(world: Regne, who: Figure, target: Figure, with_: Arm, extra: int) -> tuple[int, int, int, bool]:
    return (
        level(world, who, "melee"),
        with_.damage.dice + extra,
        plus(world, who, target, with_),
        immobile(target),
    )


def _worth_joining(who: Figure, other: Figure) -> bool:
    """A smaller group fills a larger one, not the other way round."""
    return (who.life, who.id) < (other.life, other.id)


def _hunt(world: Regne, who: Figure, here: Ground) -> Rules[None]:
    """Towards the nearest hero in sight, or to where one was seen; doors on the way are opened."""
    goal = _goal(world, who, here)
    if goal is None:
        return
    way = _way(world, who, here, goal)
    if not way:
        if who.bound == goal:
            who.bound = None
        return
    door = next((door for door in world.doors.values() if door.at == way[0] and closed(door)), None)
    if door is not None and within_reach(here, who.at, door.at) and not immaterial(who):
        yield from doors.open_(world, who, door)
        return
    shut = {door.at for door in world.doors.values() if closed(door)}
    stretch: list[Square] = []
    taken = occupied(world)
    fast = runs(who) and len(way) > 1 and not any(here.terrain[at] == "=" for at in way)
    for at in way[: who.points * (stride(who) if fast else 1)]:
        if at in shut and not immaterial(who):
            break
        stretch.append(at)
    while stretch and (stretch[-1] in taken or stretch[-1] not in here.floor):
        stretch.pop()
    if not stretch:
        return
    yield from (move.run if fast else move.walk)(world, who, tuple(stretch))
    if who.at == goal:
        who.bound = None


def _goal(world: Regne, who: Figure, here: Ground) -> Square | None:
    seen = [hero.at for hero in heroes(world) if standing(hero) and not hero.hole and spots(world, here, who, hero)]
    if seen:
        who.bound = min(seen, key=lambda at: (king_moves(who.at, at), at))
    return who.bound


def _way(world: Regne, who: Figure, here: Ground, goal: Square) -> list[Square]:
    """The shortest way to where the goal is within reach, round everybody and every trap; through closed doors where
    there is no other."""
    blocked = set(occupied(world)) | {
        trap.at for trap in (*world.secrets.traps, *world.elements.values()) if _trap(trap.kind)
    }
    blocked |= move.forbidden(world, who, here)
    blocked.discard(who.at)
    passed = move.forbidden(world, who, here) if unhindered(who) else blocked
    for field in (here, opened(world)):
        near = [at for at in field.beside.get(goal, ()) if at not in blocked and at in field.floor]
        goals = near if goal in blocked else [goal]
        way = way_to(move.paths(who, field), who.at, goals, passed)
        if way:
            return way
    return []


def _trap(kind: str) -> bool:
    return bool(BOOK.elements[kind].springs)
