"""Traps that maim, and what becomes of the maimed."""

from __future__ import annotations

import pytest

from souterrain.games.ahq import magic
from souterrain.games.ahq.belongings import carried
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.combat import melee, ranged, zones
from souterrain.games.ahq.events.blows import Harmed
from souterrain.games.ahq.events.traps import LimbLost
from souterrain.games.ahq.figures import Effect, EffectKind, Item, effect
from souterrain.games.ahq.values import exploration_move, may_wear, may_wield, speed, weapon_skill
from tests.games.ahq.arena import arena, do, foe
from tests.games.ahq.deeds import at_hand, done, options
from tests.games.ahq.expedition import told
from tests.games.ahq.traps.trapped import explorer, spring


@pytest.mark.rule("ahq.trap.pit.climb-out")
@pytest.mark.parametrize(("die", "out"), [(6, True), (7, False)])
def test_climbing_out_takes_a_die_up_to_the_speed(die: int, out: bool) -> None:
    world, heinrich = explorer()
    spring(world, heinrich, "pit", [1])
    (option,) = options(at_hand(world, heinrich, False))
    do(done(at_hand(world, heinrich), option.key), [die], ["where:5,4"] if out else [])
    assert (effect(heinrich, "in-pit") is None) is out


@pytest.mark.rule("ahq.trap.man-trap.damage", "ahq.trap.lost-limb.cure")
@pytest.mark.parametrize(
    ("dice", "where", "limb"),
    [([3, 7, 5, 8], "chest", "hand"), ([3, 7, 5, 8], "floor", "leg"), ([3, 7, 5, 2], "floor", "")],
)
def test_a_man_trap_takes_a_limb(dice: list[int | str], where: str, limb: str) -> None:
    world, heinrich = explorer()
    spring(world, heinrich, "man-trap", dice, where=where)
    assert [event.limb for event in told(world, LimbLost)] == ([limb] if limb else [])
    if limb:
        lost = next(each for each in heinrich.effects if each.kind == f"lost-{limb}")
        assert lost.until == "cured"


@pytest.mark.rule("ahq.trap.man-trap.damage")
def test_fate_saves_the_limb_too() -> None:
    world, heinrich = explorer()
    heinrich.fate = 1
    spring(world, heinrich, "man-trap", [3, 7, 5, 8], ["yes"])
    assert not told(world, LimbLost)


@pytest.mark.rule("ahq.trap.lost-hand.effects")
def test_a_lost_hand() -> None:
    world, heinrich = explorer(heinrich=(5, 5), magnus=(6, 6))
    heinrich.profile.weapon_skill = 7
    heinrich.items += [Item("bow"), Item("arrow", 3)]
    heinrich.effects.append(Effect("lost-hand", "cured"))
    assert weapon_skill(heinrich) == 4
    assert ranged.shots(heinrich, moved=False) == []
    assert not may_wield(heinrich, BOOK.weapons["halberd"])
    assert may_wield(heinrich, BOOK.weapons["sword"])
    heinrich.effects.append(Effect("lost-hand", "cured"))
    assert not may_wield(heinrich, BOOK.weapons["sword"])
    magnus = world.figures["magnus"]
    magnus.spells, magnus.items = (
        ["inferno-of-doom", "courage"],
        [Item("ash"), Item("dragon-tooth"), Item("silver-key")],
    )
    magnus.effects.append(Effect("lost-hand", "cured"))
    assert [spell.id for spell, _ in magic.sources(magnus, moved=False)] == ["courage"]


@pytest.mark.rule("ahq.trap.lost-leg.effects")
def test_a_lost_leg() -> None:
    world, heinrich = explorer()
    heinrich.profile.speed, heinrich.worn = 7, ["shield"]
    spring(world, heinrich, "man-trap", [12, 1, 1, 1, 1])
    assert (speed(heinrich), exploration_move(heinrich)) == (4, 8)
    assert heinrich.worn == []
    assert not may_wear(heinrich, BOOK.armour["shield"])
    assert not may_wield(heinrich, BOOK.weapons["two-handed-sword"])


@pytest.mark.rule("ahq.trap.guillotine")
@pytest.mark.parametrize(("dice", "lost"), [([5, 6], True), ([5, 4], False)])
def test_the_guillotine(dice: list[int | str], lost: bool) -> None:
    world, heinrich = explorer()
    heinrich.worn, heinrich.profile.toughness = [], 6
    spring(world, heinrich, "guillotine", dice, where="chest")
    assert bool(told(world, LimbLost)) is lost


@pytest.mark.rule("ahq.trap.lost-leg.effects")
def test_the_shield_of_one_who_lost_a_leg_is_put_away_not_lost() -> None:
    world, heinrich = explorer()
    spring(world, heinrich, "man-trap", [8, 1, 1, 1])
    assert heinrich.worn == ["mail"]
    assert carried(heinrich, "shield")


@pytest.mark.rule("ahq.trap.lost-hand.effects")
def test_without_hands_nothing_can_be_thrown() -> None:
    _, heinrich = explorer()
    heinrich.items = [Item("dagger"), Item("short-bow"), Item("arrow", 5)]

    def shots() -> list[str]:
        found = []
        for heinrich.hand in ("dagger", "short-bow"):
            found += [shot.row for shot in ranged.shots(heinrich, False)]
        return found

    assert shots() == ["dagger", "arrow"]
    heinrich.effects = [Effect("lost-hand", "cured")]
    assert shots() == ["dagger"]
    heinrich.effects.append(Effect("lost-hand", "cured"))
    assert shots() == []


@pytest.mark.rule(
    "ahq.trap.lost-hand.effects", "ahq.trap.lost-leg.effects", "ahq.town.equipment.three-weapons-one-used"
)
@pytest.mark.parametrize("lost", ["lost-hand", "lost-leg"])
def test_a_two_handed_weapon_neither_threatens_nor_strikes_back_once_a_limb_is_lost(lost: EffectKind) -> None:
    world = arena(rogar=(5, 5))
    rogar, skaven = world.figures["rogar"], foe(world, "skaven-warrior", (6, 5))
    rogar.fate = 0
    assert (6, 6) in zones.reach(world, rogar)
    rogar.effects = [Effect(lost, "cured")]
    assert (6, 6) not in zones.reach(world, rogar)
    do(melee.attack(world, skaven, rogar), [1, 10, 1, 1])
    assert told(world, Harmed)[0].dice == 2, "his fists"
