"""Casting: spell books, components, one spell a turn, Intelligence, wands, scrolls and wards."""

from __future__ import annotations

import pytest

from souterrain.core.say import Say
from souterrain.core.text import texts
from souterrain.games.ahq import magic, upkeep
from souterrain.games.ahq.battle import fighter
from souterrain.games.ahq.belongings import count
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.events.magic import SpellTurned, WitsFailed
from souterrain.games.ahq.figures import Effect, Item, effect, hero
from souterrain.games.ahq.spells import wards
from souterrain.games.ahq.values import may_wear, may_wield
from tests.games.ahq.arena import arena, do, foe, give, keys
from tests.games.ahq.deeds import options
from tests.games.ahq.expedition import told
from tests.games.ahq.magic.wizardry import COMPONENTS, cast, on_offer, wizard


@pytest.mark.rule(
    "ahq.magic.spell-book.starts-with-four", "ahq.magic.spell-book.bright", "ahq.setup.wizard.takes-spell-book"
)
def test_a_wizard_knows_the_four_starting_spells_of_the_bright_college() -> None:
    assert hero("magnus", "p1").spells == [spell.id for spell in BOOK.spells.values() if spell.starting]
    assert len([spell for spell in BOOK.spells.values() if not spell.dark]) == 12


@pytest.mark.rule("ahq.magic.colleges")
def test_the_book_of_one_college_and_the_dark_spells_are_known() -> None:
    assert {spell.id for spell in BOOK.spells.values() if spell.dark} == {
        "choke",
        "fireball",
        "flaming-skull",
        "lightning",
    }


@pytest.mark.rule("ahq.magic.components.ash-kinds")
def test_five_kinds_of_components() -> None:
    assert {row for row, gear in BOOK.gear.items() if gear.component} == set(COMPONENTS)
    assert BOOK.spells["flames-of-death"].components == ("ash",)
    assert BOOK.spells["dragon-armour"].components == ("red-dragon-ash",)


@pytest.mark.rule("ahq.magic.wizard.no-armour", "ahq.magic.wizard.dagger-only", "ahq.treasure.magic-armour.not-wizards")
def test_wizards_wear_no_armour_and_wield_daggers_or_a_runesword() -> None:
    magnus = hero("magnus", "p1")
    assert not any(may_wear(magnus, BOOK.armour[row]) for row in ("leather", "shield", "magic-helm", "elven-armour"))
    assert may_wear(hero("torallion", "p1"), BOOK.armour["dwarf-armour"])
    usable = {held.id for held in BOOK.weapons.values() if may_wield(magnus, held)}
    assert usable == {"fists", "dagger", "magic-dagger", "runesword", "burning-log"}


@pytest.mark.rule("ahq.magic.components.consumed")
def test_casting_uses_up_the_component() -> None:
    world, magnus = wizard(sven=(5, 6))
    magnus.items = [Item("red-dragon-ash")]
    cast(world, magnus, "dragon-armour")
    assert count(magnus, "red-dragon-ash") == 0
    magnus.effects = []
    assert not any(key.startswith("cast:dragon") for key in on_offer(world, magnus))


@pytest.mark.rule("ahq.magic.cast.one-per-turn")
def test_one_spell_a_turn_and_instead_of_the_attack() -> None:
    world, magnus = wizard(sven=(5, 6))
    skaven = foe(world, "skaven-warrior", (6, 5))
    seen = do(fighter.act(world, magnus), [], ["cast:dragon-armour:components", "done"])
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
    assert {"cast:inferno-of-doom:components", "cast:flames-of-death:components"} <= set(on_offer(world, magnus))
    moved = on_offer(world, magnus, moved=True)
    assert "cast:inferno-of-doom:components" not in moved
    assert "cast:flames-of-death:components" in moved
    assert cast(world, magnus, "inferno-of-doom", [9, *[1] * 7], ["lay:1"]), "and afterwards he may not move"


@pytest.mark.rule("ahq.magic.intelligence-test")
@pytest.mark.parametrize(("die", "passed"), [(10, True), (11, False)])
def test_an_intelligence_test(die: int, passed: bool) -> None:
    world, magnus = wizard()
    assert do(wards.intelligence_test(world, magnus), [die]).result is passed
    assert bool(told(world, WitsFailed)) is not passed
    magnus.fate = 1
    assert do(wards.intelligence_test(world, magnus), [12], ["yes"]).result is True


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
    ("ring", "die", "works"), [(1, 10, True), (1, 11, False), (2, 9, True), (2, 10, False), (3, 8, False), (3, 9, True)]
)
def test_rings_of_magic_protection(ring: int, die: int, works: bool) -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    heinrich.worn.append(f"ring-of-magic-protection-{ring}")
    assert do(wards.affects(world, heinrich), [die]).result is works


@pytest.mark.rule("ahq.treasure.ring.magic-protection.friendly-spells")
def test_ring_and_amulet_roll_separately_and_always() -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    heinrich.worn += ["ring-of-magic-protection-1", "amulet-of-iron"]
    assert do(wards.affects(world, heinrich), [3, 9]).result is False


@pytest.mark.rule("ahq.treasure.wand.wizard-only", "ahq.treasure.wand.no-components", "ahq.treasure.wand.charges")
def test_a_wand_casts_without_components_even_on_the_move() -> None:
    world, magnus = wizard(heinrich=(8, 8))
    magnus.items = [Item("wand", charges=2, spells=["inferno-of-doom"])]
    magnus.spells = []
    foe(world, "ogre", (11, 5))
    assert on_offer(world, magnus, moved=True) == ["cast:inferno-of-doom:item:0"]
    assert cast(world, magnus, "inferno-of-doom", [3, *[1] * 7], ["lay:1"], "item:0") is False
    assert magnus.items[0].charges == 1
    magnus.effects = []
    cast(world, magnus, "inferno-of-doom", [3, *[1] * 7], ["lay:1"], "item:0")
    assert magnus.items == []
    give(world.figures["heinrich"], "wand")
    assert on_offer(world, world.figures["heinrich"]) == []


@pytest.mark.rule("ahq.treasure.scroll.wizard-only", "ahq.treasure.scroll.single-use-no-components")
def test_each_spell_of_a_scroll_is_cast_once() -> None:
    world, magnus = wizard(sven=(5, 6))
    magnus.items = [Item("scroll", spells=["courage", "courage", "dragon-armour"])]
    magnus.spells = []
    assert set(on_offer(world, magnus)) == {"cast:courage:item:0", "cast:dragon-armour:item:0"}
    cast(world, magnus, "courage", [], ["who:sven"], "item:0")
    assert magnus.items[0].spells == ["courage", "dragon-armour"]
    world.figures["sven"].items = [Item("scroll", spells=["courage"])]
    assert on_offer(world, world.figures["sven"]) == []


@pytest.mark.rule("ahq.hazard.circle.free-spell")
def test_the_circles_gift_pays_for_any_known_spell() -> None:
    world, magnus = wizard(sven=(5, 6))
    magnus.items = []
    magnus.effects.append(Effect("free-spell", "expedition"))
    assert "cast:courage:circle" in on_offer(world, magnus, moved=True)
    cast(world, magnus, "courage", [], ["who:sven"], "circle")
    assert effect(magnus, "free-spell") is None


@pytest.mark.rule("ahq.magic.cast.one-per-turn", "ahq.magic.skaven.choke", "ahq.combat.ko.helpless")
def test_who_cannot_cast() -> None:
    world, magnus = wizard(heinrich=(5, 6))
    assert on_offer(world, magnus)
    for kind in ("has-cast", "choke", "asleep"):
        magnus.effects = [Effect(kind, "turn", 9)]
        assert on_offer(world, magnus) == []
    assert on_offer(world, world.figures["heinrich"]) == []


@pytest.mark.rule("ahq.treasure.wand.charges", "ahq.treasure.scroll.single-use-no-components")
def test_a_spent_wand_and_a_blank_scroll_are_gone() -> None:
    world, magnus = wizard(heinrich=(5, 6))
    foe(world, "ogre", (11, 5))
    magnus.items = [Item("wand", charges=2, spells=["courage"]), Item("scroll", spells=["courage", "courage"])]
    magnus.spells = []
    assert on_offer(world, magnus) == ["cast:courage:item:0", "cast:courage:item:1"]
    cast(world, magnus, "courage", [], ["who:magnus"], source="item:0")
    assert magnus.items[0].charges == 1
    magnus.effects = []
    cast(world, magnus, "courage", [], ["who:magnus"], source="item:1")
    assert magnus.items[1].spells == ["courage"]
    magnus.effects = []
    cast(world, magnus, "courage", [], ["who:magnus"], source="item:0")
    assert [item.row for item in magnus.items] == ["scroll"]
    magnus.effects = []
    cast(world, magnus, "courage", [], ["who:magnus"], source="item:0")
    assert magnus.items == []


@pytest.mark.rule("ahq.magic.components.consumed")
def test_the_price_of_a_spell_is_told() -> None:
    world, magnus = wizard(heinrich=(5, 6))
    foe(world, "ogre", (11, 5))
    magnus.items.append(Item("wand", charges=3, spells=["courage"]))
    magnus.effects.append(Effect("free-spell", "expedition"))
    prices = {option.key: option.note for option in options(magic.deeds(world, magnus, False))}
    one, two = prices["cast:courage:components"], prices["cast:inferno-of-doom:components"]
    assert one is not None
    assert (one.id, one.args["component"], one.args["left"]) == ("note-component", Say("item-silver-key"), 2)
    assert two is not None
    assert (two.args["first"], two.args["second"]) == (Say("item-ash"), Say("item-dragon-tooth"))
    wand = next(note for key, note in prices.items() if key.startswith("cast:courage:item"))
    assert wand is not None
    assert wand.args["charges"] == 3
    gift = prices["cast:courage:circle"]
    assert gift is not None
    assert gift.id == "note-free-spell"


@pytest.mark.rule("ahq.magic.cast.one-per-turn", "ahq.magic.bright.courage")
def test_spells_of_the_fight_are_not_cast_between_fights() -> None:
    world, magnus = wizard(False, heinrich=(5, 6))
    assert {key.split(":")[1] for key in on_offer(world, magnus)} == {
        "dragon-armour",
        "open-window",
        "bright-key",
        "swift-wind",
    }


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_a_spell_takes_is_noted_without_brackets_for_a_terminal_puts_notes_into_some(language: str) -> None:
    note = texts(language, "ahq").say(Say("note-component", component=Say("item-ash"), left=2))
    assert "2" in note
    assert "(" not in note
