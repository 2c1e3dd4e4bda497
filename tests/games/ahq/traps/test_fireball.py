"""The fireball that a trap lets loose."""

from __future__ import annotations

import pytest

from souterrain.crawl.squares import Square
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.events.traps import FireballFades
from souterrain.games.ahq.traps import fireball, springing
from tests.games.ahq.arena import arena, do
from tests.games.ahq.expedition import told
from tests.games.ahq.traps.trapped import explorer, spring


@pytest.mark.rule("ahq.trap.fireball.initial-blast", "ahq.trap.fireball.roams-3-turns")
def test_a_fireball_blasts_and_roams_through_three_more_turns() -> None:
    world, heinrich = explorer()
    world.turn = 5
    spring(world, heinrich, "fireball-trap", [8, 3, 12, 1, 6, 7], ["lay:1"])
    assert heinrich.wounds == 2
    heinrich.wounds = 4
    do(fireball.roam(world))
    for turn in (6, 7):
        world.turn = turn
        seen = do(fireball.roam(world), [1, 1, 1, 1, 1], ["where:5,5"])
        assert seen.asked[0].seat == "gm"
    world.turn = 8
    heinrich.at = (13, 13)
    do(fireball.roam(world), [], ["stay"])
    assert told(world, FireballFades)
    assert world.here.traps == []


@pytest.mark.rule("ahq.trap.fireball.initial-blast", "ahq.trap.fireball.roams-3-turns")
@pytest.mark.parametrize(("choice", "corner"), [(1, (5, 5)), (2, (4, 5)), (3, (5, 4)), (4, (4, 4))])
def test_the_fireball_roams_from_where_the_master_laid_it(choice: int, corner: Square) -> None:
    world, heinrich = explorer()
    spring(world, heinrich, "fireball-trap", [1] * 5, [f"lay:{choice}"])
    (ball,) = world.here.traps
    assert (ball.at, ball.state) == (corner, "roaming")


@pytest.mark.rule("ahq.trap.fireball.initial-blast", "ahq.solo.attack.area")
def test_alone_the_fireball_covers_as_many_as_it_can() -> None:
    world = arena("solo", False, heinrich=(5, 5), sven=(4, 4))
    heinrich = world.figures["heinrich"]
    for figure in world.figures.values():
        figure.fate = 0
    do(springing.spring(world, heinrich, BOOK.traps["fireball-trap"], "floor"), [1] * 10)
    assert world.here.traps[0].at == (4, 4)
