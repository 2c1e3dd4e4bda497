"""Secondary quests, the quests of the deeper galleries, and what they are made of."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from souterrain.core.chance import Stream
from souterrain.core.luck import Luck
from souterrain.core.say import Say
from souterrain.games.regne.actions import shoot
from souterrain.games.regne.actions.move import walk
from souterrain.games.regne.activation import activate
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.ending import of_quest
from souterrain.games.regne.events.mishaps import FoundCrowns
from souterrain.games.regne.events.places import Appeared, Found
from souterrain.games.regne.events.quests import BroughtOut, ErrandDone, ErrandHeard, Held, Paid, TaskDone, TaskFailed
from souterrain.games.regne.ground import ground
from souterrain.games.regne.plan import build, errand, quest, reveal
from souterrain.games.regne.quests import check, hold, reward
from souterrain.games.regne.rows.checks import quest_fault, zone_fault
from souterrain.games.regne.rows.places import ZoneCard
from souterrain.games.regne.rows.quests import Quest, Undertaking
from souterrain.games.regne.sites import fixtures, site
from souterrain.games.regne.special.fear import fearless
from souterrain.games.regne.tasks import do, open_tasks
from souterrain.games.regne.world import Door, Element, Figure, Regne
from souterrain.games.regne.wounds import lose
from tests.play import offered

from .stage import bare, carry, foe, hero, keys, looked_at, run, scenery, told, vault


def found(row: Undertaking, heroes: int = 4) -> tuple[Regne, Figure]:
    """Somebody in a gallery has just come upon the zone of a main or secondary quest."""
    main = row.id if row.id in BOOK.quests else "rats"
    world = vault(quest=main, heroes=heroes, destiny="never")
    svein = hero(world, "svein", (2, 2))
    door = Door("d", (4, -1), "z1", "", "open", wall="n")
    world.doors["d"] = door
    world.secrets.piles = {"d": [row.zone]}
    Luck(Stream("q")).run(reveal(world, door))
    return world, svein


def secondary(id: str) -> tuple[Regne, Figure]:
    return found(BOOK.secondaries[id])


def main_quest(id: str, heroes: int = 4) -> tuple[Regne, Figure]:
    return found(BOOK.quests[id], heroes)


def alone(world: Regne) -> None:
    """Nobody else is there any more."""
    for figure in [figure for figure in world.figures.values() if figure.camp == "dark"]:
        del world.figures[figure.id]


def stand_by(world: Regne, who: Figure, kind: str) -> Element:
    """Put somebody beside an element that he has not dealt with."""
    element = next(each for each in world.elements.values() if each.kind == kind and not each.done)
    who.at = next(at for at in ground(world).beside[element.at] if at in ground(world).floor)
    who.points = 5
    return element


def do_all(world: Regne, who: Figure, row: Undertaking, *dice: str) -> None:
    """Do what there is to be done, with a green or better die that shows 5 and a 5."""
    for element, task in list(open_tasks(world, row)):
        stand_by(world, who, element.kind)
        run(do(world, who, element, task, row.rule), list(dice) or ["2", "5"])


ZONE = {"id": "hall", "plan": ["#####", "#...#", "#...#", "#####"], "entry": {"at": [2, 3], "side": "s"}}
QUEST = {"id": "wake", "zone": "hall", "goal": "tasks", "level": "novice", "rule": "regne.task.offer"}
QUEST["meetings"] = [{"roll": "0-5", "foe": "rat"}]  # type: ignore[assignment]


@pytest.mark.parametrize(
    ("zone", "quest", "fault"),
    [
        ({}, {"elements": [{"what": "bell", "at": [1, 1]}]}, ""),
        ({}, {"elements": [{"what": "bell", "at": [0, 1]}]}, "fault-not-floor"),
        ({}, {"elements": [{"what": "bell", "at": [1, 9]}]}, "fault-not-floor"),
        ({}, {"posts": [{"foe": "rat", "at": [1, 1]}, {"foe": "rat", "at": [1, 1]}]}, "fault-not-floor"),
        ({}, {"tasks": [{"what": "bell", "trait": "will", "against": 1}]}, "fault-no-such-element"),
        ({}, {"hold": 3}, "fault-no-waves"),
        ({"plan": ["####", "#..#", "###"]}, {}, "fault-plan"),
        ({"plan": ["####", "#.?#", "####"]}, {}, "fault-plan"),
        ({"entry": {"at": [2, 2], "side": "s"}}, {}, "fault-not-on-edge"),
    ],
)
def test_a_quest_of_ones_own_is_judged(zone: dict[str, Any], quest: dict[str, Any], fault: str) -> None:
    hall = msgspec.convert({**ZONE, **zone}, ZoneCard)
    why = zone_fault(hall) or quest_fault(msgspec.convert({**QUEST, **quest}, Quest), hall)
    assert (why.id if why else "") == fault


@pytest.mark.rule("regne.secondary.card", "regne.plan.remove-quest-zones")
def test_one_secondary_quest_is_shuffled_in_and_never_on_top() -> None:
    row = BOOK.quests["rats"]
    zones = {BOOK.secondaries[id].zone for id in row.secondaries}
    packets = [Luck(Stream(f"{n}")).run(build(vault())) for n in range(60)]
    assert all(len(zones & set(packet)) == 1 and packet[0] not in zones for packet in packets)
    assert {card for packet in packets for card in packet} >= zones
    assert not BOOK.quests["shadow"].secondaries


@pytest.mark.rule("regne.secondary.card")
def test_its_task_is_told_when_its_zone_is_found() -> None:
    world, _ = secondary("bell")
    assert [event.errand for event in told(world, ErrandHeard)] == ["bell"]
    row = errand(world)
    assert row is BOOK.secondaries["bell"]
    assert [element.kind for element in fixtures(world, row)] == ["bell", "tomb"]


@pytest.mark.rule("regne.task.offer", "regne.secondary.bell", "regne.secondary.reward")
def test_the_bell_rings_for_who_is_not_afraid() -> None:
    world, svein = secondary("bell")
    alone(world)
    bell = stand_by(world, svein, "bell")
    assert keys(world, svein, "task") == [f"task:{bell.id}"]
    row = BOOK.secondaries["bell"]
    [(_, task)] = open_tasks(world, row)
    assert (task.trait, task.against) == ("will", 3)
    svein.destiny = 1
    run(do(world, svein, bell, task, row.rule), ["1", "1"])
    assert svein.destiny == 1, "nobody is asked for it but for the main quest"
    assert (told(world, TaskFailed)[0].what, svein.points) == ("bell", 4)
    run(reward(world))
    assert world.errands == []
    run(do(world, svein, bell, task, row.rule), ["1", "2"])
    assert told(world, TaskDone)
    run(reward(world), ["2", "1", "0", "0"])
    assert world.errands == ["bell"]
    assert told(world, ErrandDone)
    assert told(world, Found)
    assert keys(world, svein, "task") == []
    before = len(svein.items)
    run(reward(world))
    assert len(svein.items) == before


@pytest.mark.rule("regne.secondary.reward")
def test_what_was_promised_is_found_at_once_before_the_hero_goes_on() -> None:
    world, svein = secondary("bell")
    alone(world)
    bell = stand_by(world, svein, "bell")
    svein.points = 2
    run(activate(world, svein), ["1", "2", "2", "1", "0", "0"], [f"task:{bell.id}", "done"])
    assert world.errands == ["bell"]
    assert svein.points == 1


@pytest.mark.rule("regne.secondary.hermit")
def test_the_hermit_counts_when_he_lives_and_the_quest_is_done() -> None:
    world, svein = secondary("hermit")
    door = next(door for door in world.doors.values() if door.holds)
    assert (door.kind, door.state) == ("prison", "locked")
    hermit = foe(world, "hermit", (3, 3))
    hermit.camp, hermit.ally = "party", True
    run(reward(world))
    assert world.errands == []
    world.won = True
    run(reward(world))
    assert world.errands == ["hermit"]
    assert [item.kind for item in svein.items].count("potion-of-cure") == 1


@pytest.mark.rule("regne.secondary.tithe", "regne.secondary.reward")
def test_the_chest_of_the_tithe_man() -> None:
    world, _ = secondary("tithe")
    run(reward(world))
    assert world.errands == []
    next(element for element in world.elements.values() if element.kind == "chest").searched = True
    run(reward(world))
    assert (world.errands, world.pot) == (["tithe"], 100)
    assert [event.crowns for event in told(world, Paid)] == [100]
    assert told(world, FoundCrowns) == [], "they are everybody's, and the leader found none"


@pytest.mark.rule("regne.secondary.brood")
def test_the_brood_is_dead_when_all_of_the_nest_are() -> None:
    world, svein = secondary("brood")
    foe(world, "rat", (2, 3))
    nest = [figure for figure in world.figures.values() if figure.post == "brood"]
    assert {figure.kind for figure in nest} == {"viper", "spider"}
    for each in nest:
        run(reward(world))
        assert world.errands == []
        run(lose(world, each, 99, "x"))
    run(reward(world), ["0", "0"])
    assert world.errands == ["brood"]
    assert svein.items[-1].kind in BOOK.potions


@pytest.mark.rule("regne.secondary.candles")
def test_three_candles_are_lit_one_by_one() -> None:
    world, svein = secondary("candles")
    alone(world)
    row = BOOK.secondaries["candles"]
    assert [task.against for _, task in open_tasks(world, row)] == [1, 1, 1]
    for left in (3, 2, 1):
        run(reward(world))
        assert (world.errands, len(list(open_tasks(world, row)))) == ([], left)
        element, task = next(open_tasks(world, row))
        run(do(world, svein, element, task, row.rule), ["1", "0"])
    run(reward(world), ["0", "0"])
    assert world.errands == ["candles"]


@pytest.mark.rule("regne.secondary.reliquary")
def test_the_shrine_is_won_when_its_thief_is_dead() -> None:
    world, _ = secondary("reliquary")
    thief = next(figure for figure in world.figures.values() if figure.items and figure.camp == "dark")
    assert (thief.kind, thief.items[0].kind) == ("spider", "reliquary")
    run(reward(world))
    assert world.errands == []
    run(lose(world, thief, 99, "x"))
    assert [item.kind for items in world.loose.values() for item in items] == ["reliquary"]
    run(reward(world), ["0", "0"])
    assert (world.errands, world.pot >= 60) == (["reliquary"], True)
    assert not world.loose, "it is paid for, and nobody need pick it up"


@pytest.mark.rule("regne.quest.5-goal")
def test_maximus_is_freed_and_walks_out_by_the_entrance() -> None:
    world, svein = main_quest("captive")
    alone(world)
    row = quest(world)
    stocks = stand_by(world, svein, "stocks")
    [(_, task)] = open_tasks(world, row)
    assert (task.trait, task.against) == ("strength", 2)
    run(do(world, svein, stocks, task, row.rule), ["1", "1"])
    maximus = next(figure for figure in world.figures.values() if figure.ally)
    assert (maximus.kind, maximus.seat) == ("maximus", "p1")
    check(world)
    assert not world.won
    entry = world.zones[0].entry
    maximus.at = next(at for at in ground(world).steps[entry] if at != svein.at)
    maximus.points = 5
    run(walk(world, maximus, (entry,)))
    assert told(world, BroughtOut)
    check(world)
    assert world.won


@pytest.mark.rule("regne.quest.5-goal")
def test_without_maximus_all_is_lost() -> None:
    world, svein = main_quest("captive")
    alone(world)
    do_all(world, svein, quest(world))
    maximus = next(figure for figure in world.figures.values() if figure.ally)
    del world.figures[maximus.id]
    world.dead.append(maximus)
    check(world)
    end = of_quest(world)
    assert end is not None
    assert (end.winners, end.reason.id) == ((), "lost-forfeit")


@pytest.mark.rule("regne.quest.6-goal", "regne.quest.6-waves")
def test_the_rampart_is_held_for_five_turns_against_what_comes() -> None:
    world, svein = main_quest("breach")
    zone = site(world, quest(world))
    assert zone is not None
    hold(world)
    assert (world.held, told(world, Appeared)) == (0, [])
    svein.at = next(at for at, home in ground(world).zone.items() if home == zone.id)
    for turn in range(1, 6):
        check(world)
        assert not world.won
        alone(world)
        world.round += 1
        hold(world)
        assert world.held == turn
    assert [event.turns for event in told(world, Held)] == [1, 2, 3, 4, 5]
    kinds = [event.who for event in told(world, Appeared) if event.late]
    assert kinds == ["viper", "imp", "rat", "revenant"]
    check(world)
    assert world.won


@pytest.mark.rule("regne.quest.6-waves")
@pytest.mark.parametrize(("heroes", "come"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_of_a_wave_there_are_half_as_many_as_stand_against_it(heroes: int, come: int) -> None:
    world, svein = main_quest("breach")
    zone = site(world, quest(world))
    assert zone is not None
    rampart = [at for at, home in ground(world).zone.items() if home == zone.id]
    svein.at = rampart[0]
    for n, kind in enumerate(("hadrun", "maud", "anselme")[: heroes - 1], 1):
        hero(world, kind, rampart[n])
    for world.round in (3, 4):
        hold(world)
    assert [event.count for event in told(world, Appeared) if event.late] == [come, 3 * come]


@pytest.mark.rule("regne.quest.7-goal")
def test_only_the_mirror_leads_to_the_lens() -> None:
    world, svein = main_quest("mirrors")
    alone(world)
    here = ground(world)
    lens = next(element for element in world.elements.values() if element.kind == "lens")
    portals = [element for element in world.elements.values() if element.kind == "portal"]
    assert [portal.pair for portal in portals] == [portals[1].id, portals[0].id]
    walked = {svein.at}
    while more := {to for at in walked for to in here.steps[at]} - walked:
        walked |= more
    assert not walked.isdisjoint(here.beside[lens.at])
    for portal in portals:
        portal.pair = ""
    here = ground(world)
    walked = {svein.at}
    while more := {to for at in walked for to in here.steps[at]} - walked:
        walked |= more
    assert walked.isdisjoint(here.beside[lens.at])
    do_all(world, svein, quest(world))
    check(world)
    assert world.won


@pytest.mark.rule("regne.quest.8-goal")
def test_three_crossbows_hold_the_far_side_and_all_must_pass() -> None:
    world, svein = main_quest("crossing")
    guards = [figure for figure in world.figures.values() if figure.post == "crossing"]
    assert [BOOK.foes[figure.kind].range > 0 for figure in guards] == [True, True, True]
    assert len([figure for figure in main_quest("crossing", 2)[0].figures.values() if figure.post]) == 2
    stairs = next(element for element in world.elements.values() if element.kind == "stairs")
    svein.at = next(at for at in ground(world).steps[stairs.at] if at not in {figure.at for figure in guards})
    alone(world)
    check(world)
    assert not world.won
    run(walk(world, svein, (stairs.at,)))
    check(world)
    assert world.won


@pytest.mark.rule("regne.quest.9-goal", "regne.task.offer")
def test_first_the_saint_and_then_the_vault() -> None:
    world, svein = main_quest("vigil")
    alone(world)
    row = quest(world)
    stand_by(world, svein, "open-vault")
    assert keys(world, svein, "task") == []
    assert [element.kind for element, _ in open_tasks(world, row)] == ["toppled-statue"]
    do_all(world, svein, row)
    assert "statue" in {element.kind for element in fixtures(world, row)}
    assert [element.kind for element, _ in open_tasks(world, row)] == ["open-vault"]
    check(world)
    assert not world.won
    do_all(world, svein, row)
    check(world)
    assert world.won


@pytest.mark.rule("regne.quest.10-goal", "regne.task.offer")
def test_the_gate_waits_for_its_key() -> None:
    world, svein = main_quest("gate")
    row = quest(world)
    warden = next(figure for figure in world.figures.values() if figure.items and figure.camp == "dark")
    assert (warden.kind, warden.items[0].kind) == ("warden", "bronze-key")
    assert list(open_tasks(world, row)) == []
    warden.items = []
    alone(world)
    [(gate, task)] = open_tasks(world, row)
    assert (gate.kind, task.against) == ("gate", 4)
    do_all(world, svein, row)
    check(world)
    assert world.won
    assert row.limit == 20


def test_what_the_two_new_sheets_are_good_at() -> None:
    """A precise shot with a die more, a bridge without a test."""
    world = vault("...", "~=~", "~=~", "...")
    maud = hero(world, "maud", (1, 0))
    other = foe(world, "revenant", (1, 3))
    shots = {option.verb: option for option in offered(shoot.offers(world, maud, ground(world)))}
    assert {verb: option.note.args["high"] for verb, option in shots.items() if option.note} == {
        "shoot": 3 + 3 + 5 - 5,
        "precise-shot": 3 + 3 + 15 - 5,
    }
    del world.figures[other.id]
    assert looked_at(world, maud)["go:1,3"].note == Say("note-points", points=3)
    run(walk(world, maud, ((1, 1), (1, 2), (1, 3))))
    assert maud.at == (1, 3)


def test_what_can_be_learnt_and_is_on_no_sheet() -> None:
    world = vault()
    svein = bare(hero(world, "svein", (1, 1)))
    carry(world, svein, "dagger")
    assert not fearless(world, svein)
    svein.learnt = ["stout-heart"]
    assert fearless(world, svein)


@pytest.mark.rule("regne.quest.pay")
def test_a_gallery_that_is_done_is_paid_for_once() -> None:
    world = vault(quest="vigil", card="necropolis")
    hero(world, "svein", (1, 1))
    row = BOOK.quests["vigil"]
    world.fixtures = [scenery(world, "statue", (2, 2)).id, scenery(world, "open-vault", (4, 4)).id]
    for element in world.elements.values():
        element.done = True
    check(world)
    check(world)
    assert (world.won, world.pot) == (True, row.crowns)
    assert [event.crowns for event in told(world, Paid)] == [row.crowns]
