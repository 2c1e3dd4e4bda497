"""Between two expeditions: the nine steps, recovery, Fate, shares, and the way back."""

from __future__ import annotations

import pytest

import souterrain
from souterrain import bots
from souterrain.core.ask import Ask
from souterrain.core.text import texts
from souterrain.core.view import Grid
from souterrain.games.ahq.dungeon.levels import begin_level
from souterrain.games.ahq.events.company import FateGained, LairReoccupied, NeverReturned, Newcomer, Rested
from souterrain.games.ahq.events.town import EstateShared, GoldShared, RemainderWon
from souterrain.games.ahq.figures import Effect, Item, henchman, hero, monster
from souterrain.games.ahq.game import GAME
from souterrain.games.ahq.master.musters import add_group
from souterrain.games.ahq.quests.files import read_quest
from souterrain.games.ahq.town import gate, living, shares
from souterrain.games.ahq.town.homecoming import come_home
from souterrain.games.ahq.town.recovery import counters_aside, fate_for, gain_fate, recover
from souterrain.games.ahq.town.steps import STEPS
from souterrain.games.ahq.world import Chest, Door, Pile, World
from tests.games.ahq.expedition import room
from tests.games.ahq.town.company import QUEST, company, men, own, told
from tests.play import run


def below(*rows: str, master: str = "solo") -> World:
    """A company on its first expedition to the mill, on the stairs."""
    world = company(*rows, went=0, master=master)
    assert world.campaign is not None
    world.campaign.quest = ""
    count = len(rows) or 1
    dice = list(range(count, 0, -1)) if count > 1 else []
    dice += list(range(count - 1, 0, -1)) if count > 2 else []
    run(gate.set_out(world, QUEST), dice=dice)
    world.told.clear()
    return world


def out(world: World, *ids: str) -> None:
    """These have climbed out, and the expedition is over."""
    for id in ids:
        world.departed.append(world.figures.pop(id))
    world.over = "retreat"
    come_home(world)


@pytest.mark.rule("ahq.between.sequence.order")
def test_the_nine_steps_come_one_a_turn_in_their_printed_order() -> None:
    names = [step.__name__ for step in STEPS]
    order = ["counters_aside", "recover", "_fate", "share", "live", "happen", "spend", "gather", "depart_or_part"]
    assert names == order
    world = company()
    run(GAME.turn(world))
    assert world.campaign is not None
    assert (world.campaign.step, world.turn) == (1, 1)


@pytest.mark.rule("ahq.between.sequence.order")
def test_fate_gained_in_step_three_is_paid_for_in_step_five() -> None:
    world = company(went=3)
    world.town.found = 1
    world.figures["heinrich"].gold = 100
    run(gain_fate(world))
    assert living.cost_of_living(world, world.figures["heinrich"]) == 25
    run(living.live(world))
    assert world.figures["heinrich"].gold == 75


@pytest.mark.rule("ahq.between.expedition.definition")
def test_an_expedition_ends_with_the_last_and_whoever_is_left_inside_is_dead() -> None:
    world = below("heinrich", "sven")
    out(world, "heinrich")
    assert world.campaign is not None
    assert world.campaign.stage == "between"
    assert list(world.figures) == ["heinrich"]
    assert world.campaign.chronicle[-1].fell == ["sven"]
    assert world.campaign.roster["sven"].standing == "dead"


@pytest.mark.rule("ahq.between.expedition.count-per-hero")
def test_expeditions_are_counted_for_those_who_went() -> None:
    world = company("heinrich", "sven", went=1)
    assert world.campaign is not None
    begin_level(world, 1)
    world.campaign.roster["sven"].rests = 1
    run(gate.set_out(world, QUEST))
    roster = world.campaign.roster
    assert (roster["heinrich"].went, roster["sven"].went) == ({QUEST: 2}, {QUEST: 1})
    assert [figure.id for figure in world.absent] == ["sven"]


@pytest.mark.rule("ahq.between.counters.discarded")
def test_the_game_master_loses_his_counters_and_keeps_his_characters() -> None:
    world = company(master="seat")
    world.counters.hand, world.counters.ready = ["trap", "fate"], ["assassin"]
    run(counters_aside(world))
    assert (world.counters.hand, world.counters.ready) == ([], ["assassin"])


@pytest.mark.rule("ahq.between.recovery.full")
def test_everybody_is_whole_again_and_what_was_lent_is_gone() -> None:
    world = company()
    sergeant = men(world, "heinrich", "sergeant")[0]
    heinrich = world.figures["heinrich"]
    heinrich.wounds, heinrich.fate, heinrich.lent_fate = 0, 0, 1
    sergeant.wounds, sergeant.fate = 1, 0
    stone = Item("dawnstone", charges=0)
    heinrich.items.append(stone)
    heinrich.fate_most = 1
    run(recover(world))
    assert (heinrich.wounds, heinrich.fate, heinrich.lent_fate, stone.charges) == (4, 1, 0, 0)
    assert (sergeant.wounds, sergeant.fate) == (3, 1)


@pytest.mark.rule("ahq.between.fate.gain-on-quest-treasure", "ahq.dungeon.amulet.fate-per-piece")
def test_heinrich_on_his_first_expedition_gains_two_and_sven_on_his_third_one() -> None:
    world = company("heinrich", "sven")
    assert world.campaign is not None
    world.campaign.roster["sven"].went[QUEST] = 3
    world.town.found = 1
    run(gain_fate(world))
    assert (world.figures["heinrich"].fate_most, world.figures["sven"].fate_most) == (4, 3)
    assert [event.fate for event in told(world, FateGained)] == [2, 1]
    assert [fate_for(world, made) for made in (1, 2, 3, 4, 9)] == [2, 1, 1, 0, 0]


@pytest.mark.rule("ahq.between.fate.gain-on-quest-treasure")
def test_no_treasure_no_fate_and_none_for_those_who_stayed_at_home() -> None:
    world = company("heinrich", "sven")
    assert world.campaign is not None
    run(gain_fate(world))
    assert not told(world, FateGained)
    world.campaign.chronicle[-1].went = ["heinrich"]
    world.town.found = 1
    run(gain_fate(world))
    assert (world.figures["heinrich"].fate_most, world.figures["sven"].fate_most) == (4, 2)


@pytest.mark.rule("ahq.campaign.fate-table.large-dungeon")
def test_a_quest_may_have_a_table_of_its_own() -> None:
    world = company()
    text = """
id = "vast"
levels = [1, 1]
matrices = "undead"
fate_gain = [3, 3, 2, 2, 1]
name = { en = "Vast" }
intro = { en = "So many rooms." }
objective = { kind = "treasure", treasure = "bell-clapper" }
"""
    world.setup.quest_file = text
    assert read_quest("", text).fate_gain
    assert [fate_for(world, made) for made in (1, 4, 5, 6)] == [3, 2, 1, 0]


@pytest.mark.rule("ahq.between.treasure.gold-equal-shares")
def test_gold_is_dealt_alike_to_survivors_and_a_die_decides_over_the_rest() -> None:
    world = company("heinrich", "sven", "torallion")
    man = men(world, "heinrich", "man-at-arms")[0]
    world.town.purses[man.id] = 0
    for id, gold in (("heinrich", 60), ("sven", 0), ("torallion", 30), (man.id, 10)):
        world.figures[id].gold = gold
    run(shares.share_gold(world), dice=[4, 11, 2])
    assert [world.figures[id].gold for id in ("heinrich", "sven", "torallion", man.id)] == [33, 34, 33, 0]
    assert [(event.gold, event.share) for event in told(world, GoldShared)] == [(100, 33)]
    assert [event.gold for event in told(world, RemainderWon)] == [1]


@pytest.mark.rule("ahq.between.treasure.gold-equal-shares")
def test_what_each_had_taken_along_stays_his_own() -> None:
    world = company("heinrich", "sven")
    world.town.purses = {"heinrich": 50, "sven": 0}
    world.figures["heinrich"].gold, world.figures["sven"].gold = 70, 20
    run(shares.share_gold(world))
    assert (world.figures["heinrich"].gold, world.figures["sven"].gold) == (70, 20)


@pytest.mark.rule("ahq.between.treasure.other-items")
def test_players_who_do_not_agree_roll_and_the_highest_chooses_first() -> None:
    world = company("heinrich", "sven")
    world.figures["heinrich"].items += [Item("ruby"), Item("gold-ring")]
    run(shares.share_things(world), answers=["agree", "dispute", "take:gold-ring:1"], dice=[3, 9])
    assert "gold-ring" in [item.row for item in world.figures["sven"].items]
    assert "ruby" in [item.row for item in world.figures["heinrich"].items]
    run(shares.share_things(company("heinrich", "sven")))


@pytest.mark.rule("ahq.between.treasure.free-use-of-share")
def test_a_hero_gives_gold_and_things_as_he_likes() -> None:
    world = company("heinrich", "sven", players=1)
    world.figures["heinrich"].gold = 40
    world.figures["heinrich"].items.append(Item("healing-potion"))
    world.town.packs = {"healing-potion": 1}
    own(world, "sven").debt = 8
    answers = ["give:heinrich:gold", "who:sven", 30, "give:heinrich:healing-potion", "who:sven", "done"]
    world.town.purses = {}
    run(shares.share(world), answers=answers)
    assert (world.figures["heinrich"].gold, world.figures["sven"].gold, own(world, "sven").debt) == (10, 22, 0)
    assert "healing-potion" in [item.row for item in world.figures["sven"].items]


@pytest.mark.rule("ahq.between.next.start-stairs")
def test_the_way_back_begins_at_the_first_stairs_or_at_the_last_discovered() -> None:
    world = below("heinrich")
    found = room(world, 2, 2, 2, 2, leads="out")
    found.kind = "stairs"
    door = Door(id="d9", a=(2, 4), b=(2, 5), open=True)
    world.here.doors["d9"] = door
    out(world, "heinrich")
    assert not door.open
    asked = run(gate.set_out(world, QUEST), answers=["where:last"]).asked
    assert isinstance(asked[0], Ask)
    assert [option.key for option in asked[0].options] == ["where:first", "where:last"]
    assert world.figures["heinrich"].at in {(2, 2), (3, 2), (2, 3), (3, 3)}


@pytest.mark.rule("ahq.between.next.start-stairs")
def test_whoever_is_asked_for_the_stairs_sees_the_company_beside_the_map() -> None:
    world = below("heinrich")
    room(world, 2, 2, 2, 2, leads="out")
    out(world, "heinrich")
    asked = next(gate.set_out(world, QUEST))
    assert isinstance(asked, Ask)
    assert asked.text.id == "ask-stairs"
    seen = GAME.view(world, "p1")
    assert isinstance(seen.board, Grid)
    assert [sheet.id for sheet in seen.sheets if sheet.side == "party"] == ["heinrich"]
    assert not seen.board.tokens, "nobody is below yet"


@pytest.mark.rule("ahq.between.next.start-stairs")
def test_the_dungeon_is_as_it_was_left() -> None:
    world = below("heinrich")
    lair = room(world, 2, 2, room="lair", entered=True)
    add_group(world, lair, ["goblin", "goblin"], 10)
    circle = room(world, 10, 2, room="hazard", entered=True)
    sections = dict(world.here.sections)
    out(world, "heinrich")
    run(gate.set_out(world, QUEST))
    assert world.here.sections == sections
    assert [group.rows for group in world.groups.values()] == [["goblin", "goblin"]]
    assert circle.entered


@pytest.mark.rule("ahq.treasure.left-behind.lair-reoccupied")
@pytest.mark.parametrize(("gold", "groups"), [(30, 1), (0, 0)])
def test_a_lair_where_treasure_was_left_is_a_lair_again(gold: int, groups: int) -> None:
    world = below("heinrich")
    room(world, 2, 2, room="lair", entered=True, chest=Chest((4, 4), open=True, rolled=True, gold=gold))
    out(world, "heinrich")
    run(gate.set_out(world, QUEST), dice=[1] * groups)
    assert len(world.groups) == groups
    assert [event.count for event in told(world, LairReoccupied)] == [1] * groups


@pytest.mark.rule("ahq.treasure.left-behind.lair-reoccupied")
@pytest.mark.parametrize(
    ("pile", "groups"),
    [
        (Pile(at=(3, 3), gold=5), 1),
        (Pile(at=(3, 3), items=[Item("rope")]), 1),
        (Pile(at=(3, 3), body="sven"), 0),
        (Pile(at=(12, 3), gold=5), 0),
    ],
)
def test_what_lies_on_the_floor_of_a_lair_brings_monsters_there_and_nowhere_else(pile: Pile, groups: int) -> None:
    world = below("heinrich")
    room(world, 2, 2, room="lair", entered=True)
    room(world, 10, 2, entered=True)
    world.here.piles = [pile]
    out(world, "heinrich")
    run(gate.set_out(world, QUEST), dice=[1] * groups)
    assert len(world.groups) == groups


@pytest.mark.rule("ahq.quest-idea.flooded-cellars")
def test_what_a_quest_begins_with_is_there_in_a_campaign_as_well() -> None:
    world = company("heinrich", went=0)
    assert world.campaign is not None
    world.campaign.quest = ""
    run(gate.set_out(world, "cellars"))
    assert world.progress.water == 1


@pytest.mark.rule("ahq.between.next.replacement-heroes", "ahq.campaign.death.replace-or-raise")
def test_a_player_whose_hero_is_dead_brings_another_who_starts_from_scratch() -> None:
    world = below("heinrich", "sven")
    world.figures["sven"].gold, own(world, "sven").lodgings = 80, 100
    out(world, "heinrich")
    assert world.campaign is not None
    world.campaign.step = len(STEPS) - 1
    run(GAME.turn(world), answers=["who:torallion", f"quest:{QUEST}"], dice=[5, 3])
    torallion = world.figures["torallion"]
    assert (torallion.gold, own(world, "torallion").lodgings, torallion.seat) == (0, 0, "p2")
    assert torallion.profile == hero("torallion", "p2").profile


@pytest.mark.rule("ahq.between.next.replacement-heroes")
def test_a_ready_made_hero_whose_bearer_is_dead_can_be_taken_again() -> None:
    world = below("heinrich")
    world.over = "lost"
    come_home(world)
    assert world.campaign is not None
    world.campaign.step = len(STEPS) - 1
    run(GAME.turn(world), answers=["who:heinrich", "part"])
    assert list(world.campaign.roster) == ["heinrich", "heinrich-2"]
    (newcomer,) = told(world, Newcomer)
    assert texts("fr", "ahq").say(newcomer.say()) == "Heinrich Löwen\u00a0II rejoint la compagnie."


@pytest.mark.rule("ahq.between.recovery.full")
@pytest.mark.parametrize(("home", "said"), [(True, 1), (False, 0)])
def test_that_wounds_heal_is_told_where_somebody_has_come_home(home: bool, said: int) -> None:
    world = below("heinrich")
    if not home:
        del world.figures["heinrich"]
    run(recover(world))
    assert len(told(world, Rested)) == said


@pytest.mark.rule("ahq.campaign.death.replace-or-raise")
def test_it_is_told_who_was_left_below_though_nobody_saw_him_die() -> None:
    world = below("heinrich", "sven", "durgin")
    world.fallen.append(world.figures.pop("durgin"))
    out(world, "heinrich")
    assert [event.who for event in told(world, NeverReturned)] == ["sven"]


def test_what_a_physician_must_cure_lasts_and_all_else_is_over() -> None:
    world = below("heinrich")
    heinrich = world.figures["heinrich"]
    heinrich.effects = [Effect("nausea", "expedition"), Effect("disease", "cured"), Effect("busy", "turn", 4)]
    out(world, "heinrich")
    assert [each.kind for each in heinrich.effects] == ["disease"]


def test_bystanders_go_home_and_the_men_of_a_dead_hero_follow_another_of_his_player() -> None:
    world = company("heinrich", "sven", players=1, went=0)
    assert world.campaign is not None
    world.campaign.quest = ""
    man = men(world, "sven", "man-at-arms")[0]
    run(gate.set_out(world, QUEST), dice=[5, 3])
    maiden = henchman("maiden", "maiden-1", "heinrich", "p1")
    world.figures[maiden.id] = maiden
    out(world, "heinrich", man.id, maiden.id)
    assert list(world.figures) == ["heinrich", man.id]
    assert man.owner == "heinrich"


def test_where_only_his_man_comes_home_it_is_told_that_no_hero_has() -> None:
    world = company("heinrich", players=1, went=0)
    assert world.campaign is not None
    world.campaign.quest = ""
    man = men(world, "heinrich", "man-at-arms")[0]
    run(gate.set_out(world, QUEST))
    out(world, man.id)
    words = [texts("fr", "ahq").say(event.say()) for event, _ in world.told]
    assert "Aucun héros n’est rentré en ville." in words
    assert "L’homme d’armes n’a plus personne à suivre et s’en va." in words


def test_scripted_companies_play_a_whole_campaign() -> None:
    session = souterrain.new("ahq", seed="c4", setup={"players": 1, "heroes": 4, "quest": "campaign"})
    bots.play(session, {"p1": bots.make("ahq", "scripted", 40)})
    assert session.outcome is not None
    campaign = session.world.campaign
    assert campaign is not None
    assert campaign.stage == "over"
    assert len(campaign.chronicle) > 1


def test_men_who_are_left_below_are_told_of() -> None:
    world = below("heinrich")
    [man] = men(world, "heinrich", "man-at-arms")
    world.town.mustered = [man.id]
    out(world, "heinrich")
    assert [event.who for event in told(world, NeverReturned)] == ["man-at-arms"]
    assert man.id not in world.figures


@pytest.mark.rule("ahq.combat.pursuit.monsters-return")
def test_monsters_fill_up_their_ranks_but_the_dead_stay_dead() -> None:
    world = below()
    hall = room(world, 20, 20)
    thinned, slain = (add_group(world, hall, ["orc", "orc"], 10) for _ in range(2))
    for group in (thinned, slain):
        group.fighting = group.met = True
    left = monster(world, "orc", thinned.id, (20, 20))
    world.figures[left.id] = left
    out(world, "heinrich")
    assert {id: group.rows for id, group in world.groups.items()} == {thinned.id: ["orc", "orc"]}


@pytest.mark.rule("ahq.town.lodgings.dead-hero")
def test_who_lives_keeps_what_is_in_his_room() -> None:
    world = company("heinrich", "sven")
    own(world, "heinrich").lodgings, own(world, "sven").lodgings = 30, 0
    run(shares.share(world), answers=["done", "done"])
    assert own(world, "heinrich").lodgings == 30
    assert told(world, EstateShared) == []
