"""Gold spent in town: training, equipment, spells, the Physician, and the places themselves."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from souterrain.core.ask import Ask, Option
from souterrain.core.menu import Deed, Each, perform
from souterrain.crawl.campaign import Campaign
from souterrain.crawl.roster import able
from souterrain.games.ahq import bodies
from souterrain.games.ahq.belongings import count
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.combat.damage import kill
from souterrain.games.ahq.combat.odds import to_hit, to_shoot
from souterrain.games.ahq.dungeon.ground import ground
from souterrain.games.ahq.dungeon.levels import leave
from souterrain.games.ahq.events.company import Declined, Wasted
from souterrain.games.ahq.events.town import Bought
from souterrain.games.ahq.figures import Effect, Item
from souterrain.games.ahq.town import college, gate, market, physician, yard
from souterrain.games.ahq.town.visits import PLACES, spend
from souterrain.games.ahq.values import bow_skill, damage_dice, exploration_move, toughness, weapon, weapon_skill
from souterrain.games.ahq.world import World
from tests.games.ahq.expedition import START, expedition
from tests.games.ahq.town.company import company, own, told
from tests.play import run


def shown(deeds: Iterable[Deed[None] | Each[None]]) -> dict[str, Option]:
    return {deed.option.key: deed.option for deed in deeds if isinstance(deed, Deed)}


def at(world: World, place: str, who: str = "heinrich") -> dict[str, Option]:
    """What a place offers somebody."""
    return shown(PLACES[place](world, world.figures[who]))


def visit(world: World, place: str, *keys: str) -> None:
    """The first Hero goes to a place and does these things there, one after the other."""
    hero = next(iter(world.figures.values()))
    for key in keys:
        deed = next(each for each in PLACES[place](world, hero) if isinstance(each, Deed) and each.option.key == key)
        run(perform(deed.do()))


def rich(*rows: str, gold: int = 5000, went: int = 1) -> World:
    world = company(*(rows or ("heinrich",)), players=1, went=went)
    for figure in world.figures.values():
        figure.gold = gold
    return world


@pytest.mark.rule("ahq.town.spend.after-expenses")
def test_what_is_left_is_spent_from_the_price_list_and_written_on_the_sheet() -> None:
    world = rich(gold=100)
    world.figures["heinrich"].items = []
    visit(world, "market", "buy:rope", "buy:greek-fire")
    assert (count(world.figures["heinrich"], "rope"), count(world.figures["heinrich"], "greek-fire")) == (1, 1)
    assert world.figures["heinrich"].gold == 70
    assert [(event.item, event.gold) for event in told(world, Bought)] == [("rope", 5), ("greek-fire", 25)]
    world.figures["heinrich"].gold = 24
    assert "buy:greek-fire" not in at(world, "market")


@pytest.mark.rule("ahq.town.spend.after-expenses")
def test_jewels_and_maps_are_sold_for_their_worth() -> None:
    world = rich(gold=0)
    world.figures["heinrich"].items += [Item("ruby"), Item("gold-ring"), Item("magic-axe")]
    assert "sell:magic-axe" not in at(world, "market")
    visit(world, "market", "sell:ruby", "sell:gold-ring")
    assert world.figures["heinrich"].gold == 425


@pytest.mark.rule("ahq.town.spend.after-expenses")
@pytest.mark.parametrize(
    ("price", "wares"),
    [
        (5, "rope"),
        (10, "shield dagger spear arrow bolt iron-spikes"),
        (20, "short-bow"),
        (25, "leather sword axe war-hammer bow greek-fire rat-poison screech-bug"),
        (40, "crossbow"),
        (50, "mail two-handed-sword two-handed-axe halberd healing-potion"),
        (55, "long-bow"),
        (200, "plate"),
        (400, "mithril"),
    ],
)
def test_the_printed_price_list(price: int, wares: str) -> None:
    assert {BOOK.wares[ware].price for ware in wares.split()} == {price}


def test_the_shopping_list_of_the_last_time_can_be_repeated() -> None:
    world = rich(gold=100)
    run(spend(world), answers=["go:market", "buy:rope", "buy:screech-bug", "done", "done"])
    run(spend(world), answers=["go:market", "repeat", "done", "done"])
    assert count(world.figures["heinrich"], "screech-bug") == 2
    assert world.figures["heinrich"].gold == 40


def test_what_a_purchase_would_change_stands_beside_its_price() -> None:
    world = rich()
    world.figures["heinrich"].worn = ["leather"]
    note = at(world, "market")["buy:plate"].note
    assert note is not None
    assert note.id == "note-price-change"
    before = toughness(world.figures["heinrich"])
    visit(world, "market", "buy:plate")
    assert world.figures["heinrich"].worn == ["plate"]
    assert toughness(world.figures["heinrich"]) > before


@pytest.mark.rule("ahq.town.training.price")
def test_a_point_of_strength_costs_two_hundred_and_gives_a_sword_another_die() -> None:
    world = rich(gold=250)
    heinrich = world.figures["heinrich"]
    assert (heinrich.profile.strength, damage_dice(heinrich, weapon(heinrich))) == (6, 4)
    visit(world, "yard", "train:strength")
    assert (heinrich.profile.strength, damage_dice(heinrich, weapon(heinrich)), heinrich.gold) == (7, 5, 50)
    assert at(world, "yard") == {}


@pytest.mark.rule("ahq.town.training.ws-bs-doubling")
def test_the_skills_cost_twice_as_much_with_every_point_after_the_second() -> None:
    world = rich()
    heinrich = world.figures["heinrich"]
    row = BOOK.trainings["weapon-skill"]
    prices = []
    for _ in range(4):
        prices.append(yard.price(world, heinrich, row))
        yard.train(world, heinrich, row)
    assert prices == [200, 200, 400, 800]
    assert sum(prices) == 1600
    assert yard.price(world, heinrich, row) == 1600
    assert heinrich.profile.weapon_skill == 12
    assert not yard.can_train(world, heinrich, row)
    assert yard.price(world, heinrich, BOOK.trainings["bow-skill"]) == 200


@pytest.mark.rule("ahq.town.training.others-max-two")
@pytest.mark.parametrize("trait", ["strength", "toughness", "speed", "bravery", "intelligence", "wounds"])
def test_everything_else_is_trained_by_two_points_at_most(trait: str) -> None:
    world = rich()
    heinrich, row = world.figures["heinrich"], BOOK.trainings[trait]
    before = getattr(heinrich.profile, trait)
    for _ in range(2):
        assert yard.can_train(world, heinrich, row)
        assert yard.price(world, heinrich, row) == 200
        yard.train(world, heinrich, row)
    assert getattr(heinrich.profile, trait) == before + 2
    assert not yard.can_train(world, heinrich, row)


@pytest.mark.rule("ahq.town.training.magic-beyond-limit")
def test_magic_goes_beyond_what_training_can() -> None:
    world = rich()
    heinrich = world.figures["heinrich"]
    for _ in range(2):
        yard.train(world, heinrich, BOOK.trainings["toughness"])
    heinrich.worn = ["ring-of-protection-2"]
    assert (heinrich.profile.toughness, toughness(heinrich)) == (7, 9)


@pytest.mark.rule("ahq.town.training.cap-12")
def test_nothing_goes_above_twelve() -> None:
    world = rich()
    heinrich = world.figures["heinrich"]
    heinrich.profile.toughness, heinrich.worn = 9, ["enchanted-armour"]
    assert toughness(heinrich) == 12
    heinrich.profile.bravery = 12
    assert not yard.can_train(world, heinrich, BOOK.trainings["bravery"])


@pytest.mark.rule("ahq.town.training.fate")
def test_fate_is_bought_at_the_temple_without_limit_and_attracts_nobody() -> None:
    world = rich(gold=3000)
    visit(world, "temple", "train:fate", "train:fate", "train:fate")
    heinrich = world.figures["heinrich"]
    assert (heinrich.fate_most, heinrich.fate, heinrich.gold, own(world).admirers) == (5, 5, 0, 0)


@pytest.mark.rule("ahq.town.training.update-hit-rows")
def test_the_hit_rows_follow_the_training() -> None:
    world = rich()
    heinrich = world.figures["heinrich"]
    assert to_hit(weapon_skill(heinrich), 6) == 5
    yard.train(world, heinrich, BOOK.trainings["weapon-skill"])
    assert to_hit(weapon_skill(heinrich), 6) == 4
    assert (bow_skill(heinrich), to_shoot(bow_skill(heinrich), 10)) == (6, 7)
    yard.train(world, heinrich, BOOK.trainings["bow-skill"])
    assert (bow_skill(heinrich), to_shoot(bow_skill(heinrich), 10)) == (7, 6)


@pytest.mark.rule("ahq.town.equipment.three-weapons-one-used")
def test_nobody_owns_more_than_three_weapons() -> None:
    world = rich()
    heinrich = world.figures["heinrich"]
    heinrich.items, heinrich.hand = [Item("sword"), Item("dagger")], "sword"
    visit(world, "market", "buy:axe")
    assert heinrich.hand == "sword"
    assert not any(key.startswith("buy:") and key.removeprefix("buy:") in BOOK.weapons for key in at(world, "market"))
    visit(world, "market", "drop:sword")
    assert heinrich.hand in ("dagger", "axe")
    assert "buy:spear" in at(world, "market")


@pytest.mark.rule("ahq.town.spells.learn-from-same-college")
def test_a_wizard_learns_the_priced_spells_and_nobody_else_does() -> None:
    world = rich("heinrich", "magnus")
    assert at(world, "college") == {}
    taught = {key for key in at(world, "college", "magnus") if key.startswith("learn:")}
    assert taught == {f"learn:{spell}" for spell in BOOK.lessons}
    assert {id: row.price for id, row in BOOK.lessons.items()} == {
        "courage": 100,
        "flaming-hand": 175,
        "flight": 100,
        "inferno-of-doom": 200,
        "power-of-the-phoenix": 200,
        "still-air": 150,
        "swift-wind": 150,
        "bright-key": 250,
    }


@pytest.mark.rule("ahq.town.spells.one-per-expedition")
def test_one_spell_after_each_expedition() -> None:
    world = rich("magnus")
    assert world.campaign is not None
    visit(world, "college", "learn:courage")
    assert "courage" in world.figures["magnus"].spells
    assert not any(key.startswith("learn:") for key in at(world, "college", "magnus"))
    world.campaign.chronicle.append(world.campaign.chronicle[-1])
    assert "learn:flight" in at(world, "college", "magnus")


@pytest.mark.rule("ahq.town.spells.components")
def test_every_component_costs_twenty_five_crowns() -> None:
    world = rich("magnus", gold=60)
    visit(world, "college", "buy:ash", "buy:phoenix-feather")
    magnus = world.figures["magnus"]
    assert (count(magnus, "ash"), count(magnus, "phoenix-feather"), magnus.gold) == (1, 1, 10)
    parts = {part for id in BOOK.lessons for part in BOOK.spells[id].components}
    assert {BOOK.wares[part].price for part in parts} == {25}


@pytest.mark.rule("ahq.town.physician.services")
def test_the_physician_has_his_four_prices() -> None:
    world = rich()
    heinrich = world.figures["heinrich"]
    heinrich.effects = [Effect("disease", "cured"), Effect("lost-hand", "cured"), Effect("lost-leg", "cured")]
    visit(world, "physician", "cure:disease", "cure:lost-hand", "cure:lost-leg", "buy:healing-potion")
    assert heinrich.effects == []
    assert heinrich.gold == 5000 - 100 - 500 - 500 - 50
    assert BOOK.cures["death"].price == 1000


@pytest.mark.rule("ahq.town.physician.services")
def test_who_is_in_bed_can_still_be_cured() -> None:
    world = rich()
    assert world.campaign is not None
    world.figures["heinrich"].effects = [Effect("illness", "cured")]
    world.campaign.roster["heinrich"].rests = 1
    visit(world, "physician", "cure:illness")
    assert world.campaign.roster["heinrich"].rests == 0


@pytest.mark.rule("ahq.town.physician.restores-previous-state", "ahq.monster-ability.contagious.decline")
def test_a_cure_gives_back_what_the_disease_has_taken() -> None:
    world = rich()
    heinrich = world.figures["heinrich"]
    heinrich.effects = [Effect("disease", "cured")]
    gate._decline(world)
    gate._decline(world)
    assert (heinrich.profile.strength, heinrich.profile.toughness) == (4, 3)
    assert len(told(world, Declined)) == 2
    physician.mend(world, heinrich, BOOK.cures["disease"])
    assert (heinrich.profile.strength, heinrich.profile.toughness) == (6, 5)
    gate._decline(world)
    assert heinrich.profile.strength == 6


@pytest.mark.rule("ahq.monster-ability.contagious.decline")
def test_whoever_is_never_cured_dies_of_it() -> None:
    world = rich()
    assert world.campaign is not None
    world.figures["heinrich"].effects = [Effect("disease", "cured")]
    for _ in range(5):
        gate._decline(world)
    assert told(world, Wasted)
    assert world.campaign.roster["heinrich"].standing == "dead"
    assert world.town.bodies == ["heinrich"]


@pytest.mark.rule("ahq.town.physician.resurrection-needs-body", "ahq.campaign.death.replace-or-raise")
def test_the_dead_are_raised_if_their_bodies_are_there() -> None:
    world = rich("heinrich", "sven")
    assert world.campaign is not None
    sven = world.figures.pop("sven")
    sven.wounds, sven.fate = -1, 0
    world.fallen.append(sven)
    world.campaign.roster["sven"].standing = "dead"
    assert "raise:sven" not in at(world, "physician")
    world.town.bodies = ["sven"]
    visit(world, "physician", "raise:sven")
    assert (sven.wounds, sven.fate, world.figures["sven"] is sven) == (4, 2, True)
    assert "sven" in [member.id for member in able(world.campaign.roster)]
    assert (world.figures["heinrich"].gold, world.fallen, world.town.bodies) == (4000, [], [])


@pytest.mark.rule("ahq.town.physician.resurrection-needs-body")
def test_a_body_is_carried_out_six_squares_a_turn_and_laid_down_when_there_is_fighting() -> None:
    world = expedition("heinrich", "sven")
    world.campaign = Campaign(stage="expedition", quest="mill")
    heinrich, sven = world.figures["heinrich"], world.figures["sven"]
    sven.at = (START + 1, START)
    heinrich.at = (START, START)
    run(kill(world, sven, "ahq.combat.death.hero-goods"))
    [(pile, dead)] = bodies.at_hand(world, heinrich, ground(world).steps[heinrich.at])
    assert dead is sven
    bodies.lift(world, heinrich, pile)
    assert (heinrich.burden, pile.body, exploration_move(heinrich)) == ("sven", "", 6)
    assert bodies.at_hand(world, heinrich, [pile.at]) == []
    bodies.lay_down(world, heinrich)
    assert (heinrich.burden, world.here.piles[-1].body, exploration_move(heinrich)) == ("", "sven", 12)
    bodies.lift(world, heinrich, world.here.piles[-1])
    leave(world, heinrich)
    assert world.town.bodies == ["sven"]
    assert heinrich.burden == ""


@pytest.mark.rule(
    "ahq.create.gold.no-training-before-first-expedition",
    "ahq.create.gold.no-extra-spells-before-first-expedition",
    "ahq.create.gold.no-extra-components-before-first-expedition",
)
def test_a_beginner_neither_trains_nor_learns() -> None:
    world = rich("heinrich", "magnus", went=0)
    assert at(world, "yard") == at(world, "temple") == at(world, "college", "magnus") == {}
    assert at(world, "market")


def test_the_wounds_trained_are_there_at_once() -> None:
    world = rich()
    yard.train(world, world.figures["heinrich"], BOOK.trainings["wounds"])
    assert (world.figures["heinrich"].profile.wounds, world.figures["heinrich"].wounds) == (5, 5)


def test_a_player_walks_all_his_heroes_through_the_town() -> None:
    world = rich("heinrich", "sven", gold=60)
    asked = run(spend(world), answers=["go:market", "buy:rope", "done", "who:sven", "done"]).asked
    assert isinstance(asked[0], Ask)
    assert {option.at for option in asked[0].options if option.verb == "go"} <= set(BOOK.places)
    assert (own(world).at, own(world, "sven").at) == ("market", "inn")


def test_a_wizard_is_sold_no_sword_and_a_weak_arm_no_long_bow() -> None:
    world = rich("magnus", "torallion")
    assert not {"buy:sword", "buy:mail", "buy:bow"} & set(at(world, "market", "magnus"))
    assert "buy:long-bow" not in at(world, "market", "torallion")
    assert market.useful(world.figures["torallion"], BOOK.wares["bow"])
    assert college.price(world.figures["magnus"], BOOK.lessons["courage"]) == 100
