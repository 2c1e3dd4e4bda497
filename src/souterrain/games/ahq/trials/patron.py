"""9. The Explorer: he pays for every room, wants to see the next one, and must come home alive."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.core.view import Dial

from ..belongings import deal
from ..catalogue import BOOK
from ..combat.placing import nearest_free
from ..dungeon.growth import unexplored
from ..events.quests import PatronContent, PatronFollows, PatronPaid, RoomMapped
from ..figures import Figure, henchman, party
from ..leader import heroes_able
from ..moments import TRIALS, Trial
from ..quests.elements import Patron
from ..quests.progress import last_level
from ..words import called
from ..world import Group, Section, World


class Hired(Trial[Patron]):
    """Rule: ahq.quest-idea.explorer."""

    def begins(self, world: World) -> Rules[None]:
        """He goes with the Leader."""
        able = heroes_able(world)
        leader = world.figures[world.leader if world.leader in able else able[0]]
        patron = henchman(self.element.character, world.new_id("patron-"), leader.id, leader.seat)
        world.figures[patron.id] = patron
        patron.at = nearest_free(world, leader.at, patron)
        tell(world, PatronFollows(called(patron), called(leader)))
        yield from ()

    def resumes(self, world: World) -> Rules[None]:
        """Where the first did not come home, his publisher sends another, who has seen nothing yet."""
        world.progress.content, world.progress.rooms = False, 0
        yield from self.begins(world)

    def laid(self, world: World, room: Section, groups: Sequence[Group]) -> Rules[None]:
        if self._patron(world) is not None:
            world.progress.rooms += 1
            tell(world, RoomMapped(world.progress.rooms, self.element.room))
        yield from ()

    def placing(self, world: World, group: Group, band: list[Figure]) -> Rules[None]:
        """A monster that impresses him is what he came for."""
        cards = [BOOK.monsters[figure.row] for figure in band if not figure.lurks]
        if any(card.large or card.value >= self.element.awe for card in cards):
            self._enough(world, "awe")
        yield from ()

    def turn_ends(self, world: World) -> Rules[None]:
        patron = self._patron(world)
        if patron is not None and patron.wounds < patron.profile.wounds:
            self._enough(world, "wound")
        elif patron is not None and world.mode == "exploration" and last_level(world) and not unexplored(world):
            self._enough(world, "end")
        yield from ()

    def may_leave(self, world: World, figure: Figure) -> bool:
        """He does not go home before he has seen enough."""
        return figure.row != self.element.character or world.progress.content

    def over(self, world: World, home: Sequence[Figure], victory: bool) -> None:
        if victory and world.progress.rooms:
            gold = self.element.room * world.progress.rooms
            deal(home, gold)
            tell(world, PatronPaid(world.progress.rooms, gold))

    def dials(self, world: World) -> Iterator[Dial]:
        yield Dial("rooms", Say("dial-rooms"), world.progress.rooms, max(1, world.progress.rooms))

    def _patron(self, world: World) -> Figure | None:
        return next((figure for figure in party(world) if figure.row == self.element.character), None)

    def _enough(self, world: World, why: str) -> None:
        if not world.progress.content and self._patron(world) is not None:
            world.progress.content = True
            tell(world, PatronContent(why))


TRIALS[Patron] = Hired
