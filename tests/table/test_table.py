"""A table over the wire: playing, taking back, looking, forking, sharing, and surviving."""

from __future__ import annotations

import json
import random
import signal
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from bench.server import Server
from websockets.exceptions import ConnectionClosed

import souterrain
from tests.table.guest import Guest


def sit(server: Server, lang: str = "fr", **wanted: Any) -> tuple[Guest, dict[str, Any]]:
    wanted = {"game": "chateau", "setup": {"players": 1}, "seed": "table", **wanted}
    made = server.request("POST", "/api/tables", wanted)
    guest = Guest(server.base, made["table"], made["owner"], lang)
    guest.shown()
    return guest, made


def test_a_whole_game_costs_a_browser_less_than_a_megabyte(server: Server) -> None:
    guest, _ = sit(server)
    chance = random.Random(3)
    while guest.view["ask"]:
        guest.answer(chance.randrange(100))
    assert guest.view["outcome"]["reason"]
    assert guest.received < 1_000_000
    assert guest.errors == []
    assert len(guest.welcome["seed"]) == 64


def test_killing_the_server_at_any_moment_loses_nothing(tmp_path: Path) -> None:
    chance = random.Random(5)
    server = Server(tmp_path)
    guest, made = sit(server)
    for _ in range(4):
        for _ in range(chance.randrange(3, 12)):
            guest.answer(chance.randrange(100))
        before = guest.view, guest.sentences(), guest.n
        server.process.send_signal(signal.SIGKILL)
        server.process.wait()
        server = Server(tmp_path)
        guest = Guest(server.base, made["table"], made["owner"])
        guest.shown()
        assert (guest.view, guest.sentences(), guest.n) == before
    server.stop()


def test_two_browsers_stay_in_step(server: Server) -> None:
    owner, made = sit(server, setup={"players": 2}, seats={"p1": "screen", "p2": "link"})
    friend = Guest(server.base, made["table"], made["seats"]["p2"], "en")
    friend.shown()
    for _ in range(40):
        asked = owner if owner.view["ask"] else friend
        if not asked.view["ask"]:
            break
        asked.answer(_)
        other = friend if asked is owner else owner
        other.shown()
        assert owner.n == friend.n
        assert owner.view["waiting"] == friend.view["waiting"]
        assert not (owner.view["ask"] and friend.view["ask"])
    assert len(owner.story) == len(friend.story)
    assert owner.story[0]["text"] != friend.story[0]["text"], "each reads its own language"


def test_a_double_click_or_a_stale_answer_does_nothing(server: Server) -> None:
    guest, _ = sit(server)
    ask, n = guest.view["ask"], guest.n
    for _ in range(2):
        guest.say(answer=ask["options"][0]["key"], n=n, seat=ask["seat"])
    guest.shown()
    assert guest.n == n + 1
    guest.say(undo=guest.n)
    guest.shown()
    assert guest.n == n
    assert guest.errors == []


def test_an_answer_for_another_seat_is_refused(server: Server) -> None:
    owner, made = sit(server, setup={"players": 2}, seats={"p1": "screen", "p2": "link"})
    friend = Guest(server.base, made["table"], made["seats"]["p2"])
    friend.shown()
    asked, other = (owner, friend) if owner.view["ask"] else (friend, owner)
    ask = asked.view["ask"]
    other.say(answer=ask["options"][0]["key"], n=asked.n, seat=ask["seat"])
    assert "place" in other.until("error")["error"]["text"]


def test_an_answer_that_is_no_option_is_refused_with_its_rule(server: Server) -> None:
    guest, _ = sit(server)
    for wrong in ("no such thing", 7, None, {"x": 1}, ["a"]):
        guest.say(answer=wrong, n=guest.n, seat=guest.view["ask"]["seat"])
        error = guest.until("error")["error"]
        assert error["rule"] == guest.view["ask"]["rule"]
    assert guest.n == 0


@pytest.mark.parametrize(
    "raw", ["", "hello", "[]", "{", '{"look": "x"}', '{"answer"', '{"what": 1}', "[" * 5000, "\u0000", "x" * 70_000]
)
def test_what_is_no_message_is_answered_in_words(server: Server, raw: str) -> None:
    guest, _ = sit(server)
    guest.socket.send(raw)
    assert guest.until("error")["error"]["text"]
    guest.say(look=0)
    assert guest.until("moment")["k"] == 0, "the connection is still good"


def test_too_many_messages_are_held_back(server: Server) -> None:
    guest, _ = sit(server)
    with suppress(ConnectionClosed):  # who does not stop is shown the door
        for _ in range(700):
            guest.say(undo=-5)
    while not guest.errors:
        guest.hear()
    assert "instant" in guest.errors[0]["text"]


def test_a_token_that_does_not_exist_opens_nothing(server: Server) -> None:
    _, made = sit(server)
    for token in ("", "x", made["owner"][:-1], server.key):
        guest = Guest(server.base, made["table"], token)
        assert "lien" in guest.until("error")["error"]["text"]
        assert guest.view == {}
    other, _ = sit(server)
    wrong_table = Guest(server.base, other.welcome["table"], made["owner"])
    assert wrong_table.until("error")


def test_undo_look_and_fork(server: Server) -> None:
    guest, _ = sit(server)
    views = [guest.view]
    for n in range(12):
        views.append(guest.answer(n))
    guest.say(look=4)
    moment = guest.until("moment")
    assert moment["moment"] == views[4]
    guest.say(look=None)
    guest.shown()
    assert guest.view == views[12]
    guest.say(undo=guest.n)
    guest.shown()
    assert guest.view == views[11]
    guest.say(fork=6)
    forked = guest.until("forked")["forked"]
    twin = Guest(server.base, forked["table"], forked["owner"])
    twin.shown()
    assert twin.n == 6
    assert twin.view["ask"] == views[6]["ask"]
    twin.answer()
    assert guest.n == 11


def test_a_seat_can_go_to_a_bot_and_come_back(server: Server) -> None:
    guest, _ = sit(server)
    guest.say(pace=0)
    guest.say(holder={"seat": "p1", "by": "bot:random"})
    start = guest.n
    while guest.n < start + 10 and guest.view["outcome"] is None:
        guest.shown()
    guest.say(holder={"seat": "p1", "by": "screen"})
    while guest.welcome["seats"][0]["by"] != "screen":
        guest.hear()
    guest.say(undo=-5)
    guest.say(lang="en")
    while guest.welcome.get("language") != "en":
        guest.hear()
    guest.shown()
    if guest.view["outcome"] is None:
        assert guest.view["ask"]
        guest.answer()


def test_bots_play_on_by_themselves(server: Server) -> None:
    guest, _ = sit(server, setup={"players": 3}, seats=dict.fromkeys(("p1", "p2", "p3"), "bot:scripted"))
    guest.say(pace=0)
    while guest.view["outcome"] is None:
        guest.shown()
        assert guest.view["ask"] is None, "who only watches is asked nothing"
    assert guest.story


def test_a_new_link_ends_the_old_one(server: Server) -> None:
    owner, made = sit(server, setup={"players": 2}, seats={"p1": "screen", "p2": "link"})
    owner.say(invite="p2")
    link = owner.until("link")["link"]
    assert Guest(server.base, made["table"], made["seats"]["p2"]).until("error")
    assert Guest(server.base, made["table"], link["token"]).shown()
    owner.say(invite="p9")
    assert "p9" in owner.until("error")["error"]["text"]


def test_only_the_owner_seats_people(server: Server) -> None:
    _, made = sit(server, setup={"players": 2}, seats={"p1": "screen", "p2": "link"})
    friend = Guest(server.base, made["table"], made["seats"]["p2"])
    friend.shown()
    for message in ({"holder": {"seat": "p1", "by": "bot:random"}}, {"invite": "p1"}, {"pace": 1}):
        friend.say(**message)
        assert friend.until("error")
    friend.say(holder={"seat": "p2", "by": "bot:random"})
    friend.until("welcome")
    friend.say(holder={"seat": "p2", "by": "link"})
    friend.until("welcome")


def test_dice_can_be_typed_in(server: Server) -> None:
    guest, _ = sit(server, dice="typed")
    while guest.view["ask"]["kind"] != "amount":
        guest.answer()
    ask = guest.view["ask"]
    assert (ask["low"], ask["high"]) == (1, 6)
    guest.say(answer=9, n=guest.n, seat=ask["seat"])
    assert guest.until("error")["error"]["text"]
    guest.say(answer=4, n=guest.n, seat=ask["seat"])
    guest.shown()


def test_a_saved_game_can_be_downloaded_and_brought_back(server: Server) -> None:
    guest, made = sit(server)
    for n in range(15):
        guest.answer(n)
    data = fetch(server, f"/api/tables/{made['table']}/save", made["owner"])
    assert souterrain.load(data).decisions == 15
    again = server.request_raw("POST", "/api/tables/load", data)
    twin = Guest(server.base, again["table"], again["owner"])
    assert twin.shown() == guest.view
    for bad in (b"", b"nonsense", data[:100], data[:-1]):
        with pytest.raises(urllib.error.HTTPError) as refused:
            server.request_raw("POST", "/api/tables/load?lang=fr", bad)
        assert json.load(refused.value)["error"]["text"]
    with pytest.raises(urllib.error.HTTPError):
        fetch(server, f"/api/tables/{made['table']}/save", server.key)


def test_the_lobby_lists_reopens_and_forgets(server: Server) -> None:
    guest, made = sit(server)
    guest.answer()
    listed = next(t for t in server.request("GET", "/api/tables?lang=en") if t["id"] == made["table"])
    assert listed["decisions"] == 1
    assert listed["party"]
    assert listed["headline"]
    owner = server.request("POST", f"/api/tables/{made['table']}/open")["owner"]
    assert Guest(server.base, made["table"], owner).shown()
    server.request("DELETE", f"/api/tables/{made['table']}")
    assert made["table"] not in {t["id"] for t in server.request("GET", "/api/tables")}
    assert Guest(server.base, made["table"], owner).until("error")


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "chess"},
        {"game": "chateau", "setup": {"players": 0}},
        {"game": "chateau", "setup": {"players": "many"}},
        {"game": "chateau", "setup": {"colour": "red"}},
        {"game": "chateau", "setup": {"names": {"warrior": "a\u0007b"}}},
        {"game": "chateau", "seats": {"p1": "ghost"}},
        {"game": "chateau", "seats": {"p1": "bot:ghost"}},
        {"game": "chateau", "extra": 1},
        [],
    ],
)
def test_a_table_that_cannot_be_made_says_why(server: Server, wanted: Any) -> None:
    with pytest.raises(urllib.error.HTTPError) as refused:
        server.request("POST", "/api/tables?lang=fr", wanted)
    assert refused.value.code in (400, 404)
    assert json.load(refused.value)["error"]["text"]


def test_html_in_a_name_is_only_a_name(server: Server) -> None:
    name = "<b onclick=x>Bo</b>"
    guest, _ = sit(server, setup={"players": 1, "names": {"warrior": name}})
    assert name in [sheet["name"] for sheet in guest.view["sheets"]]


def test_without_the_house_key_there_is_no_lobby(server: Server) -> None:
    for path in ("/api/tables",):
        with pytest.raises(urllib.error.HTTPError) as refused:
            fetch(server, path, "wrong")
        assert refused.value.code == 403


def test_pages_are_served_with_a_strict_policy(server: Server) -> None:
    with server.open("GET", "/") as response:
        policy = response.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert response.headers["X-Content-Type-Options"] == "nosniff"
    with server.open("GET", "/web/main.js") as response:
        assert response.headers["Cache-Control"] == "no-cache", "so that no part is older than the others"
    with pytest.raises(urllib.error.HTTPError) as missing:
        server.open("GET", "/web/../../etc/passwd")
    assert missing.value.code == 404


def test_what_everybody_gets_is_compressed_and_what_holds_a_key_is_not(server: Server) -> None:
    for path, packed in (("/web/emblems.svg", True), ("/api/rules/ahq", True), ("/api/tables", False)):
        headers = {"Authorization": f"Bearer {server.key}", "Accept-Encoding": "gzip"}
        with urllib.request.urlopen(urllib.request.Request(server.base + path, headers=headers)) as response:
            assert (response.headers["Content-Encoding"] == "gzip") is packed, path


def fetch(server: Server, path: str, token: str) -> bytes:
    with server.open("GET", path, token=token) as response:
        data: bytes = response.read()
    return data


def test_the_rules_reference_speaks_the_readers_language(server: Server) -> None:
    first = {lang: server.request("GET", f"/api/rules/chateau?lang={lang}")[0] for lang in ("fr", "en")}
    assert first["fr"]["id"] == first["en"]["id"] == "chateau.setup.players"
    assert (first["fr"]["heading"], first["en"]["heading"]) == ("Le jeu", "The game")
    assert "sans meneur de jeu" in first["fr"]["text"]


def test_whoever_watches_over_the_server_sees_that_it_answers(server: Server) -> None:
    made = server.request("POST", "/api/tables", {"game": "chateau", "setup": {"players": 1}})
    with server.open("GET", "/healthz", token="") as answer:
        assert json.load(answer)["tables"] >= 1
    assert made["table"]


def test_a_game_that_goes_in_circles_is_told_in_ones_language_and_offered_an_end(server: Server) -> None:
    guest, _ = sit(server)
    while guest.view["ask"]["options"][-1]["verb"] != "break-off":
        assert guest.n < 40
        verbs = [option["verb"] for option in guest.view["ask"]["options"]]
        guest.answer(verbs.index("stay") if "stay" in verbs else -1)
    assert guest.view["ask"]["options"][-1]["final"], "it is asked once more"
    assert any("tourne en rond" in notice for notice in guest.welcome["notices"])
    guest.answer(-1)
    assert "tournait en rond" in guest.view["outcome"]["reason"]
    assert "tourne en rond" in guest.sentences()[-1]
