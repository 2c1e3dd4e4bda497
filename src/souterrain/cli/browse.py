"""`souterrain games` and `souterrain rules`: what there is to play, and by which rules."""

from __future__ import annotations

from argparse import Namespace

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import souterrain
from souterrain.bots import bots
from souterrain.core.say import Say
from souterrain.core.text import texts
from souterrain.terminal.words import Words


def games(chosen: Namespace) -> int:
    """Every game with its title, its number of players and its bots."""
    console = Console(highlight=False)
    for slug, game in souterrain.games().items():
        words = texts(chosen.language, slug)
        low, high = game.players
        console.print(Text.assemble((slug, "bold"), "  ", words.say(game.title)))
        facts = [words.say(Say("cli-games-players", low=low, high=high))]
        facts.append(words.say(Say("cli-games-bots", names=", ".join(bots(slug)))))
        console.print(Padding(Text("; ".join(facts)), (0, 0, 0, 4)))
    return 0


def rules(chosen: Namespace) -> int:
    """The rules that hold all the words given, each under its chapter."""
    game = souterrain.games()[chosen.game]
    words = Words(chosen.language, chosen.game)
    found = words.search(" ".join(chosen.words))
    console = Console(highlight=False)
    if not found:
        console.print(words("cli-rules-none", title=words.say(game.title)))
        return 1
    chapter = ""
    for rule in found:
        if rule.chapter != chapter:
            chapter = rule.chapter
            console.print(Text(f"\n{chapter.upper()}", "bold"))
        head, *body = words.rule_lines(rule)
        console.print(Text(head, "dim"))
        for line in body:
            console.print(Padding(Text(line), (0, 0, 0, 2)))
    return 0
