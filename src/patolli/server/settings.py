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
    """What an acknowledged turn survives, with SQLite."""
    workers: int = 1
    """Server processes."""
    bot_processes: int = 2
    bot_seconds: float = 30.0
    """Longer, and a bot's turn is played by the greedy policy."""
    origins: tuple[str, ...] = ()
    """Where else web pages may open a socket from, besides this server's own address."""
    proxy: bool = False
    """Whether a proxy stands in front, which tells the address of clients."""

    keep_days: int = 0
    """After so many days finished tables are deleted; 0: never."""

    limits: bool = True
    """Whether addresses are limited in what they may do."""
    most_body: int = 256 * 1024
    most_record: int = 4 * 1024 * 1024
    most_name: int = 40
    tables_per_address: int = 200
    """New ones in an hour."""
    requests_per_address: int = 200
    """Per second, on average."""
    processor_per_address: float = 0.25
    """Seconds of processor time per second, on average, for answering requests."""
    thinking_per_address: float = 0.25
    """The same for hints, in other processes and below everything else."""
    bytes_per_address: int = 1_000_000
    """Sent and received, per second, on average."""
    bot_tables_per_address: int = 8
    """Where bots play among themselves at the same time; others wait for their turn."""
    sockets_per_address: int = 50
    connections_per_address: int = 100
    """At once, sockets among them. Behind a proxy, which brings everybody, this does not count."""
    most_connections: int = 10_000
    """At once in each process, if the system allows so many files."""
    watched_per_socket: int = 50
    tables_in_memory: int = 2000
    memory_of_tables: int = 256 * 1024 * 1024
    """Bytes; those that nobody has used for the longest time are read again when they are."""
