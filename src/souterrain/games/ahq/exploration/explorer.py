"""What a figure does in the Heroes' phase of an exploration turn: move, open, search, change armour."""

from __future__ import annotations

from functools import lru_cache, partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Each, Offers, choose, followed
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.reactions import unmute
from souterrain.crawl.squares import Square, around, key, square

from .. import bodies, furniture, hazards, items, magic, moments, treasure
from ..combat import moves
from ..dungeon.doors import set_open
from ..dungeon.ground import ground, section_at
from ..dungeon.levels import leave, stairs_under, take_stairs
from ..events.expedition import DoorClosed, DoorOpened, GivenUp, Stayed
from ..figures import Figure, choked, heroes, out
from ..master import schemes
from ..offers import DONE, STAY
from ..offers import moves as squares_to
from ..quests.progress import found_treasure
from ..traps import noticing, pits, portcullis
from ..values import CARRYING
from ..words import TOGETHER, called, name_of, says
from ..world import Chest, Door, Section, World
from . import search, strips, wardrobe
from .marches import STAIRS, UNKNOWN, edges, suspect, tell_who_cannot, together, walk, way_towards
from .sightings import comes_into_sight

_EXPLORE = Option("explore", Say("option-explore"))
_TRY_WALLS = Option("explore", Say("option-try-walls"))
_FOLLOW = Option("follow", Say("option-follow"), group=TOGETHER)
_HOME = Option("home", Say("option-to-stairs"), group=TOGETHER)
_ALL_FOLLOW = Option("all", Say("option-all-follow"), group=TOGETHER, on=("follow",))
_ALL_HOME = Option("all-home", Say("option-all-stairs"), group=TOGETHER)
_ALL_STAY = Option("all-stay", Say("option-all-stay"), group=TOGETHER)
_ALL_LEAVE = Option("all-leave", Say("option-all-leave"), group=TOGETHER, final=True)
_UNMUTE = Option("unmute", Say("option-unmute"))
_LEAVE = Option("leave", Say("option-leave"), final=True)
_LAY_DOWN = Option("lay-down", Say("option-lay-down"))
_GIVE_UP = Option("give-up", Say("option-give-up"), rule="ahq.dungeon.stairs.expedition-ends", final=True)
_TAKE_STAIRS = {"down": Option("take-stairs", Say("option-go-down")), "up": Option("take-stairs", Say("option-go-up"))}

_RULE = "ahq.turns.exploration.heroes-phase-choice"


class Part:
    """One figure's part of the phase: who of its player's figures is still to act, and the doors that it opens for
    the first time."""

    __slots__ = (
        "cast", "figure", "goes_on", "guide", "leapt", "moved", "opened", "others", "spent", "stuck", "ways", "world",
    )  # fmt: skip

    def __init__(self, world: World, figure: Figure, others: list[str], opened: list[str], guide: str) -> None:
        self.world = world
        self.figure = figure
        self.others = others
        self.opened = opened
        self.guide = guide
        """Whom of its player's figures the others may follow: the last that had its part of the phase."""
        self.spent = 0
        """Squares of its move that it has gone."""
        self.ways: moves.Ways = {}
        """Where it may go, as it was last asked."""
        self.moved = False
        self.stuck: list[str] = []
        """Whither it made and did not get a step nearer."""
        self.leapt = False
        """It has just jumped over a pit: the rest of its move may follow."""
        self.cast = False
        """It has cast a spell: only its move is left."""
        self.goes_on = False
        """What it did last was not all that it may do."""

    def over(self, others: list[str]) -> None:
        """It leaves the rest of the phase to these."""
        self.others = others

    def aside(self, _: object) -> None:
        """What it did does not take the phase."""
        self.goes_on = True

    @property
    def left(self) -> int:
        """Squares of its move that are left."""
        return moves.allowance(self.world, self.figure) - self.spent

    def look(self) -> None:
        """See where it may go with what is left of its move."""
        self.ways = moves.ways(self.world, self.figure, self.left)

    def has_moved(self, squares: int) -> None:
        self.moved, self.leapt, self.goes_on = True, False, True
        self.spent += squares

    def has_leapt(self, over: bool) -> None:
        """A jump over a pit is part of the move."""
        self.moved, self.leapt, self.goes_on = True, over, over
        self.spent += pits.LEAP

    def spell_cast(self, stands: bool) -> None:
        """After a spell one may still move, unless it took two components."""
        self.cast, self.goes_on = True, not stands


def act(world: World, figure: Figure, waiting: list[str], opened: list[str], guide: str = "") -> Rules[list[str]]:
    """Play one figure's part of the phase. Returns the player's figures that are still to act, the next one first.
    Doors opened for the first time are added to `opened`; `guide` has just had its part.

    Rule: ahq.explore.order.move-is-final."""
    part = Part(world, figure, [id for id in waiting if id != figure.id], opened, guide)
    world.active = figure.id
    while True:
        part.goes_on = False
        if not part.moved or part.leapt:
            part.look()
        if not part.moved:
            yield from choose(figure.seat, Say("ask-explore", figure=says(figure)), _deeds(part), _RULE)
        elif deeds := _afterwards(part):
            text = Say("ask-after-move", figure=says(figure))
            yield from choose(figure.seat, text, [_NOTHING, *deeds], "ahq.explore.door.open-after-move")
        if not part.goes_on or figure.id not in world.figures or out(figure) or world.mode == "combat":
            return part.others


def _deeds(part: Part) -> Offers[object]:
    """All that a figure may do at the start of its part of the phase, which it ends where nothing else is said."""
    world, figure, free = part.world, part.figure, not choked(part.figure)
    yield from _movement(part)
    if free:
        yield from where_he_stands(world, figure, part.opened, moved=False)
        if not part.cast:
            yield from followed(wardrobe.weapons(world, figure), part.aside)
    if figure.kind == "hero" and free:
        if not part.cast:
            yield from search.deeds(world, figure)
            yield from wardrobe.deeds(world, figure)
            yield from followed(magic.deeds(world, figure, False), part.spell_cast)
        yield from followed(magic.recalls(world, figure), part.aside)
        yield from followed(items.deeds(world, figure), part.aside)
    yield from _stairs(world, figure)
    if free:
        yield from _carrying(world, figure)
    yield from followed(_bodies(world, figure), part.aside)
    if figure.kind == "henchman" and (left := heroes(world)) and all(map(out, left)):
        yield Deed(_GIVE_UP, lambda: _give_up(world))
    if part.others:
        yield from _together(part)
    if figure.seat in world.mute:
        yield from followed([Deed(_UNMUTE, lambda: unmute(world, figure.seat))], part.aside)


# --- moving


def _movement(part: Part) -> Offers[None]:
    """Staying, going to a square, or making for the unknown, the Leader or the stairs; out of a pit, over one, past
    somebody in a strip one square wide."""
    world, figure = part.world, part.figure
    yield Deed(STAY, lambda: tell(world, Stayed(called(figure))))
    yield Each(squares_to(moves.ends(world, figure, part.ways)), partial(_go, part))
    if len(part.ways) > 1:
        near = edges(world)
        if (goals := near or suspect(world)) and figure.at not in goals and UNKNOWN not in part.stuck:
            yield Deed(_EXPLORE if near else _TRY_WALLS, lambda: _make_for(part, UNKNOWN))
        if figure.id != world.leader and world.leader in world.figures and world.leader not in part.stuck:
            yield Deed(_FOLLOW, lambda: _make_for(part, world.leader))
        if not _is_home(world, figure) and STAIRS not in part.stuck:
            yield Deed(_HOME, lambda: _make_for(part, STAIRS))
    yield from pits.climbs(world, figure)
    yield from _leaps(part)
    if part.left > 0:
        yield from followed(strips.swaps(world, figure), part.has_moved)


def _is_home(world: World, figure: Figure) -> bool:
    """Whether a figure is on stairs that lead towards the light."""
    return stairs_under(world, figure) in ("out", "up")


def _go(part: Part, option: Option) -> Rules[None]:
    return _march(part, hazards.way_to(part.world, part.figure, part.ways, square(option.at), part.left))


def _make_for(part: Part, goal: str) -> Rules[None]:
    """Walk as near as may be; whoever gets no nearer is told why, and may do something else."""
    world, figure = part.world, part.figure
    careful = moves.ways(world, figure, part.left, avoid=hazards.perils(world, figure))
    way = way_towards(world, figure, careful, goal)
    if way:
        yield from _march(part, way)
    else:
        tell_who_cannot(world, figure, goal)
        part.stuck.append(goal)
        part.goes_on = True


def _march(part: Part, way: list[Square]) -> Rules[None]:
    """Walk; whatever stops the figure on its way ends the move."""
    went = yield from walk(part.world, part.figure, way)
    part.has_moved(went if went == len(way) else part.left)
    if part.figure.id in part.world.figures and comes_into_sight(part.world, part.figure):
        part.goes_on = False


def _leaps(part: Part) -> Offers[None]:
    """Over a pit beside the figure, as part of its move.

    Rule: ahq.trap.pit.jump-over."""
    if part.world.here.traps and part.left >= pits.LEAP:
        yield from followed(pits.jumps(part.world, part.figure), part.has_leapt)


def _afterwards(part: Part) -> list[Deed[None] | Each[None]]:
    """At the end of a move a hero may open or close a door or a chest; anybody on stairs may take them; a wizard may
    still cast a spell of one component; and whoever comes to a pit may jump over it and go on.

    Rule: ahq.magic.cast.one-component-may-move."""
    world, figure, free = part.world, part.figure, not choked(part.figure)
    found = [*where_he_stands(world, figure, part.opened, moved=True)] if free else []
    found += [*_stairs(world, figure), *_leaps(part)]
    if part.leapt:
        found.append(Each(squares_to(moves.ends(world, figure, part.ways)), partial(_go, part)))
    hushed = not found and _CAST in world.mute.get(figure.seat, ())
    if figure.kind == "hero":
        found += followed(magic.recalls(world, figure), part.aside)
    if figure.kind == "hero" and not part.cast and free and not hushed:
        spells = followed(magic.deeds(world, figure, True), part.spell_cast)
        quiet = [Deed(_NO_SPELLS, lambda: world.mute.setdefault(figure.seat, []).append(_CAST))]
        found += [*spells, *(quiet if spells and not found else ())]
    return found


_NOTHING: Deed[None] = Deed(DONE, lambda: None)
_CAST = "cast-after-move"
_NO_SPELLS = Option("never", Say("option-never-cast"))


def _together(part: Part) -> Offers[None]:
    """Orders for all of a player's figures who are still to act, and which of them goes first."""
    world = part.world
    if world.leader in world.figures and world.leader != part.figure.id and _may_lead(part):
        yield Deed(_ALL_FOLLOW, lambda: _all_follow(part))
    if part.guide in world.figures and part.guide != world.leader:
        yield Deed(_after(part.guide, says(world.figures[part.guide])), lambda: _all_after(part))
    if not all(_is_home(world, world.figures[id]) for id in (part.figure.id, *part.others)):
        yield Deed(_ALL_HOME, lambda: _all_home(part))
    yield Deed(_ALL_STAY, lambda: part.over([]))
    if stairs_under(world, part.figure) == "out" and (going := _leavers(part))[:1] == [part.figure] != going:
        yield Deed(_ALL_LEAVE, lambda: _all_leave(part))
    for id in part.others:
        yield Deed(_switch(id, called(world.figures[id])), partial(_first, part, id))


def _may_lead(part: Part) -> bool:
    """Whether the Leader has had his part of the phase, or can go anywhere: nobody follows one who is hemmed in."""
    world, leader = part.world, part.world.figures[part.world.leader]
    return leader.id not in part.others or len(moves.ways(world, leader, 1)) > 1


@lru_cache(maxsize=1024)
def _switch(id: str, name: str) -> Option:
    return Option("switch", Say("option-switch", figure=name_of(name)), at=id, group=TOGETHER, on=(id,))


@lru_cache(maxsize=1024)
def _after(id: str, figure: Say) -> Option:
    return Option("all-after", Say("option-all-after", figure=figure), group=TOGETHER, on=(id,))


def _first(part: Part, id: str) -> None:
    part.over([id, part.figure.id, *(other for other in part.others if other != id)])


def _all_follow(part: Part) -> Rules[None]:
    """All go with the Leader: one who is still to act goes first, and the others follow unless he meets with something
    or sends them elsewhere."""
    world, ids = part.world, [part.figure.id, *part.others]
    if world.leader in ids:
        leader = world.figures[world.leader]
        ids = yield from act(world, leader, ids, part.opened)
        held_up = leader.id not in world.figures or out(leader) or comes_into_sight(world, leader)
        if leader.id in ids or held_up or world.mode == "combat":
            return part.over(ids)
    yield from together(world, ids, world.leader)
    part.over([])


def _all_after(part: Part) -> Rules[None]:
    yield from together(part.world, [part.figure.id, *part.others], part.guide)
    part.over([])


def _all_home(part: Part) -> Rules[None]:
    yield from together(part.world, [part.figure.id, *part.others], STAIRS)
    part.over([])


def _leavers(part: Part) -> list[Figure]:
    """Whoever of those still to act stands on stairs that lead out, and may go."""
    world = part.world
    figures = [world.figures[id] for id in (part.figure.id, *part.others) if id in world.figures]
    return [each for each in figures if stairs_under(world, each) == "out" and moments.may_leave(world, each)]


def _all_leave(part: Part) -> None:
    """All who stand on the stairs leave; the others have their own parts of the phase."""
    for figure in _leavers(part):
        if figure.id in part.world.figures:
            leave(part.world, figure)
    part.over([id for id in part.others if id in part.world.figures])


# --- where a move ends


def where_he_stands(world: World, hero: Figure, opened: list[str], moved: bool) -> Offers[None]:
    """What a hero who does not choke may do where he ends his move: one door, one chest, one thing lying there. A
    henchman only picks up.

    Rule: ahq.explore.henchmen-only-move."""
    if hero.kind == "hero":
        yield from _doors(world, hero, opened)
        yield from _chests(world, hero)
    yield from treasure.piles(world, hero)
    yield from furniture.deeds(world, hero)
    if hero.kind == "hero":
        yield from portcullis.deeds(world, hero, moved)
        yield from hazards.deeds(world, hero, moved)
        yield from noticing.deeds(world, hero)
        yield from moments.deeds(world, hero)


def _doors(world: World, hero: Figure, opened: list[str]) -> Offers[None]:
    for door in pits.doors(world, hero.at):
        verb = "close" if door.open else "open"
        option = Option(verb, Say(f"option-{verb}-door"), at=key(door.b), on=(door.id,))
        yield Deed(option, partial(_use_door, world, hero, door, opened))


def _use_door(world: World, hero: Figure, door: Door, opened: list[str]) -> None:
    """Rules: ahq.hazard.chasm.give-up, ahq.hazard.rats.close-door, ahq.hazard.bats.close-door,
    ahq.hazard.mould.close-door, ahq.explore.door.new-area-generated-in-exploration-phase."""
    set_open(world, door, not door.open)
    tell(world, DoorOpened(called(hero)) if door.open else DoorClosed(called(hero)))
    if door.open and not door.explored:
        opened.append(door.id)


def _chests(world: World, hero: Figure) -> Offers[None]:
    """Rule: ahq.explore.chest.open-after-move."""
    section = section_at(world, hero.at)
    chest = section.chest
    if chest is not None and chest.at in around(hero.at) and treasure.can_be_opened(world, chest):
        option = Option("open", Say("option-open-chest"), at=key(chest.at), on=("chest",))
        yield Deed(option, lambda: _open_chest(world, hero, section, chest))


def _open_chest(world: World, hero: Figure, section: Section, chest: Chest) -> Rules[None]:
    """The first opening may spring a trap; then the contents are revealed, and with them the quest treasure."""
    if chest.preset:
        waiting, chest.preset = chest.preset, ""
        if not (yield from noticing.face(world, hero, waiting, "chest")):
            return
    if not chest.rolled and not (yield from schemes.trap(world, hero, "chest")):
        return
    yield from treasure.open_chest(world, hero, section)
    if chest.open:
        found_treasure(world, section)


def _stairs(world: World, figure: Figure) -> Offers[None]:
    leads = stairs_under(world, figure)
    if not leads or (world.below and leads != "out" and not _same_way(world, leads)):
        return
    if leads == "out":
        if moments.may_leave(world, figure):
            yield Deed(_LEAVE, lambda: leave(world, figure))
    else:
        yield Deed(_TAKE_STAIRS[leads], lambda: take_stairs(world, figure))


def _same_way(world: World, leads: str) -> bool:
    """Those who wait beyond the stairs settle which way the party goes."""
    return world.bound == world.here.number + (1 if leads == "down" else -1)


# --- carrying


def _give_up(world: World) -> None:
    """Henchmen who can do no more for the fallen end the expedition."""
    world.given_up = True
    tell(world, GivenUp())


def _carrying(world: World, figure: Figure) -> Offers[None]:
    for other in world.figures.values():
        if other.kind == "hero" and out(other) and other.at in ground(world).steps[figure.at]:
            option = Option("carry", Say("option-carry", figure=says(other)), at=other.id, on=(other.id,))
            yield Deed(option, partial(_carry, world, figure, other))


def _bodies(world: World, figure: Figure) -> Offers[None]:
    """The dead may be taken up and laid down; it does not take the phase."""
    for pile, dead in bodies.at_hand(world, figure, ground(world).steps[figure.at]):
        option = Option("bear", Say("option-take-body", figure=says(dead)), at=key(pile.at), on=(dead.id,))
        yield Deed(option, partial(bodies.lift, world, figure, pile))
    if figure.burden:
        yield Deed(_LAY_DOWN, partial(bodies.lay_down, world, figure))


def _carry(world: World, carrier: Figure, hero: Figure) -> Rules[None]:
    """A knocked-out hero is carried; he and his carrier go six squares at most, and he is laid down behind him."""
    limit = min(CARRYING, moves.allowance(world, carrier))
    ways = moves.ways(world, carrier, limit)
    ends = moves.ends(world, carrier, ways)
    if not ends:
        return

    def carry_to(option: Option) -> Rules[int]:
        return walk(world, carrier, hazards.way_to(world, carrier, ways, square(option.at), limit), carried=hero)

    text = Say("ask-carry", figure=says(carrier), hero=says(hero))
    squares: Each[int] = Each(squares_to(ends), carry_to)
    yield from choose(carrier.seat, text, [squares], "ahq.combat.ko.carry-in-exploration")
