"""A game as text: what was asked and answered, what was told, with the dice. Kept in a file it is a golden one."""

from __future__ import annotations

from souterrain import bots
from souterrain.core.ask import Ask
from souterrain.core.session import Session

from .sitting import seats


def transcript(session: Session, name: str, bot: str, seed: int, language: str, most: int) -> str:
    """A game played by one kind of bot, as far as `most` decisions."""
    slug = session.game.slug
    words = session.texts(language)
    players = {seat: bots.make(slug, bot, seed) for seat in seats(session)}
    lines = [f"{slug}, {bot}, {name}, {len(session.seats)} seats"]
    told = 0
    for _ in range(most):
        news = session.story_from(told)
        for line in news:
            dice = " ".join(f"[{die.die} {die.face or die.result}]" for die in line.dice)
            lines.append(f"  {words.say(line.event.say())} {dice}".rstrip())
        told += len(news)
        if session.ask is None:
            break
        ask = session.view(session.ask.seat).ask
        assert ask is not None
        value = bots.step(session, players[ask.seat])
        answer = next((words.say(o.text) for o in ask.options if o.key == value), "") if isinstance(ask, Ask) else value
        lines.append(f"{ask.seat}: {words.say(ask.text)} -> {answer}")
        session.answer(value)
    if session.outcome is not None:
        lines.append(f"{words.say(session.outcome.reason)} {sorted(session.outcome.scores.items())}")
    return "\n".join(lines) + "\n"
