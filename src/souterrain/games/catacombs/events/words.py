"""Ids that an event puts into words, and how pieces are called in all events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, TypeAlias

from souterrain.core.events import Event, word
from souterrain.core.say import Say

from ..words import kind_of, kind_say, piece_say

Piece: TypeAlias = str
"""The id of a piece on the board."""
Kind = Annotated[str, word("kind-")]
Room = Annotated[str, word("room-")]
Spell = Annotated[str, word("spell-")]
Item = Annotated[str, word("item-")]
Power = Annotated[str, word("power-")]
Seat = Annotated[str, word("seat-")]
Attack = Annotated[str, word("attack-")]
Miss = Annotated[str, word("miss-")]


class Tale(Event, frozen=True):
    """Base of all events here: fields named `who`, `by`, `target` or `all` are pieces and are called by their names."""

    def say(self) -> Say:
        said = super().say()
        for name in ("who", "by", "target"):
            value = said.args.get(name)
            if value and isinstance(value, str):
                said.args[name] = piece_say(value)
        if "all" in said.args:
            _name(said, getattr(self, "all", ()))
        return said

    def recalled(self) -> Say:
        """As it is told long afterwards: by their kinds, nobody's number."""
        said = self.say()
        for name in ("who", "by", "target"):
            id: str = getattr(self, name, "")
            if id:
                said.args[name] = kind_say(kind_of(id))
        return said


class OfFlick(Tale, frozen=True, kw_only=True):
    """Base of the lines that may tell of a flick; of the `same` one where a line before told of it already."""

    same: bool = False

    def say(self) -> Say:
        said = super().say()
        if said.args.pop("same"):
            said.args["by"] = Say("same-blow", by=said.args["by"])
        return said


class Blow(OfFlick, frozen=True):
    """Base of what a flick does to somebody. Of `all` who left the board by it and are put back at the edge, the one
    who was hit is told of; where the others ended up the board shows."""

    def say(self) -> Say:
        said = super().say()
        target, gone = (getattr(self, name) for name in ("target", "all"))
        said.args["off"] = target in gone
        return said

    def recalled(self) -> Say:
        """All whom it struck, those alike together, and not who was sent where."""
        said = super().recalled()
        whom = counted(tuple(map(kind_of, (getattr(self, "target", ""), *getattr(self, "also", ())))))
        return Say(said.id, **{**said.args, "target": whom, "off": False})


class Paid(Tale, frozen=True):
    """Base of what a hero gets for gold, of which `all` others `gave` so much each."""

    def say(self) -> Say:
        said = super().say()
        payers, gave, gold = (getattr(self, name) for name in ("all", "gave", "gold"))
        said.args.pop("gave")
        own, others = sum(gave) < gold, shares("gold-from", payers, gave)
        said.args["price"] = Say("price", gold=gold, own=own, more=bool(payers), all=said.args["all"], shares=others)
        return said


def shares(word: str, heroes: tuple[str, ...], numbers: tuple[int, ...]) -> Say:
    """How much of something falls to each of several heroes."""
    return listed(Say(word, hero=piece_say(id), n=n) for id, n in zip(heroes, numbers, strict=True))


def counted(kinds: tuple[str, ...]) -> Say:
    """Monsters by their kinds, those alike together."""
    count = ((kind_say(kind), kinds.count(kind)) for kind in dict.fromkeys(kinds))
    return listed(Say("kind-several", kind=kind, n=n) if n > 1 else kind for kind, n in count)


def listed(words: Iterable[Say]) -> Say:
    """Several words as one."""
    return Say("list", **{f"n{n}": word for n, word in enumerate(words)})


def _name(said: Say, pieces: tuple[str, ...]) -> None:
    """Have a sentence name those who left the board, if any did."""
    said.args["more"] = "yes" if pieces else "no"
    said.args["all"] = listed(piece_say(id) for id in pieces)
