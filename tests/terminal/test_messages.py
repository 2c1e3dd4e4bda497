"""The terminal's and the command line's words: none missing, none unused, the same in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import souterrain

SOURCE = Path(souterrain.__file__).parent
FILES = ("terminal", "cli")
CODE = "\n".join(path.read_text("utf-8") for part in FILES for path in sorted((SOURCE / part).rglob("*.py")))


def defined(language: str) -> set[str]:
    texts = [(SOURCE / "text" / language / f"{name}.ftl").read_text("utf-8") for name in FILES]
    return set(re.findall(r"^([a-z][\w-]*) =", "\n".join(texts), re.M))


def named() -> tuple[set[str], set[str]]:
    """The ids that the code names, and the beginnings of those that it puts together."""
    whole = set(re.findall(r"[\"']((?:terminal|cli|file)-[\w-]+[a-z])[\"']", CODE))
    begun = set(re.findall(r'f"((?:terminal|cli)-[\w-]*-)\{', CODE))
    return whole, begun


def test_both_languages_have_the_same_messages() -> None:
    assert defined("fr") == defined("en")


def test_no_message_is_missing() -> None:
    whole, begun = named()
    assert whole - defined("en") == set()
    assert all(any(id.startswith(prefix) for id in defined("en")) for prefix in begun)


def test_no_message_is_unused() -> None:
    whole, begun = named()
    unused = {id for id in defined("en") - whole if not any(id.startswith(prefix) for prefix in begun)}
    assert unused == set()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_keys_fit_the_smallest_screen(language: str) -> None:
    text = (SOURCE / "text" / language / "terminal.ftl").read_text("utf-8")
    for line in re.findall(r"^terminal-keys[\w-]* = (.*)$", text, re.M):
        assert len(re.sub(r'\{"(.)"\}', r"\1", line)) <= 78


def test_french_has_its_spaces() -> None:
    """A sign such as « : » or « ? » never begins a line: the space before it does not break."""
    for name in FILES:
        text = (SOURCE / "text" / "fr" / f"{name}.ftl").read_text("utf-8")
        words = "\n".join(line for line in text.splitlines() if not line.startswith(("#", "terminal-keys")))
        words = re.sub(r"^    .*$", "", words, flags=re.M)
        assert re.findall(r"\S+ [:;!?»](?=\s|$)", words) == []
