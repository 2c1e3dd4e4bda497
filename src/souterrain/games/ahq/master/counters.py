"""The game master's counters: drawn blind from the bowl, each with its own moment. Solo play has none."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import spoken, tell
from souterrain.core.menu import which
from souterrain.core.roll import BLIND, Roll, Rules
from souterrain.core.say import Say
from souterrain.crawl.master import GM
from souterrain.crawl.reactions import bluff, offer, unmute

from ..events.expedition import CharacterEscaped, CharacterJoined, CounterDrawn, CounterPlayed, CounterSeen
from ..figures import Figure, monster
from ..words import called, says
from ..world import Group, World, hero_seats


def draw(world: World, rule: str) -> Rules[None]:
    """The game master draws a counter and looks at it; an empty bowl yields nothing.

    Rule: ahq.explore.search.counter-stays-secret."""
    bowl = world.counters.bowl
    faces = tuple(name for name, count in bowl.items() for _ in range(count))
    if world.solo or not faces:
        return
    result: int = yield Roll(BLIND, rule, GM, faces, hidden=True)
    drawn = faces[result - 1]
    bowl[drawn] -= 1
    world.counters.hand.append(drawn)
    unmute(world, GM)
    tell(world, CounterSeen(drawn, rule), to=(GM,))
    tell(world, CounterDrawn(rule), to=tuple(dict.fromkeys(hero_seats(world))))


def holds(world: World, kind: str) -> bool:
    return kind in world.counters.hand


def play(world: World, kind: str, text: Say, rule: str) -> Rules[bool]:
    """Offer the game master to play a counter that he holds; a counter played is shown and is gone. As long as he holds
    any he is asked, be it this kind or not: that he is asked tells the heroes nothing of his hand.

    Rule: ahq.gm.counter.timing-restricted."""
    if not world.counters.hand:
        return False
    asks = offer if holds(world, kind) else bluff
    if not (yield from asks(world, GM, f"counter-{kind}", text, rule)):
        return False
    world.counters.hand.remove(kind)
    unmute(world, GM)
    tell(world, CounterPlayed(kind, rule))
    return True


def fate(world: World, figure: Figure, what: str) -> Rules[bool]:
    """At any moment of a combat turn: a monster has a Fate Point, used at once. In a phase that was left to the program
    the game master is asked only where it is hurt."""
    if world.unled and what != "damage":
        return False
    text = Say("ask-counter-fate", monster=says(figure), what=Say(f"fate-{what}"))
    return (yield from play(world, "fate", text, "ahq.gm.counter.fate"))


def escape(world: World, figure: Figure) -> Rules[bool]:
    """At any moment of a combat turn: a living Character Monster gets away, and may return.

    Rule: ahq.gm.character.reuse-only-by-escape."""
    text = Say("ask-counter-escape", monster=says(figure))
    if not (yield from play(world, "escape", text, "ahq.gm.counter.escape")):
        return False
    del world.figures[figure.id]
    world.counters.escaped.append(figure)
    tell(world, CharacterEscaped(called(figure)))
    return True


def character(world: World, group: Group) -> Rules[None]:
    """Whenever monsters are placed: Character Monsters may be added, from their own counters or by a Character
    counter, which brings back one who escaped or else the next one due.

    Rule: ahq.gm.character.per-dungeon-set."""
    if world.solo or group.prisoners:
        return
    store = world.counters
    while store.ready:
        name = yield from _choose_character(world, store.ready)
        if not name:
            break
        store.ready.remove(name)
        _join(world, group, monster(world, name, group.id), "ahq.gm.character.play-when-placing")
    returning = store.escaped[0] if store.escaped else None
    if returning is None and not store.due:
        return
    rule = "ahq.gm.counter.character.return" if returning else "ahq.gm.counter.character.next-one"
    who = called(returning) if returning else store.due[0]
    if not (yield from play(world, "character", Say("ask-counter-character", monster=spoken("figure-", who)), rule)):
        return
    if returning is None:
        _join(world, group, monster(world, store.due.pop(0), group.id), rule)
        return
    store.escaped.remove(returning)
    returning.wounds = returning.profile.wounds
    returning.effects, returning.fixed, returning.group = [], "", group.id
    _join(world, group, returning, rule)


def _choose_character(world: World, ready: list[str]) -> Rules[str]:
    offers = [
        (Option("no", Say("option-no")), ""),
        *((_character_option(name), name) for name in dict.fromkeys(ready)),
    ]
    return (yield from which(GM, Say("ask-character-monster"), offers, "ahq.gm.character.play-when-placing"))


def _character_option(name: str) -> Option:
    return Option("who", Say("option-figure", figure=spoken("figure-", name)), on=(name,))


def _join(world: World, group: Group, figure: Figure, rule: str) -> None:
    group.characters.append(figure)
    tell(world, CharacterJoined(called(figure), rule))
