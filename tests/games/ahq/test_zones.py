"""Movement in combat turns, Death Zones, running."""

from __future__ import annotations

import pytest

from souterrain.core.roll import Rules
from souterrain.crawl.squares import Square
from souterrain.games.ahq import magic
from souterrain.games.ahq.battle import fighter
from souterrain.games.ahq.combat import moves, zones
from souterrain.games.ahq.combat.damage import kill
from souterrain.games.ahq.dungeon.ground import redraw
from souterrain.games.ahq.events.combat import Moved, Ran, Tripped
from souterrain.games.ahq.figures import Effect, Figure, Item
from souterrain.games.ahq.world import World
from tests.games.ahq.arena import arena, do, first_ask, foe, give, keys, settled, side_room
from tests.games.ahq.deeds import options
from tests.games.ahq.expedition import man_at_arms, told


def reachable(world: World, who: str, limit: int) -> list[Square]:
    figure = world.figures[who]
    return moves.ends(world, figure, moves.ways(world, figure, limit))


def walk(world: World, who: str, to: Square) -> None:
    figure = world.figures[who]
    do(moves.walk(world, figure, moves.path(moves.ways(world, figure, 12), to)))


@pytest.mark.rule("ahq.combat.move.speed", "ahq.setup.char.speed")
def test_a_figure_moves_its_speed_in_squares_never_diagonally() -> None:
    world = arena()
    found = reachable(world, "heinrich", moves.combat_move(world.figures["heinrich"]))
    assert (11, 5) in found
    assert (12, 5) not in found
    assert (8, 8) in found
    assert (9, 8) not in found


@pytest.mark.rule("ahq.combat.move.obstacles", "ahq.explore.move.no-pass-through")
def test_nobody_passes_figures_walls_or_closed_doors() -> None:
    world = arena(heinrich=(13, 6), sven=(12, 6))
    _, door = side_room(world, open=False)
    found = reachable(world, "heinrich", 2)
    assert (14, 6) not in found
    assert (12, 6) not in found
    assert (11, 6) not in found
    door.open = True
    redraw(world.here)
    assert (14, 6) in reachable(world, "heinrich", 2)
    assert (14, 5) not in reachable(world, "heinrich", 1)


@pytest.mark.rule("ahq.combat.death-zone.squares")
def test_a_zone_is_the_four_adjacent_squares_and_stops_at_walls() -> None:
    world = arena(heinrich=(5, 5), sven=(13, 6))
    assert zones.zone(world, world.figures["heinrich"]) == {(4, 5), (6, 5), (5, 4), (5, 6)}
    side_room(world, open=False)
    assert (14, 6) not in zones.zone(world, world.figures["sven"])


@pytest.mark.rule("ahq.combat.death-zone.squares", "ahq.combat.death-zone.long-weapon")
def test_through_a_doorway_a_zone_reaches_only_straight_across() -> None:
    world = arena(rogar=(13, 6))
    side_room(world)
    zone = zones.zone(world, world.figures["rogar"])
    assert (14, 6) in zone
    assert (14, 5) not in zone
    assert (12, 5) in zone


@pytest.mark.rule("ahq.combat.death-zone.long-weapon")
@pytest.mark.parametrize(
    ("held", "squares"), [("sword", 4), ("two-handed-sword", 8), ("spear", 8), ("halberd", 8), ("two-handed-axe", 4)]
)
def test_long_weapons_reach_the_diagonals(held: str, squares: int) -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    give(heinrich, held)
    heinrich.hand = held
    assert len(zones.zone(world, heinrich)) == squares


@pytest.mark.rule("ahq.combat.death-zone.stops-movement")
def test_entering_a_zone_ends_the_move() -> None:
    world = arena()
    skaven = foe(world, "skaven-warrior", (5, 2))
    found = reachable(world, skaven.id, 10)
    assert (5, 4) in found
    assert (5, 6) in found
    assert len(moves.path(moves.ways(world, skaven, 10), (5, 6))) > 4, "the way round, not through the zone"
    assert len(moves.path(moves.ways(world, skaven, 10), (5, 4))) == 2


@pytest.mark.rule("ahq.combat.death-zone.leave-at-start")
def test_a_figure_may_leave_a_zone_at_the_start_of_its_move() -> None:
    world = arena()
    skaven = foe(world, "skaven-warrior", (5, 4))
    settled(world)
    assert (5, 2) in reachable(world, skaven.id, 10)


@pytest.mark.rule("ahq.combat.death-zone.fixes-on-first-enemy")
def test_a_fixed_zone_leaves_its_other_squares_free_to_cross() -> None:
    world = arena(torallion=(5, 5))
    first, second = foe(world, "skaven-warrior", (5, 3)), foe(world, "skaven-warrior", (2, 6))
    before = moves.path(moves.ways(world, second, 12), (7, 6))
    assert (5, 6) not in before
    walk(world, first.id, (5, 4))
    assert world.figures["torallion"].fixed == first.id
    after = moves.path(moves.ways(world, second, 12), (7, 6))
    assert after == [(3, 6), (4, 6), (5, 6), (6, 6), (7, 6)]


@pytest.mark.rule("ahq.combat.death-zone.fixes-on-first-enemy")
def test_with_several_placed_in_contact_the_player_chooses_whom_his_zone_is_fixed_on() -> None:
    world = arena()
    foe(world, "skaven-warrior", (5, 4))
    other = foe(world, "skaven-warrior", (6, 5))
    seen = do(zones.settle(world), answers=[f"who:{other.id}"])
    assert seen.asked[0].seat == "p1"
    assert world.figures["heinrich"].fixed == other.id


@pytest.mark.rule("ahq.combat.death-zone.shift-within-zone")
def test_who_fixes_a_zone_stops_again_when_he_shifts_within_it() -> None:
    world = arena(rogar=(5, 5))
    skaven = foe(world, "skaven-warrior", (5, 4))
    settled(world)
    ways = moves.ways(world, skaven, 12)
    assert (6, 4) in ways
    assert ways[(7, 4)] != (6, 4), "beyond (6, 4) only by another way"
    walk(world, skaven.id, (6, 4))
    assert world.figures["rogar"].fixed == skaven.id


@pytest.mark.rule("ahq.combat.death-zone.release")
def test_a_zone_is_free_again_when_the_enemy_leaves_or_dies() -> None:
    world = arena()
    one, two = foe(world, "skaven-warrior", (5, 4)), foe(world, "skaven-warrior", (6, 5))
    heinrich = world.figures["heinrich"]
    do(zones.settle(world), answers=[f"who:{one.id}"])
    do(kill(world, one, "ahq.combat.death.monster-henchman"))
    assert heinrich.fixed == two.id
    walk(world, two.id, (9, 5))
    assert heinrich.fixed == ""
    assert len(zones.zone(world, heinrich)) == 4


@pytest.mark.rule("ahq.combat.death-zone.no-doors-or-chests", "ahq.combat.heroes-phase.no-chest")
def test_no_doors_in_an_enemys_zone() -> None:
    world = arena(heinrich=(13, 6))
    _, door = side_room(world)
    skaven = foe(world, "skaven-warrior", (13, 5))
    settled(world)
    assert f"close:{door.id}" not in keys(first_ask(fighter.act(world, world.figures["heinrich"])))
    sven = man_at_arms(world, (12, 5))
    skaven.fixed = sven.id
    offered = keys(first_ask(fighter.act(world, world.figures["heinrich"])))
    assert f"close:{door.id}" in offered, "a zone fixed elsewhere does not count"
    assert not any("chest" in key for key in offered)


@pytest.mark.rule("ahq.combat.death-zone.blocks-some-spells", "ahq.magic.bright.flames-of-phoenix")
def test_a_zone_keeps_the_wizard_from_healing() -> None:
    world = arena(magnus=(5, 5), sven=(5, 6))
    magnus, sven = world.figures["magnus"], world.figures["sven"]
    magnus.items.append(Item("phoenix-feather"))
    sven.wounds = 0
    skeleton = foe(world, "skeleton", (4, 4))
    settled(world)
    assert skeleton.fixed == "magnus"
    assert not [o for o in options(magic.deeds(world, magnus, False)) if "phoenix" in o.key]
    skeleton.at = (10, 10)
    settled(world)
    assert [o for o in options(magic.deeds(world, magnus, False)) if "phoenix" in o.key]


@pytest.mark.rule("ahq.combat.run.distance", "ahq.combat.heroes-phase.run")
def test_a_runner_adds_a_die_to_its_speed_and_trips_on_a_one() -> None:
    world = arena(heinrich=(2, 2))
    heinrich = world.figures["heinrich"]
    foe(world, "skaven-warrior", (13, 13))
    seen = do(fighter.act(world, heinrich), [9], ["go:8,2", "run", "go:13,6"])
    assert [(moved.squares, moved.ran) for moved in told(world, Moved)] == [(6, False), (9, True)]
    assert not told(world, Ran), "one line: the run is told with its die and its way"
    assert heinrich.at == (13, 6)
    assert not any(key.startswith("attack") for key in keys(seen.asked[-1]))
    world = arena(heinrich=(2, 2))
    foe(world, "skaven-warrior", (13, 13))
    do(fighter.act(world, world.figures["heinrich"]), [1], ["go:8,2", "run"])
    assert told(world, Tripped)
    assert world.figures["heinrich"].at == (8, 2)


@pytest.mark.rule("ahq.combat.run.distance")
def test_a_zone_that_stopped_the_move_forbids_the_run() -> None:
    world = arena(heinrich=(2, 5))
    foe(world, "skaven-warrior", (5, 5))
    seen = do(fighter.act(world, world.figures["heinrich"]), [], ["go:4,5", "done"])
    assert "run" not in keys(seen.asked[-1])


@pytest.mark.rule("ahq.combat.run.no-doors")
def test_a_runner_uses_no_door() -> None:
    world = arena(heinrich=(13, 9))
    _, door = side_room(world)
    foe(world, "skaven-warrior", (2, 13))
    seen = do(fighter.act(world, world.figures["heinrich"]), [3], ["go:13,6", "run", "done"])
    assert f"close:{door.id}" in keys(seen.asked[1]), "before running he could have"
    assert len(seen.asked) == 3


@pytest.mark.rule("ahq.large-monster.base-and-move", "ahq.large-monster.death-zone")
def test_a_large_monster_covers_four_squares_and_threatens_eight() -> None:
    world = arena(heinrich=(12, 12))
    ogre = foe(world, "ogre", (5, 5))
    assert zones.zone(world, ogre) == {(5, 4), (6, 4), (5, 7), (6, 7), (4, 5), (4, 6), (7, 5), (7, 6)}
    found = reachable(world, ogre.id, 7)
    assert (12, 5) in found
    assert (13, 5) not in found


@pytest.mark.rule("ahq.large-monster.doors")
def test_a_large_monster_passes_a_door_but_never_stands_in_it() -> None:
    world = arena(heinrich=(2, 13))
    side_room(world)
    ogre = foe(world, "ogre", (12, 6))
    found = reachable(world, ogre.id, 7)
    assert (13, 6) not in found, "it would stand across the wall"
    assert (14, 6) in found
    assert (17, 6) in found


@pytest.mark.rule("ahq.monster-ability.flying")
def test_a_flyer_ignores_death_zones() -> None:
    world = arena()
    flyer = foe(world, "bloodthirster", (5, 2))
    ways = moves.ways(world, flyer, 10)
    assert (5, 4) in ways
    assert len(moves.path(ways, (6, 6))) <= 5 + 2


@pytest.mark.rule("ahq.trap.gas.medium.wound-and-rooted")
def test_the_rooted_cannot_move_but_may_attack() -> None:
    world = arena()
    skaven = foe(world, "skaven-warrior", (6, 5))
    world.figures["heinrich"].effects.append(Effect("rooted", "turn", 3))
    offered = keys(first_ask(fighter.act(world, world.figures["heinrich"])))
    assert f"attack:{skaven.id}" in offered
    assert not any(key.startswith("move") for key in offered)


@pytest.mark.rule("ahq.combat.death-zone.stops-movement")
def test_heroes_stop_in_zones_too_but_only_in_a_fight() -> None:
    world = arena(heinrich=(5, 5))
    foe(world, "skaven-warrior", (8, 5))
    found = reachable(world, "heinrich", 6)
    assert (7, 5) in found
    assert (8, 4) in found
    assert (9, 4) not in found, "the way past the Skaven is too long when one must go round its zone"
    world.mode = "exploration"
    assert (9, 4) in reachable(world, "heinrich", 6)


@pytest.mark.rule("ahq.combat.death-zone.squares")
def test_neither_walls_nor_grilles_are_struck_through() -> None:
    world = arena(heinrich=(13, 8), sven=(5, 5))
    side_room(world)
    heinrich, sven = world.figures.values()
    assert (14, 8) not in zones.reach(world, heinrich)
    world.here.grilles = [((5, 5), (6, 5))]
    redraw(world.here)
    assert zones.reach(world, sven) == {(4, 5), (5, 4), (5, 6)}
    give(heinrich, "spear")
    heinrich.hand = "spear"
    assert zones.reach(world, heinrich) == {(12, 7), (13, 7), (12, 8), (12, 9), (13, 9)}


@pytest.mark.rule("ahq.combat.ranged.not-in-death-zone")
def test_one_enemy_next_to_a_figure_is_enough_whatever_others_do() -> None:
    world = arena()
    foe(world, "skaven-warrior", (6, 5))
    foe(world, "skaven-warrior", (11, 11))
    assert zones.beside_enemy(world, world.figures["heinrich"])


@pytest.mark.rule("ahq.large-monster.doors", "ahq.large-monster.base-and-move")
def test_where_a_large_monster_may_stand() -> None:
    world = arena(heinrich=(12, 12))
    ogre = foe(world, "ogre", (2, 2))
    man = man_at_arms(world, (5, 3))
    man.effects = [Effect("asleep", "turn", 9)]
    assert (6, 2) in moves.ends(world, ogre, moves.ways(world, ogre, 5)), "it squeezes past a sleeper"
    found = moves.ends(world, ogre, moves.ways(world, ogre, 12))
    assert (2, 2) not in found
    assert (13, 5) not in found, "half of it would be in the wall"
    assert (5, 13) not in found
    assert not {(4, 2), (5, 2), (4, 3), (5, 3)} & set(found), "somebody stands there"
    man.effects = []
    found = moves.ends(world, ogre, moves.ways(world, ogre, 5))
    assert (3, 2) in found
    assert (6, 2) not in found, "the man-at-arms holds it"


@pytest.mark.rule("ahq.combat.move.speed")
def test_a_walk_ends_where_something_takes_the_figure_away() -> None:
    world = arena()
    heinrich = world.figures["heinrich"]

    def thrown_back(world: World, figure: Figure) -> Rules[bool]:
        if figure.at == (7, 5):
            figure.at = (2, 2)
        return False
        yield

    went = do(moves.walk(world, heinrich, [(6, 5), (7, 5), (8, 5)], thrown_back)).result
    assert (went, heinrich.at) == (2, (2, 2))
    (event,) = told(world, Moved)
    assert (event.to, event.squares) == ("2,2", 2)
    assert do(moves.walk(world, heinrich, [])).result == 0
    assert len(told(world, Moved)) == 1


@pytest.mark.rule("ahq.combat.death-zone.squares", "ahq.combat.ko.helpless")
def test_the_helpless_threaten_nobody() -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    assert zones.zone(world, heinrich)
    heinrich.effects = [Effect("asleep", "turn", 9)]
    assert zones.zone(world, heinrich) == frozenset()
