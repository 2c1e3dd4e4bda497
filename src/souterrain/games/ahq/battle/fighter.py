"""What one figure does in a combat turn: move and attack, attack and move, run, use a door, cast, drink, drag."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Each, Offers, choose, followed
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import key

from .. import furniture, hazards, items, magic, moments
from ..catalogue import BOOK
from ..combat import abilities, arts, melee, ranged, zones
from ..dungeon import doors, levels
from ..events.combat import DoorUsed, Reloaded
from ..figures import Figure, choked, effect, foes, kin, out, squares
from ..offers import DONE
from ..traps import pits
from ..values import weapon
from ..words import called, says, truly
from ..world import Door, World
from . import footwork
from .doing import Doing

_RUN = Option("run", Say("option-run"), rule="ahq.combat.run.distance")
_RELOAD = Option("reload", Say("option-reload"), rule="ahq.weapon.ranged.crossbow-reload")
_LEAVE = Option("leave", Say("option-leave"), rule="ahq.dungeon.stairs.out-hero-leaves", final=True)


def act(world: World, figure: Figure) -> Rules[None]:
    """Ask for one thing after another until the figure is done."""
    doing = Doing(world, figure)
    world.active = figure.id
    while not doing.over and figure.id in world.figures and not out(figure) and foes(world, figure):
        found = list(_deeds(doing))
        if not found:
            break
        if not _charges(world, figure, found):
            done = replace(DONE, note=Say("note-must-run")) if footwork.must_run(doing) else DONE
            found.append(Deed(done, doing.end))
        yield from choose(figure.seat, Say("ask-act", figure=truly(figure)), found, _rule(figure), doing.begin)
    if figure.id in world.figures and footwork.must_run(doing):
        yield from footwork.run(doing)


def _charges(world: World, figure: Figure, found: Sequence[Deed[None] | Each[None]]) -> bool:
    """Whether a berserker still has to go up to his enemy or to strike: he cannot leave it at that.

    Rule: ahq.monster-ability.berserk.must-charge."""
    if effect(figure, "berserk") is None or not abilities.sees_an_enemy(world, figure):
        return False
    return any(isinstance(deed, Each) or deed.option.verb == "attack" for deed in found)


def _rule(figure: Figure) -> str:
    return "ahq.gm.duties.combat" if figure.kind == "monster" else "ahq.combat.heroes-phase.move-and-attack"


def _deeds(doing: Doing) -> Offers[None]:
    """What there is to choose."""
    world, figure = doing.world, doing.figure
    cowering, person = effect(figure, "cowering") is not None, figure.kind != "monster"
    can_act = doing.may_act
    if can_act:
        if not cowering:
            yield from attacks(doing)
            yield from _shots(doing)
            if not doing.attacks:
                yield from followed(magic.deeds(world, figure, doing.moved), doing.has_cast)
            if not person:
                yield from followed(arts.deeds(world, figure, doing.moved), doing.has_used_its_art)
        if not doing.attacks:
            yield from _doors(doing, cowering)
            if not figure.loaded and not doing.moved and person:
                yield Deed(_RELOAD, lambda: _reload(doing))
    if can_act and not cowering and not doing.attacks:
        yield from followed(furniture.in_a_fight(world, figure), doing.has_acted)
        yield from followed(items.sprinkles(world, figure), doing.has_acted)
    if person:
        yield from magic.recalls(world, figure)
    if doing.may_run and not zones.holds(world, figure):
        yield Deed(_RUN, lambda: footwork.run(doing))
    if not doing.moved and not doing.acted and person and not choked(figure):
        yield from items.deeds(world, figure)
    if can_act and person and not cowering and not doing.attacks:
        yield from followed(items.aids(world, figure), doing.has_acted)
    if doing.leapt and doing.may_go_on and not zones.holds(world, figure):
        yield from footwork.goals(doing)
    if doing.may_move and (doing.acted or not doing.attacks):
        yield from footwork.goals(doing)
        if not cowering:
            yield from footwork.drags(doing)
        if person:
            yield from followed(hazards.moves(world, figure), doing.has_moved)
    if person and world.here.traps and doing.left >= pits.LEAP and doing.may_go_on and not zones.holds(world, figure):
        yield from followed(pits.jumps(world, figure), doing.has_leapt)
    if person and levels.stairs_under(world, figure) == "out" and moments.may_leave(world, figure):
        yield Deed(_LEAVE, lambda: footwork.leave(doing))
    if not doing.moved:
        yield from followed(pits.climbs(world, figure), doing.has_moved)


def could_act_first(world: World, monster: Figure) -> bool:
    """Whether a monster may have something to do that it could also do after its move: a blow, a throw, a spell, a
    door.

    Rule: ahq.combat.gm-phase.same-order-for-all."""
    doing = Doing(world, monster)
    throws = any(shot.missile.moving for shot in ranged.shots(monster, moved=False))
    return throws or bool(magic.sources(monster, False) or attacks(doing)) or any(_doors(doing, False))


# --- attacks


def attacks(doing: Doing) -> list[Deed[None]]:
    """Every enemy within reach of the weapon in hand, and the odds: nobody changes weapons in a fight.

    Rules: ahq.town.equipment.switch-weapon-exploration-turn, ahq.combat.melee.choose-target-first."""
    figure, held = doing.figure, Say(f"item-{weapon(doing.figure).id}")
    found: list[Deed[None]] = []
    for target in _prey(doing):
        option = Option(
            "attack",
            Say("option-attack", target=says(target), weapon=held),
            at=target.id,
            note=melee.note(figure, target),
            rule="ahq.combat-table.melee.lookup",
            on=(target.id,),
        )
        found.append(Deed(option, partial(_attack, doing, target)))
    return found


def _attack(doing: Doing, target: Figure) -> Rules[None]:
    world, figure = doing.world, doing.figure
    yield from melee.attack(world, figure, target, doing.attacks)
    doing.attacks += 1
    if figure.id not in world.figures or not _prey(doing):
        doing.acted = True


def _prey(doing: Doing) -> list[Figure]:
    """Whom it may still attack in this turn: anybody within reach, and with a weapon that is the bane of some kin one
    of those once more.

    Rule: ahq.heroquest.item.orcs-bane."""
    figure = doing.figure
    left = attacks_of(figure) - doing.attacks
    if left > 0:
        return melee.targets(doing.world, figure)
    bane = weapon(figure).bane
    if not bane or left < 0:
        return []
    return [target for target in melee.targets(doing.world, figure) if bane in kin(target)]


def attacks_of(figure: Figure) -> int:
    """Hand-to-hand attacks in a turn: one, two with double attack, one more when berserk or after a heroic brew.

    Rules: ahq.monster-ability.berserk.extra-attack, ahq.heroquest.item.heroic-brew."""
    number = len(BOOK.monsters[figure.row].dice) if figure.kind == "monster" else 1
    return number + bool(effect(figure, "berserk")) + bool(effect(figure, "heroic-brew"))


def _shots(doing: Doing) -> Offers[None]:
    world, figure = doing.world, doing.figure
    shots = [] if doing.attacks else ranged.shots(figure, doing.moved)
    if not shots or not ranged.may_shoot(world, figure):
        return
    for shot in shots:
        for target, far in ranged.targets(world, figure, shot):
            text = "option-throw" if shot.row and shot.ammunition is None else "option-shoot"
            option = Option(
                "shoot",
                Say(text, target=says(target), weapon=Say(f"item-{shot.row or shot.missile.id}")),
                at=target.id,
                note=ranged.note(figure, target, shot, far),
                rule="ahq.combat-table.ranged.lookup",
                on=(target.id, shot.missile.id, shot.row) if shot.row else (target.id, shot.missile.id),
            )
            yield Deed(option, partial(_shoot, doing, target, shot))


def _shoot(doing: Doing, target: Figure, shot: ranged.Shot) -> Rules[None]:
    doing.acted = True
    doing.stand = not shot.missile.moving
    yield from ranged.shoot(doing.world, doing.figure, target, shot)


def _reload(doing: Doing) -> None:
    doing.figure.loaded = doing.over = True
    tell(doing.world, Reloaded(called(doing.figure)))


# --- doors


def _doors(doing: Doing, cowering: bool) -> Offers[None]:
    """A figure next to a door may open or close it instead of attacking, unless an enemy's Death Zone holds it.

    Rules: ahq.combat.death-zone.no-doors-or-chests, ahq.combat.heroes-phase.no-chest."""
    world, figure = doing.world, doing.figure
    near = [door for at in squares(figure) for door in doors.next_to(world, at)]
    if not near or not may_use_doors(world, figure) or (doing.moved if cowering else zones.in_zone(world, figure)):
        return
    for door in near:
        verb = "close" if door.open else "open"
        at = door.b if door.a in squares(figure) else door.a
        rule = "ahq.combat.heroes-phase.door"
        option = Option(verb, Say(f"option-{verb}-door"), at=key(at), rule=rule, on=(door.id,))
        yield Deed(option, partial(_use_door, doing, door))


def may_use_doors(world: World, figure: Figure) -> bool:
    """Heroes, Henchmen and Sentries use doors; in pursuit any monster does.

    Rules: ahq.combat.sentry.opens-door, ahq.combat.gm-phase.sentry-door."""
    if figure.kind != "monster":
        return True
    sentry = BOOK.monsters[figure.row].sentry and effect(figure, "off-duty") is None
    return sentry or (world.combat is not None and world.combat.pursuit)


def _use_door(doing: Doing, door: Door) -> None:
    """A door is opened or closed instead of an attack. What lies behind an unknown one shows when the phase ends.

    Rule: ahq.combat.heroes-phase.no-entry-to-new-area."""
    world, figure = doing.world, doing.figure
    doing.acted = True
    melee.reveal(world, figure)
    doors.set_open(world, door, not door.open)
    assert world.combat is not None
    if not door.open:
        world.combat.door_shut = True
    elif not door.explored:
        world.combat.fresh_doors.append(door.id)
    tell(world, DoorUsed(called(figure), door.id, "opened" if door.open else "closed"))
