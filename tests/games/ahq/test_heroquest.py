"""What comes from HeroQuest: heroes with their treasures, potions, weapons, the Wand of Recall, and its monsters."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Ask
from souterrain.games.ahq import items, magic, party, upkeep
from souterrain.games.ahq.battle import fighter
from souterrain.games.ahq.battle import turn as battle
from souterrain.games.ahq.belongings import count
from souterrain.games.ahq.catalogue import BOOK, MatrixKind
from souterrain.games.ahq.combat import melee
from souterrain.games.ahq.figures import Effect, Figure, Item, effect, end_of_turn, henchman
from souterrain.games.ahq.heirlooms import bring
from souterrain.games.ahq.spells.wards import intelligence_test
from souterrain.games.ahq.stores import store_spells
from souterrain.games.ahq.values import bow_skill, damage_dice, speed, toughness
from souterrain.games.ahq.world import World
from tests.games.ahq.arena import arena, do, first_ask, foe, give, hold, keys, settled
from tests.games.ahq.deeds import done, options
from tests.games.ahq.expedition import expedition
from tests.games.ahq.explorers import offered, play
from tests.play import Run, run


def doing(world: World, figure: Figure) -> list[str]:
    """What a figure may do in a fight."""
    return keys(first_ask(fighter.act(world, figure)))


# --- heroes


@pytest.mark.rule("ahq.heroquest.heroes.import")
def test_the_four_heroes_of_heroquest_bring_what_they_found() -> None:
    veterans = [row for row in BOOK.heroes if BOOK.characters[row].veteran]
    assert [BOOK.characters[row].emblem for row in veterans] == ["barbarian", "dwarf", "elf", "wizard"]
    world = expedition("rogar", "telor", veterans=True)
    rogar = world.figures["rogar"]
    answers = ["bring:borins-armour", "bring:orcs-bane", "bring:holy-water", "bring:holy-water"]
    made = run(bring(world, rogar), answers=[*answers, "done"])
    assert rogar.worn == ["borins-armour"], "in the place of what he wore"
    assert (rogar.hand, count(rogar, "holy-water")) == ("orcs-bane", 2)
    last = made.asked[-1]
    assert "bring:holy-water" not in keys(last), "two of a kind"
    assert "bring:orcs-bane" not in keys(last)
    asked = run(bring(world, world.figures["telor"]), answers=["done"]).asked[0]
    assert "bring:orcs-bane" not in keys(asked), "there is one in the whole company"
    assert "bring:wand-of-recall" in keys(asked)
    assert "bring:borins-armour" not in keys(asked)


@pytest.mark.rule("ahq.heroquest.heroes.import", "ahq.heroquest.optional")
def test_nobody_else_is_asked_and_nobody_at_all_without_the_option() -> None:
    run(bring(world := expedition("heinrich", veterans=True), world.figures["heinrich"]))
    run(bring(world := expedition("rogar"), world.figures["rogar"]))


@pytest.mark.rule("ahq.heroquest.heroes.import")
def test_the_wizard_of_heroquest_has_the_same_spell_book() -> None:
    telor, magnus = BOOK.characters["telor"], BOOK.characters["magnus"]
    assert (telor.spells, telor.components, telor.wizard) == (magnus.spells, magnus.components, True)


@pytest.mark.rule("ahq.heroquest.heroes.import")
def test_heirlooms_are_asked_for_before_the_dungeon_is_entered() -> None:
    world = expedition("rogar", veterans=True, choice=["rogar"])
    world.figures, world.levels = {}, []
    rules = party.begin(world)
    asked = next(rules)
    assert isinstance(asked, Ask)
    assert asked.text.id == "ask-heirloom"
    rules.close()


# --- monsters


@pytest.mark.rule("ahq.heroquest.monsters.in-matrices")
@pytest.mark.parametrize("monster", ["goblin", "orc", "fimir", "skeleton", "zombie", "mummy", "chaos-warrior"])
def test_the_monsters_of_heroquest_are_met_in_matrices(monster: str) -> None:
    kinds: tuple[MatrixKind, ...] = ("wandering", "lair", "quest")
    sets = [matrix[kind] for matrix in BOOK.matrices.values() for kind in kinds]
    assert any(monster in row.monsters for table in sets for row in table.rows)
    assert any(monster in row.monsters for row in BOOK.labyrinth_wandering.rows)


@pytest.mark.rule("ahq.heroquest.monsters.in-matrices")
def test_a_set_of_matrices_is_built_as_the_others_are() -> None:
    """The weakest group at 1, the strongest at 12, and ten crowns a point of value."""
    kinds: tuple[MatrixKind, ...] = ("wandering", "lair", "quest")
    for kind in kinds:
        rows = BOOK.matrices["heroquest"][kind].rows
        values = [sum(BOOK.monsters[name].value * n for name, n in row.monsters.items()) for row in rows]
        assert [row.gold for row in rows] == [int(10 * value) for value in values]
        assert values == sorted(values)


# --- potions


@pytest.mark.rule("ahq.heroquest.item.potions-same-name")
def test_potions_of_the_same_name_are_the_same() -> None:
    brought = {each.item for each in BOOK.heirlooms}
    found = {row.item for row in BOOK.even_odd["potion"].rows}
    assert found <= brought


def drinks(world: World, hero: Figure, potion: str) -> None:
    give(hero, potion)
    run(done(items.deeds(world, hero), f"use:{potion}"))
    assert count(hero, potion) == 0


@pytest.mark.rule("ahq.heroquest.item.potion-of-speed")
@pytest.mark.parametrize(("before", "after"), [(5, 10), (8, 12)])
def test_a_potion_of_speed_doubles_speed_until_the_fight_is_over(before: int, after: int) -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    heinrich.worn, heinrich.profile.speed = [], before
    drinks(world, heinrich, "speed-potion")
    assert speed(heinrich) == after
    end_of_turn(world)
    assert speed(heinrich) == after
    run(battle.victory(world))
    assert speed(heinrich) == before


@pytest.mark.rule("ahq.heroquest.item.potion-of-resistance")
@pytest.mark.parametrize(("before", "after"), [(8, 9), (12, 12)])
def test_a_potion_of_resistance_adds_one_to_toughness(before: int, after: int) -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    heinrich.worn, heinrich.profile.toughness = [], before
    drinks(world, heinrich, "resistance-potion")
    assert toughness(heinrich) == after
    run(battle.victory(world))
    assert toughness(heinrich) == before


@pytest.mark.rule("ahq.heroquest.item.heroic-brew")
def test_a_heroic_brew_gives_one_more_attack_in_that_turn() -> None:
    world = arena()
    heinrich, orc = world.figures["heinrich"], foe(world, "orc", (5, 7))
    drinks(world, heinrich, "heroic-brew")
    orc.at = (5, 6)
    run(fighter.act(world, heinrich), dice=[2, 2], answers=[f"attack:{orc.id}", "no", f"attack:{orc.id}", "no", "done"])
    world.turn += 1
    upkeep_ends(world)
    run(fighter.act(world, heinrich), dice=[2], answers=[f"attack:{orc.id}", "no", "done"])


def upkeep_ends(world: World) -> None:
    """The durations of the turn before have run out."""
    world.turn -= 1
    run(upkeep.end_turn(world))
    world.turn += 1


@pytest.mark.rule(
    "ahq.heroquest.item.potion-of-speed",
    "ahq.heroquest.item.potion-of-resistance",
    "ahq.heroquest.item.heroic-brew",
)
@pytest.mark.parametrize("potion", ["speed-potion", "resistance-potion", "heroic-brew"])
def test_they_are_drunk_in_fights_only_and_outside_every_death_zone(potion: str) -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    give(heinrich, potion)
    orc = foe(world, "orc", (9, 9))
    assert f"use:{potion}" in doing(world, heinrich)
    orc.at = (5, 6)
    settled(world)
    assert f"use:{potion}" not in doing(world, heinrich)
    calm = arena(fight=False)
    give(calm.figures["heinrich"], potion)
    assert f"use:{potion}" not in offered(calm, calm.figures["heinrich"])


# --- holy water


@pytest.mark.rule("ahq.heroquest.item.holy-water")
@pytest.mark.parametrize("monster", ["skeleton", "zombie", "mummy"])
def test_holy_water_destroys_an_undead_creature_instead_of_an_attack(monster: str) -> None:
    world = arena()
    heinrich, undead = world.figures["heinrich"], foe(world, monster, (5, 6))
    give(heinrich, "holy-water", "holy-water")
    rat, far = foe(world, "goblin", (6, 5)), foe(world, "zombie", (5, 8))
    keys_ = [option.key for option in options(items.sprinkles(world, heinrich))]
    assert f"sprinkle:holy-water:{undead.id}" in keys_
    assert not any(other.id in key for other in (rat, far) for key in keys_)
    run(fighter.act(world, heinrich), answers=[f"sprinkle:holy-water:{undead.id}", "done"])
    assert undead.id not in world.figures
    assert count(heinrich, "holy-water") == 1


# --- armour and talisman


@pytest.mark.rule("ahq.heroquest.item.borins-armour")
def test_borins_armour_is_mithril_that_does_not_slow() -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    heinrich.worn = ["borins-armour"]
    start = heinrich.profile
    start.bow_skill, start.toughness, start.speed = 7, 5, 7
    assert (bow_skill(heinrich), toughness(heinrich), speed(heinrich)) == (6, 8, 7)


@pytest.mark.rule("ahq.heroquest.item.talisman-of-lore")
@pytest.mark.parametrize(("die", "passed"), [(10, True), (11, False)])
def test_the_talisman_of_lore_helps_with_spells(die: int, passed: bool) -> None:
    world = arena(magnus=(5, 5))
    magnus = world.figures["magnus"]
    magnus.profile.intelligence, magnus.fate = 8, 0
    magnus.worn = ["talisman-of-lore"]
    assert run(intelligence_test(world, magnus), dice=[die]).result is passed
    assert magnus.profile.intelligence == 8, "other tests are as they were"
    magnus.worn = []
    assert run(intelligence_test(world, magnus), dice=[9]).result is False


# --- weapons


def fights(world: World, figure: Figure, dice: list[int | str], answers: list[str]) -> Run:
    return do(fighter.act(world, figure), dice, answers)


@pytest.mark.rule("ahq.heroquest.item.orcs-bane")
def test_orcs_bane_gives_one_free_attack_on_an_orc() -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    heinrich.fate = 0
    hold(heinrich, "orcs-bane")
    orc, goblin = foe(world, "orc-champion", (5, 6)), foe(world, "goblin", (6, 5))
    rules = fighter.act(world, heinrich)
    next(rules)
    rules.close()
    made = fights(world, heinrich, [2, 2], [f"attack:{goblin.id}", f"attack:{orc.id}", "done"])
    assert f"attack:{goblin.id}" in keys(made.asked[0])
    attacks = [key for key in keys(made.asked[1]) if key.startswith("attack")]
    assert attacks == [f"attack:{orc.id}"], "the free one is for an orc"
    assert not any(key.startswith("attack") for key in keys(made.asked[2]))
    assert damage_dice(heinrich, BOOK.weapons["orcs-bane"]) == damage_dice(heinrich, BOOK.weapons["sword"])


@pytest.mark.rule("ahq.heroquest.item.orcs-bane")
def test_without_an_orc_it_is_a_sword() -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    heinrich.fate = 0
    hold(heinrich, "orcs-bane")
    goblin = foe(world, "goblin", (6, 5))
    made = fights(world, heinrich, [2], [f"attack:{goblin.id}", "done"])
    assert not any(key.startswith("attack") for key in keys(made.asked[1]))


@pytest.mark.rule("ahq.heroquest.item.spirit-blade")
def test_the_spirit_blade_hits_and_hurts_better_and_destroys_the_undead() -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    hold(heinrich, "spirit-blade")
    blade, sword = BOOK.weapons["spirit-blade"], BOOK.weapons["sword"]
    zombie, orc = foe(world, "zombie", (5, 6)), foe(world, "orc", (6, 5))
    assert melee.need(heinrich, orc, blade) == melee.need(heinrich, orc, sword) - 1
    assert damage_dice(heinrich, blade) == damage_dice(heinrich, sword) + 1
    do(melee.attack(world, heinrich, zombie), [11], ["no"])
    assert zombie.id not in world.figures
    do(melee.attack(world, heinrich, orc), [11, 1, 1, 1, 1, 1])
    assert orc.id in world.figures


# --- the Wand of Recall


def recaller(fight: bool = True) -> tuple[World, Figure, Item]:
    """Magnus beside Heinrich, with a wand in which he has stored two spells."""
    world = arena(fight=fight, magnus=(5, 5), heinrich=(5, 4))
    magnus = world.figures["magnus"]
    wand = Item("wand-of-recall", spells=["dragon-armour", "flames-of-death"], by="magnus")
    magnus.items.append(wand)
    return world, magnus, wand


def recall_keys(world: World, figure: Figure) -> list[str]:
    return [option.key for option in options(magic.recalls(world, figure))]


@pytest.mark.rule("ahq.heroquest.item.wand-of-recall.store")
def test_up_to_three_spells_are_stored_for_their_components() -> None:
    world = arena(fight=False, magnus=(5, 5))
    magnus = world.figures["magnus"]
    magnus.items = [Item("wand-of-recall"), *(Item(row, 4) for row in BOOK.spells["dragon-armour"].components)]
    (component,) = BOOK.spells["dragon-armour"].components
    run(store_spells(world, magnus), answers=["store:dragon-armour"] * 3)
    assert magnus.items[0].spells == ["dragon-armour"] * 3
    assert (magnus.items[0].by, count(magnus, component)) == ("magnus", 1)
    run(store_spells(world, magnus))


@pytest.mark.rule("ahq.heroquest.item.wand-of-recall.store")
def test_a_spell_without_its_components_cannot_be_stored() -> None:
    world = arena(fight=False, magnus=(5, 5))
    magnus = world.figures["magnus"]
    magnus.items = [Item("wand-of-recall")]
    run(store_spells(world, magnus))
    heinrich = arena().figures["heinrich"]
    give(heinrich, "wand-of-recall")
    run(store_spells(world, heinrich))


@pytest.mark.rule("ahq.heroquest.item.wand-of-recall.cast")
def test_a_stored_spell_is_a_second_spell_and_is_cast_though_an_enemy_is_near() -> None:
    world, magnus, wand = recaller()
    foe(world, "goblin", (5, 6))
    settled(world)
    magnus.effects.append(Effect("has-cast", "turn", world.turn))
    magnus.items.append(Item("ash"))
    assert not list(magic.castable(world, magnus, moved=False))
    assert recall_keys(world, magnus) == ["cast:dragon-armour:recall:1", "cast:flames-of-death:recall:1"]
    run(done(magic.recalls(world, magnus), "cast:dragon-armour:recall:1"))
    assert wand.spells == ["flames-of-death"]
    assert effect(world.figures["heinrich"], "dragon-armour")
    assert recall_keys(world, magnus) == [], "one in a turn"


@pytest.mark.rule("ahq.heroquest.item.wand-of-recall.cast")
def test_it_is_offered_after_a_blow_and_after_a_run() -> None:
    world, magnus, _ = recaller()
    magnus.fate = 0
    goblin = foe(world, "goblin", (5, 6))
    settled(world)
    made = fights(world, magnus, [2], [f"attack:{goblin.id}", "done"])
    assert "cast:dragon-armour:recall:1" in keys(made.asked[1])
    goblin.at = (12, 12)
    settled(world)
    made = fights(world, magnus, [2], ["go:6,5", "run", "go:6,4", "done"])
    assert "cast:dragon-armour:recall:1" in keys(made.asked[-1])


@pytest.mark.rule("ahq.heroquest.item.wand-of-recall.cast")
def test_in_an_exploration_turn_it_takes_neither_move_nor_phase() -> None:
    world, magnus, _ = recaller(fight=False)
    answers = ["cast:dragon-armour:recall:1", "go:6,5"]
    made = play(world, magnus, *answers)
    assert "go:6,5" in keys(made.asked[-1])
    world.turn += 1
    upkeep_ends(world)
    magnus.items[1].spells = ["open-window"]
    made = play(world, magnus, "go:6,6", "done")
    assert "cast:open-window:recall:1" in keys(made.asked[1]), "also when he has moved"


@pytest.mark.rule("ahq.heroquest.item.wand-of-recall.owner")
def test_only_who_stored_them_casts_and_another_may_store_his_own() -> None:
    world, magnus, wand = recaller()
    foe(world, "goblin", (5, 6))
    wand.by = "telor"
    assert recall_keys(world, magnus) == []
    magnus.items += [Item(row) for row in BOOK.spells["dragon-armour"].components]
    run(store_spells(world, magnus), answers=["store:dragon-armour"])
    assert (wand.spells, wand.by) == (["dragon-armour"], "magnus"), "what was another's is lost"
    world.figures["man"] = henchman("man-at-arms", "man", "magnus", "p1", (9, 9))
    give(world.figures["man"], "wand-of-recall")
    assert recall_keys(world, world.figures["man"]) == []
