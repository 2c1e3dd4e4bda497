"""10. The crown jewels: the largest monsters carry a piece each, only the whole is well paid, and talking is death."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.core.view import Dial
from souterrain.crawl.reactions import offer

from ..belongings import count, deal, fate_left, spend_fate, use_up
from ..catalogue import MatrixKind
from ..events.quests import Hanged, NotHanged, RegaliaPaid
from ..figures import Figure, Item
from ..moments import TRIALS, Trial
from ..quests.elements import Regalia
from ..words import called, says
from ..world import Group, Progress, Section, World

RULE = "ahq.quest-idea.crown-jewels"


class Scattered(Trial[Regalia]):
    """Rule: ahq.quest-idea.crown-jewels."""

    def begins(self, world: World) -> Rules[None]:
        world.progress.pieces = list(self.element.pieces)
        yield from ()

    def mustered(self, world: World, group: Group, kind: MatrixKind) -> Rules[None]:
        """There is little to be had but the jewels."""
        group.gold //= self.element.poor
        yield from ()

    def laid(self, world: World, room: Section, groups: Sequence[Group]) -> Rules[None]:
        """The chief of every lair and Quest Room has one of them."""
        left = world.progress.pieces
        if room.room in ("lair", "quest") and groups and left:
            groups[0].treasure.append(Item(left.pop(0)))
        yield from ()

    def over(self, world: World, home: Sequence[Figure], victory: bool) -> None:
        """Their owner pays when he has all of them."""
        if not victory:
            return
        for piece in self.element.pieces:
            holder = next(figure for figure in (*world.departed, *world.absent) if count(figure, piece))
            use_up(holder, piece)
        deal(home, self.element.whole)
        tell(world, RegaliaPaid(self.element.whole))

    def sold(self, world: World, hero: Figure, row: str) -> Rules[None]:
        """Whoever sells a piece may be found out, and hanged; Fate looks after him if he has any."""
        if row not in self.element.pieces:
            return
        die: int = yield Roll("d12", RULE, hero.seat)
        if die > self.element.rope:
            return
        text = Say("offer-fate-death", figure=says(hero), fate=fate_left(hero))
        if fate_left(hero) and (yield from offer(world, hero.seat, "fate-death", text, RULE)):
            spend_fate(hero)
            tell(world, NotHanged(called(hero)))
            return
        assert world.campaign is not None, "things are sold in town"
        world.campaign.roster[hero.id].standing = "dead"
        del world.figures[hero.id]
        tell(world, Hanged(called(hero)))

    def imagined(self, seen: World, known: Progress) -> Progress:
        """Pieces that nobody has seen are still to be found."""
        lying = [item.row for level in seen.levels for pile in level.piles for item in pile.items]
        held = [item.row for group in seen.groups.values() for item in group.treasure]
        gone = {*_carried(seen), *lying, *held}
        return replace(known, pieces=[piece for piece in self.element.pieces if piece not in gone])

    def dials(self, world: World) -> Iterator[Dial]:
        found = len(_carried(world).intersection(self.element.pieces))
        yield Dial("regalia", Say("dial-regalia"), found, len(self.element.pieces))


def _carried(world: World) -> set[str]:
    """All that the company has on it."""
    people = (*world.figures.values(), *world.below, *world.departed, *world.absent)
    return {item.row for figure in people if figure.kind != "monster" for item in figure.items}


TRIALS[Regalia] = Scattered
