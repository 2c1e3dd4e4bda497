"""The story as it is read: what it says, and that book-keeping is told with what has caused it."""

from __future__ import annotations

import re

import pytest

import souterrain
from souterrain import bots
from souterrain.core.chronicle import chapters
from souterrain.core.events import tell
from souterrain.core.roll import Roll
from souterrain.core.say import Say
from souterrain.core.text import texts
from souterrain.games.seul.aftermath import conclude
from souterrain.games.seul.board import plan_board, town_board
from souterrain.games.seul.combat import burn, enemy_attack, initiative, wound_foe
from souterrain.games.seul.danger import forget
from souterrain.games.seul.discovery import reveal
from souterrain.games.seul.elements import rob_altar, step_on_circle
from souterrain.games.seul.encounter import surprise
from souterrain.games.seul.equipment import make
from souterrain.games.seul.events.character import Born, Judged
from souterrain.games.seul.events.combat import Closed, DroppedTreasure, EnemyStrikes, Escaped, Initiative
from souterrain.games.seul.events.meetings import (
    Alert,
    Heard,
    MeetingOver,
    Met,
    Mood,
    Stake,
    Surprise,
    Toll,
    TollInKind,
)
from souterrain.games.seul.events.places import (
    AltarRobbed,
    Discovered,
    Lying,
    ModuleOpened,
    NoteRead,
    Opened,
    Rumour,
    Sight,
    Strolled,
    TakenCoins,
    Walked,
)
from souterrain.games.seul.events.time import DangerMoved, Fatigued, Recovered, WallLightTaken
from souterrain.games.seul.expedition import go_down
from souterrain.games.seul.flight import throw_treasure
from souterrain.games.seul.game import GAME
from souterrain.games.seul.ground import ground_of
from souterrain.games.seul.light import carries_light, take_light
from souterrain.games.seul.loot import noticing
from souterrain.games.seul.morale import morale_test
from souterrain.games.seul.places import number_here, place_here
from souterrain.games.seul.progress import earn_px
from souterrain.games.seul.search import search
from souterrain.games.seul.specials import on_hit
from souterrain.games.seul.talk import take_toll
from souterrain.games.seul.traps import spring
from souterrain.games.seul.view import chronicle_line
from souterrain.games.seul.walking import walk
from souterrain.games.seul.words import thing_word
from souterrain.games.seul.world import DAY, ROUNDS, Chest, Entry, Setup, World, note
from souterrain.games.seul.wounds import at_their_mercy
from tests.games.seul.stage import below, furnish, group, meeting
from tests.play import run

BOOK_KEEPING = {"tested", "turn-begins", "earned", "walked", "danger-moved", "fatigued", "round-begins"}


def said(world: World, lang: str = "fr") -> list[str]:
    words = texts(lang, "seul")
    return [words.say(event.say()).replace("\u00a0", " ") for event, _ in world.told]


def test_a_fifth_of_the_story_at_most_is_book_keeping_and_no_square_is_named_by_numbers() -> None:
    kinds: list[str] = []
    for seed in range(6):
        game = souterrain.new("seul", seed=f"story {seed}")
        bots.play(game, {"p1": bots.make("seul", "scripted", seed)}, most=3000)
        kinds += [line.event.kind for line in game.story]
        for lang in ("fr", "en"):
            words = texts(lang, "seul")
            for line in game.story:
                text = words.say(line.event.say())
                assert not re.search(r"\b\d{1,2}, ?\d{1,2}\b|\b[a-z]+-(valuable|weapon)\b|[{}]|\$", text), text
    assert sum(kind in BOOK_KEEPING for kind in kinds) / len(kinds) < 0.2


@pytest.mark.rule("seul.xp.hostile-success", "seul.danger.loss-no-fight")
def test_what_a_meeting_brings_is_told_with_its_end() -> None:
    world = below()
    world.danger = 3
    meeting(world, group("goblin", hp=(4, 4)))
    run(conclude(world, "avoided"))
    assert world.told[-1][0] == MeetingOver("avoided", "goblin", 2, earned=200, danger_now=2)
    assert said(world)[-1] == "Vous vous faites oublier dans l’ombre. (+200 px et Dangerosité 2)"


@pytest.mark.rule("seul.xp.new-section")
def test_experience_without_a_cause_in_the_same_breath_is_told_alone() -> None:
    world = below()
    run(earn_px(world, 10, "seul.xp.new-section"))
    run(earn_px(world, 5, "seul.xp.new-section"))
    assert [event.kind for event, _ in world.told] == ["earned"]
    assert said(world, "en") == ["You earn 10 XP (10 in all). (+5 XP)"]


@pytest.mark.rule("seul.danger.loss-quiet-time")
def test_what_is_forgotten_on_the_way_home_is_one_line() -> None:
    world = below()
    world.danger, world.now = 4, 100 * ROUNDS
    forget(world)
    assert [event for event, _ in world.told] == [DangerMoved(0, -4, "seul.danger.loss-quiet-time")]


@pytest.mark.parametrize(
    ("n", "fr", "en"),
    [
        (1, "Un guerrier orque, à une case.", "An orc warrior, one square away."),
        (2, "Deux guerriers orques, à une case.", "Two orc warriors, one square away."),
        (12, "12 guerriers orques, à une case.", "12 orc warriors, one square away."),
    ],
)
def test_those_met_are_counted_in_words(n: int, fr: str, en: str) -> None:
    world = below()
    tell(world, Met("orc-warrior", n, 1))
    assert (said(world), said(world, "en")) == ([fr], [en])


@pytest.mark.rule("seul.encounter.surprise-both-sides")
@pytest.mark.parametrize(
    ("faces", "told"), [([20, 20], (False, False)), ([1, 20], (True, False)), ([1, 1], (True, True))]
)
def test_one_line_says_who_was_surprised(faces: list[int], told: tuple[bool, bool]) -> None:
    world = below()
    meeting(world)
    run(surprise(world), dice=faces, answers=["face"] if faces[0] > 1 else [])
    assert world.told[-1][0] == (Surprise(*told) if any(told) else Alert())
    assert Alert().dull, "nobody is surprised: no line"


@pytest.mark.rule("seul.combat.initiative")
@pytest.mark.parametrize(("faces", "first"), [([1, 9], "you"), ([9, 1], "they"), ([5, 3], "together")])
def test_who_acts_first_is_told(faces: list[int], first: str) -> None:
    world = below()
    meeting(world)
    run(initiative(world), dice=faces)
    event = world.told[-1][0]
    assert isinstance(event, Initiative)
    assert event.first == first


@pytest.mark.rule("seul.flight.drop-treasure-bonus")
def test_a_treasure_that_is_dropped_in_flight_has_its_name() -> None:
    world = below(pack=[make("small-valuable", name="gold-torc", value=100)])
    meeting(world)
    run(throw_treasure(world), answers=["drop:thing:0"])
    assert world.told[-1][0] == DroppedTreasure("gold-torc")
    assert said(world) == ["Vous lâchez le torque d’or derrière vous."]


@pytest.mark.rule("seul.social.stake-before-roll")
def test_a_toll_says_what_was_taken() -> None:
    world = below(purse={"gold": 4})
    meeting(world)
    take_toll(world)
    assert (world.told[-1][0], world.hero.purse) == (Toll(4), {})
    world.hero.pack = [make("small-valuable", name="gold-torc", value=100)]
    take_toll(world)
    assert (world.told[-1][0], world.hero.pack) == (TollInKind("gold-torc"), [])


@pytest.mark.rule("seul.map.symbol-list", "seul.xp.archaeology")
def test_a_section_is_told_with_its_part_its_walls_and_what_stands_in_it() -> None:
    world = below(seen=False)
    furnish(world, theme="fallen-temple", wall="frescoes", contents="element", detail="altar")
    run(reveal(world, world.here, [0]))
    sights = (Sight("start", "flagstones", "frescoes", "altar"),)
    assert [event for event, _ in world.told] == [Discovered(sights, "fallen-temple", earned=110)]
    assert said(world) == [
        "Vous découvrez une salle d’entrée au sol dallé et aux murs couverts de fresques anciennes, avec un "
        "autel. On dirait un temple déchu. (+110 px)"
    ]


@pytest.mark.rule("seul.danger.gain-noise")
def test_robbing_an_altar_is_told() -> None:
    world = below()
    furnish(world, detail="altar")
    run(rob_altar(world), dice=[1, 1, 1])
    assert world.told[-1][0] == AltarRobbed(danger_now=1)


@pytest.mark.rule("seul.gear.light-sources")
def test_a_lamp_from_the_wall_is_carried_burning_by_whoever_has_no_light() -> None:
    world = below(lit=False)
    place_here(world).light = "lamp"
    run(take_light(world), dice=[1, 2, 3, 4])
    assert world.told[-1][0] == WallLightTaken("lantern", 10)
    assert carries_light(world)
    assert world.hero.light is not None
    assert world.hero.light.until == world.now + 10 * ROUNDS


@pytest.mark.rule("seul.gear.light-sources")
def test_who_has_a_light_stows_the_lamp_and_holds_the_torch_instead() -> None:
    world = below()
    place_here(world).light = "lamp"
    run(take_light(world), dice=[1, 2, 3, 4])
    assert world.told[-1][0] == WallLightTaken("lantern", 10, stowed=True)
    place_here(world).light = "torch"
    run(take_light(world), dice=[3])
    assert world.told[-1][0] == WallLightTaken("torch", 3, instead=True)


@pytest.mark.rule("seul.game.solo-crawl-with-module-or-generator")
def test_a_module_is_told_once_with_its_title_and_story() -> None:
    text = 'title = "The Well"\nstory = "Nobody drinks here."\nmap = """\n#####\n#<..#\n#####\n"""'
    world = GAME.create(Setup(dungeon=text))
    world.seed = "0"
    run(go_down(world, 0), dice=[6])
    assert world.told[1][0] == ModuleOpened("The Well", "Nobody drinks here.")
    world.told.clear()
    run(go_down(world, 0))
    assert not any(isinstance(event, ModuleOpened) for event, _ in world.told)


def test_the_chronicle_says_who_beat_whom() -> None:
    words = texts("fr", "seul")
    lost, won = (chronicle_line(Entry(DAY * ROUNDS, what, "cave-hound", 2)) for what in ("beaten", "won"))
    assert [words.say(part) for part in (lost.label, lost.value)] == ["Jour 2", "Défaite face à un chien des cavernes."]
    assert words.say(won.value) == "Victoire sur 2 chiens des cavernes."


def test_a_chronicle_says_once_who_they_were() -> None:
    """Whom he has seen from afar at first sight, strangers as they come into the light; then how it ended."""
    afar, strangers = [Met("goblin", 2, 4), Mood("goblin", "hostile")], [Heard(6), Mood("goblin", "hostile", 2, True)]
    words = texts("fr", "seul")
    for start in (afar, strangers):
        story = [*start, MeetingOver("down", "goblin", 2, danger_now=0)]
        chronicle = [words.say(event.recalled()) for event in story if GAME.memorable(event)]
        assert chronicle[-2:] == ["Vous rencontrez deux gobelins.", "Vous vous écroulez."]
        assert sum("gobelins" in line for line in chronicle) == 1


def test_a_chronicle_tells_what_was_worth_seeing_and_whom_he_met_but_not_how_far_away() -> None:
    words = texts("fr", "seul")
    corridor = Sight("corridor", "flagstones")
    seen = [Discovered((corridor,)), Discovered((corridor,), "fallen-temple"), Discovered((corridor,), goes_on=True)]
    assert [GAME.memorable(event) for event in seen] == [False, True, False]
    assert words.say(Met("goblin", 2, 1).recalled()) == "Vous rencontrez deux gobelins."
    assert words.say(Heard(6).recalled()) == "Vous entendez quelque chose dans le noir."


@pytest.mark.rule("seul.game.solo-crawl-with-module-or-generator")
def test_a_note_of_a_module_is_read_in_its_own_words() -> None:
    world = below()
    tell(world, NoteRead("1", "Lockpicks in a box."))
    tell(world, NoteRead("", "A stone seat."))
    assert said(world) == ["Note 1 : « Lockpicks in a box. »", "« A stone seat. »"]


def test_furniture_stays_where_it_was_first_seen() -> None:
    world = below()
    furnish(world, contents="element", detail="statue-group")
    place_here(world).spot = ground_of(world.here).section.index(0)
    spots = set()
    for seen in range(1, 12):
        for n in range(seen):
            world.here.seen[ground_of(world.here).plan.sections[0].squares[n]] = 1
        found = [each for each in plan_board(world, ground_of(world.here)).features if each.id == "s0-0"]
        spots.add((found[0].x, found[0].y))
    assert spots == {(0, 0)}


def test_nothing_moves_on_the_plan_because_something_else_comes_or_goes() -> None:
    world = below()
    furnish(world, contents="element", detail="statue-group")
    place = place_here(world)
    place.spot, place.light = ground_of(world.here).plan.sections[0].squares[5], "lamp"

    def lies(what: str) -> list[tuple[int, int]]:
        features = plan_board(world, ground_of(world.here)).features
        return [(each.x, each.y) for each in features if each.label.id == what]

    lamp = lies("feature-lamp")
    place.bodies, place.things, place.chests = 1, [make("small-valuable")], [Chest("iron-chest")]
    assert lies("feature-lamp") == lamp
    bodies = lies("feature-bodies")
    place.light, place.things = "", []
    assert lies("feature-bodies") == bodies
    assert len({(each.x, each.y) for each in plan_board(world, ground_of(world.here)).features}) == 4


def test_what_there_is_to_take_is_told_once_and_not_while_it_is_watched() -> None:
    world = below()
    place = place_here(world)
    place.things = [make("small-valuable", name="gold-torc", value=1500)]
    place.chests, place.purse, place.group = [Chest("iron-chest")], {"gold": 27}, group("goblin")
    noticing(world)
    assert world.told == []
    place.group = None
    noticing(world)
    noticing(world)
    assert [texts("fr", "seul").say(event.say()) for event, _ in world.told] == [
        "Vous voyez ici un torque d’or, un coffre de fer et 27 PO."
    ]


def test_an_old_rumour_without_a_bearing_can_still_be_read() -> None:
    assert texts("fr", "seul").problems(Rumour("well").say()) == []
    assert texts("fr", "seul").problems(Closed(1).say()) == []


@pytest.mark.parametrize(
    ("gold", "copper", "told"),
    [(12, 0, "Vous empochez 12 PO."), (0, 35, "Vous empochez 3 PA et 5 PC.")],
)
def test_small_coins_are_told_as_what_they_are(gold: int, copper: int, told: str) -> None:
    assert texts("fr", "seul").say(TakenCoins(gold, copper).say()) == told


def test_what_is_magic_keeps_its_article() -> None:
    blade, charm = make("melee-weapon", bonus=1), make("charm", domain="agility", bonus=2)
    words = texts("fr", "seul")
    named = [words.say(Say("option-take", thing=thing_word(thing))).replace("\u00a0", " ") for thing in (blade, charm)]
    assert named == ["Prendre l’épée +1", "Prendre le talisman « Agilité » +2"]


@pytest.mark.parametrize("name", ["Robin", ""])
def test_a_career_begins_with_a_name_or_without_one(name: str) -> None:
    world = below()
    tell(world, Born(name, 6, 6))
    assert said(world) == [f"{name or 'L’anonyme'} se lance dans la carrière : des dés de vie à 6 faces, 6 PV."]
    entry = chronicle_line(Entry(0, "born", name, 6))
    assert texts("fr", "seul").say(entry.value).endswith(f"{name or 'L’anonyme'}.")


def test_whoever_stays_nameless_sees_the_town() -> None:
    world = GAME.create(Setup())
    assert not town_board(world).tokens
    note(world, "born", "", 8)
    assert town_board(world).tokens


def test_those_left_in_peace_are_named() -> None:
    world = below()
    meeting(world, group("orc-warrior", hp=(4, 4), mood="wary"))
    run(conclude(world, "parted"))
    assert said(world)[-1].startswith("Vous quittez les guerriers orques en paix.")


def test_a_chronicle_leaves_out_what_only_passes() -> None:
    told = [
        Walked(4),
        Strolled(2),
        Opened("locked", "pick", False),
        Opened("locked", "pick", True),
        Met("goblin", 1, 2),
        DangerMoved(0, -1),
        Fatigued(2, 1),
        Recovered(8),
    ]
    assert [GAME.memorable(event) for event in told] == [False, False, False, True, True, False, False, False]


@pytest.mark.rule("seul.time.unencumbered-speed")
def test_a_walk_is_told_where_it_leads_to_another_section() -> None:
    world = below(at=(1, 1))
    run(walk(world, world.at + 2))
    assert [event.kind for event, _ in world.told] == ["strolled"]
    run(walk(world, world.at + 3), dice=[])
    assert said(world)[-1] == "Vous gagnez la salle, 3 cases plus loin."


def test_a_captive_who_is_freed_is_not_left() -> None:
    world = below()
    meeting(world, group("lost-pilgrim", mood="friendly"), origin="captive")
    run(conclude(world, "parted"))
    assert said(world)[0].startswith("Vous brisez ses chaînes.")


@pytest.mark.rule("seul.test.universal-bonuses")
def test_a_judgement_tells_what_was_judged() -> None:
    words = texts("en", "seul")
    assert words.say(Judged("search", 2, 0, 2, -2).say()) == "Search: you judge the situation to be −2, not 0."
    assert words.say(Judged("search", 0, -1, 0, 1).say()) == "Search: you judge the situation to be +1, not −1."
    assert words.say(Judged("search", 2, 0, 0, 0).say()) == "Search: you judge that no trait applies."
    assert words.say(Judged("search", 0, 0, 2, 0).say()) == "Search: you judge that a trait applies."


@pytest.mark.rule("seul.social.stake-before-roll")
def test_what_came_of_a_stake_is_told_in_a_chronicle_too() -> None:
    refused = Stake("yield", success=False, danger_now=3)
    words = texts("en", "seul")
    plain = words.say(refused.recalled())
    assert words.say(refused.say()) == f"{plain} (Danger 3)"
    assert plain == words.say(Say("stake-yield-lost"))


@pytest.mark.rule("seul.combat.damage-and-zero")
def test_one_of_several_is_told_as_such_and_the_last_hit_points_as_the_last() -> None:
    world = below()
    fight = meeting(world, group("goblin", hp=(4, 4)))
    wound_foe(world, fight.group.foes[0], 5, blow=True)
    wound_foe(world, fight.group.foes[1], 1, blow=True)
    tell(world, EnemyStrikes("goblin", True, 2, 0))
    assert said(world) == [
        "Vous terrassez un gobelin : 5 points de dégâts.",
        "Vous touchez le gobelin : un point de dégâts, il lui reste 3 PV.",
        "Le gobelin vous touche : vous perdez 2 PV, les derniers.",
    ]
    wraith = meeting(world, group("wraith", hp=(9,)))
    wound_foe(world, wraith.group.foes[0], 5, blow=True)
    assert said(world)[-1].endswith(" 3 points de dégâts, il lui reste 6 PV."), "half of what is neither magic nor fire"


@pytest.mark.rule("seul.flight.end")
def test_who_got_away_is_told_once() -> None:
    world = below()
    meeting(world, group("goblin", hp=(4,)))
    tell(world, Escaped(8))
    run(conclude(world, "fled"))
    assert [type(event) for event, _ in world.told] == [Escaped]
    assert world.told[-1][0].earned == 100


@pytest.mark.rule("seul.combat.lowest-initiative-first")
def test_whoever_falls_at_the_same_time_strikes_a_last_blow() -> None:
    world = below()
    goblin = meeting(world, group("goblin", hp=(4,))).group.foes[0]
    goblin.state = "dead"
    run(enemy_attack(world, goblin), dice=[1])
    assert said(world) == ["En tombant, le gobelin frappe dans le vide."]
    assert said(world, "en") == ["In falling, the goblin misses you."]


@pytest.mark.rule("seul.morale.counts-as-victory")
def test_beasts_do_not_surrender_in_words() -> None:
    world = below()
    for kind in ("cellar-rat", "goblin"):
        meeting(world, group(kind, hp=(1, 1)))
        world.danger = 9
        run(morale_test(world), dice=[9, 2])
    assert said(world, "en") == ["The cellar rats cower before you and stir no more.", "The goblins surrender."]


@pytest.mark.rule("seul.damage.save-for-half-or-none")
def test_a_trap_is_told_with_the_reflex_that_it_met() -> None:
    world = below()
    run(spring(world, "swinging-blade"), dice=[2, 3])
    assert said(world) == [
        "Un piège ! C’est une lame pendulaire. (Dangerosité 1)",
        "Le réflexe vient trop tard : vous perdez 3 PV, il vous en reste 5. (+10 px)",
        "Vous pansez vos plaies : vous voilà de nouveau à 8 PV. (Fatigue 2)",
    ]
    world = below()
    run(spring(world, "falling-block"), dice=[19, 3, 4])
    assert said(world)[1] == (
        "Le bon réflexe vous épargne la moitié du mal : vous perdez 3 PV, il vous en reste 5. (+10 px)"
    )


@pytest.mark.rule("seul.save.difficulty")
def test_what_a_failed_save_brings_is_one_line_with_its_die() -> None:
    world = below()
    meeting(world, group("giant-centipede"))
    run(on_hit(world), dice=[2])
    assert said(world) == ["Le poison coule dans vos veines. (Fatigue 1)"]
    world = below()
    furnish(world, detail="magic-circle", contents="element")
    run(step_on_circle(world), dice=[2])
    assert said(world) == ["Le cercle aspire vos forces. (Fatigue 1)"]


@pytest.mark.rule("seul.search.danger-roll-always")
def test_a_search_in_vain_is_told_with_the_danger_that_it_brings() -> None:
    world = below()
    searching = search(world)
    assert isinstance(next(searching), Roll)
    danger = searching.send(2)
    assert isinstance(danger, Roll)
    assert (danger.die, world.told) == ("d10", [])
    with pytest.raises(StopIteration):
        searching.send(9)
    assert said(world) == ["Vous fouillez en vain. (Dangerosité 1)"]


def test_a_corridor_that_goes_on_is_not_discovered_twice() -> None:
    world = below()
    tell(world, Discovered((Sight("corridor", "flagstones"),), goes_on=True))
    assert said(world) == ["Le couloir se poursuit."]


def test_a_room_with_a_well_is_a_room() -> None:
    world = below()
    furnish(world, kind="function", contents="element", detail="well", theme="")
    place_here(world).revealed = False
    run(reveal(world, world.here, [number_here(world)]), dice=[1])
    assert said(world, "en")[0].startswith("You discover a room ")


@pytest.mark.rule("seul.combat.damage-and-zero")
def test_a_blow_that_fells_is_one_line_and_fire_is_told_before_whom_it_fells() -> None:
    world = below()
    met = meeting(world, group("goblin", hp=(4, 3, 2))).group
    wound_foe(world, met.foes[0], 9, blow=True)
    met.foes[1].burning = True
    run(burn(world, met.foes[1]), dice=[2, 4])
    wound_foe(world, met.foes[2], 2, blow=True)
    assert said(world) == [
        "Vous terrassez un gobelin : 9 points de dégâts.",
        "L’huile brûle le gobelin : 4 points de dégâts.",
        "Un gobelin s’effondre.",
        "Vous terrassez le gobelin : 2 points de dégâts.",
    ]
    assert [event.moment for event, _ in world.told] == ["slain", "", "slain", "slain"]


@pytest.mark.rule("seul.surprise.failure-loses-first-round")
def test_who_is_surprised_hears_who_acts_first_afterwards() -> None:
    world = below()
    meeting(world, group("goblin"), hero_surprised=True)
    run(initiative(world), dice=[1, 9])
    assert said(world) == ["La surprise passée, vous agirez en premier."]
    assert said(world, "en") == ["Once the surprise is over, you will act first."]


@pytest.mark.rule("seul.flight.end")
def test_a_chase_that_is_given_up_is_one_line_with_his_escape() -> None:
    world = below()
    tell(world, Escaped(8, given_up=True))
    assert said(world) == [
        "On renonce à vous suivre : vous reprenez votre souffle à 8 cases de là, hors d’atteinte.",
    ]


def test_a_chronicle_keeps_no_accounts() -> None:
    game = souterrain.new("seul", seed="accounts")
    bots.play(game, {"p1": bots.make("seul", "scripted", 0)}, most=200)
    words = texts("fr", "seul")
    told, kept = (
        "\n".join(sentence.text for chapter in chapters(game, words, whole) for sentence in chapter)
        for whole in (True, False)
    )
    assert re.search(r"\(\+\d+ px", told)
    assert "Vous découvrez" in kept
    assert not re.search(r"\(\+|Dangerosité \d\)|Fatigue \d\)", kept)


@pytest.mark.parametrize(
    ("use", "fr", "en"),
    [
        ("guard-post", "deux postes de garde", "two guard posts"),
        ("kitchen", "deux cuisines avec leur réserve", "two kitchens with their stores"),
        ("workshop", "deux ateliers", "two workshops"),
        ("shrine", "deux chapelles", "two shrines"),
        ("prison", "deux prisons", "two prisons"),
        ("library", "deux bibliothèques", "two libraries"),
        ("barracks", "deux casernes", "two barracks"),
        ("treasury", "deux salles du trésor", "two treasuries"),
        ("", "deux salles aménagées", "two fitted-out rooms"),
    ],
)
def test_rooms_of_the_same_use_are_counted(use: str, fr: str, en: str) -> None:
    world = below()
    tell(world, Discovered((Sight("function", "flagstones", element=use),) * 2))
    assert said(world) == [f"Vous découvrez {fr} au sol dallé."]
    assert said(world, "en") == [f"You discover {en} paved with flagstones."]


def test_what_lies_there_is_one_list() -> None:
    world = below()
    tell(world, Lying(("silver-censer",), copper=3840, stacks=(("torch", 2),)))
    assert said(world) == ["Vous voyez ici un encensoir d’argent, 38 PO, 4 PA et 2 torches."]


@pytest.mark.rule("seul.hp.unconscious-six-turns")
@pytest.mark.parametrize(("met", "told"), [(True, "On vous trouve sans connaissance. On vous"), (False, "On vous")])
def test_whoever_comes_upon_the_unconscious_is_told_of(met: bool, told: str) -> None:
    world = below(hp=0)
    run(at_their_mercy(world, group("cellar-rat"), met), dice=[6])
    assert said(world)[0].startswith(f"{told} laisse où vous gisez.")
