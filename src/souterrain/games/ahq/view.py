"""What a seat may know, and what its client draws of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from operator import attrgetter

from msgspec.structs import replace

from souterrain.core import view as core
from souterrain.core.ask import Seat
from souterrain.core.events import spoken
from souterrain.core.say import Say
from souterrain.core.view import Badge, Dial, Grid, Mark, Sightline, View
from souterrain.core.view import Pile as Heap
from souterrain.crawl.ground import kept
from souterrain.crawl.master import GM
from souterrain.crawl.squares import Side, Square, key, side_of

from .catalogue import BOOK, EMBLEMS
from .combat import zones
from .combat.ranged import shots
from .combat.sight import sight
from .dungeon.boards import unseen_walls
from .dungeon.ground import Ground, ground, ground_of, wall
from .figures import Figure, foes, monsters, out, party
from .masks import masked
from .moments import dials
from .quests.files import without_secrets
from .quests.progress import accomplished, depth, quest_of
from .sheets import device, effects, looks, monster_sheet, rule_of, sheet
from .states import Furniture
from .town.board import town_view
from .words import says, truly
from .world import Counters, Door, Group, Level, Section, World

_LETTERS = {"chasm": "v", "crevasse": "v"}
_FLOOR, _UNSEEN = b".", b":"


def glimpse(world: World, seat: Seat) -> World:
    """The world without what this seat must not know. The game master knows all; the heroes know neither his
    counters nor what nobody has met yet, nor which of the monsters are special.

    Rule: ahq.gm.fair-play."""
    if seat == GM:
        return world
    hidden = Counters(hand=["hidden"] * len(world.counters.hand), slain=world.counters.slain)
    setup = world.setup
    if setup.quest_file:
        setup = replace(setup, quest_file=without_secrets(setup.quest_file))
    return replace(
        world,
        setup=setup,
        counters=hidden,
        groups={id: _masked_group(world, group) for id, group in world.groups.items()},
        figures=world.figures if world.solo else {id: masked(figure) for id, figure in world.figures.items()},
        levels=[_masked_level(level) for level in world.levels],
        progress=replace(world.progress, pairs=[], items=[], rolled={}, band={}, pieces=[], chasers=[], trail=[]),
    )


def _masked_group(world: World, group: Group) -> Group:
    """Of monsters met or spied upon the heroes know what they look like."""
    if group.met or group.spied:
        rows = group.rows if world.solo else [BOOK.monsters[row].ordinary or row for row in group.rows]
        return replace(group, rows=rows, original=[], characters=[], posts=[])
    return replace(group, rows=[], original=[], gold=0, characters=[], posts=[], treasure=[])


def _masked_level(level: Level) -> Level:
    """What the map of a Quest Location says beforehand: treasure and traps, in a chest or on the floor, and where the
    doors lead."""
    planned = [
        each
        for each in level.sections.values()
        if each.treasure or each.trap or each.body_points or each.stash_gold or each.stash or each.chest
    ]
    sections = {section.id: _masked_section(section) for section in planned if _hides(section)}
    doors = {door.id: replace(door, plan="") for door in level.doors.values() if door.plan}
    if not sections and not doors:
        return level
    return replace(level, sections=level.sections | sections, doors=level.doors | doors)


def _hides(section: Section) -> bool:
    planned = section.body_points or section.stash_gold or section.stash
    return bool(planned or section.treasure or section.trap or (section.chest and section.chest.preset))


def _masked_section(section: Section) -> Section:
    chest = replace(section.chest, preset="") if section.chest else None
    return replace(section, treasure="", trap="", chest=chest, body_points=0, stash_gold=0, stash=[])


def view(world: World, seat: Seat) -> View:
    """The board with the level on the table, the sheets of the party and of the monsters in sight."""
    world = glimpse(world, seat)
    if world.campaign and world.campaign.stage != "expedition":
        return town_view(world)
    if not world.levels:
        board = Grid("stone", 0, 0, [], [], [], [], [], [])
        return View(
            Say("headline-setup", quest=_quest_name(world)),
            board,
            [sheet(world, figure) for figure in party(world)],
        )
    headline = Say("headline", quest=_quest_name(world), level=world.here.number, mode=Say(f"mode-{world.mode}"))
    if world.over:
        headline = Say("headline-setup", quest=_quest_name(world))
    sheets = [sheet(world, figure) for figure in (*party(world), *world.below)]
    sheets += [sheet(world, figure, "out") for figure in world.departed]
    sheets += [sheet(world, figure, "dead") for figure in world.fallen if figure.id not in world.town.bodies]
    named = truly if seat == GM else says
    own = monsters(world) if seat == GM else party(world)
    sheets += [monster_sheet(world, figure, named(figure)) for figure in monsters(world)]
    plans = [_plan(world, level) for level in world.levels if level is not world.here]
    return View(headline, _board(world, named, own), sheets, _piles(world, seat), _dials(world), plans=plans)


def _quest_name(world: World) -> Say:
    """A quest of ours in the reader's language; one from a file as its author calls it."""
    setup = world.setup
    if setup.quest_file or world.campaign:
        return Say("by-language", **quest_of(world).name)
    return Say(f"variant-quest-{setup.quest}")


def _board(world: World, named: Callable[[Figure], Say], own: Sequence[Figure]) -> Grid:
    """The level on the table with everybody on it, and where the `own` side of whoever looks is threatened."""
    board = _plan(world, world.here)
    lit = _in_sight(world, ground(world))
    light = [bytearray(b"0" * board.width) for _ in range(board.height)]
    for x, y in lit:
        light[y - board.y][x - board.x] = ord("1")
    board.light = [row.decode() for row in light]
    floor = ground(world).section
    board.tokens = [_token(world, each, named(each)) for each in world.figures.values() if each.at in floor]
    board.marks = _marks(world, own)
    board.lines = _sightlines(world)
    return board


def _plan(world: World, level: Level) -> Grid:
    """The Mapper's map of a level, cropped to what is known."""
    map_ = ground_of(level)
    left = min(section.x for section in level.sections.values()) - 2
    top = min(section.y for section in level.sections.values()) - 2
    width = max(section.x + section.w for section in level.sections.values()) + 2 - left
    height = max(section.y + section.h for section in level.sections.values()) + 2 - top
    features = [feature for section in level.sections.values() for feature in _features(level, section)]
    return Grid(
        paper="stone",
        width=width,
        height=height,
        x=left,
        y=top,
        rows=_rows(level, left, top, width, height),
        light=["0" * width] * height,
        walls=_inner_walls(level),
        doors=_doors(level, map_),
        features=features + _lying(level) + _living(world, level),
        tokens=[],
        name=Say("board-level", level=level.number),
    )


def _rows(level: Level, left: int, top: int, width: int, height: int) -> list[str]:
    """The floor of a level, a letter a square."""
    rows = [bytearray(b" " * width) for _ in range(height)]
    for section in level.sections.values():
        floor = _UNSEEN if section.unseen else _FLOOR
        for y in range(section.y - top, section.y - top + section.h):
            rows[y][section.x - left : section.x - left + section.w] = floor * section.w
        if section.hazard and section.hazard.kind in _LETTERS:
            for x, y in section.hazard.squares:
                rows[y - top][x - left] = ord(_LETTERS[section.hazard.kind])
    return [row.decode() for row in rows]


def _in_sight(world: World, map_: Ground) -> set[Square]:
    """The sections in which the party stands, and those that open onto them."""
    sections = world.here.sections
    stood = {map_.section[figure.at] for figure in party(world) if figure.at in map_.section}
    near = {other for id in stood for other in sections[id].joins}
    return {square for id in stood | near for square in map_.squares[id]}


@kept(64, by=attrgetter("key"))
def _inner_walls(level: Level) -> list[str]:
    """Walls between two squares of floor, or of a board; the client draws those towards the rock by itself."""
    map_ = ground_of(level)
    walls, floor = map_.walls, frozenset(map_.section)
    if level.board:
        walls |= unseen_walls(level)
        floor = floor.union(*map_.squares.values())
    return sorted(f"{a[0]},{a[1]},{side_of(a, b)}" for a, b in walls if a in floor and b in floor)


def _doors(level: Level, map_: Ground) -> list[core.Door]:
    found = []
    for door in level.doors.values():
        state = _door_state(door)
        a, b = (door.a, door.b) if door.a in map_.section else (door.b, door.a)
        label = Say(f"door-{state}")
        found.append(core.Door(a[0], a[1], side_of(a, b), state, label))
    for a, b in level.grilles:
        found.append(core.Door(a[0], a[1], side_of(a, b), "portcullis", Say("door-portcullis")))
    for section in level.sections.values():
        for side in () if section.unseen else section.exits:
            found += [core.Door(x, y, side, "dark", Say("door-dark")) for x, y in wall(section, side)]
    return found


def _door_state(door: Door) -> core.DoorState:
    """A secret door that was found shows itself for one until it is opened."""
    if door.false:
        return "false"
    if door.open:
        return "open"
    return "secret" if door.secret else "shut"


def _blocked_sides(level: Level, end: Section) -> list[Side]:
    """Where the ceiling of a dead end has come down: the short sides by which nothing else joins it."""
    joined = [level.sections[id] for id in end.joins]
    if end.h > end.w:
        open_to: dict[Side, bool] = {"n": any(s.y < end.y for s in joined), "s": any(s.y > end.y for s in joined)}
    else:
        open_to = {"w": any(s.x < end.x for s in joined), "e": any(s.x > end.x for s in joined)}
    return [side for side, taken in open_to.items() if not taken]


def _features(level: Level, section: Section) -> list[core.Feature]:
    """Stairs, chest and hazard of a section, and the Mapper's notes on it."""
    found = []
    if section.kind == "stairs":
        found.append(_feature(f"stairs-{section.id}", (section.x, section.y), f"stairs-{section.leads}", 2, 2))
    if section.stairs:
        found.append(_feature(f"stairs-{section.id}", section.stairs, f"stairs-{section.stairs_lead}", 2, 2))
    found += [_feature(f"rubble-{key(at)}", at, "debris") for at in section.rubble]
    for side in _blocked_sides(level, section) if section.dead_end else ():
        end = wall(section, side)
        (x, y), (right, bottom) = end[0], end[-1]
        found.append(_feature(f"end-{section.id}-{side}", (x, y), "rubble", right - x + 1, bottom - y + 1))
    if section.chest:
        state: core.FeatureState = "open" if section.chest.open else "trapped" if section.chest.trap else "shut"
        found.append(_feature(f"chest-{section.id}", section.chest.at, "chest", state=state))
    if section.furniture:
        found.append(_piece(section.id, section.furniture))
    hazard = section.hazard
    if hazard:
        box = hazard.squares or hazard.blocks or [hazard.at]
        corner = (min(x for x, _ in box), min(y for _, y in box))
        w = max(x for x, _ in box) - corner[0] + 1
        h = max(y for _, y in box) - corner[1] + 1
        if corner == (0, 0):
            corner, w, h = (section.x, section.y), section.w, section.h
        found.append(_feature(f"hazard-{section.id}", corner, hazard.kind, w, h, "done" if hazard.done else ""))
    if section.kind == "room" and section.ransacked:
        found.append(replace(_feature(f"searched-{section.id}", (section.x, section.y), "searched"), wall="n"))
    for side in section.searched:
        along = wall(section, side)
        x, y = along[len(along) // 2]
        label = Say("feature-searched-wall", side=Say(f"side-{side}"))
        found.append(core.Feature(f"wall-{section.id}-{side}", x, y, "tick", label, wall=side))
    return found


def _piece(section: str, held: Furniture) -> core.Feature:
    """A piece of furniture; a searched one is done with."""
    piece = BOOK.pieces[held.row]
    (x, y), (right, bottom) = min(held.squares), max(held.squares)
    label = spoken("furniture-", piece.id)
    state: core.FeatureState = "done" if held.done else ""
    w, h = right - x + 1, bottom - y + 1
    return core.Feature(f"piece-{section}", x, y, piece.emblem, label, w, h, state, rule=piece.rule)


def _living(world: World, level: Level) -> list[core.Feature]:
    """Rooms and corridors where monsters are known to be alive."""
    found = []
    for group in world.groups.values():
        if group.level != level.number or group.fighting or not group.rows:
            continue
        section = level.sections[group.section]
        x, y = section.x + section.w // 2, section.y + section.h // 2
        kinds = [Say("counted", count=n, word=spoken("figure-", row)) for row, n in Counter(group.rows).items()]
        label = Say("feature-living", monsters=Say("list", **{f"_{n}": kind for n, kind in enumerate(kinds)}))
        found.append(core.Feature(f"group-{group.id}", x, y, BOOK.monsters[group.rows[0]].emblem, label))
    return found


def _lying(level: Level) -> list[core.Feature]:
    found = [_feature(f"pile-{n}", pile.at, "body" if pile.body else "pile") for n, pile in enumerate(level.piles)]
    found += [
        core.Feature(
            f"trap-{n}",
            trap.at[0],
            trap.at[1],
            BOOK.traps[trap.row].emblem,
            spoken("trap-", trap.row),
            state=trap.state,
            rule=rule_of("trap", trap.row),
        )
        for n, trap in enumerate(level.traps)
    ]
    return found


def _feature(id: str, at: Square, kind: str, w: int = 1, h: int = 1, state: core.FeatureState = "") -> core.Feature:
    rule = rule_of("feature", kind)
    return core.Feature(id, at[0], at[1], EMBLEMS.feature[kind], Say(f"feature-{kind}"), w, h, state, rule=rule)


def _token(world: World, figure: Figure, name: Say) -> core.Token:
    top = max(1, figure.profile.wounds)
    return core.Token(
        figure.id,
        looks(figure).emblem,
        f"{figure.at[0]},{figure.at[1]}",
        name,
        "foe" if figure.kind == "monster" else "party",
        max(0.0, min(1.0, figure.wounds / top)),
        ([Badge("fallen", Say("badge-ko"), rule_of("sign", "ko"))] if out(figure) else []) + effects(figure),
        active=figure.id == world.active,
        size=2 if figure.large else 1,
        faces=figure.fixed,
        mark=str(figure.number or ""),
        rank=looks(figure).rank,
        crest=device(world, figure),
    )


def _marks(world: World, own: Sequence[Figure]) -> list[Mark]:
    """In a fight, the squares where the other side threatens one's own."""
    if world.mode != "combat" or not own:
        return []
    return [Mark(f"{x},{y}", "threatened") for x, y in sorted(zones.threatened(world, own[0]))]


def _sightlines(world: World) -> list[Sightline]:
    """What a figure that could shoot or cast a spell sees of its enemies."""
    viewer = world.figures.get(world.active)
    if world.mode != "combat" or viewer is None or not (shots(viewer, moved=False) or viewer.spells or viewer.cast):
        return []
    seen = ((other, sight(world, viewer, other)) for other in foes(world, viewer))
    return [Sightline(viewer.id, other.id, kind) for other, kind in seen if kind != "none"]


def _piles(world: World, seat: Seat) -> list[Heap]:
    if world.solo:
        return []
    counters = world.counters
    heaps = [Heap("counters", "card", Say("pile-counters"), len(counters.hand))]
    if seat == GM:
        heaps += [
            Heap(f"counter-{kind}", EMBLEMS.counter[kind], Say(f"counter-{kind}"), counters.hand.count(kind))
            for kind in dict.fromkeys(counters.hand)
        ]
    return heaps


def _dials(world: World) -> list[Dial]:
    goal = Dial("quest", Say("dial-quest"), int(accomplished(world)), 1)
    return [goal, Dial("level", Say("dial-level"), world.here.number, depth(world)), *dials(world)]
