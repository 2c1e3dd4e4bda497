"""The Merchant: six cards of the shuffled deck, two of them at half price."""

from __future__ import annotations

from functools import partial
from typing import Literal

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, choose
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.shop import Ware, shelf

from .catalogue import BOOK
from .events.spoils import Bought, MerchantOpened, WentOn
from .prepare import shuffled
from .purse import Gifts, party_gold, pay
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
    dealt = False
    for seat in world.hero_seats():
        done = False
        while not done and (wares := list(offers(world, seat, bargains))):
            dealt = True
            text = Say("ask-merchant", bargains=bargains, gold=party_gold(world))
            bought = yield from choose(seat, text, [*wares, _DONE], "catacombs.merchant.half-price-on-up-to-two")
            bargains -= bought == "bargain"
            done = bought == "done"
    if not dealt:
        tell(world, WentOn(poor=True, rule="catacombs.merchant.payment-and-delivery"))
    world.equipment += world.stall
    world.stall = []


Sale = Literal["full", "bargain", "done"]
_DONE: Deed[Sale] = Deed(Option("done", Say("option-leave-merchant")), lambda: "done")


def offers(world: World, seat: str, bargains: int) -> Offers[Sale | None]:
    """What may be bought for whom: each card names its users, who must be alive, and the gold must be there. One who
    plays alone gains nothing by the full price while half of it is left: he takes the dearest first.

    Rule: catacombs.equipment.allies-own-none."""
    gold = party_gold(world)
    alone = len(world.hero_seats()) == 1
    halves = (False,) if not bargains else (True,) if alone else (True, False)
    for id in world.stall:
        for user in BOOK.items[id].users:
            hero = world.heroes[user]
            if hero.alive:
                others: Gifts = {}
                wares = [ware(world, id, hero, half, others) for half in halves]
                paying = partial(pay, world, seat, hero, "catacombs.merchant.pooling-allowed", others)
                yield from shelf(wares, gold, paying)


def ware(world: World, id: str, hero: Hero, half: bool, others: Gifts) -> Ware[Sale]:
    """A card for a hero, at its price or at half of it."""
    price = price_of(id, half)
    verb, text = ("haggle", "option-buy-half") if half else ("buy", "option-buy-full")
    say = Say(text, item=item_say(id), hero=kind_say(hero.id), gold=price)
    rule = "catacombs.equipment.only-owner-uses"
    note = Say(f"item-{id}-text")
    option = Option(verb, say, id, note, rule, group=item_say(id), emblem=BOOK.items[id].emblem, on=(id, hero.id))
    return Ware(option, price, partial(hand_over, world, id, hero, half, others))


def price_of(id: str, half: bool) -> int:
    """The printed price, or half of it rounded up to the next coin."""
    price = BOOK.items[id].price
    return -(-price // (2 * BOOK.facts.coin)) * BOOK.facts.coin if half else price


def hand_over(world: World, id: str, hero: Hero, half: bool, others: Gifts) -> Sale:
    """The gold is back in the supply; the card goes to the hero who acquires it.

    Rules: catacombs.equipment.no-carry-limit, catacombs.equipment.not-transferable."""
    world.stall.remove(id)
    hero.items.append(id)
    paid = price_of(id, half)
    tell(world, Bought(hero.id, id, paid, all=tuple(others), gave=tuple(others.values())))
    return "bargain" if half else "full"
