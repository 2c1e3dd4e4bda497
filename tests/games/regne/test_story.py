"""What is told of a descent, as it is read."""

from __future__ import annotations

import pytest

from souterrain.core.events import Event
from souterrain.core.text import texts
from souterrain.games.regne.events.actions import Glanced, Hit, Ran, Walked
from souterrain.games.regne.events.master import Resolved
from souterrain.games.regne.events.places import Found, Searched
from souterrain.games.regne.events.speech import Heartened
from souterrain.games.regne.events.turns import Fated, Lost, Trial
from souterrain.games.regne.master import policy
from souterrain.games.regne.special import web

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
            Hit("svein", "ogre", 9, 4, 5, 20),
            "Svein touche l’Ogre vorace : 9 de dommages moins 4, 5 PV perdus, il en reste 20.",
            "Svein hits the Ravenous Ogre: 9 damage, 4 stopped, 5 LP lost, 20 left.",
        ),
        (
            Glanced("svein", "ogre", 3, 4),
            "Svein touche l’Ogre vorace : 3 de dommages, tout est arrêté.",
            "Svein hits the Ravenous Ogre: 3 damage, all of it stopped.",
        ),
        (Heartened(2), "Chacun gagne 2 points d’action.", "All of the party gain 2 action points."),
        (Heartened(-1), "Chacun perd un point d’action.", "All of the party lose one action point."),
        (
            Fated("svein", 1, "regne.destiny.cancel-death"),
            "Le destin épargne Svein : il reste 1 point.",
            "Destiny spares Svein: 1 point left.",
        ),
        (
            Fated("svein", 0, "regne.destiny.reroll-failure"),
            "Le destin s’en mêle, Svein relance : c’était le dernier point.",
            "Destiny lets Svein roll again: that was the last point.",
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
    assert Resolved("rat", "svein", "weakest").dull
    assert not Resolved("rat", "svein", "crush").dull
