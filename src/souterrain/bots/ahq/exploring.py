"""Heroes between fights: they explore what is nearest, open chests, heal, keep together, and leave when done."""

from __future__ import annotations

from collections.abc import Iterable

from souterrain.core.ask import Ask
from souterrain.core.grid import Square, around, rectangle, steps_between
from souterrain.games.ahq.figures import Figure, heroes, out, party
from souterrain.games.ahq.ground import Ground, ground
from souterrain.games.ahq.moves import barred
from souterrain.games.ahq.progress import accomplished, last_level
from souterrain.games.ahq.search import searchable
from souterrain.games.ahq.treasure import PURSE
from souterrain.games.ahq.world import World

from .choices import FAR, Mind, key_of, measure, paces, square, starting

_WANTED = ("healing-potion", "strength-potion")

_LONG = 320
"""Turns after which the party gives the quest up."""

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
    if _boxed_in(world):
        return _make_way(world, keys)
    return key_of(keys, "all-follow", "follow", "stay")


def _boxed_in(world: World) -> bool:
    """Whether companions stand on every square that the Leader could step to."""
    leader = world.figures.get(world.leader)
    if leader is None:
        return False
    taken = {figure.at for figure in world.figures.values()}
    return all(near in taken for near in ground(world).steps[leader.at])


def _make_way(world: World, keys: list[str]) -> str:
    """Step well away from the Leader."""
    leader = world.figures[world.leader].at
    goals = {key: at for key in keys if (at := square(key))}
    return max(goals, key=lambda key: steps_between(goals[key], leader), default="stay")


def after_move(world: World, ask: Ask, seat: str) -> str:
    """At the end of a move: open what the party has not seen yet, take what lies there."""
    keys = [option.key for option in ask.options]
    if going_home(world):
        return key_of(keys, "leave", "take-stairs", "done")
    if world.active == world.leader and "take-stairs" in keys and _wants_stairs(world):
        return "take-stairs"
    return _at_hand(world, keys) or "done"


def going_home(world: World) -> bool:
    """The quest is done, or too few are left to go on, or it takes too long."""
    if accomplished(world) or world.turn > _LONG:
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
    map_ = ground(world)
    way = _route(world, leader.at, set(_goals(world)), map_)
    if not way:
        search = next((key for key in keys if key.startswith("secret:")), "")
        way = [] if search else _route(world, leader.at, set(_places_to_search(world, map_)), map_)
        if search or not way:
            return search or _go_home(world, leader, keys)
    return _furthest(world, leader, way, keys)


def _at_hand(world: World, keys: list[str]) -> str:
    """Something to open or take where one stands."""
    doors = world.here.doors
    for key in keys:
        kind, _, what = key.partition(":")
        if kind == "chest" or (kind == "pile" and _worth_it(world, int(what))):
            return key
        if kind == "open" and not doors[what].explored:
            return key
    return ""


def _worth_it(world: World, n: int) -> bool:
    """Gold and potions are worth stooping for."""
    pile = world.here.piles[n]
    room = world.figures[world.active].gold < PURSE
    return bool(pile.gold and room) or any(item.row in _WANTED for item in pile.items)


def pick_up(world: World, ask: Ask, seat: str) -> str:
    """Only what will be used."""
    keys = [option.key for option in ask.options]
    words = {option.key: str(option.text.args.get("item", option.text)) for option in ask.options}
    return next((key for key in keys if any(wanted in words[key] for wanted in _WANTED)), "done")


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


def _places_to_search(world: World, map_: Ground) -> Iterable[Square]:
    """Where a secret door might be found."""
    for section in world.here.sections.values():
        if (section.dead_end or section.kind == "room") and searchable(world, section):
            yield from map_.squares[section.id]


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
    return best or _round_about(world, before, offered)


def _round_about(world: World, goal: Square, offered: dict[Square | None, str]) -> str:
    """Companions stand in the way: get as near as possible all the same, and shuffle about where that is no use."""
    distance = measure(world, [goal])
    near = {at: key for at, key in offered.items() if at in distance}
    if not near:
        return "stay"
    ordered = sorted(near, key=lambda at: (distance[at] if at else FAR, at))
    return near[ordered[world.turn % 3 % len(ordered)]]


def _straggling(world: World, leader: Figure) -> bool:
    """Wait for heroes who have fallen behind and can still catch up; but not for ever."""
    if world.turn % 4 < 2:
        return False
    way = paces(world, [leader])
    return any(way.get(hero.at, 0) > 14 and not out(hero) for hero in heroes(world))


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
    "ask-pick-up": pick_up,
}
