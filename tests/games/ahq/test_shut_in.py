"""Where somebody is shut in: a door behind a pit, a strip in which nobody gets round anybody; and how the scripted
heroes get out."""

from __future__ import annotations

import pytest

from souterrain.bots.ahq import exploring, fighting
from souterrain.core.ask import Ask
from souterrain.crawl.squares import edge
from souterrain.games.ahq.battle import fighter
from souterrain.games.ahq.dungeon.doors import set_open
from souterrain.games.ahq.dungeon.ground import redraw
from souterrain.games.ahq.events.expedition import ChangedPlaces
from souterrain.games.ahq.exploration import explorer
from souterrain.games.ahq.figures import Combat, Effect, Figure, Hazard, Trap, effect, monster
from souterrain.games.ahq.world import Door, World
from tests.games.ahq.expedition import START, door, expedition, man_at_arms, room, told
from tests.games.ahq.explorers import offered, play

PIT = (START + 2, START - 3)
"""The square of the room inside its door."""
OUTSIDE, ACROSS = (START + 1, START - 3), (START + 3, START - 3)


def shut_in(state: str = "spotted") -> tuple[World, Figure, Door]:
    """A room beside the first corridor, whose door is closed, and a pit before it."""
    world = expedition("heinrich")
    heinrich = world.figures["heinrich"]
    room(world, START + 2, START - 5)
    gate = door(world, OUTSIDE, PIT, explored=True)
    world.here.traps = [Trap(row="pit", at=PIT, state=state)]  # type: ignore[arg-type]
    heinrich.at, heinrich.fate = ACROSS, 0
    return world, heinrich, gate


def explores(world: World, figure: Figure) -> str:
    world.active = figure.id
    ask = next(explorer.act(world, figure, [figure.id], []))
    assert isinstance(ask, Ask)
    return exploring.explore(world, ask, figure.seat)


@pytest.mark.rule("ahq.trap.pit.jump-over")
@pytest.mark.parametrize("state", ["spotted", "open"])
def test_a_door_behind_a_pit_is_opened_from_straight_across(state: str) -> None:
    world, heinrich, gate = shut_in(state)
    heinrich.at = (START + 2, START - 2)
    assert f"open:{gate.id}" not in offered(world, heinrich), "beside the pit, but not across it"
    heinrich.at = (START + 4, START - 3)
    assert f"open:{gate.id}" not in offered(world, heinrich), "too far"
    heinrich.at = ACROSS
    play(world, heinrich, f"open:{gate.id}")
    assert gate.open
    assert f"close:{gate.id}" in offered(world, heinrich)
    play(world, heinrich, f"jump:{OUTSIDE[0]},{OUTSIDE[1]}", "done", dice=[6])
    assert heinrich.at == OUTSIDE


def test_a_scripted_hero_opens_the_door_behind_a_pit_and_jumps() -> None:
    world, heinrich, gate = shut_in()
    world.progress.treasures.append("amulet-shard")
    heinrich.at = (START + 5, START - 2)
    assert explores(world, heinrich) == f"go:{ACROSS[0]},{ACROSS[1]}", "not to the other squares beside the pit"
    heinrich.at = ACROSS
    assert explores(world, heinrich) == f"open:{gate.id}"
    set_open(world, gate, True)
    assert explores(world, heinrich) == f"jump:{OUTSIDE[0]},{OUTSIDE[1]}"


@pytest.mark.rule("ahq.trap.pit.climb-out")
def test_a_henchman_climbs_out_of_a_pit_as_well() -> None:
    world, _, _ = shut_in("open")
    man = man_at_arms(world, PIT)
    man.effects.append(Effect("in-pit", "expedition"))
    play(world, man, "climb", f"where:{PIT[0]},{PIT[1] - 1}", dice=[1])
    assert man.at == (PIT[0], PIT[1] - 1)
    assert not effect(man, "in-pit")


def test_scripted_heroes_climb_out_of_a_pit() -> None:
    world, heinrich, _ = shut_in("open")
    heinrich.at = PIT
    heinrich.effects.append(Effect("in-pit", "expedition"))
    assert explores(world, heinrich) == "climb"
    foe = monster(world, "skaven-warrior", "", (START + 5, START - 3))
    world.figures[foe.id] = foe
    world.mode, world.combat = "combat", Combat(area=[], idle=[heinrich.id], waiting=[heinrich.id])
    ask = next(fighter.act(world, heinrich))
    assert isinstance(ask, Ask)
    assert fighting.act(world, ask, "p1") == "climb"


def strip() -> tuple[World, Figure, Figure, Door]:
    """Sven and his man between the wall of a room and a grille: the man stands before the door."""
    world = expedition("sven")
    sven = world.figures["sven"]
    room(world, 20, 20)
    world.here.grilles = [edge((x, 20), (x, 21)) for x in range(20, 25)]
    redraw(world.here)
    gate = door(world, (24, 20), (25, 20))
    man = man_at_arms(world, (24, 20), "sven")
    sven.at = (23, 20)
    return world, sven, man, gate


@pytest.mark.rule("ahq.explore.move.no-pass-through")
def test_in_a_strip_one_square_wide_companions_change_places() -> None:
    world, sven, man, gate = strip()
    assert f"swap:{sven.id}" in offered(world, man)
    play(world, sven, f"swap:{man.id}", f"open:{gate.id}")
    assert (sven.at, man.at) == ((24, 20), (23, 20))
    assert gate.open, "what is done at the end of a move follows"
    assert [(event.who, event.other) for event in told(world, ChangedPlaces)] == [("sven", "man-at-arms")]
    man.at = (22, 20)
    assert "swap" not in {key.split(":")[0] for key in offered(world, sven)}, "he is not on the next square"


@pytest.mark.rule("ahq.explore.move.no-pass-through")
def test_where_one_can_get_round_somebody_nobody_changes_places() -> None:
    world, sven, man, gate = strip()
    room(world, 25, 20)
    room(world, 30, 20, 5, 1)
    room(world, 32, 21, 1, 3)
    sven.at, man.at, aside = (30, 20), (31, 20), door(world, (32, 20), (32, 21), explored=True)
    assert f"swap:{man.id}" in offered(world, sven)
    set_open(world, aside, True)
    assert f"swap:{man.id}" not in offered(world, sven), "there is a place to step aside"
    sven.at, man.at = (23, 20), (24, 20)
    set_open(world, gate, True)
    assert f"swap:{man.id}" not in offered(world, sven), "the man can go through the door and make room"
    world.here.grilles, gate.open = [], False
    redraw(world.here)
    assert f"swap:{man.id}" not in offered(world, sven)


@pytest.mark.rule("ahq.explore.move.no-pass-through")
def test_round_a_ring_of_squares_one_walks() -> None:
    world = expedition("sven")
    sven = world.figures["sven"]
    room(world, 20, 20, 2, 2)
    man = man_at_arms(world, (20, 21), "sven")
    sven.at = (20, 20)
    assert f"swap:{man.id}" not in offered(world, sven)
    world.here.traps = [Trap(row="pit", at=(21, 21), state="open")]
    assert f"swap:{man.id}" in offered(world, sven), "a pit makes a strip of it"
    sven.effects.append(Effect("in-pit", "expedition"))
    assert f"swap:{man.id}" not in offered(world, sven), "he cannot move"


def test_a_scripted_hero_changes_places_with_the_man_before_the_door() -> None:
    world, sven, man, gate = strip()
    world.progress.treasures.append("amulet-shard")
    assert explores(world, sven) == f"swap:{man.id}"
    sven.at, man.at = man.at, sven.at
    assert explores(world, man) == "go:22,20", "who makes room and does not change back"
    assert explores(world, sven) == f"open:{gate.id}"
    sven.at, man.at = man.at, sven.at
    act = explorer.act(world, sven, [sven.id], [])
    next(act)
    ask = act.send(f"swap:{man.id}")
    assert isinstance(ask, Ask)
    assert exploring.after_move(world, ask, "p1") == f"open:{gate.id}", "or at once"


def test_a_scripted_hero_goes_home_through_the_mould_where_there_is_no_other_way() -> None:
    world = expedition("heinrich")
    (heinrich,) = world.figures.values()
    world.progress.treasures.append("amulet-shard")
    stairs = next(section for section in world.here.sections.values() if section.kind == "stairs")
    heinrich.at = (START, START - 3)
    assert explores(world, heinrich) == "home"
    stairs.hazard = Hazard(kind="mould")
    assert explores(world, heinrich).startswith(f"go:{START},{START}"), "whoever is told to go home would not"
