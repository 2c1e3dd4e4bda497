"""Pages for players, game masters and hosts are there in both languages, and say the same things in the same order."""

from __future__ import annotations

import re

import pytest

from .pages import ENGLISH, PAGES, ROOT, TWINS

SIGNS = re.compile(r"^(#+) |^```(\w*)|^(\|)|!\[[^]]*\]\(([^)]+)", re.M)
CODE = re.compile(r"^```.*?^```|`[^`\n]*`|<!--.*?-->", re.M | re.S)


@pytest.mark.parametrize(("english", "french"), TWINS.items())
def test_twins_name_each_other_in_their_first_lines(english: str, french: str) -> None:
    for page, said, twin in ((english, "En français", french), (french, "In English", english)):
        title, blank, link, *_ = (ROOT / page).read_text("utf-8").split("\n")
        assert title.startswith("# ")
        assert (blank, link) == ("", f"[{said}]({twin.removeprefix('docs/')})"), page


@pytest.mark.parametrize(("english", "french"), TWINS.items())
def test_twins_have_the_same_headings_tables_examples_and_pictures(english: str, french: str) -> None:
    one, other = (SIGNS.findall((ROOT / page).read_text("utf-8")) for page in (english, french))
    assert one == other


def test_every_page_has_its_twin_or_is_for_programmers() -> None:
    pages = {page.relative_to(ROOT).as_posix() for page in PAGES}
    assert pages == {*TWINS, *TWINS.values(), *ENGLISH}


@pytest.mark.parametrize("page", TWINS.values())
def test_french_pages_have_their_no_break_spaces(page: str) -> None:
    """Before ; : ! ? » and after «, as what the program says."""
    words = CODE.sub("", (ROOT / page).read_text("utf-8"))
    assert re.findall("\\S+ [;:!?»]|« \\S+|\u202f", words) == []


@pytest.mark.parametrize("page", TWINS.values())
def test_french_pages_lead_to_french_pages(page: str) -> None:
    text = (ROOT / page).read_text("utf-8").split("\n", 3)[3]
    named = {target.rsplit("/", 1)[-1] for target in re.findall(r"\]\(([^)#]+\.md)", text)}
    assert not named & {english.rsplit("/", 1)[-1] for english in TWINS}
