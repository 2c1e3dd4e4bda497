"""What a client draws: the catacombs as far as they are known, the figures, their sheets, the clock."""

from __future__ import annotations

from collections.abc import Iterator

from souterrain.core.emblems import Emblem
from souterrain.core.say import Say
from souterrain.core.view import Badge, Dial, Feature, Gauge, Grid, Item, Line, Pile, Sheet, Token, View
from souterrain.core.view.grid import FeatureState
from souterrain.crawl.squares import key

from .catalogue import BOOK
from .dice import formula
from .ground import closed, gapes, squares
from .rows.beings import Foe
from .sheet import alive, armour_points, being, level, skills, spells
from .words import element_word, figure_word, thing, trait_word
from .world import Door, Element, Figure, Regne, heroes, of_camp

SIGNS = {".": ".", "r": ",", "~": "^", "w": "~", "=": "."}
"""How the board writes what the plans have."""


def draw(world: Regne) -> View:
    return View(
        headline(world),
        board(world),
        [sheet(world, who) for who in (*heroes(world), *of_camp(world, "dark"))],
        [
            Pile("pot", "coin", Say("label-pot"), world.pot),
            Pile("mishaps", "card", Say("label-mishaps"), len(world.mishaps)),
        ],
        list(dials(world)),
    )


def headline(world: Regne) -> Say:
    aim = Say(f"aim-{world.setup.quest}")
    if not world.round:
        return Say("headline-muster", aim=aim)
    return Say(f"headline-{world.side}", round=world.round, aim=aim)


def dials(world: Regne) -> Iterator[Dial]:
    limit = BOOK.quests[world.setup.quest].limit
    if limit:
        yield Dial("turns", Say("label-turns"), world.round, limit)
    who = world.figures.get(world.acting)
    if who is not None:
        yield Dial("points", Say("label-points", who=figure_word(who)), who.points, max(who.points, being(who).action))


def board(world: Regne) -> Grid:
    """The zones on one sheet, cropped to what is known."""
    known = {at: SIGNS[sign] for zone in world.zones for at, sign in squares(zone)}
    known |= {door.at: "." for door in world.doors.values()}
    if not known:
        return Grid("vault", 1, 1, [" "], ["0"], [], [], [], [])
    left, top = min(x for x, _ in known) - 1, min(y for _, y in known) - 1
    wide, high = max(x for x, _ in known) - left + 2, max(y for _, y in known) - top + 2
    rows = ["".join(known.get((left + x, top + y), " ") for x in range(wide)) for y in range(high)]
    return Grid(
        "vault",
        wide,
        high,
        rows,
        ["1" * wide] * high,
        [],
        [],
        list(features(world)),
        list(tokens(world)),
        x=left,
        y=top,
    )


def features(world: Regne) -> Iterator[Feature]:
    for zone in world.zones:
        for (x, y), sign in squares(zone):
            if sign == "=":
                yield Feature(f"bridge-{x},{y}", x, y, "bridge", element_word("bridge"))
            elif sign == "~":
                yield Feature(f"lava-{x},{y}", x, y, "", element_word("lava"))
        if zone.link:
            yield Feature(f"link-{zone.id}", *zone.entry, "stairs", element_word("link"))
    first = world.zones[0].entry if world.zones else None
    if first:
        yield Feature("entrance", *first, "stairs", element_word("entrance"))
    for door in world.doors.values():
        label = Say(f"door-{door.kind or 'arch'}")
        yield Feature(door.id, *door.at, "door" if door.kind else "exit", label, state=_door_state(door))
    for element in world.elements.values():
        row = BOOK.elements[element.kind]
        yield Feature(element.id, *element.at, row.emblem, element_word(element.kind), state=_state(element))
    for at, items in world.loose.items():
        x, y = map(int, at.split(","))
        label = Say("label-loose", things=Say("list", **{f"n{n}": thing(item.kind) for n, item in enumerate(items)}))
        yield Feature(f"loose-{at}", x, y, "purse", label)


def _door_state(door: Door) -> FeatureState:
    if not door.kind:
        return ""
    return "shut" if closed(door) else "open"


def _state(element: Element) -> FeatureState:
    if BOOK.elements[element.kind].springs:
        return "open" if gapes(element) else "trapped" if element.armed else "done"
    return "shut" if element.shut else ""


def tokens(world: Regne) -> Iterator[Token]:
    for who in world.figures.values():
        yield Token(
            who.id,
            being(who).emblem,
            key(who.at),
            figure_word(who),
            "party" if who.camp == "party" else "foe",
            max(0.0, who.life / who.top),
            badges(world, who),
            who.id == world.acting,
            mark=str(alive(who)) if _swarms(who) else str(who.number or ""),
            rank="crown" if who.id == world.leader else "",
        )


def _swarms(who: Figure) -> bool:
    row = being(who)
    return isinstance(row, Foe) and bool(row.swarm)


def badges(world: Regne, who: Figure) -> list[Badge]:
    states: tuple[tuple[bool, Emblem, str], ...] = (
        (who.life <= 0, "fallen", "fallen"),
        (who.webbed > 0, "stunned", "webbed"),
        (who.poisoned, "poisoned", "poisoned"),
        (bool(who.burning), "burning", "burning"),
        (who.hole, "hidden", "hole"),
        (who.invisible, "hidden", "invisible"),
        (who.invulnerable, "blessed", "invulnerable"),
    )
    return [Badge(emblem, Say(f"badge-{name}")) for holds, emblem, name in states if holds]


def sheet(world: Regne, who: Figure) -> Sheet:
    row = being(who)
    return Sheet(
        who.id,
        figure_word(who),
        row.emblem,
        Say(f"vocation-{row.vocation}") if who.camp == "party" and not isinstance(row, Foe) else None,  # type: ignore[attr-defined]
        who.seat if who.camp == "party" else "",
        "party" if who.camp == "party" else "foe",
        [Gauge(Say("label-life"), max(0, who.life), who.top)],
        list(lines(world, who)),
        [
            Item(BOOK.goods[item.kind].emblem, thing(item.kind), Say("note-worn") if item.worn else None)
            for item in who.items
        ],
        badges(world, who),
        who.id == world.acting,
        rank="crown" if who.id == world.leader else "",
    )


def lines(world: Regne, who: Figure) -> Iterator[Line]:
    """The circle of characteristics."""
    row = being(who)
    yield Line(Say("label-action"), Say("value-of", value=who.points, top=row.action))
    for trait in row.levels:
        yield Line(trait_word(trait), Say("value-number", value=level(world, who, trait)))
    yield Line(Say("label-armour"), Say("value-number", value=armour_points(who)))
    if who.camp == "party":
        yield Line(Say("label-destiny"), Say("value-number", value=who.destiny))
        for skill in skills(who):
            yield Line(Say("label-skill"), Say(f"skill-{skill.id}"))
        for spell in spells(who):
            yield Line(Say("label-spell"), Say(f"spell-{spell.id}"))
    if isinstance(row, Foe):
        yield Line(Say("label-damage"), Say("value-damage", damage=formula(row.damage).printed))
