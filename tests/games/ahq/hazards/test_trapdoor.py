"""Hazard 11: the trapdoor."""

from __future__ import annotations

import pytest

from souterrain.core.roll import Rules
from souterrain.games.ahq.belongings import count
from souterrain.games.ahq.combat import melee
from souterrain.games.ahq.dungeon import growth
from souterrain.games.ahq.figures import monsters
from souterrain.games.ahq.hazards import trapdoor
from souterrain.games.ahq.world import Section, World
from tests.games.ahq.arena import do
from tests.games.ahq.deeds import at_hand, options
from tests.games.ahq.expedition import room
from tests.games.ahq.hazards.rooms import act, at_a, inside, offered


@pytest.mark.rule("ahq.hazard.trapdoor.open", "ahq.hazard.trapdoor.trap-then-empty")
def test_a_trap_under_the_trapdoor_cannot_be_noticed() -> None:
    world, section, hazard = at_a("trapdoor")
    do(trapdoor.furnish(world, section, hazard), [], ["where:16,7"])
    world.figures["heinrich"].at = (16, 6)
    act(world, "heinrich", "open:trapdoor", [1, 2, 7])
    assert hazard.below == "nothing"
    assert offered(world, "heinrich") == []


@pytest.mark.rule("ahq.hazard.trapdoor.open", "ahq.hazard.trapdoor.labyrinth-option")
@pytest.mark.parametrize(("die", "below"), [(5, "crypt"), (9, "nothing")])
def test_a_crypt_or_nothing(die: int, below: str) -> None:
    world, _, hazard = inside("trapdoor")
    hazard.at = (16, 7)
    act(world, "heinrich", "open:trapdoor", [die])
    assert (hazard.below, hazard.opened) == (below, True)


@pytest.mark.rule("ahq.hazard.trapdoor.open")
@pytest.mark.parametrize(("die", "levels", "stairs"), [(10, 2, True), (10, 1, False), (3, 2, False)])
def test_stairs_or_a_room(die: int, levels: int, stairs: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    world, section, hazard = inside("trapdoor")
    world.setup.levels = levels
    hazard.at = (18, 8)
    world.figures["heinrich"].at = (18, 7)

    def room_below(world: World, above: Section) -> Rules[Section]:
        return room(world, 30, 30)
        yield

    monkeypatch.setattr(growth, "room_below", room_below)
    act(world, "heinrich", "open:trapdoor", [die])
    assert (section.stairs == (17, 7)) is stairs
    assert (hazard.below in world.here.sections) is not stairs


@pytest.mark.rule("ahq.hazard.trapdoor.open", "ahq.labyrinth.access")
@pytest.mark.parametrize(("rolled", "labyrinth"), [(12, True), (11, False)])
def test_stairs_under_a_trapdoor_may_lead_to_the_labyrinth_like_any_others(rolled: int, labyrinth: bool) -> None:
    world, section, hazard = inside("trapdoor")
    world.setup.levels, world.setup.labyrinth = 2, "rolled"
    hazard.at = (16, 7)
    act(world, "heinrich", "open:trapdoor", [10, rolled])
    assert section.stairs
    assert world.here.labyrinth_below is labyrinth


@pytest.mark.rule("ahq.hazard.trapdoor.crypt-search")
@pytest.mark.parametrize(("dice", "ring", "wounds"), [([2, 4], 0, 3), ([5], 0, 4), ([7], 1, 4), ([11], 1, 4)])
def test_the_crypt_is_searched_once(dice: list[int | str], ring: int, wounds: int) -> None:
    world, _, hazard = inside("trapdoor")
    hazard.at, hazard.opened, hazard.below = (16, 7), True, "crypt"
    act(world, "heinrich", "search:crypt", dice)
    heinrich = world.figures["heinrich"]
    assert (count(heinrich, "gold-ring"), heinrich.wounds) == (ring, wounds)
    assert offered(world, "heinrich") == []


@pytest.mark.rule("ahq.hazard.trapdoor.undead-skaven")
def test_the_undead_skaven_surprises_and_is_hard_to_hurt() -> None:
    world, _, hazard = inside("trapdoor", heinrich=(16, 7))
    hazard.at, hazard.opened, hazard.below = (16, 7), True, "crypt"
    act(world, "heinrich", "search:crypt", [12])
    (undead,) = monsters(world)
    assert undead.at != (16, 7)
    assert world.groups[undead.group].gold == 0, "its tomb holds nothing else"
    assert world.combat is not None
    assert world.combat.surprised
    undead.at = (16, 6)
    do(melee.attack(world, world.figures["heinrich"], undead), [9, 11, 10, 12, 3])
    assert undead.id not in world.figures


@pytest.mark.rule("ahq.hazard.trapdoor.open", "ahq.hazard.trapdoor.crypt-search")
def test_it_is_opened_from_on_or_beside_it_and_the_crypt_searched_without_moving() -> None:
    world, _, hazard = inside("trapdoor", heinrich=(14, 4))
    heinrich = world.figures["heinrich"]
    hazard.at = (16, 7)
    assert offered(world, "heinrich") == []
    heinrich.at = (16, 6)
    (option,) = options(at_hand(world, heinrich, True))
    assert (option.key, option.at) == ("open:trapdoor", "16,7")
    heinrich.at = (16, 7)
    assert offered(world, "heinrich") == ["open:trapdoor"]
    hazard.opened, hazard.below = True, "crypt"
    assert options(at_hand(world, heinrich, True)) == [], "the search is a whole action"
    assert offered(world, "heinrich") == ["search:crypt"]


@pytest.mark.rule("ahq.hazard.trapdoor.open", "ahq.dungeon.amulet.stairs-only-in-quest-room")
def test_where_the_quest_keeps_its_stairs_there_is_a_room(monkeypatch: pytest.MonkeyPatch) -> None:
    world, section, hazard = inside("trapdoor")
    world.setup.quest, world.setup.levels = "tobaro", 3
    hazard.at = (16, 7)

    def room_below(world: World, above: Section) -> Rules[Section]:
        return room(world, 30, 30)
        yield

    monkeypatch.setattr(growth, "room_below", room_below)
    act(world, "heinrich", "open:trapdoor", [12])
    assert section.stairs is None
    assert hazard.below in world.here.sections
