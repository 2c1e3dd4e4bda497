"""V. Progress and VI. Town."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.core.ask import Amount, Ask
from souterrain.core.view import Points
from souterrain.games.seul.catalogue import BOOK
from souterrain.games.seul.creatures import standing
from souterrain.games.seul.discovery import look, reveal
from souterrain.games.seul.duties import settle
from souterrain.games.seul.equipment import make, value_of
from souterrain.games.seul.events.places import Rumour
from souterrain.games.seul.events.town import Cured
from souterrain.games.seul.expedition import come_home, go_down, restock, tax
from souterrain.games.seul.floors import draw_floors
from souterrain.games.seul.game import GAME
from souterrain.games.seul.ground import ground_of
from souterrain.games.seul.inn import lodge, offers, sleep
from souterrain.games.seul.market import buy_resources, for_sale, goods, resale, sell, sell_things, shop
from souterrain.games.seul.places import place_at, place_here
from souterrain.games.seul.progress import earn_px, gain_dv, threshold
from souterrain.games.seul.purse import worth
from souterrain.games.seul.town import deposit, errands, services, store, storing, town, use_services, withdraw
from souterrain.games.seul.trade import bargain
from souterrain.games.seul.underground.plan import Section
from souterrain.games.seul.walking import walk
from souterrain.games.seul.words import coins
from souterrain.games.seul.world import DAY, ROUNDS, SEAT, Home, SetTrap, World
from tests.games.seul.stage import arm, below, group, hero, keys, named
from tests.play import offered, run

RULE = "seul.xp.new-section"
TWO_FLOORS = "\n########\n#<..,,,#\n########\n"


def in_town(**given: object) -> World:
    world = World(hero=hero(**given))
    world.ask_effort = False
    return world


@pytest.mark.rule("seul.xp.new-section")
def test_a_corridor_that_changes_its_floor_is_two_sections() -> None:
    world = below(TWO_FLOORS, at=(1, 1), seen=False)
    run(look(world), dice=[2])
    assert world.hero.px == 20


@pytest.mark.rule("seul.xp.archaeology")
@pytest.mark.parametrize(
    ("section", "px"),
    [
        (Section("room", (0,), wall="frescoes", stretch=9, area=9), 60),
        (Section("room", (0,), contents="element", detail="tomb", stretch=9, area=9), 60),
        (Section("room", (0,), contents="element", detail="well", stretch=9, area=9), 10),
    ],
)
def test_old_walls_and_remains_are_archaeology(section: Section, px: int, monkeypatch: pytest.MonkeyPatch) -> None:
    world = below()
    plan = ground_of(world.here).plan
    monkeypatch.setattr(ground_of(world.here), "plan", type(plan)(3, 1, (section,), (), ()))
    run(reveal(world, world.here, [0]), dice=[1])
    assert world.hero.px == px


@pytest.mark.rule("seul.xp.layout-discovery")
def test_a_room_with_a_function_tells_of_the_layout(monkeypatch: pytest.MonkeyPatch) -> None:
    world = below()
    plan = ground_of(world.here).plan
    room = Section("room", (0,), contents="function", detail="workshop", stretch=9, area=9)
    monkeypatch.setattr(ground_of(world.here), "plan", type(plan)(3, 1, (room,), (), ()))
    run(reveal(world, world.here, [0]), dice=[1])
    assert world.hero.px == 30


@pytest.mark.rule("seul.xp.treasure-on-exit")
def test_what_was_found_and_is_still_his_counts_at_full_value() -> None:
    world = below(purse={"gold": 150})
    world.fresh_coins = 12000
    world.hero.pack = [make("small-valuable", value=6000, fresh=True), make("shield")]
    run(come_home(world))
    assert world.hero.px == 180
    world = below(purse={"gold": 120})
    world.fresh_coins = 12000
    run(come_home(world))
    assert world.hero.px == 120
    robbed = below()
    robbed.fresh_coins = 12000
    run(come_home(robbed))
    assert robbed.hero.px == 0


@pytest.mark.rule("seul.level.dv-threshold")
def test_each_hit_die_costs_twice_the_last() -> None:
    assert [threshold(dv) for dv in range(1, 9)] == [2000, 4000, 8000, 16000, 32000, 64000, 128000, 256000]
    world = below()
    run(earn_px(world, 1999, RULE))
    assert world.hero.dv == 1
    run(earn_px(world, 2001, RULE), dice=[5, 5, 5, 5, 5])
    assert world.hero.dv == 3


@pytest.mark.rule("seul.level.new-hit-points")
@pytest.mark.parametrize(("faces", "top"), [([4, 1], 7), ([5, 4], 9), ([3, 3], 7)])
def test_new_hit_points_are_rolled_and_never_fewer(faces: list[int], top: int) -> None:
    world = below(die=6, hp=6, top=6)
    run(gain_dv(world), dice=faces)
    assert (world.hero.dv, world.hero.top, world.hero.hp) == (2, top, top)


@pytest.mark.rule("seul.level.retirement-hint")
def test_retirement_ends_a_career_and_nothing_else_caps_it() -> None:
    world = in_town(dv=12, px=9_000_000)
    assert GAME.outcome(world) is None
    run(town(world), answers=["retire"])
    outcome = GAME.outcome(world)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == (("p1",), {"p1": 9_000_000})


# Town


@pytest.mark.rule("seul.town.price-list", "seul.resource.enc-and-price")
def test_goods_are_bought_at_the_printed_prices() -> None:
    prices = {kind: BOOK.gear[kind].price // 100 for kind in ("leather", "chain-mail", "plate", "shield", "lantern")}
    assert prices == {"leather": 10, "chain-mail": 75, "plate": 400, "shield": 10, "lantern": 20}
    assert (BOOK.stacks["torch"].price, BOOK.stacks["torch"].lot) == (100, 6)
    world = in_town(purse={"gold": 30})
    run(shop(world), answers=["buy:leather", "buy:torch", "buy:resource", 4, "done"])
    assert (worth(world.hero.purse), world.hero.torches, world.hero.resources) == (1100, 6, 4)
    keys = named(goods(world))
    assert "buy:shield" in keys
    assert "buy:lantern" not in keys
    run(shop(world), answers=["buy:shield", "done"])
    assert worth(world.hero.purse) == 100


@pytest.mark.rule("seul.town.price-list")
def test_magic_is_never_for_sale() -> None:
    world = in_town(purse={"gold": 10**6})
    assert "buy:charm" not in named(goods(world))


@pytest.mark.rule("seul.town.inn-night", "seul.town.lodging-undisturbed", "seul.town.meal-counts-as-rest")
def test_a_meal_and_a_night_undisturbed_take_all_fatigue() -> None:
    world = in_town(purse={"gold": 1}, fatigue=9)
    run(lodge(world), answers=["meal:soup", "inn:common-room", "done"])
    assert (world.hero.fatigue, worth(world.hero.purse), world.now) == (0, 70, DAY * ROUNDS)
    hungry = in_town(purse={"gold": 1}, fatigue=9)
    run(lodge(hungry), answers=["inn:private-room", "done"])
    assert (hungry.hero.fatigue, worth(hungry.hero.purse)) == (9, 50)
    assert {inn.price for inn in BOOK.inns.values()} == {20, 30, 50}
    assert (min(meal.price for meal in BOOK.meals.values()), max(meal.price for meal in BOOK.meals.values())) == (
        10,
        100,
    )


@pytest.mark.rule("seul.town.lodging-undisturbed")
def test_danger_is_forgotten_overnight_and_three_meals_cure() -> None:
    world = in_town(diseased=True)
    world.danger, world.calm_from = 9, 24
    for _ in range(3):
        world.fed = True
        sleep(world)
    assert (world.danger, world.hero.diseased) == (0, False)
    assert [event for event, _ in world.told if isinstance(event, Cured)] == [Cured()]


@pytest.mark.rule("seul.town.round-of-drinks")
def test_a_round_costs_a_gold_piece_once_a_visit() -> None:
    world = in_town(purse={"gold": 2})
    assert "round" not in named(offers(world)), "before the first expedition nobody has anything to tell"
    draw_floors(world, 1)
    run(lodge(world), answers=["round", "done"])
    assert isinstance(world.told[-1][0], Rumour)
    assert worth(world.hero.purse) == 100
    assert "round" not in named(offers(world))


@pytest.mark.rule("seul.town.rent")
def test_a_dwelling_keeps_things_safe() -> None:
    world = in_town(purse={"gold": 1}, pack=[make("large-valuable", value=900)])
    run(use_services(world), answers=["rent:attic", "done"])
    assert world.home is not None
    assert (worth(world.hero.purse), {home.price for home in BOOK.homes.values()}) == (90, {10, 100, 1000, 10000})
    run(store(world, world.home), answers=["store:0", "done"])
    assert world.hero.pack == []
    run(store(world, world.home), answers=["fetch:0", "done"])
    assert isinstance(world.home, Home)
    assert len(world.hero.pack) == 1


@pytest.mark.rule("seul.town.rent")
@pytest.mark.parametrize(("kept", "room"), [(0, True), (1, False)])
def test_a_dwelling_holds_no_more_than_there_is_room_for(kept: int, room: bool) -> None:
    big = max(BOOK.gear.values(), key=lambda each: each.enc)
    world = in_town(pack=[make(big.id)])
    grade = min(BOOK.homes, key=lambda each: BOOK.homes[each].storage)
    held = [make(big.id) for _ in range(kept * (BOOK.homes[grade].storage // big.enc))]
    world.home = Home(grade, world.day + 7, held)
    offers = named(storing(world.hero, world.home))
    assert ("store:0" in offers) is room


@pytest.mark.rule("seul.town.bank")
def test_the_bank_keeps_a_tenth() -> None:
    world = in_town(purse={"gold": 100})
    run(deposit(world), answers=[100])
    assert (world.bank, world.hero.purse) == (9000, {})
    run(withdraw(world), answers=[90])
    assert (world.bank, world.hero.purse) == (0, {"gold": 90})


@pytest.mark.rule("seul.town.guild")
def test_a_guild_takes_a_tenth_and_gives_bed_and_board() -> None:
    world = in_town(purse={"gold": 50}, fatigue=3)
    run(town(world), answers=["services", "join:temple-of-the-lamp", "done"])
    tax(world, 20000)
    assert worth(world.hero.purse) == 3000
    run(lodge(world), answers=["meal:soup", "inn:common-room", "done"])
    assert (worth(world.hero.purse), world.hero.fatigue) == (3000, 0)
    assert not any(option.verb == "join" for option in offered(services(world)))
    world.guild = "fences-circle"
    assert resale(world) == 60


@pytest.mark.rule("seul.town.resale-half")
def test_things_sell_at_half_their_worth() -> None:
    world = in_town(pack=[make("plate")])
    run(sell_things(world), answers=["sell:0", "sell", "done"])
    assert (worth(world.hero.purse), world.hero.pack) == (20000, [])


@pytest.mark.rule("seul.town.resale-half")
def test_nobody_sells_the_relic_that_he_is_to_bring_home_nor_what_holds_his_coins() -> None:
    world = in_town(pack=[make("relic"), make("iron-chest"), make("lantern")])
    assert [thing.kind for _, thing in for_sale(world)] == ["lantern"]


@pytest.mark.rule("seul.town.resale-haggling", "seul.town.resale-final")
@pytest.mark.parametrize(("face", "share"), [(15, 60), (14, 40)])
def test_haggling_for_ten_more_or_ten_less(face: int, share: int) -> None:
    world = in_town()
    world.hero.pack = [make("large-valuable", value=10000)]
    seen = run(sell(world, world.hero.pack[0]), dice=[face], answers=["haggle:10"])
    assert (worth(world.hero.purse), world.hero.pack) == (100 * share, [])
    assert seen.asked[0].options[1].text.args == {"high": coins(6000), "low": coins(4000)}  # type: ignore[union-attr]
    assert [option.key for option in seen.asked[0].options][1:6] == [f"haggle:{n}" for n in (10, 20, 30, 40, 50)]  # type: ignore[union-attr]


@pytest.mark.rule("seul.town.magic-item-value")
def test_a_magic_thing_sells_by_its_worth() -> None:
    world = in_town(pack=[make("melee-weapon", bonus=1)])
    assert value_of(world.hero.pack[0]) == 100_000
    run(sell(world, world.hero.pack[0]), answers=["sell"])
    assert worth(world.hero.purse) == 50_000


# Expeditions


@pytest.mark.rule("seul.danger.scale")
def test_an_underworld_remembers_and_danger_goes_on_where_it_was() -> None:
    world = below(purse={"copper": 7})
    world.danger, world.calm_from = 5, 24
    world.here.doors = "f"
    arm(world.hero, "pouch")
    run(come_home(world))
    assert (world.where, world.hero.pack, world.now) == ("town", [], DAY // 2 * ROUNDS)
    assert world.danger == 0
    run(go_down(world, 0), dice=[6])
    assert (world.where, world.here.doors, world.expedition) == ("below", "f", 2)


def test_a_cleared_room_may_be_settled_anew() -> None:
    world = below()
    place_at(world.here, 1).cleared = 0
    world.now = DAY * ROUNDS * 2
    run(restock(world), dice=[2, 1, 6, 4])
    settled = place_at(world.here, 1).group
    assert settled is not None
    assert len(standing(settled)) == 1


def test_the_career_ends_with_its_last_expedition() -> None:
    world = below()
    world.expeditions = 1
    run(come_home(world))
    assert world.ended == "career"


def test_walking_stops_at_anything_new() -> None:
    world = below("\n##########\n#<...'...#\n##########\n", at=(1, 1), seen=False)
    run(look(world), dice=[])
    run(walk(world, world.at + 3), dice=[4])
    assert place_here(world).entered or world.stirred
    assert world.at < 5


def test_those_who_live_in_a_room_are_met_on_entering_it() -> None:
    world = below(at=(4, 1))
    place_at(world.here, 1).group = group("goblin", mood="")
    run(walk(world, world.at + 2), dice=[1, 6, 20, 20, 20], answers=["hide"])
    assert world.hero.px == 100
    assert world.stirred


def test_a_known_trap_is_walked_around_or_stopped_at() -> None:
    world = below("\n########\n#<.....#\n########\n", at=(1, 1))
    place_here(world).trap = SetTrap("swinging-blade", "floor", world.at + 2, found=True)
    run(walk(world, world.at + 4))
    assert world.at == 1
    run(walk(world, world.at + 3), dice=[20])
    assert (world.at, world.danger) == (4, 0)


@pytest.mark.rule("seul.encounter.success-means-none")
def test_a_room_is_rolled_for_at_most_seven_times_and_then_left_alone_for_today() -> None:
    world = below()
    place_at(world.here, 1).cleared = 0
    world.now = DAY * ROUNDS * 30
    run(restock(world), dice=[2] * 7)
    assert (place_at(world.here, 1).group, place_at(world.here, 1).cleared) == (None, world.day)


@pytest.mark.rule("seul.town.guild")
def test_a_guild_takes_nothing_of_nothing() -> None:
    world = in_town()
    tax(world, 20000)
    assert world.told == [], "who has no coin pays no coin"


@pytest.mark.rule("seul.town.guild")
def test_only_the_ill_are_cured() -> None:
    world = in_town()
    world.guild = "temple-of-the-lamp"
    for diseased, poison in ((False, 0), (True, 0), (False, 9)):
        world.hero.diseased, world.hero.poison_until = diseased, poison
        cures = [option for option in offered(services(world)) if option.key == "cure"]
        assert bool(cures) is (diseased or poison > 0)
    run(town(world), answers=["services", "cure", "done"])
    assert (world.hero.diseased, world.hero.poison_until) == (False, 0)


@pytest.mark.rule("seul.town.rent")
def test_a_dwelling_is_paid_by_the_week_and_another_keeps_what_was_in_it() -> None:
    world = in_town(purse={"gold": 50}, pack=[make("small-valuable", value=900)])
    run(use_services(world), answers=["rent:attic", "done"])
    assert world.home is not None
    run(store(world, world.home), answers=["store:0", "done"])
    assert not any(option.verb == "rent" for option in offered(services(world)))
    world.now += 7 * DAY * ROUNDS
    assert any(option.verb == "rent" for option in offered(services(world)))
    run(use_services(world), answers=["rent:room", "done"])
    assert world.home is not None
    assert (world.home.grade, world.home.until, len(world.home.things)) == ("room", world.day + 7, 1)


@pytest.mark.rule("seul.town.rent")
def test_a_dwelling_is_full_when_nothing_more_fits_into_it() -> None:
    home = Home("attic", until=9, things=[make("plate"), make("plate"), make("shield")])
    who = hero(pack=[make("shield"), make("leather")])
    assert "store:0" in named(storing(who, home)), "what just fits into the twenty of an attic"
    assert "store:1" not in named(storing(who, home))
    home.things.append(make("shield"))
    assert "store:0" not in named(storing(who, home))


@pytest.mark.rule("seul.town.bank")
def test_nobody_puts_more_into_the_bank_than_he_has() -> None:
    world = in_town(purse={"gold": 100})
    asked = run(deposit(world), answers=[1]).asked[0]
    assert isinstance(asked, Amount)
    assert (asked.low, asked.high) == (1, 100)


@pytest.mark.rule("seul.social.stake-before-roll")
def test_friends_below_sell_up_to_six_resources_and_buy_at_half() -> None:
    world = below(purse={"gold": 14}, pack=[make("small-valuable", value=900), make("relic")])
    seen = run(bargain(world), answers=["buy:resource:4", "sell:0", "done"])
    assert keys(seen.asked[0]) == [*[f"buy:resource:{n}" for n in range(1, 7)], "sell:0", "done"]
    assert keys(seen.asked[1]) == ["buy:resource:1", "buy:resource:2", "sell:0", "done"]
    assert (world.hero.resources, worth(world.hero.purse)) == (4, 1400 - 800 + 450)
    poor = below(purse={"gold": 5})
    seen = run(bargain(poor), answers=["done"])
    assert keys(seen.asked[0]) == ["buy:resource:1", "buy:resource:2", "done"]


@pytest.mark.rule("seul.town.coin-conversion")
def test_at_home_all_coins_are_changed() -> None:
    world = below(purse={"electrum": 3, "copper": 7})
    value = worth(world.hero.purse)
    run(come_home(world))
    assert worth(world.hero.purse) == value
    assert set(world.hero.purse) <= {"gold", "silver", "copper"}
    assert (world.where, world.floor, world.at) == ("town", 0, -1)


@pytest.mark.rule("seul.game.solo-crawl-with-module-or-generator")
def test_the_first_way_down_is_remembered_once() -> None:
    world = below()
    run(come_home(world))
    world.ways = []
    for _ in range(2):
        run(go_down(world, 0), dice=[6] if world.goal is None else [])
        assert world.ways == [[1, 0]]
        run(come_home(world))


@pytest.mark.rule("seul.danger.scale", "seul.danger.overflow-patrol")
def test_the_road_takes_half_a_day_each_way_and_no_patrol_follows_him_home() -> None:
    world = below()
    world.patrol_at, world.expeditions = 3, 9
    run(come_home(world))
    assert (world.now, world.patrol_at, world.ended) == (DAY * ROUNDS // 2, -1, "")
    world.rest_paid, world.rest_run = True, 2
    run(go_down(world, 0), dice=[6])
    assert (world.now, world.rest_paid, world.rest_run) == (DAY * ROUNDS, False, 0)


@pytest.mark.rule("seul.resource.enc-and-price", "seul.town.price-list")
def test_resources_are_bought_by_number_as_far_as_the_money_goes() -> None:
    for gold, most in ((1, 0), (2, 1), (79, 39), (81, 40), (500, 40)):
        world = in_town(purse={"gold": gold})
        assert ("buy:resource" in named(goods(world))) is (most > 0)
        if most:
            asked = run(buy_resources(world), answers=[1]).asked[0]
            assert isinstance(asked, Amount)
            assert asked.high == most


@pytest.mark.rule("seul.town.resale-haggling", "seul.town.round-of-drinks")
def test_good_cheer_helps_with_one_bargain() -> None:
    chances = []
    for cheered in (True, False):
        world = in_town(pack=[make("plate")])
        world.cheered = cheered
        seen = run(sell(world, world.hero.pack[0]), dice=[20], answers=["haggle:50"])
        asked = seen.asked[0]
        assert isinstance(asked, Ask)
        note = next(option.note for option in asked.options if option.key == "haggle:50")
        assert note is not None
        chances.append(note.args["percent"])
        assert (world.cheered, worth(world.hero.purse)) == (False, 40000)
    assert chances == [35, 30]
    world = in_town(pack=[make("plate")])
    run(sell(world, world.hero.pack[0]), dice=[2], answers=["haggle:50"])
    assert worth(world.hero.purse) == 0, "all or nothing"


@pytest.mark.rule("seul.town.meal-counts-as-rest", "seul.town.round-of-drinks")
def test_a_meal_serves_one_night_and_three_nights_in_bed_cure() -> None:
    world = in_town(diseased=True)
    for nights, ill in ((1, True), (2, True), (3, False)):
        world.fed = world.drank = True
        sleep(world)
        assert (world.hero.diseased, world.fed, world.drank) == (ill, False, False), f"night {nights}"


@pytest.mark.rule("seul.time.turn-ten-minutes-twelve-rounds")
def test_in_town_no_turn_falls_due() -> None:
    world = in_town()
    world.now = 60 * ROUNDS
    assert run(settle(world)).rolled == []


@pytest.mark.rule("seul.town.guild")
def test_the_guild_has_its_tenth_of_valuables_too_when_they_are_sold() -> None:
    world = in_town(purse={"gold": 2}, pack=[make("small-valuable", value=10_000, name="gold-torc")])
    tax(world, 10_000)
    assert (worth(world.hero.purse), world.owed) == (0, 800)
    run(sell(world, world.hero.pack[0]), answers=["sell"])
    assert (worth(world.hero.purse), world.owed) == (4200, 0), "half its worth, less what was owed"


@pytest.mark.rule("seul.town.price-list")
def test_every_errand_has_its_place_on_the_picture_of_the_town() -> None:
    world = in_town(pack=[make("small-valuable", value=100, name="gold-torc")])
    places = {option.verb: option.at for option in offered(list(errands(world))) if option.at}
    assert places == {"enter": "gate", "shop": "market", "sell": "market", "inn": "inn", "services": "bank"}
    board = GAME.view(world, SEAT).board
    assert isinstance(board, Points)
    assert {point.id for point in board.points} == set(places.values())
    assert [token.at for token in board.tokens] == ["gate"]


@pytest.mark.rule("seul.hp.character-zero-roll", "seul.level.retirement-hint")
@pytest.mark.parametrize(
    ("ended", "winners", "rule"),
    [
        ("dead", (), "seul.hp.character-zero-roll"),
        ("retired", (SEAT,), "seul.level.retirement-hint"),
        ("career", (SEAT,), "seul.level.retirement-hint"),
    ],
)
def test_an_end_names_its_rule(ended: Any, winners: tuple[str, ...], rule: str) -> None:
    world = in_town(px=70)
    world.ended = ended
    outcome = GAME.outcome(world)
    assert outcome is not None
    assert (outcome.winners, outcome.rule, outcome.scores) == (winners, rule, {SEAT: 70})
