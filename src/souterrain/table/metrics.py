"""What a house counts, as Prometheus reads it. Needs the extra `metrics`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import Any

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

from .house import House
from .meter import BOUNDS

CONTENT_TYPE: str = CONTENT_TYPE_LATEST


async def exposition(house: House) -> bytes:
    """All figures of a house, now."""
    registry: Any = CollectorRegistry()
    registry.register(_Figures(house, await house.archive.read(lambda store: store.count())))
    page: bytes = generate_latest(registry)
    return page


class _Figures:
    """A collector: asked anew each time."""

    def __init__(self, house: House, tables: int) -> None:
        self.house, self.tables = house, tables

    def collect(self) -> Iterator[Metric]:
        house = self.house
        yield GaugeMetricFamily("souterrain_tables", "Tables that are kept", self.tables)
        yield GaugeMetricFamily("souterrain_tables_awake", "Tables in memory", len(house.awake))
        clients = sum(len(room.clients) for room in house.awake)
        yield GaugeMetricFamily("souterrain_clients", "Connections to a table", clients)
        answers = HistogramMetricFamily(
            "souterrain_answer_seconds",
            "Seconds from an answer's arrival until it was kept and shown; a bot's without its thinking",
            labels=("game", "by"),
        )
        for labels, tally in house.meter.answers.items():
            bounds = (*(f"{bound:g}" for bound in BOUNDS), "+Inf")
            answers.add_metric(labels, list(zip(bounds, accumulate(tally.within), strict=True)), tally.seconds)
        yield answers
        refusals = CounterMetricFamily("souterrain_refusals", "What was refused, by its reason", labels=("kind",))
        for kind, count in house.meter.refusals.items():
            refusals.add_metric((kind,), count)
        yield refusals
