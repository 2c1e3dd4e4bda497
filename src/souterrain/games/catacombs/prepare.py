"""Preparation: who plays whom, the lord, the heroes' boards, and the catacombs as they are laid out."""

from __future__ import annotations

from collections.abc import Sequence

from souterrain.core.ask import Option
from souterrain.core.errors import BadSetup
from souterrain.core.events import tell
from souterrain.core.menu import agreed, which
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say

from . import labyrinth
from .catalogue import BOOK
from .events.preparation import CatacombsLaid, HeroTaken, StorySettled
from .words import hero_say, kind_say
from .world import OVERLORD, Hero, Setup, World


def create(setup: Setup) -> World:
    """The table before anything is chosen or shuffled: all four heroes are in every game.

    Rules: catacombs.health.starts-at-initial-value, catacombs.hero.setup-marker-on-top-and-no-gold,
    catacombs.setup.lord-board-disc-and-full-health."""
    for level in (setup.extra_level_0, setup.extra_level_1, setup.extra_level_2):
        if not -2 <= level <= 4:
            raise BadSetup("bad-catacombs-rooms")
    if setup.lord not in BOOK.lords:
        raise BadSetup("bad-catacombs-lord")
    if setup.healer not in BOOK.special_rooms["healer"]:
        raise BadSetup("bad-catacombs-healer")
    if setup.layout == "labyrinth":
        labyrinth.check(labyrinth.grid(setup))
    world = World(setup=setup)
    world.heroes = {id: Hero(id, "", row.health, rage=row.rage_start) for id, row in BOOK.heroes.items()}
    world.spells = [id for id, spell in BOOK.spells.items() for _ in range(spell.copies)]
    world.lord_health = BOOK.lords[setup.lord].health
    return world


def prepare(world: World) -> Rules[None]:
    """Share out the heroes, settle a story, shuffle the equipment, lay out the catacombs."""
    yield from choose_heroes(world)
    yield from settle_story(world)
    yield from shuffle_equipment(world)
    if world.setup.layout == "labyrinth":
        labyrinth.lay_out(world)
    else:
        yield from lay_out(world)
    lord = BOOK.lords[world.setup.lord]
    tell(world, CatacombsLaid(lord.id, lord.wandering, sum(len(column) for column in world.columns)))


def choose_heroes(world: World) -> Rules[None]:
    """The hero players share the four heroes: how many each takes is printed, which ones they choose in turn."""
    rule = "catacombs.setup.all-four-heroes-always-play"
    seats = world.hero_seats()
    left = list(BOOK.heroes)
    for seat, count in zip(seats, BOOK.facts.heroes_per_player[len(seats) - 1], strict=True):
        for _ in range(count):
            chosen = left[0]
            if seat != seats[-1]:
                chosen = yield from which(seat, Say("ask-take-hero"), map(_hero, left), rule)
            left.remove(chosen)
            world.heroes[chosen].seat = seat
            if len(seats) > 1:
                tell(world, HeroTaken(chosen, seat))


def _hero(id: str) -> tuple[Option, str]:
    note, rule = hero_say(id, "text"), "catacombs.setup.hero-difficulty-order"
    return Option("play", kind_say(id), note=note, rule=rule, on=(id,)), id


def settle_story(world: World) -> Rules[None]:
    """A story needs the consent of every player before the game starts."""
    if not world.setup.story:
        return
    rule = "catacombs.variant.story-needs-consent"
    world.story = True
    yes, no = Option("yes", Say("option-accept-story")), Option("no", Say("option-refuse-story"))
    for seat in world.hero_seats():
        if not (yield from agreed(seat, Say("ask-story-consent"), rule, yes, no)):
            world.story = False
            break
    tell(world, StorySettled(int(world.story)))


def shuffle_equipment(world: World) -> Rules[None]:
    """The equipment deck, face down; the map may be left out of a labyrinth.

    Rule: catacombs.variant.labyrinth.map-optional."""
    cards = [id for id, item in BOOK.items.items() if not (world.setup.without_map and item.effect == "look")]
    world.equipment = yield from shuffled(cards, "catacombs.setup.equipment-deck-shuffled-face-down")


def shuffled(cards: Sequence[str], rule: str) -> Rules[list[str]]:
    """Cards in a random order, drawn one by one."""
    left, order = list(cards), []
    while left:
        order.append((yield from draw_unseen(left, rule)))
    return order


def draw_unseen(cards: list[str], rule: str) -> Rules[str]:
    """Take a card at random; nobody sees which."""
    if len(cards) == 1:
        return cards.pop()
    face: int = yield Roll("pick", rule, OVERLORD, tuple(cards), hidden=True)
    return cards.pop(face - 1)


# The column


def layout(setup: Setup) -> list[list[str]]:
    """The columns of cards from the first to the lord's, as levels and special cards; longer or shorter as agreed.

    Rules: catacombs.variant.length.longer, catacombs.variant.length.shorter, catacombs.variant.second-healer."""
    columns = [list(column) for column in (BOOK.facts.branching if setup.layout == "branching" else BOOK.facts.basic)]
    for level, extra in enumerate((setup.extra_level_0, setup.extra_level_1, setup.extra_level_2)):
        name = str(level)
        for _ in range(max(0, extra)):
            places = [n for n, column in enumerate(columns) if name in column]
            columns.insert(places[-1] + 1, [name])
        for _ in range(max(0, -extra)):
            places = [n for n, column in enumerate(columns) if name in column]
            if places:
                del columns[places[-1]]
    if setup.second_healer:
        healer = next(n for n, column in enumerate(columns) if "healer" in column)
        columns.insert(min(healer + 2, len(columns) - 1), ["healer-2"])
    return columns


def special_cards(setup: Setup) -> dict[str, str]:
    """The cards that are no combat rooms, by their names in the layout."""
    others = [card for card in BOOK.special_rooms["healer"] if card != setup.healer]
    return {
        "merchant": BOOK.special_rooms["merchant"][0],
        "healer": setup.healer,
        "healer-2": others[0],
        "lord": BOOK.lords[setup.lord].lair,
    }


def lay_out(world: World) -> Rules[None]:
    """Draw the combat cards at random from the piles of their levels and lay all cards face down.

    Rules: catacombs.components.room-order-fixed-once-laid, catacombs.setup.room-column-face-down."""
    rule = "catacombs.layout.sort-and-shuffle-by-level"
    piles: dict[str, list[str]] = {}
    for id, room in BOOK.rooms.items():
        if room.kind == "combat":
            piles.setdefault(str(room.level), []).append(id)
    special = special_cards(world.setup)
    for column in layout(world.setup):
        cards: list[str] = []
        for name in column:
            if name in special:
                cards.append(special[name])
            else:
                cards.append((yield from draw_unseen(piles[name], rule)))
        world.columns.append(cards)
