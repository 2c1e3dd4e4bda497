"""Traps: which, whether it is noticed, disarmed, or left alone."""

from __future__ import annotations

import pytest

from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.combat import moves
from souterrain.games.ahq.dungeon.ground import redraw
from souterrain.games.ahq.events.traps import (
    FingersCaught,
    SkilledHands,
    TrapDisarmed,
    TrapLeft,
    TrapSpotted,
    TrapSprung,
)
from souterrain.games.ahq.exploration import marches
from souterrain.games.ahq.figures import Effect, Trap, hero
from souterrain.games.ahq.traps import noticing
from souterrain.games.ahq.traps.kinds import SPRINGS
from souterrain.games.ahq.world import Chest
from tests.games.ahq.arena import do, hall
from tests.games.ahq.deeds import done, options
from tests.games.ahq.expedition import man_at_arms, room, told
from tests.games.ahq.traps.trapped import explorer


@pytest.mark.rule("ahq.trap.type.column", "ahq.explore.trap.type-roll")
def test_the_columns_of_the_trap_table() -> None:
    floor, chest = BOOK.traps_on_floors, BOOK.traps_on_chests
    assert (floor[3].trap, chest[3].trap) == ("portcullis", "gas")
    assert (floor[9].trap, chest[9].trap) == ("alarm", "soul-stealer")
    world, heinrich = explorer()
    seen = do(noticing.trigger(world, heinrich, "floor"), [2, 12], ["leave", "where:5,3"])
    assert [roll.by for roll, _ in seen.rolled] == ["gm", "p1"]


@pytest.mark.rule("ahq.explore.trap.spot")
@pytest.mark.parametrize(("die", "noticed"), [(10, True), (9, False)])
def test_a_gas_trap_is_noticed_on_ten(die: int, noticed: bool) -> None:
    world, heinrich = explorer()
    assert do(noticing.spots(world, heinrich, BOOK.traps["gas"]), [die]).result is noticed
    assert bool(told(world, TrapSpotted)) is noticed


@pytest.mark.rule("ahq.explore.trap.spot", "ahq.hazard.npc.rogue-traps")
def test_a_dwarf_notices_more_and_a_rogue_gets_in_the_way() -> None:
    world, sven = explorer(sven=(5, 5))
    assert noticing.bonus(world, sven) == 2
    rogue = man_at_arms(world, (9, 9), "sven")
    rogue.row = "rogue"
    assert noticing.bonus(world, sven) == 1
    heinrich = hero("heinrich", "p1", (6, 6))
    world.figures["heinrich"] = heinrich
    heinrich.fate = 0
    assert not do(noticing.spots(world, heinrich, BOOK.traps["man-trap"]), [7]).result


@pytest.mark.rule("ahq.explore.trap.disarm.roll")
@pytest.mark.parametrize(("die", "done"), [(6, True), (5, False)])
def test_a_man_trap_is_disarmed_on_six(die: int, done: bool) -> None:
    world, heinrich = explorer()
    dice: list[int | str] = [die] if done else [die, 1, 1, 1, 1]
    do(noticing.disarm(world, heinrich, BOOK.traps["man-trap"], "floor"), dice)
    assert bool(told(world, TrapDisarmed)) is done
    assert told(world, TrapSprung) == ([] if done else [TrapSprung("heinrich", "man-trap", noticed=True)])


@pytest.mark.rule("ahq.explore.trap.disarm.natural-twelve")
def test_a_natural_twelve_teaches_for_good() -> None:
    world, heinrich = explorer()
    do(noticing.disarm(world, heinrich, BOOK.traps["gas"], "chest"), [12])
    assert told(world, SkilledHands)[0].bonus == 1
    do(noticing.disarm(world, heinrich, BOOK.traps["gas"], "chest"), [6])
    assert len(told(world, TrapDisarmed)) == 2


@pytest.mark.rule("ahq.explore.trap.disarm.natural-one")
def test_a_natural_one_costs_a_wound_more() -> None:
    world, heinrich = explorer()
    do(noticing.disarm(world, heinrich, BOOK.traps["stake"], "chest"), [1, 9, 8, 1, 1])
    assert heinrich.wounds == 4 - 2 - 1
    (hurt,) = told(world, FingersCaught)
    assert world.told[-1][0].cause is hurt, "what cost the last Wound is told with it"


@pytest.mark.rule("ahq.explore.trap.leave-alone.chest", "ahq.explore.trap.disarm.any-hero")
def test_a_trapped_chest_stays_shut_until_any_hero_disarms_it() -> None:
    world, heinrich = explorer(heinrich=(5, 5), sven=(5, 7))
    hall(world).chest = Chest((5, 6))
    redraw(world.here)
    result = do(noticing.face(world, heinrich, "gas", "chest"), [10], ["leave"]).result
    assert result is False
    chest = hall(world).chest
    assert chest is not None
    assert chest.trap == "gas"
    (option,) = options(noticing.deeds(world, world.figures["sven"]))
    do(done(noticing.deeds(world, world.figures["sven"]), option.key), [5])
    assert chest.trap == ""
    assert told(world, TrapDisarmed), "5 + 2 for the Dwarf"


@pytest.mark.rule("ahq.explore.trap.leave-alone.square")
def test_a_trap_left_alone_bars_its_square_and_those_around() -> None:
    world, heinrich = explorer(heinrich=(5, 5), sven=(5, 6))
    do(noticing.face(world, heinrich, "gas", "floor"), [10], ["leave", "where:5,3", "where:5,7"])
    assert moves.barred(world) == {(5, 5), (4, 5), (6, 5), (5, 4), (5, 6)}
    assert (heinrich.at, world.figures["sven"].at) == ((5, 3), (5, 7))
    ways = moves.ways(world, heinrich, 12)
    assert (5, 4) not in ways
    (option,) = options(noticing.deeds(world, heinrich))
    do(done(noticing.deeds(world, heinrich), option.key), [7])
    assert moves.barred(world) == set()


@pytest.mark.rule("ahq.trap.quest-location.preset", "ahq.explore.trap.only-heroes-trigger")
def test_a_preset_trap_needs_no_type_roll() -> None:
    world, heinrich = explorer()
    do(noticing.face(world, heinrich, "crossfire", "floor"), [7, 4, 1, 1, 1])
    assert told(world, TrapSprung)[0].trap == "crossfire"


def test_every_trap_has_a_handler() -> None:
    assert {row.spring for row in BOOK.traps.values()} == set(SPRINGS)


@pytest.mark.rule("ahq.explore.trap.when-played", "ahq.explore.trap.only-heroes-trigger")
def test_a_trap_counter_may_be_played_on_a_heros_first_entry_only() -> None:
    world, heinrich = explorer()
    world.counters.hand = ["trap"]
    section = hall(world)
    section.entered = False
    man = man_at_arms(world, (5, 9))
    do(marches.walk(world, man, [(5, 8)]))
    assert world.counters.hand == ["trap"], "a henchman springs none"
    section.entered = False
    seen = do(marches.walk(world, heinrich, [(5, 4), (5, 3)]), [9, 12], ["yes", "leave", "where:5,6"])
    assert seen.asked[0].seat == "gm"
    assert world.counters.hand == []
    world.counters.hand = ["trap"]
    world.here.traps = []
    do(marches.walk(world, heinrich, [(5, 7)]))
    assert world.counters.hand == ["trap"], "the hall has been entered before"


@pytest.mark.rule("ahq.explore.trap.disarm.any-hero")
def test_a_trap_behind_a_wall_is_out_of_reach() -> None:
    world, heinrich = explorer(heinrich=(13, 9))
    room(world, 14, 8)
    redraw(world.here)
    world.here.traps.append(Trap(row="gas", at=(14, 9), state="spotted"))
    assert options(noticing.deeds(world, heinrich)) == []
    world.here.traps[0].at = (12, 10)
    assert len(options(noticing.deeds(world, heinrich))) == 1
    world.here.traps[0].at = (11, 10)
    assert options(noticing.deeds(world, heinrich)) == [], "three squares away"


@pytest.mark.rule("ahq.explore.trap.spot")
def test_who_goes_on_after_a_trap() -> None:
    """A chest is opened after its trap, if the Hero can; a trap that is sprung on the floor ends the move."""
    world, heinrich = explorer()
    hall(world).chest = Chest((5, 6))
    redraw(world.here)
    assert do(noticing.face(world, heinrich, "guillotine", "chest"), [1, 1, 1]).result is True
    assert do(noticing.face(world, heinrich, "man-trap", "floor"), [1, 1, 1, 1, 1]).result is False
    assert do(noticing.face(world, heinrich, "guillotine", "chest"), [6, 8], ["disarm"]).result is True
    assert do(noticing.face(world, heinrich, "man-trap", "floor"), [7, 3, 1, 1, 1, 1], ["disarm"]).result is False
    assert do(noticing.face(world, heinrich, "man-trap", "floor"), [7, 6], ["disarm"]).result is True, "he ignores it"
    heinrich.wounds = 1
    assert do(noticing.face(world, heinrich, "guillotine", "chest"), [1, 8, 1]).result is False, "he has fainted"
    heinrich.wounds = 1
    assert do(noticing.face(world, heinrich, "guillotine", "chest"), [6, 2, 8, 1], ["disarm"]).result is False
    heinrich.wounds = 1
    assert do(noticing.face(world, heinrich, "guillotine", "chest"), [1, 8, 8]).result is False, "he is dead"


@pytest.mark.rule("ahq.hazard.npc.rogue-traps")
def test_a_rogue_gets_in_the_way_only_where_he_is_and_awake() -> None:
    world, heinrich = explorer()
    rogue = man_at_arms(world, (9, 9))
    rogue.row = "rogue"
    assert noticing.bonus(world, heinrich) == -1
    rogue.effects = [Effect("asleep", "turn", 9)]
    assert noticing.bonus(world, heinrich) == 0
    rogue.effects = []
    room(world, 20, 20)
    redraw(world.here)
    rogue.at = (20, 20)
    assert noticing.bonus(world, heinrich) == 0
    assert noticing.bonus(world, rogue) == 0, "not in his own way"


@pytest.mark.rule("ahq.explore.trap.disarm.roll")
def test_the_chance_to_disarm_is_told() -> None:
    world, heinrich = explorer()
    note = noticing.disarm_note(world, heinrich, BOOK.traps["gas"]).args
    assert (note["need"], note["chance"]) == (7, 50)
    heinrich.disarm_bonus = 9
    note = noticing.disarm_note(world, heinrich, BOOK.traps["gas"]).args
    assert (note["need"], note["chance"]) == (1, 100)
    heinrich.disarm_bonus = -6
    assert noticing.disarm_note(world, heinrich, BOOK.traps["gas"]).args["chance"] == 0


@pytest.mark.rule("ahq.explore.trap.disarm.natural-one")
def test_a_one_costs_a_wound_even_if_fate_or_skill_makes_the_roll_good() -> None:
    world, heinrich = explorer()
    heinrich.disarm_bonus = 6
    do(noticing.disarm(world, heinrich, BOOK.traps["gas"], "chest"), [1])
    assert told(world, TrapDisarmed)
    assert heinrich.wounds == 3
    do(noticing.disarm(world, heinrich, BOOK.traps["gas"], "chest"), [2])
    assert heinrich.wounds == 3
    heinrich.disarm_bonus, heinrich.wounds = 0, 1
    do(noticing.disarm(world, heinrich, BOOK.traps["guillotine"], "chest"), [1, 8, 8])
    assert "heinrich" not in world.figures, "the dead lose nothing more"


@pytest.mark.rule("ahq.explore.trap.leave-alone.square")
def test_figures_leave_the_barred_squares_by_the_shortest_way() -> None:
    world, heinrich = explorer(heinrich=(2, 2), sven=(9, 9))
    do(noticing.face(world, heinrich, "gas", "floor"), [10], ["leave", "where:4,2"])
    assert heinrich.at == (4, 2)
    assert world.figures["sven"].at == (9, 9)
    (left,) = told(world, TrapLeft)
    assert left.at == "2,2"


@pytest.mark.rule("ahq.explore.trap.disarm.any-hero")
def test_a_hero_steps_to_a_free_square_next_to_the_trap() -> None:
    world, heinrich = explorer(heinrich=(5, 5), sven=(6, 5))
    world.here.traps = [Trap(row="man-trap", at=(7, 5), state="spotted")]
    do(done(noticing.deeds(world, heinrich), "disarm:0"), [6])
    assert heinrich.at in ((7, 4), (7, 6), (8, 5)), "Sven stands on the nearest"
    heinrich.at = (7, 6)
    world.here.traps = [Trap(row="man-trap", at=(7, 5), state="spotted")]
    do(done(noticing.deeds(world, heinrich), "disarm:0"), [6])
    assert heinrich.at == (7, 6)


@pytest.mark.rule("ahq.explore.trap.leave-alone.square")
def test_a_trap_that_is_left_alone_ends_the_move_too() -> None:
    world, heinrich = explorer()
    assert do(noticing.face(world, heinrich, "gas", "floor"), [10], ["leave", "where:5,3"]).result is False
