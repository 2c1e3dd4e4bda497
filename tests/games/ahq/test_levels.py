"""Stairs: leaving the dungeon, going down and up, and how the expedition ends."""

from __future__ import annotations

import pytest

from souterrain.crawl.squares import rectangle
from souterrain.games.ahq import endings
from souterrain.games.ahq.dungeon import corridors, levels
from souterrain.games.ahq.dungeon.ground import ground, section_at
from souterrain.games.ahq.events.expedition import ExpeditionOver, GivenUp, LevelBegun, Rewarded, TurnedBack
from souterrain.games.ahq.exploration import explorer
from souterrain.games.ahq.exploration import turn as explore
from souterrain.games.ahq.figures import Combat, Effect, henchman, monster
from souterrain.games.ahq.game import GAME
from souterrain.games.ahq.quests import progress
from souterrain.games.ahq.world import World
from tests.games.ahq.expedition import START, box, door, expedition, junction, man_at_arms, of_kind, room, told
from tests.games.ahq.explorers import offered, play
from tests.play import run


def deep() -> tuple[World, tuple[int, int]]:
    """A dungeon of two levels in which the stairs down are known; returns their first square."""
    world = expedition("heinrich", "sven", levels=2)
    run(corridors.from_exit(world, junction(world), "e"), dice=[1, 5, 5, 9, 9])
    stairs = of_kind(world, "stairs")[1]
    assert stairs.leads == "down"
    return world, (stairs.x, stairs.y)


@pytest.mark.rule("ahq.dungeon.stairs.out-hero-leaves", "ahq.dungeon.stairs.two-kinds")
def test_a_hero_on_the_entry_stairs_may_leave_and_his_henchman_after_him() -> None:
    world = expedition("heinrich", "sven")
    man = man_at_arms(world, (START, START - 4))
    hero = world.figures["heinrich"]
    run(explorer.act(world, hero, ["heinrich", man.id], []), answers=["leave"])
    assert [figure.id for figure in world.departed] == ["heinrich"]
    assert "heinrich" not in world.figures
    run(explorer.act(world, man, [man.id], []), answers=[f"go:{START},{START}", "leave"])
    assert [figure.id for figure in world.departed] == ["heinrich", man.id]
    run(endings.check(world))
    assert world.over == "", "Sven is still inside"


@pytest.mark.rule("ahq.dungeon.stairs.expedition-ends")
def test_the_expedition_ends_with_the_last_hero_out() -> None:
    world = expedition("heinrich", "sven")
    for hero in list(world.figures.values()):
        levels.leave(world, hero)
    run(endings.check(world))
    assert world.over == "retreat"
    outcome = endings.outcome(world)
    assert outcome is not None
    assert outcome.winners == ("gm",)
    assert told(world, ExpeditionOver)


@pytest.mark.rule("ahq.dungeon.stairs.expedition-ends")
def test_nobody_comes_upon_the_fallen_when_the_last_who_could_act_is_out() -> None:
    world = expedition("heinrich", "sven", master="solo")
    world.figures["sven"].at, world.figures["sven"].wounds = (START, START - 9), 0
    run(explore.turn(world), answers=["leave"])
    assert [figure.id for figure in world.departed] == ["heinrich"]
    run(endings.check(world))
    assert world.over == "retreat"


@pytest.mark.rule("ahq.dungeon.stairs.expedition-ends")
def test_it_also_ends_when_no_hero_inside_can_ever_act_again() -> None:
    world = expedition("heinrich", "sven")
    heinrich, sven = world.figures.values()
    heinrich.wounds = 0
    sven.effects.append(Effect("asleep", "turn", turn=9))
    run(endings.check(world))
    assert world.over == "", "a sleeper wakes again"
    sven.effects, sven.wounds = [], 0
    run(endings.check(world))
    assert world.over == "lost"


@pytest.mark.rule(
    "ahq.gm.duties.descend", "ahq.dungeon.stairs.new-level-layout", "ahq.dungeon.reuse.clear-on-new-level"
)
def test_the_level_changes_when_every_hero_able_to_act_has_gone_down() -> None:
    world, stairs = deep()
    heinrich, sven = world.figures.values()
    man = man_at_arms(world, (START, START - 3))
    heinrich.at = stairs
    levels.take_stairs(world, heinrich)
    run(levels.change_level(world))
    assert world.here.number == 1, "Sven can still act up here"
    sven.wounds = 0
    world.leader = "heinrich"
    run(levels.change_level(world))
    assert world.here.number == 2
    assert [section.kind for section in world.here.sections.values()] == ["stairs", "corridor", "corridor", "junction"]
    assert set(world.figures) == {"heinrich"}
    assert [figure.id for figure in world.levels[0].waiting] == ["sven", man.id], "those still above stay behind"
    assert told(world, LevelBegun)[-1].level == 2


@pytest.mark.rule("ahq.combat.death.hero-ko-at-zero")
def test_a_man_beyond_the_stairs_comes_back_for_heroes_who_cannot_follow() -> None:
    world, stairs = deep()
    heinrich, sven = world.figures.values()
    man = man_at_arms(world, stairs)
    levels.take_stairs(world, man)
    heinrich.wounds = 0
    run(levels.change_level(world))
    assert world.below == [man], "Sven can still act"
    sven.wounds = 0
    run(levels.change_level(world))
    assert world.below == []
    assert man.id in world.figures
    assert section_at(world, man.at).id == world.taken
    assert [event.who for event in told(world, TurnedBack)] == [man.row]


@pytest.mark.rule("ahq.dungeon.stairs.back-up", "ahq.dungeon.stairs.new-level-layout")
def test_the_entry_of_the_next_level_leads_back_up_to_a_level_left_as_it_was() -> None:
    world, stairs = deep()
    opened = door(world, (START, START - 3), (START - 1, START - 3))
    for hero in list(world.figures.values()):
        hero.at = stairs
        levels.take_stairs(world, hero)
    above = world.levels[0].sections
    run(levels.change_level(world))
    for hero in list(world.figures.values()):
        hero.at = (START, START)
        assert levels.stairs_under(world, hero) == "up"
        levels.take_stairs(world, hero)
    run(levels.change_level(world))
    assert world.here.number == 1
    assert world.here.sections == above
    assert world.here.doors[opened.id].open is False
    where = {figure.at for figure in world.figures.values()}
    assert where <= set(rectangle(*stairs, 2, 2))


@pytest.mark.rule("ahq.setup.placement.on-stairs")
def test_figures_that_do_not_fit_on_the_stairs_start_next_to_them() -> None:
    world = expedition("heinrich", "sven", "torallion", "magnus")
    men = [man_at_arms(world, (0, n)) for n in range(2)]
    people = list(world.figures.values())
    world.figures = {}
    stairs = of_kind(world, "stairs")[0]
    levels.set_on_stairs(world, people, rectangle(stairs.x, stairs.y, 2, 2))
    assert {figure.at for figure in people[:4]} == set(rectangle(*box(stairs)))
    assert {man.at for man in men} == {(START, START - 1), (START + 1, START - 1)}
    assert len({figure.at for figure in people}) == 6


@pytest.mark.rule(
    "ahq.dungeon.reuse.sections", "ahq.dungeon.map.what-is-noted", "ahq.dungeon.door.removed-piece-is-closed"
)
def test_the_program_keeps_the_whole_map() -> None:
    world, stairs = deep()
    before = dict(ground(world).section)
    made = door(world, (START, START - 3), (START - 1, START - 3), open=True)
    for hero in list(world.figures.values()):
        hero.at = stairs
        levels.take_stairs(world, hero)
    run(levels.change_level(world))
    world.level = 0
    assert ground(world).section == before
    assert not world.here.doors[made.id].open, "a door taken off the table is closed when it is met again"


@pytest.mark.rule("ahq.gm.duties.descend", "ahq.combat.pursuit.escape")
def test_those_who_took_the_stairs_go_on_when_everybody_left_behind_has_fallen() -> None:
    world, stairs = deep()
    heinrich, sven = world.figures.values()
    heinrich.at = stairs
    levels.take_stairs(world, heinrich)
    del world.figures[sven.id]
    world.fallen.append(sven)
    foe = monster(world, "skaven-warrior", "", (START, START))
    world.figures[foe.id] = foe
    world.mode, world.combat = "combat", Combat(area=["1.1"], turn=3)
    run(GAME.turn(world))
    assert str(world.mode) == "exploration", "there is nobody left to fight"
    next(GAME.turn(world))
    assert world.here.number == 2
    assert list(world.figures) == ["heinrich"]


@pytest.mark.rule("ahq.combat.ko.carry-in-exploration", "ahq.dungeon.stairs.out-hero-leaves")
def test_whoever_takes_the_stairs_carries_the_fallen_hero_beside_him_along() -> None:
    world, stairs = deep()
    heinrich, sven = world.figures.values()
    heinrich.at, sven.at = stairs, (stairs[0] + 1, stairs[1])
    sven.wounds = 0
    levels.take_stairs(world, heinrich)
    assert [figure.id for figure in world.below] == ["heinrich", "sven"]
    run(levels.change_level(world))
    assert set(world.figures) == {"heinrich", "sven"}
    sven.at, heinrich.at = (START, START), (START, START - 2)
    world.mode = "combat"
    levels.leave(world, heinrich)
    assert list(world.figures) == ["sven"], "nobody carries in a fight, nor from two squares away"


@pytest.mark.rule("ahq.combat.ko.carry-in-exploration")
def test_a_hero_two_squares_off_is_left_behind_and_only_one_is_carried() -> None:
    world = expedition("heinrich", "sven", "rogar")
    heinrich, sven, rogar = world.figures.values()
    heinrich.at, sven.at, rogar.at = (START, START), (START + 1, START), (START, START - 1)
    sven.wounds = rogar.wounds = 0
    levels.leave(world, heinrich)
    assert list(world.figures) == ["rogar"]
    assert [figure.id for figure in world.departed] == ["heinrich", "sven"]


@pytest.mark.rule("ahq.dungeon.stairs.expedition-ends", "ahq.treasure.potion.healing.heals-next-turn")
def test_who_still_counts_as_inside() -> None:
    world = expedition("heinrich", "sven")
    heinrich, sven = world.figures.values()
    heinrich.wounds, sven.wounds = 1, 0
    run(endings.check(world))
    assert world.over == ""
    heinrich.wounds = 0
    sven.effects = [Effect("healing", "expedition", since=2)]
    run(endings.check(world))
    assert world.over == "", "the potion will bring him round"
    man_at_arms(world, (START, START - 3))
    sven.effects = []
    run(endings.check(world))
    assert world.over == "", "a man-at-arms is with them"
    del world.figures["heinrich"], world.figures["sven"]
    run(endings.check(world))
    assert world.over == "lost", "Henchmen do not go on alone"
    told_before = len(world.told)
    run(endings.check(world))
    assert len(world.told) == told_before, "it ends once"


@pytest.mark.rule("ahq.dungeon.stairs.expedition-ends")
def test_a_henchman_outside_is_no_hero_home() -> None:
    world = expedition("heinrich")
    world.departed = [man_at_arms(world, (START, START))]
    world.figures = {}
    world.progress.treasures = ["amulet-piece"]
    run(endings.check(world))
    assert world.over == "lost"


@pytest.mark.rule("ahq.gm.duties.descend", "ahq.dungeon.stairs.back-up")
def test_those_who_stayed_are_there_when_the_others_come_back() -> None:
    world, stairs = deep()
    heinrich, sven = world.figures.values()
    man = man_at_arms(world, (START, START - 3))
    heinrich.at = sven.at = stairs
    levels.take_stairs(world, heinrich)
    assert world.taken == of_kind(world, "stairs")[1].id
    levels.take_stairs(world, sven)
    run(levels.change_level(world))
    assert man.id not in world.figures
    for hero in (heinrich, sven):
        hero.at = (START, START)
        levels.take_stairs(world, hero)
    run(levels.change_level(world))
    assert man.id in world.figures
    assert world.here.waiting == []
    for hero in (heinrich, sven):
        hero.at = stairs
        levels.take_stairs(world, hero)
    run(levels.change_level(world))
    assert world.here.number == 2
    assert {hero.at for hero in (heinrich, sven)} <= set(rectangle(START, START, 2, 2)), "on the entry stairs"


@pytest.mark.rule("ahq.gm.duties.descend")
def test_henchmen_alone_do_not_change_the_level() -> None:
    world, stairs = deep()
    man = man_at_arms(world, stairs)
    levels.take_stairs(world, man)
    for hero in list(world.figures.values()):
        hero.wounds = 0
    run(levels.change_level(world))
    assert world.here.number == 1


@pytest.mark.rule("ahq.setup.placement.on-stairs")
def test_stairs_in_a_room_are_its_four_squares_and_crowds_spread_from_them() -> None:
    world, _ = deep()
    hall = room(world, 20, 20, 10, 5)
    hall.stairs = (20, 20)
    hero = world.figures["heinrich"]
    leads = []
    for square in ((20, 20), (21, 21), (22, 20), (20, 22)):
        hero.at = square
        leads.append(levels.stairs_under(world, hero))
    assert leads == ["down", "down", "", ""]
    people = [man_at_arms(world, (0, n)) for n in range(9)]
    for man in people:
        del world.figures[man.id]
    levels.set_on_stairs(world, people, rectangle(20, 20, 2, 2))
    squares = {man.at for man in people}
    assert len(squares) == 9
    assert squares >= {(20, 20), (21, 20), (20, 21), (21, 21)}
    assert all(x - 20 + y - 20 <= 3 for x, y in squares), "the nearest free squares"


@pytest.mark.rule("ahq.explore.trap.when-played", "ahq.dungeon.known-at-start")
def test_the_first_stretch_of_a_level_is_known_but_nobody_has_set_foot_in_it() -> None:
    world = expedition()
    assert [section.entered for section in world.here.sections.values()] == [True, False, False, False]


@pytest.mark.rule("ahq.tobaro.reward-fate")
def test_where_the_quest_promises_nothing_nothing_is_told() -> None:
    world = expedition()
    hero = world.figures["heinrich"]
    world.progress.treasures = [progress.quest_of(world).objective.treasure]
    levels.leave(world, hero)
    run(endings.check(world))
    assert world.over == "victory"
    assert not told(world, Rewarded)


@pytest.mark.rule("ahq.dungeon.stairs.new-level-layout")
def test_the_table_is_not_cleared_while_those_left_behind_are_in_a_fight() -> None:
    world = expedition("heinrich", "sven", levels=2)
    world.below, world.bound = [world.figures.pop("sven")], 2
    world.figures["heinrich"].wounds = 0
    world.mode, world.combat = "combat", Combat(area=[junction(world).id])
    run(explore.turn(world))
    assert (world.level, [figure.id for figure in world.below]) == (0, ["sven"])


@pytest.mark.rule("ahq.combat.death.hero-ko-at-zero", "ahq.dungeon.stairs.expedition-ends")
def test_henchmen_may_carry_the_last_hero_home_or_give_him_up() -> None:
    world = expedition()
    heinrich = world.figures["heinrich"]
    man = man_at_arms(world, (START, START - 1))
    heinrich.at, heinrich.wounds = (START + 1, START - 1), 0
    run(endings.check(world))
    assert world.over == ""
    assert "give-up" in offered(world, man)
    play(world, man, "carry:heinrich", f"go:{START},{START}")
    assert heinrich.at == (START, START - 1)
    play(world, man, "leave")
    run(endings.check(world))
    assert world.over == "retreat", "he is home, though not on his feet"


@pytest.mark.rule("ahq.combat.death.hero-ko-at-zero", "ahq.dungeon.stairs.expedition-ends")
def test_henchmen_who_give_up_end_the_expedition() -> None:
    world = expedition()
    man = man_at_arms(world, (START, START - 1))
    assert "give-up" not in offered(world, man), "Heinrich leads them"
    heinrich = world.figures.pop("heinrich")
    assert "give-up" not in offered(world, man), "he has gone home on his feet"
    world.figures["heinrich"] = heinrich
    heinrich.wounds = 0
    play(world, man, "give-up")
    assert told(world, GivenUp)
    run(endings.check(world))
    assert world.over == "lost"


@pytest.mark.rule("ahq.dungeon.stairs.expedition-ends")
def test_a_maiden_carries_nobody_home() -> None:
    world = expedition()
    world.figures["heinrich"].wounds = 0
    world.figures["maiden"] = henchman("maiden", "maiden", "heinrich", "p1", (START, START - 1))
    run(endings.check(world))
    assert world.over == "lost"


@pytest.mark.rule("ahq.dungeon.stairs.back-up", "ahq.combat.ko.carry-in-exploration")
def test_those_who_carry_the_last_of_the_fallen_upstairs_wait_for_each_other() -> None:
    world = expedition(levels=2)
    levels.begin_level(world, 2, next(iter(world.here.sections)))
    heinrich = world.figures["heinrich"]
    man, other = man_at_arms(world, (START, START)), man_at_arms(world, (START, START - 3))
    heinrich.at, heinrich.wounds = (START + 1, START), 0
    levels.take_stairs(world, man)
    run(levels.change_level(world))
    assert world.here.number == 2, "somebody can still come"
    other.at = (START, START)
    levels.take_stairs(world, other)
    run(levels.change_level(world))
    assert world.here.number == 1
    assert set(world.figures) == {"heinrich", man.id, other.id}


@pytest.mark.rule("ahq.dungeon.stairs.back-up", "ahq.combat.ko.carry-in-exploration")
def test_a_fallen_leader_who_is_left_below_keeps_his_player() -> None:
    world = expedition("heinrich", "sven", levels=2, master="solo")
    man = man_at_arms(world, (START, START + 1), owner="sven")
    for hero in ("heinrich", "sven"):
        world.figures[hero].wounds = 0
    world.below = [world.figures.pop("sven"), world.figures.pop(man.id)]
    world.bound, world.taken = 2, of_kind(world, "stairs")[0].id
    run(levels.change_level(world), dice=[])
    assert [figure.id for figure in world.levels[0].waiting] == ["heinrich"]
    assert world.leader == "heinrich", "nobody else can lead"
    assert world.master == "p1", "his player rolls the game master's dice"
