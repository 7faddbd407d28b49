"""Chance in tests comes from one number, so that a run can be repeated: `PATOLLI_SEED`, 0 by default.

With 0 every run draws the same, everywhere. `make fuzz` (`tests/fuzz.py`) draws with fresh numbers, which it prints.
docs/contributing/README.md lists the kinds of chance.
"""

from __future__ import annotations

import os

import hypothesis
from hypothesis import core
from hypothesis.internal.conjecture import providers
from hypothesis.vendor import pretty
from schemathesis.generation import hypothesis as schemathesis_hypothesis

SEED = int(os.environ.get("PATOLLI_SEED") or 0)
GAMES_PER_SEED = 4_800_000
"""More than any run plays. The number of a random game also determines, by its remainders, how it is played: this one
leaves no remainder."""
FIRST_GAME = GAMES_PER_SEED * SEED
"""The number of the first random game of this run."""


def set_up_hypothesis() -> None:
    """No database, so that no run depends on earlier ones; no deadlines, since machines may be slow."""
    hypothesis.settings.register_profile("fixed", derandomize=True, database=None, deadline=None, print_blob=True)
    hypothesis.settings.register_profile("fuzz", derandomize=False, database=None, deadline=None, print_blob=True)
    hypothesis.settings.load_profile("fuzz" if SEED else "fixed")
    # Newer versions also draw numbers and words found in our modules, in whichever happen to be loaded, so that what a
    # test draws would depend on which tests ran before it.
    if hasattr(providers.HypothesisProvider, "_local_constants"):
        providers.HypothesisProvider._local_constants = providers.Constants()  # type: ignore[assignment]
    # Schemathesis, which pytest loads for all tests, makes Hypothesis print only names: nobody could read what was
    # found. It does so once; afterwards the printer is restored.
    schemathesis_hypothesis.setup()
    core.RepresentationPrinter = pretty.RepresentationPrinter  # type: ignore[misc]


def seeded(test: object) -> None:
    """Let a Hypothesis test draw by the number of this run, if it has one."""
    if SEED and hypothesis.is_hypothesis_test(test):
        hypothesis.seed(SEED)(test)  # type: ignore[arg-type]
