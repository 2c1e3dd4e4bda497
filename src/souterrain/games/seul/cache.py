"""IV.8 Caches: belongings left behind, that others may find."""

from __future__ import annotations

from souterrain.core.ask import Amount, Ask, Option
from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say

from .content import GEAR, STACKS
from .duties import pass_rounds
from .equipment import discard, possessions, row, stow, value_of, worth
from .events.character import Tested
from .events.places import CacheIntact, CacheMade, CacheRobbed
from .places import place_here, section_here
from .resolution import appraise
from .words import thing_word
from .world import SEAT, Cache, Thing, World, note

HOLDS = 20
"""Enc that a cache can take."""


def make_cache(world: World) -> Rules[None]:
    """A Turn's work; Resources spent on it count 2 each when he comes back."""
    hero = world.hero
    cache = Cache([], visited=world.day)
    yield from fill_cache(world, cache)
    if not (cache.things or cache.purse or cache.resources):
        return
    most = min(3, hero.resources)
    if most:
        spent: int = yield Amount(SEAT, Say("ask-cache-resources"), "seul.cache.resources-improve", 0, most)
        hero.resources -= spent
        cache.spent = spent
    cache.spent += section_here(world).wall == "alcove"
    place_here(world).cache = cache
    tell(world, CacheMade(cache.spent))
    note(world, "cache", n=world.floor)
    yield from pass_rounds(world, 12)


def fill_cache(world: World, cache: Cache) -> Rules[None]:
    """What goes into it, thing by thing."""
    hero = world.hero
    while True:
        room = HOLDS - sum(GEAR[thing.kind].enc for thing in cache.things)
        options = [
            Option(f"hide:{n}", Say("option-hide-thing", thing=thing_word(thing)))
            for n, thing in enumerate(possessions(hero))
            if row(thing).enc <= room
        ]
        if hero.purse:
            options.append(Option("coins", Say("option-hide-coins", n=worth(hero.purse) // 100)))
        if hero.resources:
            options.append(Option("resources", Say("option-hide-resources", n=hero.resources)))
        options.append(Option("done", Say("option-done")))
        key: str = yield Ask(SEAT, Say("ask-cache"), tuple(options), "seul.cache.purpose")
        if key == "done":
            return
        if key == "coins":
            for metal, count in hero.purse.items():
                cache.purse[metal] = cache.purse.get(metal, 0) + count
            hero.purse = {}
            cache.fresh_coins, world.fresh_coins = world.fresh_coins, 0
        elif key == "resources":
            hidden: int = yield Amount(SEAT, Say("ask-hide-resources"), "seul.cache.purpose", 1, hero.resources)
            hero.resources -= hidden
            cache.resources += hidden
        else:
            thing = possessions(hero)[int(key.partition(":")[2])]
            discard(hero, thing)
            cache.things.append(thing)


def open_cache(world: World) -> Rules[None]:
    """Back at a cache: only now does it turn out whether it was found. Difficulty 10, 1 more for each day."""
    place = place_here(world)
    cache = place.cache
    assert cache is not None
    days = world.day - cache.visited
    odds = appraise(world, "cache", bonus=2 * cache.spent, malus=days)
    face: int = yield Roll("d20", "seul.cache.difficulty", SEAT, wants=odds.face())
    first = 0
    if face < odds.face() and odds.again:
        first = face
        face = yield Roll("d20", "seul.test.domain-second-try", SEAT, wants=odds.face())
    safe = face >= odds.face()
    tell(world, Tested("cache", face, odds.face(), safe, 0, first, "seul.cache.difficulty"))
    if safe:
        tell(world, CacheIntact())
    else:
        plunder(cache, 99 if face == 1 else odds.need - face)
        tell(world, CacheRobbed())
    place.cache = None
    for thing in cache.things:
        stow(world.hero, thing)
    for metal, count in cache.purse.items():
        world.hero.purse[metal] = world.hero.purse.get(metal, 0) + count
    world.hero.resources += cache.resources
    world.fresh_coins += min(cache.fresh_coins, worth(cache.purse))


def plunder(cache: Cache, short: int) -> None:
    """What is missing, by how far the test fell short: the small and shiny, the better half, everything."""
    if short <= 3:
        cache.purse = {}
        cache.things = [thing for thing in cache.things if thing.kind != "small-valuable"]
        return
    lots: list[tuple[int, Thing | str]] = [(value_of(thing), thing) for thing in cache.things]
    if cache.purse:
        lots.append((worth(cache.purse), "coins"))
    if cache.resources:
        lots.append((cache.resources * STACKS["resource"].price, "resources"))
    lots.sort(key=lambda lot: -lot[0])
    for _, lot in lots[: -(-len(lots) // 2)] if short <= 6 else lots:
        if lot == "coins":
            cache.purse = {}
        elif lot == "resources":
            cache.resources = 0
        else:
            cache.things = [thing for thing in cache.things if thing is not lot]
