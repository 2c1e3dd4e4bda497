"""Hazard 4: the statue."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.core.roll import Rules
from souterrain.games.ahq.battle import fighter
from souterrain.games.ahq.battle import turn as combat
from souterrain.games.ahq.belongings import count, fate_left
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.combat import moves
from souterrain.games.ahq.combat.damage import kill
from souterrain.games.ahq.dungeon import doors
from souterrain.games.ahq.figures import monsters
from souterrain.games.ahq.hazards import statue
from souterrain.games.ahq.master import musters
from souterrain.games.ahq.values import toughness
from souterrain.games.ahq.world import World
from tests.games.ahq.arena import do
from tests.games.ahq.deeds import at_hand, options
from tests.games.ahq.expedition import door
from tests.games.ahq.hazards.rooms import act, at_a, inside, offered


@pytest.mark.rule("ahq.hazard.statue.take-ruby", "ahq.hazard.statue.who-gets-ruby", "ahq.hazard.statue.ruby-value")
@pytest.mark.parametrize(("die", "fate"), [(2, 0), (12, 2)])
def test_a_curse_or_nothing_and_the_ruby(die: int, fate: int) -> None:
    world, _, hazard = inside("statue")
    heinrich = world.figures["heinrich"]
    heinrich.fate, heinrich.gold = 2, 250
    hazard.at, hazard.ruby = (16, 7), True
    act(world, "heinrich", "take:ruby", [die])
    assert (heinrich.fate, count(heinrich, "ruby"), heinrich.gold) == (fate, 1, 250)
    assert BOOK.gear["ruby"].worth == 400


@pytest.mark.rule("ahq.hazard.statue.cannot-leave", "ahq.hazard.statue.who-gets-ruby")
@pytest.mark.parametrize(("die", "row"), [(3, "animated-statue"), (6, "animated-statue")])
def test_the_statue_comes_alive_and_is_bound_to_its_room(die: int, row: str) -> None:
    world, _section, hazard = inside("statue")
    hazard.at, hazard.ruby = (16, 7), True
    act(world, "heinrich", "take:ruby", [die])
    (statue_figure,) = monsters(world)
    assert (statue_figure.row, statue_figure.at) == (row, (16, 7))
    assert world.combat is not None
    assert not world.combat.surprised
    ways = moves.ways(world, statue_figure, 12)
    assert all(x >= 14 for x, _ in ways), "it does not leave the room"
    assert len(ways) > 20
    assert not hazard.ruby
    do(kill(world, statue_figure, "ahq.combat.death.monster-henchman"))
    do(combat.end_of_turn(world))
    assert hazard.ruby
    act(world, "heinrich", "take:ruby")
    assert count(world.figures["heinrich"], "ruby") == 1


@pytest.mark.rule("ahq.hazard.statue.warlord-is-sentry")
@pytest.mark.parametrize("die", [7, 11])
def test_the_statue_may_turn_into_a_warlord_who_opens_doors(die: int, monkeypatch: pytest.MonkeyPatch) -> None:
    world, section, hazard = inside("statue")
    hazard.at, hazard.ruby = (16, 7), True
    placed: list[str] = []

    def masters_door(world: World, sections: Any) -> Rules[None]:
        placed.append(sections[0].id)
        yield from ()

    monkeypatch.setattr(doors, "place_masters_door", masters_door)
    act(world, "heinrich", "take:ruby", [die])
    (warlord,) = monsters(world)
    assert placed == [section.id]
    assert fighter.may_use_doors(world, warlord)
    assert (warlord.profile.weapon_skill, toughness(warlord), warlord.wounds) == (8, 8, 4)


@pytest.mark.rule("ahq.hazard.statue.take-ruby")
def test_the_statue_stands_where_the_master_puts_it_and_is_reached_from_beside_it() -> None:
    world, section, hazard = at_a("statue")
    do(statue.furnish(world, section, hazard), [], ["where:17,7"])
    assert (hazard.at, hazard.blocks, hazard.ruby) == ((17, 7), [(17, 7)], True)
    heinrich = world.figures["heinrich"]
    heinrich.at = (16, 6)
    assert offered(world, "heinrich") == [], "not from the diagonal"
    heinrich.at = (16, 7)
    (option,) = options(at_hand(world, heinrich, False))
    assert (option.key, option.at) == ("take:ruby", "17,7")
    act(world, "heinrich", "take:ruby", [12])
    assert offered(world, "heinrich") == [], "it is gone"


@pytest.mark.rule("ahq.hazard.statue.warlord-is-sentry", "ahq.hazard.statue.who-gets-ruby")
def test_a_warlord_with_a_way_out_gets_no_other_door_and_only_his_own_death_frees_the_ruby() -> None:
    world, section, hazard = inside("statue")
    hazard.at, hazard.ruby, hazard.blocks = (16, 7), True, [(16, 7)]
    door(world, (18, 6), (19, 6))
    act(world, "heinrich", "take:ruby", [7])
    assert len(world.here.doors) == 2
    assert hazard.blocks == [], "it walks now"
    stranger = musters.add_group(world, section, ["skaven-warrior"], 10)
    statue.beaten(world, stranger)
    assert not hazard.ruby
    statue.beaten(world, world.groups[hazard.figure])
    assert hazard.ruby


@pytest.mark.rule("ahq.hazard.statue.take-ruby")
def test_the_curse_takes_lent_fate_as_well() -> None:
    world, _, hazard = inside("statue")
    heinrich = world.figures["heinrich"]
    heinrich.fate, heinrich.lent_fate = 1, 2
    hazard.at, hazard.ruby = (16, 7), True
    act(world, "heinrich", "take:ruby", [1])
    assert fate_left(heinrich) == 0


@pytest.mark.rule("ahq.gm.counter.character.next-one", "ahq.gm.character.play-when-placing")
def test_a_character_may_come_with_the_statue() -> None:
    world, _, hazard = inside("statue")
    world.counters.ready = ["assassin"]
    hazard.at, hazard.ruby = (16, 7), True
    act(world, "heinrich", "take:ruby", [3], ["who:assassin"])
    assert [figure.row for figure in monsters(world)] == ["animated-statue", "assassin"]
