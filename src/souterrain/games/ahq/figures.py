"""Figures: Heroes, Henchmen and monsters, what they carry, and what they are worth at this moment."""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import TYPE_CHECKING, Literal

from souterrain.core.ask import Seat
from souterrain.core.grid import Square

from .catalogue import ARMOUR, CHARACTERS, MONSTERS, WEAPONS, Armour, Character, Monster, Weapon
from .catalogue import ITEMS as ITEM_ROWS
from .states import Combat as Combat
from .states import Effect as Effect
from .states import Figure as Figure
from .states import Hazard as Hazard
from .states import Item as Item
from .states import Missiles as Missiles
from .states import Profile as Profile
from .states import Trap as Trap
from .states import Until as Until

if TYPE_CHECKING:
    from .world import World

CEILING = 12
"""No characteristic goes above this."""


# --- making figures


def hero(row: str, seat: Seat, at: Square = (0, 0), name: str = "") -> Figure:
    """A ready-made Hero as his sheet describes him."""
    return _character(CHARACTERS[row], row, "hero", seat, at, name=name)


def henchman(row: str, id: str, owner: str, seat: Seat, at: Square = (0, 0)) -> Figure:
    """A Henchman in the service of a Hero."""
    return _character(CHARACTERS[row], id, "henchman", seat, at, owner=owner)


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
        hand=next((weapon for weapon in row.weapons if weapon in WEAPONS), "fists"),
        spells=list(row.spells),
    )


def monster(world: World, row: str, group: str = "", at: Square = (0, 0)) -> Figure:
    """A monster as its reference card describes it; its seat is the game master's."""
    card = MONSTERS[row]
    return Figure(
        id=world.new_id("m"),
        row=row,
        kind="monster",
        seat="gm",
        at=at,
        profile=_profile(card),
        wounds=card.wounds,
        items=[Item(item) for item in card.items],
        worn=[item for item in card.items if item in ARMOUR],
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
    if item.row in ARMOUR:
        figure.worn.append(item.row)
    elif item.row in WEAPONS and WEAPONS[item.row].weapon_skill + WEAPONS[item.row].strength:
        figure.hand = item.row


def _profile(row: Character | Monster) -> Profile:
    return Profile(**{name: getattr(row, name) for name in Profile.__struct_fields__})


# --- who is who


def is_wizard(figure: Figure) -> bool:
    return figure.kind != "monster" and CHARACTERS[figure.row].wizard


def race(figure: Figure) -> str:
    return CHARACTERS[figure.row].race if figure.kind != "monster" else ""


def card(figure: Figure) -> Monster:
    return MONSTERS[figure.row]


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
    """The squares that a figure covers: one, or four from its north-western one."""
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


def effect(figure: Figure, kind: str, turn: int | None = None) -> Effect | None:
    """The effect of that kind, if it works (in that turn)."""
    for each in figure.effects:
        if each.kind == kind and (turn is None or each.since <= turn):
            return each
    return None


def suffers(figure: Figure, kinds: frozenset[str], turn: int | None = None) -> bool:
    """Whether an effect of any of these kinds works on it (in that turn)."""
    return bool(figure.effects) and any(
        each.kind in kinds and (turn is None or each.since <= turn) for each in figure.effects
    )


def lose_effect(figure: Figure, kind: str) -> None:
    figure.effects = [each for each in figure.effects if each.kind != kind]


def out(figure: Figure) -> bool:
    """Knocked out: at zero Wounds, or asleep. He can do nothing and is easy to hit."""
    return figure.wounds <= 0 or (bool(figure.effects) and effect(figure, "asleep") is not None)


def choked(figure: Figure) -> bool:
    return effect(figure, "choke") is not None


def can_fight(figure: Figure) -> bool:
    """Whether it can make hand-to-hand attacks, and therefore has a Death Zone."""
    return figure.wounds > 0 and figure.row not in PEACEFUL and not suffers(figure, DISARMING)


def can_act(monster: Figure) -> bool:
    """Whether a monster still has its turn: not frozen, not put to flight."""
    return not suffers(monster, IDLING)


def bewitched(figure: Figure, turn: int | None = None) -> bool:
    """Whether it is no longer moved by its own player (in that turn)."""
    return suffers(figure, BEWITCHING, turn)


PEACEFUL = frozenset(
    [row for row, card in MONSTERS.items() if card.harmless]
    + [row for row, card in CHARACTERS.items() if card.bystander]
)
DISARMING = frozenset(("asleep", "choke", "still-air"))
IDLING = frozenset(("still-air", "spent"))
BEWITCHING = frozenset(("soul-stealer", "madness"))
LAMING = frozenset(("nausea", "lost-leg"))


# --- current values


def weapon_skill(figure: Figure) -> int:
    """Current Weapon Skill, as an attacker."""
    skill = figure.profile.weapon_skill
    for each in figure.effects:
        if each.kind in ("nausea", "lost-hand"):
            skill = (skill + 1) // 2
        elif each.kind == "irritation":
            skill -= each.amount
    return max(1, skill)


def guard(figure: Figure) -> int:
    """Weapon Skill as an enemy finds it: 1 when helpless, 2 less when berserk."""
    if out(figure):
        return 1
    skill = weapon_skill(figure)
    return max(1, skill - 2) if effect(figure, "berserk") else skill


def bow_skill(figure: Figure) -> int:
    skill = figure.profile.bow_skill
    if figure.kind != "monster":
        skill += sum(ARMOUR[row].bow for row in figure.worn)
    return (max(1, skill) + 1) // 2 if effect(figure, "nausea") else max(1, skill)


def strength(figure: Figure) -> int:
    value = figure.profile.strength
    for each in figure.effects:
        if each.kind == "strength-potion":
            value += each.amount
        elif each.kind == "nausea":
            value -= 2
    return max(1, min(CEILING, value))


def toughness(figure: Figure) -> int:
    value = figure.profile.toughness
    for row in figure.worn:
        value += ARMOUR[row].toughness
    for each in figure.effects:
        if each.kind in ("dragon-armour", "throne"):
            value += 1
    return min(CEILING, value)


def speed(figure: Figure) -> int:
    value = figure.profile.speed
    if figure.kind != "monster":
        value += sum(ARMOUR[row].speed for row in figure.worn)
    value = max(1, value)
    for each in figure.effects:
        if each.kind in ("nausea", "lost-leg"):
            value = (value + 1) // 2
        elif each.kind == "mushroom-speed":
            value = min(CEILING, value * 2)
    return value


def bravery(figure: Figure) -> int:
    return CEILING if effect(figure, "courage") else figure.profile.bravery


def exploration_move(figure: Figure) -> int:
    """Squares of an exploration turn."""
    if choked(figure):
        return 1
    if effect(figure, "swift-wind"):
        return 18
    return 8 if suffers(figure, LAMING) else 12


def weapon(figure: Figure) -> Weapon:
    return WEAPONS[figure.hand]


def damage_dice(figure: Figure, held: Weapon, attack: int = 0) -> int:
    """Damage dice of a hand-to-hand hit: by Strength and weapon, or as printed on a monster's card."""
    if figure.kind == "monster":
        dice = MONSTERS[figure.row].dice
        count = 1 if effect(figure, "unarmed") else dice[min(attack, len(dice) - 1)]
        if held.id != MONSTERS[figure.row].weapon:
            count += held.strength
        return count + (1 if effect(figure, "throne") else 0)
    potion = effect(figure, "strength-potion")
    if potion is None:
        count = held.damage(strength(figure))
    else:
        count = held.damage(strength(figure) - potion.amount)
        count = count + potion.amount if count else held.damage(strength(figure))
    return count + (1 if count and effect(figure, "mushroom-strength") else 0)


def may_wield(figure: Figure, held: Weapon) -> bool:
    """Whether he is allowed and strong enough to use a weapon."""
    if is_wizard(figure) and not held.wizard:
        return False
    hands = sum(each.kind == "lost-hand" for each in figure.effects)
    if hands >= 2 and held.id != "fists":
        return False
    if held.two_handed and (hands or effect(figure, "lost-leg")):
        return False
    return damage_dice(figure, held) > 0


def may_wear(figure: Figure, armour: Armour) -> bool:
    if is_wizard(figure) and not armour.wizard:
        return False
    return not (armour.place == "shield" and effect(figure, "lost-leg"))


def spend_phase(world: World, figure: Figure) -> None:
    """Somebody who is busy with something, or has had his part of the phase, does nothing else in this turn."""
    figure.effects.append(Effect("busy", "turn", world.turn))


def fresh(world: World) -> bool:
    """Whether nobody has done anything yet in this phase: what takes a turn of all Heroes must come first."""
    return not any(effect(figure, "busy") for figure in party(world))


# --- things


def carried(figure: Figure, row: str) -> Item | None:
    """The first such thing that it carries."""
    for item in figure.items:
        if item.row == row:
            return item
    return None


def count(figure: Figure, row: str) -> int:
    return sum(item.count for item in figure.items if item.row == row)


def use_up(figure: Figure, row: str, number: int = 1) -> None:
    """Strike so many off the sheet."""
    for item in list(figure.items):
        if item.row == row and number:
            taken = min(number, item.count)
            item.count -= taken
            number -= taken
            if not item.count:
                figure.items.remove(item)


def give(figure: Figure, item: Item) -> None:
    """Write something on the sheet, adding to what is already counted there."""
    same = None if item.charges or item.spells else carried(figure, item.row)
    if same is not None and ITEM_ROWS[item.row].__class__ is not Weapon:
        same.count += item.count
    else:
        figure.items.append(item)


def fate_left(figure: Figure) -> int:
    """Fate Points at hand: lent for this expedition, his own, and those in a Dawnstone."""
    return figure.lent_fate + figure.fate + sum(item.charges for item in figure.items if item.row == "dawnstone")


def spend_fate(figure: Figure) -> None:
    """One Fate Point: first a lent one, then his own, last the stone's, which is never filled again."""
    if figure.lent_fate:
        figure.lent_fate -= 1
    elif figure.fate:
        figure.fate -= 1
    else:
        stone = next(item for item in figure.items if item.row == "dawnstone" and item.charges)
        stone.charges -= 1


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
