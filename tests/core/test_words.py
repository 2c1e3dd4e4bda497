"""Words and content files: messages with their forms, rows with their errors."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from souterrain.core.articles import articled
from souterrain.core.content import RollTable, parse, parse_rows, spread
from souterrain.core.errors import BadContent, SouterrainError, UnknownLanguage
from souterrain.core.homes import home
from souterrain.core.plain import Args, capital, entries, plain
from souterrain.core.say import Say
from souterrain.core.text import LANGUAGES, Texts, ftl, texts
from souterrain.games import SLUGS

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


def test_a_word_brings_its_forms_to_a_sentence_within_a_sentence() -> None:
    words = Texts("fr", [FR + "event-told = On dit : { event-struck }\n"])
    say = Say("event-told", monster=Say("monster-orc"), who=Say("hero-x", literal="Sven"), n=3)
    assert words.say(say) == "On dit : L’Orque frappe Sven (3)."


@pytest.mark.parametrize(("language", "told"), [("fr", "−3, −2,6 et 1,5"), ("en", "−3, −2.6 et 1.5")])
def test_what_is_below_nought_has_a_minus_and_no_hyphen(language: str, told: str) -> None:
    words = Texts(language, ["means = { $whole }, { $part } et { $due }\n"])
    assert words.say(Say("means", whole=-3, part=-2.6, due=1.5)) == told


def test_what_nobody_knows_is_not_remembered() -> None:
    words = Texts("fr", [FR])
    assert [words.say(Say("monster-orc")), words.say(Say("any-name"))] == ["Orque", "any-name"]
    assert list(words._bare) == ["monster-orc"]


@pytest.mark.parametrize(
    ("word", "gender", "articles"),
    [
        ("gobelin", "m", ["le gobelin", "un gobelin", "du gobelin", "au gobelin"]),
        ("sorcière", "f", ["la sorcière", "une sorcière", "de la sorcière", "à la sorcière"]),
        ("ogre", "m", ["l’ogre", "un ogre", "de l’ogre", "à l’ogre"]),
        ("épée", "f", ["l’épée", "une épée", "de l’épée", "à l’épée"]),
    ],
)
def test_a_gender_tells_the_articles(word: str, gender: str, articles: list[str]) -> None:
    noun = f"thing = {word}\n    .genre = {gender}\n"
    words = Texts("fr", [noun + "all = { $x-le }, { $x-un }, { $x-du }, { $x-au }"])
    assert words.say(Say("all", x=Say("thing"))) == ", ".join(articles)


def test_what_is_written_of_a_word_counts_more_than_its_gender() -> None:
    words = Texts("fr", ["axe = hache\n    .genre = f\n    .le = la hache\nof = { $x-le } { $x-du }"])
    assert words.say(Say("of", x=Say("axe"))) == "la hache hache", "who writes one article writes all"


def test_an_indefinite_article_tells_the_definite_one() -> None:
    king = "king = Witch Lord\n    .a = a Witch Lord\n    .the = he\n"
    source = "ogre = ogre\n    .a = an ogre\nash = ash\n    .a = ash\n" + king
    words = Texts("en", [source + "of = { $x-the }"])
    assert [words.say(Say("of", x=Say(id))) for id in ("ogre", "ash", "king")] == ["the ogre", "ash", "he"]


def test_one_is_at_a_place_unless_its_words_say_in() -> None:
    places = "lane = Mill Lane\nwell = well\n    .the = the well\nhall = hall\n    .a = a hall\n    .at = in the hall\n"
    words = Texts("en", [places + "is = She is { $x-at }."])
    told = [words.say(Say("is", x=Say(id))) for id in ("lane", "well", "hall")]
    assert told == ["She is at Mill Lane.", "She is at the well.", "She is in the hall."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_nothing_is_written_that_goes_without_saying(slug: str, language: str) -> None:
    """One way to write a word: whoever reads an article in a file knows that it is an exception."""
    articles = {"fr": ("le", "un", "du", "au"), "en": ("the",)}[language]
    for source in ftl(files(home(slug)) / "text", language):
        for id, entry in entries(source).items():
            if (message := plain(entry)) and (written := message.inflect({})) and (word := message.say({})):
                rest = {form: text for form, text in written.items() if form not in articles}
                assert rest == written or articled(language, word, rest) != articled(language, word, written), id


def test_a_name_of_a_players_own_has_its_forms_in_french() -> None:
    words = Texts("fr", ["given = Le sort { $who-du } nuit { $foe-au }."])
    names = {"Sven": "de Sven", "Ysoline": "d’Ysoline", "Yann": "de Yann", "Élise": "d’Élise", "Hélène": "d’Hélène"}
    for name, of in names.items():
        who = Say("hero-x", literal=name)
        assert words.say(Say("given", who=who, foe=who)) == f"Le sort {of} nuit à {name}."
    quest = Say("by-language", fr="La crypte", en="The crypt")
    assert words.say(Say("given", who=quest, foe=quest)) == "Le sort La crypte nuit La crypte.", (
        "no name, used as it is"
    )


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["", *SLUGS])
def test_a_plain_message_says_what_fluent_would(game: str, language: str) -> None:
    """Most messages are said without Fluent: not one of them may differ from what Fluent makes of it."""

    def _cap(word: Any) -> Any:
        return capital(str(word))

    folder = files(home(game) if game else "souterrain") / "text"
    sources = ftl(folder, language)
    bundle = FluentBundle([language], use_isolating=False, functions={"CAP": _cap})
    for source in sources:
        bundle.add_resource(FluentResource(source))
    found = 0
    for id, entry in (pair for source in sources for pair in entries(source).items()):
        easy, message = plain(entry), bundle.get_message(id)
        for value in ("mot", "", 0, 7, 999):
            args: Args = dict.fromkeys(re.findall(r"\$([\w-]+)", entry), value)
            if easy and message.value and (words := easy.say(args)) is not None:
                assert words == bundle.format_pattern(message.value, args)[0], id
                forms = {name: bundle.format_pattern(form, args)[0] for name, form in message.attributes.items()}
                assert easy.inflect(args) == forms, id
                found += 1
    assert found, "some messages are plain"


def test_a_message_is_read_when_it_is_said_and_remembered() -> None:
    selecting = "a = A { $n ->\n    [one] thing\n   *[other] things\n}\n"
    words = Texts("en", [selecting, "b = B and { a }\n-c = sea\nd = the { -c }\n"])
    assert words.say(Say("b", n=1)) == "B and A thing"
    assert words.say(Say("d")) == "the sea"
    assert words.say(Say("a", n=2)) == words.say(Say("a", n=2)) == "A things"
    assert [words.say(Say("e", literal="?")), words.say(Say("e"))] == ["?", "e"]


def test_what_is_equal_is_not_always_said_alike() -> None:
    words = Texts("en", ["a = { $x }\n"])
    assert [words.say(Say("a", x=x)) for x in (1, True, 1.0, "1")] == ["1", "yes", "1", "1"]


def test_remembering_has_an_end() -> None:
    words = Texts("en", ["a = { $x } times\n"])
    for n in range(20_000):
        assert words.say(Say("a", x=str(n))) == f"{n} times"
    assert len(words._said) + len(words._said_before) < 10_000


_KEYS = ("terminal-keys", "terminal-help", "terminal-commands")
"""Where a sign stands for a key."""


@pytest.mark.parametrize("game", ["", *SLUGS])
def test_french_has_its_no_break_spaces(game: str) -> None:
    """Before ; : ! ? » and after «, in what is said."""
    folder = files(home(game) or "souterrain") / "text"
    for source in ftl(folder, "fr"):
        for id, entry in entries(source).items():
            words = "\n".join(line for line in entry.split("\n") if not line.startswith("#"))
            if not id.startswith(_KEYS):
                assert not re.search('(?<=\\S) [;:!?»]|« |\u202f|{ *" " *}[;:!?]', words), words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["", *SLUGS])
def test_apostrophes_are_round(game: str, language: str) -> None:
    for source in ftl(files(home(game) or "souterrain") / "text", language):
        for line in source.split("\n"):
            assert line.startswith("#") or not re.search(r"(?<=\w)'(?=\w)", line), line
