"""What a point has in store: the columns of the table of events, and what may be kept."""

from __future__ import annotations

import pytest

from souterrain.core.text import texts
from souterrain.games.chateau.catalogue import BOOK
from souterrain.games.chateau.encounters import arrive, look
from souterrain.games.chateau.events.encounters import MonsterAppeared, PutBack, Quiet, Redrawn, TreasureSeen
from souterrain.games.chateau.events.flight import Forfeited
from souterrain.games.chateau.events.healing import Healed
from souterrain.games.chateau.events.treasures import Found
from souterrain.games.chateau.world import Chateau
from tests.play import run

from .stage import COURT, MEADOW, SQUARE, TRIANGLE, Dice, everybody, one, party, told


def seen(world: Chateau) -> list[str]:
    """The counters that came out of the bowl, in order."""
    found = []
    for event, _ in world.told:
        if isinstance(event, MonsterAppeared):
            found += [event.foe, *event.others]
        if isinstance(event, TreasureSeen):
            found.append(event.treasure)
    return found


@pytest.mark.rule("chateau.event.round-point")
def test_a_round_point_holds_nothing() -> None:
    world = party(MEADOW)
    assert run(arrive(world, everybody(world))).result is False


@pytest.mark.rule("chateau.event.one-roll-per-party")
def test_one_die_for_the_whole_party() -> None:
    world = party(TRIANGLE)
    assert len(run(arrive(world, everybody(world)), [1]).rolled) == 1


@pytest.mark.rule("chateau.event.triangle-six-redraw")
def test_two_of_a_kind_come_in_one_sentence() -> None:
    world = party(TRIANGLE)
    run(arrive(world, everybody(world)), [6, "goblin", "goblin", 6], ["flee", "run:C12"])
    appeared = told(world, MonsterAppeared)
    assert appeared == [MonsterAppeared("goblin", 2)]
    assert texts("fr", "chateau").say(appeared[0].say()) == "Deux Gobelins surgissent\u00a0!"
    assert texts("en", "chateau").say(MonsterAppeared("mummy").say()) == "A Mummy appears!"


@pytest.mark.rule("chateau.event.triangle-six-redraw")
def test_those_who_come_together_come_in_one_sentence() -> None:
    world = party(TRIANGLE)
    run(arrive(world, everybody(world)), [6, "goblin", "orc", 6], ["flee", "run:C12"])
    assert told(world, MonsterAppeared) == [MonsterAppeared("goblin", 1, ("orc",), (1,))]
    herd = MonsterAppeared("goblin", 2, ("orc",), (1,))
    assert texts("fr", "chateau").say(herd.say()) == "Deux Gobelins et un Orque surgissent\u00a0!"
    assert texts("en", "chateau").say(herd.say()) == "Two Goblins and an Orc appear!"


@pytest.mark.rule("chateau.event.triangle")
def test_a_triangle_is_quiet_up_to_four() -> None:
    for die in (1, 2, 3, 4):
        world = party(TRIANGLE)
        run(arrive(world, everybody(world)), [die])
        assert told(world, Quiet)


@pytest.mark.rule("chateau.event.triangle")
def test_a_five_on_a_triangle_is_one_monster_and_treasures_go_back() -> None:
    world = party(TRIANGLE)
    run(arrive(world, everybody(world)), [5, "ring", "orc", 6, 3], ["fight"])
    assert seen(world) == ["orc"]
    assert [(event.count, event.rule) for event in told(world, Redrawn)] == [(1, "chateau.event.triangle")]
    assert world.bowl.counts["ring"] == 2


@pytest.mark.rule("chateau.event.triangle", "chateau.event.triangle-six-redraw")
def test_a_six_on_a_triangle_is_two_counters_one_of_them_a_monster() -> None:
    world = party(TRIANGLE)
    dice: Dice = [6, "phial", "ring", "necklace", "goblin", 6, 2]
    run(arrive(world, everybody(world)), dice, ["fight", "leave"])
    assert seen(world) == ["phial", "goblin"], "a second treasure is put back until a monster comes"
    assert [(event.count, event.rule) for event in told(world, Redrawn)] == [(2, "chateau.event.triangle-six-redraw")]
    assert len(world.bowl) == 76
    world = party(TRIANGLE)
    run(arrive(world, everybody(world)), [6, "goblin", "ring", 6, 2], ["fight", "leave"])
    assert seen(world) == ["goblin", "ring"], "after a monster any counter will do"
    world = party(TRIANGLE, warrior=8)
    run(arrive(world, everybody(world)), [5, "orc", 6, 3], ["fight"])
    assert not told(world, Redrawn), "a monster at once is kept"


@pytest.mark.rule("chateau.event.square")
def test_a_square_draws_one_two_or_three_counters_without_condition() -> None:
    assert [BOOK.columns["square"][die].draw for die in range(1, 7)] == [0, 0, 0, 1, 2, 3]
    world = party(SQUARE)
    run(arrive(world, everybody(world)), [4, "ring"], ["leave"])
    assert seen(world) == ["ring"], "a treasure alone is kept on a 4"
    world = party(SQUARE)
    run(arrive(world, everybody(world)), [6, "ring", "phial", "necklace"], ["leave"] * 3)
    assert seen(world) == ["ring", "phial", "necklace"]


@pytest.mark.rule("chateau.event.nothing-continue")
def test_when_nothing_happens_the_move_is_not_over() -> None:
    world = party(SQUARE)
    assert run(arrive(world, everybody(world)), [3]).result is False
    assert run(arrive(world, everybody(world)), [4, "ring"], ["leave"]).result is True


@pytest.mark.rule(
    "chateau.event.outside-treasures-kept",
    "chateau.special.weapons-only-in-castle",
    "chateau.treasure.gems-castle-only",
)
def test_outside_gems_and_weapons_go_back_without_a_new_draw() -> None:
    world = party(SQUARE)
    seen = run(arrive(world, everybody(world)), [5, "gems", "magic-weapon"])
    assert [event.treasure for event in told(world, PutBack)] == ["gems", "magic-weapon"]
    assert len(seen.rolled) == 3
    assert len(world.bowl) == 76
    for counter in ("ring", "necklace", "phial"):
        world = party(SQUARE)
        run(arrive(world, everybody(world)), [4, counter], ["leave"])
        assert not told(world, PutBack)
    world = party(SQUARE)
    run(arrive(world, everybody(world)), [4, "armour", 1, 1, 1, 1])
    assert not told(world, PutBack)


@pytest.mark.rule("chateau.event.inside-all-kept")
def test_inside_every_treasure_may_be_kept() -> None:
    world = party(COURT)
    dice: Dice = [6, "gems", "magic-weapon", "phial", 6, 5, 4]
    run(
        look(world, everybody(world), "square", lambda quiet: None), dice, ["give:warrior", "give:thief", "give:cleric"]
    )
    assert [event.item for event in told(world, Found)] == ["diamond", "phial"]
    assert "mace-plus-1" in [item.kind for item in one(world, "thief").items]


@pytest.mark.rule("chateau.event.treasure-after-fight")
def test_treasures_are_shared_after_the_victory_and_the_healing() -> None:
    world = party(SQUARE)
    one(world, "thief").life = 3
    run(arrive(world, everybody(world)), [5, "ring", "goblin", 6, 2, 6, 1], ["fight", "give:thief", "keep"])
    names = [type(event) for event, _ in world.told if isinstance(event, (Healed, Found))]
    assert names == [Healed, Found]


@pytest.mark.rule("chateau.event.treasure-after-fight")
def test_who_flees_forfeits_the_treasure() -> None:
    world = party(SQUARE)
    run(arrive(world, everybody(world)), [5, "ring", "goblin", 5], ["flee", "run:C04"])
    assert [event.treasure for event in told(world, Forfeited)] == ["ring"]
    assert len(world.bowl) == 76
    world = party(SQUARE, warrior=8)
    run(arrive(world, everybody(world)), [5, "ring", "goblin", 1, 1, 3, 2], ["flee", "run:C21"])
    assert one(world, "warrior").at == "C21"
    assert not told(world, Found), "not even by winning after being caught"
