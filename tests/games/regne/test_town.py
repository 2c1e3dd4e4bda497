"""A campaign: what stays of a quest, and what happens between two of them."""

from __future__ import annotations

import pytest

from souterrain.core.chance import Stream
from souterrain.core.luck import Luck
from souterrain.core.text import texts
from souterrain.crawl.campaign import Campaign, achieve, open_quests, set_out
from souterrain.games.regne import campaign, mishaps
from souterrain.games.regne.actions import speech
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.events.actions import Given
from souterrain.games.regne.events.town import CameHome, Earned, LedDeeper, Maimed, Succeeded, Toughened
from souterrain.games.regne.events.turns import Died
from souterrain.games.regne.game import GAME
from souterrain.games.regne.ground import ground
from souterrain.games.regne.muster import recruit
from souterrain.games.regne.plan import length, quest
from souterrain.games.regne.sheet import burden, level, natural, weight
from souterrain.games.regne.town import home, market, road
from souterrain.games.regne.town.company import join, rested, successors
from souterrain.games.regne.town.journey import journey, leads
from souterrain.games.regne.town.learning import learn, lessons, readable
from souterrain.games.regne.world import Effect, Regne, Setup
from tests.play import offered

from .stage import carry, hero, run, told, vault


def at_home(*sheets: str, heroes: int = 0) -> Regne:
    """A company between two quests."""
    world = Regne(setup=vault(play="campaign", heroes=heroes or len(sheets), destiny="never").setup)
    world.campaign = Campaign(stage="between")
    for sheet in sheets or ("svein",):
        join(world, recruit(world, sheet, "p1"))
    return world


def below(*sheets: str) -> Regne:
    """The same in the first of its quests."""
    world = at_home(*sheets)
    set_out(journey(world), "rats", list(world.company), 1)
    for n, each in enumerate(list(world.company.values())):
        each.at = (n, 0)
        world.figures[each.id] = each
    world.company = {}
    world.zones, world.round, world.level = vault().zones, 1, "novice"
    return world


def begun() -> Regne:
    """A campaign of four heroes in its first quest."""
    world = GAME.create(Setup(play="campaign"))
    Luck(Stream("x")).run(GAME.begin(world))
    return world


def words(options: object) -> set[str]:
    return {option.key for option in offered(options)}  # type: ignore[arg-type]


@pytest.mark.rule("regne.campaign.experience", "regne.destiny.not-bought-not-restored", "regne.crowns.score")
def test_a_quest_that_is_won_brings_experience_crowns_and_destiny() -> None:
    world = below("svein", "hadrun")
    world.leader, world.pot, world.won, world.errands = "hadrun", 251, True, ["bell"]
    run(home.come(world))
    assert [(event.who, event.xp, event.crowns) for event in told(world, Earned)] == [
        ("svein", 12 + 2 + 5, 125),
        ("hadrun", 12 + 2 + 5, 126),
    ]
    svein = world.company["svein"]
    assert (svein.xp, svein.crowns, svein.destiny) == (19, 30 + 125, 3)
    assert [event.destiny for event in told(world, Earned)] == [1, 1]
    assert journey(world).achieved == ["rats"]
    assert (journey(world).stage, world.purses, world.pot) == ("between", [251], 0)


@pytest.mark.rule("regne.campaign.homecoming")
@pytest.mark.parametrize(
    ("how", "begins"),
    [("won", "Le couvercle de pierre retombe"), ("late", "L’aube est là"), ("forfeit", "Celui qu’il fallait ramener")],
)
def test_the_end_of_a_quest_is_read_aloud_before_one_is_home(how: str, begins: str) -> None:
    world = below("svein")
    setattr(world, how, True)
    run(home.come(world))
    first, then = (event for event, _ in world.told[:2])
    assert texts("fr", "regne").say(first.say()).startswith(begins)
    assert isinstance(then, CameHome)


@pytest.mark.rule("regne.destiny.not-bought-not-restored")
def test_destiny_does_not_come_back_by_itself_and_is_not_for_sale() -> None:
    world = below("svein")
    world.figures["svein"].destiny, world.late = 0, True
    run(home.come(world))
    svein = world.company["svein"]
    assert (svein.destiny, rested(svein).destiny) == (0, 0)
    svein.xp, svein.crowns = 999, 9999
    offers = [*offered(lessons(world, svein)), *offered(market.deeds(world, svein))]
    assert not any("destiny" in part for option in offers for part in (option.verb, *option.on, option.text.id))


@pytest.mark.rule("regne.campaign.experience")
def test_of_a_lost_quest_only_the_secondary_one_counts() -> None:
    world = below("svein")
    world.forfeit, world.errands, world.pot = True, ["tithe"], 900
    run(home.come(world))
    assert world.company["svein"].xp == 5
    assert (journey(world).achieved, journey(world).chronicle[-1].ending) == ([], "forfeit")
    assert told(world, CameHome)[0].how == "forfeit"


@pytest.mark.rule("regne.campaign.homecoming")
def test_the_fallen_are_carried_home_by_those_who_stand() -> None:
    world = below("svein", "hadrun")
    world.figures["hadrun"].life, world.late = -20, True
    run(home.come(world))
    assert {id: each.life for id, each in world.company.items()} == {"svein": 30, "hadrun": 26}


@pytest.mark.rule("regne.campaign.homecoming")
def test_where_nobody_stands_destiny_alone_brings_them_home() -> None:
    world = below("svein", "hadrun", "pernel")
    for each in world.figures.values():
        each.life = -2
    world.figures["svein"].destiny = 0
    run(home.come(world), answers=["spend", "keep"])
    assert list(world.company) == ["hadrun"]
    assert world.company["hadrun"].destiny == 1
    assert [event.who for event in told(world, Died)] == ["svein", "pernel"]
    assert journey(world).chronicle[-1].fell == ["svein", "pernel"]
    assert {id: each.standing for id, each in journey(world).roster.items()} == {
        "svein": "dead",
        "hadrun": "ready",
        "pernel": "dead",
    }


@pytest.mark.rule("regne.sheet.fields", "regne.char.life-restored-each-game")
def test_what_is_on_a_sheet_stays_and_what_a_quest_did_does_not() -> None:
    world = below("svein")
    svein = world.figures["svein"]
    svein.trained, svein.xp, svein.learnt, svein.handicaps = {"melee": 1}, 7, ["parry"], ["stiff-knee"]
    svein.life, svein.poisoned, svein.webbed, svein.effects = 3, True, 2, [Effect("strength", 2, 99)]
    svein.spent, svein.once, svein.aura = ["cast"], ["loose-change"], 3
    ring = carry(world, svein, "war-axe")
    ring.used = True
    world.late = True
    run(home.come(world))
    after = world.company["svein"]
    assert (natural(after, "melee"), after.xp, after.learnt, after.handicaps) == (7, 7, ["parry"], ["stiff-knee"])
    assert (after.life, after.poisoned, after.webbed, after.effects) == (30, False, 0, [])
    assert (after.spent, after.once, after.aura) == ([], [], 0)
    assert [item.used for item in after.items] == [False] * len(after.items)
    assert (world.zones, world.figures, world.round) == ([], {}, 0)


@pytest.mark.rule("regne.sheet.handicaps")
def test_who_was_down_may_keep_something_of_it() -> None:
    world = below("svein", "hadrun", "pernel")
    world.figures["svein"].downed = world.figures["hadrun"].downed = True
    world.late = True
    run(home.come(world), ["5", "0", "4"])
    assert [(event.who, event.handicap) for event in told(world, Maimed)] == [("svein", "stiff-knee")]
    assert (natural(world.company["svein"], "agility"), level(world, world.company["svein"], "agility")) == (5, 4)
    assert world.company["hadrun"].handicaps == []


@pytest.mark.rule("regne.sheet.handicaps", "regne.campaign.cure")
def test_short_breath_costs_three_life_points_until_it_is_cured() -> None:
    world = below("svein")
    world.figures["svein"].downed = world.late = True
    run(home.come(world), ["5", "5"])
    svein = world.company["svein"]
    assert (svein.top, svein.life) == (27, 27)
    svein.xp, svein.crowns = 15, 150
    assert "get-over:short-breath" in words(lessons(world, svein))
    assert "cure:short-breath" in words(market.deeds(world, svein))
    run(market.visit(world), answers=["cure:short-breath", "done"])
    assert (svein.top, svein.handicaps, svein.crowns) == (30, [], 0)
    svein.handicaps = ["stiff-knee"]
    run(learn(world), answers=["get-over:stiff-knee"])
    assert (svein.handicaps, svein.xp) == ([], 0)


@pytest.mark.rule("regne.campaign.learning")
def test_experience_raises_each_characteristic_once() -> None:
    world = at_home("svein")
    svein = world.company["svein"]
    svein.xp = 3 * 7 + 3 * 6 + 2
    assert "raise:magic" not in words(lessons(world, svein))
    run(learn(world), answers=["raise:melee", "raise:agility", "toughen"])
    assert (natural(svein, "melee"), natural(svein, "agility"), svein.top, svein.xp) == (7, 6, 31, 0)
    svein.xp, svein.raised = 99, ["melee"]
    assert not {"raise:melee", "raise:magic"} & words(lessons(world, svein))
    svein.trained = {"strength": 3}
    assert "raise:strength" not in words(lessons(world, svein))


@pytest.mark.rule("regne.campaign.learning")
def test_life_points_are_told_together_without_those_that_a_handicap_had_cost() -> None:
    world = at_home("svein")
    svein = world.company["svein"]
    svein.handicaps, svein.top = ["short-breath"], svein.top - 3
    svein.xp = BOOK.lessons.cure + 3 * BOOK.lessons.life
    run(learn(world), answers=["toughen", "get-over:short-breath", "toughen", "toughen"])
    assert [(event.gained, event.life) for event in told(world, Toughened)] == [(3, 33)]


@pytest.mark.rule("regne.campaign.learning", "regne.char.intelligence-caps-learning")
def test_skills_are_learnt_as_far_as_intelligence_goes() -> None:
    world = at_home("pernel")
    pernel = world.company["pernel"]
    pernel.xp = 21
    assert "study:super-tough" not in words(lessons(world, pernel))
    run(learn(world), answers=["study:drill-voice", "done"])
    assert (pernel.learnt, pernel.xp) == (["drill-voice"], 11)
    assert not [key for key in words(lessons(world, pernel)) if key.startswith("study")]
    below_ = vault()
    speaker = hero(below_, "pernel", (1, 1))
    before = next(option for option in offered(speech.offers(below_, speaker, ground(below_))))
    speaker.learnt = ["drill-voice"]
    after = next(option for option in offered(speech.offers(below_, speaker, ground(below_))))
    assert before.note is not None
    assert after.note is not None
    assert int(str(after.note.args["chance"])) > int(str(before.note.args["chance"]))


@pytest.mark.rule("regne.grimoire.learning")
def test_spells_are_read_in_a_grimoire_of_ones_own() -> None:
    world = at_home("ombeline", "pernel")
    ombeline, pernel = world.company["ombeline"], world.company["pernel"]
    ombeline.xp = pernel.xp = 6
    assert list(readable(ombeline)) == []
    carry(world, ombeline, "grimoire-white")
    assert {spell.id for spell in readable(ombeline)} == {"pale-ward", "breaking-dawn"}
    carry(world, pernel, "grimoire-white")
    assert list(readable(pernel)) == []
    carry(world, pernel, "grimoire-beggars")
    assert {spell.school for spell in readable(pernel)} == {"beggars"}
    run(learn(world), answers=["read:pale-ward", "done"])
    assert (ombeline.studied, ombeline.xp) == (["pale-ward"], 0)


@pytest.mark.rule("regne.campaign.shop")
def test_a_ware_says_what_it_is_worth_in_a_fight_and_what_it_weighs() -> None:
    world = at_home("svein")
    (svein,) = world.company.values()
    svein.crowns = 1000
    french = texts("fr", "regne")
    said = {option.key: french.say(option.note) for option in offered(market.deeds(world, svein)) if option.note}
    assert said["buy:short-bow"] == "60 écus, dommages 3+1D, poids 6"
    assert said["buy:padded-jerkin"] == "80 écus, armure 1, poids 10"
    assert said["buy:antidote"] == "10 écus, poids 1"


@pytest.mark.rule("regne.campaign.shop")
def test_goods_are_bought_sold_handed_round_and_put_on() -> None:
    world = at_home("svein", "hadrun")
    svein, hadrun = world.company.values()
    svein.crowns, hadrun.crowns = 10, 55
    offers = words(market.deeds(world, svein))
    assert {"buy:short-bow", "buy:antidote"} <= offers
    assert "buy:war-axe" not in offers
    assert not [key for key in offers if key.startswith("buy") and BOOK.goods[key[4:]].buy == 0]
    axe = next(item for item in svein.items if item.kind == "war-axe")
    run(market.visit(world), answers=["buy:short-bow", f"sell:{axe.id}", "done", "done"])
    assert (svein.crowns, hadrun.crowns) == (70, 5)
    bow = svein.items[-1]
    run(market.visit(world), answers=[f"equip:{bow.id}", "done", "done"])
    assert (bow.worn, svein.points) == (True, 0)
    potion = next(item for item in svein.items if item.kind == "potion-of-care")
    run(market.visit(world), answers=[f"give:{potion.id}:hadrun", "done", "done"])
    assert potion in hadrun.items
    assert told(world, Given)[-1] == Given("svein", "hadrun", "potion-of-care", "regne.campaign.shop")


@pytest.mark.rule("regne.campaign.smith")
def test_the_smith_cuts_a_rune_into_what_has_none() -> None:
    world = at_home("svein", "hadrun")
    svein, hadrun = world.company.values()
    axe = next(item for item in svein.items if item.kind == "war-axe")
    svein.crowns, hadrun.crowns = 700, 99
    assert not [key for key in words(market.deeds(world, svein)) if key.startswith("engrave")]
    hadrun.crowns = 100
    potion = next(item for item in svein.items if item.kind == "potion-of-care")
    assert f"engrave:{potion.id}" not in words(market.deeds(world, svein))
    run(market.visit(world), answers=[f"engrave:{axe.id}", "rune:rune-of-life", "done", "done"])
    assert (svein.crowns, hadrun.crowns, axe.runes, axe.worn) == (0, 0, ["rune-of-life"], True)
    assert (svein.top, svein.life) == (35, 35)
    svein.crowns = 800
    assert f"engrave:{axe.id}" not in words(market.deeds(world, svein))


@pytest.mark.rule("regne.campaign.training")
def test_a_master_teaches_one_thing_for_crowns() -> None:
    world = at_home("svein")
    svein = world.company["svein"]
    svein.crowns = 1500
    assert "train:magic" not in words(market.deeds(world, svein))
    run(market.visit(world), answers=["train:melee", "done"])
    assert (natural(svein, "melee"), svein.crowns) == (7, 800)
    svein.drilled = True
    assert not [key for key in words(market.deeds(world, svein)) if key.startswith("train")]


@pytest.mark.rule("regne.sheet.weight-excess", "regne.sheet.weight-limit")
def test_too_heavy_a_load_is_sold_or_stored() -> None:
    world = at_home("ombeline")
    ombeline = world.company["ombeline"]
    for _ in range(2):
        carry(world, ombeline, "mail-coat")
    mail = [item for item in ombeline.items if item.kind == "mail-coat"]
    assert (weight(ombeline) - 48 <= burden(ombeline), weight(ombeline) <= burden(ombeline)) == (True, True)
    carry(world, ombeline, "mail-coat")
    assert weight(ombeline) > burden(ombeline) == 60
    ombeline.crowns = 100
    run(market.visit(world), answers=["box", "done"])
    assert (ombeline.box, ombeline.crowns) == (True, 0)
    run(road.pack(world), answers=[f"store:{ombeline.items[-1].id}"])
    assert [item.kind for item in ombeline.stored] == ["mail-coat"]
    ombeline.stored.clear()
    carry(world, ombeline, "mail-coat")
    run(road.pack(world), answers=[f"sell:{ombeline.items[-1].id}"])
    assert ombeline.crowns == BOOK.goods["mail-coat"].sell
    assert len(mail) == 2
    ombeline.stored = [ombeline.items.pop()]
    [stored] = ombeline.stored
    run(market.visit(world), answers=[f"fetch:{stored.id}", "done"])
    assert ombeline.items[-1] is stored


@pytest.mark.rule("regne.campaign.successor")
def test_a_dead_hero_is_followed_by_another_sheet_or_by_an_heir() -> None:
    world = at_home("svein", "hadrun", heroes=2)
    journey(world).roster["svein"].standing = "dead"
    del world.company["svein"]
    asked = run(successors(world), answers=["hero:svein"]).asked[0]
    names = [option.text.id for option in asked.options]  # type: ignore[union-attr]
    assert ("being-ketil" in names, "being-svein" in names) == (True, False), "the dead do not come back"
    heir = world.company["svein-2"]
    assert (heir.name, heir.kind, heir.xp, heir.crowns) == ("ketil", "svein", 0, 30)
    assert told(world, Succeeded)[0].who == "ketil"
    journey(world).roster["svein-2"].standing = "dead"
    del world.company["svein-2"]
    run(successors(world), answers=["hero:maud"])
    assert list(world.company) == ["hadrun", "maud"]
    run(successors(world))


@pytest.mark.rule("regne.quest.campaign", "regne.campaign.lost-quest", "regne.campaign.second")
def test_quests_open_one_after_the_other_and_the_second_campaign_after_the_first() -> None:
    world = at_home("svein")
    trip = journey(world)
    seen = []
    while quests := open_quests(trip, leads()):
        assert len(quests) == 1
        seen += quests
        trip.quest = quests[0]
        achieve(trip)
    assert seen == [*BOOK.campaigns["first-steps"].quests, *BOOK.campaigns["serpent"].quests]
    assert len(seen) == 10
    trip.achieved = ["rats"]
    assert open_quests(trip, leads()) == ["treasure"]


@pytest.mark.rule("regne.campaign.second")
@pytest.mark.parametrize(("quest", "won", "opened"), [("orb", True, 1), ("orb", False, 0), ("shadow", True, 0)])
def test_the_second_campaign_is_told_of_once_the_last_quest_of_the_first_is_won(
    quest: str, won: bool, opened: int
) -> None:
    world = below("svein")
    journey(world).quest, world.won, world.late = quest, won, not won
    run(home.come(world))
    assert [(event.done, event.next) for event in told(world, LedDeeper)] == [("first-steps", "serpent")] * opened


@pytest.mark.rule("regne.campaign.services")
def test_sappers_and_watchmen_are_hired_for_the_next_quest() -> None:
    world = at_home("svein")
    svein, trip = world.company["svein"], journey(world)
    svein.crowns, trip.achieved, trip.quest = 400, ["rats"], "treasure"
    world.level = "adventurer"
    mishaps.shuffle(world)
    cards, ambushes = length(world), world.mishaps.counts["ambush"]
    run(road.gate(world), answers=["hire:sappers"])
    run(road.gate(world), answers=["hire:watch"])
    assert (world.hired, svein.crowns) == (["sappers", "watch"], 0)
    mishaps.shuffle(world)
    assert (length(world), world.mishaps.counts["ambush"]) == (cards - 1, ambushes - 1)
    home.clear(world)
    assert world.hired == []


@pytest.mark.rule("regne.campaign.level")
def test_seasoned_heroes_meet_harder_quests() -> None:
    world = at_home("svein")
    Luck(Stream("z")).run(road.depart(world, "captive"))
    assert world.level == BOOK.quests["captive"].seasoned != BOOK.quests["captive"].level
    assert begun().level == BOOK.quests["rats"].level


@pytest.mark.rule("regne.campaign.end")
def test_a_company_that_parts_has_not_won_and_one_that_did_all_has() -> None:
    world = at_home("svein", "hadrun")
    assert campaign.outcome(world) is None
    run(road.gate(world), answers=["part"])
    end = campaign.outcome(world)
    assert end is not None
    assert (end.winners, end.scores) == ((), {"p1": 60})
    world = at_home("svein")
    journey(world).achieved = [lead.quest for lead in leads()]
    run(road.gate(world))
    end = campaign.outcome(world)
    assert end is not None
    assert end.winners == ("p1",)


def test_a_campaign_goes_from_quest_to_quest() -> None:
    world = begun()
    assert list(world.figures) == ["svein", "ombeline", "pernel", "hadrun"]
    assert list(journey(world).roster) == list(world.figures)
    world.won = True
    Luck(Stream("y")).run(campaign.play(world))
    assert (journey(world).stage, len(world.company)) == ("between", 4)
    run(campaign.play(world))
    run(campaign.play(world), answers=["done"] * 4)
    run(campaign.play(world), answers=["done"] * 4)
    run(campaign.play(world))
    Luck(Stream("z")).run(road.depart(world, "treasure"))
    assert (quest(world).id, world.level, len(world.zones)) == ("treasure", "adventurer", 1)
    assert [chapter.quest for chapter in journey(world).chronicle] == ["rats", "treasure"]
    assert {hero.xp for hero in world.figures.values()} == {12}
    sheets = {sheet.id for sheet in GAME.view(world, "p1").sheets}
    assert sheets == {"svein", "ombeline", "pernel", "hadrun"}


def test_the_company_and_its_chronicle_are_seen_in_town() -> None:
    world = begun()
    world.won, world.pot = True, 40
    Luck(Stream("y")).run(campaign.play(world))
    world.company["svein"].box = True
    view = GAME.view(world, "p1")
    labels = [line.label.id for line in view.sheets[0].lines]
    assert {"label-xp", "label-crowns", "label-load", "label-stored"} <= set(labels)
    chronicle = view.sheets[-1]
    assert not any(sheet.active for sheet in view.sheets)
    asking = campaign.play(world)
    next(asking, None)
    asking = campaign.play(world)
    next(asking)
    assert [sheet.id for sheet in GAME.view(world, "p1").sheets if sheet.active] == ["svein"]
    assert [(line.label.id, line.value.id) for line in chronicle.lines] == [("variant-quest-rats", "chronicle-line")]
