"""Where the things are that tests read."""

from pathlib import Path

TESTS = Path(__file__).resolve().parent
PROJECT = TESTS.parent
RECORDS = TESTS / "records"
TZOLKIN_DATA = PROJECT / "src" / "patolli" / "games" / "tzolkin" / "data"
SETTLERS_DATA = PROJECT / "src" / "patolli" / "games" / "settlers" / "data"
CHAPEL = TESTS / "games" / "settlers" / "files" / "chapel.json"
"""A card file of a user."""
