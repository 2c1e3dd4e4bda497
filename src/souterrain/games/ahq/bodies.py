"""The dead are carried: in a campaign a hero's body is worth bringing home, for a physician can raise him."""

from __future__ import annotations

from collections.abc import Collection

from souterrain.core.events import tell
from souterrain.crawl.squares import Square

from .events.company import BodyLaidDown, BodyLifted
from .figures import Figure
from .words import called
from .world import Pile, World


def at_hand(world: World, figure: Figure, near: Collection[Square]) -> list[tuple[Pile, Figure]]:
    """The bodies of heroes on his square or beside it, for somebody whose back is free.

    Rule: ahq.town.physician.resurrection-needs-body."""
    if world.campaign is None or figure.burden or not world.fallen:
        return []
    dead = {each.id: each for each in world.fallen}
    close = [pile for pile in world.here.piles if pile.at == figure.at or pile.at in near]
    return [(pile, dead[pile.body]) for pile in close if pile.body in dead]


def lift(world: World, figure: Figure, pile: Pile) -> None:
    """Somebody takes a body on his back; the dead man's goods stay where they lie."""
    figure.burden, pile.body = pile.body, ""
    if not pile.gold and not pile.items:
        world.here.piles.remove(pile)
    tell(world, BodyLifted(called(figure), _name(world, figure.burden)))


def lay_down(world: World, figure: Figure) -> None:
    """He lays down what he carries, as everybody does when there is fighting."""
    if figure.burden:
        tell(world, BodyLaidDown(called(figure), _name(world, figure.burden)))
        world.here.piles.append(Pile(at=figure.at, body=figure.burden))
        figure.burden = ""


def bring_home(world: World, figure: Figure) -> None:
    """A body that is carried out of the dungeon can be brought to a physician."""
    if figure.burden:
        world.town.bodies.append(figure.burden)
        figure.burden = ""


def _name(world: World, id: str) -> str:
    return next(called(each) for each in world.fallen if each.id == id)
