"""Meeting monsters: the surprise test and their placement."""

from __future__ import annotations

import pytest

from souterrain.core.events import numbered
from souterrain.core.text import texts
from souterrain.crawl.squares import Square, steps_between
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.combat import surprise
from souterrain.games.ahq.dungeon.ground import ground, redraw
from souterrain.games.ahq.events.combat import Ambushed, Appeared, MetAgain, NobodyCame, Shifted, Surprise
from souterrain.games.ahq.figures import Effect, effect, monsters, occupied
from souterrain.games.ahq.master import musters
from souterrain.games.ahq.values import damage_dice, weapon
from souterrain.games.ahq.words import called
from souterrain.games.ahq.world import Group, World
from tests.games.ahq.arena import arena, do, foe, hall, keys, side_room
from tests.games.ahq.expedition import START, expedition, junction, man_at_arms, room, told


def waiting(world: World, *rows: str, section: str = "") -> Group:
    place = world.here.sections[section] if section else hall(world)
    return musters.add_group(world, place, list(rows), 20)


def at_the_door(master: str = "seat", **heroes: tuple[int, int]) -> tuple[World, str]:
    """A party in the hall at the open door of a room of five squares by five."""
    world = arena(master, False, **(heroes or {"heinrich": (13, 6)}))
    other, _ = side_room(world)
    return world, other.id


@pytest.mark.rule(
    "ahq.combat.surprise.roll",
    "ahq.combat.surprise.heroes-win-ties",
    "ahq.combat.surprise.elf-bonus",
    "ahq.combat.surprise.sentry-bonus",
)
def test_surprise_four_against_three() -> None:
    """The example: an Elf looks in and a Sentry is there, so both add one: 4 + 1 against 3 + 1."""
    world, section = at_the_door(heinrich=(13, 7), torallion=(13, 6))
    group = waiting(world, "skaven-warrior", "skaven-sentry", section=section)
    seen = do(
        surprise.meet(world, group.id), ["skaven-warrior", 4, 3], ["where:16,6", "where:18,8", "where:17,6", "stay"]
    )
    (test,) = told(world, Surprise)
    assert (test.leader, test.master, test.winner) == (5, 4, "heroes")
    assert [question.seat for question in seen.asked] == ["p1", "p1", "gm", "gm"]
    one, two = monsters(world)
    assert (one.at, two.at) == ((17, 6), (18, 8))
    assert world.combat is not None
    assert not world.combat.surprised


@pytest.mark.rule("ahq.combat.special-monsters.identity-hidden")
@pytest.mark.parametrize(("drawn", "sentry"), [("skaven-warrior", 2), ("skaven-sentry", 1)])
def test_neither_order_nor_number_gives_a_special_monster_away(drawn: str, sentry: int) -> None:
    world, section = at_the_door()
    group = waiting(world, "skaven-warrior", "skaven-sentry", section=section)
    seen = do(surprise.meet(world, group.id), [drawn, 9, 3], ["auto", "done"])
    assert seen.rolled[0][0].hidden
    band = monsters(world)
    assert [figure.number for figure in band] == [1, 2]
    assert [figure.row for figure in band].index("skaven-sentry") == sentry - 1
    assert [called(figure) for figure in band] == [numbered("skaven-warrior", 1), numbered("skaven-warrior", 2)]


def test_a_number_is_for_life_and_newcomers_count_on() -> None:
    world, section = at_the_door("solo")
    first = waiting(world, "goblin", section=section)
    do(surprise.appear(world, first, (17, 6), surprised=False))
    assert [figure.number for figure in monsters(world)] == [0], "one alone needs none"
    more = waiting(world, "goblin", "goblin", "orc", section=section)
    do(surprise.appear(world, more, (17, 6), surprised=False))
    assert [(figure.row, figure.number) for figure in monsters(world)] == [
        ("goblin", 1),
        ("goblin", 2),
        ("goblin", 3),
        ("orc", 0),
    ], "among several he was the first"
    third = monsters(world)[2]
    del world.figures[monsters(world)[1].id]
    do(surprise.appear(world, waiting(world, "goblin", section=section), (17, 6), surprised=False))
    assert third.number == 3
    assert monsters(world)[-1].number == 4


@pytest.mark.rule("ahq.combat.surprise.elf-bonus")
def test_an_elf_who_does_not_look_in_is_of_no_help() -> None:
    world, section = at_the_door(heinrich=(13, 6), torallion=(START, START))
    group = waiting(world, "skaven-warrior", section=section)
    do(surprise.meet(world, group.id), [4, 5], ["auto", "stay"])
    assert told(world, Surprise)[0].leader == 4


@pytest.mark.rule("ahq.combat.surprise.heroes-win-ties")
def test_a_tie_goes_to_the_heroes() -> None:
    world, section = at_the_door()
    group = waiting(world, "skaven-warrior", section=section)
    do(surprise.meet(world, group.id), [6, 6], ["auto", "stay"])
    (test,) = told(world, Surprise)
    assert (test.winner, test.engaged) == ("heroes", False)


@pytest.mark.rule("ahq.combat.surprise.gm-wins", "ahq.gm.duties.combat")
def test_when_the_master_wins_he_places_and_the_heroes_lose_their_first_phase() -> None:
    world, section = at_the_door()
    group = waiting(world, "skaven-warrior", section=section)
    seen = do(surprise.meet(world, group.id), [6, 7], ["where:14,6", "stay"])
    assert [question.seat for question in seen.asked] == ["gm", "p1"]
    assert world.combat is not None
    assert world.combat.surprised


@pytest.mark.rule("ahq.combat.surprise.initial-placement-limits")
def test_monsters_start_in_their_room_and_the_adjustment_stays_in_it() -> None:
    world, section = at_the_door()
    group = waiting(world, "skaven-warrior", section=section)
    seen = do(surprise.meet(world, group.id), [6, 7], ["where:14,6", "stay"])
    placing, adjusting = seen.asked
    inside = {f"where:{x},{y}" for x in range(14, 19) for y in range(4, 9)}
    assert set(keys(placing)) - {"auto"} == inside
    assert set(keys(adjusting)) - {"stay", "done"} == {"where:14,5", "where:14,7", "where:15,6"}


@pytest.mark.rule("ahq.combat.surprise.during-combat")
def test_newcomers_in_a_fight_are_placed_by_the_winner_but_the_turn_goes_on() -> None:
    world = arena(heinrich=(13, 6))
    other, _ = side_room(world)
    foe(world, "skaven-warrior", (2, 2))
    group = waiting(world, "skaven-warrior", section=other.id)
    do(surprise.meet(world, group.id), [1, 12], ["auto", "stay"])
    assert world.combat is not None
    assert not world.combat.surprised
    assert group.id in world.combat.groups
    (test,) = told(world, Surprise)
    assert (test.winner, test.engaged) == ("monsters", True), "and it is said that the fight is on already"


@pytest.mark.rule("ahq.magic.bright.open-window-surprise")
def test_monsters_that_were_spied_upon_give_the_leader_three() -> None:
    world, section = at_the_door()
    group = waiting(world, "skaven-sentry", section=section)
    group.spied = True
    do(surprise.meet(world, group.id), [5, 7], ["auto", "stay"])
    (test,) = told(world, Surprise)
    assert (test.leader, test.master, test.winner) == (8, 8, "heroes")


@pytest.mark.rule("ahq.hazard.grate.surprise")
def test_lifting_a_grate_gives_two_and_no_elf_bonus() -> None:
    world, section = at_the_door(heinrich=(13, 7), torallion=(13, 6))
    group = waiting(world, "skaven-warrior", section=section)
    do(surprise.meet(world, group.id, bonus=2, elf=False), [6, 8], ["auto", "stay"])
    assert told(world, Surprise)[0].leader == 8


@pytest.mark.rule("ahq.gm.counter.wandering.first-monster", "ahq.gm.counter.wandering.others", "ahq.trap.alarm")
def test_wandering_monsters_come_from_as_far_as_can_be_seen() -> None:
    world = arena("seat", False, heinrich=(2, 2))
    group = waiting(world, "skaven-warrior", "skaven-warrior", "skaven-warrior")
    do(surprise.wander(world, group.id), [1, 12])
    first, *others = monsters(world)
    assert first.at == (13, 13)
    assert all(steps_between(each.at, (2, 2)) >= 20 for each in others)
    assert all(any(steps_between(each.at, o.at) == 1 for o in (first, *others)) for each in others)
    assert world.combat is not None
    assert world.combat.surprised, "the test only says who acts first"


@pytest.mark.rule("ahq.gm.counter.ambush.placement", "ahq.gm.counter.ambush.sentry-is-ordinary")
def test_ambushers_join_and_a_sentry_among_them_is_ordinary() -> None:
    world = arena(heinrich=(2, 2))
    group = waiting(world, "skaven-sentry")
    do(surprise.ambush(world, group.id, first=False))
    (sentry,) = monsters(world)
    assert sentry.at == (13, 13)
    assert BOOK.monsters[sentry.row].sentry
    assert effect(sentry, "off-duty")


@pytest.mark.rule("ahq.hazard.grate.prisoners")
def test_prisoners_have_one_damage_die() -> None:
    world, section = at_the_door()
    group = waiting(world, "skaven-warrior", section=section)
    group.prisoners = True
    do(surprise.meet(world, group.id), [6, 6], ["auto", "stay"])
    (prisoner,) = monsters(world)
    assert effect(prisoner, "unarmed")
    assert damage_dice(prisoner, weapon(prisoner)) == 1


@pytest.mark.rule("ahq.gm.counter.ambush.placement")
@pytest.mark.parametrize(("surprised", "seats"), [(True, ["gm", "p1"]), (False, ["p1", "gm"])])
def test_in_the_first_turn_ambushers_are_placed_by_whoever_won_the_test(surprised: bool, seats: list[str]) -> None:
    world = arena(heinrich=(2, 2))
    assert world.combat is not None
    world.combat.surprised = surprised
    group = waiting(world, "skaven-warrior")
    seen = do(surprise.ambush(world, group.id, first=True), [], ["where:9,9", "where:9,8"])
    assert [question.seat for question in seen.asked] == seats
    (skaven,) = monsters(world)
    assert skaven.at == (9, 8)
    assert world.combat.groups == [group.id]
    assert world.combat.surprised is surprised


@pytest.mark.rule("ahq.combat.surprise.heroes-win-ties", "ahq.combat.surprise.initial-placement-limits")
def test_monsters_on_their_squares_are_not_moved_through_walls_or_onto_others() -> None:
    world, section = at_the_door(heinrich=(13, 6))
    room(world, 19, 4)
    group = waiting(world, "skaven-warrior", "skaven-warrior", section=section)
    seen = do(surprise.meet(world, group.id), [6, 6], ["where:18,4", "where:18,5", "stay", "done"])
    assert set(keys(seen.asked[2])) == {"stay", "where:17,4", "done"}


@pytest.mark.rule("ahq.combat.surprise.heroes-win-ties", "ahq.combat.surprise.gm-wins")
@pytest.mark.parametrize(("dice", "at"), [([9, 1], (18, 4)), ([1, 9], (14, 6))])
def test_left_to_the_program_a_leader_puts_monsters_far_away_and_a_master_near(
    dice: list[int | str], at: Square
) -> None:
    world, section = at_the_door()
    group = waiting(world, "skaven-warrior", section=section)
    do(surprise.meet(world, group.id), dice, ["auto", "stay"])
    assert monsters(world)[0].at == at


@pytest.mark.rule("ahq.combat.surprise.elf-bonus")
def test_only_an_elf_who_is_awake_and_looks_in_helps() -> None:
    world, section = at_the_door(heinrich=(13, 6), torallion=(30, 30))
    room(world, 30, 30)
    redraw(world.here)
    group = waiting(world, "skaven-warrior", section=section)
    torallion = world.figures["torallion"]
    assert do(surprise.test(world, group, [], 0, elf=True), [5, 6]).result is False, "he looks elsewhere"
    world.figures["heinrich"].at = (9, 9)
    torallion.at = (13, 6)
    assert do(surprise.test(world, group, [], 0, elf=True), [5, 6]).result is True
    torallion.effects = [Effect("asleep", "turn", 9)]
    assert do(surprise.test(world, group, [], 0, elf=True), [5, 6]).result is False


@pytest.mark.rule("ahq.gm.counter.wandering.first-monster", "ahq.gm.counter.wandering.others")
def test_the_master_picks_the_hero_and_the_square_and_the_heroes_may_win_the_first_phase() -> None:
    world = arena("seat", False, heinrich=(7, 7), sven=(8, 8), magnus=(3, 3))
    world.figures["magnus"].wounds = 0
    group = waiting(world, "skaven-warrior", "skaven-warrior")
    seen = do(surprise.wander(world, group.id), [12, 1], ["who:heinrich"])
    assert keys(seen.asked[0]) == ["who:heinrich", "who:sven"], "not one who is unconscious"
    assert monsters(world)[0].at == (13, 13)
    assert world.combat is not None
    assert not world.combat.surprised


@pytest.mark.rule("ahq.gm.counter.wandering.others")
def test_the_others_stand_beside_the_first_and_no_nearer_as_long_as_there_is_room() -> None:
    world = arena("seat", False, heinrich=(2, 2))
    group = waiting(world, *["skaven-warrior"] * 6)
    do(surprise.wander(world, group.id), [1, 12])
    first, *others = monsters(world)
    assert first.at == (13, 13)
    distances = [steps_between(each.at, (2, 2)) for each in others]
    assert distances == [21, 21, 20, 20, 20], "where no square is as far, the nearest that fits best"


@pytest.mark.rule("ahq.large-monster.base-and-move", "ahq.gm.counter.wandering.first-monster")
def test_a_large_wanderer_stands_where_it_fits() -> None:
    world = arena("seat", False, heinrich=(2, 2))
    group = waiting(world, "ogre")
    do(surprise.wander(world, group.id), [1, 12])
    (ogre,) = monsters(world)
    assert ogre.at == (12, 12)


@pytest.mark.rule("ahq.hazard.circle.enter", "ahq.hazard.statue.cannot-leave")
def test_what_comes_to_life_on_the_spot() -> None:
    world = arena("seat", False, heinrich=(5, 5), sven=(9, 9))
    group = waiting(world, "animated-statue")
    do(surprise.appear(world, group, (5, 5), surprised=True))
    assert told(world, Ambushed)
    assert world.combat is not None
    assert world.combat.surprised
    (statue,) = monsters(world)
    assert [each.who for each in told(world, Appeared)] == ["animated-statue"]
    assert steps_between(statue.at, (5, 5)) == 1
    world.combat.surprised = False
    again = waiting(world, "undead-skaven")
    do(surprise.appear(world, again, (9, 9), surprised=True))
    assert not world.combat.surprised, "the fight was already on"
    quiet = arena("seat", False)
    do(surprise.appear(quiet, waiting(quiet, "animated-statue"), (7, 7), surprised=False))
    assert not told(quiet, Ambushed)
    assert monsters(quiet)[0].at == (7, 7)


@pytest.mark.rule("ahq.hazard.circle.enter")
def test_summoned_monsters_are_put_in_sight_of_some_hero() -> None:
    world = arena("seat", False, heinrich=(5, 5), sven=(16, 6))
    side_room(world, open=False)
    room(world, 30, 30)
    redraw(world.here)
    seen = do(surprise.conjure(world, waiting(world, "skaven-warrior")), [], ["where:18,8"])
    offered = set(keys(seen.asked[0]))
    assert {"where:18,8", "where:2,2"} <= offered
    assert "where:30,30" not in offered


@pytest.mark.rule("ahq.magic.bright.open-window-surprise")
def test_who_was_spied_upon_is_surprised_once() -> None:
    world, section = at_the_door()
    group = waiting(world, "skaven-warrior", section=section)
    group.spied = True
    do(surprise.test(world, group, [], 0, elf=True), [1, 4])
    do(surprise.test(world, group, [], 0, elf=True), [1, 4])
    assert [test.winner for test in told(world, Surprise)] == ["heroes", "monsters"]


@pytest.mark.rule("ahq.solo.placement.surprise", "ahq.solo.gm-phase.wandering-monsters")
def test_alone_one_shifts_surprised_wanderers_as_well() -> None:
    world = arena("solo", False, heinrich=(2, 2))
    group = waiting(world, "skaven-warrior")
    seen = do(surprise.wander(world, group.id), ["2,3", 12, 1], ["where:2,4"])
    assert seen.asked[0].seat == "p1"
    assert monsters(world)[0].at == (2, 4)
    again = arena("solo", False, heinrich=(2, 2))
    do(surprise.wander(again, waiting(again, "skaven-warrior").id), ["2,3", 1, 12])
    assert monsters(again)[0].at == (2, 3), "they surprise him"


@pytest.mark.rule("ahq.solo.placement.surprise", "ahq.large-monster.base-and-move")
def test_nobody_shifts_a_wanderer_for_whom_there_is_no_room() -> None:
    world = arena("solo", False, heinrich=(2, 2))
    section = hall(world)
    section.w, section.h = 12, 1
    world.here.sections = {section.id: section}
    redraw(world.here)
    ogres = waiting(world, "ogre")
    do(surprise.wander(world, ogres.id), [12, 1])
    assert monsters(world) == []


@pytest.mark.rule("ahq.combat.pursuit.monsters-return")
@pytest.mark.parametrize(("master", "dice"), [("seat", [1, 12]), ("solo", ["13,6", 1, 12])])
def test_wanderers_go_back_to_where_they_came_from(master: str, dice: list[int | str]) -> None:
    world = arena(master, False, heinrich=(14, 6))
    other, _ = side_room(world)
    group = waiting(world, "skaven-warrior", section=other.id)
    if master == "seat":
        world.figures["heinrich"].at = (13, 6)
    do(surprise.wander(world, group.id), dice)
    assert group.section == hall(world).id
    assert world.combat is not None
    assert world.combat.area == [other.id], "the fight is where the heroes were found"


@pytest.mark.rule("ahq.gm.counter.character.next-one", "ahq.gm.character.play-when-placing")
def test_a_character_may_come_with_an_ambush_and_with_what_a_circle_calls() -> None:
    world = arena(heinrich=(2, 2))
    world.counters.ready = ["assassin"]
    do(surprise.ambush(world, waiting(world, "skaven-warrior").id, first=False), [], ["who:assassin"])
    assert [figure.row for figure in monsters(world)] == ["skaven-warrior", "assassin"]
    world = arena(heinrich=(2, 2))
    world.counters.ready = ["assassin"]
    do(surprise.conjure(world, waiting(world, "skaven-warrior")), [], ["who:assassin", "where:9,9", "where:9,8"])
    assert [figure.row for figure in monsters(world)] == ["skaven-warrior", "assassin"]


@pytest.mark.rule("ahq.quest-idea.war-band", "ahq.hazard.circle.enter")
def test_a_circle_calls_in_vain_where_none_are_left_who_could_come() -> None:
    world = arena(fight=False, heinrich=(2, 2))
    group = waiting(world)
    do(surprise.conjure(world, group))
    assert told(world, NobodyCame)
    assert not told(world, Ambushed)
    assert (world.combat, group.id in world.groups) == (None, False)


@pytest.mark.rule("ahq.combat.surprise.initial-placement-limits", "ahq.combat.pursuit.monsters-return")
def test_a_shift_is_told_and_so_is_who_is_met_again() -> None:
    world, section = at_the_door()
    group = waiting(world, "skaven-warrior", "skaven-warrior", section=section)
    do(surprise.meet(world, group.id), [6, 6], ["where:18,4", "where:18,8", "where:17,4", "stay"])
    assert [event.at for event in told(world, Shifted)] == ["17,4"]
    assert not told(world, MetAgain), "they were announced when their room was found"
    for figure in monsters(world):
        del world.figures[figure.id]
    do(surprise.meet(world, group.id), [6, 6], ["auto", "done"])
    (again,) = told(world, MetAgain)
    assert texts("fr", "ahq").say(again.say()) == "Revoici deux guerriers skavens."


@pytest.mark.rule("ahq.gm.counter.wandering.others")
def test_wanderers_for_whom_there_is_no_room_stay_away_and_nobody_shifts_them() -> None:
    world = expedition("heinrich", master="solo")
    for square in [square for square in ground(world).steps if square not in occupied(world)][1:]:
        man_at_arms(world, square)
    group = waiting(world, "skaven-warrior", "skaven-warrior", section=junction(world).id)
    do(surprise.wander(world, group.id), [12, 1, 1])
    assert len(monsters(world)) == 1
    assert world.combat is not None
