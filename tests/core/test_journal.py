"""The journal under any use: answering, taking back, saving and forking in whatever order."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from souterrain.core.ask import Amount, Answer, Ask
from souterrain.core.chance import Stream
from souterrain.core.game import read_setup
from souterrain.core.session import Session

from .toy import TOY


def fresh() -> Session:
    stream = Stream("journal")
    return Session.start(TOY, read_setup(TOY, {"players": 2, "goal": 25}), stream, stream)


class Journal(RuleBasedStateMachine):
    """A session against its definition: set-up, seed and answers, and nothing else."""

    def __init__(self) -> None:
        super().__init__()
        self.session = fresh()
        self.given: list[Answer] = []

    @precondition(lambda self: self.session.ask is not None)
    @rule(choice=st.integers(0, 1))
    def answer(self, choice: int) -> None:
        ask = self.session.ask
        value: Answer = "Ada"
        if isinstance(ask, Ask):
            value = ask.options[choice].key
        elif isinstance(ask, Amount):
            value = choice
        self.session.answer(value)
        self.given.append(value)

    @precondition(lambda self: bool(self.given))
    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        n = data.draw(st.integers(1, len(self.given)))
        self.session.back(n)
        del self.given[-n:]

    @rule()
    def save_and_load(self) -> None:
        self.session = Session.load(TOY, self.session.save())

    @rule()
    def fork_and_forget(self) -> None:
        fork = self.session.fork()
        if isinstance(fork.ask, Ask):
            fork.answer(fork.ask.options[0].key)

    @invariant()
    def is_what_its_answers_make_it(self) -> None:
        again = fresh()
        for value in self.given:
            again.answer(value)
        assert again.world == self.session.world
        assert again.ask == self.session.ask
        assert again.story == self.session.story
        assert again.journal == self.session.journal


Journal.TestCase.settings = settings(max_examples=60, stateful_step_count=40)
TestJournal = Journal.TestCase
