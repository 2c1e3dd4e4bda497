"""What is worked out from a plan is remembered by the plan's content."""

from __future__ import annotations

from souterrain.crawl.ground import Regions, fingerprint, kept


def test_the_same_content_has_the_same_fingerprint() -> None:
    assert fingerprint(["a", (1, 2)]) == fingerprint(["a", [1, 2]])
    assert fingerprint(["a", (1, 2)]) != fingerprint(["a", (2, 1)])


def test_a_thing_is_worked_out_once_for_each_content() -> None:
    worked: list[tuple[str, int]] = []

    @kept(8, by=lambda plan, far: (plan.lower(), far))
    def map_of(plan: str, far: int) -> str:
        worked.append((plan, far))
        return plan * far

    assert map_of("x", 2) == "xx"
    assert map_of("X", 2) == "xx", "another plan of the same content"
    assert map_of("x", 3) == "xxx"
    assert worked == [("x", 2), ("x", 3)]


def test_of_too_many_the_oldest_goes() -> None:
    worked: list[int] = []

    @kept(2, by=lambda n: n)
    def square_of(n: int) -> int:
        worked.append(n)
        return n * n

    for n in (1, 2, 3, 2, 3, 1):
        assert square_of(n) == n * n
    assert worked == [1, 2, 3, 1]


def test_a_region_is_all_that_can_be_walked_to() -> None:
    regions = Regions({"a": "b", "b": "ac", "c": "b", "d": "e", "e": "d", "f": ""})
    assert regions["a"] == {"a", "b", "c"}
    assert regions["c"] is regions["a"], "worked out once"
    assert regions["d"] == {"d", "e"}
    assert regions["f"] == {"f"}
