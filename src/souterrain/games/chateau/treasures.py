"""Les trésors: armours, jewels, stones and gold, magic weapons, phials; how they are shared out."""

from __future__ import annotations

from collections.abc import Callable

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import agreed, one_of
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say

from .combat import Victory
from .content import ARMOUR, GEMS, JEWELS, NUMBERS, THINGS, TREASURES, WEAPONS
from .dice import d6_chance, odds, reaches
from .events.treasures import (
    ArmourFitted,
    Declined,
    Found,
    GoldFound,
    JewelAntidote,
    JewelSlumbers,
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

Sharing = Callable[[Chateau, list[str], str], Rules[list[Victory]]]


def share(world: Chateau, party: list[str], treasures: list[str]) -> Rules[list[Victory]]:
    """Share out what was won, one treasure after the other; the counters go back into the bowl. A cursed weapon may
    start a fight in the midst of it: its victors are told."""
    won: list[Victory] = []
    at = world.characters[party[0]].at
    for counter in treasures:
        world.bowl.put(counter)
        takers = remaining(world, party, at)
        if takers:
            won += yield from SHARING[TREASURES[counter].sort](world, takers, counter)
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


def share_armour(world: Chateau, party: list[str], counter: str) -> Rules[list[Victory]]:
    """Every character present finds one that fits him; the better of two is worn."""
    for who in folk(world, party):
        face: int = yield Roll("d6", "chateau.armour.each-character", who.seat)
        who.armour = max(who.armour, ARMOUR[face].off)
        tell(world, ArmourFitted(who.name, who.armour))
    return []


def share_gems(world: Chateau, party: list[str], counter: str) -> Rules[list[Victory]]:
    """A stone, or gold: ten pieces for each point of a second die."""
    rule = "chateau.treasure.recorded"
    who = yield from who_takes(world, party, Say("ask-who-takes", treasure=treasure(counter)), rule)
    assert who is not None
    face: int = yield Roll("d6", rule, who.seat)
    item = GEMS[face].item
    if THINGS[item].sort == "gold":
        face = yield Roll("d6", rule, who.seat)
        carry(world, who, item, amount=face * NUMBERS.gold_times)
        tell(world, GoldFound(who.name, face * NUMBERS.gold_times))
    else:
        carry(world, who, item)
        tell(world, Found(who.name, item))
    return []


def share_jewel(world: Chateau, party: list[str], counter: str) -> Rules[list[Victory]]:
    """A ring or necklace: the finder decides whether to put it on."""
    ask = Say("ask-who-takes", treasure=treasure(counter))
    who = yield from who_takes(world, party, ask, "chateau.ring.decide", "option-leave-it")
    if who is None:
        tell(world, Declined(counter))
        return []
    jewel = carry(world, who, counter)
    tell(world, Found(who.name, counter))
    if awake(world, who) and may_wear(who, jewel):
        text = Say("ask-wear", who=being(who), item=thing(counter))
        if (yield from agreed(who.seat, text, "chateau.ring.decide", _WEAR, _KEEP)):
            yield from put_on(world, who, jewel)
    return []


def may_wear(who: Character, jewel: Item) -> bool:
    """One ring to a finger; of necklaces as many as one likes."""
    most = THINGS[jewel.kind].most
    worn = sum(1 for item in who.items if item.kind == jewel.kind and item.spell)
    return not jewel.spell and (not most or worn < most)


def put_on(world: Chateau, who: Character, jewel: Item) -> Rules[None]:
    """The spell of a jewel shows when it is worn. Some wait for the next turn; once fixed it is final."""
    spell = "again"
    while spell == "again":
        face: int = yield Roll("d6", "chateau.ring.decide", who.seat)
        spell = JEWELS[face].spell
    jewel.spell = spell
    if spell == "waiting":
        tell(world, JewelWaits(who.name, jewel.kind))
    elif spell == "ward":
        tell(world, JewelWards(who.name, jewel.kind))
    elif spell == "antidote":
        tell(world, JewelAntidote(who.name, jewel.kind))
    else:
        fall_asleep(world, who, NUMBERS.jewel_slumber_turns)
        tell(world, JewelSlumbers(who.name, jewel.kind, NUMBERS.jewel_slumber_turns))


def roll_waiting_jewels(world: Chateau, who: Character) -> Rules[None]:
    """A jewel that did nothing at first is rolled for again on the next turn."""
    for jewel in of_sort(who, "jewel"):
        if jewel.spell == "waiting":
            yield from put_on(world, who, jewel)


def share_weapon(world: Chateau, party: list[str], counter: str) -> Rules[list[Victory]]:
    """A magic weapon, found in the castle only. It is known before somebody takes it; then comes the last trial."""
    face: int = yield Roll("d6", "chateau.magicweapon.plus", leader(world, party))
    weapon = WEAPONS[face].item
    tell(world, WeaponKnown(weapon))
    ask = Say("ask-who-takes", treasure=thing(weapon))
    who = yield from who_takes(world, party, ask, "chateau.magicweapon.curse-roll", "option-leave-it", _CURSE_ODDS)
    if who is None:
        tell(world, Declined(counter))
        return []
    carry(world, who, weapon)
    if (yield from reaches(NUMBERS.obeys_on, "chateau.magicweapon.curse-roll", who.seat)):
        tell(world, WeaponObeys(who.name, weapon))
        return []
    return (yield from turn_evil(world, who, weapon))


def share_phial(world: Chateau, party: list[str], counter: str) -> Rules[list[Victory]]:
    """Outside, one dose to be drunk at once; in the castle a larger phial that serves everybody for five turns."""
    at = world.characters[party[0]].at
    ask = Say("ask-who-takes", treasure=treasure(counter))
    if in_castle(at):
        who = yield from who_takes(world, party, ask, "chateau.phial.castle-for-all")
        assert who is not None
        carry(world, who, counter, until=world.clock + NUMBERS.potion_turns + 1)
        tell(world, Found(who.name, counter, "chateau.phial.castle-for-all"))
        return []
    rule = "chateau.phial.not-stored-outside"
    who = yield from who_takes(world, party, Say("ask-who-drinks"), rule, "option-leave-it")
    if who is None or not awake(world, who):
        tell(world, Declined(counter, rule))
    else:
        yield from drink_dose(world, who)
    return []


SHARING: dict[str, Sharing] = {
    "armour": share_armour,
    "gems": share_gems,
    "jewel": share_jewel,
    "weapon": share_weapon,
    "phial": share_phial,
}
_WEAR, _KEEP = Option("wear", Say("option-wear")), Option("keep", Say("option-keep"))
_CURSE_ODDS = odds("note-curse", 1 - d6_chance(NUMBERS.obeys_on))


def worth(item: Item) -> int:
    """What a thing counts at the end."""
    row = THINGS[item.kind]
    return row.spells.get(item.spell, row.value) * (item.amount or 1)


def tradable(who: Character) -> list[Item]:
    """What a character may give away: not his last weapon, nor a jewel whose spell is still to come."""
    weapons = len(of_sort(who, "weapon"))
    spare = [item for item in who.items if weapons > 1 or THINGS[item.kind].sort != "weapon"]
    return [item for item in spare if item.spell != "waiting"]
