"""Furniture: where it stands, what it hides, and what is done with it."""

from __future__ import annotations

import pytest

from souterrain.crawl.squares import Square, around, rectangle
from souterrain.games.ahq import furniture, upkeep
from souterrain.games.ahq.battle import fighter
from souterrain.games.ahq.battle import turn as battle
from souterrain.games.ahq.belongings import count
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.combat import melee, moves, ranged
from souterrain.games.ahq.combat.sight import in_sight, sight
from souterrain.games.ahq.dungeon import furniture as placing
from souterrain.games.ahq.dungeon import rooms
from souterrain.games.ahq.dungeon.ground import ground, wall
from souterrain.games.ahq.events.furniture import PieceFound
from souterrain.games.ahq.figures import Effect, Figure, Item, effect
from souterrain.games.ahq.items import antidote, drink_healing
from souterrain.games.ahq.magic import sources
from souterrain.games.ahq.values import weapon, weapon_skill
from souterrain.games.ahq.view import view
from souterrain.games.ahq.world import Section, World
from tests.games.ahq.arena import arena, do, first_ask, foe, give, hall, hold, keys
from tests.games.ahq.deeds import done, options
from tests.games.ahq.expedition import door, expedition, room, told
from tests.games.ahq.explorers import offered
from tests.games.ahq.test_printed_tables import printed
from tests.play import run


def furnished(piece: str, *squares: Square, master: str = "solo", fight: bool = False, **who: Square) -> World:
    """A hall with a piece of furniture in it."""
    world = arena(master=master, fight=fight, **(who or {"heinrich": (5, 5)}))
    placing.set_down(world, hall(world), BOOK.pieces[piece], squares or ((5, 4), (6, 4)))
    return world


def doing(world: World, figure: Figure) -> list[str]:
    """What a figure may do in a fight."""
    return keys(first_ask(fighter.act(world, figure)))


# --- where it stands


@pytest.mark.rule(
    "ahq.heroquest.table.furniture",
    "ahq.heroquest.table.cupboard",
    "ahq.heroquest.table.weapon-rack",
    "ahq.heroquest.table.bookcase",
)
def test_the_tables_of_furniture() -> None:
    assert printed(BOOK.furniture) == (
        "1-6 | 7 weapon-rack | 8 cupboard | 9 table | 10 fireplace | 11 bookcase | 12 torture-rack"
    )
    assert printed(BOOK.finds["cupboard"]) == "1 1 | 2-9 | 10-11 25 | 12 1 healing-potion"
    assert BOOK.finds["cupboard"][1].bite == 1
    assert printed(BOOK.finds["rack"]) == (
        "1-2 | 3-4 1 spear | 5 3 spear | 6-7 6 arrow | 8 12 arrow | 9-10 1 sword | 11 1 axe | 12 2"
    )
    assert BOOK.finds["rack"][12].again == 2
    assert printed(BOOK.finds["bookcase"]) == "1-10 | 11 1 spell-book 4 | 12 1 treasure-map"


@pytest.mark.rule("ahq.heroquest.furniture.rolled-per-room", "ahq.heroquest.optional")
@pytest.mark.parametrize(("used", "dice"), [(True, [1, 1, 9]), (False, [1, 1])])
def test_each_room_that_is_found_is_rolled_for_where_furniture_is_used(used: bool, dice: list[int | str]) -> None:
    world = expedition(master="solo", furniture=used)
    found = door(world, (80, 75), (79, 75))
    run(rooms.behind_door(world, found), dice=dice)
    chamber = next(each for each in world.here.sections.values() if each.kind == "room")
    assert (chamber.furniture is not None) is used
    assert [event.piece for event in told(world, PieceFound)] == (["table"] if used else [])


@pytest.mark.rule("ahq.heroquest.furniture.rolled-per-room")
def test_a_room_may_be_bare() -> None:
    world = expedition(master="solo", furniture=True)
    run(placing.furnish(world, room(world, 20, 20)), dice=[6])
    assert told(world, PieceFound) == []


@pytest.mark.rule("ahq.heroquest.furniture.placement")
def test_the_game_master_places_it_where_it_blocks_no_exit() -> None:
    world = expedition(furniture=True)
    chamber = room(world, 20, 20)
    door(world, (22, 24), (22, 25), explored=True)
    made = run(placing.furnish(world, chamber), dice=[9], answers=["lay:3"])
    (ask,) = made.asked
    assert ask.seat == "gm"
    covered = {square for option in ask.options for square in option.covers}  # type: ignore[union-attr]
    assert "22,24" not in covered
    assert "20,20" in covered
    assert chamber.furniture is not None
    assert len(chamber.furniture.squares) == 6


@pytest.mark.rule("ahq.heroquest.furniture.placement")
@pytest.mark.parametrize("piece", ["fireplace", "cupboard", "weapon-rack", "bookcase"])
def test_four_of_the_pieces_stand_against_a_wall(piece: str) -> None:
    world = expedition()
    chamber = room(world, 23, 27)
    for place in placing.possible(world, chamber, BOOK.pieces[piece]):
        assert any(set(place) <= set(wall(chamber, side)) for side in ("n", "e", "s", "w"))
    middle = placing.possible(world, chamber, BOOK.pieces["table"])[0]
    assert (25, 29) in middle


@pytest.mark.rule("ahq.heroquest.furniture.placement")
def test_it_divides_no_room_and_covers_neither_stairs_nor_hazards() -> None:
    world = expedition()
    narrow = room(world, 20, 20, 6, 3)
    for place in placing.possible(world, narrow, BOOK.pieces["torture-rack"]):
        left = set(ground(world).squares[narrow.id]) - set(place)
        start = next(iter(left))
        reached, todo = {start}, [start]
        while todo:
            for near in around(todo.pop()):
                if near in left and near not in reached:
                    reached.add(near)
                    todo.append(near)
        assert reached == left
    narrow.stairs = (20, 20)
    covered = {square for place in placing.possible(world, narrow, BOOK.pieces["table"]) for square in place}
    assert covered.isdisjoint(rectangle(20, 20, 2, 2))
    tiny = room(world, 40, 40, 2, 2)
    assert placing.possible(world, tiny, BOOK.pieces["table"]) == []


@pytest.mark.rule("ahq.heroquest.furniture.blocks", "ahq.heroquest.furniture.table-and-rack-obstacles")
@pytest.mark.parametrize("piece", ["table", "torture-rack"])
def test_nobody_enters_its_squares_and_nobody_shoots_over_them(piece: str) -> None:
    world = furnished(piece, *rectangle(5, 6, 3, 2), master="seat", fight=True, torallion=(6, 4))
    torallion = world.figures["torallion"]
    hold(torallion, "leafstar-bow")
    give(torallion, "arrow")
    hidden, open_to = foe(world, "orc", (6, 10)), foe(world, "orc", (10, 4))
    assert (6, 6) not in moves.ways(world, torallion, 6)
    assert sight(world, torallion, hidden) == "none"
    (shot,) = ranged.shots(torallion, moved=False)
    assert [target.id for target, _ in ranged.targets(world, torallion, shot)] == [open_to.id]
    del world.figures[open_to.id]
    assert in_sight(world), "a fight does not end because of a table"
    assert doing(world, torallion)[-1] == "done"
    assert not any(key.startswith("arm") for key in doing(world, torallion))


def test_it_is_drawn_with_a_word() -> None:
    world = furnished("bookcase")
    (drawn,) = [each for each in view(world, "p1").board.features if each.emblem == "bookcase"]  # type: ignore[union-attr]
    assert (drawn.x, drawn.y, drawn.w, drawn.h, drawn.state) == (5, 4, 2, 1, "")
    assert drawn.label.id == "furniture-bookcase"


# --- the fireplace


@pytest.mark.rule("ahq.heroquest.fireplace.burning-log")
def test_a_burning_log_is_taken_instead_of_an_attack_and_fights_like_a_dagger() -> None:
    world = furnished("fireplace", master="seat", fight=True, heinrich=(5, 5))
    heinrich = world.figures["heinrich"]
    foe(world, "goblin", (5, 6))
    assert "arm:fireplace" in doing(world, heinrich)
    run(fighter.act(world, heinrich), answers=["arm:fireplace", "done"])
    log, dagger = weapon(heinrich), BOOK.weapons["dagger"]
    assert (log.dice, log.fumble, log.critical, log.long) == (dagger.dice, dagger.fumble, dagger.critical, dagger.long)
    heinrich.at = (9, 9)
    assert "arm:fireplace" not in doing(world, heinrich)


@pytest.mark.rule("ahq.heroquest.fireplace.burning-log")
def test_monsters_may_take_one_and_it_is_burnt_when_the_fight_is_over() -> None:
    world = furnished("fireplace", master="seat", fight=True, heinrich=(9, 9))
    orc = foe(world, "orc", (5, 5))
    run(done(furniture.in_a_fight(world, orc), "arm:fireplace"))
    assert weapon(orc).id == "burning-log"
    heinrich = world.figures["heinrich"]
    heinrich.at = (6, 5)
    run(done(furniture.in_a_fight(world, heinrich), "arm:fireplace"))
    del world.figures[orc.id]
    run(battle.victory(world), dice=[])
    assert weapon(heinrich).id == "sword"


@pytest.mark.rule("ahq.heroquest.fireplace.kills-mummy")
def test_a_hit_with_a_log_kills_a_mummy_without_damage_dice() -> None:
    world = furnished("fireplace", fight=True)
    heinrich, mummy = world.figures["heinrich"], foe(world, "mummy", (5, 6))
    run(done(furniture.in_a_fight(world, heinrich), "arm:fireplace"))
    hit, kill = melee.chances(heinrich, mummy, weapon(heinrich))[1:3]
    assert hit == kill
    do(melee.attack(world, heinrich, mummy), [11])
    assert mummy.id not in world.figures
    zombie = foe(world, "zombie", (5, 6))
    do(melee.attack(world, heinrich, zombie), [11, 1, 1])
    assert zombie.id in world.figures, "nobody else burns so well"


# --- cupboards


@pytest.mark.rule("ahq.heroquest.cupboard.search")
def test_a_hero_beside_it_searches_a_cupboard_once_after_his_move() -> None:
    world = furnished("cupboard")
    heinrich = world.figures["heinrich"]
    assert "search:cupboard" in offered(world, heinrich)
    assert [option.key for option in options(furniture.deeds(world, heinrich))] == ["search:cupboard"]
    run(done(furniture.deeds(world, heinrich), "search:cupboard"), dice=[10])
    assert heinrich.gold == 25
    assert options(furniture.deeds(world, heinrich)) == []
    assert view(world, "p1").board.features[-1].state == "done"  # type: ignore[union-attr]
    assert options(furniture.in_a_fight(world, heinrich)) == [], "not in a fight"


@pytest.mark.rule("ahq.heroquest.cupboard.search", "ahq.heroquest.bookcase.search")
@pytest.mark.parametrize("piece", ["cupboard", "bookcase"])
def test_neither_from_afar_nor_by_henchmen(piece: str) -> None:
    world = furnished(piece, heinrich=(9, 9))
    heinrich = world.figures["heinrich"]
    assert options(furniture.deeds(world, heinrich)) == []
    heinrich.at, heinrich.kind = (5, 5), "henchman"
    assert options(furniture.deeds(world, heinrich)) == []


@pytest.mark.rule("ahq.heroquest.table.cupboard")
@pytest.mark.parametrize(("die", "gold", "potions"), [(2, 0, 0), (9, 0, 0), (11, 25, 0), (12, 0, 1)])
def test_what_a_cupboard_holds(die: int, gold: int, potions: int) -> None:
    world = furnished("cupboard")
    heinrich = world.figures["heinrich"]
    run(done(furniture.deeds(world, heinrich), "search:cupboard"), dice=[die])
    assert (heinrich.gold, count(heinrich, "healing-potion")) == (gold, potions)


@pytest.mark.rule("ahq.heroquest.cupboard.rat-bite")
def test_a_bite_lasts_until_a_potion_of_healing_is_drunk() -> None:
    world = furnished("cupboard")
    heinrich, goblin = world.figures["heinrich"], foe(world, "orc", (9, 9))
    goblin.profile.weapon_skill = 6
    assert melee.need(heinrich, goblin, BOOK.weapons["sword"]) == 5
    run(done(furniture.deeds(world, heinrich), "search:cupboard"), dice=[1])
    assert weapon_skill(heinrich) == 7
    assert melee.need(heinrich, goblin, BOOK.weapons["sword"]) == 6
    del world.figures[goblin.id]
    give(heinrich, "healing-potion")
    assert "use:healing-potion" in offered(world, heinrich), "though he has all his Wounds"
    drink_healing(world, heinrich, heinrich, "healing-potion")
    assert weapon_skill(heinrich) == 7, "not before the next turn"
    world.turn += 1
    run(upkeep.begin_turn(world))
    assert weapon_skill(heinrich) == 8


@pytest.mark.rule("ahq.heroquest.cupboard.rat-bite", "ahq.treasure.potion.healing.averts-poison")
def test_a_potion_against_poison_heals_the_bite_as_well() -> None:
    world = furnished("cupboard")
    heinrich = world.figures["heinrich"]
    heinrich.effects.append(Effect("rat-bite", "expedition", amount=1))
    give(heinrich, "healing-potion")
    assert run(antidote(world, heinrich, "ahq.trap.gas.deadly.potion-or-death"), answers=["yes"]).result
    assert (weapon_skill(heinrich), heinrich.effects) == (8, [])


# --- weapon racks


@pytest.mark.rule("ahq.heroquest.weapon-rack.take", "ahq.heroquest.table.weapon-rack")
def test_a_twelve_is_two_more_rolls_and_a_rack_is_used_once() -> None:
    world = furnished("weapon-rack")
    heinrich = world.figures["heinrich"]
    heinrich.items = []
    assert "arm:weapon-rack" in offered(world, heinrich)
    run(done(furniture.deeds(world, heinrich), "arm:weapon-rack"), dice=[12, 5, 9])
    assert [item.row for item in heinrich.items] == ["spear", "spear", "spear"], "three weapons are all he carries"
    assert [item.row for pile in world.here.piles for item in pile.items] == ["sword"]
    assert options(furniture.deeds(world, heinrich)) == []


@pytest.mark.rule("ahq.heroquest.weapon-rack.take")
def test_in_a_fight_it_costs_the_attack_and_henchmen_may_do_it_too() -> None:
    world = furnished("weapon-rack", master="seat", fight=True)
    heinrich = world.figures["heinrich"]
    foe(world, "goblin", (5, 6))
    run(fighter.act(world, heinrich), dice=[7], answers=["arm:weapon-rack", "done"])
    assert count(heinrich, "arrow") == 6
    other = furnished("weapon-rack")
    man = other.figures["heinrich"]
    man.kind = "henchman"
    assert [option.key for option in options(furniture.deeds(other, man))] == ["arm:weapon-rack"]


@pytest.mark.rule("ahq.heroquest.weapon-rack.take")
def test_a_prisoner_with_a_weapon_is_no_longer_unarmed() -> None:
    world = furnished("weapon-rack", master="seat", fight=True, heinrich=(9, 9))
    orc = foe(world, "orc", (5, 5))
    orc.effects.append(Effect("unarmed", "expedition"))
    assert "arm:weapon-rack" in doing(world, orc)
    run(done(furniture.in_a_fight(world, orc), "arm:weapon-rack"), dice=[5])
    assert (orc.hand, effect(orc, "unarmed")) == ("spear", None)
    assert [(item.row, item.count) for pile in world.here.piles for item in pile.items] == [("spear", 2)]


# --- bookcases


@pytest.mark.rule("ahq.heroquest.bookcase.search", "ahq.heroquest.table.bookcase")
def test_a_bookcase_may_hold_a_treasure_map() -> None:
    world = furnished("bookcase")
    heinrich = world.figures["heinrich"]
    run(done(furniture.deeds(world, heinrich), "search:bookcase"), dice=[12])
    assert count(heinrich, "treasure-map") == 1
    assert options(furniture.deeds(world, heinrich)) == []


@pytest.mark.rule("ahq.heroquest.bookcase.spell-book-use")
def test_a_spell_book_has_four_different_spells_which_its_bearer_casts_with_components() -> None:
    world = furnished("bookcase", magnus=(5, 5))
    magnus = world.figures["magnus"]
    magnus.spells = []
    dice: list[int | str] = [11, 1, 1, 1, 1, 3, 3, 6, 6, 12, 12]
    run(done(furniture.deeds(world, magnus), "search:bookcase"), dice=dice, answers=["who:magnus"])
    (book,) = [item for item in magnus.items if item.row == "spell-book"]
    assert book.spells == [BOOK.inscribed[total].spell for total in (2, 6, 12, 24)]
    assert sources(magnus, moved=False) == []
    magnus.items += [Item(row) for row in BOOK.spells[book.spells[0]].components]
    assert BOOK.spells[book.spells[0]] in [spell for spell, _ in sources(magnus, moved=False)]


def test_a_room_under_a_grate_is_furnished_too() -> None:
    world = expedition(master="solo", furniture=True)
    above: Section = room(world, 20, 20)
    made = run(rooms.below(world, above), dice=[1, 8])
    assert made.result.furniture is not None


@pytest.mark.rule("ahq.heroquest.weapon-rack.take")
def test_a_rack_that_is_empty_arms_nobody_in_a_fight() -> None:
    world = furnished("weapon-rack", fight=True)
    foe(world, "orc", (9, 9))
    heinrich = world.figures["heinrich"]
    assert [option.key for option in options(furniture.in_a_fight(world, heinrich))] == ["arm:weapon-rack"]
    held = hall(world).furniture
    assert held is not None
    held.done = True
    assert options(furniture.in_a_fight(world, heinrich)) == []


@pytest.mark.rule("ahq.heroquest.fireplace.burning-log")
def test_a_second_log_takes_the_place_of_the_first() -> None:
    world = furnished("fireplace", fight=True)
    foe(world, "orc", (9, 9))
    heinrich = world.figures["heinrich"]
    for _ in range(2):
        run(done(furniture.in_a_fight(world, heinrich), "arm:fireplace"))
    assert [each.kind for each in heinrich.effects] == ["improvised"]
