"""How the delver finds its way: what it takes along, where it goes next, when it turns back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from souterrain.core.ask import Ask, Option
from souterrain.games.seul.equipment import encumbrance, row, value_of
from souterrain.games.seul.ground import door, ground_of
from souterrain.games.seul.known import known_of
from souterrain.games.seul.locks import FAST
from souterrain.games.seul.places import place_here
from souterrain.games.seul.ways import PASSABLE
from souterrain.games.seul.world import World

from .choices import Mind, Wish, find

TIRED = 4
"""Fatigue at which it turns back."""
RICH = 60_000
"""Copper found at which it turns back."""
CALM = 4
"""Danger from which it no longer searches."""
AT_ONCE: tuple[Wish, ...] = (
    ("take", "all"), ("take", "stacks"), ("open", "cache"), ("heal",), ("light", "torch"), ("light", "lantern"),
)  # fmt: skip
HANDLED = frozenset({"take", "bag", "open", "disarm", "carry", "pick"})
"""What can be done with finds."""
HOPE: tuple[Wish, ...] = (("climb",), ("search",), ("rest",), ("pack",))
"""What is left to somebody who knows no way out."""

Options = Sequence[Option]


def explore(world: World, ask: Ask) -> Option | None:
    for wish in AT_ONCE:
        option = find(ask.options, wish)
        if option is not None and worth_it(world, option):
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
    return find(ask.options, *HOPE)


# What lies about


def worth_it(world: World, option: Option) -> bool:
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
    return hero.fatigue >= TIRED or spent or found >= RICH or encumbrance(hero) >= 15 or no_light


def homewards(world: World, options: Options) -> Option | None:
    """Towards the nearest known way out, or the way up."""
    out = find(options, ("leave",)) or (find(options, ("climb",)) if leads_up(world) else None)
    return out or walk_to(world, options, accesses(world, up=True))


def outgrown(world: World, options: Options) -> Option | None:
    """Those who are stronger than the floor is deep go further down."""
    return deeper(world, options) if world.hero.dv > world.floor else None


def deeper(world: World, options: Options) -> Option | None:
    """Down by stairs."""
    goals = accesses(world, up=False)
    down = find(options, ("climb",)) if world.at in goals else None
    return down or walk_to(world, options, goals)


def accesses(world: World, up: bool) -> set[int]:
    """The squares of the ways out or up, or of the stairs down, that are known."""
    ground = ground_of(world.here)
    return {
        access.y * ground.width + access.x
        for access in ground.plan.accesses
        if access.section >= 0 and (access.floors <= 0 if up else access.floors > 0 and access.kind == "stairs")
    }


def leads_up(world: World) -> bool:
    ground = ground_of(world.here)
    return any(
        access.section >= 0 and access.floors < 0 and access.y * ground.width + access.x == world.at
        for access in ground.plan.accesses
    )


def onwards(world: World, options: Options) -> Option | None:
    """The nearest exit behind which nothing has been seen yet."""
    floor = world.here
    ground = ground_of(floor)
    for option in options:
        if option.verb == "step" and not floor.seen[ground.square(option.at)]:
            return option
    goals = set()
    for way, letter in zip(ground.plan.exits, floor.doors, strict=True):
        if way.x >= 0 and letter in PASSABLE and (way.a < 0 or way.b < 0):
            goals.add(ground.near(way) if way.a >= 0 else ground.beyond(way))
    goals.update(edge // 4 for edge in ground.plan.dark)
    for number, place in floor.places.items():
        if not place.entered:
            goals.update(ground.plan.sections[number].squares)
    return walk_to(world, options, goals)


def locks(world: World, options: Options) -> Option | None:
    """Work on a lock that bars the way to something new."""
    for option in options:
        if option.verb in ("pick", "force") and option.on[0] == "exit":
            return option
    floor = world.here
    ground = ground_of(floor)
    goals = {
        ground.near(way) if way.a >= 0 else ground.beyond(way)
        for exit, way in enumerate(ground.plan.exits)
        if way.x >= 0 and door(floor, exit) in FAST
    }
    return walk_to(world, options, goals)


def unsearched(world: World, options: Options) -> Option | None:
    """Look for a hidden door where nobody has looked."""
    if world.danger >= CALM:
        return None
    ground = ground_of(world.here)
    goals = {
        ground.plan.sections[number].squares[-1]
        for number, place in world.here.places.items()
        if not place.searched and ground.plan.sections[number].squares
    }
    return find(options, ("search",)) if world.at in goals else walk_to(world, options, goals)


def walk_to(world: World, options: Options, goals: set[int]) -> Option | None:
    """Go to the nearest of some squares."""
    floor = world.here
    ground = ground_of(floor)
    walks = {option.at: option for option in options if option.verb in ("go", "step")}
    way = known_of(floor).way_to(world.at, goals)
    return walks.get(ground.place(way[-1])) if way else None


MINDS: Mapping[str, Mind] = {"ask-explore": explore}
