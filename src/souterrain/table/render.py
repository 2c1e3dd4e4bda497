"""A view as one reader gets it: plain data, every message in his language."""

from __future__ import annotations

from typing import Any

import msgspec

from souterrain.core.ask import Amount, Ask, Name, Question
from souterrain.core.events import Told
from souterrain.core.outcome import Outcome
from souterrain.core.say import Say
from souterrain.core.session import Session
from souterrain.core.text import Texts
from souterrain.core.view import LogLine


class Log:
    """The story in one language for one seat, put into words once and then kept."""

    def __init__(self) -> None:
        self._told: list[Told] = []
        self._lines: list[dict[str, Any] | None] = []

    def lines(self, session: Session, seat: str, texts: Texts) -> list[dict[str, Any]]:
        """All lines that the seat may read; what was taken back goes, what is new is added."""
        story = session.story
        same = 0
        for before, now in zip(self._told, story, strict=False):
            if before is not now:
                break
            same += 1
        del self._told[same:], self._lines[same:]
        for told in story[same:]:
            self._told.append(told)
            seen = not told.to or seat in told.to
            self._lines.append(builtins(_line(told), texts) if seen else None)
        return [line for line in self._lines if line is not None]


def _line(told: Told) -> LogLine:
    return LogLine(told.n, told.event.kind, told.event.say(), told.event.because, told.dice)


def builtins(value: Any, texts: Texts) -> Any:
    """Plain data from Structs, with messages in words."""

    def words(each: Any) -> str:
        assert isinstance(each, Say), each
        return texts.say(each)

    return msgspec.to_builtins(value, enc_hook=words)


def render(session: Session, seat: str, texts: Texts, log: Log) -> dict[str, Any]:
    """What a seat's client draws."""
    view: dict[str, Any] = builtins(session.game.view(session.world, seat), texts)
    view["log"] = log.lines(session, seat, texts)
    ask = session.ask
    view["waiting"] = ask.seat if ask else ""
    view["ask"] = question(ask, texts) if ask and ask.seat == seat else None
    view["outcome"] = outcome(session.outcome, texts)
    return view


def question(ask: Question, texts: Texts) -> dict[str, Any]:
    plain: dict[str, Any] = builtins(ask, texts)
    kinds = {Ask: "ask", Amount: "amount", Name: "name"}
    plain["kind"] = kinds.get(type(ask), "shot")
    return plain


def outcome(outcome: Outcome | None, texts: Texts) -> dict[str, Any] | None:
    return builtins(outcome, texts) if outcome else None
