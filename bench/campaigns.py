"""Campaigns of Advanced HeroQuest that scripted companies play among themselves, and what comes of them by quest.

    python -m bench.campaigns 200 --jobs 2 --keep build/campaigns.jsonl

A campaign is over when the company parts, when so many quests are behind it, or after so many expeditions. A save is
made and loaded as each expedition sets out. Half of the campaigns are solo, half have the bot as game master. What is
kept in files can be told again, several files together: `python -m bench.campaigns --tell FILE...`"""

from __future__ import annotations

import argparse
import traceback
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import msgspec

import souterrain
from souterrain import Session, bots
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.figures import heroes, party
from souterrain.games.ahq.quests.files import read_quest
from souterrain.games.ahq.town.money import company, wealth
from souterrain.games.ahq.world import World

HEROES = 4
AT_THE_GATE = "ask-gate"
PATIENCE = 12_000
"""Answers after which an expedition, with the time before it, counts as one that does not end."""


class Setting(NamedTuple):
    """A company at the gate."""

    gold: float
    fate: float
    men: int
    trained: int


class Expedition(msgspec.Struct):
    """An expedition as it set out, and what came of it."""

    quest: str
    went: int
    gold: float
    """Crowns that a hero had in all."""
    fate: float
    men: int
    trained: int
    """Points that the company had trained by then."""
    ending: str = ""
    fell: int = 0
    brought: int = 0
    """Crowns brought home by all."""
    learned: int = 0
    """Points trained after it."""
    answers: int = 0


class Story(msgspec.Struct):
    """A campaign."""

    seed: int
    ended: str = ""
    """Why no more of it was played."""
    achieved: list[str] = []
    behind: int = 0
    """Quests achieved, lost or given up."""
    expeditions: list[Expedition] = []


def play(seed: int, quests: int, expeditions: int) -> Story:
    """A campaign; whatever goes wrong in it is told, and where."""
    story = Story(seed)
    try:
        _play(story, quests, expeditions)
    except Exception:
        story.ended = f"error: {traceback.format_exc()}"
    return story


def started(seed: int) -> Session:
    """The campaign of a number before its first answer."""
    master = "seat" if seed % 2 else "solo"
    setup = {"quest": "campaign", "players": 1, "heroes": HEROES, "master": master}
    return souterrain.new("ahq", seed=f"campaign {seed}", setup=setup)


def _play(story: Story, quests: int, expeditions: int) -> None:
    session = started(story.seed)
    hands = {seat: bots.make("ahq", "scripted", story.seed) for seat in session.seats}
    quest, stage, since = "", "between", 0
    setting = Setting(0, 0, 0, 0)
    while session.ask is not None:
        if session.ask.text.id == AT_THE_GATE:
            setting = _setting(session.world)
        session.answer(bots.step(session, hands[session.ask.seat]))
        world: World = session.world
        campaign = company(world)
        if campaign.stage != stage:
            stage = campaign.stage
            if stage == "expedition":
                _sets_out(story, session, setting)
                since = session.decisions
            elif story.expeditions:
                _comes_home(story, world)
                story.expeditions[-1].answers = session.decisions - since
        if quest and not campaign.quest:
            story.behind += 1
        quest, story.achieved = campaign.quest, list(campaign.achieved)
        if story.expeditions and stage == "between":
            story.expeditions[-1].learned = _trained(world) - story.expeditions[-1].trained
        if session.decisions - since > PATIENCE:
            story.ended = f"stood after {session.decisions} answers"
            return
        if stage == "between" and not quest and story.behind >= quests:
            story.ended = "quests"
            return
        if stage == "between" and campaign.step and len(story.expeditions) >= expeditions:
            story.ended = "expeditions"
            return
    story.ended = "parted"


def _setting(world: World) -> Setting:
    going = heroes(world)
    return Setting(
        gold=fmean(wealth(world, hero) for hero in going) if going else 0,
        fate=fmean(hero.fate_most for hero in going) if going else 0,
        men=sum(figure.kind == "henchman" for figure in party(world)),
        trained=_trained(world),
    )


def _sets_out(story: Story, session: Session, setting: Setting) -> None:
    world: World = session.world
    saved = souterrain.load(session.save())
    assert saved.world == world, "a save of this expedition is another game"
    went = len(company(world).chronicle[-1].went)
    story.expeditions.append(Expedition(company(world).quest, went, *setting))


def _comes_home(story: Story, world: World) -> None:
    last, chapter = story.expeditions[-1], company(world).chronicle[-1]
    last.ending, last.fell = chapter.ending, len(chapter.fell)
    purses = world.town.purses
    last.brought = sum(figure.gold - purses.get(figure.id, 0) for figure in party(world) if figure.id in purses)


def _trained(world: World) -> int:
    return sum(sum(own.trained.values()) for own in world.town.affairs.values())


# --- told

HEAD = (
    "expeditions",
    "won",
    "came back without",
    "lost",
    "heroes who fell",
    "crowns brought home",
    "crowns before",
    "men",
    "Fate a hero",
    "points trained after it",
    "answers",
)


def tell(stories: Sequence[Story]) -> Iterator[str]:
    """What came of campaigns, as the pages have it."""
    made = [each for story in stories for each in story.expeditions]
    ways = {why: sum(story.ended.startswith(why) for story in stories) for why in ("quests", "expeditions", "parted")}
    behind, achieved = fmean(story.behind for story in stories), fmean(len(story.achieved) for story in stories)
    yield f"{len(stories)} campaigns, {len(made)} expeditions; ended: {ways}"
    yield f"{behind:.1f} quests behind each company, {achieved:.1f} of them achieved"
    for story in stories:
        if story.ended.startswith(("error", "stood")):
            yield f"campaign {story.seed}, expedition {len(story.expeditions)}: {story.ended}"
    yield f"| quest | {' | '.join(HEAD)} |"
    yield f"|---|{'---:|' * len(HEAD)}"
    for quest in BOOK.leads:
        mine = [each for each in made if each.quest == quest and each.ending]
        if mine:
            yield f"| {read_quest(quest).name['en']} | {' | '.join(_cells(mine))} |"


def _cells(made: Sequence[Expedition]) -> Iterator[str]:
    yield str(len(made))
    for ending in ("victory", "retreat", "lost"):
        yield str(sum(each.ending == ending for each in made))
    yield f"{100 * sum(each.fell for each in made) / sum(each.went for each in made):.0f} %"
    yield f"{fmean(each.brought for each in made):.0f}"
    yield f"{fmean(each.gold for each in made):.0f}"
    yield f"{fmean(each.men for each in made):.1f}"
    yield f"{fmean(each.fate for each in made):.1f}"
    yield str(sum(each.learned for each in made))
    yield f"{fmean(each.answers for each in made):.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.campaigns", description=__doc__)
    parser.add_argument("campaigns", nargs="?", type=int, default=0)
    parser.add_argument("--first", type=int, default=0, help="the number of the first campaign")
    parser.add_argument("--quests", type=int, default=5, help="quests after which a campaign is ended")
    parser.add_argument("--expeditions", type=int, default=15, help="expeditions after which it is ended")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file to which each campaign is added as it ends")
    parser.add_argument("--tell", type=Path, nargs="+", default=[], help="files of campaigns that were played")
    given = parser.parse_args()
    stories = [msgspec.json.decode(line, type=Story) for file in given.tell for line in file.read_bytes().splitlines()]
    seeds = range(given.first, given.first + given.campaigns)
    one = partial(play, quests=given.quests, expeditions=given.expeditions)
    with ProcessPoolExecutor(given.jobs, get_context("spawn")) as pool:
        for story in pool.map(one, seeds):
            stories.append(story)
            if given.keep:
                with given.keep.open("ab") as file:
                    file.write(msgspec.json.encode(story) + b"\n")
    for line in tell(stories):
        print(line)


if __name__ == "__main__":
    main()
