"""Ranged combat: bows, crossbows and thrown weapons."""

from __future__ import annotations

from souterrain.core.dice import percent
from souterrain.core.events import tell
from souterrain.core.menu import one_of
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import steps_between

from ..belongings import carried, give, use_up
from ..catalogue import BOOK
from ..events.blows import Blow, ShotCritical, ShotFriend, ShotHit, ShotMissed
from ..events.combat import Recovered
from ..figures import Figure, Item, Missiles, can_fight, card, foes, squares
from ..masks import masked
from ..offers import whom
from ..rows import Ammunition, Missile
from ..states import BARE
from ..values import bow_skill, in_hand, may_draw, may_wield, soaked, toughness
from ..words import called, says
from ..world import World
from . import odds, zones
from .damage import hurt, is_invulnerable, roll_damage, saved_by_fate
from .melee import reveal
from .sight import PARTIAL, distance, sight

STARRED = 11
"""From this number on the table is starred: such a shot cannot be a critical."""


class Shot:
    """A way of shooting that a figure has: what flies, from what, and how far."""

    __slots__ = ("ammunition", "missile", "row")

    def __init__(self, missile: Missile, row: str, ammunition: Ammunition | None = None) -> None:
        self.missile = missile
        self.row = row
        """What is used up: the ammunition, or the weapon that is thrown."""
        self.ammunition = ammunition

    @property
    def thrown(self) -> bool:
        """Whether the weapon itself flies."""
        return bool(self.row) and self.ammunition is None


def shots(figure: Figure, moved: bool) -> list[Shot]:
    """What a figure could shoot or throw now: only what it holds. Bows need feet that have not moved, strength and
    ammunition; a crossbow must be loaded.

    Rules: ahq.combat.ranged.needs-weapon, ahq.combat.ranged.move-and-shoot, ahq.combat.ranged.ammunition."""
    if figure.kind == "monster":
        bow = bow_of(figure)
        return _arrows(figure, bow) or [Shot(bow, "")] if bow is not None and not moved else []
    hand = in_hand(figure)
    held = BOOK.weapons.get(hand)
    if held is not None:
        throws = held.thrown and carried(figure, held.id) and may_wield(figure, held)
        return [Shot(BOOK.missiles[held.thrown], held.id)] if throws else []
    missile = BOOK.missiles[hand]
    if moved or not may_draw(figure, missile) or (missile.reload and not figure.loaded):
        return []
    return _arrows(figure, missile)


def _arrows(figure: Figure, bow: Missile) -> list[Shot]:
    """What a figure carries that can be shot with a bow."""
    rows = dict.fromkeys(item.row for item in figure.items if item.row in BOOK.ammunition)
    quiver = [BOOK.ammunition[row] for row in rows]
    return [Shot(bow, each.id, each) for each in quiver if each.flies_from == bow.ammunition]


def bow_of(monster: Figure) -> Missile | None:
    """A monster's bow: one that it was given, or that of its card, for which it has arrows enough. What takes a turn to
    load it leaves alone.

    Rule: ahq.solo.setup.objective."""
    rows = [*(item.row for item in monster.items), card(monster).bow]
    return next((BOOK.missiles[row] for row in rows if row in BOOK.missiles and not BOOK.missiles[row].reload), None)


def may_shoot(world: World, figure: Figure) -> bool:
    """Not next to an enemy, not in an enemy's Death Zone.

    Rules: ahq.combat.melee.only-type-when-adjacent, ahq.combat.ranged.not-adjacent,
    ahq.combat.ranged.not-in-death-zone."""
    return can_fight(figure) and not zones.beside_enemy(world, figure) and not zones.in_zone(world, figure)


def range_to(world: World, shooter: Figure, target: Figure) -> int:
    """Squares to the target, four more when it is only partly seen; 0 when it cannot be seen at all.

    Rules: ahq.combat.ranged.range-count, ahq.combat.ranged.needs-sight, ahq.combat.los.required."""
    seen = sight(world, shooter, target)
    if seen == "none":
        return 0
    return distance(shooter, target) + (PARTIAL if seen == "partial" else 0)


def targets(world: World, shooter: Figure, shot: Shot) -> list[tuple[Figure, int]]:
    """Enemies within sight and range, each with the range that counts."""
    found = []
    for enemy in foes(world, shooter):
        if distance(shooter, enemy) > shot.missile.range:
            continue
        far = range_to(world, shooter, enemy)
        if 0 < far <= shot.missile.range and (shot_sure(shot) or odds.to_shoot(bow_skill(shooter), far) <= 12):
            found.append((enemy, far))
    return found


def shot_sure(shot: Shot) -> bool:
    return shot.ammunition is not None and shot.ammunition.sure


def dice_of(shot: Shot) -> int:
    return shot.missile.dice + (shot.ammunition.dice if shot.ammunition else 0)


def note(shooter: Figure, target: Figure, shot: Shot, far: int) -> Say:
    """The odds of a shot, shown before it is chosen."""
    target = masked(target)
    number = 1 if shot_sure(shot) else odds.to_shoot(bow_skill(shooter), far)
    again = shot.ammunition.critical_wound if shot.ammunition else 12
    left, tough, dice = max(1, target.wounds), toughness(target), soaked(target, dice_of(shot))
    shielded = is_invulnerable(target) and not is_magic(shot)
    plain = odds.wounds(dice, tough, left, again, shielded)[-1]
    if number >= STARRED or shot_sure(shot):
        chance = plain * (13 - number) / 12
    else:
        weak = odds.wounds(dice, (tough + 1) // 2, left, again, shielded)[-1]
        chance = (plain * (12 - number) + weak) / 12
    hit = percent((13 - number) / 12)
    chances = {"need": number, "hit": hit, "kill": percent(chance), "dice": dice_of(shot), "toughness": tough}
    return Say("note-shot", skill=bow_skill(shooter), squares=far, **chances)


def is_magic(shot: Shot) -> bool:
    return shot.missile.magic or (shot.ammunition is not None and shot.ammunition.magic)


def shoot(world: World, shooter: Figure, target: Figure, shot: Shot) -> Rules[None]:
    """One shot: a hit roll by range whatever the target's skill, then damage as in hand-to-hand combat.

    Rule: ahq.combat-table.ranged.no-critical-on-11-12."""
    far = range_to(world, shooter, target)
    reveal(world, shooter)
    who, at, thrown = called(shooter), called(target), shot.thrown
    _use(world, shooter, shot)
    if shot_sure(shot):
        sure = ShotHit(who, at, 1, thrown, rule="ahq.treasure.magic-arrows.true-flight")
        yield from _harm(world, shooter, target, shot, sure)
        return
    number = odds.to_shoot(bow_skill(shooter), far)
    die: int = yield Roll("d12", "ahq.combat.ranged.hit-roll", shooter.seat, wants=number)
    if die == 1:
        tell(world, ShotMissed(who, at, number, thrown, "ahq.combat.ranged.fumble"))
        if (yield from _turned(world, shooter)):
            yield from _harm(world, shooter, target, shot)
        else:
            yield from _stray(world, shooter, target, shot)
    elif die == 12 and number < STARRED:
        yield from _harm(world, shooter, target, shot, ShotCritical(who, at, thrown), weak=True)
    elif die >= number:
        yield from _harm(world, shooter, target, shot, ShotHit(who, at, number, thrown))
    else:
        tell(world, ShotMissed(who, at, number, thrown))
        if (yield from _turned(world, shooter)):
            yield from _harm(world, shooter, target, shot)


def _turned(world: World, shooter: Figure) -> Rules[bool]:
    rule = "ahq.combat.fate.turn-failure-into-success"
    return (yield from saved_by_fate(world, shooter, "fate-miss", rule))


def _use(world: World, shooter: Figure, shot: Shot) -> None:
    """The arrow, bolt or thrown weapon is gone for this fight."""
    if shot.missile.reload:
        shooter.loaded = False
    if not shot.row:
        return
    use_up(shooter, shot.row)
    if shooter.hand == shot.row and not any(item.row == shot.row for item in shooter.items):
        shooter.hand = BARE
    if world.combat is not None:
        world.combat.missiles.append(Missiles(shooter.id, shot.row, shot.thrown))


def _harm(
    world: World, shooter: Figure, target: Figure, shot: Shot, blow: Blow | None = None, weak: bool = False
) -> Rules[None]:
    """Damage dice, told with the shot; a critical finds a weak point and halves the Toughness, rounding up."""
    against = (toughness(target) + 1) // 2 if weak else None
    again = shot.ammunition.critical_wound if shot.ammunition else 12
    magic = is_magic(shot)
    caused = yield from roll_damage(
        world, target, dice_of(shot), shooter.seat, against=against, again=again, sharp=magic, blow=blow
    )
    yield from hurt(world, target, caused, "ahq.combat.melee.damage-dice")


def _stray(world: World, shooter: Figure, target: Figure, shot: Shot) -> Rules[None]:
    """A shot of 1 hits a friend within two squares of the target; the target's player chooses which."""
    near = [
        friend
        for friend in world.figures.values()
        if friend is not shooter
        and (friend.kind == "monster") == (shooter.kind == "monster")
        and min(steps_between(a, b) for a in squares(friend) for b in squares(target)) <= 2
    ]
    if not near:
        return
    seat = world.master if target.kind == "monster" else target.seat
    text = Say("ask-stray-shot", figure=says(shooter))
    victim = yield from one_of(seat, text, whom(near), "ahq.combat.ranged.fumble")
    yield from _harm(world, shooter, victim, shot, ShotFriend(called(shooter), called(victim), shot.thrown))


def recover(world: World) -> Rules[None]:
    """After a fight that was won each missile may be found again: arrows and bolts on 10, thrown weapons on 7."""
    if world.combat is None:
        return
    used: dict[tuple[str, str, bool], int] = {}
    for each in world.combat.missiles:
        key = (each.owner, each.row, each.thrown)
        used[key] = used.get(key, 0) + 1
    for (owner, row, thrown), number in used.items():
        figure = world.figures.get(owner)
        if figure is None:
            continue
        found = 0
        for _ in range(number):
            die: int = yield Roll("d12", "ahq.combat.ranged.recovery", figure.seat, wants=7 if thrown else 10)
            found += die >= (7 if thrown else 10)
        tell(world, Recovered(called(figure), row, found, number))
        if found:
            give(figure, Item(row, found))
            if figure.hand == BARE and row in BOOK.weapons:
                figure.hand = row
