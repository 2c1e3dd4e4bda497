"""A small band in a room whose door the party holds: it does not come through one by one, but stays out of sight, all
but one of them, and lets the party come in."""

from __future__ import annotations

from souterrain.core.ask import Ask
from souterrain.crawl.squares import Square, steps_between
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.combat.sight import between
from souterrain.games.ahq.dungeon.ground import ground
from souterrain.games.ahq.figures import Figure, monsters, party
from souterrain.games.ahq.world import World

from .choices import Goals, key_of, nearest, standing
from .reasons import Choice

_PATIENCE = 6
"""Combat turns after which they come out all the same: who waits longer lets the party go its way."""


def unseen(world: World, at: Square) -> bool:
    """Whether nobody of the party who stands sees a square."""
    return all(between(world, each.at, at) == "none" for each in standing(party(world)))


def lying_in_wait(world: World, figure: Figure, ends: Goals, ask: Ask) -> Choice | None:
    """To the nearest square of the room that nobody sees from outside, or to stay on one. Of a band that has lost
    somebody one stays in sight and out of reach: where nobody is seen the party has got away, and the band would fill
    its ranks for having hidden."""
    if not _besieged(world):
        return None
    section = ground(world).section
    inside = [key for key, at in ends.items() if section[at] == section[figure.at]]
    if _bled(world) and all(unseen(world, foe.at) for foe in monsters(world) if foe is not figure):
        return _in_sight(world, figure, {key: ends[key] for key in inside}, ask)
    if unseen(world, figure.at):
        return Choice(key_of(ask, "done"), "lurk-behind-door")
    inside.sort(key=lambda key: steps_between(ends[key], figure.at))
    best = next((key for key in inside if unseen(world, ends[key])), "")
    return Choice(best, "lurk-behind-door") if best else None


def _in_sight(world: World, figure: Figure, ends: Goals, ask: Ask) -> Choice | None:
    """As far from the party as somebody of it still sees him."""
    enemies = standing(party(world))
    seen = {key: nearest(at, enemies) for key, at in ends.items() if not unseen(world, at)}
    here = 0 if unseen(world, figure.at) else nearest(figure.at, enemies)
    best = max(seen, key=lambda key: seen[key], default="")
    if best and seen[best] > max(here, 1):
        return Choice(best, "lurk-in-sight")
    return Choice(key_of(ask, "done"), "lurk-in-sight") if here > 1 else None


def _bled(world: World) -> bool:
    """Whether somebody has fallen who would stand there again if the party came back."""
    alive = [foe.group for foe in monsters(world) if not BOOK.monsters[foe.row].character]
    groups = world.combat.groups if world.combat else []
    return any(alive.count(id) < len(world.groups[id].original) for id in groups)


def _besieged(world: World) -> bool:
    """Whether all monsters are in rooms and the whole party outside, where only so many could strike as come out; a
    band that outnumbers the party comes out all the same."""
    combat, able = world.combat, standing(party(world))
    if combat is None or combat.turn > _PATIENCE or len(monsters(world)) > len(able):
        return False
    section, sections = ground(world).section, world.here.sections
    theirs = {section[foe.at] for foe in monsters(world)}
    rooms = all(sections[id].kind == "room" for id in theirs)
    return rooms and theirs.isdisjoint(section[each.at] for each in able)
