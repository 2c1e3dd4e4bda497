"""The party between two expeditions: it pays its way, buys what keeps it alive, and goes back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from souterrain.core.ask import Ask
from souterrain.games.ahq.belongings import count
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.figures import Figure, is_caster
from souterrain.games.ahq.quests.files import read_quest
from souterrain.games.ahq.town import college, market, yard
from souterrain.games.ahq.town.money import affairs, company, wealth
from souterrain.games.ahq.world import World

from .choices import Mind, key_of, offered

_ENOUGH = 6
"""So many expeditions lost one after the other are enough."""
_LONGEST = 40
_RESERVE = 60
"""Gold that is kept for living and for the men."""
_POTIONS = 2
_MEN = 2


class _Wish(NamedTuple):
    """Something to be bought: where, what is done, and to what."""

    place: str
    verb: str
    on: str


def _wishes(world: World, hero: Figure) -> Iterator[_Wish]:
    """What a Hero would buy with what he has, the most urgent first."""
    money = wealth(world, hero)
    for dead in world.fallen:
        if dead.id in world.town.bodies and BOOK.cures["death"].price <= money:
            yield _Wish("physician", "raise", dead.id)
    for each in hero.effects:
        cure = BOOK.cures.get(each.kind)
        if cure is not None and cure.price <= money:
            yield _Wish("physician", "cure", each.kind)
    for ware in BOOK.wares.values():
        gear = BOOK.gear.get(ware.item)
        wanted = gear is not None and gear.use == "healing" and count(hero, ware.item) < _POTIONS
        suit = BOOK.armour.get(ware.item)
        better = suit is not None and suit.toughness > _worn(hero, suit.place)
        if (wanted or better) and ware.price + _RESERVE <= money and market.useful(hero, ware):
            yield _Wish(ware.place, "buy", ware.id)
    if len(company(world).chronicle) > world.town.listened and money >= _RESERVE // 2:
        yield _Wish("inn", "listen", "")
    taught = any(company(world).roster[hero.id].went.values())
    if taught and is_caster(hero):
        fresh = affairs(world, hero).lessons < len(company(world).chronicle)
        for lesson in BOOK.lessons.values():
            if fresh and lesson.id not in hero.spells and college.price(hero, lesson) + _RESERVE <= money:
                yield _Wish("college", "learn", lesson.id)
        parts = dict.fromkeys(part for spell in hero.spells for part in BOOK.spells[spell].components)
        for ware in BOOK.wares.values():
            if ware.item in parts and not count(hero, ware.item) and ware.price + _RESERVE <= money:
                yield _Wish(ware.place, "buy", ware.id)
    for row in BOOK.trainings.values() if taught else ():
        if yard.can_train(world, hero, row) and yard.price(world, hero, row) + _RESERVE <= money:
            yield _Wish(row.place, "train", row.id)


def _worn(hero: Figure, place: str) -> int:
    return max((BOOK.armour[row].toughness for row in hero.worn if BOOK.armour[row].place == place), default=0)


def _walk(world: World, ask: Ask, seat: str) -> str:
    hero = world.figures[world.active]
    wish = next(_wishes(world, hero), None)
    if wish is not None:
        return next((option.key for option in offered(ask, "go", wish.place)), key_of(ask, "done"))
    for option in offered(ask, "who"):
        if next(_wishes(world, world.figures[option.on[0]]), None) is not None:
            return option.key
    return key_of(ask, "done")


def _shop(world: World, ask: Ask, seat: str) -> str:
    hero = world.figures[world.active]
    for wish in _wishes(world, hero):
        found = offered(ask, wish.verb, *([wish.on] if wish.on else ()))
        if found:
            return found[0].key
    return key_of(ask, "done")


def _arm(world: World, ask: Ask, seat: str) -> str:
    """A new Hero wants a weapon in his hand, then armour."""
    hero = list(world.figures.values())[-1]
    armed = any(item.row in BOOK.weapons for item in hero.items)
    wanted = BOOK.armour if armed else BOOK.weapons
    wares = [(BOOK.wares[option.on[0]], option.key) for option in offered(ask, "buy")]
    wares = [(ware, key) for ware, key in wares if ware.item in wanted and not _has(hero, ware.item)]
    return max(wares, key=lambda each: each[0].price)[1] if wares else key_of(ask, "done")


def _has(hero: Figure, row: str) -> bool:
    """Whether he has that, or wears something in its place."""
    worn = [BOOK.armour[each].place for each in hero.worn]
    return bool(count(hero, row)) or (row in BOOK.armour and BOOK.armour[row].place in worn)


def _pay(world: World, ask: Ask, seat: str) -> str:
    return key_of(ask, "pay", "hire", "dismiss")


def _hire(world: World, ask: Ask, seat: str) -> str:
    hero = world.figures[world.active]
    men = sum(figure.owner == hero.id for figure in world.figures.values())
    if men < _MEN and wealth(world, hero) >= 3 * _RESERVE:
        return key_of(ask, "hire", "done")
    return key_of(ask, "done")


def _gate(world: World, ask: Ask, seat: str) -> str:
    """On with the quest, until too much has gone wrong."""
    told = company(world).chronicle
    if len(told) >= _LONGEST or (len(told) >= _ENOUGH and all(each.ending == "lost" for each in told[-_ENOUGH:])):
        return key_of(ask, "part")
    quests = [option for option in offered(ask, "quest") if option.on[0] in BOOK.leads]
    if not quests:
        return key_of(ask, "quest", "wait", "part")
    best = min(quests, key=lambda option: _hardness(world, option.on[0]))
    rumour = BOOK.leads[best.on[0]].rumour
    return key_of(ask, "give-up") if rumour and _tries(world, best.on[0]) >= _STUBBORN else best.key


def _hardness(world: World, quest: str) -> tuple[bool, bool, int]:
    """What has not been tried in vain, what is settled by fighting, what is nearest the surface."""
    card = read_quest(quest)
    tired = BOOK.leads[quest].rumour and _tries(world, quest) >= _STUBBORN
    return tired, card.objective.kind not in _PLAIN, card.levels[0]


def _tries(world: World, quest: str) -> int:
    return sum(chapter.quest == quest for chapter in company(world).chronicle)


_PLAIN = ("treasure", "slay", "rout")
_STUBBORN = 3
"""So many expeditions for a rumour are enough."""


def _first(world: World, ask: Ask, seat: str) -> str:
    return ask.options[0].key


MINDS: dict[str, Mind] = {
    "ask-town": _walk,
    **{f"ask-at-{place}": _shop for place in BOOK.places},
    "ask-equip": _arm,
    "ask-gate": _gate,
    "ask-newcomer": _first,
    "ask-pay": _pay,
    "ask-keep-volunteer": _pay,
    "ask-illness": _pay,
    "ask-flasks": _pay,
    "ask-ruined": _pay,
    "ask-hire": _hire,
    "ask-admirer": _first,
    "ask-shares": _first,
}
