"""A table top with discs, told from the disc that is to be flicked."""

from __future__ import annotations

import math
from collections.abc import Iterator

from souterrain.core.aim import EDGE, ENDLESS, OBSTACLE, course
from souterrain.core.ask import Flick, Shot
from souterrain.core.view import Disc, Discs

from ..glyphs import glyphs
from ..words import Words
from .fact import Fact


def discs(board: Discs, ask: Shot | None, words: Words) -> Iterator[Fact]:
    """Each disc with its sign, how far it is, the heading to aim at it, and what lies in the way; foes first."""
    signs = glyphs((disc.id, words.say(disc.label), disc.side) for disc in board.discs)
    own = next((disc for disc in board.discs if disc.active), None)
    x, y = (ask.discs[0].x, ask.discs[0].y) if ask else (own.x, own.y) if own else (0.0, board.height / 2)
    moving = ask.discs[0].disc if ask else own.id if own else ""
    radius = next((disc.radius for disc in board.discs if disc.id == moving), 0.0)
    label = own.label if own and not ask else ask.discs[0].label if ask and not ask.top_speed else None
    if label and board.discs:
        yield Fact("from", moving, words("terminal-seen-from", who=words.say(label)))
    for disc in sorted(board.discs, key=lambda disc: (disc.side != "foe", _far(x, y, disc))):
        far = _far(x, y, disc)
        if disc.id == moving or far < 1:
            continue
        shot = Flick(moving, x, y, math.atan2(disc.y - y, disc.x - x), ENDLESS)
        met = course(board, moving, radius, shot).met
        name = f"{signs[disc.id]} = {words.say(disc.label)}"
        if disc.badges:
            name += f" ({', '.join(words.say(badge.text) for badge in disc.badges)})"
        heading = round(math.degrees(shot.angle) + 90) % 360
        way = _way(met, disc, words, signs)
        text = words("terminal-disc", disc=name, far=round(far), heading=heading, way=way)
        yield Fact(f"disc {disc.id}", f"{disc.x:.0f} {disc.y:.0f} {name}", text)


def _far(x: float, y: float, disc: Disc) -> float:
    return math.hypot(disc.x - x, disc.y - y)


def _way(met: str, target: Disc, words: Words, signs: dict[str, str]) -> str:
    """What is met first on the straight way to a disc."""
    if met in (target.id, EDGE, ""):
        return words("terminal-way-free")
    return words("terminal-in-the-way", what=words("terminal-pillar") if met == OBSTACLE else signs.get(met, met))
