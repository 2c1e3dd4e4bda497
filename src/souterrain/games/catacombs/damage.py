"""Strikes and damage: what a flick does to those it touched."""

from __future__ import annotations

from typing import NamedTuple

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import one_of
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.core.view import Hurt

from .catalogue import BOOK, Attack
from .ending import win
from .equipment import soak
from .events.flicks import AllyGone, Burned, Damaged, DecoyGone, HeroDied, Slain, Unharmed
from .flight import Touch
from .physics import SAME_INSTANT
from .words import piece_say
from .world import Hero, Piece, World


class Strike(NamedTuple):
    """A flick as an attack: who makes it, with what, and what is special about it."""

    by: Piece
    attack: Attack
    spared: frozenset[str] = frozenset()
    """Those who take nothing from it."""
    spared_by: str = ""
    """The rule that spares them."""
    kills_first: bool = False
    stone_damage: int = 0
    """A gaze: it turns heroes to stone, and costs a hero of stone this much."""
    later: bool = False
    """Another flick of the same action came before it."""

    @property
    def harmless(self) -> bool:
        return self.attack.kind == "move" or (self.by.kind in BOOK.pieces and BOOK.pieces[self.by.kind].harmless)

    @property
    def heroic(self) -> bool:
        return self.by.side in ("hero", "ally")


class Struck(NamedTuple):
    """What a flick did."""

    met: list[str]
    """All enemies that the attack piece met, in order."""
    touched: list[str]
    """Those of them on whom it counts as a successful attack."""
    damaged: list[str]
    stunned: list[str]
    """Whom incapacity awaits when all else is done, if he is still there."""
    killed: list[str]
    """Heroes and allies whose last health it took."""


def misses(world: World, strike: Strike, touches: list[Touch]) -> bool:
    """Whether a flick meets nobody whom it could be meant for: no enemy, and no image of one."""
    sides = ("monster", "lord", "decoy") if strike.heroic else ("hero", "ally")
    met = (world.pieces.get(touch.target) for touch in touches if not touch.burn)
    return not any(piece is not None and piece.side in sides and not piece.wall for piece in met)


def apply_touches(world: World, strike: Strike, touches: list[Touch]) -> Rules[Struck]:
    """Damage and burns in the order of the contacts.

    Rule: catacombs.damage.no-friendly-fire."""
    struck = Struck([], [], [], [], [])
    doomed = (yield from _first_victim(world, strike, touches)) if strike.kills_first else ""
    shielded = any(world.on_board("decoy"))
    for touch in touches:
        target = world.pieces.get(touch.target)
        if target is None:
            continue
        health = target.health
        if touch.burn:
            burn(world, target)
        elif strike.heroic and target.enemy:
            hit_enemy(world, strike, target, struck, doomed, shielded)
        elif not strike.heroic and target.side in ("hero", "ally"):
            hit_hero_side(world, strike, target, struck)
        else:
            continue
        if world.motion is not None:
            world.motion.hurts.append(Hurt(touch.time, target.id, health - target.health))
        if world.winner:
            break
    if strike.heroic and not world.winner:
        for touch in touches:
            if touch.target in world.pieces and world.pieces[touch.target].side == "decoy":
                del world.pieces[touch.target]
                tell(world, DecoyGone(strike.by.id))
    return struck


# Heroes and allies strike


def hit_enemy(world: World, strike: Strike, target: Piece, struck: Struck, doomed: str, shielded: bool) -> None:
    """A hero's or ally's attack piece has touched a monster or the lord.

    Rules: catacombs.variant.wandering.attack-without-damage-suffices,
    catacombs.attack.chain-never-same-target-twice-running."""
    if strike.attack.kind == "move":
        return
    struck.met.append(target.id)
    if strike.by.side == "hero":
        world.attacked = True
    if target.id in strike.spared:
        tell(world, Unharmed(target.id, strike.by.id, rule=strike.spared_by))
        return
    struck.touched.append(target.id)
    rule = unharmed_because(strike, target, shielded)
    if rule:
        tell(world, Unharmed(target.id, strike.by.id, rule=rule))
        return
    struck.damaged.append(target.id)
    if target.side == "lord":
        hurt_lord(world, strike, target)
        return
    points = target.health if target.id == doomed else min(strike.attack.damage, target.health)
    target.health -= points
    if target.health > 0:
        rule = "catacombs.damage.two-hp-monster-flips-then-dies"
        tell(world, Damaged(strike.by.id, target.id, points, target.health, rule=rule))
        if strike.attack.modifier == "stun":
            struck.stunned.append(target.id)


def unhurt(world: World, strike: Strike) -> tuple[str, ...]:
    """The enemies of heroes who take nothing from a strike of theirs."""
    if not strike.heroic:
        return ()
    shielded = any(world.on_board("decoy"))
    spared = [each for each in world.monsters() if each.id in strike.spared or unharmed_because(strike, each, shielded)]
    return tuple(each.id for each in spared)


def unharmed_because(strike: Strike, target: Piece, shielded: bool) -> str:
    """The rule by which a touched enemy takes nothing, if there is one."""
    if strike.harmless:
        return "catacombs.ally.familiar-punch-harmless"
    if target.side == "lord":
        return "catacombs.lord.sorcerer-theme" if shielded else ""
    if BOOK.monsters[target.kind].ability == "absorption" and strike.attack.kind != "punch":
        return "catacombs.ability.absorption"
    return ""


def hurt_lord(world: World, strike: Strike, target: Piece) -> None:
    """The lord's marker moves down; at 0 the heroes have won.

    Rule: catacombs.victory.minions-need-not-die."""
    points = min(strike.attack.damage, world.lord_health)
    world.lord_health -= points
    target.health = world.lord_health
    if world.lord_health:
        rule = "catacombs.damage.hero-and-lord-use-tracks"
        tell(world, Damaged(strike.by.id, target.id, points, world.lord_health, rule=rule))
        return
    tell(world, Slain(strike.by.id, target.id, rule="catacombs.health.lord-zero-is-dead"))
    win(world, "heroes", "catacombs.victory.heroes-win-when-lord-dies")


def _first_victim(world: World, strike: Strike, touches: list[Touch]) -> Rules[str]:
    """The first monster that the poisoned blade touches; of two at the same instant the player picks one."""
    first = [
        touch
        for touch in touches
        if not touch.burn and touch.target in world.pieces and world.pieces[touch.target].side == "monster"
        and world.pieces[touch.target].enemy
    ]  # fmt: skip
    first = [touch for touch in first if touch.time - first[0].time <= SAME_INSTANT]
    if not first:
        return ""
    offers = [
        (Option("kill", piece_say(touch.target), at=touch.target, on=(touch.target,)), touch.target) for touch in first
    ]
    rule = "catacombs.general.card-text-beats-rules"
    return (yield from one_of(world.seat_of(strike.by), Say("ask-first-victim"), offers, rule))


# Monsters and lords strike, fire walls burn


def hit_hero_side(world: World, strike: Strike, target: Piece, struck: Struck) -> None:
    """A monster's attack piece has touched a hero or an ally."""
    struck.met.append(target.id)
    if target.id in strike.spared:
        tell(world, Unharmed(target.id, strike.by.id, rule=strike.spared_by))
        return
    if target.unseen:
        tell(world, Unharmed(target.id, strike.by.id, rule="catacombs.equipment.affects-only-user"))
        return
    struck.touched.append(target.id)
    points = strike.stone_damage if strike.stone_damage and target.stone else strike.attack.damage
    lost, helm = lose_health(world, target, points, strike.by.id)
    if lost:
        struck.damaged.append(target.id)
        rule = _hurt_rule(strike, target)
        if target.health:
            tell(world, Damaged(strike.by.id, target.id, lost, target.health, helm=helm, rule=rule))
        else:
            struck.killed.append(target.id)
    if strike.attack.modifier == "stun":
        struck.stunned.append(target.id)


def _hurt_rule(strike: Strike, target: Piece) -> str:
    if strike.stone_damage and target.stone:
        return "catacombs.lord.gorgon-theme"
    if strike.attack.modifier == "critical":
        return "catacombs.attack.modifier-critical"
    return "catacombs.damage.monsters-hurt-heroes-and-allies"


def burn(world: World, target: Piece) -> None:
    """A hero or ally in contact with a fire wall loses one health, whoever moved."""
    lost, _ = lose_health(world, target, 1, "")
    if lost:
        tell(world, Burned(target.id, lost, target.health))


def lose_health(world: World, target: Piece, points: int, by: str) -> tuple[int, str]:
    """Take health from a hero or ally, by a blow of another piece or by none; what his equipment keeps off is not
    lost. Gives what is, and the card that took a part."""
    helm = ""
    if target.side == "hero":
        hero = world.heroes[target.id]
        points, helm = soak(world, hero, points, by)
        points = min(points, hero.health)
        hero.health -= points
        target.health = hero.health
    else:
        points = min(points, target.health)
        target.health -= points
    return points, helm


# The dead


def remove_dead(world: World, strike: Strike, struck: Struck, still_here: list[str]) -> None:
    """Dead heroes and allies and killed monsters leave the board, except those that may still retaliate."""
    dead = [piece for piece in world.pieces.values() if piece.health <= 0]
    by = dict.fromkeys(struck.killed, strike.by.id)
    for ally in [piece for piece in dead if piece.side == "ally"]:
        del world.pieces[ally.id]
        tell(world, AllyGone(ally.id, _ally_rule(ally), by.get(ally.id, "")))
    for hero in [piece for piece in dead if piece.side == "hero"]:
        hero_dies(world, hero, by.get(hero.id, ""))
    fallen = {piece.id: piece for piece in dead if piece.side == "monster" and piece.id not in still_here}
    if any(id in fallen for id in struck.damaged):
        monsters_die(world, strike.by, [fallen[id] for id in struck.damaged if id in fallen])


def _ally_rule(piece: Piece) -> str:
    returns = any(item.piece == piece.kind for item in BOOK.items.values())
    if returns:
        return "catacombs.ally.familiar-damaged-returns-next-room"
    return "catacombs.damage.monsters-hurt-heroes-and-allies"


def monsters_die(world: World, by: Piece, fallen: list[Piece], late: bool = False) -> None:
    """Their discs go beside the board of the hero who dealt the last point, the caster's for his allies; there they
    stay until resolution, in the final battle too. They die by one flick, or one of them `late`, having struck back."""
    first, *also = (piece.id for piece in fallen)
    tell(world, Slain(by.id, first, rule=_death_rule(by, fallen[0]), also=tuple(also), late=late))
    hero = world.heroes[by.id if by.side == "hero" else BOOK.caster]
    for piece in fallen:
        del world.pieces[piece.id]
        if hero.alive:
            hero.kills.append(piece.kind)


def _death_rule(by: Piece, piece: Piece) -> str:
    if by.side == "ally":
        return "catacombs.ally.kills-credited-to-controller"
    if BOOK.monsters[piece.kind].health > 1:
        return "catacombs.damage.two-hp-monster-flips-then-dies"
    return "catacombs.damage.one-hp-monster-removed"


def hero_dies(world: World, piece: Piece, by: str) -> None:
    """A dead hero's disc leaves at once, his kills of this room pay nothing, and a caster's allies go with him.

    Rules: catacombs.health.zero-is-dead-until-healer, catacombs.death.no-gold-from-current-room."""
    del world.pieces[piece.id]
    world.heroes[piece.id].kills.clear()
    tell(world, HeroDied(piece.id, by=by))
    if piece.id == BOOK.caster:
        for ally in list(world.on_board("ally")):
            del world.pieces[ally.id]
            tell(world, AllyGone(ally.id, "catacombs.ally.only-wizard-recruits"))


def heal(world: World, hero: Hero, points: int) -> int:
    """Give health back, never above what the hero started with."""
    gained = min(points, BOOK.heroes[hero.id].health - hero.health)
    hero.health += gained
    if hero.id in world.pieces:
        world.pieces[hero.id].health = hero.health
    return gained
