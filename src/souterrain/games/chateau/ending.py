"""The end: back in the village with what was found, or not at all."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.outcome import Outcome
from souterrain.core.say import Say

from .catalogue import BOOK
from .events.ending import CameHome, NeverReturned, NeverSawCastle
from .treasures import worth
from .world import Character, Chateau, active

_RULE = "chateau.end.return"


def at_home(who: Character) -> bool:
    return active(who) and BOOK.points[who.at].area == "village"


def came_home(who: Character) -> bool:
    """Only who has been in the castle comes home from it."""
    return at_home(who) and not who.untried


def score(who: Character) -> int:
    """What a character brings home: himself, if he has been in the castle, his armour and the worth of all he carries;
    nothing if he is not there."""
    if not at_home(who):
        return 0
    himself = BOOK.numbers.home_alive if came_home(who) else 0
    return himself + BOOK.numbers.armour_value * who.armour + sum(worth(item) for item in who.items)


def reckon(world: Chateau) -> None:
    """Tell what everybody brought home."""
    for who in world.characters.values():
        if came_home(who):
            tell(world, CameHome(who.name, score(who)))
        elif at_home(who):
            tell(world, NeverSawCastle(who.name, score(who)))
        else:
            tell(world, NeverReturned(who.name))


def ends(world: Chateau, party: list[str], end: str) -> bool:
    """Whether the game is over when these come to a point: with them everybody is home from the castle."""
    others = [who for who in world.characters.values() if active(who) and who.id not in party]
    return world.entered and BOOK.points[end].area == "village" and all(map(at_home, others))


def outcome(world: Chateau) -> Outcome | None:
    """Over when nobody is left, or when everybody left is home and the castle has been entered.

    Rule: chateau.setup.goal."""
    standing = [who for who in world.characters.values() if active(who)]
    if not standing:
        return Outcome((), Say("outcome-lost"), _RULE, dict.fromkeys(world.seats, 0))
    if not world.entered or not all(map(at_home, standing)):
        return None
    scores = dict.fromkeys(world.seats, 0)
    for who in standing:
        scores[who.seat] += score(who)
    best = max(scores.values())
    winners = tuple(seat for seat, points in scores.items() if points == best and best)
    home = sum(map(came_home, standing))
    return Outcome(winners, Say("outcome-home", count=home, score=sum(scores.values())), _RULE, scores)
