"""II. Why he goes down: a reason of his own or of the place, that pays when it is met."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules

from .catalogue import BOOK
from .equipment import make, take_out
from .events.gifts import GoalMet, GoalPaid, GoalSet
from .ground import ground_of
from .places import place_at
from .purse import receive
from .rows import Reason
from .world import SEAT, Goal, World, note


def new_reason(world: World) -> Rules[None]:
    """A D6 on the table of reasons; one that this underworld cannot meet is rolled again."""
    face: int = yield Roll("d6", "seul.char.motivation-free", SEAT)
    while not possible(world, BOOK.reason_table[face]):
        face = yield Roll("d6", "seul.char.motivation-free", SEAT)
    reason = BOOK.reason_table[face]
    world.goal = Goal(reason.id)
    tell(world, GoalSet(reason.id))


def possible(world: World, reason: Reason) -> bool:
    """Whether the underworld has what a reason asks for: a small module may have no other way, or too few sections."""
    if not world.last_floor or not world.floors:
        return True
    plan = ground_of(world.floors[0]).plan
    if reason.id == "other-way":
        return world.last_floor >= 3 or sum(access.floors == 0 for access in plan.accesses) > 1
    if reason.id == "chart":
        return len({section.stretch for section in plan.sections}) >= reason.goal
    return True


def remotest(world: World, floor: int) -> int:
    """The room most exits away from the way in."""
    plan = ground_of(world.floors[floor - 1]).plan
    rooms = [n for n, section in enumerate(plan.sections) if section.kind in ("room", "function")]
    return max(rooms, key=lambda n: (plan.sections[n].depth, -n), default=0)


def floor_drawn(world: World, floor: int) -> None:
    """When a floor is first reached, what the goal needs is put into it."""
    goal = world.goal
    if goal is None or goal.section >= 0 or goal.done:
        return
    deepest = min(2, world.last_floor or 2)
    if goal.reason == "relic" and floor == deepest:
        goal.floor, goal.section = floor, remotest(world, floor)
        place = place_at(world.floors[floor - 1], goal.section)
        thing = reason_of(goal).thing
        place.things.append(make(thing, name=thing))
        place.hidden = not place.revealed
    elif goal.reason == "captive" and floor == 1:
        goal.floor, goal.section = 1, remotest(world, 1)
    elif goal.reason == "nest" and floor == 1:
        goal.floor, goal.section = 1, 0
        goal.family = ground_of(world.floors[0]).plan.sections[0].theme


def reason_of(goal: Goal) -> Reason:
    return BOOK.reasons[goal.reason]


def so_far(world: World, goal: Goal) -> int | None:
    """How much of what is counted has been done: sections of the floor that he is likeliest to finish, fights won."""
    if goal.reason == "chart":
        return max((n for floor in world.floors if (n := len(floor.stretches)) < reason_of(goal).goal), default=0)
    return goal.count if goal.reason == "nest" else None


def advance(world: World, reason: str, by: int = 1) -> None:
    """A step towards the goal, if it is this one."""
    goal = world.goal
    if goal is None or goal.reason != reason or goal.done:
        return
    goal.count += by
    if goal.count >= reason_of(goal).goal:
        goal.done = True
        tell(world, GoalMet(goal.reason))


def beaten(world: World, family: str) -> None:
    """A combat was won: it may have been against the nest."""
    goal = world.goal
    if goal is not None and goal.reason == "nest":
        theme = BOOK.themes.get(goal.family)
        if theme is None or family in theme.families:
            advance(world, "nest")


def came_home(world: World, brought: int) -> None:
    """Back at the surface: what was to be brought is counted, and a goal that is met pays."""
    hero = world.hero
    goal = world.goal
    if goal is None:
        return
    relic = next((thing for thing in hero.pack if thing.kind == reason_of(goal).thing), None)
    if goal.reason == "relic" and relic is not None:
        take_out(hero.pack, relic)
        advance(world, "relic")
    if goal.reason == "captive" and world.captive:
        advance(world, "captive")
    if goal.reason == "debt" and brought >= reason_of(goal).goal:
        advance(world, "debt", reason_of(goal).goal)
    if goal.done:
        receive(hero, reason_of(goal).pays)
        tell(world, GoalPaid(reason_of(goal).pays // 100))
        note(world, "goal", goal.reason, reason_of(goal).pays // 100)
        world.goal = None
