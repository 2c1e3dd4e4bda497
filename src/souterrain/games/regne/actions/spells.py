"""Spells: the power die of Magic, with the dice of a sceptre, against the difficulty of the spell."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from souterrain.core.ask import Option
from souterrain.core.book import Handlers
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import key

from ..catalogue import BOOK
from ..destiny import again
from ..dice import ds, formula, power, rolled
from ..events.actions import Vanished, Warded
from ..events.spells import Cast, Relieved, Withered
from ..ground import Ground, ground, hallowed_zones, spots
from ..odds import passing, test_note
from ..rows.beings import Spell
from ..sheet import armours, dice_of, level, protection, spells, trinkets, unholy
from ..special.fire import ignite
from ..words import called, figure_word
from ..world import Effect, Figure, Regne, against, friends
from ..wounds import heal, lose

EFFECTS: Handlers[Callable[[Regne, Figure, Figure, Spell], Rules[None]]] = Handlers("spell effect")
DARK = ("black", "necromantic", "demonology")
RULE = "regne.spell.roll"


def offers(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    """Each spell that he knows and has not worked this turn, on each whom it may be cast on.

    regne.spell.once-per-turn, regne.statue.no-dark-spells"""
    if who.points < BOOK.costs.spell:
        return
    hallowed = here.zone[who.at] in hallowed_zones(world, here)
    for spell in spells(who):
        if spell.id in who.spent or (hallowed and spell.school in DARK):
            continue
        height = level(world, who, "magic")
        note = test_note(BOOK.costs.spell, "magic", height, passing(height, sceptre(who), spell.difficulty))
        for target in targets(world, who, here, spell):
            text = Say("option-cast", spell=Say(f"spell-{spell.id}"), target=figure_word(target))
            on, group = (spell.id, target.id), Say("group-spell")
            option = Option("cast", text, key(target.at), note, "regne.spell.cost", group=group, emblem="spell", on=on)
            yield Deed(option, partial(cast, world, who, spell, target))


def sceptre(who: Figure) -> int:
    """The D that a sceptre in hand adds to spells, or a dweller's own arts.

    regne.spell.sceptre-dice"""
    return dice_of(who, "magic") + sum(trinket.magic for trinket in trinkets(who))


def targets(world: Regne, who: Figure, here: Ground, spell: Spell) -> list[Figure]:
    """Whom a spell may be cast on: himself, his side, or his adversaries, in sight and not proof against spells.

    regne.magicarmour.talisman"""
    found = [who] if spell.on != "foe" else []
    others = friends(world, who) if spell.on == "friend" else against(world, who) if spell.on == "foe" else ()
    found += [other for other in others if spots(world, here, who, other)]
    return [each for each in found if not any(armour.spellproof for armour in armours(each))]


def cast(world: Regne, who: Figure, spell: Spell, target: Figure) -> Rules[None]:
    """A spell that fails may be tried again; one that works, only next turn.

    regne.spell.effects-from-list"""
    who.points -= BOOK.costs.spell
    while True:
        total = yield from _rolled(world, who)
        worked = total is not None and total >= spell.difficulty
        tell(world, Cast(called(who), spell.id, total or 0, spell.difficulty, "worked" if worked else "failed"))
        if worked or not (yield from again(world, who, RULE, decisive=False)):
            break
    if worked:
        who.spent.append(spell.id)
        yield from EFFECTS[spell.effect](world, who, target, spell)


def _rolled(world: Regne, who: Figure) -> Rules[int | None]:
    height = level(world, who, "magic")
    if height <= 0:
        return None
    face = yield from power(height, RULE, who.seat)
    dice = yield from ds(sceptre(who), RULE, who.seat)
    return None if face is None else face + dice


@EFFECTS("heal")
def heals(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[None]:
    heal(world, target, (yield from rolled(formula(spell.amount), spell.rule, who.seat)))


@EFFECTS("relieve")
def relieves(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[None]:
    """Poison, fire and web are gone."""
    target.poisoned, target.burning, target.webbed = False, "", 0
    tell(world, Relieved(called(target)))
    yield from ()


@EFFECTS("ward")
def wards(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[None]:
    """Points of magic armour until his side's next turn."""
    target.shell = formula(spell.amount).plus
    tell(world, Warded(called(target), target.shell, spell.rule))
    yield from ()


@EFFECTS("dawn")
def dawn(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[None]:
    """Each of the undead and each demon in sight loses life points."""
    here = ground(world)
    for foe in list(against(world, who)):
        if unholy(foe) and spots(world, here, who, foe):
            hurt = yield from rolled(formula(spell.amount), spell.rule, who.seat)
            yield from lose(world, foe, hurt, spell.rule, who, magic=True)


@EFFECTS("dart")
def dart(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[None]:
    """Damage, and fire."""
    yield from _harm(world, who, target, spell, protection(world, target))
    yield from ignite(world, who, target)


@EFFECTS("crush")
def crush(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[None]:
    """Damage that armour does not stop."""
    yield from _harm(world, who, target, spell, level(world, target, "endurance"))


def _harm(world: Regne, who: Figure, target: Figure, spell: Spell, off: int) -> Rules[None]:
    harm = yield from rolled(formula(spell.amount), spell.rule, who.seat)
    yield from lose(world, target, max(0, harm - off), spell.rule, who, magic=True)


@EFFECTS("wither")
def wither(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[None]:
    points = formula(spell.amount).plus
    target.effects.append(Effect("strength", -points, world.round + 1))
    tell(world, Withered(called(target), points))
    yield from ()


@EFFECTS("vanish")
def vanish(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[None]:
    target.invisible = True
    tell(world, Vanished(called(target)))
    yield from ()
