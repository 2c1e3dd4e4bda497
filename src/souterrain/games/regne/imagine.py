"""What a player may suppose of the catacombs: the zones that nobody has seen are any that are left, and the known ones
hide what their cards make possible."""

from __future__ import annotations

import msgspec

from souterrain.core.luck import Luck
from souterrain.crawl.master import GM

from . import zones
from .catalogue import BOOK
from .dice import rolled
from .foes import deployment
from .ground import ground
from .plan import errand, length, met, open_exits, quest
from .world import Regne, Waiting

_encode = msgspec.msgpack.Encoder().encode
_decoder = msgspec.msgpack.Decoder(Regne)


def imagine(seen: Regne, seat: str, luck: Luck) -> Regne:
    """A whole world that fits what was seen."""
    if seat == GM:
        return seen
    world = _decoder.decode(_encode(seen))
    if not world.zones:
        return world
    _locks(world)
    zones.hide_doors(world)
    _traps(world, luck)
    _cards(world, luck)
    if world.stalked:
        kind = luck.run(met(world))
        world.secrets.ambush = Waiting(
            kind, luck.run(rolled(deployment(world, BOOK.foes[kind]), "regne.ambush.placing"))
        )
    return world


def _locks(world: Regne) -> None:
    """Doors that nobody has tried are locked as their cards say."""
    for door in world.doors.values():
        if door.state == "shut" and not door.tried and zones.locked(world, door):
            door.state = "locked"


def _traps(world: Regne, luck: Luck) -> None:
    """Each trap of a card may be there, unless one like it was found."""
    here = ground(world)
    for zone in world.zones:
        known = {each.kind for each in world.elements.values() if here.zone.get(each.at) == zone.id}
        for maybe in BOOK.zones[zone.card].elements:
            if BOOK.elements[maybe.what].hidden and maybe.what not in known and luck.draw(6) > maybe.least:
                luck.run(zones.place(world, zone, maybe.what))


def _cards(world: Regne, luck: Luck) -> None:
    """The cards that are left lie behind the exits that nobody has opened; the main quest is among them until it is
    found."""
    exits = open_exits(world)
    row, laid = quest(world), {zone.card for zone in world.zones}
    count = length(world) - bool(row.secondaries) - len(laid - {row.zone} - set(BOOK.errands))
    deck = [card.id for card in BOOK.zones.values() if not card.quest and card.id not in (*row.without, *laid)]
    left = luck.shuffled(deck)[: max(0, count)]
    if row.secondaries and errand(world) is None:
        left.append(BOOK.secondaries[luck.shuffled(list(row.secondaries))[0]].zone)
    if row.zone not in laid:
        left.append(row.zone)
    left = luck.shuffled(left)
    if exits:
        for n, card in enumerate(left):
            world.secrets.piles.setdefault(exits[n % len(exits)].id, []).append(card)
