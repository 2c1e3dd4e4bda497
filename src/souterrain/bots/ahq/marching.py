"""The party on the march: fighters in front, the wizard behind them, henchmen at the side, doors opened together."""

from __future__ import annotations

from souterrain.core.ask import Ask
from souterrain.crawl.squares import SIDES, Square, steps_between
from souterrain.crawl.ways import reach
from souterrain.games.ahq.dungeon.ground import ground
from souterrain.games.ahq.figures import Figure, heroes, out, party
from souterrain.games.ahq.world import World

from .choices import STEPS, Goals, goals, offered, standing, stands_off, together
from .routes import Way

_CLOSE = 7
"""Squares between the first and the last of a party that keeps together."""

_GAP = 2
"""Squares from the foremost fighter to those who fight from afar."""

_WAIT = 3
"""Every so many turns nobody waits for anybody."""


def before_him(world: World, figure: Figure, ask: Ask, way: Way) -> str:
    """Of a player's figures those in front move first, so that nobody stands in the way."""
    first, switch = (way.left(figure.at), figure.id), ""
    for option in offered(ask, "switch"):
        other = world.figures[option.on[0]]
        if (way.left(other.at), other.id) < first:
            first, switch = (way.left(other.at), other.id), option.key
    return switch


Left = dict[str, int]
"""How far it still is from where an option leads."""


def march(world: World, figure: Figure, ask: Ask, way: Way) -> str:
    """As near to the goal as this turn allows, each in his place of the column."""
    here = way.left(figure.at)
    squares = goals(ask, *STEPS)
    ends = {key: way.paces[at] for key, at in squares.items() if at in way.paces}
    if figure.kind == "henchman":
        return _at_the_side(world, figure, ends, squares, way)
    door = door_ahead(world, figure, ask, way)
    if door:
        return door
    if way.search:
        wall = next((option.key for option in offered(ask, "search") if option.on[0] in SIDES), "")
        if wall:
            return wall
    if stands_off(figure) and not way.stairs and not way.search:
        return _behind(world, here, ends, way)
    step = _nearest({key: left for key, left in ends.items() if left < here})
    return past(world, figure, ask, way) if step == "stay" else step


def past(world: World, figure: Figure, ask: Ask, way: Way) -> str:
    """In a strip where nobody gets round anybody: change places with who only stands in the way."""
    for option in offered(ask, "swap"):
        other = world.figures[option.on[0]]
        if (other.kind == "henchman" or out(other)) and way.left(other.at) < way.left(figure.at):
            return option.key
    return "stay"


def _nearest(ends: Left) -> str:
    return min(ends, key=lambda key: (ends[key], key), default="stay")


def _behind(world: World, here: int, ends: Left, way: Way) -> str:
    """Behind the foremost fighter; whoever comes to be in front because the party turned about falls back."""
    fighters = [way.left(each.at) for each in standing(heroes(world)) if not stands_off(each)]
    least = min(fighters) + _GAP if fighters else 0
    return _nearest({key: left for key, left in ends.items() if left >= least and (left < here or here < least)})


def _at_the_side(world: World, figure: Figure, ends: Left, squares: Goals, way: Way) -> str:
    """Henchmen march in single file along one side of a corridor, so that the heroes can pass, and leave them the
    goal and the squares before a closed door, which only heroes open; where a hero cannot come to it they fall back
    behind him."""
    here = way.left(figure.at)
    if way.stairs:
        return _nearest({key: left for key, left in ends.items() if left < here})
    first = _kept_out(world, way) if here <= _CLOSE else None
    if first is not None:
        behind = {key: left for key, left in ends.items() if left > way.left(first.at)}
        if here > way.left(first.at):
            return "stay"
        if behind:
            return _nearest(behind)
    part = together(world, figure.at)
    shut = next((left for at, left in way.paces.items() if at in part), 0)
    least = shut + 3 if shut else 2
    if here < least:
        return _nearest({key: left for key, left in ends.items() if left >= least})
    aside = _aside(world, figure.at)
    return _nearest(
        {
            key: left
            for key, left in ends.items()
            if left >= least and (left < here or not aside) and _aside(world, squares[key])
        }
    )


def _kept_out(world: World, way: Way) -> Figure | None:
    """The foremost fighter, where the others stand on the goal or so closely round it that he cannot come to it."""
    fighters = [hero for hero in standing(heroes(world)) if not stands_off(hero)]
    first = min(fighters, key=lambda hero: (way.left(hero.at), hero.id), default=None)
    if first is None or way.left(first.at) > _CLOSE:
        return None
    part = together(world, first.at)
    goal = [at for at in way.goals if at in part]
    others = {each.at for each in party(world) if each is not first}
    free = reach(ground(world).steps, [first.at], 2 * _CLOSE, others)
    return first if goal and not any(at in free for at in goal) else None


def _aside(world: World, at: Square) -> bool:
    """In a corridor two squares wide, whether a square is on the side kept for henchmen; in rooms every square is."""
    section = world.here.sections[ground(world).section[at]]
    if section.kind == "room":
        return True
    down, across = at[0] % 2 == 0, at[1] % 2 == 0
    if section.w == section.h:
        return down and across
    return down if section.w < section.h else across


def door_ahead(world: World, figure: Figure, ask: Ask, way: Way) -> str:
    """A closed door beside him behind which the way goes on."""
    for option in offered(ask, "open"):
        door = world.here.doors.get(option.on[0])
        if door is None:
            continue
        other = door.b if door.a == figure.at else door.a
        if way.left(other) < way.left(figure.at) and (door.explored or gathered(world, figure)):
            return option.key
    return ""


def gathered(world: World, figure: Figure) -> bool:
    """Whether the party is ready for what is behind an unknown door: most stand close, and nobody who fights from
    afar in the first rank. But nobody waits for ever."""
    able = standing(party(world))
    far = [each for each in able if steps_between(each.at, figure.at) > _CLOSE]
    early = [each for each in able if stands_off(each) and steps_between(each.at, figure.at) < _GAP]
    return (len(far) * 3 <= len(able) and not early) or world.turn % _WAIT == 0
