"""Hazard 2: somebody who is no monster. Each is met once only."""

from __future__ import annotations

from collections import Counter

from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.crawl.reactions import offer

from ..belongings import deal
from ..catalogue import BOOK
from ..combat import placing, sight, zones
from ..dungeon import rooms
from ..dungeon.ground import ground
from ..events.hazards import (
    CaptiveFreed,
    CaptiveSeen,
    CaptivesFreed,
    Joined,
    MaidenHome,
    RogueLeaves,
    RogueRefused,
    WitchVanished,
)
from ..figures import Effect, Figure, Hazard, effect, henchman, heroes, monsters, party
from ..hooks import KINDS, HazardKind
from ..master import musters
from ..words import called, tell_apart
from ..world import Group, Section, World


def furnish(world: World, section: Section, hazard: Hazard) -> Rules[list[Group]]:
    return meet(world, section)


def meet(world: World, section: Section) -> Rules[list[Group]]:
    """Who it is; somebody met before is replaced by wandering monsters."""
    rule = "ahq.hazard.npc.unique"
    die: int = yield Roll("d12", rule, world.seat_of(world.leader))
    row = BOOK.people[die]
    who = row.character or row.monster
    if who in world.npcs_met:
        return [(yield from musters.new_group(world, "wandering", section, rule))]
    world.npcs_met.append(who)
    if row.result == "friendly":
        yield from _rogue(world, section, who)
        return []
    if row.result == "hostile":
        return [musters.add_group(world, section, [who], 0)]
    group = yield from musters.new_group(world, "wandering", section, f"ahq.hazard.npc.{who}")
    group.captives = [who]
    tell(world, CaptiveSeen(who, f"ahq.hazard.npc.{who}"))
    return [group]


# --- captives


def freed(world: World, group: Group) -> Rules[None]:
    """Whoever the monsters guarded goes with the Leader of this fight."""
    leader = world.figures.get(world.leader) or next(iter(heroes(world)), None)
    if leader is None:
        return
    section = world.here.sections[group.section]
    for row, count in Counter(group.captives).items():
        people = [_join(world, row, leader, section) for _ in range(count)]
        if count > 1:
            tell(world, CaptivesFreed(row, count))
            continue
        serves = "" if BOOK.characters[row].bystander else called(leader)
        tell(world, CaptiveFreed(called(people[0]), serves, _rule_of(row)))
    group.captives = []
    yield from ()


def _rule_of(row: str) -> str:
    """The rule by which somebody is held: his own, or that of those who are met in dungeons, or a quest's."""
    met = any(each.character == row for each in BOOK.people.rows)
    return BOOK.characters[row].rule or (f"ahq.hazard.npc.{row}" if met else "ahq.quest-idea.hostages")


def _join(world: World, row: str, leader: Figure, section: Section) -> Figure:
    figure = henchman(row, world.new_id(f"{row}-"), leader.id, leader.seat)
    squares = rooms.farthest_first(world, section, ground(world).squares[section.id])
    free = placing.room_for(world, figure, squares)
    figure.at = free[0] if free else placing.nearest_free(world, leader.at, figure)
    tell_apart(world, [figure])
    world.figures[figure.id] = figure
    return figure


# --- the witch


def _witch(world: World) -> Figure | None:
    return next((each for each in monsters(world) if BOOK.monsters[each.row].vanishes), None)


def face_the_witch(world: World) -> None:
    """The Heroes begin a phase with her before them."""
    witch = _witch(world)
    if witch is not None:
        witch.effects.append(Effect("faced", "combat"))


def witch_vanishes(world: World) -> Rules[None]:
    """When the Heroes have had one combat turn with a phase of their own to kill her or to shut her in she is gone,
    with half of everybody's gold unless a closed door kept her from it."""
    combat, witch = world.combat, _witch(world)
    if witch is None or combat is None or effect(witch, "faced") is None:
        return
    stolen = 0
    if sight.in_sight(world) or not combat.door_shut:
        for figure in party(world):
            loss = (figure.gold + 1) // 2
            figure.gold -= loss
            stolen += loss
    del world.figures[witch.id]
    group = world.groups.pop(witch.group)
    combat.groups.remove(group.id)
    tell(world, WitchVanished(stolen))
    yield from zones.settle(world)


# --- the rogue


def _rogue(world: World, section: Section, row: str) -> Rules[None]:
    """He asks to go along; the Leader's player answers for all, or another where the Leader has just fallen."""
    rule = "ahq.hazard.npc.rogue-joins"
    leader = world.figures.get(world.leader) or heroes(world)[0]
    if (yield from offer(world, leader.seat, row, Say("offer-rogue"), rule)):
        rogue = _join(world, row, leader, section)
        tell(world, Joined(called(rogue), called(leader), rule))
    else:
        tell(world, RogueRefused())


def expedition_ends(world: World) -> Rules[None]:
    """The Rogue shows his true colours; the Maiden's father pays her ransom."""
    home = world.departed
    rogue = next((figure for figure in home if BOOK.characters[figure.row].robs), None)
    if rogue is not None:
        die: int = yield Roll("d12", "ahq.hazard.npc.rogue-end", world.master if not world.solo else rogue.seat)
        how = BOOK.thefts[die].result
        gold = _rob(home, rogue, how)
        tell(world, RogueLeaves(how, gold))
        if how == "stays":
            rogue.row = BOOK.characters[rogue.row].proves
        else:
            home.remove(rogue)
    ransom = sum(BOOK.characters[figure.row].ransom for figure in home)
    rescuers = [figure for figure in home if figure.kind == "hero"]
    if ransom and rescuers:
        deal(rescuers, ransom)
        tell(world, MaidenHome(ransom))


def _rob(home: list[Figure], rogue: Figure, how: str) -> int:
    """All or half of the money that the party carried out, the half rounded up against it. What he carries for the
    party beyond that he must leave when he goes.

    Rule: ahq.hazard.npc.rogue-theft-scope."""
    if how == "stays":
        return 0
    others = [figure for figure in home if figure is not rogue]
    total = sum(figure.gold for figure in home)
    stolen = {"all": total, "half": (total + 1) // 2}.get(how, 0)
    rest = stolen - rogue.gold
    deal([figure for figure in others if figure.kind == "hero"] or others, max(0, -rest))
    for figure in others:
        part = min(figure.gold, max(0, rest))
        figure.gold -= part
        rest -= part
    return stolen


KINDS["npc"] = HazardKind(furnish=furnish, stays=False)
