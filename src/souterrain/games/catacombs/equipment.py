"""Equipment: who may use a card, when, and how often. What a card does when it is used stands with the action."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import agreed
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .catalogue import BOOK, ItemRow
from .events.actions import ItemUsed, Softened
from .words import item_say, piece_say
from .world import Hero, Piece, World


def usable(world: World, hero: Hero, effect: str) -> ItemRow | None:
    """The hero's card with this effect, if it works now: nothing works while its owner is dead, gone or stunned.

    Rule: catacombs.equipment.stops-while-incapacitated."""
    piece = world.pieces.get(hero.id)
    if piece is None or piece.stunned or not hero.alive:
        return None
    for id in hero.items:
        if BOOK.items[id].effect == effect and id not in hero.spent:
            return BOOK.items[id]
    return None


def use(world: World, hero: Hero, item: ItemRow) -> None:
    """Use a card, and tell it."""
    spend(hero, item)
    tell(world, ItemUsed(hero.id, item.id, _rule(item)))


def spend(hero: Hero, item: ItemRow) -> None:
    """A card that is used once is out of the game for good, one per room is spent until the next."""
    if item.limit == "once":
        hero.items.remove(item.id)
    elif item.limit == "room":
        hero.spent.append(item.id)


def _rule(item: ItemRow) -> str:
    if item.limit == "once":
        return "catacombs.equipment.discarded-is-out-of-game"
    return "catacombs.equipment.timing-and-frequency-on-card"


def declare(world: World, piece: Piece, effect: str) -> Rules[bool]:
    """Before a flick: does the owner want to use his card on it?"""
    if piece.side != "hero":
        return False
    hero = world.heroes[piece.id]
    item = usable(world, hero, effect)
    if item is None:
        return False
    text = Say("ask-use-item", hero=piece_say(hero.id), item=item_say(item.id))
    wish = Say("option-use-item", item=item_say(item.id))
    yes, no = Option("yes", wish, note=Say(f"item-{item.id}-text")), Option("no", Say("option-keep-item"))
    if not (yield from agreed(hero.seat, text, "catacombs.equipment.timing-and-frequency-on-card", yes, no)):
        return False
    use(world, hero, item)
    return True


def soak(world: World, hero: Hero, points: int, by: str) -> tuple[int, str]:
    """What is left of a loss of health after the owner's helm, and that helm; its first use in each room is not a
    choice. What is left of a blow is told with it."""
    item = usable(world, hero, "soak")
    if item is None:
        return points, ""
    spend(hero, item)
    left = max(0, points - item.amount)
    if not (left and by):
        tell(world, Softened(hero.id, item.id, left, by, rule=_rule(item)))
    return left, item.id


def owns(hero: Hero, effect: str) -> bool:
    return any(BOOK.items[id].effect == effect for id in hero.items)
