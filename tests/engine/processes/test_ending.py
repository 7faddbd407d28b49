"""How a process ended, in words."""

import pytest

from patolli.engine.processes.ending import ending


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (None, "ended"),
        (0, "ended with exit code 0"),
        (3, "ended with exit code 3"),
        (-9, "was ended by the signal SIGKILL"),
        (-250, "was ended by the signal 250"),
    ],
)
def test_an_ending_is_told(code: int | None, words: str) -> None:
    assert ending(code) == words
