"""How much a server can handle: `python -m bench.hosting`, or `make bench ARGS=hosting`. Linux only.

The real server is started, and clients in other processes play random games, four people at each table. Server, clients
and database share this machine, and the table at the end says how much of it each of them used.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import os
import re
import statistics
import tempfile
import time
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table

from bench import hosting_lists, hosting_load
from bench.machine import best_of, calibration, group, memory, named, processor_seconds
from tests.server.postgres import Postgres, running
from tests.server.serving import Server, serving

LAG = "patolli_loop_lag_seconds"
SECONDS = "patolli_request_seconds"
ATTACKS = "experts,hints,stale,lists,chat,half"
COMMIT = 'route="/api/tables/:id/commit"'


class Metrics:
    """What `/metrics` said at one moment."""

    def __init__(self, server: Server) -> None:
        text = httpx.get(f"{server.url}/metrics").text
        self.values: defaultdict[str, float] = defaultdict(float)
        for line in text.splitlines():
            if not line.startswith("#"):
                name, _, value = line.rpartition(" ")
                self.values[name] += float(value)

    def histogram(self, name: str, labels: str = "") -> dict[float, float]:
        """How many were at most this large."""
        found: dict[float, float] = {}
        for key, value in self.values.items():
            if key.startswith(f"{name}_bucket") and labels in key and (upto := re.search(r'le="([^"]+)"', key)):
                found[float(upto[1].replace("+Inf", "inf"))] = value
        return found


def since(before: Metrics, after: Metrics, name: str, labels: str = "") -> dict[float, float]:
    """A histogram of what happened in between."""
    old = before.histogram(name, labels)
    return {upto: count - old.get(upto, 0.0) for upto, count in sorted(after.histogram(name, labels).items())}


def largest(histogram: dict[float, float]) -> str:
    """The bucket of the largest."""
    bounds, counts = list(histogram), list(histogram.values())
    at = bisect_left(counts, counts[-1])
    below = bounds[at - 1] if at else 0.0
    return f"{below * 1000:g} to {bounds[at] * 1000:g} ms" if counts[-1] else "none"


def share(histogram: dict[float, float], part: float) -> float:
    """The quantile in seconds, as far as buckets tell."""
    total, below, known = max(histogram.values(), default=0.0), 0.0, 0.0
    for upto, count in histogram.items():
        if count >= part * total and count > known:
            return below + (upto - below) * (part * total - known) / (count - known)
        below, known = upto, count
    return below


def told(times: Sequence[float]) -> tuple[str, str, str]:
    """How many, their median and their 99th percentile."""
    if len(times) < 2:
        return str(len(times)), "", ""
    cuts = statistics.quantiles(times, n=100)
    return f"{len(times):,}", f"{statistics.median(times) * 1000:.1f} ms", f"{cuts[98] * 1000:.1f} ms"


@contextmanager
def database(wanted: str, folder: Path) -> Generator[tuple[str, Postgres | None]]:
    """The requested URL: a file, or our own PostgreSQL that syncs properly."""
    if wanted == "postgresql":
        with running() as postgres:
            for name in ("fsync", "full_page_writes"):
                postgres.execute(f"ALTER SYSTEM SET {name} = 'on'")
            postgres.execute("SELECT pg_reload_conf()")
            yield postgres.new_database(), postgres
    else:
        yield wanted or f"sqlite:///{folder / 'patolli.db'}", None


def play(options: argparse.Namespace, console: Console) -> None:
    """Measure turns."""
    extra = ["--no-limits", "--workers", str(options.workers), "--durability", options.durability]
    with (
        tempfile.TemporaryDirectory() as name,
        database(options.database, Path(name)) as (url, postgres),
        serving(url, Path(name), *extra) as server,
    ):
        report(options, console, server, postgres is not None)


def report(options: argparse.Namespace, console: Console, server: Server, postgres: bool) -> None:
    assert server._process is not None
    pid = server._process.pid
    spawn = multiprocessing.get_context("spawn")
    holders = [pid] if options.workers == 1 else group(pid)
    empty = memory(holders)
    clients: list[tuple[Any, Any]] = []
    for number in range(options.processes):
        here, there = spawn.Pipe()
        tables = options.tables // options.processes + (number < options.tables % options.processes)
        order = hosting_load.Order(
            "127.0.0.1", server.port, tables, options.clients, options.seconds, options.think, options.plain, number,
            networks="127.1.",  # each table from its own address: waiting work is counted by address
        )  # fmt: skip
        process = spawn.Process(target=hosting_load.run, args=(order, there), daemon=True)
        process.start()
        clients.append((process, here))
    parts = {
        "server": lambda: processor_seconds(group(pid)),
        "clients": lambda: processor_seconds(process.pid for process, _ in clients),
    }
    if postgres:
        parts["PostgreSQL"] = lambda: processor_seconds(named("postgres"))
    time.sleep(2.0 + hosting_load.WARM_UP * options.seconds)
    first, began, used = Metrics(server), time.perf_counter(), {name: part() for name, part in parts.items()}
    time.sleep(options.seconds * (0.95 - hosting_load.WARM_UP))
    seconds = time.perf_counter() - began
    used = {name: part() - used[name] for name, part in parts.items()}
    last, full = Metrics(server), memory(holders)
    found: list[hosting_load.Found] = [pipe.recv() for _, pipe in clients]
    for process, _ in clients:
        process.join()
    times: dict[str, list[float]] = defaultdict(list)
    for one in found:
        for what, taken in one.times.items():
            times[what] += taken
    counted = max(one.seconds for one in found)
    requests = sum(len(taken) for what, taken in times.items() if what != hosting_load.KNOWS)
    table = Table("what", "how many", "median", "99 of 100", title=title(options))
    for column in table.columns[1:]:
        column.justify = "right"
    for what in sorted(times):
        table.add_row(what, *told(times[what]))
    if options.workers == 1:
        own = since(first, last, SECONDS, COMMIT)
        table.add_row(
            "all commits, as the server measures", f"{max(own.values(), default=0):,.0f}",
            f"{share(own, 0.5) * 1000:.1f} ms", f"{share(own, 0.99) * 1000:.1f} ms",
        )  # fmt: skip
    console.print(table)
    console.print(f"{len(times['commit']) / counted:,.0f} turns/s, {requests / counted:,.0f} requests/s")
    console.print(f"{sum(one.announcements for one in found) / options.seconds:,.0f} announcements/s by sockets")
    asked = len(times["commit"]) or 1
    console.print(f"{requests / asked:.1f} requests a turn")
    begun = sum(one.turns for one in found) or 1
    console.print(f"{sum(one.received for one in found) / begun / 1000:.1f} kB a turn, for all clients")
    shares = ", ".join(f"{name} {100 * spent / seconds:.0f} %" for name, spent in used.items())
    console.print(f"of one core each: {shares} ({os.cpu_count()} cores)")
    # Other programs' load changes the number of turns per second; this figure depends on it much less.
    turns = len(times["commit"]) / counted * seconds or 1
    spent = ", ".join(f"{name} {1000 * used[name] / turns:.1f} ms" for name in used)
    console.print(f"processor time a turn: {spent}")
    if options.workers == 1:
        lag = since(first, last, LAG)
        late = {f"over {upto * 1000:g} ms": lag[math.inf] - lag[upto] for upto in (0.05, 0.1)}
        told_late = ", ".join(f"{what} {count:,.0f} times" for what, count in late.items())
        console.print(f"the event loop was late by {largest(lag)} at most; {told_late}, of {lag[math.inf]:,.0f} looks")
        held = last.values["patolli_tables_in_memory"]
        console.print(
            f"memory: {empty / 1e6:.0f} MB at first, {full / 1e6:.0f} MB with {held:.0f} tables: "
            f"{(full - empty) / max(1, held) / 1000:.0f} kB a table"
        )
        jobs, transactions = (
            last.values[f"patolli_writer_{name}"] - first.values[f"patolli_writer_{name}"]
            for name in ("jobs", "transactions")
        )
        console.print(f"{jobs / max(1, transactions):.1f} jobs in a transaction")
    refused = [what for one in found for what in one.refused]
    if refused:
        console.print(f"[red]{len(refused)} requests were refused, the first: {refused[0][:300]}")
    console.print(f"{sum(one.games for one in found)} games were played to the end")


def title(options: argparse.Namespace) -> str:
    kind = "PostgreSQL" if options.database.startswith("postgres") else f"SQLite, durability {options.durability}"
    pace = f"a turn every {options.think:g} s at each table" if options.think else "at full speed"
    how = "which only say that something is new" if options.plain else "which say what is new"
    return (
        f"{options.tables} tables, {options.clients} sockets each, {how}, {pace}; {kind}, {options.workers} worker(s)"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="bench.hosting", description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="that are played at the same time")
    parser.add_argument("--clients", type=int, default=4, help="sockets at each table")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--think", type=float, default=0.0, help="seconds before each turn, on average")
    parser.add_argument(
        "--plain", action="store_true", help="sockets only say that something is new; everybody looks after each turn"
    )
    parser.add_argument("--database", default="", help="a URL; `postgresql` starts one; else a file")
    parser.add_argument("--durability", default="process", choices=["process", "power"])
    parser.add_argument("--workers", type=int, default=1, help="server processes")
    parser.add_argument("--processes", type=int, default=2, help="in which clients play")
    parser.add_argument("--finished", type=int, default=0, help="measure lists instead, with so many finished tables")
    parser.add_argument(
        "--attack",
        nargs="?",
        default="",
        const=ATTACKS,
        help=f"measure honest players alone and beside attacks: {ATTACKS}",
    )
    options = parser.parse_args(arguments)
    console = Console(width=120)
    console.print(f"calibration: {best_of(calibration, 1.0):.1f} million steps/s of a plain Python loop, now")
    if options.finished:
        for finished in (100, options.finished):
            with tempfile.TemporaryDirectory() as name, database(options.database, Path(name)) as (url, _):
                hosting_lists.measure(url, Path(name), finished, console)
    elif options.attack:
        from bench.hosting_attack import beside_attackers  # which uses what is here

        beside_attackers(options, console)
    else:
        play(options, console)


if __name__ == "__main__":
    main()
