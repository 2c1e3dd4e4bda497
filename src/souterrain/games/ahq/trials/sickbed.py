"""12. The Orc warlord: he lies wounded in his hall, far too strong, and neither he nor his guards leave it."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Rules

from ..events.expedition import CharacterJoined
from ..figures import Effect, Figure, monster
from ..moments import TRIALS, Trial
from ..quests.elements import Sickbed
from ..quests.quest import Area
from ..words import called
from ..world import Group, World

RULE = "ahq.quest-idea.orc-warlord"


class Bedridden(Trial[Sickbed]):
    """Rule: ahq.quest-idea.orc-warlord."""

    def revealed(self, world: World, area: Area, group: Group | None) -> Rules[None]:
        """He is in his hall with what Wounds he has left."""
        if area.id == self.element.area and group is not None:
            lord = monster(world, self.element.monster, group.id)
            lord.wounds = self.element.wounds
            group.characters.append(lord)
            tell(world, CharacterJoined(called(lord), RULE))
        yield from ()

    def placing(self, world: World, group: Group, band: list[Figure]) -> Rules[None]:
        """Nobody of them goes out of the door."""
        if world.here.sections[group.section].plan == self.element.area:
            for figure in band:
                figure.effects.append(Effect("posted", "expedition"))
        yield from ()

    def may_escape(self, world: World, figure: Figure) -> bool:
        """He is in no state to flee."""
        return figure.row != self.element.monster


TRIALS[Sickbed] = Bedridden
