"""Complaints of libraries and of the system, in the reader's words."""

from __future__ import annotations

import errno
import os

import pytest

import souterrain
from souterrain.core.errors import BadContent, BadSetup
from souterrain.core.faults import system_fault
from souterrain.core.text import texts


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ({"players": "two"}, "players : il faut un nombre entier (int), pas un texte (str)"),
        ({"names": ["Ann"]}, "names : il faut une table (object), pas une liste (array)"),
        ({"zork": 1}, "il n’y a pas de champ zork"),
        ({"overlay": 3}, "Règles maison (un fichier) : il faut un texte (str), pas un nombre entier (int)"),
    ],
)
def test_a_wrong_set_up_is_told_in_french(setup: dict[str, object], said: str) -> None:
    with pytest.raises(BadSetup) as refused:
        souterrain.new("chateau", setup=setup)
    assert texts("fr").say(refused.value.say).replace("\xa0", " ").endswith(said)


@pytest.mark.parametrize(
    ("field", "said"),
    [
        ("[change.monster.orc]\ncount = 0", "monster orc, count : il faut au moins 1"),
        ("[change.class.thief]\nlife = 'two'", "class thief, life : ce n’est pas écrit comme il faut"),
    ],
)
def test_a_number_that_cannot_be_is_told_in_french(field: str, said: str) -> None:
    with pytest.raises(BadContent) as refused:
        souterrain.new("chateau", setup={"overlay": 'title = { fr = "Nos règles" }\n' + field})
    assert texts("fr").say(refused.value.say).replace("\xa0", " ").endswith(said)


def test_a_file_that_cannot_be_read_is_called_ones_own() -> None:
    with pytest.raises(BadContent) as refused:
        souterrain.new("chateau", setup={"overlay": "x"})
    said = texts("fr").say(refused.value.say).replace("\xa0", " ")
    assert said.startswith("Votre fichier n’est pas un fichier TOML valide (ligne 1, colonne 2) :")


@pytest.mark.parametrize("number", [errno.ENOENT, errno.EACCES, errno.EISDIR, errno.ENOSPC, errno.EROFS])
def test_the_systems_reasons_have_words_in_both_languages(number: int) -> None:
    error = OSError(number, os.strerror(number))
    said = {language: texts(language).say(system_fault(error)) for language in ("fr", "en")}
    assert os.strerror(number) not in said.values()
    assert said["fr"] != said["en"]


def test_a_reason_without_words_of_ours_is_passed_on() -> None:
    assert (
        texts("fr").say(system_fault(OSError(errno.EXDEV, "Invalid cross-device link"))) == "Invalid cross-device link"
    )
