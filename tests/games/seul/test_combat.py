"""IV.11 Combat, morale, flight; IV.7 Magic and II.5 the gifts."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Ask
from souterrain.games.seul.aftermath import conclude, mercy, victory
from souterrain.games.seul.battle import end_of_round, exchange, fight
from souterrain.games.seul.choices import act, options
from souterrain.games.seul.combat import attack, attack_odds, burn, enemy_attack, initiative, strike_back, throw_lantern
from souterrain.games.seul.content import CREATURES, amount
from souterrain.games.seul.creatures import standing
from souterrain.games.seul.duties import encounter_test
from souterrain.games.seul.encounter import enemies_alert, slip_by
from souterrain.games.seul.equipment import defence, make, own_ca
from souterrain.games.seul.events.combat import Struck
from souterrain.games.seul.explore import act as do
from souterrain.games.seul.explore import options as explore_options
from souterrain.games.seul.flight import abandon, chase, escaped, flee, throw_treasure
from souterrain.games.seul.light import light_lantern
from souterrain.games.seul.magic import SPELLS, backlash, can_cast, cast, heal, turn_undead
from souterrain.games.seul.morale import morale_test, shaken
from souterrain.games.seul.places import place_at, place_here
from souterrain.games.seul.progress import actions
from souterrain.games.seul.resolution import appraise
from souterrain.games.seul.specials import before_acting, on_hit, poison, regenerate, softened
from souterrain.games.seul.world import ROUNDS
from tests.games.seul.stage import arm, below, group, meeting
from tests.play import run


@pytest.mark.rule("seul.combat.initiative", "seul.combat.lowest-initiative-first")
def test_the_goblin_is_quicker_than_the_mail() -> None:
    world = below(fatigue=2)
    arm(world.hero, "chain-mail")
    meeting(world, group("goblin"))
    assert run(initiative(world), dice=[3, 6]).result == [(18, 0), (19, -1)]


@pytest.mark.rule("seul.combat.initiative")
def test_load_and_darkness_slow_the_hand_of_the_character_alone() -> None:
    world = below(lit=False, purse={"gold": 15 * 200})
    meeting(world, group("goblin"))
    assert run(initiative(world), dice=[10, 10]).result == [(12, 0), (16, -1)]


@pytest.mark.rule("seul.combat.lowest-initiative-first", "seul.time.cost-exchange-of-blows")
def test_equals_strike_together_even_if_one_of_them_falls() -> None:
    world = below()
    arm(world.hero, "melee-weapon")
    met = meeting(world, group("goblin", hp=(1,)), round=1)
    seen = run(exchange(world, [(15, -1), (15, 0)]), dice=[19, 5, 19, 3], answers=["attack:0"])
    assert (seen.result, world.hero.hp, standing(met.group)) == ("won", 5, [])


@pytest.mark.rule("seul.time.cost-exchange-of-blows")
def test_an_exchange_takes_one_round() -> None:
    world = below()
    arm(world.hero, "melee-weapon")
    meeting(world, group("cellar-rat", hp=(9,)))
    run(fight(world), dice=[1, 9, 20, 4, 2, 20, 8], answers=["attack:0", "attack:0"])
    assert world.now == 2


@pytest.mark.rule("seul.combat.attack-test", "seul.test.natural-twenty-and-one")
@pytest.mark.parametrize(("face", "hp"), [(13, 5), (12, 8), (20, 5), (1, 8)])
def test_an_enemy_hits_by_the_same_test(face: int, hp: int) -> None:
    world = below()
    arm(world.hero, "chain-mail", "shield")
    foe = meeting(world, group("orc")).group.foes[0]
    run(enemy_attack(world, foe), dice=[face, 3] if hp < 8 else [face])
    assert world.hero.hp == hp


@pytest.mark.rule("seul.damage.by-weapon", "seul.combat.damage-and-zero", "seul.gear.weapons")
@pytest.mark.parametrize(
    ("weapon", "face", "die"),
    [
        ("", 6, "d6"),
        ("small-weapon", 4, "d4"),
        ("ranged-weapon", 6, "d6"),
        ("melee-weapon", 8, "d8"),
        ("heavy-weapon", 10, "d10"),
    ],
)
def test_damage_is_by_the_weapon(weapon: str, face: int, die: str) -> None:
    world = below()
    if weapon:
        arm(world.hero, weapon)
    foe = meeting(world, group("ogre", hp=(30,))).group.foes[0]
    seen = run(attack(world, foe), dice=[20, face])
    assert seen.rolled[-1][0].die == die
    assert 30 - foe.hp == (face if weapon else 2)


@pytest.mark.rule("seul.dice.d10-zero-is-zero")
def test_a_heavy_weapon_reads_its_ten_as_ten() -> None:
    world = below()
    arm(world.hero, "heavy-weapon")
    foe = meeting(world, group("ogre", hp=(30,))).group.foes[0]
    run(attack(world, foe), dice=[20, 10])
    assert foe.hp == 20


@pytest.mark.rule("seul.combat.damage-and-zero", "seul.hp.enemy-zero")
def test_the_fallen_are_dead_or_spared_as_the_player_chooses() -> None:
    world = below()
    arm(world.hero, "melee-weapon")
    met = meeting(world, group("goblin", hp=(3,)))
    run(attack(world, met.group.foes[0]), dice=[20, 3])
    assert met.group.foes[0].state == "dead"
    run(mercy(world, met), answers=["spare"])
    assert (met.group.foes[0].state, world.mercy) == ("spared", ["goblinoid"])


# Morale


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


# Flight


@pytest.mark.rule("seul.flight.instead-of-attack", "seul.flight.break-away-success", "seul.flight.pursuit-success")
@pytest.mark.rule("seul.flight.two-in-a-row", "seul.flight.end")
def test_two_passed_tests_shake_them_off() -> None:
    world = below(at=(7, 1))
    met = meeting(world, group("orc"))
    assert "flee" in {option.key for option in options(world, met)}
    seen = run(flee(world), dice=[20, 1, 20])
    assert (seen.result, world.hero.hp, world.now) == ("fled", 8, 2)
    assert world.at % 8 < 4


@pytest.mark.rule("seul.flight.break-away-failure-takes-a-blow", "seul.agility.flight-failure-see-combat")
def test_a_failed_break_away_costs_a_blow_without_a_roll_to_hit() -> None:
    world = below()
    meeting(world, group("orc"))
    seen = run(flee(world), dice=[2, 5, 9])
    assert (seen.result, world.hero.hp) == ("fled", 3)
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
    assert run(abandon(world), dice=[10], answers=["drop:0"]).result
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


# Magic and gifts


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
    keys = {option.key for option in explore_options(below(gifts=["magic"], resources=1))}
    assert {f"cast:{spell}" for spell in SPELLS if spell != "fire-bolt"} <= keys


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
    run(do(calm, "cast", "light"), dice=[20, 10])
    assert calm.now == 1


@pytest.mark.rule("seul.magic.spell-shield")
def test_shield_makes_harder_to_hit_and_nothing_harder_to_do() -> None:
    world = below(gifts=["magic"], resources=1)
    run(cast(world, "shield"), dice=[20, 10])
    assert (defence(world.hero, world.now), own_ca(world.hero)) == (13, 10)
    assert defence(world.hero, world.now + 5) == 10


@pytest.mark.rule("seul.magic.spell-invisibility")
def test_the_invisible_surprise_slip_by_and_flee_at_will() -> None:
    world = below()
    world.hero.spells = {"invisibility": 2 * ROUNDS}
    foe = meeting(world, group("orc")).group.foes[0]
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
    assert "turn" in {option.key for option in options(world, met)}
    assert run(act(world), dice=[5, 1], answers=["turn"]).result == ("won", True)
    met.group.foes[0].state = "up"
    assert run(shaken(world, "magic", "turned")).rolled == []


@pytest.mark.rule("seul.gift.healing")
@pytest.mark.parametrize(("fatigue", "left"), [(5, 3), (1, 0)])
def test_healing_refreshes_and_cures(fatigue: int, left: int) -> None:
    world = below(fatigue=fatigue, resources=3, gifts=["consecrated"], diseased=True, poison_until=10**5)
    run(do(world, "heal", ""))
    assert (world.hero.fatigue, world.hero.resources, world.now) == (left, 2, ROUNDS)
    assert (world.hero.diseased, world.hero.poison_until) == (False, 0)
    heal(world)
    assert world.hero.resources == 1


# Experience in combat


@pytest.mark.rule("seul.level.actions-per-round", "seul.level.initiative-per-action")
def test_more_hit_dice_more_actions_each_with_its_initiative() -> None:
    assert [actions(dv) for dv in (1, 4, 5, 8, 9, 13)] == [1, 1, 2, 2, 3, 3]
    world = below(dv=5)
    meeting(world, group("goblin"))
    order = run(initiative(world), dice=[10, 5, 9]).result
    assert [who for _, who in order] == [-1, -1, 0]


# Powers of creatures


def test_poison_weighs_on_all_tests_until_it_wears_off() -> None:
    world = below()
    before = appraise(world, "search").need
    poison(world)
    assert appraise(world, "search").need == before + 3
    world.now = 12 * ROUNDS
    assert appraise(world, "search").need == before + 1


def test_paralysis_costs_the_next_round_and_not_two_running() -> None:
    world = below()
    met = meeting(world, group("ghoul", hp=(9,)))
    run(on_hit(world), dice=[2])
    assert met.froze
    met.frozen, met.froze = True, False
    assert run(on_hit(world)).rolled == []


def test_a_troll_heals_unless_fire_has_hurt_it() -> None:
    world = below()
    foe = meeting(world, group("troll", hp=(20,))).group.foes[0]
    foe.hp = 5
    run(regenerate(world), dice=[4])
    assert foe.hp == 9
    foe.scorched = True
    run(regenerate(world))
    assert foe.hp == 9


def test_what_only_magic_hurts_is_half_hurt_by_steel() -> None:
    assert (softened(group("wraith"), 5, False), softened(group("wraith"), 5, True)) == (3, 5)


def test_a_breath_comes_first_and_once() -> None:
    world = below(hp=30, top=30)
    met = meeting(world, group("chimera", hp=(30,)))
    run(strike_back(world, met.group.foes[0]), dice=[6, 6, 6, 5, 20])
    assert world.hero.hp == 30 - 11
    assert met.breathed


@pytest.mark.rule("seul.combat.damage-and-zero")
def test_at_nought_the_character_is_down() -> None:
    world = below(hp=3)
    met = meeting(world, group("goblin", hp=(4,)), round=1, hero_surprised=True)
    assert run(exchange(world, [(15, 0)]), dice=[20, 3]).result == "down"
    assert not met.fighting


@pytest.mark.rule("seul.light.lantern-burning-victim", "seul.morale.trigger-first-death")
def test_whoever_sees_a_friend_burn_may_break() -> None:
    world = below()
    met = meeting(world, group("orc", hp=(1, 9)))
    met.group.foes[0].burning = True
    assert run(end_of_round(world), dice=[2, 4, 9, 1]).result == "won"
    assert met.group.foes[1].state == "fled"


@pytest.mark.rule("seul.combat.options")
def test_foes_are_counted_from_one_and_the_leader_is_named() -> None:
    world = below()
    met = meeting(world, group("goblin", hp=(4, 4), leader=True))
    texts = [option.text for option in options(world, met) if option.key.startswith("attack:")]
    assert [(text.id, text.args["n"]) for text in texts] == [("option-attack-leader", 1), ("option-attack", 2)]


@pytest.mark.rule("seul.damage.save-for-half-or-none")
def test_who_dodges_a_breath_takes_half() -> None:
    kind = next(creature.id for creature in CREATURES.values() if "breath" in creature.special)
    for die, lost in ((20, 6), (2, 12)):
        world = below(hp=90, top=90)
        foe = meeting(world, group(kind, hp=(30,))).group.foes[0]
        count = -(-CREATURES[kind].dv // 2)
        faces = [6, 6, *[1] * (count - 2)]
        run(before_acting(world, foe), dice=[*faces, die])
        assert 90 - world.hero.hp == (sum(faces) // 2 if lost == 6 else sum(faces))


@pytest.mark.rule("seul.resource.plus-two-per-resource-on-any-roll")
def test_resources_may_be_spent_on_a_blow() -> None:
    world = below(resources=2)
    arm(world.hero, "melee-weapon")
    met = meeting(world, group("orc", hp=(9,)))
    need = attack_odds(world, met.group.foes[0]).face()
    run(act(world), dice=[need - 4, 5], answers=["effort:0", "roll+2"])
    assert (met.group.foes[0].hp, world.hero.resources) == (4, 0)


@pytest.mark.rule("seul.combat.options", "seul.social.stake-before-roll")
def test_words_in_the_midst_of_a_fight_may_end_it() -> None:
    world = below()
    met = meeting(world, group("bandit"), fighting=True)
    seen = run(act(world), dice=[20], answers=["talk", "stake:safe-passage", "charm"])
    assert (seen.result, met.group.passed) == (("talked", True), True)


@pytest.mark.rule("seul.light.blind-malus-four")
def test_hand_to_hand_one_knows_whom_one_fights_even_in_the_dark() -> None:
    for distance, text in ((1, "ask-combat"), (2, "ask-combat-unseen")):
        world = below(lit=False)
        meeting(world, group("goblin"), distance=distance)
        assert run(act(world), answers=["wait"]).asked[0].text.id == text


@pytest.mark.rule("seul.light.torch")
def test_only_a_light_in_the_hand_is_a_weapon() -> None:
    world = below()
    met = meeting(world, group("goblin"))
    assert "torch:0" in [option.key for option in options(world, met)]
    world.hero.off_hand = ""
    assert "torch:0" not in [option.key for option in options(world, met)]


@pytest.mark.rule("seul.light.lantern-burning-victim")
def test_a_fire_is_not_told_as_a_blow() -> None:
    world = below()
    foe = meeting(world, group("orc", hp=(9,))).group.foes[0]
    foe.burning = True
    run(burn(world, foe), dice=[2, 3])
    assert foe.hp == 6
    assert not any(isinstance(event, Struck) for event, _ in world.told)


@pytest.mark.rule("seul.surprise.failure-loses-first-round", "seul.flight.break-away-failure-takes-a-blow")
def test_only_in_the_first_round_are_the_surprised_helpless() -> None:
    for round, dice in ((1, [2]), (2, [2, 3, 9])):
        world = below()
        world.danger = 9
        meeting(world, group("goblin"), round=round, foes_surprised=True)
        assert run(flee(world), dice=dice).result == "fled"
        assert world.hero.hp == (8 if round == 1 else 5)
        assert world.came_by == -1


@pytest.mark.rule("seul.social.stake-before-roll", "seul.morale.trigger-leader-gone")
def test_whose_courage_is_beyond_doubt_tests_only_when_the_leader_falls() -> None:
    world = below()
    met = meeting(world, group("goblin-patroller", hp=(5, 5, 5), leader=True), no_morale=True)
    met.group.foes[2].state = "dead"
    assert run(shaken(world)).rolled == []
    met.group.foes[0].state = "dead"
    assert len(run(shaken(world), dice=[1, 1]).rolled) == 2


@pytest.mark.rule("seul.save.difficulty")
def test_who_saves_is_not_poisoned() -> None:
    kind = next(creature.id for creature in CREATURES.values() if "poison" in creature.special)
    for die, poisoned in ((20, False), (2, True)):
        world = below()
        meeting(world, group(kind))
        run(on_hit(world), dice=[die])
        assert (world.hero.poison_until > 0, world.hero.fatigue) == (poisoned, int(poisoned))


@pytest.mark.rule("seul.damage.save-for-half-or-none")
def test_nobody_breathes_fire_twice_in_a_fight() -> None:
    kind = next(creature.id for creature in CREATURES.values() if "breath" in creature.special)
    world = below(hp=90, top=90)
    met = meeting(world, group(kind, hp=(30,)), breathed=True)
    assert run(before_acting(world, met.group.foes[0])).result is False


@pytest.mark.rule("seul.combat.options", "seul.time.cost-run")
def test_what_can_be_done_from_afar() -> None:
    for weapon, attack_ in (("melee-weapon", False), ("ranged-weapon", True), ("small-weapon", True), ("", False)):
        world = below()
        if weapon:
            arm(world.hero, weapon)
        met = meeting(world, group("orc", hp=(9, 9)), distance=2)
        keys = [option.key for option in options(world, met)]
        assert ("attack:0" in keys) is attack_
        assert "close" in keys
        assert "torch:0" not in keys, "a torch strikes hand to hand only"
        met.distance = 1
        met.group.foes[0].state = "dead"
        keys = [option.key for option in options(world, met)]
        assert "close" not in keys
        assert [key for key in keys if key.startswith("attack:")] == ["attack:1"], "the dead are not struck"


@pytest.mark.rule("seul.time.cost-run")
def test_an_enemy_comes_four_squares_nearer_but_not_into_him() -> None:
    world = below()
    met = meeting(world, group("orc"), distance=6)
    run(strike_back(world, met.group.foes[0]))
    assert met.distance == 2
    run(strike_back(world, met.group.foes[0]))
    assert met.distance == 1


@pytest.mark.rule("seul.light.torch", "seul.gear.weapons", "seul.combat.options")
def test_hands_may_be_changed_in_a_fight_and_waiting_is_an_action() -> None:
    world = below(torches=1, pack=[make("small-weapon")])
    arm(world.hero, "melee-weapon")
    met = meeting(world, group("orc"))
    assert "light" not in [option.key for option in options(world, met)], "he holds one already"
    assert run(act(world), answers=["wield:0", "wait"]).result == ("", False)
    assert world.hero.weapon is not None
    assert (world.hero.weapon.kind, world.hero.torches) == ("small-weapon", 1)


@pytest.mark.rule("seul.morale.trigger-magic-or-consecrated", "seul.magic.spell-fire-bolt-kill")
def test_foes_whom_a_spell_breaks_are_beaten() -> None:
    world = below(resources=2, gifts=["magic"])
    world.danger = 9
    meeting(world, group("orc"))
    seen = run(act(world), dice=[20, 10, 9, 1], answers=["cast:shield"])
    assert seen.result == ("won", True)


@pytest.mark.rule("seul.light.lantern", "seul.combat.options")
def test_a_thrown_lantern_is_a_blow_and_fire_scorches_for_the_round() -> None:
    world = below(lit=False)
    arm(world.hero, "lantern")
    light_lantern(world)
    met = meeting(world, group("orc", hp=(20,)))
    run(throw_lantern(world, met.group.foes[0]), dice=[20, 4])
    assert (met.blow_struck, met.group.foes[0].scorched) == (True, True)
    run(end_of_round(world), dice=[20])
    assert not met.group.foes[0].scorched


@pytest.mark.rule("seul.save.difficulty", "seul.combat.damage-and-zero")
def test_who_has_dropped_is_not_poisoned_as_well() -> None:
    kind = next(creature.id for creature in CREATURES.values() if "poison" in creature.special)
    world = below(hp=1)
    foe = meeting(world, group(kind)).group.foes[0]
    rolls = run(enemy_attack(world, foe), dice=[20, *[1] * amount(CREATURES[kind].damage).dice])
    assert world.hero.hp == 0
    assert "seul.save.difficulty" not in [roll.rule for roll, _ in rolls.rolled]


@pytest.mark.rule("seul.morale.cowards-and-brave", "seul.char.domain-weapon-master")
def test_the_second_look_of_a_weapon_master_counts_their_cowardice_too() -> None:
    world = below(domains=["weapon-master"])
    coward = next(creature for creature in CREATURES.values() if creature.morale > 1 and creature.dv == 1)
    meeting(world, group(coward.id, hp=(4,) * 4))
    face = 4 - coward.morale
    assert run(morale_test(world), dice=[face - 1, face, 1]).result


@pytest.mark.rule("seul.magic.spell-fire-bolt-damage")
def test_a_fire_bolt_scorches() -> None:
    world = below(resources=1, gifts=["magic"])
    foe = meeting(world, group("ogre", hp=(30,))).group.foes[0]
    run(cast(world, "fire-bolt", foe), dice=[20, 4, 10])
    assert (foe.hp, foe.scorched) == (26, True)


@pytest.mark.rule("seul.fatigue.overflow-faint")
def test_who_faints_in_a_round_is_down() -> None:
    world = below(fainted=True)
    meeting(world, group("goblin"), round=2)
    assert run(exchange(world, [(15, 0)]), dice=[2]).result == "down"


@pytest.mark.rule("seul.save.difficulty", "seul.combat.lowest-initiative-first")
def test_the_paralysed_does_not_act() -> None:
    world = below()
    meeting(world, group("goblin"), round=2, frozen=True)
    assert run(exchange(world, [(1, -1), (15, 0)]), dice=[2]).asked == []


@pytest.mark.rule("seul.gear.heavy-weapon-two-hands", "seul.test.universal-bonuses")
def test_two_hands_on_a_weapon_light_no_torch() -> None:
    world = below(lit=False, torches=1)
    arm(world.hero, "heavy-weapon")
    keys = [option.key for option in options(world, meeting(world, group("goblin")))]
    assert "light" not in keys
    assert "judge" in keys


@pytest.mark.rule("seul.gear.weapons")
def test_a_thrown_weapon_flies_only_at_those_who_are_out_of_reach() -> None:
    for distance, kept in ((1, True), (2, False)):
        world = below()
        arm(world.hero, "small-weapon")
        foe = meeting(world, group("ogre", hp=(30,)), distance=distance).group.foes[0]
        run(attack(world, foe), dice=[2])
        assert (world.hero.weapon is not None, len(place_here(world).things)) == (kept, int(not kept))


@pytest.mark.rule("seul.test.natural-twenty-and-one")
def test_a_one_never_hits_however_strong_the_arm() -> None:
    kind = max(CREATURES.values(), key=lambda creature: creature.dv)
    world = below()
    foe = meeting(world, group(kind.id, hp=(30,))).group.foes[0]
    assert kind.dv + 1 >= defence(world.hero, 0)
    run(enemy_attack(world, foe), dice=[1])
    assert world.hero.hp == 8


@pytest.mark.rule("seul.save.difficulty")
def test_the_touch_of_some_dead_drains() -> None:
    for die, fatigue in ((20, 0), (2, 1)):
        world = below()
        meeting(world, group("wraith"))
        run(on_hit(world), dice=[die])
        assert world.hero.fatigue == fatigue


@pytest.mark.rule("seul.flight.drop-treasure-bonus")
def test_what_a_thing_is_worth_to_them_is_told_and_it_may_be_kept() -> None:
    world = below(pack=[make("large-valuable", value=100)])
    met = meeting(world, group("goblin"))
    seen = run(throw_treasure(world), answers=["keep"])
    asked = seen.asked[0]
    assert isinstance(asked, Ask)
    note = asked.options[1].note
    assert note is not None
    assert (note.args["n"], seen.result) == (CREATURES[met.group.creature].likes * 4, 0)


@pytest.mark.rule("seul.flight.break-away-success")
def test_he_stops_running_at_the_first_haven_far_enough_away() -> None:
    world = below("\n######################\n#<...'......'........#\n######################\n", at=(1, 1))
    for number in (1, 2):
        place_at(world.here, number).entered = True
    meeting(world, group("goblin"))
    assert escaped(world) == "fled"
    assert world.at == 8, "eight squares from where he stood"


@pytest.mark.rule("seul.gift.turn-undead-destroys", "seul.magic.spell-fire-bolt-kill")
def test_gifts_in_a_fight_are_offered_against_those_whom_they_touch() -> None:
    for kind, turns in (("skeleton", True), ("goblin", False)):
        world = below(gifts=["consecrated", "magic"], resources=1)
        keys = [option.key for option in options(world, meeting(world, group(kind, hp=(4, 4))))]
        assert ("turn" in keys) is turns
        assert [key for key in keys if "fire-bolt" in key] == ["cast:fire-bolt+0", "cast:fire-bolt+1"]


@pytest.mark.rule("seul.social.stake-before-roll")
def test_only_those_who_have_just_held_are_called_on_to_surrender() -> None:
    for held, no_morale, called in ((True, False, True), (False, False, False), (True, True, False)):
        world = below()
        met = meeting(world, group("bandit"), held=held, no_morale=no_morale)
        assert ("surrender" in [option.key for option in options(world, met)]) is called


@pytest.mark.rule("seul.attack.difficulty")
def test_a_leader_is_harder_to_hit() -> None:
    world = below()
    leader, other = meeting(world, group("goblin", hp=(4, 4), leader=True)).group.foes
    assert attack_odds(world, leader).need - attack_odds(world, other).need == 1
