"""The table's web server: pages, the lobby's requests, and the WebSocket that keeps a table in step."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import as_file, files
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from souterrain import games
from souterrain.core.errors import SouterrainError
from souterrain.core.lesson import lesson
from souterrain.core.printed import printed
from souterrain.core.rulebook import rulebook
from souterrain.core.say import Say
from souterrain.core.text import LANGUAGES, texts

from .advice import advised
from .house import House, NewTable, catalogue, seating
from .limits import BESIDE, CROWD, MESSAGES, STRANGERS, TABLES
from .reach import code
from .render import worded
from .room import Room
from .socket import talk
from .store import Key
from .words import chrome

log = logging.getLogger(__name__)
T = TypeVar("T")

_SMALLER = [Middleware(GZipMiddleware, minimum_size=1024)]
"""For what is the same for everybody. Answers that hold keys are sent as they are: the size of a compressed secret
could betray it."""

_LARGEST_BODY = 8 * 1024 * 1024
_LONGEST_NUMBER = 12
_PATIENCE = 30.0
"""For how many seconds a body may be on its way."""


class _Files(StaticFiles):
    """The client's files. A browser asks each time whether it still has the right ones: a newer program's parts would
    not fit the older ones that it kept."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "no-cache"
        return response


class _Text(msgspec.Struct, forbid_unknown_fields=True):
    text: str


def application(house: House, watchers: Iterable[str] = (), elsewhere: Callable[[], list[str]] = list) -> Starlette:
    """The web application for a house. Its figures are for this machine, and for the addresses or networks of
    `watchers`; `elsewhere` are the addresses by which friends reach it."""
    watching = [ip_network(each) for each in ("127.0.0.0/8", "::1", *watchers)]
    with as_file(files("souterrain") / "web") as web:
        static = _Files(directory=web)
        page = web / "index.html"

    async def client(request: Request) -> Response:
        return FileResponse(page, headers={"Cache-Control": "no-cache"})

    async def health(request: Request) -> Response:
        return _json({"tables": await house.archive.read(lambda store: store.count())})

    async def metrics(request: Request) -> Response:
        if not _is_in(_address(request), watching):
            raise SouterrainError("metrics-elsewhere")
        try:
            from .metrics import CONTENT_TYPE, exposition
        except ModuleNotFoundError as error:
            raise SouterrainError("metrics-missing") from error
        return Response(await exposition(house), media_type=CONTENT_TYPE)

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, SouterrainError)
        house.meter.refused(error)
        return await refusal(request, error)

    async def words(request: Request) -> Response:
        lang = request.path_params["lang"]
        texts(lang)
        return _json(chrome(lang))

    async def offered(request: Request) -> Response:
        return _json(catalogue(_lang(request)))

    async def rules(request: Request) -> Response:
        return _json(_rules(request.path_params["game"], _lang(request)))

    async def taught(request: Request) -> Response:
        game = request.path_params["game"]
        games()[game]
        return _json(msgspec.structs.asdict(lesson(game, _lang(request))))

    async def tables(request: Request) -> Response:
        await _landlord(house, request)
        return _json(await house.tables(_lang(request)))

    async def seats(request: Request) -> Response:
        house.limits.spend(CROWD, _address(request))
        return _json(seating(await _sent(request, NewTable), _lang(request)))

    async def reach(request: Request) -> Response:
        await _guest(house, request)
        return _json({"addresses": elsewhere()})

    async def dots(request: Request) -> Response:
        await _guest(house, request)
        return _json({"rows": code((await _sent(request, _Text)).text)})

    async def create(request: Request) -> Response:
        await _landlord(house, request)
        house.limits.spend(TABLES, _bearer(request))
        return _json(await house.create(await _sent(request, NewTable)))

    async def load(request: Request) -> Response:
        await _landlord(house, request)
        house.limits.spend(TABLES, _bearer(request))
        return _json(await house.load(await _body(request)))

    async def again(request: Request) -> Response:
        await _landlord(house, request)
        house.limits.spend(TABLES, _bearer(request))
        return _json(await house.again(request.path_params["table"], "there" in request.query_params))

    async def open_table(request: Request) -> Response:
        await _landlord(house, request)
        return _json({"owner": await house.open(request.path_params["table"])})

    async def lock(request: Request) -> Response:
        await _landlord(house, request)
        table = request.path_params.get("table", "")
        await house.lock(table)
        return _json({"owner": await house.open(table)} if table else {"key": await house.new_key()})

    async def forget(request: Request) -> Response:
        await _landlord(house, request)
        await house.forget(request.path_params["table"])
        return _json({})

    async def seated(request: Request, otherwise: str = "token-unknown") -> tuple[Room, str]:
        """The table that a request is about, and the seat that its key is for."""
        key = await _guest(house, request)
        table = request.path_params["table"]
        if key.table != table:
            raise SouterrainError(otherwise)
        house.limits.spend(BESIDE, (table, key.seat))
        return await house.look_up(table), key.seat

    async def save(request: Request) -> Response:
        room, seat = await seated(request, "not-owner")
        name = f"{room.session.game.slug}-{room.id}.souterrain"
        return Response(
            await room.save(seat),
            media_type="application/octet-stream",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    async def journal(request: Request) -> Response:
        room, seat = await seated(request)
        return _json(await room.journal(seat))

    async def reason(request: Request) -> Response:
        room, seat = await seated(request)
        return _json(await room.why(seat, _number(request.path_params["n"]), _lang(request)))

    async def advice(request: Request) -> Response:
        room, seat = await seated(request)
        return _json(await advised(room, seat, _lang(request)))

    return Starlette(
        routes=[
            Route("/", client),
            Route("/healthz", health),
            Route("/metrics", metrics),
            Route("/table/{table}", client),
            Mount("/web", static, middleware=_SMALLER),
            Route("/api/words/{lang}", words, middleware=_SMALLER),
            Route("/api/games", offered, middleware=_SMALLER),
            Route("/api/rules/{game}", rules, middleware=_SMALLER),
            Route("/api/lesson/{game}", taught, middleware=_SMALLER),
            Route("/api/seats", seats, methods=["POST"]),
            Route("/api/reach", reach),
            Route("/api/code", dots, methods=["POST"]),
            Route("/api/tables", tables),
            Route("/api/tables", create, methods=["POST"]),
            Route("/api/tables/load", load, methods=["POST"]),
            Route("/api/tables/{table}", forget, methods=["DELETE"]),
            Route("/api/tables/{table}/open", open_table, methods=["POST"]),
            Route("/api/tables/{table}/lock", lock, methods=["POST"]),
            Route("/api/lock", lock, methods=["POST"]),
            Route("/api/tables/{table}/again", again, methods=["POST"]),
            Route("/api/tables/{table}/save", save),
            Route("/api/tables/{table}/journal", journal),
            Route("/api/tables/{table}/why/{n}", reason),
            Route("/api/tables/{table}/advice", advice),
            WebSocketRoute("/ws", lambda socket: talk(socket, house)),
            WebSocketRoute("/ws/{table}", lambda socket: talk(socket, house)),
        ],
        exception_handlers={SouterrainError: refused, HTTPException: _http, Exception: _trouble},
    )


@cache
def _rules(game: str, lang: str) -> list[dict[str, Any]]:
    words = texts(lang, game)
    tables = printed(games()[game])
    return [
        {
            "id": rule.id,
            "chapter": rule.chapter,
            "heading": words.say(Say(f"chapter-{rule.chapter}", literal="")),
            "text": rule.text(lang),
            "ruling": rule.ruling(lang),
            "note": rule.reason(lang),
            "tables": worded(tables.get(rule.id, []), words),
        }
        for rule in rulebook(game).values()
    ]


def _json(value: Any, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(value), status, media_type="application/json", headers={"Cache-Control": "no-cache"}
    )


def _lang(request: Request) -> str:
    """The reader's language: as asked for, else the browser's, else French."""
    asked = request.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    for part in request.headers.get("accept-language", "").split(","):
        if part.strip()[:2] in LANGUAGES:
            return part.strip()[:2]
    return LANGUAGES[0]


def _bearer(request: Request) -> str:
    return request.headers.get("authorization", "").removeprefix("Bearer ")


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def _is_in(address: str, networks: Iterable[IPv4Network | IPv6Network]) -> bool:
    try:
        found = ip_address(address)
    except ValueError:
        return False
    found = getattr(found, "ipv4_mapped", None) or found  # who comes to a socket of both kinds
    return any(found in network for network in networks)


def _number(text: str) -> int:
    """A decision's number as an address has it."""
    if not text.isdecimal() or len(text) > _LONGEST_NUMBER:
        raise HTTPException(404)
    return int(text)


async def _guest(house: House, request: Request) -> Key:
    """What a request's token opens."""
    try:
        key = await house.key(_bearer(request))
    except SouterrainError:
        house.limits.spend(STRANGERS, _address(request))
        raise
    house.limits.spend(MESSAGES, (key.table, key.seat))
    return key


async def _landlord(house: House, request: Request) -> None:
    """Only who holds a key to the house may go on."""
    token = _bearer(request)
    key = await house.archive.read(lambda store: store.key(token))
    if key is None or key.table:
        house.limits.spend(STRANGERS, _address(request))
        raise SouterrainError("house-key-needed")


async def _sent(request: Request, type: type[T]) -> T:
    """What a request brings along."""
    try:
        return msgspec.json.decode(await _body(request), type=type)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise SouterrainError("message-not-json", why=str(error)) from error


async def _body(request: Request) -> bytes:
    """A request's body, unless it is too large or takes too long."""
    whole = bytearray()
    try:
        async with asyncio.timeout(_PATIENCE):
            async for chunk in request.stream():
                whole += chunk
                if len(whole) > _LARGEST_BODY:
                    raise SouterrainError("message-too-large", most=_LARGEST_BODY)
    except TimeoutError as error:
        raise SouterrainError("message-too-slow") from error
    return bytes(whole)


_STATUS = {
    "house-key-needed": 403,
    "token-unknown": 403,
    "not-owner": 403,
    "table-unknown": 404,
    "unknown-game": 404,
    "unknown-language": 404,
    "other-site": 403,
    "metrics-elsewhere": 403,
    "metrics-missing": 404,
    "not-for-spectators": 403,
    "save-at-the-end": 403,
    "journal-at-the-end": 403,
    "message-too-large": 413,
    "message-too-slow": 408,
    "message-too-fast": 429,
    "too-many-tables": 429,
    "store-full": 507,
}


async def refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, SouterrainError)
    text = texts(_lang(request), error.speaks).say(error.say)
    return _json({"error": {"text": text, "rule": error.rule}}, _STATUS.get(error.say.id, 400))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    text = texts(_lang(request)).say(SouterrainError("page-unknown").say)
    return _json({"error": {"text": text, "rule": ""}}, error.status_code)


async def _trouble(request: Request, error: Exception) -> Response:
    text = texts(_lang(request)).say(SouterrainError("server-trouble").say)
    return _json({"error": {"text": text, "rule": ""}}, 500)
