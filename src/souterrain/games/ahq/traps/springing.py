"""What happens when a trap goes off: each has its handler, here or in a module of its own."""

from __future__ import annotations

from typing import Literal

from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules

from .. import moments
from ..belongings import give
from ..catalogue import BOOK
from ..combat import areas, surprise
from ..combat.damage import fell, hurt, roll_damage, saved_by_fate
from ..events.blows import Bolts
from ..events.traps import Dodged, LimbLost, SoulStolen, StakePoisoned, TrapSpell, TrapSprung
from ..figures import Effect, Figure, Item
from ..rows import TrapRow
from ..spells import dark, fire
from ..spells.wards import affects
from ..values import speed
from ..words import called
from ..world import World
from .kinds import SPRINGS, Where

SOUL_TURNS = 6


def spring(world: World, victim: Figure, row: TrapRow, where: Where, noticed: bool = False) -> Rules[None]:
    """The trap goes off, perhaps one that had been `noticed`.

    Rule: ahq.trap.henchmen-affected-like-heroes."""
    tell(world, TrapSprung(called(victim), row.id, noticed))
    yield from SPRINGS[row.spring](world, victim, row, where)
    moments.sprung(world)


@SPRINGS("crossfire")
def crossfire(world: World, victim: Figure, row: TrapRow, where: Where) -> Rules[None]:
    """A quarter of a die, rounded up, of bolts, each with its own damage dice."""
    rule = "ahq.trap.crossfire.bolts"
    die: int = yield Roll("d12", rule, world.master)
    number = (die + 3) // 4
    bolts = Bolts(called(victim), number)
    caused = yield from roll_damage(world, victim, row.dice, world.master, times=number, rule=rule, blow=bolts)
    yield from hurt(world, victim, caused, rule)


@SPRINGS("poison-dart")
def poison_dart(world: World, victim: Figure, row: TrapRow, where: Where) -> Rules[None]:
    """One damage die; if it wounds, the poison takes all the Wounds that are left."""
    rule = "ahq.trap.poison-dart"
    if (yield from roll_damage(world, victim, row.dice, world.master, rule=rule)):
        yield from fell(world, victim, rule)


@SPRINGS("falling-block")
def falling_block(world: World, victim: Figure, row: TrapRow, where: Where) -> Rules[None]:
    """Who is quick enough is hit by fragments only: a quarter of the dice."""
    rule = "ahq.trap.block.dodge"
    die: int = yield Roll("d12", rule, victim.seat)
    dodged = die <= speed(victim)
    if dodged:
        tell(world, Dodged(called(victim)))
    else:
        dodged = yield from saved_by_fate(world, victim, "fate-test", rule)
    caused = yield from roll_damage(world, victim, row.dice // 4 if dodged else row.dice, world.master, rule=rule)
    yield from hurt(world, victim, caused, rule)


@SPRINGS("man-trap")
def man_trap(world: World, victim: Figure, row: TrapRow, where: Where) -> Rules[None]:
    """Damage dice; a Wound also costs a hand at a chest, a leg on the floor, unless Fate undoes it."""
    rule = "ahq.trap.man-trap.damage"
    caused = yield from roll_damage(world, victim, row.dice, world.master, rule=rule)
    if (yield from hurt(world, victim, caused, rule)):
        maim(world, victim, "hand" if where == "chest" else "leg", rule)


@SPRINGS("guillotine")
def guillotine(world: World, victim: Figure, row: TrapRow, where: Where) -> Rules[None]:
    """Two damage dice; a Wound costs the hand."""
    rule = "ahq.trap.guillotine"
    caused = yield from roll_damage(world, victim, row.dice, world.master, rule=rule)
    if (yield from hurt(world, victim, caused, rule)):
        maim(world, victim, "hand", rule)


def maim(world: World, victim: Figure, limb: Literal["hand", "leg"], rule: str) -> None:
    """A lost limb lasts until a physician regenerates it.

    Rule: ahq.trap.lost-limb.cure."""
    if victim.id not in world.figures:
        return
    victim.effects.append(Effect("lost-hand" if limb == "hand" else "lost-leg", "cured"))
    tell(world, LimbLost(called(victim), limb, rule))
    if limb == "leg":
        for shield in [worn for worn in victim.worn if BOOK.armour[worn].place == "shield"]:
            victim.worn.remove(shield)
            give(victim, Item(shield))


@SPRINGS("stake")
def stake(world: World, victim: Figure, row: TrapRow, where: Where) -> Rules[None]:
    """Three damage dice, and on 8 or more the stake is poisoned like the dart."""
    rule = "ahq.trap.stake"
    caused = yield from roll_damage(world, victim, row.dice, world.master, rule=rule)
    die: int = yield Roll("d12", rule, world.master)
    if die >= 8 and caused:
        tell(world, StakePoisoned(called(victim)))
        yield from fell(world, victim, rule)
    else:
        yield from hurt(world, victim, caused, rule)


@SPRINGS("lightning")
def lightning(world: World, victim: Figure, row: TrapRow, where: Where) -> Rules[None]:
    """Twice the dice on a figure in metal armour."""
    rule = "ahq.trap.lightning"
    metal = any(BOOK.armour[worn].metal for worn in victim.worn)
    caused = yield from roll_damage(world, victim, row.dice * 2 if metal else row.dice, world.master, rule=rule)
    yield from hurt(world, victim, caused, rule)


@SPRINGS("magic")
def magic(world: World, victim: Figure, row: TrapRow, where: Where) -> Rules[None]:
    """A spell without a caster strikes everybody under the magic circle, in full."""
    rule = "ahq.trap.magic.area"
    die: int = yield Roll("d12", rule, world.master)
    spell = BOOK.spells[BOOK.trapped_spells[die].spell]
    tell(world, TrapSpell(spell.id))
    struck = areas.figures_on(world, areas.block(world, victim.at, 1))
    if spell.cast == "choke":
        for each in struck:
            if (yield from affects(world, each)):
                dark.throttle(world, each, "")
        return
    yield from fire.scorch(world, struck, spell.dice, world.master, "ahq.trap.magic.no-caster")


@SPRINGS("soul-stealer")
def soul_stealer(world: World, victim: Figure, row: TrapRow, where: Where) -> Rules[None]:
    """For six turns the victim is the game master's."""
    last = world.turn + SOUL_TURNS
    victim.effects.append(Effect("soul-stealer", "turn", last, since=world.turn + 1))
    tell(world, SoulStolen(called(victim), SOUL_TURNS))
    yield from ()


@SPRINGS("alarm")
def alarm(world: World, victim: Figure, row: TrapRow, where: Where) -> Rules[None]:
    """Wandering monsters come."""
    yield from surprise.wanderers(world, "ahq.trap.alarm")
