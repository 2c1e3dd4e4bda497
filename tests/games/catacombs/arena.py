"""A room set up by hand: discs where a test wants them, flicks aimed from one at another."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, TypeVar

from tests.play import Run, run
from tests.told import asked as asked_for
from tests.told import staged

from souterrain.core.ask import Ask, Flick, Option, Question, Shot
from souterrain.core.menu import perform
from souterrain.core.roll import Roll, Rules
from souterrain.games.catacombs import combat, heroes, monsters
from souterrain.games.catacombs.catalogue import BOOK, size_of
from souterrain.games.catacombs.events.words import Tale
from souterrain.games.catacombs.prepare import create
from souterrain.games.catacombs.words import kind_of
from souterrain.games.catacombs.world import Piece, Setup, World

E = TypeVar("E", bound=Tale)

CORNERS = {"elf": (20.0, 230.0), "barbarian": (60.0, 230.0), "thief": (100.0, 230.0), "wizard": (140.0, 230.0)}
"""Where heroes stand who have no part in a test."""


def arena(board: str = "", room: str = "l0-01", round: int = 1, **setup: Any) -> World:
    """The heroes in a corner of an empty board without obstacles, in the heroes' turn of a round."""
    world = create(Setup(**setup))
    seats = [f"p{n}" for n in range(1, world.setup.players)]
    for n, hero in enumerate(world.heroes.values()):
        hero.seat = seats[min(n, len(seats) - 1)]
    world.room, world.board, world.round, world.phase = room, board, round, "heroes"
    world.hero_zone, world.monster_zone = BOOK.boards.hero_zone, BOOK.boards.monster_zone
    for id, (x, y) in CORNERS.items():
        world.pieces[id] = Piece(id, id, "hero", x, y, world.heroes[id].health)
    staged(world)
    return world


def put(world: World, id: str, x: float, y: float, health: int | None = None) -> Piece:
    """Put a piece somewhere: a hero is moved, a monster `orc-1` or another piece comes into play."""
    kind = kind_of(id)
    if id in world.pieces:
        piece = world.pieces[id]
        piece.x, piece.y = x, y
    elif kind in BOOK.monsters:
        piece = Piece(id, kind, "monster", x, y, BOOK.monsters[kind].health)
    elif kind in BOOK.lords:
        piece = Piece(id, kind, "lord", x, y, world.lord_health)
    else:
        side = {"shield": "loose", "decoy": "decoy"}.get(kind, "ally")
        piece = Piece(id, kind, side, x, y)  # type: ignore[arg-type]
    if health is not None:
        piece.health = health
        if id in world.heroes:
            world.heroes[id].health = health
        if kind in BOOK.lords:
            world.lord_health = health
    world.pieces[id] = piece
    return piece


def called(kinds: Sequence[str]) -> list[str]:
    """The ids of monsters that are placed in this order: one that is alone of its kind has no number."""
    return [f"{kind}-{kinds[: n + 1].count(kind)}" if kinds.count(kind) > 1 else kind for n, kind in enumerate(kinds)]


def kill(world: World, *ids: str) -> None:
    """Heroes who are dead before the test begins."""
    for id in ids:
        world.heroes[id].health = 0
        del world.pieces[id]


def at(world: World, disc: str, target: str, power: float = 0.5) -> Flick:
    """A flick of a disc straight at a target."""
    one, two = world.pieces[disc], world.pieces[target]
    return towards(world, disc, math.atan2(two.y - one.y, two.x - one.x), power)


def towards(world: World, disc: str, angle: float, power: float = 0.5) -> Flick:
    piece = world.pieces[disc]
    return Flick(disc, piece.x, piece.y, angle, power * size_of(piece.kind).top_speed)


def shot(world: World, shooter: str, target: str, kind: str = "missile", power: float = 0.6) -> Flick:
    """A missile put down on the line from the shooter to the target, 5 mm off his rim, and flicked along it."""
    one, two = world.pieces[shooter], world.pieces[target]
    angle = math.atan2(two.y - one.y, two.x - one.x)
    size = size_of(kind)
    away = one.body.radius + size.radius + 5.0
    x, y = one.x + math.cos(angle) * away, one.y + math.sin(angle) * away
    return Flick(kind, x, y, angle, power * size.top_speed)


def down(disc: str, x: float, y: float) -> Flick:
    """A disc put down."""
    return Flick(disc, x, y, 0.0, 0.0)


def none(world: World, disc: str) -> Flick:
    """A flick without power: it is left out."""
    if disc in world.pieces:
        return towards(world, disc, 0.0, 0.0)
    return Flick(disc, 0.0, 0.0, 0.0, 0.0)


def drive(rules: Rules[Any], *answers: Any, dice: Sequence[int | str] = ()) -> Run:
    """Run a rule to its end, as `run` does. An answer may be a function: it is called when its question comes, so
    that it can aim from where the discs lie by then."""

    def late() -> Rules[Any]:
        value: Any = None
        left = list(answers)
        while True:
            try:
                wanted = rules.send(value)
            except StopIteration as stop:
                assert not left, f"answers not asked for: {left}"
                return stop.value
            if isinstance(wanted, Roll):
                value = yield wanted
                continue
            asked_for(wanted)
            assert left, f"unexpected question: {wanted!r}"
            value = left.pop(0)
            if callable(value):
                value = value()
            wanted.check(value)
            asked.append(wanted)

    asked: list[Question] = []
    seen = run(late(), dice)
    seen.asked = asked
    return seen


def hero_acts(world: World, key: str, *answers: Any, dice: Sequence[int | str] = ()) -> Run:
    return drive(hero_deed(world, key), *answers, dice=dice)


def hero_deed(world: World, key: str) -> Rules[None]:
    """What a hero or ally does when he does what is offered to him under this key."""
    offers = [deed for piece in world.on_board("hero", "ally") for deed in heroes.deeds(world, piece)]
    offers += [deed for seat in world.hero_seats() for deed in heroes.meads(world, seat)]
    return perform(next(deed for deed in offers if deed.option.key == key).do())


def monster_acts(world: World, key: str, *answers: Any, dice: Sequence[int | str] = ()) -> Run:
    return drive(monsters.one_action(world), key, *answers, dice=dice)


def ask_of(rules: Rules[Any]) -> Question:
    """The first question of a rule."""
    asked = next(rules)
    assert isinstance(asked, (Ask, Shot))
    return asked


def hero_keys(world: World, of: str = "") -> list[str]:
    """What the hero players may choose now, all of it or for one of their pieces."""
    return [option.key for option in hero_options(world) if not of or of in option.on[:1]]


def hero_options(world: World, *verbs: str) -> list[Option]:
    """What the hero players may choose now, all of it or what has one of these verbs."""
    return options(ask_of(combat.heroes_turn(world)), *verbs)


def master_keys(world: World, of: str = "") -> list[str]:
    found = options(ask_of(monsters.one_action(world)))
    return [option.key for option in found if not of or of in option.on[:1]]


def options(ask: Question, *verbs: str) -> list[Option]:
    """What a question offers, all of it or what has one of these verbs."""
    assert isinstance(ask, Ask)
    return [option for option in ask.options if not verbs or option.verb in verbs]


def told(world: World, kind: type[E]) -> list[E]:
    """What was told of one kind."""
    return [event for event, _ in world.told if isinstance(event, kind)]


def end_round(world: World) -> None:
    """The round ends; if monsters are left the next one begins."""
    combat.end_round(world)


def phase(world: World) -> str:
    return world.phase


def winner(world: World) -> str:
    return world.winner


def stunned(world: World, id: str) -> int:
    """The round in which a piece was stunned; 0 for none."""
    return world.pieces[id].stunned
