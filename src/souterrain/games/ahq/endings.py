"""How an expedition ends: the last hero leaves the dungeon, or nobody is left in it who could."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.outcome import Outcome
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.master import GM

from . import hazards, moments
from .belongings import deal
from .catalogue import BOOK
from .events.expedition import ExpeditionOver, Rewarded
from .events.quests import PurseShared
from .figures import Figure, effect
from .quests.progress import accomplished, quest_of
from .words import called
from .world import World


def check(world: World) -> Rules[None]:
    """End the expedition when no hero in the dungeon can act, now or after his sleep, and nobody could bring a fallen
    one home.

    Rule: ahq.gm.counter.not-kept-between-expeditions."""
    if world.over or goes_on(world):
        return
    world.mode, world.combat = "exploration", None
    yield from hazards.expedition_ends(world)
    home = [figure for figure in world.departed if figure.kind == "hero"]
    victory = bool(home) and accomplished(world)
    if victory:
        world.over = "victory"
        _reward(world, home)
    else:
        world.over = "retreat" if home else "lost"
    moments.over(world, home, victory)
    world.counters.hand.clear()
    tell(world, ExpeditionOver(world.over))


def outcome(world: World) -> Outcome | None:
    """Who won, and why."""
    if not world.over:
        return None
    if world.over == "victory":
        seats = {figure.seat for figure in [*world.departed, *world.fallen] if figure.kind == "hero"}
        return Outcome(tuple(sorted(seats)), Say("outcome-victory"), "ahq.dungeon.quest-treasure-completes-quest")
    winners = () if world.solo else (GM,)
    rule = "ahq.tobaro.single-expedition" if quest_of(world).single_expedition else "ahq.dungeon.stairs.expedition-ends"
    return Outcome(winners, Say(f"outcome-{world.over}"), rule)


def goes_on(world: World) -> bool:
    """Whether a hero in the dungeon can act; or lies knocked out, with henchmen who have not given him up.

    Rule: ahq.combat.death.hero-ko-at-zero."""
    here = [*world.figures.values(), *world.below]
    elsewhere = [figure for level in world.levels for figure in level.waiting]
    if any(figure.kind == "hero" and _comes_round(figure) for figure in here + elsewhere):
        return True
    fallen = any(figure.kind == "hero" for figure in here)
    helpers = [each for each in here if each.kind == "henchman" and each.row not in BOOK.peaceful]
    return fallen and not world.given_up and any(map(_comes_round, helpers))


def _comes_round(figure: Figure) -> bool:
    """A sleeper wakes again; one knocked out at zero Wounds does not come round alone."""
    return figure.wounds > 0 or effect(figure, "healing") is not None


def _reward(world: World, home: list[Figure]) -> None:
    reward = quest_of(world).reward
    if reward.purse:
        deal(home, reward.purse)
        tell(world, PurseShared(reward.purse))
    if not (reward.fate or reward.gold):
        return
    for hero in home:
        hero.fate_most += reward.fate
        hero.fate += reward.fate
        hero.gold += reward.gold
        tell(world, Rewarded(called(hero), reward.fate, reward.gold))
