"""Offered and done: the deed whose option is chosen is the one that happens."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Option
from souterrain.core.menu import Deed, Each, agreed, choose, choose_until, offered, which
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from tests.play import run

WHAT = Say("what")


def throw() -> Rules[str]:
    face: int = yield Roll("d6", "toy.throw")
    return f"threw {face}"


def menu() -> Rules[str]:
    squares = [Option("go", Say("go"), on=(at,)) for at in ("1,1", "1,2")]
    return choose(
        "p1",
        WHAT,
        [
            Deed(Option("throw", Say("throw")), throw),
            Each(squares, lambda option: f"went to {option.on[0]}"),
            Deed(Option("rest", Say("rest")), lambda: "rested"),
        ],
        "toy.what",
    )


def test_a_key_is_made_of_the_verb_and_what_it_is_done_to() -> None:
    assert Option("wait", Say("wait")).key == "wait"
    assert Option("give", Say("give"), on=("sword", "perrine")).key == "give:sword:perrine"


@pytest.mark.parametrize(("answer", "dice", "done"), [
    ("throw", [4], "threw 4"), ("go:1,1", [], "went to 1,1"), ("go:1,2", [], "went to 1,2"), ("rest", [], "rested"),
])  # fmt: skip
def test_what_is_chosen_is_done(answer: str, dice: list[int], done: str) -> None:
    seen = run(menu(), dice, [answer])
    assert seen.result == done
    assert [option.key for option in seen.asked[0].options] == ["throw", "go:1,1", "go:1,2", "rest"]  # type: ignore[union-attr]


def test_a_thing_is_chosen_by_its_option() -> None:
    offers = [(Option("take", Say("take"), on=(name,)), name) for name in ("sword", "lamp")]
    assert run(which("p1", WHAT, offers, "toy.what"), answers=["take:lamp"]).result == "lamp"


def test_a_yes_and_a_no_stand_in_the_order_that_the_question_gives_them() -> None:
    yes, no = Option("spend", Say("spend")), Option("keep", Say("keep"))
    assert run(agreed("p1", WHAT, "toy.what", yes, no), answers=["spend"]).result is True
    assert run(agreed("p1", WHAT, "toy.what", yes, no), answers=["keep"]).result is False


def test_what_all_deeds_have_in_common_comes_first() -> None:
    order: list[str] = []
    deeds = [Deed(Option(verb, Say(verb)), lambda: order.append("done")) for verb in ("go", "rest")]
    run(choose("p1", WHAT, deeds, "toy.what", lambda option: order.append(option.verb)), answers=["rest"])
    assert order == ["rest", "done"]


def test_deeds_are_offered_anew_until_it_is_enough() -> None:
    left = ["sword", "lamp"]
    taken: list[str] = []

    def take(thing: str) -> None:
        left.remove(thing)
        taken.append(thing)

    def deeds() -> list[Each[None]]:
        return [Each([Option("take", Say("take"), on=(thing,)) for thing in left], lambda option: take(option.on[0]))]

    asked = run(
        choose_until(Option("done", Say("done")), "p1", lambda: WHAT, deeds, "toy.what"), answers=["take:lamp", "done"]
    ).asked
    assert taken == ["lamp"]
    assert [option.key for option in asked[1].options] == ["take:sword", "done"]  # type: ignore[union-attr]


def test_what_is_offered_can_be_read_without_asking() -> None:
    deeds: list[Deed[None] | Each[None]] = [
        Deed(Option("rest", Say("rest")), lambda: None),
        Each([Option("go", Say("go"), on=(at,)) for at in ("1,1", "1,2")], lambda option: None),
    ]
    assert [option.key for option in offered(deeds)] == ["rest", "go:1,1", "go:1,2"]
