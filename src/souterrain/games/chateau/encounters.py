"""Parcours vers le château: what a point has in store, and all that follows from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules

from .blows import monsters
from .catalogue import BOOK
from .combat import Victory, battle
from .events.castle import RoomStirs, TrapWorked
from .events.encounters import MonsterAppeared, PutBack, Quiet, Redrawn, TreasureSeen
from .healing import gather_round
from .traps import armed, spring
from .treasures import share
from .world import Chateau, in_castle, leader, remaining

News = Callable[[bool], None]
"""Tells what a party is at, once it is known whether all stays quiet: a walk in which nothing happens is one line."""


def arrive(world: Chateau, party: list[str], news: News | None = None) -> Rules[bool]:
    """What happens on a point just reached; tells whether counters were drawn, which ends a move.

    Rule: chateau.event.round-point."""
    point = BOOK.points[world.characters[party[0]].at]
    news = news or partial(_still, world, party)
    if point.shape != "round" and not point.room:
        return (yield from look(world, party, point.shape, news))
    news(False)
    if point.shape == "round":
        return False
    if BOOK.rooms[point.room].magic:
        return (yield from magic_room(world, party))
    return (yield from stop_in_room(world, party))


def look(world: Chateau, party: list[str], column: str, news: News) -> Rules[bool]:
    """One die for the whole party in a column of the table of events; the news of what brought it here says whether
    nothing comes of it.

    Rules: chateau.event.one-roll-per-party, chateau.event.triangle, chateau.event.square."""
    seat = leader(world, party)
    face: int = yield Roll("d6", f"chateau.event.{column}", seat)
    row = BOOK.columns[column][face]
    news(not row.draw)
    if not row.draw:
        return False
    drawn: list[str] = []
    wanted = row.monsters
    for left in range(row.draw, 0, -1):
        if wanted < left:
            counter = yield from world.bowl.draw("chateau.counter.bowl", seat)
        else:
            rule = "chateau.event.triangle" if row.draw == 1 else "chateau.event.triangle-six-redraw"
            counter, back = yield from world.bowl.draw_until(BOOK.monsters.__contains__, rule, seat)
            if back:
                tell(world, Redrawn(len(back), rule))
        wanted -= counter in BOOK.monsters
        drawn.append(counter)
    yield from meet(world, party, drawn)
    return True


def _still(world: Chateau, party: list[str], quiet: bool) -> None:
    """Of those who are here already, nothing is said unless something comes."""
    if quiet:
        tell(world, Quiet(world.characters[party[0]].at))


def stop_in_room(world: Chateau, party: list[str]) -> Rules[bool]:
    """Stopping in a room of the castle: a column of the table of events, or the trap."""
    room = BOOK.points[world.characters[party[0]].at].room
    face: int = yield Roll("d6", "chateau.castle.room-roll", leader(world, party))
    then = BOOK.stops[face].then
    if then != "trap":
        return (yield from look(world, party, then, lambda quiet: tell(world, RoomStirs(room, then, quiet))))
    if armed(world, room):
        world.spent.append(room)
        tell(world, TrapWorked(room))
        yield from spring(world, world.characters[party[0]], party)
    else:
        tell(world, RoomStirs(room, then, True, "chateau.trap.once"))
    return False


def magic_room(world: Chateau, party: list[str]) -> Rules[bool]:
    """Counters are drawn until one treasure and one monster with a star are out; the others go back."""
    seat = leader(world, party)
    drawn: list[str] = []

    def needed(counter: str) -> bool:
        if counter in BOOK.treasures:
            return not any(other in BOOK.treasures for other in drawn)
        return BOOK.monsters[counter].star and not any(other in BOOK.monsters for other in drawn)

    vain = 0
    while len(drawn) < 2:
        counter, back = yield from world.bowl.draw_until(needed, "chateau.magicroom.draw", seat)
        vain += len(back)
        drawn.append(counter)
    if vain:
        tell(world, Redrawn(vain, "chateau.magicroom.draw"))
    yield from meet(world, party, drawn)
    return True


def meet(world: Chateau, party: list[str], drawn: list[str]) -> Rules[None]:
    """Monsters are fought or fled from, then wounds are healed, then treasures shared.

    Rules: chateau.event.inside-all-kept, chateau.treasure.gems-castle-only."""
    inside = in_castle(world.characters[party[0]].at)
    treasures = []
    kinds = [counter for counter in drawn if counter in BOOK.monsters]
    unseen = Counter(kinds)
    for counter in drawn:
        if counter in BOOK.monsters:
            if unseen:
                (first, *others), (count, *each) = unseen, unseen.values()
                tell(world, MonsterAppeared(first, count, tuple(others), tuple(each)))
                unseen.clear()
        elif inside or BOOK.treasures[counter].outside:
            treasures.append(counter)
            tell(world, TreasureSeen(counter))
        else:
            world.bowl.put(counter)
            tell(world, PutBack(counter))
    if kinds:
        won = yield from battle(world, party, monsters(kinds), treasures)
    else:
        won = yield from share(world, party, treasures)
    yield from aftermath(world, won)


def aftermath(world: Chateau, won: list[Victory]) -> Rules[None]:
    """After each victory: healing, then sharing; who was caught in flight rolls for the point he ran to."""
    while won:
        victory = won.pop(0)
        yield from gather_round(world, victory.party)
        at = world.characters[victory.party[0]].at
        won += yield from share(world, victory.party, victory.treasures)
        party = remaining(world, victory.party, at)
        if victory.caught and party:
            yield from arrive(world, party)
