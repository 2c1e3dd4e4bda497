"""Before the next quest: loads that are too heavy, those who are hired, and where the company goes."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, choose
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.campaign import close, open_quests, set_out
from souterrain.crawl.shop import Ware, shelf

from ..catalogue import BOOK
from ..events.town import Hired, Parted
from ..muster import descend
from ..sheet import burden, weight
from ..words import figure_word, ware
from ..world import Figure, Regne
from .company import chief, in_turn
from .journey import journey, leads
from .market import money, pay, sell, store

RULE = "regne.quest.campaign"


def pack(world: Regne) -> Rules[None]:
    """Whoever has more than he can carry sells some of it, or puts it into his strongbox.

    regne.sheet.weight-excess, regne.sheet.weight-limit"""
    for hero in in_turn(world):
        while weight(hero) > burden(hero):
            text = Say("ask-pack", who=figure_word(hero), weight=weight(hero), most=burden(hero))
            yield from choose(hero.seat, text, _unburdening(world, hero), "regne.sheet.weight-excess")


def _unburdening(world: Regne, hero: Figure) -> Offers[None]:
    rule = "regne.sheet.weight-excess"
    for kind, item in {item.kind: item for item in hero.items if BOOK.goods[item.kind].weight}.items():
        note = Say("note-crowns", crowns=BOOK.goods[kind].sell)
        yield Deed(
            Option("sell", ware(kind), note=note, rule=rule, group=Say("group-sell"), on=(item.id,)),
            partial(sell, world, hero, item),
        )
        if hero.box:
            option = Option("store", ware(kind), rule=rule, group=Say("group-store"), on=(item.id,))
            yield Deed(option, partial(store, world, hero, item))


def gate(world: Regne) -> Rules[None]:
    """The chief says where the company goes, or that it parts. Before that he may hire some help. Where all quests
    are done, it parts by itself.

    regne.campaign.services, regne.campaign.lost-quest"""
    quests = open_quests(journey(world), leads())
    if not quests:
        part(world)
        return
    hero = chief(world)
    offers: list[Deed[Rules[None] | None]] = [Deed(_going(quest), partial(depart, world, quest)) for quest in quests]
    services = shelf(_hirelings(world), money(world, hero), partial(pay, world, hero))
    parting = Deed(Option("part", Say("choice-part"), rule=RULE, final=True), partial(part, world))
    yield from choose(hero.seat, Say("ask-road", crowns=money(world, hero)), [*offers, *services, parting], RULE)


def _going(quest: str) -> Option:
    return Option("set-out", Say(f"variant-quest-{quest}"), note=Say(f"aim-{quest}"), rule=RULE, on=(quest,))


def _hirelings(world: Regne) -> list[Ware[None]]:
    """Each of them once before a quest."""
    town = BOOK.town
    prices = {"sappers": town.sappers, "watch": town.watch}
    return [
        Ware(
            Option(
                "hire",
                Say(f"service-{id}"),
                note=Say("note-crowns", crowns=price),
                rule="regne.campaign.services",
                group=Say("group-hire"),
                on=(id,),
            ),
            price,
            partial(_hire, world, id),
        )
        for id, price in prices.items()
        if id not in world.hired
    ]


def _hire(world: Regne, service: str) -> None:
    world.hired.append(service)
    tell(world, Hired(service))


def depart(world: Regne, quest: str) -> Rules[None]:
    """The company sets out: its quest, how hard it is, and all who belong to it.

    regne.campaign.level"""
    who = list(world.company.values())
    set_out(journey(world), quest, [hero.id for hero in who], world.turn)
    row = BOOK.quests[quest]
    world.level = (row.seasoned or row.level) if world.setup.level == "quest" else world.setup.level
    world.company = {}
    yield from descend(world, who)


def part(world: Regne) -> None:
    close(journey(world))
    tell(world, Parted())


def crowns(heroes: list[Figure], seat: str) -> int:
    """What the heroes of a player own."""
    return sum(hero.crowns for hero in heroes if hero.seat == seat)
