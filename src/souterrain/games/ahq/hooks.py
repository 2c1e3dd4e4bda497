"""What later chapters do at moments that belong to earlier ones: they register it here, and never the reverse.

A hazard room is laid by the dungeon and fought over by the rules of combat, which know of it only what is told here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, ParamSpec, TypeVar

from msgspec import Struct

from souterrain.core.menu import Offers
from souterrain.core.roll import Rules
from souterrain.crawl.squares import Square, rectangle

from .states import Figure, Hazard
from .world import Group, Section, World

P = ParamSpec("P")
T = TypeVar("T")


class Hook(Generic[P, T]):
    """A moment that is left to a chapter above: there is one rule for it."""

    _rule: Callable[P, T]

    def register(self, rule: Callable[P, T]) -> Callable[P, T]:
        self._rule = rule
        return rule

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        return self._rule(*args, **kwargs)


hazard_room: Hook[[World, Section], Rules[list[Group]]] = Hook()
"""What a hazard room holds; the groups of monsters in it are returned."""


class HazardKind(Struct, frozen=True, kw_only=True):
    """A kind of hazard: what its module does at each moment where it has a say."""

    furnish: Callable[[World, Section, Hazard], Rules[list[Group]]]
    """Lays it out when its room is found; the groups of monsters that belong to it are returned."""
    which: Callable[[World], Rules[str]] | None = None
    """What it turns out to be, where another roll decides."""
    stays: bool = True
    """It belongs to its room: not so monsters and people, who go their way."""
    sealed: bool = False
    """Its room has no door but the entrance."""
    deeds: Callable[[World, Figure, Section, Hazard, bool], Offers[None]] | None = None
    """What a Hero may do with it in an exploration turn, before or after his move."""
    moves: Callable[[World, Figure, Section, Hazard], Offers[None]] | None = None
    """Moves that it offers in a fight."""
    entered: Callable[[World, Figure, Section, Hazard], Rules[bool]] | None = None
    """What happens to somebody who steps onto a square of its room; True ends the move."""
    perils: Callable[[Section, Hazard], Sequence[Square]] | None = None
    """The squares that nobody enters without a reason."""
    settle: Callable[[World, Section, Hazard], Rules[None]] | None = None
    """What the end of an exploration turn brings."""
    placement: Callable[[World, Section, Hazard], list[Square]] | None = None
    """Where the monsters of its room may be put."""
    before_placing: Callable[[World, Hazard, Sequence[Figure]], Rules[None]] | None = None
    """Settled before the monsters of its room are put on the board."""
    seat: Callable[[Hazard, Figure], Square | None] | None = None
    """The square that it keeps for one of them."""
    placed: Callable[[World, Hazard, Group], None] | None = None
    """What becomes of them once they are there."""


KINDS: dict[str, HazardKind] = {}


def whole_room(section: Section, hazard: Hazard) -> list[Square]:
    """A hazard that meets whoever comes in."""
    return rectangle(section.x, section.y, section.w, section.h)


class Held(NamedTuple):
    """A hazard where it is."""

    kind: HazardKind
    hazard: Hazard


def hazard_in(section: Section) -> Held | None:
    """The hazard that a section holds, if it holds one."""
    return Held(KINDS[section.hazard.kind], section.hazard) if section.hazard is not None else None
