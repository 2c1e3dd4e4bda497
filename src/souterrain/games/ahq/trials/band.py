"""4. The war band: so many defenders and no more, and all of them must fall."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.core.view import Dial

from ..catalogue import MatrixKind
from ..combat import surprise
from ..dungeon.growth import unexplored
from ..events.quests import BandCounted, BandRelieved, BandSallies
from ..figures import Figure, heroes, monsters
from ..moments import TRIALS, Trial
from ..quests.elements import Band
from ..world import Group, Progress, World

RULE = "ahq.quest-idea.war-band"


class Defended(Trial[Band]):
    """Rule: ahq.quest-idea.war-band."""

    def begins(self, world: World) -> Rules[None]:
        world.progress.band = dict(self.element.monsters)
        self._count(world)
        tell(world, BandCounted(world.progress.left))
        yield from ()

    def resumes(self, world: World) -> Rules[None]:
        """Between expeditions they are reinforced."""
        for row, count in self.element.relief.items():
            world.progress.band[row] = world.progress.band.get(row, 0) + count
        self._count(world)
        tell(world, BandRelieved(sum(self.element.relief.values()), world.progress.left))
        yield from ()

    def mustered(self, world: World, group: Group, kind: MatrixKind) -> Rules[None]:
        """Whoever is met is one of them: those that were rolled as far as there are any, then others."""
        band = Counter(world.progress.band)
        found = []
        for row in group.rows:
            left = (band[row] and row) or next((name for name, count in band.items() if count), "")
            if left:
                band[left] -= 1
                found.append(left)
        group.rows, group.original = found, list(found)
        world.progress.band = {row: count for row, count in band.items() if count}
        yield from ()

    def slain(self, world: World, figure: Figure) -> None:
        self._count(world)

    def turn_ends(self, world: World) -> Rules[None]:
        """Where nothing is left to explore, those whom nobody has found come out."""
        self._count(world)
        if world.progress.band and world.mode == "exploration" and heroes(world) and not unexplored(world):
            tell(world, BandSallies())
            yield from surprise.wanderers(world, RULE)

    def imagined(self, seen: World, known: Progress) -> Progress:
        """As many as are left and nowhere to be seen, of all kinds alike."""
        waiting = sum(len(group.rows) for group in seen.groups.values() if not group.fighting)
        hidden = max(0, known.left - waiting - len(monsters(seen)))
        kinds = list(self.element.monsters)
        return replace(known, band=Counter(kinds[n % len(kinds)] for n in range(hidden)))

    def dials(self, world: World) -> Iterator[Dial]:
        yield Dial("band", Say("dial-band"), world.progress.left, max(world.progress.left, self._all()))

    def _all(self) -> int:
        return sum(self.element.monsters.values())

    def _count(self, world: World) -> None:
        """How many are alive: in the field, in their quarters, and not met yet."""
        waiting = sum(len(group.rows) for group in world.groups.values() if not group.fighting)
        world.progress.left = sum(world.progress.band.values()) + waiting + len(monsters(world))


TRIALS[Band] = Defended
