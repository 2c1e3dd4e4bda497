"""Scrolls read, magic objects used, runes bound."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from souterrain.core.ask import Option
from souterrain.core.book import Handlers
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, which
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, key

from ..catalogue import BOOK
from ..dice import formula, rolled
from ..events.actions import Banished, Bound, Doubled, Resurrected, Teleported, Used, Warded
from ..ground import DEADLY, Ground, ground, occupied, spots, within_reach
from ..rows.goods import Scroll, Trinket
from ..special.poison import cure
from ..testing import passes
from ..words import called, figure_word, thing
from ..world import Figure, Item, Regne, against, friends
from ..wounds import die, heal
from .objects import wear

USES: Handlers[Callable[[Regne, Figure, str], Rules[None]]] = Handlers("use")
"""What a thing does for whoever uses it, by the rule that it comes under."""

MENDED, AURA, WILL, CURED = 3, 2, 6, "4+5D"


def offers(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    if who.points < BOOK.costs.use or who.camp != "party":
        return
    note, group = Say("note-points", points=BOOK.costs.use), Say("group-gear")
    for kind, item in {item.kind: item for item in who.items if not item.used}.items():
        row = BOOK.trinkets.get(kind) or BOOK.scrolls.get(kind)
        if row is not None and row.use and (row.use not in NEEDS or NEEDS[row.use](world, who, here)):
            text = Say("option-use", thing=thing(kind))
            option = Option("use", text, note=note, rule=row.rule, group=group, emblem=row.emblem, on=(item.id,))
            yield Deed(option, partial(use, world, who, item, row))
    for rune in [item for item in who.items if item.kind in BOOK.runes]:
        for item in who.items:
            if item.kind in BOOK.weapons or item.kind in BOOK.armours:
                text = Say("option-bind", rune=thing(rune.kind), thing=thing(item.kind))
                rule = BOOK.runes[rune.kind].rule
                option = Option("bind", text, note=note, rule=rule, group=group, emblem="gems", on=(rune.id, item.id))
                yield Deed(option, partial(bind, world, who, rune, item))


def use(world: Regne, who: Figure, item: Item, row: Trinket | Scroll) -> Rules[None]:
    """A scroll is gone when it has been read; some objects work once a game.

    regne.object.use, regne.scroll.single-use"""
    who.points -= BOOK.costs.use
    if isinstance(row, Scroll):
        who.items.remove(item)
    else:
        item.used = row.once
    tell(world, Used(called(who), item.kind, row.rule))
    yield from USES[row.use](world, who, row.rule)


def bind(world: Regne, who: Figure, rune: Item, item: Item) -> None:
    """A rune is bound to a weapon or an armour, and never leaves it."""
    who.points -= BOOK.costs.use
    who.items.remove(rune)
    engrave(who, item, rune.kind)
    tell(world, Bound(called(who), rune.kind, item.kind))


def engrave(who: Figure, item: Item, rune: str) -> None:
    """From now on the thing bears a rune, and whoever has it in hand or on what the rune gives."""
    on = item.worn
    if on:
        wear(who, item, False)
    item.runes.append(rune)
    if on:
        wear(who, item, True)


def _whom(seat: str, ask: str, them: list[Figure], rule: str) -> Rules[Figure]:
    offers = [(Option("whom", figure_word(each), key(each.at), on=(each.id,)), each) for each in them]
    return (yield from which(seat, Say(ask), offers, rule))


def free_squares(world: Regne) -> list[Square]:
    """Every place of the discovered catacombs where somebody could stand."""
    here, taken = ground(world), set(occupied(world))
    taken |= {element.at for element in world.elements.values() if BOOK.elements[element.kind].stands != "flat"}
    return [at for at, sign in here.terrain.items() if sign not in DEADLY and not here.solid(at) and at not in taken]


def _go(world: Regne, who: Figure, rule: str, may_stay: bool) -> Rules[None]:
    """Appear on a square of one's choice."""
    offers: list[tuple[Option, Square | None]] = [
        (Option("appear", Say("option-appear"), key(at), on=(key(at),)), at) for at in free_squares(world)
    ]
    if may_stay:
        offers.append((Option("stay", Say("choice-stay")), None))
    at = yield from which(who.seat, Say("ask-appear", who=figure_word(who)), offers, rule)
    if at is not None:
        who.at, who.hole = at, False
        tell(world, Teleported(called(who), (key(at),), rule))


@USES("teleport")
def teleport(world: Regne, who: Figure, rule: str) -> Rules[None]:
    yield from _go(world, who, rule, may_stay=False)


@USES("teleport-all")
def teleport_all(world: Regne, who: Figure, rule: str) -> Rules[None]:
    """The reader and those of his side in his sight, each where he likes, if he likes."""
    here = ground(world)
    for each in [who, *(friend for friend in friends(world, who) if spots(world, here, who, friend))]:
        yield from _go(world, each, rule, may_stay=True)


@USES("mend")
def mend(world: Regne, who: Figure, rule: str) -> Rules[None]:
    """Three life points for the point, for himself or somebody at his side."""
    hurt = _hurt(world, who, ground(world)) or [who]
    each = hurt[0] if len(hurt) == 1 else (yield from _whom(who.seat, "ask-mend", hurt, rule))
    heal(world, each, MENDED)


@USES("banish")
def banish(world: Regne, who: Figure, rule: str) -> Rules[None]:
    """An adversary in sight tests Will; failing, he is gone from this world."""
    seen = _seen(world, who, ground(world))
    if not seen:
        return
    foe = yield from _whom(who.seat, "ask-banish", seen, rule)
    if not (yield from passes(world, foe, "will", WILL, rule)):
        tell(world, Banished(called(foe)))
        yield from die(world, foe, rule)


@USES("heal-all")
def heal_all(world: Regne, who: Figure, rule: str) -> Rules[None]:
    """One roll for the reader and all of his side, wherever they are."""
    points = yield from rolled(formula(CURED), rule, who.seat)
    for each in [who, *friends(world, who)]:
        cure(world, each)
        heal(world, each, points)


@USES("shield")
def shield(world: Regne, who: Figure, rule: str) -> Rules[None]:
    """An aura for somebody in sight, or for himself; a second one adds nothing."""
    here = ground(world)
    them = [who, *(friend for friend in friends(world, who) if spots(world, here, who, friend))]
    each = yield from _whom(who.seat, "ask-shield", them, rule)
    each.aura = AURA
    tell(world, Warded(called(each), AURA))


@USES("time")
def time(world: Regne, who: Figure, rule: str) -> Rules[None]:
    world.again = True
    tell(world, Doubled())
    yield from ()


@USES("resurrect")
def resurrect(world: Regne, who: Figure, rule: str) -> Rules[None]:
    """One of the dead is back with half of his life points, in sight of the reader."""
    here = ground(world)
    dead = _dead(world, who, here)
    if not dead:
        return
    each = yield from _whom(who.seat, "ask-resurrect", dead, rule)
    offers = [
        (Option("appear", Say("option-appear"), key(at), on=(key(at),)), at)
        for at in free_squares(world)
        if here.clear(who.at, at)
    ]
    if not offers:
        return
    each.at = yield from which(who.seat, Say("ask-appear", who=figure_word(each)), offers, rule)
    world.dead.remove(each)
    each.life, each.fell, each.points = each.top // 2, 0, 0
    each.burning, each.webbed, each.poisoned, each.hole = "", 0, False, False
    world.figures[each.id] = each
    tell(world, Resurrected(called(each), each.life))


# Without whom nothing would come of it


def _hurt(world: Regne, who: Figure, here: Ground) -> list[Figure]:
    near = [who, *(friend for friend in friends(world, who) if within_reach(here, who.at, friend.at))]
    return [each for each in near if each.life < each.top]


def _ailing(world: Regne, who: Figure, here: Ground) -> list[Figure]:
    return [each for each in (who, *friends(world, who)) if each.life < each.top or each.poisoned]


def _seen(world: Regne, who: Figure, here: Ground) -> list[Figure]:
    return [foe for foe in against(world, who) if spots(world, here, who, foe)]


def _dead(world: Regne, who: Figure, here: Ground) -> list[Figure]:
    return [each for each in world.dead if each.camp == "party"]


NEEDS = {"mend": _hurt, "heal-all": _ailing, "banish": _seen, "resurrect": _dead}
"""Whom a thing is for: without any it is not offered, for it would be wasted."""
