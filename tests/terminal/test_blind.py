"""Each game by the plain terminal alone: a player who hears what is said and sees nothing else."""

from __future__ import annotations

import io
import random
import re

import pytest

import souterrain
from souterrain.bots import bots, make, step
from souterrain.core.ask import Amount, Shot
from souterrain.core.match import proposal
from souterrain.core.say import Say
from souterrain.core.view import Discs, Door, Feature, Grid, Points, Token
from souterrain.games import SLUGS
from souterrain.terminal.match import Sitting
from souterrain.terminal.plain import Plain
from souterrain.terminal.spoken.places import ways
from souterrain.terminal.spoken.squares import surroundings
from souterrain.terminal.spoken.table_top import discs
from souterrain.terminal.typed import Typing
from souterrain.terminal.words import Words

DECISIONS = 60
_WALK = r"You can go to \d+ squares"


class Blind(io.StringIO):
    """The keyboard of somebody who knows nothing but what was said: each line read is an answer to the last question,
    chosen among what was offered in words."""

    def __init__(self, match: Sitting, heard: io.StringIO, seed: int) -> None:
        super().__init__()
        self.match, self.heard = match, heard
        self.words = Words("en", match.session.game.slug, match.session)
        self.before = 0
        self.told = ""
        self._luck = random.Random(seed)

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        said = self.heard.getvalue()[self.before :]
        self.before += len(said)
        self.told += said
        if said.endswith("Yes / No> "):
            return "y\n"
        assert not re.search(r"^! ", said, re.M), f"what was offered was refused: {said}"
        self.check(said)
        if self.match.session.decisions >= DECISIONS:
            return ""
        return self.answer(said.rpartition("\n\n")[2]) + "\n"

    def answer(self, asked: str) -> str:
        labels: list[str] = re.findall(r"^  (\w+)\. ", asked, re.M)
        if re.search(_WALK, asked) and (not labels or self._luck.random() < 0.6):
            return self.steps() or self._luck.choice(labels)
        if labels:
            return self._luck.choice(labels)
        if isinstance(self.match.session.ask, Shot):
            return self.shot(self.match.session.ask)
        amount = re.search(r"\((\d+) to (\d+)\)", asked)
        return str(amount[1]) if amount else "Ann"

    def steps(self) -> str:
        """A step to a side on which there is no wall, as it was told."""
        ways = "North: " + self.told.rpartition("North: ")[2].partition("\n")[0]
        open_to = re.findall(r"(North|East|South|West): (?:one square|\d+ squares)", ways)
        view = self.match.session.view(self.match.eyes(self.match.people))
        return next((f"1{way[0]}" for way in open_to if Typing(view, self.words).meant(f"1{way[0]}")), "")

    def shot(self, ask: Shot) -> str:
        """At the disc that is met most likely, as it was told."""
        targets = re.findall(r"^@(\w+): ", self.told.rpartition("\n\n")[2], re.M)
        return (f"@{targets[0]}" if targets else "90 50") if ask.top_speed else ""

    def check(self, said: str) -> None:
        """Whatever threatens or leads out has been told: each foe, each door, each way."""
        ask = self.match.session.ask
        assert ask is not None
        view = self.match.session.view(ask.seat)
        assert self.words.question(ask) in said
        board = view.board
        if isinstance(board, Grid):
            near = [token for token in board.tokens if token.side == "foe"][:3]
            assert all(self.words.say(token.label).casefold() in self.told.casefold() for token in near)
        elif isinstance(board, Points):
            party = [token for token in board.tokens if token.side == "party"]
            here = next(iter([token.at for token in party if token.active] or [token.at for token in party]), "")
            names = {point.id: self.words.say(point.name) for point in board.points}
            beside = {edge.b if edge.a == here else edge.a for edge in board.edges if here in (edge.a, edge.b)}
            assert all(names[point] in self.told for point in beside)
        elif isinstance(ask, Shot) and ask.top_speed:
            foes = [disc for disc in board.discs if disc.side == "foe"]
            assert all(self.words.say(disc.label) in self.told for disc in foes)
        assert not isinstance(ask, Amount) or f"({ask.low} to {ask.high})" in said


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_is_played_by_what_is_said(slug: str) -> None:
    session = souterrain.new(slug, seed="a stick and a dog", setup={"language": "en"})
    match = Sitting(session, proposal(session.chairs, bots(slug)[0]))
    heard = io.StringIO()
    blind = Blind(match, heard, 3)
    Plain(match, "en", blind, heard).run()
    assert match.session.decisions >= DECISIONS or match.session.outcome
    assert "┌" not in heard.getvalue(), "no drawing is read aloud"


def test_the_shape_of_a_place_is_told_where_places_differ() -> None:
    for slug, told in (("seul", False), ("chateau", True)):
        session = souterrain.new(slug, seed="shapes", setup={"players": 1})
        hand, words = make(slug, "scripted", 1), Words("en", slug, session)
        facts: list[str] = []
        while not facts:
            board = session.view(session.seats[0]).board
            facts = [fact.text for fact in ways(board, words)] if isinstance(board, Points) else []
            session.answer(step(session, hand))
        shapes = {f"({words(f'terminal-shape-{shape}')})" for shape in ("round", "triangle", "square")}
        assert any(shape in text for text in facts for shape in shapes) == told


def test_where_a_disc_is_to_be_put_it_is_said_from_where_the_others_are_seen() -> None:
    session = souterrain.new("catacombs", seed="from")
    hand, words = make("catacombs", "scripted", 1), Words("en", "catacombs", session)
    heard: list[list[str]] = []
    for _ in range(2):
        view = session.view(session.seats[0])
        board, ask = view.board, view.ask
        assert isinstance(board, Discs)
        assert isinstance(ask, Shot)
        heard.append([fact.text for fact in discs(board, ask, words)])
        named = [words.say(launch.label) for launch in ask.discs if launch.label]
        session.answer(step(session, hand))
    assert heard[0] == [], "nobody is there yet"
    assert heard[1][0] == words("terminal-seen-from", who=named[0])


def test_ground_is_told_by_the_stretch_and_not_by_the_square() -> None:
    lava = Say("unknown", literal="Lava")
    squares = [Feature(f"lava-{x},{y}", x, y, "", lava) for y in (1, 2) for x in (0, 1, 2, 4)]
    hero = Token("h", "hero", "2,3", Say("unknown", literal="Hero"), active=True)
    board = Grid("vault", 5, 4, [".....", "^^^.^", "^^^.^", "....."], ["11111"] * 4, [], [], squares, [hero])
    heard = [fact.text for fact in surroundings(board, Words("en", "regne")) if fact.key.startswith("thing ")]
    assert heard == ["Lava: from 2 north, 2 west to 1 north.", "Lava: from 2 north, 2 east to 1 north, 2 east."]


def test_what_goes_on_in_the_dark_side_by_side_is_one_way() -> None:
    hero = Token("h", "hero", "0,1", Say("unknown", literal="Ann"), active=True)
    dark = [Door(2, y, "e", "dark") for y in range(4)] + [Door(1, 3, "s", "dark"), Door(2, 0, "n", "shut")]
    board = Grid("vault", 3, 4, ["..."] * 4, ["111"] * 4, [], dark, [], [hero])
    told = [fact.text for fact in surroundings(board, Words("en", "seul")) if fact.key.startswith("door")]
    assert [text.rpartition(": ")[2] for text in told] == ["2 east.", "1 north, 2 east.", "2 south, 1 east."]
