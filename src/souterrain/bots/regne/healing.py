"""How heroes stay alive: potions, spells, a rest after a fight, and a retreat when it is time."""

from __future__ import annotations

from souterrain.core.ask import Ask, Option
from souterrain.crawl.squares import square
from souterrain.crawl.ways import reach
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.ground import Ground, within_reach
from souterrain.games.regne.plan import quest
from souterrain.games.regne.world import Figure, Regne, against, friends, standing

from ..offers import offered
from . import things
from .fighting import seen
from .walking import first, towards


def spent(who: Figure) -> bool:
    """Whether one more blow may be the last."""
    return 0 < who.life <= who.top // 4


def mend(world: Regne, who: Figure, ask: Ask, here: Ground) -> Option | None:
    """A potion for somebody on the ground who would get up, or for one who is nearly there, and against poison one that
    drives it out; a spell for anybody badly hurt or caught; a scroll or a stone."""
    for option in offered(ask, "drink"):
        item = next(item for item in who.items if item.id == option.on[0])
        row, drinker = BOOK.potions[item.kind], world.figures[option.on[1]]
        drives_out = drinker.poisoned and row.effect in ("remedy", "cure")
        if drives_out or (row.effect in ("heal", "cure") and _worth_drinking(drinker, row.effect == "cure")):
            return option
    for option in offered(ask, "cast"):
        spell, target = BOOK.spells[option.on[0]], world.figures[option.on[1]]
        ailing = target.webbed or target.poisoned or target.burning
        if (spell.effect == "heal" and target.life <= target.top // 2) or (spell.effect == "relieve" and ailing):
            return option
    return things.remedy(world, who, ask, here)


def _worth_drinking(drinker: Figure, strong: bool) -> bool:
    return (-12 if strong else -4) < drinker.life <= drinker.top // 3


def flee(world: Regne, who: Figure, ask: Ask, here: Ground) -> Option | None:
    """Away from those at his side, while others are there to hold them; nobody runs through more than one of them."""
    if not spent(who) or not any(standing(each) for each in friends(world, who)):
        return None
    return evade(world, who, ask, here)


def evade(world: Regne, who: Figure, ask: Ask, here: Ground) -> Option | None:
    """Away from those at his side: whoever has to follow him has less left to strike with."""
    if who.camp != "party" or not any(within_reach(here, who.at, foe.at) for foe in seen(world, who)):
        return None
    distance = reach(here.steps, [foe.at for foe in against(world, who) if standing(foe) and foe.at in here.steps])
    away = [option for option in offered(ask, "go", "run") if distance.get(square(option.at), 0) > 2]
    return first(world, who, away, lambda option: -distance[square(option.at)], risk=1, run=True)


def rest(world: Regne, who: Figure, ask: Ask, here: Ground) -> Option | None:
    """With nobody in sight wounds are seen to: a spell for whoever has lost much, a potion carried to the fallen, and
    those who can only wait for it wait."""
    if who.camp != "party" or seen(world, who) or quest(world).limit:
        return _to_the_fallen(world, who, ask, here)
    for option in offered(ask, "cast"):
        target = world.figures[option.on[1]]
        if BOOK.spells[option.on[0]].effect == "heal" and target.life <= target.top - 5:
            return option
    return things.soothe(who, ask) or _to_the_fallen(world, who, ask, here)


def _to_the_fallen(world: Regne, who: Figure, ask: Ask, here: Ground) -> Option | None:
    """To whoever would get up with what he carries."""
    brews = {BOOK.potions[item.kind].effect for item in who.items if item.kind in BOOK.potions} & {"heal", "cure"}
    lying = [friend for friend in friends(world, who) if not standing(friend)]
    fallen = [friend.at for friend in lying if any(_worth_drinking(friend, brew == "cure") for brew in brews)]
    return towards(world, who, ask, here, [near for at in fallen for near in here.beside[at]])
