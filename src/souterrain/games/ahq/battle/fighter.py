"""What one figure does in a combat turn: move and attack, attack and move, run, use a door, cast, drink, drag."""

from __future__ import annotations

from collections.abc import Iterable

from souterrain.core.ask import Ask, Option
from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, around

from .. import hazards, items, magic
from ..catalogue import MONSTERS, WEAPONS
from ..combat import abilities, arts, melee, moves, ranged, zones
from ..dungeon import doors, levels
from ..dungeon.ground import ground
from ..events.combat import DoorUsed, Dragged, Reloaded
from ..figures import Figure, can_fight, choked, effect, foes, occupied, out, party, squares
from ..traps import noticing, pits
from ..words import called, says, truly
from ..world import Door, World


class Doing:
    """How far a figure has come with its action."""

    __slots__ = ("acted", "attacks", "moved", "over", "stand", "ways")

    def __init__(self) -> None:
        self.moved = False
        self.acted = False
        self.stand = False
        """It has shot a bow or cast with two components: it may no longer move."""
        self.attacks = 0
        self.over = False
        self.ways: moves.Ways = {}
        """Where it may go, as it was last asked."""


def act(world: World, figure: Figure) -> Rules[None]:
    """Ask for one thing after another until the figure is done."""
    doing = Doing()
    world.active = figure.id
    while not doing.over and figure.id in world.figures and not out(figure) and _somebody_to_fight(world, figure):
        options = _options(world, figure, doing)
        if not options:
            break
        options.append(_DONE)
        text = Say("ask-act", figure=truly(figure))
        key: str = yield Ask(figure.seat, text, tuple(options), _rule(figure))
        yield from _do(world, figure, doing, key)
    if figure.id in world.figures and _must_run(world, figure, doing):
        yield from _run(world, figure, doing)


def _somebody_to_fight(world: World, figure: Figure) -> bool:
    return bool(foes(world, figure))


def _rule(figure: Figure) -> str:
    return "ahq.gm.duties.combat" if figure.kind == "monster" else "ahq.combat.heroes-phase.move-and-attack"


def _order(world: World, figure: Figure) -> str:
    """The order that all monsters must keep in this turn; Heroes are free."""
    return world.combat.order if world.combat is not None and figure.kind == "monster" else ""


def may_move(world: World, figure: Figure, doing: Doing) -> bool:
    if doing.moved or doing.stand or effect(figure, "seated") or effect(figure, "in-pit"):
        return False
    return not (doing.acted and _order(world, figure) == "move-attack")


def may_act(world: World, figure: Figure, doing: Doing) -> bool:
    if doing.acted or choked(figure):
        return False
    return not (doing.moved and _order(world, figure) == "attack-move")


# --- what there is to choose


def _options(world: World, figure: Figure, doing: Doing) -> list[Option]:
    cowering = effect(figure, "cowering") is not None
    can_act = may_act(world, figure, doing)
    found: list[Option] = []
    if can_act:
        if not cowering:
            found += attack_options(world, figure)
            found += _shot_options(world, figure, doing)
            found += magic.options(world, figure, doing.moved) if not doing.attacks else []
            found += arts.options(world, figure, doing.moved) if figure.kind == "monster" else []
        if not doing.attacks:
            found += _door_options(world, figure, cowering, doing)
            found += _reload_option(figure, doing)
            if doing.moved and not moves.stopped(world, figure):
                found.append(_RUN)
    if not doing.moved and not doing.acted and figure.kind != "monster" and not choked(figure):
        found += items.options(world, figure)
    if can_act and figure.kind != "monster" and not cowering and not doing.attacks:
        found += items.aid_options(world, figure)
    if may_move(world, figure, doing) and (doing.acted or not doing.attacks):
        found += _move_options(world, figure, doing)
        found += _drag_options(world, figure) if not cowering else []
        found += hazards.combat_options(world, figure)
    if figure.kind != "monster" and levels.stairs_under(world, figure) == "out":
        found.append(Option("leave", Say("option-leave"), rule="ahq.dungeon.stairs.out-hero-leaves"))
    if effect(figure, "in-pit") and not doing.moved:
        found.append(Option("climb", Say("option-climb"), rule="ahq.trap.pit.climb-out"))
    return found


def attack_options(world: World, figure: Figure) -> list[Option]:
    """Every enemy within reach, with each weapon that may be used, and the odds."""
    if not can_fight(figure):
        return []
    rule = "ahq.combat.melee.choose-target-first"
    found = []
    hand = figure.hand
    held_weapons = melee.weapons_at_hand(figure)
    for held in held_weapons:
        figure.hand = held.id
        for target in melee.targets(world, figure):
            key = (
                f"attack:{target.id}" if held.id == hand or len(held_weapons) == 1 else f"attack:{target.id}:{held.id}"
            )
            text = Say("option-attack", target=says(target), weapon=Say(f"item-{held.id}"))
            found.append(Option(key, text, at=target.id, note=melee.note(figure, target, held), rule=rule))
    figure.hand = hand
    return found


def _shot_options(world: World, figure: Figure, doing: Doing) -> list[Option]:
    shots = [] if doing.attacks else ranged.shots(figure, doing.moved)
    if not shots or not ranged.may_shoot(world, figure):
        return []
    found = []
    for shot in shots:
        for target, far in ranged.targets(world, figure, shot):
            key = f"shoot:{target.id}:{shot.missile.id}:{shot.row}"
            text = Say("option-shoot", target=says(target), weapon=Say(f"item-{shot.row or shot.missile.id}"))
            odds_note = ranged.note(figure, target, shot, far)
            found.append(Option(key, text, at=target.id, note=odds_note, rule="ahq.combat.ranged.hit-roll"))
    return found


def _door_options(world: World, figure: Figure, cowering: bool, doing: Doing) -> list[Option]:
    """A figure next to a door may open or close it instead of attacking, unless an enemy's Death Zone holds it."""
    if not may_use_doors(world, figure) or (zones.in_zone(world, figure) and not cowering):
        return []
    if cowering and doing.moved:
        return []
    found = []
    for door in _doors_beside(world, figure):
        text = Say("option-close-door" if door.open else "option-open-door")
        at = f"{door.b[0]},{door.b[1]}" if door.a in squares(figure) else f"{door.a[0]},{door.a[1]}"
        found.append(Option(f"door:{door.id}", text, at=at, rule="ahq.combat.heroes-phase.door"))
    return found


def _doors_beside(world: World, figure: Figure) -> list[Door]:
    return [door for square in squares(figure) for door in doors.next_to(world, square)]


def may_use_doors(world: World, figure: Figure) -> bool:
    """Heroes, Henchmen and Sentries use doors; in pursuit any monster does."""
    if figure.kind != "monster":
        return True
    sentry = MONSTERS[figure.row].sentry and effect(figure, "off-duty") is None
    return sentry or (world.combat is not None and world.combat.pursuit)


def _reload_option(figure: Figure, doing: Doing) -> list[Option]:
    if figure.loaded or doing.moved or figure.kind == "monster":
        return []
    return [Option("reload", Say("option-reload"), rule="ahq.weapon.ranged.crossbow-reload")]


def _move_options(world: World, figure: Figure, doing: Doing) -> list[Option]:
    doing.ways = moves.ways(world, figure, moves.combat_move(figure))
    ends = moves.ends(world, figure, doing.ways)
    if effect(figure, "berserk"):
        ends = abilities.charge(world, figure, ends)
    return _to(ends)


class _Moves(dict[Square, Option]):
    """The options to go to squares; options are values, so one for each square is enough."""

    text = Say("option-move")

    def __missing__(self, square: Square) -> Option:
        at = f"{square[0]},{square[1]}"
        option = self[square] = Option(f"move:{at}", self.text, at=at)
        return option


_MOVES = _Moves()


def _to(squares: Iterable[Square]) -> list[Option]:
    """The options to go to some squares."""
    return list(map(_MOVES.__getitem__, squares))


_DONE = Option("done", Say("option-done"))
_RUN = Option("run", Say("option-run"), rule="ahq.combat.run.distance")


def _drag_options(world: World, figure: Figure) -> list[Option]:
    """A Hero next to a fallen Hero may drag him three squares instead of moving."""
    if figure.kind != "hero":
        return []
    return [
        Option(f"drag:{other.id}", Say("option-drag", figure=says(other)), at=other.id, rule="ahq.combat.ko.drag")
        for other in party(world)
        if other.kind == "hero" and out(other) and other.at in ground(world).steps[figure.at]
    ]


# --- doing it


def _do(world: World, figure: Figure, doing: Doing, key: str) -> Rules[None]:
    verb, _, rest = key.partition(":")
    if verb != "done" and world.combat is not None and figure.id in world.combat.idle:
        world.combat.idle.remove(figure.id)
    if verb == "done":
        doing.over = True
    elif verb == "leave":
        levels.leave(world, figure)
        yield from zones.settle(world)
    elif verb == "move":
        yield from _move(world, figure, doing, rest)
    elif verb == "run":
        yield from _run(world, figure, doing)
    elif verb == "attack":
        yield from _attack(world, figure, doing, rest)
    elif verb == "shoot":
        yield from _shoot(world, figure, doing, rest)
    elif verb == "door":
        _use_door(world, figure, doing, rest)
    elif verb == "reload":
        figure.loaded = doing.over = True
        tell(world, Reloaded(called(figure)))
    elif verb == "drag":
        yield from _drag(world, figure, doing, rest)
    elif verb == "climb":
        yield from pits.climb(world, figure)
        doing.moved = True
    elif verb == "spell":
        doing.acted = True
        doing.stand = yield from magic.cast(world, figure, key)
    elif verb == "art":
        doing.acted = doing.stand = True
        yield from arts.use(world, figure, rest)
    elif verb == "hazard":
        doing.moved = True
        yield from hazards.act(world, figure, key)
    elif verb == "aid":
        doing.acted = True
        yield from items.aid(world, figure, key)
    else:
        yield from items.use(world, figure, key)


def _move(world: World, figure: Figure, doing: Doing, at: str) -> Rules[None]:
    x, y = at.split(",")
    way = [figure.at, *moves.path(doing.ways, (int(x), int(y)))]
    doing.moved = True
    went = yield from moves.walk(world, figure, way[1:], hazards.stepped)
    if figure.kind != "monster" and figure.id in world.figures:
        yield from noticing.rushed(world, figure, way[: went + 1])


def _run(world: World, figure: Figure, doing: Doing) -> Rules[None]:
    """The run takes the place of the attack: a die, and that many squares more."""
    doing.acted = doing.moved = True
    squares_more = yield from moves.run_die(world, figure)
    found = moves.ways(world, figure, squares_more)
    ends = moves.ends(world, figure, found)
    if not ends:
        return
    options = (*_to(ends), _DONE)
    text = Say("ask-run", figure=truly(figure), squares=squares_more)
    key: str = yield Ask(figure.seat, text, options, "ahq.combat.run.distance")
    if key != "done":
        x, y = key.removeprefix("move:").split(",")
        yield from moves.walk(world, figure, moves.path(found, (int(x), int(y))), hazards.stepped)


def _must_run(world: World, figure: Figure, doing: Doing) -> bool:
    """A pursuing monster that moved must run, unless it stands next to an enemy; so must one that cowers."""
    if not doing.moved or doing.acted or moves.stopped(world, figure):
        return False
    if effect(figure, "cowering"):
        return True
    pursuing = figure.kind == "monster" and world.combat is not None and world.combat.pursuit
    return pursuing and not zones.beside_enemy(world, figure)


def _attack(world: World, figure: Figure, doing: Doing, rest: str) -> Rules[None]:
    target, _, held = rest.partition(":")
    yield from melee.attack(world, figure, world.figures[target], WEAPONS[held] if held else None, doing.attacks)
    doing.attacks += 1
    if figure.id not in world.figures or doing.attacks >= attacks_of(figure) or not melee.targets(world, figure):
        doing.acted = True


def attacks_of(figure: Figure) -> int:
    """Hand-to-hand attacks in a turn: one, two with double attack, one more when berserk."""
    number = len(MONSTERS[figure.row].dice) if figure.kind == "monster" else 1
    return number + (1 if effect(figure, "berserk") else 0)


def _shoot(world: World, figure: Figure, doing: Doing, rest: str) -> Rules[None]:
    target, missile, row = rest.split(":")
    shot = next(s for s in ranged.shots(figure, doing.moved) if s.missile.id == missile and s.row == row)
    doing.acted = True
    doing.stand = not shot.missile.moving
    yield from ranged.shoot(world, figure, world.figures[target], shot)


def _use_door(world: World, figure: Figure, doing: Doing, id: str) -> None:
    """A door is opened or closed instead of an attack. What lies behind an unknown one shows when the phase ends."""
    door = world.here.doors[id]
    doing.acted = True
    melee.reveal(world, figure)
    doors.set_open(world, door, not door.open)
    assert world.combat is not None
    if not door.open:
        world.combat.door_shut = True
    elif not door.explored:
        world.combat.fresh_doors.append(id)
    tell(world, DoorUsed(called(figure), id, "opened" if door.open else "closed"))


def _drag(world: World, figure: Figure, doing: Doing, id: str) -> Rules[None]:
    """The dragger goes up to three squares; the fallen Hero follows onto the square that he left last."""
    fallen = world.figures[id]
    found = moves.ways(world, figure, 3)
    ends = moves.ends(world, figure, found)
    options = (*_to(ends), _DONE)
    key: str = yield Ask(figure.seat, Say("ask-drag", figure=says(fallen)), options, "ahq.combat.ko.drag")
    if key == "done":
        return
    x, y = key.removeprefix("move:").split(",")
    way = moves.path(found, (int(x), int(y)))
    last = way[-2] if len(way) > 1 else figure.at
    yield from moves.walk(world, figure, way, hazards.stepped)
    doing.moved = True
    if figure.id in world.figures and last not in occupied(world, fallen):
        fallen.at = last
        tell(world, Dragged(called(figure), called(fallen)))
        yield from zones.settle(world)


def can_engage(world: World, figure: Figure) -> bool:
    """Whether a normal move brings it where it can attack somebody."""
    if melee.targets(world, figure):
        return True
    beside = {near for other in party(world) for square in squares(other) for near in around(square)}
    found = moves.ways(world, figure, moves.combat_move(figure), beside)
    return not beside.isdisjoint(moves.ends(world, figure, found))
