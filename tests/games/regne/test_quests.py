"""The first quest, the master's ways, and what nobody may know."""

from __future__ import annotations

import pytest

import souterrain
from souterrain import bots
from souterrain.core.chance import Stream
from souterrain.core.errors import BadSetup
from souterrain.core.luck import Luck
from souterrain.core.session import Session
from souterrain.games.regne.actions.melee import arms
from souterrain.games.regne.catalogue import BOOK
from souterrain.games.regne.chairs import automatic
from souterrain.games.regne.ending import of_quest
from souterrain.games.regne.events.places import Appeared, LidSlipped, WellShut
from souterrain.games.regne.events.turns import Steeled, Undertook
from souterrain.games.regne.game import GAME
from souterrain.games.regne.glimpse import glimpse
from souterrain.games.regne.ground import ground
from souterrain.games.regne.imagine import imagine
from souterrain.games.regne.master import fighting, policy
from souterrain.games.regne.quests import check
from souterrain.games.regne.sites import prepare
from souterrain.games.regne.tasks import shut
from souterrain.games.regne.turn import pounce
from souterrain.games.regne.world import Door, Regne, Setup, Waiting, of_camp
from souterrain.games.regne.zones import hide, lay
from tests.pages import both, example
from tests.told import mark, noted

from .stage import foe, hero, keys, run, scenery, told, vault


@pytest.mark.rule("regne.quest.1-goal", "regne.quest.1-reward")
def test_closing_the_well_wins() -> None:
    world = vault(card="dead-end")
    pernel = hero(world, "pernel", (1, 1))
    well = scenery(world, "well", (2, 2))
    assert "shut-well" in keys(world, pernel)
    world.fixtures = [well.id]
    run(shut(world, pernel, well), ["-1", "2"])
    check(world)
    assert (world.won, well.shut, pernel.points) == (True, True, 5)
    assert told(world, WellShut)
    end = of_quest(world)
    assert end is not None
    assert end.winners == ("p1",)
    assert end.reason.id == "won-rats"


@pytest.mark.rule("regne.quest.1-goal")
@pytest.mark.parametrize(("level", "needed"), [("novice", 1), ("adventurer", 3), ("hero", 5)])
def test_the_lid_is_as_heavy_as_the_game_is_hard(level: str, needed: int) -> None:
    world = vault(destiny="never")
    svein = hero(world, "svein", (1, 1))
    well = scenery(world, "well", (2, 2))
    world.level = level
    run(shut(world, svein, well), ["1", str(needed - 2)] if needed > 1 else ["X", "0"])
    assert told(world, LidSlipped)
    run(shut(world, svein, well), ["1", str(needed - 1)])
    assert well.shut


def test_the_weakest_who_stands_is_struck_and_the_fallen_are_spared() -> None:
    world = vault()
    svein, hadrun = hero(world, "svein", (1, 1)), hero(world, "hadrun", (3, 1))
    ogre = foe(world, "ogre", (2, 1))
    with_ = arms(world, ogre)[0]
    assert fighting.victim(world, ogre, ground(world), with_) is hadrun
    hadrun.life = 0
    assert fighting.victim(world, ogre, ground(world), with_) is svein
    spider = foe(world, "spider", (2, 2))
    hadrun.life, hadrun.webbed = 5, 1
    assert fighting.victim(world, spider, ground(world), arms(world, spider)[0]) is svein


def test_dwellers_come_where_they_last_saw_somebody_and_open_doors() -> None:
    world = vault("....#....", "....#....", "....#....")
    hero(world, "svein", (0, 1))
    world.doors["d1"] = Door("d1", (4, 1), "z1", "standard", "locked", 10)
    revenant = foe(world, "revenant", (6, 1))
    run(policy.act(world, revenant))
    assert revenant.at == (6, 1)
    revenant.bound = (2, 1)
    run(policy.act(world, revenant))
    assert (revenant.at, world.doors["d1"].state, revenant.points) == ((4, 1), "open", 0)


@pytest.mark.rule("regne.ambush.trigger")
def test_an_ambush_acts_at_once_with_all_its_points() -> None:
    world = vault()
    svein = hero(world, "svein", (1, 1))
    rats = foe(world, "rat", (2, 1), 3)
    rats.points = 0
    Luck(Stream("x")).run(pounce(world, [rats]))
    assert rats.points == 0
    assert svein.life < 30


@pytest.mark.rule("regne.ambush.trigger", "regne.turn.gm-turn-free-order")
def test_a_person_says_who_leaps_first_or_leaves_the_ambush_and_no_more_to_the_program() -> None:
    world = vault("...#...", master="seat")
    world.round = 3
    hero(world, "svein", (0, 0))
    group = [foe(world, "revenant", (x, 0)) for x in (4, 5, 6)]
    first = run(pounce(world, group), answers=[f"next:{group[2].id}", "done", f"next:{group[0].id}", "done", "done"])
    assert [len(ask.options) for ask in first.asked if ask.text.id == "ask-next"] == [4, 3]  # type: ignore[union-attr]
    run(pounce(world, group), answers=["leave-to-it"])
    assert not automatic(world, group[0])


# Secrets


def full(seed: str = "s", **setup: object) -> Regne:
    """A game some way in."""
    stream = Stream(seed)
    game = Session.start(GAME, Setup(**setup), stream, stream)  # type: ignore[arg-type]
    luck = Luck(Stream(seed + "!"))
    while game.ask is not None and game.decisions < 120:
        game.answer(luck.pick(game.ask.options).key)  # type: ignore[union-attr]
    world: Regne = game.world
    return world


@pytest.mark.rule("regne.plan.cards-secret", "regne.plan.hidden-elements")
def test_no_secret_passes_the_door() -> None:
    world = vault(master="seat")
    hero(world, "svein", (1, 1))
    world.doors["d1"] = Door("d1", (4, -1), "z1", "standard", "locked", 10, "n")
    seen = glimpse(world, "p1")
    hide(world, "spikes", (3, 3))
    world.secrets.piles = {"d1": ["chapel"]}
    world.secrets.ambush = Waiting("rat", 8)
    world.secrets.doors.append(Door("s0,-1", (0, -1), "z1", "", "open", wall="n"))
    assert glimpse(world, "p1") == seen
    assert seen.doors["d1"].state == "shut"
    world.doors["d1"].tried = True
    assert glimpse(world, "p1").doors["d1"].state == "locked"
    assert glimpse(world, "gm") is world


def test_a_door_that_nobody_has_tried_is_imagined_as_its_card_has_it() -> None:
    card = next(id for id, row in BOOK.zones.items() if any(exit.locked and not exit.secret for exit in row.exits))
    world = vault()
    world.zones.clear()
    lay(world, card, None)
    hero(world, "svein", world.zones[0].entry)
    shut = next(door for door in world.doors.values() if door.state == "locked")
    seen = glimpse(world, "p1")
    assert seen.doors[shut.id].state == "shut"
    assert imagine(seen, "p1", Luck(Stream("locks"))).doors[shut.id].state == "locked"


def test_a_secret_door_is_imagined_where_its_card_has_it_until_it_is_found() -> None:
    card = next(id for id, row in BOOK.zones.items() if any(exit.secret for exit in row.exits))
    world = vault()
    world.zones.clear()
    lay(world, card, None)
    hidden = world.secrets.doors
    dream = imagine(glimpse(world, "p1"), "p1", Luck(Stream("secret")))
    assert [door.at for door in dream.secrets.doors] == [door.at for door in hidden] != []
    world.doors |= {door.id: door for door in hidden}
    assert imagine(glimpse(world, "p1"), "p1", Luck(Stream("secret"))).secrets.doors == []


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e"])
def test_what_is_imagined_fits_what_was_seen(seed: str) -> None:
    seen = glimpse(full(seed), "p1")
    others = [imagine(seen, "p1", Luck(Stream(f"{seed}{n}"))) for n in range(12)]
    assert all(glimpse(other, "p1") == seen for other in others)
    assert len({str(other.secrets) for other in others}) > 1
    noted(*map(mark, others))


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_an_imagined_game_can_be_played_on(seed: str) -> None:
    world = imagine(glimpse(full(seed), "p1"), "p1", Luck(Stream(seed)))
    luck = Luck(Stream(seed))
    for _ in range(30):
        if GAME.outcome(world) is not None:
            break
        rules, value = GAME.turn(world), None
        while True:
            try:
                wanted = rules.send(value)
            except StopIteration:
                break
            value = luck.pick(wanted.options).key if hasattr(wanted, "options") else luck.draw(wanted.sides)  # type: ignore[union-attr]
        world.told.clear()


def test_a_quest_is_as_hard_as_the_party_is_large() -> None:
    quest = BOOK.quests["rats"]
    assert [quest.size(heroes).level for heroes in (1, 2, 3, 4)] == ["novice", "adventurer", "adventurer", "hero"]
    assert [GAME.create(Setup(players=1, heroes=heroes)).level for heroes in (1, 4)] == ["novice", "hero"]
    assert GAME.create(Setup(players=1, level="novice")).level == "novice"


@pytest.mark.rule("regne.setup.measure")
def test_a_quest_is_measured_for_the_party_that_goes() -> None:
    percent = BOOK.quests["gate"].size(1).vigour
    sheet = BOOK.heroes["svein"].life
    alone = begun(heroes=1)
    assert alone.world.figures["svein"].life == alone.world.figures["svein"].top == -(-sheet * percent // 100) > sheet
    assert [(event.count, event.percent) for event in alone.events if isinstance(event, Steeled)] == [(1, percent)]
    for plain in (begun(heroes=1, level="novice"), begun(heroes=4)):
        assert plain.world.figures["svein"].life == sheet
        assert not any(isinstance(event, Steeled) for event in plain.events)


def begun(heroes: int, level: str = "quest") -> Session:
    """The last quest, at its beginning, with the first sheets."""
    stream = Stream("measured")
    session = Session.start(GAME, Setup(quest="gate", heroes=heroes, level=level), stream, stream)
    if heroes == 1:
        session.answer("hero:svein")
    return session


@pytest.mark.rule("regne.monster.deployment")
def test_the_last_foe_has_life_for_each_hero_who_comes() -> None:
    def life(kind: str, heroes: int) -> int:
        return foe(vault(heroes=heroes), kind, (1, 1)).life

    assert [life("warden", count) for count in (1, 2, 3, 4)] == [13, 25, 38, 50]
    assert [life("ogre", count) for count in (1, 4)] == [35, 35]


@pytest.mark.rule("regne.quest.fixed-content")
def test_whoever_guards_a_quest_zone_is_told_of() -> None:
    world = vault(quest="vigil", heroes=2)
    row = BOOK.quests["vigil"]
    Luck(Stream("posts")).run(prepare(world, lay(world, row.zone), row))
    assert [(event.who, event.count) for event in told(world, Appeared)] == [("bone-knight", 1), ("revenant", 1)]
    assert sorted(foe.kind for foe in of_camp(world, "dark")) == ["bone-knight", "revenant"]


@pytest.mark.parametrize("page", both("docs/regne-quests.md"))
def test_a_quest_of_ones_own_is_played_instead_of_ours(page: str) -> None:
    session = souterrain.new("regne", seed="bell", setup={"players": 1, "quest_file": example(page)})
    assert session.world.setup.quest == "drowned-bell"
    assert [each.event.quest for each in session.story if isinstance(each.event, Undertook)] == ["drowned-bell"]
    bots.play(session, {"p1": bots.make("regne", "scripted", 1)})
    assert session.outcome is not None


@pytest.mark.parametrize(
    ("setup", "why"),
    [
        ({"quest_file": 'title = { fr = "Rien" }'}, "bad-setup-quest-file"),
        ({"quest_file": example("docs/regne-quests.md"), "play": "campaign"}, "bad-setup-own-campaign"),
    ],
)
def test_a_file_without_a_quest_and_a_quest_within_a_campaign_are_refused(setup: dict[str, str], why: str) -> None:
    with pytest.raises(BadSetup) as refused:
        souterrain.new("regne", setup={"players": 1, **setup})
    assert refused.value.say.id == why
