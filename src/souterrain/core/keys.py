"""The keys of a question's options: a verb keeps its letter through a whole game, and from one game to the next.

Numbers are for short lists: ways to go, things that share one verb, a few of several verbs in pairs, or who gets what
or which spell, with an answer such as "nobody"; to decline or to have done keeps its letter beside them. Where all of a
list are of the party each has the number of his sheet, however many of them are left, and where all bear a number on
the board each has that one. Beside letters, what ends more than a turn has no number: who repeats a key is not led
there.
Where a verb with a letter has several options among others the letter stands for all of them, and a client lets the
player go through them; but of several who may be struck the first has the letter and the others numbers, their own
where they bear one, so that a blow is one key; so it is with spells, potions and doors. Ways have no numbers where
these need them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from .ask import Ask, Option, Question

RESERVED = "bfhlmpqsuz"
"""What clients do themselves: bots, what if, help, language, map, party, quit, save, undo, zoom."""

LETTERS = {
    "all": "y", "all-after": "a", "all-home": "R", "all-stay": "W", "antidote": "Z", "approach": "C", "attack": "a",
    "await": "W", "bag": "w", "barricade": "B", "bind": "I", "bribe": "B", "cache": "g", "carry": "M", "cast": "c",
    "climb": "j", "close": "O", "council": "c", "disarm": "d", "done": "x", "drink": "y", "duel": "U",
    "effort": "A", "end": "x", "endure": "n", "enter": "e", "equip": "J", "explore": "X", "face": "y", "fight": "a",
    "flee": "v", "follow": "n", "force": "a", "give": "g", "halt": "x", "hide": "e", "hold-on": "W", "home": "r",
    "hush": "x", "inn": "n", "join": "y", "judge": "n", "jump": "S", "keep": "n", "leave": "v", "leave-to-it": "j",
    "light": "y", "no": "n", "nothing": "n", "on": "o", "open": "o", "order": "r", "pack": "i", "parry": "y",
    "pass": "v", "pick": "k", "power": "c", "power-attack": "w", "precise-shot": "v", "proposed": "d", "punch": "e",
    "put-out": "O", "rage": "r", "refill": "r", "rest": "r", "rob": "a", "roll-on": "o", "round": "r", "rummage": "E",
    "run": "r", "scatter": "c", "search": "e", "sell": "v", "services": "c", "set": "N", "shield": "d", "shoot": "i",
    "shop": "a", "shove": "P", "shut": "O", "shut-well": "k", "smash": "n", "spare": "n", "speech": "D", "spend": "y",
    "split": "d", "stay": "w", "steal": "K", "strike": "k", "surrender": "T", "take": "t", "take-stairs": "j",
    "talk": "t", "task": "k", "throw": "G", "trade": "k", "turn": "d", "use": "j", "venture": "X", "wait": "w",
    "way-back": "V", "wield": "J", "yes": "y", "yield": "Y",
}  # fmt: skip
"""The letter of each verb that has one. Two that are never offered together may share theirs. A capital is a cousin of
its small letter: to close and to open, to throw and to give, to search what stands there and the floor,
to make for the way out and to take it, to strike with Resources and without, what one
does and what all do, to have done and to go on into the unknown."""

APART: dict[tuple[str, ...], str] = {
    ("drop", "light"): "G", ("light", "lantern"): "Y", ("rest", "resource"): "R", ("search", "near"): "N",
    ("search", "room"): "E", ("search", "well"): "W", ("take", "all"): "T", ("take", "light"): "L",
}  # fmt: skip
"""The letter of a deed that is often offered beside another of its verb, so that one key takes either, or for which no
number may stand: a die is thrown by one, and who presses it twice would drop his light."""

_LONE = {deed[0] for deed in APART} - LETTERS.keys()
NUMBERS = "1234567890"
_SIGNS = [str(n) for n in range(1, len(NUMBERS) + 1)]
_WAYS = "go"
_FEW = 5
_TOGETHER = "all-after"
_SHARES = {"give", "sell", "take"}
_SPELLS = "cast"
_DEEDS = {"attack", "cast", "drink", "open", "power-attack", "precise-shot", "shoot", "use"}
_DECLINES = {"done", "no", "nothing"}


def keys_of(ask: Question | None, party: Sequence[str] = (), marks: Mapping[str, str] | None = None) -> list[str]:
    """The key of each option of a question, "" where it has none; `party` are those of it, in the order of their
    sheets, `marks` the signs by which pieces are told apart."""
    if not isinstance(ask, Ask):
        return []
    verbs = Counter([option.verb for option in ask.options])
    lettered = (len(verbs) > 1 or len(ask.options) == 1) and not _closed(verbs)
    listed = _listed(verbs)
    grave = _grave(ask.options) if LETTERS.keys() & verbs.keys() else set()
    apart = {option.verb for option in ask.options if option.verb in _LONE and (option.verb, *option.on) in APART}
    others = grave | apart
    plain = {verb for verb in verbs if not lettered or verb == listed or not (verb in LETTERS or verb in others)}
    if _WAYS in plain and lettered:
        plain = {_WAYS}
    many = sum(verbs[verb] for verb in plain)
    taken = sum(n for verb, n in verbs.items() if verb not in _DECLINES and verb not in grave)
    struck = sum(n - 1 for verb, n in verbs.items() if verb in _DEEDS)
    few = many <= len(NUMBERS) and (len(plain) == 1 or many == taken)
    if plain == {_WAYS} and struck:
        few = many + struck < len(NUMBERS)
    numbers = iter(_numbers([option for option in ask.options if option.verb in plain], party, marks or {}))
    found = [(next(numbers) if few else "") if option.verb in plain else _letter(option) for option in ask.options]
    return _told_apart(ask.options, found, marks or {})


def _told_apart(options: Sequence[Option], found: list[str], marks: Mapping[str, str]) -> list[str]:
    """The same keys with one for each who may be struck, each spell, potion or door, as far as there are numbers left:
    whoever bears a number on the board has that one, and of the others the first is number one."""
    twins = [n for n, option in enumerate(options) if option.verb in _DEEDS and found[n] in found[:n]]
    free = [number for number in NUMBERS if number not in found]
    for n in twins:
        mark = marks.get(options[n].at, "")
        borne = NUMBERS[_SIGNS.index(mark)] if mark in _SIGNS else ""
        if borne in free:
            found[n] = borne
            free.remove(borne)
    rest = iter([number for number in free if number != NUMBERS[0]])
    for n in twins:
        if found[n] not in NUMBERS:
            found[n] = next(rest, found[n])
    return found


def _letter(option: Option) -> str:
    if option.verb not in LETTERS and option.verb not in _LONE:
        return ""
    return APART.get((option.verb, *option.on)) or LETTERS.get(option.verb, "")


def _numbers(options: Sequence[Option], party: Sequence[str], marks: Mapping[str, str]) -> Sequence[str]:
    whom = [next((id for id in (each.at, *each.on) if id in party[: len(NUMBERS)]), "") for each in options]
    own = [party.index(id) for id in whom if id]
    borne = [_SIGNS.index(marks[each.at]) for each in options if marks.get(each.at) in _SIGNS]
    known = next((found for found in (own, borne) if len(set(found)) == len(options)), None)
    return NUMBERS if known is None else [NUMBERS[n] for n in known]


def _grave(options: Sequence[Option]) -> set[str]:
    """The verbs that always end more than a turn, but for ways."""
    return {each.verb for each in options if each.final} - {each.verb for each in options if not each.final} - {_WAYS}


def _closed(verbs: Counter[str]) -> bool:
    """Whether a few options are one list of pairs, such as to rest or to go on, each with food or without. What all
    do together is no part of a list."""
    return verbs.total() <= _FEW and min(verbs.values()) > 1 and _TOGETHER not in verbs


def _listed(verbs: Counter[str]) -> str:
    """The verb of a list of shares, or of several spells, with one other answer, or ""."""
    counts = verbs.most_common()
    alone = len(counts) == 2 and counts[1][1] == 1
    verb, many = counts[0]
    return verb if alone and (verb in _SHARES or (verb == _SPELLS and many > 1)) else ""
