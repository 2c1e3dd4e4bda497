"""What a client draws: the map with its counters, the sheets, the fight, the bowl."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from souterrain.core.cards import card_rule
from souterrain.core.emblems import Emblem
from souterrain.core.say import Say
from souterrain.core.view import (
    Badge,
    Edge,
    Fighter,
    Gauge,
    Item,
    Line,
    Pile,
    Point,
    Points,
    Scene,
    Sheet,
    Side,
    Token,
    View,
    WayState,
)

from .blows import best_weapon
from .catalogue import BOOK, Way
from .treasures import worth
from .words import being, beings, foe_word, item_word, place, thing
from .world import Character, Chateau, Fight, Foe, active, alive, awake, company, flying, gifted, marching, strong
from .world import Item as Carried

rule_of = partial(card_rule, "chateau")

_LIFE = Say("label-life")


def draw(world: Chateau, seat: str) -> View:
    fight = world.fight
    return View(
        headline(world),
        board(world),
        [
            *(sheet(world, who) for who in sorted(marching(world), key=lambda who: not who.life)),
            *(foe_sheet(world, foe) for foe in (fight.foes if fight else ()) if foe.kind),
        ],
        [Pile("bowl", "bowl", Say("label-bowl"), len(world.bowl))],
        scene=scene(world, fight) if fight and fight.party else None,
    )


def headline(world: Chateau) -> Say:
    if world.turn == 0:
        return Say("headline-muster")
    if world.fight:
        return Say("headline-fight", turn=world.turn, at=place(world.fight.at), round=world.fight.round)
    return Say("headline-turn", turn=world.turn)


def board(world: Chateau) -> Points:
    points = [
        Point(row.id, row.x, row.y, row.shape, place(row.id), row.area, row.room, _sign(row.id), _taste(world, row.id))
        for row in BOOK.points.values()
    ]
    edges = [Edge(way.a, way.b, way.kind, door_state(world, way)) for way in BOOK.ways]
    return Points("country", 100, 100, points, edges, list(counters(world)))


def door_state(world: Chateau, way: Way) -> WayState:
    """How a door stands: a secret one shut or open, a room's trap unknown, searched for in vain, or spent."""
    if way.kind == "secret":
        return "open" if way.b in world.opened else "shut"
    if way.kind != "door":
        return ""
    room = BOOK.points[way.a].room or BOOK.points[way.b].room
    if room in world.spent:
        return "safe"
    return "searched" if room in world.searched else "unknown"


def counters(world: Chateau) -> Iterator[Token]:
    """One group counter for the largest company; everybody else has his own. A grave marks what the dead left.

    Rules: chateau.counter.group-together, chateau.counter.all-split."""
    together = group(world)
    if together:
        label = Say("label-group", who=beings(world, together))
        at = world.characters[together[0]].at
        yield Token("group", "group", at, label, active=together[0] in world.acting)
    for who in marching(world):
        if alive(who) and who.id not in together:
            side: Side = "foe" if who.evil else "party"
            health = who.life / who.initial
            turn, emblem = who.id in world.acting, BOOK.classes[who.kind].emblem
            yield Token(who.id, emblem, who.at, being(who), side, health, badges(world, who), turn)
        elif not alive(who) and who.items:
            yield Token(who.id, "dead", who.at, Say("label-grave", who=being(who)), "other")
    fight = world.fight
    for foe in fight.foes if fight else ():
        if fight and foe.kind:
            row = BOOK.monsters[foe.kind]
            health = foe.life / row.life
            label, states = foe_word(world, foe), foe_badges(foe)
            yield Token(foe.id, row.emblem, fight.at, label, "foe", health, states, rank=row.rank)


def group(world: Chateau) -> list[str]:
    """Those whom the group counter stands for: the largest company of two or more."""
    companies = [company(world, at) for at in {who.at: None for who in marching(world)}]
    largest = max(companies, key=len, default=[])
    return largest if len(largest) > 1 else []


def sheet(world: Chateau, who: Character) -> Sheet:
    """A character's sheet: the weapon he fights with is a line of its own, all else that he carries an item."""
    fight = world.fight
    weapon = best_weapon(who, magic_only=False)
    return Sheet(
        who.id,
        being(who),
        BOOK.classes[who.kind].emblem,
        Say(f"being-{who.kind}") if who.name != who.kind else None,
        who.seat,
        "foe" if who.evil else "party",
        [Gauge(_LIFE, who.life, who.initial)] if who.initial else [],
        list(lines(world, who, weapon)) if alive(who) else [],
        [
            Item(BOOK.things[item.kind].emblem, item_word(item), item_note(world, item), item_rule(item))
            for item in who.items
            if item is not weapon
        ],
        badges(world, who),
        who.id in (fight.pair if fight and fight.pair else world.acting),
        not alive(who) and world.turn > 0,
    )


def lines(world: Chateau, who: Character, weapon: Carried | None) -> Iterator[Line]:
    if weapon:
        wounds = BOOK.things[weapon.kind].wounds
        yield Line(Say("label-weapon"), Say("value-weapon", item=thing(weapon.kind), wounds=wounds))
    yield Line(Say("label-struck"), Say("value-or-more", number=BOOK.classes[who.kind].struck_on))
    if who.armour:
        yield Line(Say("label-armour"), Say("value-armour", off=who.armour))
    if gifted(who, "spells"):
        wait = max(0, who.spell_from - world.clock)
        yield Line(Say("label-spell"), Say("value-spell", turns=wait))


def badges(world: Chateau, who: Character) -> list[Badge]:
    states: tuple[tuple[bool, Emblem], ...] = (
        (not alive(who) and world.turn > 0, "dead"),
        (who.petrified, "petrified"),
        (active(who) and not awake(world, who), "asleep"),
        (who.evil, "evil"),
        (alive(who) and strong(world, who), "strong"),
        (alive(who) and flying(world, who), "flying"),
    )
    return [Badge(name, Say(f"badge-{name}"), rule_of("badge", name)) for holds, name in states if holds]


def item_note(world: Chateau, item: Carried) -> Say | None:
    """What is known of a thing: a jewel's spell, a phial's nature and how long it keeps, otherwise its worth."""
    sort = BOOK.things[item.kind].sort
    if sort == "jewel":
        return Say(f"jewel-{item.spell or 'unworn'}")
    if sort == "phial":
        nature = Say(f"potion-{item.spell}") if item.spell else Say("potion-unknown")
        return Say("note-phial", potion=nature, turns=max(0, item.until - world.clock))
    return Say("note-worth", value=worth(item)) if worth(item) else None


def item_rule(item: Carried) -> str:
    """The rule that tells of a thing."""
    return rule_of("thing", BOOK.things[item.kind].sort)


def scene(world: Chateau, fight: Fight) -> Scene:
    """Who faces whom: the pair that strikes and the foes before it."""
    foes = [foe.id for foe in fight.foes]
    front = fight.pair or fight.party[:2]
    fighters = []
    for id in fight.party:
        who = world.characters[id]
        emblem, gauge = BOOK.classes[who.kind].emblem, Gauge(_LIFE, who.life, who.initial)
        facing = foes if id in front else []
        fighters.append(Fighter(id, emblem, being(who), "party", gauge, facing, badges(world, who), id in front))
    for foe in fight.foes:
        row = BOOK.monsters[foe.kind] if foe.kind else None
        turned = world.characters.get(foe.id)
        gauge = Gauge(_LIFE, foe.life, row.life if row else turned.initial if turned else 0)
        emblem = row.emblem if row else BOOK.classes[turned.kind].emblem if turned else ""
        facing = [id for id in front if id in fight.party]
        fighters.append(Fighter(foe.id, emblem, foe_word(world, foe), "foe", gauge, facing, foe_badges(foe)))
    return Scene(Say("scene-fight", at=place(fight.at)), fighters)


def foe_badges(foe: Foe) -> list[Badge]:
    row = BOOK.monsters.get(foe.kind)
    badges = [Badge(emblem="asleep", text=Say("badge-asleep"), rule=rule_of("badge", "asleep"))] * bool(foe.drowsy)
    if row is not None and row.star:
        badges.append(Badge(emblem="fate", text=Say("badge-star"), rule=rule_of("badge", "star")))
    if row is not None and row.magic_only:
        badges.append(Badge(emblem="magic-weapon", text=Say("badge-magic-only"), rule=rule_of("badge", "magic-only")))
    return badges


def foe_sheet(world: Chateau, foe: Foe) -> Sheet:
    """A line of the monster table, for those who must choose whether to fight it.

    Rule: chateau.lp.monsters-from-table."""
    row = BOOK.monsters[foe.kind]
    facts = [
        ("hit", Say("value-or-more", number=row.hit)),
        *(("blow", Say("value-blow", wounds=blow)) for blow in row.blows if blow != "0"),
        ("pursuit", Say("value-number", n=row.pursuit)),
    ]
    if row.first:
        facts.append(("first", Say("value-first")))
    lines = [Line(Say(f"label-foe-{name}"), value, rule=rule_of("line", name)) for name, value in facts]
    if row.touch:
        lines.append(Line(Say("label-foe-touch"), Say(f"touch-{row.touch}"), rule=row.rule))
    return Sheet(
        foe.id,
        foe_word(world, foe),
        row.emblem,
        side="foe",
        gauges=[Gauge(_LIFE, foe.life, row.life)],
        lines=lines,
        badges=foe_badges(foe),
        rank=row.rank,
        rule=row.rule,
    )


def _sign(point: str) -> Emblem:
    if point in BOOK.fountains:
        return "fountain"
    room = BOOK.points[point].room
    return "spell" if room and BOOK.rooms[room].magic else ""


def _taste(world: Chateau, point: str) -> Say | None:
    """What a fountain is known to hold."""
    nature = world.fountains.get(point)
    return Say(f"potion-{nature}") if nature else None
