"""What a party is offered at the start of its turn, and the chances that it is told."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Option
from souterrain.games.chateau.movement import onward
from souterrain.games.chateau.party import deeds, own_business, whose_turn
from souterrain.games.chateau.world import Chateau
from tests.play import offered as options

from .stage import COURT, GALLERY, GUARDROOM, ITS_DOOR, MAGIC_ROOM, MEADOW, everybody, one, party


def offered(world: Chateau, ids: list[str] | None = None) -> dict[str, Option]:
    """What the first player is offered, by key."""
    ids = ids or everybody(world)
    return {option.key: option for option in options(deeds(world, ids, one(world, ids[0]).at, "p1"))}


def business(world: Chateau, ids: list[str], seat: str) -> list[str]:
    """What a player who does not lead may do."""
    return [option.key for option in options(own_business(world, ids, seat))]


def note(option: Option) -> tuple[str, object]:
    """A note and the chance that it tells, if any."""
    assert option.note is not None
    return option.note.id, option.note.args.get("percent")


def test_the_question_names_the_party_where_there_are_several() -> None:
    world = party()
    assert whose_turn(world, everybody(world), MEADOW).id == "ask-turn"
    one(world, "thief").at = "C09"
    assert whose_turn(world, ["warrior", "cleric", "magician"], MEADOW).id == "ask-turn-some"
    assert whose_turn(world, ["thief"], "C09").id == "ask-turn-alone"


@pytest.mark.rule("chateau.event.round-point", "chateau.event.triangle", "chateau.event.square")
def test_the_shape_of_a_point_tells_what_may_be_met_there() -> None:
    steps = {option.key: option for at in ("C09", "C13") for option, _ in onward(at)}
    assert note(steps["go:C13"]) == ("note-calm", None)
    assert note(steps["go:C15"]) == ("note-triangle", 33)
    assert note(steps["go:C19"]) == ("note-square", 50)


@pytest.mark.rule("chateau.castle.room-roll", "chateau.trap.once")
def test_in_a_room_one_is_told_of_its_trap_until_it_is_spent() -> None:
    world = party(ITS_DOOR)
    world.searched = ["guardroom"]
    assert note(offered(world)[f"go:{GUARDROOM}"]) == ("note-trap-armed", 17)
    world.spent = ["guardroom"]
    assert note(offered(world)[f"go:{GUARDROOM}"]) == ("note-trap-spent", None)


@pytest.mark.rule("chateau.castle.room-roll", "chateau.magicroom.draw")
def test_from_one_point_of_a_room_to_the_other_the_same_awaits_as_on_entering_it() -> None:
    inside = offered(party("K09"))["go:K10"]
    assert (inside.text.id, *note(inside)) == ("option-go", "note-trap-armed", 17)
    inside = offered(party(MAGIC_ROOM))["go:K21"]
    assert (inside.text.id, *note(inside)) == ("option-go", "note-magic-room", None)
    world = party(GALLERY)
    world.opened = [MAGIC_ROOM]
    entering = offered(world)[f"go:{MAGIC_ROOM}"]
    assert (entering.text.id, *note(entering)) == ("option-enter", "note-magic-room", None)


@pytest.mark.rule("chateau.magicroom.secret-door")
def test_the_thief_tries_secret_doors_only_and_shut_ones_only() -> None:
    world = party(GALLERY)
    assert [key for key in offered(world) if key.startswith("open:")] == [f"open:{MAGIC_ROOM}"]
    world.opened = [MAGIC_ROOM]
    assert not [key for key in offered(world) if key.startswith("open:")]
    assert not [key for key in offered(party(COURT)) if key.startswith("open:")]


@pytest.mark.rule("chateau.move.staying", "chateau.start.village")
def test_a_rest_in_the_village_and_a_halt_elsewhere() -> None:
    assert offered(party("V00"))["stay"].text.id == "option-rest"
    assert offered(party(MEADOW))["stay"].text.id == "option-stay"


@pytest.mark.rule("chateau.start.marching-order", "chateau.counter.one-or-two-leave")
def test_two_may_change_places_or_part_if_both_are_awake() -> None:
    world = party(warrior=8, thief=6)
    assert {"order", "split"} <= set(offered(world))
    one(world, "thief").asleep_until = 9
    assert "order" in offered(world)
    assert "split" not in offered(world), "the sleeper cannot leave, nor be left in the middle of a halt"
    assert not {"order", "split"} & set(offered(world, ["warrior"]))


@pytest.mark.rule("chateau.counter.one-or-two-leave")
def test_each_player_may_leave_with_his_own_who_are_awake() -> None:
    world = party(players=2)
    assert business(world, everybody(world), "p2") == ["part:thief", "part:magician"]
    one(world, "magician").asleep_until = 9
    assert business(world, everybody(world), "p2") == ["part:thief"]
    assert "council" in offered(world)
    assert business(world, ["warrior", "thief"], "p2") == ["part:thief"]
    assert business(world, ["thief", "magician"], "p2") == [], "who is alone awake does not leave the sleeper"
    assert business(world, ["thief"], "p2") == []


def test_a_council_is_held_when_another_player_has_something_to_do() -> None:
    world = party(players=2)
    assert "council" not in offered(world, ["warrior", "cleric"]), "only the first player is there"
    assert "council" not in offered(party())
