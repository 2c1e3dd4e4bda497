"""Figures: Heroes, Henchmen and monsters: how they are made, who is who, what state they are in and for how long.

What they are worth at this moment is in `values`, what they carry in `belongings`.
"""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import Literal

from souterrain.core.ask import Seat
from souterrain.crawl.squares import Square

from .catalogue import BOOK
from .rows import Character, Kin, Monster
from .states import BARE
from .states import Combat as Combat
from .states import Effect as Effect
from .states import EffectKind as EffectKind
from .states import Figure as Figure
from .states import Hazard as Hazard
from .states import Item as Item
from .states import Missiles as Missiles
from .states import Profile as Profile
from .states import Trap as Trap
from .states import Until as Until
from .world import World

# --- making figures


def hero(row: str, seat: Seat, at: Square = (0, 0), name: str = "") -> Figure:
    """A ready-made Hero as his sheet describes him.

    Rules: ahq.setup.hero.four-pregenerated, ahq.setup.sheet.eight-ready-heroes."""
    return _character(BOOK.characters[row], row, "hero", seat, at, name=name)


def henchman(row: str, id: str, owner: str, seat: Seat, at: Square = (0, 0)) -> Figure:
    """A Henchman in the service of a Hero."""
    return _character(BOOK.characters[row], id, "henchman", seat, at, owner=owner)


def _character(
    row: Character, id: str, kind: Literal["hero", "henchman"], seat: Seat, at: Square, owner: str = "", name: str = ""
) -> Figure:
    items = [Item(weapon) for weapon in row.weapons] + [Item(gear, count) for gear, count in row.gear.items()]
    return Figure(
        id=id,
        row=row.id,
        kind=kind,
        seat=seat,
        at=at,
        profile=_profile(row),
        wounds=row.wounds,
        fate=row.fate,
        fate_most=row.fate,
        owner=owner,
        name=name,
        items=items,
        worn=list(row.worn),
        hand=next((weapon for weapon in row.weapons if weapon in BOOK.weapons), BARE),
        spells=list(row.spells),
    )


def monster(world: World, row: str, group: str = "", at: Square = (0, 0)) -> Figure:
    """A monster as its reference card describes it; its seat is the game master's.

    Rules: ahq.armour.monsters-included, ahq.monster-ability.spellcaster."""
    card = BOOK.monsters[row]
    return Figure(
        id=world.new_id("m"),
        row=row,
        kind="monster",
        seat="gm",
        at=at,
        profile=_profile(card),
        wounds=card.wounds,
        items=[Item(item) for item in card.items],
        worn=[item for item in card.items if item in BOOK.armour],
        hand=card.weapon,
        cast=dict(card.spells),
        charges=card.charges,
        group=group,
        large=card.large,
        lurks=not world.solo and (card.sentry or bool(card.ordinary) or card.character),
    )


def arm(figure: Figure, item: Item) -> None:
    """A monster is given a magic item, which it uses if it can: it wears it, or fights with it."""
    figure.items.append(item)
    if item.row in BOOK.armour:
        figure.worn.append(item.row)
    elif item.row in BOOK.weapons and BOOK.weapons[item.row].weapon_skill + BOOK.weapons[item.row].strength:
        figure.hand = item.row


def _profile(row: Character | Monster) -> Profile:
    return Profile(**{name: getattr(row, name) for name in Profile.__struct_fields__})


# --- who is who


def is_wizard(figure: Figure) -> bool:
    return figure.kind != "monster" and BOOK.characters[figure.row].wizard


def is_caster(figure: Figure) -> bool:
    """Whether he knows spells: a Wizard, or somebody else who has learned some.

    Rule: ahq.heroquest.high-elf.start-spells."""
    return figure.kind != "monster" and (BOOK.characters[figure.row].wizard or BOOK.characters[figure.row].casts)


def is_unsure(figure: Figure) -> bool:
    """Whether every spell of his needs a test of Intelligence."""
    return figure.kind != "monster" and BOOK.characters[figure.row].unsure


def is_slow(figure: Figure) -> bool:
    """Whether he needs twice the lessons for a spell."""
    return BOOK.characters[figure.row].slow


def race(figure: Figure) -> str:
    return BOOK.characters[figure.row].race if figure.kind != "monster" else ""


def lame(figure: Figure) -> bool:
    """Whether it cannot run.

    Rule: ahq.heroquest.revisited.sir-ragnar."""
    return figure.kind != "monster" and BOOK.characters[figure.row].lame


def kin(figure: Figure) -> tuple[Kin, ...]:
    """What a monster has in common with others that certain things are made against."""
    return BOOK.monsters[figure.row].kin if figure.kind == "monster" else ()


def card(figure: Figure) -> Monster:
    return BOOK.monsters[figure.row]


def party(world: World) -> list[Figure]:
    """Heroes and Henchmen on the table."""
    return [figure for figure in world.figures.values() if figure.kind != "monster"]


def heroes(world: World) -> list[Figure]:
    return [figure for figure in world.figures.values() if figure.kind == "hero"]


def monsters(world: World) -> list[Figure]:
    return [figure for figure in world.figures.values() if figure.kind == "monster"]


def foes(world: World, figure: Figure) -> list[Figure]:
    """Those on the other side."""
    return party(world) if figure.kind == "monster" else monsters(world)


def squares(figure: Figure) -> tuple[Square, ...]:
    """The squares that a figure covers: one, or four from its north-western one.

    Rule: ahq.large-monster.base-and-move."""
    if not figure.large:
        return (figure.at,)
    x, y = figure.at
    return (x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)


def stands_on(figure: Figure, area: Set[Square]) -> bool:
    """Whether a figure covers a square of an area."""
    return not area.isdisjoint(squares(figure)) if figure.large else figure.at in area


def covered(figures: Iterable[Figure]) -> set[Square]:
    """All squares on which some figures stand."""
    taken: set[Square] = set()
    for figure in figures:
        if figure.large:
            taken.update(squares(figure))
        else:
            taken.add(figure.at)
    return taken


def occupied(world: World, without: Figure | None = None) -> set[Square]:
    """All squares on which figures stand, one apart."""
    return covered([figure for figure in world.figures.values() if figure is not without])


# --- states


def effect(figure: Figure, kind: EffectKind, turn: int | None = None) -> Effect | None:
    """The effect of that kind, if it works (in that turn)."""
    for each in figure.effects:
        if each.kind == kind and (turn is None or each.since <= turn):
            return each
    return None


def suffers(figure: Figure, kinds: frozenset[EffectKind], turn: int | None = None) -> bool:
    """Whether an effect of any of these kinds works on it (in that turn)."""
    return bool(figure.effects) and any(
        each.kind in kinds and (turn is None or each.since <= turn) for each in figure.effects
    )


def lose_effect(figure: Figure, kind: EffectKind) -> None:
    figure.effects = [each for each in figure.effects if each.kind != kind]


def out(figure: Figure) -> bool:
    """Knocked out: at zero Wounds, or asleep. He can do nothing and is easy to hit.

    Rule: ahq.combat.ko.helpless."""
    return figure.wounds <= 0 or (bool(figure.effects) and effect(figure, "asleep") is not None)


def choked(figure: Figure) -> bool:
    return effect(figure, "choke") is not None


def can_fight(figure: Figure) -> bool:
    """Whether it can make hand-to-hand attacks, and therefore has a Death Zone.

    Rule: ahq.combat.death-zone.squares."""
    return figure.wounds > 0 and figure.row not in BOOK.peaceful and not (figure.effects and suffers(figure, DISARMING))


def can_act(monster: Figure) -> bool:
    """Whether a monster still has its turn: not frozen, not put to flight."""
    return not suffers(monster, IDLING)


def is_bewitched(figure: Figure, turn: int | None = None) -> bool:
    """Whether it is no longer moved by its own player (in that turn)."""
    return suffers(figure, BEWITCHING, turn)


DISARMING: frozenset[EffectKind] = frozenset(("asleep", "choke", "still-air"))
IDLING: frozenset[EffectKind] = frozenset(("still-air", "spent"))
BEWITCHING: frozenset[EffectKind] = frozenset(("soul-stealer", "madness"))
LAMING: frozenset[EffectKind] = frozenset(("nausea", "lost-leg"))


def spend_phase(world: World, figure: Figure) -> None:
    """Somebody who is busy with something, or has had his part of the phase, does nothing else in this turn."""
    figure.effects.append(Effect("busy", "turn", world.turn))


def fresh(world: World) -> bool:
    """Whether nobody has done anything yet in this phase: what takes a turn of all Heroes must come first."""
    return not any(effect(figure, "busy") for figure in party(world))


# --- durations


def end_of_turn(world: World) -> None:
    """What lasted until this turn is over, and what was suffered in it can no longer be undone."""
    for figure in world.figures.values():
        figure.suffered = 0
        if figure.effects:
            figure.effects = [e for e in figure.effects if e.until != "turn" or e.turn > world.turn]


def wear_off(world: World) -> None:
    """What lasts until the next exploration turn ends when the coming turn is one."""
    if world.mode == "exploration":
        for figure in world.figures.values():
            if figure.effects:
                figure.effects = [e for e in figure.effects if e.until != "exploration"]


def exploration_begins(world: World) -> None:
    """What lasts only while there is fighting ends."""
    for figure in world.figures.values():
        figure.fixed = ""
        if figure.effects:
            figure.effects = [e for e in figure.effects if e.until not in ("exploration", "combat")]
