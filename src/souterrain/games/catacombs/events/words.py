"""Ids that an event puts into words, and how pieces are called in all events."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from souterrain.core.events import Event, word
from souterrain.core.say import Say

from ..words import piece_say

Piece: TypeAlias = str
"""The id of a piece on the board."""
Kind = Annotated[str, word("kind-")]
Room = Annotated[str, word("room-")]
Spell = Annotated[str, word("spell-")]
Item = Annotated[str, word("item-")]
Power = Annotated[str, word("power-")]
Seat = Annotated[str, word("seat-")]
Blow = Annotated[str, word("attack-")]
Miss = Annotated[str, word("miss-")]


class Tale(Event, frozen=True):
    """Base of all events here: fields named `who`, `by`, `target` or `all` are pieces and are called by their names."""

    def say(self) -> Say:
        said = super().say()
        for name in ("who", "by", "target"):
            value = said.args.get(name)
            if isinstance(value, str):
                said.args[name] = piece_say(value)
        together: tuple[str, ...] = getattr(self, "all", ())
        if together:
            said.args["all"] = Say("list", **{f"n{n}": piece_say(id) for n, id in enumerate(together)})
        return said
