"""Random catacombs, laid to the last card: connected, winnable, nothing on top of another, always a way on."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from souterrain.core.chance import Stream
from souterrain.core.luck import Luck
from souterrain.crawl.ways import reach
from souterrain.games.regne import muster, plan
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.game import GAME
from souterrain.games.regne.ground import opened, squares
from souterrain.games.regne.world import Regne, Setup, of_camp
from tests.told import mark, noted

SEEDS = int(os.environ.get("SOUTERRAIN_CATACOMBS", "6"))
"""For each quest; two hundred of each are looked at when cards or quests have changed."""


KEPT = 6
"""So many are as they were once laid, to the last trap."""


def begun(quest: str, seed: int) -> tuple[Regne, Luck]:
    luck = Luck(Stream(f"catacombs {quest} {seed}"))
    world = GAME.create(Setup(quest=quest))
    luck.run(muster.begin(world))
    world.round = 1
    return world, luck


def visible(world: Regne) -> list[str]:
    """The ways out that somebody sees and that may lead somewhere."""
    return [door.id for door in world.doors.values() if door.wall and not door.leads and not door.blind]


def explored(quest: str, seed: int) -> Regne:
    """A catacomb of which every way out that shows itself was taken."""
    world, luck = begun(quest, seed)
    while exits := visible(world):
        door = world.doors[luck.pick(exits)]
        door.state = "open"
        luck.run(plan.reveal(world, door))
        judge(world)
    return world


def judge(world: Regne) -> None:
    """Nothing on top of another, everything on a floor, all of it within reach."""
    floor = {at for zone in world.zones for at, sign in squares(zone) if sign in ".="}
    gates = [door.at for door in world.doors.values()]
    standing = [who.at for who in world.figures.values()]
    things = [element.at for element in (*world.elements.values(), *world.secrets.traps)]
    for places in (gates, standing, things):
        assert [at for at, count in Counter(places).items() if count > 1] == []
    low = {each.at for each in world.elements.values() if BOOK.elements[each.kind].stands != "flat"}
    assert not low & set(standing)
    assert not (low | {trap.at for trap in world.secrets.traps}) & set(gates)
    assert {*standing, *things} <= floor
    here = opened(world)
    met = reach(here.steps, [world.zones[0].entry])
    assert [at for at in floor - low if at not in met] == []
    assert all(at in met or any(near in met for near in here.beside[at]) for at in gates)
    traps = (*world.elements.values(), *world.secrets.traps)
    holes = {trap.at for trap in traps if BOOK.elements[trap.kind].gapes}
    assert met.keys() - holes == reach(here.steps, [world.zones[0].entry], blocked=holes).keys()


@pytest.mark.rule("regne.plan.always-one-exit")
@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("quest", BOOK.quests)
def test_every_catacomb_can_be_walked_and_won(quest: str, seed: int) -> None:
    world = explored(quest, seed)
    assert BOOK.quests[quest].zone in [zone.card for zone in world.zones]
    if seed < KEPT:
        noted(f"{len(world.zones)} zones, {mark(world)}")
    here = opened(world)
    met = reach(here.steps, [world.zones[0].entry])
    aims = [world.elements[id].at for id in world.fixtures]
    aims += [who.at for who in of_camp(world, "dark") if any(item.kind in BOOK.relics for item in who.items)]
    assert aims
    assert all(any(near in met for near in (at, *here.beside[at])) for at in aims)
