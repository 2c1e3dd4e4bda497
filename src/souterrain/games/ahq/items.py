"""Using things: potions, mushrooms, and handing things over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from souterrain.core.ask import Amount, Option
from souterrain.core.book import Handlers
from souterrain.core.events import spoken, tell
from souterrain.core.menu import Deed, Offers, which
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.reactions import offer

from .belongings import carried, give, use_up
from .catalogue import BOOK
from .combat import zones
from .combat.damage import doom
from .dungeon.ground import ground, neighbours
from .events.furniture import Destroyed
from .events.magic import GoldLeft, ItemGiven, ItemLeft, PotionDrunk, PotionGiven
from .events.town import GoldGiven
from .figures import Effect, Figure, Item, effect, foes, is_caster, kin, lose_effect, out, party, stands_on
from .offers import DONE, whom
from .rows import Armour, Gear, Missile, Weapon
from .states import BARE
from .values import may_draw, may_wear, may_wield
from .words import EQUIPMENT, called, says
from .world import Pile, World

PURSE = 250
"""Gold Crowns that one figure can carry."""

ARMS = 3
"""Weapons that one figure carries."""

STRENGTH_TURNS = 3
STRENGTH_BONUS = 2


def says_item(item: Item) -> Say:
    """A thing as questions speak of it: with its number, its charges or its spells where it has them."""
    word = spoken("item-", item.row)
    if item.spells:
        spell = Say(f"spell-{item.spells[0]}")
        return Say("item-with-spells", item=word, spell=spell, more=len(item.spells) - 1, charges=item.charges)
    if item.charges:
        return Say("charged-item", item=word, charges=item.charges)
    return Say("item-counted", item=word, count=item.count) if item.count > 1 else word


# --- carrying


def can_carry(figure: Figure, row: str) -> bool:
    """One armour, one shield, one helm, one ring, one amulet, three weapons; of other things any number.

    Rules: ahq.treasure.magic.carry-limits, ahq.treasure.shield-helm.one-each, ahq.treasure.amulet.one-at-a-time."""
    if figure.kind == "monster":
        return False
    thing = BOOK.items[row]
    if isinstance(thing, Armour):
        owned = [*figure.worn, *(item.row for item in figure.items)]
        return not any(other in BOOK.armour and BOOK.armour[other].place == thing.place for other in owned)
    if isinstance(thing, Weapon | Missile):
        return sum(item.count for item in figure.items if item.row in BOOK.weapons or item.row in BOOK.missiles) < ARMS
    return True


def take(figure: Figure, item: Item) -> None:
    """Write it on the sheet; rings and amulets are put on at once, a weapon is taken in an empty hand."""
    thing = BOOK.items[item.row]
    if isinstance(thing, Armour) and thing.place in ("ring", "amulet"):
        figure.worn.append(item.row)
        return
    give(figure, item)
    if figure.hand == BARE and may_use(figure, item.row):
        figure.hand = item.row


def may_use(figure: Figure, row: str) -> bool:
    """Whether a thing is a weapon with which he can strike or shoot."""
    if row in BOOK.weapons:
        return may_wield(figure, BOOK.weapons[row])
    return row in BOOK.missiles and may_draw(figure, BOOK.missiles[row])


def use_note(figure: Figure, item: Item) -> Say | None:
    """Why a thing would be of no use to somebody.

    Rules: ahq.treasure.wand.wizard-only, ahq.treasure.scroll.wizard-only, ahq.tobaro.items.loot."""
    thing = BOOK.items[item.row]
    if isinstance(thing, Weapon | Missile) and not may_use(figure, item.row):
        return Say("note-cannot-wield")
    if isinstance(thing, Armour) and not may_wear(figure, thing):
        return Say("note-cannot-wear")
    if isinstance(thing, Gear) and (thing.spends or thing.book) and not is_caster(figure):
        return Say("note-wizards-only")
    if isinstance(thing, Gear) and thing.monsters_only:
        return Say("note-monsters-only")
    return None


# --- using


Use = Callable[[World, Figure, Gear], Rules[None] | None]
"""What a thing does for whoever uses it at the start of his turn."""

USES: Handlers[Use] = Handlers("use")


def deeds(world: World, figure: Figure) -> Offers[None]:
    """What a Hero can do with his things at the start of his turn: it never takes the phase."""
    if figure.kind != "hero" or out(figure):
        return
    for item in figure.items:
        gear = BOOK.gear.get(item.row)
        if gear is None or not gear.use:
            continue
        if gear.use == "healing" and (not _ails(figure) or effect(figure, "healing")):
            continue
        if gear.fights_only and (world.mode != "combat" or zones.in_zone(world, figure)):
            continue
        option = Option("use", Say(f"option-use-{gear.use}"), rule=gear.rule, on=(item.row,))
        yield Deed(option, partial(USES[gear.use], world, figure, gear))
    if world.mode == "exploration":
        yield from aids(world, figure)
        yield from _handing(world, figure)


def _ails(figure: Figure) -> bool:
    """Whether a Potion of Healing would do him good."""
    return figure.wounds < figure.profile.wounds or effect(figure, "rat-bite") is not None


@USES("strength")
def drink_strength(world: World, figure: Figure, potion: Gear) -> None:
    """A Potion of Strength works at once, for three turns.

    Rule: ahq.treasure.potion.strength.lasts-3-turns."""
    use_up(figure, potion.id)
    last = world.turn + STRENGTH_TURNS - 1
    figure.effects.append(Effect("strength-potion", "turn", last, amount=STRENGTH_BONUS))
    tell(world, PotionDrunk(called(figure), potion.id, potion.rule))


@USES("speed")
def drink_speed(world: World, figure: Figure, potion: Gear) -> None:
    """Speed is doubled until the fight is over, but not beyond the ceiling.

    Rule: ahq.heroquest.item.potion-of-speed."""
    _drink(world, figure, potion, Effect("speed-potion", "combat"))


@USES("resistance")
def drink_resistance(world: World, figure: Figure, potion: Gear) -> None:
    """One more Toughness until the fight is over.

    Rule: ahq.heroquest.item.potion-of-resistance."""
    _drink(world, figure, potion, Effect("resistance-potion", "combat"))


@USES("brew")
def drink_brew(world: World, figure: Figure, potion: Gear) -> None:
    """One free attack in this turn.

    Rule: ahq.heroquest.item.heroic-brew."""
    _drink(world, figure, potion, Effect("heroic-brew", "turn", world.turn))


def _drink(world: World, figure: Figure, potion: Gear, gives: Effect) -> None:
    use_up(figure, potion.id)
    figure.effects.append(gives)
    tell(world, PotionDrunk(called(figure), potion.id, potion.rule))


@USES("healing")
def drink(world: World, figure: Figure, potion: Gear) -> None:
    drink_healing(world, figure, figure, potion.id)


def healing(figure: Figure) -> str:
    """The first thing that heals among those he carries."""
    rows = (item.row for item in figure.items if item.row in BOOK.gear)
    return next((row for row in rows if BOOK.gear[row].use == "healing"), "")


def drink_healing(world: World, owner: Figure, drinker: Figure, potion: str) -> None:
    """A Potion of Healing works at the start of the next turn."""
    use_up(owner, potion)
    drinker.effects.append(Effect("healing", "expedition", since=world.turn + 1))
    if owner is drinker:
        tell(world, PotionDrunk(called(drinker), potion))
    else:
        tell(world, PotionGiven(called(owner), called(drinker)))


def aids(world: World, figure: Figure) -> Offers[None]:
    """A Potion of Healing for a fallen Hero on an adjacent square, if no enemy's Death Zone holds either of them.

    Rule: ahq.treasure.potion.healing.not-the-dead."""
    potion = "" if out(figure) else healing(figure)
    if not potion:
        return
    fallen = [other for other in party(world) if other.kind == "hero" and other.wounds <= 0]
    if not fallen or zones.in_zone(world, figure):
        return
    near = neighbours(world, figure.at)
    for other in fallen:
        if other.at in near and effect(other, "healing") is None and not zones.in_zone(world, other):
            text = Say("option-aid", figure=says(other))
            option = Option("aid", text, at=other.id, rule="ahq.combat.ko.potion", on=(other.id,))
            yield Deed(option, partial(drink_healing, world, figure, other, potion))


def sprinkles(world: World, figure: Figure) -> Offers[None]:
    """Instead of attacking a Hero may sprinkle an enemy beside him with what destroys its kin.

    Rule: ahq.heroquest.item.holy-water."""
    if figure.kind != "hero":
        return
    for item in figure.items:
        gear = BOOK.gear.get(item.row)
        if gear is None or not gear.slays:
            continue
        for target in within_reach(world, figure):
            if gear.slays in kin(target):
                text = Say("option-sprinkle", target=says(target), item=spoken("item-", gear.id))
                option = Option("sprinkle", text, target.id, rule=gear.rule, on=(gear.id, target.id))
                yield Deed(option, partial(_sprinkle, world, figure, target, gear))


def within_reach(world: World, figure: Figure) -> list[Figure]:
    """The enemies on the squares next to a figure, with nothing between."""
    near = set(neighbours(world, figure.at))
    return [other for other in foes(world, figure) if stands_on(other, near)]


def _sprinkle(world: World, figure: Figure, target: Figure, gear: Gear) -> Rules[None]:
    use_up(figure, gear.id)
    tell(world, Destroyed(called(figure), called(target), gear.id, gear.rule))
    yield from doom(world, target, gear.rule)


def antidote(world: World, victim: Figure, rule: str) -> Rules[bool]:
    """A Potion of Healing that must be drunk at once or death follows: his own, or one from an adjacent companion."""
    near = [victim.at, *neighbours(world, victim.at)]
    for owner in (victim, *(each for each in party(world) if each is not victim)):
        potion = healing(owner) if owner.at in near else ""
        if potion and (owner is victim or not out(owner)):
            text = Say("offer-antidote", figure=says(victim), owner=says(owner))
            if (yield from offer(world, owner.seat, "antidote", text, rule)):
                use_up(owner, potion)
                lose_effect(victim, "rat-bite")
                tell(world, PotionDrunk(called(victim), potion, "ahq.treasure.potion.healing.averts-poison"))
                return True
    return False


# --- handing over


def _companions(world: World, figure: Figure) -> Iterator[Figure]:
    """Those in his section who can take something from him."""
    here = ground(world).section
    for other in world.figures.values():
        if other.kind != "monster" and other is not figure and not out(other) and here[other.at] == here[figure.at]:
            yield other


_DROP = Option("drop", Say("option-drop"), rule="ahq.treasure.left-behind.noted-on-map", group=EQUIPMENT)
_GIVE = Option("give", Say("option-give"), rule="ahq.treasure.magic.redistribute-any-time", group=EQUIPMENT)


def _handing(world: World, figure: Figure) -> Offers[None]:
    if figure.gold or figure.items or any(BOOK.armour[row].place in ("ring", "amulet") for row in figure.worn):
        yield Deed(_DROP, lambda: _drop(world, figure))
        if any(_companions(world, figure)):
            yield Deed(_GIVE, lambda: _hand_over(world, figure))


def _choose_thing(figure: Figure, text: str, rule: str) -> Rules[Item | None]:
    """One of the things that a figure can part with at once: not the armour on its body. Gold is one of them."""
    rings = [row for row in figure.worn if BOOK.armour[row].place in ("ring", "amulet")]
    choice = [*figure.items, *(Item(row) for row in rings)]
    offers: list[tuple[Option, Item | None]] = [(thing(item, n), item) for n, item in enumerate(choice)]
    if figure.gold:
        gold = Option("take", Say("sheet-gold", gold=figure.gold), emblem="coin", on=(_GOLD.row,))
        offers.append((gold, _GOLD))
    return (yield from which(figure.seat, Say(text, figure=says(figure)), [*offers, (DONE, None)], rule))


_GOLD = Item("gold")
"""Stands for gold among the things that one may part with."""


def _how_much(figure: Figure, text: Say, rule: str, most: int) -> Rules[int]:
    number: int = yield Amount(figure.seat, text, rule, 1, most)
    return number


def thing(item: Item, n: int, note: Say | None = None) -> Option:
    """The option to take one of several things."""
    return Option("take", says_item(item), note=note, emblem=BOOK.items[item.row].emblem, on=(item.row, str(n)))


def taker(figure: Figure, item: Item) -> Option:
    """The option that somebody takes a thing, with what speaks against it."""
    return Option("who", says(figure), at=figure.id, note=use_note(figure, item), on=(figure.id,))


def _part_with(figure: Figure, item: Item) -> None:
    if item in figure.items:
        figure.items.remove(item)
    else:
        figure.worn.remove(item.row)
    if figure.hand == item.row and carried(figure, item.row) is None:
        figure.hand = next((other.row for other in figure.items if may_use(figure, other.row)), BARE)


def _hand_over(world: World, figure: Figure) -> Rules[None]:
    rule = "ahq.treasure.magic.redistribute-any-time"
    item = yield from _choose_thing(figure, "ask-give-what", rule)
    if item is None:
        return
    if item is _GOLD:
        yield from _hand_gold(world, figure, rule)
        return
    takers = [other for other in _companions(world, figure) if can_carry(other, item.row)]
    if not takers:
        return
    offers: list[tuple[Option, Figure | None]] = [(taker(other, item), other) for other in takers]
    text = Say("ask-give-whom", item=says_item(item))
    other = yield from which(figure.seat, text, [*offers, (DONE, None)], rule)
    if other is not None:
        _part_with(figure, item)
        take(other, item)
        tell(world, ItemGiven(called(figure), called(other), item.row, item.count))


def _hand_gold(world: World, figure: Figure, rule: str) -> Rules[None]:
    """Gold for a companion, as much as his purse holds."""
    takers = [other for other in _companions(world, figure) if other.gold < PURSE]
    offers: list[tuple[Option, Figure | None]] = [*whom(takers), (DONE, None)]
    other = yield from which(figure.seat, Say("ask-give-gold-whom"), offers, rule)
    if other is None:
        return
    text, most = Say("ask-give-gold", hero=says(other)), min(figure.gold, PURSE - other.gold)
    gold = yield from _how_much(figure, text, rule, most)
    figure.gold -= gold
    other.gold += gold
    tell(world, GoldGiven(called(figure), called(other), gold, rule))


def _drop(world: World, figure: Figure) -> Rules[None]:
    rule = "ahq.treasure.left-behind.noted-on-map"
    item = yield from _choose_thing(figure, "ask-drop-what", rule)
    if item is _GOLD:
        gold = yield from _how_much(figure, Say("ask-drop-gold", figure=says(figure)), rule, figure.gold)
        figure.gold -= gold
        world.here.piles.append(Pile(at=figure.at, gold=gold))
        tell(world, GoldLeft(gold))
    elif item is not None:
        _part_with(figure, item)
        world.here.piles.append(Pile(at=figure.at, items=[item]))
        tell(world, ItemLeft(item.row, item.count))
