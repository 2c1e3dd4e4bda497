"""What he carries: changing it takes no time."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Amount, Option
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, choose_until
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .equipment import defence, discard, encumbrance, free_hand, possessions, row, wear, wield
from .events.places import Donned, Dropped, Salved, ShieldRaised, Wielded
from .light import lantern_is_low, light_lantern, light_torch, may_hold_light, put_out, refill_lantern
from .places import place_here
from .purse import let_coins_go
from .words import DONE, label, thing_word
from .world import SEAT, Thing, World


def opening(world: World, rule: str) -> Deed[None]:
    """To look into the pack."""
    return Deed(Option("pack", Say("option-pack"), rule=rule), partial(open_pack, world))


def open_pack(world: World) -> Rules[None]:
    """See to the pack until it is as it should be."""

    def text() -> Say:
        return Say("ask-pack", enc=encumbrance(world.hero))

    return choose_until(DONE, SEAT, text, partial(deeds, world), "seul.enc.sum-of-possessions")


def deeds(world: World) -> Offers[None]:
    """One change of what is worn, held or carried."""
    yield from lighting(world)
    yield from tending(world)
    yield from arming(world)
    hero = world.hero
    if hero.salves and hero.poison_until > world.now:
        yield Deed(Option("salve", Say("option-salve-poison")), partial(salve, world))
    if world.where == "below":
        yield from dropping(world)
    text = Say("option-effort-off" if world.ask_effort else "option-effort-on")
    yield Deed(Option("effort", text), partial(ask_about_effort, world, not world.ask_effort))


def lighting(world: World) -> Offers[None]:
    """Lighting a torch or a lantern: offered first of all to somebody who stands in the dark."""
    hero = world.hero
    if may_hold_light(world) and hero.off_hand != "light":
        if hero.torches:
            option = Option("light", Say("option-light-torch"), rule="seul.light.torch", on=("torch",))
            yield Deed(option, partial(light_torch, world))
        if any(thing.kind == "lantern" and thing.oil for thing in hero.pack):
            option = Option("light", Say("option-light-lantern"), rule="seul.light.lantern", on=("lantern",))
            yield Deed(option, partial(light_lantern, world))


def tending(world: World) -> Offers[None]:
    """Putting a light out, and filling a lantern."""
    hero = world.hero
    if hero.off_hand == "light":
        yield Deed(Option("put-out", Say("option-put-out"), rule="seul.light.draws-enemies"), partial(put_out, world))
    if hero.resources and lantern_is_low(world):
        option = Option("refill", Say("option-refill"), rule="seul.light.lantern-refill")
        yield Deed(option, partial(refill_lantern, world))


def arming(world: World) -> Offers[None]:
    """Taking up the shield, and weapons and armour from the pack."""
    hero = world.hero
    if hero.shield is not None and hero.off_hand != "shield" and free_hand(hero):
        option = Option("shield", Say("option-shield-up"), rule="seul.gear.shield-uses-off-hand")
        yield Deed(option, partial(raise_shield, world))
    for n, thing in enumerate(hero.pack):
        use, on = row(thing).use, (str(n),)
        if use == "weapon":
            option = Option("wield", Say("option-wield", thing=thing_word(thing)), rule="seul.gear.weapons", on=on)
            yield Deed(option, partial(take_in_hand, world, thing))
        elif use in ("armour", "shield"):
            option = Option("wear", Say("option-wear", thing=thing_word(thing)), rule="seul.gear.armour-choice", on=on)
            yield Deed(option, partial(put_on, world, thing))


def dropping(world: World) -> Offers[None]:
    """Leaving something behind."""
    hero = world.hero
    for n, thing in enumerate(possessions(hero)):
        text = Say("option-drop-thing", thing=thing_word(thing))
        option = Option("drop", text, rule="seul.enc.twenty-five-immobile", on=("thing", str(n)))
        yield Deed(option, partial(drop, world, thing))
    if hero.purse:
        yield Deed(Option("drop", Say("option-drop-coins"), on=("coins",)), partial(drop_coins, world))
    if hero.resources:
        yield Deed(Option("drop", Say("option-drop-resources"), on=("resources",)), partial(drop_resources, world))


def put_on(world: World, thing: Thing) -> None:
    """Armour or a shield from the pack is worn."""
    wear(world.hero, thing)
    tell(world, Donned(label(thing), defence(world.hero, world.now)))


def raise_shield(world: World) -> None:
    """The shield is taken on the arm; a light in that hand is put out."""
    if world.hero.off_hand == "light":
        put_out(world)
    world.hero.off_hand = "shield"
    tell(world, ShieldRaised(defence(world.hero, world.now)))


def take_in_hand(world: World, weapon: Thing) -> None:
    """A weapon from the pack is wielded; one for two hands leaves none for a light."""
    wield(world.hero, weapon)
    tell(world, Wielded(label(weapon)))
    if world.hero.off_hand == "light" and not free_hand(world.hero):
        put_out(world)


def salve(world: World) -> None:
    """A healing salve draws a poison."""
    world.hero.salves -= 1
    world.hero.poison_until = 0
    tell(world, Salved())


def drop(world: World, thing: Thing) -> None:
    discard(world.hero, thing)
    place_here(world).things.append(thing)
    place_here(world).noticed = True
    tell(world, Dropped(label(thing)))


def drop_coins(world: World) -> None:
    let_coins_go(world, place_here(world))
    place_here(world).noticed = True
    tell(world, Dropped("coins"))


def drop_resources(world: World) -> Rules[None]:
    most = world.hero.resources
    count: int = yield Amount(SEAT, Say("ask-drop-resources"), "seul.enc.twenty-five-immobile", 1, most)
    world.hero.resources -= count
    place_here(world).resources += count
    place_here(world).noticed = True


def ask_about_effort(world: World, ask: bool) -> None:
    """Whether he is asked before a roll what to spend on it."""
    world.ask_effort = ask
