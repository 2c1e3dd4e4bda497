"""« Démons »: to flee or not; the flight die, pursuit, dispersal, and flying away."""

from __future__ import annotations

from functools import cache

from souterrain.core.ask import Option
from souterrain.core.dice import at_least
from souterrain.core.events import tell
from souterrain.core.menu import agreed, one_of, which
from souterrain.core.roll import Rules, d3, pick
from souterrain.core.say import Say
from souterrain.crawl.ways import reach

from .blows import profile
from .catalogue import BOOK
from .events.flight import Caught, Escaped, FlewOff, Forfeited, GroupRan, LeftBehind, Ran
from .words import being, beings, foe_name, foe_word, names, place
from .world import Chateau, Fight, Foe, flying, folk, in_castle, is_group, leader, ready, together, ways


def pursuit(world: Chateau, foe: Foe) -> int:
    """How far a foe pursues; one that sleeps does not.

    Rule: chateau.flee.two-never-pursue."""
    return 0 if foe.drowsy else profile(world, foe).pursuit


def escape_chance(world: Chateau, foes: list[Foe]) -> float:
    """The chance that a party running together gets away from all foes."""
    return at_least("d3", 1 + max(pursuit(world, foe) for foe in foes))


def flee(world: Chateau, fight: Fight) -> Rules[None]:
    """The party runs together. Sleepers are left behind and keep the foes; otherwise the faster foes catch up."""
    runners = ready(world, fight.party)
    sleepers = [id for id in fight.party if id not in runners]
    distance = yield from run(world, runners, [] if sleepers else fight.foes)
    if sleepers:
        tell(world, LeftBehind(names(world, sleepers)))
        fight.party = sleepers
        return
    forfeit(world, fight)
    fight.at = world.characters[runners[0]].at
    fight.foes = chase(world, fight.foes, runners, distance)
    fight.caught, fight.joined = True, False


def run(world: Chateau, runners: list[str], foes: list[Foe]) -> Rules[int]:
    """A d3 tells how many points the party runs; it chooses where, and knows by then which foes come after it."""
    seat = leader(world, runners)
    distance = yield from d3("chateau.flee.roll", seat)
    everybody = together(world, runners)
    start = world.characters[runners[0]].at
    found = reach(ways(world), [start], distance)
    far = max(found.values())
    ends = [point for point, steps in found.items() if steps == far]
    text = Say("ask-run-where", distance=distance)
    if not everybody:
        text = Say("ask-run-where-apart", who=beings(world, runners), distance=distance)
    if behind := [foe_word(world, foe) for foe in foes if pursuit(world, foe) >= distance]:
        text = Say(
            "ask-run-where-chased", asked=text, foes=Say("list", **{f"n{n}": foe for n, foe in enumerate(behind)})
        )
    end = yield from one_of(seat, text, _ends("run", tuple(ends)), "chateau.flee.success")
    put(world, runners, end)
    tell(world, GroupRan(distance, end) if is_group(world, runners) else Ran(names(world, runners), distance, end))
    return distance


def chase(world: Chateau, foes: list[Foe], runners: list[str], distance: int) -> list[Foe]:
    """Foes whose pursuit reaches the distance catch up; the others are shaken off, monsters into the bowl.

    Rules: chateau.flee.several-monsters, chateau.flee.impossible-against-four."""
    caught = [foe for foe in foes if pursuit(world, foe) >= distance]
    shaken = [foe for foe in foes if foe not in caught]
    put(world, [foe.id for foe in caught if not foe.kind], world.characters[runners[0]].at)
    for foe in shaken:
        if foe.kind:
            world.bowl.put(foe.kind)
    if caught:
        first, *others = (foe_name(world, foe) for foe in caught)
        tell(world, Caught(first, names(world, runners), tuple(others)))
    if shaken:
        first, *others = (foe_name(world, foe) for foe in shaken)
        tell(world, Escaped(first, tuple(others)))
    return caught


def scatter(world: Chateau, fight: Fight) -> Rules[list[tuple[str, list[Foe]]]]:
    """Each decides for himself to stay or to flee alone. If all flee, each foe pursues one of them at random.
    Tells who was caught, and by which foes."""
    runners = []
    for who in folk(world, ready(world, fight.party)):
        text = Say("ask-scatter", who=being(who))
        if not (yield from agreed(who.seat, text, "chateau.flee.dispersal", _STAY, _RUN)):
            runners.append(who.id)
    fight.party = [id for id in fight.party if id not in runners]
    distances = {}
    for id in runners:
        distances[id] = yield from run(world, [id], [])
    if fight.party:
        return []
    forfeit(world, fight)
    after: dict[str, list[Foe]] = {}
    for foe in fight.foes:
        prey = yield from pick(runners, "chateau.flee.dispersal")
        after.setdefault(prey, []).append(foe)
    fight.foes = []
    caught = [(prey, chase(world, foes, [prey], distances[prey])) for prey, foes in after.items()]
    return [(prey, foes) for prey, foes in caught if foes]


def fly_off(world: Chateau, fight: Fight) -> Rules[None]:
    """Who has drunk of flying leaves the fight at will, up to three points away; nothing can follow."""
    for who in folk(world, ready(world, fight.party)):
        if not flying(world, who):
            continue
        found = reach(ways(world), [who.at], BOOK.numbers.flies)
        offers = ((_STAY, ""), *_ends("fly", tuple(found)[1:]))
        end = yield from which(who.seat, Say("ask-fly", who=being(who)), offers, "chateau.phial.flying")
        if end:
            fight.party.remove(who.id)
            put(world, [who.id], end)
            tell(world, FlewOff(who.name, end))


def forfeit(world: Chateau, fight: Fight) -> None:
    """A party that flees leaves the treasures of the draw, which go back into the bowl."""
    for treasure in fight.treasures:
        world.bowl.put(treasure)
        tell(world, Forfeited(treasure))
    fight.treasures = []


def put(world: Chateau, ids: list[str], at: str) -> None:
    """Set characters down on a point."""
    inside = in_castle(at)
    for id in ids:
        world.characters[id].at = at
        world.characters[id].untried = world.characters[id].untried and not inside
    world.entered = world.entered or inside


@cache
def _ends(verb: str, points: tuple[str, ...]) -> tuple[tuple[Option, str], ...]:
    return tuple((Option(verb, place(point), point, on=(point,)), point) for point in points)


_STAY, _RUN = Option("stay", Say("option-stay-in-fight")), Option("run", Say("option-run-alone"))
