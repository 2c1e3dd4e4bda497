"""An expedition has ended: who is back in town, who is not, and what becomes of the dungeon."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.outcome import Outcome
from souterrain.core.say import Say
from souterrain.crawl import campaign as crawl
from souterrain.crawl.roster import standing

from ..catalogue import BOOK
from ..dungeon.ground import redraw
from ..events.company import CameHome, HenchmanLeft, NeverReturned, QuestAchieved, QuestLost
from ..figures import Figure, heroes, monsters, party
from ..quests.progress import climbing, hopeless, quest_of
from ..words import called
from ..world import World
from .gate import forget_dungeon, sworn
from .money import affairs, company
from .recovery import treasures


def come_home(world: World) -> None:
    """Whoever has left the dungeon is in town; all others of the expedition are dead, and lost with their bodies
    unless they were carried out.

    Rules: ahq.between.expedition.definition, ahq.campaign.death.replace-or-raise."""
    campaign, town = company(world), world.town
    back = [figure for figure in world.departed if not BOOK.characters[figure.row].bystander]
    ids = {figure.id for figure in back}
    dead = [id for id in campaign.chronicle[-1].went if id not in ids]
    seen_dead = {figure.id for figure in world.fallen}
    town.missed = sum(id not in ids for id in town.mustered)
    town.found = treasures(world) - town.treasures
    done = world.over == "victory"
    stranded = [figure for figure in (*party(world), *world.below) if figure.id in town.mustered]
    if not any(figure.kind == "hero" for figure in back):
        _treasure_stays(world)
    _clear_the_table(world)
    crawl.come_home(campaign, world.over, dead)
    world.over = ""
    world.fallen = [figure for figure in world.fallen if figure.id in town.bodies]
    staying = [figure for figure in world.absent if not _retired(world, figure)]
    world.absent = [figure for figure in world.absent if _retired(world, figure)]
    world.figures = {figure.id: figure for figure in (*back, *staying)}
    for figure in world.figures.values():
        _at_ease(figure)
    survivors = tuple(called(figure) for figure in back if figure.kind == "hero")
    tell(world, CameHome(survivors, len(survivors)))
    for id in dead:
        if id not in seen_dead:
            tell(world, NeverReturned(town.affairs[id].name or id))
    for man in stranded:
        tell(world, NeverReturned(called(man)))
    _masterless(world)
    for hero in heroes(world):
        affairs(world, hero).at = "inn"
        if hero.id not in campaign.chronicle[-1].went:
            hero.effects = [each for each in hero.effects if each.kind != "illness"]
    if done:
        tell(world, QuestAchieved(quest_of(world).name))
    elif climbing(world):
        forget_dungeon(world)


def _clear_the_table(world: World) -> None:
    """Monsters go back to where they came from and fill up their ranks; doors are shut."""
    survivors_only = quest_of(world).survivors_only
    for group in world.groups.values():
        if group.fighting:
            alive = [figure for figure in monsters(world) if figure.group == group.id]
            group.characters = [figure for figure in alive if BOOK.monsters[figure.row].character]
            left = [figure.row for figure in alive if not BOOK.monsters[figure.row].character]
            group.rows = left if survivors_only or not alive else list(group.original)
            group.fighting = False
    world.groups = {id: group for id, group in world.groups.items() if group.rows or group.characters}
    for level in world.levels:
        level.waiting = []
        for door in level.doors.values():
            door.open = False
        redraw(level)
    world.below, world.departed, world.combat, world.mode = [], [], None, "exploration"
    world.bound, world.taken, world.active = 0, "", ""


def _treasure_stays(world: World) -> None:
    """Nobody has brought out what was found: it lies where it lay, in a chest that somebody has shut."""
    rooms = [section for level in world.levels for section in level.sections.values() if section.room == "quest"]
    looted = [section for section in rooms if section.chest is not None and section.chest.open]
    fresh = world.progress.treasures[world.town.treasures :]
    if looted and fresh and looted[-1].chest is not None:
        looted[-1].treasure, looted[-1].chest.open = fresh[-1], False
        del world.progress.treasures[world.town.treasures :]
        world.town.found = 0


def _at_ease(figure: Figure) -> None:
    """Nothing lasts beyond an expedition but what a Physician must cure."""
    figure.at = figure.before = (-1, -1)
    figure.fixed, figure.suffered, figure.disarm_bonus, figure.loaded = "", 0, 0, True
    figure.effects = [each for each in figure.effects if each.until == "cured"]


def _retired(world: World, figure: Figure) -> bool:
    return any(member.id == figure.id for member in standing(company(world).roster, "retired"))


def _masterless(world: World) -> None:
    """Henchmen whose Hero is dead follow another Hero of the same player, or go their way."""
    for man in [figure for figure in world.figures.values() if figure.kind == "henchman"]:
        if man.owner in world.figures:
            continue
        heir = next((hero for hero in heroes(world) if hero.seat == man.seat), None)
        if heir is None:
            del world.figures[man.id]
            tell(world, HenchmanLeft(called(man), world.town.affairs[man.owner].name or man.owner, fallen=True))
        else:
            man.owner = heir.id


def close_quest(world: World) -> None:
    """A quest that was accomplished is over, and its map is put away. So is one that cannot be accomplished any more:
    nobody speaks of it, until it is told of anew."""
    campaign = company(world)
    if not campaign.quest or not campaign.chronicle:
        return
    if campaign.chronicle[-1].ending == "victory":
        crawl.achieve(campaign)
        forget_dungeon(world)
    elif hopeless(world):
        tell(world, QuestLost(quest_of(world).name))
        if campaign.quest in world.town.heard:
            world.town.heard.remove(campaign.quest)
        campaign.quest = ""
        forget_dungeon(world)


def outcome(world: World) -> Outcome | None:
    """A campaign ends when the company parts: in glory where all its quests are done."""
    campaign = company(world)
    if campaign.stage != "over":
        return None
    glory = bool(campaign.achieved) and not sworn(world) and campaign.quest in ("", *world.town.heard)
    seats = tuple(sorted({member.seat for member in campaign.roster.values()})) if glory else ()
    legend = Say("outcome-legend", count=len(campaign.achieved))
    parted = Say("outcome-parted", count=len(campaign.achieved))
    return Outcome(seats, legend if glory else parted, "ahq.campaign.hero.kept-across-quests")
