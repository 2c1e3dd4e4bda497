"""The spells one by one, in their finer points: who can be aimed at, what they leave behind."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Ask
from souterrain.core.say import Say
from souterrain.core.text import texts
from souterrain.crawl.squares import Square
from souterrain.games.ahq import magic
from souterrain.games.ahq.belongings import count
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.combat import areas, moves
from souterrain.games.ahq.combat.damage import kill
from souterrain.games.ahq.events.magic import AirStill, Healed, PutToFlight, SwiftWind
from souterrain.games.ahq.figures import Effect, Figure, Item, effect, spend_phase
from souterrain.games.ahq.spells import aid, fire, wind
from souterrain.games.ahq.words import names, tell_apart
from souterrain.games.ahq.world import Pile, World
from tests.games.ahq.arena import arena, do, first_ask, foe, settled, side_room
from tests.games.ahq.deeds import done
from tests.games.ahq.expedition import man_at_arms, told


def wizard(fight: bool = True, **others: Square) -> tuple[World, Figure]:
    """Magnus, who knows all the Bright spells and has what they need."""
    world = arena("seat", fight, magnus=(5, 5), **others)
    magnus = world.figures["magnus"]
    magnus.spells = [spell.id for spell in BOOK.spells.values() if not spell.dark]
    magnus.items = [
        Item(part, 5) for part in ("ash", "red-dragon-ash", "silver-key", "phoenix-feather", "dragon-tooth")
    ]
    magnus.fate = 0
    return world, magnus


def cast(
    world: World, figure: Figure, spell: str, dice: list[int | str] | None = None, answers: list[str] | None = None
) -> bool:
    result: bool = do(done(magic.deeds(world, figure, False), f"cast:{spell}:components"), dice, answers).result
    return result


# --- wind


@pytest.mark.rule("ahq.magic.bright.flight")
def test_flight_is_aimed_at_figures_in_sight_that_have_not_moved() -> None:
    world, magnus = wizard(heinrich=(5, 7), sven=(5, 9), rogar=(16, 6))
    side_room(world, open=False)
    assert world.combat is not None
    skaven, frozen = foe(world, "skaven-warrior", (9, 5)), foe(world, "skaven-warrior", (9, 9))
    hidden = foe(world, "skaven-warrior", (17, 8))
    frozen.effects = [Effect("still-air", "turn", 1)]
    world.combat.waiting = ["heinrich", "rogar"]
    assert wind.flight_targets(world, magnus) == [world.figures["heinrich"], skaven], hidden
    world.figures["heinrich"].wounds = 0
    assert wind.flight_targets(world, magnus) == [skaven]


@pytest.mark.rule("ahq.magic.bright.flight", "ahq.treasure.amulet.iron.blocks-spell-on-9")
def test_a_companion_put_to_flight_has_had_his_action_unless_his_amulet_saves_him() -> None:
    world, magnus = wizard(heinrich=(5, 7))
    heinrich = world.figures["heinrich"]
    heinrich.worn.append("amulet-of-iron")
    assert world.combat is not None
    world.combat.waiting = ["heinrich"]
    cast(world, magnus, "flight", [9])
    assert not told(world, PutToFlight)
    assert world.combat.waiting == ["heinrich"]
    magnus.effects = []
    cast(world, magnus, "flight", [8, 3], ["where:5,13", "stay"])
    assert heinrich.at == (5, 13)
    assert world.combat.waiting == []
    assert effect(heinrich, "spent") is None


@pytest.mark.rule("ahq.magic.bright.flight")
def test_a_death_zone_ends_the_flight() -> None:
    world, magnus = wizard(heinrich=(10, 8))
    skaven = foe(world, "skaven-warrior", (11, 5))
    cast(world, magnus, "flight", [], ["where:10,7"])
    assert skaven.at == (10, 7)
    assert effect(skaven, "spent")


@pytest.mark.rule("ahq.magic.bright.swift-wind")
@pytest.mark.parametrize(("die", "number"), [(1, 1), (2, 1), (7, 4), (12, 6)])
def test_half_a_die_of_others_is_carried_by_the_wind(die: int, number: int) -> None:
    world, magnus = wizard(False)
    cast(world, magnus, "swift-wind", [die])
    assert told(world, SwiftWind)[0].number == number
    assert moves.allowance(world, magnus) == 18


@pytest.mark.rule("ahq.magic.bright.swift-wind")
def test_only_those_who_have_not_moved_yet_gain_by_it() -> None:
    world, magnus = wizard(False, heinrich=(5, 7), sven=(5, 9), rogar=(9, 9))
    spend_phase(world, world.figures["rogar"])
    cast(world, magnus, "swift-wind", [4])
    swift = [figure.id for figure in world.figures.values() if effect(figure, "swift-wind")]
    assert swift == ["magnus", "heinrich", "sven"]
    fight, wizard_too = wizard(True, heinrich=(5, 7), sven=(5, 9))
    assert fight.combat is not None
    fight.combat.waiting = ["sven"]
    cast(fight, wizard_too, "swift-wind", [4])
    assert effect(fight.figures["heinrich"], "swift-wind") is None
    assert effect(fight.figures["sven"], "swift-wind")


@pytest.mark.rule("ahq.magic.bright.still-air", "ahq.treasure.ring.magic-protection.level-1")
def test_still_air_holds_the_monsters_of_one_section_in_sight() -> None:
    world, magnus = wizard()
    other, _ = side_room(world)
    near, warded = foe(world, "skaven-warrior", (9, 5)), foe(world, "white-sorcerer", (9, 9))
    away = foe(world, "skaven-warrior", (16, 8))
    hall = next(iter(set(wind.still_air_sections(world, magnus)) - {other.id}))
    assert wind.still_air_sections(world, magnus) == sorted([hall, other.id]), "through the open door"
    settled(world)
    cast(world, magnus, "still-air", [11], [f"where:{hall}"])
    assert [effect(each, "still-air") is not None for each in (near, warded, away)] == [True, False, False]
    assert told(world, AirStill)[0].number == 1
    other_world, him = wizard()
    side_room(other_world, open=False)
    foe(other_world, "skaven-warrior", (16, 8))
    assert wind.still_air_sections(other_world, him) == []


# --- fire


@pytest.mark.rule("ahq.magic.bright.flames-of-death", "ahq.magic.skaven.fireball")
def test_bright_fire_is_not_thrown_from_a_death_zone_nor_beside_an_enemy_dark_fire_is() -> None:
    world, magnus = wizard(heinrich=(7, 5))
    near, far = foe(world, "skaven-warrior", (6, 5)), foe(world, "skaven-warrior", (11, 5))
    near.fixed = "heinrich"
    flames, fireball = BOOK.spells["flames-of-death"], BOOK.spells["fireball"]
    assert not fire.burst_possible(world, magnus, flames), "next to an enemy whose zone lies elsewhere"
    assert fire.burst_possible(world, magnus, fireball)
    near.at = (6, 6)
    near.fixed = ""
    assert fire.burst_possible(world, magnus, flames)
    near.hand, near.fixed = "halberd", "magnus"
    assert not fire.burst_possible(world, magnus, flames), "in the zone of a halberd"
    assert far.id in world.figures


@pytest.mark.rule("ahq.magic.template.fireball", "ahq.magic.bright.flames-of-death")
def test_the_template_is_aimed_within_twelve_squares_in_sight() -> None:
    world, magnus = wizard()
    magnus.at = (2, 2)
    flames = BOOK.spells["flames-of-death"]
    skaven = foe(world, "skaven-warrior", (8, 8))
    assert {min(place) for place in fire.bursts(world, magnus, flames)} == {(8, 8), (7, 8), (8, 7), (7, 7)}
    skaven.at = (9, 9)
    assert {min(place) for place in fire.bursts(world, magnus, flames)} == {(8, 8)}
    skaven.at = (10, 10)
    assert fire.bursts(world, magnus, flames) == []
    side_room(world, open=False)
    skaven.at, magnus.at = (14, 6), (10, 6)
    assert fire.bursts(world, magnus, flames) == [], "behind a closed door"


@pytest.mark.rule("ahq.magic.template.fireball")
def test_whoever_lays_a_template_reads_who_is_under_it() -> None:
    world, magnus = wizard(heinrich=(9, 6))
    skaven = foe(world, "skaven-warrior", (10, 6))
    ask = next(fire.burst_aim(world, magnus, BOOK.spells["flames-of-death"]))
    assert isinstance(ask, Ask)
    under = names([skaven])
    both = Say("note-template-friends", enemies=under, friends=names([world.figures["heinrich"]]))
    assert {option.note for option in ask.options} == {under, both}
    assert all((option.note == both) == ("9,6" in option.covers) for option in ask.options)


@pytest.mark.rule("ahq.magic.template.fireball")
def test_those_who_differ_by_their_numbers_alone_are_named_once_under_a_template() -> None:
    world, magnus = wizard()
    band = [foe(world, "skaven-warrior", at) for at in ((10, 6), (11, 6))]
    tell_apart(world, band)
    band.append(foe(world, "skaven-champion", (10, 5)))
    ask = next(fire.burst_aim(world, magnus, BOOK.spells["flames-of-death"]))
    assert isinstance(ask, Ask)
    note = next(option.note for option in ask.options if {"10,6", "11,6", "10,5"} <= {*option.covers})
    assert note is not None
    assert texts("fr", "ahq").say(note) == "champion skaven et guerriers skavens 1 et 2"
    assert texts("en", "ahq").say(note) == "Skaven champion and Skaven warriors 1 and 2"
    for figure in band:
        figure.number = 0
    assert texts("en", "ahq").say(names(band[:2])) == "Skaven warrior and Skaven warrior", "who bears none has none"


@pytest.mark.rule("ahq.magic.template.fireball")
def test_partial_sight_counts_four_squares_more_for_bright_fire_only() -> None:
    world, magnus = wizard()
    magnus.at = (2, 5)
    skaven = foe(world, "skaven-warrior", (11, 6))
    foe(world, "ogre", (9, 3)).at = (9, 4)
    flames, fireball = BOOK.spells["flames-of-death"], BOOK.spells["fireball"]
    bright, dark = fire.bursts(world, magnus, flames), fire.bursts(world, magnus, fireball)
    over = {min(place) for place in dark if skaven.at in place}
    assert {min(place) for place in bright if skaven.at in place} < over


@pytest.mark.rule("ahq.magic.template.fireball", "ahq.treasure.amulet.iron.blocks-spell-on-9")
def test_everybody_under_the_template_burns_but_those_whose_ward_turns_it() -> None:
    world, magnus = wizard(heinrich=(9, 6), sven=(10, 6))
    skaven = foe(world, "skaven-warrior", (9, 5))
    for name in ("heinrich", "sven"):
        world.figures[name].fate = 0
    world.figures["sven"].worn.append("amulet-of-iron")
    asked = first_ask(done(magic.deeds(world, magnus, False), "cast:flames-of-death:components"))
    notes = {option.at: option.note for option in asked.options}
    assert notes["9,5"] == Say(
        "note-template-friends",
        enemies=names([skaven]),
        friends=names([world.figures["heinrich"], world.figures["sven"]]),
    )
    at = next(option.key for option in asked.options if option.at == "9,5")
    order = [figure.id for figure in areas.figures_on(world, {(9, 5), (10, 5), (9, 6), (10, 6)})]
    assert order == ["heinrich", "sven", skaven.id]
    cast(world, magnus, "flames-of-death", [8, 1, 1, 1, 1, 9, 7, 1, 1, 1, 1], [at])
    assert (world.figures["heinrich"].wounds, world.figures["sven"].wounds, skaven.wounds) == (3, 4, 2)


@pytest.mark.rule("ahq.treasure.wand.lightning-spell", "ahq.magic.skaven.choke")
def test_lightning_reaches_twelve_squares_choking_as_far_as_one_sees() -> None:
    world, magnus = wizard()
    magnus.at = (2, 2)
    near, far = foe(world, "skaven-warrior", (8, 8)), foe(world, "skaven-warrior", (12, 13))
    assert fire.enemy_possible(world, magnus, BOOK.spells["lightning"])
    assert fire._in_sight(world, magnus, BOOK.spells["lightning"]) == [near]
    assert fire._in_sight(world, magnus, BOOK.spells["choke"]) == [near, far]
    side_room(world, open=False)
    near.at = far.at = (16, 6)
    assert fire._in_sight(world, magnus, BOOK.spells["choke"]) == [], "one must see whom one chokes"


# --- aid


@pytest.mark.rule("ahq.magic.bright.dragon-armour")
def test_dragon_armour_is_for_those_beside_him_who_have_none() -> None:
    world, magnus = wizard(heinrich=(5, 6), sven=(6, 5))
    heinrich, sven = world.figures["heinrich"], world.figures["sven"]
    cast(world, magnus, "dragon-armour", [], ["who:heinrich"])
    magnus.effects = []
    assert aid.dragon_armour_possible(world, magnus, BOOK.spells["dragon-armour"])
    cast(world, magnus, "dragon-armour")
    assert effect(sven, "dragon-armour")
    assert [each.kind for each in heinrich.effects] == ["dragon-armour"]
    assert not aid.dragon_armour_possible(world, magnus, BOOK.spells["dragon-armour"])


@pytest.mark.rule("ahq.magic.bright.flames-of-phoenix")
def test_the_phoenix_heals_himself_alone_or_the_one_who_is_beside_him() -> None:
    world, magnus = wizard(heinrich=(5, 6), sven=(9, 9))
    heinrich, spell = world.figures["heinrich"], BOOK.spells["flames-of-the-phoenix"]
    assert not aid.phoenix_possible(world, magnus, spell), "Heinrich is unhurt"
    heinrich.wounds = 1
    assert do(aid.phoenix_aim(world, magnus, spell)).result is heinrich
    world.figures["sven"].at = (6, 5)
    assert not aid.phoenix_possible(world, magnus, spell), "somebody else is too near"
    heinrich.at = world.figures["sven"].at = (9, 9)
    assert not aid.phoenix_possible(world, magnus, spell), "he is unhurt himself"
    magnus.wounds = 1
    assert do(aid.phoenix_aim(world, magnus, spell)).result is magnus
    world.told.clear()
    cast(world, magnus, spell.id)
    assert [event.kind for event, _ in world.told] == ["spell-cast"], "what it does is told with it"
    assert [event.who for event in told(world, Healed)] == ["magnus"]


@pytest.mark.rule("ahq.magic.bright.power-of-phoenix")
def test_the_raised_have_all_that_they_had_and_lasting_harm_stays() -> None:
    world, magnus = wizard(heinrich=(7, 7), sven=(9, 9))
    heinrich, sven = world.figures["heinrich"], world.figures["sven"]
    foe(world, "skaven-warrior", (12, 12))
    heinrich.gold, heinrich.suffered = 30, 4
    heinrich.effects = [
        Effect("nausea", "expedition"),
        Effect("lost-leg", "cured"),
        Effect("berserk", "combat"),
        Effect("courage", "exploration"),
    ]
    worn, things = list(heinrich.worn), [item.row for item in heinrich.items]
    world.here.piles.append(Pile(at=(3, 3), gold=5))
    do(kill(world, heinrich, "ahq.combat.death.hero-ko-at-zero"))
    do(kill(world, sven, "ahq.combat.death.hero-ko-at-zero"))
    assert cast(world, magnus, "power-of-the-phoenix", [10], ["who:heinrich"]) is True
    assert (heinrich.gold, heinrich.worn, [item.row for item in heinrich.items]) == (30, worn, things)
    assert [each.kind for each in heinrich.effects] == ["nausea", "lost-leg"]
    assert (heinrich.wounds, heinrich.suffered, heinrich.died) == (4, 0, -1)
    assert [hero.id for hero in world.fallen] == ["sven"]
    assert {pile.body for pile in world.here.piles} == {"", "sven"}


@pytest.mark.rule("ahq.magic.bright.power-of-phoenix")
def test_a_raised_henchman_is_no_longer_among_the_dead_and_zones_are_fixed_anew() -> None:
    world, magnus = wizard()
    one, two = man_at_arms(world, (7, 7), "magnus"), man_at_arms(world, (7, 9), "magnus")
    skaven = foe(world, "skaven-warrior", (8, 7))
    for man in (one, two):
        do(kill(world, man, "ahq.combat.death.monster-henchman"))
    assert world.combat is not None
    cast(world, magnus, "power-of-the-phoenix", [1], [f"who:{one.id}"])
    assert world.combat.bodies == [two]
    assert (one.fixed, skaven.fixed) == (skaven.id, one.id)
    magnus.effects = []
    cast(world, magnus, "power-of-the-phoenix", [11])
    assert aid.revivable(world) == [], "his soul is lost"


@pytest.mark.rule("ahq.magic.bright.power-of-phoenix")
def test_between_fights_the_dead_of_this_turn_are_raised_as_well() -> None:
    world, magnus = wizard(False, sven=(9, 9))
    do(kill(world, world.figures["sven"], "ahq.combat.death.hero-ko-at-zero"))
    assert world.combat is None
    cast(world, magnus, "power-of-the-phoenix", [1])
    assert "sven" in world.figures
    assert count(magnus, "phoenix-feather") == count(magnus, "dragon-tooth") == 4
