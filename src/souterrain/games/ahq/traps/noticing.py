"""Which trap it is, whether it is noticed, and what is done about it: disarming it or leaving it alone."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.dice import percent, reaches
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, agreed, one_of
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, around, key, steps_between

from ..catalogue import BOOK
from ..combat import moves
from ..combat.damage import hurt, saved_by_fate
from ..dungeon.ground import ground, section_at
from ..events.traps import DisarmFailed, FingersCaught, SkilledHands, TrapDisarmed, TrapLeft, TrapSpotted
from ..figures import Figure, Trap, occupied, out, party, race
from ..offers import whither
from ..rows import TrapRow
from ..words import called, says
from ..world import Chest, World
from .kinds import Where
from .springing import spring

DWARF = 2
HINDERED = 1


def trigger(world: World, hero: Figure, where: Where) -> Rules[bool]:
    """A trap counter is played: the trap's type is rolled. Returns whether the Hero can go on.

    Rule: ahq.explore.trap.type-roll."""
    die: int = yield Roll("d12", "ahq.trap.type.column", world.master)
    return (yield from face(world, hero, _rolled(die, where).id, where))


def _rolled(die: int, where: Where) -> TrapRow:
    """The column of the trap table that fits the place."""
    return BOOK.traps[(BOOK.traps_on_floors if where == "floor" else BOOK.traps_on_chests)[die].trap]


def face(world: World, hero: Figure, trap: str, where: Where) -> Rules[bool]:
    """A Hero comes upon a trap whose type is settled. Returns whether he can go on."""
    row = BOOK.traps[trap]
    if not (yield from spots(world, hero, row)):
        yield from spring(world, hero, row, where)
        return where == "chest" and hero.id in world.figures and not out(hero)
    return (yield from _noticed(world, hero, row, where))


def solo(world: World, figure: Figure) -> Rules[None]:
    """A trap of the solo rules: once noticed it has no effect."""
    die: int = yield Roll("d12", "ahq.solo.gm-phase.trap", figure.seat)
    row = _rolled(die, "floor")
    if not (yield from spots(world, figure, row)):
        yield from spring(world, figure, row, "floor")


def bonus(world: World, figure: Figure) -> int:
    """A Dwarf has an eye for traps; a Rogue in the same section gets in the way.

    Rules: ahq.hazard.npc.rogue-traps, ahq.create.race.dwarf-traps."""
    here = ground(world).section
    hindered = any(
        BOOK.characters[other.row].hinders and not out(other) and here[other.at] == here[figure.at]
        for other in party(world)
        if other is not figure
    )
    return (DWARF if race(figure) == "dwarf" else 0) - (HINDERED if hindered else 0)


def spots(world: World, figure: Figure, row: TrapRow) -> Rules[bool]:
    """One die against the trap's value, before it goes off."""
    rule = "ahq.explore.trap.spot"
    die: int = yield Roll("d12", rule, figure.seat, wants=row.spot - bonus(world, figure))
    total = die + bonus(world, figure)
    if total >= row.spot or (yield from saved_by_fate(world, figure, "fate-test", rule)):
        tell(world, TrapSpotted(called(figure), row.id, total, row.spot))
        return True
    return False


def _noticed(world: World, hero: Figure, row: TrapRow, where: Where) -> Rules[bool]:
    """Disarm it now, or leave it alone: then the chest stays shut, or the square and those around it are barred."""
    if row.disarm:
        disarms = Option("disarm", Say("option-disarm"), note=disarm_note(world, hero, row), rule=row.rule)
        leaves = Option("leave", Say("option-leave-trap"))
        text = Say("ask-trap", trap=Say(f"trap-{row.id}"), figure=says(hero))
        if (yield from agreed(hero.seat, text, "ahq.explore.trap.disarm.any-hero", disarms, leaves)):
            done = yield from disarm(world, hero, row, where)
            return (done or where == "chest") and hero.id in world.figures and not out(hero)
    if where == "chest":
        _seal_chest(world, hero, row)
        return False
    world.here.traps.append(Trap(row=row.id, at=hero.at, state="spotted"))
    tell(world, TrapLeft(row.id, key(hero.at)))
    yield from clear_out(world)
    return False


def _seal_chest(world: World, hero: Figure, row: TrapRow) -> None:
    chest = section_at(world, hero.at).chest
    assert chest is not None
    chest.trap = row.id
    tell(world, TrapLeft(row.id, key(chest.at), "ahq.explore.trap.leave-alone.chest"))


def disarm_note(world: World, hero: Figure, row: TrapRow) -> Say:
    need = max(1, row.disarm - bonus(world, hero) - hero.disarm_bonus)
    return Say("note-need", need=need, chance=percent(reaches("d12", need)))


def disarm(world: World, hero: Figure, row: TrapRow, where: Where) -> Rules[bool]:
    """One die against the trap's value. A failure springs it on the one who tried; a natural 12 teaches him for good, a
    natural 1 costs him a Wound in any case. Returns whether the trap can be ignored from now on."""
    rule = "ahq.explore.trap.disarm.roll"
    skill = bonus(world, hero) + hero.disarm_bonus
    die: int = yield Roll("d12", rule, hero.seat, wants=row.disarm - skill)
    total = die + skill
    if die == 12:
        hero.disarm_bonus += 1
        tell(world, SkilledHands(called(hero), hero.disarm_bonus))
    done = total >= row.disarm
    if done:
        tell(world, TrapDisarmed(called(hero), row.id, total, row.disarm))
    else:
        tell(world, DisarmFailed(called(hero), row.id, total, row.disarm))
        done = yield from saved_by_fate(world, hero, "fate-test", rule)
        if not done:
            yield from spring(world, hero, row, where, noticed=True)
    if die == 1 and hero.id in world.figures:
        tell(world, FingersCaught(called(hero)))
        yield from hurt(world, hero, 1, "ahq.explore.trap.disarm.natural-one")
    return done


# --- traps left alone


def clear_out(world: World) -> Rules[None]:
    """Figures inside a barred area go to the nearest free square outside it, their players choosing."""
    closed = moves.barred(world)
    for figure in party(world):
        if figure.at not in closed:
            continue
        taken = occupied(world, figure)
        distances = moves.distances(world, figure.at, taken)
        free = {square: far for square, far in distances.items() if square not in closed}
        if not free:
            continue
        nearest = min(free.values())
        choice = [square for square, far in free.items() if far == nearest]
        text, rule = Say("ask-clear-out", figure=says(figure)), "ahq.explore.trap.leave-alone.square"
        figure.at = yield from one_of(figure.seat, text, whither(choice), rule)


def deeds(world: World, hero: Figure) -> Offers[None]:
    """Traps left alone that this Hero may come and disarm: on the floor within two squares, on a chest next to him."""
    near = moves.distances(world, hero.at, set(), 2) if world.here.traps else {}
    for n, trap in enumerate(world.here.traps):
        row = BOOK.traps[trap.row]
        if trap.state == "spotted" and row.disarm and trap.at in near:
            yield Deed(_disarms(world, hero, row, trap.at, str(n)), partial(_come_and_disarm, world, hero, trap))
    chest = section_at(world, hero.at).chest
    if chest is not None and chest.trap and chest.at in around(hero.at):
        yield Deed(
            _disarms(world, hero, BOOK.traps[chest.trap], chest.at, "chest"), lambda: _disarm_chest(world, hero, chest)
        )


def _disarms(world: World, hero: Figure, row: TrapRow, at: Square, what: str) -> Option:
    text, note = Say("option-disarm-trap", trap=Say(f"trap-{row.id}")), disarm_note(world, hero, row)
    return Option("disarm", text, key(at), note, row.rule, on=(what,))


def _disarm_chest(world: World, hero: Figure, chest: Chest) -> Rules[None]:
    row = BOOK.traps[chest.trap]
    chest.trap = ""
    yield from disarm(world, hero, row, "chest")


def _come_and_disarm(world: World, hero: Figure, trap: Trap) -> Rules[None]:
    """He goes up to a trap on the floor."""
    world.here.traps.remove(trap)
    beside = [s for s in ground(world).steps[trap.at] if s == hero.at or s not in occupied(world, hero)]
    if hero.at not in beside and beside:
        hero.at = min(beside, key=lambda square: steps_between(square, hero.at))
    yield from disarm(world, hero, BOOK.traps[trap.row], "floor")


def rushed(world: World, figure: Figure, way: list[Square]) -> Rules[None]:
    """A falling block left armed springs on whoever passes it faster than at half speed. The way begins with the
    square that he left.

    Rule: ahq.trap.block.pass-at-half-speed."""
    trap = hurries_past(world, figure, way)
    if trap is not None:
        world.here.traps.remove(trap)
        yield from spring(world, figure, BOOK.traps[trap.row], "floor", noticed=True)


def hurries_past(world: World, figure: Figure, way: list[Square]) -> Trap | None:
    """The trap that such a way would spring."""
    if len(way) - 1 <= _half(world, figure):
        return None
    for trap in world.here.traps:
        if trap.state == "spotted" and BOOK.traps[trap.row].hasty and not {trap.at, *around(trap.at)}.isdisjoint(way):
            return trap
    return None


def unhurried(world: World, figure: Figure, way: list[Square]) -> list[Square]:
    """As much of a way as springs nothing. It begins with the square after his own."""
    return way[: _half(world, figure)] if hurries_past(world, figure, [figure.at, *way]) else way


def _half(world: World, figure: Figure) -> int:
    """Half speed: half of the squares that he may go in a turn."""
    return (moves.allowance(world, figure) + 1) // 2
