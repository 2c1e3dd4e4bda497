"""What happens with furniture and with the things of HeroQuest, told as small facts."""

from __future__ import annotations

from typing import Annotated

from souterrain.core.events import Event, word

from ..words import Thing, Who

PieceWord = Annotated[str, word("furniture-")]
SpellWord = Annotated[str, word("spell-")]


class PieceFound(Event, frozen=True):
    """A piece of furniture stands in the room."""

    piece: PieceWord
    rule: str = "ahq.heroquest.table.furniture"


class PieceSearched(Event, frozen=True):
    """Somebody looks into a cupboard or a bookcase, or takes what hangs on a rack: whether there is anything."""

    who: Who
    piece: PieceWord
    found: bool
    rule: str


class RatBit(Event, frozen=True):
    who: Who
    rule: str = "ahq.heroquest.cupboard.rat-bite"


class BiteHealed(Event, frozen=True):
    who: Who
    rule: str = "ahq.heroquest.cupboard.rat-bite"


class LogTaken(Event, frozen=True):
    who: Who
    item: Thing
    rule: str = "ahq.heroquest.fireplace.burning-log"


class Destroyed(Event, frozen=True):
    """What a hit, or a sprinkle, destroys at once."""

    who: Who
    target: Who
    item: Thing
    rule: str


class HeirloomBrought(Event, frozen=True):
    """Something that a hero brings along from earlier adventures."""

    who: Who
    item: Thing
    rule: str = "ahq.heroquest.heroes.import"


class SpellStored(Event, frozen=True):
    who: Who
    item: Thing
    spell: SpellWord
    rule: str = "ahq.heroquest.item.wand-of-recall.store"


class BodyPointLost(Event, frozen=True):
    """What the map of an adventure costs a hero: a Wound, or Fate instead."""

    who: Who
    fate: bool
    rule: str = "ahq.heroquest.revisited.body-points"


class Unharmed(Event, frozen=True):
    """Somebody whom nothing harms but one weapon."""

    who: Who
    rule: str = "ahq.heroquest.revisited.balur-and-witch-lord"
