"""Heroes in a fight: strike the softest target, shoot and burn from afar, keep the wizard behind, spend Fate late."""

from __future__ import annotations

from souterrain.core.ask import Ask
from souterrain.crawl.squares import Square, steps_between
from souterrain.games.ahq.combat.solo import is_ranged
from souterrain.games.ahq.dungeon.ground import ground
from souterrain.games.ahq.figures import Figure, is_wizard, monsters, out, party
from souterrain.games.ahq.values import damage_dice, weapon
from souterrain.games.ahq.world import World

from . import aiming, fleeing, healing, standing
from .choices import FAR, Mind, goals, has_acted, key_of, nearest, offered, out_of_the_pit, paces, people, stands_off

_TRAPS = "ahq.explore.trap."


def who_next(world: World, ask: Ask, seat: str) -> str:
    """Whoever hems in a friend in the doorway makes room; fire comes before the ranks close, then those in contact
    strike, then the others move up, the hardest hitters first; a wizard who has nothing to cast goes last, when he can
    see who stands where."""
    foes = monsters(world)
    way = paces(world, foes)
    waiting, hemming = people(world, ask), standing.in_the_way(world)

    def turn(each: Figure) -> tuple[int, int, int]:
        far = way.get(each.at, FAR)
        if each.id in hemming and far > 1:
            return -1, damage_dice(each, weapon(each)), far
        if is_wizard(each):
            return (0 if aiming.has_fire(each) and aiming.hard(world) else 3), 0, far
        if stands_off(each) and far <= 1:
            return 3, 0, far
        return (1 if far <= 1 or stands_off(each) else 2), -damage_dice(each, weapon(each)), far

    return min(waiting, key=lambda key: turn(waiting[key]), default="end")


def act(world: World, ask: Ask, seat: str) -> str:
    """One thing after another: first what cannot wait, then what hurts most, then a better place."""
    figure = world.figures[world.active]
    foes = monsters(world)
    if fleeing.lost(world):
        away = fleeing.flee(world, figure, ask)
        if away:
            return away
    deed = (
        _care(world, figure, ask)
        or aiming.spell(world, figure, ask)
        or (_from_afar if _keeps_away(world, figure) else _hand_to_hand)(world, figure, foes, ask)
    )
    return (deed == "done" and out_of_the_pit(ask)) or deed


def _care(world: World, figure: Figure, ask: Ask) -> str:
    """A fallen friend first, then one's own wounds."""
    aid = key_of(ask, "aid")
    if aid:
        return aid
    if figure.wounds <= figure.profile.wounds // 2:
        potion = healing.potion(ask)
        if potion:
            return potion
    if aiming.hard(world) and nearest(figure.at, monsters(world)) <= 2:
        strong = healing.potion(ask, "strength")
        if strong:
            return strong
    phoenix = healing.phoenix(ask)
    return phoenix if phoenix and healing.urgent(world, figure) else ""


def _from_afar(world: World, figure: Figure, foes: list[Figure], ask: Ask) -> str:
    """Shoot, and stand where nobody comes; strike only where there is no way out."""
    shot = aiming.best(world, offered(ask, "shoot"))
    return shot or standing.safest(world, figure, foes, ask) or aiming.best(world, offered(ask, "attack")) or "done"


def _keeps_away(world: World, figure: Figure) -> bool:
    """Those who fight from afar, as long as that may come to something, and whoever would not outlive a blow."""
    in_vain = world.combat is not None and world.combat.turn > standing.PATIENCE
    return (stands_off(figure) and not in_vain) or _spent(world, figure)


_RELIEF = 3
"""Fighters who can spare somebody who would not outlive another blow."""


def _spent(world: World, figure: Figure) -> bool:
    """Whether neither Wounds nor Fate would carry a fighter through another blow, and others can stand in for him."""
    fresh = [each for each in party(world) if each.wounds > 1 and not stands_off(each) and not out(each)]
    return figure.wounds <= 1 and not figure.fate and len(fresh) >= _RELIEF


def _hand_to_hand(world: World, figure: Figure, foes: list[Figure], ask: Ask) -> str:
    """Strike or throw; then hold the door against a crowd, or step back out of reach, or close in. Whoever has struck
    closes in on nobody else: he would only be struck first."""
    blow = aiming.best(world, offered(ask, "attack")) or aiming.best(world, offered(ask, "shoot"))
    if blow:
        return blow
    if _out_of_reach(world, foes):
        return _turn_away(world, figure, ask)
    gate, struck = standing.gate(world), has_acted(world, figure)
    if gate is not None:
        section, area = ground(world).section, world.combat.area if world.combat else []
        outside = [] if struck else [foe for foe in foes if section[foe.at] not in area]
        return (outside and _close_in(world, figure, outside, ask)) or standing.receive(world, figure, gate, ask)
    if world.solo and nearest(figure.at, foes) == 1:
        return standing.step_back(world, figure, foes, ask)
    return (not struck and _close_in(world, figure, foes, ask)) or standing.shield(world, figure, goals(ask, "go"))


def _out_of_reach(world: World, foes: list[Figure]) -> bool:
    """Whether nobody of the party can walk up to an enemy, as where a chasm lies between."""
    way = paces(world, foes)
    return not any(figure.at in way for figure in party(world))


def _turn_away(world: World, figure: Figure, ask: Ask) -> str:
    """Leave enemies alone who cannot be reached: out of their sight, and shut the door."""
    shut = key_of(ask, "close")
    if shut:
        return shut
    section = ground(world).section
    theirs = {section[foe.at] for foe in monsters(world)}
    ends = goals(ask, "go")
    outside = {key: at for key, at in ends.items() if section[at] not in theirs}
    if section[figure.at] not in theirs and not outside:
        return "done"
    return max(outside or ends, key=lambda key: nearest(ends[key], monsters(world)), default="done")


def _close_in(world: World, figure: Figure, foes: list[Figure], ask: Ask) -> str:
    """Step next to an enemy, where as few others as possible can strike back; else as near as possible."""
    ends = goals(ask, "go")
    if not ends or _holds_the_door(world, figure, foes):
        return ""
    steps = ground(world).steps
    way = paces(world, foes)

    def worth(at: Square) -> tuple[bool, int, int]:
        touching = [foe for foe in foes if foe.at in steps.get(at, ())]
        return not touching, len(touching), way.get(at, FAR)

    best = min(ends, key=lambda key: worth(ends[key]))
    return best if way.get(ends[best], FAR) < way.get(figure.at, FAR) else ""


def _holds_the_door(world: World, figure: Figure, foes: list[Figure]) -> bool:
    """Outnumbered, a fighter outside the enemy's room lets them come to him, one at a time; not for ever, for they may
    wait for him as he does for them, and not for those who shoot at him meanwhile."""
    if world.combat is not None and world.combat.turn > standing.PATIENCE:
        return False
    fighters = [each for each in party(world) if not stands_off(each) and not out(each)]
    section = ground(world).section
    theirs = {section[foe.at] for foe in foes}
    inside = all(world.here.sections[id].kind == "room" for id in theirs)
    coming = [foe for foe in foes if not is_ranged(foe)]
    return len(coming) > len(fighters) and inside and section[figure.at] not in theirs


def run(world: World, ask: Ask, seat: str) -> str:
    """Run away from the enemy: home, where the fight is lost."""
    if fleeing.lost(world):
        return fleeing.run(world, world.figures[world.active], ask)
    ends, foes = goals(ask, "go"), monsters(world)
    return max(ends, key=lambda key: nearest(ends[key], foes), default="done")


def place(world: World, ask: Ask, seat: str) -> str:
    return "auto"


def adjust(world: World, ask: Ask, seat: str) -> str:
    """Push monsters away from the party before the fight."""
    ours, ends = party(world), goals(ask, "where")
    if not ends:
        return "done"
    best = max(ends, key=lambda key: nearest(ends[key], ours))
    return best if nearest(ends[best], ours) > 1 else "done"


def fate_at_death(world: World, ask: Ask, seat: str) -> str:
    return "yes"


def fate_at_fainting(world: World, ask: Ask, seat: str) -> str:
    """Worth a point while enemies stand around, or while there is more than one."""
    fate = ask.text.args.get("fate", 0)
    return "yes" if (isinstance(fate, int) and fate > 1) or monsters(world) else "no"


def fate_for_little(world: World, ask: Ask, seat: str) -> str:
    return "no"


def fate_for_a_test(world: World, ask: Ask, seat: str) -> str:
    """What a trap does is seen first: a point can still undo it then, and may not be needed."""
    return "no" if ask.rule.startswith(_TRAPS) else "yes"


def accept(world: World, ask: Ask, seat: str) -> str:
    return "yes"


def step_in(world: World, ask: Ask, seat: str) -> str:
    """The line holds: whoever takes his victim's square stands alone among the others."""
    return "no"


def drag(world: World, ask: Ask, seat: str) -> str:
    ends, foes = goals(ask, "go"), monsters(world)
    return max(ends, key=lambda key: min(steps_between(ends[key], foe.at) for foe in foes), default="done")


MINDS: dict[str, Mind] = {
    "ask-who-next": who_next,
    "ask-act": act,
    "ask-run": run,
    "ask-drag": drag,
    "ask-place": place,
    "ask-adjust": adjust,
    "ask-spell-template": aiming.template,
    "ask-template": aiming.template,
    "offer-fate-death": fate_at_death,
    "offer-fate-faint": fate_at_fainting,
    "offer-fate-wound": fate_for_little,
    "offer-fate-miss": fate_for_little,
    "offer-fate-test": fate_for_a_test,
    "offer-rogue": accept,
    "offer-antidote": accept,
    "offer-answer-death": accept,
    "offer-step-in": step_in,
    "offer-hang-rope": accept,
}
