"""What he carries: changing it takes no time."""

from __future__ import annotations

from souterrain.core.ask import Amount, Ask, Option
from souterrain.core.events import tell
from souterrain.core.roll import Rules
from souterrain.core.say import Say

from .equipment import discard, encumbrance, free_hand, possessions, row, wear, wield
from .events.places import Dropped, Salved
from .light import lantern_is_low, light_lantern, light_torch, may_hold_light, put_out, refill_lantern
from .places import place_here
from .words import thing_word
from .world import SEAT, World


def open_pack(world: World) -> Rules[None]:
    """See to the pack until it is as it should be."""
    while True:
        key: str = yield Ask(
            SEAT, Say("ask-pack", enc=encumbrance(world.hero)), options(world), "seul.enc.sum-of-possessions"
        )
        what, _, rest = key.partition(":")
        if what == "done":
            return
        if what == "drop-resources":
            count: int = yield Amount(
                SEAT, Say("ask-drop-resources"), "seul.enc.twenty-five-immobile", 1, world.hero.resources
            )
            world.hero.resources -= count
            place_here(world).resources += count
            continue
        change(world, what, rest)


def options(world: World) -> tuple[Option, ...]:
    hero = world.hero
    found = list(light_options(world))
    if hero.shield is not None and hero.off_hand != "shield" and free_hand(hero):
        found.append(Option("shield", Say("option-shield-up"), rule="seul.gear.shield-uses-off-hand"))
    for n, thing in enumerate(hero.pack):
        use = row(thing).use
        if use == "weapon":
            found.append(Option(f"wield:{n}", Say("option-wield", thing=thing_word(thing)), rule="seul.gear.weapons"))
        elif use in ("armour", "shield"):
            found.append(
                Option(f"wear:{n}", Say("option-wear", thing=thing_word(thing)), rule="seul.gear.armour-choice")
            )
    if hero.salves and hero.poison_until > world.now:
        found.append(Option("salve", Say("option-salve-poison")))
    if world.where == "below":
        found += [
            Option(f"drop:{n}", Say("option-drop-thing", thing=thing_word(thing)), rule="seul.enc.twenty-five-immobile")
            for n, thing in enumerate(possessions(hero))
        ]
        if hero.purse:
            found.append(Option("drop-coins", Say("option-drop-coins")))
        if hero.resources:
            found.append(Option("drop-resources", Say("option-drop-resources")))
    found.append(Option("effort", Say("option-effort-off" if world.ask_effort else "option-effort-on")))
    found.append(Option("done", Say("option-done")))
    return tuple(found)


def light_options(world: World) -> list[Option]:
    """Lighting, putting out and filling lights."""
    hero = world.hero
    found: list[Option] = []
    lanterns = [thing for thing in hero.pack if thing.kind == "lantern"]
    if may_hold_light(world) and hero.off_hand != "light":
        if hero.torches:
            found.append(Option("torch", Say("option-light-torch"), rule="seul.light.torch"))
        if any(thing.oil for thing in lanterns):
            found.append(Option("lantern", Say("option-light-lantern"), rule="seul.light.lantern"))
    elif hero.off_hand == "light":
        found.append(Option("put-out", Say("option-put-out"), rule="seul.light.draws-enemies"))
    if hero.resources and lantern_is_low(world):
        found.append(Option("refill", Say("option-refill"), rule="seul.light.lantern-refill"))
    return found


def change(world: World, what: str, rest: str) -> None:
    """One change of what is worn, held or carried."""
    hero = world.hero
    match what:
        case "torch":
            light_torch(world)
        case "lantern":
            light_lantern(world)
        case "put-out":
            put_out(world)
        case "refill":
            refill_lantern(world)
        case "shield":
            if hero.off_hand == "light":
                put_out(world)
            hero.off_hand = "shield"
        case "wield":
            wield(hero, hero.pack[int(rest)])
            if hero.off_hand == "light" and not free_hand(hero):
                put_out(world)
        case "wear":
            wear(hero, hero.pack[int(rest)])
        case "salve":
            hero.salves -= 1
            hero.poison_until = 0
            tell(world, Salved())
        case "drop":
            thing = possessions(hero)[int(rest)]
            discard(hero, thing)
            place_here(world).things.append(thing)
            tell(world, Dropped(thing.name or thing.kind))
        case "drop-coins":
            place = place_here(world)
            for metal, count in hero.purse.items():
                place.purse[metal] = place.purse.get(metal, 0) + count
            hero.purse = {}
            world.fresh_coins = 0
            tell(world, Dropped("coins"))
        case "effort":
            world.ask_effort = not world.ask_effort
