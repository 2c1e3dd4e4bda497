"""Quest files: those that come with the game, and players' own."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from souterrain.core.content import content, parse
from souterrain.core.emblems import Emblem
from souterrain.core.errors import BadSetup
from souterrain.core.say import Arg, Say

from ..catalogue import BOOK, EMBLEMS, PACKAGE
from .check import check
from .quest import Quest

BUILT_IN = ("expedition", "labyrinth", "tobaro", "hunt", *(row.quest for row in BOOK.ideas.rows))
"""Those that can be played for themselves: the printed ones, and one for each of the printed ideas."""
CAMPAIGN = "campaign"
"""No quest, but all of those that the catalogue's leads lead to."""
TO_CHOOSE = (BUILT_IN[0], CAMPAIGN, *BUILT_IN[1:])
"""What a table can be opened for, in the order in which it is offered."""
PICTURES: dict[str, Emblem] = {quest: EMBLEMS.quest[quest] for quest in TO_CHOOSE}
"""By which they are chosen."""


@lru_cache(maxsize=64)
def read_quest(id: str, text: str = "") -> Quest:
    """A quest by its name, or from the text of a quest file; refused where it cannot be read."""
    name: Arg = Say("your-quest") if text else f"{id}.toml"
    if not text:
        if id not in BUILT_IN and id not in BOOK.leads:
            raise BadSetup("bad-quest-unknown", quest=id[:40], known=", ".join(TO_CHOOSE))
        text = content(PACKAGE, f"content/quests/{id}.toml").read_text("utf-8")
    return parse(text, Quest, name)


def campaign_quests(id: str, text: str = "") -> list[tuple[str, str]]:
    """The quests of a set-up, as `read_quest` wants them: one, or all of a campaign."""
    if id != CAMPAIGN or text:
        return [(id, text)]
    return [(lead, "") for lead in BOOK.leads]


def playable(id: str, text: str = "") -> Quest:
    """A quest that fits the catalogue in force; one that does not is refused with the row and the reason."""
    quest = read_quest(id, text)
    check(quest, Say("your-quest") if text else f"{id}.toml")
    return quest


@lru_cache(maxsize=64)
def laid_by(id: str, text: str = "") -> tuple[str, ...]:
    """The overlay that a quest brings with it, where it has rows of its own or changes some; a campaign brings those of
    all its quests."""
    if id == CAMPAIGN and not text:
        return tuple(laid for lead, _ in campaign_quests(id) for laid in laid_by(lead))
    quest = read_quest(id, text)
    change = _changed(quest)
    if not (change or quest.add or quest.words):
        return ()
    overlay = {"title": quest.name, "change": change, "add": quest.add, "words": quest.words}
    return (_lines(overlay),)


def _changed(quest: Quest) -> dict[str, dict[str, Any]]:
    """What a quest changes in the catalogue, and what the adventure of HeroQuest changes that it is.

    Rule: ahq.heroquest.revisited.chaos-warriors-stone-hunter."""
    adventure = BOOK.adventures.get(quest.revisited)
    if adventure is None or not adventure.change:
        return quest.change
    return {**quest.change, "monster": {**adventure.change, **quest.change.get("monster", {})}}


@lru_cache(maxsize=64)
def without_secrets(text: str) -> str:
    """A quest file without its drawn areas and its Character Monsters: what the heroes may know of it."""
    known = replace(read_quest("", text), area=(), character=(), available=(), due=(), change={}, add={}, words={})
    return _lines(to_builtins(known))


def _lines(fields: dict[str, Any]) -> str:
    return "".join(f"{field} = {_toml(value)}\n" for field, value in fields.items())


def _toml(value: Any) -> str:
    """A value as TOML writes it on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_toml(key)} = {_toml(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
