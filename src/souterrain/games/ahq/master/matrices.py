"""Monster matrices: who is met as wandering monsters, in a lair, in a Quest Room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from souterrain.core.content import RollTable, content, parse_rows
from souterrain.core.errors import BadContent
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Arg, Say

from ..catalogue import MONSTERS, PACKAGE

Kind = Literal["wandering", "lair", "quest", "specialist"]
KINDS: tuple[Kind, ...] = ("wandering", "lair", "quest")


class MusterRow(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One row of a matrix."""

    kind: Kind
    roll: str
    monsters: dict[str, int]
    gold: int = 0
    specialist: bool = False
    set: str = ""


class Muster(Struct):
    """The monsters that were rolled, one row id for each, and the gold they carry."""

    rows: list[str]
    gold: int


Matrix = dict[Kind, RollTable[MusterRow]]


def check_matrix(found: Sequence[MusterRow], file: Arg) -> Matrix:
    """The matrices of one set; refused where a result is missing or a monster unknown."""
    for row in found:
        for name in row.monsters:
            if name not in MONSTERS:
                why = Say("quest-unknown-name", name=name)
                raise BadContent("bad-content-row", file=file, row=f"muster {row.kind} {row.roll}", why=why)
    kinds: list[Kind] = [*KINDS, "specialist"] if any(row.specialist for row in found) else [*KINDS]
    return {
        kind: RollTable([row for row in found if row.kind == kind], 1, 12, Say("quest-matrix", file=file, kind=kind))
        for kind in kinds
    }


def _sets() -> dict[str, Matrix]:
    file = content(PACKAGE, "content/matrices.toml")
    found = parse_rows(file.read_text("utf-8"), MusterRow, "muster", file.name)
    names = dict.fromkeys(row.set for row in found)
    return {name: check_matrix([row for row in found if row.set == name], file.name) for name in names}


SETS = _sets()


def muster(matrix: Matrix, kind: Kind, rule: str, by: str) -> Rules[Muster]:
    """Roll a group of monsters; some rows add a roll for specialists."""
    result: int = yield Roll("d12", rule, by)
    row = matrix[kind][result]
    rows = [name for name, count in row.monsters.items() for _ in range(count)]
    gold = row.gold
    if row.specialist:
        result = yield Roll("d12", rule, by)
        special = matrix["specialist"][result]
        extra = [name for name, count in special.monsters.items() for _ in range(count)]
        rows += extra
        gold += sum(int(10 * MONSTERS[name].value) for name in extra)
    return Muster(rows, gold)
