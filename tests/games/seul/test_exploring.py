"""Exploring in one go: to what has not been seen, until there is something new."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Ask, Option
from souterrain.core.menu import Deed
from souterrain.core.say import Say
from souterrain.core.text import texts
from souterrain.games.seul.board import plan_board
from souterrain.games.seul.discovery import look
from souterrain.games.seul.encounter import face
from souterrain.games.seul.explore import explore
from souterrain.games.seul.ground import ground_of
from souterrain.games.seul.guide import guided
from souterrain.games.seul.places import place_at, place_here
from souterrain.games.seul.walking import exploring, way_on
from souterrain.games.seul.world import SetTrap, World
from tests.games.seul.stage import below, do, furnish, group, meeting, offered
from tests.play import run

LONG = "\n##############\n#<......+....#\n##############\n"
TWO_WAYS = "\n###########\n#....<....#\n###########\n"


@pytest.mark.rule("seul.map.plan-drawn-as-explored")
def test_one_goes_through_the_dark_and_the_next_door_until_there_is_something_new() -> None:
    world = below(LONG, at=(1, 1), seen=False)
    run(look(world))
    start, world.stirred = world.at, False
    run(do(world, "explore"), dice=[1])
    assert world.at == start + 7
    assert world.stirred
    assert [event.kind for event, _ in world.told] == ["discovered", "discovered"]


def test_nobody_explores_without_light_or_where_all_is_seen() -> None:
    assert "explore" in offered(below(seen=False))
    assert "explore" not in offered(below(seen=False, lit=False))
    assert "explore" not in offered(below())


@pytest.mark.rule("seul.time.cost-lock-force-cache")
def test_where_all_is_seen_one_goes_to_the_nearest_lock() -> None:
    world = below("\n##########\n#<...L...#\n##########\n", at=(1, 1))
    for square in range(5, 8):
        world.here.seen[square] = 0
    (deed,) = (each for each in exploring(world) if isinstance(each, Deed))
    assert deed.option.text == Say("option-to-lock", other=False)
    run(do(world, "explore"))
    assert world.at == 3
    assert "explore" not in offered(world)
    assert {"pick:exit:0", "force:exit:0"} <= set(offered(world))


@pytest.mark.rule("seul.time.cost-lock-force-cache")
def test_from_one_lock_one_goes_to_another() -> None:
    world = below("\n###########\n#.L.<...L.#\n###########\n", at=(4, 1))
    for square in (0, 8):
        world.here.seen[square] = 0
    stood, others = [], []
    for _ in range(3):
        (deed,) = (each for each in exploring(world) if isinstance(each, Deed))
        others.append(deed.option.text == Say("option-to-lock", other=True))
        run(do(world, "explore"))
        stood.append(world.at)
    assert others == [False, True, True]
    assert stood[0] == stood[2] != stood[1]


def test_it_is_said_when_the_way_to_the_lock_leads_past_those_he_has_met() -> None:
    world = below("\n############\n#<..+...L..#\n############\n", at=(1, 1))
    for square in (8, 9):
        world.here.seen[square] = 0
    goblin = place_at(world.here, 1).group = group("goblin")
    notes = []
    for goblin.met in (False, True):
        (deed,) = (each for each in exploring(world) if isinstance(each, Deed))
        assert deed.option.text == Say("option-to-lock", other=False)
        notes.append(deed.option.note)
    assert notes == [None, Say("note-past-them")]


def test_known_traps_and_known_enemies_are_kept_away_from() -> None:
    world = below(TWO_WAYS, at=(5, 1))
    world.here.seen[world.at - 4] = world.here.seen[world.at + 4] = 0
    here, first = world.at, way_on(world)
    place_here(world).trap = SetTrap("swinging-blade", "floor", first[1], found=True)
    assert way_on(world) == [2 * here - square for square in first]
    world = below(at=(4, 1))
    world.here.seen[world.at + 4] = 0
    assert way_on(world)
    goblin = place_at(world.here, 1).group = group("goblin")
    assert way_on(world), "nobody knows of it yet"
    goblin.met = True
    assert not way_on(world)
    assert [deed.option.note for deed in exploring(world) if isinstance(deed, Deed)] == [Say("note-past-them")]
    goblin.passed = True
    assert way_on(world)
    assert [deed.option.note for deed in exploring(world) if isinstance(deed, Deed)] == [None]


RING = """
#############
#<..+...+...#
#...#...#...#
#...#####...#
#...+.......#
#############
"""
"""An entrance, a room to the east of it, and a way to the far side through that room or round it."""


def circled(world: World) -> World:
    """There is a magic circle in the room in the middle, and the far side is dark."""
    start, world.at = world.at, world.at + 4
    furnish(world, detail="magic-circle", contents="element")
    world.at = start
    return world


@pytest.mark.rule("seul.map.plan-drawn-as-explored")
def test_exploring_leads_round_a_magic_circle_or_says_that_it_leads_through_one() -> None:
    world = circled(below(RING, at=(2, 1)))
    middle = place_at(world.here, ground_of(world.here).section[world.at + 4])
    world.here.seen[world.at + 8] = 0
    assert world.at + 4 not in way_on(world)
    assert [deed.option.note for deed in exploring(world) if isinstance(deed, Deed)] == [None]
    middle.touched = True
    assert world.at + 4 in way_on(world), "it costs strength once"
    only = circled(below(RING.replace("#...+.......#", "#...#####...#"), at=(2, 1)))
    only.here.seen[only.at + 8] = 0
    assert not way_on(only)
    assert [deed.option.note for deed in exploring(only) if isinstance(deed, Deed)] == [Say("note-through-circle")]
    only.hero.gifts = ["magic"]
    assert way_on(only), "circles do magicians no harm"


def test_a_way_stops_before_a_magic_circle_and_into_one_a_player_is_asked_once_more() -> None:
    def ways(world: World) -> dict[str, Option]:
        ask = next(explore(world))
        assert isinstance(ask, Ask)
        return {option.at: option for option in guided(world, ask).options if option.verb in ("go", "step")}

    world = circled(below(RING, at=(2, 1)))
    place = ground_of(world.here).place
    way = ways(world)[place(world.at + 4)]
    assert way.note == Say("note-way-to-circle", way=Say("note-rounds", n=len(way.via)))
    assert (way.via[-1], way.final) == (place(world.at + 1), False)
    world.at += 1
    step = ways(world)[place(world.at + 1)]
    assert (step.verb, step.note, step.final) == ("step", Say("note-onto-circle"), True)
    beyond = ways(world)[place(world.at + 2)]
    assert beyond.note == Say("note-way-onto-circle", way=Say("note-rounds", n=2))
    assert beyond.final


def test_those_who_were_met_and_are_still_there_are_marked_on_the_plan() -> None:
    world = below()
    dwellers = place_here(world).group = group("goblin")

    def marks() -> list[str]:
        return [each.emblem for each in plan_board(world, ground_of(world.here)).features if each.emblem == "ambush"]

    assert marks() == []
    dwellers.met = True
    assert marks() == ["ambush"]
    dwellers.passed = True
    assert marks() == []


def test_it_is_said_why_nothing_can_be_taken() -> None:
    def told(world: World) -> object:
        ask = next(explore(world))
        assert isinstance(ask, Ask)
        return ask.text.args["watched"]

    world = below()
    place_here(world).purse = {"gold": 10}
    assert told(world) is False
    place_here(world).group = group("goblin")
    assert told(world) is True
    place_here(world).purse = {}
    assert told(world) is False


@pytest.mark.rule("seul.encounter.not-always-a-fight")
def test_whoever_has_looked_at_him_is_named() -> None:
    world = below(lit=False)
    meeting(world, group("goblin", mood="wary"), distance=4)
    assert [ask.text.id for ask in run(face(world), answers=["pass"]).asked] == ["ask-encounter"]


@pytest.mark.parametrize(("contents", "name"), [("function", "prison"), ("element", "salle d’entrée")])
def test_a_room_is_called_by_its_use(contents: str, name: str) -> None:
    world = below()
    furnish(world, contents=contents, detail="prison")
    asked = next(each for each in explore(world) if isinstance(each, Ask))
    assert texts("fr", "seul").say(asked.text).startswith(f"Étage 1, {name}\N{NO-BREAK SPACE}:")
