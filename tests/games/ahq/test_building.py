"""Matrices of one's own: the documented way to build one."""

from __future__ import annotations

import pytest

from souterrain.core.content import RollTable, spread
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.master.building import GOLD, PRINTED, as_file, build
from souterrain.games.ahq.master.matrices import check_matrix
from souterrain.games.ahq.quests.files import playable, read_quest

ORCS = ("goblin", "orc", "orc-champion", "orc-warlord")


def worth(monsters: dict[str, int]) -> float:
    return sum(BOOK.monsters[name].value * count for name, count in monsters.items())


@pytest.mark.rule("ahq.campaign.monsters.other-kinds")
@pytest.mark.parametrize("monsters", [ORCS, ("zombie", "skeleton", "mummy"), ("chaos-thug", "chaos-warrior")])
def test_a_matrix_has_a_group_for_every_result_from_the_weakest_to_the_strongest(monsters: tuple[str, ...]) -> None:
    matrix = check_matrix(build(monsters), "ours")
    for kind, (low, high) in PRINTED.items():
        table = matrix[kind]
        strengths = [worth(table[result].monsters) for result in range(1, 13)]
        assert strengths == sorted(strengths)
        assert strengths[0] <= low + 1
        assert high - 2 <= strengths[-1] <= high
        for row in table.rows:
            assert 0 <= GOLD * worth(row.monsters) - row.gold < 5


@pytest.mark.rule("ahq.campaign.monsters.other-kinds")
def test_the_stronger_half_of_the_groups_has_leaders() -> None:
    rows = [row for row in build(ORCS) if row.kind == "quest"]
    led = {result: "orc-warlord" in row.monsters for row in rows for result in spread(row.roll, "")}
    assert led == {result: result >= 7 for result in range(1, 13)}


def test_the_gaolers_are_built_so() -> None:
    rows = build(("goblin", "orc", "orc-champion"), {"wandering": (0.5, 2), "lair": (1.5, 4), "quest": (2, 5)})
    assert read_quest("gaol").muster == tuple(rows)


def test_what_is_built_can_be_written_into_a_quest_file() -> None:
    text = """
id = "ours"
[name]
en = "Ours"
[intro]
en = "Go."
[objective]
kind = "slay"
monster = "orc-warchief"
"""
    quest = playable("ours", text + as_file(build(ORCS)))
    assert [row.kind for row in quest.muster].count("lair") == len([row for row in build(ORCS) if row.kind == "lair"])
    assert RollTable([row for row in quest.muster if row.kind == "lair"], 1, 12, "")[12].monsters["orc"] == 1
