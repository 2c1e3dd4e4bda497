"""Healing between fights: the Phoenix wants the wizard and his patient alone, so the party halts and makes room."""

from __future__ import annotations

from souterrain.core.ask import Ask
from souterrain.crawl.squares import Square
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.dungeon.ground import ground
from souterrain.games.ahq.figures import Figure, heroes, is_wizard, out, party
from souterrain.games.ahq.magic import has_components
from souterrain.games.ahq.world import World

from .choices import STEPS, goals, key_of, offered

PHOENIX = "flames-of-the-phoenix"

_BAD = 3
"""Wounds that are worth a dose and the time it takes."""

_ROUND, _TRIES = 8, 4
"""Of so many turns so many are given to a healing that will not come about, for want of room."""


def halt(world: World, figure: Figure, ask: Ask) -> str:
    """What a figure does for the healing of somebody in the party; nothing where nobody is to be healed."""
    healer, patient = _healer(world), _patient(world)
    if healer is None or patient is None or not _near(healer, patient) or world.turn % _ROUND >= _TRIES:
        return ""
    if figure is healer:
        ready = healer is patient or patient.at in ground(world).steps[healer.at]
        return (ready and phoenix(ask)) or _go_to(world, healer, patient, ask)
    for option in offered(ask, "switch", healer.id):
        return option.key
    beside = ground(world).steps[healer.at]
    if figure is patient or figure.at not in beside:
        return key_of(ask, "stay")
    return _make_room(world, figure, healer, ask)


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


def _patient(world: World) -> Figure | None:
    """Whoever has lost most, heroes before henchmen."""
    worst = max(party(world), key=lambda each: (_lost(each), each.kind == "hero", each.id), default=None)
    return worst if worst is not None and _lost(worst) >= _BAD else None


def _lost(figure: Figure) -> int:
    return figure.profile.wounds - max(0, figure.wounds)


def _near(healer: Figure, patient: Figure) -> bool:
    """Not so far that the party would lose its way over it."""
    return abs(healer.at[0] - patient.at[0]) + abs(healer.at[1] - patient.at[1]) <= 24


def phoenix(ask: Ask) -> str:
    """The healing spell, if it is offered."""
    return next((option.key for option in offered(ask, "cast", PHOENIX)), "")


def potion(ask: Ask) -> str:
    """A potion of healing, if one may be drunk."""
    return next((option.key for option in offered(ask, "use") if BOOK.gear[option.on[0]].use == "healing"), "")


def _go_to(world: World, healer: Figure, patient: Figure, ask: Ask) -> str:
    """Beside the patient, where the fewest others stand around; who heals himself goes where nobody does."""
    steps = ground(world).steps
    others = {each.at for each in party(world) if each is not healer and each is not patient}

    def worth(at: Square) -> tuple[bool, int, int]:
        beside = healer is patient or patient.at in steps[at]
        away = abs(at[0] - patient.at[0]) + abs(at[1] - patient.at[1])
        return not beside, len(others.intersection(steps[at])), away

    found = {key_of(ask, "stay"): healer.at}
    found |= {key: at for key, at in goals(ask, *STEPS).items() if at in steps}
    return min(found, key=lambda key: worth(found[key]))


def _make_room(world: World, figure: Figure, healer: Figure, ask: Ask) -> str:
    """A step away from the wizard, and no farther than needed."""
    beside = ground(world).steps[healer.at]
    found = {key: at for key, at in goals(ask, *STEPS).items() if at not in beside}

    def steps(at: Square) -> int:
        return abs(at[0] - figure.at[0]) + abs(at[1] - figure.at[1])

    return min(found, key=lambda key: steps(found[key]), default=key_of(ask, "stay"))
