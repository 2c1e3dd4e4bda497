"""The full screen, driven by keys."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

import souterrain
from souterrain import bots
from souterrain.core.ask import Ask
from souterrain.core.journal import Decided
from souterrain.core.keys import LETTERS
from souterrain.core.lesson import lesson
from souterrain.core.view import Grid
from souterrain.terminal.app import TableApp
from souterrain.terminal.match import Sitting
from souterrain.terminal.panes import BoardPane, StoryPane
from souterrain.terminal.question import QuestionPane, shortened

SIZES = [(80, 24), (120, 40)]


def app(path: Path | None = None, held: dict[str, str] | None = None, **setup: object) -> TableApp:
    session = souterrain.new("toy", seed="a word", setup={"language": "en", **setup})
    return TableApp(Sitting(session, held, path), "en", pace=0.0)


def seen(table: TableApp) -> str:
    """The words on the screen."""
    text = re.sub(r"<style>.*?</style>", "", table.export_screenshot(), flags=re.S)
    return html.unescape(re.sub(r"<[^>]*>", "", text)).replace("\xa0", " ")


async def press(pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("board", ["points", "grid"])
async def test_a_whole_game_by_keys(size: tuple[int, int], board: str) -> None:
    table = app(board=board)
    async with table.run_test(size=size) as pilot:
        await press(pilot, "enter", "2", "down", "enter", "up", "2", "2", "2")
        assert "The game is over." in seen(table)
        assert "Somebody has reached ten." in seen(table)
        assert table.match.session.outcome


async def test_after_the_end_the_chronicle_is_read_and_another_game_asked_for() -> None:
    table = app()
    async with table.run_test() as pilot:
        await press(pilot, "enter", "c")
        assert len(table.screen_stack) == 1, "not before the end"
        await press(pilot, "2", "down", "enter", "up", "2", "2", "2")
        assert "c: the chronicle" in seen(table)
        await press(pilot, "c")
        assert "The chronicle" in seen(table)
        assert "p1 goes right." in seen(table)
        assert "The luck of the dice" in seen(table)
        await press(pilot, "escape", "n")
        assert table.again


async def test_what_is_tried_out_ends_in_no_other_game() -> None:
    table = app()
    async with table.run_test() as pilot:
        await press(pilot, "enter", "2", "down", "enter", "up", "2", "2", "[", "f", "2", "2")
        assert "The game is over." in seen(table)
        await press(pilot, "n")
        assert not table.again
        assert "c: the chronicle" not in seen(table)


async def test_everything_fits_the_smallest_screen() -> None:
    table = app()
    async with table.run_test(size=(80, 24)) as pilot:
        await press(pilot, "enter", "2")
        shown = seen(table)
        for text in ("The Toy", "Map", "Party", "Question", "Story", "2  Go right  (even odds)", "goes right.", "quit"):
            assert text in shown, text


async def test_a_key_means_nothing_below_an_open_page() -> None:
    table = app()
    async with table.run_test() as pilot:
        await press(pilot, "enter", "h")
        before = table.match.session.decisions
        await press(pilot, "2", "u", "h")
        assert table.match.session.decisions == before
        assert len(table.screen_stack) == 2, "one page, and no other on it"
        await press(pilot, "escape", "2")
        assert table.match.session.decisions == before + 1


async def test_the_name_is_typed_and_the_number_too() -> None:
    table = app()
    async with table.run_test() as pilot:
        await press(pilot, "A", "n", "n", "enter", "1", "1", "4", "enter")
        assert "whole number from 0 to 12" in seen(table)
        await press(pilot, "backspace", "backspace", "3", "up", "enter")
        assert "Ann sets out." in seen(table)
        decided = [entry.value for entry in table.match.session.journal if isinstance(entry, Decided)]
        assert decided == ["Ann", "go:left", 4]


async def test_why_opens_the_rule_of_the_highlighted_option() -> None:
    table = app()
    async with table.run_test() as pilot:
        await press(pilot, "enter", "down", "?")
        assert "Going right scores the die." in seen(table)
        assert "A hero goes left, goes right or stays." in seen(table)
        await press(pilot, "escape")
        assert "Going right scores the die." not in seen(table)


async def test_why_in_the_story_opens_the_rule_of_the_line() -> None:
    table = app()
    async with table.run_test() as pilot:
        await press(pilot, "enter", "2", "tab", "up", "up", "enter")
        assert "Every hero has a name." in seen(table)


async def test_the_story_is_paged_back_from_its_end_and_is_at_its_end_again_for_who_plays_on() -> None:
    table = app()
    async with table.run_test() as pilot:
        await press(pilot, "enter")
        story = table.query_one(StoryPane)
        story.show([f"Line {n}." for n in range(100)], [])
        await pilot.pause()
        end = story.scroll_offset.y
        await press(pilot, "tab", "pageup")
        assert 50 < story.scroll_offset.y < end, "a page, not the whole story"
        await press(pilot, "pageup", "tab")
        assert story.scroll_offset.y == end


async def test_what_an_answer_tells_is_read_from_its_beginning_and_space_reads_on() -> None:
    table = app()
    async with table.run_test(size=(80, 24)) as pilot:
        await press(pilot, "enter")
        story = table.query_one(StoryPane)
        lines = [f"Line {n}." for n in range(100)]
        story.show(lines, [], fresh=30)
        await pilot.pause()
        assert "Line 70." in seen(table)
        assert "Line 69." not in seen(table)
        assert "space reads on" in seen(table)
        await press(pilot, *["space"] * 5)
        assert "Line 99." in seen(table)
        assert "space reads on" not in seen(table)
        story.show([*lines[:99], "Line 99 otherwise.", "Line 100."], [], fresh=2)
        await pilot.pause()
        assert "Line 98." in seen(table)
        assert "Line 99 otherwise." in seen(table)
        assert "Line 100." in seen(table)


async def test_whoever_resumes_a_game_sees_the_end_of_its_story() -> None:
    session = souterrain.new("seul", seed="safe", setup={"language": "en"})
    bots.play(session, {"p1": bots.make("seul", "scripted", 1)}, most=80)
    table = TableApp(Sitting(session), "en", pace=0.0)
    async with table.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        story = table.query_one(StoryPane)
        assert story.scroll_offset.y == story.max_scroll_y > 20


async def test_the_rulebook_is_searched_while_typing() -> None:
    table = app()
    async with table.run_test() as pilot:
        await press(pilot, "enter", "/", *"taxed")
        assert "One rule:" in seen(table)
        assert "Going left is taxed." in seen(table)
        await press(pilot, "escape", "2")
        assert table.match.session.decisions == 2


async def test_undo() -> None:
    table = app()
    async with table.run_test() as pilot:
        await press(pilot, "enter", "2", "u", "u", "escape", "u")
        assert table.match.session.decisions == 0
        assert "There is nothing to take back." in seen(table)


async def test_stepping_through_the_past_and_playing_on_from_there() -> None:
    table = app(goal=1000)
    async with table.run_test() as pilot:
        await press(pilot, "enter", "2", "w", "2", "[", "[")
        assert "[Before decision 2 of 4]" in seen(table)
        await press(pilot, "w", "]")
        assert "[Before decision 3 of 4]" in seen(table), "no option can be taken in the past"
        await press(pilot, "}")
        assert "Before decision" not in seen(table)
        await press(pilot, "{", "]", "u")
        assert "Take back 3 decisions" in seen(table)
        await press(pilot, "enter")
        assert table.match.session.decisions == 4, "No comes first"
        await press(pilot, "u", "down", "enter")
        assert table.match.session.decisions == 1
        await press(pilot, "2")
        assert table.match.session.decisions == 2


async def test_what_if_leaves_the_real_game_alone() -> None:
    table = app(goal=1000)
    async with table.run_test() as pilot:
        await press(pilot, "enter", "2", "2", "[", "f")
        real = table._real
        assert real is not None
        assert "[What if?]" in seen(table)
        await press(pilot, "w")
        assert table.match.session.decisions == 3
        await press(pilot, "f")
        assert table.match is real
        assert "Back in the real game." in seen(table)
        assert real.session.decisions == 3


async def test_the_language_changes_in_place() -> None:
    table = app()
    async with table.run_test() as pilot:
        await press(pilot, "enter", "l")
        assert "Aller à gauche" in seen(table)
        assert "Groupe" in seen(table)
        await press(pilot, "l")
        assert "Go left" in seen(table)


async def test_the_map_is_walked_with_arrows() -> None:
    table = app()
    async with table.run_test() as pilot:
        await press(pilot, "enter", "shift+tab", "right", "enter")
        assert "p1 goes right." in seen(table)
        await press(pilot, "shift+tab", "tab")
        assert table.query_one("#options").has_focus, "the question comes next"


async def test_with_ctrl_the_arrows_go_straight_to_the_last_square() -> None:
    table = TableApp(Sitting(souterrain.new("regne", seed="a word"), None, None), "en", pace=0.0)
    async with table.run_test(size=(140, 42)) as pilot:
        await press(pilot, "1")
        pointed = []
        for key in ("up", "ctrl+up", "ctrl+down", "ctrl+right"):
            await press(pilot, key)
            shown = table.query_one(BoardPane)._shown
            assert shown is not None
            pointed.append(shown[1].chosen)
        assert pointed == ["4,4", "4,1", "4,6", "6,6"]


async def test_arrows_start_at_whoever_acts_and_go_on_from_what_they_point_at() -> None:
    table = TableApp(Sitting(souterrain.new("regne", seed="a word"), None, None), "en", pace=0.0)
    async with table.run_test(size=(80, 24)) as pilot:
        await press(pilot, "1")
        pane, board = table.query_one(QuestionPane), table.query_one(BoardPane)
        shown = board._shown
        assert shown is not None
        assert isinstance(shown[0], Grid)
        x, y = next(token.at for token in shown[0].tokens if token.active).split(",")
        aside = next(n for n, offer in enumerate(pane.offered) if offer.option.at == f"{int(x) + 2},{int(y) - 2}")
        table.query_one("#options", OptionList).highlighted = aside
        pointed = []
        for key in ("up", "up"):
            await press(pilot, key)
            assert board._shown is not None
            pointed.append(board._shown[1].chosen)
        assert pointed == [f"{x},{int(y) - 1}", f"{x},{int(y) - 2}"]


async def test_what_is_pointed_at_is_told_in_full_and_where_it_lies_and_the_map_stands_still() -> None:
    table = TableApp(Sitting(souterrain.new("regne", seed="a word"), None, None), "en", pace=0.0)
    async with table.run_test(size=(80, 24)) as pilot:
        await press(pilot, "1")
        board, windows = table.query_one(BoardPane), set()
        assert "Pernel" in seen(table), "all the party is named beside what the one who acts can do"
        for key in ("up", "left", "right", "right"):
            await press(pilot, key)
            windows.add(board._middle)
        assert len(windows) == 1, "the window stays while what is pointed at is inside it"
        await press(pilot, "ctrl+up")
        assert "Walk, 4 north, 1 east  (4 AP)" in seen(table)
        await press(pilot, "l")
        options = table.query_one("#options", OptionList)
        options.highlighted = far = next(n for n in range(20, 99) if "Courir" in _row(options, n))
        await pilot.pause()
        await pilot.pause()
        lines = _row(options, far).splitlines()
        assert len(lines) > 1
        assert all(line.strip() in seen(table) for line in lines), "a line that grows is scrolled to its end"


async def test_where_all_options_have_no_room_the_others_are_told_in_one_line() -> None:
    session = souterrain.new("chateau", seed="a word")
    while isinstance(session.ask, Ask) and len(session.ask.options) < 8:
        session.answer(session.ask.options[-4 if len(session.ask.options) > 4 else 0].key)
    table = TableApp(Sitting(session), "fr", pace=0.0)
    async with table.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        options = table.query_one("#options", OptionList)
        cut = [n for n in range(options.option_count) if _row(options, n).endswith("…")]
        assert cut
        options.focus()
        await press(pilot, *["down"] * cut[0])
        assert not _row(options, cut[0]).endswith("…")
        assert "\n" in _row(options, cut[0])
        assert all(_row(options, n).endswith("…") for n in cut[1:])


def _row(options: OptionList, n: int) -> str:
    return str(options.get_option_at_index(n).prompt)


def _window(table: TableApp) -> list[str]:
    """The part of the board that is seen, as words."""
    board = table.query_one(BoardPane)
    return [strip.text.rstrip() for strip in board.render_lines(board.content_region.reset_offset)]


async def test_the_board_stands_still_while_options_are_gone_through() -> None:
    session = souterrain.new("chateau", seed="a word")
    while isinstance(session.ask, Ask) and not any(option.verb == "go" for option in session.ask.options):
        session.answer(session.ask.options[0].key)
    table = TableApp(Sitting(session), "fr", pace=0.0)
    async with table.run_test(size=(80, 24)) as pilot:
        before = _window(table)
        options = table.query_one("#options", OptionList)
        options.focus()
        for _ in range(options.option_count):
            await press(pilot, "down")
            assert _window(table) == before


async def test_the_map_small_and_large() -> None:
    table = app(board="grid")
    async with table.run_test() as pilot:
        await press(pilot, "enter")
        assert "┌───┬" in seen(table)
        await press(pilot, "z")
        assert "┌───┬" not in seen(table)
        drawing = table.query_one(BoardPane)._drawing
        assert drawing
        assert "   │1 │H  2 '" in drawing.canvas.lines()
        await press(pilot, "z", "2")
        assert table.match.session.decisions == 2


async def test_help_has_a_legend_of_what_is_on_the_board() -> None:
    table = TableApp(Sitting(souterrain.new("chateau", seed="a word")), "fr", pace=0.0)
    async with table.run_test(size=(100, 80)) as pilot:
        await press(pilot, "h")
        for sign in ("○ rond", "△ triangle", "□ carré", "+ porte (piège possible)", "S porte secrète", "= pont-levis"):
            assert sign in seen(table), sign


async def test_a_headline_without_room_for_the_title_stands_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    table = app()
    async with table.run_test(size=(60, 18)) as pilot:
        await press(pilot, "enter")
        assert "The Toy" in seen(table)
        spoken, headline = table.words.say, table._view.headline.id
        monkeypatch.setattr(table.words, "say", lambda say: "x" * 55 if say.id == headline else spoken(say))
        await table.show()
        await pilot.pause()
        assert "The Toy" not in seen(table)
        assert "x" * 55 in seen(table)


async def test_a_headline_longer_than_the_screen_is_wide_has_a_second_line(monkeypatch: pytest.MonkeyPatch) -> None:
    table = app()
    async with table.run_test(size=(80, 24)) as pilot:
        await press(pilot, "enter")
        spoken, headline = table.words.say, table._view.headline.id
        monkeypatch.setattr(table.words, "say", lambda say: "turn " * 20 + "aim" if say.id == headline else spoken(say))
        await table.show()
        await pilot.pause()
        assert seen(table).count("turn") == 20
        assert "aim" in seen(table)


async def test_the_map_alone_and_the_whole_sheets() -> None:
    table = app()
    async with table.run_test() as pilot:
        await press(pilot, "enter", "m")
        assert "Story" not in seen(table)
        assert "Go left" in seen(table)
        await press(pilot, "m", "p")
        assert "░ 0/10 life" in seen(table)
        await press(pilot, "escape", "h")
        assert "Keys" in seen(table)


async def test_other_floors_are_looked_at_and_the_next_answer_leads_back() -> None:
    table = app(board="grid")
    async with table.run_test(size=(120, 40)) as pilot:
        await press(pilot, "enter")
        home = seen(table)
        await press(pilot, ">")
        assert "other floors" in seen(table)
        assert seen(table) != home
        await press(pilot, "<")
        assert seen(table) == home
        await press(pilot, "<", "w")
        assert "other floors" not in seen(table)


async def test_without_other_floors_the_keys_say_so() -> None:
    table = app()
    async with table.run_test() as pilot:
        await press(pilot, "enter", ">")
        assert "You know no other floor." in seen(table)


@pytest.mark.parametrize(("height", "detailed"), [(40, 1), (120, 4)])
async def test_where_there_is_no_room_only_who_acts_is_shown_in_detail(height: int, detailed: int) -> None:
    heroes = ["heinrich", "sven", "torallion", "rogar"]
    session = souterrain.new("ahq", seed="a word", setup={"heroes": 4, "choice": heroes})
    table = TableApp(Sitting(session), "en", pace=0.0)
    async with table.run_test(size=(140, height)) as pilot:
        await pilot.pause()
        assert seen(table).count("Toughness:") == detailed
        assert all(name in seen(table) for name in ("Heinrich", "Sven", "Torallion", "Rogar"))


async def test_a_seat_is_handed_to_a_bot_and_taken_back() -> None:
    table = app(players=2, goal=1000)
    async with table.run_test() as pilot:
        await press(pilot, "enter", "b", "down", "enter")
        assert table.match.bots == {"p2": "random"}
        assert len(table.screen_stack) == 1, "nothing else opens"
        await press(pilot, "w")
        for _ in range(20):
            await pilot.pause(0.01)
            if table.match.ask:
                break
        assert table.match.session.decisions >= 3, "the bot has played"
        await press(pilot, "b", "down", "enter")
        assert table.match.bots == {}


async def test_a_game_of_bots_plays_itself() -> None:
    table = app(held={"p1": "bot:random"}, goal=4)
    async with table.run_test() as pilot:
        for _ in range(1000):
            await pilot.pause(0.01)
            if table.match.session.outcome:
                break
        await pilot.pause()
        assert "The game is over." in seen(table)


async def test_the_keyboard_is_passed_where_there_are_secrets() -> None:
    table = app(players=2, hidden=True, goal=1000)
    async with table.run_test() as pilot:
        await press(pilot, "enter")
        assert "Your secret is" in seen(table)
        await press(pilot, "w")
        assert "Pass the keyboard to Player 2" in seen(table)
        assert "Your secret is" not in seen(table), "nothing shines through the curtain"
        await press(pilot, "enter")
        assert table.gaze.seat == "p2"
        assert "Player 2:" in seen(table)


async def test_a_key_pressed_twice_answers_once() -> None:
    table = app(goal=1000)
    async with table.run_test() as pilot:
        await press(pilot, "enter")
        pane = table.query_one(QuestionPane)
        for _ in range(2):
            pane.post_message(QuestionPane.Answered("stay", table.match.session.decisions))
        await pilot.pause()
        assert table.match.session.decisions == 2


async def test_saving_a_copy(tmp_path: Path) -> None:
    table = app()
    async with table.run_test() as pilot:
        await press(pilot, "enter", "s")
        await press(pilot, "end", "ctrl+u", *str(tmp_path / "c"), "enter")
        assert "The game is saved" in seen(table)
        assert souterrain.load((tmp_path / "c").read_bytes()).decisions == 1


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
async def test_leaving_keeps_the_game(key: str, tmp_path: Path) -> None:
    table = app(tmp_path / "game")
    async with table.run_test() as pilot:
        await press(pilot, "enter", "2", key)
    assert souterrain.load((tmp_path / "game").read_bytes()).decisions == 2


async def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    table = app(tmp_path / "file" / "game")
    async with table.run_test(size=(120, 40)) as pilot:
        await press(pilot, "enter")
        assert "cannot be written" in seen(table)


async def test_discs_are_aimed_and_flicked() -> None:
    table = app(board="discs", goal=8)
    async with table.run_test() as pilot:
        await press(pilot, "enter", *"90 50")
        assert "***" in seen(table), "the shot is shown while it is typed"
        await press(pilot, "enter")
        assert "The disc slides 500 mm." in seen(table)
        await press(pilot, *"soft", "enter")
        assert table.match.session.decisions == 2
        assert "A shot is written by its heading" in seen(table)


async def test_replaying_starts_at_the_beginning_and_takes_no_answer() -> None:
    session = souterrain.new("toy", seed="a word", setup={"goal": 1000})
    for answer in ("Ann", "go:right", "stay"):
        session.answer(answer)
    table = TableApp(Sitting(session), "en", replay=True)
    async with table.run_test() as pilot:
        await pilot.pause()
        assert "[Before decision 0 of 3]" in seen(table)
        await press(pilot, "]", "]", "]", "]")
        assert "p1 goes stay." in seen(table)
        await press(pilot, "2", "u")
        assert session.decisions == 3
        await press(pilot, "f", "2")
        assert table.match.session.decisions == 4, "from a replay one may try something out"


async def test_a_small_window_grows() -> None:
    table = app()
    async with table.run_test(size=(80, 24)) as pilot:
        await press(pilot, "enter")
        await pilot.resize_terminal(140, 50)
        await pilot.pause()
        assert "Cedar lane" in seen(table)


async def test_what_ends_more_than_a_turn_is_asked_once_more() -> None:
    session = souterrain.new("seul", seed="safe")
    bot = bots.make("seul", "scripted", 1)
    while not (isinstance(session.ask, Ask) and any(option.verb == "leave" for option in session.ask.options)):
        assert bots.play(session, {"p1": bot}, most=1)
    table = TableApp(Sitting(session), "en", pace=0.0)
    before = session.decisions
    key = LETTERS["leave"]
    async with table.run_test(size=(120, 40)) as pilot:
        await press(pilot, key)
        assert "Really:" in seen(table)
        await press(pilot, "escape")
        assert session.decisions == before
        await press(pilot, key, LETTERS["no"])
        assert (session.decisions, len(table.screen_stack)) == (before, 1)
        await press(pilot, key, LETTERS["yes"])
        assert session.decisions == before + 1


async def test_yes_and_no_are_said_by_how_their_words_begin_too() -> None:
    session = souterrain.new("seul", seed="safe")
    bot = bots.make("seul", "scripted", 1)
    while not (isinstance(session.ask, Ask) and any(option.verb == "leave" for option in session.ask.options)):
        assert bots.play(session, {"p1": bot}, most=1)
    table = TableApp(Sitting(session), "fr", pace=0.0)
    before = session.decisions
    async with table.run_test(size=(120, 40)) as pilot:
        await press(pilot, LETTERS["leave"], "n")
        assert (session.decisions, len(table.screen_stack)) == (before, 1)
        await press(pilot, LETTERS["leave"], "o")
        assert session.decisions == before + 1


def test_an_option_that_has_no_room_keeps_its_price() -> None:
    ware = "   Buy chain mail  (armour class 14, weight 4; 75 gp)"
    assert shortened(ware, 40) == "   Buy chain mail  (… 75 gp)"
    assert shortened(ware.replace(")", "; a heavy load: everything is slower)"), 40) == "   Buy chain mail  (… 75 gp)"
    assert shortened("e  Search  (25%: in the dark, and tired as well)", 20) == "e  Search  (25%: in…"
    assert shortened("3  Go to the Gallows Oak  (monster: 33%)", 36) == "3  Go to the Gallow…  (monster: 33%)"


async def exploring(verb: str) -> TableApp:
    """A lone crawl at the first question that offers this."""
    session = souterrain.new("seul", seed="safe", setup={"language": "en"})
    bot = bots.make("seul", "scripted", 1)
    while not (isinstance(session.ask, Ask) and any(option.verb == verb for option in session.ask.options)):
        assert bots.play(session, {"p1": bot}, most=1)
    return TableApp(Sitting(session), "en", pace=0.0)


async def test_arrows_step_where_steps_are_offered() -> None:
    table = await exploring("step")
    session = table.match.session
    assert isinstance(session.ask, Ask)
    side = next(option.on[0] for option in session.ask.options if option.verb == "step")
    async with table.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "the arrows walk" in seen(table)
        await press(pilot, {"n": "up", "e": "right", "s": "down", "w": "left"}[side])
        decided = [entry.value for entry in session.journal if isinstance(entry, Decided)]
        assert decided[-1] == f"step:{side}"


def with_gifts() -> TableApp:
    """A party of which somebody may give several things away, once he is chosen by the key 1."""
    return TableApp(Sitting(souterrain.new("regne", seed="a word"), None, None), "en", pace=0.0)


async def test_a_letter_that_several_share_goes_from_one_to_the_next() -> None:
    table = with_gifts()
    session = table.match.session
    async with table.run_test(size=(80, 24)) as pilot:
        await press(pilot, "1")
        before = session.decisions
        await press(pilot, "g")
        pane = table.query_one(QuestionPane)
        first = pane.chosen
        await press(pilot, "g")
        assert first is not None
        assert pane.chosen is not None
        assert (first.verb, pane.chosen.verb) == ("give", "give")
        assert first != pane.chosen
        assert session.decisions == before
        await press(pilot, "enter")
        assert session.decisions == before + 1


async def test_in_the_list_such_a_letter_begins_with_the_first_though_that_is_highlighted() -> None:
    table = with_gifts()
    async with table.run_test(size=(80, 24)) as pilot:
        await press(pilot, "1")
        options = table.query_one("#options", OptionList)
        options.focus()
        pane = table.query_one(QuestionPane)
        gifts = [n for n, offer in enumerate(pane.offered) if offer.option.verb == "give"]
        options.highlighted = gifts[0]
        found = []
        for _ in range(2):
            await press(pilot, "g")
            found.append(options.highlighted)
        assert found == gifts[:2]


async def test_arrows_that_mean_nothing_in_a_list_go_to_the_map() -> None:
    table = with_gifts()
    async with table.run_test(size=(140, 42)) as pilot:
        await press(pilot, "1")
        for key in ("right", "ctrl+up", "shift+down"):
            table.query_one("#options", OptionList).focus()
            before = table.query_one(QuestionPane).chosen
            await press(pilot, key)
            assert table.query_one(BoardPane).has_focus
            assert table.query_one(QuestionPane).chosen != before


async def test_on_the_board_such_a_letter_begins_with_what_is_pointed_at() -> None:
    table = TableApp(Sitting(souterrain.new("regne", seed="a word"), None, None), "en", pace=0.0)
    async with table.run_test(size=(80, 24)) as pilot:
        await press(pilot, "1")
        pane = table.query_one(QuestionPane)
        assert table.query_one(BoardPane).has_focus
        gifts = [n for n, offer in enumerate(pane.offered) if offer.option.verb == "give"]
        options = table.query_one("#options", OptionList)
        options.highlighted = gifts[1]
        found = []
        for _ in range(2):
            await press(pilot, "g")
            found.append(options.highlighted)
        assert found == gifts[1:3]


async def test_what_was_answered_stands_in_the_past() -> None:
    table = app(goal=1000)
    async with table.run_test() as pilot:
        await press(pilot, "enter", "2", "[")
        assert "→ Go right" in seen(table)
        await press(pilot, "[")
        assert "→ Robin" in seen(table)


async def test_a_window_without_room_says_so() -> None:
    table = app()
    async with table.run_test(size=(30, 8)) as pilot:
        await press(pilot, "enter")
        assert "too small" in seen(table)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "too small" not in seen(table)
        assert "Go left" in seen(table)


async def test_what_somebody_is_stands_below_his_name_and_no_paper_between() -> None:
    session = souterrain.new("seul", seed="safe", setup={"language": "en"})
    while not (isinstance(session.ask, Ask) and session.ask.options[0].verb == "enter"):
        session.answer(session.ask.options[0].key if isinstance(session.ask, Ask) else "Perrine")
    table = TableApp(Sitting(session), "en", pace=0.0)
    async with table.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        sheets = str(table.query_one("#sheet-text", Static).render())
        assert sheets.index("Perrine") < sheets.index("Hit dice") < sheets.index("Chronicle")


async def test_where_there_is_no_map_its_room_is_for_the_question() -> None:
    table = TableApp(Sitting(souterrain.new("seul", seed="safe", setup={"language": "en"})), "en", pace=0.0)
    async with table.run_test(size=(80, 24)) as pilot:
        await press(pilot, "1")
        assert not table.query_one(BoardPane).display
        assert sum(f"({note}" in seen(table) for note in ("Search", "Surprise", "Stealth", "Force", "Picking")) >= 3


async def test_a_capital_names_one_of_the_party_and_what_is_taken_back_is_asked_at_once() -> None:
    table = TableApp(Sitting(souterrain.new("catacombs", seed="named"), {"overlord": "bot:random"}), "en", pace=0.0)
    async with table.run_test(size=(80, 24)) as pilot:
        await press(pilot, "enter", "enter", "enter", "enter")
        question = table.query_one(QuestionPane)
        for _ in range(100):
            await pilot.pause(0 if question.offered else 0.05)
        await press(pilot, "W")
        assert question.chosen is not None
        assert question.chosen.key == "punch:wizard"
        await press(pilot, "B", "enter", "escape", "u")
        await press(pilot, "down")
        assert question.chosen is not None
        assert question.chosen.key != "punch:elf", "the list has the arrows again"


async def test_a_letter_that_several_options_share_says_so() -> None:
    table = with_gifts()
    async with table.run_test(size=(120, 40)) as pilot:
        await press(pilot, "1")
        gifts = [offer for offer in table.query_one(QuestionPane).offered if offer.option.verb == "give"]
        assert "goes to the next" not in seen(table)
        await press(pilot, "g")
        assert f"g: {len(gifts)} choices. Enter takes this one, g goes to the next." in seen(table)


async def test_before_anything_is_told_the_goal_is() -> None:
    session = souterrain.new("chateau", seed="safe", setup={"language": "en"})
    table = TableApp(Sitting(session), "en", pace=0.0)
    async with table.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        begin = lesson("chateau", "en").goal.split()[:4]
        assert " ".join(begin) in seen(table)
        table.query_one(StoryPane).focus()
        await press(pilot, "up", "enter")
        assert len(table.screen_stack) == 2, "the rule of the question"


async def test_of_several_who_act_it_is_said_whose_the_facts_are() -> None:
    session = souterrain.new("chateau", seed="safe", setup={"language": "en"})
    bots.play(session, {seat: bots.make("chateau", "scripted") for seat in session.seats}, most=8)
    table = TableApp(Sitting(session), "en", pace=0.0)
    async with table.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "Warrior: Weapon:" in seen(table)


async def test_advice_highlights_what_a_bot_would_choose_for_enter_to_take() -> None:
    session = souterrain.new("seul", seed="advice", setup={"language": "en"})
    table = TableApp(Sitting(session), "en", pace=0.0)
    async with table.run_test(size=(80, 24)) as pilot:
        for _ in range(12):
            if not isinstance(session.ask, Ask):
                await press(pilot, "enter")
                continue
            advised, n = bots.step(session, bots.make("seul", "scripted", session.decisions)), session.decisions
            await press(pilot, "!")
            assert session.decisions == n
            assert "A bot in your place" in seen(table)
            await press(pilot, "enter")
            assert session.answered(n) == advised
            assert "A bot in your place" not in seen(table)
