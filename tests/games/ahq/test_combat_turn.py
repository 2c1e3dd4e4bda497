"""The combat turn as a whole: what happens in each phase, and in which order."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Ask
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Square
from souterrain.games.ahq import endings, magic
from souterrain.games.ahq.battle import fighter
from souterrain.games.ahq.battle import turn as combat
from souterrain.games.ahq.combat import surprise
from souterrain.games.ahq.combat.damage import kill
from souterrain.games.ahq.dungeon import growth
from souterrain.games.ahq.dungeon.ground import ground, redraw
from souterrain.games.ahq.events.combat import (
    DoorDelay,
    Escaped,
    OrderChosen,
    PhaseBegan,
    Regenerated,
    Wearied,
    WentBerserk,
)
from souterrain.games.ahq.events.traps import FireballRoams, HeldDown
from souterrain.games.ahq.figures import Combat, Effect, EffectKind, Item, Trap, effect, monster
from souterrain.games.ahq.game import GAME
from souterrain.games.ahq.master.musters import add_group
from souterrain.games.ahq.spells import aid
from souterrain.games.ahq.traps import bewitched
from souterrain.games.ahq.world import World
from tests.games.ahq.arena import arena, do, foe, hall, keys, settled, side_room
from tests.games.ahq.deeds import options
from tests.games.ahq.expedition import JUNCTION, door, expedition, junction, man_at_arms, of_kind, told


def fight(**heroes: Square) -> tuple[World, Combat]:
    world = arena("seat", True, **(heroes or {"heinrich": (5, 5)}))
    for figure in world.figures.values():
        figure.fate = 0
    assert world.combat is not None
    return world, world.combat


def rules(rolled: list[tuple[Roll, int]]) -> list[str]:
    return [roll.rule for roll, _ in rolled]


@pytest.mark.rule("ahq.combat.turn.phases", "ahq.monster-ability.fear.test")
def test_a_turn_begins_anew() -> None:
    world, state = fight()
    foe(world, "zombie", (6, 5))
    settled(world)
    state.door_shut, state.bodies, state.idle = True, [world.figures["heinrich"]], []
    asked = combat.turn(world)
    wanted = next(asked)
    assert isinstance(wanted, Roll)
    assert wanted.rule == "ahq.monster-ability.fear.test", "the Heroes' phase begins with it"
    assert (state.door_shut, state.bodies, state.idle) == (False, [], ["heinrich"])
    assert state.phase == "heroes"


@pytest.mark.rule("ahq.trap.soul-stealer.control", "ahq.trap.gas.madness.control", "ahq.combat.ko.helpless")
@pytest.mark.parametrize("kind", ["soul-stealer", "madness", "asleep"])
def test_who_is_not_himself_does_not_act_in_the_heroes_phase(kind: EffectKind) -> None:
    world, state = fight(heinrich=(5, 5), sven=(9, 9))
    foe(world, "skaven-warrior", (13, 13))
    world.figures["heinrich"].effects = [Effect(kind, "turn", 9)]
    seen = do(combat.heroes_phase(world), [], ["done"])
    assert [question.seat for question in seen.asked] == ["p2"]
    assert state.waiting == []


@pytest.mark.rule("ahq.combat.turn.phases", "ahq.combat.heroes-phase.order")
def test_the_phase_ends_when_the_last_monster_is_dead_or_everybody_says_so() -> None:
    world, _ = fight(heinrich=(5, 5), sven=(9, 9))
    skaven = foe(world, "skaven-warrior", (6, 5))
    skaven.wounds = 1
    do(combat.heroes_phase(world), [9, 12, 1, 1, 1], ["who:heinrich", f"attack:{skaven.id}"])
    foe(world, "skaven-warrior", (13, 13))
    do(combat.heroes_phase(world), [], ["end", "done"])


@pytest.mark.rule("ahq.combat.heroes-phase.order", "ahq.explore.order.only-controller-moves")
def test_who_ends_his_phase_ends_nobody_elses() -> None:
    world, _ = fight(heinrich=(5, 5), sven=(9, 9))
    foe(world, "skaven-warrior", (13, 13))
    squire, guard = man_at_arms(world, (4, 5)), man_at_arms(world, (9, 8), "sven")
    seen = do(combat.heroes_phase(world), [], ["end", f"who:{guard.id}", "done", "done"])
    assert [question.seat for question in seen.asked] == ["p1", "p2", "p2", "p2"]
    assert keys(seen.asked[0]) == ["who:heinrich", "who:sven", f"who:{squire.id}", f"who:{guard.id}", "end"]
    assert keys(seen.asked[1]) == ["who:sven", f"who:{guard.id}", "end"], "his own, once the Leader is done"
    ends = [asked.options[-1].text for asked in seen.asked[:2] if isinstance(asked, Ask)]
    assert ends == [Say("option-end-own"), Say("option-end-phase")]


@pytest.mark.rule("ahq.combat.heroes-phase.no-entry-to-new-area", "ahq.dungeon.generate.when")
def test_a_junction_reached_in_a_fight_is_explored_when_the_phase_is_over() -> None:
    world = expedition("heinrich", "sven", master="solo")
    heinrich, sven = world.figures.values()
    world.mode, world.combat = "combat", Combat(area=["1.1"], turn=1)
    heinrich.at = JUNCTION
    heinrich.wounds = 0
    do(combat.new_areas(world))
    assert junction(world).exits == ["e", "w"], "a fallen Hero sees nothing"
    sven.at = (JUNCTION[0] + 1, JUNCTION[1])
    do(combat.new_areas(world), [1, 5, 5, 3, 3, 1, 5, 5, 3, 3])
    assert junction(world).exits == []


@pytest.mark.rule(
    "ahq.monster-ability.regeneration",
    "ahq.monster-ability.berserk.start",
    "ahq.gm.character.uses-everything",
    "ahq.trap.fireball.roams-3-turns",
    "ahq.magic.skaven.flaming-skull",
)
def test_what_the_masters_phase_brings_besides_attacks() -> None:
    world, state = fight(heinrich=(5, 5))
    heinrich = world.figures["heinrich"]
    heinrich.effects = [Effect("flaming-skull", "exploration")]
    bearer = foe(world, "censer-bearer", (6, 5))
    troll, minotaur = foe(world, "troll", (11, 11)), foe(world, "minotaur", (11, 2))
    troll.wounds = 3
    settled(world)
    world.here.traps = [Trap(row="fireball-trap", at=(2, 2), state="roaming", turn=0)]
    seen = do(combat.gm_phase(world), [3, 1], ["yes", "attack-move", "end", "stay"])
    assert rules(seen.rolled) == ["ahq.gm.character.uses-everything", "ahq.monster-ability.fear.test"]
    assert told(world, Regenerated)
    assert told(world, WentBerserk)
    assert effect(minotaur, "berserk")
    assert told(world, FireballRoams)
    assert (state.waiting, state.order, state.phase) == ([], "", "gm")
    assert bearer.id in world.figures


@pytest.mark.rule("ahq.gm.counter.escape", "ahq.combat.gm-phase.one-monster-at-a-time")
def test_a_character_may_slip_away_when_its_turn_comes() -> None:
    world, _ = fight(heinrich=(2, 2))
    assassin, skaven = foe(world, "assassin", (11, 11)), foe(world, "skaven-warrior", (12, 12))
    world.counters.hand = ["escape"]
    do(combat.gm_phase(world), [], [f"who:{assassin.id}", "yes", "done"])
    assert [figure.id for figure in world.counters.escaped] == [assassin.id]
    assert skaven.id in world.figures


@pytest.mark.rule("ahq.combat.gm-phase.one-monster-at-a-time", "ahq.solo.strategy.move-attack-orders")
@pytest.mark.parametrize(("order", "hurt"), [("move-attack", True), ("attack-move", False)])
def test_the_game_master_may_leave_the_rest_of_his_phase_to_the_program(order: str, hurt: bool) -> None:
    world, state = fight(heinrich=(2, 2), sven=(13, 13))
    heinrich = world.figures["heinrich"]
    one, other = foe(world, "skaven-warrior", (5, 2)), foe(world, "skaven-warrior", (2, 5))
    at_sven = foe(world, "skaven-warrior", (12, 13))
    settled(world)
    answers = [order, f"who:{at_sven.id}", "done", "leave-to-it"]
    do(combat.gm_phase(world), [9, 9, 1, 1, 2] if hurt else [], answers)
    assert {one.at, other.at} == {(3, 2), (2, 3)}, "up to the hero"
    assert (heinrich.wounds < heinrich.profile.wounds) == hurt, "in the order that was chosen"
    assert not state.waiting


@pytest.mark.rule("ahq.combat.gm-phase.same-order-for-all")
def test_where_no_monster_could_do_anything_but_move_the_master_is_not_asked_for_an_order() -> None:
    world, state = fight(heinrich=(2, 2))
    skaven = foe(world, "skaven-warrior", (6, 2))
    seen = do(combat.gm_phase(world), [2], ["go:3,2", "attack:heinrich"])
    assert keys(seen.asked[0])[-1] == "done", "at once what it does: it moves, and then it attacks"
    assert not told(world, OrderChosen)
    seen = do(combat.gm_phase(world), [2], ["attack-move", "attack:heinrich", "go:5,2"])
    assert keys(seen.asked[0]) == ["move-attack", "attack-move", "keep-order"]
    assert [event.order for event in told(world, OrderChosen)] == ["attack-move"]
    assert (skaven.at, state.order, state.kept_order) == ((5, 2), "", "")


@pytest.mark.rule("ahq.combat.gm-phase.same-order-for-all")
@pytest.mark.parametrize("row", ["chaos-sorcerer", "skaven-sentry"])
def test_a_caster_and_a_sentry_at_a_door_have_something_to_do_before_they_move(row: str) -> None:
    world, _ = fight(heinrich=(2, 2))
    side_room(world)
    someone = foe(world, row, (13, 6))
    assert fighter.could_act_first(world, someone)
    assert fighter.could_act_first(world, foe(world, "skaven-warrior", (9, 9))) is False


@pytest.mark.rule("ahq.combat.gm-phase.same-order-for-all")
def test_the_master_may_keep_to_one_order_until_the_fight_is_over() -> None:
    world, state = fight(heinrich=(2, 2))
    foe(world, "skaven-warrior", (3, 2))
    settled(world)
    do(combat.gm_phase(world), [2], ["keep-order", "attack:heinrich"])
    do(combat.gm_phase(world), [2], ["attack:heinrich"])
    assert [event.order for event in told(world, OrderChosen)] == ["move-attack", "move-attack"]
    assert state.kept_order == "move-attack"


@pytest.mark.rule("ahq.combat.gm-phase.one-monster-at-a-time", "ahq.solo.guidelines")
def test_of_the_rest_of_his_phase_the_master_is_asked_nothing() -> None:
    world, state = fight(heinrich=(13, 2))
    victim, man = man_at_arms(world, (5, 5)), man_at_arms(world, (7, 5))
    skaven = foe(world, "skaven-warrior", (6, 3))
    foe(world, "skaven-warrior", (12, 12)).effects = [Effect("seated", "combat")]
    picks = ["6,5", victim.id, victim.id]
    seen = do(combat.gm_phase(world), [*picks, 9, 11, 11, 11], ["leave-to-it"])
    assert [question.text.id for question in seen.asked] == ["ask-who-next"]
    assert victim.id not in world.figures
    assert (skaven.at, skaven.fixed) == ((6, 5), man.id), "neither whom it holds nor whether it steps in was asked"
    assert not state.unled, "only of this phase"


@pytest.mark.rule("ahq.gm.counter.escape", "ahq.gm.counter.fate", "ahq.solo.guidelines")
@pytest.mark.parametrize(("dice", "hurt"), [([2], False), ([1, 11, 11, 1, 1, 1], True)])
def test_counters_are_offered_in_a_phase_left_to_the_program_only_where_a_monster_is_hurt(
    dice: list[int], hurt: bool
) -> None:
    world, _ = fight(heinrich=(2, 2))
    foe(world, "assassin", (3, 2))
    foe(world, "skaven-warrior", (12, 12)).effects = [Effect("seated", "combat")]
    settled(world)
    world.counters.hand = ["escape", "fate"]
    saves = ["no", "no"] if hurt else []
    seen = do(combat.gm_phase(world), dice, ["move-attack", "leave-to-it", *saves])
    offers = ["ask-counter-fate", "ask-counter-escape"] if hurt else []
    assert [question.text.id for question in seen.asked] == ["ask-monster-order", "ask-who-next", *offers]


@pytest.mark.rule("ahq.magic.bright.power-of-phoenix")
def test_a_wizard_who_has_done_nothing_may_answer_a_death_at_once() -> None:
    world, state = fight(magnus=(9, 9), sven=(5, 5))
    magnus, sven = world.figures.values()
    magnus.spells = ["power-of-the-phoenix"]
    magnus.items = [Item("phoenix-feather"), Item("dragon-tooth")]
    sven.wounds = 0
    skaven = foe(world, "skaven-warrior", (6, 5))
    state.idle = ["magnus"]
    do(
        combat.gm_phase(world),
        [9, 12, 1, 1, 5],
        ["attack-move", "attack:sven", "no", "done", "yes"],
    )
    assert sven.wounds == 4
    assert state.idle == []
    assert skaven.id in world.figures


@pytest.mark.rule("ahq.magic.bright.power-of-phoenix")
def test_henchmen_too_are_raised_but_only_in_the_turn_of_their_death() -> None:
    world, state = fight(magnus=(9, 9))
    man = man_at_arms(world, (5, 5), "magnus")
    foe(world, "skaven-warrior", (13, 13))
    do(kill(world, man, "ahq.combat.death.monster-henchman"))
    assert state.bodies == [man]
    assert aid.revivable(world) == [man]
    world.turn += 1
    assert aid.revivable(world) == []
    assert not [o for o in options(magic.deeds(world, world.figures["magnus"], False)) if "power" in o.key]


@pytest.mark.rule("ahq.combat.pursuit.ends", "ahq.combat.gm-may-pursue")
def test_pursuit_begins_when_all_have_left_and_lasts_until_all_can_attack_again() -> None:
    world, state = fight(heinrich=(16, 6), sven=(5, 5))
    side_room(world)
    sven = world.figures["sven"]
    foe(world, "goblin", (2, 2))
    assert not combat.pursued(world), "Sven still stands there"
    sven.at = (16, 8)
    assert combat.pursued(world)
    sven.at = (13, 13)
    assert not combat.pursued(world)
    state.pursuit = True
    assert combat.pursued(world), "the goblin cannot reach anybody yet"
    sven.at = (4, 2)
    assert not combat.pursued(world)


@pytest.mark.rule("ahq.combat.end.closed-door-delay", "ahq.combat.pursuit.escape")
def test_a_closed_door_gives_one_turn_of_grace_and_no_more() -> None:
    world, state = fight(heinrich=(16, 6))
    _, door = side_room(world, open=False)
    foe(world, "goblin", (2, 2))
    state.door_shut = True
    do(combat.end_of_turn(world))
    assert (state.grace, world.mode) == (True, "combat")
    assert told(world, DoorDelay)
    door.open = True
    redraw(world.here)
    world.figures["heinrich"].at = (13, 6)
    do(combat.end_of_turn(world))
    assert not state.grace, "they saw each other again"
    state.grace, door.open = True, False
    world.figures["heinrich"].at = (16, 6)
    redraw(world.here)
    do(combat.end_of_turn(world))
    assert told(world, Escaped)


@pytest.mark.rule("ahq.combat.pursuit.monsters-return", "ahq.magic.bright.dragon-armour")
def test_when_the_heroes_have_escaped_the_monsters_wait_as_they_were() -> None:
    world, state = fight(heinrich=(16, 6))
    group = add_group(world, hall(world), ["skaven-warrior"], 10)
    group.fighting = True
    character = monster(world, "assassin", group.id, (2, 2))
    character.effects, character.fixed, character.suffered = [Effect("berserk", "combat")], "heinrich", 2
    world.figures[character.id] = character
    state.groups = [group.id]
    world.figures["heinrich"].effects = [Effect("dragon-armour", "exploration")]
    do(combat.escape(world))
    assert not group.fighting
    assert (character.effects, character.fixed, character.suffered) == ([], "", 0)
    assert world.figures["heinrich"].effects == []
    assert world.groups == {group.id: group}
    group.rows = []
    world.mode, world.combat = "combat", Combat(groups=[group.id])
    group.original = []
    world.figures[character.id] = character
    do(combat.escape(world))
    assert world.groups[group.id].characters == [character], "one character alone is a group too"


@pytest.mark.rule("ahq.trap.soul-stealer.hold")
def test_a_bewitched_hero_who_is_held_does_nothing() -> None:
    world, _ = fight(ladril=(5, 5), heinrich=(5, 6), sven=(6, 5), torallion=(4, 5))
    ladril = world.figures["ladril"]
    ladril.effects = [Effect("soul-stealer", "turn", 9)]
    do(bewitched.wander(world))
    assert told(world, HeldDown), "6 + 6 + 5 against three times 5"
    del world.figures["torallion"]
    assert not bewitched.held(world, ladril)


@pytest.mark.rule("ahq.combat.surprise.during-combat")
def test_monsters_found_in_a_fight_do_not_change_its_order() -> None:
    world, state = fight(heinrich=(13, 6))
    other, _ = side_room(world)
    group = add_group(world, other, ["skaven-warrior"], 10)
    do(surprise.meet(world, group.id), [1, 12], ["where:18,8", "stay"])
    assert not state.surprised
    assert state.groups == [group.id]


@pytest.mark.rule("ahq.combat.turn.phases")
def test_nobody_is_asked_who_goes_next_when_all_monsters_are_dead() -> None:
    world, _ = fight(heinrich=(5, 5), sven=(9, 9), rogar=(9, 11))
    skaven = foe(world, "skaven-warrior", (6, 5))
    skaven.wounds = 1
    do(combat.heroes_phase(world), [9, 12, 1, 1, 1], ["who:heinrich", f"attack:{skaven.id}"])


@pytest.mark.rule("ahq.combat.sentry.new-area", "ahq.combat.gm-phase.sentry-door")
def test_what_a_sentrys_door_leads_to_is_laid_at_the_end_of_the_masters_phase() -> None:
    world, state = fight(heinrich=(2, 2))
    gate = door(world, (13, 6), (14, 6))
    sentry = foe(world, "skaven-sentry", (13, 6))
    rules = combat.gm_phase(world)
    wanted, answers = next(rules), iter(["attack-move", f"open:{gate.id}", "done"])
    rolled: list[str] = []
    try:
        while True:
            if isinstance(wanted, Roll):
                rolled.append(wanted.rule)
                wanted = rules.send({0: 5, 1: 1, 2: 1}[len(rolled) - 1])
            else:
                assert isinstance(wanted, Ask)
                key = next(answers, None)
                wanted = rules.send(key if key else wanted.options[0].key)
    except StopIteration:
        pass
    assert gate.open
    assert rolled[0] == "ahq.dungeon.door.in-room-even-odd"
    assert (14, 6) in ground(world).section
    assert state.fresh_doors == []
    assert sentry.id in world.figures


@pytest.mark.rule("ahq.combat.sentry.new-area")
def test_nobody_is_met_where_nobody_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    world, state = fight(heinrich=(2, 2))
    state.fresh_doors = ["d1"]
    laid: list[str] = []

    def behind(world: World, door: str) -> Rules[list[str]]:
        yield from ()
        laid.append(door)
        return ["nobody can meet them"]

    monkeypatch.setattr(growth, "behind", behind)
    del world.figures["heinrich"]
    do(combat.new_areas(world))
    assert (laid, state.fresh_doors) == (["d1"], [])


@pytest.mark.rule("ahq.treasure.potion.healing.heals-next-turn", "ahq.turns.two-kinds")
def test_a_turn_of_the_game_begins_with_what_was_drunk_before() -> None:
    world, _ = fight(heinrich=(5, 5))
    foe(world, "skaven-warrior", (13, 13))
    heinrich = world.figures["heinrich"]
    heinrich.wounds, heinrich.effects = 1, [Effect("healing", "expedition", since=world.turn + 1)]
    next(GAME.turn(world))
    assert heinrich.wounds == 4


@pytest.mark.rule("ahq.combat.gm-may-pursue", "ahq.combat.gm-phase.pursuers-open-doors")
def test_the_masters_phase_knows_whether_it_is_a_pursuit() -> None:
    world, state = fight(heinrich=(16, 6))
    side_room(world)
    foe(world, "goblin", (2, 2))
    do(combat.gm_phase(world), [], ["done"])
    assert state.pursuit
    world.figures["heinrich"].at = (4, 2)
    do(combat.gm_phase(world), [], ["done"])
    assert not state.pursuit


@pytest.mark.rule("ahq.combat.pursuit.escape")
def test_those_beyond_the_stairs_have_got_away_when_nobody_is_left_on_the_level() -> None:
    world, state = fight()
    rat = foe(world, "skaven-warrior", (9, 9))
    group = add_group(world, hall(world), ["skaven-warrior"], 0)
    rat.group, group.fighting = group.id, True
    state.groups = [group.id]
    world.below.append(world.figures.pop("heinrich"))
    do(combat.end_of_turn(world))
    assert world.mode == "exploration"
    assert told(world, Escaped)
    assert group.rows == ["skaven-warrior"]


@pytest.mark.rule("ahq.combat.end.condition", "ahq.dungeon.stairs.expedition-ends")
def test_when_the_last_hero_and_the_last_monster_fall_together_the_expedition_is_lost() -> None:
    world, state = fight(heinrich=(5, 5))
    heinrich, skaven = world.figures["heinrich"], foe(world, "skaven-warrior", (6, 5))
    world.groups[skaven.group].gold = 30
    do(kill(world, heinrich, "ahq.combat.death.hero-ko-at-zero"))
    do(kill(world, skaven, "ahq.combat.death.monster-henchman"))
    do(combat.end_of_turn(world))
    assert state.groups
    assert [(pile.at, pile.gold) for pile in world.here.piles if not pile.body] == [((2, 2), 30)]
    do(endings.check(world))
    assert world.over == "lost"


@pytest.mark.rule("ahq.combat.turn.phases", "ahq.combat.end.condition")
def test_when_the_last_of_the_party_falls_in_his_own_phase_the_monsters_have_none() -> None:
    world, _ = fight(heinrich=(5, 5))
    heinrich = world.figures["heinrich"]
    foe(world, "troll", (6, 5))
    foe(world, "troll", (9, 9))
    do(kill(world, heinrich, "ahq.combat.death.hero-ko-at-zero"))
    seen = do(combat.turn(world))
    assert not seen.asked, "the game master has nobody left to order his monsters against"
    assert [event.side for event in told(world, PhaseBegan)] == ["heroes"]


@pytest.mark.rule("ahq.combat.end.condition")
def test_what_a_fight_that_nobody_survived_leaves_waits_for_those_beyond_the_stairs() -> None:
    world, _ = fight(heinrich=(5, 5), sven=(9, 9))
    skaven = foe(world, "skaven-warrior", (6, 5))
    world.below.append(world.figures.pop("sven"))
    do(kill(world, world.figures["heinrich"], "ahq.combat.death.hero-ko-at-zero"))
    do(kill(world, skaven, "ahq.combat.death.monster-henchman"))
    do(combat.end_of_turn(world))
    assert (world.mode, world.groups) == ("exploration", {})
    do(endings.check(world))
    assert world.over == ""


@pytest.mark.rule("ahq.combat.end.condition")
def test_nobody_stands_for_ever_at_a_grille() -> None:
    world, state = fight(heinrich=(5, 5))
    skaven = foe(world, "skaven-warrior", (9, 5))
    group = world.groups[skaven.group]
    world.here.grilles = [((7, y), (8, y)) for y in range(2, 14)]
    redraw(world.here)

    def turn() -> None:
        do(combat.turn(world), [], ["done", "done"])

    turn()
    turn()
    assert (world.mode, state.apart) == ("combat", 2)
    skaven.wounds -= 1
    state.apart = 0
    for _ in range(3):
        turn()
    assert world.mode == "exploration"
    assert told(world, Wearied)
    assert not told(world, Escaped)
    assert group.rows == ["skaven-warrior"], "they live in this hall"


@pytest.mark.rule("ahq.combat.end.condition")
def test_nobody_stands_for_ever_at_a_pit_in_a_doorway() -> None:
    world, state = fight(heinrich=(13, 6))
    _, gate = side_room(world)
    skaven = foe(world, "skaven-warrior", (15, 6))
    pit = Trap(row="pit", at=gate.b, state="open")
    world.here.traps = [pit]

    def turn() -> None:
        do(combat.turn(world), [], ["done", "done"])

    turn()
    assert state.apart == 1
    pit.at = (16, 4)
    turn()
    assert state.apart == 0, "now they could come through the door"
    pit.at = gate.b
    for _ in range(3):
        turn()
    assert world.mode == "exploration"
    assert told(world, Wearied)
    assert skaven.id not in world.figures


@pytest.mark.rule("ahq.combat.end.condition")
@pytest.mark.parametrize("guards", [False, True])
def test_wanderers_who_cannot_get_at_anybody_go_away_unless_they_guard_somebody(guards: bool) -> None:
    world, state = fight(heinrich=(5, 5))
    skaven = foe(world, "skaven-warrior", (9, 5))
    group = world.groups[skaven.group]
    group.section, group.captives = of_kind(world, "corridor")[0].id, ["traveller"] * guards
    world.here.grilles = [((7, y), (8, y)) for y in range(2, 14)]
    redraw(world.here)
    state.apart = 3
    do(combat.end_of_turn(world))
    assert world.mode == "exploration"
    assert (group.id in world.groups) == guards


@pytest.mark.rule("ahq.combat.gm-phase.run", "ahq.combat.gm-phase.same-order-for-all")
@pytest.mark.parametrize("order", ["move-attack", "attack-move"])
def test_a_monster_may_run_instead_of_attacking_in_either_order(order: str) -> None:
    world, _ = fight(heinrich=(2, 2))
    skaven, near = foe(world, "skaven-warrior", (13, 13)), foe(world, "skaven-warrior", (3, 2))
    settled(world)
    do(combat.gm_phase(world), [3], [order, f"who:{skaven.id}", "go:8,9", "run", "go:7,7", "done"])
    assert skaven.at == (7, 7)
    assert near.at == (3, 2)


@pytest.mark.rule("ahq.combat.gm-phase.run")
def test_who_has_attacked_does_not_run() -> None:
    world, _ = fight(heinrich=(2, 2))
    skaven = foe(world, "skaven-warrior", (3, 2))
    settled(world)
    seen = do(combat.gm_phase(world), [2], ["attack-move", "attack:heinrich", "go:5,5"])
    assert len(seen.asked) == 3
    assert skaven.at == (5, 5)
