"""What is found, and what it does."""

from __future__ import annotations

import pytest

from souterrain.core.chance import Stream
from souterrain.core.luck import Luck
from souterrain.games.regne.actions import melee, shoot, uses
from souterrain.games.regne.actions.fight import Arm, arm
from souterrain.games.regne.actions.move import run as running
from souterrain.games.regne.actions.move import walk
from souterrain.games.regne.actions.objects import drink, equip
from souterrain.games.regne.actions.uses import bind, use
from souterrain.games.regne.activation import activate
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.dice import formula
from souterrain.games.regne.events.turns import Replayed, Round
from souterrain.games.regne.game import GAME
from souterrain.games.regne.glimpse import glimpse
from souterrain.games.regne.ground import ground, spots
from souterrain.games.regne.sheet import level, protection, warded
from souterrain.games.regne.special import fear, fire, poison, wear
from souterrain.games.regne.testing import total_of
from souterrain.games.regne.turn import play, refresh
from souterrain.games.regne.world import Figure, Item, Regne
from souterrain.games.regne.wounds import die, lose

from ...play import offered
from .stage import bare, carry, foe, hero, keys, run, scenery, told, vault


def with_(kind: str, worn: bool = True, who: str = "svein") -> tuple[Regne, Figure, Item]:
    world = vault()
    svein = bare(hero(world, who, (2, 2)))
    return world, svein, carry(world, svein, kind, worn)


# Potions


def drunk(kind: str, *dice: int | str) -> tuple[Regne, Figure]:
    world, svein, potion = with_(kind, worn=False)
    svein.life = 10
    run(drink(world, svein, potion, svein), list(dice))
    return world, svein


@pytest.mark.rule("regne.potion.cure-amount")
def test_a_potion_of_cure_heals_and_is_a_remedy() -> None:
    world, svein, potion = with_("potion-of-cure", worn=False)
    svein.life, svein.poisoned = 5, True
    run(drink(world, svein, potion, svein), ["1", "2", "3", "4", "5"])
    assert (svein.life, svein.poisoned) == (24, False)
    svein.poisoned = True
    run(drink(world, svein, carry(world, svein, "potion-of-care"), svein))
    assert (svein.life, svein.poisoned) == (28, True)


@pytest.mark.rule("regne.potion.raises-level", "regne.potion.one-turn")
def test_a_potion_of_strength_raises_the_level_for_a_turn() -> None:
    world, svein = drunk("potion-of-strength")
    assert level(world, svein, "strength") == 9
    rolled = run(total_of(world, svein, "strength", "x"), ["1", "1"]).rolled
    assert rolled[0][0].die == "gold"
    revenant = foe(world, "revenant", (3, 2))
    run(melee.strike(world, svein, revenant, Arm(formula("F+1D"))), ["0", "1"])
    assert revenant.life == 12 - (0 + 1 + 9 - 5)
    world.round += 1
    refresh(world, svein)
    assert level(world, svein, "strength") == 7
    world, svein = drunk("potion-of-resistance")
    assert protection(world, svein) == 9


@pytest.mark.rule("regne.potion.invulnerability", "regne.potion.one-turn")
def test_nothing_wounds_the_invulnerable_but_lava() -> None:
    world, svein = drunk("potion-of-invulnerability")
    run(lose(world, svein, 9, "x"))
    assert svein.life == 10
    svein.destiny = 0
    assert run(die(world, svein, "regne.lava.death")).result
    world, svein = drunk("potion-of-invulnerability")
    refresh(world, svein)
    assert not svein.invulnerable


@pytest.mark.rule("regne.potion.one-turn")
def test_a_potion_of_speed_gives_four_points() -> None:
    _, svein = drunk("potion-of-speed")
    assert svein.points == 5 - 1 + 4


@pytest.mark.rule("regne.invisible.rule", "regne.potion.one-turn")
def test_nobody_sees_strikes_or_blocks_the_invisible() -> None:
    world, svein = drunk("potion-of-invisibility")
    revenant = foe(world, "revenant", (3, 2))
    here = ground(world)
    assert not spots(world, here, revenant, svein)
    assert list(melee.targets(world, revenant, here, melee.arms(world, revenant)[0])) == []
    run(walk(world, svein, ((1, 2),)))
    assert svein.at == (1, 2)
    refresh(world, svein)
    assert spots(world, ground(world), revenant, svein)


# Magic objects


@pytest.mark.rule("regne.item.immunities", "regne.magicobject.one-permanent-per-category")
def test_of_two_amulets_only_one_is_worn() -> None:
    world, svein, blessed = with_("blessed-amulet")
    ice = carry(world, svein, "amulet-of-ice")
    assert warded(svein, "poison")
    run(poison.infect(world, svein, 9))
    run(fire.ignite(world, svein, svein), ["3"])
    assert (svein.poisoned, bool(svein.burning)) == (False, True)
    svein.burning = ""
    assert f"equip:{ice.id}:{blessed.id}" in keys(world, svein)
    equip(world, svein, ice, (blessed,), 1, "x")
    assert (warded(svein, "poison"), warded(svein, "fire")) == (False, True)


@pytest.mark.rule("regne.item.immunities")
def test_what_wards_keep_off() -> None:
    world, svein, _ = with_("blessed-amulet")
    run(poison.infect(world, svein, 9))
    assert not svein.poisoned
    world, svein, _ = with_("shield-of-courage")
    foe(world, "revenant", (5, 2))
    run(fear.at_the_start(world, svein))
    world, svein, _ = with_("sharpened-armour", who="hadrun")
    spider = foe(world, "spider", (3, 2))
    before = svein.life
    run(melee.strike(world, spider, svein, melee.arms(world, spider)[0]), ["2", "5"])
    assert (svein.webbed, before - svein.life) == (0, 2 + 5 + 4 - protection(world, svein))
    world, svein, _ = with_("hell-armour", who="hadrun")
    run(fire.ignite(world, svein, svein))
    assert not svein.burning


@pytest.mark.rule("regne.magicobject.extra-die")
def test_a_ring_of_agility_adds_a_die() -> None:
    world, svein, _ = with_("ring-of-agility")
    assert run(total_of(world, svein, "agility", "x"), ["-1", "2", "4"]).result == 5


@pytest.mark.rule("regne.magicobject.boots")
def test_boots_of_speed_run_three_squares() -> None:
    world = vault("." * 12)
    svein = bare(hero(world, "svein", (0, 0), points=2))
    carry(world, svein, "boots-of-speed", worn=True)
    assert "run:6,0" in keys(world, svein)
    run(running(world, svein, tuple((x, 0) for x in range(1, 7))))
    assert (svein.at, svein.points) == ((6, 0), 0)


@pytest.mark.rule("regne.magicobject.teleport-ring", "regne.object.use")
def test_a_ring_of_teleportation_works_once() -> None:
    world, svein, ring = with_("ring-of-teleportation", worn=False)
    assert f"use:{ring.id}" in keys(world, svein)
    run(use(world, svein, ring, BOOK.trinkets[ring.kind]), answers=["appear:8,8"])
    assert (svein.at, svein.points) == ((8, 8), 4)
    assert keys(world, svein, "use") == []


@pytest.mark.rule("regne.magicobject.healing-stone")
def test_a_healing_stone_heals_three_for_a_point() -> None:
    world, svein, stone = with_("healing-stone", worn=False)
    svein.life = 20
    hadrun = hero(world, "hadrun", (3, 2))
    hadrun.life = 3
    run(use(world, svein, stone, BOOK.trinkets[stone.kind]), answers=["whom:hadrun"])
    assert (hadrun.life, svein.points) == (6, 4)
    assert keys(world, svein, "use")


@pytest.mark.rule("regne.magicobject.divination-ring")
def test_a_turn_that_was_foreseen_is_played_again() -> None:
    world, svein, ring = with_("ring-of-divination", worn=False)
    rat = foe(world, "rat", (5, 2))
    done = run(
        activate(world, svein),
        ["1", "5"],
        [f"shoot:{rat.id}", "go:2,4", "done", "replay", "go:1,1", "done"],
    )
    svein = world.figures["svein"]
    assert (svein.at, svein.points, world.figures[rat.id].life) == ((1, 1), 4, 2)
    assert next(item for item in svein.items if item.id == ring.id).used
    assert told(world, Replayed)
    assert "ask-replay" in [asked.text.id for asked in done.asked]
    assert glimpse(world, "p1").secrets.memory == b""


# Scrolls


def read(kind: str, dice: list[int | str], answers: list[str], world: Regne, who: Figure) -> None:
    scroll = carry(world, who, kind)
    run(use(world, who, scroll, BOOK.scrolls[kind]), dice, answers)
    assert scroll not in who.items


@pytest.mark.rule("regne.scroll.banishment", "regne.scroll.single-use")
def test_who_fails_is_banished() -> None:
    world = vault()
    svein, ogre = hero(world, "svein", (2, 2)), foe(world, "ogre", (5, 2))
    read("scroll-of-banishment", ["1", "5"], [f"whom:{ogre.id}"], world, svein)
    assert ogre.id in world.figures
    read("scroll-of-banishment", ["1", "4"], [f"whom:{ogre.id}"], world, svein)
    assert ogre.id not in world.figures
    assert world.pot == 15


@pytest.mark.rule("regne.scroll.cure-rolls")
def test_one_roll_heals_everybody_wherever_he_is() -> None:
    world = vault()
    svein, hadrun = hero(world, "svein", (2, 2)), hero(world, "hadrun", (8, 8))
    svein.life, hadrun.life, hadrun.fell, hadrun.poisoned = 1, -4, 1, True
    read("scroll-of-cure", ["1", "2", "3", "4", "5"], [], world, svein)
    assert (svein.life, hadrun.life, hadrun.fell, hadrun.poisoned) == (20, 15, 0, False)


@pytest.mark.rule("regne.scroll.protection")
def test_an_aura_is_worth_two_and_does_not_add_up() -> None:
    world = vault()
    svein = hero(world, "svein", (2, 2))
    for _ in range(2):
        read("scroll-of-protection", [], ["whom:svein"], world, svein)
    assert protection(world, svein) == 5 + 2 + 2


@pytest.mark.rule("regne.scroll.teleportation")
def test_reader_and_those_in_sight_go_where_they_like() -> None:
    world = vault()
    svein, hadrun, pernel = hero(world, "svein", (2, 2)), hero(world, "hadrun", (2, 4)), hero(world, "pernel", (2, 6))
    read("scroll-of-teleportation", [], ["appear:8,8", "stay"], world, svein)
    assert (svein.at, hadrun.at, pernel.at) == ((8, 8), (2, 4), (2, 6))


@pytest.mark.rule("regne.scroll.time")
def test_two_turns_in_a_row_without_a_mishap() -> None:
    world = vault(heroes=1)
    svein = hero(world, "svein", (2, 2))
    foe(world, "rat", (8, 8))
    world.order, world.round = ["svein"], 2
    scroll = carry(world, svein, "scroll-of-time")
    run(play(world), answers=[f"use:{scroll.id}", "done"])
    assert (world.side, world.doubled) == ("party", True)
    run(play(world), answers=["done"])
    assert (world.side, world.round, told(world, Round)) == ("dark", 2, [])
    Luck(Stream("x")).run(GAME.turn(world))
    assert not world.doubled


@pytest.mark.rule("regne.object.use", "regne.scroll.single-use")
@pytest.mark.parametrize("kind", ["scroll-of-resurrection", "scroll-of-banishment", "scroll-of-cure", "healing-stone"])
def test_what_would_be_wasted_is_not_offered(kind: str) -> None:
    world = vault()
    svein, pernel = hero(world, "svein", (2, 2)), hero(world, "pernel", (3, 2))
    carry(world, svein, kind)
    assert "use" not in {option.verb for option in offered(uses.offers(world, svein, ground(world)))}
    pernel.life -= 1
    foe(world, "rat", (2, 6))
    world.dead.append(hero(world, "hadrun", (5, 5)))
    assert "use" in {option.verb for option in offered(uses.offers(world, svein, ground(world)))}


@pytest.mark.rule("regne.scroll.resurrection")
def test_one_of_the_dead_is_back_with_half_his_life() -> None:
    world = vault()
    svein, pernel = hero(world, "svein", (2, 2)), hero(world, "pernel", (5, 5))
    pernel.top, pernel.destiny = 25, 0
    run(die(world, pernel, "x"))
    read("scroll-of-resurrection", [], ["whom:pernel", "appear:3,3"], world, svein)
    assert (world.figures["pernel"].life, world.figures["pernel"].at) == (12, (3, 3))


# Weapons


def blow(kind: str, dice: list[int | str], extra: int = 0, target: str = "revenant") -> tuple[Regne, Figure, Figure]:
    world, svein, weapon = with_(kind)
    other = foe(world, target, (3, 2))
    run(melee.strike(world, svein, other, arm(weapon), extra), dice)
    return world, svein, other


@pytest.mark.rule("regne.magicweapon.blessed-reroll")
def test_a_blessed_sword_strikes_again_when_it_fails() -> None:
    _, _, other = blow("blessed-sword", ["X", "0", "1", "4"])
    assert other.life == 12 - (1 + 4 + 7 - 5)


@pytest.mark.rule("regne.magicweapon.berserk-two-attacks")
def test_a_berserk_axe_strikes_twice_and_once_with_power() -> None:
    _, svein, other = blow("berserk-axe", ["1", "0", "1", "1"])
    assert (other.life, svein.points) == (12 - 3 - 4, 4)
    _, svein, other = blow("berserk-axe", ["1", "0", "1"], extra=1)
    assert (other.life, svein.points) == (12 - 4, 3)


def losses() -> list[int | None]:
    """The life points that a Revenant (5) loses to Svein (green, 7) and 1D in each of 36 rolls; nothing where it is a
    miss."""
    faces = [None if face == "X" else int(face.replace("blank", "0")) for face in BOOK.powers[5].faces]
    return [None if face is None or face + d < 0 else max(0, face + d + 7 - 5) for face in faces for d in range(6)]


def promised(kind: str, life: int) -> list[tuple[object, ...]]:
    """What a blow and a power attack with a weapon promise against a Revenant with so many life points."""
    world, svein, _ = with_(kind)
    foe(world, "revenant", (3, 2)).life = life
    notes = [each.note for each in offered(melee.offers(world, svein, ground(world))) if each.note]
    return [tuple(note.args[name] for name in ("chance", "low", "high", "kills")) for note in notes]


@pytest.mark.rule("regne.magicweapon.berserk-two-attacks")
def test_two_blows_in_one_tell_what_they_do_together() -> None:
    rolls = [(a, b) for a in losses() for b in losses()]
    hits = sum(a is not None or b is not None for a, b in rolls)
    kills = sum((a or 0) + (b or 0) >= 12 for a, b in rolls)
    both, hard = promised("berserk-axe", 12)
    least, most = min(each for each in losses() if each is not None), max(each or 0 for each in losses())
    assert both == (round(100 * hits / 36**2), least, 2 * most, round(100 * kills / 36**2))
    assert hard[2] == most + 5


@pytest.mark.rule("regne.magicweapon.blessed-reroll")
def test_a_blow_that_is_rolled_again_when_it_fails_says_so_in_its_chances() -> None:
    rolls = [b if a is None else a for a in losses() for b in losses()]
    hits, kills = sum(each is not None for each in rolls), sum((each or 0) >= 9 for each in rolls)
    plain, _ = promised("blessed-sword", 9)
    assert (plain[0], plain[3]) == (round(100 * hits / 36**2), round(100 * kills / 36**2))
    assert plain[1:3] == promised("short-sword", 9)[0][1:3]


@pytest.mark.rule("regne.magicweapon.characteristic-bonus")
def test_an_axe_of_might_makes_strong() -> None:
    world, svein, axe = with_("axe-of-might")
    assert level(world, svein, "strength") == 8
    axe.worn = False
    assert level(world, svein, "strength") == 7
    world, svein, _ = with_("blade-of-fury")
    assert level(world, svein, "will") == 6


@pytest.mark.rule("regne.magicweapon.vampire-heal")
def test_a_vampire_blade_heals_when_it_wounds() -> None:
    world, svein, blade = with_("vampire-blade")
    svein.life, other = 20, foe(world, "revenant", (3, 2))
    run(melee.strike(world, svein, other, arm(blade)), ["1", "3", "4"])
    assert svein.life == 24
    other.effects = []
    other.aura = 20
    run(melee.strike(world, svein, other, arm(blade)), ["1", "3"])
    assert svein.life == 24


@pytest.mark.rule("regne.magicweapon.ghost-bow-sight")
def test_nobody_is_in_the_way_of_a_ghost_bow() -> None:
    world = vault("." * 12)
    pernel = bare(hero(world, "pernel", (0, 0)))
    bow = carry(world, pernel, "ghost-bow", worn=True)
    foe(world, "rat", (3, 0))
    target = foe(world, "rat", (6, 0))
    assert shoot.may_shoot(world, pernel, ground(world), target, arm(bow), 16)
    assert not shoot.may_shoot(world, pernel, ground(world), target, Arm(formula("4+1D")), 16)
    scenery(world, "rubble", (4, 0))
    assert not shoot.may_shoot(world, pernel, ground(world), target, arm(bow), 16)


@pytest.mark.rule("regne.magicweapon.dragon-tooth", "regne.item.reach-two")
def test_a_dragon_tooth_reaches_two_squares_and_ignores_armour() -> None:
    world, svein, spear = with_("dragon-tooth-spear")
    ogre = foe(world, "ogre", (4, 2))
    assert protection(world, ogre, BOOK.weapons["dragon-tooth-spear"]) == 7
    assert f"attack:{ogre.id}:{spear.id}" in keys(world, svein)
    foe(world, "rat", (3, 2))
    assert f"attack:{ogre.id}:{spear.id}" not in keys(world, svein)


@pytest.mark.rule("regne.item.armour-piercing")
def test_a_great_club_weakens_armour_never_below_nought() -> None:
    world, svein, _ = with_("mail-coat", who="ombeline")
    assert protection(world, svein, BOOK.weapons["great-club"]) == 3 + 1
    assert protection(world, foe(world, "rat", (5, 5)), BOOK.weapons["lightning-hammer"]) == 1


@pytest.mark.rule("regne.fire.catch")
@pytest.mark.parametrize(("die", "burns"), [("3", True), ("2", False)])
def test_a_hell_blade_sets_alight(die: str, burns: bool) -> None:
    _, svein, other = blow("hell-blade", ["1", "0", die])
    assert (other.burning == svein.id) is burns


@pytest.mark.rule("regne.fire.burn")
def test_fire_burns_until_a_die_puts_it_out() -> None:
    world = vault()
    svein = hero(world, "svein", (2, 2))
    svein.burning = "nobody"
    run(fire.burn(world, svein), ["4", "5"])
    assert (svein.life, svein.burning) == (26, "nobody")
    run(fire.burn(world, svein), ["4", "2"])
    assert (svein.life, svein.burning) == (22, "")


# Armour


@pytest.mark.rule("regne.magicarmour.modifiers")
def test_magic_armour_weighs_on_magic() -> None:
    world, ombeline, _ = with_("hell-armour", who="ombeline")
    assert level(world, ombeline, "magic") == 3
    assert run(total_of(world, ombeline, "magic", "x"), ["1"]).rolled[0][0].die == "light-blue"
    ombeline.trained["magic"] = -4
    assert level(world, ombeline, "magic") == 0
    assert run(total_of(world, ombeline, "magic", "x")).result is None
    world, ombeline, _ = with_("masters-armour", who="ombeline")
    assert level(world, ombeline, "charisma") == 6


@pytest.mark.rule("regne.magicarmour.phantom")
def test_a_phantom_armour_is_worth_its_die() -> None:
    world, pernel, armour = with_("phantom-armour", who="pernel")
    assert protection(world, pernel) == 4
    run(wear.shimmer(world, pernel), ["5"])
    assert protection(world, pernel) == 9
    run(wear.shimmer(world, pernel), ["0"])
    assert protection(world, pernel) == 4
    run(wear.shimmer(world, pernel), ["5"])
    armour.worn = False
    run(wear.shimmer(world, pernel))
    assert protection(world, pernel) == 4, "it is worth nothing to one who does not wear it"


@pytest.mark.rule("regne.regen.rule")
def test_regeneration_heals_at_the_start_of_a_turn() -> None:
    world, pernel, _ = with_("armour-of-regeneration", who="pernel")
    pernel.life = 10
    run(wear.regenerate(world, pernel), ["4"])
    assert pernel.life == 14
    pernel.life = pernel.top - 2
    run(wear.regenerate(world, pernel), ["4"])
    assert pernel.life == pernel.top
    pernel.life = pernel.top
    run(wear.regenerate(world, pernel))


@pytest.mark.rule("regne.magicarmour.thrice-blessed")
def test_the_undead_at_its_wearers_side_suffer() -> None:
    world, hadrun, _ = with_("thrice-blessed-armour", who="hadrun")
    near, far, rat = foe(world, "revenant", (3, 2)), foe(world, "revenant", (6, 2)), foe(world, "rat", (2, 3))
    wraith = foe(world, "wraith", (1, 2))
    run(wear.scourge(world, hadrun), ["4", "3"])
    assert (near.life, far.life, rat.life, wraith.life) == (8, 12, 2, 6)


@pytest.mark.rule("regne.magicarmour.bearskin")
def test_svein_wears_the_bearskin_over_his_own() -> None:
    world, svein, skin = with_("studded-bearskin", worn=False)
    assert f"equip:{skin.id}" in keys(world, svein)
    skin.worn = True
    assert protection(world, svein) == 5 + 2 + 1


# Runes


@pytest.mark.rule("regne.rune.bound-to-gear")
def test_a_rune_works_while_what_it_is_bound_to_is_in_hand() -> None:
    world, svein, axe = with_("war-axe")
    rune = carry(world, svein, "rune-of-strength")
    assert f"bind:{rune.id}:{axe.id}" in keys(world, svein)
    bind(world, svein, rune, axe)
    assert level(world, svein, "strength") == 8
    assert rune not in svein.items
    assert keys(world, svein, "bind") == []
    axe.worn = False
    assert level(world, svein, "strength") == 7


@pytest.mark.rule("regne.rune.no-stacking")
def test_like_runes_do_not_add_up_but_an_axe_is_no_rune() -> None:
    world, svein, axe = with_("axe-of-might")
    axe.runes = ["rune-of-strength", "rune-of-strength"]
    assert level(world, svein, "strength") == 9


@pytest.mark.rule("regne.rune.beyond-maximum")
def test_a_rune_goes_beyond_the_maximum() -> None:
    world, svein, axe = with_("war-axe")
    svein.trained["strength"] = 3
    axe.runes = ["rune-of-strength"]
    assert level(world, svein, "strength") == 11
    assert run(total_of(world, svein, "strength", "x"), ["2", "0"]).result == 3


@pytest.mark.rule("regne.rune.bound-to-gear")
def test_a_rune_of_life_goes_with_its_thing() -> None:
    world, svein, axe = with_("war-axe")
    bind(world, svein, carry(world, svein, "rune-of-life"), axe)
    assert (svein.life, svein.top) == (35, 35)
    dagger = carry(world, svein, "dagger")
    equip(world, svein, dagger, (axe,), 1, "x")
    assert (svein.life, svein.top) == (30, 30)
