"""Healing between fights: the Phoenix wants the wizard and his patient alone, so the party halts and makes room."""

from __future__ import annotations

from collections.abc import Iterable

from souterrain.core.ask import Ask
from souterrain.crawl.squares import Square, steps_between
from souterrain.crawl.ways import reach
from souterrain.games.ahq.belongings import count
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.dungeon.ground import ground
from souterrain.games.ahq.figures import Figure, heroes, is_wizard, out, party
from souterrain.games.ahq.magic import has_components
from souterrain.games.ahq.values import exploration_move
from souterrain.games.ahq.world import World

from .choices import STEPS, goals, key_of, offered

PHOENIX = "flames-of-the-phoenix"

_BAD = 3
"""Wounds that are worth a dose and the time it takes; who has but one left is healed before that."""

_ROUND, _TRIES = 8, 5
"""Of so many turns so many are given to a healing that will not come about, for want of room."""

_ROOM = 2
"""Squares round a patient that the others leave free where there is no other place beside him."""


def halt(world: World, figure: Figure, ask: Ask) -> str:
    """What a figure does for the healing of somebody in the party; nothing where nobody is to be healed. The wizard
    goes first; where there is no room beside his patient, the patient looks for some."""
    healer, patient = _healer(world), _patient(world)
    if healer is None or patient is None or not _near(healer, patient) or world.turn % _ROUND >= _TRIES:
        return ""
    if figure is healer:
        ready = healer is patient or patient.at in ground(world).steps[healer.at]
        go = (ready and phoenix(ask)) or _go_to(world, healer, patient, ask)
        return go or _after(ask, patient) or key_of(ask, "stay")
    if figure is patient:
        return _find_room(world, healer, patient, ask) or key_of(ask, "stay")
    first = _after(ask, healer)
    if first:
        return first
    steps = ground(world).steps
    if healer is not patient and healer.at not in steps[patient.at]:
        return _leave_room(world, figure, healer, patient, ask)
    return _make_room(world, figure, healer, ask) if figure.at in steps[healer.at] else key_of(ask, "stay")


def _after(ask: Ask, other: Figure) -> str:
    """Let another of the same player's figures go first, if it still can."""
    return next((option.key for option in offered(ask, "switch", other.id)), "")


def urgent(world: World, healer: Figure) -> bool:
    """In a fight: whether somebody beside the wizard has fallen or is about to."""
    beside = ground(world).steps[healer.at]
    return any(each.kind == "hero" and each.wounds <= 1 and each.at in beside for each in party(world))


def _healer(world: World) -> Figure | None:
    """A wizard who has what the spell needs."""
    for hero in heroes(world):
        if is_wizard(hero) and not out(hero) and PHOENIX in hero.spells and has_components(hero, BOOK.spells[PHOENIX]):
            return hero
    return None


def doses(figure: Figure) -> int:
    """How often somebody could heal: potions, and for whoever knows the spell what it is made of."""
    potions = sum(item.count for item in figure.items if item.row in BOOK.gear and BOOK.gear[item.row].use == "healing")
    needs = BOOK.spells[PHOENIX].components if PHOENIX in figure.spells else ()
    return potions + min((count(figure, row) for row in needs), default=0)


def _patient(world: World) -> Figure | None:
    """The hero who has lost most."""
    worst = max(heroes(world), key=lambda each: (lost(each), each.id), default=None)
    if worst is None or (lost(worst) < _BAD and not (lost(worst) > 1 and worst.wounds <= 1)):
        return None
    return worst


def lost(figure: Figure) -> int:
    """How many Wounds somebody is short of."""
    return figure.profile.wounds - max(0, figure.wounds)


def _near(healer: Figure, patient: Figure) -> bool:
    """Not so far that the party would lose its way over it."""
    return abs(healer.at[0] - patient.at[0]) + abs(healer.at[1] - patient.at[1]) <= 24


def phoenix(ask: Ask) -> str:
    """The healing spell, if it is offered."""
    return next((option.key for option in offered(ask, "cast", PHOENIX)), "")


def potion(ask: Ask, use: str = "healing") -> str:
    """A potion, if one may be drunk."""
    return next((option.key for option in offered(ask, "use") if BOOK.gear[option.on[0]].use == use), "")


def _quiet(world: World, healer: Figure, patient: Figure, squares: Iterable[Square]) -> list[Square]:
    """Those of some squares beside which nobody stands but the two of them."""
    steps = ground(world).steps
    others = {each.at for each in party(world) if each is not healer and each is not patient}
    return [at for at in squares if at not in others and others.isdisjoint(steps[at])]


def _go_to(world: World, healer: Figure, patient: Figure, ask: Ask) -> str:
    """Beside the patient, where nobody else stands; who heals himself goes where nobody is at all."""
    steps = ground(world).steps
    ends = {at: key for key, at in goals(ask, *STEPS).items()}
    wanted = ends if healer is patient else ends.keys() & set(steps[patient.at])
    free = _quiet(world, healer, patient, wanted)
    return ends[min(free, key=lambda at: (steps_between(at, healer.at), at))] if free else ""


def _find_room(world: World, healer: Figure, patient: Figure, ask: Ask) -> str:
    """To the nearest square beside which the wizard could come to stand with nobody but his patient; nothing where he
    can do so already."""
    steps = ground(world).steps
    others = {each.at for each in party(world) if each is not healer and each is not patient}
    reached = reach(steps, [healer.at], exploration_move(healer), others)

    def has_room(at: Square) -> bool:
        return any(near in reached for near in _quiet(world, healer, patient, steps[at]))

    ends = {at: key for key, at in goals(ask, *STEPS).items()}
    free = [at for at in ends if has_room(at)] if not has_room(patient.at) else []
    return ends[min(free, key=lambda at: (steps_between(at, patient.at), at))] if free else ""


def _leave_room(world: World, figure: Figure, healer: Figure, patient: Figure, ask: Ask) -> str:
    """Away from a patient who is so hemmed in that the wizard finds no place beside him."""
    if steps_between(figure.at, patient.at) > _ROOM or _quiet(world, healer, patient, ground(world).steps[patient.at]):
        return key_of(ask, "stay")
    found = {key: at for key, at in goals(ask, *STEPS).items() if steps_between(at, patient.at) > _ROOM}
    return min(found, key=lambda key: (steps_between(found[key], figure.at), key), default=key_of(ask, "stay"))


def _make_room(world: World, figure: Figure, healer: Figure, ask: Ask) -> str:
    """A step away from the wizard, and no farther than needed."""
    beside = ground(world).steps[healer.at]
    found = {key: at for key, at in goals(ask, *STEPS).items() if at not in beside}

    def steps(at: Square) -> int:
        return abs(at[0] - figure.at[0]) + abs(at[1] - figure.at[1])

    return min(found, key=lambda key: steps(found[key]), default=key_of(ask, "stay"))
