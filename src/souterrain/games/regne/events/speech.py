"""What speeches do."""

from __future__ import annotations

from typing import Annotated

from souterrain.core.events import Event, word
from souterrain.core.say import Say

from ..words import Who


class Spoke(Event, frozen=True):
    who: Who
    speech: Annotated[str, word("speech-")]
    rule: str


class Enraged(Event, frozen=True):
    """The enemies have more action points among them."""

    points: int
    rule: str = "regne.speech.threat-failure"


class Heartened(Event, frozen=True):
    """Everybody of the party has more action points, or fewer."""

    points: int
    rule: str = "regne.speech.courage-success"

    def say(self) -> Say:
        return Say("event-heartened" if self.points > 0 else "event-disheartened", points=abs(self.points))


class Fooled(Event, frozen=True):
    """The enemies lose their turn."""

    rule: str = "regne.speech.manipulation"


class Scorned(Event, frozen=True):
    """Somebody does not listen to an offer, and takes no money."""

    who: Who
    rule: str = "regne.speech.corruption-failure-keeps-money"


class Spurned(Event, frozen=True):
    """Somebody takes the money, and stays what he was."""

    who: Who
    crowns: int
    rule: str = "regne.speech.corruption-will-test"


class Bribed(Event, frozen=True):
    """Somebody takes the money, and changes sides."""

    who: Who
    crowns: int
    rule: str = "regne.speech.corruption-will-test"
