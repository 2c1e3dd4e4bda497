"""IV.11 Morale and flight."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Ask
from souterrain.games.seul.aftermath import conclude, victory
from souterrain.games.seul.battle import end_of_round, exchange
from souterrain.games.seul.catalogue import BOOK
from souterrain.games.seul.choices import act, deeds
from souterrain.games.seul.equipment import make
from souterrain.games.seul.events.combat import BrokeAway
from souterrain.games.seul.flight import abandon, chase, escaped, flee, throw_treasure
from souterrain.games.seul.morale import morale_test, shaken
from souterrain.games.seul.places import place_at
from souterrain.games.seul.resolution import appraise
from souterrain.games.seul.world import Light
from tests.games.seul.stage import arm, below, group, meeting, named
from tests.play import run


@pytest.mark.rule("seul.morale.formula", "seul.morale.trigger-first-death", "seul.danger.in-morale")
@pytest.mark.parametrize(("face", "broken"), [(1, True), (10, False)])
def test_two_hit_dice_are_left_after_the_first_death(face: int, broken: bool) -> None:
    world = below()
    world.danger = 1
    met = meeting(world, group("orc", hp=(4, 4)))
    met.group.foes[0].state = "dead"
    assert run(shaken(world), dice=[face, 2] if broken else [face]).result is broken


@pytest.mark.rule("seul.morale.trigger-half-dv")
def test_half_of_the_strength_gone_shakes_them() -> None:
    world = below()
    met = meeting(world, group("orc", hp=(4, 4, 4, 4)))
    met.triggers = ["first-death"]
    met.group.foes[0].state = "dead"
    assert run(shaken(world)).rolled == []
    met.group.foes[1].state = "dead"
    assert [roll.rule for roll, _ in run(shaken(world), dice=[10]).rolled] == ["seul.morale.formula"]


@pytest.mark.rule("seul.morale.trigger-magic-or-consecrated")
def test_magic_shakes_them_once() -> None:
    world = below(resources=2, gifts=["magic"])
    meeting(world, group("orc"))
    seen = run(act(world), dice=[20, 10, 10], answers=["cast:shield"])
    assert [roll.rule for roll, _ in seen.rolled] == [
        "seul.magic.cost-then-test",
        "seul.magic.backlash",
        "seul.morale.formula",
    ]
    assert run(shaken(world, "magic")).rolled == []


@pytest.mark.rule("seul.morale.trigger-leader-gone", "seul.morale.each-trigger-once")
def test_a_leader_who_is_the_first_to_die_costs_one_roll() -> None:
    world = below()
    met = meeting(world, group("goblin-patroller", hp=(5, 5, 5), leader=True))
    met.group.foes[0].state = "dead"
    assert len(run(shaken(world), dice=[3, 1]).rolled) == 2
    assert set(met.triggers) == {"first-death", "half-dv", "leader"}
    assert run(shaken(world)).rolled == []


@pytest.mark.rule("seul.morale.cowards-and-brave")
@pytest.mark.parametrize(
    ("kind", "face", "broken"), [("kobold", 10, True), ("cult-acolyte", 2, False), ("cult-acolyte", 3, True)]
)
def test_cowards_break_sooner_and_the_brave_later(kind: str, face: int, broken: bool) -> None:
    world = below()
    meeting(world, group(kind, hp=(3,)))
    assert run(morale_test(world), dice=[face, 1] if broken else [face]).result is broken


@pytest.mark.rule("seul.morale.some-never-flee")
def test_the_undead_do_not_test() -> None:
    world = below()
    met = meeting(world, group("skeleton", hp=(3, 3)))
    met.group.foes[0].state = "dead"
    assert run(shaken(world)).rolled == []


@pytest.mark.rule("seul.morale.counts-as-victory", "seul.danger.gain-win-combat", "seul.combat.after-danger")
@pytest.mark.parametrize(("odd", "state"), [(2, "yielded"), (1, "fled")])
def test_broken_enemies_flee_or_surrender_and_the_fight_is_won(odd: int, state: str) -> None:
    world = below()
    arm(world.hero, "melee-weapon")
    met = meeting(world, group("orc", hp=(3, 3)))
    seen = run(exchange(world, [(1, -1)]), dice=[20, 5, 9, odd], answers=["attack:0"])
    assert (seen.result, met.group.foes[1].state) == ("won", state)
    run(victory(world), dice=[4, 3, 1], answers=["kill"])
    assert world.danger == 1


@pytest.mark.rule("seul.char.domain-weapon-master")
def test_a_weapon_master_rolls_their_morale_again() -> None:
    world = below(domains=["weapon-master"])
    meeting(world, group("orc", hp=(9, 9)))
    assert run(morale_test(world), dice=[1, 4, 1]).result
    assert appraise(world, "attack", difficulty=12).again
    meeting(world, group("orc", hp=(9, 9)))
    assert not run(morale_test(world), dice=[1, 10]).result, "a 10 is read as nought, the second time too"


@pytest.mark.rule("seul.flight.instead-of-attack", "seul.flight.break-away-success", "seul.flight.pursuit-success")
@pytest.mark.rule("seul.flight.two-in-a-row", "seul.flight.end")
def test_two_passed_tests_shake_them_off() -> None:
    world = below(at=(7, 1))
    met = meeting(world, group("orc"))
    assert "flee" in named(deeds(world, met))
    seen = run(flee(world), dice=[20, 1, 20])
    assert (seen.result, world.hero.hp, world.now) == ("fled", 8, 2)
    assert world.at % 8 < 4


@pytest.mark.rule("seul.flight.break-away-failure-takes-a-blow", "seul.agility.flight-failure-see-combat")
def test_a_failed_break_away_costs_a_blow_without_a_roll_to_hit() -> None:
    world = below()
    meeting(world, group("orc"))
    seen = run(flee(world), dice=[2, 5, 9])
    assert (seen.result, world.hero.hp) == ("fled", 3)
    (away,) = [event for event, _ in world.told if isinstance(event, BrokeAway)]
    assert (away.unharmed, away.lost, away.hp) == (False, 5, 3)
    world = below(hp=2)
    meeting(world, group("orc"))
    assert run(flee(world), dice=[2, 5]).result == "down"


@pytest.mark.rule("seul.flight.danger-drops", "seul.combat.after-danger", "seul.danger.loss-defeat")
def test_fleeing_lowers_danger_once() -> None:
    world = below()
    world.danger = 5
    meeting(world, group("orc"), fighting=True)
    run(flee(world), dice=[20, 9])
    run(conclude(world, "fled"))
    assert (world.danger, world.hero.px) == (4, 200)


@pytest.mark.rule("seul.flight.abandon-check")
@pytest.mark.parametrize(("face", "gives_up"), [(2, True), (1, False)])
def test_the_ogre_gives_up_or_comes_after_him(face: int, gives_up: bool) -> None:
    world = below()
    world.danger = 2
    meeting(world, group("ogre"))
    assert run(abandon(world), dice=[face]).result is gives_up


@pytest.mark.rule("seul.flight.drop-treasure-bonus")
def test_treasure_thrown_behind_tempts_them() -> None:
    world = below(pack=[make("medium-valuable", value=100)])
    meeting(world, group("ogre"))
    assert run(abandon(world), dice=[10], answers=["drop:thing:0"]).result
    assert world.hero.pack == []
    dark = below(lit=False)
    meeting(dark, group("orc"))
    assert not run(abandon(dark), dice=[5]).result
    assert run(abandon(dark), dice=[6]).result


@pytest.mark.rule("seul.flight.pursuit-failure-second-test", "seul.flight.two-in-a-row")
def test_two_failures_and_he_is_caught() -> None:
    world = below()
    met = meeting(world, group("ogre"), distance=3)
    assert run(chase(world), dice=[1, 2, 2]).result == "caught"
    assert met.distance == 1
    assert run(chase(world), dice=[1, 2, 20, 1, 20]).result == "fled"


@pytest.mark.rule("seul.flight.instead-of-attack")
def test_the_surprised_can_neither_strike_nor_pursue() -> None:
    world = below()
    meeting(world, group("orc"), foes_surprised=True, round=1)
    assert run(flee(world), dice=[2]).result == "fled"
    assert world.hero.hp == 8


@pytest.mark.rule("seul.light.lantern-burning-victim", "seul.morale.trigger-first-death")
def test_whoever_sees_a_friend_burn_may_break() -> None:
    world = below()
    met = meeting(world, group("orc", hp=(1, 9)))
    met.group.foes[0].burning = True
    assert run(end_of_round(world), dice=[2, 4, 9, 1]).result == "won"
    assert met.group.foes[1].state == "fled"


@pytest.mark.rule("seul.social.stake-before-roll", "seul.morale.trigger-leader-gone")
def test_whose_courage_is_beyond_doubt_tests_only_when_the_leader_falls() -> None:
    world = below()
    met = meeting(world, group("goblin-patroller", hp=(5, 5, 5), leader=True), no_morale=True)
    met.group.foes[2].state = "dead"
    assert run(shaken(world)).rolled == []
    met.group.foes[0].state = "dead"
    assert len(run(shaken(world), dice=[1, 1]).rolled) == 2


@pytest.mark.rule("seul.morale.cowards-and-brave", "seul.char.domain-weapon-master")
def test_the_second_look_of_a_weapon_master_counts_their_cowardice_too() -> None:
    world = below(domains=["weapon-master"])
    coward = next(creature for creature in BOOK.creatures.values() if creature.morale > 1 and creature.dv == 1)
    meeting(world, group(coward.id, hp=(4,) * 4))
    face = 4 - coward.morale
    assert run(morale_test(world), dice=[face - 1, face, 1]).result


@pytest.mark.rule("seul.flight.drop-treasure-bonus")
def test_what_a_thing_is_worth_to_them_is_told_and_it_may_be_kept() -> None:
    world = below(pack=[make("large-valuable", value=100)])
    met = meeting(world, group("goblin"))
    seen = run(throw_treasure(world), answers=["keep"])
    asked = seen.asked[0]
    assert isinstance(asked, Ask)
    note = asked.options[1].note
    assert note is not None
    assert (note.args["n"], seen.result) == (BOOK.creatures[met.group.creature].likes * 4, 0)


@pytest.mark.rule("seul.flight.break-away-success")
def test_he_stops_running_at_the_first_haven_far_enough_away() -> None:
    world = below("\n######################\n#<...'......'........#\n######################\n", at=(1, 1))
    for number in (1, 2):
        place_at(world.here, number).entered = True
    meeting(world, group("goblin"))
    assert escaped(world) == "fled"
    assert world.at == 8, "eight squares from where he stood"


@pytest.mark.rule("seul.flight.break-away-success")
@pytest.mark.parametrize(("lies", "kept"), [(0, False), (8, True), (-1, True)])
def test_a_torch_on_the_ground_stays_behind_whoever_runs(lies: int, kept: bool) -> None:
    world = below("\n######################\n#<...'......'........#\n######################\n", at=(1, 1))
    world.hero.light = Light("torch", 10, at=lies)
    meeting(world, group("goblin"))
    escaped(world)
    assert (world.at, world.hero.light is not None) == (8, kept)


@pytest.mark.rule("seul.social.stake-before-roll")
def test_only_those_who_have_just_held_are_called_on_to_surrender() -> None:
    for held, no_morale, called in ((True, False, True), (False, False, False), (True, True, False)):
        world = below()
        met = meeting(world, group("bandit"), held=held, no_morale=no_morale)
        assert ("surrender" in named(deeds(world, met))) is called
