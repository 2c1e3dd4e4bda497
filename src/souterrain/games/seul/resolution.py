"""IV.1 Resolving situations: D20 + DV + bonus against difficulty + malus.

What the rulebook leaves to the player's judgement (does a trait apply, what is the situation worth, what is spent) is
proposed here and may be decided otherwise; both are recorded."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from functools import partial

from msgspec import Struct

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Each, Offers, choose, which
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say

from .catalogue import BOOK, domain_of, situations
from .equipment import load_malus, own_ca
from .events.character import Judged, Resisted, Tested
from .light import BLIND, blind_to
from .rows import TestKind
from .situations import WHEN
from .world import SEAT, Judgement, World

TRAIT_BONUS = 2
RESOURCE_BONUS = 2
AGAINST = {"encounter": "danger", "surprise": "danger", "force": "solid", "cache": "days"}
"""What a malus of the moment is called in a test; in all others it is those whom he deals with."""
BOTH = (True, False)


class Odds(Struct, gc=False):
    """A test before it is rolled: the sum to reach beyond the die, and where it comes from."""

    test: TestKind
    need: int
    """What the die must show at least, before Resources."""
    counts: tuple[tuple[str, int], ...]
    """The difficulty, and what makes the roll easier or harder by how much."""
    trait: int
    situation: int
    proposed: tuple[int, int]
    """Trait and situation as the program would have them."""
    again: bool
    """A domain allows a second try."""

    def face(self, spent: int = 0) -> int:
        """The lowest face that succeeds: a 20 always does, a 1 never.

        Rule: seul.test.natural-twenty-and-one."""
        return min(20, max(2, self.need - RESOURCE_BONUS * spent))

    def percent(self, spent: int = 0) -> int:
        """The exact chance, second try included, in whole per cent."""
        single = (21 - self.face(spent)) / 20
        return round(100 * (1 - (1 - single) ** 2 if self.again else single))


def appraise(
    world: World,
    test: TestKind,
    *,
    difficulty: int | None = None,
    bonus: int = 0,
    malus: int = 0,
    tags: tuple[str, ...] = (),
) -> Odds:
    """All that counts for a test of the character's, as the program proposes it or the player has decided.

    Rules: seul.magic.armour-hampers, seul.light.blind-malus-four, seul.fatigue.malus-on-all-tests,
    seul.test.universal-maluses."""
    hero = world.hero
    meeting = world.encounter
    rule = BOOK.tests[test]
    own = difficulty is None and rule.difficulty == "own"
    if difficulty is None:
        difficulty = own_ca(hero) if own else int(rule.difficulty)
    proposed = trait, situation = proposal(world, test, tags)
    decided = world.judgement
    if decided is not None:
        if decided.trait and hero.traits:
            trait = TRAIT_BONUS if decided.trait == "claim" else 0
        if decided.situation is not None:
            situation = decided.situation
    domain = domain_of(test)
    bonus += sum(thing.bonus for thing in hero.pack if thing.domain and thing.domain == domain)
    blind = rule.blind and world.where == "below" and blind_to(world, meeting.group if meeting else None)
    counts = (
        ("dv", hero.dv),
        ("trait", trait),
        ("help" if situation > 0 else "hindrance", situation),
        ("bonus", bonus),
        (AGAINST.get(test, "them"), -malus),
        ("fatigue", -hero.fatigue),
        ("load", -load_malus(hero)),
        ("blind", -BLIND * blind),
        ("poison", -2 * (hero.poison_until > world.now)),
        ("gaze", -2 * (meeting is not None and meeting.gazed)),
    )
    need = difficulty - sum(n for _, n in counts)
    base = "armour" if own or test == "attack" else "difficulty"
    return Odds(test, need, ((base, difficulty), *counts), trait, situation, proposed, domain in hero.domains)


def proposal(world: World, test: TestKind, tags: tuple[str, ...]) -> tuple[int, int]:
    """The trait bonus and the situation (bonus less malus, each at most 2) that the program proposes."""
    known = (BOOK.traits[name] for name in world.hero.traits if name in BOOK.traits)
    trait = TRAIT_BONUS if any(row.fits(test, tags) for row in known) else 0
    bonus = malus = 0
    for situation in situations(test, tags):
        if WHEN[situation.id](world):
            bonus += situation.bonus
            malus += situation.malus
    return trait, min(2, bonus) - min(2, malus)


def attempt(
    world: World,
    test: TestKind,
    rule: str,
    *,
    difficulty: int | None = None,
    bonus: int = 0,
    malus: int = 0,
    tags: tuple[str, ...] = (),
    spent: int | None = None,
    stakes: Say | None = None,
    tells: Container[bool] = BOTH,
) -> Rules[bool]:
    """A test of the character's. `spent` Resources are already named, or None to ask what to spend; `stakes` tells what
    success and failure bring where it is not what this test always brings; `tells` which of them has a line of its
    own, since what comes of the other is told with its dice."""

    def weigh() -> Odds:
        return appraise(world, test, difficulty=difficulty, bonus=bonus, malus=malus, tags=tags)

    odds = weigh()
    if spent is None:
        spent = 0
        if asks(world, odds):
            odds, spent = yield from effort(world, weigh, rule, stakes)
    success = yield from throw(world, odds, rule, spent, tells)
    return success


def withstand(world: World, harm: str, *tags: str) -> Rules[bool]:
    """A save against some harm; what a failed one brings is told by itself."""
    saved = yield from attempt(world, "save", "seul.save.difficulty", tags=tags, stakes=Say("stakes-" + harm), tells=())
    if saved:
        tell(world, Resisted(harm))
    return saved


def asks(world: World, odds: Odds) -> bool:
    """Whether the player is asked what to spend on a test."""
    return world.every_roll or (world.ask_effort and world.hero.resources > 0 and odds.percent() < 95)


def throw(world: World, odds: Odds, rule: str, spent: int = 0, tells: Container[bool] = BOTH) -> Rules[bool]:
    """A test whose odds are known, as a success or a failure."""
    face = yield from roll(world, odds, rule, spent, tells)
    return face >= odds.face(spent)


def roll(world: World, odds: Odds, rule: str, spent: int = 0, tells: Container[bool] = BOTH) -> Rules[int]:
    """Spend, roll, and roll again where a domain allows it: the face that counts.

    Rules: seul.dice.uses, seul.char.domain-reroll."""
    world.hero.resources -= spent
    if world.judgement is not None:
        _record(world, odds)
    wants = odds.face(spent)
    face: int = yield Roll("d20", rule, SEAT, wants=wants)
    success = face >= wants
    first = 0
    if not success and odds.again:
        first = face
        face = yield Roll("d20", "seul.test.domain-second-try", SEAT, wants=wants)
        success = face >= wants
    if BOOK.tests[odds.test].told and success in tells:
        tell(world, Tested(odds.test, face, wants, success, spent, first, rule))
    return face


def effort(world: World, weigh: Callable[[], Odds], rule: str, stakes: Say | None = None) -> Rules[tuple[Odds, int]]:
    """Before a roll: what it is for and what it may bring; what to spend on it, or to judge it otherwise than the
    program does."""
    while True:
        odds = weigh()
        at_stake = stakes or Say("stakes-" + odds.test)
        name, sum_of = Say("test-" + odds.test), counted(odds.counts)
        text = Say("ask-effort", test=name, face=odds.face(), why=sum_of, stakes=at_stake)
        spent = yield from choose(SEAT, text, efforts(world, odds), rule)
        if spent is not None:
            return odds, spent


def efforts(world: World, odds: Odds) -> Offers[int | None]:
    """How many Resources to spend on a roll; or to judge it first."""
    yield Deed(Option("roll", Say("option-roll"), note=chance(odds)), lambda: 0)
    rule = "seul.resource.plus-two-per-resource-on-any-roll"
    spending = [
        Option(
            "roll",
            Say("option-roll-spending", n=n),
            note=chance(odds, n),
            rule=rule,
            on=(str(n),),
        )
        for n in spendings(world, odds)
    ]
    yield Each(spending, lambda option: int(option.on[0]))
    yield from judging(world, odds)
    if world.ask_effort and not world.every_roll:
        yield Deed(Option("roll-on", Say("option-roll-on")), partial(roll_on, world))


def chance(odds: Odds, spent: int = 0) -> Say:
    """The chance of a test, and whether a second try is in it."""
    return Say("note-chance-again" if odds.again else "note-chance", percent=odds.percent(spent))


def outlook(odds: Odds) -> Say:
    """The chance of a test before one goes at it, and whatever makes it smaller."""
    against = [(name, n) for name, n in odds.counts if n < 0]
    if not against:
        return Say("note-chance", percent=odds.percent())
    return Say("note-chance-but", percent=odds.percent(), why=counted(against))


def counted(counts: Iterable[tuple[str, int]]) -> Say:
    """What counts for a roll, and how much."""
    said = (Say("count-" + name, n=abs(n)) for name, n in counts if n)
    return Say("list", **{f"n{at}": each for at, each in enumerate(said)})


def spend(world: World, text: Say, notes: list[Say], dearest_first: bool = False) -> Rules[int]:
    """Resources for a roll that is no test: as many as he has and as there are notes of what each one more would do;
    where his life hangs on it, what is likeliest to save it comes first.

    Rule: seul.resource.plus-two-per-resource-on-any-roll."""
    rule = "seul.resource.plus-two-per-resource-on-any-roll"
    most = min(world.hero.resources, len(notes) - 1)
    if not most:
        return 0
    offers = [(Option("roll", Say("option-roll"), note=notes[0], rule=rule), 0)]
    for n in range(1, most + 1):
        more = Say("option-roll-spending", n=n)
        offers.append((Option("roll", more, note=notes[n], rule=rule, on=(str(n),)), n))
    spent = yield from which(SEAT, text, offers[::-1] if dearest_first else offers, rule)
    world.hero.resources -= spent
    return spent


def roll_on(world: World) -> int:
    """Roll, and from now on without being asked what to spend."""
    world.ask_effort = False
    return 0


def spendings(world: World, odds: Odds) -> range:
    """How many Resources could still make a difference."""
    most = min(world.hero.resources, -(-(min(odds.need, 20) - 2) // RESOURCE_BONUS))
    return range(1, most + 1)


def judging(world: World, odds: Odds | None = None) -> Offers[None]:
    """To judge the next roll, once."""
    if world.judgement is None:
        option = Option("judge", Say("option-judge"), rule="seul.test.universal-bonuses")
        yield Deed(option, partial(judge, world, odds))


def judge(world: World, odds: Odds | None = None) -> Rules[None]:
    """The player judges the next roll: does a trait apply, what is the situation worth?"""
    offers = list(judgements(world, odds))
    world.judgement = yield from which(SEAT, Say("ask-judge"), offers, "seul.test.universal-bonuses")


def judgements(world: World, odds: Odds | None) -> Iterator[tuple[Option, Judgement]]:
    """What may be judged otherwise than it is proposed."""
    for n in range(-2, 3):
        if odds is None or n != odds.situation:
            text, rule = Say("option-situation", n=n), "seul.test.universal-bonuses"
            yield Option("situation", text, rule=rule, on=(str(n),)), Judgement(situation=n)
    rule = "seul.char.rst-bonus-two"
    if world.hero.traits and (odds is None or odds.trait == 0):
        yield Option("trait", Say("option-trait-claim"), rule=rule, on=("claim",)), Judgement(trait="claim")
    if world.hero.traits and (odds is None or odds.trait > 0):
        yield Option("trait", Say("option-trait-waive"), rule=rule, on=("waive",)), Judgement(trait="waive")
    yield Option("leave", Say("option-as-proposed")), Judgement()


def _record(world: World, odds: Odds) -> None:
    """Both the proposal and the decision are recorded, and the decision is used up."""
    decided = world.judgement
    world.judgement = None
    if decided is None or odds.proposed == (odds.trait, odds.situation):
        return
    tell(world, Judged(odds.test, *odds.proposed, odds.trait, odds.situation))
