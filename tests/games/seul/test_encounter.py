"""IV.3 to IV.6 Encounters, surprise, stealth, talk."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from souterrain.core.ask import Ask
from souterrain.core.menu import Deed
from souterrain.core.text import texts
from souterrain.core.view import Grid
from souterrain.games.seul.aftermath import conclude, experience
from souterrain.games.seul.battle import fight
from souterrain.games.seul.catalogue import BOOK
from souterrain.games.seul.choices import act, deeds
from souterrain.games.seul.creatures import entry, families_here, group_of, muster, undead_entry
from souterrain.games.seul.duties import encounter_test
from souterrain.games.seul.encounter import approaching, enemies_alert, face, meet, slip_by, surprise
from souterrain.games.seul.equipment import make
from souterrain.games.seul.events.meetings import Bribed, Met
from souterrain.games.seul.events.places import NoRumour, Rumour
from souterrain.games.seul.events.time import FoesChoose
from souterrain.games.seul.floors import draw_floors
from souterrain.games.seul.glimpse import glimpse
from souterrain.games.seul.ground import ground_of
from souterrain.games.seul.locks import open_chest
from souterrain.games.seul.loot import noticing
from souterrain.games.seul.places import place_at, place_here
from souterrain.games.seul.purse import worth
from souterrain.games.seul.resolution import appraise
from souterrain.games.seul.rows import TestKind
from souterrain.games.seul.rumours import bearing, rumours
from souterrain.games.seul.talk import (
    call_to_surrender,
    manners,
    parley,
    plead,
    settle_stake,
    stakes,
    take_toll,
    yield_up,
)
from souterrain.games.seul.travel import climb
from souterrain.games.seul.underground.brought import read_dungeon
from souterrain.games.seul.underground.plan import Access, write
from souterrain.games.seul.view import draw, scene
from souterrain.games.seul.walking import step
from souterrain.games.seul.world import Chest
from tests.games.seul.stage import arm, below, do, furnish, group, meeting, named
from tests.play import run

RULE = "seul.encounter.success-means-none"


@pytest.mark.rule("seul.encounter.difficulty", "seul.danger.in-encounter-and-surprise")
@pytest.mark.parametrize(("face_", "met"), [(9, False), (8, True)])
def test_the_encounter_test(face_: int, met: bool) -> None:
    world = below(fatigue=2)
    world.danger = 3
    # failing: marching skeletons (D8 = 4), one, its hit points, the distance, my surprise; then it is slipped by
    dice = [face_, 4, 1, 3, 2, 20, 20] if met else [face_]
    assert run(encounter_test(world), dice=dice, answers=["hide"] if met else []).result is met


@pytest.mark.rule("seul.encounter.difficulty")
def test_in_the_dark_an_encounter_is_likelier() -> None:
    assert appraise(below(lit=False), "encounter").need - appraise(below(), "encounter").need == 4


@pytest.mark.rule("seul.encounter.success-means-none")
def test_a_passed_test_meets_nobody() -> None:
    world = below()
    assert not run(encounter_test(world), dice=[4]).result
    assert world.encounter is None


@pytest.mark.rule("seul.encounter.distance", "seul.encounter.surprise-both-sides")
def test_an_encounter_begins_with_a_distance_and_surprise_on_both_sides() -> None:
    world = below()
    seen = run(meet(world, group("goblin", mood=""), "wandering"), dice=[5, 6, 20, 20, 20], answers=["hide"])
    assert [roll.rule for roll, _ in seen.rolled] == [
        "seul.encounter.distance",
        "seul.encounter.not-always-a-fight",
        "seul.surprise.difficulty",
        "seul.surprise.enemies-test-too",
        "seul.agility.difficulty-own-ca",
    ]


@pytest.mark.rule("seul.encounter.distance")
def test_what_is_beyond_the_light_is_not_recognised() -> None:
    world = below()
    seen = run(meet(world, group("skeleton"), "wandering"), dice=[5, 20, 20], answers=["hide"])
    assert seen.asked[0].text.id == "ask-encounter-unseen"


@pytest.mark.rule("seul.encounter.not-always-a-fight", "seul.danger.loss-no-fight", "seul.xp.friendly-encounter")
def test_friends_can_simply_be_passed() -> None:
    world = below()
    world.danger = 2
    run(
        meet(world, group("lost-pilgrim", hp=(3, 3), mood=""), "wandering"),
        dice=[2, 6, 20, 20],
        answers=["face", "pass"],
    )
    assert (world.danger, world.hero.px) == (1, 100)


@pytest.mark.rule("seul.surprise.difficulty", "seul.danger.in-encounter-and-surprise")
def test_surprise_is_harder_for_both_the_more_he_is_feared() -> None:
    world = below()
    world.danger = 4
    met = meeting(world, group("skeleton"))
    run(surprise(world), dice=[7])
    assert met.hero_surprised
    run(surprise(world), dice=[8], answers=["face"])
    assert not met.hero_surprised
    meeting(world, group("goblin"))
    assert run(enemies_alert(world), dice=[8]).result
    assert not run(enemies_alert(world), dice=[7]).result


@pytest.mark.rule("seul.surprise.failure-loses-first-round")
def test_whoever_is_surprised_does_not_act_in_the_first_round() -> None:
    world = below()
    arm(world.hero, "melee-weapon")
    meeting(world, group("cellar-rat", hp=(1,)), hero_surprised=True)
    # initiative: mine, theirs; Round 1: the rat alone; Round 2: I strike
    seen = run(fight(world), dice=[1, 9, 2, 20, 4], answers=["attack:0"])
    assert seen.result == "won"
    assert world.encounter is not None
    assert world.encounter.round == 2


@pytest.mark.rule("seul.surprise.failure-loses-first-round")
def test_both_surprised_nobody_acts() -> None:
    world = below()
    meeting(world, group("cellar-rat", hp=(1,)), hero_surprised=True, foes_surprised=True)
    run(fight(world), dice=[1, 9, 20, 2], answers=["attack:0"])
    assert world.encounter is not None
    assert world.encounter.round == 2


@pytest.mark.rule("seul.surprise.success-allows-stealth", "seul.agility.stealth-before-encounter")
def test_only_the_unsurprised_may_slip_by() -> None:
    world = below()
    meeting(world, group("skeleton"))
    assert run(surprise(world), dice=[3]).asked == []
    meeting(world, group("skeleton"))
    assert run(surprise(world), dice=[4, 20], answers=["hide"]).result == "avoided"


@pytest.mark.rule("seul.surprise.success-allows-stealth", "seul.agility.stealth-failure")
def test_a_failed_stealth_puts_them_on_their_guard() -> None:
    world = below()
    met = meeting(world, group("goblin"), foes_surprised=True)
    assert run(slip_by(world), dice=[2], answers=["hide"]).result == ""
    assert not met.foes_surprised


@pytest.mark.rule("seul.surprise.enemies-test-too")
def test_the_undead_are_never_surprised_and_a_group_tests_with_its_best() -> None:
    world = below()
    meeting(world, group("skeleton"))
    assert run(enemies_alert(world)).result
    meeting(world, group("goblin-patroller", hp=(6, 3), leader=True))
    assert run(enemies_alert(world), dice=[3]).result


@pytest.mark.rule("seul.agility.difficulty-own-ca")
@pytest.mark.parametrize("test", ["stealth", "acrobatics", "flight"])
def test_armour_hampers_the_nimble(test: TestKind) -> None:
    world = below(lit=False, gifts=["infravision"])
    arm(world.hero, "plate", "shield")
    odds = appraise(world, test)
    assert odds.need + odds.situation == 16


@pytest.mark.rule("seul.agility.acrobatics-failure")
def test_a_failed_climb_is_a_fall() -> None:
    world = below()
    plan = ground_of(world.here).plan
    x, y = world.at % plan.width, world.at // plan.width
    climbing = replace(plan, accesses=(*plan.accesses, Access(0, x, y, "shaft", -2, 0)))
    world.here.plan = write(climbing)
    run(climb(world), dice=[3, 2, 3])
    assert (world.hero.fatigue, world.now, world.floor) == (2, 12, 1)


@pytest.mark.rule("seul.social.difficulty")
def test_gold_makes_words_weightier() -> None:
    world = below(dv=2, purse={"gold": 25})
    meeting(world, group("bandit", hp=(3, 3), mood="wary"))
    assert appraise(world, "bribery", bonus=4, malus=2).face() == 11
    assert run(plead(world, "safe-passage"), dice=[11], answers=["bribery:2"]).result
    assert worth(world.hero.purse) == 500
    world.hero.purse = {"gold": 20}
    assert not run(plead(world, "safe-passage"), dice=[10], answers=["bribery:2"]).result
    assert appraise(below(lit=False), "charm").need - appraise(below(), "charm").need == 4


@pytest.mark.rule("seul.social.stake-before-roll")
def test_the_stake_is_named_before_the_roll_with_both_its_halves() -> None:
    world = below(purse={"gold": 1})
    meeting(world, group("bandit", mood="wary"))
    seen = run(parley(world), dice=[20], answers=["stake:safe-passage", "negotiation"])
    assert seen.result == "talked"
    first = seen.asked[0]
    assert [option.key for option in first.options] == ["stake:safe-passage", "stake:toll", "stake:news"]  # type: ignore[union-attr]
    assert all(option.note is not None for option in first.options)  # type: ignore[union-attr]


@pytest.mark.rule("seul.social.stake-before-roll")
@pytest.mark.parametrize(
    ("stake", "result", "danger", "gold", "resources"),
    [
        ("safe-passage", "", 0, 50, 3),
        ("toll", "refused", 0, 30, 3),
        ("news", "refused", 1, 50, 3),
        ("trade", "refused", 0, 50, 2),
    ],
)
def test_what_a_lost_stake_costs(stake: str, result: str, danger: int, gold: int, resources: int) -> None:
    world = below(purse={"gold": 50}, resources=3)
    met = meeting(world, group("bandit", hp=(3, 3), mood="friendly"))
    assert stake in stakes(world, met)
    assert run(parley(world), dice=[2], answers=[f"stake:{stake}", "charm"]).result == result
    assert (world.danger, worth(world.hero.purse) // 100, world.hero.resources) == (danger, gold, resources)
    assert met.acts_last is (stake == "safe-passage")


@pytest.mark.rule("seul.social.stake-before-roll")
def test_a_share_of_what_they_guard_or_nothing() -> None:
    world = below()
    met = meeting(world, group("bandit", mood="wary"))
    met.group.guards = True
    assert run(parley(world), dice=[2], answers=["stake:share", "charm", "leave"]).result == "refused"
    assert met.sent_back
    assert run(parley(world), dice=[20], answers=["stake:share", "charm"]).result == "talked"
    assert met.shared
    assert run(parley(world), dice=[2], answers=["stake:share", "charm", "fight"]).result == ""
    assert met.group.mood == "hostile"


@pytest.mark.rule("seul.combat.options")
def test_before_the_first_blow_there_is_still_talk() -> None:
    world = below()
    met = meeting(world, group("bandit"), fighting=True)
    keys = set(named(deeds(world, met)))
    assert {"talk", "flee", "attack:0"} <= keys
    met.blow_struck = True
    keys = set(named(deeds(world, met)))
    assert "talk" not in keys
    assert "yield" in keys
    beast = meeting(world, group("cave-hound"), fighting=True)
    assert "talk" not in named(deeds(world, beast))


@pytest.mark.rule("seul.danger.loss-defeat", "seul.xp.failed-encounter")
def test_giving_oneself_up_costs_all_treasure_and_saves_the_skin() -> None:
    world = below(purse={"gold": 5})
    world.danger = 3
    met = meeting(world, group("bandit", hp=(3, 3)), fighting=True, blow_struck=True)
    assert run(yield_up(world), dice=[20], answers=["charm"]).result == "yielded"
    run(conclude(world, "yielded"))
    assert (world.hero.purse, world.danger, world.hero.px) == ({}, 2, 40)
    assert met.group.dv_met == 2


@pytest.mark.rule("seul.social.stake-before-roll", "seul.morale.counts-as-victory")
def test_those_who_held_may_be_called_on_to_surrender() -> None:
    world = below()
    met = meeting(world, group("orc"), fighting=True, held=True)
    assert run(call_to_surrender(world), dice=[20], answers=["charm"]).result == "won"
    met = meeting(world, group("orc"), fighting=True, held=True)
    assert run(call_to_surrender(world), dice=[2], answers=["charm"]).result == ""
    assert met.no_morale


@pytest.mark.rule("seul.xp.hostile-success")
def test_three_orcs_talked_away_are_six_hundred() -> None:
    world = below()
    meeting(world, group("orc-warrior", hp=(5, 5, 5)))
    run(conclude(world, "talked"))
    assert world.hero.px == 600


@pytest.mark.rule("seul.danger.loss-no-fight", "seul.encounter.not-always-a-fight")
def test_words_before_the_first_blow_are_no_combat() -> None:
    world = below()
    world.danger = 3
    meeting(world, group("orc"), fighting=True)
    run(conclude(world, "talked"))
    assert (world.danger, world.hero.fatigue) == (2, 0)


@pytest.mark.rule("seul.xp.hostile-success")
def test_a_group_pays_once() -> None:
    world = below()
    same = group("orc", hp=(5,), mood="hostile")
    for _ in range(2):
        meeting(world, same)
        run(conclude(world, "avoided"))
    assert world.hero.px == 200


@pytest.mark.rule("seul.xp.friendly-encounter")
def test_provoking_friends_never_pays_more() -> None:
    world = below()
    friends = group("lost-pilgrim", hp=(3,), mood="friendly")
    friends.friendly_at_first = True
    arm(world.hero, "melee-weapon")
    met = meeting(world, friends)
    assert run(face(world), dice=[10, 1, 20, 5], answers=["attack", "attack:0"]).result == "won"
    run(experience(world, met, "won"))
    assert world.hero.px == 50


def test_nobody_is_called_friendly_whom_he_fights() -> None:
    world = below()
    met = meeting(world, group("orc", mood="friendly"))
    moods = []
    for met.fighting in (False, True):
        around = scene(world)
        assert around is not None
        moods.append(texts("fr", "seul").say(around.title))
    assert moods == ["Orque, attitude amicale, à 1 case", "Orque, attitude hostile, à 1 case"]


def test_those_left_alone_stay_where_they_live_until_he_comes_back() -> None:
    world = below()
    place_here(world).group = group("goblin", mood="")
    met = place_here(world).group
    assert met is not None
    run(meet(world, met, "section", 0), dice=[1, 6, 20, 20, 20], answers=["hide"])
    assert place_here(world).group is met
    assert met.ignored


@pytest.mark.rule("seul.encounter.distance")
def test_in_a_small_section_nobody_is_farther_than_its_end() -> None:
    for squares, distance in (("", 1), (".", 1), ("...", 3)):
        wall = "#" * (len(squares) + 3)
        world = below(f"\n{wall}\n#<{squares}#\n{wall}\n", at=(1, 1))
        friends = group("lost-pilgrim", mood="friendly")
        run(meet(world, friends, "section", 0), dice=[6, 20, 20], answers=["face", "pass"])
        assert [event.distance for event, _ in world.told if isinstance(event, Met)] == [distance]


@pytest.mark.rule("seul.social.difficulty")
def test_friends_are_talked_to_more_easily() -> None:
    chances = []
    for mood in ("friendly", "wary"):
        world = below()
        meeting(world, group("bandit", mood=mood))
        asked = run(face(world), answers=["pass"]).asked[0]
        assert isinstance(asked, Ask)
        note = next(option.note for option in asked.options if option.key == "talk")
        assert note is not None
        chances.append(note.args["percent"])
    assert chances == [40, 30]


@pytest.mark.rule("seul.encounter.success-means-none", "seul.encounter.not-always-a-fight")
def test_whom_one_meets_fits_the_place_if_the_second_roll_does() -> None:
    world = below()
    furnish(world, theme="goblin-warren")
    assert run(entry(world, families_here(world), RULE), dice=[3]).result.id == "goblin"
    fitting = run(entry(world, families_here(world), RULE), dice=[4, 1])
    assert fitting.result.id == "cellar-rat", "skeletons do not live there"
    assert run(entry(world, families_here(world), RULE), dice=[4, 4]).result.id == "skeleton", "once more, not for ever"
    furnish(world, theme="")
    assert run(entry(world, families_here(world), RULE), dice=[4]).result.id == "skeleton"


@pytest.mark.rule("seul.encounter.success-means-none")
def test_the_undead_are_looked_for_down_the_table() -> None:
    for die in range(1, 9):
        table = [BOOK.encounters[1][(die + step - 1) % 8 + 1] for step in range(8)]
        expected = next(creature for creature in table if creature.undead)
        assert run(undead_entry(below()), dice=[die]).result is expected
    assert run(undead_entry(below()), dice=[3]).result.id == "skeleton", "the next one below a 3"
    deeper = below()
    deeper.danger = 2
    found = [run(undead_entry(deeper), dice=[die]).result.id for die in (4, 5, 6)]
    assert found == ["marching-skeleton", "walking-corpse", "marching-skeleton"], "after the last row comes the first"


@pytest.mark.rule("seul.encounter.not-always-a-fight")
def test_who_was_met_is_known() -> None:
    world = below()
    met = group("lost-pilgrim", mood="friendly")
    run(meet(world, met, "wandering"), dice=[1, 20, 20], answers=["face", "pass"])
    assert met.met


@pytest.mark.rule("seul.social.stake-before-roll")
def test_the_hostile_tell_no_news_and_only_friends_trade() -> None:
    for mood, offered in (
        ("hostile", ["safe-passage"]),
        ("wary", ["safe-passage", "news"]),
        ("friendly", ["safe-passage", "news", "trade"]),
    ):
        world = below()
        assert stakes(world, meeting(world, group("bandit", mood=mood))) == offered


@pytest.mark.rule("seul.social.stake-before-roll")
def test_news_are_of_the_nearest_places_unseen() -> None:
    places = "\n[[place]]\nat = [4, 1]\ntrap = 'covered-pit'\n[[place]]\nat = [25, 2]\nelement = 'well'\n"
    drawing = "#" * 28 + "\n#<.+..+..'" + "." * 17 + "#\n#" + " " * 24 + "..#\n" + "#" * 28
    text = f'title = "Stage"\nmap = """\n{drawing}\n"""{places}'
    world = below(seen=False)
    world.charted, world.floors = write(read_dungeon(text)), []
    draw_floors(world, 1)
    world.at = 0
    place_here(world).revealed = True
    meeting(world, group("bandit", mood="friendly"), told_news=True)
    run(conclude(world, "talked"), dice=[1])
    pit = Rumour("trap", "e", 5, True)
    assert [event for event, _ in world.told if isinstance(event, Rumour)] == [pit], "empty places are not worth a word"
    rumours(world, 3)
    told = [event.contents for event, _ in world.told if isinstance(event, Rumour)]
    assert told == ["trap", "well"], "no more than there are, and nothing twice"
    for place in range(len(ground_of(world.here).plan.sections)):
        place_at(world.here, place).revealed = True
    rumours(world, 3)
    assert isinstance(world.told[-1][0], NoRumour)


@pytest.mark.rule("seul.town.round-of-drinks")
@pytest.mark.parametrize(
    ("goal", "said"),
    [
        ((22, 3), ("ne", 10)),
        ((0, 16), ("w", 10)),
        ((12, 28), ("s", 15)),
        ((13, 15), ("e", 5)),
        ((2, 9), ("nw", 10)),
        ((12, 20), ("s", 5)),
        ((15, 17), ("e", 5)),
        ((12, 19), ("se", 5)),
        ((14, 13), ("ne", 5)),
        ((15, 15), ("e", 5)),
    ],
)
def test_rumours_say_roughly_where(goal: tuple[int, int], said: tuple[str, int]) -> None:
    world = below("\n" + "#" * 30 + "\n#<" + "." * 27 + "#" + ("\n#" + "." * 28 + "#") * 30 + "\n" + "#" * 30)
    width = ground_of(world.here).width
    assert bearing(ground_of(world.here), 15 * width + 10, goal[1] * width + goal[0]) == said


@pytest.mark.rule("seul.town.round-of-drinks")
def test_a_rumour_is_marked_on_the_plan_where_it_was_said_to_lie_until_the_place_is_seen() -> None:
    places = "\n[[place]]\nat = [26, 1]\nelement = 'well'\n"
    drawing = "#" * 28 + "\n#<.+..+..'" + "." * 17 + "#\n" + "#" * 28
    text = f'title = "Stage"\nmap = """\n{drawing}\n"""{places}'
    world = below(seen=False)
    world.charted, world.floors = write(read_dungeon(text)), []
    draw_floors(world, 1)
    ground = ground_of(world.here)
    world.at = next(n for n, section in enumerate(ground.section) if section >= 0)
    place_here(world).revealed = True
    rumours(world, 1)
    told = [event for event, _ in world.told if isinstance(event, Rumour)]
    x = world.at % ground.width + told[0].squares
    seen = glimpse(world)
    assert [(each.contents, each.x, each.section) for each in seen.here.heard] == [("well", x, -1)]
    board = draw(seen).board
    assert isinstance(board, Grid)
    mark = next(feature for feature in board.features if feature.id == "rumour-0")
    assert (mark.x, mark.emblem, mark.label.id) == (x, "unknown", "feature-rumour")
    assert board.x <= x < board.x + board.width, "it lies on the sheet"
    place_at(world.here, world.here.heard[0].section).revealed = True
    assert not glimpse(world).here.heard


@pytest.mark.rule("seul.encounter.success-means-none")
def test_two_or_more_of_some_kinds_have_a_leader() -> None:
    world = below(dv=3)
    made = run(group_of(BOOK.creatures["goblin-patroller"], 2, leader=True), dice=[4, 4, 4]).result
    assert [foe.leader for foe in made.foes] == [True, False]
    face_ = int(BOOK.creatures["goblin-patroller"].roll)
    for number, led in ((1, True), (4, True)):
        met = run(muster(world), dice=[face_, number, *[3] * (3 if number == 1 else 4)]).result
        assert (met.led, len(met.foes)) == (led, 2 if number == 1 else 3)


@pytest.mark.rule("seul.encounter.distance")
def test_those_who_live_here_leave_their_place_for_the_meeting_and_stand_within_it() -> None:
    world = below()
    met = group("lost-pilgrim", mood="friendly")
    place_here(world).group = met
    rules = meet(world, met, "section", 0)
    next(rules)
    assert place_here(world).group is None
    world = below()
    run(meet(world, met, "section", 0), dice=[3, 20, 20], answers=["face", "pass"])
    assert place_here(world).group is met


@pytest.mark.rule("seul.surprise.difficulty", "seul.surprise.enemies-test-too")
def test_ambushers_are_harder_to_notice_and_a_one_notices_nothing() -> None:
    world = below()
    met = meeting(world, group("pit-spider"))
    run(surprise(world), dice=[5, 20])
    assert met.hero_surprised
    run(surprise(world), dice=[6, 20], answers=["face"])
    assert not met.hero_surprised
    meeting(world, group("ogre"))
    assert not run(enemies_alert(world), dice=[1]).result
    assert run(enemies_alert(world), dice=[2]).result
    meeting(world, group("goblin"))
    assert not run(enemies_alert(world), dice=[3]).result
    meeting(world, group("goblin"), origin="patrol")
    assert run(enemies_alert(world), dice=[2]).result, "a patrol is on its guard"


@pytest.mark.rule("seul.xp.friendly-encounter", "seul.xp.failed-encounter", "seul.xp.hostile-success")
@pytest.mark.parametrize(
    ("mood", "results", "px"),
    [
        ("friendly", ["refused", "refused", "talked"], [50, 50, 50]),
        ("wary", ["refused", "refused", "talked", "won"], [20, 20, 120, 120]),
        ("wary", ["parted", "parted", "won"], [50, 50, 50]),
        ("hostile", ["yielded", "yielded", "avoided", "won"], [20, 20, 120, 120]),
    ],
)
def test_a_group_pays_once_for_a_failure_and_once_for_a_success(mood: str, results: list[str], px: list[int]) -> None:
    world = below()
    met = meeting(world, group("goblin", hp=(4,), mood=mood))
    met.group.friendly_at_first = mood == "friendly"
    earned = []
    for result in results:
        run(experience(world, met, result))
        earned.append(world.hero.px)
    assert earned == px


@pytest.mark.rule("seul.social.difficulty")
def test_a_gift_may_have_any_value_in_coin_or_in_kind() -> None:
    world = below(purse={"gold": 300}, pack=[make("small-valuable", name="gold-torc", value=6500)])
    meeting(world, group("bandit", hp=(4,) * 6, mood="wary"))
    offered = [option.key for option, _ in manners(world, 0, 18)]
    assert offered == ["negotiation", "charm", *(f"bribery:{n}" for n in range(1, 16)), "bribery:thing:0"]
    assert run(plead(world, "news"), answers=["bribery:thing:0"], dice=[20]).result
    assert (world.hero.pack, world.told[0][0]) == ([], Bribed(65))
    assert run(plead(world, "news"), answers=["bribery:9"], dice=[2]).result, "2 + 1 + 18 against 15 + 6"
    assert worth(world.hero.purse) == 21000


@pytest.mark.rule("seul.social.stake-before-roll")
@pytest.mark.parametrize(
    ("stake", "success", "result"),
    [
        ("safe-passage", True, "talked"),
        ("safe-passage", False, ""),
        ("share", True, "talked"),
        ("news", True, "talked"),
        ("news", False, "refused"),
        ("trade", True, "talked"),
        ("trade", False, "refused"),
        ("toll", True, "talked"),
        ("toll", False, "refused"),
    ],
)
def test_what_was_agreed_or_what_was_risked(stake: str, success: bool, result: str) -> None:
    world = below(purse={"gold": 25})
    met = meeting(world, group("bandit", hp=(4, 4), mood="wary"))
    assert run(settle_stake(world, stake, success)).result == result
    assert met.group.passed == (success and stake in ("safe-passage", "share"))
    assert (met.shared, met.told_news, met.trades) == tuple(
        success and stake == each for each in ("share", "news", "trade")
    )
    assert (met.group.mood == "hostile") == met.acts_last == (stake == "safe-passage" and not success)
    assert world.danger == int(stake == "news" and not success)
    lost = {"trade": 1000, "toll": 2000}.get(stake, 0)
    assert worth(world.hero.purse) == 2500 - (0 if success else lost)


@pytest.mark.rule("seul.social.stake-before-roll")
def test_a_bad_bargain_costs_a_resource_where_there_is_one() -> None:
    world = below(purse={"gold": 25}, resources=2)
    meeting(world, group("bandit", mood="wary"))
    run(settle_stake(world, "trade", False))
    assert (world.hero.resources, worth(world.hero.purse)) == (1, 2500)


@pytest.mark.rule("seul.surprise.enemies-test-too", "seul.test.natural-twenty-and-one")
@pytest.mark.parametrize(
    ("face_", "danger", "origin", "alert"),
    [
        (20, 40, "wandering", True),
        (19, 40, "wandering", False),
        (4, 0, "wandering", True),
        (3, 0, "wandering", False),
        (2, 0, "patrol", True),
        (1, 0, "patrol", False),
    ],
)
def test_those_met_are_alert_from_five_and_danger_on(face_: int, danger: int, origin: str, alert: bool) -> None:
    world = below()
    world.danger = danger
    meeting(world, group("goblin"), origin=origin)
    assert run(enemies_alert(world), dice=[face_]).result is alert


@pytest.mark.rule("seul.xp.failed-encounter", "seul.xp.hostile-success")
@pytest.mark.parametrize(("result", "px"), [("fled", 100), ("yielded", 20), ("refused", 20), ("avoided", 100)])
def test_what_a_meeting_without_a_victory_is_worth(result: str, px: int) -> None:
    world = below()
    meeting(world, group("goblin"))
    run(conclude(world, result))
    assert world.hero.px == px


@pytest.mark.rule("seul.social.stake-before-roll")
@pytest.mark.parametrize(("gold", "kept"), [(20, True), (19, False)])
def test_the_toll_is_ten_gold_a_hit_die_and_the_best_thing_only_where_he_has_less(gold: int, kept: bool) -> None:
    world = below(purse={"gold": gold}, pack=[make("small-valuable", value=500)])
    meeting(world, group("bandit", hp=(3, 3), mood="wary"))
    take_toll(world)
    assert (bool(world.hero.pack), worth(world.hero.purse)) == (kept, 0 if kept else 100 * gold)


@pytest.mark.rule("seul.social.stake-before-roll")
def test_to_give_oneself_up_takes_the_whole_round_and_to_call_on_them_does_not() -> None:
    world = below()
    meeting(world, group("bandit", hp=(9, 9)), blow_struck=True, held=True)
    assert run(act(world), dice=[2], answers=["surrender", "negotiation"]).result == ("", False)
    assert run(act(world), dice=[2], answers=["yield", "negotiation"]).result == ("", True)


@pytest.mark.rule("seul.encounter.not-always-a-fight", "seul.danger.loss-no-fight")
def test_friends_who_were_left_in_peace_are_met_again_only_by_whoever_goes_up_to_them() -> None:
    world = below(at=(4, 1))
    world.danger = 3
    pilgrim = place_at(world.here, 1).group = group("lost-pilgrim", mood="friendly")
    pilgrim.friendly_at_first = True
    there, here = world.at + 1, world.at
    assert run(step(world, there), dice=[1, 20, 20], answers=["face", "pass"]).asked
    assert (world.danger, pilgrim.ignored) == (2, True)
    run(step(world, here))
    assert not run(step(world, there)).asked
    assert world.danger == 2
    assert [deed.option.key for deed in approaching(world) if isinstance(deed, Deed)] == ["approach"]
    assert run(do(world, "approach"), dice=[1, 20, 20], answers=["face", "pass"]).asked
    pilgrim.mood = "wary"
    run(step(world, here))
    assert run(step(world, there), dice=[1, 20, 20], answers=["face", "pass"]).asked, "the wary are met anew"


@pytest.mark.rule("seul.treasure.forms-and-enc")
def test_what_an_opened_container_holds_is_told() -> None:
    world = below()
    place = place_here(world)
    place.chests = [Chest("iron-chest", purse={"gold": 120}, resources=2), Chest("iron-chest")]
    for chest in list(place.chests):
        run(open_chest(world, chest))
    words = texts("en", "seul")
    told = [words.say(event.say()) for event, _ in world.told]
    assert told == ["The iron chest holds 120 gp and 2 Resources.", "The iron chest is empty."]
    noticing(world)
    assert len(world.told) == 2, "and not once more"


@pytest.mark.rule("seul.hp.unconscious-six-turns")
def test_whoever_is_robbed_beside_a_chest_does_not_see_what_is_in_it() -> None:
    world = below(hp=1)
    chest = Chest("iron-chest", trap="swinging-blade", purse={"gold": 60})
    place_here(world).chests = [chest]
    run(open_chest(world, chest), dice=[2, 8, 9, 1, 3, 1, 3, 3, 3])
    assert "robbed" in [event.choice for event, _ in world.told if isinstance(event, FoesChoose)]
    assert not place_here(world).chests
    assert "lying" not in [event.kind for event, _ in world.told]
