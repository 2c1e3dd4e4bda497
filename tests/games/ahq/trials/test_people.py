"""Quests whose special rule is about people and things: hostages, a patron, a treasure in pieces."""

from __future__ import annotations

import pytest

from souterrain.games.ahq import endings, moments, values
from souterrain.games.ahq.battle import turn as battle
from souterrain.games.ahq.belongings import count
from souterrain.games.ahq.combat import damage
from souterrain.games.ahq.dungeon import levels
from souterrain.games.ahq.events.company import QuestLost
from souterrain.games.ahq.events.quests import Hanged, HostageKilled, NotHanged, PatronContent
from souterrain.games.ahq.figures import Item, monster
from souterrain.games.ahq.master import musters
from souterrain.games.ahq.quests.progress import accomplished, in_hand
from souterrain.games.ahq.town import homecoming, market
from souterrain.games.ahq.world import Group, Level, World
from tests.games.ahq.arena import arena, foe
from tests.games.ahq.expedition import expedition, room, told
from tests.games.ahq.town.company import company
from tests.play import run

# --- hostages


def held(fighting: bool) -> tuple[World, Group]:
    world = arena(master="solo", heinrich=(5, 5))
    world.setup.quest = "coach"
    goblin = foe(world, "goblin", (9, 9))
    group = world.groups[goblin.group]
    group.captives = ["traveller"] * 3
    if not fighting:
        group.fighting, group.met = False, True
        del world.figures[goblin.id]
    return world, group


@pytest.mark.rule("ahq.quest-idea.hostages")
def test_they_are_in_the_first_quest_room_of_the_last_level() -> None:
    world = expedition(quest="coach", master="solo")
    lair, hall = room(world, 20, 20, room="lair"), room(world, 40, 40, room="quest")
    for where, number in ((lair, 0), (hall, 3)):
        world.here.quest_rooms = 1
        group = run(musters.new_group(world, "lair", where, "ahq.dungeon.room.lair"), dice=[1]).result
        run(moments.laid(world, where, [group]))
        assert group.captives == ["traveller"] * number


@pytest.mark.rule("ahq.quest-idea.hostages")
@pytest.mark.parametrize(("fighting", "die", "left"), [(True, 4, 2), (True, 5, 3), (False, 2, 2), (False, 3, 3)])
def test_guards_who_are_left_in_peace_carry_out_their_orders(fighting: bool, die: int, left: int) -> None:
    world, group = held(fighting)
    run(moments.turn_ends(world), dice=[die])
    assert len(group.captives) == left
    assert bool(told(world, HostageKilled)) == (left < 3)


@pytest.mark.rule("ahq.quest-idea.hostages")
def test_guards_who_are_hard_pressed_have_no_time_for_it() -> None:
    world, group = held(fighting=True)
    next(each for each in world.figures.values() if each.kind == "monster").suffered = 1
    run(moments.turn_ends(world))
    assert len(group.captives) == 3
    next(each for each in world.figures.values() if each.kind == "monster").suffered = 0
    world.progress.bloodied = world.turn
    run(moments.turn_ends(world))
    assert len(group.captives) == 3


@pytest.mark.rule("ahq.quest-idea.hostages")
def test_freed_they_are_slow_and_each_is_worth_a_ransom_at_home() -> None:
    world, _group = held(fighting=True)
    goblin = next(each for each in world.figures.values() if each.kind == "monster")
    run(damage.kill(world, goblin, "ahq.combat.death.monster-henchman"))
    run(battle.victory(world))
    people = [each for each in world.figures.values() if each.row == "traveller"]
    assert len(people) == 3
    assert {values.exploration_move(each) for each in people} == {6}
    assert in_hand(world)
    assert not accomplished(world)
    hero = world.figures["heinrich"]
    gold = hero.gold
    for figure in (*people[:2], hero):
        del world.figures[figure.id]
        world.departed.append(figure)
    run(endings.check(world))
    assert world.over == "victory"
    assert hero.gold == gold + 200


@pytest.mark.rule("ahq.quest-idea.hostages")
def test_when_none_is_alive_nothing_keeps_the_heroes_below_and_the_quest_is_lost_at_home() -> None:
    world = company()
    assert world.campaign is not None
    world.campaign.quest = "coach"
    world.town.heard = ["bones", "coach"]
    world.levels = [Level(number=1)]
    homecoming.close_quest(world)
    assert world.campaign.quest == "coach", "nobody has found them yet"
    world.here.quest_rooms = 1
    guards = Group(id="g", level=1, section="1.1", rows=["orc"], captives=["traveller"])
    world.groups = {"g": guards}
    homecoming.close_quest(world)
    assert (world.campaign.quest, in_hand(world)) == ("coach", False), "one of them lives"
    guards.captives = []
    assert in_hand(world)
    homecoming.close_quest(world)
    assert told(world, QuestLost)
    assert (world.campaign.quest, world.town.heard, world.levels) == ("", ["bones"], [])
    assert world.campaign.achieved == []


# --- the patron


def hired() -> World:
    world = expedition(quest="notebook", master="solo")
    run(moments.begins(world))
    return world


def professor(world: World) -> str:
    return next(each.id for each in world.figures.values() if each.row == "professor")


@pytest.mark.rule("ahq.quest-idea.explorer")
def test_he_does_not_leave_before_he_has_seen_enough() -> None:
    world = hired()
    patron = world.figures[professor(world)]
    assert not moments.may_leave(world, patron)
    assert moments.may_leave(world, world.figures["heinrich"])
    group = Group(id="g", level=1, section="1.1", rows=[])
    run(moments.placing(world, group, [monster(world, "goblin")]))
    assert not moments.may_leave(world, patron)
    run(moments.placing(world, group, [monster(world, "ogre")]))
    assert moments.may_leave(world, patron)
    assert told(world, PatronContent)[0].why == "awe"


@pytest.mark.rule("ahq.quest-idea.explorer")
def test_nothing_keeps_them_below_when_he_is_content_or_dead() -> None:
    world = hired()
    assert not in_hand(world)
    world.progress.content = True
    assert in_hand(world)
    world.progress.content = False
    del world.figures[professor(world)]
    assert in_hand(world)


@pytest.mark.rule("ahq.quest-idea.explorer")
def test_a_wound_is_enough_and_so_is_an_end_of_the_dungeon() -> None:
    world = hired()
    run(moments.turn_ends(world))
    assert not world.progress.content
    world.figures[professor(world)].wounds -= 1
    run(moments.turn_ends(world))
    assert told(world, PatronContent)[0].why == "wound"
    other = hired()
    for section in other.here.sections.values():
        section.exits = []
    run(moments.turn_ends(other))
    assert told(other, PatronContent)[0].why == "end"


@pytest.mark.rule("ahq.quest-idea.explorer")
@pytest.mark.parametrize(("lives", "gold"), [(True, 15 + 15), (False, 0)])
def test_five_crowns_a_room_if_he_comes_home_alive(lives: bool, gold: int) -> None:
    world = hired()
    for n in range(3):
        run(moments.laid(world, room(world, 20 + 10 * n, 20), []))
    hero, patron = world.figures["heinrich"], world.figures[professor(world)]
    hero.gold, world.progress.content = 0, True
    if lives:
        levels.leave(world, patron)
    else:
        del world.figures[patron.id]
    assert in_hand(world)
    levels.leave(world, hero)
    run(endings.check(world))
    assert hero.gold == gold
    assert world.over == ("victory" if lives else "retreat")


# --- the dowry


@pytest.mark.rule("ahq.quest-idea.crown-jewels")
def test_the_first_lairs_and_quest_rooms_have_a_piece_each_and_little_gold() -> None:
    world = expedition(quest="dowry", master="solo")
    run(moments.begins(world))
    found = []
    for n, kind in enumerate(("normal", "lair", "quest", "lair", "lair")):
        where = room(world, 20 + 10 * n, 20, room=kind)
        group = run(musters.new_group(world, "lair", where, "ahq.dungeon.room.lair"), dice=[1]).result
        run(moments.laid(world, where, [group]))
        found += [item.row for item in group.treasure]
        assert group.gold < 20
    assert found == ["dowry-diadem", "dowry-necklace", "dowry-girdle"]


@pytest.mark.rule("ahq.quest-idea.crown-jewels")
def test_only_the_whole_is_paid() -> None:
    world = expedition(quest="dowry", master="solo")
    hero = world.figures["heinrich"]
    hero.items += [Item("dowry-diadem"), Item("dowry-girdle")]
    assert not accomplished(world)
    hero.items.append(Item("dowry-necklace"))
    assert in_hand(world)
    assert not accomplished(world), "they are still below"
    levels.leave(world, hero)
    run(endings.check(world))
    assert world.over == "victory"
    assert hero.gold == 600
    assert not count(hero, "dowry-diadem")


@pytest.mark.rule("ahq.quest-idea.crown-jewels")
def test_a_piece_that_stays_with_a_fallen_hero_is_not_paid() -> None:
    world = expedition("heinrich", "sven", quest="dowry", master="solo")
    heinrich, sven = world.figures["heinrich"], world.figures["sven"]
    heinrich.items += [Item("dowry-diadem"), Item("dowry-girdle")]
    sven.items.append(Item("dowry-necklace"))
    sven.wounds, sven.at = 0, (sven.at[0], sven.at[1] - 6)
    levels.leave(world, heinrich)
    run(endings.check(world))
    assert world.over == "retreat"


@pytest.mark.rule("ahq.quest-idea.crown-jewels")
@pytest.mark.parametrize(
    ("die", "fate", "answers", "lives"), [(4, 0, (), True), (3, 0, (), False), (3, 1, ("yes",), True)]
)
def test_a_piece_can_be_sold_but_talk_may_hang_him(die: int, fate: int, answers: tuple[str, ...], lives: bool) -> None:
    world = company("heinrich", "sven")
    assert world.campaign is not None
    world.campaign.quest = "dowry"
    hero = world.figures["heinrich"]
    hero.items, hero.gold, hero.fate = [Item("dowry-diadem")], 0, fate
    run(market._sell(world, hero, "dowry-diadem"), dice=[die], answers=answers)
    assert hero.gold == 75
    assert ("heinrich" in world.figures) is lives
    assert bool(told(world, Hanged)) is not lives
    assert bool(told(world, NotHanged)) == bool(answers)
