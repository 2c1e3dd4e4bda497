"""The course of the game: muster, leader, order, mishaps, both sides' turns."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Ask, Option
from souterrain.core.chance import Stream
from souterrain.core.luck import Luck
from souterrain.core.say import Say
from souterrain.core.session import Session
from souterrain.crawl.bag import Bag
from souterrain.crawl.squares import king_moves
from souterrain.games.regne import mishaps
from souterrain.games.regne.actions.steal import purse
from souterrain.games.regne.activation import activate
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.events.actions import Walked
from souterrain.games.regne.events.mishaps import (
    Befell,
    CameToNothing,
    Dropped,
    FoundCrowns,
    Quickened,
    Slammed,
    Slowed,
)
from souterrain.games.regne.events.places import CameBehind, Found, Laid, Noticed
from souterrain.games.regne.events.turns import Briefed, DarkTurn, Led, Round, SetOut, TookLead, Undertook
from souterrain.games.regne.game import GAME
from souterrain.games.regne.leader import elect, leader
from souterrain.games.regne.sheet import level
from souterrain.games.regne.turn import play, refresh
from souterrain.games.regne.view import draw
from souterrain.games.regne.world import Door, Effect, Element, Regne, Setup
from souterrain.games.regne.wounds import heal, lose
from souterrain.games.regne.zones import hide

from .stage import bare, foe, hero, run, scenery, told, vault


def session(**setup: object) -> Session:
    stream = Stream("turns")
    return Session.start(GAME, Setup(**setup), stream, stream)  # type: ignore[arg-type]


@pytest.mark.rule("regne.setup.roles", "regne.setup.gm-neutral-and-may-play")
def test_one_person_runs_four_heroes_and_the_program_is_game_master() -> None:
    game = session()
    assert game.seats == ("p1",)
    assert {figure.seat for figure in game.world.figures.values()} == {"p1"}
    assert len(game.world.figures) == 4
    assert session(players=2, master="seat").seats == ("p1", "p2", "gm")


@pytest.mark.rule("regne.setup.hero-from-premade-sheet")
def test_players_choose_their_sheets_in_turn() -> None:
    game = session(players=2, heroes=3)
    taken = []
    while isinstance(game.ask, Ask) and game.ask.text.id == "ask-hero":
        taken.append((game.ask.seat, game.ask.options[-1].on[0]))
        game.answer(game.ask.options[-1].key)
    assert taken == [("p1", "maud"), ("p2", "anselme"), ("p1", "hadrun")]
    assert {id: figure.seat for id, figure in game.world.figures.items()} == {
        "maud": "p1",
        "anselme": "p2",
        "hadrun": "p1",
    }


@pytest.mark.rule("regne.char.life-restored-each-game", "regne.plan.first-zone")
def test_heroes_begin_whole_in_the_entrance() -> None:
    world = session().world
    assert all(figure.life == figure.top for figure in world.figures.values())
    assert world.figures["ombeline"].at == world.zones[0].entry
    far = {id: king_moves(who.at, world.zones[0].entry) for id, who in world.figures.items()}
    assert far["ombeline"] < far["pernel"] <= far["svein"] == far["hadrun"]
    assert [type(event) for event in session().events][:5] == [Undertook, Briefed, Laid, SetOut, Led]


@pytest.mark.rule("regne.quest.gm-only", "regne.quest.briefings")
def test_the_briefing_is_read_first() -> None:
    name, first = session().events[:2]
    assert isinstance(name, Undertook)
    assert isinstance(first, Briefed)
    assert name.quest == first.quest == "rats"


@pytest.mark.rule("regne.turn.leader")
def test_the_highest_charisma_leads() -> None:
    assert session().world.leader == "hadrun"


@pytest.mark.rule("regne.turn.leader")
def test_the_game_master_chooses_among_equals() -> None:
    world = vault(master="seat")
    for n, id in enumerate(("svein", "ombeline", "pernel")):
        hero(world, id, (n, 0))
    world.figures["svein"].trained["charisma"] = -1
    assert [level(world, each, "charisma") for each in world.figures.values()] == [3, 5, 5]
    done = run(elect(world), answers=["name:pernel"])
    assert [option.on[0] for option in done.asked[0].options] == ["ombeline", "pernel"]  # type: ignore[union-attr]
    assert world.leader == "pernel"


@pytest.mark.rule("regne.turn.leader-sets-order")
def test_the_leader_says_who_is_next_and_another_does_when_he_is_down() -> None:
    world = vault(players=2, heroes=2)
    svein, hadrun = hero(world, "svein", (0, 0)), hero(world, "hadrun", (1, 0))
    hadrun.seat, world.leader = "p2", "hadrun"
    world.order = ["svein", "hadrun"]
    rules = play(world)
    asked = next(rules)
    assert (asked.seat, asked.text.id) == ("p2", "ask-next")  # type: ignore[union-attr]
    asked = rules.send("next:svein")
    assert (asked.seat, asked.text.id) == ("p1", "ask-act")  # type: ignore[union-attr]
    assert world.acting == "svein"
    hadrun.life = 0
    assert leader(world) is svein


@pytest.mark.rule("regne.turn.leader-sets-order")
def test_it_is_said_when_another_leads_and_when_the_leader_is_back() -> None:
    world = vault(heroes=3)
    svein, pernel, hadrun = (hero(world, id, (n, 0)) for n, id in enumerate(("svein", "pernel", "hadrun")))
    run(elect(world))
    hadrun.life, hadrun.fell = 0, 1
    world.order = ["svein", "pernel"]
    next(play(world))
    assert told(world, TookLead) == [TookLead("pernel", back=False)]
    assert [sheet.id for sheet in draw(world).sheets if sheet.rank] == ["pernel"]
    heal(world, hadrun, 3)
    next(play(world))
    assert told(world, TookLead)[1:] == [TookLead("hadrun", back=True)]
    hadrun.life = pernel.life = 0
    world.order = ["svein"]
    next(play(world))
    assert len(told(world, TookLead)) == 2, "whoever is alone leads nobody"
    assert svein.id == leader(world).id


@pytest.mark.rule("regne.turn.leader-sets-order")
def test_it_is_said_before_the_mishap_that_asks_the_new_leader() -> None:
    world = vault(heroes=3)
    for n, id in enumerate(("svein", "pernel", "hadrun")):
        hero(world, id, (n, 0))
    run(elect(world))
    world.figures["hadrun"].life, world.begun, world.mishaps = 0, False, Bag({"second-breath": 1})
    next(play(world))
    assert [type(event) for event, _ in world.told][-2:] == [Round, TookLead], "and then the card is drawn"


def column() -> Regne:
    """Svein has acted and is far ahead; the others wait."""
    world = vault()
    for id, at in (("svein", (8, 0)), ("ombeline", (1, 0)), ("pernel", (0, 0)), ("hadrun", (5, 0))):
        hero(world, id, at)
    world.leader, world.order = "svein", ["ombeline", "pernel", "hadrun"]
    return world


@pytest.mark.rule("regne.turn.leader-sets-order")
def test_where_all_is_quiet_those_who_wait_follow_one_who_has_acted() -> None:
    world = column()
    scenery(world, "snare", (6, 0))
    run(play(world), answers=["all-after:svein"])
    assert [world.figures[id].at for id in ("hadrun", "ombeline", "pernel")] == [(7, 0), (6, 1), (6, 2)]
    assert not world.order, "the nearest went first, round the snare, and the turn goes on"


@pytest.mark.rule("regne.turn.leader-sets-order")
@pytest.mark.parametrize("apart", ["a foe in sight", "nobody has acted", "another player's heroes"])
def test_nobody_follows_where_it_is_not_quiet_or_another_decides(apart: str) -> None:
    world = column()
    if apart == "a foe in sight":
        foe(world, "rat", (8, 8))
    elif apart == "nobody has acted":
        world.order.append("svein")
    else:
        for id in world.order:
            world.figures[id].seat = "p2"
    asked = next(play(world))
    verbs = {option.verb for option in asked.options}  # type: ignore[union-attr]
    assert verbs == ({"next"} if apart == "another player's heroes" else {"next", "done"})


def test_to_do_nothing_at_all_is_meant_twice() -> None:
    world = vault()
    svein = hero(world, "svein", (1, 1))
    for points, twice in ((svein.points, True), (svein.points - 1, False)):
        svein.points = points
        (asked,) = run(activate(world, svein), answers=["done"]).asked
        assert asked.options[-1] == Option("done", Say("choice-done"), final=twice)  # type: ignore[union-attr]


@pytest.mark.rule("regne.turn.leader-sets-order")
def test_all_who_wait_have_done_enough_in_one_answer() -> None:
    world = column()
    foe(world, "rat", (8, 8))
    asked = run(play(world), answers=["done"]).asked[0]
    assert [option.final for option in asked.options if option.verb == "done"] == [True]  # type: ignore[union-attr]
    assert (world.order, world.side) == ([], "dark")


@pytest.mark.rule("regne.turn.leader-sets-order")
def test_whoever_is_caught_on_the_way_goes_on_as_he_likes() -> None:
    world = column()
    world.secrets.traps.append(Element("t1", "snare", (6, 0)))
    rules = play(world)
    next(rules)
    asked = rules.send("all-after:svein")
    while not isinstance(asked, Ask):
        asked = rules.send(0)
    assert world.order == ["ombeline", "pernel"], "those behind him wait again"


@pytest.mark.parametrize("seen", [True, False])
def test_of_dwellers_of_whom_none_stirs_nothing_is_told(seen: bool) -> None:
    world = vault("...", "..." if seen else "###", "...")
    hero(world, "svein", (0, 0))
    rats = foe(world, "rat", (2, 2), 3)
    world.side, world.begun = "dark", False
    Luck(Stream("y")).run(play(world))
    assert bool(told(world, DarkTurn)) is seen
    assert (rats.at != (2, 2)) is seen


@pytest.mark.rule("regne.turn.alternate", "regne.turn.gm-turn-free-order", "regne.turn.ap-budget")
def test_the_party_acts_then_the_dwellers_and_points_are_full_again() -> None:
    world = vault(heroes=1)
    svein = hero(world, "svein", (0, 0))
    rats = foe(world, "rat", (8, 8), 3)
    world.begun, world.round = False, 0
    mishaps.shuffle(world)
    run(play(world), answers=["done"])
    assert (world.side, svein.points) == ("dark", 0)
    svein.life = 1
    Luck(Stream("y")).run(play(world))
    assert [type(event) for event, _ in world.told if isinstance(event, (Round, DarkTurn))] == [Round, DarkTurn]
    assert world.side == "party"
    assert rats.points == 0
    refresh(world, rats)
    assert rats.points == 4
    assert told(world, Walked) or rats.at != (8, 8)


@pytest.mark.rule("regne.turn.ap-budget")
def test_points_that_were_taken_are_missing_at_the_start() -> None:
    world = vault()
    svein = hero(world, "svein", (0, 0))
    svein.lost = 9
    refresh(world, svein)
    assert svein.points == 0
    refresh(world, svein)
    assert svein.points == 5


@pytest.mark.rule("regne.turn.once-per-turn-limits")
def test_what_lasts_a_turn_ends_with_it() -> None:
    world = vault()
    svein = hero(world, "svein", (0, 0))
    svein.spent, svein.effects = ["parry"], [Effect("strength", 2, 2)]
    refresh(world, svein)
    assert (svein.spent, len(svein.effects)) == ([], 1)
    world.round = 2
    refresh(world, svein)
    assert svein.effects == []


@pytest.mark.rule("regne.turn.start-of-turn-effects")
def test_mishap_then_poison_then_fear() -> None:
    world = vault(heroes=1)
    svein = hero(world, "svein", (0, 0))
    svein.poisoned = True
    foe(world, "revenant", (4, 0))
    world.begun, world.round = False, 1
    world.mishaps.counts = {"stillness": 1}
    rolled = run(play(world), ["stillness", "2", "1", "1"], ["done"]).rolled
    assert [roll.rule for roll, _ in rolled] == [
        "regne.turn.mishap-each-pc-turn",
        "regne.poison.effect",
        "regne.fear.test",
        "regne.fear.test",
    ]


@pytest.mark.rule("regne.destiny.cancel-death")
def test_once_nobody_stands_nobody_is_asked_for_destiny() -> None:
    world = vault()
    world.side, world.begun, world.round = "dark", True, 3
    for who in (hero(world, "svein", (1, 1)), hero(world, "hadrun", (2, 2))):
        who.life, who.fell = -1, 2
    left = [who.destiny for who in world.figures.values()]
    run(play(world))
    assert [who.destiny for who in world.figures.values()] == left


# Mishaps


@pytest.mark.rule("regne.wound.immobile-and-negative")
def test_nobody_waits_for_one_who_fell_before_his_turn() -> None:
    world = vault()
    hero(world, "svein", (1, 1)).life = 0
    hero(world, "ombeline", (2, 2))
    world.order = ["svein", "ombeline"]
    asked = next(play(world))
    assert isinstance(asked, Ask)
    assert asked.text.id == "ask-act", "she is the only one who can act"
    assert world.order == []


def befalls(card: str, dice: list[int | str], answers: tuple[str, ...] = (), **setup: object) -> Regne:
    world = vault(**setup)
    hero(world, "svein", (4, 4))
    hero(world, "hadrun", (5, 4))
    world.round = 3
    world.mishaps.counts = {card: 1}
    run(mishaps.draw(world), [card, *dice], list(answers))
    assert told(world, Befell)[0].card == card
    return world


@pytest.mark.rule("regne.turn.mishap-each-pc-turn")
def test_one_card_from_the_second_turn_on() -> None:
    game = session(heroes=1)
    game.answer(game.ask.options[0].key)  # type: ignore[union-attr]
    assert not [event for event in game.events if isinstance(event, Befell)]
    for _ in range(200):
        if game.ask is None or game.world.round > 1:
            break
        game.answer(game.ask.options[-1].key)  # type: ignore[union-attr]
    assert len([event for event in game.events if isinstance(event, Befell)]) == 1


@pytest.mark.rule("regne.turn.mishap-each-pc-turn")
def test_the_deck_comes_back_without_what_is_kind() -> None:
    world = vault()
    mishaps.shuffle(world)
    assert len(world.mishaps) == sum(row.count for row in BOOK.mishaps.values())
    world.passes = 1
    mishaps.shuffle(world)
    assert "stillness" not in world.mishaps.counts
    assert world.mishaps.counts["ambush"] == 4


@pytest.mark.rule("regne.turn.mishap-each-pc-turn")
def test_what_hinders() -> None:
    world = befalls("ground-shiver", ["X", "0", "blank", "1"])
    assert [figure.points for figure in world.figures.values()] == [4, 4]
    assert len(told(world, Slowed)) == 1
    assert befalls("guttering-torches", []).dim == 3
    world = befalls("loose-vault", ["svein", "1", "0", "4", "4", "3"])
    assert world.figures["svein"].life == 30 - (11 - 7)
    world = befalls("snapped-strap", ["svein"])
    assert told(world, Dropped)[0].thing == "dagger"
    assert [item.kind for item in world.loose["4,4"]] == ["dagger"]
    assert befalls("grey-spores", ["svein", "1", "0"]).figures["svein"].poisoned


@pytest.mark.rule("regne.turn.mishap-each-pc-turn")
def test_what_helps() -> None:
    world = befalls("glint", ["svein", "4"])
    assert (world.pot, told(world, FoundCrowns)[0].crowns) == (40, 40)
    assert befalls("old-song", []).brave == 3
    world = befalls("second-breath", [], ("name:hadrun",))
    assert world.figures["hadrun"].points == 6
    assert told(world, Quickened)[0].points == 2
    assert befalls("stillness", []).told


@pytest.mark.rule("regne.turn.mishap-each-pc-turn")
def test_a_card_that_finds_nothing_to_do_says_so() -> None:
    assert [event.how for event in told(befalls("slammed-door", []), CameToNothing)] == ["slam"]
    assert [event.how for event in told(befalls("telling-draught", []), CameToNothing)] == ["draught"]
    world = vault()
    bare(hero(world, "svein", (4, 4)))
    world.mishaps.counts = {"snapped-strap": 1}
    run(mishaps.draw(world), ["snapped-strap"])
    assert [event.how for event in told(world, CameToNothing)] == ["drop"]


@pytest.mark.rule("regne.fear.test")
def test_a_howl_is_a_test_of_will() -> None:
    world = befalls("far-howl", ["1", "0", "2", "1"])
    assert [figure.points for figure in world.figures.values()] == [4, 4]


def test_a_door_slams_and_locks() -> None:
    world = vault()
    hero(world, "svein", (4, 4))
    door = Door("d1", (4, -1), "z1", "armoured", "open", 0, "n")
    world.doors["d1"] = door
    world.mishaps.counts = {"slammed-door": 1}
    run(mishaps.draw(world), ["slammed-door"])
    assert (door.kind, door.state, door.life, door.tried) == ("standard", "locked", 10, True)
    assert told(world, Slammed)


def test_a_draught_tells_of_a_trap_and_a_flagstone_makes_one() -> None:
    world = vault()
    hero(world, "svein", (4, 4))
    hide(world, "spikes", (1, 1))
    world.mishaps.counts = {"telling-draught": 1}
    run(mishaps.draw(world), ["telling-draught"])
    assert told(world, Noticed)[0].trap == "spikes"
    assert world.secrets.traps == []
    world.mishaps.counts = {"rotten-flagstone": 1}
    run(mishaps.draw(world), ["rotten-flagstone", 1])
    assert [trap.kind for trap in world.secrets.traps] == ["hole"]


@pytest.mark.rule("regne.ambush.placing")
def test_an_ambush_waits_for_the_next_zone_and_only_one_does() -> None:
    world = vault()
    hero(world, "svein", (4, 4))
    world.doors["d1"] = Door("d1", (4, -1), "z1", "", "open", wall="n")
    world.mishaps.counts = {"ambush": 2}
    done = run(mishaps.draw(world), ["ambush", "2", "3"])
    assert all(roll.hidden for roll, _ in done.rolled[1:])
    assert world.secrets.ambush is not None
    assert (world.secrets.ambush.kind, world.secrets.ambush.count) == ("rat", 10)
    run(mishaps.draw(world), ["ambush", "5"])
    assert told(world, CameBehind)[0].count == 1
    assert world.secrets.ambush.count == 10


@pytest.mark.rule("regne.ambush.placing")
def test_without_a_zone_left_the_group_comes_by_the_entrance() -> None:
    world = vault()
    hero(world, "svein", (4, 4))
    world.mishaps.counts = {"ambush": 1}
    run(mishaps.draw(world), ["ambush", "5", "0"])
    assert told(world, CameBehind)[0].count == 3
    assert next(figure.at for figure in world.figures.values() if figure.camp == "dark") == world.zones[0].entry
    world.mishaps.counts = {"straggler": 1}
    run(mishaps.draw(world), ["straggler", "2"])
    assert told(world, CameBehind)[1].count == 3


@pytest.mark.rule("regne.crowns.kill-reward")
def test_who_comes_once_the_deck_is_through_has_nothing_on_him() -> None:
    world = vault()
    hero(world, "svein", (4, 4))
    for passes, crowns in ((0, 3), (1, 0)):
        world.passes, world.pot = passes, 0
        world.mishaps.counts = {"straggler": 1}
        run(mishaps.draw(world), ["straggler", "5"])
        late = next(figure for figure in world.figures.values() if figure.camp == "dark")
        assert purse(late) == crowns
        run(lose(world, late, late.life, "x"))
        assert world.pot == crowns
    guard = foe(world, "guard", (1, 1))
    guard.poor = True
    run(lose(world, guard, guard.life, "x"))
    assert told(world, Found) == []


@pytest.mark.rule("regne.ambush.placing")
def test_nobody_comes_where_there_is_no_room() -> None:
    world = vault()
    hero(world, "svein", (4, 4))
    for at in mishaps.by_the_entrance(world):
        foe(world, "revenant", at)
    world.mishaps.counts = {"straggler": 1}
    run(mishaps.draw(world), ["straggler", "5"])
    assert told(world, CameBehind) == []
