"""Receivers of alerts in tests: a web server and a mail server, both real, on this machine."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import cast


@dataclass
class Request:
    line: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Web:
    """Answers every request with the next of `statuses`, or the last of them."""

    port: int = 0
    statuses: list[int] = field(default_factory=lambda: [204])
    got: list[Request] = field(default_factory=list[Request])
    location: str = ""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook/SECRET-TOKEN"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (one.partition(":") for one in lines if one)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.got.append(Request(line, headers, body))
        status = self.statuses.pop(0) if len(self.statuses) > 1 else self.statuses[0]
        more = f"Location: {self.location}\r\n" if self.location else ""
        writer.write(f"HTTP/1.1 {status} Well\r\nContent-Length: 0\r\n{more}Connection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@dataclass
class Mails:
    """Accepts mail; `refuse` are addresses that it does not know."""

    port: int = 0
    refuse: tuple[str, ...] = ()
    got: list[EmailMessage] = field(default_factory=list[EmailMessage])
    to: list[str] = field(default_factory=list[str])

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 test\r\n")
        while line := (await reader.readline()).decode().strip():
            verb = line.upper()
            if verb.startswith("RCPT") and any(one in line for one in self.refuse):
                writer.write(b"550 nobody\r\n")
            elif verb.startswith("RCPT"):
                self.to.append(line.partition("<")[2].partition(">")[0])
                writer.write(b"250 ok\r\n")
            elif verb == "DATA":
                writer.write(b"354 go on\r\n")
                raw = (await reader.readuntil(b"\r\n.\r\n"))[:-3]
                self.got.append(cast(EmailMessage, message_from_bytes(raw, policy=default)))
                writer.write(b"250 ok\r\n")
            elif verb == "QUIT":
                writer.write(b"221 bye\r\n")
                break
            else:
                writer.write(b"250 ok\r\n")
        writer.close()

    def url(self, more: str = "") -> str:
        return f"smtp://127.0.0.1:{self.port}/?from=games@patolli.example&tls=none{more}"
