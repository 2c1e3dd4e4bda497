"""Mishaps: one card for the whole group at the start of each turn but the first. The deck is the clock."""

from __future__ import annotations

from collections.abc import Callable

from souterrain.core.ask import Option
from souterrain.core.book import Handlers
from souterrain.core.events import tell
from souterrain.core.menu import one_of, which
from souterrain.core.roll import Rules, unseen
from souterrain.core.roll import pick as pick_one
from souterrain.core.say import Say
from souterrain.crawl.master import GM
from souterrain.crawl.squares import Square, key, king_moves
from souterrain.crawl.ways import reach

from .catalogue import BOOK
from .chairs import seated
from .dice import d, formula, rolled
from .events.mishaps import Befell, CameToNothing, Dropped, FoundCrowns, Quickened, Slammed, Slowed
from .events.places import CameBehind
from .foes import deployment, groups, settle
from .ground import ground, occupied, squares
from .leader import leader
from .plan import met, open_exits
from .rows.play import Mishap
from .special.fear import shudder
from .special.poison import infect
from .testing import passes
from .traps import find
from .words import called, element_word, figure_word
from .world import Figure, Item, Regne, Waiting, heroes, of_camp, standing
from .wounds import suffer
from .zones import parts, place, placing_in, put

EFFECTS: Handlers[Callable[[Regne, Mishap], Rules[None]]] = Handlers("mishap effect")
RULE = "regne.turn.mishap-each-pc-turn"


def shuffle(world: Regne) -> None:
    """All cards before the first pass; from then on those that are kind stay out."""
    counts = {row.id: row.count for row in BOOK.mishaps.values() if not (world.passes and row.kind)}
    if "watch" in world.hired and not world.passes:
        hushed = next(row.id for row in BOOK.mishaps.values() if row.befalls == "ambush")
        counts[hushed] -= 1
    world.mishaps.counts = counts


def draw(world: Regne) -> Rules[None]:
    """One card, which the party undergoes: those of it who stand."""
    if not _up(world):
        return
    if not len(world.mishaps):
        world.passes += 1
        shuffle(world)
    card = yield from world.mishaps.draw(RULE)
    row = BOOK.mishaps[card]
    world.card = card
    tell(world, Befell(card, row.rule))
    yield from EFFECTS[row.befalls](world, row)


def _up(world: Regne) -> list[Figure]:
    return [hero for hero in heroes(world) if standing(hero)]


def _all(world: Regne) -> list[Figure]:
    """Everybody of the party on his feet, allies too."""
    return [each for each in of_camp(world, "party") if standing(each)]


def _anyone(world: Regne) -> Rules[Figure]:
    """One of those on their feet."""
    id = yield from pick_one([hero.id for hero in _up(world)], RULE)
    return world.figures[id]


@EFFECTS("nothing")
def nothing(world: Regne, row: Mishap) -> Rules[None]:
    yield from ()


@EFFECTS("dim")
def dim(world: Regne, row: Mishap) -> Rules[None]:
    """The party sees no farther than a few squares this turn."""
    world.dim = world.round
    yield from ()


@EFFECTS("slow")
def slow(world: Regne, row: Mishap) -> Rules[None]:
    """Everybody tests; whoever fails has an action point less."""
    assert row.trait is not None
    for hero in _all(world):
        if not (yield from passes(world, hero, row.trait, row.against, RULE)):
            hero.points = max(0, hero.points - 1)
            tell(world, Slowed(called(hero)))


@EFFECTS("stones")
def stones(world: Regne, row: Mishap) -> Rules[None]:
    """One of them tests; if he fails he suffers damage."""
    assert row.trait is not None
    hero = yield from _anyone(world)
    if not (yield from passes(world, hero, row.trait, row.against, RULE)):
        harm = yield from rolled(formula(row.amount), RULE, hero.seat)
        yield from suffer(world, hero, harm, RULE)


@EFFECTS("flagstone")
def flagstone(world: Regne, row: Mishap) -> Rules[None]:
    """A hole that nobody knows of, somewhere where none of them is near, and that there is a way round."""
    taken = set(occupied(world)) | {each.at for each in (*world.elements.values(), *world.secrets.traps)}
    taken |= {zone.entry for zone in world.zones}
    free = [
        at
        for zone in world.zones
        for at, sign in squares(zone)
        if sign == "." and at not in taken and all(king_moves(at, each.at) > 2 for each in of_camp(world, "party"))
    ]
    yield from unseen(put(world, row.what, free, lambda at: parts(world, row.what, at), placing_in(world)))


@EFFECTS("drop")
def drop(world: Regne, row: Mishap) -> Rules[None]:
    """One of them drops the heaviest thing that he has neither in hand nor on."""
    hero = yield from _anyone(world)
    loose = [item for item in hero.items if not item.worn]
    if loose:
        item = max(loose, key=lambda each: BOOK.goods[each.kind].weight)
        hero.items.remove(item)
        world.loose.setdefault(key(hero.at), []).append(Item(item.id, item.kind))
        tell(world, Dropped(called(hero), item.kind))
    else:
        tell(world, CameToNothing("drop"))


@EFFECTS("crowns")
def crowns(world: Regne, row: Mishap) -> Rules[None]:
    """Ten crowns for each point of the die, for all."""
    hero = yield from _anyone(world)
    found = 10 * (yield from rolled(formula(row.amount), row.rule, hero.seat))
    world.pot += found
    tell(world, FoundCrowns(called(hero), found))


@EFFECTS("brave")
def brave(world: Regne, row: Mishap) -> Rules[None]:
    world.brave = world.round
    yield from ()


@EFFECTS("breath")
def breath(world: Regne, row: Mishap) -> Rules[None]:
    """The leader names one who has more action points this turn."""
    offers = [(Option("name", figure_word(hero), key(hero.at), on=(hero.id,)), hero) for hero in _up(world)]
    points = formula(row.amount).plus
    hero = yield from which(leader(world).seat, Say("ask-breath", points=points), offers, RULE)
    hero.points += points
    tell(world, Quickened(called(hero), points))


@EFFECTS("howl")
def howl(world: Regne, row: Mishap) -> Rules[None]:
    for hero in _all(world):
        yield from shudder(world, hero, row.against)


@EFFECTS("slam")
def slam(world: Regne, row: Mishap) -> Rules[None]:
    """The open door that is nearest to the leader falls shut, unless somebody stands in it."""
    chief, taken = leader(world), occupied(world)
    doors = [each for each in world.doors.values() if each.kind and each.state == "open" and each.at not in taken]
    if doors:
        door = min(doors, key=lambda each: (king_moves(each.at, chief.at), each.id))
        standard = BOOK.doors["standard"]
        door.kind, door.life, door.state, door.tried = standard.id, standard.life, "locked", True
        tell(world, Slammed())
    else:
        tell(world, CameToNothing("slam"))
    yield from ()


@EFFECTS("spores")
def spores(world: Regne, row: Mishap) -> Rules[None]:
    hero = yield from _anyone(world)
    yield from infect(world, hero, row.against)


@EFFECTS("draught")
def draught(world: Regne, row: Mishap) -> Rules[None]:
    """A trap in the zone where the leader stands becomes known: the first, or which the game master likes."""
    here = ground(world)
    zone = here.zone[leader(world).at]
    traps = [each for each in world.secrets.traps if here.zone[each.at] == zone][: None if seated(world) else 1]
    if traps:
        offers = [(Option("reveal", element_word(each.kind), key(each.at), on=(each.id,)), each) for each in traps]
        find(world, (yield from one_of(GM, Say("ask-reveal"), offers, RULE)))
    else:
        tell(world, CameToNothing("draught"))


@EFFECTS("swell")
def swell(world: Regne, row: Mishap) -> Rules[None]:
    """Magic runs high for everybody this turn."""
    world.swelling = world.round
    yield from ()


@EFFECTS("hollow")
def ebb(world: Regne, row: Mishap) -> Rules[None]:
    """Magic runs low for everybody this turn."""
    world.hollow = world.round
    yield from ()


@EFFECTS("niche")
def niche(world: Regne, row: Mishap) -> Rules[None]:
    """A chest stands by a wall of the zone where the leader is."""
    home = ground(world).zone[leader(world).at]
    yield from unseen(place(world, next(zone for zone in world.zones if zone.id == home), row.what, placing_in(world)))


# Who comes


@EFFECTS("ambush")
def ambush(world: Regne, row: Mishap) -> Rules[None]:
    """A group waits in the next zone that comes to light. One is enough: of a further one a straggler comes by the way
    the heroes came. So do whole groups where no zone is left, and from the second pass of the deck on, as many as it
    has been gone through."""
    if world.passes or not open_exits(world):
        for _ in range(max(1, world.passes)):
            yield from _enter(world, whole=True)
    elif world.stalked:
        yield from _enter(world, whole=False)
    else:
        kind = yield from unseen(met(world))
        count = yield from unseen(rolled(deployment(world, BOOK.foes[kind]), "regne.ambush.placing"))
        world.secrets.ambush = Waiting(kind, count)
        world.stalked = True


@EFFECTS("straggler")
def straggler(world: Regne, row: Mishap) -> Rules[None]:
    yield from _enter(world, whole=False)


@EFFECTS("prowler")
def prowler(world: Regne, row: Mishap) -> Rules[None]:
    """One of those who live deeper down comes up, alone."""
    result = yield from d(row.rule)
    yield from _enter(world, whole=False, kind=BOOK.prowlers[world.level][result].foe)


def _enter(world: Regne, whole: bool, kind: str = "") -> Rules[None]:
    """A group, or the first of one, comes in by the start entrance, as far as there is room, on the heroes' trail. Once
    the deck has been gone through they have nothing worth taking."""
    kind = kind or (yield from met(world))
    row = BOOK.foes[kind]
    count = row.swarm or 1
    if whole:
        count = yield from rolled(deployment(world, row), "regne.monster.deployment")
    entrance = by_the_entrance(world)
    count = min(count, sum(groups(row, count)[: len(entrance)]))
    if not count:
        return
    tell(world, CameBehind(kind, count))
    for who in settle(world, kind, count, entrance):
        who.bound, who.trails, who.poor = leader(world).at, True, world.passes > 0


def by_the_entrance(world: Regne) -> list[Square]:
    """The free squares that are nearest to where the heroes came in."""
    here, taken = ground(world), occupied(world)
    near = reach(here.steps, [world.zones[0].entry])
    return [at for at in near if at not in taken and here.terrain[at] == "."]
