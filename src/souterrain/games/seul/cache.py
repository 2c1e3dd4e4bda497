"""IV.8 Caches: belongings left behind, that others may find."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Amount, Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, choose_until
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.purse import pour

from .catalogue import BOOK
from .duties import pass_rounds
from .equipment import discard, possessions, row, stow, value_of
from .events.places import CacheIntact, CacheMade, CacheRobbed
from .places import place_here, section_here
from .purse import worth
from .resolution import RESOURCE_BONUS, appraise, asks, effort, roll
from .words import DONE, thing_word
from .world import SEAT, Cache, Thing, World, note

HOLDS = 20
"""Enc that a cache can take."""


def deeds(world: World) -> Offers[None]:
    """To open the cache of this section, or to make one."""
    if place_here(world).cache is not None:
        option = Option("open", Say("option-open-cache"), rule="seul.cache.difficulty", on=("cache",))
        yield Deed(option, partial(open_cache, world))
    elif world.hero.pack or world.hero.purse:
        yield from making(world)


def making(world: World) -> Offers[None]:
    """To make a cache, where there is none."""
    if place_here(world).cache is None:
        yield Deed(Option("cache", Say("option-cache"), rule="seul.cache.purpose"), partial(make_cache, world))


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
    return choose_until(DONE, SEAT, lambda: Say("ask-cache"), partial(hiding, world, cache), "seul.cache.purpose")


def hiding(world: World, cache: Cache) -> Offers[None]:
    """What can still be hidden."""
    hero = world.hero
    room = HOLDS - sum(BOOK.gear[thing.kind].enc for thing in cache.things)
    for n, thing in enumerate(possessions(hero)):
        if row(thing).enc <= room:
            option = Option("hide", Say("option-hide-thing", thing=thing_word(thing)), on=("thing", str(n)))
            yield Deed(option, partial(hide_thing, world, cache, thing))
    if hero.purse:
        option = Option("hide", Say("option-hide-coins", n=worth(hero.purse) // 100), on=("coins",))
        yield Deed(option, partial(hide_coins, world, cache))
    if hero.resources:
        option = Option("hide", Say("option-hide-resources", n=hero.resources), on=("resources",))
        yield Deed(option, partial(hide_resources, world, cache))


def hide_thing(world: World, cache: Cache, thing: Thing) -> None:
    discard(world.hero, thing)
    cache.things.append(thing)


def hide_coins(world: World, cache: Cache) -> None:
    pour(world.hero.purse, cache.purse)
    cache.fresh_coins, world.fresh_coins = world.fresh_coins, 0


def hide_resources(world: World, cache: Cache) -> Rules[None]:
    hero = world.hero
    hidden: int = yield Amount(SEAT, Say("ask-hide-resources"), "seul.cache.purpose", 1, hero.resources)
    hero.resources -= hidden
    cache.resources += hidden


def open_cache(world: World) -> Rules[None]:
    """Back at a cache: only now does it turn out whether it was found. Difficulty 10, 1 more for each day."""
    place = place_here(world)
    cache = place.cache
    assert cache is not None
    days = world.day - cache.visited
    odds, spent = appraise(world, "cache", bonus=2 * cache.spent, malus=days), 0
    if asks(world, odds):
        weigh = partial(appraise, world, "cache", bonus=2 * cache.spent, malus=days)
        odds, spent = yield from effort(world, weigh, "seul.cache.difficulty")
    face = yield from roll(world, odds, "seul.cache.difficulty", spent)
    if face >= odds.face(spent):
        tell(world, CacheIntact())
    else:
        plunder(cache, 99 if face == 1 else odds.need - RESOURCE_BONUS * spent - face)
        tell(world, CacheRobbed())
    place.cache = None
    for thing in cache.things:
        stow(world.hero, thing)
    world.fresh_coins += min(cache.fresh_coins, worth(cache.purse))
    pour(cache.purse, world.hero.purse)
    world.hero.resources += cache.resources


def plunder(cache: Cache, short: int) -> None:
    """What is missing, by how far the test fell short: the small and shiny, the better half, everything."""
    if short <= 3:
        cache.purse = {}
        cache.things = [thing for thing in cache.things if not row(thing).shiny]
        return
    lots: list[tuple[int, Thing | str]] = [(value_of(thing), thing) for thing in cache.things]
    if cache.purse:
        lots.append((worth(cache.purse), "coins"))
    if cache.resources:
        lots.append((cache.resources * BOOK.stacks["resource"].price, "resources"))
    lots.sort(key=lambda lot: -lot[0])
    for _, lot in lots[: -(-len(lots) // 2)] if short <= 6 else lots:
        if lot == "coins":
            cache.purse = {}
        elif lot == "resources":
            cache.resources = 0
        else:
            cache.things = [thing for thing in cache.things if thing is not lot]
