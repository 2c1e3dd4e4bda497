"""The suite that judges a game, ours or a stranger's.

A check is a function of a game that fails with a reason. All of them, from a game's own tests:

    import pytest
    from souterrain import kit
    from tower.game import GAME

    @pytest.mark.parametrize("check", kit.CHECKS, ids=kit.name)
    def test_the_tower(check):
        check(GAME)

They play what the game names as its `samples`, so that every switch, value and chair is judged as the default is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from souterrain.core.game import AnyGame

from . import books, play, secrets, words
from .transcript import transcript

Check: TypeAlias = Callable[[AnyGame], None]

CHECKS: tuple[Check, ...] = (
    books.the_rulebook_is_whole_in_both_languages,
    books.every_rule_is_named_by_what_keeps_it,
    books.every_card_shows_a_rule_that_there_is,
    books.every_printed_table_stands_beside_a_rule_and_has_words,
    books.samples_touch_every_switch_and_chair,
    play.random_play_comes_to_an_end,
    play.every_bot_plays_every_sample,
    play.every_option_has_a_key_of_its_own,
    play.a_verb_says_what_is_done_and_nothing_else,
    play.a_letter_means_one_verb_and_is_no_command,
    play.saving_and_loading_after_every_answer_gives_the_same_future,
    play.one_seed_gives_one_story,
    play.a_fork_never_changes_its_parent,
    play.taking_back_finds_the_earlier_moment,
    play.a_world_is_a_tree_of_plain_data,
    play.looking_changes_nothing,
    secrets.a_view_is_made_of_the_glimpse_alone,
    secrets.an_imagined_world_looks_like_the_true_one,
    secrets.a_seat_can_tell_how_it_stands,
    secrets.dreams_go_on_without_a_fault,
    secrets.no_secret_changes_what_another_seat_sees,
    words.every_event_and_every_switch_has_words,
    words.every_event_can_be_read_again,
    words.everything_said_has_words_and_a_rule,
    words.a_row_has_a_name_where_its_fellows_have,
    words.everything_the_code_says_or_refuses_with_has_words,
    words.every_way_a_sentence_can_go_is_gone,
    words.no_message_is_left_over_and_languages_agree,
)


def name(check: Check) -> str:
    """A check's name, for a test's id."""
    return check.__name__


__all__ = ["CHECKS", "Check", "name", "transcript"]
