"""The proxies of docs/hosting.md, as they are written there: names, ports and certificates are the test's own."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from ssl import CERT_NONE, SSLContext, create_default_context

import pytest
from bench.server import Server
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.table.postgres import Cluster

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("proxied"))
    yield running
    running.stop()


def program(name: str) -> str:
    """Where a program is; without it nothing is tested, and where it is required that is a failure."""
    found = shutil.which(name)
    if not found:
        if os.environ.get("SOUTERRAIN_REQUIRE_PROXIES") == "1":
            pytest.fail(f"there is no {name} here")
        pytest.skip(f"there is no {name} here")
    return found


def written(begin: str, also: str = "") -> str:
    """The block of the page that begins so, and says this."""
    blocks: list[str] = re.findall(r"^```\w*\n(.*?)^```$", PAGE, re.DOTALL | re.M)
    return next(block for block in blocks if block.startswith(begin) and also in block)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def trusting() -> SSLContext:
    context = create_default_context()
    context.check_hostname, context.verify_mode = False, CERT_NONE
    return context


@contextmanager
def running(command: list[str], port: int) -> Iterator[str]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    try:
        for _ in range(200):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            assert process.poll() is None, process.stderr.read().decode() if process.stderr else ""
            time.sleep(0.05)
        yield f"localhost:{port}"
    finally:
        process.terminate()
        process.wait(10)


def nginx(folder: Path, port: int, block: str) -> list[str]:
    """The command that runs nginx with a block of the page."""
    pem, key = folder / "cert.pem", folder / "key.pem"
    made = [program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"]
    subprocess.run([*made, "-keyout", key, "-out", pem], check=True, capture_output=True)
    block = block.replace("443", f"127.0.0.1:{port}").replace("tables.example.org", "localhost")
    block = re.sub(r"(ssl_certificate +).*;", rf"\g<1>{pem};", block)
    block = re.sub(r"(ssl_certificate_key +).*;", rf"\g<1>{key};", block)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\nhttp {{ access_log off; {places}\n{block}\n}}"
    )
    return [program("nginx"), "-c", str(config), "-p", str(folder)]


def caddy(folder: Path, port: int, block: str) -> list[str]:
    """The command that runs Caddy with a block of the page."""
    block = block.replace("tables.example.org", f"https://localhost:{port}").replace("{\n", "{\n\ttls internal\n", 1)
    own = f"admin off\n auto_https disable_redirects\n skip_install_trust\n storage file_system {folder}\n"
    config = folder / "Caddyfile"
    config.write_text(f"{{\n {own}}}\n{block}")
    return [program("caddy"), "run", "--config", str(config), "--adapter", "caddyfile"]


def played_through(host: str, server: Server) -> None:
    """The page, the lobby and a table work, and nobody reads the figures."""
    context = trusting()
    with urllib.request.urlopen(f"https://{host}/", context=context) as page:
        assert b"<html" in page.read()
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(f"https://{host}/metrics", context=context)
    assert refused.value.code == 404
    made = server.request("POST", "/api/tables", {"game": "chateau"})
    address = f"wss://{host}/ws/{made['table']}"
    with connect(address, ssl=context, origin=Origin(f"https://{host}")) as line:
        line.send(f'{{"hello": {{"table": "{made["table"]}", "token": "{made["owner"]}"}}}}')
        assert '"welcome"' in str(line.recv(10))


def test_behind_nginx(server: Server, tmp_path: Path) -> None:
    port = free_port()
    block = written("map $http_upgrade").replace("8642", server.base.rpartition(":")[2])
    with running(nginx(tmp_path, port, block), port) as host:
        played_through(host, server)


def test_behind_caddy(server: Server, tmp_path: Path) -> None:
    port = free_port()
    block = written("tables.example.org {").replace("8642", server.base.rpartition(":")[2])
    with running(caddy(tmp_path, port, block), port) as host:
        played_through(host, server)


@pytest.mark.parametrize("proxy", ["nginx", "caddy"])
def test_before_several_processes(proxy: str, cluster: Cluster, tmp_path: Path) -> None:
    """Whichever the proxy chooses, and also when it is killed."""
    program(proxy)
    port, place = free_port(), cluster.place()
    servers = [Server(tmp_path, place), Server(tmp_path, place)]
    if proxy == "nginx":
        block = written("upstream") + written("map $http_upgrade").replace("127.0.0.1:8642", "souterrain")
        make = nginx
    else:
        block, make = written("tables.example.org {", "8643"), caddy
    for server, theirs in zip(servers, ("8642", "8643"), strict=True):
        block = block.replace(theirs, server.base.rpartition(":")[2])
    try:
        with running(make(tmp_path, port, block), port) as host:
            for _ in range(3):
                played_through(host, servers[0])
            servers[1].process.kill()
            played_through(host, servers[0])
    finally:
        for server in servers:
            server.process.kill()
            server.process.wait(10)
