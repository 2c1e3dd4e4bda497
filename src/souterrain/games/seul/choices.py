"""What the character may do with an action in combat."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, choose
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .catalogue import BOOK
from .combat import attack, attack_odds, can_reach, in_view, throw_lantern
from .creatures import foe_dv, row_of, standing, total_dv
from .equipment import burden, damage_die, free_hand, row, wield
from .events.combat import Closed, Waited
from .events.places import Wielded
from .flight import flee
from .light import carries_light, drop_light, light_torch, may_hold_light
from .magic import can_cast, cast, turn_undead
from .morale import shaken
from .resolution import appraise, judging, outlook, spendings
from .talk import call_to_surrender, parley, yield_up
from .words import label, thing_word
from .world import SEAT, Encounter, Foe, Thing, World

Result = tuple[str, bool]
"""How the fight ended with an action, if it did, and whether the Round's other actions are gone with it."""


def act(world: World, first: bool = True) -> Rules[Result]:
    """One action of the character's. What uses none up has no result, and he goes on choosing."""
    meeting = world.encounter
    assert meeting is not None
    while True:
        done = yield from choose(SEAT, _headline(world, meeting), deeds(world, meeting, first), "seul.combat.options")
        if done is not None:
            return done


def _headline(world: World, meeting: Encounter) -> Say:
    if meeting.distance > 1 and not in_view(world, meeting):
        return Say("ask-combat-unseen", round=meeting.round, distance=meeting.distance)
    return Say(
        "ask-combat",
        round=meeting.round,
        n=len(standing(meeting.group)),
        creature=Say("creature-" + meeting.group.creature),
        distance=meeting.distance,
    )


def deeds(world: World, meeting: Encounter, first: bool = True) -> Offers[Result | None]:
    """What he may do; a spell or a turning takes the whole Round, so it must come first in it."""
    yield from blows(world, meeting)
    if meeting.distance > 1:
        yield Deed(Option("close", Say("option-close"), rule="seul.time.cost-run"), partial(close, world, meeting))
    if first:
        yield from powers(world, meeting)
    yield from words(world, meeting)
    unseen = world.hero.spells.get("invisibility", 0) > world.now
    chance = Say("note-chance", percent=100) if unseen else outlook(appraise(world, "flight"))
    option = Option("flee", Say("option-flee"), note=chance, rule="seul.flight.instead-of-attack")
    yield Deed(option, partial(run_away, world))
    yield from hands(world)
    yield Deed(Option("wait", Say("option-wait")), partial(wait, world))
    yield from judging(world)


# Blows


def blows(world: World, meeting: Encounter) -> Offers[Result]:
    """A blow or a shot at each enemy within reach, with or without Resources spent on it; the light as a weapon."""
    hero = world.hero
    up = [(n, foe) for n, foe in enumerate(meeting.group.foes) if foe.state == "up"]
    hands_full = hero.weapon is not None and row(hero.weapon).two_handed and hero.off_hand == "light"
    if can_reach(world, meeting) and not hands_full:
        for n, foe in up:
            odds = attack_odds(world, foe)
            at, on = f"foe-{n}", (str(n),)
            who = Say("creature-" + meeting.group.creature)
            one = 0 if len(up) == 1 else n + 1
            text = Say("option-attack-leader" if foe.leader else "option-attack", creature=who, hp=foe.hp, n=one)
            note = Say("note-blow", face=odds.face(), chance=outlook(odds), n=damage_die(hero))
            option = Option("attack", text, at, note, "seul.attack.difficulty", on=on)
            yield Deed(option, partial(strike, world, foe))
            if spendings(world, odds):
                more = Say("note-up-to", percent=odds.percent(len(spendings(world, odds))))
                rule = "seul.resource.plus-two-per-resource-on-any-roll"
                text = Say(f"{text.id}-spending", creature=who, n=one)
                option = Option("effort", text, at, more, rule, on=on)
                yield Deed(option, partial(strike, world, foe, ask=True))
    if meeting.distance <= 1 and hero.off_hand == "light" and hero.light is not None:
        n, foe = up[0]
        kind = hero.light.kind
        chance = outlook(attack_odds(world, foe, torch=True))
        text = Say("option-strike-" + kind)
        option = Option("strike", text, f"foe-{n}", chance, "seul.light." + kind, on=(kind, str(n)))
        do = partial(strike, world, foe, torch=True) if kind == "torch" else partial(hurl_lantern, world, foe)
        yield Deed(option, do)


def strike(world: World, foe: Foe, ask: bool = False, torch: bool = False) -> Rules[Result]:
    """A blow; it may break them."""
    broken = yield from attack(world, foe, ask, torch)
    return ("won" if broken else ""), False


def hurl_lantern(world: World, foe: Foe) -> Rules[Result]:
    broken = yield from throw_lantern(world, foe)
    return ("won" if broken else ""), False


def close(world: World, meeting: Encounter) -> Result:
    """Run towards them."""
    meeting.distance = max(1, meeting.distance - burden(world.hero).run)
    tell(world, Closed(meeting.distance, 0))
    return "", False


def run_away(world: World) -> Rules[Result]:
    """Flight: whoever is caught fights on, but this Round is gone."""
    result = yield from flee(world)
    return ("" if result == "caught" else result), True


def wait(world: World) -> Result:
    tell(world, Waited())
    return "", False


# Powers


def powers(world: World, meeting: Encounter) -> Offers[Result]:
    """Spells, and the turning of undead."""
    if can_cast(world):
        chance = outlook(appraise(world, "magic"))
        for spell in BOOK.spells.values():
            if not spell.fight or world.hero.spells.get(spell.id, 0) > world.now:
                continue
            if spell.rounds:
                text = Say("option-cast", spell=Say("spell-" + spell.id))
                yield Deed(Option("cast", text, note=chance, on=(spell.id,)), partial(cast_in_fight, world, spell.id))
            else:
                yield from bolts(world, meeting, spell.id, chance)
    if "consecrated" in world.hero.gifts and row_of(meeting.group).undead:
        weaker = sum(foe_dv(meeting.group, foe) < world.hero.dv for foe in standing(meeting.group))
        falls = Say("note-destroys", n=min(weaker, world.hero.dv))
        option = Option("turn", Say("option-turn-undead"), note=falls, rule="seul.gift.turn-undead-destroys")
        yield Deed(option, partial(turn_them, world))


def bolts(world: World, meeting: Encounter, spell: str, chance: Say) -> Offers[Result]:
    """A spell of the moment at each of those whom he can see."""
    if in_view(world, meeting):
        for n, foe in enumerate(meeting.group.foes):
            if foe.state == "up":
                who = Say("creature-" + meeting.group.creature)
                one = 0 if len(standing(meeting.group)) == 1 else n + 1
                text = Say("option-cast-at", spell=Say("spell-" + spell), creature=who, hp=foe.hp, n=one)
                option = Option("cast", text, f"foe-{n}", chance, on=(spell, str(n)))
                yield Deed(option, partial(cast_in_fight, world, spell, foe))


def cast_in_fight(world: World, spell: str, target: Foe | None = None) -> Rules[Result]:
    """A spell takes the whole Round; magic may break them.

    Rule: seul.morale.trigger-magic-or-consecrated."""
    yield from cast(world, spell, target)
    broken = yield from shaken(world, "magic")
    return ("won" if broken else ""), True


def turn_them(world: World) -> Rules[Result]:
    """The undead are turned, and those who are left test their Morale.

    Rules: seul.gift.turn-undead-morale, seul.morale.trigger-magic-or-consecrated."""
    turn_undead(world)
    broken = yield from shaken(world, "magic", "turned")
    return ("won" if broken else ""), True


# Words


def words(world: World, meeting: Encounter) -> Offers[Result]:
    """Talk is for those who think: before the first blow, to give oneself up, or when their courage was in doubt."""
    if not row_of(meeting.group).thinks:
        return
    chance = outlook(appraise(world, "negotiation", malus=total_dv(meeting.group)))
    if not meeting.blow_struck:
        option = Option("talk", Say("option-talk"), note=chance, rule="seul.social.difficulty")
        yield Deed(option, partial(speak, world, parley, True))
    else:
        stake = Say("note-stake", chance=chance, stake=Say("stake-yield"))
        option = Option("yield", Say("option-yield"), note=stake, rule="seul.social.stake-before-roll")
        yield Deed(option, partial(speak, world, yield_up, True))
    if meeting.held and not meeting.no_morale:
        stake = Say("note-stake", chance=chance, stake=Say("stake-surrender"))
        text = Say("option-call-to-surrender")
        option = Option("surrender", text, note=stake, rule="seul.social.stake-before-roll")
        yield Deed(option, partial(speak, world, call_to_surrender, False))


def speak(world: World, talk: Callable[[World], Rules[str]], whole_round: bool) -> Rules[Result]:
    """Talk may end the fight, and may take the whole Round."""
    result = yield from talk(world)
    return result, whole_round


# Hands


def hands(world: World) -> Offers[Result | None]:
    """A light let fall or lit; another weapon. Only lighting a torch takes the action."""
    hero = world.hero
    if hero.off_hand == "light":
        option = Option("drop", Say("option-drop-light"), rule="seul.gear.heavy-weapon-two-hands", on=("light",))
        yield Deed(option, partial(drop_light, world))
    elif hero.torches and not carries_light(world) and may_hold_light(world):
        option = Option("light", Say("option-light-torch"), rule="seul.light.torch", on=("torch",))
        yield Deed(option, partial(strike_light, world))
    for n, thing in enumerate(hero.pack):
        if row(thing).use == "weapon":
            text = Say("option-wield", thing=thing_word(thing))
            option = Option("wield", text, rule="seul.gear.weapons", on=(str(n),))
            yield Deed(option, partial(draw, world, thing))


def draw(world: World, weapon: Thing) -> None:
    """Another weapon is taken in hand; one for two hands lets the light fall.

    Rule: seul.gear.heavy-weapon-two-hands."""
    wield(world.hero, weapon)
    tell(world, Wielded(label(weapon)))
    if world.hero.off_hand == "light" and not free_hand(world.hero):
        drop_light(world)


def strike_light(world: World) -> Result:
    light_torch(world)
    return "", False
