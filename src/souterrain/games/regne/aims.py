"""Where a party knows that its quest goes on."""

from __future__ import annotations

from collections.abc import Iterator

from souterrain.crawl.squares import Square

from .catalogue import BOOK
from .ground import Ground
from .plan import errand, quest
from .sites import site
from .tasks import open_tasks
from .world import Figure, Regne


def marks(world: Regne, here: Ground) -> Iterator[Square]:
    """Beside what is to be done, shut or opened, and on the stairs down."""
    rows = filter(None, (quest(world), errand(world)))
    tasks = [element.at for row in rows for element, _ in open_tasks(world, row)]
    yield from beside(here, tasks)
    for id in world.fixtures:
        element = world.elements[id]
        kind = BOOK.elements[element.kind]
        if kind.leaves:
            yield element.at
        elif (kind.lid and not element.shut) or (kind.lock and not element.searched and not tasks):
            yield from here.beside[element.at]


def stairs(world: Regne) -> frozenset[Square]:
    """The stairs that lead out of the quest."""
    return frozenset([each.at for each in world.elements.values() if BOOK.elements[each.kind].leaves])


def aims(world: Regne, here: Ground) -> frozenset[Square]:
    """Where the party should be: on the way home with whoever has to be brought out, in the zone that must hold, or
    where something is to be done."""
    row = quest(world)
    if freed(world) is not None:
        return frozenset([world.zones[0].entry])
    held = site(world, row) if row.hold else None
    if held is not None:
        return frozenset([at for at, zone in here.zone.items() if zone == held.id])
    return frozenset(marks(world, here))


def freed(world: Regne) -> Figure | None:
    """Whoever has to be brought out, once he is with the party."""
    return next((each for each in world.figures.values() if each.ally and each.kind == quest(world).keeps), None)


def beside(here: Ground, squares: list[Square]) -> Iterator[Square]:
    """The squares around some others."""
    return (near for at in squares for near in here.beside.get(at, ()))
