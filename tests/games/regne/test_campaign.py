"""The quests of the printed campaign."""

from __future__ import annotations

import pytest

from souterrain.core.chance import Stream
from souterrain.core.luck import Luck
from souterrain.games.regne.actions.move import walk
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.ending import of_quest
from souterrain.games.regne.plan import build, reveal
from souterrain.games.regne.quests import check
from souterrain.games.regne.turn import play
from souterrain.games.regne.world import Door, Regne
from souterrain.games.regne.wounds import lose

from .stage import foe, hero, run, vault


def quest_zone(id: str) -> Regne:
    """A game of a quest with its zone laid."""
    world = vault(quest=id)
    door = Door("d1", (4, -1), "z1", "", "open", wall="n")
    world.doors["d1"] = door
    world.secrets.piles = {"d1": [BOOK.quests[id].zone]}
    Luck(Stream("q")).run(reveal(world, door))
    return world


def kinds(world: Regne) -> list[str]:
    return sorted(element.kind for element in world.elements.values())


@pytest.mark.rule("regne.quest.campaign", "regne.quest.briefings")
def test_four_quests_in_order() -> None:
    assert BOOK.campaigns["first-steps"].quests == ("rats", "treasure", "shadow", "orb")


@pytest.mark.rule("regne.quest.2-zone", "regne.quest.2-goal", "regne.quest.2-end")
def test_three_chests_are_the_treasure() -> None:
    world = quest_zone("treasure")
    hero(world, "svein", (0, 0))
    assert kinds(world) == ["chest", "chest", "chest", "library", "rack", "rack"]
    assert {figure.kind for figure in world.figures.values()} == {"svein", "revenant"}
    chests = [element for element in world.elements.values() if element.kind == "chest"]
    for chest in chests:
        check(world)
        assert not world.won
        chest.searched = True
    check(world)
    assert world.won


@pytest.mark.rule("regne.quest.3-zone", "regne.quest.3-goal", "regne.quest.3-end")
def test_everybody_who_lives_must_leave_in_time() -> None:
    world = quest_zone("shadow")
    assert kinds(world) == ["barrel", "stairs"]
    assert len(Luck(Stream("x")).run(build(world))) == 4
    stairs = next(element for element in world.elements.values() if element.kind == "stairs")
    for figure in list(world.figures.values()):
        del world.figures[figure.id]
    svein, hadrun = hero(world, "svein", (0, 0)), hero(world, "hadrun", (0, 1))
    svein.at = hadrun.at = (stairs.at[0], stairs.at[1] + 1)
    run(walk(world, svein, (stairs.at,)))
    assert [event.kind for event, _ in world.told][-2:] == ["walked", "left"]
    check(world)
    assert not world.won
    assert of_quest(world) is None
    run(walk(world, hadrun, (stairs.at,)))
    check(world)
    end = of_quest(world)
    assert end is not None
    assert end.winners == ("p1",)


@pytest.mark.rule("regne.quest.3-goal")
def test_with_the_twelfth_turn_it_is_too_late() -> None:
    world = vault(quest="shadow", heroes=1)
    hero(world, "svein", (0, 0))
    world.round, world.begun = 10, False
    world.mishaps.counts = {"stillness": 9}
    run(play(world), ["stillness"], ["done"])
    assert of_quest(world) is None
    run(play(world))
    run(play(world), ["stillness"])
    end = of_quest(world)
    assert end is not None
    assert end.reason.id == "lost-too-late"


@pytest.mark.rule("regne.quest.4-zone", "regne.quest.4-goal", "regne.quest.4-end")
def test_the_orb_is_won_when_the_ogre_is_dead() -> None:
    world = quest_zone("orb")
    hero(world, "svein", (0, 0))
    assert kinds(world) == ["barrel", "barrel", "chest", "chest", "rack", "rack"]
    ogre = next(figure for figure in world.figures.values() if figure.kind == "ogre")
    check(world)
    assert not world.won
    run(lose(world, ogre, 99, "x"))
    check(world)
    assert world.won
    assert BOOK.goods["sun-orb"].sell == 0
    lying = [item.kind for items in world.loose.values() for item in items]
    assert "sun-orb" not in lying, "it goes back to those whose it is, and nobody bears it into the next quest"


@pytest.mark.rule("regne.quest.3-goal", "regne.quest.3-end")
def test_who_lies_behind_dies_there_and_those_who_left_have_won() -> None:
    world = vault(card="sunken-stair", quest="shadow", heroes=2)
    svein, hadrun = hero(world, "svein", (0, 0)), hero(world, "hadrun", (0, 1))
    del world.figures["svein"]
    world.gone.append(svein)
    foe(world, "rat", (5, 5))
    hadrun.destiny, hadrun.life, hadrun.fell = 0, 0, 1
    world.order, world.mishaps.counts = ["hadrun"], {"stillness": 9}
    for _ in range(9):
        if of_quest(world) is not None:
            break
        run(play(world))
    end = of_quest(world)
    assert end is not None
    assert end.winners == ("p1",)
