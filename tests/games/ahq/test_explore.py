"""The exploration turn: phases, moves, doors, chests, armour, the Leader's say."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Ask
from souterrain.core.grid import rectangle
from souterrain.core.roll import Roll, Rules
from souterrain.games.ahq import explore, explorer, musters, wardrobe
from souterrain.games.ahq.doors import set_open
from souterrain.games.ahq.events import DoorOpened, QuestTreasureFound
from souterrain.games.ahq.explore import Phase
from souterrain.games.ahq.figures import (
    Effect,
    Figure,
    Hazard,
    Item,
    Trap,
    carried,
    effect,
    exploration_move,
    toughness,
)
from souterrain.games.ahq.game import GAME
from souterrain.games.ahq.ground import ground, redraw
from souterrain.games.ahq.world import Chest, Pile, World
from tests.games.ahq.expedition import JUNCTION, START, door, expedition, junction, man_at_arms, room, told
from tests.play import Run, run


def keys(ask: object) -> list[str]:
    assert isinstance(ask, Ask)
    return [option.key for option in ask.options]


def offered(world: World, figure: Figure) -> list[str]:
    """What a figure may do at the start of its part of the phase."""
    return keys(next(explorer.act(world, figure, [figure.id], [])))


def play(world: World, figure: Figure, *answers: str, dice: list[int] | None = None) -> Run:
    return run(explorer.act(world, figure, [figure.id], []), dice=dice or [], answers=answers)


def first_questions(rules: Rules[None], answers: list[str]) -> list[Ask]:
    """The questions that a rule asks while it gets these answers; further ones are left open."""
    asked, value = [], None
    for answer in [*answers, None]:
        wanted = rules.send(value)
        while isinstance(wanted, Roll):
            wanted = rules.send(6)
        assert isinstance(wanted, Ask)
        asked.append(wanted)
        value = answer
    return asked


@pytest.mark.rule("ahq.explore.move.distance", "ahq.setup.char.speed")
def test_everybody_moves_up_to_twelve_squares_and_never_diagonally() -> None:
    world = expedition()
    room(world, 20, 20, 15, 15)
    hero = world.figures["heinrich"]
    hero.at = (20, 20)
    assert exploration_move(hero) == 12
    goals = offered(world, hero)
    assert "26,26" in goals
    assert "27,26" not in goals


@pytest.mark.rule("ahq.explore.move.no-pass-through")
def test_nobody_passes_through_figures_walls_or_closed_doors() -> None:
    world = expedition()
    hero = world.figures["heinrich"]
    hero.at = (START, START)
    man_at_arms(world, (START, START - 1))
    man_at_arms(world, (START + 1, START - 1))
    assert {key for key in offered(world, hero) if "," in key} == {
        f"{START + 1},{START}",
        f"{START},{START + 1}",
        f"{START + 1},{START + 1}",
    }
    room(world, 20, 20)
    room(world, 25, 20)
    made = door(world, (24, 22), (25, 22), explored=True)
    hero.at = (24, 22)
    assert "25,22" not in offered(world, hero)
    set_open(world, made, True)
    assert "25,22" in offered(world, hero)
    assert "25,23" in offered(world, hero)


@pytest.mark.rule("ahq.explore.move.stop-before-unknown")
def test_a_move_ends_on_an_unexplored_junction() -> None:
    world = expedition()
    hero = world.figures["heinrich"]
    hero.at = (JUNCTION[0], JUNCTION[1] + 5)
    squares = {(int(x), int(y)) for x, _, y in (key.partition(",") for key in offered(world, hero)) if y}
    beyond = {square for square in squares if square[1] < JUNCTION[1] or not START <= square[0] <= START + 1}
    assert JUNCTION in squares
    assert beyond == set(), "nothing beyond the junction can be entered in this turn, though squares remain"


@pytest.mark.rule("ahq.explore.door.open-after-move", "ahq.explore.door.new-area-generated-in-exploration-phase")
def test_a_hero_moves_to_a_door_opens_it_and_does_not_go_through() -> None:
    world = expedition()
    hero = world.figures["heinrich"]
    made = door(world, (START, START - 3), (START - 1, START - 3))
    hero.at = (START, START)
    opened: list[str] = []
    run(explorer.act(world, hero, ["heinrich"], opened), answers=[f"{START},{START - 3}", f"open:{made.id}"])
    assert hero.at == (START, START - 3)
    assert made.open
    assert opened == [made.id], "left to the Exploration phase of this turn"
    assert told(world, DoorOpened) == [DoorOpened("heinrich")]


@pytest.mark.rule("ahq.explore.door.open-after-move")
def test_a_door_can_be_closed_again_without_moving() -> None:
    world = expedition()
    room(world, START - 5, START - 5)
    made = door(world, (START, START - 3), (START - 1, START - 3), open=True, explored=True)
    hero = world.figures["heinrich"]
    hero.at = (START - 1, START - 3)
    play(world, hero, f"close:{made.id}")
    assert not made.open
    hero.at = (START - 1, START - 4)
    assert not [key for key in offered(world, hero) if key.startswith("open")], "he is not next to it"


@pytest.mark.rule("ahq.explore.henchmen-only-move")
def test_henchmen_only_move() -> None:
    world = expedition()
    made = door(world, (START, START - 3), (START - 1, START - 3))
    hall = room(world, 20, 20)
    hall.chest = Chest((20, 20))
    man = man_at_arms(world, (START, START - 3))
    hero = world.figures["heinrich"]
    assert f"open:{made.id}" not in offered(world, man)
    hero.at = man.at
    del world.figures[man.id]
    assert f"open:{made.id}" in offered(world, hero)
    hero.at, man.at = (21, 20), (20, 21)
    world.figures[man.id] = man
    assert "chest" in offered(world, hero)
    assert not {"chest", "ransack", "secret:n"} & set(offered(world, man))


@pytest.mark.rule("ahq.turns.exploration.heroes-phase-choice", "ahq.explore.secret-door.takes-whole-phase")
def test_a_hero_who_searches_neither_moves_nor_opens_a_door() -> None:
    world = expedition("sven")
    hall = room(world, 20, 20)
    made = door(world, (24, 22), (25, 22), explored=True)
    hall.entry = made.id
    sven = world.figures["sven"]
    sven.at = (24, 22)
    seen = play(world, sven, "secret:n", dice=[4])
    assert len(seen.asked) == 1, "the search is all that he does"
    assert sven.at == (24, 22)
    assert not made.open


@pytest.mark.rule("ahq.explore.chest.open-after-move")
def test_a_chest_is_opened_from_an_adjacent_square() -> None:
    world = expedition()
    hall = room(world, 20, 20)
    hall.chest = Chest((22, 22))
    hero = world.figures["heinrich"]
    hero.at = (22, 20)
    assert "chest" not in offered(world, hero)
    asked = first_questions(explorer.act(world, hero, ["heinrich"], []), ["22,21"])  # type: ignore[arg-type]
    assert "chest" in keys(asked[1])
    hero.at = (22, 21)
    hall.chest.open = hall.chest.rolled = True
    assert "chest" not in offered(world, hero), "it is empty"
    hall.chest.gold, hero.gold = 20, 250
    assert "chest" not in offered(world, hero), "he can carry no more"
    hero.gold = 240
    play(world, hero, "chest")
    assert (hero.gold, hall.chest.gold) == (250, 10), "what was left in it is still there to be taken"
    hall.chest.items = [Item("rope")]
    assert "chest" in offered(world, hero)


@pytest.mark.rule("ahq.explore.armour.whole-phase", "ahq.setup.char.start-and-current")
def test_taking_armour_off_and_putting_it_on_take_a_phase_each() -> None:
    world = expedition()
    hero = world.figures["heinrich"]
    assert toughness(hero) == 8
    seen = play(world, hero, "armour:off:mail")
    assert len(seen.asked) == 1
    assert hero.at == (START, START)
    assert toughness(hero) == 6
    assert hero.profile.toughness == 5, "the starting value is never changed"
    assert "armour:on:mail" in offered(world, hero)
    play(world, hero, "armour:on:mail")
    assert toughness(hero) == 8


@pytest.mark.rule("ahq.explore.armour.left-behind-is-mapped")
def test_armour_left_behind_is_mapped_and_anybody_allowed_may_wear_it() -> None:
    world = expedition("heinrich", "sven", "magnus")
    heinrich, sven, magnus = world.figures.values()
    wardrobe.change(world, heinrich, "off:shield")
    assert [(pile.at, pile.items[0].row) for pile in world.here.piles] == [(heinrich.at, "shield")]
    wardrobe.change(world, sven, "off:shield")
    assert "armour:on:shield" in offered(world, sven)
    assert "armour:on:shield" not in offered(world, magnus), "a wizard wears none"
    wardrobe.change(world, heinrich, "on:shield")
    wardrobe.change(world, sven, "on:shield")
    assert world.here.piles == []
    world.here.piles.append(Pile(at=JUNCTION, items=[]))
    assert not [key for key in offered(world, magnus) if key.startswith("armour:on")]


@pytest.mark.rule("ahq.explore.order.one-player-at-a-time", "ahq.explore.order.only-controller-moves")
def test_a_player_moves_all_his_figures_before_the_next_moves_any() -> None:
    world = expedition("heinrich", "sven")
    man = man_at_arms(world, (START, START - 1))
    asked = first_questions(explore.heroes_phase(world, Phase()), ["usual", "stay", "stay"])
    assert [ask.seat for ask in asked] == ["p1", "p1", "p1", "p2"]
    assert f"switch:{man.id}" in keys(asked[1])
    assert "switch:sven" not in keys(asked[1]), "nobody moves another player's figure"


@pytest.mark.rule("ahq.setup.leader.settles-order", "ahq.explore.order.only-controller-moves")
def test_the_leader_settles_who_goes_first() -> None:
    world = expedition("heinrich", "sven", "magnus")
    world.leader = "sven"
    asked = first_questions(explore.heroes_phase(world, Phase()), ["p3"])
    assert asked[0].seat == "p2"
    assert asked[1].seat == "p3"


def test_a_leader_who_does_not_care_is_not_asked_again() -> None:
    world = expedition("heinrich", "sven")
    asked = first_questions(explore.heroes_phase(world, Phase()), ["never"])
    assert asked[1].seat == "p1"
    asked = first_questions(explore.heroes_phase(world, Phase()), [])
    assert asked[0].text.id == "ask-explore"
    assert "unmute" in keys(asked[0])


@pytest.mark.rule("ahq.turns.exploration.three-phases", "ahq.turns.exploration.gm-phase-roll", "ahq.setup.first-turn")
def test_the_three_phases_come_in_order() -> None:
    world = expedition()
    assert world.mode == "exploration"
    world.figures["heinrich"].at = (JUNCTION[0], JUNCTION[1] + 2)
    x, y = JUNCTION
    seen = run(explore.turn(world), dice=[1, 5, 5, 3, 3, 1, 5, 5, 3, 3, 7], answers=[f"{x},{y}"])
    assert [roll.rule for roll, _ in seen.rolled] == ["ahq.dungeon.corridor.three-rolls"] * 10 + [
        "ahq.turns.exploration.gm-phase-roll"
    ]
    assert seen.rolled[-1][0].by == "gm"


@pytest.mark.rule("ahq.turns.exploration.exploration-phase", "ahq.explore.door.new-area-generated-in-exploration-phase")
def test_what_a_door_opens_on_is_laid_in_the_same_turn() -> None:
    world = expedition(master="solo")
    made = door(world, (START, START - 3), (START - 1, START - 3))
    world.figures["heinrich"].at = (START, START - 3)
    run(explore.turn(world), dice=[1, 1, 7], answers=[f"open:{made.id}"])
    assert (START - 1, START - 3) in ground(world).section


@pytest.mark.rule("ahq.explore.order.move-is-final")
def test_a_confirmed_move_is_final() -> None:
    world = expedition()
    hero = world.figures["heinrich"]
    left = run(explorer.act(world, hero, ["heinrich"], []), answers=[f"{START},{START - 1}"]).result
    assert left == [], "he is not asked again in this phase"
    assert hero.at == (START, START - 1)


@pytest.mark.rule("ahq.combat.ko.carry-in-exploration")
def test_a_knocked_out_hero_is_carried_six_squares() -> None:
    world = expedition("sven", "magnus")
    sven, magnus = world.figures.values()
    sven.at, magnus.at = (START, START - 1), (START, START)
    magnus.wounds = 0
    seen = run(explorer.act(world, sven, ["sven"], []), answers=["carry:magnus", f"{START},{START - 7}"])
    assert f"{START},{START - 8}" not in keys(seen.asked[1])
    assert sven.at == (START, START - 7)
    assert magnus.at == (START, START - 6)


@pytest.mark.rule("ahq.setup.players.hero-controls")
def test_follow_me_moves_only_ones_own_figures() -> None:
    world = expedition("heinrich", "sven")
    man = man_at_arms(world, (START + 1, START + 1))
    heinrich, sven = world.figures["heinrich"], world.figures["sven"]
    heinrich.at = (START, START - 9)
    before = sven.at
    run(explorer.act(world, man, [man.id, "heinrich"], []), answers=["all-follow"])
    assert man.at in ground(world).steps[heinrich.at]
    assert sven.at == before


@pytest.mark.rule("ahq.turns.two-kinds")
def test_a_turn_is_of_one_kind_or_the_other() -> None:
    world = expedition()
    assert first_questions(GAME.turn(world), [])[0].rule == "ahq.turns.exploration.heroes-phase-choice"
    assert world.turn == 1


def test_junction_helper_finds_the_opening_junction() -> None:
    assert junction(expedition()).exits == ["e", "w"]


@pytest.mark.rule("ahq.explore.armour.whole-phase", "ahq.hazard.chasm.cautious-counts-as-move")
def test_whoever_has_had_his_part_of_the_phase_is_busy_for_the_rest_of_it() -> None:
    world = expedition("heinrich", "sven")
    man = man_at_arms(world, (START, START - 1))
    first_questions(explore.heroes_phase(world, Phase()), ["usual", f"switch:{man.id}", "stay"])
    assert [effect(figure, "busy") is not None for figure in world.figures.values()] == [False, False, True]


@pytest.mark.rule("ahq.explore.door.new-area-generated-in-exploration-phase", "ahq.dungeon.door.generation-timing")
def test_a_door_opened_before_monsters_came_into_sight_is_left_to_the_fight() -> None:
    world = expedition("heinrich", "sven", master="solo")
    made = door(world, (START, START - 3), (START - 1, START - 3))
    lair = room(world, START + 2, START - 5)
    gate = door(world, (START + 1, START - 4), (START + 2, START - 4), explored=True)
    lair.entry = gate.id
    musters.add_group(world, lair, ["skaven-warrior"], 10)
    heinrich, sven = world.figures.values()
    heinrich.at, sven.at = (START, START - 3), (START + 1, START - 4)
    run(explore.turn(world), dice=[6, 6], answers=["usual", f"open:{made.id}", f"open:{gate.id}", "done"])
    assert world.combat is not None
    assert world.combat.fresh_doors == [made.id]


@pytest.mark.rule("ahq.magic.skaven.choke")
def test_whoever_chokes_does_nothing_but_crawl() -> None:
    world = expedition("heinrich", "sven")
    heinrich, sven = world.figures.values()
    made = door(world, (START, START - 3), (START - 1, START - 3))
    heinrich.at, sven.at = (START, START - 3), (START + 1, START - 3)
    sven.wounds = 0
    heinrich.items.append(Item("healing-potion"))
    assert {f"open:{made.id}", "carry:sven", "armour:off:mail"} < set(offered(world, heinrich))
    heinrich.effects.append(Effect("choke", "turn", 4))
    assert offered(world, heinrich) == ["stay", f"{START},{START - 4}", f"{START},{START - 2}", "stairs"]
    asked = first_questions(explorer.act(world, heinrich, ["heinrich"], []), [])  # type: ignore[arg-type]
    assert len(asked) == 1


@pytest.mark.rule("ahq.combat.death.hero-goods", "ahq.treasure.left-behind.noted-on-map")
def test_heroes_and_henchmen_take_what_lies_where_they_end_their_move_but_not_through_walls() -> None:
    world = expedition()
    man = man_at_arms(world, (START, START - 3))
    room(world, START - 5, START - 5)
    world.here.piles = [Pile(at=(START - 1, START - 3), gold=30)]
    assert "pile:0" not in offered(world, man), "there is a wall between"
    world.here.piles[0].at = (START + 1, START - 4)
    asked = run(explorer.act(world, man, [man.id], []), answers=[f"{START},{START - 4}", "pile:0"])
    assert keys(asked.asked[1]) == ["done", "pile:0"]
    assert man.gold == 30
    hero = world.figures["heinrich"]
    world.here.piles = [Pile(at=hero.at, items=[Item("rope")], body="sven")]
    assert "pile:0" in offered(world, hero)


@pytest.mark.rule("ahq.combat.ko.carry-in-exploration")
def test_nobody_is_carried_through_a_wall() -> None:
    world = expedition("sven", "magnus")
    sven, magnus = world.figures.values()
    room(world, START - 5, START - 5)
    sven.at, magnus.at = (START, START - 3), (START - 1, START - 3)
    magnus.wounds = 0
    assert "carry:magnus" not in offered(world, sven)
    magnus.at = (START + 1, START - 3)
    assert "carry:magnus" in offered(world, sven)


@pytest.mark.rule("ahq.explore.order.one-player-at-a-time")
def test_a_player_chooses_which_of_his_figures_goes_next() -> None:
    world = expedition("heinrich", "sven")
    men = [man_at_arms(world, (START, START - n)) for n in (1, 2)]
    heinrich = world.figures["heinrich"]
    ids = ["heinrich", men[0].id, men[1].id]
    left = run(explorer.act(world, heinrich, ids, []), answers=[f"switch:{men[1].id}"]).result
    assert left == [men[1].id, "heinrich", men[0].id]
    left = run(explorer.act(world, heinrich, ids, []), answers=["all-stay"]).result
    assert left == []


@pytest.mark.rule("ahq.explore.move.distance")
def test_what_is_offered_depends_on_who_asks_and_whether_he_can_move() -> None:
    world = expedition("heinrich", "sven")
    heinrich, sven = world.figures.values()
    assert "stairs" in offered(world, heinrich)
    assert "follow" not in offered(world, heinrich), "he leads"
    assert "follow" in offered(world, sven)
    assert "all-follow" not in offered(world, sven), "he has nobody with him"
    sven.effects.append(Effect("in-pit", "expedition"))
    assert not {"follow", "stairs"} & set(offered(world, sven))
    sven.effects = []
    del world.figures["heinrich"]
    assert "follow" not in offered(world, sven), "there is nobody to follow"


@pytest.mark.rule("ahq.magic.cast.one-per-turn", "ahq.magic.cast.two-components-no-move")
def test_a_spell_leaves_the_wizard_his_move_unless_it_takes_two_components() -> None:
    world = expedition("magnus", "sven")
    magnus, sven = world.figures.values()
    magnus.spells = ["dragon-armour", "open-window", "power-of-the-phoenix"]
    magnus.items = [Item("red-dragon-ash", 2), Item("phoenix-feather"), Item("dragon-tooth"), Item("strength-potion")]
    room(world, 20, 20)
    assert "spell:dragon-armour:components" in offered(world, magnus)
    seen = play(world, magnus, "spell:dragon-armour:components", "stay")
    later = keys(seen.asked[1])
    assert f"{START},{START - 1}" in later, "he may still move"
    assert not [key for key in later if key.startswith(("spell", "armour", "secret"))]
    assert "item:strength:strength-potion" in later
    magnus.effects = []
    world.fallen, sven.died = [sven], world.turn
    del world.figures["sven"]
    seen = play(world, magnus, "spell:power-of-the-phoenix:components", dice=[5])
    assert len(seen.asked) == 1, "two components: his phase is over"


@pytest.mark.rule("ahq.hazard.mushrooms.eat", "ahq.turns.exploration.heroes-phase-choice")
def test_a_hero_whom_his_meal_fells_does_nothing_more() -> None:
    world = expedition("heinrich", "sven")
    heinrich = world.figures["heinrich"]
    heinrich.items.append(Item("mushroom", 2))
    play(world, heinrich, "item:mushroom:mushroom", dice=[3, 4])
    heinrich.effects, heinrich.fate = [], 0
    play(world, heinrich, "item:mushroom:mushroom", dice=[1])
    assert "heinrich" not in world.figures


@pytest.mark.rule("ahq.explore.hidden-treasure.whole-phase")
def test_ransacking_a_room_is_all_that_a_hero_does() -> None:
    world = expedition()
    hall = room(world, 20, 20)
    hero = world.figures["heinrich"]
    hero.at = (22, 22)
    seen = play(world, hero, "ransack", dice=[8, 8])
    assert len(seen.asked) == 1
    assert hall.ransacked


@pytest.mark.rule("ahq.dungeon.stairs.back-up", "ahq.gm.duties.descend")
def test_stairs_are_taken_after_a_move_and_all_go_the_same_way() -> None:
    world = expedition("heinrich", "sven", "magnus", levels=3)
    heinrich, sven, magnus = world.figures.values()
    hall = room(world, 20, 20, 10, 5)
    hall.stairs = (20, 20)
    heinrich.at, sven.at = (24, 20), (21, 21)
    play(world, heinrich, "21,20", "take-stairs")
    assert (world.below, world.bound) == ([heinrich], 2)
    assert "take-stairs" in offered(world, sven)
    assert "leave" in offered(world, magnus), "the stairs out are open to all"
    world.bound = 0
    assert "take-stairs" not in offered(world, sven), "the others went the other way"
    world.below = []
    assert "take-stairs" in offered(world, sven)
    world.here.number = 2
    world.here.sections["1.1"].leads = "up"
    world.below, world.bound = [heinrich], 1
    magnus.at = (START, START)
    assert "take-stairs" in offered(world, magnus)
    assert "take-stairs" not in offered(world, sven)


@pytest.mark.rule("ahq.explore.trap.disarm.any-hero", "ahq.hazard.statue.take-ruby")
def test_traps_and_hazards_are_dealt_with_at_the_end_of_a_move() -> None:
    world = expedition()
    hall = room(world, 20, 20)
    hero = world.figures["heinrich"]
    hero.at = (20, 20)
    hall.hazard = Hazard(kind="statue", at=(22, 22), blocks=[(22, 22)], ruby=True)
    hall.entered = True
    redraw(world.here)
    play(world, hero, "22,21", "hazard:ruby", dice=[12])
    assert carried(hero, "ruby")
    hero.at = (20, 20)
    world.here.traps = [Trap(row="gas", at=(24, 24), state="spotted")]
    play(world, hero, "24,22", "trap:disarm:0", dice=[7])
    assert world.here.traps == []
    assert hero.at == (24, 23), "he stepped next to it"


@pytest.mark.rule("ahq.dungeon.quest-treasure-completes-quest", "ahq.trap.quest-location.preset")
def test_a_chest_with_a_trap_of_its_own_and_the_treasure_of_the_quest() -> None:
    world = expedition()
    hall = room(world, 20, 20, treasure="amulet-piece")
    hall.chest = Chest((22, 22), preset="guillotine")
    redraw(world.here)
    hero = world.figures["heinrich"]
    hero.at, hero.fate = (22, 21), 0
    play(world, hero, "chest", "leave", dice=[6])
    assert (hall.chest.trap, hall.chest.open) == ("guillotine", False)
    hall.chest.trap, hall.chest.preset = "", "guillotine"
    play(world, hero, "chest", dice=[5, 1, 1, 5])
    assert hall.chest.open
    assert world.progress.treasures == ["amulet-piece"]
    assert told(world, QuestTreasureFound)


@pytest.mark.rule("ahq.turns.exploration.no-monsters-in-sight", "ahq.explore.door.open-after-move")
def test_who_comes_into_the_sight_of_monsters_opens_nothing_any_more() -> None:
    world = expedition()
    lair, side = room(world, 20, 20), room(world, 25, 20)
    gate = door(world, (24, 22), (25, 22), open=True, explored=True)
    door(world, (25, 20), (25, 19))
    musters.add_group(world, lair, ["skaven-warrior"], 10)
    hero = world.figures["heinrich"]
    side.entered = True
    hero.at = (27, 22)
    play(world, hero, "25,22")
    assert hero.at == (25, 22), "on the threshold of the open door"
    assert gate.open


@pytest.mark.rule("ahq.explore.door.open-after-move")
def test_a_door_into_a_known_part_needs_no_exploring() -> None:
    world = expedition()
    room(world, START - 5, START - 5)
    made = door(world, (START, START - 3), (START - 1, START - 3), explored=True)
    hero = world.figures["heinrich"]
    hero.at = (START, START - 3)
    opened: list[str] = []
    run(explorer.act(world, hero, ["heinrich"], opened), answers=[f"open:{made.id}"])
    assert opened == []
    run(explorer.act(world, hero, ["heinrich"], opened), answers=[f"close:{made.id}"])
    made.explored = False
    run(explorer.act(world, hero, ["heinrich"], opened), answers=[f"open:{made.id}"])
    run(explorer.act(world, hero, ["heinrich"], opened), answers=[f"close:{made.id}"])
    assert opened == [made.id]


@pytest.mark.rule("ahq.combat.ko.carry-in-exploration")
def test_a_carrier_who_cannot_move_carries_nobody() -> None:
    world = expedition("sven", "magnus")
    sven, magnus = world.figures.values()
    magnus.wounds = 0
    sven.effects.append(Effect("in-pit", "expedition"))
    play(world, sven, "carry:magnus")
    assert sven.at == (START, START)
    sven.effects, magnus.wounds = [], 1
    assert "carry:magnus" not in offered(world, sven)


@pytest.mark.rule("ahq.explore.armour.left-behind-is-mapped", "ahq.explore.armour.whole-phase")
def test_which_armour_may_be_put_on_and_what_remains_of_a_pile() -> None:
    world = expedition()
    hero = world.figures["heinrich"]
    hall, other = room(world, 20, 20), room(world, 25, 20)
    hero.at, hero.worn = (20, 20), ["shield"]
    hero.items = [Item("mail"), Item("rope")]
    world.here.piles = [
        Pile(
            at=(24, 24), items=[Item("mail"), Item("magic-helm"), Item("magic-shield"), Item("amulet-of-iron")], gold=5
        ),
        Pile(at=(25, 24), items=[Item("plate")]),
    ]
    on = [key for key in offered(world, hero) if key.startswith("armour:on")]
    assert on == ["armour:on:mail", "armour:on:magic-helm"], "no second shield, nothing from the next room, no amulet"
    wardrobe.change(world, hero, "on:mail")
    assert [item.row for item in hero.items] == ["rope"], "his own first"
    assert len(world.here.piles[0].items) == 4
    wardrobe.change(world, hero, "on:magic-helm")
    assert len(world.here.piles[0].items) == 3
    world.here.piles = [
        Pile(at=(21, 20), items=[Item("plate")], gold=5),
        Pile(at=(22, 20), items=[Item("leather")], body="x"),
    ]
    hero.worn = []
    wardrobe.change(world, hero, "on:plate")
    wardrobe.change(world, hero, "on:leather")
    assert [(pile.gold, pile.body) for pile in world.here.piles] == [(5, ""), (0, "x")]
    assert {hall.id, other.id} <= set(world.here.sections)


@pytest.mark.rule("ahq.turns.exploration.gm-phase-roll", "ahq.trap.soul-stealer.control")
def test_the_masters_phase_moves_the_bewitched_before_his_die() -> None:
    world = expedition("heinrich", "sven")
    world.turn = 5
    world.figures["sven"].effects.append(Effect("madness", "turn", 9))
    seen = run(explore.masters_phase(world), dice=[6], answers=["stay"])
    assert [question.rule for question in seen.asked] == ["ahq.trap.gas.madness.control"]


@pytest.mark.rule("ahq.setup.leader.new-after-combat", "ahq.explore.order.one-player-at-a-time")
def test_the_fallen_and_the_busy_are_passed_over_and_a_leader_who_left_is_replaced() -> None:
    world = expedition("heinrich", "sven", "magnus")
    heinrich = world.figures["heinrich"]
    world.figures["magnus"].wounds = 0
    man = man_at_arms(world, (START, START - 1))
    man.effects.append(Effect("busy", "turn", world.turn))
    asked = first_questions(explore.heroes_phase(world, Phase()), ["usual", "leave"])
    assert [(ask.seat, ask.text.id) for ask in asked] == [
        ("p1", "ask-order"),
        ("p1", "ask-explore"),
        ("p2", "ask-explore"),
    ]
    assert world.leader == "sven"
    assert heinrich in world.departed


@pytest.mark.rule("ahq.explore.move.distance", "ahq.trap.quest-location.preset")
def test_the_trap_of_a_prepared_part_stops_its_first_hero() -> None:
    world = expedition()
    hall = room(world, 20, 20, trap="pit")
    room(world, 15, 20)
    door(world, (19, 22), (20, 22), open=True, explored=True)
    hero = world.figures["heinrich"]
    hero.at = (19, 22)
    play(world, hero, "22,22", "20,21", dice=[5])
    assert hero.at == (20, 21), "he noticed it and stopped"
    assert hall.trap == ""
    assert world.here.traps[0].at == (20, 22)


@pytest.mark.rule("ahq.dungeon.stairs.back-up")
def test_home_is_where_stairs_lead_out_or_up() -> None:
    world = expedition("heinrich", "sven", levels=2)
    heinrich, sven = world.figures.values()
    heinrich.at, sven.at = (START, START - 5), (START, START - 6)
    run(explorer.act(world, heinrich, ["heinrich"], []), answers=["stairs", "done"])
    assert heinrich.at in rectangle(START, START, 2, 2)
    entry = world.here.sections["1.1"]
    entry.leads = "up"
    run(explorer.act(world, sven, ["sven"], []), answers=["stairs", "done"])
    assert sven.at in rectangle(START, START, 2, 2)
    entry.leads = "down"
    sven.at = (START, START - 6)
    run(explorer.act(world, sven, ["sven"], []), answers=["stairs"])
    assert sven.at == (START, START - 6), "stairs down are not the way home"
