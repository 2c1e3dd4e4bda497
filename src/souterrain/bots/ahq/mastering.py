"""The automatic game master: fair, but out to win. His counters fall when they hurt; `commanding` has his monsters.
Each choice carries its reason."""

from __future__ import annotations

from souterrain.core.ask import Ask
from souterrain.core.say import Say
from souterrain.crawl.squares import Square
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.combat.sight import between
from souterrain.games.ahq.dungeon.ground import ground
from souterrain.games.ahq.figures import heroes, monsters, party
from souterrain.games.ahq.traps.noticing import bonus
from souterrain.games.ahq.world import World

from . import commanding
from .choices import goals, key_of, nearest, offered, people, prey, softness, standing
from .lurking import crowd
from .reasons import Choice, MasterMind

_HURT = 0.9
"""The share of the heroes' Wounds below which they are worth falling upon."""

_WEAK = 0.6
"""The share below which whatever comes may be the last straw."""

_APART = 8
"""Squares at which a figure is alone."""

_STRONG = 4
"""Damage dice of somebody who is worth a Fate counter."""

_AIM = 6
"""Squares from which somebody who shoots is not reached at once."""


def health(world: World) -> float:
    """What is left of the heroes' Wounds, as a share."""
    whole = sum(hero.profile.wounds for hero in heroes(world)) or 1
    return sum(max(0, hero.wounds) for hero in heroes(world)) / whole


# Where monsters come to stand


def place(world: World, ask: Ask, seat: str) -> Choice:
    """Beside whoever is best struck; who shoots or casts where he sees somebody whom nobody comes from."""
    ends = goals(ask, "where")
    if _shoots(ask.text):
        return Choice(max(ends, key=lambda key: _vantage(world, ends[key])), "place-far")
    steps, able = ground(world).steps, standing(party(world)) or party(world)
    best = min(able, key=prey)
    beside = [key for key, at in ends.items() if at in steps[best.at]]
    if beside:
        return Choice(min(beside), "place-beside")
    return Choice(min(ends, key=lambda key: (nearest(ends[key], able), nearest(ends[key], [best]), key)), "place-near")


def _shoots(text: Say) -> bool:
    """Whether the monster that is spoken of fights from afar."""
    named = text.args.get("figure")
    while isinstance(named, Say) and "figure" in named.args:
        named = named.args["figure"]
    row = BOOK.monsters.get(named.id.removeprefix("figure-")) if isinstance(named, Say) else None
    return row is not None and bool(row.spells or row.art or row.bow)


def _vantage(world: World, at: Square) -> tuple[bool, int]:
    able = standing(party(world)) or party(world)
    return any(between(world, at, each.at) != "none" for each in able), min(_AIM, nearest(at, able))


def adjust(world: World, ask: Ask, seat: str) -> Choice:
    """Bring monsters placed by the Leader back to the heroes, but not to where one fire burns several."""
    figure, enemies = world.figures[world.active], party(world)
    places = {**goals(ask, "where"), key_of(ask, "stay"): figure.at}

    def worth(key: str) -> tuple[int, int]:
        return crowd(world, figure, places[key]), nearest(places[key], enemies)

    best = min(places, key=worth)
    return Choice(best, "place-apart" if worth(best)[0] < crowd(world, figure, figure.at) else "place-near")


def near_whom(world: World, ask: Ask, seat: str) -> Choice:
    """Wandering monsters go for the softest hero."""
    heroes_near = people(world, ask)
    return Choice(min(heroes_near, key=lambda key: softness(heroes_near[key])), "softest")


def hold(world: World, ask: Ask, seat: str) -> Choice:
    """Of several beside whom a monster comes to stand, it holds the best prey."""
    found = people(world, ask)
    return Choice(min(found, key=lambda key: prey(found[key])), "hold-prey")


def step_in(world: World, ask: Ask, seat: str) -> Choice:
    """Whoever takes his victim's square stands alone among the others."""
    return Choice("no", "keep-line")


# Counters


def wandering(world: World, ask: Ask, seat: str) -> Choice:
    """When it hurts: a party that is wounded, that has somebody on the ground, or that has lost sight of one another.
    But a full hand is no use either."""
    able = standing(party(world))
    if len(able) < len(party(world)):
        return Choice("yes", "wandering-fallen")
    if health(world) < _HURT:
        return Choice("yes", "wandering-hurt")
    if len(able) > 1 and any(
        nearest(each.at, [other for other in able if other is not each]) > _APART for each in able
    ):
        return Choice("yes", "wandering-apart")
    return Choice("yes", "full-hand") if len(world.counters.hand) > 1 else Choice("no", "wait-wandering")


def ambush(world: World, ask: Ask, seat: str) -> Choice:
    """Reinforce a fight that is worth winning."""
    if health(world) < _WEAK:
        return Choice("yes", "ambush-weak")
    return Choice("yes", "ambush-fight") if len(monsters(world)) >= 2 else Choice("no", "wait-ambush")


def trap(world: World, ask: Ask, seat: str) -> Choice:
    """Not for somebody with an eye for traps who has Wounds to spare, unless the hand is full."""
    hero = world.figures[world.active]
    if bonus(world, hero) <= 0:
        return Choice("yes", "trap-blind")
    if hero.wounds < hero.profile.wounds:
        return Choice("yes", "trap-hurt")
    return Choice("yes", "full-hand") if len(world.counters.hand) > 1 else Choice("no", "wait-trap")


def fate(world: World, ask: Ask, seat: str) -> Choice:
    """To undo what would be the end of one who matters: a point spent on a scratch or on a common warrior is wasted,
    unless there are points to waste."""
    dying = [foe for foe in monsters(world) if foe.wounds <= 0]
    if any(BOOK.monsters[foe.row].character or sum(BOOK.monsters[foe.row].dice) >= _STRONG for foe in dying):
        return Choice("yes", "fate-strong")
    many = dying and world.counters.hand.count("fate") > 1
    return Choice("yes", "fate-many") if many else Choice("no", "wait-fate")


def escape(world: World, ask: Ask, seat: str) -> Choice:
    """Get away while one still can: whoever has lost half of his Wounds comes back without a scratch."""
    chiefs = [foe for foe in monsters(world) if BOOK.monsters[foe.row].character]
    at_risk = [foe for foe in chiefs if 2 * foe.wounds <= foe.profile.wounds]
    return Choice("yes", "escape") if at_risk else Choice("no", "wait-escape")


def character(world: World, ask: Ask, seat: str) -> Choice:
    return Choice("yes", "character")


def bring_in(world: World, ask: Ask, seat: str) -> Choice:
    """One Character Monster at a time, the strongest that is ready."""
    ready = offered(ask, "who")
    best = max(ready, key=lambda option: BOOK.monsters[option.on[0]].value, default=None)
    return Choice(best.key, "character") if best else Choice("no", "wait-character")


# The rest


def far_corner(world: World, ask: Ask, seat: str) -> Choice:
    """A piece of the room goes where the heroes have farthest to walk."""
    enemies, ends = party(world), goals(ask, "where")
    return Choice(max(ends, key=lambda key: nearest(ends[key], enemies), default=""), "far-corner")


def first(world: World, ask: Ask, seat: str) -> Choice:
    """What makes no difference to him; he refuses where he may."""
    return Choice(key_of(ask, "no", "done", "stay") or ask.options[0].key, "first")


def berserk(world: World, ask: Ask, seat: str) -> Choice:
    return Choice("yes", "berserk")


MINDS: dict[str, MasterMind] = {
    "ask-monster-order": commanding.order,
    "ask-who-next": commanding.who_next,
    "ask-act": commanding.act,
    "ask-run": commanding.run,
    "ask-place": place,
    "ask-adjust": adjust,
    "ask-wander-near": near_whom,
    "ask-fix-zone": hold,
    "offer-step-in": step_in,
    "ask-spell-template": commanding.template,
    "ask-template": commanding.template,
    "ask-counter-wandering": wandering,
    "ask-counter-ambush": ambush,
    "ask-counter-trap": trap,
    "ask-counter-fate": fate,
    "ask-counter-escape": escape,
    "ask-counter-character": character,
    "ask-character-monster": bring_in,
    "ask-chest-place": far_corner,
    "offer-berserk": berserk,
}
