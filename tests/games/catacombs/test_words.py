"""Pieces have words, whatever a file calls them, and sentences count them."""

from __future__ import annotations

from tests.games.catacombs.arena import arena, down, drive

from souterrain.core.ask import Shot
from souterrain.core.say import Say
from souterrain.core.text import texts
from souterrain.games.catacombs.catalogue import BOOK
from souterrain.games.catacombs.events.actions import Healed, Raged, Softened, SpellCast
from souterrain.games.catacombs.events.flicks import (
    BecameWall,
    Burned,
    CameBack,
    Damaged,
    Feeding,
    Retaliated,
    Slain,
    Slipped,
    Stunned,
    TouchedNobody,
    Unharmed,
)
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
    assert french.say(camp) == "Le camp est attaqué par deux Zombies et un Orc."
    assert english.say(camp) == "The camp is attacked by two Zombies and an Orc."
    paid = GoldShared(("elf", "thief"), (200, 300)).say()
    assert french.say(paid) == "Pièces d’or gagnées\u00a0: 200 pour l’Elfe et 300 pour le Voleur."
    series = series_say(next(row.attacks[0] for row in BOOK.monsters.values() if len(row.attacks[0]) == 3))
    assert (french.say(series), english.say(series)) == ("trois coups de poing", "three punches")


def test_a_monster_alone_of_its_kind_has_no_number() -> None:
    world = arena()
    world.waiting = ["orc", "orc", "troll"]
    run = drive(place_monsters(world), *(down(id, 460, y) for id, y in (("troll", 40), ("orc-2", 100), ("orc-1", 160))))
    lines = [[launch.disc for launch in ask.discs] for ask in run.asked if isinstance(ask, Shot)]
    assert lines == [["orc-1", "orc-2", "troll"], ["orc-1", "orc-2"], ["orc-1"]], "all wait at once"
    assert world.new_id("troll") == "troll-2"
    french = texts("fr", "catacombs")
    assert [french.say(piece_say(id)) for id in ("troll", "orc-1")] == ["Troll", "Orc 1"]


def test_a_miss_names_what_was_missed_and_a_last_answer_is_told_as_such() -> None:
    french, english = texts("fr", "catacombs"), texts("en", "catacombs")
    punch, shot = TouchedNobody("thief", "punch", off=True).say(), TouchedNobody("elf", "missile").say()
    assert french.say(punch) == "Le Voleur rate son coup."
    assert (french.say(shot), english.say(shot)) == ("L’Elfe rate son tir.", "The Elf misses with a shot.")
    moved = TouchedNobody("thief", "punch").say()
    assert (french.say(moved), english.say(moved)) == ("Le Voleur ne touche personne.", "The Thief hits nobody.")
    dying = Retaliated("ghoul-1", "thief", "catacombs.ability.retaliation-even-when-killed").say()
    assert french.say(dying) == "Le Voleur porte un coup mortel à la Goule 1, qui peut encore riposter."
    assert french.say(Retaliated("ghoul-1").say()) == "La Goule 1 peut riposter."


def test_a_rage_is_told_from_its_beginning_to_its_price() -> None:
    french = texts("fr", "catacombs")
    assert french.say(Raged("barbarian").say()) == "Le Barbare entre en rage\u00a0!"
    spent = Stunned("barbarian", "catacombs.attack.barbarian-incapacitated-after-chain").say()
    assert french.say(spent) == "Le Barbare est à bout de forces et tombe en incapacité."
    assert french.say(Stunned("barbarian").say()) == "Le Barbare tombe en incapacité."


def test_the_healer_names_his_price_and_a_draught_has_none() -> None:
    french = texts("fr", "catacombs")
    touch = Healed("elf", 1, 7, 300).say()
    assert (
        french.say(touch) == "Pour 300 pièces d’or, le Guérisseur rend un point de vie à l’Elfe, qui en a maintenant 7."
    )
    assert french.say(Healed("elf", 3, 8).say()) == "L’Elfe regagne 3 points de vie et en a maintenant 8."


def test_the_chronicle_leaves_out_what_came_to_nothing() -> None:
    left_out = (
        TouchedNobody("elf", "missile"),
        CameBack("orc-1"),
        RoundBegan(2),
        Slipped("thief"),
        Feeding("zombie-1"),
    )
    assert not any(map(GAME.memorable, left_out))
    assert all(map(GAME.memorable, (Slain("elf", "orc-1"), SpellCast("fireball", "wizard"), RoomEntered("l0-01"))))


def test_a_chronicle_calls_nobody_by_a_number() -> None:
    english = texts("en", "catacombs")
    later = [event.recalled() for event in (BecameWall("fire-spirit-1"), Burned("orc-2", 1, 1), Stunned("elf"))]
    assert [english.say(each) for each in later] == [
        "The Fire Spirit becomes a Fire Wall.",
        "The Orc is burned by a Fire Wall: 1 damage, 1 health left.",
        "The Elf is incapacitated.",
    ]


def test_whoever_takes_no_harm_hears_why() -> None:
    french = texts("fr", "catacombs")
    absorbed = Unharmed("fire-demon-1", "elf", rule="catacombs.ability.absorption").say()
    assert (
        french.say(absorbed) == "L’Elfe frappe le Démon du feu 1 en vain\u00a0: seuls les coups de poing lui font mal."
    )
    chained = Unharmed("orc-1", "barbarian", ("orc-1", "elf"), "catacombs.attack.chain-never-same-target-twice-running")
    assert french.say(chained.say()).endswith("la même cible.")
    assert french.say(Unharmed("elf", rule="catacombs.general.other").say()) == "L’Elfe n’a rien."


def test_a_line_tells_whom_a_blow_or_a_push_sent_over_the_edge_and_of_nobody_else() -> None:
    english = texts("en", "catacombs")

    def hit(*gone: str) -> str:
        return english.say(Damaged("orc-1", "elf", 1, 7, gone).say())

    assert hit() == "Orc 1 hits the Elf: 1 damage, 7 health left."
    assert hit("elf") == "Orc 1 knocks the Elf to the edge: 1 damage, 7 health left."
    assert hit("orc-1") == "Orc 1 hits the Elf: 1 damage, 7 health left."
    assert hit("elf", "orc-1") == "Orc 1 knocks the Elf to the edge: 1 damage, 7 health left."
    assert hit("thief") == "Orc 1 hits the Elf: 1 damage, 7 health left."
    slain = Slain("elf", "orc-1", ("elf", "thief", "wizard")).say()
    assert english.say(slain) == "The Elf kills Orc 1."
    helm = Softened("thief", "iron-helm", 0, "orc-1", ("thief",)).say()
    assert english.say(helm) == "Orc 1 hits the Thief, but the Iron Helm takes the blow."
    missed = TouchedNobody("elf", "missile", all=("thief",)).say()
    assert english.say(missed) == "The Elf misses with a shot and knocks the Thief to the edge."
    followed = TouchedNobody("elf", "punch", off=True, all=("thief",)).say()
    assert english.say(followed) == "The Elf misses with a punch and knocks the Thief to the edge."
    assert english.say(Slipped("elf", off=True).say()) == "The Elf moves."
