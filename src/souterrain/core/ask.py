"""Questions that a rule may put to a seat."""

from __future__ import annotations

import math
import unicodedata
from operator import attrgetter
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import force_setattr

from .emblems import Emblem
from .errors import Refused
from .say import Say

Seat: TypeAlias = str


class Option(Struct, frozen=True, gc=False, omit_defaults=True):
    """One answer to an `Ask`: what would be done (`verb`), and the ids that it would be done to (`on`). `at` is the
    place or piece on the board that stands for it, `via` the way there, `covers` the squares that it takes up; `note`
    tells its odds or its price, `price` the bare number, which is written on its square; `rule` its own rule where the
    question's does not fit. Options of one `group` are shown together under its name; `emblem` is drawn beside the
    text. One that begins with a flick of the disc `at` tells its top speed in `flick`: that disc may be pulled at once.
    What is `final` ends more than a turn or leads into a known danger, and clients ask once more before they take
    it for an answer.

    Its `key`, by which answers and the journal name it, is made here and taken apart nowhere."""

    verb: str
    text: Say
    at: str = ""
    note: Say | None = None
    rule: str = ""
    via: tuple[str, ...] = ()
    covers: tuple[str, ...] = ()
    group: Say | None = None
    emblem: Emblem = ""
    on: tuple[str, ...] = ()
    final: bool = False
    price: int = 0
    flick: float = 0.0
    key: str = ""

    def __post_init__(self) -> None:
        force_setattr(self, "key", ":".join((self.verb, *self.on)) if self.on else self.verb)


BREAK_OFF = Option("break-off", Say("option-break-off"), note=Say("option-break-off-note"), final=True)
"""What is offered beside all else where a game goes in circles: to end it there."""


_key = attrgetter("key")


class Ask(Struct, frozen=True, gc=False, tag_field="kind", tag="ask"):
    """A decision among finitely many options; the answer is the key of one of them."""

    seat: Seat
    text: Say
    options: tuple[Option, ...]
    rule: str

    def check(self, answer: object) -> None:
        if answer not in map(_key, self.options):
            raise Refused("refused-not-an-option", rule=self.rule, answer=str(answer)[:80])


class Amount(Struct, frozen=True, gc=False, tag_field="kind", tag="amount"):
    """A whole number from `low` to `high` in steps of `step`."""

    seat: Seat
    text: Say
    rule: str
    low: int
    high: int
    step: int = 1

    def check(self, answer: object) -> None:
        if type(answer) is not int or not self.low <= answer <= self.high or (answer - self.low) % self.step:
            raise Refused("refused-amount", rule=self.rule, low=self.low, high=self.high, step=self.step)


class Name(Struct, frozen=True, gc=False, tag_field="kind", tag="name"):
    """A short text, such as a hero's name."""

    seat: Seat
    text: Say
    rule: str
    suggestion: str = ""
    longest: int = 40

    def check(self, answer: object) -> None:
        if not isinstance(answer, str) or not is_name(answer, self.longest):
            raise Refused("refused-name", rule=self.rule, longest=self.longest)


class Launch(Struct, frozen=True, gc=False):
    """A disc that may be flicked: it lies at x, y, or may first be put down within `radius` of there. `label`, `emblem`
    and `size`, its own radius, are of a disc that is not on the board yet, and so is `by`, the disc that shoots it.
    Those `unhurt` take nothing from it, whether it meets them or not."""

    disc: str
    x: float
    y: float
    radius: float = 0.0
    label: Say | None = None
    emblem: Emblem = ""
    size: float = 0.0
    by: str = ""
    unhurt: tuple[str, ...] = ()


class Flick(Struct, frozen=True, gc=False):
    """The answer to a `Shot`: which disc, from where, in which direction (radians), how fast (mm/s).
    A flick at speed 0 only puts the disc down."""

    disc: str
    x: float
    y: float
    angle: float
    speed: float


class Shot(Struct, frozen=True, gc=False, tag_field="kind", tag="shot"):
    """A disc to be flicked, or with `top_speed` 0 to be put down. Where it may lie is for the rules to judge:
    they ask again, saying why, when a place is not allowed."""

    seat: Seat
    text: Say
    rule: str
    discs: tuple[Launch, ...]
    top_speed: float

    def check(self, answer: object) -> None:
        if not isinstance(answer, Flick):
            raise Refused("refused-shot", rule=self.rule)
        launch = next((launch for launch in self.discs if launch.disc == answer.disc), None)
        numbers = (answer.x, answer.y, answer.angle, answer.speed)
        if launch is None or not all(math.isfinite(number) for number in numbers):
            raise Refused("refused-shot", rule=self.rule)
        if not 0 <= answer.speed <= self.top_speed:
            raise Refused("refused-shot-speed", rule=self.rule, top=self.top_speed)
        if math.hypot(answer.x - launch.x, answer.y - launch.y) > launch.radius + 1e-6:
            raise Refused("refused-shot-place", rule=self.rule)


Question: TypeAlias = Ask | Amount | Name | Shot
Answer: TypeAlias = str | int | Flick


def ends_here(asked: object, answer: object) -> bool:
    """Whether a question is answered by ending the game; no rule of a game offers that itself."""
    return answer == BREAK_OFF.key and isinstance(asked, Ask)


_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that count as printable and show nothing."""
_MOST_MARKS = 4
"""How many accents may stand on one letter: more climb over the lines above and below."""


def is_name(text: str, longest: int = 40) -> bool:
    """Whether a text may stand as a name: printable and to be seen, not too long, and no taller than a line."""
    if not text.strip() or len(text) > longest or not text.isprintable() or not _UNSEEN.isdisjoint(text):
        return False
    marks = "".join("m" if unicodedata.category(letter).startswith("M") else " " for letter in text)
    return not marks.startswith("m") and "m" * (_MOST_MARKS + 1) not in marks
