"""Where heroes stand in a fight: round a doorway, so that the enemy comes through one at a time, or a step back."""

from __future__ import annotations

from souterrain.core.ask import Ask
from souterrain.crawl.squares import Square
from souterrain.crawl.ways import reach
from souterrain.games.ahq.combat import zones
from souterrain.games.ahq.combat.solo import is_ranged
from souterrain.games.ahq.dungeon.ground import ground
from souterrain.games.ahq.figures import Figure, monsters, out, party, squares
from souterrain.games.ahq.values import weapon
from souterrain.games.ahq.world import World

from .choices import FAR, Goals, goals, has_acted, nearest, stands_off

_CROWD = 3
"""Enemies worth waiting for at a door. Where nobody leads them they come out of it, however few they are."""

_ENTERED = 2
"""Friends in the enemy's room to whom the others do not follow while a crowd is there."""

_TURN = 5
"""Squares from a door within which somebody waits for his turn at it."""

_RUSH = 10
"""Squares that most enemies cover in a turn."""

PATIENCE = 40
"""Combat turns after which nobody waits any longer."""


def gate(world: World) -> Square | None:
    """The square outside the only open door of the enemy's room, where the party had better receive them."""
    combat = world.combat
    if combat is None or combat.turn > PATIENCE:
        return None
    foes = [foe for foe in monsters(world) if not is_ranged(foe)]
    section = ground(world).section
    inside = [foe for foe in foes if section[foe.at] in combat.area]
    few = len(inside) < _CROWD
    if not inside or (few and not world.solo) or any(world.here.sections[id].kind != "room" for id in combat.area):
        return None
    entered = [figure for figure in party(world) if not out(figure) and section[figure.at] in combat.area]
    if len(entered) > (0 if few else _ENTERED):
        return None
    found: list[Square] = []
    for door in world.here.doors.values():
        if door.open and door.a in section and door.b in section:
            a, b = section[door.a] in combat.area, section[door.b] in combat.area
            if a != b:
                found.append(door.b if a else door.a)
    return found[0] if len(found) == 1 else None


def receive(world: World, figure: Figure, at: Square, ask: Ask) -> str:
    """Fighters stand round the square outside the door and leave it free; whoever has struck makes room for the next,
    and whoever finds no room there shields the others."""
    steps, section = ground(world).steps, ground(world).section
    area = world.combat.area if world.combat else []
    ring = _ring(world, at)
    if weapon(figure).long:
        ring |= {near for each in ring for near in steps[each] if near[0] != at[0] and near[1] != at[1]}
    ends = {key: to for key, to in goals(ask, "go").items() if section[to] not in area}
    away = {key: to for key, to in ends.items() if to not in ring and to != at}
    if figure.wounds <= 1 and _relief(world, figure, at):
        return min(away, key=lambda key: abs(_steps(away[key], at) - 4), default="done")
    if figure.at in ring:
        leaves = _relieved(world, figure, at) or figure.id in in_the_way(world)
        return min(away, key=lambda key: _steps(away[key], at), default="done") if leaves else "done"
    free = [key for key, to in ends.items() if to in ring]
    if free:
        return min(free)
    spare = {key: to for key, to in ends.items() if to != at}
    if figure.at == at or section[figure.at] in area:
        return min(spare, key=lambda key: _steps(spare[key], at), default="done")
    return shield(world, figure, spare)


def _ring(world: World, at: Square) -> set[Square]:
    """The squares outside the door from which one strikes at whoever comes through it."""
    section, area = ground(world).section, world.combat.area if world.combat else []
    return {near for near in ground(world).steps[at] if section[near] not in area}


def in_the_way(world: World) -> set[str]:
    """Those who stand so closely round a friend in the doorway that he cannot step out of it: nobody but him can
    strike from there."""
    at = gate(world)
    taken = {each.at: each.id for each in party(world)}
    if at not in taken:
        return set()
    ring = _ring(world, at)
    return {taken[near] for near in ring} if ring <= taken.keys() else set()


def _relieved(world: World, figure: Figure, at: Square) -> bool:
    """Whether he has struck, one who came through the door still stands, and somebody near has not struck yet."""
    if world.combat is None or not has_acted(world, figure) or all(foe.at != at for foe in monsters(world)):
        return False
    waiting = [world.figures[id] for id in world.combat.waiting]
    return any(not stands_off(each) and 1 < _steps(each.at, at) <= _TURN for each in waiting)


def shield(world: World, figure: Figure, ends: Goals) -> str:
    """Whoever has nobody to strike covers a side of those who are better not struck."""
    steps = ground(world).steps
    charges = [each for each in party(world) if stands_off(each) and each is not figure and not out(each)]
    sides = {near for each in charges for near in steps[each.at]}
    if figure.at in sides:
        return "done"
    beside = {key: to for key, to in ends.items() if to in sides}
    return min(beside, key=lambda key: _steps(beside[key], figure.at), default="done")


def _relief(world: World, figure: Figure, at: Square) -> bool:
    """Whether somebody fresh waits behind the line to take a wounded fighter's place."""
    return any(
        each.wounds > 1 and not stands_off(each) and 1 < _steps(each.at, at) <= 6 and each is not figure
        for each in party(world)
    )


def safest(world: World, figure: Figure, foes: list[Figure], ask: Ask) -> str:
    """The square to which the fewest enemies can come; nothing where one stands as safely already."""
    steps = ground(world).steps
    friends = {at for each in party(world) if each is not figure for at in squares(each)}
    enemies = {at for foe in foes for at in squares(foe)}
    coming = reach(steps, enemies, _RUSH, friends)

    def danger(at: Square) -> tuple[int, int]:
        beside = [near for near in steps[at] if near not in friends]
        strike = sum(2 if near in enemies else near in coming for near in beside)
        return strike, len(beside)

    here = danger(figure.at)
    ends = {key: (danger(at), _steps(at, figure.at)) for key, at in goals(ask, "go").items()}
    best = min(ends, key=lambda key: ends[key], default="")
    return best if best and ends[best][0] < here else ""


def step_back(world: World, figure: Figure, foes: list[Figure], ask: Ask) -> str:
    """Having struck, out of reach again: an enemy who strikes before he moves then finds nobody."""
    if nearest(figure.at, foes) > 1:
        return "done"
    danger: set[Square] = set()
    for foe in foes:
        danger |= zones.reach(world, foe)
    ends = {key: to for key, to in goals(ask, "go").items() if to not in danger}
    return min(ends, key=lambda key: (_steps(ends[key], figure.at), -nearest(ends[key], foes)), default="done")


def _steps(a: Square, b: Square) -> int:
    return min(FAR, abs(a[0] - b[0]) + abs(a[1] - b[1]))
