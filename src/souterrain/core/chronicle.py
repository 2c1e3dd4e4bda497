"""The chronicle of a game: what is worth remembering of its story, in chapters, as text or as a page to keep.

A game that likes says which events are `memorable`; of the others everything is told that everybody was told.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from msgspec import Struct

from .events import Moment
from .game import worth
from .story import recalled
from .text import Texts

if TYPE_CHECKING:
    from .session import Session


class Sentence(Struct, frozen=True):
    """A sentence of the chronicle, and what makes it stand out."""

    text: str
    moment: Moment = ""


Chapter = list[Sentence]
"""The first sentence opens it."""


def chapters(session: Session, words: Texts, whole: bool = False) -> list[Chapter]:
    """The story in chapters, or what is memorable of it; a chapter of which nothing but its opening is left is one with
    the next."""
    kept = worth(session.game, otherwise=True)
    found: list[Chapter] = []
    for told in session.story:
        event = told.event
        opens = event.moment == "chapter"
        if told.to or event.dull or not (opens or whole or kept(event)):
            continue
        if not found or (opens and any(sentence.moment != "chapter" for sentence in found[-1])):
            found.append([])
        text = event.say()
        found[-1].append(Sentence(words.say(text if whole else recalled(event, text)), event.moment))
    return found


class Expedition(Struct, frozen=True):
    """An expedition of a campaign: what is said when it sets out, and the decision before which that was."""

    text: str
    n: int


def expeditions(session: Session, words: Texts) -> list[Expedition]:
    """The expeditions of a campaign, in order; none where there is no campaign."""
    return [Expedition(words.say(told.event.say()), told.n) for told in session.departures]


def as_text(title: str, found: Sequence[Chapter]) -> str:
    """The chronicle as plain text."""
    parts = ["\n".join(sentence.text for sentence in chapter) for chapter in found]
    return "\n\n".join([title, *parts]) + "\n"


_STYLE = (
    "body{max-width:38em;margin:3em auto;padding:0 1em;font:18px/1.55 Palatino,Georgia,serif;"
    "color:#2b2018;background:#f6ecd4}h1{font-size:1.6em}section{margin-top:1.6em}"
    ".chapter{font-variant:small-caps;color:#7a1f1a}.death{font-weight:bold}"
)


def as_page(title: str, found: Sequence[Chapter], language: str) -> str:
    """The chronicle as a page of its own."""
    sections = "\n".join(f"<section>{''.join(map(_paragraph, chapter))}</section>" for chapter in found)
    name = escape(title)
    return (
        f'<!doctype html>\n<html lang="{language}"><meta charset="utf-8"><title>{name}</title>\n'
        f"<style>{_STYLE}</style>\n<h1>{name}</h1>\n{sections}\n</html>\n"
    )


def _paragraph(sentence: Sentence) -> str:
    mark = f' class="{sentence.moment}"' if sentence.moment else ""
    return f"<p{mark}>{escape(sentence.text)}</p>"
