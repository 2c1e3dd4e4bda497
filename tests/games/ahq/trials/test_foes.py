"""Quests whose special rule is about who is met: a sorcerer who comes and goes, a band, images, a sick lord."""

from __future__ import annotations

import pytest

from souterrain.core.roll import Rules
from souterrain.crawl.squares import beside
from souterrain.games.ahq import moments, treasure, values
from souterrain.games.ahq.battle import turn as battle
from souterrain.games.ahq.combat import damage, moves, surprise
from souterrain.games.ahq.dungeon import corridors, growth
from souterrain.games.ahq.dungeon.levels import begin_level
from souterrain.games.ahq.events.combat import NobodyCame
from souterrain.games.ahq.events.expedition import CharacterEscaped, CorridorFound, DoorFound
from souterrain.games.ahq.events.quests import BandSallies, MirrorsCrack, PowersLost, RefugeDefended
from souterrain.games.ahq.figures import Item, effect, monster
from souterrain.games.ahq.master import musters
from souterrain.games.ahq.quests.progress import accomplished, quest_of
from souterrain.games.ahq.world import Group, Leg, Section, World
from tests.games.ahq.arena import arena, foe
from tests.games.ahq.expedition import JUNCTION, START, expedition, junction, room, told
from tests.play import run


def behind(world: World, *areas: str, answers: tuple[str, ...] = ()) -> Section:
    """Open the doors of a drawn level one after the other; the last area is returned."""
    for area in areas:
        door = next(door for door in world.here.doors.values() if door.plan == area)
        run(growth.behind(world, door.id), answers=answers if area == areas[-1] else ())
    return next(section for section in world.here.sections.values() if section.plan == areas[-1])


def below(quest: str, master: str = "solo") -> World:
    """At the beginning of the second level, which is drawn."""
    world = expedition(quest=quest, levels=2, master=master)
    begin_level(world, 2)
    world.told.clear()
    return world


def group_in(world: World, section: Section) -> Group:
    return next(group for group in world.groups.values() if group.section == section.id)


# --- the necromancer


@pytest.mark.rule("ahq.quest-idea.necromancer")
@pytest.mark.parametrize(("die", "comes"), [(3, True), (4, False)])
def test_he_may_come_with_wandering_monsters(die: int, comes: bool) -> None:
    world = expedition(quest="bones", levels=2, master="solo")
    hall = room(world, 20, 20)
    group = run(
        musters.new_group(world, "wandering", hall, "ahq.solo.gm-phase.wandering-monsters"), dice=[1, die]
    ).result
    assert [each.row for each in group.characters] == ["necromancer"] * comes
    assert all(row in ("zombie", "skeleton", "mummy") for row in group.rows), "all the others are undead"


@pytest.mark.rule("ahq.quest-idea.necromancer")
def test_he_waits_in_his_refuge_and_cannot_flee_from_it() -> None:
    world = below("bones")
    heart = behind(world, "ossuary", "gallery", "heart")
    (sorcerer,) = group_in(world, heart).characters
    assert sorcerer.row == "necromancer"
    assert told(world, RefugeDefended)
    world.figures[sorcerer.id] = sorcerer
    sorcerer.at, sorcerer.wounds = (heart.x, heart.y), 1
    assert not run(damage.slip_away(world, sorcerer)).result
    sorcerer.at = (START, START)
    assert run(damage.slip_away(world, sorcerer)).result, "anywhere else he is gone when half of his Wounds are"
    assert sorcerer.id not in world.figures
    assert world.counters.escaped == [sorcerer]


@pytest.mark.rule("ahq.quest-idea.necromancer")
def test_a_game_master_may_give_the_refuge_up_and_with_it_his_powers() -> None:
    world = below("bones", master="seat")
    heart = behind(world, "ossuary", "gallery", "heart", answers=("forsake",))
    assert not group_in(world, heart).characters
    assert told(world, PowersLost)
    sorcerer = monster(world, "necromancer")
    assert sorcerer.cast
    run(moments.placing(world, group_in(world, heart), [sorcerer]))
    assert not sorcerer.cast


@pytest.mark.rule("ahq.quest-idea.necromancer")
def test_his_death_accomplishes_the_quest() -> None:
    world = expedition(quest="bones", levels=2)
    assert not accomplished(world)
    world.progress.slain.append("necromancer")
    assert accomplished(world)


# --- the war band


def horde() -> World:
    world = expedition(quest="horde", master="solo")
    run(moments.begins(world))
    return world


@pytest.mark.rule("ahq.quest-idea.war-band")
def test_whoever_is_met_is_one_of_those_who_were_counted() -> None:
    world = horde()
    number = sum(quest_of(world).element[0].monsters.values())  # type: ignore[union-attr]
    assert world.progress.left == number
    hall = room(world, 20, 20)
    met = 0
    while world.progress.band:
        group = run(musters.new_group(world, "quest", hall, "ahq.dungeon.room.quest"), dice=[12]).result
        met += len(group.rows)
    assert met == number
    spare = run(musters.new_group(world, "lair", hall, "ahq.dungeon.room.lair"), dice=[12]).result
    assert spare.rows == []
    run(surprise.meet(world, spare.id))
    assert told(world, NobodyCame)
    assert spare.id not in world.groups
    assert world.combat is None


@pytest.mark.rule("ahq.quest-idea.war-band")
def test_the_dead_are_not_replaced_and_the_last_of_them_ends_it() -> None:
    world = horde()
    world.progress.band = {"orc": 1}
    hall = room(world, 20, 20)
    run(musters.new_group(world, "wandering", hall, "ahq.dungeon.corridor.wandering-monsters"), dice=[1])
    (group,) = world.groups.values()
    assert group.rows == ["orc"]
    assert not world.progress.band
    orc = monster(world, "orc", group.id, (START, START + 1))
    world.figures[orc.id] = orc
    group.fighting = True
    run(damage.kill(world, orc, "ahq.combat.death.monster-henchman"))
    assert world.progress.left == 0
    assert accomplished(world)


@pytest.mark.rule("ahq.quest-idea.war-band")
def test_between_expeditions_they_are_reinforced() -> None:
    world = horde()
    before = world.progress.left
    run(moments.resumes(world))
    assert world.progress.left == before + 3


@pytest.mark.rule("ahq.quest-idea.war-band")
def test_those_whom_nobody_finds_come_out_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    came: list[str] = []

    def come(world: World, rule: str) -> Rules[None]:
        came.append(rule)
        yield from ()

    monkeypatch.setattr(surprise, "wanderers", come)
    world = horde()
    run(moments.turn_ends(world))
    assert not came, "there are ways left to explore"
    for section in world.here.sections.values():
        section.exits = []
    run(moments.turn_ends(world))
    assert came == ["ahq.quest-idea.war-band"]
    assert told(world, BandSallies)


@pytest.mark.rule("ahq.quest-idea.war-band")
@pytest.mark.parametrize(("left", "hidden"), [(2, 0), (1, 0), (5, 3)])
def test_of_a_band_only_those_whom_nobody_sees_are_imagined(left: int, hidden: int) -> None:
    world = horde()
    world.progress.left = left
    world.groups["g"] = Group(id="g", level=1, section="1.1", rows=["orc", "orc"])
    element = quest_of(world).element[0]
    band = moments.TRIALS[type(element)](element).imagined(world, world.progress).band
    assert sum(band.values()) == hidden


# --- images


@pytest.mark.rule("ahq.quest-idea.halls-of-mirrors")
@pytest.mark.parametrize(("level", "images", "more"), [(1, ["sven"], 0), (2, ["sven", "heinrich"], 1)])
def test_quest_rooms_hold_the_heroes_images(level: int, images: list[str], more: int) -> None:
    world = expedition("heinrich", "sven", quest="glass", levels=2, master="solo")
    if level == 2:
        world.here.number = 2
    sven = world.figures["sven"]
    sven.profile.weapon_skill = 11
    sven.items.append(Item("sword-of-war"))
    sven.hand = "sword-of-war"
    hall = room(world, 20, 20, room="quest")
    world.here.quest_rooms = 1
    group = run(musters.new_group(world, "quest", hall, "ahq.dungeon.room.quest"), dice=[1]).result
    assert group.rows == []
    band = list(group.characters)
    run(moments.placing(world, group, band))
    assert [each.mirrors for each in band if each.mirrors] == images
    assert ("glassmaker" in [each.row for each in band]) == (level == 2)
    image = band[0]
    assert image.profile.weapon_skill == 11 + more
    assert values.toughness(image) == values.toughness(sven) + more
    held = values.weapon(image)
    assert held.id == "sword-of-war"
    assert values.damage_dice(image, held) == values.damage_dice(sven, held)
    assert not image.items, "nothing can be taken from it"
    assert told(world, MirrorsCrack)[0].whose == tuple(images)


# --- the lord on his sickbed


@pytest.mark.rule("ahq.quest-idea.orc-warlord")
def test_he_lies_wounded_in_his_hall_and_nobody_leaves_it() -> None:
    world = below("warlord")
    hall = behind(world, "antechamber", "hall")
    group = group_in(world, hall)
    (lord,) = group.characters
    assert (lord.row, lord.wounds) == ("orc-warchief", 2)
    band = [monster(world, "orc", group.id, (hall.x, hall.y + hall.h - 1)), lord]
    run(moments.placing(world, group, band))
    orc = band[0]
    assert effect(orc, "posted")
    assert effect(lord, "posted")
    door = next(door for door in world.here.doors.values() if door.plan == "hall")
    door.open = True
    orc.at = door.b
    world.figures[orc.id] = orc
    assert all(square[1] < hall.y + hall.h for square in moves.ways(world, orc, 9)), "not even through an open door"
    assert beside(door.b, "s") == door.a
    assert not run(damage.slip_away(world, lord)).result


@pytest.mark.rule("ahq.quest-idea.orc-warlord")
def test_help_is_to_be_had_in_two_other_places() -> None:
    world = below("warlord")
    arsenal = behind(world, "arsenal")
    assert arsenal.chest is not None
    arsenal.chest.preset = ""
    run(treasure.open_chest(world, world.figures["heinrich"], arsenal), answers=["who:heinrich"] * 3)
    assert [item.row for item in world.figures["heinrich"].items][-3:] == [
        "sword-of-war",
        "healing-potion",
        "strength-potion",
    ]
    cage = behind(world, "cage")
    group = group_in(world, cage)
    assert group.captives == ["man-at-arms", "man-at-arms", "sergeant"]


@pytest.mark.rule("ahq.quest-idea.orc-warlord", "ahq.quest-idea.hostages")
def test_captives_of_a_quest_follow_whoever_frees_them() -> None:
    world = arena(master="solo")
    goblin = foe(world, "goblin", (9, 9))
    world.groups[goblin.group].captives = ["man-at-arms", "sergeant"]
    run(damage.kill(world, goblin, "ahq.combat.death.monster-henchman"))
    run(battle.victory(world), answers=())
    assert sorted(each.row for each in world.figures.values() if each.kind == "henchman") == ["man-at-arms", "sergeant"]


@pytest.mark.rule("ahq.quest-idea.necromancer")
@pytest.mark.parametrize(("wounds", "gone"), [(3, False), (2, True), (1, True)])
def test_by_the_solo_rules_he_makes_off_with_half_of_his_wounds(wounds: int, gone: bool) -> None:
    world = below("bones")
    sorcerer = monster(world, "necromancer")
    world.figures[sorcerer.id] = sorcerer
    sorcerer.at, sorcerer.wounds = (START, START), wounds
    assert sorcerer.profile.wounds == 4
    assert run(damage.slip_away(world, sorcerer)).result is gone
    assert [event.monster for event in told(world, CharacterEscaped)] == ["necromancer"] * gone


@pytest.mark.rule("ahq.quest-idea.necromancer")
def test_whoever_else_got_away_stays_away_when_he_comes_back() -> None:
    world = expedition(quest="bones", levels=2, master="solo")
    sorcerer, other = monster(world, "necromancer"), monster(world, "undead-champion")
    sorcerer.wounds, world.counters.escaped = 1, [sorcerer, other]
    group = run(
        musters.new_group(world, "wandering", room(world, 20, 20), "ahq.solo.gm-phase.wandering-monsters"), dice=[1, 3]
    ).result
    assert [(each.id, each.wounds) for each in group.characters] == [(sorcerer.id, 4)], "he is whole again"
    assert world.counters.escaped == [other]


@pytest.mark.rule("ahq.quest-idea.manhunt")
def test_what_a_runaway_saw_first_is_told_as_any_corridor_is() -> None:
    seen_by_him, (x, y) = expedition(), JUNCTION
    known = set(seen_by_him.here.sections)
    start = junction(seen_by_him)
    answers = ["where:1.5:n", f"where:{x + 3},{y}"]
    run(corridors.from_exit(seen_by_him, start, "e"), dice=[2, 8, 8, 3, 3], answers=answers)
    laid = [section for id, section in seen_by_him.here.sections.items() if id not in known]
    world = expedition(quest="runaway")
    world.progress.trail = [Leg("", start.id, "e", laid, list(seen_by_him.here.doors.values()))]
    world.told.clear()
    run(growth.exits(world, junction(world)), dice=[1, 4, 5, 8, 9])
    assert told(world, CorridorFound)[0] == CorridorFound(1, "e", ("dead-end",)), "it is behind no door"
    assert told(world, DoorFound) == [DoorFound("n")]
