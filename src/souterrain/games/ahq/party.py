"""Before the first turn: heroes are chosen, henchmen handed out, Leader and Mapper rolled for, figures placed."""

from __future__ import annotations

from collections.abc import Sequence

from souterrain.core import dice
from souterrain.core.ask import Option, Seat
from souterrain.core.book import kept
from souterrain.core.events import spoken, tell
from souterrain.core.menu import which
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import rectangle

from . import heirlooms, moments, treasure
from .belongings import give
from .catalogue import BOOK
from .dungeon.levels import begin_level, set_on_stairs
from .dungeon.sections import PIECE
from .events.expedition import ChoiceRolled, HenchmanJoined, HeroChosen, QuestBegun
from .figures import Figure, Item, henchman, hero
from .leader import elect, elect_mapper
from .quests.progress import quest_of
from .stores import store_spells
from .words import called, says, tell_apart, things
from .world import World, hero_seats, whose

CREATE = Option("create", Say("option-create"), emblem="die", rule="ahq.create.order")
"""A hero made with dice."""

FREE_HENCHMEN = {1: 2, 2: 1}
"""Men-at-arms handed to each hero when so few heroes go."""


def begin(world: World) -> Rules[None]:
    """Set the expedition up.

    Rule: ahq.setup.first-turn."""
    quest = quest_of(world)
    tell(world, QuestBegun(quest.name, quest.intro))
    yield from choose_heroes(world)
    hand_out_henchmen(world, quest.henchmen)
    for figure in list(world.figures.values()):
        yield from heirlooms.bring(world, figure)
        yield from choose_components(world, figure)
        yield from store_spells(world, figure)
    fill_the_bowl(world)
    yield from prepare_objective(world)
    people = list(world.figures.values())
    world.figures = {}
    entry = moments.enter(world) or begin_level(world, 1)
    set_on_stairs(world, people, rectangle(entry.x, entry.y, PIECE, PIECE))
    yield from elect(world, "ahq.setup.leader.rolloff")
    yield from elect_mapper(world)
    yield from moments.begins(world)


def choose_heroes(world: World) -> Rules[list[Seat]]:
    """Heroes named at set-up are taken; for the others the highest die chooses first, where several players choose. In
    a campaign a player may make one with dice instead: the seats that will are returned."""
    seats = hero_seats(world)
    chosen: dict[int, Figure] = {}

    def take(place: int, row: str) -> None:
        figure = chosen[place] = hero(row, seats[place], name=world.setup.names.get(row, ""))
        world.figures = {chosen[each].id: chosen[each] for each in sorted(chosen)}
        tell(world, HeroChosen(called(figure), whose(world, figure.seat)))

    given = world.setup.choice[: len(seats)]
    for place, row in enumerate(given):
        take(place, row)
    open_places = list(range(len(given), len(seats)))
    order = open_places
    if len({seats[place] for place in open_places}) > 1:
        order = yield from dice.ranking(open_places, seats.__getitem__, "ahq.setup.hero.choice-rolloff", "d12")
        tell(world, ChoiceRolled())
    left = [row for row in BOOK.heroes if row not in given]
    for n, place in enumerate(order, 1):
        text, offers = Say("ask-choose-hero", n=n, of=len(order)), [(to_choose(row), row) for row in left]
        if world.campaign:
            offers.append((CREATE, ""))
        row = yield from which(seats[place], text, offers, "ahq.setup.hero.choice-rolloff")
        if row:
            take(place, row)
            left.remove(row)
    return [seats[place] for place in order if place not in chosen]


@kept
def to_choose(row: str) -> Option:
    """A hero with what he is good at, and what he brings, for whoever chooses."""
    card = BOOK.characters[row]
    brings = {item: things(item, 1) for item in (*card.weapons, *card.worn)}
    brings |= {item: things(item, count) for item, count in card.gear.items()}
    brings |= {spell: Say(f"spell-{spell}") for spell in card.spells}
    note = Say(
        "note-hero",
        weapon=card.weapon_skill,
        bow=card.bow_skill,
        strength=card.strength,
        toughness=card.toughness,
        wounds=card.wounds,
        brings=Say("list", **brings),
    )
    return Option("who", Say(f"variant-names-{row}"), note=note, emblem=card.emblem, on=(row,))


def hand_out_henchmen(world: World, provided: Sequence[str] = ()) -> None:
    """One hero gets two men-at-arms, each of two heroes one, unless others are provided."""
    heroes = list(world.figures.values())
    free = provided or [BOOK.free_henchman] * (FREE_HENCHMEN.get(len(heroes), 0) * len(heroes))
    owners = [heroes[n % len(heroes)] for n in range(len(free))]
    joining = [
        henchman(row, world.new_id(f"{row}-"), owner.id, owner.seat) for row, owner in zip(free, owners, strict=True)
    ]
    tell_apart(world, joining)
    for figure, owner in zip(joining, owners, strict=True):
        world.figures[figure.id] = figure
        tell(world, HenchmanJoined(called(figure), called(owner)))


def choose_components(world: World, figure: Figure) -> Rules[None]:
    """A wizard's player chooses the components that he starts with, for spells that he knows.

    Rules: ahq.setup.wizard.takes-spell-book, ahq.magic.spell-book.starts-with-four, ahq.magic.components.ash-kinds."""
    most = BOOK.characters[figure.row].components
    if figure.kind != "hero" or not most:
        return
    kinds = dict.fromkeys(part for spell in figure.spells for part in BOOK.spells[spell].components)
    offers = [(_component(figure, kind), kind) for kind in kinds]
    for n in range(most):
        text = Say("ask-component", figure=says(figure), n=n + 1, of=most)
        kind = yield from which(figure.seat, text, offers, "ahq.magic.components.starting")
        give(figure, Item(kind))


def _component(wizard: Figure, kind: str) -> Option:
    """A component with the spells that it is good for; where that is one, with what the spell does."""
    spells = [spell for spell in wizard.spells if kind in BOOK.spells[spell].components]
    text = Say("option-item", item=spoken("item-", kind))
    note = Say("list", **{spell: Say(f"spell-{spell}") for spell in spells})
    rule = BOOK.spells[spells[0]].rule if len(spells) == 1 else ""
    return Option("take", text, note=note, rule=rule, emblem=BOOK.gear[kind].emblem, on=(kind,))


def fill_the_bowl(world: World) -> None:
    """The game master puts his counters in the bowl and lays his Character Monsters ready.

    Rules: ahq.gm.counter.bowl-mix, ahq.setup.components.dungeon-counter-kinds, ahq.gm.counter.draw-new-dungeon,
    ahq.solo.setup.no-dungeon-counters, ahq.setup.gm.prepare, ahq.gm.character.eight-more."""
    if world.solo:
        return
    quest = quest_of(world)
    store = world.counters
    store.bowl = dict(quest.counters)
    placed = {row.monster for row in quest.character}
    store.ready = list(quest.available)
    due = BOOK.due if quest.due is None else quest.due
    store.due = [name for name in due if name not in placed and name not in quest.available]


def prepare_objective(world: World) -> Rules[None]:
    """A ring of unknown level is rolled for. The hunt's Character Monsters are drawn in pairs, with an item each."""
    quest = quest_of(world)
    goal = quest.objective
    seat = hero_seats(world)[0]
    for placed in quest.character:
        if placed.rolled:
            world.progress.rolled[placed.monster] = yield from treasure.ring_of_magic_protection(world, seat)
    if goal.kind != "characters":
        return
    left = [name for name in goal.characters if name in BOOK.monsters]
    rule = "ahq.solo.setup.objective"
    while left:
        pair = []
        for _ in range(min(2, len(left))):
            drawn: int = yield Roll("pick", rule, "", tuple(left), hidden=True)
            pair.append(left.pop(drawn - 1))
        world.progress.pairs.append(pair)
    world.counters.due = []
    world.progress.items = yield from treasure.hoard(world, len(world.progress.pairs), seat)
