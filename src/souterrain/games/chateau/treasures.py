"""Les trésors: armours, jewels, stones and gold, magic weapons, phials; how they are shared out."""

from __future__ import annotations

from collections.abc import Callable

from souterrain.core.ask import Option
from souterrain.core.book import Handlers
from souterrain.core.dice import reaches
from souterrain.core.events import tell
from souterrain.core.menu import agreed, one_of
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say

from .catalogue import BOOK, Treasure
from .combat import Victory
from .dice import odds, works
from .events.treasures import (
    ArmourFitted,
    ArmourKept,
    Declined,
    Found,
    GoldFound,
    JewelAntidote,
    JewelSlumbers,
    JewelStillWaits,
    JewelWaits,
    JewelWards,
    WeaponKnown,
    WeaponObeys,
)
from .evil import turn_evil
from .potions import drink_dose
from .touch import fall_asleep
from .words import being, thing, treasure
from .world import Character, Chateau, Item, awake, carry, folk, in_castle, leader, of_sort, ready, remaining

Sharing = Callable[[Chateau, list[str], Treasure], Rules[list[Victory]]]
SHARING: Handlers[Sharing] = Handlers("sharing")


def share(world: Chateau, party: list[str], treasures: list[str]) -> Rules[list[Victory]]:
    """Share out what was won, one treasure after the other; the counters go back into the bowl. A cursed weapon may
    start a fight in the midst of it: its victors are told."""
    won: list[Victory] = []
    at = world.characters[party[0]].at
    for counter in treasures:
        world.bowl.put(counter)
        takers = remaining(world, party, at)
        if takers:
            row = BOOK.treasures[counter]
            won += yield from SHARING[row.share](world, takers, row)
    return won


def who_takes(
    world: Chateau, party: list[str], ask: Say, rule: str, refuse: str = "", note: Say | None = None
) -> Rules[Character | None]:
    """The party decides who takes a find, or with `refuse` that nobody does."""
    takers = folk(world, ready(world, party) or party)
    offers: list[tuple[Option, Character | None]] = [
        (Option("give", being(who), who.id, note, on=(who.id,)), who) for who in takers
    ]
    if refuse:
        offers.append((Option("leave", Say(refuse)), None))
    return (yield from one_of(leader(world, party), ask, offers, rule))


@SHARING("armour")
def share_armour(world: Chateau, party: list[str], counter: Treasure) -> Rules[list[Victory]]:
    """Every character present finds one that fits him; the better of two is worn.

    Rule: chateau.armour.reduction."""
    for who in folk(world, party):
        face: int = yield Roll("d6", "chateau.armour.each-character", who.seat)
        if (off := BOOK.armour[face].off) > who.armour:
            who.armour = off
            tell(world, ArmourFitted(who.name, off))
        else:
            tell(world, ArmourKept(who.name))
    return []


@SHARING("gems")
def share_gems(world: Chateau, party: list[str], counter: Treasure) -> Rules[list[Victory]]:
    """A stone, or gold: ten pieces for each point of a second die."""
    rule = "chateau.treasure.recorded"
    who = yield from who_takes(world, party, Say("ask-who-takes", treasure=treasure(counter.id)), rule)
    assert who is not None
    face: int = yield Roll("d6", rule, who.seat)
    item = BOOK.gems[face].item
    if BOOK.things[item].sort == "gold":
        face = yield Roll("d6", rule, who.seat)
        carry(world, who, item, amount=face * BOOK.numbers.gold_times)
        tell(world, GoldFound(who.name, face * BOOK.numbers.gold_times))
    else:
        carry(world, who, item)
        tell(world, Found(who.name, item))
    return []


@SHARING("jewel")
def share_jewel(world: Chateau, party: list[str], counter: Treasure) -> Rules[list[Victory]]:
    """A ring or necklace: the finder decides whether to put it on."""
    ask = Say("ask-who-takes", treasure=treasure(counter.id))
    who = yield from who_takes(world, party, ask, "chateau.ring.decide", "option-leave-it")
    if who is None:
        tell(world, Declined(counter.id))
        return []
    jewel = carry(world, who, counter.item)
    tell(world, Found(who.name, counter.item))
    if awake(world, who) and may_wear(who, jewel):
        text = Say("ask-wear", who=being(who), item=thing(counter.item))
        if (yield from agreed(who.seat, text, "chateau.ring.decide", _WEAR, _KEEP)):
            yield from put_on(world, who, jewel)
    return []


def may_wear(who: Character, jewel: Item) -> bool:
    """One ring to a finger; of necklaces as many as one likes.

    Rule: chateau.ring.many."""
    most = BOOK.things[jewel.kind].most
    worn = sum(1 for item in who.items if item.kind == jewel.kind and item.spell)
    return not jewel.spell and (not most or worn < most)


def put_on(world: Chateau, who: Character, jewel: Item) -> Rules[None]:
    """The spell of a jewel shows when it is worn. Some wait for the next turn; once fixed it is final."""
    waited, spell = jewel.spell == "waiting", "again"
    while spell == "again":
        face: int = yield Roll("d6", "chateau.ring.decide", who.seat)
        spell = BOOK.jewels[face].spell
    jewel.spell = spell
    if spell == "waiting":
        tell(world, (JewelStillWaits if waited else JewelWaits)(who.name, jewel.kind))
    elif spell == "ward":
        tell(world, JewelWards(who.name, jewel.kind))
    elif spell == "antidote":
        tell(world, JewelAntidote(who.name, jewel.kind))
    else:
        fall_asleep(world, who, BOOK.numbers.jewel_slumber_turns)
        tell(world, JewelSlumbers(who.name, jewel.kind, BOOK.numbers.jewel_slumber_turns))


def roll_waiting_jewels(world: Chateau, who: Character) -> Rules[None]:
    """A jewel that did nothing at first is rolled for again on the next turn."""
    for jewel in of_sort(who, "jewel"):
        if jewel.spell == "waiting":
            yield from put_on(world, who, jewel)


@SHARING("weapon")
def share_weapon(world: Chateau, party: list[str], counter: Treasure) -> Rules[list[Victory]]:
    """A magic weapon, found in the castle only. It is known before somebody takes it; then comes the last trial.

    Rule: chateau.special.weapons-only-in-castle."""
    face: int = yield Roll("d6", "chateau.magicweapon.plus", leader(world, party))
    weapon = BOOK.weapons[face].item
    tell(world, WeaponKnown(weapon))
    ask, note = (
        Say("ask-who-takes", treasure=thing(weapon)),
        odds("note-curse", 1 - reaches("d6", BOOK.numbers.obeys_on)),
    )
    who = yield from who_takes(world, party, ask, "chateau.magicweapon.curse-roll", "option-leave-it", note)
    if who is None:
        tell(world, Declined(counter.id))
        return []
    carry(world, who, weapon)
    if (yield from works(BOOK.numbers.obeys_on, "chateau.magicweapon.curse-roll", who.seat)):
        tell(world, WeaponObeys(who.name, weapon))
        return []
    return (yield from turn_evil(world, who, weapon))


@SHARING("phial")
def share_phial(world: Chateau, party: list[str], counter: Treasure) -> Rules[list[Victory]]:
    """Outside, one dose to be drunk at once; in the castle a larger phial that serves everybody for five turns."""
    at = world.characters[party[0]].at
    ask = Say("ask-who-takes", treasure=treasure(counter.id))
    if in_castle(at):
        who = yield from who_takes(world, party, ask, "chateau.phial.castle-for-all")
        assert who is not None
        carry(world, who, counter.item, until=world.clock + BOOK.numbers.potion_turns + 1)
        tell(world, Found(who.name, counter.item, "chateau.phial.castle-for-all"))
        return []
    rule = "chateau.phial.not-stored-outside"
    who = yield from who_takes(world, party, Say("ask-who-drinks"), rule, "option-leave-it")
    if who is None or not awake(world, who):
        tell(world, Declined(counter.id, rule))
    else:
        yield from drink_dose(world, who)
    return []


_WEAR, _KEEP = Option("wear", Say("option-wear")), Option("keep", Say("option-keep"))


def worth(item: Item) -> int:
    """What a thing counts at the end."""
    row = BOOK.things[item.kind]
    return row.spells.get(item.spell, row.value) * (item.amount or 1)


def tradable(who: Character) -> list[Item]:
    """What a character may give away: not his last weapon, nor a jewel whose spell is still to come."""
    weapons = len(of_sort(who, "weapon"))
    spare = [item for item in who.items if weapons > 1 or BOOK.things[item.kind].sort != "weapon"]
    return [item for item in spare if item.spell != "waiting"]
