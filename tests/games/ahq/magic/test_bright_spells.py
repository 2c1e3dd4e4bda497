"""The spells of the Bright Wizards."""

from __future__ import annotations

import pytest

from souterrain.crawl.squares import key
from souterrain.games.ahq import magic, upkeep
from souterrain.games.ahq.battle import turn as combat
from souterrain.games.ahq.belongings import count
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.combat import areas, melee
from souterrain.games.ahq.combat.damage import kill
from souterrain.games.ahq.combat.moves import combat_move
from souterrain.games.ahq.dungeon import growth
from souterrain.games.ahq.events.blows import Harmed, Riposte
from souterrain.games.ahq.figures import Effect, effect, exploration_begins
from souterrain.games.ahq.master.musters import add_group
from souterrain.games.ahq.spells import fire, passages
from souterrain.games.ahq.values import bravery, exploration_move, toughness
from souterrain.games.ahq.world import World
from tests.games.ahq.arena import arena, do, first_ask, foe, hall, keys, settled, side_room
from tests.games.ahq.deeds import done
from tests.games.ahq.expedition import JUNCTION, door, expedition, junction, man_at_arms, room, told
from tests.games.ahq.magic.wizardry import cast, on_offer, wizard


@pytest.mark.rule("ahq.magic.template.fireball", "ahq.magic.bright.flames-of-death")
def test_flames_of_death_over_two_sentries() -> None:
    world, magnus = wizard()
    one, two = foe(world, "skaven-sentry", (11, 5)), foe(world, "skaven-sentry", (12, 6))
    outside = foe(world, "skaven-sentry", (13, 6))
    places = fire.bursts(world, magnus, BOOK.spells["flames-of-death"])
    square = frozenset({(11, 5), (12, 5), (11, 6), (12, 6)})
    assert square in places
    cast(world, magnus, "flames-of-death", [7, 8, 2, 1, 6, 5, 5, 5, 12, 1, 3], [f"lay:{places.index(square) + 1}"])
    assert one.id not in world.figures
    assert (two.wounds, outside.wounds) == (2, 3)


@pytest.mark.rule("ahq.magic.template.fireball")
def test_where_flames_strike_most_enemies_and_fewest_friends_is_offered_first() -> None:
    world, magnus = wizard()
    for at in ((11, 5), (12, 6)):
        foe(world, "skaven-sentry", at)
    man_at_arms(world, (10, 4), owner=magnus.id)
    places = fire.bursts(world, magnus, BOOK.spells["flames-of-death"])
    options = first_ask(fire.burst_aim(world, magnus, BOOK.spells["flames-of-death"])).options
    covered = [areas.figures_on(world, places[int(option.on[0]) - 1]) for option in options]
    enemies = [sum(figure.kind == "monster" for figure in found) for found in covered]
    hit = [(count, count - len(found)) for count, found in zip(enemies, covered, strict=True)]
    assert hit == sorted(hit, reverse=True)
    assert len(set(hit)) > 2
    assert [option.text.args["n"] for option in options] == list(range(1, len(places) + 1))
    assert all(set(option.covers) == set(map(key, places[int(option.on[0]) - 1])) for option in options), (
        "an answer means the same place as ever"
    )


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
    places = fire.bursts(world, magnus, BOOK.spells["flames-of-death"])
    assert places
    assert all(x <= 13 for place in places for x, _ in place)


@pytest.mark.rule("ahq.magic.bright.inferno-of-doom")
@pytest.mark.parametrize(("die", "dice"), [(10, 7), (11, 5)])
def test_inferno_of_doom_does_less_when_the_test_fails(die: int, dice: int) -> None:
    world, magnus = wizard()
    foe(world, "ogre", (11, 5))
    cast(world, magnus, "inferno-of-doom", [die, *[1] * dice], ["lay:1"])
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

    monkeypatch.setattr(growth, "behind", behind)
    cast(world, magnus, "open-window", [], [f"look:door:{gate.id}"])
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
    asked = first_ask(done(magic.deeds(world, magnus, False), "cast:bright-key:components"))
    assert "where:13,6:e" in keys(asked)
    cast(world, magnus, "bright-key", [], ["where:13,6:e"])
    (made,) = world.here.doors.values()
    assert (made.magic, made.open, made.a, made.b) == (True, False, (13, 6), (14, 6))


@pytest.mark.rule("ahq.magic.bright.bright-key-rock")
@pytest.mark.parametrize(("die", "rock"), [(4, True), (5, False)])
def test_behind_a_door_of_the_key_there_may_be_rock(die: int, rock: bool) -> None:
    world, _ = wizard(fight=False)
    gate = door(world, (13, 6), (14, 6), magic=True)
    run = growth.behind(world, gate.id)
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
    cast(world, magnus, "flight", [4], ["where:13,10", "where:13,13"])
    assert skaven.at == (13, 13)
    do(combat.gm_phase(world))
    assert skaven.at == (13, 13)


@pytest.mark.rule("ahq.magic.bright.swift-wind")
def test_swift_wind_doubles_speed_or_gives_eighteen_squares() -> None:
    world, magnus = wizard(heinrich=(7, 7), sven=(8, 8))
    man = man_at_arms(world, (9, 9), "magnus")
    assert world.combat is not None
    world.combat.waiting = ["heinrich", "sven", man.id]
    cast(world, magnus, "swift-wind", [3], ["who:sven", "who:heinrich"])
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
    do(combat.gm_phase(world))
    do(upkeep.end_turn(world))
    assert effect(skaven, "still-air") is None


@pytest.mark.rule("ahq.magic.bright.courage")
def test_courage_makes_bravery_twelve() -> None:
    world, magnus = wizard(sven=(5, 6))
    cast(world, magnus, "courage", [], ["who:sven"])
    assert bravery(world.figures["sven"]) == 12
    exploration_begins(world)
    assert bravery(world.figures["sven"]) == 10


@pytest.mark.rule("ahq.magic.bright.open-window")
def test_the_window_opens_on_unknown_doors_and_exits_only() -> None:
    world = expedition("magnus")
    room(world, 20, 20)
    door(world, (24, 22), (25, 22), explored=True)
    false = door(world, (22, 20), (22, 19))
    false.false = True
    unknown = door(world, (20, 22), (19, 22))
    crossing = junction(world)
    assert passages.windows(world) == [(unknown.id, "", (20, 22)), ("", crossing.id, JUNCTION)]


@pytest.mark.rule("ahq.magic.skaven.choke-death", "ahq.treasure.potion.healing.heals-next-turn")
def test_what_has_worked_once_does_not_work_again() -> None:
    world = expedition("heinrich", "sven")
    heinrich, sven = world.figures.values()
    heinrich.wounds, heinrich.effects = 1, [Effect("healing", "expedition", since=3), Effect("nausea", "expedition")]
    world.turn = 2
    do(upkeep.begin_turn(world))
    assert heinrich.wounds == 1
    world.turn = 3
    do(upkeep.begin_turn(world))
    assert (heinrich.wounds, [each.kind for each in heinrich.effects]) == (4, ["nausea"])
    sven.effects = [Effect("choke", "turn", 3)]
    do(upkeep.end_turn(world), [], ["yes"])
    assert sven.effects == []
    assert "sven" in world.figures


@pytest.mark.rule("ahq.magic.bright.flaming-hand", "ahq.combat.melee.free-attack")
def test_a_flaming_hand_burns_for_every_hit() -> None:
    world = arena(magnus=(5, 5))
    magnus, ogre = world.figures["magnus"], foe(world, "ogre", (6, 5))
    magnus.effects = [Effect("flaming-hand", "exploration")]
    ogre.wounds = ogre.profile.wounds = 12
    do(melee.attack(world, magnus, ogre), [12, 11, 4, 5])
    assert ogre.wounds == 3
