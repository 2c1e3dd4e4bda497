"""The caster's spell cards: each is his whole action and works once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from souterrain.core.ask import Option
from souterrain.core.book import Handlers, kept
from souterrain.core.events import tell
from souterrain.core.menu import which
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .attack import able, can_shoot, chain, sequence
from .catalogue import BOOK, SpellRow, Zone, size_of
from .damage import heal
from .events.actions import Healed, Moved, Spawned, SpellCast
from .placing import NO_TOUCH, any_spot, ask_place, near_of, put, rings, zone_region
from .words import piece_say, spell_say
from .world import Piece, World

CASTINGS: Handlers[Callable[[World, Piece, SpellRow, Piece], Rules[None]]] = Handlers("casting")


def origins(world: World, caster: Piece) -> list[Piece]:
    """Where a spell may start: from the caster himself, or from where his familiar is."""
    return [caster, *(ally for ally in world.on_board("ally") if is_familiar(ally))]


def is_familiar(ally: Piece) -> bool:
    """The ally that came with a card, not with a spell."""
    return not any(spell.piece == ally.kind for spell in BOOK.spells.values())


class Casting(NamedTuple):
    """A spell that may be cast, and the piece that it starts from."""

    option: Option
    spell: SpellRow
    origin: Piece


def castings(world: World, caster: Piece) -> Iterator[Casting]:
    """Each spell still in hand with each place to cast it from, if it can be played there."""
    for id in sorted(set(world.spells)):
        spell = BOOK.spells[id]
        for origin in origins(world, caster):
            if not playable(world, caster, spell, origin):
                continue
            yield Casting(_option(id, caster.id, origin.id), spell, origin)
            if spell.anywhere:
                break


@kept
def _option(id: str, caster: str, origin: str) -> Option:
    text, rule = Say("option-cast", spell=spell_say(id)), "catacombs.spell.one-card-is-the-action"
    if origin != caster:
        text = Say("option-cast-from", spell=spell_say(id), piece=piece_say(origin))
        rule = "catacombs.ally.spells-from-familiar-location"
    return Option("cast", text, origin, Say(f"spell-{id}-text"), rule, on=(caster, id, origin))


def playable(world: World, caster: Piece, spell: SpellRow, origin: Piece) -> bool:
    """A spell that places a disc needs a legal spot for it; a summons needs its piece off the board."""
    if spell.handler == "flicks":
        return can_shoot(world, origin, spell.attacks[0].kind)
    if spell.handler == "summon":
        return spell.piece not in world.pieces and any_spot(*near_of(world, origin, spell.piece))
    if spell.handler == "block":
        region, _ = near_of(world, origin, spell.piece)
        return any_spot(region, rings(world, size_of(spell.piece), but=(spell.piece,)))
    if spell.handler == "strength":
        return bool(strong_arms(world, caster))
    return True


def cast(casting: Casting, world: World, caster: Piece) -> Rules[None]:
    """Play a card: it is gone whatever comes of it.

    Rule: catacombs.spell.once-per-game."""
    spell, origin = casting.spell, casting.origin
    world.spells.remove(spell.id)
    world.used_spells.append(spell.id)
    tell(world, SpellCast(spell.id, origin.id))
    yield from CASTINGS[spell.handler](world, caster, spell, origin)


@CASTINGS("flicks")
def cast_flicks(world: World, caster: Piece, spell: SpellRow, origin: Piece) -> Rules[None]:
    """A spell of missiles or fireballs; one that drains gives the caster health if it damaged anybody."""
    series = chain if spell.chain else sequence
    done = yield from series(world, caster, spell.attacks, origin)
    if spell.heals and not world.winner and any(struck.damaged for struck in done):
        hero = world.heroes[caster.id]
        gained = heal(world, hero, spell.heals)
        if gained:
            tell(world, Healed(hero.id, gained, hero.health))


@CASTINGS("block")
def cast_block(world: World, caster: Piece, spell: SpellRow, origin: Piece) -> Rules[None]:
    """The shield: a loose large disc near the caster; if it is on the board already, it is moved there."""
    there = world.pieces.pop(spell.piece, None)
    shield = Piece(spell.piece, spell.piece, "loose", 0.0, 0.0)
    yield from place_near(world, caster, origin, shield, Moved if there else Spawned)


@CASTINGS("summon")
def cast_summon(world: World, caster: Piece, spell: SpellRow, origin: Piece) -> Rules[None]:
    """An ally near the caster; it does not act in this turn.

    Rule: catacombs.ally.skeleton-stats."""
    ally = Piece(spell.piece, spell.piece, "ally", 0.0, 0.0, arrived=world.round)
    yield from place_near(world, caster, origin, ally)


def place_near(
    world: World, caster: Piece, origin: Piece, piece: Piece, told: type[Moved] | type[Spawned] = Spawned
) -> Rules[None]:
    rule = "catacombs.ally.skeleton-placed-within-25-mm-of-wizard"
    text = Say("ask-place", piece=piece_say(piece.id))
    region, around = near_of(world, origin, piece.kind)
    place = yield from ask_place(world, world.seat_of(caster), piece.id, piece.kind, region, around, text, rule)
    if place is not None:
        put(world, piece, place)
        tell(world, told(piece.id, rule))


@CASTINGS("carry")
def cast_teleport(world: World, caster: Piece, spell: SpellRow, origin: Piece) -> Rules[None]:
    """Lift a hero or ally and put him down where he touches nothing, outside the zone of this room's monsters."""
    rule = "catacombs.general.card-text-beats-rules"
    friends = [_friend("lift", piece) for piece in world.on_board("hero", "ally")]
    piece = yield from which(world.seat_of(caster), Say("ask-teleport-whom"), friends, rule)
    size = size_of(piece.kind)
    around = rings(world, size, NO_TOUCH, but=(piece.id,))
    region = zone_region(outside(world.monster_zone), size)
    text = Say("ask-place", piece=piece_say(piece.id))
    place = yield from ask_place(world, world.seat_of(caster), piece.id, piece.kind, region, around, text, rule)
    if place is not None:
        put(world, piece, place)
        tell(world, Moved(piece.id))


def _friend(verb: str, piece: Piece) -> tuple[Option, Piece]:
    return Option(verb, piece_say(piece.id), at=piece.id, on=(piece.id,)), piece


def outside(zone: Zone) -> Zone:
    """The part of the board before a start zone at one of its ends."""
    left, top, right, bottom = BOOK.board_zone
    if zone[2] >= right:
        return left, top, zone[0], bottom
    return zone[2], top, right, bottom


def strong_arms(world: World, caster: Piece) -> list[Piece]:
    """Other heroes on the board who are not incapacitated."""
    return [piece for piece in world.on_board("hero") if piece.id != caster.id and able(world, piece)]


@CASTINGS("strength")
def cast_strength(world: World, caster: Piece, spell: SpellRow, origin: Piece) -> Rules[None]:
    """Another hero makes a mighty punch at once, beside his own action; what it kills is his."""
    arms = [_friend("strengthen", piece) for piece in strong_arms(world, caster)]
    rule = "catacombs.general.card-text-beats-rules"
    arm = yield from which(world.seat_of(caster), Say("ask-strength-whom"), arms, rule)
    yield from sequence(world, arm, spell.attacks)
