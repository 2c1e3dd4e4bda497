"""2. The Gambler: the entrance is shut behind the Heroes, and what comes for them is strong."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.core.view import Dial

from ..combat import surprise
from ..dungeon.ground import section_at
from ..events.expedition import CharacterJoined
from ..events.quests import EntranceOpened, EntranceShut
from ..figures import Figure, heroes, monster
from ..moments import TRIALS, Trial
from ..quests.elements import Wager
from ..words import called
from ..world import Group, Progress, World

RULE = "ahq.quest-idea.gambler"


class Wagered(Trial[Wager]):
    """Rule: ahq.quest-idea.gambler."""

    def begins(self, world: World) -> Rules[None]:
        world.progress.chasers = list(self.element.chasers) if world.solo else []
        tell(world, EntranceShut(self.element.turns))
        yield from ()

    def resumes(self, world: World) -> Rules[None]:
        """A wager that was lost is laid again, for the same time."""
        tell(world, EntranceShut(self.element.turns))
        yield from ()

    def may_leave(self, world: World, figure: Figure) -> bool:
        """By the entrance only when the time is over; by any other stairs at once, which loses the wager."""
        first = next(iter(world.levels[0].sections.values()))
        barred = world.here is world.levels[0] and section_at(world, figure.at) is first
        return not barred or world.progress.turns >= self.element.turns

    def turn_ends(self, world: World) -> Rules[None]:
        """What hunts them finds them every few turns, while it may."""
        turns = world.progress.turns
        if turns == self.element.turns:
            tell(world, EntranceOpened())
        due = turns < self.element.turns and turns % self.element.every == 0
        if due and world.mode == "exploration" and heroes(world):
            yield from surprise.wanderers(world, RULE)

    def placing(self, world: World, group: Group, band: list[Figure]) -> Rules[None]:
        """The first who come by the solo rules are led by a Character Monster each."""
        if world.progress.chasers and not group.prisoners:
            leader = monster(world, world.progress.chasers.pop(0), group.id)
            band.append(leader)
            tell(world, CharacterJoined(called(leader), RULE))
        yield from ()

    def imagined(self, seen: World, known: Progress) -> Progress:
        """Those who have not been met are still to come."""
        gone = {*known.slain, *(figure.row for figure in seen.figures.values())}
        left = [name for name in self.element.chasers if name not in gone]
        return replace(known, chasers=left if seen.solo else [])

    def dials(self, world: World) -> Iterator[Dial]:
        turns = min(world.progress.turns, self.element.turns)
        yield Dial("wager", Say("dial-wager"), turns, self.element.turns)


TRIALS[Wager] = Wagered
