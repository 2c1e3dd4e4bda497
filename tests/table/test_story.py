"""The story beside the view: only what is new travels, whoever looks, and nobody reads what he must not."""

from __future__ import annotations

import random

from bench.server import Server

from tests.table.guest import Guest
from tests.table.test_table import sit


def test_a_view_holds_no_story_and_a_line_comes_once(server: Server) -> None:
    guest, _ = sit(server)
    assert "log" not in guest.view
    told = len(guest.story)
    for n in range(12):
        guest.answer(n)
        assert len(guest.story) >= told
        told = len(guest.story)
    assert told
    numbers = [line["n"] for line in guest.story]
    assert numbers == sorted(numbers)


def test_changing_eyes_at_one_screen_sends_differences_alone(server: Server) -> None:
    """Four players at one browser: no view is sent whole after the first, and no line twice."""
    guest, _ = sit(server, setup={"players": 4})
    chance, turns, lines, sizes = random.Random(2), 0, len(guest.story), []
    while guest.view["ask"]:
        before, seat = guest.received, guest.seat
        ask = guest.view["ask"]
        guest.say(answer=chance.choice(ask["options"])["key"], n=guest.n, seat=ask["seat"])
        message = guest.until("view", "change")
        assert "change" in message
        lines += len(message.get("story", {}).get("lines", ()))
        sizes.append(guest.received - before)
        turns += seat != guest.seat
    assert turns > 10
    assert lines == len(guest.story)
    assert sum(sizes[-10:]) < 4 * sum(sizes[:10]), "the last answers weigh about what the first did"


def test_taking_back_takes_lines_away_and_says_so(server: Server) -> None:
    guest, _ = sit(server)
    stories = [guest.sentences()]
    for n in range(10):
        guest.answer(n)
        stories.append(guest.sentences())
    for n in reversed(range(5, 10)):
        guest.say(undo=guest.n)
        guest.shown()
        assert guest.sentences() == [*stories[n], "Une décision est reprise."]
    told = guest.sentences()
    guest.answer(3)
    assert guest.sentences()[: len(told)] == told, "it stays in the story"


def test_the_story_of_a_moment_is_the_beginning_of_the_story(server: Server) -> None:
    guest, _ = sit(server)
    lengths = [len(guest.story)]
    for n in range(10):
        guest.answer(n)
        lengths.append(len(guest.story))
    for k, length in enumerate(lengths):
        assert sum(line["n"] <= k for line in guest.story) == length


def test_who_comes_back_is_told_only_what_is_missing(server: Server) -> None:
    guest, made = sit(server)
    for n in range(8):
        guest.answer(n)
    assert guest.story
    again = Guest(server.base, made["table"], made["owner"], again=guest)
    assert "story" not in again.until("view")
    guest.answer()
    again.shown()
    assert again.sentences() == guest.sentences()
    guest.say(undo=guest.n)
    guest.shown()
    late = Guest(server.base, made["table"], made["owner"], again=again)
    assert late.until("view")["story"]["from"] == 0, "what was taken back meanwhile is not trusted"
    assert late.sentences() == guest.sentences()


def test_another_language_tells_everything_anew(server: Server) -> None:
    guest, _ = sit(server)
    for n in range(4):
        guest.answer(n)
    french = guest.sentences()
    guest.say(lang="en")
    guest.until("view")
    assert len(guest.story) == len(french)
    assert not set(guest.sentences()) & set(french)


def test_a_line_knows_the_pieces_that_it_names(server: Server) -> None:
    guest, _ = sit(server, game="catacombs", setup={"players": 2}, seats={"p1": "bot:random", "overlord": "bot:random"})
    guest.say(pace=0)
    while len(guest.story) < 60:
        guest.shown()
    pieces = {disc["id"] for disc in guest.view["board"]["discs"]}
    about = {id for line in guest.story for id in line.get("about", ())}
    assert pieces & about
