"""Combats: the fight in marching order, two at a time, round after round.

Rules: chateau.example.dragon, chateau.example.orc-1-setup, chateau.example.orc-2-draw,
chateau.example.orc-3-first-pair, chateau.example.orc-4-orc-strikes, chateau.example.orc-5-kill,
chateau.example.orc-6-healing."""

from __future__ import annotations

from functools import cache, partial
from itertools import combinations

from msgspec import Struct

from souterrain.core.ask import Option
from souterrain.core.dice import percent
from souterrain.core.events import tell
from souterrain.core.menu import Deed, agreed, choose, one_of, which
from souterrain.core.roll import Rules, pick
from souterrain.core.say import Say
from souterrain.crawl.ways import reach

from .blows import can_hit, foe_strikes, hit_chance, kill_chance, profile, strike, wounds_due
from .catalogue import BOOK, Monster
from .dice import odds
from .events.combat import CameToHelp, FoeSleeps, RoundBegan
from .flight import escape_chance, flee, fly_off, forfeit, put, scatter
from .spells import cast, may_cast
from .touch import TOUCHES, wake
from .words import being, beings, foe_name, foe_word, foes_word, place
from .world import Character, Chateau, Fight, Foe, able, active, folk, leader, marching, ready, ways


class Victory(Struct):
    """A party that stands where its foes lie, and what is theirs to share. One that had been `caught` in flight
    still has to roll for the point it ran to."""

    party: list[str]
    treasures: list[str]
    caught: bool


def battle(
    world: Chateau, party: list[str], foes: list[Foe], treasures: list[str], caught: bool = False
) -> Rules[list[Victory]]:
    """Fight or flee until one side is gone. A party that scattered may have won several fights, or none."""
    at = world.characters[party[0]].at
    fight = world.fight = Fight(at, list(party), foes, list(treasures), caught=caught)
    won: list[Victory] = []
    while fight.party:
        yield from fly_off(world, fight)
        won += yield from fight_or_flee(world, fight)
        if not fight.party or not fight.foes:
            break
        yield from help_from_nearby(world, fight)
        yield from assault(world, fight)
        if not fight.foes:
            world.fight = None
            return [*won, Victory(fight.party, fight.treasures, fight.caught)]
        if not fight.party:
            break
        fight.round += 1
        world.clock += 1
        tell(world, RoundBegan(fight.round))
        wake(world)
    abandon(world, fight)
    return won


def abandon(world: Chateau, fight: Fight) -> None:
    """Nobody is left to fight: monsters and treasures go back into the bowl."""
    for foe in fight.foes:
        if foe.kind:
            world.bowl.put(foe.kind)
    forfeit(world, fight)
    world.fight = None


def fight_or_flee(world: Chateau, fight: Fight) -> Rules[list[Victory]]:
    """The party chooses at the start of each round. Once caught it must fight, unless its weapons cannot hurt its
    foes; and then it must flee, or trust in a spell. Tells what those who scattered have won."""
    hands = ready(world, fight.party)
    armed = can_wound(world, fight, hands)
    if not hands or (armed and fight.caught):
        return []
    fights = armed or casters(world, hands)
    deeds = [Deed(_fight(world, fight, hands, armed), stand)] if fights else []
    deeds.append(Deed(_flight(world, fight, hands), partial(run_away, world, fight)))
    if len(hands) > 1:
        deeds.append(Deed(_SCATTER, partial(disperse, world, fight)))
    if len(deeds) == 1:
        return (yield from run_away(world, fight))
    rule = "chateau.flee.choice" if armed else "chateau.special.no-magic-must-flee"
    text = Say("ask-fight-or-flee", foes=foes_word(world, fight), armed=armed)
    return (yield from choose(leader(world, fight.party), text, deeds, rule))


def stand() -> list[Victory]:
    """The party stays; nothing is won yet."""
    return []


def run_away(world: Chateau, fight: Fight) -> Rules[list[Victory]]:
    """The party runs together; what catches it fights on."""
    yield from flee(world, fight)
    return []


def disperse(world: Chateau, fight: Fight) -> Rules[list[Victory]]:
    """Everybody for himself: who is caught fights alone. Tells who won."""
    won: list[Victory] = []
    for prey, hunters in (yield from scatter(world, fight)):
        won += yield from battle(world, [prey], hunters, [], caught=True)
    return won


def first_blood(world: Chateau, fight: Fight, hands: list[str]) -> float:
    """The chance that the front rank hits at all, each striking the foe easiest to hit."""
    miss = 1.0
    for who in folk(world, hands[:2]):
        miss *= 1 - max((hit_chance(world, who, foe) for foe in fight.foes if can_hit(world, who, foe)), default=0.0)
    return 1 - miss


def can_wound(world: Chateau, fight: Fight, hands: list[str]) -> bool:
    """Whether somebody has a weapon that can hurt one of the foes."""
    return any(can_hit(world, who, foe) for who in folk(world, hands) for foe in fight.foes)


def casters(world: Chateau, hands: list[str]) -> bool:
    """Whether somebody may try a spell now."""
    return any(may_cast(world, who) for who in folk(world, hands))


def help_from_nearby(world: Chateau, fight: Fight) -> Rules[None]:
    """Characters one or two points away may take part: they are there at once, at the end of the marching order.
    Each is asked once, when the fight comes near him."""
    if fight.joined or any(who.evil for who in folk(world, fight.party)):
        return
    fight.joined = True
    others = [who for who in marching(world) if who.id not in fight.party and able(world, who) and not who.evil]
    near = reach(ways(world), [fight.at], BOOK.numbers.joins_within)
    for who in others:
        if who.at not in near:
            continue
        text = Say("ask-join", who=being(who), at=place(fight.at))
        if (yield from agreed(who.seat, text, "chateau.combat.joining", _JOIN, _KEEP_AWAY)):
            put(world, [who.id], fight.at)
            who.acted = world.turn
            world.order.remove(who.id)
            world.order.append(who.id)
            fight.party.append(who.id)
            tell(world, CameToHelp(who.name, fight.at))


def assault(world: Chateau, fight: Fight) -> Rules[None]:
    """One round: those who strike first, the front rank, the other foes, then the second pair and any others. There
    are never more blows in it than there are characters to strike them.

    Rules: chateau.combat.first-strikers, chateau.combat.sequence."""
    rows = [(foe, profile(world, foe)) for foe in fight.foes]
    for foe, row in rows:
        if row.first or fight.caught:
            yield from foe_attacks(world, fight, foe, row)
    first = ready(world, fight.party)[:2]
    yield from strike_together(world, fight, first)
    for foe, row in rows:
        if not (row.first or fight.caught):
            yield from foe_attacks(world, fight, foe, row)
    fresh = [id for id in ready(world, fight.party) if id not in first]
    second = yield from second_pair(world, fight, fresh)
    yield from strike_together(world, fight, second)
    others = [id for id in fresh if id not in second][: len(fresh) - len(second)]
    for n in range(0, len(others), 2):
        yield from strike_together(world, fight, others[n : n + 2])


def strike_together(world: Chateau, fight: Fight, pair: list[str]) -> Rules[None]:
    """At most two strike at a time, one after the other; when no foe is left nobody needs to roll.

    Rules: chateau.combat.two-at-a-time, chateau.combat.one-by-one."""
    fight.pair, fight.missed = pair, []
    for who in folk(world, pair):
        if may_cast(world, who) and fight.foes:
            yield from cast(world, fight, who)
            fight.foes = [foe for foe in fight.foes if foe.life]
        if not able(world, who):
            continue
        targets = [foe for foe in fight.foes if can_hit(world, who, foe)]
        if not targets:
            continue
        target = yield from choose_target(world, who, targets)
        if not (yield from strike(world, who, target)):
            fight.missed.append(who.id)
        fight.foes = [foe for foe in fight.foes if foe.life]


def choose_target(world: Chateau, who: Character, targets: list[Foe]) -> Rules[Foe]:
    """With several monsters the player chooses whom to strike."""
    offers = [(_strike(world, who, foe), foe) for foe in targets]
    return (yield from one_of(who.seat, Say("ask-target", who=being(who)), offers, "chateau.combat.several-monsters"))


def second_pair(world: Chateau, fight: Fight, fresh: list[str]) -> Rules[list[str]]:
    """As a rule the first two of the `fresh`, who have not struck yet; but one who has may strike again in place of one
    of them. Where there is no second, the other strikes alone; where nobody can do anything, nobody is asked."""
    hands = ready(world, fight.party)
    if len(fresh) < 2 or not fight.foes or not (can_wound(world, fight, hands) or casters(world, hands)):
        return fresh[:2]
    pairs = [list(pair) for pair in combinations(hands, 2) if set(pair) & set(fresh)]
    pairs.sort(key=lambda pair: pair != fresh[:2])
    offers = [(_pair(world, fight, pair), pair) for pair in pairs]
    return (yield from which(leader(world, hands), Say("ask-pair"), offers, "chateau.combat.second-pair-free"))


def foe_attacks(world: Chateau, fight: Fight, foe: Foe, row: Monster) -> Rules[None]:
    """A foe strikes once a round, or as often as its table says, at the same target unless that one dies.

    Rules: chateau.combat.one-attack-each, chateau.special.double-attack."""
    if not foe.life or not fight.party:
        return
    if foe.drowsy:
        foe.drowsy -= 1
        tell(world, FoeSleeps(foe_name(world, foe)))
        return
    strikes_first = row.first or fight.caught
    target = yield from choose_prey(world, fight, foe, strikes_first)
    for n, wounds in enumerate(row.blows):
        if not active(target):
            target = yield from choose_prey(world, fight, foe, strikes_first)
        landed = yield from foe_strikes(world, foe, target, wounds, second=n > 0)
        if landed and row.touch and active(target):
            yield from TOUCHES[row.touch](world, foe, target)
        if not active(target):
            fight.party.remove(target.id)
            if not fight.party:
                return


def choose_prey(world: Chateau, fight: Fight, foe: Foe, strikes_first: bool) -> Rules[Character]:
    """Whoever of the last pair has just missed; if both or none did, one of them at random. A foe that strikes first
    takes one of the front rank at random; an evil character the weakest."""
    if not foe.kind:
        return min(folk(world, fight.party), key=lambda who: who.life)
    candidates = [] if strikes_first else [id for id in fight.pair if id in fight.party]
    if not candidates:
        candidates = (ready(world, fight.party) or fight.party)[:2]
    else:
        missed = [id for id in fight.missed if id in candidates]
        candidates = missed if len(missed) == 1 else candidates
    prey = yield from pick(candidates, "chateau.combat.monster-target")
    return world.characters[prey]


_BY_SPELL = Option("fight", Say("option-fight"), note=Say("note-by-spell"), rule="chateau.special.no-magic-must-flee")
_SCATTER = Option("scatter", Say("option-scatter"), rule="chateau.flee.dispersal")
_JOIN, _KEEP_AWAY = Option("join", Say("option-join")), Option("stay", Say("option-keep-away"))


def _flight(world: Chateau, fight: Fight, hands: list[str]) -> Option:
    """Flight is sure for those who leave sleepers behind."""
    asleep = [id for id in fight.party if id not in hands]
    if not asleep:
        return _flee_option(escape_chance(world, fight.foes), len(hands))
    note = Say("note-leaves-behind", who=beings(world, asleep))
    return Option("flee", Say("option-flee", count=len(hands)), note=note, rule="chateau.special.sorcerer")


def _fight(world: Chateau, fight: Fight, hands: list[str], armed: bool) -> Option:
    """To fight: with what chance the first blows hit, and on whom where some are hit more easily, or that only a spell
    can help."""
    if not armed:
        return _BY_SPELL
    unlike = {(each.hit, each.magic_only) for each in (profile(world, foe) for foe in fight.foes)}
    return _fight_option(first_blood(world, fight, hands), len(unlike))


def _pair(world: Chateau, fight: Fight, pair: list[str]) -> Option:
    """Two who would strike next, with what chance one of them hits, and the wounds to be expected of both."""
    due = sum(max(wounds_due(world, who, foe) for foe in fight.foes) for who in folk(world, pair))
    note = Say("note-pair", percent=percent(first_blood(world, fight, pair)), wounds=round(due))
    if not can_wound(world, fight, pair):
        note = Say("note-by-spell" if casters(world, pair) else "note-unarmed")
    return Option("pair", Say("option-pair", who=beings(world, pair)), note=note, on=tuple(pair))


def _strike(world: Chateau, who: Character, foe: Foe) -> Option:
    text = Say("option-strike", foe=foe_word(world, foe), life=foe.life)
    note = _strike_odds(hit_chance(world, who, foe), kill_chance(world, who, foe))
    return Option("attack", text, foe.id, note, on=(foe.id,))


@cache
def _fight_option(chance: float, unlike: int) -> Option:
    note = Say("note-first-blood", percent=percent(chance), foes=unlike)
    return Option("fight", Say("option-fight"), note=note)


@cache
def _flee_option(chance: float, count: int) -> Option:
    note, rule = odds("note-escape", chance), "chateau.flee.decide-before-roll"
    return Option("flee", Say("option-flee", count=count), note=note, rule=rule)


@cache
def _strike_odds(hit: float, kill: float) -> Say:
    return Say("note-strike", hit=percent(hit), kill=percent(kill))
