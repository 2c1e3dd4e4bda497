"""Spells that move figures, or keep them from moving."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import one_of, which
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, key, keys

from ..combat import moves, zones
from ..combat.sight import open_view, sight
from ..dungeon.ground import ground
from ..events.magic import AirStill, PutToFlight, SwiftWind
from ..figures import Effect, Figure, can_act, effect, monsters, out, party, squares
from ..offers import STAY, whither
from ..rows import Spell
from ..words import called, says
from ..world import World
from .common import ask_figure
from .wards import affects


def flight_targets(world: World, caster: Figure) -> list[Figure]:
    """Figures in sight that have not moved in this turn: all monsters, and companions still to act."""
    waiting = world.combat.waiting if world.combat is not None else []
    return [
        other
        for other in world.figures.values()
        if other is not caster
        and not out(other)
        and (other.kind == "monster" or other.id in waiting)
        and can_act(other)
        and sight(world, caster, other) != "none"
    ]


def flight_possible(world: World, caster: Figure, spell: Spell) -> bool:
    return bool(flight_targets(world, caster))


def flight_aim(world: World, caster: Figure, spell: Spell) -> Rules[Figure]:
    return (yield from ask_figure(world, caster, spell, flight_targets(world, caster)))


def flight(world: World, caster: Figure, spell: Spell, aim: Figure) -> Rules[None]:
    """The Wizard's player makes the figure run, which is its action for this turn."""
    if not (yield from affects(world, aim)):
        return
    tell(world, PutToFlight(called(aim)))
    yield from _driven(world, caster, aim, moves.combat_move(aim))
    if aim.id in world.figures and not zones.holds(world, aim):
        yield from moves.run(world, aim, partial(_driven, world, caster, aim, ran=True))
    if world.combat is not None and aim.id in world.combat.waiting:
        world.combat.waiting.remove(aim.id)
    elif aim.kind == "monster":
        aim.effects.append(Effect("spent", "turn", world.turn))


def _driven(world: World, caster: Figure, victim: Figure, limit: int, *, ran: bool = False) -> Rules[None]:
    found = moves.ways(world, victim, limit)
    ends = moves.ends(world, victim, found)
    if not ends:
        return
    offers: list[tuple[Option, Square | None]] = [*whither(ends), (STAY, None)]
    text = Say("ask-flight", figure=says(victim))
    goal = yield from which(caster.seat, text, offers, "ahq.magic.bright.flight")
    if goal is not None:
        yield from moves.walk(world, victim, moves.path(found, goal), ran=ran)


def swift_wind(world: World, caster: Figure, spell: Spell, aim: Figure) -> Rules[None]:
    """For one turn the Wizard and half a die's worth of others go fast."""
    die: int = yield Roll("d12", spell.rule, caster.seat)
    number = (die + 1) // 2
    tell(world, SwiftWind(number))
    caster.effects.append(Effect("swift-wind", "turn", world.turn))
    waiting = world.combat.waiting if world.combat is not None else None
    others = [
        each
        for each in party(world)
        if each is not caster and (effect(each, "busy") is None if waiting is None else each.id in waiting)
    ]
    while number and others:
        chosen = others[0] if number >= len(others) else (yield from ask_figure(world, caster, spell, others))
        others.remove(chosen)
        number -= 1
        if (yield from affects(world, chosen)):
            chosen.effects.append(Effect("swift-wind", "turn", world.turn))


def still_air_sections(world: World, caster: Figure) -> list[str]:
    """Sections with monsters into which the Wizard can see."""
    here = ground(world)
    held = {here.section[square] for other in monsters(world) for square in squares(other)}
    return [id for id in sorted(held) if any(open_view(world, caster, square) for square in here.squares[id])]


def still_air_possible(world: World, caster: Figure, spell: Spell) -> bool:
    return bool(still_air_sections(world, caster))


def still_air_aim(world: World, caster: Figure, spell: Spell) -> Rules[str]:
    offers = [(_section(world, n, id), id) for n, id in enumerate(still_air_sections(world, caster), 1)]
    return (yield from one_of(caster.seat, Say("ask-still-air"), offers, spell.rule))


def _section(world: World, n: int, id: str) -> Option:
    inside = ground(world).squares[id]
    return Option("where", Say("option-section", n=n), at=key(inside[0]), covers=keys(inside), on=(id,))


def still_air(world: World, caster: Figure, spell: Spell, aim: str) -> Rules[None]:
    """No monster in the section can attack or move in this turn, nor strike back."""
    here = ground(world)
    held = 0
    for other in monsters(world):
        if any(here.section[square] == aim for square in squares(other)) and (yield from affects(world, other)):
            other.effects.append(Effect("still-air", "turn", world.turn))
            held += 1
    tell(world, AirStill(held))
    yield from zones.settle(world)
