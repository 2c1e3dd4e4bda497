"""III.3 Seeing: lights that burn down, infravision, and acting blind."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers
from souterrain.core.roll import Roll, Rules, dice
from souterrain.core.say import Say

from .catalogue import BOOK
from .equipment import defence, free_hand, make, stow, take_out
from .events.time import LightDropped, LightGone, LightTaken, WallLightTaken
from .ground import ground_of
from .places import floor_kind, number_here, place_here
from .ways import RANGE, ways_of
from .world import ROUNDS, SEAT, Group, Light, Thing, World

BLIND = 4


def section_lit(world: World) -> bool:
    """Whether somebody keeps a torch or a lamp burning here."""
    place = world.here.places.get(ground_of(world.here).section[world.at])
    return place is not None and place.light != ""


def carries_light(world: World) -> bool:
    """Whether a light of his own, in hand or by spell, is burning.

    Rule: seul.light.light-spell."""
    hero = world.hero
    if hero.spells.get("light", 0) > world.now:
        return True
    return hero.light is not None and hero.light.until > world.now and hero.off_hand == "light"


def dropped_light_near(world: World) -> bool:
    """Whether the torch that he let fall still burns within sight."""
    light = world.hero.light
    if light is None or light.at < 0 or light.until <= world.now or light.floor != world.floor:
        return False
    floor = world.here
    return light.at in ways_of(floor).visible(world.at, RANGE)


def lit(world: World) -> bool:
    """Whether there is any light to see by."""
    return carries_light(world) or section_lit(world) or dropped_light_near(world)


def sees(world: World) -> bool:
    """Rules: seul.gift.infravision-sees-in-dark, seul.light.infravision-always."""
    return "infravision" in world.hero.gifts or lit(world)


def blind_to(world: World, group: Group | None) -> bool:
    """Whether he acts blind: without any light, or by infravision against those whom it does not show.

    Rule: seul.gift.infravision-not-undead."""
    if lit(world):
        return False
    if "infravision" not in world.hero.gifts:
        return True
    return group is not None and "infra-blind" in BOOK.creatures[group.creature].special


def sight(world: World) -> int:
    """How many squares he can see: three, or what his hands can feel."""
    return RANGE if sees(world) else 1


# Lights in hand


def may_hold_light(world: World) -> bool:
    return free_hand(world.hero)


def light_torch(world: World) -> None:
    """Take a torch from the pack and light it; a shield goes on the back."""
    world.hero.torches -= 1
    _hold(world, Light("torch", world.now + BOOK.stacks["torch"].turns * ROUNDS))


def light_lantern(world: World) -> None:
    """Light the lantern in the pack that has most oil left."""
    _hold(world, Light("lantern", world.now + _lantern(world).oil * ROUNDS))


def refill_lantern(world: World) -> None:
    """A Resource is a flask of oil: the lantern burns its full time again."""
    world.hero.resources -= 1
    lantern = min((thing for thing in world.hero.pack if thing.kind == "lantern"), key=lambda thing: thing.oil)
    lantern.oil = BOOK.gear["lantern"].turns
    if world.hero.light is not None and world.hero.light.kind == "lantern":
        world.hero.light.until = world.now + lantern.oil * ROUNDS


def lantern_is_low(world: World) -> bool:
    """Whether a lantern of his has burnt half of its oil."""
    light = world.hero.light
    if light is not None and light.kind == "lantern":
        return light.until - world.now <= BOOK.gear["lantern"].turns * ROUNDS // 2
    return any(thing.kind == "lantern" and thing.oil <= BOOK.gear["lantern"].turns // 2 for thing in world.hero.pack)


def _lantern(world: World) -> Thing:
    """The lantern in use: the one with most oil."""
    return max((thing for thing in world.hero.pack if thing.kind == "lantern"), key=lambda thing: thing.oil)


def _hold(world: World, light: Light) -> None:
    hero = world.hero
    bared = hero.off_hand == "shield" and hero.shield is not None
    put_out(world)
    hero.light = light
    hero.off_hand = "light"
    tell(world, LightTaken(light.kind, defence(hero, world.now) if bared else 0))


def put_out(world: World) -> None:
    """Put the light in hand out: a torch is used up, a lantern keeps its oil."""
    hero = world.hero
    if hero.light is not None and hero.light.kind == "lantern":
        keep_oil(world)
    hero.light = None
    if hero.off_hand == "light":
        hero.off_hand = ""


def keep_oil(world: World) -> None:
    """Write down what oil the lighted lantern has left."""
    light = world.hero.light
    assert light is not None
    _lantern(world).oil = max(0, -(-(light.until - world.now) // ROUNDS))


def drop_light(world: World) -> None:
    """Let the light fall to have the hand free: a torch goes on burning where it lies, a lantern breaks."""
    hero = world.hero
    light = hero.light
    assert light is not None
    hero.off_hand = "shield" if hero.shield is not None and free_hand(hero) else ""
    shielded = defence(hero, world.now) if hero.off_hand else 0
    if light.kind == "lantern":
        _lose_lantern(world)
        tell(world, LightDropped(light.kind, "broken", shielded))
    elif floor_kind(world, number_here(world)) == "flooded":
        hero.light = None
        tell(world, LightDropped(light.kind, "drowned", shielded))
    else:
        light.floor, light.at = world.floor, world.at
        tell(world, LightDropped(light.kind, "burning", shielded))


def break_lantern(world: World) -> None:
    """A lantern that is thrown breaks."""
    _lose_lantern(world)
    tell(world, LightGone("lantern", broken=True))


def _lose_lantern(world: World) -> None:
    hero = world.hero
    take_out(hero.pack, _lantern(world))
    hero.light = None
    if hero.off_hand == "light":
        hero.off_hand = ""


def pick_up_light(world: World) -> None:
    """He takes his torch up again where it fell; a shield goes on the back."""
    hero = world.hero
    light = hero.light
    if light is not None and light.at == world.at and light.floor == world.floor and free_hand(hero):
        light.at, light.floor = -1, 0
        hero.off_hand = "light"


def burn_down(world: World) -> None:
    """A light that has burnt its time goes out, and nobody walks on as if nothing had happened."""
    hero = world.hero
    light = hero.light
    if light is not None and light.until <= world.now:
        tell(world, LightGone(light.kind))
        world.stirred = True
        if light.kind == "lantern":
            _lantern(world).oil = 0
        hero.light = None
        if hero.off_hand == "light":
            hero.off_hand = ""


# Lights that others keep burning


def taking_light(world: World) -> Offers[None]:
    """The light of this section, for whoever has a hand for it."""
    place = place_here(world)
    if place.light == "lamp" or (place.light == "torch" and may_hold_light(world)):
        text = Say("option-take-light", light=Say("light-" + ("lantern" if place.light == "lamp" else "torch")))
        option = Option("take", text, rule="seul.gear.light-sources", on=("light",))
        yield Deed(option, partial(take_light, world))


def take_light(world: World) -> Rules[None]:
    """The torch or lamp of a section can be taken along, with what it has left to burn."""
    place = place_here(world)
    if place.light == "torch":
        turns: int = yield Roll("d6", "seul.gear.light-sources", SEAT)
        instead = carries_light(world)
        put_out(world)
        world.hero.light = Light("torch", world.now + turns * ROUNDS)
        world.hero.off_hand = "light"
        tell(world, WallLightTaken("torch", turns, instead=instead))
    else:
        faces = yield from dice(4, "d6", "seul.gear.light-sources", SEAT)
        lantern = make("lantern", fresh=True)
        lantern.oil = sum(faces)
        stow(world.hero, lantern)
        held = may_hold_light(world) and not carries_light(world)
        if held:
            world.hero.light, world.hero.off_hand = Light("lantern", world.now + _lantern(world).oil * ROUNDS), "light"
        tell(world, WallLightTaken("lantern", lantern.oil, stowed=not held))
    place.light = ""
