"""Clients that mean harm: they hurt only themselves."""

from __future__ import annotations

import base64
import json
import logging
import os
import re
import socket
import struct
import subprocess
import sys
import time
import urllib.error
import urllib.request
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest
from bench.server import Server
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import souterrain
from souterrain import bots
from souterrain.core.errors import BadSave, SouterrainError
from souterrain.core.journal import Rolled, SavedTurn, pack, unpack
from souterrain.table.limits import MESSAGES, Limits
from souterrain.table.serve import keep_log
from tests.table.guest import Guest
from tests.table.test_table import sit


def test_one_who_does_not_read_keeps_nobody_waiting(server: Server) -> None:
    owner, made = sit(server, setup={"players": 2}, seats={"p1": "screen", "p2": "link"})
    deaf = raw(server)
    hello = {"hello": {"table": made["table"], "token": made["seats"]["p2"]}}
    say(deaf, hello)
    slowest = 0.0
    for _ in range(3):
        for n in range(120):
            say(deaf, {"lang": "fr" if n % 2 else "en"})
        start = time.monotonic()
        owner.say(look=0)
        owner.until("moment")
        owner.say(look=None)
        owner.shown()
        slowest = max(slowest, time.monotonic() - start)
        time.sleep(1.3)
    assert slowest < 3
    deaf.close()
    friend = Guest(server.base, made["table"], made["seats"]["p2"])
    assert friend.shown(), "who comes back resumes"


def raw(server: Server) -> socket.socket:
    """A connection to the WebSocket, by hand, with hardly any room for what it does not read."""
    address = urlsplit(server.base)
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.connect((address.hostname, address.port))
    key = base64.b64encode(os.urandom(16)).decode()
    made.sendall(
        f"GET /ws HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    made.recv(200)
    return made


def say(to: socket.socket, message: object) -> None:
    """A masked text frame."""
    data, mask = json.dumps(message).encode(), b"\1\2\3\4"
    head = struct.pack("!BB", 0x81, 0x80 | len(data)) if len(data) < 126 else struct.pack("!BBH", 0x81, 0xFE, len(data))
    to.sendall(head + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(data)))


def test_who_comes_in_again_has_no_more_left_to_say(server: Server) -> None:
    _, made = sit(server)
    for _ in range(4):
        guest = Guest(server.base, made["table"], made["owner"])
        try:
            for _ in range(200):
                guest.say(undo=-5)
            guest.say(look=0)
            guest.until("moment", "error")
        except ConnectionClosed:
            break
        if guest.errors:
            break
        guest.close()
    while not guest.errors:
        guest.hear()
    assert "instant" in guest.errors[0]["text"]


def test_an_allowance_comes_back_with_time() -> None:
    now = [0.0]
    limits = Limits(lambda: now[0])
    for _ in range(int(MESSAGES.at_once)):
        limits.spend(MESSAGES, "link")
    with pytest.raises(SouterrainError, match="Too many messages"):
        limits.spend(MESSAGES, "link")
    limits.spend(MESSAGES, "another link")
    now[0] += 0.05
    for _ in range(5):
        limits.spend(MESSAGES, "link")
    with pytest.raises(SouterrainError):
        limits.spend(MESSAGES, "link")


def test_what_ifs_are_not_for_the_hundred(server: Server) -> None:
    guest, _ = sit(server)
    for _ in range(30):
        guest.say(fork=0)
    forks = 0
    while not guest.errors:
        forks += "forked" in guest.hear()
    assert forks == 20
    assert "tables" in guest.errors[0]["text"]


def test_a_friend_who_is_sent_away_hears_it_at_once(server: Server) -> None:
    owner, made = sit(server, setup={"players": 2}, seats={"p1": "screen", "p2": "link"})
    friend = Guest(server.base, made["table"], made["seats"]["p2"])
    friend.shown()
    owner.say(invite="p2")
    owner.until("link")
    assert "lien" in friend.until("error")["error"]["text"]
    with pytest.raises(ConnectionClosed):
        friend.hear()
    assert Guest(server.base, made["table"], made["seats"]["p2"]).until("error")


def test_a_spectator_watches(server: Server) -> None:
    owner, made = sit(server)
    owner.say(invite="*")
    link = owner.until("link")["link"]
    watcher = Guest(server.base, made["table"], link["token"])
    watcher.shown()
    assert (watcher.welcome["role"], watcher.view["ask"]) == ("spectator", None)
    owner.answer()
    watcher.shown()
    assert watcher.n == 1
    watcher.say(answer="x", n=1, seat="p1")
    assert watcher.until("error")["error"]["text"]


@pytest.mark.parametrize("body", [b"\xff\xfe{", b'{"game": "\xff"}', b"[" * 100_000, b'{"setup":' + b'{"a":' * 50_000])
def test_a_body_that_is_no_message_is_refused_in_words(server: Server, body: bytes) -> None:
    with pytest.raises(urllib.error.HTTPError) as refused:
        server.request_raw("POST", "/api/seats", body)
    assert refused.value.code == 400
    assert json.load(refused.value)["error"]["text"]


@pytest.mark.parametrize("number", ["1" + "0" * 30, "-1" + "0" * 30, "1" * 400, "9" * 5000, "1e400"])
@pytest.mark.parametrize("key", ["look", "fork", "undo", "decline", "pace", "answer"])
def test_numbers_without_end_are_answered_in_words(server: Server, key: str, number: str) -> None:
    guest, _ = sit(server)
    guest.socket.send(f'{{"{key}": {number}, "n": 0, "seat": "p1"}}')
    guest.say(look=0)
    while "moment" not in guest.hear():
        pass
    assert all(error["text"] for error in guest.errors)


def forged(**changes: object) -> bytes:
    """A saved game with something changed, and a right checksum."""
    return pack(msgspec.structs.replace(unpack(souterrain.new("chateau", seed="x").save()), **changes))


def test_a_saved_game_that_would_never_ask_anything_is_refused(server: Server) -> None:
    session = souterrain.new("chateau", seed="x")
    bots.play(session, {"p1": bots.make("chateau", "random", 1)}, most=30)
    saved = unpack(session.save())
    start = saved.turns[-1].start
    assert start is not None
    world = msgspec.msgpack.decode(start)
    world["order"] = []
    last = msgspec.structs.replace(saved.turns[-1], start=msgspec.msgpack.encode(world), entries=[], story=[])
    refused(server, pack(msgspec.structs.replace(saved, turns=[*saved.turns[:-1], last])))


def test_what_swells_when_it_is_unpacked_is_refused(server: Server) -> None:
    bomb = forged(setup={"names": [[]] * 30_000_000})
    assert len(bomb) < 300_000
    with pytest.raises(BadSave):
        unpack(bomb)
    refused(server, bomb)


def test_what_is_too_much_is_refused_however_little_it_swells() -> None:
    with pytest.raises(BadSave):
        unpack(forged(setup={"names": os.urandom(1_800_000) + bytes(66_000_000)}))


def test_a_body_without_end_is_not_read_to_its_end(server: Server) -> None:
    with pytest.raises(urllib.error.HTTPError) as answer:
        server.request_raw("POST", "/api/tables/load", bytes(9_000_000))
    assert answer.value.code == 413
    assert json.load(answer.value)["error"]["text"]


@pytest.mark.parametrize("changes", [
    {"game": "chess"}, {"setup": {"players": -1}}, {"setup": {"players": 10**15}}, {"turns": []}, {"seed": b""},
    {"turns": [SavedTurn(0, b"\xff\xfe", 0, 0, [], [])]}, {"turns": [SavedTurn(0, b"\x80", 0, 0, [], [])]},
])  # fmt: skip
def test_a_forged_game_is_refused_in_words(server: Server, changes: dict[str, object]) -> None:
    refused(server, forged(**changes))


def refused(server: Server, data: bytes) -> None:
    with pytest.raises(urllib.error.HTTPError) as answer:
        server.request_raw("POST", "/api/tables/load", data)
    assert answer.value.code in (400, 404)
    assert json.load(answer.value)["error"]["text"]


@pytest.mark.parametrize("die", ["d0", "d99999999999999999999", "d-1", "dx", "d" + "9" * 5000])
def test_dice_that_cannot_be_do_not_stop_the_verifier(die: str) -> None:
    saved = unpack(souterrain.new("chateau", seed="x").save())
    turn = msgspec.structs.replace(saved.turns[0], entries=[Rolled(die, "x", 1)])
    assert souterrain.verify(pack(msgspec.structs.replace(saved, turns=[turn]))).faults


def test_a_page_of_another_site_is_turned_away(server: Server) -> None:
    def ask(origin: str) -> None:
        body, headers = b'{"game": "chateau"}', {"Origin": origin}
        urllib.request.urlopen(urllib.request.Request(server.base + "/api/seats", body, headers)).close()

    ask(server.base)
    with pytest.raises(urllib.error.HTTPError) as refused:
        ask("http://evil.example")
    assert refused.value.code == 403
    assert json.load(refused.value)["error"]["text"]
    address = server.base.replace("http", "ws") + "/ws"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("http://evil.example")):
        pass
    with connect(address, origin=Origin(server.base)):
        pass


def test_what_holds_a_token_is_not_compressed(server: Server) -> None:
    """A client may offer to; the size of a compressed secret could betray it."""
    with connect(server.base.replace("http", "ws") + "/ws", compression="deflate") as line:
        assert line.protocol.extensions == []
        assert line.response is not None
        assert "Sec-WebSocket-Extensions" not in line.response.headers


def test_a_log_makes_room_for_what_is_new(tmp_path: Path) -> None:
    root, before = logging.getLogger(), list(logging.getLogger().handlers)
    keep_log(tmp_path / "db.log")
    try:
        for n in range(6000):
            logging.getLogger("souterrain.test").error("%d %s", n, "x" * 1000)
    finally:
        for handler in [each for each in root.handlers if each not in before]:
            root.removeHandler(handler)
            handler.close()
    kept = list(tmp_path.iterdir())
    assert sum(path.stat().st_size for path in kept) < 5 * 1024 * 1024
    assert "5999 " in (tmp_path / "db.log").read_text()


def test_what_is_installed_is_known_to_the_byte() -> None:
    """And Starlette is one that is not kept busy by a header."""
    root = Path(__file__).parents[2]
    assert "starlette>=0.49.1" in (root / "pyproject.toml").read_text()
    for lock in (root / "locks").iterdir():
        for pinned in re.split(r"\n(?=\S)", lock.read_text().strip()):
            assert pinned.startswith("#") or "--hash=sha256:" in pinned, pinned


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("evil.example", 403),
        ("127.0.0.1.evil.example", 403),
        ("localhost", 200),
        ("192.168.1.7:8642", 200),
        ("[::1]:1", 200),
    ],
)
def test_a_name_that_is_not_ours_is_turned_away(server: Server, host: str, status: int) -> None:
    """A site that lets its own name point to this machine gets nothing from it."""
    line = HTTPConnection(server.base.removeprefix("http://"))
    line.request("GET", "/api/games", headers={"Host": host})
    assert line.getresponse().status == status
    line.close()


SLOW = """
import sys
from souterrain.table import app, punctual, serve
punctual.PATIENCE = app._PATIENCE = 0.3
serve(port=0, db=sys.argv[1], open_browser=False, ready=lambda link: print(link, flush=True))
"""


def test_requests_that_never_end_are_ended(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SLOW, str(tmp_path / "db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split("/#")[0].removeprefix("http://")
        host, port = address.split(":")
        heads = [socket.create_connection((host, int(port))) for _ in range(5)]
        for head in heads[1:]:
            head.send(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        heads[0].send(b"POST /api/seats HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{")
        for head in heads:
            head.settimeout(10)
        assert heads[0].recv(99).startswith(b"HTTP/1.1 408")
        assert [head.recv(99) for head in heads[1:]] == [b""] * 4
        for head in heads:
            head.close()
        process.terminate()


def test_keys_can_be_ended(server: Server) -> None:
    """The owner's token that went astray, and every key to the house but a new one."""
    made = server.request("POST", "/api/tables", {"game": "chateau", "setup": {"players": 1}})
    stray = Guest(server.base, made["table"], made["owner"])
    stray.shown()
    owner = server.request("POST", f"/api/tables/{made['table']}/lock")["owner"]
    assert stray.until("error")
    guest = Guest(server.base, made["table"], made["owner"])
    assert guest.until("error")
    assert Guest(server.base, made["table"], owner).shown()
    old = server.key
    server.key = server.request("POST", "/api/lock")["key"]
    assert isinstance(server.request("GET", "/api/tables"), list)
    with pytest.raises(urllib.error.HTTPError):
        server.open("GET", "/api/tables", token=old)


QUEST = next(each["quest_file"] for each in souterrain.games()["ahq"].samples if "quest_file" in each)


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        ("seul", {"dungeon": 'title = "x"\n' + ".".join(["a"] * 20_000) + " = 1\n"}),
        ("seul", {"dungeon": 'title = "x"\n[' + ".".join(["a"] * 20_000) + "]\n"}),
        ("seul", {"dungeon": 'title = "x"\nmap = """\n' + ("." * 1000 + "\n") * 1000 + '"""\n'}),
        ("seul", {"dungeon": 'title = "x"\nmap = """\n<' + ("." * 300 + "\n") * 300 + '"""\n'}),
        ("seul", {"dungeon": 'title = "x"\nmap = "<."\n' + "#" * 300_000}),
        ("seul", {"dungeon": 'title = "x"\nmap = "<."\n' + "[[place]]\nat = [0, 0]\n" * 1001}),
        ("ahq", {"master": "seat", "quest_file": QUEST + "[counters]\ntrap = 1000000000\n"}),
    ],
    ids=[
        "a key in parts",
        "a title in parts",
        "a map without end",
        "a wide map",
        "a file without end",
        "places without end",
        "counters without end",
    ],
)
def test_files_that_would_take_minutes_and_gigabytes_are_refused(game: str, setup: dict[str, str]) -> None:
    with pytest.raises(SouterrainError):
        souterrain.new(game, setup=setup)


def test_a_world_with_rows_that_are_no_more_is_refused_in_words() -> None:
    """Its form is right and its checksum too, but nobody could draw it."""
    saved = unpack(souterrain.new("regne", seed="x").save())
    start = saved.turns[-1].start or b""
    forged = start.replace(b"\xa4kind\xa5svein", b"\xa4kind\xa5svei~")
    assert forged != start
    turns = [*saved.turns[:-1], msgspec.structs.replace(saved.turns[-1], start=forged)]
    with pytest.raises(BadSave):
        souterrain.load(pack(msgspec.structs.replace(saved, turns=turns)))


def test_nothing_of_this_left_a_stack_trace(server: Server) -> None:
    """The last test of this file, on purpose."""
    log = server.folder / "db.log"
    assert not log.exists() or "Traceback" not in log.read_text()
