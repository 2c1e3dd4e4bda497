"""Casting spells: who knows them and what they cost."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Literal, NamedTuple

from msgspec.structs import replace

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.reactions import offer

from . import spells
from .belongings import count as carries
from .belongings import use_up
from .catalogue import BOOK
from .combat.melee import reveal
from .events.magic import SpellCast, SpellSlipped, Work
from .figures import Effect, Figure, choked, effect, is_caster, is_unsure, lose_effect, out
from .rows import Spell
from .spells import aid
from .spells.wards import intelligence_test
from .words import called, says
from .world import World


class Source(NamedTuple):
    """Where the power of a spell comes from; of a wand or scroll, and of spells stored in a wand, which of the figure's
    things it is."""

    kind: Literal["components", "circle", "monster", "item", "recall"]
    item: int = 0


_THINGS = ("item", "recall")
"""Sources that are things which a figure carries."""
COMPONENTS, CIRCLE, MONSTER = Source("components"), Source("circle"), Source("monster")


def deeds(world: World, figure: Figure, moved: bool) -> Iterator[Deed[bool]]:
    """The spells that a figure can cast now. Each tells whether the caster may not move any more in this turn."""
    for spell, source in castable(world, figure, moved):
        yield Deed(_option(figure, spell, source), partial(cast, world, figure, spell, source))


def recalls(world: World, figure: Figure) -> Iterator[Deed[None]]:
    """A spell that a Wizard has stored himself may be cast at any time in his turn, whatever else he does; one a turn.

    Rules: ahq.heroquest.item.wand-of-recall.cast, ahq.heroquest.item.wand-of-recall.owner."""
    if not is_caster(figure) or out(figure) or choked(figure) or effect(figure, "has-recalled"):
        return
    for n, item in enumerate(figure.items):
        if not item.spells or BOOK.gear[item.row].spends != "recall" or item.by != figure.id:
            continue
        source = Source("recall", n)
        for id in dict.fromkeys(item.spells):
            spell = replace(BOOK.spells[id], at_any_time=True)
            if _fits(world, figure, spell):
                yield Deed(_option(figure, spell, source), partial(_recall, world, figure, spell, source))


def _recall(world: World, figure: Figure, spell: Spell, source: Source) -> Rules[None]:
    """It neither takes the place of another spell nor keeps him from moving."""
    yield from cast(world, figure, spell, source)


def _option(figure: Figure, spell: Spell, source: Source) -> Option:
    return Option(
        "cast",
        Say("option-cast", spell=Say(f"spell-{spell.id}"), source=Say(f"source-{source.kind}")),
        note=_price(spell, source, figure),
        emblem="spell",
        rule=spell.rule,
        on=(spell.id, source.kind, str(source.item)) if source.kind in _THINGS else (spell.id, source.kind),
    )


def castable(world: World, figure: Figure, moved: bool) -> Iterator[tuple[Spell, Source]]:
    """What a figure can cast now, and from what. Only one spell may be cast in a turn."""
    if not (figure.kind == "monster" or is_caster(figure)) or out(figure) or choked(figure):
        return
    if effect(figure, "has-cast"):
        return
    for spell, source in sources(figure, moved):
        if _fits(world, figure, spell):
            yield spell, source


def _fits(world: World, figure: Figure, spell: Spell) -> bool:
    """Whether a spell can be cast in a turn of this kind, and has something to work on."""
    fits = spell.combat if world.mode == "combat" else spell.exploration
    return fits and spells.CASTS[spell.cast].possible(world, figure, spell)


def sources(figure: Figure, moved: bool) -> list[tuple[Spell, Source]]:
    """The spells at a figure's command and what each would be cast from. Two components need a standing caster with
    both his hands; wands, scrolls and the circle's gift need none. A monster that casts uses what it was given, as far
    as it harms.

    Rules: ahq.treasure.wand.no-components, ahq.treasure.scroll.single-use-no-components,
    ahq.magic.cast.two-components-no-move, ahq.hazard.circle.free-spell,
    ahq.heroquest.bookcase.spell-book-use."""
    if figure.kind == "monster":
        known = [(BOOK.spells[id], MONSTER) for id, left in figure.cast.items() if left]
        caster = bool(BOOK.monsters[figure.row].spells)
        return known + [(spell, source) for spell, source in _inscribed(figure) if caster and spell.dice]
    found: list[tuple[Spell, Source]] = []
    if not is_caster(figure):
        return found
    gift = effect(figure, "free-spell") is not None
    for id in known_to(figure):
        spell = BOOK.spells[id]
        if gift:
            found.append((spell, CIRCLE))
        hindered = len(spell.components) > 1 and (moved or effect(figure, "lost-hand") is not None)
        if not hindered and has_components(figure, spell):
            found.append((spell, COMPONENTS))
    return found + _inscribed(figure)


def known_to(figure: Figure) -> list[str]:
    """The spells in a Wizard's own book, and in others that he carries."""
    books = [item.spells for item in figure.items if item.spells and BOOK.gear[item.row].book]
    return list(dict.fromkeys([*figure.spells, *(id for book in books for id in book)])) if books else figure.spells


def _inscribed(figure: Figure) -> list[tuple[Spell, Source]]:
    """The spells of the wands and scrolls that a figure carries."""
    found: list[tuple[Spell, Source]] = []
    for n, item in enumerate(figure.items):
        spends = BOOK.gear[item.row].spends if item.spells else ""
        if spends == "charge" and item.charges:
            found.append((BOOK.spells[item.spells[0]], Source("item", n)))
        elif spends == "spell":
            found += [(BOOK.spells[id], Source("item", n)) for id in dict.fromkeys(item.spells)]
    return found


def has_components(figure: Figure, spell: Spell) -> bool:
    return all(carries(figure, row) >= spell.components.count(row) for row in spell.components)


def _price(spell: Spell, source: Source, figure: Figure) -> Say:
    if source.kind == "components":
        first = Say(f"item-{spell.components[0]}")
        if len(spell.components) == 1:
            return Say("note-component", component=first, left=carries(figure, spell.components[0]))
        return Say("note-components", first=first, second=Say(f"item-{spell.components[1]}"))
    if source.kind == "recall":
        return Say("note-recalled", spells=len(figure.items[source.item].spells))
    if source.kind == "item":
        return Say("note-charges", charges=figure.items[source.item].charges)
    return Say("note-free-spell")


def cast(world: World, figure: Figure, spell: Spell, source: Source) -> Rules[bool]:
    """Cast a spell. Returns whether the caster may not move any more in this turn.

    Rule: ahq.magic.cast.one-component-may-move."""
    handler = spells.CASTS[spell.cast]
    aim = yield from handler.aim(world, figure, spell)
    if aim is None:
        return False
    reveal(world, figure)
    pay(world, figure, spell, source)
    tell(world, SpellCast(called(figure), spell.id, rule=spell.rule))
    if is_unsure(figure):
        sure = yield from _masters(world, figure, spell)
        spell = replace(spell, test=False)
    else:
        sure = True
    if sure:
        yield from handler.work(world, figure, spell, aim)
        _tell_work(world)
    return source.kind == "components" and len(spell.components) > 1


def _tell_work(world: World) -> None:
    """What a spell does at once is told with it."""
    spell, work = [event for event, _ in world.told[-2:]] if len(world.told) > 1 else (None, None)
    if isinstance(spell, SpellCast) and isinstance(work, Work):
        world.told[-2:] = [(replace(spell, work=work), ())]


def _masters(world: World, figure: Figure, spell: Spell) -> Rules[bool]:
    """Whether somebody who must test his Intelligence for every spell succeeds: twice, where the spell itself asks for
    a test. If not, there is no spell at all.

    Rules: ahq.create.wizard.dwarf.test-each-spell, ahq.heroquest.high-elf.test-every-spell,
    ahq.heroquest.high-elf.two-tests."""
    for _ in range(2 if spell.test else 1):
        if not (yield from intelligence_test(world, figure)):
            tell(world, SpellSlipped(called(figure)))
            return False
    return True


def pay(world: World, figure: Figure, spell: Spell, source: Source) -> None:
    """The spell of this turn is cast. Components are used up whether or not it succeeds.

    Rule: ahq.magic.components.consumed."""
    figure.effects.append(Effect("has-recalled" if source.kind == "recall" else "has-cast", "turn", world.turn))
    if source.kind == "recall":
        figure.items[source.item].spells.remove(spell.id)
    elif source.kind == "monster":
        figure.cast[spell.id] -= 1
    elif source.kind == "components":
        for row in spell.components:
            use_up(figure, row)
    elif source.kind == "circle":
        lose_effect(figure, "free-spell")
    else:
        item = figure.items[source.item]
        if BOOK.gear[item.row].spends == "charge":
            item.charges -= 1
        else:
            item.spells.remove(spell.id)
            if item.spells:
                return
        if not item.charges:
            figure.items.remove(item)


def answer_deaths(world: World) -> Rules[None]:
    """A Wizard who has neither moved nor acted in this turn may answer a death of the game master's phase at once."""
    combat = world.combat
    if combat is None or not aid.revivable(world):
        return
    for id in list(combat.idle):
        wizard = world.figures.get(id)
        if wizard is None:
            continue
        for spell, source in castable(world, wizard, False):
            if spell.cast != "power-of-the-phoenix":
                continue
            text = Say("offer-answer-death", figure=says(wizard))
            if (yield from offer(world, wizard.seat, "answer-death", text, spell.rule)):
                combat.idle.remove(id)
                yield from cast(world, wizard, spell, source)
                return
            break
