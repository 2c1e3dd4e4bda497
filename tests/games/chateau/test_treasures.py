"""Armours, jewels, stones and gold, phials and fountains; trade."""

from __future__ import annotations

import pytest

from souterrain.core.text import texts
from souterrain.games.chateau import view
from souterrain.games.chateau.blows import foe_strikes, monsters, strike
from souterrain.games.chateau.camp import drinks, hand_over
from souterrain.games.chateau.catalogue import BOOK, neighbours
from souterrain.games.chateau.encounters import arrive
from souterrain.games.chateau.ending import score
from souterrain.games.chateau.events.combat import Died, FoeHit
from souterrain.games.chateau.events.flight import FlewOff
from souterrain.games.chateau.events.treasures import (
    ArmourFitted,
    ArmourKept,
    Declined,
    Drank,
    Found,
    Given,
    GoldFound,
    JewelAntidote,
    JewelSlumbers,
    JewelStillWaits,
    JewelWaits,
    JewelWards,
    PhialEmptied,
    Poisoned,
    PoisonNeutralised,
    Revived,
    TradeRefused,
)
from souterrain.games.chateau.flight import fly_off
from souterrain.games.chateau.party import act
from souterrain.games.chateau.potions import drink, drink_dose, drink_phial
from souterrain.games.chateau.traps import spring
from souterrain.games.chateau.treasures import may_wear, put_on, share, tradable, worth
from souterrain.games.chateau.turn import play_turn
from souterrain.games.chateau.world import awake, carry, flying, strong, wears
from tests.play import offered as options
from tests.play import run

from .stage import CHAPEL, COURT, MEADOW, SQUARE, everybody, fight, keys, one, party, told


@pytest.mark.rule("chateau.treasure.categories")
def test_there_are_five_kinds_of_treasure() -> None:
    assert {row.share for row in BOOK.treasures.values()} == {"armour", "jewel", "gems", "weapon", "phial"}


@pytest.mark.rule("chateau.treasure.recorded")
def test_a_kept_treasure_is_on_the_sheet_and_its_counter_in_the_bowl() -> None:
    world = party(COURT)
    world.bowl.counts["gems"] -= 1
    run(share(world, everybody(world), ["gems"]), [1, 4], ["give:thief"])
    sheet = next(sheet for sheet in view.draw(world, "p1").sheets if sheet.id == "thief")
    assert [item.emblem for item in sheet.items] == ["coin"]
    assert [line.label.id for line in sheet.lines] == ["label-weapon", "label-struck"]
    assert one(world, "thief").items[1].amount == 40, "a 1 is gold: ten pieces for each point of a second die"
    assert len(world.bowl) == 76


@pytest.mark.rule("chateau.treasure.recorded")
def test_who_is_alone_takes_what_there_is_and_sleepers_only_if_nobody_is_awake() -> None:
    world = party(COURT, warrior=8, thief=6)
    one(world, "warrior").asleep_until = 9
    run(share(world, everybody(world), ["gems"]), [1, 3])
    (gold,) = told(world, GoldFound)
    assert (gold.who, gold.amount) == ("thief", 30)
    assert texts("en", "chateau").say(gold.say()) == "Not stones but gold: the Thief gathers 30 gold pieces."
    one(world, "thief").asleep_until = 9
    run(share(world, everybody(world), ["gems"]), [6], ["give:warrior"])
    assert [(event.who, event.item) for event in told(world, Found)] == [("warrior", "diamond")]


@pytest.mark.rule("chateau.treasure.gems-castle-only")
def test_the_stones_of_the_table() -> None:
    assert [BOOK.gems[die].item for die in range(1, 7)] == ["gold", "sapphire", "emerald", "ruby", "topaz", "diamond"]
    assert not BOOK.treasures["gems"].outside


@pytest.mark.rule("chateau.treasure.trade")
def test_the_guide_values_count_at_the_end() -> None:
    values = {kind: BOOK.things[kind].value for kind in ("sapphire", "emerald", "ruby", "topaz", "diamond", "gold")}
    assert values == {"sapphire": 20, "emerald": 30, "ruby": 40, "topaz": 50, "diamond": 60, "gold": 1}
    world = party("V00")
    thief = one(world, "thief")
    assert worth(carry(world, thief, "gold", amount=30)) == 30
    carry(world, thief, "topaz")
    assert score(thief) == 5 + 30 + 50


@pytest.mark.rule("chateau.treasure.trade")
def test_a_gift_and_an_exchange_between_players_on_one_point() -> None:
    world = party("V00", players=2)
    warrior, thief = one(world, "warrior"), one(world, "thief")
    carry(world, warrior, "ruby")
    ring = carry(world, thief, "ring")
    ruby = warrior.items[1].id
    answers = ["trade", f"give:{ruby}", "give:thief", f"take:{ring.id}", "yes", "stay"]
    seen = run(act(world, everybody(world)), answers=answers)
    assert [ask.text.id for ask in seen.asked[1:5]] == ["ask-give", "ask-give-to", "ask-in-return", "ask-agree"]
    assert seen.asked[4].seat == "p2", "the other player must agree"
    assert [(event.giver, event.item, event.taker) for event in told(world, Given)] == [
        ("warrior", "ruby", "thief"),
        ("thief", "ring", "warrior"),
    ]
    assert [item.kind for item in warrior.items] == ["sword", "ring"]
    assert [item.kind for item in thief.items] == ["sword", "ruby"]
    run(act(world, everybody(world)), answers=["trade", f"give:{ring.id}", "give:cleric", "stay"])
    assert [item.kind for item in one(world, "cleric").items] == ["mace", "ring"]


@pytest.mark.rule("chateau.treasure.trade")
def test_an_exchange_may_be_refused_and_needs_the_same_point() -> None:
    world = party("V00", players=2)
    ruby, ring = carry(world, one(world, "warrior"), "ruby"), carry(world, one(world, "thief"), "ring")
    answers = ["trade", f"give:{ruby.id}", "give:thief", f"take:{ring.id}", "no", "stay"]
    run(act(world, everybody(world)), answers=answers)
    assert told(world, TradeRefused)
    assert ruby in one(world, "warrior").items
    one(world, "thief").at = MEADOW
    answers = ["trade", f"give:{ruby.id}", "give:cleric", "stay"]
    seen = run(act(world, ["warrior", "cleric", "magician"]), answers=answers)
    assert "give:thief" not in keys(seen.asked[2])


@pytest.mark.rule("chateau.treasure.trade")
def test_of_two_nobody_asks_to_whom_and_with_himself_a_player_agrees() -> None:
    world = party("V00", warrior=8, thief=6)
    warrior, thief = one(world, "warrior"), one(world, "thief")
    ruby, ring = carry(world, warrior, "ruby"), carry(world, thief, "ring")
    swap, gift = ["trade", f"give:{ruby.id}", f"take:{ring.id}"], ["trade", f"give:{ring.id}", "gift"]
    seen = run(act(world, everybody(world)), answers=[*swap, *gift, "stay"])
    assert keys(seen.asked[1]) == [f"give:{ruby.id}", f"give:{ring.id}", "nothing"]
    assert [item.kind for item in warrior.items] == ["sword"]
    assert [item.kind for item in thief.items] == ["sword", "ruby", "ring"], "an exchange, then a gift"


@pytest.mark.rule("chateau.treasure.trade")
def test_a_player_offers_what_his_own_characters_have_while_they_are_awake() -> None:
    world = party("V00", players=2)
    ruby = carry(world, one(world, "warrior"), "ruby")
    carry(world, one(world, "thief"), "ring")
    carry(world, one(world, "cleric"), "topaz")
    one(world, "cleric").asleep_until = 9
    seen = run(act(world, everybody(world)), answers=["trade", "nothing", "stay"])
    assert keys(seen.asked[1]) == [f"give:{ruby.id}", "nothing"]
    assert "wear:thief" not in " ".join(keys(seen.asked[0]))


# Armour


@pytest.mark.rule("chateau.armour.each-character")
def test_everybody_present_finds_an_armour_that_fits() -> None:
    world = party(SQUARE)
    run(arrive(world, everybody(world)), [4, "armour", 1, 3, 4, 6])
    assert [who.armour for who in world.characters.values()] == [1, 1, 2, 3]
    assert [BOOK.armour[die].off for die in range(1, 7)] == [1, 1, 1, 2, 2, 3]


@pytest.mark.rule("chateau.armour.reduction")
def test_armour_takes_its_units_off_each_wound_roll() -> None:
    world = party(warrior=8)
    warrior = one(world, "warrior")
    warrior.armour = 2
    troll = monsters(["troll"])[0]
    run(foe_strikes(world, troll, warrior, "d6"), [5, 5])
    assert warrior.life == 8 - 3
    run(foe_strikes(world, troll, warrior, "d6"), [5, 2])
    assert warrior.life == 5, "never below nothing"
    warrior.at = CHAPEL
    run(drink(world, warrior, "poison", 9, "chateau.fountain.fixed"), [4])
    assert warrior.life == 1, "no help against poison"


@pytest.mark.rule("chateau.armour.reduction")
def test_the_better_armour_is_worn() -> None:
    world = party(SQUARE, warrior=8)
    one(world, "warrior").armour = 2
    run(share(world, ["warrior"], ["armour"]), [1])
    assert one(world, "warrior").armour == 2
    assert (told(world, ArmourFitted), [event.who for event in told(world, ArmourKept)]) == ([], ["warrior"])
    run(share(world, ["warrior"], ["armour"]), [6])
    assert [event.off for event in told(world, ArmourFitted)] == [3]


# Rings and necklaces


@pytest.mark.rule("chateau.ring.decide")
def test_the_finder_decides_whether_to_put_it_on() -> None:
    world = party(SQUARE)
    seen = run(share(world, everybody(world), ["ring"]), answers=["give:thief", "keep"])
    assert keys(seen.asked[1]) == ["wear", "keep"]
    ring = one(world, "thief").items[1]
    assert ring.spell == "", "no die was rolled"
    run(act(world, everybody(world)), [3, 1], [f"wear:thief:{ring.id}", "stay"])
    assert ring.spell == "ward", "he may still do so later"
    run(share(world, everybody(world), ["ring"]), answers=["leave"])
    assert [event.treasure for event in told(world, Declined)] == ["ring"]


@pytest.mark.rule("chateau.ring.decide", "chateau.ring.permanent")
def test_a_sleeper_puts_nothing_on_and_drinks_nothing() -> None:
    world = party(SQUARE, thief=6)
    found = ["ring", "necklace", "phial"]
    run(share(world, everybody(world), found), [4], ["give:thief", "wear", "give:thief", "give:thief"])
    assert [item.spell for item in one(world, "thief").items] == ["", "slumber", ""]
    assert [event.treasure for event in told(world, Declined)] == ["phial"]


@pytest.mark.rule("chateau.ring.decide", "chateau.ring.permanent")
def test_the_spell_may_wait_for_the_next_turn_and_once_fixed_is_final() -> None:
    assert [BOOK.jewels[die].spell for die in range(1, 7)] == [
        "waiting",
        "waiting",
        "ward",
        "slumber",
        "again",
        "antidote",
    ]
    world = party("V00")
    thief = one(world, "thief")
    ring = carry(world, thief, "ring")
    run(put_on(world, thief, ring), [2])
    assert told(world, JewelWaits)
    assert ring not in tradable(thief), "a spell still to come stays with its wearer"
    run(play_turn(world), [1], ["stay"])
    assert len(told(world, JewelWaits)) == len(told(world, JewelStillWaits)) == 1, "he does not put it on again"
    run(play_turn(world), [5, 3], ["stay"])
    assert told(world, JewelWards), "a 5 is rolled again at once"
    run(play_turn(world), answers=["stay"])
    assert ring.spell == "ward", "no further die"
    ring.spell, thief.petrified = "waiting", True
    run(play_turn(world), answers=["stay"])
    assert ring.spell == "waiting", "for a stone it waits longer"


@pytest.mark.rule("chateau.ring.permanent")
def test_the_sleep_of_a_jewel_lasts_two_turns_and_comes_once() -> None:
    world = party("V00", thief=6)
    thief = one(world, "thief")
    ring = carry(world, thief, "ring")
    run(put_on(world, thief, ring), [4])
    assert told(world, JewelSlumbers)[0].turns == 2
    for _ in range(2):
        run(play_turn(world))
        assert not awake(world, thief), "he is not even asked"
    run(play_turn(world), answers=["stay"])
    assert not may_wear(thief, ring)


@pytest.mark.rule("chateau.ring.many")
def test_ten_rings_many_necklaces_and_their_wards_add_up() -> None:
    world = party(warrior=8)
    warrior = one(world, "warrior")
    for _ in range(9):
        carry(world, warrior, "ring", spell="slumber")
        carry(world, warrior, "necklace", spell="slumber")
    carry(world, warrior, "ring")
    assert may_wear(warrior, carry(world, warrior, "ring")), "a tenth"
    carry(world, warrior, "ring", spell="slumber")
    assert not may_wear(warrior, carry(world, warrior, "ring"))
    run(share(world, ["warrior"], ["ring"]), answers=["give:warrior"])
    assert told(world, Found), "and he is not asked about an eleventh"
    assert wears(warrior, "slumber") == 9 + 10
    carry(world, warrior, "ring", spell="ward")
    assert wears(warrior, "ward") == 0, "one that he was given finds no finger"
    for _ in range(12):
        necklace = carry(world, warrior, "necklace")
        assert may_wear(warrior, necklace)
        necklace.spell = "antidote"
    warrior.items = []
    carry(world, warrior, "ring", spell="ward")
    carry(world, warrior, "necklace", spell="ward")
    warrior.armour = 1
    run(foe_strikes(world, monsters(["troll"])[0], warrior, "d6"), [6, 6])
    assert told(world, FoeHit)[0].wounds == 3, "6, less 2 for the jewels and 1 for the armour"


@pytest.mark.rule("chateau.ring.poison")
def test_the_right_jewel_neutralises_poisons() -> None:
    world = party(CHAPEL)
    warrior = one(world, "warrior")
    carry(world, warrior, "necklace", spell="antidote")
    run(spring(world, warrior, everybody(world)), [3, 6])
    assert warrior.life == 5, "a poisoned arrow costs a d3 only"
    run(drink(world, warrior, "poison", 9, "chateau.fountain.fixed"))
    assert told(world, PoisonNeutralised)
    ring = carry(world, warrior, "ring")
    run(put_on(world, warrior, ring), [6])
    assert ring.spell == "antidote"
    assert told(world, JewelAntidote)
    assert awake(world, warrior)
    phial = carry(world, warrior, "phial", spell="poison", until=9)
    run(drink_phial(world, warrior, phial))
    assert warrior.life == 5


# Phials and fountains


@pytest.mark.rule("chateau.phial.revitalise-cap")
def test_revival_never_lifts_above_the_initial_score() -> None:
    world = party(COURT)
    thief = one(world, "thief")
    thief.life = 4
    run(drink(world, thief, "revival", 9, "chateau.fountain.fixed"), [6])
    assert thief.life == 6
    assert told(world, Revived)[0].amount == 2
    run(drink(world, thief, "revival", 9, "chateau.fountain.fixed"))
    assert thief.life == 6, "useless to who has lost nothing"


@pytest.mark.rule("chateau.phial.outside-single-dose", "chateau.phial.not-stored-outside")
def test_a_phial_found_outside_is_one_dose_drunk_on_the_spot() -> None:
    world = party(SQUARE)
    run(share(world, everybody(world), ["phial"]), [4], ["give:thief"])
    thief = one(world, "thief")
    assert [item.kind for item in thief.items] == ["sword"]
    world.clock += 1
    assert strong(world, thief), "for the turn to come"
    world.clock += 1
    assert not strong(world, thief), "and no longer"
    run(share(world, everybody(world), ["phial"]), answers=["leave"])
    assert told(world, Declined)
    assert not any(item.kind == "phial" for who in world.characters.values() for item in who.items)


@pytest.mark.rule("chateau.phial.castle-for-all")
def test_a_phial_of_the_castle_serves_everybody() -> None:
    world = party(COURT)
    run(share(world, everybody(world), ["phial"]), answers=["give:cleric"])
    one(world, "warrior").life = one(world, "thief").life = 1
    phial = one(world, "cleric").items[1]
    world.clock += 1
    world.turn += 1
    answers = [f"drink:warrior:{phial.id}", f"drink:thief:{phial.id}", "stay"]
    seen = run(act(world, everybody(world)), [5, 3, 2, 1], answers)
    assert (one(world, "warrior").life, one(world, "thief").life) == (4, 3), "one nature die, each his own amount"
    assert f"drink:warrior:{phial.id}" not in keys(seen.asked[1]), "one drink a turn"
    assert f"drink:cleric:{phial.id}" not in keys(seen.asked[1]), "nothing to heal"


@pytest.mark.rule("chateau.phial.not-stored-outside")
def test_a_phial_of_the_castle_serves_five_turns_then_goes() -> None:
    world = party("V00")
    for who in world.characters.values():
        who.at = COURT
    run(share(world, everybody(world), ["phial"]), answers=["give:cleric"])
    for who in world.characters.values():
        who.at = "V00"
    for _ in range(5):
        run(play_turn(world), answers=["stay"])
        assert len(one(world, "cleric").items) == 2
    run(play_turn(world), answers=["stay"])
    assert len(one(world, "cleric").items) == 1
    assert [event.who for event in told(world, PhialEmptied)] == ["cleric"]


@pytest.mark.rule("chateau.phial.poison-castle-only")
def test_poison_acts_in_the_castle_only() -> None:
    assert [BOOK.draughts[die].potion for die in range(1, 7)] == [
        "poison",
        "water",
        "flying",
        "strength",
        *["revival"] * 2,
    ]
    world = party(SQUARE)
    run(drink_dose(world, one(world, "thief")), [1])
    assert one(world, "thief").life == 6
    world = party(COURT)
    run(drink(world, one(world, "thief"), "poison", 9, "chateau.fountain.fixed"), [4])
    assert one(world, "thief").life == 2
    assert [(event.loss, event.left) for event in told(world, Poisoned)] == [(4, 2)]
    assert not told(world, Died)
    run(drink(world, one(world, "thief"), "poison", 9, "chateau.fountain.fixed"), [3])
    assert one(world, "thief").life == 0
    assert told(world, Died)


@pytest.mark.rule("chateau.phial.strength")
def test_strength_adds_one_to_hit_rolls_and_wounds_for_five_turns() -> None:
    world = party(CHAPEL)
    world.fountains[CHAPEL] = "strength"
    warrior = one(world, "warrior")
    run(act(world, everybody(world)), [1], ["drink:warrior:K12", "stay"])
    dragon = fight(world, "dragon").foes[0]
    run(strike(world, warrior, dragon), [4, 3])
    assert dragon.life == 15 - 4
    run(drink_phial(world, one(world, "thief"), carry(world, warrior, "phial", spell="strength", until=9)))
    assert [(event.who, event.potion) for event in told(world, Drank)] == [
        ("warrior", "strength"),
        ("thief", "strength"),
    ]
    for clock, lasts in ((5, True), (6, False)):
        world.clock = clock
        assert strong(world, warrior) is strong(world, one(world, "thief")) is lasts


@pytest.mark.rule("chateau.phial.flying")
def test_who_has_drunk_of_flying_leaves_the_fight_at_will() -> None:
    world = party(COURT)
    run(drink(world, one(world, "thief"), "flying", world.clock + 5, "chateau.fountain.fixed"))
    foes = fight(world, "ash-lord")
    seen = run(fly_off(world, foes), answers=["fly:K01"])
    assert len(seen.asked) == 1, "only he can fly"
    assert not seen.rolled, "no flight die"
    ends = {end for option in seen.asked[0].options for end in option.on}  # type: ignore[union-attr]
    assert "stay" in keys(seen.asked[0])
    assert {"C27", "K15", *neighbours(())[COURT]} <= ends, "up to three points"
    assert not {"C21", COURT} & ends, "neither four points away nor here"
    assert one(world, "thief").at == "K01"
    assert foes.party == ["warrior", "cleric", "magician"], "the others stay in the fight"
    assert told(world, FlewOff)
    world.clock += 5
    assert not flying(world, one(world, "thief"))


@pytest.mark.rule("chateau.fountain.castle-only")
def test_fountains_stand_in_rooms_of_the_castle_only() -> None:
    assert len(BOOK.fountains) == 3
    assert all(BOOK.points[at].area == "castle" and BOOK.points[at].room for at in BOOK.fountains)
    world = party(MEADOW)
    assert not options(drinks(world, everybody(world), one(world, "warrior")))


@pytest.mark.rule("chateau.fountain.taste", "chateau.fountain.fixed")
def test_one_tastes_and_from_then_on_the_fountain_never_changes() -> None:
    world = party(CHAPEL)
    run(act(world, everybody(world)), [4, 1], ["drink:thief:K12", "stay"])
    assert strong(world, one(world, "thief"))
    world.turn += 1
    seen = run(act(world, everybody(world)), [1], ["drink:cleric:K12", "stay"])
    assert len(seen.rolled) == 1, "no nature roll, only the event of the halt"
    assert strong(world, one(world, "cleric"))
    assert not strong(world, one(world, "warrior"))


@pytest.mark.rule("chateau.fountain.fixed", "chateau.phial.revitalise-cap")
def test_what_a_fountain_holds_is_told_and_what_is_useless_is_not_offered() -> None:
    world = party(CHAPEL)
    one(world, "warrior").life = 1
    for nature, drinkers in {
        "": ["warrior", "thief", "cleric", "magician"],
        "strength": ["warrior", "thief", "cleric", "magician"],
        "revival": ["warrior"],
        "water": [],
        "poison": [],
    }.items():
        world.fountains = {CHAPEL: nature} if nature else {}
        offered = [
            option for who in world.characters.values() for option in options(drinks(world, everybody(world), who))
        ]
        assert [option.key for option in offered] == [f"drink:{id}:{CHAPEL}" for id in drinkers]
        note = f"potion-{nature}" if nature else "note-unknown-potion"
        assert {option.note and option.note.id for option in offered} <= {note}


@pytest.mark.rule("chateau.fountain.taste")
def test_who_sleeps_does_not_drink() -> None:
    world = party(CHAPEL)
    one(world, "thief").asleep_until = 9
    seen = run(act(world, everybody(world)), [1], ["stay"])
    assert [key for key in keys(seen.asked[0]) if key.startswith("drink")] == [
        f"drink:{id}:{CHAPEL}" for id in ("warrior", "cleric", "magician")
    ]


def test_the_last_weapon_is_not_given_away() -> None:
    world = party("V00")
    seen = run(act(world, everybody(world)), answers=["stay"])
    assert "trade" not in keys(seen.asked[0])
    sword = carry(world, one(world, "warrior"), "sword-plus-1")
    seen = run(act(world, everybody(world)), answers=["trade", "nothing", "stay"])
    assert f"give:{sword.id}" in keys(seen.asked[1])
    hand_over(world, one(world, "warrior"), sword, one(world, "thief"))
    assert wears(one(world, "thief"), "ward") == 0
