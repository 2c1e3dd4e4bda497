"""Articles that go without saying: what the forms of a word that are written tell of those that are not."""

from __future__ import annotations

import re

Forms = dict[str, str]
"""A word's forms, by the names under which sentences call for them."""

FORMS = {"fr": ("le", "un", "du", "au", "pl", "f", "genre"), "en": ("the", "a", "pl", "at")}
"""The forms that sentences may call for; a word without one is used as it is."""

_ELIDED = re.compile("(?:[aeiouhàâäéèêëîïôöùûüœæ]|y[^aeiou])", re.IGNORECASE)


def articled(language: str, word: str, forms: Forms) -> Forms:
    """A word's forms with those that go without saying. In French a gender tells all four articles, where none is
    written (« la hache » has all of them written, as whatever begins with an aspirated h, a proper name, a plural);
    in English "a skaven" tells "the skaven", and "the cellar" tells "at the cellar", where nobody says "in"."""
    if language == "fr":
        told = "genre" in forms and forms.keys().isdisjoint(("le", "un", "du", "au"))
        return {**_of_gender(word, forms["genre"]), **forms} if told else forms
    article, _, noun = forms.get("a", "").partition(" ")
    if article in ("a", "an"):
        forms = {"the": f"the {noun}", **forms}
    return {"at": f"at {forms.get('the', word)}", **forms}


def _of_gender(noun: str, gender: str) -> Forms:
    """« Le gobelin », « la sorcière », « l’ogre »."""
    le, un = ("la", "une") if gender == "f" else ("le", "un")
    du, au = ("du", "au") if gender != "f" else ("de la", "à la")
    if _ELIDED.match(noun):
        return {"le": f"l’{noun}", "un": f"{un} {noun}", "du": f"de l’{noun}", "au": f"à l’{noun}"}
    return {"le": f"{le} {noun}", "un": f"{un} {noun}", "du": f"{du} {noun}", "au": f"{au} {noun}"}


def name_forms(language: str, name: str) -> Forms:
    """The forms of a name that somebody gave: « de Sven », « d’Ysoline », « à Ysoline »."""
    if language != "fr":
        return {}
    return {"du": f"d’{name}" if _ELIDED.match(name) else f"de {name}", "au": f"à {name}"}
