"""The company: who joins it, retires, comes back, and who plays whom."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option, Seat
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, which
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.roster import enlist, standing

from ..affairs import Affairs
from ..catalogue import BOOK
from ..events.company import Entrusted, Newcomer, Retired, Returned
from ..figures import Figure, hero, heroes
from ..party import CREATE, choose_components, to_choose
from ..words import called, says
from ..world import World, hero_seats
from .creation import create
from .living import followers
from .money import company

RETIRE = "ahq.campaign.hero.retire-and-return"
ROTATE = "ahq.campaign.gm.may-rotate"
REPLACE = "ahq.between.next.replacement-heroes"


def join(world: World, figure: Figure) -> None:
    """A Hero enters the company's books, and a device is painted on his shield: one that nobody has borne, or else one
    that nobody alive bears.

    Rule: ahq.campaign.record.heraldry."""
    roster, books = company(world).roster, world.town.affairs
    borne = {own.device for own in books.values()}
    alive = {own.device for id, own in books.items() if roster[id].standing != "dead"}
    enlist(roster, figure.id, figure.seat)
    free = [device for taken in (borne, alive) for device in BOOK.devices if device not in taken]
    world.town.affairs[figure.id] = Affairs(name=called(figure), device=free[0] if free else "")
    world.figures[figure.id] = figure


def offers(world: World, hero: Figure) -> Offers[None]:
    """At the gate a Hero may retire, one who had retired may come back, and a Hero may change players.

    Rules: ahq.campaign.hero.retire-and-return, ahq.campaign.gm.may-rotate."""
    if len(heroes(world)) > 1:
        option = Option("retire", Say("option-retire", hero=says(hero)), rule=RETIRE, emblem="exit", on=(hero.id,))
        yield Deed(option, partial(_retire, world, hero))
    for member in standing(company(world).roster, "retired"):
        away = next(each for each in world.absent if each.id == member.id)
        if away.seat == hero.seat:
            option = Option("recall", Say("option-recall", hero=says(away)), rule=RETIRE, on=(away.id,))
            yield Deed(option, partial(_recall, world, away))
    if world.setup.players > 1:
        for seat in dict.fromkeys(hero_seats(world.setup)):
            if seat != hero.seat:
                text = Say("option-entrust", hero=says(hero), player=Say(f"seat-{seat}"))
                option = Option("entrust", text, rule=ROTATE, on=(hero.id, seat))
                yield Deed(option, partial(_entrust, world, hero, seat))


def _retire(world: World, hero: Figure) -> None:
    """He leaves with all that is his; his men seek other masters."""
    company(world).roster[hero.id].standing = "retired"
    for man in followers(world, hero):
        del world.figures[man.id]
    world.absent.append(world.figures.pop(hero.id))
    tell(world, Retired(called(hero)))


def _recall(world: World, hero: Figure) -> None:
    """He comes back with the same sheet."""
    company(world).roster[hero.id].standing = "ready"
    world.absent.remove(hero)
    world.figures[hero.id] = hero
    tell(world, Returned(called(hero)))


def _entrust(world: World, hero: Figure, seat: Seat) -> None:
    """Another player leads the Hero and his men from now on."""
    company(world).roster[hero.id].seat = seat
    for figure in (hero, *followers(world, hero)):
        figure.seat = seat
    tell(world, Entrusted(called(hero), seat))


# --- new Heroes


def fill_places(world: World) -> Rules[None]:
    """Each player whose Heroes are fewer than his places at the table may bring a new one, who starts from scratch.

    Rules: ahq.between.next.replacement-heroes, ahq.campaign.death.replace-or-raise."""
    for seat, places in _places(world).items():
        while _ready(world, seat) < places:
            if not (yield from newcomer(world, seat)):
                break


def _places(world: World) -> dict[Seat, int]:
    seats = hero_seats(world.setup)
    return {seat: seats.count(seat) for seat in dict.fromkeys(seats)}


def _ready(world: World, seat: Seat) -> int:
    roster = company(world).roster
    return sum(member.standing == "ready" and member.seat == seat for member in roster.values())


def newcomer(world: World, seat: Seat) -> Rules[bool]:
    """A ready-made Hero who is not in the company, alive or on the Physician's table, one made with dice, or nobody."""
    known = {figure.row for figure in (*world.figures.values(), *world.absent, *world.fallen)}
    rows = [row for row in BOOK.heroes if row not in known]
    choice = [(to_choose(row), row) for row in rows]
    row = yield from which(seat, Say("ask-newcomer"), [*choice, (CREATE, "create"), (_NOBODY, "")], REPLACE)
    if not row:
        return False
    if row == "create":
        tell(world, Newcomer(called((yield from create(world, seat, True, join))), seat))
        return True
    roster = company(world).roster
    again = sum(id == row or id.startswith(f"{row}-") for id in roster)
    name = world.setup.names.get(row, "") if not again else ""
    figure = hero(row, seat, name=name)
    if again:
        figure.id, figure.number = f"{row}-{again + 1}", again + 1
    join(world, figure)
    tell(world, Newcomer(called(figure), seat))
    yield from choose_components(world, figure)
    return True


_NOBODY = Option("nobody", Say("option-nobody"))
