"""The beginning and the end of a turn of either kind: what begins to work, what wears off."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Rules

from .combat.damage import doom
from .events.furniture import BiteHealed
from .events.magic import Choked, Healed
from .figures import Figure, choked, effect, end_of_turn, lose_effect, wear_off
from .words import called
from .world import World


def begin_turn(world: World) -> Rules[None]:
    """Potions of Healing drunk in the turn before heal now."""
    for figure in list(world.figures.values()):
        for each in figure.effects:
            if each.kind == "healing" and each.since <= world.turn:
                heal(world, figure, "ahq.treasure.potion.healing.heals-next-turn")
                lose_effect(figure, "healing")
                heal_bite(world, figure)
                break
    yield from ()


def heal(world: World, figure: Figure, rule: str) -> None:
    """All Wounds are restored; whoever had fainted comes round."""
    figure.wounds = figure.profile.wounds
    tell(world, Healed(called(figure), figure.id, figure.wounds, rule))


def heal_bite(world: World, figure: Figure) -> None:
    """A Potion of Healing makes good what a rat's bite cost.

    Rule: ahq.heroquest.cupboard.rat-bite."""
    if effect(figure, "rat-bite"):
        lose_effect(figure, "rat-bite")
        tell(world, BiteHealed(called(figure)))


def end_turn(world: World) -> Rules[None]:
    """Those who have choked for three turns die, unless Fate helps; then durations run out."""
    for figure in list(world.figures.values()):
        last = next((each.turn for each in figure.effects if each.kind == "choke"), None)
        if last is not None and last <= world.turn and choked(figure):
            lose_effect(figure, "choke")
            tell(world, Choked(called(figure)))
            yield from doom(world, figure, "ahq.magic.skaven.choke-death")
    end_of_turn(world)
    wear_off(world)
