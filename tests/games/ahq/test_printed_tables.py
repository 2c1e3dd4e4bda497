"""The printed tables, line by line: what the content files say is what the rulebook says."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import asdict

from souterrain.core.content import RollTable
from souterrain.core.printed import printed as shown_tables
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.combat import odds
from souterrain.games.ahq.game import GAME
from souterrain.terminal.words import Words


def printed(table: RollTable[Any]) -> str:
    """A table in one line: each roll with what it brings."""
    rows = []
    for row in table.rows:
        facts = asdict(row)
        roll, _ = facts.pop("roll"), facts.pop("rule", "")
        rows.append(
            " ".join(
                [roll, *(_word(key, value) for key, value in facts.items() if value and (key, value) != ("count", 1))]
            )
        )
    return " | ".join(rows)


def _word(key: str, value: object) -> str:
    if value is True:
        return key
    return " ".join(f"{n} {name}" for name, n in value.items()) if isinstance(value, dict) else str(value)


@pytest.mark.rule("ahq.combat-table.melee.lookup", "ahq.setup.sheet.hand-to-hand-row")
def test_the_whole_hand_to_hand_table() -> None:
    """Rows are the attacker's Weapon Skill, columns the defender's."""
    table = [" ".join(str(odds.to_hit(row, column)) for column in range(1, 13)) for row in range(1, 13)]
    assert table == [
        "7 8 9 10 10 10 10 10 10 10 10 10",
        "6 7 8 9 10 10 10 10 10 10 10 10",
        "5 6 7 8 9 10 10 10 10 10 10 10",
        "4 5 6 7 8 9 10 10 10 10 10 10",
        "3 4 5 6 7 8 9 10 10 10 10 10",
        "2 3 4 5 6 7 8 9 10 10 10 10",
        "2 2 3 4 5 6 7 8 9 10 10 10",
        "2 2 2 3 4 5 6 7 8 9 10 10",
        "2 2 2 2 3 4 5 6 7 8 9 10",
        "2 2 2 2 2 3 4 5 6 7 8 9",
        "2 2 2 2 2 2 3 4 5 6 7 8",
        "2 2 2 2 2 2 2 3 4 5 6 7",
    ]
    (shown,) = shown_tables(GAME)["ahq.combat-table.melee.lookup"]
    assert [" ".join(str(cell.args["n"]) for cell in row[1:]) for row in shown.rows] == table
    assert [row[0].args["n"] for row in shown.rows] == [head.args["n"] for head in shown.columns[1:]]
    *_, last = Words("fr", "ahq").table(shown)
    assert last == "12           2  2  2  2  2  2  2  3  4  5  6  7"


@pytest.mark.rule("ahq.combat-table.ranged.lookup", "ahq.setup.sheet.ranged-row")
def test_the_whole_ranged_table() -> None:
    """Rows are Bow Skill 1 to 12, columns the range bands; above 12 nothing hits."""
    bands = [(1, 3), (4, 12), (13, 24), (25, 36), (37, 99)]
    for skill, row in enumerate(
        [
            "11 12 13 14 15",
            "10 11 12 13 14",
            "9 10 11 12 13",
            "8 9 10 11 12",
            "7 8 9 10 11",
            "6 7 8 9 10",
            "5 6 7 8 9",
            "4 5 6 7 8",
            "3 4 5 6 7",
            "3 3 4 5 6",
            "3 3 3 4 5",
            "3 3 3 3 4",
        ],
        start=1,
    ):
        for (near, far), need in zip(bands, map(int, row.split()), strict=True):
            assert odds.to_shoot(skill, near) == odds.to_shoot(skill, far) == need


@pytest.mark.rule("ahq.trap.gas.one-type-per-cloud", "ahq.trap.magic.no-caster")
def test_the_tables_of_gas_and_of_the_magic_trap() -> None:
    gases = [BOOK.gases[die].gas for die in range(1, 13)]
    assert gases == ["medium"] * 6 + ["nausea"] * 2 + ["madness"] * 2 + ["strong", "deadly"]
    spells = [BOOK.trapped_spells[die].spell for die in range(1, 13)]
    assert spells == (
        ["inferno-of-doom"] * 2 + ["lightning"] * 2 + ["choke"] * 4 + ["flames-of-death"] * 2 + ["fireball"] * 2
    )


@pytest.mark.rule(
    "ahq.dungeon.corridor.three-rolls",
    "ahq.dungeon.room.roll-type",
    "ahq.dungeon.room-kinds",
    "ahq.dungeon.room.doors-roll",
    "ahq.explore.secret-door.declare-wall-first",
    "ahq.explore.hidden-treasure.whole-phase",
    "ahq.solo.gm-phase.roll",
)
def test_the_tables_by_which_the_dungeon_grows() -> None:
    assert printed(BOOK.lengths) == "1-2 1 | 3-8 2 | 9-12 3"
    assert printed(BOOK.features) == "2-4 monsters | 5-15 | 16-19 1 | 20-21 2 | 22-24 monsters"
    assert printed(BOOK.ends) == (
        "2-3 junction | 4-8 dead-end | 9-11 turn-right | 12-14 junction | 15-17 turn-left | 18-19 stairs-down"
        " | 20-22 stairs-out | 23-24 junction"
    )
    assert printed(BOOK.rooms) == "1-6 normal | 7-8 hazard | 9-10 lair large | 11-12 quest large"
    assert printed(BOOK.room_doors) == "1-4 | 5-8 1 | 9-12 2"
    assert printed(BOOK.secret_doors) == "1 counter | 2-6 nothing | 7-12 door"
    assert printed(BOOK.hidden_treasure) == "2-6 counter | 7-16 nothing | 17-23 cache | 24 magic"
    assert printed(BOOK.solo_events) == "1 trap | 2-11 nothing | 12 wandering"


@pytest.mark.rule("ahq.treasure.chest.lair-and-quest-room", "ahq.treasure.chest.potion-type")
def test_the_chest_table() -> None:
    assert printed(BOOK.chests) == (
        "1 map 1 treasure-map | 2 arrows 20 6 arrow | 3 rope 30 1 rope | 4 greek-fire 2 greek-fire | 5 gold 50"
        " | 6 gold 100 | 7 gold 150 | 8 screech-bug 50 1 screech-bug | 9 rat-poison 50 1 rat-poison | 10 gold 200"
        " | 11 potion 50 potion | 12 magic magic"
    )


@pytest.mark.rule("ahq.treasure.magic.table-overlap", "ahq.treasure.scroll.spells-rolled-separately")
def test_the_tables_of_magic_treasure() -> None:
    assert printed(BOOK.magic) == (
        "2 stone dawnstone | 3-4 amulet | 5-6 charged wand | 7-8 ring | 9-10 shield-helm | 11 magic-weapon"
        " | 12-13 written scroll | 14-16 potion | 17 missiles | 18-19 magic-bow"
        " | 20-21 magic-sword | 22-24 magic-armour"
    )
    assert printed(BOOK.scrolls) == "1-6 1 | 7-9 2 | 10-11 3 | 12 4"
    assert printed(BOOK.inscribed) == (
        "2-3 inferno-of-doom | 4 power-of-the-phoenix | 5 swift-wind | 6 still-air | 7-8 lightning | 9-10 choke"
        " | 11 flames-of-death | 12 flames-of-the-phoenix | 13 open-window | 14 dragon-armour | 15 flaming-skull"
        " | 16-17 fireball | 18-19 courage | 20-21 flight | 22 flaming-hand | 23-24 bright-key"
    )
    assert printed(BOOK.magic_armour) == (
        "2-6 supple-leather | 7-10 hardened-leather | 11-13 strong-mail | 14-15 light-mail | 16-17 feather-mail"
        " | 18-19 magic-plate | 20 magic-mithril | 21 enchanted-armour | 22 dwarf-armour | 23-24 elven-armour"
    )


@pytest.mark.rule(
    "ahq.treasure.magic-weapon.two-axe-rows",
    "ahq.treasure.magic-arrows.deadly",
    "ahq.treasure.magic-bow.type-restrictions",
    "ahq.treasure.magic-sword.bonuses-precision-and-damage",
)
@pytest.mark.parametrize(
    ("kind", "rows"),
    [
        (
            "ring",
            "1-3 ring-of-protection-1 | 4-5 ring-of-protection-2 | 6 ring-of-protection-3"
            " | 7-9 ring-of-magic-protection-1 | 10-11 ring-of-magic-protection-2 | 12 ring-of-magic-protection-3",
        ),
        (
            "shield-helm",
            "1-6 magic-shield | 7-8 magic-large-shield | 9 dwarf-shield | 10-11 magic-helm | 12 dwarf-helm",
        ),
        (
            "magic-weapon",
            "1-3 magic-dagger | 4-5 magic-spear | 6-8 magic-axe | 9 superior-magic-axe | 10 magic-halberd"
            " | 11 magic-two-handed-sword | 12 magic-two-handed-axe",
        ),
        (
            "missiles",
            "1-4 deadly-arrow 4 | 5 deadly-bolt 2 | 6-7 true-flight-arrow 2 | 8 true-flight-bolt"
            " | 9-11 assassin-arrow 4 | 12 assassin-bolt 2",
        ),
        (
            "magic-bow",
            "1-4 magic-short-bow | 5-7 magic-bow | 8-9 magic-long-bow | 10-11 magic-crossbow | 12 elven-power-bow",
        ),
        (
            "magic-sword",
            "1-3 sword-of-skill | 4-6 sword-of-might | 7-8 sword-of-war | 9 sword-of-mastery | 10 sword-of-slaying"
            " | 11 sword-of-heroes | 12 runesword",
        ),
    ],
)
def test_the_tables_of_each_kind_of_magic_item(kind: str, rows: str) -> None:
    assert printed(BOOK.item_tables[kind]) == rows


@pytest.mark.rule("ahq.treasure.chest.potion-type", "ahq.treasure.amulet.iron.blocks-spell-on-9")
def test_even_and_odd() -> None:
    assert printed(BOOK.even_odd["amulet"]) == "1 amulet-of-protection | 2 amulet-of-iron"
    assert printed(BOOK.even_odd["potion"]) == "1 healing-potion | 2 strength-potion"


@pytest.mark.rule(
    "ahq.hazard.roll",
    "ahq.hazard.npc.unique",
    "ahq.hazard.npc.rogue-end",
    "ahq.hazard.statue.who-gets-ruby",
    "ahq.hazard.mould.cross",
    "ahq.hazard.mushrooms.last-row",
    "ahq.hazard.fountain.drink",
    "ahq.hazard.circle.enter",
    "ahq.hazard.trapdoor.open",
    "ahq.hazard.trapdoor.crypt-search",
)
@pytest.mark.parametrize(
    ("table", "rows"),
    [
        (
            BOOK.hazards,
            "1 wandering | 2 npc | 3 chasm | 4 statue ruby | 5 vermin | 6 mould | 7 mushrooms mushroom | 8 grate"
            " | 9 fountain | 10 circle | 11 trapdoor | 12 throne",
        ),
        (BOOK.people, "1-3 captive maiden | 4-6 hostile witch | 7-9 captive man-at-arms | 10-12 friendly rogue"),
        (BOOK.thefts, "1-2 all | 3-4 half | 5-10 fails | 11-12 stays"),
        (BOOK.statues, "1-2 curse | 3-6 wakes animated-statue | 7-11 wakes statue-warlord | 12 nothing"),
        (BOOK.mould, "1 deadly | 2-6 poison | 7-10 irritation | 11-12 nothing"),
        (BOOK.mushrooms, "1-2 deadly | 3-4 sleep | 5-6 spots | 7-8 strength | 9-10 speed | 11-12 healing"),
        (BOOK.fountain, "1 deadly | 2-4 sleep | 5-8 luck | 9-12 healing"),
        (BOOK.circle, "1 curse | 2 summoning | 3-6 nothing | 7-9 power | 10-11 healing | 12 destiny"),
        (BOOK.trapdoor, "1 trap | 2-3 room | 4-6 crypt | 7-9 labyrinth | 10-12 stairs"),
        (BOOK.crypt, "1-2 spores | 3-6 empty | 7-11 ring gold-ring | 12 undead-skaven undead-skaven"),
    ],
)
def test_the_tables_of_the_hazards(table: RollTable[Any], rows: str) -> None:
    assert printed(table) == rows


@pytest.mark.rule("ahq.solo.strategy.roll")
def test_the_solo_strategies() -> None:
    melee = [BOOK.melee_plans[die].plan for die in range(1, 13)]
    assert melee == ["reinforcements"] + ["move-attack"] * 5 + ["attack-move"] * 6
    mixed = [BOOK.mixed_plans[die].plan for die in range(1, 13)]
    assert mixed == ["reinforcements"] + ["move-attack"] * 3 + ["attack-move"] * 4 + ["ranged"] * 4


SHORT = {
    "W": "skaven-warrior",
    "Se": "skaven-sentry",
    "C": "skaven-champion",
    "WL": "skaven-warlord",
    "G": "goblin",
    "GA": "goblin-archer",
    "O": "orc",
    "OC": "orc-champion",
    "OSe": "orc-sentry",
    "OWL": "orc-warlord",
    "Z": "zombie",
    "Sk": "skeleton",
    "T": "chaos-thug",
    "TSe": "chaos-thug-sentry",
    "CW": "chaos-warrior",
    "CC": "chaos-champion",
}
MATRICES = {
    ("skaven", "wandering"): "2W(20); 1Se(20); 3W(30); 1W 1C(30); 4W(40); 2W 1C(40); 3W 1Se(50); 4W 1C(60)",
    ("skaven", "lair"): "4W(40); 2W 1C(40); 5W(50); 3W 1Se(50); 6W(60); 4W 1C(60); 2W 2C(60); 1WL(60); 6W 1C +(80); "
    "6W 1C +(80); 2W 1WL +(80); 4W 1Se 2C +(100)",
    ("skaven", "quest"): "2C 1WL(100); 6W 2C(100); 8W 1C(100); 4W 1Se 1WL(120); 3C 1WL(120); 8W 2C(120); "
    "2W 2C 1WL(120); 6W 1Se 1WL(140); 4W 2C 1WL +(140); 8W 3C +(140); 4C 1WL +(140); 12W 1Se 1C +(160)",
    ("orc", "wandering"): "4G(15); 1O 2G(20); 2O 2G 2GA(25); 1O 1OC(30); 2O 1OC(35); 1O 1OC 2G(40); "
    "1O 2G 2GA 1OC(50); 1O 2G 2OC(60)",
    ("orc", "lair"): "3O 2G(35); 2O 1OC(40); 3O 1OC(45); 4O 1OC(50); 4O 1OSe(55); 2O 1OSe 1OC(60); 2OC 1OSe(65); "
    "3OC(70); 8O(75); 6O 1OC(80); 4O 2OC(90); 4O 1OSe 1OC(100)",
    ("orc", "quest"): "10O(95); 8O 1OC(100); 6O 2OC(110); 6O 1OSe 2OC(115); 4O 1OSe 3OC(120); 2O 1OSe 4OC(120); "
    "10O 1OSe(125); 10O 1OSe 1OC(130); 12O 1OSe(135); 1OWL 4O 2OC(140); 1OWL 2O 1OC 1OSe(150); "
    "1OWL 4O 1OC 1OSe(160)",
    ("undead", "wandering"): "4Z(15); 3Z 1Sk(20); 4Z 1Sk(25); 5Z 1Sk(30); 6Z 1Sk(35); 6Z(40); 5Z 1Sk(50); 8Z(60)",
    ("undead", "lair"): "6Z(35); 4Z 1Sk(40); 7Z(45); 5Z 1Sk(50); 8Z(55); 1Sk(60); 4Z 2Sk(65); 4Sk(70); 10Z(75); "
    "8Z 1Sk(80); 6Z 2Sk(90); 6Z 3Sk(100)",
    ("undead", "quest"): "12Z(95); 10Z 1Sk(100); 8Z 2Sk(110); 14Z(115); 10Z 2Sk(120); 8Z 3Sk(120); 6Z 4Sk(125); "
    "2Z 7Sk(130); 4Z 6Sk(135); 6Z 5Sk(140); 8Z 4Sk(150); 9Sk(160)",
    ("chaos", "wandering"): "2T(20); 2T(25); 3T(30); 3T(35); 4T(40); 1CW(45); 1CW 1T(50); 6T(60)",
    ("chaos", "lair"): "4T(40); 4T(45); 5T(50); 5T(55); 4T 1TSe(60); 4T 1TSe(65); 2T 2TSe(70); 5T 1TSe(75); "
    "6T 1TSe(80); 1CW 2T 1TSe(85); 1CW 3T 1TSe(90); 6T 2TSe(100)",
    ("chaos", "quest"): "6T 2TSe(100); 2CW 1TSe(105); 1CW 5T 1TSe(110); 2CW 2TSe(115); 1CC 1T 1TSe(120); "
    "1CC 2T 1TSe(125); 1CC 3T 1TSe(130); 1CC 4T 1TSe(135); 1CC 2T 2TSe(140); 3CW 1TSe(145); 2CW 4T 1TSe(150); "
    "1CC 1CW 1T 1TSe(160)",
}
"""Who is met and the gold they have; + is a further roll for specialists."""


@pytest.mark.rule("ahq.solo.setup.matrices", "ahq.tobaro.monsters.matrices")
@pytest.mark.parametrize(("name", "kind"), MATRICES)
def test_the_monster_matrices(name: str, kind: str) -> None:
    short = {row: letters for letters, row in SHORT.items()}
    rows = []
    for row in BOOK.matrices[name][kind].rows:  # type: ignore[index]
        who = " ".join(f"{count}{short[monster]}" for monster, count in row.monsters.items())
        rows.append(f"{who}{' +' if row.specialist else ''}({row.gold})")
    assert "; ".join(rows) == MATRICES[name, kind]
    rolls = [row.roll for row in BOOK.matrices[name][kind].rows]  # type: ignore[index]
    pairs = ["1-2", "3-4", "5-6", "7-8", "9", "10", "11", "12"]
    assert rolls == (pairs if kind == "wandering" else [str(die) for die in range(1, 13)])


@pytest.mark.rule("ahq.solo.setup.matrices")
def test_the_specialists() -> None:
    table = BOOK.matrices["skaven"]["specialist"]
    assert [(row.roll, row.monsters) for row in table.rows] == [
        ("1-7", {}),
        ("8", {"night-runner": 1}),
        ("9", {"gutter-runner": 2}),
        ("10", {"globadier": 1}),
        ("11", {"warpfire-team": 1}),
        ("12", {"jezzail-team": 1}),
    ]
