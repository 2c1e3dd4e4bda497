"""What a client draws: a board, the sheets, the piles, the scene of a fight. Made by a game for one seat."""

from __future__ import annotations

from .discs import (
    CardState,
    Contact,
    Disc,
    Discs,
    Hand,
    Hurt,
    LaidCard,
    Leg,
    Motion,
    Obstacle,
    TableTop,
    Tint,
    Zone,
)
from .grid import Door, DoorState, Feature, FeatureState, Grid, Ground, Paper, Round, Sight, Sightline, Wall
from .piece import Mark, MarkKind, Token
from .points import Area, Art, Edge, Point, Points, Shape, WayKind, WayState
from .scene import Fighter, Scene
from .seat import Board, View
from .sheet import Badge, Card, Dial, Gauge, GaugeKind, Item, Line, Pile, PowerDie, Sheet, Side

__all__ = [
    "Area",
    "Art",
    "Badge",
    "Board",
    "Card",
    "CardState",
    "Contact",
    "Dial",
    "Disc",
    "Discs",
    "Door",
    "DoorState",
    "Edge",
    "Feature",
    "FeatureState",
    "Fighter",
    "Gauge",
    "GaugeKind",
    "Grid",
    "Ground",
    "Hand",
    "Hurt",
    "Item",
    "LaidCard",
    "Leg",
    "Line",
    "Mark",
    "MarkKind",
    "Motion",
    "Obstacle",
    "Paper",
    "Pile",
    "Point",
    "Points",
    "PowerDie",
    "Round",
    "Scene",
    "Shape",
    "Sheet",
    "Side",
    "Sight",
    "Sightline",
    "TableTop",
    "Tint",
    "Token",
    "View",
    "Wall",
    "WayKind",
    "WayState",
    "Zone",
]
