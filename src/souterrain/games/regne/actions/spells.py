"""Spells: the power die of Magic, with the dice of a sceptre, against the difficulty of the spell."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Literal

from souterrain.core.ask import Option
from souterrain.core.book import Handlers
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, key, king_moves, square

from ..catalogue import BOOK
from ..destiny import again
from ..dice import ds, formula, power, rolled
from ..events.spells import Cast
from ..events.turns import Suffered
from ..ground import Ground, ground, hallowed_zones, sees, spots, within_reach
from ..odds import blow_note, bolt, heal_note, test_note
from ..rows.beings import Spell
from ..sheet import armours, dice_of, level, protection, spells, trinkets
from ..words import WAYS, called, figure_word
from ..world import Element, Figure, Item, Regne, against, friends
from ..wounds import lose

EFFECTS: Handlers[Callable[[Regne, Figure, Figure, Spell], Rules[None]]] = Handlers("spell effect")
DARK = ("black", "necromantic", "demonology")
RULE = "regne.spell.roll"
CURRENT = 2
"""What a swelling current adds to spells, and a hollow one takes."""


def offers(world: Regne, who: Figure, here: Ground) -> Offers[None]:
    """Each spell that he has at hand, on each whom it may be cast on."""
    if who.points < BOOK.costs.spell or not spells(who):
        return
    height, dice = level(world, who, "magic"), sceptre(who)
    for spell in at_hand(world, who, here):
        found = [each for each in targets(world, who, here, spell) if _of_use(each, spell)]
        if not found:
            continue
        hard = spell.difficulty - boost(world, who, here, spell)
        for target in found:
            note = _note(world, spell, target, height, dice, hard)
            option = _option(spell.id, figure_word(target), target.id, key(target.at), note)
            yield Deed(option, partial(cast, world, who, spell, target))


@lru_cache(maxsize=4096)
def _option(spell: str, word: Say, target: str, at: str, note: Say) -> Option:
    text, group = Say("option-cast", spell=Say(f"spell-{spell}"), target=word), Say("group-spell")
    return Option("cast", text, at, note, "regne.spell.cost", group=group, emblem="spell", on=(spell, target))


def _note(world: Regne, spell: Spell, target: Figure, height: int, dice: int, hard: int) -> Say:
    """The chance of a spell, and what it does to whom it harms or heals."""
    cost = BOOK.costs.spell
    if spell.against and spell.on == "foe":
        life = 0 if target.invulnerable else target.life
        what = bolt(height, dice, hard, spell.amount, shield(world, target, spell), life)
        return blow_note(cost, "magic", height, what)
    if spell.effect == "heal":
        return heal_note(cost, height, dice, hard, spell.amount, target.top - target.life)
    return test_note(cost, "magic", height, dice, hard)


def shield(world: Regne, target: Figure, spell: Spell) -> int:
    """What takes off some of the damage of a spell."""
    if spell.against == "endurance":
        return level(world, target, "endurance")
    return protection(world, target) if spell.against == "protection" else 0


def harm(world: Regne, who: Figure, target: Figure, spell: Spell) -> Rules[int]:
    """The damage of a spell to somebody, told also where nothing comes through. Returns what the dice came to."""
    points: int = yield from rolled(formula(spell.amount), spell.rule, who.seat)
    off = shield(world, target, spell)
    blow = Suffered(called(target), points, off, rule=spell.rule) if off or not points else None
    yield from lose(world, target, max(0, points - off), spell.rule, who, magic=True, blow=blow)
    return points


def _of_use(target: Figure, spell: Spell) -> bool:
    """Whether a spell that heals or relieves finds anything to heal or relieve."""
    if spell.effect == "heal":
        return target.life < target.top
    return spell.effect != "relieve" or bool(target.poisoned or target.burning or target.webbed)


def sceptre(who: Figure) -> int:
    """The D that a sceptre in hand adds to spells, or a dweller's own arts.

    regne.spell.sceptre-dice"""
    return dice_of(who, "magic") + sum(trinket.magic for trinket in trinkets(who))


def at_hand(world: Regne, who: Figure, here: Ground) -> list[Spell]:
    """The spells that he knows and has not worked this turn, or this game where they work once; no dark ones where a
    statue stands.

    regne.spell.once-per-turn, regne.statue.no-dark-spells"""
    worked = {*who.spent, *who.once}
    hallowed = here.zone[who.at] in hallowed_zones(world, here)
    return [spell for spell in spells(who) if spell.id not in worked and not (hallowed and spell.school in DARK)]


def boost(world: Regne, who: Figure, here: Ground, spell: Spell) -> int:
    """What is added to the roll of a spell: a tomb at his side helps the necromancer, and magic runs high or low.

    regne.tomb.necromancy-bonus"""
    points = CURRENT * ((world.swelling == world.round) - (world.hollow == world.round))
    if spell.school == "necromantic" and any(
        BOOK.elements[element.kind].lends and within_reach(here, who.at, element.at)
        for element in world.elements.values()
    ):
        points += BOOK.numbers.tomb
    return points


def targets(world: Regne, who: Figure, here: Ground, spell: Spell) -> list[Figure]:
    """Whom a spell may be cast on: himself, his side, or his adversaries, in sight and not proof against spells.

    regne.magicarmour.talisman"""
    if spell.needs and not (remains if spell.needs == "remains" else loose)(world, who, here):
        return []
    found = [who] if spell.on != "foe" else []
    if spell.on == "near":
        found += [other for other in friends(world, who) if within_reach(here, who.at, other.at)]
    elif spell.on != "self":
        others = friends(world, who) if spell.on == "friend" else against(world, who)
        found += [other for other in others if spots(world, here, who, other)]
    if spell.range:
        found = [each for each in found if king_moves(who.at, each.at) <= spell.range]
    return [each for each in found if not any(armour.spellproof for armour in armours(each))]


def remains(world: Regne, who: Figure, here: Ground) -> list[Element]:
    """The corpses and tombs that he sees."""
    return [
        element
        for element in world.elements.values()
        if BOOK.elements[element.kind].remains and sees(world, here, who, element.at)
    ]


def loose(world: Regne, who: Figure, here: Ground) -> list[tuple[Square, Item]]:
    """What lies on the floor where he sees it."""
    lying = [(square(at), item) for at, items in world.loose.items() for item in items]
    return [(at, item) for at, item in lying if at == who.at or sees(world, here, who, at)]


def cast(world: Regne, who: Figure, spell: Spell, target: Figure) -> Rules[None]:
    """A spell that fails may be tried again; one that works, only next turn.

    regne.spell.effects-from-list"""
    who.points -= BOOK.costs.spell
    while True:
        total = yield from _rolled(world, who, spell)
        worked = total is not None and total >= spell.difficulty
        crossed = total is None and level(world, who, "magic") > 0
        how: Literal["worked", "failed", "cross"] = "worked" if worked else "cross" if crossed else "failed"
        tell(world, Cast(called(who), spell.id, total or 0, spell.difficulty, how, who.points % WAYS))
        if worked or not (yield from again(world, who, RULE, decisive=False)):
            break
    if worked:
        (who.once if spell.once else who.spent).append(spell.id)
        yield from EFFECTS[spell.effect](world, who, target, spell)


def _rolled(world: Regne, who: Figure, spell: Spell) -> Rules[int | None]:
    height = level(world, who, "magic")
    if height <= 0:
        return None
    face = yield from power(height, RULE, who.seat)
    dice = yield from ds(sceptre(who), RULE, who.seat)
    return None if face is None else face + dice + boost(world, who, ground(world), spell)
