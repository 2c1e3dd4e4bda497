"""What the player's client draws: the plan of the floor, the sheet, the dials, those met."""

from __future__ import annotations

from msgspec.structs import astuple

from souterrain.core.say import Say
from souterrain.core.view import Badge, Dial, Fighter, Gauge, Item, Line, Pile, Scene, Sheet, View
from souterrain.crawl.ground import kept

from .board import hero_name, leader, looks, plan_board, plans, rule_of, town_board
from .catalogue import BOOK
from .combat import enemy_face
from .creatures import foe_ca, foe_dv, row_of, standing
from .danger import level
from .equipment import defence, encumbrance, load, possessions
from .goals import reason_of, so_far
from .ground import ground_of
from .progress import threshold
from .purse import worth
from .words import coins, thing_note, thing_word
from .world import ROUNDS, SEAT, Entry, Foe, Goal, Group, Hero, Thing, World


def draw(world: World) -> View:
    """A view of a glimpse."""
    below = world.where == "below"
    board = plan_board(world, ground_of(world.here)) if below else town_board(world)
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


def scene(world: World) -> Scene | None:
    """Those met, and how the meeting stands."""
    meeting = world.encounter
    if meeting is None or meeting.left_behind:
        return None
    group = meeting.group
    title = Say(
        "scene-encounter",
        n=len(standing(group)),
        creature=Say("creature-" + group.creature),
        mood=Say("mood-" + ("hostile" if meeting.fighting else group.mood or "hostile")),
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
        lines.append(Line(Say("label-reason"), goal_word(world, world.goal)))
    if world.guild:
        lines.append(Line(Say("label-guild"), Say("guild-" + world.guild), rule=rule_of("line", "guild")))
    if world.bank:
        lines.append(Line(Say("label-bank"), coins(world.bank), rule=rule_of("line", "bank")))
    items = [
        Item(BOOK.gear[thing.kind].emblem, thing_word(thing), item_note(hero, thing), rule_of("thing", thing.kind))
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
        gauges=[Gauge(Say("label-hp"), hero.hp, hero.top)] if hero.top else [],
        lines=lines,
        items=items,
        badges=badges,
        active=True,
        gone=hero.dead,
    )


def goal_word(world: World, goal: Goal) -> Say:
    """Why he goes down, and how far he has come where that is counted."""
    reason = Say("reason-" + goal.reason)
    if goal.done:
        return Say("value-goal-done", reason=reason)
    n = so_far(world, goal)
    return reason if n is None else Say("value-goal", reason=reason, n=n, of=reason_of(goal).goal)


def item_note(hero: Hero, thing: Thing) -> Say:
    """How he has a thing about him, what it does, how much it weighs and what it is worth."""
    about = {id(hero.armour): "worn", id(hero.weapon): "hand", id(hero.shield): "arm"}.get(id(thing))
    if about == "arm" and hero.off_hand != "shield":
        about = "back"
    return Say("item-" + about, note=thing_note(thing)) if about else thing_note(thing)


def chronicle(world: World) -> Sheet:
    """The chronicle of the career, the latest line first."""
    lines = [chronicle_line(entry) for entry in reversed(world.chronicle)]
    return Sheet("chronicle", Say("chronicle"), "book", side="other", lines=lines)


@kept(4096, by=astuple)
def chronicle_line(entry: Entry) -> Line:
    day = entry.when // (144 * ROUNDS) + 1
    return Line(Say("chronicle-when", day=day), Say("chronicle-" + entry.what, name=_entry_name(entry), n=entry.n))


def _entry_name(entry: Entry) -> Say:
    prefix = {"won": "creature-", "beaten": "creature-", "died": "cause-", "sight": "element-", "goal": "reason-"}.get(
        entry.what
    )
    if prefix:
        return Say(prefix + entry.name)
    return Say("own-words", text=entry.name) if entry.name or entry.what != "born" else Say("hero-anonymous")


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
        found.append(Dial("light", Say("label-light", light=Say("light-" + hero.light.kind)), left, most, rule=rule))
    return found
