"""Every word of a view's vocabulary is drawn in the browser, has a sign in the terminal and a word in both languages;
and nothing is drawn that no view can say."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from souterrain.core.emblems import Emblem
from souterrain.core.text import LANGUAGES
from souterrain.core.view import (
    Area,
    Art,
    CardState,
    DoorState,
    FeatureState,
    GaugeKind,
    Ground,
    MarkKind,
    Paper,
    Shape,
    Side,
    Sight,
    TableTop,
    Tint,
    WayKind,
    WayState,
)
from souterrain.terminal import glyphs

from .test_parts import WEB, messages


def values(vocabulary: Any) -> set[str]:
    return set(get_args(vocabulary)) - {""}


@cache
def source(ending: str) -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(WEB.rglob(f"*.{ending}")))


DRAWN: dict[str, tuple[Any, str, set[str]]] = {
    "door": (DoorState, r"\.grid \.door ?\.{}\b", {"shut"}),
    "thing": (FeatureState, r"\.feature\.{}\b", {"shut"}),
    "mark": (MarkKind, r"\.mark-{}\b", set()),
    "gauge": (GaugeKind, r"\.gauge\.{}\b", set()),
    "paper": (Paper, r"(?<!-)\.{}\b", {"stone"}),
    "table top": (TableTop, r"\.discs-board\.{}\b", set()),
    "tint": (Tint, r"\.tint-{}\b", set()),
    "card": (CardState, r"\.course \.{}\b", set()),
    "way": (WayKind, r"\.way\.{}\b", {"path"}),
    "leaf": (WayState, r"\.door\.{}\b", {"shut", "unknown"}),
    "shape": (Shape, r"\.point\.{}\b", {"round"}),
    "area": (Area, r"\.(?:point|name)\.{}\b", {"village", "countryside"}),
    "sight": (Sight, r"\.sight\.{}\b", {"clear"}),
    "side": (Side, r"\.piece\.{}\b", {"party"}),
}
"""Each vocabulary, how its style is written, and the values that look as their kind does anyway."""


@pytest.mark.parametrize("name", DRAWN)
def test_every_value_has_a_style(name: str) -> None:
    vocabulary, written, plain = DRAWN[name]
    assert plain < values(vocabulary)
    missing = {value for value in values(vocabulary) - plain if not re.search(written.format(value), source("css"))}
    assert not missing


STYLED: dict[str, tuple[str, set[str]]] = {
    r"\.mark-([\w-]+)": ("mark", set()),
    r"\.gauge\.([\w-]+)": ("gauge", {"dial"}),
    r"\.discs-board\.([\w-]+)": ("table top", set()),
    r"\.tint-([\w-]+)": ("tint", set()),
    r"\.way\.([\w-]+)": ("way", set()),
    r"\.sight\.([\w-]+)": ("sight", {"hinted"}),
    r'data-paper="([\w-]+)"': ("paper", {"wood"}),
    r"\.grid \.door\.([\w-]+)": ("door", set()),
}


@pytest.mark.parametrize("written", STYLED)
def test_every_style_has_a_value(written: str) -> None:
    name, own = STYLED[written]
    found = set(re.findall(written, source("css")))
    assert found
    assert found - own <= values(DRAWN[name][0])


def test_features_are_styled_by_emblem_or_state() -> None:
    found = set(re.findall(r"\.feature\.([\w-]+)", source("css")))
    assert found <= values(Emblem) | values(FeatureState) | {"swarm"}


def test_no_style_looks_through_the_whole_table() -> None:
    """Where one does, whatever changes at the table has all of it styled anew, the story with it."""
    assert re.findall(r"\.table[^\s,{]*:has\(", source("css")) == []


SPOKEN = {
    "web-door-": DoorState,
    "web-thing-": FeatureState,
    "web-mark-": MarkKind,
    "web-card-": CardState,
    "web-way-": WayKind,
    "web-leaf-": WayState,
    "web-sight-": Sight,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prefix", SPOKEN)
def test_every_value_has_a_word(prefix: str, language: str) -> None:
    words = {id.removeprefix(prefix) for id in messages(language) if id.startswith(prefix)}
    assert words == values(SPOKEN[prefix])


SIGNS: dict[str, tuple[Any, Mapping[Any, Any]]] = {
    "door": (DoorState, glyphs.DOORS),
    "thing": (FeatureState, glyphs.THINGS),
    "mark": (MarkKind, glyphs.MARKS),
    "shape": (Shape, glyphs.SHAPES),
    "way": (WayKind, glyphs.WAYS),
    "leaf": (WayState, glyphs.LEAVES),
    "side": (Side, glyphs.STYLES),
    "card": (CardState, glyphs.CARDS),
}


@pytest.mark.parametrize("name", SIGNS)
def test_every_value_has_a_sign_in_the_terminal(name: str) -> None:
    vocabulary, signs = SIGNS[name]
    assert set(signs) == set(get_args(vocabulary))


def test_every_ground_is_drawn_and_has_a_sign() -> None:
    grounds = values(Ground) - {" "}
    assert set(glyphs.FLOORS) == grounds
    kinds = re.search(r"const kinds = \{(.*?)\};", (WEB / "boards" / "ground.js").read_text("utf-8"))
    assert kinds
    drawn = {name.strip('"') for name in re.findall(r'("."|\w): ""', kinds[1])}
    assert drawn == grounds - {"."}


def test_no_two_doors_look_alike_in_the_terminal() -> None:
    assert len(set(glyphs.DOORS.values())) == len(glyphs.DOORS)


def test_every_emblem_is_drawn_and_every_drawing_is_an_emblem() -> None:
    drawn = re.findall(r'<symbol id="e-([\w-]+)"', (WEB / "emblems.svg").read_text("utf-8"))
    assert len(drawn) == len(set(drawn))
    assert set(drawn) == values(Emblem)


def test_every_art_has_its_picture() -> None:
    arts = re.search(r"const ARTS = \{(.*?)\};", (WEB / "boards" / "points.js").read_text("utf-8"), re.S)
    assert arts
    assert set(re.findall(r"(\w+): \(\) => import", arts[1])) == values(Art)


def test_the_client_knows_no_hero_and_no_monster() -> None:
    """Names of rows are the games' own: the client draws emblems."""
    games = Path(str(WEB)).parent / "games"
    rows = [
        path for path in games.glob("*/content/*.toml") if path.stem in ("monsters", "heroes", "creatures", "lords")
    ]
    ids = {id for path in rows for id in re.findall(r'^id = "([\w-]+)"', path.read_text("utf-8"), re.M)}
    assert len(ids) > 150
    named = {id for id in ids - values(Emblem) if re.search(rf"""["'`. ]{id}["'`:, ]""", source("js"))}
    assert not named


@pytest.mark.parametrize("name", [*DRAWN, "art"])
def test_every_value_is_said_by_some_game(name: str) -> None:
    """A word that no game uses is not kept for one that may come."""
    package = WEB.parent
    sources = [*package.glob("games/**/*.py"), *package.glob("games/**/content/*.toml"), *package.glob("crawl/*.py")]
    said = "\n".join(path.read_text("utf-8") for path in sources)
    usual = "\n".join(path.read_text("utf-8") for path in package.glob("core/view/*.py"))
    vocabulary = Art if name == "art" else DRAWN[name][0]
    unsaid = {value for value in values(vocabulary) if f'"{value}"' not in said}
    assert {value for value in unsaid if f'= "{value}"' not in usual} == set()
