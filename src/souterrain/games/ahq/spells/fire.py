"""Fire and lightning: damage dice over a template, or on one target in sight."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from souterrain.core.menu import which
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, steps_between

from ..combat import areas, zones
from ..combat.damage import hurt, roll_damage
from ..combat.sight import PARTIAL, Sight, distance, eyes, sight
from ..figures import Figure, foes, squares
from ..offers import templates
from ..rows import Spell
from ..words import names
from ..world import World
from .common import ask_figure
from .wards import affects, intelligence_test


def _bright(spell: Spell) -> bool:
    """Bright fire is treated as a ranged attack: not from a Death Zone, not at the next square."""
    return not spell.dark


def _held_off(world: World, caster: Figure, spell: Spell) -> bool:
    """Whether an enemy is too near for a spell that is treated as a ranged attack."""
    if not _bright(spell) or spell.at_any_time:
        return False
    return zones.in_zone(world, caster) or zones.beside_enemy(world, caster)


def bursts(world: World, caster: Figure, spell: Spell) -> list[frozenset[Square]]:
    """The placements of the fireball template over at least one enemy, aimed at a square in sight and range."""
    return list(dict.fromkeys(_aimed(world, caster, spell)))


def _aimed(world: World, caster: Figure, spell: Spell) -> Iterator[frozenset[Square]]:
    enemies = foes(world, caster)
    if not enemies or _held_off(world, caster, spell):
        return
    can_aim = partial(_can_aim, squares(caster), spell, eyes(world, caster))
    for enemy in enemies:
        for square in squares(enemy):
            for placed in areas.templates(world.here, square):
                if any(map(can_aim, placed)):
                    yield placed


def _can_aim(body: Sequence[Square], spell: Spell, sees: Callable[[Square], Sight], square: Square) -> bool:
    far = min(steps_between(each, square) for each in body)
    if far > spell.range:
        return False
    seen = sees(square)
    if seen == "none":
        return False
    return not (seen == "partial" and _bright(spell)) or far + PARTIAL <= spell.range


def burst_possible(world: World, caster: Figure, spell: Spell) -> bool:
    return any(_aimed(world, caster, spell))


def burst_aim(world: World, caster: Figure, spell: Spell) -> Rules[frozenset[Square]]:
    places = bursts(world, caster, spell)
    if len(places) == 1:
        return places[0]
    if caster.kind == "monster" and world.unled:
        return max(places, key=lambda place: areas.worth(world, place, caster))
    note, worth = partial(_burst_note, world, caster), partial(areas.worth, world, user=caster)
    offers = templates(places, note, worth)
    text = Say("ask-spell-template", spell=Say(f"spell-{spell.id}"))
    return (yield from which(caster.seat, text, offers, "ahq.magic.template.fireball"))


def _burst_note(world: World, caster: Figure, place: frozenset[Square]) -> Say:
    hit = areas.figures_on(world, place)
    friends = [figure for figure in hit if (figure.kind == "monster") == (caster.kind == "monster")]
    enemies = names([figure for figure in hit if figure not in friends])
    return Say("note-template-friends", enemies=enemies, friends=names(friends)) if friends else enemies


def burst(world: World, caster: Figure, spell: Spell, aim: frozenset[Square]) -> Rules[None]:
    """Every figure under the template, friend or foe, takes its own damage dice; fewer if a test fails."""
    dice = spell.dice
    if spell.test and not (yield from intelligence_test(world, caster)):
        dice = spell.dice_failed
    yield from scorch(world, areas.figures_on(world, aim), dice, caster.seat, spell.rule)


def scorch(world: World, victims: Sequence[Figure], dice: int, seat: str, rule: str) -> Rules[None]:
    for victim in victims:
        if victim.id in world.figures and (yield from affects(world, victim)):
            caused = yield from roll_damage(world, victim, dice, seat, rule=rule)
            yield from hurt(world, victim, caused, rule)


def _in_sight(world: World, caster: Figure, spell: Spell) -> list[Figure]:
    return [
        enemy
        for enemy in foes(world, caster)
        if (not spell.range or distance(caster, enemy) <= spell.range) and sight(world, caster, enemy) != "none"
    ]


def enemy_possible(world: World, caster: Figure, spell: Spell) -> bool:
    return bool(_in_sight(world, caster, spell))


def enemy_aim(world: World, caster: Figure, spell: Spell) -> Rules[Figure]:
    return (yield from ask_figure(world, caster, spell, _in_sight(world, caster, spell)))


def lightning(world: World, caster: Figure, spell: Spell, aim: Figure) -> Rules[None]:
    """Damage dice on one target, without a hit roll."""
    yield from scorch(world, [aim], spell.dice, caster.seat, spell.rule)
