"""What a first game tells: its goal, what counts, the signs on its board, and what the first decisions mean."""

from __future__ import annotations

from msgspec import Struct

from .rulebook import rule_ids
from .say import Say
from .text import texts


class Lesson(Struct, frozen=True):
    """A game in a few sentences, in one language."""

    goal: str
    score: str
    """What counts at the end."""
    signs: str
    """How to read a board that is drawn."""
    decisions: dict[str, str]
    """What is chosen with a question, by the question's rule."""


def lesson(game: str, language: str) -> Lesson:
    """From the game's own words: `teach-at-RULE` stands beside the questions of a rule."""
    words = texts(language, game)
    ids = {rule: f"teach-at-{rule.partition('.')[2].replace('.', '-')}" for rule in rule_ids(game)}
    return Lesson(
        goal=words.say(Say("teach-goal", literal="")),
        score=words.say(Say("teach-score", literal="")),
        signs=words.say(Say("teach-signs", literal="")),
        decisions={rule: words.say(Say(id)) for rule, id in ids.items() if words.has(id)},
    )
