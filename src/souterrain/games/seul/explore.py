"""III. Through the underworld: one action after the other."""

from __future__ import annotations

from souterrain.core.ask import Ask, Option
from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules, dice
from souterrain.core.say import Say

from . import elements, pack, travel
from .cache import make_cache, open_cache
from .discovery import enter, look
from .duties import pass_rounds, rest, settle
from .encounter import meet
from .equipment import load, make, rounds_per_square, stow
from .events.places import Walked
from .expedition import come_home
from .ground import ground_of, passable, set_door
from .light import may_hold_light, pick_up_light, put_out, sees, sight
from .locks import adjacent_exits, disarm, lock_odds, open_chest, open_exit
from .loot import loot, loot_options
from .magic import SPELLS, can_cast, cast, heal
from .places import floor_kind, number_here, place_at, place_here, section_here
from .resolution import appraise, attempt, judge
from .search import odds as search_odds
from .search import search, squares_near
from .traps import spring
from .underground.plan import SIDES
from .world import ROUNDS, SEAT, Light, World

ANTIDOTE = 2
"""Resources that an antidote takes."""
LIGHTS = ("torch", "lantern")
"""What can be lit; offered first of all to somebody who stands in the dark."""
_STEPS = tuple(Say(f"option-step-{side}") for side in SIDES)


def explore(world: World) -> Rules[None]:
    """One action below: its time, what it finds, who comes by. Somebody carried here first looks about him."""
    pick_up_light(world)
    if not world.here.seen[world.at]:
        yield from look(world)
    key: str = yield Ask(SEAT, _headline(world), options(world), "seul.time.d12-counter")
    what, _, rest_of_key = key.partition(":")
    if what not in ("rest", "rest-with-resource"):
        world.rest_run, world.rest_paid = 0, False
    world.stirred = False
    yield from act(world, what, rest_of_key)
    while world.slides and not world.hero.dead:
        yield from travel.slide(world)
    if not world.hero.dead and world.where == "below":
        yield from settle(world)
        yield from look(world)
        yield from dwellers(world)


def _headline(world: World) -> Say:
    return Say("ask-explore", floor=world.floor, section=Say("section-" + section_here(world).kind))


def options(world: World) -> tuple[Option, ...]:
    """All that can be done where he stands."""
    if load(world.hero) == 3:
        return tuple(_lighten(world))
    found = [] if sees(world) else [option for option in pack.light_options(world) if option.key in LIGHTS]
    found += _steps(world)
    found += _door_options(world)
    found += travel.options(world)
    found += loot_options(world)
    found += _section_options(world)
    found += elements.options(world)
    found += _gift_options(world)
    found.append(Option("pack", Say("option-pack"), rule="seul.enc.sum-of-possessions"))
    if world.judgement is None:
        found.append(Option("judge", Say("option-judge"), rule="seul.test.universal-bonuses"))
    floor = world.here
    ground = ground_of(floor)
    stands = ground.place(world.at)
    return (*found, *(walk for walk in ground.ways(floor.doors).walks(world.at, floor.seen) if walk.at != stands))


def _lighten(world: World) -> list[Option]:
    """From Enc 25 nothing can be done but to carry less."""
    return [
        Option("pack", Say("option-pack"), rule="seul.enc.twenty-five-immobile"),
        *([Option("cache", Say("option-cache"), rule="seul.cache.purpose")] if place_here(world).cache is None else []),
    ]


def _steps(world: World) -> list[Option]:
    floor = world.here
    ground = ground_of(floor)
    bits = ground.ways(floor.doors).step[world.at]
    return [
        Option(
            f"step:{SIDES[side]}", _STEPS[side], ground.place(world.at + ground.shift[side]), rule="seul.time.cost-move"
        )
        for side in range(4)
        if bits >> side & 1
    ]


def _door_options(world: World) -> list[Option]:
    found: list[Option] = []
    floor = world.here
    number = number_here(world)
    ground = ground_of(floor)
    for exit in adjacent_exits(world):
        letter = floor.doors[exit]
        way = ground.plan.exits[exit]
        if letter not in "lgb" or way.b < 0 or passable(way, letter, number):
            continue
        at = ground.place(ground.beyond(way) if way.a == number else ground.near(way))
        for how in ("pick", "force") if letter == "l" else ("force",):
            note = Say("note-chance", percent=lock_odds(world, how, letter).percent())
            found.append(Option(f"{how}:{exit}", Say(f"option-{how}"), at, note, "seul.time.cost-lock-force-cache"))
    return found


def _section_options(world: World) -> list[Option]:
    hero = world.hero
    place = place_here(world)
    chance = Say("note-chance", percent=search_odds(world).percent())
    found = [Option("search", Say("option-search"), note=chance, rule="seul.search.difficulty")]
    if len(section_here(world).squares) > len(squares_near(world)):
        found.append(Option("search-near", Say("option-search-near"), note=chance, rule="seul.time.cost-search"))
    found.append(Option("rest", Say("option-rest"), rule="seul.time.cost-rest"))
    if hero.resources and hero.fatigue and not world.rest_paid:
        found.append(Option("rest-with-resource", Say("option-rest-with-resource"), rule="seul.fatigue.loss-by-rest"))
    if place.trap is not None and place.trap.found:
        note = Say("note-chance", percent=lock_odds(world, "disarm").percent())
        found.append(Option("disarm", Say("option-disarm", trap=Say("trap-" + place.trap.kind)), note=note))
    if place.cache is not None:
        found.append(Option("open-cache", Say("option-open-cache"), rule="seul.cache.difficulty"))
    elif hero.pack or hero.purse:
        found.append(Option("cache", Say("option-cache"), rule="seul.cache.purpose"))
    if hero.poison_until > world.now and hero.resources >= ANTIDOTE:
        found.append(Option("antidote", Say("option-antidote"), note=Say("note-resources", n=ANTIDOTE)))
    if place.light == "lamp" or (place.light == "torch" and may_hold_light(world)):
        found.append(Option("take-light", Say("option-take-light"), rule="seul.gear.light-sources"))
    return found


def _gift_options(world: World) -> list[Option]:
    found: list[Option] = []
    hero = world.hero
    if can_cast(world):
        note = Say("note-chance", percent=appraise(world, "magic").percent())
        found += [
            Option(
                f"cast:{spell}",
                Say("option-cast", spell=Say("spell-" + spell)),
                note=note,
                rule="seul.magic.cost-then-test",
            )
            for spell in SPELLS
            if spell != "fire-bolt" and hero.spells.get(spell, 0) <= world.now
        ]
    if (
        "consecrated" in hero.gifts
        and hero.resources
        and (hero.fatigue or hero.diseased or hero.poison_until > world.now)
    ):
        found.append(Option("heal", Say("option-heal"), rule="seul.gift.healing"))
    return found


def act(world: World, what: str, rest_of_key: str) -> Rules[None]:
    """Carry an action out."""
    match what:
        case "step":
            ground = ground_of(world.here)
            yield from step(world, world.at + ground.shift[SIDES.index(rest_of_key)])
        case "go":
            yield from walk(world, ground_of(world.here).square(rest_of_key))
        case "pick" | "force":
            yield from open_exit(world, int(rest_of_key), what)
        case "open" | "open-pick" | "open-force":
            yield from open_chest(world, place_here(world).chests[int(rest_of_key)], what.partition("-")[2] or "pick")
        case "disarm-chest":
            yield from disarm(world, place_here(world).chests[int(rest_of_key)])
        case "disarm":
            yield from disarm(world, None)
        case "take" | "take-all" | "take-stacks" | "bag" | "carry":
            loot(world, what, rest_of_key)
        case "climb" | "rope":
            yield from travel.climb(world, rope=what == "rope")
        case "leave":
            yield from come_home(world)
        case "search" | "search-near":
            yield from search(world, near=what == "search-near")
        case "search-well":
            yield from search(world, rope=True)
        case "rest":
            yield from rest(world, 1, with_resource=False)
        case "rest-with-resource":
            yield from rest(world, 3, with_resource=True)
        case "cache":
            yield from make_cache(world)
        case "open-cache":
            yield from open_cache(world)
        case "antidote":
            world.hero.resources -= ANTIDOTE
            if (yield from pass_rounds(world, ROUNDS)):
                world.hero.poison_until = 0
        case "take-light":
            yield from take_light(world)
        case "torch" | "lantern":
            pack.change(world, what, "")
        case "cast":
            world.now += 1
            yield from cast(world, rest_of_key)
        case "heal":
            if (yield from pass_rounds(world, ROUNDS)) and world.hero.resources:
                heal(world)
        case "rob-altar":
            yield from elements.rob_altar(world)
        case "open-tomb":
            yield from elements.open_tomb(world)
        case "barricade":
            yield from elements.barricade(world)
        case "pack":
            yield from pack.open_pack(world)
        case "judge":
            yield from judge(world)


# Walking


def step(world: World, to: int) -> Rules[None]:
    """One square: over its exit with what that brings, then onto it with what that brings."""
    floor = world.here
    ground = ground_of(floor)
    before = number_here(world)
    exit = next(
        (ground.exit_at.get(world.at * 4 + side) for side in range(4) if world.at + ground.shift[side] == to), None
    )
    if exit is not None:
        yield from _cross(world, exit, before)
        if (
            world.hero.dead
            or world.slides
            or world.floors[world.floor - 1] is not floor
            or number_here(world) != before
        ):
            return
        if floor.doors[exit] in "sg":
            set_door(floor, exit, "door" if floor.doors[exit] == "s" else "forced")
        world.came_by = exit
    world.at = to
    after = ground.section[to]
    slow = int(floor_kind(world, after) in ("rubble", "flooded"))
    world.now += rounds_per_square(world.hero) + slow
    yield from look(world)
    if after != before:
        left = floor.places[before].group
        if left is not None:
            left.ignored = False
        yield from enter(world)
        yield from elements.step_on_circle(world)
        yield from dwellers(world)
    if world.at == to and not world.hero.dead:
        yield from _tread(world)
    yield from settle(world)


def _cross(world: World, exit: int, section: int) -> Rules[None]:
    """A trap at an exit goes off when it is first crossed; one that was found can be slipped past."""
    ground = ground_of(world.here)
    way = ground.plan.exits[exit]
    for number in (section, way.b if way.a == section else way.a):
        place = place_at(world.here, number) if number >= 0 else None
        if place is None or place.trap is None or place.trap.place != "exit" or place.trap.at != exit:
            continue
        trap = place.trap
        if trap.found and (yield from attempt(world, "acrobatics", "seul.agility.difficulty-own-ca")):
            continue
        place.trap = None
        yield from spring(world, trap.kind)


def _tread(world: World) -> Rules[None]:
    """A trap in the floor goes off under whoever steps on it, unless it was found and he passes with a leap."""
    place = place_here(world)
    trap = place.trap
    if trap is None or trap.place != "floor" or trap.at != world.at:
        return
    if trap.found and (yield from attempt(world, "acrobatics", "seul.agility.difficulty-own-ca")):
        return
    place.trap = None
    yield from spring(world, trap.kind)


def dwellers(world: World) -> Rules[None]:
    """Those who live where he is are met, and those of a lit section when he first looks into it."""
    if world.hero.dead or world.where != "below":
        return
    floor = world.here
    ground = ground_of(floor)
    number = ground.section[world.at]
    group = place_at(floor, number).group
    if group is None:
        for square in ground.ways(floor.doors).visible(world.at, sight(world)):
            place = floor.places.get(ground.section[square])
            if place is not None and place.light and place.group is not None and not place.group.met:
                number, group = ground.section[square], place.group
                break
    if group is not None and not group.passed and not group.ignored:
        yield from meet(world, group, "captive" if group.captive else "section", number)


def walk(world: World, goal: int) -> Rules[None]:
    """Walk to a square that has been seen, and stop at anything new. Known traps are walked around; where there is no
    way round he stops before them, and steps on them only when he sets out from there."""
    floor = world.here
    ground = ground_of(floor)
    ways, traps = ground.ways(floor.doors), _known_traps(world)
    way = ways.route(world.at, goal, floor.seen, traps) or ways.route(world.at, goal, floor.seen, frozenset())
    for steps, square in enumerate(way[1:], start=1):
        if square in traps and steps > 1:
            return
        yield from step(world, square)
        if world.hero.dead or world.slides or world.stirred or world.at != square or world.here is not floor:
            return
        if square == goal:
            tell(world, Walked(steps))


def _known_traps(world: World) -> frozenset[int]:
    return frozenset(
        place.trap.at
        for place in world.here.places.values()
        if place.trap is not None and place.trap.found and place.trap.place == "floor"
    )


def take_light(world: World) -> Rules[None]:
    """The torch or lamp of a section can be taken along, with what it has left to burn."""
    place = place_here(world)
    if place.light == "torch":
        turns: int = yield Roll("d6", "seul.gear.light-sources", SEAT)
        put_out(world)
        world.hero.light = Light("torch", world.now + turns * ROUNDS)
        world.hero.off_hand = "light"
    else:
        faces = yield from dice(4, "d6", "seul.gear.light-sources", SEAT)
        lantern = make("lantern", fresh=True)
        lantern.oil = sum(faces)
        stow(world.hero, lantern)
    place.light = ""
