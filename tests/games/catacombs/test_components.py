"""The box: discs, boards, cards, and what stands on them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tests.games.catacombs.arena import arena, put
from tests.play import run

import souterrain
from souterrain.core.errors import BadContent, BadSetup, speaking
from souterrain.core.overlay import lay, read_overlay
from souterrain.games.catacombs.catalogue import BOOK
from souterrain.games.catacombs.flight import obstacles
from souterrain.games.catacombs.game import GAME
from souterrain.games.catacombs.lords import spawn
from souterrain.games.catacombs.prepare import create
from souterrain.games.catacombs.world import Setup

SUPPLY = {(row.size, row.colour): row.count for row in BOOK.supply}


def discs_of(colour: str, size: str) -> int:
    """How many discs of a colour and size the monsters' pools use."""
    pools = {card.pool for card in BOOK.monsters.values() if (card.colour, card.size) == (colour, size)}
    return sum(BOOK.pools[pool] for pool in pools)


@pytest.mark.rule("catacombs.components.supply-is-sixty-two-discs")
def test_sixty_two_discs_are_the_hard_supply() -> None:
    by_size = {size: sum(n for (s, _), n in SUPPLY.items() if s == size) for size in BOOK.sizes}
    assert by_size == {"large": 21, "medium": 32, "small": 3, "tiny": 6}
    for colour in ("grey", "blue", "green", "orange"):
        for size in ("medium", "large"):
            assert discs_of(colour, size) == SUPPLY[size, colour]
    world = arena(lord="dragon", room="lord-dragon")
    put(world, "dragon", 300, 100)
    for n in range(1, 5):
        put(world, f"fire-spirit-{n}", 40.0 * n, 20)
    run(spawn(world, world.pieces["dragon"], "fire-spirit"))
    assert sum(piece.kind == "fire-spirit" for piece in world.pieces.values()) == 4


@pytest.mark.rule("catacombs.components.six-red-cubes", "catacombs.components.rage-marker")
def test_six_markers_four_healths_one_rage_one_lord() -> None:
    world = create(Setup())
    assert [hero.health for hero in world.heroes.values()] == [8, 12, 10, 8]
    assert [hero.id for hero in world.heroes.values() if BOOK.heroes[hero.id].rage_max] == ["barbarian"]
    assert world.heroes["barbarian"].rage == 2
    assert world.lord_health == BOOK.lords["sorcerer"].health
    assert len(world.heroes) + 1 + 1 == 6


@pytest.mark.rule("catacombs.components.eight-character-boards")
def test_a_board_for_every_hero_and_every_lord() -> None:
    assert len(BOOK.heroes) + len(BOOK.lords) == 8


@pytest.mark.rule(
    "catacombs.components.seventy-two-cards",
    "catacombs.components.monster-card-content",
    "catacombs.components.three-room-levels",
    "catacombs.gold.two-denominations-and-uses",
)
def test_the_cards() -> None:
    assert sum(spell.copies for spell in BOOK.spells.values()) == 12
    assert len(BOOK.items) == 9
    assert len(BOOK.rooms) + 1 == 38, "with the camp tracker"
    assert len(BOOK.monsters) == 13
    assert BOOK.facts.cards_of_100 + BOOK.facts.cards_of_500 == 40
    assert BOOK.facts.gold == 10_000
    assert {room.level for room in BOOK.rooms.values() if room.kind == "combat"} == {0, 1, 2}
    assert [room.id for room in BOOK.rooms.values() if room.kind == "healer"] == ["healer-a", "healer-b"]
    strength = {
        level: [
            sum(BOOK.monsters[kind].gold * n for kind, n in room.monsters.items()) + 100 * room.wandering
            for room in BOOK.rooms.values()
            if room.kind == "combat" and room.level == level
        ]
        for level in (0, 1, 2)
    }
    assert max(strength[0]) < min(strength[1])
    assert max(strength[1]) < min(strength[2])


@pytest.mark.rule(
    "catacombs.components.three-double-sided-boards",
    "catacombs.components.board-has-small-hero-zone-and-large-monster-zone",
    "catacombs.setup.monster-zone-line-at-one-third",
)
def test_six_board_sides_with_a_small_and_a_large_zone() -> None:
    assert sorted(BOOK.sides) == ["1a", "1b", "2a", "2b", "3a", "3b"]
    left, top, right, bottom = BOOK.boards.hero_zone
    assert left == 0.0
    hero_area = (right - left) * (bottom - top)
    left, top, right, bottom = BOOK.boards.monster_zone
    assert (right - left) * (bottom - top) > hero_area
    assert right == BOOK.boards.length, "on the Master's side"
    assert right - left == pytest.approx(BOOK.boards.length / 3, abs=0.001)


@pytest.mark.rule(
    "catacombs.components.hero-discs-are-medium-white",
    "catacombs.components.monster-discs-medium-or-large",
    "catacombs.components.lord-disc-is-large-black",
    "catacombs.components.wizard-extra-discs",
    "catacombs.components.missile-discs-generic",
    "catacombs.components.fireball-discs-shared",
)
def test_sizes_and_colours() -> None:
    assert set(BOOK.heroes) == {"elf", "barbarian", "thief", "wizard"}
    assert SUPPLY["medium", "white"] == len(BOOK.heroes) + 1, "the fifth is the summoned skeleton"
    assert {card.size for card in BOOK.monsters.values()} == {"medium", "large"}
    assert SUPPLY["large", "black"] == 2
    assert {id: (BOOK.pieces[id].size, BOOK.pieces[id].colour) for id in BOOK.pieces} == {
        "missile": ("tiny", "yellow"),
        "fireball": ("small", "orange"),
        "shield": ("large", "purple"),
        "decoy": ("large", "black"),
        "summoned-skeleton": ("medium", "white"),
        "familiar": ("small", "white"),
    }
    assert BOOK.heroes[BOOK.caster].pieces == {"shield": 1, "summoned-skeleton": 1, "fireball": 2, "missile": 2}
    assert SUPPLY["small", "orange"] == BOOK.heroes[BOOK.caster].pieces["fireball"], "monsters throw the same two discs"
    assert (
        SUPPLY["tiny", "yellow"]
        == BOOK.heroes["elf"].pieces["missile"] + BOOK.heroes[BOOK.caster].pieces["missile"] + 2
    )


@pytest.mark.rule("catacombs.components.obstacles-fill-board-holes", "catacombs.install.fill-holes-with-obstacles")
def test_an_obstacle_in_every_hole_and_never_more_than_six() -> None:
    for id, side in BOOK.sides.items():
        filled = obstacles(arena(board=id))
        assert [(body.x, body.y) for body in filled] == side.holes
        assert all(body.fixed and body.radius == BOOK.sizes["large"].radius for body in filled)
        assert len(filled) <= SUPPLY["large", "dark-grey"]


@pytest.mark.rule(
    "catacombs.components.hero-board-shows-health-gold-and-special-action",
    "catacombs.components.lord-board-shows-health-minions-wandering-special",
)
def test_the_boards_show_what_they_must() -> None:
    world = arena(room="lord-sorcerer")
    put(world, "sorcerer", 300, 100)
    world.heroes["elf"].gold = 300
    view = GAME.view(world, "p1")
    elf = next(sheet for sheet in view.sheets if sheet.id == "elf")
    assert (elf.gauges[0].value, elf.gauges[0].top) == (8, 8)
    assert elf.lines[0].value.args["n"] == 300
    assert elf.role is not None
    assert elf.role.id == "hero-elf-role"
    lord = next(sheet for sheet in view.sheets if sheet.id == "sorcerer")
    assert lord.gauges[0].value == BOOK.lords["sorcerer"].health
    assert lord.role is not None
    assert lord.role.args["monster"].id == "kind-skeleton-warrior"  # type: ignore[union-attr]
    assert [line.label.id for line in lord.lines] == ["power-mirage", "power-arc-volley"]
    assert sum(BOOK.lords["sorcerer"].minions.values()) == 5


@pytest.mark.rule(
    "catacombs.monster.card-seven-fields",
    "catacombs.monster.type-is-colour",
    "catacombs.monster.reward-range",
    "catacombs.monster.health-one-or-two",
)
def test_every_monster_card() -> None:
    colours = {"undead": "grey", "mythological": "blue", "dungeon": "green", "hell": "orange"}
    for card in BOOK.monsters.values():
        assert card.colour == colours[card.type]
        assert card.gold in (100, 200, 300)
        assert card.health in (1, 2)
        assert card.attacks
        assert all(card.attacks)
    printed = {"skeleton-warrior": (100, 1), "orc": (100, 2), "troll": (200, 2), "crypt-spider": (300, 2)}
    assert {id: (BOOK.monsters[id].gold, BOOK.monsters[id].health) for id in printed} == printed
    assert BOOK.monsters["centaur"].gold == 200
    assert BOOK.monsters["zombie"].health == 1
    abilities = {id: card.ability for id, card in BOOK.monsters.items() if card.ability}
    assert abilities == {
        "zombie": "feeding-frenzy",
        "minotaur": "retaliation",
        "troll": "regeneration",
        "fire-spirit": "fire-wall",
        "fire-demon": "absorption",
    }


@pytest.mark.rule("catacombs.room-card.two-kinds", "catacombs.room-card.six-fields")
def test_every_room_card_fits_the_reserve_with_every_wandering_type() -> None:
    for room in BOOK.rooms.values():
        assert room.exits
        assert set(room.exits) <= set("NESW")
        if room.kind != "combat":
            assert not room.monsters
            continue
        assert room.board in BOOK.sides
        for lord in BOOK.lords.values():
            used: dict[str, int] = {}
            for kind, n in [*room.monsters.items(), (lord.wandering, room.wandering)]:
                used[BOOK.monsters[kind].pool] = used.get(BOOK.monsters[kind].pool, 0) + n
            assert all(n <= BOOK.pools[pool] for pool, n in used.items()), (room.id, lord.id)
    assert any(room.wandering == 4 for room in BOOK.rooms.values())
    assert any(room.wandering == 0 for room in BOOK.rooms.values() if room.kind == "combat")


@pytest.mark.rule("catacombs.incapacity.all-four-out-ends-game")
def test_no_room_holds_monsters_that_could_stun_all_heroes_at_once() -> None:
    """The rule is printed, the rooms are ours: two who stun, of the four to be stunned, are as many as a room has."""
    stuns = {
        card.id for card in BOOK.monsters.values() for part in card.attacks for each in part if each.modifier == "stun"
    }
    assert stuns
    assert not stuns & {lord.wandering for lord in BOOK.lords.values()}
    for room in BOOK.rooms.values():
        assert sum(n for kind, n in room.monsters.items() if kind in stuns) <= len(BOOK.heroes) // 2, room.id


@pytest.mark.rule("catacombs.equipment.card-names-effect-user-price")
def test_every_equipment_card_names_effect_users_and_price() -> None:
    for item in BOOK.items.values():
        assert item.effect
        assert item.users
        assert set(item.users) <= set(BOOK.heroes)
        assert item.price % BOOK.facts.coin == 0
        assert 200 <= item.price <= 500
    assert [id for id, item in BOOK.items.items() if item.users == [BOOK.caster]] == ["familiar", "staff-of-sparks"]


# Preparation


@pytest.mark.rule(
    "catacombs.game.one-master-one-to-four-hero-players",
    "catacombs.setup.one-player-is-master",
)
def test_two_to_five_players_one_of_them_the_master() -> None:
    for players in (2, 3, 4, 5):
        roles = [chair.role for chair in GAME.chairs(Setup(players=players))]
        assert len(roles) == players
        assert roles.count("lord") == 1
    for players in (1, 6):
        with pytest.raises(BadSetup):
            souterrain.new("catacombs", setup={"players": players})


@pytest.mark.rule("catacombs.setup.all-four-heroes-always-play", "catacombs.setup.hero-difficulty-order")
@pytest.mark.parametrize(
    ("players", "answers", "shares"),
    [
        (2, [], {"p1": 4}),
        (3, ["elf", "wizard"], {"p1": 2, "p2": 2}),
        (4, ["thief", "wizard"], {"p1": 1, "p2": 1, "p3": 2}),
        (5, ["wizard", "elf", "thief"], {"p1": 1, "p2": 1, "p3": 1, "p4": 1}),
    ],
)
def test_the_players_share_the_four_heroes(players: int, answers: list[str], shares: dict[str, int]) -> None:
    session = souterrain.new("catacombs", seed="x", setup={"players": players})
    for n, answer in enumerate(answers):
        assert isinstance(session.ask, souterrain.Ask)
        assert [option.key for option in session.ask.options] == [
            f"play:{id}" for id in ("elf", "barbarian", "thief", "wizard") if id not in answers[:n]
        ]
        session.answer(f"play:{answer}")
    seats = [hero.seat for hero in session.world.heroes.values()]
    assert {seat: seats.count(seat) for seat in seats} == shares
    for answer in answers[:1]:
        assert session.world.heroes[answer].seat == "p1"


@pytest.mark.rule(
    "catacombs.setup.players-choose-the-lord",
    "catacombs.setup.beginners-face-sorcerer",
    "catacombs.setup.lord-board-disc-and-full-health",
    "catacombs.setup.wandering-type-announced",
)
def test_the_chosen_lord_stands_at_full_health_and_his_wandering_monster_is_announced() -> None:
    assert Setup().lord == "sorcerer"
    for lord, wandering in (("sorcerer", "skeleton-warrior"), ("dragon", "fire-spirit")):
        session = souterrain.new("catacombs", seed="x", setup={"lord": lord})
        assert session.world.lord_health == BOOK.lords[lord].health
        laid = next(event for event in session.events if event.kind == "catacombs-laid")
        assert (laid.lord, laid.wandering) == (lord, wandering)  # type: ignore[attr-defined]


@pytest.mark.rule(
    "catacombs.hero.setup-marker-on-top-and-no-gold",
    "catacombs.health.starts-at-initial-value",
    "catacombs.hero.elf-setup",
    "catacombs.hero.barbarian-setup",
    "catacombs.hero.thief-setup",
    "catacombs.hero.wizard-setup",
)
def test_the_heroes_start_with_full_health_and_no_gold() -> None:
    world = create(Setup())
    assert {id: hero.health for id, hero in world.heroes.items()} == {
        "elf": 8, "barbarian": 12, "thief": 10, "wizard": 8,
    }  # fmt: skip
    assert all(hero.gold == 0 and not hero.items for hero in world.heroes.values())
    assert BOOK.heroes["elf"].pieces == {"missile": 2}
    assert (world.heroes["barbarian"].rage, BOOK.heroes["barbarian"].rage_max) == (2, 3)
    assert BOOK.heroes["thief"].pieces == {}
    assert len(world.spells) == 12
    assert not world.used_spells


@pytest.mark.rule("catacombs.hero.barbarian-most-health-and-rage", "catacombs.hero.wizard-spellbook-and-allies")
def test_what_sets_the_heroes_apart() -> None:
    assert max(BOOK.heroes, key=lambda id: BOOK.heroes[id].health) == "barbarian"
    assert BOOK.heroes["barbarian"].chain == 4
    assert [id for id, row in BOOK.heroes.items() if row.special == "cast"] == ["wizard"]


@pytest.mark.rule("catacombs.layout.monster-reserve")
def test_the_reserve_counts_down_as_discs_come_into_play() -> None:
    world = arena()
    assert world.reserve("orc") == 5
    put(world, "orc-1", 300, 100)
    world.heroes["elf"].kills.append("orc")
    assert world.reserve("orc") == 3
    put(world, "skeleton-archer-1", 300, 150)
    assert world.reserve("skeleton-warrior") == 5, "warriors and archers share their discs"


def test_every_row_of_the_catalogue_can_come_into_play() -> None:
    assert BOOK.unreached() == []
    lairs = {lord.lair for lord in BOOK.lords.values()}
    assert {room.id for room in BOOK.rooms.values() if room.kind == "lord"} == lairs
    assert all(lord.power for lord in BOOK.lords.values())


@pytest.mark.parametrize(("text", "names"), [
    ("[change.monster.orc]\npool = 'goblin'", ["monster orc, pool", "goblin"]),
    ("[change.room.l0-01]\nmonsters = { goblin = 2 }", ["room l0-01, monsters", "goblin"]),
    ("[change.hero.elf]\nspecial = 'sing'", ["hero elf, special", "sing"]),
    ("[change.spell.shield]\nhandler = 'sing'", ["spell shield, handler", "sing"]),
    ("[change.pool.troll]\ncount = 40", ["large green", "42 such discs", "holds 5"]),
])  # fmt: skip
def test_a_house_rule_that_names_what_is_not_there_is_refused(text: str, names: list[str]) -> None:
    with pytest.raises(BadContent) as error, speaking("catacombs"):
        lay(BOOK, read_overlay('title = { fr = "Nos règles", en = "Our rules" }\n' + text))
    assert all(name in str(error.value) for name in names), str(error.value)


def test_no_rule_and_no_robot_knows_a_card_by_its_name() -> None:
    """Ids of rows stand in content alone; kinds of attack, of room and of piece are words of the rules."""
    words = {"missile", "fireball", "merchant", "decoy", "map", "shield"}
    rows = (BOOK.heroes, BOOK.lords, BOOK.rooms, BOOK.spells, BOOK.items, BOOK.monsters, BOOK.sides, BOOK.pieces)
    names = {id for table in rows for id in table} | {power.id for lord in BOOK.lords.values() for power in lord.power}
    found = {
        f"{path.name}: {node.value}"
        for package in ("games", "bots")
        for path in (Path(souterrain.__file__).parent / package / "catacombs").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and node.value in names - words
    }
    assert found == set()
