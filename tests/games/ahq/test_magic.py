"""Spells: what they cost, when they may be cast, and what each does."""

from __future__ import annotations

import pytest

from souterrain.games.ahq import actions, combat, dungeon, magic, melee, upkeep
from souterrain.games.ahq.catalogue import ARMOUR, GEAR, SPELLS, WEAPONS
from souterrain.games.ahq.damage import kill
from souterrain.games.ahq.events_combat import Harmed, Riposte
from souterrain.games.ahq.events_magic import SpellTurned, WitsFailed
from souterrain.games.ahq.figures import (
    Effect,
    Figure,
    Item,
    bravery,
    count,
    effect,
    exploration_begins,
    exploration_move,
    hero,
    may_wear,
    may_wield,
    toughness,
)
from souterrain.games.ahq.moves import combat_move
from souterrain.games.ahq.musters import add_group
from souterrain.games.ahq.spells import fire
from souterrain.games.ahq.world import World
from tests.games.ahq.arena import arena, do, first_ask, foe, give, hall, keys, settled, side_room
from tests.games.ahq.expedition import door, man_at_arms, told

COMPONENTS = ("red-dragon-ash", "silver-key", "ash", "phoenix-feather", "dragon-tooth")


def wizard(fight: bool = True, **others: tuple[int, int]) -> tuple[World, Figure]:
    """Magnus in the hall, with two of every component and every spell."""
    world = arena("seat", fight, magnus=(5, 5), **others)
    magnus = world.figures["magnus"]
    magnus.items += [Item(row, 2) for row in COMPONENTS]
    magnus.spells = [spell.id for spell in SPELLS.values() if not spell.dark]
    magnus.fate = 0
    return world, magnus


def on_offer(world: World, figure: Figure, moved: bool = False) -> list[str]:
    return [option.key for option in magic.options(world, figure, moved)]


def cast(
    world: World,
    figure: Figure,
    spell: str,
    dice: list[int | str] | None = None,
    answers: list[str] | None = None,
    source: str = "components",
) -> bool:
    result: bool = do(magic.cast(world, figure, f"spell:{spell}:{source}"), dice, answers).result
    return result


@pytest.mark.rule(
    "ahq.magic.spell-book.starts-with-four", "ahq.magic.spell-book.bright", "ahq.setup.wizard.takes-spell-book"
)
def test_a_wizard_knows_the_four_starting_spells_of_the_bright_college() -> None:
    assert hero("magnus", "p1").spells == [spell.id for spell in SPELLS.values() if spell.starting]
    assert len([spell for spell in SPELLS.values() if not spell.dark]) == 12


@pytest.mark.rule("ahq.magic.colleges")
def test_the_book_of_one_college_and_the_dark_spells_are_known() -> None:
    assert {spell.id for spell in SPELLS.values() if spell.dark} == {"choke", "fireball", "flaming-skull", "lightning"}


@pytest.mark.rule("ahq.magic.components.ash-kinds")
def test_five_kinds_of_components() -> None:
    assert {row for row, gear in GEAR.items() if gear.component} == set(COMPONENTS)
    assert SPELLS["flames-of-death"].components == ("ash",)
    assert SPELLS["dragon-armour"].components == ("red-dragon-ash",)


@pytest.mark.rule("ahq.magic.wizard.no-armour", "ahq.magic.wizard.dagger-only", "ahq.treasure.magic-armour.not-wizards")
def test_wizards_wear_no_armour_and_wield_daggers_or_a_runesword() -> None:
    magnus = hero("magnus", "p1")
    assert not any(may_wear(magnus, ARMOUR[row]) for row in ("leather", "shield", "magic-helm", "elven-armour"))
    assert may_wear(hero("torallion", "p1"), ARMOUR["dwarf-armour"])
    usable = {held.id for held in WEAPONS.values() if may_wield(magnus, held)}
    assert usable == {"fists", "dagger", "magic-dagger", "runesword"}


@pytest.mark.rule("ahq.magic.components.consumed")
def test_casting_uses_up_the_component() -> None:
    world, magnus = wizard(sven=(5, 6))
    magnus.items = [Item("red-dragon-ash")]
    cast(world, magnus, "dragon-armour")
    assert count(magnus, "red-dragon-ash") == 0
    magnus.effects = []
    assert not any(key.startswith("spell:dragon") for key in on_offer(world, magnus))


@pytest.mark.rule("ahq.magic.cast.one-per-turn")
def test_one_spell_a_turn_and_instead_of_the_attack() -> None:
    world, magnus = wizard(sven=(5, 6))
    skaven = foe(world, "skaven-warrior", (6, 5))
    seen = do(actions.act(world, magnus), [], ["spell:dragon-armour:components", "done"])
    offered = keys(seen.asked[1])
    assert f"attack:{skaven.id}" not in offered
    assert not any(key.startswith("spell") or key == "run" for key in offered)
    world.turn += 1
    do(upkeep.end_turn(world))
    assert on_offer(world, magnus)


@pytest.mark.rule("ahq.magic.cast.one-component-may-move", "ahq.magic.cast.two-components-no-move")
def test_two_components_need_a_standing_wizard() -> None:
    world, magnus = wizard()
    foe(world, "skaven-warrior", (11, 5))
    assert {"spell:inferno-of-doom:components", "spell:flames-of-death:components"} <= set(on_offer(world, magnus))
    moved = on_offer(world, magnus, moved=True)
    assert "spell:inferno-of-doom:components" not in moved
    assert "spell:flames-of-death:components" in moved
    assert cast(world, magnus, "inferno-of-doom", [9, *[1] * 7], ["0"]), "and afterwards he may not move"


@pytest.mark.rule("ahq.magic.intelligence-test")
@pytest.mark.parametrize(("die", "passed"), [(10, True), (11, False)])
def test_an_intelligence_test(die: int, passed: bool) -> None:
    world, magnus = wizard()
    assert do(magic.intelligence_test(world, magnus), [die]).result is passed
    assert bool(told(world, WitsFailed)) is not passed
    magnus.fate = 1
    assert do(magic.intelligence_test(world, magnus), [12], ["yes"]).result is True


@pytest.mark.rule("ahq.magic.template.fireball", "ahq.magic.bright.flames-of-death")
def test_flames_of_death_over_two_sentries() -> None:
    world, magnus = wizard()
    one, two = foe(world, "skaven-sentry", (11, 5)), foe(world, "skaven-sentry", (12, 6))
    outside = foe(world, "skaven-sentry", (13, 6))
    places = fire.bursts(world, magnus, SPELLS["flames-of-death"])
    square = {(11, 5), (12, 5), (11, 6), (12, 6)}
    assert square in places
    cast(world, magnus, "flames-of-death", [7, 8, 2, 1, 6, 5, 5, 5, 12, 1, 3], [str(places.index(square))])
    assert one.id not in world.figures
    assert (two.wounds, outside.wounds) == (2, 3)


@pytest.mark.rule("ahq.magic.bright.flames-of-death", "ahq.magic.template.fireball")
def test_bright_fire_is_a_ranged_attack_of_twelve_squares() -> None:
    world, magnus = wizard()
    magnus.at = (2, 2)
    far = foe(world, "skaven-warrior", (13, 6))
    assert not any("flames-of-death" in key for key in on_offer(world, magnus)), "15 squares away"
    far.at = (13, 3)
    assert any("flames-of-death" in key for key in on_offer(world, magnus))
    foe(world, "skaven-warrior", (3, 2))
    settled(world)
    assert not any("flames-of-death" in key for key in on_offer(world, magnus)), "an enemy is next to him"


@pytest.mark.rule("ahq.magic.template.fireball")
def test_fire_does_not_reach_through_walls() -> None:
    world, magnus = wizard()
    side_room(world, open=False)
    foe(world, "skaven-warrior", (13, 5))
    places = fire.bursts(world, magnus, SPELLS["flames-of-death"])
    assert places
    assert all(x <= 13 for place in places for x, _ in place)


@pytest.mark.rule("ahq.magic.bright.inferno-of-doom")
@pytest.mark.parametrize(("die", "dice"), [(10, 7), (11, 5)])
def test_inferno_of_doom_does_less_when_the_test_fails(die: int, dice: int) -> None:
    world, magnus = wizard()
    foe(world, "ogre", (11, 5))
    cast(world, magnus, "inferno-of-doom", [die, *[1] * dice], ["0"])
    assert told(world, Harmed)[0].dice == dice
    assert (count(magnus, "ash"), count(magnus, "dragon-tooth")) == (1, 1)


@pytest.mark.rule("ahq.magic.bright.dragon-armour")
def test_dragon_armour_on_somebody_within_reach_until_exploration() -> None:
    world, magnus = wizard(heinrich=(5, 6), sven=(9, 9))
    heinrich = world.figures["heinrich"]
    cast(world, magnus, "dragon-armour")
    assert toughness(heinrich) == 9
    assert toughness(magnus) == 5
    magnus.effects = []
    assert not any("dragon" in key for key in on_offer(world, magnus)), "castings do not add up"
    exploration_begins(world)
    assert toughness(heinrich) == 8


@pytest.mark.rule("ahq.magic.bright.open-window")
def test_the_open_window_shows_monsters_that_notice_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    world, magnus = wizard(fight=False)
    for section in world.here.sections.values():
        section.exits = []
    gate = door(world, (13, 6), (14, 6))
    group = add_group(world, hall(world), ["skaven-warrior"], 10)

    def behind(world: World, id: str):  # type: ignore[no-untyped-def]
        assert id == gate.id
        return [group.id]
        yield

    monkeypatch.setattr(dungeon, "behind", behind)
    cast(world, magnus, "open-window", [], [f"door:{gate.id}"])
    assert group.spied
    assert world.mode == "exploration"
    assert not [f for f in world.figures.values() if f.kind == "monster"]


@pytest.mark.rule("ahq.magic.bright.flames-of-phoenix", "ahq.combat.ko.healing-spell")
def test_flames_of_the_phoenix_heal_and_wake() -> None:
    world, magnus = wizard(sven=(5, 6))
    sven = world.figures["sven"]
    sven.wounds = 0
    skaven = foe(world, "skaven-warrior", (6, 5))
    skaven.effects.append(Effect("still-air", "turn", 9))
    assert not any("phoenix" in key for key in on_offer(world, magnus)), "nobody else within his reach"
    skaven.at = (12, 12)
    cast(world, magnus, "flames-of-the-phoenix")
    assert sven.wounds == 4
    world.turn += 1
    magnus.effects, magnus.wounds, sven.at = [], 1, (9, 9)
    cast(world, magnus, "flames-of-the-phoenix")
    assert magnus.wounds == 3


@pytest.mark.rule("ahq.magic.bright.bright-key")
def test_the_bright_key_makes_a_door() -> None:
    world, magnus = wizard(fight=False)
    asked = first_ask(magic.cast(world, magnus, "spell:bright-key:components"))
    assert "13,6,e" in keys(asked)
    cast(world, magnus, "bright-key", [], ["13,6,e"])
    (made,) = world.here.doors.values()
    assert (made.magic, made.open, made.a, made.b) == (True, False, (13, 6), (14, 6))


@pytest.mark.rule("ahq.magic.bright.bright-key-rock")
@pytest.mark.parametrize(("die", "rock"), [(4, True), (5, False)])
def test_behind_a_door_of_the_key_there_may_be_rock(die: int, rock: bool) -> None:
    world, _ = wizard(fight=False)
    gate = door(world, (13, 6), (14, 6), magic=True)
    run = dungeon.behind(world, gate.id)
    next(run)
    if rock:
        with pytest.raises(StopIteration):
            run.send(die)
        assert world.here.doors[gate.id].false
    else:
        run.send(die)
        assert not world.here.doors[gate.id].false
        run.close()


@pytest.mark.rule("ahq.magic.bright.flaming-hand")
def test_the_flaming_hand_begins_with_the_next_turn_and_ends_with_the_fight() -> None:
    world, magnus = wizard()
    foe(world, "skaven-warrior", (12, 12))
    cast(world, magnus, "flaming-hand")
    assert effect(magnus, "flaming-hand", 1) is None
    assert effect(magnus, "flaming-hand", 2) is not None
    exploration_begins(world)
    assert effect(magnus, "flaming-hand") is None


@pytest.mark.rule("ahq.magic.bright.flight")
def test_flight_makes_a_monster_run_and_costs_its_action() -> None:
    world, magnus = wizard()
    skaven = foe(world, "skaven-warrior", (8, 5))
    cast(world, magnus, "flight", [4], ["13,10", "13,13"])
    assert skaven.at == (13, 13)
    do(combat.gm_phase(world), [], ["move-attack"])
    assert skaven.at == (13, 13)


@pytest.mark.rule("ahq.magic.bright.swift-wind")
def test_swift_wind_doubles_speed_or_gives_eighteen_squares() -> None:
    world, magnus = wizard(heinrich=(7, 7), sven=(8, 8))
    man = man_at_arms(world, (9, 9), "magnus")
    assert world.combat is not None
    world.combat.waiting = ["heinrich", "sven", man.id]
    cast(world, magnus, "swift-wind", [3], ["sven", "heinrich"])
    assert combat_move(world.figures["heinrich"]) == 12
    assert combat_move(world.figures["sven"]) == 10
    assert combat_move(magnus) == 16
    assert combat_move(man) == 7
    assert exploration_move(magnus) == 18
    do(upkeep.end_turn(world))
    assert combat_move(magnus) == 8


@pytest.mark.rule("ahq.magic.bright.power-of-phoenix")
@pytest.mark.parametrize(("die", "back"), [(10, True), (11, False)])
def test_power_of_the_phoenix_raises_who_died_in_this_turn(die: int, back: bool) -> None:
    world, magnus = wizard(sven=(5, 6))
    sven = world.figures["sven"]
    foe(world, "skaven-warrior", (12, 12))
    do(kill(world, sven, "ahq.combat.death.hero-ko-at-zero"))
    assert cast(world, magnus, "power-of-the-phoenix", [die]) is True
    assert ("sven" in world.figures) is back
    if back:
        assert (sven.wounds, sven.at, world.fallen, world.here.piles) == (4, (5, 6), [], [])
    else:
        assert effect(sven, "soul-lost")
        magnus.effects = []
        assert not any("power" in key for key in on_offer(world, magnus))


@pytest.mark.rule("ahq.magic.bright.power-of-phoenix")
def test_the_dead_of_earlier_turns_are_beyond_it_and_an_idle_wizard_answers_at_once() -> None:
    world, magnus = wizard(sven=(5, 6))
    assert world.combat is not None
    sven = world.figures["sven"]
    do(kill(world, sven, "ahq.combat.death.hero-ko-at-zero"))
    do(magic.answer_deaths(world))
    world.combat.idle = ["magnus"]
    do(magic.answer_deaths(world), [4], ["yes"])
    assert "sven" in world.figures
    do(kill(world, sven, "ahq.combat.death.hero-ko-at-zero"))
    world.turn += 1
    world.combat.bodies = []
    magnus.effects = []
    assert not any("power" in key for key in on_offer(world, magnus))


@pytest.mark.rule("ahq.magic.bright.still-air")
def test_still_air_holds_the_monsters_of_a_section() -> None:
    world, magnus = wizard(heinrich=(7, 7))
    skaven = foe(world, "skaven-warrior", (8, 7))
    world.figures["heinrich"].fate = 0
    cast(world, magnus, "still-air")
    do(melee.attack(world, world.figures["heinrich"], skaven), [1])
    assert not told(world, Riposte)
    do(combat.gm_phase(world), [], ["move-attack"])
    do(upkeep.end_turn(world))
    assert effect(skaven, "still-air") is None


@pytest.mark.rule("ahq.magic.bright.courage")
def test_courage_makes_bravery_twelve() -> None:
    world, magnus = wizard(sven=(5, 6))
    cast(world, magnus, "courage", [], ["sven"])
    assert bravery(world.figures["sven"]) == 12
    exploration_begins(world)
    assert bravery(world.figures["sven"]) == 10


@pytest.mark.rule("ahq.magic.skaven.known-spells", "ahq.monster-ability.spellcaster")
def test_skaven_sorcerers_cast_dark_spells_with_their_components() -> None:
    world = arena()
    sorcerer = foe(world, "warp-weaver", (10, 5))
    assert on_offer(world, sorcerer) == ["spell:fireball:monster", "spell:flaming-skull:monster"]
    cast(world, sorcerer, "flaming-skull", source="monster")
    sorcerer.effects = []
    assert on_offer(world, sorcerer) == ["spell:fireball:monster"]
    assert not any("choke" in key for key in on_offer(*wizard()))


@pytest.mark.rule("ahq.magic.skaven.fireball")
def test_a_fireball_burns_a_hero_of_toughness_eight() -> None:
    world = arena(heinrich=(5, 5))
    world.figures["heinrich"].fate = 0
    sorcerer = foe(world, "warp-weaver", (10, 5))
    cast(world, sorcerer, "fireball", [8, 3, 12, 7, 1, 9], ["0"], source="monster")
    assert world.figures["heinrich"].wounds == 1


@pytest.mark.rule("ahq.magic.skaven.choke")
def test_the_choked_only_crawl() -> None:
    world = arena(heinrich=(5, 5))
    heinrich = world.figures["heinrich"]
    sorcerer = foe(world, "white-sorcerer", (10, 5))
    cast(world, sorcerer, "choke", source="monster")
    skaven = foe(world, "skaven-warrior", (6, 5))
    assert combat_move(heinrich) == 1
    assert exploration_move(heinrich) == 1
    offered = keys(first_ask(actions.act(world, heinrich)))
    assert set(offered) == {"move:5,4", "move:5,6", "move:4,5", "done"}
    do(melee.attack(world, skaven, heinrich), [1])
    assert not told(world, Riposte)


@pytest.mark.rule("ahq.magic.skaven.choke-death")
def test_the_choked_die_at_the_end_of_the_third_turn_unless_the_sorcerer_is_killed() -> None:
    world = arena(heinrich=(5, 5))
    heinrich = world.figures["heinrich"]
    sorcerer = foe(world, "white-sorcerer", (10, 5))
    cast(world, sorcerer, "choke", source="monster")
    for turn in (1, 2, 3):
        world.turn = turn
        do(upkeep.end_turn(world))
        assert "heinrich" in world.figures
    world.turn = 4
    do(upkeep.end_turn(world), [], ["yes"])
    assert "heinrich" in world.figures
    assert effect(heinrich, "choke") is None, "Fate ends the spell"
    world.turn, sorcerer.cast["choke"], sorcerer.effects = 5, 1, []
    cast(world, sorcerer, "choke", source="monster")
    do(kill(world, sorcerer, "ahq.combat.death.monster-henchman"))
    assert effect(heinrich, "choke") is None


@pytest.mark.rule("ahq.magic.skaven.choke-death")
def test_without_fate_the_choked_die() -> None:
    world = arena(heinrich=(5, 5))
    world.figures["heinrich"].fate = 0
    cast(world, foe(world, "white-sorcerer", (10, 5)), "choke", source="monster")
    world.turn = 4
    do(upkeep.end_turn(world))
    assert "heinrich" not in world.figures


@pytest.mark.rule("ahq.treasure.amulet.iron.blocks-spell-on-9")
@pytest.mark.parametrize(("die", "healed"), [(10, False), (9, False), (8, True)])
def test_an_amulet_of_iron_turns_even_wanted_spells_aside(die: int, healed: bool) -> None:
    world, magnus = wizard(sven=(5, 6))
    sven = world.figures["sven"]
    sven.wounds, sven.worn = 1, [*sven.worn, "amulet-of-iron"]
    cast(world, magnus, "flames-of-the-phoenix", [die])
    assert (sven.wounds == 4) is healed
    assert bool(told(world, SpellTurned)) is not healed


@pytest.mark.rule(
    "ahq.treasure.ring.magic-protection.level-1",
    "ahq.treasure.ring.magic-protection.level-2",
    "ahq.treasure.ring.magic-protection.level-3",
    "ahq.treasure.table.ring",
)
@pytest.mark.parametrize(
    ("ring", "die", "works"),
    [(1, 10, True), (1, 11, False), (2, 9, True), (2, 10, False), (3, 8, False), (3, 9, True)],
)
def test_rings_of_magic_protection(ring: int, die: int, works: bool) -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    heinrich.worn.append(f"ring-of-magic-protection-{ring}")
    assert do(magic.affects(world, heinrich), [die]).result is works


@pytest.mark.rule("ahq.treasure.ring.magic-protection.friendly-spells")
def test_ring_and_amulet_roll_separately_and_always() -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    heinrich.worn += ["ring-of-magic-protection-1", "amulet-of-iron"]
    assert do(magic.affects(world, heinrich), [3, 9]).result is False


@pytest.mark.rule("ahq.treasure.wand.wizard-only", "ahq.treasure.wand.no-components", "ahq.treasure.wand.charges")
def test_a_wand_casts_without_components_even_on_the_move() -> None:
    world, magnus = wizard(heinrich=(8, 8))
    magnus.items = [Item("wand", charges=2, spells=["inferno-of-doom"])]
    magnus.spells = []
    foe(world, "ogre", (11, 5))
    assert on_offer(world, magnus, moved=True) == ["spell:inferno-of-doom:item:0"]
    assert cast(world, magnus, "inferno-of-doom", [3, *[1] * 7], ["0"], "item:0") is False
    assert magnus.items[0].charges == 1
    magnus.effects = []
    cast(world, magnus, "inferno-of-doom", [3, *[1] * 7], ["0"], "item:0")
    assert magnus.items == []
    give(world.figures["heinrich"], "wand")
    assert on_offer(world, world.figures["heinrich"]) == []


@pytest.mark.rule("ahq.treasure.scroll.wizard-only", "ahq.treasure.scroll.single-use-no-components")
def test_each_spell_of_a_scroll_is_cast_once() -> None:
    world, magnus = wizard(sven=(5, 6))
    magnus.items = [Item("scroll", spells=["courage", "courage", "dragon-armour"])]
    magnus.spells = []
    assert set(on_offer(world, magnus)) == {"spell:courage:item:0", "spell:dragon-armour:item:0"}
    cast(world, magnus, "courage", [], ["sven"], "item:0")
    assert magnus.items[0].spells == ["courage", "dragon-armour"]
    world.figures["sven"].items = [Item("scroll", spells=["courage"])]
    assert on_offer(world, world.figures["sven"]) == []


@pytest.mark.rule("ahq.treasure.wand.lightning-spell")
def test_lightning_strikes_one_target_with_six_dice() -> None:
    world, magnus = wizard()
    magnus.items = [Item("wand", charges=3, spells=["lightning"])]
    target = foe(world, "skaven-warrior", (11, 5))
    target.wounds = 4
    cast(world, magnus, "lightning", [3, 7, 12, 1, 6, 9, 4], source="item:0")
    assert target.wounds == 1


@pytest.mark.rule("ahq.hazard.circle.free-spell")
def test_the_circles_gift_pays_for_any_known_spell() -> None:
    world, magnus = wizard(sven=(5, 6))
    magnus.items = []
    magnus.effects.append(Effect("free-spell", "expedition"))
    assert "spell:courage:circle" in on_offer(world, magnus, moved=True)
    cast(world, magnus, "courage", [], ["sven"], "circle")
    assert effect(magnus, "free-spell") is None
