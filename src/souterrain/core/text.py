"""Words: Fluent messages in every language, for the table and for each game."""

from __future__ import annotations

import re
from collections import ChainMap
from collections.abc import Mapping, MutableMapping
from functools import cache, cached_property, lru_cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from operator import attrgetter
from typing import TYPE_CHECKING, Any

import msgspec

from .articles import FORMS, articled, name_forms
from .errors import UnknownLanguage
from .homes import home
from .plain import Args, capital, entries, plain, quoted
from .say import JOINERS, Say

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("fr", "en")


@cache
def texts(language: str, game: str = "") -> Texts:
    """The words of a language: the table's own, and a game's if one is named."""
    return texts_with("", language, game)


def texts_with(more: str, language: str, game: str) -> Texts:
    """The words of a language and some more, in the form of a Fluent file; they replace none that there are."""
    if language not in LANGUAGES:
        raise UnknownLanguage("unknown-language", language=str(language)[:20], known=", ".join(LANGUAGES))
    sources = [*([more] if more else []), *ftl(files("souterrain") / "text", language)]
    if package := game and home(game):
        sources += ftl(files(package) / "text", language)
    return Texts(language, sources)


def ftl(folder: Traversable, language: str) -> list[str]:
    """The Fluent files of a language in a folder: `fr.ftl`, or all of `fr/*.ftl`."""
    single = folder / f"{language}.ftl"
    if single.is_file():
        return [single.read_text("utf-8")]
    parts = folder / language
    return [part.read_text("utf-8") for part in sorted(parts.iterdir(), key=lambda part: part.name)]


@lru_cache(8192)
def _references(entry: str) -> list[str]:
    """The names in a message that may be those of others."""
    return re.findall(r"[{(,] *(-?[a-zA-Z][\w-]*)", entry)


_ENDLESS = 10**15
"""No number of ours is as large as this; Fluent cannot write those that are."""
_REMEMBERED = 4096
"""How many messages are remembered in words before the first are forgotten."""


_encode = msgspec.msgpack.Encoder(enc_hook=attrgetter("id", "args")).encode


class Texts:
    """Puts messages into one language. A message is read when it is first said, and remembered in words."""

    def __init__(self, language: str, sources: list[str]) -> None:
        self.language = language
        self._entries: MutableMapping[str, str] = {
            id: entry for source in sources for id, entry in entries(source).items()
        }
        self._read: set[str] = set()
        self._words: dict[str, tuple[str, dict[str, str]]] = {}
        self._bare: dict[str, str] = {}
        """The words of messages without arguments, by their ids."""
        self._said: dict[bytes, str] = {}
        self._said_before: dict[bytes, str] = {}

    def naming(self, names: Mapping[str, str]) -> Texts:
        """The same words, but for those whom people have named: by the id of the message that calls them."""
        twin = Texts(self.language, [])
        named = {id: _named(id, name, self.language) for id, name in names.items() if self.has(id)}
        twin._entries = ChainMap(named, self._entries)
        return twin

    def has(self, id: str) -> bool:
        return id in self._entries

    def say(self, say: Say) -> str:
        """A message in words. One that is unknown shows its literal, or its id: wrong, but never a crash."""
        if not say.args:
            bare = self._bare.get(say.id)
            if bare is None:
                bare = self._put(say)
                if self.has(say.id):
                    self._bare[say.id] = bare
            return bare
        key = say.key
        if key is None:
            key = say.key = _key(say)
        words = self._said.get(key)
        if words is None:
            words = self._said_before.get(key)
            if words is None:
                words = self._put(say)
            if len(self._said) >= _REMEMBERED:
                self._said_before, self._said = self._said, {}
            self._said[key] = words
        return words

    def _put(self, say: Say) -> str:
        """A message put into words."""
        if say.id == "list":
            return self._list([self.say(part) for part in say.args.values() if isinstance(part, Say)])
        if say.id == "by-language":
            return str(say.args.get(self.language) or next(iter(say.args.values()), ""))
        if not self.has(say.id):
            return str(say.args.get("literal", say.id))
        args, easy = self.arguments(say), plain(self._entries[say.id])
        words = easy.say(args) if easy else None
        if words is None:
            message = self._message(say.id)
            words = self._format(message.value, args) if message and message.value else say.id
        return words

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        functions: dict[str, Any] = {"CAP": _cap, "COUNT": partial(_count, _NUMBERS[self.language])}
        return FluentBundle([self.language], use_isolating=False, functions=functions)

    def _message(self, id: str) -> Any:
        """A message as Fluent has read it; None where it cannot."""
        self._learn(id)
        return self._bundle.get_message(id) if self._bundle.has_message(id) else None

    def _learn(self, id: str) -> None:
        """Read a message, and those that it refers to."""
        if id in self._read or id not in self._entries:
            return
        from fluent.runtime import FluentResource

        self._read.add(id)
        entry = self._entries[id]
        self._bundle.add_resource(FluentResource(entry))
        for other in _references(entry):
            self._learn(other)

    def problems(self, say: Say) -> list[str]:
        """What is wrong with a message, for tests: an unknown id, a missing argument."""
        found = [p for arg in say.args.values() if isinstance(arg, Say) for p in self.problems(arg)]
        if say.id in JOINERS:
            return found
        if not self.has(say.id):
            return found if "literal" in say.args else [*found, f"{self.language}: no message {say.id}"]
        message = self._message(say.id)
        if message is None or message.value is None:
            return [*found, f"{self.language}: {say.id} cannot be read, or has no value"]
        _, errors = self._bundle.format_pattern(message.value, self.arguments(say))
        return [*found, *(f"{self.language}: {say.id}: {error}" for error in errors)]

    def arguments(self, say: Say) -> Args:
        """A message's arguments. One that is itself a message brings its attributes, where any is called for:
        `$monster`, `$monster-le`; a list brings how many it names, `$who-count`; what is true or false is `yes` or
        `no`, for Fluent knows neither."""
        given: Args = {}
        for name, value in say.args.items():
            if isinstance(value, Say) and not self._inflects(say.id, name):
                given[name] = self.say(value)
            elif isinstance(value, Say):
                word, attributes = self._word(value)
                given[name] = word
                given[f"{name}-count"] = len(value.args) if value.id == "list" else 1
                for attribute in FORMS[self.language]:
                    given[f"{name}-{attribute}"] = attributes.get(attribute, word)
            elif isinstance(value, bool):
                given[name] = "yes" if value else "no"
            elif isinstance(value, int) and abs(value) >= _ENDLESS:
                given[name] = f"{value:.0e}" if abs(value) < _ENDLESS**20 else "∞"
            elif isinstance(value, int) and value < 0:
                given[name] = f"−{-value}"
            elif isinstance(value, float) and value < 0:
                given[name] = f"−{-value:g}".replace(".", _POINTS[self.language])
            else:
                given[name] = value
        return given

    def _inflects(self, id: str, name: str) -> bool:
        """Whether a message calls for the forms of an argument; one that refers to others may."""
        entry = self._entries.get(id)
        return entry is None or f"${name}-" in entry or any(map(self.has, _references(entry)))

    def _format(self, pattern: Any, args: Args) -> str:
        text, _ = self._bundle.format_pattern(pattern, args)
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
                form: self._list([attributes.get(form, word) for word, attributes in words])
                for form in FORMS[self.language]
            }
        if not self.has(say.id):
            return word, name_forms(self.language, word) if "literal" in say.args else {}
        args, easy = self.arguments(say), plain(self._entries[say.id])
        forms = easy.inflect(args) if easy else None
        if forms is None:
            message = self._message(say.id)
            patterns = message.attributes if message else {}
            forms = {name: self._format(pattern, args) for name, pattern in patterns.items()}
        return word, articled(self.language, word, forms)

    def _list(self, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return ", ".join(parts[:-1]) + (" et " if self.language == "fr" else " and ") + parts[-1]


def _named(id: str, name: str, language: str) -> str:
    """The message for a name that somebody gave."""
    forms = name_forms(language, name)
    return f"{id} = {quoted(name)}\n" + "".join(f"    .{form} = {quoted(text)}\n" for form, text in forms.items())


def _key(say: Say) -> bytes:
    """What tells a message from all others. One, true and 1.0 are equal, but not in words, nor in these bytes."""
    try:
        return _encode(say)
    except OverflowError:  # a number beyond all that is counted
        return repr(say).encode()


_POINTS = {"fr": ",", "en": "."}
_NUMBERS = {
    "fr": ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"],
    "en": ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
}


def _count(words: list[str], number: Any) -> Any:
    """COUNT(): a number of heads or things as a story has it, in words up to twelve."""
    return words[number] if isinstance(number, int) and 0 <= number < len(words) else number


def _cap(text: Any) -> Any:
    """CAP(): a sentence begins with a capital."""
    from fluent.runtime.types import FluentNone

    return text if isinstance(text, FluentNone) else capital(str(text))
