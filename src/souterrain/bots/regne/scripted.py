"""A player of the Règne sombre: heroes who fight side by side and look for the quest, and dwellers who hunt them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random as Dice

from souterrain.core.ask import Answer, Ask, Option
from souterrain.core.seat import SeatView
from souterrain.crawl.squares import Square, around, key, king_moves, ring, square
from souterrain.crawl.ways import reach
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.ground import Ground, opened, spots
from souterrain.games.regne.sheet import shooters
from souterrain.games.regne.world import Figure, Regne, against, friends, standing

from ..offers import offered, the
from . import town
from .aims import aims, holds

ALWAYS = ("shut-well", "task", "tear", "parry", "spend", "stay", "accept", "proposed", "leave-to-it")
"""What is done wherever it is offered."""


class Scripted:
    """The same for every seat: whoever acts goes for his adversaries, and a hero without any for the quest."""

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)

    def decide(self, chair: SeatView[Regne], /) -> Answer:
        ask = chair.ask
        assert isinstance(ask, Ask)
        plain = offered(ask, *ALWAYS)
        if plain:
            return plain[0].key
        if ask.text.id in town.QUESTIONS:
            return town.decide(chair.world, ask).key
        who = chair.world.figures.get(chair.world.acting)
        if who is not None and ask.text.id in ("ask-watch", "ask-struck"):
            return _watch(chair.world, who, ask)
        if who is None or ask.text.id != "ask-act":
            return _next(chair.world, ask) if ask.text.id == "ask-next" else self.dice.choice(ask.options).key
        return self._act(chair.world, who, ask).key

    def _act(self, world: Regne, who: Figure, ask: Ask) -> Option:
        here = opened(world)
        for way in WAYS:
            option = way(world, who, ask, here)
            if option is not None:
                return option
        return ask.options[-1]


def _next(world: Regne, ask: Ask) -> str:
    """Whoever is nearest to an adversary acts first."""

    def far(option: Option) -> int:
        who = world.figures[option.on[0]]
        return min((king_moves(who.at, foe.at) for foe in against(world, who)), default=0)

    return min(ask.options, key=far).key


def _watch(world: Regne, who: Figure, ask: Ask) -> str:
    """Whoever waited strikes as soon as he can, and defends himself where he cannot."""
    blow = _fight(world, who, ask, opened(world))
    return (blow or the(ask, "hold-on") if ask.text.id == "ask-watch" else blow or the(ask, "defend")).key


def _heal(world: Regne, who: Figure, ask: Ask, here: Ground) -> Option | None:
    """A potion for somebody on the ground who would get up, or for one who is nearly there."""
    for option in offered(ask, "drink"):
        drinker = world.figures[option.on[1]]
        if drinker.poisoned or (-4 < drinker.life <= 0) or 0 < drinker.life <= drinker.top // 4:
            return option
    for option in offered(ask, "cast"):
        spell, target = BOOK.spells[option.on[0]], world.figures[option.on[1]]
        ailing = target.webbed or target.poisoned or target.burning
        if (spell.effect == "heal" and target.life <= target.top // 2) or (spell.effect == "relieve" and ailing):
            return option
    return None


def _fight(world: Regne, who: Figure, ask: Ask, here: Ground) -> Option | None:
    """The attack that promises most for its points, on somebody who stands where there is one."""
    blows = [option for option in offered(ask, "attack", "power-attack") if standing(world.figures[option.on[0]])]
    shots = [option for option in offered(ask, "shoot", "precise-shot") if standing(world.figures[option.on[0]])]
    curses = [option for option in offered(ask, "cast") if BOOK.spells[option.on[0]].on == "foe"]
    if curses and not blows:
        return min(curses, key=lambda option: world.figures[option.on[1]].life)
    best = max(blows or shots, key=_worth, default=None)
    return best if best is not None and _worth(best) > 0 else None


def _worth(option: Option) -> float:
    assert option.note is not None
    args = option.note.args
    chance, low, high = (int(str(args[name])) for name in ("chance", "low", "high"))
    return (chance * (low + high) / 2 + 4 * int(str(args["kills"]))) / int(str(args["cost"]))


def _arm(world: Regne, who: Figure, ask: Ask, here: Ground) -> Option | None:
    """A bow in hand while nobody is near, a blade when somebody is."""
    near = any(king_moves(who.at, foe.at) == 1 for foe in against(world, who))
    bow = bool(shooters(world, who))
    for option in offered(ask, "equip"):
        item = next(item for item in who.items if item.id == option.on[0])
        row = BOOK.weapons.get(item.kind)
        if row is not None and near is bow and bool(row.range) is not near:
            return option
    return None


def _close_in(world: Regne, who: Figure, ask: Ask, here: Ground) -> Option | None:
    """Towards the nearest adversary in sight; with a bow in hand nobody goes nearer."""
    seen = [foe.at for foe in against(world, who) if standing(foe) and spots(world, here, who, foe)]
    if not seen or shooters(world, who):
        return None
    return _towards(who, ask, here, [near for at in seen for near in here.beside[at]])


def _seek(world: Regne, who: Figure, ask: Ask, here: Ground) -> Option | None:
    """Doors on the way are opened; a hero goes where the quest is, or else to a way out that nobody has taken yet."""
    if who.camp != "party":
        return _towards(who, ask, here, [foe.at for foe in against(world, who)])
    for verb in ("open", "pick", "smash"):
        found = [option for option in offered(ask, verb) if option.on[0] in world.doors]
        if found and not world.doors[found[0].on[0]].blind and not world.doors[found[0].on[0]].leads:
            return max(found, key=_worth) if verb == "smash" else found[0]
    fallen = [friend.at for friend in friends(world, who) if not standing(friend)]
    if fallen and any(item.kind in BOOK.potions for item in who.items):
        return _towards(who, ask, here, [near for at in fallen for near in here.beside[at]])
    if holds(world, who, here):
        return None
    goals = list(aims(world, who, here))
    exits = [door for door in world.doors.values() if door.wall and not door.leads and not door.blind]
    goals = goals or [at for door in exits for at in _before(door.at, here, bool(door.kind))]
    return _towards(who, ask, here, goals)


def _before(at: Square, here: Ground, door: bool) -> Iterable[Square]:
    """Where to stand to go through a way out: before a door, in an archway."""
    return here.beside[at] if door else (at,)


def _towards(who: Figure, ask: Ask, here: Ground, goals: Iterable[Square]) -> Option | None:
    """The move that comes nearest to one of some squares; walked where that is as far as is needed."""
    distance = reach(here.steps, [at for at in goals if at in here.steps])
    now = distance.get(who.at, len(here.steps))
    moves = [option for option in offered(ask, "go", "run") if square(option.at) in distance]
    best = min(
        moves, key=lambda option: (distance[square(option.at)], option.verb == "run", len(option.via)), default=None
    )
    return best if best is not None and distance[square(best.at)] < now else None


def _loot(world: Regne, who: Figure, ask: Ask, here: Ground) -> Option | None:
    """What stands at his side is searched once nobody is in sight; of a locked chest the lid gives way."""
    if who.camp != "party" or any(spots(world, here, who, foe) for foe in against(world, who)):
        return None
    chests = [option for option in offered(ask, "open", "pick", "smash") if option.on[0] in world.elements]
    return next(iter([*offered(ask, "rummage"), *chests]), None)


def _prospect(world: Regne, who: Figure, ask: Ask, here: Ground) -> Option | None:
    """Where no way out is left there must be one that nobody sees: squares along the walls are searched."""
    if who.camp != "party" or who.ally or holds(world, who, here):
        return None
    walls = {at for at in here.steps if any(near not in here.terrain for near in ring(at))}
    fresh = [at for at in walls if not any(key(near) in world.searched for near in (at, *around(at)))]
    for option in offered(ask, "search"):
        if square(option.at) in fresh:
            return option
    return _towards(who, ask, here, fresh)


WAYS: tuple[Callable[[Regne, Figure, Ask, Ground], Option | None], ...] = (
    _heal,
    _fight,
    _arm,
    _close_in,
    _loot,
    _seek,
    _prospect,
)
"""What is thought of first, and then."""
