"""The course of the game: the party's turn, then the game master's, and so on. A turn of the session is one
activation, so that little has to be played again when a move is taken back."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, choose, which
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.master import GM
from souterrain.crawl.squares import key

from . import duels, following, hooks, mishaps, quests
from .activation import activate
from .chairs import automatic, seated
from .ending import of_quest
from .events.turns import DarkTurn, Round
from .leader import leader, succession
from .master import policy
from .plan import quest
from .sheet import alive, being
from .words import figure_word
from .world import Figure, Regne, heroes, of_camp, standing
from .wounds import bleed


def play(world: Regne) -> Rules[None]:
    """One activation, with what comes before the first and after the last of a side."""
    world.turn += 1
    if not world.begun:
        yield from _begin(world)
    _forget(world)
    if _over(world):
        world.order = []
    if world.order:
        yield from _next(world)
    duels.settle(world)
    quests.check(world)
    yield from quests.reward(world)
    _forget(world)
    if not world.order:
        yield from _end(world)


def _over(world: Regne) -> bool:
    return world.won or world.late or world.forfeit or not any(standing(hero) for hero in heroes(world))


def _forget(world: Regne) -> None:
    """Nobody waits for those who cannot act any more."""
    world.order = [id for id in world.order if id in world.figures and world.figures[id].life > 0]


def _begin(world: Regne) -> Rules[None]:
    """A side begins its turn: points are full, the party undergoes a mishap, and what happens at the start of each
    turn happens.

    regne.turn.start-of-turn-effects"""
    world.begun = True
    side = of_camp(world, world.side)
    if world.side == "party" and not world.doubled:
        world.round += 1
        tell(world, Round(world.round))
        world.late = world.round == quest(world).limit
    for who in side:
        refresh(world, who)
    if world.side == "party":
        succession(world)
    if world.side == "party" and world.round > 1 and not world.doubled:
        yield from mishaps.draw(world)
    for who in side:
        for hook in hooks.BEGINNING.all:
            if who.id in world.figures:
                yield from hook(world, who)
    world.order = [who.id for who in of_camp(world, world.side)]
    if world.side == "dark":
        policy.look_around(world)
        world.order = policy.order(world)
        if (world.order and seated(world)) or policy.stirs(world):
            tell(world, DarkTurn())


def refresh(world: Regne, who: Figure) -> None:
    """All of his action points, less what was taken from him, and all that he may do once a turn.

    regne.turn.once-per-turn-limits"""
    who.points = max(0, being(who).action - who.lost) if who.life > 0 else 0
    who.lost = 0
    who.over = False
    who.held, who.deaf = 0, False
    who.spent = []
    who.effects = [effect for effect in who.effects if effect.until > world.round]
    who.heads = alive(who)
    who.invisible = who.invulnerable = False
    who.shell = 0


def _end(world: Regne) -> Rules[None]:
    """The other side's turn comes. After the game master's the game turn is over."""
    for who in of_camp(world, world.side):
        who.points = 0
    world.begun = False
    if world.side == "party":
        world.doubled, world.again = world.again, False
        world.side = "party" if world.doubled else "dark"
        return
    world.side = "party"
    if of_quest(world) is None:
        yield from bleed(world)
    duels.weary(world)
    quests.hold(world)
    quests.check(world)


def _next(world: Regne) -> Rules[None]:
    """Who acts next: the leader says it for the party, the game master for his own."""
    waiting = [world.figures[id] for id in world.order]
    if world.side == "dark":
        yield from _act(world, (yield from _commanded(world, waiting)))
        return
    if len(waiting) == 1:
        yield from _act(world, waiting[0])
        return
    succession(world)
    seat = leader(world).seat
    found: list[Deed[None]] = [Deed(_candidate(who), partial(_act, world, who)) for who in waiting]
    yield from choose(seat, Say("ask-next"), [*found, *following.offers(world, seat)], "regne.turn.leader-sets-order")


def _commanded(world: Regne, waiting: list[Figure]) -> Rules[Figure]:
    """Whom of his own the game master lets act next. He may leave them all to the program for this turn."""
    if len(waiting) == 1 or automatic(world, waiting[0]):
        return waiting[0]
    trust = Option("leave-to-it", Say("option-leave-all"), rule="regne.setup.gm-neutral-and-may-play", emblem="master")
    offers = [*((_candidate(who), who) for who in waiting), (trust, None)]
    who = yield from which(GM, Say("ask-next"), offers, "regne.turn.gm-turn-free-order")
    if who is None:
        world.trusted = world.round
    return who or waiting[0]


def _candidate(who: Figure) -> Option:
    return Option("next", figure_word(who), key(who.at), Say("note-points", points=who.points), on=(who.id,))


def _act(world: Regne, who: Figure) -> Rules[None]:
    world.order.remove(who.id)
    yield from activate(world, who)
    who.over = False


@hooks.AMBUSHED(1)
def pounce(world: Regne, group: list[Figure]) -> Rules[None]:
    """Those who were in ambush act as soon as they appear; whoever found them goes on afterwards. To leave them to the
    program is to leave it no more than that."""
    policy.look_around(world)
    for who in group:
        refresh(world, who)
    trusted, waiting = world.trusted, list(group)
    while waiting and not _over(world):
        who = yield from _commanded(world, waiting)
        waiting.remove(who)
        yield from activate(world, who)
        who.points = 0
        waiting = [each for each in waiting if each.id in world.figures]
    world.trusted = trusted
