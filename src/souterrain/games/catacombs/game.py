"""Catacombs: the contract with the table."""

from __future__ import annotations

from typing import Any, ClassVar

from souterrain.core.events import Event
from souterrain.core.game import Chair, chairs, read_samples
from souterrain.core.luck import Luck
from souterrain.core.outcome import Outcome
from souterrain.core.roll import Rules
from souterrain.core.rulebook import rule_ids
from souterrain.core.say import Say
from souterrain.core.view import View

from . import camp, combat, explore, install, prepare, resolution
from .catalogue import BOOK
from .events import CatacombsEvent
from .facts import CatacombsFacts
from .glimpse import glimpse
from .heroes import SPECIALS
from .imagine import imagine
from .lords import POWERS
from .saga import memorable
from .spells import CASTINGS
from .view import view
from .world import OVERLORD, Setup, World


class Catacombs(CatacombsFacts):
    """The flicking game: one Master, one to four hero players, four heroes, a lord at the end.

    Rules: catacombs.game.one-master-one-to-four-hero-players, catacombs.setup.one-player-is-master,
    catacombs.setup.players-choose-the-lord, catacombs.setup.beginners-face-sorcerer."""

    ground: ClassVar[tuple[str, ...]] = (
        "catacombs.layout.",
        "catacombs.variant.labyrinth.",
    )
    world_type = World
    event_type = CatacombsEvent

    @property
    def samples(self) -> tuple[dict[str, Any], ...]:
        return read_samples(self.slug)

    def chairs(self, setup: Setup) -> tuple[Chair, ...]:
        return (*chairs(setup.players - 1, "hero"), Chair(OVERLORD, Say("seat-overlord"), "lord"))

    def create(self, setup: Setup) -> World:
        return prepare.create(setup)

    def begin(self, world: World) -> Rules[None]:
        yield from prepare.prepare(world)

    def turn(self, world: World) -> Rules[None]:
        """One step of a phase: a room card, an installation, one action, the end of a round, a resolution, a camp.

        Rules: catacombs.phase.four-phases-per-room, catacombs.game.heroes-cross-rooms-then-fight-lord,
        catacombs.game.all-fighting-is-flicking."""
        world.turn += 1
        if world.phase == "explore":
            yield from explore.explore(world)
        elif world.phase == "install":
            yield from install.install(world)
        elif world.phase == "heroes":
            yield from combat.heroes_turn(world)
        elif world.phase == "master":
            yield from combat.masters_turn(world)
        elif world.phase == "round":
            combat.end_round(world)
        elif world.phase == "resolve":
            yield from resolution.resolve(world)
        elif world.phase == "camp":
            yield from camp.camp(world)

    def outcome(self, world: World) -> Outcome | None:
        if not world.winner:
            return None
        heroes = {hero.seat for hero in world.heroes.values()}
        winners = tuple(sorted(heroes)) if world.winner == "heroes" else (OVERLORD,)
        return Outcome(winners, Say(f"outcome-{world.winner}"), world.reason)

    def glimpse(self, world: World, seat: str) -> World:
        return glimpse(world, seat)

    def imagine(self, glimpse: World, seat: str, luck: Luck) -> World:
        return imagine(glimpse, luck)

    def timeless(self, world: World) -> World:
        return world.timeless()

    def memorable(self, event: Event) -> bool:
        return memorable(event)

    def view(self, world: World, seat: str) -> View:
        return view(glimpse(world, seat), seat)


BOOK.close(SPECIALS, CASTINGS, POWERS, rules=rule_ids("catacombs"))
GAME = Catacombs()
