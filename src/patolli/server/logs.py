"""The log: one line of JSON per event on standard error, or plain text on a terminal. Secrets never get here: neither
headers and bodies nor client addresses are logged."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any

import msgspec

FIELDS = ("table", "seq", "seat", "by", "route", "method", "status", "ms", "database", "path")
"""What an event may carry besides its words."""


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    found = {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
    if isinstance(found.get("ms"), float):
        found["ms"] = round(found["ms"], 2)
    return found


class Lines(logging.Formatter):
    """For programs."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "name": record.name,
            "event": record.getMessage().encode("utf-8", "replace").decode(),  # an unpaired surrogate is no character
        }
        line |= _fields(record)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class Words(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        time = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        fields = " ".join(f"{name}={value}" for name, value in _fields(record).items())
        text = f"{time} {record.levelname.lower():7} {record.getMessage()} {fields}".rstrip()
        return f"{text}\n{self.formatException(record.exc_info)}" if record.exc_info else text


def set_up(json: bool | None, verbose: bool) -> None:
    """Send everything to standard error; as JSON unless that is a terminal."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines() if (json if json is not None else not sys.stderr.isatty()) else Words())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("patolli").setLevel(logging.INFO)
    # A line per request is only for troubleshooting.
    logging.getLogger("patolli.server.requests").setLevel(logging.INFO if verbose else logging.WARNING)
