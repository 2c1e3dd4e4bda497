"""What a character may do before the party moves on: drink, wear a jewel, free a friend, trade, take from the dead."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from souterrain.core.ask import Option
from souterrain.core.dice import reaches
from souterrain.core.events import tell
from souterrain.core.menu import Deed, agreed, one_of, which
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .catalogue import BOOK
from .dice import odds
from .events.treasures import Given, Taken, TradeRefused
from .healing import stones, unpetrify
from .potions import drink_fountain, drink_phial
from .treasures import may_wear, put_on, tradable, who_takes, worth
from .words import NO, YES, being, item_word, thing
from .world import Character, Chateau, Item, able, folk, marching, of_sort

_DEAD, _TRADING = "chateau.lp.dead-character-removed", "chateau.treasure.trade"
_JEWEL_NOTE = Say("note-jewel")


def personal(world: Chateau, party: list[str], seat: str) -> Iterator[Deed[None]]:
    """What the characters of a seat may do for themselves, in a party that is together."""
    mine = own(world, party, seat)
    for who in mine:
        yield from drinks(world, party, who)
        yield from jewels(world, who)
        yield from freeings(world, party, who)
    if not mine:
        return
    if len(party) > 1 and any(tradable(who) for who in mine):
        yield Deed(_TRADE, partial(trade, world, party, seat))
    for dead in marching(world):
        if dead.life == 0 and dead.items and dead.at == mine[0].at:
            option = Option("take", Say("option-take-from", dead=being(dead)), rule=_DEAD, on=(dead.id,))
            yield Deed(option, partial(take_from, world, party, seat, dead))


def own(world: Chateau, party: list[str], seat: str) -> list[Character]:
    """The characters of a seat in a party who are able to act."""
    return [who for who in folk(world, party) if who.seat == seat and able(world, who)]


def drinks(world: Chateau, party: list[str], who: Character) -> Iterator[Deed[None]]:
    """One drink a turn: of the fountain here, or of a phial in the party. What is known to be useless is left out.

    Rule: chateau.fountain.castle-only."""
    if who.drank == world.turn:
        return
    if who.at in BOOK.fountains:
        nature = world.fountains.get(who.at, "")
        if worth_drinking(who, nature):
            text, rule = Say("option-drink-fountain", who=being(who)), "chateau.fountain.taste"
            option = Option("drink", text, who.at, potion_note(nature), rule, on=(who.id, who.at))
            yield Deed(option, partial(drink_fountain, world, who))
    for bearer in folk(world, party):
        for phial in of_sort(bearer, "phial"):
            if worth_drinking(who, phial.spell):
                text, rule = Say("option-drink-phial", who=being(who)), "chateau.phial.castle-for-all"
                option = Option("drink", text, who.id, potion_note(phial.spell), rule, on=(who.id, phial.id))
                yield Deed(option, partial(drink_phial, world, who, phial))


def worth_drinking(who: Character, nature: str) -> bool:
    if nature == "revival":
        return who.life < who.initial
    return nature not in ("poison", "water")


@cache
def potion_note(nature: str) -> Say:
    return Say(f"potion-{nature}") if nature else Say("note-unknown-potion")


def jewels(world: Chateau, who: Character) -> Iterator[Deed[None]]:
    """A jewel that was kept may be put on."""
    for jewel in of_sort(who, "jewel"):
        if may_wear(who, jewel):
            text = Say("option-put-on", who=being(who), item=thing(jewel.kind))
            option = Option("wear", text, who.id, _JEWEL_NOTE, "chateau.ring.decide", on=(who.id, jewel.id))
            yield Deed(option, partial(put_on, world, who, jewel))


def freeings(world: Chateau, party: list[str], who: Character) -> Iterator[Deed[None]]:
    """A cleric may try to free those turned to stone."""
    for stone in stones(world, who):
        text = Say("option-free", who=being(who), other=being(stone))
        note = odds("note-works", reaches("d6", BOOK.numbers.free_on))
        option = Option("free", text, stone.id, note, "chateau.heal.unpetrify", on=(who.id, stone.id))
        yield Deed(option, partial(free, world, party, who, stone))


def free(world: Chateau, party: list[str], who: Character, stone: Character) -> Rules[None]:
    """Who is freed from stone joins the party."""
    yield from unpetrify(world, who, stone)
    if not stone.petrified:
        party.append(stone.id)


def take_from(world: Chateau, party: list[str], seat: str, dead: Character) -> Rules[None]:
    """Survivors on the same point may take what a dead companion carried."""
    mine = [id for id in party if world.characters[id].seat == seat]
    taker = yield from who_takes(world, mine, Say("ask-who-takes-from", dead=being(dead)), _DEAD)
    assert taker is not None
    taker.items += dead.items
    dead.items = []
    tell(world, Taken(taker.name, dead.name))


def trade(world: Chateau, party: list[str], seat: str) -> Rules[None]:
    """A gift or an exchange between two characters on the same point; another player must agree to it."""
    gifts = [_offer("give", who, item) for who in own(world, party, seat) for item in tradable(who)]
    giving = yield from which(seat, Say("ask-give"), [*gifts, (_NOTHING, None)], _TRADING)
    if giving is None:
        return
    giver, item = giving
    others = [who for who in folk(world, party) if who is not giver]
    takers = [(Option("give", being(who), who.id, on=(who.id,)), who) for who in others]
    taker = yield from one_of(seat, Say("ask-give-to", item=item_word(item)), takers, _TRADING)
    back = yield from in_return(world, seat, item, taker)
    if back and taker.seat != seat:
        text = Say("ask-agree", item=item_word(item), back=item_word(back), who=being(giver))
        if not (yield from agreed(taker.seat, text, _TRADING, YES, NO)):
            tell(world, TradeRefused(taker.name))
            return
    hand_over(world, giver, item, taker)
    if back:
        hand_over(world, taker, back, giver)


def in_return(world: Chateau, seat: str, item: Item, taker: Character) -> Rules[Item | None]:
    """What is asked for a thing, of one who has something to give for it."""
    returns = [_offer("take", taker, other) for other in tradable(taker)]
    text = Say("ask-in-return", who=being(taker), item=item_word(item))
    exchange = yield from one_of(seat, text, [(_GIFT, None), *returns], _TRADING)
    return exchange and exchange[1]


def hand_over(world: Chateau, giver: Character, item: Item, taker: Character) -> None:
    giver.items.remove(item)
    taker.items.append(item)
    tell(world, Given(giver.name, item.kind, taker.name))


def spoil_phials(world: Chateau) -> list[Character]:
    """Phials of the castle serve during five turns, then go. Tells whose are gone."""
    gone = []
    for who in marching(world):
        fresh = [item for item in who.items if not item.until or world.clock < item.until]
        if len(fresh) < len(who.items):
            who.items = fresh
            gone.append(who)
    return gone


def _offer(verb: str, who: Character, item: Item) -> tuple[Option, tuple[Character, Item]]:
    text = Say("option-give", who=being(who), item=item_word(item))
    note = Say("note-worth", value=worth(item)) if worth(item) else None
    return Option(verb, text, who.id, note, on=(item.id,)), (who, item)


_TRADE = Option("trade", Say("option-trade"), rule=_TRADING)
_NOTHING = Option("nothing", Say("option-nothing"))
_GIFT = Option("gift", Say("option-gift"))
