"""The automatic game master: fair, but out to win. He uses his counters when they hurt and his monsters together."""

from __future__ import annotations

from souterrain.core.ask import Ask
from souterrain.crawl.squares import Square
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.combat.solo import could_gain
from souterrain.games.ahq.dungeon.ground import ground
from souterrain.games.ahq.figures import Figure, heroes, is_wizard, monsters, party
from souterrain.games.ahq.world import World

from .choices import FAR, Mind, goals, key_of, nearest, offered, paces, people, softness, square, standing
from .fighting import place


def health(world: World) -> float:
    """What is left of the heroes' Wounds, as a share."""
    whole = sum(hero.profile.wounds for hero in heroes(world)) or 1
    return sum(max(0, hero.wounds) for hero in heroes(world)) / whole


def order(world: World, ask: Ask, seat: str) -> str:
    """Strike first where nearly all stand in contact; otherwise move up and strike."""
    people = party(world)
    engaged = sum(nearest(foe.at, people) == 1 for foe in monsters(world))
    return "attack-move" if engaged * 4 > len(monsters(world)) * 3 else "move-attack"


def who_next(world: World, ask: Ask, seat: str) -> str:
    """The nearest first, so that the others find their way round them; shooters and casters last."""
    way = paces(world, party(world))
    waiting = people(world, ask)
    return min(waiting, key=lambda key: (bool(waiting[key].cast), way.get(waiting[key].at, FAR)), default="end")


def act(world: World, ask: Ask, seat: str) -> str:
    """Cast, shoot or strike; else close in on the softest whom one can reach."""
    figure = world.figures[world.active]
    spells = [spell for spell in offered(ask, "cast") + offered(ask, "art") if spell.on[0] != "flaming-skull"]
    if spells:
        return spells[0].key
    blows = offered(ask, "attack") or offered(ask, "shoot")
    if blows:
        return min(blows, key=lambda blow: _prey(world.figures[blow.on[0]])).key
    doors = [option.key for option in offered(ask, "open")]
    if doors and _alone(world, figure):
        return doors[0]
    closer = _close_in(world, figure, ask)
    if closer:
        return closer
    return key_of(ask, "run", "done") if could_gain(world, figure) else key_of(ask, "done")


def _prey(figure: Figure) -> tuple[int, tuple[int, int, int]]:
    """Whom to strike: whoever can be finished, then the wizard, then the softest."""
    return (0 if figure.wounds in (1, 2) else 1 if is_wizard(figure) else 2), softness(figure)


def _alone(world: World, figure: Figure) -> bool:
    """A sentry with little help goes for more."""
    return BOOK.monsters[figure.row].sentry and len(monsters(world)) <= len(standing(party(world)))


def _close_in(world: World, figure: Figure, ask: Ask) -> str:
    enemies, ends = party(world), goals(ask, "go")
    if not ends or not enemies:
        return ""
    steps = ground(world).steps
    way = paces(world, enemies)

    def worth(at: Square) -> tuple[bool, tuple[int, tuple[int, int, int]], int]:
        beside = [each for each in enemies if each.at in steps.get(at, ())]
        prey = min((_prey(each) for each in beside), default=(9, (0, 0, 0)))
        return not beside, prey, way.get(at, FAR)

    best = min(ends, key=lambda key: worth(ends[key]))
    return best if way.get(ends[best], FAR) < way.get(figure.at, FAR) else ""


def run(world: World, ask: Ask, seat: str) -> str:
    """Only ever nearer to the party."""
    way, here = paces(world, party(world)), world.figures[world.active].at
    ends = {key: way.get(at, FAR) for key, at in goals(ask, "go").items()}
    best = min(ends, key=lambda key: ends[key], default="done")
    return best if ends.get(best, FAR) < way.get(here, FAR) else "done"


def adjust(world: World, ask: Ask, seat: str) -> str:
    """Bring monsters placed by the Leader back to the heroes."""
    enemies, ends = party(world), goals(ask, "where")
    return min(ends, key=lambda key: nearest(ends[key], enemies), default="done")


def near_whom(world: World, ask: Ask, seat: str) -> str:
    """Wandering monsters go for the softest hero."""
    heroes_near = people(world, ask)
    return min(heroes_near, key=lambda key: softness(heroes_near[key]))


def template(world: World, ask: Ask, seat: str) -> str:
    """The place that covers the most of the party and the fewest monsters."""
    enemies = {figure.at for figure in party(world)}
    own = {figure.at for figure in monsters(world)}

    def worth(covers: tuple[str, ...]) -> int:
        covered = {square(at) for at in covers}
        return 2 * len(covered & enemies) - len(covered & own)

    return max(ask.options, key=lambda option: worth(option.covers)).key


def wandering(world: World, ask: Ask, seat: str) -> str:
    """Best against a party that is hurt; but a full hand is no use either."""
    return "yes" if health(world) < 0.8 or len(world.counters.hand) > 2 else "no"


def ambush(world: World, ask: Ask, seat: str) -> str:
    """Reinforce a fight that is worth winning."""
    return "yes" if len(monsters(world)) >= 2 or health(world) < 0.6 else "no"


def trap(world: World, ask: Ask, seat: str) -> str:
    return "yes"


def fate(world: World, ask: Ask, seat: str) -> str:
    """For those who matter: a point spent on a common warrior is wasted, unless there are points to waste."""
    strong = any(BOOK.monsters[foe.row].character or sum(BOOK.monsters[foe.row].dice) >= 6 for foe in monsters(world))
    return "yes" if strong or world.counters.hand.count("fate") > 1 else "no"


def escape(world: World, ask: Ask, seat: str) -> str:
    """Get away while one still can."""
    at_risk = [foe for foe in monsters(world) if BOOK.monsters[foe.row].character and foe.wounds <= 1]
    return "yes" if at_risk else "no"


def character(world: World, ask: Ask, seat: str) -> str:
    return "yes"


def bring_in(world: World, ask: Ask, seat: str) -> str:
    """One Character Monster at a time, the strongest that is ready."""
    ready = offered(ask, "who")
    return max(ready, key=lambda option: BOOK.monsters[option.on[0]].value).key if ready else "no"


def far_corner(world: World, ask: Ask, seat: str) -> str:
    """A piece of the room goes where the heroes have farthest to walk."""
    enemies, ends = party(world), goals(ask, "where")
    return max(ends, key=lambda key: nearest(ends[key], enemies), default="")


def first(world: World, ask: Ask, seat: str) -> str:
    return ask.options[0].key


MINDS: dict[str, Mind] = {
    "ask-monster-order": order,
    "ask-who-next": who_next,
    "ask-act": act,
    "ask-run": run,
    "ask-place": place,
    "ask-adjust": adjust,
    "ask-wander-near": near_whom,
    "ask-spell-template": template,
    "ask-template": template,
    "ask-counter-wandering": wandering,
    "ask-counter-ambush": ambush,
    "ask-counter-trap": trap,
    "ask-counter-fate": fate,
    "ask-counter-escape": escape,
    "ask-counter-character": character,
    "ask-character-monster": bring_in,
    "ask-chest-place": far_corner,
    "ask-room-place": first,
    "ask-corridor-way": first,
    "offer-berserk": character,
}
