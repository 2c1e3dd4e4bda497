"""Spells."""

from __future__ import annotations

from fractions import Fraction

import pytest

from souterrain.games.regne.actions.spells import EFFECTS, cast, offers, sceptre, targets
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.events.spells import Cast
from souterrain.games.regne.events.turns import Suffered, Trial
from souterrain.games.regne.ground import ground
from souterrain.games.regne.odds import passing, percent
from souterrain.games.regne.sheet import level, protection, room
from souterrain.games.regne.turn import refresh
from souterrain.games.regne.world import Figure, Regne, Zone
from souterrain.games.regne.zones import hide
from tests.play import offered

from .stage import bare, carry, foe, hero, keys, run, scenery, told, vault


def caster() -> tuple[Regne, Figure]:
    world = vault()
    return world, hero(world, "ombeline", (2, 2))


@pytest.mark.rule("regne.spell.cost", "regne.spell.roll")
@pytest.mark.parametrize(("dice", "how"), [(["2"], "worked"), (["1"], "failed"), (["X"], "cross")])
def test_the_power_die_of_magic_must_reach_the_difficulty(dice: list[int | str], how: str) -> None:
    world, ombeline = caster()
    bare(ombeline)
    ombeline.webbed = 1
    run(cast(world, ombeline, BOOK.spells["lift-affliction"], ombeline), dice)
    assert (ombeline.webbed == 0, ombeline.points) == (how == "worked", 4)
    assert told(world, Cast)[0].how == how


@pytest.mark.rule("regne.fear.test")
def test_a_dreadful_breath_frightens_nobody_who_lies_unconscious() -> None:
    world, ombeline = caster()
    ombeline.life = 0
    warden = foe(world, "warden", (5, 2))
    breath = next(row for row in BOOK.spells.values() if row.effect == "dread")
    run(EFFECTS["dread"](world, warden, warden, breath), [])
    assert not told(world, Trial)
    ombeline.life = 1
    run(EFFECTS["dread"](world, warden, warden, breath), ["1", "0"])
    assert (len(told(world, Trial)), ombeline.lost) == (1, 1)


def test_the_dead_tell_of_what_is_hidden_in_his_own_zone() -> None:
    world, ombeline = caster()
    world.zones.append(Zone("z2", "gallery", 20, 0, ("." * 9,) * 9, (20, 8)))
    hide(world, "spikes", (5, 5))
    hide(world, "spikes", (25, 5))
    spell = next(row for row in BOOK.spells.values() if row.effect == "ask-dead")
    run(EFFECTS[spell.effect](world, ombeline, ombeline, spell))
    assert [trap.at for trap in world.secrets.traps] == [(25, 5)]


@pytest.mark.rule("regne.spell.sceptre-dice")
@pytest.mark.parametrize(("dice", "works"), [(["1", "3", "2"], True), (["X", "5"], False)])
def test_a_sceptre_adds_its_dice(dice: list[int | str], works: bool) -> None:
    world, ombeline = caster()
    assert sceptre(ombeline) == 1
    ombeline.life = 10
    run(cast(world, ombeline, BOOK.spells["mend-flesh"], ombeline), dice)
    assert ombeline.life == (16 if works else 10)
    ombeline.trained["magic"] = -6
    run(cast(world, ombeline, BOOK.spells["mend-flesh"], ombeline))
    assert told(world, Cast)[-1].how == "failed"


@pytest.mark.rule("regne.spell.once-per-turn", "regne.turn.once-per-turn-limits")
def test_a_spell_that_worked_waits_for_the_next_turn() -> None:
    world, ombeline = caster()
    run(cast(world, ombeline, BOOK.spells["borrowed-dusk"], ombeline), ["X", "0"])
    assert "cast:borrowed-dusk:ombeline" in keys(world, ombeline)
    run(cast(world, ombeline, BOOK.spells["borrowed-dusk"], ombeline), ["3", "5"])
    assert ombeline.invisible
    assert "cast:borrowed-dusk:ombeline" not in keys(world, ombeline)
    refresh(world, ombeline)
    assert "cast:borrowed-dusk:ombeline" in keys(world, ombeline)


@pytest.mark.rule("regne.spell.effects-from-list")
def test_what_spells_do() -> None:
    world, ombeline = caster()
    revenant, ogre = foe(world, "revenant", (5, 2)), foe(world, "ogre", (5, 4))
    run(EFFECTS["dart"](world, ombeline, revenant, BOOK.spells["cinder-dart"]), ["5", "3"])
    assert (revenant.life, revenant.burning) == (12 - 4, "ombeline")
    run(EFFECTS["dawn"](world, ombeline, ombeline, BOOK.spells["breaking-dawn"]), ["2", "1"])
    assert (revenant.life, ogre.life) == (5, 35)
    run(EFFECTS["crush"](world, ombeline, ogre, BOOK.spells["crushing-dark"]), ["5", "5", "5"])
    assert ogre.life == 35 - (19 - 7)
    run(EFFECTS["wither"](world, ombeline, ogre, BOOK.spells["wither-arm"]))
    assert level(world, ogre, "strength") == 6
    run(EFFECTS["ward"](world, ombeline, ombeline, BOOK.spells["pale-ward"]))
    assert protection(world, ombeline) == 5
    refresh(world, ombeline)
    assert protection(world, ombeline) == 3


@pytest.mark.rule("regne.spell.effects-from-list")
def test_a_spell_that_nothing_comes_of_is_told() -> None:
    world, ombeline = caster()
    ogre = foe(world, "ogre", (5, 4))
    run(EFFECTS["dart"](world, ombeline, ogre, BOOK.spells["cinder-dart"]), ["1", "0"])
    assert [(event.harm, event.off, event.lost) for event in told(world, Suffered)] == [(5, 8, 0)]
    run(EFFECTS["flick"](world, ombeline, ogre, BOOK.spells["flick"]), ["0"])
    assert told(world, Suffered)[-1].harm == 0
    assert ogre.life == ogre.top


@pytest.mark.rule("regne.spell.roll")
def test_a_spell_says_how_likely_it_is_and_what_it_takes_or_gives_back() -> None:
    world, ombeline = caster()
    rat = foe(world, "rat", (5, 2))
    rat.life, ombeline.life = 4, ombeline.top - 6
    notes = {option.on: option.note for option in offered(offers(world, ombeline, ground(world)))}
    hurt, heals = notes["cinder-dart", rat.id], notes["mend-flesh", "ombeline"]
    assert hurt is not None
    assert heals is not None
    off, chance = protection(world, rat), passing(level(world, ombeline, "magic"), 1, 3)
    assert (hurt.args["low"], hurt.args["high"]) == (4 - off, 9 - off)
    assert hurt.args["chance"] == percent(chance)
    assert hurt.args["kills"] == percent(chance * Fraction(6 - off, 6))
    assert (heals.args["low"], heals.args["high"]) == (4, 6), "never more than was lost"


@pytest.mark.rule("regne.statue.no-dark-spells")
def test_no_dark_spell_near_a_blessed_statue() -> None:
    world, ombeline = caster()
    foe(world, "rat", (5, 2))
    assert any("cinder-dart" in key for key in keys(world, ombeline, "cast"))
    scenery(world, "statue", (8, 8))
    ombeline.life -= 1
    assert not any("cinder-dart" in key for key in keys(world, ombeline, "cast"))
    assert any("mend-flesh" in key for key in keys(world, ombeline, "cast"))


@pytest.mark.rule("regne.magicarmour.talisman")
def test_a_talisman_keeps_off_all_spells() -> None:
    world, ombeline = caster()
    hadrun = bare(hero(world, "hadrun", (3, 2)))
    spell = BOOK.spells["mend-flesh"]
    assert hadrun in targets(world, ombeline, ground(world), spell)
    carry(world, hadrun, "talisman-armour", worn=True)
    assert hadrun not in targets(world, ombeline, ground(world), spell)


@pytest.mark.rule("regne.char.intelligence-caps-learning")
def test_nobody_knows_more_than_he_is_clever() -> None:
    for row in BOOK.heroes.values():
        assert len(row.skills) + len(row.spells) <= row.levels["intelligence"]
    world = vault()
    assert room(hero(world, "svein", (1, 1))) == 0
    assert room(hero(world, "pernel", (2, 1))) == 1
    assert room(hero(world, "ombeline", (3, 1))) == 6 - 1 - 4, "spells take as much room as skills"


@pytest.mark.rule("regne.spell.cost")
def test_nobody_is_healed_or_relieved_of_nothing() -> None:
    world, ombeline = caster()
    svein = hero(world, "svein", (4, 4))
    ills = ("mend-flesh", "lift-affliction")
    assert [key for key in keys(world, ombeline, "cast") if any(spell in key for spell in ills)] == []
    svein.life -= 1
    ombeline.poisoned = True
    cures = [key for key in keys(world, ombeline, "cast") if any(spell in key for spell in ills)]
    assert cures == [f"cast:mend-flesh:{svein.id}", f"cast:lift-affliction:{ombeline.id}"]
