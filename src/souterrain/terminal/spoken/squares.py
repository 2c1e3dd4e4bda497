"""A map in squares, told from where the one who acts stands."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from souterrain.core.view import Door, Feature, Grid, Token, Wall

from ..grid import at, edge_of, has_map, walls
from ..words import Words
from .compass import OPPOSITE, SIDES, Square, apart, beside, square
from .fact import Fact

_FAR = 30
"""Nobody is told of a way that goes on for longer than this."""


def acting(board: Grid) -> Token | None:
    """Whoever acts, else the first of the party."""
    party = [token for token in board.tokens if token.side == "party"]
    return next((token for token in board.tokens if token.active), party[0] if party else None)


def here_on(board: Grid) -> Square | None:
    """The square that everything is told from."""
    who = acting(board)
    return square(who.at) if who else None


def surroundings(board: Grid, words: Words) -> Iterator[Fact]:
    """The ways to the four sides; then those who threaten, doors, things and companions, the nearest first."""
    who = acting(board)
    if who is None or not has_map(board):
        return
    here = square(who.at)
    reach = range(-_FAR, _FAR + 1)
    built = walls(board, [*((here[0] + n, here[1]) for n in reach), *((here[0], here[1] + n) for n in reach)])
    sides = [_way(board, built, here, side, words) for side in SIDES]
    if any(token.side == who.side and token is not who for token in board.tokens):
        sides.insert(0, words("terminal-seen-from", who=words.say(who.label)))
    yield Fact("ways", f"{who.id} {here}", " ".join(sides))
    if any(mark.at == f"{here[0]},{here[1]}" for mark in board.marks):
        yield Fact("threat", str(here), words("terminal-threatened"))
    else:
        yield Fact("threat", "", "", quiet=True)
    foes = [token for token in board.tokens if token.side == "foe" and token is not who]
    friends = [token for token in board.tokens if token.side != "foe" and token is not who]
    for token in sorted(foes, key=lambda token: apart(here, square(token.at))):
        yield _piece(token, here, words, quiet=False)
    for door in sorted(_openings(board.doors, here), key=lambda door: apart(here, _near_side(door, here)[0])):
        yield _door(door, here, words)
    for thing in sorted(_stretches(board.features), key=lambda thing: apart(here, _nearest(thing, here))):
        yield _thing(thing, here, words)
    for token in sorted(friends, key=lambda token: apart(here, square(token.at))):
        yield _piece(token, here, words, quiet=True)


def away(words: Words, here: Square, there: Square) -> str:
    """How far it is to a square and in which direction: "3 north, 1 east"."""
    across, down = there[0] - here[0], there[1] - here[1]
    parts = []
    if down:
        parts.append(words("terminal-north" if down < 0 else "terminal-south", n=abs(down)))
    if across:
        parts.append(words("terminal-east" if across > 0 else "terminal-west", n=abs(across)))
    return ", ".join(parts) or words("terminal-here")


def _way(board: Grid, built: set[tuple[Square, str]], here: Square, side: Wall, words: Words) -> str:
    """How far the floor goes to one side between the walls, and what ends it there."""
    doors = {edge_of(door.x, door.y, door.side): door for door in board.doors}
    standing = {token.at: token for token in board.tokens}
    free, spot = 0, here
    while free < _FAR:
        edge = edge_of(*spot, side)
        if edge in doors and doors[edge].state not in ("open", "broken"):
            return _ending(words, side, free, _called(doors[edge], words))
        if edge in built and edge not in doors:
            break
        spot = beside(spot, side)
        if at(board, spot) in " #":
            break
        met = standing.get(f"{spot[0]},{spot[1]}")
        if met:
            return _ending(words, side, free, words.say(met.label))
        free += 1
    return _ending(words, side, free, "")


def _ending(words: Words, side: Wall, free: int, what: str) -> str:
    name = words(f"terminal-side-{side}")
    if what:
        return words("terminal-way-to", side=name, n=free, what=what)
    return words("terminal-way", side=name, n=free) if free else words("terminal-way-wall", side=name)


def _called(door: Door, words: Words) -> str:
    return words.say(door.label) if door.label else words(f"web-door-{door.state}")


def _near_side(door: Door, here: Square) -> tuple[Square, Wall]:
    """A door as it is seen from here: the nearer of its two squares, and the side of it where the door stands."""
    one = (door.x, door.y)
    other = beside(one, door.side)
    return (one, door.side) if apart(here, one) <= apart(here, other) else (other, OPPOSITE[door.side])


def _openings(doors: list[Door], here: Square) -> Iterator[Door]:
    """Doors one by one; of what goes on in the dark side by side the nearest place."""
    yield from (door for door in doors if door.state != "dark")
    dark = {edge_of(door.x, door.y, door.side): door for door in doors if door.state == "dark"}
    while dark:
        found = [dark.popitem()]
        for ((x, y), side), _ in found:
            along = [(x - 1, y), (x + 1, y)] if side in ("n", "s") else [(x, y - 1), (x, y + 1)]
            found.extend(((spot, side), dark.pop((spot, side))) for spot in along if (spot, side) in dark)
        yield min((door for _, door in found), key=lambda door: apart(here, _near_side(door, here)[0]))


def _door(door: Door, here: Square, words: Words) -> Fact:
    spot, side = _near_side(door, here)
    where = away(words, here, spot)
    text = words("terminal-door", door=_called(door, words), side=words(f"terminal-side-{side}"), away=where)
    (x, y), edge = edge_of(door.x, door.y, door.side)
    return Fact(f"door {x},{y},{edge}", door.state, text, quiet=door.state == "dark")


def _stretches(things: list[Feature]) -> Iterator[Feature]:
    """Things one by one; of what has no sign and is ground, whole stretches instead of each square."""
    yield from (thing for thing in things if thing.emblem)
    ground = {(thing.x, thing.y): thing for thing in things if not thing.emblem}
    while ground:
        x, y = min(ground, key=lambda at: (at[1], at[0]))
        first, wide, high = ground[x, y], 1, 1
        while _is(ground, first, [(x + wide, y)]):
            wide += 1
        while _is(ground, first, [(x + n, y + high) for n in range(wide)]):
            high += 1
        for n in range(wide * high):
            del ground[x + n % wide, y + n // wide]
        yield replace(first, w=wide, h=high)


def _is(ground: dict[Square, Feature], what: Feature, squares: list[Square]) -> bool:
    return all(at in ground and ground[at].label == what.label for at in squares)


def _nearest(thing: Feature, here: Square) -> Square:
    """The square of a thing that is nearest to here."""
    across = min(max(here[0], thing.x), thing.x + thing.w - 1)
    return across, min(max(here[1], thing.y), thing.y + thing.h - 1)


def _thing(thing: Feature, here: Square, words: Words) -> Fact:
    name = words.say(thing.label).rstrip(".")
    if thing.state:
        name += f" ({words(f'web-thing-{thing.state}')})"
    where = away(words, here, _nearest(thing, here))
    if not thing.emblem and (thing.w > 1 or thing.h > 1):
        far = thing.x + thing.w - 1, thing.y + thing.h - 1
        where = words("terminal-from-to", first=away(words, here, (thing.x, thing.y)), last=away(words, here, far))
    text = words("terminal-near", what=name, away=where)
    return Fact(f"thing {thing.id}", f"{thing.state} {words.say(thing.label)}", text)


def _piece(token: Token, here: Square, words: Words, quiet: bool) -> Fact:
    name = words.say(token.label)
    states = [words.say(badge.text) for badge in token.badges]
    if token.health is not None and token.health < 1:
        states.insert(0, words("terminal-health", n=round(100 * token.health)))
    if states:
        name += f" ({', '.join(states)})"
    text = words("terminal-near", what=name, away=away(words, here, square(token.at)))
    return Fact(f"piece {token.id}", f"{text}", text, quiet)
