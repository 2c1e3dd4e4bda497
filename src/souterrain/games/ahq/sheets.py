"""Character and monster sheets, as the rulebook lays them out."""

from __future__ import annotations

from souterrain.core.events import spoken
from souterrain.core.say import Say
from souterrain.core.view import Badge, Gauge, Item, Line, Sheet

from .figures import (
    Figure,
    bow_skill,
    bravery,
    fate_left,
    out,
    speed,
    strength,
    toughness,
    weapon_skill,
)
from .words import says
from .world import World


def sheet(world: World, figure: Figure) -> Sheet:
    """A hero's or a henchman's sheet."""
    gauges = [Gauge(Say("sheet-wounds"), max(0, figure.wounds), figure.profile.wounds)]
    if figure.fate_most or fate_left(figure):
        gauges.append(Gauge(Say("sheet-fate"), fate_left(figure), max(figure.fate_most, fate_left(figure)), "fate"))
    items = [_item(row, 1, "worn") for row in figure.worn]
    items += [_item(item.row, item.count, "held" if item.row == figure.hand else "") for item in figure.items]
    if figure.gold:
        items.append(Item("gold", Say("sheet-gold", gold=figure.gold)))
    items += [Item("spell", spoken("spell-", spell)) for spell in figure.spells]
    badges = [Badge("ko", Say("badge-ko"))] if out(figure) else []
    if figure.id == world.leader:
        badges.append(Badge("leader", Say("badge-leader")))
    if figure.id == world.mapper:
        badges.append(Badge("mapper", Say("badge-mapper")))
    badges += [Badge(f"effect-{e.kind}", Say(f"effect-{e.kind}")) for e in figure.effects]
    return Sheet(
        figure.id,
        says(figure),
        figure.row,
        Say("role-hero" if figure.kind == "hero" else "role-henchman"),
        figure.seat,
        "party",
        gauges,
        _characteristics(figure),
        items,
        badges,
        active=figure.id == world.active,
    )


def monster_sheet(world: World, figure: Figure) -> Sheet:
    """A monster's reference card, as far as the reader may know it."""
    return Sheet(
        figure.id,
        says(figure),
        figure.row,
        Say("role-monster"),
        figure.seat,
        "foe",
        [Gauge(Say("sheet-wounds"), max(0, figure.wounds), figure.profile.wounds)],
        _characteristics(figure),
        [_item(item.row, item.count, "") for item in figure.items],
        [Badge(f"effect-{e.kind}", Say(f"effect-{e.kind}")) for e in figure.effects],
    )


def _characteristics(figure: Figure) -> list[Line]:
    """Starting and current values; one number where they agree."""
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
    return [
        Line(
            Say(f"sheet-{name}"),
            Say("sheet-changed", start=first, now=now) if first != now else Say("sheet-value", now=now),
        )
        for name, first, now in pairs
    ]


def _item(row: str, count: int, how: str) -> Item:
    text = Say("sheet-item", item=spoken("item-", row), count=count)
    return Item(row, text, Say(f"sheet-{how}") if how else None)
