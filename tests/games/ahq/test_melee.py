"""Hand-to-hand combat: hit rolls, criticals, fumbles, free attacks, damage."""

from __future__ import annotations

import pytest

from souterrain.core.ask import Ask
from souterrain.core.dice import percent
from souterrain.core.roll import Roll
from souterrain.core.say import Say
from souterrain.games.ahq.battle import fighter
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.combat import melee, odds
from souterrain.games.ahq.combat.damage import hurt, roll_damage
from souterrain.games.ahq.events.blows import Critical, Fumbled, Harmed, Hit, Missed, Riposte
from souterrain.games.ahq.figures import Effect, Item, hero
from souterrain.games.ahq.values import damage_dice, guard, may_wield, weapon
from tests.games.ahq.arena import arena, do, first_ask, foe, give, hold, keys, settled
from tests.games.ahq.expedition import man_at_arms, told


@pytest.mark.rule("ahq.combat.melee.critical", "ahq.combat.melee.damage-dice", "ahq.combat.melee.two-steps")
def test_svens_two_hits_and_ten_damage_dice() -> None:
    """The rulebook's example: Sven with an axe of five dice, a Skaven of Weapon Skill 6, Toughness 6, three Wounds."""
    world = arena(sven=(5, 5))
    sven, skaven = world.figures["sven"], foe(world, "skaven-sentry", (6, 5))
    sven.profile.strength = 7
    hold(sven, "axe")
    dice = [12, 9, 2, 10, 11, 12, 1, 5, 6, 5, 3, 8]
    do(melee.attack(world, sven, skaven), dice)
    (harm,) = told(world, Harmed)
    assert (harm.dice, harm.toughness, harm.wounds) == (10, 6, 5)
    assert skaven.id not in world.figures


@pytest.mark.rule("ahq.combat.melee.hit-roll", "ahq.setup.char.weapon-skill", "ahq.combat-table.melee.lookup")
@pytest.mark.parametrize(("die", "hits"), [(4, False), (5, True)])
def test_heinrich_needs_five_against_a_skaven(die: int, hits: bool) -> None:
    world = arena()
    skaven = foe(world, "skaven-warrior", (6, 5))
    heinrich = world.figures["heinrich"]
    heinrich.fate = 0
    do(melee.attack(world, heinrich, skaven), [die, 1, 1, 1, 1] if hits else [die])
    assert bool(told(world, Hit)) is hits
    assert bool(told(world, Missed)) is not hits


@pytest.mark.rule("ahq.combat-table.melee.lookup")
@pytest.mark.parametrize(
    ("attacker", "defender", "need"), [(8, 6, 5), (1, 12, 10), (12, 1, 2), (1, 1, 7), (6, 9, 10), (9, 2, 2)]
)
def test_the_hand_to_hand_table(attacker: int, defender: int, need: int) -> None:
    assert odds.to_hit(attacker, defender) == need


@pytest.mark.rule("ahq.combat.melee.fumble", "ahq.combat.melee.free-attack", "ahq.combat.move.facing-irrelevant")
def test_a_fumble_gives_the_target_a_free_attack() -> None:
    world = arena()
    skaven = foe(world, "skaven-warrior", (5, 4))
    heinrich = world.figures["heinrich"]
    heinrich.fate = 0
    do(melee.attack(world, heinrich, skaven), [1, 9, 8, 1, 1])
    assert told(world, Fumbled)
    assert told(world, Riposte)
    assert heinrich.wounds == 3


@pytest.mark.rule("ahq.combat.melee.fumble", "ahq.combat.melee.free-attack")
def test_who_strikes_back_and_what_comes_of_it_is_one_line() -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    heinrich.fate = 0
    do(melee.attack(world, heinrich, foe(world, "skaven-warrior", (5, 4))), [1, 2])
    assert [event.kind for event, _ in world.told if not event.dull] == ["fumbled", "missed"]
    assert [event.back for event, _ in world.told if not event.dull] == [False, True]


@pytest.mark.rule("ahq.combat.melee.critical", "ahq.combat.fate.turn-failure-into-success")
@pytest.mark.parametrize(("fate", "die", "told_as"), [(0, 2, "missed"), (0, 1, "fumbled"), (1, 2, "harmed")])
def test_a_free_attack_that_fails_is_told_with_the_damage_of_the_blow_before_it(
    fate: int, die: int, told_as: str
) -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    heinrich.fate = fate
    foe(world, "orc", (9, 9))
    dice = [12, die, 1, 1, 1, 12, 1, *([2] if die == 1 else [])]
    do(melee.attack(world, heinrich, foe(world, "orc", (5, 4))), dice, ["no"] if fate else [])
    (harm,) = told(world, Harmed)
    assert harm.at_once
    lines = [event for event, _ in world.told if harm in (event, getattr(event, "harm", None))]
    assert [line.kind for line in lines] == [told_as], "who may be asked for Fate hears of the failure first"


@pytest.mark.rule("ahq.combat.melee.critical")
def test_a_second_critical_is_told_as_one_of_a_free_attack() -> None:
    world = arena()
    world.figures["heinrich"].fate = 0
    do(melee.attack(world, world.figures["heinrich"], foe(world, "ogre", (5, 4))), [12, 12, 2, *[1] * 8])
    assert [event.free for event in told(world, Critical)] == [False, True]


@pytest.mark.rule("ahq.combat.melee.two-steps")
@pytest.mark.parametrize(("die", "kind"), [(5, "withstood"), (6, "wounded-by")])
def test_what_the_die_for_a_poisoned_blade_says_is_told(die: int, kind: str) -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    heinrich.fate = 0
    do(melee.attack(world, foe(world, "assassin", (5, 4)), heinrich), [9, 12, 1, 1, 1, die])
    assert world.told[-1][0].kind == kind


@pytest.mark.rule("ahq.combat.melee.fumble", "ahq.combat.death.killer-may-step-in")
def test_whoever_kills_with_a_riposte_is_asked_once_whether_he_steps_in() -> None:
    world = arena()
    skaven, _ = foe(world, "skaven-warrior", (6, 5)), foe(world, "skaven-warrior", (9, 9))
    heinrich = world.figures["heinrich"]
    heinrich.fate = 0
    do(melee.attack(world, heinrich, skaven), [1, 1, 8, 9, 9, 9, 9], ["no"])
    assert [type(event) for event, _ in world.told[:4]] == [Fumbled, Riposte, Fumbled, Riposte]
    assert skaven.id not in world.figures


@pytest.mark.rule("ahq.combat.melee.fumble")
def test_a_heavy_weapon_fumbles_on_two_where_a_sword_would_hit() -> None:
    world = arena(rogar=(5, 5))
    rogar, zombie = world.figures["rogar"], foe(world, "zombie", (6, 5))
    rogar.fate, rogar.profile.weapon_skill, zombie.profile.weapon_skill = 0, 12, 1
    assert melee.need(rogar, zombie, weapon(rogar)) == 2
    do(melee.attack(world, rogar, zombie), [2, 3])
    assert told(world, Fumbled)
    hold(rogar, "sword")
    do(melee.attack(world, rogar, zombie), [2, 1, 1, 1, 1, 1])
    assert told(world, Hit)


@pytest.mark.rule("ahq.combat.melee.fumble")
def test_no_riposte_against_a_diagonal_attacker_nor_by_the_fallen() -> None:
    world = arena(rogar=(5, 5))
    rogar, skaven = world.figures["rogar"], foe(world, "skaven-warrior", (6, 6))
    rogar.fate = 0
    do(melee.attack(world, rogar, skaven), [1])
    assert not told(world, Riposte)


@pytest.mark.rule("ahq.combat.melee.critical")
@pytest.mark.parametrize(("held", "critical"), [("sword", False), ("halberd", True), ("two-handed-sword", True)])
def test_only_large_weapons_are_critical_on_eleven(held: str, critical: bool) -> None:
    world = arena()
    heinrich, skaven = world.figures["heinrich"], foe(world, "ogre", (6, 5))
    heinrich.fate = 0
    hold(heinrich, held)
    count = damage_dice(heinrich, BOOK.weapons[held])
    dice = [11, 3, *[1] * count] if critical else [11, *[1] * count]
    do(melee.attack(world, heinrich, skaven), dice)
    assert bool(told(world, Critical)) is critical


@pytest.mark.rule("ahq.combat.melee.free-attack")
def test_free_attacks_have_criticals_of_their_own() -> None:
    world = arena()
    heinrich, ogre = world.figures["heinrich"], foe(world, "ogre", (6, 5))
    ogre.profile.weapon_skill = 6
    do(melee.attack(world, heinrich, ogre), [12, 12, 5, *[1] * 12])
    assert len(told(world, Critical)) == 2
    assert told(world, Harmed)[0].dice == 3 * 4


@pytest.mark.rule("ahq.combat.melee.critical-wound")
@pytest.mark.parametrize(("dice", "wounds"), [([12, 12, 5], 2), ([12, 9], 2), ([12, 3], 1), ([8], 1), ([7], 0)])
def test_a_damage_die_of_twelve_is_rolled_again(dice: list[int | str], wounds: int) -> None:
    world = arena()
    ogre = foe(world, "ogre", (8, 8))
    assert do(roll_damage(world, ogre, 1, "p1"), dice).result == wounds


@pytest.mark.rule("ahq.combat.melee.large-weapon-damage-critical")
def test_an_eleven_of_a_halberds_damage_is_not_rolled_again() -> None:
    world = arena()
    heinrich, ogre = world.figures["heinrich"], foe(world, "ogre", (6, 5))
    hold(heinrich, "halberd")
    do(melee.attack(world, heinrich, ogre), [9, 11, 1, 1, 1])
    assert told(world, Harmed)[0].wounds == 1


@pytest.mark.rule("ahq.combat.melee.wound-tracking", "ahq.setup.components.wound-counters")
def test_wounds_of_a_monster_are_counted_beyond_eight() -> None:
    world = arena()
    daemon = foe(world, "greater-daemon", (8, 8))
    do(hurt(world, daemon, 9, "ahq.combat.melee.wound-tracking"))
    assert daemon.wounds == 1


@pytest.mark.rule("ahq.combat.melee.choose-target-first", "ahq.combat.death-zone.fixed-does-not-force-target")
def test_one_names_a_target_among_all_in_reach() -> None:
    world = arena()
    one, other = foe(world, "skaven-warrior", (6, 5)), foe(world, "skaven-warrior", (4, 5))
    world.figures["heinrich"].fixed = one.id
    offered = keys(first_ask(fighter.act(world, world.figures["heinrich"])))
    assert {f"attack:{one.id}", f"attack:{other.id}"} <= set(offered)


@pytest.mark.rule("ahq.combat.attack.orthogonal", "ahq.combat.melee.requires-adjacent")
def test_only_a_long_weapon_attacks_diagonally() -> None:
    world = arena()
    heinrich = world.figures["heinrich"]
    beside, diagonal = foe(world, "skaven-warrior", (6, 5)), foe(world, "skaven-warrior", (6, 6))
    assert melee.targets(world, heinrich) == [beside]
    give(heinrich, "spear")
    heinrich.hand = "spear"
    assert melee.targets(world, heinrich) == [beside, diagonal]


@pytest.mark.rule("ahq.combat.melee.only-type-when-adjacent", "ahq.combat.ranged.not-adjacent")
def test_next_to_an_enemy_there_is_no_shooting() -> None:
    world = arena(torallion=(5, 5))
    near, far = foe(world, "skaven-warrior", (6, 5)), foe(world, "skaven-warrior", (10, 5))
    settled(world)
    offered = keys(first_ask(fighter.act(world, world.figures["torallion"])))
    assert any(key.startswith(f"attack:{near.id}") for key in offered)
    assert not any(key.startswith("shoot:") for key in offered), far


@pytest.mark.rule("ahq.weapon.melee.damage-dice-by-strength")
@pytest.mark.parametrize(
    ("held", "strength", "dice"),
    [
        ("sword", 6, 4),
        ("axe", 7, 5),
        ("two-handed-axe", 6, 5),
        ("dagger", 3, 1),
        ("dagger", 4, 1),
        ("great-club", 9, 9),
    ],
)
def test_damage_dice_by_weapon_and_strength(held: str, strength: int, dice: int) -> None:
    assert BOOK.weapons[held].damage(strength) == dice


@pytest.mark.rule("ahq.weapon.melee.minimum-strength")
def test_a_weak_hero_cannot_use_a_two_handed_sword() -> None:
    ladril = hero("ladril", "p1")
    assert not may_wield(ladril, BOOK.weapons["two-handed-sword"])
    ladril.profile.strength = 6
    assert may_wield(ladril, BOOK.weapons["two-handed-sword"])
    assert damage_dice(ladril, BOOK.weapons["two-handed-sword"]) == 5


@pytest.mark.rule("ahq.weapon.melee.fists")
def test_fists_are_the_weapon_of_the_unarmed() -> None:
    heinrich = hero("heinrich", "p1")
    heinrich.items, heinrich.hand = [], "fists"
    held = weapon(heinrich)
    assert (held.id, damage_dice(heinrich, held), held.fumble, held.critical) == ("fists", 1, 1, 12)
    heinrich.profile.strength = 7
    assert damage_dice(heinrich, held) == 2
    heinrich.profile.strength = 2
    assert damage_dice(heinrich, held) == 0


@pytest.mark.rule("ahq.weapon.melee.claws")
def test_claws_neither_fumble_nor_score_criticals() -> None:
    world = arena()
    mummy, heinrich = foe(world, "mummy", (6, 5)), world.figures["heinrich"]
    heinrich.fate = 0
    do(melee.attack(world, mummy, heinrich), [1])
    assert not told(world, Fumbled)
    do(melee.attack(world, mummy, heinrich), [12, 1, 1, 1, 1, 4])
    assert not told(world, Critical)


@pytest.mark.rule("ahq.weapon.melee.great-club")
def test_a_great_club_is_no_long_weapon() -> None:
    club = BOOK.weapons["great-club"]
    assert not club.long
    assert (club.damage(6), club.damage(7), club.fumble, club.critical) == (0, 7, 2, 11)


@pytest.mark.rule("ahq.weapon.melee.unlisted")
def test_unlisted_weapons_count_as_the_nearest_kind() -> None:
    """A zombie's cleaver is a sword, a skeleton's scythe a halberd, a censer bearer's staff a sword."""
    assert (BOOK.monsters["zombie"].weapon, BOOK.monsters["skeleton"].weapon) == ("sword", "halberd")
    assert BOOK.monsters["censer-bearer"].weapon == "sword"


@pytest.mark.rule("ahq.combat.melee.two-steps")
def test_a_poisoned_blade_may_cost_one_more_wound() -> None:
    world = arena()
    assassin, heinrich = foe(world, "assassin", (6, 5)), world.figures["heinrich"]
    heinrich.fate = 0
    do(melee.attack(world, assassin, heinrich), [7, 8, 1, 1, 6])
    assert heinrich.wounds == 2
    do(melee.attack(world, assassin, heinrich), [7, 8, 1, 1, 5])
    assert heinrich.wounds == 1


@pytest.mark.rule("ahq.combat.ko.helpless")
def test_a_knocked_out_hero_is_hit_as_weapon_skill_one() -> None:
    world = arena()
    skaven, heinrich = foe(world, "skaven-warrior", (6, 5)), world.figures["heinrich"]
    assert melee.need(skaven, heinrich, weapon(skaven)) == 9
    heinrich.wounds = 0
    assert guard(heinrich) == 1
    assert melee.need(skaven, heinrich, weapon(skaven)) == 2
    settled(world)
    assert heinrich.fixed == ""


@pytest.mark.rule("ahq.treasure.magic-sword.bonuses-precision-and-damage", "ahq.treasure.table.magic-sword")
def test_a_magic_sword_helps_only_its_own_attacks() -> None:
    world = arena()
    heinrich, skaven = world.figures["heinrich"], foe(world, "skaven-warrior", (6, 5))
    heinrich.items.append(Item("sword-of-slaying"))
    held = BOOK.weapons["sword-of-slaying"]
    assert melee.need(heinrich, skaven, held) == 4
    assert damage_dice(heinrich, held) == 6
    assert guard(heinrich) == 8


def test_the_odds_count_every_way_to_hit_and_to_fell() -> None:
    """One die against Toughness 7 and one Wound: half of the hits fell, and a critical brings another try."""
    hit, kill = odds.blow(7, 1, 12, odds.wounds(1, 7, 1))
    assert hit == pytest.approx(0.5)
    assert kill == pytest.approx(5 / 12 * 0.5 + 1 / 12 * (0.5 + 0.5 * kill))


def test_the_odds_of_repeated_twelves() -> None:
    """Against Toughness 12 one die wounds in 1/12 and twice in 1/144."""
    chances = odds.wounds(1, 12, 3)
    assert chances[1] == pytest.approx(1 / 12 * 11 / 12)
    assert chances[2] == pytest.approx(1 / 144 * 11 / 12)
    assert sum(chances) == pytest.approx(1)


@pytest.mark.rule("ahq.magic.bright.flaming-hand")
def test_the_flaming_hand_takes_a_dies_worth_of_wounds_from_the_next_turn_on() -> None:
    world = arena(magnus=(5, 5))
    magnus, ogre = world.figures["magnus"], foe(world, "ogre", (6, 5))
    magnus.effects.append(Effect("flaming-hand", "exploration", since=2))
    do(melee.attack(world, magnus, ogre), [11, 1])
    assert ogre.wounds == 9
    world.turn = 2
    do(melee.attack(world, magnus, ogre), [11, 7])
    assert ogre.wounds == 2


@pytest.mark.rule("ahq.combat.melee.hit-roll", "ahq.combat.melee.fumble")
def test_the_number_from_which_a_die_hits_is_told() -> None:
    world = arena()
    heinrich, skaven = world.figures["heinrich"], foe(world, "skaven-warrior", (6, 5))
    heinrich.fate = 0
    seen = do(melee.attack(world, heinrich, skaven), [4])
    assert seen.rolled[0][0].wants == 5
    heinrich.profile.weapon_skill = 12
    hold(heinrich, "halberd")
    seen = do(melee.attack(world, heinrich, skaven), [3, 1, 1, 1, 1])
    assert seen.rolled[0][0].wants == 3, "two would be a fumble"


@pytest.mark.rule(
    "ahq.setup.players.hero-controls",
    "ahq.weapon.melee.minimum-strength",
    "ahq.town.equipment.three-weapons-one-used",
    "ahq.town.equipment.switch-weapon-exploration-turn",
)
def test_in_a_fight_a_hero_has_only_the_weapon_in_his_hand() -> None:
    world = arena()
    heinrich, skaven = world.figures["heinrich"], foe(world, "skaven-warrior", (6, 5))
    give(heinrich, "spear", "two-handed-sword")
    offered = keys(first_ask(fighter.act(world, heinrich)))
    assert [key for key in offered if key.startswith(("attack", "shoot", "wield"))] == [f"attack:{skaven.id}"]
    assert weapon(heinrich).id == "sword"
    heinrich.hand = "two-handed-sword"
    assert weapon(heinrich).id == "two-handed-sword"
    heinrich.profile.strength = 5
    assert weapon(heinrich).id == "fists", "he is too weak for it, and may not draw his sword now"


@pytest.mark.rule("ahq.town.equipment.three-weapons-one-used")
def test_who_holds_a_bow_strikes_with_his_fists() -> None:
    world = arena(torallion=(5, 5))
    torallion, skaven = world.figures["torallion"], foe(world, "skaven-warrior", (6, 5))
    torallion.hand = "leafstar-bow"
    (asked,) = [o for o in first_ask(fighter.act(world, torallion)).options if o.verb == "attack"]
    assert asked.text.args["weapon"] == Say("item-fists")
    do(melee.attack(world, torallion, skaven), [9, 1])
    assert told(world, Harmed)[0].dice == 1


@pytest.mark.rule("ahq.combat.death.killer-may-step-in")
def test_who_may_not_step_into_the_square_of_the_slain() -> None:
    world = arena("seat", True, rogar=(5, 5))
    rogar, other = world.figures["rogar"], foe(world, "skaven-warrior", (13, 13))

    def slays(row: str, *at: int) -> bool:
        victim = foe(world, row, (at[0], at[1]))
        victim.wounds = 1
        dice = [10, 12, *[1] * (damage_dice(rogar, weapon(rogar)) - 1)]
        rules = melee.attack(world, rogar, victim)
        wanted = next(rules)
        try:
            for die in dice:
                assert isinstance(wanted, Roll)
                wanted = rules.send(die)
        except StopIteration:
            return False
        assert isinstance(wanted, Ask)
        return wanted.rule == "ahq.combat.death.killer-may-step-in"

    assert slays("skaven-warrior", 6, 5)
    assert not slays("skaven-warrior", 6, 6), "from the diagonal"
    assert not slays("ogre", 5, 6), "a large one leaves more than a square"
    del world.figures[other.id]
    assert not slays("skaven-warrior", 6, 5), "nobody is left to be nearer to"


@pytest.mark.rule("ahq.combat.death.killer-may-step-in", "ahq.hazard.throne.seated-cannot-move")
@pytest.mark.parametrize(("row", "seated"), [("ogre", False), ("skaven-warrior", True)])
def test_neither_a_large_killer_nor_a_seated_one_steps_in(row: str, seated: bool) -> None:
    world = arena()
    heinrich, killer = world.figures["heinrich"], foe(world, row, (6, 5))
    heinrich.fate, heinrich.wounds = 0, 0
    killer.effects += [Effect("seated", "combat")] if seated else []
    dice = damage_dice(killer, weapon(killer))
    do(melee.attack(world, killer, heinrich), [10, 12, *[1] * (dice - 1)])
    assert "heinrich" not in world.figures
    assert killer.at == (6, 5)


@pytest.mark.rule("ahq.combat.death.killer-may-step-in", "ahq.gm.counter.escape")
def test_nobody_steps_into_the_square_of_one_who_escaped_nor_does_he_strike_back() -> None:
    world = arena(sven=(5, 5))
    sven, assassin = world.figures["sven"], foe(world, "assassin", (6, 5))
    assassin.wounds, world.counters.hand = 2, ["escape"]
    sven.fate = 0
    do(melee.attack(world, sven, assassin), [12, 1, 7, 1, 1, 1], ["no", "yes"])
    assert assassin.id not in world.figures
    assert told(world, Fumbled)
    assert not told(world, Riposte)
    assert sven.at == (5, 5)


@pytest.mark.rule("ahq.monster-ability.invulnerable.exceptions")
def test_every_free_attack_of_a_chain_hurts_the_invulnerable() -> None:
    world = arena()
    heinrich, daemon = world.figures["heinrich"], foe(world, "bloodthirster", (6, 5))
    before = daemon.wounds
    do(melee.attack(world, heinrich, daemon), [12, 12, 9, *[1] * 4, *[10] + [1] * 3, *[10] + [1] * 3])
    assert daemon.wounds == before - 2


def test_the_odds_against_the_invulnerable_and_the_fallen() -> None:
    world = arena()
    heinrich, daemon = world.figures["heinrich"], foe(world, "bloodthirster", (6, 5))
    give(heinrich, "sword-of-skill")
    daemon.wounds = 1
    plain = melee.chances(heinrich, daemon, BOOK.weapons["sword"])
    magic = melee.chances(heinrich, daemon, BOOK.weapons["sword-of-skill"])
    assert plain[0] == 4
    assert plain[1] == 75
    assert plain[2] < magic[2]
    one_die = odds.wounds(1, 10, 2, 12, True)
    assert one_die == pytest.approx((11 / 12, 1 / 12 * 9 / 12, 1 / 12 * 3 / 12))
    two_dice = odds.wounds(2, 10, 1, 12, True)
    assert two_dice[1] == pytest.approx(1 - (11 / 12) ** 2)
    assert sum(two_dice) == pytest.approx(1)
    heinrich.wounds = 0
    skaven = foe(world, "skaven-warrior", (5, 6))
    assert melee.chances(skaven, heinrich, weapon(skaven))[2] == percent(odds.blow(2, 1, 12, odds.wounds(3, 8, 1))[1])


def test_the_odds_of_a_weapon_that_fumbles_where_it_would_hit() -> None:
    hit, _ = odds.blow(2, 2, 13, odds.wounds(1, 7, 1))
    assert hit == pytest.approx(10 / 12)
    assert percent(hit) == 83
    hit, kill = odds.blow(2, 0, 13, odds.wounds(1, 1, 1))
    assert (hit, kill) == pytest.approx((11 / 12, 11 / 12))


@pytest.mark.rule("ahq.combat.death.killer-may-step-in", "ahq.combat.death-zone.fixes-on-first-enemy")
def test_who_steps_in_fixes_his_zone_on_whom_he_meets_there() -> None:
    world = arena(heinrich=(5, 5))
    heinrich = world.figures["heinrich"]
    victim, next_one = foe(world, "skaven-warrior", (6, 5)), foe(world, "skaven-warrior", (7, 5))
    victim.wounds = 1
    do(melee.attack(world, heinrich, victim), [9, 12, 1, 1, 1], ["yes"])
    assert heinrich.at == (6, 5)
    assert (heinrich.fixed, next_one.fixed) == (next_one.id, "heinrich")


def test_the_odds_of_claws_know_no_criticals() -> None:
    half = odds.wounds(1, 7, 1)
    assert odds.blow(7, 0, 13, half) == pytest.approx((0.5, 0.25))


@pytest.mark.rule("ahq.monster-ability.contagious.infection-roll")
def test_only_heroes_catch_a_disease() -> None:
    world = arena()
    man, mummy = man_at_arms(world, (7, 5)), foe(world, "mummy", (6, 5))
    do(melee.attack(world, mummy, man), [10, 1, 1, 1, 1])
    assert man.effects == []
