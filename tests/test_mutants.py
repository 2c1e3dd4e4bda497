"""The mistakes that are put into rules to see whether a test notices."""

from __future__ import annotations

import pytest

from tests.mutants.sites import sites


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("return die >= 7", {"return die > 7", "return die >= 8"}),
        ("return a and not b", {"return (a or not b)", "return a and (b)"}),
        ("gold -= cost + 2", {"gold += cost + 2", "gold -= (cost - 2)", "gold -= cost + 3"}),
        ("if tired(hero): rest()", {"if (not tired(hero)): rest()", "if tired(hero): pass"}),
        ("hero.awake = True", {"hero.awake = False"}),
        ("yield from strike(foe)", {"pass"}),
        ("name = 'le ' + word", set()),
        ("n: Literal[1] = limit", set()),
    ],
)
def test_what_might_have_been_written_instead(line: str, wrong: set[str]) -> None:
    source = f"def rule():\n    {line}\n"
    assert {site.source for site in sites(source)} == {f"def rule():\n    {each}\n" for each in wrong}


def test_only_functions_hold_rules() -> None:
    assert sites("LIMIT = 3\nif LIMIT > 2:\n    go()\n") == []
