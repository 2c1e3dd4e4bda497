"""Using things, handing them over, putting them down."""

from __future__ import annotations

import pytest

from souterrain.core.say import Say
from souterrain.games.ahq import items
from souterrain.games.ahq.belongings import count
from souterrain.games.ahq.events.magic import GoldLeft, ItemGiven, ItemLeft, PotionDrunk, PotionGiven
from souterrain.games.ahq.events.town import GoldGiven
from souterrain.games.ahq.figures import Effect, Figure, Item, effect
from souterrain.games.ahq.world import World
from tests.games.ahq.arena import arena, do, foe, give, keys, side_room
from tests.games.ahq.deeds import done, options
from tests.games.ahq.expedition import man_at_arms, told


def camp(**heroes: tuple[int, int]) -> tuple[World, Figure]:
    """Outside any fight."""
    world = arena("seat", False, **(heroes or {"heinrich": (5, 5), "magnus": (5, 6)}))
    return world, next(iter(world.figures.values()))


def offered(world: World, figure: Figure) -> list[str]:
    return [option.key for option in options(items.deeds(world, figure))]


def note(figure: Figure, row: str, **facts: object) -> str:
    found = items.use_note(figure, Item(row, **facts))  # type: ignore[arg-type]
    return found.id if found else ""


@pytest.mark.rule("ahq.setup.sheet.equipment")
def test_things_are_spoken_of_with_their_number_charges_and_spells() -> None:
    assert items.says_item(Item("rope")).id == items.says_item(Item("rope", 1)).id
    assert items.says_item(Item("rope", 2)).args["count"] == 2
    stone = items.says_item(Item("dawnstone", charges=3))
    assert (stone.id, stone.args["charges"]) == ("charged-item", 3)
    scroll = items.says_item(Item("scroll", spells=["flight", "choke", "choke"]))
    assert (scroll.args["spell"], scroll.args["more"]) == (Say("spell-flight"), 2)


@pytest.mark.rule("ahq.treasure.magic.carry-limits", "ahq.gm.character.uses-everything")
def test_monsters_take_nothing_from_the_heroes_hands() -> None:
    world, _ = camp()
    assert not items.can_carry(foe(world, "skaven-warrior", (9, 9)), "rope")


@pytest.mark.rule(
    "ahq.treasure.magic.carry-limits", "ahq.treasure.shield-helm.one-each", "ahq.treasure.amulet.one-at-a-time"
)
def test_three_weapons_and_one_of_each_piece_of_armour() -> None:
    _, heinrich = camp()
    heinrich.items, heinrich.worn = [Item("sword"), Item("short-bow")], ["mail"]
    assert items.can_carry(heinrich, "dagger")
    heinrich.items.append(Item("dagger"))
    assert not items.can_carry(heinrich, "crossbow")
    assert items.can_carry(heinrich, "arrow"), "arrows are no weapon"
    assert not items.can_carry(heinrich, "leather")
    assert items.can_carry(heinrich, "shield")
    items.take(heinrich, Item("ring-of-protection-1"))
    assert "ring-of-protection-1" in heinrich.worn
    assert not items.can_carry(heinrich, "ring-of-protection-2")
    assert items.can_carry(heinrich, "amulet-of-iron")
    items.take(heinrich, Item("shield"))
    assert "shield" not in heinrich.worn, "armour is carried until somebody takes the time to put it on"
    assert not items.can_carry(heinrich, "magic-shield")


@pytest.mark.rule("ahq.weapon.melee.fists")
def test_an_unarmed_hero_takes_the_weapon_that_he_gets_in_hand_if_he_can_use_it() -> None:
    _, heinrich = camp()
    items.take(heinrich, Item("axe"))
    assert heinrich.hand == "sword"
    heinrich.items, heinrich.hand = [], "fists"
    items.take(heinrich, Item("rope"))
    items.take(heinrich, Item("magic-long-bow"))
    assert heinrich.hand == "magic-long-bow"
    heinrich.items, heinrich.hand, heinrich.profile.strength = [], "fists", 5
    items.take(heinrich, Item("two-handed-sword"))
    assert heinrich.hand == "fists"
    items.take(heinrich, Item("axe"))
    assert heinrich.hand == "axe"


@pytest.mark.rule("ahq.treasure.wand.wizard-only", "ahq.treasure.scroll.wizard-only", "ahq.tobaro.items.loot")
def test_one_is_told_what_somebody_could_not_use() -> None:
    world, heinrich = camp()
    magnus = world.figures["magnus"]
    assert [note(heinrich, row) for row in ("wand", "scroll")] == ["note-wizards-only"] * 2
    assert [note(magnus, row) for row in ("wand", "scroll", "rope", "dagger", "amulet-of-iron")] == [""] * 5
    assert note(magnus, "sword") == "note-cannot-wield"
    assert note(magnus, "mail") == "note-cannot-wear"
    assert [note(magnus, row) for row in ("warp-scroll", "plague-censer")] == ["note-monsters-only"] * 2
    assert note(heinrich, "healing-potion") == ""


@pytest.mark.rule("ahq.treasure.potion.healing.heals-next-turn")
def test_a_potion_of_healing_is_offered_to_the_wounded_only_and_once() -> None:
    world, heinrich = camp()
    give(heinrich, "healing-potion", "healing-potion")
    assert "use:healing-potion" not in offered(world, heinrich)
    heinrich.wounds = 3
    assert "use:healing-potion" in offered(world, heinrich)
    do(done(items.deeds(world, heinrich), "use:healing-potion"))
    assert count(heinrich, "healing-potion") == 1
    assert effect(heinrich, "healing")
    assert told(world, PotionDrunk)
    assert "use:healing-potion" not in offered(world, heinrich)


@pytest.mark.rule("ahq.treasure.potion.strength.effect")
def test_a_potion_of_strength_is_used_up() -> None:
    world, heinrich = camp()
    give(heinrich, "strength-potion")
    do(done(items.deeds(world, heinrich), "use:strength-potion"))
    assert count(heinrich, "strength-potion") == 0


@pytest.mark.rule("ahq.combat.ko.potion")
def test_between_fights_a_fallen_hero_is_given_a_potion_as_well() -> None:
    world, heinrich = camp()
    magnus = world.figures["magnus"]
    magnus.wounds = 0
    give(heinrich, "healing-potion")
    assert "aid:magnus" in offered(world, heinrich)
    do(done(items.deeds(world, heinrich), "aid:magnus"))
    assert effect(magnus, "healing")
    assert told(world, PotionGiven)
    assert not told(world, PotionDrunk)
    give(heinrich, "healing-potion")
    magnus.effects, heinrich.wounds = [], 0
    assert options(items.aids(world, heinrich)) == [], "he has fallen himself"
    man = man_at_arms(world, (5, 4))
    heinrich.wounds, man.wounds = 4, 0
    assert [option.key for option in options(items.aids(world, heinrich))] == ["aid:magnus"]


@pytest.mark.rule("ahq.treasure.potion.healing.averts-poison")
def test_an_antidote_comes_from_himself_or_from_a_companion_who_stands_next_to_him() -> None:
    rule = "ahq.hazard.fountain.poison-no-fate"
    world, heinrich = camp(heinrich=(5, 5), sven=(5, 6), rogar=(9, 9))
    sven, rogar = world.figures["sven"], world.figures["rogar"]
    give(rogar, "healing-potion")
    assert not do(items.antidote(world, heinrich, rule)).result, "too far away"
    give(sven, "healing-potion")
    sven.wounds = 0
    assert not do(items.antidote(world, heinrich, rule)).result, "he lies unconscious"
    sven.wounds = 4
    assert not do(items.antidote(world, heinrich, rule), [], ["no"]).result
    assert do(items.antidote(world, heinrich, rule), [], ["yes"]).result
    assert count(sven, "healing-potion") == 0
    heinrich.effects = [Effect("asleep", "turn", 9)]
    give(heinrich, "healing-potion")
    assert do(items.antidote(world, heinrich, rule), [], ["yes"]).result, "his own, even when he cannot act"


@pytest.mark.rule("ahq.treasure.magic.redistribute-any-time")
def test_things_are_handed_to_companions_in_the_same_section_who_can_carry_them() -> None:
    world, heinrich = camp(heinrich=(5, 5), sven=(9, 9), rogar=(16, 6), magnus=(7, 7))
    side_room(world)
    sven, magnus = world.figures["sven"], world.figures["magnus"]
    magnus.wounds = 0
    heinrich.items, heinrich.worn = [], ["mail"]
    assert offered(world, heinrich) == [], "he has nothing to give"
    heinrich.worn = ["mail", "amulet-of-iron"]
    assert offered(world, heinrich) == ["drop", "give"]
    heinrich.worn, heinrich.items, heinrich.hand = (
        ["mail", "ring-of-protection-1"],
        [Item("sword"), Item("axe")],
        "sword",
    )
    seen = do(done(items.deeds(world, heinrich), "give"), [], ["take:sword:0", "who:sven"])
    assert keys(seen.asked[0]) == ["take:sword:0", "take:axe:1", "take:ring-of-protection-1:2", "done"], (
        "not the mail on his body"
    )
    assert keys(seen.asked[1]) == ["who:sven", "done"], "Rogar is elsewhere, Magnus fallen"
    assert (heinrich.hand, count(sven, "sword")) == ("axe", 1)
    assert told(world, ItemGiven)
    do(done(items.deeds(world, heinrich), "give"), [], ["done"])
    do(done(items.deeds(world, heinrich), "give"), [], ["take:axe:0", "done"])
    assert heinrich.hand == "axe"
    sven.items = [Item("dagger", 3)]
    do(done(items.deeds(world, heinrich), "give"), [], ["take:axe:0"])
    assert count(heinrich, "axe") == 1, "Sven carries three weapons already"
    do(done(items.deeds(world, heinrich), "give"), [], ["take:ring-of-protection-1:1", "who:sven"])
    assert heinrich.worn == ["mail"]
    assert "ring-of-protection-1" in sven.worn
    del world.figures["sven"]
    assert offered(world, heinrich) == ["drop"]


@pytest.mark.rule("ahq.treasure.left-behind.noted-on-map")
def test_what_is_dropped_lies_where_one_stands() -> None:
    world, heinrich = camp()
    heinrich.worn = ["mail", "amulet-of-iron"]
    do(done(items.deeds(world, heinrich), "drop"), [], ["done"])
    assert world.here.piles == []
    do(done(items.deeds(world, heinrich), "drop"), [], ["take:sword:0"])
    do(done(items.deeds(world, heinrich), "drop"), [], [f"take:amulet-of-iron:{len(heinrich.items)}"])
    assert [(pile.at, pile.items[0].row) for pile in world.here.piles] == [
        ((5, 5), "sword"),
        ((5, 5), "amulet-of-iron"),
    ]
    assert (heinrich.hand, heinrich.worn) == ("fists", ["mail"])
    assert len(told(world, ItemLeft)) == 2


@pytest.mark.rule("ahq.treasure.amulet.one-at-a-time", "ahq.treasure.potion.healing.averts-poison")
def test_an_amulet_is_worn_at_once_and_an_antidote_offered_once() -> None:
    world, heinrich = camp()
    items.take(heinrich, Item("amulet-of-iron"))
    assert "amulet-of-iron" in heinrich.worn
    give(heinrich, "healing-potion")
    seen = do(items.antidote(world, heinrich, "ahq.hazard.fountain.poison-no-fate"), [], ["no"])
    assert len(seen.asked) == 1


@pytest.mark.rule("ahq.combat.ko.potion")
def test_a_potion_does_not_wake_a_sleeper() -> None:
    world, heinrich = camp()
    give(heinrich, "healing-potion")
    world.figures["magnus"].effects = [Effect("asleep", "turn", 9)]
    assert options(items.aids(world, heinrich)) == []


@pytest.mark.rule("ahq.treasure.magic.redistribute-any-time", "ahq.treasure.carry.gold-limit-250")
def test_gold_is_handed_over_as_far_as_a_purse_holds_it() -> None:
    world, heinrich = camp(heinrich=(5, 5), sven=(9, 9), rogar=(7, 7))
    sven, rogar = world.figures["sven"], world.figures["rogar"]
    heinrich.items, heinrich.worn, heinrich.gold, sven.gold, rogar.gold = [], [], 100, 240, 250
    assert offered(world, heinrich) == ["drop", "give"]
    seen = do(done(items.deeds(world, heinrich), "give"), [], ["take:gold", "who:sven", 10])
    assert keys(seen.asked[1]) == ["who:sven", "done"], "Rogar's purse is full"
    assert seen.asked[2].high == 10  # type: ignore[union-attr]
    assert (heinrich.gold, sven.gold) == (90, 250)
    assert [(event.to, event.gold) for event in told(world, GoldGiven)] == [("sven", 10)]
    sven.gold = 0
    do(done(items.deeds(world, heinrich), "give"), [], ["take:gold", "done"])
    assert (heinrich.gold, sven.gold) == (90, 0)


@pytest.mark.rule("ahq.treasure.left-behind.noted-on-map")
def test_gold_that_is_dropped_lies_where_one_stands() -> None:
    world, heinrich = camp()
    heinrich.gold = 100
    do(done(items.deeds(world, heinrich), "drop"), [], ["take:gold", 60])
    assert [(pile.at, pile.gold) for pile in world.here.piles] == [((5, 5), 60)]
    assert heinrich.gold == 40
    assert [event.full for event in told(world, GoldLeft)] == [False], "he did not have to"
