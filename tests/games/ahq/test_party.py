"""Before the first turn: heroes, henchmen, Leader, Mapper, the stairs."""

from __future__ import annotations

import pytest

import souterrain
from souterrain.core.ask import Ask
from souterrain.core.errors import BadSetup
from souterrain.core.roll import Roll
from souterrain.core.say import Say
from souterrain.games.ahq import leader
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.dungeon import growth
from souterrain.games.ahq.events.expedition import HenchmanJoined, HeroChosen, LeaderChosen, MapperChosen
from souterrain.games.ahq.game import GAME
from souterrain.games.ahq.master import schemes
from souterrain.games.ahq.party import prepare_objective, to_choose
from souterrain.games.ahq.values import bow_skill, speed, toughness
from souterrain.games.ahq.world import Setup, World
from tests.games.ahq.expedition import START, door, expedition, room, told
from tests.play import run


def begun(*choice: str, dice: list[int] | None = None, answers: list[str] | None = None, **setup: object) -> World:
    """An expedition set up with these heroes, one for each player."""
    made = Setup(players=len(choice) or 1, choice=list(choice), **setup)  # type: ignore[arg-type]
    world = GAME.create(made)
    run(GAME.begin(world), dice=dice or [], answers=answers or [])
    return world


@pytest.mark.rule("ahq.setup.players.one", "ahq.setup.players.free-henchmen-are-men-at-arms")
def test_one_hero_has_two_men_at_arms() -> None:
    world = begun("heinrich")
    assert [figure.row for figure in world.figures.values()] == ["heinrich", "man-at-arms", "man-at-arms"]
    assert {figure.seat for figure in world.figures.values()} == {"p1"}
    man = list(world.figures.values())[1]
    assert (man.profile.weapon_skill, man.profile.strength, toughness(man), man.wounds, man.fate) == (7, 6, 8, 3, 0)
    assert speed(man) == 7
    assert len(told(world, HenchmanJoined)) == 2


def test_whoever_is_chosen_is_on_the_table_before_the_next_is_asked_for() -> None:
    world = GAME.create(Setup(players=1, heroes=3))
    setup = GAME.begin(world)
    next(setup)
    setup.send("who:rogar")
    assert list(world.figures) == ["rogar"]
    assert [event.hero for event in told(world, HeroChosen)] == ["rogar"]


@pytest.mark.rule("ahq.setup.players.two")
def test_two_heroes_have_one_man_at_arms_each() -> None:
    world = begun("heinrich", "sven", dice=[5, 3])
    assert len(world.figures) == 4
    men = [figure for figure in world.figures.values() if figure.kind == "henchman"]
    assert [(man.owner, man.seat) for man in men] == [("heinrich", "p1"), ("sven", "p2")]


@pytest.mark.rule("ahq.setup.players.three", "ahq.setup.players.count")
def test_three_heroes_go_without_henchmen() -> None:
    world = begun("heinrich", "sven", "torallion", dice=[5, 3, 2, 7, 8])
    assert list(world.figures) == ["heinrich", "sven", "torallion"]
    with pytest.raises(BadSetup):
        GAME.create(Setup(players=3, heroes=5))


@pytest.mark.rule("ahq.setup.hero.four-pregenerated", "ahq.setup.sheet.eight-ready-heroes")
def test_eight_ready_heroes_of_whom_four_belong_to_this_box() -> None:
    assert BOOK.heroes[:4] == ("heinrich", "sven", "torallion", "magnus")
    assert len(BOOK.heroes) == 8
    assert [row.id for row in BOOK.characters.values() if row.first_game] == list(BOOK.heroes[:4])


@pytest.mark.rule("ahq.setup.char.armour-modifies-current", "ahq.setup.char.start-and-current")
def test_heinrichs_sheet() -> None:
    world = begun("heinrich")
    hero = world.figures["heinrich"]
    assert (hero.profile.bow_skill, hero.profile.toughness, hero.profile.speed) == (8, 5, 8)
    assert (bow_skill(hero), toughness(hero), speed(hero)) == (6, 8, 6)


@pytest.mark.rule("ahq.setup.hero.choice-rolloff")
def test_the_highest_die_chooses_first_and_ties_are_rolled_again() -> None:
    world = GAME.create(Setup(players=3))
    rules = GAME.begin(world)
    next(rules)
    for die in (4, 11):
        rules.send(die)
    asked = rules.send(7)
    assert asked.seat == "p2"  # type: ignore[union-attr]
    following = rules.send("who:sven")
    assert following.seat == "p3"  # type: ignore[union-attr]
    assert "who:sven" not in [option.key for option in following.options]  # type: ignore[union-attr]
    again = GAME.begin(GAME.create(Setup(players=2)))
    next(again)
    again.send(9)
    again.send(9)
    assert again.send(2).die == "d12", "the second of the tied players rolls again too"  # type: ignore[union-attr]
    assert again.send(8).seat == "p2"  # type: ignore[union-attr]


@pytest.mark.rule("ahq.setup.leader.rolloff")
def test_the_highest_is_leader_and_ties_are_rolled_again() -> None:
    world = expedition("heinrich", "sven", "torallion", "magnus")
    run(leader.elect(world, "ahq.setup.leader.rolloff"), dice=[9, 9, 3, 5, 2, 8])
    assert world.leader == "sven"
    assert told(world, LeaderChosen) == [LeaderChosen("sven", rule="ahq.setup.leader.rolloff")]


@pytest.mark.rule("ahq.setup.leader.new-after-combat")
def test_only_heroes_able_to_act_roll_for_leader_the_old_one_included() -> None:
    world = expedition("heinrich", "sven", "magnus")
    world.figures["magnus"].wounds = 0
    run(leader.elect(world), dice=[8, 3])
    assert world.leader == "heinrich"
    world.figures["heinrich"].wounds = 0
    run(leader.keep_a_leader(world))
    assert world.leader == "sven", "a Leader who falls is replaced at once"


@pytest.mark.rule("ahq.setup.mapper.rolloff", "ahq.dungeon.map.new-mapper")
def test_the_other_heroes_roll_for_mapper() -> None:
    world = expedition("heinrich", "sven", "magnus")
    run(leader.elect_mapper(world), dice=[4, 10])
    assert world.mapper == "magnus"
    assert told(world, MapperChosen)
    alone = expedition("heinrich")
    alone.mapper = ""
    run(leader.elect_mapper(alone))
    assert alone.mapper == "heinrich", "a hero alone is both"


@pytest.mark.rule("ahq.setup.placement.on-stairs", "ahq.setup.first-turn")
def test_the_party_starts_on_the_stairs_with_an_exploration_turn() -> None:
    world = begun("heinrich", "sven", "torallion", "rogar", dice=[5, 3, 2, 1, 7, 8, 9])
    assert {figure.at for figure in world.figures.values()} == {(START + x, START + y) for x in (0, 1) for y in (0, 1)}
    assert world.mode == "exploration"


@pytest.mark.rule("ahq.magic.components.starting", "ahq.setup.wizard.takes-spell-book", "ahq.setup.sheet.equipment")
def test_a_wizards_player_chooses_four_components() -> None:
    ash = ["take:ash"] * 4
    world = begun("magnus", answers=ash)
    magnus = world.figures["magnus"]
    assert [(item.row, item.count) for item in magnus.items if item.row == "ash"] == [("ash", 4)]
    assert len(magnus.spells) == 4


@pytest.mark.rule("ahq.setup.hero.persists")
def test_a_hero_is_plain_data_that_can_be_kept() -> None:
    session = souterrain.new("ahq", seed="a hero", setup={"choice": ["heinrich"], "names": {"heinrich": "Rosalinde"}})
    again = souterrain.load(session.save())
    assert again.world.figures["heinrich"] == session.world.figures["heinrich"]
    assert again.world.figures["heinrich"].name == "Rosalinde"


@pytest.mark.rule("ahq.setup.players.gm-controls", "ahq.gm.duties.exploration-phase", "ahq.gm.duties.combat")
@pytest.mark.parametrize(("master", "decides"), [("seat", "gm"), ("solo", "p2")])
def test_the_game_master_lays_the_dungeon_springs_traps_and_moves_monsters(master: str, decides: str) -> None:
    """Without one the Leader's player does what the solo rules leave open."""
    world = expedition("heinrich", "sven", master=master)
    world.leader = "sven"
    room(world, 20, 20)
    entrance = door(world, (24, 22), (25, 22), open=True)
    rules = growth.behind(world, entrance.id)
    wanted, dice, asked, rolled = next(rules), iter([5, 9, 1, 5]), [], []
    try:
        while True:
            if isinstance(wanted, Ask):
                asked.append((wanted.seat, wanted.text.id))
                wanted = rules.send(wanted.options[0].key)
            else:
                assert isinstance(wanted, Roll)
                rolled.append((wanted.by, wanted.rule))
                wanted = rules.send(next(dice))
    except StopIteration as stop:
        (group,) = stop.value
    assert rolled == [
        ("p2", "ahq.dungeon.door.in-room-even-odd"),
        ("p2", "ahq.dungeon.room.roll-type"),
        (decides, "ahq.dungeon.room.lair"),
        ("p2", "ahq.dungeon.room.doors-roll"),
    ]
    if master == "seat":
        assert asked == [
            ("gm", "ask-room-place"),
            ("gm", "ask-chest-place"),
            ("p2", "ask-door-wall"),
            ("gm", "ask-door-spot"),
        ]
    else:
        assert asked == [("p2", "ask-door-place")]
    world.counters.hand = ["trap"]
    trap = schemes.trap(world, world.figures["heinrich"], "floor")
    question = next(trap, None)
    assert (question is not None) is (master == "seat")
    if isinstance(question, Ask):
        assert question.seat == "gm"
    assert group in world.groups


@pytest.mark.rule("ahq.setup.players.count")
def test_the_game_master_has_a_chair_unless_the_solo_rules_play() -> None:
    assert [chair.id for chair in GAME.chairs(Setup(players=2, master="seat"))] == ["p1", "p2", "gm"]
    assert [chair.id for chair in GAME.chairs(Setup(players=2, master="solo"))] == ["p1", "p2"]


@pytest.mark.parametrize(
    "setup", [{"quest": "nowhere"}, {"levels": 4}, {"choice": ["conan"]}, {"players": 2, "choice": ["sven", "sven"]}]
)
def test_a_wrong_set_up_is_refused_with_a_reason(setup: dict[str, object]) -> None:
    with pytest.raises(BadSetup) as refused:
        souterrain.new("ahq", setup=setup)
    assert "bad-" not in str(refused.value), "the reason is in words"


@pytest.mark.rule("ahq.setup.components.figures")
def test_neither_the_wizard_nor_the_elf_of_the_box_carries_a_shield() -> None:
    shields = {name: "shield" in BOOK.characters[name].worn for name in ("heinrich", "sven", "torallion", "magnus")}
    assert shields == {"heinrich": True, "sven": True, "torallion": False, "magnus": False}


@pytest.mark.rule("ahq.solo.setup.objective")
def test_who_waits_with_whom_in_the_hunt_is_drawn_unseen() -> None:
    world = GAME.create(Setup(quest="hunt", heroes=1, levels=3))
    hidden = []
    rules = prepare_objective(world)
    try:
        wanted = next(rules)
        while True:
            assert isinstance(wanted, Roll)
            hidden.append(wanted.hidden)
            wanted = rules.send(1)
    except StopIteration:
        pass
    assert hidden
    assert all(hidden)


@pytest.mark.rule("ahq.setup.hero.choice-rolloff")
def test_a_hero_says_what_he_brings_where_he_is_chosen() -> None:
    for row in BOOK.heroes:
        card, note = BOOK.characters[row], to_choose(row).note
        assert note is not None
        brings = note.args["brings"]
        assert isinstance(brings, Say)
        assert list(brings.args) == [*card.weapons, *card.worn, *card.gear, *card.spells]
