"""Heroes between fights: they explore what is nearest, open chests, heal, keep together, and leave when done."""

from __future__ import annotations

from collections.abc import Iterable

from souterrain.core.ask import Ask
from souterrain.core.grid import Square, around, rectangle, steps_between
from souterrain.games.ahq import search
from souterrain.games.ahq.catalogue import CHARACTERS
from souterrain.games.ahq.figures import Figure, heroes, out, party
from souterrain.games.ahq.ground import Ground, ground
from souterrain.games.ahq.levels import stairs_under
from souterrain.games.ahq.moves import barred
from souterrain.games.ahq.party import HEROES
from souterrain.games.ahq.progress import accomplished, last_level, quest_of
from souterrain.games.ahq.treasure import PURSE
from souterrain.games.ahq.world import World

from . import healing
from .choices import FAR, Mind, Paces, key_of, paces, square, standing, stands_off, starting

_WANTED = ("healing-potion", "strength-potion")

_LONG = 320
"""Turns after which the party gives the quest up."""

_WEARY = 0.45
"""The share of the party's Wounds below which it turns back."""

_CLOSE = 7
"""Squares between the first and the last of a party that keeps together."""

_DESPAIR = 0.05
"""The same where there will be no second expedition."""


def explore(world: World, ask: Ask, seat: str) -> str:
    """What a figure does with its part of the Heroes' phase: the party marches together towards what is nearest."""
    keys = [option.key for option in ask.options]
    figure = world.figures[world.active]
    care = healing.halt(world, figure, ask)
    if care in keys:
        return care
    if going_home(world):
        return _go_home(world, figure, keys)
    if figure.kind == "hero":
        useful = _use_things(world, figure, ask, keys) or _at_hand(world, keys)
        if useful:
            return useful
    fallen = starting(ask, "carry:")
    if fallen and figure.kind == "henchman":
        return fallen[0]
    if "take-stairs" in keys and _leads_on(world):
        return "take-stairs" if _may_go(world, figure) else key_of(keys, "stay")
    way = _way_on(world)
    if not way:
        return next((key for key in keys if key.startswith("secret:")), "") or _go_home(world, figure, keys)
    first = _first_to_move(world, figure, keys, way)
    if first is not figure:
        return f"switch:{first.id}"
    return _march(world, figure, keys, way)


def _way_on(world: World) -> Paces:
    """How far every square is from the goal of the march: the nearest thing unknown, or else a wall to be searched."""
    map_ = ground(world)
    leader = world.figures.get(world.leader) or world.figures[world.active]
    for goals in (set(_goals(world)), set(_places_to_search(world, map_))):
        way = _route(world, leader.at, goals, map_) if leader.at not in goals else [leader.at]
        if way:
            stairs = _stairs_down(world)
            return _distances(world, stairs if way[-1] in stairs else [way[-1]], map_)
    return {}


def _distances(world: World, goals: list[Square], map_: Ground) -> Paces:
    """Steps to the nearest of some squares, closed doors counting as open."""
    shut = _closed_doors(world, map_)
    found: Paces = dict.fromkeys(goals, 0)
    ring = goals
    while ring:
        following = []
        for here in ring:
            for near in (*map_.steps[here], *shut.get(here, ())):
                if near not in found:
                    found[near] = found[here] + 1
                    following.append(near)
        ring = following
    return found


def _first_to_move(world: World, figure: Figure, keys: list[str], way: Paces) -> Figure:
    """Of a player's figures those in front move first, so that nobody stands in the way."""
    others = [world.figures[key.partition(":")[2]] for key in keys if key.startswith("switch:")]
    return min([figure, *others], key=lambda each: (way.get(each.at, FAR), each.id))


def _march(world: World, figure: Figure, keys: list[str], way: Paces) -> str:
    """As near to the goal as this turn allows; those who fight from afar stay behind the others."""
    here = way.get(figure.at, FAR)
    if figure.kind == "hero":
        door = _door_ahead(world, figure, keys, way)
        if door:
            return door
        wall = next((key for key in keys if key.startswith("secret:")), "")
        if wall and here <= 5 and not any(_goals(world)):
            return wall
    if figure.kind == "henchman":
        return _keep_to_the_side(world, figure, keys, way)
    fighters = [way.get(each.at, FAR) for each in heroes(world) if not stands_off(each) and not out(each)]
    behind = stands_off(figure) and fighters and next(iter(way)) not in _stairs_down(world)
    least = min(fighters) + 2 if behind else 0
    goals = {key: way[at] for key in keys if (at := square(key)) and least <= way.get(at, -1) < here}
    return min(goals, key=lambda key: (goals[key], key), default="stay")


def _keep_to_the_side(world: World, figure: Figure, keys: list[str], way: Paces) -> str:
    """Henchmen march in single file along one side of a corridor, so that the heroes can pass."""
    here = way.get(figure.at, FAR)
    down = _stairs_down(world)
    shut = min((way[at] for at in paces(world, [figure], FAR) if at in way), default=0)
    if shut and here <= shut + 2:
        return _give_way(world, figure, keys, way, shut + 3)
    if shut:
        way = {at: steps for at, steps in way.items() if steps >= shut + 3}
    to_stairs = next(iter(way), None) in down
    if to_stairs:
        goals = {key: way[at] for key in keys if (at := square(key)) and at in way}
    else:
        goals = {key: way[at] for key in keys if (at := square(key)) and way.get(at, 0) > 1 and _at_the_side(world, at)}
    if to_stairs or _at_the_side(world, figure.at):
        goals = {key: steps for key, steps in goals.items() if steps < here}
    return min(goals, key=lambda key: (goals[key], key), default="stay")


def _give_way(world: World, figure: Figure, keys: list[str], way: Paces, least: int) -> str:
    """A closed door is ahead, which only heroes open: leave them the squares before it."""
    goals = {key: way[at] for key in keys if (at := square(key)) and way.get(at, 0) >= least}
    return min(goals, key=lambda key: (goals[key], key), default="stay")


def _at_the_side(world: World, at: Square) -> bool:
    """In a corridor two squares wide, whether a square is on the side kept for henchmen; in rooms every square is."""
    section = world.here.sections[ground(world).section[at]]
    if section.kind == "room":
        return True
    down, across = at[0] % 2 == 0, at[1] % 2 == 0
    if section.w == section.h:
        return down and across
    return down if section.w < section.h else across


def _door_ahead(world: World, figure: Figure, keys: list[str], way: Paces) -> str:
    """A closed door beside him behind which the way goes on."""
    for key in keys:
        if key.startswith("open:"):
            door = world.here.doors[key.partition(":")[2]]
            other = door.b if door.a == figure.at else door.a
            if way.get(other, FAR) < way.get(figure.at, FAR) and (door.explored or _gathered(world, figure)):
                return key
    return ""


def _gathered(world: World, figure: Figure) -> bool:
    """Whether the party stands close enough to go through an unknown door; but nobody waits for ever."""
    able = standing(party(world))
    far = [each for each in able if steps_between(each.at, figure.at) > _CLOSE]
    return len(far) * 3 <= len(able) or world.turn % 3 == 0


def after_move(world: World, ask: Ask, seat: str) -> str:
    """At the end of a move: open what the party has not seen yet, take what lies there."""
    keys = [option.key for option in ask.options]
    if going_home(world):
        return key_of(keys, "leave", "take-stairs", "done")
    if "take-stairs" in keys and _leads_on(world):
        return "take-stairs" if _may_go(world, world.figures[world.active]) else "done"
    door = ""
    if not _at_hand(world, keys):
        door = _door_ahead(world, world.figures[world.active], keys, _way_on(world))
    return _at_hand(world, keys) or door or "done"


def going_home(world: World) -> bool:
    """The quest is done, or too few are left to go on, or it takes too long."""
    if accomplished(world) or world.turn > _LONG:
        return True
    people = [*party(world), *world.below]
    whole = sum(figure.profile.wounds for figure in [*people, *world.fallen]) or 1
    left = sum(max(0, figure.wounds) for figure in people)
    return left / whole < (_DESPAIR if quest_of(world).single_expedition else _WEARY)


def _go_home(world: World, figure: Figure, keys: list[str]) -> str:
    downed = [key for key in keys if key.startswith("carry:")]
    way = key_of(keys, "leave", "take-stairs")
    if way and not (downed and way == "leave"):
        return way
    return key_of(keys, "all-stairs", "stairs", "stay")


def _at_hand(world: World, keys: list[str]) -> str:
    """Something to open or take where one stands."""
    doors = world.here.doors
    for key in keys:
        kind, _, what = key.partition(":")
        if kind == "chest" or (kind == "pile" and _worth_it(world, int(what))):
            return key
        if kind == "open" and not doors[what].explored and _gathered(world, world.figures[world.active]):
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
            yield from (near for near in around(section.chest.at) if map_.section.get(near) == section.id)
    for door in level.doors.values():
        if not door.explored and not door.false:
            yield door.a if door.a in map_.section else door.b
    yield from _stairs_down(world)


def _stairs_down(world: World) -> list[Square]:
    """The squares of stairs that lead on, if the party means to take them."""
    if not _wants_stairs(world):
        return []
    rooms = [section.stairs for section in world.here.sections.values() if section.stairs]
    ends = [(section.x, section.y) for section in world.here.sections.values() if section.leads == "down"]
    return [square for corner in rooms + ends for square in rectangle(*corner, 2, 2)]


def _leads_on(world: World) -> bool:
    """Whether the stairs under the figure are those that the party means to take."""
    return bool(world.below) or stairs_under(world, world.figures[world.active]) == "down"


def _may_go(world: World, figure: Figure) -> bool:
    """The last hero waits above for henchmen who can still come, for they would stay behind."""
    if figure.kind != "hero" or any(other is not figure and not out(other) for other in heroes(world)):
        return True
    near = paces(world, [figure])
    return world.turn % 12 == 0 or not any(
        other.kind == "henchman" and not out(other) and other.at in near for other in party(world)
    )


def _wants_stairs(world: World) -> bool:
    """Down is where the quest lies, unless this is the last level."""
    return not last_level(world)


def _places_to_search(world: World, map_: Ground) -> Iterable[Square]:
    """Where a secret door might be found."""
    for section in search.places(world):
        yield from map_.squares[section]


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


def spell_target(world: World, ask: Ask, seat: str) -> str:
    """Healing goes to whoever has lost most."""
    people = [world.figures[option.key] for option in ask.options if option.key in world.figures]
    if not people:
        return ""
    return max(people, key=lambda each: each.profile.wounds - each.wounds).id


def component(world: World, ask: Ask, seat: str) -> str:
    """One dose of fire, and healing: nothing else makes good what a long way down costs."""
    keys = [option.key for option in ask.options]
    return key_of(keys, "ash" if ask.text.args.get("n", 1) == 1 else "phoenix-feather")


def choose_hero(world: World, ask: Ask, seat: str) -> str:
    """The second choice is a wizard, who can heal; the others are the strongest arms."""
    rows = [CHARACTERS[option.key] for option in ask.options]
    if len(rows) == len(HEROES) - 1:
        return next(row.id for row in rows if row.wizard)
    fighters = [row for row in rows if not row.wizard] or rows
    return max(fighters, key=lambda row: (row.strength, row.toughness)).id


def who_takes(world: World, ask: Ask, seat: str) -> str:
    """Whoever has a use for it, or else the first who can carry it."""
    useful = [option.key for option in ask.options if option.note is not None and option.key in world.figures]
    return useful[0] if useful else ask.options[0].key


def order(world: World, ask: Ask, seat: str) -> str:
    return "never"


def disarm(world: World, ask: Ask, seat: str) -> str:
    keys = [option.key for option in ask.options]
    return key_of(keys, "disarm", "leave")


MINDS: dict[str, Mind] = {
    "ask-explore": explore,
    "ask-after-move": after_move,
    "ask-spell-target": spell_target,
    "ask-choose-hero": choose_hero,
    "ask-component": component,
    "ask-order": order,
    "ask-who-takes": who_takes,
    "ask-trap": disarm,
    "ask-pick-up": pick_up,
}
