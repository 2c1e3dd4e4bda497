"""A tiny game for the tests of the core: roll a die, keep it or not, until somebody has ten."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

from msgspec.structs import replace

from souterrain.core.ask import Amount, Ask, Name, Option
from souterrain.core.events import Event, tell, word
from souterrain.core.game import Chair, Setup, Variant, chairs
from souterrain.core.luck import Luck
from souterrain.core.outcome import Outcome
from souterrain.core.roll import Roll, Rules, pick
from souterrain.core.say import Say
from souterrain.core.view import Points, View
from souterrain.core.world import World


class ToySetup(Setup):
    goal: int = 10


class ToyWorld(World):
    goal: int = 10
    players: int = 1
    name: str = ""
    points: dict[str, int] = {}
    secret: dict[str, int] = {}


class Named(Event, frozen=True):
    name: str
    rule: str = "toy.name"


class Kept(Event, frozen=True):
    seat: str
    die: int
    colour: Annotated[str, word("colour-")]
    rule: str = "toy.keep"


class Whispered(Event, frozen=True):
    secret: int
    rule: str = "toy.secret"


class Toy:
    slug: ClassVar[str] = "toy"
    version: ClassVar[int] = 1
    title: ClassVar[Say] = Say("toy")
    players: ClassVar[tuple[int, int]] = (1, 3)
    variants: ClassVar[tuple[Variant, ...]] = ()
    setup_type = ToySetup
    book = None
    world_type = ToyWorld
    event_type = Named | Kept | Whispered
    samples: tuple[dict[str, Any], ...] = ({},)

    def chairs(self, setup: ToySetup) -> tuple[Chair, ...]:
        return chairs(setup.players)

    def create(self, setup: ToySetup) -> ToyWorld:
        return ToyWorld(goal=setup.goal, players=setup.players, points={chair.id: 0 for chair in self.chairs(setup)})

    def begin(self, world: ToyWorld) -> Rules[None]:
        world.name = yield Name("p1", Say("ask-name"), "toy.name")
        yield Roll("d8", "toy.fate", hidden=True)
        tell(world, Named(world.name))
        for seat in world.points:
            world.secret[seat] = yield Roll("d12", "toy.secret", seat)
            tell(world, Whispered(world.secret[seat]), to=(seat,))

    def turn(self, world: ToyWorld) -> Rules[None]:
        world.turn += 1
        for seat in list(world.points):
            die = yield Roll("d6", "toy.roll", seat)
            options = (Option("keep", Say("keep"), at="A"), Option("leave", Say("leave")))
            if (yield Ask(seat, Say("ask-keep", die=die), options, "toy.keep")) == "keep":
                colour = yield from pick(["red", "green"], "toy.colour", seat)
                world.points[seat] += die
                tell(world, Kept(seat, die, colour))
            elif world.points[seat] > 1:
                world.points[seat] -= yield Amount(seat, Say("ask-pay"), "toy.pay", 0, 1)

    def outcome(self, world: ToyWorld) -> Outcome | None:
        best = max(world.points, key=lambda seat: world.points[seat])
        if world.points[best] < world.goal:
            return None
        return Outcome((best,), Say("toy-won"), "toy.goal", dict(world.points))

    def glimpse(self, world: ToyWorld, seat: str) -> ToyWorld:
        known = {seat: world.secret[seat]} if seat in world.secret else {}
        return ToyWorld(world.turn, [], world.goal, world.players, world.name, dict(world.points), known)

    def imagine(self, glimpse: ToyWorld, seat: str, luck: Luck) -> ToyWorld:
        """Before a name is given there are no secrets yet."""
        drawn = {each: luck.draw(12) for each in glimpse.points} if glimpse.name else {}
        return replace(glimpse, secret=drawn | glimpse.secret)

    def view(self, world: ToyWorld, seat: str) -> View:
        seen = self.glimpse(world, seat)
        return View(Say("toy", secrets=repr(seen.secret)), Points("", 1, 1, [], [], []), [])


TOY = Toy()
