"""What whoever looks at a question is told of its ways."""

from __future__ import annotations

from souterrain.core.ask import Ask, Option
from souterrain.core.say import Say
from souterrain.games.seul.explore import explore
from souterrain.games.seul.ground import ground_of
from souterrain.games.seul.guide import guided
from souterrain.games.seul.places import place_here
from souterrain.games.seul.world import SetTrap, World
from tests.games.seul.stage import below, furnish
from tests.play import run

PASSAGE = """
########
#<.....#
########
"""


def trapped(world: World, away: int) -> dict[int, Option]:
    """The ways from where he stands, with a known trap so many squares to the east, by how far each leads."""
    place_here(world).trap = SetTrap("covered-pit", "floor", world.at + away, found=True)
    ask = next(explore(world))
    assert isinstance(ask, Ask)
    here = ground_of(world.here)
    ways = (option for option in guided(world, ask).options if option.verb == "go")
    return {here.square(option.at) - world.at: option for option in ways}


def test_a_way_tells_its_rounds_and_leads_round_a_known_trap() -> None:
    world = below(at=(2, 1))
    found = trapped(world, 1)
    assert 1 not in found, "one step away is a step"
    assert ground_of(world.here).place(world.at + 1) not in found[2].via
    assert (found[2].note, found[2].final) == (Say("note-rounds", n=4), False)


def test_a_way_over_rubble_takes_a_round_more_for_each_square() -> None:
    world = below(PASSAGE, at=(1, 1))
    furnish(world, floor="rubble")
    assert trapped(world, 5)[3].note == Say("note-rounds", n=2 * 3)


def test_a_way_ends_before_a_known_trap_where_none_leads_round_it() -> None:
    found = trapped(below(PASSAGE, at=(1, 1)), 2)
    assert len(found[3].via) == 1
    assert found[3].note == Say("note-way-to-trap", way=Say("note-rounds", n=1))
    assert not found[3].final


def test_whoever_must_tread_on_a_known_trap_is_asked_once_more() -> None:
    found = trapped(below(PASSAGE, at=(1, 1)), 1)
    assert found[3].note == Say("note-way-onto-trap", way=Say("note-rounds", n=3))
    assert found[3].final


def test_a_way_is_told_by_where_it_leads_from_here() -> None:
    """The rules say only that one may go there: the same option from everywhere."""
    world = below(at=(2, 1))
    ask = next(explore(world))
    assert isinstance(ask, Ask)
    texts = {option.at: option.text for option in guided(world, ask).options if option.verb == "go"}
    place, width = ground_of(world.here).place, ground_of(world.here).width
    assert texts[place(world.at + 3)] == Say("option-go", way=Say("list", n0=Say("way-east", n=3)))
    both = Say("list", n0=Say("way-south", n=2), n1=Say("way-west", n=1))
    assert texts[place(world.at + 2 * width - 1)] == Say("option-go", way=both)
    one = Say("list", n0=Say("way-south", n=1), n1=Say("way-east", n=1))
    assert texts[place(world.at + width + 1)] == Say("option-go", way=one)
    assert {option.text for option in ask.options if option.verb == "go"} == {Say("option-go-there")}
    start, world.at = world.at, world.at + 2 * width
    ask = next(explore(world))
    assert isinstance(ask, Ask)
    texts = {option.at: option.text for option in guided(world, ask).options if option.verb == "go"}
    assert texts[place(start)] == Say("option-go", way=Say("list", n0=Say("way-north", n=2)))


def test_one_option_leads_back_to_the_way_out_from_anywhere_else() -> None:
    world = below(at=(7, 3))
    world.here.accesses = [0]
    ask = next(explore(world))
    assert isinstance(ask, Ask)
    back = next(option for option in guided(world, ask).options if option.verb == "way-back")
    assert back.note == Say("note-rounds", n=len(back.via))
    run(explore(world), answers=["way-back"])
    assert world.at == ground_of(world.here).square(back.via[-1])
    again = next(explore(world))
    assert isinstance(again, Ask)
    assert [option.verb for option in again.options if option.verb in ("way-back", "leave")] == ["leave"]
