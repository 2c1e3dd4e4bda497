"""Installation: the board, its obstacles, the monsters of the card, and where everybody starts."""

from __future__ import annotations

from collections.abc import Iterator

from souterrain.core.ask import Flick, Name, Option, Shot
from souterrain.core.events import tell
from souterrain.core.menu import one_of, which
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .catalogue import BOOK, RoomRow, size_of
from .combat import begin_round
from .events.preparation import StoryTold
from .events.rooms import NoSpace, ReserveShort
from .physics import Region, Ring
from .placing import any_spot, covering, fair_rings, lined_up, near_region, put, rings, spot, zone_region
from .words import kind_say, room_say
from .world import OVERLORD, Piece, World


def install(world: World) -> Rules[None]:
    """Lay the board of the card, place the heroes, then the monsters, and let the first round begin.

    Rules: catacombs.install.board-matches-card-texture, catacombs.variant.heroes-last.order."""
    room = BOOK.rooms[world.room]
    if not world.ambush:
        world.board = room.board
    world.pieces = {}
    world.motion = None
    world.round = 0
    for hero in world.heroes.values():
        hero.spent, hero.shots, hero.kills = [], 0, []
    yield from choose_setting(world)
    set_zones(world)
    if world.setup.heroes_last and not world.ambush:
        yield from place_monsters(world)
        yield from place_heroes(world)
    else:
        yield from place_heroes(world)
        yield from place_monsters(world)
    begin_round(world)


# Which monsters


def take_monsters(world: World, room: RoomRow, again: bool = False) -> Rules[None]:
    """Take the card's monsters from the reserve, with the wandering ones of this lord; a room that was explored before
    holds half of them, of the Master's choice.

    Rules: catacombs.install.take-listed-monsters, catacombs.wandering.type-from-lord-board."""
    lord = BOOK.lords[world.setup.lord]
    wanted = dict(lord.minions) if room.kind == "lord" else dict(room.monsters)
    if room.wandering:
        wanted[lord.wandering] = wanted.get(lord.wandering, 0) + room.wandering
    listed = [kind for kind, count in wanted.items() for _ in range(count)]
    if again:
        listed = yield from choose_half(world, listed)
    world.waiting = []
    for kind in dict.fromkeys(listed):
        count = listed.count(kind)
        taken = min(count, world.reserve(kind))
        world.waiting += [kind] * taken
        if taken < count:
            tell(world, ReserveShort(kind, count - taken))


def choose_half(world: World, listed: list[str]) -> Rules[list[str]]:
    """Half of the monsters, rounded down; the Master chooses which."""
    left, chosen = list(listed), []
    rule = "catacombs.variant.labyrinth.revisit-half-monsters"
    for n in range(len(listed) // 2):
        offers = [(Option("pick", kind_say(kind), on=(kind,)), kind) for kind in dict.fromkeys(left)]
        kind = yield from one_of(OVERLORD, Say("ask-choose-monster", left=len(listed) // 2 - n), offers, rule)
        left.remove(kind)
        chosen.append(kind)
    return chosen


# Zones


def choose_setting(world: World) -> Rules[None]:
    """With a story agreed on, the Master may tell one for this room and change the set-up."""
    world.setting = "ambush" if world.ambush else "usual"
    if not world.story or world.ambush:
        return
    rule = "catacombs.variant.story-setup"
    offers = [
        (Option("set", Say("option-setting", setting=Say(f"setting-{name}")), on=(name,)), name)
        for name in ("usual", "ambush", "cornered")
    ]
    world.setting = yield from which(OVERLORD, Say("ask-setting", room=room_say(world.room)), offers, rule)
    if world.setting != "usual":
        text: str = yield Name(OVERLORD, Say("ask-story"), rule, longest=200)
        tell(world, StoryTold(text, world.setting))


def set_zones(world: World) -> None:
    """The heroes' small zone at their edge, the monsters' third on the Master's side; swapped in an ambush.

    Rule: catacombs.variant.camping.ambush-swapped-zones."""
    world.hero_zone, world.monster_zone = BOOK.boards.hero_zone, BOOK.boards.monster_zone
    if world.setting == "ambush":
        world.hero_zone, world.monster_zone = BOOK.boards.monster_zone, BOOK.boards.hero_zone
    elif world.setting == "cornered":
        world.hero_zone = BOOK.boards.middle_zone


# Placement


def place_heroes(world: World) -> Rules[None]:
    """Each player places his heroes, whole and touching at most, inside the heroes' zone."""
    rule = "catacombs.install.heroes-placed-first"
    for seat in world.hero_seats():
        party = [hero.id for hero in world.heroes.values() if hero.seat == seat and hero.alive]
        left = list(party)
        while left:
            size = size_of(left[0])
            region, around = zone_region(world.hero_zone, size), rings(world, size)
            if not any_spot(region, around):
                region = zone_region(BOOK.board_zone, size)
            discs = tuple(launch for launch in lined_up(party, region) if launch.disc in left)
            answer: Flick = yield Shot(seat, Say("ask-place-heroes"), rule, discs, 0.0)
            place = spot(answer.x, answer.y, region, around)
            assert place is not None
            hero = world.heroes[answer.disc]
            put(world, Piece(hero.id, hero.id, "hero", *place, hero.health), place)
            left.remove(hero.id)
            if hero.id == BOOK.caster:
                yield from place_companions(world)


def place_companions(world: World) -> Rules[None]:
    """An ally that follows the caster starts beside him, in the heroes' zone where there is room.

    Rule: catacombs.ally.familiar-permanent."""
    caster = world.heroes[BOOK.caster]
    for item in caster.items:
        kind = BOOK.items[item].piece
        if not kind:
            continue
        size = size_of(kind)
        around = rings(world, size)
        region = near_region(world.hero_zone, world.pieces[BOOK.caster], size, BOOK.wood.near)
        if not any_spot(region, around):
            region = near_region(BOOK.board_zone, world.pieces[BOOK.caster], size, BOOK.wood.near)
        if not any_spot(region, around):
            continue
        rule = "catacombs.ally.familiar-starts-beside-wizard"
        text = Say("ask-place", piece=kind_say(kind))
        answer: Flick = yield Shot(caster.seat, text, rule, (covering(kind, region),), 0.0)
        place = spot(answer.x, answer.y, region, around)
        assert place is not None
        put(world, Piece(kind, kind, "ally", *place), place)


def place_monsters(world: World) -> Rules[None]:
    """The Master places the lord, if this is his lair, then every monster in the monsters' zone, in the order he likes.

    Rules: catacombs.lord.final-battle-in-lair, catacombs.lord.arrives-with-minions."""
    if world.final:
        lord = world.setup.lord
        yield from place_one(world, {lord: lord}, [lord])
    kinds = dict(queue(world))
    left = list(kinds)
    while left:
        fitting = {kind for kind in kinds.values() if any_spot(*space(world, kind))}
        for kind in dict.fromkeys(kinds[id] for id in left if kinds[id] not in fitting):
            tell(world, NoSpace(kind))
        left = [id for id in left if kinds[id] in fitting]
        world.waiting = [kinds[id] for id in left]
        if left:
            yield from place_one(world, kinds, left)


def queue(world: World) -> Iterator[tuple[str, str]]:
    """The monsters' discs that wait to be placed, each with its kind."""
    named: set[str] = set()
    for kind in world.waiting:
        named.add(id := world.new_id(kind, world.waiting.count(kind) == 1, named))
        yield id, kind


def place_one(world: World, kinds: dict[str, str], left: list[str]) -> Rules[None]:
    """The Master places one of the discs that are left."""
    rule = "catacombs.install.master-places-second-heroes-act-first"
    line = lined_up(list(kinds), space(world, max(kinds.values(), key=lambda kind: size_of(kind).radius))[0])
    discs = tuple(launch for launch in line if launch.disc in left)
    answer: Flick = yield Shot(OVERLORD, Say("ask-place-monsters"), rule, discs, 0.0)
    kind = kinds[answer.disc]
    region, around = space(world, kind)
    place = spot(answer.x, answer.y, region, around)
    assert place is not None
    if kind in BOOK.lords:
        put(world, Piece(kind, kind, "lord", *place, world.lord_health), place)
    else:
        put(world, Piece(answer.disc, kind, "monster", *place, BOOK.monsters[kind].health), place)
        world.waiting.remove(kind)
    left.remove(answer.disc)


def space(world: World, kind: str) -> tuple[Region, list[Ring]]:
    """Where a monster may be put: inside its zone, and under fair placement with room around it.

    Rules: catacombs.variant.fair-placement.monster-spacing,
    catacombs.variant.fair-placement.obstacle-and-edge-spacing."""
    size = size_of(kind)
    if world.setup.fair_placement:
        return zone_region(world.monster_zone, size, BOOK.wood.fair_gap), fair_rings(world, size)
    return zone_region(world.monster_zone, size), rings(world, size)
