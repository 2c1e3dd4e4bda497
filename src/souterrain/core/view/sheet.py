"""What lies around the board: sheets with their gauges and badges, dials, piles.

Whatever has a `rule` can be asked about: its card shows the rule beside what is said here."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ..emblems import Emblem
from ..say import Say

Side = Literal["party", "foe", "other"]

GaugeKind = Literal["life", "fate", "rage", "action"]
"""What runs out: life and wounds; points that turn a blow aside; anger that builds up; points that deeds are paid
with."""

PowerDie = Literal[
    "", "brown", "white", "light-blue", "dark-blue", "yellow", "green", "black", "silver", "gold", "ruby"
]
"""The colour of a die that a characteristic is tested with; "" where there is none."""


class Badge(Struct, frozen=True, omit_defaults=True):
    """A state, shown by a shape of its own and a word."""

    emblem: Emblem
    text: Say
    rule: str = ""


class Gauge(Struct, frozen=True, omit_defaults=True):
    """A quantity with a ceiling: life points, fatigue."""

    label: Say
    value: int
    top: int
    kind: GaugeKind = "life"


class Line(Struct, frozen=True, omit_defaults=True):
    """A labelled fact on a sheet."""

    label: Say
    value: Say
    short: Say | None = None
    """Its label where there is little room. What has one is a characteristic, and stands in a circle with others."""
    die: PowerDie = ""
    rule: str = ""


class Item(Struct, frozen=True, omit_defaults=True):
    """A thing carried."""

    emblem: Emblem
    text: Say
    note: Say | None = None
    rule: str = ""
    about: Say | None = None
    """What it does, for whoever asks."""


class Sheet(Struct, omit_defaults=True):
    """A character's or a monster's sheet. `rank` is a sign that sets one of a kind off from the others: who leads, who
    watches, what he carries. `crest` is painted on his shield: by it one knows whose men are whose."""

    id: str
    name: Say
    emblem: Emblem
    role: Say | None = None
    seat: str = ""
    side: Side = "party"
    gauges: list[Gauge] = []
    lines: list[Line] = []
    items: list[Item] = []
    badges: list[Badge] = []
    active: bool = False
    gone: bool = False
    rank: Emblem = ""
    rule: str = ""
    crest: Emblem = ""


class Pile(Struct, omit_defaults=True):
    """Something counted at the edge of the table: a bowl, a deck, a purse."""

    id: str
    emblem: Emblem
    label: Say
    count: int


class Card(Struct, frozen=True, omit_defaults=True):
    """A card that lies face up beside the board: of which deck, what it is called, what it does."""

    id: str
    emblem: Emblem
    deck: Say
    name: Say
    text: Say | None = None


class Dial(Struct, frozen=True, omit_defaults=True):
    """A dial at the edge of the table: a clock, fatigue, danger."""

    id: str
    label: Say
    value: int
    top: int
    note: Say | None = None
    rule: str = ""
