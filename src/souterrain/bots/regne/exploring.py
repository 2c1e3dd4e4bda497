"""How heroes look for the quest: together, through every way out, with the best of what they have found on."""

from __future__ import annotations

from collections.abc import Iterable

from souterrain.core.ask import Ask, Option
from souterrain.crawl.squares import Square, around, key, king_moves, ring, square
from souterrain.crawl.ways import reach
from souterrain.games.regne.actions import melee
from souterrain.games.regne.actions.breaking import pick_note, smash_note
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.dice import formula
from souterrain.games.regne.ground import Ground
from souterrain.games.regne.plan import errand, quest
from souterrain.games.regne.sheet import level, shooters
from souterrain.games.regne.world import Door, Figure, Item, Regne, against, heroes, standing

from ..offers import offered
from .aims import aims, holds
from .fighting import PATIENCE, archer, caster, frail, seen
from .walking import through, towards

CLOSE = 5
"""Steps within which heroes are together."""
TIMELY, HOPE = 4, 10
"""The best blows, and the chance in a hundred, from which a cell is worth the trouble."""


def loot(world: Regne, who: Figure, ask: Ask, here: Ground) -> Option | None:
    """What stands at his side is searched where there is nobody to fight; of a locked chest the lid gives way."""
    if who.camp != "party" or who.ally:
        return None
    chests = [option for option in offered(ask, "open", "pick", "smash") if option.on[0] in world.elements]
    found = [*offered(ask, "rummage"), *chests]
    return next((option for option in found if not _profane(world, option)), None)


def _profane(world: Regne, option: Option) -> bool:
    return BOOK.elements[world.elements[option.on[0]].kind].profanes


def release(world: Regne, who: Figure, ask: Ask, here: Ground) -> Option | None:
    """Whoever is to be brought out of a cell beside the quest is let out by those who can open it, where there is
    nobody to fight and time enough."""
    row = errand(world)
    if row is None or not row.keeps or who.camp != "party" or who.ally or quest(world).limit or seen(world, who):
        return None
    cells = [door for door in world.doors.values() if door.holds == row.keeps and _opens(world, who, door)]
    opening = through(ask, {door.id for door in cells})
    return opening or towards(world, who, ask, here, [near for door in cells for near in here.beside[door.at]])


def _opens(world: Regne, who: Figure, door: Door) -> bool:
    """Whether he can hope to pick its lock, or to break it down before long."""
    row = BOOK.doors[door.kind]
    blows = [smash_note(world, who, each, row.endurance, door.life) for each in melee.arms(world, who)]
    strong = any(row.life <= TIMELY * int(str(note.args["high"])) for note in blows)
    return strong or int(str(pick_note(world, who, row.picking).args["chance"])) > HOPE


def dress(world: Regne, who: Figure, ask: Ask, here: Ground) -> Option | None:
    """A better blade in hand and better armour on, where there is time; whoever is better with a bow keeps it."""
    if who.camp != "party" or seen(world, who):
        return None
    for option in offered(ask, "equip"):
        item = next(each for each in who.items if each.id == option.on[0])
        gone = [each for each in who.items if each.id in option.on[1:]]
        if archer(world, who) and any(each in shooters(world, who) for each in gone):
            continue
        if _gain(world, who, item) > sum(_gain(world, who, each) for each in gone):
            return option
    return None


def _gain(world: Regne, who: Figure, item: Item) -> float:
    """What something in hand or on the body is worth to him: damage, points of armour."""
    armour, weapon = BOOK.armours.get(item.kind), BOOK.weapons.get(item.kind)
    if armour is not None:
        return 3.0 * (armour.armour + armour.phantom * 2 + armour.regeneration) - caster(world, who) * 9 * bool(
            armour.modifies.get("magic")
        )
    if weapon is None:
        return 9.0 if item.kind in BOOK.trinkets else 0.0
    if weapon.range or caster(world, who):
        return 8.0 if weapon.range and archer(world, who) else 0.0
    damage = formula(weapon.damage)
    might = level(world, who, "strength") if damage.strength else 0
    return weapon.blows * (damage.dice * 2.5 + damage.plus + might) + weapon.magic + weapon.parry


def rejoin(world: Regne, who: Figure, ask: Ask, here: Ground) -> Option | None:
    """Nobody goes on alone: whoever is far ahead waits, whoever is behind catches up. Where time presses nobody
    waits."""
    others = [each for each in heroes(world) if each.id != who.id and standing(each) and not each.hole]
    if who.camp != "party" or not others or quest(world).limit or not world.round % PATIENCE:
        return None
    near = reach(here.steps, [who.at])
    away = [each for each in others if near.get(each.at, 0) > CLOSE]
    if not away:
        return None
    lead = next((each for each in heroes(world) if each.id == world.leader and standing(each)), others[0])
    if who.id == lead.id:
        return ask.options[-1] if ask.options[-1].verb == "done" else None
    return towards(world, who, ask, here, [at for at in here.beside[lead.at] if at in here.floor])


def seek(world: Regne, who: Figure, ask: Ask, here: Ground) -> Option | None:
    """Doors to what nobody has seen are opened by whoever stands before them; a hero goes to where the quest is to be
    done, or else to a way out that nobody has taken yet, the frail behind the others."""
    if who.camp != "party":
        foes = [foe.at for foe in against(world, who)]
        return towards(world, who, ask, here, [near for at in foes for near in here.beside.get(at, ())])
    if who.ally:
        return towards(world, who, ask, here, aims(world, who, here))
    if holds(world, who, here):
        return None
    goals = list(aims(world, who, here))
    exits = [] if goals else _exits(world)
    opening = through(ask, {exit.id for exit in exits if exit.kind})
    if opening is not None:
        return opening
    if not goals and frail(world, who) and world.round % PATIENCE:
        guard = [each for each in heroes(world) if standing(each) and not each.hole and not frail(world, each)]
        if guard:
            return towards(world, who, ask, here, [near for each in guard for near in here.beside[each.at]])
    goals += [at for exit in exits for at in _before(exit.at, here, bool(exit.kind))]
    return towards(world, who, ask, here, goals)


def _exits(world: Regne) -> list[Door]:
    """The ways out that nobody has taken yet."""
    return [door for door in world.doors.values() if door.wall and not door.leads and not door.blind]


def _before(at: Square, here: Ground, door: bool) -> Iterable[Square]:
    """Where to stand to go through a way out: before a door, in an archway."""
    return here.beside[at] if door else (at,)


def prospect(world: Regne, who: Figure, ask: Ask, here: Ground) -> Option | None:
    """Where no way out is left there must be one that nobody sees: squares along the walls are searched."""
    if who.camp != "party" or who.ally or holds(world, who, here) or any(aims(world, who, here)) or _exits(world):
        return None
    walls = {at for at in here.steps if any(near not in here.terrain for near in ring(at))}
    fresh = [at for at in walls if not any(key(near) in world.searched for near in (at, *around(at)))]
    for option in offered(ask, "search"):
        if square(option.at) in fresh:
            return option
    near = [at for at in fresh if king_moves(at, who.at) <= len(here.steps)]
    return towards(world, who, ask, here, near)
