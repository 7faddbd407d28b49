"""Alerts: what a player wants to be told, and where."""

from __future__ import annotations

from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody

from patolli.server.alerts import channels, sending
from patolli.server.http.asking import Here, Id, Who
from patolli.server.http.openapi import PLAYER, refusals
from patolli.server.players.claiming import check_address, own_player
from patolli.server.problems import NotFound
from patolli.wire.messages import AlertChoice, Alerts, ChannelInfo, Confirm, NewMail, NewPush, NewWebhook, Stopped


@get("/alerts", summary="How I am told that it is my turn", security=[PLAYER], responses=refusals(401))
async def look(caller: Who, hall: Here) -> Alerts:
    return await channels.look(hall, await own_player(hall, caller))


@put("/alerts", summary="When I want to be told", security=[PLAYER], responses=refusals(401, body=True))
async def choose(data: JSONBody[AlertChoice], caller: Who, hall: Here) -> Alerts:
    player = await own_player(hall, caller)
    await channels.choose(hall, player, data)
    return await channels.look(hall, player)


@post(
    "/alerts/channels",
    summary="Add a channel; a mail address has to be confirmed first",
    security=[PLAYER],
    responses=refusals(401, 409, body=True),
)
async def add(data: JSONBody[NewWebhook | NewMail | NewPush], caller: Who, hall: Here) -> ChannelInfo:
    player = await own_player(hall, caller)
    if isinstance(data, NewMail):
        check_address(hall, caller)
    info, token = await channels.add(hall, player, data)
    if token is not None:
        language = (await channels.look(hall, player)).language
        await sending.ask(hall, player, info.id, token, language)
        info = channels.channel_info(await channels.own_channel(hall, player, info.id))
    return info


@delete("/alerts/channels/{channel:str}", summary="Remove a channel", security=[PLAYER], responses=refusals(401, 404))
async def remove(channel: FromPath[str], caller: Who, hall: Here) -> None:
    await channels.remove(hall, await own_player(hall, caller), channel)


@post(
    "/alerts/channels/{channel:str}/test",
    summary="Send a test there, and report the outcome",
    status_code=200,
    security=[PLAYER],
    responses=refusals(401, 404),
)
async def test(channel: FromPath[str], caller: Who, hall: Here) -> ChannelInfo:
    return await sending.try_out(hall, await own_player(hall, caller), channel)


@put(
    "/alerts/muted/{id:str}",
    summary="Mute this table",
    status_code=204,
    security=[PLAYER],
    responses=refusals(401, 404),
)
async def mute(id: Id, caller: Who, hall: Here) -> None:
    await channels.mute(hall, await own_player(hall, caller), id, True)


@delete("/alerts/muted/{id:str}", summary="Unmute this table", security=[PLAYER], responses=refusals(401, 404))
async def unmute(id: Id, caller: Who, hall: Here) -> None:
    await channels.mute(hall, await own_player(hall, caller), id, False)


@post(
    "/alerts/confirm",
    summary="Confirm a mail address, with the link sent there",
    status_code=200,
    responses=refusals(404, body=True),
)
async def confirm(data: JSONBody[Confirm], caller: Who, hall: Here) -> Stopped:
    check_address(hall, caller)
    return Stopped(shown=await channels.confirm(hall, data.secret))


@post(
    "/alerts/stop/{token:str}",
    summary="Unsubscribe, with the link in each mail; also for programs (RFC 8058)",
    status_code=200,
    responses=refusals(404),
)
async def stop(token: FromPath[str], caller: Who, hall: Here) -> Stopped:
    check_address(hall, caller)
    if len(token) > 100:
        raise NotFound("this link ends nothing: it is not whole")
    return Stopped(shown=await channels.stop(hall, token))


def routes() -> Router:
    """All of them."""
    handlers = [look, choose, add, remove, test, mute, unmute, confirm, stop]
    return Router("/", route_handlers=handlers, tags=["alerts"])
