"""The game master: what the program has in mind and says, and what a person in his chair is asked."""

from __future__ import annotations

import pytest

from souterrain.core.chance import Stream
from souterrain.core.luck import Luck
from souterrain.core.view import Grid
from souterrain.crawl.squares import key
from souterrain.games.regne import mishaps, plan, zones
from souterrain.games.regne.activation import activate
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.chairs import automatic
from souterrain.games.regne.events.master import Resolved
from souterrain.games.regne.events.spells import Cast
from souterrain.games.regne.game import GAME
from souterrain.games.regne.ground import ground
from souterrain.games.regne.master import policy
from souterrain.games.regne.turn import play
from souterrain.games.regne.world import Door, Regne, Setup, Waiting, of_camp
from souterrain.games.regne.wounds import lose
from souterrain.games.regne.zones import hide, lay

from .stage import bare, carry, foe, hero, run, scenery, told, vault


def mind(world: Regne, who_id: str) -> str:
    who = world.figures[who_id]
    intent = policy.intend(world, who, ground(world))
    return f"{intent.why} {intent.target.id}" if intent else ""


def test_dwellers_do_what_is_wisest_and_say_so() -> None:
    world = vault()
    svein, hadrun = hero(world, "svein", (3, 3)), hero(world, "hadrun", (7, 7))
    spider = foe(world, "spider", (2, 3))
    assert mind(world, spider.id) == "snare svein"
    svein.webbed = 1
    assert mind(world, spider.id) == "crush svein"
    spider.points = 1
    assert mind(world, spider.id) == "weakest svein"
    spider.at = (0, 3)
    assert mind(world, spider.id) == "hunt svein"
    spider.webbed = 1
    assert mind(world, spider.id) == f"tear {spider.id}"
    spider.webbed = 0
    svein.at, hadrun.at, spider.bound = (3, 3), (3, 4), None
    for y in range(9):
        scenery(world, "rubble", (2, y))
    assert mind(world, spider.id) == ""
    spider.bound = (1, 7)
    assert mind(world, spider.id) == f"track {spider.id}"


@pytest.mark.parametrize(
    ("kind", "below", "at", "follows"),
    [("ogre", "~", 1, False), ("troll", "~", 1, True), ("ogre", "w", 1, True), ("ogre", "~", 2, True)],
    ids=["one who thinks", "one who does not", "over water", "from where he is he goes on"],
)
def test_whoever_thinks_does_not_follow_over_lava(kind: str, below: str, at: int, follows: bool) -> None:
    world = vault("...", "...", f"{below}={below}", f"{below}={below}", "...")
    hero(world, "svein", (1, 4))
    who = foe(world, kind, (1, at))
    assert (mind(world, who.id) == "hunt svein") is follows


def test_whoever_finds_one_of_his_own_where_somebody_was_seen_does_not_walk_round_him() -> None:
    world = vault()
    first, second = foe(world, "revenant", (3, 3)), foe(world, "revenant", (4, 3))
    svein = hero(world, "svein", (8, 8))
    svein.invisible = True
    second.bound = first.at
    assert mind(world, second.id) == ""
    second.at, second.points = (6, 3), 3
    run(policy.act(world, second))
    assert second.points == 1
    assert not second.bound
    second.bound = first.at
    policy.look_around(world)
    assert second.bound is None
    hadrun = hero(world, "hadrun", (5, 5))
    hadrun.life = -20
    second.at, second.bound = (5, 4), hadrun.at
    assert mind(world, second.id) == "", "nor round one who lies there past help"


def test_what_is_said_is_said_once() -> None:
    world = vault()
    ombeline, revenant = hero(world, "ombeline", (2, 2)), foe(world, "revenant", (3, 2))
    run(policy.act(world, revenant), ["X", "0"] * 3)
    assert [(event.target, event.why) for event in told(world, Resolved)] == [(ombeline.id, "weakest")]


def test_one_who_fled_for_his_life_does_not_go_and_look_for_those_whom_he_fled() -> None:
    world = vault()
    svein = hero(world, "svein", (8, 8))
    svein.invisible = True
    guard, rat = foe(world, "guard", (1, 1)), foe(world, "rat", (1, 5), 3)
    for who in (guard, rat):
        who.bound = (6, 6)
    assert (mind(world, guard.id), mind(world, rat.id)) == (f"track {guard.id}", f"track {rat.id}")
    guard.life, rat.life = guard.top // 3, rat.top // 3
    assert (mind(world, guard.id), mind(world, rat.id)) == ("", f"track {rat.id}")


def test_one_who_thinks_flees_when_he_is_badly_hurt_and_a_beast_does_not() -> None:
    world = vault()
    hero(world, "svein", (2, 4))
    ogre, troll = foe(world, "ogre", (4, 4)), foe(world, "troll", (4, 6))
    ogre.life, troll.life = 11, 5
    assert mind(world, ogre.id) == "flee svein"
    assert mind(world, troll.id) == "hunt svein"
    carry(world, ogre, next(iter(BOOK.relics)))
    assert mind(world, ogre.id) == "hunt svein"


def test_an_archer_shoots_and_a_caster_chants() -> None:
    world = vault()
    hero(world, "svein", (1, 4))
    guard = foe(world, "guard", (7, 4))
    assert mind(world, guard.id) == "shoot svein"
    adept = foe(world, "adept", (7, 6))
    assert mind(world, adept.id) == "cast svein"
    scenery(world, "statue", (8, 8))
    assert mind(world, adept.id) != "cast svein"


def test_all_his_might_goes_into_a_blow_that_may_miss_where_that_promises_more() -> None:
    world = vault()
    ombeline, rat = bare(hero(world, "ombeline", (2, 2))), foe(world, "rat", (3, 2))
    rat.trained = {"strength": 3}
    assert mind(world, rat.id) == "crush ombeline"
    ombeline.webbed = 1
    assert mind(world, rat.id) == "weakest ombeline"


@pytest.mark.parametrize(("skill", "dice"), [(-1, ["X", "0"] * 2), (-2, ["X", "0", "0"])])
def test_an_archer_takes_his_time_where_that_promises_more(skill: int, dice: list[int | str]) -> None:
    """Also with one who cannot move: to shoot at him is not easier."""
    world = vault()
    ombeline, guard = bare(hero(world, "ombeline", (2, 2))), foe(world, "guard", (7, 2))
    ombeline.webbed = 1
    guard.trained, guard.points = {"shooting": skill}, 2
    run(policy.act(world, guard), dice)


@pytest.mark.rule("regne.spell.once-per-turn", "regne.tomb.necromancy-bonus")
def test_what_works_once_a_game_a_dweller_works_once() -> None:
    world = vault()
    hero(world, "svein", (1, 4))
    adept = foe(world, "adept", (7, 6))
    scenery(world, "corpse", (7, 8))
    adept.points = 1
    run(policy.act(world, adept), ["X", "0"])
    assert told(world, Cast)[-1].spell == "red-thread"
    scenery(world, "tomb", (8, 7))
    adept.points = 1
    run(policy.act(world, adept), ["3", "3"])
    assert told(world, Cast)[-1].spell == "call-the-bones"
    assert [who.kind for who in of_camp(world, "dark")] == ["adept", "revenant"]
    adept.points, adept.spent = 1, []
    run(policy.act(world, adept), ["X", "0"])
    assert told(world, Cast)[-1].spell == "red-thread"


@pytest.mark.rule("regne.statue.no-dark-spells")
def test_a_caster_mends_one_of_his_side_also_where_dark_spells_fail() -> None:
    world = vault()
    hero(world, "svein", (1, 4))
    scenery(world, "statue", (8, 8))
    adept, guard = foe(world, "adept", (7, 6)), foe(world, "guard", (4, 4))
    guard.life -= 3
    assert mind(world, adept.id) == "hunt svein"
    guard.life -= 1
    assert mind(world, adept.id) == f"mend {guard.id}"
    adept.points = 1
    run(policy.act(world, adept), ["3", "1", "0"])
    assert guard.life == guard.top
    adept.points, adept.spent = 1, []
    assert mind(world, adept.id) == "hunt svein"
    adept.life -= 4
    assert mind(world, adept.id) == f"chant {adept.id}"


def test_an_imp_ties_the_laces_of_one_who_does_not_stumble_yet() -> None:
    world = vault()
    svein, imp = hero(world, "svein", (1, 4)), foe(world, "imp", (7, 6))
    imp.points = 1
    assert mind(world, imp.id) == "cast svein"
    run(policy.act(world, imp), ["1"])
    assert svein.lost == 1
    imp.points, imp.spent = 1, []
    assert mind(world, imp.id) == "hunt svein"


@pytest.mark.rule("regne.setup.gm-neutral-and-may-play")
def test_a_person_is_offered_what_the_program_would_do() -> None:
    world = vault(master="seat")
    svein, revenant = hero(world, "svein", (2, 2)), foe(world, "revenant", (5, 2))
    svein.spent = ["parry"]
    seen = run(activate(world, revenant), ["X", "0"], ["proposed", "leave-to-it"])
    first = seen.asked[0].options[0]  # type: ignore[union-attr]
    assert (first.key, first.at) == ("proposed", "2,2")
    assert first.text.id == "event-resolved"
    assert revenant.at[0] == 3


@pytest.mark.parametrize(("master", "pips"), [("seat", [2, 1]), ("auto", [1, 1])])
def test_whoever_leads_a_dweller_sees_his_points_spent(master: str, pips: list[int]) -> None:
    world = vault(master=master)
    led, other = foe(world, "ogre", (1, 1)), foe(world, "troll", (3, 3))
    world.acting = led.id
    sheets = {sheet.id: sheet for sheet in GAME.view(world, "gm").sheets}
    assert [len(sheets[each.id].gauges) for each in (led, other)] == pips


@pytest.mark.rule("regne.setup.gm-neutral-and-may-play", "regne.turn.gm-turn-free-order")
def test_a_person_may_leave_a_whole_turn_to_the_program() -> None:
    world = vault("...#...", master="seat")
    hero(world, "svein", (0, 0))
    one, two = foe(world, "revenant", (5, 0)), foe(world, "revenant", (6, 0))
    world.side, world.order = "dark", [one.id, two.id]
    run(play(world), answers=["leave-to-it"])
    assert automatic(world, two)
    run(play(world))
    assert world.order == []
    world.round += 1
    assert not automatic(world, two)


@pytest.mark.rule("regne.plan.only-gm")
def test_a_person_places_what_a_zone_holds() -> None:
    world = Regne(setup=Setup(master="seat"), level="novice", round=1, begun=True)
    lay(world, "refectory")
    hero(world, "svein", (5, 2))
    door = Door("d99", (0, 3), "z1", "standard", "shut", 10, "w")
    world.doors = {"d99": door}
    world.secrets.piles = {"d99": ["gallery"]}
    # the corpse is there (the first square is proposed), the spikes are not, two spiders (a D3 of 2) are at home
    dice: list[int | str] = ["5", 1, "0", "5", "0", "3"]
    seen = run(plan.reveal(world, door), dice, ["place:-4,3", "place:-5,3", "place:-6,3"])
    assert [ask.seat for ask in seen.asked] == ["gm"] * 3
    assert [ask.text.args.get("left") for ask in seen.asked] == [None, 1, 0]
    assert next(iter(world.elements.values())).at == (-4, 3)
    assert sorted(who.at for who in of_camp(world, "dark")) == [(-6, 3), (-5, 3)]


@pytest.mark.rule("regne.plan.only-gm")
def test_a_person_takes_what_is_proposed_or_leaves_the_rest_to_the_program() -> None:
    def two_spiders(master: str, answers: list[str]) -> tuple[Regne, int]:
        world = Regne(setup=Setup(master=master), level="novice", round=1, begun=True)  # type: ignore[arg-type]
        lay(world, "refectory")
        door = Door("d99", (0, 3), "z1", "standard", "shut", 10, "w")
        world.doors = {"d99": door}
        world.secrets.piles = {"d99": ["gallery"]}
        return world, len(run(plan.reveal(world, door), ["5", 1, "0", "5", "0", "3"], answers).asked)

    alone, _ = two_spiders("auto", [])
    corpse = key(next(iter(alone.elements.values())).at)
    left, asked = two_spiders("seat", ["leave-to-it"])
    taken, _ = two_spiders("seat", [f"proposed:{corpse}", "leave-to-it"])
    for world in (left, taken):
        assert world.elements == alone.elements
        assert [who.at for who in of_camp(world, "dark")] == [who.at for who in of_camp(alone, "dark")]
    assert asked == 1


@pytest.mark.rule("regne.plan.only-gm")
def test_where_there_is_nothing_to_place_nothing_is_asked() -> None:
    world = Regne(setup=Setup(master="seat"), level="novice", round=1, begun=True)
    lay(world, "refectory")
    door = Door("d99", (0, 3), "z1", "standard", "shut", 10, "w")
    world.doors = {"d99": door}
    world.secrets.piles = {"d99": ["gallery"]}
    assert run(plan.reveal(world, door), ["0", "0", "0"]).asked == []


@pytest.mark.rule("regne.plan.hidden-elements", "regne.secretdoor.discovery")
def test_the_game_master_sees_what_he_has_hidden_and_nobody_else() -> None:
    world = Regne(setup=Setup(master="seat"), level="novice", round=1, begun=True)
    lay(world, "crypt")
    hide(world, "spikes", (3, 3))
    world.secrets.ambush = Waiting("rat", 5)

    def notes(seat: str) -> tuple[set[tuple[int, int]], list[str]]:
        view = GAME.view(world, seat)
        assert isinstance(view.board, Grid)
        unknown = {(each.x, each.y) for each in view.board.features if each.label.id == "label-unknown"}
        return unknown, [card.id for card in view.cards]

    assert notes("gm") == ({(3, 3), (4, 0)}, ["ambush"])
    assert notes("p1") == (set(), [])


def dark_gallery(**setup: str) -> tuple[Regne, Door]:
    """A door to a gallery, and before it one whom nobody sees."""
    world = Regne(setup=Setup(**setup), level="novice", round=1, begun=True)  # type: ignore[arg-type]
    lay(world, "refectory")
    hero(world, "svein", (1, 3)).invisible = True
    door = Door("d99", (0, 3), "z1", "standard", "shut", 10, "w")
    world.doors = {"d99": door}
    world.secrets.piles = {"d99": ["gallery"]}
    return world, door


def test_whoever_is_beside_where_his_zone_is_entered_hears_it() -> None:
    world, door = dark_gallery(master="seat")
    run(plan.reveal(world, door), ["0", "0", "5", "0", "3"], ["place:-2,3", "place:-6,3"])
    near, far = of_camp(world, "dark")
    near.points = far.points = 3
    assert (mind(world, near.id), mind(world, far.id)) == (f"track {near.id}", "")


@pytest.mark.rule("regne.ambush.trigger")
def test_those_in_ambush_know_where_the_party_comes_from() -> None:
    world, door = dark_gallery()
    world.secrets.ambush = Waiting("revenant", 1)
    run(plan.reveal(world, door), ["0", "0", "0"])
    revenant = of_camp(world, "dark")[0]
    assert (revenant.bound, revenant.at) == (door.at, (-4, 2))


@pytest.mark.rule("regne.turn.mishap-each-pc-turn")
def test_a_person_says_where_a_flagstone_rots_and_which_trap_is_noticed() -> None:
    world = vault(master="seat")
    hero(world, "svein", (1, 1))
    mishaps.shuffle(world)
    run(mishaps.draw(world), ["rotten-flagstone", 1], ["place:7,7"])
    assert world.secrets.traps[0].at == (7, 7)
    hide(world, "spikes", (4, 4))
    run(mishaps.draw(world), ["telling-draught"], ["reveal:t4,4"])
    assert [trap.at for trap in world.secrets.traps] == [(7, 7)]


def test_a_newcomer_is_on_the_heroes_trail() -> None:
    world = vault()
    hero(world, "svein", (7, 1))
    Luck(Stream("trail")).run(mishaps.EFFECTS["straggler"](world, BOOK.mishaps["straggler"]))
    assert {who.bound for who in of_camp(world, "dark")} == {(7, 1)}


def test_those_on_the_trail_do_not_lose_it_and_others_do() -> None:
    world = vault("...#...", "...#...", "...r...")
    svein = hero(world, "svein", (6, 0))
    come, at_home = foe(world, "rat", (0, 0)), foe(world, "viper", (2, 0))
    come.trails = True
    policy.look_around(world)
    assert (come.bound, at_home.bound) == ((6, 0), None)
    come.bound, svein.at = None, (4, 2)
    hadrun = hero(world, "hadrun", (5, 0))
    policy.look_around(world)
    assert come.bound == svein.at
    come.bound, svein.life = None, 0
    policy.look_around(world)
    assert come.bound == hadrun.at
    come.bound, hadrun.life = None, 0
    policy.look_around(world)
    assert come.bound is None


@pytest.mark.rule("regne.swarm.reinforce")
def test_the_smaller_group_fills_the_larger_with_its_last_point() -> None:
    world = vault()
    larger, smaller = foe(world, "rat", (3, 3), 2), foe(world, "rat", (4, 3), 1)
    larger.points = smaller.points = 1
    assert (mind(world, larger.id), mind(world, smaller.id)) == ("", f"join {larger.id}")
    smaller.points = 0
    assert mind(world, smaller.id) == ""


def test_who_is_wounded_goes_for_whoever_did_it_though_he_does_not_see_him() -> None:
    world = vault("." * 9)
    ombeline, rat = hero(world, "ombeline", (0, 0)), foe(world, "rat", (8, 0), 3)
    ombeline.invisible = True
    policy.look_around(world)
    assert (rat.bound, mind(world, rat.id)) == (None, "")
    run(lose(world, rat, 1, "regne.spell.effects-from-list", ombeline, magic=True))
    policy.look_around(world)
    assert (rat.bound, mind(world, rat.id)) == ((0, 0), f"track {rat.id}")
    run(lose(world, rat, 1, "regne.fire.burn"))
    assert rat.bound == (0, 0)


def test_nobody_keeps_those_on_the_trail_behind_him_in_a_corridor() -> None:
    world = vault(".#.......", ".#.######", "...######")
    svein = hero(world, "svein", (8, 0))
    come, last, at_home = foe(world, "rat", (0, 0)), foe(world, "rat", (1, 2)), foe(world, "viper", (2, 1))
    come.trails = last.trails = True
    policy.look_around(world)
    assert mind(world, come.id) == f"track {come.id}"
    run(policy.act(world, come))
    assert (come.at, at_home.bound) == ((0, 2), None)
    run(policy.act(world, last))
    assert (last.at, at_home.bound) == ((2, 2), svein.at)
    assert mind(world, at_home.id) == f"track {at_home.id}"


@pytest.mark.rule("regne.wound.immobile-and-negative")
def test_the_fallen_are_struck_only_where_nobody_stands_and_while_a_potion_could_help() -> None:
    world = vault()
    svein, hadrun = hero(world, "svein", (3, 3)), hero(world, "hadrun", (3, 5))
    revenant = foe(world, "revenant", (2, 4))
    svein.life = 0
    assert mind(world, revenant.id) == "crush hadrun"
    hadrun.life = -3
    assert mind(world, revenant.id) == "finish svein"
    svein.life = hadrun.life = -9
    assert mind(world, revenant.id) == ""


def test_no_hole_opens_where_nobody_could_walk_round_it() -> None:
    world = vault("...", "#.#", "...", "...", "...")
    hero(world, "svein", (0, 4))
    assert zones.parts(world, "hole", (1, 1))
    assert not zones.parts(world, "spikes", (1, 1))
    assert not zones.parts(world, "hole", (1, 3))
    hide(world, "hole", (1, 3))
    hide(world, "hole", (0, 3))
    assert zones.parts(world, "hole", (2, 3))
    world.mishaps.counts = {"rotten-flagstone": 1}
    run(mishaps.draw(world), ["rotten-flagstone", "1,1", "0,0"])
    assert [trap.at for trap in world.secrets.traps] == [(1, 3), (0, 3), (0, 0)]


def test_who_is_hemmed_in_by_his_own_is_still_come_for() -> None:
    """A leader at the back of a cell, with the others before him and out of sight of everybody."""
    world = vault("....", "###.", "###.", "###.")
    hero(world, "svein", (3, 3))
    hero(world, "hadrun", (3, 2))
    revenant = foe(world, "revenant", (0, 0))
    revenant.bound = (3, 3)
    run(policy.act(world, revenant))
    assert revenant.at == (3, 0)
