"""How things are named."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.say import Say

from .catalogue import BOOK
from .equipment import value_of
from .rows import Gear
from .world import Thing

DONE = Option("done", Say("option-done"))
"""Enough of it: the last choice of whatever can be done again and again."""


def thing_word(thing: Thing) -> Say:
    """A thing by its name, with its magic."""
    return labelled(label(thing))


def label(thing: Thing) -> str:
    """How events name a thing: `melee-weapon`, `melee-weapon+1`, `charm+1:agility`."""
    magic = f"+{thing.bonus}" if thing.bonus else ""
    return (thing.name or thing.kind) + magic + (f":{thing.domain}" if thing.domain else "")


def labelled(label: str) -> Say:
    """The words for a thing that an event names."""
    rest, _, domain = label.partition(":")
    kind, _, bonus = rest.partition("+")
    if domain:
        return Say("thing-charm-of", domain=Say("domain-" + domain), n=int(bonus or 0))
    return Say("thing-magic", thing=Say("thing-" + kind), n=int(bonus)) if bonus else Say("thing-" + kind)


def coins(copper: int) -> Say:
    """A sum of money in gold, silver and copper, as far as it has any."""
    parts = metals(copper) or [Say("money-gold", n=0)]
    return parts[0] if len(parts) == 1 else Say("list", **{f"n{n}": part for n, part in enumerate(parts)})


def metals(copper: int) -> list[Say]:
    """The parts of a sum of money, none of nothing."""
    gold, rest = divmod(copper, 100)
    counts = (("gold", gold), ("silver", rest // 10), ("copper", rest % 10))
    return [Say("money-" + metal, n=n) for metal, n in counts if n]


def thing_note(thing: Thing) -> Say:
    """What a thing is worth, what it does and how much it weighs."""
    gear = BOOK.gear[thing.kind]
    if gear.use == "light":
        return Say("note-oil", price=coins(value_of(thing)), n=thing.oil, enc=gear.enc)
    if gear.use in ("armour", "shield", "weapon"):
        return gear_note(gear, value_of(thing))
    return Say("note-thing", value=coins(value_of(thing)), enc=gear.enc)


def gear_note(gear: Gear, price: int) -> Say:
    """What gear costs, what it does and how much it weighs on whoever carries it."""
    worth = {"armour": gear.ca, "shield": gear.ca, "weapon": gear.damage}.get(gear.use, gear.turns)
    return Say("note-ware-" + gear.use, price=coins(price), n=worth, enc=gear.enc)


def each_note(copper: int) -> Say:
    """What each of several costs."""
    return Say("note-price-each", price=coins(copper))


def price_note(copper: int) -> Say:
    """What something costs, beside its offer."""
    return Say("note-price", price=coins(copper))
