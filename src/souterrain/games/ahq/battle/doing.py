"""How far a figure has come with its action in a combat turn, and what is still open to it."""

from __future__ import annotations

from souterrain.core.ask import Option

from ..combat import moves
from ..figures import Figure, choked, effect, lame
from ..offers import DONE
from ..traps import pits
from ..world import World


class Doing:
    """How far a figure has come with its action."""

    __slots__ = ("acted", "attacks", "figure", "leapt", "moved", "over", "spent", "stand", "ways", "world")

    def __init__(self, world: World, figure: Figure) -> None:
        self.world = world
        self.figure = figure
        self.moved = False
        self.acted = False
        self.stand = False
        """It has shot a bow or cast with two components: it may no longer move."""
        self.attacks = 0
        self.spent = 0
        """Squares of its move that it has gone."""
        self.leapt = False
        """It has just jumped over a pit: the rest of its move may follow."""
        self.over = False
        self.ways: moves.Ways = {}
        """Where it may go, as it was last asked."""

    def begin(self, option: Option) -> None:
        """Whoever does something is not idle in this turn."""
        combat = self.world.combat
        if option is not DONE and combat is not None and self.figure.id in combat.idle:
            combat.idle.remove(self.figure.id)

    def end(self) -> None:
        self.over = True

    def has_moved(self, _: object) -> None:
        self.moved = True

    def has_leapt(self, over: bool) -> None:
        self.moved, self.leapt, self.spent = True, over, self.spent + pits.LEAP

    def has_acted(self, _: object) -> None:
        self.acted = True

    def has_cast(self, stands: bool) -> None:
        self.acted, self.stand = True, stands

    def has_used_its_art(self, _: object) -> None:
        self.acted = self.stand = True

    @property
    def order(self) -> str:
        """The order that all monsters must keep in this turn; Heroes are free."""
        combat = self.world.combat
        return combat.order if combat is not None and self.figure.kind == "monster" else ""

    @property
    def left(self) -> int:
        """Squares of its move that are left."""
        return moves.combat_move(self.figure) - self.spent

    @property
    def may_move(self) -> bool:
        if self.moved or self.stand or effect(self.figure, "seated") or effect(self.figure, "in-pit"):
            return False
        return not (self.acted and self.order == "move-attack")

    @property
    def may_go_on(self) -> bool:
        """Whether its move, begun or not, may lead over a pit: nothing may come between."""
        return self.may_move or (self.moved and not self.acted and not self.attacks)

    @property
    def may_act(self) -> bool:
        if self.acted or choked(self.figure):
            return False
        return not (self.moved and self.order == "attack-move")

    @property
    def may_run(self) -> bool:
        """Instead of attacking, and so in either order."""
        return self.moved and not self.acted and not self.attacks and not choked(self.figure) and not lame(self.figure)
