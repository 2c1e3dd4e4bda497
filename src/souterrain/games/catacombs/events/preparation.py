"""What is settled before the first room."""

from __future__ import annotations

from typing import Annotated

from souterrain.core.events import word

from .words import Kind, Piece, Seat, Tale


class CatacombsLaid(Tale, frozen=True):
    lord: Kind
    wandering: Kind
    cards: int
    rule: str = "catacombs.setup.wandering-type-announced"


class HeroTaken(Tale, frozen=True):
    who: Piece
    seat: Seat
    rule: str = "catacombs.setup.all-four-heroes-always-play"


class StorySettled(Tale, frozen=True):
    agreed: int
    rule: str = "catacombs.variant.story-needs-consent"


class StoryTold(Tale, frozen=True):
    text: str
    setting: Annotated[str, word("setting-")]
    rule: str = "catacombs.variant.story-setup"


PreparationEvent = CatacombsLaid | HeroTaken | StorySettled | StoryTold
