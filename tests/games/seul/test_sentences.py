"""Sentences of the story that are only true if they know what came before."""

from __future__ import annotations

import pytest

from souterrain.core.events import tell
from souterrain.core.say import Say
from souterrain.core.text import texts
from souterrain.games.seul.catalogue import BOOK
from souterrain.games.seul.choices import act
from souterrain.games.seul.combat import initiative, throw_lantern
from souterrain.games.seul.encounter import meet
from souterrain.games.seul.equipment import make
from souterrain.games.seul.events.character import Resisted
from souterrain.games.seul.events.combat import BrokeAway, Escaped
from souterrain.games.seul.events.meetings import CaptiveGone, Spared
from souterrain.games.seul.events.places import TrapEffect
from souterrain.games.seul.events.town import Sold
from souterrain.games.seul.expedition import come_home
from souterrain.games.seul.explore import explore
from souterrain.games.seul.goals import came_home
from souterrain.games.seul.light import burn_down, drop_light, light_lantern, light_torch
from souterrain.games.seul.loot import bag
from souterrain.games.seul.pack import drop
from souterrain.games.seul.places import place_here
from souterrain.games.seul.resolution import withstand
from souterrain.games.seul.specials import on_hit
from souterrain.games.seul.traps import spring
from souterrain.games.seul.treasure import take_thing, unpack
from souterrain.games.seul.walking import walk
from souterrain.games.seul.world import ROUNDS, Chest, Goal, World
from souterrain.games.seul.wounds import blackout
from tests.games.seul.stage import arm, below, furnish, group, meeting
from tests.play import run


def said(world: World, lang: str = "fr") -> list[str]:
    words = texts(lang, "seul")
    return [words.say(event.say()).replace("\u00a0", " ") for event, _ in world.told]


@pytest.mark.rule("seul.encounter.not-always-a-fight")
@pytest.mark.parametrize(
    ("lit", "first", "then"),
    [
        (True, "Deux gobelins, à une case.", "Les gobelins se méfient de vous."),
        (False, "Vous entendez quelque chose, à une case.", "Deux gobelins se méfient de vous."),
    ],
)
def test_those_who_come_out_of_the_dark_are_counted_when_they_are_seen(lit: bool, first: str, then: str) -> None:
    world = below(lit=lit)
    run(meet(world, group("goblin", hp=(4, 4), mood="wary"), "wandering"), dice=[1, 1, 20], answers=["pass"])
    told = said(world)
    assert (told[0], told[2]) == (first, then)


@pytest.mark.rule("seul.save.difficulty")
@pytest.mark.parametrize(
    ("harm", "told"), [("poison", "Vous résistez au poison."), ("circle", "Vous résistez au cercle magique.")]
)
def test_a_save_that_is_passed_says_what_it_was_against(harm: str, told: str) -> None:
    world = below()
    assert run(withstand(world, harm), dice=[20]).result
    assert said(world) == [told]
    assert not run(withstand(world, harm), dice=[2]).result
    assert said(world) == [told], "what a failure brings has its own line"


@pytest.mark.rule("seul.damage.save-for-half-or-none")
@pytest.mark.parametrize(("face", "told"), [(20, Resisted("gas")), (2, TrapEffect("gas", fatigue_now=2, earned=10))])
def test_gas_is_withstood_or_takes_one_by_the_throat(face: int, told: Resisted | TrapEffect) -> None:
    world = below()
    run(spring(world, "choking-gas"), dice=[face])
    assert [type(event) for event, _ in world.told][1:] == [type(told)]


@pytest.mark.rule("seul.social.stake-before-roll", "seul.combat.initiative")
@pytest.mark.parametrize(
    ("faces", "then"),
    [([1, 9], "en premier."), ([9, 1], "après l’adversaire."), ([5, 3], "en même temps que l’adversaire.")],
)
def test_who_has_angered_them_learns_when_he_acts(faces: list[int], then: str) -> None:
    world = below()
    meeting(world, acts_last=True)
    run(initiative(world), dice=faces)
    assert said(world) == ["Vous agirez en dernier au premier Round, puis " + then]


@pytest.mark.rule("seul.resource.plus-two-per-resource-on-any-roll")
@pytest.mark.parametrize(
    ("angered", "asked"), [(False, "Prendre les devants ?"), (True, "Prendre les devants à partir du deuxième Round ?")]
)
def test_haste_is_for_the_rounds_in_which_it_counts(angered: bool, asked: str) -> None:
    world = below(resources=2)
    world.every_die = world.ask_effort = True
    meeting(world, acts_last=angered)
    question = run(initiative(world), dice=[1, 9], answers=["roll"]).asked[0]
    assert texts("fr", "seul").say(question.text).replace("\u00a0", " ").startswith(asked + " Chaque")


@pytest.mark.rule("seul.encounter.not-always-a-fight")
def test_whoever_was_freed_takes_his_leave_in_the_open() -> None:
    world = below()
    world.captive = "lost-pilgrim"
    run(come_home(world))
    assert (CaptiveGone("lost-pilgrim", home=True), world.captive) == (world.told[1][0], "")
    assert said(world)[1] == "À l’air libre, le pèlerin égaré vous remercie et s’en va."


@pytest.mark.rule("seul.hp.unconscious-six-turns")
def test_whoever_was_freed_does_not_wait_for_the_unconscious() -> None:
    world = below()
    world.captive = "lost-pilgrim"
    run(blackout(world, None), dice=[20])
    assert (said(world)[-1], world.captive) == ("Le pèlerin égaré n’est plus à vos côtés.", "")


@pytest.mark.rule("seul.treasure.coins-need-container")
def test_coins_that_go_into_a_bag_say_what_they_were_in() -> None:
    world = below(resources=2)
    place = place_here(world)
    place.purse, pouch = {"gold": 3}, Chest("pouch", purse={"gold": 6})
    place.chests = [pouch]
    bag(world, place, pouch)
    bag(world, place, None)
    assert said(world) == [
        "Vous videz la bourse dans un sac fait d’une Ressource : 6 PO.",
        "Une Ressource vous sert de sac : vous y mettez 3 PO.",
    ]


@pytest.mark.rule("seul.char.motivation-free")
def test_what_is_paid_for_a_goal_is_not_paid_for_empty_hands() -> None:
    world = below()
    world.goal = Goal("chart", done=True)
    came_home(world, 0)
    assert said(world) == ["Votre but atteint vous vaut 60 PO."]


@pytest.mark.parametrize(
    ("n", "told"),
    [
        (1, "Vous épargnez le bandit à terre ; les siens s’en souviendront."),
        (2, "Vous épargnez les bandits à terre ; les leurs s’en souviendront."),
    ],
)
def test_it_is_those_on_the_ground_who_are_spared(n: int, told: str) -> None:
    world = below()
    tell(world, Spared("bandit", n))
    assert said(world) == [told]


@pytest.mark.rule("seul.flight.end")
def test_a_flight_that_leads_nowhere_says_so() -> None:
    world = below()
    tell(world, BrokeAway())
    tell(world, Escaped(0))
    assert said(world) == [
        "Vous prenez la fuite, et aucun coup ne vous atteint.",
        "Vous reprenez votre souffle sans aller plus loin.",
    ]


def test_a_french_trait_fits_any_name() -> None:
    words = texts("fr", "seul")
    named = {words.say(Say("trait-" + trait)) for trait in BOOK.traits}
    assert not named & {"Nain", "Halfelin", "Costaud", "Érudit", "Méfiant", "Tueur de loups", "le Silencieux"}


@pytest.mark.rule("seul.gear.light-sources", "seul.gear.shield-uses-off-hand", "seul.light.lantern")
@pytest.mark.parametrize(
    ("light", "floor", "shield", "sentence"),
    [
        ("torch", "flagstones", False, "Vous lâchez la torche, qui brûle encore à terre."),
        ("torch", "flooded", False, "Vous lâchez la torche, et l’eau l’éteint."),
        ("lantern", "flagstones", False, "Vous lâchez la lanterne, et elle se brise."),
        (
            "torch",
            "flagstones",
            True,
            "Vous lâchez la torche, qui brûle encore à terre ; votre bouclier est à votre bras : classe d’armure 11.",
        ),
    ],
)
def test_what_becomes_of_a_light_that_is_let_fall_is_told(light: str, floor: str, shield: bool, sentence: str) -> None:
    world = below(lit=False, torches=1)
    arm(world.hero, "lantern", *(["shield"] if shield else []))
    place_here(world).lifted = floor
    (light_torch if light == "torch" else light_lantern)(world)
    world.told.clear()
    drop_light(world)
    assert said(world) == [sentence]


@pytest.mark.rule("seul.light.lantern")
def test_a_lantern_that_is_thrown_breaks_and_one_without_oil_goes_out() -> None:
    world = below(lit=False)
    arm(world.hero, "lantern")
    light_lantern(world)
    world.told.clear()
    run(throw_lantern(world, meeting(world, group("orc", hp=(20,))).group.foes[0]), dice=[2])
    assert said(world)[0] == "La lanterne se brise."
    world = below(lit=False)
    arm(world.hero, "lantern")
    light_lantern(world)
    world.told.clear()
    world.now += 24 * ROUNDS
    burn_down(world)
    assert said(world) == ["La lanterne s’éteint."]


@pytest.mark.rule("seul.gear.heavy-weapon-two-hands")
def test_a_weapon_for_two_hands_that_is_drawn_in_a_fight_lets_the_light_fall() -> None:
    world = below(pack=[make("heavy-weapon")])
    arm(world.hero, "melee-weapon")
    meeting(world, group("orc"))
    run(act(world), answers=["wield:0", "wait"])
    assert world.hero.off_hand == ""
    assert said(world)[:2] == [
        "Vous empoignez l’épée à deux mains.",
        "Vous lâchez la torche, qui brûle encore à terre.",
    ]


@pytest.mark.rule("seul.xp.layout-discovery")
@pytest.mark.parametrize(
    ("contents", "detail", "word"), [("function", "library", "la bibliothèque"), ("element", "tomb", "la salle")]
)
def test_a_room_that_has_no_use_is_a_room_wherever_it_is_spoken_of(contents: str, detail: str, word: str) -> None:
    world = below(at=(6, 1))
    furnish(world, kind="function", contents=contents, detail=detail)
    asked = run(explore(world), answers=["rest"]).asked[0]
    assert f", {word.removeprefix('la ')}\u00a0:" in texts("fr", "seul").say(asked.text)
    world.at -= 4
    world.told.clear()
    run(walk(world, world.at + 5))
    assert said(world) == [f"Vous gagnez {word}, 5 cases plus loin."]


@pytest.mark.rule("seul.save.difficulty")
def test_paralysis_is_told_as_what_it_is() -> None:
    world = below()
    meeting(world, group("ghoul", hp=(9,)))
    run(on_hit(world), dice=[2])
    assert said(world) == ["Vos membres s’engourdissent : vous ne pourrez rien faire au Round suivant."]


@pytest.mark.rule("seul.treasure.forms-and-enc")
def test_what_is_magic_is_told_as_such_from_the_find_to_the_sale() -> None:
    world = below()
    place = place_here(world)
    chest = Chest("iron-chest", things=[make("melee-weapon", bonus=1), make("charm", bonus=2, domain="agility")])
    place.chests = [chest]
    unpack(world, place, chest)
    take_thing(world, place, 0)
    take_thing(world, place, 0)
    charm = world.hero.pack[-1]
    drop(world, charm)
    tell(world, Sold("melee-weapon+1", 500, 50))
    assert said(world) == [
        "Le coffre de fer contient une épée +1 et un talisman « Agilité » +2.",
        "Vous prenez l’épée +1.",
        "Vous prenez le talisman « Agilité » +2.",
        "Vous lâchez le talisman « Agilité » +2.",
        "Vous vendez l’épée +1 pour 500 PO (50 % de sa valeur).",
    ]


@pytest.mark.rule("seul.time.unencumbered-speed")
@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"kind": "room"}, "Vous gagnez une autre salle, 5 cases plus loin."),
        ({"kind": "corridor"}, "Vous gagnez le couloir, 5 cases plus loin."),
    ],
)
def test_who_goes_from_room_to_room_comes_to_another(fields: dict[str, str], told: str) -> None:
    world = below(at=(6, 1))
    furnish(world, **fields)
    world.at -= 4
    furnish(world, kind="room")
    run(walk(world, world.at + 5))
    assert said(world) == [told]


@pytest.mark.rule("seul.damage.hazards")
def test_what_a_trap_teaches_is_told_with_the_trap_and_not_with_its_cure() -> None:
    world = below(hp=8)
    run(spring(world, "covered-pit"), dice=[1, 3])
    told = said(world)
    assert told[-2].endswith("(+10 px)")
    assert told[-1] == "Vous pansez vos plaies : vous voilà de nouveau à 8 PV. (Fatigue 2)"
