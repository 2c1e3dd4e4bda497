"""What the character may do with an action in combat."""

from __future__ import annotations

from souterrain.core.ask import Ask, Option
from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .combat import RUN, attack, attack_odds, can_reach, in_view, throw_lantern
from .creatures import foe_dv, row_of, standing, total_dv
from .equipment import load, row, wield
from .events.combat import Closed, Waited
from .flight import flee
from .light import carries_light, drop_light, light_torch, may_hold_light
from .magic import SPELLS, can_cast, cast, turn_undead
from .morale import shaken
from .resolution import appraise, judge, spendings
from .talk import call_to_surrender, parley, yield_up
from .words import thing_word
from .world import SEAT, Encounter, World

FREE = ("drop-light", "wield", "judge")
"""Choices that do not use up the action."""


def act(world: World) -> Rules[tuple[str, bool]]:
    """One action of the character's: how the fight ended with it, if it did, and whether the Round's other
    actions are gone with it."""
    meeting = world.encounter
    assert meeting is not None
    while True:
        key: str = yield Ask(SEAT, _headline(meeting), options(world, meeting), "seul.combat.options")
        what, _, rest = key.partition(":")
        if what not in FREE:
            return (yield from _do(world, meeting, what, rest))
        if what == "drop-light":
            drop_light(world)
        elif what == "wield":
            wield(world.hero, None if rest == "none" else world.hero.pack[int(rest)])
        else:
            yield from judge(world)


def _headline(meeting: Encounter) -> Say:
    return Say(
        "ask-combat",
        round=meeting.round,
        n=len(standing(meeting.group)),
        creature=Say("creature-" + meeting.group.creature),
        distance=meeting.distance,
    )


def options(world: World, meeting: Encounter) -> tuple[Option, ...]:
    hero = world.hero
    found: list[Option] = []
    up = [(n, foe) for n, foe in enumerate(meeting.group.foes) if foe.state == "up"]
    hands_full = hero.weapon is not None and row(hero.weapon).two_handed and hero.off_hand == "light"
    if can_reach(world, meeting) and not hands_full:
        for n, foe in up:
            odds = attack_odds(world, foe)
            text = Say("option-attack-leader" if foe.leader else "option-attack", hp=foe.hp, n=n + 1)
            note = Say("note-chance", percent=odds.percent())
            found.append(Option(f"attack:{n}", text, f"foe-{n}", note, "seul.attack.difficulty"))
            if spendings(world, odds):
                more = Say("note-up-to", percent=odds.percent(len(spendings(world, odds))))
                text = Say("option-attack-spending", n=n + 1)
                rule = "seul.resource.plus-two-per-resource-on-any-roll"
                found.append(Option(f"effort:{n}", text, f"foe-{n}", more, rule))
    if meeting.distance <= 1 and hero.off_hand == "light" and hero.light is not None:
        n, foe = up[0]
        kind = hero.light.kind
        note = Say("note-chance", percent=attack_odds(world, foe, torch=True).percent())
        found.append(Option(f"{kind}:{n}", Say("option-strike-" + kind), f"foe-{n}", note, "seul.light." + kind))
    if meeting.distance > 1:
        found.append(Option("close", Say("option-close"), rule="seul.time.cost-run"))
    found += _gift_options(world, meeting)
    found += _talk_options(world, meeting)
    flight = 100 if hero.spells.get("invisibility", 0) > world.now else appraise(world, "flight").percent()
    found.append(
        Option(
            "flee", Say("option-flee"), note=Say("note-chance", percent=flight), rule="seul.flight.instead-of-attack"
        )
    )
    found += _hand_options(world)
    found.append(Option("wait", Say("option-wait")))
    if world.judgement is None:
        found.append(Option("judge", Say("option-judge"), rule="seul.test.universal-bonuses"))
    return tuple(found)


def _gift_options(world: World, meeting: Encounter) -> list[Option]:
    found: list[Option] = []
    if can_cast(world):
        note = Say("note-chance", percent=appraise(world, "magic").percent())
        for spell in SPELLS:
            if world.hero.spells.get(spell, 0) > world.now:
                continue
            if spell == "fire-bolt":
                if in_view(world, meeting):
                    found += [
                        Option(
                            f"cast:fire-bolt+{n}",
                            Say("option-cast-at", spell=Say("spell-fire-bolt"), n=n + 1),
                            f"foe-{n}",
                            note,
                        )
                        for n, foe in enumerate(meeting.group.foes)
                        if foe.state == "up"
                    ]
            elif spell != "sanctuary":
                found.append(Option(f"cast:{spell}", Say("option-cast", spell=Say("spell-" + spell)), note=note))
    if "consecrated" in world.hero.gifts and row_of(meeting.group).undead:
        weaker = sum(foe_dv(meeting.group, foe) < world.hero.dv for foe in standing(meeting.group))
        note = Say("note-destroys", n=min(weaker, world.hero.dv))
        found.append(Option("turn", Say("option-turn-undead"), note=note, rule="seul.gift.turn-undead-destroys"))
    return found


def _talk_options(world: World, meeting: Encounter) -> list[Option]:
    """Talk is for those who think: before the first blow, to give oneself up, or when their courage was in doubt."""
    found: list[Option] = []
    if not row_of(meeting.group).thinks:
        return found
    note = Say("note-chance", percent=appraise(world, "negotiation", malus=total_dv(meeting.group)).percent())
    if not meeting.blow_struck:
        found.append(Option("talk", Say("option-talk"), note=note, rule="seul.social.difficulty"))
    else:
        found.append(Option("yield", Say("option-yield"), note=note, rule="seul.social.stake-before-roll"))
    if meeting.held and not meeting.no_morale:
        found.append(
            Option("surrender", Say("option-call-to-surrender"), note=note, rule="seul.social.stake-before-roll")
        )
    return found


def _hand_options(world: World) -> list[Option]:
    hero = world.hero
    found: list[Option] = []
    if hero.off_hand == "light":
        found.append(Option("drop-light", Say("option-drop-light"), rule="seul.gear.heavy-weapon-two-hands"))
    elif hero.torches and not carries_light(world) and may_hold_light(world):
        found.append(Option("light", Say("option-light-torch"), rule="seul.light.torch"))
    found += [
        Option(f"wield:{n}", Say("option-wield", thing=thing_word(thing)), rule="seul.gear.weapons")
        for n, thing in enumerate(hero.pack)
        if row(thing).use == "weapon"
    ]
    return found


def _do(world: World, meeting: Encounter, what: str, rest: str) -> Rules[tuple[str, bool]]:
    """Carry out a choice that uses the action up."""
    if what in ("attack", "effort", "torch", "lantern"):
        foe = meeting.group.foes[int(rest)]
        if what == "lantern":
            broken = yield from throw_lantern(world, foe)
        else:
            broken = yield from attack(world, foe, ask=what == "effort", torch=what == "torch")
        return ("won" if broken else ""), False
    if what == "close":
        meeting.distance = max(1, meeting.distance - RUN[load(world.hero)])
        tell(world, Closed(meeting.distance))
    elif what == "flee":
        result = yield from flee(world)
        return ("" if result == "caught" else result), True
    elif what == "cast":
        spell, _, target = rest.partition("+")
        yield from cast(world, spell, meeting.group.foes[int(target)] if target else None)
        broken = yield from shaken(world, "magic")
        return ("won" if broken else ""), True
    elif what == "turn":
        turn_undead(world)
        broken = yield from shaken(world, "magic", "turned")
        return ("won" if broken else ""), True
    elif what == "talk":
        return (yield from parley(world)), True
    elif what == "yield":
        return (yield from yield_up(world)), True
    elif what == "surrender":
        return (yield from call_to_surrender(world)), False
    elif what == "light":
        light_torch(world)
    else:
        tell(world, Waited())
    return "", False
