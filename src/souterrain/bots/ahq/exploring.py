"""Heroes between fights: they explore what is nearest, open chests, heal, keep together, and leave when done."""

from __future__ import annotations

from collections.abc import Iterable

from souterrain.core.ask import Ask
from souterrain.core.grid import Square, around, rectangle, steps_between
from souterrain.games.ahq.figures import Figure, heroes, out, party
from souterrain.games.ahq.ground import Ground, ground
from souterrain.games.ahq.moves import barred
from souterrain.games.ahq.progress import accomplished, last_level
from souterrain.games.ahq.world import World

from .choices import Mind, key_of, square, starting

_WEARY = 0.45
"""The share of the party's Wounds below which it turns back."""


def explore(world: World, ask: Ask, seat: str) -> str:
    """What a figure does with its part of the Heroes' phase."""
    keys = [option.key for option in ask.options]
    figure = world.figures[world.active]
    if going_home(world):
        return _go_home(world, figure, keys)
    if figure.kind == "hero":
        useful = _use_things(world, figure, ask, keys)
        if useful:
            return useful
    fallen = starting(ask, "carry:")
    if fallen and figure.id != world.leader and _healer(world):
        return fallen[0]
    if figure.id == world.leader:
        return _lead(world, figure, keys)
    leader = f"switch:{world.leader}"
    if leader in keys:
        return leader
    if "take-stairs" in keys and world.leader not in world.figures:
        return "take-stairs"
    return key_of(keys, "all-follow", "follow", "stay")


def after_move(world: World, ask: Ask, seat: str) -> str:
    """At the end of a move: open what the party has not seen yet, take what lies there."""
    keys = [option.key for option in ask.options]
    if going_home(world):
        return key_of(keys, "leave", "take-stairs", "done")
    if world.active == world.leader and "take-stairs" in keys and _wants_stairs(world):
        return "take-stairs"
    return _at_hand(world, keys) or "done"


def going_home(world: World) -> bool:
    """The quest is done, or too few are left to go on."""
    if accomplished(world):
        return True
    people = [*party(world), *world.below]
    whole = sum(figure.profile.wounds for figure in [*people, *world.fallen]) or 1
    left = sum(max(0, figure.wounds) for figure in people)
    return left / whole < _WEARY


def _go_home(world: World, figure: Figure, keys: list[str]) -> str:
    downed = [key for key in keys if key.startswith("carry:")]
    way = key_of(keys, "leave", "take-stairs")
    if way and not (downed and way == "leave"):
        return way
    return key_of(keys, "all-stairs", "stairs", "stay")


def _lead(world: World, leader: Figure, keys: list[str]) -> str:
    """The Leader makes for the nearest place that promises something new."""
    at_hand = _at_hand(world, keys)
    if at_hand:
        return at_hand
    if "take-stairs" in keys and _wants_stairs(world):
        return "take-stairs"
    if _straggling(world, leader):
        return key_of(keys, "stay")
    goals = list(_goals(world))
    way = _way(world, leader, set(goals))
    if not way:
        return _search(keys) or key_of(keys, "stairs", "stay")
    return _furthest(world, leader, way, keys)


def _at_hand(world: World, keys: list[str]) -> str:
    """Something to open or take where one stands."""
    doors = world.here.doors
    for key in keys:
        kind, _, what = key.partition(":")
        if kind == "chest" or kind == "pile":
            return key
        if kind == "open" and not (doors[what].explored and doors[what].false):
            return key
    return ""


def _search(keys: list[str]) -> str:
    return next((key for key in keys if key.startswith("secret:")), "")


def _goals(world: World) -> Iterable[Square]:
    """Squares from which something unknown could be opened, seen or taken."""
    map_ = ground(world)
    level = world.here
    for section in level.sections.values():
        if section.exits:
            yield from map_.squares[section.id]
        if section.chest and not section.chest.open and not section.chest.trap:
            yield from (near for near in around(section.chest.at) if map_.steps.get(near))
        if _wants_stairs(world):
            if section.stairs:
                yield from rectangle(*section.stairs, 2, 2)
            elif section.leads == "down":
                yield from map_.squares[section.id]
    for door in level.doors.values():
        if not door.explored and not door.false:
            yield door.a if door.a in map_.section else door.b


def _wants_stairs(world: World) -> bool:
    """Down is where the quest lies, unless this is the last level."""
    return not last_level(world)


def _dead_ends(world: World, map_: Ground) -> Iterable[Square]:
    """Where a secret door might be: dead ends and closed rooms with walls not searched yet."""
    for section in world.here.sections.values():
        if (section.dead_end and len(section.searched) < 2) or (
            section.kind == "room" and len(section.searched) < 3 and not section.below
        ):
            yield from map_.squares[section.id]


def _way(world: World, figure: Figure, goals: set[Square]) -> list[Square]:
    """A shortest way to one of the goals through open and closed doors, past companions; where there is none, to a
    place worth searching."""
    map_ = ground(world)
    way = _route(world, figure.at, goals, map_)
    if not way and figure.at not in goals:
        ends = set(_dead_ends(world, map_))
        way = [] if figure.at in ends else _route(world, figure.at, ends, map_)
    return way


def _route(world: World, start: Square, goals: set[Square], map_: Ground) -> list[Square]:
    shut = _closed_doors(world, map_)
    foes = {figure.at for figure in world.figures.values() if figure.kind == "monster"} | barred(world)
    came: dict[Square, Square] = {start: start}
    ring = [start]
    while ring:
        following = []
        for here in ring:
            for near in (*map_.steps[here], *shut.get(here, ())):
                if near in came or near in foes:
                    continue
                came[near] = here
                if near in goals:
                    way = [near]
                    while came[way[-1]] != way[-1]:
                        way.append(came[way[-1]])
                    return way[-2::-1]
                following.append(near)
        ring = following
    return []


def _closed_doors(world: World, map_: Ground) -> dict[Square, list[Square]]:
    found: dict[Square, list[Square]] = {}
    for door in world.here.doors.values():
        if not door.open and not door.false and door.a in map_.section and door.b in map_.section:
            found.setdefault(door.a, []).append(door.b)
            found.setdefault(door.b, []).append(door.a)
    return found


def _furthest(world: World, leader: Figure, way: list[Square], keys: list[str]) -> str:
    """The last square of the way that can be reached in this turn; a closed door on the way is opened."""
    offered = {square(key): key for key in keys if "," in key}
    shut = _closed_doors(world, ground(world))
    best = ""
    before = leader.at
    for step in way:
        if step in shut.get(before, ()):
            if before == leader.at:
                return next((key for key in keys if key.startswith("open:")), "stay")
            break
        best = offered.get(step, best)
        before = step
    return best or key_of(keys, "stay")


def _straggling(world: World, leader: Figure) -> bool:
    """Wait for companions who have fallen behind, unless they cannot move."""
    return any(
        steps_between(figure.at, leader.at) > 14 and not out(figure) and figure.kind == "hero"
        for figure in heroes(world)
    )


def _use_things(world: World, figure: Figure, ask: Ask, keys: list[str]) -> str:
    """Potions and healing spells when somebody needs them."""
    hurt = figure.profile.wounds - figure.wounds
    if hurt >= 2:
        potion = [key for key in keys if key.startswith("item:healing")]
        if potion:
            return potion[0]
    aid = starting(ask, "item:aid")
    if aid:
        return aid[0]
    if any(other.profile.wounds - other.wounds >= 2 and other.at in around(figure.at) for other in party(world)):
        return next(iter(starting(ask, "spell:flames-of-the-phoenix")), "")
    return ""


def _healer(world: World) -> bool:
    return any(item.row == "healing-potion" for figure in party(world) for item in figure.items)


def spell_target(world: World, ask: Ask, seat: str) -> str:
    """Healing goes to whoever has lost most."""
    people = [world.figures[option.key] for option in ask.options if option.key in world.figures]
    if not people:
        return ""
    return max(people, key=lambda each: each.profile.wounds - each.wounds).id


def component(world: World, ask: Ask, seat: str) -> str:
    """Two doses of fire and two of healing."""
    keys = [option.key for option in ask.options]
    n = ask.text.args.get("n", 1)
    return key_of(keys, "ash" if isinstance(n, int) and n % 2 else "phoenix-feather")


def order(world: World, ask: Ask, seat: str) -> str:
    return "never"


def disarm(world: World, ask: Ask, seat: str) -> str:
    keys = [option.key for option in ask.options]
    return key_of(keys, "disarm", "leave")


MINDS: dict[str, Mind] = {
    "ask-explore": explore,
    "ask-after-move": after_move,
    "ask-spell-target": spell_target,
    "ask-component": component,
    "ask-order": order,
    "ask-trap": disarm,
}
