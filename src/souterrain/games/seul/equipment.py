"""II.6 Equipment: encumbrance, armour and weapons in use, money."""

from __future__ import annotations

from typing import TypeVar

from .catalogue import BOOK
from .rows import Gear, Load
from .world import Hero, Thing

T = TypeVar("T")


def row(thing: Thing) -> Gear:
    return BOOK.gear[thing.kind]


def make(kind: str, bonus: int = 0, name: str = "", value: int = 0, domain: str = "", fresh: bool = False) -> Thing:
    """A thing of a kind; a lantern comes full."""
    return Thing(kind, name, value, bonus, BOOK.gear[kind].turns, domain, fresh)


def value_of(thing: Thing) -> int:
    """What a thing is worth in copper: a magic one its base cost a hundred times for each point of bonus.

    Rule: seul.town.magic-item-value."""
    if thing.bonus:
        return row(thing).price * 100 * thing.bonus
    return thing.value or row(thing).price


def possessions(hero: Hero) -> list[Thing]:
    """All single things that he has about him."""
    return [thing for thing in (hero.armour, hero.shield, hero.weapon) if thing is not None] + hero.pack


def encumbrance(hero: Hero) -> int:
    """The Enc of all possessions, stacks counted by whole lots."""
    things = sum(BOOK.gear[thing.kind].enc for thing in possessions(hero))
    coins = sum(hero.purse.values()) // BOOK.stacks["coin"].per_enc
    resources = hero.resources // BOOK.stacks["resource"].per_enc
    return things + coins + resources + hero.torches // BOOK.stacks["torch"].per_enc


def weight_of(hero: Hero, coins: dict[str, int]) -> int:
    """The Enc by which some coins would add to his own."""
    own, lot = sum(hero.purse.values()), BOOK.stacks["coin"].per_enc
    return (own + sum(coins.values())) // lot - own // lot


def load(hero: Hero) -> int:
    """0 normal, 1 Encumbered, 2 Overloaded, 3 unable to move.

    Rule: seul.enc.thresholds."""
    return load_of(encumbrance(hero))


def load_of(enc: int) -> int:
    """The load that so much Enc makes."""
    return next(n for n, row in reversed([*enumerate(BOOK.loads)]) if enc >= row.enc)


def burden(hero: Hero) -> Load:
    """What his load does to him."""
    return BOOK.loads[load(hero)]


def load_malus(hero: Hero) -> int:
    """The encumbrance malus on every roll.

    Rule: seul.enc.malus-on-all-rolls."""
    return burden(hero).malus


def rounds_per_square(hero: Hero) -> int:
    return burden(hero).rounds


def own_ca(hero: Hero) -> int:
    """The armour class that hampers his own tests: what he wears and bears, without any magic."""
    worn = BOOK.gear[hero.armour.kind].ca if hero.armour else 10
    return worn + (BOOK.gear["shield"].ca if hero.off_hand == "shield" and hero.shield else 0)


def defence(hero: Hero, now: int) -> int:
    """The armour class that an enemy must beat: magic armour and the Shield spell count as well.

    Rule: seul.gear.ca-is-ascending."""
    magic = hero.armour.bonus if hero.armour else 0
    if hero.off_hand == "shield" and hero.shield:
        magic += hero.shield.bonus
    return own_ca(hero) + magic + (3 if hero.spells.get("shield", 0) > now else 0)


def damage_die(hero: Hero) -> int:
    """The die of the weapon in hand; bare hands are 2."""
    return BOOK.gear[hero.weapon.kind].damage if hero.weapon else 2


def free_hand(hero: Hero) -> bool:
    """Whether the off hand could hold something: a heavy weapon needs both."""
    return not (hero.weapon and row(hero.weapon).two_handed)


def take_out(things: list[T], thing: T) -> None:
    """Take this very thing out of a list: another that is its like stays where it is."""
    for n, each in enumerate(things):
        if each is thing:
            del things[n]
            return


def wield(hero: Hero, thing: Thing | None) -> None:
    """Take another weapon from the pack in hand; a heavy one frees the off hand of its shield."""
    if hero.weapon is not None:
        hero.pack.append(hero.weapon)
    hero.weapon = None
    if thing is not None:
        take_out(hero.pack, thing)
        hero.weapon = thing
    if hero.off_hand == "shield" and not free_hand(hero):
        hero.off_hand = ""


def wear(hero: Hero, thing: Thing) -> None:
    """Put on armour, or strap on a shield, from the pack."""
    take_out(hero.pack, thing)
    if row(thing).use == "armour":
        if hero.armour is not None:
            hero.pack.append(hero.armour)
        hero.armour = thing
    else:
        if hero.shield is not None:
            hero.pack.append(hero.shield)
        hero.shield = thing


def stow(hero: Hero, thing: Thing) -> None:
    """Take something in: what is better than nothing is put to use at once."""
    use = row(thing).use
    if use == "weapon" and hero.weapon is None:
        hero.weapon = thing
    elif use == "armour" and hero.armour is None:
        hero.armour = thing
    elif use == "shield" and hero.shield is None:
        hero.shield = thing
    else:
        hero.pack.append(thing)


def discard(hero: Hero, thing: Thing) -> None:
    """Let go of a thing, wherever he has it; a lantern that he lets go no longer lights his way."""
    if thing.kind == "lantern" and hero.light is not None and hero.light.kind == "lantern":
        hero.light = None
        if hero.off_hand == "light":
            hero.off_hand = ""
    if thing is hero.armour:
        hero.armour = None
    elif thing is hero.shield:
        hero.shield = None
        if hero.off_hand == "shield":
            hero.off_hand = ""
    elif thing is hero.weapon:
        hero.weapon = None
    else:
        take_out(hero.pack, thing)
