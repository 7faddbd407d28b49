"""Which clients count as one: limits go by network, since whoever has one IPv6 address has a whole network of them."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

LONGEST = 60
"""Characters that are kept of what is no address: an IPv6 address has 45 at most."""
_ONE_HOME = 64
"""Bits of an IPv6 address that tell one home, or one rented machine, from another."""


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """An IPv4 address as it is, also if it is written as IPv6; of an IPv6 address its network of 64 bits; of anything
    else the beginning."""
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
