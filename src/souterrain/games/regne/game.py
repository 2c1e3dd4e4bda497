"""Catacombes : le Règne sombre, as the table knows it."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from souterrain.core.ask import Ask, Seat
from souterrain.core.errors import BadSetup
from souterrain.core.events import Event
from souterrain.core.game import Chair, read_samples
from souterrain.core.luck import Luck
from souterrain.core.outcome import Outcome
from souterrain.core.overlay import read_overlay
from souterrain.core.roll import Rules
from souterrain.core.rulebook import rule_ids
from souterrain.core.view import View

from . import bridges as bridges
from . import campaign, chairs, mishaps, quests, traps, view
from . import watch as watch
from .actions import objects, speech, spells, uses
from .catalogue import BOOK
from .events import AnyEvent
from .facts import RegneFacts
from .glimpse import glimpse
from .guide import guided
from .imagine import imagine
from .saga import memorable
from .schools import beggars as beggars
from .schools import black as black
from .schools import demonology as demonology
from .schools import necromancy as necromancy
from .schools import white as white
from .special import fear as fear
from .special import fire as fire
from .special import wear as wear
from .town import view as town
from .world import PARTY, Regne, Setup

BOOK.close(
    traps.TRAPS,
    mishaps.EFFECTS,
    quests.GOALS,
    objects.POTIONS,
    uses.USES,
    spells.EFFECTS,
    speech.SPEECHES,
    rules=rule_ids("regne"),
)


class RegneSombre(RegneFacts):
    """One to four heroes in catacombs that nobody has mapped; the game master is a person or the program."""

    ground: ClassVar[tuple[str, ...]] = (
        "regne.plan.",
        "regne.secondary.",
        "regne.zone.",
    )
    world_type = Regne
    event_type: Any = AnyEvent

    @property
    def samples(self) -> tuple[dict[str, Any], ...]:
        return read_samples(self.slug)

    def chairs(self, setup: Setup) -> tuple[Chair, ...]:
        return chairs.chairs(setup)

    def create(self, setup: Setup) -> Regne:
        if not setup.players <= setup.heroes <= PARTY:
            raise BadSetup("bad-setup-heroes", low=setup.players, high=PARTY)
        if setup.quest_file:
            setup = replace(setup, quest=self._own(setup))
        if setup.quest not in BOOK.quests:
            raise BadSetup("bad-setup-quest", known=", ".join(BOOK.quests))
        level = BOOK.quests[setup.quest].size(setup.heroes).level if setup.level == "quest" else setup.level
        if level not in BOOK.levels:
            raise BadSetup("bad-setup-level", known=", ".join(BOOK.levels))
        return Regne(setup=setup, level=level)

    def _own(self, setup: Setup) -> str:
        """The quest that a file brings, the first where there are several."""
        brought = read_overlay(setup.quest_file).add.get("quest")
        if not brought:
            raise BadSetup("bad-setup-quest-file")
        if setup.play == "campaign":
            raise BadSetup("bad-setup-own-campaign")
        return str(brought[0]["id"])

    def begin(self, world: Regne) -> Rules[None]:
        return campaign.begin(world)

    def turn(self, world: Regne) -> Rules[None]:
        return campaign.play(world)

    def outcome(self, world: Regne) -> Outcome | None:
        return campaign.outcome(world)

    def glimpse(self, world: Regne, seat: Seat) -> Regne:
        return glimpse(world, seat)

    def imagine(self, glimpse: Regne, seat: Seat, luck: Luck) -> Regne:
        return imagine(glimpse, seat, luck)

    def memorable(self, event: Event) -> bool:
        return memorable(event)

    def guided(self, world: Regne, ask: Ask) -> Ask:
        return guided(world, ask) if campaign.below(world) else town.placed(ask)

    def view(self, world: Regne, seat: Seat) -> View:
        seen = glimpse(world, seat)
        return view.draw(seen) if campaign.below(world) else town.draw(seen)


GAME = RegneSombre()
