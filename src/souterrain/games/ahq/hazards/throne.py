"""Hazard 12: a throne, and the monster that sits on it."""

from __future__ import annotations

from collections.abc import Sequence

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import which
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import OPPOSITE, Square

from ..dungeon import rooms
from ..dungeon.ground import wall
from ..events.hazards import Enthroned
from ..figures import Effect, Figure, Hazard, monsters
from ..hooks import KINDS, HazardKind
from ..master import musters
from ..words import called, truly
from ..world import Group, Section, World


def furnish(world: World, section: Section, hazard: Hazard) -> Rules[list[Group]]:
    """It stands in the middle of the wall opposite the entrance."""
    far = wall(section, OPPOSITE[rooms.entrance_side(world, section)])
    hazard.at = far[len(far) // 2]
    return [(yield from musters.new_group(world, "wandering", section, "ahq.hazard.throne.setup"))]


def choose(world: World, hazard: Hazard, band: Sequence[Figure]) -> Rules[None]:
    """The game master picks who sits; in solo play the first."""
    seated = next((each for each in band if not each.large), None)
    if seated is None or hazard.done:
        return
    if not world.solo and len(band) > 1:
        able = [(Option("who", truly(each), on=(each.id,)), each) for each in band if not each.large]
        seated = yield from which(world.master, Say("ask-throne"), able, "ahq.hazard.throne.setup")
    hazard.figure = seated.id


def seat(hazard: Hazard, figure: Figure) -> Square | None:
    """The throne, for the monster that was chosen to sit on it."""
    return hazard.at if hazard.figure == figure.id else None


def sit(world: World, hazard: Hazard, group: Group) -> None:
    """While it sits, the others have one more Toughness and one more damage die; it fights from its seat.

    Rule: ahq.hazard.throne.seated-cannot-move."""
    if hazard.done:
        return
    hazard.done = True
    seated = world.figures.get(hazard.figure)
    if seated is None:
        return
    seated.effects.append(Effect("seated", "combat"))
    others = [other for other in monsters(world) if other.group == group.id and other is not seated]
    tell(world, Enthroned(called(seated), alone=not others))
    for other in others:
        other.effects.append(Effect("throne", "combat", by=seated.id))


KINDS["throne"] = HazardKind(furnish=furnish, before_placing=choose, seat=seat, placed=sit)
