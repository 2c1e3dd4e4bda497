"""What only Skaven specialists do: poison wind globes, jezzails, warpfire, the warp scroll, the plague censer."""

from __future__ import annotations

from souterrain.core.ask import Ask, Option
from souterrain.core.events import tell
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Square, keys

from ..catalogue import MONSTERS
from ..dungeon.ground import neighbours
from ..events.combat import ArtUsed, Missed, Reloaded, ShotHit, ShotMissed
from ..figures import Effect, Figure, effect, foes, heroes, monsters, party, squares, stands_on
from ..values import bow_skill
from ..words import called, says
from ..world import World
from . import areas, odds, ranged, zones
from .damage import doom, fell, hurt, passes, roll_damage, saved_by_fate
from .melee import reveal
from .sight import distance, sight

RULE = "ahq.gm.character.uses-everything"
GLOBE_RANGE, GLOBE_DICE = 8, 3
FIRE_RANGE, FIRE_DICE = 6, 5
JEZZAIL_RANGE, JEZZAIL_DICE = 36, 6


def options(world: World, figure: Figure, moved: bool) -> list[Option]:
    """The special attacks that a monster can make now."""
    art = MONSTERS[figure.row].art
    if not art or art == "censer":
        return []
    if art == "warp-scroll":
        return _chant_options(world, figure, moved)
    if not ranged.may_shoot(world, figure) or (moved and art != "globe"):
        return []
    if art == "globe" and not figure.charges:
        return []
    if art == "jezzail" and not figure.loaded:
        return [Option("art:reload", Say("option-reload"), rule=RULE)]
    return [
        Option(f"art:{art}:{target.id}", Say(f"option-art-{art}", target=says(target)), at=target.id, rule=RULE)
        for target in targets(world, figure, art)
    ]


def targets(world: World, figure: Figure, art: str) -> list[Figure]:
    """Whom it can aim at: in sight, within the weapon's range."""
    far = {"globe": GLOBE_RANGE, "warpfire": FIRE_RANGE, "jezzail": JEZZAIL_RANGE}[art]
    return [
        enemy
        for enemy in foes(world, figure)
        if distance(figure, enemy) <= far and sight(world, figure, enemy) != "none"
    ]


def _chant_options(world: World, figure: Figure, moved: bool) -> list[Option]:
    chanting = effect(figure, "chanting")
    if moved or effect(figure, "scroll-read") or zones.in_zone(world, figure):
        return []
    if chanting is None:
        return [Option("art:chant", Say("option-art-chant"), rule=RULE)]
    return [Option("art:warp-scroll", Say("option-art-warp-scroll"), rule=RULE)] if chanting.since <= world.turn else []


def use(world: World, figure: Figure, rest: str) -> Rules[None]:
    """Make the attack that was chosen."""
    art, _, target = rest.partition(":")
    reveal(world, figure)
    tell(world, ArtUsed(called(figure), art))
    if art == "reload":
        figure.loaded = True
        tell(world, Reloaded(called(figure)))
    elif art == "globe":
        yield from _globe(world, figure, world.figures[target])
    elif art == "warpfire":
        yield from _warpfire(world, figure, world.figures[target])
    elif art == "jezzail":
        yield from _jezzail(world, figure, world.figures[target])
    elif art == "chant":
        figure.effects.append(Effect("chanting", "combat", since=world.turn + 1))
    else:
        yield from _read_scroll(world, figure)


def _globe(world: World, figure: Figure, target: Figure) -> Rules[None]:
    """A globe bursts on a square and those around it: dice against the starting Toughness."""
    figure.charges -= 1
    cloud = areas.block(world, target.at, 1)
    for victim in areas.figures_on(world, cloud):
        caused = yield from roll_damage(
            world, victim, GLOBE_DICE, figure.seat, against=victim.profile.toughness, sharp=True
        )
        yield from hurt(world, victim, caused, RULE)


def _warpfire(world: World, figure: Figure, target: Figure) -> Rules[None]:
    """Flames over four squares; a 1 kills the team and burns those around it."""
    die: int = yield Roll("d12", "ahq.combat.ranged.hit-roll", figure.seat)
    if die == 1:
        tell(world, Missed(called(figure), called(target), 2, "ahq.combat.ranged.fumble"))
        if not (yield from saved_by_fate(world, figure, "fate-miss", "ahq.gm.counter.fate")):
            around_it = set(neighbours(world, figure.at))
            yield from doom(world, figure, "ahq.combat.ranged.fumble", fate=False)
            yield from burn(world, around_it, FIRE_DICE, figure.seat)
            return
    placed = yield from _lay(world, figure, target)
    yield from burn(world, placed, FIRE_DICE, figure.seat)


def _lay(world: World, figure: Figure, target: Figure) -> Rules[set[Square]]:
    """The template must cover the target; its player lays it, the solo rules over as many Heroes as can be."""
    places = areas.templates(world, target.at)
    if world.solo or len(places) == 1:
        return max(places, key=lambda place: areas.worth(world, place, figure))
    options = tuple(
        Option(str(n), Say("option-template", n=n + 1), at=f"{min(place)[0]},{min(place)[1]}", covers=keys(place))
        for n, place in enumerate(places)
    )
    answer: str = yield Ask(figure.seat, Say("ask-template"), options, "ahq.magic.template.fireball")
    return places[int(answer)]


def burn(world: World, squares_hit: set[Square], dice: int, seat: str) -> Rules[None]:
    for victim in areas.figures_on(world, squares_hit):
        caused = yield from roll_damage(world, victim, dice, seat)
        yield from hurt(world, victim, caused, RULE)


def _jezzail(world: World, figure: Figure, target: Figure) -> Rules[None]:
    """A shot that armour does not stop: the starting Toughness counts. Then a turn to reload."""
    far = ranged.range_to(world, figure, target)
    number = odds.to_shoot(bow_skill(figure), far)
    figure.loaded = False
    die: int = yield Roll("d12", "ahq.combat.ranged.hit-roll", figure.seat, wants=number)
    if die < number and not (yield from saved_by_fate(world, figure, "fate-miss", "ahq.gm.counter.fate")):
        tell(world, ShotMissed(called(figure), called(target), number))
        return
    tell(world, ShotHit(called(figure), called(target), number))
    caused = yield from roll_damage(
        world, target, JEZZAIL_DICE, figure.seat, against=target.profile.toughness, sharp=True
    )
    yield from hurt(world, target, caused, RULE)


def _read_scroll(world: World, figure: Figure) -> Rules[None]:
    """After a turn of chanting the monk tests his Intelligence; then every Hero in sight tests his own, or falls."""
    figure.effects.append(Effect("scroll-read", "expedition"))
    rule = "ahq.magic.intelligence-test"
    if not (yield from passes(world, figure, figure.profile.intelligence, rule)):
        return
    for hero in heroes(world):
        if sight(world, figure, hero) == "none" or hero.wounds <= 0:
            continue
        if not (yield from passes(world, hero, hero.profile.intelligence, rule)):
            yield from fell(world, hero, rule)


def censers(world: World) -> Rules[None]:
    """At the start of the game master's phase those next to a censer bearer breathe its fumes."""
    for bearer in [figure for figure in monsters(world) if MONSTERS[figure.row].art == "censer"]:
        near = {square for each in squares(bearer) for square in neighbours(world, each)}
        for victim in party(world):
            if not stands_on(victim, near):
                continue
            reveal(world, bearer)
            die: int = yield Roll("d12", RULE, victim.seat)
            if die > victim.profile.toughness:
                tell(world, ArtUsed(called(bearer), "censer"))
                yield from hurt(world, victim, 1, RULE)
