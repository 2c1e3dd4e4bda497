"""What a hero or ally can do with his action: the punch, and the special action of each hero board."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from . import spells
from .attack import able, can_shoot, chain, sequence
from .content import HEROES, Attack
from .damage import heal
from .ending import check_all_out
from .equipment import declare, usable, use
from .events import Healed, Passed
from .incapacity import stun
from .words import item_say, piece_say
from .world import Piece, World

PUNCH = Attack("punch")
MOVE = Attack("move")
MISSILE = Attack("missile")


# What may be chosen


def options(world: World, piece: Piece) -> Iterator[Option]:
    """The actions open to a piece whose turn it is; the key names the piece, the action and its particulars."""
    if piece.side == "ally":
        yield _option(piece, "punch", "catacombs.ally.controlled-by-wizard-own-actions")
    else:
        yield _option(piece, "punch", "catacombs.combat.attack-or-special-not-both")
        yield from SPECIAL_OPTIONS[HEROES[piece.kind].special](world, piece)
        yield from free_options(world, piece)
        hero = world.heroes[piece.id]
        item = usable(world, hero, "shoot")
        if item is not None and can_shoot(world, piece, "missile"):
            yield _option(piece, f"item/{item.id}", "catacombs.equipment.timing-and-frequency-on-card", item=item.id)
    yield _option(piece, "pass", "catacombs.combat.one-action-per-hero")


def free_options(world: World, piece: Piece) -> Iterator[Option]:
    """Cards that are no action: a draught before the owner's action."""
    hero = world.heroes[piece.id]
    item = usable(world, hero, "heal")
    if item is not None and hero.health < HEROES[hero.id].health:
        yield _option(piece, f"item/{item.id}", "catacombs.equipment.timing-and-frequency-on-card", item=item.id)


def mead_options(world: World, seat: str) -> Iterator[Option]:
    """A card that raises rage, at any time in the heroes' turn."""
    for hero in world.heroes.values():
        item = usable(world, hero, "rage") if hero.seat == seat else None
        if item is not None and hero.rage < HEROES[hero.id].rage_max:
            piece = world.pieces[hero.id]
            yield _option(piece, f"item/{item.id}", "catacombs.equipment.timing-and-frequency-on-card", item=item.id)


def _option(piece: Piece, action: str, rule: str, item: str = "") -> Option:
    return _option_of(piece.id, action, rule, item)


@cache
def _option_of(id: str, action: str, rule: str, item: str) -> Option:
    note = Say(f"item-{item}-text") if item else None
    if item:
        text = Say("option-item", piece=piece_say(id), item=item_say(item))
    else:
        text = Say(f"option-{action}", piece=piece_say(id))
    return Option(f"{id}/{action}", text, at=id, note=note, rule=rule)


def _shoot_options(world: World, piece: Piece) -> Iterator[Option]:
    hero = world.heroes[piece.id]
    left = HEROES[piece.kind].uses_per_room - hero.shots
    if left > 0 and can_shoot(world, piece, "missile"):
        yield Option(
            f"{piece.id}/shoot",
            Say("option-shoot", piece=piece_say(piece.id)),
            at=piece.id,
            note=Say("note-shots-left", n=left),
            rule="catacombs.attack.elf-special-is-missile",
        )


def _rage_options(world: World, piece: Piece) -> Iterator[Option]:
    hero = world.heroes[piece.id]
    if hero.rage > 0:
        yield Option(
            f"{piece.id}/rage",
            Say("option-rage", piece=piece_say(piece.id), n=HEROES[piece.kind].chain),
            at=piece.id,
            note=Say("note-rage-left", n=hero.rage),
            rule="catacombs.attack.barbarian-incapacitated-after-chain",
        )


def _slip_options(world: World, piece: Piece) -> Iterator[Option]:
    rule = "catacombs.hero.thief-extra-moves-and-bonus-gold"
    yield _option(piece, "punch-then-slip", rule)
    yield _option(piece, "slip-then-punch", rule)


def _cast_options(world: World, piece: Piece) -> Iterator[Option]:
    yield from spells.options(world, piece)


SPECIAL_OPTIONS: dict[str, Callable[[World, Piece], Iterator[Option]]] = {
    "shoot": _shoot_options,
    "rage": _rage_options,
    "slip": _slip_options,
    "cast": _cast_options,
}


# What is done


def act(world: World, key: str) -> Rules[None]:
    """Carry out a chosen action."""
    id, action, *rest = key.split("/")
    piece = world.pieces[id]
    if action == "item":
        if (yield from use_item(world, piece, rest[0])):
            piece.acted = True
        return
    piece.acted = True
    if action == "pass":
        tell(world, Passed(piece.id))
    elif action == "cast":
        yield from spells.cast(world, piece, rest[0], world.pieces[rest[1]])
    else:
        yield from ACTIONS[action](world, piece)
    if not world.winner and able(world, piece) and (yield from declare(world, piece, "unseen")):
        piece.unseen = True


def punch(world: World, piece: Piece) -> Rules[None]:
    """Flick the character's own disc: a move, and an attack on whom it touches."""
    yield from sequence(world, piece, (PUNCH,))


def shoot(world: World, piece: Piece) -> Rules[None]:
    """The bow: one missile; a shot that misses is used up too."""
    world.heroes[piece.id].shots += 1
    yield from sequence(world, piece, (MISSILE,))


def rage(world: World, piece: Piece) -> Rules[None]:
    """A chain of punches, paid with a level of rage; when it is over he is incapacitated."""
    world.heroes[piece.id].rage -= 1
    yield from chain(world, piece, (PUNCH,) * HEROES[piece.kind].chain)
    if not world.winner and piece.id in world.pieces:
        stun(world, piece, "catacombs.attack.barbarian-incapacitated-after-chain")
        check_all_out(world)


def punch_then_slip(world: World, piece: Piece) -> Rules[None]:
    """A punch, then a move that harms nobody; either may be left out."""
    yield from sequence(world, piece, (PUNCH, MOVE))


def slip_then_punch(world: World, piece: Piece) -> Rules[None]:
    """The move first, then the punch."""
    yield from sequence(world, piece, (MOVE, PUNCH))


ACTIONS: dict[str, Callable[[World, Piece], Rules[None]]] = {
    "punch": punch,
    "shoot": shoot,
    "rage": rage,
    "punch-then-slip": punch_then_slip,
    "slip-then-punch": slip_then_punch,
}


def use_item(world: World, piece: Piece, id: str) -> Rules[bool]:
    """Use a card by itself. True if that was the owner's action."""
    hero = world.heroes[piece.id]
    item = next(item for effect in ITEM_USES if (item := usable(world, hero, effect)) is not None and item.id == id)
    use(world, hero, item)
    if item.effect == "shoot":
        yield from sequence(world, piece, (MISSILE,))
        return True
    if item.effect == "heal":
        gained = heal(world, hero, item.amount)
        tell(world, Healed(hero.id, gained, hero.health))
    else:
        hero.rage = min(hero.rage + item.amount, HEROES[hero.id].rage_max)
    return False


ITEM_USES = ("shoot", "heal", "rage")
"""The effects of cards that are chosen like an action; the others are declared with a flick or work by themselves."""
