"""Who has a thing, and who should: arrows for archers, wands for wizards, a potion for whoever is hurt."""

from __future__ import annotations

from souterrain.core.ask import Ask
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.dungeon.ground import ground
from souterrain.games.ahq.figures import Figure, Item, heroes, out, party
from souterrain.games.ahq.items import can_carry, use_note
from souterrain.games.ahq.quests.progress import quest_of
from souterrain.games.ahq.values import may_wear, toughness
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
    """Whoever has a use for a thing, heroes first, the toughest of several; or else the first who can carry it, unless
    somebody had better put it on in place of what he wears."""
    found = {option.key: world.figures[option.on[0]] for option in offered(ask, "who") if option.note is None}
    thing = Item(item)
    left = key_of(ask, "leave") if _outdoes(world, item) else ""
    return max(
        found,
        key=lambda key: (found[key].kind == "hero", use_of(found[key], thing), toughness(found[key])),
        default=left or ask.options[0].key,
    )


def _outdoes(world: World, item: str) -> bool:
    """Whether armour that is found is better than what a hero wears beside whom it will lie; a prize that must be
    brought home is carried by whoever can."""
    leader = world.figures.get(world.leader)
    if item not in BOOK.armour or leader is None or quest_of(world).objective.kind == "characters":
        return False
    section = ground(world).section
    near = [each for each in heroes(world) if not out(each) and section[each.at] == section[leader.at]]
    return any(_protects(each, item) and any(_better(item, worn) for worn in each.worn) for each in near)


def _better(row: str, worn: str) -> bool:
    new, old = BOOK.armour[row], BOOK.armour[worn]
    return new.place == old.place and new.toughness > old.toughness


def armour(world: World, figure: Figure, ask: Ask) -> str:
    """The best protection at hand, for which a worse piece is taken off first."""
    wear = [option for option in offered(ask, "wear") if _protects(figure, option.on[0])]
    if wear:
        return max(wear, key=lambda option: BOOK.armour[option.on[0]].toughness).key
    at_hand = [row for row in _within_reach(world, figure) if _protects(figure, row)]
    worse = [option.key for option in offered(ask, "take-off") if any(_better(row, option.on[0]) for row in at_hand)]
    return worse[0] if worse else ""


def _within_reach(world: World, figure: Figure) -> list[str]:
    """The armour that somebody carries or that lies in his section."""
    section = ground(world).section
    piles = [pile.items for pile in world.here.piles if section.get(pile.at) == section[figure.at]]
    return [item.row for items in (figure.items, *piles) for item in items if item.row in BOOK.armour]


def _protects(figure: Figure, row: str) -> bool:
    """Whether armour suits him: nothing that spoils an archer's aim, no shield beside two hands' work."""
    suit, held = BOOK.armour[row], BOOK.weapons.get(figure.hand)
    clumsy = suit.place == "shield" and held is not None and held.two_handed
    return bool(suit.toughness) and may_wear(figure, suit) and not clumsy and not (stands_off(figure) and suit.bow < 0)
