"""`souterrain games` and `souterrain rules`: what there is to play, and by which rules."""

from __future__ import annotations

import shutil
import textwrap
from argparse import Namespace

from rich.console import Console
from rich.text import Text

import souterrain
from souterrain.bots import bots
from souterrain.core.game import Variant, variants
from souterrain.games import facts
from souterrain.terminal.words import Words


def games(chosen: Namespace) -> int:
    """Every game with its title, its number of players and its bots."""
    console = Console(highlight=False)
    for slug in souterrain.games():
        game, words = facts(slug), Words(chosen.language, slug)
        low, high = game.players
        console.print(Text.assemble((slug, "bold"), "  ", words.say(game.title)))
        players = words("cli-games-players", low=low, high=high)
        console.print("    " + words("cli-games-facts", players=players, bots=", ".join(bots(slug))), markup=False)
        for variant in variants(game):
            label = words(f"variant-{variant.field}")
            console.print(f"    --set {_form(variant)}  {label}", markup=False, soft_wrap=True)
    return 0


def _form(variant: Variant) -> str:
    """How a switch of the set-up is typed."""
    match variant.kind:
        case "names":
            return f"{variant.field}.{'|'.join(variant.values)}=…"
        case "switch":
            return f"{variant.field}=true|false"
        case "number":
            return f"{variant.field}={variant.low}…{variant.high}"
    return f"{variant.field}={'|'.join(variant.values) or '…'}"


def rules(chosen: Namespace) -> int:
    """The rules that hold all the words given, each under its chapter."""
    game = souterrain.games()[chosen.game]
    words = Words(chosen.language, chosen.game)
    found = words.search(" ".join(chosen.words))
    console = Console(highlight=False)
    if not found:
        console.print(words("cli-rules-none", title=words.say(game.title)), markup=False)
        return 1
    width = min(shutil.get_terminal_size().columns, 100)
    chapter = ""
    for rule in found:
        if rule.chapter != chapter:
            chapter = rule.chapter
            console.print(Text(f"\n{words.chapter(rule)}", "bold"))
        head, *body = words.rule_lines(rule)
        console.print(Text(head, "dim"))
        for line in body:
            console.print(textwrap.fill(line, width, initial_indent="  ", subsequent_indent="  "), markup=False)
    return 0
