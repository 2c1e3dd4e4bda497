"""The special rules that a quest may have, as typed elements of its file: what is different in its dungeon.

What each of them does stands in `trials`, under the same name.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct


class Element(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind", tag=str.lower):
    """One special rule of a quest."""


class Haunt(Element, frozen=True, kw_only=True):
    """A Character Monster who may turn up with his creatures anywhere, and flees from everywhere but his refuge.

    Rule: ahq.quest-idea.necromancer."""

    monster: str
    joins: int
    """He is with wandering monsters where a die shows this or less; a game master brings him as he likes."""
    refuge: str
    """The drawn area that he must defend, or lose his powers."""


class Wager(Element, frozen=True, kw_only=True):
    """The entrance is shut for so many turns, and something strong comes every few of them.

    Rule: ahq.quest-idea.gambler."""

    turns: int
    every: int
    chasers: tuple[str, ...] = ()
    """Character Monsters who lead those who come, each once."""


class Fugitive(Element, frozen=True, kw_only=True):
    """Somebody flees before the Heroes through parts of the dungeon that nobody else has seen.

    Rule: ahq.quest-idea.manhunt."""

    monster: str
    lead: int
    """How many rooms and corridors he keeps ahead at most."""


class Band(Element, frozen=True, kw_only=True):
    """All the defenders that there are; who is dead is not replaced but by the relief of each later expedition.

    Rule: ahq.quest-idea.war-band."""

    monsters: dict[str, int]
    relief: dict[str, int] = {}


class Cell(Element, frozen=True, kw_only=True):
    """The Heroes begin as prisoners on the lowest level, without their things, and must get out.

    Rule: ahq.quest-idea.prison-break."""


class Tremor(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of an earthquake's table."""

    roll: str
    what: Literal["quiet", "stones", "rockfall", "crevasse"]
    dice: int = 0


class Quake(Element, frozen=True, kw_only=True):
    """Once the Heroes have what they came for, the dungeon falls to pieces.

    Rule: ahq.quest-idea.earthquake."""

    tremor: tuple[Tremor, ...]


class Hostages(Element, frozen=True, kw_only=True):
    """Prisoners in the last Quest Room, whose guards have their orders.

    Rule: ahq.quest-idea.hostages."""

    character: str
    count: int
    fight: int
    """A guard kills one of them at this or less, after a combat turn in which no guard was hurt."""
    flight: int
    """The same after every turn in which nobody fights those guards any more."""
    ransom: int
    """Gold Crowns for each who comes home."""


class Flood(Element, frozen=True, kw_only=True):
    """The dungeon stands under water, which rises.

    Rule: ahq.quest-idea.flooded-cellars."""

    tide: int
    """It rises every so many turns."""
    most: int


class Patron(Element, frozen=True, kw_only=True):
    """Somebody who pays for every room that he sees, and wants to see more.

    Rule: ahq.quest-idea.explorer."""

    character: str
    room: int
    """Gold Crowns for each room."""
    awe: int
    """The value from which a monster impresses him; a large one always does."""


class Regalia(Element, frozen=True, kw_only=True):
    """A treasure in pieces, which the largest of the monsters carry, and for which only the whole is well paid.

    Rule: ahq.quest-idea.crown-jewels."""

    pieces: tuple[str, ...]
    whole: int
    poor: int
    """All other gold is divided by this."""
    rope: int
    """Whoever sells a piece hangs where a die shows this or less."""


class Mirrors(Element, frozen=True, kw_only=True):
    """Quest Rooms are defended by the Heroes' own images; whoever made them waits in the last.

    Rule: ahq.quest-idea.halls-of-mirrors."""

    monster: str
    maker: str


class Sickbed(Element, frozen=True, kw_only=True):
    """A mighty monster lies wounded in a drawn area; neither it nor its guards leave that room.

    Rule: ahq.quest-idea.orc-warlord."""

    monster: str
    wounds: int
    area: str


AnyElement: TypeAlias = (
    Haunt | Wager | Fugitive | Band | Cell | Quake | Hostages | Flood | Patron | Regalia | Mirrors | Sickbed
)
