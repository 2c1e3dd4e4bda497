"""III.1 The map as it is explored: what is seen, and what it turns out to hold."""

from __future__ import annotations

from msgspec.structs import replace

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import which
from souterrain.core.roll import Roll, Rules, unseen
from souterrain.core.say import Say

from .catalogue import BOOK
from .creatures import captive_entry, group_of, muster, row_of
from .events.places import AccessFound, Discovered, NoteRead, Sight, TrapEffect
from .fatigue import tire
from .goals import advance
from .ground import ground_of
from .light import sight
from .places import kind_of, number_here, place_at
from .progress import award
from .resolution import withstand
from .traps import choose_trap
from .treasure import hoard, strongbox, treasure
from .underground import stated
from .underground.plan import Section
from .underground.tables import PLAIN
from .ways import ways_of
from .world import SEAT, Floor, Place, SetTrap, World, note


def look(world: World) -> Rules[None]:
    """Everything in sight is drawn on the plan; sections seen for the first time are revealed."""
    floor = world.here
    ground = ground_of(floor)
    seen = floor.seen
    fresh: list[int] = []
    for square in ways_of(floor).visible(world.at, sight(world)):
        if not seen[square]:
            seen[square] = 1
            fresh.append(square)
    if not fresh:
        return
    touched = sorted({ground.section[square] for square in fresh} - {-1})
    new = [number for number in touched if not place_at(floor, number).revealed]
    for number in new:
        seen_here = [square for square in fresh if ground.section[square] == number]
        place_at(floor, number).spot = seen_here[len(seen_here) // 2]
        world.stirred = True
    yield from reveal(world, floor, new)
    for number in touched:
        if place_at(floor, number).light:
            for square in ground.plan.sections[number].squares:
                seen[square] = 1
    yield from _accesses(world, floor)


def _accesses(world: World, floor: Floor) -> Rules[None]:
    """A way to another floor or to the surface is a discovery, once."""
    ground = ground_of(floor)
    for n, access in enumerate(ground.plan.accesses):
        if n in floor.accesses or not floor.seen[access.y * ground.width + access.x]:
            continue
        floor.accesses.append(n)
        another = access.floors > 0 and world.floor + access.floors >= 3
        if access.floors == 0 and [world.floor, n] not in world.ways:
            world.ways.append([world.floor, n])
            another = world.now > world.entered
        if access.floors >= 0 and (world.floor, n) != (1, 0):
            world.stirred = True
            tell(world, AccessFound(access.kind))
            yield from award(world, "layout")
        if another:
            advance(world, "other-way")


def reveal(world: World, floor: Floor, numbers: list[int]) -> Rules[None]:
    """Sections seen for the first time: their dressing, their light, who and what is there."""
    sections = ground_of(floor).plan.sections
    for line, together in _lines(floor, numbers):
        tell(world, line)
        for number in together:
            yield from _learn(world, floor, sections[number])
    for number in numbers:
        place = place_at(floor, number)
        yield from unseen(fill(world, number, sections[number], place))
        yield from unseen(_light(place, sections[number]))


def _lines(floor: Floor, numbers: list[int]) -> list[tuple[Discovered, list[int]]]:
    """What is told of new sections, and which of them in each line: bare ones together, one of which there is more to
    tell by itself. That a corridor goes on is not told beside anything else."""
    lines: list[tuple[Discovered, list[int]]] = []
    known = {n for n, place in floor.places.items() if place.revealed}
    stretches = set(floor.stretches)
    for number in numbers:
        glance, theme = _sight(floor, number, known)
        stretch = ground_of(floor).plan.sections[number].stretch
        bare = not (theme or glance.wall or glance.element)
        goes_on = bare and stretch in stretches
        known.add(number)
        stretches.add(stretch)
        place_at(floor, number).revealed = True
        line, together = lines[-1] if lines else (None, [])
        if line is not None and goes_on:
            together.append(number)
        elif line is not None and bare and line.bare:
            lines[-1] = replace(line, sights=(*line.sights, glance), goes_on=False), [*together, number]
        else:
            lines.append((Discovered((glance,), theme, goes_on), [number]))
    return lines


def _sight(floor: Floor, number: int, known: set[int]) -> tuple[Sight, str]:
    """What is told of a section that is new, and of the part of the underworld that begins with it: of its walls and
    its theme what was not seen in this part before."""
    sections = ground_of(floor).plan.sections
    section = sections[number]
    near = [each for n, each in enumerate(sections) if n in known and n != number and each.area == section.area]
    wall = section.wall if section.wall != PLAIN and all(each.wall != section.wall for each in near) else ""
    element = section.detail if section.contents in ("element", "function") else ""
    return Sight(kind_of(section), section.floor, wall, element), "" if near else section.theme


def _learn(world: World, floor: Floor, section: Section) -> Rules[None]:
    """What a new section is worth to whoever draws the plan. Old walls and remains are archaeology; a room with a
    function tells of the layout."""
    if section.stretch not in floor.stretches:
        floor.stretches.append(section.stretch)
        yield from award(world, "section")
        if len(floor.stretches) == 20:
            advance(world, "chart", 20)
    if section.wall in BOOK.painted and section.area not in floor.areas:
        floor.areas.append(section.area)
        yield from award(world, "archaeology")
    if section.detail in BOOK.details and BOOK.details[section.detail].archaeology:
        note(world, "sight", section.detail)
        yield from award(world, "archaeology")
    if section.contents == "function":
        yield from award(world, "layout")


def fill(world: World, number: int, section: Section, place: Place) -> Rules[None]:
    """Who and what is in a section, by the Underground Level of the moment."""
    goal = world.goal
    if goal is not None and goal.reason == "captive" and (goal.floor, goal.section) == (world.floor, number):
        yield from _captive(world, place)
        return
    contents = section.contents
    if contents in ("creatures", "guarded-hoard"):
        place.group = yield from muster(world)
        if contents == "guarded-hoard":
            place.group.guards = True
            yield from hoard(world, place)
    elif contents == "trap":
        yield from _set_trap(world, number, section, place)
    elif contents == "trapped-hoard":
        chest = yield from strongbox(world, trapped=6)
        yield from hoard(world, chest)
        place.chests.append(chest)
    elif contents == "hidden-treasure":
        place.hidden = True
        yield from treasure(world, place)
    elif contents == "stated":
        yield from _stated(world, section, place)
    elif contents == "function":
        yield from _function(world, section, place)


def _function(world: World, section: Section, place: Place) -> Rules[None]:
    match BOOK.details[section.detail].offers:
        case "guards":
            place.group = yield from muster(world, led=True)
        case "sleepers":
            place.group = yield from muster(world, twice=True)
        case "food":
            face: int = yield Roll("d6", "seul.resource.sources")
            place.resources += face
        case "captive":
            face = yield Roll("d6", "seul.encounter.not-always-a-fight")
            if face >= 5:
                yield from _captive(world, place)
        case "hoard":
            chest = yield from strongbox(world, trapped=6)
            yield from treasure(world, chest)
            yield from treasure(world, chest)
            place.chests.append(chest)


def _captive(world: World, place: Place) -> Rules[None]:
    creature = yield from captive_entry(world)
    place.group = yield from group_of(creature, 1)
    place.group.mood = "friendly"
    place.group.friendly_at_first = True
    place.group.captive = True


def _stated(world: World, section: Section, place: Place) -> Rules[None]:
    """A dungeon of one's own says what a section holds."""
    for sort, row, number in stated.read(section.detail):
        match sort:
            case "creature":
                creature = BOOK.creatures[row]
                place.group = yield from group_of(creature, number, creature.leader and number > 1)
            case "trap":
                place.trap = SetTrap(row, "floor", section.squares[len(section.squares) // 2])
            case "hoard":
                if place.group is not None:
                    place.group.guards = True
                yield from hoard(world, place)
            case "hidden":
                place.hidden = True
                yield from treasure(world, place)


def _set_trap(world: World, number: int, section: Section, place: Place) -> Rules[None]:
    """A trap on a floor square, or in a room on an exit other than the entrance."""
    ground = ground_of(world.here)
    exits = [exit for exit in ground.exits_of[number] if exit != section.entrance and ground.plan.exits[exit].b >= 0]
    at_exit = False
    if section.kind != "corridor":
        face: int = yield Roll("d6", "seul.damage.hazards")
        at_exit = face >= 5 and bool(exits)
    kind = yield from choose_trap("exit" if at_exit else "floor")
    among = exits if at_exit else list(section.squares)
    n: int = yield Roll("pick", "seul.damage.hazards", "", tuple(str(each) for each in among))
    place.trap = SetTrap(kind, "exit" if at_exit else "floor", among[n - 1])


def _light(place: Place, section: Section) -> Rules[None]:
    """A D10, 3 more where the living dwell: nothing, a torch, a lamp."""
    if section.kind in ("start", "arrival"):
        return
    face: int = yield Roll("d10", "seul.light.range-three-squares", reads="0-9")
    living = place.group is not None and BOOK.families[row_of(place.group).family].living
    place.light = BOOK.lighting[min(9, face % 10 + (3 if living else 0))].light


def enter(world: World) -> Rules[None]:
    """A section is set foot in for the first time."""
    number = number_here(world)
    place = place_at(world.here, number)
    if not place.entered:
        place.entered = True
        yield from _read_notes(world, number)
    if place.gas_until <= world.now:
        return
    if not (yield from withstand(world, "gas", "gas")):
        tell(world, TrapEffect("gas"))
        tire(world, 2, "seul.damage.hazards")


def _read_notes(world: World, number: int) -> Rules[None]:
    """A module's remarks about a place are read there; what they promise is for the player to judge."""
    floor = world.here
    for n, remark in enumerate(ground_of(floor).plan.notes):
        if remark.section != number or n in floor.notes:
            continue
        floor.notes.append(n)
        world.stirred = True
        tell(world, NoteRead(remark.ref, remark.text))
        yield from award(world, "layout")
        yield from _promise(world, place_at(floor, number), remark.text)


def proposed_promise(text: str) -> str:
    """What a remark seems to promise, from its words."""
    lower = text.casefold()
    return next((row.id for row in BOOK.promises.values() if any(word in lower for word in row.words)), "nothing")


def _promise(world: World, place: Place, text: str) -> Rules[None]:
    """The program proposes what a remark means for play, the player decides."""
    proposed = proposed_promise(text)
    kinds = sorted((*BOOK.promises, "nothing"), key=lambda kind: kind != proposed)
    offers = [
        (
            Option(
                "note", Say("option-note-" + kind), note=Say("note-proposed") if kind == proposed else None, on=(kind,)
            ),
            kind,
        )
        for kind in kinds
    ]
    rule = "seul.game.solo-crawl-with-module-or-generator"
    meant = yield from which(SEAT, Say("ask-note", text=text), offers, rule)
    match meant:
        case "creatures" if place.group is None:
            place.group = yield from muster(world)
        case "treasure":
            yield from treasure(world, place)
        case "trap":
            trap = yield from choose_trap("container")
            chest = yield from strongbox(world, trapped=0)
            chest.trap = trap
            yield from treasure(world, chest, pocket=True)
            place.chests.append(chest)
