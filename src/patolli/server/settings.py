"""What the operator of a server chooses, and the limits that protect it."""

from __future__ import annotations

from typing import Literal

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All of it can be sent to another process as JSON."""

    database: str
    """A URL: `sqlite:///FILE` or `postgresql://...`."""
    host: str = "127.0.0.1"
    port: int = 8080
    durability: Literal["process", "power"] = "process"
    """What a confirmed turn survives, with SQLite."""
    workers: int = 1
    """Server processes."""
    bot_processes: int = 2
    bot_seconds: float = 30.0
    """If a bot takes longer, the greedy policy plays its turn."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may open a socket, besides this server's own address."""
    proxy: bool = False
    """Whether there is a proxy in front that passes on clients' addresses."""

    public: str = ""
    """This server's public address, such as `https://games.example.org`, for links in alerts."""
    mail: str = ""
    """The mail server: `smtp://USER:PASSWORD@HOST:587/?from=ADDRESS`, or `smtps://`. Without it no mail is sent."""
    private_alerts: bool = False
    """Whether alerts may go to addresses of this machine and its network: players can then reach what only it can."""

    keep_days: int = 0
    """Finished tables are deleted after this many days; 0: never."""

    limits: bool = True
    """Whether addresses are limited in what they may do."""
    most_body: int = 256 * 1024
    most_record: int = 4 * 1024 * 1024
    most_name: int = 40
    tables_per_address: int = 200
    """New ones per hour."""
    files_per_address: int = 120
    """Card files checked or added, per hour."""
    requests_per_address: int = 200
    """Per second, on average."""
    processor_per_address: float = 0.25
    """Seconds of processor time per second, on average, for answering requests."""
    thinking_per_address: float = 0.25
    """The same for hints, in other processes and with the lowest priority."""
    bytes_per_address: int = 1_000_000
    """Sent and received, per second, on average."""
    bot_tables_per_address: int = 8
    """Where bots play among themselves at the same time; others wait their turn."""
    sockets_per_address: int = 50
    connections_per_address: int = 100
    """At once, including sockets. Does not apply behind a proxy, which brings everybody."""
    most_connections: int = 10_000
    """At once in each process, if the system allows that many files."""
    watched_per_socket: int = 50
    tables_in_memory: int = 2000
    memory_of_tables: int = 256 * 1024 * 1024
    """Bytes; the least recently used are dropped, and read again when needed."""
