"""The Merchant, equipment, and the Healer."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.catacombs.arena import (
    arena,
    at,
    drive,
    end_round,
    hero_acts,
    hero_keys,
    hero_options,
    kill,
    monster_acts,
    options,
    phase,
    put,
    shot,
    told,
    towards,
)  # fmt: skip

from souterrain.core.ask import Amount, Ask
from souterrain.core.text import texts
from souterrain.games.catacombs.catalogue import BOOK
from souterrain.games.catacombs.equipment import usable
from souterrain.games.catacombs.events.actions import ItemUsed, Softened
from souterrain.games.catacombs.events.flicks import Damaged
from souterrain.games.catacombs.events.spoils import Bought, CalledOff
from souterrain.games.catacombs.healer import visit_healer
from souterrain.games.catacombs.merchant import price_of, visit_merchant
from souterrain.games.catacombs.resolution import resolve
from souterrain.games.catacombs.world import World

ORDER = list(BOOK.items)


def shop(gold: dict[str, int] | None = None, **setup: Any) -> World:
    """At the Merchant's, with this gold; the shuffle leaves the deck as it is."""
    world = arena(**setup)
    world.equipment = list(BOOK.items)
    for id, amount in (gold or {}).items():
        world.heroes[id].gold = amount
    return world


def visit(world: World, *answers: Any) -> Any:
    return drive(visit_merchant(world), *answers, dice=[1] * (len(world.equipment) - 1))


def keys(asked: object) -> list[str]:
    assert isinstance(asked, Ask)
    return [option.key for option in asked.options]


@pytest.mark.rule("catacombs.merchant.shows-six-of-shuffled-deck")
def test_six_of_the_shuffled_deck_are_for_sale() -> None:
    world = shop({"elf": 9000})
    rules = visit_merchant(world)
    value: Any = None
    for roll in (9, 8, 7, 6, 5, 4, 3, 2):
        asked = rules.send(value)
        assert len(asked.faces) == roll  # type: ignore[union-attr]
        value = roll
    asked = rules.send(value)
    assert isinstance(asked, Ask)
    offered = {option.on[0] for option in options(asked, "buy", "haggle")}
    assert offered <= set(list(reversed(ORDER))[:6])
    assert world.stall == list(reversed(ORDER))[:6]


@pytest.mark.rule("catacombs.merchant.half-price-on-up-to-two")
def test_two_items_at_half_price_rounded_up_to_the_next_hundred() -> None:
    assert price_of("iron-helm", half=True) == 200, "300: half is 150"
    assert price_of("familiar", half=True) == 200, "400: half is 200"
    assert price_of("poisoned-knife", half=True) == 300
    assert price_of("poisoned-knife", half=False) == 500
    world = shop({"elf": 5000})
    played = visit(world, "haggle:map:elf", "haggle:familiar:wizard", "buy:poisoned-knife:thief", "done")
    assert options(played.asked[1], "haggle")
    assert not options(played.asked[2], "haggle"), "two per visit for the whole party"
    assert world.heroes["elf"].gold == 5000 - 100 - 200 - 500


@pytest.mark.rule("catacombs.merchant.half-price-on-up-to-two")
def test_one_who_plays_alone_pays_the_full_price_only_when_both_halves_are_spent() -> None:
    alone = visit(shop({"elf": 5000}), "haggle:map:elf", "haggle:familiar:wizard", "done")
    assert [bool(options(asked, "buy")) for asked in alone.asked] == [False, False, True]
    several = visit(shop({"elf": 5000}, players=3), "done", "done")
    assert {option.on for option in options(several.asked[0], "buy")} == {
        option.on for option in options(several.asked[0], "haggle")
    }, "the halves may be left to others"


@pytest.mark.rule("catacombs.merchant.payment-and-delivery", "catacombs.equipment.no-carry-limit")
def test_gold_goes_back_and_the_card_to_its_hero() -> None:
    world = shop({"elf": 3000}, players=3)
    visit(world, "buy:map:elf", "buy:invisibility-cloak:elf", "buy:silver-arrowhead:elf", "done", "done")
    assert world.heroes["elf"].items == ["map", "invisibility-cloak", "silver-arrowhead"]
    assert world.heroes["elf"].gold == 3000 - 200 - 400 - 400
    assert world.gold_left == 10000 - 2000
    assert "map" not in world.equipment
    assert len(world.equipment) == 6


@pytest.mark.rule("catacombs.merchant.pooling-allowed")
def test_players_may_pool_gold_but_never_have_to() -> None:
    world = shop({"elf": 100, "barbarian": 300}, players=5)
    played = visit(world, "buy:familiar:wizard", 0, "done", "done", "done", "done")
    asked = played.asked[1]
    assert isinstance(asked, Amount)
    assert (asked.seat, asked.low, asked.high, asked.step) == ("p2", 0, 300, 100)
    say = texts("en", "catacombs").say
    assert say(asked.text) == "How much does the Barbarian give to the Wizard? 300 of 400 gold is still missing."
    assert told(world, CalledOff)
    assert (world.heroes["elf"].gold, world.heroes["barbarian"].gold) == (100, 300), "nobody pays"
    visit(world, "buy:familiar:wizard", 300)
    assert world.heroes["wizard"].items == ["familiar"]
    assert (world.heroes["elf"].gold, world.heroes["barbarian"].gold) == (0, 0)
    paid = [(event.who, event.gold, event.all, event.gave) for event in told(world, Bought)]
    assert paid == [("wizard", 400, ("elf", "barbarian"), (100, 300))], "it is told whose gold it was"


@pytest.mark.rule("catacombs.merchant.pooling-allowed")
def test_a_dead_heros_gold_may_be_pooled_too() -> None:
    world = shop({"thief": 100, "elf": 100})
    kill(world, "thief")
    visit(world, "haggle:familiar:wizard")
    assert world.heroes["thief"].gold == 0


@pytest.mark.rule("catacombs.equipment.only-owner-uses", "catacombs.equipment.allies-own-none")
def test_a_card_goes_only_to_a_living_hero_whom_it_names() -> None:
    world = shop({"elf": 5000})
    put(world, "familiar", 300, 100)
    kill(world, "thief")
    played = visit(world, "done")
    wares = [option.on for option in options(played.asked[0], "buy", "haggle")]
    assert {user for item, user in wares if item == "map"} == {"elf", "barbarian", "wizard"}
    assert not [item for item, _ in wares if item == "poisoned-knife"], "the Thief is dead"
    assert not [user for _, user in wares if user == "familiar"], "allies own nothing"


@pytest.mark.rule("catacombs.equipment.not-transferable")
def test_nothing_offers_to_hand_a_card_on() -> None:
    world = shop({"elf": 5000})
    world.heroes["thief"].items = ["poisoned-knife"]
    world.equipment.remove("poisoned-knife")
    played = drive(visit_merchant(world), "done", dice=[1] * 7)
    assert "poisoned-knife" not in {option.on[0] for option in options(played.asked[0], "buy", "haggle")}
    put(world, "orc-1", 300, 40)
    assert {option.verb for option in hero_options(world)} <= {
        "punch", "shoot", "rage", "punch-then-slip", "slip-then-punch", "cast", "use", "pass", "end",
    }  # fmt: skip


# The cards


@pytest.mark.rule(
    "catacombs.equipment.timing-and-frequency-on-card", "catacombs.general.card-text-beats-rules",
)  # fmt: skip
def test_the_poisoned_knife_kills_the_first_monster_once_per_room() -> None:
    world = arena()
    world.heroes["thief"].items = ["poisoned-knife"]
    put(world, "thief", 100, 100)
    put(world, "troll-1", 160, 100)
    put(world, "orc-1", 215, 100)
    hero_acts(world, "punch:thief", "no", at(world, "thief", "orc-1", 0.5))
    assert world.heroes["thief"].kills == [], "not unless he wants it"
    put(world, "thief", 100, 100)
    put(world, "troll-1", 160, 100, health=2)
    put(world, "orc-1", 215, 100)
    hero_acts(world, "punch:thief", "yes", at(world, "thief", "troll-1", 0.5))
    assert world.heroes["thief"].kills == ["troll"]
    assert told(world, ItemUsed)[0].rule == "catacombs.equipment.timing-and-frequency-on-card"
    world.pieces["thief"].acted = False
    played = hero_acts(world, "punch:thief", towards(world, "thief", 3.0, 0.1))
    assert len(played.asked) == 1, "spent for this room"
    world.heroes["thief"].spent = []
    hero_acts(world, "punch:thief", "no", lambda: towards(world, "thief", 3.0, 0.1))
    assert world.heroes["thief"].spent == []
    hero_acts(world, "punch:thief", "yes", lambda: towards(world, "thief", 3.0, 0.1))
    assert world.heroes["thief"].kills == ["troll"], "a blade that meets nobody kills nobody"


def test_of_two_touched_at_once_the_player_picks_whom_the_knife_kills() -> None:
    world = arena()
    world.heroes["thief"].items = ["poisoned-knife"]
    put(world, "thief", 100, 100)
    put(world, "orc-1", 160, 87.5)
    put(world, "orc-2", 160, 112.5)
    hero_acts(world, "punch:thief", "yes", towards(world, "thief", 0.0), "kill:orc-2")
    assert "orc-2" not in world.pieces
    assert world.pieces["orc-1"].health == 1


@pytest.mark.rule("catacombs.equipment.affects-only-user", "catacombs.equipment.timing-and-frequency-on-card")
def test_the_cloak_keeps_attacks_from_its_owner_alone() -> None:
    world = arena()
    world.heroes["elf"].items = ["invisibility-cloak"]
    put(world, "elf", 100, 87.5)
    put(world, "thief", 100, 112.5)
    hero_acts(world, "pass:elf", "yes")
    put(world, "ghoul-1", 160, 100)
    monster_acts(world, "attack:ghoul-1:punch", towards(world, "ghoul-1", 3.14159265))
    assert (world.heroes["elf"].health, world.pieces["elf"].stunned) == (8, 0)
    assert world.heroes["thief"].health == 9
    end_round(world)
    assert not world.pieces["elf"].unseen
    final = arena(room="lord-sorcerer")
    final.heroes["elf"].items = ["invisibility-cloak"]
    put(final, "elf", 100, 100)
    put(final, "sorcerer", 160, 100, health=1)
    played = hero_acts(final, "punch:elf", at(final, "elf", "sorcerer"))
    assert len(played.asked) == 1, "when the lord is dead nobody hides any more"
    put(world, "zombie-1", 300, 40)
    world.pieces["elf"].unseen = True
    put(world, "elf", 240, 40)
    monster_acts(world, "attack:zombie-1:punch", at(world, "zombie-1", "elf"))
    assert not world.pieces["zombie-1"].stunned, "touching the unseen is no successful attack"


@pytest.mark.rule("catacombs.equipment.discarded-is-out-of-game")
def test_a_draught_heals_three_and_is_out_of_the_game() -> None:
    world = arena()
    put(world, "elf", 100, 100, health=4)
    put(world, "orc-1", 300, 40)
    world.heroes["elf"].items = ["healing-draught"]
    hero_acts(world, "use:elf:healing-draught")
    assert world.heroes["elf"].health == world.pieces["elf"].health == 7
    assert not world.pieces["elf"].acted, "not an action"
    assert world.heroes["elf"].items == []
    assert told(world, ItemUsed)[0].rule == "catacombs.equipment.discarded-is-out-of-game"
    assert "healing-draught" not in world.equipment
    put(world, "wizard", 140, 200, health=1)
    world.heroes["wizard"].items = ["staff-of-sparks", "healing-draught"]
    hero_acts(world, "use:wizard:healing-draught")
    assert world.heroes["wizard"].items == ["staff-of-sparks"], "the card that was meant"


@pytest.mark.rule("catacombs.health.never-above-initial")
def test_a_draught_never_heals_above_the_start() -> None:
    world = arena()
    put(world, "elf", 100, 100, health=7)
    put(world, "orc-1", 300, 40)
    world.heroes["elf"].items = ["healing-draught"]
    hero_acts(world, "use:elf:healing-draught")
    assert world.heroes["elf"].health == 8


def test_mead_raises_rage_by_one_to_three_at_most() -> None:
    world = arena()
    put(world, "orc-1", 300, 40)
    world.heroes["barbarian"].items = ["berserker-mead"]
    assert "use:barbarian:berserker-mead" in hero_keys(world)
    hero_acts(world, "use:barbarian:berserker-mead")
    assert world.heroes["barbarian"].rage == 3
    assert not world.pieces["barbarian"].acted
    world.heroes["barbarian"].items = ["berserker-mead"]
    assert "use:barbarian:berserker-mead" not in hero_keys(world)


def test_the_arrowhead_makes_a_missile_critical() -> None:
    world = arena()
    world.heroes["elf"].items = ["silver-arrowhead"]
    put(world, "elf", 100, 100)
    put(world, "orc-1", 220, 100)
    hero_acts(world, "shoot:elf", "yes", shot(world, "elf", "orc-1"))
    assert world.heroes["elf"].kills == ["orc"]


def test_the_helm_takes_one_off_the_first_loss_in_each_room() -> None:
    world = arena()
    world.heroes["thief"].items = ["iron-helm"]
    put(world, "thief", 100, 100)
    put(world, "troll-1", 160, 100)
    monster_acts(world, "attack:troll-1:punch", at(world, "troll-1", "thief"))
    assert world.heroes["thief"].health == 9, "a critical punch of two"
    softened = [(event.points, event.left, event.helm) for event in told(world, Damaged)]
    assert softened == [(1, 9, "iron-helm")], "one line tells the blow and what was left of it"
    assert not told(world, Softened)
    put(world, "orc-1", 40, 40)
    put(world, "thief", 100, 40)
    monster_acts(world, "attack:orc-1:punch", at(world, "orc-1", "thief"))
    assert world.heroes["thief"].health == 8, "only the first"
    world.heroes["thief"].spent = []
    put(world, "orc-2", 40, 40)
    put(world, "orc-1", 300, 200)
    put(world, "thief", 100, 40)
    monster_acts(world, "attack:orc-2:punch", at(world, "orc-2", "thief"))
    assert world.heroes["thief"].health == 8
    assert told(world, Softened) == [Softened("thief", "iron-helm", 0, "orc-2")], "a plain punch is kept off altogether"


def test_a_stun_still_works_through_the_helm() -> None:
    world = arena()
    world.heroes["thief"].items = ["iron-helm"]
    put(world, "thief", 100, 100)
    put(world, "ghoul-1", 160, 100)
    monster_acts(world, "attack:ghoul-1:punch", at(world, "ghoul-1", "thief"))
    assert (world.heroes["thief"].health, world.pieces["thief"].stunned) == (10, 1)


def test_the_staff_shoots_without_a_card_once_per_room() -> None:
    world = arena()
    world.heroes["wizard"].items = ["staff-of-sparks"]
    put(world, "wizard", 100, 100)
    put(world, "orc-1", 220, 100)
    hero_acts(world, "use:wizard:staff-of-sparks", shot(world, "wizard", "orc-1"))
    assert world.pieces["orc-1"].health == 1
    assert len(world.spells) == 12
    assert world.pieces["wizard"].acted
    assert world.heroes["wizard"].spent == ["staff-of-sparks"]
    assert told(world, ItemUsed)


@pytest.mark.rule("catacombs.equipment.stops-while-incapacitated")
def test_nothing_works_while_its_owner_is_incapacitated() -> None:
    world = arena()
    world.heroes["thief"].items = ["iron-helm"]
    put(world, "thief", 100, 100)
    put(world, "orc-1", 160, 100)
    world.pieces["thief"].stunned = 1
    monster_acts(world, "attack:orc-1:punch", at(world, "orc-1", "thief"))
    assert world.heroes["thief"].health == 9
    world.heroes["barbarian"].items = ["berserker-mead"]
    world.pieces["barbarian"].stunned = 1
    assert usable(world, world.heroes["barbarian"], "rage") is None
    assert "use:barbarian:berserker-mead" not in hero_keys(world)


def test_uses_are_renewed_in_the_next_room() -> None:
    from tests.games.catacombs.arena import down

    from souterrain.games.catacombs.install import install

    world = arena()
    world.heroes["thief"].spent = ["iron-helm"]
    world.heroes["elf"].shots = 2
    world.heroes["barbarian"].rage = 1
    drive(resolve(world))
    world.room, world.waiting = "l0-03", ["orc"]
    drive(install(world), *(down(id, 30, 100) for id in world.heroes), down("orc", 450, 100))
    assert world.heroes["thief"].spent == []
    assert world.heroes["elf"].shots == 0
    assert world.heroes["barbarian"].rage == 1, "rage is not renewed"


# The Healer


@pytest.mark.rule(
    "catacombs.healer.touch-300-for-1", "catacombs.healer.services-for-offerings",
    "catacombs.health.never-above-initial",
    "catacombs.healer.several-services-up-to-maximum",
)  # fmt: skip
def test_a_touch_costs_300_and_nobody_rises_above_his_start() -> None:
    world = arena()
    put(world, "elf", 100, 100, health=6)
    world.heroes["barbarian"].gold = 1500
    played = drive(visit_healer(world), "heal:elf", "heal:elf")
    assert keys(played.asked[0]) == ["heal:elf", "done"], "the Thief at 10 of 10 is refused"
    assert world.heroes["elf"].health == 8
    assert world.heroes["barbarian"].gold == 900
    assert len(played.asked) == 2, "no service is left to buy"
    assert phase(world) == "heroes"


@pytest.mark.rule(
    "catacombs.healer.resurrection-1000", "catacombs.healer.resurrected-may-buy-more",
    "catacombs.death.healer-can-raise",
    "catacombs.health.zero-is-dead-until-healer",
)  # fmt: skip
def test_the_dead_thief_with_500_gold_and_his_knife_is_raised_and_healed() -> None:
    world = arena()
    thief = world.heroes["thief"]
    thief.items, thief.gold = ["poisoned-knife"], 500
    kill(world, "thief")
    world.heroes["elf"].gold = 1100
    played = drive(visit_healer(world), "raise:thief", "heal:thief", "heal:thief")
    assert keys(played.asked[0]) == ["raise:thief", "done"]
    assert thief.health == 4
    assert thief.items == ["poisoned-knife"]
    assert world.heroes["elf"].gold + thief.gold == 1600 - 1000 - 600


@pytest.mark.rule("catacombs.healer.resurrection-1000")
def test_resurrection_gives_two_health_and_leaves_the_dead_ones_gold() -> None:
    world = arena()
    world.heroes["elf"].gold = 1000
    kill(world, "elf")
    world.heroes["thief"].gold = 1000
    drive(visit_healer(world), "raise:elf", "done")
    assert world.heroes["elf"].health == 2
    assert world.gold_left == 10000 - 1000


@pytest.mark.rule("catacombs.healer.services-for-offerings")
def test_without_the_gold_nothing_is_offered() -> None:
    world = arena()
    put(world, "elf", 100, 100, health=6)
    world.heroes["elf"].gold = 200
    assert drive(visit_healer(world)).asked == []
    kill(world, "elf")
    world.heroes["thief"].gold = 700
    assert drive(visit_healer(world)).asked == [], "900 do not raise the dead"


@pytest.mark.rule("catacombs.healer.resurrection-1000")
def test_nobody_is_raised_for_gold_that_was_refused() -> None:
    world = arena(players=3)
    kill(world, "elf")
    world.heroes["elf"].gold, world.heroes["barbarian"].gold = 600, 400
    drive(visit_healer(world), "raise:elf", 0, "done", "done")
    assert (world.heroes["elf"].health, world.heroes["elf"].gold) == (0, 600)
