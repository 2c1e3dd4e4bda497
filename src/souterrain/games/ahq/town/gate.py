"""Step 9: on to the next expedition. Who goes, where to, from which stairs; or the company parts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from souterrain.core.ask import Option, Seat
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, choose, which
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl import campaign as crawl
from souterrain.crawl.roster import able, depart
from souterrain.crawl.squares import key, rectangle

from .. import moments
from ..catalogue import BOOK
from ..combat.damage import hurt, roll_damage
from ..dungeon.ground import redraw
from ..dungeon.levels import begin_level, set_on_stairs
from ..dungeon.sections import PIECE
from ..events.company import CompanyParted, Declined, LairReoccupied, QuestGivenUp, SetOut, TimePassed, Wasted
from ..events.expedition import QuestBegun
from ..events.town import WoundReopened
from ..figures import Figure, effect, heroes, party
from ..leader import elect, elect_mapper
from ..master import counters
from ..master.musters import new_group
from ..party import fill_the_bowl, prepare_objective
from ..quests.files import read_quest
from ..quests.progress import only_quest, quest_of
from ..stores import store_spells
from ..words import called, says
from ..world import Counters, Progress, Section, World, hero_seats
from .bank import store_surplus
from .company import fill_places, players
from .money import affairs, company
from .recovery import treasures

DEPART = "ahq.between.next.start-stairs"
ONE = "ahq.campaign.hero.one-per-quest"


def depart_or_part(world: World) -> Rules[None]:
    """The sick decline, the dead are replaced, and the company settles where it goes: until it has, other things may be
    settled at the gate."""
    _decline(world)
    campaign = company(world)
    step = campaign.step
    while campaign.stage == "between" and campaign.step == step:
        yield from fill_places(world)
        if campaign.quest or leads(world):
            yield from choose(_spokesman(world), Say("ask-gate"), _ways(world), "ahq.between.sequence.order")
        else:
            part(world)


def leads(world: World) -> list[str]:
    """The quests that the company has heard of."""
    only = only_quest(world)
    if only:
        known = [crawl.Lead(only)]
    else:
        heard = world.town.heard
        known = [crawl.Lead(row.id, row.after) for row in BOOK.leads.values() if not row.rumour or row.id in heard]
    return crawl.open_quests(company(world), known)


def sworn(world: World) -> list[str]:
    """Those of them without which the campaign is not won: not what rumours tell of."""
    return [quest for quest in leads(world) if quest not in world.town.heard]


def _spokesman(world: World) -> Seat:
    """Who speaks for the company: the Leader's player, or the first who has a Hero."""
    leader = world.figures.get(world.leader)
    speaker = leader or next(iter(heroes(world)), None)
    return speaker.seat if speaker else hero_seats(world)[0]


def _ways(world: World) -> Offers[None]:
    campaign = company(world)
    if able(campaign.roster):
        for quest in [campaign.quest] if campaign.quest else leads(world):
            card = read_quest(quest, world.setup.quest_file)
            name = Say("by-language", **card.name)
            text = Say("option-return" if campaign.quest else "option-quest", quest=name)
            note = Say("by-language", **card.intro)
            option = Option("quest", text, at=quest, note=note, emblem="map", on=(quest,))
            yield Deed(option, partial(set_out, world, quest))
    elif any(member.rests for member in campaign.roster.values() if member.standing == "ready"):
        yield Deed(Option("wait", Say("option-wait")), partial(_let_time_pass, world))
    if campaign.quest and not only_quest(world):
        name = Say("by-language", **quest_of(world).name)
        option = Option("give-up", Say("option-give-up-quest", quest=name), final=True)
        yield Deed(option, partial(_give_up, world))
    yield from players(world)
    if campaign.chronicle or not able(campaign.roster):
        yield Deed(Option("part", Say("option-part"), final=True, emblem="exit"), partial(part, world))


def part(world: World) -> None:
    """The company parts for good.

    Rule: ahq.campaign.hero.retire-and-return."""
    crawl.close(company(world))
    tell(world, CompanyParted())


def _give_up(world: World) -> None:
    """The quest is left to others, and its dungeon with it."""
    tell(world, QuestGivenUp(quest_of(world).name))
    company(world).quest = ""
    forget_dungeon(world)


def forget_dungeon(world: World) -> None:
    """The map of a quest that is over is put away. Character Monsters who are dead stay dead, and who was met in it is
    not met again.

    Rule: ahq.hazard.npc.unique."""
    world.levels, world.level, world.groups = [], 0, {}
    world.counters, world.progress = Counters(slain=world.counters.slain), Progress()


def _let_time_pass(world: World) -> None:
    """Nobody can go: an interval passes, with all that it costs."""
    campaign = company(world)
    depart(campaign.roster, campaign.quest, ())
    for figure in heroes(world):
        figure.effects = [each for each in figure.effects if each.kind != "illness"]
    world.town.purses = {}
    campaign.step = -1
    tell(world, TimePassed())


def _decline(world: World) -> None:
    """Whoever has not been cured of a disease grows weaker, and dies when nothing is left of him.

    Rule: ahq.monster-ability.contagious.decline."""
    for hero in heroes(world):
        if effect(hero, "disease") is None:
            continue
        affairs(world, hero).decline += 1
        hero.profile.strength -= 1
        hero.profile.toughness -= 1
        tell(world, Declined(called(hero), hero.profile.strength, hero.profile.toughness))
        if min(hero.profile.strength, hero.profile.toughness) <= 0:
            company(world).roster[hero.id].standing = "dead"
            world.fallen.append(world.figures.pop(hero.id))
            world.town.bodies.append(hero.id)
            tell(world, Wasted(called(hero)))


# --- setting out


def set_out(world: World, quest: str) -> Rules[None]:
    """An expedition begins: into a new dungeon, or back into one that is known.

    Rules: ahq.between.expedition.definition, ahq.between.expedition.count-per-hero, ahq.campaign.rooms.no-limit."""
    campaign = company(world)
    fresh = not campaign.quest or not world.levels
    campaign.quest = quest
    going = yield from _who_goes(world, fresh)
    for hero in going:
        store_surplus(world, hero)
    crawl.set_out(campaign, quest, [hero.id for hero in going], world.turn)
    tell(world, SetOut(quest_of(world).name, len(campaign.chronicle)))
    for hero in going:
        yield from store_spells(world, hero)
    back = None if fresh else (yield from _which_stairs(world))
    people = _muster(world, going)
    world.town.treasures = 0 if fresh else treasures(world)
    if back is None:
        tell(world, QuestBegun(quest_of(world).name, quest_of(world).intro, named=False))
        fill_the_bowl(world)
        world.counters.due = [name for name in world.counters.due if name not in world.counters.slain]
        yield from prepare_objective(world)
        entry = moments.enter(world) or begin_level(world, 1)
    else:
        world.level, entry = back
        _as_it_was_left(world)
    set_on_stairs(world, people, rectangle(entry.x, entry.y, PIECE, PIECE))
    yield from elect(world, "ahq.setup.leader.rolloff")
    yield from elect_mapper(world)
    if fresh:
        yield from moments.begins(world)
    else:
        yield from _reoccupy(world)
        yield from moments.resumes(world)
    for _ in range(world.town.forewarned):
        yield from counters.draw(world, "ahq.town.event.preparation")
    world.town.forewarned = 0
    yield from _old_wounds(world)


def _who_goes(world: World, fresh: bool) -> Rules[list[Figure]]:
    """As many Heroes of each player as he has places. On a quest that is under way those go who have gone before; when
    a quest begins, or more of them have gone than there are places, he chooses.

    Rule: ahq.campaign.hero.one-per-quest."""
    campaign = company(world)
    going: list[Figure] = []
    seats = hero_seats(world)
    for seat in dict.fromkeys(seats):
        mine = [world.figures[member.id] for member in able(campaign.roster) if member.seat == seat]
        before = [hero for hero in mine if not fresh and campaign.quest in campaign.roster[hero.id].went]
        too_many = len(before) > seats.count(seat)
        chosen, others = ([], before) if too_many else (list(before), mine)
        while len(chosen) < min(seats.count(seat), len(others)):
            left = [hero for hero in others if hero not in chosen]
            if len(left) + len(chosen) <= seats.count(seat):
                chosen += left
                break
            options = [(Option("who", says(hero), at=hero.id, on=(hero.id,)), hero) for hero in left]
            chosen.append((yield from which(seat, Say("ask-who-goes"), options, ONE)))
        going += [hero for hero in mine if hero in chosen]
    return going


def _muster(world: World, going: Sequence[Figure]) -> list[Figure]:
    """Those who go, with their Henchmen; the others stay in town."""
    ids = {hero.id for hero in going}
    people = [figure for figure in party(world) if figure.id in ids or figure.owner in ids]
    world.absent += [figure for figure in party(world) if figure not in people]
    world.figures = {}
    town = world.town
    town.purses = {figure.id: figure.gold for figure in people}
    town.packs = {}
    for figure in people:
        for item in figure.items:
            town.packs[item.row] = town.packs.get(item.row, 0) + item.count
    town.mustered = [figure.id for figure in people if figure.kind == "henchman"]
    return people


def _which_stairs(world: World) -> Rules[tuple[int, Section]]:
    """By which stairs, of which level, one goes back to a dungeon that is known: the first, or the last that were found
    to lead outside.

    Rule: ahq.between.next.start-stairs."""
    ways = [(n, section) for n, level in enumerate(world.levels) for section in level.sections.values()]
    ways = [(n, section) for n, section in ways if section.leads == "out"]
    if len(ways) == 1:
        return ways[0]
    names, ends = ("option-first-stairs", "option-last-stairs"), (ways[0], ways[-1])
    options = [(_stairs(world, name, *way), way) for name, way in zip(names, ends, strict=True)]
    return (yield from which(_spokesman_of(world), Say("ask-stairs"), options, DEPART))


def _as_it_was_left(world: World) -> None:
    """All is as it was, but doors are shut, and magic has gathered anew.

    Rule: ahq.hazard.circle.exhausted."""
    world.counters.bowl = dict(quest_of(world).counters) if not world.solo else {}
    for each in world.levels:
        for section in each.sections.values():
            if section.hazard is not None and section.hazard.kind == "circle":
                section.hazard.done = False
        redraw(each)


def _stairs(world: World, name: str, level: int, section: Section) -> Option:
    """Stairs to come in by, shown on the map where it is theirs."""
    at = key((section.x, section.y)) if level == world.level else ""
    return Option("where", Say(name), at=at, emblem="stairs", on=(name.split("-")[1],))


def _spokesman_of(world: World) -> Seat:
    return company(world).roster[company(world).chronicle[-1].went[0]].seat


def _reoccupy(world: World) -> Rules[None]:
    """Monsters have taken back every lair in which treasure was left.

    Rule: ahq.treasure.left-behind.lair-reoccupied."""
    here = world.level
    lairs: list[tuple[int, Section]] = []
    for n, level in enumerate(world.levels):
        world.level = n
        for section in level.sections.values():
            held = any(group.level == level.number and group.section == section.id for group in world.groups.values())
            if section.room == "lair" and section.entered and not held and _left_behind(world, section):
                lairs.append((n, section))
    if lairs:
        tell(world, LairReoccupied(len(lairs)))
    for n, section in lairs:
        world.level = n
        yield from new_group(world, "lair", section, "ahq.treasure.left-behind.lair-reoccupied")
    world.level = here


def _left_behind(world: World, section: Section) -> bool:
    chest = section.chest
    if chest is not None and chest.open and (chest.gold or chest.items):
        return True
    inside = set(rectangle(section.x, section.y, section.w, section.h))
    return any(pile.at in inside and (pile.gold or pile.items) for pile in world.here.piles)


def _old_wounds(world: World) -> Rules[None]:
    """An old wound costs Wounds at the start, by dice against the starting Toughness; Fate helps as ever.

    Rule: ahq.town.event.injury."""
    rule = "ahq.town.event.injury"
    for hero in heroes(world):
        own = affairs(world, hero)
        if own.injury:
            dice, own.injury = own.injury, 0
            tell(world, WoundReopened(called(hero)))
            wounds = yield from roll_damage(world, hero, dice, hero.seat, against=hero.profile.toughness, rule=rule)
            yield from hurt(world, hero, wounds, rule)
