"""A flick as a player types it: "45 80", "@orc", "archer: @orc 60", "12 -5 90 50"."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from souterrain.core.aim import MOST, aims, shaken
from souterrain.core.ask import Flick, Launch, Shot
from souterrain.core.errors import Refused
from souterrain.core.view import Discs

Stray = Callable[[], float]
"""How far a hand strays from what it means, in standard deviations."""


def as_meant() -> float:
    return 0.0


def astray() -> float:
    """As chance will have it, within what a steady hand does."""
    while abs(far := random.gauss(0.0, 1.0)) > MOST:
        pass
    return far


def read_shot(typed: str, ask: Shot, board: Discs, signs: dict[str, str], stray: Stray = as_meant) -> Flick:
    """The flick that a line stands for.

    `[DISC:] [RIGHT DOWN] HEADING POWER`. The heading is a compass bearing in degrees (0 up the board, 90 to the
    right), or @DISC to aim at the middle of another disc; the power is a percentage. @DISC alone is the likeliest shot
    at that disc, a mere @ the likeliest of all that hurt somebody. Whoever aims at a disc by name does it with a steady
    hand, which strays a little. RIGHT and DOWN, in millimetres, put the disc down beside where it lies. A lone 0 flicks
    nothing, or leaves the disc where it is. A disc is named by its sign on the board or its id."""
    launch, rest = _launch(typed, ask, signs)
    words = rest.split()
    x, y = launch.x, launch.y
    try:
        if words == ["0"]:
            return Flick(launch.disc, x, y, 0.0, 0.0)
        if ask.top_speed == 0:
            right, down = words or ("0", "0")
            return Flick(launch.disc, x + float(right), y + float(down), 0.0, 0.0)
        if len(words) == 1 and words[0].startswith("@"):
            return shaken(board, ask, _likeliest(words[0], launch, board, signs, ask), stray(), stray())
        if len(words) == 4:
            x, y = x + float(words[0]), y + float(words[1])
            words = words[2:]
        heading, power = words
        speed = ask.top_speed * float(power.rstrip("%")) / 100
        flick = Flick(launch.disc, x, y, _angle(heading, x, y, board, signs, ask), speed)
        return shaken(board, ask, flick, stray(), stray()) if heading.startswith("@") else flick
    except ValueError:
        raise _refusal(ask) from None


def _launch(typed: str, ask: Shot, signs: dict[str, str]) -> tuple[Launch, str]:
    """The disc that is meant: the one named before a colon, else the first offered."""
    name, colon, rest = typed.partition(":")
    if not colon:
        return ask.discs[0], typed
    for launch in ask.discs:
        if name.strip() in (launch.disc, signs.get(launch.disc)):
            return launch, rest
    raise _refusal(ask)


def _likeliest(word: str, launch: Launch, board: Discs, signs: dict[str, str], ask: Shot) -> Flick:
    for aim in aims(board, ask, launch.disc):
        if word[1:] in (aim.target, signs.get(aim.target)) or (word == "@" and aim.target not in launch.unhurt):
            return aim.flick
    raise _refusal(ask)


def _angle(word: str, x: float, y: float, board: Discs, signs: dict[str, str], ask: Shot) -> float:
    """Radians as the rules count them, from a bearing or a target."""
    if not word.startswith("@"):
        return math.radians(float(word.rstrip("°")) - 90)
    for disc in board.discs:
        if word[1:] in (disc.id, signs.get(disc.id)):
            return math.atan2(disc.y - y, disc.x - x)
    raise _refusal(ask)


def _refusal(ask: Shot) -> Refused:
    return Refused("terminal-shot-refused" if ask.top_speed else "terminal-place-refused", rule=ask.rule)
