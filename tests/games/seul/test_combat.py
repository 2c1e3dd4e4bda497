"""IV.11 Combat: initiative, blows, damage, and what comes of it."""

from __future__ import annotations

import pytest

from souterrain.games.seul.aftermath import mercy
from souterrain.games.seul.battle import end_of_round, exchange, fight
from souterrain.games.seul.board import tokens
from souterrain.games.seul.catalogue import BOOK
from souterrain.games.seul.choices import act, deeds
from souterrain.games.seul.combat import attack, attack_odds, burn, enemy_attack, initiative, strike_back, throw_lantern
from souterrain.games.seul.creatures import standing
from souterrain.games.seul.equipment import defence, make
from souterrain.games.seul.events.combat import Closed, EnemyStrikes, Missed, Struck
from souterrain.games.seul.flight import flee
from souterrain.games.seul.ground import ground_of
from souterrain.games.seul.light import light_lantern
from souterrain.games.seul.places import place_here
from souterrain.games.seul.progress import actions
from souterrain.games.seul.view import scene
from tests.games.seul.stage import arm, below, group, meeting, named
from tests.play import offered, run


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


@pytest.mark.rule("seul.combat.lowest-initiative-first", "seul.morale.trigger-first-death")
@pytest.mark.parametrize(("breaks", "state"), [(2, "yielded"), (1, "fled")])
def test_whoever_breaks_in_that_moment_no_longer_strikes(breaks: int, state: str) -> None:
    world = below()
    arm(world.hero, "melee-weapon")
    met = meeting(world, group("goblin", hp=(1, 4)), round=1)
    dice = [19, 5, 9, breaks, 19, 3]
    seen = run(exchange(world, [(15, -1), (15, 0), (15, 1)]), dice=dice, answers=["attack:0"])
    assert [foe.state for foe in met.group.foes] == ["dead", state]
    assert (seen.result, world.hero.hp) == ("won", 5), "the one who fell has struck, the other has not"


@pytest.mark.rule("seul.combat.lowest-initiative-first", "seul.flight.break-away-success")
def test_whoever_breaks_away_in_that_moment_is_not_struck() -> None:
    world = below()
    arm(world.hero, "melee-weapon")
    meeting(world, group("goblin"), round=1)
    seen = run(exchange(world, [(15, -1), (15, 0)]), dice=[19, 5], answers=["flee"])
    assert (seen.result, world.hero.hp) == ("fled", 8)
    assert scene(world) is None, "they are no longer beside him"
    assert [token.id for token in tokens(world, ground_of(world.here), (world.at, world.at + 1))] == ["hero"]


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
    (told,) = [event for event, _ in world.told]
    assert isinstance(told, EnemyStrikes)
    assert (told.hit, told.lost, told.hp) == ((True, 3, 5) if hp < 8 else (False, 0, 0))


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


@pytest.mark.rule("seul.level.actions-per-round", "seul.level.initiative-per-action")
def test_more_hit_dice_more_actions_each_with_its_initiative() -> None:
    assert [actions(dv) for dv in (1, 4, 5, 8, 9, 13)] == [1, 1, 2, 2, 3, 3]
    world = below(dv=5)
    meeting(world, group("goblin"))
    order = run(initiative(world), dice=[10, 5, 9]).result
    assert [who for _, who in order] == [-1, -1, 0]


@pytest.mark.rule("seul.combat.options")
def test_foes_are_counted_from_one_and_the_leader_is_named() -> None:
    world = below()
    met = meeting(world, group("goblin", hp=(4, 4), leader=True))
    texts = [option.text for option in offered(deeds(world, met)) if option.verb == "attack"]
    assert [(text.id, text.args["n"]) for text in texts] == [("option-attack-leader", 1), ("option-attack", 2)]


@pytest.mark.rule("seul.resource.plus-two-per-resource-on-any-roll")
def test_resources_may_be_spent_on_a_blow() -> None:
    world = below(resources=2)
    arm(world.hero, "melee-weapon")
    met = meeting(world, group("orc", hp=(9,)))
    need = attack_odds(world, met.group.foes[0]).face()
    run(act(world), dice=[need - 4, 5], answers=["effort:0", "roll:2"])
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
    assert "strike:torch:0" in named(deeds(world, met))
    world.hero.off_hand = ""
    assert "strike:torch:0" not in named(deeds(world, met))


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


@pytest.mark.rule("seul.combat.options", "seul.time.cost-run")
def test_what_can_be_done_from_afar() -> None:
    for weapon, attack_ in (("melee-weapon", False), ("ranged-weapon", True), ("small-weapon", True), ("", False)):
        world = below()
        if weapon:
            arm(world.hero, weapon)
        met = meeting(world, group("orc", hp=(9, 9)), distance=2)
        keys = named(deeds(world, met))
        assert ("attack:0" in keys) is attack_
        assert "close" in keys
        assert "strike:torch:0" not in keys, "a torch strikes hand to hand only"
        met.distance = 1
        met.group.foes[0].state = "dead"
        keys = named(deeds(world, met))
        assert "close" not in keys
        assert [key for key in keys if key.startswith("attack:")] == ["attack:1"], "the dead are not struck"


@pytest.mark.rule("seul.time.cost-run")
def test_he_runs_four_squares_nearer_but_not_into_them() -> None:
    world = below()
    met = meeting(world, group("orc"), distance=6)
    for distance in (2, 1):
        run(act(world), answers=["close"])
        assert met.distance == distance
        assert world.told[-1][0] == Closed(distance, 0), "it is he who runs"


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
    assert "light:torch" not in named(deeds(world, met)), "he holds one already"
    assert run(act(world), answers=["wield:0", "wait"]).result == ("", False)
    assert world.hero.weapon is not None
    assert (world.hero.weapon.kind, world.hero.torches) == ("small-weapon", 1)


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


@pytest.mark.rule("seul.fatigue.overflow-faint")
def test_who_faints_in_a_round_is_down() -> None:
    world = below(fainted=True)
    meeting(world, group("goblin"), round=2)
    assert run(exchange(world, [(15, 0)]), dice=[2]).result == "down"


@pytest.mark.rule("seul.gear.heavy-weapon-two-hands", "seul.test.universal-bonuses")
def test_two_hands_on_a_weapon_light_no_torch() -> None:
    world = below(lit=False, torches=1)
    arm(world.hero, "heavy-weapon")
    keys = named(deeds(world, meeting(world, group("goblin"))))
    assert "light:torch" not in keys
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
    kind = max(BOOK.creatures.values(), key=lambda creature: creature.dv)
    world = below()
    foe = meeting(world, group(kind.id, hp=(30,))).group.foes[0]
    assert kind.dv + 1 >= defence(world.hero, 0)
    run(enemy_attack(world, foe), dice=[1])
    assert world.hero.hp == 8


@pytest.mark.rule("seul.attack.difficulty")
def test_a_leader_is_harder_to_hit() -> None:
    world = below()
    leader, other = meeting(world, group("goblin", hp=(4, 4), leader=True)).group.foes
    assert attack_odds(world, leader).need - attack_odds(world, other).need == 1


@pytest.mark.rule("seul.light.lantern", "seul.combat.options")
@pytest.mark.parametrize(("dice", "hp", "burning"), [([2], 9, False), ([20, 3], 6, True)])
def test_a_lantern_is_thrown_once_whether_it_hits_or_not(dice: list[int], hp: int, burning: bool) -> None:
    world = below(lit=False)
    arm(world.hero, "lantern")
    light_lantern(world)
    foe = meeting(world, group("orc", hp=(9,))).group.foes[0]
    assert run(act(world), dice=dice, answers=["strike:lantern:0"]).result == ("", False)
    assert (foe.hp, foe.burning, world.hero.light, world.hero.pack) == (hp, burning, None, [])


@pytest.mark.rule("seul.encounter.distance")
def test_those_met_stand_as_far_away_as_it_is_said_in_a_room_that_is_known() -> None:
    world = below("\n##########\n#<.......#\n##########\n", at=(2, 1))
    meeting(world, group("goblin", hp=(4, 4)), distance=6)
    x, y = world.at % ground_of(world.here).width, 0
    near = (world.at, world.at + 1, world.at + 2, world.at + 3)
    found = [token.at for token in tokens(world, ground_of(world.here), near) if token.side == "foe"]
    assert found == [f"{x + 6},{y}", f"{x + 5},{y}"]


@pytest.mark.rule("seul.light.lantern")
@pytest.mark.parametrize("hp", [(9,), (9, 9)])
def test_whom_a_thrown_lantern_misses_is_one_of_them_or_the_only_one(hp: tuple[int, ...]) -> None:
    world = below(lit=False)
    arm(world.hero, "lantern")
    light_lantern(world)
    meeting(world, group("orc", hp=hp))
    run(act(world), dice=[2], answers=["strike:lantern:0"])
    assert Missed("orc", many=len(hp) > 1) in [event for event, _ in world.told]
