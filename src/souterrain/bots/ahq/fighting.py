"""Heroes in a fight: strike the softest target, shoot and burn from afar, keep the wizard behind, spend Fate late."""

from __future__ import annotations

from souterrain.core.ask import Ask
from souterrain.core.grid import Square, steps_between
from souterrain.games.ahq.figures import Figure, monsters, out, party
from souterrain.games.ahq.ground import ground
from souterrain.games.ahq.world import World

from . import healing, standing
from .choices import FAR, Mind, nearest, paces, softness, square, stands_off, starting, threat


def who_next(world: World, ask: Ask, seat: str) -> str:
    """Those in contact strike first, archers and wizards next, the others move up last."""
    way = paces(world, monsters(world))
    waiting = [world.figures[option.key] for option in ask.options if option.key in world.figures]
    if not waiting:
        return "end"

    def turn(each: Figure) -> tuple[bool, bool, int]:
        far = way.get(each.at, FAR)
        return far > 1, not stands_off(each), far

    return min(waiting, key=turn).id


def act(world: World, ask: Ask, seat: str) -> str:
    """One thing after another: first what hurts most, then a better place."""
    keys = [option.key for option in ask.options]
    figure = world.figures[world.active]
    foes = monsters(world)
    aid = next(iter(starting(ask, "aid:")), "") or next(iter(starting(ask, "item:healing")), "")
    if aid and (aid.startswith("aid:") or figure.wounds <= figure.profile.wounds // 2):
        return aid
    phoenix = starting(ask, f"spell:{healing.PHOENIX}")
    if phoenix and healing.urgent(world, figure):
        return phoenix[0]
    blow = _blow(world, ask)
    fire = _spell(world, figure, foes, ask)
    if fire and (len(foes) > 2 or not blow):
        return fire
    shot = _best(world, starting(ask, "shoot:"))
    if blow or shot:
        return blow or shot
    if _out_of_reach(world, foes):
        return _turn_away(world, figure, ask)
    gate = standing.gate(world)
    if gate is not None:
        return standing.receive(world, figure, gate, keys)
    if world.solo and nearest(figure.at, foes) == 1:
        return standing.step_back(world, figure, foes, keys)
    if stands_off(figure):
        return _step_back(world, figure, foes, keys)
    return _close_in(world, figure, foes, keys)


def _blow(world: World, ask: Ask) -> str:
    """A blow at the softest enemy, with the weapon in hand."""
    return _best(world, starting(ask, "attack:"))


def _best(world: World, keys: list[str]) -> str:
    def value(key: str) -> tuple[int, int, int, int]:
        target = world.figures[key.split(":")[1]]
        return (-threat(target) if target.wounds <= 2 else 0, *softness(target))

    plain = [key for key in keys if key.count(":") == 1] or keys
    return min(plain, key=value, default="")


def _spell(world: World, figure: Figure, foes: list[Figure], ask: Ask) -> str:
    """Fire when a crowd is near and nobody of the party stands in it."""
    for name in ("inferno-of-doom", "flames-of-death", "fireball", "lightning", "choke"):
        found = starting(ask, f"spell:{name}")
        if found and (name in ("lightning", "choke") or _crowd(world, foes) >= 2):
            return found[0]
    return ""


def _crowd(world: World, foes: list[Figure]) -> int:
    """The most enemies that a block of four squares would cover without touching anybody of the party."""
    people = {figure.at for figure in party(world)}
    enemies = {foe.at for foe in foes}
    most = 0
    for x, y in enemies:
        for left, top in ((x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1)):
            block = {(left, top), (left + 1, top), (left, top + 1), (left + 1, top + 1)}
            if block.isdisjoint(people):
                most = max(most, len(block & enemies))
    return most


def template(world: World, ask: Ask, seat: str) -> str:
    """The place that covers the most enemies and the fewest friends."""
    people = {figure.at for figure in party(world)}
    foes = {figure.at for figure in monsters(world)}

    def worth(covers: tuple[str, ...]) -> int:
        covered = {square(at) for at in covers}
        return len(covered & foes) - 3 * len(covered & people)

    return max(ask.options, key=lambda option: worth(option.covers)).key


def _out_of_reach(world: World, foes: list[Figure]) -> bool:
    """Whether nobody of the party can walk up to an enemy, as where a chasm lies between."""
    way = paces(world, foes)
    return not any(figure.at in way for figure in party(world))


def _turn_away(world: World, figure: Figure, ask: Ask) -> str:
    """Leave enemies alone who cannot be reached: out of their sight, and shut the door."""
    doors = world.here.doors
    shut = [key for key in starting(ask, "door:") if doors[key.partition(":")[2]].open]
    if shut:
        return shut[0]
    section = ground(world).section
    theirs = {section[foe.at] for foe in monsters(world)}
    goals = {option.key: at for option in ask.options if option.key.startswith("move:") and (at := square(option.key))}
    outside = {key: at for key, at in goals.items() if section[at] not in theirs}
    if section[figure.at] not in theirs and not outside:
        return "done"
    return max(outside or goals, key=lambda key: nearest(goals[key], monsters(world)), default="done")


def _close_in(world: World, figure: Figure, foes: list[Figure], keys: list[str]) -> str:
    """Step next to an enemy, where as few others as possible can strike back; else as near as possible."""
    goals = {key: at for key in keys if key.startswith("move:") and (at := square(key))}
    if not goals or not foes or _holds_the_door(world, figure, foes):
        return "done"
    steps = ground(world).steps
    way = paces(world, foes)

    def worth(at: Square) -> tuple[bool, int, int]:
        touching = [foe for foe in foes if foe.at in steps.get(at, ())]
        return not touching, len(touching), way.get(at, FAR)

    best = min(goals, key=lambda key: worth(goals[key]))
    return best if way.get(goals[best], FAR) < way.get(figure.at, FAR) else "done"


def _holds_the_door(world: World, figure: Figure, foes: list[Figure]) -> bool:
    """Outnumbered, a fighter outside the enemy's room lets them come to him, one at a time."""
    fighters = [each for each in party(world) if not stands_off(each) and not out(each)]
    section = ground(world).section
    return len(foes) > len(fighters) and section[figure.at] not in {section[foe.at] for foe in foes}


def _step_back(world: World, figure: Figure, foes: list[Figure], keys: list[str]) -> str:
    """Stay out of reach, but within sight of the fight."""
    if nearest(figure.at, foes) > 2:
        return "done"
    goals = {key: at for key in keys if key.startswith("move:") and (at := square(key))}
    friends = [other for other in party(world) if other is not figure and not out(other)]
    far = {key: at for key, at in goals.items() if 3 <= nearest(at, foes) <= 8}
    if not far:
        return "done"
    return min(far, key=lambda key: (nearest(far[key], friends), -nearest(far[key], foes)))


def run(world: World, ask: Ask, seat: str) -> str:
    """Run away from the enemy."""
    goals = {option.key: at for option in ask.options if (at := square(option.key))}
    foes = monsters(world)
    return max(goals, key=lambda key: nearest(goals[key], foes), default="done")


def place(world: World, ask: Ask, seat: str) -> str:
    return "auto"


def adjust(world: World, ask: Ask, seat: str) -> str:
    """Push monsters away from the party before the fight."""
    people = party(world)
    goals = {option.key: at for option in ask.options if (at := square(option.key))}
    if not goals:
        return "done"
    best = max(goals, key=lambda key: nearest(goals[key], people))
    return best if nearest(goals[best], people) > 1 else "done"


def fate_at_death(world: World, ask: Ask, seat: str) -> str:
    return "yes"


def fate_at_fainting(world: World, ask: Ask, seat: str) -> str:
    """Worth a point while enemies stand around, or while there is more than one."""
    fate = ask.text.args.get("fate", 0)
    return "yes" if (isinstance(fate, int) and fate > 1) or monsters(world) else "no"


def fate_for_little(world: World, ask: Ask, seat: str) -> str:
    return "no"


def accept(world: World, ask: Ask, seat: str) -> str:
    return "yes"


def step_in(world: World, ask: Ask, seat: str) -> str:
    """Make room for those behind, unless outnumbered or better off at a distance."""
    figure = world.figures.get(world.active)
    crowd = len(monsters(world)) > len([each for each in party(world) if not out(each)])
    return "no" if figure is None or crowd or stands_off(figure) else "yes"


def drag(world: World, ask: Ask, seat: str) -> str:
    foes = monsters(world)
    goals = {option.key: at for option in ask.options if (at := square(option.key))}
    return max(goals, key=lambda key: min(steps_between(goals[key], foe.at) for foe in foes), default="done")


MINDS: dict[str, Mind] = {
    "ask-who-next": who_next,
    "ask-act": act,
    "ask-run": run,
    "ask-drag": drag,
    "ask-place": place,
    "ask-adjust": adjust,
    "ask-spell-template": template,
    "ask-template": template,
    "offer-fate-death": fate_at_death,
    "offer-fate-faint": fate_at_fainting,
    "offer-fate-wound": fate_for_little,
    "offer-fate-miss": fate_for_little,
    "offer-fate-test": accept,
    "offer-rogue": accept,
    "offer-antidote": accept,
    "offer-answer-death": accept,
    "offer-step-in": step_in,
    "offer-hang-rope": accept,
}
