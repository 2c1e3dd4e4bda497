"""Ids that an event puts into words, each with the prefix of its messages."""

from __future__ import annotations

from typing import Annotated

from souterrain.core.events import word

Being = Annotated[str, word("being-")]
Place = Annotated[str, word("point-")]
Chamber = Annotated[str, word("room-")]
Thing = Annotated[str, word("item-")]
Counter = Annotated[str, word("treasure-")]
Snare = Annotated[str, word("trap-")]
Brew = Annotated[str, word("potion-")]
