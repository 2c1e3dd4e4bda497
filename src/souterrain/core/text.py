"""Words: Fluent messages in every language, for the table and for each game."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone
from fluent.syntax.ast import Resource

from .errors import UnknownLanguage
from .homes import home
from .say import JOINERS, Say

LANGUAGES = ("fr", "en")


@cache
def texts(language: str, game: str = "") -> Texts:
    """The words of a language: the table's own, and a game's if one is named."""
    if language not in LANGUAGES:
        raise UnknownLanguage("unknown-language", language=str(language)[:20], known=", ".join(LANGUAGES))
    sources = ftl(files("souterrain") / "text", language)
    if package := home(game):
        sources += ftl(files(package) / "text", language)
    return Texts(language, sources)


def ftl(folder: Traversable, language: str) -> list[str]:
    """The Fluent files of a language in a folder: `fr.ftl`, or all of `fr/*.ftl`."""
    single = folder / f"{language}.ftl"
    if single.is_file():
        return [single.read_text("utf-8")]
    parts = folder / language
    return [part.read_text("utf-8") for part in sorted(parts.iterdir(), key=lambda part: part.name)]


@cache
def _parsed(source: str) -> Resource:
    """A Fluent file, parsed once however many games share it."""
    return FluentResource(source)


class Texts:
    """Puts messages into one language."""

    def __init__(self, language: str, sources: list[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False, functions={"CAP": _cap})
        for source in sources:
            self._bundle.add_resource(_parsed(source), allow_overrides=True)
        self._words: dict[str, tuple[str, dict[str, str]]] = {}

    def has(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def say(self, say: Say) -> str:
        """A message in words. One that is unknown shows its literal, or its id: wrong, but never a crash."""
        if say.id == "list":
            return self._list([self.say(part) for part in say.args.values() if isinstance(part, Say)])
        if say.id == "by-language":
            return str(say.args.get(self.language) or next(iter(say.args.values())))
        if not self.has(say.id):
            return str(say.args.get("literal", say.id))
        message = self._bundle.get_message(say.id)
        return self._format(message.value, say) if message.value else say.id

    def problems(self, say: Say) -> list[str]:
        """What is wrong with a message, for tests: an unknown id, a missing argument."""
        found = [p for arg in say.args.values() if isinstance(arg, Say) for p in self.problems(arg)]
        if say.id in JOINERS:
            return found
        if not self.has(say.id):
            return found if "literal" in say.args else [*found, f"{self.language}: no message {say.id}"]
        message = self._bundle.get_message(say.id)
        if message.value is None:
            return [*found, f"{self.language}: {say.id} has no value"]
        _, errors = self._bundle.format_pattern(message.value, self.arguments(say))
        return [*found, *(f"{self.language}: {say.id}: {error}" for error in errors)]

    def arguments(self, say: Say) -> dict[str, str | int | float]:
        """A message's arguments. One that is itself a message brings its attributes: `$monster`, `$monster-le`; what is
        true or false is `yes` or `no`, for Fluent knows neither."""
        plain: dict[str, str | int | float] = {}
        for name, value in say.args.items():
            if isinstance(value, Say):
                word, attributes = self._word(value)
                plain[name] = word
                for attribute in _ATTRIBUTES[self.language]:
                    plain[f"{name}-{attribute}"] = attributes.get(attribute, word)
            elif isinstance(value, bool):
                plain[name] = "yes" if value else "no"
            else:
                plain[name] = value
        return plain

    def _format(self, pattern: Any, say: Say) -> str:
        text, _ = self._bundle.format_pattern(pattern, self.arguments(say))
        return str(text)

    def _word(self, say: Say) -> tuple[str, dict[str, str]]:
        if any(name != "literal" for name in say.args) or not self.has(say.id):
            return self._with_attributes(say)
        if say.id not in self._words:
            self._words[say.id] = self._with_attributes(say)
        return self._words[say.id]

    def _with_attributes(self, say: Say) -> tuple[str, dict[str, str]]:
        word = self.say(say)
        if say.id == "list":
            words = [self._word(part) for part in say.args.values() if isinstance(part, Say)]
            return word, {
                form: self._list([attributes.get(form, plain) for plain, attributes in words])
                for form in _ATTRIBUTES[self.language]
            }
        if not self.has(say.id):
            return word, {}
        message = self._bundle.get_message(say.id)
        return word, {name: self._format(pattern, say) for name, pattern in message.attributes.items()}

    def _list(self, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return ", ".join(parts[:-1]) + (" et " if self.language == "fr" else " and ") + parts[-1]


_ATTRIBUTES = {"fr": ("le", "un", "du", "au", "genre"), "en": ("the", "a")}
"""The forms of a word that sentences may call for; a word without one is used as it is."""


def _cap(text: Any) -> Any:
    """CAP(): a sentence begins with a capital."""
    if isinstance(text, FluentNone):
        return text
    word = str(text)
    return word[:1].upper() + word[1:]
