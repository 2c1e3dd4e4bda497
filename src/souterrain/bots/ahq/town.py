"""The party between two expeditions: it pays its way and buys what keeps it alive."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from souterrain.core.ask import Ask
from souterrain.crawl.roster import expeditions
from souterrain.games.ahq.belongings import count
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.figures import Figure, heroes, is_caster, is_wizard
from souterrain.games.ahq.prices import Ware
from souterrain.games.ahq.quests.files import read_quest
from souterrain.games.ahq.states import BARE
from souterrain.games.ahq.town import college, market, yard
from souterrain.games.ahq.town.living import cost_of_living, followers
from souterrain.games.ahq.town.money import affairs, company, wealth
from souterrain.games.ahq.town.rumours import unheard
from souterrain.games.ahq.world import World

from . import healing
from .choices import Mind, key_of, offered, stands_off

_POTIONS = 2
_FORTUNE = 200
"""Gold that is worth the banker's fee."""
_QUIVER = 12
_CAST = ("burst", healing.PHOENIX)
"""What spells do for which it is worth while to keep components."""
_DOSES = 3
_LESSONS = ("toughness", "wounds", "weapon-skill", "strength")
"""What a fighter trains, first of all what he has had least of."""


class _Wish(NamedTuple):
    """Something to be bought: where, what is done, and to what."""

    place: str
    verb: str
    on: str = ""


def reserve(world: World, hero: Figure) -> int:
    """Gold that is kept for living. A first man beside each Hero comes before it: for him one may owe one's rent."""
    return cost_of_living(world, hero) if followers(world, hero) else 0


def man_price() -> int:
    """What the first of them costs."""
    return BOOK.characters[BOOK.living.admirer].hire


def _wishes(world: World, hero: Figure) -> Iterator[_Wish]:
    """What a Hero would do with what he has, the most urgent first; what he does not need he leaves in town."""
    pieces = read_quest(company(world).quest).objective.pieces if company(world).quest in BOOK.leads else ()
    for item in hero.items:
        if item.row in BOOK.gear and BOOK.gear[item.row].worth and item.row not in pieces:
            yield _Wish("market", "sell", item.row)
    money = wealth(world, hero)
    for dead in world.fallen:
        if dead.id in world.town.bodies and BOOK.cures["death"].price <= money:
            yield _Wish("physician", "raise", dead.id)
    for each in hero.effects:
        cure = BOOK.cures.get(each.kind)
        if cure is not None and cure.price <= money:
            yield _Wish("physician", "cure", each.kind)
    if _unarmed(hero):
        yield from (_Wish(ware.place, "buy", ware.id) for ware in _arms(hero) if ware.price <= money)
    spare = money - reserve(world, hero) - (0 if followers(world, hero) else man_price())
    for ware in BOOK.wares.values():
        if ware.price <= spare and _feeds(hero, ware) and market.useful(hero, ware):
            yield _Wish(ware.place, "buy", ware.id)
    for ware in BOOK.wares.values():
        if ware.price <= spare and market.useful(hero, ware) and (_protects(hero, ware) or _heals(hero, ware, 1)):
            yield _Wish(ware.place, "buy", ware.id)
    if len(company(world).chronicle) > world.town.listened and unheard(world) and spare >= BOOK.living.round:
        yield _Wish("inn", "listen")
    if expeditions(company(world).roster[hero.id]):
        yield from _lessons(world, hero, spare)
    for ware in BOOK.wares.values():
        if ware.price <= spare and _heals(hero, ware, _POTIONS) and market.useful(hero, ware):
            yield _Wish(ware.place, "buy", ware.id)
    if hero.gold and _in_need(world, hero) is not None:
        yield _Wish("inn", "give", hero.id)
    yield from _savings(world, hero)


def _unarmed(hero: Figure) -> bool:
    """Whether somebody has lost every weapon that he had."""
    arms = [item for item in hero.items if item.row in BOOK.weapons or item.row in BOOK.missiles]
    return hero.hand == BARE and not arms


def _arms(hero: Figure) -> list[Ware]:
    """The weapons for hand-to-hand fights that he could use, the dearest first."""
    wares = [ware for ware in BOOK.wares.values() if ware.item in BOOK.weapons and market.useful(hero, ware)]
    return sorted(wares, key=lambda ware: (-ware.price, ware.id))


def _in_need(world: World, hero: Figure) -> Figure | None:
    """A companion who could hire his first man with what this Hero has too little of to do so himself."""
    if wealth(world, hero) >= man_price():
        return None
    poor = [each for each in heroes(world) if each is not hero and not followers(world, each)]
    poor = [each for each in poor if wealth(world, hero) <= wealth(world, each) < man_price()]
    return max(poor, key=lambda each: (wealth(world, each), each.id), default=None)


def _savings(world: World, hero: Figure) -> Iterator[_Wish]:
    """A purse is lost with its bearer: a fortune goes to the banker, with a will, and the rest stays in his room."""
    own = affairs(world, hero)
    alone = len(heroes(world)) == 1
    if own.bank and not own.heirs and not alone and wealth(world, hero) > BOOK.living.will + own.bank // 2:
        yield _Wish("bank", "will")
    if hero.gold >= _FORTUNE:
        yield _Wish("bank", "deposit")
    elif hero.gold > man_price():
        yield _Wish("inn", "store")


def _protects(hero: Figure, ware: Ware) -> bool:
    """Better armour than what he wears in its place: nothing that spoils an archer's aim, no shield beside two hands'
    work."""
    suit = BOOK.armour.get(ware.item)
    if suit is None:
        return False
    worn = [BOOK.armour[row] for row in hero.worn if BOOK.armour[row].place == suit.place]
    held = BOOK.weapons.get(hero.hand)
    clumsy = suit.place == "shield" and held is not None and held.two_handed
    blind = stands_off(hero) and suit.bow < min((row.bow for row in worn), default=0)
    return suit.toughness > max((row.toughness for row in worn), default=0) and not clumsy and not blind


def _heals(hero: Figure, ware: Ware, most: int) -> bool:
    gear = BOOK.gear.get(ware.item)
    return gear is not None and gear.use == "healing" and count(hero, ware.item) < most


def _feeds(hero: Figure, ware: Ware) -> bool:
    """Arrows for his bow, and what his spells use up."""
    shaft = BOOK.ammunition.get(ware.item)
    if shaft is not None:
        bows = [BOOK.missiles[item.row].ammunition for item in hero.items if item.row in BOOK.missiles]
        return stands_off(hero) and shaft.flies_from in bows and count(hero, ware.item) <= _QUIVER - ware.count
    used = [BOOK.spells[spell] for spell in hero.spells if BOOK.spells[spell].cast in _CAST]
    return any(ware.item in spell.components for spell in used) and count(hero, ware.item) < _DOSES


def _lessons(world: World, hero: Figure, spare: int) -> Iterator[_Wish]:
    """What he could learn: a point of what he has trained least, or a spell."""
    trained = affairs(world, hero).trained
    rows = [BOOK.trainings[id] for id in _LESSONS if id != "weapon-skill" or not is_wizard(hero)]
    for row in sorted(rows, key=lambda row: trained.get(row.id, 0)):
        if yard.can_train(world, hero, row) and yard.price(world, hero, row) <= spare:
            yield _Wish(row.place, "train", row.id)
    if is_caster(hero) and affairs(world, hero).lessons < len(company(world).chronicle):
        for lesson in BOOK.lessons.values():
            if lesson.id not in hero.spells and college.price(hero, lesson) <= spare:
                yield _Wish("college", "learn", lesson.id)


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


def _to_whom(world: World, ask: Ask, seat: str) -> str:
    giver = world.figures.get(world.active)
    other = _in_need(world, giver) if giver is not None else None
    return next((option.key for option in offered(ask, "who") if other is not None and option.on[0] == other.id), "")


def _first(world: World, ask: Ask, seat: str) -> str:
    return ask.options[0].key


MINDS: dict[str, Mind] = {
    "ask-town": _walk,
    **{f"ask-at-{place}": _shop for place in BOOK.places},
    "ask-equip": _arm,
    "ask-pay": _pay,
    "ask-keep-volunteer": _pay,
    "ask-illness": _pay,
    "ask-flasks": _pay,
    "ask-ruined": _pay,
    "ask-admirer": _first,
    "ask-gift-whom": _to_whom,
    "ask-heir": _first,
    "ask-shares": _first,
}
