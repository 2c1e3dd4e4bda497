"""Starting the table: the store, a free port, the lobby's link, the browser."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import socket
import webbrowser
from collections.abc import Callable, Sequence
from functools import partial
from logging.handlers import RotatingFileHandler
from pathlib import Path
from threading import Thread

import platformdirs
import uvicorn

from souterrain import games
from souterrain.core.errors import SouterrainError
from souterrain.core.faults import system_fault
from souterrain.games import facts

from .app import application
from .client import LARGEST
from .guard import guarded
from .house import House
from .punctual import Punctual
from .reach import addresses
from .store import opened

PORT = 8642
_PATIENCE = 2
"""For how many seconds requests and bots that are at something may go on when the table closes."""


def default_db() -> Path:
    """Where this machine keeps the user's games."""
    return Path(platformdirs.user_data_dir("souterrain", appauthor=False)) / "tables.sqlite"


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    db: Path | str | None = None,
    open_browser: bool = True,
    ready: Callable[[str], None] = print,
    names: Sequence[str] = (),
    watchers: Sequence[str] = (),
) -> None:
    """Run the table until it is stopped. `ready` gets the lobby's link once the door is open; `names` are those by
    which others reach it, such as that of a proxy before it; `watchers` other machines that may read its figures."""
    listener = listen(host, port)
    place = db or default_db()
    house = House(opened(place))
    keep_log(None if house.relay else Path(place).with_suffix(".log"))
    link = f"http://{_shown(host)}:{listener.getsockname()[1]}/#key={asyncio.run(house.new_key())}"
    elsewhere = partial(addresses, host, listener.getsockname()[1], names)
    config = uvicorn.Config(
        guarded(application(house, watchers, elsewhere), (host, socket.gethostname(), *names)),
        log_config=None,
        http=Punctual,
        ws="websockets-sansio",
        ws_max_size=LARGEST * 4,
        ws_per_message_deflate=False,  # the size of a compressed secret could betray it
        timeout_graceful_shutdown=_PATIENCE,
    )
    server = _Server(config, house, lambda: _opened(link, ready, open_browser))
    try:
        server.run(sockets=[listener])
    finally:
        house.close()


def keep_log(path: Path | None) -> None:
    """What goes wrong is written down for the curious, not shown to players. The file appears when it is needed, and
    what is old in it makes room. Several processes have no file in common: what they say is for the service manager."""
    handler: logging.Handler = logging.StreamHandler()
    if path:
        handler = RotatingFileHandler(path, maxBytes=1024 * 1024, backupCount=3, encoding="utf-8", delay=True)
    handler.setFormatter(logging.Formatter("%(asctime)s %(name)s: %(message)s"))
    handler.setLevel(logging.WARNING)
    logging.getLogger().addHandler(handler)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, or a clear word on why there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise SouterrainError("port-taken", port=str(port), other=str(port + 1)) from error
        raise SouterrainError("port-unusable", host=host, port=str(port), why=system_fault(error)) from error
    return listener


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def _opened(link: str, ready: Callable[[str], None], open_browser: bool) -> None:
    """The door is open. While the browser opens its page the games are read, so that the lobby has them at once."""
    ready(link)
    if open_browser:
        webbrowser.open(link)
    Thread(target=_read_games, name="games", daemon=True).start()


def _read_games() -> None:
    """Read all games, first what the lobby tells of them. What is there then stays, and what tables add is mostly freed
    without a search for cycles: these are looked for seldom, and not among all that will never go."""
    list(map(facts, games()))
    list(games().values())
    gc.freeze()
    gc.set_threshold(*_SELDOM)


_SELDOM = 20_000, 50, 50
"""After how many new objects cycles are looked for, and how often among older ones: at a thousand tables it stops
everything for a third of a second."""


class _Server(uvicorn.Server):
    """Tells when it is ready to answer. Before it ends, nobody new comes in and everybody is seen off."""

    def __init__(self, config: uvicorn.Config, house: House, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._house = house
        self._when_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._house.relay:
            self._house.relay.begin()
        self._when_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self._house.door.close()
        await super().shutdown(sockets)
