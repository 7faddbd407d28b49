"""Where and when a player wants to be told. Only the player can ask for it, and can stop it at any time."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey
from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from patolli.server.alerts import mail, push
from patolli.server.alerts.outside import Failed, check_url
from patolli.server.alerts.quiet import zone_of
from patolli.server.hall.hall import Hall
from patolli.server.identity import digest, new_id, new_secret, now
from patolli.server.limits.guard import Bucket
from patolli.server.players.claiming import Player
from patolli.server.problems import BadRequest, NotFound, NotNow, TooMuch
from patolli.server.storage import schema
from patolli.wire.messages import AlertChoice, Alerts, ChannelInfo, NewMail, NewPush, NewWebhook

MOST = {"webhook": 3, "mail": 2, "push": 10}
"""Per player; a new browser replaces the oldest."""
CONFIRMED_WITHIN = 24 * 3600 * 1000
MOST_FAILURES = 20
"""In a row: after that, nothing is sent there until a test succeeds."""
_WORDS = {
    "bad-address": "no message can be sent to this address: write a whole one, such as https://example.org/hook",
    "bad-keys": "these are not the keys of a browser",
}


@dataclass
class Office:
    """What one server process knows for alerts."""

    unsubscribing: bytes
    """Makes and recognizes the links that end a channel."""
    key: EllipticCurvePrivateKey
    """This server's key, for push messages."""
    post: mail.Post | None
    tests: Bucket = field(default_factory=lambda: Bucket(10 / 3600, 10))
    """Tests and new channels of one player: each sends something at once."""
    letters: Bucket = field(default_factory=lambda: Bucket(3 / 86_400, 3))
    """Confirmation mails, by the address that gets them."""
    told: Bucket = field(default_factory=lambda: Bucket(60 / 3600, 60))
    """Alerts of one player."""


_offices: WeakKeyDictionary[Hall, Office] = WeakKeyDictionary()


async def office(hall: Hall) -> Office:
    """Made when first needed; the keys are in the database, shared by all processes."""
    if hall not in _offices:
        unsubscribing, key = await hall.write(_keys)
        settings = hall.settings
        post = mail.read_mail(settings.mail) if settings.mail and settings.public else None
        _offices[hall] = Office(bytes.fromhex(unsubscribing), push.read_key(key), post)
    return _offices[hall]


def _keys(connection: Connection) -> tuple[str, str]:
    k = schema.keys
    add = _insert(connection)(k)
    new = [{"name": "alerts", "value": secrets.token_hex(32)}, {"name": "push", "value": push.new_key()}]
    connection.execute(add.values(new).on_conflict_do_nothing())
    found = {
        row.name: row.value for row in connection.execute(select(k).where(k.c.name.in_([one["name"] for one in new])))
    }
    return found["alerts"], found["push"]


def _insert(connection: Connection) -> Any:
    return postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert


def stop_token(known: Office, channel: str) -> str:
    """The token in the link that ends a channel. It can do nothing else."""
    return channel + hmac.new(known.unsubscribing, channel.encode(), hashlib.sha256).hexdigest()[:32]


# What a player wants


async def look(hall: Hall, player: Player) -> Alerts:
    """Everything a player has chosen."""
    known = await office(hall)

    def job(connection: Connection) -> Alerts:
        a, c, m = schema.alerts, schema.channels, schema.mutes
        chosen = connection.execute(select(a).where(a.c.player == player.id)).mappings().first()
        choice = AlertChoice() if chosen is None else _choice(chosen)
        rows = connection.execute(select(c).where(c.c.player == player.id).order_by(c.c.created, c.c.id)).mappings()
        muted = connection.execute(select(m.c.table).where(m.c.player == player.id).order_by(m.c.table)).scalars()
        return Alerts(
            **msgspec.structs.asdict(choice),
            channels=[channel_info(row) for row in rows],
            muted=list(muted),
            mail=known.post is not None,
            push_key=push.encoded(push.public_part(known.key)),
        )

    return await hall.read(job)


def _choice(row: RowMapping) -> AlertChoice:
    return AlertChoice(**{name: row[name] for name in AlertChoice.__struct_fields__})


def channel_info(row: RowMapping) -> ChannelInfo:
    return ChannelInfo(
        id=row["id"],
        kind=row["kind"],
        shown=shown(row),
        confirmed=row["confirmed"] is not None,
        working=row["failures"] < MOST_FAILURES,
        last=row["last"],
        last_at=row["last_at"],
    )


def shown(row: RowMapping) -> str:
    """Enough to recognize it. The rest of a chat's address is itself a secret."""
    if row["kind"] == "mail":
        name, _, host = row["address"].rpartition("@")
        return f"{name[:1]}…@{host}"
    if row["kind"] == "push" and row["details"].get("label"):
        return row["details"]["label"]
    parts = urlsplit(str(row["address"]))
    return f"{parts.scheme}://{parts.netloc}/…"


async def choose(hall: Hall, player: Player, body: AlertChoice) -> None:
    if zone_of(body.zone) is None:
        raise BadRequest("there is no such time zone: use a name such as Europe/Kyiv", field="zone")
    if (body.quiet_from is None) != (body.quiet_to is None):
        raise BadRequest("quiet hours have a beginning and an end", field="quiet_to")
    values = msgspec.structs.asdict(body)

    def job(connection: Connection) -> None:
        new = _insert(connection)(schema.alerts).values(player=player.id, **values)
        connection.execute(new.on_conflict_do_update(index_elements=["player"], set_=values))

    await hall.write(job)


async def mute(hall: Hall, player: Player, table: str, muted: bool) -> None:
    """Mute a table where a player sits, or unmute it."""
    m, s = schema.mutes, schema.seats

    def job(connection: Connection) -> None:
        connection.execute(delete(m).where(m.c.player == player.id, m.c.table == table))
        if not muted:
            return
        if connection.execute(select(s.c.seat).where(s.c.table == table, s.c.player == player.id)).first() is None:
            raise NotFound("you have no seat at such a table")
        connection.execute(insert(m).values(player=player.id, table=table))

    await hall.write(job)


# Channels


async def add(hall: Hall, player: Player, body: NewWebhook | NewMail | NewPush) -> tuple[ChannelInfo, str | None]:
    """A new channel; for mail, also the token of the confirmation link."""
    known = await office(hall)
    kind, address, details = _checked(known, body, hall.settings.private_alerts)
    pace(known.tests, player.id)
    token = None
    if kind == "mail":
        pace(known.letters, address.casefold())
        token = new_secret()
    at = now()
    row: dict[str, Any] = {
        "id": new_id(), "player": player.id, "kind": kind, "address": address, "details": details, "created": at,
        "confirmed": None if token else at, "token": digest(token) if token else None, "failures": 0, "last": "",
        "last_at": None,
    }  # fmt: skip

    def job(connection: Connection) -> RowMapping:
        c = schema.channels
        same = select(c.c.id).where(c.c.player == player.id, c.c.kind == kind, c.c.address == address)
        old = list(connection.execute(same).scalars())
        others = select(c.c.id).where(c.c.player == player.id, c.c.kind == kind, c.c.id.not_in(old))
        kept = list(connection.execute(others.order_by(c.c.created)).scalars())
        if len(kept) >= MOST[kind]:
            if kind != "push":
                raise NotNow(f"you have {MOST[kind]} of these already: remove one first")
            old += kept[: len(kept) - MOST[kind] + 1]
        _remove(connection, old)
        connection.execute(insert(c).values(**row))
        return connection.execute(select(c).where(c.c.id == row["id"])).mappings().one()

    return channel_info(await hall.write(job)), token


def _checked(known: Office, body: NewWebhook | NewMail | NewPush, private: bool) -> tuple[str, str, dict[str, str]]:
    """Kind, address and details; BadRequest."""
    try:
        if isinstance(body, NewWebhook):
            check_url(body.url)
            return "webhook", body.url, {}
        if isinstance(body, NewPush):
            check_url(body.endpoint, secure=not private)
            push.check_browser(body.p256dh, body.auth)
            label = " ".join(body.label.split())
            return "push", body.endpoint, {"p256dh": body.p256dh, "auth": body.auth, "label": label}
    except Failed as failed:
        raise BadRequest(_WORDS[failed.word], why=failed.word) from None
    if known.post is None:
        raise NotNow("this server sends no mail: choose another way")
    if not mail.is_address(body.address):
        raise BadRequest("this is not an email address: write one such as ana@example.org", field="address")
    return "mail", body.address, {}


def pace(bucket: Bucket, key: str) -> None:
    if wait := bucket.take(key):
        raise TooMuch(f"too often: try again in {max(wait, 60) / 60:.0f} minutes", wait)


async def own_channel(hall: Hall, player: Player, id: str) -> RowMapping:
    c = schema.channels
    query = select(c).where(c.c.id == id, c.c.player == player.id)
    found = await hall.read(lambda connection: connection.execute(query).mappings().first())
    if found is None:
        raise NotFound("you have no such channel: it was removed")
    return found


async def remove(hall: Hall, player: Player, id: str) -> None:
    await own_channel(hall, player, id)
    await hall.write(lambda connection: _remove(connection, [id]))


def _remove(connection: Connection, ids: list[str]) -> None:
    connection.execute(delete(schema.deliveries).where(schema.deliveries.c.channel.in_(ids)))
    connection.execute(delete(schema.channels).where(schema.channels.c.id.in_(ids)))


def forget(connection: Connection, id: str) -> None:
    """For a browser that is gone."""
    _remove(connection, [id])


async def confirm(hall: Hall, token: str) -> str:
    """Whoever has the link that was sent reads mail there. Returns the address, shortened."""
    c, at = schema.channels, now()
    fresh = c.c.token == digest(token), c.c.created > at - CONFIRMED_WITHIN

    def job(connection: Connection) -> str:
        row = connection.execute(select(c).where(*fresh)).mappings().first()
        if row is None:
            raise NotFound("this link is too old, or was replaced by another: ask for a new one in your alerts")
        connection.execute(update(c).where(c.c.id == row["id"], c.c.confirmed.is_(None)).values(confirmed=at))
        return shown(row)

    return await hall.write(job)


async def stop(hall: Hall, token: str) -> str:
    """End a channel for whoever has the link from one of its mails. Asking twice is fine."""
    known, id = await office(hall), token[:16]
    if not hmac.compare_digest(stop_token(known, id).encode(), token.encode("utf-8", "replace")):
        raise NotFound("this link ends nothing: it is not whole")
    c = schema.channels

    def job(connection: Connection) -> str:
        row = connection.execute(select(c).where(c.c.id == id)).mappings().first()
        _remove(connection, [id])
        return "" if row is None else shown(row)

    return await hall.write(job)


def tidy(connection: Connection, at: int) -> int:
    """Forget addresses that nobody has confirmed; returns how many."""
    c = schema.channels
    late = c.c.confirmed.is_(None), c.c.created <= at - CONFIRMED_WITHIN
    count = connection.execute(select(func.count()).where(*late)).scalar_one()
    if count:
        _remove(connection, list(connection.execute(select(c.c.id).where(*late)).scalars()))
    return count
