"""Spells that protect, heal and raise."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import one_of
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .. import upkeep
from ..combat import placing, zones
from ..events.magic import Emboldened, HandAflame, Raised, Shielded, SoulLost
from ..figures import Effect, Figure, effect, stands_on
from ..rows import Spell
from ..values import toughness
from ..words import called, says
from ..world import World
from .common import ask_figure
from .wards import affects, intelligence_test


def _within_reach(world: World, caster: Figure) -> list[Figure]:
    within = zones.reach(world, caster)
    return [other for other in world.figures.values() if stands_on(other, within)]


def _friends_beside(world: World, caster: Figure) -> list[Figure]:
    return [other for other in _within_reach(world, caster) if (other.kind == "monster") == (caster.kind == "monster")]


def dragon_armour_possible(world: World, caster: Figure, spell: Spell) -> bool:
    return any(effect(each, "dragon-armour") is None for each in _friends_beside(world, caster))


def dragon_armour_aim(world: World, caster: Figure, spell: Spell) -> Rules[Figure]:
    choice = [each for each in _friends_beside(world, caster) if effect(each, "dragon-armour") is None]
    return (yield from ask_figure(world, caster, spell, choice))


def dragon_armour(world: World, caster: Figure, spell: Spell, aim: Figure) -> Rules[None]:
    """One more Toughness until the next exploration turn; castings do not add up."""
    if (yield from affects(world, aim)):
        aim.effects.append(Effect("dragon-armour", "exploration"))
        tell(world, Shielded(called(aim), toughness(aim)))


def courage_aim(world: World, caster: Figure, spell: Spell) -> Rules[Figure]:
    return (yield from ask_figure(world, caster, spell, [caster, *_friends_beside(world, caster)]))


def courage(world: World, caster: Figure, spell: Spell, aim: Figure) -> Rules[None]:
    """Bravery becomes 12 until the next exploration turn."""
    if (yield from affects(world, aim)):
        aim.effects.append(Effect("courage", "exploration"))
        tell(world, Emboldened(called(aim)))


def _hurt_companions(world: World, caster: Figure) -> list[Figure]:
    """Whom Flames of the Phoenix could heal: nobody else may be within the caster's reach, and no enemy's Death Zone
    may hold him.

    Rules: ahq.combat.death-zone.blocks-some-spells, ahq.combat.ko.healing-spell."""
    if zones.in_zone(world, caster):
        return []
    near = _within_reach(world, caster)
    if not near:
        return [caster] if caster.wounds < caster.profile.wounds else []
    if len(near) == 1 and near[0].wounds < near[0].profile.wounds:
        return near
    return []


def phoenix_possible(world: World, caster: Figure, spell: Spell) -> bool:
    return bool(_hurt_companions(world, caster))


def phoenix_aim(world: World, caster: Figure, spell: Spell) -> Rules[Figure]:
    return (yield from ask_figure(world, caster, spell, _hurt_companions(world, caster)))


def phoenix(world: World, caster: Figure, spell: Spell, aim: Figure) -> Rules[None]:
    """All lost Wounds come back, and whoever had fainted wakes."""
    if (yield from affects(world, aim)):
        upkeep.heal(world, aim, spell.rule)


def flaming_hand(world: World, caster: Figure, spell: Spell, aim: Figure) -> Rules[None]:
    """From the next turn on the Wizard's hits cost as many Wounds as a die shows."""
    caster.effects.append(Effect("flaming-hand", "exploration", since=world.turn + 1))
    tell(world, HandAflame(called(caster)))
    yield from ()


def revivable(world: World) -> list[Figure]:
    """Heroes and Henchmen killed in this turn."""
    henchmen = world.combat.bodies if world.combat is not None else []
    dead = [each for each in (*world.fallen, *henchmen) if each.died == world.turn]
    return [each for each in dead if effect(each, "soul-lost") is None]


def power_possible(world: World, caster: Figure, spell: Spell) -> bool:
    return bool(revivable(world))


def power_aim(world: World, caster: Figure, spell: Spell) -> Rules[Figure]:
    text = Say("ask-spell-target", spell=Say(f"spell-{spell.id}"))
    offers = [(Option("who", says(each), on=(each.id,)), each) for each in revivable(world)]
    return (yield from one_of(caster.seat, text, offers, spell.rule))


def power(world: World, caster: Figure, spell: Spell, aim: Figure) -> Rules[None]:
    """With a passed test he returns fully healed; if it fails no magic can ever raise him."""
    if not (yield from intelligence_test(world, caster)):
        aim.effects.append(Effect("soul-lost", "cured"))
        tell(world, SoulLost(called(aim)))
        return
    if world.combat is not None:
        world.combat.bodies = [each for each in world.combat.bodies if each.id != aim.id]
    world.fallen = [each for each in world.fallen if each.id != aim.id]
    for pile in [pile for pile in world.here.piles if pile.body == aim.id]:
        aim.gold, aim.items = pile.gold, [item for item in pile.items if item.row not in aim.worn]
        world.here.piles.remove(pile)
    aim.wounds, aim.suffered, aim.died = aim.profile.wounds, 0, -1
    aim.effects = [each for each in aim.effects if each.until in ("expedition", "cured")]
    aim.at = placing.nearest_free(world, aim.at, aim)
    world.figures[aim.id] = aim
    tell(world, Raised(called(aim), aim.id))
    yield from zones.settle(world)
