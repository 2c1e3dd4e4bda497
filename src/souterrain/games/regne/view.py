"""What a client draws: the catacombs as far as they are known, the figures, their sheets, the clock."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

import msgspec

from souterrain.core.book import kept
from souterrain.core.cards import card_rule
from souterrain.core.emblems import Emblem
from souterrain.core.say import Say
from souterrain.core.view import Badge, Card, Dial, Feature, Gauge, Grid, Item, Line, Pile, PowerDie, Sheet, Token, View
from souterrain.core.view.grid import FeatureState
from souterrain.crawl.squares import Square, key, square

from .catalogue import BOOK
from .chairs import seated
from .dice import formula
from .ending import of_quest
from .ground import DEADLY, closed, gapes, squares
from .leader import leads
from .plan import errand, quest
from .rows.beings import Foe, Skill
from .rows.traits import Trait
from .sheet import alive, armour_points, being, level, skills, spells
from .words import element_word, figure_word, thing, trait_in_short, trait_word
from .world import Door, Element, Figure, Regne, Zone, of_camp, rival
from .world import Item as Carried

rule_of = partial(card_rule, "regne")

SIGNS = {".": ".", "r": ",", "~": "^", "w": "~"}
"""How the board writes what the plans have."""


def draw(world: Regne) -> View:
    return View(
        headline(world),
        board(world),
        [
            *(sheet(world, who) for who in (*of_camp(world, "party"), *world.gone, *of_camp(world, "dark"))),
            *(msgspec.structs.replace(sheet(world, who), gone=True) for who in world.dead if who.camp == "party"),
        ],
        [
            Pile("pot", "coin", Say("label-pot"), world.pot),
            Pile("mishaps", "card", Say("label-mishaps"), len(world.mishaps)),
        ],
        list(dials(world)),
        cards=list(cards(world)),
    )


def headline(world: Regne) -> Say:
    """The turn, with the last one where there is one, and what is to be done; when it is over, that alone."""
    aim = Say(f"aim-{quest(world).id}")
    if not world.round or of_quest(world):
        return Say("headline-muster", aim=aim)
    limit = quest(world).limit
    turn = Say("turn-of", round=world.round, last=limit - 1) if limit else Say("turn", round=world.round)
    return Say(f"headline-{world.side}", turn=turn, aim=aim)


def dials(world: Regne) -> Iterator[Dial]:
    limit = quest(world).limit
    if limit:
        yield Dial("turns", Say("label-turns"), min(world.round, limit - 1), limit - 1)
    if quest(world).hold:
        yield Dial("held", Say("label-held"), world.held, quest(world).hold)


def cards(world: Regne) -> Iterator[Card]:
    """The mishap of this turn, what else can be done here, and who waits in ambush for whoever may know."""
    other = errand(world)
    if other is not None and other.id not in world.errands:
        name, text = Say(f"errand-name-{other.id}"), Say(f"errand-{other.id}")
        yield Card(f"errand-{other.id}", "scroll", Say("label-errand"), name, text)
    lurking = world.secrets.ambush
    if lurking is not None:
        name = Say("value-lurking", who=Say(f"being-{lurking.kind}"), count=lurking.count)
        yield Card("ambush", "hidden", Say("label-ambush"), name, Say("card-ambush"))
    if world.card:
        name, text = Say(f"mishap-{world.card}"), Say(f"card-{world.card}")
        yield Card(f"mishap-{world.round}", "card", Say("label-mishap"), name, text)


def board(world: Regne) -> Grid:
    """The zones on one sheet, cropped to what is known."""
    known = {at: SIGNS[sign] for zone in world.zones for at, sign in spanned(zone)}
    known |= {door.at: "." for door in world.doors.values()}
    if not known:
        return Grid("vault", 0, 0, [], [], [], [], [], [])
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


def spanned(zone: Zone) -> Iterator[tuple[Square, str]]:
    """The squares of a zone with what lies under its bridges."""
    abyss = next((sign for _, sign in squares(zone) if sign in DEADLY), ".")
    for at, sign in squares(zone):
        yield at, abyss if sign == "=" else sign


def features(world: Regne) -> Iterator[Feature]:
    for zone in world.zones:
        for (x, y), sign in squares(zone):
            if sign == "=":
                yield Feature(
                    f"bridge-{x},{y}",
                    x,
                    y,
                    "bridge",
                    element_word("bridge"),
                    rule=rule_of("feature", "bridge"),
                )
            elif sign == "~":
                yield Feature(f"lava-{x},{y}", x, y, "", element_word("lava"), rule=rule_of("feature", "lava"))
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
        yield Feature(
            element.id, *element.at, row.emblem, element_word(element.kind), state=_state(element), rule=row.rule
        )
    yield from secrets(world)
    for at, items in world.loose.items():
        label = Say("label-loose", things=in_a_row(thing(item.kind) for item in items))
        yield Feature(f"loose-{at}", *square(at), "purse", label)


def secrets(world: Regne) -> Iterator[Feature]:
    """What the heroes have not found: the game master's notes.

    regne.plan.hidden-elements"""
    for trap in world.secrets.traps:
        row, label = BOOK.elements[trap.kind], Say("label-unknown", what=element_word(trap.kind))
        yield Feature(trap.id, *trap.at, row.emblem, label, state="spotted", rule=row.rule)
    for door in world.secrets.doors:
        label = Say("label-unknown", what=Say("door-secret"))
        yield Feature(door.id, *door.at, "hidden", label, state="spotted", rule="regne.secretdoor.discovery")


def _door_state(door: Door) -> FeatureState:
    if not door.kind:
        return ""
    if door.state == "locked":
        return "locked"
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
            rank="crown" if leads(world, who) else "",
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
        (bool(rival(world, who)), "gauntlet", "duel"),
        (who.held > 0, "waiting", "waiting"),
    )
    return [Badge(emblem, Say(f"badge-{name}"), rule_of("badge", name)) for holds, emblem, name in states if holds]


def sheet(world: Regne, who: Figure) -> Sheet:
    row = being(who)
    return Sheet(
        who.id,
        figure_word(who),
        row.emblem,
        Say(f"vocation-{row.vocation}") if who.camp == "party" and not isinstance(row, Foe) else None,
        who.seat if who.camp == "party" else "",
        "party" if who.camp == "party" else "foe",
        list(gauges(world, who)),
        list(lines(world, who)),
        [
            Item(
                BOOK.goods[item.kind].emblem,
                thing(item.kind),
                _noted(item),
                getattr(BOOK.goods[item.kind], "rule", ""),
            )
            for item in who.items
        ]
        + list(arts(who)),
        badges(world, who),
        who.id == world.acting,
        rank="crown" if leads(world, who) else "",
    )


def _noted(item: Carried) -> Say | None:
    """That something is in hand or on, and the runes that are bound to it."""
    notes = [*[Say("note-worn")] * item.worn, *map(thing, item.runes)]
    return in_a_row(notes) if len(notes) > 1 else next(iter(notes), None)


def gauges(world: Regne, who: Figure) -> Iterator[Gauge]:
    """Life, and the points of this turn: they are spent before one's eyes, a dweller's while somebody leads him."""
    yield Gauge(Say("label-life"), max(0, who.life), who.top)
    if who.camp == "party" or (who.id == world.acting and seated(world)):
        yield Gauge(Say("label-action"), who.points, max(who.points, being(who).action), "action")


def lines(world: Regne, who: Figure) -> Iterator[Line]:
    """The circle of characteristics, and what else is written on a sheet."""
    row = being(who)
    for trait in row.levels:
        yield characteristic(trait, level(world, who, trait))
    yield number("armour", armour_points(who))
    if who.camp == "party":
        yield number("destiny", who.destiny)
    if isinstance(row, Foe):
        yield damage(row.damage)


def arts(who: Figure) -> Iterator[Item]:
    """Skills and spells, each with what it does."""
    for skill in skills(who):
        yield Item("strong", Say(f"skill-{skill.id}"), None, "regne.char.intelligence-caps-learning", skill_told(skill))
    for spell in spells(who):
        school, what = Say(f"school-{spell.school}"), Say(f"about-spell-{spell.id}", amount=spell.amount, literal="")
        told = Say("about-spell", school=school, difficulty=spell.difficulty, what=what)
        yield Item("spell", Say(f"spell-{spell.id}"), None, spell.rule, told)


def skill_told(skill: Skill) -> Say:
    """What a skill does, with its number where it has one."""
    numbers = [value for value in msgspec.structs.astuple(skill) if isinstance(value, int) and value is not True]
    return Say(f"about-skill-{skill.id}", n=max(numbers), literal="")


def in_a_row(words: Iterable[Say]) -> Say:
    return Say("list", **{f"n{n}": word for n, word in enumerate(words)})


@kept
def number(name: str, value: int) -> Line:
    return Line(Say(f"label-{name}"), Say("value-number", value=value), rule=rule_of("line", name))


@kept
def damage(printed: str) -> Line:
    return Line(Say("label-damage"), formula(printed).said, rule=rule_of("line", "damage"))


@kept
def characteristic(trait: Trait, level: int) -> Line:
    """A characteristic on the die of its level."""
    die: PowerDie = BOOK.powers[min(level, len(BOOK.powers)) - 1].id if level else ""
    return Line(trait_word(trait), Say("value-number", value=level), trait_in_short(trait), die)
