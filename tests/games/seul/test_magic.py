"""IV.7 Magic, and II.5 the gifts that work in a fight."""

from __future__ import annotations

import pytest

from souterrain.core.say import Say
from souterrain.games.seul.battle import exchange
from souterrain.games.seul.catalogue import BOOK
from souterrain.games.seul.choices import act, deeds
from souterrain.games.seul.combat import enemy_attack, initiative
from souterrain.games.seul.duties import encounter_test
from souterrain.games.seul.encounter import enemies_alert, slip_by
from souterrain.games.seul.equipment import defence, own_ca
from souterrain.games.seul.events.gifts import FireBolt
from souterrain.games.seul.flight import chase
from souterrain.games.seul.magic import backlash, can_cast, cast, heal, turn_undead
from souterrain.games.seul.morale import shaken
from souterrain.games.seul.world import ROUNDS
from tests.games.seul.stage import arm, below, do, group, meeting, named, offered
from tests.play import offered as options_of
from tests.play import run


@pytest.mark.rule("seul.magic.spell-light", "seul.light.light-spell", "seul.magic.spell-invisibility")
@pytest.mark.rule("seul.magic.spell-sanctuary", "seul.magic.spell-shield")
@pytest.mark.parametrize(
    ("spell", "rounds"),
    [("shield", 5), ("invisibility", 2 * ROUNDS), ("light", 6 * ROUNDS), ("sanctuary", 6 * ROUNDS)],
)
def test_how_long_a_spell_lasts(spell: str, rounds: int) -> None:
    world = below(gifts=["magic"], resources=1)
    world.now = 7
    run(cast(world, spell), dice=[20, 10])
    assert (world.hero.spells, world.hero.resources) == ({spell: 7 + rounds}, 0)


@pytest.mark.rule("seul.magic.cost-then-test", "seul.magic.armour-hampers", "seul.resource.due-for-magic")
def test_a_spell_costs_a_resource_and_armour_hampers_it() -> None:
    for armour, works in (("leather", True), ("plate", False)):
        world = below(gifts=["magic"], resources=1)
        arm(world.hero, armour)
        assert run(cast(world, "light"), dice=[11, 10]).result is works
        assert world.hero.resources == 0


@pytest.mark.rule("seul.magic.no-resource-no-magic", "seul.magic.needs-gift")
def test_magic_needs_the_gift_and_a_resource() -> None:
    assert can_cast(below(gifts=["magic"], resources=1))
    assert not can_cast(below(gifts=["magic"]))
    assert not can_cast(below(resources=1))
    keys = set(offered(below(gifts=["magic"], resources=1)))
    assert {f"cast:{spell}" for spell in BOOK.spells if spell != "fire-bolt"} <= keys


@pytest.mark.rule("seul.magic.cost-resource-gives-no-bonus")
def test_the_resource_that_pays_for_the_spell_helps_no_further() -> None:
    world = below(gifts=["magic"], resources=2)
    world.ask_effort = True
    seen = run(cast(world, "light"), dice=[8, 10], answers=["roll"])
    assert (seen.result, world.hero.resources) == (False, 1)
    assert run(cast(below(gifts=["magic"], resources=1), "light"), dice=[9, 10]).result


@pytest.mark.rule("seul.magic.backlash", "seul.fatigue.gain-after-magic", "seul.danger.gain-instead-of-magic-fatigue")
@pytest.mark.parametrize(
    ("face", "answers", "fatigue", "danger"),
    [(4, ["fatigue"], 4, 0), (4, ["danger"], 3, 1), (3, [], 3, 0), (10, [], 3, 0)],
)
def test_magic_tires_or_draws_attention(face: int, answers: list[str], fatigue: int, danger: int) -> None:
    world = below(fatigue=3)
    run(backlash(world), dice=[face], answers=answers)
    assert (world.hero.fatigue, world.danger) == (fatigue, danger)


@pytest.mark.rule("seul.magic.takes-one-round")
def test_a_spell_takes_all_of_the_rounds_actions() -> None:
    world = below(gifts=["magic"], resources=3, dv=5)
    meeting(world, group("acid-slime", hp=(20,)), round=1)
    assert len(run(initiative(world), dice=[1, 2, 3]).result) == 3
    seen = run(exchange(world, [(1, -1), (2, -1)]), dice=[20, 10], answers=["cast:shield"])
    assert seen.result == ""
    second = run(exchange(world, [(1, -1), (2, -1)]), answers=["wait", "wait"]).asked[1]
    assert not any(option.key.startswith("cast:") for option in second.options)  # type: ignore[union-attr]
    calm = below(gifts=["magic"], resources=1)
    run(do(calm, "cast:light"), dice=[20, 10])
    assert calm.now == 1


@pytest.mark.rule("seul.magic.spell-shield")
def test_shield_makes_harder_to_hit_and_nothing_harder_to_do() -> None:
    world = below(gifts=["magic"], resources=1)
    run(cast(world, "shield"), dice=[20, 10])
    assert (defence(world.hero, world.now), own_ca(world.hero)) == (13, 10)
    assert defence(world.hero, world.now + 5) == 10


@pytest.mark.rule("seul.magic.spell-invisibility")
def test_the_invisible_surprise_slip_by_and_flee_at_will() -> None:
    world, certain = below(), Say("note-chance", percent=100)
    world.hero.spells = {"invisibility": 2 * ROUNDS}
    met = meeting(world, group("orc"))
    foe = met.group.foes[0]
    assert next(option.note for option in options_of(deeds(world, met)) if option.verb == "flee") == certain
    assert not run(enemies_alert(world)).result
    assert run(slip_by(world), answers=["hide"]).result == "avoided"
    run(enemy_attack(world, foe), dice=[11])
    assert world.hero.hp == 8
    run(enemy_attack(world, foe), dice=[12, 1])
    assert world.hero.hp == 7
    assert run(chase(world), dice=[1]).result == "fled"


@pytest.mark.rule("seul.magic.spell-sanctuary")
def test_nobody_comes_to_a_sanctuary() -> None:
    world = below(gifts=["magic"], resources=1)
    run(cast(world, "sanctuary"), dice=[20, 10])
    assert not run(encounter_test(world)).result
    world.at += 2
    assert run(encounter_test(world), dice=[4]).rolled != []


@pytest.mark.rule("seul.magic.spell-fire-bolt-kill")
def test_a_fire_bolt_kills_an_equal() -> None:
    world = below(gifts=["magic"], resources=1, dv=2)
    met = meeting(world, group("orc", hp=(12,)))
    run(cast(world, "fire-bolt", met.group.foes[0]), dice=[20, 10])
    assert met.group.foes[0].state == "dead"


@pytest.mark.rule("seul.magic.spell-fire-bolt-damage")
def test_a_fire_bolt_burns_a_stronger_foe() -> None:
    world = below(gifts=["magic"], resources=1, dv=3)
    met = meeting(world, group("cave-bear", hp=(30,)))
    run(cast(world, "fire-bolt", met.group.foes[0]), dice=[20, 2, 5, 4, 10])
    assert met.group.foes[0].hp == 19


@pytest.mark.rule("seul.magic.spell-fire-bolt-damage")
@pytest.mark.parametrize(("hp", "state"), [(11, "dead"), (12, "up")])
def test_a_fire_bolt_kills_whom_it_leaves_nothing(hp: int, state: str) -> None:
    world = below(gifts=["magic"], resources=1, dv=3)
    foe = meeting(world, group("cave-bear", hp=(hp,))).group.foes[0]
    run(cast(world, "fire-bolt", foe), dice=[20, 2, 5, 4, 10])
    assert (foe.hp, foe.state == "dead") == (hp - 11, state == "dead")
    assert [event.killed for event, _ in world.told if isinstance(event, FireBolt)] == [state == "dead"]


@pytest.mark.rule("seul.gift.turn-undead-destroys")
def test_as_many_weaker_undead_as_he_has_hit_dice() -> None:
    world = below(dv=3, gifts=["consecrated"])
    met = meeting(world, group("walking-corpse", hp=(5, 5, 5, 5, 5), leader=True))
    assert turn_undead(world) == 3
    assert [foe.state for foe in met.group.foes] == ["up", "dead", "dead", "dead", "up"]
    beginner = below(gifts=["consecrated"])
    meeting(beginner, group("skeleton", hp=(5,)))
    assert turn_undead(beginner) == 0


@pytest.mark.rule("seul.gift.turn-undead-morale", "seul.morale.trigger-magic-or-consecrated")
def test_turned_undead_test_their_morale_once() -> None:
    world = below(gifts=["consecrated"])
    met = meeting(world, group("skeleton", hp=(5,)))
    assert "turn" in named(deeds(world, met))
    assert run(act(world), dice=[5, 1], answers=["turn"]).result == ("won", True)
    met.group.foes[0].state = "up"
    assert run(shaken(world, "magic", "turned")).rolled == []


@pytest.mark.rule("seul.gift.healing")
@pytest.mark.parametrize(("fatigue", "left"), [(5, 3), (1, 0)])
def test_healing_refreshes_and_cures(fatigue: int, left: int) -> None:
    world = below(fatigue=fatigue, resources=3, gifts=["consecrated"], diseased=True, poison_until=10**5)
    run(do(world, "heal"))
    assert (world.hero.fatigue, world.hero.resources, world.now) == (left, 2, ROUNDS)
    assert (world.hero.diseased, world.hero.poison_until) == (False, 0)
    heal(world)
    assert world.hero.resources == 1


@pytest.mark.rule("seul.morale.trigger-magic-or-consecrated", "seul.magic.spell-fire-bolt-kill")
def test_foes_whom_a_spell_breaks_are_beaten() -> None:
    world = below(resources=2, gifts=["magic"])
    world.danger = 9
    meeting(world, group("orc"))
    seen = run(act(world), dice=[20, 10, 9, 1], answers=["cast:shield"])
    assert seen.result == ("won", True)


@pytest.mark.rule("seul.magic.spell-fire-bolt-damage")
def test_a_fire_bolt_scorches() -> None:
    world = below(resources=1, gifts=["magic"])
    foe = meeting(world, group("ogre", hp=(30,))).group.foes[0]
    run(cast(world, "fire-bolt", foe), dice=[20, 4, 10])
    assert (foe.hp, foe.scorched) == (26, True)


@pytest.mark.rule("seul.gift.turn-undead-destroys", "seul.magic.spell-fire-bolt-kill")
def test_gifts_in_a_fight_are_offered_against_those_whom_they_touch() -> None:
    for kind, turns in (("skeleton", True), ("goblin", False)):
        world = below(gifts=["consecrated", "magic"], resources=1)
        keys = named(deeds(world, meeting(world, group(kind, hp=(4, 4)))))
        assert ("turn" in keys) is turns
        assert [key for key in keys if "fire-bolt" in key] == ["cast:fire-bolt:0", "cast:fire-bolt:1"]
