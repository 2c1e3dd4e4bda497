"""The exploration turn: the Heroes' phase, the Exploration phase, the game master's phase."""

from __future__ import annotations

from msgspec import Struct

from souterrain.core.ask import Option, Seat
from souterrain.core.events import tell
from souterrain.core.menu import which
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say

from .. import endings, hazards
from ..catalogue import BOOK
from ..combat import surprise
from ..combat.solo import any_of
from ..dungeon import growth
from ..dungeon.ground import ground
from ..dungeon.levels import change_level
from ..events.expedition import QuietTurn, SoloEventRolled
from ..figures import Figure, effect, heroes, is_bewitched, out, party, spend_phase
from ..leader import keep_a_leader
from ..master import counters, schemes
from ..traps import bewitched, fireball, noticing
from ..world import World
from . import explorer, search, wardrobe
from .sightings import groups_in_sight


class Phase(Struct):
    """What a Heroes' phase leaves to be done: doors opened for the first time, and whether it was broken off."""

    doors: list[str] = []
    stopped: bool = False


def turn(world: World) -> Rules[None]:
    """One exploration turn. It ends at once when monsters come into sight, or when nobody is left who could act.

    Rules: ahq.turns.exploration.three-phases, ahq.turns.exploration.no-monsters-in-sight,
    ahq.turns.exploration.stops-when-monsters-appear, ahq.dungeon.stairs.expedition-ends."""
    yield from keep_a_leader(world)
    wardrobe.empty_hands(world)
    phase = Phase()
    yield from heroes_phase(world, phase)
    if world.mode == "exploration":
        yield from change_level(world)
    if world.combat is not None:
        world.combat.fresh_doors += phase.doors
    elif heroes(world) and endings.goes_on(world):
        found = yield from exploration_phase(world, phase)
        if not found:
            search.notice_dead_end(world)
            yield from masters_phase(world)
    yield from hazards.turn_ends(world)


def heroes_phase(world: World, phase: Phase) -> Rules[None]:
    """Every player in turn moves all his figures."""
    seats = list(dict.fromkeys(figure.seat for figure in _movers(world)))
    leader = world.seat_of(world.leader)
    seats.sort(key=lambda seat: seat != leader)
    while seats and not phase.stopped:
        seat = yield from _next_player(world, leader, seats)
        seats.remove(seat)
        yield from _player_moves(world, seat, phase)


def exploration_phase(world: World, phase: Phase) -> Rules[bool]:
    """Lay what has come into view. Returns whether monsters were found.

    Rules: ahq.dungeon.generate.when, ahq.turns.exploration.exploration-phase, ahq.dungeon.door.generation-timing,
    ahq.gm.duties.exploration-phase."""
    groups: list[str] = []
    for door in phase.doors:
        groups += yield from growth.behind(world, door)
    here = ground(world)
    for section in dict.fromkeys(here.section[f.at] for f in party(world) if f.kind == "hero" and not out(f)):
        if world.here.sections[section].exits:
            groups += yield from growth.exits(world, world.here.sections[section])
    for group in groups:
        yield from surprise.meet(world, group)
    if groups:
        return True
    return (yield from schemes.wandering(world))


def masters_phase(world: World) -> Rules[None]:
    """On a 1 or a 12 the game master draws a counter; solo play has a table instead."""
    yield from fireball.roam(world)
    yield from bewitched.wander(world)
    if not heroes(world):
        return
    if world.solo:
        yield from _solo_event(world)
        return
    die: int = yield Roll("d12", "ahq.turns.exploration.gm-phase-roll", world.master)
    if die in (1, 12):
        yield from counters.draw(world, "ahq.gm.counter.draw-gm-phase")
    else:
        tell(world, QuietTurn())


def _solo_event(world: World) -> Rules[None]:
    die: int = yield Roll("d12", "ahq.solo.gm-phase.roll", world.master)
    event = BOOK.solo_events[die].event
    if event == "nothing":
        tell(world, QuietTurn("ahq.solo.gm-phase.roll"))
        return
    tell(world, SoloEventRolled(event))
    if event == "wandering":
        yield from surprise.wanderers(world, "ahq.solo.gm-phase.wandering-monsters")
        return
    rule = "ahq.solo.gm-phase.trap"
    victim = yield from any_of(party(world), lambda figure: figure.id, rule)
    yield from noticing.solo(world, victim)


def _movers(world: World) -> list[Figure]:
    """Figures that their players can move: not those knocked out or bewitched.

    Rule: ahq.explore.order.only-controller-moves."""
    return [figure for figure in party(world) if not out(figure) and not is_bewitched(figure, world.turn)]


def _next_player(world: World, leader: Seat, seats: list[Seat]) -> Rules[Seat]:
    """The Leader settles who goes next; unless he minds, it goes round the table from him."""
    if len(seats) == 1 or "order" in world.mute.get(leader, ()):
        return seats[0]
    offers = [
        (_USUAL, seats[0]),
        *((Option("who", Say("option-player", player=Say(f"seat-{seat}")), on=(seat,)), seat) for seat in seats),
        (_NEVER, ""),
    ]
    seat = yield from which(leader, Say("ask-order"), offers, "ahq.setup.leader.settles-order")
    if not seat:
        world.mute.setdefault(leader, []).append("order")
    return seat or seats[0]


_USUAL = Option("usual", Say("option-usual-order"))
_NEVER = Option("never", Say("option-never-order"))


def _player_moves(world: World, seat: Seat, phase: Phase) -> Rules[None]:
    """A player moves all his figures before the next player moves any.

    Rule: ahq.explore.order.one-player-at-a-time."""
    waiting = [figure.id for figure in _movers(world) if figure.seat == seat]
    guide = ""
    while waiting and not phase.stopped:
        figure = world.figures.get(waiting[0])
        if figure is None or out(figure) or effect(figure, "busy"):
            waiting.pop(0)
            continue
        left = yield from explorer.act(world, figure, waiting, phase.doors, guide)
        guide = guide if figure.id in left else figure.id
        for id in waiting:
            if id not in left and id in world.figures:
                spend_phase(world, world.figures[id])
        waiting = [id for id in left if id in world.figures]
        if world.mode == "exploration":
            yield from keep_a_leader(world)
        seen = groups_in_sight(world) if world.mode == "exploration" else []
        for group in seen:
            yield from surprise.meet(world, group.id)
        phase.stopped = world.mode == "combat"
