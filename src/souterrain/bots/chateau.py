"""A sensible adventurer for the château: walks where it is calm, fights what it can beat, flees the rest, heals when
it may, looks into the rooms of the castle, and goes home while it is rich or still strong enough."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Mapping
from functools import cache

from souterrain.core.ask import Answer, Ask, Option, Question
from souterrain.core.say import Arg, Say
from souterrain.games.chateau.blows import best_weapon, hit_chance, kill_chance, profile
from souterrain.games.chateau.content import CLASSES, POINTS, START, THINGS, WAYS, neighbours
from souterrain.games.chateau.dice import average, d6_chance
from souterrain.games.chateau.flight import escape_chance
from souterrain.games.chateau.treasures import worth
from souterrain.games.chateau.world import (
    Character,
    Chateau,
    Fight,
    Foe,
    folk,
    ready,
    strong,
    wears,
)

RICH = 100
"""The worth of finds that makes the party turn back."""
FIT = 0.6
"""The share of its life below which the party turns back."""
ACCEPTABLE = 0.45
"""The share of its life that the party will stake on a fight it could flee from."""

Choose = Callable[["Scripted", Chateau, Ask], str]


class Scripted:
    """Always the same answer to the same question: the seed changes nothing."""

    def __init__(self, seed: int = 0) -> None:
        del seed

    def decide(self, world: Chateau, ask: Question, seat: str) -> Answer:
        assert isinstance(ask, Ask)
        choose = CHOICES.get(ask.text.id)
        return choose(self, world, ask) if choose else ask.options[0].key

    # On the way

    def take_turn(self, world: Chateau, ask: Ask) -> str:
        """First what helps, then the marching order, the secret door, and on."""
        party = world.acting
        keys = [option.key for option in ask.options]
        helpful = self.personal(world, ask)
        if helpful:
            return helpful
        if "order" in keys and misplaced(world, party):
            return "order"
        if len(ready(world, party)) < len(party) or world.characters[party[0]].at in goals(world, party) & _HOME:
            return "stay"
        doors = [key for key in keys if key.startswith("open:")]
        return doors[0] if doors and fit(world, party) else self.step_towards(world, ask)

    def personal(self, world: Chateau, ask: Ask) -> str:
        """What is good for one's own characters: to free, to take, to wear, to drink."""
        for option in ask.options:
            verb = option.key.partition(":")[0]
            if verb in ("free", "take", "wear") or (verb == "drink" and self.should_drink(world, option)):
                return option.key
        return ""

    def council(self, world: Chateau, ask: Ask) -> str:
        return self.personal(world, ask) or "done"

    def go_on(self, world: Chateau, ask: Ask) -> str:
        at = world.characters[world.acting[0]].at
        return "halt" if at in goals(world, world.acting) else self.step_towards(world, ask)

    def step_towards(self, world: Chateau, ask: Ask) -> str:
        """The step that brings the party nearest to where it wants to be, by the calmest way."""
        cost = costs(goals(world, world.acting))
        steps = [option for option in ask.options if option.key.startswith("go:")]
        return min(steps, key=lambda option: cost[option.at] + risk(option.at)).key

    def change_order(self, world: Chateau, ask: Ask) -> str:
        return f"front:{misplaced(world, world.acting)[-1]}"

    def should_drink(self, world: Chateau, option: Option) -> bool:
        """The wounded drink what heals; of what is unknown only those who could survive it."""
        who = world.characters[option.key.split(":")[1]]
        missing = who.initial - who.life
        known = option.note is not None and option.note.id == "potion-revival"
        return missing > 0 if known else missing >= 3 and who.life >= 4

    # In a fight

    def fight_or_flee(self, world: Chateau, ask: Ask) -> str:
        keys = [option.key for option in ask.options]
        fight = world.fight
        assert fight is not None
        escape = escape_chance(world, fight.foes)
        asleep = len(ready(world, fight.party)) < len(fight.party)
        if "fight" not in keys:
            return "flee"
        if danger(world, fight) <= ACCEPTABLE or asleep:
            return "fight"
        if escape > 0:
            return "flee"
        return "scatter" if "scatter" in keys else "fight"

    def join(self, world: Chateau, ask: Ask) -> str:
        fight = world.fight
        return "join" if fight and danger(world, fight) < 1 else "stay"

    def scatter(self, world: Chateau, ask: Ask) -> str:
        return "run"

    def run(self, world: Chateau, ask: Ask) -> str:
        cost = costs(goals(world, world.acting))
        return min(ask.options, key=lambda option: cost[option.at] + risk(option.at)).key

    def fly(self, world: Chateau, ask: Ask) -> str:
        fight = world.fight
        if fight and danger(world, fight) <= ACCEPTABLE:
            return "stay"
        cost = costs(_HOME)
        return min(ask.options[1:], key=lambda option: cost[option.at]).key

    def cast(self, world: Chateau, ask: Ask) -> str:
        """Sleep for the worst foe, unless one more blow will do."""
        fight = world.fight
        assert fight is not None
        awake = [foe for foe in fight.foes if not foe.drowsy and (foe.life > 2 or len(fight.foes) > 1)]
        if not awake:
            return "spare"
        return f"sleep:{max(awake, key=lambda foe: harm(world, foe, fight.party)).id}"

    def strike(self, world: Chateau, ask: Ask) -> str:
        """The foe most likely to fall; of equals the most harmful."""
        fight = world.fight
        assert fight is not None
        who = asked_for(world, ask)
        foes = [foe for foe in fight.foes if any(option.key == foe.id for option in ask.options)]
        return max(foes, key=lambda foe: (kill_chance(world, who, foe), harm(world, foe, fight.party))).id

    def second_pair(self, world: Chateau, ask: Ask) -> str:
        fight = world.fight
        assert fight is not None

        def blows(option: Option) -> float:
            return sum(
                max((force(world, who, foe) for foe in fight.foes), default=0.0)
                for who in folk(world, option.key.split("+"))
            )

        return max(ask.options, key=blows).key

    # Treasures

    def keep_safe(self, world: Chateau, ask: Ask) -> str:
        """Valuables go to the sturdiest; a weapon that may be cursed to somebody the others could master."""
        takers = [world.characters[option.key] for option in ask.options if option.key in world.characters]
        if any(option.note and option.note.id == "note-curse" for option in ask.options):
            return min(takers, key=sturdiness).id
        return max(takers, key=sturdiness).id

    def agree(self, world: Chateau, ask: Ask) -> str:
        """An exchange that does not lose by the guide values."""
        return "yes" if value(ask.text.args["item"]) >= value(ask.text.args["back"]) else "no"

    def who_drinks(self, world: Chateau, ask: Ask) -> str:
        takers = [world.characters[option.key] for option in ask.options if option.key in world.characters]
        worst = max(takers, key=lambda who: who.initial - who.life)
        return worst.id if worst.life < worst.initial else "nobody"


CHOICES: Mapping[str, Choose] = {
    "ask-turn": Scripted.take_turn,
    "ask-turn-some": Scripted.take_turn,
    "ask-turn-alone": Scripted.take_turn,
    "ask-go-on": Scripted.go_on,
    "ask-council": Scripted.council,
    "ask-agree": Scripted.agree,
    "ask-order": Scripted.change_order,
    "ask-fight-or-flee": Scripted.fight_or_flee,
    "ask-join": Scripted.join,
    "ask-scatter": Scripted.scatter,
    "ask-run-where": Scripted.run,
    "ask-run-where-apart": Scripted.run,
    "ask-fly": Scripted.fly,
    "ask-spell": Scripted.cast,
    "ask-target": Scripted.strike,
    "ask-pair": Scripted.second_pair,
    "ask-who-takes": Scripted.keep_safe,
    "ask-who-takes-from": Scripted.keep_safe,
    "ask-who-drinks": Scripted.who_drinks,
}
BOTS = {"scripted": Scripted}


# What the adventurer makes of the world


def goals(world: Chateau, party: list[str]) -> frozenset[str]:
    """Where a party wants to go: to the gate, then to the doors of rooms not yet seen, and home when it is time."""
    if not world.entered:
        return _GATE
    if time_to_go(world, party):
        return _HOME
    return frozenset(end for end, room in _entries(tuple(world.opened)) if room not in seen(world)) or _HOME


_GATE = frozenset(way.b for way in WAYS if way.kind == "drawbridge")
_HOME = frozenset({START})


@cache
def _entries(opened: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The points by which rooms can be entered, as the doors stand."""
    ways = neighbours(opened)
    return tuple((id, row.room) for id, row in POINTS.items() if row.room and any(not POINTS[n].room for n in ways[id]))


def seen(world: Chateau) -> set[str]:
    """The rooms whose doors were searched, or whose traps have worked."""
    return {*world.searched, *world.spent}


def time_to_go(world: Chateau, party: list[str]) -> bool:
    """Rich enough, too weak, too few, or without anybody to look for traps."""
    loot = sum(worth(item) for who in folk(world, party) for item in who.items)
    searcher = any(CLASSES[who.kind].gift == "stealth" for who in folk(world, party))
    return loot >= RICH or not searcher or len(party) < 3 or not fit(world, party)


def fit(world: Chateau, party: list[str]) -> bool:
    """Whether a party still has most of the life it set out with."""
    everybody = sum(who.initial for who in world.characters.values())
    return sum(who.life for who in folk(world, party)) >= FIT * everybody


def misplaced(world: Chateau, party: list[str]) -> list[str]:
    """Those of the two sturdiest who do not walk in front."""
    hands = ready(world, party)
    front = sorted(folk(world, hands), key=sturdiness, reverse=True)[:2]
    return [who.id for who in front if who.id not in hands[:2]]


def asked_for(world: Chateau, ask: Ask) -> Character:
    """The character whom a question is about."""
    name = ask.text.args["who"]
    assert isinstance(name, Say)
    return next(who for who in world.characters.values() if who.name == name.args["literal"])


def value(item: Arg) -> float:
    """What a thing named in a question is worth."""
    assert isinstance(item, Say)
    amount = item.args.get("amount")
    if isinstance(amount, int):
        return amount
    return THINGS[item.id.removeprefix("item-")].value


def sturdiness(who: Character) -> float:
    """How many blows a character can be expected to stand."""
    return (who.life + who.armour) / d6_chance(CLASSES[who.kind].struck_on)


def force(world: Chateau, who: Character, foe: Foe) -> float:
    """The wounds to be expected of one blow."""
    weapon = best_weapon(who, profile(world, foe).magic_only)
    if weapon is None:
        return 0.0
    return hit_chance(world, who, foe) * (average(THINGS[weapon.kind].wounds) + strong(world, who))


def harm(world: Chateau, foe: Foe, party: list[str]) -> float:
    """The wounds to be expected of a foe in one round."""
    row = profile(world, foe)
    victims = folk(world, party[:2]) or folk(world, party)
    total = 0.0
    for who in victims:
        soft = who.armour + wears(who, "ward")
        each = sum(max(0.5, average(wounds) - soft) for wounds in row.blows)
        total += d6_chance(CLASSES[who.kind].struck_on) * (each + (2 if row.touch else 0))
    return total / max(1, len(victims))


def danger(world: Chateau, fight: Fight) -> float:
    """The share of the party's life that a fight to the end may cost."""
    hands = folk(world, ready(world, fight.party))
    if not hands:
        return 1.0
    cost = 0.0
    rounds = 0.0
    for foe in sorted(fight.foes, key=lambda foe: foe.life):
        blows = sorted((force(world, who, foe) for who in hands), reverse=True)
        each = sum(blows[:2]) * 2
        if each == 0:
            return 9.0
        rounds += max(1.0, foe.life / each)
        cost += harm(world, foe, fight.party) * max(0.0, rounds - 0.5 - foe.drowsy)
    return cost / max(1, sum(who.life for who in hands))


def risk(point: str) -> float:
    row = POINTS[point]
    return {"round": 0.05, "triangle": 1.0, "square": 1.2}[row.shape]


@cache
def costs(ends: frozenset[str]) -> dict[str, float]:
    """How risky the way from every point to the nearest of some ends is, the ends' own risk not counted."""
    ways = neighbours(tuple(POINTS))
    found = dict.fromkeys(POINTS, 1e9)
    queue = [(0.0, end) for end in sorted(ends)]
    for cost, end in queue:
        found[end] = cost
    while queue:
        cost, point = heapq.heappop(queue)
        if cost > found[point]:
            continue
        for other in ways[point]:
            further = cost + risk(point) + 0.2
            if further < found[other]:
                found[other] = further
                heapq.heappush(queue, (further, other))
    return found
