"""The printed tables and the counters of the bowl, number by number."""

from __future__ import annotations

import pytest
from msgspec.structs import asdict

from souterrain.games.chateau.catalogue import BOOK, neighbours

MONSTER_TABLE = """
skeleton  10   4  d3      2  1
zombie     5   5  d3      3  1
ghoul      5   5  d3+1    4  2
ghost      1   4  d3+1    5  1  star magic
vampire    1   6  d6      5  2  star first
troll      5  12  d6      4  1
dragon     1  15  d6+1    5  3  star
werewolf   3   5  d3      4  1  star magic
goblin    10   2  d3+1    3  1
orc       10   3  d6      3  1
mummy      1   6  d3      5  0  star magic
ash-lord   1  10  d6      6  4  star first
giant      2  12  d6      4  3
demon      1   9  d6+1    5  1  star first
succubus   1   6  0       4  2  star first
chimera    1   6  d3,d3   4  2
sphinx     1   6  d6      3  0
centaur    3   6  d6,d3   3  2
medusa     1   6  d3      4  1  first
sorcerer   1   4  d3      4  2  star
"""


@pytest.mark.rule("chateau.lp.monsters-from-table", "chateau.special.star", "chateau.flee.goblin-misprint")
@pytest.mark.parametrize("line", MONSTER_TABLE.strip().splitlines(), ids=lambda line: line.split()[0])
def test_the_table_of_monsters(line: str) -> None:
    id, count, life, blows, hit, pursuit, *marks = line.split()
    row = BOOK.monsters[id]
    assert (row.count, row.life, row.hit, row.pursuit) == (int(count), int(life), int(hit), int(pursuit))
    assert list(row.blows) == blows.split(",")
    assert (row.star, row.magic_only, row.first) == ("star" in marks, "magic" in marks, "first" in marks)


@pytest.mark.rule("chateau.counter.bowl", "chateau.counter.monsters", "chateau.counter.treasures")
def test_the_bowl_holds_sixty_four_monsters_and_twelve_treasures() -> None:
    assert len(BOOK.monsters) == len(MONSTER_TABLE.strip().splitlines())
    assert sum(row.count for row in BOOK.monsters.values()) == 64
    assert {row.id: row.count for row in BOOK.treasures.values()} == dict.fromkeys(
        ("magic-weapon", "phial", "ring", "necklace", "armour", "gems"), 2
    )


@pytest.mark.rule(
    "chateau.create.warrior-lp", "chateau.create.cleric-lp", "chateau.create.magician-lp", "chateau.create.thief-lp"
)
def test_the_dice_of_life_points_and_the_usual_marching_order() -> None:
    assert {id: row.life for id, row in BOOK.classes.items()} == {
        "warrior": "2d6+1", "magician": "d3", "cleric": "d6+d3", "thief": "d6",
    }  # fmt: skip
    assert sorted(BOOK.classes, key=lambda id: BOOK.classes[id].rank) == ["warrior", "thief", "cleric", "magician"]


@pytest.mark.rule("chateau.hit.monster-attacks")
def test_the_numbers_on_which_characters_are_hit() -> None:
    assert {id: row.struck_on for id, row in BOOK.classes.items()} == {
        "warrior": 5,
        "magician": 3,
        "cleric": 4,
        "thief": 4,
    }


@pytest.mark.rule(
    "chateau.wound.weapon-die", "chateau.magicweapon.plus", "chateau.treasure.trade", "chateau.end.return"
)
def test_weapons_and_what_things_are_worth() -> None:
    wounds = {id: row.wounds for id, row in BOOK.things.items() if row.sort == "weapon"}
    assert wounds == {
        "dagger": "d3", "sword": "d6", "mace": "d6", "bow": "d3",
        "dagger-plus-1": "d3+1", "sword-plus-1": "d6+1", "mace-plus-1": "d6+1", "sword-plus-2": "d6+2",
    }  # fmt: skip
    worth = {id: row.value for id, row in BOOK.things.items() if row.value}
    assert worth == {
        "dagger-plus-1": 30, "sword-plus-1": 40, "mace-plus-1": 40, "sword-plus-2": 60, "ring": 5, "necklace": 5,
        "gold": 1, "sapphire": 20, "emerald": 30, "ruby": 40, "topaz": 50, "diamond": 60,
    }  # fmt: skip
    for jewel in ("ring", "necklace"):
        assert BOOK.things[jewel].spells == {"ward": 30, "antidote": 20}


@pytest.mark.rule("chateau.event.triangle", "chateau.event.square")
def test_the_table_of_events() -> None:
    faces = range(1, 7)
    drawn = {
        shape: [(column[face].draw, column[face].monsters) for face in faces] for shape, column in BOOK.columns.items()
    }
    assert drawn["triangle"] == [*[(0, 0)] * 4, (1, 1), (2, 1)]
    assert drawn["square"] == [*[(0, 0)] * 3, (1, 0), (2, 0), (3, 0)]


@pytest.mark.rule("chateau.trap.effect-roll")
def test_the_damage_of_traps() -> None:
    rows = [BOOK.traps[face] for face in range(1, 7)]
    assert [row.loss for row in rows] == ["d2", "d3", "d3", "d6", "", "d6"]
    assert [row.poison for row in rows] == [0, 0, 1, 0, 0, 0]
    assert [row.everybody for row in rows] == [False] * 5 + [True]


@pytest.mark.rule(
    "chateau.move.countryside-two", "chateau.move.castle-one", "chateau.combat.joining", "chateau.phial.flying",
    "chateau.magicweapon.evil-fight", "chateau.special.medusa", "chateau.special.sorcerer", "chateau.magician.sleep",
    "chateau.magician.burn", "chateau.magician.every-five-turns", "chateau.heal.roll", "chateau.heal.unpetrify",
    "chateau.trap.detect", "chateau.trap.disarm", "chateau.magicroom.secret-door", "chateau.magicweapon.curse-roll",
)  # fmt: skip
def test_the_numbers_in_the_text() -> None:
    assert asdict(BOOK.numbers) == {
        "steps_outside": 2, "steps_inside": 1, "joins_within": 2, "flies": 3, "evil_pursuit": 2,
        "petrify_on": 5, "slumber_on": 5, "slumber_turns": 1, "jewel_slumber_turns": 2,
        "sleep_on": 5, "sleep_turns": 2, "burn_on": 6, "spell_every": 5,
        "heal_on": 5, "free_on": 6, "free_every": 3,
        "detect_on": 5, "disarm_on": 3, "secret_on": 5, "obeys_on": 2,
        "gold_times": 10, "potion_turns": 5, "dose_turns": 1, "patience": 3, "home_alive": 5, "armour_value": 10,
    }  # fmt: skip


def test_the_map() -> None:
    """Fifty-four points in one piece once the secret door is open; nothing outside the sheet, nothing on another."""
    assert len(BOOK.points) == 54
    assert all(0 <= point.x <= 100 and 0 <= point.y <= 100 for point in BOOK.points.values())
    assert len({(point.x, point.y) for point in BOOK.points.values()}) == 54
    ways = neighbours(tuple(BOOK.points))
    assert all(a in ways[b] for a in ways for b in ways[a])
    seen, left = set[str](), ["V00"]
    while left:
        point = left.pop()
        if point not in seen:
            seen.add(point)
            left += ways[point]
    assert seen == set(BOOK.points)


def test_every_row_of_the_catalogue_can_come_into_play() -> None:
    assert BOOK.unreached() == []
