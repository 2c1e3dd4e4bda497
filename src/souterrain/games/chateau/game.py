"""Le château des Sortilèges, as the table knows it."""

from __future__ import annotations

from typing import Any

from souterrain.core.events import Event
from souterrain.core.game import Chair, Setup, chairs, read_samples
from souterrain.core.luck import Luck
from souterrain.core.outcome import Outcome
from souterrain.core.roll import Rules
from souterrain.core.rulebook import rule_ids
from souterrain.core.view import View
from souterrain.crawl.bag import Bag

from . import ending, view
from .catalogue import BOOK
from .characters import muster
from .events import ChateauEvent
from .facts import ChateauFacts
from .glimpse import glimpse
from .potions import EFFECTS
from .saga import memorable
from .touch import TOUCHES
from .treasures import SHARING
from .turn import play_turn
from .world import Chateau, active, timeless


class ChateauGame(ChateauFacts):
    """One to seven players against the bowl; there is no game master and nothing is secret.

    Rule: chateau.setup.players."""

    world_type = Chateau
    event_type: Any = ChateauEvent

    @property
    def samples(self) -> tuple[dict[str, Any], ...]:
        return read_samples(self.slug)

    def chairs(self, setup: Setup) -> tuple[Chair, ...]:
        return chairs(setup.players)

    def create(self, setup: Setup) -> Chateau:
        """Rule: chateau.setup.materials."""
        monsters = {row.id: row.count for row in BOOK.monsters.values()}
        treasures = {row.id: row.count for row in BOOK.treasures.values()}
        seats = [chair.id for chair in self.chairs(setup)]
        return Chateau(seats=seats, names=dict(setup.names), bowl=Bag(monsters | treasures))

    def begin(self, world: Chateau) -> Rules[None]:
        return muster(world)

    def turn(self, world: Chateau) -> Rules[None]:
        return play_turn(world)

    def outcome(self, world: Chateau) -> Outcome | None:
        return ending.outcome(world)

    def glimpse(self, world: Chateau, seat: str) -> Chateau:
        return glimpse(world, seat)

    def imagine(self, glimpse: Chateau, seat: str, luck: Luck) -> Chateau:
        return glimpse

    def standing(self, world: Chateau, seat: str) -> float:
        """The points that the seat's characters would bring home."""
        return sum(ending.score(who) for who in world.characters.values() if who.seat == seat and active(who))

    def timeless(self, world: Chateau) -> Chateau:
        return timeless(world)

    def memorable(self, event: Event) -> bool:
        return memorable(event)

    def view(self, world: Chateau, seat: str) -> View:
        return view.draw(glimpse(world, seat), seat)


BOOK.close(TOUCHES, EFFECTS, SHARING, rules=rule_ids("chateau"))
GAME = ChateauGame()
