"""How the delver finds its way: what it takes along, where it goes next, when it turns back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from souterrain.core.ask import Ask, Option
from souterrain.games.seul.equipment import encumbrance, row, value_of
from souterrain.games.seul.ground import ground_of
from souterrain.games.seul.known import known_of
from souterrain.games.seul.places import place_here
from souterrain.games.seul.world import World

from .choices import Mind, Wish, find
from .prospects import CALM, DROPS, STAIRS, locked, promising_ways, unlooked, unseen, ways_home

TIRED = 4
"""Fatigue at which it turns back."""
RICH = 60_000
"""Copper found at which it turns back."""
ROPED = 5
"""Resources with which it can spare a rope or two."""
AT_ONCE: tuple[Wish, ...] = (
    ("take", "all"), ("take", "stacks"), ("open", "cache"), ("heal",), ("light", "torch"), ("light", "lantern"),
)  # fmt: skip
HANDLED = frozenset({"take", "bag", "open", "disarm", "carry", "pick"})
"""What can be done with finds."""
HOPE: tuple[Wish, ...] = (("search",), ("climb",), ("rest",), ("pack",))
"""What is left to somebody who knows no way out."""

Options = Sequence[Option]


def explore(world: World, ask: Ask) -> Option | None:
    for wish in AT_ONCE:
        option = find(ask.options, wish)
        if option is not None and worth_it(world, option, ask.options):
            return option
    option = loot(world, ask.options)
    if option is not None:
        return option
    plan = (onwards, outgrown, locks, unsearched, deeper, homewards)
    if had_enough(world):
        plan = (homewards, locks, onwards, unsearched, deeper, homewards)
    for way in plan:
        option = way(world, ask.options)
        if option is not None:
            return option
    return searched(world, ask.options) or find(ask.options, *HOPE)


# What lies about


def worth_it(world: World, option: Option, options: Options) -> bool:
    """Healing for whoever is tired and has enough; a light for whoever is not on his way out of the door."""
    if option.verb == "light":
        return not (had_enough(world) and find(options, ("leave",)))
    return option.verb != "heal" or (world.hero.fatigue >= 2 and world.hero.resources >= 3)


def loot(world: World, options: Options) -> Option | None:
    room = 14 - encumbrance(world.hero)
    return next((option for option in options if option.verb in HANDLED and worth_taking(world, option, room)), None)


def worth_taking(world: World, option: Option, room: int) -> bool:
    """Light things, and whatever is in a container."""
    match option.verb, *option.on:
        case "take", "thing", n:
            return row(place_here(world).things[int(n)]).enc <= room
        case ("bag", *_) | ("open", "chest", _) | ("disarm", "chest", _):
            return True
        case "carry", *_:
            return not world.hero.resources and room >= 4
        case "pick", "chest", _:
            return world.hero.fatigue < TIRED
    return False


# Where to go


def had_enough(world: World) -> bool:
    hero = world.hero
    found = world.fresh_coins + sum(value_of(thing) for thing in hero.pack if thing.fresh)
    no_light = "infravision" not in hero.gifts and hero.torches == 0 and hero.light is None
    spent = hero.resources <= 1 and hero.fatigue >= 2
    laden = found > 0 and encumbrance(hero) >= 15
    return hero.fatigue >= TIRED or spent or found >= RICH or laden or no_light


def homewards(world: World, options: Options) -> Option | None:
    """Towards the nearest known way out, or the way up; one from which he may fall only where there is no other."""
    for ways in (ways_home(world, world.floor, safe=True), ways_home(world, world.floor)):
        out = find(options, ("leave",), ("climb",)) if world.at in ways else None
        option = out or walk_to(world, options, ways)
        if option is not None:
            return option
    return None


def outgrown(world: World, options: Options) -> Option | None:
    """Those who are stronger than the floor is deep go further down."""
    return deeper(world, options) if world.hero.dv > world.floor else None


def deeper(world: World, options: Options) -> Option | None:
    """Down, where something is left to be seen: by stairs, or else on a rope."""
    for kinds in (STAIRS, DROPS) if world.hero.resources >= ROPED else (STAIRS,):
        ways = promising_ways(world, world.floor, kinds)
        option = find(options, ("climb", "rope"), ("climb",)) if world.at in ways else walk_to(world, options, ways)
        if option is not None:
            return option
    return None


def onwards(world: World, options: Options) -> Option | None:
    """The nearest exit behind which nothing has been seen yet."""
    floor = world.here
    ground = ground_of(floor)
    for option in options:
        if option.verb == "step" and not floor.seen[ground.square(option.at)]:
            return option
    return walk_to(world, options, unseen(floor))


def locks(world: World, options: Options) -> Option | None:
    """Work on a lock that bars the way to something new."""
    for option in options:
        if option.verb in ("pick", "force") and option.on[0] == "exit":
            return option
    return walk_to(world, options, locked(world.here))


def unsearched(world: World, options: Options) -> Option | None:
    """Look for a hidden door where nobody has looked."""
    return searched(world, options) if world.danger < CALM else None


def searched(world: World, options: Options) -> Option | None:
    """Search where nobody has, whatever the danger."""
    goals = unlooked(world.here)
    return find(options, ("search",)) if world.at in goals else walk_to(world, options, goals)


def walk_to(world: World, options: Options, goals: set[int]) -> Option | None:
    """Go to the nearest of some squares."""
    floor = world.here
    ground = ground_of(floor)
    walks = {option.at: option for option in options if option.verb in ("go", "step")}
    way = known_of(floor).way_to(world.at, goals)
    return walks.get(ground.place(way[-1])) if way else None


MINDS: Mapping[str, Mind] = {"ask-explore": explore}
