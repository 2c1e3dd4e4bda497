"""The Random Events of the town, each by its dice."""

from __future__ import annotations

import pytest

from souterrain.games.ahq.belongings import count
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.events.company import Volunteered
from souterrain.games.ahq.events.town import (
    NoFlasks,
    NothingHappened,
    NothingToTax,
    PriceOfFame,
    QuietInterval,
    Thanked,
)
from souterrain.games.ahq.figures import Item
from souterrain.games.ahq.town import gate, living
from souterrain.games.ahq.town.happenings import happen
from souterrain.games.ahq.world import World
from tests.games.ahq.town.company import QUEST, company, men, own, told
from tests.play import Run, run


def dice(total: int) -> list[int | str]:
    """Two dice that come to a sum."""
    first = min(12, total - 1)
    return [first, total - first]


def event(world: World, total: int, *answers: str, more: tuple[int | str, ...] = ()) -> Run:
    """What the two dice bring; then further dice, such as the name of the Hero whom it concerns."""
    return run(happen(world), dice=[*dice(total), *more], answers=list(answers))


@pytest.mark.rule("ahq.town.events.rolled-once")
@pytest.mark.parametrize("total", [2, 4, 12, 13, 22, 24])
def test_one_roll_for_the_whole_company_and_often_nothing_happens(total: int) -> None:
    world = company("heinrich", "sven", master="seat")
    rolled = event(world, total).rolled
    assert [(roll.die, roll.by) for roll, _ in rolled] == [("d12", "gm"), ("d12", "gm")]
    assert told(world, QuietInterval)


@pytest.mark.rule("ahq.town.event.illness")
def test_a_sick_hero_pays_the_physician_or_stays_at_home() -> None:
    world = company("heinrich", "sven")
    assert world.campaign is not None
    world.figures["sven"].gold = 120
    event(world, 5, "pay", more=("sven",))
    assert world.figures["sven"].gold == 20
    assert world.campaign.roster["sven"].rests == 0
    event(world, 5, more=("heinrich",))
    assert world.campaign.roster["heinrich"].rests == 1
    world.levels = []
    world.campaign.quest = ""
    run(gate.set_out(world, QUEST))
    assert [figure.id for figure in world.absent] == ["heinrich"]


@pytest.mark.rule("ahq.town.event.injury")
def test_an_old_wound_is_rolled_against_the_starting_toughness_at_the_start() -> None:
    world = company(went=0)
    assert world.campaign is not None
    world.campaign.quest = ""
    event(world, 6)
    heinrich = world.figures["heinrich"]
    heinrich.fate = 0
    assert heinrich.wounds == 4
    run(gate.set_out(world, QUEST), dice=[5, 4, 11])
    assert heinrich.wounds == 2


@pytest.mark.rule("ahq.town.event.greek-fire-tax")
def test_the_militia_taxes_each_flask_or_takes_it() -> None:
    world = company("heinrich", "sven")
    event(world, 7)
    assert told(world, NoFlasks)
    heinrich, sven = world.figures["heinrich"], world.figures["sven"]
    heinrich.items.append(Item("greek-fire", 2))
    sven.items.append(Item("greek-fire", 1))
    heinrich.gold = 100
    event(world, 7, "pay")
    assert (heinrich.gold, count(heinrich, "greek-fire"), count(sven, "greek-fire")) == (40, 2, 0)


@pytest.mark.rule("ahq.town.event.gratitude")
def test_the_townsfolk_give_fifty_crowns_to_all_together() -> None:
    world = company("heinrich", "sven", "torallion")
    event(world, 8)
    assert [figure.gold for figure in world.figures.values()] == [17, 17, 16]
    assert [each.gold for each in told(world, Thanked)] == [50]


@pytest.mark.rule("ahq.town.event.tax")
def test_a_tenth_of_each_account_rounded_up() -> None:
    world = company("heinrich", "sven")
    event(world, 9)
    assert told(world, NothingToTax)
    own(world).bank, own(world, "sven").bank = 101, 200
    own(world).lodgings = world.figures["heinrich"].gold = 50
    event(world, 9)
    assert (own(world).bank, own(world, "sven").bank) == (90, 180)
    assert (own(world).lodgings, world.figures["heinrich"].gold) == (50, 50)


@pytest.mark.rule("ahq.town.event.weapon-to-replace")
def test_the_dearest_ordinary_weapon_is_paid_for_again_or_lost() -> None:
    world = company()
    heinrich = world.figures["heinrich"]
    heinrich.items = [Item("dagger"), Item("sword"), Item("magic-axe")]
    heinrich.hand, heinrich.gold = "sword", 60
    event(world, 10, "pay")
    assert (heinrich.gold, count(heinrich, "sword")) == (35, 1)
    event(world, 10, "lose")
    assert (count(heinrich, "sword"), count(heinrich, "dagger"), heinrich.hand) == (0, 1, "fists")
    heinrich.items = [Item("magic-axe")]
    event(world, 10)
    assert [each.happening for each in told(world, NothingHappened)] == ["ruined-weapon"]


@pytest.mark.rule("ahq.town.event.weapon-to-replace")
def test_a_new_bow_comes_with_six_arrows() -> None:
    world = company()
    heinrich = world.figures["heinrich"]
    heinrich.items, heinrich.gold = [Item("long-bow"), Item("sword")], 55
    event(world, 10, "pay")
    assert (heinrich.gold, count(heinrich, "arrow")) == (0, 6)


@pytest.mark.rule("ahq.town.event.burglary")
def test_burglars_empty_every_room_and_nothing_else() -> None:
    world = company("heinrich", "sven")
    own(world).lodgings, own(world).bank, world.figures["heinrich"].gold = 300, 100, 40
    own(world, "sven").lodgings = 10
    event(world, 11)
    assert (own(world).lodgings, own(world).bank, world.figures["heinrich"].gold) == (0, 100, 40)
    assert own(world, "sven").lodgings == 0


@pytest.mark.rule("ahq.town.event.pickpocket")
def test_a_pickpocket_takes_a_quarter_of_a_purse_rounded_up() -> None:
    world = company("heinrich", "sven")
    world.figures["sven"].gold, own(world, "sven").lodgings = 90, 100
    event(world, 14, more=("sven",))
    assert (world.figures["sven"].gold, own(world, "sven").lodgings) == (67, 100)


@pytest.mark.rule("ahq.town.event.henchman-leaves")
def test_a_henchman_takes_his_pay_and_his_leave() -> None:
    world = company("heinrich", "sven")
    event(world, 15)
    assert told(world, NothingHappened)
    first, second = men(world, "heinrich", "man-at-arms")[0], men(world, "sven", "sergeant")[0]
    world.figures["sven"].gold = 30
    event(world, 15, more=(second.id,))
    assert (first.id in world.figures, second.id in world.figures, world.figures["sven"].gold) == (True, False, 30)


@pytest.mark.rule("ahq.town.event.free-man-at-arms")
@pytest.mark.parametrize(("answer", "stays", "gold"), [("hire", True, 30), ("dismiss", False, 80)])
def test_a_volunteer_serves_one_expedition_and_is_hired_or_leaves(answer: str, stays: bool, gold: int) -> None:
    world = company()
    event(world, 16)
    assert told(world, Volunteered)
    [man] = [figure for figure in world.figures.values() if figure.kind == "henchman"]
    assert (man.row, man.owner) == ("man-at-arms", "heinrich")
    world.figures["heinrich"].gold = 20
    run(living.live(world))
    assert man.id in world.figures, "he has not been on any yet"
    world.figures["heinrich"].gold, world.town.mustered = 100, [man.id]
    run(living.live(world), answers=[answer])
    assert (man.id in world.figures, world.figures["heinrich"].gold) == (stays, gold)


@pytest.mark.rule("ahq.town.event.jealous-ruler")
def test_the_ruler_takes_a_magic_item_and_nobody_refuses() -> None:
    world = company()
    heinrich = world.figures["heinrich"]
    event(world, 17)
    assert told(world, NothingHappened)
    heinrich.items.append(Item("magic-axe"))
    heinrich.worn.append("amulet-of-iron")
    heinrich.hand = "magic-axe"
    event(world, 17, more=("magic-axe",))
    assert (count(heinrich, "magic-axe"), heinrich.hand, "amulet-of-iron" in heinrich.worn) == (0, "fists", True)
    event(world, 17)
    assert "amulet-of-iron" not in heinrich.worn


@pytest.mark.rule("ahq.town.event.preparation")
def test_the_game_master_begins_with_two_counters_but_not_in_solo_play() -> None:
    world = company(master="seat", went=0)
    assert world.campaign is not None
    world.campaign.quest = ""
    event(world, 18)
    run(gate.set_out(world, QUEST), dice=[1, 1])
    assert len(world.counters.hand) == 2
    alone = company()
    event(alone, 18)
    assert alone.town.forewarned == 0


@pytest.mark.rule("ahq.town.event.danger-money")
def test_for_each_dead_henchman_all_want_their_pay_once_more() -> None:
    world = company()
    men(world, "heinrich", "man-at-arms", "sergeant")
    event(world, 19)
    assert told(world, NothingHappened)
    world.town.missed = 2
    world.figures["heinrich"].gold = 230
    event(world, 19, "pay")
    assert world.figures["heinrich"].gold == 10
    [man, sergeant] = [figure for figure in world.figures.values() if figure.kind == "henchman"]
    world.figures["heinrich"].gold = 80
    event(world, 19, f"dismiss:{sergeant.id}", "pay")
    assert (man.id in world.figures, sergeant.id in world.figures) == (True, False)
    assert world.figures["heinrich"].gold == 10


@pytest.mark.rule("ahq.town.event.price-of-fame")
def test_fame_doubles_the_living_once_and_for_all() -> None:
    world = company()
    heinrich = world.figures["heinrich"]
    heinrich.fate_most = 3
    event(world, 20)
    event(world, 20)
    assert (len(told(world, PriceOfFame)), told(world, NothingHappened)[0].happening) == (1, "fame")
    assert living.cost_of_living(world, heinrich) == 50
    own(world).bank, heinrich.gold = 100, 100
    run(living.live(world))
    assert heinrich.gold == 45


@pytest.mark.rule("ahq.town.event.map-for-sale")
def test_a_treasure_map_is_offered_for_four_hundred() -> None:
    world = company("heinrich", "sven")
    event(world, 21)
    assert not any(count(figure, "treasure-map") for figure in world.figures.values())
    world.figures["heinrich"].gold = world.figures["sven"].gold = 450
    event(world, 21, "no", "pay")
    assert (count(world.figures["sven"], "treasure-map"), world.figures["sven"].gold) == (1, 50)
    assert world.figures["heinrich"].gold == 450


def test_every_line_of_the_table_has_its_event() -> None:
    assert [row.event for row in BOOK.happenings.rows].count("quiet") == 3
    assert len({row.event for row in BOOK.happenings.rows}) == 16
