"""What the Mishap cards bring."""

from __future__ import annotations

from typing import Annotated, Literal

from souterrain.core.events import Event, word
from souterrain.core.say import Say

from ..words import Goods, What, Who

_WHERE = {"regne.search.only-pc-rolls": "floor", "regne.steal.gain": "purse"}


class Befell(Event, frozen=True):
    """A Mishap card was drawn: its name, and what is seen or heard of it."""

    card: Annotated[str, word("mishap-")]
    rule: str = "regne.turn.mishap-each-pc-turn"

    def say(self) -> Say:
        said = super().say()
        return Say(said.id, **said.args, tale=Say(f"tale-{self.card}"))


class Slowed(Event, frozen=True):
    """Somebody has an action point less this turn."""

    who: Who
    rule: str = "regne.turn.mishap-each-pc-turn"


class Dropped(Event, frozen=True):
    who: Who
    thing: Goods
    rule: str = "regne.turn.mishap-each-pc-turn"


class FoundCrowns(Event, frozen=True):
    """Somebody has found crowns; in `what`, where he looked into something, on the floor or in a purse, as the `rule`
    says."""

    who: Who
    crowns: int
    what: What = ""
    rule: str = "regne.crowns.pooled"

    def say(self) -> Say:
        said = super().say()
        return Say(said.id, **said.args, where="there" if self.what else _WHERE.get(self.rule, "none"))


class Quickened(Event, frozen=True):
    """Somebody has more action points this turn."""

    who: Who
    points: int
    rule: str = "regne.turn.mishap-each-pc-turn"


class Slammed(Event, frozen=True):
    """A door fell shut, and into its lock."""

    rule: str = "regne.turn.mishap-each-pc-turn"


class CameToNothing(Event, frozen=True):
    """A card found nothing to do."""

    how: Annotated[Literal["drop", "slam", "draught"], word("idle-")]
    rule: str = "regne.turn.mishap-each-pc-turn"
