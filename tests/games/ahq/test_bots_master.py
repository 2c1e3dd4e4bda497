"""What the automatic game master does with his monsters and his counters."""

from __future__ import annotations

from souterrain.bots.ahq import commanding, mastering
from souterrain.bots.ahq.choices import paces
from souterrain.core.ask import Ask, Option
from souterrain.core.say import Say
from souterrain.crawl.master import GM
from souterrain.crawl.squares import Square, square
from souterrain.games.ahq.battle import fighter
from souterrain.games.ahq.combat.sight import between
from souterrain.games.ahq.dungeon import doors, sections
from souterrain.games.ahq.dungeon.ground import ground
from souterrain.games.ahq.dungeon.sections import Box
from souterrain.games.ahq.figures import Combat, Figure, monster
from souterrain.games.ahq.offers import moves
from souterrain.games.ahq.world import World
from tests.games.ahq.arena import keys
from tests.games.ahq.expedition import START, door, expedition, junction, of_kind, room


def fight(world: World, *squares: tuple[int, int], row: str = "skaven-warrior") -> list[Figure]:
    if world.combat is None:
        world.mode, world.combat = "combat", Combat(area=[section.id for section in of_kind(world, "corridor")])
        world.combat.order = "move-attack"
    foes = [monster(world, row, "", square) for square in squares]
    world.figures.update({foe.id: foe for foe in foes})
    return foes


def asked(world: World, figure: Figure) -> Ask:
    wanted = next(fighter.act(world, figure))
    assert isinstance(wanted, Ask)
    return wanted


def goal(world: World, figure: Figure) -> Square:
    return square(commanding.act(world, asked(world, figure), GM).key.removeprefix("go:"))


def yes_or_no(text: str) -> Ask:
    return Ask(
        GM,
        Say(text),
        tuple(Option(key, Say("option-yes")) for key in ("no", "yes")),
        "ahq.gm.counter.timing-restricted",
    )


def test_a_blow_goes_to_whoever_is_most_likely_to_fall() -> None:
    world = expedition("sven", "magnus")
    sven, magnus = world.figures.values()
    sven.at, magnus.at = (START, START - 4), (START + 1, START - 5)
    (rat,) = fight(world, (START, START - 5))
    assert commanding.act(world, asked(world, rat), GM).key == "attack:magnus"
    sven.wounds, magnus.wounds = 1, 3
    assert commanding.act(world, asked(world, rat), GM).key == "attack:magnus", "his skin is thinner"


def test_monsters_come_round_their_prey() -> None:
    world = expedition("sven")
    (sven,) = world.figures.values()
    sven.at = (START, START - 4)
    (rat,) = fight(world, (START, START - 8))
    assert goal(world, rat) == (START + 1, START - 4), "at his side, so that others find room in front"


def test_a_caster_keeps_away_from_those_whom_he_sees() -> None:
    world = expedition("sven")
    (sven,) = world.figures.values()
    sven.at = (START, START - 4)
    (caster,) = fight(world, (START, START - 6), row="warp-weaver")
    ends = {f"go:{x},{y}": (x, y) for x, y in ((START, START - 5), (START, START - 10))}
    found = commanding.stand_off(world, caster, ends, paces(world, [sven]))
    assert found == f"go:{START},{START - 10}"


def test_a_caster_frightens_where_there_is_nobody_to_burn() -> None:
    world = expedition("sven")
    (sven,) = world.figures.values()
    sven.at = (START, START - 4)
    (caster,) = fight(world, (START, START - 9), row="warp-weaver")
    caster.cast = {"flaming-skull": 1}
    assert commanding.act(world, asked(world, caster), GM).key.startswith("cast:flaming-skull")


def test_monsters_run_only_nearer_to_the_party() -> None:
    world = expedition("sven")
    (sven,) = world.figures.values()
    sven.at = (START, START)
    (rat,) = fight(world, (START, START - 9))
    world.active = rat.id

    def runs(*squares: Square) -> str:
        return commanding.run(world, Ask(GM, Say("ask-run"), tuple(moves(squares)), ""), GM).key

    assert runs((START, START - 10), (START, START - 8)) == f"go:{START},{START - 8}"
    assert runs((START, START - 10), (START + 1, START - 10)) == "done", "and else not at all"


def test_who_has_a_short_weapon_comes_into_its_range() -> None:
    world = expedition("sven")
    (sven,) = world.figures.values()
    sven.at = (START, START)
    (team,) = fight(world, (START, START - 11), row="warpfire-team")
    ends = {f"go:{START},{START - n}": (START, START - n) for n in range(3, 12)}
    near = paces(world, [sven])
    assert commanding.stand_off(world, team, ends, near) == f"go:{START},{START - 6}", "and no nearer"
    far = {key: at for key, at in ends.items() if START - at[1] > 7}
    assert commanding.stand_off(world, team, far, near) == f"go:{START},{START - 8}", "or as near to it as it gets"
    team.at = (START, START - 6)
    assert not commanding.stand_off(world, team, ends, near)


def test_who_shoots_does_not_stand_in_the_doorway_of_those_who_strike() -> None:
    world = expedition("sven")
    (sven,) = world.figures.values()
    sven.at = (START, START - 1)
    room(world, START + 2, START - 5)
    doorway = ((START + 1, START - 3), (START + 2, START - 3))
    door(world, *doorway, open=True, explored=True)
    (team,) = fight(world, (START + 2, START - 3), row="jezzail-team")
    assert commanding.act(world, asked(world, team), GM).key.startswith("art:jezzail"), "alone he shoots from there"
    fight(world, (START + 3, START - 3), (START + 2, START - 2), (START + 2, START - 4))
    assert commanding.act(world, asked(world, team), GM).why == "make-room"
    assert goal(world, team) not in doorway, "not even on its other side"


def test_a_sentry_with_too_little_help_goes_to_a_closed_door_and_opens_it() -> None:
    world = expedition("sven", "durgin")
    sven, durgin = world.figures.values()
    sven.at, durgin.at = (START, START), (START + 1, START)
    room(world, START - 5, START - 8)
    made = door(world, (START, START - 6), (START - 1, START - 6), explored=True)
    (sentry,) = fight(world, (START + 1, START - 9), row="skaven-sentry")
    assert goal(world, sentry) == (START, START - 6)
    sentry.at = (START, START - 6)
    assert commanding.act(world, asked(world, sentry), GM).key == f"open:{made.id}"
    doors.set_open(world, made, True)
    assert f"close:{made.id}" in keys(asked(world, sentry))
    assert not commanding.act(world, asked(world, sentry), GM).key.startswith("close"), "it is not shut again"
    doors.set_open(world, made, False)
    fight(world, (START, START - 9), (START, START - 10), (START + 1, START - 10))
    assert commanding.act(world, asked(world, sentry), GM).key == f"open:{made.id}", "two to each are not too many"
    fight(world, (START, START - 8))
    assert not commanding.act(world, asked(world, sentry), GM).key.startswith("open"), "now they are enough"


def test_whoever_has_no_room_to_strike_waits_round_the_corner() -> None:
    world = expedition("sven", "durgin")
    sven, durgin = world.figures.values()
    arm = sections.lay(world.here, "corridor", Box(START + 2, START - 12, 5, 2), joins=junction(world).id)
    sven.at, durgin.at = (START, START - 9), (START + 1, START - 9)
    fight(world, (START, START - 10), (START + 1, START - 10))
    (second,) = fight(world, (START, START - 12))
    found = goal(world, second)
    assert ground(world).section[found] == arm.id
    assert all(between(world, each.at, found) == "none" for each in (sven, durgin))
    second.at = found
    assert commanding.act(world, asked(world, second), GM).key == "done"
    assert world.combat is not None
    world.combat.pursuit, second.at = True, (START, START - 12)
    assert commanding.act(world, asked(world, second), GM).key == "done", "but whoever pursues would have to run"


def test_wandering_monsters_are_kept_for_a_party_that_is_hurt_or_scattered() -> None:
    world = expedition("sven", "durgin")
    sven, durgin = world.figures.values()
    world.counters.hand = ["wandering"]
    ask = yes_or_no("ask-counter-wandering")
    assert mastering.wandering(world, ask, GM).key == "no"
    durgin.at = (START, START - 10)
    assert mastering.wandering(world, ask, GM).key == "yes"
    durgin.at, sven.wounds = (START + 1, START), 2
    assert mastering.wandering(world, ask, GM).key == "yes"


def test_a_fate_counter_is_kept_for_the_end_of_one_who_matters() -> None:
    world = expedition("sven")
    (warrior,), (champion,) = (
        fight(world, (START, START - 4 - n), row=f"skaven-{kind}") for n, kind in enumerate(("warrior", "champion"))
    )
    ask = yes_or_no("ask-counter-fate")
    world.counters.hand = ["fate"]
    warrior.wounds, champion.wounds = 0, 1
    assert mastering.fate(world, ask, GM).key == "no", "it is the warrior who dies"
    warrior.wounds, champion.wounds = 3, 0
    assert mastering.fate(world, ask, GM) == ("yes", "fate-strong")
    warrior.wounds = champion.wounds = 1
    world.counters.hand = ["fate", "fate"]
    assert mastering.fate(world, ask, GM).key == "no", "nobody dies of a scratch"
    warrior.wounds = 0
    assert mastering.fate(world, ask, GM) == ("yes", "fate-many")


def test_a_character_who_has_lost_half_of_his_wounds_escapes() -> None:
    world = expedition("sven")
    (assassin,) = fight(world, (START, START - 4), row="assassin")
    (warrior,) = fight(world, (START, START - 5))
    ask = yes_or_no("ask-counter-escape")
    warrior.wounds = 1
    assassin.profile.wounds, assassin.wounds = 4, 3
    assert mastering.escape(world, ask, GM).key == "no", "a warrior's life is his own affair"
    assassin.wounds = 2
    assert mastering.escape(world, ask, GM) == ("yes", "escape")
