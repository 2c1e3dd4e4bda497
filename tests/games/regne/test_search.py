"""Searching: the floor, the scenery, chests, secret doors."""

from __future__ import annotations

import pytest

from souterrain.crawl.squares import Square
from souterrain.games.regne import treasure
from souterrain.games.regne.actions.fight import Arm
from souterrain.games.regne.actions.reach import courses, forbidden
from souterrain.games.regne.actions.search import open_chest, pick_chest, rummage, search, smash_chest
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.dice import formula
from souterrain.games.regne.events.mishaps import Befell, FoundCrowns
from souterrain.games.regne.events.places import (
    Appeared,
    Found,
    FoundDoor,
    FoundNothing,
    Looted,
    Noticed,
    Profaned,
    WasLocked,
)
from souterrain.games.regne.foes import arrive
from souterrain.games.regne.ground import ground
from souterrain.games.regne.plan import deal
from souterrain.games.regne.words import thing
from souterrain.games.regne.world import Door, Figure, Regne
from souterrain.games.regne.wounds import lose
from souterrain.games.regne.zones import hide, lay

from .stage import foe, hero, keys, looked_at, run, scenery, told, vault


def at_work() -> tuple[Regne, Figure]:
    world = vault()
    return world, hero(world, "svein", (2, 2))


@pytest.mark.rule("regne.search.cost-and-cells")
def test_ones_own_square_or_one_beside_is_searched_for_a_point() -> None:
    world, svein = at_work()
    assert len(keys(world, svein, "search")) == 9
    run(search(world, svein, (3, 3)), ["2", "2"])
    assert svein.points == 4
    assert told(world, FoundNothing)


@pytest.mark.rule("regne.search.cell-once-per-turn")
def test_what_was_searched_in_an_earlier_turn_says_so_and_comes_last() -> None:
    world, svein = at_work()
    world.searched["2,2"] = 0
    *fresh, last = [option for option in looked_at(world, svein).values() if option.verb == "search"]
    assert (last.at, last.note.id) == ("2,2", "note-searched")  # type: ignore[union-attr]
    assert {option.note.id for option in fresh} == {"note-points"}  # type: ignore[union-attr]


@pytest.mark.rule("regne.search.only-pc-rolls")
@pytest.mark.parametrize(("dice", "life", "pot"), [
    (["1", "1"], 29, 0), (["3", "4"], 30, 1), (["4", "4"], 30, 30), (["5", "4"], 30, 100), (["1", "5"], 30, 0),
])  # fmt: skip
def test_the_search_table(dice: list[int | str], life: int, pot: int) -> None:
    world, svein = at_work()
    run(search(world, svein, (2, 2)), dice)
    assert (svein.life, world.pot) == (life, pot)


@pytest.mark.rule("regne.search.only-pc-rolls")
def test_two_noughts_hurt_and_draw_a_mishap() -> None:
    world, svein = at_work()
    world.mishaps.counts = {"stillness": 1}
    run(search(world, svein, (2, 2)), ["0", "0", "3", "stillness"])
    assert svein.life == 27
    assert told(world, Befell)


@pytest.mark.rule("regne.search.only-pc-rolls")
def test_the_table_pays_once_for_a_square_and_dwellers_never_search() -> None:
    world, svein = at_work()
    run(search(world, svein, (2, 2)), ["4", "4"])
    world.round = 2
    run(search(world, svein, (2, 2)))
    assert world.pot == 30
    assert keys(world, foe(world, "rat", (5, 5)), "search") == []


@pytest.mark.rule("regne.search.only-pc-rolls", "regne.treasure.keep-optional")
def test_two_fives_are_a_treasure() -> None:
    world, svein = at_work()
    run(search(world, svein, (2, 2)), ["5", "5", "0", "0", "1", "1"])
    assert svein.items[-1].kind == "cleaver"
    assert told(world, Found)[0].thing == "cleaver"


@pytest.mark.rule("regne.search.reveals-hidden")
def test_whatever_is_hidden_there_is_shown() -> None:
    world, svein = at_work()
    hide(world, "spikes", (3, 2))
    hide(world, "hole", (5, 5))
    run(search(world, svein, (3, 2)), ["2", "2"])
    assert [event.trap for event in told(world, Noticed)] == ["spikes"]
    assert [trap.kind for trap in world.secrets.traps] == ["hole"]


@pytest.mark.rule("regne.search.reveals-hidden")
@pytest.mark.parametrize(("at", "found"), [((4, 0), True), ((5, 1), True), ((5, 2), False)])
def test_a_secret_door_shows_itself_on_the_square_that_is_searched_or_beside_it(at: Square, found: bool) -> None:
    world, svein = at_work()
    svein.at = (5, 1)
    world.secrets.doors.append(Door("d9", (4, 0), "z1", "", "open"))
    run(search(world, svein, at), ["2", "2"])
    assert ("d9" in world.doors) is found
    assert bool(told(world, FoundDoor)) is found


@pytest.mark.rule("regne.search.only-pc-rolls")
def test_the_floor_of_a_zone_pays_for_six_squares() -> None:
    world, svein = at_work()
    squares = [(x, y) for y in (1, 2) for x in range(1, 6)]
    for at in squares[:6]:
        assert len(run(search(world, svein, at), ["2", "2"]).rolled) == 2
    assert run(search(world, svein, squares[-1])).rolled == []


@pytest.mark.rule("regne.search.cell-once-per-turn", "regne.turn.once-per-turn-limits")
def test_a_square_is_searched_once_a_turn_by_whomever() -> None:
    world, svein = at_work()
    hadrun = hero(world, "hadrun", (3, 2))
    run(search(world, svein, (3, 3)), ["2", "2"])
    assert "search:3,3" not in keys(world, hadrun)
    world.round = 2
    assert "search:3,3" in keys(world, hadrun)


@pytest.mark.rule("regne.secretdoor.discovery", "regne.secretdoor.counts-as-open")
def test_a_secret_door_is_found_from_a_square_beside_it_and_is_open() -> None:
    world, svein = at_work()
    svein.at = (4, 0)
    door = Door("s4,-1", (4, -1), "z1", "", "open", wall="n")
    world.secrets.doors.append(door)
    world.secrets.piles = {"s4,-1": ["gallery"]}
    run(search(world, svein, (4, 1)), ["2", "2"])
    assert (len(told(world, FoundNothing)), len(told(world, FoundDoor))) == (1, 0)
    world.told.clear()
    run(search(world, svein, (3, 0)), ["2", "2", "0", "0", "0"])
    assert (len(told(world, FoundNothing)), len(told(world, FoundDoor))) == (0, 1)
    assert door.leads == "z2"
    assert world.doors["s4,-1"] is door
    assert (4, -1) in ground(world).steps[(4, 0)]


@pytest.mark.rule("regne.secretdoor.counts-as-exit")
def test_a_secret_door_gets_its_share_of_the_cards() -> None:
    world = vault()
    visible = Door("d1", (4, -1), "z1", "", "open", wall="n")
    hidden = Door("s9,4", (9, 4), "z1", "", "open", wall="e")
    deal(world, ["1", "2", "3", "4"], [visible, hidden])
    assert world.secrets.piles == {"d1": ["2", "4"], "s9,4": ["1", "3"]}


@pytest.mark.rule("regne.secretdoor.counts-as-exit")
def test_a_zone_lies_there_with_its_secret_door() -> None:
    world = Regne(level="novice")
    lay(world, "crypt")
    assert [door.id for door in world.secrets.doors] == ["s4,0"]
    assert len(world.doors) == 1


# Scenery


@pytest.mark.rule("regne.search.scenery", "regne.element.search-once")
@pytest.mark.parametrize(("kind", "die", "finds"), [
    ("barrel", "0", []), ("barrel", "3", ["potion"]), ("barrel", "4", ["potion", "potion"]),
    ("table", "1", ["potion"]), ("table", "5", ["potion", "trinket"]),
    ("rack", "2", ["weapon", "magic-weapon"]), ("rack", "4", ["magic-weapon", "magic-armour"]),
    ("library", "3", ["lore", "trinket"]), ("library", "5", ["magic-weapon", "rune"]),
    ("tomb", "3", []), ("tomb", "4", ["treasure"]), ("corpse", "1", []), ("corpse", "5", ["treasure"]),
])  # fmt: skip
def test_each_piece_has_its_own_table(kind: str, die: str, finds: list[str]) -> None:
    world, svein = at_work()
    element = scenery(world, kind, (3, 2))
    before = len(svein.items)
    dice: list[int | str] = [die]
    for each in finds:
        dice += ["0", "0", "1", "1"] if each == "treasure" else ["1", "1"]
    assert f"rummage:{element.id}" in keys(world, svein)
    run(rummage(world, svein, element), dice)
    assert len(svein.items) == before + len(finds)
    assert svein.points == 4
    assert keys(world, svein, "rummage") == []
    assert bool(told(world, FoundNothing)) is not bool(finds)


@pytest.mark.rule("regne.search.scenery")
def test_a_corpse_may_infect() -> None:
    world, svein = at_work()
    run(rummage(world, svein, scenery(world, "corpse", (2, 2))), ["0", "1", "0"])
    assert svein.poisoned


@pytest.mark.rule("regne.open.chest-gives-content", "regne.chest.content-roll")
@pytest.mark.parametrize(("die", "pot"), [("1", 100), ("2", 500), ("3", 500)])
def test_what_is_in_a_chest_is_the_partys(die: str, pot: int) -> None:
    world, svein = at_work()
    chest = scenery(world, "chest", (3, 2))
    assert f"open:{chest.id}" in keys(world, svein)
    run(open_chest(world, svein, chest), [die])
    assert (world.pot, svein.points, told(world, FoundCrowns)[0].crowns) == (pot, 4, pot)
    assert f"open:{chest.id}" not in keys(world, svein)


@pytest.mark.rule("regne.chest.content-roll", "regne.chest.locked-values")
def test_a_locked_chest_is_picked_and_may_be_empty() -> None:
    world, svein = at_work()
    chest = scenery(world, "chest", (3, 2))
    run(open_chest(world, svein, chest), ["0"])
    assert told(world, WasLocked)
    assert (chest.locked, svein.points) == (True, 4)
    lock = BOOK.elements["chest"].lock
    assert lock is not None
    assert (lock.endurance, lock.life, lock.picking) == (9, 5, 3)
    assert f"pick:{chest.id}" in keys(world, svein)
    run(pick_chest(world, svein, chest, lock), ["1", "1"])
    assert chest.locked
    run(pick_chest(world, svein, chest, lock), ["1", "2"])
    run(open_chest(world, svein, chest), ["0"])
    assert told(world, FoundNothing)
    assert (chest.searched, world.pot) == (True, 0)


@pytest.mark.rule("regne.chest.locked-values")
def test_a_locked_chest_may_be_broken_open() -> None:
    world, svein = at_work()
    hadrun = hero(world, "hadrun", (3, 3))
    chest = scenery(world, "chest", (3, 2))
    run(open_chest(world, svein, chest), ["0"])
    lock = BOOK.elements["chest"].lock
    assert lock is not None
    run(smash_chest(world, hadrun, chest, lock, Arm(formula("F+1D"))), ["1", "5"])
    assert chest.life == 5 - (12 - 9)
    run(smash_chest(world, hadrun, chest, lock, Arm(formula("F+1D"))), ["X", "5"])
    assert (chest.life, chest.locked, chest.forced) == (0, False, True)


@pytest.mark.rule("regne.statue.profanation")
def test_who_searches_a_statue_loses_a_point_of_destiny() -> None:
    world, svein = at_work()
    run(rummage(world, svein, scenery(world, "statue", (3, 2))), ["1", "0", "0", "1", "1"])
    assert (svein.destiny, world.pot) == (1, 50)
    assert told(world, Profaned)
    svein.destiny = 0
    run(rummage(world, svein, scenery(world, "statue", (1, 2))), ["0"])
    assert svein.destiny == 0


@pytest.mark.rule("regne.statue.bans")
def test_the_undead_keep_out_of_a_hallowed_zone() -> None:
    world = vault(master="seat")
    scenery(world, "statue", (8, 8))
    world.doors["d1"] = Door("d1", (4, -1), "zz", "", "open")
    revenant, rat = foe(world, "revenant", (4, -1)), foe(world, "rat", (4, 4))
    here = ground(world)
    assert courses(world, revenant, here, 3) == {}
    assert forbidden(world, rat, here) == frozenset()
    assert run(arrive(world, world.zones[0], "revenant", "x")).result == []
    assert not told(world, Appeared)


# Treasure


@pytest.mark.rule("regne.treasure.two-rolls")
def test_a_treasure_is_its_nature_and_then_itself() -> None:
    world, svein = at_work()
    run(treasure.find(world, svein, "treasure"), ["3", "4", "0", "5"])
    assert svein.items[-1].kind == "vampire-blade"


NATURES = ["weapon", "potion", "potion", "trinket", "trinket", "lore", "lore", "magic-weapon", "magic-weapon"]


@pytest.mark.rule("regne.treasure.two-rolls")
def test_the_table_of_natures() -> None:
    assert [BOOK.natures[n].category for n in range(11)] == [*NATURES, "magic-armour", "rune"]


@pytest.mark.rule("regne.treasure.two-rolls")
@pytest.mark.parametrize(("category", "first", "sixth", "last"), [
    ("weapon", "rusty-sword", "great-club", "spear"),
    ("potion", "potion-of-invisibility", "potion-of-cure", "potion-of-care"),
    ("trinket", "blessed-amulet", "ring-of-divination", "sceptre"),
    ("lore", "scroll-of-banishment", "scroll-of-resurrection", "grimoire-demonology"),
    ("magic-weapon", "blessed-sword", "vampire-blade", "dragon-tooth-spear"),
    ("magic-armour", "masters-armour", "shield-of-courage", "studded-bearskin"),
    ("rune", "rune-of-combat", "rune-of-charisma", "rune-of-magic"),
])  # fmt: skip
def test_the_tables_of_finds(category: str, first: str, sixth: str, last: str) -> None:
    table = BOOK.prizes[category]  # type: ignore[index]
    assert [table[n].item for n in (0, 5, 10)] == [first, sixth, last]


@pytest.mark.rule("regne.monster.treasure")
def test_what_a_dweller_carries_goes_to_whom_the_leader_names() -> None:
    world, svein = at_work()
    hadrun, troll = hero(world, "hadrun", (8, 8)), foe(world, "troll", (3, 2))
    done = run(treasure.spoils(world, troll, svein), ["0", "0", "1", "1"], ["name:hadrun"])
    assert hadrun.items[-1].kind == "cleaver"
    assert told(world, Looted) == [Looted("hadrun", "cleaver", "troll")]
    assert done.asked[0].text.args["thing"] == thing("cleaver"), "he knows what it is before he says for whom"
    hadrun.life = 0
    run(treasure.spoils(world, troll, svein), ["0", "0", "1", "1"])
    assert svein.items[-1].kind == "cleaver", "whoever lies on the ground is not named"


@pytest.mark.rule("regne.monster.treasure")
@pytest.mark.parametrize("kind", ["troll", "guard", "bone-knight", "warden"])
def test_whoever_has_a_treasure_leaves_it(kind: str) -> None:
    world, svein = at_work()
    fallen, before = foe(world, kind, (3, 2)), len(svein.items)
    run(lose(world, fallen, fallen.life, "", svein, magic=True), ["0", "0", "1", "1"])
    assert [item.kind for item in svein.items[before:]] == ["cleaver"]
