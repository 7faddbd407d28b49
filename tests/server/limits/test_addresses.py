"""Which clients count as one."""

import pytest

from patolli.server.limits.addresses import LONGEST, network_of


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::ffff:c000:207", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        (" 192.0.2.7 ", "192.0.2.7"),
        ("unknown", "unknown"),
        ("", ""),
        ("192.0.2.7:4711", "192.0.2.7:4711"),
    ],
)
def test_network(address: str, network: str):
    assert network_of(address) == network


def test_neighbours_in_one_network_are_one_and_others_are_not():
    assert len({network_of(f"2001:db8:0:1::{number:x}") for number in range(100)}) == 1
    assert len({network_of(f"2001:db8:0:{number:x}::1") for number in range(100)}) == 100


def test_what_is_no_address_stays_short():
    assert len(network_of("x" * 100_000)) == LONGEST
