"""What turns a spell aside, and the test of wits that some of them need."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules

from ..catalogue import BOOK
from ..combat.damage import passes
from ..events.magic import SpellTurned, WitsFailed, WitsPassed
from ..figures import Figure
from ..words import called
from ..world import World


def affects(world: World, target: Figure) -> Rules[bool]:
    """Whether a spell directed at a figure works: each ward it wears is rolled for, wanted or not.

    Rule: ahq.treasure.ring.magic-protection.friendly-spells."""
    for row in target.worn:
        armour = BOOK.armour[row]
        if not armour.ward and not armour.ward_by_intelligence:
            continue
        die: int = yield Roll("d12", armour.rule, target.seat)
        turned = die <= target.profile.intelligence if armour.ward_by_intelligence else die >= armour.ward
        if turned:
            tell(world, SpellTurned(called(target), row, armour.rule))
            return False
    return True


def intelligence_test(world: World, figure: Figure) -> Rules[bool]:
    """One die, equal to or below Intelligence, to which what he wears may add; a Fate Point makes a failure good.

    Rule: ahq.heroquest.item.talisman-of-lore."""
    wits = figure.profile.intelligence + sum(BOOK.armour[row].lore for row in figure.worn)
    passed = yield from passes(world, figure, wits, "ahq.magic.intelligence-test")
    tell(world, WitsPassed(called(figure)) if passed else WitsFailed(called(figure)))
    return passed
