"""What a figure does in the Heroes' phase of an exploration turn: move, open, search, change armour."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from souterrain.core.ask import Ask, Option
from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Side, around

from .. import hazards, items, magic, treasure
from ..combat import moves
from ..dungeon.doors import next_to, set_open
from ..dungeon.ground import ground, section_at
from ..dungeon.levels import leave, stairs_under, take_stairs
from ..events.expedition import DoorClosed, DoorOpened, Stayed
from ..figures import Figure, choked, out
from ..master import schemes
from ..quests.progress import found_treasure
from ..reactions import unmute
from ..traps import noticing
from ..words import TOGETHER, called, says
from ..world import Section, World
from . import search, wardrobe
from .marches import GO_HOME, go, square_of, together, walk, way_towards
from .sightings import comes_into_sight

_STAY = Option("stay", Say("option-stay"))
_DONE = Option("done", Say("option-done"))
_FOLLOW = Option("follow", Say("option-follow"), group=TOGETHER)
_ALL_FOLLOW = Option("all-follow", Say("option-all-follow"), group=TOGETHER)
_TOGETHER = [
    Option("all-stairs", Say("option-all-stairs"), group=TOGETHER),
    Option("all-stay", Say("option-all-stay"), group=TOGETHER),
]
_UNMUTE = Option("unmute", Say("option-unmute"))
_LEAVE = Option("leave", Say("option-leave"))
_TAKE_STAIRS = {"down": Option("take-stairs", Say("option-go-down")), "up": Option("take-stairs", Say("option-go-up"))}

_RULE = "ahq.turns.exploration.heroes-phase-choice"

CARRYING = 6
"""Squares that somebody goes at most with a knocked-out hero on his back."""


def act(world: World, figure: Figure, waiting: list[str], opened: list[str]) -> Rules[list[str]]:
    """Play one figure's part of the phase. Returns the player's figures that are still to act, the next one first.
    Doors opened for the first time are added to `opened`."""
    others = [id for id in waiting if id != figure.id]
    cast_spell = False
    world.active = figure.id
    while True:
        ways = moves.ways(world, figure, moves.allowance(world, figure))
        options = _options(world, figure, others, ways, cast_spell)
        key: str = yield Ask(figure.seat, Say("ask-explore", figure=says(figure)), options, _RULE)
        kind, _, what = key.partition(":")
        if kind == "switch":
            return [what, figure.id, *(id for id in others if id != what)]
        if kind == "unmute":
            unmute(world, figure.seat)
        elif kind == "item":
            yield from items.use(world, figure, key)
        elif kind == "spell":
            cast_spell = True
            if (yield from magic.cast(world, figure, key)):
                return others
        elif kind.startswith("all-"):
            yield from together(world, [figure.id, *others], kind.removeprefix("all-"))
            return []
        else:
            yield from _main_action(world, figure, key, ways, opened)
            return others
        if figure.id not in world.figures or out(figure) or world.mode == "combat":
            return others


def _options(world: World, figure: Figure, others: list[str], ways: moves.Ways, cast_spell: bool) -> tuple[Option, ...]:
    """All that a figure may do at the start of its part of the phase."""
    found = [_STAY]
    found += go(moves.ends(world, figure, ways))
    if len(ways) > 1:
        if figure.id != world.leader and world.leader in world.figures:
            found.append(_FOLLOW)
        found.append(GO_HOME)
    found += end_of_move_options(world, figure, moved=False)
    if figure.kind == "hero" and not choked(figure):
        if not cast_spell:
            found += search.options(world, figure)
            found += wardrobe.options(world, figure)
            found += magic.options(world, figure, False)
        found += items.options(world, figure)
    found += _stairs_options(world, figure)
    found += _carry_options(world, figure)
    if others:
        if world.leader in world.figures:
            found.append(_ALL_FOLLOW)
        found += _TOGETHER
        found += [_switch(id, says(world.figures[id])) for id in others]
    if figure.seat in world.mute:
        found.append(_UNMUTE)
    return tuple(found)


@lru_cache(maxsize=1024)
def _switch(id: str, figure: Say) -> Option:
    return Option(f"switch:{id}", Say("option-switch", figure=figure), at=id, group=TOGETHER)


def end_of_move_options(world: World, hero: Figure, moved: bool) -> list[Option]:
    """What a hero may do where he ends his move: one door, one chest, one thing lying there. A henchman only picks
    up; whoever chokes does nothing but crawl."""
    if choked(hero):
        return []
    if hero.kind != "hero":
        return treasure.pile_options(world, hero)
    found: list[Option] = []
    for door in next_to(world, hero.at):
        verb = "close" if door.open else "open"
        found.append(Option(f"{verb}:{door.id}", Say(f"option-{verb}-door"), at=f"{door.b[0]},{door.b[1]}"))
    section = chest_beside(world, hero)
    if section is not None and section.chest is not None and treasure.can_be_opened(world, section.chest):
        x, y = section.chest.at
        found.append(Option("chest", Say("option-open-chest"), at=f"{x},{y}"))
    found += treasure.pile_options(world, hero)
    found += hazards.options(world, hero, moved)
    found += noticing.options(world, hero, moved)
    return found


def chest_beside(world: World, hero: Figure) -> Section | None:
    """The section whose chest stands next to a hero, in his own section."""
    section = section_at(world, hero.at)
    return section if section.chest and section.chest.at in around(hero.at) else None


def _main_action(world: World, figure: Figure, key: str, ways: moves.Ways, opened: list[str]) -> Rules[None]:
    """The one thing that a figure does: its move with what follows it, or something that takes the whole phase."""
    kind, _, what = key.partition(":")
    if kind == "stay":
        tell(world, Stayed(called(figure)))
    elif kind == "secret":
        yield from search.secret_door(world, figure, cast(Side, what))
    elif kind == "ransack":
        yield from search.hidden_treasure(world, figure)
    elif kind == "armour":
        wardrobe.change(world, figure, what)
    elif kind == "carry":
        yield from _carry(world, figure, world.figures[what])
    elif kind in ("follow", "stairs"):
        yield from walk(world, figure, way_towards(world, figure, ways, kind))
        yield from _after_move(world, figure, opened)
    elif (goal := square_of(key)) is not None:
        yield from walk(world, figure, moves.path(ways, goal))
        yield from _after_move(world, figure, opened)
    else:
        yield from _end_action(world, figure, key, opened)


def _after_move(world: World, figure: Figure, opened: list[str]) -> Rules[None]:
    """At the end of a move a hero may open or close a door or a chest; anybody on stairs may take them."""
    if figure.id not in world.figures or out(figure) or world.mode == "combat" or comes_into_sight(world, figure):
        return
    options = end_of_move_options(world, figure, moved=True) + _stairs_options(world, figure)
    if options:
        text = Say("ask-after-move", figure=says(figure))
        key: str = yield Ask(figure.seat, text, (_DONE, *options), "ahq.explore.door.open-after-move")
        if key != "done":
            yield from _end_action(world, figure, key, opened)


def _end_action(world: World, figure: Figure, key: str, opened: list[str]) -> Rules[None]:
    kind, _, what = key.partition(":")
    if kind in ("open", "close"):
        door = world.here.doors[what]
        set_open(world, door, kind == "open")
        tell(world, DoorOpened(called(figure)) if door.open else DoorClosed(called(figure)))
        if door.open and not door.explored:
            opened.append(door.id)
    elif kind == "chest":
        yield from _open_chest(world, figure)
    elif kind == "pile":
        yield from treasure.pick_up(world, figure, key)
    elif kind == "leave":
        leave(world, figure)
    elif kind == "take-stairs":
        take_stairs(world, figure)
    elif kind == "trap":
        yield from noticing.act(world, figure, key)
    else:
        yield from hazards.act(world, figure, key)


def _open_chest(world: World, hero: Figure) -> Rules[None]:
    """The first opening may spring a trap; then the contents are revealed, and with them the quest treasure."""
    section = chest_beside(world, hero)
    assert section is not None
    assert section.chest is not None
    if section.chest.preset:
        waiting, section.chest.preset = section.chest.preset, ""
        if not (yield from noticing.face(world, hero, waiting, "chest")):
            return
    if not section.chest.rolled and not (yield from schemes.trap(world, hero, "chest")):
        return
    yield from treasure.open_chest(world, hero, section)
    if section.chest.open:
        found_treasure(world, section)


def _stairs_options(world: World, figure: Figure) -> list[Option]:
    leads = stairs_under(world, figure)
    if not leads or (world.below and leads != "out" and not _same_way(world, leads)):
        return []
    return [_LEAVE] if leads == "out" else [_TAKE_STAIRS[leads]]


def _same_way(world: World, leads: str) -> bool:
    """Those who wait beyond the stairs settle which way the party goes."""
    return world.bound == world.here.number + (1 if leads == "down" else -1)


def _carry_options(world: World, figure: Figure) -> list[Option]:
    if choked(figure):
        return []
    return [
        Option(f"carry:{other.id}", Say("option-carry", figure=says(other)), at=other.id)
        for other in world.figures.values()
        if other.kind == "hero" and out(other) and other.at in ground(world).steps[figure.at]
    ]


def _carry(world: World, carrier: Figure, hero: Figure) -> Rules[None]:
    """A knocked-out hero is carried; he and his carrier go six squares at most, and he is laid down behind him."""
    rule = "ahq.combat.ko.carry-in-exploration"
    ways = moves.ways(world, carrier, min(CARRYING, moves.allowance(world, carrier)))
    options = tuple(go(moves.ends(world, carrier, ways)))
    if not options:
        return
    key: str = yield Ask(carrier.seat, Say("ask-carry", figure=says(carrier), hero=says(hero)), options, rule)
    goal = square_of(key)
    assert goal is not None
    yield from walk(world, carrier, moves.path(ways, goal), carried=hero)
