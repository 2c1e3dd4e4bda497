"""What every game must hold to. `test_kit.py` runs all of this over every registered game."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

import souterrain
from souterrain import bots
from souterrain.core.ask import Answer, Ask, Question
from souterrain.core.events import Event, kebab
from souterrain.core.game import AnyGame
from souterrain.core.rulebook import rulebook
from souterrain.core.say import Say
from souterrain.core.session import Session
from souterrain.core.text import LANGUAGES, ftl, texts

GOLDEN = Path(__file__).parent / "golden"
SOURCE = Path(souterrain.__file__).parent

_encode = msgspec.msgpack.encode


def session(slug: str, seed: int, players: int | None = None) -> Session:
    """A game from a seed; the number of players varies with it."""
    low, high = souterrain.games()[slug].players
    return souterrain.new(slug, seed=f"kit {seed}", setup={"players": players or low + seed % (high - low + 1)})


def random_bots(game: Session, seed: int) -> dict[str, bots.Bot]:
    return {seat: bots.make(game.game.slug, "random", seed * 100 + n) for n, seat in enumerate(game.seats)}


def values(game: Session, seed: int, most: int) -> list[Answer]:
    """Play at random and return the answers given."""
    players = random_bots(game, seed)
    given: list[Answer] = []
    while game.ask is not None and len(given) < most:
        value = bots.step(game, players[game.ask.seat])
        given.append(value)
        game.answer(value)
    return given


def says(value: Any) -> Iterator[Say]:
    """Every message inside a view, a question or an event."""
    if isinstance(value, Say):
        yield value
    elif isinstance(value, Struct):
        for field in value.__struct_fields__:
            yield from says(getattr(value, field))
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from says(each)
    elif isinstance(value, dict):
        for each in value.values():
            yield from says(each)


def text_problems(slug: str, value: Any) -> set[str]:
    """What cannot be put into words, in any language."""
    return {p for lang in LANGUAGES for say in says(value) for p in texts(lang, slug).problems(say)}


def rule_ids(ask: Question) -> Iterator[str]:
    yield ask.rule
    if isinstance(ask, Ask):
        yield from (option.rule for option in ask.options if option.rule)


def shared(value: Any, seen: dict[int, str], path: str = "world") -> list[str]:
    """Mutable parts of a world that can be reached in two ways."""
    if not isinstance(value, (Struct, list, dict, set)) or (
        isinstance(value, Struct) and value.__struct_config__.frozen
    ):
        return []
    if id(value) in seen:
        return [f"{path} is also {seen[id(value)]}"]
    seen[id(value)] = path
    if isinstance(value, Struct):
        parts = [(field, getattr(value, field)) for field in value.__struct_fields__]
    elif isinstance(value, dict):
        parts = [(str(key), each) for key, each in value.items()]
    else:
        parts = [(str(n), each) for n, each in enumerate(value)]
    return [problem for name, each in parts for problem in shared(each, seen, f"{path}.{name}")]


def event_types(game: AnyGame) -> list[type[Event]]:
    union = game.event_type
    return list(typing.get_args(union)) or [union]


def unused_messages(slug: str) -> dict[str, list[str]]:
    """Messages of a game that nothing refers to: neither an event, nor a literal, nor a literal prefix in its code."""
    code = "\n".join(
        path.read_text("utf-8")
        for folder in (SOURCE / "games" / slug, SOURCE / "core", SOURCE / "table", SOURCE / "terminal", SOURCE / "bots")
        for path in [*folder.rglob("*.py"), *folder.rglob("*.toml")]
    )
    literals = set(re.findall(r"""["']([a-z0-9-]+)["']""", code))
    prefixes = set(re.findall(r"""f?["']([a-z0-9-]+-)(?:["']|\{)""", code)) - {"event-"}
    used = literals | {"event-" + kebab(event.__name__) for event in event_types(souterrain.games()[slug])}
    return {
        lang: [
            id
            for id in message_ids(SOURCE / "games" / slug / "text", lang)
            if id not in used and not any(id.startswith(prefix) for prefix in prefixes)
        ]
        for lang in LANGUAGES
    }


def message_ids(folder: Path, lang: str) -> list[str]:
    return [m for source in ftl(folder, lang) for m in re.findall(r"^([a-z][\w-]*) *=", source, re.MULTILINE)]


def transcript(slug: str, bot: str, seed: int, lang: str, most: int) -> str:
    """A game as text: what was asked and answered, what was told, with the dice."""
    game = session(slug, seed)
    words = texts(lang, slug)
    players = {seat: bots.make(slug, bot, seed) for seat in game.seats}
    lines = [f"{slug}, {bot}, kit {seed}, {len(game.seats)} seats"]
    told = 0
    for _ in range(most):
        story = game.story
        for line in story[told:]:
            dice = " ".join(f"[{die.die} {die.face or die.result}]" for die in line.dice)
            lines.append(f"  {words.say(line.event.say())} {dice}".rstrip())
        told = len(story)
        if game.ask is None:
            break
        ask = game.ask
        value = bots.step(game, players[ask.seat])
        answer = next((words.say(o.text) for o in ask.options if o.key == value), "") if isinstance(ask, Ask) else value
        lines.append(f"{ask.seat}: {words.say(ask.text)} -> {answer}")
        game.answer(value)
    if game.outcome is not None:
        lines.append(f"{words.say(game.outcome.reason)} {sorted(game.outcome.scores.items())}")
    return "\n".join(lines) + "\n"


def known_rules(slug: str) -> set[str]:
    return set(rulebook(slug))
