"""III.2 Time: Rounds and Turns, and what falls due with them."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, which
from souterrain.core.roll import Rules, unseen
from souterrain.core.say import Say

from .catalogue import BOOK
from .creatures import muster
from .danger import forget
from .encounter import meet
from .events.gifts import SpellEnds
from .events.time import NobodyCame, PatrolWaits, Rested, Upkeep
from .fatigue import refresh, tire
from .light import burn_down
from .magic import pray
from .places import element_here, in_sanctuary, place_here
from .resolution import attempt
from .world import ROUNDS, SEAT, Hero, World
from .wounds import faint

UPKEEP = 5
PATROL = 6
REFRESHES = 3
"""Rest Turns in a row that lower Fatigue by 1."""
ANTIDOTE = 2
"""Resources that an antidote takes."""


def pass_rounds(world: World, rounds: int) -> Rules[bool]:
    """An action takes its time; True if nothing came between.

    Rule: seul.time.turn-ten-minutes-twelve-rounds."""
    world.now += rounds
    return (yield from settle(world))


def settle(world: World) -> Rules[bool]:
    """The duties of every Turn that is over; True if no encounter and no collapse came between."""
    quiet = True
    while world.where == "below" and not world.hero.dead and _due(world):
        if world.test_due:
            world.test_due = False
            quiet = not (yield from encounter_test(world)) and quiet
            continue
        if world.hero.fainted:
            yield from faint(world, None)
            quiet = False
            continue
        world.turns_done += 1
        quiet = (yield from end_of_turn(world)) and quiet
    return quiet


def _due(world: World) -> bool:
    return world.test_due or world.hero.fainted or world.turns_done < (world.now - world.entered) // ROUNDS


def end_of_turn(world: World) -> Rules[bool]:
    """What a Turn brings when it is over.

    Rule: seul.time.encounter-test-every-six-turns."""
    quiet = True
    turn = world.turns_done
    burn_down(world)
    forget(world)
    for spell, until in list(world.hero.spells.items()):
        if until <= world.now:
            del world.hero.spells[spell]
            tell(world, SpellEnds(spell))
    if turn % UPKEEP == 0:
        quiet = (yield from upkeep(world)) and quiet
    if 0 <= world.patrol_at <= world.turn_now and not world.hero.dead:
        quiet = not (yield from patrol(world)) and quiet
    if turn % PATROL == 0 and not world.hero.dead:
        quiet = not (yield from encounter_test(world)) and quiet
    return quiet


def encounter_test(world: World) -> Rules[bool]:
    """D20 + DV against 5 + Danger: success meets nobody. True if somebody came.

    Rule: seul.danger.in-encounter-and-surprise."""
    if in_sanctuary(world):
        tell(world, NobodyCame("seul.magic.spell-sanctuary"))
        return False
    bonus = 0
    place = place_here(world)
    if world.first_test and world.guild and BOOK.guilds[world.guild].maps:
        bonus += 2
    world.first_test = False
    if place.barred:
        place.barred = False
        bonus += 2
    if (yield from attempt(world, "encounter", "seul.encounter.difficulty", bonus=bonus, malus=world.danger)):
        tell(world, NobodyCame())
        return False
    group = yield from unseen(muster(world))
    yield from meet(world, group, "wandering")
    return True


def patrol(world: World) -> Rules[bool]:
    """The patrol that an overflowing Danger has sent; it waits outside a Sanctuary."""
    if in_sanctuary(world):
        tell(world, PatrolWaits())
        return False
    world.patrol_at = -1
    group = yield from unseen(muster(world, patrol=True, rule="seul.danger.overflow-patrol"))
    yield from meet(world, group, "patrol")
    return True


def upkeep(world: World) -> Rules[bool]:
    """Every five Turns a Rest Turn and a Resource, or Fatigue for each that is missing.

    Rules: seul.resource.due-every-five-turns, seul.fatigue.gain-five-turns, seul.rest.five-turn-duty-repeated."""
    hero = world.hero
    world.stirred = True
    rested = world.rests > 0
    world.rests = 0
    offers = [
        (upkeep_option(hero, rest, eat, rested), (rest and not rested, eat))
        for rest in ((True,) if rested else (True, False))
        for eat in ((True, False) if hero.resources else (False,))
    ]
    resting, eats = offers[0][1]
    if len(offers) > 1:
        rule = "seul.time.rest-and-resource-every-five-turns"
        resting, eats = yield from which(SEAT, Say("ask-upkeep"), offers, rule)
    if eats:
        hero.resources -= 1
        if resting or world.resting:
            pay_rest(world)
    quiet = True
    if resting:
        quiet = rested = yield from rest_turn(world, told=False)
        world.rests = 0
    if hero.dead:
        return False
    missing = int(not rested) + int(not eats) + int(hero.diseased)
    tell(world, Upkeep(bool(rested), eats))
    tire(world, missing, "seul.time.rest-and-resource-every-five-turns")
    return quiet


def upkeep_option(hero: Hero, rest: bool, eat: bool, rested: bool) -> Option:
    """Resting now or going on, with a Resource or without, and the Fatigue that it costs."""
    verb = "rest" if rest and not rested else "on"
    cost = int(not rest) + int(not eat) + int(hero.diseased)
    text = Say(f"option-upkeep-{verb}-resource" if eat else f"option-upkeep-{verb}")
    return Option(verb, text, note=Say("note-fatigue", n=cost), on=("resource",) if eat else ())


def rest_turn(world: World, told: bool = True) -> Rules[bool]:
    """One uninterrupted Turn without any action. Every third in a row, if paid for, lowers Fatigue."""
    hero = world.hero
    world.now += ROUNDS
    world.rests += 1
    world.resting = True
    quiet = yield from settle(world)
    world.resting = False
    if not quiet or hero.dead:
        world.rests = max(0, world.rests - 1)
        world.rest_run, world.rest_paid = 0, False
        return False
    world.rest_run += 1
    if told:
        tell(world, Rested(world.rest_run))
    if world.rest_run % REFRESHES == 0 and world.rest_paid and not hero.diseased:
        refresh(world, 1, "seul.fatigue.loss-by-rest")
    at_altar = element_here(world) == "altar" and place_here(world).prayed != world.day
    if at_altar and "consecrated" in hero.gifts:
        pray(world)
    return True


def pay_rest(world: World) -> None:
    """A Resource is spent in this Rest Turn: the Turns in a row that lower Fatigue are counted from it."""
    if not world.rest_paid:
        world.rest_run, world.rest_paid = 0, True


def rests(world: World) -> Offers[None]:
    """A Turn's rest, or three with a Resource against Fatigue."""
    hero = world.hero
    yield Deed(Option("rest", Say("option-rest"), rule="seul.time.cost-rest"), partial(rest, world, 1, False))
    if hero.resources and hero.fatigue and not world.rest_paid:
        text = Say("option-rest-with-resource")
        option = Option("rest", text, rule="seul.fatigue.loss-by-rest", on=("resource",))
        yield Deed(option, partial(rest, world, 3, True))


def rest(world: World, turns: int, with_resource: bool) -> Rules[None]:
    """Rest for some Turns in a row, with a Resource in the first so that Fatigue may fall."""
    if with_resource:
        world.hero.resources -= 1
        pay_rest(world)
    for _ in range(turns):
        if not (yield from rest_turn(world)):
            return


def remedies(world: World) -> Offers[None]:
    """An antidote for the poisoned."""
    hero = world.hero
    if hero.poison_until > world.now and hero.resources >= ANTIDOTE:
        option = Option("antidote", Say("option-antidote"), note=Say("note-resources", n=ANTIDOTE))
        yield Deed(option, partial(brew_antidote, world))


def brew_antidote(world: World) -> Rules[None]:
    """Two Resources and an undisturbed Turn end a poison."""
    world.hero.resources -= ANTIDOTE
    if (yield from pass_rounds(world, ROUNDS)):
        world.hero.poison_until = 0
