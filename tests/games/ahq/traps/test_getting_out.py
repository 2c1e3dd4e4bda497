"""Getting out of pits, and from behind portcullises."""

from __future__ import annotations

import pytest

from souterrain.crawl.squares import Square, edge
from souterrain.games.ahq.dungeon.ground import redraw
from souterrain.games.ahq.events.traps import (
    ClimbedOut,
    JumpedPit,
    PortcullisLifted,
    PortcullisStuck,
    RolledUnder,
    StillInPit,
)
from souterrain.games.ahq.figures import Effect, Figure, Trap, effect, spend_phase
from souterrain.games.ahq.world import World
from tests.games.ahq.arena import arena, do
from tests.games.ahq.deeds import at_hand, done, options
from tests.games.ahq.expedition import man_at_arms, told


def at_a_pit(at: Square = (6, 5), **heroes: Square) -> tuple[World, Figure]:
    world = arena("seat", False, **(heroes or {"heinrich": (5, 5)}))
    for figure in world.figures.values():
        figure.fate = 0
    world.here.traps = [Trap(row="pit", at=at, state="open")]
    return world, world.figures["heinrich"]


def keys(world: World, figure: Figure, moved: bool = False) -> list[str]:
    return [option.key for option in options(at_hand(world, figure, moved))]


@pytest.mark.rule("ahq.trap.pit.jump-over")
def test_a_pit_is_jumped_from_the_next_square_to_the_one_straight_across() -> None:
    world, heinrich = at_a_pit(heinrich=(5, 5), sven=(9, 9))
    assert keys(world, heinrich) == ["jump:7,5"]
    assert keys(world, heinrich, moved=True) == []
    (option,) = options(at_hand(world, heinrich, False))
    assert option.note is not None
    assert (option.note.args["need"], option.note.args["chance"]) == (6, 50)
    world.figures["sven"].at = (7, 5)
    assert keys(world, heinrich) == [], "somebody stands there"
    world.figures["sven"].at = (9, 9)
    heinrich.at = (4, 5)
    assert keys(world, heinrich) == []
    heinrich.at = (2, 5)
    world.here.traps[0].at = (2, 4)
    world.here.traps.append(Trap(row="gas", at=(3, 5), state="spotted"))
    assert keys(world, heinrich) == ["jump:2,3"]
    world.here.grilles = [edge((2, 4), (2, 5))]
    redraw(world.here)
    assert "jump:2,3" not in keys(world, heinrich)


@pytest.mark.rule("ahq.trap.pit.jump-over", "ahq.trap.pit.fall")
def test_a_failed_jump_ends_in_the_pit() -> None:
    world, heinrich = at_a_pit()
    do(done(at_hand(world, heinrich), "jump:7,5"), [6])
    assert heinrich.at == (7, 5)
    assert told(world, JumpedPit)
    heinrich.at = (5, 5)
    do(done(at_hand(world, heinrich), "jump:7,5"), [7, 9])
    assert (heinrich.at, heinrich.wounds) == ((6, 5), 3)
    assert effect(heinrich, "in-pit")
    assert keys(world, heinrich) == ["climb"]
    assert keys(world, heinrich, moved=True) == []


@pytest.mark.rule("ahq.trap.pit.climb-out")
def test_one_climbs_out_to_a_free_square_of_ones_choice() -> None:
    world, heinrich = at_a_pit(at=(2, 2), heinrich=(2, 2), sven=(2, 3))
    heinrich.effects = [Effect("in-pit", "expedition")]
    do(done(at_hand(world, heinrich), "climb"), [7])
    assert told(world, StillInPit)
    do(done(at_hand(world, heinrich), "climb"), [6])
    assert (heinrich.at, heinrich.effects) == ((3, 2), []), "the only free square"
    heinrich.at, heinrich.effects = (2, 2), [Effect("in-pit", "expedition")]
    man_at_arms(world, (3, 2))
    do(done(at_hand(world, heinrich), "climb"), [1])
    assert heinrich.at == (2, 2), "he stands at the brink until somebody makes room"
    assert len(told(world, ClimbedOut)) == 2
    world.figures["sven"].at = (9, 9)
    heinrich.effects = [Effect("in-pit", "expedition")]
    del world.figures[next(id for id in world.figures if id.startswith("man"))]
    do(done(at_hand(world, heinrich), "climb"), [1], ["where:2,3"])
    assert heinrich.at == (2, 3)


# --- the portcullis


def behind_bars(**heroes: Square) -> World:
    """A grille across the hall between the columns x = 7 and x = 8."""
    world = arena("seat", False, **heroes)
    for figure in world.figures.values():
        figure.fate = 0
    world.here.grilles = [edge((7, y), (8, y)) for y in range(2, 14)]
    redraw(world.here)
    return world


@pytest.mark.rule("ahq.trap.portcullis.lift-attempt")
def test_only_those_at_the_grille_who_are_free_to_help_lift_it() -> None:
    world = behind_bars(heinrich=(7, 5), sven=(7, 6), rogar=(4, 4), durgin=(8, 5), torallion=(7, 7))
    heinrich, torallion = world.figures["heinrich"], world.figures["torallion"]
    spend_phase(world, torallion)
    (option,) = options(at_hand(world, heinrich, False))
    assert (option.key, option.at) == ("lift", "8,5")
    assert options(at_hand(world, world.figures["rogar"], False)) == []
    seen = do(done(at_hand(world, heinrich), "lift"), [12], ["lift"])
    asked = seen.asked[0]
    assert [each.key for each in asked.options] == ["lift", "who:sven"]  # type: ignore[union-attr]
    note = asked.options[0].note  # type: ignore[union-attr]
    assert note is not None
    assert (note.args["need"], note.args["chance"]) == (14, 0)
    assert told(world, PortcullisStuck)[0].total == 18
    assert effect(heinrich, "busy")


@pytest.mark.rule("ahq.trap.portcullis.who-passes", "ahq.trap.portcullis.lift-attempt")
def test_the_others_roll_under_to_the_nearest_free_squares() -> None:
    world = behind_bars(heinrich=(7, 5), rogar=(7, 6), sven=(4, 4), torallion=(5, 5), magnus=(3, 3))
    world.figures["magnus"].wounds = 0
    heinrich = world.figures["heinrich"]
    seen = do(done(at_hand(world, heinrich), "lift"), [7], ["who:rogar", "who:sven", "who:torallion"])
    assert seen.rolled[0][1] + 6 + 7 == 20
    assert [each.key for each in seen.asked[1].options] == ["who:sven", "who:torallion", "done"]  # type: ignore[union-attr]
    sven, torallion = world.figures["sven"], world.figures["torallion"]
    assert sven.at == (8, 5)
    assert torallion.at in ((8, 4), (8, 6), (9, 5))
    assert effect(sven, "busy")
    assert len(told(world, RolledUnder)) == 2
    assert world.here.grilles, "it drops again"


@pytest.mark.rule("ahq.trap.portcullis.who-passes")
def test_nobody_rolls_under_where_there_is_no_room_behind_the_grille() -> None:
    world = behind_bars(heinrich=(7, 5), rogar=(7, 6), sven=(4, 4), torallion=(5, 5))
    world.here.grilles += [edge((8, 5), beyond) for beyond in ((9, 5), (8, 4), (8, 6))]
    redraw(world.here)
    seen = do(done(at_hand(world, world.figures["heinrich"]), "lift"), [7], ["who:rogar", "who:sven"])
    assert [ask.text.id for ask in seen.asked] == ["ask-lifters", "ask-roll-under"], "the next would have no square"
    assert world.figures["sven"].at == (8, 5)


@pytest.mark.rule("ahq.trap.portcullis.lift-attempt", "ahq.combat.fate.turn-failure-into-success")
def test_fate_lifts_the_grille() -> None:
    world = behind_bars(heinrich=(7, 5), sven=(4, 4))
    world.figures["heinrich"].fate = 1
    do(done(at_hand(world, world.figures["heinrich"]), "lift"), [1], ["yes", "done"])
    assert [event.total for event in told(world, PortcullisLifted)] == [0], "it was not the total that did it"
    assert world.figures["heinrich"].fate == 0
