"""A player between two quests: what his heroes learn and buy, and that they go on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from souterrain.core.ask import Ask, Option
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.rows.traits import Trait
from souterrain.games.regne.sheet import burden, natural, weight
from souterrain.games.regne.words import figure_word
from souterrain.games.regne.world import Figure, Regne

from ..offers import offered
from .reasons import Because, Choice

POTIONS = 3
"""So many of the cheapest potion does everybody carry."""

WISHED: tuple[Because, ...] = ("raise", "toughen", "buy", "equip", "train", "cure", "engrave", "rune")
"""What may be wished for in town: each is a reason by itself."""

QUESTIONS = ("ask-learn", "ask-town", "ask-rune", "ask-pack", "ask-road")


def decide(world: Regne, ask: Ask) -> Choice:
    """What is best for whoever is asked about; the last option where nothing is worth it."""
    if ask.text.id == "ask-road":
        return Choice(offered(ask, "set-out")[0], "set-out")
    if ask.text.id == "ask-pack":
        return Choice(ask.options[0], "unburden")
    hero = next(hero for hero in world.company.values() if asked_about(hero, ask))
    wish = WISHES[ask.text.id](hero, ask)
    if wish is None:
        return Choice(ask.options[-1], "enough")
    return Choice(wish, next(verb for verb in WISHED if verb == wish.verb))


def asked_about(hero: Figure, ask: Ask) -> bool:
    return ask.text.args["who"] == figure_word(hero)


def _lesson(hero: Figure, ask: Ask) -> Option | None:
    """What he lives by, one level more; else life points."""
    best = trade(hero)
    wishes = {f"raise:{best}": 3, "raise:endurance": 4, "raise:strength": 2 if best == "melee" else 0, "toughen": 1}
    able = [option for option in ask.options if wishes.get(option.key)]
    return max(able, key=lambda option: wishes[option.key], default=None)


def _purchase(hero: Figure, ask: Ask) -> Option | None:
    """Potions, then armour and shield as far as he has none, then a master for what he lives by, and runes."""
    owned = Counter(item.kind for item in hero.items)
    worn = {item.kind for item in hero.items if item.worn}
    for option in offered(ask, "buy"):
        kind = option.on[0]
        row = BOOK.goods[kind]
        potion = kind in BOOK.potions and BOOK.potions[kind].effect == "heal"
        if potion and owned[kind] < POTIONS and weight(hero) + row.weight <= burden(hero):
            return option
    for option in offered(ask, "equip"):
        kind = next(item.kind for item in hero.items if item.id == option.on[0])
        if kind in BOOK.armours and not worn & BOOK.armours.keys():
            return option
    wanted = ("train:endurance", f"train:{trade(hero)}")
    lesson = next((each for key in wanted for each in ask.options if each.key == key), None)
    cure, rune = (next(iter(offered(ask, verb)), None) for verb in ("cure", "engrave"))
    return lesson or cure or (rune if _runes(hero) else None)


def _runes(hero: Figure) -> list[str]:
    """The runes that are of use to him: for what he lives by, and against blows, as far as nothing of his has them."""
    has = {rune for item in hero.items for rune in item.runes}
    return [id for id, row in BOOK.runes.items() if {trade(hero), "endurance"} & row.modifies.keys() and id not in has]


def _rune(hero: Figure, ask: Ask) -> Option | None:
    return next((option for option in ask.options if option.on[0] in _runes(hero)), None)


def trade(hero: Figure) -> Trait:
    """What he lives by."""
    ways: tuple[Trait, ...] = ("melee", "shooting", "magic")
    return max(ways, key=lambda trait: natural(hero, trait))


WISHES: dict[str, Callable[[Figure, Ask], Option | None]] = {
    "ask-learn": _lesson,
    "ask-town": _purchase,
    "ask-rune": _rune,
}
"""What is wished for, by the question."""
