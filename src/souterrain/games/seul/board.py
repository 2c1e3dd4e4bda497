"""The town, and the plans of the underworld as far as they are known: floor, walls, doors, what is there, those met."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from souterrain.core.cards import card_rule
from souterrain.core.emblems import Emblem
from souterrain.core.say import Say
from souterrain.core.view import Badge, Door, Edge, Feature, Grid, Point, Points, Round, Token
from souterrain.crawl.doors import STATE
from souterrain.crawl.ground import fingerprint, kept
from souterrain.crawl.squares import SIDES

from .catalogue import BOOK, place_of
from .creatures import row_of
from .ground import Ground, ground_of
from .light import carries_light, sight
from .places import floor_kind
from .underground.plan import Section
from .ways import ways_of
from .world import Group, Place, World

rule_of = partial(card_rule, "seul")

SIGN = {"rubble": ",", "flooded": "~"}


def plans(world: World) -> list[Grid]:
    """The floors where he has been and is not now."""
    here = world.floor if world.where == "below" else 0
    return [
        _left_behind(replace(world, floor=n, encounter=None))
        for n, floor in enumerate(world.floors, 1)
        if n != here and any(floor.seen)
    ]


def _named(world: World) -> Hashable:
    """What names the floor that is looked at, as it is now."""
    return BOOK.source, world.floor, fingerprint(world.here)


@kept(64, by=_named)
def _left_behind(world: World) -> Grid:
    """The plan of a floor where he is not: it stays as it was."""
    return plan_board(world, ground_of(world.here), away=True)


def town_board(world: World) -> Points | Grid:
    """The town and its places, the adventurer at its gate; before his career begins there is nothing to see."""
    if not (world.hero.name or world.chronicle):
        return Grid("squared", 0, 0, [], [], [], [], [], [], name=Say("board-town"))
    points = [
        Point(row.name, *row.at, "square", Say(f"place-{row.name}"), "village", emblem=row.emblem)
        for row in BOOK.places
    ]
    middle, gate = place_of("shop"), place_of("enter")
    streets = [Edge(middle, point.id) for point in points if point.id != middle]
    return Points("town", 100, 100, points, streets, [hero_token(world, gate)], Say("board-town"))


def plan_board(world: World, ground: Ground, away: bool = False) -> Grid:
    """The plan of a floor on squared paper, as far as it is drawn; with nobody on it while he is away."""
    drawn = _drawn(world, () if away or ground.section[world.at] >= 0 else (world.at,))
    visible = () if away else ways_of(world.here).visible(world.at, sight(world))
    left, top, width, height = part = drawn.part
    bright = "2" if carries_light(world) else "1"
    light = dict.fromkeys(visible, bright)
    title = ground.plan.title
    return Grid(
        "squared",
        width,
        height,
        drawn.rows,
        sheet_rows(light, "0", ground.width, part),
        ground.partitions,
        drawn.doors,
        drawn.features,
        [] if away else tokens(world, ground, visible),
        name=Say("board-title", title=title) if title else Say("board-floor", floor=world.floor),
        x=left,
        y=top,
        rounds=[Round(*each) for each in ground.plan.rotundas],
    )


class Drawn(NamedTuple):
    """What stays as it is while a floor does, wherever he is on it."""

    part: Part
    rows: list[str]
    doors: list[Door]
    features: list[Feature]


@kept(128, by=lambda world, unseen: (_named(world), unseen))
def _drawn(world: World, unseen: tuple[int, ...]) -> Drawn:
    """The floor as far as it is drawn, on a sheet with room for some unseen squares."""
    ground = ground_of(world.here)
    signs = floor_signs(world, ground)
    heard = (each.y * ground.width + each.x for each in world.here.heard)
    part = frame([*unseen, *signs, *heard], ground.width)
    return Drawn(part, sheet_rows(signs, " ", ground.width, part), doors(world, ground), features(world, ground))


def floor_signs(world: World, ground: Ground) -> dict[int, str]:
    """The sign of every square that is known."""
    signs: dict[int, str] = {}
    for number, section in enumerate(ground.plan.sections):
        if section.squares:
            signs.update(dict.fromkeys(section.squares, SIGN.get(floor_kind(world, number), ".")))
    signs.update(dict.fromkeys(ground.plan.water, "~"))
    columns = (int(y) * ground.width + int(x) for x, y in ground.plan.columns)
    signs.update({square: "#" for square in columns if square in signs})
    return signs


Part = tuple[int, int, int, int]
"""A part of a sheet: left, top, width, height."""


def frame(squares: list[int], width: int) -> Part:
    """The part of the sheet that holds some squares, with a square of margin."""
    left = min(square % width for square in squares) - 1
    right = max(square % width for square in squares) + 1
    top, bottom = min(squares) // width - 1, max(squares) // width + 1
    return left, top, right - left + 1, bottom - top + 1


def sheet_rows(signs: dict[int, str], blank: str, width: int, part: Part) -> list[str]:
    """Some squares' signs as rows of text."""
    left, top, across, down = part
    rows = [[blank] * across for _ in range(down)]
    for square, sign in signs.items():
        rows[square // width - top][square % width - left] = sign
    return ["".join(row) for row in rows]


def doors(world: World, ground: Ground) -> list[Door]:
    """Doors and other exits, and where floor goes on into the dark. Open ground between two sections needs no sign."""
    found = [
        Door(way.x, way.y, way.side, "arch" if state == "open" else state, Say("exit-" + state))
        for way, state in zip(ground.plan.exits, map(STATE.__getitem__, world.here.doors), strict=True)
        if way.x >= 0 and (state != "open" or way.a < 0 or way.b < 0)
    ]
    width = ground.width
    found += [
        Door(edge // 4 % width, edge // 4 // width, SIDES[edge % 4], "dark", Say("exit-dark"))
        for edge in ground.plan.dark
    ]
    return found


def features(world: World, ground: Ground) -> list[Feature]:
    found = [
        Feature(f"access-{n}", access.x, access.y, BOOK.accesses[access.kind].emblem, Say("access-" + access.kind))
        for n, access in enumerate(ground.plan.accesses)
        if access.section >= 0
    ]
    ways = {each.y * ground.width + each.x for each in found}
    for number, place in sorted(world.here.places.items()):
        if ground.plan.sections[number].squares:
            found += _in_section(number, place, ground, ways)
    found += [
        Feature(f"note-{n}", note.x, note.y, "scroll", _remark(note.ref, note.text))
        for n, note in enumerate(ground.plan.notes)
    ]
    found += [
        Feature(
            f"rumour-{n}", each.x, each.y, "unknown", Say("feature-rumour", contents=Say("contents-" + each.contents))
        )
        for n, each in enumerate(world.here.heard)
    ]
    return found


def _in_section(number: int, place: Place, ground: Ground, ways: set[int]) -> Iterator[Feature]:
    """What is drawn in a section, beside the ways out of the floor."""
    section, width = ground.plan.sections[number], ground.width
    if wanted := [*_wanted(section, place)]:
        room = tuple(square for square in section.squares if square not in ways or square == place.spot)
        free = _middle_first(room or section.squares, width, place.spot)
        for slot, emblem, label in wanted:
            square = _put(slot, free, width, place.spot) if free else section.squares[0]
            yield Feature(f"s{number}-{slot}", square % width, square // width, emblem, label)
    if place.trap is not None and place.trap.place == "floor":
        x, y = place.trap.at % width, place.trap.at // width
        yield Feature(f"trap-{number}", x, y, "trap", Say("trap-" + place.trap.kind), rule=rule_of("feature", "trap"))


def _wanted(section: Section, place: Place) -> Iterator[tuple[int, Emblem, Say]]:
    """What is drawn in a section, each with a slot of its own, so that nothing moves because something else came."""
    if section.detail:
        yield 0, BOOK.details[section.detail].emblem, Say("element-" + section.detail)
    if place.light:
        yield 1, "lantern" if place.light == "lamp" else "torch", Say("feature-" + place.light)
    if place.things or place.purse or place.resources:
        yield 2, "gems", Say("feature-treasure")
    if place.group is not None and place.group.met and not place.group.passed:
        yield (3, "prisoner", Say("feature-captive")) if place.group.captive else (3, "ambush", Say("feature-met"))
    if place.bodies:
        yield 4, "dead", Say("feature-bodies", n=place.bodies)
    if place.cache is not None:
        yield 5, "barrel", Say("feature-cache")
    for slot, chest in enumerate(place.chests, start=6):
        yield slot, BOOK.gear[chest.kind].emblem, Say("thing-" + chest.kind)


_SLOTS = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1))
"""Where the first slots lie, from the spot where a section was first seen."""


def _put(slot: int, free: list[int], width: int, spot: int) -> int:
    """The square of a slot, or the first that is free where that is none of the section's, taken from the free ones."""
    x, y = _SLOTS[slot] if spot >= 0 and slot < len(_SLOTS) else (0, 0)
    square = spot + y * width + x
    at = free.index(square) if square in free else 0
    return free.pop(at)


def _remark(ref: str, text: str) -> Say:
    """A remark of the module, behind its reference if it has one."""
    return Say("feature-note", ref=ref, text=text) if ref else Say("feature-note-alone", text=text)


def _middle_first(squares: tuple[int, ...], width: int, spot: int = -1) -> list[int]:
    """Squares from the middle outwards, or from the spot where things were first seen; ties north, then west."""
    around = squares if spot < 0 else (spot,)
    cx = sum(square % width for square in around) / len(around)
    cy = sum(square // width for square in around) / len(around)
    return sorted(squares, key=lambda square: (abs(square % width - cx) + abs(square // width - cy), square))


def hero_token(world: World, at: str) -> Token:
    hero = world.hero
    return Token("hero", "adventurer", at, hero_name(world), health=hero.hp / max(1, hero.top), active=True)


def tokens(world: World, ground: Ground, visible: tuple[int, ...]) -> list[Token]:
    found = [hero_token(world, ground.place(world.at))]
    meeting = world.encounter
    if meeting is None or meeting.left_behind:
        return found
    width = ground.width
    x, y = world.at % width, world.at // width
    around = {*visible, *ground.plan.sections[ground.section[world.at]].squares} - {world.at}
    spots = sorted(
        around,
        key=lambda square: (abs(abs(square % width - x) + abs(square // width - y) - meeting.distance), square),
    )
    for n, foe in enumerate(meeting.group.foes):
        if foe.state == "up" and spots:
            at = ground.place(spots[min(n, len(spots) - 1)])
            label = Say("creature-" + meeting.group.creature)
            found.append(
                Token(
                    f"foe-{n}",
                    looks(meeting.group),
                    at,
                    label,
                    "foe",
                    foe.hp / foe.top,
                    leader(foe.leader),
                )
            )
    return found


def looks(group: Group) -> Emblem:
    """The emblem of those met."""
    row = row_of(group)
    return row.emblem or BOOK.families[row.family].emblem


def leader(leads: bool) -> list[Badge]:
    return [Badge("crown", Say("badge-leader"), rule_of("badge", "leader"))] if leads else []


def hero_name(world: World) -> Say:
    return Say("hero-name", name=world.hero.name) if world.hero.name else Say("hero-anonymous")
