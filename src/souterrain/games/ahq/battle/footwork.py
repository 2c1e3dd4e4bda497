"""Feet in a combat turn: the move, the run, the pursuit that must run, the fallen who are dragged, the way out."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Each, Offers, choose
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, around, square

from .. import hazards, offers
from ..combat import abilities, melee, moves, zones
from ..combat.solo import could_gain
from ..dungeon import levels
from ..dungeon.ground import ground
from ..events.combat import Dragged
from ..figures import Figure, effect, occupied, out, party, squares
from ..offers import DONE
from ..traps import noticing
from ..words import called, says, truly
from ..world import World
from .doing import Doing


def goals(doing: Doing) -> Offers[None]:
    """The squares where its move may end."""
    world, figure = doing.world, doing.figure
    doing.ways = moves.ways(world, figure, doing.left)
    ends = moves.ends(world, figure, doing.ways)
    if effect(figure, "berserk"):
        ends = abilities.charge(world, figure, ends)
    if ends:
        yield Each(offers.moves(ends), partial(_move, doing))


def _move(doing: Doing, option: Option) -> Rules[None]:
    world, figure = doing.world, doing.figure
    way = [figure.at, *hazards.way_to(world, figure, doing.ways, square(option.at), doing.left)]
    doing.moved, doing.leapt = True, False
    went = yield from moves.walk(world, figure, way[1:], hazards.stepped)
    doing.spent += went if went == len(way) - 1 else doing.left
    if figure.kind != "monster" and figure.id in world.figures:
        yield from noticing.rushed(world, figure, way[: went + 1])


def run(doing: Doing) -> Rules[None]:
    """The run takes the place of the attack: a die, and that many squares more.

    Rules: ahq.combat.heroes-phase.run, ahq.combat.gm-phase.run, ahq.combat.run.no-doors."""
    world, figure = doing.world, doing.figure
    doing.acted = doing.moved = True
    yield from moves.run(world, figure, partial(_run_on, world, figure))


def _run_on(world: World, figure: Figure, squares_more: int) -> Rules[None]:
    found = moves.ways(world, figure, squares_more)
    ends = moves.ends(world, figure, found)
    if ends:
        text = Say("ask-run", figure=truly(figure), squares=squares_more)
        goal = yield from _whither(figure, ends, text, "ahq.combat.run.distance")
        if goal is not None:
            way = hazards.way_to(world, figure, found, goal, squares_more)
            yield from moves.walk(world, figure, way, hazards.stepped, ran=True)


def _whither(figure: Figure, ends: list[Square], text: Say, rule: str) -> Rules[Square | None]:
    """The end of a move that may also not be made."""
    deeds: list[Deed[Square | None] | Each[Square | None]] = [
        Each(offers.moves(ends), lambda option: square(option.at)),
        Deed(DONE, lambda: None),
    ]
    return (yield from choose(figure.seat, text, deeds, rule))


def must_run(doing: Doing) -> bool:
    """A pursuing monster that moved must run, unless it stands next to an enemy or no run would bring it nearer; so
    must one that cowers.

    Rule: ahq.combat.pursuit.must-run."""
    world, figure = doing.world, doing.figure
    if not doing.moved or doing.acted or zones.holds(world, figure):
        return False
    if effect(figure, "cowering"):
        return True
    pursuing = figure.kind == "monster" and world.combat is not None and world.combat.pursuit
    return pursuing and not zones.beside_enemy(world, figure) and could_gain(world, figure)


def drags(doing: Doing) -> Offers[None]:
    """A Hero next to a fallen Hero may drag him three squares instead of moving."""
    world, figure = doing.world, doing.figure
    if figure.kind != "hero":
        return
    for other in party(world):
        if other.kind == "hero" and out(other) and other.at in ground(world).steps[figure.at]:
            text = Say("option-drag", figure=says(other))
            option = Option("drag", text, at=other.id, rule="ahq.combat.ko.drag", on=(other.id,))
            yield Deed(option, partial(_drag, doing, other))


def _drag(doing: Doing, fallen: Figure) -> Rules[None]:
    """The dragger goes up to three squares; the fallen Hero follows onto the square that he left last."""
    world, figure = doing.world, doing.figure
    found = moves.ways(world, figure, 3)
    text = Say("ask-drag", figure=says(fallen))
    goal = yield from _whither(figure, moves.ends(world, figure, found), text, "ahq.combat.ko.drag")
    if goal is None:
        return
    way = moves.path(found, goal)
    last = way[-2] if len(way) > 1 else figure.at
    yield from moves.walk(world, figure, way, hazards.stepped)
    doing.moved = True
    if figure.id in world.figures and last not in occupied(world, fallen):
        fallen.at = last
        tell(world, Dragged(called(figure), called(fallen)))
        yield from zones.settle(world)


def leave(doing: Doing) -> Rules[None]:
    levels.leave(doing.world, doing.figure)
    yield from zones.settle(doing.world)


def can_engage(world: World, figure: Figure) -> bool:
    """Whether a normal move brings it where it can attack somebody."""
    if melee.targets(world, figure):
        return True
    beside = {near for other in party(world) for square in squares(other) for near in around(square)}
    found = moves.ways(world, figure, moves.combat_move(figure), beside)
    return not beside.isdisjoint(moves.ends(world, figure, found))
