"""Step 8: Henchmen are attracted, hired and exchanged."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import spoken, tell
from souterrain.core.menu import Deed, Offers, agreed
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.shop import Ware, shelf

from ..catalogue import BOOK
from ..events.company import AdmirerRefused, Attracted, Exchanged, Hired
from ..figures import Figure, henchman, heroes
from ..words import called, says, tell_apart
from ..world import World
from .asking import linger
from .living import followers
from .money import affairs, pay, settle_debt, wealth

HIRE = "ahq.henchman.hire.prices"
EXCHANGE = "ahq.henchman.sergeant.exchange-two-for-one"


def gather(world: World) -> Rules[None]:
    """Each Hero answers those whom his deeds have attracted, then hires and exchanges as he likes.

    Rules: ahq.henchman.kinds, ahq.henchman.attract.one-per-fate-point, ahq.henchman.attract.may-refuse."""
    for hero in heroes(world):
        own = affairs(world, hero)
        world.active, own.at = hero.id, "inn"
        settle_debt(world, hero)
        while own.admirers:
            own.admirers -= 1
            text = Say("ask-admirer", hero=says(hero))
            if (yield from agreed(hero.seat, text, "ahq.henchman.attract.may-refuse", _WELCOME, _REFUSE)):
                tell(world, Attracted(called(enter_service(world, hero, BOOK.living.admirer)), called(hero)))
            else:
                tell(world, AdmirerRefused(called(hero)))
                own.admirers = 0
        yield from linger(hero.seat, partial(_text, world, hero), partial(_offers, world, hero), HIRE)
    world.active = ""


def enter_service(world: World, hero: Figure, row: str) -> Figure:
    """A Henchman joins a Hero."""
    man = henchman(row, world.new_id(f"{row}-"), hero.id, hero.seat)
    tell_apart(world, [man])
    world.figures[man.id] = man
    return man


def _text(world: World, hero: Figure) -> Say:
    return Say("ask-hire", hero=says(hero), count=len(followers(world, hero)), money=wealth(world, hero))


def _offers(world: World, hero: Figure) -> Offers[None]:
    """Hiring is limited by nothing but gold; two men-at-arms make a sergeant for nothing."""
    wares = [
        Ware(_hire(row.id, row.hire, row.pay), row.hire, partial(_take_on, world, hero, row.id))
        for row in BOOK.characters.values()
        if row.hire
    ]
    yield from shelf(wares, wealth(world, hero), lambda price: pay(world, hero, price) == price)
    for row in BOOK.characters.values():
        given = [man for kind, number in row.replaces.items() for man in _like(world, hero, kind)[:number]]
        if row.replaces and len(given) == sum(row.replaces.values()):
            text = Say("option-exchange", count=len(given), men=_word(given[0].row), man=_word(row.id))
            option = Option("exchange", text, rule=EXCHANGE, emblem=row.emblem, on=(row.id,))
            yield Deed(option, partial(_exchange, world, hero, given, row.id))


def _like(world: World, hero: Figure, row: str) -> list[Figure]:
    return [man for man in followers(world, hero) if man.row == row and man.id not in world.town.volunteers]


def _word(row: str) -> Say:
    return spoken("figure-", row)


def _hire(row: str, price: int, wage: int) -> Option:
    text, note = Say("option-hire", figure=_word(row)), Say("note-hire", price=price, wage=wage)
    return Option("hire", text, note=note, emblem=BOOK.characters[row].emblem, on=(row,))


def _take_on(world: World, hero: Figure, row: str) -> None:
    enter_service(world, hero, row)
    tell(world, Hired(row, called(hero), BOOK.characters[row].hire))


def _exchange(world: World, hero: Figure, men: list[Figure], row: str) -> None:
    for man in men:
        del world.figures[man.id]
    tell(world, Exchanged(called(hero), called(enter_service(world, hero, row))))


_WELCOME = Option("welcome", Say("option-welcome"))
_REFUSE = Option("no", Say("option-refuse-admirer"))
