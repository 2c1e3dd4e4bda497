"""11. The halls of mirrors: the Heroes meet themselves, as strong and as well armed as they are at that moment."""

from __future__ import annotations

from msgspec.structs import replace

from souterrain.core.events import tell
from souterrain.core.roll import Rules

from ..catalogue import BOOK, MatrixKind
from ..events.quests import MirrorsCrack
from ..figures import Figure, heroes, monster
from ..moments import TRIALS, Trial
from ..quests.elements import Mirrors
from ..quests.progress import depth, last_level
from ..states import BARE
from ..values import speed
from ..words import called
from ..world import Group, World

EDGE = 1
"""What the images of the last encounter have more than their originals, in Weapon Skill and Toughness."""


class Mirrored(Trial[Mirrors]):
    """Rule: ahq.quest-idea.halls-of-mirrors."""

    def mustered(self, world: World, group: Group, kind: MatrixKind) -> Rules[None]:
        """Nobody else is in a Quest Room; the maker is in the first of the last level."""
        if kind == "quest" and not group.prisoners:
            group.rows, group.original = [], []
            group.characters = [monster(world, self.element.monster, group.id)]
            if self._last(world):
                group.characters.append(monster(world, self.element.maker, group.id))
        yield from ()

    def placing(self, world: World, group: Group, band: list[Figure]) -> Rules[None]:
        """They come out of the glass when they are met: one on the first level, more on each, in the end all."""
        blank = next((figure for figure in band if figure.row == self.element.monster and not figure.mirrors), None)
        if blank is None:
            return
        last = any(figure.row == self.element.maker for figure in band)
        originals = sorted(heroes(world), key=lambda hero: -hero.profile.weapon_skill)
        number = len(originals) if last else -(-len(originals) * world.here.number // depth(world))
        images = [self._image(world, hero, group, EDGE if last else 0) for hero in originals[:number]]
        band[:] = [*images, *(figure for figure in band if figure is not blank)]
        tell(world, MirrorsCrack(tuple(called(hero) for hero in originals[:number])))
        yield from ()

    def _last(self, world: World) -> bool:
        return last_level(world) and world.here.quest_rooms == 1

    def _image(self, world: World, hero: Figure, group: Group, more: int) -> Figure:
        """All that he is and wears, but nothing that could be taken from it."""
        card = BOOK.monsters[self.element.monster]
        profile = replace(
            hero.profile,
            weapon_skill=hero.profile.weapon_skill + more,
            toughness=hero.profile.toughness + more,
            speed=speed(hero),
        )
        held = [hero.hand, *(item.row for item in hero.items)]
        return replace(
            monster(world, card.id, group.id),
            profile=profile,
            wounds=profile.wounds,
            worn=[row for row in hero.worn if row in BOOK.armour],
            hand=next((row for row in held if row in BOOK.weapons), BARE),
            cast={spell: 1 for spell in hero.spells if BOOK.spells[spell].dice},
            mirrors=hero.id,
        )


TRIALS[Mirrors] = Mirrored
