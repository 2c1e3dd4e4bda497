"""The game master's counters and Character Monsters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from souterrain.core.ask import Ask
from souterrain.core.roll import Roll, Rules
from souterrain.crawl.master import GM
from souterrain.games.ahq import party
from souterrain.games.ahq.battle import turn as combat
from souterrain.games.ahq.combat import surprise
from souterrain.games.ahq.events.expedition import CharacterJoined, CounterDrawn, CounterPlayed, CounterSeen
from souterrain.games.ahq.exploration import explorer
from souterrain.games.ahq.exploration import turn as explore
from souterrain.games.ahq.exploration.turn import Phase
from souterrain.games.ahq.figures import Combat, Effect, monster
from souterrain.games.ahq.master import counters, schemes
from souterrain.games.ahq.master.musters import add_group
from souterrain.games.ahq.quests.progress import slew
from souterrain.games.ahq.quests.quest import COUNTERS
from souterrain.games.ahq.world import Chest, Group, World
from tests.games.ahq.expedition import JUNCTION, START, expedition, junction, room, told
from tests.play import Run, run


def holding(*hand: str) -> World:
    world = expedition()
    world.counters.hand = list(hand)
    return world


def offered(seen: Run) -> list[str]:
    """What the first question offered."""
    assert isinstance(seen.asked[0], Ask)
    return [option.key for option in seen.asked[0].options]


def a_group(world: World) -> Group:
    hall = room(world, 20, 20)
    return add_group(world, hall, ["skaven-warrior"] * 2, 20)


@pytest.mark.rule("ahq.gm.counter.bowl-mix", "ahq.setup.components.dungeon-counter-kinds", "ahq.setup.gm.prepare")
def test_the_bowl_holds_four_of_each_of_six_kinds() -> None:
    world = expedition()
    party.fill_the_bowl(world)
    assert world.counters.bowl == dict.fromkeys(COUNTERS, 4)
    seen = run(counters.draw(world, "ahq.gm.counter.draw-gm-phase"), dice=["trap"])
    roll = seen.rolled[0][0]
    assert (roll.faces.count("trap"), len(roll.faces)) == (4, 24)
    seen = run(counters.draw(world, "ahq.gm.counter.draw-gm-phase"), dice=["fate"])
    assert (seen.rolled[0][0].faces.count("trap"), len(seen.rolled[0][0].faces)) == (3, 23)
    assert world.counters.hand == ["trap", "fate"]


@pytest.mark.rule("ahq.gm.counter.draw-gm-phase", "ahq.turns.exploration.gm-phase-roll")
@pytest.mark.parametrize(("die", "drawn"), [(1, 1), (2, 0), (11, 0), (12, 1)])
def test_a_counter_is_drawn_on_a_one_or_a_twelve(die: int, drawn: int) -> None:
    world = expedition()
    world.counters.bowl = {"escape": 2}
    run(explore.masters_phase(world), dice=[die, 1] if drawn else [die])
    assert len(world.counters.hand) == drawn
    assert len(told(world, CounterDrawn)) == drawn


@pytest.mark.rule("ahq.gm.counter.not-kept-between-expeditions")
def test_an_empty_bowl_yields_nothing() -> None:
    world = expedition()
    world.counters.bowl = {"trap": 0}
    run(counters.draw(world, "ahq.gm.counter.draw-gm-phase"))
    assert world.counters.hand == []


@pytest.mark.rule("ahq.gm.counter.not-kept-between-expeditions")
def test_counters_not_used_are_lost_when_the_expedition_ends() -> None:
    from souterrain.games.ahq import endings
    from souterrain.games.ahq.dungeon import levels

    world = holding("trap", "fate")
    levels.leave(world, world.figures["heinrich"])
    run(endings.check(world))
    assert world.counters.hand == []


@pytest.mark.rule("ahq.gm.counter.keep-or-play")
def test_a_counter_is_hidden_until_it_is_played() -> None:
    world = expedition()
    world.counters.bowl = {"wandering": 1}
    run(counters.draw(world, "ahq.gm.counter.draw-gm-phase"), dice=["wandering"])
    assert [to for event, to in world.told if isinstance(event, CounterSeen)] == [(GM,)]
    kept = run(explore.exploration_phase(world, Phase()), answers=["no"])
    assert kept.result is False
    assert world.counters.hand == ["wandering"], "kept for later"
    rules = explore.exploration_phase(world, Phase())
    next(rules)
    rules.send("yes")
    assert world.counters.hand == []
    assert [to for event, to in world.told if isinstance(event, CounterPlayed)] == [()], "shown to everybody"


@pytest.mark.rule("ahq.gm.counter.wandering.when", "ahq.turns.exploration.stops-when-monsters-appear")
def test_wandering_monsters_come_at_the_end_of_an_exploration_phase_and_skip_the_masters_phase() -> None:
    world = holding("wandering")
    world.figures["heinrich"].at = JUNCTION
    rules = explore.turn(world)
    asked = next(rules)
    assert asked.text.id == "ask-explore"  # type: ignore[union-attr]
    wanted = rules.send("stay")
    dice = [1, 5, 5, 3, 3, 1, 5, 5, 3, 3]
    while isinstance(wanted, Roll) and dice:
        wanted = rules.send(dice.pop(0))
    assert wanted.text.id == "ask-counter-wandering", "after all new sections are laid"  # type: ignore[union-attr]
    assert junction(world).exits == []
    wanted = rules.send("yes")
    assert wanted.rule == "ahq.gm.counter.wandering.when"
    rolled = _finish(rules, 4)
    assert world.mode == "combat"
    assert "ahq.turns.exploration.gm-phase-roll" not in rolled


def _finish(rules: Rules[Any], value: Any) -> list[str]:
    """Answer every roll with one number and every question with its first option; return the rules of the rolls."""
    rolled = []
    try:
        while True:
            wanted = rules.send(value)
            if isinstance(wanted, Roll):
                rolled.append(wanted.rule)
                value = min(4, wanted.sides)
            else:
                assert isinstance(wanted, Ask)
                value = wanted.options[0].key
    except StopIteration:
        return rolled


@pytest.mark.rule("ahq.gm.counter.timing-restricted", "ahq.gm.counter.trap")
def test_each_counter_is_offered_only_at_its_own_moment() -> None:
    world = holding("trap", "ambush", "escape", "character", "fate")
    seen = run(explore.exploration_phase(world, Phase()), answers=["no"])
    assert offered(seen) == ["no", "never"], "none of them may be played now"
    hero = world.figures["heinrich"]
    hero.at = (JUNCTION[0], JUNCTION[1] + 2)
    rules = explorer.act(world, hero, ["heinrich"], [])
    next(rules)
    asked = rules.send(f"go:{JUNCTION[0]},{JUNCTION[1]}")
    assert asked.text.id == "ask-counter-trap", "a Hero enters a passage that nobody had entered"  # type: ignore[union-attr]


@pytest.mark.rule("ahq.gm.counter.trap")
def test_a_trap_counter_may_be_played_when_a_chest_is_first_opened() -> None:
    world = holding("trap")
    hall = room(world, 20, 20, entered=True)
    hall.chest = Chest((22, 22))
    hero = world.figures["heinrich"]
    hero.at = (22, 21)
    rules = explorer.act(world, hero, ["heinrich"], [])
    next(rules)
    asked = rules.send("open:chest")
    assert asked.text.id == "ask-counter-trap"  # type: ignore[union-attr]
    assert asked.seat == GM  # type: ignore[union-attr]
    hall.chest.rolled = True
    again = explorer.act(world, hero, ["heinrich"], [])
    next(again)
    try:
        following = again.send("open:chest")
    except StopIteration:
        return
    assert getattr(following, "text", None) is None or following.text.id != "ask-counter-trap"  # type: ignore[union-attr]


@pytest.mark.rule("ahq.gm.counter.ambush.when")
def test_an_ambush_joins_the_monsters_at_the_start_of_a_combat_turn_once() -> None:
    world = holding("ambush", "ambush")
    group = a_group(world)
    world.figures["heinrich"].at = (22, 22)
    world.mode = "combat"
    world.combat = Combat(groups=[group.id], area=[group.section], turn=1)
    first = monster(world, "skaven-warrior", group.id, (20, 20))
    world.figures[first.id] = first
    rules = combat.turn(world)
    asked = next(rules)
    assert asked.text.id == "ask-counter-ambush"  # type: ignore[union-attr]
    wanted = rules.send("yes")
    assert wanted.rule == "ahq.gm.counter.ambush.when", "a group from the Wandering Monsters matrix"
    seen = []
    value: object = 1
    for _ in range(6):
        wanted = rules.send(value)
        if isinstance(wanted, Roll):
            value = 4
        else:
            seen.append(wanted.text.id)
            value = wanted.options[0].key  # type: ignore[union-attr]
    assert "ask-counter-ambush" not in seen, "only one in a turn"
    assert world.counters.hand == ["ambush"]
    assert len([f for f in world.figures.values() if f.kind == "monster"]) == 3


@pytest.mark.rule("ahq.gm.counter.fate")
def test_a_fate_counter_is_a_fate_point_used_at_once() -> None:
    world = holding("fate")
    group = a_group(world)
    figure = monster(world, "skaven-warrior", group.id, (20, 20))
    assert run(counters.fate(world, figure, "damage"), answers=["yes"]).result is True
    assert world.counters.hand == []
    assert run(counters.fate(world, figure, "damage")).result is False


@pytest.mark.rule("ahq.gm.counter.escape", "ahq.gm.character.reuse-only-by-escape")
def test_a_character_monster_escapes_and_returns_with_full_wounds() -> None:
    world = holding("escape", "character")
    group = a_group(world)
    figure = monster(world, "white-sorcerer", group.id, (20, 20))
    world.figures[figure.id] = figure
    figure.wounds = 1
    figure.cast["fireball"] = 0
    assert run(counters.escape(world, figure), answers=["yes"]).result is True
    assert figure.id not in world.figures
    run(counters.character(world, group), answers=["yes"])
    assert group.characters == [figure]
    assert figure.wounds == figure.profile.wounds
    assert figure.cast["fireball"] == 0, "spent components stay spent"
    assert world.counters.escaped == []


@pytest.mark.rule("ahq.gm.counter.character.return")
def test_one_who_escaped_comes_back_before_the_next_one_due() -> None:
    world = holding("character")
    world.counters.due = ["assassin"]
    group = a_group(world)
    world.counters.escaped = [monster(world, "warp-weaver", group.id)]
    run(counters.character(world, group), answers=["yes"])
    assert [figure.row for figure in group.characters] == ["warp-weaver"]
    assert world.counters.due == ["assassin"]


@pytest.mark.rule("ahq.gm.counter.character.next-one", "ahq.gm.character.amulet-six")
def test_without_one_who_escaped_the_next_one_due_appears() -> None:
    world = holding("character")
    party.fill_the_bowl(world)
    assert world.counters.ready == [], "none of his own in the first dungeon"
    assert world.counters.due == [
        "assassin",
        "plague-monk",
        "censer-bearer",
        "mors-warlord",
        "warp-weaver",
        "white-sorcerer",
    ]
    group = a_group(world)
    run(counters.character(world, group), answers=["yes"])
    assert told(world, CharacterJoined)[0].monster == "assassin"
    assert world.counters.due[0] == "plague-monk"


@pytest.mark.rule(
    "ahq.gm.character.play-when-placing",
    "ahq.gm.character.kept-apart",
    "ahq.setup.components.character-counters",
    "ahq.gm.counter.draw-new-dungeon",
)
def test_a_character_monsters_own_counter_is_used_once_when_monsters_are_placed() -> None:
    world = expedition()
    party.fill_the_bowl(world)
    world.counters.ready = ["assassin", "plague-monk"]
    assert "assassin" not in world.counters.bowl, "they are not in the bowl"
    group = a_group(world)
    run(counters.character(world, group), answers=["who:plague-monk", "no"])
    assert [figure.row for figure in group.characters] == ["plague-monk"]
    assert world.counters.ready == ["assassin"]


@pytest.mark.rule("ahq.gm.character.unique")
def test_a_slain_character_monster_is_gone_for_good() -> None:
    world = holding("character")
    group = a_group(world)
    figure = monster(world, "assassin", group.id, (20, 20))
    slew(world, figure)
    run(counters.character(world, group))
    assert group.characters == [], "nobody is left to come"
    assert world.counters.slain == ["assassin"]


@pytest.mark.rule("ahq.solo.setup.no-dungeon-counters")
def test_solo_play_has_no_counters() -> None:
    world = expedition(master="solo")
    party.fill_the_bowl(world)
    assert world.counters.bowl == {}
    world.counters.bowl = {"trap": 4}
    run(counters.draw(world, "ahq.gm.counter.draw-gm-phase"))
    world.counters.hand = ["trap"]
    assert run(schemes.trap(world, world.figures["heinrich"], "chest")).result is True


@pytest.mark.rule("ahq.solo.gm-phase.roll", "ahq.solo.gm-phase.trap")
def test_a_solo_trap_needs_only_to_be_noticed() -> None:
    """Event 1, victim Sven, trap roll 4 (Falling Block, spot 7): a Dwarf's 5+2 notices it, his 4+2 does not."""
    world = expedition("sven", master="solo")
    sven = world.figures["sven"]
    run(explore.masters_phase(world), dice=[1, 4, 5])
    assert sven.wounds == sven.profile.wounds
    assert world.here.traps == [], "and need not be disarmed"
    rules = explore.masters_phase(world)
    next(rules)
    for die in (1, 4):
        rules.send(die)
    falls = rules.send(4)
    while not isinstance(falls, Roll):
        falls = rules.send("no")
    assert falls.rule == "ahq.trap.block.dodge"


@pytest.mark.rule("ahq.solo.gm-phase.roll", "ahq.solo.gm-phase.wandering-monsters")
def test_on_a_twelve_wandering_monsters_appear_in_solo_play() -> None:
    world = expedition(master="solo")
    rules = explore.masters_phase(world)
    next(rules)
    wanted = rules.send(12)
    assert wanted.rule == "ahq.solo.gm-phase.wandering-monsters"
    _finish(rules, 1)
    assert world.mode == "combat"
    assert any(figure.kind == "monster" for figure in world.figures.values())


@pytest.mark.rule("ahq.solo.gm-phase.roll")
def test_nothing_happens_in_between() -> None:
    world = expedition(master="solo")
    run(explore.masters_phase(world), dice=[2])
    run(explore.masters_phase(world), dice=[11])
    assert world.mode == "exploration"


def test_the_party_starts_within_reach_of_the_tests_map() -> None:
    world = expedition()
    assert surprise.section_of(world, world.figures["heinrich"]) == "1.1"
    assert world.figures["heinrich"].at == (START, START)


@pytest.mark.rule("ahq.hazard.grate.gm-counters-above", "ahq.gm.character.play-when-placing")
def test_no_character_joins_prisoners_nor_the_monsters_of_the_solo_rules() -> None:
    world = holding("character")
    world.counters.ready = ["assassin"]
    group = a_group(world)
    group.prisoners = True
    run(counters.character(world, group))
    group.prisoners = False
    world.setup.master = "solo"
    run(counters.character(world, group))
    assert group.characters == []


@pytest.mark.rule("ahq.gm.counter.character.return")
def test_the_first_who_escaped_is_the_first_to_return_as_good_as_new() -> None:
    world = holding("character")
    assassin, monk = monster(world, "assassin"), monster(world, "plague-monk")
    assassin.wounds, assassin.effects, assassin.fixed = 1, [Effect("berserk", "combat")], "heinrich"
    world.counters.escaped = [assassin, monk]
    group = a_group(world)
    run(counters.character(world, group), answers=["yes"])
    assert group.characters == [assassin]
    assert (assassin.wounds, assassin.effects, assassin.fixed, assassin.group) == (4, [], "", group.id)
    assert world.counters.escaped == [monk]


@pytest.mark.rule("ahq.gm.counter.escape")
def test_an_escape_that_is_declined_keeps_counter_and_monster() -> None:
    world = holding("escape")
    assassin = monster(world, "assassin")
    world.figures[assassin.id] = assassin
    assert run(counters.escape(world, assassin), answers=["no"]).result is False
    assert world.counters.hand == ["escape"]
    run(counters.escape(world, assassin), answers=["never"])
    assert run(counters.escape(world, assassin)).result is False, "he is not asked again"


@pytest.mark.rule("ahq.gm.counter.bowl-mix")
def test_a_counter_that_was_drawn_is_no_longer_in_the_bowl() -> None:
    world = expedition()
    party.fill_the_bowl(world)
    first = run(counters.draw(world, "ahq.gm.counter.draw-gm-phase"), dice=["trap"])
    second = run(counters.draw(world, "ahq.gm.counter.draw-gm-phase"), dice=["fate"])
    chances = [(roll.faces.count("trap"), len(roll.faces)) for seen in (first, second) for roll, _ in seen.rolled]
    assert chances == [(4, 24), (3, 23)]


MOMENTS: dict[str, Callable[[World], Rules[Any]]] = {
    "wandering": schemes.wandering,
    "trap": lambda world: schemes.trap(world, world.figures["heinrich"], "floor"),
    "fate": lambda world: counters.fate(world, monster(world, "skaven-warrior", a_group(world).id), "damage"),
    "escape": lambda world: counters.escape(world, monster(world, "assassin", a_group(world).id)),
}


@pytest.mark.rule("ahq.gm.counter.timing-restricted")
@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS.keys())
def test_that_the_master_is_asked_tells_nothing_of_his_hand(moment: Callable[[World], Rules[Any]]) -> None:
    """Who sees that the game master is asked, and how often, learns only what he sees anyway: that he holds some."""
    asked = set()
    for hand in (["trap"], ["ambush"], ["escape"], ["character"], ["fate"], ["wandering"]):
        seen = run(moment(holding(*hand)), answers=["no"])
        asked.add(tuple((ask.seat, ask.rule) for ask in seen.asked))
    assert len(asked) == 1
    assert run(moment(holding())).asked == []


@pytest.mark.rule("ahq.gm.counter.timing-restricted")
def test_who_does_not_want_to_be_asked_is_asked_again_when_his_hand_changes() -> None:
    world = holding("trap")
    world.counters.bowl = {"wandering": 1}
    run(schemes.wandering(world), answers=["never"])
    run(schemes.wandering(world))
    run(counters.draw(world, "ahq.gm.counter.draw-gm-phase"), dice=["wandering"])
    seen = run(schemes.wandering(world), answers=["no"])
    assert offered(seen) == ["yes", "no", "never"]
