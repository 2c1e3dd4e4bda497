"""The final battle: four lords and their powers."""

from __future__ import annotations

import pytest
from tests.games.catacombs.arena import (
    arena,
    at,
    called,
    down,
    drive,
    end_round,
    hero_acts,
    master_keys,
    monster_acts,
    phase,
    put,
    shot,
    told,
)  # fmt: skip

from souterrain.core.ask import Shot
from souterrain.games.catacombs import monsters
from souterrain.games.catacombs.catalogue import BOOK
from souterrain.games.catacombs.events.actions import ChangedPlaces
from souterrain.games.catacombs.events.flicks import Damaged, DecoyGone, TouchedNobody
from souterrain.games.catacombs.events.rooms import ReserveShort
from souterrain.games.catacombs.install import install, take_monsters
from souterrain.games.catacombs.world import World


def lair(lord: str, x: float = 300.0, y: float = 100.0) -> World:
    world = arena(room=f"lord-{lord}", lord=lord)
    put(world, lord, x, y)
    return world


@pytest.mark.rule("catacombs.lord.arrives-with-minions", "catacombs.lord.final-battle-in-lair")
def test_a_lord_enters_with_his_minions() -> None:
    world = arena(room="lord-dragon", lord="dragon")
    drive(take_monsters(world, BOOK.rooms["lord-dragon"]))
    world.pieces = {}
    waiting = list(world.waiting)
    played = drive(
        install(world), *(down(id, 30, 100) for id in world.heroes), down("dragon", 450, 125),
        *(down(id, 420, 100) for id in called(waiting)),
    )  # fmt: skip
    assert world.board == BOOK.rooms["lord-dragon"].board
    assert world.pieces["dragon"].side == "lord"
    assert world.pieces["dragon"].health == BOOK.lords["dragon"].health
    assert sorted(piece.kind for piece in world.on_board("monster")) == [
        "fire-demon", "fire-spirit", "fire-spirit", "troll", "troll",
    ]  # fmt: skip
    asked = played.asked[4]
    assert isinstance(asked, Shot)
    assert asked.discs[0].disc == "dragon", "the lord first"


@pytest.mark.rule("catacombs.lord.sorcerer-theme")
def test_his_own_side_does_not_dispel_the_mirage() -> None:
    world = lair("sorcerer")
    put(world, "decoy", 200, 100)
    monster_acts(world, "punch:sorcerer", at(world, "sorcerer", "decoy"))
    assert "decoy" in world.pieces
    put(world, "barbarian", world.pieces["decoy"].x, world.pieces["decoy"].y + 60)
    world.told.clear()
    hero_acts(world, "punch:barbarian", at(world, "barbarian", "decoy", 0.3))
    assert "decoy" not in world.pieces
    assert told(world, DecoyGone) == [DecoyGone("barbarian")]
    assert not told(world, TouchedNobody), "to hit the decoy is no miss"


@pytest.mark.rule("catacombs.lord.punch-or-one-special", "catacombs.lord.acts-like-a-monster")
def test_the_dragon_spawns_and_may_then_neither_punch_nor_charge() -> None:
    world = lair("dragon")
    assert master_keys(world) == ["punch:dragon", "power:dragon:brood", "power:dragon:fire-charge", "pass:dragon"]
    monster_acts(world, "power:dragon:brood", down("fire-spirit-1", 340, 100), down("fire-spirit-2", 300, 150))
    assert world.pieces["dragon"].acted
    assert (world.pieces["dragon"].x, world.pieces["dragon"].y) == (300, 100), "it stays where it is"
    assert {piece.kind for piece in world.on_board("monster")} == {"fire-spirit"}
    assert drive(monsters.one_action(world)).result is False


@pytest.mark.rule("catacombs.lord.dragon-theme")
def test_the_dragon_charges_and_breathes_fire_from_where_it_stopped() -> None:
    world = lair("dragon", 160, 100)
    put(world, "elf", 100, 100)
    put(world, "thief", 200, 40)
    flicks = at(world, "dragon", "elf", 0.4), lambda: shot(world, "dragon", "thief", "fireball")
    played = monster_acts(world, "power:dragon:fire-charge", *flicks)
    asked = played.asked[2]
    assert isinstance(asked, Shot)
    assert asked.discs[0].disc == "fireball"
    assert asked.discs[0].x == pytest.approx(world.pieces["dragon"].x)
    assert (world.heroes["elf"].health, world.heroes["thief"].health) == (7, 9)


@pytest.mark.rule("catacombs.lord.may-summon-more", "catacombs.components.supply-is-sixty-two-discs")
def test_new_minions_are_limited_by_the_reserve_and_do_not_act_when_they_arrive() -> None:
    world = lair("dragon")
    for n in range(1, 4):
        put(world, f"fire-spirit-{n}", 40.0 * n, 20).wall = True
    monster_acts(world, "power:dragon:brood", down("fire-spirit-4", 340, 100))
    assert told(world, ReserveShort)
    spirit = world.pieces["fire-spirit-4"]
    assert ((spirit.x - 300) ** 2 + (spirit.y - 100) ** 2) ** 0.5 <= 16.0 + 50.0 + 12.5 + 1e-6
    assert drive(monsters.one_action(world)).result is False
    world.pieces["dragon"].acted = False
    assert "power:dragon:brood" not in master_keys(world), "the reserve is empty"
    world.pieces["dragon"].acted = True
    end_round(world)
    assert "attack:fire-spirit-4:punch" in master_keys(world)


@pytest.mark.rule("catacombs.lord.sorcerer-theme")
def test_while_the_decoy_stands_the_sorcerer_can_be_seen_but_not_struck() -> None:
    world = lair("sorcerer", 400, 100)
    put(world, "orc-1", 40, 40)
    monster_acts(world, "power:sorcerer:mirage", down("decoy", 460, 200))
    decoy = world.pieces["decoy"]
    assert decoy.side == "decoy"
    put(world, "barbarian", 340, 100)
    hero_acts(world, "punch:barbarian", at(world, "barbarian", "sorcerer", 0.3))
    assert world.lord_health == 5
    put(world, "thief", decoy.x - 60, decoy.y)
    hero_acts(world, "punch:thief", at(world, "thief", "decoy", 0.3))
    assert "decoy" not in world.pieces, "the first flick that touches it removes it"
    put(world, "barbarian", 60, 230)
    put(world, "elf", world.pieces["sorcerer"].x - 60, world.pieces["sorcerer"].y)
    hero_acts(world, "punch:elf", at(world, "elf", "sorcerer", 0.3))
    assert world.lord_health == 4


@pytest.mark.rule("catacombs.lord.sorcerer-theme")
def test_a_second_mirage_exchanges_lord_and_decoy() -> None:
    world = lair("sorcerer", 400, 100)
    put(world, "decoy", 460, 200)
    monster_acts(world, "power:sorcerer:mirage")
    lord, decoy = world.pieces["sorcerer"], world.pieces["decoy"]
    assert ((lord.x, lord.y), (decoy.x, decoy.y)) == ((460, 200), (400, 100))
    assert told(world, ChangedPlaces) == [ChangedPlaces("sorcerer", "decoy")]


def test_the_sorcerers_volley_is_two_missiles() -> None:
    world = lair("sorcerer", 220, 100)
    put(world, "elf", 100, 100)
    put(world, "thief", 220, 200)
    volley = shot(world, "sorcerer", "elf"), lambda: shot(world, "sorcerer", "thief")
    monster_acts(world, "power:sorcerer:arc-volley", *volley)
    assert (world.heroes["elf"].health, world.heroes["thief"].health) == (7, 9)


@pytest.mark.rule("catacombs.lord.gorgon-theme")
def test_the_gorgon_turns_a_hero_to_stone_and_stone_suffers_three() -> None:
    world = lair("gorgon", 220, 100)
    elf = put(world, "elf", 100, 100)
    monster_acts(world, "power:gorgon:petrifying-gaze", shot(world, "gorgon", "elf"))
    assert (world.heroes["elf"].health, elf.stunned, elf.stone) == (7, 1, True)
    assert told(world, Damaged)[0].rule == "catacombs.damage.monsters-hurt-heroes-and-allies"
    assert elf.body.fixed
    end_round(world)
    world.phase = "master"
    x = elf.x
    put(world, "gorgon", x + 120, elf.y)
    monster_acts(world, "power:gorgon:petrifying-gaze", shot(world, "gorgon", "elf"))
    assert world.heroes["elf"].health == 4
    assert told(world, Damaged)[1].rule == "catacombs.lord.gorgon-theme"
    assert elf.stunned == 1, "not stunned again"
    assert elf.x == x, "fixed like an obstacle"
    end_round(world)
    assert not elf.stone


def test_a_stone_hero_is_damaged_as_usual_by_others() -> None:
    world = lair("gorgon", 400, 30)
    elf = put(world, "elf", 100, 100)
    elf.stunned, elf.stone = 1, True
    put(world, "orc-1", 160, 100)
    monster_acts(world, "attack:orc-1:punch", at(world, "orc-1", "elf"))
    assert world.heroes["elf"].health == 7
    assert (elf.x, elf.y) == (100, 100)


def test_the_gorgons_lash_is_two_punches_from_where_it_stopped() -> None:
    world = lair("gorgon", 160, 100)
    put(world, "elf", 100, 100)
    put(world, "thief", 160, 40)
    lashes = at(world, "gorgon", "elf", 0.3), lambda: at(world, "gorgon", "thief")
    monster_acts(world, "power:gorgon:serpent-lash", *lashes)
    assert (world.heroes["elf"].health, world.heroes["thief"].health) == (7, 9)


@pytest.mark.rule("catacombs.lord.lich-theme")
@pytest.mark.parametrize(("coin", "minion"), [("ghoul", "ghoul"), ("skeleton-warrior", "skeleton-warrior")])
def test_the_lich_raises_the_dead_by_a_coin(coin: str, minion: str) -> None:
    world = lair("lich")
    monster_acts(world, "power:lich:raise-the-dead", down(minion, 340, 100), dice=[coin])
    assert minion in world.pieces
    assert sum(BOOK.lords["lich"].minions.values()) == 13, "hordes"


@pytest.mark.rule("catacombs.lord.lich-theme")
def test_nothing_rises_if_the_reserve_has_none_of_that_kind() -> None:
    world = lair("lich")
    for n in range(1, 4):
        put(world, f"ghoul-{n}", 40.0 * n, 20)
        world.pieces[f"ghoul-{n}"].acted = True
    monster_acts(world, "power:lich:raise-the-dead", dice=["ghoul"])
    assert sum(piece.kind == "ghoul" for piece in world.pieces.values()) == 3


def test_grave_touch_deals_two() -> None:
    world = lair("lich", 160, 100)
    put(world, "elf", 100, 100)
    monster_acts(world, "power:lich:grave-touch", at(world, "lich", "elf"))
    assert world.heroes["elf"].health == 6


@pytest.mark.rule("catacombs.resolution.killed-monsters-return-to-reserve")
def test_killed_minions_of_the_final_battle_stay_beside_the_board_of_their_killer() -> None:
    world = lair("lich", 400, 30)
    put(world, "zombie-1", 160, 100)
    put(world, "thief", 100, 100)
    hero_acts(world, "punch:thief", at(world, "thief", "zombie-1"))
    assert world.heroes["thief"].kills == ["zombie"]
    assert world.reserve("zombie") == 5, "there is no resolution in this battle: the lord cannot call it again"
    end_round(world)
    assert phase(world) == "heroes", "with the minions dead and the lord alive the battle goes on"
