"""7. Hostages: their guards have orders to kill them, and they are slow on the way home."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.core.view import Dial

from ..belongings import deal
from ..events.quests import HostageKilled, HostagesSeen, Ransomed
from ..figures import Figure, monsters
from ..moments import TRIALS, Trial
from ..quests.elements import Hostages
from ..quests.progress import last_level
from ..world import Group, Section, World

RULE = "ahq.quest-idea.hostages"


class Held(Trial[Hostages]):
    """Rule: ahq.quest-idea.hostages."""

    def laid(self, world: World, room: Section, groups: Sequence[Group]) -> Rules[None]:
        """They are in the first Quest Room of the last level."""
        if room.room == "quest" and last_level(world) and world.here.quest_rooms == 1 and groups:
            groups[0].captives = [self.element.character] * self.element.count
            tell(world, HostagesSeen(self.element.character, self.element.count))
        yield from ()

    def turn_ends(self, world: World) -> Rules[None]:
        """Guards whom nobody has hurt in a turn of fighting, or whom nobody fights any more, carry out their orders."""
        for group in list(world.groups.values()):
            hostages = group.captives.count(self.element.character)
            if not hostages or not group.met:
                continue
            guards = [each for each in monsters(world) if each.group == group.id]
            pressed = world.progress.bloodied == world.turn or any(each.suffered for each in guards)
            if group.fighting and pressed:
                continue
            die: int = yield Roll("d12", RULE, world.master)
            if die <= (self.element.fight if group.fighting else self.element.flight):
                group.captives.remove(self.element.character)
                tell(world, HostageKilled(self.element.character, hostages - 1))

    def over(self, world: World, home: Sequence[Figure], victory: bool) -> None:
        """So much for each who comes home; after that they need no Heroes any more."""
        saved = [figure for figure in world.departed if figure.row == self.element.character]
        if saved and home:
            gold = self.element.ransom * len(saved)
            deal(home, gold)
            tell(world, Ransomed(len(saved), gold))

    def dials(self, world: World) -> Iterator[Dial]:
        people = (*world.figures.values(), *world.below, *world.departed)
        alive = sum(figure.row == self.element.character for figure in people)
        yield Dial("hostages", Say("dial-hostages"), alive, self.element.count)


TRIALS[Hostages] = Held
