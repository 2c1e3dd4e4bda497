"""Step 5: debts, living in town, the Henchmen's pay, the banker's fee, in this order."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, agreed, choose
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from ..catalogue import BOOK
from ..events.company import HenchmanLeft, HenchmenPaid, Hired, VolunteerLeft
from ..events.town import BankerPaid, LivingPaid
from ..figures import Figure, heroes, party
from ..words import called, says
from ..world import World
from .money import affairs, pay, settle_debt, wealth

PAY = "ahq.henchman.pay.or-leave"


def live(world: World) -> Rules[None]:
    """Every Hero settles what he owes, lives, pays his men and his banker.

    Rules: ahq.town.living.paid-first, ahq.town.living.debt, ahq.town.bank.fee-after-each-expedition."""
    for hero in heroes(world):
        own = affairs(world, hero)
        settle_debt(world, hero)
        cost = cost_of_living(world, hero)
        paid = pay(world, hero, cost)
        own.debt += cost - paid
        tell(world, LivingPaid(called(hero), paid, own.debt))
        yield from pay_henchmen(world, hero)
        if own.bank:
            fee = pay(world, hero, BOOK.living.banker)
            own.debt += BOOK.living.banker - fee
            tell(world, BankerPaid(called(hero), fee, own.bank))
    world.town.volunteers = [id for id in world.town.volunteers if id not in world.town.mustered]


def cost_of_living(world: World, hero: Figure) -> int:
    """So much, and so much for each point of the Fate characteristic; more for the famous.

    Rules: ahq.town.living.cost, ahq.town.event.price-of-fame."""
    cost = BOOK.living.base + BOOK.living.per_fate * hero.fate_most
    return cost * BOOK.living.fame if world.town.famous else cost


def followers(world: World, hero: Figure) -> list[Figure]:
    """The Henchmen in a Hero's service."""
    return [figure for figure in party(world) if figure.kind == "henchman" and figure.owner == hero.id]


def pay_henchmen(world: World, hero: Figure) -> Rules[None]:
    """Whoever is not paid leaves: the player sends away whom he cannot or will not pay. A volunteer who has served his
    expedition stays only if he is hired.

    Rules: ahq.town.henchmen.unpaid-leave, ahq.henchman.attract.still-paid, ahq.henchman.pay.man-at-arms,
    ahq.henchman.pay.sergeant, ahq.town.event.free-man-at-arms."""
    for man in followers(world, hero):
        if man.id in world.town.volunteers and man.id in world.town.mustered:
            yield from _volunteer(world, hero, man)
    yield from pay_or_lose(world, hero, 1, PAY)


def pay_or_lose(world: World, hero: Figure, times: int, rule: str) -> Rules[None]:
    """The Henchmen want their pay so many times over; those who do not get it leave."""
    while men := [man for man in followers(world, hero) if man.id not in world.town.volunteers]:
        due = sum(wage(man) for man in men) * times
        money = wealth(world, hero)
        text = Say("ask-pay", hero=says(hero), count=len(men), gold=due, money=money)
        if (yield from choose(hero.seat, text, _wages(world, hero, men, due), rule)):
            break


def wage(man: Figure) -> int:
    return BOOK.characters[man.row].pay


def _wages(world: World, hero: Figure, men: list[Figure], due: int) -> Offers[bool]:
    if due <= wealth(world, hero):
        option = Option("pay", Say("option-pay", count=len(men)), note=Say("note-price", price=due), emblem="coin")
        yield Deed(option, partial(_pay_all, world, hero, men, due))
    for man in men:
        option = Option("dismiss", Say("option-dismiss", figure=says(man)), at=man.id, on=(man.id,))
        yield Deed(option, partial(_dismiss, world, hero, man))


def _pay_all(world: World, hero: Figure, men: list[Figure], due: int) -> bool:
    pay(world, hero, due)
    tell(world, HenchmenPaid(called(hero), len(men), due))
    return True


def _dismiss(world: World, hero: Figure, man: Figure) -> bool:
    del world.figures[man.id]
    tell(world, HenchmanLeft(called(man), called(hero)))
    return False


def _volunteer(world: World, hero: Figure, man: Figure) -> Rules[None]:
    price = BOOK.characters[man.row].hire
    rule = "ahq.town.event.free-man-at-arms"
    stays = False
    if price <= wealth(world, hero):
        text = Say("ask-keep-volunteer", figure=says(man), hero=says(hero))
        hire = Option("hire", Say("option-hire-volunteer"), note=Say("note-price", price=price))
        stays = yield from agreed(hero.seat, text, rule, hire, _FAREWELL)
    if stays:
        pay(world, hero, price)
        tell(world, Hired(called(man), called(hero), price))
    else:
        del world.figures[man.id]
        tell(world, VolunteerLeft(called(man), called(hero)))


_FAREWELL = Option("dismiss", Say("option-farewell"))
