"""III.6 to III.8 Damage, zero hit points, rest and healing."""

from __future__ import annotations

from collections.abc import Iterator

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import which
from souterrain.core.roll import Roll, Rules, unseen
from souterrain.core.say import Say
from souterrain.crawl.ways import reach

from .catalogue import BOOK
from .creatures import muster, reaction, row_of
from .danger import forget
from .equipment import possessions, row
from .events.meetings import CaptiveGone
from .events.time import Died, FoesChoose, Hurt, LeftForDead, NobodyCame, Recovered, Unconscious, Woke
from .fatigue import TOP, tire
from .ground import door, ground_of, set_door
from .light import BLIND, blind_to, burn_down
from .places import in_sanctuary, place_at, place_here
from .progress import award
from .purse import let_coins_go
from .resolution import RESOURCE_BONUS, appraise, spend, throw
from .world import ROUNDS, SEAT, Group, Hero, Place, World, note

BEASTLY = 2
"""The face of a D6 up to which what does not think kills."""
BLACKOUT = 6
"""Turns before somebody unconscious comes round."""


def lose(hero: Hero, damage: int) -> int:
    """The character loses hit points, not below 0. Returns how many."""
    lost = min(damage, hero.hp)
    hero.hp -= lost
    return lost


def hurt(world: World, damage: int, rule: str, halved: bool = False, late: bool = False) -> None:
    """The character loses hit points, half of them by his quickness or all since he was too `late`, and it is told."""
    lost = lose(world.hero, damage)
    tell(world, Hurt(lost, world.hero.hp, halved, late, rule))


def settle_loss(world: World) -> Rules[None]:
    """A loss of hit points outside combat is settled at once."""
    if world.hero.hp <= 0:
        yield from fall(world, None)
    elif world.hero.hp < world.hero.top:
        yield from recover(world, after_combat=False)


def recover(world: World, after_combat: bool) -> Rules[None]:
    """Hit points come back at once; the effort and the wound are paid for with Resources or with Fatigue.

    Rules: seul.resource.due-after-combat, seul.fatigue.gain-after-combat, seul.resource.due-after-hp-loss,
    seul.fatigue.gain-after-hp-loss."""
    hero = world.hero
    wounded = hero.hp < hero.top
    dues = int(after_combat) + int(wounded)
    paid = 0
    if dues and (hero.resources or (wounded and hero.salves)):
        paid = yield from _pay_dues(world, dues, wounded, after_combat)
    hero.hp = hero.top
    if wounded:
        tell(world, Recovered(hero.hp))
    rule = "seul.rest.post-combat-example" if after_combat else "seul.rest.recovery-costs-fatigue"
    tire(world, dues - paid + int(wounded), rule)


def _pay_dues(world: World, dues: int, wounded: bool, effort: bool) -> Rules[int]:
    """How many of the dues are paid with Resources, or one of them with a healing salve."""
    hero = world.hero
    offers = means(hero, dues, wounded)
    text = Say("ask-dues", effort=effort, wounded=wounded)
    spent, salves = yield from which(SEAT, text, offers, "seul.rest.post-combat-example")
    hero.resources -= spent
    hero.salves -= salves
    return spent + salves


def means(hero: Hero, dues: int, wounded: bool) -> Iterator[tuple[Option, tuple[int, int]]]:
    """The Resources and salves that may be spent on it, with the Fatigue that is left to bear."""
    base = dues + int(wounded)
    for n in range(min(dues, hero.resources), -1, -1):
        yield Option("pay", Say("option-pay", n=n), note=Say("note-fatigue", n=base - n), on=(str(n),)), (n, 0)
    if wounded and hero.salves:
        for n in range(min(dues - 1, hero.resources) + 1):
            tires = Say("note-fatigue", n=base - n - 1)
            yield Option("salve", Say("option-salve", n=n), note=tires, on=(str(n),)), (n, 1)


def fall(world: World, foes: Group | None) -> Rules[None]:
    """Zero hit points: death, or six Turns of unconsciousness at the mercy of whoever is there.

    Rule: seul.fatigue.gain-at-zero-hp."""
    hero = world.hero
    hero.hp = 0
    if hero.fatigue >= TOP:
        die(world, "sudden", "seul.hp.sudden-death-at-fatigue-nine")
        return
    spent = yield from cling(world)
    face: int = yield Roll("d10", "seul.hp.character-zero-roll", SEAT, reads="0-9")
    if face % 10 + RESOURCE_BONUS * spent <= hero.fatigue:
        die(world, "wounds", "seul.hp.character-zero-roll")
        return
    world.slides = False  # he lies where he fell
    tell(world, Unconscious())
    tire(world, 1, "seul.hp.unconscious-six-turns")
    yield from blackout(world, foes)
    if not hero.dead:
        hero.hp = hero.top


def cling(world: World) -> Rules[int]:
    """Resources that he spends on the roll between life and death, as many as can make a difference."""
    if not world.every_die:
        return 0
    enough = world.hero.fatigue // RESOURCE_BONUS + 1
    chances = [min(100, 10 * (TOP - world.hero.fatigue + RESOURCE_BONUS * n)) for n in range(enough + 1)]
    text = Say("ask-last-breath", fatigue=world.hero.fatigue)
    notes = [Say("note-chance", percent=each) for each in chances]
    return (yield from spend(world, text, notes, dearest_first=True))


def faint(world: World, foes: Group | None) -> Rules[None]:
    """Fatigue beyond 9: six Turns of unconsciousness."""
    world.hero.fainted = False
    tell(world, Unconscious("seul.fatigue.overflow-faint"))
    yield from blackout(world, foes)


def die(world: World, cause: str, rule: str) -> None:
    world.hero.dead = True
    world.ended = "dead"
    tell(world, Died(cause, rule))
    note(world, "died", cause, world.floor)


def blackout(world: World, foes: Group | None) -> Rules[None]:
    """Six Turns pass. Foes at hand choose what to do with him; alone, one Encounter test is made for him."""
    found = foes
    if found is None and not in_sanctuary(world):
        found = yield from _found_lying(world)
    if found is not None:
        yield from at_their_mercy(world, found, met=found is not foes)
    if world.hero.dead:
        return
    for _ in range(BLACKOUT):
        world.now += ROUNDS
        world.turns_done += 1
        burn_down(world)
        forget(world)
    tell(world, Woke())
    captive_gone(world)


def captive_gone(world: World, home: bool = False) -> None:
    """Whoever was freed goes his own way."""
    if world.captive:
        tell(world, CaptiveGone(world.captive, home))
        world.captive = ""


def _found_lying(world: World) -> Rules[Group | None]:
    blind = BLIND if not blind_to(world, None) else 0
    odds = appraise(world, "encounter", malus=world.danger + blind)
    if (yield from throw(world, odds, "seul.encounter.difficulty")):
        tell(world, NobodyCame())
        return None
    group = yield from unseen(muster(world))
    group.mood = yield from unseen(reaction(row_of(group), "seul.encounter.not-always-a-fight"))
    return group


def at_their_mercy(world: World, group: Group, met: bool) -> Rules[None]:
    """What foes do with somebody who lies before them."""
    face: int = yield Roll("d6", "seul.hp.unconscious-six-turns", SEAT)
    fate = BOOK.mercy[face].fate
    if met and group.mood in ("friendly", "wary"):
        fate = "left"
    elif not row_of(group).thinks:
        fate = "killed" if face <= BEASTLY else "left"
    tell(world, FoesChoose(fate, met))
    if fate == "killed":
        die(world, "finished", "seul.hp.unconscious-six-turns")
        return
    if met:
        yield from award(world, "failure", group.dv_met)
    if fate in ("robbed", "stripped"):
        rob(world, everything=fate == "stripped")
    elif fate == "carried":
        yield from carried_off(world)


def rob(world: World, everything: bool) -> None:
    """All treasure and coins are taken, and those that lie about where he fell, in chests or out of them; with
    `everything` weapons and armour as well."""
    hero, place = world.hero, place_here(world)
    place.things, place.purse, place.chests = [], {}, []
    hero.purse = {}
    world.fresh_coins = 0
    hero.pack = [thing for thing in hero.pack if row(thing).use not in ("valuable", "container", "charm")]
    if everything:
        hero.pack = [thing for thing in hero.pack if row(thing).use not in ("weapon", "armour", "shield")]
        hero.armour = hero.shield = hero.weapon = None
        if hero.off_hand == "shield":
            hero.off_hand = ""
    note(world, "robbed")


def carried_off(world: World) -> Rules[None]:
    """He wakes in an empty room some exits away, locked in, with all he owned in the section next door."""
    face: int = yield Roll("d6", "seul.hp.unconscious-six-turns", SEAT)
    floor = world.here
    ground = ground_of(floor)
    neighbours = ground.neighbours(lambda exit: door(floor, exit) not in ("blocked", "secret"))
    away = reach(neighbours, [ground.section[world.at]])
    rooms = [n for n in away if ground.plan.sections[n].kind in ("room", "function") and away[n] > 0]
    if not rooms:
        tell(world, LeftForDead())
        return
    cell = min(rooms, key=lambda n: (abs(away[n] - face), n))
    doors = [exit for exit in sorted(ground.exits_of[cell]) if ground.plan.exits[exit].b >= 0]
    first = ground.plan.exits[doors[0]]
    strip_into(world, place_at(floor, first.b if first.a == cell else first.a))
    for exit in doors:
        if door(floor, exit) != "secret":
            set_door(floor, exit, "locked")
    world.at = ground.plan.sections[cell].squares[0]
    place = place_at(floor, cell)
    place.revealed = place.entered = True
    place.group = None
    note(world, "carried-off")


def strip_into(world: World, place: Place) -> None:
    """All that he owned is left in a section."""
    hero = world.hero
    place.things += possessions(hero)
    hero.armour = hero.shield = hero.weapon = None
    hero.pack = []
    hero.off_hand = ""
    hero.light = None
    let_coins_go(world, place)
    place.resources += hero.resources
    place.salves += hero.salves
    place.torches += hero.torches
    hero.resources = hero.salves = hero.torches = 0
