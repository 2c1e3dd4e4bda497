"""What the delver does in town: it sells, eats and sleeps, buys, looks to its pack, and goes down again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from souterrain.core.ask import Ask, Option
from souterrain.core.menu import offered
from souterrain.games.seul.equipment import row
from souterrain.games.seul.inn import offers
from souterrain.games.seul.market import for_sale, goods
from souterrain.games.seul.purse import worth
from souterrain.games.seul.world import World

from .choices import Mind, Wish, find
from .exploring import had_enough
from .packing import better, sharper
from .prospects import entrances

PROVISIONS = {8: 7, 6: 10, 4: 12}
"""Resources that it sets out with, by hit die: mail is heavy, magic is dear."""
PENNILESS = 500
"""Copper with which nobody gets far."""
ARMOURS = ("plate", "chain-mail", "leather")


def errand(world: World, ask: Ask) -> Option | None:
    hero = world.hero
    if to_sell(world) is not None:
        return find(ask.options, ("sell",))
    if (hero.fatigue or hero.diseased) and bed_and_board(world, offered(offers(world))):
        return find(ask.options, ("inn",))
    if shopping(world, offered(goods(world))):
        return find(ask.options, ("shop",))
    if any(better(world, thing.kind) or sharper(world, thing.kind) for thing in hero.pack):
        return find(ask.options, ("pack",))
    down = [] if had_enough(world) else [("enter", str(n)) for n in entrances(world)]
    return find(ask.options, *down, ("retire",))


def to_sell(world: World) -> Wish | None:
    """Something that it can spare, or must: whoever has no money for bed and board sells what he wears."""
    needy = had_enough(world) and worth(world.hero.purse) < PENNILESS
    for n, thing in for_sale(world):
        packed = any(thing is each for each in world.hero.pack)
        spare = row(thing).use == "valuable" or ((packed or needy) and row(thing).use in ("armour", "shield"))
        if spare and not better(world, thing.kind):
            return "sell", str(n)
    return None


def selling(world: World, ask: Ask) -> Option | None:
    return find(ask.options, to_sell(world) or ("done",))


def bed_and_board(world: World, options: Sequence[Option]) -> Option | None:
    if world.fed:
        return find(options, ("inn", "common-room"))
    return find(options, ("meal", "soup"), ("meal", "full-board"))


def inn(world: World, ask: Ask) -> Option | None:
    unwell = world.hero.fatigue or world.hero.diseased
    return (bed_and_board(world, ask.options) if unwell else None) or find(ask.options, ("done",))


def shop(world: World, ask: Ask) -> Option | None:
    return shopping(world, ask.options) or find(ask.options, ("done",))


def shopping(world: World, options: Sequence[Option]) -> Option | None:
    """What it lacks and can pay for."""
    return find(options, *(("buy", kind) for kind in lacking(world)))


def lacking(world: World) -> list[str]:
    """What it lacks, the most needed first."""
    hero = world.hero
    money = worth(hero.purse)
    owned = {thing.kind for thing in hero.pack}
    wanted: list[str] = []
    if hero.weapon is None:
        wanted.append("melee-weapon" if money >= 1000 else "small-weapon")
    if "infravision" not in hero.gifts and hero.torches < 3:
        wanted.append("torch")
    if hero.resources < PROVISIONS[hero.die]:
        wanted.append("resource")
    if hero.die == 8:
        wanted += [kind for kind in ARMOURS if better(world, kind) and kind not in owned]
        if hero.shield is None:
            wanted.append("shield")
    elif hero.weapon is not None and hero.weapon.kind == "small-weapon" and money >= 3000:
        wanted += ["melee-weapon"] * ("melee-weapon" not in owned)
    return wanted


MINDS: Mapping[str, Mind] = {"ask-town": errand, "ask-selling": selling, "ask-inn": inn, "ask-shop": shop}
