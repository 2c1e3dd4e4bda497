"""Trade with friends below: Resources for gold, finds for half their worth."""

from __future__ import annotations

from souterrain.core.ask import Ask, Option
from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .content import STACKS
from .equipment import discard, earn, hard_cash, pay, row, value_of, worth
from .events.town import Bought, Sold
from .words import coins, thing_word
from .world import SEAT, World

MOST_RESOURCES = 6


def bargain(world: World) -> Rules[None]:
    """Up to six Resources at the list price; finds sell at half their worth."""
    hero = world.hero
    price = STACKS["resource"].price
    left = MOST_RESOURCES
    while True:
        options = [
            Option(f"buy:{n}", Say("option-buy-resources", n=n), note=Say("note-price", price=coins(n * price)))
            for n in range(1, min(left, worth(hero.purse) // price) + 1)
        ]
        options += [
            Option(
                f"sell:{n}",
                Say("option-sell", thing=thing_word(thing)),
                note=Say("note-price", price=coins(value_of(thing) // 2)),
            )
            for n, thing in enumerate(hero.pack)
            if row(thing).use in ("valuable", "weapon", "armour", "shield") and value_of(thing)
        ]
        options.append(Option("done", Say("option-done")))
        key: str = yield Ask(SEAT, Say("ask-trade"), tuple(options), "seul.social.stake-before-roll")
        what, _, rest = key.partition(":")
        if what == "buy":
            pay(hero, int(rest) * price)
            hero.resources += int(rest)
            left -= int(rest)
            tell(world, Bought("resource", int(rest)))
        elif what == "sell":
            thing = hero.pack[int(rest)]
            discard(hero, thing)
            for metal, count in hard_cash(value_of(thing) // 2).items():
                earn(hero.purse, metal, count)
            tell(world, Sold(thing.name or thing.kind, value_of(thing) // 200, 50))
        else:
            return
