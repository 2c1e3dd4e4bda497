"""Heroes made with dice, and casters who must test for every spell."""

from __future__ import annotations

from typing import Any

import pytest

import souterrain
from souterrain.core.ask import Ask, Name
from souterrain.core.text import texts
from souterrain.games.ahq.belongings import count
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.events.blows import Harmed
from souterrain.games.ahq.events.company import HeroRolled
from souterrain.games.ahq.figures import Figure, Item, hero, is_caster, is_wizard, race
from souterrain.games.ahq.magic import sources
from souterrain.games.ahq.sheets import sheet
from souterrain.games.ahq.town import college
from souterrain.games.ahq.town.company import join, newcomer
from souterrain.games.ahq.town.creation import characteristics, create
from souterrain.games.ahq.traps.noticing import bonus
from souterrain.games.ahq.values import may_wear, may_wield, toughness
from souterrain.games.ahq.world import World
from tests.games.ahq.arena import arena, foe
from tests.games.ahq.magic.wizardry import cast
from tests.games.ahq.town.company import company, told
from tests.play import Run, run

DONE = "done"


def made(*answers: Any, dice: list[int], replaces: bool = False) -> tuple[Figure, Run, World]:
    """A Hero made with these dice and answers."""
    world = company()
    seen = run(create(world, "p1", replaces, join), dice=dice, answers=list(answers))
    return seen.result, seen, world


def warrior(
    race_die: int = 1, calling: str = "human-warrior", traits: list[int] | None = None, gold: int = 3
) -> Figure:
    rolled = traits or [1, 1, 1, 1, 1, 1, 1, 1]
    return made(f"calling:{calling}", "Perrine", DONE, dice=[race_die, *rolled, gold])[0]


@pytest.mark.rule("ahq.create.order")
def test_race_then_calling_then_dice_then_gold_then_name_then_equipment() -> None:
    figure, seen, _ = made("calling:human-warrior", "Perrine", "buy:sword", DONE, dice=[1, *[2] * 8, 3])
    assert [question.text.id for question in seen.asked[:2]] == ["ask-calling", "ask-hero-name"]
    assert isinstance(seen.asked[1], Name)
    assert seen.asked[1].suggestion in BOOK.start.names["human"]
    assert (figure.name, figure.row, figure.hand) == ("Perrine", "human-warrior", "sword")


@pytest.mark.rule("ahq.create.gold.starting")
@pytest.mark.parametrize(("die", "gold"), [(1, 50), (3, 70), (4, 80)])
def test_the_first_gold_is_a_die_and_four_times_ten(die: int, gold: int) -> None:
    assert warrior(gold=die).gold == gold


@pytest.mark.rule("ahq.create.gold.spend-on-price-list")
def test_the_first_gold_is_spent_on_the_price_list() -> None:
    answers = ["calling:human-warrior", "Perrine", "buy:sword", "buy:leather", "buy:shield", DONE]
    figure, _, _ = made(*answers, dice=[1, *[2] * 8, 3])
    assert (figure.gold, figure.worn, count(figure, "sword")) == (10, ["leather", "shield"], 1)


@pytest.mark.rule("ahq.create.race.may-choose-replacement")
def test_a_die_decides_over_the_race_and_whoever_replaces_a_dead_hero_chooses() -> None:
    races = {die: BOOK.races[die].race for die in range(1, 13)}
    assert races == {die: "human" if die <= 6 else "dwarf" if die <= 9 else "elf" for die in races}
    figure, seen, _ = made("race:dwarf", "calling:dwarf-warrior", "Brokk", DONE, dice=[*[1] * 8, 1], replaces=True)
    assert race(figure) == "dwarf"
    assert isinstance(seen.asked[0], Ask)
    assert [option.key for option in seen.asked[0].options] == ["race:human", "race:dwarf", "race:elf"]


@pytest.mark.rule("ahq.create.race.dwarf-traps")
def test_a_dwarf_of_any_calling_adds_two_where_traps_are_concerned() -> None:
    world = arena(heinrich=(5, 5))
    for row, added in (("dwarf-warrior", 2), ("dwarf-wizard", 2), ("elf-warrior", 0)):
        assert bonus(world, hero(row, "p1", (6, 6))) == added


@pytest.mark.rule("ahq.create.dice.small-dice-by-reroll")
def test_the_small_dice_are_true_dice() -> None:
    rolled = run(characteristics(BOOK.characters["human-warrior"], "p1"), dice=[1] * 8).rolled
    assert [roll.die for roll, _ in rolled] == ["d6", "d6", "d4", "d4", "d6", "d8", "d8", "d4"]


@pytest.mark.rule("ahq.create.characteristics.roll")
def test_each_characteristic_has_the_die_and_bonus_of_its_race() -> None:
    dwarf = warrior(8, "dwarf-warrior", [3, 1, 1, 4, 1, 1, 1, 2])
    assert (dwarf.profile.weapon_skill, dwarf.profile.toughness, dwarf.profile.intelligence) == (8, 8, 3)
    elf = warrior(11, "elf-warrior", [1, 1, 1, 1, 6, 1, 1, 2])
    assert (elf.profile.toughness, elf.profile.speed, elf.profile.wounds) == (3, 11, 3)
    assert (elf.fate, elf.fate_most) == (2, 2)
    table = {row.id: tuple(row.made.values()) for row in BOOK.characters.values() if row.made}
    assert table["human-warrior"] == ("d6+4", "d6+4", "d4+3", "d4+3", "d6+4", "d8+3", "d8+3", "d4+1")
    assert table["dwarf-warrior"] == ("d6+5", "d6+4", "d4+3", "d4+4", "d6+3", "d8+3", "d8+2", "d4+1")
    assert table["elf-warrior"] == ("d6+4", "d6+5", "d4+3", "d4+2", "d6+5", "d8+3", "d8+3", "d4+1")


@pytest.mark.rule("ahq.create.wizard.limits")
@pytest.mark.parametrize("row", ["human-wizard", "dwarf-wizard", "elf-wizard"])
def test_a_wizard_of_any_race_wears_no_armour_and_wields_a_dagger(row: str) -> None:
    figure = hero(row, "p1")
    assert is_wizard(figure)
    assert not may_wear(figure, BOOK.armour["leather"])
    assert not may_wield(figure, BOOK.weapons["sword"])
    assert may_wield(figure, BOOK.weapons["dagger"])


@pytest.mark.rule("ahq.create.wizard.human", "ahq.create.gold.no-extra-components-before-first-expedition")
def test_a_human_wizard_knows_four_spells_and_has_four_components() -> None:
    parts = ["take:ash"] * 4
    figure, _, _ = made("calling:human-wizard", "Aubin", *parts, DONE, dice=[1, *[2] * 8, 3])
    assert figure.spells == [row.id for row in BOOK.spells.values() if row.starting]
    assert count(figure, "ash") == 4


@pytest.mark.rule("ahq.create.wizard.dwarf.start")
def test_a_dwarf_wizard_chooses_two_spells_and_two_components() -> None:
    spells = ["spell:flames-of-death", "spell:dragon-armour"]
    parts = ["take:ash", "take:red-dragon-ash"]
    figure, _, _ = made("calling:dwarf-wizard", "Brokk", *spells, *parts, DONE, dice=[8, *[2] * 8, 3])
    assert figure.spells == ["flames-of-death", "dragon-armour"]
    assert (count(figure, "ash"), count(figure, "red-dragon-ash")) == (1, 1)


@pytest.mark.rule("ahq.create.wizard.elf.characteristics")
def test_an_elf_wizard_is_wiser_and_weaker() -> None:
    traits = [1, 1, 2, 1, 1, 1, 5, 1]
    parts = ["take:ash"] * 4
    figure, _, _ = made("calling:elf-wizard", "Lia", *parts, DONE, dice=[11, *traits, 3])
    assert (figure.profile.strength, figure.profile.intelligence) == (4, 9)


@pytest.mark.rule("ahq.create.wizard.elf.spells", "ahq.create.wizard.elf.components")
def test_an_elf_wizard_begins_as_a_human_one_does() -> None:
    elf, human = BOOK.characters["elf-wizard"], BOOK.characters["human-wizard"]
    assert elf.spells == human.spells
    assert elf.components == human.components == len(elf.spells) == 4


@pytest.mark.rule("ahq.create.wizard.dwarf.double-price")
def test_a_dwarf_pays_double_for_a_spell() -> None:
    assert college.price(hero("dwarf-wizard", "p1"), BOOK.lessons["courage"]) == 200
    assert college.price(hero("elf-wizard", "p1"), BOOK.lessons["courage"]) == 100


def caster(row: str, spell: str) -> tuple[World, Figure]:
    """Somebody of Intelligence 8 in a fight beside Heinrich, with one spell and what it needs, and no Fate to help."""
    world = arena(heinrich=(5, 6))
    figure = hero(row, "p1", (5, 5))
    figure.profile.intelligence, figure.fate, figure.spells = 8, 0, [spell]
    figure.items += [Item(part) for part in BOOK.spells[spell].components]
    world.figures[figure.id] = figure
    return world, figure


@pytest.mark.rule("ahq.create.wizard.dwarf.test-each-spell", "ahq.heroquest.high-elf.test-every-spell")
@pytest.mark.parametrize("row", ["dwarf-wizard", "ladril"])
@pytest.mark.parametrize(("die", "works"), [(8, True), (9, False)])
def test_every_spell_is_tested_and_the_component_is_gone_either_way(row: str, die: int, works: bool) -> None:
    world, figure = caster(row, "dragon-armour")
    cast(world, figure, "dragon-armour", [die])
    assert (toughness(world.figures["heinrich"]) == 9) == works
    assert count(figure, "red-dragon-ash") == 0


@pytest.mark.rule("ahq.create.wizard.dwarf.test-each-spell", "ahq.heroquest.high-elf.two-tests")
@pytest.mark.parametrize("row", ["dwarf-wizard", "ladril"])
@pytest.mark.parametrize(("dice", "harm"), [([8, 9], 0), ([9], 0), ([8, 2], 7)])
def test_a_spell_with_a_test_of_its_own_takes_two_and_failing_one_is_no_spell(
    row: str, dice: list[int | str], harm: int
) -> None:
    world, figure = caster(row, "inferno-of-doom")
    foe(world, "ogre", (11, 5))
    cast(world, figure, "inferno-of-doom", [*dice, *[1] * harm], ["lay:1"])
    assert [event.dice for event in told(world, Harmed)] == [harm] * bool(harm)
    assert (count(figure, "ash"), count(figure, "dragon-tooth")) == (0, 0)


@pytest.mark.rule("ahq.heroquest.high-elf.start-spells")
def test_the_high_elf_is_a_fighter_who_casts_two_spells_and_may_learn_more() -> None:
    elf = hero("ladril", "p1")
    assert elf.spells == ["dragon-armour", "open-window"]
    assert is_caster(elf)
    assert not is_wizard(elf)
    assert may_wear(elf, BOOK.armour["mail"])
    assert may_wield(elf, BOOK.weapons["sword"])
    assert college.price(elf, BOOK.lessons["courage"]) == 100
    elf.items.append(Item("silver-key"))
    assert [spell.id for spell, _ in sources(elf, moved=False)] == ["open-window"]
    world = company("ladril")
    world.figures["ladril"].gold = 500
    assert any(deed.option.key == "learn:courage" for deed in college.offers(world, world.figures["ladril"]))  # type: ignore[union-attr]


def test_a_newcomer_may_be_made_with_dice() -> None:
    world = company()
    answers = ["create", "race:elf", "calling:elf-warrior", "Lia", DONE]
    run(newcomer(world, "p1"), dice=[*[1] * 8, 1], answers=answers)
    assert world.campaign is not None
    assert [figure.name for figure in world.figures.values()] == ["", "Lia"]
    assert len(world.campaign.roster) == 2


def test_a_company_may_be_founded_with_a_hero_of_ones_own() -> None:
    session = souterrain.new("ahq", seed="own", setup={"quest": "campaign"})
    assert isinstance(session.ask, Ask)
    assert session.ask.options[-1].key == "create"
    session.answer("create")
    assert session.ask.text.id == "ask-calling"


def test_a_woman_s_name_that_is_proposed_has_its_own_french() -> None:
    world = company("heinrich")
    french = texts("fr", "ahq")
    figure, said = world.figures["heinrich"], {}
    figure.row = "human-warrior"
    for name in ("Mathilde", "Aldric", "Perrine"):
        assert (name in BOOK.start.names["human"]) is (name != "Perrine")
        figure.name = name
        role = sheet(world, figure).role
        assert role is not None
        said[name] = french.say(role)
    assert said == {"Mathilde": "Guerrière humaine", "Aldric": "Guerrier humain", "Perrine": "Guerrier humain"}
    rolled = HeroRolled("Mathilde", "human-warrior", weapon=1, bow=1, strength=1, toughness=1, wounds=1)
    assert french.say(rolled.say()).startswith("Mathilde\u00a0: Guerrière humaine")
