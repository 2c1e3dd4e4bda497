"""Heroes between fights: they explore what is nearest, open chests, heal, keep together, and leave when done."""

from __future__ import annotations

from souterrain.core.ask import Ask
from souterrain.crawl.squares import around
from souterrain.games.ahq.catalogue import CHARACTERS
from souterrain.games.ahq.dungeon.levels import stairs_under
from souterrain.games.ahq.figures import Figure, heroes, out, party
from souterrain.games.ahq.party import HEROES
from souterrain.games.ahq.quests.progress import accomplished, quest_of
from souterrain.games.ahq.treasure import PURSE
from souterrain.games.ahq.world import World

from . import healing, marching
from .choices import Mind, key_of, paces, starting
from .routes import way_on

_WANTED = ("healing-potion", "strength-potion")

_LONG = 320
"""Turns after which the party gives the quest up."""

_WEARY = 0.3
"""The share of the party's Wounds below which it turns back."""

_DESPAIR = 0.05
"""The same where there will be no second expedition."""


def explore(world: World, ask: Ask, seat: str) -> str:
    """What a figure does with its part of the Heroes' phase: the party marches together towards what is nearest."""
    keys = [option.key for option in ask.options]
    figure = world.figures[world.active]
    care = healing.halt(world, figure, ask)
    if care in keys:
        return care
    if going_home(world):
        return _go_home(world, figure, keys)
    if figure.kind == "hero":
        useful = _use_things(world, figure, ask, keys) or _at_hand(world, keys)
        if useful:
            return useful
    fallen = starting(ask, "carry:")
    if fallen and figure.kind == "henchman":
        return fallen[0]
    if "take-stairs" in keys and _leads_on(world):
        return "take-stairs" if _may_go(world, figure) else key_of(keys, "stay")
    way = way_on(world)
    if way is None:
        return _go_home(world, figure, keys)
    first = marching.first_to_move(world, figure, keys, way)
    return marching.march(world, figure, keys, way) if first is figure else f"switch:{first.id}"


def after_move(world: World, ask: Ask, seat: str) -> str:
    """At the end of a move: open what the party has not seen yet, take what lies there."""
    keys = [option.key for option in ask.options]
    if going_home(world):
        return key_of(keys, "leave", "take-stairs", "done")
    if "take-stairs" in keys and _leads_on(world):
        return "take-stairs" if _may_go(world, world.figures[world.active]) else "done"
    useful = _at_hand(world, keys)
    if useful:
        return useful
    way = way_on(world)
    return (marching.door_ahead(world, world.figures[world.active], keys, way) if way else "") or "done"


def going_home(world: World) -> bool:
    """The quest is done, or too few are left to go on, or it takes too long."""
    if accomplished(world) or world.turn > _LONG:
        return True
    people = [*party(world), *world.below]
    whole = sum(figure.profile.wounds for figure in [*people, *world.fallen]) or 1
    left = sum(max(0, figure.wounds) for figure in people)
    return left / whole < (_DESPAIR if quest_of(world).single_expedition else _WEARY)


def _go_home(world: World, figure: Figure, keys: list[str]) -> str:
    downed = [key for key in keys if key.startswith("carry:")]
    way = key_of(keys, "leave", "take-stairs")
    if way and not (downed and way == "leave"):
        return way
    return key_of(keys, "all-stairs", "stairs", "stay")


def _at_hand(world: World, keys: list[str]) -> str:
    """Something to open or take where one stands."""
    doors = world.here.doors
    for key in keys:
        kind, _, what = key.partition(":")
        if kind == "chest" or (kind == "pile" and _worth_it(world, int(what))):
            return key
        if kind == "open" and not doors[what].explored and marching.gathered(world, world.figures[world.active]):
            return key
    return ""


def _worth_it(world: World, n: int) -> bool:
    """Gold and potions are worth stooping for."""
    pile = world.here.piles[n]
    room = world.figures[world.active].gold < PURSE
    return bool(pile.gold and room) or any(item.row in _WANTED for item in pile.items)


def pick_up(world: World, ask: Ask, seat: str) -> str:
    """Only what will be used."""
    keys = [option.key for option in ask.options]
    words = {option.key: str(option.text.args.get("item", option.text)) for option in ask.options}
    return next((key for key in keys if any(wanted in words[key] for wanted in _WANTED)), "done")


def _leads_on(world: World) -> bool:
    """Whether the stairs under the figure are those that the party means to take."""
    return bool(world.below) or stairs_under(world, world.figures[world.active]) == "down"


def _may_go(world: World, figure: Figure) -> bool:
    """The last hero waits above for henchmen who can still come, for they would stay behind."""
    if figure.kind != "hero" or any(other is not figure and not out(other) for other in heroes(world)):
        return True
    near = paces(world, [figure])
    return world.turn % 12 == 0 or not any(
        other.kind == "henchman" and not out(other) and other.at in near for other in party(world)
    )


def _use_things(world: World, figure: Figure, ask: Ask, keys: list[str]) -> str:
    """Potions and healing spells when somebody needs them."""
    hurt = figure.profile.wounds - figure.wounds
    if hurt >= 2:
        potion = [key for key in keys if key.startswith("item:healing")]
        if potion:
            return potion[0]
    aid = starting(ask, "item:aid")
    if aid:
        return aid[0]
    if any(other.profile.wounds - other.wounds >= 2 and other.at in around(figure.at) for other in party(world)):
        return next(iter(starting(ask, "spell:flames-of-the-phoenix")), "")
    return ""


def spell_target(world: World, ask: Ask, seat: str) -> str:
    """Healing goes to whoever has lost most."""
    people = [world.figures[option.key] for option in ask.options if option.key in world.figures]
    if not people:
        return ""
    return max(people, key=lambda each: each.profile.wounds - each.wounds).id


def component(world: World, ask: Ask, seat: str) -> str:
    """One dose of fire, and healing: nothing else makes good what a long way down costs."""
    keys = [option.key for option in ask.options]
    return key_of(keys, "ash" if ask.text.args.get("n", 1) == 1 else "phoenix-feather")


def choose_hero(world: World, ask: Ask, seat: str) -> str:
    """The second choice is a wizard, who can heal, and the third the best archer; the others are the strongest arms."""
    rows = [CHARACTERS[option.key] for option in ask.options]
    chosen = len(HEROES) - len(rows)
    if chosen == 1:
        return next(row.id for row in rows if row.wizard)
    fighters = [row for row in rows if not row.wizard] or rows
    if chosen == 2:
        return max(fighters, key=lambda row: row.bow_skill).id
    return max(fighters, key=lambda row: (row.strength, row.toughness)).id


def who_takes(world: World, ask: Ask, seat: str) -> str:
    """Whoever has a use for it, or else the first who can carry it."""
    useful = [option.key for option in ask.options if option.note is not None and option.key in world.figures]
    return useful[0] if useful else ask.options[0].key


def order(world: World, ask: Ask, seat: str) -> str:
    return "never"


def disarm(world: World, ask: Ask, seat: str) -> str:
    keys = [option.key for option in ask.options]
    return key_of(keys, "disarm", "leave")


MINDS: dict[str, Mind] = {
    "ask-explore": explore,
    "ask-after-move": after_move,
    "ask-spell-target": spell_target,
    "ask-choose-hero": choose_hero,
    "ask-component": component,
    "ask-order": order,
    "ask-who-takes": who_takes,
    "ask-trap": disarm,
    "ask-pick-up": pick_up,
}
