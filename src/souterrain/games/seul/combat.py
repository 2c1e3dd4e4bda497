"""IV.11 Combat: initiative, attacks, hit points."""

from __future__ import annotations

from typing import Literal

from souterrain.core import dice
from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say

from .catalogue import BOOK
from .creatures import foe_ca, foe_dv, row_of, standing
from .equipment import damage_die, defence, load_malus, own_ca, row
from .events.combat import Closed, EnemyStrikes, Fell, Felled, FireSpreads, Initiative, Missed, Struck
from .light import BLIND, blind_to, break_lantern, section_lit
from .morale import shaken
from .places import place_here
from .progress import actions
from .resolution import RESOURCE_BONUS, Odds, appraise, effort, spend, throw
from .specials import before_acting, on_hit, softened
from .world import SEAT, Encounter, Foe, Group, World
from .wounds import lose

TORCH = 4
"""The die of a torch used as a weapon."""


def initiative(world: World) -> Rules[list[tuple[int, int]]]:
    """D10 + own CA + malus for each: the character once for each action (written -1), each enemy by its number.

    Rules: seul.dice.d10-zero-is-zero, seul.level.initiative-per-action."""
    meeting = world.encounter
    assert meeting is not None
    hero = world.hero
    blind = BLIND if blind_to(world, meeting.group) else 0
    base = own_ca(hero) + load_malus(hero) + blind + hero.fatigue - RESOURCE_BONUS * (yield from make_haste(world))
    order: list[tuple[int, int]] = []
    for _ in range(actions(hero.dv)):
        face: int = yield Roll("d10", "seul.combat.initiative", SEAT, reads="0-9")
        order.append((face % 10 + base, -1))
    for number, foe in enumerate(meeting.group.foes):
        face = yield Roll("d10", "seul.combat.initiative", SEAT, reads="0-9")
        order.append((face % 10 + foe_ca(meeting.group, foe), number))
    order.sort()
    mine = min(value for value, who in order if who < 0)
    theirs = min(value for value, who in order if who >= 0)
    first: Literal["you", "they", "together"] = "together" if mine == theirs else "you" if mine < theirs else "they"
    surprised = meeting.hero_surprised or meeting.foes_surprised
    tell(world, Initiative(mine, theirs, first, len(meeting.group.foes), surprised, meeting.acts_last))
    return order


def make_haste(world: World) -> Rules[int]:
    """Resources spent on being quicker than they are, where he wants to be asked.

    Rule: seul.resource.plus-two-per-resource-on-any-roll."""
    if not (world.every_die and world.ask_effort):
        return 0
    meeting = world.encounter
    late = meeting is not None and (meeting.acts_last or meeting.hero_surprised)
    notes = [Say("note-haste", n=RESOURCE_BONUS * n) for n in range(5)]
    return (yield from spend(world, Say("ask-haste", late=late), notes))


def burn(world: World, foe: Foe) -> Rules[None]:
    """A victim of burning oil saves at 15 to put it out, or takes another D4."""
    meeting = world.encounter
    assert meeting is not None
    face: int = yield Roll("d20", "seul.light.lantern-burning-victim", SEAT)
    if face == 20 or (face > 1 and face + foe_dv(meeting.group, foe) >= 15):
        foe.burning = False
        return
    damage: int = yield Roll("d4", "seul.light.lantern-burning-victim", SEAT)
    tell(world, FireSpreads(meeting.group.creature, damage))
    wound_foe(world, foe, damage, fire=True)


# The character's blows


def attack_odds(world: World, foe: Foe, torch: bool = False) -> Odds:
    """The test to hit an enemy with what is in hand."""
    meeting = world.encounter
    assert meeting is not None
    weapon = None if torch else world.hero.weapon
    tags = [row_of(meeting.group).family]
    if weapon is not None:
        tags += ["heavy"] * row(weapon).two_handed + ["ranged"] * row(weapon).ranged
    bonus = weapon.bonus if weapon else 0
    return appraise(world, "attack", difficulty=foe_ca(meeting.group, foe), bonus=bonus, tags=tuple(tags))


def attack(world: World, foe: Foe, ask: bool = False, torch: bool = False) -> Rules[bool]:
    """A blow or a shot at an enemy, with Resources spent on it if he asks for them; True if it breaks them."""
    meeting = world.encounter
    assert meeting is not None
    meeting.blow_struck = True
    hero = world.hero
    odds, spent = attack_odds(world, foe, torch), 0
    if ask:
        odds, spent = yield from effort(world, lambda: attack_odds(world, foe, torch), "seul.attack.difficulty")
    hit = yield from throw(world, odds, "seul.attack.difficulty", spent)
    weapon = None if torch else hero.weapon
    die = TORCH if torch else damage_die(hero)
    if weapon is not None and row(weapon).thrown and meeting.distance > 1:
        hero.weapon = None
        place_here(world).things.append(weapon)
    if not hit:
        tell(world, Missed(meeting.group.creature, len(standing(meeting.group)) > 1))
        return False
    damage = yield from dice.throw(f"d{die}", "seul.damage.by-weapon", SEAT)
    damage += weapon.bonus if weapon else 0
    wound_foe(world, foe, damage, fire=torch, magic=bool(weapon and weapon.bonus), blow=True)
    return (yield from shaken(world))


def throw_lantern(world: World, foe: Foe) -> Rules[bool]:
    """A lantern thrown as a weapon breaks, spills its oil and sets the victim on fire."""
    meeting = world.encounter
    assert meeting is not None
    meeting.blow_struck = True
    odds = attack_odds(world, foe, torch=True)
    hit = yield from throw(world, odds, "seul.attack.difficulty")
    break_lantern(world)
    if not hit:
        tell(world, Missed(meeting.group.creature, len(standing(meeting.group)) > 1))
        return False
    damage: int = yield Roll("d4", "seul.light.lantern", SEAT)
    foe.burning = True
    wound_foe(world, foe, damage, fire=True, blow=True)
    return (yield from shaken(world))


def wound_foe(world: World, foe: Foe, damage: int, fire: bool = False, magic: bool = False, blow: bool = False) -> None:
    """An enemy loses hit points, to a blow of the adventurer's or otherwise; at 0 it is out of the fight."""
    meeting = world.encounter
    assert meeting is not None
    meeting.blood = True
    many, damage = len(standing(meeting.group)) > 1, softened(meeting.group, damage, fire or magic)
    foe.hp = max(0, foe.hp - damage)
    foe.scorched = foe.scorched or fire
    creature = meeting.group.creature
    if foe.hp:
        if blow:
            tell(world, Struck(creature, damage, foe.hp, many))
        return
    foe.state = "dead"
    tell(world, Felled(creature, damage, many) if blow else Fell(creature, many))


def can_reach(world: World, meeting: Encounter) -> bool:
    """Hand to hand at one square; from afar only with something to shoot or throw, at those whom one can see."""
    if meeting.distance <= 1:
        return True
    weapon = world.hero.weapon
    if weapon is None or not (row(weapon).ranged or row(weapon).thrown):
        return False
    return in_view(world, meeting)


def in_view(world: World, meeting: Encounter) -> bool:
    """Whether those met can be seen: within three squares, or in a lit section."""
    if blind_to(world, meeting.group):
        return False
    return meeting.distance <= 3 or section_lit(world)


# The enemies' blows


def strike_back(world: World, foe: Foe) -> Rules[None]:
    """What an enemy does when its moment comes: it comes near, or strikes as often as it can."""
    meeting = world.encounter
    assert meeting is not None
    if (yield from before_acting(world, foe)):
        return
    if meeting.distance > 1:
        meeting.distance = max(1, meeting.distance - BOOK.loads[0].run)
        tell(world, Closed(meeting.distance, len(standing(meeting.group))))
        return
    for _ in range(row_of(meeting.group).attacks):
        if world.hero.hp > 0:
            yield from enemy_attack(world, foe)


def enemy_face(world: World, group: Group, foe: Foe) -> int:
    """The lowest face with which an enemy hits: D20 + DV against the character's armour class; 4 harder against the
    invisible. A 20 always hits, a 1 never does."""
    hidden = BLIND if world.hero.spells.get("invisibility", 0) > world.now else 0
    return min(20, max(2, defence(world.hero, world.now) + hidden - foe_dv(group, foe)))


def enemy_attack(world: World, foe: Foe) -> Rules[None]:
    """An enemy strikes."""
    meeting = world.encounter
    assert meeting is not None
    meeting.blow_struck = True
    many, last = len(standing(meeting.group)) > 1, foe.state == "dead"
    face: int = yield Roll("d20", "seul.combat.attack-test", SEAT)
    hit = face >= enemy_face(world, meeting.group, foe)
    if not hit:
        tell(world, EnemyStrikes(meeting.group.creature, False, many=many, last=last))
        return
    damage = yield from dice.throw(row_of(meeting.group).damage, "seul.combat.damage-and-zero")
    lost = lose(world.hero, damage)
    tell(world, EnemyStrikes(meeting.group.creature, True, lost, world.hero.hp, many, last))
    if world.hero.hp > 0:
        yield from on_hit(world)
