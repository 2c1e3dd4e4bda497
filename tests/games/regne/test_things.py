"""What scripted heroes have found they use: runes are bound, scrolls read, draughts drunk; whoever can opens a cell."""

from __future__ import annotations

from souterrain.bots.regne.scripted import ASKED, act
from souterrain.core.ask import Ask, Option
from souterrain.core.say import Say
from souterrain.crawl.squares import key
from souterrain.games.regne.world import Door, Figure, Regne, Zone

from .stage import carry, foe, hero, looked_at, vault

DONE = Option("done", Say("choice-done"))


def thought(world: Regne, who: Figure) -> Option:
    """What a bot would do now."""
    return act(world, who, Ask("p1", Say("ask-act"), (*looked_at(world, who).values(), DONE), "")).option


def test_a_rune_is_bound_to_what_is_worn_rather_to_armour_and_while_there_is_time() -> None:
    world = vault()
    hadrun = hero(world, "hadrun", (1, 1))
    rune = carry(world, hadrun, "rune-of-strength")
    mail = next(item for item in hadrun.items if item.kind == "mail-coat")
    assert thought(world, hadrun).key == f"bind:{rune.id}:{mail.id}"
    foe(world, "revenant", (8, 8))
    assert thought(world, hadrun).verb != "bind"


def test_a_scroll_is_read_against_somebody_strong_and_kept_from_a_rat() -> None:
    world = vault()
    svein = hero(world, "svein", (1, 1))
    scroll = carry(world, svein, "scroll-of-protection")
    rat = foe(world, "rat", (2, 1))
    assert thought(world, svein).verb == "attack"
    del world.figures[rat.id]
    wraith = foe(world, "wraith", (5, 5))
    assert thought(world, svein).key == f"use:{scroll.id}", "whom blades cannot wound is strong enough"
    svein.aura = 2
    assert thought(world, svein).verb != "use", "a second aura adds nothing"
    del world.figures[wraith.id]
    foe(world, "ogre", (5, 5))
    assert thought(world, svein).verb != "use"
    time = carry(world, svein, "scroll-of-time")
    assert thought(world, svein).key == f"use:{time.id}"
    world.again = True
    assert thought(world, svein).verb != "use", "two turns more are no more than one"


def test_where_time_presses_a_second_turn_is_taken_with_nobody_in_sight() -> None:
    world = vault(quest="shadow")
    svein = hero(world, "svein", (1, 1))
    scroll = carry(world, svein, "scroll-of-time")
    assert thought(world, svein).key == f"use:{scroll.id}"
    world.setup.quest = "rats"
    assert thought(world, svein).verb != "use"


def test_whom_a_scroll_is_for() -> None:
    world = vault()
    svein, pernel = hero(world, "svein", (1, 1)), hero(world, "pernel", (7, 7))
    ogre, wraith = foe(world, "ogre", (8, 8)), foe(world, "wraith", (0, 0))
    world.acting = svein.id

    def chosen(question: str, *them: Figure) -> str:
        options = tuple(Option("whom", Say("ask-next"), key(each.at), on=(each.id,)) for each in them)
        return ASKED[question](world, svein, Ask("p1", Say(question), options, "")).option.on[0]

    assert chosen("ask-banish", ogre, wraith) == wraith.id, "whom blades cannot wound"
    assert chosen("ask-shield", svein, pernel) == "svein"
    svein.aura = 2
    assert chosen("ask-shield", svein, pernel) == "pernel"
    pernel.life = 1
    assert chosen("ask-mend", svein, pernel) == "pernel"
    squares = tuple(Option("appear", Say("option-appear"), at, on=(at,)) for at in ("8,0", "2,1", "5,5"))
    assert ASKED["ask-appear"](world, svein, Ask("p1", Say("ask-appear"), squares, "")).option.at == "2,1"


def test_all_are_healed_at_once_when_several_need_it_and_the_dead_come_back() -> None:
    world = vault()
    svein, pernel = hero(world, "svein", (1, 1)), hero(world, "pernel", (7, 7))
    svein.items, scroll = [], carry(world, svein, "scroll-of-cure")
    svein.items = [scroll]
    svein.life = svein.top // 2
    assert thought(world, svein).verb != "use"
    pernel.life = pernel.top // 2
    assert thought(world, svein).key == f"use:{scroll.id}"
    svein.life, pernel.life = svein.top, pernel.top
    back = carry(world, svein, "scroll-of-resurrection")
    assert thought(world, svein).verb != "use"
    world.dead.append(world.figures.pop("pernel"))
    assert thought(world, svein).key == f"use:{back.id}"


def test_a_stone_heals_after_a_fight_as_long_as_there_are_wounds() -> None:
    world = vault()
    svein = hero(world, "svein", (1, 1))
    svein.items = []
    stone = carry(world, svein, "healing-stone")
    svein.life -= 3
    assert thought(world, svein).key == f"use:{stone.id}"
    svein.life += 3
    assert thought(world, svein).verb != "use"


def test_a_draught_helps_against_somebody_strong_at_his_side() -> None:
    world = vault()
    svein = hero(world, "svein", (4, 4))
    strength, hides = carry(world, svein, "potion-of-strength"), carry(world, svein, "potion-of-invisibility")
    ogre = foe(world, "ogre", (7, 4))
    assert thought(world, svein).verb != "drink"
    ogre.at = (5, 4)
    assert thought(world, svein).on == (strength.id, "svein")
    svein.points = 2
    assert thought(world, svein).verb == "attack", "strength wants time to strike"
    svein.items = [item for item in svein.items if item.kind not in ("potion-of-care", "potion-of-strength")]
    svein.life = svein.top // 4
    assert thought(world, svein).on == (hides.id, "svein")


def test_whoever_can_opens_the_cell_of_one_who_is_to_be_brought_out() -> None:
    world = vault(".#...", ".....", quest="rats")
    world.zones.append(Zone("z2", "hermitage", 20, 20, (".",), (20, 20)))
    world.doors["cell"] = Door("cell", (1, 0), "z1", "prison", "locked", 30, holds="hermit", tried=True)
    pernel, hadrun = hero(world, "pernel", (1, 1)), hero(world, "hadrun", (0, 1))
    assert thought(world, pernel).key == "pick:cell"
    assert thought(world, hadrun).verb not in ("pick", "smash"), "his sword takes two points of thirty at best"
    svein = hero(world, "svein", (2, 1))
    assert thought(world, svein).verb == "smash"
    foe(world, "rat", (4, 1))
    assert thought(world, svein).verb != "smash", "first things first"
    world.setup.quest = "shadow"
    assert thought(world, pernel).verb != "pick", "nobody has time for it there"
