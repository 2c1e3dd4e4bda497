"""The crowd that `make load` sends to a server plays in earnest, and what it has seen is drawn as it was."""

from __future__ import annotations

from bench.load.crowd import ALONE, Crowd, Level
from bench.load.plot import plot
from bench.server import Server


async def test_a_crowd_plays_and_counts(server: Server) -> None:
    crowd = Crowd([server], [server.key], 0.02, list(ALONE.values()))
    await crowd.warm_up(0.5)
    await crowd.grow(8)
    level = await crowd.watch(1.0)
    await crowd.go_home()
    assert not crowd.tally.failures
    assert level.answers >= 8
    assert 0 < level.middle <= level.late
    assert level.work > 0
    assert level.tables == 8
    assert level.apiece * level.tables < level.memory, "what the rules take is no table's"


def test_latency_is_drawn_by_load() -> None:
    few, many = (
        Level(tables, 1, 1, 1, middle, late, 1, 1, 1, 1, 0) for tables, middle, late in ((5, 0.003, 0.2), (9, 1, 2))
    )
    rows = {row.split(" ms |")[0].strip(): row.split("|")[1] for row in plot([few, many]).splitlines()[:-1]}
    assert rows["2"].strip() == "o"
    assert rows["128"].strip("-") == "#", "on the line of the bound"
    assert rows["512"].index("o") == rows["1024"].index("#") > rows["2"].index("o")
