"""A player of the Règne sombre: heroes who keep together, mend each other, fight side by side and look for the quest;
in the game master's chair what the program proposes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random as Dice

from msgspec.structs import replace

from souterrain.core.ask import Answer, Ask, Option
from souterrain.core.say import Say
from souterrain.core.seat import Reason, SeatView
from souterrain.crawl.squares import key, king_moves
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.ground import Ground, opened
from souterrain.games.regne.world import Figure, Regne, against, standing

from ..offers import offered, the
from . import exploring, fighting, healing, things, town
from .reasons import Because, Choice

ALWAYS: tuple[Because, ...] = ("shut-well", "task", "tear", "parry", "spend", "accept", "proposed", "leave-to-it")
"""What is done wherever it is offered."""


class Scripted:
    """The same for every seat."""

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)
        self._turn = (0, "")
        self._trod: set[str] = set()
        """The squares where whoever acts has stood in his turn: nobody goes to and fro between two thoughts."""

    def decide(self, chair: SeatView[Regne], /) -> Answer:
        world, ask = chair.world, chair.ask
        assert isinstance(ask, Ask)
        who = world.figures.get(world.acting)
        if who is not None and ask.text.id == "ask-act":
            ask = self._onwards(world, who, ask)
        choice = chosen(world, who, ask)
        return choice.option.key if choice else self.dice.choice(ask.options).key

    def why(self, chair: SeatView[Regne], answer: Answer, /) -> Reason | None:
        """Why he answers so. A whim has no reason."""
        world, ask = chair.world, chair.ask
        choice = chosen(world, world.figures.get(world.acting), ask) if isinstance(ask, Ask) else None
        if choice is None or choice.option.key != answer:
            return None
        return Reason(Say(f"why-{choice.why}"), secret=False)

    def _onwards(self, world: Regne, who: Figure, ask: Ask) -> Ask:
        """The question without moves to where he has been in this turn."""
        turn = (world.round, who.id)
        if turn != self._turn:
            self._turn, self._trod = turn, set()
        options = [each for each in ask.options if each.verb not in ("go", "run") or each.at not in self._trod]
        self._trod.add(key(who.at))
        return ask if len(options) == len(ask.options) else replace(ask, options=tuple(options))


def chosen(world: Regne, who: Figure | None, ask: Ask) -> Choice | None:
    """What is best, and why; nothing where one thing is as good as another."""
    plain = offered(ask, *ALWAYS)
    if plain:
        return Choice(plain[0], next(verb for verb in ALWAYS if verb == plain[0].verb))
    if ask.text.id in town.QUESTIONS:
        return town.decide(world, ask)
    asked = ASKED.get(ask.text.id)
    if asked is not None:
        return asked(world, who, ask)
    return act(world, who, ask) if who is not None and ask.text.id == "ask-act" else None


def act(world: Regne, who: Figure, ask: Ask) -> Choice:
    """The first thing that comes to mind, or nothing."""
    here = opened(world)
    for why, way in WAYS.items():
        option = way(world, who, ask, here)
        if option is not None:
            other = WAITING if option.verb == "done" else DWELLING if who.camp != "party" else {}
            return Choice(option, other.get(why, why))
    return Choice(ask.options[-1], "nothing")


WAYS: dict[Because, Callable[[Regne, Figure, Ask, Ground], Option | None]] = {
    "snatch": fighting.snatch,
    "mend": healing.mend,
    "flee": healing.flee,
    "aid": things.aid,
    "strike": fighting.strike,
    "arm": fighting.arm,
    "close-in": fighting.close_in,
    "rally": fighting.rally,
    "rest": healing.rest,
    "engrave": things.bind,
    "dress": exploring.dress,
    "loot": exploring.loot,
    "release": exploring.release,
    "rejoin": exploring.rejoin,
    "seek": exploring.seek,
    "prospect": exploring.prospect,
    "evade": healing.evade,
}
"""What is thought of first, and then, by the reason that is given for it."""

WAITING: dict[Because, Because] = {"close-in": "let-come", "rejoin": "wait-up"}
"""Why whoever had that in mind ends his turn."""

DWELLING: dict[Because, Because] = {"seek": "prowl"}
"""Why a dweller does so."""


def _hero(world: Regne, who: Figure | None, ask: Ask) -> Choice:
    """Whoever is hardest to fell comes first."""

    def stout(option: Option) -> int:
        row = BOOK.heroes[option.on[0]]
        return row.life + 3 * (row.levels["melee"] + row.levels["strength"] + row.levels["endurance"])

    return Choice(max(ask.options, key=stout), "stout")


def _next(world: Regne, who: Figure | None, ask: Ask) -> Choice:
    """Whoever is nearest to an adversary acts first."""

    def far(option: Option) -> int:
        each = world.figures[option.on[0]]
        return min((king_moves(each.at, foe.at) for foe in against(world, each)), default=0)

    first = min(offered(ask, "next"), key=far)
    return Choice(first, "nearest" if against(world, world.figures[first.on[0]]) else "any-order")


def _watch(world: Regne, who: Figure | None, ask: Ask) -> Choice:
    """Whoever waited strikes as soon as he can, and defends himself where he cannot."""
    assert who is not None
    blow = fighting.strike(world, who, ask, opened(world))
    if blow is not None:
        return Choice(blow, "blow")
    defence = offered(ask, "defend")
    return Choice(defence[0], "defend") if defence else Choice(the(ask, "hold-on"), "hold-on")


def _blocked(world: Regne, who: Figure | None, ask: Ask) -> Choice:
    """Whoever runs for his life goes on."""
    hurt = who is not None and who.life > 5 and healing.spent(who)
    return Choice(the(ask, "press-on"), "press-on") if hurt else Choice(the(ask, "stay"), "held-back")


def _replay(world: Regne, who: Figure | None, ask: Ask) -> Choice:
    """What has been done stays, unless it has brought him to the ground."""
    down = who is None or not standing(who)
    return Choice(the(ask, "replay"), "replay") if down else Choice(the(ask, "keep"), "keep")


def _crush(world: Regne, who: Figure | None, ask: Ask) -> Choice:
    return Choice(the(ask, "stay"), "keep-line")


def _aided(whom: Callable[[Regne, Figure | None, Ask], Option]) -> Callable[[Regne, Figure | None, Ask], Choice]:
    """Whom or where a thing helps most."""
    return lambda world, who, ask: Choice(whom(world, who, ask), "aid")


ASKED: dict[str, Callable[[Regne, Figure | None, Ask], Choice]] = {
    "ask-hero": _hero,
    "ask-next": _next,
    "ask-watch": _watch,
    "ask-struck": _watch,
    "ask-blocked": _blocked,
    "ask-crush": _crush,
    "ask-replay": _replay,
    "ask-appear": _aided(things.beside),
    "ask-banish": _aided(things.banished),
    "ask-mend": _aided(things.mended),
    "ask-shield": _aided(things.shielded),
}
"""Questions that are not about what to do next."""
