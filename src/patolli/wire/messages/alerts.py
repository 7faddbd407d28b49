"""Alerts: how a player is told that it is their turn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from patolli.wire.messages.basics import Answer, Language, Request, SecretRequest

Minutes = Annotated[int, Meta(ge=0, le=1439)]
Url = Annotated[str, Meta(min_length=8, max_length=1000)]
Key = Annotated[str, Meta(min_length=16, max_length=120, pattern="^[A-Za-z0-9_-]+$")]


class AlertChoice(Request):
    """When a player wants to be told."""

    games: Literal["days", "all"] = "days"
    """Games with days for a turn, or all."""
    quiet_from: Minutes | None = None
    """Minutes after midnight, in the time zone: from then on nothing is sent, but held until `quiet_to`."""
    quiet_to: Minutes | None = None
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    """Its name in the time zone database, such as `Europe/Kyiv`."""
    language: Language = "en"
    """Of the messages sent."""


class NewWebhook(Request, tag="webhook", tag_field="kind"):
    url: Url
    """The message sent there is JSON: `text` and `content` for people, the rest for programs."""


class NewMail(Request, tag="mail", tag_field="kind"):
    address: Annotated[str, Meta(min_length=3, max_length=254)]


class NewPush(Request, tag="push", tag_field="kind"):
    """What the browser has given to the app."""

    endpoint: Url
    p256dh: Key
    auth: Key
    label: Annotated[str, Meta(max_length=60)] = ""
    """How its owner recognizes the browser."""


class ChannelInfo(Answer):
    id: str
    kind: Literal["webhook", "mail", "push"]
    shown: str
    """The destination; shortened, since the rest may be a secret."""
    confirmed: bool
    """Whether anything is sent there: a mail address is confirmed by a link first."""
    working: bool
    """Whether it has not failed too often; a test that succeeds makes it work again."""
    last: str
    """The last outcome: a status such as `204`, `sent`, or why nothing was sent. Empty: nothing was sent yet."""
    last_at: int | None


class Alerts(Answer):
    """What only the player is told."""

    games: Literal["days", "all"]
    quiet_from: int | None
    quiet_to: int | None
    zone: str
    language: str
    channels: list[ChannelInfo]
    muted: list[str]
    """Muted tables."""
    mail: bool
    """Whether this server sends mail."""
    push_key: str
    """This server's key for browser push messages."""


class Confirm(SecretRequest):
    secret: Annotated[str, Meta(min_length=20, max_length=100)]
    """From the link in the confirmation mail, or in an unwanted one."""


class Stopped(Answer):
    shown: str
    """Where nothing more is sent."""
