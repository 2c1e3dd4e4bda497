"""The combat turn: phases, doors, pursuit, and how a fight ends."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Ask
from souterrain.core.roll import Roll, Rules
from souterrain.crawl.squares import Square
from souterrain.games.ahq.battle import fighter
from souterrain.games.ahq.battle import turn as combat
from souterrain.games.ahq.combat import melee, moves, ranged, surprise
from souterrain.games.ahq.combat.damage import hurt, kill, roll_damage
from souterrain.games.ahq.dungeon import growth, rooms
from souterrain.games.ahq.dungeon.ground import redraw
from souterrain.games.ahq.events.blows import Harmed
from souterrain.games.ahq.events.combat import (
    CombatTurn,
    DoorDelay,
    DoorUsed,
    Escaped,
    MetAgain,
    OrderChosen,
    PhaseBegan,
    Revealed,
    Victory,
)
from souterrain.games.ahq.figures import Effect, Item, Missiles, monster, monsters
from souterrain.games.ahq.masks import masked
from souterrain.games.ahq.master.musters import add_group
from souterrain.games.ahq.words import called, says, truly
from souterrain.games.ahq.world import World
from tests.games.ahq.arena import arena, do, first_ask, foe, hall, keys, settled, side_room
from tests.games.ahq.expedition import START, door, man_at_arms, room, told


@pytest.mark.rule("ahq.combat.turn.phases", "ahq.combat.heroes-phase.order", "ahq.combat.when")
def test_heroes_act_first_then_the_monsters_then_the_end_is_checked() -> None:
    world = arena(heinrich=(2, 2), sven=(3, 3))
    skaven = foe(world, "skaven-warrior", (12, 12))
    answers = ["who:sven", "done", "done", "done"]
    seen = do(combat.turn(world), [], answers)
    assert keys(seen.asked[0]) == ["who:heinrich", "who:sven", "end"]
    assert [e.side for e in told(world, PhaseBegan)] == ["heroes", "monsters"]
    assert told(world, CombatTurn)
    assert skaven.id in world.figures
    assert world.combat is not None


@pytest.mark.rule("ahq.combat.heroes-phase.order")
def test_the_leader_settles_the_order_and_a_figure_finishes_before_the_next() -> None:
    world = arena(heinrich=(2, 2), sven=(3, 3))
    world.leader = "sven"
    foe(world, "skaven-warrior", (12, 12))
    seen = do(combat.heroes_phase(world), [], ["who:heinrich", "done", "done"])
    assert seen.asked[0].seat == "p2"
    assert seen.asked[1].seat == "p1"


@pytest.mark.rule("ahq.combat.surprise.gm-wins")
def test_surprised_heroes_lose_their_first_phase_only() -> None:
    world = arena(heinrich=(2, 2))
    foe(world, "skaven-warrior", (12, 12))
    assert world.combat is not None
    world.combat.turn, world.combat.surprised = 0, True
    do(combat.turn(world), [], ["done"])
    assert [e.side for e in told(world, PhaseBegan)] == ["monsters"]
    world.told.clear()
    do(combat.turn(world), [], ["done", "done"])
    assert [e.side for e in told(world, PhaseBegan)] == ["heroes", "monsters"]


@pytest.mark.rule("ahq.combat.heroes-phase.move-and-attack")
def test_move_then_attack_loses_the_rest_attack_then_move_does_not() -> None:
    world = arena(heinrich=(2, 5))
    skaven = foe(world, "ogre", (6, 5))
    world.figures["heinrich"].fate = 0
    seen = do(fighter.act(world, world.figures["heinrich"]), [3], ["go:5,5", f"attack:{skaven.id}"])
    assert len(seen.asked) == 2, "after move and attack nothing is left"
    man = man_at_arms(world, (8, 5))
    settled(world)
    seen = do(fighter.act(world, man), [3], [f"attack:{skaven.id}", "go:13,5"])
    assert man.at == (13, 5)


@pytest.mark.rule("ahq.combat.heroes-phase.door")
def test_a_door_instead_of_an_attack_before_or_after_the_move() -> None:
    world = arena(heinrich=(13, 8))
    _, gate = side_room(world)
    foe(world, "skaven-warrior", (2, 2))
    seen = do(fighter.act(world, world.figures["heinrich"]), [], ["go:13,6", f"close:{gate.id}"])
    assert not gate.open
    assert told(world, DoorUsed)
    assert len(seen.asked) == 2


@pytest.mark.rule("ahq.combat.heroes-phase.no-entry-to-new-area", "ahq.combat.sentry.new-area")
def test_what_lies_behind_a_door_shows_when_the_phase_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    world = arena(heinrich=(13, 6))
    gate = door(world, (13, 6), (14, 6))
    foe(world, "skaven-warrior", (2, 2))
    laid: list[str] = []

    def behind(world: World, id: str) -> Rules[list[str]]:
        laid.append(id)
        return []
        yield

    monkeypatch.setattr(growth, "behind", behind)
    seen = do(combat.heroes_phase(world), [], [f"open:{gate.id}", "done"])
    assert gate.open
    assert laid == [gate.id]
    assert "go:14,6" not in keys(seen.asked[1])


@pytest.mark.rule("ahq.combat.sentry.opens-door", "ahq.combat.gm-phase.sentry-door")
def test_a_sentry_may_open_a_door_others_may_not(monkeypatch: pytest.MonkeyPatch) -> None:
    world = arena(heinrich=(2, 2))
    gate = door(world, (13, 6), (14, 6))
    sentry = foe(world, "skaven-sentry", (13, 6))
    sentry.lurks = True
    warrior = foe(world, "skaven-warrior", (12, 6))
    assert world.combat is not None
    world.combat.order = "move-attack"
    monkeypatch.setattr(growth, "behind", lambda world, id: iter(()))
    do(fighter.act(world, sentry), [], [f"open:{gate.id}"])
    assert world.combat.fresh_doors == [gate.id]
    assert told(world, Revealed)
    warrior.at = (13, 6)
    sentry.at = (12, 6)
    gate.open = False
    assert f"open:{gate.id}" not in keys(first_ask(fighter.act(world, warrior)))
    sentry.at, warrior.at = (13, 6), (12, 6)
    sentry.effects.append(Effect("off-duty", "combat"))
    assert f"open:{gate.id}" not in keys(first_ask(fighter.act(world, sentry))), "an ambusher is no sentry"


@pytest.mark.rule("ahq.combat.sentry.section-has-door")
def test_a_sentrys_room_gets_a_door_of_the_masters() -> None:
    world = arena()
    group = add_group(world, hall(world), ["skaven-sentry"], 20)
    run = rooms.room_doors(world, hall(world), [group])
    assert isinstance(next(run), Roll)
    asked = run.send(1)
    assert isinstance(asked, Ask)
    assert asked.seat == "gm"


@pytest.mark.rule("ahq.combat.special-monsters.identity-hidden")
def test_a_champion_is_known_when_it_attacks() -> None:
    world = arena()
    champion = foe(world, "skaven-champion", (6, 5))
    champion.lurks = True
    assert world.combat is not None
    world.combat.order = "move-attack"
    do(fighter.act(world, champion), [2], ["attack:heinrich"])
    assert told(world, Revealed)[0].who == "skaven-champion"


@pytest.mark.rule("ahq.combat.special-monsters.identity-hidden")
@pytest.mark.parametrize(("left", "seen"), [(4, 3), (3, 2), (1, 1), (0, 0)])
def test_a_wounded_warlord_seems_a_warrior_with_as_many_wounds_less(left: int, seen: int) -> None:
    warlord = foe(arena(), "skaven-warlord", (6, 5))
    warlord.lurks, warlord.wounds = True, left
    assert (masked(warlord).row, masked(warlord).wounds) == ("skaven-warrior", seen)


@pytest.mark.rule("ahq.combat.special-monsters.identity-hidden")
def test_whoever_shows_what_he_is_needs_a_number_only_among_his_like() -> None:
    world = arena()
    first, second = foe(world, "skaven-champion", (6, 5)), foe(world, "skaven-champion", (9, 9))
    for number, champion in enumerate((first, second), 4):
        champion.lurks, champion.number = True, number
    melee.reveal(world, first)
    assert called(first) == "skaven-champion"
    melee.reveal(world, second)
    assert [event.seemed for event in told(world, Revealed)] == ["skaven-warrior\u00a04", "skaven-warrior\u00a05"]
    assert [called(each) for each in (first, second)] == ["skaven-champion\u00a01", "skaven-champion\u00a02"]


@pytest.mark.rule("ahq.combat.gm-phase.same-order-for-all")
def test_all_monsters_keep_the_order_that_the_master_chose() -> None:
    world = arena(heinrich=(5, 5))
    near, far = foe(world, "skaven-warrior", (6, 5)), foe(world, "skaven-warrior", (12, 5))
    settled(world)
    answers = ["attack-move", f"who:{far.id}", "go:5,6", "done", "attack:heinrich", "done"]
    seen = do(combat.gm_phase(world), [2], answers)
    assert told(world, OrderChosen)[0].order == "attack-move"
    assert far.at == (5, 6)
    assert keys(seen.asked[3]) == ["run", "done"], "it could not attack after moving"
    assert near.at == (6, 5)


@pytest.mark.rule("ahq.combat.gm-phase.same-order-for-all")
def test_in_move_and_attack_nobody_moves_after_attacking() -> None:
    world = arena(heinrich=(5, 5))
    near = foe(world, "skaven-warrior", (6, 5))
    settled(world)
    seen = do(combat.gm_phase(world), [2], ["move-attack", "attack:heinrich"])
    assert near.at == (6, 5)
    assert len(seen.asked) == 2


@pytest.mark.rule("ahq.combat.gm-phase.one-monster-at-a-time")
def test_the_master_plays_one_monster_after_the_other() -> None:
    world = arena(heinrich=(2, 2))
    one, two = foe(world, "skaven-warrior", (12, 12)), foe(world, "skaven-warrior", (12, 10))
    seen = do(combat.gm_phase(world), [], [f"who:{two.id}", "done", "done"])
    assert keys(seen.asked[0]) == [f"who:{one.id}", f"who:{two.id}", "leave-to-it", "end"]
    assert any(key.startswith("go:") for key in keys(seen.asked[1]))


@pytest.mark.rule("ahq.combat.gm-phase.run")
def test_monsters_may_run_too() -> None:
    world = arena(heinrich=(2, 2))
    skaven = foe(world, "skaven-warrior", (13, 13))
    assert world.combat is not None
    world.combat.order = "move-attack"
    do(fighter.act(world, skaven), [5], ["go:13,3", "run", "go:8,3"])
    assert skaven.at == (8, 3)


@pytest.mark.rule("ahq.combat.monsters-never-flee", "ahq.combat.gm-may-pursue", "ahq.combat.pursuit.must-run")
def test_a_pursuer_must_run_unless_it_reaches_an_enemy() -> None:
    world = arena(heinrich=(18, 8))
    side_room(world)
    skaven = foe(world, "goblin", (2, 6))
    assert combat.pursued(world)
    assert world.combat is not None
    world.combat.pursuit, world.combat.order = True, "move-attack"
    seen = do(fighter.act(world, skaven), [2], ["go:8,6", "done", "go:10,6"])
    assert skaven.at == (10, 6), seen.asked


@pytest.mark.rule("ahq.combat.gm-phase.pursuers-open-doors", "ahq.combat.pursuit.must-run")
def test_a_pursuer_may_open_a_door_instead_of_running() -> None:
    world = arena(heinrich=(18, 8))
    _, gate = side_room(world, open=False)
    skaven = foe(world, "skaven-warrior", (10, 6))
    assert world.combat is not None
    world.combat.order = "move-attack"
    assert not fighter.may_use_doors(world, skaven)
    world.combat.pursuit = True
    do(fighter.act(world, skaven), [], ["go:13,6", f"open:{gate.id}"])
    assert gate.open


@pytest.mark.rule("ahq.combat.pursuit.ends")
def test_pursuit_ends_when_every_monster_can_move_and_attack() -> None:
    world = arena(heinrich=(15, 6))
    side_room(world)
    skaven = foe(world, "skaven-warrior", (10, 6))
    assert world.combat is not None
    world.combat.pursuit = True
    assert not combat.pursued(world)
    skaven.profile.speed = 2
    assert combat.pursued(world)


@pytest.mark.rule("ahq.combat.end.closed-door-delay", "ahq.combat.pursuit.escape")
def test_behind_a_closed_door_one_more_turn_must_pass() -> None:
    world = arena(heinrich=(16, 6))
    _, gate = side_room(world)
    foe(world, "skaven-warrior", (3, 3))
    assert world.combat is not None
    gate.open = False
    redraw(world.here)
    world.combat.door_shut = True
    do(combat.end_of_turn(world))
    assert told(world, DoorDelay)
    assert world.combat is not None, "the fight goes on"
    world.combat.door_shut = False
    do(combat.end_of_turn(world))
    assert told(world, Escaped) == [Escaped()], "nobody has fallen whom others could replace"
    assert world.mode == "exploration"


@pytest.mark.rule("ahq.combat.pursuit.monsters-return", "ahq.combat.end.no-loot-after-flight")
def test_after_an_escape_the_group_is_back_at_its_full_number_and_nothing_is_looted() -> None:
    world = arena(heinrich=(16, 8))
    side_room(world)
    group = add_group(world, hall(world), ["skaven-warrior"] * 5, 50)
    group.fighting = True
    slain = add_group(world, hall(world), ["skaven-warrior"], 10)
    assert world.combat is not None
    world.combat.groups = [group.id, slain.id]
    for n in range(2):
        figure = monster(world, "skaven-warrior", group.id, (2 + n, 2))
        world.figures[figure.id] = figure
    do(combat.escape(world))
    assert world.groups[group.id].rows == ["skaven-warrior"] * 5
    assert told(world, Escaped) == [Escaped(filled=True)]
    assert slain.id not in world.groups, "of these nobody was left to go back"
    assert not monsters(world)
    assert world.figures["heinrich"].gold == 0


@pytest.mark.rule("ahq.combat.pursuit.monsters-return")
@pytest.mark.parametrize(("heinrich", "inside"), [((13, 6), False), ((20, 20), True)])
def test_monsters_do_not_go_back_to_where_the_heroes_have_shut_them_out(heinrich: Square, inside: bool) -> None:
    world = arena(heinrich=heinrich)
    other, _ = side_room(world, open=False)
    room(world, 20, 20)
    skaven = foe(world, "skaven-warrior", (16, 6))
    group = world.groups[skaven.group]
    assert group.section == hall(world).id, "whence they came"
    do(combat.escape(world))
    assert group.section == (hall(world) if inside else other).id


@pytest.mark.rule("ahq.combat.pursuit.escape")
@pytest.mark.parametrize(("left", "waits", "said"), [(True, False, 1), (False, True, 1), (False, False, 0)])
def test_that_monsters_go_home_is_told_to_those_who_are_left(left: bool, waits: bool, said: int) -> None:
    world = arena()
    foe(world, "skaven-warrior", (9, 9))
    heinrich = world.figures["heinrich"]
    if not left:
        del world.figures["heinrich"]
    world.below = [heinrich] if waits else []
    do(combat.escape(world))
    assert len(told(world, Escaped)) == said


@pytest.mark.rule("ahq.combat.pursuit.monsters-return")
@pytest.mark.parametrize(("quest", "filled"), [("expedition", True), ("tobaro", False)])
def test_a_leader_who_is_left_alone_fills_the_ranks_too_where_they_are_filled(quest: str, filled: bool) -> None:
    world = arena(heinrich=(16, 8))
    world.setup.quest = quest
    group = add_group(world, hall(world), ["skaven-warrior"] * 3, 50)
    assert world.combat is not None
    world.combat.groups = [group.id]
    figure = monster(world, "assassin", group.id, (2, 2))
    world.figures[figure.id] = figure
    do(combat.escape(world))
    assert told(world, Escaped) == [Escaped(filled)]
    assert group.rows == ["skaven-warrior"] * 3 if filled else group.rows == []


@pytest.mark.rule("ahq.tobaro.monsters.survivors-return", "ahq.gm.character.reuse-only-by-escape")
def test_in_tobaro_only_survivors_go_back_and_characters_wait_with_them() -> None:
    world = arena(heinrich=(16, 8))
    world.setup.quest = "tobaro"
    group = add_group(world, hall(world), ["skaven-warrior"] * 3, 50)
    assert world.combat is not None
    world.combat.groups = [group.id]
    for row in ("skaven-warrior", "assassin"):
        figure = monster(world, row, group.id, (2, 2))
        world.figures[figure.id] = figure
    do(combat.escape(world))
    assert group.rows == ["skaven-warrior"]
    assert [each.row for each in group.characters] == ["assassin"]


@pytest.mark.rule("ahq.combat.end.loot", "ahq.hazard.npc.man-at-arms")
def test_captives_are_freed_when_the_fight_is_over() -> None:
    world = arena()
    goblin = foe(world, "goblin", (9, 9))
    world.groups[goblin.group].captives = ["man-at-arms"]
    do(kill(world, goblin, "ahq.combat.death.monster-henchman"))
    world.told.clear()
    do(combat.end_of_turn(world))
    assert [event.kind for event, _ in world.told][:2] == ["victory", "captive-freed"]


@pytest.mark.rule("ahq.combat.end.loot", "ahq.combat.end.new-leader", "ahq.setup.leader.new-after-combat")
def test_victory_brings_gold_magic_items_missiles_and_a_new_leader() -> None:
    world = arena(heinrich=(5, 5), sven=(6, 6))
    foe(world, "mors-warlord", (9, 9))
    warlord = monsters(world)[0]
    assert world.combat is not None
    world.combat.missiles = [Missiles("sven", "axe", True)]
    do(kill(world, warlord, "ahq.combat.death.monster-henchman"))
    do(combat.end_of_turn(world), [7, 3, 9], ["who:sven"])
    assert told(world, Victory)[0].gold == 10
    assert [world.figures[name].gold for name in ("heinrich", "sven")] == [5, 5]
    assert any(item.row == "runesword" for item in world.figures["sven"].items)
    assert world.leader == "sven"
    assert world.mode == "exploration"


@pytest.mark.rule("ahq.gm.character.uses-everything")
def test_components_that_a_sorcerer_used_are_gone() -> None:
    world = arena()
    sorcerer = foe(world, "white-sorcerer", (9, 5))
    assert sorcerer.cast == {"choke": 1, "flaming-skull": 1, "fireball": 2}
    assert not any(item.row in ("swamp-gas", "warpstone") for item in sorcerer.items)


@pytest.mark.rule("ahq.turns.combat-starts-when-monsters-revealed", "ahq.turns.two-kinds")
def test_a_fight_ends_when_no_monster_is_left() -> None:
    world = arena()
    do(combat.end_of_turn(world))
    assert (world.mode, world.combat) == ("exploration", None)


@pytest.mark.rule("ahq.setup.char.armour-modifies-current")
def test_monsters_are_not_slowed_by_the_rings_they_wear() -> None:
    world = arena()
    sorcerer = foe(world, "white-sorcerer", (9, 5))
    sorcerer.items.append(Item("ring-of-protection-2"))
    assert moves.combat_move(sorcerer) == 10


@pytest.mark.rule("ahq.dungeon.stairs.out-hero-leaves")
def test_a_hero_on_the_stairs_out_may_leave_a_fight() -> None:
    world = arena(heinrich=(START, START), sven=(5, 5))
    foe(world, "skaven-warrior", (9, 9))
    do(fighter.act(world, world.figures["heinrich"]), [], ["leave"])
    assert [figure.id for figure in world.departed] == ["heinrich"]
    assert "heinrich" not in world.figures


@pytest.mark.rule("ahq.gm.counter.escape")
def test_a_wounded_character_may_escape_but_not_after_a_killing_blow() -> None:
    world = arena()
    assassin = foe(world, "assassin", (6, 5))
    world.counters.hand = ["escape", "escape"]
    do(hurt(world, assassin, 1, "ahq.combat.melee.damage-dice"), [], ["no", "yes"])
    assert [figure.id for figure in world.counters.escaped] == [assassin.id]
    assert assassin.id not in world.figures
    other = foe(world, "plague-monk", (6, 5))
    do(hurt(world, other, 3, "ahq.combat.melee.damage-dice"), [], ["no"])
    assert world.counters.hand == ["escape"]


@pytest.mark.rule("ahq.gm.character.kept-apart")
def test_a_character_on_the_board_is_no_longer_waiting_with_its_group() -> None:
    world = arena("seat", False)
    group = add_group(world, hall(world), ["skaven-warrior"], 10)
    group.characters = [monster(world, "assassin", group.id)]
    do(surprise.meet(world, group.id), [6, 6], ["auto", "done"])
    assert len(monsters(world)) == 2
    assert group.characters == []


@pytest.mark.rule("ahq.combat.special-monsters.identity-hidden")
def test_neither_words_nor_ids_give_a_special_monster_away() -> None:
    world = arena("seat", False)
    group = add_group(world, hall(world), ["skaven-champion"], 10)
    world.told.clear()
    seen = do(surprise.meet(world, group.id), [6, 7], ["where:10,10", "stay"])
    (champion,) = monsters(world)
    assert "champion" not in champion.id
    placing, adjusting = seen.asked
    assert placing.text.args["figure"] == truly(champion), "its own player knows it"
    assert adjusting.text.args["figure"] == says(champion) != truly(champion)
    world.figures.clear()
    world.figures |= arena().figures
    group.rows = ["skaven-champion"]
    do(surprise.meet(world, group.id), [6, 7], ["where:10,10", "stay"])
    assert [event.monsters for event in told(world, MetAgain)] == [("skaven-warrior",)], "nor when it is met again"
    world = arena("solo")
    assert not foe(world, "skaven-champion", (9, 9)).lurks


@pytest.mark.rule("ahq.combat.special-monsters.identity-hidden", "ahq.gm.fair-play")
def test_neither_the_odds_nor_a_word_gives_a_special_monster_away() -> None:
    world = arena(heinrich=(5, 5))
    heinrich = world.figures["heinrich"]
    champion, warrior = foe(world, "skaven-champion", (6, 5)), foe(world, "skaven-warrior", (4, 5))
    champion.lurks = True
    assert melee.note(heinrich, champion) == melee.note(heinrich, warrior)
    heinrich.items, heinrich.hand, champion.at, warrior.at = [Item("bow"), Item("arrow")], "bow", (9, 5), (5, 9)
    (shot,) = ranged.shots(heinrich, moved=False)
    assert ranged.note(heinrich, champion, shot, 4) == ranged.note(heinrich, warrior, shot, 4)
    monk = foe(world, "plague-monk", (9, 9))
    monk.lurks = True
    melee.reveal(world, monk)
    assert not told(world, Revealed), "it looked like nobody else"


@pytest.mark.rule("ahq.combat.special-monsters.identity-hidden")
@pytest.mark.parametrize(("hidden", "toughness", "left"), [(True, 0, 2), (False, 8, 3)])
def test_damage_tells_nothing_of_what_a_special_monster_has_more_than_it_seems(
    hidden: bool, toughness: int, left: int
) -> None:
    world = arena(heinrich=(5, 5))
    warlord = foe(world, "skaven-warlord", (6, 5))
    warlord.lurks = hidden
    dice = roll_damage(world, warlord, 1, "p1")
    die = next(dice)
    assert isinstance(die, Roll)
    assert die.wants == toughness
    with pytest.raises(StopIteration):
        dice.send(8)
    do(hurt(world, warlord, 1, "ahq.combat.melee.damage-dice"))
    (harm,) = told(world, Harmed)
    assert (harm.wounds, harm.toughness, harm.left) == (1, toughness, left)
