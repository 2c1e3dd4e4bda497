"""What whoever looks at a question is told of its ways: how long they are, past what they lead, and whither; why an
archer is not offered to shoot; and on whom a spell would work that can work on one only."""

from __future__ import annotations

from msgspec.structs import replace

from souterrain.core.ask import Ask, Option
from souterrain.core.events import spoken
from souterrain.core.say import Say
from souterrain.crawl.sight import lines
from souterrain.crawl.squares import Square, key, square

from . import hazards
from .catalogue import BOOK
from .combat import moves, ranged, zones
from .dungeon.ground import ground, section_at
from .figures import Figure, foes, squares
from .spells import CASTS
from .spells.common import nothing_to_aim
from .traps import noticing
from .values import in_hand
from .words import names, says
from .world import World

_FAR = 99
"""More squares than anybody goes at once."""


def guided(world: World, ask: Ask) -> Ask:
    """The question with the way to every square that somebody may go to, what keeps him from shooting, and on whom he
    would cast."""
    figure = world.figures.get(world.active)
    if figure is not None:
        ask = replace(ask, options=tuple(_aimed(world, figure, option) for option in ask.options))
    if figure is not None and ask.text.id == "ask-act" and figure.kind != "monster":
        ask = _unshot(world, figure, ask)
    goals = {option.key: square(option.at) for option in ask.options if option.verb == "go" and "," in option.at}
    if figure is None or not goals:
        return ask
    ways = moves.ways(world, figure, _FAR)
    limit = _limit(world, figure, ways, set(goals.values()))
    shunned = hazards.perils(world, figure) if figure.kind != "monster" else set()
    zone = _zones(world, figure)

    def led(option: Option) -> Option:
        at = goals.get(option.key)
        if at is None or at not in ways:
            return option
        way = hazards.way_to(world, figure, ways, at, limit)
        peril = _peril(world, figure, way, shunned)
        note = _note(len(way), peril, [enemy for enemy, within in zone if at in within])
        return replace(option, via=tuple(map(key, way)), note=note, final=peril is not None)

    return replace(ask, options=tuple(map(led, ask.options)))


def _aimed(world: World, caster: Figure, option: Option) -> Option:
    """A spell about whose target nobody will be asked names it."""
    if option.verb != "cast":
        return option
    spell = BOOK.spells[option.on[0]]
    handler = CASTS[spell.cast]
    if handler.aim is nothing_to_aim:
        return option
    try:
        next(handler.aim(world, caster, spell))
    except StopIteration as known:
        if isinstance(known.value, Figure):
            text = Say("option-cast-on", target=says(known.value), **option.text.args)
            return replace(option, text=text, at=known.value.id)
    return option


def _unshot(world: World, figure: Figure, ask: Ask) -> Ask:
    """To leave it at that says why somebody who has a bow does not shoot."""
    why = _no_shot(world, figure) if all(option.verb != "shoot" for option in ask.options) else None
    told = [replace(option, note=why) if why and option.verb == "done" else option for option in ask.options]
    return replace(ask, options=tuple(told))


def _no_shot(world: World, figure: Figure) -> Say | None:
    bow = next((item.row for item in figure.items if item.row in BOOK.missiles), None)
    if bow is None:
        return None
    shots = ranged.shots(figure, moved=False)
    if in_hand(figure) != bow:
        return Say("note-no-shot-hand", weapon=spoken("item-", bow))
    if not shots:
        return None
    if not ranged.may_shoot(world, figure):
        return Say("note-no-shot-close")
    if any(ranged.targets(world, figure, shot) for shot in shots):
        return Say("note-no-shot-moved")
    return Say("note-no-shot-door" if _doors_only(world, figure) else "note-no-shot-sight")


def _doors_only(world: World, figure: Figure) -> bool:
    """Whether an enemy would be seen if open doors hid nothing.

    Rule: ahq.combat.los.walls-and-doors."""
    walls = ground(world).walls
    return any(
        lines(at, square, walls) for at in squares(figure) for foe in foes(world, figure) for square in squares(foe)
    )


def _limit(world: World, figure: Figure, ways: moves.Ways, goals: set[Square]) -> int:
    """How many squares it may go: as far as something is offered, and its whole move where all that this reaches is."""
    whole = moves.allowance(world, figure)
    farthest = max((len(moves.path(ways, at)) for at in goals if at in ways), default=0)
    all_of_it = goals.issuperset(moves.ends(world, figure, moves.ways(world, figure, whole)))
    return max(whole, farthest) if all_of_it else farthest


def _zones(world: World, figure: Figure) -> list[tuple[Figure, frozenset[Square]]]:
    """In a fight, the enemies of a figure and where each of them can strike."""
    if world.mode != "combat":
        return []
    return [(enemy, zones.zone(world, enemy)) for enemy in foes(world, figure)]


def _peril(world: World, figure: Figure, way: list[Square], shunned: set[Square]) -> Say | None:
    """What somebody would walk into, or pass too fast."""
    hazard = next((section_at(world, each).hazard for each in way if each in shunned), None)
    if hazard is not None:
        return Say(f"feature-{hazard.kind}")
    trap = noticing.hurries_past(world, figure, [figure.at, *way]) if figure.kind != "monster" else None
    return Say(f"trap-{trap.row}") if trap is not None else None


def _note(squares: int, peril: Say | None, enemies: list[Figure]) -> Say:
    note = Say("note-way", squares=squares)
    if enemies:
        note = Say("note-way-reached", way=note, enemies=names(enemies))
    return Say("note-way-peril", way=note, peril=peril) if peril else note
