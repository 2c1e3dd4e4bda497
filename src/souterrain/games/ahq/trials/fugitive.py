"""3. Manhunt: somebody flees before the Heroes, through rooms and corridors that he finds as they would find them.

What he has seen is kept as the legs of his trail, and laid on the table when the Heroes come to it.
"""

from __future__ import annotations

from msgspec import msgpack
from msgspec.structs import replace

from souterrain.core.ask import Ask, Option
from souterrain.core.events import tell
from souterrain.core.menu import which
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.crawl.master import GM
from souterrain.crawl.squares import Side

from ..combat import surprise
from ..dungeon import corridors, growth
from ..dungeon.doors import heading
from ..dungeon.ground import redraw, section_at
from ..dungeon.sections import Box, fits
from ..events.expedition import CorridorFound, DoorFound, RoomFound
from ..events.quests import FugitiveCornered, FugitiveSeen, TracksSeen
from ..figures import Figure, heroes, monster, out
from ..master.musters import announce
from ..moments import TRIALS, Trial
from ..quests.elements import Fugitive
from ..world import Door, Group, Leg, Level, Section, World

RULE = "ahq.quest-idea.manhunt"


class Hunted(Trial[Fugitive]):
    """Rule: ahq.quest-idea.manhunt."""

    def turn_ends(self, world: World) -> Rules[None]:
        """He runs on while the Heroes explore, as long as he is not too far ahead; they may find his tracks."""
        if world.progress.caught or world.mode != "exploration" or not heroes(world):
            return
        if len(world.progress.trail) < self.element.lead:
            ways = _ways(world)
            if ways:
                yield from _run(world, ways)
            elif not world.progress.trail:
                yield from self._turn_at_bay(world)
                return
        yield from _tracks(world)

    def beyond(self, world: World, door: Door | None, section: Section, side: Side | None) -> list[str] | None:
        """Where he has been before them the Heroes find what he found, and at the end of his trail himself."""
        trail = world.progress.trail
        leg = next((leg for leg in trail if _starts(leg, door, section, side)), None)
        if leg is None:
            return None
        level = world.here
        if not all(fits(level, Box(each.x, each.y, each.w, each.h)) for each in leg.sections):
            world.progress.trail = trail[: trail.index(leg)]
            return None
        last = leg is trail[-1]
        _lay(world, leg, section, side)
        trail.remove(leg)
        found = [group.id for group in leg.groups]
        return [*found, self._caught(world, leg.sections[-1])] if last else found

    def may_escape(self, world: World, figure: Figure) -> bool:
        """Once he is caught up with he has nowhere to go."""
        return figure.row != self.element.monster

    def _caught(self, world: World, section: Section) -> str:
        world.progress.caught = True
        group = Group(id=world.new_id("g"), level=world.here.number, section=section.id, rows=[])
        group.characters = [monster(world, self.element.monster, group.id)]
        world.groups[group.id] = group
        tell(world, FugitiveSeen(self.element.monster))
        return group.id

    def _turn_at_bay(self, world: World) -> Rules[None]:
        """There is nothing left into which he could flee: he comes back, and fights."""
        tell(world, FugitiveCornered(self.element.monster))
        first = next(hero for hero in heroes(world))
        yield from surprise.wander(world, self._caught(world, section_at(world, first.at)))


def _starts(leg: Leg, door: Door | None, section: Section, side: Side | None) -> bool:
    if door is not None:
        return leg.door == door.id
    return leg.section == section.id and leg.side == side


def _ways(world: World) -> list[Leg]:
    """Where he could go on: from the end of his trail, or where that is blind, from anywhere that is known."""
    trail = world.progress.trail
    taken = {(leg.door, leg.section, leg.side) for leg in trail}
    if trail:
        last = trail[-1]
        ways = _open(last.sections, last.doors)
        if ways:
            return ways
    known = _open(list(world.here.sections.values()), list(world.here.doors.values()))
    return [way for way in known if (way.door, way.section, way.side) not in taken]


def _open(sections: list[Section], doors: list[Door]) -> list[Leg]:
    found = [Leg(door.id, "", heading(door), [], []) for door in doors if not door.explored and not door.plan]
    return found + [Leg("", section.id, side, [], []) for section in sections for side in section.exits]


def _run(world: World, ways: list[Leg]) -> Rules[None]:
    """He takes one of the ways. What lies there is rolled as ever, but nobody sees the dice."""
    way = yield from _choose(world, ways)
    secret = _secret(world)
    known, doors = set(secret.here.sections), set(secret.here.doors)
    if way.door:
        yield from _secretly(growth.behind(secret, way.door))
    else:
        section = secret.here.sections[way.section]
        yield from _secretly(corridors.from_exit(secret, section, way.side))  # type: ignore[arg-type]
    way.sections = [each for id, each in secret.here.sections.items() if id not in known]
    way.doors = [each for id, each in secret.here.doors.items() if id not in doors]
    way.groups = list(secret.groups.values())
    world.serial, world.here.serial = secret.serial, secret.here.serial
    if way.sections:
        world.progress.trail.append(way)


def _choose(world: World, ways: list[Leg]) -> Rules[Leg]:
    """The game master controls him; without one it is chance."""
    if not world.solo and len(ways) > 1:
        offers = [(_option(n, way), way) for n, way in enumerate(ways)]
        return (yield from which(GM, Say("ask-fugitive"), offers, RULE))
    if len(ways) == 1:
        return ways[0]
    n: int = yield Roll("pick", RULE, "", tuple(str(n) for n in range(len(ways))), hidden=True)
    return ways[n - 1]


def _option(n: int, way: Leg) -> Option:
    text = Say("option-fugitive-door" if way.door else "option-fugitive-exit", side=Say(f"side-{way.side}"))
    return Option("flee", text, on=(str(n),))


def _secret(world: World) -> World:
    """The dungeon as he knows it: what is on the table and what his trail holds."""
    level, trail = msgpack.decode(msgpack.encode((world.here, world.progress.trail)), type=tuple[Level, list[Leg]])
    for leg in trail:
        level.sections.update({section.id: section for section in leg.sections})
        level.doors.update({door.id: door for door in leg.doors})
        for section in leg.sections:
            for id in section.joins:
                if section.id not in level.sections[id].joins:
                    level.sections[id].joins.append(section.id)
    redraw(level)
    progress = replace(world.progress, trail=[])
    return replace(world, levels=[level], level=0, groups={}, told=[], progress=progress)


def _secretly(rules: Rules[list[str]]) -> Rules[None]:
    """Run a rule of the dungeon unseen: nobody is shown its dice or asked its questions."""
    answer: object = None
    while True:
        try:
            wanted = rules.send(answer)
        except StopIteration:
            return
        if isinstance(wanted, Roll):
            answer = yield replace(wanted, hidden=True)
        else:
            assert isinstance(wanted, Ask), "the dungeon asks for nothing else"
            keys = tuple(option.key for option in wanted.options)
            n: int = yield Roll("pick", RULE, "", keys, hidden=True)
            answer = keys[n - 1]


def _lay(world: World, leg: Leg, start: Section, side: Side | None) -> None:
    """A leg of the trail comes to light."""
    level = world.here
    if side is not None:
        start.exits.remove(side)
    for section in leg.sections:
        level.sections[section.id] = section
        for id in section.joins:
            if id in level.sections and section.id not in level.sections[id].joins:
                level.sections[id].joins.append(section.id)
    level.doors.update({door.id: door for door in leg.doors})
    redraw(level)
    first = leg.sections[0]
    if first.kind == "room":
        tell(world, RoomFound(first.room, first.w == first.h))
    else:
        ends = (corridors.piece_word(leg.sections[-1]),) if side else ()
        tell(world, CorridorFound(sum(each.kind == "corridor" for each in leg.sections), side or "", ends))
    for n, door in enumerate(leg.doors):
        tell(world, DoorFound(heading(door), another=n > 0))
    for group in leg.groups:
        world.groups[group.id] = group
        announce(world, group.rows)


def _tracks(world: World) -> Rules[None]:
    """Where he has gone on from the place in which a Hero stands, the Leader may read it from the ground: a die, equal
    to or below his Intelligence, once for each place."""
    here = {section_at(world, hero.at).id for hero in heroes(world) if not out(hero)}
    for leg in world.progress.trail:
        door = world.here.doors.get(leg.door)
        start = leg.section if door is None else section_at(world, door.a).id
        if leg.read or start not in here:
            continue
        leg.read = True
        leader = world.figures.get(world.leader) or heroes(world)[0]
        die: int = yield Roll("d12", RULE, leader.seat)
        if die <= leader.profile.intelligence:
            tell(world, TracksSeen(leg.side, bool(leg.door)))


TRIALS[Fugitive] = Hunted
