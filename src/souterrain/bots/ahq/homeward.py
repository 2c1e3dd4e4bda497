"""The way home: when the party turns back, by which stairs, and who goes last."""

from __future__ import annotations

from souterrain.core.ask import Ask
from souterrain.crawl.squares import steps_between
from souterrain.crawl.ways import reach
from souterrain.games.ahq import hazards
from souterrain.games.ahq.dungeon.ground import ground
from souterrain.games.ahq.exploration.marches import door_ahead, home_stairs
from souterrain.games.ahq.figures import Figure, heroes, out, party
from souterrain.games.ahq.quests.progress import climbing, in_hand, quest_of
from souterrain.games.ahq.world import World

from . import grilles, healing, marching, prudence
from .choices import FAR, goals, key_of, offered, paces, turns_below
from .routes import over_pits, to_squares, unclaimed, way_on

LONG = 320
"""Turns after which the party gives the quest up."""

_WEARY = 0.3
"""The share of the party's Wounds below which it turns back."""

_DESPAIR = 0.05
"""The same where there will be no second expedition."""

_FATE, _DOSE = 1, 3
"""Wounds that a Fate Point and a dose of healing are worth to a party that thinks of going home."""

_BROKEN = ("rockfall", "crevasse")
"""What an earthquake leaves in the way."""


def going_home(world: World) -> bool:
    """The quest is done, or too few are left to go on, or it takes too long; but who must climb has no way but on."""
    if climbing(world):
        return in_hand(world) or (bool(home_stairs(world)) and not unclaimed(world))
    if in_hand(world) or turns_below(world) > LONG:
        return True
    if world.campaign is not None:
        return prudence.enough(world)
    people = [*party(world), *world.below]
    whole = sum(figure.profile.wounds for figure in [*people, *world.fallen]) or 1
    left = sum(max(0, figure.wounds) for figure in people)
    enough = _DESPAIR if quest_of(world).single_expedition else _WEARY
    return left / whole < enough and (left + _spare(people)) / whole < enough


def _spare(people: list[Figure]) -> int:
    """Wounds that a party can make good or be spared."""
    return sum(_FATE * figure.fate + _DOSE * healing.doses(figure) for figure in people if not out(figure))


def _door_home(world: World, ask: Ask) -> str:
    """The closed door beside him that is on the way home."""
    door = door_ahead(world, world.figures[world.active], "stairs")
    return next((option.key for option in offered(ask, "open") if door is not None and option.on == (door.id,)), "")


def _last_guard(world: World) -> bool:
    """Whether he is the last hero with somebody who must be brought home: those go first."""
    goal, figure = quest_of(world).objective, world.figures[world.active]
    if figure.kind != "hero" or not goal.character or any(not out(h) for h in heroes(world) if h is not figure):
        return False
    late = turns_below(world) > LONG
    return not late and any(other.row == goal.character for other in party(world))


def _clear_the_way(world: World, figure: Figure, ask: Ask) -> str:
    """Where the ground has broken between the party and the stairs: dig or jump, or go to where that can be done."""
    if figure.at in to_squares(world, tuple(home_stairs(world))):
        return ""
    broken = [s for s in world.here.sections.values() if s.hazard is not None and s.hazard.kind in _BROKEN]
    if not broken:
        return _way_round(world, figure, ask) or grilles.under(world, figure, ask)
    ends, edges = goals(ask, "go"), [square for s in broken if s.hazard for square in s.hazard.blocks]
    best = min(ends, key=lambda key: min(steps_between(ends[key], edge) for edge in edges), default="")
    return key_of(ask, "dig", "cross") or best


def _way_round(world: World, figure: Figure, ask: Ask) -> str:
    """Where a grille can be lifted for nobody: on into what is unknown on this side of it."""
    if not grilles.hopeless(world, figure):
        return ""
    way = way_on(world)
    step = _unopened(world, ask) or (marching.march(world, figure, ask, way) if way is not None else "")
    return "" if step == key_of(ask, "stay") else step


def _unopened(world: World, ask: Ask) -> str:
    """A door beside him that nobody has opened yet."""
    doors = world.here.doors
    return next((o.key for o in offered(ask, "open") if o.on[0] in doors and not doors[o.on[0]].explored), "")


def go(world: World, figure: Figure, ask: Ask) -> str:
    """A part of the march home: through doors and over what has broken on the way."""
    body = prudence.take_up(world, ask)
    if body:
        return body
    pits = over_pits(world, figure)
    if pits is not None:
        return marching.march(world, figure, ask, pits)
    return (
        _door_home(world, ask)
        or _clear_the_way(world, figure, ask)
        or _through_peril(world, figure, ask)
        or march(world, ask)
    )


def _through_peril(world: World, figure: Figure, ask: Ask) -> str:
    """Where what is perilous lies between him and all stairs, as in a room full of mould: into it all the same, which
    is not done by whoever is told to go home."""
    home, perils = tuple(home_stairs(world)), hazards.perils(world, figure)
    if not perils or figure.at in home:
        return ""
    if figure.at in reach(ground(world).steps, set(home) - perils, blocked=perils):
        return ""
    far, ends = to_squares(world, home), goals(ask, "go")
    best = min(ends, key=lambda key: far.get(ends[key], FAR), default="")
    return best if best and far.get(ends[best], FAR) < far.get(figure.at, FAR) else ""


def may_go(world: World, figure: Figure) -> bool:
    """The last hero waits above for henchmen who can still come, for they would stay behind."""
    if figure.kind != "hero" or any(other is not figure and not out(other) for other in heroes(world)):
        return True
    near = paces(world, [figure])
    return world.turn % 12 == 0 or not any(
        other.kind == "henchman" and not out(other) and other.at in near for other in party(world)
    )


def _waits(world: World) -> bool:
    return _last_guard(world) or not may_go(world, world.figures[world.active])


def march(world: World, ask: Ask) -> str:
    way = stairs(world, ask)
    if way and _waits(world):
        return key_of(ask, "stay", "done")
    if way and not (key_of(ask, "carry") and key_of(ask, "leave")):
        return way
    together = () if world.here.grilles else ("all-home",)
    return key_of(ask, *together, "home", "stay")


def after_move(world: World, ask: Ask) -> str:
    """Having come to the stairs or to a door: on through it."""
    way = "" if _waits(world) else stairs(world, ask)
    other = _unopened(world, ask) if grilles.hopeless(world, world.figures[world.active]) else ""
    return way or _door_home(world, ask) or other or key_of(ask, "done")


def stairs(world: World, ask: Ask) -> str:
    """The stairs under a figure, if they lead home or the others have taken them: not those that it came up by."""
    leads_home = bool(world.below) or world.figures[world.active].at in home_stairs(world)
    return key_of(ask, "leave", "take-stairs") if leads_home else ""
