"""What a shot needs and what it leaves behind."""

from typing import NamedTuple


class Body(NamedTuple):
    """A disc on the board: centre and radius in millimetres, mass in grams; a fixed one never moves."""

    x: float
    y: float
    radius: float
    mass: float
    fixed: bool = False


class Surface(NamedTuple):
    """The board's edges and how the wood behaves."""

    left: float
    top: float
    right: float
    bottom: float
    friction: float
    """Deceleration of a sliding disc, mm/s²."""
    bounce: float
    """Restitution between two loose discs."""
    bounce_fixed: float
    """Restitution against a fixed disc."""


class Leg(NamedTuple):
    """From `time` on disc `body` slides from (x, y) with this velocity, slowing down, until its next leg or stop."""

    time: float
    body: int
    x: float
    y: float
    vx: float
    vy: float


class Hit(NamedTuple):
    """Two bodies met; the speeds are those just before."""

    time: float
    a: int
    b: int
    speed_a: float
    speed_b: float
    impact: float


class Exit(NamedTuple):
    """A disc's centre crossed the edge and the disc left the board at (x, y)."""

    time: float
    body: int
    x: float
    y: float


class Motion(NamedTuple):
    """The whole record of a shot: rules read the hits, clients replay the legs, bots read where everything ended."""

    legs: list[Leg]
    hits: list[Hit]
    exits: list[Exit]
    x: list[float]
    y: list[float]
    duration: float
    cut_short: bool = False
    """True if the limit on events ended the shot; no shot is known to need it."""
