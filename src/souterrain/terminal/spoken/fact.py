"""Something that can be told of a board."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Fact:
    """What it is about, how that stands, and the words. It is told anew when it stands otherwise; what is `quiet` is
    told only to whoever asks."""

    key: str
    state: str
    text: str
    quiet: bool = False
