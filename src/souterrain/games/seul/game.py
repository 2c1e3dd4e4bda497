"""The contract: Seul dans les Souterrains as a game of this table."""

from __future__ import annotations

from typing import Any, ClassVar

from souterrain.core.ask import Ask, Seat
from souterrain.core.errors import BadSetup
from souterrain.core.events import Event
from souterrain.core.game import Chair, chairs, read_samples
from souterrain.core.luck import Luck
from souterrain.core.outcome import Outcome
from souterrain.core.roll import Roll, Rules
from souterrain.core.rulebook import rule_ids
from souterrain.core.say import Say
from souterrain.core.view import View

from .catalogue import BOOK
from .character import create_character
from .events import SeulEvent
from .explore import explore
from .facts import SeulFacts
from .glimpse import glimpse
from .guide import guided
from .imagine import imagine
from .situations import WHEN
from .specials import HITS
from .telling import memorable
from .town import town
from .traps import EFFECTS
from .underground.brought import read_dungeon
from .underground.plan import write
from .view import draw
from .world import SEAT, Setup, World

_HEX = tuple("0123456789abcdef")


class Seul(SeulFacts):
    """One career: a character, and an underworld that remembers."""

    ground: ClassVar[tuple[str, ...]] = ("seul.game.solo-crawl",)
    world_type = World
    event_type = SeulEvent

    @property
    def samples(self) -> tuple[dict[str, Any], ...]:
        return read_samples(self.slug)

    def chairs(self, setup: Setup) -> tuple[Chair, ...]:
        return chairs(1, "hero")

    def create(self, setup: Setup) -> World:
        if not 1 <= setup.expeditions <= 50:
            raise BadSetup("seul-bad-number", field="expeditions", low=1, high=50)
        if not 0 <= setup.floors <= 20:
            raise BadSetup("seul-bad-number", field="floors", low=0, high=20)
        charted = write(read_dungeon(setup.dungeon)) if setup.dungeon.strip() else ""
        world = World(
            expeditions=setup.expeditions,
            last_floor=1 if charted else setup.floors,
            rolled_hp=setup.rolled_hp,
            every_roll=setup.every_roll,
            every_die=True,
            charted=charted,
        )
        world.hero.name = setup.names.get("hero", "")
        return world

    def begin(self, world: World) -> Rules[None]:
        """The underworld gets its seed from the game's own dice; then the character is made."""
        digits = []
        for _ in range(12):
            digit: int = yield Roll("pick", "seul.game.solo-crawl-with-module-or-generator", "", _HEX, hidden=True)
            digits.append(_HEX[digit - 1])
        world.seed = "".join(digits)
        yield from create_character(world)

    def turn(self, world: World) -> Rules[None]:
        """One errand in town, or one action below with all that follows from it."""
        world.turn += 1
        if world.where == "town":
            yield from town(world)
        else:
            yield from explore(world)

    def outcome(self, world: World) -> Outcome | None:
        if not world.ended:
            return None
        rule = "seul.hp.character-zero-roll" if world.ended == "dead" else "seul.level.retirement-hint"
        winners = () if world.ended == "dead" else (SEAT,)
        reason = Say("outcome-" + world.ended, px=world.hero.px, dv=world.hero.dv, n=world.expedition)
        return Outcome(winners, reason, rule, {SEAT: world.hero.px})

    def glimpse(self, world: World, seat: Seat) -> World:
        return glimpse(world)

    def imagine(self, glimpse: World, seat: Seat, luck: Luck) -> World:
        return imagine(glimpse, luck)

    def standing(self, world: World, seat: Seat) -> float:
        """The experience of the career."""
        return float(world.hero.px)

    def view(self, world: World, seat: Seat) -> View:
        return draw(glimpse(world))

    def guided(self, world: World, ask: Ask) -> Ask:
        return guided(world, ask)

    def memorable(self, event: Event) -> bool:
        return memorable(event)


BOOK.close(WHEN, HITS, EFFECTS, rules=rule_ids("seul"))
GAME = Seul()
