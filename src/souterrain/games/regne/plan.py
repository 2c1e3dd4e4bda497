"""Random catacombs: the Plan cards, dealt behind the ways out, and the zones that they bring to light."""

from __future__ import annotations

from souterrain.core.events import tell
from souterrain.core.roll import Rules, unseen
from souterrain.core.roll import pick as pick_one
from souterrain.crawl.squares import OPPOSITE, SIDES, king_moves

from . import hooks
from .catalogue import BOOK
from .dice import d
from .events.places import Laid, LedNowhere
from .events.quests import ErrandHeard
from .foes import arrive, deploy_ambush
from .ground import ground
from .rows.quests import Quest, Secondary
from .sites import prepare
from .world import Door, Figure, Regne, Zone, fresh, of_camp
from .zones import Placing, furnish, lay, placing_in

EARSHOT = 2
"""Within so many squares of where a zone is entered one hears it."""


def quest(world: Regne) -> Quest:
    """The quest that the heroes are on.

    regne.setup.gm-picks-quest-first"""
    return BOOK.quests[world.campaign.quest if world.campaign is not None else world.setup.quest]


def errand(world: Regne) -> Secondary | None:
    """The secondary quest, once its zone is laid."""
    main = quest(world).zone
    for zone in world.zones:
        if zone.card != main and zone.card in BOOK.errands:
            return BOOK.errands[zone.card]
    return None


def length(world: Regne) -> int:
    """How many Plan cards there are beside the main quest, a secondary one among them."""
    meant = quest(world).size(world.setup.heroes)
    return (meant.cards or BOOK.levels[world.level].cards) - ("sappers" in world.hired)


def build(world: Regne) -> Rules[list[str]]:
    """The packet of cards, the first to be drawn in front: four, or as many as the level of the game asks, cut in
    two, with the main quest somewhere in the lower half. A secondary quest is shuffled in, but never on top: nobody is
    met in the first zone. Nobody sees how they fall.

    regne.plan.remove-quest-zones, regne.secondary.card"""
    row = quest(world)
    deck = [card.id for card in BOOK.zones.values() if not card.quest and card.id not in row.without]
    drawn: list[str] = []
    for _ in range(length(world) - bool(row.secondaries)):
        card = yield from unseen(pick_one(deck, "regne.plan.draw-four"))
        deck.remove(card)
        drawn.append(card)
    if row.secondaries:
        other = yield from unseen(pick_one(row.secondaries, "regne.secondary.card"))
        place = yield from unseen(pick_one([str(n) for n in range(1, len(drawn) + 1)], "regne.secondary.card"))
        drawn.insert(int(place), BOOK.secondaries[other].zone)
    half = (len(drawn) + 1) // 2
    lower = [*drawn[half:], row.zone]
    packet = drawn[:half]
    while lower:
        card = yield from unseen(pick_one(lower, "regne.plan.insert-main-quest"))
        lower.remove(card)
        packet.append(card)
    return packet


def first(world: Regne, packet: list[str]) -> Rules[Zone]:
    """The zone in which the heroes begin: nobody else is there."""
    zone = lay(world, packet[0])
    tell(world, Laid(zone.card, "regne.plan.first-zone"))
    deal(world, packet[1:], _ways_out(world, zone))
    yield from furnish(world, zone, placing_in(world))
    return zone


def _ways_out(world: Regne, zone: Zone) -> list[Door]:
    """The exits of a zone, the secret ones among them, clockwise from the north.

    regne.secretdoor.counts-as-exit"""
    doors = (*world.doors.values(), *world.secrets.doors)
    return sorted(
        (door for door in doors if door.zone == zone.id and door.wall),
        key=lambda door: SIDES.index(door.wall),
    )


def deal(world: Regne, cards: list[str], exits: list[Door]) -> None:
    """Split a packet among exits: card by card from its bottom, each on top of its pile."""
    for n, card in enumerate(reversed(cards)):
        world.secrets.piles.setdefault(exits[n % len(exits)].id, []).insert(0, card)


def spread(world: Regne, cards: list[str], exits: list[Door]) -> None:
    """Deal what a dead end leaves among all exits of the board, each card to the bottom of its pile.

    regne.plan.dead-end-redistribution"""
    for n, card in enumerate(reversed(cards)):
        world.secrets.piles.setdefault(exits[n % len(exits)].id, []).append(card)


def open_exits(world: Regne) -> list[Door]:
    """The ways out of the board that nobody has opened yet."""
    doors = (*world.doors.values(), *world.secrets.doors)
    return [door for door in doors if door.wall and not door.leads and not door.blind]


def reveal(world: Regne, door: Door) -> Rules[None]:
    """What is behind a way out comes to light: the next card of its pile, or nothing at all.

    regne.open.door-reveals-zone, regne.plan.locked-door-delays"""
    if not door.wall or door.leads or door.blind:
        return
    pile = world.secrets.piles.pop(door.id, []) or _hidden_pile(world, door)
    if not pile:
        door.blind = True
        tell(world, LedNowhere())
        return
    card, rest = pile[0], pile[1:]
    zone = lay(world, card, door)
    tell(world, Laid(zone.card))
    main = card == quest(world).zone
    exits = _ways_out(world, zone)
    if exits:
        deal(world, rest, exits)
    else:
        others = open_exits(world) or ([] if main else [_added_exit(world, zone)])
        spread(world, rest if others else [], others)
    placing = placing_in(world)
    if main:
        yield from prepare(world, zone, quest(world), placing)
    elif card in BOOK.errands:
        row = BOOK.errands[card]
        tell(world, ErrandHeard(row.id, row.rule))
        yield from prepare(world, zone, row, placing)
    else:
        yield from furnish(world, zone, placing)
        yield from _dwellers(world, zone, placing)
    _hear(world, zone)
    lurking = yield from deploy_ambush(world, zone, placing)
    if lurking:
        yield from hooks.call(hooks.AMBUSHED.all, world, lurking)


def _hear(world: Regne, zone: Zone) -> None:
    """Whoever is right beside where his zone is entered hears it, even if he sees nobody."""
    here = ground(world)
    for who in of_camp(world, "dark"):
        if here.zone[who.at] == zone.id and king_moves(who.at, zone.entry) <= EARSHOT:
            who.bound = zone.entry


def _hidden_pile(world: Regne, door: Door) -> list[str]:
    """The cards behind a secret door: they are moved to the last way out that everybody sees, if the main quest would
    lie where nobody thinks of looking.

    regne.plan.always-one-exit"""
    if any(each is not door and each in open_exits(world) for each in world.doors.values()):
        return []
    goal = quest(world).zone
    secret = next((each.id for each in world.secrets.doors if goal in world.secrets.piles.get(each.id, ())), "")
    return world.secrets.piles.pop(secret, [])


def _added_exit(world: Regne, zone: Zone) -> Door:
    """A way out that the game master adds to a dead end: an unlocked door across from the entry.

    regne.plan.always-one-exit"""
    side = next(side for side in SIDES if _on_side(zone, side))
    wall = OPPOSITE[side]
    middle = {
        "n": (zone.x + len(zone.plan[0]) // 2, zone.y),
        "s": (zone.x + len(zone.plan[0]) // 2, zone.y + len(zone.plan) - 1),
        "w": (zone.x, zone.y + len(zone.plan) // 2),
        "e": (zone.x + len(zone.plan[0]) - 1, zone.y + len(zone.plan) // 2),
    }[wall]
    standard = BOOK.doors["standard"]
    door = Door(fresh(world, "d"), middle, zone.id, standard.id, "shut", standard.life, wall)
    world.doors[door.id] = door
    return door


def _on_side(zone: Zone, side: str) -> bool:
    x, y = zone.entry
    edges = {"n": y == zone.y, "s": y == zone.y + len(zone.plan) - 1, "w": x == zone.x}
    return edges.get(side, x == zone.x + len(zone.plan[0]) - 1)


def _dwellers(world: Regne, zone: Zone, placing: Placing) -> Rules[None]:
    """Whether somebody is at home, and who, by the quest's own table."""
    if (yield from unseen(d("regne.zone.probability-roll"))) < BOOK.zones[zone.card].dwellers:
        return
    kind = yield from met(world)
    yield from arrive(world, zone, kind, "regne.zone.characters-from-encounter-table", placing)


def met(world: Regne) -> Rules[str]:
    """Who is met: a D on the encounter table of the quest."""
    result = yield from d("regne.zone.encounter-sources")
    return BOOK.meetings[quest(world).id][result].foe


@hooks.ENTERED(9)
def through_an_exit(world: Regne, who: Figure, before: object, running: bool) -> Rules[None]:
    """A way out without a door is discovered by standing in it."""
    if who.camp != "party":
        return
    door = next((door for door in world.doors.values() if door.at == who.at), None)
    if door is not None:
        yield from reveal(world, door)
