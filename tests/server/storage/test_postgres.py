"""The PostgreSQL of the tests must not outlive them."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time

import psycopg

from tests.server.child import PROJECT
from tests.server.postgres import Postgres

STARTING = """
import time
from tests.server.postgres import running
with running() as server:
    print(server.port, server._folder, flush=True)
    time.sleep(600)
"""


def test_a_fresh_database_for_everybody(postgres: Postgres) -> None:
    first, second = postgres.new_database(), postgres.new_database()
    postgres.execute("CREATE TABLE x ()", first)
    postgres.execute("CREATE TABLE x ()", second)
    with psycopg.connect(first) as connection:
        assert connection.execute("SELECT current_database()").fetchone() == (first.rpartition("/")[2],)
    postgres.drop_database(first)
    postgres.drop_database(second)


def test_it_ends_with_tests_that_are_killed(postgres: Postgres) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", STARTING],
        cwd=PROJECT,
        env=os.environ | {"PYTHONPATH": str(PROJECT / "src")},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    port, folder = process.stdout.readline().split()
    socket.create_connection(("127.0.0.1", int(port))).close()
    process.kill()
    process.communicate()
    until = time.monotonic() + 120.0
    while os.path.exists(folder) and time.monotonic() < until:
        time.sleep(0.1)
    assert not os.path.exists(folder)
    with socket.socket() as other:
        assert other.connect_ex(("127.0.0.1", int(port))) != 0
