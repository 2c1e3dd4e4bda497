"""The kit's judge of sentences finds what it is there to find."""

from __future__ import annotations

from typing import Annotated, Literal

from souterrain.core.events import Event, word
from souterrain.core.say import Say
from souterrain.core.text import Texts
from souterrain.kit.hearing import hear, hear_events
from souterrain.kit.selectors import Judge, ears, sentences

WORDS = """
beast-cat = cat
    .genre = m
beast-hen = hen
    .genre = f
event-door = { $corridor ->
    [KEY] a corridor
   *[no] a room
  }
event-beast = { $who-genre ->
    [f] she
   *[m] he
  } { $mood }
event-mood = { $mood ->
    [calm] quiet
    [KEY] loud
   *[sad] low
  }
note = { $n ->
    [KEY] none
    [one] { $n } hen
   *[other] { $n } hens
  }
"""


class Door(Event, frozen=True):
    corridor: bool


class Beast(Event, frozen=True):
    who: Annotated[str, word("beast-")]


class Mood(Event, frozen=True):
    mood: Literal["calm", "glad", "sad"]


def judged(door: str = "yes", mood: str = "glad", note: str = "0") -> list[str]:
    source = WORDS
    for key in (door, mood, note):
        source = source.replace("KEY", key, 1)
    heard = ears(sentences([source]))
    hear_events([Door, Beast, Mood], ["beast-cat", "beast-hen"], heard)
    hear([Say("note", n=7)], heard)
    return Judge(Texts("fr", [source]), [source], heard).problems()


def test_sentences_whose_ways_can_all_be_gone_are_sound() -> None:
    assert judged() == []


def test_a_truth_is_yes_or_no_and_nothing_else() -> None:
    assert judged(door="True") == ["fr: event-door $corridor: what is true or false has the variants [yes] and [no]"]


def test_a_variant_that_no_argument_leads_to_is_named() -> None:
    assert judged(mood="angry") == ["fr: event-mood $mood [angry]: never reached"]
    assert judged(note="none") == ["fr: note $n [none]: never reached"]


def test_what_nobody_ever_says_is_named() -> None:
    source = "lost = { $n ->\n [one] a\n *[other] b\n }"
    heard = ears(sentences([source]))
    assert Judge(Texts("en", [source]), [source], heard).problems() == ["en: lost $n: never heard"]


def test_true_and_false_are_said_as_yes_and_no() -> None:
    words = Texts("en", ["armour = { $on ->\n [yes] puts on\n *[no] takes off\n }"])
    assert [words.say(Say("armour", on=on)) for on in (True, False)] == ["puts on", "takes off"]
