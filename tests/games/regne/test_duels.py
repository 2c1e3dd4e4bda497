"""Duels: two fight it out, and nobody comes between them."""

from __future__ import annotations

import pytest

from souterrain.games.regne import duels
from souterrain.games.regne.actions.duel import bound, challenge, obliged
from souterrain.games.regne.actions.melee import arms, strike
from souterrain.games.regne.actions.reach import threatened
from souterrain.games.regne.activation import activate
from souterrain.games.regne.events.duels import DuelEnded
from souterrain.games.regne.ground import ground
from souterrain.games.regne.master import policy
from souterrain.games.regne.world import Regne, against, friends, rival
from souterrain.games.regne.wounds import lose

from .stage import foe, hero, keys, run, scenery, told, vault


def facing() -> Regne:
    """Hadrun and an ogre in a duel, side by side; Svein and a spider look on."""
    world = vault(master="seat")
    hadrun, ogre = hero(world, "hadrun", (2, 2)), foe(world, "ogre", (3, 2))
    hero(world, "svein", (2, 3))
    foe(world, "spider", (3, 3))
    ogre.trained = {"melee": 1}
    challenge(world, hadrun, ogre)
    return world


@pytest.mark.rule("regne.duel.challenge")
def test_only_an_equal_or_a_better_one_in_sight_is_challenged() -> None:
    world = vault()
    ombeline = hero(world, "ombeline", (1, 1))
    ombeline.trained = {"melee": 2}
    equal, lesser, hidden = foe(world, "spider", (4, 1)), foe(world, "revenant", (1, 4)), foe(world, "ogre", (7, 7))
    for at in ((6, 6), (6, 7), (7, 6)):
        scenery(world, "rubble", at)
    found = keys(world, ombeline, "duel")
    assert found == [f"duel:{equal.id}"]
    assert lesser.id not in str(found)
    assert hidden.id not in str(found)


@pytest.mark.rule("regne.duel.challenge")
def test_nobody_but_a_hero_challenges() -> None:
    world = vault(master="seat")
    hero(world, "svein", (1, 1))
    ogre = foe(world, "ogre", (4, 1))
    assert keys(world, ogre, "duel") == []
    guard = foe(world, "guard", (1, 4))
    guard.camp, guard.ally = "party", True
    assert keys(world, guard, "duel") == []


@pytest.mark.rule("regne.duel.challenge")
def test_a_challenge_costs_a_point() -> None:
    world = vault()
    svein, ogre = hero(world, "svein", (1, 1)), foe(world, "ogre", (4, 1))
    challenge(world, svein, ogre)
    assert (svein.points, rival(world, svein), rival(world, ogre)) == (4, ogre.id, "svein")


@pytest.mark.rule("regne.duel.approach")
def test_duellists_must_come_nearer_and_may_not_stop() -> None:
    world = vault(".........")
    svein, ogre = hero(world, "svein", (2, 0)), foe(world, "ogre", (7, 0))
    challenge(world, svein, ogre)
    assert keys(world, svein) == ["go:3,0", "go:4,0", "go:5,0", "go:6,0", "run:4,0", "run:5,0", "run:6,0"]
    assert obliged(world, svein)
    seen = run(activate(world, svein), answers=["run:6,0", "done"])
    assert "done" not in [option.key for option in seen.asked[0].options]  # type: ignore[union-attr]


@pytest.mark.rule("regne.duel.approach")
def test_a_duellist_does_not_walk_round_his_rival() -> None:
    world = vault()
    svein, ogre = hero(world, "svein", (4, 6), points=1), foe(world, "ogre", (4, 2))
    challenge(world, svein, ogre)
    svein.points = 1
    assert keys(world, svein, "go") == ["go:4,5", "go:5,5", "go:3,5"]


@pytest.mark.rule("regne.duel.approach")
def test_a_dweller_goes_to_meet_his_challenger_past_everybody_else() -> None:
    world = vault()
    svein, ogre = hero(world, "svein", (2, 2)), foe(world, "ogre", (6, 2))
    hero(world, "hadrun", (7, 2))
    challenge(world, svein, ogre)
    run(policy.act(world, ogre))
    assert ogre.at[0] == 3


@pytest.mark.rule("regne.duel.only-melee")
def test_side_by_side_they_do_nothing_but_strike() -> None:
    world = facing()
    hadrun, ogre = world.figures["hadrun"], next(foe for foe in world.figures.values() if foe.kind == "ogre")
    assert {key.split(":")[0] for key in keys(world, hadrun)} == {"attack", "power-attack"}
    assert {key.split(":")[0] for key in keys(world, ogre)} == {"attack", "power-attack"}
    assert not obliged(world, hadrun)
    assert [*bound(world, hadrun, ogre, ground(world))]


@pytest.mark.rule("regne.duel.no-interference")
def test_nobody_strikes_heals_or_helps_a_duellist() -> None:
    world = facing()
    hadrun, svein = world.figures["hadrun"], world.figures["svein"]
    ogre = next(foe for foe in world.figures.values() if foe.kind == "ogre")
    spider = next(foe for foe in world.figures.values() if foe.kind == "spider")
    hadrun.life = 1
    assert [each.id for each in against(world, svein)] == [spider.id]
    assert [each.id for each in against(world, hadrun)] == [ogre.id]
    assert [*friends(world, svein)] == [*friends(world, hadrun)] == []
    assert not any("hadrun" in key or ogre.id in key.split(":") for key in keys(world, svein))
    assert not any("hadrun" in key for key in keys(world, spider))


@pytest.mark.rule("regne.move.block-exception-duel")
def test_a_duellist_blocks_nobody() -> None:
    world = vault()
    svein, ogre = hero(world, "svein", (1, 1)), foe(world, "ogre", (3, 1))
    hadrun = hero(world, "hadrun", (3, 3))
    hadrun.at = (4, 1)
    assert not threatened(world, svein, ground(world))
    svein.at = (2, 1)
    assert threatened(world, svein, ground(world))
    ogre.trained = {"melee": 2}
    challenge(world, hadrun, ogre)
    assert not threatened(world, svein, ground(world))


@pytest.mark.rule("regne.duel.end")
def test_a_duel_ends_when_one_is_down() -> None:
    world = facing()
    run(lose(world, world.figures["hadrun"], 26, "regne.melee.damage"))
    duels.settle(world)
    assert world.duels == []
    assert told(world, DuelEnded)


@pytest.mark.rule("regne.duel.end")
def test_a_duel_without_blood_ends_after_three_turns() -> None:
    world = facing()
    ogre = next(foe for foe in world.figures.values() if foe.kind == "ogre")
    world.round = 3
    duels.weary(world)
    assert world.duels
    hadrun = world.figures["hadrun"]
    run(strike(world, hadrun, ogre, arms(world, hadrun)[0]), ["3", "5"])
    world.round = 5
    duels.weary(world)
    assert world.duels
    world.round = 6
    duels.weary(world)
    assert world.duels == []


@pytest.mark.rule("regne.duel.end")
def test_a_duel_ends_where_no_way_leads_from_one_to_the_other() -> None:
    world = vault("..~~~..")
    svein, ogre = hero(world, "svein", (1, 0)), foe(world, "ogre", (5, 0))
    ogre.trained = {"melee": 1}
    challenge(world, svein, ogre)
    assert keys(world, svein) == []
    duels.weary(world)
    assert world.duels == []
