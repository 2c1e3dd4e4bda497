"""Heroes between fights: they explore what is nearest, open chests, heal, keep together, and leave when done."""

from __future__ import annotations

from souterrain.core.ask import Ask
from souterrain.core.say import Arg, Say
from souterrain.crawl.squares import around
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.dungeon.levels import stairs_under
from souterrain.games.ahq.figures import Figure, party
from souterrain.games.ahq.items import PURSE
from souterrain.games.ahq.quests.progress import climbing, quest_of
from souterrain.games.ahq.world import World

from . import arms, grilles, healing, homeward, marching, rescue, sharing
from .choices import Mind, armoured, key_of, offered, out_of_the_pit
from .routes import way_on

_WANTED = ("healing", "strength")
"""What things that are worth a walk are used for."""

_DEEP = 3
"""Levels for which a quiver does not last."""


def explore(world: World, ask: Ask, seat: str) -> str:
    """What a figure does with its part of the Heroes' phase: the party marches together towards what is nearest."""
    figure = world.figures[world.active]
    pit = out_of_the_pit(ask)
    if pit:
        return pit
    if rescue.needed(world):
        return rescue.explore(world, figure, ask, homeward.LONG)
    care = healing.halt(world, figure, ask)
    if care:
        return (care == key_of(ask, "stay") and _ransack(ask)) or care
    things = key_of(ask, "rearm")
    if things:
        return things
    if homeward.going_home(world):
        return rescue.bring(world, figure, ask) or homeward.go(world, figure, ask)
    weapon = arms.better(world, figure, ask)
    if weapon:
        return weapon
    if figure.kind == "hero":
        useful = (
            _use_things(world, figure, ask)
            or sharing.hand_over(world, figure, ask)
            or sharing.armour(world, figure, ask)
            or _at_hand(world, ask)
        )
        if useful:
            return useful
    fallen = key_of(ask, "carry")
    if fallen and figure.kind == "henchman":
        return fallen
    stairs = key_of(ask, "take-stairs")
    if stairs and _leads_on(world):
        return stairs if homeward.may_go(world, figure) else key_of(ask, "stay")
    way = way_on(world)
    if way is None:
        return grilles.under(world, figure, ask) or homeward.march(world, ask)
    step = marching.before_him(world, figure, ask, way) or marching.march(world, figure, ask, way)
    return (step == "stay" and rescue.clear(world, figure, ask, way)) or step


def after_move(world: World, ask: Ask, seat: str) -> str:
    """At the end of a move: open what the party has not seen yet, take what lies there."""
    if homeward.going_home(world):
        return homeward.after_move(world, ask)
    patient = _use_things(world, world.figures[world.active], ask)
    if patient:
        return patient
    stairs = key_of(ask, "take-stairs")
    if stairs and _leads_on(world):
        return stairs if homeward.may_go(world, world.figures[world.active]) else key_of(ask, "done")
    useful = _at_hand(world, ask)
    if useful:
        return useful
    way = way_on(world)
    return (marching.door_ahead(world, world.figures[world.active], ask, way) if way else "") or key_of(ask, "done")


def _ransack(ask: Ask) -> str:
    """While the party halts, the room may be searched for what is hidden in it."""
    return next((option.key for option in offered(ask, "search", "room")), "")


def _at_hand(world: World, ask: Ask) -> str:
    """Something to open or take where one stands."""
    doors = world.here.doors
    for option in ask.options:
        what = option.on[0] if option.on else ""
        if option.verb == "take" and what == "pile" and _worth_it(world, int(option.on[1])):
            return option.key
        if option.verb != "open":
            continue
        if what == "chest":
            return option.key
        fresh = what in doors and not doors[what].explored
        if fresh and marching.gathered(world, world.figures[world.active]):
            return option.key
    return ""


def _worth_it(world: World, n: int) -> bool:
    """Gold, jewels and potions are worth stooping for."""
    pile = world.here.piles[n]
    room = world.figures[world.active].gold < PURSE
    return bool(pile.gold and room) or any(_wanted(world, item.row) for item in pile.items)


def _wanted(world: World, row: str) -> bool:
    """What will be used or sold, and what the party came for."""
    gear = BOOK.gear.get(row)
    return row in world.progress.hoard or (gear is not None and (gear.use in _WANTED or gear.worth > 0))


def pick_up(world: World, ask: Ask, seat: str) -> str:
    """Only what will be used or sold."""
    wanted = [option.key for option in offered(ask, "take") if _wanted(world, option.on[0])]
    return wanted[0] if wanted else key_of(ask, "done")


def _leads_on(world: World) -> bool:
    """Whether the stairs under the figure are those that the party means to take."""
    wanted = "up" if climbing(world) else "down"
    return bool(world.below) or stairs_under(world, world.figures[world.active]) == wanted


def _use_things(world: World, figure: Figure, ask: Ask) -> str:
    """Potions and healing spells when somebody needs them."""
    hurt = figure.profile.wounds - figure.wounds
    if hurt >= 2:
        potion = healing.potion(ask)
        if potion:
            return potion
    aid = key_of(ask, "aid")
    if aid:
        return aid
    if any(other.profile.wounds - other.wounds >= 2 and other.at in around(figure.at) for other in party(world)):
        return healing.phoenix(ask)
    return ""


def spell_target(world: World, ask: Ask, seat: str) -> str:
    """Healing goes to whoever has lost most; a Hero is raised from the dead before his men."""
    bodies = world.combat.bodies if world.combat is not None else []
    known = {each.id: each for each in (*world.fallen, *bodies, *world.figures.values())}
    found = {option.key: known[option.on[0]] for option in offered(ask, "who")}
    return max(found, key=lambda key: (healing.lost(found[key]), found[key].kind == "hero"), default="")


def component(world: World, ask: Ask, seat: str) -> str:
    """One dose of fire, and healing: nothing else makes good what a long way down costs, so that there is nothing but
    healing where nobody comes back to rest."""
    cast = "burst" if ask.text.args.get("n", 1) == 1 and not only_once(world) else healing.PHOENIX
    rows = {row for spell in BOOK.spells.values() if spell.cast == cast for row in spell.components}
    return next((option.key for option in offered(ask, "take") if option.on[0] in rows), "")


def only_once(world: World) -> bool:
    """Whether nobody comes back to rest."""
    return world.campaign is None and quest_of(world).single_expedition


def choose_hero(world: World, ask: Ask, seat: str) -> str:
    """The second choice is a wizard, who can heal, and the third the best archer, unless the way is so long that
    arrows give out; the others are the strongest arms, and of those the best armoured. A treasure on the first
    level is for those of the first game, and one on the second where a game master has only so many counters: the solo
    rules go on sending monsters, who strike whoever fights worst, so that on the longest way without a rest he is no
    wizard."""
    rows = {option.key: BOOK.characters[option.on[0]] for option in offered(ask, "who")}
    chosen = len(BOOK.heroes) - len(rows)
    shallow = world.setup.levels < (2 if world.solo else _DEEP)
    if world.campaign is None and shallow and quest_of(world).objective.kind == "treasure":
        rows = {key: row for key, row in rows.items() if row.first_game} or rows
    wizards = [key for key, row in rows.items() if row.wizard]
    if chosen == 1 and wizards and not (world.solo and only_once(world)):
        return wizards[0]
    fighters = [key for key, row in rows.items() if not row.wizard] or list(rows)
    if chosen == 2 and world.setup.levels < _DEEP:
        return max(fighters, key=lambda key: rows[key].bow_skill)
    return max(fighters, key=lambda key: (rows[key].strength, armoured(rows[key])))


def who_takes(world: World, ask: Ask, seat: str) -> str:
    """Whoever has a use for it, or else the first who can carry it."""
    return sharing.taker(world, ask, _thing(ask.text.args.get("item")))


def _thing(said: Arg | None) -> str:
    """The row of a thing that is spoken of, with its number or without."""
    while isinstance(said, Say):
        if "item" not in said.args:
            return said.id.removeprefix("item-")
        said = said.args["item"]
    return ""


def order(world: World, ask: Ask, seat: str) -> str:
    return "never"


def disarm(world: World, ask: Ask, seat: str) -> str:
    return key_of(ask, "disarm", "leave")


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
    "ask-carry": rescue.carry,
    "ask-give-what": sharing.what,
    "ask-give-whom": sharing.whom,
}
