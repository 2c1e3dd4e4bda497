"""More monsters in contact: whoever stands in a doorway goes on through it, and where the party holds one door another
is opened that leads to it."""

from __future__ import annotations

from souterrain.core.ask import Ask
from souterrain.crawl.squares import Square, steps_between
from souterrain.games.ahq.battle.fighter import may_use_doors
from souterrain.games.ahq.dungeon.ground import ground
from souterrain.games.ahq.figures import Figure, monsters, party
from souterrain.games.ahq.world import Door, World

from .choices import FAR, Goals, Paces, nearest, offered, prey
from .reasons import Choice

_ROUND = 12
"""Steps from a door to the party within which one goes round by it."""


def doorways(world: World) -> set[Square]:
    """The squares on either side of doors that stand open."""
    return {at for door in world.here.doors.values() if door.open for at in (door.a, door.b)}


def let_through(world: World, figure: Figure, ends: Goals) -> Choice | None:
    """Before he strikes whoever is in contact in a doorway goes on to one of the party, so that the next one comes to
    blows as well; but not to where several of them would strike back."""
    enemies, narrow = party(world), doorways(world)
    strikes_later = world.combat is not None and world.combat.order == "move-attack"
    if not strikes_later or figure.large or figure.at not in narrow or nearest(figure.at, enemies) > 1:
        return None
    if all(foe is figure or nearest(foe.at, enemies) == 1 for foe in monsters(world)):
        return None
    steps = ground(world).steps
    met = {key: [each for each in enemies if at in steps[each.at]] for key, at in ends.items() if at not in narrow}
    best = min((key for key in met if len(met[key]) == 1), key=lambda key: prey(met[key][0]), default="")
    return Choice(best, "let-through") if best else None


def another_way(world: World, figure: Figure, ends: Goals, way: Paces, ask: Ask) -> Choice | None:
    """Opens a door that leads to the party's side, or goes and stands before it."""
    if not may_use_doors(world, figure):
        return None
    shut = [door for door in world.here.doors.values() if door.explored and not door.open and not door.false]
    inner = {door.id: at for door in shut if (at := _before(world, door, way))}
    beside = next((option for option in offered(ask, "open") if option.on[0] in inner), None)
    if beside:
        return Choice(beside.key, "open-flank")
    near = [key for key, at in ends.items() if at in inner.values()]
    best = min(near, key=lambda key: steps_between(ends[key], figure.at), default="")
    return Choice(best, "open-flank") if best else None


def _before(world: World, door: Door, way: Paces) -> Square | None:
    """The square before a closed door from which it leads nearer to the party; none where it leads nowhere near."""
    steps = ground(world).steps
    if door.a not in steps or door.b not in steps:
        return None
    beyond, before = sorted((door.a, door.b), key=lambda at: way.get(at, FAR))
    return before if way.get(beyond, FAR) <= _ROUND else None
