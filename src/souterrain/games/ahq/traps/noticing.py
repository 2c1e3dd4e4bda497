"""Which trap it is, whether it is noticed, and what is done about it: disarming it or leaving it alone."""

from __future__ import annotations

from souterrain.core.ask import Ask, Option
from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, around, steps_between

from ..catalogue import TRAPS, TrapRow
from ..combat import moves
from ..combat.damage import hurt, saved_by_fate
from ..dungeon.ground import ground, section_at
from ..events.traps import DisarmFailed, SkilledHands, TrapDisarmed, TrapLeft, TrapSpotted
from ..figures import Figure, Trap, occupied, out, party, race
from ..words import called, says
from ..world import World
from .kinds import Where
from .springing import spring

BY_FLOOR = {result: row for row in TRAPS.values() for result in row.floor}
BY_CHEST = {result: row for row in TRAPS.values() for result in row.chest}

DWARF = 2
ROGUE = 1


def trigger(world: World, hero: Figure, where: Where) -> Rules[bool]:
    """A trap counter is played: the trap's type is rolled. Returns whether the Hero can go on."""
    die: int = yield Roll("d12", "ahq.trap.type.column", world.master)
    return (yield from face(world, hero, (BY_FLOOR if where == "floor" else BY_CHEST)[die].id, where))


def face(world: World, hero: Figure, trap: str, where: Where) -> Rules[bool]:
    """A Hero comes upon a trap whose type is settled. Returns whether he can go on."""
    row = TRAPS[trap]
    if not (yield from spots(world, hero, row)):
        yield from spring(world, hero, row, where)
        return where == "chest" and hero.id in world.figures and not out(hero)
    return (yield from _noticed(world, hero, row, where))


def solo(world: World, figure: Figure) -> Rules[None]:
    """A trap of the solo rules: once noticed it has no effect."""
    die: int = yield Roll("d12", "ahq.solo.gm-phase.trap", figure.seat)
    row = BY_FLOOR[die]
    if not (yield from spots(world, figure, row)):
        yield from spring(world, figure, row, "floor")


def bonus(world: World, figure: Figure) -> int:
    """A Dwarf has an eye for traps; a Rogue in the same section gets in the way."""
    here = ground(world).section
    rogue = any(
        other.row == "rogue" and not out(other) and here[other.at] == here[figure.at]
        for other in party(world)
        if other is not figure
    )
    return (DWARF if race(figure) == "dwarf" else 0) - (ROGUE if rogue else 0)


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
    answer = "leave"
    if row.disarm:
        options = (
            Option("disarm", Say("option-disarm"), note=disarm_note(world, hero, row)),
            Option("leave", Say("option-leave-trap")),
        )
        text = Say("ask-trap", trap=Say(f"trap-{row.id}"), figure=says(hero))
        answer = yield Ask(hero.seat, text, options, "ahq.explore.trap.disarm.any-hero")
    if answer == "disarm":
        yield from disarm(world, hero, row, where)
        return where == "chest" and hero.id in world.figures and not out(hero)
    if where == "chest":
        _seal_chest(world, hero, row)
        return False
    world.here.traps.append(Trap(row=row.id, at=hero.at, state="spotted"))
    tell(world, TrapLeft(row.id, f"{hero.at[0]},{hero.at[1]}"))
    yield from clear_out(world)
    return False


def _seal_chest(world: World, hero: Figure, row: TrapRow) -> None:
    chest = section_at(world, hero.at).chest
    assert chest is not None
    chest.trap = row.id
    tell(world, TrapLeft(row.id, f"{chest.at[0]},{chest.at[1]}", "ahq.explore.trap.leave-alone.chest"))


def disarm_note(world: World, hero: Figure, row: TrapRow) -> Say:
    need = max(1, row.disarm - bonus(world, hero) - hero.disarm_bonus)
    return Say("note-need", need=need, chance=round(max(0, 13 - need) / 12 * 100))


def disarm(world: World, hero: Figure, row: TrapRow, where: Where) -> Rules[None]:
    """One die against the trap's value. A failure springs it on the one who tried; a natural 12 teaches him for good, a
    natural 1 costs him a Wound in any case."""
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
            yield from spring(world, hero, row, where)
    if die == 1 and hero.id in world.figures:
        yield from hurt(world, hero, 1, "ahq.explore.trap.disarm.natural-one")


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
        at = choice[0]
        if len(choice) > 1:
            options = tuple(Option(f"{x},{y}", Say("option-square", x=x, y=y), at=f"{x},{y}") for x, y in choice)
            rule = "ahq.explore.trap.leave-alone.square"
            answer: str = yield Ask(figure.seat, Say("ask-clear-out", figure=says(figure)), options, rule)
            x, y = answer.split(",")
            at = (int(x), int(y))
        figure.at = at


def options(world: World, hero: Figure, moved: bool) -> list[Option]:
    """Traps left alone that this Hero may come and disarm: on the floor within two squares, on a chest next to him."""
    found = []
    near = moves.distances(world, hero.at, set(), 2) if world.here.traps else {}
    for n, trap in enumerate(world.here.traps):
        row = TRAPS[trap.row]
        if trap.state == "spotted" and row.disarm and trap.at in near:
            at = f"{trap.at[0]},{trap.at[1]}"
            text = Say("option-disarm-trap", trap=Say(f"trap-{trap.row}"))
            found.append(
                Option(f"trap:disarm:{n}", text, at, disarm_note(world, hero, row), "ahq.explore.trap.disarm.any-hero")
            )
    section = section_at(world, hero.at)
    chest = section.chest
    if chest is not None and chest.trap and chest.at in around(hero.at):
        text = Say("option-disarm-trap", trap=Say(f"trap-{chest.trap}"))
        note = disarm_note(world, hero, TRAPS[chest.trap])
        rule = "ahq.explore.trap.disarm.any-hero"
        found.append(Option(f"trap:disarm-chest:{section.id}", text, f"{chest.at[0]},{chest.at[1]}", note, rule))
    return found


def act(world: World, hero: Figure, key: str) -> Rules[None]:
    """Disarm a trap that was left alone. Ends the Hero's phase."""
    _, what, which = key.split(":")
    if what == "disarm-chest":
        chest = world.here.sections[which].chest
        assert chest is not None
        row = TRAPS[chest.trap]
        chest.trap = ""
        yield from disarm(world, hero, row, "chest")
        return
    trap = world.here.traps.pop(int(which))
    beside = [s for s in ground(world).steps[trap.at] if s == hero.at or s not in occupied(world, hero)]
    if hero.at not in beside and beside:
        hero.at = min(beside, key=lambda square: steps_between(square, hero.at))
    yield from disarm(world, hero, TRAPS[trap.row], "floor")


def rushed(world: World, figure: Figure, way: list[Square]) -> Rules[None]:
    """A falling block left armed springs on whoever passes it faster than at half speed. The way begins with the
    square that he left."""
    if len(way) - 1 <= (moves.allowance(world, figure) + 1) // 2:
        return
    for trap in world.here.traps:
        if trap.row == "falling-block" and trap.state == "spotted":
            close = {trap.at, *around(trap.at)}
            if not close.isdisjoint(way):
                world.here.traps.remove(trap)
                yield from spring(world, figure, TRAPS[trap.row], "floor")
                return
