"""Who is let in at the door of the web server, and the strict headers that every answer carries."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from ipaddress import ip_address

from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from souterrain.core.errors import SouterrainError

from .app import refusal

log = logging.getLogger(__name__)

_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def guarded(app: ASGIApp, names: Iterable[str] = ()) -> ASGIApp:
    """The application with strict headers on every answer, closed to the pages of other sites. It is reached by
    addresses, as localhost, or by `names` of its own."""
    known = frozenset({"localhost", "", *(name.lower() for name in names)})
    extra = [(name.lower().encode(), value.encode()) for name, value in _HEADERS.items()]

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        if why := _unwelcome(scope, known):
            await _turned_away(why, scope, receive, with_headers if scope["type"] == "http" else send)
            return
        try:
            await app(scope, receive, with_headers if scope["type"] == "http" else send)
        except ClientDisconnect:
            pass
        except Exception:
            log.exception("%s failed", scope.get("path"))  # the client has had its answer from `_trouble`

    return wrapped


def _unwelcome(scope: Scope, names: frozenset[str]) -> str:
    """Why somebody is turned away at the door, if he is. What comes after the path of an address is in ASCII, whatever
    it means: other bytes no browser sends, and not all that reads them bears them."""
    if _from_elsewhere(scope, names):
        return "other-site"
    return "" if scope.get("query_string", b"").isascii() else "page-unknown"


def _from_elsewhere(scope: Scope, names: frozenset[str]) -> bool:
    """Whether a page of another site asks: a browser names it, and the host that it meant to reach. A host that is
    neither an address nor one of this table's names is another site's name for this machine."""
    headers = dict(scope.get("headers", ()))
    origin, host = headers.get(b"origin"), headers.get(b"host", b"")
    if origin is not None and origin.partition(b"://")[2] != host:
        return True
    return scope["type"] in ("http", "websocket") and not _is_ours(host.decode("latin-1").lower(), names)


def _is_ours(host: str, names: frozenset[str]) -> bool:
    name = host.rpartition("]")[0].lstrip("[") if host.startswith("[") else host.partition(":")[0]
    if name in names or name.endswith(".local"):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


async def _turned_away(why: str, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
    elif scope["type"] == "http":
        await (await refusal(Request(scope), SouterrainError(why)))(scope, receive, send)
