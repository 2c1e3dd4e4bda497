"""Random catacombs: the packet, the exits, what comes to light."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from souterrain.core.chance import Stream
from souterrain.core.luck import Luck
from souterrain.crawl.squares import Side, Square
from souterrain.crawl.ways import reach
from souterrain.games.regne.actions.move import walk
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.events.places import Appeared, Laid, LedNowhere, Lurked
from souterrain.games.regne.foes import deployment
from souterrain.games.regne.ground import ground, opened, squares
from souterrain.games.regne.plan import build, deal, first, met, open_exits, quest, reveal, spread
from souterrain.games.regne.world import Door, Regne, Setup, Waiting
from souterrain.games.regne.zones import furnish, gateways, lay, turned, turned_square, turns

from .stage import foe, hero, run, told, vault


def blank(**setup: int | str) -> Regne:
    return Regne(setup=Setup(**setup), level="novice")  # type: ignore[arg-type]


def doors(world: Regne, *ids: str) -> list[Door]:
    found = [Door(id, (n, -1), "z1", "", "open", wall="n") for n, id in enumerate(ids)]
    world.doors |= {door.id: door for door in found}
    return found


@pytest.mark.rule("regne.plan.remove-quest-zones", "regne.plan.draw-four", "regne.setup.gm-picks-quest-first")
def test_four_cards_are_drawn_and_no_quest_zone_is_among_them() -> None:
    packet = Luck(Stream("x")).run(build(blank(heroes=2)))
    assert len(packet) == 5
    assert packet.count("dead-end") == 1
    assert len(set(packet)) == 5


@pytest.mark.rule("regne.setup.gm-picks-quest-first")
@pytest.mark.parametrize("id", BOOK.quests)
def test_the_quest_that_was_chosen_is_the_one_in_the_packet(id: str) -> None:
    world = blank(quest=id)
    assert quest(world).id == id
    assert BOOK.quests[id].zone in Luck(Stream("x")).run(build(world))


@pytest.mark.rule("regne.plan.insert-main-quest")
def test_the_main_quest_is_third_fourth_or_fifth() -> None:
    places = {Luck(Stream(f"{n}")).run(build(blank(heroes=2))).index("dead-end") for n in range(60)}
    assert places == {2, 3, 4}


@pytest.mark.rule("regne.plan.draw-four")
def test_a_harder_game_is_a_longer_one() -> None:
    world = blank()
    world.level = "hero"
    assert len(Luck(Stream("x")).run(build(world))) == 7


@pytest.mark.rule("regne.plan.split-among-exits")
def test_the_packet_is_dealt_from_its_bottom() -> None:
    world = vault()
    deal(world, ["1", "2", "3", "4", "5"], doors(world, "a", "b"))
    assert world.secrets.piles == {"a": ["1", "3", "5"], "b": ["2", "4"]}


@pytest.mark.rule("regne.plan.split-among-exits")
def test_an_exit_without_a_card_leads_nowhere() -> None:
    world = vault()
    door = doors(world, "a")[0]
    run(reveal(world, door))
    assert door.blind
    assert told(world, LedNowhere)
    assert open_exits(world) == []


@pytest.mark.rule("regne.plan.dead-end-redistribution")
def test_a_dead_end_gives_its_cards_to_all_exits_of_the_board() -> None:
    world = vault()
    north, a, b = doors(world, "north", "a", "b")
    world.secrets.piles = {"north": ["dead-end", "gallery", "bend"], "a": ["chapel"], "b": []}
    Luck(Stream("x")).run(reveal(world, north))
    assert world.secrets.piles == {"a": ["chapel", "bend"], "b": ["gallery"]}
    assert (a.leads, b.leads, north.leads) == ("", "", "z2")
    spread(world, ["swamp"], [a])
    assert world.secrets.piles["a"][-1] == "swamp"


@pytest.mark.rule("regne.plan.always-one-exit")
def test_a_dead_end_too_early_gets_a_door_across_from_its_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    world = vault()
    north = doors(world, "north")[0]
    world.secrets.piles = {"north": ["chapel", "dead-end"]}
    monkeypatch.setitem(BOOK.zones, "chapel", replace(BOOK.zones["chapel"], exits=()))
    Luck(Stream("x")).run(reveal(world, north))
    added = open_exits(world)
    assert [(door.kind, door.state, door.wall) for door in added] == [("standard", "shut", "n")]
    assert world.secrets.piles == {added[0].id: ["dead-end"]}


@pytest.mark.rule("regne.plan.always-one-exit")
@pytest.mark.parametrize(("wall", "at"), [("n", (4, -1)), ("s", (4, 9)), ("w", (-1, 4)), ("e", (9, 4))])
def test_that_door_is_in_the_middle_of_the_wall(wall: Side, at: Square, monkeypatch: pytest.MonkeyPatch) -> None:
    world = vault()
    way = world.doors["way"] = Door("way", at, "z1", "", "open", wall=wall)
    world.secrets.piles = {"way": ["chapel", "dead-end"]}
    monkeypatch.setitem(BOOK.zones, "chapel", replace(BOOK.zones["chapel"], exits=()))
    Luck(Stream("x")).run(reveal(world, way))
    (added,), zone = open_exits(world), world.zones[-1]
    wide, high = len(zone.plan[0]), len(zone.plan)
    x, y = added.at[0] - zone.x, added.at[1] - zone.y
    middle = {"n": (wide // 2, 0), "s": (wide // 2, high - 1), "w": (0, high // 2), "e": (wide - 1, high // 2)}
    assert (added.wall, (x, y)) == (wall, middle[wall])


@pytest.mark.rule("regne.plan.first-zone", "regne.plan.only-gm")
def test_nobody_is_at_home_in_the_first_zone() -> None:
    for n in range(20):
        world = blank()
        luck = Luck(Stream(f"{n}"))
        luck.run(first(world, luck.run(build(world))))
        assert world.figures == {}
        assert told(world, Laid)[0].rule == "regne.plan.first-zone"


@pytest.mark.rule("regne.plan.reveal-next")
def test_an_archway_is_discovered_by_standing_in_it() -> None:
    world = vault("...", "...")
    svein = hero(world, "svein", (0, 0))
    door = doors(world, "a")[0]
    world.secrets.piles = {"a": ["gallery"]}
    run(walk(world, svein, ((0, -1),)), ["0", "0", "0"])
    assert door.leads == "z2"
    assert svein.at == (0, -1)


@pytest.mark.rule("regne.plan.reveal-next")
def test_a_dweller_discovers_nothing() -> None:
    world = vault("...", "...", master="seat")
    rat = foe(world, "rat", (0, 0))
    door = doors(world, "a")[0]
    world.secrets.piles = {"a": ["gallery"]}
    run(walk(world, rat, ((0, -1),)))
    assert door.leads == ""


@pytest.mark.rule("regne.zone.card-content", "regne.zone.probability-roll", "regne.plan.hidden-elements")
def test_each_element_comes_from_its_number_on() -> None:
    """The sentry room: a rack on 4, a table on 2, a barrel on 4."""
    for dice, found in ((["3", "1", "3"], []), (["4", "1", "3"], ["rack"]), (["3", "2", "4"], ["table", "barrel"])):
        world = blank()
        zone = lay(world, "sentries")
        rolls: list[int | str] = []
        for die, maybe in zip(dice, BOOK.zones["sentries"].elements, strict=True):
            rolls += [die, 1] if int(die) >= maybe.least else [die]
        done = run(furnish(world, zone), rolls)
        assert [element.kind for element in world.elements.values()] == found
        assert all(roll.hidden for roll, _ in done.rolled)


@pytest.mark.rule("regne.plan.hidden-elements")
def test_traps_are_put_where_nobody_sees_them() -> None:
    world = blank()
    zone = lay(world, "gallery")
    run(furnish(world, zone), ["0", "3", 1])
    assert world.elements == {}
    assert [trap.kind for trap in world.secrets.traps] == ["spikes"]


@pytest.mark.rule(
    "regne.zone.characters-from-encounter-table", "regne.zone.encounter-sources", "regne.monster.deployment"
)
@pytest.mark.parametrize(("die", "dice", "kind", "count"), [
    ("0", ["4"], "spider", 3), ("2", ["5"], "rat", 12), ("4", ["0"], "rat", 7), ("5", ["2"], "revenant", 4),
])  # fmt: skip
def test_who_is_at_home_is_rolled_on_the_table_of_the_quest(die: str, dice: list[str], kind: str, count: int) -> None:
    world = vault()
    north = doors(world, "north")[0]
    world.secrets.piles = {"north": ["gallery"]}
    run(reveal(world, north), ["0", "0", "4", die, *dice])
    event = told(world, Appeared)[0]
    assert (event.who, event.count) == (kind, count)


@pytest.mark.rule("regne.monster.deployment")
def test_a_small_party_meets_smaller_groups() -> None:
    assert [deployment(blank(heroes=2), BOOK.foes[kind]).printed for kind in ("rat", "revenant", "spider", "ogre")] == [
        "4+1D",
        "1+1D3",
        "1D3",
        "1",
    ]


@pytest.mark.rule("regne.plan.quest-card-drawn", "regne.quest.fixed-content", "regne.quest.1-zone")
def test_the_quest_zone_holds_what_the_quest_lists() -> None:
    world = vault()
    north = doors(world, "north")[0]
    world.secrets.piles = {"north": ["dead-end"]}
    run(reveal(world, north), ["3"])
    assert [element.kind for element in world.elements.values()] == ["well"]
    assert told(world, Appeared)[0].count == 10
    assert len(world.figures) == 4
    assert open_exits(world) == []


@pytest.mark.rule("regne.ambush.trigger")
def test_those_in_ambush_are_in_the_next_zone() -> None:
    world = vault()
    hero(world, "svein", (0, 0))
    north = doors(world, "north")[0]
    world.secrets.piles = {"north": ["gallery"]}
    world.secrets.ambush, world.stalked = Waiting("rat", 4), True
    Luck(Stream("x")).run(reveal(world, north))
    assert told(world, Lurked)[0].count == 4
    assert world.secrets.ambush is None
    assert not world.stalked


# Zones


@pytest.mark.parametrize("card", BOOK.zones)
@pytest.mark.parametrize("times", range(4))
def test_a_plan_is_turned_square_by_square(card: str, times: int) -> None:
    row = BOOK.zones[card]
    plan = turned(row.plan, times)
    for y, line in enumerate(row.plan):
        for x, sign in enumerate(line):
            tx, ty = turned_square((x, y), len(row.plan[0]), len(row.plan), times)
            assert plan[ty][tx] == sign


@pytest.mark.rule("regne.zone.card-content")
@pytest.mark.parametrize("card", BOOK.zones)
def test_every_zone_can_be_walked_from_its_entry_to_its_exits(card: str) -> None:
    world = blank()
    zone = lay(world, card)
    assert turns(zone) == 0
    met = reach(opened(world).steps, [zone.entry])
    assert all(door.at in met for door in world.doors.values())
    assert all(at in met for at, sign in squares(zone) if sign in ".=")


@settings(max_examples=40)
@given(seed=st.integers(0, 10_000))
def test_catacombs_are_whole_wherever_they_grow(seed: int) -> None:
    """Nothing lies on top of another, and whatever is laid can be walked to with all doors open."""
    world = blank()
    luck = Luck(Stream(f"{seed}"))
    luck.run(first(world, luck.run(build(world))))
    while exits := open_exits(world):
        door = luck.pick(exits)
        if door in world.secrets.doors:
            world.secrets.doors.remove(door)
            world.doors[door.id] = door
        door.state = "open"
        luck.run(reveal(world, door))
    assert quest(world).zone in {zone.card for zone in world.zones}
    here = opened(world)
    met = reach(here.steps, [world.zones[0].entry])
    floor = [at for zone in world.zones for at, sign in squares(zone) if sign in ".="]
    doors = {door.at for door in world.doors.values()}
    assert all(floor.count(at) == 1 or at in doors for at in set(floor))
    standing = {element.at for element in world.elements.values() if BOOK.elements[element.kind].stands != "flat"}
    assert all(at in met or at in standing for at in floor)
    assert len(standing) == len([e for e in world.elements.values() if BOOK.elements[e.kind].stands != "flat"])
    for zone in world.zones:
        assert turns(zone) in range(4)
        assert not standing & set(gateways(world, zone))
    figures = [figure.at for figure in world.figures.values()]
    assert len(figures) == len(set(figures))
    assert all(at in here.zone for at in figures)


def test_a_zone_without_room_is_laid_apart_and_linked() -> None:
    world = vault("." * 9, "." * 9)
    world.zones.append(replace(lay(blank(), "refectory"), id="z2", x=-3, y=-6, entry=(-3, -3)))
    door = doors(world, "a")[0]
    world.secrets.piles = {"a": ["gallery"]}
    run(reveal(world, door), ["0", "0", "0"])
    zone = world.zones[-1]
    assert zone.link == door.at
    assert zone.entry in ground(world).steps[door.at]
    assert not ground(world).clear((0, 0), zone.entry)


@pytest.mark.rule("regne.zone.encounter-sources")
def test_each_quest_has_an_encounter_table_of_its_own() -> None:
    for id, table in BOOK.meetings.items():
        assert [run(met(vault(quest=id)), [str(n)]).result for n in range(6)] == [table[n].foe for n in range(6)]
    assert len({tuple(table[n].foe for n in range(6)) for table in BOOK.meetings.values()}) > 5
