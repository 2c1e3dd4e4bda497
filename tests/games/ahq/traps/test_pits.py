"""Pits and portcullises."""

from __future__ import annotations

import pytest

from souterrain.crawl.squares import Square, edge
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.combat import moves
from souterrain.games.ahq.combat.sight import between
from souterrain.games.ahq.dungeon.ground import redraw
from souterrain.games.ahq.figures import Trap, effect
from souterrain.games.ahq.traps import noticing, portcullis, springing
from souterrain.games.ahq.values import strength
from tests.games.ahq.arena import do, hall
from tests.games.ahq.deeds import at_hand, done, options
from tests.games.ahq.expedition import START, door, expedition, of_kind, room
from tests.games.ahq.traps.trapped import explorer, spring


@pytest.mark.rule("ahq.trap.pit.no-disarm")
def test_a_pit_noticed_bars_only_its_own_square() -> None:
    world, heinrich = explorer()
    do(noticing.face(world, heinrich, "pit", "floor"), [5], ["where:5,4"])
    assert moves.barred(world) == {(5, 5)}
    assert options(noticing.deeds(world, heinrich)) == []


@pytest.mark.rule("ahq.trap.pit.fall")
@pytest.mark.parametrize(("die", "wounds"), [(8, 4), (9, 3)])
def test_a_fall_hurts_on_nine(die: int, wounds: int) -> None:
    world, heinrich = explorer()
    spring(world, heinrich, "pit", [die])
    assert heinrich.wounds == wounds
    assert effect(heinrich, "in-pit")


@pytest.mark.rule("ahq.trap.pit.jump-over")
@pytest.mark.parametrize(("dice", "at"), [([6], (5, 7)), ([7, 9], (5, 6))])
def test_others_may_jump_a_pit(dice: list[int | str], at: Square) -> None:
    world, heinrich = explorer()
    world.here.traps.append(Trap(row="pit", at=(5, 6), state="open"))
    (option,) = options(at_hand(world, heinrich, False))
    do(done(at_hand(world, heinrich), option.key), dice)
    assert heinrich.at == at


@pytest.mark.rule("ahq.trap.portcullis.placement")
def test_a_portcullis_falls_across_the_room_and_stops_feet_but_not_eyes() -> None:
    world, heinrich = explorer()
    section = hall(world)
    places = portcullis.grilles(world, section)
    assert len(places) == 11 + 11
    across = [edge((x, 7), (x, 8)) for x in range(2, 14)]
    spring(world, heinrich, "portcullis", [], [f"lay:{places.index(across) + 1}"])
    assert (5, 8) not in moves.ways(world, heinrich, 12)
    assert between(world, (5, 5), (5, 9)) == "clear"


@pytest.mark.rule("ahq.trap.portcullis.lift-attempt", "ahq.trap.portcullis.who-passes")
@pytest.mark.parametrize(("die", "lifted"), [(8, True), (7, False)])
def test_lifting_takes_twenty_with_all_their_strength(die: int, lifted: bool) -> None:
    world, heinrich = explorer(heinrich=(5, 7), sven=(6, 7), torallion=(5, 4))
    world.here.grilles = [edge((x, 7), (x, 8)) for x in range(2, 14)]
    redraw(world.here)
    assert [option.key for option in options(at_hand(world, heinrich))] == ["lift"]
    answers = ["who:sven", "who:torallion"] if lifted else ["who:sven"]
    do(done(at_hand(world, heinrich), "lift"), [die], answers)
    assert strength(heinrich) + strength(world.figures["sven"]) == 12
    assert (world.figures["torallion"].at == (5, 8)) is lifted
    assert heinrich.at == (5, 7)
    assert effect(heinrich, "busy")


@pytest.mark.rule("ahq.trap.portcullis.placement")
def test_where_a_portcullis_may_fall() -> None:
    world = expedition()
    corridor = of_kind(world, "corridor")[0]
    places = portcullis.grilles(world, corridor)
    assert len(places) == 4, "across the corridor"
    assert all(len(place) == 2 and all(a[0] == b[0] for a, b in place) for place in places)
    middle = corridor.y + 2
    assert places[0] == [edge((x, middle), (x, middle + 1)) for x in (START, START + 1)]
    vault = room(world, 20, 20)
    gate = door(world, (24, 22), (25, 22))
    places = portcullis.grilles(world, vault)
    assert len(places) == 4 + 4 + 1
    assert places[-1] == [edge(gate.a, gate.b)]
    assert {len(place) for place in places} == {5, 1}
    world.figures["heinrich"].at = (22, 22)
    seen = do(springing.spring(world, world.figures["heinrich"], BOOK.traps["portcullis"], "floor"), [], ["lay:9"])
    assert seen.asked[0].seat == "gm"
    assert world.here.grilles == [edge(gate.a, gate.b)]
    alone = expedition(master="solo")
    do(springing.spring(alone, alone.figures["heinrich"], BOOK.traps["portcullis"], "floor"))
    assert len(alone.here.grilles) == 2
