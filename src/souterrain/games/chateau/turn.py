"""One game turn: every party acts once, those who are alone before the group."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Rules

from .camp import spoil_phials
from .encounters import aftermath, arrive
from .ending import outcome, reckon
from .events.movement import TurnBegan
from .events.treasures import PhialEmptied
from .evil import come_to_himself, fall_upon, quarry
from .movement import step
from .party import act
from .touch import wake
from .treasures import roll_waiting_jewels
from .world import Character, Chateau, able, active, marching


def play_turn(world: Chateau) -> Rules[None]:
    """Time passes, then each party moves, meets what it meets, heals and shares."""
    world.turn += 1
    world.clock += 1
    tell(world, TurnBegan(world.turn))
    wake(world)
    yield from time_passes(world)
    while party := next_party(world):
        first = world.characters[party[0]]
        if first.evil:
            yield from rage(world, first)
        else:
            yield from act(world, party)
    world.acting = []
    if outcome(world):
        reckon(world)


def time_passes(world: Chateau) -> Rules[None]:
    """Phials run dry, and jewels that had waited are rolled for again."""
    for who in spoil_phials(world):
        tell(world, PhialEmptied(who.name))
    for who in marching(world):
        if active(who):
            yield from roll_waiting_jewels(world, who)


def next_party(world: Chateau) -> list[str]:
    """The next party to act: an isolated character before the group, otherwise in marching order."""
    waiting: dict[str, list[str]] = {}
    for who in marching(world):
        if not active(who) or who.acted == world.turn:
            continue
        if who.evil:
            return [who.id]
        waiting.setdefault(who.at, []).append(who.id)
    return min(waiting.values(), key=lambda party: len(party) > 1, default=[])


def rage(world: Chateau, who: Character) -> Rules[None]:
    """An evil character's turn, which nobody decides: he makes for the nearest of the others and falls upon them."""
    who.acted = world.turn
    come_to_himself(world, who)
    if not who.evil or not able(world, who):
        return
    for end in quarry(world, who):
        step(world, [who.id], end)
        if (yield from arrive(world, [who.id])):
            break
    if able(world, who):
        won = yield from fall_upon(world, who)
        yield from aftermath(world, won)
