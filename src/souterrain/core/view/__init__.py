"""What a client draws: a board, the sheets, the piles, the scene of a fight. Made by a game for one seat."""

from __future__ import annotations

from .discs import Contact, Disc, Discs, Leg, Motion, Obstacle, Zone
from .grid import Door, Feature, Grid, Sightline
from .piece import Mark, Token
from .points import Edge, Point, Points
from .scene import Fighter, Scene
from .seat import Board, LogLine, View
from .sheet import Badge, Dial, Gauge, Item, Line, Pile, Sheet, Side

__all__ = [
    "Badge",
    "Board",
    "Contact",
    "Dial",
    "Disc",
    "Discs",
    "Door",
    "Edge",
    "Feature",
    "Fighter",
    "Gauge",
    "Grid",
    "Item",
    "Leg",
    "Line",
    "LogLine",
    "Mark",
    "Motion",
    "Obstacle",
    "Pile",
    "Point",
    "Points",
    "Scene",
    "Sheet",
    "Side",
    "Sightline",
    "Token",
    "View",
    "Zone",
]
