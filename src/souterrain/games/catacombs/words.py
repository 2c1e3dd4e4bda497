"""How pieces, rooms and cards are called in sentences."""

from __future__ import annotations

from functools import cache

from souterrain.core.emblems import Emblem
from souterrain.core.say import Say

from .content import HEROES, LORDS, MONSTERS, PIECES, POOLS, emblem_of


@cache
def kind_say(kind: str) -> Say:
    """The word for a kind of piece."""
    return Say(f"kind-{kind}")


@cache
def piece_say(id: str) -> Say:
    """The word for a piece on the board: monsters of which there may be several carry their number."""
    if id in HEROES or id in LORDS or id in PIECES:
        return kind_say(id)
    kind, _, number = id.rpartition("-")
    if kind not in MONSTERS:
        return Say(f"kind-{id}", literal=id)
    if POOLS[MONSTERS[kind].pool] == 1:
        return kind_say(kind)
    return Say("kind-numbered", kind=kind_say(kind), n=int(number))


@cache
def piece_emblem(id: str) -> Emblem:
    """The emblem of a piece, on the board or not yet."""
    kind = id if id in HEROES or id in LORDS or id in PIECES else id.rpartition("-")[0]
    return emblem_of(kind) if kind in MONSTERS or kind == id else ""


@cache
def room_say(room: str) -> Say:
    return Say(f"room-{room}")


@cache
def spell_say(spell: str) -> Say:
    return Say(f"spell-{spell}")


@cache
def item_say(item: str) -> Say:
    return Say(f"item-{item}")
