"""Links of tables and seats: made, read, refused; a secret shows up nowhere else."""

from __future__ import annotations

import pytest

from patolli.client import Link, read_link, seat_link, table_link
from patolli.client.errors import BadLink

SECRET = "z4_DUbkRkzbMwWNq7Vp1Y-hxeqvqctFQEHfQD1E1yag"


@pytest.mark.parametrize(
    "url", ["http://127.0.0.1:8080", "https://example.org", "https://example.org/games", "http://[::1]:9"]
)
def test_what_is_made_can_be_read(url: str) -> None:
    for address in (url, f"{url}/"):
        assert table_link(address, "abcdefghij234567") == f"{url}/#/table/abcdefghij234567"
        assert read_link(table_link(address, "abcdefghij234567")) == Link(url, "abcdefghij234567")
        assert read_link(f" {seat_link(address, 'abcdefghij234567', SECRET)}\n") == Link(
            url, "abcdefghij234567", SECRET
        )


@pytest.mark.parametrize(
    "link",
    [
        "", "abcdefghij234567", "http://host", "http://host/#/", "http://host/#/table/", "http://host/table/abc",
        "host/#/table/abc", "ftp://host/#/table/abc", "http://host/#/table/a/b", f"http://host/#/seat/{SECRET}",
        f"http://host/#/seat/abc/{SECRET}/more", f"http://host/#/seat/abc/{SECRET}?x",
        f"http://ho st/#/seat/abc/{SECRET}", f"http://host/?secret={SECRET}#/table/abc",
    ],
)  # fmt: skip
def test_what_is_no_link(link: str) -> None:
    with pytest.raises(BadLink, match="copy the whole of it") as caught:
        read_link(link)
    assert SECRET not in str(caught.value)


def test_the_secret_is_behind_the_hash_and_not_shown() -> None:
    link = seat_link("http://host", "abc", SECRET)
    assert SECRET not in link.split("#")[0]
    assert SECRET not in repr(read_link(link))
