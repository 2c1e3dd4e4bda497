"""The combat turn: the Heroes' phase, the game master's phase, and the check whether the fight is over."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from souterrain.core.ask import Option, Seat
from souterrain.core.events import tell
from souterrain.core.menu import which
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.master import GM

from .. import hazards, leader, magic
from ..catalogue import BOOK
from ..combat import abilities, arts, damage, moves, ranged, sight, surprise
from ..dungeon import growth
from ..dungeon.ground import ground, section_at
from ..events.combat import CombatTurn, DoorDelay, Escaped, OrderChosen, PhaseBegan, Victory, Wearied
from ..figures import Combat, Figure, can_act, exploration_begins, heroes, is_bewitched, monsters, out, party
from ..master import schemes
from ..offers import whom
from ..quests.progress import quest_of
from ..states import Order
from ..traps import bewitched, fireball
from ..treasure import share_gold, share_items
from ..words import truly
from ..world import Group, World
from . import fighter, footwork, solo

WEARY = 3
"""Turns after which monsters who cannot get at anybody give it up."""


def turn(world: World) -> Rules[None]:
    """One combat turn. Heroes who were surprised lose their phase of the first."""
    combat = _fight(world)
    combat.turn += 1
    combat.door_shut = False
    combat.bodies = []
    combat.idle = [figure.id for figure in party(world)]
    before = _strength(world)
    tell(world, CombatTurn(combat.turn))
    yield from schemes.ambush(world)
    if combat.turn > 1 or not combat.surprised:
        yield from heroes_phase(world)
    if monsters(world) and party(world):
        yield from gm_phase(world)
    yield from hazards.end_of_combat_turn(world)
    combat.apart = combat.apart + 1 if before == _strength(world) and _cut_off(world) else 0
    yield from end_of_turn(world)


def _fight(world: World) -> Combat:
    assert world.combat is not None, "a combat turn needs a fight"
    return world.combat


# --- the Heroes' phase


def heroes_phase(world: World) -> Rules[None]:
    """Heroes and Henchmen act one at a time, in the order on which their players agree or the Leader decides."""
    combat = _fight(world)
    combat.phase = "heroes"
    tell(world, PhaseBegan("heroes"))
    hazards.heroes_phase_begins(world)
    yield from abilities.fear_tests(world, party(world))
    combat.waiting = [figure.id for figure in party(world) if able(figure)]
    while combat.waiting and monsters(world):
        seat, choice = _who_decides(world)
        figure = yield from _who_next(world, seat, choice, "ahq.combat.heroes-phase.order")
        if not isinstance(figure, Figure):
            combat.waiting = [id for id in combat.waiting if world.figures[id].seat != seat]
            continue
        combat.waiting.remove(figure.id)
        yield from fighter.act(world, figure)
        combat.waiting = [id for id in combat.waiting if id in world.figures and able(world.figures[id])]
    combat.waiting = []
    yield from new_areas(world)


def able(figure: Figure) -> bool:
    """Whether a Hero or Henchman can act in the Heroes' phase."""
    return not out(figure) and not is_bewitched(figure)


def _who_decides(world: World) -> tuple[Seat, list[Figure]]:
    """The Leader's player says who of all goes next; once all of his figures have acted, or he has ended his part, the
    others go on with theirs."""
    waiting = [world.figures[id] for id in _fight(world).waiting]
    leading = surprise.leading(world)
    if any(figure.seat == leading for figure in waiting):
        return leading, waiting
    seat = waiting[0].seat
    return seat, [figure for figure in waiting if figure.seat == seat]


def _who_next(world: World, seat: Seat, choice: list[Figure], rule: str) -> Rules[Figure | Program | None]:
    """One of those who have not acted yet; or nobody, where a player is done with his figures. The game master may
    leave all of them to the program."""
    if len(choice) == 1:
        return choice[0]
    alone = all(figure.seat == seat for figure in choice)
    offers: list[tuple[Option, Figure | Program | None]] = [*whom(choice, truly)]
    if seat == GM:
        offers.append((_LEAVE_TO_IT, PROGRAM))
    offers.append((_END if alone else _END_OWN, None))
    world.active = ""
    return (yield from which(seat, Say("ask-who-next"), offers, rule))


Program = Literal["program"]
PROGRAM: Program = "program"
_LEAVE_TO_IT = Option("leave-to-it", Say("option-leave-to-it"), rule="ahq.solo.strategy.move-attack-orders")
_END = Option("end", Say("option-end-phase"), final=True)
_END_OWN = Option("end", Say("option-end-own"), final=True)


def new_areas(world: World) -> Rules[None]:
    """What doors opened in this phase, and junctions reached in it, lead to is laid when the phase is over; who is
    there is met if anybody is left to meet them.

    Rule: ahq.combat.sentry.new-area."""
    combat = _fight(world)
    found: list[str] = []
    for door in combat.fresh_doors:
        found += yield from growth.behind(world, door)
    combat.fresh_doors = []
    for hero in heroes(world):
        section = section_at(world, hero.at)
        if section.exits and not out(hero):
            found += yield from growth.exits(world, section)
    for group in found:
        if party(world):
            yield from surprise.meet(world, group)


# --- the game master's phase


def gm_phase(world: World) -> Rules[None]:
    """Regeneration, fear, then the monsters one by one, all in the order that the game master chose for this turn.

    Rule: ahq.combat.monsters-never-flee."""
    combat = _fight(world)
    combat.phase = "gm"
    tell(world, PhaseBegan("monsters"))
    abilities.regenerate(world)
    yield from arts.censers(world)
    yield from abilities.fear_tests(world, monsters(world))
    yield from abilities.berserk(world)
    combat.pursuit = pursued(world)
    combat.waiting = [figure.id for figure in monsters(world) if can_act(figure)]
    if world.solo:
        yield from solo.phase(world)
    else:
        yield from _directed(world)
    abilities.calm_down(world)
    combat.waiting = []
    yield from fireball.roam(world)
    yield from bewitched.wander(world)
    combat.unled = False
    yield from new_areas(world)


def _directed(world: World) -> Rules[None]:
    """The game master moves his monsters himself."""
    combat = _fight(world)
    combat.order = yield from _order(world)
    while combat.waiting and party(world):
        choice = [world.figures[id] for id in combat.waiting]
        figure = yield from _who_next(world, GM, choice, "ahq.combat.gm-phase.one-monster-at-a-time")
        if figure is None:
            break
        if figure == PROGRAM:
            yield from _left_to_it(world, choice)
            break
        combat.waiting.remove(figure.id)
        if (yield from damage.slip_away(world, figure)):
            continue
        yield from fighter.act(world, figure)
        yield from magic.answer_deaths(world)
        combat.waiting = [id for id in combat.waiting if id in world.figures]
    combat.order = ""


def _order(world: World) -> Rules[Order]:
    """The order of all monsters in this turn. Where none could do anything before its move they move first, and the
    game master is not asked; nor is he where he keeps to that order until the fight is over.

    Rule: ahq.combat.gm-phase.same-order-for-all."""
    combat = _fight(world)
    if not any(fighter.could_act_first(world, world.figures[id]) for id in combat.waiting):
        return "move-attack"
    order, rule = combat.kept_order, "ahq.combat.gm-phase.same-order-for-all"
    if not order:
        order, kept = yield from which(GM, Say("ask-monster-order"), _ORDERS, rule)
        combat.kept_order = order if kept else ""
    tell(world, OrderChosen(order))
    return order


def _left_to_it(world: World, rest: list[Figure]) -> Rules[None]:
    """The program goes on with the monsters that have not acted, as it does where there is no game master."""
    combat = _fight(world)
    combat.waiting, combat.unled = [], True
    yield from solo.finish(world, rest, combat.order)


_ORDERS: list[tuple[Option, tuple[Order, bool]]] = [
    (Option("move-attack", Say("order-move-attack")), ("move-attack", False)),
    (Option("attack-move", Say("order-attack-move")), ("attack-move", False)),
    (Option("keep-order", Say("option-keep-order")), ("move-attack", True)),
]
"""The order of this turn, and whether it is that of the whole fight."""


def pursued(world: World) -> bool:
    """Heroes who made off from the place of the fight are pursued, until every monster can again reach and attack
    somebody with a normal move.

    Rules: ahq.combat.gm-may-pursue, ahq.combat.pursuit.ends."""
    combat = _fight(world)
    section = ground(world).section
    if not combat.pursuit and any(section[each.at] in combat.area for each in party(world)):
        return False
    return not all(footwork.can_engage(world, figure) for figure in monsters(world))


# --- the end


def end_of_turn(world: World) -> Rules[None]:
    """The fight is over when no monster is left, or when none is in sight at the end of the game master's phase; if
    only a closed door hides them, one more turn must pass. Where nobody of the party is left here, those who wait
    beyond the stairs have got away. Nobody stands for ever at a grille, a chasm or a pit.

    Rule: ahq.combat.end.condition."""
    combat = _fight(world)
    if not monsters(world):
        yield from victory(world)
    elif not party(world):
        yield from escape(world)
    elif not sight.in_sight(world):
        if combat.door_shut and not combat.grace:
            combat.grace = True
            tell(world, DoorDelay())
        else:
            yield from escape(world)
    elif combat.apart >= WEARY:
        yield from _weary(world)
    else:
        combat.grace = False


def _strength(world: World) -> list[tuple[str, int, int, int]]:
    """What everybody has left: whoever strikes, shoots or casts spells changes it, on one side or the other."""
    figures = world.figures.values()
    return [(each.id, each.wounds, each.fate, sum(item.count for item in each.items)) for each in figures]


def _cut_off(world: World) -> bool:
    """Whether no way leads from any of the party to any monster, but perhaps over a pit."""
    theirs = {foe.at for foe in monsters(world)}
    if growth.cut_off(world.here) and growth.within_walk(world).isdisjoint(theirs):
        return True
    return bool(world.here.traps) and growth.past(world, moves.barred(world)).isdisjoint(theirs)


def _weary(world: World) -> Rules[None]:
    """Monsters go back to their room, or away where they have none; not those who have somebody or something to guard.

    Rule: ahq.combat.end.condition."""
    tell(world, Wearied())
    fought = [world.groups[id] for id in _fight(world).groups]
    yield from _monsters_return(world)
    for group in fought:
        homeless = world.here.sections[group.section].kind != "room"
        if homeless and not (group.characters or group.captives or group.treasure):
            world.groups.pop(group.id, None)
    yield from _back_to_exploration(world)


def victory(world: World) -> Rules[None]:
    """All monsters are dead: their gold and magic items are taken, missiles are looked for, a new Leader chosen."""
    combat = _fight(world)
    groups = [world.groups.pop(id) for id in combat.groups]
    gold = sum(group.gold for group in groups)
    combat.loot += [item for group in groups for item in group.treasure]
    tell(world, Victory(gold, tuple(item.row for item in combat.loot), tuple(item.count for item in combat.loot)))
    for group in groups:
        yield from hazards.freed(world, group)
    yield from ranged.recover(world)
    yield from share_gold(world, gold)
    yield from share_items(world, combat.loot)
    yield from _back_to_exploration(world)


def escape(world: World) -> Rules[None]:
    """The Heroes got away; of those who are all dead or gone home there is nothing to tell."""
    if party(world) or world.below:
        tell(world, Escaped(_will_fill_ranks(world)))
    yield from _monsters_return(world)
    yield from _back_to_exploration(world)


def _will_fill_ranks(world: World) -> bool:
    """Whether some of those who go back have lost companions whom others will replace."""
    alive = {figure.group for figure in monsters(world)}
    left = Counter(figure.group for figure in monsters(world) if not BOOK.monsters[figure.row].character)
    thinned = any(id in alive and left[id] < len(world.groups[id].original) for id in _fight(world).groups)
    return thinned and not quest_of(world).survivors_only


def _monsters_return(world: World) -> Rules[None]:
    """The monsters go back where they came from and fill up their ranks, where any are left to do so; nothing is taken
    from the bodies, but those who are left keep the quest treasures of their dead.

    Rules: ahq.combat.pursuit.monsters-return, ahq.combat.end.no-loot-after-flight,
    ahq.tobaro.monsters.survivors-return."""
    survivors_only = quest_of(world).survivors_only
    for id in _fight(world).groups:
        group = world.groups[id]
        alive = [figure for figure in monsters(world) if figure.group == id]
        group.characters = [figure for figure in alive if BOOK.monsters[figure.row].character]
        left = [figure.row for figure in alive if not BOOK.monsters[figure.row].character]
        group.rows = left if survivors_only or not alive else list(group.original)
        group.fighting = False
        group.section = _whither(world, group, alive)
        if not alive:
            yield from hazards.freed(world, group)
        for figure in alive:
            figure.effects, figure.fixed, figure.suffered = [], "", 0
            del world.figures[figure.id]
    heirs = [world.groups[id] for id in _fight(world).groups if world.groups[id].rows or world.groups[id].characters]
    if heirs:
        heirs[0].treasure += [item for item in _fight(world).loot if item.row in world.progress.hoard]
    for id in [id for id, group in world.groups.items() if not group.rows and not group.characters]:
        del world.groups[id]


def _whither(world: World, group: Group, alive: list[Figure]) -> str:
    """The section to which a group goes back: not where somebody of the party is, if some of its own are elsewhere."""
    section = ground(world).section
    held = {section.get(each.at) for each in party(world)}
    if group.section not in held:
        return group.section
    return next((section[each.at] for each in alive if section[each.at] not in held), group.section)


def _back_to_exploration(world: World) -> Rules[None]:
    for figure in party(world):
        figure.loaded = True
    world.combat = None
    world.mode = "exploration"
    exploration_begins(world)
    yield from leader.elect(world)
