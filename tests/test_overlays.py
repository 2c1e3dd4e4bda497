"""House rules: a game under an overlay, from the set-up to the last answer, and nobody else's game touched."""

from __future__ import annotations

from typing import Any

import pytest

import souterrain
from souterrain import bots
from souterrain.core.errors import SouterrainError
from souterrain.core.match import Match
from souterrain.core.overlaid import Overlaid
from souterrain.core.say import Say
from souterrain.core.text import LANGUAGES, texts
from souterrain.games.ahq.events.magic import ItemTaken

from .pages import both, example

GIANTS = """
title = { fr = "Pays de géants", en = "Land of giants" }
[change.monster.orc]
life = 40
[change.numbers]
home_alive = 7
"""


def played(setup: dict[str, Any], seed: str = "giants") -> souterrain.Session:
    session = souterrain.new("chateau", seed=seed, setup={"players": 1, **setup})
    bots.play(session, {"p1": bots.make("chateau", "scripted")}, most=400)
    return session


def test_the_numbers_of_an_overlay_are_played_by() -> None:
    plain, house = played({}), played({"overlay": GIANTS})
    assert plain.outcome is not None
    assert house.outcome is not None
    assert plain.outcome.scores != house.outcome.scores
    assert plain.save() == played({}).save(), "a game without it is what it was"


def test_an_overlay_is_kept_with_its_game_and_goes_with_its_forks() -> None:
    house = played({"overlay": GIANTS})
    again = souterrain.load(house.save())
    fork = again.at(house.decisions // 2).fork("other dice")
    for game in (again, fork):
        assert isinstance(game.game, Overlaid)
        assert [(change.row, change.field, change.now) for change in game.game.changes] == [
            ("orc", "life", "40"),
            ("", "home_alive", "7"),
        ]
    assert again.world == house.world


def test_what_an_overlay_adds_is_remembered_as_it_says() -> None:
    ring = """
    title = { en = "Rings" }
    [[add.armour]]
    id = "toad-ring"
    emblem = "ring"
    place = "ring"
    toughness = 2
    magic = MAGIC
    [change.ring."1-3"]
    item = "toad-ring"
    """
    for magic in (True, False):
        laid = ring.replace("MAGIC", str(magic).lower())
        game = souterrain.new("ahq", seed="x", setup={"players": 1, "overlay": laid}).game
        assert isinstance(game, Overlaid)
        assert game.memorable(ItemTaken("Rogar", "toad-ring")) is magic


def test_bots_think_with_the_numbers_of_their_own_table() -> None:
    house = souterrain.new("chateau", seed="giants", setup={"players": 1, "overlay": GIANTS})
    seen = []

    class Reader:
        def decide(self, chair: Any, /) -> Any:
            seen.append(souterrain.games()["chateau"].book.monsters["orc"].life)  # type: ignore[union-attr]
            return chair.ask.options[0].key

    match = Match(house, lambda game, name, seed: Reader(), {"p1": "bot:reader"})
    match.step_bot()
    bots.step(house, Reader())
    Reader().decide(house.chair())
    assert seen == [40, 40, 3]


TROLLS = """
title = { fr = "Trolls", en = "Trolls" }
[[add.monster]]
id = "cave-troll"
emblem = "troll"
life = 9
hit = 4
blows = ["d6"]
pursuit = 1
count = 60
[words.fr.monster.cave-troll]
word = "troll des {cavernes}"
le = "le troll des {cavernes}"
[words.en.monster.cave-troll]
word = "cave troll"
[words.fr.monster.goblin]
word = "lutin"
"""
UNICORN = "title = { en = 'x' }\n[change.monster.unicorn]\nlife = 1"
BLANK = TROLLS.replace("monster.goblin", "'a b'.goblin")


def test_a_monster_of_ones_own_is_met_and_called_by_its_name() -> None:
    house = played({"overlay": TROLLS}, "trolls")
    french, english = house.texts("fr"), house.texts("en")
    story = [french.say(told.event.say()) for told in house.story]
    assert any("troll des {cavernes}" in line for line in story)
    assert any("ave troll" in english.say(told.event.say()) for told in house.story)
    assert not any("cave-troll" in line for line in story)
    assert french.say(Say("being-goblin")) == "Gobelin", "words that there are stay as they are"


@pytest.mark.parametrize("overlay", ["title = 3", "nonsense", UNICORN, BLANK])
def test_an_overlay_that_does_not_fit_starts_no_game_and_says_why(overlay: str) -> None:
    with pytest.raises(SouterrainError) as error:
        souterrain.new("chateau", setup={"players": 1, "overlay": overlay})
    assert len(str(error.value)) > 20


@pytest.mark.parametrize("page", both("docs/house-rules.md"))
def test_the_page_about_house_rules_has_an_example_that_can_be_played(page: str) -> None:
    session = played({"overlay": example(page)})
    assert isinstance(session.game, Overlaid)
    for language in LANGUAGES:
        words = texts(language, "chateau")
        said = [words.say(change) for change in session.game.told()]
        assert len(said) == 4
        assert not [problem for change in session.game.told() for problem in words.problems(change)], said
