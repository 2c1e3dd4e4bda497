"""Scripted heroes: they fight side by side and with what can wound, and nobody does and undoes the same thing."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import souterrain
from souterrain.bots import make, play
from souterrain.bots.regne.reasons import Because
from souterrain.bots.regne.scripted import ASKED, act
from souterrain.bots.regne.walking import towards
from souterrain.core.ask import Ask, Option
from souterrain.core.say import Say
from souterrain.core.seat import Explains
from souterrain.crawl.squares import Square, key, king_moves, square
from souterrain.games.regne.ground import ground
from souterrain.games.regne.world import Door, Figure, Regne

from .stage import carry, foe, hero, looked_at, vault

WHIMS = ("ask-breath", "ask-climb")
"""Questions to which one answer is as good as another."""


def thought(world: Regne, who: Figure) -> Option:
    """What a bot would do now."""
    done = Option("done", Say("choice-done"))
    return act(world, who, Ask("p1", Say("ask-act"), (*looked_at(world, who).values(), done), "")).option


def test_whoever_is_better_with_a_bow_keeps_it_in_hand_however_good_his_blade_is() -> None:
    world = vault()
    maud = hero(world, "maud", (3, 3))
    carry(world, maud, "blade-of-fury")
    assert thought(world, maud).verb != "equip"
    bow, blade = maud.items[0], maud.items[-1]
    bow.worn, blade.worn = False, True
    assert thought(world, maud).on == (bow.id, blade.id)


def test_a_potion_is_carried_to_those_alone_who_would_get_up_with_it() -> None:
    world = vault()
    svein, hadrun = hero(world, "svein", (1, 1)), hero(world, "hadrun", (7, 7))
    svein.life = -3
    assert thought(world, hadrun).verb in ("go", "run")
    svein.life = -9
    assert thought(world, hadrun).verb not in ("go", "run")


def test_nobody_runs_over_a_hanging_bridge() -> None:
    world = vault(".....", "~~=~~", ".....")
    svein = hero(world, "svein", (2, 0), points=1)
    ask = Ask("p1", Say("ask-act"), tuple(looked_at(world, svein).values()), "")
    step = towards(world, svein, ask, ground(world), [(2, 2)])
    assert step is not None
    assert step.key == "go:2,1"


def test_a_turn_is_played_again_only_by_one_whom_it_has_brought_to_the_ground() -> None:
    world = vault()
    svein = hero(world, "svein", (1, 1))
    options = Option("replay", Say("choice-replay")), Option("keep", Say("choice-keep-turn"))
    ask = Ask("p1", Say("ask-replay"), options, "")
    assert ASKED["ask-replay"](world, svein, ask).option.verb == "keep"
    svein.life = 0
    assert ASKED["ask-replay"](world, svein, ask).option.verb == "replay"


def test_an_adversary_behind_a_wall_is_no_reason_to_put_the_bow_away() -> None:
    world = vault(".#", "#.")
    maud = hero(world, "maud", (0, 0))
    carry(world, maud, "blade-of-fury")
    foe(world, "rat", (1, 1))
    assert thought(world, maud).verb != "equip"


WALLED = ("..#......", "..#......", "..#......", ".........")


def test_whoever_sees_nobody_comes_to_the_side_of_one_who_fights() -> None:
    world = vault(*WALLED)
    hero(world, "hadrun", (0, 0))
    svein = hero(world, "svein", (4, 0))
    foe(world, "revenant", (8, 0))
    verb, at = thought(world, world.figures["hadrun"]).key.split(":")
    assert (verb, king_moves(square(at), svein.at)) == ("run", 1)


def test_those_who_cannot_run_are_let_come_and_others_are_met() -> None:
    world = vault()
    hero(world, "svein", (0, 4))
    foe(world, "revenant", (8, 4))
    assert thought(world, world.figures["svein"]).key == "done"
    world.round = 4
    assert thought(world, world.figures["svein"]).key.startswith(("go:", "run:"))
    world.round = 1
    friend = hero(world, "hadrun", (8, 3))
    assert thought(world, world.figures["svein"]).key.startswith(("go:", "run:")), "nobody stands by"
    del world.figures[friend.id]
    foe(world, "rat", (8, 5))
    assert thought(world, world.figures["svein"]).key.startswith(("go:", "run:"))


def test_nobody_closes_in_on_one_whom_he_cannot_wound_and_the_caster_aims_at_him() -> None:
    world = vault()
    hero(world, "svein", (4, 4))
    hero(world, "ombeline", (4, 1))
    wraith = foe(world, "wraith", (5, 4))
    foe(world, "rat", (4, 8))
    assert thought(world, world.figures["svein"]).key in {"go:3,7", "go:4,7", "go:5,7"}
    assert thought(world, world.figures["ombeline"]).key == f"cast:cinder-dart:{wraith.id}"


def test_whoever_has_nothing_better_to_do_gets_away_from_one_at_his_side() -> None:
    world = vault("." * 9)
    svein = hero(world, "svein", (4, 0))
    svein.points = 3
    foe(world, "wraith", (5, 0))
    world.searched = {key((x, 0)): 1 for x in range(9)}
    verb, at = thought(world, world.figures["svein"]).key.split(":")
    assert (verb, at) == ("run", "0,0")


def test_nobody_goes_to_and_fro_in_a_turn() -> None:
    session = souterrain.new(
        "regne", seed="lecture-7", setup={"players": 2, "heroes": 4, "quest": "breach", "master": "seat"}
    )
    hands = {seat: make("regne", "scripted", 7 + n) for n, seat in enumerate(session.seats)}
    stood: dict[tuple[int, str], list[Square]] = {}
    while session.ask is not None and session.decisions < 160:
        who = session.world.figures.get(session.world.acting)
        if who is not None and session.ask.text.id == "ask-act":
            ways = stood.setdefault((session.world.round, who.id), [who.at])
            ways += [who.at] * (ways[-1] != who.at)
        play(session, hands, most=1)
    assert stood
    assert all(len(way) == len(set(way)) for way in stood.values())


def test_advice_has_its_reason_in_words() -> None:
    """Whatever a hero's bot thinks of by itself it can explain, in both languages, and a whim has no reason."""
    for lang in ("en", "fr"):
        words = souterrain.new("regne").texts(lang)
        said = {words.say(Say(f"why-{reason}")) for reason in get_args(Because)}
        assert not any("why-" in sentence for sentence in said)
    session = souterrain.new("regne", seed="reasons", setup={"heroes": 4, "quest": "rats"})
    given = Counter[str]()
    while session.ask is not None and session.decisions < 400:
        bot, chair = make("regne", "scripted"), session.chair()
        answer = chair.decided_by(bot)
        assert isinstance(bot, Explains)
        reason = chair.explained_by(bot, answer)
        assert (reason is None) == (session.ask.text.id in WHIMS)
        given[reason.text.id if reason else ""] += 1
        other = next((each.key for each in session.ask.options if each.key != answer), None)  # type: ignore[union-attr]
        assert other is None or chair.explained_by(bot, other) is None
        session.answer(answer)
    assert {"why-strike", "why-seek", "why-loot", "why-nearest"} <= given.keys()


def test_nobody_tries_his_hand_at_a_theft_that_hardly_ever_succeeds() -> None:
    world = vault()
    svein, spider = hero(world, "svein", (3, 3)), foe(world, "spider", (4, 3))
    carry(world, spider, "sun-orb")
    spider.life -= 1
    theft = next(option for option in looked_at(world, svein).values() if option.verb == "steal" and len(option.on) > 1)
    assert theft.note is not None
    assert theft.note.args["chance"] == 3
    assert thought(world, svein).verb != "steal"


def test_against_poison_one_drinks_what_drives_it_out_and_nothing_else() -> None:
    world = vault()
    pernel, svein = hero(world, "pernel", (3, 3)), hero(world, "svein", (4, 3))
    svein.poisoned, svein.life = True, svein.top - 1
    assert {item.kind for item in pernel.items} >= {"potion-of-care", "antidote"}
    drunk = thought(world, pernel)
    assert drunk.verb == "drink"
    assert drunk.on == (next(item.id for item in pernel.items if item.kind == "antidote"), "svein")
    pernel.items = [item for item in pernel.items if item.kind != "antidote"]
    assert thought(world, pernel).verb != "drink"


def test_whoever_stands_before_a_door_opens_it_however_frail() -> None:
    world = vault("#.#", "...")
    ombeline = hero(world, "ombeline", (1, 0))
    hero(world, "svein", (1, 1))
    world.doors["out"] = Door("out", (1, -1), "z1", "standard", "shut", 10, "n")
    assert thought(world, ombeline).key == "open:out"
    ombeline.at = (0, 1)
    assert thought(world, ombeline).verb == "done", "but waits for the others to go there"


def test_a_dweller_who_sees_nobody_is_advised_for_his_own_reason() -> None:
    world = vault(*WALLED)
    hero(world, "hadrun", (0, 0))
    spider = foe(world, "spider", (8, 0))
    done = Option("done", Say("choice-done"))
    choice = act(world, spider, Ask("gm", Say("ask-act"), (*looked_at(world, spider).values(), done), ""))
    assert choice.why == "prowl"
