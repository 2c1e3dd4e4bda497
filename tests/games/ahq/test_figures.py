"""What figures are worth at a moment: current values, things carried, how long effects last."""

from __future__ import annotations

import pytest

from souterrain.games.ahq import upkeep
from souterrain.games.ahq.belongings import carried, give, use_up
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.combat import melee
from souterrain.games.ahq.combat.damage import hurt
from souterrain.games.ahq.figures import (
    Effect,
    Item,
    arm,
    can_fight,
    effect,
    end_of_turn,
    exploration_begins,
    hero,
    monster,
    out,
)
from souterrain.games.ahq.values import bow_skill, guard, may_wear, may_wield, speed, strength, toughness, weapon_skill
from tests.games.ahq.arena import arena, do, foe, settled


@pytest.mark.rule("ahq.combat.special-monsters.identity-hidden")
@pytest.mark.parametrize(
    ("row", "lurks"),
    [
        ("skaven-warrior", False),
        ("skaven-sentry", True),
        ("skaven-champion", True),
        ("statue-warlord", True),
        ("assassin", True),
    ],
)
def test_special_monsters_are_not_known_at_once_but_alone_one_knows_them(row: str, lurks: bool) -> None:
    assert monster(arena(), row).lurks is lurks
    assert not monster(arena("solo"), row).lurks


@pytest.mark.rule("ahq.solo.setup.objective", "ahq.gm.character.uses-everything")
@pytest.mark.parametrize(
    ("item", "hand", "worn"),
    [
        ("sword-of-war", "sword-of-war", []),
        ("sword-of-might", "sword-of-might", []),
        ("magic-axe", "axe", []),
        ("dwarf-helm", "axe", ["dwarf-helm"]),
        ("scroll", "axe", []),
    ],
)
def test_a_character_uses_the_magic_item_that_it_is_given_if_it_can(item: str, hand: str, worn: list[str]) -> None:
    lord = monster(arena(), "chaos-lord")
    arm(lord, Item(item))
    assert (lord.hand, lord.worn, [each.row for each in lord.items]) == (hand, worn, [item])


@pytest.mark.rule("ahq.combat.death-zone.squares", "ahq.combat.ko.helpless")
def test_whoever_has_a_wound_left_fights() -> None:
    heinrich = hero("heinrich", "p1")
    heinrich.wounds = 1
    assert can_fight(heinrich)
    heinrich.wounds = 0
    assert not can_fight(heinrich)


@pytest.mark.rule("ahq.trap.gas.nausea.rounding", "ahq.trap.lost-leg.effects", "ahq.trap.lost-hand.effects")
def test_halves_round_up_and_nothing_falls_below_one() -> None:
    heinrich = hero("heinrich", "p1")
    assert (weapon_skill(heinrich), bow_skill(heinrich), strength(heinrich), speed(heinrich)) == (8, 6, 6, 6)
    heinrich.effects = [Effect("nausea", "expedition")]
    assert (weapon_skill(heinrich), bow_skill(heinrich), strength(heinrich), speed(heinrich)) == (4, 3, 4, 3)
    heinrich.profile.strength = 2
    heinrich.profile.weapon_skill = 7
    heinrich.profile.bow_skill = 9
    heinrich.profile.speed = 9
    assert (weapon_skill(heinrich), bow_skill(heinrich), strength(heinrich), speed(heinrich)) == (4, 4, 1, 4)
    heinrich.profile.bow_skill = heinrich.profile.speed = 1
    assert (bow_skill(heinrich), speed(heinrich)) == (1, 1)
    heinrich.effects = []
    assert (bow_skill(heinrich), speed(heinrich)) == (1, 1), "armour takes nothing below 1 either"
    heinrich.effects = [Effect("irritation", "combat", amount=9)]
    assert weapon_skill(heinrich) == 1


@pytest.mark.rule("ahq.hazard.mushrooms.combat-effects")
@pytest.mark.parametrize(("start", "fast"), [(10, 12), (7, 10), (5, 6)])
def test_doubled_speed_stops_at_twelve(start: int, fast: int) -> None:
    heinrich = hero("heinrich", "p1")
    heinrich.profile.speed = start
    heinrich.effects = [Effect("mushroom-speed", "exploration")]
    assert speed(heinrich) == fast


@pytest.mark.rule("ahq.setup.char.scale", "ahq.treasure.ring.protection.toughness-by-level")
def test_no_value_goes_above_twelve() -> None:
    sven = hero("sven", "p1")
    sven.worn = ["dwarf-armour", "dwarf-shield", "ring-of-protection-3"]
    assert toughness(sven) == 12
    sven.profile.strength = 11
    sven.effects = [Effect("strength-potion", "turn", 3, amount=2)]
    assert strength(sven) == 12


@pytest.mark.rule("ahq.monster-ability.berserk.easier-to-hit")
def test_a_berserkers_guard_never_falls_below_one() -> None:
    minotaur = foe(arena(), "minotaur", (8, 8))
    assert guard(minotaur) == 7
    minotaur.effects = [Effect("berserk", "combat")]
    assert (guard(minotaur), weapon_skill(minotaur)) == (5, 7)
    minotaur.profile.weapon_skill = 2
    assert guard(minotaur) == 1


@pytest.mark.rule("ahq.trap.lost-hand.effects", "ahq.magic.wizard.dagger-only", "ahq.magic.wizard.no-armour")
def test_what_maimed_heroes_and_wizards_may_use() -> None:
    rogar, magnus = hero("rogar", "p1"), hero("magnus", "p2")
    assert may_wield(rogar, BOOK.weapons["two-handed-sword"])
    rogar.effects = [Effect("lost-hand", "cured")]
    assert not may_wield(rogar, BOOK.weapons["two-handed-sword"])
    assert may_wield(rogar, BOOK.weapons["sword"])
    rogar.effects *= 2
    assert not may_wield(rogar, BOOK.weapons["sword"])
    assert may_wield(rogar, BOOK.weapons["fists"])
    allowed = {row for row in BOOK.weapons if may_wield(magnus, BOOK.weapons[row])}
    assert allowed == {"fists", "dagger", "magic-dagger", "runesword", "burning-log"}
    worn = {BOOK.armour[row].place for row in BOOK.armour if may_wear(magnus, BOOK.armour[row])}
    assert worn == {"ring", "amulet"}


@pytest.mark.rule("ahq.setup.sheet.equipment", "ahq.treasure.wand.charges")
def test_like_things_are_counted_together_but_not_weapons_nor_what_holds_magic() -> None:
    heinrich = hero("heinrich", "p1")
    heinrich.items = []
    for item in (Item("rope"), Item("rope", 2), Item("dagger"), Item("dagger")):
        give(heinrich, item)
    for spell in ("choke", "flight"):
        give(heinrich, Item("scroll", spells=[spell]))
        give(heinrich, Item("dawnstone", charges=2))
    assert [(item.row, item.count) for item in heinrich.items] == [
        ("rope", 3),
        ("dagger", 1),
        ("dagger", 1),
        ("scroll", 1),
        ("dawnstone", 1),
        ("scroll", 1),
        ("dawnstone", 1),
    ]
    use_up(heinrich, "dagger", 2)
    use_up(heinrich, "rope")
    assert carried(heinrich, "dagger") is None
    assert heinrich.items[0].count == 2


@pytest.mark.rule(
    "ahq.magic.bright.dragon-armour", "ahq.trap.gas.nausea.rounding", "ahq.treasure.potion.strength.lasts-3-turns"
)
def test_how_long_effects_last() -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    world.turn = 4
    heinrich.effects = [
        Effect("strength-potion", "turn", 4, amount=2),
        Effect("swift-wind", "turn", 5),
        Effect("dragon-armour", "exploration"),
        Effect("irritation", "combat", amount=2),
        Effect("nausea", "expedition"),
        Effect("lost-leg", "cured"),
    ]
    heinrich.suffered = 2
    end_of_turn(world)
    assert heinrich.suffered == 0
    assert [each.kind for each in heinrich.effects] == [
        "swift-wind",
        "dragon-armour",
        "irritation",
        "nausea",
        "lost-leg",
    ]
    do(upkeep.end_turn(world))
    assert effect(heinrich, "dragon-armour"), "the fight goes on"
    foe(world, "skaven-warrior", (6, 5))
    settled(world)
    assert heinrich.fixed
    exploration_begins(world)
    assert heinrich.fixed == ""
    assert [each.kind for each in heinrich.effects] == ["swift-wind", "nausea", "lost-leg"]
    heinrich.effects = [Effect("courage", "exploration"), Effect("irritation", "combat", amount=2)]
    world.mode = "exploration"
    do(upkeep.end_turn(world))
    assert [each.kind for each in heinrich.effects] == ["irritation"], "it waits for the next fight"


@pytest.mark.rule("ahq.hazard.sleep", "ahq.magic.skaven.choke")
def test_one_effect_among_others_is_enough() -> None:
    world = arena()
    heinrich, skaven = world.figures["heinrich"], foe(world, "skaven-warrior", (6, 5))
    for kind in ("asleep", "choke"):
        heinrich.effects = [Effect("nausea", "expedition"), Effect(kind, "turn", 1), Effect("courage", "exploration")]
        assert not can_fight(heinrich)
        assert melee.targets(world, heinrich) == []
        assert out(heinrich) is (kind == "asleep")
    assert melee.targets(world, skaven) == [heinrich]
    heinrich.fate = 0
    do(upkeep.end_turn(world))
    assert "heinrich" not in world.figures, "he choked to the end of the turn"


@pytest.mark.rule("ahq.treasure.amulet.protection.toughness-plus-1", "ahq.treasure.shield-helm.modifiers")
@pytest.mark.parametrize(
    ("start", "worn", "now"),
    [
        ((7, 5, 7), ["leather", "ring-of-protection-1", "amulet-of-protection"], (6, 8, 6)),
        ((7, 5, 7), ["mail", "ring-of-protection-3"], (6, 10, 5)),
        ((7, 5, 7), ["mail", "dwarf-shield"], (4, 9, 5)),
        ((8, 5, 8), ["mail", "shield"], (6, 8, 6)),
        ((7, 5, 7), ["dwarf-armour"], (5, 10, 5)),
    ],
)
def test_all_that_is_worn_adds_up(start: tuple[int, int, int], worn: list[str], now: tuple[int, int, int]) -> None:
    """Bow Skill, Toughness and Speed, before and after."""
    heinrich = hero("heinrich", "p1")
    heinrich.profile.bow_skill, heinrich.profile.toughness, heinrich.profile.speed = start
    heinrich.worn = worn
    assert (bow_skill(heinrich), toughness(heinrich), speed(heinrich)) == now


@pytest.mark.rule("ahq.treasure.potion.healing.heals-next-turn", "ahq.treasure.potion.healing.not-the-dead")
def test_a_potion_comes_too_late_for_one_who_dies_before_it_works() -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    heinrich.wounds, heinrich.fate, world.turn = 1, 0, 3
    heinrich.effects = [Effect("healing", "expedition", since=4)]
    do(hurt(world, heinrich, 2, "ahq.combat.melee.damage-dice"))
    world.turn = 4
    do(upkeep.begin_turn(world))
    assert "heinrich" not in world.figures
