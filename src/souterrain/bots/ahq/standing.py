"""Where heroes stand in a fight: round a doorway, so that the enemy comes through one at a time, or a step back."""

from __future__ import annotations

from souterrain.core.grid import Square
from souterrain.games.ahq import zones
from souterrain.games.ahq.figures import Figure, monsters, out, party, weapon
from souterrain.games.ahq.ground import ground
from souterrain.games.ahq.solo_combat import is_ranged
from souterrain.games.ahq.world import World

from .choices import FAR, nearest, square, stands_off

_CROWD = 3
"""Enemies worth waiting for at a door."""

_PATIENCE = 40
"""Combat turns after which nobody waits any longer."""


def gate(world: World) -> Square | None:
    """The square outside the only open door of the enemy's room, where the party had better receive them."""
    combat = world.combat
    if combat is None or combat.turn > _PATIENCE:
        return None
    foes = [foe for foe in monsters(world) if not is_ranged(foe)]
    if len(foes) < _CROWD or any(world.here.sections[id].kind != "room" for id in combat.area):
        return None
    section = ground(world).section
    inside = [figure for figure in party(world) if not out(figure) and section[figure.at] in combat.area]
    if len(inside) > 2:
        return None
    found: list[Square] = []
    for door in world.here.doors.values():
        if door.open and door.a in section and door.b in section:
            a, b = section[door.a] in combat.area, section[door.b] in combat.area
            if a != b:
                found.append(door.b if a else door.a)
    return found[0] if len(found) == 1 else None


def receive(world: World, figure: Figure, at: Square, keys: list[str]) -> str:
    """Fighters stand round the square outside the door and leave it free; the others keep behind them."""
    section = ground(world).section
    area = world.combat.area if world.combat else []
    steps = ground(world).steps
    round_it = {near for near in steps[at] if section[near] not in area}
    if weapon(figure).long:
        beyond = {near for each in round_it for near in steps[each] if near != at and section[near] not in area}
        round_it = {near for near in beyond if near[0] != at[0] and near[1] != at[1]} or round_it
    goals = {key: to for key in keys if key.startswith("move:") and (to := square(key)) and section[to] not in area}
    if stands_off(figure):
        good = {key: to for key, to in goals.items() if to not in round_it and to != at}
        if figure.at not in round_it and figure.at != at and section[figure.at] not in area:
            return "done"
        return min(good, key=lambda key: abs(_steps(good[key], at) - 3), default="done")
    weary = figure.wounds <= 1 and _relief(world, figure, at)
    if figure.at in round_it and not weary:
        return "done"
    if weary:
        away = {key: to for key, to in goals.items() if to not in steps[at] and to != at}
        return min(away, key=lambda key: abs(_steps(away[key], at) - 4), default="done")
    free = {key: to for key, to in goals.items() if to in round_it}
    if free:
        return min(free)
    spare = {key: to for key, to in goals.items() if to != at}
    best = min(spare, key=lambda key: _steps(spare[key], at), default="done")
    if figure.at == at or section[figure.at] in area:
        return best
    return best if best != "done" and _steps(spare[best], at) < _steps(figure.at, at) else "done"


def _relief(world: World, figure: Figure, at: Square) -> bool:
    """Whether somebody fresh waits behind the line to take a wounded fighter's place."""
    return any(
        each.wounds > 1 and not stands_off(each) and 1 < _steps(each.at, at) <= 6 and each is not figure
        for each in party(world)
    )


def step_back(world: World, figure: Figure, foes: list[Figure], keys: list[str]) -> str:
    """Having struck, out of reach again: an enemy who strikes before he moves then finds nobody."""
    if nearest(figure.at, foes) > 1:
        return "done"
    danger: set[Square] = set()
    for foe in foes:
        danger |= zones.reach(world, foe)
    goals = {key: to for key in keys if key.startswith("move:") and (to := square(key)) and to not in danger}
    return min(goals, key=lambda key: (_steps(goals[key], figure.at), -nearest(goals[key], foes)), default="done")


def _steps(a: Square, b: Square) -> int:
    return min(FAR, abs(a[0] - b[0]) + abs(a[1] - b[1]))
