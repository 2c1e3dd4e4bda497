"""What the chronicle keeps."""

from __future__ import annotations

import souterrain
from souterrain import bots
from souterrain.core.chronicle import chapters
from souterrain.core.match import Match
from souterrain.core.story import Reader
from souterrain.core.text import texts
from souterrain.games.chateau.events.combat import Died, FoeDied, FoeHit, Hit, Missed
from souterrain.games.chateau.events.encounters import Quiet
from souterrain.games.chateau.events.movement import GroupMoved, Moved
from souterrain.games.chateau.game import GAME


def test_what_is_no_line_of_the_story_is_no_line_of_the_whole_chronicle_either() -> None:
    session = souterrain.new("chateau", seed="story 0", setup={"players": 1})
    bots.play(session, {seat: bots.make("chateau", "scripted", 0) for seat in session.seats}, most=60)
    words = texts("fr", "chateau")
    assert any(line.event.dull for line in session.story)
    told = [sentence.text for chapter in chapters(session, words, whole=True) for sentence in chapter]
    assert told == [words.say(line.event.say()) for line in session.story if not line.event.dull]


def test_the_chronicle_leaves_out_blows_in_vain_quiet_hours_and_the_way_between_places() -> None:
    left_out = (Missed("warrior", "orc"), Quiet("C05"), GroupMoved("C05"), Moved("thief", "K04"))
    told = (FoeDied("orc"), GroupMoved("K12"), Moved("thief", "V00"))
    assert not any(map(GAME.memorable, left_out))
    assert all(map(GAME.memorable, told))


def test_the_chronicle_counts_no_wounds_and_says_who_died_by_whose_blows() -> None:
    words = texts("fr", "chateau")
    told = (
        FoeDied("orc", "warrior", "mace", 1),
        Died("cleric", FoeHit("troll", "cleric", 4, 0, 0)),
        Died("thief", Hit("warrior", "thief", "sword", 3, 0)),
    )
    assert [words.say(event.recalled()) for event in told] == [
        "Le Guerrier tue l’Orque à la masse.",
        "Le Clerc tombe sous les coups du Troll.",
        "Le Guerrier tue le Voleur à l’épée.",
    ]


def test_a_decision_that_was_taken_back_is_no_part_of_the_adventure() -> None:
    session = souterrain.new("chateau", seed="story 0", setup={"players": 1})
    bots.play(session, {seat: bots.make("chateau", "scripted", 0) for seat in session.seats}, most=20)
    match = Match(session, bots.make)
    match.undo()
    session, words = match.session, texts("fr", "chateau")
    told, whole = (
        [sentence.text for chapter in chapters(session, words, all_of_it) for sentence in chapter]
        for all_of_it in (False, True)
    )
    assert not any("reprise" in sentence for sentence in told)
    assert any("reprise" in sentence for sentence in whole)
    assert not any(line.kept for line in Reader(session.seats).read(session) if line.text.id == "event-taken-back")
