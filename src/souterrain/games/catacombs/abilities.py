"""What monsters can do beside their attacks: the abilities at the foot of their cards."""

from __future__ import annotations

from souterrain.core.events import tell

from .catalogue import BOOK
from .damage import Strike, Struck
from .events.flicks import BecameWall, Feeding, Regenerated
from .world import Piece, World


def ability(piece: Piece) -> str:
    return BOOK.monsters[piece.kind].ability if piece.side == "monster" else ""


def after_own_punch(world: World, strike: Strike, struck: Struck) -> None:
    """The flicked monster flips after a successful punch on a hero: to a fire wall if it did damage, or to feed.

    Rule: catacombs.ability.fire-wall-is-an-obstacle."""
    monster = strike.by
    if strike.attack.kind != "punch":
        return
    if ability(monster) == "fire-wall" and any(id in world.heroes for id in struck.damaged):
        monster.wall = True
        tell(world, BecameWall(monster.id))
    if ability(monster) == "feeding-frenzy" and any(id in world.heroes for id in struck.touched):
        monster.stunned = world.round
        tell(world, Feeding(monster.id))


def retaliators(world: World, strike: Strike, struck: Struck) -> list[Piece]:
    """Those that may answer a hero's or ally's punch, in the order struck; the incapacitated cannot."""
    if not strike.heroic or strike.attack.kind != "punch":
        return []
    touched = [world.pieces[id] for id in struck.touched if id in world.pieces]
    return [piece for piece in touched if ability(piece) == "retaliation" and not piece.stunned]


def regenerate(world: World) -> None:
    """Wounded monsters that regenerate are whole again at the end of a round."""
    for piece in world.on_board("monster"):
        if ability(piece) == "regeneration" and piece.health < BOOK.monsters[piece.kind].health:
            piece.health = BOOK.monsters[piece.kind].health
            tell(world, Regenerated(piece.id))
