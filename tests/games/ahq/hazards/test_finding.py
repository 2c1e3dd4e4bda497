"""Finding a hazard room."""

from __future__ import annotations

import pytest

from souterrain.games.ahq import hazards, items
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.combat import moves
from souterrain.games.ahq.dungeon import rooms
from souterrain.games.ahq.dungeon.ground import redraw
from souterrain.games.ahq.events.expedition import FurtherDoors
from souterrain.games.ahq.events.hazards import HazardFound
from souterrain.games.ahq.exploration import search
from souterrain.games.ahq.hazards import fountain
from tests.games.ahq.arena import do, foe
from tests.games.ahq.deeds import at_hand, options
from tests.games.ahq.expedition import man_at_arms, told
from tests.games.ahq.hazards.rooms import at_a, inside, wanderers


@pytest.mark.rule("ahq.hazard.roll", "ahq.hazard.table.row-eleven-is-trapdoor")
def test_the_hazards_table() -> None:
    kinds = [BOOK.hazards[die].result for die in range(1, 13)]
    assert " ".join(kinds) == (
        "wandering npc chasm statue vermin mould mushrooms grate fountain circle trapdoor throne"
    )
    world, section, _ = at_a("none")
    seen = do(hazards.furnish(world, section), [7, 5])
    assert seen.rolled[0][0].by == "p1"
    assert told(world, HazardFound)[0].hazard == "mushrooms"


@pytest.mark.rule("ahq.hazard.rats-or-bats")
@pytest.mark.parametrize(("die", "kind"), [(4, "rats"), (7, "bats")])
def test_even_is_rats_odd_is_bats(die: int, kind: str) -> None:
    world, section, _ = at_a("none")
    do(hazards.furnish(world, section), [5, die])
    assert section.hazard is not None
    assert section.hazard.kind == kind


@pytest.mark.rule("ahq.hazard.wandering-monsters")
def test_hazard_one_is_wandering_monsters(monkeypatch: pytest.MonkeyPatch) -> None:
    world, section, _ = at_a("none")
    wanderers(monkeypatch, "skaven-warrior")
    (group,) = do(hazards.furnish(world, section), [1]).result
    assert group.section == section.id


@pytest.mark.rule("ahq.hazard.room-doors", "ahq.hazard.trapdoor.setup")
def test_only_the_trapdoor_room_rolls_for_no_doors() -> None:
    world, section, hazard = at_a("fountain")
    do(rooms.room_doors(world, section, []), [1])
    assert told(world, FurtherDoors)
    hazard.kind = "trapdoor"
    do(rooms.room_doors(world, section, []), [])
    world.figures["heinrich"].at = (16, 6)
    section.entered = True
    assert options(search.deeds(world, world.figures["heinrich"])) is not None


@pytest.mark.rule("ahq.hazard.henchmen")
def test_henchmen_suffer_hazards_but_only_heroes_act_on_them() -> None:
    world, section, hazard = inside("circle")
    hazard.squares = [(15, 5)]
    man = man_at_arms(world, (15, 5))
    do(hazards.entered(world, man, section), [12])
    assert man.lent_fate == 1
    assert options(items.deeds(world, man)) == []


@pytest.mark.rule("ahq.hazard.figures")
def test_pieces_lie_on_the_floor_and_statues_block_it() -> None:
    world, _section, hazard = inside("statue")
    hazard.blocks = [(17, 7)]
    redraw(world.here)
    assert (17, 7) not in moves.ways(world, world.figures["heinrich"], 12)


@pytest.mark.rule("ahq.hazard.throne.bonus-ends", "ahq.hazard.circle.enter")
@pytest.mark.parametrize("kind", ["circle", "throne"])
def test_there_is_nothing_to_be_done_with_a_circle_or_a_throne(kind: str) -> None:
    world, _, hazard = inside(kind)
    hazard.at, hazard.squares = (16, 6), [(16, 6)]
    assert options(at_hand(world, world.figures["heinrich"], False)) == []


@pytest.mark.rule("ahq.hazard.mould.cross", "ahq.hazard.henchmen")
def test_mould_harms_no_monster() -> None:
    world, _, _ = at_a("mould")
    skaven = foe(world, "skaven-warrior", (13, 6))
    do(moves.walk(world, skaven, [(14, 6)], hazards.stepped))
    assert skaven.wounds == 3


@pytest.mark.rule("ahq.hazard.circle.permanent-curse")
def test_a_curse_finds_no_point_to_take_from_one_who_has_spent_them() -> None:
    world, _, hazard = at_a("circle")
    hazard.squares = [(15, 6)]
    heinrich = world.figures["heinrich"]
    heinrich.fate, heinrich.at = 0, (14, 6)
    do(moves.walk(world, heinrich, [(15, 6)], hazards.stepped), [1])
    assert (heinrich.fate, heinrich.fate_most) == (0, 1)


@pytest.mark.rule("ahq.hazard.fountain.drink")
def test_the_fountain_takes_four_squares() -> None:
    world, section, hazard = at_a("fountain")
    do(fountain.furnish(world, section, hazard), [], ["where:15,5"])
    assert hazard.squares == hazard.blocks == [(15, 5), (16, 5), (15, 6), (16, 6)]
