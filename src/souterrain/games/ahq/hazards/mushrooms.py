"""Hazard 7: magic mushrooms."""

from __future__ import annotations

from souterrain.core.ask import Amount, Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say

from .. import items, upkeep
from ..belongings import count, give, use_up
from ..catalogue import BOOK
from ..combat.damage import doom
from ..events.hazards import FellAsleep, MushroomEaten, MushroomsPicked
from ..figures import Effect, Figure, Hazard, Item, party
from ..hooks import KINDS, HazardKind
from ..rows import Gear
from ..words import called, says
from ..world import Group, Section, World


def furnish(world: World, section: Section, hazard: Hazard) -> Rules[list[Group]]:
    """A die's worth of them."""
    hazard.count = yield Roll("d12", "ahq.hazard.mushrooms.number", world.seat_of(world.leader))
    return []


def deeds(world: World, figure: Figure, section: Section, hazard: Hazard, moved: bool) -> Offers[None]:
    if hazard.count:
        text = Say("option-pick-mushrooms", count=hazard.count)
        option = Option("pick", text, rule="ahq.hazard.mushrooms.number", on=(section.id,))
        yield Deed(option, lambda: _pick(world, figure, hazard))


def _pick(world: World, figure: Figure, hazard: Hazard) -> Rules[None]:
    rule = "ahq.hazard.mushrooms.number"
    number: int = yield Amount(figure.seat, Say("ask-mushrooms", figure=says(figure)), rule, 1, hazard.count)
    hazard.count -= number
    mushroom = BOOK.lies_in[hazard.kind]
    give(figure, Item(BOOK.gear[mushroom].deadly if hazard.done else mushroom, number))
    tell(world, MushroomsPicked(called(figure), number))


@items.USES("mushroom")
def eat_mushroom(world: World, figure: Figure, mushroom: Gear) -> Rules[None]:
    """Each has its own roll. Strength and speed come only to one who eats at the start of a combat turn.

    Rules: ahq.hazard.mushrooms.last-row, ahq.hazard.mushrooms.combat-effects."""
    rule = mushroom.rule
    use_up(figure, mushroom.id)
    die: int = yield Roll("d12", rule, figure.seat)
    result = BOOK.mushrooms[die].result
    tell(world, MushroomEaten(called(figure), result))
    if result == "deadly":
        if not (yield from items.antidote(world, figure, rule)):
            yield from doom(world, figure, rule)
        _turn_to_poison(world, mushroom)
    elif result == "sleep":
        yield from fall_asleep(world, figure)
    elif result == "healing":
        upkeep.heal(world, figure, rule)
    elif result in ("strength", "speed") and world.mode == "combat":
        stronger = result == "strength"
        figure.effects.append(Effect("mushroom-strength" if stronger else "mushroom-speed", "exploration"))


def _turn_to_poison(world: World, mushroom: Gear) -> None:
    """The rest of the crop is known to be deadly: it serves as rat poison.

    Rule: ahq.hazard.mushrooms.poison-leftovers."""
    for figure in party(world):
        number = count(figure, mushroom.id)
        if number:
            use_up(figure, mushroom.id, number)
            give(figure, Item(mushroom.deadly, number))
    for section in world.here.sections.values():
        if section.hazard is not None and section.hazard.kind == "mushrooms":
            section.hazard.done = True


def fall_asleep(world: World, figure: Figure) -> Rules[None]:
    """Knocked out for a die's worth of turns, from the next one on; healing does not wake him."""
    rule = "ahq.hazard.sleep"
    die: int = yield Roll("d12", rule, figure.seat)
    figure.effects.append(Effect("asleep", "turn", world.turn + die))
    figure.fixed = ""
    tell(world, FellAsleep(called(figure), die))


KINDS["mushrooms"] = HazardKind(furnish=furnish, deeds=deeds)
