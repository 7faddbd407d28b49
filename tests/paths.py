"""Where the things that tests read are."""

from pathlib import Path

TESTS = Path(__file__).resolve().parent
PROJECT = TESTS.parent
RECORDS = TESTS / "records"
TZOLKIN_DATA = PROJECT / "src" / "patolli" / "games" / "tzolkin" / "data"
SETTLERS_DATA = PROJECT / "src" / "patolli" / "games" / "settlers" / "data"
CHAPEL = TESTS / "games" / "settlers" / "files" / "chapel.json"
"""A user's card file."""
