"""What a hero or ally can do with his action: the punch, and the special action of each hero board."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeAlias

from souterrain.core.ask import Option
from souterrain.core.book import Handlers, kept
from souterrain.core.events import tell
from souterrain.core.menu import Deed
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from . import spells
from .attack import able, can_shoot, chain, sequence
from .catalogue import BOOK, Attack, ItemRow, size_of
from .damage import heal
from .ending import check_all_out
from .equipment import declare, usable, use
from .events.actions import Healed, Passed, Raged
from .events.flicks import RAGE_ENDS
from .incapacity import stun
from .words import item_say, kind_of, piece_say
from .world import Piece, World

PUNCH = Attack("punch")
MOVE = Attack("move")
MISSILE = Attack("missile")

SPECIALS: Handlers[Callable[[World, Piece], Iterator[Deed[None]]]] = Handlers("special")
Action: TypeAlias = Callable[[World, Piece], Rules[None] | None]

CARD = "catacombs.equipment.timing-and-frequency-on-card"


def deeds(world: World, piece: Piece) -> Iterator[Deed[None]]:
    """What is open to a piece whose turn it is."""
    if piece.side == "ally":
        yield _deed(world, piece, "punch", "catacombs.ally.controlled-by-wizard-own-actions", punch)
    else:
        yield _deed(world, piece, "punch", "catacombs.combat.attack-or-special-not-both", punch)
        yield from SPECIALS[BOOK.heroes[piece.kind].special](world, piece)
        yield from draughts(world, piece)
        yield from shots(world, piece)
    yield _deed(world, piece, "pass", "catacombs.combat.one-action-per-hero", rest)


def _deed(world: World, piece: Piece, verb: str, rule: str, action: Action) -> Deed[None]:
    return Deed(_option(verb, piece.id, rule), partial(act, world, piece, action))


@kept
def _option(verb: str, id: str, rule: str) -> Option:
    top = size_of(kind_of(id)).top_speed if verb == "punch" else 0.0
    return Option(verb, Say(f"option-{verb}", piece=piece_say(id)), at=id, rule=rule, on=(id,), flick=top)


def act(world: World, piece: Piece, action: Action) -> Rules[None]:
    """A piece's one action; afterwards its owner may hide from sight."""
    piece.acted = True
    rules = action(world, piece)
    if rules is not None:
        yield from rules
    if not world.winner and able(world, piece) and (yield from declare(world, piece, "unseen")):
        piece.unseen = True


def rest(world: World, piece: Piece) -> None:
    tell(world, Passed(piece.id))


def punch(world: World, piece: Piece) -> Rules[None]:
    """Flick the character's own disc: a move, and an attack on whom it touches."""
    yield from sequence(world, piece, (PUNCH,))


# The special actions


@SPECIALS("shoot")
def shooting(world: World, piece: Piece) -> Iterator[Deed[None]]:
    """The bow: so many shots in a room.

    Rule: catacombs.hero.elf-shoots-from-distance."""
    left = BOOK.heroes[piece.kind].uses_per_room - world.heroes[piece.id].shots
    if left > 0 and can_shoot(world, piece, "missile"):
        text, note = Say("option-shoot", piece=piece_say(piece.id)), Say("note-shots-left", n=left)
        option = Option("shoot", text, piece.id, note, "catacombs.attack.elf-special-is-missile", on=(piece.id,))
        yield Deed(option, partial(act, world, piece, shoot))


def shoot(world: World, piece: Piece) -> Rules[None]:
    """One missile; a shot that misses is used up too."""
    world.heroes[piece.id].shots += 1
    yield from sequence(world, piece, (MISSILE,))


@SPECIALS("rage")
def raging(world: World, piece: Piece) -> Iterator[Deed[None]]:
    """A rage, while there is any left.

    Rule: catacombs.hero.barbarian-most-health-and-rage."""
    hero = world.heroes[piece.id]
    if hero.rage > 0:
        text = Say("option-rage", piece=piece_say(piece.id), n=BOOK.heroes[piece.kind].chain)
        option = Option("rage", text, piece.id, Say("note-rage-left", n=hero.rage), RAGE_ENDS, on=(piece.id,))
        yield Deed(option, partial(act, world, piece, rage))


def rage(world: World, piece: Piece) -> Rules[None]:
    """A chain of punches, paid with a level of rage; when it is over he is incapacitated."""
    world.heroes[piece.id].rage -= 1
    tell(world, Raged(piece.id))
    yield from chain(world, piece, (PUNCH,) * BOOK.heroes[piece.kind].chain)
    if not world.winner and piece.id in world.pieces:
        stun(world, piece, RAGE_ENDS)
        check_all_out(world)


@SPECIALS("slip")
def slipping(world: World, piece: Piece) -> Iterator[Deed[None]]:
    """A move beside the punch, after it or before it."""
    rule = "catacombs.hero.thief-extra-moves-and-bonus-gold"
    yield _deed(world, piece, "punch-then-slip", rule, punch_then_slip)
    yield _deed(world, piece, "slip-then-punch", rule, slip_then_punch)


def punch_then_slip(world: World, piece: Piece) -> Rules[None]:
    """A punch, then a move that harms nobody; either may be left out."""
    yield from sequence(world, piece, (PUNCH, MOVE))


def slip_then_punch(world: World, piece: Piece) -> Rules[None]:
    """The move first, then the punch."""
    yield from sequence(world, piece, (MOVE, PUNCH))


@SPECIALS("cast")
def casting(world: World, piece: Piece) -> Iterator[Deed[None]]:
    """A spell card, from where he stands or from where his familiar does.

    Rules: catacombs.spell.wizard-only, catacombs.hero.wizard-spellbook-and-allies,
    catacombs.incapacity.no-spell-through-familiar."""
    for casting in spells.castings(world, piece):
        yield Deed(casting.option, partial(act, world, piece, partial(spells.cast, casting)))


# Cards that are chosen like an action; the others are declared with a flick or work by themselves


def draughts(world: World, piece: Piece) -> Iterator[Deed[None]]:
    """A draught before the owner's action."""
    hero = world.heroes[piece.id]
    item = usable(world, hero, "heal")
    if item is not None and hero.health < BOOK.heroes[hero.id].health:
        yield Deed(_use(hero.id, item.id), partial(drink, world, piece, item))


def drink(world: World, piece: Piece, item: ItemRow) -> None:
    hero = world.heroes[piece.id]
    use(world, hero, item)
    gained = heal(world, hero, item.amount)
    tell(world, Healed(hero.id, gained, hero.health))


def shots(world: World, piece: Piece) -> Iterator[Deed[None]]:
    """A card that shoots, instead of another action."""
    item = usable(world, world.heroes[piece.id], "shoot")
    if item is not None and can_shoot(world, piece, "missile"):
        yield Deed(_use(piece.id, item.id), partial(discharge, world, piece, item))


def discharge(world: World, piece: Piece, item: ItemRow) -> Rules[None]:
    use(world, world.heroes[piece.id], item)
    yield from sequence(world, piece, (MISSILE,))
    piece.acted = True


def meads(world: World, seat: str) -> Iterator[Deed[None]]:
    """A card that raises rage, at any time in the heroes' turn."""
    for hero in world.heroes.values():
        item = usable(world, hero, "rage") if hero.seat == seat else None
        if item is not None and hero.rage < BOOK.heroes[hero.id].rage_max:
            yield Deed(_use(hero.id, item.id), partial(quaff, world, world.pieces[hero.id], item))


def quaff(world: World, piece: Piece, item: ItemRow) -> None:
    hero = world.heroes[piece.id]
    use(world, hero, item)
    hero.rage = min(hero.rage + item.amount, BOOK.heroes[hero.id].rage_max)


@kept
def _use(id: str, item: str) -> Option:
    text = Say("option-item", piece=piece_say(id), item=item_say(item))
    return Option("use", text, at=id, note=Say(f"item-{item}-text"), rule=CARD, on=(id, item))
