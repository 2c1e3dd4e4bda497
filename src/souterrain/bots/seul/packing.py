"""What the delver wears and carries."""

from __future__ import annotations

from collections.abc import Mapping

from souterrain.core.ask import Ask, Option
from souterrain.games.seul.catalogue import BOOK
from souterrain.games.seul.equipment import damage_die, encumbrance, possessions, row
from souterrain.games.seul.world import World

from .choices import Mind, Wish, find


def better(world: World, kind: str) -> bool:
    """Better armour than it wears, for the fighter."""
    hero, worn = world.hero, world.hero.armour
    return (
        hero.die == 8
        and BOOK.gear[kind].use == "armour"
        and BOOK.gear[kind].ca > (BOOK.gear[worn.kind].ca if worn else 10)
    )


def sharper(world: World, kind: str) -> bool:
    """A better weapon for one hand."""
    return (
        BOOK.gear[kind].damage > damage_die(world.hero)
        and not BOOK.gear[kind].two_handed
        and not BOOK.gear[kind].ranged
    )


def pack(world: World, ask: Ask) -> Option | None:
    hero = world.hero
    for option in ask.options:
        if option.verb == "wear" and better(world, hero.pack[int(option.on[0])].kind):
            return option
        if option.verb == "wield" and sharper(world, hero.pack[int(option.on[0])].kind):
            return option
        if option.verb == "shield" and "infravision" in hero.gifts:
            return option
    heavy = lighten(world, ask) if encumbrance(hero) >= 25 else None
    return heavy or find(ask.options, ("done",))


def lighten(world: World, ask: Ask) -> Option | None:
    """Drop the heaviest first; many coins before all else."""
    hero = world.hero
    things = [
        (row(thing).enc, ("drop", "thing", str(n))) for n, thing in enumerate(possessions(hero)) if thing in hero.pack
    ]
    heavy = [wish for enc, wish in sorted(things, reverse=True) if enc]
    coins: list[Wish] = [("drop", "coins")] if sum(hero.purse.values()) > 1000 else []
    return find(ask.options, *coins, *heavy, ("drop", "resources"), ("drop", "coins"), ("drop", "thing", "0"))


MINDS: Mapping[str, Mind] = {"ask-pack": pack}
