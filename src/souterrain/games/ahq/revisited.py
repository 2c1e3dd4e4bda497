"""Adventures of HeroQuest, revisited: what costs a Body Point there."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import which
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .belongings import fate_left, spend_fate
from .combat.damage import hurt
from .events.furniture import BodyPointLost
from .figures import Figure, out
from .words import called, says
from .world import World

RULE = "ahq.heroquest.revisited.body-points"


def lose_body_points(world: World, hero: Figure, number: int) -> Rules[bool]:
    """For each Body Point a hero loses a Wound, or a Fate Point instead, as his player likes. Returns whether he still
    stands.

    Rule: ahq.heroquest.revisited.body-points."""
    for _ in range(number):
        if hero.id not in world.figures or out(hero):
            break
        fate = bool(fate_left(hero)) and (yield from _fate_instead(hero))
        tell(world, BodyPointLost(called(hero), fate))
        if fate:
            spend_fate(hero)
        else:
            yield from hurt(world, hero, 1, RULE, fate=False)
    return hero.id in world.figures and not out(hero)


def _fate_instead(hero: Figure) -> Rules[bool]:
    text = Say("ask-body-point", figure=says(hero), wounds=hero.wounds, fate=fate_left(hero))
    return (yield from which(hero.seat, text, _OFFERS, RULE))


_OFFERS = [
    (Option("wound", Say("option-body-wound"), emblem="wounded"), False),
    (Option("fate", Say("option-body-fate"), emblem="fate"), True),
]
