"""A quest file that cannot be played is refused before the game begins, saying where and why in the reader's words."""

from __future__ import annotations

import pytest

import souterrain
from souterrain.core.errors import BadContent
from souterrain.core.say import Say
from souterrain.core.text import texts
from souterrain.games.ahq.facts import FACTS
from souterrain.games.ahq.quests.files import CAMPAIGN, playable, read_quest, without_secrets
from tests.games.ahq.test_quests import OWN

FAULTS = [
    ("levels = [1, 1]", "levels = [3, 1]", "levels: two numbers from 1 to 9 are needed, the smaller first"),
    ("levels = [1, 1]", "levels = [1, 10]", "levels: two numbers from 1 to 9 are needed, the smaller first"),
    ("levels = [1, 1]", "levels = [1]", "levels: 2 values are needed, not 1"),
    ("levels = [1, 1]", 'levels = ["1", 1]', "levels[0]: a whole number (int) is needed, not a text (str)"),
    ("levels = [1, 1]", "levels = [1, 1]\nheroes = 7", "heroes: a number from 0 to 4 is needed"),
    ("levels = [1, 1]", "levels = [1, 1]\ncounters = { trap = -1 }", "counters: a number is too small or too large"),
    ("levels = [1, 1]", "levels = [1, 1]\ncounters = { doom = 1 }", "counters: unknown name “doom”"),
    (
        "levels = [1, 1]", "levels = [1, 1]\nlabyrinth = [1]",
        "labyrinth: level 1 cannot be a labyrinth and be drawn area by area",
    ),
    ("[[area]]", '[[character]]\nmonster = "smurf"\nlevel = 1\n[[area]]', "character smurf: unknown name “smurf”"),
    ("levels = [1, 1]", 'levels = [1, 1]\nhenchmen = ["cook"]', "henchmen: unknown name “cook”"),
    ('matrices = "undead"', 'matrices = "elves"', "matrices: unknown name “elves”"),
    ('matrices = "undead"\n', "", "muster wandering: no row for the result 1."),
    ('en = "A door, a corridor, a tomb."', "", "name: name and intro need a text in at least one language"),
    ("[name]", "[nom]", ": there is no field nom"),
    ('kind = "treasure"', 'kind = "fame"', "objective.kind: “fame” is not one of the possible values"),
    ('kind = "treasure"', 'kind = "slay"\nmonster = "smurf"', "objective: unknown name “smurf”"),
    ('treasure = "amulet-shard"\n[[area]]', "[[area]]", "objective: treasure needs the name of what is to be found"),
    (
        'chest_trap = "gas"\ntreasure = "amulet-shard"', 'chest_trap = "gas"',
        "objective: “amulet-shard” lies in no area of level 1, which is drawn: give one of them "
        'treasure = "amulet-shard"',
    ),
    ('id = "tomb"', 'id = "passage"', "area passage: the id passage stands there twice"),
    ('id = "tomb"\nlevel = 1', 'id = "tomb"\nlevel = 2', "area tomb: there is no level 2 in this dungeon"),
    ("w = 5\nh = 5\nmonsters", "w = 5\nh = 0\nmonsters", "area tomb: an area is 1 to 20 squares wide and deep"),
    ("x = 2\ny = -5", "x = 61\ny = -5", "area tomb: an area lies at most 60 squares from the stairs"),
    ("x = 2\ny = -5", "x = 1\ny = -5", "area tomb: it lies over passage"),
    ("x = 0\ny = -5", "x = 0\ny = -4", "area passage: it lies over stairs"),
    (
        "x = 0\ny = -5", "x = 0\ny = -6",
        "area passage: the first area of a level must touch the stairs, which cover 0,0 to 1,1",
    ),
    ('[[area.doors]]\nat = [1, -3]\nside = "e"\nto = "tomb"\n', "", "area tomb: no door leads here"),
    ("zombie = 2", "smurf = 2", "area tomb: unknown name “smurf”"),
    ("zombie = 2", "zombie = 0", "area tomb: a number is too small or too large"),
    ("zombie = 2", "zombie = 24", "area tomb: too many monsters: there is room for 24"),
    ('trap = "pit"', 'trap = "banana"', "area passage: unknown name “banana”"),
    ("chest = [6, -1]", "chest = [7, -1]", "area tomb: the chest stands outside the area"),
    ("chest = [6, -1]\n", "", "area tomb: chest_trap and items need a chest"),
    ('to = "tomb"', 'to = "cellar"', "area passage: a door leads to the unknown area “cellar”"),
    ('side = "e"', 'side = "n"', "area passage: the door at 1,-3 (n) is not in a wall of the area"),
    ("at = [1, -3]", "at = [0, -3]", "area passage: the door at 0,-3 (e) is not in a wall of the area"),
    ("x = 2\ny = -5", "x = 2\ny = -2", "area passage: behind the door at 1,-3 (e) there is no square of tomb"),
    ("levels = [1, 1]", "levels = [1, 1", " is not a valid TOML file (line 5, column 1): Unclosed array"),
    (
        "[[area]]", '[[element]]\nkind = "haunt"\nmonster = "smurf"\njoins = 3\nrefuge = "tomb"\n[[area]]',
        "element haunt: unknown name “smurf”",
    ),
    (
        "[[area]]", '[[element]]\nkind = "haunt"\nmonster = "zombie"\njoins = 3\nrefuge = "attic"\n[[area]]',
        "element haunt: unknown name “attic”",
    ),
    (
        "[[area]]", '[[element]]\nkind = "flood"\ntide = 0\nmost = 3\n[[area]]',
        "element flood: a number is too small or too large",
    ),
    (
        "[[area]]", '[[element]]\nkind = "quake"\n[[element.tremor]]\nroll = "1-11"\nwhat = "quiet"\n[[area]]',
        "element quake, tremor: no row for the result 12.",
    ),
    ('kind = "treasure"', 'kind = "escape"', "objective: this objective needs the element “cell”"),
    ("chest = [6, -1]", 'chest = [6, -1]\nitems = ["moon"]', "area tomb: unknown name “moon”"),
    ("chest = [6, -1]", 'chest = [6, -1]\ncaptives = ["moon"]', "area tomb: unknown name “moon”"),
    ("monsters = { zombie = 2", 'captives = ["maiden"]\n#', "area tomb: captives need monsters who guard them"),
    ('treasure = "amulet-shard"\n[', 'treasure = "amulet-shard"\ngold =\n[', " (line 12, column 7): Invalid value"),
]  # fmt: skip


@pytest.mark.parametrize(("right", "wrong", "why"), FAULTS, ids=[why for _, _, why in FAULTS])
def test_what_is_wrong_is_named_with_its_row(right: str, wrong: str, why: str) -> None:
    assert OWN.count(right) >= 1
    with pytest.raises(BadContent) as refused:
        playable("crypt", OWN.replace(right, wrong, 1))
    said = texts("en", "ahq").say(refused.value.say)
    assert said.startswith("Your quest")
    assert said.endswith(why), said


@pytest.mark.parametrize(("right", "wrong", "why"), FAULTS, ids=[why for _, _, why in FAULTS])
def test_and_in_french_too(right: str, wrong: str, why: str) -> None:
    with pytest.raises(BadContent) as refused:
        playable("crypt", OWN.replace(right, wrong, 1))
    assert texts("fr", "ahq").problems(refused.value.say) == []
    assert texts("fr", "ahq").say(refused.value.say).startswith("Votre quête")


def test_before_it_is_chosen_a_quest_is_told_and_nothing_else() -> None:
    assert FACTS.about("quest", "mill") == Say("by-language", **read_quest("mill").intro)
    assert (FACTS.about("quest", CAMPAIGN), FACTS.about("levels", "2")) == (None, None)


def test_a_quest_without_a_fault_begins() -> None:
    assert souterrain.new("ahq", seed="own", setup={"quest_file": OWN}).ask is not None


def test_what_the_heroes_may_know_of_a_quest_keeps_every_letter_of_its_name() -> None:
    text = OWN.replace('en = "A door, a corridor, a tomb."', 'en = "A door, a corridor, a tomb 𓂀."')
    known = read_quest("", without_secrets(text))
    assert known.intro == read_quest("", text).intro
    assert "𓂀" in known.intro["en"]
    assert known.area == ()
