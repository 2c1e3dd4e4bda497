"""The Master's turn: every monster may act once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import groupby

from souterrain.core.ask import Option
from souterrain.core.book import kept
from souterrain.core.events import tell
from souterrain.core.menu import Deed, agreed, choose
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from . import lords
from .attack import can_shoot, chain, is_own_disc, sequence
from .catalogue import BOOK, Attack, size_of
from .events.actions import Passed
from .events.rooms import WandererCame
from .placing import ask_place, rings, zone_region
from .words import kind_say, piece_say
from .world import OVERLORD, Piece, World


def ready(world: World) -> list[Piece]:
    """Monsters that may still act: not stunned, and not those that arrived in this round."""
    return [
        piece for piece in world.monsters() if not piece.acted and not piece.stunned and piece.arrived != world.round
    ]


def one_action(world: World) -> Rules[bool]:
    """Ask the Master which monster acts and how, and do it. False when no monster is left to act."""
    waiting = ready(world)
    if not waiting:
        return False
    deeds = [deed for piece in waiting for deed in monster_deeds(world, piece)]
    if len(waiting) > 1:
        deeds.append(Deed(_DONE, partial(done, waiting)))
    yield from choose(OVERLORD, Say("ask-master-action"), deeds, ONE_ACTION)
    return True


def monster_deeds(world: World, piece: Piece) -> Iterator[Deed[None]]:
    """The alternatives of a monster's card, of which one is chosen, or to let it rest."""
    if piece.side == "lord":
        yield from lords.deeds(world, piece)
    else:
        for n, attacks in enumerate(BOOK.monsters[piece.kind].attacks):
            if is_own_disc(attacks[0]) or can_shoot(world, piece, attacks[0].kind):
                yield Deed(_series_option(piece.id, piece.kind, n), partial(attack, world, piece, attacks))
    yield Deed(_pass_option(piece.id), partial(rest, world, piece))


def attack(world: World, piece: Piece, attacks: list[Attack]) -> Rules[None]:
    """One alternative of the card: its flicks one after the other, or as a chain."""
    piece.acted = True
    yield from (chain if BOOK.monsters[piece.kind].chain else sequence)(world, piece, attacks)


def rest(world: World, piece: Piece) -> None:
    piece.acted = True
    tell(world, Passed(piece.id, ONE_ACTION))


def done(waiting: list[Piece]) -> None:
    """None of those that are left acts in this turn."""
    for piece in waiting:
        piece.acted = True


ONE_ACTION = "catacombs.combat.master-one-action-per-monster"
_DONE = Option("done", Say("option-master-done"), rule=ONE_ACTION, final=True)


@kept
def _series_option(id: str, kind: str, n: int) -> Option:
    attacks = BOOK.monsters[kind].attacks[n]
    text = Say("option-series", piece=piece_say(id), series=series_say(attacks))
    rule = "catacombs.attack.choice-is-exclusive"
    top = size_of(kind).top_speed if is_own_disc(attacks[0]) else 0.0
    return Option("attack", text, at=id, rule=rule, on=(id, series_name(attacks)), flick=top)


@kept
def _pass_option(id: str) -> Option:
    return Option("pass", Say("option-pass", piece=piece_say(id)), at=id, on=(id,))


def series_name(attacks: list[Attack]) -> str:
    """What tells one alternative of a card from the others."""
    return "+".join(attack.kind for attack in attacks)


def series_say(attacks: list[Attack]) -> Say:
    """A series in words: its flicks one after the other, those alike together."""
    runs = [(attack, len(list(alike))) for attack, alike in groupby(attacks)]
    return Say("list", **{f"n{n}": _times(attack_say(attack), count) for n, (attack, count) in enumerate(runs)})


def _times(attack: Say, count: int) -> Say:
    return attack if count == 1 else Say("attack-times", attack=attack, n=count)


def attack_say(attack: Attack) -> Say:
    return Say(f"attack-{attack.kind}-{attack.modifier}" if attack.modifier else f"attack-{attack.kind}")


# Advanced rule: wandering monsters


def wandering_monster(world: World) -> Rules[None]:
    """If no hero attacked a monster in the heroes' turn, the Master may add one wandering monster.

    Rules: catacombs.variant.wandering.not-in-final-battle, catacombs.variant.wandering.reserve-empty,
    catacombs.variant.wandering.no-action-this-turn."""
    kind = BOOK.lords[world.setup.lord].wandering
    if not world.setup.wandering or world.attacked or world.final or world.reserve(kind) < 1:
        return
    rule = "catacombs.variant.wandering.trigger"
    yes, no = Option("yes", Say("option-wandering")), Option("no", Say("option-no-wandering"))
    if not (yield from agreed(OVERLORD, Say("ask-wandering", monster=kind_say(kind)), rule, yes, no)):
        return
    id, size = world.new_id(kind), size_of(kind)
    region, around = zone_region(world.monster_zone, size), rings(world, size)
    text = Say("ask-place", piece=piece_say(id))
    rule = "catacombs.variant.wandering.placement-and-type"
    place = yield from ask_place(world, OVERLORD, id, kind, region, around, text, rule)
    if place is not None:
        world.pieces[id] = Piece(id, kind, "monster", *place, BOOK.monsters[kind].health, arrived=world.round)
        tell(world, WandererCame(id))
