"""The kit over every game. A game that is registered is judged here; one that is not registered fails here."""

from __future__ import annotations

import os

import msgspec
import pytest

import souterrain
from souterrain import bots
from souterrain.core.events import kebab
from souterrain.core.game import variants
from souterrain.core.rulebook import rulebook
from souterrain.core.say import Say
from souterrain.core.session import Session
from souterrain.core.text import LANGUAGES, texts
from souterrain.games import SLUGS
from souterrain.kit.hearing import hear, hear_events
from souterrain.kit.reading import hear_written, unspoken, written
from souterrain.kit.selectors import Judge, ears, sentences
from souterrain.kit.sources import folder, message_ids, sources
from tests import kit

SEEDS = 200
LONG = 400
"""How many decisions of a game the slower checks follow."""

every_game = pytest.mark.parametrize("slug", SLUGS)


def test_every_game_in_the_house_is_registered() -> None:
    folders = {path.parent.name for path in (kit.SOURCE / "games").glob("*/game.py")}
    assert folders == set(SLUGS)


@every_game
def test_random_play_comes_to_an_end(slug: str) -> None:
    for seed in range(SEEDS):
        game = kit.session(slug, seed)
        bots.play(game, kit.random_bots(game, seed), most=200_000)
        assert game.outcome is not None, f"seed {seed} does not end"
        assert game.outcome.rule in kit.known_rules(slug)
        assert not kit.text_problems(slug, game.outcome.reason)


@every_game
def test_saving_and_loading_after_every_answer_gives_the_same_future(slug: str) -> None:
    plain, kept = kit.session(slug, 1), kit.session(slug, 1)
    for value in kit.values(plain, 1, LONG):
        kept.answer(value)
        again = souterrain.load(kept.save())
        assert again.ask == kept.ask
        assert again.world == kept.world
        kept = again
    assert kept.story == plain.story
    assert kept.outcome == plain.outcome


@every_game
def test_one_seed_gives_one_story(slug: str) -> None:
    for seed in range(5):
        first, second = kit.session(slug, seed), kit.session(slug, seed)
        given = kit.values(first, seed, LONG)
        for value in given:
            second.answer(value)
        assert first.events == second.events
        assert first.save() == second.save()


@every_game
def test_a_fork_never_changes_its_parent(slug: str) -> None:
    game = kit.session(slug, 2)
    players = kit.random_bots(game, 2)
    for _ in range(12):
        bots.play(game, players, most=17)
        before = game.save()
        fork = game.fork()
        assert fork.ask == game.ask
        kit.values(fork, 3, 60)
        assert game.save() == before


@every_game
def test_taking_back_finds_the_earlier_moment(slug: str) -> None:
    game = kit.session(slug, 4)
    players = kit.random_bots(game, 4)
    while game.ask is not None and game.decisions < LONG:
        moment = msgspec.msgpack.encode(game.world), game.ask, game.decisions
        done = bots.play(game, players, most=5)
        if done:
            twin = game.at(moment[2])
            assert (msgspec.msgpack.encode(twin.world), twin.ask) == moment[:2]


@every_game
def test_a_world_is_a_tree_of_plain_data(slug: str) -> None:
    game = kit.session(slug, 5)
    players = kit.random_bots(game, 5)
    for _ in range(60):
        if not bots.play(game, players, most=7):
            break
        assert kit.shared(game.world, {}) == []
        copy = msgspec.msgpack.decode(msgspec.msgpack.encode(game.world), type=game.game.world_type)
        assert copy == game.world


@every_game
def test_a_view_is_made_of_the_glimpse_alone(slug: str) -> None:
    low, high = souterrain.games()[slug].players
    for players in {low, high}:
        game = kit.session(slug, 6, players)
        hands = kit.random_bots(game, 6)
        for _ in range(40):
            if not bots.play(game, hands, most=9):
                break
            for seat in (*game.seats, ""):
                seen = game.game.glimpse(game.world, seat)
                assert game.game.glimpse(seen, seat) == seen
                assert game.game.view(seen, seat) == game.game.view(game.world, seat)


@every_game
def test_looking_changes_nothing(slug: str) -> None:
    game = kit.session(slug, 7)
    for name in bots.bots(slug):
        hands = {seat: bots.make(slug, name, 7) for seat in game.seats}
        for _ in range(100):
            if game.ask is None:
                break
            before = msgspec.msgpack.encode(game.world)
            game.view(game.ask.seat)
            value = bots.step(game, hands[game.ask.seat])
            assert msgspec.msgpack.encode(game.world) == before, f"{name} changed the world while it thought"
            game.answer(value)


@every_game
def test_everything_said_has_words_and_a_rule(slug: str) -> None:
    known, problems = kit.known_rules(slug), set()
    for seed in range(12):
        game = kit.session(slug, seed)
        players = kit.random_bots(game, seed)
        while game.ask is not None and game.decisions < LONG:
            problems |= kit.text_problems(slug, game.ask)
            problems |= {f"unknown rule {rule}" for rule in kit.rule_ids(game.ask) if rule not in known}
            if game.decisions % 10 == 0:
                problems |= kit.text_problems(slug, game.game.view(game.world, game.ask.seat))
            bots.play(game, players, most=1)
        for event in game.events:
            problems |= kit.text_problems(slug, event.say())
            if event.because not in known:
                problems.add(f"{type(event).__name__}: unknown rule {event.because!r}")
    assert problems == set()


@every_game
def test_every_event_and_every_switch_has_words(slug: str) -> None:
    game = souterrain.games()[slug]
    for lang in LANGUAGES:
        words = texts(lang, slug)
        wanted = [f"event-{kebab(event.__name__)}" for event in kit.event_types(game)]
        for variant in variants(game):
            wanted += [f"variant-{variant.field}", *(f"variant-{variant.field}-{value}" for value in variant.values)]
        wanted += ["blurb", game.title.id]
        assert [id for id in wanted if not words.has(id)] == []


@every_game
def test_everything_the_code_says_or_refuses_with_has_words(slug: str) -> None:
    messages = written(folder(slug))
    for lang in LANGUAGES:
        ids = message_ids([*sources("", lang), *sources(slug, lang)])
        assert list(unspoken(texts(lang, slug), ids, messages)) == []


def test_everything_the_house_refuses_with_has_words() -> None:
    for part in ("core", "crawl", "bots", "table", "terminal", "cli"):
        messages = [message for message in written(kit.SOURCE / part) if message.id not in ("", "blurb")]
        for lang in LANGUAGES:
            assert list(unspoken(texts(lang), message_ids(sources("", lang)), messages)) == []


@every_game
def test_no_message_is_left_over_and_languages_agree(slug: str) -> None:
    folder = kit.SOURCE / "games" / slug / "text"
    assert set(kit.message_ids(folder, "fr")) == set(kit.message_ids(folder, "en"))
    assert kit.unused_messages(slug) == {lang: [] for lang in LANGUAGES}


@every_game
def test_every_way_a_sentence_can_go_is_gone(slug: str) -> None:
    """Every variant of every selector is reached by some argument that the rules pass, and reads without a fault."""
    game = souterrain.games()[slug]
    heard = ears(sentence for lang in LANGUAGES for sentence in sentences(sources(slug, lang)))
    hear_events(kit.event_types(game), message_ids(sources(slug, "fr")), heard)
    hear_written(written(folder(slug)), heard)
    for seed in range(len(game.samples) * 2):
        session = souterrain.new(slug, seed=f"hear {seed}", setup=game.samples[seed // 2])
        players = {seat: bots.make(slug, bots.bots(slug)[-(seed % 2)], seed) for seat in session.seats}
        while session.ask is not None and session.decisions < LONG:
            hear(session.ask, heard)
            if session.decisions % 10 == 0:
                hear(session.view(session.ask.seat), heard)
            bots.play(session, players, most=1)
        bots.play(session, kit.random_bots(session, seed))
        hear([event.say() for event in session.events], heard)
        hear(session.outcome, heard)
    assert [p for lang in LANGUAGES for p in Judge(texts(lang, slug), sources(slug, lang), heard).problems()] == []


def test_every_way_a_sentence_of_the_table_can_go_is_gone() -> None:
    heard = ears(sentence for lang in LANGUAGES for sentence in sentences(sources("", lang)))
    hear([Say("ask-type-die", reads=reads) for reads in ("d2", "d3", "d6")], heard)
    hear([Say("cli-games-players", low=1, high=4), Say("refused-amount", step=1)], heard)
    hear([Say(f"cli-verify-{what}", count=1) for what in ("dice", "typed", "story")], heard)
    hear([Say(f"terminal-{what}", count=1, score=1) for what in ("winners", "score", "found", "back-to")], heard)
    assert [p for lang in LANGUAGES for p in Judge(texts(lang), sources("", lang), heard).problems()] == []


@every_game
def test_the_rulebook_is_whole_in_both_languages(slug: str) -> None:
    for rule in rulebook(slug).values():
        assert rule.id.startswith(f"{slug}."), rule.id
        assert rule.fr.strip(), rule.id
        assert rule.en.strip(), rule.id
        assert rule.fr != rule.en, rule.id
        assert bool(rule.ruling_fr) == bool(rule.ruling_en), rule.id
        if rule.kind == "note":
            assert rule.reason_fr, rule.id
            assert rule.reason_en, rule.id


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_golden_transcript(slug: str, lang: str) -> None:
    """`make accept` writes these anew where a change is meant."""
    bot = bots.bots(slug)[0]
    text = kit.transcript(slug, bot, 11, lang, LONG)
    file = kit.GOLDEN / f"{slug}-{lang}.txt"
    if os.environ.get("SOUTERRAIN_ACCEPT") == "1":
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
    assert file.exists(), "no golden transcript: run `make accept`"
    assert text == file.read_text("utf-8")


@every_game
def test_every_bot_plays_a_whole_game(slug: str) -> None:
    for name in bots.bots(slug):
        for seed in range(3):
            game: Session = kit.session(slug, seed)
            bots.play(game, {seat: bots.make(slug, name, seed) for seat in game.seats}, most=50_000)
            assert game.outcome is not None, f"{name}, seed {seed}"
