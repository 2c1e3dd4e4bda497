"""Why the automatic game master does something: each of his choices carries its reason, told to whoever asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from souterrain.core.ask import Ask
from souterrain.games.ahq.world import World

Because = Literal[
    "ambush-fight",
    "ambush-weak",
    "berserk",
    "call-for-help",
    "cast-art",
    "cast-crowd",
    "cast-one",
    "character",
    "close-in",
    "escape",
    "far-corner",
    "fate-many",
    "fate-strong",
    "fell",
    "first",
    "hold-prey",
    "keep-line",
    "let-through",
    "lurk-apart",
    "lurk-near",
    "lurk-out-of-sight",
    "full-hand",
    "make-room",
    "nearest-first",
    "open-flank",
    "place-apart",
    "place-beside",
    "place-far",
    "place-near",
    "press-on",
    "reach-prey",
    "run",
    "shoot",
    "softest",
    "stand-off",
    "stay",
    "strike-first",
    "template",
    "trap-blind",
    "trap-hurt",
    "wait-ambush",
    "wait-character",
    "wait-escape",
    "wait-fate",
    "wait-trap",
    "wait-wandering",
    "wandering-apart",
    "wandering-fallen",
    "wandering-hurt",
]
"""The messages `why-…` of the game."""


class Choice(NamedTuple):
    """The key of an option, and why it is chosen. A key that is not offered means "no opinion"."""

    key: str
    why: Because


MasterMind = Callable[[World, Ask, str], Choice]

KEPT = "wait-"
"""How reasons begin that tell what the game master keeps to himself."""
