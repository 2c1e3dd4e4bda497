"""Sheets as the rulebook lays them out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from souterrain.core.say import Say
from souterrain.core.text import LANGUAGES, texts
from souterrain.games.ahq import figures
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.figures import Effect, Item
from souterrain.games.ahq.sheets import sheet
from tests.games.ahq.expedition import expedition, man_at_arms


@pytest.mark.rule(
    "ahq.setup.sheet.hand-to-hand-row",
    "ahq.setup.sheet.ranged-row",
    "ahq.setup.sheet.weapon-columns",
    "ahq.setup.char.start-and-current",
)
def test_heinrichs_sheet_is_the_printed_one() -> None:
    world = expedition("heinrich", "sven")
    drawn = sheet(world, world.figures["heinrich"])
    assert [(gauge.label.id, gauge.value, gauge.top) for gauge in drawn.gauges] == [
        ("sheet-wounds", 4, 4),
        ("sheet-fate", 2, 2),
    ]
    lines = {line.label.id.removeprefix("sheet-"): line.value for line in drawn.lines}
    assert lines == {
        "weapon-skill": Say("sheet-value", now=8),
        "bow-skill": Say("sheet-changed", start=8, now=6),
        "strength": Say("sheet-value", now=6),
        "toughness": Say("sheet-changed", start=5, now=8),
        "speed": Say("sheet-changed", start=8, now=6),
        "bravery": Say("sheet-value", now=9),
        "intelligence": Say("sheet-value", now=8),
        "to-hit": Say("sheet-row", row="2 2 2 3 4 5 6 7 8 9 10 10"),
    }
    sword = next(item for item in drawn.items if item.emblem == "sword")
    assert sword.note == Say("sheet-held", how=Say("sheet-weapon", dice=4, critical=12, fumble=1))
    assert [badge.emblem for badge in drawn.badges] == ["crown", "map"]
    world.figures["heinrich"].items.append(Item("short-bow"))
    bow = sheet(world, world.figures["heinrich"])
    assert bow.lines[-1].value == Say("sheet-row", row="6 7 8 9 10")


@pytest.mark.rule("ahq.setup.sheet.equipment", "ahq.combat.ko.helpless")
def test_what_a_sheet_shows_of_gold_spells_fate_and_mishap() -> None:
    world = expedition("heinrich", "magnus")
    magnus, man = world.figures["magnus"], man_at_arms(world, (1, 1))
    magnus.gold, magnus.lent_fate, magnus.wounds = 30, 1, -1
    magnus.items.append(Item("dawnstone", charges=2))
    world.active = "magnus"
    drawn = sheet(world, magnus)
    assert [(gauge.value, gauge.top) for gauge in drawn.gauges] == [(0, 3), (5, 5)]
    assert "coin" in [item.emblem for item in drawn.items]
    spells = [BOOK.spells[spell].emblem for spell in magnus.spells]
    assert [item.emblem for item in drawn.items][-4:] == spells
    assert "fallen" in [badge.emblem for badge in drawn.badges]
    assert drawn.active
    assert not sheet(world, world.figures["heinrich"]).active
    plain = sheet(world, man)
    assert [gauge.label.id for gauge in plain.gauges] == ["sheet-wounds"], "a man-at-arms has no Fate"
    assert plain.badges == []
    man.effects = [Effect("asleep", "turn", 9)]
    assert "fallen" in [badge.emblem for badge in sheet(world, man).badges]


def test_every_effect_has_its_words() -> None:
    folder = Path(figures.__file__).parent
    made = {
        kind for file in folder.rglob("*.py") for kind in re.findall(r'Effect\(\s*"([a-z-]+)"', file.read_text("utf-8"))
    }
    made |= {"lost-hand", "lost-leg", "mushroom-strength", "mushroom-speed"}
    assert {"busy", "faced", "choke"} <= made
    for language in LANGUAGES:
        missing = [kind for kind in sorted(made) if not texts(language, "ahq").has(f"effect-{kind}")]
        assert missing == [], language
