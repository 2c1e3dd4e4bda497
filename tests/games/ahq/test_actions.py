"""What one figure does in a combat turn, question by question."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Ask
from souterrain.core.say import Say
from souterrain.crawl.squares import Square
from souterrain.games.ahq.battle import fighter, footwork
from souterrain.games.ahq.belongings import count
from souterrain.games.ahq.dungeon.ground import redraw
from souterrain.games.ahq.events.hazards import LeaptAcross
from souterrain.games.ahq.figures import Effect, Figure, Hazard, Item, Trap, effect
from souterrain.games.ahq.world import World
from tests.games.ahq.arena import arena, do, first_ask, foe, give, hall, keys, settled, side_room
from tests.games.ahq.expedition import man_at_arms, told


def offers(world: World, figure: Figure) -> list[str]:
    """What a figure may do first, moves apart."""
    return [key for key in keys(first_ask(fighter.act(world, figure))) if not key.startswith("go:")]


def after(world: World, figure: Figure, *answers: str, dice: list[int | str] | None = None) -> list[str]:
    """What it may do after these answers, moves as one word."""
    seen = do(fighter.act(world, figure), dice, [*answers, "done"])
    return list(dict.fromkeys(key.partition(":")[0] for key in keys(seen.asked[-1])))


def duel(at: Square = (6, 5)) -> tuple[World, Figure, Figure]:
    world = arena(heinrich=(5, 5))
    world.figures["heinrich"].fate = 0
    return settled(world), world.figures["heinrich"], foe(world, "skaven-warrior", at)


@pytest.mark.rule("ahq.combat.heroes-phase.move-and-attack", "ahq.combat.heroes-phase.run")
def test_move_then_attack_or_attack_then_move_but_nothing_twice() -> None:
    world, heinrich, skaven = duel((9, 5))
    assert after(world, heinrich, "go:8,5") == ["attack", "done"]
    heinrich.at, heinrich.fixed, skaven.fixed = (5, 5), "", ""
    assert after(world, heinrich, "go:6,5") == ["run", "done"]
    heinrich.at, skaven.at = (5, 5), (6, 5)
    assert after(world, heinrich, f"attack:{skaven.id}", dice=[3]) == ["go", "done"]


@pytest.mark.rule("ahq.combat.ko.helpless")
def test_a_hero_who_is_felled_in_the_middle_of_his_action_does_nothing_more() -> None:
    world = arena(heinrich=(13, 6))
    _, door = side_room(world, open=False)
    heinrich, skaven = world.figures["heinrich"], foe(world, "skaven-warrior", (12, 6))
    heinrich.fate, heinrich.wounds = 0, 1
    do(fighter.act(world, heinrich), [1, 12, 9, 8, 1, 1, 1, 1, 1], [f"attack:{skaven.id}"])
    assert heinrich.wounds == 0
    assert not door.open


@pytest.mark.rule("ahq.treasure.potion.healing.heals-next-turn", "ahq.treasure.potion.strength.effect")
def test_potions_are_drunk_at_the_start_of_a_turn_only() -> None:
    world, heinrich, skaven = duel()
    give(heinrich, "healing-potion", "strength-potion")
    assert "use:strength-potion" in offers(world, heinrich)
    assert "use:healing-potion" not in offers(world, heinrich), "he is unhurt"
    heinrich.wounds = 2
    assert "use:healing-potion" in offers(world, heinrich)
    assert "item" not in after(world, heinrich, f"attack:{skaven.id}", dice=[3])
    assert "item" not in after(world, heinrich, "go:5,6")
    seen = do(fighter.act(world, heinrich), [], ["use:healing-potion", "done"])
    assert "use:healing-potion" not in keys(seen.asked[1]), "it works already"
    assert count(heinrich, "healing-potion") == 0
    heinrich.effects.append(Effect("choke", "turn", 4))
    assert "use:strength-potion" not in offers(world, heinrich)


@pytest.mark.rule("ahq.combat.ko.potion")
def test_a_potion_for_a_fallen_hero_takes_the_place_of_the_attack() -> None:
    world = arena(heinrich=(5, 5), sven=(5, 6))
    heinrich, sven = world.figures.values()
    skaven = foe(world, "skaven-warrior", (11, 11))
    sven.wounds = 0
    man = man_at_arms(world, (4, 6))
    give(man, "healing-potion")
    assert "aid:sven" in offers(world, man), "a Henchman may as well"
    assert "aid:sven" not in offers(world, heinrich), "he has none"
    man.effects = [Effect("cowering", "turn", 1)]
    assert "aid:sven" not in offers(world, man)
    man.effects = []
    assert after(world, man, "aid:sven") == ["go", "done"]
    assert effect(sven, "healing")
    assert "aid:sven" not in offers(world, man)
    give(heinrich, "healing-potion")
    sven.effects, man.effects = [], []
    assert "aid:sven" in offers(world, heinrich)
    skaven.at = (5, 7)
    settled(world)
    assert "aid:sven" not in offers(world, heinrich), "a Death Zone holds Sven"
    skaven.at, skaven.fixed = (6, 5), ""
    settled(world)
    assert "aid:sven" not in offers(world, heinrich), "or himself"


@pytest.mark.rule("ahq.combat.attack.orthogonal", "ahq.combat.melee.choose-target-first")
def test_those_are_offered_whom_the_weapon_in_hand_reaches() -> None:
    world, heinrich, skaven = duel((6, 6))
    assert offers(world, heinrich) == ["done"]
    give(heinrich, "halberd")
    assert offers(world, heinrich) == ["done"], "it is still at his back"
    heinrich.hand = "halberd"
    assert offers(world, heinrich) == [f"attack:{skaven.id}", "done"]


@pytest.mark.rule("ahq.combat.heroes-phase.door", "ahq.combat.end.closed-door-delay")
def test_a_door_takes_the_place_of_the_attack_and_a_closed_one_is_remembered() -> None:
    world = arena(heinrich=(13, 6), sven=(14, 6))
    _, door = side_room(world)
    heinrich, sven = world.figures.values()
    foe(world, "skaven-warrior", (3, 3))
    asked = first_ask(fighter.act(world, heinrich))
    assert next(option.at for option in asked.options if option.on == (door.id,)) == "14,6"
    asked = first_ask(fighter.act(world, sven))
    assert next(option.at for option in asked.options if option.on == (door.id,)) == "13,6"
    assert after(world, heinrich, f"close:{door.id}") == ["go", "done"]
    assert world.combat is not None
    assert (door.open, world.combat.door_shut) == (False, True)
    world.combat.door_shut = False
    after(world, heinrich, f"open:{door.id}")
    assert (door.open, world.combat.door_shut, world.combat.fresh_doors) == (True, False, [])


@pytest.mark.rule("ahq.trap.pit.climb-out")
@pytest.mark.parametrize(("die", "climbed"), [(6, True), (7, False)])
def test_in_a_fight_too_climbing_out_of_a_pit_is_the_move(die: int, climbed: bool) -> None:
    world, heinrich, skaven = duel()
    settled(world)
    heinrich.effects = [Effect("in-pit", "expedition")]
    assert offers(world, heinrich) == [f"attack:{skaven.id}", "climb", "done"]
    assert not any(key.startswith("go:") for key in keys(first_ask(fighter.act(world, heinrich))))
    answers = ["climb", "where:5,6", "done"] if climbed else ["climb", "done"]
    seen = do(fighter.act(world, heinrich), [die], answers)
    assert (effect(heinrich, "in-pit") is None) is climbed
    assert not any(key.startswith("go:") for key in keys(seen.asked[-1]))
    assert "climb" not in keys(seen.asked[-1])
    assert skaven.fixed == ("" if climbed else heinrich.id), "whoever is out of its reach no longer holds its zone"


@pytest.mark.rule("ahq.hazard.chasm.heroic-leap")
def test_a_leap_over_the_chasm_is_the_move_of_a_fight_too() -> None:
    world = arena(heinrich=(5, 5))
    squares = [(6, y) for y in range(2, 14)]
    hall(world).hazard = Hazard(kind="chasm", squares=squares, blocks=squares)
    redraw(world.here)
    skaven = foe(world, "skaven-warrior", (8, 5))
    assert after(world, world.figures["heinrich"], "leap", dice=[3]) == ["attack", "done"]
    assert told(world, LeaptAcross)
    assert "leap" not in offers(world, skaven), "monsters never leap"


@pytest.mark.rule("ahq.dungeon.stairs.out-hero-leaves", "ahq.combat.monsters-never-flee")
def test_heroes_may_leave_by_the_stairs_in_a_fight_monsters_may_not() -> None:
    world = arena(heinrich=(5, 5), sven=(9, 9))
    heinrich, sven = world.figures.values()
    skaven = foe(world, "skaven-warrior", (6, 5))
    settled(world)
    hall(world).kind, hall(world).leads = "stairs", "out"
    assert "leave" not in offers(world, skaven)
    do(fighter.act(world, heinrich), [], ["leave"])
    assert [figure.id for figure in world.departed] == ["heinrich"]
    assert skaven.fixed == "", "its zone is free again"
    hall(world).leads = "down"
    assert "leave" not in offers(world, sven)


@pytest.mark.rule("ahq.magic.cast.two-components-no-move", "ahq.magic.cast.one-component-may-move")
def test_a_spell_of_two_components_roots_the_wizard_for_the_turn() -> None:
    world = arena(magnus=(3, 5))
    magnus, ogre = world.figures["magnus"], foe(world, "ogre", (10, 5))
    magnus.spells = ["flames-of-death", "inferno-of-doom"]
    give(magnus, "ash", "ash", "dragon-tooth")
    moved = do(fighter.act(world, magnus), [], ["go:3,6", "done"]).asked[1]
    assert [key for key in keys(moved) if key.startswith("cast")] == ["cast:flames-of-death:components"]
    magnus.at = (3, 5)
    seen = do(fighter.act(world, magnus), [1, *[1] * 7], ["cast:inferno-of-doom:components", "lay:1"])
    assert len(seen.asked) == 2, "he may neither move nor attack any more"
    magnus.effects = []
    assert after(world, magnus, "cast:flames-of-death:components", "lay:1", dice=[1] * 5) == ["go", "done"]
    assert ogre.wounds == 9


@pytest.mark.rule("ahq.gm.character.uses-everything", "ahq.weapon.ranged.crossbow-reload")
def test_a_jezzail_team_shoots_once_and_then_reloads() -> None:
    world = arena(heinrich=(3, 5))
    team = foe(world, "jezzail-team", (10, 5))
    assert world.combat is not None
    world.combat.order = "attack-move"
    assert offers(world, team) == ["art:jezzail:heinrich", "done"]
    seen = do(fighter.act(world, team), [2], ["art:jezzail:heinrich"])
    assert len(seen.asked) == 1, "it must stand still"
    assert offers(world, team) == ["art:reload", "done"]
    world.told.clear()
    do(fighter.act(world, team), [], ["art:reload"])
    assert [event.kind for event, _ in world.told] == ["art-used"], "told once"
    assert team.loaded


@pytest.mark.rule("ahq.combat.ko.drag")
def test_dragging_is_the_move_of_a_hero_and_only_heroes_are_dragged() -> None:
    world = arena(sven=(6, 5), magnus=(5, 5))
    sven, magnus = world.figures.values()
    foe(world, "skaven-warrior", (13, 13))
    magnus.wounds = 0
    man = man_at_arms(world, (6, 6), "sven")
    man.at = (4, 5)
    assert "drag:magnus" not in offers(world, man)
    man.at = (6, 6)
    man.effects = [Effect("asleep", "turn", 9)]
    assert [key for key in offers(world, sven) if key.startswith("drag")] == ["drag:magnus"]
    seen = do(fighter.act(world, sven), [], ["drag:magnus", "go:9,5", "done"])
    assert "go:10,5" not in keys(seen.asked[1])
    assert (sven.at, magnus.at) == ((9, 5), (8, 5))
    assert not any(key.startswith("go") for key in keys(seen.asked[-1]))


@pytest.mark.rule("ahq.combat.pursuit.must-run", "ahq.combat.gm-phase.run")
def test_a_pursuer_that_moved_must_run_unless_it_stands_next_to_somebody() -> None:
    world = arena(heinrich=(5, 5))
    skaven = foe(world, "skaven-warrior", (13, 13))
    assert world.combat is not None
    world.combat.order = "move-attack"
    do(fighter.act(world, skaven), [], ["go:13,12", "done"])
    world.combat.pursuit = True
    skaven.at = (13, 13)
    seen = do(fighter.act(world, skaven), [3], ["go:13,12", "done", "done"])
    menus = [ask.options for ask in seen.asked if isinstance(ask, Ask)]
    notes = [option.note for menu in menus for option in menu if option.verb == "done"]
    assert notes == [None, Say("note-must-run"), None], "and is told so before it leaves it at that"
    skaven.at = (9, 5)
    do(fighter.act(world, skaven), [], ["go:6,5", "done"])
    skaven.at = (13, 13)
    do(fighter.act(world, skaven), [], ["done"])


@pytest.mark.rule("ahq.combat.gm-phase.same-order-for-all")
def test_monsters_keep_the_order_of_the_turn() -> None:
    world = arena(heinrich=(5, 5))
    world.figures["heinrich"].fate = 0
    skaven = foe(world, "skaven-warrior", (7, 5))
    assert world.combat is not None
    world.combat.order = "attack-move"
    seen = do(fighter.act(world, skaven), [], ["go:6,5"])
    assert len(seen.asked) == 1, "it moved first, so it may not attack"
    skaven.at, world.combat.order = (6, 5), "move-attack"
    seen = do(fighter.act(world, skaven), [2], ["attack:heinrich"])
    assert len(seen.asked) == 1, "it attacked first, so it may not move"


@pytest.mark.rule("ahq.monster-ability.double-attack", "ahq.monster-ability.berserk.extra-attack")
def test_attacks_of_a_turn_are_made_together() -> None:
    world = arena(heinrich=(5, 5))
    heinrich, fimir = world.figures["heinrich"], foe(world, "fimir", (6, 5))
    heinrich.fate = 0
    assert world.combat is not None
    world.combat.order = "attack-move"
    seen = do(fighter.act(world, fimir), [3, 3], ["attack:heinrich", "attack:heinrich", "done"])
    assert not any(key.startswith(("move", "run", "door")) for key in keys(seen.asked[1])), "not between two attacks"
    assert any(key.startswith("go") for key in keys(seen.asked[2]))
    assert fighter.attacks_of(fimir) == 2
    fimir.effects = [Effect("berserk", "combat")]
    assert fighter.attacks_of(fimir) == 3


@pytest.mark.rule("ahq.weapon.ranged.crossbow-reload")
def test_who_has_moved_reloads_no_more() -> None:
    world = arena(torallion=(5, 5))
    torallion = world.figures["torallion"]
    torallion.items, torallion.loaded = [Item("crossbow"), Item("bolt")], False
    foe(world, "ogre", (11, 11))
    assert "reload" in offers(world, torallion)
    assert "reload" not in after(world, torallion, "go:5,6")


@pytest.mark.rule("ahq.combat.pursuit.ends")
def test_who_is_in_contact_can_engage() -> None:
    world, _, skaven = duel()
    skaven.effects = [Effect("rooted", "turn", 9)]
    assert footwork.can_engage(world, skaven)
    skaven.at = (9, 9)
    assert not footwork.can_engage(world, skaven)


@pytest.mark.rule("ahq.combat.ko.drag")
def test_who_thinks_better_of_dragging_may_still_move() -> None:
    world = arena(sven=(6, 5), magnus=(5, 5))
    world.figures["magnus"].wounds = 0
    foe(world, "skaven-warrior", (13, 13))
    assert "go" in after(world, world.figures["sven"], "drag:magnus", "done")
    assert world.figures["magnus"].at == (5, 5)


@pytest.mark.rule("ahq.trap.pit.jump-over", "ahq.combat.move.speed")
def test_in_a_fight_too_a_pit_is_jumped_as_part_of_the_move() -> None:
    world = arena(heinrich=(3, 2))
    for y in range(3, 14):
        world.here.traps.append(Trap(row="pit", at=(5, y), state="open"))
    world.here.traps.append(Trap(row="pit", at=(5, 2), state="open"))
    heinrich, skaven = world.figures["heinrich"], foe(world, "skaven-warrior", (13, 13))
    seen = do(fighter.act(world, heinrich), [6], ["go:4,2", "jump:6,2", "go:8,2", "done"])
    assert heinrich.at == (8, 2), "one square, two over the pit, two more of his six"
    assert "go:10,2" not in keys(seen.asked[2])
    assert skaven.id in world.figures
