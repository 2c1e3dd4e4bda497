"""Hand-to-hand combat: hit rolls, criticals, fumbles, free attacks, damage."""

from __future__ import annotations

from typing import TypeAlias

from souterrain.core.dice import percent
from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.crawl.reactions import offer
from souterrain.crawl.squares import steps_between

from ..catalogue import BOOK
from ..events.blows import Critical, Fumbled, Hit, Infected, Missed, Poisoned, Riposte, Withstood
from ..events.combat import Revealed, SteppedIn
from ..events.furniture import Destroyed
from ..figures import Effect, Figure, can_fight, effect, foes, kin, stands_on
from ..masks import masked
from ..rows import Weapon
from ..values import CEILING, damage_dice, guard, soaked, toughness, weapon, weapon_skill
from ..words import called, says, tell_apart
from ..world import World
from . import odds, zones
from .damage import doom, hurt, is_invulnerable, may_be_saved, roll_damage, saved_by_fate


def targets(world: World, attacker: Figure) -> list[Figure]:
    """Enemies that it can attack with what it holds.

    Rules: ahq.combat.melee.requires-adjacent, ahq.combat.move.facing-irrelevant,
    ahq.combat.death-zone.fixed-does-not-force-target."""
    if not can_fight(attacker):
        return []
    within = zones.reach(world, attacker)
    kind = attacker.kind == "monster" or effect(attacker, "soul-stealer") is not None
    return [
        other
        for other in world.figures.values()
        if other is not attacker and (other.kind == "monster") != kind and stands_on(other, within)
    ]


def need(attacker: Figure, target: Figure, held: Weapon) -> int:
    """The least die with which this attack hits."""
    return odds.to_hit(skill_with(attacker, held), guard(target))


def skill_with(attacker: Figure, held: Weapon) -> int:
    """The Weapon Skill with which somebody attacks."""
    return min(CEILING, weapon_skill(attacker) + held.weapon_skill)


def chances(attacker: Figure, target: Figure, held: Weapon) -> tuple[int, int, int, int, int]:
    """What the attack is worth: the number needed, the chance to hit and to fell in percent, dice, Toughness."""
    number, dice = need(attacker, target, held), soaked(target, damage_dice(attacker, held))
    left = max(1, target.wounds)
    shielded = is_invulnerable(target) and not held.magic
    harm = odds.wounds(dice, toughness(target), left, 12, shielded)
    hit, kill = odds.blow(number, held.fumble, held.critical, harm)
    if held.slays and held.slays in kin(target):
        kill = hit
    return number, percent(hit), percent(kill), dice, toughness(target)


def note(attacker: Figure, target: Figure) -> Say:
    """The odds of an attack with what they come of, shown before it is chosen."""
    seen, held = masked(target), weapon(attacker)
    number, hit, kill, dice, tough = chances(attacker, seen, held)
    skills = {"skill": skill_with(attacker, held), "against": guard(seen)}
    return Say("note-attack", need=number, hit=hit, kill=kill, dice=dice, toughness=tough, **skills)


def attack(world: World, attacker: Figure, target: Figure, number: int = 0, *, free: bool = False) -> Rules[None]:
    """One attack with all the free attacks that it brings. `number` counts a monster's attacks of this turn; `free`
    is one that an enemy's fumble gave."""
    held = weapon(attacker)
    reveal(world, attacker)
    hits, fumbled, blow = yield from _hits(world, attacker, target, held, free)
    if hits:
        yield from _harm(world, attacker, target, held, hits, number, free, blow)
    if target.id not in world.figures and target.wounds <= 0:
        yield from step_in(world, attacker, target)
    elif fumbled:
        yield from _riposte(world, attacker, target)


def reveal(world: World, figure: Figure) -> None:
    """A special monster that does what only it can do is known from now on."""
    if figure.lurks:
        seemed = called(figure)
        figure.lurks = False
        if BOOK.monsters[figure.row].ordinary:
            figure.number = 0
            tell_apart(world, [figure])
            tell(world, Revealed(seemed, figure.row, figure.id))


Last: TypeAlias = Hit | Missed | Fumbled
"""What the last of an attack's hit rolls came to."""


def _hits(
    world: World, attacker: Figure, target: Figure, held: Weapon, back: bool
) -> Rules[tuple[int, bool, Last | None]]:
    """Hit rolls until no critical brings another: how many landed, and whether the last was a fumble. All of them are
    rolled before damage, with which the last is told if there is any."""
    hits = 0
    number = need(attacker, target, held)
    who, whom = called(attacker), called(target)
    while True:
        die: int = yield Roll("d12", "ahq.combat.melee.hit-roll", attacker.seat, wants=max(number, held.fumble + 1))
        free, first = hits > 0, back and not hits
        if die > held.fumble and die >= held.critical:
            hits += 1
            tell(world, Critical(who, whom, free, first))
            continue
        if die > held.fumble and die >= number:
            return hits + 1, False, Hit(who, whom, number, free, back=first)
        fumbled = die <= held.fumble
        failed = Fumbled(who, whom, free, back=first) if fumbled else Missed(who, whom, number, free, back=first)
        if free and not may_be_saved(world, attacker):
            return hits, fumbled, failed
        tell(world, failed)
        rule = "ahq.combat.fate.turn-failure-into-success"
        if (yield from saved_by_fate(world, attacker, "fate-miss", rule, free=free)):
            return hits + 1, False, None
        return hits, fumbled, None


def _harm(
    world: World,
    attacker: Figure,
    target: Figure,
    held: Weapon,
    hits: int,
    number: int,
    free: bool,
    blow: Last | None,
) -> Rules[None]:
    """The damage of all hits. Free attacks and magic weapons hurt the invulnerable without a 12; a flaming hand burns
    as many Wounds as its die shows, a die for each hit; what a weapon is made to destroy needs no dice.

    Rules: ahq.heroquest.fireplace.kills-mummy, ahq.heroquest.item.spirit-blade."""
    if effect(attacker, "flaming-hand", world.turn) is not None:
        rule = "ahq.magic.bright.flaming-hand"
        _tell_hit(world, blow)
        burns = 0
        for _ in range(hits):
            die: int = yield Roll("d12", rule, attacker.seat)
            burns += die
        yield from hurt(world, target, burns, rule)
        return
    if held.slays and held.slays in kin(target):
        _tell_hit(world, blow)
        tell(world, Destroyed(called(attacker), called(target), held.id, held.rule))
        yield from doom(world, target, held.rule)
        if target.id not in world.figures:
            target.wounds = 0
        return
    dice = damage_dice(attacker, held, number)
    if is_invulnerable(target) and not held.magic and not free:
        caused = yield from roll_damage(world, target, dice, attacker.seat, blow=blow)
        if hits > 1:
            rule = "ahq.monster-ability.invulnerable.exceptions"
            caused += yield from roll_damage(world, target, dice, attacker.seat, times=hits - 1, sharp=True, rule=rule)
    else:
        caused = yield from roll_damage(world, target, dice, attacker.seat, times=hits, sharp=True, blow=blow)
    harmed = yield from hurt(world, target, caused, "ahq.combat.melee.damage-dice", by=held.id)
    if target.id in world.figures:
        if harmed and held.on_wound == "poisoned-blade":
            yield from _poison(world, attacker, target)
        if attacker.kind == "monster" and target.kind == "hero":
            yield from _infect(world, attacker, target)


def _tell_hit(world: World, blow: Last | None) -> None:
    """A hit without damage dice is told by itself."""
    if blow:
        tell(world, blow)


def _poison(world: World, attacker: Figure, target: Figure) -> Rules[None]:
    """A wound from a poisoned blade: above the starting Toughness it costs one more."""
    die: int = yield Roll("d12", "ahq.combat.melee.two-steps", target.seat)
    if die > target.profile.toughness:
        tell(world, Poisoned(called(target)))
        yield from hurt(world, target, 1, "ahq.combat.melee.two-steps")
    else:
        tell(world, Withstood(called(target), "poison"))


def _infect(world: World, attacker: Figure, target: Figure) -> Rules[None]:
    """A contagious monster's hit: a die that reaches the starting Toughness brings the disease, which lasts until it is
    cured.

    Rule: ahq.monster-ability.contagious.decline."""
    if "contagious" not in BOOK.monsters[attacker.row].abilities or effect(target, "disease"):
        return
    rule = "ahq.monster-ability.contagious.infection-roll"
    die: int = yield Roll("d12", rule, target.seat)
    if die < target.profile.toughness:
        tell(world, Withstood(called(target), "disease", rule))
    elif not (yield from saved_by_fate(world, target, "fate-test", rule)):
        target.effects.append(Effect("disease", "cured"))
        tell(world, Infected(called(target)))


def _riposte(world: World, attacker: Figure, target: Figure) -> Rules[None]:
    """The figure attacked strikes back at once, if it can fight and the attacker is within its reach."""
    if target.id not in world.figures or not can_fight(target) or not zones.in_reach(world, target, attacker):
        return
    tell(world, Riposte(called(target), called(attacker)))
    yield from attack(world, target, attacker, free=True)


def step_in(world: World, attacker: Figure, target: Figure) -> Rules[None]:
    """The killer may be moved into the square that its victim left; with nobody left to fight it is not worth a
    question."""
    if attacker.large or target.large or not can_fight(attacker) or not foes(world, attacker):
        return
    if attacker.kind == "monster" and (world.unled or effect(attacker, "seated")):
        return
    if steps_between(attacker.at, target.at) != 1:
        return
    text = Say("offer-step-in", figure=says(attacker))
    if (yield from offer(world, attacker.seat, "step-in", text, "ahq.combat.death.killer-may-step-in")):
        attacker.at = target.at
        tell(world, SteppedIn(called(attacker)))
        yield from zones.settle(world)
