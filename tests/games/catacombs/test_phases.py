"""Exploration, installation, combat and resolution, in the order of a room."""

from __future__ import annotations

import math

import pytest
from tests.games.catacombs.arena import (
    arena,
    at,
    called,
    down,
    drive,
    end_round,
    hero_acts,
    hero_keys,
    kill,
    master_keys,
    phase,
    put,
    told,
)  # fmt: skip
from tests.play import run

import souterrain
from souterrain import bots
from souterrain.core.ask import Ask, Shot
from souterrain.core.say import Say
from souterrain.games.catacombs import combat, heroes, monsters
from souterrain.games.catacombs.catalogue import BOOK
from souterrain.games.catacombs.events.preparation import HeroTaken
from souterrain.games.catacombs.events.rooms import ReserveShort
from souterrain.games.catacombs.events.spoils import GoldShared, GoldTaken, RoomCleared
from souterrain.games.catacombs.explore import explore
from souterrain.games.catacombs.game import GAME
from souterrain.games.catacombs.install import install, take_monsters
from souterrain.games.catacombs.prepare import layout, prepare
from souterrain.games.catacombs.resolution import resolve
from souterrain.games.catacombs.words import kind_say
from souterrain.games.catacombs.world import Setup, World


def laid_out(**setup: object) -> World:
    """A game prepared with the first card of every pile: a pick always takes the first face."""
    world = GAME.create(Setup(**setup))  # type: ignore[arg-type]
    rules = prepare(world)
    value = None
    while True:
        try:
            wanted = rules.send(value)
        except StopIteration:
            return world
        value = 1 if isinstance(wanted, souterrain.Roll) else wanted.options[0].key  # type: ignore[union-attr]


@pytest.mark.rule(
    "catacombs.layout.basic-seven-card-column",
    "catacombs.layout.sort-and-shuffle-by-level",
    "catacombs.setup.room-column-face-down",
    "catacombs.game.heroes-cross-rooms-then-fight-lord",
)
def test_the_basic_column_of_seven_cards() -> None:
    world = laid_out()
    assert world.columns == [
        ["l0-01"], ["l1-01"], ["merchant"], ["l1-02"], ["healer-a"], ["l2-01"], ["lord-sorcerer"],
    ]  # fmt: skip
    for seat in ("p1", "overlord"):
        assert GAME.glimpse(world, seat).columns == [["?"]] * 7, "all face down"


@pytest.mark.rule("catacombs.setup.all-four-heroes-always-play")
def test_who_takes_whom_is_told_where_several_share_the_heroes() -> None:
    assert told(laid_out(players=2), HeroTaken) == []
    shared = [(event.who, event.seat) for event in told(laid_out(players=3), HeroTaken)]
    assert shared == [("elf", "p1"), ("barbarian", "p1"), ("thief", "p2"), ("wizard", "p2")]


@pytest.mark.rule("catacombs.layout.sort-and-shuffle-by-level")
def test_the_combat_cards_are_drawn_at_random_from_their_levels() -> None:
    columns = {str(souterrain.new("catacombs", seed=f"deck {n}").world.columns) for n in range(5)}
    assert len(columns) == 5
    world = souterrain.new("catacombs", seed="deck 0").world
    assert [BOOK.rooms[column[0]].level for column in world.columns if BOOK.rooms[column[0]].kind == "combat"] == [
        0,
        1,
        1,
        2,
    ]


@pytest.mark.rule("catacombs.setup.equipment-deck-shuffled-face-down")
def test_the_equipment_deck_is_shuffled_and_nobody_sees_its_order() -> None:
    one, two = (souterrain.new("catacombs", seed=f"deck {n}").world for n in (1, 2))
    assert one.equipment != two.equipment
    assert sorted(one.equipment) == sorted(two.equipment)
    assert len(one.equipment) == 9
    assert GAME.glimpse(one, "p1").equipment == GAME.glimpse(two, "p1").equipment


@pytest.mark.rule("catacombs.setup.room-column-face-down", "catacombs.setup.equipment-deck-shuffled-face-down")
def test_no_die_in_the_story_tells_what_lies_face_down() -> None:
    session = souterrain.new("catacombs", seed="secret", setup={"layout": "branching"})
    assert [told.dice for told in session.story if told.dice] == []


@pytest.mark.rule("catacombs.components.room-order-fixed-once-laid")
def test_no_room_card_changes_place() -> None:
    session = souterrain.new("catacombs", seed="fixed")
    before = [list(column) for column in session.world.columns]
    bots.play(session, {seat: bots.make("catacombs", "scripted", 1) for seat in session.seats}, most=150)
    assert session.world.columns == before


@pytest.mark.rule(
    "catacombs.phase.four-phases-per-room",
    "catacombs.explore.flip-next-room-card-from-top",
    "catacombs.resolution.then-explore-again",
)
def test_a_room_runs_through_its_four_phases() -> None:
    world = laid_out()
    assert phase(world) == "explore"
    drive(explore(world))
    assert (world.room, world.phase, world.open) == ("l0-01", "install", ["l0-01"])
    drive(install(world), *places(world))
    assert (phase(world), world.round) == ("heroes", 1)
    for piece in world.monsters():
        del world.pieces[piece.id]
    end_round(world)
    assert phase(world) == "resolve"
    drive(resolve(world))
    assert phase(world) == "explore"
    drive(explore(world))
    assert world.room == "l1-01"


def places(world: World) -> list[object]:
    """Everybody put down where the zone's middle is; the rules nudge them apart."""
    return [
        *(down(id, 35, 125) for id in world.heroes),
        *(down(id, 420, 125) for id in called(world.waiting)),
    ]


@pytest.mark.rule("catacombs.phase.four-phases-per-room")
def test_the_merchant_and_the_healer_have_no_other_phase() -> None:
    world = laid_out()
    world.at = 1
    drive(explore(world), dice=[1] * 8)
    assert (world.room, world.phase) == ("merchant", "explore")
    world.at = 3
    drive(explore(world))
    assert (world.room, world.phase) == ("healer-a", "explore")


@pytest.mark.rule("catacombs.explore.lord-card-starts-final-battle", "catacombs.lord.final-battle-in-lair")
def test_the_lords_card_starts_the_final_battle_in_his_lair() -> None:
    world = laid_out(lord="dragon")
    world.at = 5
    drive(explore(world))
    assert world.final
    assert phase(world) == "install"
    assert sorted(world.waiting) == sorted(
        kind for kind, count in BOOK.lords["dragon"].minions.items() for _ in range(count)
    )


# Installation


@pytest.mark.rule(
    "catacombs.install.board-matches-card-texture",
    "catacombs.install.take-listed-monsters",
    "catacombs.install.heroes-placed-first",
    "catacombs.install.monster-cards-open",
    "catacombs.setup.room-column-face-down",
)
def test_installation_lays_the_board_places_the_heroes_then_the_monsters() -> None:
    world = laid_out()
    world.at, world.columns[1] = 0, ["l1-08"]
    drive(explore(world))
    played = drive(install(world), *places(world))
    assert world.board == BOOK.rooms["l1-08"].board == "3b"
    assert GAME.view(world, "p1").board.paper == BOOK.sides["3b"].paper  # type: ignore[union-attr]
    assert [asked.seat for asked in played.asked] == ["p1"] * 4 + ["overlord"] * 6
    kinds = sorted(piece.kind for piece in world.monsters())
    assert kinds == ["boulder-beast", "ghoul", "orc", "orc", "orc", "skeleton-warrior"]
    cards = {sheet.id: sheet.name for sheet in GAME.view(world, "p1").sheets if sheet.side == "foe"}
    assert sorted(cards) == ["card-boulder-beast", "card-ghoul", "card-orc", "card-skeleton-warrior"]
    assert cards["card-orc"] == Say("copies", card=kind_say("orc"), n=3), "with how many there are"
    assert cards["card-ghoul"] == kind_say("ghoul")


@pytest.mark.rule("catacombs.install.heroes-placed-first")
def test_those_who_wait_to_be_placed_wait_where_they_did() -> None:
    world = laid_out()
    drive(explore(world))
    played = drive(install(world), *places(world))
    first, second = played.asked[:2]
    assert isinstance(first, Shot)
    assert isinstance(second, Shot)
    assert first.discs[1:] == second.discs


@pytest.mark.rule("catacombs.install.heroes-placed-first", "catacombs.attack.no-stacking")
def test_every_disc_lies_whole_in_its_zone_and_overlaps_nothing() -> None:
    world = laid_out()
    drive(explore(world))
    drive(install(world), *places(world))
    pieces = list(world.pieces.values())
    for n, one in enumerate(pieces):
        left, top, right, bottom = world.hero_zone if one.side == "hero" else world.monster_zone
        radius = one.body.radius
        assert left + radius - 1e-6 <= one.x <= right - radius + 1e-6
        assert top + radius - 1e-6 <= one.y <= bottom - radius + 1e-6
        for two in pieces[:n]:
            assert math.dist((one.x, one.y), (two.x, two.y)) >= radius + two.body.radius - 1e-6
        for x, y in BOOK.sides[world.board].holes:
            assert math.dist((one.x, one.y), (x, y)) >= radius + 16.0 - 1e-6


@pytest.mark.rule("catacombs.install.master-places-second-heroes-act-first")
def test_the_master_places_second_and_the_heroes_act_first() -> None:
    world = laid_out(players=5)
    drive(explore(world))
    played = drive(install(world), *places(world))
    assert [asked.seat for asked in played.asked[:5]] == ["p1", "p2", "p3", "p4", "overlord"]
    asked = next(combat.heroes_turn(world))
    assert isinstance(asked, Ask)
    assert asked.seat == "p1"


@pytest.mark.rule("catacombs.combat.attack-or-special-not-both", "catacombs.lord.punch-or-one-special")
def test_a_deed_that_begins_with_a_flick_of_its_own_disc_says_how_fast_that_may_be() -> None:
    world = arena()
    put(world, "orc-1", 300, 100)
    put(world, "skeleton-archer-1", 300, 200)
    lord = put(world, "sorcerer", 400, 100)
    deeds = [deed for piece in combat.ready(world) for deed in heroes.deeds(world, piece)]
    for piece in (world.pieces["orc-1"], world.pieces["skeleton-archer-1"], lord):
        deeds += monsters.monster_deeds(world, piece)
    flicked = [deed.option for deed in deeds if deed.option.flick]
    assert {option.at for option in flicked} >= {"elf", "thief", "orc-1", "sorcerer"}
    assert not {"shoot:elf", "attack:skeleton-archer-1:missile"} & {option.key for option in flicked}
    for deed in deeds:
        if deed.option.flick:
            rules = deed.do()
            assert rules is not None
            asked = next(rules)
            assert isinstance(asked, Shot)
            assert (asked.discs[0].disc, asked.top_speed) == (deed.option.at, deed.option.flick)


@pytest.mark.rule("catacombs.wandering.type-from-lord-board")
def test_four_wandering_monsters_of_the_dragons_are_four_fire_spirits() -> None:
    world = laid_out(lord="dragon")
    drive(take_monsters(world, BOOK.rooms["l0-10"]))
    assert sorted(world.waiting) == ["fire-spirit"] * 4 + ["skeleton-warrior"] * 2


@pytest.mark.rule("catacombs.general.supplies-are-limits")
def test_what_the_reserve_lacks_is_not_placed() -> None:
    world = arena()
    for n in range(1, 4):
        put(world, f"orc-{n}", 300, 40 * n)
    drive(take_monsters(world, BOOK.rooms["l0-03"]))
    assert world.waiting.count("orc") == 2
    assert [(event.monster, event.missing) for event in told(world, ReserveShort)] == [("orc", 2)]


# Combat


@pytest.mark.rule("catacombs.combat.at-least-one-round", "catacombs.combat.rounds-until-no-monster-disc")
def test_rounds_repeat_until_no_monster_is_left() -> None:
    world = arena()
    put(world, "orc-1", 300, 100)
    for number in (2, 3):
        end_round(world)
        assert (world.round, world.phase) == (number, "heroes")
    del world.pieces["orc-1"]
    end_round(world)
    assert phase(world) == "resolve"


@pytest.mark.rule("catacombs.combat.room-cleared-only-at-end-of-round")
def test_the_last_kill_does_not_cut_the_heroes_turn_short() -> None:
    world = arena()
    put(world, "elf", 100, 100)
    put(world, "zombie-1", 160, 100)
    put(world, "shield", 300, 200)
    put(world, "summoned-skeleton", 340, 200)
    hero_acts(world, "punch:elf", at(world, "elf", "zombie-1"))
    assert phase(world) == "heroes"
    assert {"punch:thief", "punch:summoned-skeleton"} <= set(hero_keys(world))
    for piece in world.pieces.values():
        piece.acted = True
    drive(combat.heroes_turn(world))
    drive(combat.masters_turn(world))
    assert phase(world) == "round"
    end_round(world)
    assert phase(world) == "resolve"


@pytest.mark.rule("catacombs.combat.one-action-per-hero")
def test_every_hero_has_one_action_and_may_pass() -> None:
    world = arena()
    put(world, "orc-1", 300, 40)
    hero_acts(world, "pass:elf")
    assert not hero_keys(world, "elf")
    for id in ("barbarian", "thief", "wizard"):
        hero_acts(world, f"pass:{id}")
    drive(combat.heroes_turn(world))
    assert phase(world) == "master"


@pytest.mark.rule("catacombs.combat.hero-order-free")
def test_the_order_is_free_among_players_too() -> None:
    world = arena(players=3)
    put(world, "orc-1", 300, 40)
    rules = combat.heroes_turn(world)
    asked = next(rules)
    assert isinstance(asked, Ask)
    assert asked.seat == "p1"
    assert "wait" in [option.key for option in asked.options]
    with pytest.raises(StopIteration):
        rules.send("wait")
    asked = next(combat.heroes_turn(world))
    assert isinstance(asked, Ask)
    assert asked.seat == "p2"
    keys = [option.key for option in asked.options]
    assert "wait" not in keys, "all others have let him go first"
    assert {"punch:barbarian", "punch:thief", "punch:wizard"} <= set(keys)
    drive(combat.heroes_turn(world), "pass:wizard")
    drive(combat.heroes_turn(world), "wait")
    drive(combat.heroes_turn(world), "pass:thief")
    asked = next(combat.heroes_turn(world))
    assert isinstance(asked, Ask)
    assert asked.seat == "p1", "after an action the first is asked again"


@pytest.mark.rule("catacombs.combat.attack-or-special-not-both")
def test_an_attack_or_a_special_action_but_not_both() -> None:
    world = arena()
    put(world, "elf", 100, 100)
    put(world, "orc-1", 220, 100)
    keys = hero_keys(world)
    assert {"punch:elf", "shoot:elf"} <= set(keys)
    for rage, offered in ((1, True), (0, False)):
        world.heroes["barbarian"].rage = rage
        assert ("rage:barbarian" in hero_keys(world)) is offered
    hero_acts(world, "punch:elf", at(world, "elf", "orc-1", 0.1))
    assert not hero_keys(world, "elf")


@pytest.mark.rule("catacombs.combat.master-one-action-per-monster", "catacombs.lord.acts-like-a-monster")
def test_every_monster_acts_once_in_any_order_and_may_pass() -> None:
    world = arena(room="lord-sorcerer")
    put(world, "sorcerer", 400, 100)
    put(world, "orc-1", 300, 40)
    put(world, "orc-2", 300, 90)
    world.phase = "master"
    keys = master_keys(world)
    assert {"attack:orc-1:punch", "attack:orc-2:punch", "punch:sorcerer", "pass:orc-2", "done"} <= set(keys)
    drive(combat.masters_turn(world), "pass:orc-2")
    assert not master_keys(world, "orc-2")
    drive(combat.masters_turn(world), "punch:sorcerer", lambda: at(world, "sorcerer", "orc-1", 0.1))
    assert not master_keys(world, "sorcerer")
    drive(combat.masters_turn(world), "pass:orc-1")
    drive(combat.masters_turn(world))
    assert phase(world) == "round"


# Resolution


@pytest.mark.rule(
    "catacombs.resolution.gold-equals-value-of-own-kills",
    "catacombs.resolution.killed-monsters-return-to-reserve",
    "catacombs.gold.two-denominations-and-uses",
)
def test_janes_wizard_takes_400_gold() -> None:
    world = arena()
    world.heroes["wizard"].kills = ["skeleton-warrior", "skeleton-warrior", "centaur"]
    assert world.reserve("centaur") == 2
    drive(resolve(world))
    assert world.heroes["wizard"].gold == 400
    assert told(world, GoldTaken) == [GoldTaken("wizard", 400, 400)]
    assert world.gold_left == 10000 - 400
    assert world.reserve("centaur") == 3
    assert world.heroes["elf"].gold == 0
    assert told(world, RoomCleared)


@pytest.mark.rule("catacombs.hero.thief-extra-moves-and-bonus-gold")
def test_the_thief_takes_100_more_for_each_kill() -> None:
    world = arena()
    world.heroes["thief"].kills = ["orc", "zombie"]
    drive(resolve(world))
    assert world.heroes["thief"].gold == 400


@pytest.mark.rule("catacombs.death.no-gold-from-current-room")
def test_the_dead_are_not_paid() -> None:
    world = arena()
    world.heroes["elf"].kills = ["orc"]
    kill(world, "elf")
    drive(resolve(world))
    assert world.heroes["elf"].gold == 0


@pytest.mark.rule("catacombs.general.supplies-are-limits")
def test_when_gold_is_short_the_players_choose_who_is_paid() -> None:
    world = arena()
    world.heroes["thief"].gold = 9800
    world.heroes["elf"].kills = ["orc"]
    world.heroes["barbarian"].kills = ["centaur"]
    world.heroes["wizard"].kills = ["zombie"]
    drive(resolve(world), "pay:barbarian")
    assert [world.heroes[id].gold for id in ("elf", "barbarian", "wizard")] == [0, 200, 0]
    assert sum(event.gold for event in told(world, GoldTaken)) == 200
    assert all(event.gold + event.missing == event.owed for event in told(world, GoldTaken))
    assert any(event.missing for event in told(world, GoldTaken)), "what cannot be paid is told"
    assert world.gold_left == 0
    assert not told(world, GoldShared)
    world = arena()
    world.heroes["elf"].kills = ["orc"]
    world.heroes["wizard"].kills = ["zombie"]
    drive(resolve(world))
    assert [event.all for event in told(world, GoldShared)] == [("elf", "wizard")], "one line where all are paid"
    assert not told(world, GoldTaken)
    world = arena()
    world.heroes["thief"].gold = 9800
    world.heroes["elf"].kills = ["orc"]
    world.heroes["barbarian"].kills = ["centaur"]
    drive(resolve(world), "pay:barbarian")
    assert (world.heroes["elf"].gold, world.heroes["barbarian"].gold) == (0, 200), "of two as well"
    world = arena()
    world.heroes["elf"].kills = ["orc"]
    world.heroes["barbarian"].kills = ["centaur"]
    world.heroes["thief"].gold = 10_000 - sum(BOOK.monsters[kind].gold for kind in ("orc", "centaur"))
    drive(resolve(world))
    assert (len(told(world, GoldShared)), world.gold_left) == (1, 0), "to the last coin"
    world = arena()
    world.heroes["thief"].gold = 9900
    world.heroes["barbarian"].kills = ["centaur"]
    assert drive(resolve(world)).asked == [], "one alone takes what there is"
    assert world.heroes["barbarian"].gold == 100


@pytest.mark.rule("catacombs.combat.rounds-until-no-monster-disc")
def test_the_table_goes_from_phase_to_phase() -> None:
    world = arena()
    put(world, "orc-1", 300, 40)
    assert GAME.outcome(world) is None
    for id in world.heroes:
        drive(GAME.turn(world), f"pass:{id}")
    drive(GAME.turn(world))
    assert phase(world) == "master"
    drive(GAME.turn(world), "pass:orc-1")
    drive(GAME.turn(world))
    assert phase(world) == "round"
    drive(GAME.turn(world))
    assert (phase(world), world.round) == ("heroes", 2)


def test_a_shot_of_placement_is_asked_with_no_speed() -> None:
    world = laid_out()
    drive(explore(world))
    asked = next(install(world))
    assert isinstance(asked, Shot)
    assert asked.top_speed == 0.0
    assert {launch.disc for launch in asked.discs} == set(world.heroes)


def test_the_layout_of_columns_is_content() -> None:
    assert [column[0] for column in layout(Setup())] == ["0", "1", "merchant", "1", "healer", "2", "lord"]


@pytest.mark.rule("catacombs.combat.rounds-until-no-monster-disc")
def test_when_no_monster_is_left_the_heroes_need_not_pass_one_by_one() -> None:
    world = arena()
    orc = put(world, "orc-1", 300, 100)
    asked = next(combat.heroes_turn(world))
    assert isinstance(asked, Ask)
    assert "done" not in [option.key for option in asked.options], "there is somebody to fight"
    del world.pieces[orc.id]
    run(combat.heroes_turn(world), answers=["done"])
    assert all(world.pieces[id].acted for id in world.heroes)
    run(combat.heroes_turn(world))
    assert world.phase == "master"
    for id in ("barbarian", "thief", "wizard"):
        world.pieces[id].acted = False
    world.pieces["elf"].acted = True
    asked = next(combat.heroes_turn(world))
    assert isinstance(asked, Ask)
    assert asked.options[0].key == "done"


@pytest.mark.rule("catacombs.combat.one-action-per-hero")
def test_a_turn_may_be_ended_with_heroes_unused_and_that_is_asked_once_more() -> None:
    world = arena()
    put(world, "orc-1", 300, 100)
    asked = next(combat.heroes_turn(world))
    assert isinstance(asked, Ask)
    assert [option.key for option in asked.options if option.final] == ["end"]
    run(combat.heroes_turn(world), answers=["end"])
    assert all(world.pieces[id].acted for id in world.heroes)
    for id in ("barbarian", "thief"):
        world.pieces[id].acted = False
    world.pieces["barbarian"].stunned = 1
    asked = next(combat.heroes_turn(world))
    assert isinstance(asked, Ask)
    assert "end" not in [option.key for option in asked.options], "one who is left alone passes"


@pytest.mark.rule("catacombs.victory.master-wins-if-all-out")
def test_no_room_on_the_way_can_stun_the_whole_party_with_its_ghouls() -> None:
    ghouls = {id: room.monsters.get("ghoul", 0) for id, room in BOOK.rooms.items() if room.kind == "combat"}
    assert max(ghouls.values()) == 1
