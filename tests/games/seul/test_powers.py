"""The powers of creatures: poison, paralysis, breath and the like."""

from __future__ import annotations

import pytest

from souterrain.core.dice import formula
from souterrain.games.seul.battle import exchange
from souterrain.games.seul.catalogue import BOOK
from souterrain.games.seul.combat import enemy_attack, strike_back, wound_foe
from souterrain.games.seul.events.combat import Diseased
from souterrain.games.seul.resolution import appraise
from souterrain.games.seul.specials import before_acting, on_hit, poison, regenerate, sickness, softened
from souterrain.games.seul.world import ROUNDS
from tests.games.seul.stage import below, group, meeting
from tests.play import run


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


@pytest.mark.rule("seul.damage.save-for-half-or-none")
def test_who_dodges_a_breath_takes_half() -> None:
    kind = next(creature.id for creature in BOOK.creatures.values() if "breath" in creature.special)
    for die, lost in ((20, 6), (2, 12)):
        world = below(hp=90, top=90)
        foe = meeting(world, group(kind, hp=(30,))).group.foes[0]
        count = -(-BOOK.creatures[kind].dv // 2)
        faces = [6, 6, *[1] * (count - 2)]
        run(before_acting(world, foe), dice=[*faces, die])
        assert 90 - world.hero.hp == (sum(faces) // 2 if lost == 6 else sum(faces))


@pytest.mark.rule("seul.save.difficulty")
def test_who_saves_is_not_poisoned() -> None:
    kind = next(creature.id for creature in BOOK.creatures.values() if "poison" in creature.hits)
    for die, poisoned in ((20, False), (2, True)):
        world = below()
        meeting(world, group(kind))
        run(on_hit(world), dice=[die])
        assert (world.hero.poison_until > 0, world.hero.fatigue) == (poisoned, int(poisoned))


@pytest.mark.rule("seul.damage.save-for-half-or-none")
def test_nobody_breathes_fire_twice_in_a_fight() -> None:
    kind = next(creature.id for creature in BOOK.creatures.values() if "breath" in creature.special)
    world = below(hp=90, top=90)
    met = meeting(world, group(kind, hp=(30,)), breathed=True)
    assert run(before_acting(world, met.group.foes[0])).result is False


@pytest.mark.rule("seul.save.difficulty", "seul.combat.damage-and-zero")
def test_who_has_dropped_is_not_poisoned_as_well() -> None:
    kind = next(creature.id for creature in BOOK.creatures.values() if "poison" in creature.hits)
    world = below(hp=1)
    foe = meeting(world, group(kind)).group.foes[0]
    rolls = run(enemy_attack(world, foe), dice=[20, *[1] * len(formula(BOOK.creatures[kind].damage).dice)])
    assert world.hero.hp == 0
    assert "seul.save.difficulty" not in [roll.rule for roll, _ in rolls.rolled]


@pytest.mark.rule("seul.save.difficulty", "seul.combat.lowest-initiative-first")
def test_the_paralysed_does_not_act() -> None:
    world = below()
    meeting(world, group("goblin"), round=2, frozen=True)
    assert run(exchange(world, [(1, -1), (15, 0)]), dice=[2]).asked == []


@pytest.mark.rule("seul.save.difficulty")
def test_the_touch_of_some_dead_drains() -> None:
    for die, fatigue in ((20, 0), (2, 1)):
        world = below()
        meeting(world, group("wraith"))
        run(on_hit(world), dice=[die])
        assert world.hero.fatigue == fatigue


@pytest.mark.rule("seul.save.difficulty")
@pytest.mark.parametrize(
    ("kind", "hp", "dice", "ill"),
    [("rat-man", 7, [2], True), ("rat-man", 7, [20], False), ("rat-man", 8, [], False), ("goblin", 7, [], False)],
)
def test_whoever_was_wounded_by_carriers_of_disease_saves_or_falls_ill(
    kind: str, hp: int, dice: list[int], ill: bool
) -> None:
    world = below(hp=hp)
    meeting(world, group(kind))
    run(sickness(world), dice=dice)
    assert (world.hero.diseased, [event for event, _ in world.told if isinstance(event, Diseased)] != []) == (ill, ill)


@pytest.mark.parametrize(("how", "left"), [({}, 6), ({"fire": True}, 4), ({"magic": True}, 4)])
def test_who_fears_magic_alone_fears_fire_as_well(how: dict[str, bool], left: int) -> None:
    world = below()
    foe = meeting(world, group("wraith", hp=(9,))).group.foes[0]
    wound_foe(world, foe, 5, **how)
    assert foe.hp == left
