"""The scripted heroes and the automatic game master."""

from __future__ import annotations

import time

import pytest

import souterrain
from souterrain import bots
from souterrain.bots.ahq import BOTS, choices, exploring, fighting, homeward, marching, mastering, standing
from souterrain.bots.ahq.routes import Way, way_on
from souterrain.core.ask import Ask, Option
from souterrain.core.say import Say
from souterrain.core.seat import SeatView
from souterrain.crawl.master import GM
from souterrain.crawl.squares import Square, steps_between
from souterrain.games.ahq.battle import fighter
from souterrain.games.ahq.belongings import give
from souterrain.games.ahq.dungeon import sections
from souterrain.games.ahq.dungeon.ground import redraw
from souterrain.games.ahq.dungeon.sections import Box
from souterrain.games.ahq.exploration import explorer
from souterrain.games.ahq.figures import Combat, Figure, Item, monster
from souterrain.games.ahq.offers import STAY, moves
from souterrain.games.ahq.world import World
from tests.games.ahq.expedition import START, door, expedition, junction, man_at_arms, of_kind, room


def asked(text: str, *keys: str) -> Ask:
    return Ask("p1", Say(text), tuple(Option(key, Say("option-yes")) for key in keys), "ahq.setup.first-turn")


def first_ask(world: World, figure: Figure) -> Ask:
    wanted = next(explorer.act(world, figure, [figure.id], []))
    assert isinstance(wanted, Ask)
    return wanted


@pytest.mark.parametrize("master", ["solo", "seat"])
@pytest.mark.parametrize("quest", ["expedition", "tobaro", "hunt"])
def test_every_quest_is_played_to_its_end(master: str, quest: str) -> None:
    for seed in range(2):
        game = souterrain.new("ahq", seed=f"{quest} {seed}", setup={"players": 2, "master": master, "quest": quest})
        bots.play(game, {seat: bots.make("ahq", "scripted", seed) for seat in game.seats}, most=40_000)
        assert game.outcome is not None


def test_an_answer_takes_less_than_a_twentieth_of_a_second() -> None:
    game = souterrain.new("ahq", seed="quick", setup={"players": 2, "master": "seat"})
    hands = {seat: bots.make("ahq", "scripted", 1) for seat in game.seats}
    slowest = 0.0
    for _ in range(400):
        if game.ask is None:
            break
        began = time.process_time()
        game.answer(bots.step(game, hands[game.ask.seat]))
        slowest = max(slowest, time.process_time() - began)
    assert slowest < 0.05


def may_go(*squares: Square) -> Ask:
    """A question with nothing in it but where one may go."""
    return Ask("p1", Say("ask-explore"), (STAY, *moves(squares)), "ahq.turns.exploration.heroes-phase-choice")


def test_heroes_make_for_the_nearest_door_and_open_it() -> None:
    world = expedition()
    hero = world.figures["heinrich"]
    made = door(world, (START, START - 3), (START - 1, START - 3))
    ask = first_ask(world, hero)
    assert exploring.explore(world, ask, "p1") == f"go:{START},{START - 3}"
    hero.at = (START, START - 3)
    assert exploring.explore(world, first_ask(world, hero), "p1") == f"open:{made.id}"


def test_heroes_go_home_when_the_quest_is_done_or_they_are_worn_out() -> None:
    world = expedition()
    hero = world.figures["heinrich"]
    assert not homeward.going_home(world)
    hero.wounds = 1
    assert not homeward.going_home(world), "Fate and healing would still bear a fight"
    hero.fate = 0
    assert homeward.going_home(world)
    hero.wounds = 4
    world.progress.treasures.append("amulet-shard")
    assert exploring.explore(world, first_ask(world, hero), "p1") == "leave"


def test_who_must_climb_goes_on_however_long_it_takes() -> None:
    world = expedition(quest="gaol")
    world.turn = 2 * homeward.LONG
    assert not homeward.going_home(world)


def test_the_wizard_stays_behind_the_fighters() -> None:
    world = expedition("sven", "magnus")
    sven, magnus = world.figures.values()
    sven.at, magnus.at = (START, START - 6), (START, START)
    first_ask(world, magnus)
    chosen = exploring.explore(world, first_ask(world, magnus), "p2")
    x, y = choices.square(chosen.removeprefix("go:"))
    assert y > sven.at[1], "he follows, but not past the dwarf"
    assert (x, y) != (START, START)


def test_henchmen_leave_one_side_of_a_corridor_free() -> None:
    world = expedition()
    man = man_at_arms(world, (START + 1, START - 2))
    world.figures["heinrich"].at = (START, START)
    chosen = exploring.explore(world, first_ask(world, man), "p1")
    assert choices.square(chosen.removeprefix("go:"))[0] % 2 == 0


def test_henchmen_leave_the_squares_before_a_closed_door_to_the_heroes() -> None:
    world = expedition()
    room(world, START - 5, START - 5)
    shut = door(world, (START, START - 3), (START - 1, START - 3))
    shut.explored = False
    man = man_at_arms(world, (START, START - 3))
    way = {(START - 1, START - 3): 0, **{(START, START - 3 + n): n + 1 for n in range(6)}}
    ask = may_go((START, START - 2), (START, START))
    assert marching.march(world, man, ask, Way(way)) == f"go:{START},{START}"


def test_whoever_is_only_in_the_way_leaves_the_goal_to_the_heroes() -> None:
    world = expedition()
    man = man_at_arms(world, (START, START - 3))
    way = Way({(START, START - 3 + n): n for n in range(6)})
    ask = may_go(*((START, START - 3 + n) for n in range(1, 4)))
    assert marching.march(world, man, ask, way) == f"go:{START},{START - 1}"


def test_known_stairs_down_are_taken_before_a_nearer_door_is_tried() -> None:
    world = expedition(levels=2)
    door(world, (START, START - 1), (START - 1, START - 1))
    below = sections.lay(
        world.here, "stairs", Box(START, START + 2, 2, 2), joins=of_kind(world, "stairs")[0].id, leads="down"
    )
    found = way_on(world)
    assert found is not None
    assert (found.stairs, found.left((below.x, below.y))) == (True, 0)


def test_where_nothing_is_left_to_open_the_party_searches_the_walls() -> None:
    world = expedition()
    hero = world.figures["heinrich"]
    junction(world).exits.clear()
    cell = room(world, START - 5, START - 5)
    cell.entry = door(world, (START, START - 3), (START - 1, START - 3), open=True, explored=True).id
    hero.at = (START - 3, START - 3)
    found = way_on(world)
    assert found is not None
    assert found.search
    assert exploring.explore(world, first_ask(world, hero), "p1").startswith("search:")


def test_the_party_halts_while_the_wizard_heals() -> None:
    world = expedition("sven", "magnus")
    sven, magnus = world.figures.values()
    give(magnus, Item("phoenix-feather"))
    sven.wounds, world.turn = 1, 1
    sven.at, magnus.at = (START, START - 3), (START, START)
    world.active = magnus.id
    goal = exploring.explore(world, first_ask(world, magnus), "p2")
    x, y = choices.square(goal.removeprefix("go:"))
    assert steps_between((x, y), sven.at) == 1, "he goes to the patient"
    magnus.at = (x, y)
    assert exploring.explore(world, first_ask(world, sven), "p1") == "stay"
    assert exploring.explore(world, first_ask(world, magnus), "p2").startswith("cast:flames-of-the-phoenix")


def test_a_party_outside_the_door_receives_a_crowd_there() -> None:
    world = expedition("sven", "durgin")
    sven, durgin = world.figures.values()
    hall = room(world, START + 2, START - 5)
    open_door = door(world, (START + 1, START - 3), (START + 2, START - 3))
    open_door.open = open_door.explored = True
    redraw(world.here)
    sven.at, durgin.at = (START + 1, START - 3), (START, START)
    world.mode, world.combat = "combat", Combat(area=[hall.id], idle=list(world.figures))
    for y in range(3):
        foe = monster(world, "skaven-warrior", "", (START + 4, START - 4 + y))
        world.figures[foe.id] = foe
    gate = standing.gate(world)
    assert gate == (START + 1, START - 3)
    ask = may_go((START + 1, START - 2), (START + 2, START - 3), (START, START))
    assert standing.receive(world, sven, gate, ask) == f"go:{START + 1},{START - 2}", "out of the doorway, next to it"


def fight(world: World, *squares: tuple[int, int], row: str = "skaven-warrior") -> list[Figure]:
    """A fight with such monsters on these squares of the first corridor."""
    corridor = [section.id for section in of_kind(world, "corridor")]
    world.mode, world.combat = "combat", Combat(area=corridor, idle=list(world.figures))
    foes = [monster(world, row, "", square) for square in squares]
    world.figures.update({foe.id: foe for foe in foes})
    return foes


def combat_ask(world: World, figure: Figure) -> Ask:
    wanted = next(fighter.act(world, figure))
    assert isinstance(wanted, Ask)
    return wanted


def test_a_wizard_beside_an_enemy_gets_behind_his_friends() -> None:
    world = expedition("sven", "durgin", "magnus")
    sven, durgin, magnus = world.figures.values()
    sven.at, durgin.at, magnus.at = (START, START - 3), (START + 1, START - 2), (START + 1, START - 3)
    fight(world, (START + 1, START - 4))
    assert fighting.act(world, combat_ask(world, magnus), "p3").startswith("attack:"), "he has no way out"
    durgin.at = (START + 1, START)
    chosen = fighting.act(world, combat_ask(world, magnus), "p3")
    assert chosen.startswith("go:")
    assert int(chosen.split(",")[1]) > sven.at[1]


def test_whoever_has_nobody_to_strike_covers_the_wizard() -> None:
    world = expedition("sven", "magnus")
    sven, magnus = world.figures.values()
    sven.at, magnus.at = (START, START), (START, START - 4)
    beside = {"go:a": (START + 1, START - 4), "go:b": (START + 1, START - 1)}
    assert standing.shield(world, sven, beside) == "go:a"
    sven.at = (START, START - 3)
    assert standing.shield(world, sven, beside) == "done"


def test_whom_the_quest_wants_dead_is_struck_first() -> None:
    world = expedition("sven", quest="tobaro", levels=3)
    (sven,) = world.figures.values()
    sven.at = (START, START - 3)
    (boss,) = fight(world, (START, START - 4), row="white-sorcerer")
    (rat,) = fight(world, (START, START - 2))
    rat.wounds = 1
    assert fighting.act(world, combat_ask(world, sven), "p1") == f"attack:{boss.id}"


def test_reinforcements_behind_the_line_at_the_door_are_struck() -> None:
    world = expedition("sven", "durgin")
    sven, durgin = world.figures.values()
    hall = room(world, START + 2, START - 5)
    door(world, (START + 1, START - 3), (START + 2, START - 3), open=True, explored=True)
    sven.at, durgin.at = (START + 1, START - 2), (START, START)
    (behind,) = fight(world, (START + 1, START + 1))
    fight(world, *((START + 4, START - 4 + y) for y in range(3)))
    world.combat = Combat(area=[hall.id], idle=list(world.figures))
    chosen = fighting.act(world, combat_ask(world, durgin), "p2")
    x, y = map(int, chosen.removeprefix("go:").split(","))
    assert steps_between((x, y), behind.at) == 1


def test_fate_is_kept_for_what_matters() -> None:
    world = expedition()
    assert fighting.fate_at_death(world, asked("offer-fate-death", "no", "yes"), "p1") == "yes"
    assert fighting.fate_for_little(world, asked("offer-fate-wound", "no", "yes"), "p1") == "no"


def test_the_game_master_reinforces_fights_worth_winning() -> None:
    world = expedition()
    hall = room(world, 20, 20)
    world.mode, world.combat = "combat", Combat(area=[hall.id], idle=list(world.figures))
    ask = asked("ask-counter-ambush", "no", "yes", "never")
    foe = monster(world, "skaven-warrior", "", (22, 22))
    world.figures[foe.id] = foe
    assert mastering.ambush(world, ask, GM).key == "no"
    world.figures["heinrich"].wounds = 1
    assert mastering.ambush(world, ask, GM).key == "yes"


def test_the_game_master_lets_a_character_monster_escape_in_time() -> None:
    world = expedition()
    sorcerer = monster(world, "white-sorcerer", "", (22, 22))
    world.figures[sorcerer.id] = sorcerer
    ask = asked("ask-counter-escape", "no", "yes", "never")
    assert mastering.escape(world, ask, GM).key == "no"
    sorcerer.wounds = 1
    assert mastering.escape(world, ask, GM).key == "yes"


def test_a_bot_of_one_seed_answers_alike() -> None:
    world = expedition()
    ask = asked("ask-something-else", "a", "b", "c", "d")
    answers = [[BOTS["scripted"](seed).decide(SeatView(world, ask)) for seed in range(8)] for _ in range(2)]
    assert answers[0] == answers[1]
