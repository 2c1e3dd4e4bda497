"""What a character may do before the party moves on: drink, wear a jewel, free a friend, trade, take from the dead."""

from __future__ import annotations

from functools import cache

from souterrain.core.ask import Ask, Option
from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .content import FOUNTAINS, NUMBERS
from .dice import d6_chance, odds
from .events import Given, Taken, TradeRefused
from .healing import stones, unpetrify
from .potions import drink_fountain, drink_phial
from .treasures import may_wear, put_on, tradable, who_takes, worth
from .words import being, item_word, thing
from .world import Character, Chateau, Item, able, folk, marching, of_sort

_FREE_ODDS = odds("note-works", d6_chance(NUMBERS.free_on))
_JEWEL_NOTE = Say("note-jewel")


def personal(world: Chateau, party: list[str], seat: str) -> list[Option]:
    """What the characters of a seat may do for themselves, in a party that is together."""
    options: list[Option] = []
    mine = [who for who in folk(world, party) if who.seat == seat and able(world, who)]
    for who in mine:
        options += drinks(world, party, who)
        for jewel in of_sort(who, "jewel"):
            if may_wear(who, jewel):
                text = Say("option-put-on", who=being(who), item=thing(jewel.kind))
                options.append(Option(f"wear:{who.id}:{jewel.id}", text, who.id, _JEWEL_NOTE, "chateau.ring.decide"))
        for stone in stones(world, who):
            text = Say("option-free", who=being(who), other=being(stone))
            rule = "chateau.heal.unpetrify"
            options.append(Option(f"free:{who.id}:{stone.id}", text, stone.id, _FREE_ODDS, rule))
    if not mine:
        return options
    if len(party) > 1 and any(tradable(who) for who in mine):
        options.append(_TRADE)
    for dead in marching(world):
        if dead.life == 0 and dead.items and dead.at == mine[0].at:
            text = Say("option-take-from", dead=being(dead))
            options.append(Option(f"take:{dead.id}", text, rule="chateau.lp.dead-character-removed"))
    return options


def drinks(world: Chateau, party: list[str], who: Character) -> list[Option]:
    """One drink a turn: of the fountain here, or of a phial in the party. What is known to be useless is left out."""
    if who.drank == world.turn:
        return []
    options = []
    if who.at in FOUNTAINS:
        nature = world.fountains.get(who.at, "")
        if worth_drinking(who, nature):
            text = Say("option-drink-fountain", who=being(who))
            options.append(Option(f"drink:{who.id}:", text, who.at, potion_note(nature), "chateau.fountain.taste"))
    for bearer in folk(world, party):
        for phial in of_sort(bearer, "phial"):
            if worth_drinking(who, phial.spell):
                text = Say("option-drink-phial", who=being(who))
                key, rule = f"drink:{who.id}:{phial.id}", "chateau.phial.castle-for-all"
                options.append(Option(key, text, who.id, potion_note(phial.spell), rule))
    return options


def worth_drinking(who: Character, nature: str) -> bool:
    if nature == "revival":
        return who.life < who.initial
    return nature not in ("poison", "water")


@cache
def potion_note(nature: str) -> Say:
    return Say(f"potion-{nature}") if nature else Say("note-unknown-potion")


def do(world: Chateau, party: list[str], seat: str, key: str) -> Rules[None]:
    """Carry out a personal option. Who is freed from stone joins the party."""
    verb, _, rest = key.partition(":")
    if verb == "trade":
        yield from trade(world, party, seat)
        return
    id, _, what = rest.partition(":")
    who = world.characters[id]
    if verb == "drink":
        if not what:
            yield from drink_fountain(world, who)
        else:
            yield from drink_phial(world, who, _find(world, party, what)[1])
    elif verb == "wear":
        yield from put_on(world, who, _find(world, [id], what)[1])
    elif verb == "free":
        stone = world.characters[what]
        yield from unpetrify(world, who, stone)
        if not stone.petrified:
            party.append(stone.id)
    else:
        yield from take_from(world, party, seat, who)


def take_from(world: Chateau, party: list[str], seat: str, dead: Character) -> Rules[None]:
    """Survivors on the same point may take what a dead companion carried."""
    mine = [id for id in party if world.characters[id].seat == seat]
    rule = "chateau.lp.dead-character-removed"
    taker = yield from who_takes(world, mine, Say("ask-who-takes-from", dead=being(dead)), rule)
    assert taker is not None
    taker.items += dead.items
    dead.items = []
    tell(world, Taken(taker.name, dead.name))


def trade(world: Chateau, party: list[str], seat: str) -> Rules[None]:
    """A gift or an exchange between two characters on the same point; another player must agree to it."""
    rule = "chateau.treasure.trade"
    mine = [who for who in folk(world, party) if who.seat == seat and able(world, who)]
    offers = [(who, item) for who in mine for item in tradable(who)]
    answer = yield Ask(seat, Say("ask-give"), (*[_give(who, item) for who, item in offers], _NOTHING), rule)
    if answer == "nothing":
        return
    giver, item = _find(world, party, answer)
    takers = [Option(id, being(world.characters[id]), id) for id in party if id != giver.id]
    to = takers[0].key
    if len(takers) > 1:
        text = Say("ask-give-to", item=item_word(item))
        to = yield Ask(seat, text, tuple(takers), rule)
    taker = world.characters[to]
    back: Item | None = None
    if tradable(taker):
        text = Say("ask-in-return", who=being(taker), item=item_word(item))
        returns = (_GIFT, *[_give(taker, other) for other in tradable(taker)])
        answer = yield Ask(seat, text, returns, rule)
        back = None if answer == "gift" else _find(world, [to], answer)[1]
    if back and taker.seat != seat:
        text = Say("ask-agree", item=item_word(item), back=item_word(back), who=being(giver))
        if (yield Ask(taker.seat, text, YES_NO, rule)) == "no":
            tell(world, TradeRefused(taker.name))
            return
    hand_over(world, giver, item, taker)
    if back:
        hand_over(world, taker, back, giver)


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


def _find(world: Chateau, party: list[str], item_id: str) -> tuple[Character, Item]:
    return next((who, item) for who in folk(world, party) for item in who.items if item.id == item_id)


def _give(who: Character, item: Item) -> Option:
    text = Say("option-give", who=being(who), item=item_word(item))
    return Option(item.id, text, who.id, Say("note-worth", value=worth(item)))


_TRADE = Option("trade", Say("option-trade"), rule="chateau.treasure.trade")
_NOTHING = Option("nothing", Say("option-nothing"))
_GIFT = Option("gift", Say("option-gift"))
YES_NO = (Option("yes", Say("option-yes")), Option("no", Say("option-no")))
