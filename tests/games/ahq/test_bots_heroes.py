"""What scripted heroes have learnt: bows, chests, healing with room around it, gifts, armour, flight."""

from __future__ import annotations

from souterrain.bots.ahq import aiming, arms, exploring, fighting, fleeing, grilles, healing, marching, rescue, sharing
from souterrain.bots.ahq.choices import goals, paces
from souterrain.bots.ahq.routes import way_on
from souterrain.core.ask import Ask, Option
from souterrain.core.say import Say
from souterrain.crawl.squares import square
from souterrain.games.ahq.battle import fighter
from souterrain.games.ahq.belongings import give
from souterrain.games.ahq.dungeon import sections
from souterrain.games.ahq.dungeon.ground import redraw
from souterrain.games.ahq.dungeon.sections import Box
from souterrain.games.ahq.exploration import explorer
from souterrain.games.ahq.figures import Combat, Figure, Hazard, Item, Trap, monster, monsters
from souterrain.games.ahq.items import says_item, taker
from souterrain.games.ahq.quests.progress import quest_of
from souterrain.games.ahq.traps import portcullis
from souterrain.games.ahq.world import Chest, Group, Level, Pile, World
from tests.games.ahq.expedition import START, door, expedition, junction, man_at_arms, of_kind, room

LEAVE = Option("leave", Say("option-leave-item"))


def exploring_ask(world: World, *waiting: Figure) -> Ask:
    wanted = next(explorer.act(world, waiting[0], [each.id for each in waiting], []))
    assert isinstance(wanted, Ask)
    return wanted


def first_step(world: World, figure: Figure) -> Ask:
    wanted = next(fighter.act(world, figure))
    assert isinstance(wanted, Ask)
    return wanted


def fight(world: World, *squares: tuple[int, int], row: str = "skaven-warrior") -> list[Figure]:
    corridor = [section.id for section in of_kind(world, "corridor")]
    world.mode, world.combat = "combat", Combat(area=corridor, idle=list(world.figures))
    foes = [monster(world, row, "", square) for square in squares]
    world.figures.update({foe.id: foe for foe in foes})
    return foes


def test_an_archer_who_shoots_as_well_as_he_strikes_takes_his_bow() -> None:
    world = expedition("torallion")
    (elf,) = world.figures.values()
    assert arms.better(world, elf, exploring_ask(world, elf)) == "wield:leafstar-bow"
    elf.items = [item for item in elf.items if item.row != "arrow"]
    elf.hand = "leafstar-bow"
    assert arms.better(world, elf, exploring_ask(world, elf)) == "wield:sword"


def test_a_chest_that_nobody_guards_is_opened_before_the_stairs_are_taken() -> None:
    world = expedition(levels=2)
    hall = room(world, START + 2, START - 5)
    door(world, (START + 1, START - 3), (START + 2, START - 3), open=True, explored=True)
    stairs = sections.lay(
        world.here, "stairs", Box(START, START + 2, 2, 2), joins=of_kind(world, "stairs")[0].id, leads="down"
    )
    way = way_on(world)
    assert way is not None
    assert way.stairs
    hall.chest = Chest(at=(START + 4, START - 3))
    way = way_on(world)
    assert way is not None
    assert not way.stairs
    assert way.left((START + 3, START - 3)) < way.left((stairs.x, stairs.y))


def test_a_patient_among_others_looks_for_a_place_where_the_wizard_can_come() -> None:
    world = expedition("sven", "magnus", "durgin", "heinrich")
    sven, magnus, durgin, heinrich = world.figures.values()
    give(magnus, Item("phoenix-feather"))
    sven.wounds, world.turn = 1, 1
    sven.at, durgin.at = (START, START - 4), (START + 1, START - 3)
    heinrich.at, magnus.at = (START, START - 5), (START, START - 1)
    world.active = magnus.id
    for each in world.figures.values():
        each.seat = "p1"
    assert healing.halt(world, magnus, exploring_ask(world, magnus, sven)) == "switch:sven", (
        "there is no room beside him"
    )
    moved = healing.halt(world, sven, exploring_ask(world, sven, magnus))
    assert moved.startswith("go:")


def test_a_wizard_in_doubt_stays_and_the_question_goes_round_no_longer() -> None:
    world = expedition("sven", "magnus", "durgin", "heinrich")
    sven, magnus, durgin, heinrich = world.figures.values()
    give(magnus, Item("phoenix-feather"))
    sven.wounds, world.turn = 0, 1
    sven.at, magnus.at = (START, START + 1), (START + 1, START - 1)
    durgin.at, heinrich.at = (START, START), (START + 1, START)
    assert healing.halt(world, magnus, exploring_ask(world, magnus)) == "stay"


def test_arrows_go_to_the_archer_and_a_potion_to_the_wounded() -> None:
    world = expedition("rogar", "torallion")
    rogar, elf = world.figures.values()
    rogar.items = [Item("arrow", 6)]
    assert sharing.hand_over(world, rogar, exploring_ask(world, rogar)) == "give"
    rogar.items = [Item("healing-potion")]
    assert sharing.hand_over(world, rogar, exploring_ask(world, rogar)) == ""
    elf.wounds = 1
    assert sharing.hand_over(world, rogar, exploring_ask(world, rogar)) == "give"


def test_what_is_found_goes_to_somebody_who_can_use_it() -> None:
    world = expedition("magnus", "sven")
    axe = Item("magic-axe")
    options = tuple(taker(each, axe) for each in world.figures.values())
    ask = Ask("p1", Say("ask-who-takes", item=says_item(axe)), options, "ahq.treasure.magic.who-gets-it")
    assert exploring.who_takes(world, ask, "p1") == "who:sven"


def test_better_armour_is_put_on_but_no_shield_beside_a_two_handed_sword() -> None:
    world = expedition("rogar", "heinrich")
    rogar, heinrich = world.figures.values()
    heinrich.worn = ["mail"]
    world.here.piles.append(Pile(at=rogar.at, items=[Item("shield")]))
    assert sharing.armour(world, rogar, exploring_ask(world, rogar)) == ""
    assert sharing.armour(world, heinrich, exploring_ask(world, heinrich)) == "wear:shield"


def test_for_better_armour_the_old_is_taken_off_and_nobody_carries_it_away() -> None:
    world = expedition("heinrich", "magnus")
    heinrich, magnus = world.figures.values()
    plate = Item("magic-plate")
    ask = Ask(
        "p1",
        Say("ask-who-takes", item=says_item(plate)),
        (taker(magnus, plate), LEAVE),
        "ahq.treasure.magic.who-gets-it",
    )
    assert exploring.who_takes(world, ask, "p1") == "leave", "he would put it on"
    world.here.piles.append(Pile(at=heinrich.at, items=[plate]))
    assert sharing.armour(world, heinrich, exploring_ask(world, heinrich)) == "take-off:mail"
    heinrich.worn.remove("mail")
    world.here.piles[0].items.append(Item("mail"))
    assert sharing.armour(world, heinrich, exploring_ask(world, heinrich)) == "wear:magic-plate"
    heinrich.worn.append("magic-plate")
    world.here.piles[0].items.remove(plate)
    assert sharing.armour(world, heinrich, exploring_ask(world, heinrich)) == "", "and there it ends"


def test_fire_burns_enemies_and_nobody_of_the_party() -> None:
    world = expedition("sven", "magnus")
    sven, magnus = world.figures.values()
    give(magnus, Item("ash", 2))
    sven.at, magnus.at = (START, START - 4), (START + 1, START + 1)
    foes = fight(world, (START, START - 5), (START + 1, START - 4), (START, START - 3))
    world.active = magnus.id
    ask = next(fighter.act(world, magnus))
    assert isinstance(ask, Ask)
    assert "cast:flames-of-death:components" in [option.key for option in ask.options]
    assert aiming.spell(world, magnus, ask) == "", "he stands in the midst of them"
    sven.at, foes[0].at = (START, START), (START, START - 4)
    ask = next(fighter.act(world, magnus))
    assert isinstance(ask, Ask)
    assert aiming.spell(world, magnus, ask) == "cast:flames-of-death:components"


def test_a_blow_goes_where_it_takes_most_of_the_danger_away() -> None:
    world = expedition("rogar")
    (rogar,) = world.figures.values()
    rogar.at = (START, START - 4)
    (warlord,) = fight(world, (START, START - 5), row="skaven-warlord")
    (rat,) = fight(world, (START, START - 3))
    world.active, rat.wounds, warlord.lurks = rogar.id, 1, False

    def struck() -> str:
        ask = next(fighter.act(world, rogar))
        assert isinstance(ask, Ask)
        return fighting.act(world, ask, "p1")

    assert struck() == f"attack:{rat.id}", "the other is hardly to be felled"
    warlord.wounds = 2
    assert struck() == f"attack:{warlord.id}"


def test_a_hero_is_raised_from_the_dead_before_his_men() -> None:
    world = expedition("magnus", "sven")
    man, sven = man_at_arms(world, (START, START - 4), "magnus"), world.figures.pop("sven")
    world.combat = Combat(bodies=[world.figures.pop(man.id)])
    world.fallen = [sven]
    man.wounds = sven.wounds = -1
    sven.profile.wounds = man.profile.wounds
    options = tuple(Option("who", Say("option-hero"), on=(each.id,)) for each in (man, sven))
    ask = Ask("p1", Say("ask-spell-target"), options, "ahq.magic.components.starting")
    assert exploring.spell_target(world, ask, "p1") == "who:sven"


def test_a_lost_fight_is_fled_towards_the_stairs() -> None:
    world = expedition("heinrich")
    (hero,) = world.figures.values()
    hero.at = (START, START - 4)
    fight(world, *((START + x, START - 8 - y) for x in (0, 1) for y in range(3)))
    assert not fleeing.lost(world)
    hero.wounds, hero.fate = 1, 0
    assert fleeing.lost(world)
    world.active = hero.id
    ask = next(fighter.act(world, hero))
    assert isinstance(ask, Ask)
    goal = fighting.act(world, ask, "p1")
    assert int(goal.split(",")[1]) > hero.at[1]


def test_whoever_has_what_he_came_for_does_not_stay_for_a_hard_fight() -> None:
    world = expedition("heinrich")
    (hero,) = world.figures.values()
    hero.at = (START, START - 4)
    fight(world, *((START, START - 8 - y) for y in range(4)))
    assert not fleeing.lost(world)
    world.progress.treasures.append(quest_of(world).objective.treasure)
    assert fleeing.lost(world)
    for foe in list(monsters(world))[1:]:
        del world.figures[foe.id]
    assert not fleeing.lost(world), "one enemy is no reason to run"


def test_a_fighter_who_would_not_outlive_a_blow_leaves_it_to_the_others() -> None:
    world = expedition("heinrich", "sven", "durgin", "rogar")
    heinrich, *others = world.figures.values()
    for n, each in enumerate((heinrich, *others)):
        each.at = (START + n % 2, START - 3 + n // 2)
    (foe,) = fight(world, (START, START - 6))
    heinrich.fate, world.active = 0, heinrich.id
    way = paces(world, [foe])

    def goal() -> int:
        chosen = fighting.act(world, first_step(world, heinrich), "p1")
        at = goals(first_step(world, heinrich), "go").get(chosen, heinrich.at)
        return way[at]

    assert goal() == 1
    heinrich.wounds = 1
    assert goal() > 1
    heinrich.fate = 1
    assert goal() == 1, "Fate would carry him through"
    heinrich.fate, others[0].wounds = 0, 1
    assert goal() == 1, "there is nobody else to do it"


def test_whoever_flees_and_stands_on_the_stairs_leaves() -> None:
    world = expedition("heinrich")
    (hero,) = world.figures.values()
    hero.wounds, hero.fate = 1, 0
    fight(world, *((START + x, START - 8 - y) for x in (0, 1) for y in range(3)))
    ask = Ask("p1", Say("ask-act"), (Option("leave", Say("option-leave")),), "ahq.combat.heroes-phase.move-and-attack")
    assert fleeing.flee(world, hero, ask) == "leave"


def test_whoever_has_come_up_on_his_way_home_does_not_go_down_again() -> None:
    world = expedition("sven", levels=2)
    (sven,) = world.figures.values()
    down = sections.lay(world.here, "stairs", Box(START, START - 14, 2, 2), joins=junction(world).id, leads="down")
    world.progress.treasures.append("amulet-shard")
    sven.at, world.active = (down.x, down.y), sven.id
    ask = exploring_ask(world, sven)
    assert any(option.key == "take-stairs" for option in ask.options)
    assert exploring.explore(world, ask, "p1") == "home"
    sven.at = (START, START)
    assert exploring.explore(world, exploring_ask(world, sven), "p1") == "leave"


def test_whoever_lies_in_the_only_way_is_carried_out_of_it() -> None:
    world = expedition("heinrich", "sven", quest="gaol")
    heinrich, sven = world.figures.values()
    world.levels.clear()
    world.levels.append(Level(number=3))
    room(world, 20, 20)
    sven.at, heinrich.at, sven.wounds = (22, 20), (22, 21), 0
    shut = door(world, (22, 20), (22, 19))
    ask = exploring_ask(world, heinrich)
    world.active = heinrich.id
    way = way_on(world)
    assert way is not None
    assert not shut.explored
    assert rescue.clear(world, heinrich, ask, way) == "carry:sven"
    ends = tuple(Option("go", Say("option-go"), at=at, on=(at,)) for at in ("22,22", "24,24"))
    ask = Ask("p1", Say("ask-carry"), options=ends, rule="")
    assert rescue.carry(world, ask, "p1") == "go:24,24", "as far as he gets, for no way home is known"
    heinrich.at = (22, 19)
    assert not rescue.clear(world, heinrich, ask, way), "he lies behind him"


def test_a_grille_in_the_way_is_lifted_by_as_many_as_it_takes() -> None:
    world = expedition("heinrich", "sven", "rogar")
    heinrich, sven, rogar = world.figures.values()
    room(world, 20, 20)
    world.here.grilles = [((22, y), (23, y)) for y in range(20, 25)]
    redraw(world.here)
    heinrich.at, sven.at, rogar.at = (20, 20), (22, 22), (22, 23)
    assert grilles.under(world, heinrich, exploring_ask(world, heinrich)) in {f"go:22,{y}" for y in range(20, 25)}
    heinrich.at = (22, 21)
    ask = exploring_ask(world, heinrich)
    assert grilles.under(world, heinrich, ask) == "lift"
    lifting = portcullis.lift(world, heinrich)
    first, second = next(lifting), lifting.send("who:rogar")
    assert isinstance(first, Ask)
    assert isinstance(second, Ask)
    assert grilles.MINDS["ask-lifters"](world, first, "p1") == "who:rogar", "the strongest"
    assert grilles.MINDS["ask-lifters"](world, second, "p1") == "who:sven", "a die would have to show seven"
    assert not isinstance(lifting.send("who:sven"), Ask), "then the die falls"


def test_henchmen_round_a_door_let_the_hero_through_who_is_to_open_it() -> None:
    world = expedition("heinrich")
    (heinrich,) = world.figures.values()
    room(world, 20, 20)
    shut = door(world, (20, 24), (20, 25))
    heinrich.at = (22, 22)
    men = [man_at_arms(world, at) for at in ((20, 24), (20, 22), (21, 23), (22, 24))]
    way = way_on(world)
    assert way is not None
    assert way.left(shut.a) == 0
    for _ in range(3):
        for figure in sorted((*men, heinrich), key=lambda each: way.left(each.at)):
            world.active = figure.id
            step = marching.march(world, figure, exploring_ask(world, figure), way)
            if step.startswith("go:"):
                figure.at = square(step.removeprefix("go:"))
    assert heinrich.at == shut.a


def test_nobody_goes_back_to_enemies_beyond_a_chasm() -> None:
    world = expedition("heinrich")
    hall = room(world, START + 2, START - 7, room="hazard")
    hall.hazard = Hazard(kind="chasm", squares=[(START + 2 + n, START - 5) for n in range(5)])
    hall.hazard.blocks = hall.hazard.squares
    door(world, (START + 1, START - 4), (START + 2, START - 4), explored=True)
    door(world, (START + 6, START - 4), (START + 7, START - 4))
    for section in world.here.sections.values():
        section.exits = []
    redraw(world.here)
    world.groups["g"] = Group(id="g", level=1, section=hall.id, rows=["skaven-warrior"])
    way = way_on(world)
    assert way is not None
    assert way.left((START + 6, START - 4)) == 0
    world.groups["g"].met = True
    way = way_on(world)
    assert way is None or way.search, "the party would only turn away from them again"


def test_the_last_hero_waits_on_the_stairs_for_the_men_who_can_still_come() -> None:
    world = expedition("heinrich", "sven")
    heinrich, sven = world.figures.values()
    man = man_at_arms(world, (START, START - 3))
    world.progress.treasures.append("amulet-shard")
    world.turn, world.active = 1, heinrich.id
    assert exploring.explore(world, exploring_ask(world, heinrich), "p1") == "leave", "another waits"
    del world.figures[sven.id]
    assert exploring.explore(world, exploring_ask(world, heinrich), "p1") == "stay"
    world.turn = 12
    assert exploring.explore(world, exploring_ask(world, heinrich), "p1") == "leave", "nobody waits for ever"
    world.turn, man.wounds = 1, 0
    assert exploring.explore(world, exploring_ask(world, heinrich), "p1") == "leave"


def test_where_a_pit_lies_on_the_only_way_home_it_is_jumped_over() -> None:
    world = expedition("heinrich")
    (heinrich,) = world.figures.values()
    world.progress.treasures.append("amulet-shard")
    world.here.traps = [Trap(row="pit", at=(START + n, START - 4), state="spotted") for n in (0, 1)]
    heinrich.at, world.active = (START, START - 8), heinrich.id
    near = exploring.explore(world, exploring_ask(world, heinrich), "p1")
    assert near == f"go:{START},{START - 5}"
    heinrich.at = (START, START - 5)
    assert exploring.explore(world, exploring_ask(world, heinrich), "p1").startswith("jump:")


def test_who_has_fought_from_afar_in_vain_for_long_closes_in() -> None:
    world = expedition("torallion")
    (elf,) = world.figures.values()
    elf.items = [item for item in elf.items if item.row != "arrow"]
    elf.hand, elf.at, world.active = "leafstar-bow", (START, START), elf.id
    fight(world, (START, START - 9))
    assert world.combat is not None
    world.combat.turn = 40
    assert square(fighting.act(world, first_step(world, elf), "p1").removeprefix("go:"))[1] >= START
    world.combat.turn = 41
    assert fighting.act(world, first_step(world, elf), "p1") == f"go:{START},{START - 8}"


def test_nobody_holds_a_door_for_ever_against_those_who_wait_behind_it() -> None:
    world = expedition("sven")
    (sven,) = world.figures.values()
    hall = room(world, START + 2, START - 5)
    door(world, (START + 1, START - 3), (START + 2, START - 3), open=True, explored=True)
    fight(world, *((START + 4, START - 4 + y) for y in range(3)))
    assert world.combat is not None
    world.combat.area = [hall.id]
    sven.at, world.active, sven.fate = (START + 1, START - 2), sven.id, 9
    assert fighting.act(world, first_step(world, sven), "p1") == "done"
    world.combat.turn = 41
    assert fighting.act(world, first_step(world, sven), "p1").startswith("go:")


def test_a_prize_that_lies_beside_the_dead_is_gone_back_for() -> None:
    world = expedition("heinrich", quest="hunt")
    (heinrich,) = world.figures.values()
    far = (START, START - 6)
    world.here.piles.append(Pile(at=far, items=[Item("magic-crossbow")], body="sven"))
    way = way_on(world)
    assert way is None or way.left(far) > 0
    world.progress.hoard = ["magic-crossbow"]
    way = way_on(world)
    assert way is not None
    assert way.left(far) == 0
    heinrich.at = far
    assert exploring.explore(world, exploring_ask(world, heinrich), "p1") == "take:pile:0"
