"""Where the special rules of a quest have a say: `trials` registers what each element does at these moments, and the
chapters of the book call them without knowing what a quest has made of its dungeon."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Generic, TypeVar

from souterrain.core.menu import Offers
from souterrain.core.roll import Rules
from souterrain.core.view import Dial
from souterrain.crawl.squares import Side

from .catalogue import MatrixKind
from .figures import Figure
from .quests.elements import Element
from .quests.progress import quest_of
from .quests.quest import Area
from .world import Door, Group, Progress, Section, World

E = TypeVar("E", bound=Element)


class Trial(Generic[E]):
    """What an element of a quest does at each moment where it may have a say: as it stands here, nothing."""

    def __init__(self, element: E) -> None:
        self.element = element

    def enter(self, world: World) -> Section | None:
        """Lay the part of the dungeon in which the quest begins, where that is not the usual one."""
        return None

    def begins(self, world: World) -> Rules[None]:
        """The first expedition of the quest has been set up."""
        yield from ()

    def resumes(self, world: World) -> Rules[None]:
        """A later one has."""
        yield from ()

    def mustered(self, world: World, group: Group, kind: MatrixKind) -> Rules[None]:
        """A group was rolled, and is not announced yet."""
        yield from ()

    def laid(self, world: World, room: Section, groups: Sequence[Group]) -> Rules[None]:
        """A room was laid and furnished."""
        yield from ()

    def revealed(self, world: World, area: Area, group: Group | None) -> Rules[None]:
        """A drawn area was laid."""
        yield from ()

    def placing(self, world: World, group: Group, band: list[Figure]) -> Rules[None]:
        """Monsters are about to be put on the board."""
        yield from ()

    def beyond(self, world: World, door: Door | None, section: Section, side: Side | None) -> list[str] | None:
        """What lies behind a door or beyond an exit, where that is settled already: the groups found there."""
        return None

    def deeds(self, world: World, figure: Figure) -> Offers[None]:
        """What a Hero may do where he stands in an exploration turn."""
        yield from ()

    def may_leave(self, world: World, figure: Figure) -> bool:
        """Whether somebody on stairs that lead out can go, and will."""
        return True

    def may_escape(self, world: World, figure: Figure) -> bool:
        """Whether a Character Monster can get away at all."""
        return True

    def slips_away(self, world: World, figure: Figure) -> bool:
        """Whether a Character Monster that was hurt gets away by itself."""
        return False

    def slain(self, world: World, figure: Figure) -> None:
        """A monster is dead."""

    def sprung(self, world: World) -> None:
        """A trap has gone off."""

    def turn_ends(self, world: World) -> Rules[None]:
        """A turn of either kind is over."""
        yield from ()

    def over(self, world: World, home: Sequence[Figure], victory: bool) -> None:
        """The expedition is over, and these are home."""

    def sold(self, world: World, hero: Figure, row: str) -> Rules[None]:
        """A Hero has sold something in town."""
        yield from ()

    def imagined(self, seen: World, known: Progress) -> Progress:
        """What a Hero may suppose of what he does not know."""
        return known

    def dials(self, world: World) -> Iterator[Dial]:
        """What everybody may read off the table."""
        yield from ()


TRIALS: dict[type[Element], type[Trial[Any]]] = {}
"""What each element does."""


def trials(world: World) -> list[Trial[Any]]:
    """The special rules of the quest in hand."""
    if world.campaign is not None and not world.campaign.quest:
        return []
    return [TRIALS[type(element)](element) for element in quest_of(world).element]


def enter(world: World) -> Section | None:
    return next(filter(None, (trial.enter(world) for trial in trials(world))), None)


def begins(world: World) -> Rules[None]:
    for trial in trials(world):
        yield from trial.begins(world)


def resumes(world: World) -> Rules[None]:
    world.progress.turns = 0
    for trial in trials(world):
        yield from trial.resumes(world)


def mustered(world: World, group: Group, kind: MatrixKind) -> Rules[None]:
    for trial in trials(world):
        yield from trial.mustered(world, group, kind)


def laid(world: World, room: Section, groups: Sequence[Group]) -> Rules[None]:
    for trial in trials(world):
        yield from trial.laid(world, room, groups)


def revealed(world: World, area: Area, group: Group | None) -> Rules[None]:
    for trial in trials(world):
        yield from trial.revealed(world, area, group)


def placing(world: World, group: Group, band: list[Figure]) -> Rules[None]:
    for trial in trials(world):
        yield from trial.placing(world, group, band)


def beyond(world: World, section: Section, door: Door | None = None, side: Side | None = None) -> list[str] | None:
    for trial in trials(world):
        if (found := trial.beyond(world, door, section, side)) is not None:
            return found
    return None


def deeds(world: World, figure: Figure) -> Offers[None]:
    for trial in trials(world):
        yield from trial.deeds(world, figure)


def may_leave(world: World, figure: Figure) -> bool:
    return all(trial.may_leave(world, figure) for trial in trials(world))


def may_escape(world: World, figure: Figure) -> bool:
    return all(trial.may_escape(world, figure) for trial in trials(world))


def slips_away(world: World, figure: Figure) -> bool:
    return any(trial.slips_away(world, figure) for trial in trials(world))


def slain(world: World, figure: Figure) -> None:
    for trial in trials(world):
        world.progress.bloodied = world.turn
        trial.slain(world, figure)


def sprung(world: World) -> None:
    for trial in trials(world):
        trial.sprung(world)


def turn_ends(world: World) -> Rules[None]:
    """Every turn below counts; what a quest has in store may happen at its end."""
    found = trials(world)
    world.progress.turns += bool(found)
    for trial in found:
        yield from trial.turn_ends(world)


def over(world: World, home: Sequence[Figure], victory: bool) -> None:
    for trial in trials(world):
        trial.over(world, home, victory)


def sold(world: World, hero: Figure, row: str) -> Rules[None]:
    for trial in trials(world):
        yield from trial.sold(world, hero, row)


def dials(world: World) -> list[Dial]:
    return [dial for trial in trials(world) for dial in trial.dials(world)]
