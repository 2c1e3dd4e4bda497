"""Damage, and what becomes of those who take it: Wounds, Fate Points, fainting and death."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from souterrain.core.events import Event, tell
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.crawl.reactions import offer

from .. import moments
from ..belongings import fate_left, spend_fate
from ..bodies import lay_down
from ..catalogue import BOOK
from ..events.blows import Blow, Cause, Died, FateTurned, FateUndid, Harmed, KnockedOut, Wounded, WoundedBy
from ..events.furniture import Unharmed
from ..events.hazards import Dethroned
from ..figures import Figure, Item, effect, lose_effect
from ..masks import masked
from ..master import counters
from ..quests import progress
from ..values import soaked, toughness
from ..words import called, says
from ..world import Pile, World
from . import zones

LAST = {"hero": -1, "henchman": 0, "monster": 0}
"""The number of Wounds at which a figure is dead."""


def roll_damage(
    world: World,
    target: Figure,
    dice: int,
    by: str,
    *,
    times: int = 1,
    against: int | None = None,
    again: int = 12,
    sharp: bool = False,
    rule: str = "ahq.combat.melee.damage-dice",
    blow: Blow | None = None,
) -> Rules[int]:
    """Damage dice against Toughness: every die that reaches it is a Wound, every 12 a Wound and another roll. Dice that
    could no longer matter to a dead target are not rolled again. `sharp` attacks hurt the invulnerable as well; several
    hits are so many `times` the dice of one. The `blow` that brought the dice is told with them. Against what they are
    thrown is the game master's secret while the target has not shown what it is.

    Rule: ahq.combat.melee.large-weapon-damage-critical."""
    dice = soaked(target, dice) * times
    need = min(toughness(target) if against is None else against, again)
    known = 0 if target.lurks else need
    caused = repeats = 0
    for _ in range(dice):
        die: int = yield Roll("d12", rule, by, wants=known)
        caused += die >= need
        repeats += die >= again
    if not sharp and not repeats and is_invulnerable(target):
        rule = "ahq.monster-ability.invulnerable.needs-a-12"
        tell(world, _with_harm(blow, Harmed(called(target), 0, dice, known, rule=rule)))
        return 0
    while repeats and target.wounds - caused > LAST[target.kind]:
        repeats -= 1
        die = yield Roll("d12", "ahq.combat.melee.critical-wound", by, wants=known)
        caused += die >= need
        repeats += die >= again
    tell(world, _with_harm(blow, Harmed(called(target), caused, dice, known, rule=rule)))
    return caused


def _with_harm(blow: Blow | None, harm: Harmed) -> Blow | Harmed:
    return replace(blow, harm=harm) if blow else harm


def is_invulnerable(figure: Figure) -> bool:
    return figure.kind == "monster" and "invulnerable" in BOOK.monsters[figure.row].abilities


def hurt(world: World, target: Figure, wounds: int, rule: str, *, fate: bool = True, by: str = "") -> Rules[bool]:
    """Wounds are lost; Fate may undo all that was suffered in this turn. Returns whether the harm stands. What can be
    harmed by one weapon alone is harmed `by` no other.

    Rules: ahq.combat.fate.current-turn-only, ahq.heroquest.revisited.balur-and-witch-lord."""
    if not wounds or target.id not in world.figures:
        return False
    if target.kind == "monster" and BOOK.monsters[target.row].harmed_by not in ("", by):
        tell(world, Unharmed(called(target)))
        return False
    target.wounds -= wounds
    target.suffered += wounds
    _tell_wounds(world, target, wounds, rule)
    if fate and (yield from _undo(world, target)):
        return False
    yield from check(world, target)
    if target.id in world.figures:
        yield from slip_away(world, target)
    return True


def _tell_wounds(world: World, target: Figure, wounds: int, rule: str) -> None:
    """Wounds are told with the damage dice that have just been told of, or with what else costs them."""
    left = max(0, masked(target).wounds)
    last, to = world.told[-1] if world.told else (None, ())
    harm = _harm_of(last)
    if harm is not None and (harm.target, harm.wounds, harm.at_once) == (called(target), wounds, False):
        world.told[-1] = _changed(last, left=left, at_once=True), to
    elif isinstance(last, Cause) and last.who == called(target):
        world.told[-1] = WoundedBy(last.who, target.id, wounds, left, cause=last, rule=rule), to
    else:
        tell(world, Wounded(called(target), target.id, wounds, left, rule=rule))


def _tell_end(world: World, target: Figure, end: Died | KnockedOut) -> None:
    """An end that follows at once from what has just been told is told with it."""
    last, to = world.told[-1] if world.told else (None, ())
    harm = _harm_of(last)
    lost = (last.who, 0) if isinstance(last, Wounded) else (harm.target, harm.left) if harm and harm.at_once else ()
    if lost == (called(target), 0):
        how = "died" if isinstance(end, Died) else "fainted"
        world.told[-1] = replace(end, loss=_changed(last, end=how)), to
    else:
        tell(world, end)


def _harm_of(event: Event | None) -> Harmed | None:
    """What damage dice did, where an event tells of some."""
    return event if isinstance(event, Harmed) else event.harm if isinstance(event, Blow) else None


def _changed(loss: Any, **changes: Any) -> Any:
    """The same loss of Wounds, told with more."""
    harm = _harm_of(loss)
    if harm is None or harm is loss:
        return replace(loss, **changes)
    return replace(loss, harm=replace(harm, **changes))


def slip_away(world: World, figure: Figure) -> Rules[bool]:
    """The game master may let a living Character Monster escape."""
    if figure.kind != "monster" or not BOOK.monsters[figure.row].character:
        return False
    escaped = moments.may_escape(world, figure) and (
        moments.slips_away(world, figure) or (yield from counters.escape(world, figure))
    )
    if escaped:
        _dethrone(world, figure)
        yield from zones.settle(world)
    return escaped


def fell(world: World, target: Figure, rule: str) -> Rules[bool]:
    """Wounds drop to zero at once: a Hero faints, anybody else dies. Returns whether the harm stands."""
    return (yield from hurt(world, target, max(0, target.wounds), rule))


def doom(world: World, target: Figure, rule: str, *, fate: bool = True) -> Rules[None]:
    """Death without damage dice, which Fate may avert where the rule allows it."""
    if not fate or not (yield from saved_by_fate(world, target, "fate-death", rule)):
        yield from kill(world, target, rule)


def _undo(world: World, target: Figure) -> Rules[bool]:
    """One Fate Point cancels all the damage that a figure suffered in this turn.

    Rule: ahq.setup.char.fate."""
    if target.kind == "monster":
        used = _from_the_stone(world, target) or (yield from counters.fate(world, target, "damage"))
    elif fate_left(target):
        dead, down = target.wounds <= LAST[target.kind], target.wounds <= 0
        kind = "fate-death" if dead else "fate-faint" if down else "fate-wound"
        text = Say(f"offer-{kind}", figure=says(target), wounds=target.suffered, fate=fate_left(target))
        used = yield from offer(world, target.seat, kind, text, "ahq.combat.fate.cancel-damage", vital=dead)
        if used:
            spend_fate(target)
    else:
        return False
    if used:
        target.wounds = min(target.profile.wounds, target.wounds + target.suffered)
        tell(world, FateUndid(called(target), target.id, target.suffered, fate_left(target)))
        target.suffered = 0
    return used


def _from_the_stone(world: World, monster: Figure) -> bool:
    """A monster of the solo rules that would die spends a point of the stone that it was given.

    Rule: ahq.solo.setup.objective."""
    used = world.solo and monster.wounds <= LAST["monster"] and fate_left(monster) > 0
    if used:
        spend_fate(monster)
    return used


def may_be_saved(world: World, figure: Figure) -> bool:
    """Whether anybody has to decide when the figure fails: its player, or a game master who holds counters."""
    return bool(world.counters.hand) if figure.kind == "monster" else fate_left(figure) > 0


def saved_by_fate(world: World, figure: Figure, kind: str, rule: str, *, free: bool = False) -> Rules[bool]:
    """A Fate Point turns a failed roll of the figure into a success; perhaps that of a `free` attack.

    Rule: ahq.combat.fate.any-number."""
    if figure.kind == "monster":
        used = yield from counters.fate(world, figure, kind.removeprefix("fate-"))
    elif fate_left(figure):
        text = Say(f"offer-{kind}", figure=says(figure), fate=fate_left(figure), free=free)
        if tried := _tried(kind, rule):
            text.args["tried"] = Say(f"test-{tried}")
        used = yield from offer(world, figure.seat, kind, text, rule, vital=kind == "fate-death")
        if used:
            spend_fate(figure)
    else:
        return False
    if used:
        tell(world, FateTurned(called(figure), fate_left(figure), _tried(kind, rule)))
    return used


def _tried(kind: str, rule: str) -> str:
    """What somebody would have failed to do: to survive, or that to which the rule of a test puts him."""
    if kind == "fate-test":
        return rule.partition(".")[2].replace(".", "-")
    return "survive" if kind == "fate-death" else ""


def passes(world: World, figure: Figure, most: int, rule: str, kind: str = "fate-test") -> Rules[bool]:
    """A test of a characteristic: one die, equal to or below it; a Fate Point makes a failure good."""
    die: int = yield Roll("d12", rule, figure.seat)
    return die <= most or (yield from saved_by_fate(world, figure, kind, rule))


def check(world: World, target: Figure) -> Rules[None]:
    """A Hero at exactly zero Wounds faints; below, and anybody else at zero, is dead."""
    if target.wounds <= LAST[target.kind]:
        rule = "ahq.combat.death.hero-ko-at-zero" if target.kind == "hero" else "ahq.combat.death.monster-henchman"
        yield from kill(world, target, rule)
    elif target.wounds <= 0:
        _tell_end(world, target, KnockedOut(called(target), target.id))
        yield from zones.settle(world)


def kill(world: World, target: Figure, rule: str) -> Rules[None]:
    """The figure is taken off the board. A Hero leaves a body and his goods."""
    del world.figures[target.id]
    _tell_end(world, target, Died(called(target), target.id, hero=target.kind == "hero", rule=rule))
    if target.kind == "monster":
        _slain(world, target)
    else:
        target.died = world.turn
        if target.kind == "hero":
            world.fallen.append(target)
        elif world.combat is not None:
            world.combat.bodies.append(target)
        lay_down(world, target)
        leave_goods(world, target)
    _dethrone(world, target)
    for other in world.figures.values():
        if other.effects:
            other.effects = [each for each in other.effects if each.by != target.id]
    yield from zones.settle(world)


def _dethrone(world: World, figure: Figure) -> None:
    """When nobody sits on the throne any more, the others lose heart."""
    if effect(figure, "seated"):
        tell(world, Dethroned())
        for other in world.figures.values():
            lose_effect(other, "throne")


def leave_goods(world: World, figure: Figure) -> None:
    """Body and goods stay on the square where the figure died.

    Rule: ahq.combat.death.hero-goods."""
    goods = figure.items + [Item(row) for row in figure.worn]
    if goods or figure.gold or figure.kind == "hero":
        world.here.piles.append(Pile(at=figure.at, gold=figure.gold, items=goods, body=figure.id))
    figure.items, figure.gold = [], 0


def _slain(world: World, target: Figure) -> None:
    """Its magic items will be found if the fight is won.

    Rule: ahq.combat.end.loot."""
    if BOOK.monsters[target.row].character:
        progress.slew(world, target)
    moments.slain(world, target)
    if world.combat is not None:
        world.combat.loot += target.items + _magic_weapon(target)
        target.items = []


def _magic_weapon(monster: Figure) -> list[Item]:
    """The weapon of its card, where that is magic and not among its items already."""
    row = BOOK.monsters[monster.row].weapon
    counted = any(item.row == row for item in monster.items)
    return [Item(row)] if BOOK.weapons[row].magic and not counted and not effect(monster, "unarmed") else []
