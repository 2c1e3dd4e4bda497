"""Walking on: to where the quest goes on, or else to the nearest way out that nobody has taken."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Option
from souterrain.crawl.squares import king_moves, square
from souterrain.games.regne.activation import activate
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.following import follow
from souterrain.games.regne.world import Door, Figure, Regne

from .stage import foe, hero, looked_at, run, scenery, vault


def way_out(world: Regne, id: str, x: int, **door: object) -> Door:
    """A way out in the north of the zone, without a door where nothing else is said."""
    found = world.doors[id] = Door(id, (x, -1), "z1", **{"kind": "", "state": "open", "wall": "n", **door})  # type: ignore[arg-type]
    return found


def led(world: Regne, who: Figure) -> Option | None:
    return looked_at(world, who).get("venture")


def goal(option: Option | None) -> str:
    assert option
    return str(option.text.args["to"])


def test_one_is_led_before_the_nearest_way_out_and_into_it_when_he_says_so_again() -> None:
    world = vault()
    svein = hero(world, "svein", (0, 4))
    way_out(world, "near", 2)
    way_out(world, "far", 8)
    option = led(world, svein)
    assert goal(option) == "exit"
    assert option
    assert (option.at, option.via, option.price) == ("2,0", ("0,3", "0,2", "1,1", "2,0"), 4)
    run(activate(world, svein), answers=["venture", "done"])
    assert (svein.at, svein.points) == ((2, 0), 1)
    option = led(world, svein)
    assert (goal(option), option.at) == ("unknown", "2,-1")  # type: ignore[union-attr]


def test_it_takes_as_many_turns_as_the_way_is_long() -> None:
    world = vault()
    svein = hero(world, "svein", (4, 8))
    way_out(world, "out", 4)
    assert led(world, svein).at == "4,3"  # type: ignore[union-attr]


def test_before_a_door_one_opens_it_and_is_led_nowhere() -> None:
    world = vault()
    svein = hero(world, "svein", (0, 3))
    door = way_out(world, "door", 4, kind="standard", state="shut", life=10)
    assert led(world, svein).at == "4,0"  # type: ignore[union-attr]
    svein.at = (4, 0)
    assert led(world, svein) is None
    door.tried, door.state = True, "locked"
    way_out(world, "other", 7)
    assert led(world, svein).at == "7,0", "what is known to be locked can wait"  # type: ignore[union-attr]


def test_up_to_a_door_that_was_shut_behind_the_party() -> None:
    world = vault("...", "###", "...")
    svein = hero(world, "svein", (0, 2))
    world.doors["between"] = Door("between", (1, 1), "z1", "standard", "shut", 10, "n", "z1")
    way_out(world, "out", 2)
    assert led(world, svein).at == "1,2"  # type: ignore[union-attr]


@pytest.mark.parametrize("known", ["behind", "blind"])
def test_where_nothing_is_unknown_nobody_is_led(known: str) -> None:
    world = vault()
    svein = hero(world, "svein", (0, 4))
    way_out(world, "out", 4, **({"leads": "z2"} if known == "behind" else {"blind": True}))
    assert led(world, svein) is None


def test_where_it_is_known_how_the_quest_goes_on_one_is_led_there() -> None:
    world = vault()
    svein = hero(world, "svein", (0, 4))
    way_out(world, "out", 0)
    world.fixtures = [scenery(world, "well", (8, 4)).id]
    option = led(world, svein)
    assert (goal(option), king_moves(square(option.at), (8, 4))) == ("aim", 3)  # type: ignore[union-attr]
    svein.at = (7, 4)
    assert led(world, svein) is None, "who stands beside it puts the lid back"
    world.elements.clear()
    world.fixtures.clear()
    assert goal(led(world, svein)) == "exit"


def test_up_to_the_stairs_and_down_them_when_he_says_so_again() -> None:
    world = vault(quest="crossing")
    svein = hero(world, "svein", (0, 4))
    way_out(world, "out", 0)
    world.fixtures = [scenery(world, "stairs", (3, 4)).id]
    option = led(world, svein)
    assert (goal(option), king_moves(square(option.at), (3, 4))) == ("aim", 1)  # type: ignore[union-attr]
    svein.at = (2, 4)
    option = led(world, svein)
    assert (goal(option), option.at) == ("stairs", "3,4")  # type: ignore[union-attr]


def test_home_with_whoever_has_to_be_brought_out() -> None:
    world = vault(quest="captive")
    svein, old = hero(world, "svein", (4, 4)), hero(world, "maud", (5, 4))
    way_out(world, "out", 4)
    assert goal(led(world, svein)) == "exit"
    old.ally, old.kind = True, BOOK.quests["captive"].keeps
    option = led(world, svein)
    assert (goal(option), option.at) == ("aim", "0,8")  # type: ignore[union-attr]


def test_not_in_sight_of_an_adversary() -> None:
    world = vault()
    svein = hero(world, "svein", (0, 4))
    way_out(world, "out", 4)
    rat = foe(world, "rat", (8, 8))
    assert led(world, svein) is None
    rat.invisible = True
    assert led(world, svein), "of whom nobody sees nobody knows"


def test_round_a_trap_and_up_to_a_bridge_and_over_it() -> None:
    world = vault("...", "...", "...", "...")
    svein = hero(world, "svein", (1, 3))
    way_out(world, "out", 1)
    scenery(world, "spikes", (1, 1))
    assert "1,1" not in led(world, svein).via  # type: ignore[union-attr]
    world = vault("...", "~=~", "...", "...")
    svein = hero(world, "svein", (1, 3))
    way_out(world, "out", 1)
    assert led(world, svein).at == "1,2"  # type: ignore[union-attr]
    svein.at = (1, 2)
    over = led(world, svein)
    assert over
    assert (over.via, over.final) == (("1,1", "1,0"), True), "over it one goes with open eyes"
    assert over.note == looked_at(world, svein)["go:1,0"].note, "and is told how often he falls"
    svein.points = 1
    assert led(world, svein) is None, "nobody is left in the middle of it"


def test_whoever_was_set_free_follows_out_of_his_cell() -> None:
    world = vault("....")
    svein, ally = hero(world, "svein", (0, 0)), hero(world, "maud", (3, 0))
    world.doors["cell"] = Door("cell", (2, 0), "z1", "prison", "open", 30)
    world.order = ["maud"]
    run(follow(world, svein, [ally]))
    assert ally.at == (1, 0)
