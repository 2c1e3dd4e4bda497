"""The game master in a fight: wandering monsters, ambushes, Character Monsters who use what they have."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Ask
from souterrain.core.roll import Roll
from souterrain.crawl.master import GM
from souterrain.crawl.squares import steps_between
from souterrain.games.ahq import items, magic
from souterrain.games.ahq.battle import fighter
from souterrain.games.ahq.battle import turn as combat
from souterrain.games.ahq.belongings import give
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.combat import damage, placing, ranged, surprise
from souterrain.games.ahq.combat.sight import open_view
from souterrain.games.ahq.figures import Combat, Effect, Figure, Item, monster, monsters
from souterrain.games.ahq.master import schemes
from souterrain.games.ahq.master.musters import add_group
from souterrain.games.ahq.spells import wards
from souterrain.games.ahq.values import bravery
from souterrain.games.ahq.world import World
from tests.games.ahq.deeds import options
from tests.games.ahq.expedition import START, expedition, room
from tests.play import run


def fight(world: World, *rows: str, at: tuple[int, int] = (30, 22)) -> list[Figure]:
    """A fight in a long hall: the Leader at its western end, these monsters in a column further east."""
    hall = room(world, 20, 20, 15, 5)
    world.figures[world.leader].at = (21, 22)
    group = add_group(world, hall, list(rows), 0)
    group.fighting = True
    found = []
    for n, row in enumerate(rows):
        figure = monster(world, row, group.id, (at[0] + n, at[1]))
        world.figures[figure.id] = figure
        found.append(figure)
    world.mode = "combat"
    world.combat = Combat(groups=[group.id], area=[hall.id], turn=1)
    return found


@pytest.mark.rule("ahq.gm.counter.wandering.first-monster", "ahq.gm.counter.wandering.others")
def test_wandering_monsters_come_from_as_far_as_a_hero_can_see() -> None:
    world = expedition()
    hero = world.figures["heinrich"]
    group = add_group(world, world.here.sections["1.1"], ["skaven-warrior"] * 3, 30)
    rules = surprise.wander(world, group.id)
    value: object = None
    try:
        while True:
            wanted = rules.send(value)
            value = 6 if isinstance(wanted, Roll) else wanted.options[0].key  # type: ignore[union-attr]
    except StopIteration:
        pass
    first, *others = monsters(world)
    seen = [square for square in [*placing.all_free(world), first.at] if open_view(world, hero, square)]
    assert open_view(world, hero, first.at)
    assert steps_between(first.at, hero.at) == max(steps_between(square, hero.at) for square in seen)
    for n, other in enumerate(others):
        placed = [first, *others[:n]]
        assert min(steps_between(other.at, each.at) for each in placed) == 1
    assert world.mode == "combat"


@pytest.mark.rule("ahq.gm.counter.ambush.placement")
@pytest.mark.parametrize(("turn", "inside"), [(1, True), (2, False)])
def test_ambushers_are_placed_like_the_rooms_own_in_the_first_turn_only(turn: int, inside: bool) -> None:
    world = expedition()
    fight(world, "skaven-warrior")
    assert world.combat is not None
    world.combat.turn, world.combat.surprised = turn, True
    world.counters.hand = ["ambush"]
    rules = schemes.ambush(world)
    asked = []
    value: object = None
    try:
        while True:
            wanted = rules.send(value)
            if isinstance(wanted, Roll):
                value = 1
            else:
                assert isinstance(wanted, Ask)
                asked.append(wanted.rule)
                value = "yes" if wanted.options[1].key == "yes" else wanted.options[0].key
    except StopIteration:
        pass
    assert ("ahq.combat.surprise.gm-wins" in asked) is inside
    hero = world.figures["heinrich"]
    newcomers = monsters(world)[1:]
    assert len(newcomers) == 2
    far = max(steps_between(figure.at, hero.at) for figure in newcomers)
    assert (far > 12) is not inside, "later ones come from afar, the first ones stand close by"


@pytest.mark.rule("ahq.gm.counter.ambush.sentry-is-ordinary")
def test_a_sentry_among_ambushers_opens_no_doors() -> None:
    world = expedition()
    (sentry,) = fight(world, "skaven-sentry")
    assert fighter.may_use_doors(world, sentry)
    sentry.effects.append(Effect("off-duty", "combat"))
    assert not fighter.may_use_doors(world, sentry)
    group = add_group(world, room(world, 60, 20), ["skaven-sentry"], 20)
    run(surprise.ambush(world, group.id, first=False), answers=_first(world, group.id))
    joined = monsters(world)[-1]
    assert joined.group == group.id
    assert not fighter.may_use_doors(world, joined)


def _first(world: World, group: str) -> list[str]:
    """The first square offered for the ambusher, if the game master is asked at all."""
    from copy import deepcopy

    twin = deepcopy(world)
    try:
        asked = next(surprise.ambush(twin, group, first=False))
    except StopIteration:
        return []
    assert isinstance(asked, Ask)
    return [asked.options[0].key]


@pytest.mark.rule("ahq.gm.duties.combat")
def test_the_game_master_moves_and_attacks_with_every_monster() -> None:
    world = expedition()
    near, far = fight(world, "skaven-warrior", "skaven-warrior", at=(22, 22))
    rules = combat.gm_phase(world)
    asked = next(rules)
    assert asked.seat == GM  # type: ignore[union-attr]
    assert [option.key for option in asked.options] == ["move-attack", "attack-move", "keep-order"]  # type: ignore[union-attr]
    following = rules.send("move-attack")
    assert {near.id, far.id} <= {option.on[0] if option.on else "" for option in following.options}  # type: ignore[union-attr]
    acting = rules.send(f"who:{near.id}")
    assert acting.seat == GM  # type: ignore[union-attr]
    assert "attack:heinrich" in [option.key for option in acting.options]  # type: ignore[union-attr]


@pytest.mark.rule("ahq.gm.character.uses-everything")
def test_a_character_monster_has_its_spells_and_its_items_can_be_taken() -> None:
    world = expedition()
    (sorcerer,) = fight(world, "white-sorcerer")
    assert {option.key.split(":")[1] for option in options(magic.deeds(world, sorcerer, False))} >= {
        "choke",
        "fireball",
    }
    ring = sorcerer.items[0].row
    sorcerer.cast["fireball"] = 1
    run(damage.kill(world, sorcerer, "ahq.combat.death.monster-henchman"))
    assert world.combat is not None
    assert ring in [item.row for item in world.combat.loot]
    assert "warpstone" not in [item.row for item in world.combat.loot], "components are not to be had"


@pytest.mark.rule("ahq.tobaro.items.loot")
def test_heroes_may_take_the_warp_scroll_and_the_censer_but_cannot_use_them() -> None:
    world = expedition()
    hero = world.figures["heinrich"]
    for row in ("warp-scroll", "plague-censer"):
        assert BOOK.gear[row].monsters_only
        assert items.can_carry(hero, row)
        give(hero, Item(row))
    assert not [
        option.key for option in options(items.deeds(world, hero)) if "warp" in option.key or "censer" in option.key
    ]
    assert options(magic.deeds(world, hero, False)) == []


@pytest.mark.rule("ahq.tobaro.monsters.survivors-return", "ahq.combat.pursuit.monsters-return")
@pytest.mark.parametrize(("quest", "left"), [("tobaro", 2), ("expedition", 5)])
def test_who_is_there_when_the_heroes_come_back(quest: str, left: int) -> None:
    """Five Skaven of whom three were killed: only Tobaro's dungeon does not fill up the ranks."""
    world = expedition(quest=quest, levels=3 if quest == "tobaro" else 1)
    figures = fight(world, *["skaven-warrior"] * 5)
    (group,) = world.groups.values()
    for figure in figures[:3]:
        del world.figures[figure.id]
    world.figures["heinrich"].at = (START, START)
    run(combat.escape(world))
    assert world.mode == "exploration"
    assert len(group.rows) == left
    assert monsters(world) == []


@pytest.mark.rule("ahq.setup.char.fate")
def test_a_fate_point_changes_what_has_just_happened() -> None:
    world = expedition()
    hero = world.figures["heinrich"]
    hero.wounds = 2
    run(damage.hurt(world, hero, 5, "ahq.combat.melee.damage-dice"), answers=["yes"])
    assert hero.wounds == 2
    assert hero.fate == 1
    assert "heinrich" in world.figures


@pytest.mark.rule("ahq.setup.char.bravery-intelligence")
def test_intelligence_is_tested_by_spells_and_bravery_by_fright() -> None:
    world = expedition()
    hero = world.figures["heinrich"]
    hero.fate = 0
    assert run(wards.intelligence_test(world, hero), dice=[8]).result is True
    assert run(wards.intelligence_test(world, hero), dice=[9]).result is False
    assert bravery(hero) == 9


@pytest.mark.rule("ahq.setup.sheet.weapon-range")
def test_nothing_is_shot_beyond_a_weapons_range_or_without_one() -> None:
    world = expedition("torallion")
    hall = room(world, 90, 20, 40, 5)
    elf = world.figures["torallion"]
    elf.items = [Item("short-bow"), Item("arrow", 6), Item("sword")]
    elf.at = (90, 22)
    world.mode, world.combat = "combat", Combat(area=[hall.id])
    elf.hand = "sword"
    assert ranged.shots(elf, False) == [], "a sword has no range"
    elf.hand = "short-bow"
    shots = ranged.shots(elf, False)
    assert [shot.missile.id for shot in shots] == ["short-bow"]
    target = monster(world, "skaven-warrior", "", (114, 22))
    world.figures[target.id] = target
    assert [each.id for each, _ in ranged.targets(world, elf, shots[0])] == [target.id]
    target.at = (115, 22)
    assert ranged.targets(world, elf, shots[0]) == []
