"""Why a scripted player answers as he does: each choice carries its reason, told to whoever asks for advice."""

from __future__ import annotations

from typing import Literal, NamedTuple

from souterrain.core.ask import Option

Because = Literal[
    "accept",
    "aid",
    "any-order",
    "arm",
    "blow",
    "buy",
    "close-in",
    "cure",
    "defend",
    "dress",
    "engrave",
    "enough",
    "equip",
    "evade",
    "flee",
    "held-back",
    "hold-on",
    "keep",
    "keep-line",
    "leave-to-it",
    "let-come",
    "loot",
    "mend",
    "nearest",
    "nothing",
    "parry",
    "press-on",
    "proposed",
    "prospect",
    "prowl",
    "raise",
    "rally",
    "rejoin",
    "release",
    "replay",
    "rest",
    "rune",
    "seek",
    "set-out",
    "shut-well",
    "snatch",
    "spend",
    "stout",
    "strike",
    "task",
    "tear",
    "toughen",
    "train",
    "unburden",
    "wait-up",
]
"""The messages `why-…` of the game."""


class Choice(NamedTuple):
    """What is chosen, and why."""

    option: Option
    why: Because
