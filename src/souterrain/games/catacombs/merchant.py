"""The Merchant: six cards of the shuffled deck, two of them at half price."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, choose
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .catalogue import BOOK
from .events.spoils import Bought, MerchantOpened
from .prepare import shuffled
from .purse import party_gold, pay
from .words import item_say, kind_say
from .world import Hero, World


def visit_merchant(world: World) -> Rules[None]:
    """Shuffle the deck, turn up the top cards, and sell until nobody wants more. Unsold cards go back.

    Rules: catacombs.variant.labyrinth.no-discount, catacombs.variant.labyrinth.merchant-restock."""
    world.equipment = yield from shuffled(world.equipment, "catacombs.merchant.shows-six-of-shuffled-deck")
    world.stall = world.equipment[: BOOK.facts.stall]
    world.equipment = world.equipment[BOOK.facts.stall :]
    tell(world, MerchantOpened(tuple(world.stall)))
    bargains = 0 if world.setup.layout == "labyrinth" else BOOK.facts.bargains
    for seat in world.hero_seats():
        while wares := list(offers(world, seat, bargains)):
            text = Say("ask-merchant", bargains=bargains)
            spent = yield from choose(seat, text, [*wares, _DONE], "catacombs.merchant.half-price-on-up-to-two")
            if spent is None:
                break
            bargains -= spent
    world.equipment += world.stall
    world.stall = []


_DONE: Deed[None] = Deed(Option("done", Say("option-leave-merchant")), lambda: None)


def offers(world: World, seat: str, bargains: int) -> Iterator[Deed[int | None]]:
    """What may be bought for whom: each card names its users, who must be alive, and the gold must be there.

    Rule: catacombs.equipment.allies-own-none."""
    gold = party_gold(world)
    for id in world.stall:
        for user in BOOK.items[id].users:
            if not world.heroes[user].alive:
                continue
            for half in (True, False) if bargains else (False,):
                price = price_of(id, half)
                if price <= gold:
                    yield Deed(_ware(id, user, price, half), partial(buy, world, seat, id, world.heroes[user], half))


def _ware(id: str, user: str, price: int, half: bool) -> Option:
    verb, text = ("haggle", "option-buy-half") if half else ("buy", "option-buy-full")
    say = Say(text, item=item_say(id), hero=kind_say(user), gold=price)
    return Option(verb, say, note=Say(f"item-{id}-text"), rule="catacombs.equipment.only-owner-uses", on=(id, user))


def price_of(id: str, half: bool) -> int:
    """The printed price, or half of it rounded up to the next coin."""
    price = BOOK.items[id].price
    return -(-price // (2 * BOOK.facts.coin)) * BOOK.facts.coin if half else price


def buy(world: World, seat: str, id: str, hero: Hero, half: bool) -> Rules[int]:
    """The gold goes back to the supply, the card to the hero who acquires it. Tells how many bargains that took.

    Rules: catacombs.equipment.no-carry-limit, catacombs.equipment.not-transferable."""
    price = price_of(id, half)
    if not (yield from pay(world, seat, hero, price, "catacombs.merchant.pooling-allowed")):
        return 0
    world.stall.remove(id)
    hero.items.append(id)
    tell(world, Bought(hero.id, id, price))
    return int(half)
