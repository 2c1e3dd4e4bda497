"""The spells themselves: of the Bright Wizards, and the dark ones of the Skaven.

Each handler says whether its spell is possible, asks where it is aimed (None: nowhere after all), and works it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from souterrain.core.ask import Ask, Option
from souterrain.core.events import tell
from souterrain.core.grid import Side, Square, steps_between
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say

from . import areas, doors, dungeon, magic, moves, surprise, upkeep, zones
from .catalogue import Spell
from .damage import hurt, roll_damage
from .events_magic import (
    AirStill,
    Choking,
    Emboldened,
    HandAflame,
    PutToFlight,
    Raised,
    Shielded,
    SkullAflame,
    SoulLost,
    Spied,
    SwiftWind,
)
from .figures import Effect, Figure, effect, foes, monsters, out, party, squares, toughness
from .ground import ground
from .sight import PARTIAL, distance, open_view, sees_square, sight
from .words import called, says
from .world import World

RULES = {
    "dragon-armour": "ahq.magic.bright.dragon-armour",
    "open-window": "ahq.magic.bright.open-window",
    "flames-of-death": "ahq.magic.bright.flames-of-death",
    "flames-of-the-phoenix": "ahq.magic.bright.flames-of-phoenix",
    "bright-key": "ahq.magic.bright.bright-key",
    "flaming-hand": "ahq.magic.bright.flaming-hand",
    "flight": "ahq.magic.bright.flight",
    "swift-wind": "ahq.magic.bright.swift-wind",
    "power-of-the-phoenix": "ahq.magic.bright.power-of-phoenix",
    "still-air": "ahq.magic.bright.still-air",
    "inferno-of-doom": "ahq.magic.bright.inferno-of-doom",
    "courage": "ahq.magic.bright.courage",
    "choke": "ahq.magic.skaven.choke",
    "fireball": "ahq.magic.skaven.fireball",
    "flaming-skull": "ahq.magic.skaven.flaming-skull",
    "lightning": "ahq.treasure.wand.lightning-spell",
}


class Possible(Protocol):
    def __call__(self, world: World, caster: Figure, spell: Spell) -> bool: ...


class Aim(Protocol):
    def __call__(self, world: World, caster: Figure, spell: Spell) -> Rules[Any]: ...


class Work(Protocol):
    def __call__(self, world: World, caster: Figure, spell: Spell, aim: Any) -> Rules[None]: ...


class Handler(NamedTuple):
    possible: Possible
    aim: Aim
    work: Work


def _ask_figure(world: World, caster: Figure, spell: Spell, choice: Sequence[Figure]) -> Rules[Figure]:
    """One of several figures; where the solo rules play the caster, the weakest."""
    if len(choice) == 1:
        return choice[0]
    if caster.kind == "monster" and world.solo:
        return min(choice, key=lambda each: (each.profile.weapon_skill, toughness(each)))
    options = tuple(Option(each.id, says(each), at=each.id) for each in choice)
    text = Say("ask-spell-target", spell=Say(f"spell-{spell.id}"))
    key: str = yield Ask(caster.seat, text, options, RULES[spell.id])
    return world.figures[key]


def _always(world: World, caster: Figure, spell: Spell) -> bool:
    return True


def _nothing_to_aim(world: World, caster: Figure, spell: Spell) -> Rules[Any]:
    return caster
    yield


# --- on figures within arm's reach


def _within_reach(world: World, caster: Figure) -> list[Figure]:
    within = zones.reach(world, caster)
    return [other for other in world.figures.values() if not within.isdisjoint(squares(other))]


def _friends_beside(world: World, caster: Figure) -> list[Figure]:
    return [other for other in _within_reach(world, caster) if (other.kind == "monster") == (caster.kind == "monster")]


def dragon_armour_possible(world: World, caster: Figure, spell: Spell) -> bool:
    return any(effect(each, "dragon-armour") is None for each in _friends_beside(world, caster))


def dragon_armour_aim(world: World, caster: Figure, spell: Spell) -> Rules[Figure]:
    choice = [each for each in _friends_beside(world, caster) if effect(each, "dragon-armour") is None]
    return (yield from _ask_figure(world, caster, spell, choice))


def dragon_armour(world: World, caster: Figure, spell: Spell, aim: Figure) -> Rules[None]:
    """One more Toughness until the next exploration turn; castings do not add up."""
    if (yield from magic.affects(world, aim)):
        aim.effects.append(Effect("dragon-armour", "exploration"))
        tell(world, Shielded(called(aim), toughness(aim)))


def courage_aim(world: World, caster: Figure, spell: Spell) -> Rules[Figure]:
    return (yield from _ask_figure(world, caster, spell, [caster, *_friends_beside(world, caster)]))


def courage(world: World, caster: Figure, spell: Spell, aim: Figure) -> Rules[None]:
    """Bravery becomes 12 until the next exploration turn."""
    if (yield from magic.affects(world, aim)):
        aim.effects.append(Effect("courage", "exploration"))
        tell(world, Emboldened(called(aim)))


def _hurt_companions(world: World, caster: Figure) -> list[Figure]:
    """Whom Flames of the Phoenix could heal: nobody else may be within the caster's reach, and no enemy's Death Zone
    may hold him."""
    if zones.in_zone(world, caster):
        return []
    near = _within_reach(world, caster)
    if not near:
        return [caster] if caster.wounds < caster.profile.wounds else []
    if len(near) == 1 and near[0].wounds < near[0].profile.wounds:
        return near
    return []


def phoenix_possible(world: World, caster: Figure, spell: Spell) -> bool:
    return bool(_hurt_companions(world, caster))


def phoenix_aim(world: World, caster: Figure, spell: Spell) -> Rules[Figure]:
    return (yield from _ask_figure(world, caster, spell, _hurt_companions(world, caster)))


def phoenix(world: World, caster: Figure, spell: Spell, aim: Figure) -> Rules[None]:
    """All lost Wounds come back, and whoever had fainted wakes."""
    if (yield from magic.affects(world, aim)):
        upkeep.heal(world, aim, RULES[spell.id])


# --- fire and lightning


def _bright(spell: Spell) -> bool:
    """Bright fire is treated as a ranged attack: not from a Death Zone, not at the next square."""
    return not spell.dark


def bursts(world: World, caster: Figure, spell: Spell) -> list[set[Square]]:
    """The placements of the fireball template over at least one enemy, aimed at a square in sight and range."""
    if _bright(spell) and (zones.in_zone(world, caster) or zones.beside_enemy(world, caster)):
        return []
    found: list[set[Square]] = []
    for enemy in foes(world, caster):
        for square in squares(enemy):
            for placed in areas.templates(world, square):
                if placed not in found and any(_can_aim(world, caster, spell, each) for each in placed):
                    found.append(placed)
    return found


def _can_aim(world: World, caster: Figure, spell: Spell, square: Square) -> bool:
    far = min(steps_between(each, square) for each in squares(caster))
    if far > spell.range or (_bright(spell) and far <= 1):
        return False
    seen = sees_square(world, caster, square)
    if seen == "none":
        return False
    return not (seen == "partial" and _bright(spell)) or far + PARTIAL <= spell.range


def burst_possible(world: World, caster: Figure, spell: Spell) -> bool:
    return bool(bursts(world, caster, spell))


def burst_aim(world: World, caster: Figure, spell: Spell) -> Rules[set[Square]]:
    places = bursts(world, caster, spell)
    if len(places) == 1:
        return places[0]
    if caster.kind == "monster" and world.solo:
        return max(places, key=lambda place: areas.worth(world, place, caster))
    options = tuple(
        Option(
            str(n),
            Say("option-template", n=n + 1),
            at=f"{min(place)[0]},{min(place)[1]}",
            note=_burst_note(world, place, caster),
            via=tuple(f"{x},{y}" for x, y in sorted(place)),
        )
        for n, place in enumerate(places)
    )
    text = Say("ask-spell-template", spell=Say(f"spell-{spell.id}"))
    key: str = yield Ask(caster.seat, text, options, "ahq.magic.template.fireball")
    return places[int(key)]


def _burst_note(world: World, place: set[Square], caster: Figure) -> Say:
    hit = areas.figures_on(world, place)
    enemies = sum((figure.kind == "monster") != (caster.kind == "monster") for figure in hit)
    return Say("note-template", enemies=enemies, friends=len(hit) - enemies)


def burst(world: World, caster: Figure, spell: Spell, aim: set[Square]) -> Rules[None]:
    """Every figure under the template, friend or foe, takes its own damage dice; fewer if a test fails."""
    dice = spell.dice
    if spell.test and not (yield from magic.intelligence_test(world, caster)):
        dice = spell.dice_failed
    yield from scorch(world, areas.figures_on(world, aim), dice, caster.seat, RULES[spell.id])


def scorch(world: World, victims: Sequence[Figure], dice: int, seat: str, rule: str) -> Rules[None]:
    for victim in victims:
        if victim.id in world.figures and (yield from magic.affects(world, victim)):
            caused = yield from roll_damage(world, victim, dice, seat, rule=rule)
            yield from hurt(world, victim, caused, rule)


def _in_sight(world: World, caster: Figure, spell: Spell) -> list[Figure]:
    return [
        enemy
        for enemy in foes(world, caster)
        if (not spell.range or distance(caster, enemy) <= spell.range) and sight(world, caster, enemy) != "none"
    ]


def enemy_possible(world: World, caster: Figure, spell: Spell) -> bool:
    return bool(_in_sight(world, caster, spell))


def enemy_aim(world: World, caster: Figure, spell: Spell) -> Rules[Figure]:
    return (yield from _ask_figure(world, caster, spell, _in_sight(world, caster, spell)))


def lightning(world: World, caster: Figure, spell: Spell, aim: Figure) -> Rules[None]:
    """Damage dice on one target, without a hit roll."""
    yield from scorch(world, [aim], spell.dice, caster.seat, RULES[spell.id])


# --- dark magic


CHOKE_TURNS = 3


def choke(world: World, caster: Figure, spell: Spell, aim: Figure) -> Rules[None]:
    """For the next three turns the victim only crawls; then it suffocates, unless the caster is killed first."""
    if (yield from magic.affects(world, aim)):
        throttle(world, aim, caster.id)


def throttle(world: World, victim: Figure, by: str) -> None:
    victim.effects.append(Effect("choke", "turn", world.turn + CHOKE_TURNS, by=by))
    victim.fixed = ""
    tell(world, Choking(called(victim)))


def flaming_skull(world: World, caster: Figure, spell: Spell, aim: Figure) -> Rules[None]:
    """The caster is frightening until exploration goes on."""
    caster.effects.append(Effect("flaming-skull", "exploration"))
    tell(world, SkullAflame(called(caster)))
    yield from ()


def not_yet_aflame(world: World, caster: Figure, spell: Spell) -> bool:
    return effect(caster, spell.id) is None


# --- the caster and his companions


def flaming_hand(world: World, caster: Figure, spell: Spell, aim: Figure) -> Rules[None]:
    """From the next turn on the Wizard's hits cost as many Wounds as a die shows."""
    caster.effects.append(Effect("flaming-hand", "exploration", since=world.turn + 1))
    tell(world, HandAflame(called(caster)))
    yield from ()


def flight_targets(world: World, caster: Figure) -> list[Figure]:
    """Figures in sight that have not moved in this turn: all monsters, and companions still to act."""
    waiting = world.combat.waiting if world.combat is not None else []
    return [
        other
        for other in world.figures.values()
        if other is not caster
        and not out(other)
        and (other.kind == "monster" or other.id in waiting)
        and effect(other, "still-air") is None
        and sight(world, caster, other) != "none"
    ]


def flight_possible(world: World, caster: Figure, spell: Spell) -> bool:
    return bool(flight_targets(world, caster))


def flight_aim(world: World, caster: Figure, spell: Spell) -> Rules[Figure]:
    return (yield from _ask_figure(world, caster, spell, flight_targets(world, caster)))


def flight(world: World, caster: Figure, spell: Spell, aim: Figure) -> Rules[None]:
    """The Wizard's player makes the figure run, which is its action for this turn."""
    if not (yield from magic.affects(world, aim)):
        return
    tell(world, PutToFlight(called(aim)))
    yield from _driven(world, caster, aim, moves.combat_move(aim))
    if aim.id in world.figures and not moves.stopped(world, aim):
        more = yield from moves.run_die(world, aim)
        yield from _driven(world, caster, aim, more)
    if world.combat is not None and aim.id in world.combat.waiting:
        world.combat.waiting.remove(aim.id)
    elif aim.kind == "monster":
        aim.effects.append(Effect("still-air", "turn", world.turn))


def _driven(world: World, caster: Figure, victim: Figure, limit: int) -> Rules[None]:
    found = moves.ways(world, victim, limit)
    ends = moves.ends(world, victim, found)
    if not ends:
        return
    options = (
        *(Option(f"{x},{y}", Say("option-square", x=x, y=y), at=f"{x},{y}") for x, y in ends),
        Option("stay", Say("option-stay")),
    )
    key: str = yield Ask(caster.seat, Say("ask-flight", figure=says(victim)), options, "ahq.magic.bright.flight")
    if key != "stay":
        x, y = key.split(",")
        yield from moves.walk(world, victim, moves.path(found, (int(x), int(y))))


def swift_wind(world: World, caster: Figure, spell: Spell, aim: Figure) -> Rules[None]:
    """For one turn the Wizard and half a die's worth of others go fast."""
    die: int = yield Roll("d12", RULES[spell.id], caster.seat)
    number = (die + 1) // 2
    tell(world, SwiftWind(number))
    caster.effects.append(Effect("swift-wind", "turn", world.turn))
    waiting = world.combat.waiting if world.combat is not None else None
    others = [each for each in party(world) if each is not caster and (waiting is None or each.id in waiting)]
    while number and others:
        chosen = others[0] if number >= len(others) else (yield from _ask_figure(world, caster, spell, others))
        others.remove(chosen)
        number -= 1
        if (yield from magic.affects(world, chosen)):
            chosen.effects.append(Effect("swift-wind", "turn", world.turn))


def still_air_sections(world: World, caster: Figure) -> list[str]:
    """Sections with monsters into which the Wizard can see."""
    here = ground(world)
    held = {here.section[square] for other in monsters(world) for square in squares(other)}
    return [id for id in sorted(held) if any(open_view(world, caster, square) for square in here.squares[id])]


def still_air_possible(world: World, caster: Figure, spell: Spell) -> bool:
    return bool(still_air_sections(world, caster))


def still_air_aim(world: World, caster: Figure, spell: Spell) -> Rules[str]:
    choice = still_air_sections(world, caster)
    if len(choice) == 1:
        return choice[0]
    here = ground(world).squares
    options = tuple(
        Option(id, Say("option-section", n=n + 1), at=f"{here[id][0][0]},{here[id][0][1]}")
        for n, id in enumerate(choice)
    )
    key: str = yield Ask(caster.seat, Say("ask-still-air"), options, RULES[spell.id])
    return key


def still_air(world: World, caster: Figure, spell: Spell, aim: str) -> Rules[None]:
    """No monster in the section can attack or move in this turn, nor strike back."""
    here = ground(world)
    held = 0
    for other in monsters(world):
        if any(here.section[square] == aim for square in squares(other)) and (yield from magic.affects(world, other)):
            other.effects.append(Effect("still-air", "turn", world.turn))
            held += 1
    tell(world, AirStill(held))
    yield from zones.settle(world)


# --- the dead


def revivable(world: World) -> list[Figure]:
    """Heroes and Henchmen killed in this turn."""
    henchmen = world.combat.bodies if world.combat is not None else []
    dead = [each for each in (*world.fallen, *henchmen) if each.died == world.turn]
    return [each for each in dead if effect(each, "soul-lost") is None]


def power_possible(world: World, caster: Figure, spell: Spell) -> bool:
    return bool(revivable(world))


def power_aim(world: World, caster: Figure, spell: Spell) -> Rules[Figure]:
    choice = revivable(world)
    if len(choice) == 1:
        return choice[0]
    options = tuple(Option(each.id, says(each)) for each in choice)
    key: str = yield Ask(caster.seat, Say("ask-spell-target", spell=Say(f"spell-{spell.id}")), options, RULES[spell.id])
    return next(each for each in choice if each.id == key)


def power(world: World, caster: Figure, spell: Spell, aim: Figure) -> Rules[None]:
    """With a passed test he returns fully healed; if it fails no magic can ever raise him."""
    if not (yield from magic.intelligence_test(world, caster)):
        aim.effects.append(Effect("soul-lost", "cured"))
        tell(world, SoulLost(called(aim)))
        return
    if world.combat is not None:
        world.combat.bodies = [each for each in world.combat.bodies if each.id != aim.id]
    world.fallen = [each for each in world.fallen if each.id != aim.id]
    for pile in [pile for pile in world.here.piles if pile.body == aim.id]:
        aim.gold, aim.items = pile.gold, [item for item in pile.items if item.row not in aim.worn]
        world.here.piles.remove(pile)
    aim.wounds, aim.suffered, aim.died = aim.profile.wounds, 0, -1
    aim.effects = [each for each in aim.effects if each.until in ("expedition", "cured")]
    aim.at = surprise.nearest_free(world, aim.at, aim)
    world.figures[aim.id] = aim
    tell(world, Raised(called(aim), aim.id))
    yield from zones.settle(world)


# --- doors and windows


def windows(world: World) -> list[tuple[str, Square]]:
    """Doors never opened and exits never followed on this level: each with a square that stands for it."""
    level = world.here
    found = [(f"door:{door.id}", door.a) for door in level.doors.values() if not door.explored and not door.false]
    found += [(f"exit:{section.id}", (section.x, section.y)) for section in level.sections.values() if section.exits]
    return found


def window_possible(world: World, caster: Figure, spell: Spell) -> bool:
    return bool(windows(world))


def window_aim(world: World, caster: Figure, spell: Spell) -> Rules[str]:
    choice = windows(world)
    options = tuple(
        Option(key, Say(f"option-window-{key.partition(':')[0]}", x=x, y=y), at=f"{x},{y}") for key, (x, y) in choice
    )
    key: str = yield Ask(caster.seat, Say("ask-open-window"), options, RULES[spell.id])
    return key


def window(world: World, caster: Figure, spell: Spell, aim: str) -> Rules[None]:
    """An unknown part is laid; monsters there do not notice, and the Leader will have the better of them."""
    kind, _, id = aim.partition(":")
    if kind == "door":
        groups = yield from dungeon.behind(world, id)
    else:
        groups = yield from dungeon.exits(world, world.here.sections[id])
    for group in groups:
        world.groups[group].spied = True
    tell(world, Spied(called(caster)))


def key_possible(world: World, caster: Figure, spell: Spell) -> bool:
    return bool(_key_spots(world, caster))


def _key_spots(world: World, caster: Figure) -> list[tuple[Square, Side]]:
    section = world.here.sections[ground(world).section[caster.at]]
    return [(square, side) for side, found in doors.free_walls(world.here, section).items() for square in found]


def key_aim(world: World, caster: Figure, spell: Spell) -> Rules[tuple[Square, Side]]:
    choice = _key_spots(world, caster)
    options = tuple(
        Option(f"{x},{y},{side}", Say("option-wall", side=Say(f"side-{side}"), x=x, y=y), at=f"{x},{y}")
        for (x, y), side in choice
    )
    key: str = yield Ask(caster.seat, Say("ask-bright-key"), options, RULES[spell.id])
    return next(spot for spot, option in zip(choice, options, strict=True) if option.key == key)


def bright_key(world: World, caster: Figure, spell: Spell, aim: tuple[Square, Side]) -> Rules[None]:
    """A closed door appears in a wall of the section, for good."""
    doors.add_door(world, aim[0], aim[1], magic=True)
    yield from ()


HANDLERS: dict[str, Handler] = {
    "dragon-armour": Handler(dragon_armour_possible, dragon_armour_aim, dragon_armour),
    "open-window": Handler(window_possible, window_aim, window),
    "burst": Handler(burst_possible, burst_aim, burst),
    "flames-of-the-phoenix": Handler(phoenix_possible, phoenix_aim, phoenix),
    "bright-key": Handler(key_possible, key_aim, bright_key),
    "flaming-hand": Handler(not_yet_aflame, _nothing_to_aim, flaming_hand),
    "flight": Handler(flight_possible, flight_aim, flight),
    "swift-wind": Handler(_always, _nothing_to_aim, swift_wind),
    "power-of-the-phoenix": Handler(power_possible, power_aim, power),
    "still-air": Handler(still_air_possible, still_air_aim, still_air),
    "courage": Handler(_always, courage_aim, courage),
    "choke": Handler(enemy_possible, enemy_aim, choke),
    "flaming-skull": Handler(not_yet_aflame, _nothing_to_aim, flaming_skull),
    "lightning": Handler(enemy_possible, enemy_aim, lightning),
}
