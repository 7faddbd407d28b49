"""Sending what is due, again and again, a little at a time."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import RowMapping

from patolli.server.alerts import channels, mail, plan, push, telling
from patolli.server.alerts.outside import Failed, post
from patolli.server.hall.hall import Hall
from patolli.server.identity import now
from patolli.server.players.claiming import Player
from patolli.server.storage.writer import Unreachable
from patolli.wire.messages import ChannelInfo

LOOK_EVERY = 2.0
LOOKED_BACK = 24 * 3600 * 1000
"""Milliseconds before this process started: nobody may have been told of turns that began then."""
MARGIN = 60_000
"""Clocks of other processes may be slow."""
TIDY_EVERY = 3600 * 1000
AT_ONCE = 8
GONE = (404, 410)
"""Statuses by which a push service says that a browser no longer wants to be told."""

log = logging.getLogger("patolli.server.alerts")


async def watch(hall: Hall) -> None:
    """Keep checking whose turn it is, and tell those who want to be told."""
    seen, tidy_after = now() - LOOKED_BACK, 0
    while True:
        try:
            at = now()
            await look(hall, seen)
            seen = at - MARGIN
            await deliver(hall)
            if at >= tidy_after:
                await hall.write(lambda connection, at=at: channels.tidy(connection, at))
                await hall.write(plan.tidy)
                tidy_after = at + TIDY_EVERY
        except Unreachable:
            pass  # the writer has logged it
        except Exception:
            log.exception("sending alerts failed")
        await asyncio.sleep(LOOK_EVERY)


async def look(hall: Hall, since: int) -> None:
    """Record what is to be told of turns that began since then."""
    if rows := await hall.read(lambda connection: plan.plan(connection, since)):
        await hall.write(lambda connection: plan.write_down(connection, rows))


async def deliver(hall: Hall) -> None:
    """Send what is due."""
    at = now()
    if not await hall.read(lambda connection: plan.any_due(connection, at)):
        return
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(due: plan.Due) -> None:
        async with gate:
            await _attempt(hall, due)

    await asyncio.gather(*map(one, await hall.write(lambda connection: plan.take(connection, at))))


async def _attempt(hall: Hall, due: plan.Due) -> None:
    known = await channels.office(hall)
    if wait := known.told.take(due.channel["player"]):
        until = now() + round(wait * 1000)
        await hall.write(lambda connection: plan.wait(connection, due, until))
        return
    await _send(hall, due.channel, due.turn, due.language, due)


async def _send(
    hall: Hall, channel: RowMapping, turn: telling.Turn | None, language: str, due: plan.Due | None = None
) -> None:
    """One attempt, and its outcome."""
    id = channel["id"]
    try:
        word = await _sent(hall, channel, turn, language)
        good = word == "sent" or word.startswith("2")
    except Failed as failed:
        word, good = failed.word, False
    if channel["kind"] == "push" and word in map(str, GONE):
        await hall.write(lambda connection: channels.forget(connection, id))
        return
    at = now()
    await hall.write(lambda connection: plan.note(connection, id, word, good, at, due))


async def _sent(hall: Hall, channel: RowMapping, turn: telling.Turn | None, language: str) -> str:
    known, settings = await channels.office(hall), hall.settings
    address, details = channel["address"], channel["details"]
    if channel["kind"] == "webhook":
        body = telling.for_webhook(turn, language, settings.public)
        return str(await post(address, body, {"Content-Type": "application/json"}, settings.private_alerts))
    if channel["kind"] == "push":
        text = telling.for_push(turn, language)
        status = await push.send(
            known.key, settings.public, address, details["p256dh"], details["auth"], text, settings.private_alerts
        )
        return str(status)
    if known.post is None:
        raise Failed("no-mail")
    stop = channels.stop_token(known, channel["id"])
    await mail.send(known.post, telling.for_mail(turn, language, settings.public, address, stop))
    return "sent"


async def try_out(hall: Hall, player: Player, id: str) -> ChannelInfo:
    """Send a test message, for a player who wants to see whether it arrives."""
    channel = await channels.own_channel(hall, player, id)
    known = await channels.office(hall)
    channels.pace(known.tests, player.id)
    if channel["confirmed"] is None:
        return channels.channel_info(channel)
    language = (await channels.look(hall, player)).language
    await _send(hall, channel, None, language)
    return channels.channel_info(await channels.own_channel(hall, player, id))


async def ask(hall: Hall, player: Player, id: str, token: str, language: str) -> None:
    """Send the mail that asks for confirmation."""
    known, channel = await channels.office(hall), await channels.own_channel(hall, player, id)
    assert known.post is not None, "channels of mail are made only with it"
    stop = channels.stop_token(known, id)
    letter = telling.asking(language, hall.settings.public, channel["address"], player.name, token, stop)
    at = now()
    try:
        await mail.send(known.post, letter)
        word, good = "asked", True
    except Failed as failed:
        word, good = failed.word, False
    await hall.write(lambda connection: plan.note(connection, id, word, good, at))
