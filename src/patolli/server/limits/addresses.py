"""Which clients count as one: limits apply per network, since anyone with one IPv6 address has a whole network of
them."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

LONGEST = 60
"""Characters kept of something that is not an address: an IPv6 address has 45 at most."""
_ONE_HOME = 64
"""Bits of an IPv6 address that distinguish one home, or one rented machine, from another."""


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """An IPv4 address as it is, even if written as IPv6; the 64-bit network of an IPv6 address; the beginning of
    anything else."""
    text = address[:LONGEST]
    try:
        found = ipaddress.ip_address(text.strip().strip("[]").partition("%")[0])
    except ValueError:
        return text
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found), _ONE_HOME), strict=False))
