"""IV.6 Charm, negotiation, bribery: the stakes are named before the roll."""

from __future__ import annotations

from collections.abc import Iterator

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import agreed, which
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .creatures import row_of, total_dv
from .danger import alarm
from .equipment import discard, row, value_of
from .events.meetings import Bribed, Cheated, Stake, Toll, TollInKind, Yielded
from .purse import pay, worth
from .resolution import appraise, attempt, outlook
from .rows import TestKind
from .words import label, thing_word
from .world import SEAT, Encounter, Thing, World
from .wounds import rob

LOT = 1000
"""Copper worth a bonus of 2 when it is spent on somebody."""


def stakes(world: World, meeting: Encounter) -> list[str]:
    """The stakes that can be played for."""
    creature = row_of(meeting.group)
    mood = meeting.group.mood
    found = ["safe-passage"]
    if meeting.group.guards:
        found.append("share")
    if world.hero.purse or _valuables(world):
        found.append("toll")
    if mood != "hostile":
        found.append("news")
    if mood == "friendly" and creature.likes:
        found.append("trade")
    return found


def parley(world: World) -> Rules[str]:
    """Choose a stake, choose how to put it, roll. "talked" if the meeting is over, "" if it goes on."""
    meeting = world.encounter
    assert meeting is not None
    rule = "seul.social.stake-before-roll"
    offers = [
        (Option("stake", Say(f"stake-{stake}"), note=Say(f"stake-{stake}-or"), rule=rule, on=(stake,)), stake)
        for stake in stakes(world, meeting)
    ]
    stake = yield from which(SEAT, Say("ask-stake"), offers, rule)
    success = yield from plead(world, stake)
    return (yield from settle_stake(world, stake, success))


def plead(world: World, stake: str) -> Rules[bool]:
    """The test: by charm, by negotiation, or with gold on the table."""
    meeting = world.encounter
    assert meeting is not None
    malus = total_dv(meeting.group)
    bonus = 2 if meeting.group.mood == "friendly" else 0
    manner, lots, gift = yield from which(
        SEAT, Say("ask-manner"), manners(world, bonus, malus), "seul.social.difficulty"
    )
    if lots:
        if gift is None:
            pay(world.hero, lots * LOT)
        else:
            discard(world.hero, gift)
        bonus += 2 * lots
        tell(world, Bribed(10 * lots if gift is None else value_of(gift) // 100))
    success = yield from attempt(world, manner, "seul.social.difficulty", bonus=bonus, malus=malus)
    tell(world, Stake(stake, success))
    return success


def manners(world: World, bonus: int, malus: int) -> Iterator[tuple[Option, tuple[TestKind, int, Thing | None]]]:
    """The ways to put it, each with the lots of 10 PO that go with it, in coin or as one precious thing."""
    ways: tuple[TestKind, ...] = ("negotiation", "charm")
    for manner in ways:
        chance = outlook(appraise(world, manner, bonus=bonus, malus=malus))
        yield Option(manner, Say("option-" + manner), note=chance), (manner, 0, None)
    plain = appraise(world, "bribery", bonus=bonus, malus=malus)
    enough = max(1, -(-(plain.need - 2) // 2))
    for lots in range(1, min(enough, worth(world.hero.purse) // LOT) + 1):
        chance, text = Say("note-chance", percent=plain.percent(lots)), Say("option-bribery", po=10 * lots)
        yield Option("bribery", text, note=chance, on=(str(lots),)), ("bribery", lots, None)
    for n, thing in enumerate(_valuables(world)):
        if lots := value_of(thing) // LOT:
            chance, text = Say("note-chance", percent=plain.percent(lots)), Say("option-gift", thing=thing_word(thing))
            yield Option("bribery", text, note=chance, on=("thing", str(n))), ("bribery", lots, thing)


def settle_stake(world: World, stake: str, success: bool) -> Rules[str]:
    """What was agreed, or what was risked: "talked", "refused", or "" where it comes to blows."""
    meeting = world.encounter
    assert meeting is not None
    match stake, success:
        case ("safe-passage", True) | ("share", True):
            meeting.group.passed = True
            meeting.shared = stake == "share"
        case "safe-passage", False:
            meeting.group.mood = "hostile"
            meeting.acts_last = True
            return ""
        case "share", False:
            return (yield from _refused_share(world))
        case "toll", False:
            take_toll(world)
        case "news", True:
            meeting.told_news = True
        case "news", False:
            yield from alarm(world, "seul.social.stake-before-roll")
        case "trade", True:
            meeting.trades = True
        case "trade", False:
            cheat(world)
    return "talked" if success else "refused"


def _refused_share(world: World) -> Rules[str]:
    """They keep it all: he leaves by the way he came, or fights."""
    meeting = world.encounter
    assert meeting is not None
    leave, fight = Option("leave", Say("option-leave")), Option("fight", Say("option-fight"))
    rule = "seul.social.stake-before-roll"
    if (yield from agreed(SEAT, Say("ask-leave-or-fight"), rule, leave, fight)):
        meeting.sent_back = True
        return "refused"
    meeting.group.mood = "hostile"
    return ""


def take_toll(world: World) -> None:
    """They take 10 PO for each of their DV, or the best thing if he has less, and let him go."""
    meeting = world.encounter
    assert meeting is not None
    wanted = LOT * total_dv(meeting.group)
    best = max(_valuables(world), key=value_of, default=None)
    if best is not None and worth(world.hero.purse) < wanted:
        discard(world.hero, best)
        tell(world, TollInKind(label(best)))
        return
    taken = min(wanted, worth(world.hero.purse))
    pay(world.hero, taken)
    tell(world, Toll(taken // 100))


def cheat(world: World) -> None:
    """A bad bargain costs a Resource, or 10 PO."""
    if world.hero.resources:
        world.hero.resources -= 1
    else:
        pay(world.hero, min(LOT, worth(world.hero.purse)))
    tell(world, Cheated())


def yield_up(world: World) -> Rules[str]:
    """In combat: they take all coins and treasure and let him live, or the Round's actions are lost."""
    success = yield from plead(world, "yield")
    if not success:
        return ""
    rob(world, everything=False)
    tell(world, Yielded())
    return "yielded"


def call_to_surrender(world: World) -> Rules[str]:
    """After a Morale test in which they held: they surrender, or their courage is no longer in doubt."""
    meeting = world.encounter
    assert meeting is not None
    meeting.held = False
    if (yield from plead(world, "surrender")):
        for foe in meeting.group.foes:
            if foe.state == "up":
                foe.state = "yielded"
        return "won"
    meeting.no_morale = True
    return ""


def _valuables(world: World) -> list[Thing]:
    return [thing for thing in world.hero.pack if row(thing).use == "valuable"]
