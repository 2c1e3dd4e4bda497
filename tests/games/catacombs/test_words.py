"""Pieces have words, whatever a file calls them."""

from __future__ import annotations

from souterrain.core.say import Say
from souterrain.games.catacombs.catalogue import BOOK
from souterrain.games.catacombs.words import piece_say


def test_a_piece_that_a_file_numbers_by_no_number_is_called_as_it_stands_there() -> None:
    kind = next(kind for kind, monster in BOOK.monsters.items() if BOOK.pools[monster.pool] > 1)
    assert piece_say(f"{kind}-2").args["n"] == 2
    assert piece_say(f"{kind}-x") == Say(f"kind-{kind}-x", literal=f"{kind}-x")
