"""The words for beings, things and places, as arguments of questions."""

from __future__ import annotations

from functools import cache

from souterrain.core.ask import Option
from souterrain.core.events import numbered, spoken
from souterrain.core.say import Say

from .world import Character, Chateau, Fight, Foe, Item

YES, NO = Option("yes", Say("option-yes")), Option("no", Say("option-no"))


@cache
def _spoken(prefix: str, value: str) -> Say:
    return spoken(prefix, value)


def being(who: Character) -> Say:
    return _spoken("being-", who.name)


def beings(world: Chateau, ids: list[str]) -> Say:
    """Several characters: "the Warrior and the Thief"."""
    return Say("list", **{f"n{i}": being(world.characters[id]) for i, id in enumerate(ids)})


def names(world: Chateau, ids: list[str]) -> tuple[str, ...]:
    """What characters are called, for an event."""
    return tuple(world.characters[id].name for id in ids)


def foe_name(world: Chateau, foe: Foe) -> str:
    """What a foe is called, for an event."""
    return numbered(foe.kind, foe.number) if foe.kind else world.characters[foe.id].name


def foe_word(world: Chateau, foe: Foe) -> Say:
    return _spoken("being-", foe_name(world, foe))


def foes_word(world: Chateau, fight: Fight) -> Say:
    """All foes of a fight, those of one kind together: "the Goblin and the two Orcs"."""
    said: dict[str, Say] = {}
    for foe in fight.foes:
        alike = sum(other.kind == foe.kind for other in fight.foes) if foe.kind else 1
        counted = Say("foe-counted", foe=_spoken("being-", foe.kind), count=alike)
        said.setdefault(foe.kind or foe.id, counted if alike > 1 else foe_word(world, foe))
    return Say("list", **{f"n{i}": word for i, word in enumerate(said.values())})


def place(point: str) -> Say:
    return _spoken("point-", point)


def thing(kind: str) -> Say:
    return _spoken("item-", kind)


def item_word(item: Item) -> Say:
    """A thing carried: so many gold pieces, or its name."""
    return Say("gold-pieces", amount=item.amount) if item.amount else thing(item.kind)


def treasure(counter: str) -> Say:
    return _spoken("treasure-", counter)
