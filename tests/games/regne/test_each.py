"""Each spell, each thing, each dweller, each mishap and each piece of scenery, in rooms where there is something for
it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from souterrain.core import menu
from souterrain.core.roll import Rules
from souterrain.crawl.squares import Square
from souterrain.games.regne.actions.spells import EFFECTS, targets
from souterrain.games.regne.activation import activate, deeds
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.ground import ground
from souterrain.games.regne.master import policy
from souterrain.games.regne.mishaps import EFFECTS as MISHAPS
from souterrain.games.regne.world import Figure, Regne, heroes, standing
from tests.games.regne.stage import bare, carry, foe, hero, scenery, vault
from tests.games.regne.test_whims import PLAN, befall, room, strange
from tests.told import mark, noted
from tests.whims import Whims

BODILESS = next(iter(sorted(BOOK.bodiless)))
ANSWERS = 15


def free(world: Regne) -> list[Square]:
    """Squares of the room on which there is nothing."""
    taken = {who.at for who in world.figures.values()} | {each.at for each in world.elements.values()}
    found = [(x, y) for y, row in enumerate(PLAN) for x, sign in enumerate(row) if sign == "."]
    return [at for at in found if at not in taken]


def once(begin: Callable[[], Rules[Any]]) -> Callable[[], Rules[Any] | None]:
    """A rule that comes to pass a single time."""
    left = [begin]
    return lambda: left.pop()() if left else None


def acting(world: Regne, who: Figure) -> Callable[[], Rules[None] | None]:
    """Turn after turn of one of the party."""

    def turn() -> Rules[None] | None:
        if who.id not in world.figures or not standing(who) or world.won:
            return None
        who.points, who.over, who.spent = 6, False, []
        return activate(world, who)

    return turn


@pytest.mark.parametrize("id", list(BOOK.spells))
def test_what_comes_of_each_spell(id: str) -> None:
    spell = BOOK.spells[id]
    for number in range(3):
        whims = Whims(number)
        world = room(whims.luck, "auto")
        caster = heroes(world)[0]
        caster.studied, caster.points = [id], 9
        foe(world, BODILESS, free(world)[0])
        scenery(world, "tomb", free(world)[-1])
        for target in targets(world, caster, ground(world), spell)[:4]:
            if target.id in world.figures and caster.id in world.figures:
                casts = partial(EFFECTS[spell.effect], world, caster, target, spell)
                noted(whims.follow(world, once(casts), ANSWERS))


@pytest.mark.parametrize("kind", list(BOOK.goods))
def test_what_comes_of_each_thing(kind: str) -> None:
    for number in range(2):
        whims = Whims(number)
        world = vault(*PLAN)
        who = bare(hero(world, list(BOOK.heroes)[number], (1, 3)))
        carry(world, who, kind)
        carry(world, who, "short-sword" if number else "short-bow")
        friend = hero(world, list(BOOK.heroes)[2], (1, 4))
        befall(whims.luck, who)
        befall(whims.luck, friend)
        foe(world, whims.luck.choice(list(BOOK.foes)), (2, 3))
        foe(world, whims.luck.choice(list(BOOK.foes)), (8, 3))
        scenery(world, "chest", (0, 3))
        noted(whims.follow(world, acting(world, who), ANSWERS))


@pytest.mark.parametrize("kind", list(BOOK.foes))
def test_what_each_dweller_does(kind: str) -> None:
    for number in range(4):
        whims = Whims(number)
        world = room(whims.luck, "auto")
        if number % 2:
            strange(whims.luck, world)
        swarm = BOOK.foes[kind].swarm
        who = foe(world, kind, free(world)[number], 3 if swarm else 1)
        foe(world, kind, free(world)[-1], 2 if swarm else 1)
        policy.look_around(world)

        def turn(world: Regne = world, who: Figure = who) -> Rules[None] | None:
            if who.id not in world.figures or not any(map(standing, heroes(world))):
                return None
            who.points, who.over = BOOK.foes[who.kind].action, False
            return policy.act(world, who)

        noted(whims.follow(world, turn, ANSWERS))


@pytest.mark.parametrize("id", list(BOOK.mishaps))
def test_what_comes_of_each_mishap(id: str) -> None:
    row = BOOK.mishaps[id]
    for number in range(4):
        whims = Whims(number)
        world = room(whims.luck, "seat" if number % 2 else "auto")
        noted(whims.follow(world, once(partial(MISHAPS[row.befalls], world, row)), ANSWERS))


@pytest.mark.parametrize("kind", list(BOOK.elements))
def test_what_comes_of_each_piece_of_scenery(kind: str) -> None:
    for number in range(2):
        whims = Whims(number)
        world = vault(*PLAN)
        who = hero(world, list(BOOK.heroes)[3 * number], (1, 3))
        hero(world, list(BOOK.heroes)[1], (1, 4))
        there = scenery(world, kind, (2, 3))
        there.locked, there.life = BOOK.elements[kind].lid and number == 0, 6
        scenery(world, kind, (0, 6))
        if number:
            foe(world, "guard", (4, 3))
        noted(whims.follow(world, acting(world, who), ANSWERS))


@pytest.mark.rule("regne.turn.ap-budget")
@pytest.mark.parametrize("points", range(5))
def test_what_is_offered_for_so_many_action_points(points: int) -> None:
    for number in range(12):
        luck = Whims(number).luck
        world = room(luck, "auto")
        strange(luck, world)
        for who in [each for each in heroes(world) if standing(each)]:
            who.points = points
            options = menu.offered(deeds(world, who))
            assert points or not options, "nothing is for nothing"
            noted(f"{who.id}: {len(options)}, {mark([(option.key, str(option.note)) for option in options])}")


@pytest.mark.parametrize("kind", list(BOOK.foes))
def test_a_dweller_without_a_point_has_nothing_in_mind(kind: str) -> None:
    for number in range(3):
        world = room(Whims(number).luck, "auto")
        who = foe(world, kind, free(world)[number])
        who.points = 0
        policy.look_around(world)
        assert [idea.__name__ for idea in policy.IDEAS if idea(world, who, ground(world)) is not None] == []
