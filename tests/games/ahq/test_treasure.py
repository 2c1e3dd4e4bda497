"""Treasure: chests, magic items down to their effects, and who carries what."""

from __future__ import annotations

import pytest

from souterrain.crawl.squares import Square
from souterrain.games.ahq import items, magic, treasure, upkeep
from souterrain.games.ahq.belongings import count
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.combat import ranged
from souterrain.games.ahq.dungeon.ground import redraw
from souterrain.games.ahq.events.magic import GoldLeft, GoldParted, GoldTaken, ItemFound, ItemTaken, SpellInscribed
from souterrain.games.ahq.figures import Figure, Item, hero
from souterrain.games.ahq.values import bow_skill, damage_dice, may_wield, speed, strength, toughness, weapon
from souterrain.games.ahq.world import Chest, Pile, World
from tests.games.ahq.arena import arena, do, hall, keys
from tests.games.ahq.deeds import done, options
from tests.games.ahq.expedition import man_at_arms, told


def at_the_chest(**heroes: Square) -> tuple[World, Figure]:
    world = arena("seat", False, **(heroes or {"heinrich": (5, 5)}))
    hall(world).chest = Chest((5, 6))
    redraw(world.here)
    return world, next(iter(world.figures.values()))


def rolled(*dice: int) -> Item:
    """The magic treasure of these dice."""
    world = arena("seat", False)
    item: Item = do(treasure.magic(world, "p1"), dice).result
    assert told(world, ItemFound)
    return item


# --- chests and gold


@pytest.mark.rule("ahq.treasure.chest.lair-and-quest-room")
@pytest.mark.parametrize(
    ("die", "gold", "thing"),
    [
        (1, 0, "treasure-map"),
        (2, 20, "arrow"),
        (3, 30, "rope"),
        (4, 0, "greek-fire"),
        (7, 150, ""),
        (8, 50, "screech-bug"),
    ],
)
def test_what_a_chest_holds(die: int, gold: int, thing: str) -> None:
    world, heinrich = at_the_chest()
    heinrich.items = []
    do(treasure.open_chest(world, heinrich, hall(world)), [die], ["who:heinrich"] if thing else [])
    assert heinrich.gold == gold
    assert [item.row for item in heinrich.items] == ([thing] if thing else [])
    do(treasure.open_chest(world, heinrich, hall(world)))
    assert heinrich.gold == gold, "it is rolled once"


@pytest.mark.rule("ahq.treasure.chest.potion-type", "ahq.treasure.table.potion")
@pytest.mark.parametrize(("die", "potion"), [(7, "healing-potion"), (8, "strength-potion")])
def test_a_chest_with_a_potion(die: int, potion: str) -> None:
    world, heinrich = at_the_chest()
    do(treasure.open_chest(world, heinrich, hall(world)), [11, die], ["who:heinrich"])
    assert (heinrich.gold, count(heinrich, potion)) == (50, 1)


@pytest.mark.rule("ahq.treasure.carry.gold-limit-250", "ahq.treasure.left-behind.noted-on-map")
def test_nobody_carries_more_than_250_crowns() -> None:
    world, heinrich = at_the_chest()
    heinrich.gold = 200
    do(treasure.open_chest(world, heinrich, hall(world)), [6])
    chest = hall(world).chest
    assert chest is not None
    assert (heinrich.gold, chest.gold) == (250, 50)
    assert [event.full for event in told(world, GoldLeft)] == [True], "why it is left is told"
    world, heinrich = at_the_chest()
    heinrich.gold = 200
    man = man_at_arms(world, (8, 8))
    do(treasure.open_chest(world, heinrich, hall(world)), [6])
    assert (heinrich.gold, man.gold) == (250, 50)


@pytest.mark.rule("ahq.treasure.left-behind.noted-on-map")
def test_what_was_left_can_be_picked_up_later() -> None:
    world, heinrich = at_the_chest()
    heinrich.gold = 240
    do(treasure.share_gold(world, 30))
    (pile,) = world.here.piles
    assert (pile.gold, pile.at) == (20, (5, 5))
    assert options(treasure.piles(world, heinrich)) == [], "his purse is full"
    heinrich.gold = 0
    (option,) = options(treasure.piles(world, heinrich))
    do(done(treasure.piles(world, heinrich), option.key))
    assert (heinrich.gold, world.here.piles) == (20, [])


@pytest.mark.rule("ahq.treasure.magic.not-currency")
def test_magic_items_have_no_price() -> None:
    assert all(not getattr(BOOK.items[row], "worth", 0) for row in ("healing-potion", "wand", "dawnstone", "runesword"))


@pytest.mark.rule("ahq.treasure.left-behind.noted-on-map")
def test_a_chest_left_full_keeps_its_contents_for_another_visit() -> None:
    world, heinrich = at_the_chest()
    heinrich.gold = 250
    do(treasure.open_chest(world, heinrich, hall(world)), [10])
    heinrich.gold = 0
    do(treasure.open_chest(world, heinrich, hall(world)))
    assert heinrich.gold == 200


# --- who carries what


@pytest.mark.rule(
    "ahq.treasure.magic.carry-limits", "ahq.treasure.amulet.one-at-a-time", "ahq.treasure.shield-helm.one-each"
)
def test_one_of_each_and_three_weapons() -> None:
    heinrich = hero("heinrich", "p1")
    assert not items.can_carry(heinrich, "plate")
    assert not items.can_carry(heinrich, "dwarf-shield")
    items.take(heinrich, Item("ring-of-protection-1"))
    assert items.can_carry(heinrich, "amulet-of-iron")
    assert not items.can_carry(heinrich, "ring-of-protection-2")
    items.take(heinrich, Item("amulet-of-iron"))
    assert not items.can_carry(heinrich, "amulet-of-protection")
    items.take(heinrich, Item("magic-helm"))
    assert not items.can_carry(heinrich, "dwarf-helm")
    items.take(heinrich, Item("dagger"))
    assert items.can_carry(heinrich, "bow")
    items.take(heinrich, Item("bow"))
    assert not items.can_carry(heinrich, "axe")


@pytest.mark.rule("ahq.treasure.magic.who-gets-it")
def test_the_leader_decides_who_takes_an_item() -> None:
    world, _ = at_the_chest(heinrich=(5, 5), sven=(5, 7))
    world.leader = "sven"
    seen = do(treasure.share_items(world, [Item("runesword")]), [], ["who:heinrich"])
    assert seen.asked[0].seat == "p2"
    assert count(world.figures["heinrich"], "runesword") == 1
    do(treasure.share_items(world, [Item("runesword")]), [], ["leave"])
    assert world.here.piles[0].items == [Item("runesword")]


@pytest.mark.rule("ahq.treasure.magic.redistribute-any-time")
def test_companions_hand_things_over() -> None:
    world, heinrich = at_the_chest(heinrich=(5, 5), sven=(9, 9))
    heinrich.items = [Item("sword"), Item("healing-potion")]
    assert "give" in [option.key for option in options(items.deeds(world, heinrich))]
    do(done(items.deeds(world, heinrich), "give"), [], ["take:healing-potion:1", "who:sven"])
    assert count(world.figures["sven"], "healing-potion") == 1
    assert count(heinrich, "healing-potion") == 0


@pytest.mark.rule("ahq.treasure.magic.effects-told")
def test_a_magic_item_is_identified_when_found() -> None:
    assert rolled(10, 10, 12) == Item("runesword")


@pytest.mark.rule("ahq.tobaro.items.loot")
def test_heroes_can_take_but_not_use_the_artefacts_of_clan_pestilens() -> None:
    world, heinrich = at_the_chest()
    do(treasure.share_items(world, [Item("warp-scroll")]), [], ["who:heinrich"])
    assert count(heinrich, "warp-scroll") == 1
    assert not [option for option in options(items.deeds(world, heinrich)) if "warp" in option.key]
    assert items.use_note(heinrich, Item("plague-censer")) is not None


@pytest.mark.rule("ahq.tobaro.items.ring-level")
def test_the_sorcerers_ring_is_rolled_until_it_is_one_of_magic_protection() -> None:
    world, _ = at_the_chest()
    assert do(treasure.ring_of_magic_protection(world, "p1"), [3, 6, 10]).result == Item("ring-of-magic-protection-2")


# --- the tables


@pytest.mark.rule("ahq.treasure.magic.table-overlap")
def test_nineteen_is_a_bow_twenty_a_sword() -> None:
    assert rolled(7, 12, 12) == Item("elven-power-bow")
    assert rolled(10, 10, 1) == Item("sword-of-skill")
    assert rolled(10, 11, 11) == Item("sword-of-heroes")


@pytest.mark.rule(
    "ahq.treasure.table.amulet",
    "ahq.treasure.table.ring",
    "ahq.treasure.table.shield-helm",
    "ahq.treasure.table.magic-weapon",
    "ahq.treasure.table.magic-arrows",
    "ahq.treasure.table.magic-bow",
    "ahq.treasure.table.magic-sword",
    "ahq.treasure.table.potion",
)
@pytest.mark.parametrize(
    ("dice", "row", "number"),
    [
        ((1, 2, 4), "amulet-of-iron", 1),
        ((2, 2, 3), "amulet-of-protection", 1),
        ((4, 4, 5), "ring-of-protection-2", 1),
        ((4, 4, 12), "ring-of-magic-protection-3", 1),
        ((5, 5, 9), "dwarf-shield", 1),
        ((5, 5, 12), "dwarf-helm", 1),
        ((5, 6, 8), "magic-axe", 1),
        ((5, 6, 9), "superior-magic-axe", 1),
        ((8, 9, 5), "deadly-bolt", 2),
        ((8, 9, 9), "assassin-arrow", 4),
        ((9, 9, 8), "magic-long-bow", 1),
        ((10, 10, 10), "sword-of-slaying", 1),
        ((7, 7, 2), "strength-potion", 1),
    ],
)
def test_the_tables_of_magic_treasure(dice: tuple[int, ...], row: str, number: int) -> None:
    item = rolled(*dice)
    assert (item.row, item.count) == (row, number)


@pytest.mark.rule("ahq.treasure.table.magic-armour")
@pytest.mark.parametrize(
    ("total", "row"),
    [
        (2, "supple-leather"),
        (7, "hardened-leather"),
        (11, "strong-mail"),
        (16, "feather-mail"),
        (21, "enchanted-armour"),
        (22, "dwarf-armour"),
    ],
)
def test_magic_armour_is_rolled_with_two_dice(total: int, row: str) -> None:
    one = max(1, total - 12)
    assert rolled(11, 11, one, total - one) == Item(row)


@pytest.mark.rule("ahq.treasure.dawnstone.fate-store")
def test_a_dawnstone_holds_a_dies_worth_of_fate() -> None:
    assert rolled(1, 1, 5) == Item("dawnstone", charges=5)


@pytest.mark.rule("ahq.treasure.wand.one-random-spell", "ahq.treasure.wand.charges")
def test_a_wand_has_one_spell_and_a_dies_worth_of_charges() -> None:
    assert rolled(2, 3, 8, 8, 3) == Item("wand", charges=3, spells=["fireball"])


@pytest.mark.rule("ahq.treasure.scroll.spells-rolled-separately", "ahq.treasure.table.scroll")
def test_a_scroll_has_its_spells_rolled_one_by_one() -> None:
    assert rolled(6, 6, 8, 6, 6, 9, 10) == Item("scroll", spells=["flames-of-the-phoenix", "courage"])
    world = arena("seat", False)
    do(treasure.magic(world, "p1"), [6, 7, 12, *[6] * 8])
    assert len(told(world, SpellInscribed)) == 4


# --- what they do


@pytest.mark.rule("ahq.treasure.amulet.protection.toughness-plus-1", "ahq.treasure.ring.protection.toughness-by-level")
def test_protection_adds_up() -> None:
    heinrich = hero("heinrich", "p1")
    heinrich.worn = ["leather", "ring-of-protection-1", "amulet-of-protection"]
    assert toughness(heinrich) == 8
    heinrich.worn = ["mail", "ring-of-protection-3"]
    assert toughness(heinrich) == 10
    heinrich.profile.toughness = 8
    assert toughness(heinrich) == 12


@pytest.mark.rule("ahq.treasure.shield-helm.modifiers")
def test_a_dwarf_shield_with_mail() -> None:
    heinrich = hero("heinrich", "p1")
    heinrich.profile.bow_skill, heinrich.profile.toughness, heinrich.profile.speed = 7, 5, 7
    heinrich.worn = ["mail", "dwarf-shield"]
    assert (bow_skill(heinrich), toughness(heinrich), speed(heinrich)) == (4, 9, 5)


@pytest.mark.rule("ahq.treasure.shield.two-handed-weapons-not-excluded")
def test_a_shield_goes_with_a_two_handed_weapon() -> None:
    heinrich = hero("heinrich", "p1")
    assert "shield" in heinrich.worn
    assert may_wield(heinrich, BOOK.weapons["two-handed-sword"])


@pytest.mark.rule("ahq.treasure.magic-weapon.two-axe-rows", "ahq.treasure.magic-weapon.type-rules-apply")
def test_magic_weapons_follow_their_kind() -> None:
    assert (
        BOOK.weapons["magic-axe"].damage(7),
        BOOK.weapons["superior-magic-axe"].damage(7),
        BOOK.weapons["axe"].damage(7),
    ) == (
        6,
        7,
        5,
    )
    halberd = BOOK.weapons["magic-halberd"]
    assert (halberd.long, halberd.fumble, halberd.critical) == (True, 2, 11)
    heinrich = hero("heinrich", "p1")
    heinrich.items, heinrich.hand = [Item("magic-dagger")], "magic-dagger"
    (throw,) = ranged.shots(heinrich, moved=True)
    assert (throw.missile.range, ranged.dice_of(throw)) == (3, 2), "thrown, it is an ordinary dagger"


@pytest.mark.rule("ahq.treasure.potion.strength.effect", "ahq.treasure.potion.strength.lasts-3-turns")
def test_a_potion_of_strength_gives_two_dice_for_three_turns() -> None:
    world, heinrich = at_the_chest()
    heinrich.items.append(Item("strength-potion"))
    world.turn = 2
    do(done(items.deeds(world, heinrich), "use:strength-potion"))
    for turn in (2, 3, 4):
        world.turn = turn
        assert (strength(heinrich), damage_dice(heinrich, weapon(heinrich))) == (8, 6)
        do(upkeep.end_turn(world))
    assert (strength(heinrich), damage_dice(heinrich, weapon(heinrich))) == (6, 4)


@pytest.mark.rule("ahq.treasure.magic-armour.not-wizards")
def test_no_magic_armour_for_wizards() -> None:
    magnus = hero("magnus", "p1")
    assert items.use_note(magnus, Item("elven-armour")) is not None
    assert items.use_note(hero("torallion", "p1"), Item("dwarf-armour")) is None
    assert BOOK.armour["dwarf-armour"].toughness == 5


@pytest.mark.rule("ahq.treasure.wand.no-components")
def test_a_wand_needs_no_knowledge_of_the_spell() -> None:
    magnus = hero("magnus", "p1")
    magnus.items = [Item("wand", charges=1, spells=["choke"])]
    assert [(spell.id, source) for spell, source in magic.sources(magnus, moved=True)] == [
        ("choke", magic.Source("item", 0))
    ]


@pytest.mark.rule("ahq.combat.death.hero-goods")
def test_a_dead_heros_goods_can_be_taken_from_the_next_square() -> None:
    world, heinrich = at_the_chest()
    world.here.piles.append(Pile(at=(5, 4), gold=10, items=[Item("rope")], body="sven"))
    world.fallen.append(hero("sven", "p1"))
    (option,) = options(treasure.piles(world, heinrich))
    do(done(treasure.piles(world, heinrich), option.key), [], ["take:rope:0"])
    assert (heinrich.gold, count(heinrich, "rope")) == (10, 2)
    assert world.here.piles[0].body == "sven", "the body stays"
    assert [taken.body for taken in (*told(world, GoldTaken), *told(world, ItemTaken))] == ["sven", "sven"]


@pytest.mark.rule("ahq.solo.setup.objective")
def test_nobody_sees_the_dice_of_treasure_that_monsters_will_carry() -> None:
    world, _ = at_the_chest()
    seen = do(treasure.hoard(world, 2, "p1"), [10, 10, 12, 1, 1, 5])
    assert seen.result == [Item("runesword"), Item("dawnstone", charges=5)]
    assert all(roll.hidden for roll, _ in seen.rolled)
    assert world.told == []


@pytest.mark.rule("ahq.treasure.chest.lair-and-quest-room")
def test_an_opened_chest_stays_open_and_may_hold_magic() -> None:
    world = arena("seat", False)
    hall(world).chest = Chest((5, 6))
    heinrich = world.figures["heinrich"]
    do(treasure.open_chest(world, heinrich, hall(world)), [12, 7, 7, 1], ["who:heinrich"])
    chest = hall(world).chest
    assert chest is not None
    assert (chest.open, chest.rolled, chest.items) == (True, True, [])
    assert any(item.row == "strength-potion" or item.row == "healing-potion" for item in heinrich.items)


@pytest.mark.rule("ahq.treasure.carry.gold-limit-250")
def test_gold_is_shared_among_the_conscious_and_what_is_over_lies_where_the_leader_stands() -> None:
    world = arena("seat", False, heinrich=(5, 5), sven=(9, 9), rogar=(3, 3))
    heinrich, sven, rogar = world.figures.values()
    rogar.wounds, sven.gold = 0, 245
    do(treasure.share_gold(world, 100))
    assert (heinrich.gold, sven.gold, rogar.gold) == (95, 250, 0)
    heinrich.gold = 250
    world.leader = "sven"
    do(treasure.share_gold(world, 30))
    assert [(pile.at, pile.gold) for pile in world.here.piles] == [((9, 9), 30)]
    do(treasure.share_gold(world, 5))
    assert [pile.gold for pile in world.here.piles] == [35], "added to what lies there"
    world.leader = "gone"
    do(treasure.share_gold(world, 7))
    assert [(pile.at, pile.gold) for pile in world.here.piles] == [((9, 9), 35), ((5, 5), 7)]
    assert [event.gold for event in told(world, GoldParted)] == [(95, 5)], "one line of all who take some"
    assert not told(world, GoldTaken)


@pytest.mark.rule("ahq.treasure.magic.who-gets-it", "ahq.explore.chest.dispute")
def test_things_go_to_somebody_who_is_conscious_and_can_carry_them() -> None:
    world = arena("seat", False, heinrich=(5, 5), sven=(9, 9))
    heinrich, sven = world.figures.values()
    heinrich.items = [Item("sword"), Item("axe"), Item("dagger")]
    seen = do(treasure.give_items(world, [Item("axe")]), [], ["who:sven"])
    assert keys(seen.asked[0]) == ["who:sven", "leave"], "Heinrich carries three weapons; nobody to roll against"
    seen = do(treasure.give_items(world, [Item("rope")]), [], ["leave"])
    assert keys(seen.asked[0]) == ["who:heinrich", "who:sven", "leave", "dice"]
    seen = do(treasure.give_items(world, [Item("dawnstone", charges=2)]), [], ["leave"])
    assert "dice" not in keys(seen.asked[0]), "magic items are given out by the Leader"
    sven.wounds = 0
    assert do(treasure.give_items(world, [Item("sword")])).result == [Item("sword")]


@pytest.mark.rule("ahq.treasure.left-behind.noted-on-map", "ahq.combat.death.hero-goods")
def test_piles_are_added_to_but_never_to_a_body() -> None:
    world = arena("seat", False)
    treasure.leave(world, Pile(at=(5, 5), gold=5, items=[Item("rope")]))
    treasure.leave(world, Pile(at=(5, 5), gold=3, items=[Item("axe")]))
    treasure.leave(world, Pile(at=(6, 5), gold=1))
    treasure.leave(world, Pile(at=(5, 5), body="sven", gold=9))
    treasure.leave(world, Pile(at=(5, 5), gold=1))
    piles = [(pile.at, pile.gold, len(pile.items), pile.body) for pile in world.here.piles]
    assert piles == [((5, 5), 9, 2, ""), ((6, 5), 1, 0, ""), ((5, 5), 9, 0, "sven")]


@pytest.mark.rule("ahq.treasure.left-behind.noted-on-map", "ahq.treasure.carry.gold-limit-250")
def test_picking_up_what_one_can_carry() -> None:
    world = arena("seat", False)
    heinrich = world.figures["heinrich"]
    heinrich.items, heinrich.gold = [Item("sword"), Item("axe"), Item("dagger")], 240
    world.here.piles = [Pile(at=(5, 6), gold=25, items=[Item("spear"), Item("rope"), Item("arrow", 3)])]
    (option,) = options(treasure.piles(world, heinrich))
    assert option.at == "5,6"
    seen = do(done(treasure.piles(world, heinrich), "take:pile:0"), [], ["take:rope:1", "done"])
    assert keys(seen.asked[0]) == ["take:rope:1", "take:arrow:2", "done"], "no fourth weapon"
    assert (heinrich.gold, world.here.piles[0].gold) == (250, 15)
    assert [item.row for item in world.here.piles[0].items] == ["spear", "arrow"]
    world.here.piles[0].items.pop()
    assert options(treasure.piles(world, heinrich)) == [], "his purse is full and his hands too"
    heinrich.gold = 0
    do(done(treasure.piles(world, heinrich), "take:pile:0"))
    assert (heinrich.gold, len(world.here.piles)) == (15, 1)
    heinrich.items = [Item("sword")]
    do(done(treasure.piles(world, heinrich), "take:pile:0"), [], ["take:spear:0"])
    assert world.here.piles == []
    world.here.piles = [Pile(at=(5, 5), gold=5, body="sven")]
    do(done(treasure.piles(world, heinrich), "take:pile:0"))
    assert [pile.body for pile in world.here.piles] == ["sven"], "the body stays"
    world.here.piles = [Pile(at=(7, 5), gold=5)]
    assert options(treasure.piles(world, heinrich)) == []


@pytest.mark.rule("ahq.treasure.carry.gold-limit-250")
def test_a_single_crown_goes_to_the_first_and_what_a_full_purse_leaves_stays() -> None:
    world = arena("seat", False, heinrich=(5, 5), sven=(9, 9))
    heinrich, sven = world.figures.values()
    do(treasure.share_gold(world, 1))
    assert (heinrich.gold, sven.gold) == (1, 0)
    heinrich.gold = 249
    world.here.piles = [Pile(at=(5, 5), gold=9)]
    do(done(treasure.piles(world, heinrich), "take:pile:0"))
    assert [pile.gold for pile in world.here.piles] == [8]


@pytest.mark.rule("ahq.treasure.carry.gold-limit-250")
@pytest.mark.parametrize(("gold", "shares"), [(7, (3, 2, 2)), (8, (3, 3, 2)), (2, (1, 1, 0))])
def test_what_cannot_be_divided_goes_to_the_first(gold: int, shares: tuple[int, int, int]) -> None:
    world = arena("seat", False, heinrich=(5, 5), sven=(9, 9), rogar=(3, 3))
    do(treasure.share_gold(world, gold))
    assert tuple(figure.gold for figure in world.figures.values()) == shares
