"""What all the bots need: reading keys, measuring the party, judging targets."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from souterrain.core.ask import Ask
from souterrain.crawl.ground import kept
from souterrain.crawl.squares import Square, steps_between
from souterrain.crawl.ways import reach
from souterrain.games.ahq.belongings import count
from souterrain.games.ahq.catalogue import MONSTERS
from souterrain.games.ahq.dungeon.ground import ground_of
from souterrain.games.ahq.figures import Figure, is_wizard, out, squares
from souterrain.games.ahq.values import guard, toughness
from souterrain.games.ahq.world import Level, World

Mind = Callable[[World, Ask, str], str]
"""Answers one kind of question; an answer that is not offered means "no opinion"."""


def key_of(keys: Sequence[str], *wanted: str) -> str:
    """The first of the wanted keys that is offered."""
    return next((key for key in wanted if key in keys), "")


def starting(ask: Ask, prefix: str) -> list[str]:
    """The offered keys that begin with a prefix."""
    return [option.key for option in ask.options if option.key.startswith(prefix)]


def square(key: str) -> Square | None:
    """The square named by a key such as "12,7" or "move:12,7"."""
    x, comma, y = key.rpartition(":")[2].partition(",")
    return (int(x), int(y)) if comma and x.isdigit() and y.isdigit() else None


FAR = 99

Paces = dict[Square, int]
"""How many steps it is from each square to the nearest of some figures, walking round walls but not round figures."""


def paces(world: World, others: Sequence[Figure], most: int = 40) -> Paces:
    """Measure the floor from several figures at once."""
    return _paces(world.here, tuple(at for other in others for at in squares(other)), most)


@kept(64, by=lambda level, goals, most: (level.key, goals, most))
def _paces(level: Level, goals: tuple[Square, ...], most: int) -> Paces:
    return reach(ground_of(level).steps, goals, most)


def nearest(at: Square, others: Sequence[Figure]) -> int:
    """How far the nearest of some figures is as the crow flies; a large number where there is none."""
    return min((steps_between(at, other.at) for other in others), default=FAR)


def softness(figure: Figure) -> tuple[int, int, int]:
    """How easy somebody is to bring down, the easiest first: few Wounds, low Weapon Skill, low Toughness."""
    return max(0, figure.wounds), guard(figure), toughness(figure)


def threat(figure: Figure) -> int:
    """How dangerous a monster is: its damage dice, more for a caster or a Character Monster."""
    card = MONSTERS[figure.row]
    return sum(card.dice) + 4 * bool(figure.cast) + 3 * card.character


def stands_off(figure: Figure) -> bool:
    """Wizards fight from a distance, and archers as long as they have arrows."""
    return is_wizard(figure) or (
        any(item.row.endswith("bow") for item in figure.items) and bool(count(figure, "arrow"))
    )


def standing(figures: Sequence[Figure]) -> list[Figure]:
    return [figure for figure in figures if not out(figure)]
