"""Who has a thing, and who should: arrows for archers, wands for wizards, a potion for whoever is hurt."""

from __future__ import annotations

from souterrain.core.ask import Ask
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.dungeon.ground import ground
from souterrain.games.ahq.figures import Figure, Item, out, party
from souterrain.games.ahq.items import can_carry, use_note
from souterrain.games.ahq.values import toughness
from souterrain.games.ahq.world import World

from .choices import key_of, offered, stands_off

_HURT = 2
"""Wounds that a potion is worth."""


def hand_over(world: World, figure: Figure, ask: Ask) -> str:
    """Give something away, where somebody near has more use for it."""
    return key_of(ask, "give") if _gift(world, figure) is not None else ""


def what(world: World, ask: Ask, seat: str) -> str:
    gift = _gift(world, world.figures[world.active])
    found = offered(ask, "take", gift[0].row) if gift else []
    return found[0].key if found else key_of(ask, "done")


def whom(world: World, ask: Ask, seat: str) -> str:
    gift = _gift(world, world.figures[world.active])
    found = offered(ask, "who", gift[1].id) if gift else []
    return found[0].key if found else key_of(ask, "done")


def _gift(world: World, figure: Figure) -> tuple[Item, Figure] | None:
    section = ground(world).section
    near = [
        each
        for each in party(world)
        if each is not figure and each.kind == "hero" and not out(each) and section[each.at] == section[figure.at]
    ]
    for item in figure.items:
        mine = use_of(figure, item)
        best = max(near, key=lambda each: use_of(each, item), default=None)
        if best is not None and use_of(best, item) > mine and can_carry(best, item.row):
            return item, best
    return None


def use_of(figure: Figure, item: Item) -> int:
    """What a thing is worth to somebody, as far as it is worth more to one than to another: nothing for most."""
    row = item.row
    if use_note(figure, item) is not None:
        return -1
    if row in BOOK.ammunition:
        bows = [BOOK.missiles[each.row].ammunition for each in figure.items if each.row in BOOK.missiles]
        return 1 if BOOK.ammunition[row].flies_from in bows else -1
    if row in BOOK.gear and BOOK.gear[row].use == "healing":
        return 1 if figure.profile.wounds - figure.wounds >= _HURT else 0
    return 0


def taker(world: World, ask: Ask, item: str) -> str:
    """Whoever has a use for a thing, heroes first, the toughest of several; or else the first who can carry it."""
    found = {option.key: world.figures[option.on[0]] for option in offered(ask, "who") if option.note is None}
    thing = Item(item)
    return max(
        found,
        key=lambda key: (found[key].kind == "hero", use_of(found[key], thing), toughness(found[key])),
        default=ask.options[0].key,
    )


def armour(figure: Figure, ask: Ask) -> str:
    """Better protection that lies at hand: nothing that spoils an archer's aim, no shield beside two hands' work."""
    held = BOOK.weapons.get(figure.hand)
    for option in offered(ask, "wear"):
        row = BOOK.armour[option.on[0]]
        clumsy = row.place == "shield" and held is not None and held.two_handed
        if row.toughness and not clumsy and not (stands_off(figure) and row.bow < 0):
            return option.key
    return ""
