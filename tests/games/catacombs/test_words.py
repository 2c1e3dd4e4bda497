"""Pieces have words, whatever a file calls them, and sentences count them."""

from __future__ import annotations

from tests.games.catacombs.arena import arena, down, drive

from souterrain.core.say import Say
from souterrain.core.text import texts
from souterrain.games.catacombs.catalogue import BOOK
from souterrain.games.catacombs.events.actions import SpellCast
from souterrain.games.catacombs.events.flicks import CameBack, Retaliated, Slain, Slipped, TouchedNobody, Unharmed
from souterrain.games.catacombs.events.rooms import RoomEntered, RoundBegan
from souterrain.games.catacombs.events.spoils import Ambushed, GoldShared
from souterrain.games.catacombs.game import GAME
from souterrain.games.catacombs.install import place_monsters
from souterrain.games.catacombs.monsters import series_say
from souterrain.games.catacombs.words import piece_say


def test_a_piece_that_a_file_numbers_by_no_number_is_called_as_it_stands_there() -> None:
    kind = next(kind for kind, monster in BOOK.monsters.items() if BOOK.pools[monster.pool] > 1)
    assert piece_say(f"{kind}-2").args["n"] == 2
    assert piece_say(f"{kind}-x") == Say(f"kind-{kind}-x", literal=f"{kind}-x")


def test_monsters_alike_are_counted_and_payments_share_a_sentence() -> None:
    french, english = texts("fr", "catacombs"), texts("en", "catacombs")
    camp = Ambushed(("zombie", "orc", "zombie")).say()
    assert french.say(camp) == "Le camp est attaqué par 2 Zombies et un Orc."
    assert english.say(camp) == "The camp is attacked by 2 Zombies and an Orc."
    paid = GoldShared(("elf", "thief"), (200, 300)).say()
    assert french.say(paid) == "Pièces d’or gagnées\u00a0: 200 pour l’Elfe et 300 pour le Voleur."
    series = series_say(next(row.attacks[0] for row in BOOK.monsters.values() if len(row.attacks[0]) == 3))
    assert (french.say(series), english.say(series)) == ("trois coups de poing", "three punches")


def test_a_monster_alone_of_its_kind_has_no_number() -> None:
    world = arena()
    world.waiting = ["orc", "orc", "troll"]
    run = drive(place_monsters(world), *(down(id, 460, y) for id, y in (("troll", 40), ("orc-1", 100), ("orc-2", 160))))
    assert len(run.asked) == 3
    assert world.new_id("troll") == "troll-2"
    french = texts("fr", "catacombs")
    assert [french.say(piece_say(id)) for id in ("troll", "orc-1")] == ["Troll", "Orc 1"]


def test_a_miss_names_what_was_missed_and_a_last_answer_is_told_as_such() -> None:
    french, english = texts("fr", "catacombs"), texts("en", "catacombs")
    punch, shot = TouchedNobody("thief", "punch", off=True).say(), TouchedNobody("elf", "missile").say()
    assert french.say(punch) == "Le Voleur rate son coup et sort du plateau\u00a0: retour au bord."
    assert (french.say(shot), english.say(shot)) == ("L’Elfe rate son tir.", "The Elf misses with a shot.")
    dying = Retaliated("ghoul-1", "catacombs.ability.retaliation-even-when-killed").say()
    assert french.say(dying) == "La Goule 1 va tomber, mais peut encore riposter."
    assert french.say(Retaliated("ghoul-1").say()) == "La Goule 1 peut riposter."


def test_the_chronicle_leaves_out_what_came_to_nothing() -> None:
    left_out = (TouchedNobody("elf", "missile"), CameBack("orc-1"), RoundBegan(2), Slipped("thief"))
    assert not any(map(GAME.memorable, left_out))
    assert all(map(GAME.memorable, (Slain("elf", "orc-1"), SpellCast("fireball", "wizard"), RoomEntered("l0-01"))))


def test_whoever_takes_no_harm_hears_why() -> None:
    french = texts("fr", "catacombs")
    absorbed = Unharmed("fire-demon-1", "catacombs.ability.absorption")
    assert french.say(absorbed.say()) == "Seuls les coups de poing blessent le Démon du feu 1."
    assert french.say(Unharmed("elf", "catacombs.general.other").say()) == "L’Elfe n’a rien."
