"""Finding a hazard room."""

from __future__ import annotations

import pytest

from souterrain.games.ahq import hazards, items, moves, search
from souterrain.games.ahq.events_hazards import HazardFound
from souterrain.games.ahq.ground import redraw
from souterrain.games.ahq.hazards.tables import HAZARDS
from tests.games.ahq.arena import do
from tests.games.ahq.expedition import man_at_arms, told
from tests.games.ahq.hazards.rooms import at_a, inside, wanderers


@pytest.mark.rule("ahq.hazard.roll", "ahq.hazard.table.row-eleven-is-trapdoor")
def test_the_hazards_table() -> None:
    kinds = [HAZARDS[die].result for die in range(1, 13)]
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
    assert hazards.rolls_for_doors(section)
    hazard.kind = "trapdoor"
    assert not hazards.rolls_for_doors(section)
    world.figures["heinrich"].at = (16, 6)
    section.entered = True
    assert search.options(world, world.figures["heinrich"]) is not None


@pytest.mark.rule("ahq.hazard.henchmen")
def test_henchmen_suffer_hazards_but_only_heroes_act_on_them() -> None:
    world, section, hazard = inside("circle")
    hazard.squares = [(15, 5)]
    man = man_at_arms(world, (15, 5))
    do(hazards.entered(world, man, section), [12])
    assert man.lent_fate == 1
    assert items.options(world, man) == []


@pytest.mark.rule("ahq.hazard.figures")
def test_pieces_lie_on_the_floor_and_statues_block_it() -> None:
    world, _section, hazard = inside("statue")
    hazard.blocks = [(17, 7)]
    redraw(world.here)
    assert (17, 7) not in moves.ways(world, world.figures["heinrich"], 12)
