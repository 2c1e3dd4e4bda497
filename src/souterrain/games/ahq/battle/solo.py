"""Monsters without a game master: the solo rules plan for them, move them and choose their targets."""

from __future__ import annotations

from collections.abc import Sequence

from souterrain.core.events import tell
from souterrain.core.menu import Deed, perform
from souterrain.core.roll import Roll, Rules
from souterrain.crawl.squares import Square
from souterrain.crawl.squares import key as named

from .. import hazards, items, magic
from ..catalogue import BOOK
from ..combat import arts, melee, moves, ranged, surprise, zones
from ..combat.solo import any_of, choose_target, could_gain, distance_to, distance_to_party, gaps, is_ranged
from ..dungeon import doors
from ..dungeon.ground import ground
from ..events.combat import DoorUsed, Strategy
from ..figures import Figure, can_act, effect, monsters, party, squares
from ..master import musters
from ..words import called
from ..world import World
from . import fighter


def phase(world: World) -> Rules[None]:
    """A strategy is rolled each turn; then every monster that can attack does.

    Rule: ahq.solo.strategy.move-attack-orders."""
    yield from _drink(world)
    mixed = any(is_ranged(figure) for figure in monsters(world))
    die: int = yield Roll("d12", "ahq.solo.strategy.roll", world.master)
    plan = (BOOK.mixed_plans if mixed else BOOK.melee_plans)[die].plan
    tell(world, Strategy(plan))
    if plan == "reinforcements":
        yield from _reinforce(world)
        plan = "move-attack"
    acting = [figure for figure in monsters(world) if can_act(figure)]
    if plan == "ranged":
        yield from _ranged_plan(world, acting)
    else:
        yield from finish(world, acting, plan)


def finish(world: World, acting: Sequence[Figure], plan: str) -> Rules[None]:
    """Some monsters move and attack, in the order that was chosen for all of them."""
    if plan == "move-attack":
        moved, spent = yield from _all_move(world, acting, set())
        yield from _all_attack(world, [figure for figure in acting if figure.id not in spent], moved)
    else:
        attacked = yield from _all_attack(world, acting, set())
        yield from _all_move(world, acting, attacked)


def _drink(world: World) -> Rules[None]:
    """A monster uses the potion that it was given: strength at once, healing when it has lost half of its Wounds.

    Rule: ahq.solo.setup.objective."""
    for figure in monsters(world):
        for gear in [BOOK.gear[item.row] for item in figure.items if item.row in BOOK.gear]:
            hurt = figure.wounds * 2 <= figure.profile.wounds and effect(figure, "healing") is None
            if gear.use == "strength" or (gear.use == "healing" and hurt):
                yield from perform(items.USES[gear.use](world, figure, gear))


def _reinforce(world: World) -> Rules[None]:
    """A wandering group joins at once, without a surprise test."""
    rule = "ahq.solo.strategy.reinforcements"
    assert world.combat is not None
    section = world.here.sections[world.combat.area[0]]
    group = yield from musters.new_group(world, "wandering", section, rule, how="reinforcements")
    yield from surprise.reinforce(world, group.id)


def _alive(world: World, figures: Sequence[Figure]) -> list[Figure]:
    return [figure for figure in figures if figure.id in world.figures]


def _all_move(world: World, figures: Sequence[Figure], attacked: set[str]) -> Rules[tuple[set[str], set[str]]]:
    """Returns who moved, and who gave up the attack for it."""
    moved: set[str] = set()
    spent: set[str] = set()
    for figure in _alive(world, figures):
        before = figure.at
        if not party(world):
            break
        if is_ranged(figure):
            yield from _move_to_shoot(world, figure)
        elif (yield from move_to_attack(world, figure, may_run=figure.id not in attacked)):
            spent.add(figure.id)
        if figure.at != before:
            moved.add(figure.id)
    return moved, spent


def _all_attack(world: World, figures: Sequence[Figure], moved: set[str]) -> Rules[set[str]]:
    attacked: set[str] = set()
    for figure in _alive(world, figures):
        if figure.id in world.figures and party(world) and (yield from attack(world, figure, figure.id in moved)):
            attacked.add(figure.id)
            yield from magic.answer_deaths(world)
    return attacked


def _ranged_plan(world: World, figures: Sequence[Figure]) -> Rules[None]:
    """Hand-to-hand monsters clear the lines and attack; shooters stand, unless a Death Zone drives them off, and shoot
    when all others have moved.

    Rules: ahq.solo.ranged-strategy.melee-clear-lines, ahq.solo.ranged-strategy.shoot-last."""
    shooters = [figure for figure in figures if is_ranged(figure)]
    others = [figure for figure in figures if not is_ranged(figure)]
    spent: set[str] = set()
    for figure in others:
        if figure.id not in world.figures or not party(world):
            continue
        if (yield from move_to_attack(world, figure, may_run=True, shooters=_alive(world, shooters))):
            spent.add(figure.id)
    moved: set[str] = set()
    for figure in _alive(world, shooters):
        if zones.in_zone(world, figure):
            before = figure.at
            yield from _step_away(world, figure)
            if figure.at != before:
                moved.add(figure.id)
    yield from _all_attack(world, [figure for figure in others if figure.id not in spent], set())
    yield from _all_attack(world, shooters, moved)


# --- moving


def move_to_attack(world: World, figure: Figure, *, may_run: bool, shooters: Sequence[Figure] = ()) -> Rules[bool]:
    """To a square from which it can attack; where there is none, as near the party as it gets, running if it may.
    Returns whether it gave up its attack for that: to run, or to open a door.

    Rules: ahq.combat.gm-phase.run, ahq.combat.gm-phase.pursuers-open-doors."""
    if melee.targets(world, figure) or effect(figure, "seated") or effect(figure, "cowering"):
        return False
    reached = yield from _approach(world, figure, moves.combat_move(figure), shooters)
    if melee.targets(world, figure) or not may_run or zones.holds(world, figure):
        return False
    if not reached and (yield from _open_door(world, figure)):
        return True
    if not _runs(world, figure):
        return False
    yield from moves.run(world, figure, lambda more: _approach(world, figure, more, shooters, ran=True))
    return True


def _runs(world: World, figure: Figure) -> bool:
    """Whether a run would bring it any nearer, to the party or to a door: where the others are in the way nobody rolls
    for it."""
    near = distance_to_party(world)
    return could_gain(world, figure, near if figure.at in near else _distance_to_doors(world))


def _approach(
    world: World, figure: Figure, limit: int, shooters: Sequence[Figure], *, ran: bool = False
) -> Rules[bool]:
    """Go to the best square in reach. Returns whether the party can be walked to at all."""
    beside: frozenset[Square] = frozenset() if shooters or figure.large else _beside_party(world)
    if figure.at in beside:
        return True
    found = moves.ways(world, figure, limit, beside)
    ends = [figure.at, *moves.ends(world, figure, found)]
    choice = [end for end in ends if end in beside]
    reachable = True
    if not choice:
        near = distance_to_party(world)
        reachable = figure.at in near
        choice = _nearest(figure, ends, near if reachable else _distance_to_doors(world))
    if shooters and len(choice) > 1:
        lanes = {square for shooter in shooters for square in _lane(world, shooter)}
        choice = [end for end in choice if end not in lanes] or choice
    if figure.at not in choice:
        goal = yield from any_of(_quickest(found, choice), named, "ahq.solo.move.melee")
        yield from moves.walk(world, figure, moves.path(found, goal), hazards.stepped, ran=ran)
    return figure.id not in world.figures or reachable


def _beside_party(world: World) -> frozenset[Square]:
    """The squares that are one step away from somebody of the party: nobody gets nearer."""
    steps = ground(world).steps
    return frozenset().union(*[steps[square] for figure in party(world) for square in squares(figure)])


def _nearest(figure: Figure, ends: list[Square], near: dict[Square, int]) -> list[Square]:
    left = gaps(figure, ends, near)
    best = min(left)
    return [end for end, gap in zip(ends, left, strict=True) if gap == best]


def _quickest(found: moves.Ways, ends: list[Square]) -> list[Square]:
    """Those of several squares to which the way is shortest."""
    if len(ends) == 1:
        return ends
    steps = [len(moves.path(found, end)) for end in ends]
    fewest = min(steps)
    return [end for end, number in zip(ends, steps, strict=True) if number == fewest]


def _lane(world: World, shooter: Figure) -> list[Square]:
    """Squares between a shooter and the party, roughly along the line between them."""
    found = []
    x, y = shooter.at
    for target in party(world):
        tx, ty = target.at
        count = max(abs(tx - x), abs(ty - y))
        found += [(x + (tx - x) * n // count, y + (ty - y) * n // count) for n in range(1, count)]
    return found


def _distance_to_doors(world: World) -> dict[Square, int]:
    """Steps to the nearest closed door that leads to known parts."""
    steps = ground(world).steps
    ring = [
        square
        for door in world.here.doors.values()
        if not door.open and door.explored and not door.false
        for square in (door.a, door.b)
        if square in steps
    ]
    return distance_to(world, tuple(ring))


def _open_door(world: World, figure: Figure) -> Rules[bool]:
    """A pursuer at a closed door opens it."""
    if not fighter.may_use_doors(world, figure) or zones.in_zone(world, figure):
        return False
    for square in squares(figure):
        for door in doors.next_to(world, square):
            if not door.open and door.explored:
                doors.set_open(world, door, True)
                rule = "ahq.combat.gm-phase.pursuers-open-doors"
                tell(world, DoorUsed(called(figure), door.id, "opened", rule))
                return True
    return False
    yield


def _move_to_shoot(world: World, figure: Figure) -> Rules[None]:
    """To a square from which it can shoot or cast, not next to a Hero or Henchman; if there is none it stays."""
    if _can_shoot(world, figure) or effect(figure, "seated") or effect(figure, "cowering"):
        return
    before = figure.at
    found = moves.ways(world, figure, moves.combat_move(figure))
    good = []
    for end in moves.ends(world, figure, found):
        figure.at = end
        if _can_shoot(world, figure):
            good.append(end)
    figure.at = before
    if good:
        goal = yield from any_of(_quickest(found, good), named, "ahq.solo.move.ranged")
        yield from moves.walk(world, figure, moves.path(found, goal), hazards.stepped)


def _can_shoot(world: World, figure: Figure) -> bool:
    if zones.beside_enemy(world, figure):
        return False
    if any(ranged.targets(world, figure, shot) for shot in ranged.shots(figure, moved=False)):
        return True
    return any(magic.castable(world, figure, False)) or any(arts.deeds(world, figure, False))


def _step_away(world: World, figure: Figure) -> Rules[None]:
    """Out of the Death Zones, as few squares as it takes."""
    found = moves.ways(world, figure, moves.combat_move(figure))
    taken = zones.threatened(world, figure)
    free = [end for end in moves.ends(world, figure, found) if end not in taken]
    if free:
        goal = yield from any_of(_quickest(found, free), named, "ahq.solo.ranged-strategy.shooters")
        yield from moves.walk(world, figure, moves.path(found, goal), hazards.stepped)


# --- attacking


def attack(world: World, figure: Figure, moved: bool) -> Rules[bool]:
    """Every monster that can attack does. Returns whether it did.

    Rule: ahq.solo.attack.always."""
    if effect(figure, "cowering") or effect(figure, "choke"):
        return False
    choice = melee.targets(world, figure)
    if not choice:
        return (yield from _shoot(world, figure, moved))
    for number in range(fighter.attacks_of(figure)):
        if number:
            choice = melee.targets(world, figure) if figure.id in world.figures else []
        if not choice:
            break
        target = yield from choose_target(choice)
        yield from melee.attack(world, figure, target, number=number)
    return True


def _shoot(world: World, figure: Figure, moved: bool) -> Rules[bool]:
    """A bow, a spell chosen at random, or the specialist's own weapon."""
    if zones.beside_enemy(world, figure):
        return False
    spells = list(magic.deeds(world, figure, moved))
    if spells:
        chosen = yield from any_of(spells, _key, "ahq.solo.attack.random-spell")
        yield from perform(chosen.do())
        return True
    for shot in ranged.shots(figure, moved):
        targets = [target for target, _ in ranged.targets(world, figure, shot)]
        if targets and ranged.may_shoot(world, figure):
            target = yield from choose_target(targets)
            yield from ranged.shoot(world, figure, target, shot)
            return True
    return (yield from _art(world, figure, moved))


def _key(deed: Deed[bool]) -> str:
    return deed.option.key


def _art(world: World, figure: Figure, moved: bool) -> Rules[bool]:
    deeds = list(arts.deeds(world, figure, moved))
    if not deeds:
        return False
    chosen = deeds[0]
    aimed = {deed.option.at: deed for deed in deeds if deed.option.at}
    if aimed:
        target = yield from choose_target([world.figures[id] for id in aimed])
        chosen = aimed[target.id]
    yield from perform(chosen.do())
    return True
