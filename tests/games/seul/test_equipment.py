"""II.6 Equipment."""

from __future__ import annotations

import pytest

from souterrain.core.text import texts
from souterrain.games.seul.catalogue import BOOK, ascending
from souterrain.games.seul.combat import attack, can_reach
from souterrain.games.seul.equipment import (
    damage_die,
    defence,
    discard,
    encumbrance,
    load,
    load_malus,
    make,
    own_ca,
    possessions,
    rounds_per_square,
    value_of,
    wear,
    wield,
)
from souterrain.games.seul.game import GAME
from souterrain.games.seul.light import drop_light, light_lantern, light_torch
from souterrain.games.seul.loot import bag, carry, deeds
from souterrain.games.seul.market import buy_resources, for_sale, sell, wares
from souterrain.games.seul.pack import put_on, raise_shield, take_in_hand
from souterrain.games.seul.places import place_here
from souterrain.games.seul.purse import pay, worth
from souterrain.games.seul.resolution import appraise
from souterrain.games.seul.rows import Creature, TestKind
from souterrain.games.seul.world import Chest
from tests.games.seul.stage import arm, below, group, hero, meeting, named, offered
from tests.play import offered as options_of
from tests.play import run


@pytest.mark.rule("seul.enc.sum-of-possessions", "seul.resource.enc-and-price", "seul.treasure.forms-and-enc")
def test_whole_lots_count_and_leftovers_weigh_nothing() -> None:
    who = hero(resources=5, purse={"gold": 350}, torches=4)
    arm(who, "chain-mail", "melee-weapon")
    assert encumbrance(who) == 10
    who.resources, who.purse, who.torches = 1, {"gold": 199}, 5
    assert encumbrance(who) == 7
    assert BOOK.stacks["resource"].price == 200


@pytest.mark.rule("seul.treasure.forms-and-enc")
def test_valuables_weigh_one_two_or_four() -> None:
    kinds = ("small-valuable", "medium-valuable", "large-valuable")
    assert [encumbrance(hero(pack=[make(kind)])) for kind in kinds] == [1, 2, 4]


@pytest.mark.rule("seul.enc.thresholds", "seul.time.cost-move")
@pytest.mark.parametrize(("enc", "malus", "rounds"), [(14, 0, 1), (15, 2, 2), (19, 2, 2), (20, 4, 3), (24, 4, 3)])
def test_the_heavier_the_slower(enc: int, malus: int, rounds: int) -> None:
    who = hero(resources=2 * enc)
    assert (encumbrance(who), load_malus(who), rounds_per_square(who)) == (enc, malus, rounds)


@pytest.mark.rule("seul.enc.twenty-five-immobile")
def test_from_twenty_five_there_is_nothing_to_do_but_carry_less() -> None:
    world = below(resources=50)
    assert load(world.hero) == 3
    assert set(offered(world)) == {"pack", "cache"}
    world.hero.resources = 48
    assert any(key.startswith("step:") for key in offered(world))


@pytest.mark.rule("seul.enc.malus-on-all-rolls")
@pytest.mark.parametrize("test", ["search", "surprise", "stealth", "negotiation", "save", "magic", "pick"])
def test_the_load_weighs_on_every_roll(test: TestKind) -> None:
    light, heavy = below(), below(purse={"gold": 20 * 200})
    assert appraise(heavy, test).need - appraise(light, test).need == 4


@pytest.mark.rule("seul.gear.armour-choice", "seul.gear.ca-is-ascending")
def test_armour_makes_harder_to_hit() -> None:
    who = hero()
    found = [own_ca(who)]
    for kind in ("leather", "chain-mail", "plate"):
        arm(who, kind)
        found.append(own_ca(who))
    arm(who, "shield")
    assert (*found, own_ca(who), defence(who, 0)) == (10, 12, 14, 16, 17, 17)


@pytest.mark.rule("seul.gear.shield-uses-off-hand")
def test_a_shield_and_a_light_do_not_share_a_hand() -> None:
    world = below(lit=False, torches=1)
    arm(world.hero, "leather", "shield")
    assert own_ca(world.hero) == 13
    light_torch(world)
    assert (world.hero.off_hand, own_ca(world.hero)) == ("light", 12)


@pytest.mark.rule("seul.gear.descending-ca-conversion")
def test_a_descending_armour_class_is_taken_from_twenty() -> None:
    for descending, ca in ((5, 15), (-1, 21), (10, 10), (7, 13)):
        foreign = Creature(
            id="x", level=1, roll="1", family="beast", number="1", damage="1d6", dv=1, descending_ca=descending
        )
        assert ascending(foreign).ca == ca


@pytest.mark.rule("seul.gear.weapons")
def test_weapons_by_class() -> None:
    kinds = ("small-weapon", "ranged-weapon", "melee-weapon", "heavy-weapon")
    assert [(BOOK.gear[kind].damage, BOOK.gear[kind].enc, BOOK.gear[kind].price) for kind in kinds] == [
        (4, 0, 300),
        (6, 1, 2000),
        (8, 1, 1000),
        (10, 2, 3000),
    ]


@pytest.mark.rule("seul.gear.heavy-weapon-two-hands")
def test_a_heavy_weapon_leaves_no_hand_for_shield_or_light() -> None:
    world = below()
    arm(world.hero, "heavy-weapon")
    drop_light(world)
    light = world.hero.light
    assert light is not None
    assert (world.hero.off_hand, light.at) == ("", world.at)
    arm(world.hero, "melee-weapon", "shield")
    world.hero.pack.append(make("heavy-weapon"))
    wield(world.hero, world.hero.pack[-1])
    assert world.hero.off_hand == ""


@pytest.mark.rule("seul.gear.heavy-weapon-two-hands")
def test_a_dropped_lantern_breaks() -> None:
    world = below(lit=False)
    arm(world.hero, "lantern")
    light_lantern(world)
    drop_light(world)
    assert (world.hero.light, world.hero.pack) == (None, [])


@pytest.mark.rule("seul.treasure.coins-need-container")
def test_coins_need_a_bag_or_the_chest_they_lie_in() -> None:
    world = below(resources=1)
    place = place_here(world)
    place.purse = {"gold": 30}
    bag(world, place, None)
    assert (world.hero.purse, world.hero.resources, place.purse) == ({"gold": 30}, 0, {})
    place.purse = {"gold": 5}
    assert "bag:loose" not in named(deeds(world))
    place.chests = [Chest("iron-chest", purse={"silver": 10})]
    carry(world, place, place.chests[0])
    assert (world.hero.purse, encumbrance(world.hero)) == ({"gold": 30, "silver": 10}, 4)


@pytest.mark.rule("seul.town.coin-conversion")
def test_what_coins_are_worth() -> None:
    assert [BOOK.coins["platinum"] // BOOK.coins[metal] for metal in ("gold", "electrum", "silver", "copper")] == [
        5,
        10,
        50,
        500,
    ]
    who = hero(purse={"platinum": 1})
    pay(who, 120)
    assert who.purse == {"gold": 3, "silver": 8}


@pytest.mark.rule("seul.town.magic-item-value")
def test_magic_is_worth_a_hundred_times_its_bonus() -> None:
    assert value_of(make("melee-weapon", bonus=1)) == 100_000
    assert value_of(make("shield", bonus=2)) == 200_000


@pytest.mark.rule("seul.resource.tokens-optional", "seul.resource.is-generic-gear")
def test_resources_are_one_number_and_a_pile_of_tokens_only_shows_it() -> None:
    world = below(resources=7)
    pile = next(pile for pile in GAME.view(world, "p1").piles if pile.id == "resources")
    assert pile.count == world.hero.resources == 7


def test_of_two_alike_the_one_meant_is_taken() -> None:
    first, second = make("melee-weapon"), make("melee-weapon")
    who = hero(pack=[first, second])
    wield(who, second)
    assert who.weapon is second
    assert who.pack[0] is first


@pytest.mark.rule("seul.gear.shield-uses-off-hand", "seul.gear.armour-choice")
def test_a_shield_on_the_back_protects_nobody() -> None:
    world = below(lit=False)
    arm(world.hero, "shield")
    world.hero.shield = make("shield", bonus=1)
    assert (own_ca(world.hero), defence(world.hero, 0)) == (11, 12)
    world.hero.off_hand = ""
    assert (own_ca(world.hero), defence(world.hero, 0)) == (10, 10)


@pytest.mark.rule("seul.gear.weapons")
def test_the_weapon_taken_in_hand_leaves_the_pack_and_the_other_goes_into_it() -> None:
    world = below()
    arm(world.hero, "melee-weapon")
    world.hero.pack = [make("small-weapon")]
    wield(world.hero, world.hero.pack[0])
    assert world.hero.weapon is not None
    assert (world.hero.weapon.kind, [thing.kind for thing in world.hero.pack]) == ("small-weapon", ["melee-weapon"])
    wield(world.hero, None)
    assert [thing.kind for thing in world.hero.pack] == ["melee-weapon", "small-weapon"]


@pytest.mark.rule("seul.town.coin-conversion")
def test_no_more_coins_are_spent_than_the_price_needs() -> None:
    world = below(purse={"platinum": 2, "silver": 3})
    pay(world.hero, 100)
    assert world.hero.purse["platinum"] == 1, "the silver first, then one piece of platinum, with change"
    assert worth(world.hero.purse) == 2 * BOOK.coins["platinum"] + 30 - 100


@pytest.mark.rule("seul.gear.armour-choice")
def test_what_is_put_on_takes_the_place_of_what_was_worn() -> None:
    world = below(pack=[make("plate"), make("shield", bonus=1)])
    arm(world.hero, "leather", "shield")
    wear(world.hero, world.hero.pack[0])
    wear(world.hero, world.hero.pack[0])
    assert world.hero.armour is not None
    assert world.hero.shield is not None
    assert (world.hero.armour.kind, world.hero.shield.bonus) == ("plate", 1)
    assert [thing.kind for thing in world.hero.pack] == ["leather", "shield"]


@pytest.mark.rule("seul.gear.light-sources", "seul.enc.twenty-five-immobile")
def test_what_is_let_go_is_no_longer_worn_held_or_burning() -> None:
    world = below(lit=False)
    arm(world.hero, "leather", "melee-weapon", "lantern")
    light_lantern(world)
    hero = world.hero
    for thing in (hero.armour, hero.weapon):
        assert thing is not None
        discard(hero, thing)
    assert (hero.armour, hero.weapon, hero.off_hand) == (None, None, "light")
    discard(hero, hero.pack[0])
    assert (hero.pack, hero.light, hero.off_hand) == ([], None, "")


@pytest.mark.rule("seul.gear.shield-uses-off-hand", "seul.gear.heavy-weapon-two-hands")
def test_only_a_heavy_weapon_takes_the_shield_from_the_arm() -> None:
    for kind, held in (("small-weapon", "shield"), ("heavy-weapon", "")):
        world = below(lit=False, pack=[make(kind)])
        arm(world.hero, "shield")
        wield(world.hero, world.hero.pack[0])
        assert world.hero.off_hand == held
    world = below(pack=[make("heavy-weapon")])
    wield(world.hero, world.hero.pack[0])
    assert world.hero.off_hand == "light", "of a light he is asked when he strikes"
    world = below(lit=False)
    arm(world.hero, "shield")
    discard(world.hero, possessions(world.hero)[0])
    assert (world.hero.shield, world.hero.off_hand) == (None, "")


@pytest.mark.rule("seul.gear.light-sources")
def test_a_lantern_that_is_not_lit_can_be_let_go() -> None:
    for lit in (True, False):
        world = below(lit=lit)
        arm(world.hero, "lantern")
        discard(world.hero, world.hero.pack[0])
        assert (world.hero.pack, world.hero.light is not None) == ([], lit), "a torch in the hand burns on"


@pytest.mark.rule("seul.gear.weapons")
@pytest.mark.parametrize(
    ("kind", "die", "hands", "kept"),
    [("sling", 4, 1, True), ("heavy-crossbow", 10, 2, True), ("small-weapon", 4, 1, False)],
)
def test_the_sling_and_the_heavy_crossbow_shoot_and_stay_in_hand(kind: str, die: int, hands: int, kept: bool) -> None:
    world = below(weapon=make(kind))
    met = meeting(world, group("goblin", hp=(40,)), distance=3)
    assert can_reach(world, met)
    assert (damage_die(world.hero), BOOK.gear[kind].two_handed) == (die, hands == 2)
    run(attack(world, met.group.foes[0]), dice=[20, 1])
    assert (world.hero.weapon is not None) is kept
    like = BOOK.gear["heavy-weapon" if hands == 2 else "small-weapon"]
    assert (BOOK.gear[kind].enc, BOOK.gear[kind].price) == (like.enc, like.price)


@pytest.mark.rule("seul.enc.thresholds", "seul.resource.enc-and-price")
@pytest.mark.parametrize(("room", "told"), [(50, (5, True)), (4, (3, False)), (1, (0, False))])
def test_the_market_says_how_many_resources_can_be_carried_as_before(room: int, told: tuple[int, bool]) -> None:
    world = below(purse={"gold": 10})
    spare = BOOK.loads[1].enc - encumbrance(world.hero)
    world.hero.resources = max(0, BOOK.stacks["resource"].per_enc * spare - room)
    asked = run(buy_resources(world), answers=[1]).asked[0]
    assert (asked.text.args["n"], asked.text.args["all"]) == told


@pytest.mark.rule("seul.gear.armour-choice", "seul.gear.shield-uses-off-hand")
def test_what_is_put_on_taken_up_or_bared_is_told() -> None:
    world = below(torches=1, lit=False)
    arm(world.hero, "shield", "small-weapon")
    world.hero.pack = [make("chain-mail"), make("melee-weapon")]
    put_on(world, world.hero.pack[0])
    take_in_hand(world, world.hero.pack[0])
    light_torch(world)
    raise_shield(world)
    words = texts("en", "seul")
    assert [words.say(event.say()) for event, _ in world.told] == [
        "You put on the chain mail: armour class 15.",
        "You take the sword in hand.",
        "You light a torch, and your shield leaves your arm: armour class 14.",
        "You take your shield on your arm: armour class 15.",
    ]


@pytest.mark.rule("seul.town.resale-half")
def test_what_he_wears_is_marked_where_it_is_sold() -> None:
    world = below()
    arm(world.hero, "leather")
    world.hero.pack = [make("chain-mail")]
    notes = [option.note.id for option in options_of(wares(world)) if option.note]
    assert notes == ["note-price", "note-on-you"]


@pytest.mark.rule("seul.town.resale-half")
def test_finds_are_sold_first_and_small_coins_are_told() -> None:
    world = below()
    arm(world.hero, "leather")
    world.hero.pack = [make("small-weapon"), make("small-valuable")]
    assert [thing.kind for _, thing in for_sale(world)] == ["small-valuable", "small-weapon", "leather"]
    run(sell(world, world.hero.pack[0]), answers=["sell"])
    words = texts("en", "seul")
    assert words.say(world.told[-1][0].say()) == "You sell the dagger for 1 gp and 5 sp (50% of its worth)."
