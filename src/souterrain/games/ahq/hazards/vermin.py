"""Hazard 5: sixty rats, or bats."""

from __future__ import annotations

from collections.abc import Callable

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, which
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say

from ..belongings import tool_count, tools, use_up_tools
from ..combat.damage import hurt
from ..dungeon.ground import ground
from ..events.hazards import BatsFought, RatsFought, RoomCleared
from ..events.magic import SpellCast
from ..figures import Figure, Hazard, effect, fresh, out, party, spend_phase
from ..hooks import KINDS, HazardKind, whole_room
from ..magic import Source, pay, sources
from ..offers import whom
from ..rows import Job, Spell
from ..words import called
from ..world import Group, Section, World

RATS = 60
FLASKS = 2
RULES = {
    ("rats", "cure"): "ahq.hazard.rats.poison",
    ("rats", "fire"): "ahq.hazard.rats.greek-fire",
    ("rats", "flames"): "ahq.hazard.rats.magic",
    ("bats", "cure"): "ahq.hazard.bats.screech-bug",
    ("bats", "fire"): "ahq.hazard.bats.greek-fire",
    ("bats", "flames"): "ahq.hazard.bats.magic",
}


def rats_or_bats(world: World) -> Rules[str]:
    """Even is rats, odd is bats."""
    die: int = yield Roll("d12", "ahq.hazard.rats-or-bats", world.seat_of(world.leader))
    return "bats" if die % 2 else "rats"


def furnish(world: World, section: Section, hazard: Hazard) -> Rules[list[Group]]:
    hazard.count = RATS if hazard.kind == "rats" else 1
    return []
    yield


def deeds(world: World, figure: Figure, section: Section, hazard: Hazard, moved: bool) -> Offers[None]:
    """Means that clear the room, from inside or from its door; each takes everybody's whole turn but the spell."""
    if hazard.done:
        return
    job: Job = "rats" if hazard.kind == "rats" else "bats"

    def means(kind: str, name: str, do: Callable[[str], None]) -> Deed[None]:
        rule = RULES[hazard.kind, kind]
        words = Say(f"option-clear-{job if kind == 'cure' else kind}")
        return Deed(Option("clear", words, rule=rule, on=(name, section.id)), lambda: do(rule))

    if not moved and fresh(world):
        cure = next(iter(tools(figure, job)), None)
        if cure is not None:
            name = cure.row
            yield means("cure", name, lambda rule: _use(world, figure, hazard, job, 1, name, rule))
        if tool_count(figure, "fire") >= FLASKS:
            yield means("fire", "fire", lambda rule: _use(world, figure, hazard, "fire", FLASKS, "fire", rule))
    cast = next((each for each in sources(figure, moved) if each[0].clears), None)
    if cast is not None and effect(figure, "has-cast") is None:
        yield means("flames", "flames", lambda rule: _cast(world, figure, hazard, *cast, rule))


def _use(world: World, figure: Figure, hazard: Hazard, job: Job, number: int, means: str, rule: str) -> None:
    use_up_tools(figure, job, number)
    for each in party(world):
        spend_phase(world, each)
    clear(world, hazard, means, rule)


def _cast(world: World, figure: Figure, hazard: Hazard, spell: Spell, source: Source, rule: str) -> None:
    pay(world, figure, spell, source)
    tell(world, SpellCast(called(figure), spell.id, rule=rule))
    clear(world, hazard, "flames", rule)


def clear(world: World, hazard: Hazard, means: str, rule: str) -> None:
    hazard.done, hazard.count = True, 0
    tell(world, RoomCleared(hazard.kind, means, rule))


def entered(world: World, figure: Figure, section: Section, hazard: Hazard) -> Rules[bool]:
    """Whoever goes in stays for the fight of this turn; in a fight with monsters nobody heeds the vermin."""
    return not hazard.done and world.mode == "exploration"
    yield


def settle(world: World, section: Section, hazard: Hazard) -> Rules[None]:
    """Those who are in the room when an exploration turn ends fight the vermin, if they can stand."""
    here = ground(world).section
    inside = [figure for figure in party(world) if here[figure.at] == section.id and not out(figure)]
    if hazard.done or not inside:
        return
    if hazard.kind == "rats":
        yield from _fight_rats(world, hazard, inside)
    else:
        yield from _fight_bats(world, hazard, inside)


def _fight_rats(world: World, hazard: Hazard, inside: list[Figure]) -> Rules[None]:
    """Each kills a die's worth of rats; 1 to 4 costs him a Wound that Fate cannot prevent."""
    rule = "ahq.hazard.rats.fight"
    for figure in inside:
        die: int = yield Roll("d12", rule, figure.seat)
        hazard.count = max(0, hazard.count - die)
        tell(world, RatsFought(called(figure), die, hazard.count))
        if die <= 4:
            yield from hurt(world, figure, 1, rule, fate=False)
    if not hazard.count:
        clear(world, hazard, "fight", rule)


def _fight_bats(world: World, hazard: Hazard, inside: list[Figure]) -> Rules[None]:
    """Half a die of Wounds, shared as evenly as can be, the game master allotting what is left over."""
    rule = "ahq.hazard.bats.fight"
    die: int = yield Roll("d12", rule, world.master)
    total = (die + 1) // 2
    tell(world, BatsFought(total))
    each_takes, over = divmod(total, len(inside))
    shares = {figure.id: each_takes for figure in inside}
    unlucky = list(inside)
    for _ in range(over):
        chosen = unlucky[0]
        if len(unlucky) > 1 and not world.solo:
            chosen = yield from which(world.master, Say("ask-bat-bite"), whom(unlucky), rule)
        unlucky.remove(chosen)
        shares[chosen.id] += 1
    for figure in inside:
        yield from hurt(world, figure, shares[figure.id], rule, fate=False)
    clear(world, hazard, "fight", rule)


_KIND = HazardKind(furnish=furnish, deeds=deeds, entered=entered, perils=whole_room, settle=settle)
KINDS["rats"] = KINDS["bats"] = _KIND
KINDS["vermin"] = HazardKind(furnish=furnish, which=rats_or_bats)
