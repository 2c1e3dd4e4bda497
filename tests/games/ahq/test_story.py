"""What is told of an expedition, as it is read."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

import souterrain
from souterrain import bots
from souterrain.core.chronicle import chapters
from souterrain.core.events import Event, Told
from souterrain.core.session import Session
from souterrain.core.story import Reader, line, recent
from souterrain.core.text import texts
from souterrain.games.ahq.events.blows import (
    Bolts,
    Critical,
    Died,
    FateTurned,
    FateUndid,
    Fumbled,
    Harmed,
    Hit,
    KnockedOut,
    Missed,
    ShotHit,
    Wounded,
    WoundedBy,
)
from souterrain.games.ahq.events.combat import (
    DoorDelay,
    Escaped,
    MetAgain,
    Moved,
    Ran,
    Recovered,
    Strategy,
    Surprise,
    Victory,
)
from souterrain.games.ahq.events.company import QuestGivenUp
from souterrain.games.ahq.events.expedition import (
    CharacterJoined,
    CorridorFound,
    DoorFound,
    HeldUp,
    HeroChosen,
    LeaderChosen,
    MonstersDrawn,
    MonstersFound,
    RoomFound,
    WayBlocked,
)
from souterrain.games.ahq.events.hazards import CaptiveFreed, CircleEntered, Joined, MouldBreathed, RoomCleared
from souterrain.games.ahq.events.magic import ChestHeld, GoldParted, GoldTaken, Healed, ItemLeft, ItemTaken, SpellCast
from souterrain.games.ahq.events.town import GoldShared, LivingPaid, NothingHappened
from souterrain.games.ahq.events.traps import GasCloud, Gassed, TrapSprung
from souterrain.games.ahq.game import GAME


def read(event: Event, language: str = "fr") -> str:
    return texts(language, "ahq").say(event.say()).replace("\u00a0", " ")


@pytest.mark.rule("ahq.combat.ranged.recovery")
@pytest.mark.parametrize(
    ("row", "count", "of", "fr", "en"),
    [
        ("arrow", 0, 3, "Rogar ne retrouve aucune de ses 3 flèches.", "Rogar recovers none of the 3 arrows."),
        ("bolt", 0, 3, "Rogar ne retrouve aucun de ses 3 carreaux.", "Rogar recovers none of the 3 bolts."),
        ("arrow", 1, 3, "Rogar retrouve une flèche sur 3.", "Rogar recovers 1 of the 3 arrows."),
        ("arrow", 2, 3, "Rogar retrouve 2 flèches sur 3.", "Rogar recovers 2 of the 3 arrows."),
        ("arrow", 3, 3, "Rogar retrouve ses 3 flèches.", "Rogar recovers all 3 arrows."),
        ("dagger", 1, 1, "Rogar retrouve sa dague.", "Rogar recovers the dagger."),
        ("bolt", 1, 1, "Rogar retrouve son carreau.", "Rogar recovers the bolt."),
        ("dagger", 0, 1, "Rogar ne retrouve pas sa dague.", "Rogar cannot find the dagger again."),
    ],
)
def test_what_is_found_again(row: str, count: int, of: int, fr: str, en: str) -> None:
    event = Recovered("rogar", row, count, of)
    assert (read(event), read(event, "en")) == (fr, en)


@pytest.mark.rule("ahq.combat.melee.critical", "ahq.combat.melee.free-attack")
def test_a_free_attack_is_told_as_one() -> None:
    assert read(Missed("rogar", "orc", 5)) == "Rogar rate l’orque (il fallait 5)."
    free = "L’attaque gratuite de Rogar rate l’orque (il fallait 5), mais le coup précédent a porté."
    assert read(Missed("rogar", "orc", 5, True)) == free
    assert read(Hit("rogar", "orc", 5, True)) == "L’attaque gratuite de Rogar touche aussi l’orque (il fallait 5)."


@pytest.mark.rule("ahq.combat.melee.free-attack", "ahq.combat.melee.critical")
def test_a_blow_is_told_in_one_sentence() -> None:
    harm = Harmed("orc", 2, 4, 7, 1, at_once=True)
    back = Hit("rogar", "orc", 5, harm=harm, back=True)
    assert read(back, "en") == (
        "Rogar strikes back at once and hits the orc (5 needed): 4 dice against Toughness 7, 2 Wounds, 1 left."
    )
    failed = Missed("rogar", "orc", 5, free=True, harm=harm)
    assert read(failed) == (
        "L’attaque gratuite de Rogar rate l’orque (il fallait 5), mais le coup précédent a porté : "
        "4 dés contre une Résistance de 7, 2 Blessures, il en reste une."
    )
    again = Critical("rogar", "orc", free=True)
    assert read(again, "en") == "Rogar’s free attack is a critical hit as well, and brings another!"
    assert read(Fumbled("rogar", "orc", back=True)) == "Rogar riposte aussitôt : échec critique contre l’orque !"
    assert texts("en", "ahq").say(Died("orc", "m1", failed).recalled()) == "Rogar slays the orc."


_HARM = "de dégâts contre une Résistance de 7"


@pytest.mark.parametrize(
    ("event", "fr"),
    [
        (MonstersFound(("goblin", "orc"), 4, (3, 1)), "Trois gobelins et un orque !"),
        (MonstersFound(("skaven-sentry",), 1), "Une sentinelle skaven !"),
        (Surprise(3, 4, "monsters"), "Surprise : 3 pour les héros, 4 pour les monstres. Avantage aux monstres."),
        (Surprise(4, 4, "heroes"), "Surprise : 4 pour les héros, 4 pour les monstres. Égalité : avantage aux héros."),
        (
            Surprise(3, 4, "monsters", engaged=True),
            "Surprise : 3 pour les héros, 4 pour les monstres. Avantage aux monstres, mais le combat est déjà engagé.",
        ),
        (FateUndid("rogar", "h1", 1, 0), "La Destinée efface la Blessure subie ce tour-ci par Rogar."),
        (
            FateUndid("rogar", "h1", 4, 1),
            "La Destinée efface les 4 Blessures subies ce tour-ci par Rogar (il lui reste un point).",
        ),
        (DoorDelay(), "La porte cache les héros : encore un tour, et ils seront à l’abri."),
        (
            QuestGivenUp({"en": "The silent mill", "fr": "Le moulin muet"}),
            "La compagnie abandonne la quête « Le moulin muet », et avec elle la carte du donjon.",
        ),
        (NothingHappened("preparation"), "On dit que les monstres se préparent. Ce n’est qu’une rumeur."),
        (MonstersFound(("orc",), 2, (2,), "wandering"), "Des monstres errants : deux orques !"),
        (MonstersFound(("skaven-sentry",), 1, (), "wandering"), "Un monstre errant : une sentinelle skaven !"),
        (MonstersFound(("orc",), 1, (), "reinforcements"), "Les monstres appellent des renforts : un orque !"),
        (MonstersDrawn(("orc",), (2,)), "Vous avez tiré : deux orques."),
        (HeroChosen("rogar", "p1"), "Rogar rejoint la troupe (Joueur 1)."),
        (HeroChosen("rogar"), "Rogar rejoint la troupe."),
        (Escaped(), "Plus aucun héros en vue : les monstres regagnent leur place."),
        (Escaped(True), "Plus aucun héros en vue : les monstres regagnent leur place et comblent leurs rangs."),
        (TrapSprung("rogar", "alarm", noticed=True), "Rogar n’échappe pas pour autant à l’alarme !"),
        (CaptiveFreed("man-at-arms", "rogar"), "L’homme d’armes est libre et se met au service de Rogar."),
        (CaptiveFreed("maiden"), "La jeune fille est libre !"),
        (
            SpellCast("magnus", "flames-of-the-phoenix", Healed("rogar", "h1", 5)),
            "Magnus le Brillant lance « Flammes du Phénix ». Rogar retrouve toutes ses Blessures (5).",
        ),
        (Strategy("attack-move"), "Ordre des monstres : attaquer, puis se déplacer."),
        (Harmed("orc", 0, 1, 7), f"Un dé {_HARM} : l’orque ne perd aucune Blessure."),
        (
            Harmed("orc", 3, 4, 7, 0, at_once=True),
            "4 dés de dégâts contre une Résistance de 7 : l’orque perd 3 Blessures (il n’en reste plus).",
        ),
        (
            Harmed("orc", 1, 4, 7, 2, at_once=True),
            "4 dés de dégâts contre une Résistance de 7 : l’orque perd une Blessure (il en reste 2).",
        ),
        (FateTurned("rogar", 1), "La Destinée change en réussite le coup manqué de Rogar (il lui reste un point)."),
        (FateTurned("rogar", 0, "trap-pit-jump-over"), "La Destinée permet à Rogar de sauter la fosse."),
        (Wounded("orc", "m1", 3, 0), "L’orque perd 3 Blessures (il n’en reste plus)."),
        (Died("orc", "m1", Wounded("orc", "m1", 3, 0, "died")), "L’orque perd 3 Blessures et meurt."),
        (KnockedOut("rogar", "h1", Wounded("rogar", "h1", 1, 0, "fainted")), "Rogar perd une Blessure et tombe KO."),
        (
            Died("orc", "m1", Harmed("orc", 3, 4, 7, 0, at_once=True, end="died")),
            f"4 dés {_HARM} : l’orque perd 3 Blessures et meurt.",
        ),
        (
            Hit("rogar", "orc", 5, harm=Harmed("orc", 1, 4, 7, 2, at_once=True)),
            "Rogar touche l’orque (il fallait 5) : 4 dés contre une Résistance de 7, une Blessure, il en reste 2.",
        ),
        (
            Died("orc", "m1", Hit("rogar", "orc", 5, harm=Harmed("orc", 3, 4, 7, at_once=True, end="died"))),
            "Rogar touche l’orque (il fallait 5) : 4 dés contre une Résistance de 7, 3 Blessures, coup mortel.",
        ),
        (
            Died("rogar", "h1", Bolts("rogar", 2, Harmed("rogar", 3, 6, 7, at_once=True, end="died"))),
            "2 carreaux frappent Rogar : 6 dés contre une Résistance de 7, 3 Blessures, coup mortel.",
        ),
        (
            ShotHit("rogar", "orc", 1, True, Harmed("orc", 0, 1, 7)),
            "Le lancer de Rogar touche l’orque (à coup sûr) : un dé contre une Résistance de 7, aucune Blessure.",
        ),
        (GoldParted(("rogar", "orc"), (14, 13)), "Partage des couronnes : 14 pour Rogar, 13 pour l’orque."),
        (GoldParted(("rogar", "orc"), (5, 5)), "Partage des couronnes : 5 par tête."),
        (
            GoldParted(("rogar", "sven", "magnus", "orc"), (8, 8, 7, 7)),
            "Partage des couronnes : 8 par tête pour Rogar et Sven Hammerhelm, "
            "7 par tête pour Magnus le Brillant et l’orque.",
        ),
        (LeaderChosen("rogar"), "Rogar prend la tête de l’expédition."),
        (GoldShared(240, 120), "Le trésor est mis en commun et partagé : 240 couronnes, 120 par tête."),
        (GoldShared(110, 110), "Trésor rapporté : 110 couronnes."),
        (LivingPaid("rogar", 25, 5), "Rogar paie son train de vie : 25 couronnes ; sa dette est de 5 couronnes."),
        (LivingPaid("rogar", 0, 1), "Rogar ne peut payer son train de vie ; sa dette est d’une couronne."),
        (LeaderChosen("rogar", again=True), "Rogar reste à la tête de l’expédition."),
        (Victory(0), "Le combat est gagné."),
        (Victory(40), "Le combat est gagné. Butin : 40 couronnes."),
        (
            Victory(40, ("magic-halberd", "arrow"), (1, 6)),
            "Le combat est gagné. Butin : 40 couronnes, une hallebarde magique et 6 flèches.",
        ),
        (Victory(0, ("magic-halberd",), (1,)), "Le combat est gagné. Butin : une hallebarde magique."),
        (Moved("rogar", "rogar", "5,5", 1), "Rogar fait un pas."),
        (Moved("rogar", "rogar", "5,5", 12), "Rogar parcourt 12 cases."),
        (Moved("orc", "m1", "5,5", 1, ran=True), "L’orque court une case."),
        (Moved("orc", "m1", "5,5", 3, ran=True), "L’orque court 3 cases."),
        (
            WoundedBy("rogar", "rogar", 1, 3, cause=MouldBreathed("rogar", "poison")),
            "Rogar respire les moisissures : un poison. Il perd une Blessure (il en reste 3).",
        ),
        (
            Died(
                "skaven-sentry",
                "m1",
                WoundedBy("skaven-sentry", "m1", 1, 0, "died", cause=Gassed("skaven-sentry", "medium")),
            ),
            "La sentinelle skaven respire le gaz. Elle perd une Blessure et meurt.",
        ),
        (
            CorridorFound(2, "", ("turn", "dead-end")),
            "Derrière la porte : un couloir de 2 éléments. Au bout, à gauche : un tournant ; à droite : un cul-de-sac.",
        ),
        (
            CorridorFound(1, "", ("turn", "turn")),
            "Derrière la porte : un couloir d’un seul élément. À chaque bout : un tournant.",
        ),
        (
            CorridorFound(2, "e", ("dead-end",), cut=True, monsters=True),
            "À l’est, un couloir de 2 éléments, écourté faute de place, où rôdent des monstres errants. "
            "Au bout : un cul-de-sac.",
        ),
        (CorridorFound(1, "n"), "Au nord, un couloir d’un seul élément."),
        (WayBlocked("w"), "À l’ouest, un éboulement bouche le passage."),
        (DoorFound("n"), "Une porte dans le mur nord."),
        (DoorFound("n", another=True), "Une autre porte dans le mur nord."),
        (GoldTaken("rogar", 1), "Rogar prend une couronne."),
        (GoldTaken("rogar", 61, "sven"), "Rogar prend 61 couronnes sur le corps de Sven Hammerhelm."),
        (ItemTaken("rogar", "rope", body="sven"), "Rogar prend la corde sur le corps de Sven Hammerhelm."),
        (ItemTaken("rogar", "greek-fire", 2), "Rogar prend les 2 fioles de feu grégeois."),
        (ItemLeft("arrow", 6), "On laisse sur place les 6 flèches."),
        (ItemLeft("red-dragon-ash"), "On laisse sur place les cendres de dragon rouge."),
        (ChestHeld("arrows", 20), "Dans le coffre : des flèches et de l’or (20 couronnes)."),
        (SpellCast("magnus", "flames-of-death"), "Magnus le Brillant lance « Flammes Mortelles »."),
        (TrapSprung("rogar", "alarm"), "Rogar se laisse surprendre par une alarme !"),
        (GasCloud("medium"), "Le nuage se révèle être un poison de force moyenne."),
        (Ran("orc", 8), "L’orque fait mine de courir, mais reste sur place."),
        (
            CircleEntered("sven", "power-idle"),
            "Sven Hammerhelm entre dans le cercle : un pouvoir que seul un magicien saurait saisir.",
        ),
        (Joined("rogue", "sven"), "Un voleur se met au service de Sven Hammerhelm."),
        (RoomCleared("rats", "flames"), "Plus rien à craindre des rats, grâce aux Flammes Mortelles."),
        (HeldUp("rogar", "door"), "Rogar ne peut avancer : une porte fermée barre le chemin."),
        (HeldUp("rogar", "crowd", ("orc",)), "Rogar et l’orque ne peuvent avancer : les autres sont dans le passage."),
    ],
)
def test_the_sentence_of_an_event(event: Event, fr: str) -> None:
    assert read(event) == fr
    assert read(event, "en")


def test_that_nothing_happened_is_no_line_of_the_story() -> None:
    session = souterrain.new("ahq", seed="quiet", setup={"players": 1, "heroes": 1, "levels": 1})
    bots.play(session, {"p1": bots.make("ahq", "scripted")}, most=60)
    kinds = [event.kind for event in session.events]
    told = [line.kind for line in session.log("p1")]
    assert kinds.count("quiet-turn") > 0
    assert "quiet-turn" not in told
    assert "stayed" not in told
    assert [event.kind for event in session.events if not event.dull] == told
    assert not {"quiet-turn", "stayed"}.intersection(line.kind for line in recent(session, "p1", 400))


def test_what_belongs_into_the_chronicle_is_marked_for_whoever_reads_the_story() -> None:
    session = souterrain.new("ahq", seed="a chronicle", setup={"players": 1, "choice": ["heinrich"]})
    kept = {line.kind: line.kept for line in Reader(("p1",)).read(session)}
    assert kept["hero-chosen"]
    assert not kept["henchman-joined"]


def test_a_chronicle_of_an_expedition_tells_its_fights_and_how_they_went() -> None:
    kept = [MonstersFound(("orc",), 3, (3,)), Victory(20), KnockedOut("rogar", "h1"), RoomFound("quest", small=False)]
    kept += [MetAgain(("orc",), (3,)), CharacterJoined("assassin")]
    assert all(map(GAME.memorable, kept))
    left_out = [RoomFound("normal", small=True), Hit("rogar", "orc", 5), Died("orc", "m1")]
    assert not any(map(GAME.memorable, left_out))


def test_a_chronicle_as_text_does_not_number_the_fallen_nor_those_who_slew_them() -> None:
    blow = Hit(
        "orc\u00a03", "man-at-arms\u00a02", 5, harm=Harmed("man-at-arms\u00a02", 3, 4, 7, at_once=True, end="died")
    )
    game = SimpleNamespace(game=GAME, story=[Told(Died("man-at-arms\u00a02", "h1", blow), (), (), 0)])
    told = chapters(cast(Session, game), texts("en", "ahq"))
    assert [sentence.text for chapter in told for sentence in chapter] == ["The orc slays the man-at-arms."]


def test_a_chronicle_says_who_slew_whom_and_leaves_out_the_dice() -> None:
    blow = Hit("rogar", "orc", 5, harm=Harmed("orc", 3, 4, 7, at_once=True, end="died"))
    words = texts("fr", "ahq")
    assert words.say(Died("orc", "m1", blow).recalled()) == "Rogar tue l’orque."
    assert words.say(Died("orc", "m1", Wounded("orc", "m1", 3, 0, "died")).recalled()) == "L’orque meurt."
    bolts = Bolts("rogar", 2, Harmed("rogar", 3, 6, 7, at_once=True, end="died"))
    assert words.say(Died("rogar", "h1", bolts).recalled()) == "Rogar meurt.", "nobody shot them"
    assert words.say(FateUndid("rogar", "h1", 3, 1).recalled()) == "La Destinée épargne Rogar."
    faint = KnockedOut("rogar", "h1", Wounded("rogar", "h1", 1, 0, "fainted"))
    assert words.say(faint.recalled()) == "Rogar tombe KO."
    read = line(Told(Died("orc", "m1", blow), (), (), 0))
    assert read.recalled == Died("orc", "m1", blow).recalled(), "a browser is told both"
    second = line(Told(Died("orc\u00a02", "m1"), (), (), 0))
    assert second.recalled is not None
    assert (words.say(second.text), words.say(second.recalled)) == ("L’orque\u00a02 meurt.", "L’orque meurt.")
    heir = line(Told(Died("magnus\u00a0XII", "h1"), (), (), 0)).recalled
    assert heir is not None
    assert "XII" in words.say(heir), "he has that name for himself alone"
    assert line(Told(HeldUp("rogar", "door"), (), (), 0)).recalled is None
