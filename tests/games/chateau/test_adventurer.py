"""The scripted adventurer: what he makes of some situations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import souterrain
from souterrain import bots
from souterrain.bots.chateau.adventurer import Scripted
from souterrain.core.ask import Ask
from souterrain.core.roll import Roll, Rules
from souterrain.core.seat import SeatView
from souterrain.games.chateau.combat import fight_or_flee, second_pair
from souterrain.games.chateau.ending import at_home
from souterrain.games.chateau.party import act, council
from souterrain.games.chateau.spells import cast
from souterrain.games.chateau.treasures import share
from souterrain.games.chateau.world import Chateau, carry

from .stage import CHAPEL, COURT, everybody, fight, one, party


def answer(world: Chateau, rules: Rules[Any], dice: Sequence[int] = ()) -> str:
    """What he answers to the first question of a rule."""
    wanted, left = next(rules), list(dice)
    while isinstance(wanted, Roll):
        wanted = rules.send(left.pop(0))
    assert isinstance(wanted, Ask)
    return str(Scripted().decide(SeatView(world, wanted)))


def test_he_fights_what_he_can_beat_and_flees_what_he_cannot() -> None:
    world = party()
    assert answer(world, fight_or_flee(world, fight(world, "goblin"))) == "fight"
    weak = party(warrior=3, thief=2)
    assert answer(weak, fight_or_flee(weak, fight(weak, "demon"))) == "flee"
    assert answer(weak, fight_or_flee(weak, fight(weak, "dragon"))) == "scatter", "it cannot be outrun"
    one(world, "magician").spell_from = 99
    assert answer(world, fight_or_flee(world, fight(world, "ghost"))) == "flee", "no magic weapon"


def test_he_puts_the_worst_to_sleep_and_strikes_with_the_best() -> None:
    world = party()
    assert answer(world, cast(world, fight(world, "goblin", "troll"), one(world, "magician"))) == "cast:sleep:troll-2"
    assert answer(world, second_pair(world, fight(world, "troll"), ["warrior", "thief"])) in (
        "pair:warrior:thief",
        "pair:warrior:cleric",
        "pair:thief:cleric",
    )


def test_he_drinks_when_wounded_and_keeps_the_sturdy_in_front() -> None:
    world = party(CHAPEL)
    world.entered = True
    one(world, "warrior").life = 4
    assert answer(world, act(world, everybody(world))) == f"drink:warrior:{CHAPEL}"
    world = party("V00", magician=3, cleric=6, warrior=8, thief=6)
    assert answer(world, act(world, everybody(world))) == "order"


def test_he_gives_a_weapon_that_may_be_cursed_to_somebody_who_can_be_mastered() -> None:
    world = party(COURT)
    assert answer(world, share(world, everybody(world), ["magic-weapon"]), [4]) == "give:magician"
    assert answer(world, share(world, everybody(world), ["gems"])) == "give:warrior"


def test_he_does_not_wander_off_when_another_leads() -> None:
    world = party("V00", players=2)
    assert answer(world, council(world, everybody(world), "p1")) == "done"
    carry(world, one(world, "thief"), "ring")
    assert answer(world, council(world, everybody(world), "p1")).startswith("wear:thief:")


def test_he_answers_whatever_others_have_led_to() -> None:
    for seed in range(60):
        game = souterrain.new("chateau", seed=f"led astray {seed}", setup={"players": 1 + seed % 7})
        chance, scripted = bots.make("chateau", "random", seed), bots.make("chateau", "scripted")
        while game.ask is not None and game.decisions < 300:
            game.ask.check(bots.step(game, scripted))
            game.answer(bots.step(game, chance))


def test_he_mostly_brings_his_party_home() -> None:
    home = 0
    for seed in range(40):
        game = souterrain.new("chateau", seed=f"home {seed}")
        bots.play(game, {"p1": bots.make("chateau", "scripted")}, most=2_000)
        assert game.outcome is not None
        home += sum(at_home(who) for who in game.world.characters.values())
    assert home > 2 * 40, "more than half of the characters"


def test_he_never_walks_in_circles() -> None:
    """From the gate through ten rooms and home is less than a hundred turns, even with a fight in each second of them,
    and no turn takes more than a handful of decisions."""
    for seed in range(40):
        game = souterrain.new("chateau", seed=f"circles {seed}", setup={"players": 1 + seed % 7})
        bots.play(game, {seat: bots.make("chateau", "scripted") for seat in game.seats}, most=700)
        assert game.outcome is not None, f"seed {seed}"
        assert game.world.turn <= 100, f"seed {seed}"


def why(world: Chateau, rules: Rules[Any]) -> tuple[str, object]:
    """The reason that he gives for his answer to the first question of a rule, and its number."""
    wanted = next(rules)
    assert isinstance(wanted, Ask)
    chair = SeatView(world, wanted)
    reason = chair.explained_by(Scripted(), Scripted().decide(chair))
    assert reason is not None
    return reason.text.id, next(iter(reason.text.args.values()), None)


def test_he_says_what_a_fight_may_cost_and_where_he_is_bound() -> None:
    world = party()
    told, cost = why(world, fight_or_flee(world, fight(world, "goblin")))
    assert told == "why-fight"
    assert isinstance(cost, int)
    assert 0 < cost < 30
    weak = party(warrior=3, thief=2)
    assert why(weak, fight_or_flee(weak, fight(weak, "demon"))) == ("why-hopeless", None)
    world = party()
    assert why(world, act(world, [*world.order]))[0] == "why-to-gate"


def test_where_no_weapon_harms_a_foe_he_does_not_speak_of_blows() -> None:
    world = party()
    assert why(world, second_pair(world, fight(world, "ghost"), ["warrior", "thief"])) == ("why-pair-spell", None)
