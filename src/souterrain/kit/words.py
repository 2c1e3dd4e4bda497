"""Everything a game says has words, in every language, and nothing is written that nobody says."""

from __future__ import annotations

import re
import typing
from collections.abc import Callable, Iterator
from typing import Any

from souterrain import bots
from souterrain.core.ask import Ask, Question
from souterrain.core.events import Event, kebab
from souterrain.core.game import AnyGame, variants
from souterrain.core.rulebook import rulebook
from souterrain.core.story import recalled
from souterrain.core.text import LANGUAGES, Texts, texts

from .hearing import hear, hear_events, says
from .reading import hear_written, unspoken, written
from .selectors import Judge, ears, sentences
from .sitting import hands, sittings, steps
from .sources import HOUSE, folder, message_ids, sources

_SPEAKERS = ("core", "crawl", "bots", "table", "terminal")


def everything_said_has_words_and_a_rule(game: AnyGame) -> None:
    known, problems = rulebook(game.slug), set[str]()
    for seed, session in sittings(game, least=12):
        players = hands(session, seed)
        while session.ask is not None and session.decisions < steps(game, 2400):
            problems |= wordless(session.texts, session.ask)
            problems |= {f"unknown rule {rule}" for rule in _rules(session.ask) if rule not in known}
            if session.decisions % 10 == 0:
                problems |= wordless(session.texts, session.view(session.ask.seat))
            bots.play(session, players, most=1)
        problems |= wordless(session.texts, session.outcome)
        for event in session.events:
            problems |= wordless(session.texts, [event.say(), recalled(event, event.say())])
            if event.because not in known:
                problems.add(f"{type(event).__name__}: unknown rule {event.because!r}")
    assert problems == set(), "\n".join(sorted(problems))


def every_event_and_every_switch_has_words(game: AnyGame) -> None:
    for lang in LANGUAGES:
        words = texts(lang, game.slug)
        wanted = [f"event-{kebab(event.__name__)}" for event in event_types(game)]
        for variant in variants(game):
            wanted += [f"variant-{variant.field}", *(f"variant-{variant.field}-{value}" for value in variant.values)]
        wanted += ["blurb", game.title.id]
        missing = [id for id in wanted if not words.has(id)]
        assert missing == [], f"{lang}: {missing}"


def every_event_can_be_read_again(game: AnyGame) -> None:
    """One that is not among a game's events is told, but a story that was kept cannot tell it any more."""
    home = type(game).__module__.rpartition(".")[0] or type(game).__module__
    known = event_types(game)
    lost = [
        each.__name__ for each in _kinds(Event) if f"{each.__module__}.".startswith(f"{home}.") and each not in known
    ]
    assert lost == [], f"not in event_type: {lost}"


def _kinds(event: type[Event]) -> Iterator[type[Event]]:
    """The kinds of an event, but for those that are only there to be others' beginning."""
    for kind in event.__subclasses__():
        yield from _kinds(kind) if kind.__subclasses__() else [kind]


def a_row_has_a_name_where_its_fellows_have(game: AnyGame) -> None:
    """Where nine of ten rows of a kind are called by a message of their own, one without has been forgotten."""
    missing: list[str] = []
    book = game.book
    if book is None:
        return
    for kind, rows in book.source.kinds.items():
        ids = [f"{book.prefix(kind)}{row.id}" for row in rows if hasattr(row, "id")]
        for lang in LANGUAGES:
            nameless = [id for id in ids if not texts(lang, game.slug).has(id)]
            missing += [f"{lang}: no message {id}" for id in nameless if len(nameless) * 10 <= len(ids)]
    assert missing == [], "\n".join(missing)


def everything_the_code_says_or_refuses_with_has_words(game: AnyGame) -> None:
    messages = written(folder(game.slug))
    for lang in LANGUAGES:
        ids = message_ids([*sources("", lang), *sources(game.slug, lang)])
        problems = list(unspoken(texts(lang, game.slug), ids, messages))
        assert problems == [], "\n".join(problems)


def every_way_a_sentence_can_go_is_gone(game: AnyGame) -> None:
    """Every variant of every selector is reached by some argument that the rules pass, and reads without a fault."""
    slug = game.slug
    heard = ears(sentence for lang in LANGUAGES for sentence in sentences(sources(slug, lang)))
    hear_events(event_types(game), message_ids(sources(slug, LANGUAGES[0])), heard)
    hear_written(written(folder(slug)), heard)
    for seed, session in sittings(game, least=2 * len(game.samples)):
        players = hands(session, seed, bots.bots(slug)[-(seed // len(game.samples))])
        while session.ask is not None and session.decisions < steps(game, 2400):
            hear(session.ask, heard)
            if session.decisions % 10 == 0:
                hear(session.view(session.ask.seat), heard)
            bots.play(session, players, most=1)
        bots.play(session, hands(session, seed))
        hear([event.say() for event in session.events], heard)
        hear(session.outcome, heard)
    problems = [p for lang in LANGUAGES for p in Judge(texts(lang, slug), sources(slug, lang), heard).problems()]
    assert problems == [], "\n".join(problems)


def no_message_is_left_over_and_languages_agree(game: AnyGame) -> None:
    first, *others = (set(message_ids(sources(game.slug, lang))) for lang in LANGUAGES)
    for other in others:
        assert first == other, f"in one language only: {sorted(first ^ other)}"
    assert unused(game) == [], "nobody says these"


def wordless(spoken: Callable[[str], Texts], value: Any) -> set[str]:
    """What cannot be put into words, in any language."""
    return {p for lang in LANGUAGES for say in says(value) for p in spoken(lang).problems(say)}


def event_types(game: AnyGame) -> list[type[Event]]:
    return list(typing.get_args(game.event_type)) or [game.event_type]


def unused(game: AnyGame) -> list[str]:
    """Messages that nothing refers to: neither an event, nor a literal, nor the beginning of one in code or content."""
    places = [folder(game.slug), *(HOUSE / part for part in _SPEAKERS)]
    files = [path for place in places for kind in ("*.py", "*.toml") for path in place.rglob(kind)]
    code = "\n".join(path.read_text("utf-8") for path in files)
    literals = set(re.findall(r"""["']([a-z0-9-]+)["']""", code))
    prefixes = tuple(set(re.findall(r"""f?["']([a-z0-9-]+-)(?:["']|\{)""", code)) - {"event-"})
    used = literals | {"event-" + kebab(event.__name__) for event in event_types(game)}
    return [
        id for id in message_ids(sources(game.slug, LANGUAGES[0])) if id not in used and not id.startswith(prefixes)
    ]


def _rules(ask: Question) -> Iterator[str]:
    yield ask.rule
    if isinstance(ask, Ask):
        yield from (option.rule for option in ask.options if option.rule)
