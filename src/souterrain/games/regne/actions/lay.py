"""Setting a trap that was bought in town."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, key

from ..catalogue import BOOK
from ..events.places import TrapSet
from ..ground import Ground, occupied
from ..words import called, element_word
from ..world import Element, Figure, Item, Regne, fresh

RULE = "regne.trap.set"


def offers(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    """Each kind of trap that he carries, on each empty square of floor at his side."""
    devices = {item.kind: item for item in who.items if item.kind in BOOK.devices}
    if not devices or who.points < BOOK.costs.set:
        return
    taken = set(occupied(world)) | {element.at for element in world.elements.values()}
    taken |= {door.at for door in world.doors.values()}
    free = [at for at in here.beside[who.at] if here.terrain[at] == "." and at in here.floor and at not in taken]
    note, group = Say("note-points", points=BOOK.costs.set), Say("group-trap")
    for item in devices.values():
        for at in free:
            text = Say("option-set", trap=element_word(BOOK.devices[item.kind].sets))
            option = Option("set", text, key(at), note, RULE, group=group, emblem="trap", on=(item.id, key(at)))
            yield Deed(option, partial(set_trap, world, who, item, at))


def set_trap(world: Regne, who: Figure, item: Item, at: Square) -> None:
    """The trap lies there, known to his own side alone.

    regne.trap.set, regne.trap.set-is-known"""
    who.points -= BOOK.costs.set
    who.items.remove(item)
    trap = Element(fresh(world, "e"), BOOK.devices[item.kind].sets, at, owner=who.camp)
    world.elements[trap.id] = trap
    tell(world, TrapSet(called(who), trap.kind))
