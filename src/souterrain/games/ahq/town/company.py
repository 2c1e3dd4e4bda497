"""The company: who joins it, retires, comes back, and who plays whom."""

from __future__ import annotations

from functools import partial

from souterrain.core.ask import Option, Seat
from souterrain.core.events import tell
from souterrain.core.menu import Deed, Offers, choose
from souterrain.core.roll import Rules
from souterrain.core.say import Say
from souterrain.crawl.roster import enlist, standing

from ..affairs import Affairs
from ..catalogue import BOOK
from ..events.company import Entrusted, Newcomer, PlayerJoined, PlayerLeft, Retired, Returned
from ..figures import Figure, hero, heroes
from ..party import CREATE, choose_components, to_choose
from ..words import called, says
from ..world import MOST_PLAYERS, World, hero_seats, player_seats, whose
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
    for seat in player_seats(world):
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


# --- who plays


def players(world: World) -> Offers[None]:
    """Between expeditions somebody may join those who play, or leave them with his Heroes.

    Rule: ahq.campaign.gm.may-rotate."""
    seats = player_seats(world)
    free = [f"p{n}" for n in range(1, MOST_PLAYERS + 1) if f"p{n}" not in seats][:1]
    for seat in free:
        text = Say("option-player-joins", player=Say(f"seat-{seat}"))
        option = Option("sit-down", text, note=Say("note-player-joins"), rule=ROTATE, group=_PLAYERS, on=(seat,))
        yield Deed(option, partial(_sit_down, world, seat))
    for seat in seats if len(seats) > 1 else ():
        text = Say("option-player-leaves", player=Say(f"seat-{seat}"))
        option = Option("get-up", text, rule=ROTATE, group=_PLAYERS, on=(seat,), final=True)
        yield Deed(option, partial(_get_up, world, seat))


_PLAYERS = Say("group-players")


def _sit_down(world: World, seat: Seat) -> None:
    """He gets a place for a Hero, or more where there are enough."""
    world.town.seats = sorted((*player_seats(world), seat))
    tell(world, PlayerJoined(seat))


def _get_up(world: World, seat: Seat) -> None:
    """His Heroes retire until he comes back, if nobody else has been entrusted with them."""
    for figure in [each for each in heroes(world) if each.seat == seat]:
        _retire(world, figure)
    world.town.seats = [each for each in player_seats(world) if each != seat]
    tell(world, PlayerLeft(seat))


# --- new Heroes


def fill_places(world: World) -> Rules[None]:
    """Each player whose Heroes are fewer than his places at the table may bring a new one, who starts from scratch.

    Rules: ahq.between.next.replacement-heroes, ahq.campaign.death.replace-or-raise."""
    for seat, places in _places(world).items():
        while (ready := _ready(world, seat)) < places:
            yield from newcomer(world, seat)
            if _ready(world, seat) == ready:
                break


def _places(world: World) -> dict[Seat, int]:
    seats = hero_seats(world)
    return {seat: seats.count(seat) for seat in dict.fromkeys(seats)}


def _ready(world: World, seat: Seat) -> int:
    roster = company(world).roster
    return sum(member.standing == "ready" and member.seat == seat for member in roster.values())


def newcomer(world: World, seat: Seat) -> Rules[None]:
    """A free place of a player's is taken, or left free."""
    yield from choose(seat, Say("ask-newcomer"), _candidates(world, seat), REPLACE)


def _candidates(world: World, seat: Seat) -> Offers[None]:
    """His own Heroes who have retired, those for whom another player has no place, the ready-made who are not in the
    company, alive or on the Physician's table, one made with dice, or nobody."""
    for away in world.absent:
        if away.seat == seat and company(world).roster[away.id].standing == "retired":
            option = Option("recall", Say("option-recall", hero=says(away)), rule=RETIRE, on=(away.id,))
            yield Deed(option, partial(_recall, world, away))
    for other in heroes(world):
        if other.seat != seat and _ready(world, other.seat) > _places(world)[other.seat]:
            text = Say("option-take-over", hero=says(other), player=Say(f"seat-{other.seat}"))
            option = Option("take-over", text, rule=ROTATE, on=(other.id,))
            yield Deed(option, partial(_entrust, world, other, seat))
    known = {figure.row for figure in (*world.figures.values(), *world.absent, *world.fallen)}
    for row in BOOK.heroes:
        if row not in known:
            yield Deed(to_choose(row), partial(_ready_made, world, seat, row))
    yield Deed(CREATE, partial(_made_with_dice, world, seat))
    yield Deed(_NOBODY, lambda: None)


_NOBODY = Option("nobody", Say("option-nobody"))


def _ready_made(world: World, seat: Seat, row: str) -> Rules[None]:
    again = sum(id == row or id.startswith(f"{row}-") for id in company(world).roster)
    name = world.setup.names.get(row, "") if not again else ""
    figure = hero(row, seat, name=name)
    if again:
        figure.id, figure.number = f"{row}-{again + 1}", again + 1
    join(world, figure)
    tell(world, Newcomer(called(figure), whose(world, seat)))
    yield from choose_components(world, figure)


def _made_with_dice(world: World, seat: Seat) -> Rules[None]:
    figure = yield from create(world, seat, True, join)
    tell(world, Newcomer(called(figure), whose(world, seat)))
