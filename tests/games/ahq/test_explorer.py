"""What a figure does in an exploration turn."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Ask
from souterrain.crawl.squares import rectangle, square
from souterrain.games.ahq.belongings import carried
from souterrain.games.ahq.dungeon.doors import set_open
from souterrain.games.ahq.dungeon.ground import redraw, section_at
from souterrain.games.ahq.events.combat import Moved
from souterrain.games.ahq.events.expedition import DoorOpened, QuestTreasureFound, Stayed, Wielded
from souterrain.games.ahq.exploration import explorer
from souterrain.games.ahq.exploration.turn import turn
from souterrain.games.ahq.figures import Effect, Hazard, Item, Trap
from souterrain.games.ahq.values import exploration_move
from souterrain.games.ahq.world import Chest
from tests.games.ahq.expedition import JUNCTION, START, door, expedition, man_at_arms, room, told
from tests.games.ahq.explorers import first_questions, keys, offered, play
from tests.play import run


@pytest.mark.rule("ahq.explore.move.distance", "ahq.setup.char.speed")
def test_everybody_moves_up_to_twelve_squares_and_never_diagonally() -> None:
    world = expedition()
    room(world, 20, 20, 15, 15)
    hero = world.figures["heinrich"]
    hero.at = (20, 20)
    assert exploration_move(hero) == 12
    goals = offered(world, hero)
    assert "go:26,26" in goals
    assert "go:27,26" not in goals


@pytest.mark.rule("ahq.explore.move.no-pass-through")
def test_nobody_passes_through_figures_walls_or_closed_doors() -> None:
    world = expedition()
    hero = world.figures["heinrich"]
    hero.at = (START, START)
    man_at_arms(world, (START, START - 1))
    man_at_arms(world, (START + 1, START - 1))
    assert {key for key in offered(world, hero) if "," in key} == {
        f"go:{START + 1},{START}",
        f"go:{START},{START + 1}",
        f"go:{START + 1},{START + 1}",
    }
    room(world, 20, 20)
    room(world, 25, 20)
    made = door(world, (24, 22), (25, 22), explored=True)
    hero.at = (24, 22)
    assert "go:25,22" not in offered(world, hero)
    set_open(world, made, True)
    assert "go:25,22" in offered(world, hero)
    assert "go:25,23" in offered(world, hero)


@pytest.mark.rule("ahq.explore.move.stop-before-unknown")
def test_a_move_ends_on_an_unexplored_junction() -> None:
    world = expedition()
    hero = world.figures["heinrich"]
    hero.at = (JUNCTION[0], JUNCTION[1] + 5)
    squares = {square(key.removeprefix("go:")) for key in offered(world, hero) if key.startswith("go:")}
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
    run(explorer.act(world, hero, ["heinrich"], opened), answers=[f"go:{START},{START - 3}", f"open:{made.id}"])
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
    assert "open:chest" in offered(world, hero)
    assert not {"open:chest", "search:room", "search:n"} & set(offered(world, man))


@pytest.mark.rule("ahq.turns.exploration.heroes-phase-choice", "ahq.explore.secret-door.takes-whole-phase")
def test_a_hero_who_searches_neither_moves_nor_opens_a_door() -> None:
    world = expedition("sven")
    hall = room(world, 20, 20)
    made = door(world, (24, 22), (25, 22), explored=True)
    hall.entry = made.id
    sven = world.figures["sven"]
    sven.at = (24, 22)
    seen = play(world, sven, "search:n", dice=[4])
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
    assert "open:chest" not in offered(world, hero)
    asked = first_questions(explorer.act(world, hero, ["heinrich"], []), ["go:22,21"])  # type: ignore[arg-type]
    assert "open:chest" in keys(asked[1])
    hero.at = (22, 21)
    hall.chest.open = hall.chest.rolled = True
    assert "open:chest" not in offered(world, hero), "it is empty"
    hall.chest.gold, hero.gold = 20, 250
    assert "open:chest" not in offered(world, hero), "he can carry no more"
    hero.gold = 240
    play(world, hero, "open:chest")
    assert (hero.gold, hall.chest.gold) == (250, 10), "what was left in it is still there to be taken"
    hall.chest.items = [Item("rope")]
    assert "open:chest" in offered(world, hero)


@pytest.mark.rule("ahq.explore.order.move-is-final")
def test_a_confirmed_move_is_final() -> None:
    world = expedition()
    hero = world.figures["heinrich"]
    left = run(explorer.act(world, hero, ["heinrich"], []), answers=[f"go:{START},{START - 1}"]).result
    assert left == [], "he is not asked again in this phase"
    assert hero.at == (START, START - 1)


@pytest.mark.rule("ahq.magic.skaven.choke")
def test_whoever_chokes_does_nothing_but_crawl() -> None:
    world = expedition("heinrich", "sven")
    heinrich, sven = world.figures.values()
    made = door(world, (START, START - 3), (START - 1, START - 3))
    heinrich.at, sven.at = (START, START - 3), (START + 1, START - 3)
    sven.wounds = 0
    heinrich.items.append(Item("healing-potion"))
    assert {f"open:{made.id}", "carry:sven", "take-off:mail"} < set(offered(world, heinrich))
    heinrich.effects.append(Effect("choke", "turn", 4))
    assert offered(world, heinrich) == ["stay", f"go:{START},{START - 4}", f"go:{START},{START - 2}", "home"]
    asked = first_questions(explorer.act(world, heinrich, ["heinrich"], []), [])  # type: ignore[arg-type]
    assert len(asked) == 1


@pytest.mark.rule("ahq.explore.move.distance")
def test_what_is_offered_depends_on_who_asks_and_whether_he_can_move() -> None:
    world = expedition("heinrich", "sven")
    heinrich, sven = world.figures.values()
    assert not {"home", "all-home"} & set(offered(world, heinrich)), "he is there, and so are all"
    heinrich.at = (START, START - 3)
    assert "home" in offered(world, heinrich)
    assert "follow" not in offered(world, heinrich), "he leads"
    assert "follow" in offered(world, sven)
    assert "all:follow" not in offered(world, sven), "he has nobody with him"
    sven.effects.append(Effect("in-pit", "expedition"))
    assert not {"follow", "home"} & set(offered(world, sven))
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
    assert "cast:dragon-armour:components" in offered(world, magnus)
    seen = play(world, magnus, "cast:dragon-armour:components", "stay")
    later = keys(seen.asked[1])
    assert f"go:{START},{START - 1}" in later, "he may still move"
    assert not [key for key in later if key.startswith(("spell", "armour", "secret"))]
    assert "use:strength-potion" in later
    magnus.effects = []
    world.fallen, sven.died = [sven], world.turn
    del world.figures["sven"]
    seen = play(world, magnus, "cast:power-of-the-phoenix:components", dice=[5])
    assert len(seen.asked) == 1, "two components: his phase is over"


@pytest.mark.rule("ahq.hazard.mushrooms.eat", "ahq.turns.exploration.heroes-phase-choice")
def test_a_hero_whom_his_meal_fells_does_nothing_more() -> None:
    world = expedition("heinrich", "sven")
    heinrich = world.figures["heinrich"]
    heinrich.items.append(Item("mushroom", 2))
    play(world, heinrich, "use:mushroom", dice=[3, 4])
    heinrich.effects, heinrich.fate = [], 0
    play(world, heinrich, "use:mushroom", dice=[1])
    assert "heinrich" not in world.figures


@pytest.mark.rule("ahq.explore.hidden-treasure.whole-phase")
def test_ransacking_a_room_is_all_that_a_hero_does() -> None:
    world = expedition()
    hall = room(world, 20, 20)
    hero = world.figures["heinrich"]
    hero.at = (22, 22)
    seen = play(world, hero, "search:room", dice=[8, 8])
    assert len(seen.asked) == 1
    assert hall.ransacked


@pytest.mark.rule("ahq.dungeon.stairs.back-up", "ahq.gm.duties.descend")
def test_stairs_are_taken_after_a_move_and_all_go_the_same_way() -> None:
    world = expedition("heinrich", "sven", "magnus", levels=3)
    heinrich, sven, magnus = world.figures.values()
    hall = room(world, 20, 20, 10, 5)
    hall.stairs = (20, 20)
    heinrich.at, sven.at = (24, 20), (21, 21)
    play(world, heinrich, "go:21,20", "take-stairs")
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
    play(world, hero, "go:22,21", "take:ruby", dice=[12])
    assert carried(hero, "ruby")
    hero.at = (20, 20)
    world.here.traps = [Trap(row="gas", at=(24, 24), state="spotted")]
    play(world, hero, "go:24,22", "disarm:0", dice=[7])
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
    play(world, hero, "open:chest", "leave", dice=[6])
    assert (hall.chest.trap, hall.chest.open) == ("guillotine", False)
    hall.chest.trap, hall.chest.preset = "", "guillotine"
    play(world, hero, "open:chest", dice=[5, 1, 1, 5])
    assert hall.chest.open
    assert world.progress.treasures == ["amulet-piece"]
    assert told(world, QuestTreasureFound)


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


@pytest.mark.rule("ahq.dungeon.stairs.back-up")
def test_home_is_where_stairs_lead_out_or_up() -> None:
    world = expedition("heinrich", "sven", levels=2)
    heinrich, sven = world.figures.values()
    heinrich.at, sven.at = (START, START - 5), (START, START - 6)
    run(explorer.act(world, heinrich, ["heinrich"], []), answers=["home", "done"])
    assert heinrich.at in rectangle(START, START, 2, 2)
    entry = world.here.sections["1.1"]
    entry.leads = "up"
    run(explorer.act(world, sven, ["sven"], []), answers=["home", "done"])
    assert sven.at in rectangle(START, START, 2, 2)
    entry.leads = "down"
    sven.at = (START, START - 6)
    run(explorer.act(world, sven, ["sven"], []), answers=["home", "stay"])
    assert sven.at == (START, START - 6), "stairs down are not the way home"


@pytest.mark.rule("ahq.explore.move.distance", "ahq.dungeon.corridor.from-junction")
def test_to_explore_is_to_go_where_more_will_be_seen_the_nearest_first() -> None:
    world = expedition()
    hero = world.figures["heinrich"]
    hero.at = JUNCTION[0], JUNCTION[1] + 5
    play(world, hero, "explore")
    assert hero.at in rectangle(*JUNCTION, 2, 2)
    assert "explore" not in offered(world, hero), "he is there"
    hall = room(world, 20, 20)
    gate = door(world, (24, 22), (25, 22))
    hero.at = 20, 22
    play(world, hero, "explore", f"open:{gate.id}")
    assert (hero.at, gate.open) == ((24, 22), True), "before the door, which he may open"
    gate.explored, hall.exits = True, []
    for section in world.here.sections.values():
        section.exits = []
    hero.at = 20, 22
    assert "explore" not in offered(world, hero), "nothing is unknown, and where he stands a wall may be searched"


@pytest.mark.rule("ahq.explore.secret-door.where", "ahq.dungeon.dead-ended.re-search")
def test_where_nothing_is_left_to_see_exploring_leads_to_a_wall_that_may_be_searched() -> None:
    world = expedition()
    hero = world.figures["heinrich"]
    for section in world.here.sections.values():
        section.exits = []
    hero.at = JUNCTION
    (asked,) = play(world, hero, "explore").asked
    assert isinstance(asked, Ask)
    assert [option.text.id for option in asked.options if option.verb == "explore"] == ["option-try-walls"]
    assert section_at(world, hero.at).kind == "corridor"
    assert {"search:e", "search:w"} <= set(offered(world, hero)), "any wall, in a dungeon that has come to its end"
    assert "explore" not in offered(world, hero)


@pytest.mark.rule("ahq.explore.move.distance", "ahq.hazard.circle.enter")
def test_whoever_makes_for_the_unknown_walks_round_what_is_perilous() -> None:
    world = expedition()
    hero = world.figures["heinrich"]
    hall = room(world, 20, 20, 7, 7)
    hall.hazard = Hazard(kind="circle", at=(22, 22), squares=rectangle(22, 22, 3, 3))
    gate = door(world, (20, 23), (19, 23))
    for section in world.here.sections.values():
        section.exits = []
    hero.at = 26, 23
    play(world, hero, "explore", f"open:{gate.id}")
    (moved,) = told(world, Moved)
    assert (hero.at, moved.squares) == ((20, 23), 10), "four squares more than straight through the circle"


@pytest.mark.rule("ahq.town.equipment.switch-weapon-exploration-turn", "ahq.town.equipment.three-weapons-one-used")
def test_weapons_are_changed_at_the_start_of_an_exploration_turn_and_it_takes_nothing() -> None:
    world = expedition("torallion")
    torallion = world.figures["torallion"]
    torallion.items.append(Item("two-handed-sword"))
    assert [key for key in offered(world, torallion) if key.startswith("wield")] == ["wield:leafstar-bow"], (
        "his strength is not enough for the other"
    )
    seen = play(world, torallion, "wield:leafstar-bow", "stay")
    assert torallion.hand == "leafstar-bow"
    assert "wield:sword" in keys(seen.asked[1])
    assert [event.item for event in told(world, Wielded)] == ["leafstar-bow"]


@pytest.mark.rule("ahq.town.equipment.switch-weapon-exploration-turn")
def test_who_has_cast_a_spell_no_longer_changes_weapons() -> None:
    world = expedition("magnus", "sven")
    magnus = world.figures["magnus"]
    magnus.spells = ["dragon-armour"]
    magnus.items += [Item("magic-dagger"), Item("red-dragon-ash")]
    seen = play(world, magnus, "cast:dragon-armour:components", "stay")
    assert "wield:magic-dagger" in keys(seen.asked[0])
    assert "wield:magic-dagger" not in keys(seen.asked[1]), "it was the start of his turn"


@pytest.mark.rule("ahq.town.equipment.switch-weapon-exploration-turn")
def test_a_henchman_may_change_as_well() -> None:
    world = expedition()
    man = man_at_arms(world, (START, START + 1))
    man.items.append(Item("axe"))
    assert "wield:axe" in offered(world, man)


@pytest.mark.rule("ahq.town.equipment.switch-weapon-exploration-turn")
def test_who_starts_an_exploration_turn_with_empty_hands_takes_what_he_can_use() -> None:
    world = expedition("ladril", "rogar", "sven")
    ladril, rogar, sven = world.figures.values()
    ladril.hand = "fists"
    rogar.effects = [Effect("lost-hand", "cured")]
    rogar.items.append(Item("dagger"))
    sven.items, sven.hand = [Item("rope")], "fists"
    next(turn(world))
    assert (ladril.hand, rogar.hand, sven.hand) == ("sword", "dagger", "fists")


@pytest.mark.rule("ahq.turns.exploration.heroes-phase-choice")
def test_who_stays_where_he_is_is_told() -> None:
    world = expedition()
    play(world, world.figures["heinrich"], "stay")
    assert [event.who for event in told(world, Stayed)] == ["heinrich"]
