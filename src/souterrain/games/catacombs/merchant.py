"""The Merchant: six cards of the shuffled deck, two of them at half price."""

from __future__ import annotations

from souterrain.core.ask import Ask, Option
from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .content import FACTS, ITEMS
from .events import Bought, MerchantOpened
from .prepare import shuffled
from .purse import party_gold, pay
from .words import item_say, kind_say
from .world import World


def visit_merchant(world: World) -> Rules[None]:
    """Shuffle the deck, turn up the top cards, and sell until nobody wants more. Unsold cards go back."""
    world.equipment = yield from shuffled(world.equipment, "catacombs.merchant.shows-six-of-shuffled-deck")
    world.stall = world.equipment[: FACTS.stall]
    world.equipment = world.equipment[FACTS.stall :]
    tell(world, MerchantOpened(tuple(world.stall)))
    bargains = 0 if world.setup.layout == "labyrinth" else FACTS.bargains
    for seat in world.hero_seats():
        while options := offers(world, bargains):
            rule = "catacombs.merchant.half-price-on-up-to-two"
            done = Option("done", Say("option-leave-merchant"))
            key: str = yield Ask(seat, Say("ask-merchant", bargains=bargains), (*options, done), rule)
            if key == "done":
                break
            if (yield from buy(world, seat, key)):
                bargains -= key.endswith("/half")
    world.equipment += world.stall
    world.stall = []


def offers(world: World, bargains: int) -> tuple[Option, ...]:
    """What may be bought for whom: each card names its users, who must be alive, and the gold must be there."""
    gold = party_gold(world)
    found = []
    for id in world.stall:
        for user in ITEMS[id].users:
            if not world.heroes[user].alive:
                continue
            for way in ("half", "full") if bargains else ("full",):
                price = price_of(id, way)
                if price <= gold:
                    found.append(
                        Option(
                            f"{id}/{user}/{way}",
                            Say(f"option-buy-{way}", item=item_say(id), hero=kind_say(user), gold=price),
                            note=Say(f"item-{id}-text"),
                            rule="catacombs.equipment.only-owner-uses",
                        )
                    )
    return tuple(found)


def price_of(id: str, way: str) -> int:
    """The printed price, or half of it rounded up to the next coin."""
    price = ITEMS[id].price
    if way == "full":
        return price
    return -(-price // (2 * FACTS.coin)) * FACTS.coin


def buy(world: World, seat: str, key: str) -> Rules[bool]:
    """The gold goes back to the supply, the card to the hero who acquires it."""
    id, user, way = key.split("/")
    hero, price = world.heroes[user], price_of(id, way)
    if not (yield from pay(world, seat, hero, price, "catacombs.merchant.pooling-allowed")):
        return False
    world.stall.remove(id)
    hero.items.append(id)
    tell(world, Bought(user, id, price))
    return True
