"""The arguments of every command, their help in the user's language."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from ipaddress import ip_network
from typing import Any

import souterrain
from souterrain.core.say import Say
from souterrain.core.text import Texts, texts

_ARGPARSE = {
    "usage: ": "cli-usage",
    "options": "cli-options",
    "positional arguments": "cli-arguments",
    "show this help message and exit": "cli-help-help",
    "%(prog)s: error: %(message)s\n": "cli-error",
    "unrecognized arguments: %s": "cli-error-unknown",
    "the following arguments are required: %s": "cli-error-required",
    "expected one argument": "cli-error-one",
    "argument %(argument_name)s: %(message)s": "cli-error-argument",
    "invalid %(type)s value: %(value)r": "cli-error-type",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-error-choice",
    "ambiguous option: %(option)s could match %(matches)s": "cli-error-ambiguous",
}
"""What argparse itself says, and our words for it."""


def build(language: str) -> argparse.ArgumentParser:
    """The parser for a language."""
    words = texts(language)
    _speak(words)
    house = _House(words)
    parser = argparse.ArgumentParser(
        "souterrain", description=house("cli-about"), epilog=house("cli-more"), allow_abbrev=False
    )
    parser.add_argument("--version", action="version", version=souterrain.__version__, help=house("cli-help-version"))
    house.language(parser)
    _table(house, parser)
    parser.set_defaults(run=_late("serve"), language=language)
    commands = parser.add_subparsers(title=house("cli-commands"), metavar=house("cli-argument-command"))
    _play(house, house.command(commands, "play", _late("play")))
    house.command(commands, "games", _late("browse", "games"))
    _replay(house, house.command(commands, "replay", _late("replay")))
    _chronicle(house, house.command(commands, "chronicle", _late("chronicle")))
    _verify(house, house.command(commands, "verify", _late("verify")))
    _rules(house, house.command(commands, "rules", _late("browse", "rules")))
    _measure(house, house.command(commands, "measure", _late("measure")))
    return parser


def _late(module: str, name: str = "run") -> Callable[[argparse.Namespace], int]:
    """A command whose module is imported when it is run: help and mistakes need none of them."""

    def run(chosen: argparse.Namespace) -> int:
        status: int = getattr(import_module(f"souterrain.cli.{module}"), name)(chosen)
        return status

    return run


class _House:
    """Adds arguments whose help is found by their name."""

    def __init__(self, words: Texts) -> None:
        self._words = words

    def __call__(self, id: str) -> str:
        return self._words.say(Say(id))

    def option(self, parser: argparse.ArgumentParser, flag: str, value: str = "", help: str = "", **more: Any) -> None:
        name = help or flag.lstrip("-")
        if value:
            more["metavar"] = self(f"cli-argument-{value}")
        parser.add_argument(flag, help=self(f"cli-help-{name}"), **more)

    def number(self, low: int, high: int) -> Callable[[str], int]:
        """Reads a whole number between two others."""

        def read(given: str) -> int:
            if given.lstrip("-").isdecimal() and low <= int(given) <= high:
                return int(given)
            raise argparse.ArgumentTypeError(self._words.say(Say("cli-bad-number", given=given, low=low, high=high)))

        return read

    def network(self, given: str) -> str:
        """Reads an address, or a network of them."""
        try:
            return str(ip_network(given))
        except ValueError as error:
            form = "192.168.1.20, 192.168.1.0/24"
            raise argparse.ArgumentTypeError(self._words.say(Say("cli-bad-pair", given=given, form=form))) from error

    def language(self, parser: argparse.ArgumentParser) -> None:
        self.option(parser, "--lang", "lang", default=argparse.SUPPRESS)

    def command(self, commands: Any, name: str, run: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
        about = self(f"cli-help-{name}")
        parser: argparse.ArgumentParser = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        parser.set_defaults(run=run)
        self.language(parser)
        return parser


def _table(house: _House, parser: argparse.ArgumentParser) -> None:
    house.option(parser, "--host", "host", default="127.0.0.1")
    house.option(parser, "--port", "port", type=house.number(0, 65535), default=8642)
    house.option(parser, "--name", "name", action="append", default=[])
    house.option(parser, "--metrics", "network", type=house.network, action="append", default=[])
    house.option(parser, "--db", "db")
    house.option(parser, "--no-open", action="store_true")


def _play(house: _House, parser: argparse.ArgumentParser) -> None:
    house.option(parser, "game", "game")
    house.option(parser, "--players", "number", type=int)
    house.option(parser, "--seed", "seed")
    house.option(parser, "--dice", choices=("program", "typed"), default="program")
    house.option(parser, "--bot", "seat", action="append", default=[])
    house.option(parser, "--set", "field", action="append", default=[])
    house.option(parser, "--quest", "file")
    house.option(parser, "--load", "file")
    house.option(parser, "--save", "file")
    house.option(parser, "--new", action="store_true")
    house.option(parser, "--resume", action="store_true")
    house.option(parser, "--pace", "ms", type=house.number(0, 60_000), default=400)
    house.option(parser, "--plain", action="store_true")


def _replay(house: _House, parser: argparse.ArgumentParser) -> None:
    house.option(parser, "file", "file")
    house.option(parser, "--plain", action="store_true")


def _chronicle(house: _House, parser: argparse.ArgumentParser) -> None:
    house.option(parser, "file", "file")
    house.option(parser, "--page", action="store_true")
    house.option(parser, "--whole", action="store_true")


def _verify(house: _House, parser: argparse.ArgumentParser) -> None:
    house.option(parser, "file", "file")
    house.option(parser, "--commitment", "hash", default="")
    house.option(parser, "--head", "hash", default="")


def _rules(house: _House, parser: argparse.ArgumentParser) -> None:
    house.option(parser, "game", "game")
    house.option(parser, "words", "words", nargs="*", default=[])


def _measure(house: _House, parser: argparse.ArgumentParser) -> None:
    house.option(parser, "game", "game")
    house.option(parser, "--games", "number", type=house.number(1, 1_000_000), default=100, help="games-count")
    house.option(parser, "--against", "field", action="append", default=[])
    house.option(parser, "--players", "number", type=int)
    house.option(parser, "--seed", "seed", default="measure")
    house.option(parser, "--bot", "seat", action="append", default=[])
    house.option(parser, "--set", "field", action="append", default=[])
    house.option(parser, "--quest", "file")
    house.option(parser, "--jobs", "number", type=house.number(1, 256))


def _speak(words: Texts) -> None:
    """Have argparse speak the user's language: it looks every text of its own up under this name."""

    def translate(text: str) -> str:
        id = _ARGPARSE.get(text)
        if id is None:
            return text
        return words.say(Say(id)) + ("\n" if text.endswith("\n") else "")

    setattr(argparse, "_", translate)  # noqa: B010 - argparse offers no other place for translations
