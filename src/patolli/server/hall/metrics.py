"""Metrics for whoever monitors the server: Prometheus reads them at `/metrics`."""

from __future__ import annotations

import asyncio
import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from patolli.server.limits.connections import Connections
from patolli.server.storage.writer import Counts

LOOK_EVERY = 0.05
BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """All metrics of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "patolli_requests", "Requests that were answered", ["route", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "patolli_request_seconds", "How long answers took", ["route"], buckets=BUCKETS, registry=self.registry
        )
        self.lag = Histogram(
            "patolli_loop_lag_seconds",
            "How late the event loop was: everybody waits as long",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self._tables = Gauge("patolli_tables_in_memory", "Tables in memory", registry=self.registry)
        self._sockets = Gauge("patolli_sockets", "Open sockets", registry=self.registry)
        self._connections = Gauge("patolli_connections", "Open connections, sockets among them", registry=self.registry)
        self._dropped = Gauge(
            "patolli_connections_dropped", "Connections that were refused or ended", ["why"], registry=self.registry
        )
        self._writer = {
            name: Gauge(f"patolli_writer_{name}", f"Of the thread that writes: {words}", registry=self.registry)
            for name, words in (
                ("jobs", "jobs that were committed"),
                ("failed", "jobs that failed"),
                ("transactions", "transactions"),
                ("seconds", "seconds spent on transactions"),
            )
        }

    def text(self, tables: int, sockets: int, connections: Connections, counts: Counts) -> bytes:
        """All metrics in the format that Prometheus reads."""
        self._tables.set(tables)
        self._sockets.set(sockets)
        self._connections.set(len(connections))
        for why, count in connections.dropped.items():
            self._dropped.labels(why).set(count)
        for name, gauge in self._writer.items():
            gauge.set(getattr(counts, name))
        return generate_latest(self.registry)

    async def watch_loop(self) -> None:
        """Keep measuring how late the event loop is."""
        while True:
            start = time.perf_counter()
            await asyncio.sleep(LOOK_EVERY)
            self.lag.observe(max(0.0, time.perf_counter() - start - LOOK_EVERY))
