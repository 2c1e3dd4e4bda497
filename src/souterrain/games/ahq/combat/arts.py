"""What only Skaven specialists do: poison wind globes, jezzails, warpfire, the warp scroll, the plague censer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set
from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, which
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.crawl.squares import Square

from ..catalogue import BOOK
from ..dungeon.ground import neighbours
from ..events.blows import Missed, ShotHit, ShotMissed
from ..events.combat import ArtUsed
from ..events.magic import ScrollInVain, WitsFailed, WitsPassed
from ..figures import Effect, Figure, effect, foes, heroes, monsters, party, squares, stands_on
from ..offers import templates
from ..values import bow_skill
from ..words import called, says
from ..world import World
from . import areas, odds, ranged, zones
from .damage import doom, fell, hurt, passes, roll_damage, saved_by_fate
from .melee import reveal
from .sight import distance, sight

Attack = Callable[[World, Figure, Figure], Rules[None]]

RULE = "ahq.gm.character.uses-everything"
GLOBE_DICE, FIRE_DICE, JEZZAIL_DICE = 3, 5, 6
RANGES = {"globe": 8, "warpfire": 6, "jezzail": 36}
"""Squares that the weapons of specialists carry."""


def deeds(world: World, figure: Figure, moved: bool) -> Iterator[Deed[None]]:
    """The special attacks that a monster can make now."""
    art = BOOK.monsters[figure.row].art
    if not art or art == "censer":
        return
    if art == "warp-scroll":
        yield from _chants(world, figure, moved)
        return
    if not ranged.may_shoot(world, figure) or (moved and art != "globe"):
        return
    if art == "globe" and not figure.charges:
        return
    if art == "jezzail" and not figure.loaded:
        yield Deed(_option("reload", Say("option-reload")), lambda: _reload(world, figure))
        return
    attack = _ATTACKS[art]
    for target in targets(world, figure, art):
        option = _option(art, Say(f"option-art-{art}", target=says(target)), target)
        yield Deed(option, partial(_aimed, world, figure, target, art, attack))


def _option(art: str, text: Say, target: Figure | None = None) -> Option:
    if target is None:
        return Option("art", text, rule=RULE, on=(art,))
    return Option("art", text, at=target.id, rule=RULE, on=(art, target.id))


def targets(world: World, figure: Figure, art: str) -> list[Figure]:
    """Whom it can aim at: in sight, within the weapon's range."""
    return [
        enemy
        for enemy in foes(world, figure)
        if distance(figure, enemy) <= RANGES[art] and sight(world, figure, enemy) != "none"
    ]


def _chants(world: World, figure: Figure, moved: bool) -> Iterator[Deed[None]]:
    """The scroll is read aloud after a turn of chanting, in nobody's Death Zone."""
    chanting = effect(figure, "chanting")
    if moved or effect(figure, "scroll-read") or zones.in_zone(world, figure):
        return
    if chanting is None:
        yield Deed(_option("chant", Say("option-art-chant")), lambda: _chant(world, figure))
    elif chanting.since <= world.turn:
        yield Deed(_option("warp-scroll", Say("option-art-warp-scroll")), lambda: read_scroll(world, figure))


def _begin(world: World, figure: Figure, art: str) -> None:
    reveal(world, figure)
    tell(world, ArtUsed(called(figure), art))


def _aimed(world: World, figure: Figure, target: Figure, art: str, attack: Attack) -> Rules[None]:
    _begin(world, figure, art)
    yield from attack(world, figure, target)


def _reload(world: World, figure: Figure) -> None:
    _begin(world, figure, "reload")
    figure.loaded = True


def _chant(world: World, figure: Figure) -> None:
    _begin(world, figure, "chant")
    figure.effects.append(Effect("chanting", "combat", since=world.turn + 1))


def globe(world: World, figure: Figure, target: Figure) -> Rules[None]:
    """A globe bursts on a square and those around it: dice against the starting Toughness."""
    figure.charges -= 1
    cloud = areas.block(world, target.at, 1)
    for victim in areas.figures_on(world, cloud):
        caused = yield from roll_damage(
            world, victim, GLOBE_DICE, figure.seat, against=victim.profile.toughness, sharp=True
        )
        yield from hurt(world, victim, caused, RULE)


def warpfire(world: World, figure: Figure, target: Figure) -> Rules[None]:
    """Flames over four squares; a 1 kills the team and burns those around it."""
    die: int = yield Roll("d12", "ahq.combat.ranged.hit-roll", figure.seat)
    if die == 1:
        tell(world, Missed(called(figure), called(target), 2, rule="ahq.combat.ranged.fumble"))
        if not (yield from saved_by_fate(world, figure, "fate-miss", "ahq.gm.counter.fate")):
            around_it = set(neighbours(world, figure.at))
            yield from doom(world, figure, "ahq.combat.ranged.fumble", fate=False)
            yield from burn(world, around_it, FIRE_DICE, figure.seat)
            return
    placed = yield from _lay(world, figure, target)
    yield from burn(world, placed, FIRE_DICE, figure.seat)


def _lay(world: World, figure: Figure, target: Figure) -> Rules[frozenset[Square]]:
    """The template must cover the target; its player lays it, the solo rules over as many Heroes as can be."""
    places = areas.templates(world.here, target.at)
    if world.unled or len(places) == 1:
        return max(places, key=lambda place: areas.worth(world, place, figure))
    return (yield from which(figure.seat, Say("ask-template"), templates(places), "ahq.magic.template.fireball"))


def burn(world: World, squares_hit: Set[Square], dice: int, seat: str) -> Rules[None]:
    for victim in areas.figures_on(world, squares_hit):
        caused = yield from roll_damage(world, victim, dice, seat)
        yield from hurt(world, victim, caused, RULE)


def jezzail(world: World, figure: Figure, target: Figure) -> Rules[None]:
    """A shot that armour does not stop: the starting Toughness counts. Then a turn to reload."""
    far = ranged.range_to(world, figure, target)
    number = odds.to_shoot(bow_skill(figure), far)
    figure.loaded = False
    die: int = yield Roll("d12", "ahq.combat.ranged.hit-roll", figure.seat, wants=number)
    if die < number and not (yield from saved_by_fate(world, figure, "fate-miss", "ahq.gm.counter.fate")):
        tell(world, ShotMissed(called(figure), called(target), number))
        return
    blow, against = ShotHit(called(figure), called(target), number), target.profile.toughness
    caused = yield from roll_damage(world, target, JEZZAIL_DICE, figure.seat, against=against, sharp=True, blow=blow)
    yield from hurt(world, target, caused, RULE)


_ATTACKS: dict[str, Attack] = {"globe": globe, "warpfire": warpfire, "jezzail": jezzail}


def read_scroll(world: World, figure: Figure) -> Rules[None]:
    """After a turn of chanting the monk tests his Intelligence; then every Hero in sight tests his own, or falls."""
    _begin(world, figure, "warp-scroll")
    figure.effects.append(Effect("scroll-read", "expedition"))
    rule = "ahq.magic.intelligence-test"
    if not (yield from passes(world, figure, figure.profile.intelligence, rule)):
        tell(world, WitsFailed(called(figure)))
        return
    within = [hero for hero in heroes(world) if hero.wounds > 0 and sight(world, figure, hero) != "none"]
    if not within:
        tell(world, ScrollInVain())
    for hero in within:
        if (yield from passes(world, hero, hero.profile.intelligence, rule)):
            tell(world, WitsPassed(called(hero)))
        else:
            yield from fell(world, hero, rule)


def censers(world: World) -> Rules[None]:
    """At the start of the game master's phase those next to a censer bearer breathe its fumes."""
    for bearer in [figure for figure in monsters(world) if BOOK.monsters[figure.row].art == "censer"]:
        near = {square for each in squares(bearer) for square in neighbours(world, each)}
        for victim in party(world):
            if not stands_on(victim, near):
                continue
            reveal(world, bearer)
            die: int = yield Roll("d12", RULE, victim.seat)
            if die > victim.profile.toughness:
                tell(world, ArtUsed(called(bearer), "censer"))
                yield from hurt(world, victim, 1, RULE)
