"""8. The flooded cellars: everybody wades, blows are slow, and the water rises."""

from __future__ import annotations

from collections.abc import Iterator

from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.core.view import Dial

from ..combat.damage import hurt, passes
from ..combat.solo import any_of
from ..events.quests import Swallowed, WaterRose
from ..figures import Effect, Figure, lose_effect, party
from ..moments import TRIALS, Trial
from ..quests.elements import Flood
from ..values import toughness
from ..words import called
from ..world import Group, World

RULE = "ahq.quest-idea.flooded-cellars"


class Flooded(Trial[Flood]):
    """Rule: ahq.quest-idea.flooded-cellars."""

    def begins(self, world: World) -> Rules[None]:
        rise(world, self.element)
        yield from ()

    def resumes(self, world: World) -> Rules[None]:
        """It has fallen again in the meantime."""
        world.progress.water = 0
        rise(world, self.element)
        yield from ()

    def placing(self, world: World, group: Group, band: list[Figure]) -> Rules[None]:
        wade(world, band)
        yield from ()

    def sprung(self, world: World) -> None:
        """Every trap that goes off lets more of it in."""
        rise(world, self.element)

    def turn_ends(self, world: World) -> Rules[None]:
        """It rises from time to time; where it stands highest, somebody swallows of it every turn."""
        if world.progress.turns % self.element.tide == 0:
            rise(world, self.element)
        wade(world, list(world.figures.values()))
        people = party(world)
        if world.progress.water < self.element.most or not people:
            return
        who = yield from any_of(people, lambda figure: figure.id, RULE)
        if not (yield from passes(world, who, toughness(who), RULE)):
            tell(world, Swallowed(called(who)))
            yield from hurt(world, who, 1, RULE)

    def dials(self, world: World) -> Iterator[Dial]:
        yield Dial("water", Say("dial-water"), world.progress.water, self.element.most)


def rise(world: World, flood: Flood) -> None:
    """The water rises, as far as it can."""
    if world.progress.water < flood.most:
        world.progress.water += 1
        tell(world, WaterRose(world.progress.water))
        wade(world, list(world.figures.values()))


def wade(world: World, figures: list[Figure]) -> None:
    """Whoever is down there stands in the water."""
    for figure in figures:
        lose_effect(figure, "wading")
        figure.effects.append(Effect("wading", "expedition", amount=world.progress.water))


TRIALS[Flood] = Flooded
