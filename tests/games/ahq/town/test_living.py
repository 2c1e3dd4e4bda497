"""Living in town: its cost, debts, the Henchmen's pay, rooms, the banker, wills."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Amount, Ask
from souterrain.core.say import Say
from souterrain.games.ahq.events.company import HenchmanLeft
from souterrain.games.ahq.events.town import AccountLost, DebtPaid, EstateShared, WillExecuted
from souterrain.games.ahq.items import PURSE
from souterrain.games.ahq.town import bank, gate, happenings, living, shares
from souterrain.games.ahq.town.money import settle_debt
from souterrain.games.ahq.world import World
from tests.games.ahq.town.company import QUEST, company, men, own, told
from tests.play import offered, run


def options(world: World, who: str) -> list[str]:
    """What the banker and the landlord offer somebody."""
    hero = world.figures[who]
    return [option.key for option in offered([*bank.account(world, hero), *bank.room(world, hero)])]


@pytest.mark.rule("ahq.town.living.cost")
@pytest.mark.parametrize(("fate", "cost"), [(2, 20), (5, 35)])
def test_living_costs_ten_crowns_and_five_for_each_point_of_fate(fate: int, cost: int) -> None:
    world = company()
    heinrich = world.figures["heinrich"]
    heinrich.fate_most, heinrich.fate, heinrich.gold = fate, 0, 100
    run(living.live(world))
    assert heinrich.gold == 100 - cost


@pytest.mark.rule("ahq.town.living.paid-first", "ahq.town.henchmen.unpaid-leave")
def test_living_comes_before_the_men() -> None:
    world = company()
    man = men(world, "heinrich", "man-at-arms")[0]
    world.figures["heinrich"].gold = 50
    asked = run(living.live(world), answers=[f"dismiss:{man.id}"]).asked
    assert isinstance(asked[0], Ask)
    assert [option.verb for option in asked[0].options] == ["dismiss"]
    assert world.figures["heinrich"].gold == 30
    assert man.id not in world.figures
    assert told(world, HenchmanLeft)


@pytest.mark.rule("ahq.town.living.debt")
def test_what_cannot_be_paid_is_owed_and_paid_before_anything_else() -> None:
    world = company()
    heinrich = world.figures["heinrich"]
    heinrich.gold = 12
    run(living.live(world))
    assert (heinrich.gold, own(world).debt) == (0, 8)
    heinrich.gold = 40
    run(living.live(world))
    assert (heinrich.gold, own(world).debt) == (12, 0)
    assert [event.paid for event in told(world, DebtPaid)] == [8]


@pytest.mark.rule("ahq.town.living.debt")
def test_a_debt_is_paid_from_whatever_he_has() -> None:
    world = company()
    own(world).debt, own(world).lodgings, own(world).bank = 30, 10, 100
    settle_debt(world, world.figures["heinrich"])
    assert (own(world).debt, own(world).lodgings, own(world).bank) == (0, 0, 80)


@pytest.mark.rule("ahq.henchman.pay.or-leave", "ahq.henchman.pay.man-at-arms", "ahq.henchman.pay.sergeant")
def test_a_man_at_arms_wants_thirty_five_and_a_sergeant_seventy_five() -> None:
    world = company()
    men(world, "heinrich", "man-at-arms", "sergeant")
    world.figures["heinrich"].gold = 200
    run(living.live(world), answers=["pay"])
    assert world.figures["heinrich"].gold == 200 - 20 - 35 - 75
    assert len(world.figures) == 3


@pytest.mark.rule("ahq.henchman.attract.still-paid")
def test_whoever_came_for_nothing_is_paid_all_the_same() -> None:
    world = company()
    [man] = men(world, "heinrich", "man-at-arms")
    world.figures["heinrich"].gold = 54
    run(living.live(world), answers=[f"dismiss:{man.id}"])
    assert (world.figures["heinrich"].gold, man.id in world.figures) == (34, False)


@pytest.mark.rule("ahq.town.storage.needed-above-250")
def test_what_nobody_can_carry_stays_in_his_room_when_he_sets_out() -> None:
    world = company(went=0)
    assert world.campaign is not None
    world.campaign.quest = ""
    world.figures["heinrich"].gold = 420
    run(gate.set_out(world, QUEST))
    assert (world.figures["heinrich"].gold, own(world).lodgings) == (PURSE, 170)


@pytest.mark.rule("ahq.town.lodgings.free-untaxed-stealable")
def test_a_room_costs_nothing_and_is_not_taxed() -> None:
    world = company()
    hero = world.figures["heinrich"]
    hero.gold = 120
    assert "store" in options(world, "heinrich")
    run(bank._move(world, hero, "lodgings", Say("ask"), bank.ROOM, True), answers=[100])
    assert (hero.gold, own(world).lodgings) == (20, 100)
    run(living.live(world))
    run(happenings.happen(world), dice=[4, 5])
    assert own(world).lodgings == 100
    assert "fetch" in options(world, "heinrich")
    asked = run(bank._move(world, hero, "lodgings", Say("ask"), bank.ROOM, False), answers=[60]).asked
    assert isinstance(asked[0], Amount)
    assert (asked[0].low, asked[0].high) == (1, 100)
    assert (hero.gold, own(world).lodgings) == (60, 40)


@pytest.mark.rule("ahq.town.bank.fee-after-each-expedition")
def test_the_banker_takes_five_crowns_after_each_expedition() -> None:
    world = company()
    own(world).bank = 220
    run(living.live(world))
    assert own(world).bank == 195
    run(happenings.happen(world), dice=[4, 5])
    assert own(world).bank == 175


@pytest.mark.rule("ahq.town.lodgings.dead-hero")
def test_what_a_dead_hero_kept_in_his_room_goes_to_the_others() -> None:
    world = company("heinrich", "sven", "torallion", players=3)
    _bury(world, "torallion")
    own(world, "torallion").lodgings, own(world, "torallion").name = 61, "Perrine"
    shares._estates(world)
    assert (world.figures["heinrich"].gold, world.figures["sven"].gold) == (31, 30)
    assert [(event.who, event.gold) for event in told(world, EstateShared)] == [("Perrine", 61)]


@pytest.mark.rule("ahq.town.bank.dead-hero-needs-will")
def test_without_a_will_the_banker_keeps_what_he_has() -> None:
    world = company("heinrich", "sven")
    _bury(world, "sven")
    own(world, "sven").bank = 100
    shares._estates(world)
    assert (world.figures["heinrich"].gold, own(world, "sven").bank) == (0, 0)
    assert [event.gold for event in told(world, AccountLost)] == [100]


@pytest.mark.rule("ahq.town.will.execution-fee", "ahq.town.will.heirs")
@pytest.mark.parametrize(("account", "inherited"), [(100, 80), (15, 0), (20, 0)])
def test_a_will_hands_on_all_but_twenty_crowns(account: int, inherited: int) -> None:
    world = company("heinrich", "sven")
    _bury(world, "sven")
    own(world, "sven").bank, own(world, "sven").heirs = account, ["heinrich"]
    shares._estates(world)
    assert world.figures["heinrich"].gold == inherited


@pytest.mark.rule("ahq.town.will.heirs")
def test_heirs_who_live_share_and_where_all_are_dead_the_banker_is_lucky() -> None:
    world = company("heinrich", "sven", "torallion", "magnus")
    _bury(world, "sven", "torallion")
    own(world, "sven").bank, own(world, "sven").heirs = 120, ["heinrich", "torallion", "magnus"]
    own(world, "torallion").bank, own(world, "torallion").heirs = 70, ["sven"]
    shares._estates(world)
    assert [world.figures[id].gold for id in ("heinrich", "magnus")] == [50, 50]
    assert len(told(world, WillExecuted)) == len(told(world, AccountLost)) == 1


@pytest.mark.rule("ahq.town.will.price")
def test_a_will_costs_twenty_five_crowns_each_time() -> None:
    world = company("heinrich", "sven", "torallion")
    hero = world.figures["heinrich"]
    own(world).bank = 100
    assert "will" in options(world, "heinrich")
    run(bank._make_will(world, hero, [world.figures["sven"], world.figures["torallion"]]), answers=["who:sven", "done"])
    assert (own(world).bank, own(world).heirs) == (75, ["sven"])
    others = [world.figures["sven"], world.figures["torallion"]]
    run(bank._make_will(world, hero, others), answers=["who:torallion", "who:sven"])
    assert (own(world).bank, own(world).heirs) == (50, ["torallion", "sven"])
    own(world).bank = 20
    assert "will" not in options(world, "heinrich")


def _bury(world: World, *ids: str) -> None:
    """These are dead."""
    assert world.campaign is not None
    for id in ids:
        world.campaign.roster[id].standing = "dead"
        world.fallen.append(world.figures.pop(id))
