"""What scripted companies know of campaigns: when to go home, what to buy, whom to hire, which quest comes next."""

from __future__ import annotations

from souterrain.bots.ahq import prudence, routes, town, venturing
from souterrain.core.ask import Ask, Seat
from souterrain.core.menu import Deed
from souterrain.core.say import Say
from souterrain.crawl.campaign import Chapter
from souterrain.games.ahq.belongings import give
from souterrain.games.ahq.catalogue import BOOK
from souterrain.games.ahq.figures import Hazard, Item
from souterrain.games.ahq.town import company as books
from souterrain.games.ahq.town import followers, gate, market, visits
from souterrain.games.ahq.town.money import affairs
from souterrain.games.ahq.town.steps import STEPS
from souterrain.games.ahq.trials.cell import STORE
from souterrain.games.ahq.world import Group, Kit, Level, World
from tests.games.ahq.arena import first_ask
from tests.games.ahq.expedition import room
from tests.games.ahq.town.company import company, men


def answered(world: World, ask: Ask, seat: Seat = "p1") -> str:
    minds = {**town.MINDS, **venturing.MINDS}
    return minds[ask.text.id](world, ask, seat)


def shopping(world: World) -> str:
    return answered(world, first_ask(visits.spend(world)))


def test_a_company_goes_home_while_it_still_can() -> None:
    world = company("heinrich", "sven")
    heinrich, sven = world.figures.values()
    assert not prudence.enough(world)
    heinrich.fate, heinrich.wounds = 0, 2
    assert prudence.enough(world), "neither Wounds nor Fate would carry him through another fight"
    heinrich.fate, heinrich.wounds = 1, heinrich.profile.wounds
    assert not prudence.enough(world)
    sven.fate = 0
    assert prudence.enough(world), "half of what they had is gone"


def test_a_company_with_one_quest_stays_longer() -> None:
    world = company("heinrich", "sven")
    heinrich, sven = world.figures.values()
    heinrich.fate = sven.fate = 1
    heinrich.wounds -= 1
    assert prudence.enough(world)
    world.setup.quest, world.setup.again = "hunt", True
    assert not prudence.enough(world), "the book rewards it for an early end"
    heinrich.wounds = 1
    sven.wounds = 2
    assert prudence.enough(world)


def test_nobody_draws_back_from_those_who_would_kill_their_hostages() -> None:
    world = company("heinrich", "sven")
    campaign = world.campaign
    assert campaign is not None
    campaign.quest, world.levels = "coach", [Level(number=1)]
    heinrich, sven = world.figures.values()
    world.groups["g"] = Group(id="g", level=1, section="s", rows=["orc"], captives=["traveller"])
    sven.wounds = 0
    assert prudence.enough(world), "nobody knows yet where they are"
    world.groups["g"].met = True
    assert not prudence.enough(world)
    assert prudence.hope(world) < 1
    heinrich.fate = sven.fate = 0
    heinrich.wounds = 1
    assert prudence.enough(world), "there is an end to everything"


def test_in_the_gaols_nobody_waits_for_what_was_a_dead_man_s() -> None:
    world = company("heinrich", "sven")
    _, sven = world.figures.values()
    world.levels = [Level(number=3)]
    store = room(world, 20, 20, room="lair", hazard=Hazard(kind=STORE, at=(24, 24)))
    world.progress.kits = {"sven": Kit()}
    sven.wounds = 0
    assert not routes.unclaimed(world)
    world.progress.kits["heinrich"] = Kit()
    assert routes.unclaimed(world) == [store]


def test_the_first_man_comes_before_anything_that_can_be_bought() -> None:
    world = company("heinrich")
    heinrich = world.figures["heinrich"]
    heinrich.gold = 50
    assert shopping(world) == "done"
    assert answered(world, first_ask(followers.gather(world))) == "hire:man-at-arms"
    men(world, "heinrich", "man-at-arms")
    heinrich.gold = 100
    assert shopping(world) == "go:physician", "then a potion, for he wears mail and a shield"


def test_whoever_has_lost_his_weapons_buys_one_before_anything_else() -> None:
    world = company("heinrich")
    heinrich = world.figures["heinrich"]
    heinrich.gold, heinrich.items, heinrich.hand = 30, [], "fists"
    assert shopping(world) == "go:market"
    world.active = heinrich.id
    wares = [deed.option for deed in market.wares(world, heinrich, "market") if isinstance(deed, Deed)]
    ask = Ask("p1", Say("ask-at-market"), tuple(wares), "")
    assert answered(world, ask) == "buy:axe", "the dearest that he can pay"
    give(heinrich, Item("dagger"))
    assert shopping(world) == "done"


def test_nobody_pays_for_rumours_where_there_are_none_to_hear() -> None:
    world = company("heinrich")
    heinrich = world.figures["heinrich"]
    men(world, "heinrich", "man-at-arms")
    heinrich.worn, affairs(world, heinrich).lodgings = ["mithril", "shield"], 160
    give(heinrich, Item("healing-potion", 2))
    world.campaign.roster["heinrich"].went = {}  # type: ignore[union-attr]
    assert shopping(world) == "go:inn"
    world.town.heard = [row.quest for row in BOOK.ideas.rows]
    assert shopping(world) == "done"


def test_jewels_are_sold_and_a_fortune_goes_to_the_banker() -> None:
    world = company("heinrich")
    heinrich = world.figures["heinrich"]
    give(heinrich, Item("ruby"))
    assert shopping(world) == "go:market"
    heinrich.items.clear()
    men(world, "heinrich", "man-at-arms")
    world.campaign.roster["heinrich"].went = {}  # type: ignore[union-attr]
    world.town.listened = 9
    give(heinrich, Item("healing-potion", 2))
    heinrich.worn, heinrich.gold = ["mithril", "shield"], 240
    assert shopping(world) == "go:bank"


def test_nobody_makes_a_will_who_has_nobody_to_name() -> None:
    def wills(*names: str) -> bool:
        world = company(*names)
        hero = world.figures[names[0]]
        affairs(world, hero).bank = 400
        return any(wish.verb == "will" for wish in town._savings(world, hero))

    assert wills("heinrich", "sven")
    assert not wills("heinrich"), "he would go to the banker for ever"


def test_who_has_too_little_for_a_man_helps_a_companion_to_one() -> None:
    world = company("heinrich", "sven", players=1)
    heinrich, sven = world.figures.values()
    heinrich.gold, sven.gold, world.town.listened = 20, 40, 9
    assert shopping(world) == "go:inn"
    heinrich.gold = 0
    assert shopping(world) == "done"


def test_the_dead_are_replaced_by_what_the_company_lacks() -> None:
    world = company("heinrich")
    world.setup.heroes = 2
    assert answered(world, first_ask(books.newcomer(world, "p1"))) in ("who:magnus", "who:telor")
    world = company("magnus")
    assert answered(world, first_ask(books.newcomer(world, "p1"))) in ("who:durgin", "who:sven")


def test_the_least_dangerous_quest_comes_first_and_one_is_left_after_some_tries_in_vain() -> None:
    world = company("heinrich")
    campaign = world.campaign
    assert campaign is not None
    campaign.quest, campaign.achieved, campaign.step = "", ["mill"], len(STEPS) - 1
    world.town.heard = ["bones", "runaway"]
    assert answered(world, first_ask(gate.depart_or_part(world))) == "quest:runaway"
    campaign.chronicle = [Chapter(quest="runaway", went=["heinrich"], turn=n, ending="retreat") for n in range(4)]
    assert answered(world, first_ask(gate.depart_or_part(world))) != "quest:runaway"
    campaign.quest = "runaway"
    assert answered(world, first_ask(gate.depart_or_part(world))) == "give-up"


def test_who_is_alone_does_not_go_on_for_ever_in_vain() -> None:
    world = company("heinrich")
    campaign = world.campaign
    assert campaign is not None
    campaign.quest, campaign.step = "", len(STEPS) - 1
    world.town.heard = ["bones", "runaway", "mill"]
    vain = [Chapter(quest="runaway", went=["heinrich"], turn=n, ending="retreat") for n in range(6)]
    campaign.chronicle = vain
    assert answered(world, first_ask(gate.depart_or_part(world))) == "part"
    campaign.chronicle = [*vain[:5], Chapter(quest="mill", went=["heinrich"], turn=9, ending="victory")]
    assert answered(world, first_ask(gate.depart_or_part(world))) != "part"
    others = company("heinrich", "sven")
    assert others.campaign is not None
    others.campaign.quest, others.campaign.step, others.campaign.chronicle = "", len(STEPS) - 1, vain
    others.town.heard = world.town.heard
    assert answered(others, first_ask(gate.depart_or_part(others))) != "part"
