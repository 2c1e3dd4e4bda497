"""Dice: fair, repeatable, and provable."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souterrain.core.ask import Amount, Ask
from souterrain.core.chance import Bound, Scripted, Stream, Typed
from souterrain.core.errors import SouterrainError
from souterrain.core.roll import Roll, by_hand, d2, d3, dice, fallen, pick
from souterrain.crawl.bag import Bag
from tests.play import run


@given(seed=st.binary(min_size=1, max_size=40), sides=st.integers(1, 200), n=st.integers(0, 2**40))
def test_a_die_shows_one_of_its_sides_and_always_the_same(seed: bytes, sides: int, n: int) -> None:
    result = Stream(seed).draw(sides, n)
    assert 1 <= result <= sides
    assert Stream(seed).draw(sides, n) == result


@pytest.mark.parametrize("stream", [Stream("seed"), Bound("seed")])
@pytest.mark.parametrize("die", ["d0", "d99999999999999999999"])
def test_a_die_that_cannot_be_is_refused_at_once(stream: Stream, die: str) -> None:
    with pytest.raises(SouterrainError):
        stream.roll(Roll(die, "x"), 1)


@pytest.mark.parametrize("sides", [2, 3, 6, 12, 76])
def test_the_stream_is_uniform(sides: int) -> None:
    """Chi-squared over a fixed seed: far inside what a fair die gives."""
    rolls = 2_000 * sides
    stream = Stream("uniform")
    seen = Counter(stream.draw(sides, n) for n in range(rolls))
    chi = sum((seen[face] - 2_000) ** 2 / 2_000 for face in range(1, sides + 1))
    assert chi < sides + 4 * (2 * sides) ** 0.5


def test_words_beyond_the_last_whole_multiple_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """With words of two bits, three sides: the word 3 would favour face 1 if it were taken modulo 3."""
    monkeypatch.setattr("souterrain.core.chance._WORD", 4)

    class Fixed:
        def __init__(self, data: bytes, **_: object) -> None:
            self.word = 3 if len(data) == 8 else 1

        def digest(self) -> bytes:
            return self.word.to_bytes(8, "big") + bytes(8)

    monkeypatch.setattr("souterrain.core.chance.blake2b", Fixed)
    assert Stream(bytes(32)).draw(3, 0) == 2


def test_the_commitment_tells_nothing_apart_from_itself() -> None:
    assert Stream("a").commitment != Stream("b").commitment
    assert Stream("a").commitment == Stream("a").commitment
    assert Stream("a").key.hex() not in Stream("a").commitment


def test_a_fresh_stream_is_another() -> None:
    stream = Stream("a")
    fresh = stream.fresh(b"0")
    assert [fresh.draw(6, n) for n in range(50)] != [stream.draw(6, n) for n in range(50)]
    assert fresh.key != stream.fresh(b"1").key


def test_dice_read_from_a_d6() -> None:
    assert [run(d3("x"), [face]).result for face in range(1, 7)] == [1, 1, 2, 2, 3, 3]
    assert [run(d2("x"), [face]).result for face in range(1, 7)] == [1, 1, 1, 2, 2, 2]
    assert run(dice(3, "d12", "x"), [12, 1, 7]).result == [12, 1, 7]


def test_a_pick_without_a_choice_rolls_nothing() -> None:
    assert run(pick(["only"], "x")).result == "only"
    assert run(pick(["a", "b"], "x"), ["b"]).result == "b"


def test_a_die_with_faces_is_rolled_by_hand_and_a_blind_pick_is_not() -> None:
    yellow = Roll("yellow", "x", "p1", ("X", "-1", "blank", "1", "1", "2"))
    typed = Typed(Stream("x"))
    assert typed.roll(yellow, 0) is None
    assert typed.roll(Roll("pick", "x", faces=("orc", "ring")), 0) in (1, 2)
    asked = by_hand(yellow, "p1")
    assert isinstance(asked, Ask)
    assert [option.key for option in asked.options] == ["face:X", "face:-1", "face:blank", "face:1", "face:2"]
    assert [fallen(yellow, option.key) for option in asked.options] == [1, 2, 3, 4, 6]
    assert Scripted(["2"]).roll(yellow, 0) == 6


def test_a_plain_die_is_typed_as_its_number() -> None:
    asked = by_hand(Roll("d12", "x", "p1"), "p1")
    assert isinstance(asked, Amount)
    assert (asked.low, asked.high) == (1, 12)
    assert fallen(Roll("d12", "x", "p1"), 9) == 9


@pytest.mark.parametrize(
    ("script", "roll"), [([], Roll("d6", "x")), ([7], Roll("d6", "x")), (["orc"], Roll("d6", "x"))]
)
def test_a_script_that_does_not_fit_says_so(script: list[int | str], roll: Roll) -> None:
    with pytest.raises(SouterrainError):
        Scripted(script).roll(roll, 0)


@given(counts=st.dictionaries(st.sampled_from("abcdef"), st.integers(0, 5), min_size=1), seed=st.text(min_size=1))
def test_a_bag_gives_back_exactly_what_went_in(counts: dict[str, int], seed: str) -> None:
    bag, stream = Bag(dict(counts)), Stream(seed)
    drawn: Counter[str] = Counter()
    for n in range(len(bag)):
        draw = bag.draw("x")
        roll = next(draw)
        assert isinstance(roll, Roll)
        with pytest.raises(StopIteration) as stop:
            draw.send(stream.roll(roll, n))
        drawn[stop.value.value] += 1
    assert len(bag) == 0
    assert drawn == Counter({name: count for name, count in counts.items() if count})
    for name in drawn.elements():
        bag.put(name)
    assert +Counter(bag.counts) == drawn


def test_unwanted_counters_go_back() -> None:
    bag = Bag({"ring": 1, "orc": 1})
    name, back = run(bag.draw_until(lambda name: name == "orc", "x"), ["ring", "ring", "orc"]).result
    assert (name, back) == ("orc", ["ring", "ring"])
    assert bag.counts == {"ring": 1, "orc": 0}
