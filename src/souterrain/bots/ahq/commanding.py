"""The game master's monsters in a fight: they strike whom they can fell, come from all sides, shoot and cast from where
nobody reaches them, fetch help, and do not queue up where they would only be shot at."""

from __future__ import annotations

from souterrain.core.ask import Ask, Option
from souterrain.crawl.squares import Square, steps_between
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.combat.arts import RANGES
from souterrain.games.ahq.combat.melee import chances
from souterrain.games.ahq.combat.sight import between
from souterrain.games.ahq.combat.solo import could_gain, is_ranged
from souterrain.games.ahq.dungeon.ground import ground
from souterrain.games.ahq.figures import Figure, is_wizard, monsters, out, party
from souterrain.games.ahq.values import weapon
from souterrain.games.ahq.world import World

from .choices import FAR, Goals, Paces, goals, key_of, nearest, offered, paces, people, prey, softness, square, standing
from .flanking import another_way, doorways, let_through
from .lurking import bide, burn_together, crowd
from .reasons import Choice

_SPELLS = ("lightning", "choke", "flaming-skull")
"""What casters do where fire would not hit enough, the best first."""


def order(world: World, ask: Ask, seat: str) -> Choice:
    """Strike first where nearly all stand in contact; otherwise move up and strike."""
    enemies = party(world)
    engaged = sum(nearest(foe.at, enemies) == 1 for foe in monsters(world))
    if engaged * 4 > len(monsters(world)) * 3:
        return Choice("attack-move", "strike-first")
    return Choice("move-attack", "close-in")


def who_next(world: World, ask: Ask, seat: str) -> Choice:
    """The nearest first, and of those the strongest, so that the others find their way round them; whoever shoots or
    casts comes last."""
    way = paces(world, party(world))
    waiting = people(world, ask)

    def turn(key: str) -> tuple[bool, int, float]:
        each = waiting[key]
        return is_ranged(each), way.get(each.at, FAR), -BOOK.monsters[each.row].value

    return Choice(min(waiting, key=turn, default="end"), "nearest-first")


def act(world: World, ask: Ask, seat: str) -> Choice:
    """Cast, strike or shoot; else fetch help, or take up a better place."""
    figure = world.figures[world.active]
    ends = goals(ask, "go")
    way = paces(world, party(world))
    if is_ranged(figure) and _others_come_out(world, figure):
        narrow = doorways(world)
        ends = {key: at for key, at in ends.items() if at not in narrow}
        if ends and figure.at in narrow:
            return Choice(min(ends, key=lambda key: steps_between(ends[key], figure.at)), "make-room")
    deed = (
        _spell(world, ask)
        or let_through(world, figure, ends)
        or _blow(world, figure, ask)
        or _call_for_help(world, figure, ask)
    )
    if deed:
        return deed
    if is_ranged(figure) and ends:
        return Choice(stand_off(world, figure, ends, way) or key_of(ask, "done"), "stand-off")
    place = _close_in(world, figure, ends, way, ask)
    if place:
        return place
    return (
        Choice(key_of(ask, "run", "done"), "run") if could_gain(world, figure) else Choice(key_of(ask, "done"), "stay")
    )


def _others_come_out(world: World, figure: Figure) -> bool:
    """Whether others of his room, who do not fight from afar, would come to blows through its doors."""
    section = ground(world).section
    behind = [foe for foe in monsters(world) if not is_ranged(foe) and section[foe.at] == section[figure.at]]
    return bool(behind) and nearest(figure.at, party(world)) > 1


def _spell(world: World, ask: Ask) -> Choice | None:
    """Fire where it covers two of the party, or the only one who is left; else what strikes or frightens one."""
    spells = {BOOK.spells[option.on[0]].cast: option.key for option in offered(ask, "cast")}
    if "burst" in spells and _clustered(party(world)):
        return Choice(spells["burst"], "cast-crowd")
    arts = offered(ask, "art")
    if arts:
        best = min(arts, key=lambda art: prey(world.figures[art.on[1]]) if len(art.on) > 1 else (0, (0, 0, 0)))
        return Choice(best.key, "cast-art")
    one = next((spells[cast] for cast in _SPELLS if cast in spells), spells.get("burst", ""))
    return Choice(one, "cast-one") if one else None


def _clustered(enemies: list[Figure]) -> bool:
    """Whether two of the party stand so close that one fire burns both."""
    return any(a is not b and burn_together(a.at, b.at) for a in enemies for b in enemies)


def _blow(world: World, figure: Figure, ask: Ask) -> Choice | None:
    """At whoever is most likely to fall, for whom Fate does least; a wizard, who heals the others, counts twice."""

    def worth(blow: Option) -> tuple[int, int, tuple[int, int, int]]:
        target = world.figures[blow.on[0]]
        fells = chances(figure, target, weapon(figure))[2] if blow.verb == "attack" and not out(target) else 0
        return -fells * (2 if is_wizard(target) else 1), target.fate, softness(target)

    blows = offered(ask, "attack")
    if blows:
        return Choice(min(blows, key=worth).key, "fell")
    shots = offered(ask, "shoot")
    return Choice(min(shots, key=worth).key, "shoot") if shots else None


_HELP = 2
"""Monsters to each of the party below which a sentry would rather have more."""


def _call_for_help(world: World, figure: Figure, ask: Ask) -> Choice | None:
    """A sentry with too little help beside him opens the nearest closed door, and walks there if he can."""
    outnumbered = len(monsters(world)) <= _HELP * len(standing(party(world)))
    if not BOOK.monsters[figure.row].sentry or not outnumbered:
        return None
    beside = offered(ask, "open")
    if beside:
        return Choice(beside[0].key, "call-for-help")
    steps = ground(world).steps
    shut = [door for door in world.here.doors.values() if not door.open and not door.false]
    sills = {at for door in shut for at in (door.a, door.b) if at in steps}
    ends = {key: at for key, at in goals(ask, "go").items() if at in sills}
    best = min(ends, key=lambda key: steps_between(ends[key], figure.at), default="")
    return Choice(best, "call-for-help") if best else None


def stand_off(world: World, figure: Figure, ends: Goals, way: Paces) -> str:
    """Where one sees somebody within range whom nobody of the party could come to strike at once, or nearer to such a
    place; nothing where one stands there."""
    enemies = standing(party(world)) or party(world)
    far = RANGES.get(BOOK.monsters[figure.row].art, FAR)

    def worth(at: Square) -> tuple[bool, bool, int, int]:
        sees = any(between(world, at, each.at) != "none" for each in enemies)
        return not sees, way.get(at, FAR) <= 1, max(0, nearest(at, enemies) - far), -min(way.get(at, FAR), _SAFE)

    best = min(ends, key=lambda key: worth(ends[key]))
    return best if worth(ends[best]) < worth(figure.at) else ""


_SAFE = 8
"""Squares at which somebody who shoots need not fear a blow."""


def _close_in(world: World, figure: Figure, ends: Goals, way: Paces, ask: Ask) -> Choice | None:
    """Beside the best prey, round it rather than on the side from which the others come; where there is no room, near
    the fray, but out of the party's sight as long as others keep it busy."""
    enemies = party(world)
    steps = ground(world).steps

    def worth(at: Square) -> tuple[tuple[int, tuple[int, int, int]], int, int]:
        beside = [each for each in enemies if each.at in steps.get(at, ())]
        return min(map(prey, beside)), len(beside), -steps_between(at, figure.at)

    reached = {each_at for each in enemies for each_at in steps[each.at]}
    contact = [key for key, at in ends.items() if at in reached]
    if contact:
        return Choice(min(contact, key=lambda key: worth(ends[key])), "reach-prey")
    return (
        another_way(world, figure, ends, way, ask)
        or bide(world, figure, ends, way)
        or _press_on(world, figure, ends, way)
    )


def _press_on(world: World, figure: Figure, ends: Goals, way: Paces) -> Choice | None:
    """Nearer, and of two squares as near that on which fewer others burn with one."""
    best = min(ends, key=lambda key: (way.get(ends[key], FAR), crowd(world, figure, ends[key])), default="")
    return Choice(best, "press-on") if best and way.get(ends[best], FAR) < way.get(figure.at, FAR) else None


def run(world: World, ask: Ask, seat: str) -> Choice:
    """Only ever nearer to the party; whoever waits for his turn goes no farther than where that is safest."""
    figure = world.figures[world.active]
    way = paces(world, party(world))
    here = way.get(figure.at, FAR)
    ends = {key: at for key, at in goals(ask, "go").items() if way.get(at, FAR) < here}
    best = min(ends, key=lambda key: way[ends[key]], default="")
    return bide(world, figure, ends, way, running=True) or (Choice(best, "run") if best else Choice("done", "stay"))


def template(world: World, ask: Ask, seat: str) -> Choice:
    """The place that covers the most of the party and the fewest monsters."""
    enemies = {figure.at for figure in party(world)}
    own = {figure.at for figure in monsters(world)}

    def worth(covers: tuple[str, ...]) -> int:
        covered = {square(at) for at in covers}
        return 2 * len(covered & enemies) - len(covered & own)

    return Choice(max(ask.options, key=lambda option: worth(option.covers)).key, "template")
