"""A dungeon file, whichever of the two kinds it is."""

from __future__ import annotations

from souterrain.core.errors import BadSetup

from .charted import draw
from .one_page import read_one_page
from .own import read_own
from .plan import Plan

MOST = 256 * 1024
"""How long a file may be; a dungeon of a hundred rooms takes a tenth of it."""


def read_dungeon(text: str) -> Plan:
    """The plan of a dungeon file, whichever of the two kinds it is."""
    if len(text) > MOST:
        raise BadSetup("dungeon-too-large", field="file")
    if text.lstrip().startswith("{"):
        return draw(read_one_page(text))
    return draw(read_own(text))
