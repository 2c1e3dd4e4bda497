"""II.6.f Treasure that lies about: taking it, and what to carry coins in."""

from __future__ import annotations

from souterrain.core.ask import Option
from souterrain.core.events import tell
from souterrain.core.say import Say

from .content import GEAR
from .equipment import encumbrance, make, row, stow, take_out, value_of, worth
from .events.places import Bagged
from .locks import lock_odds
from .places import place_here
from .treasure import stacks, take_coins, take_stacks, take_thing
from .words import coins, thing_word
from .world import Chest, Place, World

LIGHT_ENOUGH = 15


def loot_options(world: World) -> list[Option]:
    """What can be taken or opened in this section."""
    place = place_here(world)
    if place.group is not None and not place.group.passed:
        return []
    found: list[Option] = []
    if not place.hidden:
        found += _lying(world, place)
    for n, chest in enumerate(place.chests):
        if not place.hidden:
            found += _chest_options(world, n, chest)
    return found


def _lying(world: World, place: Place) -> list[Option]:
    found = [
        Option(
            f"take:{n}",
            Say("option-take", thing=thing_word(thing)),
            note=Say("note-thing", value=coins(value_of(thing)), enc=row(thing).enc),
        )
        for n, thing in enumerate(place.things)
    ]
    if stacks(place):
        counted = [Say("stack-count", stack=Say("stack-" + name), n=n) for name, n in stacks(place)]
        what = Say("list", **{f"n{n}": each for n, each in enumerate(counted)})
        found.append(Option("take-stacks", Say("option-take-stacks", what=what)))
    if place.purse and world.hero.resources:
        found.append(
            Option(
                "bag:loose",
                Say("option-bag", money=coins(worth(place.purse))),
                rule="seul.treasure.coins-need-container",
            )
        )
    if len(found) > 1:
        found.append(Option("take-all", Say("option-take-all"), rule="seul.treasure.forms-and-enc"))
    return found


def _chest_options(world: World, n: int, chest: Chest) -> list[Option]:
    found: list[Option] = []
    kind = Say("thing-" + chest.kind)
    if chest.trap and chest.trap_found:
        note = Say("note-chance", percent=lock_odds(world, "disarm").percent())
        found.append(Option(f"disarm-chest:{n}", Say("option-disarm", trap=Say("trap-" + chest.trap)), note=note))
    if chest.locked:
        for how in ("pick", "force"):
            note = Say("note-chance", percent=lock_odds(world, how).percent())
            found.append(
                Option(
                    f"open-{how}:{n}", Say(f"option-{how}-chest", chest=kind), note=note, rule="seul.save.difficulty"
                )
            )
    elif chest.trap or chest.things or chest.resources or chest.salves:
        found.append(Option(f"open:{n}", Say("option-open-chest", chest=kind)))
    elif chest.purse:
        money = coins(worth(chest.purse))
        found.append(
            Option(
                f"carry:{n}",
                Say("option-carry-chest", chest=kind, money=money),
                note=Say("note-enc", n=GEAR[chest.kind].enc),
            )
        )
        if world.hero.resources:
            found.append(Option(f"bag:{n}", Say("option-bag", money=money), rule="seul.treasure.coins-need-container"))
    return found


def loot(world: World, what: str, rest: str) -> None:
    """Take something along."""
    place = place_here(world)
    match what:
        case "take":
            take_thing(world, place, int(rest))
        case "take-stacks":
            take_stacks(world, place)
        case "bag":
            bag(world, place, None if rest == "loose" else place.chests[int(rest)])
        case "carry":
            carry(world, place, place.chests[int(rest)])
        case _:
            take_all(world, place)


def bag(world: World, place: Place, chest: Chest | None) -> None:
    """A Resource serves as a bag for one find of coins; a chest is left where it stands."""
    world.hero.resources -= 1
    tell(world, Bagged())
    take_coins(world, place.purse if chest is None else chest.purse)
    if chest is not None:
        take_out(place.chests, chest)


def carry(world: World, place: Place, chest: Chest) -> None:
    """Coins go along in the container in which they were found, with its weight."""
    take_coins(world, chest.purse)
    take_out(place.chests, chest)
    stow(world.hero, make(chest.kind))


def take_all(world: World, place: Place) -> None:
    """Everything that lies about, the best for its weight first, as long as it does not weigh him down."""
    if stacks(place):
        take_stacks(world, place)
    while place.things:
        n = max(range(len(place.things)), key=lambda n: value_of(place.things[n]) / (row(place.things[n]).enc or 0.5))
        if encumbrance(world.hero) + row(place.things[n]).enc >= LIGHT_ENOUGH:
            break
        take_thing(world, place, n)
    if place.purse and world.hero.resources:
        bag(world, place, None)
