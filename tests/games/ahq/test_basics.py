"""Dice, sheets, counters on the table, and what the two chairs may know."""

from __future__ import annotations

import pytest

import souterrain
from souterrain import bots
from souterrain.core.roll import Roll
from souterrain.core.text import texts
from souterrain.crawl.master import GM
from souterrain.games.ahq import sheets, treasure, view
from souterrain.games.ahq.battle import solo
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.combat import odds, surprise, zones
from souterrain.games.ahq.dungeon import corridors, growth
from souterrain.games.ahq.dungeon.doors import set_open
from souterrain.games.ahq.events.combat import Surprise
from souterrain.games.ahq.events.expedition import MonstersDrawn, MonstersFound
from souterrain.games.ahq.exploration import sightings
from souterrain.games.ahq.exploration import turn as explore
from souterrain.games.ahq.exploration.sightings import groups_in_sight
from souterrain.games.ahq.exploration.turn import Phase
from souterrain.games.ahq.figures import Combat, Item, monster, out
from souterrain.games.ahq.master import musters
from souterrain.games.ahq.master.musters import add_group
from souterrain.games.ahq.rows import Character, Monster
from souterrain.games.ahq.words import says
from souterrain.games.ahq.world import Setup
from tests.games.ahq.arena import arena, do, foe
from tests.games.ahq.expedition import JUNCTION, START, door, expedition, junction, man_at_arms, of_kind, room, told
from tests.play import run


@pytest.mark.rule("ahq.setup.dice.d12")
def test_every_die_of_a_game_has_twelve_sides() -> None:
    seen: set[str] = set()

    class Watching:
        def __init__(self) -> None:
            self.stream = souterrain.Stream("dice")

        def roll(self, roll: Roll, n: int, head: bytes = b"", /) -> int:
            seen.add(roll.die if not roll.faces else "draw")
            return self.stream.roll(roll, n)

    game = souterrain.new("ahq", setup={"players": 2}, chance=Watching())
    bots.play(game, {seat: bots.make("ahq", "scripted", 3) for seat in game.seats}, most=400)
    assert seen <= {"d12", "draw"}
    assert "d12" in seen


@pytest.mark.rule("ahq.setup.dice.two")
def test_two_dice_are_added() -> None:
    world = expedition()
    run(corridors.from_exit(world, junction(world), "e"), dice=[1, 5, 5, 12, 12])
    assert len(of_kind(world, "junction")) == 2, "12 and 12 are 24: a T-junction"


@pytest.mark.rule("ahq.setup.dice.plus")
@pytest.mark.parametrize(("die", "total"), [(1, 4), (12, 15)])
def test_a_die_plus_a_number(die: int, total: int) -> None:
    world = expedition()
    group = add_group(world, room(world, 20, 20), ["skaven-warrior"], 10)
    group.spied = True
    run(surprise.test(world, group, [], 0, elf=False), dice=[die, 1])
    assert told(world, Surprise)[0].leader == total


@pytest.mark.rule("ahq.setup.char.scale", "ahq.setup.components.wound-counters")
def test_characteristics_are_out_of_twelve_and_wounds_are_not_capped() -> None:
    people: list[Character | Monster] = [*BOOK.characters.values(), *BOOK.monsters.values()]
    for row in people:
        rated = (row.weapon_skill, row.bow_skill, row.strength, row.toughness, row.speed, row.bravery, row.intelligence)
        assert all(0 <= value <= 12 for value in rated), row.id
    world = expedition()
    ogre = monster(world, "ogre", "", (START, START - 2))
    assert ogre.profile.wounds == 9
    assert sheets.monster_sheet(world, ogre, says(ogre)).gauges[0].top == 9


@pytest.mark.rule("ahq.setup.char.weapon-skill", "ahq.setup.sheet.hand-to-hand-row")
def test_heinrichs_hand_to_hand_row() -> None:
    assert [odds.to_hit(8, guard) for guard in range(1, 13)] == [2, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10]


@pytest.mark.rule("ahq.setup.char.bow-skill", "ahq.setup.sheet.ranged-row")
def test_heinrichs_ranged_row() -> None:
    assert [odds.to_shoot(6, far) for far in (1, 3, 4, 12, 13, 24, 25, 36, 37)] == [6, 6, 7, 7, 8, 8, 9, 9, 10]


@pytest.mark.rule("ahq.setup.sheet.weapon-columns")
def test_a_weapon_lists_its_dice_its_fumble_and_its_critical() -> None:
    sword = BOOK.weapons["sword"]
    assert (sword.damage(6), sword.fumble, sword.critical) == (4, 1, 12)
    halberd = BOOK.weapons["halberd"]
    assert (halberd.fumble, halberd.critical) == (2, 11)


@pytest.mark.rule("ahq.setup.char.wounds")
def test_a_hero_at_zero_has_fainted() -> None:
    world = expedition()
    hero = world.figures["heinrich"]
    hero.wounds = 1
    assert not out(hero)
    hero.wounds = 0
    assert out(hero)


@pytest.mark.rule("ahq.setup.components.sections", "ahq.setup.components.doors")
def test_sections_interlock_and_there_is_no_limit_to_doors() -> None:
    world = expedition()
    hall = room(world, 20, 20, 15, 15)
    for x in range(20, 35):
        door(world, (x, 20), (x, 19))
    assert len(world.here.doors) == 15
    first, second = (s for s in of_kind(world, "corridor"))
    assert second.id in first.joins
    assert hall.joins == []


@pytest.mark.rule("ahq.turns.combat-starts-when-monsters-revealed", "ahq.turns.exploration.stops-when-monsters-appear")
def test_monsters_found_end_the_exploration_turn_without_the_masters_phase() -> None:
    """The right arm rolls 23 for features; the left arm is still generated, the game master's die is not rolled."""
    world = expedition(master="solo")
    world.figures["heinrich"].at = (junction(world).x, junction(world).y)
    rules = explore.exploration_phase(world, Phase())
    value: object = None
    rolled = []
    dice = [1, 12, 11, 3, 3, 1, 1, 5, 5, 3, 3]
    while True:
        try:
            wanted = rules.send(value)
        except StopIteration as stop:
            found = stop.value
            break
        if isinstance(wanted, Roll):
            rolled.append(wanted.rule)
            value = dice.pop(0) if dice else min(5, wanted.sides)
        else:
            value = wanted.options[0].key  # type: ignore[union-attr]
    assert found
    assert world.mode == "combat"
    assert rolled.count("ahq.dungeon.corridor.three-rolls") == 10
    assert rolled.index("ahq.combat.surprise.roll") > rolled.index("ahq.dungeon.corridor.wandering-monsters")


@pytest.mark.rule("ahq.turns.exploration.no-monsters-in-sight")
def test_monsters_left_behind_are_met_again_when_somebody_comes_into_their_sight() -> None:
    world = expedition()
    room(world, 20, 20)
    lair = room(world, 25, 20)
    entrance = door(world, (24, 22), (25, 22), open=True, explored=True)
    group = add_group(world, lair, ["skaven-warrior"] * 2, 20)
    hero = world.figures["heinrich"]
    hero.at = (22, 22)
    assert groups_in_sight(world) == [], "standing back from the door he is not seen"
    hero.at = (24, 22)
    assert groups_in_sight(world) == [group], "on the threshold he is"
    entrance.open = False
    from souterrain.games.ahq.dungeon.ground import redraw

    redraw(world.here)
    assert groups_in_sight(world) == []


@pytest.mark.rule("ahq.explore.chest.contents-to-anyone")
def test_what_a_chest_holds_is_free_to_everybody() -> None:
    world = expedition("heinrich", "sven")
    man = man_at_arms(world, (START, START - 8))
    asked = run(treasure.give_items(world, [Item("rope")]), answers=[f"who:{man.id}"]).asked
    keys = [option.key for option in asked[0].options]  # type: ignore[union-attr]
    assert {"who:heinrich", "who:sven", f"who:{man.id}"} <= set(keys)
    assert [item.row for item in man.items if item.row == "rope"] == ["rope"]


@pytest.mark.rule("ahq.explore.chest.dispute")
def test_players_may_roll_for_the_first_choice() -> None:
    world = expedition("heinrich", "sven")
    seen = run(treasure.give_items(world, [Item("rat-poison")]), dice=[4, 4, 3, 9], answers=["dice", "who:sven"])
    assert [ask.seat for ask in seen.asked] == ["p1", "p2"], "ties are rolled again; the winner chooses"
    assert any(item.row == "rat-poison" for item in world.figures["sven"].items)
    magic = next(treasure.give_items(world, [Item("healing-potion")]))
    assert "dice" not in [option.key for option in magic.options], "a magic item is the Leader's to give"  # type: ignore[union-attr]


@pytest.mark.rule("ahq.gm.fair-play", "ahq.gm.counter.keep-or-play")
def test_the_heroes_see_neither_the_masters_counters_nor_unmet_monsters() -> None:
    world = expedition()
    world.counters.hand = ["trap", "fate"]
    world.counters.bowl = {"trap": 3}
    world.counters.due = ["assassin"]
    lair = room(world, 25, 20)
    group = add_group(world, lair, ["skaven-warlord"], 60)
    lair.treasure = "amulet-shard"
    seen = view.glimpse(world, "p1")
    assert seen.counters.hand == ["hidden", "hidden"]
    assert seen.counters.bowl == {}
    assert seen.counters.due == []
    assert seen.groups[group.id].rows == []
    assert seen.here.sections[lair.id].treasure == ""
    own = view.glimpse(world, GM)
    assert own.counters.hand == ["trap", "fate"]
    assert own.groups[group.id].rows == ["skaven-warlord"]
    assert lair.treasure == "amulet-shard", "looking changes nothing"


@pytest.mark.rule("ahq.combat.special-monsters.identity-hidden")
def test_a_special_monster_looks_like_the_others_until_it_shows_itself() -> None:
    world = expedition()
    lair = room(world, 25, 20)
    group = add_group(world, lair, ["skaven-champion"], 20)
    champion = monster(world, "skaven-champion", group.id, (26, 22))
    world.figures[champion.id] = champion
    world.combat = Combat(groups=[group.id], area=[lair.id])
    assert view.glimpse(world, "p1").figures[champion.id].row == "skaven-warrior"
    assert view.glimpse(world, GM).figures[champion.id].row == "skaven-champion"
    champion.lurks = False
    assert view.glimpse(world, "p1").figures[champion.id].row == "skaven-champion"


@pytest.mark.rule("ahq.combat.special-monsters.identity-hidden")
def test_the_story_does_not_give_special_monsters_away_either() -> None:
    world = expedition()
    add_group(world, room(world, 25, 20), ["skaven-warrior", "skaven-champion"], 30)
    (drawn, known), (found, seen) = world.told
    assert (drawn, known) == (MonstersDrawn(("skaven-warrior", "skaven-champion"), (1, 1)), (GM,)), "his are the dice"
    assert (found, seen) == (MonstersFound(("skaven-warrior",), 2, (2,)), ()), "a chronicle tells what everybody heard"
    assert texts("fr", "ahq").say(found.say()) == "Deux guerriers skavens\u00a0!"


@pytest.mark.rule("ahq.solo.guidelines")
def test_what_the_solo_rules_leave_open_is_left_to_chance() -> None:
    """A monster between two Heroes of equal skill and Toughness: whom its zone is fixed on, whom it attacks."""
    world = arena("solo", True, heinrich=(5, 5), sven=(7, 5))
    heinrich, sven = world.figures.values()
    sven.profile.toughness -= 1
    skaven = foe(world, "skaven-warrior", (6, 5))
    seen = do(zones.settle(world), ["sven"])
    assert skaven.fixed == "sven"
    assert seen.rolled[0][0].hidden
    seen = do(solo.attack(world, skaven, moved=False), ["heinrich", 3])
    assert seen.rolled[0][0].faces == ("heinrich", "sven")
    assert seen.asked == []
    assert heinrich.id in world.figures


@pytest.mark.rule("ahq.solo.guidelines")
def test_the_solo_rules_play_the_same_game_twice() -> None:
    games = []
    for _ in range(2):
        game = souterrain.new("ahq", seed="guidelines", setup={"players": 1, "choice": ["heinrich"]})
        bots.play(game, {"p1": bots.make("ahq", "scripted", 1)}, most=600)
        games.append(game.events)
    assert games[0] == games[1]


@pytest.mark.rule("ahq.setup.goal.quest-and-expeditions")
def test_a_game_is_one_expedition_with_an_outcome_and_no_score() -> None:
    game = souterrain.new("ahq", seed="one", setup={"choice": ["heinrich"]})
    while game.outcome is None:
        assert game.ask is not None
        keys = [option.key for option in game.ask.options]  # type: ignore[union-attr]
        game.answer("leave" if "leave" in keys else keys[0])
    assert game.outcome.scores == {}
    assert game.outcome.reason.id == "outcome-retreat"


@pytest.mark.rule("ahq.dungeon.room.hazard")
def test_a_hazard_room_is_small_and_rolls_on_the_hazards_table() -> None:
    world = expedition(master="solo")
    room(world, 20, 20)
    entrance = door(world, (24, 22), (25, 22), open=True)
    rules = growth.behind(world, entrance.id)
    next(rules)
    rules.send(5)
    wanted = rules.send(7)
    assert wanted.rule == "ahq.hazard.roll"
    hazard = next(section for section in of_kind(world, "room") if section.room == "hazard")
    assert (hazard.w, hazard.h) == (5, 5)


def test_a_set_up_is_plain_data() -> None:
    assert Setup(players=2).master == "solo"


@pytest.mark.rule("ahq.combat.sight.same-section", "ahq.combat.sight.door-threshold")
def test_which_groups_wait_and_where_they_see_one() -> None:
    world = expedition()
    hall, other = room(world, 20, 20), room(world, 25, 20)
    gate = door(world, (24, 22), (25, 22), open=True, explored=True)
    group = musters.add_group(world, hall, ["skaven-warrior"], 10)
    corridor = next(section for section in world.here.sections.values() if section.kind == "corridor")
    second = next(s for s in world.here.sections.values() if s.kind == "corridor" and s is not corridor)
    roaming = musters.add_group(world, corridor, ["skaven-warrior"], 10)
    assert musters.waiting(world) == [group, roaming]
    assert musters.groups_in(world, hall.id) == [group]
    assert musters.groups_in(world, second.id) == [roaming], "anywhere in the corridor"
    assert musters.groups_in(world, other.id) == []
    watched = sightings.watched_from(world, group)
    assert (25, 22) in watched, "on the threshold"
    assert (25, 21) not in watched
    assert (20, 24) in watched
    set_open(world, gate, False)
    assert (25, 22) not in sightings.watched_from(world, group)
    assert JUNCTION in sightings.watched_from(world, roaming), "the sections that open onto it"
    group.fighting = True
    roaming.level = 2
    assert musters.waiting(world) == []
    group.fighting, group.rows = False, []
    assert musters.waiting(world) == []
    group.characters = [monster(world, "assassin")]
    assert musters.waiting(world) == [group]
