"""A player for any seat: chooses actions, shops, places discs, and flicks."""

from __future__ import annotations

from random import Random

from souterrain.core.ask import Amount, Answer, Ask, Flick, Name, Option, Shot
from souterrain.core.say import Say
from souterrain.core.seat import Reason, SeatView
from souterrain.games.catacombs.catalogue import BOOK, Attack, AttackKind, Modifier, PowerRow, SpellRow
from souterrain.games.catacombs.monsters import series_name
from souterrain.games.catacombs.world import OVERLORD, Piece, World

from ..offers import offered
from . import reasons, shop
from .aim import Aimer, Plan, Skill
from .judge import Stance, stance
from .place import behind, place_hero, place_monster

__all__ = ["Player", "Skill"]

PASS = 0.0
"""Below this a flick is worse than none."""
RAGE_CROWD = 2
RAGE_GUARD = 2
"""So many others must stand when a rage leaves one helpless: all of them out at once is the end."""
SUMMON_CROWD = 3
RAGE_REACH = 200.0
SPELL_WORTH = (20.0, 15.0, 12.0)
LAIR_SPELL_WORTH = 8.0
"""A spell card or a rage is spent when its plan is worth this much: less in deeper rooms, least against the lord."""
SHARE = 0.6
"""What a further flick of a series is worth beside the first."""
HELPLESS = 6.0


KINDS: dict[str, AttackKind] = {"punch": "punch", "missile": "missile", "fireball": "fireball", "move": "move"}


class Player:
    """One player with one hand. It sees what its seat sees; its random numbers are its own."""

    def __init__(self, seed: int, skill: Skill, seconds: float = 1.0) -> None:
        self._random = Random(seed)
        self._aim = Aimer(self._random, skill, seconds)

    def decide(self, chair: SeatView[World]) -> Answer:
        world, ask, seat = chair.world, chair.ask, chair.seat
        if isinstance(ask, Ask):
            return self._choose(world, ask).key
        if isinstance(ask, Amount):
            return ask.high
        if isinstance(ask, Name):
            return ask.suggestion or "…"
        if ask.top_speed == 0.0:
            return self._place(world, ask, seat)
        return self._flick(world, ask, seat)

    def why(self, chair: SeatView[World], answer: Answer) -> Reason | None:
        """Why it answers so: whom a flick would be for, or what else speaks for a choice."""
        world, ask, seat = chair.world, chair.ask, chair.seat
        if isinstance(ask, Shot) and ask.top_speed:
            return reasons.of_flick(world, ask, *self._planned(world, ask, seat), "why-aim")
        option = next((each for each in ask.options if each.key == answer), None) if isinstance(ask, Ask) else None
        if option is None or not isinstance(ask, Ask):
            return None
        if ask.text.id in ("ask-hero-action", "ask-master-action") and option.on:
            return self._why_act(world, seat, ask, option)
        return reasons.plainly(ask, option)

    def _why_act(self, world: World, seat: str, ask: Ask, option: Option) -> Reason | None:
        by = world.pieces[option.on[0]]
        view = stance(world, seat != OVERLORD)
        if option.verb == "rage":
            return Reason(Say("why-rage", n=self._crowd(view, by)), secret=False)
        attack = _first_flick(by, option)
        if attack is None:
            handler = BOOK.spells[option.on[1]].handler if option.verb == "cast" else ""
            return Reason(Say(f"why-{handler}"), secret=False) if handler else reasons.plainly(ask, option)
        origin = world.pieces[option.on[2]] if option.verb == "cast" else by
        shot = reasons.asked(world, seat, by, attack, origin)
        return reasons.of_flick(world, shot, by, self._aim.plan(view, by, attack, origin), "why-act")

    # Flicks

    def _flick(self, world: World, ask: Shot, seat: str) -> Flick:
        """Plan the flick that is asked for, then make it with this hand; leave it out where it can only do harm."""
        launch = ask.discs[0]
        _, plan = self._planned(world, ask, seat)
        if plan is None or (plan.value < PASS and ask.text.id != "ask-flick-move"):
            return Flick(launch.disc, launch.x, launch.y, 0.0, 0.0)
        return self._aim.shake(plan.flick, ask.top_speed)

    def _planned(self, world: World, ask: Shot, seat: str) -> tuple[Piece, Plan | None]:
        """Who flicks, and the best flick that was found for what is asked."""
        launch = ask.discs[0]
        modifier = str(ask.text.args.get("modifier", ""))
        attack = Attack(KINDS[ask.text.id.removeprefix("ask-flick-")], modifier_of(modifier))
        by, origin = self._shooter(world, launch.disc, launch.x, launch.y, seat)
        start = None if launch.radius > 0.0 or launch.disc in world.pieces else (launch.x, launch.y)
        return by, self._aim.plan(stance(world, seat != OVERLORD), by, attack, origin, start)

    def _shooter(self, world: World, disc: str, x: float, y: float, seat: str) -> tuple[Piece, Piece | None]:
        """Who flicks: the disc itself, or whoever a missile is put down beside."""
        if disc in world.pieces:
            return world.pieces[disc], None
        sides = ("monster", "lord") if seat == OVERLORD else ("hero", "ally")
        near = min(
            (piece for piece in world.pieces.values() if piece.side in sides),
            key=lambda piece: (piece.x - x) ** 2 + (piece.y - y) ** 2,
        )
        return near, near

    # Placement

    def _place(self, world: World, ask: Shot, seat: str) -> Flick:
        launch = ask.discs[0]
        if ask.text.id == "ask-place-heroes":
            return place_hero(world, launch)
        if seat == OVERLORD:
            return place_monster(world, ask.discs)
        return behind(world, launch)

    # Choices

    def _choose(self, world: World, ask: Ask) -> Option:
        name = ask.text.id
        if name == "ask-hero-action":
            return self._hero_action(world, ask)
        if name == "ask-master-action":
            return self._master_action(world, ask)
        if name == "ask-teleport-whom":
            return min(ask.options, key=lambda option: world.pieces[option.on[0]].health)
        if name == "ask-strength-whom":
            view = stance(world, heroic=True)
            mighty = Attack("punch", "critical")
            return max(ask.options, key=lambda option: self._value(view, world.pieces[option.on[0]], mighty))
        return shop.CHOICES.get(name, shop.first)(world, ask)

    def _value(self, view: Stance, by: Piece, attack: Attack, origin: Piece | None = None) -> float:
        plan: Plan | None = self._aim.plan(view, by, attack, origin)
        return plan.value if plan is not None else -1.0

    def _hero_action(self, world: World, ask: Ask) -> Option:
        """Free cards first; then the first piece that may act takes its best action, if there is anything to strike."""
        for option in offered(ask, "use"):
            if self._is_free(world, option):
                return option
        if not world.monsters() and (idle := offered(ask, "done") or offered(ask, "pass")):
            return idle[0]
        view = stance(world, heroic=True)
        options = first_actor(ask)
        piece = world.pieces[options[0].on[0]]
        return max(options, key=lambda option: self._action_value(world, view, piece, option))

    def _is_free(self, world: World, option: Option) -> bool:
        """A draught when it is not wasted, and whatever raises rage."""
        id, item = option.on
        if BOOK.items[item].effect == "heal":
            return BOOK.heroes[id].health - world.heroes[id].health >= BOOK.items[item].amount
        return BOOK.items[item].effect == "rage"

    def _action_value(self, world: World, view: Stance, piece: Piece, option: Option) -> float:
        verb = option.verb
        if verb in ("punch", "punch-then-slip"):
            return self._value(view, piece, Attack("punch")) + 1.5 * (verb == "punch-then-slip")
        if verb == "shoot":
            return self._value(view, piece, Attack("missile")) + 2.0
        if verb == "use" and BOOK.items[option.on[1]].effect == "shoot":
            return self._value(view, piece, Attack("missile")) + 1.0
        if verb == "rage":
            return self._rage_value(world, view, piece)
        if verb == "cast":
            _, spell, origin = option.on
            return self._spell_value(world, view, piece, BOOK.spells[spell], world.pieces[origin])
        return PASS if verb == "pass" else -2.0

    def _rage_value(self, world: World, view: Stance, piece: Piece) -> float:
        """A rage is worth its first punch and a share of the others, less what it is to lie helpless after it; like a
        card it is not thrown away on a doubtful one."""
        if self._crowd(view, piece) < RAGE_CROWD or _standing(world, piece) < RAGE_GUARD:
            return -2.0
        punch = self._value(view, piece, Attack("punch"))
        value = punch * (1.0 + SHARE * (BOOK.heroes[piece.kind].chain - 1)) - HELPLESS
        return value if value >= self._least(world, view) else -2.0

    def _least(self, world: World, view: Stance) -> float:
        return LAIR_SPELL_WORTH if view.lair else SPELL_WORTH[BOOK.rooms[world.room].level]

    def _crowd(self, view: Stance, piece: Piece) -> int:
        """How many enemies stand within reach of a rage."""
        return sum(
            1 for enemy in view.enemies if (enemy.x - piece.x) ** 2 + (enemy.y - piece.y) ** 2 < RAGE_REACH**2
        ) + 2 * any(enemy.side == "lord" for enemy in view.enemies)

    def _spell_value(self, world: World, view: Stance, caster: Piece, spell: SpellRow, origin: Piece) -> float:
        """A spell of flicks is worth its first flick and a share of the others; a card is not thrown away."""
        least = self._least(world, view)
        if spell.handler == "flicks":
            value = self._value(view, caster, spell.attacks[0], origin) * (1.0 + SHARE * (len(spell.attacks) - 1))
            return value if value >= least else -2.0
        if spell.handler == "summon":
            return 8.0 if len(view.enemies) >= SUMMON_CROWD else -2.0
        if spell.handler == "strength":
            arms = [piece for piece in world.on_board("hero") if piece.id != caster.id and not piece.stunned]
            value = max(self._value(view, arm, Attack("punch", "critical")) for arm in arms)
            return value if value >= least else -2.0
        return -2.0

    # The Master

    def _master_action(self, world: World, ask: Ask) -> Option:
        """The first monster that may act takes its best attack."""
        view = stance(world, heroic=False)
        options = first_actor(ask)
        piece = world.pieces[options[0].on[0]]
        return max(options, key=lambda option: self._master_value(world, view, piece, option))

    def _master_value(self, world: World, view: Stance, piece: Piece, option: Option) -> float:
        if option.verb == "pass":
            return PASS
        if option.verb == "punch":
            return self._value(view, piece, Attack("punch"))
        if option.verb == "power":
            power = next(power for power in BOOK.lords[piece.kind].power if power.id == option.on[1])
            return self._power_value(world, view, piece, power)
        attacks = next(each for each in BOOK.monsters[piece.kind].attacks if series_name(each) == option.on[1])
        return self._value(view, piece, attacks[0]) + 5.0 * (len(attacks) - 1)

    def _power_value(self, world: World, view: Stance, lord: Piece, power: PowerRow) -> float:
        if power.piece:
            return 3.0 if power.piece in world.pieces else 12.0
        if power.spawns:
            return 6.0 * min(len(power.spawns), sum(world.reserve(kind) for kind in set(power.spawns)))
        return self._value(view, lord, power.attacks[0]) + 5.0 * (len(power.attacks) - 1)


def _standing(world: World, piece: Piece) -> int:
    """How many other heroes can act."""
    return sum(not other.stunned for other in world.on_board("hero") if other.id != piece.id)


def _first_flick(piece: Piece, option: Option) -> Attack | None:
    """The first flick of an action, if it begins with one."""
    if option.verb in ("punch", "punch-then-slip"):
        return Attack("punch")
    if option.verb == "shoot" or (option.verb == "use" and BOOK.items[option.on[1]].effect == "shoot"):
        return Attack("missile")
    series: list[list[Attack]] = []
    if option.verb == "cast":
        spell = BOOK.spells[option.on[1]]
        series = [spell.attacks] if spell.handler == "flicks" else []
    elif option.verb == "power":
        series = [
            power.attacks
            for power in BOOK.lords[piece.kind].power
            if power.id == option.on[1] and power.handler == "flicks"
        ]
    elif option.verb == "attack":
        series = [each for each in BOOK.monsters[piece.kind].attacks if series_name(each) == option.on[1]]
    return next((attacks[0] for attacks in series if attacks), None)


def first_actor(ask: Ask) -> list[Option]:
    """What the first piece that may act is offered."""
    first = next(option.on[0] for option in ask.options if option.on)
    return [option for option in ask.options if option.on and option.on[0] == first]


def modifier_of(name: str) -> Modifier:
    """The modifier that a question names."""
    return "critical" if name == "critical" else "stun" if name == "stun" else ""
