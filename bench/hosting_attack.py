"""Honest players beside attackers: `python -m bench.hosting --attack`. Linux only.

People play at tables, and against easy bots, each table from its own address: first alone, then while one other address
does what it can to disturb them. Attackers share this machine with the server, which they would not elsewhere: so they
run at low priority (`os.nice`), and take its time through what they ask for, not by asking.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import multiprocessing
import os
import random
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich.console import Console
from rich.table import Table

from bench import hosting
from bench.hosting_load import WARM_UP, Created, Found, Http, Order, Position, TableLoad
from tests.server.serving import STARTING, Server, serving

GAMES = ("tzolkin", "settlers")
HONEST, BAD = "127.1.", "127.0.0.2"
BOT = "a bot's answer"
EXPERTS, HINTS, SIMULATIONS, STALE, LISTERS, TALKERS, HALF_OPEN = 60, 20, 20_000, 14, 10, 5, 300


# Honest -----------------------------------------------------------------------------------------------------------


class AgainstBot(TableLoad):
    """One person and an easy bot: how long until it is the person's turn again."""

    async def _game(self, count_from: float, until: float) -> None:
        seats = [{"kind": "mine", "name": "Ana"}, {"kind": "bot", "strength": "easy"}]
        made = await self._ask("make", 0, "POST", "tables", "", {"game": self._what, "seats": seats})
        created = msgspec.json.decode(made[1], type=Created)
        path, secret = f"tables/{created.table.id}/", created.keys[0].secret
        await self._watch(created.table.id, path, [secret])
        news = self._sockets[0].news
        while time.perf_counter() < until:
            self._times = self._found.times if time.perf_counter() >= count_from else defaultdict(list)
            start = time.perf_counter()
            position = await self._look_once(path, 0, [secret])
            while position.turn == 1 and time.perf_counter() < until:
                with suppress(TimeoutError):
                    await asyncio.wait_for(news.wait(), 1.0)
                news.clear()
                position = await self._look_once(path, 0, [secret])
            if position.turn != 0:
                break
            self._times[BOT].append(time.perf_counter() - start)
            await asyncio.sleep(self._dice.uniform(0.5, 1.5) * self._order.think)
            await self._turn(path, 0, secret, position)
        await self._end()


async def _honest(order: Order) -> Found:
    found = Found()
    start = time.perf_counter()
    count_from = start + WARM_UP * order.seconds
    people = [TableLoad(order, found, number) for number in range(order.tables)]
    against = [AgainstBot(order, found, order.tables + number) for number in range(order.tables)]
    await asyncio.gather(*(table.play(count_from, start + order.seconds) for table in (*people, *against)))
    found.seconds = time.perf_counter() - count_from
    return found


def honest(order: Order, pipe: Pipe) -> None:
    found = asyncio.run(_honest(order))
    found.times = dict(found.times)
    pipe.send(found)


# Attackers --------------------------------------------------------------------------------------------------------


class Attack:
    """Everything that one address can think of, until the process is ended."""

    def __init__(self, port: int, pipe: Pipe) -> None:
        self._order = Order("127.0.0.1", port, 0, 0, 0.0, 0.0, False, 0)
        self._pipe = pipe
        self.answers: Counter[str] = Counter()
        self._held: list[asyncio.StreamWriter] = []

    async def run(self, kinds: list[str]) -> None:
        tables = await self._make_tables(EXPERTS if "experts" in kinds else 0, HINTS if "hints" in kinds else 0)
        floods = [self._hint(*table) for table in tables]
        if "half" in kinds:
            floods.append(self._half_open())
        if "lists" in kinds:
            floods += [
                self._again(lambda http: self._ask(http, "list", "GET", "tables?limit=50")) for _ in range(LISTERS)
            ]
        if "stale" in kinds or "chat" in kinds:
            old, secret = await self._old_table()
            stale: dict[str, Any] = {"seq": 0, "steps": []}
            say = {"text": "x" * 200}
            if "stale" in kinds:
                floods.append(
                    self._again(
                        lambda http: self._ask(http, "stale", "POST", f"tables/{old}/preview", secret, stale), 1 / STALE
                    )
                )
            if "chat" in kinds:
                floods += [
                    self._again(lambda http: self._ask(http, "chat", "POST", f"tables/{old}/chat", "", say))
                    for _ in range(TALKERS)
                ]
        tasks = [asyncio.ensure_future(one) for one in floods]
        self._pipe.send("attacking")
        while not self._pipe.poll():
            await asyncio.sleep(0.05)
        for task in tasks:
            task.cancel()
        self._pipe.send(dict(self.answers))

    async def _ask(
        self, http: Http, what: str, method: str, path: str, secret: str = "", body: Any = None
    ) -> tuple[int, bytes]:
        answer = await http.ask(method, path, secret, body)
        self.answers[f"{what} {answer[0]}"] += 1
        return answer

    async def _again(self, ask: Callable[[Http], Awaitable[object]], every: float = 0.0) -> None:
        http = Http(self._order, BAD)
        while True:
            with suppress(OSError):
                await ask(http)
            await asyncio.sleep(every)

    async def _make_tables(self, experts: int, hints: int) -> list[tuple[str, str]]:
        """Many tables of experts alone, and some where hints can be requested."""
        http, found = Http(self._order, BAD), list[tuple[str, str]]()
        for number in range(experts):
            seats = [{"kind": "bot", "strength": "expert"}] * 4
            await self._ask(http, "experts", "POST", "tables", "", {"game": GAMES[number % 2], "seats": seats})
        for number in range(hints):
            seats = [{"kind": "mine", "name": "Eve"}] * 2
            made = await self._ask(http, "table", "POST", "tables", "", {"game": GAMES[number % 2], "seats": seats})
            created = msgspec.json.decode(made[1], type=Created)
            for key in created.keys:
                answer = await self._ask(http, "position", "GET", f"tables/{created.table.id}/position", key.secret)
                if msgspec.json.decode(answer[1], type=Position).legal:
                    found.append((created.table.id, key.secret))
        return found

    async def _old_table(self) -> tuple[str, str]:
        """A table with some turns, and the secret of a seat there."""
        http, dice = Http(self._order, BAD), random.Random(0)
        seats = [{"kind": "mine", "name": "Eve"}] * 2
        made = await self._ask(http, "table", "POST", "tables", "", {"game": "settlers", "seats": seats})
        created = msgspec.json.decode(made[1], type=Created)
        path, seq = f"tables/{created.table.id}", 0
        while seq < 25:
            for key in created.keys:
                answer = await self._ask(http, "position", "GET", f"{path}/position", key.secret)
                legal = [choice.token for choice in msgspec.json.decode(answer[1], type=Position).legal]
                steps: list[str] = []
                while legal:
                    steps.append(dice.choice(legal))
                    body = {"seq": seq, "steps": steps}
                    status, content = await self._ask(http, "commit", "POST", f"{path}/commit", key.secret, body)
                    seq += status == 200
                    legal = [] if status == 200 else msgspec.json.decode(content).get("legal") or []
        return created.table.id, created.keys[0].secret

    async def _hint(self, table: str, secret: str) -> None:
        body = {"simulations": SIMULATIONS}
        await self._again(lambda http: self._ask(http, "hint", "POST", f"tables/{table}/hint", secret, body), 0.1)

    async def _half_open(self) -> None:
        """Requests that never end, held for as long as the server lets them."""
        while True:
            self._held = [one for one in self._held if not one.is_closing()]
            while len(self._held) < HALF_OPEN:
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", self._order.port, local_addr=(BAD, 0))
                except OSError:
                    self.answers["half-open refused"] += 1
                    break
                writer.write(b"GET /api/tables HTTP/1.1\r\nHost: ben")
                self._held.append(writer)
                self.answers["half-open"] += 1
            await asyncio.sleep(1.0)


def attack(port: int, kinds: list[str], pipe: Pipe) -> None:
    os.nice(19)
    asyncio.run(Attack(port, pipe).run(kinds))


# Both -------------------------------------------------------------------------------------------------------------


def measured(server: Server, options: argparse.Namespace, number: int) -> tuple[Found, dict[float, float]]:
    """What honest players see, and how late the event loop was."""
    spawn = multiprocessing.get_context("spawn")
    here, there = spawn.Pipe()
    order = Order(
        "127.0.0.1", server.port, options.tables, 4, options.seconds, options.think, False, number, GAMES, HONEST
    )
    process = spawn.Process(target=honest, args=(order, there), daemon=True)
    process.start()
    there.close()  # so that its end is noticed here
    time.sleep(2.0 + WARM_UP * options.seconds)
    first = hosting.Metrics(server)
    found: Found = here.recv()
    process.join()
    return found, hosting.since(first, hosting.Metrics(server), hosting.LAG)


def wait_for_bots(server: Server) -> None:
    """Wait until a quick bot and a slow one have made a turn each: their processes take seconds to start."""
    seats = [{"kind": "bot", "strength": "easy"}, {"kind": "bot", "strength": "hard"}]
    for game in GAMES:
        made = httpx.post(f"{server.url}/api/tables", json={"game": game, "seats": seats}).raise_for_status().json()
        until = time.monotonic() + STARTING
        while httpx.get(f"{server.url}/api/tables/{made['table']['id']}").json()["seq"] < 8:
            if time.monotonic() > until:
                raise SystemExit("the bots of the server do not play: see its log")
            time.sleep(0.2)


def beside_attackers(options: argparse.Namespace, console: Console) -> None:
    """Measure, and print a table."""
    spawn = multiprocessing.get_context("spawn")
    with (
        tempfile.TemporaryDirectory() as name,
        serving(f"sqlite:///{Path(name) / 'patolli.db'}", Path(name), "--bots", "2") as server,
    ):
        wait_for_bots(server)
        quiet, quiet_lag = measured(server, options, 0)
        here, there = spawn.Pipe()
        attacker = spawn.Process(target=attack, args=(server.port, options.attack.split(","), there), daemon=True)
        attacker.start()
        there.close()
        assert here.recv() == "attacking"
        attacked, lag = measured(server, options, 1)
        here.send("enough")
        answers: dict[str, int] = here.recv()
        attacker.join()
    report(options, console, quiet, attacked)
    for what, one in (("quiet", quiet_lag), ("attacked", lag)):
        late = one[math.inf] - one[0.05]
        console.print(f"event loop, {what}: late by over 50 ms at {late:.0f} of {one[math.inf]:.0f} looks")
    console.print(f"attackers: {', '.join(f'{what}: {count:,}' for what, count in sorted(answers.items()))}")
    for what, found in (("quiet", quiet), ("attacked", attacked)):
        if found.refused:
            console.print(f"[red]{what}: {len(found.refused)} honest requests were refused: {found.refused[0][:300]}")


def report(options: argparse.Namespace, console: Console, quiet: Found, attacked: Found) -> None:
    title = (
        f"{options.tables} tables of four people and {options.tables} of one and an easy bot, a turn every "
        f"{options.think:g} s at each, both games; {options.seconds:g} s each"
    )
    table = Table(
        "what", "quiet: median", "95 of 100", "99 of 100", "attacked: median", "95", "99", "99: ratio", title=title
    )
    for column in table.columns[1:]:
        column.justify = "right"
    for what in ("commit", "preview", "position", "position, everybody", "last turn in words", BOT):
        before, after = cuts(quiet.times.get(what, [])), cuts(attacked.times.get(what, []))
        ratio = f"{after[2] / before[2]:.1f}" if before[2] > 0 else ""
        table.add_row(what, *(f"{1000 * one:.1f} ms" for one in (*before, *after)), ratio)
    console.print(table)


def cuts(times: list[float]) -> tuple[float, float, float]:
    """The median, and the 95th and 99th percentiles."""
    if not times:
        return 0.0, 0.0, 0.0
    found = sorted(times)
    median, most, nearly_all = (found[min(len(found) - 1, int(part * len(found)))] for part in (0.5, 0.95, 0.99))
    return median, most, nearly_all
