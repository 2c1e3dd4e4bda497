"""1. The Necromancer: he turns up with his creatures and is gone again, but from his refuge he cannot flee."""

from __future__ import annotations

from msgspec.structs import replace

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import which
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.crawl.master import GM

from ..catalogue import MatrixKind
from ..dungeon.ground import section_at
from ..events.expedition import CharacterEscaped, CharacterJoined
from ..events.quests import PowersLost, RefugeDefended
from ..figures import Figure, monster
from ..moments import TRIALS, Trial
from ..quests.elements import Haunt
from ..quests.quest import Area
from ..words import called
from ..world import Group, World

RULE = "ahq.quest-idea.necromancer"


class Haunted(Trial[Haunt]):
    """Rule: ahq.quest-idea.necromancer."""

    def mustered(self, world: World, group: Group, kind: MatrixKind) -> Rules[None]:
        """Whoever plays alone rolls whether he comes with wandering monsters; a game master brings him as he likes."""
        if not world.solo or kind != "wandering" or group.prisoners or not self._at_large(world):
            return
        die: int = yield Roll("d12", RULE, world.master)
        if die <= self.element.joins:
            self._come(world, group)

    def revealed(self, world: World, area: Area, group: Group | None) -> Rules[None]:
        """His refuge is found: he comes to defend it, or his powers leave him."""
        if area.id != self.element.refuge or group is None or not self._at_large(world):
            return
        if world.solo or (yield from which(GM, Say("ask-refuge"), _DEFEND, RULE)):
            self._come(world, group)
            tell(world, RefugeDefended(self.element.monster))
        else:
            world.progress.robbed.append(self.element.monster)
            tell(world, PowersLost(self.element.monster))

    def placing(self, world: World, group: Group, band: list[Figure]) -> Rules[None]:
        """Without his refuge he knows no spell and has nothing to help him."""
        for figure in band:
            if figure.row in world.progress.robbed:
                figure.cast, figure.items, figure.worn = {}, [], []
        yield from ()

    def may_escape(self, world: World, figure: Figure) -> bool:
        if figure.row != self.element.monster:
            return True
        return section_at(world, figure.at).plan != self.element.refuge

    def slips_away(self, world: World, figure: Figure) -> bool:
        """By the solo rules he makes off when half of his Wounds are gone."""
        if not world.solo or figure.row != self.element.monster or 2 * figure.wounds > figure.profile.wounds:
            return False
        del world.figures[figure.id]
        world.counters.escaped.append(figure)
        tell(world, CharacterEscaped(called(figure)))
        return True

    def _at_large(self, world: World) -> bool:
        name = self.element.monster
        waiting = [each.row for group in world.groups.values() for each in group.characters]
        met = [each.row for each in world.figures.values()]
        return name not in world.progress.slain and name not in waiting and name not in met

    def _come(self, world: World, group: Group) -> None:
        """He is as he was when he got away, and whole again."""
        store, name = world.counters, self.element.monster
        figure = next((each for each in store.escaped if each.row == name), None) or monster(world, name)
        store.escaped = [each for each in store.escaped if each.row != name]
        store.ready = [each for each in store.ready if each != name]
        figure = replace(figure, wounds=figure.profile.wounds, effects=[], fixed="", group=group.id)
        group.characters.append(figure)
        tell(world, CharacterJoined(called(figure), RULE))


_DEFEND = [
    (Option("defend", Say("option-defend-refuge")), True),
    (Option("forsake", Say("option-forsake-refuge")), False),
]

TRIALS[Haunt] = Haunted
