"""The story as it is read: only what is new, by those who may know it, and about whom."""

from __future__ import annotations

from typing import Annotated

import souterrain
from souterrain import bots
from souterrain.bots.random import Random
from souterrain.core.chance import Stream
from souterrain.core.events import Event, Told, Way, numbered, spoken, word
from souterrain.core.game import read_setup
from souterrain.core.say import Say
from souterrain.core.session import Session
from souterrain.core.story import Reader, line, pieces, recent
from souterrain.core.text import Texts
from souterrain.core.view import Discs, Points, Sheet, Token, View

from .toy import TOY


def toy(players: int = 2) -> Session:
    stream = Stream("story")
    session = Session.start(TOY, read_setup(TOY, {"players": players, "goal": 500}), stream, stream)
    session.answer("Ada")
    return session


def test_each_line_is_read_once() -> None:
    session, reader = toy(), Reader(("p1",))
    read = reader.read(session)
    while session.decisions < 60:
        bots.play(session, {seat: Random(3) for seat in session.seats}, most=1)
        read += reader.read(session)
    assert read == session.log("p1")
    assert reader.lines == len(read)
    assert reader.read(session) == []
    assert recent(session, "p1", 5) == read[-5:]


def test_a_reader_at_several_seats_is_told_whose_a_line_is() -> None:
    session = toy(3)
    lines = Reader(("p1", "p3")).read(session)
    assert [(each.kind, each.to) for each in lines] == [("named", ()), ("whispered", ("p1",)), ("whispered", ("p3",))]


def test_after_taking_back_one_reads_on_from_there() -> None:
    session, reader = toy(), Reader(("p1", "p2"))
    reader.read(session)
    bots.play(session, {seat: Random(3) for seat in session.seats}, most=30)
    reader.read(session)
    session.back(12)
    reader.back(session)
    assert reader.lines == len(session.story)
    bots.play(session, {seat: Random(4) for seat in session.seats}, most=12)
    kept = reader.lines
    news = reader.read(session)
    assert [each.text for each in news] == [told.event.say() for told in session.story[kept:]]


def test_what_one_has_already_is_skipped() -> None:
    session = toy()
    bots.play(session, {seat: Random(3) for seat in session.seats}, most=30)
    whole = Reader(("p2",)).read(session)
    for known in (0, 1, 7, len(whole)):
        reader = Reader(("p2",))
        reader.skip(session, known)
        assert reader.read(session) == whole[known:]


class Walked(Event, frozen=True):
    way: Way
    rule: str = "toy.walk"


def test_a_walk_says_its_way_and_no_sentence_is_made_of_it() -> None:
    told = line(Told(Walked(("1,1", "1,2")), (), (), 3))
    assert told.way == ("1,1", "1,2")
    assert told.text == Say("event-walked")


class Strode(Event, frozen=True):
    who: Annotated[str, word("creature-")]
    path: Way
    rule: str = "toy.walk"


def test_of_one_of_several_who_walks_it_is_told_what_such_are_called() -> None:
    def strode(who: str) -> Say | None:
        return line(Told(Strode(who, ("1,1", "1,2")), (), (), 3)).crowd

    kind = strode(numbered("rat", 2))
    assert kind == Say("crowd", who=spoken("creature-", "rat"))
    assert Texts("fr", ["crowd = { $who-pl }\ncreature-rat = rat\n    .pl = rats\n"]).say(kind) == "rats"
    assert strode("rat") is None, "there is one of him alone"


class Came(Event, frozen=True):
    who: Annotated[str, word("hero-")]
    rule: str = "toy.come"


class Bit(Event, frozen=True):
    foe: Annotated[str, word("creature-")]
    rule: str = "toy.bite"


def test_a_line_is_about_the_pieces_whose_names_it_uses() -> None:
    ann, rat = spoken("hero-", "ann"), Say("creature-rat")
    group = Say("label-group", who=Say("list", n0=ann, n1=Say("hero-bob")))
    labels = {"a": ann, "r1": rat, "r2": rat, "r3": spoken("creature-", numbered("rat", 3)), "g": group}
    tokens = [Token(id, "", "A", label) for id, label in labels.items()]
    sheets = [Sheet("ann", ann, "", None, "p1")]
    known = pieces(View(Say("x"), Points("", 1, 1, [], [], tokens), sheets))

    def about(event: Event) -> set[str]:
        return set(line(Told(event, (), (), 0), known).about)

    assert about(Came("ann")) == {"a", "g", "ann"}, "also her sheet, and the piece that stands for her and others"
    assert about(Came("eve")) == set()
    assert about(Bit("rat")) == {"r1", "r2"}
    assert about(Bit(numbered("rat", 3))) == {"r3"}, "what has a number is never meant by its word alone"


def test_in_every_game_lines_know_their_pieces() -> None:
    for slug in souterrain.games():
        session = souterrain.new(slug, seed="about")
        hands = {seat: bots.make(slug, bots.bots(slug)[0], 1) for seat in session.seats}
        reader, found, names = Reader((session.seats[0],)), set(), set()
        while session.ask and session.decisions < 250:
            bots.play(session, hands, most=1)
            view = session.view(session.seats[0])
            board = view.board
            names |= {piece.id for piece in (board.discs if isinstance(board, Discs) else board.tokens)}
            names |= {each.id for each in (*view.sheets, *(view.scene.fighters if view.scene else ()))}
            found |= {id for each in reader.read(session, view) for id in each.about}
        assert found, slug
        assert found <= names, slug
