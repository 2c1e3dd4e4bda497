"""The same place once more: the dice that made it fall as they fell, all others anew."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import souterrain
from souterrain import Session
from souterrain.bots import make, play
from souterrain.core.chance import Bound
from souterrain.core.game import Charted, read_setup
from souterrain.core.journal import Rolled
from souterrain.core.roll import sides
from souterrain.core.verify import verify


def game_of(slug: str, seed: bytes, before: dict[str, list[int]] | None = None) -> Session:
    game, stream = souterrain.games()[slug], Bound(seed)
    return Session.start(game, read_setup(game, game.samples[0]), stream, stream, before=before)


def played(session: Session, most: int) -> Session:
    slug = session.game.slug
    play(session, {seat: make(slug, "scripted", 1) for seat in session.seats}, most=most)
    return session


def thrown(session: Session, of_the_place: bool) -> list[tuple[str, int]]:
    """What fell, of the dice that make the place or of all others."""
    ground = session.game.ground  # type: ignore[attr-defined]
    rolls = [entry for entry in session.journal if isinstance(entry, Rolled)]
    return [(roll.rule, roll.result) for roll in rolls if roll.rule.startswith(ground) == of_the_place]


CHARTED = [slug for slug, game in souterrain.games().items() if isinstance(game, Charted)]


@pytest.mark.parametrize("slug", CHARTED)
def test_the_place_is_the_same_and_the_luck_another(slug: str) -> None:
    first = played(game_of(slug, b"one"), 60)
    again = played(game_of(slug, b"two", first.place), 60)
    assert first.place, "some dice make the place"
    inherited = 0
    for rule, results in first.place.items():
        rolls = [entry for entry in again.journal if isinstance(entry, Rolled) and entry.rule == rule]
        both = zip(rolls, results, strict=False)
        pairs = [(roll, result) for roll, result in both if result <= (roll.of or sides(roll.die))]
        assert [roll.result for roll, _ in pairs] == [result for _, result in pairs], "they come in the same order"
        inherited += len(pairs)
    assert inherited > 1, "all but those that another way through it asked of other dice"
    assert again.place.keys() >= first.place.keys(), "what was not come to is still there for the next time"
    assert thrown(first, False) != thrown(again, False)


def test_the_same_zones_lie_behind_the_same_doors() -> None:
    first = game_of("regne", b"one")
    piles = first.world.secrets.piles
    assert game_of("regne", b"two").world.secrets.piles != piles
    assert game_of("regne", b"two", first.place).world.secrets.piles == piles


@pytest.mark.parametrize(
    "kept", [lambda session: souterrain.load(session.save()), lambda session: session.at(session.decisions)]
)
def test_it_is_still_the_same_place_when_the_game_is_taken_up_again(kept: Callable[[Session], Session]) -> None:
    place = played(game_of("ahq", b"one"), 150).place
    one = played(game_of("ahq", b"two", place), 40)
    other = kept(one)
    assert thrown(played(one, 40), True) == thrown(played(other, 40), True)


def test_whoever_checks_the_game_finds_these_dice_right_too() -> None:
    place = played(game_of("regne", b"one"), 30).place
    session = played(game_of("regne", b"two", place), 30)
    verdict = verify(session.game, session.save())
    assert verdict.sound
    assert 0 < verdict.inherited <= sum(len(results) for results in place.values())
    assert verdict.checked + verdict.inherited == sum(isinstance(entry, Rolled) for entry in session.journal)


def test_nobody_foresees_it_in_his_dreams() -> None:
    session = played(game_of("ahq", b"two", played(game_of("ahq", b"one"), 150).place), 30)
    dream = session.imagined("p1", Bound(b"dream"))
    assert dream is not None
    assert not dream.before
