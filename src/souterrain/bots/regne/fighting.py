"""How heroes fight: the best blow, shot or spell; the right weapon in hand; nobody with a bow goes near."""

from __future__ import annotations

from souterrain.core.ask import Ask, Option
from souterrain.crawl.squares import Square
from souterrain.crawl.ways import reach
from souterrain.games.regne.actions import melee
from souterrain.games.regne.actions.fight import unharmed
from souterrain.games.regne.actions.shoot import arms as shots
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.ground import Ground, ground, spots, within_reach
from souterrain.games.regne.plan import quest
from souterrain.games.regne.sheet import immaterial, level, runs, shooters, spells, stride
from souterrain.games.regne.world import Figure, Regne, against, friends, heroes, standing

from ..offers import offered
from .walking import hopeful, towards, worth

PATIENCE = 4
"""Every so many turns nobody waits for anybody, lest all wait for each other."""


def seen(world: Regne, who: Figure) -> list[Figure]:
    """The adversaries whom he sees, past doors as they are."""
    here = ground(world)
    return [foe for foe in against(world, who) if standing(foe) and spots(world, here, who, foe)]


def snatch(world: Regne, who: Figure, ask: Ask, here: Ground) -> Option | None:
    """What the quest is about is stolen rather than fought for, where there is hope of it."""
    items = {item.id for foe in against(world, who) for item in foe.items if item.kind in BOOK.relics}
    able = [option for option in offered(ask, "steal") if set(option.on) & items and hopeful(option)]
    return next(iter(able), None)


def strike(world: Regne, who: Figure, ask: Ask, here: Ground) -> Option | None:
    """The attack that promises most for its points, on somebody who stands where there is one."""
    blows = [option for option in offered(ask, "attack", "power-attack") if standing(world.figures[option.on[0]])]
    shots = [option for option in offered(ask, "shoot", "precise-shot") if standing(world.figures[option.on[0]])]
    shots = [option for option in shots if len(option.on) > 1]
    curses = [
        option
        for option in offered(ask, "cast")
        if BOOK.spells[option.on[0]].on == "foe" and standing(world.figures[option.on[1]])
    ]
    if curses and (not blows or caster(world, who)):
        return max(curses, key=lambda option: (immaterial(world.figures[option.on[1]]), worth(option)))
    best = max(blows or shots, key=worth, default=None)
    return best if best is not None and worth(best) > 0 else None


def caster(world: Regne, who: Figure) -> bool:
    """Whether he is better with spells than with a blade."""
    return level(world, who, "magic") > level(world, who, "melee")


def frail(world: Regne, who: Figure) -> bool:
    """Whether somebody is better off behind others: he shoots, or casts spells."""
    return caster(world, who) or bool(shooters(world, who))


def archer(world: Regne, who: Figure) -> bool:
    """Whether he is better with a bow than with a blade."""
    return level(world, who, "shooting") > level(world, who, "melee")


def arm(world: Regne, who: Figure, ask: Ask, here: Ground) -> Option | None:
    """A bow in hand while nobody is near, of one who is better with it, and a blade when somebody is."""
    near = not archer(world, who) or any(within_reach(here, who.at, foe.at) for foe in seen(world, who))
    bow = bool(shooters(world, who))
    for option in offered(ask, "equip"):
        item = next(item for item in who.items if item.id == option.on[0])
        row = BOOK.weapons.get(item.kind)
        if row is not None and near is bow and bool(row.range) is not near:
            return option
    return None


def close_in(world: Regne, who: Figure, ask: Ask, here: Ground) -> Option | None:
    """Towards the nearest adversary in sight; with a bow in hand, or spells to cast, nobody goes nearer, while there
    is somebody of another kind to meet them."""
    arms = melee.arms(world, who)
    foes = [foe for foe in seen(world, who) if not all(unharmed(foe, arm) for arm in arms)]
    if not foes:
        return None
    if frail(world, who):
        met = any(standing(each) and not frail(world, each) for each in heroes(world))
        return ask.options[-1] if met and ask.options[-1].verb == "done" else None
    goals = [near for foe in foes for near in here.beside[foe.at]]
    if _let_come(world, who, here, foes, goals):
        return ask.options[-1] if ask.options[-1].verb == "done" else None
    nearer = towards(world, who, ask, here, goals)
    return nearer or max(offered(ask, "shoot", "precise-shot"), key=worth, default=None)


def _let_come(world: Regne, who: Figure, here: Ground, foes: list[Figure], goals: list[Square]) -> bool:
    """Whether it is better to let them come, who cannot run: whoever walks up to the other has less left to strike
    with. Not while they are at a friend."""
    if who.camp != "party" or quest(world).limit or not world.round % PATIENCE:
        return False
    if any(within_reach(here, foe.at, friend.at) for foe in foes for friend in friends(world, who)):
        return False
    if any(foe.webbed or runs(foe) or shots(world, foe) or spells(foe) for foe in foes):
        return False
    steps = reach(here.steps, [at for at in goals if at in here.steps]).get(who.at, 0)
    return -(-steps // stride(who)) * 2 > who.points


def rally(world: Regne, who: Figure, ask: Ask, here: Ground) -> Option | None:
    """To the side of whoever of the party is in a fight, where nobody is to be fought from here."""
    if who.camp != "party" or who.ally:
        return None
    fights = [each for each in heroes(world) if each.id != who.id and not each.hole and embattled(world, each)]
    return towards(world, who, ask, here, [near for each in fights for near in here.beside[each.at]])


def embattled(world: Regne, who: Figure) -> bool:
    """Whether somebody has an adversary in sight whom blades can wound."""
    return any(not immaterial(foe) for foe in seen(world, who))
