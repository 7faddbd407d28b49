"""A client for a Patolli server: tables, seats and bots over the network. See docs/remote.md.

`Client` and everything it returns are for asyncio; `patolli.client.blocking` has the same without `await`.
"""

from patolli.client.client import Client, sit
from patolli.client.live import Live
from patolli.client.playing import Decision, Playing, play
from patolli.client.table import SeatClient, TableClient
from patolli.wire.links import Link, read_link, seat_link, table_link
from patolli.wire.messages import BankClock, DaysClock, News, NewSeat

__all__ = [
    "BankClock",
    "Client",
    "DaysClock",
    "Decision",
    "Link",
    "Live",
    "NewSeat",
    "News",
    "Playing",
    "SeatClient",
    "TableClient",
    "play",
    "read_link",
    "seat_link",
    "sit",
    "table_link",
]
