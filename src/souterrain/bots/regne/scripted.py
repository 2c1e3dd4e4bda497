"""A player of the Règne sombre: heroes who keep together, mend each other, fight side by side and look for the quest;
in the game master's chair what the program proposes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random as Dice

from msgspec.structs import replace

from souterrain.core.ask import Answer, Ask, Option
from souterrain.core.seat import SeatView
from souterrain.crawl.squares import key, king_moves
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.ground import Ground, opened
from souterrain.games.regne.world import Figure, Regne, against, standing

from ..offers import offered, the
from . import exploring, fighting, healing, town

ALWAYS = ("shut-well", "task", "tear", "parry", "spend", "accept", "proposed", "leave-to-it")
"""What is done wherever it is offered."""


class Scripted:
    """The same for every seat."""

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)
        self._turn = (0, "")
        self._trod: set[str] = set()
        """The squares where whoever acts has stood in his turn: nobody goes to and fro between two thoughts."""

    def decide(self, chair: SeatView[Regne], /) -> Answer:
        ask = chair.ask
        assert isinstance(ask, Ask)
        plain = offered(ask, *ALWAYS)
        if plain:
            return plain[0].key
        if ask.text.id in town.QUESTIONS:
            return town.decide(chair.world, ask).key
        who = chair.world.figures.get(chair.world.acting)
        asked = ASKED.get(ask.text.id)
        if asked is not None:
            return asked(chair.world, who, ask).key
        if who is None or ask.text.id != "ask-act":
            return self.dice.choice(ask.options).key
        return act(chair.world, who, self._onwards(chair.world, who, ask)).key

    def _onwards(self, world: Regne, who: Figure, ask: Ask) -> Ask:
        """The question without moves to where he has been in this turn."""
        turn = (world.round, who.id)
        if turn != self._turn:
            self._turn, self._trod = turn, set()
        options = [each for each in ask.options if each.verb not in ("go", "run") or each.at not in self._trod]
        self._trod.add(key(who.at))
        return ask if len(options) == len(ask.options) else replace(ask, options=tuple(options))


def act(world: Regne, who: Figure, ask: Ask) -> Option:
    """The first thing that comes to mind, or nothing."""
    here = opened(world)
    for way in WAYS:
        option = way(world, who, ask, here)
        if option is not None:
            return option
    return ask.options[-1]


WAYS: tuple[Callable[[Regne, Figure, Ask, Ground], Option | None], ...] = (
    fighting.snatch,
    healing.mend,
    healing.flee,
    fighting.strike,
    fighting.arm,
    fighting.close_in,
    fighting.rally,
    healing.rest,
    exploring.dress,
    exploring.loot,
    exploring.rejoin,
    exploring.seek,
    exploring.prospect,
    healing.evade,
)
"""What is thought of first, and then."""


def _hero(world: Regne, who: Figure | None, ask: Ask) -> Option:
    """Whoever is hardest to fell comes first."""

    def stout(option: Option) -> int:
        row = BOOK.heroes[option.on[0]]
        return row.life + 3 * (row.levels["melee"] + row.levels["strength"] + row.levels["endurance"])

    return max(ask.options, key=stout)


def _next(world: Regne, who: Figure | None, ask: Ask) -> Option:
    """Whoever is nearest to an adversary acts first."""

    def far(option: Option) -> int:
        each = world.figures[option.on[0]]
        return min((king_moves(each.at, foe.at) for foe in against(world, each)), default=0)

    return min(offered(ask, "next"), key=far)


def _watch(world: Regne, who: Figure | None, ask: Ask) -> Option:
    """Whoever waited strikes as soon as he can, and defends himself where he cannot."""
    assert who is not None
    blow = fighting.strike(world, who, ask, opened(world))
    return blow or next(iter(offered(ask, "defend")), the(ask, "hold-on"))


def _blocked(world: Regne, who: Figure | None, ask: Ask) -> Option:
    """Whoever runs for his life goes on."""
    hurt = who is not None and who.life > 5 and healing.spent(who)
    return the(ask, "press-on" if hurt else "stay")


def _replay(world: Regne, who: Figure | None, ask: Ask) -> Option:
    """What has been done stays, unless it has brought him to the ground."""
    return the(ask, "replay" if who is None or not standing(who) else "keep")


def _crush(world: Regne, who: Figure | None, ask: Ask) -> Option:
    return the(ask, "stay")


ASKED: dict[str, Callable[[Regne, Figure | None, Ask], Option]] = {
    "ask-hero": _hero,
    "ask-next": _next,
    "ask-watch": _watch,
    "ask-struck": _watch,
    "ask-blocked": _blocked,
    "ask-crush": _crush,
    "ask-replay": _replay,
}
"""Questions that are not about what to do next."""
