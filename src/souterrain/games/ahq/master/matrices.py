"""Monster matrices: who is met as wandering monsters, in a lair, in a Quest Room."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from souterrain.core.content import RollTable
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Arg, Say

from ..catalogue import BOOK, Matrix, MatrixKind
from ..printed import MatrixRow

KINDS: tuple[MatrixKind, ...] = ("wandering", "lair", "quest")


class MusterRow(MatrixRow, frozen=True, kw_only=True):
    """A row of a quest's own matrices."""

    kind: MatrixKind


class Muster(Struct):
    """The monsters that were rolled, one row id for each, and the gold they carry."""

    rows: list[str]
    gold: int


def check_matrix(found: Sequence[MusterRow], file: Arg) -> Matrix:
    """The matrices of a quest; refused where a result is missing or a monster unknown."""
    for row in found:
        BOOK.check(row, file, f"muster {row.kind} {row.roll}")
    kinds: list[MatrixKind] = [*KINDS, "specialist"] if any(row.specialist for row in found) else [*KINDS]
    return {
        kind: RollTable([row for row in found if row.kind == kind], 1, 12, Say("quest-matrix", file=file, kind=kind))
        for kind in kinds
    }


def muster(matrix: Matrix, kind: MatrixKind, rule: str, by: str) -> Rules[Muster]:
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
        gold += sum(int(10 * BOOK.monsters[name].value) for name in extra)
    return Muster(rows, gold)
