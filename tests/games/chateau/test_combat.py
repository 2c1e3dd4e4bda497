"""The fight in marching order."""

from __future__ import annotations

import pytest

from souterrain.core.events import numbered
from souterrain.core.say import Say
from souterrain.core.text import texts
from souterrain.games.chateau.catalogue import BOOK
from souterrain.games.chateau.combat import (
    assault,
    battle,
    can_wound,
    choose_prey,
    choose_target,
    fight_or_flee,
    first_blood,
    foe_attacks,
    help_from_nearby,
    second_pair,
    strike_together,
)
from souterrain.games.chateau.events.combat import CameToHelp, FoeDied, FoeHit, FoeMissed, Hit, Missed, RoundBegan
from souterrain.games.chateau.flight import flee
from souterrain.games.chateau.game import GAME
from souterrain.games.chateau.turn import next_party
from souterrain.games.chateau.world import Chateau, carry
from tests.play import run

from .stage import Dice, add_double, everybody, fight, first_ask, keys, one, option, party, told


def blows(world: Chateau) -> list[str]:
    """Who struck, in order."""
    found = []
    for event, _ in world.told:
        if isinstance(event, (Hit, Missed, FoeDied)):
            found.append(event.who)
        if isinstance(event, (FoeHit, FoeMissed)):
            found.append(event.foe)
    return found


@pytest.mark.rule("chateau.combat.joining")
def test_who_is_one_or_two_points_away_may_join_but_not_from_farther() -> None:
    world = party("C04")
    one(world, "thief").at = "C10"
    one(world, "magician").at = "C16"
    foes = fight(world, "orc")
    foes.party = ["warrior", "cleric"]
    one(world, "warrior").acted = one(world, "cleric").acted = world.turn
    seen = run(help_from_nearby(world, foes), answers=["join"])
    assert len(seen.asked) == 1, "the magician is three points away"
    assert foes.party == ["warrior", "cleric", "thief"]
    assert world.order[-1] == "thief"
    assert one(world, "thief").at == "C04"
    assert told(world, CameToHelp)
    one(world, "magician").acted = world.turn
    assert next_party(world) == [], "who came to help has had his turn"


@pytest.mark.rule("chateau.combat.joining")
def test_nobody_has_to_join_and_sleepers_are_not_asked() -> None:
    world = party("C04")
    one(world, "thief").at = one(world, "magician").at = "C09"
    one(world, "magician").asleep_until = 9
    foes = fight(world, "orc")
    foes.party = ["warrior", "cleric"]
    run(help_from_nearby(world, foes), answers=["stay"])
    assert one(world, "thief").at == "C09"
    run(help_from_nearby(world, foes))
    assert one(world, "thief").at == "C09", "he is asked once in a fight"


@pytest.mark.rule("chateau.combat.two-at-a-time", "chateau.combat.sequence")
def test_the_first_two_strike_then_the_monster_then_two_others() -> None:
    world = party()
    one(world, "magician").spell_from = 9
    foes = fight(world, "troll")
    run(assault(world, foes), [1, 1, "thief", 1, 1, 1], ["pair:cleric:magician"])
    assert blows(world) == ["warrior", "thief", "troll", "cleric", "magician"]


@pytest.mark.rule("chateau.combat.sequence")
def test_more_than_four_strike_in_pairs_after_the_monster() -> None:
    world = party()
    add_double(world, "warrior-2", "warrior", 7)
    add_double(world, "thief-2", "thief", 4)
    add_double(world, "cleric-2", "cleric", 4)
    one(world, "magician").spell_from = 9
    run(assault(world, fight(world, "troll")), [1, 1, "warrior", 1, 1, 1, 1, 1, 1], ["pair:cleric:magician"])
    assert blows(world) == ["warrior", "thief", "troll", "cleric", "magician", "warrior-2", "thief-2", "cleric-2"]
    world = party()
    add_double(world, "warrior-2", "warrior", 7)
    one(world, "magician").spell_from = 9
    run(assault(world, fight(world, "troll")), [1, 1, "warrior", 1, 1, 1, 1], ["pair:warrior:cleric"])
    assert blows(world) == ["warrior", "thief", "troll", "warrior", "cleric", "magician"], "five, and five blows"


@pytest.mark.rule("chateau.flee.choice", "chateau.lp.monsters-from-table")
def test_who_chooses_between_flight_and_fight_sees_what_the_monster_can_do() -> None:
    words = texts("en", "chateau")
    for kind, lines in (
        ("dragon", ["Hit on: 5 or more", "Wounds: d6+1", "Pursuit: 3"]),
        ("centaur", ["Hit on: 3 or more", "Wounds: d6", "Wounds: d3", "Pursuit: 2"]),
        ("demon", ["Hit on: 5 or more", "Wounds: d6+1", "Pursuit: 1", "Strikes: first"]),
    ):
        world = party()
        fight(world, kind)
        (seen,) = (sheet for sheet in GAME.view(world, "p1").sheets if sheet.side == "foe")
        assert [f"{words.say(line.label)}: {words.say(line.value)}" for line in seen.lines] == lines
        assert (seen.gauges[0].value, seen.gauges[0].top) == (BOOK.monsters[kind].life,) * 2


@pytest.mark.rule("chateau.combat.sequence")
def test_there_are_never_more_blows_than_there_are_characters() -> None:
    dice: dict[int, Dice] = {1: [1, 1], 2: [1, 1, "warrior", 1], 3: [1, 1, "warrior", 1, 1]}
    for count, rolled in dice.items():
        world = party("C04", 1, **dict([("warrior", 8), ("thief", 6), ("cleric", 6)][:count]))
        run(assault(world, fight(world, "troll")), rolled)
        assert sum(who != "troll" for who in blows(world)) == count
    assert blows(world) == ["warrior", "thief", "troll", "cleric"], "of three the third strikes alone"
    world = party()
    one(world, "magician").spell_from = 9
    run(assault(world, fight(world, "troll")), [1, 1, "warrior", 1, 1, 1], ["pair:warrior:cleric"])
    assert blows(world) == ["warrior", "thief", "troll", "warrior", "cleric"], "and the magician has to wait"


@pytest.mark.rule("chateau.combat.second-pair-free")
def test_the_second_pair_is_usually_the_others_but_one_who_has_struck_may_stay() -> None:
    world = party()
    foes = fight(world, "orc")
    seen = run(second_pair(world, foes, ["cleric", "magician"]), answers=["pair:warrior:cleric"])
    assert keys(seen.asked[0]) == [
        "pair:cleric:magician",
        "pair:warrior:cleric",
        "pair:warrior:magician",
        "pair:thief:cleric",
        "pair:thief:magician",
    ], "one of the first pair may stay in front, but not both"
    notes = [option(seen.asked[0], key).note for key in keys(seen.asked[0])]
    assert notes == [Say("note-pair", percent=89, wounds=due) for due in (4, 5, 4, 5, 4)], "a dagger wounds less"
    assert seen.result == ["warrior", "cleric"]
    one(world, "warrior").strong_until = 9
    seen = run(second_pair(world, foes, ["cleric", "magician"]), answers=["pair:warrior:cleric"])
    strong = option(seen.asked[0], "pair:warrior:cleric").note
    assert strong == Say("note-pair", percent=94, wounds=6), "one more on the warrior's dice, to hit and to wound"
    foes.foes = []
    assert run(second_pair(world, foes, ["cleric", "magician"])).asked == [], "nobody is left to be struck"


@pytest.mark.rule("chateau.combat.one-by-one")
def test_once_the_monster_is_dead_nobody_needs_to_roll() -> None:
    world = party()
    run(assault(world, fight(world, "goblin")), [3, 2])
    assert blows(world) == ["warrior"]


@pytest.mark.rule("chateau.combat.first-strikers")
def test_five_monsters_always_strike_first() -> None:
    firsts = {row.id for row in BOOK.monsters.values() if row.first}
    assert firsts == {"demon", "ash-lord", "succubus", "vampire", "medusa"}
    world = party(warrior=8)
    foes = fight(world, "vampire")
    run(assault(world, foes), [1, 1])
    assert blows(world) == ["vampire", "warrior"]
    run(assault(world, foes), [1, 1])
    assert blows(world)[2] == "vampire", "in every round"


@pytest.mark.rule("chateau.combat.first-strikers")
def test_so_does_a_monster_that_has_caught_up() -> None:
    world = party(warrior=8)
    run(assault(world, fight(world, "orc", caught=True)), [1, 1])
    assert blows(world)[0] == "orc"


@pytest.mark.rule("chateau.combat.monster-target")
def test_it_strikes_whoever_has_just_missed() -> None:
    world = party()
    foes = fight(world, "troll")
    foes.pair, foes.missed = ["warrior", "thief"], ["thief"]
    assert run(choose_prey(world, foes, foes.foes[0], strikes_first=False)).result.id == "thief"


@pytest.mark.rule("chateau.combat.monster-target")
def test_if_both_or_none_missed_it_strikes_one_of_them_at_random() -> None:
    for missed in (["warrior", "thief"], []):
        world = party()
        foes = fight(world, "troll")
        foes.pair, foes.missed = ["warrior", "thief"], missed
        seen = run(choose_prey(world, foes, foes.foes[0], strikes_first=False), ["thief"])
        assert seen.rolled[0][0].faces == ("warrior", "thief")


@pytest.mark.rule("chateau.combat.monster-target")
def test_if_it_strikes_first_it_takes_one_of_the_front_rank() -> None:
    world = party()
    one(world, "warrior").asleep_until = 9
    foes = fight(world, "demon")
    seen = run(choose_prey(world, foes, foes.foes[0], strikes_first=True), ["cleric"])
    assert seen.rolled[0][0].faces == ("thief", "cleric"), "sleepers are passed over"


@pytest.mark.rule("chateau.combat.monster-target", "chateau.combat.first-strikers")
def test_who_strikes_first_strikes_the_front_rank_although_the_others_struck_last() -> None:
    for kind, caught, faces in (
        ("troll", False, ("cleric", "magician")),
        ("troll", True, ("warrior", "thief")),
        ("vampire", False, ("warrior", "thief")),
    ):
        world = party()
        foes = fight(world, kind, caught=caught)
        foes.pair = ["cleric", "magician"]
        seen = run(foe_attacks(world, foes, foes.foes[0], BOOK.monsters[kind]), [faces[1], 1])
        assert seen.rolled[0][0].faces == faces


@pytest.mark.rule("chateau.combat.monster-target")
def test_who_has_missed_and_is_out_of_the_fight_is_struck_no_more() -> None:
    world = party()
    foes = fight(world, "troll")
    foes.party, foes.pair, foes.missed = ["thief", "cleric"], ["warrior", "thief"], ["warrior"]
    assert run(choose_prey(world, foes, foes.foes[0], strikes_first=False)).result.id == "thief"


@pytest.mark.rule("chateau.combat.one-attack-each")
def test_one_attack_a_round_unless_the_table_gives_two() -> None:
    assert {row.id for row in BOOK.monsters.values() if len(row.blows) != 1} == {"chimera", "centaur"}
    world = party(warrior=8)
    run(assault(world, fight(world, "troll")), [1, 1])
    assert blows(world).count("troll") == 1


@pytest.mark.rule("chateau.combat.several-monsters")
def test_against_several_each_striker_chooses_and_each_monster_strikes_once() -> None:
    world = party(warrior=8, thief=6)
    foes = fight(world, "troll", "orc")
    answers = ["attack:orc-2", "attack:troll-1"]
    dice = [3, 1, 1, 1, 1]
    seen = run(assault(world, foes), dice, answers)
    assert keys(seen.asked[0]) == ["attack:troll-1", "attack:orc-2"]
    note = option(seen.asked[0], "attack:orc-2").note
    assert note is not None
    assert note.args == {"hit": 67, "kill": 44}, "4 dice in 6 hit; of the wound dice 3, 4, 5 and 6 kill"
    strong = party(warrior=8)
    one(strong, "warrior").strong_until = 9
    both = fight(strong, "troll", "orc").foes
    seen = run(choose_target(strong, one(strong, "warrior"), both), answers=["attack:orc-2"])
    note = option(seen.asked[0], "attack:orc-2").note
    assert note is not None
    assert note.args == {"hit": 83, "kill": 69}, "with one more on both dice 5 in 6 hit, and 5 in 6 of those kill"
    assert blows(world) == ["warrior", "thief", "troll", "orc"]
    assert [(foe.kind, foe.life) for foe in foes.foes] == [("troll", 12), ("orc", 2)]


@pytest.mark.rule("chateau.flee.choice")
def test_the_chance_of_a_first_hit_counts_each_against_whom_he_hits_best() -> None:
    world = party(warrior=8, thief=6)
    assert first_blood(world, fight(world, "troll", "zombie"), everybody(world)) == pytest.approx(1 - (2 / 6) ** 2)
    both = fight(world, "werewolf", "ash-lord")
    assert can_wound(world, both, everybody(world)), "one of the two can be hit with plain swords"
    assert first_blood(world, both, everybody(world)) == pytest.approx(1 - (5 / 6) ** 2)
    carry(world, one(world, "warrior"), "dagger-plus-1")
    ghost = fight(world, "ghost")
    assert first_blood(world, ghost, everybody(world)) == pytest.approx(2 / 6), "the thief does not count"


@pytest.mark.rule("chateau.special.no-magic-must-flee")
def test_one_magic_weapon_or_one_spell_is_enough_to_fight() -> None:
    world = party(warrior=8, thief=6, magician=3)
    asked = first_ask(fight_or_flee(world, fight(world, "ghost")))
    assert keys(asked) == ["fight", "flee", "scatter"], "the magician has his spells"
    assert option(asked, "fight").note == Say("note-by-spell")
    caught = first_ask(fight_or_flee(world, fight(world, "ghost", caught=True)))
    assert keys(caught) == ["fight", "flee", "scatter"], "and yet nobody has to trust in them, not even once caught"
    assert caught.rule == "chateau.special.no-magic-must-flee"
    one(world, "magician").spell_from = 9
    asked = first_ask(fight_or_flee(world, fight(world, "mummy")))
    assert keys(asked) == ["flee", "scatter"]
    assert asked.rule == "chateau.special.no-magic-must-flee"
    assert "None of your weapons can hurt" in texts("en", "chateau").say(asked.text)
    carry(world, one(world, "thief"), "dagger-plus-1")
    assert can_wound(world, fight(world, "werewolf"), everybody(world))


@pytest.mark.rule("chateau.combat.second-pair-free")
def test_who_strikes_next_is_asked_only_where_somebody_can_do_something() -> None:
    world = party(warrior=8, thief=6, cleric=5, magician=3)
    against = fight(world, "ghost")
    asked = first_ask(second_pair(world, against, ["cleric", "magician"]))
    notes = {option.key: option.note for option in asked.options}
    assert notes["pair:cleric:magician"] == Say("note-by-spell")
    assert notes["pair:warrior:cleric"] == Say("note-unarmed")
    one(world, "magician").spell_from = 9
    assert run(second_pair(world, against, ["cleric", "magician"])).result == ["cleric", "magician"]


@pytest.mark.rule("chateau.phial.flying")
def test_who_can_fly_is_asked_before_each_round_and_the_last_to_leave_ends_the_fight() -> None:
    world = party("C09", warrior=8, thief=6)
    one(world, "thief").at = "C04"
    one(world, "warrior").flying_until = 9
    foes = fight(world, "troll").foes
    run(battle(world, ["warrior"], foes, []), [1, 1], ["stay", "fight", "stay", "fly:C15"])
    assert [event.round for event in told(world, RoundBegan)] == [2]
    assert world.clock == 2, "nobody is called to a fight without fighters, and no time passes"
    assert world.bowl.counts["troll"] == 5


def test_when_nobody_is_left_the_monsters_go_back() -> None:
    world = party(magician=1)
    one(world, "magician").spell_from = 99
    foes = fight(world, "vampire").foes
    won = run(battle(world, everybody(world), foes, ["ring"]), [3, 1], ["fight"])
    assert won.result == []
    assert world.bowl.counts["vampire"] == 1
    assert world.bowl.counts["ring"] == 3, "2, and the one that the test did not take out"
    assert world.fight is None
    assert not told(world, RoundBegan), "no new round without anybody to fight it"


@pytest.mark.rule("chateau.combat.several-monsters")
def test_two_of_a_kind_are_told_apart() -> None:
    world = party(warrior=8)
    foes = fight(world, "orc", "troll", "orc").foes
    assert [foe.number for foe in foes] == [1, 0, 2]
    run(strike_together(world, fight(world, "orc", "orc"), ["warrior"]), [3, 6], ["attack:orc-2"])
    assert [event.foe for event in told(world, FoeDied)] == [numbered("orc", 2)]


@pytest.mark.rule("chateau.combat.joining", "chateau.flee.caught")
def test_help_is_asked_for_again_where_a_flight_ends() -> None:
    world = party("C09")
    one(world, "thief").at = "C01"
    foes = fight(world, "ghoul")
    foes.party, foes.joined = ["warrior"], True
    run(flee(world, foes), [1], ["run:C04"])
    seen = run(help_from_nearby(world, foes), answers=["join", "stay", "stay"])
    assert [ask.rule for ask in seen.asked] == ["chateau.combat.joining"] * 3
    assert foes.party == ["warrior", "thief"]


@pytest.mark.parametrize(("foes", "told"), [(("orc", "orc"), False), (("skeleton", "ghoul"), True)])
def test_whom_the_first_blows_may_hit_is_said_only_where_some_are_hit_more_easily(
    foes: tuple[str, str], told: bool
) -> None:
    world = party()
    note = option(first_ask(fight_or_flee(world, fight(world, *foes))), "fight").note
    assert note is not None
    assert ("le plus facile" in texts("fr", "chateau").say(note)) is told
