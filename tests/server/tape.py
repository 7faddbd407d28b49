"""Everything that one client was ever told, and a search through it for what it must not know.

The search looks for names of tiles and secrets, anywhere in a response: a tile that nobody has seen has no business
there in any form. Which tiles were known when is determined afterwards, from the full record.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import httpx

from patolli.engine.errors import MoveError
from patolli.engine.match import Match

# Not in the middle of a word: a secret may look like anything there.
_WEALTH = re.compile(rb"(?<![\w-])W\d\d(?![\w-])")
_BUILDING = re.compile(rb"(?<![\w-])A[12]-[A-Z]\d(?!\w)")


@dataclass(frozen=True)
class Said:
    """An answer, or a message of the socket, and how many moves had been made then."""

    what: str
    moves: int
    body: bytes


class Tape(httpx.AsyncBaseTransport):
    """The network, with a tape running; for `Client(transport=...)`."""

    def __init__(self) -> None:
        self._network = httpx.AsyncHTTPTransport(verify=False)
        self.said: list[Said] = []
        self.moves = 0
        """To be kept up to date by whoever plays."""

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        response = await self._network.handle_async_request(request)
        body = await response.aread()
        headers = b"\n".join(name + b": " + value for name, value in response.headers.raw)
        path = re.sub(r"/[a-z2-7]{16}", "", request.url.path.removeprefix("/api"))
        # The answer to a turn says what comes of it.
        moves = json.loads(body)["moves"] if path.endswith("/commit") and response.is_success else self.moves
        self.said.append(Said(f"{request.method} {path} {response.status_code}", moves, headers + b"\n\n" + body))
        return httpx.Response(response.status_code, headers=response.headers, content=body)

    async def aclose(self) -> None:
        await self._network.aclose()

    def hear(self, text: str | bytes) -> None:
        """A message of the socket; one that announces a turn comes before the player knows that it was made."""
        new = json.loads(text).get("update")
        moves = self.moves if new is None else max(self.moves, new["at"])
        self.said.append(Said("socket", moves, text.encode() if isinstance(text, str) else text))


class Truth:
    """A whole game, and what was known of it when."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.views = [match.view(None, at) for at in range(len(match) + 1)]
        self._buildings: list[set[str]] = []
        known: set[str] = set()
        for at, view in enumerate(self.views):
            known = known | {tile for tile in view["buildings"] if tile} | self._passing(at)
            self._buildings.append(known)

    def _passing(self, at: int) -> set[str]:
        """Tiles that were laid out and removed by one move: the last turn of an age refills the row, too."""
        if at == 0 or self.views[at]["age"] == self.views[at - 1]["age"]:
            return set()
        before = self.views[at - 1]
        gaps = before["buildings"].count(None) + self.match.moves[at - 1].startswith("build:")
        return set(before["deck"][:gaps])

    def buildings(self, moves: int) -> set[str]:
        """All that have ever been on the board."""
        return self._buildings[moves]

    def wealth(self, moves: int, seat: int | None) -> set[str]:
        """The own tiles, and those that were kept, once everybody has."""
        known: set[str] = set() if seat is None else set(self.match.record()["deal"]["wealth"][seat])
        if moves >= len(self.match.players):
            known |= {tile for one in self.views[moves]["seats"] for tile in one["wealth"]}
        return known

    def foresight(self, said: Said) -> list[bool]:
        """For a preview that draws tiles: whether it shows the true ones."""
        preview: dict[str, Any] = json.loads(said.body.split(b"\n\n", 1)[1])
        match = self.match.fork(said.moves)
        try:
            for token in preview["steps"]:
                match.play(token)
        except MoveError:  # what was hidden made it impossible
            return []
        if match.over or match.view()["deck"] == self.views[said.moves]["deck"]:
            return []
        return [preview["view"]["buildings"] == match.view()["buildings"]]


def leaks(tape: Tape, match: Match, seat: int | None, secrets: Sequence[str], own: str = "") -> list[str]:
    """What a seat (None: a spectator) was told and must not have been, in words. `secrets`: of all seats."""
    found: list[str] = []
    truth = Truth(match)
    forbidden = {form for secret in secrets for form in _forms(secret, secret == own)}
    previews: list[bool] = []
    for said in tape.said:
        if said.moves >= len(match):
            break  # the game is over, and everything is open
        found += [f"{said.what}: a secret or its hash" for form in forbidden if form in said.body]
        for tile in _ids(_WEALTH, said.body) - truth.wealth(said.moves, seat):
            found.append(f"{said.what} after {said.moves} moves: wealth tile {tile}")
        for tile in _ids(_BUILDING, said.body) - truth.buildings(said.moves):
            if "/preview" not in said.what:
                found.append(f"{said.what} after {said.moves} moves: building {tile}")
        found += [f"{said.what}: a deck" for deck in _values(said.body, "deck") if not isinstance(deck, int)]
        if "/preview 200" in said.what:
            previews += truth.foresight(said)
    # A preview draws hidden tiles again. Some of them are the true ones, by chance; but not most of them.
    if sum(previews) >= 2 and 2 * sum(previews) > len(previews):
        found.append(f"{sum(previews)} of {len(previews)} previews knew which tile comes next")
    return found


def _forms(secret: str, own: bool) -> list[bytes]:
    """What a secret looks like, and what is stored of it; its holder may see it."""
    hashed = hashlib.sha256(secret.encode())
    forms = [hashed.hexdigest().encode(), hashed.hexdigest().upper().encode(), hashed.digest()]
    forms += [base64.b64encode(hashed.digest()), base64.urlsafe_b64encode(hashed.digest())]
    return forms if own else [*forms, secret.encode()]


def _ids(pattern: re.Pattern[bytes], body: bytes) -> set[str]:
    return {found.decode() for found in pattern.findall(body)}


def _values(body: bytes, key: str) -> list[Any]:
    """All values of a key, at any depth."""
    try:
        level: list[Any] = [json.loads(body.split(b"\n\n", 1)[-1])]
    except ValueError:
        return []
    found: list[Any] = []
    while level:
        value = level.pop()
        if isinstance(value, dict):
            found += [value[key]] if key in value else []
            level += value.values()
        elif isinstance(value, list):
            level += value
    return found
