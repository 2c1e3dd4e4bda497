"""Advanced HeroQuest: an expedition into a dungeon that grows as it is explored, or a campaign of many."""

from __future__ import annotations

from typing import Any, ClassVar, get_args

from souterrain.core.ask import Ask, Seat
from souterrain.core.errors import BadSetup
from souterrain.core.events import Event
from souterrain.core.game import Chair, read_samples
from souterrain.core.luck import Luck
from souterrain.core.outcome import Outcome
from souterrain.core.printed import Printed, crossed
from souterrain.core.roll import Rules
from souterrain.core.rulebook import rule_ids
from souterrain.core.say import Say
from souterrain.core.view import View
from souterrain.crawl.campaign import Campaign
from souterrain.crawl.master import GM, party_and_master

from . import endings, items, moments, party, spells, upkeep, view
from .battle import turn as battle
from .catalogue import BOOK
from .combat.odds import to_hit
from .events import AnyEvent
from .events.company import SetOut
from .exploration import turn as explore
from .facts import AhqFacts
from .guide import guided
from .imagine import imagine
from .quests.elements import AnyElement
from .quests.files import CAMPAIGN, campaign_quests, playable
from .saga import memorable
from .town import happenings, homecoming, steps
from .traps.kinds import SPRINGS
from .trials import TRIALS
from .world import MOST_PLAYERS, Setup, World, player_seats

BOOK.close(items.USES, spells.CASTS, SPRINGS, happenings.EVENTS, rules=rule_ids("ahq"))
assert TRIALS.keys() == set(get_args(AnyElement)), "every element of a quest has its trial"


class AdvancedHeroQuest(AhqFacts):
    """The contract of `core.game.Game`.

    Rule: ahq.turns.two-kinds."""

    ground: ClassVar[tuple[str, ...]] = (
        "ahq.dungeon.",
        "ahq.labyrinth.",
        "ahq.hazard.roll",
        "ahq.hazard.rats-or-bats",
        "ahq.heroquest.table.furniture",
        "ahq.treasure.",
    )
    world_type = World
    event_type = AnyEvent

    @property
    def samples(self) -> tuple[dict[str, Any], ...]:
        return read_samples(self.slug)

    def chairs(self, setup: Setup) -> tuple[Chair, ...]:
        return party_and_master(setup.players, seated=setup.master != "solo")

    def seated(self, world: World) -> tuple[Chair, ...]:
        here = {*player_seats(world), GM}
        return tuple(each for each in party_and_master(MOST_PLAYERS, seated=not world.solo) if each.id in here)

    def create(self, setup: Setup) -> World:
        """A blank world; what the set-up leaves open is filled in from the quest."""
        quests = [playable(*each) for each in campaign_quests(setup.quest, setup.quest_file)]
        quest = quests[0]
        setup.heroes = quest.heroes or setup.heroes or setup.players
        if not setup.players <= setup.heroes <= 4:
            raise BadSetup("bad-setup-heroes", low=setup.players, high=4)
        if setup.again and quest.single_expedition:
            raise BadSetup("bad-setup-again")
        if setup.quest == CAMPAIGN:
            setup.levels = 0
        else:
            low, high = quest.levels
            setup.levels = setup.levels or (low if setup.labyrinth == "no" else min(high, max(low, 2)))
            if not low <= setup.levels <= high:
                raise BadSetup("bad-setup-levels", low=low, high=high)
            if setup.labyrinth != "no" and setup.levels < 2 and not quest.labyrinth:
                raise BadSetup("bad-setup-labyrinth")
        unknown = [name for name in setup.choice if name not in BOOK.heroes]
        if unknown or len(set(setup.choice)) < len(setup.choice):
            raise BadSetup("bad-setup-choice", known=", ".join(BOOK.heroes))
        several = setup.again or setup.quest == CAMPAIGN
        return World(setup=setup, campaign=Campaign() if several else None)

    def begin(self, world: World) -> Rules[None]:
        return steps.found(world) if world.campaign else party.begin(world)

    def turn(self, world: World) -> Rules[None]:
        """One exploration turn or one combat turn; in a campaign also a step of the time between two expeditions."""
        world.turn += 1
        if world.campaign and world.campaign.stage == "between":
            yield from steps.turn(world)
            return
        yield from upkeep.begin_turn(world)
        if world.mode == "combat":
            yield from battle.turn(world)
        else:
            yield from explore.turn(world)
        yield from moments.turn_ends(world)
        yield from upkeep.end_turn(world)
        yield from endings.check(world)
        if world.campaign and world.over:
            homecoming.come_home(world)

    def outcome(self, world: World) -> Outcome | None:
        return homecoming.outcome(world) if world.campaign else endings.outcome(world)

    def glimpse(self, world: World, seat: Seat) -> World:
        return view.glimpse(world, seat)

    def imagine(self, glimpse: World, seat: Seat, luck: Luck) -> World:
        return imagine(glimpse, seat, luck)

    def view(self, world: World, seat: Seat) -> View:
        return view.view(world, seat)

    def guided(self, world: World, ask: Ask) -> Ask:
        return guided(world, ask)

    def tables(self) -> dict[str, Printed]:
        """The hand-to-hand table.

        Rule: ahq.combat-table.melee.lookup."""
        table = crossed(Say("column-attacker"), range(1, 13), to_hit)
        return dict.fromkeys(("ahq.combat-table.melee.lookup", "ahq.setup.sheet.hand-to-hand-row"), table)

    def memorable(self, event: Event) -> bool:
        return memorable(event)

    def sets_out(self, event: Event) -> bool:
        return isinstance(event, SetOut)


GAME = AdvancedHeroQuest()
