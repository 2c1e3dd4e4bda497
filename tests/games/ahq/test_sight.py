"""Lines of sight: from the centre of a square to the four corners of another."""

from __future__ import annotations

import pytest

from souterrain.crawl.sight import free, lines
from souterrain.crawl.squares import Square, edge
from souterrain.games.ahq.combat import sight
from souterrain.games.ahq.dungeon.ground import redraw
from tests.games.ahq.arena import arena, foe, side_room
from tests.games.ahq.expedition import man_at_arms


def seen(
    a: Square, b: Square, walls: set[tuple[Square, Square]] | None = None, figures: set[Square] | None = None
) -> int:
    return free(lines(a, b, walls or set()), figures or set())


@pytest.mark.rule("ahq.combat.los.lines")
def test_an_enemy_beside_the_line_hides_two_corners_and_one_in_it_all() -> None:
    assert seen((0, 0), (9, 1), figures={(8, 0)}) == 2
    assert seen((0, 0), (9, 0), figures={(4, 0)}) == 0
    assert seen((0, 0), (9, 1)) == 4


@pytest.mark.rule("ahq.combat.los.lines")
def test_touching_a_corner_does_not_break_a_line_but_a_wall_through_it_does() -> None:
    assert seen((0, 0), (2, 2), figures={(1, 0)}) == 4 - 1
    wall = {edge((x, 0), (x, 1)) for x in range(-5, 9)}
    assert seen((0, 0), (3, 1), wall) == 0
    assert seen((0, 0), (0, 1), wall) == 0
    assert seen((0, 0), (3, 0), wall) == 4


@pytest.mark.rule("ahq.combat.los.lines")
def test_a_stub_of_wall_hides_in_part() -> None:
    assert 0 < seen((0, 0), (6, 1), {edge((3, 1), (4, 1))}) < 4


@pytest.mark.rule("ahq.combat.los.walls-and-doors", "ahq.combat.sight.door-threshold")
def test_position_a_an_archer_next_to_an_open_door_sees_through_it() -> None:
    """Position A of the example: behind a door, but on the square next to it; Skaven 1 is clear, 2 is hidden in part by
    the wall, 3 in part by Skaven 1."""
    world = arena(torallion=(13, 6))
    side_room(world)
    torallion = world.figures["torallion"]
    one, two = foe(world, "skaven-warrior", (16, 6)), foe(world, "skaven-warrior", (16, 5))
    three = foe(world, "skaven-warrior", (18, 6))
    assert sight.sight(world, torallion, one) == "clear"
    assert sight.sight(world, torallion, two) == "partial"
    assert sight.sight(world, torallion, three) in ("partial", "none")
    torallion.at = (11, 6)
    assert sight.sight(world, torallion, one) == "none", "two squares back from the door"
    one.at = (14, 6)
    assert sight.sight(world, torallion, one) == "clear", "now the target stands next to it"


@pytest.mark.rule("ahq.combat.los.walls-and-doors")
def test_a_closed_door_always_blocks() -> None:
    world = arena(torallion=(13, 6))
    _, door = side_room(world)
    one = foe(world, "skaven-warrior", (14, 6))
    assert sight.sight(world, world.figures["torallion"], one) == "clear"
    door.open = False
    redraw(world.here)
    assert sight.sight(world, world.figures["torallion"], one) == "none"


@pytest.mark.rule("ahq.combat.los.figures", "ahq.combat.los.required")
def test_positions_b_and_c_an_adjacent_friend_does_not_hide_a_distant_one_does() -> None:
    """Position B: Heinrich stands next to Torallion and hides nothing; from C, two squares off, he hides Skaven 2."""
    world = arena(torallion=(4, 6), heinrich=(5, 6))
    torallion = world.figures["torallion"]
    two, three = foe(world, "skaven-warrior", (10, 6)), foe(world, "skaven-warrior", (10, 3))
    assert sight.sight(world, torallion, two) == "clear"
    assert sight.sight(world, torallion, three) == "clear"
    torallion.at = (3, 6)
    assert sight.sight(world, torallion, two) != "clear"
    assert sight.sight(world, torallion, three) == "clear"


@pytest.mark.rule("ahq.combat.los.figures")
def test_an_enemy_next_to_the_viewer_hides_what_is_behind_it() -> None:
    world = arena(torallion=(4, 6))
    foe(world, "skaven-warrior", (5, 6))
    far = foe(world, "skaven-warrior", (10, 6))
    assert sight.sight(world, world.figures["torallion"], far) == "none"


@pytest.mark.rule("ahq.large-monster.line-of-sight")
def test_a_large_monster_hides_others_but_is_not_hidden_by_normal_figures() -> None:
    world = arena(torallion=(3, 6))
    torallion = world.figures["torallion"]
    man = man_at_arms(world, (6, 6), "torallion")
    ogre = foe(world, "ogre", (9, 6))
    behind = foe(world, "skaven-warrior", (12, 6))
    assert sight.sight(world, torallion, ogre) == "clear"
    assert sight.sight(world, ogre, torallion) == "clear"
    del world.figures[man.id]
    assert sight.sight(world, torallion, behind) == "none"


@pytest.mark.rule("ahq.combat.sight.same-section")
def test_monsters_in_the_same_section_see_the_heroes() -> None:
    world = arena()
    foe(world, "skaven-warrior", (13, 13))
    assert sight.in_sight(world)


@pytest.mark.rule("ahq.combat.sight.door-threshold", "ahq.combat.end.condition")
def test_heroes_who_stand_back_from_an_open_door_are_out_of_sight() -> None:
    world = arena(heinrich=(11, 8))
    side_room(world)
    foe(world, "skaven-warrior", (17, 6))
    assert not sight.in_sight(world)
    world.figures["heinrich"].at = (13, 6)
    assert sight.in_sight(world)


@pytest.mark.rule("ahq.large-monster.line-of-sight")
def test_a_large_friend_next_to_the_shooter_hides_what_is_behind_it() -> None:
    world = arena(heinrich=(9, 5))
    archer, ogre = foe(world, "goblin-archer", (3, 5)), foe(world, "ogre", (4, 4))
    heinrich = world.figures["heinrich"]
    assert sight.sight(world, archer, heinrich) == "none"
    ogre.at = (4, 5)
    assert sight.sight(world, archer, heinrich) == "none"
    assert sight.sight(world, ogre, heinrich) == "clear"


@pytest.mark.rule("ahq.large-monster.line-of-sight")
def test_large_figures_hide_each_other_and_see_with_all_of_their_base() -> None:
    world = arena(heinrich=(2, 5))
    near, far = foe(world, "ogre", (5, 9)), foe(world, "ogre", (9, 4))
    heinrich = world.figures["heinrich"]
    assert sight.sight(world, heinrich, far) == "clear"
    near.at = (3, 4)
    assert sight.sight(world, heinrich, far) == "none"
    side_room(world)
    near.at = (12, 5)
    assert sight.open_view(world, near, (14, 8)), "its square at the door looks in"
    near.at = (12, 3)
    assert not sight.open_view(world, near, (14, 8))
