"""Where a table is reached from: what a link for a friend may begin with, and a link as a square of dots."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from ipaddress import ip_address

import segno

from souterrain.core.errors import SouterrainError

_EVERYWHERE = ("0.0.0.0", "::")
_SOMEWHERE = ("192.0.2.1", 9)
"""An address of nobody's: a way there tells by which of its own this machine would leave. Nothing is sent."""
_LONGEST = 300


def addresses(host: str, port: int, names: Sequence[str] = ()) -> list[str]:
    """How others reach a table that listens at `host`, the best first; none where only this machine does. Names of a
    table that listens to this machine alone are those of a proxy before it, which speaks TLS."""
    if _is_here(host):
        return [f"https://{name}" for name in names]
    found = [*names, *([_outward()] if host in _EVERYWHERE else [host])]
    return [f"http://{_written(each)}:{port}" for each in found if each]


def code(text: str) -> list[str]:
    """A short text as the rows of a QR code, 1 for a dark dot."""
    if not 0 < len(text) <= _LONGEST:
        raise SouterrainError("message-too-large", most=_LONGEST)
    return ["".join(str(dot) for dot in row) for row in segno.make_qr(text, error="m").matrix]


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _outward() -> str:
    """The address by which this machine is known on its network, or nothing where it is on none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_SOMEWHERE)
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def _written(host: str) -> str:
    return f"[{host}]" if ":" in host else host
