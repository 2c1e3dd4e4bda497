"""The printed tables, number by number: equipment, lights, treasure, coins, difficulties, the prices in town."""

from __future__ import annotations

import pytest

from souterrain.games.seul.catalogue import BOOK

GEAR_TABLE = """
leather          ca 12  enc 3  price 10
chain-mail       ca 14  enc 6  price 75
plate            ca 16  enc 9  price 400
shield           ca 1   enc 1  price 10
small-weapon     d4     enc 0  price 3
ranged-weapon    d6     enc 1  price 20
melee-weapon     d8     enc 1  price 10
heavy-weapon     d10    enc 2  price 30
lantern          24 turns  enc 1  price 20
small-valuable   enc 1
medium-valuable  enc 2
large-valuable   enc 4
"""


@pytest.mark.rule(
    "seul.gear.armour-choice", "seul.gear.weapons", "seul.gear.light-sources", "seul.treasure.forms-and-enc",
    "seul.town.price-list",
)  # fmt: skip
@pytest.mark.parametrize("line", GEAR_TABLE.strip().splitlines(), ids=lambda line: line.split()[0])
def test_the_table_of_equipment(line: str) -> None:
    id, *columns = line.split()
    row = BOOK.gear[id]
    found = [f"ca {row.ca}"] if row.ca else [f"d{row.damage}"] if row.damage else []
    found += [f"{row.turns} turns"] if row.turns else []
    found += [f"enc {row.enc}"]
    found += [f"price {row.price // 100}"] if row.price else []
    assert " ".join(found).split() == columns
    assert row.price % 100 == 0


@pytest.mark.rule("seul.resource.enc-and-price", "seul.light.torch", "seul.treasure.forms-and-enc")
def test_what_is_counted_in_stacks() -> None:
    rows = {id: (stack.per_enc, stack.lot, stack.price, stack.turns) for id, stack in BOOK.stacks.items()}
    assert rows["resource"] == (2, 1, 200, 0)
    assert rows["torch"] == (6, 6, 100, 6)
    assert rows["coin"][0] == 200


@pytest.mark.rule("seul.town.coin-conversion")
def test_the_table_of_coins() -> None:
    assert BOOK.coins == {"platinum": 500, "gold": 100, "electrum": 50, "silver": 10, "copper": 1}


@pytest.mark.rule(
    "seul.search.difficulty", "seul.encounter.difficulty", "seul.surprise.difficulty", "seul.social.difficulty",
    "seul.cache.difficulty", "seul.save.difficulty", "seul.agility.difficulty-own-ca", "seul.attack.difficulty",
)  # fmt: skip
def test_the_table_of_difficulties() -> None:
    assert {id: row.difficulty for id, row in BOOK.tests.items()} == {
        "search": "17", "encounter": "5", "surprise": "5", "stealth": "own", "acrobatics": "own", "flight": "own",
        "charm": "15", "negotiation": "15", "bribery": "15", "magic": "own", "cache": "10", "attack": "target",
        "save": "15", "dodge": "15", "disarm": "15", "pick": "15", "force": "15",
    }  # fmt: skip


@pytest.mark.rule(
    "seul.town.inn-night", "seul.town.meal-counts-as-rest", "seul.town.round-of-drinks", "seul.town.rent",
    "seul.town.bank", "seul.town.guild", "seul.town.resale-half",
)  # fmt: skip
def test_the_prices_in_town() -> None:
    assert [inn.price for inn in BOOK.inns.values()] == [20, 30, 50], "from 0.2 to 0.5 gold pieces"
    assert [meal.price for meal in BOOK.meals.values()] == [10, 50, 100], "from 0.1 to 1"
    assert [home.price for home in BOOK.homes.values()] == [10, 100, 1000, 10000], "from 0.1 to 100 a week"
    services = BOOK.services
    assert (services.round, services.bank_percent, services.guild_percent, services.resale) == (100, 10, 10, 50)
    assert services.night_turns == 48


def test_every_row_comes_into_play() -> None:
    assert BOOK.unreached() == []
