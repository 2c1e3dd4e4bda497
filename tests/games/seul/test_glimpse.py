"""What the player sees: the one door that secrets do not pass."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import souterrain
from souterrain import bots
from souterrain.core.journal import Rolled
from souterrain.core.view import Grid
from souterrain.games.seul.game import GAME
from souterrain.games.seul.ground import ground_of
from souterrain.games.seul.places import place_at, place_here
from souterrain.games.seul.underground.plan import write
from souterrain.games.seul.world import Chest, SetTrap, World
from tests.games.seul.stage import below, group, meeting

SECRET = "\n##########\n#<..S....#\n##########\n"


def seen_by_the_player(world: World) -> World:
    return GAME.glimpse(world, "p1")


def test_unseen_sections_hidden_doors_and_the_seed_are_left_out() -> None:
    for seed in range(6):
        game = souterrain.new("seul", seed=f"glimpse {seed}")
        bot = bots.make("seul", "scripted", seed)
        for _ in range(60):
            if game.ask is None:
                break
            glimpse = seen_by_the_player(game.world)
            assert (glimpse.seed, glimpse.charted, glimpse.patrol_at) == ("", "", -1)
            for floor, shown in zip(game.world.floors, glimpse.floors, strict=True):
                plan = ground_of(shown).plan
                squares = {square for section in plan.sections for square in section.squares}
                assert all(floor.seen[square] for square in squares)
                assert "s" not in shown.doors
                assert all(section.theme == "" for section in plan.sections), "nobody tells him whose halls these are"
                assert all(section.contents in ("", "empty", "element", "function") for section in plan.sections)
                assert all(place.revealed for place in shown.places.values())
            game.answer(bots.step(game, bot))


def test_dice_that_settle_what_is_unseen_are_not_shown() -> None:
    for seed in range(6):
        game = souterrain.new("seul", seed=f"dice {seed}")
        bots.play(game, {"p1": bots.make("seul", "scripted", seed)}, most=150)
        shown = [die for line in game.log("p1") for die in line.dice]
        assert shown
        assert all(die.die != "pick" for die in shown)
        assert len(shown) < sum(isinstance(entry, Rolled) for entry in game.journal)


def test_a_secret_passage_shows_only_once_it_is_found() -> None:
    world = below(SECRET, at=(3, 1))
    assert ground_of(seen_by_the_player(world).here).plan.exits == (), "nor is it told that there is one"
    world.here.doors = "d"
    assert [way.kind for way in ground_of(seen_by_the_player(world).here).plan.exits] == ["shut"]


@pytest.mark.parametrize("corner", [0, -1])
def test_a_column_shows_where_its_square_was_seen(corner: int) -> None:
    world = below(seen=False)
    plan = ground_of(world.here).plan
    square = range(plan.width * plan.height)[corner]
    x, y = square % plan.width + 0.5, square // plan.width + 0.5
    world.here.plan = write(replace(plan, columns=((x, y), (x, -1.5), (x, plan.height + 0.5))))
    assert ground_of(seen_by_the_player(world).here).plan.columns == ()
    world.here.seen[square] = 1
    assert ground_of(seen_by_the_player(world).here).plan.columns == ((x, y),)


def test_who_looks_at_what_he_has_seen_sees_no_more_and_no_less() -> None:
    world = below(seen=False)
    for square in (world.at, world.at + 1):
        world.here.seen[square] = 1
    place_here(world).revealed = True
    once = seen_by_the_player(world)
    assert ground_of(once.here).plan.dark
    assert ground_of(seen_by_the_player(once).here).plan == ground_of(once.here).plan


def test_a_rotunda_is_round_once_it_is_seen_whole() -> None:
    world = below(seen=True)
    plan = ground_of(world.here).plan
    beyond = [(plan.width - 1, 0, 3), (-1, 0, 3), (0, plan.height - 1, 3), (0, 0, plan.width + 1), (0, 0, 0)]
    world.here.plan = write(replace(plan, rotundas=((0, 0, 3), *beyond)))
    assert ground_of(seen_by_the_player(world).here).plan.rotundas == ((0, 0, 3),)
    board = GAME.view(world, "p1").board
    assert isinstance(board, Grid)
    assert [(each.x, each.y, each.size) for each in board.rounds] == [(0, 0, 3)]
    world.here.seen[plan.width + 2] = 0
    assert ground_of(seen_by_the_player(world).here).plan.rotundas == ()


def test_traps_hidden_treasure_and_shut_chests_keep_their_secrets() -> None:
    world = below(seen=True)
    place = place_here(world)
    place.trap = SetTrap("covered-pit", "floor", world.at)
    place.chests = [Chest("iron-chest", locked=True, trap="needle", purse={"gold": 9})]
    shown = place_here(seen_by_the_player(world))
    assert shown.trap is None
    assert shown.chests == [Chest("iron-chest", locked=True)]
    place.hidden = True
    place.resources, place.torches, place.salves = 2, 3, 1
    shown = place_here(seen_by_the_player(world))
    assert (shown.chests, shown.resources, shown.torches, shown.salves) == ([], 0, 0, 0)
    place.trap.found = True
    assert place_here(seen_by_the_player(world)).trap == place.trap


def test_those_who_were_not_met_are_not_shown() -> None:
    world = below()
    place_at(world.here, 1).group = group("ogre")
    assert seen_by_the_player(world).here.places[1].group is None


@pytest.mark.parametrize(("distance", "shown"), [(3, True), (4, False)])
def test_a_meeting_beyond_the_light_is_not_shown(distance: int, shown: bool) -> None:
    world = below()
    meeting(world, group("ogre"), distance=distance)
    assert (seen_by_the_player(world).encounter is not None) is shown
    assert (GAME.view(world, "p1").scene is not None) is shown


def test_the_chronicle_is_kept_with_the_character() -> None:
    game = souterrain.new("seul", seed="chronicle")
    bots.play(game, {"p1": bots.make("seul", "scripted", 0)}, most=60)
    sheets = {sheet.id: sheet for sheet in game.view("p1").sheets}
    assert len(sheets["chronicle"].lines) == len(game.world.chronicle) > 1


def test_floors_where_he_has_been_can_be_looked_at_from_anywhere() -> None:
    game = souterrain.new("seul", seed="v1", setup={"floors": 3})
    bot = bots.make("seul", "scripted", 1)
    seen: set[tuple[str, int, int]] = set()
    while game.ask is not None and game.decisions < 1500:
        world = game.world
        below, known = world.where == "below", sum(any(floor.seen) for floor in world.floors)
        moment = (world.where, world.floor if below else 0, known - below)
        if moment not in seen:
            seen.add(moment)
            plans = game.view("p1").plans
            assert len(plans) == known - below
            assert all(plan.tokens == [] for plan in plans)
        game.answer(bots.step(game, bot))
    assert ("below", 2, 1) in seen
    assert any(where == "town" and plans for where, _, plans in seen)
