"""Character and monster sheets, as the rulebook lays them out."""

from __future__ import annotations

from functools import cache, lru_cache, partial

from souterrain.core.book import kept
from souterrain.core.cards import card_rule
from souterrain.core.dice import percent
from souterrain.core.emblems import Emblem
from souterrain.core.events import spoken
from souterrain.core.say import Say
from souterrain.core.view import Badge, Gauge, Item, Line, Sheet

from .affairs import Affairs
from .belongings import fate_left
from .catalogue import BOOK, EMBLEMS
from .combat import zones
from .combat.odds import BANDS, to_hit, to_shoot
from .figures import Figure, out
from .figures import Item as Thing
from .rows import Character, Monster, Weapon
from .values import CEILING, bow_skill, bravery, damage_dice, speed, strength, toughness, weapon_skill
from .words import calling, says
from .world import World

rule_of = partial(card_rule, "ahq")


def sheet(world: World, figure: Figure, gone: str = "") -> Sheet:
    """A hero's or a henchman's sheet; one who is no longer in the dungeon is `gone` "out" or "dead".

    Rule: ahq.setup.sheet.equipment."""
    gauges = [Gauge(Say("sheet-wounds"), max(0, figure.wounds), figure.profile.wounds)]
    if figure.fate_most or fate_left(figure):
        gauges.append(Gauge(Say("sheet-fate"), fate_left(figure), max(figure.fate_most, fate_left(figure)), "fate"))
    items = [_worn(row) for row in figure.worn]
    items += [_carried(figure, item) for item in figure.items]
    if figure.gold:
        items.append(Item("coin", Say("sheet-gold", gold=figure.gold)))
    items += _kept_in_town(world, figure)
    items += [_spell(spell) for spell in figure.spells]
    badges = _lost(gone or ("ko" if out(figure) else ""))
    if figure.id == world.leader:
        badges.append(Badge("crown", Say("badge-leader"), rule_of("sign", "leader")))
    if figure.id == world.mapper:
        badges.append(Badge("map", Say("badge-mapper"), rule_of("sign", "mapper")))
    arms = device(world, figure)
    if arms and world.campaign is not None and world.campaign.stage != "expedition":
        badges.append(Badge(arms, Say(f"device-{arms}")))
    badges += effects(figure) + _pressed(world, figure)
    return Sheet(
        figure.id,
        says(figure),
        looks(figure).emblem,
        calling(figure.row, says(figure)) if figure.kind == "hero" else Say("role-henchman"),
        figure.seat,
        "party",
        gauges,
        [*_characteristics(figure), *_to_hit(figure)],
        items,
        badges,
        active=figure.id == world.active and not gone,
        gone=gone == "dead",
        rank=looks(figure).rank,
        crest=arms,
    )


def device(world: World, figure: Figure) -> Emblem:
    """In a campaign, the device of a hero, which his henchmen bear too: it tells whose they are.

    Rule: ahq.campaign.record.heraldry."""
    own = world.town.affairs.get(figure.owner or figure.id)
    return own.device if own is not None else ""


def _kept_in_town(world: World, figure: Figure) -> list[Item]:
    """In a campaign, what a hero has and owes in town."""
    own = world.town.affairs.get(figure.id)
    return [Item("purse", sum) for sum in _sums(own) if sum.args["gold"]] if own is not None else []


def _sums(own: Affairs) -> tuple[Say, ...]:
    return (
        Say("sheet-lodgings", gold=own.lodgings),
        Say("sheet-bank", gold=own.bank),
        Say("sheet-debt", gold=own.debt),
    )


def monster_sheet(world: World, figure: Figure, name: Say) -> Sheet:
    """A monster's reference card, as far as the reader may know it; its kind without its number is its role."""
    return Sheet(
        figure.id,
        name,
        looks(figure).emblem,
        spoken("figure-", figure.row),
        figure.seat,
        "foe",
        [Gauge(Say("sheet-wounds"), max(0, figure.wounds), figure.profile.wounds)],
        [*_characteristics(figure), *_against(world, figure)],
        [
            _held(figure),
            *(_item(item.row, item.count) for item in figure.items if item.row != figure.hand),
            *(_spell(spell) for spell in figure.spells),
        ],
        _abilities(figure) + effects(figure),
        active=figure.id == world.active,
        rank=looks(figure).rank,
    )


def _against(world: World, monster: Figure) -> list[Line]:
    """What it needs to hit the member of the party whose turn it is."""
    hero = world.figures.get(world.active)
    if hero is None or hero.kind == "monster":
        return []
    need = to_hit(weapon_skill(monster), weapon_skill(hero))
    told = Say("sheet-needs", need=need, chance=percent((13 - need) / 12))
    return [Line(Say("sheet-hits", figure=says(hero)), told, rule="ahq.combat-table.melee.lookup")]


def _abilities(figure: Figure) -> list[Badge]:
    """What sets its kind off from others, as far as the reader may know of it."""
    return [
        Badge(EMBLEMS.ability[name], Say(f"ability-{name}"), rule_of("ability", name))
        for name in BOOK.monsters[figure.row].abilities
    ]


def looks(figure: Figure) -> Character | Monster:
    """The row that says how a figure looks."""
    return BOOK.monsters[figure.row] if figure.kind == "monster" else BOOK.characters[figure.row]


def _pressed(world: World, figure: Figure) -> list[Badge]:
    """An enemy is too near for one who shoots or casts to do so."""
    if world.mode != "combat" or figure.id not in world.figures or out(figure):
        return []
    if not figure.spells and figure.hand not in BOOK.missiles:
        return []
    near = zones.beside_enemy(world, figure) or zones.in_zone(world, figure)
    return [Badge("sword", Say("badge-pressed"), "ahq.combat.ranged.not-in-death-zone")] if near else []


def _lost(state: str) -> list[Badge]:
    """Whether somebody is out of it: unconscious, out of the dungeon, dead."""
    emblems: dict[str, Emblem] = {"ko": "fallen", "out": "stairs", "dead": "dead"}
    return [Badge(emblems[state], Say(f"badge-{state}"), rule_of("sign", state))] if state else []


def effects(figure: Figure) -> list[Badge]:
    """What a figure is under, each kind once."""
    kinds = dict.fromkeys(effect.kind for effect in figure.effects)
    return [Badge(EMBLEMS.effect[kind], Say(f"effect-{kind}"), rule_of("effect", kind)) for kind in kinds]


def _characteristics(figure: Figure) -> list[Line]:
    """Starting and current values; one number where they agree.

    Rule: ahq.setup.char.scale."""
    start = figure.profile
    pairs = (
        ("weapon-skill", start.weapon_skill, weapon_skill(figure)),
        ("bow-skill", start.bow_skill, bow_skill(figure)),
        ("strength", start.strength, strength(figure)),
        ("toughness", start.toughness, toughness(figure)),
        ("speed", start.speed, speed(figure)),
        ("bravery", start.bravery, bravery(figure)),
        ("intelligence", start.intelligence, start.intelligence),
    )
    return [_value(*pair) for pair in pairs]


@lru_cache(maxsize=1024)
def _value(name: str, start: int, now: int) -> Line:
    told = Say("sheet-changed", start=start, now=now) if start != now else Say("sheet-value", now=now)
    return Line(Say(f"sheet-{name}"), told)


def _to_hit(figure: Figure) -> list[Line]:
    """The combat tables as far as they are this figure's: by the enemy's Weapon Skill, and by range.

    Rules: ahq.setup.sheet.hand-to-hand-row, ahq.setup.sheet.ranged-row."""
    found = [Line(Say("sheet-to-hit"), Say("sheet-row", row=_needed(weapon_skill(figure))))]
    if any(
        item.row in BOOK.missiles or (item.row in BOOK.weapons and BOOK.weapons[item.row].thrown)
        for item in figure.items
    ):
        bands = " ".join(str(to_shoot(bow_skill(figure), last)) for last in (*BANDS, BANDS[-1] + 1))
        found.append(Line(Say("sheet-to-shoot"), Say("sheet-row", row=bands)))
    return found


@cache
def _needed(weapon_skill: int) -> str:
    """What must be rolled against each Weapon Skill."""
    return " ".join(str(to_hit(weapon_skill, skill)) for skill in range(1, CEILING + 1))


def _carried(figure: Figure, item: Thing) -> Item:
    if item.row == figure.hand:
        return _held(figure)
    if item.row in BOOK.weapons or item.row in BOOK.missiles:
        return _item(item.row, item.count, _how(figure, item.row))
    return _item(item.row, item.count)


def _held(figure: Figure) -> Item:
    """The weapon in hand."""
    return _item(figure.hand, 1, Say("sheet-held", how=_how(figure, figure.hand)))


def _how(figure: Figure, row: str) -> Say:
    """What a weapon does in this hand."""
    missile = BOOK.missiles.get(row)
    if missile is not None:
        return Say("sheet-missile", range=missile.range, dice=missile.dice)
    return _blow(figure, BOOK.weapons[row])


def _blow(figure: Figure, weapon: Weapon) -> Say:
    """A weapon's damage dice in this hand, and when it brings a free attack or a fumble.

    Rule: ahq.setup.sheet.weapon-columns."""
    return Say("sheet-weapon", dice=damage_dice(figure, weapon), critical=weapon.critical, fumble=weapon.fumble)


@kept
def _worn(row: str) -> Item:
    """Armour, with what it does to its wearer."""
    suit = BOOK.armour[row]
    changes = (("bow-skill", suit.bow), ("toughness", suit.toughness), ("speed", suit.speed))
    told = [
        Say("sheet-change", what=Say(f"sheet-{name}"), by=f"{by:+d}".replace("-", "−")) for name, by in changes if by
    ]
    return _item(row, 1, Say("list", **{f"n{n}": each for n, each in enumerate(told)}) if told else Say("sheet-worn"))


def _item(row: str, count: int, note: Say | None = None) -> Item:
    return Item(BOOK.items[row].emblem, Say("sheet-item", item=spoken("item-", row), count=count), note, item_rule(row))


@kept
def _spell(id: str) -> Item:
    spell = BOOK.spells[id]
    parts = Say("list", **{f"n{n}": spoken("item-", part) for n, part in enumerate(spell.components)})
    return Item(spell.emblem, spoken("spell-", id), Say("sheet-spell", components=parts), spell.rule)


def item_rule(row: str) -> str:
    """The rule that tells of a thing."""
    if row in BOOK.weapons:
        return BOOK.weapons[row].rule or rule_of("weapon", row)
    if row in BOOK.missiles:
        return rule_of("missile", row)
    if row in BOOK.armour:
        return BOOK.armour[row].rule or rule_of("armour", row)
    return BOOK.gear[row].rule or rule_of("gear", row) if row in BOOK.gear else ""
