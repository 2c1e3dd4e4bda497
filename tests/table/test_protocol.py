"""PROTOCOL.md names everything that a client may ask for, say and be shown."""

from __future__ import annotations

import re

import msgspec
import pytest

from souterrain.core import ask, view
from souterrain.core.story import LogLine
from souterrain.table import messages
from tests.pages import ROOT

PAGE = (ROOT / "PROTOCOL.md").read_text("utf-8")
PARTS = {
    "View": (view.View, view.Pile, view.Dial, view.Card),
    "Ask": (ask.Ask, ask.Amount, ask.Name, ask.Shot, ask.Option, ask.Launch),
    "Sheet": (view.Sheet, view.Gauge, view.Line, view.Item, view.Badge),
    "Scene": (view.Scene, view.Fighter),
    "Board": (view.Points, view.Grid, view.Discs),
    "Token": (view.Token,),
    "Line": (LogLine,),
}
CALLED = {"table": "ID", "lang": "LANG", "game": "SLUG", "n": "N"}


@pytest.mark.parametrize("part", PARTS)
def test_every_field_that_is_shown_is_named(part: str) -> None:
    text = re.search(rf"^{part} +(\{{.*(?:\n +.*)*)", PAGE, re.M)
    assert text is not None
    named = set(re.findall(r"\w+", text[1]))
    for shape in PARTS[part]:
        fields = {field.encode_name for field in msgspec.structs.fields(shape)}
        assert fields <= named, f"{shape.__name__}: {sorted(fields - named)}"


def test_every_message_of_a_client_is_named() -> None:
    for field in messages.Message.__struct_fields__:
        assert f'"{field}": ' in PAGE, field


def test_every_address_is_named() -> None:
    source = (ROOT / "src" / "souterrain" / "table" / "app.py").read_text("utf-8")
    paths = re.findall(r'(?:Route|Mount)\("([^"]+)"', source)
    assert len(paths) > 20
    for path in paths:
        shown = re.sub(r"\{(\w+)\}", lambda match: CALLED[match[1]], path)
        assert re.search(rf"[ `]{re.escape(shown)}(?:[ `?/]|$)", PAGE.replace("/ws/TABLE", "/ws/ID"), re.M), shown
