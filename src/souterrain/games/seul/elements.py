"""III.1 Elements of note: altars, tombs, circles, furniture."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Roll, Rules
from souterrain.core.say import Say

from .creatures import group_of, undead_entry
from .danger import alarm
from .duties import pass_rounds
from .encounter import meet
from .events.places import AltarRobbed, Barricaded, CircleStings, TombOpened
from .fatigue import tire
from .locks import open_chest, workshop
from .places import element_here, element_of, number_here, place_at, place_here
from .resolution import appraise, attempt, outlook, withstand
from .search import search
from .treasure import strongbox, treasure
from .world import ROUNDS, SEAT, World, note

RULE = "seul.map.symbol-list"


def deeds(world: World) -> Offers[None]:
    """What the element of this section offers."""
    element = element_here(world)
    place = place_here(world)
    hero = world.hero
    if element == "altar" and not place.used:
        heard = Say("note-rob-altar")
        yield Deed(
            Option("rob", Say("option-rob-altar"), note=heard, rule=RULE, on=("altar",)), partial(rob_altar, world)
        )
    elif element == "tomb" and not place.used:
        chance = outlook(appraise(world, "force", bonus=workshop(world)))
        option = Option("open", Say("option-open-tomb"), note=chance, rule="seul.save.difficulty", on=("tomb",))
        yield Deed(option, partial(open_tomb, world))
    elif element == "furniture" and hero.resources and not place.barred:
        yield Deed(Option("barricade", Say("option-barricade"), rule=RULE), partial(barricade, world))
    elif element == "well" and hero.resources and not place.used:
        option = Option("search", Say("option-search-well"), rule="seul.search.difficulty", on=("well",))
        yield Deed(option, partial(search, world, rope=True))


def rob_altar(world: World) -> Rules[None]:
    """One treasure, and all below hear of it."""
    place = place_here(world)
    place.used, place.noticed = True, False
    yield from treasure(world, place)
    tell(world, AltarRobbed())
    yield from alarm(world, "seul.danger.gain-noise")


def open_tomb(world: World) -> Rules[None]:
    """Forced, with noise: one treasure, perhaps trapped, perhaps guarded by its owner."""
    place = place_here(world)
    if not (yield from pass_rounds(world, ROUNDS)):
        return
    done = yield from attempt(world, "force", "seul.save.difficulty", bonus=workshop(world))
    tell(world, TombOpened(done))
    yield from alarm(world, "seul.danger.gain-noise")
    if not done:
        return
    place.used = True
    note(world, "tomb")
    chest = yield from strongbox(world, trapped=2)
    chest.locked = False
    yield from treasure(world, chest)
    place.chests.append(chest)
    place.noticed = False
    guardian: int = yield Roll("d6", RULE, SEAT)
    if guardian == 6:
        creature = yield from undead_entry(world)
        if creature is not None:
            group = yield from group_of(creature, 1)
            yield from meet(world, group, "risen")
    if not world.hero.dead and place_here(world) is place and chest in place.chests:
        yield from open_chest(world, chest, "pick")


def barricade(world: World) -> Rules[None]:
    """A Turn and a Resource: 2 better on the next Encounter test made here."""
    place = place_here(world)
    world.hero.resources -= 1
    if (yield from pass_rounds(world, ROUNDS)):
        place.barred = True
        tell(world, Barricaded())


def circle_stings(world: World, number: int) -> bool:
    """Whether a section has a circle that may cost him strength."""
    return (
        "magic" not in world.hero.gifts
        and element_of(world, number) == "circle"
        and not place_at(world.here, number).touched
    )


def step_on_circle(world: World) -> Rules[None]:
    """Whoever has no Magic and sets foot in a circle for the first time saves, or it costs him strength."""
    if not circle_stings(world, number_here(world)):
        return
    place_here(world).touched = True
    if not (yield from withstand(world, "circle", "magic")):
        tell(world, CircleStings())
        tire(world, 1, RULE)
