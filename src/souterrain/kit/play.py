"""How a game is played, kept and taken back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from souterrain import bots
from souterrain.core.ask import Ask, Question
from souterrain.core.game import AnyGame
from souterrain.core.keys import RESERVED, keys_of
from souterrain.core.rulebook import rulebook
from souterrain.core.session import Session

from .sitting import LONG, SEEDS, answers, hands, sitting, sittings, steps

_encode = msgspec.msgpack.encode


def random_play_comes_to_an_end(game: AnyGame) -> None:
    known = rulebook(game.slug)
    for seed in range(SEEDS):
        session = sitting(game, seed)
        bots.play(session, hands(session, seed), most=200_000)
        assert session.outcome is not None, f"seed {seed} does not end"
        assert session.outcome.rule in known, f"seed {seed} ends by an unknown rule {session.outcome.rule!r}"


def every_bot_plays_every_sample(game: AnyGame) -> None:
    for name in bots.bots(game.slug):
        for seed, session in sittings(game):
            bots.play(session, hands(session, seed, name), most=50_000)
            assert session.outcome is not None, f"{name}, sample {seed}, does not end"


def every_option_has_a_key_of_its_own(game: AnyGame) -> None:
    for ask in _questions(game):
        keys = [option.key for option in ask.options]
        assert keys, f"{ask.text.id} has no options"
        assert len(set(keys)) == len(keys), f"{ask.text.id} offers a key twice: {sorted(keys)}"


def a_verb_says_what_is_done_and_nothing_else(game: AnyGame) -> None:
    """What it is done to stands beside it, so that no key is ever taken apart."""
    for ask in _questions(game):
        compound = [option.verb for option in ask.options if set(option.verb) & set(":/, ")]
        assert not compound, f"{ask.text.id}: {compound}"


def a_letter_means_one_verb_and_is_no_command(game: AnyGame) -> None:
    """A verb keeps its key, so that no key of one question does something else in the next."""
    for ask in _questions(game):
        means: dict[str, set[str]] = {}
        for key, option in zip(keys_of(ask), ask.options, strict=True):
            if key.isalpha():
                means.setdefault(key, set()).add(option.verb)
        assert not set(means) & set(RESERVED), f"{ask.text.id}: {sorted(means)} are commands"
        shared = {key: sorted(verbs) for key, verbs in means.items() if len(verbs) > 1}
        assert not shared, f"{ask.text.id}: {shared}"


def _questions(game: AnyGame) -> Iterator[Ask]:
    """Questions with options, from games played by the best bot and at random."""
    for seed, session in sittings(game, least=2 * len(game.samples)):
        players = hands(session, seed, bots.bots(game.slug)[-(seed // len(game.samples))])
        while session.ask is not None and session.decisions < steps(game):
            if isinstance(session.ask, Ask):
                yield session.ask
            bots.play(session, players, most=1)


def saving_and_loading_after_every_answer_gives_the_same_future(game: AnyGame) -> None:
    for seed, plain in sittings(game):
        kept = sitting(game, seed)
        for value in answers(plain, seed, steps(game)):
            kept.answer(value)
            again = Session.load(game, kept.save())
            assert again.ask == kept.ask, f"sample {seed}, decision {kept.decisions}: another question"
            assert again.world == kept.world, f"sample {seed}, decision {kept.decisions}: another world"
            kept = again
        assert kept.story == plain.story, f"sample {seed}: another story"
        assert kept.outcome == plain.outcome, f"sample {seed}: another ending"


def one_seed_gives_one_story(game: AnyGame) -> None:
    for seed, first in sittings(game, least=5):
        second = sitting(game, seed)
        for value in answers(first, seed, LONG):
            second.answer(value)
        assert first.events == second.events, f"seed {seed}: another story"
        assert first.save() == second.save(), f"seed {seed}: another record"


def a_fork_never_changes_its_parent(game: AnyGame) -> None:
    for seed, session in sittings(game):
        players = hands(session, seed)
        for _ in range(max(3, 12 // len(game.samples))):
            bots.play(session, players, most=17)
            before = session.save()
            fork = session.fork()
            assert fork.ask == session.ask, f"sample {seed}: the fork asks another question"
            answers(fork, 3, 60)
            assert session.save() == before, f"sample {seed}: the fork has changed its parent"


def taking_back_finds_the_earlier_moment(game: AnyGame) -> None:
    for seed, session in sittings(game):
        players = hands(session, seed)
        while session.ask is not None and session.decisions < steps(game):
            world, ask, decisions = _encode(session.world), session.ask, session.decisions
            if bots.play(session, players, most=5):
                twin = session.at(decisions)
                assert _encode(twin.world) == world, f"sample {seed}, decision {decisions}: another world"
                assert twin.ask == ask, f"sample {seed}, decision {decisions}: another question"


def a_world_is_a_tree_of_plain_data(game: AnyGame) -> None:
    for seed, session in sittings(game):
        players = hands(session, seed)
        while session.decisions < steps(game) and bots.play(session, players, most=7):
            assert shared(session.world, {}) == [], f"sample {seed}: two ways lead to one thing"
            copy = msgspec.msgpack.decode(_encode(session.world), type=game.world_type)
            assert copy == session.world, f"sample {seed}, decision {session.decisions}: the copy is another world"


def looking_changes_nothing(game: AnyGame) -> None:
    for name in bots.bots(game.slug):
        for seed, session in sittings(game):
            players = hands(session, seed, name)
            while session.ask is not None and session.decisions < steps(game, 200):
                before = _encode(session.world)
                assert _keys(session.view(session.ask.seat).ask) == _keys(session.ask), "another question is looked at"
                value = bots.step(session, players[session.ask.seat])
                assert _encode(session.world) == before, f"{name} changed the world while it thought"
                session.answer(value)


def _keys(ask: Question | None) -> list[str]:
    return [option.key for option in ask.options] if isinstance(ask, Ask) else []


def shared(value: Any, seen: dict[int, str], path: str = "world") -> list[str]:
    """Mutable parts of a world that can be reached in two ways."""
    if not isinstance(value, (Struct, list, dict, set)) or (
        isinstance(value, Struct) and value.__struct_config__.frozen
    ):
        return []
    if id(value) in seen:
        return [f"{path} is also {seen[id(value)]}"]
    seen[id(value)] = path
    if isinstance(value, Struct):
        parts = [(field, getattr(value, field)) for field in value.__struct_fields__]
    elif isinstance(value, dict):
        parts = [(str(key), each) for key, each in value.items()]
    else:
        parts = [(str(n), each) for n, each in enumerate(value)]
    return [problem for name, each in parts for problem in shared(each, seen, f"{path}.{name}")]
