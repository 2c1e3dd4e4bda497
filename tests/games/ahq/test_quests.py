"""Quests: the Curse of Tobaro, the hunt, prepared places, and files of one's own."""

from __future__ import annotations

import pytest

import souterrain
from souterrain import bots
from souterrain.core.errors import BadSetup, SouterrainError
from souterrain.core.overlaid import Overlaid
from souterrain.core.text import texts
from souterrain.games.ahq import endings, party, view
from souterrain.games.ahq.battle import turn as combat
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.dungeon import corridors, growth, levels
from souterrain.games.ahq.dungeon.ground import ground
from souterrain.games.ahq.figures import Combat, Item, monster
from souterrain.games.ahq.game import GAME
from souterrain.games.ahq.master.matrices import muster
from souterrain.games.ahq.quests import progress
from souterrain.games.ahq.quests.files import read_quest
from souterrain.games.ahq.world import Pile, Section, Setup, World
from tests.games.ahq.arena import arena, do, foe
from tests.games.ahq.expedition import START, door, expedition, junction, of_kind, room
from tests.pages import both, example
from tests.play import run


def tobaro(level: int = 1) -> World:
    world = expedition(master="solo", quest="tobaro", levels=3)
    world.progress.rolled = {"white-sorcerer": Item("ring-of-magic-protection-2")}
    for number in range(2, level + 1):
        levels.begin_level(world, number)
    return world


def quest_room(world: World, roll: int = 11) -> Section:
    room(world, 20, 20)
    entrance = door(world, (24, 22), (25, 22), open=True)
    dice = [5, roll, 1, 1]
    run(growth.behind(world, entrance.id), dice=dice)
    return world.here.sections[ground(world).section[25, 22]]


@pytest.mark.rule("ahq.tobaro.party", "ahq.tobaro.solo-chapter")
def test_tobaro_is_played_with_four_heroes_four_men_at_arms_and_a_sergeant() -> None:
    session = souterrain.new(
        "ahq", seed="t", setup={"quest": "tobaro", "choice": ["heinrich", "sven", "torallion", "rogar"]}
    )
    rows = [figure.row for figure in session.world.figures.values()]
    assert rows == ["heinrich", "sven", "torallion", "rogar", *["man-at-arms"] * 4, "sergeant"]
    assert session.world.solo, "the solo rules are the default"
    assert {figure.seat for figure in session.world.figures.values()} == {"p1"}


@pytest.mark.rule("ahq.tobaro.levels")
def test_tobaros_dungeon_has_three_levels() -> None:
    assert GAME.create(Setup(quest="tobaro")).setup.levels == 3
    assert read_quest("tobaro").levels == (3, 3)


@pytest.mark.rule("ahq.tobaro.corridor-stairs-outside", "ahq.dungeon.amulet.stairs-only-in-quest-room")
def test_all_corridor_stairs_lead_out() -> None:
    world = tobaro()
    run(corridors.from_exit(world, junction(world), "e"), dice=[1, 5, 5, 9, 9])
    assert of_kind(world, "stairs")[1].leads == "out"


@pytest.mark.rule("ahq.tobaro.stairs-down-in-quest-room", "ahq.dungeon.amulet.stairs-only-in-quest-room")
@pytest.mark.parametrize(("level", "stairs"), [(1, True), (2, True), (3, False)])
def test_the_stairs_down_are_in_the_first_quest_room(level: int, stairs: bool) -> None:
    world = tobaro(level)
    hall = quest_room(world)
    assert (hall.stairs is not None) is stairs
    if hall.stairs:
        hero = world.figures["heinrich"]
        hero.at = hall.stairs
        assert levels.stairs_under(world, hero) == "down"


@pytest.mark.rule("ahq.tobaro.one-quest-room-per-level")
def test_a_second_quest_room_is_a_lair() -> None:
    world = tobaro()
    assert quest_room(world).room == "quest"
    room(world, 20, 120)
    entrance = door(world, (24, 122), (25, 122), open=True)
    run(growth.behind(world, entrance.id), dice=[5, 11, 1, 1])
    lair = world.here.sections[ground(world).section[25, 122]]
    assert lair.room == "lair"
    group = next(group for group in world.groups.values() if group.section == lair.id)
    assert group.rows == ["skaven-warrior"] * 4, "monsters of the Lair matrix"


@pytest.mark.rule("ahq.tobaro.quest-room-contents", "ahq.tobaro.items.pairing", "ahq.tobaro.monsters.matrices")
@pytest.mark.parametrize(
    ("level", "waiting"),
    [
        (1, {"assassin": []}),
        (2, {"plague-monk": ["warp-scroll"], "warp-weaver": []}),
        (3, {"censer-bearer": ["plague-censer"], "mors-warlord": ["runesword"], "white-sorcerer": ["ring"]}),
    ],
)
def test_each_levels_character_monsters_wait_in_its_quest_room(level: int, waiting: dict[str, list[str]]) -> None:
    world = tobaro(level)
    hall = quest_room(world)
    (group,) = world.groups.values()
    assert group.section == hall.id
    assert group.rows == ["skaven-champion"] * 2 + ["skaven-warlord"]
    assert [figure.row for figure in group.characters] == list(waiting)
    for figure in group.characters:
        for wanted in waiting[figure.row]:
            carried = [item.row for item in figure.items] + [figure.hand]
            assert any(row.startswith(wanted) for row in carried), f"{figure.row} has {wanted}"


@pytest.mark.rule("ahq.tobaro.items.ring-level")
def test_the_sorcerers_ring_is_rolled_until_it_protects_from_magic() -> None:
    made = Setup(quest="tobaro", choice=["heinrich", "sven", "torallion", "rogar"])
    world = GAME.create(made)
    run(GAME.begin(world), dice=[6, 1, 10, *[4, 3, 2, 1], *[5, 6, 7]])
    assert world.progress.rolled["white-sorcerer"].row == "ring-of-magic-protection-2"


@pytest.mark.rule("ahq.tobaro.objective", "ahq.tobaro.reward-fate")
def test_the_sorcerer_must_be_dead_and_one_hero_outside() -> None:
    world = tobaro()
    hero = world.figures["heinrich"]
    progress.slew(world, monster(world, "white-sorcerer"))
    assert progress.accomplished(world)
    run(endings.check(world))
    assert world.over == "", "nobody is outside yet"
    levels.leave(world, hero)
    run(endings.check(world))
    assert world.over == "victory"
    assert (hero.fate, hero.fate_most) == (4, 4)
    outcome = endings.outcome(world)
    assert outcome is not None
    assert outcome.winners == ("p1",)


@pytest.mark.rule("ahq.tobaro.single-expedition")
def test_leaving_before_he_is_dead_loses_the_quest() -> None:
    world = tobaro()
    levels.leave(world, world.figures["heinrich"])
    run(endings.check(world))
    assert world.over == "retreat"
    outcome = endings.outcome(world)
    assert outcome is not None
    assert outcome.winners == ()
    assert outcome.rule == "ahq.tobaro.single-expedition"


@pytest.mark.rule("ahq.solo.setup.objective")
def test_the_hunt_draws_six_character_monsters_in_pairs_with_an_item_each() -> None:
    session = souterrain.new("ahq", seed="hunt", setup={"quest": "hunt", "choice": ["heinrich"]})
    world = session.world
    assert [len(pair) for pair in world.progress.pairs] == [2, 2, 2]
    assert len({name for pair in world.progress.pairs for name in pair}) == 6
    assert len(world.progress.items) == 3
    pair, item = list(world.progress.pairs[0]), world.progress.items[0].row
    world.told.clear()
    hall = quest_room(world)
    group = next(group for group in world.groups.values() if group.section == hall.id)
    assert [figure.row for figure in group.characters] == pair
    assert item in [carried.row for carried in group.characters[0].items]
    assert not progress.accomplished(world)
    for name in read_quest("hunt").objective.characters:
        progress.slew(world, monster(world, name))
    left = group.characters[0].items[-1]
    world.here.piles.append(Pile(at=(26, 22), items=[left]))
    assert not progress.accomplished(world), "the items must be collected too"
    world.here.piles.clear()
    assert progress.accomplished(world)


@pytest.mark.rule("ahq.solo.setup.size", "ahq.solo.setup.matrices")
def test_size_and_matrices_are_settled_beforehand() -> None:
    assert GAME.create(Setup(levels=2)).setup.levels == 2
    assert GAME.create(Setup()).setup.levels == 1
    assert read_quest("expedition").matrix() == "skaven"


@pytest.mark.rule("ahq.tobaro.monsters.matrices", "ahq.solo.setup.matrices")
def test_some_rows_of_the_skaven_matrices_add_a_specialist_with_gold_of_his_own() -> None:
    seen = run(muster(BOOK.matrices["skaven"], "lair", "ahq.dungeon.room.lair", "gm"), dice=[9, 8])
    assert seen.result.rows == ["skaven-warrior"] * 6 + ["skaven-champion", "night-runner"]
    assert seen.result.gold == 80 + 30
    plain = run(muster(BOOK.matrices["skaven"], "lair", "ahq.dungeon.room.lair", "gm"), dice=[9, 7])
    assert (len(plain.result.rows), plain.result.gold) == (7, 80)


@pytest.mark.rule("ahq.solo.roles", "ahq.solo.exploration.generation")
def test_in_solo_play_the_leaders_player_makes_every_roll_and_places_the_doors() -> None:
    world = expedition(master="solo")
    assert world.master == "p1"
    seen = run(
        corridors.from_exit(world, junction(world), "e"),
        dice=[1, 8, 8, 3, 3],
        answers=[f"where:{START + 3},{START - 12}:n"],
    )
    assert {roll.by for roll, _ in seen.rolled} == {"p1"}
    assert [ask.seat for ask in seen.asked] == ["p1"]
    assert len(world.here.doors) == 1


PAGE, TWIN = both("docs/quests.md")


@pytest.mark.parametrize(("page", "master"), [(PAGE, "solo"), (PAGE, "seat"), (TWIN, "solo")])
@pytest.mark.parametrize("n", [1, 2, 3])
def test_the_documented_quests_can_be_played_to_their_end(n: int, page: str, master: str) -> None:
    for seed in range(3):
        setup = {"players": 2, "quest_file": example(page, n), "master": master}
        game = souterrain.new("ahq", seed=f"crypt {seed}", setup=setup)
        bots.play(game, {seat: bots.make("ahq", "scripted", seed) for seat in game.seats}, most=20_000)
        assert game.outcome is not None


TOUGH = """
title = { en = "Tough", fr = "Coriaces" }
[change.monster.skeleton]
wounds = 5
[change.monster.zombie]
wounds = 6
"""


def test_a_quest_with_monsters_of_its_own_goes_together_with_house_rules() -> None:
    setup = {"players": 2, "quest_file": example(PAGE, 2), "overlay": TOUGH}
    game = souterrain.new("ahq", seed="barrow 1", setup=setup)
    assert isinstance(game.game, Overlaid)
    assert [(each.row, each.field, each.now) for each in game.game.changes] == [
        ("zombie", "wounds", "6"),
        ("skeleton", "toughness", "7"),
        ("skeleton", "wounds", "5"),
        ("barrow-king", "", ""),
        ("grave-hound", "", ""),
    ]
    words = game.texts("fr")
    assert words.say(game.game.overlay.title_say) == "Le roi du tertre + Coriaces"
    assert words.say(game.game.told()[-1]) == "Nouveau\xa0: chien des tombes"
    bots.play(game, {seat: bots.make("ahq", "scripted", 1) for seat in game.seats}, most=20_000)
    assert any("chien" in words.say(told.event.say()) for told in game.story), "they were met"
    assert souterrain.load(game.save()).world == game.world
    assert "grave-hound" not in BOOK.monsters, "nobody else's game has them"


@pytest.mark.parametrize(
    ("right", "wrong", "named"),
    [
        ("grave-hound = 2", "grave-cat = 2", ("muster wandering 1-12, monsters", "grave-cat")),
        ('weapon = "claws"', 'weapon = "teeth"', ("barrow king", "monster grave-hound, weapon", "teeth")),
        ("wounds = 1\n", 'wounds = "one"\n', ("barrow king", "grave-hound", "wounds")),
        ("[change.monster.skeleton]", "[change.monster.skelton]", ("barrow king", "monster", "skelton")),
        ("[change.monster.skeleton]", "[change.monsters.skeleton]", ("barrow king", "monsters")),
    ],
)
def test_what_is_wrong_with_a_quests_own_rows_is_told_with_file_row_and_field(
    right: str, wrong: str, named: tuple[str, ...]
) -> None:
    text = example(PAGE, 2)
    assert right in text
    for overlay in ("", TOUGH):
        with pytest.raises(SouterrainError) as error:
            souterrain.new("ahq", setup={"players": 2, "quest_file": text.replace(right, wrong, 1), "overlay": overlay})
        said = str(error.value).lower()
        assert all(name in said for name in named), said


def test_the_documented_quests_second_level_is_its_drawn_crypt() -> None:
    world = expedition(master="solo", quest="crypt", quest_file=example(PAGE), levels=2)
    assert [section.kind for section in world.here.sections.values()] == ["stairs", "corridor", "corridor", "junction"]
    levels.begin_level(world, 2)
    assert [section.kind for section in world.here.sections.values()] == ["stairs", "corridor"]
    world.progress.treasures.append("silver-clapper")
    assert progress.accomplished(world)


OWN = """
id = "crypt"
matrices = "undead"
levels = [1, 1]
[name]
en = "The small crypt"
[intro]
en = "A door, a corridor, a tomb."
[objective]
kind = "treasure"
treasure = "amulet-shard"
[[area]]
id = "passage"
level = 1
kind = "corridor"
x = 0
y = -5
w = 2
h = 5
trap = "pit"
[[area.doors]]
at = [1, -3]
side = "e"
to = "tomb"
[[area]]
id = "tomb"
level = 1
x = 2
y = -5
w = 5
h = 5
monsters = { zombie = 2, skeleton = 1 }
gold = 40
chest = [6, -1]
chest_trap = "gas"
treasure = "amulet-shard"
"""


@pytest.mark.rule("ahq.dungeon.quest-location", "ahq.setup.players.quest-area-by-map", "ahq.trap.quest-location.preset")
def test_a_quest_location_is_laid_from_its_map_as_the_heroes_enter_it() -> None:
    world = expedition(master="solo", quest="crypt", quest_file=OWN)
    assert [section.kind for section in world.here.sections.values()] == ["stairs", "corridor"]
    passage = list(world.here.sections.values())[1]
    assert passage.trap == "pit", "its type is fixed beforehand"
    (entrance,) = world.here.doors.values()
    assert (entrance.a, entrance.b) == ((START + 1, START - 3), (START + 2, START - 3))
    entrance.open = True
    (group,) = run(growth.behind(world, entrance.id)).result
    assert world.groups[group].rows == ["zombie", "zombie", "skeleton"]
    assert world.groups[group].gold == 40
    tomb = world.here.sections[world.groups[group].section]
    assert tomb.chest is not None
    assert (tomb.chest.at, tomb.chest.preset) == ((START + 6, START - 1), "gas")
    assert tomb.entry == entrance.id
    assert tomb.treasure == "amulet-shard"


def test_the_heroes_do_not_see_the_map_of_a_quest_location() -> None:
    world = expedition(quest="crypt", quest_file=example(PAGE), levels=2)
    seen = view.glimpse(world, "p1")
    assert "tomb" not in seen.setup.quest_file
    assert progress.quest_of(seen).objective == progress.quest_of(world).objective
    assert progress.quest_of(seen).area == ()
    assert view.glimpse(seen, "p1") == seen
    assert "tomb" in view.glimpse(world, "gm").setup.quest_file


def test_areas_are_hidden_however_the_file_writes_them() -> None:
    inline = """
id = "cellar"
matrices = "undead"
area = [{ id = "passage", level = 1, kind = "corridor", x = 0, y = -5, w = 2, h = 5, trap = "pit" }]
character = [{ level = 1, monster = "undead-champion" }]
available = ["undead-champion"]
name = { fr = "La \\"cave\\" d’à côté\\n", en = "The cellar" }
intro = { fr = "Descendez." }
objective = { kind = "slay", monster = "undead-champion" }
"""
    world = expedition(quest="cellar", quest_file=inline)
    seen = progress.quest_of(view.glimpse(world, "p1"))
    assert (seen.area, seen.character, seen.available) == ((), (), ())
    whole = progress.quest_of(world)
    assert (seen.name, seen.intro, seen.objective) == (whole.name, whole.intro, whole.objective)


def test_a_quest_is_introduced_in_each_readers_language() -> None:
    game = souterrain.new("ahq", seed="intro", setup={"players": 1, "quest_file": example(PAGE), "language": "fr"})
    said = game.story[0].event.say()
    assert "cloche" in texts("fr", "ahq").say(said)
    assert "bell" in texts("en", "ahq").say(said)
    assert texts("en", "ahq").say(game.view("p1").headline) == "The small crypt"


@pytest.mark.rule("ahq.gm.character.per-dungeon-set", "ahq.gm.character.eight-more")
def test_a_quest_decides_which_character_monsters_are_available() -> None:
    from souterrain.games.ahq import party

    text = OWN.replace(
        "levels = [1, 1]", 'levels = [1, 1]\navailable = ["minotaur-lord", "daemonette"]\ndue = ["undead-champion"]'
    )
    world = expedition(quest="crypt", quest_file=text)
    party.fill_the_bowl(world)
    assert world.counters.ready == ["minotaur-lord", "daemonette"]
    assert world.counters.due == ["undead-champion"]
    eight = {
        "orc-warchief", "ogre-chieftain", "chaos-lord", "chaos-sorcerer", "greater-daemon",
        "daemonette", "undead-champion", "minotaur-lord",
    }  # fmt: skip
    assert eight <= {row.id for row in BOOK.monsters.values() if row.character}


AMULET = """
id = "amulet"
matrices = "skaven"
levels = [3, 3]
stairs_down = "quest-room"
available = %s
[name]
en = "A piece of the Amulet"
[intro]
en = "Down there."
[objective]
kind = "treasure"
treasure = "amulet-shard"
[[area]]
id = "vault"
level = 3
x = 0
y = -5
w = 5
h = 5
chest = [4, -4]
treasure = "amulet-shard"
"""
SIX = ("assassin", "plague-monk", "censer-bearer", "mors-warlord", "warp-weaver", "white-sorcerer")


@pytest.mark.rule("ahq.dungeon.amulet.three-levels", "ahq.dungeon.amulet.stairs-only-in-quest-room")
def test_an_amulet_dungeon_has_two_random_levels_and_a_prepared_third() -> None:
    text = AMULET % "[]"
    setup = Setup(players=1, heroes=1, quest_file=text)
    assert GAME.create(setup).setup.levels == 3
    with pytest.raises(BadSetup):
        GAME.create(Setup(players=1, heroes=1, quest_file=text, levels=2))
    world = expedition(quest="amulet", quest_file=text, levels=3)
    for level in (1, 2):
        if level > 1:
            levels.begin_level(world, level)
        kinds = [section.kind for section in world.here.sections.values()]
        assert kinds == ["stairs", "corridor", "corridor", "junction"]
        assert not corridors.stairs_lead_down(world), "only a Quest Room has them"
        assert progress.treasure_here(world) == ""
    levels.begin_level(world, 3)
    entry, vault = world.here.sections.values()
    assert (entry.kind, vault.kind, vault.treasure) == ("stairs", "room", "amulet-shard")
    assert vault.exits == []


@pytest.mark.rule("ahq.gm.character.amulet-schedule", "ahq.gm.character.amulet-six")
@pytest.mark.parametrize(("number", "held"), [(1, 0), (2, 1), (3, 3), (4, 6)])
def test_the_characters_of_the_amulet_come_in_their_order_and_survivors_stay(number: int, held: int) -> None:
    """None in the first dungeon, then one, two and three more; the others are due later."""
    text = AMULET % list(SIX[:held])
    world = expedition(quest="amulet", quest_file=text, levels=3)
    party.fill_the_bowl(world)
    assert world.counters.ready == list(SIX[:held])
    assert world.counters.due == list(SIX[held:])
    assert sum(range(number)) == held


@pytest.mark.rule("ahq.solo.setup.objective", "ahq.combat.end.no-loot-after-flight")
def test_a_treasure_of_the_hunt_that_the_heroes_left_behind_must_be_won_back() -> None:
    world = arena("solo", True, heinrich=(5, 5))
    world.setup.quest = "hunt"
    world.progress.hoard = ["wand", "sword-of-war"]
    world.progress.slain = list(progress.quest_of(world).objective.characters)
    assert world.combat is not None
    world.combat.loot = [Item("wand"), Item("rope")]
    orc = foe(world, "orc", (12, 12))
    group = world.groups[orc.group]
    assert progress.accomplished(world)
    do(combat.escape(world))
    assert [item.row for item in group.treasure] == ["wand"], "the rope is lost"
    assert not progress.accomplished(world)
    world.mode, world.combat = "combat", Combat(groups=[group.id])
    do(combat.victory(world), [], ["who:heinrich"])
    assert progress.accomplished(world)


@pytest.mark.rule("ahq.solo.setup.objective")
def test_nobody_is_told_what_the_characters_of_the_hunt_carry() -> None:
    session = souterrain.new("ahq", seed="hoard", setup={"quest": "hunt", "levels": 3, "choice": ["heinrich"]})
    assert session.world.progress.items
    assert not [event for event in session.events if event.kind in ("item-found", "spell-inscribed", "stone-charged")]
