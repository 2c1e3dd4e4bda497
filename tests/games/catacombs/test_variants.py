"""Variants: placement, wandering monsters, a second healer, stories, other layouts, camping."""

from __future__ import annotations

import math
from typing import Any

import pytest
from tests.games.catacombs.arena import (
    arena,
    at,
    down,
    drive,
    end_round,
    hero_acts,
    master_keys,
    options,
    phase,
    put,
    shot,
    told,
)  # fmt: skip
from tests.games.catacombs.test_phases import laid_out, places

import souterrain
from souterrain.core.ask import Ask, Name
from souterrain.core.errors import BadSetup
from souterrain.games.catacombs import monsters
from souterrain.games.catacombs.camp import camp
from souterrain.games.catacombs.catalogue import BOOK, size_of
from souterrain.games.catacombs.events.actions import Healed
from souterrain.games.catacombs.events.preparation import StorySettled, StoryTold
from souterrain.games.catacombs.events.rooms import NoSpace
from souterrain.games.catacombs.events.spoils import Ambushed, Camped, RoomCleared
from souterrain.games.catacombs.explore import explore
from souterrain.games.catacombs.game import GAME
from souterrain.games.catacombs.install import install, space
from souterrain.games.catacombs.physics import is_free
from souterrain.games.catacombs.prepare import create, layout
from souterrain.games.catacombs.resolution import resolve
from souterrain.games.catacombs.world import Setup, World

# Placement


@pytest.mark.rule("catacombs.variant.heroes-last.order")
def test_heroes_last_the_master_places_first() -> None:
    world = laid_out(heroes_last=True)
    drive(explore(world))
    answers = places(world)
    played = drive(install(world), *answers[4:], *answers[:4])
    assert [asked.seat for asked in played.asked] == ["overlord"] * 6 + ["p1"] * 4
    assert phase(world) == "heroes"


def install_fairly(room: str, **setup: Any) -> World:
    world = laid_out(fair_placement=True, **setup)
    world.columns[0] = [room]
    drive(explore(world))
    rules = install(world)
    asked: Any = next(rules)
    while True:
        launch = asked.discs[0]
        try:
            asked = rules.send(down(launch.disc, launch.x, launch.y))
        except StopIteration:
            return world


@pytest.mark.rule(
    "catacombs.variant.fair-placement.monster-spacing",
    "catacombs.variant.fair-placement.obstacle-and-edge-spacing",
    "catacombs.variant.fair-placement.still-inside-zone",
)
def test_fair_placement_keeps_25_mm_from_monsters_obstacles_and_edges() -> None:
    world = install_fairly("l2-05")
    foes = [piece for piece in world.pieces.values() if piece.side == "monster"]
    assert foes
    for n, one in enumerate(foes):
        radius = one.body.radius
        assert 25 + radius - 1e-6 <= one.x <= 500 - 25 - radius + 1e-6
        assert 25 + radius - 1e-6 <= one.y <= 250 - 25 - radius + 1e-6
        assert one.x >= BOOK.boards.monster_zone[0] + radius - 1e-6, "and still inside the zone"
        for two in foes[:n]:
            assert math.dist((one.x, one.y), (two.x, two.y)) >= radius + two.body.radius + 25.0 - 1e-6
        for x, y in BOOK.sides[world.board].holes:
            assert math.dist((one.x, one.y), (x, y)) >= radius + 16.0 + 25.0 - 1e-6


@pytest.mark.rule("catacombs.variant.fair-placement.obstacle-and-edge-spacing")
def test_in_an_ambush_the_gap_is_kept_from_the_other_edge_too() -> None:
    world = arena(fair_placement=True)
    world.monster_zone = BOOK.boards.hero_zone
    region, _ = space(world, "orc")
    assert region.left == BOOK.board_zone[0] + 25.0 + size_of("orc").radius


@pytest.mark.rule("catacombs.variant.fair-placement.monster-spacing")
def test_from_a_hero_in_their_zone_monsters_need_only_be_clear() -> None:
    world = arena(fair_placement=True)
    elf, orc = put(world, "elf", 420, 125), size_of("orc").radius
    region, around = space(world, "orc")
    gap = elf.body.radius + orc
    assert not is_free(elf.x, elf.y + gap - 0.1, region, around)
    assert is_free(elf.x, elf.y + gap, region, around)


@pytest.mark.rule("catacombs.variant.fair-placement.still-inside-zone")
def test_those_for_whom_there_is_no_room_stay_in_the_reserve() -> None:
    world = install_fairly("lord-lich", lord="lich")
    assert "lich" in world.pieces, "the lord comes first"
    listed = sum(BOOK.lords["lich"].minions.values())
    placed = sum(1 for _ in world.on_board("monster"))
    assert placed < listed
    assert world.waiting == []
    assert any(isinstance(event, NoSpace) for event, _ in world.told)


@pytest.mark.rule("catacombs.variant.second-healer", "catacombs.variant.length.longer")
def test_the_second_healer_lies_two_cards_after_the_first_and_before_the_lord() -> None:
    names = [column[0] for column in layout(Setup(second_healer=True, extra_level_2=3))]
    assert names[names.index("healer") :] == ["healer", "2", "healer-2", "2", "2", "2", "lord"]
    assert [column[0] for column in layout(Setup(second_healer=True))][-2:] == ["healer-2", "lord"]


# Stories


@pytest.mark.rule("catacombs.variant.story-needs-consent")
def test_a_story_needs_everybodys_consent_before_the_game() -> None:
    for answers, agreed in ((["yes", "yes"], True), (["yes", "no"], False)):
        session = souterrain.new("catacombs", seed="s", setup={"story": True, "players": 3})
        for _ in range(2):
            assert isinstance(session.ask, Ask)
            session.answer(session.ask.options[0].key)
        for answer in answers:
            session.answer(answer)
        assert session.world.story is agreed
        assert [told.event for told in session.story if isinstance(told.event, StorySettled)] == [StorySettled(agreed)]


@pytest.mark.rule("catacombs.variant.story-setup")
def test_the_masters_story_changes_where_everybody_starts() -> None:
    world = laid_out()
    world.story = True
    drive(explore(world))
    answers = places(world)
    heroes = [down(id, 420, 125) for id in world.heroes]
    foes = [down(flick.disc, 35, 125) for flick in answers[4:]]  # type: ignore[attr-defined]
    played = drive(install(world), "set:ambush", "They wake up in the larder.", *heroes, *foes)
    assert isinstance(played.asked[1], Name)
    assert played.asked[1].longest == 200
    assert world.pieces["elf"].x > BOOK.boards.monster_zone[0]
    assert any(isinstance(event, StoryTold) for event, _ in world.told)
    world.setting = "cornered"
    from souterrain.games.catacombs.install import set_zones

    set_zones(world)
    assert world.hero_zone == BOOK.boards.middle_zone


# Wandering monsters


def lazy_turn(**setup: Any) -> World:
    world = arena(wandering=True, lord="dragon", **setup)
    put(world, "orc-1", 300, 40)
    return world


@pytest.mark.rule(
    "catacombs.variant.wandering.trigger",
    "catacombs.variant.wandering.placement-and-type",
    "catacombs.variant.wandering.no-action-this-turn",
)
def test_a_turn_without_an_attack_brings_a_wandering_monster_that_does_not_act_yet() -> None:
    world = lazy_turn()
    drive(monsters.wandering_monster(world), "yes", down("fire-spirit", 416, 125))
    spirit = world.pieces["fire-spirit"]
    assert spirit.x >= BOOK.boards.monster_zone[0]
    assert not master_keys(world, "fire-spirit")
    end_round(world)
    assert master_keys(world, "fire-spirit")


@pytest.mark.rule("catacombs.variant.wandering.trigger")
def test_the_master_may_decline_and_an_allys_attack_does_not_count() -> None:
    world = lazy_turn()
    drive(monsters.wandering_monster(world), "no")
    assert "fire-spirit" not in world.pieces
    put(world, "summoned-skeleton", 240, 40)
    hero_acts(world, "punch:summoned-skeleton", at(world, "summoned-skeleton", "orc-1"))
    assert not world.attacked
    assert arena().setup.wandering is False
    assert drive(monsters.wandering_monster(arena())).asked == [], "only with the variant"


@pytest.mark.rule("catacombs.variant.wandering.attack-without-damage-suffices")
def test_an_attack_without_damage_keeps_it_away() -> None:
    world = lazy_turn()
    put(world, "elf", 100, 100)
    put(world, "fire-demon-1", 220, 100)
    hero_acts(world, "shoot:elf", shot(world, "elf", "fire-demon-1"))
    assert world.pieces["fire-demon-1"].health == 2
    assert drive(monsters.wandering_monster(world)).asked == []
    end_round(world)
    assert not world.attacked, "counted anew in every round"


@pytest.mark.rule("catacombs.variant.wandering.reserve-empty")
def test_none_comes_when_the_reserve_is_empty() -> None:
    world = lazy_turn()
    for n in range(1, 5):
        put(world, f"fire-spirit-{n}", 40.0 * n, 20)
    assert drive(monsters.wandering_monster(world)).asked == []
    del world.pieces["fire-spirit-4"]
    assert len(drive(monsters.wandering_monster(world), "no").asked) == 1, "the last of them may come"


@pytest.mark.rule("catacombs.variant.wandering.not-in-final-battle")
def test_none_comes_in_the_final_battle() -> None:
    world = lazy_turn(room="lord-dragon")
    assert drive(monsters.wandering_monster(world)).asked == []


# Healers and layouts


@pytest.mark.rule("catacombs.variant.second-healer")
def test_either_healer_may_be_used_and_the_second_beside_it() -> None:
    assert ["healer-b"] in laid_out(healer="healer-b").columns
    both = laid_out(second_healer=True).columns
    assert ["healer-a"] in both
    assert ["healer-b"] in both
    assert both[-1] == ["lord-sorcerer"]
    assert ["healer-b"] not in laid_out().columns
    names = [column[0] for column in layout(Setup(second_healer=True))]
    assert names == ["0", "1", "merchant", "1", "healer", "2", "healer-2", "lord"], "behind the room after the first"


@pytest.mark.rule("catacombs.variant.length.longer")
def test_longer_catacombs_add_rooms_behind_the_last_of_their_level() -> None:
    names = [column[0] for column in layout(Setup(extra_level_0=1, extra_level_1=1, extra_level_2=2))]
    assert names == ["0", "0", "1", "merchant", "1", "1", "healer", "2", "2", "2", "lord"]
    assert len({column[0] for column in laid_out(extra_level_2=4).columns}) == 11, "never the same card twice"


@pytest.mark.parametrize("setup", [{"lord": "nobody"}, {"healer": "merchant"}])
def test_lords_and_healers_are_those_of_the_cards(setup: dict[str, str]) -> None:
    with pytest.raises(BadSetup):
        souterrain.new("catacombs", setup=setup)


@pytest.mark.rule("catacombs.variant.length.shorter")
def test_shorter_catacombs_take_rooms_away() -> None:
    names = [column[0] for column in layout(Setup(extra_level_0=-1, extra_level_1=-1, extra_level_2=-1))]
    assert names == ["1", "merchant", "healer", "lord"]
    with pytest.raises(BadSetup):
        souterrain.new("catacombs", setup={"extra_level_1": 9})
    for level in (-3, 5):
        with pytest.raises(BadSetup):
            create(Setup(extra_level_2=level))
    for level in (-2, 4):
        assert create(Setup(extra_level_2=level))


@pytest.mark.rule("catacombs.variant.branching.layout")
def test_the_branching_layout_has_twelve_cards_in_eight_columns() -> None:
    world = laid_out(layout="branching")
    assert [len(column) for column in world.columns] == [1, 2, 1, 2, 2, 1, 2, 1]
    levels = [
        BOOK.rooms[card].level for column in world.columns for card in column if BOOK.rooms[card].kind == "combat"
    ]
    assert [levels.count(level) for level in (0, 1, 2)] == [1, 6, 2]
    kinds = [BOOK.rooms[column[0]].kind for column in world.columns]
    assert kinds == ["combat", "combat", "merchant", "combat", "combat", "healer", "combat", "lord"]


@pytest.mark.rule("catacombs.variant.branching.reveal-and-choose")
def test_of_two_cards_turned_up_the_players_choose_one() -> None:
    world = laid_out(layout="branching")
    world.at = 0
    pair = list(world.columns[1])
    played = drive(explore(world), f"go:{pair[1]}")
    assert [option.on[0] for option in options(played.asked[0])] == pair
    assert world.room == pair[1]
    assert set(pair) <= set(world.open), "the other stays face up"
    drive(install(world), *places(world))
    world.pieces = {id: world.pieces[id] for id in world.heroes}
    end_round(world)
    drive(resolve(world))
    drive(explore(world), dice=[1] * 8)
    assert world.room == "merchant", "one card per column"


@pytest.mark.rule("catacombs.variant.exits.letters", "catacombs.variant.exits.must-match")
def test_with_room_exits_only_a_matching_entrance_may_be_chosen() -> None:
    world = laid_out(layout="branching", exits=True)
    world.room, world.at = "l0-01", 0
    assert BOOK.rooms["l0-01"].exits == "NES"
    world.columns[1] = ["l1-04", "l1-06"]
    assert (BOOK.rooms["l1-04"].exits, BOOK.rooms["l1-06"].exits) == ("NS", "EW")
    drive(explore(world))
    assert world.room == "l1-06", "east needs west"
    world.room, world.at = "l0-01", 0
    world.columns[1] = ["l1-04", "l1-08"]
    played = drive(explore(world), "go:l1-08")
    assert len(played.asked) == 1, "where none opens to the west they break through and choose"


# Camping


def camp_at(space: int, **setup: Any) -> World:
    """A party after a resolution, the marker one before a space."""
    world = arena(camping=True, board="1a", **setup)
    world.phase, world.camp, world.pieces = "camp", space - 1, {}
    return world


@pytest.mark.rule("catacombs.variant.camping.tracker-setup")
def test_the_tracker_lies_in_view_with_its_marker_on_start() -> None:
    world = laid_out(camping=True)
    dial = next(dial for dial in GAME.view(world, "p1").dials if dial.id == "camp")
    assert (dial.value, dial.top) == (0, 7)
    assert BOOK.facts.camp[0] == 0
    assert not [dial for dial in GAME.view(laid_out(), "p1").dials if dial.id == "camp"]


@pytest.mark.rule("catacombs.variant.camping.decide-after-each-resolution")
def test_the_heroes_decide_together_after_each_resolution() -> None:
    world = arena(camping=True, players=3)
    drive(resolve(world))
    assert phase(world) == "camp"
    drive(camp(world), "yes", "no")
    assert (world.camp, phase(world)) == (0, "explore")
    world.phase = "camp"
    drive(camp(world), "yes", "yes")
    assert world.camp == 1
    world.camp = 7
    drive(resolve(world))
    assert phase(world) == "explore", "on the last space camping is no longer possible"


@pytest.mark.rule("catacombs.variant.camping.number-space")
def test_on_a_two_the_wizard_mixes_health_and_spells_and_the_others_heal() -> None:
    world = camp_at(2)
    for id, health in (("wizard", 6), ("elf", 7), ("thief", 5)):
        world.heroes[id].health = health
    kill_quietly(world, "barbarian")
    world.spells.remove("teleport")
    world.used_spells = ["teleport"]
    drive(camp(world), "yes", "regain:teleport")
    assert [world.heroes[id].health for id in ("elf", "barbarian", "thief", "wizard")] == [8, 0, 7, 7]
    assert "teleport" in world.spells
    assert world.used_spells == []
    assert [(event.all, event.left) for event in told(world, Camped)] == [(("elf", "thief"), (8, 7))]
    assert [event.target for event in told(world, Healed)] == ["wizard"], "who chose what to regain"


@pytest.mark.rule("catacombs.variant.camping.number-space", "catacombs.spell.once-per-game")
def test_the_total_never_exceeds_the_number() -> None:
    world = camp_at(2)
    world.used_spells = ["teleport", "fireball", "shield"]
    world.heroes["wizard"].health = 4
    drive(camp(world), "yes", "regain:teleport", "heal")
    assert world.used_spells == ["fireball", "shield"]
    assert world.heroes["wizard"].health == 5


def kill_quietly(world: World, id: str) -> None:
    world.heroes[id].health = 0


@pytest.mark.rule("catacombs.variant.camping.star-space-ambush")
def test_on_a_star_the_master_picks_monsters_worth_300() -> None:
    world = camp_at(3)
    world.heroes["elf"].health = 5
    played = drive(camp(world), "yes", "pick:troll", "pick:skeleton-warrior")
    assert world.heroes["elf"].health == 5, "nothing is regained"
    assert world.waiting == ["troll", "skeleton-warrior"]
    offered = [option.on[0] for option in options(played.asked[2], "pick")]
    assert offered
    assert all(BOOK.monsters[kind].gold <= 100 for kind in offered), "100 of 300 are left"
    for choice in (["crypt-spider"], ["orc"] * 3):
        world = camp_at(3)
        drive(camp(world), "yes", *[f"pick:{kind}" for kind in choice])
        assert world.waiting == choice
    assert [event.monsters for event, _ in world.told if isinstance(event, Ambushed)] == [("orc", "orc", "orc")]


@pytest.mark.rule("catacombs.variant.camping.star-space-ambush", "catacombs.general.supplies-are-limits")
def test_no_monster_ambushes_that_the_reserve_does_not_hold() -> None:
    world = camp_at(3)
    pool = BOOK.monsters["troll"].pool
    kin = [kind for kind, row in BOOK.monsters.items() if row.pool == pool]
    world.heroes["elf"].kills = ["troll"] * BOOK.pools[pool]
    played = drive(camp(world), "yes", "pick:crypt-spider")
    offered = [option.on[0] for option in options(played.asked[1], "pick")]
    assert "crypt-spider" in offered
    assert not set(kin) & set(offered), "all of these discs are out"


@pytest.mark.rule("catacombs.variant.camping.number-space", "catacombs.health.never-above-initial")
def test_a_wizard_in_full_health_is_offered_none() -> None:
    world = camp_at(1)
    world.used_spells = ["teleport"]
    played = drive(camp(world), "yes", "nothing")
    assert [option.verb for option in options(played.asked[1])] == ["regain", "nothing"]
    hurt = camp_at(1)
    hurt.used_spells, hurt.heroes["wizard"].health = ["teleport"], 7
    played = drive(camp(hurt), "yes", "heal")
    assert [option.verb for option in options(played.asked[1])] == ["regain", "heal", "nothing"]


@pytest.mark.rule("catacombs.variant.camping.ambush-swapped-zones", "catacombs.variant.camping.once-per-resolution")
def test_an_ambush_swaps_the_zones_on_the_same_board_and_no_camp_follows() -> None:
    world = camp_at(3)
    drive(camp(world), "yes", "pick:crypt-spider")
    assert phase(world) == "install"
    played = drive(
        install(world), *(down(id, 420, 125) for id in world.heroes), down("crypt-spider", 35, 125),
    )  # fmt: skip
    assert world.board == "1a"
    assert played.asked[0].seat == "p1", "heroes place first"
    assert all(world.pieces[id].x > BOOK.boards.monster_zone[0] for id in world.heroes)
    assert world.pieces["crypt-spider"].x < BOOK.boards.hero_zone[2]
    assert phase(world) == "heroes"
    del world.pieces["crypt-spider"]
    world.heroes["elf"].kills = ["crypt-spider"]
    end_round(world)
    drive(resolve(world))
    assert world.heroes["elf"].gold == 300, "a normal resolution"
    assert [event.ambush for event in told(world, RoomCleared)] == [True], "but of an ambush"
    assert phase(world) == "explore", "never after the fight caused by a camp"
    assert world.camp == 3


def test_dead_heroes_get_nothing_from_a_camp() -> None:
    world = camp_at(1)
    kill_quietly(world, "elf")
    drive(camp(world), "yes")
    assert world.heroes["elf"].health == 0
