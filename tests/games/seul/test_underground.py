"""The underworld of the program's own making: properties over two thousand floors."""

from __future__ import annotations

import subprocess
import sys

import pytest

from souterrain.crawl.squares import TOWARDS
from souterrain.games.seul.catalogue import BOOK
from souterrain.games.seul.ground import Ground
from souterrain.games.seul.underground import generator
from souterrain.games.seul.underground.draft import Arrival
from souterrain.games.seul.underground.generator import floor_plan, underworld
from souterrain.games.seul.underground.plan import Plan, read, write
from tests.games.seul.drawn import drawn
from tests.told import noted

SEEDS = 500
FLOORS = 4
OPENABLE = {"open", "shut", "locked", "broken", "grille", "secret"}
"""What can be passed, opened, picked, forced or found: with tries enough, all of it."""
TREASURE = {"guarded-hoard", "trapped-hoard", "hidden-treasure"}


@pytest.fixture(scope="module")
def floors() -> list[tuple[int, Plan]]:
    """Every floor with its depth."""
    return [(floor, plan) for n in range(SEEDS) for floor, plan in enumerate(underworld(f"property {n}", FLOORS), 1)]


def reached(plan: Plan, kinds: set[str]) -> set[int]:
    """The sections that can be reached from the ways in by exits of some kinds."""
    ways: dict[int, list[int]] = {}
    for way in plan.exits:
        if way.b >= 0 and way.kind in kinds:
            ways.setdefault(way.a, []).append(way.b)
            ways.setdefault(way.b, []).append(way.a)
    found = {access.section for access in plan.accesses if access.floors <= 0}
    todo = list(found)
    while todo:
        for other in ways.get(todo.pop(), ()):
            if other not in found:
                found.add(other)
                todo.append(other)
    return found


def test_nothing_lies_on_top_of_another(floors: list[tuple[int, Plan]]) -> None:
    for _, plan in floors:
        squares = [square for section in plan.sections for square in section.squares]
        assert len(squares) == len(set(squares))
        assert all(0 <= square < plan.width * plan.height for square in squares)
        spots = [(access.x, access.y) for access in plan.accesses]
        assert len(spots) == len(set(spots))


def test_every_exit_joins_what_it_says_and_no_edge_has_two(floors: list[tuple[int, Plan]]) -> None:
    for _, plan in floors:
        ground = Ground(plan)
        edges = set()
        for way in plan.exits:
            dx, dy = TOWARDS[way.side]
            assert ground.section[ground.near(way)] == way.a
            if way.b >= 0:
                assert ground.section[ground.beyond(way)] == way.b
            edges.add(frozenset({(way.x, way.y), (way.x + dx, way.y + dy)}))
        assert len(edges) == len(plan.exits)


def test_all_is_connected_and_every_lock_can_be_opened(floors: list[tuple[int, Plan]]) -> None:
    for _, plan in floors:
        assert reached(plan, OPENABLE) == set(range(len(plan.sections)))
        assert all(way.kind in OPENABLE or (way.kind == "blocked" and way.b < 0) for way in plan.exits)


def test_every_promised_treasure_can_be_reached(floors: list[tuple[int, Plan]]) -> None:
    promised = 0
    for _, plan in floors:
        within = reached(plan, OPENABLE)
        for n, section in enumerate(plan.sections):
            if section.contents in TREASURE or section.detail in ("treasury", "tomb", "altar", "shrine"):
                promised += 1
                assert n in within
    assert promised > SEEDS


def test_there_is_always_a_way_down_that_needs_no_secret(floors: list[tuple[int, Plan]]) -> None:
    for floor, plan in floors:
        down = {access.section for access in plan.accesses if access.floors > 0}
        if floor < FLOORS:
            assert down & reached(plan, OPENABLE - {"secret"})
        else:
            assert not down


def test_every_access_has_its_other_end(floors: list[tuple[int, Plan]]) -> None:
    for n in range(0, len(floors), FLOORS):
        plans = [plan for _, plan in floors[n : n + FLOORS]]
        for floor, plan in enumerate(plans, 1):
            for number, access in enumerate(plan.accesses):
                if access.floors > 0 and floor + access.floors <= FLOORS:
                    below = plans[floor + access.floors - 1]
                    ends = [each for each in below.accesses if (each.floors, each.twin) == (-access.floors, number)]
                    assert len(ends) == 1


def test_floors_are_large_enough_and_none_too_large(floors: list[tuple[int, Plan]]) -> None:
    sizes = [len(plan.sections) for _, plan in floors]
    assert BOOK.sheet.fewest <= min(sizes)
    assert max(sizes) <= BOOK.sheet.most


def test_a_theme_changes_only_behind_what_was_shut(floors: list[tuple[int, Plan]]) -> None:
    for _, plan in floors[:200]:
        for section in plan.sections:
            if section.entrance >= 0:
                way = plan.exits[section.entrance]
                shut = way.kind in ("locked", "grille", "secret") or section.detail == "treasury"
                inside_prison = plan.sections[way.a].detail == "prison"
                assert shut or inside_prison or plan.sections[way.a].theme == section.theme


def test_a_plan_survives_its_text(floors: list[tuple[int, Plan]]) -> None:
    for _, plan in floors[:50]:
        assert read(write(plan)) == plan


def test_the_same_seed_gives_the_same_underworld_in_any_process() -> None:
    code = (
        "from souterrain.games.seul.underground.generator import underworld;"
        "from souterrain.games.seul.underground.plan import write;"
        "print(*map(write, underworld('elsewhere', 3)), sep='\\n')"
    )
    other = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert other.stdout.splitlines() == [write(plan) for plan in underworld("elsewhere", 3)]


@pytest.mark.parametrize("seed", ["the well", "the mine", "the crypt", "the keep", "the caves", "the drains"])
def test_the_underworld_of_a_seed_is_what_it_was(seed: str) -> None:
    """Whoever plays the same seed again meets the same floors."""
    for plan in underworld(seed, FLOORS):
        noted(*drawn(plan))


def test_a_floor_is_laid_up_to_the_edges_of_its_sheet() -> None:
    width, height = BOOK.sheet.width, BOOK.sheet.height
    corners = [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)]
    arrivals = tuple(Arrival(x, y, "stairs", 1, n) for n, (x, y) in enumerate(corners))
    plan = floor_plan("brink", 2, arrivals)
    squares = [(square % width, square // width) for section in plan.sections for square in section.squares]
    assert {(x, y) for x, y in corners} <= set(squares)
    assert [(access.x, access.y) for access in plan.accesses[:4]] == corners
    laid = [section for section in plan.sections if section.kind != "arrival"]
    assert {0, width - 1} <= {square % width for section in laid for square in section.squares}
    assert {0, height - 1} <= {square // width for section in laid for square in section.squares}
    noted(*drawn(plan))


def test_of_attempts_that_are_as_large_the_first_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    class Attempt:
        made = 0

        def __init__(self, *_: object) -> None:
            self.n, self.sections = Attempt.made, [0]
            Attempt.made += 1

        def lay(self) -> None: ...

        def give_a_way_down(self) -> None: ...

        def plan(self) -> Plan:
            return Plan(self.n, 0, (), (), ())

    monkeypatch.setattr(generator, "Laying", Attempt)
    assert (generator.floor_plan("as large", 1, ()).width, Attempt.made) == (0, BOOK.sheet.attempts)
