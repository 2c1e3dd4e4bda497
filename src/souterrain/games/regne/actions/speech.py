"""Speeches: a threat, encouragement, a lie."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

from souterrain.core.ask import Option
from souterrain.core.book import Handlers
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, one_of
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.master import GM
from souterrain.crawl.squares import key

from ..catalogue import BOOK
from ..chairs import seated
from ..dice import d
from ..events.speech import Enraged, Fooled, Heartened, Spoke
from ..ground import Ground, ground
from ..odds import passing, test_note
from ..rows.play import Speech
from ..sheet import dice_of, level, skills
from ..special.fear import cowed
from ..testing import passes
from ..words import called, figure_word
from ..world import Figure, Regne, against, friends, standing

SPEECHES: Handlers[Callable[[Regne, Figure, bool, Speech], Rules[None]]] = Handlers("speech effect")
"""What a speech does, by whether it succeeded."""


def offers(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    """One speech a turn for the whole party, and only by a hero; none that could not move anybody.

    regne.speech.once-per-turn"""
    if who.camp != "party" or who.ally or who.points < BOOK.costs.speech or world.spoken == world.round:
        return
    height, dice = level(world, who, "charisma"), dice_of(who, "charisma")
    heard = bool(listeners(world, who, here))
    for row in BOOK.speeches.values():
        hard = row.difficulty - voice(who)
        if (row.to_foes and not heard) or not passing(height, dice, hard):
            continue
        note = test_note(BOOK.costs.speech, "charisma", height, dice, hard)
        yield Deed(_option(row.id, row.rule, note), partial(speak, world, who, row))


@lru_cache(maxsize=256)
def _option(id: str, rule: str, note: Say) -> Option:
    return Option("speech", Say(f"option-speech-{id}"), note=note, rule=rule, group=Say("group-speech"), on=(id,))


def voice(who: Figure) -> int:
    """What his voice adds to the result of a speech."""
    return sum(skill.speaking for skill in skills(who))


def listeners(world: Regne, who: Figure, here: Ground) -> list[Figure]:
    """The adversaries in his zone, who alone hear him."""
    return [foe for foe in against(world, who) if here.zone[foe.at] == here.zone[who.at]]


def speak(world: Regne, who: Figure, row: Speech) -> Rules[None]:
    """A Charisma test, as hard as the speech.

    regne.speech.basics"""
    who.points -= BOOK.costs.speech
    world.spoken = world.round
    tell(world, Spoke(called(who), row.id, row.rule))
    passed = yield from passes(world, who, "charisma", row.difficulty, row.rule, plus=voice(who))
    yield from SPEECHES[row.effect](world, who, passed, row)


def _party(world: Regne, who: Figure) -> list[Figure]:
    here = ground(world)
    near = [who, *friends(world, who)]
    return [each for each in near if standing(each) and here.zone[each.at] == here.zone[who.at]]


@SPEECHES("threat")
def threat(world: Regne, who: Figure, passed: bool, row: Speech) -> Rules[None]:
    """The enemies are afraid, or they are angry: then they have a D of action points more among them.

    regne.speech.threat-success, regne.speech.threat-failure"""
    foes = listeners(world, who, ground(world))
    if not passed:
        more = yield from d("regne.speech.threat-failure", who.seat)
        tell(world, Enraged(more))
        yield from _share(world, foes, more)
        return
    for foe in foes:
        if (yield from cowed(world, foe, row.amount)):
            foe.lost += 1


def _share(world: Regne, foes: list[Figure], points: int) -> Rules[None]:
    """Action points for the enemies' next turn: to whom a person in the game master's chair likes, or one by one."""
    for n in range(points):
        foe = foes[n % len(foes)]
        if seated(world):
            offers = [(Option("whom", figure_word(each), key(each.at), on=(each.id,)), each) for each in foes]
            text = Say("ask-rage", left=points - n)
            foe = yield from one_of(GM, text, offers, "regne.speech.threat-failure")
        foe.lost -= 1


@SPEECHES("courage")
def courage(world: Regne, who: Figure, passed: bool, row: Speech) -> Rules[None]:
    """A point more for everybody of the party, who ignore fear; or a point less.

    regne.speech.courage-success, regne.speech.courage-failure"""
    if passed:
        world.brave = world.round
    _points(world, who, row.amount if passed else -row.amount)
    yield from ()


@SPEECHES("manipulation")
def manipulation(world: Regne, who: Figure, passed: bool, row: Speech) -> Rules[None]:
    """The enemies lose their turn, or everybody of the party two points."""
    if not passed:
        _points(world, who, -row.amount)
        return
    for foe in listeners(world, who, ground(world)):
        foe.lost += 99
    tell(world, Fooled())
    yield from ()


def _points(world: Regne, who: Figure, points: int) -> None:
    for hero in _party(world, who):
        hero.points = max(0, hero.points + points)
    tell(world, Heartened(points))
