"""Fluent files as they are written: their messages one by one, and the plain ones among them, which are lines of words
with slots for arguments. Most messages are, and to say them takes no Fluent."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_FORM = re.compile(r" +\.([a-zA-Z][\w-]*) *= *([^ ].*)")
_SLOT = re.compile(r'{ *(?:\$([\w-]+)|(CAP)\(\$([\w-]+)\)|"([^"\\{}]*)") *}')

Args = dict[str, str | int | float]


@cache
def entries(source: str) -> dict[str, str]:
    """The messages of a Fluent file, each as it is written there and not yet read."""
    starts = list(_ENTRY.finditer(source))
    ends = [*(start.start() for start in starts[1:]), len(source)]
    return {start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=True)}


class Slot(NamedTuple):
    """Where an argument goes, perhaps with a capital."""

    name: str
    capital: bool


Line = tuple[str | Slot, ...]


class Plain(NamedTuple):
    """A message whose value and forms are lines of words and slots."""

    value: Line
    forms: dict[str, Line]

    def say(self, args: Args) -> str | None:
        return filled(self.value, args)

    def inflect(self, args: Args) -> dict[str, str] | None:
        """Its forms in words; None where one of them takes more than this."""
        found: dict[str, str] = {}
        for name, line in self.forms.items():
            words = filled(line, args)
            if words is None:
                return None
            found[name] = words
        return found


@cache
def plain(entry: str) -> Plain | None:
    """A message as it is written; None where it is not a plain one."""
    head, *rest = (line for line in entry.split("\n") if line.strip(" ") and not line.startswith("#"))
    value = _line(head.partition("=")[2].strip(" "))
    forms: dict[str, Line] = {}
    for each in rest:
        form = _FORM.fullmatch(each)
        line = _line(form[2].rstrip(" ")) if form else None
        if form is None or line is None:
            return None
        forms[form[1]] = line
    return Plain(value, forms) if value else None


def _line(text: str) -> Line | None:
    """A line of words and slots; None where there is more to it, or nothing."""
    parts: list[str | Slot] = []
    at = 0
    for slot in _SLOT.finditer(text):
        name = slot[1] or slot[3]
        parts += (text[at : slot.start()], Slot(name, bool(slot[2])) if name else slot[4])
        at = slot.end()
    parts.append(text[at:])
    if not text or any("{" in part or "}" in part for part in parts if isinstance(part, str)):
        return None
    return tuple(parts)


def filled(line: Line, args: Args) -> str | None:
    """A line with its slots filled in; None where an argument is missing, or a number that each language writes in its
    own way."""
    words = ""
    for part in line:
        if isinstance(part, str):
            words += part
            continue
        value = args.get(part.name)
        if type(value) is str:
            words += capital(value) if part.capital else value
        elif type(value) is int and 0 <= value < 1000:
            words += str(value)
        else:
            return None
    return words


def capital(word: str) -> str:
    """A word as a sentence begins with it."""
    return word[:1].upper() + word[1:]


def quoted(text: str) -> str:
    """Words as Fluent takes them literally."""
    plain = " ".join(text.split())
    return "".join(f'{{"{sign}"}}' if sign in "{}" else sign for sign in plain) or '{""}'
