"""Opening the app in the browser of whoever started the server, when it is ready."""

from __future__ import annotations

import http.client
import os
import sys
import threading
import urllib.request
import webbrowser

import msgspec

from patolli.wire.messages import Health

STARTING = 180.0
"""Seconds that the server may take to start."""
ASKING = 2.0
_ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""A wildcard address is not one that a browser can open."""
_direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))


def address(host: str, port: int) -> str:
    """As a browser writes it."""
    host = _ANYWHERE.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def open_when_ready(where: str) -> None:
    """Open the app as soon as the server there answers; nothing waits for it."""
    threading.Thread(target=_open, args=(where, STARTING), daemon=True).start()


def open_if_there(where: str) -> bool:
    """Open the app of a server that is already running there; False if something else is, or nothing."""
    return _open(where, ASKING)


def _open(where: str, seconds: float) -> bool:
    try:
        # The socket listens before the server starts: this is answered as soon as it has.
        with _direct.open(f"{where}health", timeout=seconds) as answer:
            msgspec.json.decode(answer.read(10_000), type=Health)
    except (OSError, http.client.HTTPException, msgspec.MsgspecError):
        return False
    if has_display():
        webbrowser.open(where)
    return True


def has_display() -> bool:
    """Whether a browser would be visible. Without a display, Python would start one in the terminal, over the log."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
