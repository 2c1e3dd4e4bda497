"""What a client may say on the WebSocket, checked before anything is done about it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from souterrain.core.ask import Amount, Answer, Flick, Question, Shot
from souterrain.core.errors import Refused, SouterrainError


class Hello(Struct, forbid_unknown_fields=True):
    table: str
    token: str
    lang: str = "fr"
    story: int = 0
    """How many lines of the story this client has already, if the table's mark is still `mark`."""
    mark: str = ""
    luck: str = ""
    """The hash of a piece of luck that this client will show when it is asked to."""


class Luck(Struct, forbid_unknown_fields=True):
    """A piece of luck as it was promised, and the hash of the next."""

    share: str
    next: str = ""


class Holder(Struct, forbid_unknown_fields=True):
    seat: str
    by: str


class Message(Struct, forbid_unknown_fields=True):
    """Exactly one of these is said at a time; `n` and `seat` go with an answer, `seats` with a fork."""

    hello: Hello | UnsetType = UNSET
    answer: Any | UnsetType = UNSET
    undo: int | UnsetType = UNSET
    decline: int | UnsetType = UNSET
    look: int | UnsetType | None = UNSET
    fork: int | UnsetType = UNSET
    lang: str | UnsetType = UNSET
    holder: Holder | UnsetType = UNSET
    invite: str | UnsetType = UNSET
    pace: int | UnsetType = UNSET
    luck: Luck | UnsetType = UNSET
    n: int = -1
    seat: str = ""
    seats: dict[str, str] = {}


_decoder = msgspec.json.Decoder(Message)


def read(raw: str | bytes) -> Message:
    """A message from what came over the wire."""
    try:
        return _decoder.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise SouterrainError("message-not-json", why=str(error)) from error


def answer_to(ask: Question, value: Any) -> Answer:
    """A client's value as an answer to a question; whether it is allowed is for the question to say."""
    if isinstance(ask, Shot):
        try:
            return msgspec.convert(value, Flick, strict=True)
        except msgspec.ValidationError as error:
            raise Refused("refused-shot", rule=ask.rule) from error
    if isinstance(ask, Amount):
        if type(value) is not int:
            raise Refused("refused-amount", rule=ask.rule, low=ask.low, high=ask.high, step=ask.step)
        return value
    if not isinstance(value, str):
        raise Refused("refused-not-an-option", rule=ask.rule, answer=str(value)[:80])
    return value
