"""A page under watch: whatever goes wrong in it is noted, and fails the test."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from weakref import WeakKeyDictionary

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response, WebSocket

_NOTE_VIOLATIONS = """
addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
  console.error(`violation of ${effectiveDirective}: ${blockedURI} in ${sourceFile}:${lineNumber}`));
"""


class Watch:
    """What went wrong in the pages of a context."""

    def __init__(self, context: BrowserContext) -> None:
        self.troubles: list[str] = []
        _watches[context] = self
        self.forgives = False
        context.add_init_script(_NOTE_VIOLATIONS)
        context.on("page", self._watch)

    def _watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._note(f"error: {error} {error.stack}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("crash", lambda _: self._note("the page crashed"))
        page.on("websocket", self._socket)

    def _note(self, text: str) -> None:
        if not self.forgives:
            self.troubles.append(text)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"console: {message.text} ({message.location.get('url', '')})")

    def _failed(self, request: Request) -> None:
        # A page that is left abandons its requests.
        if "ERR_ABORTED" not in (request.failure or ""):
            self._note(f"failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"answered {response.status}: {response.url}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("socketerror", lambda error: self._note(f"socket: {error}"))


_watches: WeakKeyDictionary[BrowserContext, Watch] = WeakKeyDictionary()


@contextmanager
def forgiving(page: Page) -> Generator[None]:
    """While something is broken on purpose."""
    watch = _watches[page.context]
    watch.forgives = True
    try:
        yield
    finally:
        watch.forgives = False
