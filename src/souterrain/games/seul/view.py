"""What the player's client draws: the plan as far as it is known, the sheet, the dials, those met."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from souterrain.core.cards import card_rule
from souterrain.core.emblems import Emblem
from souterrain.core.say import Say
from souterrain.core.view import (
    Badge,
    Dial,
    Door,
    Feature,
    Fighter,
    Gauge,
    Grid,
    Item,
    Line,
    Pile,
    Scene,
    Sheet,
    Token,
    View,
)  # fmt: skip
from souterrain.crawl.doors import STATE
from souterrain.crawl.squares import SIDES

from .catalogue import BOOK
from .combat import enemy_face
from .creatures import foe_ca, foe_dv, row_of
from .danger import level
from .equipment import defence, encumbrance, load, possessions
from .ground import Ground, ground_of
from .light import carries_light, sight
from .places import floor_kind
from .progress import threshold
from .purse import worth
from .ways import ways_of
from .words import coins, thing_note, thing_word
from .world import ROUNDS, SEAT, Entry, Foe, Group, World

rule_of = partial(card_rule, "seul")

SIGN = {"rubble": ",", "flooded": "~"}


def draw(world: World) -> View:
    """A view of a glimpse."""
    below = world.where == "below"
    board = plan_board(world, ground_of(world.here)) if below else town_board()
    headline = (
        Say("headline-below", floor=world.floor, n=world.expedition)
        if below
        else Say("headline-town", n=world.expedition)
    )
    return View(
        headline,
        board,
        [sheet(world), *([chronicle(world)] if world.chronicle else [])],
        piles(world),
        dials(world),
        scene(world),
        plans(world),
    )


def plans(world: World) -> list[Grid]:
    """The floors where he has been and is not now."""
    here = world.floor if world.where == "below" else 0
    return [
        plan_board(replace(world, floor=n, encounter=None), ground_of(floor), away=True)
        for n, floor in enumerate(world.floors, 1)
        if n != here and any(floor.seen)
    ]


def town_board() -> Grid:
    """In town there is no plan to draw."""
    return Grid("town", 1, 1, ["."], ["2"], [], [], [], [], name=Say("board-town"))


def plan_board(world: World, ground: Ground, away: bool = False) -> Grid:
    """The plan of a floor on squared paper, as far as it is drawn; with nobody on it while he is away."""
    signs = floor_signs(world, ground)
    visible = () if away else ways_of(world.here).visible(world.at, sight(world))
    left, top, width, height = frame([*signs] if away else [world.at, *signs], ground.width)
    bright = "2" if carries_light(world) else "1"
    light = dict.fromkeys(visible, bright)
    title = ground.plan.title
    return Grid(
        "squared",
        width,
        height,
        sheet_rows(signs, " ", ground.width, (left, top, width, height)),
        sheet_rows(light, "0", ground.width, (left, top, width, height)),
        walls(ground),
        doors(world, ground),
        features(world, ground),
        [] if away else tokens(world, ground, visible),
        name=Say("board-title", title=title) if title else Say("board-floor", floor=world.floor),
        x=left,
        y=top,
    )


def floor_signs(world: World, ground: Ground) -> dict[int, str]:
    """The sign of every square that is known."""
    signs: dict[int, str] = {}
    for number, section in enumerate(ground.plan.sections):
        if section.squares:
            signs.update(dict.fromkeys(section.squares, SIGN.get(floor_kind(world, number), ".")))
    signs.update(dict.fromkeys(ground.plan.water, "~"))
    columns = (int(y) * ground.width + int(x) for x, y in ground.plan.columns)
    signs.update({square: "#" for square in columns if square in signs})
    return signs


def frame(squares: list[int], width: int) -> tuple[int, int, int, int]:
    """The part of the sheet that holds some squares, with a square of margin: left, top, width, height."""
    left = min(square % width for square in squares) - 1
    right = max(square % width for square in squares) + 1
    top, bottom = min(squares) // width - 1, max(squares) // width + 1
    return left, top, right - left + 1, bottom - top + 1


def sheet_rows(signs: dict[int, str], blank: str, width: int, part: tuple[int, int, int, int]) -> list[str]:
    """Some squares' signs as rows of text."""
    left, top, across, down = part
    rows = [[blank] * across for _ in range(down)]
    for square, sign in signs.items():
        rows[square // width - top][square % width - left] = sign
    return ["".join(row) for row in rows]


def walls(ground: Ground) -> list[str]:
    """The walls between sections that lie side by side; where floor meets rock, a wall goes without saying."""
    found = []
    width = ground.width
    for section in ground.plan.sections:
        for square in section.squares:
            for side in (1, 2):
                other = square + ground.shift[side]
                if other >= len(ground.section) or ground.section[other] < 0:
                    continue
                if ground.section[other] != ground.section[square] and square * 4 + side not in ground.exit_at:
                    found.append(f"{square % width},{square // width},{SIDES[side]}")
    return found


def doors(world: World, ground: Ground) -> list[Door]:
    """Doors and other exits, and where floor goes on into the dark. Open ground between two sections needs no sign."""
    found = [
        Door(way.x, way.y, way.side, state, Say("exit-" + state))
        for way, state in zip(ground.plan.exits, map(STATE.__getitem__, world.here.doors), strict=True)
        if way.x >= 0 and (state != "open" or way.a < 0 or way.b < 0)
    ]
    width = ground.width
    found += [
        Door(edge // 4 % width, edge // 4 // width, SIDES[edge % 4], "dark", Say("exit-dark"))
        for edge in ground.plan.dark
    ]
    return found


def features(world: World, ground: Ground) -> list[Feature]:
    found = [
        Feature(f"access-{n}", access.x, access.y, BOOK.accesses[access.kind].emblem, Say("access-" + access.kind))
        for n, access in enumerate(ground.plan.accesses)
        if access.section >= 0
    ]
    for number, place in sorted(world.here.places.items()):
        section = ground.plan.sections[number]
        if not section.squares:
            continue
        spots = iter(_middle_first(section.squares, ground.width, place.spot))
        wanted: list[tuple[Emblem, Say]] = []
        if section.detail:
            wanted.append((BOOK.details[section.detail].emblem, Say("element-" + section.detail)))
        wanted += [(BOOK.gear[chest.kind].emblem, Say("thing-" + chest.kind)) for chest in place.chests]
        if place.things or place.purse or place.resources:
            wanted.append(("gems", Say("feature-treasure")))
        if place.cache is not None:
            wanted.append(("barrel", Say("feature-cache")))
        if place.bodies:
            wanted.append(("dead", Say("feature-bodies", n=place.bodies)))
        if place.light:
            wanted.append(("lantern" if place.light == "lamp" else "torch", Say("feature-" + place.light)))
        for n, (emblem, label) in enumerate(wanted):
            square = next(spots, section.squares[0])
            found.append(Feature(f"s{number}-{n}", square % ground.width, square // ground.width, emblem, label))
        if place.trap is not None and place.trap.place == "floor":
            x, y = place.trap.at % ground.width, place.trap.at // ground.width
            rule = rule_of("feature", "trap")
            found.append(Feature(f"trap-{number}", x, y, "trap", Say("trap-" + place.trap.kind), rule=rule))
    found += [
        Feature(f"note-{n}", note.x, note.y, "scroll", Say("feature-note", ref=note.ref, text=note.text))
        for n, note in enumerate(ground.plan.notes)
    ]
    return found


def _middle_first(squares: tuple[int, ...], width: int, spot: int = -1) -> list[int]:
    """Squares from the middle outwards, or from the spot where things were first seen; ties north, then west."""
    around = squares if spot < 0 else (spot,)
    cx = sum(square % width for square in around) / len(around)
    cy = sum(square // width for square in around) / len(around)
    return sorted(squares, key=lambda square: (abs(square % width - cx) + abs(square // width - cy), square))


def tokens(world: World, ground: Ground, visible: tuple[int, ...]) -> list[Token]:
    hero = world.hero
    found = [
        Token(
            "hero",
            "adventurer",
            ground.place(world.at),
            hero_name(world),
            health=hero.hp / max(1, hero.top),
            active=True,
        )
    ]
    meeting = world.encounter
    if meeting is None:
        return found
    width = ground.width
    x, y = world.at % width, world.at // width
    spots = sorted(
        (square for square in visible if square != world.at),
        key=lambda square: (abs(abs(square % width - x) + abs(square // width - y) - meeting.distance), square),
    )
    for n, foe in enumerate(meeting.group.foes):
        if foe.state == "up" and spots:
            at = ground.place(spots[min(n, len(spots) - 1)])
            label = Say("creature-" + meeting.group.creature)
            found.append(
                Token(
                    f"foe-{n}",
                    looks(meeting.group),
                    at,
                    label,
                    "foe",
                    foe.hp / foe.top,
                    leader(foe.leader),
                )
            )
    return found


def looks(group: Group) -> Emblem:
    """The emblem of those met."""
    row = row_of(group)
    return row.emblem or BOOK.families[row.family].emblem


def leader(leads: bool) -> list[Badge]:
    return [Badge("crown", Say("badge-leader"), rule_of("badge", "leader"))] if leads else []


def hero_name(world: World) -> Say:
    return Say("hero-name", name=world.hero.name) if world.hero.name else Say("hero-anonymous")


def scene(world: World) -> Scene | None:
    """Those met, and how the meeting stands."""
    meeting = world.encounter
    if meeting is None:
        return None
    group = meeting.group
    title = Say(
        "scene-encounter",
        creature=Say("creature-" + group.creature),
        mood=Say("mood-" + (group.mood or "hostile")),
        distance=meeting.distance,
    )
    hero = world.hero
    me = Fighter(
        "hero", "adventurer", hero_name(world), "party", Gauge(Say("label-hp"), hero.hp, hero.top), active=True
    )
    others = [
        Fighter(
            f"foe-{n}",
            looks(group),
            foe_line(world, group, foe),
            "foe",
            Gauge(Say("label-hp"), foe.hp, foe.top),
            ["hero"],
            leader(foe.leader),
        )
        for n, foe in enumerate(group.foes)
        if foe.state == "up"
    ]
    if not others:
        return None
    me.facing = [fighter.id for fighter in others]
    return Scene(title, [me, *others])


def foe_line(world: World, group: Group, foe: Foe) -> Say:
    """One of those met: how hard to hit, how likely to hit, and with what damage."""
    return Say(
        "foe-line",
        creature=Say("creature-" + group.creature),
        dv=foe_dv(group, foe),
        ca=foe_ca(group, foe),
        percent=5 * (21 - enemy_face(world, group, foe)),
        damage=row_of(group).damage.upper(),
    )


def sheet(world: World) -> Sheet:
    """The character sheet of the rulebook."""
    hero = world.hero
    lines = [
        Line(Say("label-dv"), Say("value-dv", n=hero.dv, die=hero.die), rule=rule_of("line", "dv")),
        Line(Say("label-ca"), Say("value-number", n=defence(hero, world.now)), rule=rule_of("line", "ca")),
        Line(Say("label-px"), Say("value-px", n=hero.px, next=threshold(hero.dv)), rule=rule_of("line", "px")),
        Line(
            Say("label-enc"),
            Say("value-enc", n=encumbrance(hero), load=Say(f"load-{load(hero)}")),
            rule=rule_of("line", "enc"),
        ),
        Line(Say("label-level"), Say("value-number", n=level(world)), rule=rule_of("line", "level")),
        *(
            Line(
                Say("label-trait"),
                Say("trait-" + trait) if trait in BOOK.traits else Say("own-words", text=trait),
                rule=rule_of("line", "trait"),
            )
            for trait in hero.traits
        ),
        *(
            Line(Say("label-domain"), Say("domain-" + domain), rule=BOOK.domains[domain].rule)
            for domain in hero.domains
        ),
        *(Line(Say("label-gift"), Say("gift-" + gift), rule=rule_of("gift", gift)) for gift in hero.gifts),
    ]
    if world.goal is not None:
        lines.append(Line(Say("label-reason"), Say("reason-" + world.goal.reason)))
    if world.guild:
        lines.append(Line(Say("label-guild"), Say("guild-" + world.guild), rule=rule_of("line", "guild")))
    if world.bank:
        lines.append(Line(Say("label-bank"), coins(world.bank), rule=rule_of("line", "bank")))
    items = [
        Item(BOOK.gear[thing.kind].emblem, thing_word(thing), thing_note(thing), rule_of("thing", thing.kind))
        for thing in possessions(hero)
    ]
    badges = []
    if hero.poison_until > world.now:
        badges.append(Badge("poisoned", Say("badge-poison"), rule_of("badge", "poison")))
    if hero.diseased:
        badges.append(Badge("cursed", Say("badge-disease"), rule_of("badge", "disease")))
    badges += [
        Badge("spell", Say("spell-" + spell), BOOK.spells[spell].rule)
        for spell, until in hero.spells.items()
        if until > world.now
    ]
    return Sheet(
        "hero",
        hero_name(world),
        "adventurer",
        Say("role-adventurer"),
        SEAT,
        gauges=[Gauge(Say("label-hp"), hero.hp, max(1, hero.top))],
        lines=lines,
        items=items,
        badges=badges,
        active=True,
        gone=hero.dead,
    )


def chronicle(world: World) -> Sheet:
    """The chronicle of the career, the latest line first."""
    lines = [chronicle_line(entry) for entry in reversed(world.chronicle)]
    return Sheet("chronicle", Say("chronicle"), "book", side="other", lines=lines)


def chronicle_line(entry: Entry) -> Line:
    day = entry.when // (144 * ROUNDS) + 1
    return Line(Say("chronicle-when", day=day), Say("chronicle-" + entry.what, name=_entry_name(entry), n=entry.n))


def _entry_name(entry: Entry) -> Say:
    prefix = {"won": "creature-", "beaten": "creature-", "died": "cause-", "sight": "element-", "goal": "reason-"}.get(
        entry.what
    )
    return Say(prefix + entry.name) if prefix else Say("own-words", text=entry.name)


def piles(world: World) -> list[Pile]:
    """What he counts with tokens: Resources, torches, salves, gold.

    Rule: seul.resource.tokens-optional."""
    hero = world.hero
    return [
        Pile("resources", "rope", Say("label-resources"), hero.resources),
        Pile("torches", "torch", Say("label-torches"), hero.torches),
        Pile("salves", "potion", Say("label-salves"), hero.salves),
        Pile("purse", "coin", Say("label-purse"), worth(hero.purse) // 100),
    ]


def dials(world: World) -> list[Dial]:
    hero = world.hero
    turn = ((world.now - world.entered) // ROUNDS if world.where == "below" else world.turn_now % 144) + 1
    found = [
        Dial(
            "clock",
            Say("label-clock", n=turn),
            world.now % ROUNDS if world.where == "town" else (world.now - world.entered) % ROUNDS,
            ROUNDS,
        ),
        Dial("fatigue", Say("label-fatigue"), hero.fatigue, 9, rule=rule_of("dial", "fatigue")),
        Dial("danger", Say("label-danger"), world.danger, 9, rule=rule_of("dial", "danger")),
    ]
    if hero.light is not None:
        left = max(0, -(-(hero.light.until - world.now) // ROUNDS))
        most = 24 if hero.light.kind == "lantern" else 6
        rule = rule_of("dial", "light")
        found.append(Dial("light", Say("light-" + hero.light.kind), left, most, rule=rule))
    return found
