"""Meeting monsters: the surprise test, and putting them on the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import one_of, which
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say
from souterrain.crawl.master import GM
from souterrain.crawl.squares import Square, key, steps_between

from .. import moments
from ..bodies import lay_down
from ..catalogue import BOOK
from ..dungeon.ground import area, ground, section_at
from ..events.combat import Ambushed, Appeared, MetAgain, NobodyCame, Shifted, Surprise
from ..events.expedition import Coming
from ..figures import Combat, Effect, Figure, heroes, monster, out, party, race, squares
from ..master import counters, musters
from ..offers import STAY, whither, whom
from ..words import called, looks, says, tell_apart, truly
from ..world import Group, World
from . import placing, solo, zones
from .placing import all_free, crowded, nearest_free, put, room_for, seat_for, seated_first
from .sight import open_view

SPIED = 3
"""The Leader's bonus against monsters watched through the Open Window."""


def section_of(world: World, figure: Figure) -> str:
    """The section in which a figure stands."""
    return ground(world).section[figure.at]


def meet(world: World, group_id: str, *, bonus: int = 0, elf: bool = True) -> Rules[None]:
    """Monsters are discovered: surprise is tested, they are placed in their room or corridor, and combat begins.

    Rules: ahq.solo.placement.surprise, ahq.turns.combat-starts-when-monsters-revealed,
    ahq.combat.surprise.during-combat."""
    group = world.groups[group_id]
    first = world.combat is None
    yield from counters.character(world, group)
    if _nobody(world, group):
        return
    band = yield from _muster(world, group)
    squares_free = placing.quarters(world, group)
    yield from placing.before_placing(world, group, band)
    if group.posts:
        _at_their_posts(world, group, band)
        won = yield from test(world, group, band, bonus, elf)
    elif world.solo:
        yield from solo.place(world, band, squares_free)
        won = yield from test(world, group, band, bonus, elf)
        if won:
            yield from _adjust(world, world.seat_of(world.leader), band, squares_free)
    else:
        won = yield from test(world, group, band, bonus, elf)
        leader = leading(world)
        yield from _place(world, leader if won else GM, band, squares_free)
        yield from _adjust(world, GM if won else leader, band, squares_free)
    yield from _join(world, group, surprised=first and not won)


def _at_their_posts(world: World, group: Group, band: Sequence[Figure]) -> None:
    """The map says where each stands; those for whom it has no post stand beside the last.

    Rule: ahq.heroquest.revisited.which-rules."""
    for n, each in enumerate(band):
        if not crowded(world, each):
            put(world, each, nearest_free(world, group.posts[min(n, len(group.posts) - 1)], each))


def wander(world: World, group_id: str) -> Rules[None]:
    """Wandering monsters: the first in sight of a Hero and as far from him as can be, the others beside it and no
    nearer. Surprise is tested only to see who acts first; a player alone may shift those whom he surprises."""
    group = world.groups[group_id]
    first = world.combat is None
    yield from counters.character(world, group)
    if _nobody(world, group):
        return
    band = yield from _muster(world, group)
    if world.solo:
        yield from solo.place(world, band, all_free(world))
    else:
        yield from _from_afar(world, band)
    won = yield from test(world, group, band, 0, elf=True)
    if won and world.solo:
        yield from _adjust(world, leading(world), band, list(ground(world).section))
    yield from _join(world, group, surprised=first and not won)
    _come_from(world, group, band)


def wanderers(world: World, rule: str, how: Coming = "wandering") -> Rules[None]:
    """Wandering monsters come into the sight of a hero from as far away as possible."""
    seen = next((hero for hero in heroes(world) if not out(hero)), heroes(world)[0])
    group = yield from musters.new_group(world, "wandering", section_at(world, seen.at), rule, how=how)
    yield from wander(world, group.id)


def ambush(world: World, group_id: str, first: bool) -> Rules[None]:
    """Ambushers join a fight: in its first turn they are placed like the room's own monsters, by whoever won the
    surprise test, later like wandering monsters. A sentry among them is an ordinary monster.

    Rules: ahq.gm.counter.ambush.placement, ahq.gm.counter.ambush.sentry-is-ordinary."""
    group = world.groups[group_id]
    yield from counters.character(world, group)
    if _nobody(world, group):
        return
    band = yield from _muster(world, group)
    for each in band:
        if BOOK.monsters[each.row].sentry:
            each.effects.append(Effect("off-duty", "combat"))
    if first:
        assert world.combat is not None
        places = placing.quarters(world, group)
        sides = (GM, leading(world)) if world.combat.surprised else (leading(world), GM)
        yield from _place(world, sides[0], band, places)
        yield from _adjust(world, sides[1], band, places)
    else:
        yield from _from_afar(world, band)
    yield from _join(world, group, surprised=False)
    if not first:
        _come_from(world, group, band)


def reinforce(world: World, group_id: str) -> Rules[None]:
    """Reinforcements of the solo rules: placed like any group, and they act at once."""
    group = world.groups[group_id]
    if _nobody(world, group):
        return
    band = yield from _muster(world, group)
    yield from solo.place(world, band, all_free(world))
    yield from _join(world, group, surprised=False)
    _come_from(world, group, band)


def _nobody(world: World, group: Group) -> bool:
    """Whether none are left who could come: a quest may have no more of them.

    Rule: ahq.quest-idea.war-band."""
    if group.rows or group.characters:
        return False
    del world.groups[group.id]
    tell(world, NobodyCame())
    return True


def _come_from(world: World, group: Group, band: Sequence[Figure]) -> None:
    """Where a group first showed itself is where it will go back to.

    Rule: ahq.combat.pursuit.monsters-return."""
    first = next((each for each in band if each.id in world.figures), None)
    if first is not None:
        group.section = section_of(world, first)


def appear(world: World, group: Group, at: Square, *, surprised: bool) -> Rules[None]:
    """Monsters that come to life on the spot, without a test: from a statue, a crypt, a magic circle."""
    yield from counters.character(world, group)
    if _nobody(world, group):
        return
    band = yield from _muster(world, group)
    if surprised:
        tell(world, Ambushed())
    for each in band:
        put(world, each, nearest_free(world, at, each))
        tell(world, Appeared(looks(each), each.id, key(each.at)))
    yield from _join(world, group, surprised=surprised and world.combat is None)


def conjure(world: World, group: Group) -> Rules[None]:
    """The game master puts a group on any free squares in sight of the Heroes, who are surprised."""
    yield from counters.character(world, group)
    if _nobody(world, group):
        return
    band = yield from _muster(world, group)
    visible = [s for s in all_free(world) if any(open_view(world, hero, s) for hero in heroes(world))]
    tell(world, Ambushed())
    if world.solo:
        yield from solo.place(world, band, visible)
    else:
        yield from _place(world, GM, band, visible)
    yield from _join(world, group, surprised=world.combat is None)


def test(world: World, group: Group, band: Sequence[Figure], bonus: int, elf: bool) -> Rules[bool]:
    """The Leader and the game master roll a die each; the Heroes win ties. An Elf who looks in, and what was spied
    before, help the Leader; a Sentry helps the game master.

    Rules: ahq.combat.surprise.elf-bonus, ahq.combat.surprise.sentry-bonus, ahq.setup.dice.plus."""
    leader_die: int = yield Roll("d12", "ahq.combat.surprise.roll", leading(world))
    master_die: int = yield Roll("d12", "ahq.combat.surprise.roll", world.master)
    leader = leader_die + bonus + (SPIED if group.spied else 0)
    group.spied = False
    if elf and any(
        race(each) == "elf" and not out(each) and _looks_in(world, each, band, group) for each in party(world)
    ):
        leader += 1
    master = master_die + any(BOOK.monsters[each.row].sentry for each in band)
    won = leader >= master
    tell(world, Surprise(leader, master, "heroes" if won else "monsters", engaged=world.combat is not None))
    return won


def _looks_in(world: World, figure: Figure, band: Sequence[Figure], group: Group) -> bool:
    """Whether a figure has a line of sight into the place where the monsters are."""
    placed = [square for each in band if each.id in world.figures for square in squares(each)]
    return any(open_view(world, figure, square) for square in placed or area(world, group.section))


def leading(world: World) -> str:
    """The seat that speaks for the Heroes: the Leader's, or that of the first Hero left."""
    leader = world.figures.get(world.leader)
    if leader is None:
        leader = next(iter(heroes(world) or party(world)))
    return leader.seat


def _muster(world: World, group: Group) -> Rules[list[Figure]]:
    """The figures of a group, not on the board yet; of one that was seen before it is told who they are."""
    again = group.met or group.spied
    group.met = group.fighting = True
    rows = yield from _mingled(world, group.rows)
    band = [monster(world, row, group.id) for row in rows]
    if group.prisoners:
        for each in band:
            each.effects.append(Effect("unarmed", "expedition"))
    band += group.characters
    group.characters = []
    yield from moments.placing(world, group, band)
    tell_apart(world, band)
    if again:
        kinds = Counter(map(looks, band))
        tell(world, MetAgain(tuple(kinds), tuple(kinds.values())))
    return band


def _mingled(world: World, rows: list[str]) -> Rules[list[str]]:
    """Special monsters stand anywhere among those for whom they pass: neither their order nor their number gives
    them away."""
    if world.solo or not any(BOOK.monsters[row].ordinary in rows for row in rows):
        return rows
    left, order = list(rows), []
    while len(left) > 1:
        face: int = yield Roll("pick", "ahq.combat.special-monsters.identity-hidden", "", tuple(left), hidden=True)
        order.append(left.pop(face - 1))
    return order + left


def _join(world: World, group: Group, surprised: bool) -> Rules[None]:
    """The group takes part in the fight, which begins now if there was none."""
    placing.placed(world, group)
    if world.combat is None:
        sections = {ground(world).section[square] for square in area(world, group.section)}
        world.combat = Combat(area=sorted(sections), surprised=surprised)
        world.mode = "combat"
        for figure in party(world):
            lay_down(world, figure)
    world.combat.groups.append(group.id)
    yield from zones.settle(world)


# --- putting them on the board


def _place(world: World, seat: str, band: Sequence[Figure], places: Sequence[Square]) -> Rules[None]:
    """A side puts the monsters wherever it likes among `places`; it may leave the rest to the program."""
    left_to_us = False
    for each in seated_first(world, band):
        if crowded(world, each):
            continue
        seat_taken = seat_for(world, each)
        free = room_for(world, each, places)
        if seat_taken is not None:
            put(world, each, seat_taken)
        elif not free:
            put(world, each, nearest_free(world, party(world)[0].at, each))
        elif left_to_us or len(free) == 1:
            put(world, each, _by_itself(world, seat, free))
        else:
            rule = "ahq.combat.surprise.gm-wins" if seat == GM else "ahq.combat.surprise.heroes-win-ties"
            text = Say("ask-place", figure=truly(each) if seat == GM else says(each))
            offers: list[tuple[Option, Square | None]] = [(_AUTO, None), *whither(free)]
            at = yield from which(seat, text, offers, rule)
            left_to_us = at is None
            put(world, each, at or _by_itself(world, seat, free))


_AUTO = Option("auto", Say("option-place-rest"))
_ENOUGH = Option("done", Say("option-leave-all"))


def _by_itself(world: World, seat: str, free: Sequence[Square]) -> Square:
    """The game master's monsters stand close to the Heroes, those that the Leader places far from them."""
    people = [square for figure in party(world) for square in squares(figure)]

    def gap(square: Square) -> tuple[int, Square]:
        near = min(steps_between(square, other) for other in people)
        return (near if seat == GM else -near), square

    return min(free, key=gap)


def _adjust(world: World, seat: str, band: Sequence[Figure], places: Sequence[Square]) -> Rules[None]:
    """The other side may then move each monster one square, within the place of the encounter."""
    for each in band:
        if each.id not in world.figures or seat_for(world, each) is not None:
            continue
        near = ground(world).steps[each.at]
        within = places if each.large else [square for square in places if square in near]
        free = [square for square in room_for(world, each, within) if square in near]
        if not free:
            continue
        rule = "ahq.combat.surprise.initial-placement-limits"
        world.active = each.id
        text = Say("ask-adjust", figure=truly(each) if seat == GM else says(each))
        offers: list[tuple[Option, Square | None]] = [(STAY, each.at), *whither(free), (_ENOUGH, None)]
        at = yield from which(seat, text, offers, rule)
        if at is None:
            return
        if at != each.at:
            each.at = at
            tell(world, Shifted(called(each), each.id, key(at), rule))


def _from_afar(world: World, band: Sequence[Figure]) -> Rules[None]:
    """The first in sight of a Hero and as far away from him as possible, each of the others beside one already there
    and no nearer to him.

    Rule: ahq.gm.counter.wandering.others."""
    rule = "ahq.gm.counter.wandering.first-monster"
    able = [hero for hero in heroes(world) if not out(hero)] or heroes(world) or party(world)
    hero = yield from one_of(GM, Say("ask-wander-near"), whom(able), rule)
    if crowded(world, band[0]):
        return
    farthest, ties = _farthest_seen(world, hero)
    first = yield from one_of(GM, Say("ask-place", figure=truly(band[0])), whither(ties), rule)
    put(world, band[0], first if not band[0].large else nearest_free(world, first, band[0]))
    for each in band[1:]:
        if crowded(world, each):
            break
        put(world, each, _beside_the_others(world, each, band, hero, farthest))


def _farthest_seen(world: World, hero: Figure) -> tuple[int, list[Square]]:
    """How far away the farthest free squares in a Hero's sight are, and which; where he sees none, the farthest."""
    rings: dict[int, list[Square]] = {}
    for square in all_free(world):
        rings.setdefault(steps_between(hero.at, square), []).append(square)
    for far in sorted(rings, reverse=True):
        seen = [square for square in rings[far] if open_view(world, hero, square)]
        if seen:
            return far, seen
    return max(rings.items())


def _beside_the_others(world: World, figure: Figure, band: Sequence[Figure], hero: Figure, farthest: int) -> Square:
    placed = [square for each in band if each.id in world.figures for square in squares(each)]
    free = room_for(world, figure, list(ground(world).section))
    beside = {near for square in placed for near in ground(world).steps[square]}
    best = [square for square in free if square in beside and steps_between(hero.at, square) >= farthest]
    if best:
        return min(best, key=lambda square: (steps_between(square, placed[0]), square))
    return min(
        free,
        key=lambda square: (
            min(steps_between(square, other) for other in placed),
            -steps_between(hero.at, square),
            square,
        ),
    )
