"""Casting spells: who knows them and what they cost."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from . import spells
from .belongings import count as carries
from .belongings import use_up
from .catalogue import SPELLS, Spell
from .combat.melee import reveal
from .events.magic import SpellCast
from .figures import Effect, Figure, choked, effect, is_wizard, lose_effect, out
from .reactions import offer
from .spells import aid
from .words import called, says
from .world import World

Source = str
"""Where the power comes from: "components", "circle", "monster", or "item:n" for a wand or scroll."""


def options(world: World, figure: Figure, moved: bool) -> list[Option]:
    """The spells that a figure can cast now. Only one may be cast in a turn."""
    if out(figure) or choked(figure) or effect(figure, "has-cast"):
        return []
    return [
        Option(
            f"spell:{spell.id}:{source}",
            Say("option-cast", spell=Say(f"spell-{spell.id}"), source=Say(f"source-{source.partition(':')[0]}")),
            note=_price(spell, source, figure),
            emblem="spell",
            rule=spells.RULES[spell.id],
        )
        for spell, source in sources(figure, moved)
        if (spell.combat if world.mode == "combat" else spell.exploration)
        and spells.HANDLERS[spell.cast].possible(world, figure, spell)
    ]


def sources(figure: Figure, moved: bool) -> list[tuple[Spell, Source]]:
    """The spells at a figure's command and what each would be cast from. Two components need a standing caster with
    both his hands; wands, scrolls and the circle's gift need none."""
    found: list[tuple[Spell, Source]] = []
    if figure.kind == "monster":
        return [(SPELLS[id], "monster") for id, left in figure.cast.items() if left]
    if not is_wizard(figure):
        return found
    gift = effect(figure, "free-spell") is not None
    for id in figure.spells:
        spell = SPELLS[id]
        if gift:
            found.append((spell, "circle"))
        hindered = len(spell.components) > 1 and (moved or effect(figure, "lost-hand") is not None)
        if not hindered and has_components(figure, spell):
            found.append((spell, "components"))
    for n, item in enumerate(figure.items):
        if item.row == "wand" and item.charges:
            found.append((SPELLS[item.spells[0]], f"item:{n}"))
        elif item.row == "scroll":
            found += [(SPELLS[id], f"item:{n}") for id in dict.fromkeys(item.spells)]
    return found


def has_components(figure: Figure, spell: Spell) -> bool:
    return all(carries(figure, row) >= spell.components.count(row) for row in spell.components)


def _price(spell: Spell, source: Source, figure: Figure) -> Say:
    if source == "components":
        first = Say(f"item-{spell.components[0]}")
        if len(spell.components) == 1:
            return Say("note-component", component=first, left=carries(figure, spell.components[0]))
        return Say("note-components", first=first, second=Say(f"item-{spell.components[1]}"))
    if source.startswith("item:"):
        return Say("note-charges", charges=figure.items[int(source[5:])].charges)
    return Say("note-free-spell")


def cast(world: World, figure: Figure, key: str) -> Rules[bool]:
    """Cast the spell that was chosen. Returns whether the caster may not move any more in this turn."""
    _, id, source = key.split(":", 2)
    spell = SPELLS[id]
    handler = spells.HANDLERS[spell.cast]
    aim = yield from handler.aim(world, figure, spell)
    if aim is None:
        return False
    reveal(world, figure)
    _spend(figure, spell, source)
    figure.effects.append(Effect("has-cast", "turn", world.turn))
    tell(world, SpellCast(called(figure), spell.id, spells.RULES[spell.id]))
    yield from handler.work(world, figure, spell, aim)
    return source == "components" and len(spell.components) > 1


def _spend(figure: Figure, spell: Spell, source: Source) -> None:
    """Components are used up whether or not the spell succeeds."""
    if source == "monster":
        figure.cast[spell.id] -= 1
    elif source == "components":
        for row in spell.components:
            use_up(figure, row)
    elif source == "circle":
        lose_effect(figure, "free-spell")
    else:
        item = figure.items[int(source.partition(":")[2])]
        if item.row == "wand":
            item.charges -= 1
        else:
            item.spells.remove(spell.id)
        if not item.charges and not (item.row == "scroll" and item.spells):
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
        option = next(
            (o for o in options(world, wizard, False) if o.key.startswith("spell:power-of-the-phoenix")), None
        )
        if option is None:
            continue
        text = Say("offer-answer-death", figure=says(wizard))
        if (yield from offer(world, wizard.seat, "answer-death", text, option.rule)):
            combat.idle.remove(id)
            yield from cast(world, wizard, option.key)
            return
