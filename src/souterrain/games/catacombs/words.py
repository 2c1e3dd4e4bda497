"""How pieces, rooms and cards are called in sentences."""

from __future__ import annotations

from functools import cache

from souterrain.core.book import kept
from souterrain.core.emblems import Emblem
from souterrain.core.say import Say

from .catalogue import BOOK, emblem_of


@cache
def kind_say(kind: str) -> Say:
    """The word for a kind of piece."""
    return Say(f"kind-{kind}")


@kept
def piece_say(id: str) -> Say:
    """The word for a piece on the board: monsters of which there are several carry their number."""
    if id in BOOK.size_of:
        return kind_say(id)
    kind, _, number = id.rpartition("-")
    if kind not in BOOK.monsters or not number.isdecimal():
        return Say(f"kind-{id}", literal=id)
    if BOOK.pools[BOOK.monsters[kind].pool] == 1:
        return kind_say(kind)
    return Say("kind-numbered", kind=kind_say(kind), n=int(number))


@kept
def piece_emblem(id: str) -> Emblem:
    """The emblem of a piece, on the board or not yet."""
    kind = kind_of(id)
    return emblem_of(kind) if kind in BOOK.size_of else ""


def kind_of(id: str) -> str:
    """The kind of a piece, on the board or not yet: `orc-2` is an orc, a hero is himself."""
    return id if id in BOOK.size_of else id.rpartition("-")[0]


@kept
def hero_say(id: str, part: str) -> Say:
    """What is told of a hero, with the numbers of his board."""
    row, spells = BOOK.heroes[id], sum(spell.copies for spell in BOOK.spells.values())
    numbers = {"health": row.health, "uses": row.uses_per_room, "chain": row.chain, "gold": row.bonus_gold}
    return Say(f"hero-{id}-{part}", **numbers, spells=spells)


@cache
def room_say(room: str) -> Say:
    return Say(f"room-{room}")


@cache
def spell_say(spell: str) -> Say:
    return Say(f"spell-{spell}")


@cache
def item_say(item: str) -> Say:
    return Say(f"item-{item}")
