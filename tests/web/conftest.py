"""A real server, a real Chromium: what the browser tests share."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright

_SERVE = """
import sys
from souterrain.table.serve import serve
serve(port=int(sys.argv[1]), db=sys.argv[2], open_browser=False, ready=lambda link: print(link, flush=True))
"""
_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HOW = (
    "the browser tests need Chromium: install your system's package (Debian: apt install chromium) "
    "or name one in SOUTERRAIN_CHROMIUM"
)
ARGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")


TAUGHT = "try { localStorage.setItem('souterrain.lesson', 'off'); } catch {}"
"""Somebody who wants no lessons."""
PATIENCE = 15_000
"""Milliseconds before something that does not come is given up, on a machine that is busy with other tests."""
expect.set_options(timeout=PATIENCE)


def chromium() -> str | None:
    """The system's Chromium."""
    return os.environ.get("SOUTERRAIN_CHROMIUM") or next(filter(None, map(shutil.which, _NAMES)), None)


class Server:
    """A table server in a process of its own, which a test may stop and start again."""

    def __init__(self, folder: Path) -> None:
        self._db = folder / "tables.sqlite"
        self._port = "0"
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", _SERVE, self._port, str(self._db)], stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        self.link = self._process.stdout.readline().strip()
        assert self.link, "the server did not start"
        self.origin = self.link.split("/#")[0]
        self._port = self.origin.rsplit(":", 1)[1]

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        if os.environ.get("SOUTERRAIN_REQUIRE_BROWSER") == "1":
            pytest.fail(HOW)
        pytest.skip(HOW)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house"))
    yield server
    server.kill()


class Watch:
    """What a page must never do: complain on the console, break, or ask another machine for anything."""

    def __init__(self, origin: str) -> None:
        self._origin = origin
        self.complaints: list[str] = []
        self.strangers: list[str] = []
        self.bytes: dict[str, int] = {}
        self.expected: tuple[str, ...] = ()
        """Complaints that a test provokes."""

    def over(self, page: Page) -> Page:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", self._request)
        page.on("requestfinished", self._finished)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        meant = any(word in message.text for word in self.expected)
        if message.type in ("error", "warning") and not meant:
            self.complaints.append(message.text)

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self._origin, "blob:" + self._origin, "data:")):
            self.strangers.append(request.url)

    def _finished(self, request: Request) -> None:
        response = request.response()
        if response is not None and response.ok:
            self.bytes[request.url] = int(response.headers.get("content-length", 0))


@pytest.fixture
def watch(server: Server) -> Iterator[Watch]:
    watch = Watch(server.origin)
    yield watch
    assert watch.complaints == []
    assert watch.strangers == []


NewPage = Callable[..., Page]


@pytest.fixture
def new_page(browser: Browser, watch: Watch) -> Iterator[NewPage]:
    """Opens pages, each as on a machine of its own, of somebody who has been `taught` the games already."""
    opened: list[BrowserContext] = []

    def new(
        width: int = 1440,
        height: int = 900,
        touch: bool = False,
        locale: str = "fr-FR",
        motion: Literal["reduce", "no-preference"] = "reduce",
        taught: bool = True,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=touch, locale=locale, reduced_motion=motion
        )
        context.set_default_timeout(PATIENCE)
        if taught:
            context.add_init_script(TAUGHT)
        opened.append(context)
        return watch.over(context.new_page())

    yield new
    for context in opened:
        context.close()
