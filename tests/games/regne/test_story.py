"""What is told of a descent, as it is read."""

from __future__ import annotations

import pytest

from souterrain.core.events import Event, numbered
from souterrain.core.text import texts
from souterrain.games.regne.events.actions import Flew, Glanced, Hit, Missed, Ran, Walked
from souterrain.games.regne.events.master import Resolved
from souterrain.games.regne.events.mishaps import FoundCrowns
from souterrain.games.regne.events.places import CameBehind, Found, Laid, Searched, Swayed
from souterrain.games.regne.events.speech import Heartened
from souterrain.games.regne.events.spells import Cast
from souterrain.games.regne.events.turns import Fated, Lost, Round, Slain, Trial
from souterrain.games.regne.game import GAME
from souterrain.games.regne.master import policy
from souterrain.games.regne.special import web
from souterrain.games.regne.words import called, figure_word

from .stage import foe, hero, run, told, vault


def read(event: Event, language: str = "fr") -> str:
    return texts(language, "regne").say(event.say()).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("event", "fr", "en"),
    [
        (Walked("svein", 1, ()), "Svein avance d’une case.", "Svein walks one square."),
        (
            Ran("ogre", 4, (), "hunt", "svein"),
            "L’Ogre vorace court sur Svein : 4 cases.",
            "The Ravenous Ogre runs at Svein: 4 squares.",
        ),
        (
            Flew(numbered("bat", 2), 5, (), "hunt", "svein"),
            "La Chauve-souris écorcheuse 2 fond sur Svein : 5 cases.",
            "Flaying Bat 2 swoops at Svein: 5 squares.",
        ),
        (Flew("bat", 1, ()), "La Chauve-souris écorcheuse vole d’une case.", "The Flaying Bat flies one square."),
        (
            Hit("svein", "ogre", 9, 4, 5, 20),
            "Svein touche l’Ogre vorace : 9 de dommages moins 4, 5 PV perdus, il en reste 20.",
            "Svein hits the Ravenous Ogre: 9 damage, 4 stopped, 5 LP lost, 20 left.",
        ),
        (
            Glanced("svein", "ogre", 3, 4),
            "Svein touche l’Ogre vorace : 3 de dommages, tout est arrêté.",
            "Svein hits the Ravenous Ogre: 3 damage, all of it stopped.",
        ),
        (
            Hit("ogre", "svein", 9, 4, 5, 0, helpless=True),
            "L’Ogre vorace touche Svein, sans défense : 9 de dommages moins 4, 5 PV perdus.",
            "The Ravenous Ogre hits Svein, who is helpless: 9 damage, 4 stopped, 5 LP lost.",
        ),
        (
            Hit("ogre", "svein", 9, 4, 5, 0, True, helpless=True),
            "L’Ogre vorace frappe Svein, sans défense, de toutes ses forces : 9 de dommages moins 4, 5 PV perdus.",
            "The Ravenous Ogre strikes Svein, who is helpless, with full force: 9 damage, 4 stopped, 5 LP lost.",
        ),
        (
            Hit("ogre", "svein", 9, 4, 5, 8, rule="regne.steal.failure", helpless=True),
            "L’Ogre vorace prend Svein sur le fait et frappe : 9 de dommages moins 4, 5 PV perdus, il en reste 8.",
            "The Ravenous Ogre catches Svein in the act and strikes: 9 damage, 4 stopped, 5 LP lost, 8 left.",
        ),
        (
            Glanced("ogre", "svein", 3, 4, rule="regne.steal.failure", helpless=True),
            "L’Ogre vorace prend Svein sur le fait et frappe : 3 de dommages, tout est arrêté.",
            "The Ravenous Ogre catches Svein in the act and strikes: 3 damage, all of it stopped.",
        ),
        (
            FoundCrowns("svein", 15, rule="regne.steal.gain"),
            "Svein vole 15 écus.",
            "Svein steals 15 crowns.",
        ),
        (
            FoundCrowns("svein", 1, rule="regne.search.only-pc-rolls"),
            "Svein fouille le sol et trouve un écu.",
            "Svein searches the floor and finds one crown.",
        ),
        (FoundCrowns("svein", 0), "Svein trouve une fausse pièce.", "Svein finds a false coin."),
        (
            Glanced("ogre", "svein", 3, 4, helpless=True),
            "L’Ogre vorace touche Svein, sans défense : 3 de dommages, tout est arrêté.",
            "The Ravenous Ogre hits Svein, who is helpless: 3 damage, all of it stopped.",
        ),
        (
            Cast("ombeline", "mend-flesh", 2, 4, "failed", 1),
            "Ombeline bute sur les mots de « Recoudre la chair » : 2 contre 4, le sort échoue.",
            "Ombeline stumbles over the words of Mend Flesh: 2 against 4, it fails.",
        ),
        (
            Cast("ombeline", "mend-flesh", 0, 4, "cross"),
            "Ombeline lance « Recoudre la chair » : un X, le sort échoue.",
            "Ombeline casts Mend Flesh: an X, it fails.",
        ),
        (
            Trial("svein", "agility", -1, 0, "failed", "regne.bridge.test"),
            "Svein cherche l’équilibre sur le pont (Agilité) : −1 contre 0, raté.",
            "Svein fights for balance on the bridge (Agility): −1 against 0, failed.",
        ),
        (Heartened(2), "Chacun gagne 2 points d’action.", "All of the party gain 2 action points."),
        (Heartened(-1), "Chacun perd un point d’action.", "All of the party lose one action point."),
        (
            Fated("svein", 1, "regne.destiny.cancel-death"),
            "Le destin épargne Svein : il lui reste un point.",
            "Destiny spares Svein: 1 point left.",
        ),
        (
            Fated("svein", 0, "regne.destiny.reroll-failure"),
            "Le destin refuse cet échec, Svein relance : c’était le dernier point.",
            "Destiny undoes the failure, and Svein rolls again: that was the last point.",
        ),
        (
            Lost("svein", 3, 9, "regne.search.only-pc-rolls"),
            "Svein se blesse en fouillant et perd 3 PV, il en reste 9.",
            "Svein is hurt while searching and loses 3 LP, 9 left.",
        ),
        (
            Found("svein", "dagger", given=True),
            "Svein, à la tête du groupe, garde une dague.",
            "Svein, who leads, keeps a dagger.",
        ),
    ],
)
def test_the_sentence_of_an_event(event: Event, fr: str, en: str) -> None:
    assert (read(event), read(event, "en")) == (fr, en)


def test_what_a_dweller_walks_for_is_told_with_his_walk() -> None:
    world = vault()
    hero(world, "svein", (3, 3))
    rat = foe(world, "rat", (8, 3))
    rat.points = 2
    run(policy.act(world, rat))
    assert told(world, Resolved) == []
    (walk,) = told(world, Ran)
    assert (walk.why, walk.target) == ("hunt", "svein")


def test_who_hangs_in_a_web_already_is_not_caught_again() -> None:
    world = vault()
    svein, spider = hero(world, "svein", (3, 3)), foe(world, "spider", (2, 3))
    for _ in range(2):
        run(web.caught(world, spider, svein, "own-arms", 1))
    assert svein.webbed
    assert sum(event.kind == "webbed" for event, _ in world.told) == 1


def test_what_the_next_line_says_is_no_line_of_its_own() -> None:
    bridge = Trial("svein", "agility", 4, 0, "passed", "regne.bridge.test")
    assert bridge.dull
    assert not Trial("svein", "agility", 4, 0, "failed", "regne.bridge.test").dull
    assert Searched("svein", rolls=True).dull
    assert not Searched("svein").dull
    assert Resolved("rat", "svein", "crush").dull
    assert not Resolved("rat", "svein", "finish").dull


def test_what_is_told_often_is_told_in_several_ways() -> None:
    misses = [Missed("svein", "pernel", way, "regne.melee.roll") for way in range(3)]
    shots = [Missed("svein", "pernel", way, "regne.shoot.resolve") for way in range(3)]
    assert len({read(event) for event in (*misses, *shots)}) == 6
    spells = [Cast("ombeline", "flick", 1, 3, "failed", way) for way in range(3)]
    assert len({read(event) for event in spells}) == 3


@pytest.mark.parametrize(
    ("rule", "hard", "verb"),
    [
        ("regne.melee.roll", False, "touche Pernel"),
        ("regne.melee.roll", True, "frappe Pernel de toutes ses forces"),
        ("regne.shoot.resolve", False, "atteint Pernel"),
        ("regne.shoot.resolve", True, "prend le temps de viser et atteint Pernel"),
    ],
)
def test_a_blow_says_how_it_was_struck(rule: str, hard: bool, verb: str) -> None:
    hit = Hit("svein", "pernel", 9, 4, 5, 17, hard, rule)
    assert read(hit) == f"Svein {verb} : 9 de dommages moins 4, 5 PV perdus, il en reste 17."


def test_where_nothing_is_taken_off_damage_is_not_told_twice() -> None:
    hit = Hit("svein", "pernel", 5, 0, 5, 17, rule="regne.melee.roll")
    assert read(hit) == "Svein touche Pernel : 5 PV perdus, il en reste 17."


def test_heroes_of_one_name_are_counted_as_kings_are() -> None:
    world = vault()
    svein, ally = hero(world, "svein", (1, 1)), foe(world, "rat", (2, 2))
    svein.number, ally.number = 14, 2
    french = texts("fr", "regne")
    names = [french.say(figure_word(each)).replace("\u00a0", " ") for each in (svein, ally)]
    assert names == ["Svein XIV", "Rat géant vermine 2"]


def test_the_first_of_a_kind_has_a_number_when_there_are_more() -> None:
    world = vault()
    first = foe(world, "troll", (1, 1))
    assert called(first) == "troll"
    second = foe(world, "troll", (2, 2))
    assert (first.number, second.number) == (1, 2)


def test_the_chronicle_keeps_what_will_be_told_by_the_fire() -> None:
    kept = [
        Laid("gallery"),
        CameBehind("rat", 3),
        Found("svein", "potion-of-care"),
        Slain("ogre", 1, 10),
        Fated("svein", 1, "regne.destiny.cancel-death"),
        Swayed("svein", "off"),
    ]
    left_out = [
        Walked("svein", 3, ()),
        Hit("svein", "ogre", 9, 4, 5, 20, rule="regne.melee.roll"),
        Slain(numbered("rat", 2), 1, 1),
        Slain("rat", 2, 2, left=1),
        Fated("svein", 1, "regne.destiny.reroll-failure"),
        Swayed("svein", "caught"),
        Round(4),
    ]
    assert [event for event in (*kept, *left_out) if GAME.memorable(event)] == kept
    assert read_again(Slain("ogre", 1, 10)) == "L’Ogre vorace meurt."


def read_again(event: Event) -> str:
    return texts("fr", "regne").say(event.recalled())
