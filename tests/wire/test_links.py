"""Links to tables and seats: made, read, refused; a secret shows up nowhere else. The examples are the app's, too."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec
import pytest

from patolli.wire.links import BadLink, Link, read_link, seat_link, table_link

EXAMPLES: dict[str, Any] = msgspec.json.decode((files("patolli.wire") / "links.json").read_bytes())
SECRET = "z4_DUbkRkzbMwWNq7Vp1Y-hxeqvqctFQEHfQD1E1yag"


def as_link(example: dict[str, Any]) -> Link:
    return Link(**{name: value for name, value in example.items() if name != "link"})


@pytest.mark.parametrize("example", EXAMPLES["read"], ids=lambda one: one["link"])
def test_what_is_made_can_be_read(example: dict[str, Any]) -> None:
    link = as_link(example)
    assert read_link(example["link"]) == link
    for url in (link.url, f"{link.url}/"):
        if link.seat is None or link.secret is None:
            assert table_link(url, link.table) == example["link"]
        else:
            assert seat_link(url, link.table, link.seat, link.secret) == example["link"]


@pytest.mark.parametrize("example", EXAMPLES["also_read"], ids=lambda one: one["link"])
def test_what_browsers_show_is_read(example: dict[str, Any]) -> None:
    assert read_link(example["link"]) == as_link(example)


@pytest.mark.parametrize("link", [*EXAMPLES["refused"], "abcdefghij234567", "/t/abcdefghij234567", "ftp://host/t/abcdefghij234567",
                                  f"http://ho st/t/abcdefghij234567#0:{SECRET}"])  # fmt: skip
def test_what_is_no_link(link: str) -> None:
    with pytest.raises(BadLink, match="copy the whole of it") as caught:
        read_link(link)
    assert SECRET not in str(caught.value)


def test_the_secret_is_behind_the_hash_and_not_shown() -> None:
    link = seat_link("http://host", "abcdefghij234567", 1, SECRET)
    assert SECRET not in link.split("#")[0]
    assert SECRET not in repr(read_link(link))
