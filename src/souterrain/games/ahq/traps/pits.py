"""Pits: falling into one that a trap opened, climbing out of it, jumping over it."""

from __future__ import annotations

from souterrain.core.ask import Ask, Option
from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import SIDES, Square, beside

from ..catalogue import TrapRow
from ..combat.damage import hurt, passes
from ..dungeon.ground import ground
from ..events.traps import ClimbedOut, FellIn, JumpedPit, StillInPit
from ..figures import Effect, Figure, Trap, effect, lose_effect, occupied
from ..values import speed
from ..words import called, says
from ..world import World
from .kinds import Where

VERBS = ("jump", "climb-out")


def open_up(world: World, victim: Figure, row: TrapRow, where: Where) -> Rules[None]:
    """The victim falls into a pit, which stays."""
    world.here.traps.append(Trap(row="pit", at=victim.at, state="open", turn=world.turn))
    yield from fall_in(world, victim)


def fall_in(world: World, victim: Figure) -> Rules[None]:
    """On 9 or more the fall costs a Wound; then he must climb out."""
    rule = "ahq.trap.pit.fall"
    victim.effects.append(Effect("in-pit", "expedition"))
    tell(world, FellIn(called(victim)))
    die: int = yield Roll("d12", rule, victim.seat)
    if die >= 9:
        yield from hurt(world, victim, 1, rule)


def options(world: World, figure: Figure, moved: bool) -> list[Option]:
    if effect(figure, "in-pit"):
        note = Say("note-leap", need=speed(figure), chance=round(min(12, speed(figure)) / 12 * 100))
        rule = "ahq.trap.pit.climb-out"
        return [] if moved else [Option("hazard:climb-out", Say("option-climb"), note=note, rule=rule)]
    return [] if moved else jumps(world, figure)


def jumps(world: World, figure: Figure) -> list[Option]:
    """From a square next to a pit to the free square straight across."""
    found: list[Option] = []
    if not world.here.traps:
        return found
    here, taken = ground(world), occupied(world)
    for trap in world.here.traps:
        if trap.row != "pit":
            continue
        for side in SIDES:
            if beside(figure.at, side) != trap.at or trap.at not in here.steps[figure.at]:
                continue
            across = beside(trap.at, side)
            if across in here.steps[trap.at] and across not in taken:
                note = Say("note-leap", need=speed(figure), chance=round(min(12, speed(figure)) / 12 * 100))
                at = f"{across[0]},{across[1]}"
                found.append(Option(f"hazard:jump:{at}", Say("option-jump-pit"), at, note, "ahq.trap.pit.jump-over"))
    return found


def act(world: World, figure: Figure, verb: str, rest: str) -> Rules[None]:
    if verb == "climb-out":
        yield from climb(world, figure)
    else:
        x, y = rest.split(",")
        yield from _jump(world, figure, (int(x), int(y)))


def climb(world: World, figure: Figure) -> Rules[None]:
    """One attempt a turn, which is the move: a die equal to or below the Speed. He comes out where he likes."""
    rule = "ahq.trap.pit.climb-out"
    if not (yield from passes(world, figure, speed(figure), rule)):
        tell(world, StillInPit(called(figure)))
        return
    lose_effect(figure, "in-pit")
    taken = occupied(world, figure)
    free = [square for square in ground(world).steps[figure.at] if square not in taken]
    if len(free) > 1:
        options = tuple(Option(f"{x},{y}", Say("option-square", x=x, y=y), at=f"{x},{y}") for x, y in free)
        answer: str = yield Ask(figure.seat, Say("ask-climb-out", figure=says(figure)), options, rule)
        x, y = answer.split(",")
        figure.at = (int(x), int(y))
    elif free:
        figure.at = free[0]
    tell(world, ClimbedOut(called(figure)))


def _jump(world: World, figure: Figure, across: Square) -> Rules[None]:
    """Over it with a die equal to or below the Speed; otherwise in."""
    if (yield from passes(world, figure, speed(figure), "ahq.trap.pit.jump-over")):
        figure.at = across
        tell(world, JumpedPit(called(figure)))
        return
    figure.at = ((figure.at[0] + across[0]) // 2, (figure.at[1] + across[1]) // 2)
    yield from fall_in(world, figure)
