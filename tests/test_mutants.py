"""The mistakes that are put into rules to see whether a test notices."""

from __future__ import annotations

import signal

import pytest

from tests.mutants.__main__ import GAMES, places
from tests.mutants.equivalent import Equivalents
from tests.mutants.quick import killed
from tests.mutants.sites import sites
from tests.mutants.touch import SAYS, marked


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
        ("return zip(a, b, strict=True)", set()),
    ],
)
def test_what_might_have_been_written_instead(line: str, wrong: set[str]) -> None:
    source = f"def rule():\n    {line}\n"
    assert {site.source for site in sites(source)} == {f"def rule():\n    {each}\n" for each in wrong}


def test_only_functions_hold_rules() -> None:
    assert sites("LIMIT = 3\nif LIMIT > 2:\n    go()\n") == []


def test_a_statement_says_that_it_is_come_to() -> None:
    source = "def rule(hero):\n    if hero.tired:\n        hero.life -= 1\n    return hero\n"
    tired, one = (next(site for site in sites(source) if site.was == was) for was in ("hero.tired", "1"))
    assert marked(source, {0: tired, 1: one}).splitlines() == [
        "def rule(hero):",
        f"    {SAYS}(0)",
        "    if hero.tired:",
        f"        {SAYS}(1)",
        "        hero.life -= 1",
        "    return hero",
    ]


def test_what_is_named_as_no_mistake_could_still_be_made() -> None:
    equivalents = Equivalents(GAMES)
    possible = {slug: places(slug) for slug in {row.module.split("/")[0] for row in equivalents.rows}}
    for row in equivalents.rows:
        assert any(equivalents.names(row, *place) for place in possible[row.module.split("/")[0]]), row


@pytest.mark.parametrize(
    ("code", "kills"),
    [
        (pytest.ExitCode.OK, False),
        (pytest.ExitCode.TESTS_FAILED, True),
        (pytest.ExitCode.INTERRUPTED, False),
        (pytest.ExitCode.INTERNAL_ERROR, False),
        (pytest.ExitCode.USAGE_ERROR, False),
        (pytest.ExitCode.NO_TESTS_COLLECTED, False),
        (-signal.SIGXCPU, True),
        (-signal.SIGKILL, True),
        (-signal.SIGSEGV, False),
    ],
)
def test_only_a_test_that_fails_or_goes_on_for_ever_kills(code: int, kills: bool) -> None:
    assert killed(code) == kills
