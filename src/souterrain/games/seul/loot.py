"""II.6.f Treasure that lies about: taking it, and what to carry coins in."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option
from souterrain.core.menu import Deed, Offers
from souterrain.core.say import Say

from .catalogue import BOOK
from .equipment import encumbrance, make, row, stow, take_out, value_of, weight_of
from .locks import disarm, lock_odds, open_chest
from .places import place_here
from .purse import worth
from .resolution import outlook
from .treasure import notice, stacks, take_coins, take_stacks, take_thing
from .words import coins, thing_word
from .world import Chest, Place, World

LIGHT_ENOUGH = 15


def deeds(world: World) -> Offers[None]:
    """What can be taken or opened in this section."""
    place = place_here(world)
    if place.hidden or watched(place):
        return
    yield from lying(world, place)
    for n, chest in enumerate(place.chests):
        yield from containers(world, place, chest, ("chest", str(n)))


def noticing(world: World) -> None:
    """What he could take where he stands is told as soon as he could."""
    place = place_here(world)
    if not place.hidden and not watched(place):
        notice(world, place)


def watched(place: Place) -> bool:
    """Whether those who are still there let nobody take anything."""
    return place.group is not None and not place.group.passed


def out_of_reach(world: World) -> bool:
    """Whether there is something to take in this section that others watch over."""
    place = place_here(world)
    return watched(place) and not place.hidden and bool(place.things or place.purse or place.chests or stacks(place))


def lying(world: World, place: Place) -> Offers[None]:
    """What lies about: each thing, the supplies, the loose coins, or all of it."""
    for n, thing in enumerate(place.things):
        text = Say("option-take", thing=thing_word(thing))
        note = Say("note-thing", value=coins(value_of(thing)), enc=row(thing).enc)
        yield Deed(Option("take", text, note=note, on=("thing", str(n))), partial(take_thing, world, place, n))
    if stacks(place):
        counted = [Say("stack-count", stack=Say("stack-" + name), n=n) for name, n in stacks(place)]
        what = Say("list", **{f"n{n}": each for n, each in enumerate(counted)})
        option = Option("take", Say("option-take-stacks", what=what), on=("stacks",))
        yield Deed(option, partial(take_stacks, world, place))
    if place.purse and world.hero.resources:
        yield Deed(to_bag(world, place.purse, ("loose",)), partial(bag, world, place, None))
    bagged = coins_light_enough(world, place)
    if bool(stacks(place)) + bagged + len(light_enough(world, place)) > 1:
        bagging = Say("note-bag") if bagged else None
        option = Option("take", Say("option-take-all"), note=bagging, rule="seul.treasure.forms-and-enc", on=("all",))
        yield Deed(option, partial(take_all, world, place))


def to_bag(world: World, purse: dict[str, int], on: tuple[str, ...]) -> Option:
    """Coins with a Resource for their bag, and what they weigh."""
    text = Say("option-bag", money=coins(worth(purse)))
    weight = weight_of(world.hero, purse)
    note = Say("note-enc", n=weight) if weight else None
    return Option("bag", text, note=note, rule="seul.treasure.coins-need-container", on=on)


def containers(world: World, place: Place, chest: Chest, on: tuple[str, str]) -> Offers[None]:
    """What can be done with a container: to its trap, to its lock, then with what it holds."""
    kind = Say("thing-" + chest.kind)
    if chest.trap and chest.trap_found:
        note = outlook(lock_odds(world, "disarm"))
        option = Option("disarm", Say("option-disarm", trap=Say("trap-" + chest.trap)), note=note, on=on)
        yield Deed(option, partial(disarm, world, chest))
    if chest.locked:
        for how in ("pick", "force"):
            note = outlook(lock_odds(world, how))
            option = Option(how, Say(f"option-{how}-chest", chest=kind), note=note, rule="seul.save.difficulty", on=on)
            yield Deed(option, partial(open_chest, world, chest, how))
    elif chest.trap or chest.things or chest.resources or chest.salves:
        yield Deed(Option("open", Say("option-open-chest", chest=kind), on=on), partial(open_chest, world, chest))
    elif chest.purse:
        money = coins(worth(chest.purse))
        weight = Say("note-enc", n=BOOK.gear[chest.kind].enc + weight_of(world.hero, chest.purse))
        option = Option("carry", Say("option-carry-chest", chest=kind, money=money), note=weight, on=on)
        yield Deed(option, partial(carry, world, place, chest))
        if world.hero.resources:
            yield Deed(to_bag(world, chest.purse, on), partial(bag, world, place, chest))


def bag(world: World, place: Place, chest: Chest | None) -> None:
    """A Resource serves as a bag for one find of coins; a chest is left where it stands."""
    world.hero.resources -= 1
    take_coins(world, place, chest, bagged=True)
    if chest is not None:
        take_out(place.chests, chest)


def carry(world: World, place: Place, chest: Chest) -> None:
    """Coins go along in the container in which they were found, with its weight."""
    take_coins(world, place, chest)
    take_out(place.chests, chest)
    stow(world.hero, make(chest.kind))


def take_all(world: World, place: Place) -> None:
    """Everything that lies about, the best for its weight first, but nothing that would weigh him down."""
    if stacks(place):
        take_stacks(world, place)
    while light := light_enough(world, place):
        take_thing(world, place, light[0])
    if coins_light_enough(world, place):
        bag(world, place, None)


def light_enough(world: World, place: Place) -> list[int]:
    """The things that would not weigh him down, by number, the best for its weight first."""
    room = LIGHT_ENOUGH - encumbrance(world.hero)
    light = [n for n, thing in enumerate(place.things) if row(thing).enc < room]
    return sorted(light, key=lambda n: -value_of(place.things[n]) / (row(place.things[n]).enc or 0.5))


def coins_light_enough(world: World, place: Place) -> bool:
    """Whether there are loose coins that he could bag, and that would not weigh him down."""
    weight = weight_of(world.hero, place.purse)
    room = LIGHT_ENOUGH - encumbrance(world.hero)
    return bool(place.purse and world.hero.resources) and (not weight or weight < room)
