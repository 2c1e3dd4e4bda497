"""Adventures of HeroQuest with the rules of this game: names, posts, stashes, Body Points."""

from __future__ import annotations

import pytest
from msgspec.structs import asdict

import souterrain
from souterrain.core.errors import BadContent
from souterrain.games.ahq.battle import fighter
from souterrain.games.ahq.battle import turn as battle
from souterrain.games.ahq.catalogue import BOOK, Catalogue
from souterrain.games.ahq.combat import melee, surprise
from souterrain.games.ahq.combat.damage import hurt
from souterrain.games.ahq.dungeon import growth
from souterrain.games.ahq.exploration import marches, search
from souterrain.games.ahq.figures import can_fight, henchman, monsters
from souterrain.games.ahq.quests.files import playable
from souterrain.games.ahq.revisited import lose_body_points
from souterrain.games.ahq.view import glimpse
from souterrain.games.ahq.world import World
from tests.games.ahq.arena import arena, do, first_ask, foe, hold, keys
from tests.games.ahq.expedition import START, expedition
from tests.play import run

ADVENTURE = """
id = "adventure"
levels = [1, 1]
matrices = "orc"
revisited = "any"
name = { en = "Adventure" }
intro = { en = "Adventure." }
objective = { kind = "slay", monster = "ulag" }

[[area]]
id = "passage"
level = 1
kind = "corridor"
x = 0
y = -5
w = 2
h = 5
doors = [{ at = [1, -3], side = "e", to = "cell" }]

[[area]]
id = "cell"
level = 1
x = 2
y = -6
w = 6
h = 6
monsters = { grak = 1, orc-champion = 1, orc-sentry = 1, chaos-warrior = 1 }
posts = [[6, -2], [3, -5]]
captives = ["sir-ragnar"]
furniture = { piece = "torture-rack", at = [4, -5] }
stash_gold = 40
stash = ["holy-water"]
body_points = 2
"""


def adventure(master: str = "seat") -> World:
    return expedition("heinrich", quest="adventure", quest_file=ADVENTURE, master=master)


def opened(world: World) -> None:
    """The door of the cell is opened."""
    (door,) = world.here.doors.values()
    door.open = True
    made = run(growth.behind(world, door.id))
    (group,) = made.result
    world.figures["heinrich"].at = (START + 1, START - 3)
    run(surprise.meet(world, group), dice=[12, 1])


@pytest.mark.rule("ahq.heroquest.revisited.which-rules")
def test_monsters_stand_where_the_map_puts_them() -> None:
    world = adventure()
    opened(world)
    assert [figure.at for figure in monsters(world)][:2] == [(START + 6, START - 2), (START + 3, START - 5)]
    assert world.mode == "combat"


@pytest.mark.rule("ahq.heroquest.revisited.ordinary-monsters", "ahq.heroquest.revisited.grak")
def test_monsters_are_ordinary_unless_they_have_a_name_and_grak_is_beside_the_rack() -> None:
    world = adventure()
    opened(world)
    assert sorted(figure.row for figure in monsters(world)) == ["chaos-warrior", "grak", "orc", "orc"]
    cell = next(each for each in world.here.sections.values() if each.kind == "room")
    assert cell.furniture is not None
    assert cell.furniture.row == "torture-rack"
    assert len(cell.furniture.squares) == 6


@pytest.mark.rule("ahq.heroquest.revisited.which-rules")
@pytest.mark.parametrize("master", ["seat", "solo"])
def test_a_search_finds_what_the_map_says_without_a_die(master: str) -> None:
    world = adventure(master)
    (door,) = world.here.doors.values()
    run(growth.behind(world, door.id))
    heinrich = world.figures["heinrich"]
    heinrich.at = (START + 3, START - 3)
    cell = world.here.sections[next(id for id, each in world.here.sections.items() if each.kind == "room")]
    assert search.may_ransack(world, cell)
    assert search.searchable(world, cell) == []
    run(search.hidden_treasure(world, heinrich), answers=["who:heinrich"])
    assert (heinrich.gold, [item.row for item in heinrich.items][-1]) == (40, "holy-water")
    assert not search.may_ransack(world, cell)


@pytest.mark.rule("ahq.heroquest.revisited.body-points")
def test_a_body_point_is_a_wound_or_a_fate_point() -> None:
    world = adventure()
    heinrich = world.figures["heinrich"]
    assert run(lose_body_points(world, heinrich, 2), answers=["wound", "fate"]).result is True
    assert (heinrich.wounds, heinrich.fate) == (3, 1)
    heinrich.fate = 0
    run(lose_body_points(world, heinrich, 1))
    assert heinrich.wounds == 2
    assert run(lose_body_points(world, heinrich, 9)).result is False
    assert heinrich.wounds == 0, "whoever has fallen loses no more"


@pytest.mark.rule("ahq.heroquest.revisited.body-points")
def test_the_first_hero_in_pays_what_the_map_says() -> None:
    world = adventure()
    (door,) = world.here.doors.values()
    door.open = True
    run(growth.behind(world, door.id))
    world.groups.clear()
    heinrich = world.figures["heinrich"]
    heinrich.at = (START + 1, START - 3)
    run(marches.walk(world, heinrich, [(START + 2, START - 3)]), answers=["wound", "wound"])
    assert heinrich.wounds == 2
    run(marches.walk(world, heinrich, [(START + 3, START - 3)]))
    assert heinrich.wounds == 2


@pytest.mark.rule("ahq.gm.fair-play")
def test_what_the_map_says_is_a_secret() -> None:
    world = adventure()
    (door,) = world.here.doors.values()
    run(growth.behind(world, door.id))
    seen = glimpse(world, "p1")
    assert all(not (each.body_points or each.stash or each.stash_gold) for each in seen.here.sections.values())
    assert all(not group.posts for group in seen.groups.values())


@pytest.mark.rule("ahq.heroquest.revisited.sir-ragnar")
def test_sir_ragnar_can_neither_attack_nor_run() -> None:
    card = BOOK.characters["sir-ragnar"]
    assert (card.weapon_skill, card.toughness, card.speed, card.wounds) == (7, 7, 6, 2)
    world = arena()
    ragnar = henchman("sir-ragnar", "ragnar", "heinrich", "p1", (9, 9))
    world.figures["ragnar"] = ragnar
    orc = foe(world, "orc", (9, 10))
    assert not can_fight(ragnar)
    assert not any(key.startswith("attack") for key in keys(first_ask(fighter.act(world, ragnar))))
    orc.at = (3, 3)
    run(fighter.act(world, ragnar), answers=["go:9,8"])
    ragnar.row = "man-at-arms"
    made = run(fighter.act(world, ragnar), answers=["go:9,9", "done"])
    assert "run" in keys(made.asked[1]), "as anybody else may"


@pytest.mark.rule("ahq.heroquest.revisited.sir-ragnar")
def test_he_goes_with_the_heroes_when_his_guards_are_dead() -> None:
    world = adventure()
    opened(world)
    for figure in monsters(world):
        del world.figures[figure.id]
    run(battle.victory(world))
    assert "sir-ragnar" in [figure.row for figure in world.figures.values()]


def card_of(monster: str) -> dict[str, object]:
    """What counts in a fight."""
    names = ["id", "spare", "rule", "rank", "ordinary", "character", "harmed_by", "emblem", "value"]
    return {name: value for name, value in asdict(BOOK.monsters[monster]).items() if name not in names}


@pytest.mark.rule("ahq.heroquest.revisited.ulag")
def test_ulag_is_an_orc_warlord() -> None:
    assert card_of("ulag") == card_of("orc-warlord")


@pytest.mark.rule("ahq.heroquest.revisited.grak")
def test_grak_is_an_orc_champion() -> None:
    assert card_of("grak") == card_of("orc-champion")


@pytest.mark.rule("ahq.heroquest.revisited.balur-and-witch-lord")
@pytest.mark.parametrize("name", ["balur", "witch-lord"])
def test_balur_and_the_witch_lord_are_sorcerers(name: str) -> None:
    assert card_of(name) == card_of("chaos-sorcerer")
    assert BOOK.monsters[name].spells


@pytest.mark.rule("ahq.heroquest.revisited.balur-and-witch-lord")
def test_the_witch_lord_is_harmed_by_the_spirit_blade_alone() -> None:
    world = arena(master="solo")
    heinrich, lord = world.figures["heinrich"], foe(world, "witch-lord", (5, 6))
    do(melee.attack(world, heinrich, lord), [11, 12, 12, 12, 12])
    assert lord.wounds == BOOK.monsters["witch-lord"].wounds
    run(hurt(world, lord, 4, "ahq.magic.bright.flames-of-death"))
    assert lord.id in world.figures
    hold(heinrich, "spirit-blade")
    do(melee.attack(world, heinrich, lord), [11, 11, 11, 11, 11, 11])
    assert lord.id not in world.figures
    balur = foe(world, "balur", (5, 6))
    run(hurt(world, balur, 4, "ahq.magic.bright.flames-of-death"))
    assert balur.id not in world.figures


@pytest.mark.rule("ahq.heroquest.revisited.chaos-warriors-stone-hunter")
def test_in_the_stone_hunter_chaos_warriors_are_tougher() -> None:
    text = ADVENTURE.replace('"any"', '"stone-hunter"')
    session = souterrain.new("ahq", seed="stone", setup={"players": 1, "quest_file": text})
    assert isinstance(session.game.book, Catalogue)
    plain = BOOK.monsters["chaos-warrior"].toughness
    assert session.game.book.monsters["chaos-warrior"].toughness == plain + 1
    other = souterrain.new("ahq", seed="stone", setup={"players": 1, "quest_file": ADVENTURE})
    assert isinstance(other.game.book, Catalogue)
    assert other.game.book.monsters["chaos-warrior"].toughness == plain


@pytest.mark.rule("ahq.heroquest.revisited.which-rules")
@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ('revisited = "any"', 'revisited = "lost"'),
        ("[3, -5]]", "[30, -5]]"),
        ("at = [4, -5] }", "at = [40, -5] }"),
        ('"torture-rack"', '"sofa"'),
        ('captives = ["sir-ragnar"]', 'captives = ["nobody"]'),
        ('stash = ["holy-water"]', 'stash = ["lemonade"]'),
        ("body_points = 2", "body_points = -1"),
    ],
)
def test_a_map_that_cannot_be_played_is_refused(right: str, wrong: str) -> None:
    playable("adventure", ADVENTURE)
    with pytest.raises(BadContent):
        playable("adventure", ADVENTURE.replace(right, wrong))
