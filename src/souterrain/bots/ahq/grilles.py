"""A grille that shuts somebody in: it is lifted by as many as it takes, and whoever did not lift rolls under it."""

from __future__ import annotations

from souterrain.core.ask import Ask
from souterrain.games.ahq.figures import Figure, party
from souterrain.games.ahq.traps import portcullis
from souterrain.games.ahq.values import strength
from souterrain.games.ahq.world import World

from .choices import FAR, Mind, goals, key_of, offered, people, standing, together
from .routes import to_squares

_LIKELY = 6
"""What a die may have to show."""
_BEST = 12
"""What it shows at best."""


def under(world: World, figure: Figure, ask: Ask) -> str:
    """Lift a grille, or go where that can be done; nothing where there is none on his side."""
    edges = tuple(square for each in world.here.grilles for square in each)
    lift = key_of(ask, "lift")
    if not edges or lift:
        return lift
    far, ends = to_squares(world, edges), goals(ask, "go")
    best = min(ends, key=lambda key: far.get(ends[key], FAR), default="")
    return best if best and far.get(ends[best], FAR) < far.get(figure.at, FAR) else ""


def hopeless(world: World, figure: Figure) -> bool:
    """Whether there is a grille, and those on his side are too weak to lift it for even one of them."""
    near = together(world, figure.at)
    arms = sorted(strength(each) for each in standing(party(world)) if each.at in near)
    return bool(world.here.grilles) and sum(arms[1:]) + _BEST < portcullis.NEEDED


def _lifters(world: World, ask: Ask, seat: str) -> str:
    """The strongest help, until a die is likely to do the rest."""
    able = people(world, ask)
    now = offered(ask, "lift")[0]
    if not able or now.note is None or int(str(now.note.args["need"])) <= _LIKELY:
        return now.key
    return max(able, key=lambda key: (strength(able[key]), key))


def _rolls(world: World, ask: Ask, seat: str) -> str:
    """Heroes first: those beyond must lift for the others."""
    able = people(world, ask)
    return max(able, key=lambda key: (able[key].kind == "hero", strength(able[key])), default=key_of(ask, "done"))


MINDS: dict[str, Mind] = {"ask-lifters": _lifters, "ask-roll-under": _rolls}
