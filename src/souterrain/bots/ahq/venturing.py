"""Who goes on the next expedition, and where to: men are hired, the dead replaced, and the quest chosen that is within
the company's strength."""

from __future__ import annotations

from functools import cache

from souterrain.core.ask import Ask
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.figures import heroes, is_wizard
from souterrain.games.ahq.quests.files import read_quest
from souterrain.games.ahq.town.living import followers
from souterrain.games.ahq.town.money import company, wealth
from souterrain.games.ahq.world import World

from .choices import Mind, armoured, key_of, offered, stands_off
from .town import reserve

_ENOUGH = 6
"""So many expeditions lost one after the other are enough."""
_LONGEST = 25
_ALONE = 6
"""So many in which nothing was achieved are enough for one who has no other Hero with him."""
_STUBBORN = 4
"""After so many expeditions in vain a quest is left for another, and its dungeon is forgotten."""
_MEN = 1


def _newcomer(world: World, ask: Ask, seat: str) -> str:
    """A ready-made Hero of the kind that is missing: a wizard, who heals, then an archer, then the strongest arm."""
    rows = {option.key: BOOK.characters[option.on[0]] for option in offered(ask, "who")}
    fighters = {key: row for key, row in rows.items() if not row.wizard}
    company = heroes(world)

    def arm(key: str) -> tuple[int, int]:
        return rows[key].wounds + armoured(rows[key]), rows[key].strength

    if rows and not any(map(is_wizard, company)):
        return next((key for key, row in rows.items() if row.wizard), "")
    if fighters and len(company) > 1 and not any(stands_off(hero) and not is_wizard(hero) for hero in company):
        return max(fighters, key=lambda key: fighters[key].bow_skill)
    return max(fighters, key=arm) if fighters else key_of(ask, "create")


def _hire(world: World, ask: Ask, seat: str) -> str:
    """A man beside each Hero: more of them eat what the company earns."""
    hero = world.figures[world.active]
    mine = followers(world, hero)
    spare = wealth(world, hero) - reserve(world, hero) - sum(BOOK.characters[man.row].pay for man in mine)
    men = [option for option in offered(ask, "hire") if BOOK.characters[option.on[0]].hire <= spare]
    if len(mine) >= _MEN or not men:
        return key_of(ask, "done")
    return min(men, key=lambda option: BOOK.characters[option.on[0]].hire).key


def _gate(world: World, ask: Ask, seat: str) -> str:
    """On with the quest, until it has been tried often enough for a while; and on with the campaign, until too much has
    gone wrong."""
    told, quest = company(world).chronicle, company(world).quest
    ends = [chapter.ending for chapter in told]
    alone = len(heroes(world)) < 2 and len(ends) >= _ALONE and "victory" not in ends[-_ALONE:]
    if len(ends) >= _LONGEST or alone or (len(ends) >= _ENOUGH and set(ends[-_ENOUGH:]) == {"lost"}):
        return key_of(ask, "part")
    tries = _tries(world, quest)
    if tries and tries % _STUBBORN == 0 and key_of(ask, "give-up"):
        return key_of(ask, "give-up")
    quests = [option for option in offered(ask, "quest") if option.on[0] in BOOK.leads]
    best = min(quests, key=lambda option: _hardness(world, option.on[0]), default=None)
    return best.key if best is not None else key_of(ask, "quest", "wait", "part")


def _hardness(world: World, quest: str) -> tuple[int, float]:
    """What has been tried in vain least often, and of that what is least dangerous."""
    return _tries(world, quest) // _STUBBORN, danger(quest)


@cache
def danger(quest: str) -> float:
    """How many damage dice an ordinary group of a dungeon rolls, those that frighten counted twice, by its levels."""
    card = read_quest(quest)
    table = BOOK.matrices[card.matrices]["lair"].rows if card.matrices else card.muster
    groups = [row.monsters for row in table]
    dice = [sum(number * _dice(monster) for monster, number in group.items()) for group in groups]
    return card.levels[0] * sum(dice) / len(dice)


def _dice(monster: str) -> int:
    card = BOOK.monsters[monster]
    return sum(card.dice) * (2 if "fear" in card.abilities else 1)


def _tries(world: World, quest: str) -> int:
    return sum(chapter.quest == quest for chapter in company(world).chronicle)


MINDS: dict[str, Mind] = {
    "ask-newcomer": _newcomer,
    "ask-hire": _hire,
    "ask-gate": _gate,
}
