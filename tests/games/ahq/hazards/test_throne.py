"""Hazard 12: the throne."""

from __future__ import annotations

import pytest

from souterrain.core.roll import Roll
from souterrain.games.ahq.battle import fighter
from souterrain.games.ahq.combat import surprise
from souterrain.games.ahq.combat.damage import kill, slip_away
from souterrain.games.ahq.events.hazards import Dethroned, Enthroned
from souterrain.games.ahq.figures import Combat, monster, monsters
from souterrain.games.ahq.hazards import throne
from souterrain.games.ahq.master import musters
from souterrain.games.ahq.values import damage_dice, toughness, weapon
from tests.games.ahq.arena import do, keys
from tests.games.ahq.expedition import told
from tests.games.ahq.hazards.rooms import at_a, inside, wanderers


@pytest.mark.rule("ahq.hazard.throne.setup", "ahq.hazard.throne.bonus", "ahq.hazard.throne.seated-cannot-move")
def test_one_monster_sits_and_the_others_take_heart(monkeypatch: pytest.MonkeyPatch) -> None:
    world, section, hazard = at_a("throne")
    wanderers(monkeypatch, "skaven-warrior", "skaven-warrior", "skaven-warrior")
    (group,) = do(throne.furnish(world, section, hazard)).result
    assert hazard.at == (18, 6), "in the middle of the far wall"
    first = f"m{world.serial + 1}"
    do(surprise.meet(world, group.id), [6, 6], [f"who:{first}", "auto", "done"])
    seated, *others = monsters(world)
    assert (seated.at, toughness(seated), damage_dice(seated, weapon(seated))) == ((18, 6), 7, 3)
    assert all((toughness(each), damage_dice(each, weapon(each))) == (8, 4) for each in others)
    assert world.combat is not None
    world.combat.order = "move-attack"
    run = fighter.act(world, seated)
    assert list(run) == [], "it may not move, and there is nobody to attack"


@pytest.mark.rule("ahq.hazard.throne.bonus")
@pytest.mark.parametrize(("number", "alone"), [(1, True), (2, False)])
def test_that_others_take_heart_is_told_where_there_are_others(
    number: int, alone: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, section, hazard = at_a("throne")
    wanderers(monkeypatch, *["skaven-warrior"] * number)
    (group,) = do(throne.furnish(world, section, hazard)).result
    chosen = [] if alone else [f"who:m{world.serial + 1}", "auto", "done"]
    do(surprise.meet(world, group.id), [6, 6], chosen)
    assert [event.alone for event in told(world, Enthroned)] == [alone]


@pytest.mark.rule("ahq.hazard.throne.setup")
def test_nobody_is_put_on_the_throne_before_the_one_who_sits_there(monkeypatch: pytest.MonkeyPatch) -> None:
    world, section, hazard = at_a("throne")
    wanderers(monkeypatch, "skaven-warrior", "skaven-warrior")
    (group,) = do(throne.furnish(world, section, hazard)).result
    last = f"m{world.serial + 2}"
    seen = do(surprise.meet(world, group.id), [6, 6], [f"who:{last}", "auto", "done"])
    assert world.figures[last].at == hazard.at
    assert f"{hazard.at[0]},{hazard.at[1]}" not in keys(seen.asked[1]), "where the others may be put"


@pytest.mark.rule("ahq.hazard.throne.bonus-ends")
def test_the_bonus_ends_with_the_seated_monster() -> None:
    world, section, hazard = inside("throne")
    world.mode, world.combat = "combat", Combat()
    hazard.at = (18, 6)
    group = musters.add_group(world, section, ["skaven-warrior"] * 2, 20)
    seated, other = (
        monster(world, "skaven-warrior", group.id, (18, 6)),
        monster(world, "skaven-warrior", group.id, (18, 8)),
    )
    for each in (seated, other):
        world.figures[each.id] = each
    hazard.figure = seated.id
    throne.sit(world, hazard, group)
    assert toughness(other) == 8
    do(kill(world, seated, "ahq.combat.death.monster-henchman"))
    assert toughness(other) == 7
    assert told(world, Dethroned)
    other.at = (18, 6)
    assert toughness(other) == 7


@pytest.mark.rule("ahq.hazard.throne.bonus-ends", "ahq.gm.counter.escape")
def test_the_bonus_ends_when_the_seated_monster_escapes() -> None:
    world, section, hazard = inside("throne")
    world.mode, world.combat = "combat", Combat()
    group = musters.add_group(world, section, ["skaven-warrior"], 10)
    seated, other = (monster(world, row, group.id, (18, 6 + n)) for n, row in enumerate(("assassin", "skaven-warrior")))
    world.figures |= {seated.id: seated, other.id: other}
    hazard.figure = seated.id
    throne.sit(world, hazard, group)
    world.counters.hand = ["escape"]
    do(slip_away(world, seated), [], ["yes"])
    assert toughness(other) == 7
    assert told(world, Dethroned)


@pytest.mark.rule("ahq.hazard.throne.setup", "ahq.hazard.throne.bonus")
def test_the_master_seats_one_of_those_who_fit_and_only_its_own_band_takes_heart() -> None:
    world, section, hazard = at_a("throne")
    hazard.at = (18, 6)
    band = [monster(world, row) for row in ("ogre", "skaven-warrior", "skaven-champion")]
    seen = do(throne.choose(world, hazard, band), [], [f"who:{band[2].id}"])
    assert keys(seen.asked[0]) == [f"who:{band[1].id}", f"who:{band[2].id}"], "an ogre is too large for it"
    assert hazard.figure == band[2].id
    world.setup.master = "solo"
    do(throne.choose(world, hazard, band))
    assert hazard.figure == band[1].id
    do(throne.choose(world, hazard, band[:1]))
    assert hazard.figure == band[1].id, "nobody fits"
    group, other = (musters.add_group(world, section, ["skaven-warrior"], 10) for _ in range(2))
    seated, friend, stranger = (
        monster(world, "skaven-warrior", g.id, (14 + n, 4)) for n, g in enumerate((group, group, other))
    )
    world.figures |= {each.id: each for each in (seated, friend, stranger)}
    hazard.figure = seated.id
    throne.sit(world, hazard, group)
    assert hazard.done
    assert [toughness(each) for each in (seated, friend, stranger)] == [7, 8, 7]


@pytest.mark.rule("ahq.hazard.throne.setup", "ahq.solo.placement.order")
def test_alone_too_the_chosen_monster_sits_on_the_throne() -> None:
    world, section, hazard = at_a("throne")
    world.setup.master = "solo"
    hazard.at = (18, 6)
    group = musters.add_group(world, section, ["skaven-warrior", "skaven-warrior"], 20)
    rules = surprise.meet(world, group.id)
    wanted = next(rules)
    try:
        while True:
            wanted = rules.send(1 if isinstance(wanted, Roll) else "done")
    except StopIteration:
        pass
    seated = world.figures[hazard.figure]
    assert seated.at == (18, 6)
