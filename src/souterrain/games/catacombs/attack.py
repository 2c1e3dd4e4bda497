"""The kinds of attack: punch, missile, fireball; sequences and chains of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, TypeGuard

from msgspec.structs import replace

from souterrain.core.ask import Flick, Launch, Shot
from souterrain.core.events import Event, tell
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .abilities import after_own_punch, retaliators
from .catalogue import Attack, size_of
from .damage import Strike, Struck, apply_touches, misses, monsters_die, remove_dead, unhurt
from .ending import check_all_out
from .equipment import declare
from .events.actions import HeldBack, Softened
from .events.flicks import (
    RETALIATES_DYING,
    AllCameBack,
    AllyGone,
    CameBack,
    Damaged,
    DecoyGone,
    HeroDied,
    Retaliated,
    ShieldLost,
    Slain,
    Slipped,
    TouchedNobody,
    Unharmed,
)
from .flight import Flight, fly, record, table
from .incapacity import stun, turn_to_stone
from .physics import Body, launch
from .placing import any_spot, covering, near_of, spot
from .words import piece_emblem, piece_say
from .world import Piece, World

RULES = {
    "punch": "catacombs.attack.punch-flicked-by-fingers",
    "move": "catacombs.attack.punch-is-move-or-melee",
    "missile": "catacombs.attack.missile-placed-within-25-mm",
    "fireball": "catacombs.attack.fireball-like-missile",
}

Told: TypeAlias = (
    Slipped | TouchedNobody | Damaged | Slain | Unharmed | HeroDied | AllyGone | DecoyGone | Softened | Retaliated
)  # fmt: skip
"""Lines that may tell of a flick."""


def is_own_disc(attack: Attack) -> bool:
    """A punch or a move flicks the character's own disc; the others a missile or a fireball."""
    return attack.kind in ("punch", "move")


def can_shoot(world: World, origin: Piece, kind: str) -> bool:
    """Without a legal spot for the missile there is no shot."""
    return any_spot(*near_of(world, origin, kind))


def flick(
    world: World,
    strike: Strike,
    origin: Piece | None = None,
    start: tuple[float, float] | None = None,
    chained: bool = False,
    count: tuple[int, int] = (1, 1),
) -> Rules[tuple[Flight, Struck] | None]:
    """One flick and all that follows from it; None if the player leaves it out (a flick without power).

    A missile is put down near `origin`, or flicked on from `start` where a chain goes on; a `chained` one stays. It is
    the first of `count`, of so many in one action.
    """
    by, kind = strike.by, strike.attack.kind
    own = is_own_disc(strike.attack)
    size = size_of(by.kind if own else kind)
    if own:
        at = Launch(by.id, by.x, by.y)
    elif start is not None:
        at = Launch(kind, *start, label=piece_say(kind), emblem=piece_emblem(kind), size=size.radius, by=by.id)
    else:
        region, around = near_of(world, origin or by, kind)
        if not any_spot(region, around):
            return None
        at = covering(kind, region, by.id)
    n, of = count
    modifier, on = strike.attack.modifier or "plain", not own and start is not None
    text = Say(f"ask-flick-{kind}", piece=piece_say(by.id), modifier=modifier, n=n, of=of, on=on)
    at = replace(at, unhurt=unhurt(world, strike))
    answer: Flick = yield Shot(world.seat_of(by), text, RULES[kind], (at,), size.top_speed)
    vx, vy = launch(answer.angle, answer.speed)
    if vx == 0.0 and vy == 0.0:
        return None
    if own:
        board = table(world)
    else:
        place = start or spot(answer.x, answer.y, region, around)
        assert place is not None
        board = table(world, (kind, Body(*place, size.radius, size.mass)))
    flight = fly(board, at.disc, vx, vy, spent=not own and not chained)
    world.motion = record(world, board, flight)
    struck = yield from after_flick(world, strike, flight)
    return flight, struck


def after_flick(world: World, strike: Strike, flight: Flight) -> Rules[Struck]:
    """When all discs rest: put back those that left; damage and burns in order; the dead go; flips; retaliations;
    incapacity; and whether anybody can still act.

    Rule: catacombs.incapacity.other-effects-first."""
    by, kind, since = strike.by.id, strike.attack.kind, len(world.told)
    missed = misses(world, strike, flight.touches)
    alone = kind == "punch" and strike.heroic and not world.monsters()
    if kind == "move" or (missed and alone):
        tell(world, Slipped(by, by in flight.returned, rule=RULES["move"], later=strike.later))
    elif missed:
        tell(world, TouchedNobody(by, kind, by in flight.returned))
    lost = settle(world, flight)
    struck = yield from apply_touches(world, strike, flight.touches)
    if world.winner:
        return struck
    answering = retaliators(world, strike, struck)
    remove_dead(world, strike, struck, [piece.id for piece in answering])
    for monster in answering:
        if monster.health <= 0:
            tell(world, Retaliated(monster.id, by, RETALIATES_DYING))
    tell_back(world, [id for id in flight.returned if id != by or not (missed or kind == "move")], since)
    if lost:
        tell(world, ShieldLost())
    after_own_punch(world, strike, struck)
    for monster in answering:
        yield from retaliate(world, strike, monster)
        if world.winner:
            return struck
    for id in struck.stunned:
        if id in world.pieces:
            if strike.stone_damage:
                turn_to_stone(world, world.pieces[id])
            else:
                stun(world, world.pieces[id])
    check_all_out(world)
    return struck


def settle(world: World, flight: Flight) -> bool:
    """Everything lies where it stopped, or at the edge where it left; tells whether what does not come back is lost.

    Rules: catacombs.attack.no-stacking, catacombs.attack.missile-returns-to-owner,
    catacombs.ability.fire-wall-offboard-returns."""
    for id, (x, y) in flight.places.items():
        if id in world.pieces:
            piece = world.pieces[id]
            piece.x, piece.y = x, y
    lost = [id for id in flight.lost if id in world.pieces]
    for id in lost:
        del world.pieces[id]
    return bool(lost)


def tell_back(world: World, returned: list[str], since: int) -> None:
    """Those who left the board and are put back at its edge are told with the hit or miss that did it: whoever was hit
    with that hit, the others with the last; and by themselves where no line tells of either. The dead are not. Lines
    after the first tell that it was the same flick."""
    back = [id for id in returned if id in world.pieces]
    lines = [(n, line) for n, (line, _) in enumerate(world.told) if n >= since and _tells(line)]
    for n, line in lines:
        last = n == lines[-1][0]
        gone = tuple(id for id in back if last or (id == _struck(line)))
        world.told[n] = replace(line, all=gone, same=n > lines[0][0]), world.told[n][1]
        back = [id for id in back if id not in gone]
    if len(back) == 1:
        tell(world, CameBack(back[0]))
    elif back:
        tell(world, AllCameBack(tuple(back)))


def _tells(line: Event) -> TypeGuard[Told]:
    """Whether a line tells of a flick itself, and not only of what follows from it."""
    if isinstance(line, Retaliated):
        return line.mortal
    return isinstance(line, Told) and (isinstance(line, Slipped) or bool(line.by))


def _struck(line: Told) -> str:
    """Whom a line tells to have been hit and to live, for now."""
    if isinstance(line, Softened | Retaliated):
        return line.who
    return line.target if isinstance(line, Damaged | Unharmed) else ""


def retaliate(world: World, strike: Strike, monster: Piece) -> Rules[None]:
    """A monster that was punched may answer with a plain punch, dead or alive, but not at the one who struck it."""
    provoker = strike.by
    spared = frozenset((provoker.id,))
    answer = Strike(monster, Attack("punch"), spared, "catacombs.ability.retaliation-not-at-attacker")
    if monster.health > 0:
        tell(world, Retaliated(monster.id, provoker.id))
    if (yield from flick(world, answer)) is None:
        tell(world, HeldBack(monster.id))
    if monster.health <= 0 and monster.id in world.pieces and not world.winner:
        monsters_die(world, provoker, [monster], late=True)


# Several flicks in one action


def sequence(
    world: World, by: Piece, attacks: Sequence[Attack], origin: Piece | None = None, stone_damage: int = 0
) -> Rules[list[Struck]]:
    """A series of flicks in one action, each missile put down anew; all after the first may be left out.

    Rules: catacombs.attack.sequence-arrow-means-same-action, catacombs.attack.sequence-pieces."""
    done: list[Struck] = []
    for n, attack in enumerate(attacks, 1):
        if not goes_on(world, by, n):
            break
        strike = Strike(by, attack, stone_damage=stone_damage, later=bool(done))
        strike = yield from with_equipment(world, strike)
        result = yield from flick(world, strike, origin, count=(n, len(attacks)))
        if result is not None:
            done.append(result[1])
    if not done and goes_on(world, by, 1):
        tell(world, HeldBack(by.id, RULES[attacks[0].kind]))
    return done


def chain(world: World, by: Piece, attacks: Sequence[Attack], origin: Piece | None = None) -> Rules[list[Struck]]:
    """A chain: each flick begins where the last one stopped, and nobody takes anything from two in a row.

    Rules: catacombs.attack.chain-number-of-flicks, catacombs.attack.chain-starts-where-last-ended."""
    done: list[Struck] = []
    start: tuple[float, float] | None = None
    last: frozenset[str] = frozenset()
    for n, attack in enumerate(attacks, 1):
        if not goes_on(world, by, n):
            break
        strike = Strike(by, attack, last, "catacombs.attack.chain-never-same-target-twice-running")
        strike = yield from with_equipment(world, strike)
        result = yield from flick(world, strike, origin, start, chained=True, count=(n, len(attacks)))
        if result is None:
            if n == 1:
                tell(world, HeldBack(by.id, RULES[attack.kind]))
            break
        flight, struck = result
        done.append(struck)
        last = frozenset(struck.met)
        start = flight.places.get(flight.flicked)
    return done


def goes_on(world: World, by: Piece, n: int) -> bool:
    """Whether a series has flick number n: whoever began it is able, and after the first there is somebody to hit."""
    return not world.winner and able(world, by) and (n == 1 or by.enemy or bool(world.monsters()))


def able(world: World, by: Piece) -> bool:
    """Whether one who began a series can go on with it: still on the board, no fire wall, not stunned."""
    return by.id in world.pieces and not by.wall and not by.stunned


def with_equipment(world: World, strike: Strike) -> Rules[Strike]:
    """What a hero may declare before this flick: a blade that kills, an arrowhead that bites deeper."""
    if strike.attack.kind == "punch" and (yield from declare(world, strike.by, "kill-first")):
        return strike._replace(kills_first=True)
    if strike.attack.kind == "missile" and (yield from declare(world, strike.by, "critical-missile")):
        return strike._replace(attack=Attack("missile", "critical"))
    return strike
