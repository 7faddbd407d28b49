"""What a server can do while games are being compiled: everything, except that bots and hints wait for their games."""

from __future__ import annotations

import asyncio

from patolli.agents.ready.background import Background
from patolli.agents.ready.crew import Progress
from patolli.agents.ready.stages import BOTS
from patolli.engine.game import game_names
from patolli.server.bots.pool import BotPool
from patolli.server.problems import Unavailable

_LOOK = 0.1
"""Seconds between two checks for what has become ready."""


class Readiness:
    """The state of one server process. Without a background, everything is compiled when needed."""

    def __init__(self, background: Background | None) -> None:
        self._background = background

    @property
    def done(self) -> bool:
        """Whether nothing is left to compile."""
        return self._background is None or self._background.done

    def start(self) -> None:
        """Start compiling; returns at once."""
        if self._background is not None:
            self._background.start()

    def close(self) -> None:
        """Stop compiling; unfinished work starts over at the next launch."""
        if self._background is not None:
            self._background.close()

    def want(self, game: str) -> None:
        """Somebody chose this game."""
        if self._background is not None:
            self._background.want(game)

    def is_ready(self, game: str, stage: str) -> bool:
        return self._background is None or self._background.is_ready(game, stage)

    async def wait(self, game: str, stage: str) -> None:
        """Returns when this stage of the game is compiled."""
        while not self.is_ready(game, stage):
            await asyncio.sleep(_LOOK)

    def check(self, game: str, stage: str) -> None:
        """Unavailable, with the time to wait, if somebody would have to wait for it."""
        if not self.is_ready(game, stage):
            left = sum(one.left for one in self.progress() if one.job.game == game)
            raise Unavailable(f"bots are being compiled, once on this machine: about {left:.0f} s left")

    def progress(self) -> list[Progress]:
        """How far compilation has come."""
        return [] if self._background is None else self._background.progress()

    def left(self) -> float:
        """Seconds until everything is ready."""
        return 0.0 if self._background is None else self._background.left()

    async def open(self, pool: BotPool) -> None:
        """Let bots think as soon as those of any game can."""
        while not any(self.is_ready(game, BOTS) for game in game_names()):
            await asyncio.sleep(_LOOK)
        await pool.start()
