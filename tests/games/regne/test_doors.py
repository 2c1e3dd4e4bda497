"""Doors: opened, closed, picked, broken down."""

from __future__ import annotations

import pytest

from souterrain.bots.regne.walking import through
from souterrain.core.ask import Ask
from souterrain.core.say import Say
from souterrain.games.regne.actions.doors import close, open_, smash
from souterrain.games.regne.actions.fight import Arm
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.dice import formula
from souterrain.games.regne.events.places import Battered, Laid, WasLocked
from souterrain.games.regne.ground import ground
from souterrain.games.regne.rows.places import DoorKind
from souterrain.games.regne.world import Door, Regne

from .stage import bare, foe, hero, keys, looked_at, run, told, vault


def gate(world: Regne, locked: bool = False, kind: DoorKind = "standard") -> Door:
    """A door north of the square 4,0."""
    door = Door("d1", (4, -1), "z1", kind, "locked" if locked else "shut", BOOK.doors[kind].life, "n")
    world.doors["d1"] = door
    world.secrets.piles["d1"] = ["gallery"]
    return door


@pytest.mark.rule("regne.open.cost", "regne.open.door-reveals-zone", "regne.door.open-close", "regne.plan.reveal-next")
def test_a_door_opens_for_a_point_and_a_zone_comes_to_light() -> None:
    world = vault()
    svein = hero(world, "svein", (4, 0))
    door = gate(world)
    assert "open:d1" in keys(world, svein)
    assert (4, -1) not in ground(world).steps[(4, 0)]
    run(open_(world, svein, door), ["0", "0", "0"])
    assert (door.state, svein.points, door.leads) == ("open", 4, "z2")
    assert told(world, Laid)[0].zone == "gallery"
    assert (4, -1) in ground(world).steps[(4, 0)]


@pytest.mark.rule("regne.door.open-close")
def test_a_door_closes_for_a_point_unless_somebody_stands_in_it() -> None:
    world = vault()
    svein = hero(world, "svein", (4, 0))
    door = gate(world)
    door.state, door.leads = "open", "z2"
    assert "shut:d1" in keys(world, svein)
    hadrun = hero(world, "hadrun", (4, -1))
    assert "shut:d1" not in keys(world, svein)
    hadrun.at = (8, 8)
    close(world, svein, door)
    assert (door.state, svein.points) == ("shut", 4)
    assert (4, -1) in ground(world).opaque


@pytest.mark.rule("regne.open.locked-wastes-action", "regne.plan.locked-door-delays", "regne.door.locked-by-card")
def test_a_locked_door_stays_shut_and_the_point_is_lost() -> None:
    world = vault()
    svein = hero(world, "svein", (4, 0))
    door = gate(world, locked=True)
    assert "pick:d1" not in keys(world, svein)
    run(open_(world, svein, door))
    assert (door.state, svein.points, len(world.zones)) == ("locked", 4, 1)
    assert told(world, WasLocked)
    assert "pick:d1" in keys(world, svein)
    assert "open:d1" not in keys(world, svein)


@pytest.mark.rule("regne.lock.dwellers-have-keys")
def test_dwellers_have_the_key() -> None:
    world = vault()
    revenant = foe(world, "revenant", (4, 0))
    door = gate(world, locked=True)
    door.leads = "z2"
    run(open_(world, revenant, door))
    assert (door.state, revenant.points) == ("open", 2)


@pytest.mark.rule("regne.door.break", "regne.melee.immobile-target")
def test_blows_add_up_until_the_door_is_gone() -> None:
    world = vault()
    svein = hero(world, "svein", (4, 0))
    door = gate(world)
    svein.items = [item for item in svein.items if item.kind != "war-axe"]
    rolled = run(smash(world, svein, door, Arm(formula("1D"))), ["X", "0", "0"]).rolled
    assert [roll.die for roll, _ in rolled] == ["green", "D", "D"], "the Door-breaker has a die more"
    hadrun = hero(world, "hadrun", (3, 0))
    hadrun.trained["strength"] = 1
    run(smash(world, hadrun, door, Arm(formula("F+2D"))), ["X", "1", "3"])
    assert (door.life, told(world, Battered)[-1].points) == (3, 7)
    run(smash(world, hadrun, door, Arm(formula("F+2D"))), ["X", "1", "3", "0", "0", "0"])
    assert (door.state, door.leads) == ("gone", "z2")
    assert (4, -1) in ground(world).steps[(4, 0)]


@pytest.mark.rule("regne.door.locked-by-card")
@pytest.mark.parametrize(
    ("kind", "values"), [("standard", (4, 10, 1)), ("armoured", (8, 20, 5)), ("prison", (12, 30, 8))]
)
def test_the_door_table(kind: DoorKind, values: tuple[int, int, int]) -> None:
    row = BOOK.doors[kind]
    assert (row.endurance, row.life, row.picking) == values


@pytest.mark.rule("regne.melee.cost-and-reach")
def test_a_door_is_reached_from_the_square_before_it_alone() -> None:
    world = vault()
    svein = hero(world, "svein", (3, 0))
    gate(world)
    assert "open:d1" not in keys(world, svein)
    svein.at = (4, 0)
    bare(svein)
    assert "open:d1" in keys(world, svein)


@pytest.mark.parametrize(("who", "batters"), [("anselme", False), ("svein", True)])
def test_bots_do_not_batter_what_they_cannot_hurt(who: str, batters: bool) -> None:
    world = vault()
    hero(world, who, (4, 0))
    gate(world, locked=True, kind="prison").tried = True
    ask = Ask("p1", Say("ask-act"), tuple(looked_at(world, world.figures[who]).values()), "")
    assert any(option.verb == "smash" for option in ask.options)
    assert (through(ask, {"d1"}) is not None) is batters


@pytest.mark.parametrize(("who", "verbs"), [("svein", {"smash"}), ("pernel", {"pick"}), ("anselme", {"pick", "smash"})])
def test_what_cannot_succeed_is_offered_only_where_nothing_can(who: str, verbs: set[str]) -> None:
    """Svein's axe hurts a prison door whose lock is beyond him; Pernel's empty hands do not, and she may pick it."""
    world = vault()
    at_it = hero(world, who, (4, 0))
    gate(world, locked=True, kind="prison").tried = True
    for item in at_it.items:
        item.worn = item.worn and who == "svein"
    found = looked_at(world, at_it).values()
    assert {option.verb for option in found if option.verb in ("pick", "smash")} == verbs
