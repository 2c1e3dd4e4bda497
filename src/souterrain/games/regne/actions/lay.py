"""Setting a trap that was bought in town."""

from __future__ import annotations

from functools import lru_cache, partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Each, Offers
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, key, square

from ..catalogue import BOOK
from ..events.places import TrapSet
from ..ground import Ground, occupied
from ..words import called, element_word
from ..world import Element, Figure, Item, Regne, fresh

RULE = "regne.trap.set"


def offers(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    """Each kind of trap that he carries, on each empty square of floor at his side."""
    devices = {item.kind: item for item in who.items if item.kind in BOOK.devices}
    if who.points < BOOK.costs.set or not devices:
        return
    taken = occupied(world).keys() | {element.at for element in world.elements.values()}
    taken |= {door.at for door in world.doors.values()}
    free = [at for at in here.beside[who.at] if here.terrain[at] == "." and at in here.floor and at not in taken]
    for item in devices.values():
        options = [_option(BOOK.devices[item.kind].sets, item.id, key(at), BOOK.costs.set) for at in free]
        yield Each(options, partial(_set, world, who, item))


@lru_cache(maxsize=1024)
def _option(trap: str, item: str, at: str, cost: int) -> Option:
    text, note = Say("option-set", trap=element_word(trap)), Say("note-points", points=cost)
    return Option("set", text, at, note, RULE, group=Say("group-trap"), emblem="trap", on=(item, at))


def _set(world: Regne, who: Figure, item: Item, option: Option) -> None:
    set_trap(world, who, item, square(option.at))


def set_trap(world: Regne, who: Figure, item: Item, at: Square) -> None:
    """The trap lies there, known to his own side alone.

    regne.trap.set, regne.trap.set-is-known"""
    who.points -= BOOK.costs.set
    who.items.remove(item)
    trap = Element(fresh(world, "e"), BOOK.devices[item.kind].sets, at, owner=who.camp)
    world.elements[trap.id] = trap
    tell(world, TrapSet(called(who), trap.kind))
