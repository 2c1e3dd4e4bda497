"""Sentences that depend on their arguments: every way they can go is gone, and none is written that cannot be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from souterrain.core.say import Arg, Say
from souterrain.core.text import Texts

from .hearing import Heard, samples


class Selector(NamedTuple):
    """A place in a message where an argument decides how it goes on; the last key is the one for all other values."""

    message: str
    variable: str
    keys: tuple[str, ...]

    @property
    def argument(self) -> str:
        """The argument behind the variable: `who` for `$who-genre`."""
        return self.variable.partition("-")[0]


class Sentence(NamedTuple):
    """A message that depends on its arguments."""

    id: str
    selectors: tuple[Selector, ...]
    arguments: frozenset[str]


def sentences(sources: Iterable[str]) -> Iterator[Sentence]:
    """Every message with a selector in some Fluent files."""
    for source in sources:
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message):
                reader = _Reader(entry.id.name)
                reader.visit(entry)
                if reader.selectors:
                    yield Sentence(entry.id.name, tuple(reader.selectors), frozenset(reader.arguments))


class _Reader(Visitor):
    def __init__(self, message: str) -> None:
        self.message = message
        self.selectors: list[Selector] = []
        self.arguments: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name.partition("-")[0])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference), f"{self.message} selects on what is no argument"
        variants = sorted(node.variants, key=lambda variant: variant.default)
        self.selectors.append(Selector(self.message, node.selector.id.name, tuple(map(_key, variants))))
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def ears(found: Iterable[Sentence]) -> Heard:
    """A place for what will be heard, for each argument that decides something."""
    return {(each.id, selector.argument): set() for each in found for selector in each.selectors}


class Judge:
    """Puts the sentences of one language to the test of what was heard."""

    def __init__(self, words: Texts, sources: Iterable[str], heard: Heard) -> None:
        self.words = words
        self.heard = heard
        self.sentences = list(sentences(sources))

    def problems(self) -> list[str]:
        """Variants that cannot be reached, and sentences that go wrong on one of their ways."""
        return [f"{self.words.language}: {problem}" for each in self.sentences for problem in self._judged(each)]

    def _judged(self, sentence: Sentence) -> Iterator[str]:
        ways: dict[str, list[Arg]] = {}
        for selector in sentence.selectors:
            reached = self._ways(selector)
            yield from _unreached(selector, reached)
            ways.setdefault(selector.argument, []).extend(reached.values())
        others: dict[str, Arg] = {name: Say("", literal="…") for name in sentence.arguments if name not in ways}
        for values in product(*ways.values()):
            yield from self.words.problems(Say(sentence.id, **others, **dict(zip(ways, values, strict=True))))

    def _ways(self, selector: Selector) -> dict[str, Arg]:
        """For each variant that can be reached, a value that leads to it: found by asking Fluent itself."""
        *keys, last = selector.keys
        variants = "".join(f"\n [{key}] {key}" for key in keys)
        probe = Texts(self.words.language, [f"probe = {{ $it ->{variants}\n *[{last}] {last}\n }}"])
        ways: dict[str, Arg] = {}
        for kind in sorted(self.heard[selector.message, selector.argument], key=repr):
            for value in samples(kind):
                it = self.words.arguments(Say("", **{selector.argument: value}))[selector.variable]
                ways.setdefault(probe.say(Say("probe", it=it)), value)
        return ways


def _unreached(selector: Selector, reached: Mapping[str, Arg]) -> Iterator[str]:
    """Variants that no value leads to. The last may stand for values that nobody has thought of yet."""
    place = f"{selector.message} ${selector.variable}"
    if not reached:
        yield f"{place}: never heard"
    elif bool in map(type, reached.values()) and set(selector.keys) != {"yes", "no"}:
        yield f"{place}: what is true or false has the variants [yes] and [no]"
    else:
        yield from (f"{place} [{key}]: never reached" for key in selector.keys[:-1] if key not in reached)
