"""A sensible adventurer for the château: walks where it is calm, fights what it can beat, flees the rest, heals when
it may, looks into the rooms of the castle, and goes home while it is rich or still strong enough."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from souterrain.core.ask import Answer, Ask, Option
from souterrain.core.seat import Reason, SeatView
from souterrain.games.chateau.blows import kill_chance
from souterrain.games.chateau.combat import casters
from souterrain.games.chateau.flight import escape_chance
from souterrain.games.chateau.world import Character, Chateau, Fight, folk, ready

from ..offers import offered, the
from .judgement import asked_for, costs, danger, fit, force, goals, harm, home, misplaced, risk, sturdiness, value
from .reasons import because

ACCEPTABLE = 0.45
"""The share of its life that the party will stake on a fight it could flee from."""

Choose = Callable[["Scripted", Chateau, Ask], Option]


class Scripted:
    """Always the same answer to the same question: the seed changes nothing."""

    def __init__(self, seed: int = 0) -> None:
        del seed

    def decide(self, chair: SeatView[Chateau]) -> Answer:
        world, ask = chair.world, chair.ask
        assert isinstance(ask, Ask)
        choose = CHOICES.get(ask.text.id)
        return (choose(self, world, ask) if choose else ask.options[0]).key

    def why(self, chair: SeatView[Chateau], answer: Answer) -> Reason | None:
        """Why he answers so; of what is all the same he says nothing."""
        world, ask = chair.world, chair.ask
        assert isinstance(ask, Ask)
        text = because(world, ask, next(option for option in ask.options if option.key == answer))
        return Reason(text, secret=False) if text else None

    # On the way

    def take_turn(self, world: Chateau, ask: Ask) -> Option:
        """First what helps, then the marching order, the secret door, and on."""
        party = world.acting
        helpful = self.personal(world, ask)
        if helpful:
            return helpful
        order, doors = offered(ask, "order"), offered(ask, "open")
        if order and misplaced(world, party):
            return order[0]
        if len(ready(world, party)) < len(party) or world.characters[party[0]].at in goals(world, party) & home():
            return the(ask, "stay")
        return doors[0] if doors and fit(world, party) else self.step_towards(world, ask)

    def personal(self, world: Chateau, ask: Ask) -> Option | None:
        """What is good for one's own characters: to free, to take, to wear, to drink."""
        for option in ask.options:
            if option.verb in ("free", "take", "wear") or (option.verb == "drink" and self.should_drink(world, option)):
                return option
        return None

    def council(self, world: Chateau, ask: Ask) -> Option:
        return self.personal(world, ask) or the(ask, "done")

    def go_on(self, world: Chateau, ask: Ask) -> Option:
        at = world.characters[world.acting[0]].at
        return the(ask, "halt") if at in goals(world, world.acting) else self.step_towards(world, ask)

    def step_towards(self, world: Chateau, ask: Ask) -> Option:
        """The step that brings the party nearest to where it wants to be, by the calmest way."""
        return calmest(offered(ask, "go", "search"), goals(world, world.acting))

    def change_order(self, world: Chateau, ask: Ask) -> Option:
        """The sturdiest step to the front, one after the other."""
        misfits = misplaced(world, [id for id in world.order if id in world.acting])
        steps, last = offered(ask, "front"), offered(ask, "done")
        if last and not misfits:
            return last[0]
        wanted = [option for option in steps if misfits and option.on[0] == misfits[-1]]
        return max(wanted or steps, key=lambda option: sturdiness(world.characters[option.on[0]]))

    def should_drink(self, world: Chateau, option: Option) -> bool:
        """The wounded drink what heals; of what is unknown only those who could survive it."""
        who = world.characters[option.on[0]]
        missing = who.initial - who.life
        known = option.note is not None and option.note.id == "potion-revival"
        return missing > 0 if known else missing >= 3 and who.life >= 4

    # In a fight

    def fight_or_flee(self, world: Chateau, ask: Ask) -> Option:
        fight = the_fight(world)
        fights, scatters = offered(ask, "fight"), offered(ask, "scatter")
        asleep = len(ready(world, fight.party)) < len(fight.party)
        if fights and (danger(world, fight) <= ACCEPTABLE or asleep):
            return fights[0]
        if not fights or escape_chance(world, fight.foes) > 0:
            return the(ask, "flee")
        return (scatters or fights)[0]

    def join(self, world: Chateau, ask: Ask) -> Option:
        return the(ask, "join" if danger(world, the_fight(world)) < 1 else "stay")

    def scatter(self, world: Chateau, ask: Ask) -> Option:
        return the(ask, "run")

    def run(self, world: Chateau, ask: Ask) -> Option:
        return calmest(ask.options, goals(world, world.acting))

    def fly(self, world: Chateau, ask: Ask) -> Option:
        if danger(world, the_fight(world)) <= ACCEPTABLE:
            return the(ask, "stay")
        cost = costs(home())
        return min(offered(ask, "fly"), key=lambda option: cost[option.at])

    def cast(self, world: Chateau, ask: Ask) -> Option:
        """Sleep for the worst foe, unless one more blow will do."""
        fight = the_fight(world)
        awake = [foe for foe in fight.foes if not foe.drowsy and (foe.life > 2 or len(fight.foes) > 1)]
        if not awake:
            return the(ask, "spare")
        return the(ask, "cast", "sleep", max(awake, key=lambda foe: harm(world, foe, fight.party)).id)

    def strike(self, world: Chateau, ask: Ask) -> Option:
        """The foe most likely to fall; of equals the most harmful."""
        fight = the_fight(world)
        who = asked_for(world, ask)
        foes = {foe.id: foe for foe in fight.foes}

        def promise(option: Option) -> tuple[float, float]:
            foe = foes[option.on[0]]
            return kill_chance(world, who, foe), harm(world, foe, fight.party)

        return max(ask.options, key=promise)

    def second_pair(self, world: Chateau, ask: Ask) -> Option:
        fight = the_fight(world)

        def hopes(option: Option) -> tuple[float, bool]:
            """The blows to be expected; where there are none, a spell."""
            pair = folk(world, option.on)
            blows = sum(max((force(world, who, foe) for foe in fight.foes), default=0.0) for who in pair)
            return blows, casters(world, [*option.on])

        return max(ask.options, key=hopes)

    # Treasures

    def keep_safe(self, world: Chateau, ask: Ask) -> Option:
        """Valuables go to the sturdiest; a weapon that may be cursed to somebody the others could master."""
        takers = offered(ask, "give")
        if any(option.note and option.note.id == "note-curse" for option in takers):
            return min(takers, key=lambda option: sturdiness(taker(world, option)))
        return max(takers, key=lambda option: sturdiness(taker(world, option)))

    def agree(self, world: Chateau, ask: Ask) -> Option:
        """An exchange that does not lose by the guide values."""
        return the(ask, "yes" if value(ask.text.args["item"]) >= value(ask.text.args["back"]) else "no")

    def who_drinks(self, world: Chateau, ask: Ask) -> Option:
        def lost(option: Option) -> int:
            return taker(world, option).initial - taker(world, option).life

        worst = max(offered(ask, "give"), key=lost)
        return worst if lost(worst) > 0 else the(ask, "leave")


def taker(world: Chateau, option: Option) -> Character:
    return world.characters[option.on[0]]


def the_fight(world: Chateau) -> Fight:
    assert world.fight is not None
    return world.fight


def calmest(steps: Iterable[Option], ends: frozenset[str]) -> Option:
    """The step from which the way to one of some ends is the calmest."""
    cost = costs(ends)
    return min(steps, key=lambda option: cost[option.at] + risk(option.at))


CHOICES: Mapping[str, Choose] = {
    "ask-turn": Scripted.take_turn,
    "ask-turn-some": Scripted.take_turn,
    "ask-turn-alone": Scripted.take_turn,
    "ask-turn-one": Scripted.take_turn,
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
