"""What can be counted in a story that is over."""

from __future__ import annotations

from souterrain.core.ending import Trials, luck, turnings
from souterrain.core.events import Die, Event, Moment, Told


def told(moment: Moment = "", *dice: Die, n: int = 0) -> Told:
    class Happened(Event, frozen=True):
        @property
        def moment(self) -> Moment:
            return moment

    return Told(Happened(), dice, (), n)


def test_dice_are_counted_against_what_was_to_be_expected() -> None:
    story = [
        told("", Die("d20", 10, wants=11), Die("d20", 20, wants=11), Die("d6", 6)),
        told("", Die("d10", 10, "0-9"), Die("action", 3), Die("d6", 2, face="skull"), Die("d6", 1, wants=9)),
    ]
    fell = luck(story, {})
    assert [(fall.die, fall.count, fall.mean) for fall in fell.falls] == [("d20", 2, 15), ("d6", 2, 3.5)]
    assert [fall.due for fall in fell.falls] == [10.5, 3.5]
    assert fell.tests == Trials(3, 1, 1.0), "what a die cannot reach is not due"
    assert fell.crosses == Trials(0, 0, 0)


def test_dice_with_faces_of_their_own_are_counted_by_what_these_are_worth_and_crosses_apart() -> None:
    faces = {"blue": ("X", "-3", "blank", "1"), "D": ("0", "1")}
    blue = [Die("blue", n + 1, face=face) for n, face in enumerate(faces["blue"])]
    fell = luck([told("", *blue, Die("blue", 4, face="1"), Die("D", 2, face="1"))], faces)
    assert [(fall.die, fall.count, fall.mean) for fall in fell.falls] == [("blue", 4, -0.25), ("D", 1, 1)]
    assert [round(fall.due, 2) for fall in fell.falls] == [-0.67, 0.5]
    assert (fell.tests.count, fell.crosses) == (0, Trials(5, 1, 1.25)), "the D has no cross"


def test_the_weightier_turnings_are_kept_in_the_order_of_the_story() -> None:
    kinds: list[Moment] = ["fight", "chapter", "find", "chapter", "chapter", "death", "turn"]
    story = [told(moment) for moment in kinds]
    assert [each.event.moment for each in turnings(story, 9)] == kinds[:6]
    assert [each.event.moment for each in turnings(story, 4)] == ["chapter", "find", "chapter", "death"]


def test_whoever_comes_at_once_is_one_fight() -> None:
    story = [told("fight", n=3), told("fight", n=3), told("death", n=4), told("fight", n=5)]
    assert [each.n for each in turnings(story, 9)] == [3, 4, 5]
