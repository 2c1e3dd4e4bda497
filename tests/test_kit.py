"""The kit over every game. A game that is registered is judged here; one that is not registered fails here."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import souterrain
from souterrain import bots, kit
from souterrain.core.say import Say
from souterrain.core.text import LANGUAGES, texts
from souterrain.games import SLUGS
from souterrain.kit.hearing import hear
from souterrain.kit.reading import hear_written, unspoken, written
from souterrain.kit.selectors import Judge, ears, sentences
from souterrain.kit.sources import HOUSE, message_ids, sources

GOLDEN = Path(__file__).parent / "golden"
every_game = pytest.mark.parametrize("slug", SLUGS)


def test_every_game_in_the_house_is_registered() -> None:
    folders = {path.parent.name for path in (HOUSE / "games").glob("*/game.py")}
    assert folders == set(SLUGS)


@every_game
@pytest.mark.parametrize("check", kit.CHECKS, ids=kit.name)
def test_every_game(check: kit.Check, slug: str) -> None:
    check(souterrain.games()[slug])


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_golden_transcript(slug: str, lang: str) -> None:
    """`make accept` writes these anew where a change is meant."""
    low, high = souterrain.games()[slug].players
    session = souterrain.new(slug, seed="kit 11", setup={"players": low + 11 % (high - low + 1)})
    text = kit.transcript(session, "kit 11", bots.bots(slug)[0], 11, lang, 400)
    compare(text, f"{slug}-{lang}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_golden_transcript_of_a_campaign(lang: str) -> None:
    """Expeditions, the town between them, rumours."""
    setup = {"players": 1, "heroes": 2, "quest": "campaign"}
    session = souterrain.new("ahq", seed="company 13", setup=setup)
    compare(kit.transcript(session, "company 13", "scripted", 11, lang, 420), f"ahq-campaign-{lang}")


def compare(text: str, name: str) -> None:
    file = GOLDEN / f"{name}.txt"
    if os.environ.get("SOUTERRAIN_ACCEPT") == "1":
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
    assert file.exists(), "no golden transcript: run `make accept`"
    assert text == file.read_text("utf-8")


def test_everything_the_house_refuses_with_has_words() -> None:
    for part in ("core", "bots", "table", "terminal", "cli"):
        spoken(part, "chateau", apart=tuple(f"{slug}/" for slug in SLUGS))
    spoken("crawl", "ahq")  # which stands on all of it: what crawl says is said in the words of a game


@pytest.mark.parametrize("slug", SLUGS)
def test_the_bots_of_a_game_speak_its_words(slug: str) -> None:
    spoken(f"bots/{slug}", slug)


def spoken(part: str, slug: str, apart: tuple[str, ...] = ()) -> None:
    """Whether all that a part of the house says, some folders apart, has words: its own or a game's."""
    messages = [each for each in written(HOUSE / part) if each.id and not each.where.startswith(apart)]
    for lang in LANGUAGES:
        ids = message_ids([*sources("", lang), *sources(slug, lang)])
        assert list(unspoken(texts(lang, slug), ids, messages)) == []


_COUNTED = "winners", "score", "score-alone", "found", "back-to"
"""What the terminal says of numbers."""


def test_every_way_a_sentence_of_the_table_can_go_is_gone() -> None:
    heard = ears(sentence for lang in LANGUAGES for sentence in sentences(sources("", lang)))
    hear([Say("ask-type-die", reads=reads) for reads in ("d2", "d3", "d6")], heard)
    hear([Say("cli-games-players", low=1, high=4), Say("refused-amount", step=1)], heard)
    hear([Say("cli-measure-title", title="?", count=1), Say("cli-resume", date="?", decisions=1)], heard)
    hear_written(written(HOUSE / "table"), heard)
    hear(
        [Say(f"cli-verify-{what}", count=1) for what in ("dice", "typed", "story", "undone", "inherited", "lucky")],
        heard,
    )
    hear([Say(f"terminal-{what}", count=1, score=1) for what in _COUNTED], heard)
    hear([Say("terminal-luck-die", n=1)], heard)
    hear([Say(f"terminal-{way}", side="n", what="?", n=n) for way in ("way", "way-to") for n in (0, 1)], heard)
    assert [p for lang in LANGUAGES for p in Judge(texts(lang), sources("", lang), heard).problems()] == []
