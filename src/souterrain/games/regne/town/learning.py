"""Learning: what experience buys between two quests."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, choose
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from ..catalogue import BOOK
from ..events.town import CuredOf, Improved, LearntSkill, LearntSpell, Toughened
from ..rows.beings import Spell
from ..rows.traits import Trait
from ..sheet import being, natural, room, skills, spells
from ..words import called, figure_word, trait_word
from ..world import Figure, Regne
from .company import in_turn

RULE = "regne.campaign.learning"


def learn(world: Regne) -> Rules[None]:
    """Each hero in turn, as long as there is something that he can pay for."""
    done = Deed[bool | None](Option("done", Say("choice-learnt")), lambda: True)
    for hero in in_turn(world):
        before, scars = hero.top, list(hero.handicaps)
        while found := list(lessons(world, hero)):
            text = Say("ask-learn", who=figure_word(hero), xp=hero.xp)
            if (yield from choose(hero.seat, text, [*found, done], RULE)):
                break
        hero.raised = []
        _tell_growth(world, hero, before, scars)


def _tell_growth(world: Regne, hero: Figure, before: int, scars: list[str]) -> None:
    """The life points that were bought are told together; those that a handicap had cost are not among them."""
    restored = sum(BOOK.handicaps[id].life for id in scars if id not in hero.handicaps)
    gained = hero.top - before - restored
    if gained:
        tell(world, Toughened(called(hero), hero.top, gained))


def lessons(world: Regne, hero: Figure) -> Offers[None]:
    """All that a hero can pay for with his experience: each characteristic one level, a life point, a skill, a spell
    from a grimoire that he owns, a handicap that he gets over."""
    for trait in being(hero).levels:
        cost = BOOK.lessons.level * (natural(hero, trait) + 1)
        if trait not in hero.raised and may_rise(hero, trait) and cost <= hero.xp:
            text = Say("option-raise", trait=trait_word(trait), level=natural(hero, trait) + 1)
            yield _deed(hero, "raise", trait, text, cost, partial(_raise, world, hero, trait), "group-traits")
    if BOOK.lessons.life <= hero.xp:
        do = partial(_toughen, hero)
        yield _deed(hero, "toughen", "", Say("option-toughen"), BOOK.lessons.life, do, "group-traits")
    if room(hero) > 0 and BOOK.lessons.skill <= hero.xp:
        for id, row in BOOK.skills.items():
            if row.taught and row not in skills(hero):
                do = partial(_study, world, hero, id)
                yield _deed(hero, "study", id, Say(f"skill-{id}"), BOOK.lessons.skill, do, "group-skills")
    if room(hero) > 0 and BOOK.lessons.spell <= hero.xp:
        for spell in readable(hero):
            do = partial(_read, world, hero, spell.id)
            yield _deed(hero, "read", spell.id, Say(f"spell-{spell.id}"), BOOK.lessons.spell, do, "group-spell")
    if BOOK.lessons.cure <= hero.xp:
        for id in hero.handicaps:
            text = Say("option-get-over", handicap=Say(f"handicap-{id}"))
            do = partial(cure, world, hero, id)
            yield _deed(hero, "get-over", id, text, BOOK.lessons.cure, do, "group-handicaps")


def may_rise(hero: Figure, trait: Trait) -> bool:
    """Whether a characteristic can be raised: there is a highest level, and who was born without magic stays so."""
    return 0 < natural(hero, trait) < BOOK.lessons.top


def readable(hero: Figure) -> Iterator[Spell]:
    """The spells that he may learn: of a school whose grimoire he owns and has the skill for.

    regne.grimoire.learning"""
    known = {skill.id for skill in skills(hero)}
    rows = [BOOK.grimoires[item.kind] for item in (*hero.items, *hero.stored) if item.kind in BOOK.grimoires]
    schools = {row.school for row in rows if not row.skill or row.skill in known}
    return (spell for spell in BOOK.spells.values() if spell.school in schools and spell not in spells(hero))


def _deed(hero: Figure, verb: str, on: str, text: Say, cost: int, do: partial[None], group: str) -> Deed[None]:
    note = Say("note-xp", xp=cost)
    option = Option(verb, text, note=note, rule=RULE, group=Say(group), on=(on,) if on else ())
    return Deed(option, partial(_paid, hero, cost, do))


def _paid(hero: Figure, cost: int, do: partial[None]) -> None:
    hero.xp -= cost
    do()


def _raise(world: Regne, hero: Figure, trait: Trait) -> None:
    """regne.campaign.learning."""
    hero.raised.append(trait)
    improve(world, hero, trait, RULE)


def improve(world: Regne, hero: Figure, trait: Trait, rule: str) -> None:
    hero.trained[trait] = hero.trained.get(trait, 0) + 1
    tell(world, Improved(called(hero), trait, natural(hero, trait), rule))


def _toughen(hero: Figure) -> None:
    hero.top += 1
    hero.life = hero.each = hero.top


def _study(world: Regne, hero: Figure, skill: str) -> None:
    hero.learnt.append(skill)
    tell(world, LearntSkill(called(hero), skill))


def _read(world: Regne, hero: Figure, spell: str) -> None:
    hero.studied.append(spell)
    tell(world, LearntSpell(called(hero), spell))


def cure(world: Regne, hero: Figure, handicap: str) -> None:
    """A handicap is gone.

    regne.campaign.cure"""
    hero.handicaps.remove(handicap)
    hero.top += BOOK.handicaps[handicap].life
    hero.life = hero.each = hero.top
    tell(world, CuredOf(called(hero), handicap))
