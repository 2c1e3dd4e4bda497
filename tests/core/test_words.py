"""Words and content files: messages with their forms, rows with their errors."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import Struct

from souterrain.core.content import RollTable, parse, parse_rows, spread
from souterrain.core.errors import BadContent, SouterrainError, UnknownLanguage
from souterrain.core.say import Say
from souterrain.core.text import LANGUAGES, Texts, ftl, texts

from .toy import Kept

FR = """
monster-orc = Orque
    .le = l’Orque
event-struck = { CAP($monster-le) } frappe { $who-le } ({ $n }).
"""


def test_a_word_brings_its_forms() -> None:
    words = Texts("fr", [FR])
    say = Say("event-struck", monster=Say("monster-orc"), who=Say("hero-x", literal="Sven"), n=3)
    assert words.say(say) == "L’Orque frappe Sven (3)."
    assert words.problems(say) == []


def test_what_is_missing_is_found_and_never_crashes() -> None:
    words = Texts("fr", [FR])
    assert words.say(Say("nothing")) == "nothing"
    assert words.problems(Say("nothing")) == ["fr: no message nothing"]
    assert words.problems(Say("event-struck", monster=Say("monster-orc"))) != []


def test_lists_are_joined_as_each_language_does() -> None:
    three = Say("list", n0=Say("x", literal="a"), n1=Say("x", literal="b"), n2=Say("x", literal="c"))
    assert texts("fr").say(three) == "a, b et c"
    assert texts("en").say(three) == "a, b and c"


def test_a_list_brings_the_forms_of_its_words() -> None:
    words = Texts("fr", [FR])
    pair = Say("list", n0=Say("monster-orc"), n1=Say("x", literal="Sven"))
    assert words.say(Say("event-struck", monster=pair, who=pair, n=1)) == "L’Orque et Sven frappe l’Orque et Sven (1)."


def test_an_event_says_its_fields() -> None:
    say = Kept("p1", 4, "red").say()
    assert say.id == "event-kept"
    assert say.args["colour"] == Say("colour-red", literal="red")


def test_both_languages_have_the_same_messages() -> None:
    import souterrain

    folder = Path(souterrain.__file__).parent / "text"
    ids = {
        lang: {
            line.split(" =")[0] for source in ftl(folder, lang) for line in source.splitlines() if line[:1].isalpha()
        }
        for lang in LANGUAGES
    }
    assert ids["fr"] == ids["en"]


def test_an_unknown_language_says_which_are_known() -> None:
    with pytest.raises(UnknownLanguage, match="fr, en"):
        texts("xx")


def test_an_error_speaks_the_readers_language() -> None:
    error = SouterrainError("store-busy", path="a.sqlite")
    assert "another Souterrain" in str(error)
    assert "autre Souterrain" in texts("fr").say(error.say)


class Row(Struct, frozen=True):
    id: str
    life: int
    roll: str = "1"


class Whole(Struct, frozen=True):
    row: list[Row]


def test_a_bad_row_names_file_row_and_field() -> None:
    with pytest.raises(BadContent) as bad:
        parse_rows('[[row]]\nid = "orc"\n', Row, "row", "monsters.toml")
    assert "monsters.toml" in str(bad.value)
    assert "orc" in str(bad.value)
    assert "life" in str(bad.value)
    with pytest.raises(BadContent) as bad:
        parse('[[row]]\nid = "orc"\nlife = "many"\n', Whole, "monsters.toml")
    assert "orc" in str(bad.value)
    assert "int" in str(bad.value)


def test_what_is_not_toml_is_refused() -> None:
    with pytest.raises(BadContent, match=r"monsters\.toml"):
        parse_rows("[[row", Row, "row", "monsters.toml")


def test_a_table_has_neither_holes_nor_overlaps() -> None:
    rows = [Row("a", 1, "1-3"), Row("b", 1, "4"), Row("c", 1, "5-6")]
    table = RollTable(rows, 1, 6, "t")
    assert [table[n].id for n in range(1, 7)] == ["a", "a", "a", "b", "c", "c"]
    with pytest.raises(BadContent):
        RollTable(rows[:2], 1, 6, "t")
    with pytest.raises(BadContent):
        RollTable([*rows, Row("d", 1, "6")], 1, 6, "t")
    with pytest.raises(BadContent):
        spread("one", "t")
