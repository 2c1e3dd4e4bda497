"""Where the automatic game master's monsters stand for whom there is no room in contact, and how they make some."""

from __future__ import annotations

from souterrain.bots.ahq import commanding, lurking, mastering
from souterrain.bots.ahq.choices import paces
from souterrain.core.ask import Ask, Option
from souterrain.core.say import Say
from souterrain.crawl.master import GM
from souterrain.crawl.squares import Square, key, square
from souterrain.games.ahq.battle import fighter
from souterrain.games.ahq.dungeon import doors, sections
from souterrain.games.ahq.dungeon.sections import Box
from souterrain.games.ahq.figures import Combat, Figure, hero, monster, party
from souterrain.games.ahq.offers import moves
from souterrain.games.ahq.states import Item
from souterrain.games.ahq.world import World
from tests.games.ahq.expedition import START, door, expedition, room

DOOR = ((START + 1, START - 6), (START + 2, START - 6))
"""A door of the corridor: the square outside it and the one within."""


def besieged(*heroes: str) -> World:
    """A lair east of the corridor, whose door stands open; the first hero stands in it."""
    world = expedition(*heroes)
    lair = room(world, START + 2, START - 8)
    door(world, *DOOR, open=True, explored=True)
    world.mode, world.combat = "combat", Combat(area=[lair.id], order="move-attack", phase="gm")
    next(iter(world.figures.values())).at = DOOR[0]
    return world


def rat(world: World, at: Square) -> Figure:
    made = monster(world, "skaven-warrior", "", at)
    world.figures[made.id] = made
    return made


def asked(world: World, figure: Figure) -> Ask:
    wanted = next(fighter.act(world, figure))
    assert isinstance(wanted, Ask)
    return wanted


def without_moves(ask: Ask) -> Ask:
    """The same question to whoever has moved already and may run."""
    left = [option for option in ask.options if option.verb != "go"]
    return Ask(ask.seat, ask.text, (Option("run", Say("option-run")), *left), ask.rule)


def test_whoever_has_gone_to_wait_for_his_turn_does_not_run_back_into_the_fray() -> None:
    world = besieged("sven", "magnus")
    sven, magnus = world.figures.values()
    magnus.at = (START, START - 4)
    rat(world, DOOR[1])
    second = rat(world, (START + 2, START - 8))
    assert commanding.act(world, without_moves(asked(world, second)), GM) == ("done", "lurk-out-of-sight")
    world.active, closer = second.id, (START + 2, START - 7)
    where = Ask(GM, Say("ask-run"), tuple(moves([closer])), "")
    assert commanding.run(world, where, GM) == (f"go:{key(closer)}", "lurk-out-of-sight"), "it is as safe"
    magnus.items.append(Item("ash", 1))
    assert commanding.run(world, where, GM) == ("done", "lurk-out-of-sight"), "he would burn with the other"
    sven.at = (START, START - 8)
    assert commanding.act(world, without_moves(asked(world, second)), GM).why == "run", "nobody is kept busy"
    assert commanding.run(world, where, GM).why == "run"


def test_those_who_wait_do_not_stand_where_one_fire_burns_several() -> None:
    world = besieged("sven", "magnus")
    magnus = world.figures["magnus"]
    magnus.at = (START, START - 4)
    for at in (DOOR[1], (START + 3, START - 8), (START + 4, START - 8)):
        rat(world, at)
    mover = rat(world, (START + 4, START - 7))
    near, apart = (START + 3, START - 7), (START + 6, START - 5)
    ends = {f"go:{key(at)}": at for at in (near, apart)}
    way = paces(world, party(world))
    assert lurking.bide(world, mover, ends, way) == ("done", "lurk-out-of-sight"), "he has no fire"
    magnus.items.append(Item("ash", 1))
    assert lurking.bide(world, mover, ends, way) == (f"go:{key(apart)}", "lurk-out-of-sight")


def test_those_who_wait_are_out_of_the_sight_of_those_who_shoot_rather_than_of_others() -> None:
    world = besieged("sven", "torallion")
    sven, torallion = world.figures.values()
    torallion.at, torallion.hand = (START + 1, START - 7), "long-bow"
    rat(world, DOOR[1])
    second = rat(world, (START + 5, START - 6))
    assert commanding.act(world, asked(world, second), GM).why == "lurk-out-of-sight", "Sven sees him, and what of it"
    sven.at, torallion.at = torallion.at, sven.at
    assert commanding.act(world, asked(world, second), GM).why == "lurk-near", "an archer in the door sees all"


def test_whoever_pursues_waits_where_he_stands_for_he_would_have_to_run() -> None:
    world = besieged("sven", "torallion")
    assert world.combat is not None
    world.combat.pursuit = True
    world.figures["torallion"].at = (START + 1, START - 7)
    rat(world, DOOR[1])
    second = rat(world, (START + 4, START - 6))
    assert commanding.act(world, asked(world, second), GM) == ("done", "lurk-out-of-sight")
    world.figures["magnus"] = magnus = hero("magnus", "p1", (START, START - 4))
    magnus.items.append(Item("ash", 1))
    rat(world, (START + 5, START - 6))
    choice = commanding.act(world, asked(world, second), GM)
    there = square(choice.key.removeprefix("go:"))
    assert there in {(START + 2, START - 8), (START + 2, START - 4)}, "apart, but no farther from the party"


def test_whoever_strikes_in_a_doorway_goes_on_through_it_for_the_next_one() -> None:
    world = besieged("sven", "durgin")
    sven, durgin = world.figures.values()
    sven.at, durgin.at = (START + 1, START - 5), (START, START - 7)
    first = rat(world, DOOR[0])
    assert commanding.act(world, asked(world, first), GM).why == "fell", "nobody waits behind him"
    rat(world, (START + 4, START - 6))
    choice = commanding.act(world, asked(world, first), GM)
    assert choice.why == "let-through"
    assert choice.key in {f"go:{key(at)}" for at in ((START, START - 5), (START, START - 6), (START + 1, START - 7))}
    world.figures["heinrich"] = hero("heinrich", "p1", (START + 1, START - 8))
    world.figures["heinrich"].wounds = 1
    choice = commanding.act(world, asked(world, first), GM)
    assert choice.why == "let-through"
    assert choice.key != f"go:{START + 1},{START - 7}", "not between two of them, however weak one is"
    del world.figures["heinrich"]
    assert world.combat is not None
    world.combat.order = "attack-move"
    assert commanding.act(world, asked(world, first), GM).why == "fell", "he could not strike any more"


def test_pursuers_for_whom_there_is_no_room_open_another_door_that_leads_round() -> None:
    world = besieged("sven")
    assert world.combat is not None
    back = door(world, (START + 1, START - 8), (START + 2, START - 8), explored=True)
    rat(world, DOOR[1])
    second = rat(world, (START + 4, START - 8))
    assert commanding.act(world, asked(world, second), GM).why != "open-flank", "only pursuers may use doors"
    world.combat.pursuit = True
    assert commanding.act(world, asked(world, second), GM) == (f"go:{START + 2},{START - 8}", "open-flank")
    second.at = (START + 2, START - 8)
    assert commanding.act(world, asked(world, second), GM) == (f"open:{back.id}", "open-flank")
    doors.set_open(world, back, True)
    assert not commanding.act(world, asked(world, second), GM).key.startswith("close")
    doors.set_open(world, back, False)
    back.explored = False
    assert commanding.act(world, asked(world, second), GM).why != "open-flank", "nobody knows where it leads"


def test_monsters_whom_the_leader_placed_together_step_apart_before_a_fire() -> None:
    world = besieged("sven", "magnus")
    rat(world, (START + 4, START - 8))
    mover = rat(world, (START + 5, START - 8))
    world.active, away = mover.id, key((START + 6, START - 8))
    options = Option("stay", Say("option-stay")), Option("where", Say("option-yes"), at=away, on=(away,))
    ask = Ask(GM, Say("ask-adjust"), options, "ahq.combat.surprise.initial-placement-limits")
    assert mastering.adjust(world, ask, GM) == ("stay", "place-near")
    world.figures["magnus"].items.append(Item("ash", 1))
    assert mastering.adjust(world, ask, GM) == (f"where:{away}", "place-apart")


def test_the_way_to_enemies_at_the_end_of_a_long_corridor_is_known() -> None:
    world = expedition("sven")
    far = sections.lay(world.here, "corridor", Box(START, START + 2, 2, 90), joins=next(iter(world.here.sections)))
    assert paces(world, party(world))[(START, far.y + 80)] > 60, "where nobody knew it both sides stared for ever"
