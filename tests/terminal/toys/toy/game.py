"""A tiny game for the terminal's tests: every kind of question and of board, and a secret."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from msgspec.structs import replace

from souterrain.core.ask import Amount, Ask, Flick, Launch, Name, Option, Shot
from souterrain.core.events import Event, tell
from souterrain.core.game import Chair, Setup, Variant, chairs
from souterrain.core.luck import Luck
from souterrain.core.outcome import Outcome
from souterrain.core.roll import Roll, Rules, d3
from souterrain.core.say import Say
from souterrain.core.view import (
    Board,
    Disc,
    Discs,
    Door,
    Edge,
    Feature,
    Gauge,
    Grid,
    Line,
    Obstacle,
    Pile,
    Point,
    Points,
    Sheet,
    Token,
    View,
    Zone,
)  # fmt: skip
from souterrain.core.world import World

Kind = Literal["points", "grid", "discs"]


class ToySetup(Setup, kw_only=True):
    board: Kind = "points"
    goal: int = 10
    hidden: bool = False


class ToyWorld(World):
    board: Kind = "points"
    goal: int = 10
    hidden: bool = False
    name: str = ""
    points: dict[str, int] = {}
    secret: dict[str, int] = {}
    at: str = "B"
    x: float = 100.0


class ToyNamed(Event, frozen=True):
    name: str
    rule: str = "toy.name"


class ToyWhispered(Event, frozen=True):
    secret: int
    rule: str = "toy.name"


class ToyWent(Event, frozen=True):
    seat: str
    way: str
    rule: str = "toy.way"


class ToyFlicked(Event, frozen=True):
    far: int
    rule: str = "toy.flick"


class Toy:
    slug: ClassVar[str] = "toy"
    version: ClassVar[int] = 1
    title: ClassVar[Say] = Say("toy")
    players: ClassVar[tuple[int, int]] = (1, 3)
    variants: ClassVar[tuple[Variant, ...]] = ()
    setup_type = ToySetup
    book = None
    world_type = ToyWorld
    event_type = ToyNamed | ToyWhispered | ToyWent | ToyFlicked
    samples: tuple[dict[str, Any], ...] = (
        {},
        {"players": 3, "hidden": True},
        {"players": 2, "board": "discs", "hidden": True},
        {"players": 2, "board": "grid"},
    )

    def chairs(self, setup: ToySetup) -> tuple[Chair, ...]:
        return chairs(setup.players)

    def create(self, setup: ToySetup) -> ToyWorld:
        points = {chair.id: 0 for chair in self.chairs(setup)}
        return ToyWorld(board=setup.board, goal=setup.goal, hidden=setup.hidden, points=points)

    def begin(self, world: ToyWorld) -> Rules[None]:
        world.name = yield Name("p1", Say("toy-ask-name"), "toy.name", suggestion="Robin")
        tell(world, ToyNamed(world.name))
        if world.hidden:
            for seat in world.points:
                world.secret[seat] = yield Roll("d12", "toy.name", seat, hidden=True)
                tell(world, ToyWhispered(world.secret[seat]), to=(seat,))

    def turn(self, world: ToyWorld) -> Rules[None]:
        world.turn += 1
        for seat in world.points:
            if world.board == "discs":
                launch = Launch("hero", world.x, 200.0, radius=50.0)
                flick: Flick = yield Shot(seat, Say("toy-ask-flick"), "toy.flick", (launch,), 1000.0)
                world.x = flick.x
                tell(world, ToyFlicked(round(flick.speed)))
                world.points[seat] += 4
            else:
                yield from self.walk(world, seat)

    def walk(self, world: ToyWorld, seat: str) -> Rules[None]:
        die: int = yield Roll("d6", "toy.way", seat)
        left, right = ("A", "C") if world.board == "points" else ("1,1", "3,1")
        options = (
            Option("go", Say("toy-go-left"), at=left, via=("B", "A"), on=("left",)),
            Option(
                "go",
                Say("toy-go-right"),
                at=right,
                note=Say("toy-note"),
                rule="toy.right",
                via=("B", "C"),
                on=("right",),
            ),
            Option("stay", Say("toy-stay")),
        )
        key = yield Ask(seat, Say("toy-ask-way", die=die), options, "toy.way")
        way = next("".join(option.on) or option.verb for option in options if option.key == key)
        tell(world, ToyWent(seat, way))
        if way == "right":
            world.points[seat] += die
            world.at = "C"
        elif way == "left":
            world.at = "A"
            tax = yield Amount(seat, Say("toy-ask-tax"), "toy.tax", 0, 12)
            world.points[seat] -= min(tax, world.points[seat])
            yield from d3("toy.tax", seat)
            tell(world, ToyWent(seat, "home"))

    def outcome(self, world: ToyWorld) -> Outcome | None:
        best = max(world.points, key=lambda seat: world.points[seat])
        if world.points[best] < world.goal:
            return None
        return Outcome((best,), Say("toy-won"), "toy.way", dict(world.points))

    def glimpse(self, world: ToyWorld, seat: str) -> ToyWorld:
        secret = {seat: world.secret[seat]} if seat in world.secret else {}
        return ToyWorld(
            world.turn, [], world.board, world.goal, world.hidden, world.name, dict(world.points), secret,
            world.at, world.x,
        )  # fmt: skip

    def imagine(self, glimpse: ToyWorld, seat: str, luck: Luck) -> ToyWorld:
        """Before a name is given there are no secrets yet."""
        drawn = {each: luck.draw(12) for each in glimpse.points} if glimpse.name and glimpse.hidden else {}
        return replace(glimpse, secret=drawn | glimpse.secret)

    def view(self, world: ToyWorld, seat: str) -> View:
        points = world.points.get(seat, 0)
        sheet = Sheet(
            "hero", Say("?", literal=world.name or "Hero"), "hero", active=True,
            gauges=[Gauge(Say("toy-life"), points, world.goal)],
            lines=[Line(Say("toy-life"), Say("toy-chest"))],
        )  # fmt: skip
        headline = Say("toy-headline", seat=seat, points=points)
        plans = [_cellar()] if world.board == "grid" else []
        return View(headline, _board(world), [sheet], [Pile("chest", "chest", Say("toy-chest"), 3)], plans=plans)


def _board(world: ToyWorld) -> Board:
    hero = Token("hero", "hero", world.at, Say("toy-hero"), active=True)
    if world.board == "points":
        places = [("A", 10.0), ("B", 50.0), ("C", 90.0)]
        points = [Point(id, x, 20.0, "round", Say(f"toy-place-{id.lower()}")) for id, x in places]
        orc = Token("orc", "orc", "C", Say("toy-orc"), side="foe")
        return Points("", 100, 40, points, [Edge("A", "B"), Edge("B", "C", "door")], [hero, orc])
    if world.board == "grid":
        rows = ["     ", " ... ", " ... "]
        hero.at = "2,1"
        doors, chest = [Door(3, 1, "e", "open")], Feature("chest", 1, 2, "chest", Say("toy-chest"))
        return Grid("stone", 5, 3, rows, ["11111"] * 3, ["2,1,w"], doors, [chest], [hero])
    discs = [
        Disc("hero", "hero", Say("toy-hero"), world.x, 200.0, 15.0, active=True),
        Disc("orc", "orc", Say("toy-orc"), 500.0, 200.0, 15.0, side="foe"),
    ]
    zone = Zone("start", Say("toy-zone"), (10.0, 10.0, 150.0, 10.0, 150.0, 390.0, 10.0, 390.0))
    return Discs("", 600, 400, [Obstacle(300.0, 100.0, 40.0)], discs, [zone])


def _cellar() -> Grid:
    """A floor on which nobody is at the moment."""
    well = Feature("well", 1, 1, "well", Say("toy-chest"))
    return Grid("stone", 6, 3, ["      ", " .... ", "      "], ["000000"] * 3, [], [], [well], [], name=Say("toy-zone"))


GAME = Toy()
