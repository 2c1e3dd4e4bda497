"""Links that work from elsewhere: under which addresses friends reach a table, and a link that a camera reads."""

from __future__ import annotations

import urllib.error

import pytest
from bench.server import Server

from souterrain.core.errors import SouterrainError
from souterrain.table import reach
from souterrain.table.reach import addresses, code


def test_a_table_for_this_machine_alone_is_reached_from_nowhere() -> None:
    assert addresses("127.0.0.1", 8642) == addresses("::1", 8642) == addresses("localhost", 8642) == []


def test_behind_a_proxy_it_has_the_proxys_name_and_tls() -> None:
    assert addresses("127.0.0.1", 8642, ["tables.example.org"]) == ["https://tables.example.org"]


def test_an_address_on_the_network_is_its_own_link_and_names_come_first() -> None:
    assert addresses("192.168.1.20", 8642) == ["http://192.168.1.20:8642"]
    assert addresses("fd00::5", 8642, ["table.home"]) == ["http://table.home:8642", "http://[fd00::5]:8642"]


@pytest.mark.parametrize("outward", ["192.168.1.20", ""])
def test_a_table_that_listens_everywhere_says_where_this_machine_is(
    monkeypatch: pytest.MonkeyPatch, outward: str
) -> None:
    monkeypatch.setattr(reach, "_outward", lambda: outward)
    assert addresses("0.0.0.0", 8642) == ([f"http://{outward}:8642"] if outward else [])


def test_a_link_becomes_a_square_of_dots_with_three_corners() -> None:
    rows = code("http://192.168.1.20:8642/table/abc#seat=secret")
    assert {len(row) for row in rows} == {len(rows)}
    assert {rows[0][:8], rows[0][::-1][:8], rows[-1][:8]} == {"11111110"}
    assert rows[-1][::-1][:8] != "11111110"
    with pytest.raises(SouterrainError):
        code("x" * 301)


def test_only_who_holds_a_key_hears_where_the_table_is(server: Server) -> None:
    assert server.request("GET", "/api/reach") == {"addresses": []}
    assert len(server.request("POST", "/api/code", {"text": "a link"})["rows"]) == 21
    for method, path in (("GET", "/api/reach"), ("POST", "/api/code")):
        with pytest.raises(urllib.error.HTTPError, match="403"):
            server.open(method, path, b'{"text": "a link"}' if method == "POST" else None, token="wrong")
