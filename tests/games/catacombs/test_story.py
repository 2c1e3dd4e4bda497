"""The story: one line for each deed, in the order in which things happen, and nothing that did not."""

from __future__ import annotations

import math
from functools import partial

from tests.games.catacombs.arena import arena, at, drive, hero_acts, none, put, told, towards

from souterrain.core.say import Say
from souterrain.core.text import texts
from souterrain.games.catacombs.attack import after_flick
from souterrain.games.catacombs.catalogue import Attack
from souterrain.games.catacombs.damage import Strike
from souterrain.games.catacombs.events.actions import Healed
from souterrain.games.catacombs.events.flicks import Damaged, HeroDied, Slain, Slipped, TouchedNobody
from souterrain.games.catacombs.events.rooms import ReserveShort, RoomEntered
from souterrain.games.catacombs.events.spoils import Bought, Camped, GameWon, Raised, WentOn
from souterrain.games.catacombs.flight import Flight, Touch
from souterrain.games.catacombs.healer import visit_healer
from souterrain.games.catacombs.merchant import visit_merchant
from souterrain.games.catacombs.physics import Motion
from souterrain.games.catacombs.words import hero_say
from souterrain.games.catacombs.world import World


def english(world: World) -> list[str]:
    """All that was told, in words."""
    words = texts("en", "catacombs")
    return [words.say(event.say()) for event, _ in world.told if not event.dull]


def flies(world: World, by: str, *touches: Touch, attack: str = "punch", off: tuple[str, ...] = ()) -> None:
    """A flick that touches these, one after the other, and takes some over the edge."""
    flight = Flight(by, list(touches), {}, list(off), [], Motion([], [], [], [], [], 0.0))
    strike = Strike(world.pieces[by], Attack(attack))  # type: ignore[arg-type]
    world.told.clear()
    drive(after_flick(world, strike, flight))


def test_all_that_one_flick_kills_is_one_line_in_the_order_of_its_way() -> None:
    world = arena()
    for id in ("zombie-1", "zombie-2", "skeleton-warrior-1", "orc-1"):
        put(world, id, 300, 100)
    flies(world, "elf", *(Touch(n, id, False) for n, id in enumerate(("skeleton-warrior-1", "zombie-2", "zombie-1"))))
    assert english(world) == ["The Elf kills Skeleton Warrior 1, Zombie 2 and Zombie 1."]
    assert world.heroes["elf"].kills == ["skeleton-warrior", "zombie", "zombie"]
    words = texts("en", "catacombs")
    recalled = words.say(told(world, Slain)[0].recalled())
    assert recalled == "The Elf kills the Skeleton Warrior and two Zombies.", "numbers mean nothing years later"


def test_a_hero_who_falls_to_a_blow_is_told_once() -> None:
    world = arena()
    put(world, "orc-1", 300, 100)
    put(world, "thief", 100, 100, health=1)
    flies(world, "orc-1", Touch(0.1, "thief", False), off=("thief", "orc-1"))
    assert english(world) == ["Orc 1 kills the Thief."]
    assert texts("en", "catacombs").say(told(world, HeroDied)[0].recalled()) == "The Orc kills the Thief."
    flies(world, "orc-1", Touch(0.1, "elf", False), off=("elf", "orc-1"))
    recalled = texts("en", "catacombs").say(told(world, Damaged)[0].recalled())
    assert recalled == "The Orc hits the Elf: 1 damage, 7 health left."


def test_whoever_burns_does_so_after_the_flick_that_pushed_him() -> None:
    world = arena()
    put(world, "orc-1", 300, 100)
    put(world, "fire-spirit-1", 200, 100).wall = True
    flies(world, "orc-1", Touch(0.1, "thief", True), off=("thief",))
    assert english(world) == [
        "Orc 1 misses with a punch and knocks the Thief to the edge.",
        "The Thief is burned by a Fire Wall: 1 damage, 9 health left.",
    ]


def test_a_punch_misses_nobody_where_nobody_is_left() -> None:
    world = arena()
    hero_acts(world, "punch:thief", towards(world, "thief", 0.0, 0.2))
    assert told(world, Slipped) == [Slipped("thief")]
    assert not told(world, TouchedNobody)


def test_a_flick_that_is_left_out_is_told() -> None:
    world = arena()
    put(world, "orc-1", 300, 100)
    hero_acts(world, "punch:elf", none(world, "elf"))
    hero_acts(world, "rage:barbarian", none(world, "barbarian"))
    assert english(world) == [
        "The Elf holds back.",
        "The Barbarian flies into a rage!",
        "The Barbarian holds back.",
        "The Barbarian, exhausted, is incapacitated.",
    ]


def test_a_move_beside_a_punch_is_told_where_it_is_all_that_was_done_or_pushes_somebody() -> None:
    for flicks, lines in (
        (("punch", "move"), ["The Thief hits Orc 1: 1 damage, 1 health left."]),
        (("", "move"), ["The Thief moves."]),
        (("punch", ""), ["The Thief hits Orc 1: 1 damage, 1 health left."]),
        (("", ""), ["The Thief holds back."]),
    ):
        world = arena()
        put(world, "thief", 100, 100)
        put(world, "orc-1", 160, 100)
        aims = {"punch": 0.0, "move": math.pi}
        answers = [
            partial(towards, world, "thief", aims[flick], 0.3) if flick else partial(none, world, "thief")
            for flick in flicks
        ]
        hero_acts(world, "punch-then-slip:thief", *answers)
        assert english(world) == lines
    assert Slipped("thief", later=True).dull
    assert not Slipped("thief", all=("elf",), later=True).dull


def test_what_one_flick_does_to_several_is_told_as_one_blow() -> None:
    world = arena()
    for id in ("orc-1", "orc-2", "zombie-1"):
        put(world, id, 300, 100)
    flies(world, "elf", *(Touch(n, id, False) for n, id in enumerate(("orc-1", "zombie-1", "orc-2"))))
    assert english(world) == [
        "The Elf hits Orc 1: 1 damage, 1 health left.",
        "With the same blow, the Elf hits Orc 2: 1 damage, 1 health left.",
        "With the same blow, the Elf kills Zombie 1.",
    ]
    flies(world, "orc-2", Touch(0.1, "thief", False))
    assert english(world) == ["Orc 2 hits the Thief: 1 damage, 9 health left."], "another flick"


def test_the_end_that_a_mortal_blow_brings_comes_after_the_answer() -> None:
    world = arena()
    put(world, "minotaur-1", 440, 100, health=1)
    put(world, "orc-1", 300, 200)
    put(world, "thief", 400, 100)
    hero_acts(world, "punch:thief", at(world, "thief", "minotaur-1", 0.9), lambda: none(world, "minotaur-1"))
    assert english(world) == [
        "The Thief deals Minotaur 1 a mortal blow; it may still strike back.",
        "Minotaur 1 holds back.",
        "Minotaur 1 falls, killed by the Thief.",
    ]


def test_where_whoever_strikes_the_decoy_ends_up_the_board_shows() -> None:
    world = arena()
    put(world, "sorcerer", 300, 100)
    put(world, "decoy", 200, 100)
    flies(world, "thief", Touch(0.1, "decoy", False), off=("thief",))
    assert english(world) == ["The Thief hits the decoy, and it vanishes."]


def test_where_gold_does_not_reach_the_heroes_go_on() -> None:
    world = arena()
    drive(visit_healer(world))
    assert told(world, WentOn) == [WentOn(poor=False)]
    world.heroes["elf"].health = 1
    drive(visit_healer(world))
    assert told(world, WentOn)[1].poor
    visited = drive(visit_merchant(world), dice=["1"] * (len(world.equipment) - 1))
    assert not visited.asked
    assert [event.poor for event in told(world, WentOn)] == [False, True, True]


def test_what_others_gave_is_told_with_what_it_bought() -> None:
    english, french = texts("en", "catacombs"), texts("fr", "catacombs")
    bought = Bought("thief", "poisoned-knife", 300, all=("elf", "barbarian"), gave=(100, 200)).say()
    assert (
        english.say(bought)
        == "The Thief buys a Poisoned Knife for 300 gold (100 from the Elf and 200 from the Barbarian)."
    )
    assert french.say(bought).endswith("pour 300 pièces d’or (100 de l’Elfe et 200 du Barbare).")
    bought = Bought("thief", "poisoned-knife", 300, all=("elf",), gave=(300,)).say()
    assert english.say(bought) == "The Thief buys a Poisoned Knife for 300 gold paid by the Elf."
    healed = Healed("wizard", 1, 6, 300, all=("elf",), gave=(200,)).say()
    assert (
        english.say(healed)
        == "For 300 gold (200 from the Elf) the Healer gives 1 health back to the Wizard, who now has 6."
    )
    raised = Raised("thief", 5, gold=1000).say()
    assert (
        french.say(raised) == "Pour 1\u202f000 pièces d’or, le Guérisseur rend la vie au Voleur, avec 5 points de vie."
    )
    camped = Camped(2, all=("elf", "thief"), left=(8, 7)).say()
    assert (
        english.say(camped)
        == "The Heroes make camp (space 2 of the tracker). Health now: 8 for the Elf and 7 for the Thief."
    )


def test_rooms_that_are_known_calls_that_nobody_answers_and_the_end_have_their_words() -> None:
    english, french = texts("en", "catacombs"), texts("fr", "catacombs")
    assert english.say(RoomEntered("l0-01", again=True).say()) == "The Heroes come back to the room “Dusty Guardroom”."
    called = ReserveShort("ghoul", 1, called=True).say()
    assert english.say(called) == "The reserve is empty: no Ghoul answers the call."
    assert french.say(called) == "La réserve est vide\u00a0: aucune Goule ne répond à l’appel."
    won = GameWon("heroes", "catacombs.victory.heroes-win-when-lord-dies").say()
    assert english.say(won) == "The Lord of the catacombs is dead. The Heroes have won."


def test_a_hero_is_told_with_the_numbers_of_his_board() -> None:
    english, french = texts("en", "catacombs"), texts("fr", "catacombs")
    assert english.say(hero_say("elf", "role")) == "Bow, twice per room"
    assert french.say(hero_say("elf", "role")) == "Arc, deux fois par salle"
    assert english.say(hero_say("wizard", "role")) == "Twelve spells, each once"
    assert french.say(hero_say("thief", "text")).startswith("10 points de vie. ")
    waxed = Say(hero_say("elf", "text").id, **{**hero_say("elf", "text").args, "uses": 3, "health": 9})
    assert english.say(waxed).startswith("9 health. Bow: a missile, three times per room."), "house rules are told too"
