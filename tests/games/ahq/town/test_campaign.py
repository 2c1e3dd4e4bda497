"""The campaign: who belongs to the company, which quests it has, and what is remembered."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import souterrain
from souterrain import bots
from souterrain.core.ask import Ask, Option
from souterrain.core.chronicle import expeditions
from souterrain.core.errors import BadContent, BadSetup
from souterrain.core.overlaid import Overlaid
from souterrain.core.say import Say
from souterrain.core.text import texts
from souterrain.core.view import Points
from souterrain.games.ahq.catalogue import BOOK, Catalogue
from souterrain.games.ahq.dungeon import rooms
from souterrain.games.ahq.events.company import CompanyParted, QuestAchieved
from souterrain.games.ahq.figures import Item, hero
from souterrain.games.ahq.game import GAME
from souterrain.games.ahq.quests.files import laid_by, read_quest
from souterrain.games.ahq.quests.progress import depth, matrix_of
from souterrain.games.ahq.town import gate, visits
from souterrain.games.ahq.town.board import town_view
from souterrain.games.ahq.town.company import join, newcomer, offers
from souterrain.games.ahq.town.homecoming import close_quest, come_home
from souterrain.games.ahq.town.rumours import unheard
from souterrain.games.ahq.town.steps import STEPS
from souterrain.games.ahq.world import Chest, Level, Setup, World
from tests.games.ahq.arena import first_ask
from tests.games.ahq.expedition import expedition, room
from tests.games.ahq.town.company import QUEST, company, men, own, told
from tests.play import run


def deed(world: World, key: str, who: str = "heinrich") -> Any:
    """Something that can be done at the gate."""
    return next(each for each in offers(world, world.figures[who]) if each.option.key == key)  # type: ignore[union-attr]


def at_the_gate(world: World) -> World:
    assert world.campaign is not None
    world.campaign.step = len(STEPS) - 1
    return world


@pytest.mark.rule("ahq.campaign.hero.kept-across-quests", "ahq.campaign.record.quests-and-names")
def test_heroes_take_what_they_are_and_have_from_quest_to_quest() -> None:
    world = company(went=0)
    campaign = world.campaign
    assert campaign is not None
    campaign.quest = ""
    run(gate.set_out(world, QUEST))
    heinrich = world.figures["heinrich"]
    heinrich.gold, heinrich.profile.strength = 90, 8
    heinrich.items.append(Item("magic-axe"))
    world.progress.treasures.append(read_quest(QUEST).objective.treasure)
    world.departed.append(world.figures.pop("heinrich"))
    world.over = "victory"
    come_home(world)
    close_quest(world)
    assert told(world, QuestAchieved)
    assert (campaign.achieved, campaign.quest, world.levels) == ([QUEST], "", [])
    run(gate.set_out(world, "chapel"))
    assert world.figures["heinrich"] is heinrich
    assert (heinrich.gold, heinrich.profile.strength) == (90, 8)
    assert [chapter.quest for chapter in campaign.chronicle] == [QUEST, "chapel"]
    assert campaign.roster["heinrich"].went == {QUEST: 1, "chapel": 1}


@pytest.mark.rule("ahq.campaign.gm.may-rotate")
def test_a_hero_and_his_men_can_be_entrusted_to_another_player() -> None:
    world = company("heinrich", "sven", master="seat")
    [man] = men(world, "heinrich", "man-at-arms")
    deed(world, "entrust:heinrich:p2").do()
    assert (world.figures["heinrich"].seat, man.seat) == ("p2", "p2")
    assert world.campaign is not None
    assert world.campaign.roster["heinrich"].seat == "p2"


@pytest.mark.rule("ahq.campaign.gm.may-rotate")
def test_nobody_is_asked_any_more_for_a_hero_whom_he_has_entrusted_to_another() -> None:
    world = company("heinrich", "sven", "durgin", "torallion", players=2)
    made = run(visits.spend(world), answers=["go:gate", "entrust:heinrich:p2", "done", "done"])
    assert [question.seat for question in made.asked] == ["p1", "p1", "p1", "p2"]
    assert [question.text.id for question in made.asked][1:3] == ["ask-at-gate", "ask-town"]


@pytest.mark.rule("ahq.campaign.hero.retire-and-return")
def test_a_hero_retires_with_all_that_is_his_and_comes_back() -> None:
    world = company("heinrich", "sven", players=1)
    heinrich = world.figures["heinrich"]
    heinrich.gold, own(world).bank = 70, 30
    deed(world, "retire:heinrich").do()
    assert "heinrich" not in world.figures
    assert world.campaign is not None
    assert world.campaign.roster["heinrich"].standing == "retired"
    deed(world, "recall:heinrich", "sven").do()
    assert world.figures["heinrich"] is heinrich
    assert (heinrich.gold, own(world).bank) == (70, 30)


@pytest.mark.rule("ahq.campaign.hero.one-per-quest")
def test_one_hero_to_a_place_the_same_through_a_quest_and_another_for_the_next() -> None:
    world = company("heinrich", "sven", players=1, went=0)
    world.setup.heroes = 1
    assert world.campaign is not None
    world.campaign.quest = ""
    run(gate.set_out(world, QUEST), answers=["who:sven"])
    assert list(world.figures) == ["sven"]
    world.departed.append(world.figures.pop("sven"))
    world.over = "retreat"
    come_home(world)
    run(gate.set_out(world, QUEST))
    assert list(world.figures) == ["sven"]


@pytest.mark.rule("ahq.campaign.hero.one-per-quest")
def test_where_more_have_gone_on_a_quest_than_there_are_places_their_player_chooses() -> None:
    world = company("heinrich", "sven", "telor", players=1, went=0)
    world.setup.heroes = 2
    assert world.campaign is not None
    world.campaign.quest = ""

    def home_again() -> None:
        world.departed.extend(world.figures.values())
        world.figures, world.over = {}, "retreat"
        come_home(world)

    run(gate.set_out(world, QUEST), answers=["who:heinrich", "who:sven"], dice=[12, 1])
    home_again()
    run(gate.set_out(world, QUEST), dice=[12, 1])
    assert sorted(world.figures) == ["heinrich", "sven"], "those who have gone before"
    home_again()
    world.campaign.roster["telor"].went = {QUEST: 1}
    run(gate.set_out(world, QUEST), answers=["who:telor", "who:sven"], dice=[12, 1])
    assert sorted(world.figures) == ["sven", "telor"]


def test_on_the_map_of_the_town_places_say_from_what_price_on_they_are_of_use() -> None:
    board = GAME.view(company(), "p1").board
    assert isinstance(board, Points)
    notes = {point.id: point.note for point in board.points}
    assert notes["yard"] == Say("place-about-yard", price=200)
    assert notes["temple"] == Say("place-about-temple", price=1000)


def test_nobody_is_offered_who_lies_on_the_physician_s_table() -> None:
    world = company("heinrich")
    world.fallen.append(hero("sven", "p1"))
    ask = next(newcomer(world, "p1"))
    assert isinstance(ask, Ask)
    assert "who:sven" not in [option.key for option in ask.options]


@pytest.mark.rule("ahq.campaign.quest.must-define")
@pytest.mark.parametrize("missing", ["intro", "objective", "name"])
def test_a_quest_without_story_or_aim_is_refused(missing: str) -> None:
    plain = msgspec.to_builtins(read_quest(QUEST))
    del plain[missing]
    text = "\n".join(
        f"{key} = {_toml(value)}" for key, value in plain.items() if key in ("id", "name", "intro", "objective")
    )
    with pytest.raises(BadContent):
        read_quest("", text)


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f'{key} = "{each}"' for key, each in value.items() if isinstance(each, str)) + " }"
    return f'"{value}"'


@pytest.mark.rule("ahq.campaign.rooms.no-limit")
def test_any_number_of_quest_rooms_may_come() -> None:
    world = expedition("heinrich")
    for _ in range(5):
        world.here.quest_rooms += 1
        assert run(rooms.roll_type(world), dice=[12]).result.kind == "quest"


@pytest.mark.rule("ahq.campaign.designer.may-change-tables")
def test_a_quest_may_change_what_rooms_and_chests_hold() -> None:
    text = """
id = "hostages"
levels = [1, 1]
matrices = "undead"
name = { en = "Hostages" }
intro = { en = "They are kept in every room." }
objective = { kind = "treasure", treasure = "bell-clapper" }

[change.room."1-6"]
kind = "lair"
large = true
"""
    assert laid_by("", text)
    session = souterrain.new("ahq", setup={"quest": "campaign", "quest_file": text, "choice": ["heinrich"]})
    assert isinstance(session.game, Overlaid)
    assert isinstance(session.game.book, Catalogue)
    assert session.game.book.rooms[1].kind == "lair"
    assert BOOK.rooms[1].kind == "normal"


@pytest.mark.rule("ahq.between.expedition.definition", "ahq.tobaro.single-expedition")
def test_heroes_may_come_back_to_one_quest_until_it_is_done() -> None:
    world = GAME.create(Setup(heroes=1, quest="expedition", levels=3, again=True))
    assert world.campaign is not None
    join(world, hero("heinrich", "p1", (-1, -1)))
    world.campaign.stage = "between"
    assert gate.leads(world) == ["expedition"]
    run(gate.set_out(world, "expedition"))
    assert depth(world) == 3
    known = world.levels[0].sections
    world.departed.append(world.figures.pop("heinrich"))
    world.over = "retreat"
    come_home(world)
    ask = first_ask(gate.depart_or_part(at_the_gate(world)))
    ways = [option.key for option in ask.options if option.verb in ("quest", "give-up", "part")]
    assert ways == ["quest:expedition", "part"]
    region = town_view(world).board
    assert isinstance(region, Points)
    assert [point.id for point in region.points] == ["town", "expedition"]
    assert not unheard(world), "there is nothing else to do"
    run(gate.set_out(world, "expedition"))
    assert world.levels[0].sections is known
    world.departed.append(world.figures.pop("heinrich"))
    world.over = "victory"
    come_home(world)
    close_quest(world)
    run(gate.depart_or_part(at_the_gate(world)))
    end = GAME.outcome(world)
    assert end is not None
    assert (end.winners, end.reason.id) == (("p1",), "outcome-legend")
    with pytest.raises(BadSetup):
        GAME.create(Setup(quest="tobaro", again=True))


@pytest.mark.rule("ahq.campaign.monsters.other-kinds")
def test_the_quests_of_the_campaign_meet_four_kinds_of_monsters() -> None:
    world = company()
    assert world.campaign is not None
    met = set()
    for id in BOOK.leads:
        world.campaign.quest = id
        met |= {name for row in matrix_of(world, Level(number=1))["lair"].rows for name in row.monsters}
    assert {"goblin", "zombie", "skaven-warrior", "chaos-thug"} <= met


@pytest.mark.rule("ahq.campaign.monster-cards-from-tables")
@pytest.mark.parametrize("row", ["skaven-warrior", "skaven-champion", "goblin", "orc", "chaos-thug", "ogre", "zombie"])
def test_the_dice_of_a_card_follow_from_strength_and_weapon(row: str) -> None:
    card = BOOK.monsters[row]
    assert card.dice[0] == BOOK.weapons[card.weapon].damage(card.strength)


@pytest.mark.rule("ahq.campaign.record.heraldry")
def test_a_hero_and_his_men_bear_one_device_and_nobody_else_does() -> None:
    world = company("heinrich", "sven", players=1)
    [man] = men(world, "heinrich", "man-at-arms")
    view, device = GAME.view(world, "p1"), own(world).device
    shown = {sheet.id: (sheet.crest, *(badge.emblem for badge in sheet.badges)) for sheet in view.sheets}
    assert shown["heinrich"].count(device) == shown[man.id].count(device) == 2
    assert device not in shown["sven"]
    assert isinstance(view.board, Points)
    assert {token.id: token.crest for token in view.board.tokens}["heinrich"] == device
    run(gate.set_out(world, QUEST), dice=[12, 1])
    tokens = {token.id: token.crest for token in GAME.view(world, "p1").board.tokens}  # type: ignore[union-attr]
    assert tokens["heinrich"] == tokens[man.id] == device


@pytest.mark.rule("ahq.campaign.record.heraldry")
def test_when_all_devices_have_been_borne_those_of_the_dead_are_painted_again() -> None:
    world = company("heinrich", "sven", players=1)
    assert world.campaign is not None
    for n in range(len(BOOK.devices) - 2):
        durgin = hero("durgin", "p1")
        durgin.id = f"durgin-{n}"
        join(world, durgin)
    world.campaign.roster["sven"].standing = "dead"
    join(world, hero("telor", "p1"))
    assert own(world, "telor").device == own(world, "sven").device


def test_the_company_hears_of_a_quest_when_those_before_it_are_done() -> None:
    world = at_the_gate(company())
    assert world.campaign is not None
    world.campaign.quest = ""
    assert gate.leads(world) == ["mill"]
    world.campaign.achieved = ["mill"]
    assert gate.leads(world) == ["chapel", "warren"]
    world.campaign.achieved = list(BOOK.leads)
    run(GAME.turn(world))
    assert told(world, CompanyParted)
    outcome = GAME.outcome(world)
    assert outcome is not None
    assert (outcome.reason.id, outcome.winners) == ("outcome-legend", ("p1",))


def test_a_quest_can_be_given_up_for_another() -> None:
    world = at_the_gate(company())
    assert world.campaign is not None
    made = run(GAME.turn(world), answers=["give-up", "quest:mill"])
    first, second = made.asked
    assert isinstance(first, Ask)
    assert isinstance(second, Ask)
    assert first.options[0].text.id == "option-return"
    assert second.options[0].text.id == "option-quest", "it would be begun anew"
    assert world.campaign.stage == "expedition"


def test_a_company_of_the_sick_waits() -> None:
    world = at_the_gate(company())
    assert world.campaign is not None
    world.campaign.roster["heinrich"].rests = 1
    run(GAME.turn(world), answers=["wait"])
    assert (world.campaign.step, world.campaign.roster["heinrich"].rests) == (0, 0)


def test_a_treasure_that_nobody_brought_out_lies_where_it_lay() -> None:
    world = company(went=0)
    assert world.campaign is not None
    world.campaign.quest = ""
    run(gate.set_out(world, QUEST))
    treasure = read_quest(QUEST).objective.treasure
    found = room(world, 2, 2, 5, 10, room="quest", entered=True)
    found.chest = Chest((4, 4), open=True, rolled=True)
    world.progress.treasures.append(treasure)
    world.over = "lost"
    come_home(world)
    assert (found.treasure, found.chest.open, world.progress.treasures) == (treasure, False, [])
    assert world.campaign.quest == QUEST


def test_an_expedition_of_a_campaign_starts_with_the_company_at_the_gate() -> None:
    session = souterrain.new("ahq", setup={"quest": "campaign", "choice": ["heinrich"]})
    assert isinstance(session.ask, Ask)
    assert [option.key for option in session.ask.options] == ["quest:mill", "sit-down:p2"]


def test_the_levels_of_a_campaign_are_those_of_its_quests() -> None:
    world = GAME.create(Setup(quest="campaign", levels=3))
    assert world.campaign is not None
    world.campaign.quest = QUEST
    assert depth(world) == 1
    world.campaign.quest = "warren"
    assert depth(world) == 2


def test_the_map_of_the_region_tells_how_often_a_quest_was_tried() -> None:
    world = at_the_gate(company())
    board = GAME.view(world, "p1").board
    assert isinstance(board, Points)
    assert [(point.id, point.note) for point in board.points[1:]] == [(QUEST, Say("quest-tried", count=1))]
    assert board.art == "region"


def test_in_town_everybody_is_seen_where_he_is() -> None:
    world = company("heinrich", "sven", players=1)
    own(world, "sven").at = "market"
    board = GAME.view(world, "p1").board
    assert isinstance(board, Points)
    assert {token.id: token.at for token in board.tokens} == {"heinrich": "inn", "sven": "market"}
    assert {point.id for point in board.points} == set(BOOK.places)


def test_the_expeditions_of_a_campaign_are_listed_with_the_moment_at_which_each_set_out() -> None:
    session = souterrain.new("ahq", seed="list", setup={"players": 1, "heroes": 1, "quest": "campaign"})
    assert expeditions(session, session.texts("en")) == []
    bots.play(session, {"p1": bots.make("ahq", "scripted")}, most=20)
    (first,) = expeditions(session, session.texts("en"))
    assert first.text == "Expedition 1: The silent mill."
    before = session.at(first.n - 1).world.campaign
    assert (before.stage, before.chronicle) == ("between", [])
    assert session.at(first.n).world.campaign.stage == "expedition"


def test_to_leave_the_streets_is_asked_twice_while_somebody_has_been_nowhere() -> None:
    world = company("heinrich", "sven", players=1)
    world.figures["sven"].gold = 20

    def leaving(*answers: str) -> Option:
        last = run(visits.spend(world), answers=[*answers, "done"]).asked[-1]
        assert isinstance(last, Ask)
        return next(option for option in last.options if option.key == "done")

    first = leaving()
    assert first.final
    assert first.note is not None
    assert texts("fr", "ahq").say(first.note) == "encore à venir\u00a0: Sven Hammerhelm"
    assert not leaving("who:sven", "go:market", "done", "who:heinrich").final


def test_what_rumours_tell_of_does_not_count_for_the_campaign() -> None:
    world = company("heinrich")
    world.town.heard = ["rift"]
    assert world.campaign is not None
    world.campaign.achieved = [QUEST, "rift"]
    quests = GAME.view(world, "p1").dials[-1]
    assert (quests.id, quests.value, quests.top) == ("quests", 1, 5)
